# The table: what its page says during play. Read by the browser too: placeables and selectors only.

you = ви
you-first = Ви
you-object = ви
white = Бели
black = Црни
bot = бот
you-mark = ви
seat-free = Слободно место
gone = није ту
bar-word = бар
off-word = off
number =
    { $n ->
        [0] нула
        [1] један
        [2] два
        [3] три
        [4] четири
        [5] пет
        [6] шест
        [7] седам
        [8] осам
        [9] девет
        [10] десет
        [11] једанаест
        [12] дванаест
        [13] тринаест
        [14] четрнаест
        [15] петнаест
       *[other] { $n }
    }
# Places and what stands there
board-label = Табла. Стрелицама идете од поља до поља, Enter помера фигуру.
point = поље { $number }
bar-yours = ваш бар
bar-theirs = противников бар
tray-yours = ваше изнете фигуре
tray-theirs = противникове изнете фигуре
bar-white = бар Белог
bar-black = бар Црног
tray-white = изнете фигуре Белог
tray-black = изнете фигуре Црног
place = { $place }, { $checkers }
checkers-none = празно
checkers-count = { $count }
checkers-yours =
    { $n ->
        [1] ваш блот
        [2] две ваше
       *[other] { $count } ваших
    }
checkers-theirs =
    { $n ->
        [1] противников блот
        [2] две противникове
       *[other] { $count } противникових
    }
checkers-white =
    { $n ->
        [1] блот Белог
        [2] две фигуре Белог
        [few] { $count } фигуре Белог
       *[other] { $count } фигура Белог
    }
checkers-black =
    { $n ->
        [1] блот Црног
        [2] две фигуре Црног
        [few] { $count } фигуре Црног
       *[other] { $count } фигура Црног
    }
moves-to = иде на { $to }
moves-hitting = иде на { $to } и избацује
moves-off = износи се
quadrant-home = Ваша кућа: { $checkers }
quadrant-outer = Ваша спољна табла: { $checkers }
quadrant-their-outer = Противникова спољна табла: { $checkers }
quadrant-their-home = Противникова кућа: { $checkers }
dice-swap = Коцкице { $a } и { $b }: замени редослед
dice-done = Коцкице { $a } и { $b }, одигране: покупи их
cube-press = Коцка: дуплирај на { $value }
cube-middle = Коцка у средини, на { $value }
cube-owned =
    Коцка на { $value }, држи је { $you ->
        [true] ваша страна
       *[false] { $who }
    }
# Acts
act-roll = Баци
act-double = Дуплирај
act-confirm_double = Дуплирај на { $value }
act-cancel_double = Не
act-take = Прихвати
act-drop = Одбиј
act-beaver = Дабар
act-raccoon = Ракун
act-otter = Видра
act-done = Готово
act-no_move = Нема потеза: даље
act-undo = Поништи
act-next_game = Следећа партија
act-offer_rematch = Реванш
act-accept_rematch = Прихвати реванш
act-decline_rematch = Не, хвала
act-accept_resignation = Прихвати
act-reject_resignation = Играј даље
act-annul_doubles = Поништи дуплирања
act-annul_doubles-detail = у Крофордовој партији нема дуплирања
act-correct_start = Исправи почетну позицију
act-correct_start-detail = пре четвртог бацања
act-roll_early = Баци пре времена
act-double_early = Дуплирај пре времена
act-double_by_mistake = Дуплирај у Крофордовој партији
act-accept_play = Нека остане
act-challenge = Тражи исправан потез
confirm-double = Дуплирање на { $value }? Притисните поново за потврду.
# The line under the board
status-waiting = Чека се противник.
status-waiting-doubles = Чека се да сви седну.
status-ready = Меч само што није почео.
status-opening = Баците коцкицу за први потез.
status-opening-tie = Обе коцкице показују { $die }: баца се поново.
status-rolling = Коцкице се котрљају.
status-their-roll = На бацању: { $who }.
status-their-play = На потезу: { $who }, { $roll }.
status-doubled = Дуплирање на { $value }. Чека се одговор: { $who }.
status-play = { $roll }: ваш потез.
status-cannot = { $roll }: нема потеза.
status-complete = Притисните Готово или поништите померање.
status-rolled-early =
    { $mover ->
        [you] { $who }: прерано бацање { $roll }. Оно важи, а ви играте знајући га; пре тог потеза та страна не може да дуплира (IRR-07).
        [opponent] Прерано сте бацили { $roll }: бацање важи, противник игра знајући га, а ви не можете да дуплирате (IRR-07).
       *[other] { $who }: прерано бацање { $roll }. Оно важи (IRR-07).
    }
status-doubled-early =
    { $mover ->
        [you] { $who }: прерано дуплирање. Играте знајући за њега, па онда одговарате (CUB-09).
        [opponent] Прерано сте дуплирали: то не може да се повуче (CUB-09).
       *[other] { $who }: прерано дуплирање (CUB-09).
    }
status-shown = Ваш потез може да се оспори док { $who } не баци.
status-challenged = { $who } тражи исправан потез: одиграјте { $roll } поново.
status-their-shown-answer = Потез је одигран ({ $who }). Прихватите га или тражите исправан.
status-their-shown = Потез је одигран ({ $who }). Бацањем га прихватате.
status-resigned =
    Понудили сте предају: { $win ->
        [gammon] гамон
        [backgammon] бекгемон
       *[single] обична партија
    }. Чека се одговор.
status-next-wanted = Чека се противник.
status-rematch-asked = Тражили сте реванш.
status-rematch-offered = Противник жели реванш.
status-closed = Овај сто је затворен.
done-unmoved = Ништа нисте померили. Притисните поново да ипак завршите потез.
roll-early-sure = Противник није завршио. Бацање сада важи онако како кажу правила овог стола. Притисните поново да ипак баците.
double-early-sure = Ово дуплирање је прерано и не може да се повуче (CUB-09). Притисните поново да ипак дуплирате.
not-complete = Потез није потпун: одиграјте све бројеве које можете.
not-now = То сада не може.
dice-used = Обе коцкице су одигране. Поништите да бисте играли другачије.
typing = Потез: { $text }
typed-wrong = „{ $text }” није дозвољен потез.
deadline =
    { $you ->
        [true] Одлучите за { $seconds } с.
       *[false] { $who } има још { $seconds } с за одлуку.
    }
absence = { $who } није ту. Ако повратка не буде за { $left }, можете да затражите победу.
line-open = Веза ради
line-lost = Веза је прекинута. Повезивање…
replay-start = Почетак партије, 0 од { $of }
replay = { $at } од { $of }: { $who } { $roll } { $play }
# Said as it happens
say-sits = За сто седа: { $who }.
say-gone = Веза изгубљена: { $who }.
say-back = Поново ту: { $who }.
say-play = { $who }: бацање { $a }-{ $b }, потез { $play }.
say-play-told = { $who }: { $play }.
say-play-short = { $play }.
say-cannot = { $who }: бацање { $a }-{ $b }, нема потеза.
say-cannot-told = { $who }: нема потеза.
say-roll =
    { $double ->
        [true] Дублет { $a }
       *[false] { $a }-{ $b }
    }; { $n ->
        [0] нема потеза
        [one] { $n } потез
        [few] { $n } потеза
       *[other] { $n } потеза
    }.
say-roll-short = { $a }-{ $b }.
say-their-roll = { $who }: бацање { $a }-{ $b }.
say-complete = Потез је потпун
say-forced = Изнуђено: { $play }.
say-doubles = { $who }: дуплирање на { $value }. Прихватате или одбијате?
say-beaver = { $who }: дабар. Коцка би ишла на { $value }.
say-raccoon = { $who }: ракун. Коцка би ишла на { $value }.
say-otter = { $who }: видра. Коцка би ишла на { $value }.
say-cube =
    Коцка на { $value }, држи је { $you ->
        [true] ваша страна
       *[false] { $who }
    }.
say-cube-middle = Коцка у средини, на { $value }.
say-game = Партија { $game }.
say-crawford = Партија { $game }, Крофордова: без дуплирања.
say-result =
    { $you ->
        [true] Ваша победа
        [lost] Ваш пораз
       *[false] Победа: { $who }
    }, { $win ->
        [gammon] гамон
        [backgammon] бекгемон
       *[single] обична партија
    }{ $ending ->
        [dropped] , одбијено дуплирање
        [resigned] , предаја
        [claimed] , затражена победа
        [flag] , истекло време
        [forfeited] , без борбе
        [adjudicated] , по одлуци
       *[borne_off] { "" }
    }{ $cube ->
        [1] { "" }
       *[other] , коцка на { $cube }
    }, { $points ->
        [one] { $points } поен
        [few] { $points } поена
       *[other] { $points } поена
    }.
say-match-won =
    { $you ->
        [true] Добили сте меч
        [lost] Изгубили сте меч
       *[false] Победник меча: { $who }
    }{ $cause ->
        [flag] , истекло време
        [too_slow] , одлука је предуго трајала
        [absent]
            { $you ->
                [lost] , јер нисте били ту
               *[other] , јер противник није био ту
            }
        [left]
            { $you ->
                [lost] , јер сте отишли
               *[other] , јер је противник отишао
            }
        [resigned] , предаја
        [ruling] , по одлуци
       *[score] { "" }
    }.
say-session-over =
    { $cause ->
        [left] Игра је завршена: играч је отишао.
        [absent] Игра је завршена: играч није био ту.
        [too_slow] Игра је завршена: одлука је предуго трајала.
        [flag] Игра је завршена: играчу је истекло време.
        [resigned] Игра је завршена: играч је предао.
        [ruling] Игра је завршена по одлуци.
        [annulled] Меч је поништен: не рачуна се никоме.
       *[session_over] Игра је завршена.
    }
say-resigns =
    { $who } нуди предају: { $win ->
        [gammon] гамон
        [backgammon] бекгемон
       *[single] обична партија
    }.
say-rejected = Предаја је одбијена: игра се даље.
say-your-turn = Ваш ред: баците.
say-your-turn-cube = Ваш ред: баците или дуплирајте.
say-pips = Пипови: ви { $yours }, противник { $theirs }.
score-money = Резултат { $yours }–{ $theirs }.
points-word = поени
score-stake =
    Резултат { $yours }–{ $theirs }: { $lead ->
        [level] нико никоме не дугује
        [you] у плусу сте { $amount }
        [opponent] противник је у плусу { $amount }
       *[other] { $who }: у плусу { $amount }
    }.
score-match = Резултат { $yours }–{ $theirs } до { $length }.
score-match-stood = Резултат је био { $yours }–{ $theirs } до { $length }.
# Around the board
bar-you = Ви: { $who }
bar-them = Противник: { $who }
pips =
    { $n ->
        [one] { $n } пип
        [few] { $n } пипа
       *[other] { $n } пипова
    }
away = још { $n }
score-of = резултат { $n }
title-game = партија { $game }
title-crawford = Крофорд
no-move = нема потеза
moved-double = дуплирање на { $value }
moved-take = прихваћено
moved-drop = одбијено
moved-beaver = дабар на { $value }
moved-raccoon = ракун на { $value }
moved-otter = видра на { $value }
moved-roll_early = прерано бацање
moved-double_early = прерано дуплирање на { $value }
moved-annul_doubles = дуплирања у Крофордовој партији поништена
moved-correct_start = почетна позиција исправљена
moved-challenge = захтев за исправан потез
game-how =
    { $ending ->
        [dropped] одбијено
        [resigned]
            { $win ->
                [gammon] гамон, предаја
                [backgammon] бекгемон, предаја
               *[single] предаја
            }
        [claimed]
            { $win ->
                [gammon] гамон, на захтев
                [backgammon] бекгемон, на захтев
               *[single] на захтев
            }
        [flag]
            { $win ->
                [gammon] гамон, време
                [backgammon] бекгемон, време
               *[single] време
            }
        [forfeited]
            { $win ->
                [gammon] гамон, без борбе
                [backgammon] бекгемон, без борбе
               *[single] без борбе
            }
        [adjudicated]
            { $win ->
                [gammon] гамон, по одлуци
                [backgammon] бекгемон, по одлуци
               *[single] по одлуци
            }
       *[borne_off]
            { $win ->
                [gammon] гамон
                [backgammon] бекгемон
               *[single] обична
            }
    }
match-decided =
    { $cause ->
        [flag] меч добијен на време
        [too_slow] меч добијен: одлука је предуго трајала
        [absent] меч добијен: противник није био ту
        [left] меч добијен: противник је отишао
        [ruling] меч добијен по одлуци
       *[resigned] меч предат
    }{ $between ->
        [true] { " " }између партија
       *[false] { "" }
    }
plays-count =
    { $n ->
        [one] { $n } дозвољен потез
        [few] { $n } дозвољена потеза
       *[other] { $n } дозвољених потеза
    }
resign-single =
    Предај обичну партију: { $points ->
        [one] { $points } поен
        [few] { $points } поена
       *[other] { $points } поена
    }
resign-gammon = Предај гамон: { $points } поена
resign-backgammon = Предај бекгемон: { $points } поена
resign-match = Предај цео меч
resign-match-sure = Да, предај цео меч
resign-match-no = Не, играј даље
resign-when-done =
    { $win ->
        [gammon] Нудите предају гамона
        [backgammon] Нудите предају бекгемона
       *[single] Нудите предају партије
    } чим завршите потез (END-08). Esc то повлачи.
resign-kind =
    { $win ->
        [gammon] Предај гамон
        [backgammon] Предај бекгемон
       *[single] Предај обичну партију
    }
leave-session = Заврши игру
leave-table = Напусти сто
lookback-game =
    { $match ->
        [1] Партија { $game }
       *[other] Меч { $match }, партија { $game }
    }
lookback-open = Погледај партију { $game }
lookback-unreachable = Партије тренутно не могу да се учитају. Покушајте поново за који тренутак.
copied = Копирано: { $text }
watchers =
    { $n ->
        [one] { $n } посматрач
        [few] { $n } посматрача
       *[other] { $n } посматрача
    }
bot-level = Бот · { $level }
bot-level-beginner = почетник
bot-level-novice = новајлија
bot-level-casual = рекреативац
bot-level-intermediate = средњи
bot-level-advanced = напредни
bot-level-expert = стручњак
bot-level-full = пуна снага
stake-per-point = { $unit } по поену
line-needed = Нема везе: ово ће моћи чим се веза врати.
line-waiting = Још није послато: то што сте урадили шаље се чим се веза врати.
moved-rejected_single = предаја обичне партије: одбијена
moved-rejected_gammon = предаја гамона: одбијена
moved-rejected_backgammon = предаја бекгемона: одбијена
act-double-detail = на { $value }
act-take-detail = игра се за { $asked }
act-drop-detail = губи { $refused }
act-accept_resignation-detail = { $resigned }
resigned-wins = добија { $points }
act-beaver-detail = на { $beaver }
act-raccoon-detail = на { $beaver }
act-otter-detail = на { $beaver }
key-escape = одустајање од започетог; повратак из прегледа ранијих потеза
key-mouse = померање првом коцкицом; десни тастер: другом
key-dice = замена коцкица; кад је потез потпун: готово
key-drag = померање за обе коцкице одједном
invite-copied = Копирано. Пошаљите пријатељу.
invite-select = Копирајте означени линк и пошаљите га пријатељу.
# Why something is refused
refused-clause = { $text } ({ $clause })
refused-closed = Овај сто је затворен.
refused-not-seated = То могу само играчи за овим столом.
refused-seat-taken = То место је заузето.
refused-wrong-invitation = То место чека неког с позивницом.
refused-not-begun = Меч није почео.
refused-no-game = Ниједна партија није у току.
refused-match-over = Меч је завршен.
refused-opponent-left = Противник је отишао.
refused-dice-called = Коцкице се управо бацају.
refused-time-is-up = Време је истекло.
refused-rules = Правила то сада не дозвољавају.
refused-not-opened = Такав сто не постоји.
refused-opened-already = Тај сто већ постоји.
refused-not-allowed = То могу само сервер или директор.
refused-nobody = Прво унесите своје име.
refused-seated-already = Већ имате место овде.
refused-same-player = Не можете играти против себе.
refused-broken-start = Прва партија не може да почне с овим подешавањима.
refused-ready-already = Већ сте рекли да сте спремни.
refused-begun-already = Меч је већ почео.
refused-seats-kept = Места се не мењају пре краја меча.
refused-game-on = Партија није завршена.
refused-match-not-over = Меч није завршен.
refused-no-match = У игри у новац нема меча за предају: предајте партију или напустите сто.
refused-asked-already = То сте већ тражили.
refused-rejected-before = Противник је то одбио; можете понудити поново после следећег бацања.
refused-no-rematch = Реванш није понуђен.
refused-not-that-roll = Карике ланца чека друго бацање.
refused-link-opened = Карика ланца за ово бацање већ је отворена.
refused-no-own-chain = Карике ланца за ово место отвара сервер.
deposit-no-own-chain = Семе се овде може оставити кад ово место запечати сопствени ланац.
deposit-not-the-seed = То семе не припада ланцу који је ово место запечатило.
refused-bad-link = Та карика не одговара ономе што је ово место запечатило.
refused-another-log = Овај прегледач је видео другачији ток меча од овде записаног.
refused-too-long = Текст или списак је предугачак, или је број превелик.
refused-chain-too-long = Ланац има највише 4096 карика.
dice-alarm-commitment = Сервер је променио оно што је запечатио пре меча.
dice-alarm-chains = Ланци запечаћени за овај меч промењени су после његовог почетка.
dice-alarm-start = Једна ваша карика тражена је пре почетка меча.
dice-alarm-ahead = Тражена је карика за бацање { $number }, иако је следеће бацање { $expected }. Серверу би открила будућа бацања.
dice-alarm-log = Сервер сада приказује другачији ток овог меча него раније.
dice-alarm-between = Бацање { $number } је најављено, а пре коцкица се догодило нешто друго.
dice-alarm-twice = Бацање { $number } најављено је други пут, од неког другог или за нешто друго.
dice-alarm-dice = Коцкице на табли нису коцкице из записа.
dice-alarm-lost = Сервер је примио вашу карику за бацање { $number }, а записао је као неотворену.
dice-alarm-escrow = Бацање { $number } записано је као отворено из депозита, а овај прегледач није ништа депоновао.
dice-alarm-proof = Запис о коцкицама није доследан: { $fault }
dice-alarm-refused = Овај прегледач више не отвара карике у овом мечу; замењује их објављена подразумевана вредност, и то се види у запису.
dice-said = Упозорење: { $text }
dice-remark-late = Ваша карика за бацање { $number } послата је { $seconds } с пошто је позив стигао до овог прегледача и више се није рачунала: заменила ју је објављена подразумевана вредност.
dice-remark-away =
    { $n ->
        [one] Док овај прегледач није био на вези, направљено је { $n } бацање: уместо ваше карике узета је објављена подразумевана вредност.
        [few] Док овај прегледач није био на вези, направљена су { $n } бацања: уместо ваших карика узета је објављена подразумевана вредност.
       *[other] Док овај прегледач није био на вези, направљено је { $n } бацања: уместо ваших карика узета је објављена подразумевана вредност.
    }
dice-remark-elsewhere = Ваш удео у овим коцкицама није у овом прегледачу, него у оном у којем сте потврдили спремност. Овде свако ваше бацање мало чека, па користи објављену подразумевану вредност. У другом прегледачу „Настави на другом уређају” даје линк који ваш удео доноси овамо.
dice-remark-house = Овај прегледач ништа не чува, па сервер извлачи и ваш удео у коцкицама.
dice-remark-unsure = Док овај прегледач није био на вези, било је више бацања него што он може да потврди: више не отвара карике у овом мечу, а замењује их објављена подразумевана вредност.
dice-remark-brought = Ваш удео у коцкицама сада је и у овом прегледачу.
dice-right =
    { $rolls ->
        [one] Коцкице проверене: { $rolls } бацање следи из онога што је закључано пре меча и чувано у овом прегледачу.
        [few] Коцкице проверене: сва { $rolls } бацања следе из онога што је закључано пре меча и чувано у овом прегледачу.
       *[other] Коцкице проверене: свих { $rolls } бацања следи из онога што је закључано пре меча и чувано у овом прегледачу.
    }
dice-fits =
    { $rolls ->
        [one] Коцкице проверене: { $rolls } бацање се слаже са записом. Овај прегледач није имао ништа своје за поређење.
        [few] Коцкице проверене: сва { $rolls } бацања се слажу са записом. Овај прегледач није имао ништа своје за поређење.
       *[other] Коцкице проверене: свих { $rolls } бацања се слаже са записом. Овај прегледач није имао ништа своје за поређење.
    }
dice-wrong = Коцкице овог меча не следе из онога што је пре њега закључано.
refused-no-dice = Недостају коцкице за то.
refused-too-many-steps = Потез има највише четири корака.
refused-nothing-changes = То ништа не би променило.
refused-no-clock = Овде нема сата.
refused-break-between-games = Паузе се узимају између партија.
refused-nothing-due = Сада ништа није на реду.
refused-not-absent = Противник није довољно дуго одсутан.
refused-too-fast = Превише захтева: сачекајте тренутак.
refused-not-yours = То вам није дозвољено.
refused-malformed = Сервер то није разумео.
refused-away = Клуб тренутно не може ништа да сачува. Покушајте ускоро; ваш сат за то време не тече.
refused-trouble = Код нас је нешто пошло наопако. Покушајте поново.
clause-END-08 = Предаје се после завршеног потеза, и не више него што партија још може да кошта.
clause-END-09 = Даља бацања би још могла да промене исход.
clause-MOV-01 = То поље држе две или више противникових фигура.
clause-MOV-02 = Сваки број је засебно померање, а ниједно поље између на којем би ова фигура могла да стане није отворено.
clause-MOV-03 = Ниједан број сам за себе није отворен.
clause-MOV-05 = Дублет се игра највише четири пута.
clause-MOV-06 = Две боје никад не деле поље.
clause-MOV-07 = Морају се одиграти оба броја.
clause-MOV-08 = Ако може само један број, мора већи.
clause-MOV-09 = Од дублета се мора одиграти што више бројева.
clause-MOV-10 = Ред губите само кад немате ниједан потез.
clause-HIT-02 = Фигуре с бара морају прве да уђу.
clause-HIT-03 = Поље на које бисте ушли није отворено.
clause-HIT-04 = Мора да уђе што више фигура.
clause-OFF-01 = Износи се тек кад су све ваше фигуре у кући.
clause-OFF-02 = Износи се с поља тог броја.
clause-OFF-03 = Тај број мора да игра фигура с вишег поља.
clause-OFF-04 = Износи се с вашег највишег поља.
clause-OFF-08 = И при изношењу се морају искористити оба броја.
clause-CUB-02 = Коцка није ваша, или су коцкице већ бачене.
clause-CUB-03 = Ништа вам није понуђено.
clause-CUB-04 = Не можете дуплирати двапут заредом.
clause-CUB-06 = Прво се мора одговорити на дуплирање.
clause-CUB-15 = По овим правилима нема тог одговора.
clause-CUB-17 = По овим правилима при овом резултату не можете дуплирати.
clause-MAT-02 = У Крофордовој партији нема дуплирања.
clause-MAT-04 = После Крофордове партије играч у заостатку не дуплира пре свог трећег потеза.
clause-SET-07 = Почетно бацање одлучује ко је први.
clause-SET-08 = Прво баците.
clause-IRR-01 = Приказани потез је дозвољен и важи.
clause-IRR-02 = Ред је завршен.
clause-IRR-05 = Нисте на реду.
clause-OPT-03 = Тога у мечу нема.
# Settings
set-group-board = Табла
set-group-auto = Аутоматска игра
set-group-sound = Звуци
set-group-voice = Читање наглас
set-board = Табла
set-board-noce = Ноче (орах)
set-board-lavagna = Лавања (шкриљац)
set-board-chiaro = Кјаро (висок контраст)
set-board-panno = Пано (зелена чоја)
set-board-marmo = Мармо (мермер)
set-board-lacca = Лака (лак и злато)
set-look = Изглед
set-look-system = Као систем
set-look-light = Светао
set-look-dark = Таман
set-numbers = Бројеви поља
set-numbers-own = Свако од своје куће
set-numbers-absolute = Исти за оба играча (потези се пишу од куће)
set-home = Кућа
set-home-right = Десно
set-home-left = Лево
set-colour = Ваше фигуре
set-colour-light = Светле
set-colour-dark = Тамне
set-speed = Анимација
set-speed-slow = Спора
set-speed-normal = Обична
set-speed-fast = Брза
set-speed-quick = Врло брза
set-speed-none = Без ње
set-arrows = Прикажи последњи потез
set-pips = Прикажи број пипова
set-clocks = Прикажи сатове
set-autoForced = Одиграј потезе који су сасвим изнуђени
set-autoPass = Настави кад нема потеза
set-autoRoll = Баци кад дуплирање није могуће
set-autoBearOff = Износи кад више нема контакта
set-fastForward = Убрзај кад је кућа затворена
set-confirmDouble = Тражи потврду дуплирања
set-soundRoll = Коцкице
set-soundChecker = Фигуре
set-soundHit = Избацивање
set-soundOff = Изношење
set-soundCube = Коцка за дуплирање
set-soundClock = Сат при крају
set-soundTurn = Ваш ред
set-sayRolls = Бацања
set-sayRolls-full = Уз број потеза
set-sayRolls-short = Само коцкице
set-sayRolls-none = Искључено
set-sayPlays = Противникови потези
set-sayPlays-full = Ко, бацање и потез
set-sayPlays-short = Само потез
set-sayPlays-none = Искључено
# Keys
key-go = баци, готово, даље
key-undo = поништи један корак
key-undo-all = поништи цео потез
key-double = дуплирај
key-take = прихвати
key-drop = одбиј
key-beaver = дабар, ракун, видра
key-swap = замени коцкице
key-flip = окрени таблу
key-list = списак потеза; број и Enter играју потез
key-last = поново прикажи последњи потез
key-clocks = прикажи или сакриј сатове
key-pips = прикажи или сакриј пипове
key-quadrants = прочитај таблу четвртину по четвртину
key-type = укуцај потез, па Enter
key-replay = кроз партију, потез по потез
key-board = на таблу
key-help = овај списак
key-bell = на звоно с обавештењима
# Consultation doubles: two who share a side
pair-title = Ваш пар
pair-hand = коцкице: { $who }
pair-away = { $who }: није ту
pair-dice =
    { $you ->
        [true] Коцкице су код вас и играте за своју страну.
       *[false] Коцкице држи { $who } и игра за своју страну.
    }
pair-private = Ово читате само вас двоје.
pair-come-back = Врати се и узми коцкице
pair-leave = Одлазим ({ $who } игра даље)
pair-left = { $who } више није ту. Даље играте сами; повратак је могућ.
pair-you-left = Отишли сте, а { $who } игра даље. Можете да се вратите.
pair-away-note = { $who } није ту. Можете да узмете коцкице.
pair-links-away = Удео ваше стране у коцкицама отвара прегледач који користи { $who }: док он није на вези, свако бацање траје мало дуже.
act-take_dice = Узми коцкице
act-give_dice = Дај коцкице: { $who }
act-advise = Пиши партнеру
status-advise = На потезу: { $who }, { $roll }. Померите фигуре да покажете предлог: { $who }.
status-advise-ready = Покажите овај потез ({ $who }) или га поништите.
say-dice =
    { $you ->
        [true] Коцкице су код вас.
       *[false] Коцкице држи { $who }.
    }
say-partner-left = Партнер више није ту: { $who }.
say-partner-back = Партнер је поново ту: { $who }.
talk-you = Ви
key-talk = пиши партнеру
key-dice-hand = узми коцкице или их дај партнеру
refused-no-partner = Немате партнера за овим столом.
refused-partner-has-dice = Коцкице су код партнера. Узмите их да бисте играли.
refused-partner-missing = Партнер није за столом.
refused-bot-in-pair = Бот игра сам: пар чине две особе.
refused-bad-text = Напишите од 1 до 500 знакова.
# What a side says among itself, here and in a chouette
talk-none = Још нико ништа није рекао.
talk-label-partner = Порука партнеру
talk-play-this = Играј ово
talk-send = Пошаљи
talk-show = Прикажи на табли
talk-hide = Сакриј
act-advise_play = Покажи овај потез
act-propose = Предложи
said-advice = { $who } саветује: { $text }

# The tutor

knob-tutor = Тренер
act-take_back = Врати потез
key-hint = савет
key-take-back = врати потез
tutor-title = Заиста?
tutor-costs =
    { $kind ->
        [play] Овај потез губи { $loss }.
       *[decision] Ова одлука губи { $loss }.
    }
tutor-anyway =
    { $kind ->
        [play] Одиграј
       *[other] Уради то
    }
tutor-show = Покажи шта је боље
tutor-again = Бирај поново
tutor-hint = Савет
tutor-hint-title = Најбољи потези
tutor-hint-play = { $play } { $loss }
tutor-back = Назад за сто
tutor-taken-back =
    { $n ->
        [0] У овом мечу ништа није враћано.
        [one] У овом мечу враћано { $n } пут.
        [few] У овом мечу враћано { $n } пута.
       *[other] У овом мечу враћано { $n } пута.
    }
tutor-cube-no_double = Не дуплирајте.
tutor-cube-double = Дуплирајте.
tutor-cube-too_good = Предобро за дуплирање: играјте даље.
tutor-cube-take = Прихватите.
tutor-cube-drop = Одбијте.
tutor-cube-beaver = Дабар.
tutor-cube-figures = Без дуплирања { $wait }, дуплирање и прихватање { $take }, дуплирање и одбијање { $drop }
tutor-away = Тренер тренутно није доступан; игра иде даље без њега.
say-taken-back = Враћено.
with-tutor = С тренером
refused-no-tutor = За овим столом нема тренера за вас.
refused-nothing-to-take-back = У овој партији нема шта да се врати.
refused-not-for-tutor = Тренер помаже једној особи против бота: без сата, без новца и само с дозвољеним потезима.
refused-tutor-rests = Играте против људи: док то траје, тренер ћути.
refused-nothing-to-advise = Сада немате о чему да одлучујете.

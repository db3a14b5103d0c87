# The table: what its page says during play. Read by the browser too: placeables and selectors only.

you = вие
you-first = Вие
you-object = вас
white = Белите
black = Черните
bot = бот
you-mark = вие
seat-free = Свободно място
gone = отсъства
bar-word = bar
off-word = off
number = { $n ->
    [0] нула
    [1] един
    [2] два
    [3] три
    [4] четири
    [5] пет
    [6] шест
    [7] седем
    [8] осем
    [9] девет
    [10] десет
    [11] единайсет
    [12] дванайсет
    [13] тринайсет
    [14] четиринайсет
    [15] петнайсет
   *[other] { $n }
}
# Places and what stands there
board-label = Дъска. Стрелките водят от капия на капия, Enter мести пул.
point = капия { $number }
bar-yours = вашият бар
bar-theirs = барът на противника
tray-yours = вашите извадени пулове
tray-theirs = извадените пулове на противника
bar-white = барът на белите
bar-black = барът на черните
tray-white = извадените пулове на белите
tray-black = извадените пулове на черните
place = { $place }, { $checkers }
checkers-none = празно
checkers-count = { $count }
checkers-yours = { $n ->
    [1] ваш открит пул
   *[other] { $count } ваши
}
checkers-theirs = { $n ->
    [1] открит пул на противника
   *[other] { $count } на противника
}
checkers-white = { $n ->
    [1] открит пул на белите
   *[other] { $count } на белите
}
checkers-black = { $n ->
    [1] открит пул на черните
   *[other] { $count } на черните
}
moves-to = ход на { $to }
moves-hitting = ход на { $to } с удар
moves-off = изваждане
quadrant-home = Вашето вътрешно поле: { $checkers }
quadrant-outer = Вашето външно поле: { $checkers }
quadrant-their-outer = Външното поле на противника: { $checkers }
quadrant-their-home = Вътрешното поле на противника: { $checkers }
dice-swap = Зарове { $a } и { $b }: размяна
dice-done = Зарове { $a } и { $b }, изиграни: вдигане
cube-press = Куб: контра на { $value }
cube-middle = Куб в средата, на { $value }
cube-owned = Куб на { $value }, държи го { $you ->
    [true] вашата страна
   *[false] { $who }
}

# Acts
act-roll = Хвърлям
act-double = Контра
act-confirm_double = Контра на { $value }
act-cancel_double = Не
act-take = Приемам
act-drop = Отказвам
act-beaver = Бобър
act-raccoon = Енот
act-otter = Видра
act-done = Готово
act-no_move = Няма ход: нататък
act-undo = Връщам
act-next_game = Следваща партия
act-offer_rematch = Реванш
act-accept_rematch = Приемам реванша
act-decline_rematch = Не, благодаря
act-accept_resignation = Приемам
act-reject_resignation = Играем нататък
act-annul_doubles = Анулиране на контрите
act-annul_doubles-detail = в партията на Крауфорд няма контра
act-correct_start = Поправка на подредбата
act-correct_start-detail = преди четвъртото хвърляне
act-roll_early = Хвърлям предварително
act-double_early = Контра предварително
act-double_by_mistake = Контра в партията на Крауфорд
act-accept_play = Нека остане
act-challenge = Искам правилен ход
confirm-double = Контра на { $value }? Натиснете пак за потвърждение.

# The line under the board
status-waiting = Чакаме противника.
status-waiting-doubles = Чакаме всички да седнат.
status-ready = Мачът започва всеки момент.
status-opening = Хвърлете, за да се реши кой започва.
status-opening-tie = И двете страни хвърлиха { $die }: отново.
status-rolling = Заровете се търкалят.
status-their-roll = { $who } хвърля.
status-their-play = { $who } играе { $roll }.
status-doubled = Контра на { $value }. Отговаря { $who }.
status-play = { $roll }: вие сте на ход.
status-cannot = { $roll }: няма ход.
status-complete = Натиснете „Готово“ или върнете преместване.
status-rolled-early = { $mover ->
    [you] { $who } хвърли { $roll } предварително: зарът остава в сила и вие играете, като го знаете. Преди него противникът не може да контрира (IRR-07).
    [opponent] Хвърлихте { $roll } предварително: зарът остава в сила, противникът играе, като го знае, а вие не можете да контрирате (IRR-07).
   *[other] { $who } хвърли { $roll } предварително: зарът остава в сила (IRR-07).
}
status-doubled-early = { $mover ->
    [you] { $who } контрира предварително: играете, като го знаете, и после отговаряте (CUB-09).
    [opponent] Контрирахте предварително: не може да се оттегли (CUB-09).
   *[other] { $who } контрира предварително (CUB-09).
}
status-shown = Ходът ви може да бъде оспорен, докато { $who } не хвърли.
status-challenged = { $who } иска правилен ход: изиграйте { $roll } отново.
status-their-shown-answer = { $who } изигра хода. Оставете го или поискайте правилен ход.
status-their-shown = { $who } изигра хода. С хвърлянето го приемате.
status-resigned = Предложихте да предадете { $win ->
    [gammon] марс
    [backgammon] бекгемън
   *[single] обикновена партия
}. Чакаме отговор.
status-next-wanted = Чакаме противника.
status-rematch-asked = Поискахте реванш.
status-rematch-offered = Противникът предлага реванш.
status-closed = Тази маса е затворена.
done-unmoved = Не преместихте нищо. Натиснете пак, за да завършите хода въпреки това.
roll-early-sure = Противникът не е завършил. За зар, хвърлен сега, важат правилата на тази маса. Натиснете пак, за да хвърлите въпреки това.
double-early-sure = За контра е рано и тя не може да се оттегли (CUB-09). Натиснете пак, за да контрирате въпреки това.
not-complete = Ходът не е завършен: изиграйте колкото числа позволяват правилата.
not-now = Сега не може.
dice-used = И двата зара са изиграни. Върнете преместване, за да играете иначе.
typing = Ход: { $text }
typed-wrong = „{ $text }“ не е правилен ход.
deadline = { $you ->
    [true] Решете до { $seconds } сек.
   *[false] { $who } има още { $seconds } сек за решение.
}
absence = { $who } отсъства. Ако не се върне до { $left }, можете да поискате победата.
line-open = Има връзка
line-lost = Връзката прекъсна. Свързваме се отново…
replay-start = Начало на партията, 0 от { $of }
replay = { $at } от { $of }: { $who } { $roll } { $play }

# Said as it happens
say-sits = { $who } сяда на масата.
say-gone = { $who } изгуби връзката.
say-back = { $who } е отново тук.
say-play = { $who } хвърли { $a }-{ $b } и изигра { $play }.
say-play-told = { $who } играе { $play }.
say-play-short = { $play }.
say-cannot = { $who } хвърли { $a }-{ $b } и няма ход.
say-cannot-told = { $who } няма ход.
say-roll = { $double ->
    [true] Чифт { $a }
   *[false] { $a }-{ $b }
}; { $n ->
    [0] няма ход
    [one] един ход
   *[other] { $n } хода
}.
say-roll-short = { $a }-{ $b }.
say-their-roll = { $who } хвърля { $a }-{ $b }.
say-complete = Ходът е завършен
say-forced = Принудителен ход: { $play }.
say-doubles = { $who } контрира на { $value }. Приемате или отказвате?
say-beaver = { $who } отговаря с бобър: кубът отива на { $value }.
say-raccoon = { $who } отговаря с енот: кубът отива на { $value }.
say-otter = { $who } отговаря с видра: кубът отива на { $value }.
say-cube = Куб на { $value }, държи го { $you ->
    [true] вашата страна
   *[false] { $who }
}.
say-cube-middle = Куб в средата, на { $value }.
say-game = Партия { $game }.
say-crawford = Партия { $game }, партията на Крауфорд: без контра.
say-result = { $you ->
    [true] Печелите
    [lost] Губите
   *[false] { $who } печели
} { $win ->
    [gammon] марс
    [backgammon] бекгемън
   *[single] партията
}{ $ending ->
    [dropped] {" "}след отказана контра
    [resigned] {" "}с предаване
    [claimed] {" "}с предявяване
    [flag] {" "}по време
    [forfeited] {" "}служебно
    [adjudicated] {" "}с решение на съдията
   *[borne_off] {""}
}{ $cube ->
    [1] {""}
   *[other] {" "}с куб на { $cube }
}, { $points ->
    [one] една точка
   *[other] { $points } точки
}.
say-match-won = { $you ->
    [true] Печелите мача
    [lost] Губите мача
   *[false] { $who } печели мача
}{ $cause ->
    [flag] {" "}по време
    [too_slow] , защото решението отне твърде дълго
    [absent] , защото { $you ->
        [lost] ви нямаше
       *[other] противникът не се върна
    }
    [left] , защото { $you ->
        [lost] напуснахте
       *[other] противникът напусна
    }
    [resigned] {" "}с предаване
    [ruling] {" "}с решение на съдията
   *[score] {""}
}.
say-session-over = { $cause ->
    [left] Сесията приключи: единият играч напусна.
    [absent] Сесията приключи: единият играч не се върна.
    [too_slow] Сесията приключи: решението отне твърде дълго.
    [flag] Сесията приключи: времето на единия играч изтече.
    [resigned] Сесията приключи: единият играч се предаде.
    [ruling] Сесията приключи с решение на съдията.
    [annulled] Мачът е анулиран: не се зачита на никого.
   *[session_over] Сесията приключи.
}
say-resigns = { $who } предлага да предаде { $win ->
    [gammon] марс
    [backgammon] бекгемън
   *[single] обикновена партия
}.
say-rejected = Предаването не е прието: играем нататък.
say-your-turn = Ваш ред е: хвърляйте.
say-your-turn-cube = Ваш ред е: хвърляйте или контрирайте.
say-pips = Пипове: вие { $yours }, противникът { $theirs }.
score-money = Резултат { $yours }–{ $theirs }.
points-word = точки
score-stake = Резултат { $yours }–{ $theirs }: { $lead ->
    [level] никой не дължи нищо
    [you] водите с { $amount }
    [opponent] противникът води с { $amount }
   *[other] { $who } води с { $amount }
}.
score-match = Резултат { $yours }–{ $theirs }, мач до { $length }.
score-match-stood = Резултатът беше { $yours }–{ $theirs }, мач до { $length }.

# Around the board
bar-you = Вие: { $who }
bar-them = Противник: { $who }
pips = { $n ->
    [one] { $n } пип
   *[other] { $n } пипа
}
away = до победата { $n }
score-of = резултат { $n }
title-game = партия { $game }
title-crawford = Крауфорд
no-move = няма ход
moved-double = контра на { $value }
moved-take = приета
moved-drop = отказана
moved-beaver = бобър на { $value }
moved-raccoon = енот на { $value }
moved-otter = видра на { $value }
moved-roll_early = хвърляне предварително
moved-double_early = контра предварително на { $value }
moved-annul_doubles = контрите в партията на Крауфорд са анулирани
moved-correct_start = подредбата е поправена
moved-challenge = поискан правилен ход
game-how = { $ending ->
    [dropped] отказана контра
    [resigned] { $win ->
        [gammon] марс, предаване
        [backgammon] бекгемън, предаване
       *[single] предаване
    }
    [claimed] { $win ->
        [gammon] марс, предявен
        [backgammon] бекгемън, предявен
       *[single] предявена
    }
    [flag] { $win ->
        [gammon] марс, по време
        [backgammon] бекгемън, по време
       *[single] по време
    }
    [forfeited] { $win ->
        [gammon] марс, служебно
        [backgammon] бекгемън, служебно
       *[single] служебно
    }
    [adjudicated] { $win ->
        [gammon] марс, с решение
        [backgammon] бекгемън, с решение
       *[single] с решение
    }
   *[borne_off] { $win ->
        [gammon] марс
        [backgammon] бекгемън
       *[single] обикновена
    }
}
match-decided = { $cause ->
    [flag] мачът е спечелен по време
    [too_slow] мачът е спечелен: решението отне твърде дълго
    [absent] мачът е спечелен: противникът не се върна
    [left] мачът е спечелен: противникът напусна
    [ruling] мачът е спечелен с решение на съдията
   *[resigned] мачът е предаден
}{ $between ->
    [true] {" "}между две партии
   *[false] {""}
}
plays-count = { $n ->
    [one] Един възможен ход
   *[other] { $n } възможни хода
}
resign-single = Предаване на обикновена партия: { $points ->
    [one] 1 точка
   *[other] { $points } точки
}
resign-gammon = Предаване на марс: { $points } точки
resign-backgammon = Предаване на бекгемън: { $points } точки
resign-match = Предаване на целия мач
resign-match-sure = Да, предавам целия мач
resign-match-no = Не, играем нататък
resign-when-done = { $win ->
    [gammon] Ще предложите да предадете марс
    [backgammon] Ще предложите да предадете бекгемън
   *[single] Ще предложите да предадете партията
}, щом завършите хода си (END-08). Esc го отменя.
resign-kind = { $win ->
    [gammon] Предаване на марс
    [backgammon] Предаване на бекгемън
   *[single] Предаване на обикновена партия
}
leave-session = Край на сесията
leave-table = Напускане на масата
lookback-game = { $match ->
    [1] Партия { $game }
   *[other] Мач { $match }, партия { $game }
}
lookback-open = Преглед на партия { $game }
lookback-unreachable = В момента партиите не могат да се заредят. Опитайте след малко.
copied = Копирано: { $text }
watchers = { $n ->
    [one] 1 зрител
   *[other] { $n } зрители
}
bot-level = Бот · { $level }
bot-level-beginner = новак
bot-level-novice = начинаещ
bot-level-casual = любител
bot-level-intermediate = среден
bot-level-advanced = напреднал
bot-level-expert = експерт
bot-level-full = пълна сила
stake-per-point = { $unit } на точка
line-needed = Няма връзка: ще стане отново възможно, щом се върне.
line-waiting = Още не е изпратено: направеното тръгва, щом връзката се върне.
moved-rejected_single = предложено предаване на обикновена партия: не е прието
moved-rejected_gammon = предложено предаване на марс: не е прието
moved-rejected_backgammon = предложено предаване на бекгемън: не е прието
act-double-detail = на { $value }
act-take-detail = за { $asked }
act-drop-detail = губи { $refused }
act-accept_resignation-detail = { $resigned }
resigned-wins = печели { $points }
act-beaver-detail = на { $beaver }
act-raccoon-detail = на { $beaver }
act-otter-detail = на { $beaver }
key-escape = отказ от започнатото; обратно от прегледа на предишни ходове
key-mouse = ход с първия зар; десен бутон – с другия
key-dice = размяна на заровете; щом ходът е завършен – готово
key-drag = ход с двата зара наведнъж
invite-copied = Копирано. Изпратете връзката на човека, с когото искате да играете.
invite-select = Копирайте маркираната връзка и я изпратете.

# Why something is refused
refused-clause = { $text } ({ $clause })
refused-closed = Тази маса е затворена.
refused-not-seated = Само играчите на тази маса могат това.
refused-seat-taken = Мястото е заето.
refused-wrong-invitation = Мястото е запазено за човек с покана.
refused-not-begun = Мачът не е започнал.
refused-no-game = В момента няма партия.
refused-match-over = Мачът приключи.
refused-opponent-left = Противникът напусна.
refused-dice-called = Заровете ще бъдат хвърлени всеки момент.
refused-time-is-up = Времето изтече.
refused-rules = Правилата не го позволяват сега.
refused-not-opened = Няма такава маса.
refused-opened-already = Такава маса вече има.
refused-not-allowed = Само сървърът или директорът може това.
refused-nobody = Първо въведете име.
refused-seated-already = Вече имате място тук.
refused-same-player = Не можете да играете срещу себе си.
refused-broken-start = С тези настройки първата партия не може да започне.
refused-ready-already = Вече казахте, че сте готови.
refused-begun-already = Мачът вече започна.
refused-seats-kept = До края на мача местата не се сменят.
refused-game-on = Партията не е приключила.
refused-match-not-over = Мачът не е приключил.
refused-no-match = В играта за пари няма мач за предаване: предайте партията или напуснете.
refused-asked-already = Вече помолихте за това.
refused-rejected-before = Противникът вече отказа; можете да предложите пак след следващото хвърляне.
refused-no-rematch = Не е предложен реванш.
refused-not-that-roll = Звената на веригата ги чака друго хвърляне.
refused-link-opened = Звеното на веригата за това хвърляне вече е отворено.
refused-no-own-chain = Звената на това място ги отваря сървърът.
deposit-no-own-chain = Тук може да се остави начална стойност, след като за това място е фиксирана собствена верига.
deposit-not-the-seed = Тази начална стойност не е от веригата, фиксирана за това място.
refused-bad-link = Това звено не отговаря на фиксираното за това място.
refused-another-log = Този браузър е видял друго развитие на мача, различно от записаното тук.
refused-too-long = Текст или списък е твърде дълъг, или число е твърде голямо.
refused-chain-too-long = Веригата има най-много 4096 звена.
dice-alarm-commitment = Сървърът промени онова, което беше фиксирал преди мача.
dice-alarm-chains = Веригите, фиксирани за този мач, са променени след началото му.
dice-alarm-start = Едно от вашите звена е поискано, преди мачът да започне.
dice-alarm-ahead = Поискано е звеното за хвърляне { $number }, а следващото хвърляне е { $expected }. Така сървърът щеше да узнае бъдещи хвърляния.
dice-alarm-log = Сега сървърът показва друго развитие на този мач, различно от предишното.
dice-alarm-between = Хвърляне { $number } беше обявено, но преди заровете да паднат, стана нещо друго.
dice-alarm-twice = Хвърляне { $number } беше обявено втори път, от друга страна или за друго.
dice-alarm-dice = Заровете на дъската не са заровете в записа.
dice-alarm-lost = Сървърът получи вашето звено за хвърляне { $number }, но записа, че не е отворено.
dice-alarm-escrow = Хвърляне { $number } е записано като отворено от съхранение, но този браузър не е оставял нищо на съхранение.
dice-alarm-proof = Записът на заровете е противоречив: { $fault }
dice-alarm-refused = Този браузър не отваря повече звена в този мач; на тяхно място идва публикуваната резервна стойност и записът го показва.
dice-said = Внимание: { $text }
dice-remark-late = Вашето звено за хвърляне { $number } беше изпратено { $seconds } сек, след като искането стигна до този браузър и вече не се зачете: на негово място дойде публикуваната резервна стойност.
dice-remark-away = { $n ->
    [one] Докато този браузър го нямаше, беше направено едно хвърляне: на мястото на вашето звено дойде публикуваната резервна стойност.
   *[other] Докато този браузър го нямаше, бяха направени { $n } хвърляния: на мястото на вашите звена дойде публикуваната резервна стойност.
}
dice-remark-elsewhere = Вашият дял в тези зарове не е в този браузър, а в онзи, в който започнахте. Тук всяко ваше хвърляне изчаква малко и взема публикуваната резервна стойност. В другия браузър „Продължаване на друго устройство“ дава връзка, която пренася дяла ви тук.
dice-remark-house = Този браузър не пази нищо, затова сървърът тегли и вашия дял от заровете.
dice-remark-unsure = Докато този браузър го нямаше, бяха направени повече хвърляния, отколкото може да потвърди: в този мач той не отваря повече звена и на тяхно място идва публикуваната резервна стойност.
dice-remark-brought = Вашият дял в заровете вече е и в този браузър.
dice-right = { $rolls ->
    [one] Заровете са проверени: единственото хвърляне следва от онова, което беше заключено преди мача и пазено от този браузър.
   *[other] Заровете са проверени: всичките { $rolls } хвърляния следват от онова, което беше заключено преди мача и пазено от този браузър.
}
dice-fits = { $rolls ->
    [one] Заровете са проверени: единственото хвърляне отговаря на записа. Този браузър нямаше нищо свое за сравнение.
   *[other] Заровете са проверени: всичките { $rolls } хвърляния отговарят на записа. Този браузър нямаше нищо свое за сравнение.
}
dice-wrong = Заровете на този мач не следват от онова, което беше заключено преди него.
refused-no-dice = Няма зарове за това.
refused-too-many-steps = Ходът има най-много четири премествания.
refused-nothing-changes = Това не би променило нищо.
refused-no-clock = Тук няма часовник.
refused-break-between-games = Почивки се вземат между партиите.
refused-nothing-due = Сега не се чака нищо.
refused-not-absent = Противникът още не отсъства достатъчно дълго.
refused-too-fast = Твърде много заявки: изчакайте малко.
refused-not-yours = Нямате право на това.
refused-malformed = Сървърът не разбра това.
refused-away = В момента клубът не може да запише нищо. Опитайте след малко; часовникът ви междувременно стои.
refused-trouble = При нас нещо се обърка. Опитайте отново.
clause-END-08 = Предавайте се, след като завършите хода, и не за повече, отколкото партията още може да струва.
clause-END-09 = Следващите хвърляния още могат да променят резултата.
clause-MOV-01 = Тази капия се държи от два или повече пула на противника.
clause-MOV-02 = Всяко число е отделно преместване, а никоя капия по пътя, на която този пул би могъл да спре, не е отворена.
clause-MOV-03 = Нито едно от числата не минава поотделно.
clause-MOV-05 = Чифтът се играе най-много четири пъти.
clause-MOV-06 = Два цвята никога не делят една капия.
clause-MOV-07 = Трябва да се изиграят и двете числа.
clause-MOV-08 = Ако може да се изиграе само едно число, трябва да е по-голямото.
clause-MOV-09 = От чифта трябва да се изиграе колкото е възможно.
clause-MOV-10 = Ходът се губи само когато няма какво да се играе.
clause-HIT-02 = Първо трябва да влязат пуловете от бара.
clause-HIT-03 = Капията, на която бихте влезли, не е отворена.
clause-HIT-04 = Трябва да влязат колкото може повече пулове.
clause-OFF-01 = Вадите само когато всичките ви пулове са прибрани.
clause-OFF-02 = Извадете от капията с това число.
clause-OFF-03 = Това число трябва да го изиграе пул от по-висока капия.
clause-OFF-04 = Извадете от най-високата си капия.
clause-OFF-08 = И при изваждане трябва да се изиграят и двете числа.
clause-CUB-02 = Кубът не е ваш или заровете вече са хвърлени.
clause-CUB-03 = Не ви е предложено нищо.
clause-CUB-04 = Не можете да контрирате два пъти подред.
clause-CUB-06 = Първо трябва да се отговори на контрата.
clause-CUB-15 = Тези правила нямат такъв отговор.
clause-CUB-17 = По тези правила при този резултат не можете да контрирате.
clause-MAT-02 = В партията на Крауфорд няма контра.
clause-MAT-04 = След партията на Крауфорд изоставащият не може да контрира преди третия си ход.
clause-SET-07 = Началният зар решава кой започва.
clause-SET-08 = Първо хвърлете.
clause-IRR-01 = Показаният ход е правилен и остава.
clause-IRR-02 = Ходът е приключил.
clause-IRR-05 = Не сте на ход.
clause-OPT-03 = В мач няма такова нещо.

# Settings
set-group-board = Дъска
set-group-auto = Автоматична игра
set-group-sound = Звуци
set-group-voice = Четене на глас
set-board = Дъска
set-board-noce = Noce (орех)
set-board-lavagna = Lavagna (плоча)
set-board-chiaro = Chiaro (висок контраст)
set-board-panno = Panno (зелено сукно)
set-board-marmo = Marmo (мрамор)
set-board-lacca = Lacca (лак и злато)
set-look = Изглед
set-look-system = Като на системата
set-look-light = Светъл
set-look-dark = Тъмен
set-numbers = Номера на капиите
set-numbers-own = За всеки от своята страна
set-numbers-absolute = Еднакви за двамата (ходовете се пишат от своята страна)
set-home = Вътрешно поле
set-home-right = Вдясно
set-home-left = Вляво
set-colour = Вашите пулове
set-colour-light = Светли
set-colour-dark = Тъмни
set-speed = Анимация
set-speed-slow = Бавна
set-speed-normal = Нормална
set-speed-fast = Бърза
set-speed-quick = Много бърза
set-speed-none = Без
set-arrows = Показване на последния ход
set-pips = Показване на пиповете
set-clocks = Показване на часовниците
set-autoForced = Изиграване на изцяло принудителните ходове
set-autoPass = Продължаване, когато няма ход
set-autoRoll = Хвърляне, когато не може да се контрира
set-autoBearOff = Изваждане, когато няма контакт
set-fastForward = Превъртане, когато сте затворени
set-confirmDouble = Потвърждаване на контрата
set-soundRoll = Зарове
set-soundChecker = Пулове
set-soundHit = Удари
set-soundOff = Изваждане
set-soundCube = Куб
set-soundClock = Времето изтича
set-soundTurn = Ваш ред
set-sayRolls = Хвърляния
set-sayRolls-full = С броя на ходовете
set-sayRolls-short = Само заровете
set-sayRolls-none = Изкл.
set-sayPlays = Ходове на противника
set-sayPlays-full = Кой, зар и ход
set-sayPlays-short = Само ходът
set-sayPlays-none = Изкл.

# Keys
key-go = хвърляне, готово, нататък
key-undo = връщане на едно преместване
key-undo-all = връщане на целия ход
key-double = контра
key-take = приемане
key-drop = отказ
key-beaver = бобър, енот, видра
key-swap = размяна на заровете
key-flip = обръщане на дъската
key-list = списък на възможните ходове; номер и Enter изиграва хода
key-last = последният ход отново
key-clocks = показване или скриване на часовниците
key-pips = показване или скриване на пиповете
key-quadrants = прочитане на дъската поле по поле
key-type = изписване на ход, после Enter
key-replay = преглед на партията ход по ход
key-board = към дъската
key-help = този списък
key-bell = към звънеца с известията

# Consultation doubles: two who share a side
pair-title = Вашата двойка
pair-hand = зарове: { $who }
pair-away = { $who } отсъства
pair-dice = { $you ->
    [true] Заровете са у вас и вие играете за своята страна.
   *[false] Заровете са у вашата двойка: { $who } играе за вашата страна.
}
pair-private = Само вие двамата четете това.
pair-come-back = Връщам се и вземам заровете
pair-leave = Напускане (играе { $who })
pair-left = { $who } напусна. Продължавате без партньор; връщането е възможно.
pair-you-left = Напуснахте и нататък играе { $who }. Можете да се върнете.
pair-away-note = { $who } отсъства. Можете да вземете заровете.
pair-links-away = Дела на вашата страна от заровете отваря браузърът на { $who }: докато го няма, всяко хвърляне отнема малко повече.
act-take_dice = Вземам заровете
act-give_dice = Давам заровете: { $who }
act-advise = Съобщение до партньора
status-advise = { $who } играе { $roll }. Преместете пулове, за да покажете ход.
status-advise-ready = Покажете този ход ({ $who }) или го върнете.
say-dice = { $you ->
    [true] Заровете са у вас.
   *[false] Сега хвърля { $who }.
}
say-partner-left = { $who } напусна.
say-partner-back = { $who } е отново тук.
talk-you = Вие
key-talk = съобщение до партньора
key-dice-hand = вземане на заровете или даване на партньора
refused-no-partner = Нямате партньор на тази маса.
refused-partner-has-dice = Заровете са у партньора. Вземете ги, за да играете.
refused-partner-missing = Партньорът не е на масата.
refused-bot-in-pair = Ботът играе сам: двойката е от двама души.
refused-bad-text = Напишете между 1 и 500 знака.

# What a side says among itself, here and in a chouette
talk-none = Още никой не е казал нищо.
talk-label-partner = Дума към партньора
talk-play-this = Играй това
talk-send = Изпращане
talk-show = Показване на дъската
talk-hide = Скриване
act-advise_play = Показвам този ход
act-propose = Предлагам
said-advice = { $who } съветва: { $text }

# The tutor

knob-tutor = Треньор
act-take_back = Вземам назад
key-hint = подсказка
key-take-back = вземане назад
tutor-title = Сигурни ли сте?
tutor-costs =
    { $kind ->
        [play] Този ход губи { $loss }.
       *[decision] Това решение губи { $loss }.
    }
tutor-anyway =
    { $kind ->
        [play] Играя го
       *[other] Правя го
    }
tutor-show = Покажи по-доброто
tutor-again = Избирам отново
tutor-hint = Подсказка
tutor-hint-title = Най-добрите ходове
tutor-hint-play = { $play } { $loss }
tutor-back = Обратно към масата
tutor-taken-back =
    { $n ->
        [0] В този мач нищо не е взето назад.
        [one] В този мач е взето назад веднъж.
       *[other] В този мач е взето назад { $n } пъти.
    }
tutor-cube-no_double = Без контра.
tutor-cube-double = Контра.
tutor-cube-too_good = Твърде добре за контра: играе се нататък.
tutor-cube-take = Приема се.
tutor-cube-drop = Отказва се.
tutor-cube-beaver = Бобър.
tutor-cube-figures = Без контра { $wait }, контра и приемане { $take }, контра и отказ { $drop }
tutor-away = В момента треньорът не отговаря; партията продължава без него.
say-taken-back = Взето назад.
with-tutor = С треньор
refused-no-tutor = На тази маса няма треньор за вас.
refused-nothing-to-take-back = В тази партия няма какво да се вземе назад.
refused-not-for-tutor = Треньорът помага на един човек срещу бот: без часовник, без пари, само с правилни ходове.
refused-tutor-rests = Играете с хора: докато това не свърши, треньорът мълчи.
refused-nothing-to-advise = Сега няма какво да решавате.

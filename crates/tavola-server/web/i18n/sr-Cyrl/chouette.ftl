# The chouette: what its page says besides what every table says. Read by the browser too: placeables and selectors only.

role-box = Бокс
role-partner = Партнер
role-captain = Капитен
role-member = Тим
role-giver = Давалац коцке
role-out = Ван партије
role-waiting = Чека
role-gone = Није ту
with-role = { $who }, { $role }
nobody = нико
no-cubes = На столу нема коцки.
points-count =
    { $n ->
        [one] { $size } поен
        [few] { $size } поена
       *[other] { $size } поена
    }
# Where it stands
now-gathering =
    { $n ->
        [0] Још се нико није придружио: за шует треба троје или више.
        [one] Придружио се { $n } играч: за шует треба троје или више.
        [few] Придружила су се { $n } играча: за шует треба троје или више.
       *[other] Придружило се { $n } играча: за шует треба троје или више.
    }
now-enough = Играча: { $n }. Баците коцкицу за редослед или сачекајте још неког.
now-enough-wooden = Играча: { $n }. Баците свако по коцкицу на столу и унесите редослед.
now-ordering = Свако баца једну коцкицу: највиша је бокс, друга капитен.
now-order = Редослед је одлучен: бокс је { $box }, капитен { $captain }.
now-between = Пре партије { $game }: бокс је { $box }, капитен { $captain }.
now-partner =
    { $you ->
        [true] Хоћете ли да будете партнер бокса?
       *[false] Понуда да буде партнер бокса: { $who }.
    }
now-draw = Нико не жели да буде партнер: бокс може да га одреди жребом.
now-closed = Игра је завршена. У обрачуну стоји шта још треба да се плати.
now-extras =
    { $you ->
        [true] Једини сте који прихвата: свако од осталих може да вам да још једну коцку и плати вам { $price }.
       *[false] Прихвата само { $who }. Ко је одбио, може да да додатну коцку и уз њу плати { $price }.
    }
now-tie =
    { $you ->
        [true] Двапут исти број. Поново дуплирати улог?
       *[false] Двапут исти број: о поновном дуплирању улога одлучује { $who }.
    }
now-wooden = Партија { $game } се игра на дрвеној табли. Унесите коцке и исход.
now-box-offers =
    { $step ->
        [beaver] { $box }: дабар на { $value }, против: { $members }.
        [raccoon] { $box }: ракун на { $value }, против: { $members }.
        [otter] { $box }: видра на { $value }, против: { $members }.
       *[double] { $box } (бокс): дуплирање на { $value }, против: { $members }.
    }
now-team-offers =
    { $step ->
        [beaver] { $members }: дабар на { $value }.
        [raccoon] { $members }: ракун на { $value }.
        [otter] { $members }: видра на { $value }.
       *[double] { $members }: дуплирање на { $value }.
    }
now-offer-part =
    { $by ->
        [box] на { $value }, против: { $members }
       *[team] { $members } на { $value }
    }
now-box-offers-apart =
    { $step ->
        [beaver] { $box }: дабар { $list }.
        [raccoon] { $box }: ракун { $list }.
        [otter] { $box }: видра { $list }.
       *[double] { $box } (бокс): дуплирање { $list }.
    }
now-team-offers-apart =
    { $step ->
        [beaver] Дабар: { $list }.
        [raccoon] Ракун: { $list }.
        [otter] Видра: { $list }.
       *[double] Дуплирање: { $list }.
    }
waits-next-game = Играте од следеће партије.
now-resignation =
    { $you ->
        [true]
            Нуди вам се { $win ->
                [gammon] гамон
                [backgammon] бекгемон
               *[single] обична партија
            }. Прихватате ли?
       *[false]
            Понуђена предаја: { $win ->
                [gammon] гамон
                [backgammon] бекгемон
               *[single] обична партија
            }. Чека се: { $who }.
    }
now-opening-yours = Почетно бацање: баците своју коцкицу.
now-opening = Почетно бацање: бокс и капитен бацају по једну коцкицу.
now-roll-cube =
    { $you ->
        [true] Ваш ред: баците или дуплирајте.
       *[false] На бацању: { $who }. Пре тога можете да дуплирате.
    }
now-roll =
    { $you ->
        [true] Ваш ред: баците.
       *[false] На бацању: { $who }.
    }
now-play = На потезу: { $who }, { $roll }.
now-shown =
    { $you ->
        [true] Потез је одигран: бацањем га прихватате.
       *[false] Потез је одигран; { $who } може да тражи исправан.
    }
now-advise = На потезу: { $who }, { $roll }. Померите фигуре да капитену покажете потез.
now-advise-ready = Покажите овај потез капитену или га поништите.
waits-roll_die = Још треба да баци: { $who }.
waits-offer = Још може да дуплира: { $who }.
waits-answer = Још треба да одговори: { $who }.
waits-extra = Још треба да одлучи: { $who }.
time-left = још { $time }
# Acts
choice-roll_die = Баци коцкицу
choice-roll_opening = Баци
choice-draw_partner = Извуци партнера
choice-give_extra = Дај коцку, плати { $price }
choice-decline_extra = Не дај коцку
choice-count_tie = Прихвати аутоматско дуплирање
choice-decline_tie = Не дирај коцку
choice-accept_partner = Буди партнер бокса
choice-decline_partner = Не, хвала
choice-start_game =
    { $game ->
        [1] Почни прву партију
       *[other] Почни партију { $game }
    }
choice-seek_partner = Потражи партнера
choice-end_partnership = Заврши партнерство
choice-double = Дуплирај на { $value }
choice-double_all = Дуплирај свима
choice-double_some = Дуплирај изабранима
choice-hold = Без дуплирања
choice-join = Придружи се
choice-stay = Ипак остани
choice-leave = Напусти шует
choice-leave-game = Одлазим после ове партије
choice-close = Заврши игру
sure-leave = Одлазите? Ваш обрачун остаје отворен док се не измири.
sure-close = Завршити игру за све? Обрачун се чува.
act-roll_opening = Баци
# Answering
answer-title =
    { $n ->
        [one] Ваш одговор
        [few] Ваш одговор на { $n } коцке, као једна одлука
       *[other] Ваш одговор на { $n } коцки, као једна одлука
    }
answer-cube = { $who }: { $asked } ако прихватите, губите { $refused } ако одбијете
answer-cube-alone = { $asked } ако прихватите, губите { $refused } ако одбијете
answer-take = Прихвати
answer-drop = Одбиј
answer-beaver = Дабар
answer-raccoon = Ракун
answer-otter = Видра
answer-all-take = Прихвати све
answer-all-drop = Одбиј све
answer-all-beaver = Дабар за све
answer-all-raccoon = Ракун за све
answer-all-otter = Видра за све
answer-send = Одговори
answer-weigh = Играли бисте за { $played } и сада платили { $paid }.
answer-open = Изаберите одговор за сваку коцку.
answer-fine = Правила дозвољавају овај одговор.
offer-title = Које коцке?
settle-title = Нагодба о коцки
settle-offer = Понуди
settle-offered =
    { $own ->
        [true]
            Понудили сте нагодбу: { $yours ->
                [true] ваша коцка
               *[false] коцка играча { $who }
            }.
       *[false]
            { $by } нуди нагодбу: { $yours ->
                [true] ваша коцка
               *[false] коцка играча { $who }
            }.
    }
settle-comes-to =
    { $way ->
        [receive] Добили бисте { $amount }.
        [pay] Платили бисте { $amount }.
       *[nothing] Нико не би ништа платио.
    }
settle-points =
    { $yours ->
        [true] Ваша коцка
       *[false] Коцка играча { $who }
    }
settle-way-receive = Добијам
settle-way-pay = Плаћам
settle-note = У поенима; може и пола. Понуда важи до следећег бацања, потеза или дуплирања.
settle-accept = Прихвати
settle-decline = Одбиј
settle-withdraw = Повуци
# The list of members
line-title = Чланови и коцке
line-cube-ends = бокс ↔ своја
line-game = Ова партија
line-total = Поени
line-you = ви
line-leaving = одлази после ове партије
line-awaited = на реду
line-extra = додатна коцка против играча { $who }
line-bot = бот
line-pips =
    { $n ->
        [one] { $n } пип
        [few] { $n } пипа
       *[other] { $n } пипова
    }
line-ask = Питај за савет
cube-at =
    { $at ->
        [box] Коцка на { $value }, држи је бокс
        [own] Коцка на { $value }, држи је { $who }
       *[middle] Коцка на { $value }, у средини
    }
cube-offered =
    { $by ->
        [box] бокс нуди на { $value }
       *[team] понуђена боксу на { $value }
    }
cube-settled =
    { $winner ->
        [box] добио бокс
        [team] добијена од бокса
       *[agreed] нагодба
    }
cube-single = Коцка
cube-won = добијена
cube-lost = одбијена
cube-agreed = нагодба
# Talk
talk-title = Договор тима
talk-never = Правила овог стола не дозвољавају савете капитену.
talk-free = Правила овог стола сада не дозвољавају да саветујете.
talk-after-cube = Тим може да саветује кад је коцка окренута.
talk-cube-holders = Саветују играчи који су понудили или прихватили коцку, и они које капитен пита.
talk-label = Савет капитену
talk-label-team = Порука тиму
talk-title-partner = Бокс и партнер
talk-agree = Слажем се
talk-agreed = слаже се: { $who }
table-talk-title = Разговор за столом
table-talk-label = Свима за столом
line-away = није ту
line-asked = тражи се савет
line-unask = Повуци питање
sure-paid = Јесте ли платили { $amount } (прима { $to })? То улази у обрачун за све.
sure-leave-plays-on = Одлазите? Ваша коцка игра даље под капитеном до краја партије. Ваш обрачун остаје отворен док се не измири.
sure-leave-loses = Одлазите? За овим столом одмах губите своје отворене коцке какве јесу. Ваш обрачун остаје отворен док се не измири.
# Accounts
accounts-title = Обрачун
accounts-open = Обрачун и измирење
accounts-games = Партије
accounts-none = Још ниједна партија није завршена.
accounts-sum = Збир обрачуна је { $sum }.
accounts-fewest = Најмање плаћања
accounts-pay = { $from } плаћа { $amount }, прима { $to }
accounts-paid = Ово је плаћено
accounts-even = Нико никоме не дугује.
game-line =
    { $winner ->
        [box] Победа: { $box } (бокс), пораз: { $captain }
       *[team] Победа: { $captain }, пораз: { $box } (бокс)
    }{ $win ->
        [gammon] , гамон
        [backgammon] , бекгемон
       *[other] { "" }
    }{ $ending ->
        [dropped] , све коцке решене
        [resigned] , предаја
        [claimed] , затражена победа
        [flag] , на време
        [forfeited] , без борбе
        [adjudicated] , по одлуци
       *[borne_off] { "" }
    }
game-fate =
    { $fate ->
        [stays] Бокс остаје.
        [behind] Бокс је победио, али је у минусу: иде на крај реда.
       *[beaten] Бокс иде на крај реда.
    }
# Said as it happens
said-joins = { $who } се придружује.
said-stays = { $who } ипак остаје.
said-leaving = { $who } одлази после ове партије.
said-gone = { $who } више није ту.
said-order = Редослед: { $names }.
said-die =
    { $you ->
        [true] Бацили сте { $die }.
       *[false] { $who }: бацање { $die }.
    }
said-game = Партија { $game }: бокс је { $box }, капитен { $captain }.
said-captain =
    { $you ->
        [true] Сада сте ви капитен.
       *[false] Капитен је сада { $who }.
    }
said-answer =
    { $n ->
        [one] Ваш одговор: прихватате или одбијате?
        [few] Ваш одговор на { $n } коцке, молим.
       *[other] Ваш одговор на { $n } коцки, молим.
    }
said-answered =
    { $who }: одговор дат. Још треба да одговори: { $n ->
        [0] нико
       *[other] { $rest }
    }.
said-settled =
    { $winner ->
        [box]
            { $you ->
                [true] Ваша коцка
               *[false] Коцка играча { $who }
            }: добио бокс.
       *[team]
            { $you ->
                [true] Ваша коцка
               *[false] Коцка играча { $who }
            }: добијена од бокса.
    }
said-agreed =
    { $you ->
        [true] Ваша коцка
       *[false] Коцка играча { $who }
    }: постигнута је нагодба.
said-cube =
    { $at ->
        [box]
            { $you ->
                [true] Ваша коцка
               *[false] Коцка играча { $who }
            }: { $value }, држи је бокс.
        [own]
            { $you ->
                [true] Ваша коцка: { $value }, код вас.
               *[false] Коцка играча { $who }: { $value }, држи је { $who }.
            }
       *[middle]
            { $you ->
                [true] Ваша коцка
               *[false] Коцка играча { $who }
            }: { $value }, у средини.
    }
said-extra = Додатна коцка на { $value }: даје { $from }, добија { $to }.
said-result =
    Партија { $game }: { $winner ->
        [box] победа { $box }, бокс; пораз { $captain }
       *[team] победа { $captain }; пораз { $box }, бокс
    }{ $win ->
        [gammon] { " " }– гамон
        [backgammon] { " " }– бекгемон
       *[other] { "" }
    }{ $ending ->
        [dropped] , све коцке решене
        [resigned] , предаја
        [claimed] , затражена победа
        [flag] , на време
        [forfeited] , без борбе
        [adjudicated] , по одлуци
       *[borne_off] { "" }
    }. { $fate ->
        [stays] Бокс остаје.
        [behind] Бокс је победио, али је у минусу: иде на крај реда.
       *[beaten] Бокс иде на крај реда.
    }
said-points = { $list }.
said-may-double = Можете да дуплирате пре бацања коцкица.
# Over the wooden board
wood-title = Књига резултата
wood-add = Додај играча
wood-name = Име
wood-order = Одреди редослед
wood-order-note = Прво бокс, па капитен, па ред, према баченим коцкицама.
wood-up = Помери горе: { $who }
wood-down = Помери доле: { $who }
wood-doubles = Ко дуплира?
wood-double = { $who } дуплира на { $value }
wood-box-doubles = { $who } (бокс) дуплира
wood-answers = { $who } одговара
wood-rolled = Коцкице су бачене
wood-tie = Исти број при почетном бацању
wood-result = Партија је готова
wood-box-wins = { $who } (бокс) побеђује
wood-team-wins = Побеђује тим, капитен { $who }
wood-single = Обична
wood-gammon = Гамон
wood-backgammon = Бекгемон
wood-undo = Поништи последњи унос
wood-undo-more = Поништи више уноса
wood-undo-steps = Колико уноса
wood-leave = { $who } одлази
wood-join = { $who } остаје
wood-stake = Улог за следећу партију
wood-unit = Поен вреди
wood-currency = Валута
wood-settle = Реши коцку нагодбом
wood-settle-cube = Коцка играча
wood-settle-points = Поени
wood-settle-note = Колико члан добија; негативно ако плаћа. Може и пола.
wood-set = Постави
wood-pay = Забележи плаћање
wood-from = Од
wood-to = За
wood-amount = Износ
wood-no-amount = Унесите износ већи од нуле, с децималама његове валуте.
wood-record = Забележи
wood-partner = Извучени партнер
wood-others = Чланови, улог, плаћања
# Keys
key-chouette-go = баци, готово, почни
key-chouette-double = дуплирај: своју коцку, а као бокс све
key-chouette-take = прихвати све што вам се нуди
key-chouette-drop = одбиј све што вам се нуди
key-chouette-beaver = дабар на све што вам се нуди
key-chouette-hold = без дуплирања у овом потезу
key-chouette-cubes = прочитај све коцке
key-chouette-wait = реци ко је још на реду
key-chouette-talk = напиши савет
key-chouette-answer = на одговор
# Why something is refused
chouette-house-only = То може само сервер.
chouette-player-only = То може само играч.
chouette-not-opened = Такав шует не постоји.
chouette-opened-already = Тај шует већ постоји.
chouette-not-over = Игра није завршена.
chouette-goes-on-already = Исти играчи су већ почели други шует.
chouette-over = Игра је завршена.
chouette-only-over-the-board = То се уноси само уз дрвену таблу; овде то бележи сервер.
chouette-only-online = То се дешава на дрвеној табли и не уноси се.
chouette-dice-missing = Недостају коцкице за ово бацање.
chouette-bad-text = Текст је празан или предугачак.
chouette-not-here = То могу, или плаћање примају, само чланови који су се придружили шуету.
chouette-joined-already = { $member }: већ у шуету.
chouette-name-taken = { $name } је већ у књизи: пустите поново тог играча или унесите друго име, на пример с иницијалом.
chouette-full = Може се придружити највише { $most }.
chouette-decide-first = Прво одговорите на оно што вас чека: одлази се између одлука.
chouette-leaving-already = Већ сте рекли да одлазите: одлазите кад се партија заврши.
chouette-order-known = Редослед је већ одлучен.
chouette-order-unknown = Редослед још није одлучен.
chouette-no-roll-waited = Нисте на бацању.
chouette-order-incomplete = Редослед мора сваког играча да наведе једном.
chouette-too-few = За шует треба троје или више.
chouette-game-in-play = Партија је у току.
chouette-no-game = Ниједна партија није у току.
chouette-no-part = Нисте у овој партији, или више нисте.
chouette-box-only = О томе одлучује само бокс.
chouette-not-the-player = За ову страну баца, вуче и одлучује { $member }.
chouette-no-partner-yet = Бокс може имати партнера кад је играча { $from } или више.
chouette-partner-already = Бокс већ има партнера.
chouette-no-partnership = Немате партнерство које би се завршило.
chouette-not-asked = Није на вас ред да вам се понуди партнерство.
chouette-lot-too-early = Партнер се жребом одређује кад су сви упитани и нико није хтео.
chouette-not-in-the-lot = { $member } није у жребу за партнера.
chouette-board = Правила то сада не дозвољавају.
chouette-too-many-steps = Потез има највише четири корака.
chouette-tie-waits = Прво бокс одлучује дуплира ли се улог због истог броја.
chouette-no-tie = Нема истих бројева који чекају одлуку.
chouette-opening-over = Партија је почела; исти бројеви на почетном бацању долазе пре ње.
chouette-cubes-wait = Прво се мора одговорити на понуђене коцке.
chouette-extras-wait = Прво они који су одбили одлучују о додатним коцкама.
chouette-others-may-offer = Још могу да понуде своје коцке: { $members }.
chouette-answered-this-turn = Бокс је одговорио; пре следећег бацања нико не може да понуди коцку.
chouette-captain-offers = Коцку тима нуди само { $member }.
chouette-one-cube = Коцка је једна: нуди се свима, а бокс одговара за све исто.
chouette-nothing-to-offer = Немате коцку коју бисте понудили.
chouette-not-your-cube = Не можете да понудите коцку играча { $member }.
chouette-offered-already = Коцка играча { $member } већ је понуђена у овом потезу.
chouette-cube-exhausted = Коцка не може више.
chouette-nothing-offered = Ништа вам није понуђено.
chouette-answered-already = Већ сте одговорили.
chouette-answer-each = Одговорите на сваку коцку која вам је понуђена: { $members }.
chouette-response-not-enabled = Правила овог стола немају тај одговор.
chouette-duty-take-enough =
    Сви су дуплирали: коцке које прихватате ({ $taken }) морају вредети бар колико оне које одбијате ({ $dropped }){ $before ->
        [0] { "" }
       *[other] { " " }и оно што сте у овој партији изгубили ({ $before })
    }.
chouette-duty-takers-beaver = За овим столом дуплирање се прихвата дабром.
chouette-duty-beaver-the-captain = Ако прихватате само капитенову коцку, морате да одговорите дабром.
chouette-duty-take-the-captain = Ако прихватате иједну од ових коцки, морате и капитенову ({ $member }).
chouette-duty-sole-taker-beavers = Сви остали су одбили: једини који прихвата мора да одговори дабром.
chouette-duty-last-rejects = Сви остали су одбили дуплирање бокса: морате и ви.
chouette-no-extra = Сада немате додатну коцку коју бисте дали.
chouette-no-advice = Правила овог стола сада не дозвољавају да саветујете.
chouette-advises-nobody = Чланови тима саветују капитена; бокс игра сам.
chouette-out-of-the-game = Нисте више у овој партији и не можете да саветујете.
chouette-no-settlement = Та коцка није ваша да се о њој нагађате.
chouette-bad-amount = Тај износ није могућ.
chouette-pays-themselves = Нико не може да плати себи: изаберите два играча.
stake-currency = „{ $text }” није валута: напишите ознаку као EUR, или оставите поље празно и играјте за поене.
stake-decimals =
    { $cents ->
        [points] Поени су цели: напишите улог без децимала.
        [no] { $currency } се броји у целим износима: напишите улог без децимала.
       *[yes] Износ у валути { $currency } има највише две децимале.
    }
stake-bounds =
    { $cents ->
        [points] Поен вреди од 1 до 1.000.000 поена.
        [no] Поен вреди од 1 до 1.000.000 { $currency }.
       *[yes] Поен вреди од 0,01 до 10.000 { $currency }.
    }
chouette-nothing-to-undo = За поништавање има само оволико уноса: { $acts }.
chouette-nothing-due = Ништа није на реду.
chouette-nothing-changes = То ништа не би променило.
chouette-dice-called = Коцкице се управо бацају.
chouette-not-that-roll = То бацање није најављено или је већ извршено.
chouette-no-own-chain = Ланац имају само бокс и капитен, и свако отвара свој.
chouette-chain-too-late = Ланац се печати једном, пре првог бацања свог низа.
chouette-link-opened-already = Карика ланца за ово бацање већ је отворена.
chouette-bad-link = Та карика не одговара ономе што је запечаћено.
# A game as it went
history-of = Партија { $n }, потез по потез
history-open = Потез по потез
history-colours = { $box } (бокс)
history-colours-team = тим
history-boards = Табла после сваког потеза; изаберите неку да је увећате, стрелице воде кроз њих.
history-position = Позиција. { $box }: { $white }. { $captain }: { $black }.
history-before = ← Претходна партија
history-next = Следећа партија →
history-order =
    { $partnered ->
        [true] Бокс { $box }, партнер { $partner }; тим, прво капитен: { $team }.
       *[false] Бокс { $box }; тим, прво капитен: { $team }.
    }
history-opening = Почетак: { $box } баца { $white }, { $captain } { $black }.
history-tie = Почетак: обоје бацају { $white }.
history-same = Почетак: двапут исти број.
history-tie-counted = прихвата аутоматско дуплирање
history-tie-declined = Бокс не дира коцку.
history-cannot = нема потеза
history-doubles = дуплира
history-box-doubles = дуплира, против: { $against }
history-answer =
    { $who }: { $answer }, { $value }{ $owner ->
        [own] { "" }
       *[other] { " " }(коцка играча { $of })
    }{ $duty ->
        [none] { "" }
        [sole_taker_beavers] { " " }(по дужности, CHO-15: једини који прихвата)
        [last_rejects] { " " }(по дужности, CHO-09: последњи одбија као сви остали)
       *[other] { " " }(по дужности)
    }
history-captain =
    Капитен је сада { $who }: { $why ->
        [declined] капитен је одбио.
        [cube_dropped] капитенова коцка је одбијена.
        [settled] о капитеновој коцки је постигнута нагодба.
        [too_slow] капитен није играо на време.
       *[left] капитен је отишао.
    }
history-extra = Додатна коцка: даје { $from } и плаћа { $price }, добија { $to }.
history-settled = Нагодба, { $from } и { $to }: { $points }.
history-slow = { $who }: време је прошло без потеза.
history-left-cubes = { $who } одлази и губи коцку.
history-challenge = тражи исправан потез
history-resign =
    нуди предају: { $win ->
        [gammon] гамон
        [backgammon] бекгемон
       *[single] обична партија
    }
history-claim =
    тражи победу: { $win ->
        [gammon] гамон
        [backgammon] бекгемон
       *[single] партија
    }
history-resignation-accepted = прихвата
history-resignation-rejected = игра даље
again-open = Још један шует с истим играчима
again-go = У нови шует
# What has just happened
news-title = Шта се управо догодило
news-tie = Исти број на обе коцкице: { $die }.
news-tie-counted = Исти број је дуплирао све коцке.
news-tie-declined = Бокс после истог броја оставља коцке какве јесу.
news-doubled =
    { $you ->
        [true]
            Ваше дуплирање, коцки: { $n ->
                [one] { $n }
               *[other] { $n }
            }.
       *[false]
            { $who } дуплира, коцки: { $n ->
                [one] { $n }
               *[other] { $n }
            }.
    }
news-answer =
    { $who }: { $answer }, { $value } (коцка играча { $of }){ $duty ->
        [none] { "" }
        [sole_taker_beavers] { " " }– по дужности: једини који прихвата игра дабра
        [last_rejects] { " " }– по дужности: последњи одбија као сви остали
       *[other] { " " }– по дужности
    }.
news-extra =
    { $you ->
        [true] Дали сте додатну коцку, добија је { $to }.
       *[false] Додатна коцка: даје { $who }, добија { $to }.
    }
news-captain =
    { $you ->
        [true] Сада сте ви капитен
       *[false] Капитен је сада { $who }
    }: { $why ->
        [declined] капитен је одбио.
        [cube_dropped] капитенова коцка је одбијена.
        [settled] о капитеновој коцки је постигнута нагодба.
        [too_slow] капитен није играо на време.
       *[left] капитен је отишао.
    }
news-too-slow =
    { $side ->
        [box] Бокс није играо на време.
       *[team] Капитен није играо на време.
    }
news-settled =
    { $paid ->
        [true] Нагодба, коцка играча { $who }: { $points }, добија { $to }.
       *[false] Нагодба, коцка играча { $who }: без плаћања.
    }
news-settle-declined = Понуда нагодбе за коцку играча { $who } одбијена је или повучена.
news-silence =
    { $you ->
        [true] Нисте одговорили на време: { $answer }. Без одговора значи капитенов одговор или одбијање.
       *[false] { $who }: без одговора на време. То значи капитенов одговор или одбијање.
    }
news-own-answer =
    { $n ->
        [one] Ваш одговор: { $answer }. Остали још одлучују.
        [few] Ваши одговори: { $answers }. Остали још одлучују.
       *[other] Ваши одговори: { $answers }. Остали још одлучују.
    }
# Who is not there, whose seat it is, and what goes along
role-stand_in = За капитена
news-stands-in =
    { $you ->
        [true] Играте уместо капитена док се не врати.
       *[false] { $who } игра уместо капитена док се капитен не врати.
    }
news-captain-back = Капитен је поново ту: { $who }.
history-stands-in = Уместо одсутног капитена игра { $who }.
history-captain-back = { $who } је поново ту и игра даље.
history-silence = { $who }: без одговора на време. То значи капитенов одговор или одбијање.
talk-stand-in = Играте уместо капитена; овде стоје савети тима.
claim-title = Јесте ли већ у књизи резултата?
claim-lead = Изаберите своје име уместо да се поново придружујете. Домаћин потврђује.
claim-seat = Ја сам { $who }
waits-claim = Од домаћина се тражи потврда да сте ви { $who }.
wood-claim = { $who } отвара линк и каже: „У књизи резултата ја сам { $seat }.”
wood-claim-grant = Тако је
wood-claim-refuse = Није
wood-enter = Унеси
wood-sure-result =
    { $kind ->
        [gammon] { $title }: гамон. Партија се завршава.
        [backgammon] { $title }: бекгемон. Партија се завршава.
       *[single] { $title }: обична партија. Партија се завршава.
    }
wood-sure-pay = По обрачуну { $from } дугује { $owed }, а прима { $to }. Ипак унети { $amount }?
accounts-debt = { $from } дугује { $amount }, прима { $to }
accounts-carried = Пренето из претходног шуета: { $list }.
accounts-carried-on = Што је било отворено, прешло је у следећи шует и тамо се плаћа.
game-jacoby = На неокренутој коцки гамон се рачунао као обична партија (Џекоби, CHO-18).
resign-costs =
    { $you ->
        [true] Губите { $amount }
       *[false] { $who } губи { $amount }
    }
strip-own-cube =
    { $at ->
        [box] Коцка { $value }, код бокса
        [own] Коцка { $value }, ваша
       *[middle] Коцка { $value }, у средини
    }
line-ask-mark = Питај
line-asked-mark = Питано
voice = Соба за разговор
voice-note = Линк (https) до места где разговарате. Виде га сви за столом.
voice-open = Отвори собу за разговор
parts-title = Поред табле
parts-members = Чланови
parts-talk = Разговор
parts-accounts = Обрачун
parts-more = Још
parts-board = Назад на таблу
chouette-not-claimable = То место не може да се тражи: заузето је или га домаћин није унео.
chouette-not-in-their-place = Играте уместо капитена и не можете да предате у његово име.

# The table: what its page says during play. Read by the browser too: placeables and selectors only.

you = вы
you-first = Вы
you-object = вас
white = Белые
black = Чёрные
bot = бот
you-mark = вы
seat-free = Свободное место
gone = нет на месте
bar-word = bar
off-word = off
number = { $n ->
    [0] ноль
    [1] один
    [2] два
    [3] три
    [4] четыре
    [5] пять
    [6] шесть
    [7] семь
    [8] восемь
    [9] девять
    [10] десять
    [11] одиннадцать
    [12] двенадцать
    [13] тринадцать
    [14] четырнадцать
    [15] пятнадцать
   *[other] { $n }
}
# Places and what stands there
board-label = Доска. Стрелки ведут от пункта к пункту, Enter двигает шашку.
point = пункт { $number }
bar-yours = ваш бар
bar-theirs = бар соперника
tray-yours = ваши снятые шашки
tray-theirs = снятые шашки соперника
bar-white = бар белых
bar-black = бар чёрных
tray-white = снятые шашки белых
tray-black = снятые шашки чёрных
place = { $place }, { $checkers }
checkers-none = пусто
checkers-count = число шашек: { $count }
checkers-yours = { $n ->
    [1] ваш блот
    [2] две ваши
    [one] { $count } ваша
    [few] { $count } ваши
    [many] { $count } ваших
   *[other] { $count } ваших
}
checkers-theirs = { $n ->
    [1] блот соперника
    [2] две шашки соперника
    [one] { $count } шашка соперника
    [few] { $count } шашки соперника
    [many] { $count } шашек соперника
   *[other] { $count } шашек соперника
}
checkers-white = { $n ->
    [1] блот белых
    [2] две белые
    [one] { $count } белая
    [few] { $count } белые
    [many] { $count } белых
   *[other] { $count } белых
}
checkers-black = { $n ->
    [1] блот чёрных
    [2] две чёрные
    [one] { $count } чёрная
    [few] { $count } чёрные
    [many] { $count } чёрных
   *[other] { $count } чёрных
}
moves-to = ход на { $to }
moves-hitting = ход на { $to } с боем
moves-off = снять
quadrant-home = Ваш дом: { $checkers }
quadrant-outer = Ваш двор: { $checkers }
quadrant-their-outer = Двор соперника: { $checkers }
quadrant-their-home = Дом соперника: { $checkers }
dice-swap = Кости { $a } и { $b }: поменять местами
dice-done = Кости { $a } и { $b }, сыграно: забрать
cube-press = Куб: удвоить до { $value }
cube-middle = Куб посередине, на нём { $value }
cube-owned = Куб { $value }, владеет { $you ->
    [true] ваша сторона
   *[false] { $who }
}

# Acts
act-roll = Бросить
act-double = Удвоить
act-confirm_double = Удвоить до { $value }
act-cancel_double = Нет
act-take = Принять
act-drop = Пас
act-beaver = Бобёр
act-raccoon = Енот
act-otter = Выдра
act-done = Готово
act-no_move = Ходов нет: дальше
act-undo = Отменить
act-next_game = Следующая партия
act-offer_rematch = Реванш
act-accept_rematch = Принять реванш
act-decline_rematch = Нет, спасибо
act-accept_resignation = Принять
act-reject_resignation = Играть дальше
act-annul_doubles = Аннулировать удвоения
act-annul_doubles-detail = в партии Кроуфорда не удваивают
act-correct_start = Исправить расстановку
act-correct_start-detail = до четвёртого броска
act-roll_early = Бросить раньше времени
act-double_early = Удвоить раньше времени
act-double_by_mistake = Удвоить в партии Кроуфорда
act-accept_play = Оставить ход
act-challenge = Потребовать ход по правилам
confirm-double = Удвоить до { $value }? Нажмите ещё раз, чтобы подтвердить.

# The line under the board
status-waiting = Ждём соперника.
status-waiting-doubles = Ждём, пока все займут места.
status-ready = Матч вот-вот начнётся.
status-opening = Бросьте кость, чтобы решить, кто начинает.
status-opening-tie = У обеих сторон { $die }: бросок повторяется.
status-rolling = Кости катятся.
status-their-roll = Бросает { $who }.
status-their-play = { $who } играет { $roll }.
status-doubled = Удвоение до { $value }. Отвечает { $who }.
status-play = { $roll }: ваш ход.
status-cannot = { $roll }: ходов нет.
status-complete = Нажмите «Готово» или отмените перемещение.
status-rolled-early = { $mover ->
    [you] { $who }: бросок { $roll } раньше времени. Он остаётся в силе, и вы ходите, зная его. Удвоить перед ним соперник не может (IRR-07).
    [opponent] Вы бросили { $roll } раньше времени: бросок остаётся в силе, соперник ходит, зная его, а удвоить вы не можете (IRR-07).
   *[other] { $who }: бросок { $roll } раньше времени. Он остаётся в силе (IRR-07).
}
status-doubled-early = { $mover ->
    [you] { $who }: удвоение раньше времени. Вы ходите, зная о нём, а потом отвечаете (CUB-09).
    [opponent] Вы удвоили раньше времени: взять удвоение назад нельзя (CUB-09).
   *[other] { $who }: удвоение раньше времени (CUB-09).
}
status-shown = Ваш ход можно оспорить, пока { $who } не бросит кости.
status-challenged = { $who } требует хода по правилам: сыграйте { $roll } заново.
status-their-shown-answer = { $who }: ход сделан. Оставьте его или потребуйте ход по правилам.
status-their-shown = { $who }: ход сделан. Бросив кости, вы его примете.
status-resigned = Вы предложили сдать { $win ->
    [gammon] марс
    [backgammon] кокс
   *[single] простую партию
}. Ждём ответа.
status-next-wanted = Ждём соперника.
status-rematch-asked = Вы предложили реванш.
status-rematch-offered = Соперник предлагает реванш.
status-closed = Этот стол закрыт.
done-unmoved = Вы ничего не сыграли. Нажмите ещё раз, чтобы всё же закончить ход.
roll-early-sure = Соперник ещё не закончил. С броском, сделанным сейчас, будет так, как говорят правила этого стола. Нажмите ещё раз, чтобы всё же бросить.
double-early-sure = Удваивать ещё рано, и взять удвоение назад будет нельзя (CUB-09). Нажмите ещё раз, чтобы всё же удвоить.
not-complete = Ход не закончен: сыграйте столько чисел, сколько позволяют правила.
not-now = Сейчас это невозможно.
dice-used = Обе кости сыграны. Чтобы сыграть иначе, отмените перемещение.
typing = Ход: { $text }
typed-wrong = «{ $text }» — ход не по правилам.
deadline = { $you ->
    [true] Решите за { $seconds } с.
   *[false] { $who }: на решение осталось { $seconds } с.
}
absence = { $who }: нет на месте. Если за { $left } соперник не вернётся, вы сможете потребовать победу.
line-open = Связь есть
line-lost = Связь потеряна. Подключаемся снова…
replay-start = Начало партии, 0 из { $of }
replay = { $at } из { $of }: { $who } { $roll } { $play }

# Said as it happens
say-sits = { $who } садится за стол.
say-gone = { $who }: связь потеряна.
say-back = { $who } снова здесь.
say-play = { $who }: бросок { $a }-{ $b }, ход { $play }.
say-play-told = { $who } ходит { $play }.
say-play-short = { $play }.
say-cannot = { $who }: бросок { $a }-{ $b }, ходов нет.
say-cannot-told = { $who }: ходов нет.
say-roll = { $double ->
    [true] Дубль: { $a }
   *[false] { $a }-{ $b }
}; { $n ->
    [0] ходов нет
    [one] { $n } ход
    [few] { $n } хода
    [many] { $n } ходов
   *[other] { $n } хода
}.
say-roll-short = { $a }-{ $b }.
say-their-roll = { $who } бросает { $a }-{ $b }.
say-complete = Ход завершён
say-forced = Вынужденный ход: { $play }.
say-doubles = { $who } удваивает до { $value }. Принять или пас?
say-beaver = { $who } отвечает бобром: куб перейдёт на { $value }.
say-raccoon = { $who } отвечает енотом: куб перейдёт на { $value }.
say-otter = { $who } отвечает выдрой: куб перейдёт на { $value }.
say-cube = Куб { $value }, владеет { $you ->
    [true] ваша сторона
   *[false] { $who }
}.
say-cube-middle = Куб посередине, { $value }.
say-game = Партия { $game }.
say-crawford = Партия { $game }, партия Кроуфорда: без удвоений.
say-result = { $you ->
    [true] Вы выигрываете
    [lost] Вы проигрываете
   *[false] { $who } выигрывает
} { $win ->
    [gammon] марс
    [backgammon] кокс
   *[single] партию
}{ $ending ->
    [dropped] {" "}после паса на удвоение
    [resigned] , сдача
    [claimed] , по заявлению
    [flag] {" "}по времени
    [forfeited] {" "}из-за неявки
    [adjudicated] {" "}по решению судьи
   *[borne_off] {""}
}{ $cube ->
    [1] {""}
   *[other] , куб { $cube }
}, { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}.
say-match-won = { $you ->
    [true] Вы выигрываете матч
    [lost] Вы проигрываете матч
   *[false] { $who } выигрывает матч
}{ $cause ->
    [flag] {" "}по времени
    [too_slow] : решение заняло слишком много времени
    [absent] {" "}{ $you ->
        [lost] из-за вашего отсутствия
       *[other] из-за отсутствия соперника
    }
    [left] {" "}{ $you ->
        [lost] из-за вашего ухода
       *[other] из-за ухода соперника
    }
    [resigned] , сдача
    [ruling] {" "}по решению судьи
   *[score] {""}
}.
say-session-over = { $cause ->
    [left] Сессия окончена: одна сторона ушла.
    [absent] Сессия окончена: одна сторона не вернулась.
    [too_slow] Сессия окончена: решение заняло слишком много времени.
    [flag] Сессия окончена: у одной стороны вышло время.
    [resigned] Сессия окончена: одна сторона сдалась.
    [ruling] Сессия окончена по решению судьи.
    [annulled] Матч аннулирован: он никому не засчитывается.
   *[session_over] Сессия окончена.
}
say-resigns = { $who } предлагает сдать { $win ->
    [gammon] марс
    [backgammon] кокс
   *[single] простую партию
}.
say-rejected = Сдача не принята: играем дальше.
say-your-turn = Ваша очередь: бросайте.
say-your-turn-cube = Ваша очередь: бросайте или удваивайте.
say-pips = Пипы: у вас { $yours }, у соперника { $theirs }.
score-money = Счёт { $yours }–{ $theirs }.
points-word = очки
score-stake = Счёт { $yours }–{ $theirs }: { $lead ->
    [level] никто никому не должен
    [you] вы впереди на { $amount }
    [opponent] соперник впереди на { $amount }
   *[other] { $who } впереди на { $amount }
}.
score-match = Счёт { $yours }–{ $theirs }, матч до { $length }.
score-match-stood = Счёт был { $yours }–{ $theirs }, матч до { $length }.

# Around the board
bar-you = Вы: { $who }
bar-them = Соперник: { $who }
pips = { $n ->
    [one] { $n } пип
    [few] { $n } пипа
    [many] { $n } пипов
   *[other] { $n } пипа
}
away = до победы { $n }
score-of = счёт { $n }
title-game = партия { $game }
title-crawford = Кроуфорд
no-move = нет ходов
moved-double = удвоение до { $value }
moved-take = принято
moved-drop = пас
moved-beaver = бобёр до { $value }
moved-raccoon = енот до { $value }
moved-otter = выдра до { $value }
moved-roll_early = бросок раньше времени
moved-double_early = удвоение раньше времени до { $value }
moved-annul_doubles = удвоения партии Кроуфорда аннулированы
moved-correct_start = расстановка исправлена
moved-challenge = требование хода по правилам
game-how = { $ending ->
    [dropped] пас
    [resigned] { $win ->
        [gammon] марс, сдача
        [backgammon] кокс, сдача
       *[single] сдача
    }
    [claimed] { $win ->
        [gammon] марс, по заявлению
        [backgammon] кокс, по заявлению
       *[single] по заявлению
    }
    [flag] { $win ->
        [gammon] марс, по времени
        [backgammon] кокс, по времени
       *[single] по времени
    }
    [forfeited] { $win ->
        [gammon] марс, неявка
        [backgammon] кокс, неявка
       *[single] неявка
    }
    [adjudicated] { $win ->
        [gammon] марс, по решению судьи
        [backgammon] кокс, по решению судьи
       *[single] по решению судьи
    }
   *[borne_off] { $win ->
        [gammon] марс
        [backgammon] кокс
       *[single] простая
    }
}
match-decided = { $cause ->
    [flag] матч выигран по времени
    [too_slow] матч выигран: решение заняло слишком много времени
    [absent] матч выигран из-за отсутствия соперника
    [left] матч выигран из-за ухода соперника
    [ruling] матч выигран по решению судьи
   *[resigned] матч сдан
}{ $between ->
    [true] {" "}между партиями
   *[false] {""}
}
plays-count = { $n ->
    [one] { $n } возможный ход
    [few] { $n } возможных хода
    [many] { $n } возможных ходов
   *[other] { $n } возможного хода
}
resign-single = Сдать простую партию: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
resign-gammon = Сдать марс: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
resign-backgammon = Сдать кокс: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
resign-match = Сдать весь матч
resign-match-sure = Да, сдать весь матч
resign-match-no = Нет, играть дальше
resign-when-done = { $win ->
    [gammon] Вы предложите сдать марс
    [backgammon] Вы предложите сдать кокс
   *[single] Вы предложите сдать партию
}, как только закончите ход (END-08). Esc это отменяет.
resign-kind = { $win ->
    [gammon] Сдать марс
    [backgammon] Сдать кокс
   *[single] Сдать простую партию
}
leave-session = Закончить сессию
leave-table = Уйти из-за стола
lookback-game = { $match ->
    [1] Партия { $game }
   *[other] Матч { $match }, партия { $game }
}
lookback-open = Просмотреть партию { $game }
lookback-unreachable = Сейчас партии получить не удаётся. Попробуйте чуть позже.
copied = Скопировано: { $text }
watchers = { $n ->
    [one] { $n } зритель
    [few] { $n } зрителя
    [many] { $n } зрителей
   *[other] { $n } зрителя
}
bot-level = Бот · { $level }
bot-level-beginner = новичок
bot-level-novice = начинающий
bot-level-casual = любитель
bot-level-intermediate = средний
bot-level-advanced = сильный
bot-level-expert = эксперт
bot-level-full = полная сила
stake-per-point = { $unit } за очко
line-needed = Связи нет: это снова станет возможно, как только она появится.
line-waiting = Ещё не отправлено: сделанное вами уйдёт, как только появится связь.
moved-rejected_single = предложена сдача простой партии: не принята
moved-rejected_gammon = предложена сдача марса: не принята
moved-rejected_backgammon = предложена сдача кокса: не принята
act-double-detail = до { $value }
act-take-detail = за { $asked }
act-drop-detail = теряет { $refused }
act-accept_resignation-detail = { $resigned }
resigned-wins = выигрыш { $points }
act-beaver-detail = до { $beaver }
act-raccoon-detail = до { $beaver }
act-otter-detail = до { $beaver }
key-escape = прервать начатое; вернуться от просмотра прежних ходов
key-mouse = ход первой костью; правой кнопкой — другой
key-dice = поменять кости местами; когда ход завершён — готово
key-drag = пройти обеими костями сразу
invite-copied = Скопировано. Отправьте ссылку тому, с кем хотите играть.
invite-select = Скопируйте выделенную ссылку и отправьте её.

# Why something is refused
refused-clause = { $text } ({ $clause })
refused-closed = Этот стол закрыт.
refused-not-seated = Это могут только играющие за этим столом.
refused-seat-taken = Это место занято.
refused-wrong-invitation = Это место оставлено для того, у кого есть приглашение.
refused-not-begun = Матч ещё не начался.
refused-no-game = Сейчас партия не идёт.
refused-match-over = Матч окончен.
refused-opponent-left = Соперник покинул стол.
refused-dice-called = Кости вот-вот будут брошены.
refused-time-is-up = Время вышло.
refused-rules = Сейчас правила этого не позволяют.
refused-not-opened = Такого стола нет.
refused-opened-already = Такой стол уже есть.
refused-not-allowed = Это могут только сервер и директор.
refused-nobody = Сначала введите имя.
refused-seated-already = У вас здесь уже есть место.
refused-same-player = Нельзя играть с самим собой.
refused-broken-start = С такими настройками первую партию не начать.
refused-ready-already = Вы уже сообщили о готовности.
refused-begun-already = Матч уже начался.
refused-seats-kept = До конца матча места не меняются.
refused-game-on = Партия не окончена.
refused-match-not-over = Матч не окончен.
refused-no-match = В игре на деньги нет матча, который можно сдать: сдайте партию или уйдите.
refused-asked-already = Вы об этом уже попросили.
refused-rejected-before = Соперник уже отказал; снова предложить можно после следующего броска.
refused-no-rematch = Реванш не предложен.
refused-not-that-roll = Звеньев цепочки ждёт другой бросок.
refused-link-opened = Звено цепочки для этого броска уже открыто.
refused-no-own-chain = Звенья цепочки этого места открывает сервер.
deposit-no-own-chain = Исходное значение можно оставить здесь, когда за этим местом зафиксирована собственная цепочка.
deposit-not-the-seed = Это исходное значение не относится к цепочке, зафиксированной за этим местом.
refused-bad-link = Это звено не подходит к тому, что зафиксировано за этим местом.
refused-another-log = Этот браузер видел другое течение матча, чем записано здесь.
refused-too-long = Текст или список слишком длинный, или число слишком велико.
refused-chain-too-long = В цепочке не больше 4096 звеньев.
dice-alarm-commitment = Сервер изменил то, что зафиксировал до матча.
dice-alarm-chains = Цепочки, зафиксированные для этого матча, изменены после его начала.
dice-alarm-start = Одно из ваших звеньев запросили до начала матча.
dice-alarm-ahead = Запрошено звено для броска { $number }, хотя следующий бросок — { $expected }. Так сервер узнал бы будущие броски.
dice-alarm-log = Сервер показывает теперь другое течение этого матча, чем раньше.
dice-alarm-between = Бросок { $number } был объявлен, но прежде чем кости упали, произошло что-то ещё.
dice-alarm-twice = Бросок { $number } объявлен второй раз — другой стороной или для другого.
dice-alarm-dice = Кости на доске не те, что в записи.
dice-alarm-lost = Сервер получил ваше звено для броска { $number }, но записал, что оно не открыто.
dice-alarm-escrow = Бросок { $number } записан как открытый из хранения, но этот браузер ничего на хранение не отдавал.
dice-alarm-proof = Запись костей противоречива: { $fault }
dice-alarm-refused = Этот браузер больше не открывает звеньев в этом матче; вместо них берётся опубликованное запасное значение, и это видно в записи.
dice-said = Внимание: { $text }
dice-remark-late = Ваше звено для броска { $number } отправлено через { $seconds } с после того, как запрос дошёл до этого браузера, и уже не засчитано: взято опубликованное запасное значение.
dice-remark-away = { $n ->
    [one] Пока этого браузера не было на связи, сделан { $n } бросок: вместо вашего звена взято опубликованное запасное значение.
    [few] Пока этого браузера не было на связи, сделано { $n } броска: вместо ваших звеньев взято опубликованное запасное значение.
    [many] Пока этого браузера не было на связи, сделано { $n } бросков: вместо ваших звеньев взято опубликованное запасное значение.
   *[other] Пока этого браузера не было на связи, сделано { $n } броска: вместо ваших звеньев взято опубликованное запасное значение.
}
dice-remark-elsewhere = Ваша доля в этих костях не в этом браузере, а в том, где вы начали. Здесь каждый ваш бросок немного ждёт, а потом берёт опубликованное запасное значение. В том браузере «Продолжить на другом устройстве» даст ссылку, которая перенесёт вашу долю сюда.
dice-remark-house = Этот браузер ничего не сохраняет, поэтому и вашу долю костей берёт на себя сервер.
dice-remark-unsure = Пока этого браузера не было, сделано больше бросков, чем он может подтвердить: в этом матче он больше не открывает звеньев, вместо них берётся опубликованное запасное значение.
dice-remark-brought = Ваша доля в костях теперь и в этом браузере.
dice-right = { $rolls ->
    [1] Кости проверены: единственный бросок следует из того, что было зафиксировано до матча и сохранено этим браузером.
    [one] Кости проверены: { $rolls } бросок — всё следует из того, что было зафиксировано до матча и сохранено этим браузером.
    [few] Кости проверены: { $rolls } броска — все следуют из того, что было зафиксировано до матча и сохранено этим браузером.
    [many] Кости проверены: { $rolls } бросков — все следуют из того, что было зафиксировано до матча и сохранено этим браузером.
   *[other] Кости проверены: { $rolls } броска — все следуют из того, что было зафиксировано до матча и сохранено этим браузером.
}
dice-fits = { $rolls ->
    [1] Кости проверены: единственный бросок согласуется с записью. Своего, с чем сравнить, у этого браузера не было.
    [one] Кости проверены: { $rolls } бросок — всё согласуется с записью. Своего, с чем сравнить, у этого браузера не было.
    [few] Кости проверены: { $rolls } броска — все согласуются с записью. Своего, с чем сравнить, у этого браузера не было.
    [many] Кости проверены: { $rolls } бросков — все согласуются с записью. Своего, с чем сравнить, у этого браузера не было.
   *[other] Кости проверены: { $rolls } броска — все согласуются с записью. Своего, с чем сравнить, у этого браузера не было.
}
dice-wrong = Кости этого матча не следуют из того, что было зафиксировано до него.
refused-no-dice = Для этого нет костей.
refused-too-many-steps = В ходе не больше четырёх перемещений.
refused-nothing-changes = Это ничего бы не изменило.
refused-no-clock = Здесь нет часов.
refused-break-between-games = Перерыв берут между партиями.
refused-nothing-due = Сейчас ничего не требуется.
refused-not-absent = Соперник отсутствует ещё недостаточно долго.
refused-too-fast = Слишком много запросов: подождите немного.
refused-not-yours = Это вам не разрешено.
refused-malformed = Сервер этого не понял.
refused-away = Сейчас клуб ничего не может сохранить. Попробуйте чуть позже; ваши часы в это время стоят.
refused-trouble = У нас что-то сломалось. Попробуйте ещё раз.
clause-END-08 = Сдавайтесь, закончив ход, и не больше, чем партия ещё может стоить.
clause-END-09 = Следующие броски ещё могут изменить результат.
clause-MOV-01 = Этот пункт занят двумя или более шашками соперника.
clause-MOV-02 = Каждое число — отдельное перемещение, и ни один промежуточный пункт, где эта шашка могла бы остановиться, не открыт.
clause-MOV-03 = Ни одно из чисел отдельно не проходит.
clause-MOV-05 = Дубль играется не больше четырёх раз.
clause-MOV-06 = Шашки двух цветов не стоят на одном пункте.
clause-MOV-07 = Нужно сыграть оба числа.
clause-MOV-08 = Если можно сыграть только одно число, играется большее.
clause-MOV-09 = Дубль нужно сыграть столько раз, сколько возможно.
clause-MOV-10 = Ход пропадает, только если ходов нет.
clause-HIT-02 = Сначала должны войти шашки с бара.
clause-HIT-03 = Пункт, куда нужно войти, закрыт.
clause-HIT-04 = Войти должно столько шашек, сколько возможно.
clause-OFF-01 = Снимать можно, только когда все ваши шашки в доме.
clause-OFF-02 = Снимайте с пункта этого числа.
clause-OFF-03 = Это число должна сыграть шашка на старшем пункте.
clause-OFF-04 = Снимайте со старшего пункта.
clause-OFF-08 = И при снятии нужно использовать оба числа.
clause-CUB-02 = Куб не ваш, или кости уже брошены.
clause-CUB-03 = Вам ничего не предложено.
clause-CUB-04 = Нельзя удвоить два раза подряд.
clause-CUB-06 = Сначала нужно ответить на удвоение.
clause-CUB-15 = В этих правилах такого ответа нет.
clause-CUB-17 = По этим правилам при таком счёте удваивать нельзя.
clause-MAT-02 = В партии Кроуфорда не удваивают.
clause-MAT-04 = После партии Кроуфорда отстающая сторона не может удваивать раньше своего третьего хода.
clause-SET-07 = Кто начинает, решает начальный бросок.
clause-SET-08 = Сначала бросьте кости.
clause-IRR-01 = Показанный ход сделан по правилам и остаётся.
clause-IRR-02 = Ход закончен.
clause-IRR-05 = Сейчас не ваш ход.
clause-OPT-03 = В матче этого нет.

# Settings
set-group-board = Доска
set-group-auto = Автоматическая игра
set-group-sound = Звуки
set-group-voice = Чтение вслух
set-board = Доска
set-board-noce = Noce (орех)
set-board-lavagna = Lavagna (сланец)
set-board-chiaro = Chiaro (высокий контраст)
set-board-panno = Panno (зелёное сукно)
set-board-marmo = Marmo (мрамор)
set-board-lacca = Lacca (лак и золото)
set-look = Оформление
set-look-system = Как в системе
set-look-light = Светлое
set-look-dark = Тёмное
set-numbers = Номера пунктов
set-numbers-own = У каждой стороны от своего дома
set-numbers-absolute = Одни для обеих (ходы пишутся от дома)
set-home = Дом
set-home-right = Справа
set-home-left = Слева
set-colour = Ваши шашки
set-colour-light = Светлые
set-colour-dark = Тёмные
set-speed = Анимация
set-speed-slow = Медленная
set-speed-normal = Обычная
set-speed-fast = Быстрая
set-speed-quick = Очень быстрая
set-speed-none = Нет
set-arrows = Показывать последний ход
set-pips = Показывать пипы
set-clocks = Показывать часы
set-autoForced = Играть полностью вынужденные ходы
set-autoPass = Продолжать, когда ходов нет
set-autoRoll = Бросать, когда удвоить нельзя
set-autoBearOff = Снимать шашки, когда нет контакта
set-fastForward = Ускорять, когда вы заперты
set-confirmDouble = Подтверждать удвоение
set-soundRoll = Кости
set-soundChecker = Шашки
set-soundHit = Удары
set-soundOff = Снятие
set-soundCube = Куб
set-soundClock = Часы на исходе
set-soundTurn = Ваш ход
set-sayRolls = Броски
set-sayRolls-full = С числом ходов
set-sayRolls-short = Только кости
set-sayRolls-none = Выкл.
set-sayPlays = Ходы соперника
set-sayPlays-full = Кто, бросок и ход
set-sayPlays-short = Только ход
set-sayPlays-none = Выкл.

# Keys
key-go = бросить, готово, дальше
key-undo = отменить одно перемещение
key-undo-all = отменить весь ход
key-double = удвоить
key-take = принять, согласиться
key-drop = пас, отказаться
key-beaver = бобёр, енот, выдра
key-swap = поменять кости местами
key-flip = перевернуть доску
key-list = список возможных ходов; номер и Enter — сыграть
key-last = показать последний ход ещё раз
key-clocks = показать или скрыть часы
key-pips = показать или скрыть пипы
key-quadrants = прочитать доску по четвертям
key-type = набрать ход, затем Enter
key-replay = пройти партию по ходам
key-board = перейти к доске
key-help = этот список
key-bell = к колокольчику с уведомлениями

# Consultation doubles: two who share a side
pair-title = Ваша пара
pair-hand = кости: { $who }
pair-away = { $who }: нет на месте
pair-dice = { $you ->
    [true] Кости у вас, вы действуете за свою сторону.
   *[false] Кости у вашей пары: { $who } действует за вашу сторону.
}
pair-private = Это читаете только вы двое.
pair-come-back = Вернуться и взять кости
pair-leave = Уйти (дальше играет { $who })
pair-left = { $who } уходит. Дальше вы играете без пары; вернуться можно.
pair-you-left = Вы ушли, дальше играет { $who }. Вы можете вернуться.
pair-away-note = { $who }: нет на месте. Вы можете взять кости.
pair-links-away = Долю костей вашей стороны открывает браузер, за которым { $who }: пока его нет на связи, каждый бросок занимает чуть больше времени.
act-take_dice = Взять кости
act-give_dice = Передать кости: { $who }
act-advise = Написать партнёру
status-advise = { $who } играет { $roll }. Подвигайте шашки, чтобы показать свой ход.
status-advise-ready = Покажите этот ход или отмените его. Играет { $who }.
say-dice = { $you ->
    [true] Кости у вас.
   *[false] Теперь кости бросает { $who }.
}
say-partner-left = { $who } уходит.
say-partner-back = { $who } снова здесь.
talk-you = Вы
key-talk = написать партнёру
key-dice-hand = взять кости или передать их партнёру
refused-no-partner = У вас нет партнёра за этим столом.
refused-partner-has-dice = Кости у партнёра. Возьмите их, чтобы действовать.
refused-partner-missing = Партнёра нет за столом.
refused-bot-in-pair = Бот играет один: пара — это два человека.
refused-bad-text = Напишите от 1 до 500 знаков.

# What a side says among itself, here and in a chouette
talk-none = Пока никто ничего не сказал.
talk-label-partner = Слово партнёру
talk-play-this = Сыграть это
talk-send = Отправить
talk-show = Показать на доске
talk-hide = Скрыть
act-advise_play = Показать этот ход
act-propose = Предложить
said-advice = { $who } советует: { $text }

# The tutor

knob-tutor = Тренер
act-take_back = Взять назад
key-hint = подсказка
key-take-back = взять назад
tutor-title = Вы уверены?
tutor-costs =
    { $kind ->
        [play] Этот ход теряет { $loss }.
       *[decision] Это решение теряет { $loss }.
    }
tutor-anyway =
    { $kind ->
        [play] Сыграть
       *[other] Сделать так
    }
tutor-show = Показать, что лучше
tutor-again = Выбрать заново
tutor-hint = Подсказка
tutor-hint-title = Лучшие ходы
tutor-hint-play = { $play } { $loss }
tutor-back = К столу
tutor-taken-back =
    { $n ->
        [0] В этом матче ничего не взято назад.
        [one] В этом матче взято назад { $n } раз.
        [few] В этом матче взято назад { $n } раза.
        [many] В этом матче взято назад { $n } раз.
       *[other] В этом матче взято назад { $n } раза.
    }
tutor-cube-no_double = Не удваивать.
tutor-cube-double = Удвоить.
tutor-cube-too_good = Слишком хорошо для удвоения: играть дальше.
tutor-cube-take = Принять.
tutor-cube-drop = Пас.
tutor-cube-beaver = Бобёр.
tutor-cube-figures = Без удвоения { $wait }, удвоить и принять { $take }, удвоить и пас { $drop }
tutor-away = Спросить тренера сейчас нельзя; партия идёт без него.
say-taken-back = Взято назад.
with-tutor = С тренером
refused-no-tutor = За этим столом у вас нет тренера.
refused-nothing-to-take-back = В этой партии нечего брать назад.
refused-not-for-tutor = Тренер помогает одному человеку против бота: без часов, без денег, только с ходами по правилам.
refused-tutor-rests = Вы играете с людьми: пока это не кончится, тренер молчит.
refused-nothing-to-advise = Сейчас вам нечего решать.

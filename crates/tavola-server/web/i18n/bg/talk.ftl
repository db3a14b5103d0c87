# Talk between people, blocking, watching, reports.

blocks-title = Хора, които сте блокирали
blocks-lead = Не ви събират с тях, не могат да ви предизвикат и никой от вас не чете какво пише другият. На тях не се съобщава.
blocks-none = Не сте блокирали никого.
blocks-end = Отблокиране
blocks-end-of = Отблокиране на { $name }
block-oneself = Не можете да блокирате себе си.
block-too-many = Не можете да блокирате повече хора. Първо отблокирайте някого.

## Opening a table

knob-watch = Кой може да гледа
knob-watch-note = Който гледа по-късно, не вижда нищо от мача по-рано: нито на страницата, нито като файл, нито заровете.
watch-at_once = Всички
watch-one_turn = Всички, един ход по-късно
watch-three_turns = Всички, три хода по-късно
watch-three_minutes = Всички, три минути по-късно
watch-nobody = Само играчите
form-field-watch = Кой може да гледа
watch-later = Тази маса се гледа по-късно: това може да се види, щом мачът свърши.
watching-three_minutes = Гледате мача с три минути закъснение.
watching-three_turns = Гледате мача с три хода закъснение.
watching-one_turn = Гледате мача с един ход закъснение.

## What is said

chat-title = Разговор
chat-open = Разговор
chat-unread = { $n ->
    [one] Един нов ред
   *[other] { $n } нови реда
  }
chat-back = Назад
chat-empty = Още никой не е казал нищо.
chat-room-players = Само играчите четат това.
chat-room-watchers = Зрителите четат това веднага, играчите – когато мачът свърши.
chat-room-all = Всички тук четат това.
chat-phrase = Фраза
chat-phrase-choose = Изберете фраза
chat-phrase-send = Казване
chat-text = Вашите думи
chat-text-send = Изпращане
chat-of-watchers = Зрител
chat-line-acts = Още за казаното от { $name }
chat-mute = Заглушаване тук
chat-block = Блокиране
chat-report = Сигнал
chat-unmute = Отново слушам { $name }
chat-want = Свободно писане
chat-want-no = Само фрази
chat-others-want = Противникът би искал да пишете свободно.

key-chat = Към казаното на масата

phrases-start = В началото
phrases-play = По време на игра
phrases-offers = Предложения
phrases-end = Накрая

talk-guest = Гостите говорят с фрази. С регистрация можете да пишете свободно.
talk-both = Можете да пишете свободно, щом и двамата го включите.
talk-no-free-words = Засега можете да говорите само с фрази.
talk-nobody = Докато мачът не свърши, няма кой да ви чуе тук.
talk-too-fast = Много наведнъж. Изчакайте няколко секунди.
talk-repeats = Току-що казахте това.
talk-too-long = Твърде дълго е: най-много 400 знака.
talk-nothing = В това съобщение няма какво да се прочете.
talk-own-line = Този ред е ваш.
talk-restricted = До { $until } можете да говорите само с фрази: { $reason }

## The forty phrases

phrase-hello = Здравейте
phrase-good-luck = Успех
phrase-have-fun = Приятна игра
phrase-thanks-too = Благодаря, подобно
phrase-first-time = За първи път съм тук
phrase-slow-today = Днес играя бавно
phrase-ready = Почваме ли?
phrase-nice-roll = Хубав зар
phrase-nice-play = Хубав ход
phrase-lucky-me = Имах късмет
phrase-unlucky = Лош късмет
phrase-timed-double = Контра точно навреме
phrase-brave-take = Смело приемане
phrase-good-pass = Добър отказ
phrase-missed-that = Пропуснах това
phrase-misclick = Извинете, ръката ми трепна
phrase-thinking = Мисля, изчакайте, моля
phrase-your-turn = Ваш ред е
phrase-back-soon = Връщам се след минута
phrase-back = Пак съм тук
phrase-bad-connection = Връзката ми е лоша
phrase-phone-call = Звънят ми по телефона
phrase-faster = Малко по-бързо, моля
phrase-take-time = Не бързайте
phrase-adjourn = Да прекъснем ли?
phrase-tomorrow = Утре по същото време?
phrase-one-more = Още един?
phrase-last-one = Това ми е последният
phrase-longer = По-дълъг мач?
phrase-with-clock = С часовник?
phrase-analyse = Да го анализираме ли?
phrase-friend-watches = Може ли приятел да гледа?
phrase-good-match = Хубав мач
phrase-well-played = Добре изиграно
phrase-close = Беше оспорвано
phrase-dice-liked-me = Заровете ме обичаха
phrase-thank-you = Благодаря
phrase-must-go = Трябва да тръгвам
phrase-see-you = До скоро
phrase-called-director = Повиках директора

## Reports

report-title = Сигнал
report-lead = Последните 20 реда, които можете да прочетете тук, и състоянието на мача отиват при модераторите. Ще ви съобщят какво са решили; на другия не се казва кой е подал сигнала.
report-about = За { $name }
report-reason = Какво не е наред
report-words = С ваши думи
report-send = Изпращане на сигнала
report-sent = Благодарим. Модераторите ще го разгледат, а на вашата страница ще пише какво са решили.
report-reason-insults = Обиди или заплахи
report-reason-spam = Реклама или безсмислици
report-reason-cheating = Помощ отвън в играта
report-reason-unfair = Напускане, бавене или нарочна загуба
report-reason-name = Обидно име
report-reason-other = Нещо друго
report-oneself = Изберете друг човек за сигнала.
report-twice = Вече подадохте сигнал за този човек тук. Модераторите ще го разгледат.
report-too-many = За един ден не можете да подадете повече сигнали.
report-too-long = Твърде дълго е: най-много 1000 знака.

## Moderation

moderation-title = Модериране
moderation-lead = Всяко решение се съобщава с причината, има край и може да се обжалва пред друг модератор. Никой не решава по собствен случай.
moderation-waiting = Чакат
moderation-none = Нищо не чака решение.
moderation-decided = Решени
moderation-case = { $reason }: { $name }
moderation-by = Сигнал от { $name }
moderation-lines = Последните редове
moderation-no-lines = Нищо не е казано.
moderation-state = Къде е станало
moderation-state-note = Подаден при версия { $version }.
moderation-before = Предишни решения за този човек
moderation-decide = Решение
moderation-verdict = Решение
moderation-days = За колко дни
moderation-days-note = Ако е празно: 7 дни, а профил се затваря завинаги.
moderation-reason = Причина
moderation-reason-note = Човекът чете това, както е написано.
moderation-done = Записване на решението
moderation-log = Дневник
moderation-act-reported = Сигнал
moderation-act-decided = Решение
moderation-act-appealed = Обжалване
moderation-act-decided_again = Решение след обжалване
moderation-not-yours = Този случай е за друг модератор.
moderation-why = Кажете защо: човекът ще го прочете.
moderation-stage-open = Чака
moderation-stage-decided = Решен
moderation-stage-appealed = Обжалван
moderation-stage-closed = Приключен
verdict-nothing = Няма нарушение
verdict-warning = Предупреждение
verdict-no_words = Временно без свободно писане
verdict-no_rated = Временно без игра за рейтинг
verdict-closed = Профилът се затваря

rated-restricted = До { $until } не можете да играете мачове за рейтинг: { $reason }

cases-title = Сигнали
cases-own = Подадохте сигнал за { $name }: { $reason }.
cases-own-open = Модераторите ще го разгледат.
cases-own-decided = Решено: { $verdict }.
cases-about = Модераторите решиха за вас: { $verdict }.
cases-until = До { $until }.
cases-reason = Причина: { $reason }
cases-appeal = Обжалване
cases-appeal-words = Защо мислите друго
cases-appeal-note = Чете го и решава друг модератор.
cases-appealed = Обжалвахте. Ще реши друг модератор.
cases-final = Това е решено след вашето обжалване.
appeal-title = Обжалване
appeal-lead = Ако профилът ви е затворен, друг модератор ще го разгледа отново.
appeal-key = Парола или един от вашите кодове за възстановяване
appeal-not-now = Това не може да се обжалва.
closed-title = Този профил е затворен
closed-by-moderators = Модераторите затвориха този профил.
closed-by-host = Хората, които водят клуба, затвориха този профил.
closed-for-good = Не е определен край.
closed-no-reason = Не е записана причина.
moderation-by-host = Домакинът затвори профила направо на сървъра

## TV

tv-title = ТВ
tv-none = В момента никой не играе.
tv-bots = Гледане на два бота

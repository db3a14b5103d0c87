# Talk between people, blocking, watching, reports.

blocks-title = Људи које сте блокирали
blocks-lead = Не спајамо вас с њима, не могу да вас изазову, и нико од вас не чита шта други пише. Њима се то не јавља.
blocks-none = Никога нисте блокирали.
blocks-end = Одблокирај
blocks-end-of = Одблокирај: { $name }
block-oneself = Не можете блокирати себе.
block-too-many = Блокирали сте највише људи колико може. Прво неког одблокирајте.

## Opening a table

knob-watch = Ко може да гледа
knob-watch-note = Ко гледа са закашњењем, ништа о мечу не види раније: ни на страници, ни у датотеци, ни коцкице.
watch-at_once = Сви
watch-one_turn = Сви, потез касније
watch-three_turns = Сви, три потеза касније
watch-three_minutes = Сви, три минута касније
watch-nobody = Само играчи
form-field-watch = Ко може да гледа
watch-later = Овај сто се гледа са закашњењем: то ће се видети кад се меч заврши.
watching-three_minutes = Гледате меч са закашњењем од три минута.
watching-three_turns = Гледате меч са закашњењем од три потеза.
watching-one_turn = Гледате меч са закашњењем од једног потеза.

## What is said

chat-title = Разговор
chat-open = Разговор
chat-unread =
    { $n ->
        [one] { $n } нова порука
        [few] { $n } нове поруке
       *[other] { $n } нових порука
    }
chat-back = Назад
chat-empty = Још нико ништа није рекао.
chat-room-players = Ово читају само они који играју.
chat-room-watchers = Ово посматрачи читају одмах, а играчи кад се меч заврши.
chat-room-all = Ово читају сви овде.
chat-phrase = Израз
chat-phrase-choose = Изаберите израз
chat-phrase-send = Реци
chat-text = Ваше речи
chat-text-send = Пошаљи
chat-of-watchers = Посматрачи
chat-line-acts = Више о поруци (аутор: { $name })
chat-mute = Утишај овде
chat-block = Блокирај
chat-report = Пријави
chat-unmute = Поново слушај: { $name }
chat-want = Пиши слободно
chat-want-no = Само изрази
chat-others-want = Противник би желео да пишете слободно.
key-chat = на разговор за столом
phrases-start = На почетку
phrases-play = У игри
phrases-offers = Понуде
phrases-end = На крају
talk-guest = Гости разговарају изразима. Кад се региструјете, можете писати слободно.
talk-both = Слободно можете да пишете кад то укључите обоје.
talk-no-free-words = За сада можете разговарати само изразима.
talk-nobody = Пре краја меча нема никог ко би вас чуо.
talk-too-fast = То је било много одједном. Сачекајте неколико секунди.
talk-repeats = То сте управо рекли.
talk-too-long = Предугачко: највише 400 слова.
talk-nothing = У тој поруци нема шта да се прочита.
talk-own-line = Та порука је ваша.
talk-restricted = До { $until } можете разговарати само изразима: { $reason }

## The forty phrases

phrase-hello = Здраво
phrase-good-luck = Срећно
phrase-have-fun = Лепо се забавите
phrase-thanks-too = Хвала, такође
phrase-first-time = Први пут сам овде
phrase-slow-today = Данас играм споро
phrase-ready = Може?
phrase-nice-roll = Лепо бацање
phrase-nice-play = Леп потез
phrase-lucky-me = Е, то је срећа
phrase-unlucky = Какав пех
phrase-timed-double = Дуплирано у прави час
phrase-brave-take = Храбро прихваћено
phrase-good-pass = Добро одбијено
phrase-missed-that = То ми је промакло
phrase-misclick = Пардон, омакла се рука
phrase-thinking = Мислим, само мало
phrase-your-turn = Ви сте на реду
phrase-back-soon = Ту сам за минут
phrase-back = Ево ме
phrase-bad-connection = Веза ми је лоша
phrase-phone-call = Звони ми телефон
phrase-faster = Мало брже, молим
phrase-take-time = Само полако
phrase-adjourn = Да прекинемо за сада?
phrase-tomorrow = Сутра у исто време?
phrase-one-more = Још једну?
phrase-last-one = Ова ми је последња
phrase-longer = Дужи меч?
phrase-with-clock = Са сатом?
phrase-analyse = Да анализирамо?
phrase-friend-watches = Сме ли пријатељ да гледа?
phrase-good-match = Добар меч
phrase-well-played = Одлична игра
phrase-close = Било је тесно
phrase-dice-liked-me = Коцкице су ме волеле
phrase-thank-you = Хвала
phrase-must-go = Морам да идем
phrase-see-you = Видимо се
phrase-called-director = Зовем директора

## Reports

report-title = Пријава
report-lead = Модераторима се шаље последњих 20 порука које овде можете да читате и стање меча. Јавља вам се шта су одлучили; другој особи се не каже ко је пријавио.
report-about = О играчу { $name }
report-reason = Шта није у реду
report-words = Својим речима
report-send = Пошаљи пријаву
report-sent = Хвала. Модератори ће погледати, а на вашој страници ће писати шта су одлучили.
report-reason-insults = Увреде или претње
report-reason-spam = Рекламе или бесмислице
report-reason-cheating = Помоћ са стране у игри
report-reason-unfair = Напуштање, одуговлачење или намерно губљење
report-reason-name = Увредљиво име
report-reason-other = Нешто друго
report-oneself = Изаберите другу особу за пријаву.
report-twice = Ову особу сте овде већ пријавили. Модератори ће погледати.
report-too-many = Пријавили сте онолико колико може у једном дану.
report-too-long = Предугачко: највише 1000 слова.

## Moderation

moderation-title = Модерација
moderation-lead = Свака одлука се саопштава с разлогом, има рок и на њу се може уложити жалба другом модератору. Нико не одлучује о свом случају.
moderation-waiting = Чека
moderation-none = Ништа не чека одлуку.
moderation-decided = Одлучено
moderation-case = { $reason }: { $name }
moderation-by = Пријаву шаље: { $name }
moderation-lines = Последње поруке
moderation-no-lines = Ништа није речено.
moderation-state = Где се догодило
moderation-state-note = Пријављено у верзији { $version }.
moderation-before = Раније одлуке о овој особи
moderation-decide = Одлучи
moderation-verdict = Одлука
moderation-days = На колико дана
moderation-days-note = Празно: 7 дана, а налог се затвара заувек.
moderation-reason = Разлог
moderation-reason-note = Особа ово чита онако како пише.
moderation-done = Забележи одлуку
moderation-log = Дневник
moderation-act-reported = Пријављено
moderation-act-decided = Одлучено
moderation-act-appealed = Жалба
moderation-act-decided_again = Одлучено после жалбе
moderation-not-yours = Тај случај је за другог модератора.
moderation-why = Напишите зашто: особи се то саопштава.
moderation-stage-open = Чека
moderation-stage-decided = Одлучено
moderation-stage-appealed = Жалба
moderation-stage-closed = Затворено
verdict-nothing = Све је у реду
verdict-warning = Опомена
verdict-no_words = Неко време без слободног писања
verdict-no_rated = Неко време без игре за рејтинг
verdict-closed = Налог је затворен
rated-restricted = До { $until } не можете играти мечеве за рејтинг: { $reason }
cases-title = Пријаве
cases-own = Пријавили сте: { $name }. Разлог: { $reason }.
cases-own-open = Модератори ће погледати.
cases-own-decided = Одлучено: { $verdict }.
cases-about = Модератори су одлучили о вама: { $verdict }.
cases-until = До { $until }.
cases-reason = Разлог: { $reason }
cases-appeal = Жалба
cases-appeal-words = Зашто мислите другачије
cases-appeal-note = Чита је и одлучује други модератор.
cases-appealed = Уложили сте жалбу. Одлучиће други модератор.
cases-final = О овоме је одлучено после ваше жалбе.
appeal-title = Жалба
appeal-lead = Ако је ваш налог затворен, други модератор ће то поново размотрити.
appeal-key = Лозинка или један од ваших кодова за опоравак
appeal-not-now = На то не можете уложити жалбу.
closed-title = Овај налог је затворен
closed-by-moderators = Овај налог су затворили модератори.
closed-by-host = Овај налог су затворили људи који воде клуб.
closed-for-good = Рок није одређен.
closed-no-reason = Разлог није записан.
moderation-by-host = Налог је затворен на самом серверу

## TV

tv-title = TV
tv-none = Тренутно нико не игра.
tv-bots = Гледај два бота

# Talk between people, blocking, watching, reports.

blocks-title = Кого вы заблокировали
blocks-lead = Вас с ними не сводят, они не могут вас вызвать, и никто из вас не читает, что пишет другой. Им об этом не сообщают.
blocks-none = Вы никого не заблокировали.
blocks-end = Разблокировать
blocks-end-of = Разблокировать: { $name }
block-oneself = Себя заблокировать нельзя.
block-too-many = Больше людей заблокировать нельзя. Сначала разблокируйте кого-нибудь.

## Opening a table

knob-watch = Кто может смотреть
knob-watch-note = Кто смотрит позже, ничего из матча не видит раньше: ни на странице, ни в файле, ни костей.
watch-at_once = Все
watch-one_turn = Все, на ход позже
watch-three_turns = Все, на три хода позже
watch-three_minutes = Все, на три минуты позже
watch-nobody = Только играющие
form-field-watch = Кто может смотреть
watch-later = За этим столом смотрят позже: это станет видно, когда матч кончится.
watching-three_minutes = Вы смотрите матч с задержкой в три минуты.
watching-three_turns = Вы смотрите матч с задержкой в три хода.
watching-one_turn = Вы смотрите матч с задержкой в один ход.

## What is said

chat-title = Разговор
chat-open = Разговор
chat-unread = { $n ->
    [one] { $n } новая строка
    [few] { $n } новые строки
    [many] { $n } новых строк
   *[other] { $n } новой строки
  }
chat-back = Назад
chat-empty = Пока никто ничего не сказал.
chat-room-players = Это читают только играющие.
chat-room-watchers = Зрители читают это сразу, играющие — когда матч кончится.
chat-room-all = Это читают все, кто здесь.
chat-phrase = Фраза
chat-phrase-choose = Выберите фразу
chat-phrase-send = Сказать
chat-text = Ваши слова
chat-text-send = Отправить
chat-of-watchers = Зритель
chat-line-acts = Ещё о сказанном: { $name }
chat-mute = Не слышать здесь
chat-block = Заблокировать
chat-report = Пожаловаться
chat-unmute = Снова слышать: { $name }
chat-want = Писать свободно
chat-want-no = Только фразы
chat-others-want = Соперник хочет писать свободно.

key-chat = К разговору за столом

phrases-start = В начале
phrases-play = Во время игры
phrases-offers = Предложения
phrases-end = В конце

talk-guest = Гости говорят фразами. После регистрации вы сможете писать свободно.
talk-both = Свободно писать можно, когда это включите вы оба.
talk-no-free-words = Пока вы можете говорить только фразами.
talk-nobody = Пока матч не кончился, услышать вас здесь некому.
talk-too-fast = Слишком много сразу. Подождите несколько секунд.
talk-repeats = Вы это только что сказали.
talk-too-long = Слишком длинно: не больше 400 знаков.
talk-nothing = В этом сообщении нечего читать.
talk-own-line = Это ваша собственная строка.
talk-restricted = До { $until } вы можете говорить только фразами: { $reason }

## The forty phrases

phrase-hello = Здравствуйте
phrase-good-luck = Удачи
phrase-have-fun = Приятной игры
phrase-thanks-too = Спасибо, вам тоже
phrase-first-time = Я здесь впервые
phrase-slow-today = Сегодня я играю не спеша
phrase-ready = Начинаем?
phrase-nice-roll = Хороший бросок
phrase-nice-play = Хороший ход
phrase-lucky-me = Мне повезло
phrase-unlucky = Вам не повезло
phrase-timed-double = Удвоение вовремя
phrase-brave-take = Смело принято
phrase-good-pass = Верный пас
phrase-missed-that = Это был мой зевок
phrase-misclick = Простите, рука дрогнула
phrase-thinking = Я думаю, подождите, пожалуйста
phrase-your-turn = Ваш ход
phrase-back-soon = Вернусь через минуту
phrase-back = Я снова здесь
phrase-bad-connection = У меня плохая связь
phrase-phone-call = Мне звонят
phrase-faster = Чуть быстрее, пожалуйста
phrase-take-time = Не торопитесь
phrase-adjourn = Отложим?
phrase-tomorrow = Завтра в то же время?
phrase-one-more = Ещё один?
phrase-last-one = Это мой последний на сегодня
phrase-longer = Матч подлиннее?
phrase-with-clock = С часами?
phrase-analyse = Разберём матч?
phrase-friend-watches = Можно другу посмотреть?
phrase-good-match = Хороший матч
phrase-well-played = Отличная игра
phrase-close = Почти поровну
phrase-dice-liked-me = Кости меня любят
phrase-thank-you = Спасибо
phrase-must-go = Мне пора
phrase-see-you = До встречи
phrase-called-director = Директор уже вызван

## Reports

report-title = Пожаловаться
report-lead = Модераторы получат последние 20 строк, которые вам здесь видны, и состояние матча. Вам сообщат, что они решат; кто пожаловался, другой стороне не скажут.
report-about = О ком: { $name }
report-reason = Что не так
report-words = Своими словами
report-send = Отправить жалобу
report-sent = Спасибо. Модераторы посмотрят, и на вашей странице появится их решение.
report-reason-insults = Оскорбления или угрозы
report-reason-spam = Реклама или чепуха
report-reason-cheating = Помощь со стороны в игре
report-reason-unfair = Уход, затягивание или нарочный проигрыш
report-reason-name = Оскорбительное имя
report-reason-other = Другое
report-oneself = Выберите для жалобы кого-нибудь другого.
report-twice = Вы уже жаловались здесь на этого человека. Модераторы посмотрят.
report-too-many = На сегодня жалоб больше подать нельзя.
report-too-long = Слишком длинно: не больше 1000 знаков.

## Moderation

moderation-title = Модерация
moderation-lead = Каждое решение сообщается с причиной, имеет срок, и его можно обжаловать у другого модератора. В собственном деле никто не решает.
moderation-waiting = Ждут
moderation-none = Решать нечего.
moderation-decided = Решено
moderation-case = { $reason }: { $name }
moderation-by = Жалоба от { $name }
moderation-lines = Последние строки
moderation-no-lines = Ничего не сказано.
moderation-state = Где это произошло
moderation-state-note = Жалоба подана на версии { $version }.
moderation-before = Прежние решения об этом человеке
moderation-decide = Решить
moderation-verdict = Решение
moderation-days = На сколько дней
moderation-days-note = Пусто: 7 дней, а учётная запись закрывается насовсем.
moderation-reason = Причина
moderation-reason-note = Человек прочтёт это слово в слово.
moderation-done = Записать решение
moderation-log = Журнал
moderation-act-reported = Жалоба
moderation-act-decided = Решение
moderation-act-appealed = Апелляция
moderation-act-decided_again = Решение после апелляции
moderation-not-yours = Это дело для другого модератора.
moderation-why = Скажите почему: человеку это сообщат.
moderation-stage-open = Ждёт
moderation-stage-decided = Решено
moderation-stage-appealed = Обжаловано
moderation-stage-closed = Закрыто
verdict-nothing = Нарушения нет
verdict-warning = Предупреждение
verdict-no_words = На время без свободных слов
verdict-no_rated = На время без рейтинговой игры
verdict-closed = Учётная запись закрыта

rated-restricted = До { $until } вы не можете играть рейтинговые матчи: { $reason }

cases-title = Жалобы
cases-own = Ваша жалоба на { $name }: { $reason }.
cases-own-open = Модераторы посмотрят.
cases-own-decided = Решено: { $verdict }.
cases-about = Модераторы решили о вас: { $verdict }.
cases-until = До { $until }.
cases-reason = Причина: { $reason }
cases-appeal = Обжаловать
cases-appeal-words = Почему вы не согласны
cases-appeal-note = Это прочтёт и решит другой модератор.
cases-appealed = Вы обжаловали решение. Решать будет другой модератор.
cases-final = Это решено после вашей апелляции.
appeal-title = Апелляция
appeal-lead = Если вашу учётную запись закрыли, на неё ещё раз посмотрит другой модератор.
appeal-key = Пароль или один из ваших кодов восстановления
appeal-not-now = Это обжаловать нельзя.
closed-title = Эта учётная запись закрыта
closed-by-moderators = Эту учётную запись закрыли модераторы.
closed-by-host = Эту учётную запись закрыли те, кто ведёт клуб.
closed-for-good = Срок не указан.
closed-no-reason = Причина не записана.
moderation-by-host = Учётную запись закрыл хозяин прямо на сервере

## TV

tv-title = ТВ
tv-none = Сейчас никто не играет.
tv-bots = Смотреть игру двух ботов

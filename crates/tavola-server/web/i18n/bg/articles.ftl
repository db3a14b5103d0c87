# Articles that members write, and comments below articles.
articles-languages = Също на
error-not-an-editor = Това е за редактори
error-not-an-editor-note = Статии пишат членове с ролята на редактор. Помолете хората, които водят клуба: те я дават на регистрирани играчи. Ако вече я имате, първо влезте.

write-title = Вашите статии
write-lead = Написаното тук е само ваше, докато не го публикувате. Можете да се върнете към него, да видите как ще изглежда и да изберете деня, в който да се появи.
write-new = Писане на статия
write-own = Статии
write-none = Още не сте написали нищо.
write-begin = Начало
write-edit = Редактиране
write-read = Четене
write-changed = запазено
write-comments = { $n ->
    [0] Коментари: никой не чака
    [one] Коментари: един чака
   *[other] Коментари: { $n } чакат
 }
write-state-draft = Чернова
write-state-scheduled = Насрочена
write-state-published = Публикувана
write-state-withdrawn = Оттеглена

write-said-begun = Черновата ви е създадена. Само вие я виждате.
write-said-saved = Запазено.
write-said-published = Публикувано. Вече всеки може да го чете.
write-said-scheduled = Насрочено. Появява се само в своя ден.
write-said-withdrawn = Оттеглено. Вече никой друг не може да го чете.
write-said-translated = Създадена е чернова на другия език с оригиналния текст в нея. Само вие я виждате.
write-said-wrong = Още не можа да стане. По-долу пише какво не е наред.

write-field-title = Заглавие
write-field-language = Език
write-field-lead = Увод
write-lead-note = Едно или две изречения. Стоят в списъците, в емисията и където някой споделя връзка.
write-field-body = Текст
write-body-note = На Markdown.
write-field-tags = Теми
write-tags-note = Със запетаи между тях, например cube, race, opening.
write-field-day = Ден на публикуване
write-day-note = Оставете празно за деня, в който публикувате. В по-късен ден се появява само, в полунощ UTC.
write-field-name = Адрес
write-name-note = Малки латински букви, цифри и тирета. Може да се променя, докато статията не е публикувана или преведена.
write-preview = Преглед
write-save = Запазване на черновата
write-save-published = Запазване на промените
write-publish = Публикуване
write-withdraw = Оттегляне
write-delete = Изтриване на тази чернова
write-delete-note = Изтрива се с всичките си по-ранни версии. Не може да се върне.
write-delete-yes = Изтриване завинаги
write-translate = Превод: { $language }
write-original = Оригинал
write-versions = По-ранни версии
write-versions-note = Отворете някоя, за да е текстът ѝ във формуляра. Нищо не се променя, докато не запазите.
write-newer = Междувременно { $name } запази друг текст.
write-newer-note = Вашият е още във формуляра и не е запазен. Запазете пак, за да замените другия; той остава сред по-ранните версии.
write-newer-text = Другият текст
write-unsaved = Текстът не е запазен.

write-wrong = За поправяне, преди да може да се публикува
write-wrong-title = Статията има нужда от заглавие.
write-wrong-title-long = Заглавието може да има най-много { $most } знака.
write-wrong-lead = Още няма увод.
write-wrong-lead-long = Уводът може да има най-много { $most } знака.
write-wrong-body = Още няма текст.
write-wrong-body-long = Текстът е твърде дълъг: { $n } 000 байта при най-много { $most } 000. Направете от него две статии.
write-wrong-tags = Статията може да има най-много { $most } теми.
write-wrong-tag-long = Тази тема е твърде дълга: { $what }
write-wrong-day = Това не може да е денят: { $what }. Изберете ден от 2000 до 2100 г., например 2026-11-25.
write-wrong-name = Адресът иска малки латински букви, цифри или тирета, най-много { $most }, и име, което не е заето от страниците на клуба.
write-wrong-name-taken = Друга статия има този адрес: { $what }
write-wrong-name-stays = Адресът вече не може да се промени: статията е публикувана или преведена.
write-wrong-board = Тази дъска не може да се прочете: { $what }. Използвайте XGID или GNU Backgammon ID.
write-wrong-figure = В правилата няма фигура с това име: { $what }
write-wrong-beside-text = Тази дъска иска собствен абзац: { $what }
write-wrong-boards = Дъските са повече от { $most }.
write-wrong-deep = Списъци или цитати са вложени един в друг повече от { $most } пъти. Нищо след това не се показва.
write-wrong-link = Тази връзка не води никъде: { $what }
write-refused-title-long = Това заглавие е твърде дълго.
write-refused-translated = Статията вече съществува на този език.
write-refused-many = Един профил може да напише най-много 500 статии.
write-refused-delete = Изтриват се само чернови. Вместо това оттеглете статията.

write-help = Как се пише
write-help-note = Абзаците се разделят с празен ред. Дъската стои в собствен абзац. Със зар на нея може да се играе; ходовете в текста се правят на дъската над тях.
write-help-position = Нареждане на позиция
write-help-what = Какво
write-help-how = Как
write-help-heading = Заглавие
write-help-strong = Получер, курсив
write-help-list = Списък
write-help-link = Връзка
write-help-board = Дъска с надпис
write-help-figure = Дъска от правилата
write-help-play = Ход
write-help-clause = Клауза

comment-title = Коментари
comment-none = Още няма коментари.
comment-sign-in = Регистрираните играчи могат да коментират.
comment-words = Вашият коментар
comment-note = Всички го виждат, след като редактор или модератор го одобри. Обикновен текст.
comment-send = Изпращане
comment-own-waiting = Чака одобрение. Само вие го виждате.
comment-own-refused = Не е одобрен. Само вие го виждате.
comment-take-away = Изтриване
comment-refused-guest = Само регистрирани играчи могат да коментират.
comment-refused-restricted = До { $until } не можете да коментирате: { $reason }
comment-refused-empty = Първо напишете нещо.
comment-refused-long = Коментарът може да има най-много 1000 знака.
comment-refused-many = Пет ваши коментара вече чакат. Изпратете други, когато те бъдат одобрени.

comments-title = Коментари към статии
comments-lead = Никой освен автора не вижда коментар, преди да го одобрите. Можете да промените решението си.
comments-counts = Чакат: { $waiting }. Одобрени: { $shown }. Неодобрени: { $refused }.
comments-waiting = Чакат
comments-none = Нищо не чака.
comments-shown = Одобрени
comments-refused = Неодобрени
comments-show = Одобряване
comments-refuse = Без одобрение

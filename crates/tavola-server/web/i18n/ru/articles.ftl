# Articles that members write, and comments below articles.
articles-languages = Также на языках
error-not-an-editor = Это для редакторов
error-not-an-editor-note = Статьи пишут члены клуба с ролью редактора. Попросите тех, кто ведёт клуб: они дают её зарегистрированным. Если она у вас уже есть, сначала войдите.

write-title = Ваши статьи
write-lead = Написанное здесь видите только вы, пока не опубликуете. К нему можно вернуться, посмотреть, как оно будет выглядеть, и выбрать день, когда оно появится.
write-new = Написать статью
write-own = Статьи
write-none = Вы ещё ничего не написали.
write-begin = Начать
write-edit = Править
write-read = Читать
write-changed = сохранено
write-comments = { $n ->
    [0] Комментарии: ни один не ждёт
    [one] Комментарии: ждёт { $n }
    [few] Комментарии: ждут { $n }
    [many] Комментарии: ждут { $n }
   *[other] Комментарии: ждут { $n }
 }
write-state-draft = Черновик
write-state-scheduled = Запланирована
write-state-published = Опубликована
write-state-withdrawn = Снята

write-said-begun = Черновик создан. Его видите только вы.
write-said-saved = Сохранено.
write-said-published = Опубликовано. Теперь это могут прочесть все.
write-said-scheduled = Запланировано. Статья появится в свой день сама.
write-said-withdrawn = Снято. Теперь этого никто другой не прочтёт.
write-said-translated = Создан черновик на другом языке с исходным текстом. Его видите только вы.
write-said-wrong = Пока не получилось. Что не так, сказано ниже.

write-field-title = Заголовок
write-field-language = Язык
write-field-lead = Вступление
write-lead-note = Одно или два предложения. Они стоят в списках, в ленте и там, где кто-то делится ссылкой.
write-field-body = Текст
write-body-note = В Markdown.
write-field-tags = Темы
write-tags-note = Через запятую, например: cube, race, opening.
write-field-day = День публикации
write-day-note = Пусто — день, когда вы опубликуете. В более поздний день статья появится сама, в полночь по UTC.
write-field-name = Адрес
write-name-note = Строчные латинские буквы, цифры и дефисы. Его можно менять, пока статья не опубликована и не переведена.
write-preview = Предпросмотр
write-save = Сохранить черновик
write-save-published = Сохранить изменения
write-publish = Опубликовать
write-withdraw = Снять
write-delete = Удалить этот черновик
write-delete-note = Он удаляется вместе со всеми прежними версиями. Вернуть его будет нельзя.
write-delete-yes = Удалить насовсем
write-translate = Перевести: { $language }
write-original = Оригинал
write-versions = Прежние версии
write-versions-note = Откройте версию, чтобы её текст оказался в форме. Пока вы не сохраните, ничего не изменится.
write-newer = Тем временем сохранён другой текст, автор { $name }.
write-newer-note = Ваш текст всё ещё в форме и не сохранён. Сохраните ещё раз, чтобы заменить чужой; он останется среди прежних версий.
write-newer-text = Другой текст
write-unsaved = Текст не сохранён.

write-wrong = Что исправить перед публикацией
write-wrong-title = Статье нужен заголовок.
write-wrong-title-long = В заголовке может быть не больше { $most } знаков.
write-wrong-lead = Вступления ещё нет.
write-wrong-lead-long = Во вступлении может быть не больше { $most } знаков.
write-wrong-body = Текста ещё нет.
write-wrong-body-long = Текст слишком длинный: { $n } 000 байт при пределе { $most } 000. Сделайте из него две статьи.
write-wrong-tags = У статьи может быть не больше { $most } тем.
write-wrong-tag-long = Эта тема слишком длинная: { $what }
write-wrong-day = Таким день быть не может: { $what }. Выберите день с 2000 по 2100 год, например 2026-11-25.
write-wrong-name = Для адреса нужны строчные латинские буквы, цифры или дефисы, не больше { $most }, и имя, не занятое собственными страницами клуба.
write-wrong-name-taken = Этот адрес у другой статьи: { $what }
write-wrong-name-stays = Адрес больше менять нельзя: статья опубликована или переведена.
write-wrong-board = Эту доску прочитать нельзя: { $what }. Используйте XGID или ID GNU Backgammon.
write-wrong-figure = В правилах нет рисунка с таким именем: { $what }
write-wrong-beside-text = Этой доске нужен отдельный абзац: { $what }
write-wrong-boards = Досок больше { $most }.
write-wrong-deep = Списки или цитаты вложены друг в друга больше { $most } раз. Дальше ничего не показывается.
write-wrong-link = Эта ссылка никуда не ведёт: { $what }
write-refused-title-long = Этот заголовок слишком длинный.
write-refused-translated = На этом языке статья уже есть.
write-refused-many = У одной учётной записи может быть не больше 500 статей.
write-refused-delete = Удалять можно только черновики. Статью вместо этого снимите.

write-help = Как писать
write-help-note = Абзацы разделяются пустыми строками. Доска стоит в отдельном абзаце. С броском на ней можно играть; ходы из текста делаются на доске над ними.
write-help-position = Расставить позицию
write-help-what = Что
write-help-how = Как
write-help-heading = Заголовок
write-help-strong = Жирно, курсив
write-help-list = Список
write-help-link = Ссылка
write-help-board = Доска с подписью
write-help-figure = Доска из правил
write-help-play = Ход
write-help-clause = Параграф

comment-title = Комментарии
comment-none = Комментариев пока нет.
comment-sign-in = Комментировать могут зарегистрированные.
comment-words = Ваш комментарий
comment-note = Все увидят его, когда редактор или модератор его одобрит. Простой текст.
comment-send = Отправить
comment-own-waiting = Ждёт одобрения. Видите его только вы.
comment-own-refused = Не одобрено. Видите его только вы.
comment-take-away = Удалить
comment-refused-guest = Комментировать могут только зарегистрированные.
comment-refused-restricted = До { $until } вы не можете комментировать: { $reason }
comment-refused-empty = Сначала что-нибудь напишите.
comment-refused-long = В комментарии может быть не больше 1000 знаков.
comment-refused-many = Пять ваших комментариев уже ждут. Следующие отправьте, когда их одобрят.

comments-title = Комментарии к статьям
comments-lead = Пока вы не одобрите комментарий, его видит только автор. Передумать можно.
comments-counts = Ждут: { $waiting }. Одобрено: { $shown }. Не одобрено: { $refused }.
comments-waiting = Ждут
comments-none = Ничего не ждёт.
comments-shown = Одобрено
comments-refused = Не одобрено
comments-show = Одобрить
comments-refuse = Не одобрять

# Articles that members write, and comments below articles.
articles-languages = متاحة أيضًا باللغات
error-not-an-editor = هذه الصفحة للمحررين
error-not-an-editor-note = يكتب المقالات أعضاء لهم دور المحرر. اسأل من يديرون النادي: فهم يمنحونه للاعبين المسجَّلين. وإن كان لك هذا الدور فسجّل الدخول أولًا.

write-title = مقالاتك
write-lead = ما تكتبه هنا لك وحدك حتى تنشره. يمكنك العودة إليه، ورؤية شكله، واختيار اليوم الذي يظهر فيه.
write-new = كتابة مقالة
write-own = المقالات
write-none = لم تكتب شيئًا بعد.
write-begin = بدء
write-edit = تحرير
write-read = قراءة
write-changed = حُفظت
write-comments = { $n ->
    [0] التعليقات: لا شيء في الانتظار
    [one] التعليقات: واحد في الانتظار
    [two] التعليقات: اثنان في الانتظار
    [few] التعليقات: { $n } في الانتظار
    [many] التعليقات: { $n } في الانتظار
   *[other] التعليقات: { $n } في الانتظار
}
write-state-draft = مسودة
write-state-scheduled = مجدولة
write-state-published = منشورة
write-state-withdrawn = مسحوبة

write-said-begun = أُنشئت مسودتك. لا يراها غيرك.
write-said-saved = تم الحفظ.
write-said-published = تم النشر. يستطيع الجميع قراءتها الآن.
write-said-scheduled = تمت الجدولة. تظهر من تلقاء نفسها في يومها.
write-said-withdrawn = تم السحب. لا يستطيع غيرك قراءتها الآن.
write-said-translated = أُنشئت مسودة باللغة الأخرى وفيها النص الأصلي. لا يراها غيرك.
write-said-wrong = لم يمكن ذلك بعد. ستجد الخطأ أدناه.

write-field-title = العنوان
write-field-language = اللغة
write-field-lead = المقدمة
write-lead-note = جملة أو جملتان، تظهران في القوائم وفي الخلاصة وحيث يشارك أحد رابطًا.
write-field-body = النص
write-body-note = بصيغة Markdown.
write-field-tags = الموضوعات
write-tags-note = بينها فواصل لاتينية، مثل cube, race, opening.
write-field-day = يوم النشر
write-day-note = اتركه فارغًا ليكون يوم نشرك. وإن كان يومًا لاحقًا ظهرت المقالة من تلقاء نفسها عند منتصف الليل بتوقيت UTC.
write-field-name = الرابط
write-name-note = أحرف لاتينية صغيرة وأرقام وشرطات. يمكن تغييره حتى تُنشر المقالة أو تُترجم.
write-preview = معاينة
write-save = حفظ المسودة
write-save-published = حفظ التغييرات
write-publish = نشر
write-withdraw = سحب
write-delete = حذف هذه المسودة
write-delete-note = تُحذف مع كل نسخها السابقة. لا يمكن التراجع عن ذلك.
write-delete-yes = حذف نهائي
write-translate = ترجمة: { $language }
write-original = الأصل
write-versions = نسخ سابقة
write-versions-note = افتح إحداها ليظهر نصها في النموذج. لا يتغير شيء حتى تحفظ.
write-newer = حُفظ في الأثناء نص آخر من { $name }.
write-newer-note = نصك ما زال في النموذج ولم يُحفظ. احفظ من جديد ليحل محل النص الآخر؛ فيبقى ذاك بين النسخ السابقة.
write-newer-text = النص الآخر
write-unsaved = لم يُحفظ النص.

write-wrong = ما يلزم تصحيحه قبل النشر
write-wrong-title = تحتاج المقالة إلى عنوان.
write-wrong-title-long = طول العنوان { $most ->
    [zero] { $most } حرف
    [one] حرف واحد
    [two] حرفان
    [few] { $most } أحرف
    [many] { $most } حرفًا
   *[other] { $most } حرف
} على الأكثر.
write-wrong-lead = لا مقدمة بعد.
write-wrong-lead-long = طول المقدمة { $most ->
    [zero] { $most } حرف
    [one] حرف واحد
    [two] حرفان
    [few] { $most } أحرف
    [many] { $most } حرفًا
   *[other] { $most } حرف
} على الأكثر.
write-wrong-body = لا نص بعد.
write-wrong-body-long = النص أطول من اللازم: { $n },000 بايت، والحد { $most },000. اجعله مقالتين.
write-wrong-tags = للمقالة { $most ->
    [zero] { $most } موضوع
    [one] موضوع واحد
    [two] موضوعان
    [few] { $most } موضوعات
    [many] { $most } موضوعًا
   *[other] { $most } موضوع
} على الأكثر.
write-wrong-tag-long = هذا الموضوع أطول من اللازم: { $what }
write-wrong-day = لا يصلح هذا اليوم: { $what }. اختر يومًا من 2000 إلى 2100، مثل 2026-11-25.
write-wrong-name = يحتاج الرابط إلى أحرف لاتينية صغيرة أو أرقام أو شرطات، عددها { $most } على الأكثر، وإلى اسم لا تحمله إحدى صفحات النادي.
write-wrong-name-taken = هذا الرابط لمقالة أخرى: { $what }
write-wrong-name-stays = لم يعد تغيير الرابط ممكنًا: نُشرت المقالة أو تُرجمت.
write-wrong-board = لا يمكن قراءة هذه اللوحة: { $what }. استعمل XGID أو معرّف GNU Backgammon.
write-wrong-figure = ليس في القواعد رسم بهذا الاسم: { $what }
write-wrong-beside-text = تحتاج هذه اللوحة إلى فقرة خاصة بها: { $what }
write-wrong-boards = عدد اللوحات أكثر من { $most }.
write-wrong-deep = تتداخل القوائم أو الاقتباسات أكثر مما يُسمح به ({ $most }). لا يظهر شيء بعد ذلك.
write-wrong-link = هذا الرابط لا يؤدي إلى شيء: { $what }
write-refused-title-long = هذا العنوان أطول من اللازم.
write-refused-translated = المقالة موجودة بتلك اللغة.
write-refused-many = يمكن أن يكتب الحساب الواحد 500 مقالة على الأكثر.
write-refused-delete = لا تُحذف إلا المسودات. يمكنك سحب المقالة بدلًا من ذلك.

write-help = كيف تكتب
write-help-note = الأسطر الفارغة تفصل الفقرات. واللوحة في فقرة خاصة بها. إن كانت معها رمية أمكن اللعب عليها؛ والنقلات في النص تُلعب على اللوحة التي قبلها.
write-help-position = إعداد وضع
write-help-what = ماذا
write-help-how = كيف
write-help-heading = عنوان فرعي
write-help-strong = غامق، مؤكَّد
write-help-list = قائمة
write-help-link = رابط
write-help-board = لوحة مع شرح
write-help-figure = لوحة من القواعد
write-help-play = نقلة
write-help-clause = بند

comment-title = التعليقات
comment-none = لا تعليقات بعد.
comment-sign-in = التعليق متاح للاعبين المسجَّلين.
comment-words = تعليقك
comment-note = يراه الجميع بعد أن يوافق عليه محرر أو مشرف. نص عادي فقط.
comment-send = إرسال
comment-own-waiting = بانتظار الموافقة. لا يراه غيرك.
comment-own-refused = لم يُوافَق عليه. لا يراه غيرك.
comment-take-away = حذف
comment-refused-guest = التعليق للاعبين المسجَّلين فقط.
comment-refused-restricted = لا يمكنك التعليق حتى { $until }: { $reason }
comment-refused-empty = اكتب شيئًا أولًا.
comment-refused-long = طول التعليق 1,000 حرف على الأكثر.
comment-refused-many = خمسة من تعليقاتك في الانتظار. أرسل غيرها بعد الموافقة عليها.

comments-title = التعليقات على المقالات
comments-lead = لا يرى التعليق إلا كاتبه قبل أن توافق عليه. ويمكنك العدول عن رأيك.
comments-counts = في الانتظار: { $waiting }. موافَق عليها: { $shown }. غير موافَق عليها: { $refused }.
comments-waiting = في الانتظار
comments-none = لا شيء في الانتظار.
comments-shown = موافَق عليها
comments-refused = غير موافَق عليها
comments-show = موافقة
comments-refuse = عدم الموافقة

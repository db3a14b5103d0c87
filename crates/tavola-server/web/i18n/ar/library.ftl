# One's matches, what they come to, and what is done with one that was read from a file.

start-library = كل مبارياتك محلَّلة، وحصيلتها
start-import = أو استورد مباريات من ملفات.
nav-library = مبارياتي
library-title = مبارياتي
library-empty = هنا تجتمع مبارياتك: ما تلعبه في النادي، وما تستورده من ملفات XG وGNU Backgammon وGalaxy وHeroes وغيرها. وتُحلَّل كل واحدة. استورد الأولى، أو العب.
library-bring = استيراد مباريات
library-drop = أسقط ملفات أو مجلدًا هنا، أو اخترها.
library-files = ملفات
library-folder = مجلد
library-paste = لصق مباراة
library-paste-label = المباراة كنص
library-import = استيراد
library-importing = جارٍ الاستيراد: { $done } من { $all ->
    [zero] { $all } ملف
    [one] ملف واحد
    [two] ملفين
    [few] { $all } ملفات
    [many] { $all } ملفًا
   *[other] { $all } ملف
}.
library-imported = { $n ->
    [0] لم يُستورد أي ملف.
    [one] استُورد ملف واحد.
    [two] استُورد ملفان.
    [few] استُورد { $n } ملفات.
    [many] استُورد { $n } ملفًا.
   *[other] استُورد { $n } ملف.
}
library-import-waits = يطلب الخادم مهلة. يستمر الاستيراد تلقائيًا.
library-import-failed = توقف الاستيراد: استُورد { $done } من { $all }. استورد البقية من جديد؛ ما هو موجود لا يؤخذ مرتين.
library-file-long = { $n ->
    [zero] { $n } ملف أكبر من { $most } MiB وقد تُركت.
    [one] ملف واحد أكبر من { $most } MiB وقد تُرك.
    [two] ملفان أكبر من { $most } MiB وقد تُركا.
    [few] { $n } ملفات أكبر من { $most } MiB وقد تُركت.
    [many] { $n } ملفًا أكبر من { $most } MiB وقد تُركت.
   *[other] { $n } ملف أكبر من { $most } MiB وقد تُركت.
}
library-formats = ملفات .mat و.txt بكل اللهجات المعتادة، و.sgf و.xg و.json من Tavola. 2 MiB للملف على الأكثر. أنت فقط من يرى ما تستورده حتى تشاركه. يُحفظ الملف نفسه ويمكن تنزيله من جديد.
library-too-much = يمكن استيراد 4 MiB و100 ملف على الأكثر دفعة واحدة. استورد البقية بعدها.
library-no-files = اختر ملفًا، أو الصق مباراة.

library-brought = ما استُورد
library-pasted = نص ملصق
library-known = هذا الملف في مكتبتك من قبل.
library-known-match = هذه المباراة في مكتبتك من قبل؛ وتُحتسب مرة واحدة.
library-extent = { $length ->
    [0] لعب بالنقود
   *[other] مباراة حتى { $length }
  }، { $games ->
    [zero] { $games } شوط
    [one] شوط واحد
    [two] شوطان
    [few] { $games } أشواط
    [many] { $games } شوطًا
   *[other] { $games } شوط
}
library-remarks = { $n ->
    [zero] { $n } ملاحظة
    [one] ملاحظة واحدة
    [two] ملاحظتان
    [few] { $n } ملاحظات
    [many] { $n } ملاحظة
   *[other] { $n } ملاحظة
} من القارئ
library-more-remarks = و{ $n } أخرى.
library-remark-line = السطر
library-remark-column = العمود
library-remark-weight = القراءة
library-remark-what = ما لا يتوافق
library-note = كما كُتب
library-mended = أُصلح
library-left-out = تُرك
library-refused-empty = الملف فارغ.
library-refused-long = الملف أكبر من { $most } MiB.
library-refused-archive = هذا أرشيف. فكّ ضغطه واستورد الملفات التي فيه.
library-refused-analysis = هذا هو التحليل لا المباراة. استورد المباراة نفسها: .mat أو .sgf أو .xg أو match.json.
library-refused-unreadable = هذه ليست مباراة بأي صيغة مقروءة.
library-refused-no-play = لا لعب فيه.
library-refused-lines = لا تزيد المباراة على { $games ->
    [zero] { $games } شوط
    [one] شوط واحد
    [two] شوطين
    [few] { $games } أشواط
    [many] { $games } شوطًا
   *[other] { $games } شوط
} و{ $lines ->
    [zero] { $lines } سطر
    [one] سطر واحد
    [two] سطرين
    [few] { $lines } أسطر
    [many] { $lines } سطرًا
   *[other] { $lines } سطر
}.
library-refused-full = مكتبتك ممتلئة: فيها { $files ->
    [zero] { $files } ملف
    [one] ملف واحد
    [two] ملفان
    [few] { $files } ملفات
    [many] { $files } ملفًا
   *[other] { $files } ملف
} و{ $bytes } MiB. أزل مباريات أولًا.

library-which = أي اللاعبين أنت؟
library-neither = لا أحد منهما

library-matches = المباريات
library-none = لا مباراة بعد.
library-none-found = لا مباراة مطابقة.
library-not-searched = تعذّرت قراءة البحث. صحّح ما ذُكر أعلاه.
library-more-tables = لم تُفحص كل طاولاتك بعد. أعد تحميل الصفحة للبقية.
library-waiting = { $n ->
    [zero] { $n } مباراة تنتظر تحليلها.
    [one] مباراة واحدة تنتظر تحليلها.
    [two] مباراتان تنتظران تحليلهما.
    [few] { $n } مباريات تنتظر تحليلها.
    [many] { $n } مباراة تنتظر تحليلها.
   *[other] { $n } مباراة تنتظر تحليلها.
}
library-day = التاريخ
library-no-day = لا يذكر الملف متى لُعبت، أو لا يذكره على نحو قاطع.
library-players = اللاعبان
library-event = البطولة
library-length = حتى
library-score = النتيجة
library-money = نقود
library-unjudged = ليس بعد
library-unjudged-note = التحليل لم يأتِ بعد.
library-at-line = السطر { $line }
library-list-note = النتيجة وPR بترتيب الاسمين.
library-older = مباريات أقدم

library-search = بحث
library-search-player = اللاعب
library-search-event = البطولة
library-search-from = من
library-search-to = إلى
library-search-kind = نوع الخطأ
library-search-mark = على الأقل
library-search-any = الكل
library-search-position = الوضع
library-search-position-note = الوضع بصيغة XGID، أو معرّف GNUBG أو OpenGammon، أو سطر FIBS، أو لوحة من أحرف. يُعثر على حيث تقف الأحجار هكذا لصاحب الدور.
library-search-go = بحث
library-search-all = عرض الكل
library-wrong-day = «{ $text }» ليس تاريخًا. اكتبه هكذا 2026-03-22.
library-wrong-choice = لا يمكن البحث عن «{ $text }».
library-error-cube = المكعب
library-error-play = لعب الأحجار
library-error-missed-double = مضاعفة فائتة
library-error-wrong-double = مضاعفة خاطئة
library-error-wrong-take = قبول خاطئ
library-error-wrong-drop = رفض خاطئ
library-error-wrong-beaver = بيفر خاطئ

study-match = الملفات والمشاركة
study-download = تنزيل:
study-download-report = التحليل (.json)
study-you-are = أنت { $who }.
study-you-neither = لست أيًا من اللاعبَين: لا تدخل المباراة في إحصاءاتك.
study-private = أنت فقط من يرى هذه المباراة.
study-share = مشاركة برابط
study-shared = كل من لديه هذا الرابط يرى المباراة وتحليلها:
study-unshare = إيقاف المشاركة
study-original = الملف كما استُورد:
study-remove = إزالة
study-remove-sure = تُحذف المباراة وملفها وتحليلها. يمكنك استيراد الملف من جديد.
study-remove-now = إزالة المباراة

statistics-title = الإحصاءات
statistics-empty = لا شيء يُجمع بعد. استورد مباريات أو العب بعضها؛ تُحلَّل كل واحدة في الخلفية، وتُحتسب هنا فور ذلك.
statistics-extent = { $n ->
    [zero] { $n } مباراة
    [one] مباراة واحدة
    [two] مباراتان
    [few] { $n } مباريات
    [many] { $n } مباراة
   *[other] { $n } مباراة
}، وعدد قراراتك { $decisions }.
statistics-unjudged = { $n ->
    [zero] { $n } مباراة خارج الحساب: تحليلها لم يأتِ بعد.
    [one] مباراة واحدة خارج الحساب: تحليلها لم يأتِ بعد.
    [two] مباراتان خارج الحساب: تحليلهما لم يأتِ بعد.
    [few] { $n } مباريات خارج الحساب: تحليلها لم يأتِ بعد.
    [many] { $n } مباراة خارج الحساب: تحليلها لم يأتِ بعد.
   *[other] { $n } مباراة خارج الحساب: تحليلها لم يأتِ بعد.
}
statistics-unclaimed = { $n ->
    [zero] { $n } مباراة خارج الحساب: لا يُعرف أي اللاعبين أنت.
    [one] مباراة واحدة خارج الحساب: لا يُعرف أي اللاعبين أنت.
    [two] مباراتان خارج الحساب: لا يُعرف أي اللاعبين أنت.
    [few] { $n } مباريات خارج الحساب: لا يُعرف أي اللاعبين أنت.
    [many] { $n } مباراة خارج الحساب: لا يُعرف أي اللاعبين أنت.
   *[other] { $n } مباراة خارج الحساب: لا يُعرف أي اللاعبين أنت.
}
statistics-others = { $n ->
    [zero] { $n } مباراة لآخرين.
    [one] مباراة واحدة لآخرين.
    [two] مباراتان لآخرين.
    [few] { $n } مباريات لآخرين.
    [many] { $n } مباراة لآخرين.
   *[other] { $n } مباراة لآخرين.
}
statistics-whole = الكل معًا
statistics-figure = الرقم
statistics-you = أنت
statistics-opponents = الخصوم
statistics-checkers = الأحجار
statistics-cube = المكعب
statistics-rate = { $rate } ({ $n })
statistics-luck-roll = الحظ لكل رمية
statistics-months = حسب الشهر
statistics-month = الشهر
statistics-no-month = تاريخ غير معروف
statistics-decisions = القرارات
statistics-chart = معدل PR حسب الشهر؛ والأرقام نفسها في الجدول أدناه.
statistics-bar = { $month }: معدل PR { $rate }، { $n ->
    [zero] { $n } قرار
    [one] قرار واحد
    [two] قراران
    [few] { $n } قرارات
    [many] { $n } قرارًا
   *[other] { $n } قرار
}
statistics-kinds = حسب نوع الوضع
statistics-kind = الوضع
statistics-errors = حسب نوع الخطأ
statistics-lost = الكلفة
statistics-first = النقلات الأولى، حسب الرمية
statistics-roll = الرمية
statistics-replies = الردود، حسب نقلة الخصم الأولى
statistics-answers = نقلة الخصم الأولى
statistics-times = المرات
statistics-marked = الأخطاء
statistics-usual = الأكثر لعبًا
statistics-definitions = معدل PR يساوي 500 ضعف الكلفة لكل قرار: مجموع كل الكلف مقسومًا على كل القرارات، لا متوسط PR للمباريات. بين القوسين عدد القرارات. الحظ بوحدات المكعب. والأخطاء كل القرارات ذات العلامة، من 0.010.

kind-bearing-off = إخراج الأحجار
kind-bearing-off-note = لا تماس، وكل أحجار اللاعبَين في البيتين.
kind-race = سباق
kind-race-note = لا تماس في غير ذلك.
kind-bearing-off-contact = إخراج مع تماس
kind-bearing-off-contact-note = كل أحجار أحد اللاعبَين في بيته، ويوجد تماس.
kind-back-game = اللعب الخلفي
kind-back-game-note = لأحد اللاعبَين خانتان أو أكثر في بيت الخصم.
kind-priming = حاجز
kind-priming-note = لأحد اللاعبَين خمس خانات متتالية أو أكثر، وخلفها حجر للخصم.
kind-attack = هجوم
kind-attack-note = لأحد اللاعبَين حجر على البار، أمام ثلاث خانات أو أكثر في بيت الخصم.
kind-holding = لعب الانتظار
kind-holding-note = آخر أحجار أحد اللاعبَين في خانة البار للخصم أو خانته 5 أو 4؛ وآخر أحجار الخصم كذلك، أو قد أفلتت.
kind-low-anchor = مرساة منخفضة
kind-low-anchor-note = آخر أحجار أحد اللاعبَين في الخانة 1 أو 2 أو 3 للخصم؛ وأحجار الخصم قد أفلتت.
kind-contact = تماس آخر
kind-contact-note = تماس من أي نوع آخر، كالرميات الأولى.

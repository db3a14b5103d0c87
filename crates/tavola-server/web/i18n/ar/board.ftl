# The device beside a wooden board: clock, scoreboard, score sheet.

board-title = الساعة ولوحة النتائج
board-lead = هاتف بجانب لوحتك الخشبية: ساعة ولوحة نتائج وورقة تسجيل في آن واحد. يعمل بلا شبكة، ولا يضيع شيء مما يُضغط.
board-needs-script = تحتاج الساعة إلى متصفح فيه JavaScript.
board-new = مباراة جديدة
board-kept = مباريات على هذا الجهاز
board-kept-none = لا مباريات بعد. أعدّ واحدة: اسمان وطول، وساعة إن شئت.
board-white = الأبيض
board-black = الأسود
board-name-of = اسم { $side ->
    [white] الأبيض
   *[black] الأسود
}
board-length = الطول بالنقاط
board-clock = الساعة
board-clock-none = بلا ساعة، لوحة نتائج فقط
board-clock-simple_delay = تأخير ثم رصيد (المعتاد)
board-clock-bronstein = برونشتاين
board-clock-bronstein_prefunded = برونشتاين، والتأخير ضمن المعروض
board-clock-fischer = فيشر
board-minutes = دقائق لكل نقطة
board-delay = ثوانٍ لكل دور
board-flag = عند انتهاء الوقت
board-flag-loss = تُخسر المباراة
board-flag-when_noticed = تُخسر المباراة حين ينبّه الخصم إليه
board-flag-overtime = دقيقة أخرى، مرة واحدة
board-holland = قاعدة هولاند: بعد شوط كروفورد لا يضاعف المتأخر قبل دوره الثالث
board-sound = الأصوات
board-vibrate = الاهتزاز
board-start = بدء
board-to = حتى { $length }
board-one-game = شوط واحد
board-crawford = شوط كروفورد: بلا مكعب
board-game = الشوط { $number }
board-turn = دورك
board-waits = انتظار
board-stopped = متوقفة
board-press-label = { $name }، بقي { $time }{ $turn ->
    [yes] ، صاحب الدور: اضغط لإنهاء الدور
   *[no] {""}
}
board-begins = أنا أبدأ
board-next-game = الشوط التالي
board-double = مضاعفة إلى { $value }
board-take = قبول { $value }
board-drop = رفض
board-confirm = تأكيد
board-accept = موافق
board-reject = غير موافق
board-stop = إيقاف
board-resume = استئناف
board-resume-other = إعطاء الدور: { $name }
board-over = انتهى الشوط
board-menu = القائمة
board-sheet = ورقة النتائج
board-undo = تراجع
board-undo-what = اضغط مطولًا للتراجع: { $act }
board-undone = جرى التراجع: { $act }
board-hold = أبقِ هذا الزر مضغوطًا لحظة.
board-lock = قفل
board-unlock = فتح القفل
board-locked = مقفلة ضد اللمس العارض
board-full = ملء الشاشة
board-handover = تسليم
board-leave = كل المباريات
board-say = قراءة الأوقات بصوت مسموع
board-cube = المكعب { $value }
board-cube-middle = في الوسط
board-cube-of = مع { $name }
board-result = كيف انتهى الشوط؟
board-won-by = الفائز
board-kind-single = عادي
board-kind-gammon = مارس
board-kind-backgammon = مارس ثلاثي
board-enter = إدخال
board-close = إغلاق
board-resign = الاستسلام في الشوط
board-resign-match = الاستسلام في المباراة
board-withdraw = سحب الاستسلام
board-claim = المطالبة بالشوط
board-claims = مطالبة من { $name } بالشوط: { $kind }
board-resigns = استسلام { $name }: { $kind }
board-break = استراحة
board-end-break = عودة من الاستراحة
board-on-break = استراحة { $name }: { $time }
board-reason-fallen = سقط زهر أو حجر
board-reason-contested = اعتراض على النقلة
board-reason-director = استدعاء المدير
board-pause = إيقاف الساعة مؤقتًا
board-paused = متوقفة مؤقتًا
board-reason-faulty = الساعة معطلة
board-reason-break = استراحة
board-call-flag = انتهى الوقت
board-why = لماذا تُوقف الساعة؟
board-entered = فوز { $name }: { $kind }، المكعب { $cube }، { $points ->
    [zero] { $points } نقطة
    [one] نقطة واحدة
    [two] نقطتان
    [few] { $points } نقاط
    [many] { $points } نقطة
   *[other] { $points } نقطة
}
board-both-confirm = يؤكد اللاعبان
board-flagged = { $name }: انتهى الوقت
board-match-won = فوز { $name } بالمباراة
board-how-score = بالنقاط
board-how-flag = بانتهاء الوقت
board-how-resigned = بالاستسلام
board-how-penalty = بنقاط الجزاء
board-how-ruling = بقرار المدير
board-called = استُدعي المدير
board-held = علّق المدير المباراة
board-absent = غياب { $name }؛ الساعة تعمل
board-opening = يرمي كل لاعب زهرًا. الأعلى يبدأ.
board-ready = قارنا نتيجتيكما المكتوبتين، ثم ابدآ.
board-gap = كان الجهاز مطفأ أو في الخلفية مدة { $time }.
board-restore = رد الوقت
board-gap-asked = كان الجهاز مطفأ مدة { $time }، وانتهى وقت { $name } في الأثناء. هل يُحتسب هذا الوقت؟
board-gap-banner = الساعة متوقفة
board-gap-counts = يُحتسب
board-keep-as-is = تركه كما هو
board-jump = تغيّرت ساعة هذا الجهاز بمقدار { $time }. ساعة المباراة تستمر كما كانت.
board-awake-refused = قد تنطفئ الشاشة: أبقها مضاءة في إعدادات جهازك.
board-storage-refused = هذا المتصفح لا يخزّن شيئًا: إعادة التحميل تضيّع المباراة.
board-offline = بلا اتصال: { $count ->
    [0] أُرسل كل شيء
    [one] قيد واحد ينتظر
    [two] قيدان ينتظران
    [few] { $count } قيود تنتظر
    [many] { $count } قيدًا ينتظر
   *[other] { $count } قيد ينتظر
}
board-online = أُرسل كل شيء
board-viewer = أنت تشاهد. الساعة على جهاز آخر.
board-viewer-age = حُدّث قبل { $seconds } ث
board-take-over = تولّي الساعة هنا
board-take-over-hold = تولّي الساعة هنا (ضغط مطول)
board-take-over-ask = الساعة على جهاز آخر. إن توليتها لم يعد ذلك الجهاز إلا مشاهدًا.
board-take-over-yes = تولّيها
board-take-up = قبول هذه المباراة؟
board-take-up-match = { $white } – { $black }، { $a }–{ $b } حتى { $length }: تسليم { $count ->
    [zero] { $count } قيد
    [one] قيد واحد
    [two] قيدين
    [few] { $count } قيود
    [many] { $count } قيدًا
   *[other] { $count } قيد
}.
board-take-up-new = يتولى هذا الجهاز الساعة. والجهاز الذي سلّمها لا يعود إلا مشاهدًا.
board-take-up-known = هذه المباراة على هذا الجهاز من قبل. السجل المسلَّم يحل محل سجله؛ وما زاد عنده يُحفظ على حدة.
board-take-up-yes = قبول
board-read-foreign = هذا السجل لا يعطي حقًا في المباراة على هذا الجهاز؛ لم يتغير شيء.
board-kept-unreadable = تعذّرت قراءة سجل هذه المباراة على هذا الجهاز.
board-no-such-match = لا مباراة كهذه. تحقق من الرابط: ربما نقص حرف.
board-link-worthless = هذا الرابط لا يعطي حقًا في المباراة.
board-no-right = يرفض الخادم ما تضغطه هنا لأن الرابط لا يعطي حقًا في المباراة. افتح رابط الطاولة نفسها.
board-posted = في جدول المواجهات
board-conflict = لدى جهاز آخر سجل مختلف: { $here } هنا، و{ $there } هناك.
board-conflict-scoreboard = لوحة نتائج الطاولة نفسها هي المعتمدة (MAT-07): { $won }.
board-conflict-trailers_sheet = نتيجة المتأخر هي المعتمدة (MAT-05): { $won }.
board-conflict-agreement = النتيجة نفسها عند الاثنين.
board-conflict-director = يقرر المدير.
board-conflict-look = مقارنة السجلين
board-conflict-title = سجلان لهذه المباراة
board-conflict-here = السجل هنا
board-conflict-there = السجل الآخر
board-conflict-since = { $count ->
    [0] لا شيء منذ افتراقهما
    [one] قيد واحد منذ افتراقهما
    [two] قيدان منذ افتراقهما
    [few] { $count } قيود منذ افتراقهما
    [many] { $count } قيدًا منذ افتراقهما
   *[other] { $count } قيد منذ افتراقهما
}
board-compare = مقارنة نتيجتي المكتوبة
board-papers-agree = النتيجتان المكتوبتان توافقان لوحة النتائج: { $counts }.
board-papers-differ = النتيجتان المكتوبتان لا توافقان لوحة النتائج. المعتمد لوحة النتائج: { $counts } (MAT-07).
board-battery = البطارية منخفضة: { $percent }%. اشحن الجهاز أو سلّم الساعة.
board-chouette = أكثر من لاعبَين؟ يمكن للجهاز أن يكون دفتر نتائج لشويت أيضًا.
board-elsewhere = هذه المباراة مفتوحة في تبويب آخر.
board-elsewhere-here = المتابعة هنا
board-read-older = لدى هذا الجهاز سجل أحدث لهذه المباراة؛ لم يُستورد الملف.
board-read-unreadable = هذا ليس ملف مباراة.
board-keep-this = الإبقاء على هذا السجل
board-keep-that = الإبقاء على السجل الآخر
board-not-kept = لم يحفظه المتصفح. أعد المحاولة.
board-too-soon = اللمسة الثانية بهذه السرعة لا تُحتسب.
board-no-line = لا اتصال بالجهاز الذي عليه الساعة: أدخل ذلك هناك.
board-unheard = لا جواب من الجهاز الذي عليه الساعة: تحقق هناك هل سُجّل.
board-handover-how = افتح هذا على الجهاز الآخر: يتولى الساعة مع السجل كله. ومن ثم لا يعود هذا الجهاز إلا مشاهدًا.
board-handover-copy = نسخ الرابط
board-handover-file = حفظ كملف
board-handover-read = متابعة من ملف
board-csv = CSV
board-print = طباعة
board-share = مشاركة
board-sheet-number = الشوط
board-sheet-winner = الفائز
board-sheet-kind = النوع
board-sheet-cube = المكعب
board-sheet-points = النقاط
board-sheet-score = النتيجة
board-sheet-banks = الوقت الباقي
board-sheet-used = الوقت المستهلك
board-sheet-lasted = المدة
board-sheet-crawford = كروفورد
board-sheet-how = { $kind }{ $ending ->
    [dropped] ، رفض المضاعفة
    [resigned] ، بالاستسلام
    [claimed] ، بالمطالبة
    [flag] ، بانتهاء الوقت
    [forfeited] ، بالغياب
    [adjudicated] ، بقرار الحكم
   *[borne_off] {""}
}
board-sheet-none = لم ينتهِ أي شوط بعد.
board-sheet-awards = نقاط الجزاء
board-sheet-award = { $points } لصالح { $name }
board-sheet-rulings = القرارات
board-sheet-signs = التوقيعات
board-corrected = مصحَّح
board-keys = لوحة مفاتيح، أو زر Bluetooth يعمل مثلها: مفتاح المسافة يضغط لصاحب الدور، و1 و2 للاعب الأسفل والأعلى، وd يضاعف، وt يقبل، وp يرفض، وs يوقف، وu (ضغط مطول) يتراجع، وc يقرأ الأوقات، وl يقفل.
board-said = { $white } { $whiteTime }، { $black } { $blackTime }. النتيجة { $a } إلى { $b }، مباراة حتى { $length }.
board-side-said = دور { $name }
board-low = { $name }: بقيت دقيقة واحدة
board-install = ثبّتها من قائمة المتصفح لتفتحها بلا شبكة.

board-first-game = بدء
board-confirm-score = تأكيد { $a }–{ $b }
board-what = ماذا الآن؟
board-more = المزيد
board-understood = حسنًا
board-new-match = مباراة جديدة
board-continue = متابعة مباراة من الورق
board-points-of = نقاط { $side ->
    [white] الأبيض
   *[black] الأسود
}
board-conflict-players = قرّرا معًا أي السجلين يُعتمد.
board-right-menu = تصحيح شيء
board-right = ما الذي يحتاج إلى تصحيح؟
board-right-time = الوقت على الساعة
board-right-result = نتيجة شوط
board-right-length = طول المباراة
board-right-points = نقاط الجزاء
board-right-clock = إحضار ساعة
board-right-whose = ساعة من
board-right-way = إضافة أو خصم
board-right-give = إضافة
board-right-take = خصم
board-right-minutes = الدقائق
board-right-seconds = الثواني
board-right-reason = السبب
board-right-against = اللاعب المعاقَب
board-right-count = النقاط للخصم
board-sheet-clock = { $mode }، { $bank } لكل نقطة، { $delay } ث لكل دور
board-ruling-adjust_time = { $name }: { $time } على الساعة
board-ruling-penalty = جزاء على { $name }: { $points ->
    [zero] { $points } نقطة
    [one] نقطة واحدة
    [two] نقطتان
    [few] { $points } نقاط
    [many] { $points } نقطة
   *[other] { $points } نقطة
}
board-ruling-warn = إنذار إلى { $name }
board-ruling-correct_result = صُحّح الشوط { $game }: { $name }، { $kind }، المكعب { $cube }
board-ruling-set_length = تُلعب المباراة حتى { $length }
board-ruling-bring_clock = إحضار ساعة: { $clock }
board-ruling-hold = يعلّق المدير المباراة
board-ruling-release = المباراة مستمرة
board-ruling-absent = غياب { $name }
board-ruling-arrived = حضر الاثنان
board-ruling-award_match = مُنحت المباراة إلى { $name }
board-ruling-restore = رُدّ وقت الفجوة { $gap }
board-ruling-count = يُحتسب وقت الفجوة { $gap }
board-ruling-settle = أُبقي أحد السجلين
board-ruling-play_on = لم ينتبه أحد لانتهاء الوقت: يواصل الاثنان اللعب
board-ruling-cube_stands = الشوط { $game }: المكعب على { $cube }
board-ruling-post = في جدول المواجهات

board-act-press = ضغطة
board-act-opening = رمية البداية
board-act-start_game = بدء الشوط
board-act-double = المضاعفة
board-act-take = القبول
board-act-drop = الرفض
board-act-stop = الإيقاف
board-act-call_director = استدعاء المدير
board-act-resume = استئناف اللعب
board-act-resign = الاستسلام
board-act-claim = المطالبة
board-act-accept = الموافقة
board-act-reject = عدم الموافقة
board-act-result = النتيجة
board-act-confirm = التأكيد
board-act-compare = المقارنة
board-act-take_break = الاستراحة
board-act-end_break = نهاية الاستراحة
board-act-resign_match = الاستسلام في المباراة
board-act-withdraw = سحب الاستسلام
board-act-call_flag = التنبيه إلى انتهاء الوقت
board-act-open = إعداد المباراة
board-act-flag_fell = انتهاء الوقت
board-act-undo = التراجع عن آخر قيد
board-act-gap = انطفاء الجهاز
board-act-jump = تغيّر ساعة الجهاز
board-act-claim_lease = تولّي الساعة
board-act-diverged = سجل آخر
board-act-received = تصحيح وقت
board-refused-clause = { $text } ({ $clause })

board-refused-not-opened = لم تُعدّ المباراة بعد.
board-refused-opened-already = أُعدّت المباراة من قبل.
board-refused-unsound = اسم ناقص أو أطول من اللازم، أو إعدادات الساعة خارج الحدود.
board-refused-player-only = هذا متاح للاعب فقط.
board-refused-director-only = هذا متاح للمدير فقط.
board-refused-reason-missing = القرار يحتاج إلى سبب.
board-refused-on-hold = لا يتغير شيء حتى يصدر قرار المدير.
board-refused-posted = النتيجة في جدول المواجهات؛ لا يصححها إلا المدير.
board-refused-over = انتهت المباراة.
board-refused-flagged = انتهى وقت أحد اللاعبَين.
board-refused-gap-asked = قل أولًا هل يُحتسب الوقت الذي كان الجهاز فيه مطفأ.
board-refused-not-now = لا يمكنك ذلك الآن.
board-refused-not-your-turn = الدور للاعب الآخر.
board-refused-no-clock = لا ساعة.
board-refused-crawford-game = لا مضاعفة في شوط كروفورد.
board-refused-crawford-cube = كل مضاعفات شوط كروفورد باطلة: يُحتسب المكعب 1.
board-refused-cube-not-yours = المكعب للاعب الآخر.
board-refused-cube-exhausted = لا يمكن أن يرتفع المكعب أكثر.
board-refused-holland-waits = بعد شوط كروفورد لا يضاعف المتأخر قبل دوره الثالث.
board-refused-nothing-offered = لا شيء للجواب عنه.
board-refused-break-between-games = تؤخذ الاستراحات بين الأشواط.
board-refused-no-break-left = لم تبق استراحات.
board-refused-break-running = هناك استراحة لم تنتهِ بعد.
board-refused-most-resigned = الاستسلام بالحد الأقصى لا يمكن رفضه.
board-refused-trailer-confirms = تُعتمد النتيجة بعد أن يؤكدها المتأخر.
board-refused-whose-turn = اختر ساعة من تعمل.
board-refused-too-long = نص أو قائمة أطول من المسموح، أو عدد أكبر منه.
board-refused-no-points = الجزاء نقطة واحدة على الأقل.
board-refused-no-flag = لم ينتهِ وقت أحد.
board-refused-nothing-to-undo = لا شيء للتراجع عنه.
board-refused-no-such = لا شيء بهذا الرقم.
board-refused-turn-is-over = انتهى دور تلك الفجوة؛ يمكن للمدير تعديل الوقت.
board-refused-nothing-given-up = لم يستسلم أحد.
board-refused-same-length = المباراة تُلعب حتى هذا الطول من قبل.
board-refused-nothing-due = لا شيء مستحق.
board-refused-held-by-device = الساعة على جهاز؛ اضغط هناك.
board-refused-lease-lost = الساعة على جهاز آخر.
board-refused-line-missing = قيد من السجل مفقود.
board-refused-line-known = هذا القيد في السجل من قبل.
board-held-button = ضغط مطول
board-crawford-word = كروفورد
board-needs = يلزم { $points }
board-points-label = { $name }: { $points }، عرض الأشواط حتى الآن
board-doubles = مضاعفة من { $name } إلى { $value }
board-ruled = صدر قرار المدير. استئناف؟
board-played-on = لم ينتبه أحد لانتهاء الوقت. واصلا اللعب.
board-age = { $seconds } ث
board-overtime = وقت إضافي
board-overtime-told = انتهى وقت { $name }: وقت إضافي { $time }، مرة واحدة.
board-low-seconds = { $name }: بقي { $seconds ->
    [zero] { $seconds } ثانية
    [one] ثانية واحدة
    [two] ثانيتان
    [few] { $seconds } ثوانٍ
    [many] { $seconds } ثانية
   *[other] { $seconds } ثانية
}
board-countdown = تنبيه عند 0:30 و0:10
board-swap = تبديل الجهتين
board-course = الأشواط حتى الآن
board-course-won = فوز { $name }: { $points ->
    [zero] { $points } نقطة
    [one] نقطة واحدة
    [two] نقطتان
    [few] { $points } نقاط
    [many] { $points } نقطة
   *[other] { $points } نقطة
}
board-course-time = المدة { $time }
board-play-on = لم ينتبه أحد: واصلا اللعب
board-turn-dialog = قلب
board-right-flag = لم ينتبه أحد لانتهاء الوقت: واصلا اللعب
board-right-turn = الساعة تعمل للاعب الخطأ
board-right-cube = دار المكعب في شوط كروفورد
board-right-cube-how = كان يمكن إلغاؤه حتى انتهاء ذلك الشوط. لم ينتبه أحد، فهو قائم (MAT-03). ماذا كان يُظهر؟
board-sheet-date = التاريخ
board-sheet-reason = السبب
board-sheet-after-game = بعد الشوط
board-mat = ملف .mat
board-install-secure = إن فُتحت هذه الصفحة عبر HTTPS أمكن تثبيتها، وعندها تعمل بلا شبكة.
board-presets = ساعات معتادة
board-preset-last = آخر استعمال
board-preset-italy = إيطاليا 3:00 + 12
board-preset-usual = بريطانيا، أمريكا، WBGF 2:00 + 12
board-preset-doubles = زوجي 2:30 + 18
board-preset-none = بلا ساعة
board-total = لكل لاعب { $bank }، و{ $delay } ث لكل دور.
board-screen = لجهاز عرض
board-overlay = لبث مباشر

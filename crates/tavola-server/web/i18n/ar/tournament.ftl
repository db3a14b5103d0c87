# Tournaments: the public page, the desk, the referee’s book. Used by the server only.

# Frame and menu
tournament-nav-public = البطولة
tournament-nav-me = مبارياتي
tournament-nav-board = المباريات
tournament-nav-entries = المشاركات
tournament-nav-draw = القرعة
tournament-nav-money = المال والملفات
tournament-nav-book = كتاب الحكم
tournament-nav-log = السجل
tournament-nav-setup = الإعدادات
tournament-desk = مكتب البطولة
tournament-line-lost = لا جواب من الخادم. ما أدخلته ما زال هنا: أرسله من جديد حين يعود الخادم. يُحتسب مرة واحدة فقط.
tournament-away = تعذّر الوصول إلى الخادم، أو لا يستطيع حفظ شيء. قد تكون هذه الصفحة قديمة؛ وما أدخلته باقٍ هنا.
tournament-back = عاد الخادم.
tournament-done = تم.
tournament-rounds-span = الجولات { $first }–{ $last }
tournament-pieces = الأجزاء
tournament-division-show = عرض هذه الفئة
tournament-find-go = بحث
tournament-find-more = هذه أول { $n }. اكتب المزيد من الاسم لترى غيرها.
tournament-choose = اختر مباراة أولًا، بمفاتيح الأسهم أو بالضغط عليها.
tournament-choose-entry = اختر طلبًا أولًا، بمفاتيح الأسهم أو بالضغط عليه.
tournament-who-won = من الفائز؟
tournament-cancel = ترك كل شيء كما هو
tournament-save = حفظ
tournament-somebody = شخص ما
tournament-house = الخادم

# Tournaments
tournament-events = البطولات
tournament-events-lead = أدر بطولة كاملة من صفحة واحدة: القرعة والنداءات والنتائج والترضية والجوائز. ويتابعها اللاعبون والمشاهدون على هواتفهم.
tournament-own-events = بطولاتك
tournament-new = بطولة جديدة
tournament-new-go = فتح البطولة
tournament-named = اسم البطولة
tournament-your-name = اسمك
tournament-you-direct = ستكون مديرها.
tournament-where = المكان
tournament-over-the-board = على لوحات خشبية
tournament-online = عبر الإنترنت، على طاولاتنا
tournament-tables = الطاولات الرسمية
tournament-tables-note = مرقّمة من 1؛ وتُنادى المباريات إليها.
tournament-begins = البداية
tournament-rounds-who = قرعة الجولات اللاحقة
tournament-rounds-house = تلقائيًا، في أقرب وقت ممكن
tournament-rounds-director = يجريها المدير
tournament-part-event = البطولة
tournament-part-play = طريقة اللعب
tournament-part-money = الرسوم والجوائز
tournament-part-house = التأخر والجولات والتقييم
tournament-reading = نقطة الجزاء عن كل فترة
tournament-reading-completed = حين تنتهي الفترة
tournament-reading-begun = حين تبدأ الفترة
tournament-late-loses = اللاعب المتأخر عن الموعد يخسر
tournament-late-loses-usual = وقتًا إن وُجدت ساعة، وإلا فنقاطًا
tournament-late-loses-points = نقاطًا
tournament-late-loses-clock = وقتًا من ساعته
tournament-late-disqualifies = التأخر الزائد عن مباراة يعني الخروج من
tournament-late-disqualifies-match = تلك المباراة
tournament-late-disqualifies-event = البطولة كلها
tournament-surplus = النقاط الزائدة على طول المباراة
tournament-surplus-refuse = تُرفض
tournament-surplus-cut = تُقتطع إلى الطول
tournament-surplus-keep = تبقى في الورقة ولا تُحتسب
tournament-settings = إعدادات البطولة
tournament-settings-note = يمكن تغييرها أثناء البطولة، وتسري من حينها.
tournament-lateness-of-match = التأخر في هذه المباراة
tournament-lateness-of-round = التأخر في جولة
tournament-lateness-note = اترك الحقل الأول فارغًا ليُحتسب كما في بقية البطولة.
tournament-match-referee = الحكم المحايد لهذه المباراة
tournament-refereed-by = الحكم { $who }
tournament-winner-points = نقاط الفائز، إن زادت على الطول
tournament-rating-ramp = يتغير تقييم اللاعبين الجدد
tournament-rating-original = أسرع خمس مرات في البداية
tournament-rating-club = أسرع مرتين في البداية
tournament-rating-none = بسرعة الجميع
tournament-dead-usual = كالمعتاد: تُكمَل في المجموعات فقط
tournament-division-main = الفئة الرئيسية
tournament-grace = يبدأ الجزاء بعد (دقائق)
tournament-lateness-usual = إن تُرك التأخر فارغًا احتُسب كالمعتاد: يبدأ الجزاء بعد { $grace } د، بنقطة كل { $every } د.
tournament-grace-note = يُعدّ من الموعد المحدد؛ ثم نقطة عن كل فترة.
tournament-every = نقطة كل (دقائق)
tournament-currency = العملة
tournament-notes-venue = مكان الانعقاد
tournament-notes-dress = اللباس
tournament-notes-languages = اللغات على الطاولات
tournament-notes-more = ملاحظات أخرى

# Divisions and formats
tournament-format = النظام
tournament-format-note = يمكن تغيير كل شيء حتى القرعة.
tournament-unchanged = بلا تغيير
tournament-choose-consolation = خروج المغلوب مع ترضية متدرجة
tournament-choose-last_chance = خروج المغلوب مع ترضية وفرصة أخيرة
tournament-choose-only = خروج المغلوب فقط
tournament-choose-double_elimination = خروج بخسارتين
tournament-choose-swiss = النظام السويسري
tournament-choose-round_robin = دوري
tournament-choose-lives = ثلاث أرواح
tournament-choose-swing = سوينغ
tournament-choose-davis_cup = كأس ديفيس للثنائيات
tournament-format-knock_out = خروج المغلوب
tournament-format-double_elimination = خروج بخسارتين
tournament-format-lives = الأرواح
tournament-format-swiss = النظام السويسري
tournament-format-round_robin = دوري
tournament-format-swing = سوينغ
tournament-format-davis_cup = كأس ديفيس
tournament-cons-none = بلا ترضية
tournament-cons-redraw = ترضية متدرجة
tournament-cons-fixed_tree = ترضية بجدول ثابت
tournament-lives-n = { $n ->
    [zero] { $n } روح
    [one] روح واحدة
    [two] روحان
    [few] { $n } أرواح
    [many] { $n } روحًا
   *[other] { $n } روح
}
tournament-swing-n = لكل لاعب { $n ->
    [zero] { $n } نقطة فوز
    [one] نقطة فوز واحدة
    [two] نقطتا فوز
    [few] { $n } نقاط فوز
    [many] { $n } نقطة فوز
   *[other] { $n } نقطة فوز
}
tournament-lengths = { $n ->
    [zero] حتى { $lengths }
    [one] حتى نقطة واحدة ({ $lengths })
    [two] حتى { $lengths }
    [few] حتى { $lengths }
    [many] حتى { $lengths }
   *[other] حتى { $lengths }
}
tournament-lengths-main = طول المباراة
tournament-lengths-note = عدد واحد لكل الجولات، أو عدد لكل جولة: 7, 9, 11.
tournament-lengths-cons = طول المباراة في الترضية
tournament-entrants = المشاركة هي
tournament-kind-single_player = لاعب واحد
tournament-kind-consultation_doubles = ثنائي زوجي بالتشاور
tournament-kind-davis_pair = ثنائي كأس ديفيس، رقم 1 ورقم 2
tournament-clock-usual = دقيقتان لكل نقطة و12 ثانية
tournament-clock-slow = 3 دقائق لكل نقطة و12 ثانية
tournament-clock-delay = تأخير، بأوقات خاصة
tournament-clock-bronstein = برونشتاين، بأوقات خاصة
tournament-clock-fischer = فيشر، بأوقات خاصة
tournament-clock-minutes = دقائق لكل نقطة
tournament-clock-own-note = لساعة بأوقات خاصة.
tournament-clock-seconds = ثوانٍ لكل دور
tournament-clock-change-note = للمباريات التي لم تبدأ؛ المباريات الجارية تحتفظ بساعتها.
tournament-lengths-as-main = كما في الجدول الرئيسي
tournament-fee-entry = رسم الاشتراك
tournament-fee-registration = رسم التسجيل
tournament-fee-added = مال مضاف
tournament-fee-returned = يُدفع جوائز (%)
tournament-pools = صناديق جانبية
tournament-pools-note = جائزة مستقلة لمن ينضم إليها، حسب مراكزهم في البطولة. ينضم اللاعبون في صفحة «المشاركات».
tournament-pool-fee = الرسم
tournament-pool-parts = حصص الأول والثاني…
tournament-pool-add = إضافة الصندوق
tournament-pool-drop = إزالة
tournament-prizes-parts-note = حصص المركز الأول والثاني وهكذا، تفصلها فواصل: 50, 25. اترك الكل فارغًا للحصص المعتادة.
tournament-divisions = الفئات
tournament-division-add = إضافة فئة
tournament-division-change = تغيير
tournament-division-id = اسم قصير (أحرف وأرقام)
tournament-precedence = الأولوية في النداء
tournament-precedence-champion = النخبة
tournament-precedence-intermediate = المتوسط
tournament-precedence-further = فئة أخرى
tournament-precedence-side = بطولة جانبية
tournament-stage-main = الرئيسية
tournament-stage-consolation = الترضية
tournament-stage-last_chance = الفرصة الأخيرة
tournament-stage-lower = الجدول السفلي
tournament-stage-finals = النهائيات
tournament-stage-rounds = الجولات
tournament-round = الجولة { $n }
tournament-round-word = الجولة
tournament-round-final = النهائي
tournament-round-semi = نصف النهائي
tournament-round-quarter = ربع النهائي
tournament-bye = إعفاء
tournament-winner-of = الفائز في { $match }
tournament-loser-of = الخاسر في { $match }
tournament-won = فوز
tournament-at-table = طاولة { $n }
tournament-table = الطاولة { $n }
tournament-tables-two = الطاولتان { $first } و{ $second }
tournament-to = حتى { $n }
tournament-match = المباراة
tournament-tie = اللقاء
tournament-phase = المرحلة
tournament-doubles = الزوجي
tournament-result = النتيجة
tournament-not-played = لم تُلعب

# Details of a division
tournament-rules = تفاصيل اللعب
tournament-series = كل مواجهة
tournament-series-single = مباراة واحدة
tournament-series-best_of_three = الأفضل من ثلاث مباريات
tournament-direction = اتجاه اللعب: اتجاه { $who }
tournament-leg-next = المباراة { $n } تُلعب في اتجاه { $who }.
tournament-loser-matches = مباريات كسبها الخاسر
tournament-recharge = خروج بخسارتين: إن خسر من لم يُهزم
tournament-recharge-played = يلعبان مرة أخرى
tournament-recharge-none = يُحسم الفائز
tournament-swiss-order = السويسري: اللاعبون المتساوون
tournament-order-lot = يُقرنون بالقرعة
tournament-order-fold = النصف الأعلى ضد الأدنى
tournament-order-neighbours = المتجاورون في الترتيب
tournament-rounds-many = عدد الجولات
tournament-rounds-many-note = للسويسري والدوري والأرواح. اتركه فارغًا لعدد ما يلزم.
tournament-rounds-too-many = لا يمكن أن يلعب { $n ->
    [zero] { $n } لاعب
    [one] لاعب واحد
    [two] لاعبان
    [few] { $n } لاعبين
    [many] { $n } لاعبًا
   *[other] { $n } لاعب
} { $planned ->
    [zero] { $planned } جولة
    [one] جولة واحدة
    [two] جولتين
    [few] { $planned } جولات
    [many] { $planned } جولة
   *[other] { $planned } جولة
} دون أن يلتقي بعضهم مرتين: الأقصى { $most }.
tournament-met-again = يلتقيان من جديد
tournament-met-again-list = هؤلاء يلتقون من جديد، لأن مواجهات الجولة لم يمكن توزيعها بغير ذلك:
tournament-swing-points = سوينغ: نقاط الفوز لكل لاعب
tournament-swing-chips = سوينغ: الفيش لكل نقطة، جولة بعد جولة
tournament-swing-chips-note = بعد القيمة الأخيرة تتكرر آخر زيادة. اتركه فارغًا للإبقاء على القيم الحالية.
tournament-swing-limit = سوينغ: أقصى ما يدفعه الخاسر
tournament-limit-loser_stack = ما لديه
tournament-limit-table_stakes = الأقل مما لدى اللاعبَين
tournament-limit-owed = كل شيء؛ والناقص دين عليه
tournament-ties = كأس ديفيس: تُلعب اللقاءات
tournament-ties-knock_out = بخروج المغلوب
tournament-ties-group = الجميع ضد الجميع
tournament-cpp = { $n } لكل نقطة
tournament-stakes = الفيش لكل نقطة، جولة بعد جولة: { $list } …
tournament-dead = كأس ديفيس: بعد حسم اللقاء
tournament-dead-played = تُلعب المباريات الخمس كلها
tournament-dead-not_played = لا تُلعب المباريات الباقية
tournament-consolation-usual = بقرعة متجددة، تغذيها كل الجولات عدا النهائي
tournament-consolation-all = بقرعة متجددة، تغذيها كل الجولات
tournament-consolation-first = بقرعة متجددة، تغذيها الجولتان الأوليان
tournament-consolation-fixed_tree = جدول مطبوع مسبقًا
tournament-consolation-none = بلا
tournament-per-point = دقائق لكل نقطة، للتقديرات
tournament-estimates = الجولات الباقية
tournament-tie-first = كسر التعادل
tournament-tie-then = ثم
tournament-tie-custom = المعتاد
tournament-tie-none = بلا: يتقاسم المتساوون المركز
tournament-tie-nothing = لا شيء بعد ذلك
tournament-tie-direct_encounter = المواجهة المباشرة
tournament-tie-sonneborn_berger = سونبورن-برغر
tournament-tie-buchholz = بوخهولز
tournament-tie-median = بوخهولز الوسيط
tournament-tie-buchholz_cut_one = بوخهولز ناقص 1
tournament-tie-points_difference = فارق النقاط
tournament-tie-fewest_losses = أقل خسارات
tournament-tie-play_off = مباراة فاصلة
tournament-auction = مزاد (كالكوتا)
tournament-auction-note = يُباع اللاعبون بالمزاد قبل المباراة الأولى؛ ويُدفع لأصحاب أفضل المراكز.
tournament-auction-hold = إقامة مزاد
tournament-auction-drop = بلا مزاد
tournament-auction-parts = حصص أصحاب الأول والثاني…
tournament-auction-plan = يُدفع { $percent }% بحصص { $parts }.
tournament-auction-none = لم تُبع أي مجموعة بعد.
tournament-lot-players = اللاعبون
tournament-lot-buyer = المشتري
tournament-lot-price = الثمن
tournament-lot-back = حصة يشتريها اللاعبون لأنفسهم (%)
tournament-lot-sell = بيع مجموعة
tournament-lot-gets = يُدفع للمشتري
tournament-lot-players-get = يُدفع للاعبين
tournament-play-off = مباراة فاصلة
tournament-play-off-note = يمكن لمن يتقاسمون مركزًا أن يلعبوا عليه مباراة من نقطة واحدة.
tournament-play-off-winner = الفائز
tournament-play-off-loser = الخاسر
tournament-play-off-go = تسجيل المباراة الفاصلة

# Public page
tournament-state-entries = باب المشاركة مفتوح
tournament-state-drawn = جارية
tournament-state-finished = انتهت
tournament-state-broken = تعذّر فتحها
tournament-state-played = لُعبت كل المباريات
tournament-state-playing = { $n ->
    [zero] { $n } مباراة جارية
    [one] مباراة جارية واحدة
    [two] مباراتان جاريتان
    [few] { $n } مباريات جارية
    [many] { $n } مباراة جارية
   *[other] { $n } مباراة جارية
}
tournament-state-called = { $n ->
    [zero] { $n } مباراة نُودي عليها
    [one] مباراة واحدة نُودي عليها
    [two] مباراتان نُودي عليهما
    [few] { $n } مباريات نُودي عليها
    [many] { $n } مباراة نُودي عليها
   *[other] { $n } مباراة نُودي عليها
}
tournament-announcements = إعلانات
tournament-called = نُودي عليها إلى الطاولات
tournament-playing = جارية
tournament-watch = مشاهدة
tournament-look-back = مراجعة
tournament-the-draw = القرعة
tournament-not-drawn = لم تُجرَ القرعة بعد. تظهر هنا حين تصير نهائية.
tournament-print-a4 = طباعة على A4
tournament-print-poster = طباعة ملصق
tournament-print-how = اطبع هذه الصفحة؛ الجدول يملأ الورقة.
tournament-print-blank = جدول فارغ للكتابة عليه
tournament-print-upright = اطبع هذه الصفحة على A4 طوليًا.
tournament-by-name = المواجهات حسب الاسم
tournament-slips = قسائم النتائج
tournament-score-sheets = ورقة نتائج فارغة
tournament-projector = صفحة العرض
tournament-projector-empty = لم تُجرَ أي قرعة بعد.
tournament-papers-none = لا مباراة نُودي عليها أو يمكن النداء عليها الآن.
tournament-table-word = الطاولة
tournament-opponent = الخصم
tournament-hour = الوقت
tournament-length-word = طول المباراة
tournament-game-word = الشوط
tournament-score-word = النتيجة
tournament-sign-winner = توقيع الفائز
tournament-sign-loser = توقيع الخاسر
tournament-programme = البرنامج
tournament-programme-begins = يبدأ
tournament-programme-ends = ينتهي نحو
tournament-after-first = بعد الجولة الأولى
tournament-after-consolation = بعد الجولة الأولى من الترضية
tournament-towards = نحو
tournament-programme-note = نهاية كل جولة تقدير حسب وتيرة اللعب حتى الآن.
tournament-enter = المشاركة
tournament-entered = أنت مشارك هنا، أو طلبت المشاركة. تجد حالتك في:
tournament-enter-note = يقرر المنظم بشأن مشاركتك؛ وتجد الجواب في «مبارياتي».
tournament-enter-go = طلب المشاركة
tournament-costs = كلفة المشاركة { $amount }.
tournament-costs-pool = الصندوق الجانبي { $pool }: { $amount }
tournament-partner = اسم الشريك
tournament-players = { $n ->
    [zero] { $n } لاعب
    [one] لاعب واحد
    [two] لاعبان
    [few] { $n } لاعبين
    [many] { $n } لاعبًا
   *[other] { $n } لاعب
}
tournament-players-none = لا أحد بعد.
tournament-about = عن البطولة
tournament-again = بطولة أخرى مثلها
tournament-again-note = تفتح بطولة جديدة بالفئات والرسوم والساعات وأحكام التأخر والملاحظات نفسها. أما اللاعبون والمسؤولون والموعد فخاصة بها.
tournament-again-go = فتحها
tournament-change = تغيير، دفع جزئي، استبدال
tournament-committee = اللجنة
tournament-online-note = تُلعب المباريات عبر الإنترنت على طاولاتنا. حين يُنادى على مباراتك اجلس من «مبارياتي».
tournament-proof = يمكن التحقق من القرعة
tournament-proof-note = أُقفل على البذرة العشوائية لكل القرعات عند فتح البطولة، وهذا التزام بها. بمفتاحها يستطيع أي شخص إعادة القرعة؛ وتُنشر البذرة في النهاية.
tournament-draw-key = مفتاح
tournament-commitment = الالتزام
tournament-seed = البذرة
tournament-standings = الترتيب
tournament-place = المركز
tournament-place-n = المركز { $n }
tournament-player = اللاعب
tournament-wins = الفوز
tournament-losses = الخسارة
tournament-byes = الإعفاءات
tournament-reached = الخروج في
tournament-points = النقاط
tournament-lives = الأرواح
tournament-victory-points = نقاط الفوز
tournament-matches = المباريات
tournament-prizes = الجوائز
tournament-prizes-open = كما تُدفع لو دُفعت الآن.
tournament-prize = الجائزة
tournament-prize-for = لمن
tournament-amount = المبلغ

# Players
tournament-record = الفوز { $won }، الخسارة { $lost }
tournament-path = المباريات حتى الآن
tournament-path-none = لا مباراة بعد.
tournament-to-desk = إلى مكتب البطولة
tournament-me-none = أنت لا تلعب في هذه البطولة.
tournament-me-wait = لا شيء مطلوب الآن. تظهر مباراتك التالية هنا.
tournament-me-soon = لم يُنادَ عليها بعد.
tournament-me-table = نُودي على مباراتك: الطاولة { $n }.
tournament-to-table = إلى طاولتك
tournament-sit-down = أنا هنا: جلوس
tournament-me-sitting = أنت على الطاولة. تُفتح حين يصل خصمك.
tournament-entry-requested = طلب مشاركة
tournament-entry-approved = مشارك
tournament-entry-refused = مرفوض
tournament-entry-out = منسحب
tournament-entry-disqualified = مستبعَد
tournament-sure = هل أنت متأكد؟
tournament-sure-do = نعم، نفّذ
tournament-withdraw = انسحاب
tournament-withdraw-sure = سحب { $what }؟ تُخسر كل المباريات الباقية. يمكنك الرجوع عن ذلك في هذه الصفحة ما لم يواصل أحد اللعب.
tournament-withdraw-own-sure = سحب { $what }؟ تُخسر كل المباريات الباقية. لا يرجع عن ذلك إلا مدير.
tournament-withdraw-undo = الرجوع عن الانسحاب
tournament-loss-sure = { $what }: خسارة هذه المباراة بقرار. متابعة؟
tournament-disqualify-sure = استبعاد { $what }؟ خسارة هذه المباراة وكل ما بقي، والخروج من البطولة.
tournament-ban-sure = حظر { $what }؟ خسارة هذه المباراة وكل ما بقي، والخروج من البطولة بلا عودة.
tournament-reported = نتيجة من { $who }: { $result }
tournament-confirm = تأكيد
tournament-call-director = استدعاء المدير
tournament-about-what = بشأن ماذا؟
tournament-disputed = متنازع عليها
tournament-two-results = أُبلغ بنتيجتين مختلفتين؛ الأخرى: { $result }
tournament-break = استراحة
tournament-return = عودة إلى الطاولة

# The matches at the desk
tournament-find = البحث عن لاعب
tournament-call-next = النداء إلى كل الطاولات الخالية
tournament-start-all = بدأت كلها
tournament-hall = في القاعة
tournament-quick = نتيجة أو لاعب
tournament-quick-example = طاولة أو اسم، ونقاط الخاسر: 7 5
tournament-quick-none = لا أحد في هذه الصفحة: اضغط Enter للبحث في كل المشاركات.
tournament-quick-which = أيها؟
tournament-quick-nothing = لا مباراة على تلك الطاولة.
tournament-quick-tables = طاولات عليها مباراة
tournament-points-too-many = { $length ->
    [1] في مباراة من نقطة واحدة لا نقاط للخاسر.
   *[other] في مباراة حتى { $length } للخاسر على الأكثر { $most ->
        [zero] { $most } نقطة
        [one] نقطة واحدة
        [two] نقطتان
        [few] { $most } نقاط
        [many] { $most } نقطة
       *[other] { $most } نقطة
    }.
}
tournament-key-line = كتابة نتيجة، أو البحث عن لاعب: طاولة أو اسم، ونقاط الخاسر، Enter، 1 أو 2
tournament-desk-empty = لا مباريات بعد. أدخل اللاعبين ثم أجرِ القرعة.
tournament-desk-to-draw = { $n ->
    [zero] لا مباريات بعد. دخل { $n } لاعب: حين يحضر الجميع أجرِ القرعة.
    [one] لا مباريات بعد. دخل لاعب واحد؛ والقرعة تحتاج إلى اثنين.
    [two] لا مباريات بعد. دخل لاعبان: حين يحضر الجميع أجرِ القرعة.
    [few] لا مباريات بعد. دخل { $n } لاعبين: حين يحضر الجميع أجرِ القرعة.
    [many] لا مباريات بعد. دخل { $n } لاعبًا: حين يحضر الجميع أجرِ القرعة.
   *[other] لا مباريات بعد. دخل { $n } لاعب: حين يحضر الجميع أجرِ القرعة.
}
tournament-desk-to-publish = { $what }: أُجريت القرعة ولا يراها إلا المديرون. يمكن النداء على المباريات بعد نشر القرعة.
tournament-desk-over = لُعبت كل المباريات. أغلق البطولة لنشر بذرة القرعات وتسوية الجوائز.
tournament-finish = إغلاق البطولة
tournament-finish-sure = إغلاق { $what }؟ لا يمكن بعدها إدخال شيء أو التراجع عن شيء.
tournament-desk-unplayed = لم تُلعب حتى النهاية: { $what }. بقيت جولة أو قرعة.
tournament-finish-early = إغلاق البطولة كما هي
tournament-finish-early-sure = إغلاق البطولة مع أن { $what } لم تُلعب حتى النهاية؟ ما ينقص لا يُلعب أبدًا، ولا يمكن بعدها إدخال شيء أو التراجع عن شيء.
tournament-no-table = لا طاولة خالية الآن.
tournament-players-elsewhere = لا يمكن النداء الآن: أحد اللاعبين نُودي عليه أو يلعب في مكان آخر أولًا.
tournament-not-to-rule = لا شيء يُقرَّر هنا: هذه المباراة لا تُلعب الآن.
tournament-rule-first = متنازع عليها: لا يُمس شيء قبل صدور قرار.
tournament-course-over = انتهت المباراة. يمكن تصحيح نتيجتها، أو التراجع عنها في السجل.
tournament-col-disputed = للبت
tournament-col-late = متأخرة
tournament-col-to_call = للنداء
tournament-col-called = نُودي عليها
tournament-col-playing = جارية
tournament-col-done = منتهية
tournament-called-at = نُودي عليها في
tournament-since = منذ
tournament-until = حتى
tournament-until-about = حتى نحو
tournament-late-points = تأخُّر { $who }: { $n ->
    [zero] { $n } نقطة جزاء
    [one] نقطة جزاء واحدة
    [two] نقطتا جزاء
    [few] { $n } نقاط جزاء
    [many] { $n } نقطة جزاء
   *[other] { $n } نقطة جزاء
} حتى الآن
tournament-call = نداء
tournament-start = بدء
tournament-rule = إصدار قرار
tournament-missing = غائب: { $who }
tournament-check-in = حضور
tournament-check-out = عدم حضور
tournament-checked-in = سُجّل حضور { $here } من { $all }.
tournament-not-here = لم يحضروا بعد:
tournament-second-table = إعطاؤه طاولة ثانية
tournament-tie-waits = بانتظار المباراة الأخرى في اللقاء
tournament-arrived = حاضر: { $who }
tournament-table-free = خالية
tournament-table-closed = غير مستعملة
tournament-table-close = إخراجها من الاستعمال
tournament-table-open = إدخالها في الاستعمال
tournament-announce = إعلان
tournament-announce-what = رسالة إلى الجميع
tournament-announcement-withdraw = سحب
tournament-keys = المفاتيح
tournament-key-move = من بطاقة إلى بطاقة
tournament-key-won = فاز اللاعب الأول أو الثاني
tournament-key-absent = اللاعب الأول أو الثاني غائب
tournament-key-here = وصل اللاعب الأول أو الثاني

# A match at the desk
tournament-to-board = عودة إلى المباريات
tournament-planned = لم يُنادَ عليها بعد
tournament-given = نقاط جزاء لصالح { $who }: { $n ->
    [zero] { $n } نقطة
    [one] نقطة واحدة
    [two] نقطتان
    [few] { $n } نقاط
    [many] { $n } نقطة
   *[other] { $n } نقطة
}
tournament-clock-ordered = الساعة: لكل لاعب { $minutes ->
    [zero] { $minutes } دقيقة
    [one] دقيقة واحدة
    [two] دقيقتان
    [few] { $minutes } دقائق
    [many] { $minutes } دقيقة
   *[other] { $minutes } دقيقة
}
tournament-wins-button = فوز { $who }
tournament-loser-points = نقاط الخاسر
tournament-kind = نوع الفوز
tournament-kind-single = عادي
tournament-kind-gammon = مارس
tournament-kind-backgammon = مارس ثلاثي
tournament-cube = المكعب
tournament-which-match = أي مباراة
tournament-how = كيف انتهت
tournament-how-played = لُعبت
tournament-how-resigned = بالاستسلام
tournament-how-forfeited = بالغياب
tournament-how-late = بالتأخر
tournament-how-flag = بانتهاء الوقت
tournament-how-ruling = بقرار
tournament-how-disqualified = بالاستبعاد
tournament-how-withdrawn = بالانسحاب
tournament-correct = تصحيح النتيجة
tournament-correct-note = ترى أولًا كل مباراة تتأثر؛ والنظر لا يغيّر شيئًا.
tournament-correct-do = تطبيق التصحيح
tournament-touches-nothing = لا تتأثر مباراة أخرى.
tournament-touches = { $n ->
    [zero] تتأثر { $n } مباراة أخرى:
    [one] تتأثر مباراة أخرى واحدة:
    [two] تتأثر مباراتان أخريان:
    [few] تتأثر { $n } مباريات أخرى:
    [many] تتأثر { $n } مباراة أخرى:
   *[other] تتأثر { $n } مباراة أخرى:
}
tournament-fate-unaffected = يلتقي اللاعبان أنفسهما؛ وتبقى النتيجة إن وُجدت
tournament-fate-re_paired = يلتقي لاعبان آخران؛ لم تكن قد بدأت
tournament-fate-annulled = أُوقفت؛ يلتقي اللاعبان الصحيحان
tournament-fate-to_be_replayed = لعبها اللاعب الخطأ؛ تُعاد
tournament-fate-redrawn = تُعاد قرعة جولتها
tournament-course = أثناء المباراة
tournament-postpone = تأجيل ساعة
tournament-record-match = طلب تسجيلها
tournament-at-which-table = الطاولة
tournament-schedule = تبدأ في
tournament-schedule-go = تحديد الوقت
tournament-schedule-round = تحديد وقت جولة
tournament-arrive = وصل
tournament-is-absent = غائب
tournament-leave-room = إذن بمغادرة القاعة
tournament-illegal-play = نقلة غير قانونية
tournament-mix-dice = خلط الزهر
tournament-side-notes = استراحات: { $breaks }، نقلات غير قانونية: { $illegal }
tournament-score-note = تسجيل النتيجة الحالية
tournament-clock-why = سبب إحضار ساعة
tournament-clock-order = الأمر بساعة
tournament-noted-length = الطول الذي دوّنه اللاعبان
tournament-wrong-length = لُعبت بطول خاطئ
tournament-wrong-length-go = تسوية
tournament-equipment = معدات معيبة
tournament-replace = استبدال
tournament-dispute = تعليمها متنازعًا عليها

# Rulings
tournament-rule-go = تسجيل القرار
tournament-clause = البند
tournament-remedy = القرار
tournament-about-whom = اللاعب المعني
tournament-how-many-points = النقاط
tournament-how-many-minutes = الدقائق
tournament-reason = السبب (يُسجَّل دائمًا)
tournament-results = النتائج
tournament-rulings = القرارات
tournament-rulings-none = لا قرار بعد.
tournament-remedy-stands = يبقى كل شيء كما هو
tournament-remedy-legal_play = تُلعب نقلة قانونية
tournament-remedy-roll_again = يُعاد رمي الزهر
tournament-remedy-void_doubles = كل مضاعفات شوط كروفورد باطلة
tournament-remedy-give_time = يُرد الوقت
tournament-remedy-replace_clock = تُستبدل الساعة
tournament-remedy-replace_equipment = تُستبدل المعدات
tournament-remedy-mix_dice = يُخلط الزهر
tournament-remedy-remove_spectator = يُبعد مشاهد
tournament-remedy-warning = إنذار
tournament-remedy-penalty_points = نقاط جزاء
tournament-remedy-loss_of_game = خسارة الشوط
tournament-remedy-loss_of_match = خسارة المباراة
tournament-remedy-disqualify = استبعاد
tournament-remedy-ban = حظر من البطولة
tournament-remedy-settled = سُوّي
tournament-ruling-holds = سارٍ
tournament-ruling-final = سارٍ، وانقضى وقت الاستئناف
tournament-ruling-appealed = مستأنَف
tournament-ruling-upheld = أيدته اللجنة
tournament-ruling-overturned = نقضته اللجنة
tournament-ruling-taken_back = مسحوب
tournament-ruling-undecided = سارٍ، وأُغلق الاستئناف بلا حسم
tournament-grounds-result-posted = النتيجة في جدول المواجهات وتبقى.
tournament-grounds-length-passed = جرى تجاوز الطول الصحيح: تنتهي المباراة عند الطول المدوَّن.
tournament-grounds-noticed-in-play = لوحظ أثناء اللعب: يستمر حتى الطول الصحيح.
tournament-grounds-nothing-noted = لم يدوّن أحد طولًا: يُعتمد الطول في جدول المواجهات.
tournament-grounds-too-late = تأخر زائد عن المباراة، أي الخروج من هذه البطولة.
tournament-grounds-illegal-plays = النقلة غير القانونية رقم { $count } في هذه المباراة.
tournament-appeal-no-committee = يحتاج الاستئناف إلى لجنة، ولم تُعيَّن لجنة.
tournament-appeal-until = يمكن الاستئناف حتى
tournament-appeal-own = الاستئناف أمام اللجنة
tournament-appeals-open = استئنافات للبت
tournament-appeal-line = استئناف من { $who } على القرار { $ruling }: { $what }
tournament-appeal-closed = أُغلق الاستئناف بلا حسم
tournament-appeal-undecided = إغلاق بلا حسم
tournament-appeal-undecided-note = حين يقل من يمكنهم التصويت في اللجنة، أو يُسحب الاستئناف. يبقى القرار.
tournament-appeal-undecided-sure = إغلاق الاستئناف على القرار { $what } بلا حسم؟ يبقى القرار، ولا يمكن التراجع عن ذلك.
tournament-appeal-uphold-sure = إغلاق الاستئناف على القرار { $ruling }؟ للتأييد { $uphold }، وللنقض { $overturn }: يبقى القرار. لا يمكن التراجع عن ذلك.
tournament-appeal-overturn-sure = إغلاق الاستئناف على القرار { $ruling }؟ للتأييد { $uphold }، وللنقض { $overturn }: يسقط القرار ويُلغى ما ترتب عليه. لا يمكن التراجع عن ذلك.
tournament-member-replace = استبدال عضو
tournament-member-instead-of = بدلًا من { $who }
tournament-member-replace-go = استبدال
tournament-member-replace-sure = استبدال { $what } في هذا الاستئناف؟ إن سبق له تصويت سقط ذلك الصوت.
tournament-vote-party = { $who }: طرف في هذا النزاع، بلا صوت
tournament-appeal-by = استئناف من { $who }
tournament-appealed-by = المستأنِف: { $who }
tournament-convened = دعا المدير اللجنة إلى الانعقاد
tournament-convene = دعوة اللجنة
tournament-ruled-before = قرارات سابقة بشأن { $who } ({ $n }):
tournament-heard = استُمع إلى { $who }
tournament-vote-uphold = تأييد
tournament-vote-overturn = نقض
tournament-appeal-close = إغلاق الاستئناف
tournament-book-word = البحث عن
tournament-book-match = في المباراة
tournament-book-go = بحث
tournament-book-found = { $n ->
    [0] لم يُعثر على شيء؛ جرّب كلمة أخرى.
    [one] عُثر على صفحة واحدة.
    [two] عُثر على صفحتين.
    [few] عُثر على { $n } صفحات.
    [many] عُثر على { $n } صفحة.
   *[other] عُثر على { $n } صفحة.
}

# Entries and draw
tournament-add = إضافة لاعب
tournament-add-late = إضافة متأخر
tournament-name = الاسم
tournament-club = النادي أو البلد
tournament-import = استيراد قائمة
tournament-import-note = لاعب في كل سطر كما يعطيه جدول بيانات: أسماء وحدها، أو ترويسة فيها name وpartner وclub وrating وexperience.
tournament-list = القائمة
tournament-import-go = استيراد
tournament-bots = روبوتات
tournament-bots-go = إضافة روبوتات
tournament-entries-full = لا يمكن إدخال أحد بعد: لم يبق مكان للمتأخرين.
tournament-requests = بانتظار جواب
tournament-approve = قبول
tournament-refuse = رفض
tournament-state = الحالة
tournament-paid = مدفوع
tournament-unpaid = غير مدفوع بالكامل
tournament-acts = الإجراءات
tournament-rating = التقييم
tournament-amend = تصحيح
tournament-substitute = اللعب بدلًا منه
tournament-substitute-name = من يلعب بدلًا منه
tournament-refund = رد المبلغ
tournament-waive = إعفاء من الدفع
tournament-waived = معفى من الدفع
tournament-paid-by-left = منها دفعه من غادروا
tournament-prizes-of-all = تُحسب الجوائز من كل المشاركات، دفعت أم لم تدفع.
tournament-pay = دُفع الرسم
tournament-pay-all = دفع الجميع
tournament-pay-all-sure = تسجيل أن كل من في { $what } دفعوا ما كان باقيًا؟
tournament-list-file = من ملف
tournament-wrong-lines = إن كانت بعض الأسطر خاطئة
tournament-wrong-lines-refuse = لا يُدخل أحد وتُذكر تلك الأسطر
tournament-wrong-lines-leave_out = يُدخل الآخرون
tournament-left-out = { $n ->
    [zero] أُدخل { $n } لاعب.
    [one] أُدخل لاعب واحد.
    [two] أُدخل لاعبان.
    [few] أُدخل { $n } لاعبين.
    [many] أُدخل { $n } لاعبًا.
   *[other] أُدخل { $n } لاعب.
} تُرك وبقي في القائمة: { $lines }
tournament-left-out-lines = الأسطر { $lines }
tournament-join-pool = انضمام إلى { $pool }
tournament-swap-numbers = تبديل رقم 1 و2
tournament-rebuy = إعادة دخول
tournament-rebuy-mark = إعادة دخول
tournament-found-none = لا أحد بهذا الاسم.
tournament-committee-first = قبل القرعة عيّن وانشر لجنة من ثلاثة إلى خمسة أشخاص: هم من يبتّون في الاستئناف.
tournament-committee-note = من ثلاثة إلى خمسة أسماء، تُنشر في صفحة البطولة. يبتّون في الاستئناف مع المدير.
tournament-committee-names = الأسماء، واحد في كل سطر
tournament-committee-go = تعيين
tournament-draw-go = إجراء القرعة
tournament-draw-again = إعادة القرعة
tournament-drawn-note = أُجريت القرعة ولا يراها إلا المديرون. انشرها لتصير نهائية.
tournament-publish = نشر القرعة
tournament-publish-sure = نشر قرعة { $what }؟ تصير نهائية ولا يمكن إعادتها.
tournament-draw-again-sure = إلغاء قرعة { $what } وإعادتها؟ يحتفظ السجل بالاثنتين.
tournament-draw-round = قرعة الجولة التالية
tournament-words = كلمات من القاعة
tournament-words-note = يمكن لأي شخص أن ينادي ببضع كلمات؛ تدخل في القرعة، فلا يكون أحد قد عرفها مسبقًا.
tournament-words-go = إضافة الكلمات
tournament-late-places = أماكن المتأخرين
tournament-late-until = محجوزة حتى
tournament-sheet-size = حجم الجدول
tournament-size-smallest = الأصغر المناسب
tournament-size-doubled = الضعف، لأماكن أكثر للمتأخرين
tournament-clubs = أعضاء النادي الواحد في الجولة الأولى
tournament-clubs-by_lot = كما تأتي القرعة
tournament-clubs-apart = يُفرَّقون قدر الإمكان
tournament-too-few = يلزم اثنان على الأقل.
tournament-late-open = محجوز
tournament-late-close = تحرير
tournament-cut-off = تحرير كل أماكن المتأخرين
tournament-cut-off-sure = تحرير كل أماكن المتأخرين في { $what }؟ تصير إعفاءات؛ ولا يمكن التراجع عن ذلك.
tournament-late-close-sure = تحرير { $what }؟ يصير إعفاءً؛ ولا يمكن التراجع عن ذلك.

# Money, files, log, settings
tournament-to-pay-out = مجموع الجوائز
tournament-export = تنزيلات
tournament-export-note = ملفات CSV تُفتح في كل جداول البيانات؛ وفي JSON كل شيء.
tournament-export-entries = المشاركات
tournament-export-matches = المباريات
tournament-export-standings = الترتيب
tournament-export-prizes = الجوائز
tournament-export-json = البطولة كلها
tournament-export-log = السجل كله
tournament-log-note = كل إجراء، الأحدث أولًا. ما جرى التراجع عنه يبقى مع التراجع عنه.
tournament-undo = تراجع
tournament-undo-do = نعم، تراجع عن هذا الإجراء
tournament-undone = جرى التراجع عنه
tournament-links = الروابط
tournament-links-note = من يفتح رابط مدير أو حكم يصير كذلك. لا تعطه إلا للشخص المقصود.
tournament-link-public = للجميع
tournament-link-director = لمدير
tournament-link-referee = لحكم
tournament-officials = المديرون والحكام
tournament-director = مدير
tournament-referee = حكم
tournament-dismiss = إعفاء من المهمة
tournament-dismiss-sure = إعفاء { $what } من المهمة؟ الرابط يتيح العودة.
tournament-pool-drop-sure = إزالة الصندوق الجانبي { $what }؟ من انضم إليه لا يعود فيه.
tournament-place-and-tables = المكان والطاولات
tournament-link-committee = للجنة
tournament-seat-none = كل مقاعد اللجنة مشغولة.
tournament-seat-lead = عُيّنت في لجنة { $tournament }. خذ مقعدك لتدلي بصوتك في الاستئناف.
tournament-seat-who = أنت
tournament-seat-go = أخذ المقعد
tournament-seat-yours = أنت في اللجنة. يظهر الاستئناف هنا.
tournament-vote-yours = صوتك
tournament-vote-ask = كيف تصوّت؟
tournament-office-title = دعوة إلى مكتب البطولة
tournament-office-director = يمكنك أن تصير مديرًا في { $tournament }: لك أن تفعل كل شيء، وكل إجراء يحمل اسمك.
tournament-office-referee = يمكنك أن تصير حكمًا في { $tournament }: تصدر القرارات في المباريات، وكل قرار يحمل اسمك.
tournament-office-go = إلى مكتب البطولة

# The log’s acts
tournament-log-opened = فتح البطولة
tournament-log-division_added = إضافة فئة
tournament-log-division_changed = تغيير فئة
tournament-log-notes_set = ملاحظات عن المكان
tournament-log-tables_set = عدد الطاولات
tournament-log-settings_changed = تغيير الإعدادات
tournament-log-clock_set = تغيير ساعة فئة
tournament-log-table_closed = إخراج طاولة من الاستعمال
tournament-log-table_opened = إدخال طاولة في الاستعمال
tournament-log-appointed = تعيين مسؤول
tournament-log-dismissed = إعفاء مسؤول
tournament-log-committee_appointed = تعيين اللجنة
tournament-log-announced = إعلان
tournament-log-announcement_withdrawn = سحب إعلان
tournament-log-entered = مشاركة
tournament-log-entry_approved = قبول مشاركة
tournament-log-entry_refused = رفض مشاركة
tournament-log-entrant_out = خروج من البطولة
tournament-log-entrant_back = عودة إلى البطولة
tournament-log-paid = دفعة
tournament-log-pool_joined = انضمام إلى صندوق
tournament-log-amended = تصحيح مشاركة
tournament-log-substituted = استبدال بشخص آخر
tournament-log-refunded = رد مبلغ
tournament-log-waived = إعفاء من الدفع
tournament-log-nominated = تسمية رقم 1 ورقم 2
tournament-log-checked_in = تسجيل حضور أو عدمه
tournament-log-words_added = إضافة كلمات إلى القرعة
tournament-log-drawn = قرعة
tournament-log-draw_published = نشر القرعة
tournament-log-late_place_filled = شغل مكان متأخر
tournament-log-draw_discarded = إلغاء قرعة غير منشورة
tournament-log-late_joined = انضمام متأخر
tournament-log-lot_sold = بيع مجموعة في المزاد
tournament-log-played_off = مباراة فاصلة
tournament-log-rubber_corrected = تصحيح مباراة في لقاء
tournament-log-leg_ended = انتهاء مباراة من ثلاث
tournament-log-late_place_closed = تحرير مكان متأخر
tournament-log-cut_off = تحرير أماكن المتأخرين
tournament-log-round_drawn = قرعة جولة
tournament-log-scheduled = تحديد وقت
tournament-log-lateness_set = تحديد أحكام التأخر
tournament-log-called = نداء
tournament-log-missed = غياب
tournament-log-arrived = وصول
tournament-log-postponed = تأجيل
tournament-log-started = بدء
tournament-log-table_made = فتح طاولة
tournament-log-scored = تسجيل النتيجة الحالية
tournament-log-break_taken = استراحة
tournament-log-left_room = مغادرة القاعة
tournament-log-returned = عودة
tournament-log-reported = إبلاغ بنتيجة
tournament-log-rubber_ended = انتهاء مباراة في لقاء
tournament-log-second_table = طاولة ثانية للقاء
tournament-log-ended = نتيجة
tournament-log-corrected = تصحيح نتيجة
tournament-log-reopened = سحب نتيجة
tournament-log-disputed = نزاع
tournament-log-ruled = قرار
tournament-log-ruling_taken_back = سحب قرار
tournament-log-appealed = استئناف
tournament-log-convened = دعوة اللجنة
tournament-log-member_replaced = استبدال عضو في اللجنة
tournament-log-heard = الاستماع إلى طرف
tournament-log-vote_cast = تصويت
tournament-log-appeal_decided = إغلاق الاستئناف
tournament-log-appeal_closed = إغلاق الاستئناف بلا حسم
tournament-log-appeal_over = انقضاء وقت الاستئناف
tournament-log-illegal_play = نقلة غير قانونية
tournament-log-clock_ordered = الأمر بساعة
tournament-log-length_set = تسوية الطول
tournament-log-dice_mixed = خلط الزهر
tournament-log-equipment_replaced = استبدال معدات
tournament-log-recording_ordered = الأمر بالتسجيل
tournament-log-referee_named = تسمية حكم مباراة
tournament-log-undone = تراجع عن إجراء
tournament-log-finished = إغلاق البطولة

# The referee’s book
book-illegal-play = نقلة غير قانونية أو ناقصة
book-illegal-play-words = نقلة خاطئة، حركة، حجر، لم تكتمل
book-after-dice = تحريك بعد رفع الزهر
book-after-dice-words = لمس، رفع، نقلة متأخرة، انتهى الدور
book-rolled-accepts = شكوى بعد الرمي
book-rolled-accepts-words = متأخر، قبول، رمى، ضاعف
book-cocked = زهر مائل، أو خارج اللوحة
book-cocked-words = مائل، سقط، النصف الخطأ، على حجر، الحافة، انزلق، زهران، موافقة، إعادة
book-too-soon = رمي قبل انتهاء الدور
book-too-soon-words = مبكر، استعجال، رمى، لم ينته
book-premature-void = رمية مبكرة باطلة
book-premature-void-words = رمية مبكرة، إعادة، خارج الدور
book-premature-stands = رمية مبكرة قائمة
book-premature-stands-words = رمية مبكرة، عرفها، بلا مضاعفة، مرارًا، إخراج
book-wrong-number = رقم خاطئ، أو نسيان البار أو الضرب
book-wrong-number-words = الزهر الأكبر، البار أولًا، حجر مضروب، مخرج
book-illegal-again = تكرار النقلات غير القانونية
book-illegal-again-words = مرة أخرى، غش، إنذار
book-agreement = اتفاق بين اللاعبين
book-agreement-words = إعادة، إلغاء، خاص، تسوية
book-double-out-of-turn = مضاعفة في غير الدور
book-double-out-of-turn-words = مكعب، ليس دوره، ليس مكعبه
book-roll-before-answer = رمي قبل الجواب عن المضاعفة
book-roll-before-answer-words = مكعب، رمى، قبول، رفض، جواب
book-double-withdrawn = رغبة في سحب مضاعفة
book-double-withdrawn-words = مكعب، سحب، غيّر رأيه
book-double-early = مضاعفة قبل انتهاء الدور
book-double-early-words = مكعب، مضاعفة مبكرة
book-cube-gesture = مكعب بإيماءة أو في المكان الخطأ
book-cube-gesture-words = مقلوب، كلمة، إيماءة
book-crawford-double = مضاعفة في شوط كروفورد
book-crawford-double-words = مكعب، كروفورد، خطأ
book-score-quarrel = النتيجتان مختلفتان
book-score-quarrel-words = ورقة، نقاط، نتيجة، متقدم، بلا ورقة، قرينة
book-wrong-length = لعب بطول خاطئ
book-wrong-length-words = نقاط، طول، جدول
book-scoreboard = لوحة النتائج والورقة مختلفتان
book-scoreboard-words = لوحة، نتيجة، مكتوب
book-resigned = استسلام بالخطأ
book-resigned-words = استسلام، تنازل، ترك
book-flag = انتهى الوقت
book-flag-words = ساعة، وقت، صفر، رصيد، علم
book-wrong-press = ضغط بلا رمي أو تحريك
book-wrong-press-words = ساعة، ضغط، زر، رمي
book-clock-stopped = إيقاف الساعة بلا سبب
book-clock-stopped-words = ساعة، إيقاف، توقف
book-clock-faulty = ساعة معطلة، وقت ضائع
book-clock-faulty-words = ساعة، عطل، بطارية، رد الوقت
book-no-clock = لعب بلا الساعة المأمور بها
book-no-clock-words = ساعة، ناقصة، وقت خاطئ
book-language = لغة أخرى على اللوحة
book-language-words = كلام، حديث، أجنبية
book-break-over = تجاوز الاستراحة
book-break-over-words = استراحة، دقائق، عودة متأخرة
book-late = تأخر عن المباراة
book-late-words = غائب، تأخر، جزاء، دقائق
book-left-room = مغادرة القاعة بلا إذن
book-left-room-words = غياب، خارج، هاتف
book-spectator = مشاهد يتكلم أو يشير
book-spectator-words = متفرج، مساعدة، ضجيج، جمهور
book-aids = هاتف أو ملاحظات أو مساعدة أخرى
book-aids-words = محرك، غش، حاسوب، مجموع الخطوات، ملاحظات، سماعات
book-two-results = نتيجتان لمباراة واحدة
book-two-results-words = نتيجة، إبلاغ، مختلفة، ورقة
book-dispute = نزاع حول ما حدث
book-dispute-words = خلاف، اعتراض، من المحق
book-recording = رفض التسجيل
book-recording-words = كاميرا، فيديو، تسجيل
book-mixing = طلب خلط الزهر
book-mixing-words = زهر، تبديل، اختيار
book-defect = معدات معيبة
book-defect-words = كسر، عيب، لوحة، كأس، زهر، حجر، زهر خاص، مسؤولية خاصة، زهر دقيق
book-slow = لعب بطيء
book-slow-words = بطيء، وقت، تفكير، ساعة
book-conduct = السلوك على اللوحة
book-conduct-words = ضجيج، إيماءة، لمس، أيدٍ، وقاحة، رمي مبكر، إزعاج
book-sanction = أي عقوبة
book-sanction-words = جزاء، إنذار، حظر، استبعاد، خسارة
book-anything = أي شيء آخر
book-anything-words = غير ذلك، غير متوقع، يقرر المدير

# Why a command is refused
tournament-refused-house-only = هذا متاح للخادم فقط.
tournament-refused-who-asks = أدخل اسمك أولًا: يُسجَّل هذا باسم.
tournament-refused-director-only = هذا متاح لمدير فقط: استدعِ واحدًا.
tournament-refused-official-only = هذا متاح لمدير أو حكم فقط: استدعِ واحدًا.
tournament-refused-players-only = هذا متاح للاعبي هذه المباراة والمسؤولين فقط.
tournament-refused-not-opened = لم تُفتح البطولة.
tournament-refused-opened-already = فُتحت البطولة من قبل.
tournament-refused-over = انتهت البطولة؛ سجلها ونتائجها نهائية.
tournament-refused-no-division = لا فئة باسم { $division }؛ الفئات هي: { $known }.
tournament-refused-division-known = توجد فئة باسم { $division } من قبل.
tournament-refused-drawn-already = قرعة { $division } منشورة ونهائية.
tournament-refused-not-drawn = لم تُجرَ قرعة { $division } بعد.
tournament-refused-late-until = اختر إلى متى تُحجز أماكن المتأخرين.
tournament-refused-no-committee = عيّن اللجنة وانشرها أولًا.
tournament-refused-committee-size = في اللجنة من ثلاثة إلى خمسة أعضاء مختلفين، لا { $many }.
tournament-refused-no-seed = البذرة العشوائية للقرعات مفقودة.
tournament-refused-other-seed = هذه البذرة ليست التي التُزم بها عند فتح البطولة.
tournament-refused-last-director = تحتاج البطولة إلى مدير: عيّن آخر أولًا.
tournament-refused-office-unchanged = لن يغيّر ذلك شيئًا.
tournament-refused-no-entrant = لا مشاركة برقم { $entrant }.
tournament-refused-no-name = لا أحد مشارك بهذا الاسم.
tournament-refused-entered-twice = سبقت مشاركة { $name } في { $division } بالرقم { $again }.
tournament-refused-banned = مشاركة { $name } محظورة في هذه البطولة.
tournament-refused-people-count = عدد الأشخاص في كل مشاركة في { $division }: { $people }؛ والثنائي يدخل معًا.
tournament-refused-bad-name = الاسم من حرف واحد إلى 64 حرفًا.
tournament-refused-entry-state = حالة { $entrant } من قبل: { $state }.
tournament-refused-too-late-to-enter = أماكن المتأخرين في { $division } شُغلت أو حُرّرت؛ شارك في فئة أخرى، أو خذ مكان لاعب لم يحضر: اسأل المدير.
tournament-refused-not-beaten = لم تُسجَّل خسارة بعد: { $entrant }.
tournament-refused-no-pool = لا صندوق جانبيًا باسم { $pool }.
tournament-refused-in-pool = سبق انضمام { $entrant } إلى الصندوق الجانبي { $pool }.
tournament-refused-has-played = بدأت المباراة { $match } وفيها { $entrant }، فلم يعد الاستبدال ممكنًا.
tournament-refused-more-than-due = هذا أكثر مما بقي على { $entrant }.
tournament-refused-refund = رُد أكثر من صفر، وعلى الأكثر ما دُفع.
tournament-refused-bad-amount = يجب أن تكون الدفعة أكبر من صفر.
tournament-refused-not-of-the-pair = { $name } خارج هذا الثنائي.
tournament-refused-no-late-place = لا مكان متأخر محجوزًا برقم { $place }.
tournament-refused-nothing-to-draw = لا جولة في { $division } للقرعة الآن: لُعبت حتى النهاية، أو أن مباريات قبل الجولة لم تنتهِ.
tournament-refused-no-match = لا مباراة برقم { $match }: أرقام الجدول من 1 إلى { $most }.
tournament-refused-not-called = لم يُنادَ على المباراة { $match } بعد.
tournament-refused-not-begun = نُودي على المباراة { $match } ولم تبدأ.
tournament-refused-begun-already = بدأت المباراة { $match }.
tournament-refused-waits-for-word = سُلّمت نتيجة المباراة { $match } وتنتظر التأكيد.
tournament-refused-busy = { $entrant }: مباراة جارية أو نداء في مكان آخر.
tournament-refused-no-table = الطاولة { $table } غير مستعملة.
tournament-refused-table-taken = الطاولة { $table } مشغولة بالمباراة { $match }.
tournament-refused-no-free-table = لا طاولة رسمية خالية.
tournament-refused-nothing-to-start = لا مباراة نُودي عليها وحضر لاعباها كلاهما.
tournament-refused-nothing-to-call = لا مباراة يمكن النداء عليها الآن.
tournament-refused-nothing-to-schedule = كل مباراة في تلك الجولة نُودي عليها أو لُعبت، أو لا توجد واحدة.
tournament-refused-not-in-match = { $entrant } خارج المباراة { $match }.
tournament-refused-postponed-once = أُجّلت المباراة { $match } مرة من قبل؛ من الآن يُحتسب التأخر.
tournament-refused-no-break-left = استُنفدت استراحات { $entrant } في هذه المباراة، وعددها { $breaks }.
tournament-refused-not-away = لا استراحة ولا خروج من القاعة الآن: { $entrant }.
tournament-refused-away-already = غياب { $entrant } مسجَّل من قبل.
tournament-refused-score-too-long = المباراة { $match } حتى { $length }، ولا معنى لنقاط أكثر. إن لُعبت بطول خاطئ فاستعمل «لُعبت بطول خاطئ».
tournament-refused-score-both = يجب أن تكون نقاط الخاسر أقل من { $length }.
tournament-refused-game-only = مواجهة سوينغ شوط واحد: أدخل نوع الفوز والمكعب، لا نتيجة.
tournament-refused-rubber-missing = اختر أي مباراة من اللقاء هي: { $open }.
tournament-refused-rubber-order = تلك المباراة من اللقاء انتهت، أو لم تبدأ مرحلتها. الباقي: { $open }.
tournament-refused-report-misfit = نوع الفوز والمكعب ومباراة اللقاء تخص أشواط سوينغ ولقاءات كأس ديفيس فقط.
tournament-refused-nothing-to-confirm = لا نتيجة للمباراة { $match } تنتظر تأكيدك.
tournament-refused-has-result = نتيجة المباراة { $match } في الجدول؛ لا يصححها إلا المدير.
tournament-refused-correct-it = نتيجة المباراة { $match } في الجدول. يمكنك تصحيحها في صفحة المباراة، أو التراجع عنها في السجل.
tournament-refused-no-result = لا نتيجة للمباراة { $match } لتصحيحها.
tournament-refused-same-result = هذه هي النتيجة من قبل.
tournament-refused-touches = تتأثر مباريات أخرى: { $touched }. أكّد القائمة للمتابعة.
tournament-refused-in-dispute = المباراة { $match } متنازع عليها: لا يتغير شيء قبل صدور قرار.
tournament-refused-no-reason = القرار يحتاج إلى سبب.
tournament-refused-about-whom = اختر اللاعب المعني.
tournament-refused-in-which-match = اختر المباراة.
tournament-refused-no-ruling = لا قرار برقم { $ruling }.
tournament-refused-not-concerned = القرار { $ruling } لا يخص { $entrant }، ولا يستأنف إلا من يخصه القرار.
tournament-refused-not-to-hear = سبق الاستماع إلى { $entrant }، أو لا صفة له في هذا الاستئناف.
tournament-refused-late-appeal = يجب الاستئناف في الحال؛ فات الوقت الآن.
tournament-refused-appeal-state = حالة القرار { $ruling }: { $state }.
tournament-refused-member-is-party = { $member } طرف في هذا النزاع ويجب الاستبدال فيه.
tournament-refused-sits-already = { $member } في لجنة هذا الاستئناف من قبل.
tournament-refused-no-member = { $member } خارج لجنة هذا الاستئناف.
tournament-refused-not-heard = يجب الاستماع إلى الطرفين أولًا.
tournament-refused-too-few-votes = يحتاج الحسم إلى صوت المدير وصوتي عضوين على الأقل.
tournament-refused-can-be-decided = يمكن حسم الاستئناف على القرار { $ruling }: استُمع إلى الطرفين، وصوّت ما يكفي.
tournament-refused-appeal-open = هذه القرارات مستأنفة: { $rulings }. احسم الاستئناف أولًا، أو أغلقه بلا حسم.
tournament-refused-unplayed = لم تُلعب حتى النهاية: { $divisions }. الصفحة الأولى من المكتب تغلق البطولة رغم ذلك.
tournament-refused-bad-length = تُلعب المباراة حتى 1 إلى 99 نقطة.
tournament-refused-what-defect = أدخل ما يُستبدل.
tournament-refused-clock-there = للمباراة { $match } ساعة من قبل؛ يُرد الوقت بقرار.
tournament-refused-plays-on = في { $division } يواصل الخاسر اللعب، فلا إعادة دخول.
tournament-refused-goes-along = الإجراء { $act } نتيجة للإجراء { $first }: تراجع عن ذاك فيُتراجَع عن الاثنين.
tournament-refused-changed-since = أعطى الإجراء { $later } تلك المباراة لاعبين آخرين، فلم يعد التراجع عن الإجراء { $act } ممكنًا.
tournament-refused-left-out = جرت بعد ذلك قرعة بلا { $entrant }، فلا يمكن التراجع عن الإجراء { $act }: أدخل اللاعب من جديد.
tournament-refused-in-the-draw = { $entrant } في قرعة منشورة، فلا يمكن التراجع عن الإجراء { $act }: اسحب المشاركة.
tournament-refused-bound = { $what }: { $many }، والأقصى { $most }.
tournament-refused-long-text = { $what }: { $most ->
    [zero] { $most } حرف
    [one] حرف واحد
    [two] حرفان
    [few] { $most } أحرف
    [many] { $most } حرفًا
   *[other] { $most } حرف
} على الأكثر.
tournament-refused-amount-bound = يجب أن يكون المبلغ بين صفر و{ $most }.
tournament-refused-no-points = الجزاء نقطة واحدة على الأقل.
tournament-refused-far-hour = يجب أن يكون الوقت ضمن السنوات العشر القادمة.
tournament-refused-all-meet-bound = في { $division } الجميع ضد الجميع عدد مبارياته { $many }، والأقصى في قرعة واحدة { $most }: العب جولات أقل، أو النظام السويسري، أو عدة فئات.
tournament-refused-no-act = لا إجراء برقم { $act } في السجل: آخرها { $last }.
tournament-refused-not-over = هذه المباريات باقية: { $open }.
tournament-refused-nothing-due = لا شيء مستحق.
tournament-refused-no-announcement = لا إعلان برقم { $number }.
tournament-refused-no-text = النص فارغ أو أطول من 2,000 حرف.
tournament-refused-online-only = يفتح الخادم طاولات للبطولات عبر الإنترنت فقط.
tournament-refused-name = تحتاج البطولة إلى اسم لا يزيد على 100 حرف.
tournament-refused-division-shape = الاسم القصير للفئة من حرف واحد إلى 32 من الحروف والأرقام والشرطات والشرطات السفلية: { $division } ليس كذلك.
tournament-refused-too-short = وفق اللوائح الإيطالية تُلعب المباريات حتى 3 نقاط أو أكثر: أطِل مباريات { $division }، أو اختر قواعد أخرى.
tournament-refused-lengths = مباريات { $division } هنا من 1 إلى 64 نقطة: هذا حدّ ما يعدّه البرنامج، وليس قاعدة.
tournament-refused-returns-too-much = لا يمكن أن تدفع { $division } أكثر من 100% مما دُفع إليها.
tournament-refused-no-lives = تحتاج { $division } إلى روح واحدة على الأقل لكل لاعب.
tournament-refused-swing-rises = تحتاج سوينغ { $division } إلى نقاط فوز، وإلى فيش لكل نقطة يزيد بعد كل جولة.
tournament-refused-davis-pairs = كأس ديفيس { $division } للثنائيات.
tournament-refused-no-auction = لا مزاد في { $division }.
tournament-refused-lot-empty = تحتاج المجموعة إلى لاعب واحد على الأقل.
tournament-refused-sold-twice = سبق بيع { $entrant }.
tournament-refused-lots-late = لا تُباع المجموعات إلا قبل بدء المباراة الأولى.
tournament-refused-no-equals = خروج المغلوب لا يحتاج إلى كسر تعادل: المباريات تحسم.
tournament-refused-only-equals = المباراة الفاصلة لمن يتقاسمون مركزًا فقط.
tournament-refused-too-few = لا يمكن إجراء قرعة { $division }: يلزم مشاركتان على الأقل.
tournament-refused-drawn-twice = { $entrant } في القرعة مرتين.
tournament-refused-late-places = في الجدول { $byes } من الإعفاءات، فلا تزيد أماكن المتأخرين على ذلك؛ ومع قوة للعدد 2 اختر الحجم المضاعف.
tournament-refused-not-doubled = لا يُضاعف الحجم إلا حين يكون عدد المشاركات قوة للعدد 2.
tournament-refused-late-only-bracket = أماكن المتأخرين للجداول فقط.
tournament-refused-no-late-places = لم تبق في { $division } أماكن محجوزة للمتأخرين.
tournament-refused-twice-in-pair = لا يجوز تكرار { $name } في ثنائي واحد.
tournament-refused-list-empty = لا لاعبين في القائمة.
tournament-refused-list-column = غير معروف في الترويسة: { $name }. الأعمدة هي { $known }.
tournament-refused-list-all-entered = { $many ->
    [zero] كل من في القائمة ({ $many }) سبقت مشاركتهم.
    [one] اللاعب الوحيد في القائمة سبقت مشاركته.
    [two] اللاعبان في القائمة سبقت مشاركتهما.
    [few] كل من في القائمة ({ $many }) سبقت مشاركتهم.
    [many] كل من في القائمة ({ $many }) سبقت مشاركتهم.
   *[other] كل من في القائمة ({ $many }) سبقت مشاركتهم.
}
tournament-refused-list-nobody-left = لم يبق أحد لإدخاله: كل الأسطر خاطئة. { $lines }
tournament-refused-set-again = حدّد الإجراء { $later } من جديد ما حدّده الإجراء { $act }: تراجع عن ذاك أولًا.
tournament-refused-no-span = تحتاج نقطة التأخر إلى فترة أطول من صفر.
tournament-refused-list-no-name = السطر الأول يسمي أعمدة، لكن ليس فيها «name».
tournament-refused-list-fields = حقول السطر { $many }، وحقول الترويسة { $wanted }.
tournament-refused-list-nameless = الاسم ناقص.
tournament-refused-list-number = { $name } ليس عددًا من النقاط الملعوبة.
tournament-refused-list-rating = { $name } ليس تقييمًا.
tournament-refused-list-quote = علامة اقتباس غير مغلقة.
tournament-refused-list-lines = لم يُدخل أحد لأن عدد الأسطر الخاطئة { $many }: { $lines }. صحّحها، أو أدخل الآخرين.
tournament-refused-not-neutral = { $name } من لاعبي هذه المباراة: يجب أن يكون حكمها محايدًا.
tournament-refused-swing-goes-on = في سوينغ يستمر لعب { $entrant } ما بقيت نقاط فوز. إن كان لا بد من المغادرة فأخبر المدير.
tournament-refused-in-line = السطر { $line }: { $what }
tournament-refused-rebuy-stands = سبقت إعادة دخول { $entrant } بالرقم { $again }.
tournament-refused-not-published = لا تبدأ المباراة { $match } قبل نشر قرعتها.
tournament-refused-players-unknown = لاعبا المباراة { $match } غير معروفين بعد.
tournament-refused-is-bye = المباراة { $match } إعفاء: لا يُلعب شيء.
tournament-refused-not-played = المباراة { $match } لن تُلعب.
tournament-refused-is-over = انتهت المباراة { $match }.
tournament-refused-score-not-over = لم يبلغ أحد { $length ->
    [zero] { $length } نقطة
    [one] نقطة واحدة
    [two] نقطتين
    [few] { $length } نقاط
    [many] { $length } نقطة
   *[other] { $length } نقطة
}. تنتهي المباراة عندها، أو باستسلام أو قرار؛ وإن لُعبت بطول خاطئ فاستعمل «لُعبت بطول خاطئ».
tournament-refused-score-below-given = نصيب { $entrant } من الجزاءات وحدها { $given ->
    [zero] { $given } نقطة
    [one] نقطة واحدة
    [two] نقطتان
    [few] { $given } نقاط
    [many] { $given } نقطة
   *[other] { $given } نقطة
}، والنتيجة تشملها.
tournament-refused-tie-decided = حُسم اللقاء: لا تُلعب منه مباريات أخرى.
tournament-refused-undone-already = سبق التراجع عن الإجراء { $act }.
tournament-refused-no-opposite = لا يمكن التراجع عن الإجراء { $act }.
tournament-refused-later-act = جاء الإجراء { $later } في المباراة نفسها بعد الإجراء { $act }: تراجع عن ذاك أولًا.

# Devices at the tables

tournament-devices = الأجهزة على الطاولات
tournament-devices-how = ضع كل رمز على طاولته. من يفتحه يحصل على ساعة ولوحة نتائج المباراة المنادى عليها هناك.
tournament-device-nobody = لم يُنادَ على مباراة إلى هذه الطاولة بعد، أو لا مباراة منها تستعمل الجهاز.
tournament-device-which = تُلعب هنا مباراتان من هذا اللقاء. أيهما مباراتك؟
tournament-device-again = تحقق من جديد
tournament-device-adjust = إضافة وقت على الجهاز أو خصمه
tournament-device-whose = اللاعب
tournament-device-seconds = ثوانٍ (سالبة للخصم)
tournament-device-reason = السبب
tournament-device-ready = بين شوطين
tournament-device-opening_roll = رمية البداية
tournament-device-running = جارية
tournament-device-cube_offered = عُرضت مضاعفة
tournament-device-stopped = الساعة متوقفة
tournament-device-director = استُدعي المدير
tournament-device-resigned = عُرض استسلام
tournament-device-claimed = طُولب بالشوط
tournament-device-game_entry = نتيجة تنتظر التأكيد
tournament-device-absent = لاعب غائب
tournament-device-flagged = انتهى وقت لاعب
tournament-device-match_over = انتهت المباراة
tournament-device-held = علّقها المدير
tournament-device-setup = لم تُعدّ
tournament-device-conflict = سجلان للتسوية
tournament-director-called = استُدعي المدير في
tournament-device-unheard = لا اتصال منذ
tournament-device-gap = كان مطفأ مدة
tournament-device-gap_asked = انتهى وقت لاعب والجهاز مطفأ
tournament-device-itself = الجهاز
tournament-device-odd_times = أوقات مستحيلة
tournament-device-odd-ahead = { $name }: قيد يذكر وقتًا بعد وصوله بمدة { $time }. يُحتسب كأنه في
tournament-device-odd-behind = { $name }: قيد يذكر وقتًا قبل القيد السابق له بمدة { $time }. يُحتسب كأنه في
tournament-device-odd-gap = يقول الجهاز إنه كان مطفأ في وقت مستحيل: قبل إعداد المباراة، أو بعد القيد نفسه. أُدخل في
tournament-device-odd-jump = يقول الجهاز إن ساعته تغيرت بأكثر من مئة سنة. أُدخل في
tournament-device-odd-past_flag = انتهى وقت { $name } واستمر الجهاز دون تسجيل ذلك. انتهى في

# What a refusal speaks of
term-main = { tournament-division-main }
term-planned = مخططة
term-called = نُودي عليها
term-playing = جارية
term-reported = بانتظار التأكيد
term-ended = انتهت
term-requested = مطلوبة
term-approved = مقبولة
term-refused = مرفوضة
term-out = خارج البطولة
term-not-appealed = غير مستأنف
term-being-heard = قيد الاستماع
term-upheld = مؤيَّد
term-overturned = منقوض
term-taken-back = مسحوب
term-left-undecided = تركته اللجنة بلا حسم
term-disqualified = استبعاد
term-unaffected = غير متأثرة
term-re-paired = أُعيد توزيع مواجهاتها
term-annulled = ملغاة
term-to-be-replayed = تُعاد
term-drawn-anew = أُعيدت قرعتها
term-first-second = 1 ضد 2
term-second-first = 2 ضد 1
term-doubles = الزوجي
term-firsts = الأرقام 1
term-seconds = الأرقام 2
term-tables = الطاولات
term-entries = المشاركات
term-divisions = الفئات
term-announcements = الإعلانات
term-offices = المسؤولون
term-names = الأسماء
term-matches = المباريات
term-rounds = الجولات
term-lives = الأرواح
term-number-of-points = النقاط
term-late-places = أماكن المتأخرين
term-tie-breaks = معايير كسر التعادل
term-prizes = الجوائز
term-side-pools = الصناديق الجانبية
term-parts = الحصص
term-percent = النسبة المئوية
term-rating = التقييم
term-days = الأيام
term-name = الاسم
term-text = النص
term-list-of-entries = قائمة المشاركات
term-currency = العملة
term-the-name-is-missing = الاسم ناقص
term-another-number-of-fields = عدد حقول غير عدد الترويسة
term-not-a-number = ليس عددًا
term-a-quotation-mark-is-not-closed = علامة اقتباس غير مغلقة
term-already-entered = مشاركة من قبل
term-another-number-of-people = عدد أشخاص مختلف
term-banned = محظور
term-too-long = أطول من اللازم
term-unknown-column = عمود غير معروف
term-partner = الشريك
term-club = النادي
term-account = الحساب
term-experience = الخبرة

# Forms: what is missing or can’t be read
form-missing = { $field }: يجب ملء هذا الحقل.
form-length = { $field }: «{ $text }» ليس عدد نقاط من 1 إلى 64.
form-number = { $field }: «{ $text }» ليس عددًا صحيحًا.
form-amount = { $field }: «{ $text }» ليس مبلغًا مثل 12.50.
form-percent = { $field }: «{ $text }» ليس نسبة مئوية من 0 إلى 100.
form-minutes = { $field }: «{ $text }» ليس عدد دقائق.
form-time = { $field }: «{ $text }» ليس تاريخًا ووقتًا.
form-numbers = { $field }: «{ $text }» ليس قائمة أعداد صحيحة مثل 7, 9.
form-choice = { $field }: «{ $text }» ليس من الخيارات.
form-outdated = أُنشئت هذه الصفحة بإصدار آخر من البرنامج. أعد تحميلها وأرسل النموذج من جديد.
form-field-other = حقل فارغ
form-field-level = مستوى الروبوت
form-field-about = اللاعب المعني
form-field-added = مال مضاف
form-field-begins = يبدأ في
form-field-bought-back = ما اشتراه اللاعبون لأنفسهم
form-field-buyer = المشتري
form-field-chips = الفيش لكل نقطة
form-field-clause = البند
form-field-clock = الساعة
form-field-amount = المبلغ
form-field-entrant = المشاركة
form-field-number = الرقم
form-field-club = النادي أو البلد
form-field-conflict = السجلان
form-field-consolation = الترضية
form-field-cube = المكعب
form-field-game = الشوط
form-field-currency = العملة
form-field-dead = المباريات بعد الحسم
form-field-delay = التأخير
form-field-division = الفئة
form-field-drawn = من يجري قرعة الجولات
form-field-dress = اللباس
form-field-entrants = المشاركون
form-field-entry-fee = رسم الاشتراك
form-field-every = نقطة أخرى كل
form-field-fee = الرسم
form-field-format = النظام
form-field-gap = الوقت الذي كان الجهاز فيه مطفأ
form-field-grace = دقائق بلا خسارة
form-field-how = كيف انتهت
form-field-keep = أي السجلين يبقى
form-field-kind = نوع الفوز
form-field-last-chance = الفرصة الأخيرة
form-field-late-loses = ما يكلفه التأخر
form-field-late-places = أماكن المتأخرين
form-field-worth = قيمة النقطة
form-field-length = طول المباراة
form-field-lengths = أطوال المباريات
form-field-lengths-consolation = أطوال مباريات الترضية
form-field-limit = أقصى ما يُخسر
form-field-list = القائمة
form-field-loser = الخاسر
form-field-loser-points = نقاط الخاسر
form-field-lower = نقاط اللاعب الأسفل
form-field-main = الجدول الرئيسي
form-field-many = الروبوتات
form-field-match = المباراة
form-field-member = عضو اللجنة
form-field-minutes = الدقائق
form-field-more = ملاحظات أخرى
form-field-name = الاسم
form-field-names = الأسماء
form-field-noted = الطول المدوَّن
form-field-order = توزيع المواجهات
form-field-partner = الشريك
form-field-pace = الوتيرة
form-field-parts = الحصص
form-field-per-point = دقائق لكل نقطة
form-field-place = المكان
form-field-plan = الفئة
form-field-players = اللاعبون
form-field-points = النقاط
form-field-precedence = الأولوية
form-field-price = الثمن
form-field-rating = التقييم
form-field-reading = متى تُخسر النقطة
form-field-reason = السبب
form-field-recharge = نهائي ثانٍ
form-field-registration-fee = رسم التسجيل
form-field-remedy = القرار
form-field-returned = يُدفع جوائز
form-field-round = الجولة
form-field-rounds = الجولات
form-field-rubber = مباراة اللقاء
form-field-ruling = القرار
form-field-seconds = الثواني
form-field-series = السلسلة
form-field-short-name = الاسم القصير
form-field-side = وقت من
form-field-size = حجم الجدول
form-field-clubs = أعضاء النادي الواحد
form-field-table = الطاولة
form-field-tables = الطاولات الرسمية
form-field-text = النص
form-field-tie-break = كسر التعادل
form-field-ties = اللقاءات
form-field-time = الوقت الضائع
form-field-until = محجوزة حتى
form-field-upper = نقاط اللاعب الأعلى
form-field-venue = مكان اللعب
form-field-what = المعدات المعيبة
form-field-winner = الفائز
form-field-words = كلمات من القاعة
form-field-your-name = اسمك
form-field-terms = الإعدادات
form-field-languages = اللغات
form-field-late-disqualifies = الخروج من
form-field-surplus = النقاط الزائدة على الطول
form-field-clock-minutes = دقائق لكل نقطة
form-field-clock-seconds = ثوانٍ لكل دور
form-field-referee = الحكم
form-field-winner-points = نقاط الفائز
form-field-wrong-lines = إن كانت بعض الأسطر خاطئة

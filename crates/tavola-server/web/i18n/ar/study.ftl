# The analysis of a match.

study-title = التحليل
study-open = تحليل
study-back = عودة إلى الطاولة
study-depth = { $plies ->
    [0] نظرة أولى.
    [one] نظر إلى الأمام: رمية واحدة.
    [two] نظر إلى الأمام: رميتان.
    [few] نظر إلى الأمام: { $plies } رميات.
    [many] نظر إلى الأمام: { $plies } رمية.
   *[other] نظر إلى الأمام: { $plies } رمية.
}
study-underway = جارٍ النظر إلى الأمام، { $plies ->
    [zero] { $plies } رمية
    [one] رمية واحدة
    [two] رميتان
    [few] { $plies } رميات
    [many] { $plies } رمية
   *[other] { $plies } رمية
}: { $done } من { $all ->
    [zero] { $all } سطر
    [one] سطر واحد
    [two] سطرين
    [few] { $all } أسطر
    [many] { $all } سطرًا
   *[other] { $all } سطر
}.
study-waits = النظر الأعمق ينتظر مباراة أخرى.
study-ready = التحليل جاهز.
study-reload = التحليل ما زال جاريًا.
study-reload-link = نظرة أخرى
study-nothing = لا شيء للتحليل: لم يُلعب شوط حتى نهايته.
study-definitions = الكلفة بوحدات المكعب (EMG). معدل PR يساوي 500 ضعف الكلفة لكل قرار؛ ومعدل gnubg كلفته بالأجزاء من الألف. النقلات بلا خيار لا تُحتسب؛ وعدم المضاعفة يُحتسب حيث كان متقاربًا أو خاطئًا. مشكوك فيه من 0.010، خطأ من 0.020، خطأ فادح من 0.080، خطأ كارثي من 0.160. القيم والفرص في السطر من نظرة واحدة، بالعمق المذكور في عموده الأخير؛ والحظ يُحسب بلا نظر إلى الأمام، وفي رمية البداية يُحتسب من فاز بها.

study-summary = بالأرقام
study-rating = PR
study-rating-note = معدل الأداء: 500 ضعف الكلفة لكل قرار. الأقل أفضل.
study-millis = معدل gnubg
study-millis-note = الكلفة لكل قرار بأجزاء الألف من المكعب، كما يطبعها gnubg.
study-plays = النقلات
study-plays-note = ما كلفته النقلات، وكم منها كان فيه خيار.
study-cubes = المكعب
study-cubes-note = ما كلفته قرارات المكعب، وكم كان عددها.
study-lost-of = { $lost } في { $n }
study-marks = ?! · ? · ?? · ???
study-marks-note = نقلات مشكوك فيها، أخطاء، أخطاء فادحة، أخطاء كارثية.
study-losses-worth = كلفة كل الأخطاء
study-losses-worth-note = بفرص الفوز بالمباراة؛ وفي اللعب بالنقود بالنقاط.
study-luck = الحظ
study-luck-note = ما زادت به الرميات على المتوسط، بوحدات المكعب وبلا نظر إلى الأمام.
study-luck-worth = حظ المباراة
study-luck-worth-note = الشيء نفسه بفرص الفوز بالمباراة؛ وفي اللعب بالنقود بالنقاط.

study-graph = المباراة
study-graph-note = خط الفرص وعليه الأخطاء؛ والأرقام نفسها في قائمة كل الأسطر.
study-graph-error = السطر { $line }، { $who }: { $mark }، { $loss }
study-graph-match = فرصة فوز { $who } بالمباراة
study-graph-money = حصة { $who } المتوقعة من الشوط
study-graph-game = فرصة فوز { $who } بالشوط

nav-study = الدراسة
nav-openings = الافتتاح
openings-title = الافتتاح
openings-about = كيف تُلعب الرميات الأولى الخمس عشرة، وكيف ترد كل من الرميات الـ21 على أفضل نقلاتها: لعب بالنقود والمكعب في الوسط، بلا جاكوبي، بترتيب محاكاة محركنا.
openings-path = أين أنت
openings-roll = { $roll }
openings-replies-to = الرمية { $roll } بالنقلة { $play }: الردود
openings-roll-head = الرمية
openings-best = أفضل نقلة
openings-next = التالية
openings-alone = لا شيء قريبًا منها
openings-verdict = الحكم
openings-is-best = الأفضل
openings-as-good = بالجودة نفسها
openings-unsettled = غير محسوم
openings-worse = أسوأ
openings-error-note = الخطأ المعياري للقيمة
openings-trials = الأشواط
openings-trials-note = عدد الأشواط التي لُعبت حتى النهاية
openings-replies = الردود عليها
openings-replies-note = النقلة التي هي رابط تقود إلى الردود عليها.
openings-mean = على الرميات الـ36 كلها يساوي الرد { $equity } لمن يرمي.
openings-look-on = النظر فيها بالمحرك
openings-definitions = القيم بحساب المكعب وبوحداته، من جهة من يلعب؛ و± خطأ معياري واحد. «بالجودة نفسها» أقل من 0.010 خلف الأفضل؛ و«غير محسوم» أبعد من ذلك لكن بأقل من 2.33 خطأ معياري للفرق. الأرقام نفسها: tavola openings.

nav-duplicates = المباريات المزدوجة
duplicate-title = مباراة مزدوجة
duplicate-about = تُلعب مباراة على طاولتين بالزهر نفسه: شوطًا بشوط ورمية برمية تقع الأرقام نفسها. فيُستبعد الحظ، ويقف كل قرار بعدها إلى جانب قرار الطاولة الأخرى.
duplicate-play = من يلعب
duplicate-bot = اثنان ضد الروبوت
duplicate-bot-note = أنت وصديق لكل منكما الأبيض ضد الروبوت نفسه، كلٌّ على طاولته.
duplicate-teams = اثنان ضد اثنين
duplicate-teams-note = لك الأبيض على طاولة، ولشريكك الأسود على الأخرى؛ ويجلس خصماكما في المقابل.
duplicate-length = النقاط للفوز
duplicate-go = فتح الطاولتين
duplicate-note = لا يرى أحد الطاولة الأخرى قبل انتهاء الاثنتين: فهي تكشف له زهره.
duplicate-table = الطاولة { $n }
duplicate-free = لا أحد بعد
duplicate-waiting = لم تبدأ.
duplicate-playing = قيد اللعب.
duplicate-over = انتهت.
duplicate-play-on = إلى طاولتك
duplicate-look = مشاهدة الطاولة
duplicate-invite-white = مقعد الأبيض هنا شاغر
duplicate-invite-black = مقعد الأسود هنا شاغر
duplicate-invite-note = أرسل هذا الرابط إلى من سيجلس هناك.
duplicate-same-dice = الزهر نفسه يقع على طاولة أخرى.
duplicate-result = النتيجة
duplicate-players = الأبيض – الأسود
duplicate-points = النقاط
duplicate-even = انتهت الطاولتان بالتساوي: لا متقدم.
duplicate-ahead = التقدم من نصيب { $who }، صاحب الأبيض على الطاولة التي سارت أفضل، بفارق { $n ->
    [zero] { $n } نقطة
    [one] نقطة واحدة
    [two] نقطتين
    [few] { $n } نقاط
    [many] { $n } نقطة
   *[other] { $n } نقطة
}.
duplicate-game = الشوط { $n }
duplicate-parted = من هنا يختلف الوضعان.
duplicate-dice-note = يُصنع الزهر من سرّ واحد لهذا الخادم، حسب الشوط والرمية. عُرض الالتزام به قبل أن يجلس أحد، ويُكشف السرّ حين تنتهي الطاولتان؛ والأمر tavola verify-dice يعيد حساب كل رمية.
duplicate-commitment = الالتزام
duplicate-secret = السرّ
duplicate-proof = كل الرميات، للتحقق منها

study-errors = الأخطاء، الأسوأ أولًا
study-no-errors = لا أخطاء.
study-more-errors = و{ $n } غيرها: معلَّمة في قائمة كل الأسطر.
study-where = السطر
study-who = اللاعب
study-what = القرار
study-cost = الكلفة
study-played = { $roll }: { $play }؛ الأفضل { $best }
study-illegal = نقلة مخالفة للقواعد
study-wrong-double = مضاعفة؛ الصواب الانتظار
study-missed-double = فاتت المضاعفة
study-wrong-take = قبول؛ الصواب الرفض
study-wrong-drop = رفض؛ الصواب القبول
study-wrong-beaver = بيفر؛ الصواب تركه
study-doubtful = مشكوك فيه
study-error = خطأ
study-blunder = خطأ فادح
study-whopper = خطأ كارثي

study-games = كل الأشواط
study-game = { $length ->
    [0] الشوط { $n }، { $black }–{ $white }
   *[other] الشوط { $n }، { $black }–{ $white } حتى { $length }{ $crawford ->
      [yes] ، كروفورد
     *[no] {""}
    }
  }
study-won = فوز { $who } { $win ->
    [dropped] برفض المضاعفة
    [gammon] بمارس
    [backgammon] بمارس ثلاثي
   *[single] بالشوط
  }، { $points ->
    [zero] { $points } نقطة
    [one] نقطة واحدة
    [two] نقطتان
    [few] { $points } نقاط
    [many] { $points } نقطة
   *[other] { $points } نقطة
}
study-game-chance = فوز { $who } بالشوط
study-match-chance = المباراة
study-equity-of = نقاط
study-dances = لا نقلة
study-doubles = مضاعفة
study-takes = قبول
study-drops = رفض
study-beavers = بيفر
study-raccoons = راكون
study-otters = أوتر
study-resigns-single = استسلام
study-resigns-gammon = استسلام بمارس
study-resigns-backgammon = استسلام بمارس ثلاثي

study-board = اللوحة قبله
study-words-numbers = الخانات بعدّ { $who }.
study-words-side = { $who }: { $places }.
study-words-on = { $n } في { $point }
study-words-bar = { $n } على البار
study-words-off = { $n } خارج اللوحة
study-words-cube = المكعب على { $value }، في الوسط.
study-words-cube-of = المكعب على { $value }، مع { $who }.
study-said = السطر { $line }، { $who }، { $act }.
study-steps = أسطر المباراة
study-first = السطر الأول
study-error-before = الخطأ السابق
study-before = السطر السابق
study-next = السطر التالي
study-error-next = الخطأ التالي
study-last = السطر الأخير
study-no-decision = لا قرار هنا.
study-no-move = لا نقلة ممكنة.
study-forced = النقلة القانونية الوحيدة.
study-right = أفضل ما يوجد.
study-as-good = بجودة الأفضل: خلفه بفارق { $lost }.
study-cost-match = يكلف { $lost }؛ من فرصة الفوز بالمباراة { $worth }.
study-cost-money = يكلف { $lost }، أي { $worth } من النقاط.
study-right-is = الصواب: { $action }، { $answer }.
study-right-wait = بلا مضاعفة
study-right-double = مضاعفة
study-right-redouble = إعادة المضاعفة
study-right-too-good = أقوى من أن يُضاعَف
study-right-take = قبول
study-right-drop = رفض
study-right-beaver = بيفر
study-roll-luck = حظ الرمية: { $luck }، أي { $worth } من النقاط.
study-roll-luck-match = حظ الرمية: { $luck }؛ من فرصة الفوز بالمباراة { $worth }.
study-play = النقلة
study-made = لُعبت
study-equity = القيمة
study-difference = الفرق
study-plies = العمق
study-plies-note = عدد الرميات المنظور إليها إلى الأمام.
study-more-plays = { $n ->
    [zero] { $n } نقلة أخرى كلفتها أكبر
    [one] نقلة أخرى كلفتها أكبر
    [two] نقلتان أخريان كلفتهما أكبر
    [few] { $n } نقلات أخرى كلفتها أكبر
    [many] { $n } نقلة أخرى كلفتها أكبر
   *[other] { $n } نقلة أخرى كلفتها أكبر
}.
study-cube = المكعب
study-cube-doubler = المكعب، من جهة من ضاعف
study-no-double = بلا مضاعفة
study-double-take = مضاعفة وقبول
study-double-drop = مضاعفة ورفض
study-win = ف
study-win-note = الفوز، بالمئة
study-win-gammon = ف م
study-win-gammon-note = الفوز بمارس وبمارس ثلاثي، بالمئة
study-win-backgammon = ف م3
study-win-backgammon-note = الفوز بمارس ثلاثي، بالمئة
study-lose = خ
study-lose-note = الخسارة، بالمئة
study-lose-gammon = خ م
study-lose-gammon-note = الخسارة بمارس وبمارس ثلاثي، بالمئة
study-lose-backgammon = خ م3
study-lose-backgammon-note = الخسارة بمارس ثلاثي، بالمئة
study-ids = الوضع لبرامج أخرى

study-why-wins = فوزها أقل بمقدار { $by } من كل 100 شوط.
study-why-gammons = تكسب بمارس أقل بمقدار { $by } من كل 100 شوط.
study-why-gammons-lost = تخسر بمارس أكثر بمقدار { $by } من كل 100 شوط.
study-why-shots = تترك { $made } من 36 رمية تضرب، وأفضل نقلة { $best }.
study-why-best-hits = أفضل نقلة تضرب.
study-why-made-hits = هي تضرب، وأفضل نقلة لا تضرب.
study-why-hits = تضرب { $made }، وأفضل نقلة { $best }.
study-why-home = لها في البيت { $made ->
    [zero] { $made } خانة
    [one] خانة واحدة
    [two] خانتان
    [few] { $made } خانات
    [many] { $made } خانة
   *[other] { $made } خانة
}، ولأفضل نقلة { $best }.
study-why-prime = أطول حاجز لها: { $made }، ولأفضل نقلة: { $best }.
study-why-anchor = أفضل نقلة تحتفظ بمرساة.
study-why-off = تُخرج { $made }، وأفضل نقلة { $best }.

study-look-on = متابعة النظر من هنا
study-cube-before = قبل الرمية:
nav-position = الأوضاع
position-title = وضع
position-board = اللوحة
position-white = الأبيض
position-black = الأسود
position-plays = دور { $who } في لعب { $roll }.
position-doubled = مضاعفة من { $who }.
position-beavered = بيفر من { $who }.
position-raccooned = راكون من { $who }.
position-ottered = أوتر من { $who }.
position-on-roll = دور { $who } في الرمي.
position-money = لعب بالنقود.
position-match = مباراة حتى { $length }: الأبيض { $white }، الأسود { $black }{ $crawford ->
    [yes] ، شوط كروفورد.
   *[no] .
  }
position-wrong = هذا ليس وضعًا. الوضع هو XGID، أو معرّف GNUBG أو OpenGammon، أو سطر FIBS، أو لوحة من أحرف.
position-playing = أنت تلعب ضد أحدهم. يجيب المحرك من جديد حين ينتهي ذلك.
position-play = النقلات
position-look-on = متابعة النظر من الوضع بعدها
position-rolls = الرميات
position-id = الوضع
position-id-note = الوضع بصيغة XGID، أو معرّف GNUBG أو OpenGammon، أو سطر FIBS، أو لوحة من أحرف كما ينسخها XG وgnubg.
position-roll = الرمية، إن رُميت
position-look = تحليل
position-svg = صورة (SVG)
study-adjusted = النتيجة بلا حظ
study-adjusted-note = النتيجة ناقص حظ اللاعب وزائد حظ الخصم: ما ساواه اللعب وحده. قد تقع خارج 0 و100%.
study-adjusted-below = فوز { $who }، وقد أعطت الرميات الفائز أكثر من المباراة كلها: لذلك تقع النتيجة بلا حظ خارج 0 و100%. الحظ مجموع على كل الرميات؛ وفي مباراة واحدة قد يزيد على النتيجة.
study-adjusted-above = فوز { $who } مع أن الرميات كانت للجهة الأخرى: لذلك تقع النتيجة بلا حظ خارج 0 و100%. الحظ مجموع على كل الرميات؛ وفي مباراة واحدة قد يزيد على النتيجة.

study-at-worst = الخطأ الأكثر كلفة أولًا؛ ▶ و◀ للتنقل في المباراة.
study-no-line = لا سطر كهذا في المباراة. هذا هو الخطأ الأكثر كلفة.
position-wrong-long = هذا أطول من أي وضع.
position-wrong-roll = هذه ليست رمية. الرمية رقمان من 1 إلى 6: 31.
position-wrong-game-over = انتهى الشوط: أخرج أحدهما كل أحجاره.
position-wrong-match-over = انتهت المباراة: لأحدهما كل النقاط.
position-wrong-crawford = في شوط كروفورد تنقص أحد اللاعبَين نقطة واحدة فقط.
study-chouette = مكعبات الشويت
study-chouette-note = كل مكعب شوط قائم بذاته، البوكس ضد عضو واحد. نقلات الفريق للقائد؛ وكلفتها تختلف من مكعب إلى آخر.
study-chouette-game = الشوط { $n }
study-chouette-cube = { $box } – { $member }

study-keys = المفاتيح
study-key-points = من خانة إلى خانة على اللوحة
study-key-board = إلى اللوحة
study-key-move = تحريك حجر
study-key-away = إزالة حجر أثناء الإعداد
study-key-answer = تحريك حجر؛ وبعد لعب الرمية، الإجابة
study-look-here = نظر أعمق في هذا المتصفح
study-look-here-note = ثلاث رميات إلى الأمام، بلا خادم وبلا شبكة.

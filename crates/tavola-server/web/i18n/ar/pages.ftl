# Pages around the table. Used by the server only.

tagline = طاولة زهر بلا ضجيج: لوحة جيدة وزهر يمكنك التحقق منه.
nav-rules = القواعد
nav-dice = فحص الزهر
nav-language = اللغة
guest-name = ضيف { $number }
skip = تخطٍّ إلى المحتوى الرئيسي

# Start
start-title = طاولة الزهر على لوحة جيدة
start-lead = العب مع من تجده هنا، أو مع الروبوت، أو مع صديق برابط. بلا حساب ولا عملات ولا إعلانات.
start-bot = اللعب ضد الروبوت
start-bot-note = مباراة حتى { $length } مع مكعب المضاعفة. نقرة واحدة وأنت على اللوحة.
start-level = ما القوة؟
start-friend = دعوة صديق
start-friend-note = تحصل على رابط، ومن يفتحه يلعب معك.
start-called = تلعب باسم { $name }
start-new-name = اسم جديد
start-nameless = اختيار اسم
start-custom = اختيار القواعد
start-tables = طاولاتك
start-tables-none = لا طاولات لك بعد. ستظهر هنا، ويمكنك العودة إليها متى شئت.
start-name = اسمك
start-dice-title = زهر يمكنك التحقق منه
start-dice = قبل المباراة يُقفل الخادم وكل من اللاعبَين على سرّ. كل رمية تُصنع من الأسرار الثلاثة: لا يستطيع أحد معرفتها مسبقًا، ويمكنك بعد ذلك إعادة حساب كل رمية بنفسك.
start-dice-how = كيف يعمل ذلك
start-ear-title = بلوحة المفاتيح وبالسمع
start-ear = لكل خانة اسم، وكل رمية وكل نقلة تُقرأ بصوت مسموع، ويمكنك لعب مباراة كاملة بلا فأرة. اضغط ? على الطاولة لعرض المفاتيح.
start-kept-title = لا شيء يضيع
start-kept = أغلق الصفحة، أو افقد الاتصال، أو عُد غدًا: تجد الطاولة كما تركتها.
table-against = { $white } – { $black }
table-to = حتى { $length }، { $a }–{ $b }
table-money = لعب بالنقود، { $a }–{ $b }
table-waiting = بانتظار خصم
table-playing = قيد اللعب
table-over = انتهت
table-broken = تعذّر فتحها
table-unnamed = مقعد شاغر

# Rule chooser
choose-title = اختيار القواعد
choose-against = ضد
choose-bot = الروبوت
choose-friend = صديق، برابط
choose-doubles = اثنان ضد اثنين، بروابط
choose-doubles-note = زوجي بالتشاور: يلعب عن كل جهة ثنائي يتحدث على انفراد.
choose-preset = نوع اللعب
choose-preset-note = النوع الجاهز يملأ كل الخيارات أدناه؛ اترك الخيار على «حسب النوع» للإبقاء على إعداده.
preset-match = مباراة
preset-match-note = حتى عدد محدد من النقاط، مع المكعب وقاعدة كروفورد.
preset-money = لعب بالنقود
preset-money-note = شوط بعد شوط، لكلٍّ رهانه، مع قاعدة جاكوبي.
preset-tavola-reale = Tavola reale
preset-tavola-reale-note = قواعد صالة لعب إيطالية على الإنترنت: حدّ خاص للمضاعفة، وبلا شوط كروفورد، والمارس الثلاثي يُحتسب حتى بعد إخراج أحجار.
preset-tournament = بطولة
preset-tournament-note = مباراة وفق لوائح البطولات الإيطالية، من 3 نقاط فأكثر، بلا حد أعلى في القواعد.
knob-length = عدد النقاط للفوز
knob-length-note = للمباريات، وعادةً 5، أي نحو نصف ساعة. القواعد لا تعرف حدًا أعلى؛ هذا البرنامج يعدّ حتى 64. الشوط الواحد غير معتاد في Tavola reale: بل 3 أو 5 أو 7.
knob-as-preset = حسب النوع
knob-on = مفعّلة
knob-off = معطّلة
knob-jacoby = قاعدة جاكوبي
knob-jacoby-note = في اللعب بالنقود: لا يُحتسب المارس إلا بعد أن يدور المكعب.
knob-responses = أجوبة المضاعفة
knob-responses-note = في اللعب بالنقود: البيفر يضاعف في الحال ويُبقي المكعب مع صاحبه.
knob-responses-take_or_drop = قبول أو رفض
knob-responses-beaver = بيفر
knob-responses-raccoon = بيفر وراكون
knob-responses-otter = بيفر وراكون وأوتر
knob-automatic_doubles = المضاعفات التلقائية
knob-automatic_doubles-note = في اللعب بالنقود: تساوي الرقمين في رمية البداية يضاعف الرهان.
knob-automatic-none = بلا
knob-automatic-up-to = { $n ->
    [zero] أول { $n }
    [one] الأولى فقط
    [two] الأوليان
    [few] أول { $n }
    [many] أول { $n }
   *[other] أول { $n }
}
knob-crawford = قاعدة كروفورد
knob-crawford-note = في المباريات: شوط واحد بلا مكعب حين لا ينقص أحد اللاعبَين للفوز إلا نقطة واحدة.
knob-holland = قاعدة هولاند
knob-holland-note = في المباريات: بعد شوط كروفورد لا يضاعف المتأخر قبل دوره الثالث.
knob-backgammon = المارس الثلاثي
knob-backgammon-note = هل يمكن أن تخسر ثلاثة أضعاف الرهان بعد أن أخرجت حجرًا.
knob-backgammon-only_with_none_off = فقط إن لم يُخرَج أي حجر
knob-backgammon-even_with_some_off = حتى مع أحجار مُخرَجة
knob-premature_roll = رمية قبل أوانها
knob-premature_roll-note = باطلة: تُعاد (IRR-06). قائمة: يلعب الخصم وقد عرفها، ولا يضاعف من رمى مبكرًا في ذلك الدور (IRR-07). لا أثر لهذا إلا حيث القانونية «عند الطلب».
knob-premature_roll-void = باطلة
knob-premature_roll-stands = قائمة
knob-doubling_limit = حدّ المضاعفة
knob-doubling_limit-note = في Tavola reale فقط: لا مضاعفة ينهي بها فوز عادي المباراة (CUB-17).
knob-doubling_limit-none = بلا
knob-doubling_limit-tavola-reale = كما في Tavola reale
knob-legality = قانونية النقلات
knob-legality-note = صارمة: لا تكتمل إلا النقلات القانونية. عند الطلب: تبقى أي نقلة ما لم يطلب الخصم نقلة قانونية، كما على اللوحة الخشبية.
knob-legality-strict = صارمة
knob-legality-called = عند الطلب
knob-pace = الوتيرة
knob-level = قوة الروبوت
knob-level-note = فقط عند اللعب ضد الروبوت.
knob-clock = الساعة
knob-clock-note = رصيد من الدقائق لكل نقطة، وثوانٍ مجانية في كل دور. إن نفد رصيدك خسرت المباراة.
knob-clock-none = بلا ساعة
knob-clock-simple_delay = تأخير ثم رصيد
knob-clock-bronstein = برونشتاين
knob-clock-fischer = فيشر: ثوانٍ تضاف كل دور
knob-minutes = دقائق لكل نقطة
knob-seconds = ثوانٍ لكل دور
knob-side = أحجارك
knob-side-any = بالقرعة
knob-side-white = الأبيض
knob-side-black = الأسود
choose-more = قواعد أخرى
choose-go = فتح الطاولة

# Table
table-title = الطاولة
table-moves = هذا الشوط
table-games = الأشواط
table-game = الشوط
table-winner = الفائز
table-how = كيف انتهى
table-points = النقاط
table-score = النتيجة
table-settings = الإعدادات
table-help = المفاتيح
table-resign = استسلام
table-files = تنزيل المباراة
table-claim = مطالبة بالفوز
table-plays = سرد النقلات
table-last = إعادة عرض آخر نقلة
table-flip = قلب اللوحة
table-leave = مغادرة الطاولة
table-proof = الزهر: الالتزامات والإثبات
table-invite = دعوة صديقك
table-invite-note = أرسل هذا الرابط. أول من يفتحه يأخذ المقعد الآخر.
table-invite-doubles = دعوة شريكك وخصميك
table-invite-doubles-note = كل رابط لمقعد واحد. تبدأ المباراة حين يجلس الأربعة هنا.
table-invite-partner = لشريكك
table-invite-opponent = لخصم
table-copy = نسخ
invite-share = مشاركة
invite-qr = رمز QR
invite-qr-note = الرابط على هيئة رمز QR
table-terms = القواعد والحدود
look-open = مراجعة
look-first = إلى بداية الشوط
look-back = نقلة إلى الخلف
look-on = نقلة إلى الأمام
look-last = إلى نهاية الشوط
look-close = عودة إلى الشوط
copy-id-note = الوضع قبل النقلة المعروضة، مع رميتها
copy-link = نسخ الرابط
name-change = تغيير الاسم
table-onward = طاولة جديدة
table-close = إغلاق
table-result = النتيجة النهائية
table-noscript = تحتاج هذه الطاولة إلى JavaScript لتكون حيّة. يمكنك اللعب من دونه: اختر أدناه، ثم أعد تحميل الصفحة لترى نقلة خصمك.
plain-plays = لعب
plain-reload = إعادة تحميل
plain-play-none = لا نقلة ممكنة: متابعة
resign-title = استسلام
resign-note = يكون الاستسلام في نهاية الدور: إن عرضته أثناء دورك انتظر حتى ينتهي. يمكن لخصمك رفض الشوط الذي تعرضه، إلا إذا كان أقصى ما قد تخسره.
plays-title = النقلات القانونية
plays-note = اختر إحداها، أو اكتب رقمها ثم Enter.

# Joining
join-title = وصلتك دعوة
join-lead = دعوة من { $who } إلى لعب طاولة الزهر.
join-lead-partner = دعوة من { $who } إلى لعب طاولة الزهر معًا في فريق واحد، اثنان ضد اثنين.
join-lead-opponent = دعوة من { $who } إلى لعب طاولة الزهر في الجهة المقابلة، اثنان ضد اثنين.
terms-stake = الرهان
terms-stake-match = المباراة؛ لا قيمة لما زاد من نقاط على طولها
terms-stake-money = نقاط: يُجمع ما تساويه الأشواط
terms-clock = { $mode }، { $bank } د لكل لاعب و{ $delay } ث لكل دور
terms-decision = لكل قرار
terms-absence = للعودة بعد انقطاع الاتصال
terms-time = { $time } د
name-note = حتى { $most ->
    [zero] { $most } حرف
    [one] حرف واحد
    [two] حرفين
    [few] { $most } أحرف
    [many] { $most } حرفًا
   *[other] { $most } حرف
}. إن تركته فارغًا فأنت ضيف برقم.
name-note-known = حتى { $most ->
    [zero] { $most } حرف
    [one] حرف واحد
    [two] حرفين
    [few] { $most } أحرف
    [many] { $most } حرفًا
   *[other] { $most } حرف
}. إن تركته فارغًا بقي اسمك { $name }.
name-missing = ليس في هذا الاسم حرف يمكن عرضه. عُد واختر اسمًا آخر؛ بقية ما أدخلته ما زالت هناك.
name-too-long = هذا الاسم أطول من { $most ->
    [zero] { $most } حرف
    [one] حرف واحد
    [two] حرفين
    [few] { $most } أحرف
    [many] { $most } حرفًا
   *[other] { $most } حرف
}. عُد واختر اسمًا أقصر؛ بقية ما أدخلته ما زالت هناك.
name-of-house = هذا الاسم للنادي نفسه. عُد واختر اسمًا آخر؛ بقية ما أدخلته ما زالت هناك.
name-mixed = يخلط هذا الاسم حروفًا متشابهة من أبجديات مختلفة. عُد واكتبه بأبجدية واحدة؛ بقية ما أدخلته ما زالت هناك.
join-rules = قواعد هذه الطاولة
join-sit = الجلوس واللعب
join-over = انتهت هذه المباراة.
join-look = مشاهدة الطاولة
join-taken = هذا المقعد مشغول.
rules-of-match = مباراة حتى { $length }
rules-of-money = لعب بالنقود

# Dice checker
verify-title = فحص زهر مباراة
verify-lead = افتح محضر مباراة، فتعيد هذه الصفحة حساب كل رمية في متصفحك. لا يُرسل شيء إلى أي مكان.
verify-file = المحضر (proof.json)
verify-paste = أو الصقه هنا
verify-go = فحص
verify-save = حفظ الفاحص للاستعمال دون اتصال
verify-how-title = كيف يُصنع الزهر
verify-how = يلتزم الخادم بسرّ قبل أن يجلس أحد. ويلتزم كل مقعد بنهاية سلسلة من قيم الهاش. ومع كل قرار بالرمي تُكشف الحلقة التالية من السلسلتين؛ والرمية هي HMAC بمفتاح هو سرّ الخادم، على الطاولة والمباراة ورقم الرمية والالتزامين والحلقتين. تُتخطى البايتات من 252 فما فوق، ليتساوى احتمال كل رقم.
verify-noscript = يحتاج الفاحص إلى JavaScript. الأمر «tavola verify-dice FILE» يقوم بالعمل نفسه.
verify-honest = الرميات كلها ({ $rolls }) صحيحة: كل واحدة ناتجة عما أُقفل عليه قبل المباراة.
verify-honest-one = الرمية الوحيدة صحيحة: ناتجة عما أُقفل عليه قبل المباراة.
verify-wrong = { $faults ->
    [zero] { $faults } أمر غير صحيح.
    [one] أمر واحد غير صحيح.
    [two] أمران غير صحيحين.
    [few] { $faults } أمور غير صحيحة.
    [many] { $faults } أمرًا غير صحيح.
   *[other] { $faults } أمر غير صحيح.
}
verify-rolls = كل رمية، ومصدر كل حلقة فيها
verify-roll-number = الرمية
verify-roll-who = الرامي
verify-roll-dice = الزهر
verify-roll-link = حلقة { $who }
verify-roll-both = كلاهما
verify-link-client = من صفحة اللاعب
verify-link-escrow = من نسخته المحفوظة هنا
verify-link-house = الخادم
verify-link-default = افتراضية (فاتت)
verify-unreadable = هذا ليس محضرًا.
verify-no-length = هذا السجل بصيغة أقدم لا تذكر طوله، فلا يُلاحَظ اقتطاع رميات من آخره.
verify-nameless = غادر النادي أحد لاعبي هذا السجل ولم يعد اسمه مذكورًا فيه. البصمات التي صُنعت بالاسم باقية هنا كما كانت ولا يمكن إعادة حسابها؛ وكل ما سواها يُعاد حسابه.
verify-in-play = المباراة ما زالت جارية: يكشف الخادم سرّه عند نهايتها، وعندها فقط يمكن إعادة حساب الرميات.
verify-fault-scheme = السجل من نوع غير الذي تفحصه هذه الصفحة.
verify-fault-secret-missing = انتهت المباراة وسرّ الخادم مفقود.
verify-fault-secret = سرّ الخادم ليس الذي التزم به قبل المباراة.
verify-fault-link-default = الرمية %: لم تُستبدل حلقة فائتة بالحلقة المتفق عليها.
verify-fault-link-source = الرمية %: مصدر إحدى الحلقات مذكور خطأً.
verify-fault-link = الرمية %: إحدى الحلقات ليست من السلسلة التي التزم بها مقعدها.
verify-fault-seen = الرمية %: كشف أحد المقاعد حلقته لسجل غير هذا.
verify-fault-number = الرمية %: الرميات غير مرقّمة بالتتابع.
verify-fault-dice = الرمية %: هذا الزهر لا ينتج عن السرّ والحلقات.
verify-fault-log-missing = مجرى المباراة مفقود.
verify-fault-log = مجرى المباراة لا يطابق الرميات.
verify-fault-count = عدد الرميات أكثر أو أقل مما يقوله مجرى المباراة.
verify-fault-kept = يقول السجل إن بصمة صُنعت باسم، ولا اسم هناك.
verify-fault-ending = السجل لا ينتهي كما يقول: اقتُطع منه شيء أو أضيف أو غُيّر.
verify-fault-other = السجل غير متماسك.
dice-part = زهر هذه المباراة
dice-warning-title = الخادم لا يفي بوعده بشأن الزهر
dice-warning-do = سجّل متصفحك ما طُلب منه ومتى، وما عُرض عليه. احفظ هذا السجل، واعرضه على خصمك، ولا تواصل اللعب على شيء ذي قيمة.
dice-evidence-save = حفظ الدليل
dice-details = عرض كل الرميات
dice-away = المتابعة على جهاز آخر
dice-away-note = نصيبك من الزهر في هذا المتصفح. افتح هذا الرابط حيث تريد المتابعة، بعد تسجيل الدخول باسمك، فينتقل نصيبك إلى هناك. لا تعطِ الرابط لأحد: من لديه الرابط وسرّ الخادم يعرف رمياتك.

# Rules for players

# Errors
error-404 = لا شيء هنا
error-404-note = العنوان خطأ، أو أن الطاولة أُزيلت.
clause-says = ما تقوله { $clause }
error-403 = لا صلاحية لك
error-403-note = هذا يخص شخصًا آخر. إن كانت لديك دعوة فافتح رابطها من جديد.
error-aside = تعذّر فتح هذا
error-aside-note = جزء مما هو مخزَّن هنا لا يُقرأ، فوُضع جانبًا. لم يُحذف شيء، وبقية النادي مستمرة. يمكن لمن يديرون النادي فحصه بالأمر «tavola doctor».
error-other = لم ينجح ذلك
error-too-fast = كان ذلك أسرع من أن يكون لعب إنسان. انتظر لحظة وأعد المحاولة.
error-too-slow = استغرق الوصول وقتًا أطول من اللازم. تحقق من اتصالك وأعد المحاولة.
error-too-many-guests = انضم كثيرون للتو من شبكتك. انتظر بضع ثوانٍ وأعد المحاولة.
error-too-many-bots = الروبوتات تلعب فيما بينها على طاولات كافية. انتظر حتى تنتهي إحداها، أو تتوقف لأن أحدًا لا يشاهد.
error-busy = النادي مشغول. أعد المحاولة.
error-closing = النادي على وشك إعادة التشغيل. أعد المحاولة بعد لحظة.
error-malformed = تعذّرت قراءة ما أُرسل. عُد وتحقق مما أدخلته وأعد المحاولة.
error-cross-site = جاء هذا من صفحة موقع آخر، فلم يُنفَّذ شيء.
error-internal = حدث خلل من جانبنا. لم يتغير شيء؛ يمكنك إعادة المحاولة.
error-back = رجوع
error-home = إلى صفحة البداية
error-table = عودة إلى الطاولة
error-event = عودة إلى البطولة

# Chouette
chouette-title = شويت
chouette-now = ما المطلوب الآن
chouette-open = فتح شويت
wooden-start-title = لوحة خشبية
wooden-start = ضع بجانبها هاتفًا: ساعة ولوحة نتائج وورقة تسجيل. يعمل بلا شبكة، ولا يضيع شيء مما تضغطه.
wooden-open = فتح الساعة
chouette-start-title = شويت
chouette-start = واحد ضد الجميع، ومكعب لكلٍّ: يلعب البوكس ضد فريق يتشاور. مع الأصدقاء، أو مع الروبوتات، أو كدفتر نتائج للوحة خشبية.
chouette-games = { $n ->
    [0] لا شوط بعد
    [one] شوط واحد
    [two] شوطان
    [few] { $n } أشواط
    [many] { $n } شوطًا
   *[other] { $n } شوط
}
chouette-lead = لاعب واحد هو البوكس ويلعب ضد جميع الآخرين. القائد يحرّك عن الفريق، والآخرون ينصحون، ولكلٍّ حسابه مع البوكس.
chouette-turned = { $n ->
    [zero] مع تغيير { $n } قاعدة
    [one] مع تغيير قاعدة واحدة
    [two] مع تغيير قاعدتين
    [few] مع تغيير { $n } قواعد
    [many] مع تغيير { $n } قاعدة
   *[other] مع تغيير { $n } قاعدة
}
preset-chouette-club = شويت النادي
preset-chouette-club-note = مكعب بين البوكس وكل عضو، مع واجبات النادي: قبول ما يكفي، ومكعب القائد أولًا، والبيفر.
preset-chouette-galore = شويت بسيط
preset-chouette-galore-note = مكعب واحد للجميع؛ حين يضاعف البوكس يقبل كل عضو أو يرفض عن نفسه.
chouette-place = اللوحة
chouette-place-online = هنا، بزهر الخادم
chouette-place-online-note = البوكس والقائد يلعبان على الشاشة؛ ويمكن التحقق من كل رمية لاحقًا.
chouette-place-over_the_board = لوحة خشبية
chouette-place-over_the_board-note = تُدخل المكعبات والنتائج؛ وتتابع الصفحة الترتيب والواجبات والحسابات.
chouette-bots = روبوتات
chouette-bots-note = تنضم في الحال وتلعب عضوًا أو قائدًا أو بوكسًا. باثنين منها يمكنك البدء وحدك. لا تلعب على لوحة خشبية.
chouette-bot-level = مستواها
chouette-bot-add = إضافة روبوت
level-beginner = مبتدئ
level-novice = قليل الخبرة
level-casual = هاوٍ
level-intermediate = متوسط
level-advanced = متقدم
level-expert = خبير
level-full = القوة الكاملة
chouette-host = أنت
chouette-host-plays = تلعب
chouette-host-keeps = تمسك دفتر النتائج فقط
chouette-host-note = المضيف يضيف الروبوتات ويحدد الرهان، وعلى لوحة خشبية يُدخل عن الجميع.
chouette-lobby = شويتات يمكنك الانضمام إليها
chouette-lobby-note = يمكن للجميع الانضمام؛ يستمر الشوط الجاري، وتبدأ أنت في آخر الصف.
chouette-lobby-nobody = لا أحد بعد
chouette-door = من يمكنه الانضمام
chouette-door-link = كل من لديه الرابط
chouette-door-open = الجميع؛ يظهر الشويت في القائمة
chouette-worth = قيمة النقطة
chouette-worth-note = كما تكتبها: 2.50 مع EUR. بلا عملة تبقى النقطة مجرد نقطة.
chouette-pace = حدود الوقت
chouette-pace-answer = للجواب عن مكعب
chouette-pace-answer-note = بعد ذلك يعني عدم الجواب جواب القائد، أو الرفض.
chouette-pace-turn = للرمي أو اللعب
chouette-pace-turn-note = بعد ذلك يتولى التالي في الصف، أو يكون البوكس قد خسر.
chouette-pace-absence = بلا صفحة مفتوحة
chouette-pace-absence-note = من طال غيابه إلى هذا الحد لا يُنتظر بعدها: يُعدّ ذلك عدم جواب.
chouette-pace-gather = للمشاركة بمكعبك أنت
chouette-pace-gather-note = بعد المضاعفة الأولى، قبل أن يجيب البوكس.
chouette-pace-fair = قبل رمي القائد
chouette-pace-fair-note = ليتمكن الجميع من المضاعفة؛ الضغط على «بلا مضاعفة» يوفر على الآخرين الانتظار.
chouette-seconds = { $n ->
    [zero] { $n } ثانية
    [one] ثانية واحدة
    [two] ثانيتان
    [few] { $n } ثوانٍ
    [many] { $n } ثانية
   *[other] { $n } ثانية
}
chouette-no-limit = بلا حد
chouette-go = فتح الشويت
chouette-knob-cubes = المكعبات
chouette-knob-cubes-note = النادي: مكعب لكل عضو. البسيط: مكعب للجميع.
chouette-knob-cubes-single = واحد للجميع
chouette-knob-cubes-multiple = واحد لكل عضو
chouette-knob-box_stays = يبقى البوكس
chouette-knob-box_stays-note = النادي: إن فاز ولم يكن خاسرًا بالنقاط في ذلك الشوط. البسيط: إن غلب القائد.
chouette-knob-box_stays-beats_captain = إن غلب القائد
chouette-knob-box_stays-wins_and_level = إن فاز وكان متعادلًا على الأقل
chouette-knob-offering = للأعضاء أن يضاعفوا
chouette-knob-offering-note = النادي: إلى أن يجيب البوكس أحدهم. البسيط: إلى أن يرمي القائد.
chouette-knob-offering-until_roll = حتى الرمية
chouette-knob-offering-until_answered = حتى يجيب البوكس
chouette-knob-take_enough = قبول ما يكفي
chouette-knob-take_enough-note = حين يضاعف الجميع، على البوكس أن يقبل من المكعبات ما يكفي ليتعادل إن فاز، وأن يلعب بيفر إن لم يقبل سوى مكعب القائد. مفعّلة في شويت النادي.
chouette-knob-captain_cube = مكعب القائد
chouette-knob-captain_cube-note = من بين مكعبات عُرضت معًا. النادي: إن قبل البوكس أيًا منها قبل مكعب القائد. البسيط: كما يشاء.
chouette-knob-captain_cube-off = يقبل البوكس ما يشاء
chouette-knob-captain_cube-if_any = إن قبل البوكس أيًا منها قبل مكعب القائد
chouette-knob-captain_cube-must = على البوكس قبول مكعب القائد
chouette-knob-beaver = قبول المضاعفة
chouette-knob-beaver-note = حيث البيفر معمول به: هل يجوز القبول من دونه أيضًا.
chouette-knob-beaver-may = مع بيفر أو من دونه
chouette-knob-beaver-must = دائمًا ببيفر
chouette-knob-sole_taker_beavers = القابل الوحيد يلعب بيفر
chouette-knob-sole_taker_beavers-note = حين يضاعف البوكس للجميع ويقبل واحد فقط، فعليه أن يلعب بيفر. مفعّلة في شويت النادي.
chouette-knob-holdout = آخر من يرفض
chouette-knob-holdout-note = من خمسة لاعبين فأكثر: إن رفض الجميع مضاعفة البوكس إلا واحدًا، فعليه أن يرفض أيضًا. معطّلة ما لم تُختَر.
chouette-knob-holdout-first = عند أول مضاعفة من البوكس
chouette-knob-holdout-any = عند كل مضاعفة من البوكس
chouette-knob-extras = مكعبات إضافية
chouette-knob-extras-note = مع مكعب واحد فقط: لمن رفضوا أن يعطوا القابل الوحيد مكعبًا آخر، عند المضاعفة من الوسط. معطّلة ما لم تُختَر.
chouette-knob-extras-paid = من يعطي مكعبًا يدفع كلفة الرفض
chouette-knob-extras-free = من يعطي مكعبًا لا يدفع شيئًا
chouette-knob-consultation = نصح القائد
chouette-knob-consultation-note = النادي: ممن أداروا مكعبًا أو قبلوه، أو سُئلوا. البسيط: من كل من في الشوط.
chouette-knob-consultation-free = من كل من في الشوط
chouette-knob-consultation-never = ممنوع
chouette-knob-consultation-after-cube = بعد أن يدور مكعب
chouette-knob-consultation-cube-holders = ممن دار مكعبهم
chouette-knob-declining = حين يرفض عدة لاعبين مكعب البوكس
chouette-knob-declining-note = مع مكعبات كثيرة يذهب القادة إلى آخر الصف بالتتابع. مع مكعب واحد يذهب القائد وحده.
chouette-knob-declining-captain_only = القائد وحده يذهب إلى آخر الصف
chouette-knob-declining-in_turn = يذهب القادة بالتتابع
chouette-knob-captain_after_drop = بعد رفض القائد
chouette-knob-captain_after_drop-note = حين يرفض القائد مضاعفة البوكس ويقبل غيره.
chouette-knob-captain_after_drop-stays = يصير التالي قائدًا بصفة دائمة
chouette-knob-captain_after_drop-temporary = يصير التالي قائدًا لهذا الشوط فقط
chouette-knob-leaving = مكعب من يغادر
chouette-knob-leaving-note = أثناء شوط. يستمر اللعب به ما لم تختر غير ذلك؛ والقائد يجيب عنه.
chouette-knob-leaving-plays_on = يستمر مع القائد
chouette-knob-leaving-loses = يُخسر في الحال
chouette-knob-partner_lot = اختيار شريك بالقرعة
chouette-knob-partner_lot-note = إن لم يرغب أحد في أن يكون شريك البوكس. عادةً من دون القائد.
chouette-knob-partner_lot-without_captain = من دون القائد
chouette-knob-partner_lot-with_captain = مع القائد
chouette-knob-partner_place = الشريك حين يخسر البوكس
chouette-knob-partner_place-note = عادةً يبقى في مكانه.
chouette-knob-partner_place-kept = يبقى في مكانه
chouette-knob-partner_place-end = يذهب إلى آخر الصف
chouette-knob-partner_from = شريك ابتداءً من
chouette-knob-partner_from-note = عدد اللاعبين، عادةً 8.
chouette-automatic-consent = الأولى؛ وأكثر إن وافق البوكس
chouette-join-title = شويت
chouette-there = موجودون هنا
chouette-join = انضمام
chouette-join-note = تبدأ في آخر الصف وتلعب من الشوط التالي. يمكنك المغادرة بين قرار وآخر.
chouette-invite = دعوة آخرين
chouette-invite-note = كل من يفتح هذا الرابط يمكنه الانضمام في أي وقت، في آخر الصف.
chouette-noscript = تحتاج صفحة الشويت إلى JavaScript. من دونه ترى فقط من هنا والحسابات.
chouette-resign-note = يمكن للجهة الأخرى رفض عرضك، إلا إذا كان أقصى ما يمكن خسارته.
chouette-sure = هل أنت متأكد؟
accounts-count = { $n ->
    [zero] { $n } شوط
    [one] شوط واحد
    [two] شوطان
    [few] { $n } أشواط
    [many] { $n } شوطًا
   *[other] { $n } شوط
}
accounts-back = عودة إلى الشويت
accounts-csv = تنزيل بصيغة CSV
accounts-print = صفحة للطباعة
accounts-balances = الأرصدة
accounts-debts = من يدين لمن
accounts-total = المجموع
accounts-by-game = النقاط حسب الشوط
accounts-marks = B: البوكس (box) في ذلك الشوط. C: القائد (captain).
accounts-game = الشوط { $n }
accounts-cube = على { $value }، { $winner ->
    [box] كسبه البوكس
    [team] خسره البوكس
   *[agreed] سُوّي بالاتفاق
}
cause-dropped = رُفض
cause-decided = حسمه الشوط
cause-extra_given = مع مكعب إضافي
cause-agreed = بالاتفاق
cause-left = مغادرة
cause-partner = نصيب الشريك

# Where a guest is at home
browsers-title = متصفحات تعرفك
browsers-many = { $n ->
    [zero] أنت معروف في { $n } متصفح.
    [one] نعرفك في هذا المتصفح فقط.
    [two] أنت معروف في متصفحين.
    [few] أنت معروف في { $n } متصفحات.
    [many] أنت معروف في { $n } متصفحًا.
   *[other] أنت معروف في { $n } متصفح.
}
browsers-end-others = تسجيل الخروج من كل المتصفحات الأخرى
browsers-here-note = لا يُعرف الضيف إلا بمتصفحه. إن سجّلت الخروج هنا ولم يكن متصفح آخر يعرفك، فلن تستطيع العودة إلى طاولاتك.
browsers-end-here = تسجيل الخروج من هذا المتصفح

# The rules of the chouette
chouette-rules-title = قواعد الشويت
chouette-rules-presets = النوعان الجاهزان

## Rules that do not go together
not-translated = لم يُترجم هذا بعد، وهو هنا بالإنجليزية.
broken-length-in-money-play = هذه القواعد للعب بالنقود، ولا عدد نقاط فيه: اترك النقاط فارغة، أو اختر مباراة.
broken-match-without-length = تُلعب المباراة حتى عدد من النقاط: أدخل عددًا، أو اختر اللعب بالنقود.
broken-jacoby-in-match = لا قاعدة جاكوبي في المباراة: عطّلها، أو اختر اللعب بالنقود.
broken-responses-in-match = لا بيفر في المباراة: عطّله، أو اختر اللعب بالنقود.
broken-automatic-doubles-in-match = لا مضاعفات تلقائية في المباراة: عطّلها، أو اختر اللعب بالنقود.
broken-holland-without-crawford = قاعدة هولاند تخص الأشواط بعد شوط كروفورد: فعّل قاعدة كروفورد، أو عطّل هولاند.
broken-tournament-length = مباريات البطولات حتى 3 نقاط أو أكثر: أدخل مباراة أطول، أو اختر «مباراة».
broken-crawford-outside-match = قاعدة كروفورد للمباريات: عطّلها، أو اختر مباراة.
broken-holland-outside-match = قاعدة هولاند للمباريات: عطّلها، أو اختر مباراة.
broken-doubling-limit-outside-match = حدّ المضاعفة في Tavola Reale للمباريات: عطّله، أو اختر مباراة.
broken-consent-outside-chouette = المضاعفات التلقائية بموافقة البوكس للشويت فقط: اختر عددًا منها، أو «بلا».
broken-time-limit = حدّ الوقت هذا أطول أو أقصر من اللازم: من ثانية واحدة إلى سبعة أيام.
broken-clock-times = لا يمكن لأحد اللعب بهذه الساعة: تحتاج إلى بعض الوقت، وعلى الأكثر 10 ساعات لكل نقطة ولكل دور.
broken-rated-time = المباراة المحتسبة تترك للجميع وقتًا للعب: 15 ثانية على الأقل للقرار، و30 ثانية للعودة بعد انقطاع الاتصال، ودقيقة لكل شوط على الساعة.
broken-bots = أقصى عدد للروبوتات { $most }، ولا روبوت على لوحة خشبية.
broken-stake-in-match = الرهان على النقطة للعب بالنقود: اترك العملة فارغة، أو اختر اللعب بالنقود.
broken-called-in-tavola-reale = تُلعب Tavola Reale بقانونية صارمة: اختر «صارمة»، أو قواعد أخرى.

# The tutor on the start page

start-tutor = مع مدرّب
start-tutor-note = يسأل قبل الخطأ الفادح، ويعطي تلميحات، ويتيح لك التراجع.
knob-tutor-none = بلا مدرّب
knob-tutor-whopper = يسأل قبل الخطأ الكارثي
knob-tutor-blunder = يسأل قبل الخطأ الفادح
knob-tutor-error = يسأل قبل الخطأ
knob-tutor-doubtful = يسأل قبل النقلة المشكوك فيها
knob-tutor-note = ضد الروبوت: يسأل قبل النقلة السيئة، ويعطي تلميحات ويتيح لك التراجع. تُعلَّم المباراة بأنها لُعبت مع مدرّب.
terms-tutor = يسأل قبل قرار يخسر { $loss } أو أكثر؛ التلميحات والتراجع مسموحة

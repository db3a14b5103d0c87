# People: names, ratings, profiles, boards, dice, fair play.

nav-people = اللاعبون
person-bot = روبوت
rating-title = التقييم
rating-provisional = مؤقت: مباريات قليلة، أو منذ زمن طويل
rating-open = هذه المباراة محتسبة في التقييم. يظهر ما هو على المحك حين يجلس اللاعبان.
rating-waits = جارٍ حساب التقييم.
rating-your-stake = قد تكسب { $gain } أو تخسر { $loss } من نقاط التقييم.
rating-stake = { $name }: كسب { $gain } أو خسارة { $loss } من نقاط التقييم.
rating-share = لعبتما معًا كثيرًا هذا الأسبوع، فيُحتسب { $share }% من التغيير.
rating-change = { $name }: { $before } ← { $after } ({ $change })
rating-your-change = أنت: { $before } ← { $after } ({ $change })
rating-not-casual = مباراة ودية: يبقى التقييم كما هو.
rating-not-guest = يبقى التقييم كما هو: يجب أن يكون اللاعبان مسجَّلين في مباراة محتسبة.
rating-not-new = يبقى التقييم كما هو: في مباراة بدعوة يجب أن يكون عمر الحسابين يومًا على الأقل.
rating-not-too_far = يبقى التقييم كما هو: الفارق أكثر من 500 نقطة.
rating-not-too_often = يبقى التقييم كما هو: لعب هذان اللاعبان 7 مباريات محتسبة هذا الأسبوع.
rating-not-alone = يبقى التقييم كما هو: لا يمكن لشخص واحد اللعب للجهتين.
rating-not-annulled = يبقى التقييم كما هو: أُلغيت المباراة.

seal-verify = التحقق من الزهر
seal-checking = جارٍ إعادة حساب كل رمية…
seal-wrong = الزهر لا يطابق ما التُزم به. افتح الفاحص لترى أين.
seal-unreadable = تعذّرت قراءة سجل الزهر. أعد المحاولة.

people-title = اللاعبون
people-find = البحث عن لاعب بأول اسمه
people-find-go = بحث
people-none-found = لا لاعب يبدأ اسمه هكذا: «{ $name }».
people-followed = من تتابعهم
people-follow-oneself = لا يمكنك متابعة نفسك.
people-follow-many = بلغت أقصى عدد للمتابعة. أوقف متابعة أحدهم أولًا.

ranking-choose = لوائح الترتيب
ranking-rating = حسب التقييم
ranking-week = هذا الأسبوع
ranking-month = هذا الشهر
ranking-year = هذا الموسم
ranking-errors = حسب معدل الخطأ
ranking-points = النقاط الملعوبة
ranking-place = المركز
ranking-player = اللاعب
ranking-gain = التغيّر
ranking-points-played = النقاط الملعوبة
ranking-matches = المباريات
ranking-won = الفوز
ranking-empty = لا أحد في هذه اللائحة بعد. العب مباريات محتسبة لتكون الأول.
ranking-note = تضم اللائحة من لعبوا { $points ->
    [zero] { $points } نقطة
    [one] نقطة واحدة
    [two] نقطتين
    [few] { $points } نقاط
    [many] { $points } نقطة
   *[other] { $points } نقطة
} على الأقل ضد { $people ->
    [zero] { $people } خصم
    [one] خصم واحد
    [two] خصمين
    [few] { $people } خصوم
    [many] { $people } خصمًا
   *[other] { $people } خصم
} على الأقل في فترتها، وتقييمهم غير مؤقت. مباراة حتى 7 هي 7 نقاط.
ranking-listed = تظهر في اللوائح بعد أن تلعب ما يكفي.
ranking-unlisted = لا تظهر في أي لائحة.
ranking-leave = إزالتي من اللوائح
ranking-enter = إدراجي في اللوائح
pool-choose = نوع اللعب
pool-people = مباشر
pool-correspondence = بالمراسلة
pool-bots = ضد الروبوتات

profile-joined = هنا منذ { $day }
profile-former = سابقًا { $names }
profile-challenge = تحدٍّ
profile-follow = متابعة
profile-unfollow = إلغاء المتابعة
profile-block = حظر
profile-register = سجّل حسابًا لمتابعة اللاعبين وخوض مباريات محتسبة.
profile-unrated = لا مباراة محتسبة بعد.
profile-experience = { $matches ->
    [zero] { $matches } مباراة
    [one] مباراة واحدة
    [two] مباراتان
    [few] { $matches } مباريات
    [many] { $matches } مباراة
   *[other] { $matches } مباراة
}، { $points ->
    [zero] { $points } نقطة
    [one] نقطة واحدة
    [two] نقطتان
    [few] { $points } نقاط
    [many] { $points } نقطة
   *[other] { $points } نقطة
}
profile-rating-note = يُحسب التقييم بصيغة FIBS، ويبدأ الجميع من 1500. للمباريات ضد الروبوتات تقييم خاص.
profile-errors = كل القرارات
profile-errors-checker = لعب الأحجار
profile-errors-cube = المكعب
profile-errors-note = خلال آخر { $decisions ->
    [zero] { $decisions } قرار
    [one] قرار واحد
    [two] قرارين
    [few] { $decisions } قرارات
    [many] { $decisions } قرارًا
   *[other] { $decisions } قرار
} في مباريات محتسبة حكم عليها المحرك. { $interval ->
    [yes] تقع القيمة الحقيقية ضمن المدى في 95 من 100 حالة.
   *[no] يظهر المدى ابتداءً من { $least ->
    [zero] { $least } قرار
    [one] قرار واحد
    [two] قرارين
    [few] { $least } قرارات
    [many] { $least } قرارًا
   *[other] { $least } قرار
}.
  }
profile-errors-few = حكم المحرك حتى الآن على أقل من { $least ->
    [zero] { $least } قرار
    [one] قرار واحد
    [two] قرارين
    [few] { $least } قرارات
    [many] { $least } قرارًا
   *[other] { $least } قرار
}.
profile-graph = التقييم عبر الزمن
profile-graph-table = كل تغيّر في جدول
profile-graph-words = التقييم عبر { $matches ->
    [zero] { $matches } مباراة
    [one] مباراة واحدة
    [two] مباراتين
    [few] { $matches } مباريات
    [many] { $matches } مباراة
   *[other] { $matches } مباراة
}: الآن { $now }، الأعلى { $most }، الأدنى { $least }.
profile-no-matches = لا مباراة منتهية لعرضها بعد.
profile-none-found = لا مباراة مطابقة.
profile-counted = { $n ->
    [zero] { $n } مباراة
    [one] مباراة واحدة
    [two] مباراتان
    [few] { $n } مباريات
    [many] { $n } مباراة
   *[other] { $n } مباراة
}، والفوز في { $won }
profile-filter = تصفية المباريات
profile-filter-go = عرض المباريات
profile-opponent = الخصم
profile-result = النتيجة
profile-result-any = الكل
profile-result-won = فوز
profile-result-lost = خسارة
profile-score-stood = النتيجة عند انتهاء المباراة
profile-since = من
profile-until = إلى
profile-search-wrong = تعذّرت قراءة التصفية: الطول عدد، واليوم يُكتب هكذا 2026-11-25.
profile-ways = استعراض
profile-watch = مشاهدة
profile-newer = مباريات أحدث

against-title = { $one } ضد { $other }
against-none = لم ينهِ هذان مباراة بينهما بعد.
against-by-length = الفوز حسب طول المباراة

dice-of = زهر { $name }
dice-all-title = زهر النادي كله
dice-none = لا رمية محسوبة بعد: يُعدّ الزهر عند انتهاء المباراة.
dice-counted = { $n ->
    [zero] عُدّت { $n } رمية.
    [one] عُدّت رمية واحدة.
    [two] عُدّت رميتان.
    [few] عُدّت { $n } رميات.
    [many] عُدّت { $n } رمية.
   *[other] عُدّت { $n } رمية.
} الرمية الأولى في الشوط لا تكون دبل أبدًا ولذلك لا تُعدّ ({ $openings }).
dice-too-few = الرميات أقل من أن يُحكم عليها: يلزم { $least } على الأقل.
dice-test = { $rare ->
    [usual] تبدو هذه الرميات كرميات زهر سليم. يبتعد الزهر السليم عن المتوسط بهذا القدر أو أكثر في { $percent } من الحالات (كاي تربيع { $chi }).
    [rare] لا يبتعد الزهر السليم عن المتوسط بهذا القدر أو أكثر إلا في { $percent } من الحالات (كاي تربيع { $chi }). من بين 100 لاعب نزيه يبدو قلّة هكذا.
   *[very_rare] يكاد الزهر السليم لا يبتعد عن المتوسط بهذا القدر: في { $percent } من الحالات (كاي تربيع { $chi }). تحقق من المباريات وأخبر النادي.
  }
dice-sums = الدبل والدخول
dice-what = ماذا
dice-doubles = الدبل
dice-entering = الدخول من البار، من { $n ->
    [zero] { $n } محاولة
    [one] محاولة واحدة
    [two] محاولتين
    [few] { $n } محاولات
    [many] { $n } محاولة
   *[other] { $n } محاولة
}
dice-pairs = كل الرميات
dice-pair = الرمية
dice-counted-head = العدد
dice-expected = المتوسط
dice-band = المعتاد
dice-outside = خارج المدى المعتاد
dice-band-note = المدى المعتاد يضم 95 من 100 عدّ سليم. من بين الرميات الـ21 تقع واحدة تقريبًا خارجه بالصدفة وحدها.

fair-play-title = اللعب النظيف
fair-play-of = اللعب النظيف: { $name }
fair-play-lead = دلائل للمشرفين فقط. تدل على موضع النظر ولا تحسم شيئًا.
fair-play-base-title = كم مرة تخطئ دلائل كهذه
fair-play-base = لنفترض أن لاعبًا من كل 100 يتلقى مساعدة. الدليل الذي يكشف 90 من كل 100 منهم ويشتبه في نزيه من كل 100 يصيب في 48 حالة من 100 لا أكثر. ومن ينظر خمس مرات يجد خمسة أضعاف من النزهاء.
fair-play-base-many = مباراة قصيرة واحدة قريبة من الكمال أمر شائع بين النزهاء. النتائج والرميات المحظوظة لا تدل على شيء.
fair-play-hardest = أصعب عشر نقلات
fair-play-hardest-note = انظر إلى الوضع وقرّر بنفسك قبل أن تفتح الحكم.
fair-play-choices = { $n ->
    [zero] { $n } نقلة ممكنة
    [one] نقلة ممكنة واحدة
    [two] نقلتان ممكنتان
    [few] { $n } نقلات ممكنة
    [many] { $n } نقلة ممكنة
   *[other] { $n } نقلة ممكنة
}
fair-play-verdict = الحكم
fair-play-lost = { $best ->
    [yes] وُجدت أفضل نقلة.
   *[no] خسرت النقلة { $loss }.
  }
fair-play-none-judged = لم يحكم المحرك على أي من المباريات المحتسبة بعد.
fair-play-rate = { $rate } في { $n ->
    [zero] { $n } قرار
    [one] قرار واحد
    [two] قرارين
    [few] { $n } قرارات
    [many] { $n } قرارًا
   *[other] { $n } قرار
}
fair-play-peers = اللاعبون الآخرون قرب هذا التقييم { $n }: 5 من 100 دون { $low }، والنصف دون { $middle }، و95 من 100 دون { $high }.
fair-play-as-good = { $n } منهم بالمستوى نفسه أو أفضل.
fair-play-few-peers = { $n } فقط من اللاعبين الآخرين قرب هذا التقييم حُكم عليهم بما يكفي. تجري المقارنة ابتداءً من { $least }.
fair-play-agreement = التوافق مع المحرك في النقلات الصعبة
fair-play-agreement-note = فقط النقلات التي تفضل فيها الأولى الثانية بما بين 0.02 و0.08: هناك يختلف الناس. وإلى جانبها خصوم المباريات نفسها.
fair-play-player = اللاعب
fair-play-opponents = الخصوم
fair-play-found = وُجدت { $best } من { $all }
fair-play-between = (النسبة الحقيقية بين { $low }% و{ $high }%)
fair-play-too-few = (أقل من أن يُحكم)
fair-play-times = الوقت حسب الصعوبة
fair-play-difficulty = النقلات
fair-play-forced = إجبارية
fair-play-easy = سهلة
fair-play-hard = صعبة
fair-play-close = متقاربة
fair-play-times-note = الوقت الوسيط مع عدد النقلات. يفكر الناس أطول حيث يصعب الأمر.
fair-play-evidence = ما تقوله الدلائل في الاتجاهين
fair-play-unusual = غير معتاد
fair-play-usual = كما يلعب الناس
fair-play-unknown = أقل من أن يدل
fair-play-nothing = لا شيء.
fair-play-says-rate-low = معدل الخطأ بمداه دون معدل 95 من 100 لاعب قرب هذا التقييم.
fair-play-says-rate-usual = معدل الخطأ كمعدل لاعبين قرب هذا التقييم.
fair-play-says-rate-open = القرارات قليلة، أو اللاعبون المقارَنون قلّة.
fair-play-says-hard-more = وُجدت النقلات الصعبة أكثر بوضوح مما وجدها الخصوم.
fair-play-says-hard-usual = وُجدت النقلات الصعبة بقدر ما وجدها الخصوم تقريبًا.
fair-play-says-hard-open = النقلات الصعبة قليلة.
fair-play-says-time-flat = لم تستغرق النقلات الصعبة أطول من السهلة، بينما فكّر الخصوم أطول.
fair-play-says-time-grows = استغرقت النقلات الصعبة أطول من السهلة.
fair-play-says-time-open = النقلات المؤقّتة قليلة.
fair-play-says-cube-apart = لعب الأحجار يكاد يكون كاملًا ولعب المكعب ليس كذلك.
fair-play-says-cube-usual = لعب الأحجار ولعب المكعب متناسبان.
fair-play-says-cube-open = القرارات قليلة.
fair-play-steps = راقب أولًا، ثم اسأل بودّ أو اعرض مباراة تحت إشراف. لا يُقيَّد أحد بلا أسباب وأجل واستئناف أمام شخص آخر.
fair-play-alike = يستحق النظر
fair-play-alike-note = إشارات لا أحكام: الأصدقاء أيضًا يستسلمون بسرعة، وبعضهم يخسر دائمًا.
fair-play-quick = انتهت { $n } من المباريات المحتسبة خلال دقيقة
fair-play-one-way = المباريات المحتسبة كلها ({ $n }) سارت في الاتجاه نفسه

# The lobby: seeks, quick pairing, what goes on. Used by the server only.

lobby-quick-title = لعب فوري مع أحدهم
lobby-quick-note = مباراة مباشرة: { $clock }. ضغطة تطلب خصمًا، وأخرى تسحب الطلب. بين المسجَّلين تُحتسب في التقييم.
lobby-points = { $n ->
    [zero] { $n } نقطة
    [one] نقطة واحدة
    [two] نقطتان
    [few] { $n } نقاط
    [many] { $n } نقطة
   *[other] { $n } نقطة
}
lobby-quick-nobody = طلب خصم
lobby-quick-one = بانتظار خصم: { $who }
lobby-quick-many = في الانتظار: { $n }
lobby-quick-withdraw = انتظار: إيقاف
lobby-you-seek = طلباتك:
lobby-waited = مدة الانتظار
lobby-neighbour = طلب من { $who }: { $n ->
    [zero] مباراة من { $n } نقطة.
    [one] مباراة من نقطة واحدة.
    [two] مباراة من نقطتين.
    [few] مباراة من { $n } نقاط.
    [many] مباراة من { $n } نقطة.
   *[other] مباراة من { $n } نقطة.
}
lobby-join = انضمام
lobby-withdraw = سحب الطلب
lobby-stands = يبقى هذا الطلب أسبوعين، كنت هنا أم لم تكن.
lobby-meanwhile = لعب ضد الروبوت في الأثناء
lobby-meanwhile-note = طلبك قائم: سنناديك إلى الطاولة.
lobby-noscript = من دون JavaScript يعاد تحميل هذه الصفحة تلقائيًا ما دام طلبك قائمًا.
lobby-clock = { $minutes } د لكل نقطة، { $seconds } ث لكل دور
lobby-unhurried = بلا استعجال
lobby-no-clock = بلا ساعة
lobby-range = فارق التقييم حتى { $n }
lobby-title = الصالة
lobby-here = { $n ->
    [0] لا أحد غيرك هنا الآن
    [one] شخص واحد هنا الآن
    [two] شخصان هنا الآن
    [few] { $n } أشخاص هنا الآن
    [many] { $n } شخصًا هنا الآن
   *[other] { $n } شخص هنا الآن
}
lobby-seeks-title = طلبات اللعب
lobby-seeks-none = لا طلبات الآن.
lobby-seeks-add = طلب بشروطك
lobby-tables-title = طاولات قيد اللعب
lobby-tables-none = لا طاولة للمشاهدة الآن.
lobby-chouettes-title = شويتات مفتوحة
lobby-chouettes-none = لا شويت مفتوح الآن.
lobby-events-none = لا بطولة الآن.
lobby-events-add = فتح بطولة
lobby-players = { $n ->
    [zero] { $n } لاعب
    [one] لاعب واحد
    [two] لاعبان
    [few] { $n } لاعبين
    [many] { $n } لاعبًا
   *[other] { $n } لاعب
}
lobby-strip-then = قبل 24 ساعة
lobby-strip-now = الآن
lobby-strip-empty = الزيارات أقل من أن تدل على أوقات الحضور
lobby-strip-busiest = { $n ->
    [0] يكثر الحضور عادةً نحو هذا الوقت
    [one] يكثر الحضور عادةً بعد نحو ساعة
    [two] يكثر الحضور عادةً بعد نحو ساعتين
    [few] يكثر الحضور عادةً بعد نحو { $n } ساعات
    [many] يكثر الحضور عادةً بعد نحو { $n } ساعة
   *[other] يكثر الحضور عادةً بعد نحو { $n } ساعة
}
lobby-called-title = هناك من ينتظرك
lobby-called = على الطاولة الآن: { $who }.
lobby-called-note = إن لم تأتِ خلال 30 ثانية تُغلق الطاولة ولا يُحتسب شيء.
lobby-called-rated = إن لم تأتِ خلال 30 ثانية تُغلق الطاولة ولا تُحتسب في التقييم. كثرة الغياب تجعلك تنتظر قبل مباراتك المحتسبة التالية.
lobby-called-go = إلى الطاولة
lobby-called-stay = ليس الآن
lobby-gone = سبقك أحدهم، أو سُحب الطلب. اختر طلبًا آخر.
lobby-own = هذا طلبك أنت. لا يمكنك اللعب ضد نفسك.
lobby-too-many = الطلبات كافية الآن. انضم إلى أحدها، أو اسحب أحد طلباتك.
lobby-not-rated-they = لا يمكن لهذا اللاعب خوض مباريات محتسبة الآن. اطلب مباراة غير محتسبة.
lobby-not-rated = لا يمكنك خوض مباريات محتسبة الآن. اختر مباراة غير محتسبة.

lobby-asks-title = التحديات والمواعيد
lobby-agreed = مباراتك مع { $who }
lobby-challenged = تحديت { $who }
lobby-proposed = طلبت مباراة مع { $who }
lobby-challenges-you = تحدٍّ لك من { $who }
lobby-proposes = طلب مباراة من { $who }
lobby-act-accept = قبول
lobby-act-decline = رفض
lobby-act-take_back = سحب
lobby-date-cancel = إلغاء الموعد
lobby-act-begin = إلى الطاولة
lobby-reason = السبب
lobby-reason-none = بلا سبب
lobby-reason-later = في وقت آخر
lobby-reason-shorter = مباراة أقصر
lobby-reason-longer = مباراة أطول
lobby-reason-clock = ساعة أخرى
lobby-reason-rules = قواعد أخرى
lobby-choices = من يمكنه تحديك، ومتى نخبرك
lobby-challenged-by = التحديات من
lobby-challenged-by-anybody = الجميع
lobby-challenged-by-registered = اللاعبون المسجَّلون
lobby-challenged-by-near = المسجَّلون ضمن فارق 300 نقطة تقييم
lobby-challenged-by-nobody = لا أحد
lobby-alerts = إخباري حين يطلب أحدهم خصمًا، ثلاث مرات يوميًا على الأكثر
lobby-choices-keep = حفظ
lobby-challenge-over = انتهى هذا التحدي.
lobby-challenge-early = يمكنك الجلوس قبل الموعد بربع ساعة.
lobby-challenge-nobody = هذا اللاعب لا يقبل تحديات الآن.
lobby-challenge-registered = هذا اللاعب يقبل التحديات من المسجَّلين فقط.
lobby-challenge-near = هذا اللاعب يقبل التحديات من المسجَّلين ضمن فارق 300 نقطة تقييم فقط.
lobby-too-many-challenges = تحديت كثيرين في الفترة الأخيرة. انتظر أجوبتهم أولًا.
lobby-no-such-player = لا لاعب بهذا الاسم. تحقق من كتابته.
challenges-title = التحديات
challenges-lead = اختر لاعبًا والشروط. يصله الخبر ويجيب متى شاء.
choose-anybody = أي لاعب: طلب في الصالة
choose-anybody-note = بلا ساعة وبوتيرة «بلا استعجال» يبقى الطلب أسبوعين.
choose-named = لاعب بالاسم
knob-whom = اسم اللاعب
knob-whom-note = فقط عند تحدي لاعب.
knob-range = تقييم الخصم
knob-range-note = فقط عند الطلب في الصالة.
knob-range-any = أي تقييم
table-next-week = الموعد نفسه الأسبوع القادم
table-next-week-asked = طلبت مباراة في الموعد نفسه الأسبوع القادم. نخبر خصمك بذلك، ونخبرك بجوابه.

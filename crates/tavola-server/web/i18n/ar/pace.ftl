# How long one waits for each other: pace, absence, adjourned matches, prepared plays, what counts for ratings.

rated = محتسبة
rated-note = تُحتسب النتيجة في تقييم اللاعبَين
rated-off = غير محتسبة
rated-on = محتسبة في تقييم اللاعبَين
rated-choose-note = لا تُحتسب إلا مباراة بين شخصين.
refused-not-for-rating = لا تُحتسب في التقييم إلا مباراة بين شخصين، من بدايتها وبلا مساعدة.

pace-unhurried = بلا استعجال: لا حد
pace-live = مباشرة: بساعة
pace-post = بالمراسلة: أيام لكل دور
pace-note = تظهر في الدعوة وعلى الطاولة. «بلا استعجال»: لا يفوز أحد بالانتظار؛ «مباشرة»: تعمل ساعة وتبقى دقيقة واحدة للعودة؛ «بالمراسلة»: لكل دور أيام.
pace-days = بالمراسلة: أيام لكل دور
pace-days-many = { $n ->
    [zero] { $n } يوم
    [one] يوم واحد
    [two] يومان
    [few] { $n } أيام
    [many] { $n } يومًا
   *[other] { $n } يوم
}
pace-post-terms = { $turn ->
    [zero] بالمراسلة: { $turn } يوم لكل دور
    [one] بالمراسلة: يوم واحد لكل دور
    [two] بالمراسلة: يومان لكل دور
    [few] بالمراسلة: { $turn } أيام لكل دور
    [many] بالمراسلة: { $turn } يومًا لكل دور
   *[other] بالمراسلة: { $turn } يوم لكل دور
}، الرصيد بالأيام { $bank } في البداية و{ $cap } على الأكثر
pace-unhurried-terms = بعد غياب { $time } د يمكن للخصم التأجيل؛ لا يفوز أحد بالانتظار
pace-live-terms = { $away } ث في المجموع، تعود { $back } ث عند كل عودة؛ بعدها للخصم أن ينتظر أو يؤجل أو يطالب بالفوز
pace-title = انتظار أحدنا للآخر
pace-resume-listed = مؤجلة: استئناف
pace-adjourned = المباراة مؤجلة.
pace-adjourned-absent = { $you ->
    [true] المباراة مؤجلة بسبب غيابك.
   *[false] المباراة مؤجلة بسبب غياب { $who }.
}
pace-both-resume = تُستأنف حين يريد ذلك كلاكما.
pace-wants-on = { $you ->
    [true] طلبت المتابعة. بانتظار خصمك.
   *[false] طلب متابعة من { $who }.
}
pace-resume-by = استأنفها قبل { $date }.
pace-goes-on = المباراة مستمرة.
pace-offered = { $you ->
    [true] عرضت التأجيل.
   *[false] عرض تأجيل المباراة من { $who }.
}
pace-post-left = { $you ->
    [true] الوقت الباقي لك { $left }{ $rests ->
        [true] {" "}وأنت في إجازة حتى { $until }.
       *[false] .
    }
   *[false] الوقت الباقي عند { $who }: { $left }{ $rests ->
        [true] ، في إجازة حتى { $until }.
       *[false] .
    }
}
pace-minutes = { $n } د
pace-hours = { $n } س
pace-days-hours = { $days ->
    [zero] { $days } يوم
    [one] يوم واحد
    [two] يومان
    [few] { $days } أيام
    [many] { $days } يومًا
   *[other] { $days } يوم
} و{ $hours } س
pace-absence-choose = اتصال { $who } مقطوع. إن لم يعد خلال { $left }، يمكنك التأجيل أو المطالبة بالفوز؛ وإن لم تُلعب من تلك الجهة أي نقلة تُلغى المباراة.
pace-absence-adjourn = اتصال { $who } مقطوع. إن لم يعد خلال { $left }، يمكنك تأجيل المباراة.
pace-own-absence = أمامك { $left } للعودة. بعدها يمكن لخصمك التأجيل أو المطالبة بالفوز.
act-offer_adjourn = عرض التأجيل
act-accept_adjourn = تأجيل
act-decline_adjourn = عدم التأجيل
act-adjourn_absence = تأجيل المباراة
act-claim_absence = المطالبة بالفوز
act-resume = استئناف المباراة
refused-adjourned = المباراة مؤجلة. تُستأنف حين يريد ذلك اللاعبان.
refused-not-adjourned = المباراة غير مؤجلة.
refused-no-adjourning = لا يمكن تأجيل مباريات هذه الطاولة.
refused-no-adjourn-offered = لم يعرض أحد التأجيل.
refused-only-adjourning = على هذه الطاولة لا يفوز أحد بالانتظار. يمكنك تأجيل المباراة.

orders-title = نقلات مجهَّزة
orders-note = تُنفَّذ عنك حالما تحين لحظتها. لا يُخبَر خصمك بها. ويمكنك التجهيز لرمية بعينها من رميات الخصم حيث لا تترك له إلا نقلة واحدة: عندها تظهر في القائمة.
orders-always = كلما حدث ذلك
orders-now = في هذا الوضع
orders-rolls = إن رمى الخصم
orders-add = تجهيز
orders-cancel = إلغاء
orders-kept = جُهّزت.
orders-cancelled = أُلغيت.
orders-void = لم تعد سارية: { $text }
order-forced = لعب الأدوار الإجبارية في الحال
order-roll_without_double = الرمي في الحال حيث لا يمكنني المضاعفة
order-roll_dead_cube = الرمي في الحال حيث يكفيني هذا الشوط للفوز بالمباراة
order-roll_until-hit = الرمي عني إلى أن يُضرب حجر
order-roll_until-no_contact = الرمي عني إلى أن ينتهي التماس
order-roll_until-bear_off = الرمي عني إلى أن يبدأ الخصم الإخراج
order-if_doubled-take = إن ضاعف الخصم: قبول
order-if_doubled-pass = إن ضاعف الخصم: رفض
order-if_doubled-beaver = إن ضاعف الخصم: بيفر
order-if_dance-roll = إن لم تكن للخصم نقلة: رمي
order-if_dance-double = إن لم تكن للخصم نقلة: مضاعفة
order-if_roll = إن رمى الخصم { $roll }: { $then ->
    [double] مضاعفة
   *[roll] رمي
}
refused-orders-not-here = لا يمكن تجهيز النقلات إلا في مباراة بالمراسلة قيد اللعب.
refused-orders-not-known = هذا الوضع غير معروف بعد. يمكن تجهيزه حين يكون الدور لخصمك في الرمي.
refused-orders-not-possible = لن يكون ذلك ممكنًا في هذا الوضع.
refused-orders-too-many = جهّزت أقصى ما يمكن على طاولة واحدة.
refused-orders-no-such = لم يعد ذلك مجهَّزًا.
key-adjourn = الموافقة على تأجيل المباراة؛ أو تأجيلها حين يطول غياب خصمك
key-orders = إلى ما جهّزته

conduct-title = ترك المباريات المحتسبة
conduct-terms = من يكثر ترك المباريات المحتسبة ينتظر قبل التالية. تُعدّ المباراة متروكة إن طُولب بالفوز بسبب الغياب، أو نفد الوقت بلا أي فعل، أو جرى الاستسلام فيها في الحال.
conduct-so-far = { $left ->
    [0] لم تترك أيًا من مبارياتك المحتسبة الأخيرة.
   *[other] { $of ->
        [1] تركت مباراتك المحتسبة الأخيرة.
       *[other] المباريات المحتسبة الأخيرة: { $of }، تركت منها { $left }.
    }
}
conduct-next = إن تركت أخرى تنتظر قبل مباراتك المحتسبة التالية { $minutes ->
    [zero] { $minutes } دقيقة
    [one] دقيقة واحدة
    [two] دقيقتين
    [few] { $minutes } دقائق
    [many] { $minutes } دقيقة
   *[other] { $minutes } دقيقة
}.
conduct-waits = يمكنك خوض مباريات محتسبة مجددًا بعد
conduct-why = مبارياتك المحتسبة الأخيرة: { $of }، تركت منها { $left }.
conduct-open = تبقى المباريات الودية مفتوحة لك، ضد أشخاص وروبوتات.
conduct-adjourned = ثلاث من مبارياتك المحتسبة مؤجلة. استأنف إحداها قبل بدء أخرى.
rated-waits = يمكنك خوض مباريات محتسبة مجددًا بعد { $minutes ->
    [zero] { $minutes } دقيقة
    [one] دقيقة واحدة
    [two] دقيقتين
    [few] { $minutes } دقائق
    [many] { $minutes } دقيقة
   *[other] { $minutes } دقيقة
}، لأنك تركت { $left } من مبارياتك الأخيرة وعددها { $of }. تبقى المباريات الودية مفتوحة لك.
rated-adjourned = ثلاث من مبارياتك المحتسبة مؤجلة. استأنف إحداها قبل بدء أخرى.
rated-adjourned-pair = آخر مباراة محتسبة لك مع هذا اللاعب مؤجلة. استأنفها قبل بدء أخرى.
rated-adjourned-full = لدى أحدكما ثلاث مباريات محتسبة مؤجلة. العب إحداها، أو اطلب لاحقًا.

vacation-title = إجازة
vacation-lead = في الإجازة يتوقف وقتك في كل مبارياتك بالمراسلة. يرى خصومك أنك في إجازة، وإلى متى.
vacation-left = { $n ->
    [0] لم يبق لك يوم إجازة هذه السنة.
    [one] بقي لك يوم إجازة واحد هذه السنة.
    [two] بقي لك يوما إجازة هذه السنة.
    [few] بقي لك { $n } أيام إجازة هذه السنة.
    [many] بقي لك { $n } يوم إجازة هذه السنة.
   *[other] بقي لك { $n } يوم إجازة هذه السنة.
}
vacation-itself = قبل أن تخسر بسبب وقتك يؤخذ يوم من الإجازة تلقائيًا، ما دام لديك أيام.
vacation-until = أنت في إجازة حتى
vacation-days = عدد الأيام من الآن
vacation-more = أيام أخرى بعد ذلك
vacation-begin = بدء الإجازة
vacation-extend = تمديد الإجازة
vacation-end = إنهاء الإجازة الآن
vacation-end-note = الأيام التي لم تبدأ تُحفظ لوقت لاحق.
vacation-too-many = لم يبق لك هذا العدد من الأيام. اختر أقل.
vacation-listed = { $n ->
    [0] لم يبق يوم إجازة للمباريات بالمراسلة
    [one] بقي يوم إجازة واحد للمباريات بالمراسلة
    [two] بقي يوما إجازة للمباريات بالمراسلة
    [few] بقي { $n } أيام إجازة للمباريات بالمراسلة
    [many] بقي { $n } يوم إجازة للمباريات بالمراسلة
   *[other] بقي { $n } يوم إجازة للمباريات بالمراسلة
}
vacation-listed-on = في إجازة من المباريات بالمراسلة
post-yours = دورك: بقي { $left }
post-theirs = دور الخصم: بقي { $left }
seek-by-post = { $n ->
    [zero] بالمراسلة، { $n } يوم لكل دور
    [one] بالمراسلة، يوم واحد لكل دور
    [two] بالمراسلة، يومان لكل دور
    [few] بالمراسلة، { $n } أيام لكل دور
    [many] بالمراسلة، { $n } يومًا لكل دور
   *[other] بالمراسلة، { $n } يوم لكل دور
}

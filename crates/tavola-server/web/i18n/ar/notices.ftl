# Notices: the bell, the list, choices, and what is pushed and mailed. Used by the server only.

bell-none = الإشعارات
bell-many = { $n ->
    [zero] الإشعارات: { $n } جديد
    [one] الإشعارات: واحد جديد
    [two] الإشعارات: اثنان جديدان
    [few] الإشعارات: { $n } جديدة
    [many] الإشعارات: { $n } جديد
   *[other] الإشعارات: { $n } جديد
}
bell-some = الإشعارات: الجديد %n
notices-title = الإشعارات
notices-none = لا جديد. هنا تقرأ حين يحين دورك، أو يتحداك أحدهم، أو تناديك بطولة.
notices-play = لعب
notices-see = تعليم كمقروء
notices-see-this = تعليم كمقروء: { $what }
notices-see-all = تعليم الكل كمقروء
notices-earlier = أقدم
notices-choices = كيف نخبرك
notices-about = الموضوع
notices-way-page = الجرس
notices-way-push = إشعار الجهاز
notices-way-mail = البريد
notices-hour = ساعة البريد اليومي
notices-mail-note = يأتي البريد مرة في اليوم على الأكثر، وفقط إن لم تكن قد قرأت إشعاراتك هنا قبل ذلك.
notices-keep = حفظ هذه الخيارات

notice-kind-turn = دورك
notice-kind-time = الوقت يكاد ينفد
notice-kind-challenge = تحدٍّ
notice-kind-answer = جواب عن تحديك
notice-kind-seek = طلب خصم
notice-kind-appointment = موعد
notice-kind-adjourned = مباراة مؤجلة
notice-kind-tournament = نداء إلى مباراة
notice-kind-analysis = تحليل
notice-kind-moderation = الإشراف
notice-kind-account = حسابك

notice-somebody = شخص ما
notice-turn = دورك ضد { $who }
notice-time = وقتك ضد { $who } يكاد ينفد: { $hours ->
    [0] لم يبق شيء
    [one] بقي أقل من ساعة
    [two] بقي أقل من ساعتين
    [few] بقي أقل من { $hours } ساعات
    [many] بقي أقل من { $hours } ساعة
   *[other] بقي أقل من { $hours } ساعة
}
notice-challenge = { $n ->
    [0] تحدٍّ من { $who }: لعب بالنقود
    [one] تحدٍّ من { $who }: مباراة من نقطة واحدة
    [two] تحدٍّ من { $who }: مباراة من نقطتين
    [few] تحدٍّ من { $who }: مباراة من { $n } نقاط
    [many] تحدٍّ من { $who }: مباراة من { $n } نقطة
   *[other] تحدٍّ من { $who }: مباراة من { $n } نقطة
}
notice-accepted = قُبل تحديك: { $who }
notice-declined = رُفض تحديك: { $who }
notice-seek = { $n ->
    [0] طلب خصم من { $who }: لعب بالنقود
    [one] طلب خصم من { $who }: مباراة من نقطة واحدة
    [two] طلب خصم من { $who }: مباراة من نقطتين
    [few] طلب خصم من { $who }: مباراة من { $n } نقاط
    [many] طلب خصم من { $who }: مباراة من { $n } نقطة
   *[other] طلب خصم من { $who }: مباراة من { $n } نقطة
}
notice-appointment = { $minutes ->
    [0] موعدك مع { $who } الآن
    [one] موعدك مع { $who } بعد دقيقة
    [two] موعدك مع { $who } بعد دقيقتين
    [few] موعدك مع { $who } بعد { $minutes } دقائق
    [many] موعدك مع { $who } بعد { $minutes } دقيقة
   *[other] موعدك مع { $who } بعد { $minutes } دقيقة
}
notice-hour = { $minutes ->
    [0] بدأت الساعة التي سجّلت لها
    [one] الساعة التي سجّلت لها تبدأ بعد دقيقة
    [two] الساعة التي سجّلت لها تبدأ بعد دقيقتين
    [few] الساعة التي سجّلت لها تبدأ بعد { $minutes } دقائق
    [many] الساعة التي سجّلت لها تبدأ بعد { $minutes } دقيقة
   *[other] الساعة التي سجّلت لها تبدأ بعد { $minutes } دقيقة
}
notice-adjourned = مباراتك ضد { $who } مؤجلة
notice-resume = { $who }: استعداد لاستئناف مباراتك
notice-resume-by = يجب استئناف مباراتك ضد { $who }: { $hours ->
    [0] انتهت المهلة
    [one] بقي أقل من ساعة
    [two] بقي أقل من ساعتين
    [few] بقي أقل من { $hours } ساعات
    [many] بقي أقل من { $hours } ساعة
   *[other] بقي أقل من { $hours } ساعة
}
notice-analysis = حُلّلت مباراتك
notice-analyses = حُلّلت كل مبارياتك
notice-analysis-of = حُلّلت مباراتك ضد { $who }
notice-call = نداء من { $name }: المباراة { $number } ضد { $who }
notice-call-at = نداء من { $name }: المباراة { $number } ضد { $who }، { $board }
notice-decision-silenced = لا يمكنك الكتابة لفترة
notice-decision-unrated = لا يمكنك خوض مباريات محتسبة لفترة
notice-decision-closed = أُغلق حسابك
notice-decision-lifted = رُفع قيد عن حسابك
notice-decision-warned = يذكّرك المشرفون بقواعد النادي
notice-decision-reported = بُتّ في بلاغك
notice-report = بلاغ ينتظر قرار مشرف
notice-account-password = تغيّرت كلمة مرورك
notice-account-key-added = أضيف مفتاح مرور إلى حسابك
notice-account-key-removed = أُزيل مفتاح مرور من حسابك
notice-account-mail = تغيّر عنوان بريدك
notice-account-name = تغيّر اسمك
notice-account-codes = أُنشئت رموز استرداد جديدة لحسابك
notice-account-code-used = استُعمل رمز استرداد لحسابك
notice-account-signed-in = دخل أحدهم إلى حسابك من متصفح جديد
notice-account-deletion = سيُحذف حسابك
notice-account-role = تغيّر دورك في النادي
notice-account-token = أُنشئ رمز وصول للبرامج لحسابك

push-title = هذا الجهاز
push-why = يمكن للنادي أن يناديك على هذا الجهاز حين يحين دورك، أو يتحداك أحدهم، أو تناديك بطولة، حتى ولا صفحة مفتوحة. لا يحمل النداء أي وضع ولا شيئًا كتبه أحد.
push-script = لهذا يحتاج متصفحك إلى السكربتات.
push-start = نداء على هذا الجهاز
push-end = إيقاف النداء على هذا الجهاز
push-on = هذا الجهاز يُنادى.
push-denied = متصفحك لا يسمح لهذا النادي بندائك. يمكنك تغيير ذلك في إعدادات المتصفح لهذه الصفحة.
push-never = لا يمكن نداء هذا المتصفح.
push-home = على هذا الجهاز أضف Tavola إلى الشاشة الرئيسية أولًا وافتحها من هناك.
push-failed = لم ينجح ذلك. أعد المحاولة لاحقًا.

app-install = تثبيت التطبيق
app-clock = الساعة ولوحة النتائج
language-code = ar
away-title = لا اتصال
away-lead = تعذّر الوصول إلى النادي. ما لا يحتاج إلى شبكة تجده هنا.
away-play = اللعب دون اتصال
away-clock = الساعة ولوحة النتائج
away-again = إعادة المحاولة
boards-title = اختيار لوحة
boards-lead = لكل لوحة ألوانها للنهار والليل، وأحجار يمكن التمييز بينها دون رؤية الألوان.
boards-script = اختيار لوحة يحتاج إلى السكربتات: يُحفظ الاختيار في متصفحك.
boards-shown = اللوحة التي اخترتها

notices-turns = إرسال بريد في الحال حين يحين دوري بالمراسلة
notices-mail-where = إلى أين يذهب البريد
letter-digest-subject = { $n ->
    [zero] Tavola: { $n } إشعار
    [one] Tavola: إشعار واحد
    [two] Tavola: إشعاران
    [few] Tavola: { $n } إشعارات
    [many] Tavola: { $n } إشعارًا
   *[other] Tavola: { $n } إشعار
}
letter-digest-text = مرحبًا { $name }،

  هذا ما لم تقرأه بعد:

  { $lines }

  يأتي هذا البريد مرة في اليوم على الأكثر، وفقط إن كان هناك ما لم تقرأه.
  لاختيار ما فيه: { $choices }
  لإيقاف هذا النوع من البريد: { $stop }
letter-turns-subject = Tavola: حان دورك
letter-turns-text = مرحبًا { $name }،

  هناك من ينتظرك في مباراة بالمراسلة:

  { $lines }

  اخترت أن نخبرك بأدوارك في الحال. لتغيير ذلك: { $choices }
  لإيقاف هذا النوع من البريد: { $stop }
digest-more = { $n ->
    [zero] و{ $n } آخر.
    [one] وواحد آخر.
    [two] واثنان آخران.
    [few] و{ $n } أخرى.
    [many] و{ $n } آخر.
   *[other] و{ $n } آخر.
}

calendar-title = التقويم
calendar-lead = مواعيدك وبطولاتك في تقويم هاتفك أو حاسوبك: اشترك هناك في هذا العنوان.
calendar-address = عنوان تقويمك
calendar-open = فتح الملف
calendar-secret = من يعرف العنوان يمكنه قراءة مواعيدك. العنوان الجديد يجعل القديم بلا قيمة.
calendar-make = إنشاء عنوان
calendar-other = إنشاء عنوان جديد
calendar-revoke = إزالة العنوان
calendar-own = Tavola
calendar-match = طاولة الزهر ضد { $who }
calendar-event = إضافة المواعيد إلى تقويمك

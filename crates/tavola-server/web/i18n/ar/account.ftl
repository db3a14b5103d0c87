# Registering, signing in, one's own page.

nav-account = حسابك
account-nav-login = دخول
account-title = حسابك
account-register = تسجيل
account-register-lead = تحتفظ بكل شيء: مبارياتك ومقاعدك وما تعلمته. في متصفح آخر تدخل بمفتاح المرور أو بكلمة المرور.
account-keeps = { $n ->
    [zero] مبارياتك الجارية ({ $n }) تستمر كما هي.
    [one] مباراتك الجارية تستمر كما هي.
    [two] مباراتاك الجاريتان تستمران كما هما.
    [few] مبارياتك الجارية ({ $n }) تستمر كما هي.
    [many] مبارياتك الجارية ({ $n }) تستمر كما هي.
   *[other] مبارياتك الجارية ({ $n }) تستمر كما هي.
}
account-have = لديك حساب؟
account-new = لا حساب لك بعد؟
account-login = تسجيل الدخول
account-logout = تسجيل الخروج هنا
account-name-note = 24 حرفًا على الأكثر. لا يمكن لأحد غيرك اللعب به.
account-password = كلمة المرور
account-password-note = { $least ->
    [zero] { $least } حرف
    [one] حرف واحد
    [two] حرفان
    [few] { $least } أحرف
    [many] { $least } حرفًا
   *[other] { $least } حرف
} على الأقل. عدة كلمات بينها مسافات خيار جيد، وكل علامة تُحتسب. احتفظ بها جيدًا.
account-password-short = كلمة المرور قصيرة: استعمل { $least ->
    [zero] { $least } حرف
    [one] حرف واحد
    [two] حرفين
    [few] { $least } أحرف
    [many] { $least } حرفًا
   *[other] { $least } حرف
} على الأقل، مثل أربع كلمات. عُد واختر غيرها.
account-password-long = كلمة المرور طويلة: تزيد على { $most } بايت. عُد واختر أقصر منها.
account-password-guessed = كلمة المرور سهلة التخمين: شائعة، أو نمط، أو من اسمك. عُد واختر غيرها.
account-wrong = لا لاعب بهذا الاسم وكلمة المرور هذه. عُد وأعد المحاولة.
account-left = هذا المتصفح يلعب باسم { $name } وفيه { $n ->
    [zero] { $n } مباراة جارية
    [one] مباراة جارية واحدة
    [two] مباراتان جاريتان
    [few] { $n } مباريات جارية
    [many] { $n } مباراة جارية
   *[other] { $n } مباراة جارية
}. إن دخلت باسم آخر تركها هذا المتصفح، ولن يستطيع أحد متابعة اللعب باسم { $name }.
account-leave = دخول وتركها
account-leaves-matches = لضيف هذا المتصفح مباريات جارية. عُد وأكّد أنك تتركها، أو العبها أولًا.
account-registered-already = لديك حساب وقد سجّلت الدخول من قبل.
account-called = تلعب باسم { $name }. الاسم لك وحدك.
account-guest = تلعب ضيفًا. بعد التسجيل يمكنك الدخول من أي مكان، ويكون اسمك لك وحدك.
name-taken = هذا الاسم للاعب مسجَّل. اختر اسمًا آخر؛ وإن كان لك فسجّل الدخول.

# Registering and signing in by passkey or password.

account-register-password = تسجيل بكلمة مرور
account-password-show = إظهار كلمة المرور
account-password-breached = كلمة المرور هذه في قائمة كلمات مسروقة. عُد واختر غيرها.
account-age = إن كان عمرك دون 16 فاسأل أحد والديك أولًا.
account-no-codes = لا رموز استرداد لديك بعد. من دونها لا يستطيع أحد إدخالك إن فقدت مفاتيحك.
account-name-change = تغيير الاسم
account-keys-title = طريقة دخولك
account-last-key = لن يفتح حسابك شيء آخر. أضف مفتاح مرور أو اختر كلمة مرور أولًا.
account-name-often = يمكنك تغيير اسمك ثلاث مرات في 30 يومًا. أعد المحاولة لاحقًا.
account-code-wrong = لا لاعب بهذا الاسم وهذا الرمز، أو أن الرمز استُعمل. عُد وأعد المحاولة.
account-link-gone = هذا الرابط استُعمل أو انتهت صلاحيته. اطلب غيره.
account-prove-first = أثبت أولًا من أنت.

passkey-register = تسجيل بمفتاح مرور
passkey-login = دخول بمفتاح مرور
passkey-prove = استعمال مفتاح مرور
passkey-note = مفتاح المرور يحفظه جهازك أو مدير كلمات المرور. تفتحه كما تفتح الجهاز، ولا شيء تتذكره.
passkey-or = أو بكلمة مرور:
passkey-elsewhere = مفاتيح المرور ترتبط باسم نطاق لا برقم. افتح هذه الصفحة على
passkey-no-domain = لا تعمل مفاتيح المرور إلا حين يُفتح النادي باسمه عبر https.
passkey-failed = لم ينجح ذلك. أعد المحاولة، أو استعمل كلمة المرور.
passkey-not-allowed = لم يُستعمل أي مفتاح مرور. أعد المحاولة، أو استعمل كلمة المرور.
passkey-known = لدى هذا الجهاز مفتاح مرور لحسابك من قبل.
passkey-late = استغرق ذلك وقتًا أطول من اللازم. أعد المحاولة.
passkey-unknown = لا حساب له مفتاح المرور هذا. ربما أُزيل.
passkey-wrong = لم يجب مفتاح المرور كما ينبغي. أعد المحاولة؛ وإن لم ينفع ذلك فادخل بطريقة أخرى وأضفه من جديد.
passkey-many = لديك 20 مفتاح مرور. أزل واحدًا قبل إضافة غيره.

prove-title = هل هذا أنت؟
prove-lead = أثبت من أنت مرة أخرى. بعدها يمكنك تغيير طريقة دخولك لمدة { $minutes ->
    [zero] { $minutes } دقيقة
    [one] دقيقة واحدة
    [two] دقيقتان
    [few] { $minutes } دقائق
    [many] { $minutes } دقيقة
   *[other] { $minutes } دقيقة
}.
prove-password = متابعة
prove-lost = لا ينفع أي منهما؟

password-title = كلمة مرور جديدة
password-is-there = موجودة
password-is-none = غير موجودة
password-save = حفظ كلمة المرور
password-remove = إزالة كلمة المرور
password-remove-note = يمكنك الدخول بمفاتيح المرور وحدها.

codes-title = رموز الاسترداد
codes-lead = لديك { $n ->
    [zero] { $n } رمز
    [one] رمز واحد
    [two] رمزان
    [few] { $n } رموز
    [many] { $n } رمزًا
   *[other] { $n } رمز
}. كل رمز يعيدك مرة واحدة إن فقدت مفاتيح المرور أو نسيت كلمة المرور. اطبعها أو اكتبها.
codes-left = { $n ->
    [0] لم يبق شيء
    [one] بقي واحد
    [two] بقي اثنان
    [few] بقي { $n }
    [many] بقي { $n }
   *[other] بقي { $n }
}
codes-show = إظهار الرموز
codes-renew = إنشاء رموز جديدة
codes-renew-note = تصير الرموز التي لديك الآن بلا قيمة.
codes-once = هذه هي المرة الوحيدة التي تظهر فيها هذه الرموز.
codes-print = طباعة
codes-kept = حفظتها

keys-title = مفاتيح المرور
keys-lead = يمكن أن تكون لك عدة مفاتيح، واحد على الهاتف مثلًا وآخر على الحاسوب.
keys-many = { $n ->
    [0] لا شيء
    [one] واحد
    [two] اثنان
    [few] { $n }
    [many] { $n }
   *[other] { $n }
}
keys-label = اسم مفتاح المرور
keys-add = إضافة مفتاح مرور
keys-rename = إعادة تسمية
keys-remove = إزالة
keys-remove-which = إزالة { $name }
keys-used = آخر استعمال
keys-unused = لم يُستعمل بعد.

name-title = تغيير الاسم
name-lead = يقود اسمك القديم إلى الجديد مدة سنة، ولا يمكن لأحد غيرك أخذه خلالها.
name-save = حفظ الاسم
name-former = أسماء سابقة

browsers-unknown = متصفح غير معروف
browsers-here = هذا
browsers-since = منذ
browsers-seen = آخر ظهور
browsers-end = تسجيل الخروج

changes-title = ما الذي تغيّر
changes-note = إن لم تكن أنت من فعل أحد هذه، فسجّل خروج كل المتصفحات الأخرى وغيّر مفاتيحك.
change-registered = سجّلت حسابًا.
change-password = تغيّرت كلمة المرور.
change-password-gone = أُزيلت كلمة المرور.
change-key-added = أضيف مفتاح مرور: { $detail }
change-key-gone = أُزيل مفتاح مرور: { $detail }
change-codes = أُنشئت رموز استرداد جديدة.
change-code-used = استُعمل رمز استرداد للدخول.
change-link-used = استُعمل رابط للدخول.
change-name = تغيّر الاسم. من قبل: { $detail }
change-mail = تغيّر عنوان البريد الإلكتروني.
change-mail-gone = أُزيل عنوان البريد الإلكتروني: { $detail }
change-leaving = الحساب في طريقه إلى المحو.
change-staying = الحساب باقٍ.

recover-title = عودة برمز استرداد
recover-lead = كل رمز يعمل مرة واحدة. بعدها يُسجَّل خروج كل المتصفحات الأخرى، ويمكنك اختيار مفاتيح جديدة.
recover-code = رمز الاسترداد
recover-code-note = بأحرف كبيرة أو صغيرة، مع الشرطات أو من دونها.
recover-enter = دخول
recover-mail-title = بالبريد الإلكتروني
recover-mail-note = إن كان للحساب عنوان فسيصله رابط، يعمل 15 دقيقة ومرة واحدة.
recover-mail-send = إرسال الرابط
recover-mail-sent = إن كان للحساب عنوان فالرابط في الطريق إليه. يعمل 15 دقيقة ومرة واحدة.
recover-staff = لم يبق لديك رمز؟ يمكن لمن يدير النادي أن يعطيك رابطًا.
recover-link-lead = هذا الرابط يدخلك مرة واحدة. بعدها يُسجَّل خروج كل المتصفحات الأخرى.

mail-title = البريد الإلكتروني
mail-none = لا عنوان
mail-lead = لا حاجة إلى عنوان للعب. لكنه يتيح لك العودة بلا رمز، ونخبرك عليه إن غيّر أحد مفاتيحك.
mail-address = عنوان البريد الإلكتروني
mail-note = تصله رسالة أولًا؛ والرابط فيها يجعله عنوانك.
mail-send = إرسال الرسالة
mail-sent = الرسالة في الطريق. يُعتمد العنوان بعد فتح الرابط فيها.
mail-dead = ارتدّت الرسائل من عنوانك. لن يُرسل شيء آخر حتى تؤكده من جديد.
mail-no-address = هذا ليس عنوان بريد إلكتروني. عُد وابحث عن الخطأ.
mail-remove = إزالة العنوان
mail-notices-on = تصلك عليه إشعاراتك أيضًا، كأن يحين دورك.
mail-notices-off = لا تصلك إلا رسائل عن مفاتيحك.
mail-notices-stop = إيقاف الإشعارات بالبريد الإلكتروني
mail-notices-start = إرسال إشعاراتي بالبريد الإلكتروني
mail-stop-lead = إيقاف الإشعارات بالبريد الإلكتروني؟ ستبقى تُخبَر بتغيّر مفاتيحك.
mail-stopped = لن تصلك إشعارات بالبريد الإلكتروني بعد الآن.
mail-confirm-lead = هل تُرسل رسائل حسابك إلى هذا العنوان؟
mail-confirm = تأكيد العنوان
mail-confirmed = تُرسل رسائل حسابك إلى هذا العنوان من الآن.
mail-undo-lead = لم تكن أنت من غيّر العنوان؟ هذا يعيد القديم ويسجّل خروج الجميع.
mail-undo = إعادة العنوان القديم
mail-undone = عاد العنوان القديم معتمدًا، وسُجّل خروج الجميع. سجّل الدخول وغيّر مفاتيحك.

letter-confirm-subject = عنوانك في النادي
letter-confirm-text = مرحبًا { $name }،

  افتح هذا الرابط خلال يوم ليصير هذا عنوانك:
  { $link }

  إن لم تكن أنت من طلب ذلك، فلا تفعل شيئًا.
letter-link-subject = العودة إلى حسابك
letter-link-text = مرحبًا { $name }،

  هذا الرابط يدخلك مرة واحدة خلال 15 دقيقة:
  { $link }

  إن لم تكن أنت من طلب ذلك، فلا تفعل شيئًا.
letter-change-subject = تغيّر شيء في حسابك
letter-change-text = مرحبًا { $name }،

  { $said }

  إن لم تكن أنت، فسجّل الدخول وغيّر مفاتيحك:
  { $link }
letter-before-subject = تغيّر عنوانك
letter-before-text = مرحبًا { $name }،

  لم تعد رسائل حسابك تُرسل إلى هذا العنوان.

  إن لم تكن أنت، فأعده خلال 7 أيام:
  { $link }

data-title = بياناتك
data-lead = خذ كل شيء معك، أو غادر النادي
export-title = أخذ كل شيء
export-lead = ملف واحد بكل ما يحفظه النادي تحت حسابك، ومنه بلاغاتك والقرارات بشأنك، وكل مباراة من مبارياتك ملف .mat تقرؤه برامج أخرى.
export-get = تنزيل
leave-title = مغادرة النادي
leave-lead = يمكنك المغادرة نهائيًا. لا يحتفظ أحد باسمك أو مفاتيحك أو عنوانك.
leave-goes = يُمحى اسمك ومفاتيح مرورك وكلمة مرورك ورموزك وعنوان بريدك وإعداداتك وملفاتك المستوردة وملاحظاتك وما قلته.
leave-stays = تبقى مبارياتك عند خصومك بزهرها ونتائجها، ولكن بلا اسمك.
leave-week = يحدث ذلك بعد 7 أيام. حتى ذلك الحين يمكنك الدخول والعدول عنه.
leave-sure = محو حسابي
leave-now = مغادرة النادي
leave-at = سيُمحى هذا الحساب
leave-stay = سأبقى

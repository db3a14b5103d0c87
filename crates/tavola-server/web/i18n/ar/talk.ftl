# Talk between people, blocking, watching, reports.

blocks-title = من حظرتهم
blocks-lead = لا نجمعك بهم في مباراة، ولا يمكنهم تحديك، ولا يقرأ أي منكما ما يكتبه الآخر. لا نخبرهم بذلك.
blocks-none = لم تحظر أحدًا.
blocks-end = إلغاء الحظر
blocks-end-of = إلغاء حظر { $name }
block-oneself = لا يمكنك حظر نفسك.
block-too-many = بلغت أقصى عدد للحظر. ألغِ حظر أحدهم أولًا.

## Opening a table

knob-watch = من يمكنه المشاهدة
knob-watch-note = من يشاهد متأخرًا لا يرى شيئًا من المباراة قبل ذلك: لا في الصفحة، ولا في ملف، ولا الزهر.
watch-at_once = الجميع
watch-one_turn = الجميع، بعد دور واحد
watch-three_turns = الجميع، بعد ثلاثة أدوار
watch-three_minutes = الجميع، بعد ثلاث دقائق
watch-nobody = اللاعبون فقط
form-field-watch = من يمكنه المشاهدة
watch-later = تُشاهَد هذه الطاولة بتأخير: يظهر ذلك بعد انتهاء المباراة.
watching-three_minutes = تشاهد المباراة بتأخير ثلاث دقائق.
watching-three_turns = تشاهد المباراة بتأخير ثلاثة أدوار.
watching-one_turn = تشاهد المباراة بتأخير دور واحد.

## What is said

chat-title = الحديث
chat-open = الحديث
chat-unread = { $n ->
    [zero] { $n } سطر جديد
    [one] سطر جديد واحد
    [two] سطران جديدان
    [few] { $n } أسطر جديدة
    [many] { $n } سطرًا جديدًا
   *[other] { $n } سطر جديد
}
chat-back = رجوع
chat-empty = لم يقل أحد شيئًا بعد.
chat-room-players = لا يقرأ هذا إلا من يلعبون.
chat-room-watchers = يقرأ المشاهدون هذا في الحال، واللاعبون بعد انتهاء المباراة.
chat-room-all = يقرأ هذا كل من هنا.
chat-phrase = عبارة
chat-phrase-choose = اختيار عبارة
chat-phrase-send = إرسال
chat-text = كلماتك
chat-text-send = إرسال
chat-of-watchers = مشاهدة
chat-line-acts = خيارات أخرى لكلام { $name }
chat-mute = كتم هنا
chat-block = حظر
chat-report = إبلاغ
chat-unmute = إلغاء كتم { $name }
chat-want = كتابة حرة
chat-want-no = عبارات فقط
chat-others-want = خصمك يرغب في الكتابة الحرة.

key-chat = إلى ما يُقال على الطاولة

phrases-start = في البداية
phrases-play = أثناء اللعب
phrases-offers = عروض
phrases-end = في النهاية

talk-guest = الضيوف يتحدثون بالعبارات. بعد التسجيل يمكنك الكتابة بحرية.
talk-both = يمكنكما الكتابة بحرية بعد أن يفعّلها كلاكما.
talk-no-free-words = يمكنك الآن التحدث بالعبارات فقط.
talk-nobody = لا أحد هنا يسمعك قبل انتهاء المباراة.
talk-too-fast = كان ذلك كثيرًا دفعة واحدة. انتظر بضع ثوانٍ.
talk-repeats = قلت ذلك للتو.
talk-too-long = هذا أطول من اللازم: 400 حرف على الأكثر.
talk-nothing = لا شيء في ذلك يُقرأ.
talk-own-line = هذا السطر لك أنت.
talk-restricted = يمكنك التحدث بالعبارات فقط حتى { $until }: { $reason }

## The forty phrases

phrase-hello = مرحبًا
phrase-good-luck = حظًا سعيدًا
phrase-have-fun = لعبًا ممتعًا
phrase-thanks-too = شكرًا، ولك أيضًا
phrase-first-time = هذه أول مرة لي هنا
phrase-slow-today = ألعب ببطء اليوم
phrase-ready = هل نبدأ؟
phrase-nice-roll = رمية جميلة
phrase-nice-play = نقلة جميلة
phrase-lucky-me = يا لحظّي
phrase-unlucky = حظ سيئ
phrase-timed-double = مضاعفة في وقتها
phrase-brave-take = قبول شجاع
phrase-good-pass = رفض في محله
phrase-missed-that = فاتتني هذه
phrase-misclick = عفوًا، زلّة يد
phrase-thinking = أفكّر، لحظة من فضلك
phrase-your-turn = دورك
phrase-back-soon = أعود بعد دقيقة
phrase-back = عدت
phrase-bad-connection = اتصالي ضعيف
phrase-phone-call = عندي مكالمة هاتفية
phrase-faster = أسرع قليلًا من فضلك
phrase-take-time = خذ وقتك
phrase-adjourn = هل نؤجل؟
phrase-tomorrow = غدًا في الوقت نفسه؟
phrase-one-more = مباراة أخرى؟
phrase-last-one = هذه آخر واحدة لي
phrase-longer = مباراة أطول؟
phrase-with-clock = بساعة؟
phrase-analyse = هل نحللها؟
phrase-friend-watches = هل يمكن لصديق أن يشاهد؟
phrase-good-match = مباراة جيدة
phrase-well-played = أحسنت اللعب
phrase-close = كانت متقاربة
phrase-dice-liked-me = الزهر كان معي
phrase-thank-you = شكرًا
phrase-must-go = عليّ أن أذهب
phrase-see-you = إلى اللقاء
phrase-called-director = استدعيت المدير

## Reports

report-title = بلاغ
report-lead = تصل إلى المشرفين آخر 20 سطرًا يمكنك قراءتها هنا وحالة المباراة. نخبرك بما يقررونه؛ ولا يُخبَر الطرف الآخر بمن أبلغ عنه.
report-about = عن { $name }
report-reason = ما المشكلة
report-words = بكلماتك
report-send = إرسال البلاغ
report-sent = شكرًا. سينظر المشرفون فيه، وتجد قرارهم في صفحتك.
report-reason-insults = إهانات أو تهديدات
report-reason-spam = إعلانات أو كلام لا معنى له
report-reason-cheating = مساعدة خارجية في اللعب
report-reason-unfair = مغادرة أو مماطلة أو خسارة متعمدة
report-reason-name = اسم مسيء
report-reason-other = شيء آخر
report-oneself = اختر شخصًا آخر للإبلاغ عنه.
report-twice = سبق أن أبلغت عنه هنا. سينظر المشرفون في ذلك.
report-too-many = بلغت أقصى عدد من البلاغات في يوم واحد.
report-too-long = هذا أطول من اللازم: 1,000 حرف على الأكثر.

## Moderation

moderation-title = الإشراف
moderation-lead = كل قرار يُبلَّغ بسببه، وله نهاية، ويمكن استئنافه أمام مشرف آخر. لا أحد يبتّ في قضيته.
moderation-waiting = في الانتظار
moderation-none = لا شيء ينتظر قرارًا.
moderation-decided = تقرّر
moderation-case = { $reason }: { $name }
moderation-by = بلاغ من { $name }
moderation-lines = آخر الأسطر
moderation-no-lines = لم يُقل شيء.
moderation-state = أين حدث ذلك
moderation-state-note = أُبلغ عنه عند الإصدار { $version }.
moderation-before = قرارات سابقة عن هذا الشخص
moderation-decide = اتخاذ قرار
moderation-verdict = القرار
moderation-days = لكم يوم
moderation-days-note = إن تُرك فارغًا: 7 أيام، وإغلاق الحساب نهائي.
moderation-reason = السبب
moderation-reason-note = يقرؤه الشخص كما هو.
moderation-done = تسجيل القرار
moderation-log = السجل
moderation-act-reported = بلاغ
moderation-act-decided = قرار
moderation-act-appealed = استئناف
moderation-act-decided_again = قرار بعد الاستئناف
moderation-not-yours = هذه القضية لمشرف آخر.
moderation-why = اذكر السبب: يُبلَّغ به الشخص.
moderation-stage-open = في الانتظار
moderation-stage-decided = تقرّر
moderation-stage-appealed = استُؤنف
moderation-stage-closed = أُغلق
verdict-nothing = لا مخالفة
verdict-warning = إنذار
verdict-no_words = لا كتابة حرة لفترة
verdict-no_rated = لا لعب محتسبًا لفترة
verdict-closed = الحساب مغلق

rated-restricted = لا يمكنك خوض مباريات محتسبة حتى { $until }: { $reason }

cases-title = البلاغات
cases-own = أبلغت عن { $name }: { $reason }.
cases-own-open = سينظر المشرفون في ذلك.
cases-own-decided = القرار: { $verdict }.
cases-about = قرّر المشرفون بشأنك: { $verdict }.
cases-until = حتى { $until }.
cases-reason = السبب: { $reason }
cases-appeal = استئناف
cases-appeal-words = لماذا ترى غير ذلك
cases-appeal-note = يقرؤه مشرف آخر ويقرر.
cases-appealed = قدّمت استئنافًا. سيقرر مشرف آخر.
cases-final = تقرّر هذا بعد استئنافك.
appeal-title = استئناف
appeal-lead = إن أُغلق حسابك، ينظر مشرف آخر في الأمر من جديد.
appeal-key = كلمة المرور، أو أحد رموز الاسترداد
appeal-not-now = لا يمكنك استئناف ذلك.
closed-title = هذا الحساب مغلق
closed-by-moderators = أغلق المشرفون هذا الحساب.
closed-by-host = أغلق هذا الحساب من يديرون النادي.
closed-for-good = لم تُحدَّد نهاية لذلك.
closed-no-reason = لم يُكتب سبب.
moderation-by-host = أُغلق الحساب من إدارة النادي على الجهاز نفسه

## TV

tv-title = بث مباشر
tv-none = لا أحد يلعب في هذه اللحظة.
tv-bots = مشاهدة روبوتين

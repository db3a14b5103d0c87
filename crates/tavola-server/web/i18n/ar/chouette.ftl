# The chouette: what its page says besides what every table says. Read by the browser too: placeables and selectors only.

role-box = البوكس
role-partner = شريك
role-captain = القائد
role-member = الفريق
role-giver = أعطى مكعبًا
role-out = خارج الشوط
role-waiting = في الانتظار
role-gone = غادر
with-role = { $who }، { $role }
nobody = لا أحد
no-cubes = لا مكعبات على الطاولة.
points-count = { $n ->
    [zero] { $size } نقطة
    [one] نقطة واحدة
    [two] نقطتان
    [few] { $size } نقاط
    [many] { $size } نقطة
   *[other] { $size } نقطة
}

# Where it stands
now-gathering = { $n ->
    [0] لم ينضم أحد بعد: يحتاج الشويت إلى ثلاثة أو أكثر.
    [one] انضم لاعب واحد: يحتاج الشويت إلى ثلاثة أو أكثر.
    [two] انضم لاعبان: يحتاج الشويت إلى ثلاثة أو أكثر.
    [few] انضم { $n } لاعبين: يحتاج الشويت إلى ثلاثة أو أكثر.
    [many] انضم { $n } لاعبًا: يحتاج الشويت إلى ثلاثة أو أكثر.
   *[other] انضم { $n } لاعب: يحتاج الشويت إلى ثلاثة أو أكثر.
}
now-enough = انضم { $n ->
    [zero] { $n } لاعب
    [one] لاعب واحد
    [two] لاعبان
    [few] { $n } لاعبين
    [many] { $n } لاعبًا
   *[other] { $n } لاعب
}. ارمِ زهرًا لتحديد الترتيب، أو انتظر المزيد.
now-enough-wooden = انضم { $n ->
    [zero] { $n } لاعب
    [one] لاعب واحد
    [two] لاعبان
    [few] { $n } لاعبين
    [many] { $n } لاعبًا
   *[other] { $n } لاعب
}. يرمي كل لاعب زهرًا على الطاولة ثم أدخل الترتيب.
now-ordering = يرمي كل واحد زهرًا: الأعلى هو البوكس، والثاني القائد.
now-order = تحدد الترتيب: البوكس { $box }، والقائد { $captain }.
now-between = قبل الشوط { $game }: البوكس { $box }، والقائد { $captain }.
now-partner = { $you ->
    [true] هل ترغب في أن تكون شريك البوكس؟
   *[false] عُرضت شراكة البوكس على { $who }.
}
now-draw = لا أحد يرغب في الشراكة: للبوكس أن يختار شريكًا بالقرعة.
now-closed = انتهت الجلسة. تُظهر الحسابات ما بقي للدفع.
now-extras = { $you ->
    [true] أنت القابل الوحيد: لكلٍّ من الآخرين أن يعطيك مكعبًا آخر ويدفع لك { $price }.
   *[false] القابل الوحيد: { $who }. لمن رفضوا أن يعطوا مكعبًا إضافيًا ويدفعوا معه { $price }.
}
now-tie = { $you ->
    [true] الرقم نفسه مرتين. هل تضاعف الرهان من جديد؟
   *[false] الرقم نفسه مرتين: مضاعفة الرهان من جديد بقرار { $who }.
}
now-wooden = الشوط { $game } يُلعب على اللوحة الخشبية. أدخل المكعبات والنتيجة.
now-box-offers = { $step ->
    [beaver] { $box }: بيفر إلى { $value } ضد: { $members }.
    [raccoon] { $box }: راكون إلى { $value } ضد: { $members }.
    [otter] { $box }: أوتر إلى { $value } ضد: { $members }.
   *[double] { $box } (البوكس): مضاعفة إلى { $value } ضد: { $members }.
}
now-team-offers = { $step ->
    [beaver] { $members }: بيفر إلى { $value }.
    [raccoon] { $members }: راكون إلى { $value }.
    [otter] { $members }: أوتر إلى { $value }.
   *[double] { $members }: مضاعفة إلى { $value }.
}
now-offer-part = { $by ->
    [box] إلى { $value } ضد: { $members }
   *[team] { $members } إلى { $value }
}
now-box-offers-apart = { $step ->
    [beaver] { $box }: بيفر { $list }.
    [raccoon] { $box }: راكون { $list }.
    [otter] { $box }: أوتر { $list }.
   *[double] { $box } (البوكس): مضاعفة { $list }.
}
now-team-offers-apart = { $step ->
    [beaver] بيفر: { $list }.
    [raccoon] راكون: { $list }.
    [otter] أوتر: { $list }.
   *[double] مضاعفة: { $list }.
}
waits-next-game = تلعب ابتداءً من الشوط التالي.
now-resignation = { $you ->
    [true] يُعرض عليك الاستسلام: { $win ->
        [gammon] مارس
        [backgammon] مارس ثلاثي
       *[single] شوط عادي
    }. هل تقبل؟
   *[false] عُرض الاستسلام: { $win ->
        [gammon] مارس
        [backgammon] مارس ثلاثي
       *[single] شوط عادي
    }. بانتظار { $who }.
}
now-opening-yours = رمية البداية: ارمِ زهرك.
now-opening = رمية البداية: يرمي كل من البوكس والقائد زهرًا.
now-roll-cube = { $you ->
    [true] دورك: ارمِ أو ضاعف.
   *[false] دور { $who } في الرمي. يمكنك المضاعفة قبله.
}
now-roll = { $you ->
    [true] دورك: ارمِ.
   *[false] دور { $who } في الرمي.
}
now-play = دور { $who } في لعب { $roll }.
now-shown = { $you ->
    [true] لُعبت نقلة: بالرمي تقبلها.
   *[false] لُعبت نقلة؛ طلب نقلة قانونية من حق { $who }.
}
now-advise = دور { $who } في لعب { $roll }. حرّك الأحجار لتعرض نقلة على القائد.
now-advise-ready = اعرض هذه النقلة على القائد، أو تراجع عنها.
waits-roll_die = بقيت رمية: { $who }.
waits-offer = المضاعفة ما زالت ممكنة لـ: { $who }.
waits-answer = بانتظار جواب: { $who }.
waits-extra = بانتظار قرار: { $who }.
time-left = بقي { $time }

# Acts
choice-roll_die = رمي زهرك
choice-roll_opening = رمي
choice-draw_partner = قرعة لاختيار شريك
choice-give_extra = إعطاء مكعب ودفع { $price }
choice-decline_extra = بلا مكعب
choice-count_tie = قبول المضاعفة التلقائية
choice-decline_tie = ترك المكعب كما هو
choice-accept_partner = قبول شراكة البوكس
choice-decline_partner = لا، شكرًا
choice-start_game = { $game ->
    [1] بدء الشوط الأول
   *[other] بدء الشوط { $game }
}
choice-seek_partner = البحث عن شريك
choice-end_partnership = إنهاء الشراكة
choice-double = مضاعفة إلى { $value }
choice-double_all = مضاعفة الكل
choice-double_some = مضاعفة المختار
choice-hold = بلا مضاعفة
choice-join = انضمام
choice-stay = بقاء رغم ذلك
choice-leave = مغادرة الشويت
choice-leave-game = مغادرة بعد هذا الشوط
choice-close = إنهاء الجلسة
sure-leave = مغادرة؟ يبقى حسابك مفتوحًا حتى تسويته.
sure-close = إنهاء الجلسة للجميع؟ تُحفظ الحسابات.
act-roll_opening = رمي

# Answering
answer-title = { $n ->
    [zero] جوابك عن { $n } مكعب، بقرار واحد
    [one] جوابك
    [two] جوابك عن مكعبين، بقرار واحد
    [few] جوابك عن { $n } مكعبات، بقرار واحد
    [many] جوابك عن { $n } مكعبًا، بقرار واحد
   *[other] جوابك عن { $n } مكعب، بقرار واحد
}
answer-cube = { $who }: القبول على { $asked }، والرفض يخسر { $refused }
answer-cube-alone = القبول على { $asked }، والرفض يخسر { $refused }
answer-take = قبول
answer-drop = رفض
answer-beaver = بيفر
answer-raccoon = راكون
answer-otter = أوتر
answer-all-take = قبول الكل
answer-all-drop = رفض الكل
answer-all-beaver = بيفر للكل
answer-all-raccoon = راكون للكل
answer-all-otter = أوتر للكل
answer-send = إجابة
answer-weigh = تلعب على { $played } وتدفع الآن { $paid }.
answer-open = اختر جوابًا لكل مكعب.
answer-fine = القواعد تسمح بهذا الجواب.
offer-title = أي مكعبات؟
settle-title = تسوية مكعب
settle-offer = عرض
settle-offered = { $own ->
    [true] عرضت تسوية { $yours ->
        [true] مكعبك
       *[false] مكعب { $who }
    }.
   *[false] عرض من { $by }: تسوية { $yours ->
        [true] مكعبك
       *[false] مكعب { $who }
    }.
}
settle-comes-to = { $way ->
    [receive] تتسلّم { $amount }.
    [pay] تدفع { $amount }.
   *[nothing] لا يدفع أحد شيئًا.
}
settle-points = { $yours ->
    [true] مكعبك
   *[false] مكعب { $who }
}
settle-way-receive = أتسلّم
settle-way-pay = أدفع
settle-note = بالنقاط؛ يُسمح بالأنصاف. يسري العرض حتى الرمية أو النقلة أو المضاعفة التالية.
settle-accept = قبول
settle-decline = رفض
settle-withdraw = سحب العرض

# The list of members
line-title = الأعضاء والمكعبات
line-cube-ends = البوكس ↔ صاحبه
line-game = هذا الشوط
line-total = النقاط
line-you = أنت
line-leaving = مغادرة بعد هذا الشوط
line-awaited = بانتظار القرار
line-extra = مكعب إضافي ضد { $who }
line-bot = روبوت
line-pips = { $n ->
    [zero] { $n } خطوة
    [one] خطوة واحدة
    [two] خطوتان
    [few] { $n } خطوات
    [many] { $n } خطوة
   *[other] { $n } خطوة
}
line-ask = طلب نصيحة
cube-at = { $at ->
    [box] المكعب على { $value }، مع البوكس
    [own] المكعب على { $value }، مع { $who }
   *[middle] المكعب على { $value }، في الوسط
}
cube-offered = { $by ->
    [box] عرضه البوكس على { $value }
   *[team] عُرض على البوكس على { $value }
}
cube-settled = { $winner ->
    [box] كسبه البوكس
    [team] خسره البوكس
   *[agreed] سُوّي
}
cube-single = المكعب
cube-won = كُسب
cube-lost = رُفض
cube-agreed = سُوّي

# Talk
talk-title = حديث الفريق
talk-never = قواعد هذه الطاولة لا تسمح بنصح القائد.
talk-free = قواعد هذه الطاولة لا تسمح لك بالنصح الآن.
talk-after-cube = للفريق أن ينصح بعد أن يدور مكعب.
talk-cube-holders = لمن عرضوا مكعبًا أو قبلوه أن ينصحوا، ولكل من يسأله القائد.
talk-label = نصيحة إلى القائد
talk-label-team = كلمة إلى فريقك
talk-title-partner = البوكس والشريك
talk-agree = موافق
talk-agreed = موافقة: { $who }
table-talk-title = حديث الطاولة
table-talk-label = إلى كل من على الطاولة
line-away = غير متصل
line-asked = سُئل
line-unask = سحب السؤال
sure-paid = هل دفعت { $amount }؟ لصالح: { $to }. يُسجَّل ذلك في الحسابات للجميع.
sure-leave-plays-on = مغادرة؟ يستمر مكعبك مع القائد حتى نهاية الشوط. ويبقى حسابك مفتوحًا حتى تسويته.
sure-leave-loses = مغادرة؟ على هذه الطاولة تخسر في الحال مكعباتك المفتوحة كما هي. ويبقى حسابك مفتوحًا حتى تسويته.

# Accounts
accounts-title = الحسابات
accounts-open = الحسابات والتسوية
accounts-games = الأشواط
accounts-none = لم ينتهِ أي شوط بعد.
accounts-sum = مجموع الحسابات { $sum }.
accounts-fewest = أقل الدفعات
accounts-pay = من { $from } إلى { $to }: { $amount }
accounts-paid = دفعت هذا
accounts-even = لا دين لأحد على أحد.
game-line = { $winner ->
    [box] فوز { $box } (البوكس) على { $captain }
   *[team] فوز { $captain } على { $box } (البوكس)
}{ $win ->
    [gammon] ، مارس
    [backgammon] ، مارس ثلاثي
   *[other] {""}
}{ $ending ->
    [dropped] ، سُوّيت كل المكعبات
    [resigned] ، بالاستسلام
    [claimed] ، بالمطالبة
    [flag] ، بانتهاء الوقت
    [forfeited] ، بالغياب
    [adjudicated] ، بقرار الحكم
   *[borne_off] {""}
}
game-fate = { $fate ->
    [stays] يبقى البوكس.
    [behind] فاز البوكس لكنه خاسر بالنقاط: يذهب إلى آخر الصف.
   *[beaten] يذهب البوكس إلى آخر الصف.
}

# Said as it happens
said-joins = انضمام { $who }.
said-stays = بقاء { $who } رغم ذلك.
said-leaving = مغادرة { $who } بعد هذا الشوط.
said-gone = مغادرة { $who }.
said-order = الترتيب: { $names }.
said-die = { $you ->
    [true] رميت { $die }.
   *[false] رمية { $who }: { $die }.
}
said-game = الشوط { $game }: البوكس { $box }، والقائد { $captain }.
said-captain = { $you ->
    [true] أنت القائد الآن.
   *[false] القائد الآن { $who }.
}
said-answer = { $n ->
    [zero] جوابك عن { $n } مكعب من فضلك.
    [one] جوابك من فضلك: قبول أم رفض؟
    [two] جوابك عن مكعبين من فضلك.
    [few] جوابك عن { $n } مكعبات من فضلك.
    [many] جوابك عن { $n } مكعبًا من فضلك.
   *[other] جوابك عن { $n } مكعب من فضلك.
}
said-answered = وصل جواب { $who }. بانتظار: { $n ->
    [0] لا أحد
   *[other] { $rest }
}.
said-settled = { $winner ->
    [box] { $you ->
        [true] مكعبك
       *[false] مكعب { $who }
    }: كسبه البوكس.
   *[team] { $you ->
        [true] مكعبك
       *[false] مكعب { $who }
    }: خسره البوكس.
}
said-agreed = سُوّي { $you ->
    [true] مكعبك
   *[false] مكعب { $who }
}.
said-cube = { $at ->
    [box] { $you ->
        [true] مكعبك
       *[false] مكعب { $who }
    }: { $value }، مع البوكس.
    [own] { $you ->
        [true] مكعبك: { $value }، معك.
       *[false] مكعب { $who }: { $value }، مع صاحبه.
    }
   *[middle] { $you ->
        [true] مكعبك
       *[false] مكعب { $who }
    }: { $value }، في الوسط.
}
said-extra = مكعب إضافي على { $value }، من { $from } إلى { $to }.
said-result = الشوط { $game }: { $winner ->
    [box] فوز { $box }، البوكس، على { $captain }
   *[team] فوز { $captain } على { $box }، البوكس
}{ $win ->
    [gammon] {" "}بمارس
    [backgammon] {" "}بمارس ثلاثي
   *[other] {""}
}{ $ending ->
    [dropped] ، سُوّيت كل المكعبات
    [resigned] ، بالاستسلام
    [claimed] ، بالمطالبة
    [flag] ، بانتهاء الوقت
    [forfeited] ، بالغياب
    [adjudicated] ، بقرار الحكم
   *[borne_off] {""}
}. { $fate ->
    [stays] يبقى البوكس.
    [behind] فاز البوكس لكنه خاسر بالنقاط: يذهب إلى آخر الصف.
   *[beaten] يذهب البوكس إلى آخر الصف.
}
said-points = { $list }.
said-may-double = يمكنك المضاعفة قبل رمي الزهر.

# Over the wooden board
wood-title = دفتر النتائج
wood-add = إضافة لاعب
wood-name = الاسم
wood-order = تحديد الترتيب
wood-order-note = البوكس أولًا، ثم القائد، ثم الصف، حسب الزهر.
wood-up = رفع { $who }
wood-down = خفض { $who }
wood-doubles = من يضاعف؟
wood-double = مضاعفة من { $who } إلى { $value }
wood-box-doubles = مضاعفة من { $who } (البوكس)
wood-answers = جواب { $who }
wood-rolled = رُمي الزهر
wood-tie = الرقم نفسه في رمية البداية
wood-result = انتهى الشوط
wood-box-wins = فوز { $who } (البوكس)
wood-team-wins = فوز { $who } والفريق
wood-single = عادي
wood-gammon = مارس
wood-backgammon = مارس ثلاثي
wood-undo = تراجع عن آخر قيد
wood-undo-more = تراجع عن عدة قيود
wood-undo-steps = عدد القيود
wood-leave = مغادرة { $who }
wood-join = بقاء { $who }
wood-stake = رهان الشوط التالي
wood-unit = قيمة النقطة
wood-currency = العملة
wood-settle = تسوية مكعب بالاتفاق
wood-settle-cube = مكعب
wood-settle-points = النقاط
wood-settle-note = ما يتسلمه العضو؛ سالب إن كان العضو هو من يدفع. يُسمح بالأنصاف.
wood-set = تحديد
wood-pay = تسجيل دفعة
wood-from = من
wood-to = إلى
wood-amount = المبلغ
wood-no-amount = أدخل مبلغًا أكبر من صفر، بكسور عملته العشرية.
wood-record = تسجيل
wood-partner = شريك بالقرعة
wood-others = الأعضاء والرهان والدفعات

# Keys
key-chouette-go = رمي، تم، بدء
key-chouette-double = مضاعفة: مكعبك، أو كل المكعبات إن كنت البوكس
key-chouette-take = قبول كل ما عُرض عليك
key-chouette-drop = رفض كل ما عُرض عليك
key-chouette-beaver = بيفر لكل ما عُرض عليك
key-chouette-hold = بلا مضاعفة في هذا الدور
key-chouette-cubes = قراءة كل المكعبات
key-chouette-wait = قول من عليه الدور
key-chouette-talk = كتابة نصيحة
key-chouette-answer = إلى الجواب

# Why something is refused
chouette-house-only = هذا متاح للخادم فقط.
chouette-player-only = هذا متاح للاعب فقط.
chouette-not-opened = لا يوجد شويت كهذا.
chouette-opened-already = هذا الشويت موجود من قبل.
chouette-not-over = الجلسة لم تنتهِ.
chouette-goes-on-already = بدأ اللاعبون أنفسهم شويتًا آخر.
chouette-over = انتهت الجلسة.
chouette-only-over-the-board = لا يُدخل هذا إلا على لوحة خشبية؛ وعلى الشاشة يسجله الخادم.
chouette-only-online = يحدث هذا على اللوحة الخشبية ولا يُدخل.
chouette-dice-missing = الزهر لهذه الرمية مفقود.
chouette-bad-text = النص فارغ أو أطول من اللازم.
chouette-not-here = هذا متاح فقط لأعضاء انضموا إلى الشويت، وكذلك تسلّم الدفعات.
chouette-joined-already = سبق انضمام { $member }.
chouette-name-taken = الاسم { $name } في الدفتر من قبل: أعد إدخاله، أو أدخل اسمًا آخر، كأن يكون بحرف أول إضافي.
chouette-full = لا ينضم أكثر من { $most }.
chouette-decide-first = أجب أولًا عما ينتظرك: يمكنك المغادرة بين قرار وآخر.
chouette-leaving-already = سبق أن أعلنت مغادرتك: تغادر عند انتهاء الشوط.
chouette-order-known = الترتيب محدد من قبل.
chouette-order-unknown = الترتيب لم يُحدَّد بعد.
chouette-no-roll-waited = ليس دورك في الرمي.
chouette-order-incomplete = يجب أن يذكر الترتيب كل لاعب مرة واحدة.
chouette-too-few = يحتاج الشويت إلى ثلاثة لاعبين أو أكثر.
chouette-game-in-play = هناك شوط جارٍ.
chouette-no-game = لا شوط جارٍ.
chouette-no-part = لست في هذا الشوط، أو لم تعد فيه.
chouette-box-only = هذا القرار للبوكس وحده.
chouette-not-the-player = الرمي واللعب والقرار عن هذه الجهة من حق { $member } فقط.
chouette-no-partner-yet = يمكن أن يكون للبوكس شريك ابتداءً من { $from ->
    [zero] { $from } لاعب
    [one] لاعب واحد
    [two] لاعبين
    [few] { $from } لاعبين
    [many] { $from } لاعبًا
   *[other] { $from } لاعب
}.
chouette-partner-already = للبوكس شريك من قبل.
chouette-no-partnership = لا شراكة لك لتنهيها.
chouette-not-asked = لم يحن دور سؤالك عن الشراكة.
chouette-lot-too-early = تُجرى القرعة على الشريك بعد أن يُسأل الجميع ولا يرغب أحد.
chouette-not-in-the-lot = { $member } خارج قرعة الشريك.
chouette-board = القواعد لا تسمح بذلك الآن.
chouette-too-many-steps = لا تزيد النقلة على أربع حركات.
chouette-tie-waits = أولًا يقرر البوكس هل يضاعف تساوي الرقمين الرهان.
chouette-no-tie = لا تساوٍ ينتظر الاحتساب.
chouette-opening-over = بدأ الشوط؛ وتساوي رميات البداية يكون قبله.
chouette-cubes-wait = يجب الجواب أولًا عن المكعبات المعروضة.
chouette-extras-wait = أولًا يقرر من رفضوا بشأن المكعبات الإضافية.
chouette-others-may-offer = ما زال لآخرين أن يعرضوا مكعباتهم: { $members }.
chouette-answered-this-turn = أجاب البوكس؛ لا يعرض أحد مكعبًا قبل الرمية التالية.
chouette-captain-offers = عرض مكعب الفريق من حق { $member } فقط.
chouette-one-cube = المكعب واحد: يُعرض على الجميع، ويجيب البوكس الجميع جوابًا واحدًا.
chouette-nothing-to-offer = لا مكعب لديك لتعرضه.
chouette-not-your-cube = لا يمكنك عرض مكعب { $member }.
chouette-offered-already = سبق عرض مكعب { $member } في هذا الدور.
chouette-cube-exhausted = لا يمكن أن يرتفع المكعب أكثر.
chouette-nothing-offered = لم يُعرض عليك شيء.
chouette-answered-already = سبق أن أجبت.
chouette-answer-each = أجب عن كل مكعب معروض عليك: { $members }.
chouette-response-not-enabled = هذا الجواب غير موجود في قواعد هذه الطاولة.
chouette-duty-take-enough = ضاعف الجميع: يجب ألا تقل قيمة ما تقبله من المكعبات ({ $taken }) عما ترفضه منها ({ $dropped }){ $before ->
    [0] {""}
   *[other] {" "}مع ما خسرته في هذا الشوط ({ $before })
}.
chouette-duty-takers-beaver = على هذه الطاولة تُقبل المضاعفة ببيفر.
chouette-duty-beaver-the-captain = إن لم تقبل إلا مكعب القائد فعليك بالبيفر.
chouette-duty-take-the-captain = إن قبلت أيًا من هذه المكعبات فعليك قبول مكعب القائد ({ $member }).
chouette-duty-sole-taker-beavers = رفض الآخرون جميعًا: على القابل الوحيد أن يلعب بيفر.
chouette-duty-last-rejects = رفض الآخرون جميعًا مضاعفة البوكس: عليك أن ترفض أيضًا.
chouette-no-extra = لا مكعب إضافيًا لديك لتعطيه الآن.
chouette-no-advice = قواعد هذه الطاولة لا تسمح لك بالنصح الآن.
chouette-advises-nobody = أعضاء الفريق ينصحون قائدهم؛ والبوكس يلعب وحده.
chouette-out-of-the-game = أنت خارج هذا الشوط ولا يمكنك النصح.
chouette-no-settlement = ليس لك أن تسوّي هذا المكعب.
chouette-bad-amount = هذا المبلغ غير ممكن.
chouette-pays-themselves = لا يدفع أحد لنفسه: اختر لاعبَين.
stake-currency = «{ $text }» ليست عملة: اكتب رمزًا مثل EUR، أو اترك الحقل فارغًا للعب على النقاط.
stake-decimals = { $cents ->
    [points] النقاط صحيحة: اكتب الرهان بلا كسور.
    [no] { $currency } تُعدّ صحيحة: اكتب الرهان بلا كسور.
   *[yes] للمبلغ بعملة { $currency } منزلتان عشريتان على الأكثر.
}
stake-bounds = { $cents ->
    [points] قيمة النقطة من 1 إلى 1,000,000 نقطة.
    [no] قيمة النقطة من 1 إلى 1,000,000 { $currency }.
   *[yes] قيمة النقطة من 0.01 إلى 10,000 { $currency }.
}
chouette-nothing-to-undo = عدد القيود الممكن التراجع عنها { $acts } فقط.
chouette-nothing-due = لا شيء مستحق.
chouette-nothing-changes = لن يغيّر ذلك شيئًا.
chouette-dice-called = الزهر على وشك أن يُرمى.
chouette-not-that-roll = هذه الرمية لم تُطلب، أو جرت من قبل.
chouette-no-own-chain = السلسلة للبوكس والقائد فقط، وكلٌّ يكشف حلقات سلسلته.
chouette-chain-too-late = يُلتزم بالسلسلة مرة واحدة، قبل أول رمية من مجموعتها.
chouette-link-opened-already = حلقة السلسلة لهذه الرمية مكشوفة من قبل.
chouette-bad-link = حلقة السلسلة هذه لا تطابق ما التُزم به.

# A game as it went
history-of = الشوط { $n }، نقلة نقلة
history-open = نقلة نقلة
history-colours = { $box } (البوكس)
history-colours-team = الفريق
history-boards = اللوحة بعد كل نقلة؛ اختر واحدة لتكبيرها، ومفاتيح الأسهم تنتقل بينها.
history-position = الوضع. { $box }: { $white }. { $captain }: { $black }.
history-before = → الشوط السابق
history-next = الشوط التالي ←
history-order = { $partnered ->
    [true] البوكس { $box } مع { $partner } ضد { $team }، القائد أولًا.
   *[false] البوكس { $box } ضد { $team }، القائد أولًا.
}
history-opening = البداية: رمية { $box } هي { $white }، ورمية { $captain } هي { $black }.
history-tie = البداية: رميتان متساويتان، { $white }.
history-same = البداية: الرقم نفسه مرتين.
history-tie-counted = قبول المضاعفة التلقائية
history-tie-declined = يترك البوكس المكعب كما هو.
history-cannot = لا نقلة ممكنة
history-doubles = مضاعفة
history-box-doubles = مضاعفة { $against }
history-answer = { $who }: { $answer }، { $value }{ $owner ->
    [own] {""}
   *[other] {" "}(مكعب { $of })
}{ $duty ->
    [none] {""}
    [sole_taker_beavers] {" "}(واجب، CHO-15: على القابل الوحيد أن يلعب بيفر)
    [last_rejects] {" "}(واجب، CHO-09: على الأخير أن يرفض كما رفض الجميع)
   *[other] {" "}(واجب)
}
history-captain = القائد الآن { $who }: { $why ->
    [declined] رفض القائد.
    [cube_dropped] رُفض مكعب القائد.
    [settled] سُوّي مكعب القائد.
    [too_slow] لم يتصرف القائد في الوقت.
   *[left] غادر القائد.
}
history-extra = مكعب إضافي من { $from } إلى { $to } مع دفع { $price }.
history-settled = تسوية بين { $from } و{ $to }: { $points }.
history-slow = انقضى الوقت دون تصرف: { $who }.
history-left-cubes = مغادرة { $who } وخسارة المكعب.
history-challenge = طلب نقلة قانونية
history-resign = عرض الاستسلام: { $win ->
    [gammon] مارس
    [backgammon] مارس ثلاثي
   *[single] شوط عادي
}
history-claim = مطالبة: { $win ->
    [gammon] مارس
    [backgammon] مارس ثلاثي
   *[single] الشوط
}
history-resignation-accepted = قبول
history-resignation-rejected = متابعة اللعب
again-open = شويت آخر مع اللاعبين أنفسهم
again-go = إلى الشويت الجديد

# What has just happened
news-title = ما حدث للتو
news-tie = رميتان متساويتان، { $die }.
news-tie-counted = ضاعف التساوي كل المكعبات.
news-tie-declined = يترك البوكس المكعبات كما هي بعد التساوي.
news-doubled = { $you ->
    [true] ضاعفت { $n ->
        [zero] { $n } مكعب
        [one] مكعبًا
        [two] مكعبين
        [few] { $n } مكعبات
        [many] { $n } مكعبًا
       *[other] { $n } مكعب
    }.
   *[false] مضاعفة من { $who }: { $n ->
        [zero] { $n } مكعب
        [one] مكعب واحد
        [two] مكعبان
        [few] { $n } مكعبات
        [many] { $n } مكعبًا
       *[other] { $n } مكعب
    }.
}
news-answer = { $who }: { $answer }، { $value } (مكعب { $of }){ $duty ->
    [none] {""}
    [sole_taker_beavers] {" "}– واجب: على القابل الوحيد أن يلعب بيفر
    [last_rejects] {" "}– واجب: على الأخير أن يرفض كما رفض الجميع
   *[other] {" "}– واجب
}.
news-extra = { $you ->
    [true] مكعب إضافي منك إلى { $to }.
   *[false] مكعب إضافي من { $who } إلى { $to }.
}
news-captain = { $you ->
    [true] أنت القائد الآن
   *[false] القائد الآن { $who }
}: { $why ->
    [declined] رفض القائد.
    [cube_dropped] رُفض مكعب القائد.
    [settled] سُوّي مكعب القائد.
    [too_slow] لم يتصرف القائد في الوقت.
   *[left] غادر القائد.
}
news-too-slow = { $side ->
    [box] لم يتصرف البوكس في الوقت.
   *[team] لم يتصرف القائد في الوقت.
}
news-settled = { $paid ->
    [true] سُوّي مكعب { $who }: { $points } لصالح { $to }.
   *[false] سُوّي مكعب { $who } بلا مقابل.
}
news-settle-declined = رُفض عرض تسوية مكعب { $who } أو سُحب.
news-silence = { $you ->
    [true] لم تجب في الوقت: { $answer }. عدم الجواب يعني جواب القائد، أو الرفض.
   *[false] لم يأتِ جواب { $who } في الوقت: يعني ذلك جواب القائد، أو الرفض.
}
news-own-answer = { $n ->
    [zero] أجوبتك: { $answers }. الآخرون لم يقرروا بعد.
    [one] جوابك: { $answer }. الآخرون لم يقرروا بعد.
    [two] أجوبتك: { $answers }. الآخرون لم يقرروا بعد.
    [few] أجوبتك: { $answers }. الآخرون لم يقرروا بعد.
    [many] أجوبتك: { $answers }. الآخرون لم يقرروا بعد.
   *[other] أجوبتك: { $answers }. الآخرون لم يقرروا بعد.
}

# Who is not there, whose seat it is, and what goes along
role-stand_in = عن القائد
news-stands-in = { $you ->
    [true] تلعب مكان القائد إلى أن يعود.
   *[false] اللعب مكان القائد إلى أن يعود: { $who }.
}
news-captain-back = عودة القائد { $who }.
history-stands-in = اللعب مكان القائد الغائب: { $who }.
history-captain-back = عودة { $who } إلى اللعب.
history-silence = لم يأتِ جواب { $who } في الوقت: يعني ذلك جواب القائد، أو الرفض.
talk-stand-in = تلعب مكان القائد؛ وهنا نصائح الفريق.
claim-title = هل اسمك في دفتر النتائج من قبل؟
claim-lead = اختر اسمك بدل الانضمام من جديد. ويؤكده المضيف.
claim-seat = أنا { $who }
waits-claim = طُلب من المضيف تأكيد أنك { $who }.
wood-claim = فُتح الرابط من { $who }، مع القول: «أنا { $seat } في دفتر النتائج.»
wood-claim-grant = هذا صحيح
wood-claim-refuse = لا
wood-enter = إدخال
wood-sure-result = { $kind ->
    [gammon] { $title }: مارس. ينتهي الشوط.
    [backgammon] { $title }: مارس ثلاثي. ينتهي الشوط.
   *[single] { $title }: فوز عادي. ينتهي الشوط.
}
wood-sure-pay = حسب الحسابات، الدين من { $from } إلى { $to } هو { $owed }. إدخال { $amount } رغم ذلك؟
accounts-debt = دين من { $from } إلى { $to }: { $amount }
accounts-carried = منقول من الشويت السابق: { $list }.
accounts-carried-on = ما كان مفتوحًا انتقل إلى الشويت التالي ويُدفع هناك.
game-jacoby = على مكعب لم يدُر احتُسب المارس عاديًا (جاكوبي، CHO-18).
resign-costs = { $you ->
    [true] تخسر { $amount }
   *[false] خسارة { $who }: { $amount }
}
strip-own-cube = { $at ->
    [box] المكعب { $value }، مع البوكس
    [own] المكعب { $value }، معك
   *[middle] المكعب { $value }، في الوسط
}
line-ask-mark = سؤال
line-asked-mark = سُئل
voice = غرفة صوتية
voice-note = رابط (https) إلى حيث تتحدثون. يراه كل من على الطاولة.
voice-open = فتح الغرفة الصوتية
parts-title = بجانب اللوحة
parts-members = الأعضاء
parts-talk = الحديث
parts-accounts = الحسابات
parts-more = المزيد
parts-board = عودة إلى اللوحة
chouette-not-claimable = لا يمكن المطالبة بهذا المقعد: هو مشغول، أو لم يُدخله المضيف.
chouette-not-in-their-place = تلعب مكان القائد ولا يمكنك الاستسلام عنه.

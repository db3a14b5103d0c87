# The table: what its page says during play. Read by the browser too: placeables and selectors only.

you = أنت
you-first = أنت
you-object = أنت
white = الأبيض
black = الأسود
bot = روبوت
you-mark = أنت
seat-free = مقعد شاغر
gone = غير متصل
bar-word = bar
off-word = off
number = { $n ->
    [0] لا شيء
    [1] واحد
    [2] اثنان
    [3] ثلاثة
    [4] أربعة
    [5] خمسة
    [6] ستة
    [7] سبعة
    [8] ثمانية
    [9] تسعة
    [10] عشرة
    [11] أحد عشر
    [12] اثنا عشر
    [13] ثلاثة عشر
    [14] أربعة عشر
    [15] خمسة عشر
   *[other] { $n }
}
# Places and what stands there
board-label = اللوحة. مفاتيح الأسهم تنتقل من خانة إلى خانة، ومفتاح Enter يحرّك حجرًا.
point = الخانة { $number }
bar-yours = البار عندك
bar-theirs = البار عند الخصم
tray-yours = أحجارك المُخرَجة
tray-theirs = أحجار الخصم المُخرَجة
bar-white = بار الأبيض
bar-black = بار الأسود
tray-white = أحجار الأبيض المُخرَجة
tray-black = أحجار الأسود المُخرَجة
place = { $place }، { $checkers }
checkers-none = لا أحجار
checkers-count = { $count }
checkers-yours = { $n ->
    [1] حجر مكشوف لك
   *[other] { $count } لك
}
checkers-theirs = { $n ->
    [1] حجر مكشوف للخصم
   *[other] { $count } للخصم
}
checkers-white = { $n ->
    [1] حجر مكشوف للأبيض
   *[other] { $count } للأبيض
}
checkers-black = { $n ->
    [1] حجر مكشوف للأسود
   *[other] { $count } للأسود
}
moves-to = نقل إلى { $to }
moves-hitting = نقل إلى { $to } مع ضرب
moves-off = إخراج
quadrant-home = بيتك: { $checkers }
quadrant-outer = ساحتك الخارجية: { $checkers }
quadrant-their-outer = الساحة الخارجية للخصم: { $checkers }
quadrant-their-home = بيت الخصم: { $checkers }
dice-swap = الزهران { $a } و{ $b }: تبديل الترتيب
dice-done = الزهران { $a } و{ $b }، لُعبا: رفعهما
cube-press = المكعب: مضاعفة إلى { $value }
cube-middle = المكعب في الوسط، على { $value }
cube-owned = المكعب على { $value }، { $you ->
    [true] معك
   *[false] مع { $who }
}

# Acts
act-roll = رمي الزهر
act-double = مضاعفة
act-confirm_double = مضاعفة إلى { $value }
act-cancel_double = لا
act-take = قبول
act-drop = رفض
act-beaver = بيفر
act-raccoon = راكون
act-otter = أوتر
act-done = تم
act-no_move = لا نقلة ممكنة: متابعة
act-undo = تراجع
act-next_game = الشوط التالي
act-offer_rematch = مباراة إعادة
act-accept_rematch = قبول مباراة الإعادة
act-decline_rematch = لا، شكرًا
act-accept_resignation = قبول
act-reject_resignation = متابعة اللعب
act-annul_doubles = إلغاء المضاعفات
act-annul_doubles-detail = لا مضاعفة في شوط كروفورد
act-correct_start = تصحيح وضع البداية
act-correct_start-detail = قبل الرمية الرابعة
act-roll_early = رمي مبكر
act-double_early = مضاعفة مبكرة
act-double_by_mistake = مضاعفة في شوط كروفورد
act-accept_play = قبول النقلة كما هي
act-challenge = طلب نقلة قانونية
confirm-double = مضاعفة إلى { $value }؟ اضغط مرة أخرى للتأكيد.

# The line under the board
status-waiting = بانتظار الخصم.
status-waiting-doubles = بانتظار جلوس الجميع.
status-ready = المباراة على وشك البدء.
status-opening = ارمِ لتحديد من يبدأ.
status-opening-tie = رمية متساوية، { $die } لكليكما: أعيدا الرمي.
status-rolling = الزهر يدور.
status-their-roll = دور { $who } في الرمي.
status-their-play = دور { $who } في لعب { $roll }.
status-doubled = مضاعفة إلى { $value }. بانتظار { $who }.
status-play = { $roll }: دورك.
status-cannot = { $roll }: لا نقلة ممكنة.
status-complete = اضغط «تم»، أو تراجع عن حركة.
status-rolled-early = { $mover ->
    [you] رمية مبكرة من { $who }: { $roll }. تبقى قائمة، وتلعب أنت وقد عرفتها، ولا مضاعفة قبلها (IRR-07).
    [opponent] رميت { $roll } قبل الأوان: تبقى الرمية قائمة، ويلعب خصمك وقد عرفها، ولا يمكنك المضاعفة (IRR-07).
   *[other] رمية مبكرة من { $who }: { $roll }. تبقى قائمة (IRR-07).
}
status-doubled-early = { $mover ->
    [you] مضاعفة مبكرة من { $who }: تلعب وأنت تعرفها، ثم تجيب (CUB-09).
    [opponent] ضاعفت قبل الأوان: لا يمكن سحب المضاعفة (CUB-09).
   *[other] مضاعفة مبكرة من { $who } (CUB-09).
}
status-shown = يمكن الاعتراض على نقلتك إلى أن تأتي رمية { $who }.
status-challenged = { $who } – طلب نقلة قانونية: العب { $roll } من جديد.
status-their-shown-answer = لُعبت نقلة { $who }. اقبلها كما هي، أو اطلب نقلة قانونية.
status-their-shown = لُعبت نقلة { $who }. بالرمي تقبلها.
status-resigned = عرضت الاستسلام: { $win ->
    [gammon] مارس
    [backgammon] مارس ثلاثي
   *[single] شوط عادي
}. بانتظار الجواب.
status-next-wanted = بانتظار الخصم.
status-rematch-asked = طلبت مباراة إعادة.
status-rematch-offered = خصمك يرغب في مباراة إعادة.
status-closed = هذه الطاولة مغلقة.
done-unmoved = لم تحرّك شيئًا. اضغط مرة أخرى لإنهاء دورك رغم ذلك.
roll-early-sure = خصمك لم ينتهِ بعد. حكم الرمية الآن كما تنص قواعد هذه الطاولة. اضغط مرة أخرى للرمي رغم ذلك.
double-early-sure = هذه المضاعفة قبل أوانها ولا يمكن سحبها (CUB-09). اضغط مرة أخرى للمضاعفة رغم ذلك.
not-complete = دورك لم يكتمل: العب كل ما يمكنك لعبه من الأرقام.
not-now = لا يمكنك ذلك الآن.
dice-used = لُعب الزهران كلاهما. تراجع لتلعب غير ذلك.
typing = النقلة: { $text }
typed-wrong = «{ $text }» ليست نقلة قانونية.
deadline = { $you ->
    [true] قرّر خلال { $seconds } ث.
   *[false] بقي لقرار { $who }: { $seconds } ث.
}
absence = اتصال { $who } مقطوع. إن لم يعد خلال { $left }، يمكنك المطالبة بالفوز.
line-open = متصل
line-lost = انقطع الاتصال. جارٍ إعادة الاتصال…
replay-start = بداية الشوط، 0 من { $of }
replay = { $at } من { $of }: { $who }، { $roll }، { $play }

# Said as it happens
say-sits = جلوس { $who } إلى الطاولة.
say-gone = انقطع اتصال { $who }.
say-back = عاد اتصال { $who }.
say-play = رمية { $who }: { $a }-{ $b }، والنقلة: { $play }.
say-play-told = نقلة { $who }: { $play }.
say-play-short = { $play }.
say-cannot = رمية { $who }: { $a }-{ $b }، ولا نقلة ممكنة.
say-cannot-told = لا نقلة ممكنة لدى { $who }.
say-roll = { $double ->
    [true] دبل { $a }
   *[false] { $a }-{ $b }
}؛ { $n ->
    [0] لا نقلة ممكنة
    [one] نقلة واحدة
    [two] نقلتان
    [few] { $n } نقلات
    [many] { $n } نقلة
   *[other] { $n } نقلة
}.
say-roll-short = { $a }-{ $b }.
say-their-roll = رمية { $who }: { $a }-{ $b }.
say-complete = اكتمل الدور
say-forced = نقلة إجبارية: { $play }.
say-doubles = مضاعفة من { $who } إلى { $value }. قبول أم رفض؟
say-beaver = بيفر من { $who }: يصير المكعب على { $value }.
say-raccoon = راكون من { $who }: يصير المكعب على { $value }.
say-otter = أوتر من { $who }: يصير المكعب على { $value }.
say-cube = المكعب على { $value }، { $you ->
    [true] معك
   *[false] مع { $who }
}.
say-cube-middle = المكعب في الوسط على { $value }.
say-game = الشوط { $game }.
say-crawford = الشوط { $game }، شوط كروفورد: لا مضاعفة.
say-result = { $you ->
    [true] فزت { $win ->
        [gammon] بمارس
        [backgammon] بمارس ثلاثي
       *[single] بالشوط
    }
    [lost] خسرت { $win ->
        [gammon] بمارس
        [backgammon] بمارس ثلاثي
       *[single] الشوط
    }
   *[false] فوز { $who } { $win ->
        [gammon] بمارس
        [backgammon] بمارس ثلاثي
       *[single] بالشوط
    }
}{ $ending ->
    [dropped] {" "}بعد رفض المضاعفة
    [resigned] {" "}بالاستسلام
    [claimed] {" "}بالمطالبة
    [flag] {" "}بانتهاء الوقت
    [forfeited] {" "}بالغياب
    [adjudicated] {" "}بقرار الحكم
   *[borne_off] {""}
}{ $cube ->
    [1] {""}
   *[other] {" "}والمكعب على { $cube }
}، { $points ->
    [zero] { $points } نقطة
    [one] نقطة واحدة
    [two] نقطتان
    [few] { $points } نقاط
    [many] { $points } نقطة
   *[other] { $points } نقطة
}.
say-match-won = { $you ->
    [true] فزت بالمباراة
    [lost] خسرت المباراة
   *[false] فوز { $who } بالمباراة
}{ $cause ->
    [flag] {" "}بانتهاء الوقت
    [too_slow] {" "}لأن القرار استغرق أكثر من المسموح
    [absent] {" "}{ $you ->
        [lost] بسبب غيابك
       *[other] بسبب غياب الخصم
    }
    [left] {" "}{ $you ->
        [lost] لأنك غادرت
       *[other] لأن الخصم غادر
    }
    [resigned] {" "}بالاستسلام
    [ruling] {" "}بقرار الحكم
   *[score] {""}
}.
say-session-over = { $cause ->
    [left] انتهت الجلسة: غادر أحد اللاعبين.
    [absent] انتهت الجلسة: غاب أحد اللاعبين.
    [too_slow] انتهت الجلسة: استغرق قرار أكثر من المسموح.
    [flag] انتهت الجلسة: نفد وقت أحد اللاعبين.
    [resigned] انتهت الجلسة: استسلم أحد اللاعبين.
    [ruling] انتهت الجلسة بقرار الحكم.
    [annulled] أُلغيت المباراة: لا تُحسب لأحد.
   *[session_over] انتهت الجلسة.
}
say-resigns = عرض من { $who }: الاستسلام، { $win ->
    [gammon] مارس
    [backgammon] مارس ثلاثي
   *[single] شوط عادي
}.
say-rejected = رُفض الاستسلام: يستمر اللعب.
say-your-turn = دورك: ارمِ.
say-your-turn-cube = دورك: ارمِ أو ضاعف.
say-pips = الخطوات: لك { $yours }، وللخصم { $theirs }.
score-money = النتيجة { $yours }–{ $theirs }.
points-word = نقاط
score-stake = النتيجة { $yours }–{ $theirs }: { $lead ->
    [level] لا دين لأحد على أحد
    [you] الفارق لصالحك: { $amount }
    [opponent] الفارق لصالح الخصم: { $amount }
   *[other] الفارق لصالح { $who }: { $amount }
}.
score-match = النتيجة { $yours }–{ $theirs } في مباراة حتى { $length }.
score-match-stood = كانت النتيجة { $yours }–{ $theirs } في مباراة حتى { $length }.

# Around the board
bar-you = أنت: { $who }
bar-them = الخصم: { $who }
pips = { $n ->
    [zero] { $n } خطوة
    [one] خطوة واحدة
    [two] خطوتان
    [few] { $n } خطوات
    [many] { $n } خطوة
   *[other] { $n } خطوة
}
away = يلزم { $n }
score-of = النتيجة { $n }
title-game = الشوط { $game }
title-crawford = كروفورد
no-move = لا نقلة
moved-double = مضاعفة إلى { $value }
moved-take = قبول
moved-drop = رفض
moved-beaver = بيفر إلى { $value }
moved-raccoon = راكون إلى { $value }
moved-otter = أوتر إلى { $value }
moved-roll_early = رمي قبل الأوان
moved-double_early = مضاعفة قبل الأوان إلى { $value }
moved-annul_doubles = أُلغيت مضاعفات شوط كروفورد
moved-correct_start = صُحّح وضع البداية
moved-challenge = طلب نقلة قانونية
game-how = { $ending ->
    [dropped] رُفضت المضاعفة
    [resigned] { $win ->
        [gammon] مارس، بالاستسلام
        [backgammon] مارس ثلاثي، بالاستسلام
       *[single] بالاستسلام
    }
    [claimed] { $win ->
        [gammon] مارس، بالمطالبة
        [backgammon] مارس ثلاثي، بالمطالبة
       *[single] بالمطالبة
    }
    [flag] { $win ->
        [gammon] مارس، بانتهاء الوقت
        [backgammon] مارس ثلاثي، بانتهاء الوقت
       *[single] بانتهاء الوقت
    }
    [forfeited] { $win ->
        [gammon] مارس، بالغياب
        [backgammon] مارس ثلاثي، بالغياب
       *[single] بالغياب
    }
    [adjudicated] { $win ->
        [gammon] مارس، بقرار الحكم
        [backgammon] مارس ثلاثي، بقرار الحكم
       *[single] بقرار الحكم
    }
   *[borne_off] { $win ->
        [gammon] مارس
        [backgammon] مارس ثلاثي
       *[single] عادي
    }
}
match-decided = { $cause ->
    [flag] فوز بالمباراة بانتهاء الوقت
    [too_slow] فوز بالمباراة: استغرق القرار أكثر من المسموح
    [absent] فوز بالمباراة: غاب الخصم
    [left] فوز بالمباراة: غادر الخصم
    [ruling] فوز بالمباراة بقرار الحكم
   *[resigned] استسلام في المباراة
}{ $between ->
    [true] {" "}بين شوطين
   *[false] {""}
}
plays-count = { $n ->
    [zero] { $n } نقلة قانونية
    [one] نقلة قانونية واحدة
    [two] نقلتان قانونيتان
    [few] { $n } نقلات قانونية
    [many] { $n } نقلة قانونية
   *[other] { $n } نقلة قانونية
}
resign-single = الاستسلام بشوط عادي: { $points ->
    [zero] { $points } نقطة
    [one] نقطة واحدة
    [two] نقطتان
    [few] { $points } نقاط
    [many] { $points } نقطة
   *[other] { $points } نقطة
}
resign-gammon = الاستسلام بمارس: { $points ->
    [zero] { $points } نقطة
    [one] نقطة واحدة
    [two] نقطتان
    [few] { $points } نقاط
    [many] { $points } نقطة
   *[other] { $points } نقطة
}
resign-backgammon = الاستسلام بمارس ثلاثي: { $points ->
    [zero] { $points } نقطة
    [one] نقطة واحدة
    [two] نقطتان
    [few] { $points } نقاط
    [many] { $points } نقطة
   *[other] { $points } نقطة
}
resign-match = الاستسلام في المباراة كلها
resign-match-sure = نعم، استسلام في المباراة كلها
resign-match-no = لا، متابعة اللعب
resign-when-done = { $win ->
    [gammon] تعرض الاستسلام بمارس
    [backgammon] تعرض الاستسلام بمارس ثلاثي
   *[single] تعرض الاستسلام في الشوط
} فور انتهاء دورك (END-08). مفتاح Esc يلغي ذلك.
resign-kind = { $win ->
    [gammon] الاستسلام بمارس
    [backgammon] الاستسلام بمارس ثلاثي
   *[single] الاستسلام بشوط عادي
}
leave-session = إنهاء الجلسة
leave-table = مغادرة الطاولة
lookback-game = { $match ->
    [1] الشوط { $game }
   *[other] المباراة { $match }، الشوط { $game }
}
lookback-open = مراجعة الشوط { $game }
lookback-unreachable = تعذّر جلب الأشواط الآن. أعد المحاولة بعد لحظة.
copied = نُسخ: { $text }
watchers = { $n ->
    [zero] { $n } مشاهد
    [one] مشاهد واحد
    [two] مشاهدان
    [few] { $n } مشاهدين
    [many] { $n } مشاهدًا
   *[other] { $n } مشاهد
}
bot-level = روبوت · { $level }
bot-level-beginner = مبتدئ
bot-level-novice = قليل الخبرة
bot-level-casual = هاوٍ
bot-level-intermediate = متوسط
bot-level-advanced = متقدم
bot-level-expert = خبير
bot-level-full = القوة الكاملة
stake-per-point = { $unit } لكل نقطة
line-needed = لا اتصال: يصبح هذا ممكنًا من جديد فور عودته.
line-waiting = لم يُرسل بعد: ما فعلته يُرسل فور عودة الاتصال.
moved-rejected_single = عرض استسلام بشوط عادي: رُفض
moved-rejected_gammon = عرض استسلام بمارس: رُفض
moved-rejected_backgammon = عرض استسلام بمارس ثلاثي: رُفض
act-double-detail = إلى { $value }
act-take-detail = على { $asked }
act-drop-detail = خسارة { $refused }
act-accept_resignation-detail = { $resigned }
resigned-wins = الفوز: { $points }
act-beaver-detail = إلى { $beaver }
act-raccoon-detail = إلى { $beaver }
act-otter-detail = إلى { $beaver }
key-escape = رجوع عن كل ما لم يكتمل؛ رجوع من مراجعة النقلات السابقة
key-mouse = تحريك بالزهر الأول؛ بالزر الأيمن: بالزهر الآخر
key-dice = تبديل الزهرين؛ وعند اكتمال الدور: تم
key-drag = تحريك بالزهرين دفعة واحدة
invite-copied = نُسخ. أرسله إلى صديقك.
invite-select = انسخ الرابط المحدَّد وأرسله إلى صديقك.

# Why something is refused
refused-clause = { $text } ({ $clause })
refused-closed = هذه الطاولة مغلقة.
refused-not-seated = هذا متاح للاعبي هذه الطاولة فقط.
refused-seat-taken = هذا المقعد مشغول.
refused-wrong-invitation = هذا المقعد محجوز لمن لديه دعوة.
refused-not-begun = المباراة لم تبدأ بعد.
refused-no-game = لا شوط جارٍ الآن.
refused-match-over = انتهت المباراة.
refused-opponent-left = غادر خصمك.
refused-dice-called = الزهر على وشك أن يُرمى.
refused-time-is-up = كان الوقت قد انتهى.
refused-rules = القواعد لا تسمح بذلك الآن.
refused-not-opened = لا توجد طاولة كهذه.
refused-opened-already = هذه الطاولة موجودة من قبل.
refused-not-allowed = هذا متاح للخادم أو المدير فقط.
refused-nobody = أدخل اسمك أولًا.
refused-seated-already = لك مقعد هنا من قبل.
refused-same-player = لا يمكنك اللعب ضد نفسك.
refused-broken-start = لا يمكن أن يبدأ الشوط الأول بهذه الإعدادات.
refused-ready-already = سبق أن أعلنت استعدادك.
refused-begun-already = المباراة بدأت من قبل.
refused-seats-kept = لا يمكن تبديل المقاعد قبل انتهاء المباراة.
refused-game-on = الشوط لم ينتهِ.
refused-match-not-over = المباراة لم تنتهِ.
refused-no-match = لا مباراة للاستسلام فيها في اللعب بالنقود: استسلم في الشوط أو غادر.
refused-asked-already = سبق أن طلبت ذلك.
refused-rejected-before = رفض خصمك ذلك من قبل؛ يمكنك عرضه مجددًا بعد الرمية التالية.
refused-no-rematch = لم يُعرض أي طلب لمباراة إعادة.
refused-not-that-roll = رمية أخرى تنتظر حلقات سلسلتها.
refused-link-opened = حلقة السلسلة لهذه الرمية مكشوفة من قبل.
refused-no-own-chain = الخادم هو من يكشف حلقات سلسلة هذا المقعد.
deposit-no-own-chain = يمكن إيداع بذرة هنا بعد أن يلتزم هذا المقعد بسلسلة خاصة به.
deposit-not-the-seed = هذه البذرة لا تخص السلسلة التي التزم بها هذا المقعد.
refused-bad-link = حلقة السلسلة هذه لا تطابق ما التزم به هذا المقعد.
refused-another-log = رأى هذا المتصفح مجرى للمباراة غير المسجل هنا.
refused-too-long = نص أو قائمة أطول من المسموح، أو عدد أكبر منه.
refused-chain-too-long = لا تزيد السلسلة على 4,096 حلقة.
dice-alarm-commitment = غيّر الخادم ما التزم به قبل المباراة.
dice-alarm-chains = تغيرت سلاسل هذه المباراة الملتزَم بها بعد بدئها.
dice-alarm-start = طُلبت إحدى حلقات سلسلتك قبل بدء المباراة.
dice-alarm-ahead = طُلبت حلقة السلسلة للرمية { $number } مع أن الرمية التالية هي { $expected }. كان ذلك سيكشف للخادم رميات قادمة.
dice-alarm-log = يعرض الخادم الآن مجرى للمباراة غير الذي عرضه من قبل.
dice-alarm-between = طُلبت الرمية { $number }، وحدث شيء آخر قبل وقوع الزهر.
dice-alarm-twice = طُلبت الرمية { $number } مرة ثانية، من جهة أخرى أو لغرض آخر.
dice-alarm-dice = الزهر على اللوحة غير الزهر في السجل.
dice-alarm-lost = تسلّم الخادم حلقة سلسلتك للرمية { $number } لكنه سجّلها غير مكشوفة.
dice-alarm-escrow = سُجّلت الرمية { $number } على أنها كُشفت من وديعة، لكن هذا المتصفح لم يودع شيئًا.
dice-alarm-proof = سجل الزهر غير متسق: { $fault }
dice-alarm-refused = لن يكشف هذا المتصفح مزيدًا من حلقات السلسلة في هذه المباراة؛ تحل محلها القيمة الافتراضية المنشورة، ويظهر ذلك في السجل.
dice-said = تحذير: { $text }
dice-remark-late = أُرسلت حلقة سلسلتك للرمية { $number } بعد { $seconds } ث من وصول الطلب إلى هذا المتصفح فلم تعد تُحتسب: حلت محلها القيمة الافتراضية المنشورة.
dice-remark-away = { $n ->
    [zero] جرت { $n } رمية وهذا المتصفح غائب: حلت القيمة الافتراضية المنشورة محل حلقات سلسلتك.
    [one] جرت رمية وهذا المتصفح غائب: حلت القيمة الافتراضية المنشورة محل حلقة سلسلتك.
    [two] جرت رميتان وهذا المتصفح غائب: حلت القيمة الافتراضية المنشورة محل حلقتي سلسلتك.
    [few] جرت { $n } رميات وهذا المتصفح غائب: حلت القيمة الافتراضية المنشورة محل حلقات سلسلتك.
    [many] جرت { $n } رمية وهذا المتصفح غائب: حلت القيمة الافتراضية المنشورة محل حلقات سلسلتك.
   *[other] جرت { $n } رمية وهذا المتصفح غائب: حلت القيمة الافتراضية المنشورة محل حلقات سلسلتك.
}
dice-remark-elsewhere = نصيبك من هذا الزهر ليس في هذا المتصفح بل في المتصفح الذي أعلنت فيه استعدادك. هنا تنتظر كل رمية من رمياتك لحظة ثم تستعمل القيمة الافتراضية المنشورة. في المتصفح الآخر يعطيك «المتابعة على جهاز آخر» رابطًا ينقل نصيبك إلى هنا.
dice-remark-house = هذا المتصفح لا يخزّن شيئًا، فيسحب الخادم نصيبك من الزهر أيضًا.
dice-remark-unsure = جرت رميات وهذا المتصفح غائب أكثر مما يمكنه ضمانه: لن يكشف مزيدًا من حلقات السلسلة في هذه المباراة، وتحل محلها القيمة الافتراضية المنشورة.
dice-remark-brought = صار نصيبك من الزهر في هذا المتصفح أيضًا.
dice-right = { $rolls ->
    [zero] فُحص الزهر: الرميات كلها ({ $rolls }) ناتجة عما أُقفل عليه قبل المباراة وحفظه هذا المتصفح.
    [one] فُحص الزهر: الرمية الوحيدة ناتجة عما أُقفل عليه قبل المباراة وحفظه هذا المتصفح.
    [two] فُحص الزهر: الرميتان كلتاهما ناتجتان عما أُقفل عليه قبل المباراة وحفظه هذا المتصفح.
    [few] فُحص الزهر: الرميات كلها ({ $rolls }) ناتجة عما أُقفل عليه قبل المباراة وحفظه هذا المتصفح.
    [many] فُحص الزهر: الرميات كلها ({ $rolls }) ناتجة عما أُقفل عليه قبل المباراة وحفظه هذا المتصفح.
   *[other] فُحص الزهر: الرميات كلها ({ $rolls }) ناتجة عما أُقفل عليه قبل المباراة وحفظه هذا المتصفح.
}
dice-fits = { $rolls ->
    [zero] فُحص الزهر: الرميات كلها ({ $rolls }) توافق السجل. لم يكن هذا المتصفح قد حفظ شيئًا من عنده لمقارنتها به.
    [one] فُحص الزهر: الرمية الوحيدة توافق السجل. لم يكن هذا المتصفح قد حفظ شيئًا من عنده لمقارنتها به.
    [two] فُحص الزهر: الرميتان كلتاهما توافقان السجل. لم يكن هذا المتصفح قد حفظ شيئًا من عنده لمقارنتهما به.
    [few] فُحص الزهر: الرميات كلها ({ $rolls }) توافق السجل. لم يكن هذا المتصفح قد حفظ شيئًا من عنده لمقارنتها به.
    [many] فُحص الزهر: الرميات كلها ({ $rolls }) توافق السجل. لم يكن هذا المتصفح قد حفظ شيئًا من عنده لمقارنتها به.
   *[other] فُحص الزهر: الرميات كلها ({ $rolls }) توافق السجل. لم يكن هذا المتصفح قد حفظ شيئًا من عنده لمقارنتها به.
}
dice-wrong = زهر هذه المباراة لا ينتج عما أُقفل عليه قبلها.
refused-no-dice = الزهر اللازم لهذا مفقود.
refused-too-many-steps = لا تزيد النقلة على أربع حركات.
refused-nothing-changes = لن يغيّر ذلك شيئًا.
refused-no-clock = لا ساعة هنا.
refused-break-between-games = تؤخذ الاستراحات بين الأشواط.
refused-nothing-due = لا شيء مستحق الآن.
refused-not-absent = لم يطل غياب خصمك بما يكفي.
refused-too-fast = طلبات أكثر من اللازم: انتظر لحظة.
refused-not-yours = لا يُسمح لك بذلك.
refused-malformed = لم يفهم الخادم ذلك.
refused-away = لا يستطيع النادي حفظ أي شيء الآن. أعد المحاولة بعد قليل؛ ساعتك متوقفة في هذه الأثناء.
refused-trouble = حدث خلل من جانبنا. أعد المحاولة.
clause-END-08 = يكون الاستسلام بعد إكمال دورك، وبما لا يزيد على أقصى ما قد يكلفه الشوط بعد.
clause-END-09 = لا يزال في وسع رميات قادمة أن تغيّر النتيجة.
clause-MOV-01 = في تلك الخانة حجران أو أكثر للخصم.
clause-MOV-02 = كل رقم حركة قائمة بذاتها، ولا خانة مفتوحة في الطريق يمكن أن يقف عليها هذا الحجر.
clause-MOV-03 = لا يمكن لعب أي من الرقمين وحده.
clause-MOV-05 = يُلعب الدبل أربع مرات على الأكثر.
clause-MOV-06 = لا يجتمع لونان في خانة واحدة.
clause-MOV-07 = يجب لعب الرقمين كليهما.
clause-MOV-08 = إن أمكن لعب رقم واحد فقط فيجب أن يكون الأكبر.
clause-MOV-09 = يجب لعب أكبر عدد ممكن من أرقام الدبل.
clause-MOV-10 = لا تفقد دورك إلا حين لا تكون لك نقلة ممكنة.
clause-HIT-02 = يجب إدخال الأحجار التي على البار أولًا.
clause-HIT-03 = خانة الدخول ليست مفتوحة.
clause-HIT-04 = يجب إدخال أكبر عدد ممكن من الأحجار.
clause-OFF-01 = لا يمكنك الإخراج إلا وكل أحجارك في بيتك.
clause-OFF-02 = يكون الإخراج من الخانة التي تحمل ذلك الرقم.
clause-OFF-03 = يجب أن يتحرك بذلك الرقم حجر من خانة أعلى.
clause-OFF-04 = يكون الإخراج من أعلى خانة لك.
clause-OFF-08 = يجب استعمال الرقمين كليهما عند الإخراج أيضًا.
clause-CUB-02 = المكعب ليس لك، أو أن الزهر قد رُمي.
clause-CUB-03 = لم يُعرض عليك شيء.
clause-CUB-04 = لا يمكنك المضاعفة مرتين متتاليتين.
clause-CUB-06 = يجب الجواب عن المضاعفة أولًا.
clause-CUB-15 = هذا الجواب غير موجود في هذه القواعد.
clause-CUB-17 = لا تسمح هذه القواعد بالمضاعفة عند هذه النتيجة.
clause-MAT-02 = لا مضاعفة في شوط كروفورد.
clause-MAT-04 = بعد شوط كروفورد لا يضاعف المتأخر قبل دوره الثالث.
clause-SET-07 = رمية البداية تحدد من يبدأ.
clause-SET-08 = ارمِ أولًا.
clause-IRR-01 = النقلة المعروضة قانونية وتبقى قائمة.
clause-IRR-02 = انتهى الدور.
clause-IRR-05 = ليس دورك.
clause-OPT-03 = هذا غير موجود في لعب المباريات.

# Settings
set-group-board = اللوحة
set-group-auto = اللعب التلقائي
set-group-sound = الأصوات
set-group-voice = القراءة بصوت مسموع
set-board = اللوحة
set-board-noce = Noce (جوز)
set-board-lavagna = Lavagna (أردواز)
set-board-chiaro = Chiaro (تباين عالٍ)
set-board-panno = Panno (جوخ أخضر)
set-board-marmo = Marmo (رخام)
set-board-lacca = Lacca (لك وذهب)
set-look = المظهر
set-look-system = مظهر النظام
set-look-light = فاتح
set-look-dark = داكن
set-numbers = أرقام الخانات
set-numbers-own = لكلٍّ من بيته
set-numbers-absolute = واحدة للاعبَين (تُكتب النقلات من البيت)
set-home = البيت
set-home-right = يمين
set-home-left = يسار
set-colour = أحجارك
set-colour-light = فاتحة
set-colour-dark = داكنة
set-speed = الحركة
set-speed-slow = بطيئة
set-speed-normal = عادية
set-speed-fast = سريعة
set-speed-quick = سريعة جدًا
set-speed-none = بلا حركة
set-arrows = إظهار آخر نقلة
set-pips = إظهار مجموع الخطوات
set-clocks = إظهار الساعات
set-autoForced = لعب الأدوار الإجبارية كليًا
set-autoPass = متابعة حين لا توجد نقلة ممكنة
set-autoRoll = رمي حين لا تمكن المضاعفة
set-autoBearOff = إخراج الأحجار بعد انتهاء التماس
set-fastForward = تسريع عند الإغلاق التام
set-confirmDouble = تأكيد المضاعفة
set-soundRoll = الزهر
set-soundChecker = الأحجار
set-soundHit = الضرب
set-soundOff = الإخراج
set-soundCube = المكعب
set-soundClock = قرب نفاد الوقت
set-soundTurn = دورك
set-sayRolls = الرميات
set-sayRolls-full = مع عدد النقلات
set-sayRolls-short = الزهر فقط
set-sayRolls-none = إيقاف
set-sayPlays = نقلات الخصم
set-sayPlays-full = الاسم والرمية والنقلة
set-sayPlays-short = النقلة فقط
set-sayPlays-none = إيقاف

# Keys
key-go = رمي، تم، التالي
key-undo = تراجع عن حركة
key-undo-all = تراجع عن الدور كله
key-double = مضاعفة
key-take = قبول
key-drop = رفض
key-beaver = بيفر، راكون، أوتر
key-swap = تبديل الزهرين
key-flip = قلب اللوحة
key-list = سرد النقلات القانونية؛ رقم ثم Enter يلعب إحداها
key-last = إظهار آخر نقلة من جديد
key-clocks = إظهار الساعات أو إخفاؤها
key-pips = إظهار مجموع الخطوات أو إخفاؤه
key-quadrants = قراءة اللوحة ربعًا ربعًا
key-type = كتابة نقلة ثم Enter
key-replay = التنقل في الشوط خطوة خطوة
key-board = إلى اللوحة
key-help = هذه القائمة
key-bell = إلى الجرس وإشعاراتك

# Consultation doubles: two who share a side
pair-title = ثنائيكما
pair-hand = الزهر: { $who }
pair-away = غير متصل: { $who }
pair-dice = { $you ->
    [true] الزهر معك، والقرار عن جهتك لك.
   *[false] الزهر والقرار عن الجهة مع { $who }.
}
pair-private = لا يقرأ هذا سواكما.
pair-come-back = العودة وأخذ الزهر
pair-leave = مغادرة (يستمر اللعب مع { $who })
pair-left = مغادرة { $who }. تواصل اللعب وحدك؛ والعودة ممكنة.
pair-you-left = غادرت، واللعب مستمر مع { $who }. يمكنك العودة.
pair-away-note = اتصال { $who } مقطوع. يمكنك أخذ الزهر.
pair-links-away = متصفح { $who } هو من يكشف نصيب جهتكما من الزهر: ما دام غائبًا تستغرق كل رمية وقتًا أطول قليلًا.
act-take_dice = أخذ الزهر
act-give_dice = إعطاء الزهر إلى { $who }
act-advise = الكتابة إلى شريكك
status-advise = دور { $who } في لعب { $roll }. حرّك الأحجار لتعرض نقلة على { $who }.
status-advise-ready = اعرض هذه النقلة على { $who }، أو تراجع عنها.
say-dice = { $you ->
    [true] الزهر معك.
   *[false] الزهر مع { $who }.
}
say-partner-left = مغادرة { $who }.
say-partner-back = عودة { $who }.
talk-you = أنت
key-talk = الكتابة إلى شريكك
key-dice-hand = أخذ الزهر، أو إعطاؤه لشريكك
refused-no-partner = لا شريك لك على هذه الطاولة.
refused-partner-has-dice = الزهر مع شريكك. خذه لتلعب.
refused-partner-missing = شريكك ليس على الطاولة.
refused-bot-in-pair = الروبوت يلعب وحده: الثنائي شخصان.
refused-bad-text = اكتب من حرف واحد إلى 500 حرف.

# What a side says among itself, here and in a chouette
talk-none = لم يقل أحد شيئًا بعد.
talk-label-partner = كلمة إلى شريكك
talk-play-this = لعب هذه
talk-send = إرسال
talk-show = إظهار على اللوحة
talk-hide = إخفاء
act-advise_play = عرض هذه النقلة
act-propose = اقتراح
said-advice = نصيحة { $who }: { $text }

# The tutor

knob-tutor = المدرّب
act-take_back = تراجع عن النقلة
key-hint = تلميح
key-take-back = تراجع عن النقلة
tutor-title = هل تقصد ذلك؟
tutor-costs =
    { $kind ->
        [play] هذه النقلة تخسر { $loss }.
       *[decision] هذا القرار يخسر { $loss }.
    }
tutor-anyway =
    { $kind ->
        [play] لعبها رغم ذلك
       *[other] تنفيذ رغم ذلك
    }
tutor-show = إظهار الأفضل
tutor-again = اختيار من جديد
tutor-hint = تلميح
tutor-hint-title = أفضل النقلات
tutor-hint-play = { $play } { $loss }
tutor-back = عودة إلى الطاولة
tutor-taken-back =
    { $n ->
        [0] لم يُتراجَع عن شيء في هذه المباراة.
        [one] جرى التراجع مرة واحدة في هذه المباراة.
        [two] جرى التراجع مرتين في هذه المباراة.
        [few] جرى التراجع { $n } مرات في هذه المباراة.
        [many] جرى التراجع { $n } مرة في هذه المباراة.
       *[other] جرى التراجع { $n } مرة في هذه المباراة.
    }
tutor-cube-no_double = لا تضاعف.
tutor-cube-double = ضاعف.
tutor-cube-too_good = وضعك أقوى من أن تضاعف: واصل اللعب.
tutor-cube-take = اقبل.
tutor-cube-drop = ارفض.
tutor-cube-beaver = بيفر.
tutor-cube-figures = بلا مضاعفة { $wait }، مضاعفة وقبول { $take }، مضاعفة ورفض { $drop }
tutor-away = لا يمكن سؤال المدرّب الآن؛ يستمر الشوط من دونه.
say-taken-back = جرى التراجع.
with-tutor = مع مدرّب
refused-no-tutor = لا مدرّب لك على هذه الطاولة.
refused-nothing-to-take-back = لا شيء في هذا الشوط يُتراجَع عنه.
refused-not-for-tutor = المدرّب يساعد شخصًا واحدًا ضد روبوت: بلا ساعة، وبلا نقود، وبنقلات قانونية فقط.
refused-tutor-rests = تلعب الآن ضد أشخاص: لا يقول المدرّب شيئًا حتى ينتهي ذلك.
refused-nothing-to-advise = لا شيء تقرره الآن.

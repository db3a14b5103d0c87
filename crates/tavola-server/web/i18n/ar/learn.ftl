# Questions about positions

question-play = كيف تلعب هذه الرمية؟
question-double = الدور لك قبل الرمي. هل تضاعف؟
question-take = عُرض عليك المكعب. هل تقبل؟
question-roll = الرمية { $roll }.
question-money = لعب بالنقود.
question-match =
    { $crawford ->
        [yes] مباراة حتى { $length }، { $yours }–{ $theirs }، شوط كروفورد.
       *[no] مباراة حتى { $length }، { $yours }–{ $theirs }.
    }
question-cube =
    { $whose ->
        [yours] المكعب على { $value }، معك.
        [theirs] المكعب على { $value }، مع الخصم.
       *[middle] المكعب على { $value }، في الوسط.
    }
question-pips = الخطوات: لك { $yours }، وللخصم { $theirs }
question-by-hand = حرّك الأحجار على اللوحة، أو اكتب النقلة.
question-write = نقلتك
question-answer = إجابة
question-list = اختيار من كل النقلات
question-answer-double = مضاعفة
question-answer-wait = بلا مضاعفة
question-answer-take = قبول
question-answer-drop = رفض
question-tolerance = كل إجابة تخسر { $loss } أو أقل تُعدّ صحيحة.
question-best = هذا هو الأفضل.
question-right = صحيح: يخسر { $loss }.
question-wrong = غير صحيح: يخسر { $loss }.

# The quiz of one’s own errors

quiz-title = أخطاؤك
quiz-own = كان هذا قرارك في إحدى مبارياتك، وكان خطأ.
quiz-progress = { $due ->
    [zero] { $due } بطاقة مستحقة
    [one] بطاقة واحدة مستحقة
    [two] بطاقتان مستحقتان
    [few] { $due } بطاقات مستحقة
    [many] { $due } بطاقة مستحقة
   *[other] { $due } بطاقة مستحقة
}، من أصل { $all }؛ المستبعدة { $retired }.
quiz-skip = اسألني لاحقًا
quiz-retire = لا تسألني هذا بعد الآن
quiz-made = في المباراة اخترت { $made }، وخسر ذلك { $loss }.
quiz-next = المرة القادمة بعد { $when }.
quiz-wait =
    { $unit ->
        [minutes] { $n ->
            [zero] { $n } دقيقة
            [one] دقيقة واحدة
            [two] دقيقتين
            [few] { $n } دقائق
            [many] { $n } دقيقة
           *[other] { $n } دقيقة
        }
        [hours] { $n ->
            [zero] { $n } ساعة
            [one] ساعة واحدة
            [two] ساعتين
            [few] { $n } ساعات
            [many] { $n } ساعة
           *[other] { $n } ساعة
        }
       *[days] { $n ->
            [zero] { $n } يوم
            [one] يوم واحد
            [two] يومين
            [few] { $n } أيام
            [many] { $n } يومًا
           *[other] { $n } يوم
        }
    }
quiz-on = متابعة
quiz-match = عرضها في المباراة
quiz-empty = لا بطاقات بعد. تُحلَّل مبارياتك المنتهية في الخلفية، ويصير كل خطأ لك بطاقة: تُسأل عنه من جديد، أبكر حيث تنسى وأبعد حيث تتذكر.
quiz-done = لا بطاقة مستحقة الآن.
quiz-reset-title = البدء من جديد
quiz-reset-note = تُنشأ كل البطاقات من جديد وتُستحق في الحال، حتى ما استبعدته منها.
quiz-reset = نسيان كل المواعيد
own-level = { $n ->
    [zero] معدل أدائك (PR) هو { $rating } في { $n } قرار
    [one] معدل أدائك (PR) هو { $rating } في قرار واحد
    [two] معدل أدائك (PR) هو { $rating } في قرارين
    [few] معدل أدائك (PR) هو { $rating } في { $n } قرارات
    [many] معدل أدائك (PR) هو { $rating } في { $n } قرارًا
   *[other] معدل أدائك (PR) هو { $rating } في { $n } قرار
}: قوة تقارب المستوى { $level }.

# The position of the day

daily-title = وضع اليوم
daily-note = من مباراة لُعبت في هذا النادي؛ أخطأ فيه أحدهم. يجيب كل واحد مرة ثم يرى ما اختاره الناس.
daily-empty = لا وضع اليوم: لم تُحلَّل مباريات النادي المنتهية بعد. العب واحدة وحللها.
daily-none = لم يكن لذلك اليوم وضع.
daily-shares = ما اختاره الناس
daily-nobody = لم يجب أحد.
daily-answer = إجابة
daily-chosen = الناس
daily-before = اليوم السابق
daily-today = وضع هذا اليوم
daily-rule = يُسحب الوضع حسب التاريخ من الأخطاء بين 0.040 و0.250 في آخر مباريات النادي المحلَّلة؛ ولا تظهر الأسماء.
refused-day-is-over = لا يمكن الإجابة عن هذا الوضع إلا في يومه.

# On the start page

start-learn-title = التعلّم
start-learn = أخطاؤك على هيئة أسئلة، ووضع يجيب عنه الجميع اليوم.
level-own = بقوتي أنا
level-own-note = { $rating } في { $n ->
    [zero] { $n } قرار
    [one] قرار واحد
    [two] قرارين
    [few] { $n } قرارات
    [many] { $n } قرارًا
   *[other] { $n } قرار
}
refused-no-own-level = لم يُحلَّل ما يكفي من قراراتك بعد. أنهِ مباراة وحللها، أو اختر مستوى.

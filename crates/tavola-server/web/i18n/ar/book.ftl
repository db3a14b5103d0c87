# The rules as a book, the rulebook, boards in a text.

book-title = قواعد طاولة الزهر
book-lead = اللعبة كلها محكيّة للقراء: من النقلة الأولى إلى الشويت والساعة والبطولة. ويمكن اللعب على كل لوحة.
book-contents = المحتويات
book-search = البحث في القواعد
book-search-go = بحث
book-found = { $n ->
    [0] لم يُعثر على شيء. جرّب كلمة أخرى أو كلمات أقل.
    [one] موضع واحد.
    [two] موضعان.
    [few] { $n } مواضع.
    [many] { $n } موضعًا.
   *[other] { $n } موضع.
}
book-whole = الكتاب كله في صفحة واحدة
book-whole-note = للطباعة، أو للحفظ بصيغة PDF عن طريق الطباعة
book-print = طباعة أو حفظ بصيغة PDF
book-paper-lead = اللعبة كلها محكيّة للقراء: من النقلة الأولى إلى الشويت والساعة والبطولة.
book-paper-after = استنادًا إلى خمسة نصوص لآخرين:
book-paper-galore = Backgammon Galore، لتوم كيث (Tom Keith، www.bkgm.com)
book-paper-italian = Le regole del Backgammon، لروبرتو غوبّو (Roberto Gobbo، www.backgammon.it)
book-paper-room = Tavola reale، قواعد صالة لعب إيطالية على الإنترنت
book-paper-club = Regole del chouette، من موقع أحد الأندية
book-paper-manual = دليل إيطالي للقواعد والبطولات، لمؤلف غير مذكور
book-paper-own = الجمل والرسوم من عندنا. والفصل الأخير، «المصادر والشكر»، يقول ما قدّمه كل نص وأين تختلف النصوص. أما الأسماء مثل MOV-07 فهي أسماء بنود القواعد في آخر الكتاب.
book-figures = مواضع رسوم المصادر
book-onward = قبل وبعد
book-before = السابق
book-after = التالي
rulebook-title = القواعد بندًا بندًا
rulebook-note = ما تسميه حالات الرفض والقرارات
rulebook-lead = كل قاعدة تعمل بها Tavola، ولكل واحدة اسم. الحروف بين القوسين تسمي المصدر الذي جاءت منه.
rulebook-told = يحكي الكتاب عنها هنا:

# Boards in a text
figure-check = هل هذا قانوني؟
figure-back = تراجع
figure-again = من البداية
figure-open = فتح في غرفة الدراسة
figure-legal = هذا قانوني.
figure-right = صحيح.
figure-wrong = ليس كذلك.
figure-cube-roll = بلا مضاعفة
figure-cube-take = مضاعفة – الآخر يقبل
figure-cube-pass = مضاعفة – الآخر يرفض
figure-cube-does-double = هنا يُضاعَف.
figure-cube-does-redouble = هنا تُعاد المضاعفة.
figure-cube-does-no-double = ما زال الوقت مبكرًا للمضاعفة.
figure-cube-does-too-good = هنا يستمر اللعب بلا مضاعفة: المكسب المنتظر أكبر مما يدفعه الآخر.
figure-cube-then-take = بعد المضاعفة يقبل الآخر.
figure-cube-then-pass = بعد المضاعفة يرفض الآخر.
figure-cube-then-beaver = بعد المضاعفة يلعب الآخر بيفر.

# Articles
articles-title = مقالات
articles-lead = عن رميات البداية ونوافذ المضاعفة، وعن الشويت والقرعة العادلة، بقلم النادي وأعضائه. كل رقم في مقالات النادي حاكاه محركه أو عدّه، ويمكن اللعب على كل لوحة.
articles-all = الكل
articles-none = لا مقالة من هذا النوع.
articles-shelves = المقالات حسب الموضوع والسنة
articles-feed = خلاصة (Atom)
articles-more = كل المقالات
articles-older = أقدم
articles-newer = أحدث
date-long = { $day } { $month } { $year }
month-1 = يناير
month-2 = فبراير
month-3 = مارس
month-4 = أبريل
month-5 = مايو
month-6 = يونيو
month-7 = يوليو
month-8 = أغسطس
month-9 = سبتمبر
month-10 = أكتوبر
month-11 = نوفمبر
month-12 = ديسمبر
articles-tag-back-game = اللعب الخلفي
articles-tag-bot = الروبوت
articles-tag-checker-play = لعب الأحجار
articles-tag-chouette = الشويت
articles-tag-cube = المكعب
articles-tag-dice = الزهر
articles-tag-direction = إدارة البطولات
articles-tag-engine = المحرك
articles-tag-fairness = العدالة
articles-tag-match-play = لعب المباريات
articles-tag-opening = الافتتاح
articles-tag-race = السباق
articles-tag-strategy = الاستراتيجية
articles-tag-tournament = البطولات

# Papers of the house
nav-house = هذا النادي
nav-about = من نحن
nav-privacy = الخصوصية
nav-terms = الشروط

# The lessons' own buttons
lessons-done = أُنجز
lesson-over = انتهى هذا الدرس
lesson-play = شوطك الأول ضد الروبوت
lesson-answer = الجواب
lesson-done = تم
lesson-on = متابعة
lesson-number = رقمك:
lesson-say-none = لا شيء يُلعب
lesson-say-some = يوجد ما يُلعب
lesson-say-double = مضاعفة
lesson-say-roll = رمي
lesson-say-take = قبول
lesson-say-drop = رفض
host-is = يدير هذا النادي
host-unnamed = لم يذكر من يديرون هذا النادي هنا من هم.
host-reached = للتواصل معهم:
host-unreachable = لم يتركوا عنوانًا هنا: اسأل من أعطاك عنوان هذا النادي.

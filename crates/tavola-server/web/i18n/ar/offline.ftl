# Playing against the bot without a server.

nav-offline = اللعب دون اتصال
offline-title = اللعب دون اتصال
offline-about = يلعب الروبوت في متصفحك، وتُحفظ المباراة فيه. بعد فتح هذه الصفحة مرة لا حاجة إلى شبكة.
offline-script = تحتاج هذه الصفحة إلى JavaScript وWebAssembly.
offline-loading = جارٍ تحميل المحرك…
offline-broken = لا يستطيع المحرك العمل هنا: { $why }
offline-ready = المحرك جاهز.
offline-kept = جاهز للاستعمال بلا شبكة.
offline-length = الطول
offline-match = { $points ->
    [zero] { $points } نقطة
    [one] نقطة واحدة
    [two] نقطتان
    [few] { $points } نقاط
    [many] { $points } نقطة
   *[other] { $points } نقطة
}
offline-money = لعب بالنقود
offline-begin = لعب
offline-you = أنت
offline-bot = روبوت، { $level }
offline-rules = { $points ->
    [0] لعب بالنقود
   *[other] مباراة حتى { $points }
  }
offline-new = مباراة جديدة
offline-new-sure = المباراة الجارية تُترك وتُنسى.
offline-new-yes = تركها
offline-back = عودة إلى اللوحة
offline-full = لا يحفظ هذا المتصفح مزيدًا من البيانات: تضيع المباراة إن أُغلقت الصفحة.
offline-elsewhere = المباراة مستمرة في تبويب آخر.
offline-judging = جارٍ النظر إلى الأمام، { $plies ->
    [zero] { $plies } رمية
    [one] رمية واحدة
    [two] رميتان
    [few] { $plies } رميات
    [many] { $plies } رمية
   *[other] { $plies } رمية
}: { $done } من { $all ->
    [zero] { $all } سطر
    [one] سطر واحد
    [two] سطرين
    [few] { $all } أسطر
    [many] { $all } سطرًا
   *[other] { $all } سطر
}.
offline-deeper = النظر رميتين إلى الأمام
offline-no-game = لم يُلعب شوط حتى نهايته بعد.
offline-damaged = تعذّرت قراءة المباراة المحفوظة فوُضعت جانبًا: { $why }
offline-file-title = تحليل مباراة
offline-file-note = تُحلَّل في هذا المتصفح مباراة بصيغة .mat أو .txt أو .sgf أو .json، برميتين إلى الأمام ثم ثلاث. لا يُرسل شيء. ملفات .xg من XG تحتاج إلى الخادم: استوردها في «الدراسة».
offline-file = مباراة من ملف
offline-file-long = لا يزيد الملف على { $most } MB.
offline-file-xg = ملفات eXtreme Gammon (.xg) تحتاج إلى الخادم: استوردها ضمن مبارياتك. هنا تُقرأ .mat و.sgf و.json.
offline-another = مباراة أخرى
offline-no-match = هذه ليست مباراة يمكن قراءتها هنا: { $why }

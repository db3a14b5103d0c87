# The lobby: seeks, quick pairing, what goes on. Used by the server only.

lobby-quick-title = Joacă acum cu cineva
lobby-quick-note = Un meci live: { $clock }. O apăsare caută, alta oprește. Între jucători înregistrați contează la rating.
lobby-points = { $n ->
    [one] Un punct
    [few] { $n } puncte
   *[other] { $n } de puncte
}
lobby-quick-nobody = Caută
lobby-quick-one = { $who } așteaptă
lobby-quick-many = așteaptă { $n }
lobby-quick-withdraw = În așteptare: oprește
lobby-you-seek = Cauți:
lobby-waited = Așteaptă de
lobby-neighbour = { $n ->
    [one] { $who } așteaptă un meci până la un punct.
    [few] { $who } așteaptă un meci până la { $n } puncte.
   *[other] { $who } așteaptă un meci până la { $n } de puncte.
}
lobby-join = Intră
lobby-withdraw = Oprește căutarea
lobby-stands = Anunțul rămâne două săptămâni, fie că ești aici sau nu.
lobby-meanwhile = Joacă între timp cu botul
lobby-meanwhile-note = Anunțul rămâne: primești chemarea la masă.
lobby-noscript = Fără JavaScript, pagina se reîncarcă singură cât cauți.
lobby-clock = { $minutes } min pe punct, { $seconds } s pe rând
lobby-unhurried = fără grabă
lobby-no-clock = fără ceas
lobby-range = rating la cel mult { $n } diferență
lobby-title = Sală
lobby-here = { $n ->
    [0] Acum nu e nimeni altcineva aici
    [one] Acum e aici o persoană
    [few] Acum sunt aici { $n } persoane
   *[other] Acum sunt aici { $n } de persoane
}
lobby-seeks-title = Caută adversar
lobby-seeks-none = Acum nu caută nimeni.
lobby-seeks-add = Caută în condițiile tale
lobby-tables-title = Mese în joc
lobby-tables-none = Acum nu e nicio masă de privit.
lobby-chouettes-title = Chouette deschise
lobby-chouettes-none = Acum nu e nicio chouette deschisă.
lobby-events-none = Acum nu e niciun turneu.
lobby-events-add = Deschide un turneu
lobby-players = { $n ->
    [one] Un jucător
    [few] { $n } jucători
   *[other] { $n } de jucători
}
lobby-strip-then = acum 24 de ore
lobby-strip-now = acum
lobby-strip-empty = Prea puține vizite ca să se știe când vine lumea
lobby-strip-busiest = { $n ->
    [0] De obicei, cea mai multă lume vine cam acum
    [one] De obicei, cea mai multă lume vine cam peste o oră
    [few] De obicei, cea mai multă lume vine cam peste { $n } ore
   *[other] De obicei, cea mai multă lume vine cam peste { $n } de ore
}
lobby-called-title = Cineva te așteaptă
lobby-called = { $who } este la masă.
lobby-called-note = Dacă nu vii în 30 de secunde, masa se închide. Nu contează la nimic.
lobby-called-rated = Dacă nu vii în 30 de secunde, masa se închide și nu se schimbă niciun rating. Dacă lipsești des, aștepți până la următorul meci cu rating.
lobby-called-go = La masă
lobby-called-stay = Nu acum
lobby-gone = Cineva a fost mai rapid sau anunțul a fost retras. Alege altul.
lobby-own = Anunțul este al tău. Nu poți juca împotriva ta.
lobby-too-many = Acum sunt destule anunțuri. Intră la unul sau retrage unul de-al tău.
lobby-not-rated-they = Acest jucător nu poate juca acum pe rating. Cere un meci fără rating.
lobby-not-rated = Acum nu poți juca pe rating. Alege un meci fără rating.

lobby-asks-title = Provocări și întâlniri
lobby-agreed = Joci cu { $who }
lobby-challenged = Ai trimis o provocare: { $who }
lobby-proposed = Ai cerut un meci: { $who }
lobby-challenges-you = { $who } te provoacă
lobby-proposes = { $who } îți cere un meci
lobby-act-accept = Acceptă
lobby-act-decline = Refuză
lobby-act-take_back = Retrage
lobby-date-cancel = Anulează întâlnirea
lobby-act-begin = La masă
lobby-reason = Motiv
lobby-reason-none = Fără motiv
lobby-reason-later = Altă dată
lobby-reason-shorter = Un meci mai scurt
lobby-reason-longer = Un meci mai lung
lobby-reason-clock = Alt ceas
lobby-reason-rules = Alte reguli
lobby-choices = Cine te poate provoca și când ți se spune
lobby-challenged-by = Provocări de la
lobby-challenged-by-anybody = Oricine
lobby-challenged-by-registered = Jucători înregistrați
lobby-challenged-by-near = Jucători înregistrați la cel mult 300 de puncte de rating
lobby-challenged-by-nobody = Nimeni
lobby-alerts = Anunță-mă când cineva caută adversar, de cel mult trei ori pe zi
lobby-choices-keep = Salvează
lobby-challenge-over = Provocarea nu mai este valabilă.
lobby-challenge-early = Te poți așeza cu 15 minute înainte de oră.
lobby-challenge-nobody = Acest jucător nu primește provocări acum.
lobby-challenge-registered = Acest jucător primește provocări doar de la jucători înregistrați.
lobby-challenge-near = Acest jucător primește provocări doar de la jucători înregistrați la cel mult 300 de puncte de rating.
lobby-too-many-challenges = Ai provocat mulți oameni în ultima vreme. Așteaptă întâi răspunsurile.
lobby-no-such-player = Niciun jucător nu are acest nume. Verifică cum e scris.
challenges-title = Provocări
challenges-lead = Alege un jucător și condițiile. I se spune și răspunde când vrea.
choose-anybody = Oricine: caută în sală
choose-anybody-note = Fără ceas și în ritm fără grabă, anunțul rămâne două săptămâni.
choose-named = Un jucător, după nume
knob-whom = Numele jucătorului
knob-whom-note = Doar când provoci pe cineva.
knob-range = Ratingul adversarului
knob-range-note = Doar când cauți în sală.
knob-range-any = Oricare
table-next-week = Aceeași oră săptămâna viitoare
table-next-week-asked = Ai cerut un meci la aceeași oră săptămâna viitoare. Adversarul este anunțat, iar tu vei afla ce răspunde.

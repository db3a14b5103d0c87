# The lobby: seeks, quick pairing, what goes on. Used by the server only.

lobby-quick-title = Igraj odmah s nekim
lobby-quick-note = Meč uživo: { $clock }. Jedan pritisak traži protivnika, drugi to povlači. Među registriranim igračima računa se za rejting.
lobby-points = { $n ->
    [one] { $n } bod
    [few] { $n } boda
   *[other] { $n } bodova
}
lobby-quick-nobody = Traži
lobby-quick-one = Čeka: { $who }
lobby-quick-many = Čeka ih { $n }
lobby-quick-withdraw = Čekaš: prekini
lobby-you-seek = Tražiš:
lobby-waited = Čeka se
lobby-neighbour = { $n ->
    [one] { $who } čeka meč do { $n } boda.
    [few] { $who } čeka meč do { $n } boda.
   *[other] { $who } čeka meč do { $n } bodova.
}
lobby-join = Prihvati
lobby-withdraw = Prestani tražiti
lobby-stands = Ovaj oglas stoji dva tjedna, bez obzira na to jesi li tu.
lobby-meanwhile = Igraj dotad protiv bota
lobby-meanwhile-note = Tvoj oglas ostaje: dobit ćeš poziv za stol.
lobby-noscript = Bez podrške za JavaScript ova se stranica sama ponovno učitava dok tražiš.
lobby-clock = { $minutes } min po bodu, { $seconds } s po potezu
lobby-unhurried = bez žurbe
lobby-no-clock = bez sata
lobby-range = rejting do { $n } razlike
lobby-title = Predvorje
lobby-here = { $n ->
    [0] Sada ovdje nema nikoga drugog
    [one] Sada je ovdje još { $n } osoba
    [few] Sada su ovdje još { $n } osobe
   *[other] Sada je ovdje još { $n } osoba
}
lobby-seeks-title = Traže protivnika
lobby-seeks-none = Trenutačno nitko ne traži.
lobby-seeks-add = Traži po svojim uvjetima
lobby-tables-title = Stolovi u igri
lobby-tables-none = Trenutačno nema stola za gledanje.
lobby-chouettes-title = Otvoreni chouettei
lobby-chouettes-none = Trenutačno nema otvorenog chouettea.
lobby-events-none = Trenutačno nema turnira.
lobby-events-add = Otvori turnir
lobby-players = { $n ->
    [one] { $n } igrač
    [few] { $n } igrača
   *[other] { $n } igrača
}
lobby-strip-then = prije 24 sata
lobby-strip-now = sada
lobby-strip-empty = Još premalo posjeta da bi se reklo kad ljudi dolaze
lobby-strip-busiest = { $n ->
    [0] Gužva je obično baš sada
    [one] Gužva je obično za oko { $n } sat
    [few] Gužva je obično za oko { $n } sata
   *[other] Gužva je obično za oko { $n } sati
}
lobby-called-title = Netko te čeka
lobby-called = { $who } je za stolom.
lobby-called-note = Ako ne dođeš za 30 sekundi, stol se zatvara. To se ne računa ni za što.
lobby-called-rated = Ako ne dođeš za 30 sekundi, stol se zatvara i ne računa se za rejting. Tko često ne dolazi, čeka prije sljedećeg meča za rejting.
lobby-called-go = Za stol
lobby-called-stay = Ne sada
lobby-gone = Netko je bio brži ili je oglas povučen. Odaberi drugi.
lobby-own = Ovaj je oglas tvoj. Ne možeš igrati protiv sebe.
lobby-too-many = Trenutačno ima dovoljno oglasa. Prihvati neki ili povuci svoj.
lobby-not-rated-they = Ovaj igrač sada ne može igrati za rejting. Zatraži meč koji se ne računa.
lobby-not-rated = Sada ne možeš igrati za rejting. Odaberi meč koji se ne računa.

lobby-asks-title = Izazovi i termini
lobby-agreed = Igraš protiv: { $who }
lobby-challenged = Tvoj izazov: { $who }
lobby-proposed = Tvoj prijedlog za meč: { $who }
lobby-challenges-you = { $who } te izaziva
lobby-proposes = { $who } ti predlaže meč
lobby-act-accept = Prihvati
lobby-act-decline = Odbij
lobby-act-take_back = Povuci
lobby-date-cancel = Otkaži termin
lobby-act-begin = Za stol
lobby-reason = Razlog
lobby-reason-none = Bez razloga
lobby-reason-later = Drugi put
lobby-reason-shorter = Kraći meč
lobby-reason-longer = Dulji meč
lobby-reason-clock = Drugi sat
lobby-reason-rules = Druga pravila
lobby-choices = Tko te smije izazvati i kad ti se javlja
lobby-challenged-by = Izazovi od
lobby-challenged-by-anybody = Svih
lobby-challenged-by-registered = Registriranih igrača
lobby-challenged-by-near = Registriranih igrača do 300 bodova rejtinga razlike
lobby-challenged-by-nobody = Nikoga
lobby-alerts = Javi mi kad netko traži protivnika, najviše triput na dan
lobby-choices-keep = Spremi
lobby-challenge-over = Taj izazov više ne vrijedi.
lobby-challenge-early = Za stol možeš od 15 minuta prije dogovorenog vremena.
lobby-challenge-nobody = Ovaj igrač sada ne prima izazove.
lobby-challenge-registered = Ovaj igrač prima izazove samo od registriranih igrača.
lobby-challenge-near = Ovaj igrač prima izazove samo od registriranih igrača do 300 bodova rejtinga razlike.
lobby-too-many-challenges = U zadnje vrijeme mnogo je tvojih izazova. Prvo pričekaj odgovore.
lobby-no-such-player = Nijedan igrač nema to ime. Provjeri kako se piše.
challenges-title = Izazovi
challenges-lead = Odaberi igrača i uvjete. Igraču se javlja, a odgovara kad želi.
choose-anybody = Bilo tko: oglas u predvorju
choose-anybody-note = Bez sata i bez žurbe oglas stoji dva tjedna.
choose-named = Određeni igrač, po imenu
knob-whom = Ime igrača
knob-whom-note = Samo kad izazivaš igrača.
knob-range = Rejting protivnika
knob-range-note = Samo kad tražiš u predvorju.
knob-range-any = Bilo koji
table-next-week = Isto vrijeme sljedeći tjedan
table-next-week-asked = Predložen je meč u isto vrijeme sljedeći tjedan. Protivniku se to javlja, a tebi se javlja odgovor.

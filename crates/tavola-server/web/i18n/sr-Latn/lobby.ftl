# The lobby: seeks, quick pairing, what goes on. Used by the server only.

lobby-quick-title = Igraj odmah s nekim
lobby-quick-note = Meč uživo: { $clock }. Jedan pritisak traži protivnika, drugi to povlači. Među registrovanim igračima računa se za rejting.
lobby-points = { $n ->
    [one] { $n } poen
    [few] { $n } poena
   *[other] { $n } poena
}
lobby-quick-nobody = Traži
lobby-quick-one = Čeka: { $who }
lobby-quick-many = Čeka ih { $n }
lobby-quick-withdraw = Čekate: prekini
lobby-you-seek = Tražite:
lobby-waited = Čeka se
lobby-neighbour = { $n ->
    [one] { $who } čeka meč do { $n } poena.
    [few] { $who } čeka meč do { $n } poena.
   *[other] { $who } čeka meč do { $n } poena.
}
lobby-join = Prihvati
lobby-withdraw = Prestani da tražiš
lobby-stands = Ovaj oglas stoji dve nedelje, bili vi tu ili ne.
lobby-meanwhile = Igraj dotle protiv bota
lobby-meanwhile-note = Vaš oglas ostaje: bićete pozvani za sto.
lobby-noscript = Bez podrške za JavaScript ova stranica se sama ponovo učitava dok tražite.
lobby-clock = { $minutes } min po poenu, { $seconds } s po potezu
lobby-unhurried = bez žurbe
lobby-no-clock = bez sata
lobby-range = rejting do { $n } razlike
lobby-title = Predvorje
lobby-here = { $n ->
    [0] Sada ovde nema nikog drugog
    [one] Sada je ovde još { $n } osoba
    [few] Sada su ovde još { $n } osobe
   *[other] Sada je ovde još { $n } osoba
}
lobby-seeks-title = Traže protivnika
lobby-seeks-none = Trenutno niko ne traži.
lobby-seeks-add = Traži po svojim uslovima
lobby-tables-title = Stolovi u igri
lobby-tables-none = Trenutno nema stola za gledanje.
lobby-chouettes-title = Otvoreni šueti
lobby-chouettes-none = Trenutno nema otvorenog šueta.
lobby-events-none = Trenutno nema turnira.
lobby-events-add = Otvori turnir
lobby-players = { $n ->
    [one] { $n } igrač
    [few] { $n } igrača
   *[other] { $n } igrača
}
lobby-strip-then = pre 24 sata
lobby-strip-now = sada
lobby-strip-empty = Još premalo poseta da bi se reklo kad ljudi dolaze
lobby-strip-busiest = { $n ->
    [0] Gužva je obično baš sada
    [one] Gužva je obično za oko { $n } sat
    [few] Gužva je obično za oko { $n } sata
   *[other] Gužva je obično za oko { $n } sati
}
lobby-called-title = Neko vas čeka
lobby-called = { $who } je za stolom.
lobby-called-note = Ako ne dođete za 30 sekundi, sto se zatvara. To se ni za šta ne računa.
lobby-called-rated = Ako ne dođete za 30 sekundi, sto se zatvara i ne računa se za rejting. Ko često ne dolazi, čeka pre sledećeg meča za rejting.
lobby-called-go = Za sto
lobby-called-stay = Ne sada
lobby-gone = Neko je bio brži ili je oglas povučen. Izaberite drugi.
lobby-own = Ovaj oglas je vaš. Ne možete igrati protiv sebe.
lobby-too-many = Trenutno ima dovoljno oglasa. Prihvatite neki ili povucite svoj.
lobby-not-rated-they = Ovaj igrač sada ne može da igra za rejting. Zatražite meč koji se ne računa.
lobby-not-rated = Sada ne možete igrati za rejting. Izaberite meč koji se ne računa.

lobby-asks-title = Izazovi i termini
lobby-agreed = Igrate protiv: { $who }
lobby-challenged = Vaš izazov: { $who }
lobby-proposed = Vaš predlog za meč: { $who }
lobby-challenges-you = { $who } vas izaziva
lobby-proposes = { $who } vam predlaže meč
lobby-act-accept = Prihvati
lobby-act-decline = Odbij
lobby-act-take_back = Povuci
lobby-date-cancel = Otkaži termin
lobby-act-begin = Za sto
lobby-reason = Razlog
lobby-reason-none = Bez razloga
lobby-reason-later = Drugi put
lobby-reason-shorter = Kraći meč
lobby-reason-longer = Duži meč
lobby-reason-clock = Drugi sat
lobby-reason-rules = Druga pravila
lobby-choices = Ko sme da vas izazove i kad vam se javlja
lobby-challenged-by = Izazovi od
lobby-challenged-by-anybody = Svih
lobby-challenged-by-registered = Registrovanih igrača
lobby-challenged-by-near = Registrovanih igrača do 300 poena rejtinga razlike
lobby-challenged-by-nobody = Nikog
lobby-alerts = Javi mi kad neko traži protivnika, najviše triput dnevno
lobby-choices-keep = Sačuvaj
lobby-challenge-over = Taj izazov više ne važi.
lobby-challenge-early = Za sto možete od 15 minuta pre dogovorenog vremena.
lobby-challenge-nobody = Ovaj igrač sada ne prima izazove.
lobby-challenge-registered = Ovaj igrač prima izazove samo od registrovanih igrača.
lobby-challenge-near = Ovaj igrač prima izazove samo od registrovanih igrača do 300 poena rejtinga razlike.
lobby-too-many-challenges = U poslednje vreme ste izazvali mnogo ljudi. Prvo sačekajte njihove odgovore.
lobby-no-such-player = Nijedan igrač nema to ime. Proverite kako se piše.
challenges-title = Izazovi
challenges-lead = Izaberite igrača i uslove. Igraču se javlja, a odgovara kad želi.
choose-anybody = Bilo ko: oglas u predvorju
choose-anybody-note = Bez sata i bez žurbe oglas stoji dve nedelje.
choose-named = Određeni igrač, po imenu
knob-whom = Ime igrača
knob-whom-note = Samo kad izazivate igrača.
knob-range = Rejting protivnika
knob-range-note = Samo kad tražite u predvorju.
knob-range-any = Bilo koji
table-next-week = Isto vreme sledeće nedelje
table-next-week-asked = Predložili ste meč u isto vreme sledeće nedelje. Protivniku se to javlja, a vama se javlja njegov odgovor.

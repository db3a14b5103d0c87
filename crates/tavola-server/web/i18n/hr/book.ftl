# The rules as a book, the rulebook, boards in a text.

book-title = Pravila backgammona
book-lead = Cijela igra, ispričana za čitatelje: od prvog poteza do chouettea, sata i turnira. Na svakoj se ploči može igrati.
book-contents = Sadržaj
book-search = Potraži nešto u pravilima
book-search-go = Traži
book-found =
    { $n ->
        [0] Ništa nije nađeno. Pokušaj s drugom riječi, ili s manje njih.
        [one] { $n } mjesto.
        [few] { $n } mjesta.
       *[other] { $n } mjesta.
    }
book-whole = Cijela knjiga na jednoj stranici
book-whole-note = za ispis ili za spremanje kao PDF
book-print = Ispiši ili spremi kao PDF
book-paper-lead = Cijela igra, ispričana za čitatelje: od prvog poteza do chouettea, sata i turnira.
book-paper-after = Prema pet tuđih tekstova:
book-paper-galore = Backgammon Galore, Tom Keith (www.bkgm.com)
book-paper-italian = Le regole del Backgammon, Roberto Gobbo (www.backgammon.it)
book-paper-room = Tavola reale, pravila jedne talijanske igraonice na internetu
book-paper-club = Regole del chouette, sa stranica jednog kluba
book-paper-manual = jedan talijanski priručnik o pravilima i turnirima, autor nije naveden
book-paper-own = Rečenice i slike su naše. Posljednje poglavlje, „Izvori i zahvale”, kaže što je koji tekst dao i gdje se razlikuju. Oznake kao MOV-07 su iz pravilnika na kraju.
book-figures = Gdje su slike iz izvora
book-onward = Prije i poslije
book-before = Prethodno
book-after = Sljedeće
rulebook-title = Pravilnik, članak po članak
rulebook-note = na što se pozivaju odbijanja i odluke
rulebook-lead = Sva pravila kojih se Tavola drži, svako sa svojom oznakom. Slova u zagradi kažu iz kojeg je izvora.
rulebook-told = Knjiga o tome govori ovdje:

# Boards in a text
figure-check = Je li ovo dopušteno?
figure-back = Vrati
figure-again = Ispočetka
figure-open = Otvori u radnoj sobi
figure-legal = To je dopušteno.
figure-right = Točno.
figure-wrong = Nije tako.
figure-cube-roll = Bez udvostručenja
figure-cube-take = Udvostruči – drugi prihvaća
figure-cube-pass = Udvostruči – drugi odbija
figure-cube-does-double = Udvostručuje se.
figure-cube-does-redouble = Ponovno se udvostručuje.
figure-cube-does-no-double = Za udvostručenje je prerano.
figure-cube-does-too-good = Igra se dalje bez udvostručenja: može se dobiti više nego što bi drugi platio.
figure-cube-then-take = Na udvostručenje drugi prihvaća.
figure-cube-then-pass = Na udvostručenje drugi odbija.
figure-cube-then-beaver = Na udvostručenje drugi odgovara dabrom.

# Articles
articles-title = Članci
articles-lead = O prvim potezima i prozorima za udvostručenje, o chouetteima i poštenom ždrijebu, iz pera kluba i njegovih članova. Svaki klupski broj izračunao je klupski program, a na svakoj se ploči može igrati.
articles-all = Svi
articles-none = Nema članka te vrste.
articles-shelves = Članci po temi i godini
articles-feed = Kanal (Atom)
articles-more = Svi članci
articles-older = Stariji
articles-newer = Noviji
date-long = { $day }. { $month } { $year }.
month-1 = siječnja
month-2 = veljače
month-3 = ožujka
month-4 = travnja
month-5 = svibnja
month-6 = lipnja
month-7 = srpnja
month-8 = kolovoza
month-9 = rujna
month-10 = listopada
month-11 = studenoga
month-12 = prosinca
articles-tag-back-game = Stražnja igra
articles-tag-bot = Bot
articles-tag-checker-play = Igra figurama
articles-tag-chouette = Chouette
articles-tag-cube = Kocka
articles-tag-dice = Kockice
articles-tag-direction = Vođenje turnira
articles-tag-engine = Program
articles-tag-fairness = Poštenje
articles-tag-match-play = Igra na meč
articles-tag-opening = Otvaranje
articles-tag-race = Utrke
articles-tag-strategy = Strategija
articles-tag-tournament = Turniri

# Papers of the house
nav-house = Ovaj klub
nav-about = O klubu
nav-privacy = Privatnost
nav-terms = Uvjeti

# The lessons' own buttons
lessons-done = prijeđeno
lesson-over = To je bila ova lekcija
lesson-play = Tvoja prva partija protiv bota
lesson-answer = Odgovor
lesson-done = Gotovo
lesson-on = Dalje
lesson-number = Tvoj broj:
lesson-say-none = Ništa ne može
lesson-say-some = Nešto može
lesson-say-double = Udvostruči
lesson-say-roll = Baci
lesson-say-take = Prihvati
lesson-say-drop = Odbij

host-is = Ovaj klub vodi
host-unnamed = Ljudi koji vode ovaj klub nisu ovdje rekli tko su.
host-reached = Piši na
host-unreachable = Ovdje nisu ostavili adresu: pitaj onoga od koga imaš adresu kluba.

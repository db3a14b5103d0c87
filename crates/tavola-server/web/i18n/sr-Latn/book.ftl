# The rules as a book, the rulebook, boards in a text.

book-title = Pravila bekgemona
book-lead = Cela igra, ispričana za čitaoce: od prvog poteza do šueta, sata i turnira. Na svakoj tabli može da se igra.
book-contents = Sadržaj
book-search = Potražite nešto u pravilima
book-search-go = Traži
book-found =
    { $n ->
        [0] Ništa nije nađeno. Probajte drugu reč, ili manje reči.
        [one] { $n } mesto.
        [few] { $n } mesta.
       *[other] { $n } mesta.
    }
book-whole = Cela knjiga na jednoj stranici
book-whole-note = za štampu ili za čuvanje kao PDF
book-print = Odštampaj ili sačuvaj kao PDF
book-paper-lead = Cela igra, ispričana za čitaoce: od prvog poteza do šueta, sata i turnira.
book-paper-after = Prema pet tuđih tekstova:
book-paper-galore = Backgammon Galore, Tom Kit (www.bkgm.com)
book-paper-italian = Le regole del Backgammon, Roberto Gobo (www.backgammon.it)
book-paper-room = Tavola reale, pravila jedne italijanske onlajn sale
book-paper-club = Regole del chouette, sa sajta jednog kluba
book-paper-manual = jedan italijanski priručnik o pravilima i turnirima, autor nije naveden
book-paper-own = Rečenice i slike su naše. Poslednje poglavlje, „Izvori i zahvalnost”, kaže šta je koji tekst dao i gde se razlikuju. Oznake kao MOV-07 su iz pravilnika na kraju.
book-figures = Gde su slike iz izvora
book-onward = Pre i posle
book-before = Prethodno
book-after = Sledeće
rulebook-title = Pravilnik, član po član
rulebook-note = na šta se pozivaju odbijanja i odluke
rulebook-lead = Sva pravila kojih se Tavola drži, svako sa svojom oznakom. Slova u zagradi kažu iz kojeg je izvora.
rulebook-told = Knjiga o tome govori ovde:

# Boards in a text
figure-check = Je li ovo dozvoljeno?
figure-back = Vrati
figure-again = Iz početka
figure-open = Otvori u radnoj sobi
figure-legal = To je dozvoljeno.
figure-right = Tačno.
figure-wrong = Nije tako.
figure-cube-roll = Bez dupliranja
figure-cube-take = Dupliraj – drugi prihvata
figure-cube-pass = Dupliraj – drugi odbija
figure-cube-does-double = Duplira se.
figure-cube-does-redouble = Ponovo se duplira.
figure-cube-does-no-double = Za dupliranje je prerano.
figure-cube-does-too-good = Igra se dalje bez dupliranja: može da se dobije više nego što bi drugi platio.
figure-cube-then-take = Na dupliranje drugi prihvata.
figure-cube-then-pass = Na dupliranje drugi odbija.
figure-cube-then-beaver = Na dupliranje drugi odgovara dabrom.

# Articles
articles-title = Članci
articles-lead = O prvim potezima i prozorima za dupliranje, o šuetima i poštenom žrebu, iz pera kluba i njegovih članova. Svaki broj iz pera kluba izračunao je njegov program, a na svakoj tabli može da se igra.
articles-all = Svi
articles-none = Nema članka te vrste.
articles-shelves = Članci po temi i godini
articles-feed = Kanal (Atom)
articles-more = Svi članci
articles-older = Stariji
articles-newer = Noviji
date-long = { $day }. { $month } { $year }.
month-1 = januar
month-2 = februar
month-3 = mart
month-4 = april
month-5 = maj
month-6 = jun
month-7 = jul
month-8 = avgust
month-9 = septembar
month-10 = oktobar
month-11 = novembar
month-12 = decembar
articles-tag-back-game = Zadnja igra
articles-tag-bot = Bot
articles-tag-checker-play = Igra figurama
articles-tag-chouette = Šuet
articles-tag-cube = Kocka
articles-tag-dice = Kockice
articles-tag-direction = Vođenje turnira
articles-tag-engine = Program
articles-tag-fairness = Poštenje
articles-tag-match-play = Igra na meč
articles-tag-opening = Otvaranje
articles-tag-race = Trke
articles-tag-strategy = Strategija
articles-tag-tournament = Turniri

# Papers of the house
nav-house = Ovaj klub
nav-about = O klubu
nav-privacy = Privatnost
nav-terms = Uslovi

# The lessons' own buttons
lessons-done = pređeno
lesson-over = To je bila ova lekcija
lesson-play = Vaša prva partija protiv bota
lesson-answer = Odgovor
lesson-done = Gotovo
lesson-on = Dalje
lesson-number = Vaš broj:
lesson-say-none = Ništa ne može
lesson-say-some = Nešto može
lesson-say-double = Dupliraj
lesson-say-roll = Baci
lesson-say-take = Prihvati
lesson-say-drop = Odbij

host-is = Ovaj klub vodi
host-unnamed = Ljudi koji vode ovaj klub nisu ovde rekli ko su.
host-reached = Pišite na
host-unreachable = Ovde nisu ostavili adresu: pitajte onoga od koga imate adresu kluba.

# The rules as a book, the rulebook, boards in a text.

book-title = Backgammonin säännöt
book-lead = Koko peli lukijalle kerrottuna: ensimmäisestä siirrosta chouetteen, kelloon ja turnaukseen. Jokaisella laudalla voi pelata edelleen.
book-contents = Sisällys
book-search = Etsi säännöistä
book-search-go = Etsi
book-found =
    { $n ->
        [0] Mitään ei löytynyt. Kokeile toista sanaa tai vähempää.
        [one] Yksi kohta.
       *[other] { $n } kohtaa.
    }
book-whole = Koko kirja yhdellä sivulla
book-whole-note = tulostettavaksi tai tulostamalla PDF:ksi tallennettavaksi
book-print = Tulosta tai tallenna PDF
book-paper-lead = Koko peli lukijalle kerrottuna: ensimmäisestä siirrosta chouetteen, kelloon ja turnaukseen.
book-paper-after = Viiden muun tekstin pohjalta:
book-paper-galore = Backgammon Galore, Tom Keith (www.bkgm.com)
book-paper-italian = Le regole del Backgammon, Roberto Gobbo (www.backgammon.it)
book-paper-room = Tavola reale, italialaisen verkkopelisalin säännöt
book-paper-club = Regole del chouette, erään klubin sivuilta
book-paper-manual = italialainen sääntö- ja turnauskäsikirja, tekijää ei mainita
book-paper-own = Lauseet ja kuviot ovat omiamme. Viimeinen luku, ”Lähteet ja kiitokset”, kertoo, mitä kukin teksti antoi ja missä ne eroavat. Sellaiset tunnukset kuin MOV-07 ovat lopussa olevan sääntökirjan.
book-figures = Missä lähteiden kuviot ovat
book-onward = Edellinen ja seuraava
book-before = Edellinen
book-after = Seuraava
rulebook-title = Sääntökirja pykälittäin
rulebook-note = pykälät, joihin torjunnat ja ratkaisut viittaavat
rulebook-lead = Jokainen sääntö, jota Tavola noudattaa, kukin omalla tunnuksellaan. Suluissa olevat kirjaimet nimeävät lähteen.
rulebook-told = Kirja kertoo siitä täällä:

# Boards in a text
figure-check = Onko tämä laillinen?
figure-back = Ota takaisin
figure-again = Aloita alusta
figure-open = Avaa analyysihuoneessa
figure-legal = Laillinen siirto.
figure-right = Oikein.
figure-wrong = Ei näin.
figure-cube-roll = Ei tuplausta
figure-cube-take = Tuplaus – toinen ottaa
figure-cube-pass = Tuplaus – toinen hylkää
figure-cube-does-double = Tässä tuplataan.
figure-cube-does-redouble = Tässä tuplataan uudelleen.
figure-cube-does-no-double = On liian aikaista tuplata.
figure-cube-does-too-good = Peliä jatketaan tuplaamatta: voitettavaa on enemmän kuin toinen maksaisi.
figure-cube-then-take = Tuplaukseen vastataan ottamalla.
figure-cube-then-pass = Tuplaukseen vastataan hylkäämällä.
figure-cube-then-beaver = Tuplaukseen vastataan beaverilla.

# Articles
articles-title = Artikkelit
articles-lead = Avausheitoista ja tuplausikkunoista, chouetteista ja reiluista arvonnoista, klubilta ja sen jäseniltä. Klubin omat luvut on rollattu tai laskettu sen moottorilla, ja jokaisella laudalla voi pelata edelleen.
articles-all = Kaikki
articles-none = Sellaista artikkelia ei ole.
articles-shelves = Artikkelit aiheen ja vuoden mukaan
articles-feed = Syöte (Atom)
articles-more = Kaikki artikkelit
articles-older = Vanhemmat
articles-newer = Uudemmat
date-long = { $day }. { $month } { $year }
month-1 = tammikuuta
month-2 = helmikuuta
month-3 = maaliskuuta
month-4 = huhtikuuta
month-5 = toukokuuta
month-6 = kesäkuuta
month-7 = heinäkuuta
month-8 = elokuuta
month-9 = syyskuuta
month-10 = lokakuuta
month-11 = marraskuuta
month-12 = joulukuuta
articles-tag-back-game = Takapeli
articles-tag-bot = Botti
articles-tag-checker-play = Nappulapeli
articles-tag-chouette = Chouette
articles-tag-cube = Kuutio
articles-tag-dice = Nopat
articles-tag-direction = Kilpailunjohto
articles-tag-engine = Moottori
articles-tag-fairness = Reiluus
articles-tag-match-play = Ottelupeli
articles-tag-opening = Avaus
articles-tag-race = Juoksupelit
articles-tag-strategy = Strategia
articles-tag-tournament = Turnaukset

# Papers of the house
nav-house = Tämä klubi
nav-about = Tietoja
nav-privacy = Tietosuoja
nav-terms = Käyttöehdot

# The lessons' own buttons
lessons-done = käyty läpi
lesson-over = Tämä oppitunti on ohi
lesson-play = Ensimmäinen pelisi bottia vastaan
lesson-answer = Vastaus
lesson-done = Valmis
lesson-on = Jatka
lesson-number = Lukusi:
lesson-say-none = Mitään ei voi pelata
lesson-say-some = Jotain voi pelata
lesson-say-double = Tuplaa
lesson-say-roll = Heitä
lesson-say-take = Ota
lesson-say-drop = Hylkää

host-is = Tätä klubia ylläpitää
host-unnamed = Klubin ylläpito ei ole kertonut tässä, kuka se on.
host-reached = Yhteydenotto:
host-unreachable = Osoitetta ei ole annettu: kysy siltä, jolta sait klubin osoitteen.

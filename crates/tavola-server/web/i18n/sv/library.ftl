# One's matches, what they come to, and what is done with one that was read from a file.

start-library = Alla dina matcher, analyserade, och vad de säger tillsammans
start-import = Eller importera matcher från filer.
nav-library = Mina matcher
library-title = Mina matcher
library-empty = Dina matcher samlas här: de du spelar i klubben, och de du importerar från filer av XG, GNU Backgammon, Galaxy, Heroes och andra. Varje match analyseras. Importera en första, eller spela.
library-bring = Importera matcher
library-drop = Släpp filer eller en mapp här, eller välj dem.
library-files = Filer
library-folder = En mapp
library-paste = Klistra in en match
library-paste-label = Matchen som text
library-import = Importera
library-importing = Importerar: { $done } av { $all } { $all ->
    [one] fil
   *[other] filer
  }.
library-imported = { $n ->
    [0] Ingen fil har importerats.
    [one] En fil har importerats.
   *[other] { $n } filer har importerats.
  }
library-import-waits = Servern ber om en paus. Importen fortsätter av sig själv.
library-import-failed = Importen har stannat: { $done } av { $all } filer har importerats. Importera resten igen; det som redan finns tas inte två gånger.
library-file-long = { $n ->
    [one] En fil är större än { $most } MiB och utelämnades.
   *[other] { $n } filer är större än { $most } MiB och utelämnades.
  }
library-formats = .mat och .txt i alla vanliga dialekter, .sgf, .xg och Tavolas .json. Högst 2 MiB per fil. Bara du ser det du importerar, tills du delar det. Själva filen sparas och kan laddas ner igen.
library-too-much = Högst 4 MiB och 100 filer kan importeras på en gång. Importera resten efteråt.
library-no-files = Välj en fil, eller klistra in en match.

library-brought = Vad som importerades
library-pasted = Inklistrad text
library-known = Den här filen finns redan i ditt bibliotek.
library-known-match = Den här matchen finns redan i ditt bibliotek; den räknas en gång.
library-extent = { $length ->
    [0] pengaspel
   *[other] match till { $length }
  }, { $games } { $games ->
    [one] parti
   *[other] partier
  }
library-remarks = { $n } { $n ->
    [one] anmärkning
   *[other] anmärkningar
  } vid läsningen
library-more-remarks = Och { $n } till.
library-remark-line = Rad
library-remark-column = Kolumn
library-remark-weight = Läst
library-remark-what = Vad som inte stämmer
library-note = som skrivet
library-mended = lagat
library-left-out = utelämnat
library-refused-empty = Filen är tom.
library-refused-long = Filen är större än { $most } MiB.
library-refused-archive = Det här är ett arkiv. Packa upp det och importera filerna i det.
library-refused-analysis = Det här är analysen, inte matchen. Importera själva matchen: .mat, .sgf, .xg eller match.json.
library-refused-unreadable = Det här är ingen match i något format som läses.
library-refused-no-play = Det finns inget drag i den.
library-refused-lines = En match har högst { $games } partier och { $lines } rader.
library-refused-full = Ditt bibliotek är fullt: det rymmer { $files } filer och { $bytes } MiB. Ta bort matcher först.

library-which = Vilken spelare är du?
library-neither = Ingen av dem

library-matches = Matcher
library-none = Det finns ingen match än.
library-none-found = Ingen match passar.
library-not-searched = Sökningen gick inte att läsa. Rätta det som nämns ovan.
library-more-tables = Alla dina bord har inte gåtts igenom än. Ladda om sidan för resten.
library-waiting = { $n ->
    [one] En match väntar på analys.
   *[other] { $n } matcher väntar på analys.
  }
library-day = Datum
library-no-day = Filen säger inte när den spelades, eller inte otvetydigt.
library-players = Spelare
library-event = Turnering
library-length = Till
library-score = Ställning
library-money = pengar
library-unjudged = inte än
library-unjudged-note = Analysen återstår.
library-at-line = rad { $line }
library-list-note = Ställning och PR står i namnens ordning.
library-older = Äldre matcher

library-search = Sök
library-search-player = Spelare
library-search-event = Turnering
library-search-from = Från
library-search-to = Till
library-search-kind = Typ av fel
library-search-mark = Minst
library-search-any = vilket som helst
library-search-position = Ställning
library-search-position-note = En XGID, ett GNUBG- eller OpenGammon-id, en FIBS-rad, eller ett bräde av bokstäver. Träffar är där brickorna står så för spelaren i tur.
library-search-go = Sök
library-search-all = Visa alla
library-wrong-day = ”{ $text }” är inget datum. Skriv det som 2026-03-22.
library-wrong-choice = ”{ $text }” går inte att söka på.
library-error-cube = Kub
library-error-play = Drag
library-error-missed-double = Missad dubbling
library-error-wrong-double = Fel dubbling
library-error-wrong-take = Fel tagning
library-error-wrong-drop = Fel pass
library-error-wrong-beaver = Fel beaver

study-match = Filer och delning
study-download = Ladda ner:
study-download-report = analys (.json)
study-you-are = Du är { $who }.
study-you-neither = Du är ingen av spelarna: matchen räknas inte i din statistik.
study-private = Bara du ser den här matchen.
study-share = Dela med en länk
study-shared = Alla som har länken ser matchen och dess analys:
study-unshare = Sluta dela
study-original = Filen som den importerades:
study-remove = Ta bort
study-remove-sure = Matchen, dess fil och dess analys raderas. Du kan importera filen igen.
study-remove-now = Ta bort matchen

statistics-title = Statistik
statistics-empty = Det finns inget att lägga ihop än. Importera matcher eller spela några; varje match analyseras i bakgrunden och räknas här så snart den är klar.
statistics-extent = { $n } { $n ->
    [one] match
   *[other] matcher
  }, { $decisions } av dina beslut.
statistics-unjudged = { $n ->
    [one] En match räknas inte: dess analys återstår.
   *[other] { $n } matcher räknas inte: deras analys återstår.
  }
statistics-unclaimed = { $n ->
    [one] En match räknas inte: det är inte känt vilken spelare du är.
   *[other] { $n } matcher räknas inte: det är inte känt vilken spelare du är.
  }
statistics-others = { $n ->
    [one] En är en match mellan andra.
   *[other] { $n } är matcher mellan andra.
  }
statistics-whole = Allt tillsammans
statistics-figure = Siffra
statistics-you = Du
statistics-opponents = Motståndare
statistics-checkers = Drag
statistics-cube = Kub
statistics-rate = { $rate } ({ $n })
statistics-luck-roll = Tur per slag
statistics-months = Per månad
statistics-month = Månad
statistics-no-month = Okänt datum
statistics-decisions = Beslut
statistics-chart = PR per månad; samma siffror står i tabellen nedan.
statistics-bar = { $month }: PR { $rate }, { $n } beslut
statistics-kinds = Efter typ av ställning
statistics-kind = Ställning
statistics-errors = Efter typ av fel
statistics-lost = Kostnad
statistics-first = Första drag, efter slag
statistics-roll = Slag
statistics-replies = Svar, efter motståndarens första drag
statistics-answers = Motståndarens första drag
statistics-times = Gånger
statistics-marked = Fel
statistics-usual = Oftast spelat
statistics-definitions = PR är 500 gånger kostnaden per beslut: alla kostnader ihoplagda, delat med alla beslut. Det är aldrig medelvärdet av matchers PR. Inom parentes står antalet beslut. Tur är i enheter av kuben. Fel är alla beslut med ett märke, från 0,010.

kind-bearing-off = Avspelning
kind-bearing-off-note = Ingen kontakt, och båda spelarna har alla brickor i boet.
kind-race = Race
kind-race-note = I övrigt ingen kontakt.
kind-bearing-off-contact = Avspelning med kontakt
kind-bearing-off-contact-note = En spelare har alla brickor i boet, och det finns kontakt.
kind-back-game = Back game
kind-back-game-note = En spelare håller två eller fler fält i motståndarens bo.
kind-priming = Prime
kind-priming-note = En spelare håller fem eller fler fält i rad, med en av motståndarens brickor bakom.
kind-attack = Attack
kind-attack-note = En spelare har en bricka på baren, mot tre eller fler fält i boet.
kind-holding = Holding game
kind-holding-note = En spelares bakersta brickor håller motståndarens barfält, fält 5 eller fält 4; motståndarens gör detsamma, eller har kommit undan.
kind-low-anchor = Lågt ankare
kind-low-anchor-note = En spelares bakersta brickor håller motståndarens fält 1, 2 eller 3; motståndarens har kommit undan.
kind-contact = Annan kontakt
kind-contact-note = Kontakt av annat slag, till exempel de första slagen.

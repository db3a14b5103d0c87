# One's matches, what they come to, and what is done with one that was read from a file.

start-library = Toate meciurile tale, analizate, și ce rezultă din ele
start-import = Sau importă meciuri din fișiere.
nav-library = Meciurile mele
library-title = Meciurile mele
library-empty = Aici se adună meciurile tale: cele jucate la club și cele importate din fișiere XG, GNU Backgammon, Galaxy, Heroes și altele. Fiecare se analizează. Importă unul sau joacă.
library-bring = Importă meciuri
library-drop = Trage aici fișiere sau un dosar ori alege-le.
library-files = Fișiere
library-folder = Un dosar
library-paste = Lipește un meci
library-paste-label = Meciul ca text
library-import = Importă
library-importing = Se importă: { $done } din { $all } { $all ->
    [one] fișier
    [few] fișiere
   *[other] de fișiere
  }.
library-imported = { $n ->
    [0] Nu s-a importat niciun fișier.
    [one] S-a importat un fișier.
    [few] S-au importat { $n } fișiere.
   *[other] S-au importat { $n } de fișiere.
  }
library-import-waits = Serverul cere o pauză. Importul continuă singur.
library-import-failed = Importul s-a oprit: fișiere importate { $done } din { $all }. Importă din nou restul; ce e deja aici nu se ia de două ori.
library-file-long = { $n ->
    [one] Un fișier are peste { $most } MiB și a fost lăsat deoparte.
    [few] { $n } fișiere au peste { $most } MiB și au fost lăsate deoparte.
   *[other] { $n } de fișiere au peste { $most } MiB și au fost lăsate deoparte.
  }
library-formats = .mat și .txt în toate dialectele obișnuite, .sgf, .xg și .json de la Tavola. Cel mult 2 MiB pe fișier. Ce imporți vezi doar tu, până distribui. Fișierul însuși se păstrează și poate fi descărcat din nou.
library-too-much = Se pot importa cel mult 4 MiB și 100 de fișiere deodată. Importă-le apoi pe celelalte.
library-no-files = Alege un fișier sau lipește un meci.

library-brought = Ce s-a importat
library-pasted = Text lipit
library-known = Fișierul e deja în biblioteca ta.
library-known-match = Meciul e deja în biblioteca ta; contează o singură dată.
library-extent = { $length ->
    [0] joc pe bani
   *[other] meci până la { $length }
  }, { $games } { $games ->
    [one] partidă
    [few] partide
   *[other] de partide
  }
library-remarks = { $n } { $n ->
    [one] observație
    [few] observații
   *[other] de observații
  } la citire
library-more-remarks = Și încă { $n }.
library-remark-line = Rând
library-remark-column = Coloană
library-remark-weight = Citit
library-remark-what = Ce nu se potrivește
library-note = cum e scris
library-mended = îndreptat
library-left-out = lăsat deoparte
library-refused-empty = Fișierul e gol.
library-refused-long = Fișierul are peste { $most } MiB.
library-refused-archive = Aceasta e o arhivă. Despacheteaz-o și importă fișierele din ea.
library-refused-analysis = Aceasta e analiza, nu meciul. Importă meciul însuși: .mat, .sgf, .xg sau match.json.
library-refused-unreadable = Acesta nu e un meci în niciun format care se citește.
library-refused-no-play = Nu conține nicio mutare.
library-refused-lines = Un meci are cel mult { $games } partide și { $lines } rânduri.
library-refused-full = Biblioteca ta e plină: ține { $files } fișiere și { $bytes } MiB. Șterge întâi meciuri.

library-which = Care jucător ești?
library-neither = Niciunul

library-matches = Meciuri
library-none = Nu e încă niciun meci.
library-none-found = Niciun meci nu se potrivește.
library-not-searched = Căutarea nu a putut fi citită. Corectează ce e numit mai sus.
library-more-tables = Nu au fost încă parcurse toate mesele tale. Reîncarcă pagina pentru rest.
library-waiting = { $n ->
    [one] Un meci își așteaptă analiza.
    [few] { $n } meciuri își așteaptă analiza.
   *[other] { $n } de meciuri își așteaptă analiza.
  }
library-day = Dată
library-no-day = Fișierul nu spune când s-a jucat sau nu o spune fără dubii.
library-players = Jucători
library-event = Turneu
library-length = Până la
library-score = Scor
library-money = pe bani
library-unjudged = încă nu
library-unjudged-note = Analiza urmează.
library-at-line = rândul { $line }
library-list-note = Scorul și PR stau în ordinea numelor.
library-older = Meciuri mai vechi

library-search = Caută
library-search-player = Jucător
library-search-event = Turneu
library-search-from = De la
library-search-to = Până la
library-search-kind = Felul erorii
library-search-mark = Cel puțin
library-search-any = oricare
library-search-position = Poziție
library-search-position-note = Un XGID, un id GNUBG sau OpenGammon, un rând FIBS ori o tablă din litere. Se găsește unde pulurile stau așa pentru jucătorul la rând.
library-search-go = Caută
library-search-all = Arată tot
library-wrong-day = „{ $text }” nu e o dată. Scrie-o ca 2026-03-22.
library-wrong-choice = „{ $text }” nu se poate căuta.
library-error-cube = Cub
library-error-play = Jocul pulurilor
library-error-missed-double = Dublare ratată
library-error-wrong-double = Dublare greșită
library-error-wrong-take = Acceptare greșită
library-error-wrong-drop = Pas greșit
library-error-wrong-beaver = Castor greșit

study-match = Fișiere și distribuire
study-download = Descarcă:
study-download-report = analiza (.json)
study-you-are = Tu ești { $who }.
study-you-neither = Nu ești niciunul dintre jucători: meciul e lăsat în afara statisticilor tale.
study-private = Meciul îl vezi doar tu.
study-share = Distribuie printr-un link
study-shared = Oricine are acest link vede meciul și analiza lui:
study-unshare = Nu mai distribui
study-original = Fișierul așa cum a fost importat:
study-remove = Șterge
study-remove-sure = Meciul, fișierul și analiza lui se șterg. Poți importa din nou fișierul.
study-remove-now = Șterge meciul

statistics-title = Statistici
statistics-empty = Nu e încă nimic de adunat. Importă meciuri sau joacă; fiecare se analizează în fundal și contează aici de îndată ce e gata.
statistics-extent = { $n } { $n ->
    [one] meci
    [few] meciuri
   *[other] de meciuri
  }, decizii ale tale: { $decisions }.
statistics-unjudged = { $n ->
    [one] Un meci e lăsat deoparte: analiza lui urmează.
    [few] { $n } meciuri sunt lăsate deoparte: analiza lor urmează.
   *[other] { $n } de meciuri sunt lăsate deoparte: analiza lor urmează.
  }
statistics-unclaimed = { $n ->
    [one] Un meci e lăsat deoparte: nu se știe care jucător ești.
    [few] { $n } meciuri sunt lăsate deoparte: nu se știe care jucător ești.
   *[other] { $n } de meciuri sunt lăsate deoparte: nu se știe care jucător ești.
  }
statistics-others = { $n ->
    [one] Unul e meciul altora.
    [few] { $n } sunt meciuri ale altora.
   *[other] { $n } sunt meciuri ale altora.
  }
statistics-whole = Toate împreună
statistics-figure = Cifră
statistics-you = Tu
statistics-opponents = Adversari
statistics-checkers = Puluri
statistics-cube = Cub
statistics-rate = { $rate } ({ $n })
statistics-luck-roll = Noroc pe aruncare
statistics-months = Pe luni
statistics-month = Lună
statistics-no-month = Dată necunoscută
statistics-decisions = Decizii
statistics-chart = PR pe luni; aceleași cifre stau în tabelul de mai jos.
statistics-bar = { $month }: PR { $rate }, decizii { $n }
statistics-kinds = După felul poziției
statistics-kind = Poziție
statistics-errors = După felul erorii
statistics-lost = Cost
statistics-first = Primele mutări, după aruncare
statistics-roll = Aruncare
statistics-replies = Răspunsuri, după prima mutare a adversarului
statistics-answers = Prima mutare a adversarului
statistics-times = De câte ori
statistics-marked = Erori
statistics-usual = Jucată cel mai des
statistics-definitions = PR înseamnă de 500 de ori costul pe decizie: toate costurile adunate, împărțite la toate deciziile. Nu e niciodată media PR-urilor meciurilor. În paranteză stă numărul deciziilor. Norocul e în unități ale cubului. Erori sunt toate deciziile marcate, de la 0,010.

kind-bearing-off = Scoatere
kind-bearing-off-note = Fără contact, iar ambii jucători au toate pulurile acasă.
kind-race = Cursă
kind-race-note = Fără contact, în rest.
kind-bearing-off-contact = Scoatere cu contact
kind-bearing-off-contact-note = Un jucător are toate pulurile acasă și este contact.
kind-back-game = Back game
kind-back-game-note = Un jucător ține două sau mai multe puncte în casa adversarului.
kind-priming = Prime
kind-priming-note = Un jucător ține cinci sau mai multe puncte la rând, cu un pul al adversarului în spatele lor.
kind-attack = Atac
kind-attack-note = Un jucător are un pul pe bar contra a trei sau mai multe puncte în casă.
kind-holding = Joc de așteptare
kind-holding-note = Ultimele puluri ale unui jucător țin punctul barului, punctul 5 sau punctul 4 al adversarului; ale adversarului fac la fel sau au scăpat.
kind-low-anchor = Ancoră joasă
kind-low-anchor-note = Ultimele puluri ale unui jucător țin punctul 1, 2 sau 3 al adversarului; ale adversarului au scăpat.
kind-contact = Alt contact
kind-contact-note = Contact de orice alt fel, de pildă primele aruncări.

# People: names, ratings, profiles, boards, dice, fair play.

nav-people = Jucători
person-bot = bot
rating-title = Rating
rating-provisional = Provizoriu: puține meciuri sau demult
rating-open = Meciul contează la rating. Ce e în joc se vede când amândoi s-au așezat.
rating-waits = Ratingurile se calculează.
rating-your-stake = Poți câștiga { $gain } sau pierde { $loss } puncte de rating.
rating-stake = { $name } poate câștiga { $gain } sau pierde { $loss } puncte de rating.
rating-share = Voi doi ați jucat mult săptămâna aceasta, așa că doar { $share } % din schimbare contează.
rating-change = { $name }: { $before } → { $after } ({ $change })
rating-your-change = Tu: { $before } → { $after } ({ $change })
rating-not-casual = Meci amical: ratingurile rămân cum sunt.
rating-not-guest = Ratingurile rămân cum sunt: la un meci cu rating ambii jucători trebuie să aibă cont.
rating-not-new = Ratingurile rămân cum sunt: la un meci prin invitație ambele conturi trebuie să aibă cel puțin o zi.
rating-not-too_far = Ratingurile rămân cum sunt: diferența e de peste 500 de puncte.
rating-not-too_often = Ratingurile rămân cum sunt: cei doi au jucat deja săptămâna aceasta 7 meciuri care au contat.
rating-not-alone = Ratingurile rămân cum sunt: o persoană nu poate juca ambele tabere.
rating-not-annulled = Ratingurile rămân cum sunt: meciul a fost anulat.

seal-verify = Verifică zarurile
seal-checking = Se recalculează fiecare aruncare…
seal-wrong = Zarurile nu se potrivesc cu angajamentul. Deschide verificatorul ca să vezi unde.
seal-unreadable = Înregistrarea zarurilor nu a putut fi citită. Încearcă din nou.

people-title = Jucători
people-find = Caută un jucător după începutul numelui
people-find-go = Caută
people-none-found = Niciun nume nu începe cu „{ $name }”.
people-followed = Jucători pe care îi urmărești
people-follow-oneself = Nu te poți urmări pe tine.
people-follow-many = Urmărești atâția jucători câți se poate. Renunță întâi la unul.

ranking-choose = Clasamente
ranking-rating = După rating
ranking-week = Săptămâna aceasta
ranking-month = Luna aceasta
ranking-year = Sezonul acesta
ranking-errors = După rata erorilor
ranking-points = Puncte jucate
ranking-place = Loc
ranking-player = Jucător
ranking-gain = Schimbare
ranking-points-played = Puncte jucate
ranking-matches = Meciuri
ranking-won = Câștigate
ranking-empty = Nu e încă nimeni în acest clasament. Joacă meciuri cu rating și îl deschizi.
ranking-note = Un clasament cuprinde jucătorii care în perioada lui au jucat cel puțin atâtea puncte: { $points }, cu cel puțin atâția oameni: { $people }, și al căror rating nu e provizoriu. Un meci până la 7 înseamnă 7 puncte.
ranking-listed = Ești în clasamente de îndată ce ai jucat destul.
ranking-unlisted = Nu ești în niciun clasament.
ranking-leave = Scoate-mă din clasamente
ranking-enter = Pune-mă în clasamente
pool-choose = Felul jocului
pool-people = Live
pool-correspondence = Corespondență
pool-bots = Contra boților

profile-joined = Aici din { $day }
profile-former = Înainte { $names }
profile-challenge = Provoacă
profile-follow = Urmărește
profile-unfollow = Nu mai urmări
profile-block = Blochează
profile-register = Fă-ți cont ca să urmărești jucători și să joci meciuri cu rating.
profile-unrated = Niciun meci cu rating încă.
profile-experience = { $matches ->
    [one] un meci
    [few] { $matches } meciuri
   *[other] { $matches } de meciuri
  }, { $points ->
    [one] un punct
    [few] { $points } puncte
   *[other] { $points } de puncte
  }
profile-rating-note = Ratingurile urmează formula FIBS și toți încep de la 1500. Meciurile contra boților au ratingul lor.
profile-errors = Toate deciziile
profile-errors-checker = Jocul pulurilor
profile-errors-cube = Cub
profile-errors-note = Din ultimele decizii din meciuri cu rating judecate de motor: { $decisions }. { $interval ->
    [yes] Valoarea adevărată e în interval în 95 din 100 de cazuri.
   *[no] Un interval se arată când numărul deciziilor e de cel puțin { $least }.
  }
profile-errors-few = Motorul a judecat până acum prea puține decizii: sub { $least }.
profile-graph = Ratingul în timp
profile-graph-table = Fiecare schimbare, în tabel
profile-graph-words = Ratingul după { $matches ->
    [one] un meci
    [few] { $matches } meciuri
   *[other] { $matches } de meciuri
  }: acum { $now }, maxim { $most }, minim { $least }.
profile-no-matches = Niciun meci încheiat de arătat.
profile-none-found = Niciun meci nu se potrivește.
profile-counted = { $n ->
    [one] Un meci
    [few] { $n } meciuri
   *[other] { $n } de meciuri
  }, câștigate { $won }
profile-filter = Filtrează meciurile
profile-filter-go = Arată meciurile
profile-opponent = Adversar
profile-result = Rezultat
profile-result-any = Oricare
profile-result-won = Câștigat
profile-result-lost = Pierdut
profile-score-stood = Scorul când s-a terminat meciul
profile-since = De la
profile-until = Până la
profile-search-wrong = Filtrul nu poate fi citit: lungimea e un număr, ziua arată ca 2026-11-25.
profile-ways = De privit
profile-watch = Privește
profile-newer = Meciuri mai noi

against-title = { $one } – { $other }
against-none = Cei doi nu au încheiat încă niciun meci între ei.
against-by-length = Câștigate după lungimea meciului

dice-of = Zaruri: { $name }
dice-all-title = Zarurile întregului club
dice-none = Nicio aruncare numărată: zarurile se numără când meciul s-a încheiat.
dice-counted = { $n ->
    [one] O aruncare numărată.
    [few] { $n } aruncări numărate.
   *[other] { $n } de aruncări numărate.
  } Primele aruncări ale partidelor nu sunt niciodată duble și sunt lăsate deoparte ({ $openings }).
dice-too-few = Prea puține aruncări ca să judecăm: trebuie cel puțin { $least }.
dice-test = { $rare ->
    [usual] Aruncările arată ca zaruri cinstite. Zarurile cinstite se abat atât de mult sau mai mult de la medie în { $percent } din cazuri (chi pătrat { $chi }).
    [rare] Zarurile cinstite se abat atât de mult sau mai mult de la medie doar în { $percent } din cazuri (chi pătrat { $chi }). Din 100 de jucători cinstiți, câțiva arată așa.
   *[very_rare] Zarurile cinstite nu se abat aproape niciodată atât de mult de la medie: în { $percent } din cazuri (chi pătrat { $chi }). Verifică meciurile și anunță clubul.
  }
dice-sums = Duble și intrări
dice-what = Ce
dice-doubles = Duble
dice-entering = Intrări de pe bar, din { $n ->
    [one] o încercare
    [few] { $n } încercări
   *[other] { $n } de încercări
  }
dice-pairs = Fiecare aruncare
dice-pair = Aruncare
dice-counted-head = Numărate
dice-expected = Medie
dice-band = Obișnuit
dice-outside = În afara intervalului obișnuit
dice-band-note = Intervalul obișnuit cuprinde 95 din 100 de numărători cinstite. Din cele 21 de aruncări, cam una iese din el din simplă întâmplare.

fair-play-title = Fair-play
fair-play-of = Fair-play: { $name }
fair-play-lead = Indicii doar pentru moderatori. Arată unde să te uiți și nu hotărăsc nimic.
fair-play-base-title = Cât de des greșesc astfel de semne
fair-play-base = Să zicem că 1 din 100 de jucători primește ajutor. Un semn care găsește 90 din 100 dintre ei și bănuiește 1 din 100 de jucători cinstiți are dreptate în 48 din 100 de cazuri, nu mai mult. Cine se uită de cinci ori găsește de cinci ori mai mulți jucători cinstiți.
fair-play-base-many = Un meci scurt aproape perfect e obișnuit la jucători cinstiți. Rezultatele și aruncările norocoase nu spun nimic.
fair-play-hardest = Cele mai grele zece mutări
fair-play-hardest-note = Privește poziția și hotărăște tu înainte să deschizi verdictul.
fair-play-choices = mutări posibile: { $n }
fair-play-verdict = Verdict
fair-play-lost = { $best ->
    [yes] S-a găsit cea mai bună mutare.
   *[no] Mutarea a pierdut { $loss }.
  }
fair-play-none-judged = Motorul nu a judecat încă niciun meci cu rating de aici.
fair-play-rate = { $rate } (decizii: { $n })
fair-play-peers = Alți jucători cu rating apropiat: { $n }. 5 din 100 joacă sub { $low }, jumătate sub { $middle }, 95 din 100 sub { $high }.
fair-play-as-good = Dintre ei joacă la fel de bine sau mai bine: { $n }.
fair-play-few-peers = Doar { $n } alți jucători cu rating apropiat sunt destul de judecați. Se compară de la { $least } în sus.
fair-play-agreement = Acord cu motorul la mutările grele
fair-play-agreement-note = Doar mutările la care cea mai bună e cu 0,02 până la 0,08 peste a doua: acolo oamenii se deosebesc. Adversarii din aceleași meciuri stau alături.
fair-play-player = Jucătorul
fair-play-opponents = Adversarii
fair-play-found = găsite { $best } din { $all }
fair-play-between = (proporția reală între { $low } % și { $high } %)
fair-play-too-few = (prea puține ca să spună ceva)
fair-play-times = Timp după dificultate
fair-play-difficulty = Mutări
fair-play-forced = Forțate
fair-play-easy = Ușoare
fair-play-hard = Grele
fair-play-close = Strânse
fair-play-times-note = Timpul median, cu numărul mutărilor. Oamenii se gândesc mai mult unde e greu.
fair-play-evidence = Ce spune, într-un sens sau în altul
fair-play-unusual = Neobișnuit
fair-play-usual = Cum joacă oamenii
fair-play-unknown = Prea puțin ca să spună ceva
fair-play-nothing = Nimic.
fair-play-says-rate-low = Rata erorilor, cu intervalul ei, e sub a 95 din 100 de jucători cu rating apropiat.
fair-play-says-rate-usual = Rata erorilor e una pe care o au jucătorii cu rating apropiat.
fair-play-says-rate-open = Sunt prea puține decizii sau prea puțini jucători de comparat.
fair-play-says-hard-more = Mutările grele au fost găsite clar mai des decât de adversari.
fair-play-says-hard-usual = Mutările grele au fost găsite cam la fel de des ca de adversari.
fair-play-says-hard-open = Sunt prea puține mutări grele.
fair-play-says-time-flat = Mutările grele nu au durat mai mult decât cele ușoare, în timp ce adversarii s-au gândit mai mult.
fair-play-says-time-grows = Mutările grele au durat mai mult decât cele ușoare.
fair-play-says-time-open = Sunt prea puține mutări cronometrate.
fair-play-says-cube-apart = Jocul pulurilor e aproape perfect, iar cubul nu.
fair-play-says-cube-usual = Jocul pulurilor și cubul se potrivesc.
fair-play-says-cube-open = Sunt prea puține decizii.
fair-play-steps = Întâi privește, apoi întreabă prietenește sau propune un meci supravegheat. Nimeni nu e restricționat fără motive, fără un termen și fără contestație la altcineva.
fair-play-alike = Merită o privire
fair-play-alike-note = Indicii, niciodată verdicte: și prietenii abandonează repede, iar unii pierd mereu.
fair-play-quick = meciuri cu rating încheiate într-un minut: { $n }
fair-play-one-way = toate cele { $n } meciuri cu rating au mers în același sens

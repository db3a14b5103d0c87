# People: names, ratings, profiles, boards, dice, fair play.

nav-people = Παίκτες
person-bot = μποτ
rating-title = Rating
rating-provisional = Προσωρινό: λίγα ματς ή πριν από πολύ καιρό
rating-open = Το ματς μετρά για το rating. Τι παίζεται φαίνεται όταν καθίσουν και οι δύο.
rating-waits = Υπολογίζονται τα rating.
rating-your-stake = Για το rating σας: +{ $gain } ή −{ $loss } πόντοι.
rating-stake = { $name }: +{ $gain } ή −{ $loss } πόντοι rating.
rating-share = Παίξατε πολύ μεταξύ σας αυτή την εβδομάδα, γι’ αυτό μετρά το { $share }% της αλλαγής.
rating-change = { $name }: { $before } → { $after } ({ $change })
rating-your-change = Εσείς: { $before } → { $after } ({ $change })
rating-not-casual = Φιλικό ματς: τα rating μένουν όπως είναι.
rating-not-guest = Τα rating μένουν όπως είναι: για ματς με rating πρέπει να έχουν εγγραφεί και οι δύο.
rating-not-new = Τα rating μένουν όπως είναι: σε ματς με πρόσκληση και οι δύο λογαριασμοί πρέπει να έχουν τουλάχιστον μία μέρα.
rating-not-too_far = Τα rating μένουν όπως είναι: απέχουν πάνω από 500.
rating-not-too_often = Τα rating μένουν όπως είναι: οι δύο έχουν ήδη παίξει αυτή την εβδομάδα 7 ματς που μέτρησαν.
rating-not-alone = Τα rating μένουν όπως είναι: ένας άνθρωπος δεν παίζει και τις δύο πλευρές.
rating-not-annulled = Τα rating μένουν όπως είναι: το ματς ακυρώθηκε.

seal-verify = Επαλήθευση ζαριών
seal-checking = Ξαναϋπολογίζεται κάθε ζαριά…
seal-wrong = Τα ζάρια δεν ταιριάζουν με τη δέσμευση. Ανοίξτε τον ελεγκτή για να δείτε πού.
seal-unreadable = Η καταγραφή των ζαριών δεν διαβάστηκε. Δοκιμάστε ξανά.

people-title = Παίκτες
people-find = Βρείτε παίκτη από την αρχή του ονόματος
people-find-go = Εύρεση
people-none-found = Κανένα όνομα παίκτη δεν αρχίζει με «{ $name }».
people-followed = Όσοι ακολουθείτε
people-follow-oneself = Δεν γίνεται να ακολουθήσετε τον εαυτό σας.
people-follow-many = Ακολουθείτε όσους περισσότερους γίνεται. Πρώτα αφήστε κάποιον.

ranking-choose = Κατατάξεις
ranking-rating = Κατά rating
ranking-week = Αυτή την εβδομάδα
ranking-month = Αυτόν τον μήνα
ranking-year = Αυτή τη σεζόν
ranking-errors = Κατά λάθη
ranking-points = Κατά πόντους
ranking-place = Θέση
ranking-player = Παίκτης
ranking-gain = Αλλαγή
ranking-points-played = Πόντοι που παίχτηκαν
ranking-matches = Ματς
ranking-won = Νίκες
ranking-empty = Κανείς δεν είναι ακόμη εδώ. Παίξτε ματς με rating για να μπείτε στην πρώτη θέση.
ranking-note = Η κατάταξη έχει όσους έχουν παίξει στην περίοδό της τουλάχιστον { $points } πόντους με τουλάχιστον { $people } άτομα και δεν έχουν προσωρινό rating. Ένα ματς στους 7 είναι 7 πόντοι.
ranking-listed = Μπαίνετε στις κατατάξεις μόλις παίξετε αρκετά.
ranking-unlisted = Δεν είστε σε καμία κατάταξη.
ranking-leave = Βγάλτε με από τις κατατάξεις
ranking-enter = Βάλτε με στις κατατάξεις
pool-choose = Είδος παιχνιδιού
pool-people = Ζωντανά
pool-correspondence = Με αλληλογραφία
pool-bots = Με μποτ

profile-joined = Εδώ από { $day }
profile-former = Παλιότερα: { $names }
profile-challenge = Πρόκληση
profile-follow = Ακολουθώ
profile-unfollow = Δεν ακολουθώ πια
profile-block = Αποκλεισμός
profile-register = Εγγραφείτε για να ακολουθείτε παίκτες και να παίζετε με rating.
profile-unrated = Κανένα ματς με rating ακόμη.
profile-experience = { $matches ->
    [one] ένα ματς
   *[other] { $matches } ματς
  }, { $points ->
    [one] ένας πόντος
   *[other] { $points } πόντοι
  }
profile-rating-note = Τα rating ακολουθούν τον τύπο του FIBS, και όλοι αρχίζουν από 1500. Τα ματς με μποτ έχουν δικό τους rating.
profile-errors = Όλες οι αποφάσεις
profile-errors-checker = Κινήσεις
profile-errors-cube = Βίδος
profile-errors-note = Στις τελευταίες { $decisions } αποφάσεις ματς με rating που έκρινε η μηχανή. { $interval ->
    [yes] Η πραγματική τιμή είναι μέσα στο εύρος σε 95 από 100 περιπτώσεις.
   *[no] Το εύρος φαίνεται από { $least } αποφάσεις και πάνω.
  }
profile-errors-few = Η μηχανή έχει κρίνει ως τώρα λιγότερες από { $least } αποφάσεις αυτού του παίκτη.
profile-graph = Το rating στον χρόνο
profile-graph-table = Κάθε αλλαγή σε πίνακα
profile-graph-words = Rating σε { $matches ->
    [one] ένα ματς
   *[other] { $matches } ματς
  }: τώρα { $now }, υψηλότερο { $most }, χαμηλότερο { $least }.
profile-no-matches = Κανένα τελειωμένο ματς ακόμη.
profile-none-found = Κανένα ματς δεν ταιριάζει.
profile-counted = { $n ->
    [one] Ένα ματς
   *[other] { $n } ματς
  }, νίκες: { $won }
profile-filter = Φίλτρο
profile-filter-go = Εμφάνιση
profile-opponent = Αντίπαλος
profile-result = Αποτέλεσμα
profile-result-any = Όλα
profile-result-won = Νίκες
profile-result-lost = Ήττες
profile-score-stood = Το σκορ όταν τελείωσε το ματς
profile-since = Από
profile-until = Έως
profile-search-wrong = Το φίλτρο δεν διαβάζεται: το μήκος είναι αριθμός, η μέρα γράφεται 2026-11-25.
profile-ways = Δείτε το
profile-watch = Παρακολούθηση
profile-newer = Νεότερα ματς

against-title = { $one } – { $other }
against-none = Οι δύο δεν έχουν τελειώσει ακόμη ματς μεταξύ τους.
against-by-length = Νίκες ανά μήκος ματς

dice-of = Ζάρια: { $name }
dice-all-title = Τα ζάρια όλης της λέσχης
dice-none = Καμία ζαριά δεν μέτρησε ακόμη: τα ζάρια μετρούν όταν τελειώσει το ματς.
dice-counted = { $n ->
    [one] Μέτρησε μία ζαριά.
   *[other] Μέτρησαν { $n } ζαριές.
  } Οι αρχικές ζαριές δεν είναι ποτέ διπλές και μένουν έξω ({ $openings }).
dice-too-few = Πολύ λίγες ζαριές για κρίση: χρειάζονται τουλάχιστον { $least }.
dice-test = { $rare ->
    [usual] Οι ζαριές μοιάζουν με τίμια ζάρια. Τα τίμια ζάρια απέχουν τόσο ή περισσότερο από τον μέσο όρο στο { $percent } των περιπτώσεων (χι τετράγωνο { $chi }).
    [rare] Τα τίμια ζάρια απέχουν τόσο ή περισσότερο από τον μέσο όρο μόνο στο { $percent } των περιπτώσεων (χι τετράγωνο { $chi }). Από 100 τίμιους παίκτες μερικοί φαίνονται έτσι.
   *[very_rare] Τα τίμια ζάρια σχεδόν ποτέ δεν απέχουν τόσο από τον μέσο όρο: στο { $percent } των περιπτώσεων (χι τετράγωνο { $chi }). Επαληθεύστε τα ματς και πείτε το στη λέσχη.
  }
dice-sums = Διπλές και είσοδοι
dice-what = Τι
dice-doubles = Διπλές
dice-entering = Είσοδος από το μπαρ, σε { $n ->
    [one] μία προσπάθεια
   *[other] { $n } προσπάθειες
  }
dice-pairs = Όλες οι ζαριές
dice-pair = Ζαριά
dice-counted-head = Μέτρησαν
dice-expected = Μέσος όρος
dice-band = Συνήθως
dice-outside = Έξω από το συνηθισμένο
dice-band-note = Το συνηθισμένο εύρος έχει 95 από 100 τίμιες μετρήσεις. Από τις 21 ζαριές περίπου μία είναι έξω κατά τύχη.

fair-play-title = Τίμιο παιχνίδι
fair-play-of = Τίμιο παιχνίδι: { $name }
fair-play-lead = Ενδείξεις μόνο για συντονιστές. Δείχνουν πού να κοιτάξει κανείς και δεν αποφασίζουν τίποτα.
fair-play-base-title = Πόσο συχνά πέφτουν έξω τέτοια σημάδια
fair-play-base = Ας πούμε ότι 1 στους 100 παίκτες έχει βοήθεια. Ένα σημάδι που βρίσκει τους 90 στους 100 από αυτούς και υποπτεύεται 1 στους 100 τίμιους έχει δίκιο σε 48 από 100 περιπτώσεις, όχι παραπάνω. Όποιος κοιτά πέντε φορές βρίσκει πενταπλάσιους τίμιους.
fair-play-base-many = Ένα σύντομο ματς σχεδόν τέλειο είναι συνηθισμένο σε τίμιους παίκτες. Αποτελέσματα και τυχερές ζαριές δεν λένε τίποτα.
fair-play-hardest = Οι δέκα δυσκολότερες κινήσεις
fair-play-hardest-note = Δείτε τη διάταξη και κρίνετε πρώτα εσείς, πριν ανοίξετε την κρίση.
fair-play-choices = { $n } δυνατές κινήσεις
fair-play-verdict = Κρίση
fair-play-lost = { $best ->
    [yes] Βρέθηκε η καλύτερη κίνηση.
   *[no] Η κίνηση έχασε { $loss }.
  }
fair-play-none-judged = Η μηχανή δεν έχει κρίνει ακόμη ματς με rating αυτού του παίκτη.
fair-play-rate = { $rate } σε { $n } αποφάσεις
fair-play-peers = { $n } άλλοι παίκτες κοντά σε αυτό το rating: 5 στους 100 παίζουν κάτω από { $low }, οι μισοί κάτω από { $middle }, 95 στους 100 κάτω από { $high }.
fair-play-as-good = { $n } από αυτούς παίζουν το ίδιο καλά ή καλύτερα.
fair-play-few-peers = Μόνο { $n } άλλοι παίκτες κοντά σε αυτό το rating έχουν κριθεί αρκετά. Η σύγκριση γίνεται από { $least } και πάνω.
fair-play-agreement = Συμφωνία με τη μηχανή στις δύσκολες κινήσεις
fair-play-agreement-note = Μόνο κινήσεις όπου η καλύτερη περνά τη δεύτερη κατά 0,02 έως 0,08: εκεί διαφέρουν οι άνθρωποι. Δίπλα είναι οι αντίπαλοι στα ίδια ματς.
fair-play-player = Ο παίκτης
fair-play-opponents = Οι αντίπαλοι
fair-play-found = βρέθηκαν { $best } από { $all }
fair-play-between = (πραγματικό ποσοστό από { $low }% έως { $high }%)
fair-play-too-few = (πολύ λίγες για συμπέρασμα)
fair-play-times = Χρόνος ανά δυσκολία
fair-play-difficulty = Κινήσεις
fair-play-forced = Αναγκαστικές
fair-play-easy = Εύκολες
fair-play-hard = Δύσκολες
fair-play-close = Οριακές
fair-play-times-note = Ο διάμεσος χρόνος, με τον αριθμό των κινήσεων. Οι άνθρωποι σκέφτονται περισσότερο στα δύσκολα.
fair-play-evidence = Τι λέει, προς τη μία ή την άλλη μεριά
fair-play-unusual = Ασυνήθιστο
fair-play-usual = Όπως παίζουν οι άνθρωποι
fair-play-unknown = Πολύ λίγα για συμπέρασμα
fair-play-nothing = Τίποτα.
fair-play-says-rate-low = Ο δείκτης λαθών, με το εύρος του, είναι κάτω από εκείνον των 95 στους 100 παίκτες κοντά σε αυτό το rating.
fair-play-says-rate-usual = Ο δείκτης λαθών είναι όπως των παικτών κοντά σε αυτό το rating.
fair-play-says-rate-open = Πολύ λίγες αποφάσεις, ή πολύ λίγοι παίκτες για σύγκριση.
fair-play-says-hard-more = Οι δύσκολες κινήσεις βρέθηκαν σαφώς πιο συχνά απ’ ό,τι από τους αντιπάλους.
fair-play-says-hard-usual = Οι δύσκολες κινήσεις βρέθηκαν περίπου όσο συχνά κι από τους αντιπάλους.
fair-play-says-hard-open = Πολύ λίγες δύσκολες κινήσεις.
fair-play-says-time-flat = Οι δύσκολες κινήσεις δεν πήραν περισσότερο χρόνο από τις εύκολες, ενώ οι αντίπαλοι σκέφτηκαν περισσότερο.
fair-play-says-time-grows = Οι δύσκολες κινήσεις πήραν περισσότερο χρόνο από τις εύκολες.
fair-play-says-time-open = Πολύ λίγες χρονομετρημένες κινήσεις.
fair-play-says-cube-apart = Οι κινήσεις είναι σχεδόν τέλειες και ο βίδος όχι.
fair-play-says-cube-usual = Κινήσεις και βίδος ταιριάζουν.
fair-play-says-cube-open = Πολύ λίγες αποφάσεις.
fair-play-steps = Πρώτα παρακολουθήστε, μετά ρωτήστε φιλικά ή προτείνετε ματς με επίβλεψη. Κανείς δεν περιορίζεται χωρίς λόγους, χωρίς λήξη και χωρίς ένσταση σε άλλον.
fair-play-alike = Αξίζει μια ματιά
fair-play-alike-note = Υποδείξεις, ποτέ κρίσεις: και οι φίλοι παραιτούνται γρήγορα, και μερικοί χάνουν πάντα.
fair-play-quick = { $n } ματς με rating τελείωσαν μέσα σε ένα λεπτό
fair-play-one-way = και τα { $n } ματς με rating πήγαν στην ίδια πλευρά

# The analysis of a match.

study-title = Ανάλυση
study-open = Ανάλυση
study-back = Πίσω στο τραπέζι
study-depth = { $plies ->
    [0] Πρώτη ματιά.
    [one] Ματιά { $plies } ζαριά μπροστά.
   *[other] Ματιά { $plies } ζαριές μπροστά.
  }
study-underway = Ματιά { $plies } { $plies ->
    [one] ζαριά
   *[other] ζαριές
  } μπροστά: { $done } από { $all } γραμμές.
study-waits = Η βαθύτερη ματιά περιμένει άλλο ματς.
study-ready = Η ανάλυση είναι έτοιμη.
study-reload = Η ανάλυση γίνεται ακόμη.
study-reload-link = Δείτε ξανά
study-nothing = Δεν υπάρχει κάτι για ανάλυση: καμία παρτίδα δεν παίχτηκε ως το τέλος.
study-definitions = Οι απώλειες είναι σε μονάδες του βίδου (EMG). Το PR είναι 500 φορές η απώλεια ανά απόφαση· ο δείκτης του gnubg είναι η απώλεια σε χιλιοστά. Κινήσεις χωρίς επιλογή δεν μετρούν· το να μη διπλασιάσει κανείς μετρά όπου ήταν οριακό ή λάθος. Αμφίβολη από 0,010, λάθος από 0,020, γκάφα από 0,080, χοντρή γκάφα από 0,160. Αξίες και πιθανότητες μιας γραμμής προέρχονται από την ίδια ματιά, τόσο βαθιά όσο λέει η τελευταία στήλη· η τύχη υπολογίζεται χωρίς ματιά μπροστά, και στην αρχική ζαριά μετρά ποιος την κέρδισε.

study-summary = Σε αριθμούς
study-rating = PR
study-rating-note = Performance rating: 500 φορές η απώλεια ανά απόφαση. Όσο μικρότερο, τόσο καλύτερα.
study-millis = Δείκτης gnubg
study-millis-note = Απώλεια ανά απόφαση σε χιλιοστά του βίδου, όπως τη γράφει το gnubg.
study-plays = Κινήσεις
study-plays-note = Τι κόστισαν οι κινήσεις, και πόσες είχαν επιλογή.
study-cubes = Βίδος
study-cubes-note = Τι κόστισαν οι αποφάσεις για τον βίδο, και πόσες ήταν.
study-lost-of = { $lost } σε { $n }
study-marks = ?! · ? · ?? · ???
study-marks-note = Αμφίβολες κινήσεις, λάθη, γκάφες, χοντρές γκάφες.
study-losses-worth = Κόστος όλων των λαθών
study-losses-worth-note = Σε πιθανότητες νίκης στο ματς· με λεφτά, σε πόντους.
study-luck = Τύχη
study-luck-note = Πόσο καλύτερες από τον μέσο όρο ήταν οι ζαριές, σε μονάδες του βίδου, χωρίς ματιά μπροστά.
study-luck-worth = Τύχη του ματς
study-luck-worth-note = Το ίδιο σε πιθανότητες νίκης στο ματς· με λεφτά, σε πόντους.

study-graph = Το ματς
study-graph-note = Γραμμή πιθανοτήτων με τα λάθη πάνω της· οι ίδιοι αριθμοί είναι στη λίστα όλων των γραμμών.
study-graph-error = Γραμμή { $line }, { $who }: { $mark }, { $loss }
study-graph-match = Πιθανότητα νίκης στο ματς: { $who }
study-graph-money = Τι περιμένει από την παρτίδα: { $who }
study-graph-game = Πιθανότητα νίκης στην παρτίδα: { $who }

nav-study = Ανάλυση
nav-openings = Ανοίγματα
openings-title = Το άνοιγμα
openings-about = Πώς παίζονται οι δεκαπέντε αρχικές ζαριές, και πώς απαντά καθεμιά από τις 21 ζαριές στις καλύτερες κινήσεις τους: παιχνίδι με λεφτά, βίδος στη μέση, χωρίς Jacoby, με κατάταξη από προσομοιώσεις της δικής μας μηχανής.
openings-path = Πού είστε
openings-roll = { $roll }
openings-replies-to = { $roll }, κίνηση { $play }: οι απαντήσεις
openings-roll-head = Ζαριά
openings-best = Καλύτερη κίνηση
openings-next = Επόμενη
openings-alone = καμία κοντά
openings-verdict = Κρίση
openings-is-best = καλύτερη
openings-as-good = εξίσου καλή
openings-unsettled = αβέβαιο
openings-worse = χειρότερη
openings-error-note = Τυπικό σφάλμα της αναμενόμενης αξίας
openings-trials = Παρτίδες
openings-trials-note = Πόσες παρτίδες παίχτηκαν ως το τέλος
openings-replies = Οι απαντήσεις
openings-replies-note = Κίνηση που είναι σύνδεσμος οδηγεί στις απαντήσεις της.
openings-mean = Σε όλες τις 36 ζαριές η απάντηση αξίζει { $equity } για όποιον ρίχνει.
openings-look-on = Δείτε το με τη μηχανή
openings-definitions = Οι αναμενόμενες αξίες είναι με βίδο, σε μονάδες του βίδου, από τη μεριά όποιου παίζει· ± είναι ένα τυπικό σφάλμα. «Εξίσου καλή» είναι λιγότερο από 0,010 πίσω από την καλύτερη· «αβέβαιο» είναι πιο πίσω, αλλά λιγότερο από 2,33 τυπικά σφάλματα της διαφοράς. Οι ίδιοι αριθμοί: tavola openings.

nav-duplicates = Ίδια ζάρια
duplicate-title = Ματς με ίδια ζάρια
duplicate-about = Ένα ματς παίζεται σε δύο τραπέζια με τα ίδια ζάρια: παρτίδα με παρτίδα και ζαριά με ζαριά έρχονται οι ίδιοι αριθμοί. Έτσι η τύχη φεύγει από τη μέση, και μετά κάθε απόφαση μπαίνει δίπλα σε εκείνη του άλλου τραπεζιού.
duplicate-play = Ποιος παίζει
duplicate-bot = Δύο με το μποτ
duplicate-bot-note = Εσείς και ένας φίλος έχετε τα Λευκά με το ίδιο μποτ, καθένας στο τραπέζι του.
duplicate-teams = Δύο με δύο
duplicate-teams-note = Έχετε τα Λευκά στο ένα τραπέζι, ο συμπαίκτης τα Μαύρα στο άλλο· απέναντι κάθονται οι αντίπαλοι.
duplicate-length = Πόντοι για τη νίκη
duplicate-go = Άνοιγμα και των δύο τραπεζιών
duplicate-note = Κανείς δεν βλέπει το άλλο τραπέζι πριν τελειώσουν και τα δύο: θα μάθαινε τα ζάρια του.
duplicate-table = Τραπέζι { $n }
duplicate-free = κανείς ακόμη
duplicate-waiting = Δεν άρχισε.
duplicate-playing = Παίζεται.
duplicate-over = Τελείωσε.
duplicate-play-on = Στο τραπέζι σας
duplicate-look = Δείτε το τραπέζι
duplicate-invite-white = Τα Λευκά εδώ είναι ελεύθερα
duplicate-invite-black = Τα Μαύρα εδώ είναι ελεύθερα
duplicate-invite-note = Στείλτε τον σύνδεσμο σε όποιον θα καθίσει εκεί.
duplicate-same-dice = Τα ίδια ζάρια πέφτουν και σε άλλο τραπέζι.
duplicate-result = Το αποτέλεσμα
duplicate-players = Λευκά – Μαύρα
duplicate-points = Πόντοι
duplicate-even = Τα δύο τραπέζια τελειώνουν ίδια: κανείς δεν προηγείται.
duplicate-ahead = Προηγείται: { $who }, Λευκά στο τραπέζι όπου πήγε καλύτερα, κατά { $n } { $n ->
    [one] πόντο
   *[other] πόντους
  }.
duplicate-game = Παρτίδα { $n }
duplicate-parted = Από εδώ και πέρα οι διατάξεις διαφέρουν.
duplicate-dice-note = Τα ζάρια βγαίνουν από ένα μυστικό του διακομιστή, ανά παρτίδα και ζαριά. Η δέσμευσή του φάνηκε πριν καθίσει κανείς, και το μυστικό ανοίγει όταν τελειώσουν και τα δύο τραπέζια· το tavola verify-dice ξαναϋπολογίζει κάθε ζαριά.
duplicate-commitment = Δέσμευση
duplicate-secret = Μυστικό
duplicate-proof = Όλες οι ζαριές, για επαλήθευση

study-errors = Λάθη, τα χειρότερα πρώτα
study-no-errors = Κανένα λάθος.
study-more-errors = Και άλλα { $n }: είναι σημειωμένα στη λίστα όλων των γραμμών.
study-where = Γραμμή
study-who = Παίκτης
study-what = Απόφαση
study-cost = Κόστος
study-played = { $roll }: { $play } / καλύτερα { $best }
study-illegal = κίνηση κόντρα στους κανόνες
study-wrong-double = διπλασίασε· έπρεπε να περιμένει
study-missed-double = δεν διπλασίασε
study-wrong-take = δέχτηκε· έπρεπε να πάει πάσο
study-wrong-drop = πήγε πάσο· έπρεπε να δεχτεί
study-wrong-beaver = έκανε beaver· δεν έπρεπε
study-doubtful = Αμφίβολη
study-error = Λάθος
study-blunder = Γκάφα
study-whopper = Χοντρή γκάφα

study-games = Όλες οι παρτίδες
study-game = { $length ->
    [0] Παρτίδα { $n }, { $black }–{ $white }
   *[other] Παρτίδα { $n }, { $black }–{ $white } στους { $length }{ $crawford ->
      [yes] , Crawford
     *[no] {""}
    }
  }
study-won = { $who } { $win ->
    [dropped] κερδίζει με πάσο
    [gammon] κερδίζει διπλό
    [backgammon] κερδίζει τριπλό
   *[single] κερδίζει
  }, { $points } { $points ->
    [one] πόντος
   *[other] πόντοι
  }
study-game-chance = { $who } κερδίζει την παρτίδα
study-match-chance = το ματς
study-equity-of = πόντοι
study-dances = δεν παίζεται
study-doubles = διπλασιάζει
study-takes = δέχεται
study-drops = πάσο
study-beavers = beaver
study-raccoons = raccoon
study-otters = otter
study-resigns-single = παραιτείται
study-resigns-gammon = παραιτείται, διπλό
study-resigns-backgammon = παραιτείται, τριπλό

study-board = Το τάβλι πριν
study-words-numbers = Οι θέσεις όπως τις μετρά: { $who }.
study-words-side = { $who }: { $places }.
study-words-on = { $n } στο { $point }
study-words-bar = { $n } στο μπαρ
study-words-off = { $n } μαζεμένα
study-words-cube = Βίδος στο { $value }, στη μέση.
study-words-cube-of = Βίδος στο { $value }, τον έχει: { $who }.
study-said = Γραμμή { $line }, { $who }, { $act }.
study-steps = Γραμμές του ματς
study-first = Πρώτη γραμμή
study-error-before = Προηγούμενο λάθος
study-before = Προηγούμενη γραμμή
study-next = Επόμενη γραμμή
study-error-next = Επόμενο λάθος
study-last = Τελευταία γραμμή
study-no-decision = Εδώ δεν αποφασίζεται τίποτα.
study-no-move = Δεν παίζεται.
study-forced = Η μόνη νόμιμη κίνηση.
study-right = Η καλύτερη που υπάρχει.
study-as-good = Εξίσου καλή με την καλύτερη: { $lost } πίσω.
study-cost-match = κοστίζει { $lost }· πιθανότητα νίκης στο ματς { $worth }.
study-cost-money = κοστίζει { $lost }, { $worth } πόντους.
study-right-is = Σωστό: { $action }, { $answer }.
study-right-wait = όχι διπλασιασμός
study-right-double = διπλασιασμός
study-right-redouble = επαναδιπλασιασμός
study-right-too-good = πολύ καλό για διπλασιασμό
study-right-take = αποδοχή
study-right-drop = πάσο
study-right-beaver = beaver
study-roll-luck = Τύχη της ζαριάς: { $luck }, { $worth } πόντοι.
study-roll-luck-match = Τύχη της ζαριάς: { $luck }· πιθανότητα νίκης στο ματς { $worth }.
study-play = Κίνηση
study-made = παίχτηκε
study-equity = Αξία
study-difference = Διαφορά
study-plies = Μπροστά
study-plies-note = Πόσες ζαριές μπροστά έφτασε η ματιά.
study-more-plays = { $n } { $n ->
    [one] ακόμη κίνηση, που κοστίζει
   *[other] ακόμη κινήσεις, που κοστίζουν
  } περισσότερο.
study-cube = Βίδος
study-cube-doubler = Βίδος, από τη μεριά όποιου διπλασίασε
study-no-double = Όχι διπλασιασμός
study-double-take = Διπλασιασμός, αποδοχή
study-double-drop = Διπλασιασμός, πάσο
study-win = Ν
study-win-note = Νίκες, στα εκατό
study-win-gammon = ΝΔ
study-win-gammon-note = Νίκες διπλές και τριπλές, στα εκατό
study-win-backgammon = ΝΤ
study-win-backgammon-note = Νίκες τριπλές, στα εκατό
study-lose = Η
study-lose-note = Ήττες, στα εκατό
study-lose-gammon = ΗΔ
study-lose-gammon-note = Ήττες διπλές και τριπλές, στα εκατό
study-lose-backgammon = ΗΤ
study-lose-backgammon-note = Ήττες τριπλές, στα εκατό
study-ids = Η διάταξη για άλλα προγράμματα

study-why-wins = Κερδίζει { $by } λιγότερες παρτίδες στις 100.
study-why-gammons = Κερδίζει { $by } λιγότερα διπλά σε 100 παρτίδες.
study-why-gammons-lost = Χάνει { $by } περισσότερα διπλά σε 100 παρτίδες.
study-why-shots = Αφήνει { $made } από τις 36 ζαριές να χτυπούν, η καλύτερη κίνηση { $best }.
study-why-best-hits = Η καλύτερη κίνηση χτυπά.
study-why-made-hits = Χτυπά, ενώ η καλύτερη όχι.
study-why-hits = Χτυπά { $made }, η καλύτερη κίνηση { $best }.
study-why-home = Έχει { $made } { $made ->
    [one] πόρτα
   *[other] πόρτες
  } στην περιοχή μαζέματος, η καλύτερη κίνηση { $best }.
study-why-prime = Το μεγαλύτερο prime της έχει { $made } πόρτες, της καλύτερης { $best }.
study-why-anchor = Η καλύτερη κίνηση κρατά άγκυρα.
study-why-off = Μαζεύει { $made }, η καλύτερη κίνηση { $best }.

study-look-on = Συνέχεια από εδώ
study-cube-before = Πριν από τη ζαριά:
nav-position = Διατάξεις
position-title = Διάταξη
position-board = Το τάβλι
position-white = Λευκά
position-black = Μαύρα
position-plays = { $who } παίζει { $roll }.
position-doubled = { $who } διπλασίασε.
position-beavered = { $who } έκανε beaver.
position-raccooned = { $who } έκανε raccoon.
position-ottered = { $who } απάντησε με otter.
position-on-roll = { $who } ρίχνει.
position-money = Παιχνίδι με λεφτά.
position-match = Ματς στους { $length }: Λευκά { $white }, Μαύρα { $black }{ $crawford ->
    [yes] , παρτίδα Crawford.
   *[no] .
  }
position-wrong = Δεν είναι διάταξη. Είναι ένα XGID, ένα id του GNUBG ή του OpenGammon, μια γραμμή του FIBS ή ένα τάβλι με γράμματα.
position-playing = Παίζετε με κάποιον. Η μηχανή απαντά πάλι όταν τελειώσει.
position-play = Οι κινήσεις
position-look-on = Συνέχεια από τη διάταξη μετά
position-rolls = Ζαριές
position-id = Διάταξη
position-id-note = Ένα XGID, ένα id του GNUBG ή του OpenGammon, μια γραμμή του FIBS, ή ένα τάβλι με γράμματα όπως το αντιγράφουν τα XG και gnubg.
position-roll = Ζαριά, αν έχει πέσει
position-look = Ματιά
position-svg = Εικόνα (SVG)
study-adjusted = Αποτέλεσμα χωρίς τύχη
study-adjusted-note = Το αποτέλεσμα μείον τη δική σας τύχη, συν του αντιπάλου: τι άξιζε μόνο το παιχνίδι. Μπορεί να είναι πέρα από το 0 και το 100%.
study-adjusted-below = Νίκη: { $who }. Οι ζαριές έφεραν περισσότερα από ολόκληρο το ματς: γι’ αυτό το αποτέλεσμα χωρίς τύχη είναι πέρα από το 0 και το 100%. Η τύχη είναι άθροισμα όλων των ζαριών· σε ένα ματς μπορεί να είναι μεγαλύτερη από το αποτέλεσμα.
study-adjusted-above = Νίκη: { $who }, αν και οι ζαριές ήταν με την άλλη πλευρά: γι’ αυτό το αποτέλεσμα χωρίς τύχη είναι πέρα από το 0 και το 100%. Η τύχη είναι άθροισμα όλων των ζαριών· σε ένα ματς μπορεί να είναι μεγαλύτερη από το αποτέλεσμα.

study-at-worst = Το ακριβότερο λάθος πρώτα· τα ▶ και ◀ οδηγούν μέσα στο ματς.
study-no-line = Το ματς δεν έχει τέτοια γραμμή. Αυτό είναι το ακριβότερο λάθος.
position-wrong-long = Αυτό είναι μεγαλύτερο από κάθε διάταξη.
position-wrong-roll = Δεν είναι ζαριά. Θέλει δύο ψηφία από 1 έως 6: 31.
position-wrong-game-over = Η παρτίδα τελείωσε: κάποιος μάζεψε όλα τα πούλια του.
position-wrong-match-over = Το ματς τελείωσε: κάποιος έχει όλους τους πόντους.
position-wrong-crawford = Στην παρτίδα Crawford σε έναν παίκτη λείπει ένας πόντος.
study-chouette = Βίδοι της σουέτ
study-chouette-note = Κάθε βίδος είναι ξεχωριστή παρτίδα, το box με ένα μέλος. Οι κινήσεις της ομάδας είναι του αρχηγού· το κόστος τους διαφέρει από βίδο σε βίδο.
study-chouette-game = Παρτίδα { $n }
study-chouette-cube = { $box } – { $member }

study-keys = Πλήκτρα
study-key-points = Από θέση σε θέση στο τάβλι
study-key-board = Στο τάβλι
study-key-move = Κίνηση πουλιού
study-key-away = Αφαίρεση πουλιού στο στήσιμο
study-key-answer = Κίνηση πουλιού· αφού παιχτεί η ζαριά, απάντηση
study-look-here = Βαθύτερη ματιά σε αυτό το πρόγραμμα περιήγησης
study-look-here-note = Τρεις ζαριές μπροστά, χωρίς διακομιστή και χωρίς δίκτυο.

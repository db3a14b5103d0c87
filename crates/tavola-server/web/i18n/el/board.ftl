# The device beside a wooden board: clock, scoreboard, score sheet.

board-title = Ρολόι και πίνακας σκορ
board-lead = Ένα τηλέφωνο δίπλα στο πραγματικό τάβλι σας: ρολόι, πίνακας σκορ και φύλλο αγώνα μαζί. Δουλεύει χωρίς δίκτυο· τίποτα που πατιέται δεν χάνεται.
board-needs-script = Το ρολόι θέλει πρόγραμμα περιήγησης με JavaScript.
board-new = Νέο ματς
board-kept = Ματς σε αυτή τη συσκευή
board-kept-none = Κανένα ματς ακόμη. Στήστε ένα: δύο ονόματα, μήκος και, αν θέλετε, ρολόι.
board-white = Λευκά
board-black = Μαύρα
board-name-of = { $side ->
    [white] Όνομα των Λευκών
   *[black] Όνομα των Μαύρων
}
board-length = Μήκος σε πόντους
board-clock = Ρολόι
board-clock-none = Χωρίς ρολόι, μόνο πίνακας σκορ
board-clock-simple_delay = Καθυστέρηση, μετά απόθεμα (συνηθισμένο)
board-clock-bronstein = Bronstein
board-clock-bronstein_prefunded = Bronstein, με την καθυστέρηση στην ένδειξη
board-clock-fischer = Fischer
board-minutes = Λεπτά ανά πόντο
board-delay = Δευτερόλεπτα ανά σειρά
board-flag = Όταν τελειώσει ο χρόνος
board-flag-loss = το ματς χάνεται
board-flag-when_noticed = το ματς χάνεται μόλις το πει ο αντίπαλος
board-flag-overtime = ένα λεπτό ακόμη, μία φορά
board-holland = Κανόνας Holland: μετά την παρτίδα Crawford όποιος είναι πίσω δεν διπλασιάζει πριν από την τρίτη σειρά του
board-sound = Ήχοι
board-vibrate = Δόνηση
board-start = Έναρξη
board-to = στους { $length }
board-one-game = μία παρτίδα
board-crawford = Παρτίδα Crawford: χωρίς βίδο
board-game = Παρτίδα { $number }
board-turn = σειρά σας
board-waits = περιμένει
board-stopped = σταματημένο
board-press-label = { $name }, μένουν { $time }{ $turn ->
    [yes] , έχει τη σειρά: πατήστε για τέλος σειράς
   *[no] {""}
}
board-begins = Ξεκινώ εγώ
board-next-game = Επόμενη παρτίδα
board-double = Διπλασιασμός στο { $value }
board-take = Αποδοχή, { $value }
board-drop = Πάσο
board-confirm = Επιβεβαίωση
board-accept = Συμφωνώ
board-reject = Διαφωνώ
board-stop = Στοπ
board-resume = Συνέχεια
board-resume-other = Η σειρά πάει: { $name }
board-over = Τέλος παρτίδας
board-menu = Μενού
board-sheet = Φύλλο αγώνα
board-undo = Αναίρεση
board-undo-what = Κρατήστε για αναίρεση: { $act }
board-undone = Αναιρέθηκε: { $act }
board-hold = Κρατήστε το κουμπί πατημένο για λίγο.
board-lock = Κλείδωμα
board-unlock = Ξεκλείδωμα
board-locked = Κλειδωμένο για κατά λάθος αγγίγματα
board-full = Πλήρης οθόνη
board-handover = Παράδοση
board-leave = Όλα τα ματς
board-say = Ανάγνωση των χρόνων
board-cube = Βίδος { $value }
board-cube-middle = στη μέση
board-cube-of = τον έχει: { $name }
board-result = Πώς τελείωσε η παρτίδα;
board-won-by = Νικητής
board-kind-single = Μονό
board-kind-gammon = Διπλό
board-kind-backgammon = Τριπλό
board-enter = Εγγραφή
board-close = Κλείσιμο
board-resign = Παραίτηση από την παρτίδα
board-resign-match = Παραίτηση από το ματς
board-withdraw = Ανάκληση παραίτησης
board-claim = Διεκδίκηση παρτίδας
board-claims = { $name } διεκδικεί την παρτίδα: { $kind }
board-resigns = { $name } παραιτείται: { $kind }
board-break = Διάλειμμα
board-end-break = Επιστροφή από το διάλειμμα
board-on-break = { $name } σε διάλειμμα: { $time }
board-reason-fallen = Έπεσε ζάρι ή πούλι
board-reason-contested = Αμφισβήτηση κίνησης
board-reason-director = Κλήση διευθυντή αγώνων
board-pause = Παύση ρολογιού
board-paused = Σε παύση
board-reason-faulty = Χαλασμένο ρολόι
board-reason-break = Διάλειμμα
board-call-flag = Τέλος χρόνου
board-why = Γιατί σταματά το ρολόι;
board-entered = { $name } κερδίζει: { $kind }, βίδος { $cube }, { $points ->
    [one] 1 πόντος
   *[other] { $points } πόντοι
}
board-both-confirm = Επιβεβαιώνουν και οι δύο
board-flagged = { $name }: τέλος χρόνου
board-match-won = { $name } κερδίζει το ματς
board-how-score = στους πόντους
board-how-flag = στον χρόνο
board-how-resigned = με παραίτηση
board-how-penalty = με πόντους ποινής
board-how-ruling = με απόφαση του διευθυντή αγώνων
board-called = Ο διευθυντής αγώνων κλήθηκε
board-held = Ο διευθυντής αγώνων σταμάτησε το ματς
board-absent = { $name } λείπει· το ρολόι τρέχει
board-opening = Ρίξτε από ένα ζάρι. Ξεκινά ο μεγαλύτερος.
board-ready = Συγκρίνετε τα γραμμένα σκορ και ξεκινήστε.
board-gap = Η συσκευή ήταν κλειστή ή στο παρασκήνιο για { $time }.
board-restore = Να δοθεί πίσω ο χρόνος
board-gap-asked = Η συσκευή ήταν κλειστή για { $time }, και στο μεταξύ τελείωσε ο χρόνος: { $name }. Μετρά αυτός ο χρόνος;
board-gap-banner = Το ρολόι σταμάτησε
board-gap-counts = Μετρά
board-keep-as-is = Να μείνει ως έχει
board-jump = Η ώρα της συσκευής άλλαξε κατά { $time }. Το ρολόι του ματς συνεχίζει όπως πριν.
board-awake-refused = Η οθόνη μπορεί να σβήσει: κρατήστε την ανοιχτή από τις ρυθμίσεις της συσκευής.
board-storage-refused = Αυτό το πρόγραμμα περιήγησης δεν αποθηκεύει τίποτα: με ανανέωση το ματς θα χανόταν.
board-offline = Χωρίς δίκτυο: { $count ->
    [0] στάλθηκαν όλα
    [one] περιμένει 1 εγγραφή
   *[other] περιμένουν { $count } εγγραφές
}
board-online = Στάλθηκαν όλα
board-viewer = Παρακολουθείτε. Το ρολόι είναι σε άλλη συσκευή.
board-viewer-age = Ενημέρωση πριν από { $seconds } δ
board-take-over = Ανάληψη του ρολογιού εδώ
board-take-over-hold = Ανάληψη του ρολογιού εδώ (κρατήστε)
board-take-over-ask = Το ρολόι το έχει άλλη συσκευή. Αν το αναλάβετε, εκείνη μόνο παρακολουθεί.
board-take-over-yes = Ανάληψη
board-take-up = Να παραληφθεί το ματς;
board-take-up-match = { $white } – { $black }, { $a }–{ $b } στους { $length }. Παραδίδονται: { $count ->
    [one] μία εγγραφή
   *[other] { $count } εγγραφές
}.
board-take-up-new = Το ρολόι το αναλαμβάνει αυτή η συσκευή. Όποια το παρέδωσε μετά μόνο παρακολουθεί.
board-take-up-known = Η συσκευή έχει ήδη το ματς. Η καταγραφή που παραδίδεται αντικαθιστά τη δική της· ό,τι παραπάνω έχει φυλάσσεται χωριστά.
board-take-up-yes = Παραλαβή
board-read-foreign = Αυτή η καταγραφή δεν δίνει δικαίωμα στο ματς της συσκευής· τίποτα δεν άλλαξε.
board-kept-unreadable = Η καταγραφή αυτού του ματς δεν διαβάζεται σε αυτή τη συσκευή.
board-no-such-match = Δεν υπάρχει τέτοιο ματς. Ελέγξτε τον σύνδεσμο: ίσως λείπει ένα γράμμα.
board-link-worthless = Ο σύνδεσμος δεν δίνει δικαίωμα στο ματς.
board-no-right = Ο διακομιστής απορρίπτει όσα πατάτε εδώ, γιατί ο σύνδεσμος δεν δίνει δικαίωμα στο ματς. Ανοίξτε τον σύνδεσμο του ίδιου του τραπεζιού.
board-posted = Στο ταμπλό
board-conflict = Άλλη συσκευή έχει διαφορετική καταγραφή: εδώ { $here }, εκεί { $there }.
board-conflict-scoreboard = Ισχύει ο πίνακας σκορ του τραπεζιού (MAT-07): { $won }.
board-conflict-trailers_sheet = Μετρά το σκορ όποιου είναι πίσω (MAT-05): { $won }.
board-conflict-agreement = Έχουν και οι δύο το ίδιο σκορ.
board-conflict-director = Αποφασίζει ο διευθυντής αγώνων.
board-conflict-look = Σύγκριση των δύο καταγραφών
board-conflict-title = Δύο καταγραφές του ματς
board-conflict-here = Η καταγραφή εδώ
board-conflict-there = Η άλλη καταγραφή
board-conflict-since = { $count ->
    [0] Τίποτα από τότε που χώρισαν
    [one] Μία εγγραφή από τότε που χώρισαν
   *[other] { $count } εγγραφές από τότε που χώρισαν
}
board-compare = Σύγκριση με το γραμμένο σκορ μου
board-papers-agree = Τα γραμμένα σκορ συμφωνούν με τον πίνακα: { $counts }.
board-papers-differ = Τα γραμμένα σκορ δεν συμφωνούν με τον πίνακα. Ο πίνακας μετρά: { $counts } (MAT-07).
board-battery = Χαμηλή μπαταρία: { $percent }%. Φορτίστε τη συσκευή ή παραδώστε το ρολόι.
board-chouette = Πάνω από δύο παίκτες; Η συσκευή γίνεται και βιβλίο σκορ μιας σουέτ.
board-elsewhere = Το ματς είναι ανοιχτό σε άλλη καρτέλα.
board-elsewhere-here = Συνέχεια εδώ
board-read-older = Η συσκευή έχει νεότερη καταγραφή του ματς· το αρχείο δεν εισήχθη.
board-read-unreadable = Δεν είναι αρχείο ματς.
board-keep-this = Να μείνει αυτή η καταγραφή
board-keep-that = Να μείνει η άλλη καταγραφή
board-not-kept = Το πρόγραμμα περιήγησης δεν το αποθήκευσε. Δοκιμάστε άλλη μία.
board-too-soon = Δεύτερο άγγιγμα τόσο γρήγορα δεν μετρά.
board-no-line = Χωρίς σύνδεση με τη συσκευή του ρολογιού: γράψτε το εκεί.
board-unheard = Η συσκευή του ρολογιού δεν απαντά: δείτε εκεί αν το κατέγραψε.
board-handover-how = Ανοίξτε το στην άλλη συσκευή: αναλαμβάνει το ρολόι με όλη την καταγραφή. Μετά αυτή η συσκευή μόνο παρακολουθεί.
board-handover-copy = Αντιγραφή συνδέσμου
board-handover-file = Αποθήκευση ως αρχείο
board-handover-read = Ανάληψη από αρχείο
board-csv = CSV
board-print = Εκτύπωση
board-share = Κοινοποίηση
board-sheet-number = Παρτίδα
board-sheet-winner = Νικητής
board-sheet-kind = Είδος
board-sheet-cube = Βίδος
board-sheet-points = Πόντοι
board-sheet-score = Σκορ
board-sheet-banks = Χρόνος που μένει
board-sheet-used = Χρόνος που πέρασε
board-sheet-lasted = Διάρκεια
board-sheet-crawford = Crawford
board-sheet-how = { $kind }{ $ending ->
    [dropped] , πάσο
    [resigned] , με παραίτηση
    [claimed] , με διεκδίκηση
    [flag] , στον χρόνο
    [forfeited] , άνευ αγώνα
    [adjudicated] , με απόφαση
   *[borne_off] {""}
}
board-sheet-none = Καμία παρτίδα δεν τελείωσε ακόμη.
board-sheet-awards = Πόντοι ποινής
board-sheet-award = { $name }: { $points }
board-sheet-rulings = Αποφάσεις
board-sheet-signs = Υπογραφές
board-corrected = διορθωμένο
board-keys = Πληκτρολόγιο, ή κουμπί Bluetooth που λειτουργεί έτσι: το Space πατά για όποιον έχει τη σειρά, 1 και 2 για τον κάτω και τον πάνω παίκτη, d διπλασιάζει, t δέχεται, p πάσο, s σταματά, u (κρατήστε) αναιρεί, c διαβάζει τους χρόνους, l κλειδώνει.
board-said = { $white } { $whiteTime }, { $black } { $blackTime }. Σκορ { $a } – { $b }, ματς στους { $length }.
board-side-said = { $name } παίζει
board-low = { $name }: μένει ένα λεπτό
board-install = Εγκαταστήστε το από το μενού του προγράμματος περιήγησης για να ανοίγει χωρίς δίκτυο.

board-first-game = Έναρξη
board-confirm-score = Επιβεβαίωση { $a }–{ $b }
board-what = Και τώρα;
board-more = Άλλα
board-understood = ΟΚ
board-new-match = Νέο ματς
board-continue = Συνέχεια ματς από χαρτί
board-points-of = { $side ->
    [white] Πόντοι των Λευκών
   *[black] Πόντοι των Μαύρων
}
board-conflict-players = Αποφασίστε μαζί ποια καταγραφή μετρά.
board-right-menu = Διόρθωση
board-right = Τι διορθώνεται;
board-right-time = Ο χρόνος στο ρολόι
board-right-result = Το αποτέλεσμα μιας παρτίδας
board-right-length = Το μήκος του ματς
board-right-points = Πόντοι ποινής
board-right-clock = Να μπει ρολόι
board-right-whose = Ποιου το ρολόι
board-right-way = Προσθήκη ή αφαίρεση
board-right-give = Προσθήκη
board-right-take = Αφαίρεση
board-right-minutes = Λεπτά
board-right-seconds = Δευτερόλεπτα
board-right-reason = Λόγος
board-right-against = Παίκτης με ποινή
board-right-count = Πόντοι για τον αντίπαλο
board-sheet-clock = { $mode }, { $bank } ανά πόντο, { $delay } δ ανά σειρά
board-ruling-adjust_time = { $name }: { $time } στο ρολόι
board-ruling-penalty = Ποινή, { $name }: { $points ->
    [one] 1 πόντος
   *[other] { $points } πόντοι
}
board-ruling-warn = Προειδοποίηση: { $name }
board-ruling-correct_result = Διορθώθηκε η παρτίδα { $game }: { $name }, { $kind }, βίδος { $cube }
board-ruling-set_length = Το ματς παίζεται στους { $length }
board-ruling-bring_clock = Μπαίνει ρολόι: { $clock }
board-ruling-hold = Ο διευθυντής αγώνων σταματά το ματς
board-ruling-release = Το ματς συνεχίζεται
board-ruling-absent = { $name } λείπει
board-ruling-arrived = Είναι και οι δύο εδώ
board-ruling-award_match = Το ματς κατακυρώνεται: { $name }
board-ruling-restore = Ο χρόνος του κενού { $gap } δίνεται πίσω
board-ruling-count = Ο χρόνος του κενού { $gap } μετρά
board-ruling-settle = Μένει μία από τις δύο καταγραφές
board-ruling-play_on = Κανείς δεν πρόσεξε το τέλος χρόνου: συνεχίζουν και οι δύο
board-ruling-cube_stands = Παρτίδα { $game }: ο βίδος μένει στο { $cube }
board-ruling-post = Στο ταμπλό

board-act-press = ένα πάτημα
board-act-opening = η αρχική ζαριά
board-act-start_game = η αρχή της παρτίδας
board-act-double = ο διπλασιασμός
board-act-take = η αποδοχή
board-act-drop = το πάσο
board-act-stop = το σταμάτημα
board-act-call_director = η κλήση του διευθυντή αγώνων
board-act-resume = η συνέχεια
board-act-resign = η παραίτηση
board-act-claim = η διεκδίκηση
board-act-accept = η συμφωνία
board-act-reject = η διαφωνία
board-act-result = το αποτέλεσμα
board-act-confirm = η επιβεβαίωση
board-act-compare = η σύγκριση
board-act-take_break = το διάλειμμα
board-act-end_break = το τέλος του διαλείμματος
board-act-resign_match = η παραίτηση από το ματς
board-act-withdraw = η ανάκληση της παραίτησης
board-act-call_flag = η αναγγελία του τέλους χρόνου
board-act-open = το στήσιμο του ματς
board-act-flag_fell = το τέλος χρόνου
board-act-undo = η αναίρεση της τελευταίας εγγραφής
board-act-gap = η συσκευή ήταν κλειστή
board-act-jump = άλλαξε η ώρα της συσκευής
board-act-claim_lease = η ανάληψη του ρολογιού
board-act-diverged = άλλη καταγραφή
board-act-received = διορθωμένος χρόνος

board-refused-clause = { $text } ({ $clause })
board-refused-not-opened = Το ματς δεν έχει στηθεί.
board-refused-opened-already = Το ματς έχει ήδη στηθεί.
board-refused-unsound = Λείπει ένα όνομα ή είναι πολύ μεγάλο, ή οι ρυθμίσεις του ρολογιού είναι εκτός ορίων.
board-refused-player-only = Μόνο παίκτης μπορεί να το κάνει.
board-refused-director-only = Μόνο ο διευθυντής αγώνων μπορεί να το κάνει.
board-refused-reason-missing = Μια απόφαση χρειάζεται λόγο.
board-refused-on-hold = Τίποτα δεν αλλάζει μέχρι να αποφασίσει ο διευθυντής αγώνων.
board-refused-posted = Το αποτέλεσμα είναι στο ταμπλό· μόνο ο διευθυντής αγώνων το διορθώνει.
board-refused-over = Το ματς τελείωσε.
board-refused-flagged = Τελείωσε ένας χρόνος.
board-refused-gap-asked = Πείτε πρώτα αν μετρά ο χρόνος που η συσκευή ήταν κλειστή.
board-refused-not-now = Δεν γίνεται τώρα.
board-refused-not-your-turn = Είναι η σειρά του άλλου παίκτη.
board-refused-no-clock = Δεν υπάρχει ρολόι.
board-refused-crawford-game = Στην παρτίδα Crawford δεν διπλασιάζει κανείς.
board-refused-crawford-cube = Όλοι οι διπλασιασμοί στην παρτίδα Crawford είναι άκυροι: ο βίδος μετρά 1.
board-refused-cube-not-yours = Ο βίδος είναι του άλλου παίκτη.
board-refused-cube-exhausted = Ο βίδος δεν πάει πιο ψηλά.
board-refused-holland-waits = Μετά την παρτίδα Crawford όποιος είναι πίσω δεν διπλασιάζει πριν από την τρίτη σειρά του.
board-refused-nothing-offered = Δεν υπάρχει κάτι να απαντηθεί.
board-refused-break-between-games = Τα διαλείμματα γίνονται ανάμεσα στις παρτίδες.
board-refused-no-break-left = Δεν μένουν διαλείμματα.
board-refused-break-running = Ένα διάλειμμα δεν τελείωσε ακόμη.
board-refused-most-resigned = Παραίτηση για το μέγιστο δεν απορρίπτεται.
board-refused-trailer-confirms = Το σκορ μετρά αφού το επιβεβαιώσει όποιος είναι πίσω.
board-refused-whose-turn = Διαλέξτε ποιου το ρολόι θα τρέχει.
board-refused-too-long = Ένα κείμενο ή μια λίστα είναι πολύ μεγάλη, ή ένας αριθμός πολύ μεγάλος.
board-refused-no-points = Μια ποινή είναι τουλάχιστον ένας πόντος.
board-refused-no-flag = Κανένας χρόνος δεν τελείωσε.
board-refused-nothing-to-undo = Δεν υπάρχει κάτι για αναίρεση.
board-refused-no-such = Δεν υπάρχει με αυτόν τον αριθμό.
board-refused-turn-is-over = Η σειρά εκείνου του κενού πέρασε· ο διευθυντής αγώνων μπορεί να διορθώσει τον χρόνο.
board-refused-nothing-given-up = Κανείς δεν παραιτήθηκε.
board-refused-same-length = Το ματς παίζεται ήδη σε αυτό το μήκος.
board-refused-nothing-due = Τίποτα δεν εκκρεμεί.
board-refused-held-by-device = Το ρολόι το έχει μια συσκευή· πατήστε εκεί.
board-refused-lease-lost = Το ρολόι το έχει άλλη συσκευή.
board-refused-line-missing = Λείπει μια εγγραφή.
board-refused-line-known = Η εγγραφή υπάρχει ήδη.
board-held-button = κρατήστε
board-crawford-word = Crawford
board-needs = θέλει { $points }
board-points-label = { $name }: { $points }, οι παρτίδες ως τώρα
board-doubles = { $name } διπλασιάζει στο { $value }
board-ruled = Ο διευθυντής αγώνων αποφάσισε. Συνέχεια;
board-played-on = Κανείς δεν πρόσεξε το τέλος χρόνου. Συνεχίστε.
board-age = { $seconds } δ
board-overtime = παράταση
board-overtime-told = { $name }: τέλος χρόνου, παράταση { $time }, μία φορά.
board-low-seconds = { $name }: μένουν { $seconds } δευτερόλεπτα
board-countdown = Προειδοποιήσεις στο 0:30 και στο 0:10
board-swap = Αλλαγή πλευρών
board-course = Παρτίδες ως τώρα
board-course-won = { $name } κερδίζει { $points ->
    [one] 1 πόντο
   *[other] { $points } πόντους
}
board-course-time = διάρκεια { $time }
board-play-on = Δεν το πρόσεξε κανείς: συνέχεια
board-turn-dialog = Γύρισμα
board-right-flag = Δεν πρόσεξε κανείς το τέλος χρόνου: συνέχεια
board-right-turn = Το ρολόι τρέχει για λάθος παίκτη
board-right-cube = Ο βίδος γύρισε στην παρτίδα Crawford
board-right-cube-how = Μέχρι να τελειώσει εκείνη η παρτίδα μπορούσε να ακυρωθεί. Δεν το πρόσεξε κανείς, οπότε ισχύει (MAT-03). Τι έδειχνε;
board-sheet-date = Ημερομηνία
board-sheet-reason = Λόγος
board-sheet-after-game = Μετά την παρτίδα
board-mat = αρχείο .mat
board-install-secure = Με HTTPS η σελίδα εγκαθίσταται και μετά δουλεύει χωρίς δίκτυο.
board-presets = Συνηθισμένα ρολόγια
board-preset-last = Τελευταίο
board-preset-italy = Ιταλία 3:00 + 12
board-preset-usual = UK, US, WBGF 2:00 + 12
board-preset-doubles = Ζευγάρια 2:30 + 18
board-preset-none = Χωρίς ρολόι
board-total = Κάθε παίκτης έχει { $bank }, και { $delay } δ ανά σειρά.
board-screen = Για προβολέα
board-overlay = Για μετάδοση

# Pages around the table. Used by the server only.

tagline = Τάβλι χωρίς φασαρία: καλό τάβλι και ζάρια που ελέγχονται.
nav-rules = Κανόνες
nav-dice = Έλεγχος ζαριών
nav-language = Γλώσσα
guest-name = Επισκέπτης { $number }
skip = Στο κύριο περιεχόμενο

# Start
start-title = Backgammon σε καλό τάβλι
start-lead = Παίξτε με όποιον είναι εδώ, με το μποτ ή με φίλο μέσω συνδέσμου. Χωρίς λογαριασμό, χωρίς μάρκες, χωρίς διαφημίσεις.
start-bot = Παιχνίδι με το μποτ
start-bot-note = Ματς στους { $length } με βίδο. Ένα κλικ και είστε στο τάβλι.
start-level = Πόσο δυνατό;
start-friend = Πρόσκληση σε φίλο
start-friend-note = Παίρνετε έναν σύνδεσμο. Όποιος τον ανοίξει παίζει μαζί σας.
start-called = Παίζετε ως { $name }
start-new-name = Νέο όνομα
start-nameless = Διαλέξτε όνομα
start-custom = Διαλέξτε κανόνες
start-tables = Τα τραπέζια σας
start-tables-none = Δεν έχετε τραπέζια ακόμη. Θα εμφανίζονται εδώ και θα επιστρέφετε όποτε θέλετε.
start-name = Το όνομά σας
start-dice-title = Ζάρια που ελέγχονται
start-dice = Πριν από το ματς ο διακομιστής και οι δύο παίκτες κλειδώνουν από ένα μυστικό. Κάθε ζαριά βγαίνει και από τα τρία: κανείς δεν την ξέρει από πριν, και μετά μπορείτε να ξαναϋπολογίσετε κάθε ζαριά.
start-dice-how = Πώς λειτουργεί
start-ear-title = Με πληκτρολόγιο και με το αυτί
start-ear = Κάθε θέση έχει όνομα, κάθε ζαριά και κάθε κίνηση διαβάζεται, και παίζετε ολόκληρο ματς χωρίς ποντίκι. Στο τραπέζι πατήστε ? για τα πλήκτρα.
start-kept-title = Τίποτα δεν χάνεται
start-kept = Κλείστε τη σελίδα, χάστε τη σύνδεση, ελάτε αύριο: το τραπέζι είναι όπως το αφήσατε.
table-against = { $white } – { $black }
table-to = στους { $length }, { $a }–{ $b }
table-money = με λεφτά, { $a }–{ $b }
table-waiting = περιμένει αντίπαλο
table-playing = παίζεται
table-over = τελείωσε
table-broken = δεν ανοίγει
table-unnamed = κενή θέση

# Rule chooser
choose-title = Διαλέξτε κανόνες
choose-against = Με ποιον
choose-bot = Το μποτ
choose-friend = Φίλος, με σύνδεσμο
choose-doubles = Δύο με δύο, με συνδέσμους
choose-doubles-note = Διπλό με συνεννόηση: σε κάθε πλευρά παίζει ζευγάρι που μιλά μεταξύ του.
choose-preset = Είδος παιχνιδιού
choose-preset-note = Μια προεπιλογή συμπληρώνει όλα τα παρακάτω· ό,τι μείνει στην «προεπιλογή» κρατά τη ρύθμισή της.
preset-match = Ματς
preset-match-note = Σε ορισμένους πόντους, με βίδο και τον κανόνα Crawford.
preset-money = Παιχνίδι με λεφτά
preset-money-note = Η μια παρτίδα μετά την άλλη, καθεμιά με το στοίχημά της, με τον κανόνα Jacoby.
preset-tavola-reale = Tavola reale
preset-tavola-reale-note = Οι κανόνες μιας ιταλικής διαδικτυακής αίθουσας: δικό της όριο στον διπλασιασμό, χωρίς παρτίδα Crawford, τριπλό ακόμη και μετά το μάζεμα.
preset-tournament = Τουρνουά
preset-tournament-note = Ματς με τον ιταλικό κανονισμό τουρνουά, από 3 πόντους, χωρίς ανώτατο όριο στους κανόνες.
knob-length = Πόντοι του ματς
knob-length-note = Για ματς, συνήθως 5· κρατά περίπου μισή ώρα. Οι κανόνες δεν έχουν ανώτατο όριο· το πρόγραμμα μετρά μέχρι 64. Μία μόνο παρτίδα είναι ασυνήθιστη στην tavola reale: 3, 5 ή 7.
knob-as-preset = Προεπιλογή
knob-on = Ναι
knob-off = Όχι
knob-jacoby = Κανόνας Jacoby
knob-jacoby-note = Με λεφτά: το διπλό μετρά μόνο αν έχει γυρίσει ο βίδος.
knob-responses = Απαντήσεις στον διπλασιασμό
knob-responses-note = Με λεφτά: το beaver διπλασιάζει αμέσως πίσω και κρατά τον βίδο.
knob-responses-take_or_drop = Δέχομαι ή πάσο
knob-responses-beaver = Beaver
knob-responses-raccoon = Beaver και raccoon
knob-responses-otter = Beaver, raccoon και otter
knob-automatic_doubles = Αυτόματος διπλασιασμός
knob-automatic_doubles-note = Με λεφτά: ίσα ζάρια στην αρχική ζαριά διπλασιάζουν το στοίχημα.
knob-automatic-none = Κανένας
knob-automatic-up-to = { $n ->
    [one] Ο πρώτος
   *[other] Οι πρώτοι { $n }
}
knob-crawford = Κανόνας Crawford
knob-crawford-note = Ματς: μία παρτίδα χωρίς βίδο όταν σε έναν παίκτη λείπει ένας πόντος για τη νίκη.
knob-holland = Κανόνας Holland
knob-holland-note = Ματς: μετά την παρτίδα Crawford όποιος είναι πίσω δεν διπλασιάζει πριν από την τρίτη σειρά του.
knob-backgammon = Τριπλό
knob-backgammon-note = Αν μπορείτε να χάσετε τριπλά αφού έχετε μαζέψει πούλι.
knob-backgammon-only_with_none_off = Μόνο χωρίς μαζεμένο πούλι
knob-backgammon-even_with_some_off = Ακόμη και με μαζεμένα
knob-premature_roll = Πρόωρη ζαριά
knob-premature_roll-note = Άκυρη: ρίχνεται ξανά (IRR-06). Ισχύει: ο αντίπαλος παίζει γνωρίζοντάς την, και όποιος έριξε πρόωρα δεν διπλασιάζει σε αυτή τη σειρά (IRR-07). Έχει σημασία μόνο με νομιμότητα κατόπιν ένστασης.
knob-premature_roll-void = Άκυρη
knob-premature_roll-stands = Ισχύει
knob-doubling_limit = Όριο στους διπλασιασμούς
knob-doubling_limit-note = Tavola reale: όχι διπλασιασμός με τον οποίο μια απλή νίκη θα τελείωνε το ματς (CUB-17). Μόνο στην tavola reale.
knob-doubling_limit-none = Κανένα
knob-doubling_limit-tavola-reale = Όπως στην tavola reale
knob-legality = Νομιμότητα κινήσεων
knob-legality-note = Αυστηρή: ολοκληρώνονται μόνο νόμιμες κινήσεις. Κατόπιν ένστασης: κάθε κίνηση ισχύει αν ο αντίπαλος δεν ζητήσει νόμιμη, όπως σε πραγματικό τάβλι.
knob-legality-strict = Αυστηρή
knob-legality-called = Κατόπιν ένστασης
knob-pace = Ρυθμός
knob-level = Δύναμη του μποτ
knob-level-note = Μόνο στο παιχνίδι με το μποτ.
knob-clock = Ρολόι
knob-clock-note = Απόθεμα λεπτών για κάθε πόντο, και ελεύθερα δευτερόλεπτα σε κάθε σειρά. Αν τελειώσει το απόθεμα, χάνετε το ματς.
knob-clock-none = Χωρίς ρολόι
knob-clock-simple_delay = Καθυστέρηση, μετά απόθεμα
knob-clock-bronstein = Bronstein
knob-clock-fischer = Fischer: προσθήκη δευτερολέπτων σε κάθε σειρά
knob-minutes = Λεπτά ανά πόντο
knob-seconds = Δευτερόλεπτα ανά σειρά
knob-side = Τα πούλια σας
knob-side-any = Με κλήρωση
knob-side-white = Λευκά
knob-side-black = Μαύρα
choose-more = Κι άλλοι κανόνες
choose-go = Άνοιγμα τραπεζιού

# Table
table-title = Τραπέζι
table-moves = Αυτή η παρτίδα
table-games = Παρτίδες
table-game = Παρτίδα
table-winner = Νικητής
table-how = Αποτέλεσμα
table-points = Πόντοι
table-score = Σκορ
table-settings = Ρυθμίσεις
table-help = Πλήκτρα
table-resign = Παραίτηση
table-files = Λήψη του ματς
table-claim = Διεκδίκηση
table-plays = Λίστα κινήσεων
table-last = Επανάληψη τελευταίας κίνησης
table-flip = Γύρισμα του ταβλιού
table-leave = Αποχώρηση από το τραπέζι
table-proof = Ζάρια: δεσμεύσεις και απόδειξη
table-invite = Προσκαλέστε τον φίλο σας
table-invite-note = Στείλτε αυτόν τον σύνδεσμο. Όποιος τον ανοίξει πρώτος παίρνει την άλλη θέση.
table-invite-doubles = Προσκαλέστε συμπαίκτη και αντιπάλους
table-invite-doubles-note = Κάθε σύνδεσμος είναι για μία θέση. Το ματς αρχίζει όταν καθίσουν και οι τέσσερις.
table-invite-partner = Για τον συμπαίκτη
table-invite-opponent = Για αντίπαλο
table-copy = Αντιγραφή
invite-share = Κοινοποίηση
invite-qr = Κωδικός QR
invite-qr-note = Ο σύνδεσμος ως κωδικός QR
table-terms = Κανόνες και όρια
look-open = Ματιά πίσω
look-first = Στην αρχή της παρτίδας
look-back = Μία κίνηση πίσω
look-on = Μία κίνηση μπροστά
look-last = Στο τέλος της παρτίδας
look-close = Πίσω στην παρτίδα
copy-id-note = Η διάταξη πριν από την κίνηση που φαίνεται, με τη ζαριά της
copy-link = Αντιγραφή συνδέσμου
name-change = Αλλαγή ονόματος
table-onward = Νέο τραπέζι
table-close = Κλείσιμο
table-result = Αποτέλεσμα
table-noscript = Για ζωντανό τραπέζι χρειάζεται JavaScript. Παίζετε και χωρίς: διαλέξτε παρακάτω, και ανανεώστε για να δείτε την κίνηση του αντιπάλου.
plain-plays = Παίξε
plain-reload = Ανανέωση
plain-play-none = Δεν παίζεται: συνέχεια
resign-title = Παραίτηση
resign-note = Παραιτείστε στο τέλος μιας σειράς: αν το προτείνετε στη μέση της δικής σας, περιμένει μέχρι να τελειώσει. Ο αντίπαλος μπορεί να απορρίψει την παρτίδα που προτείνετε, εκτός αν είναι το μέγιστο που μπορείτε να χάσετε.
plays-title = Νόμιμες κινήσεις
plays-note = Διαλέξτε μία ή πληκτρολογήστε τον αριθμό της και Enter.

# Joining
join-title = Έχετε πρόσκληση
join-lead = { $who } σας προσκαλεί σε μια παρτίδα backgammon.
join-lead-partner = { $who } σας θέλει για συμπαίκτη σε ματς δύο με δύο.
join-lead-opponent = { $who } σας θέλει για αντίπαλο σε ματς δύο με δύο.
terms-stake = Στοίχημα
terms-stake-match = Το ματς· πόντοι πέρα από το μήκος του δεν μετρούν
terms-stake-money = Πόντοι: αθροίζονται όσα μετρούν οι παρτίδες
terms-clock = { $mode }, { $bank } λ ο καθένας και { $delay } δ ανά σειρά
terms-decision = Για κάθε απόφαση
terms-absence = Για επιστροφή αν χαθεί η σύνδεση
terms-time = { $time } λ
name-note = Έως { $most } χαρακτήρες. Αν μείνει κενό, είστε επισκέπτης με αριθμό.
name-note-known = Έως { $most } χαρακτήρες. Αν μείνει κενό, μένετε { $name }.
name-missing = Το όνομα δεν έχει γράμμα που να εμφανίζεται. Γυρίστε πίσω και διαλέξτε άλλο· όλα τα άλλα που γράψατε είναι ακόμη εκεί.
name-too-long = Το όνομα έχει πάνω από { $most } χαρακτήρες. Γυρίστε πίσω και διαλέξτε πιο σύντομο· όλα τα άλλα που γράψατε είναι ακόμη εκεί.
name-of-house = Το όνομα ανήκει στην ίδια τη λέσχη. Γυρίστε πίσω και διαλέξτε άλλο· όλα τα άλλα που γράψατε είναι ακόμη εκεί.
name-mixed = Το όνομα ανακατεύει γράμματα από διαφορετικά αλφάβητα που μοιάζουν. Γυρίστε πίσω και γράψτε το σε ένα· όλα τα άλλα που γράψατε είναι ακόμη εκεί.
join-rules = Οι κανόνες του τραπεζιού
join-sit = Κάθισε και παίξε
join-over = Το ματς τελείωσε.
join-look = Δείτε το τραπέζι
join-taken = Η θέση είναι ήδη πιασμένη.
rules-of-match = Ματς στους { $length }
rules-of-money = Παιχνίδι με λεφτά

# Dice checker
verify-title = Έλεγχος των ζαριών ενός ματς
verify-lead = Ανοίξτε το πρακτικό ενός ματς, και η σελίδα ξαναϋπολογίζει κάθε ζαριά στο πρόγραμμα περιήγησής σας. Τίποτα δεν στέλνεται.
verify-file = Πρακτικό (proof.json)
verify-paste = ή επικολλήστε το εδώ
verify-go = Έλεγχος
verify-save = Αποθήκευση του ελεγκτή για χρήση χωρίς δίκτυο
verify-how-title = Πώς φτιάχνονται τα ζάρια
verify-how = Ο διακομιστής δεσμεύεται σε ένα μυστικό πριν καθίσει κανείς. Κάθε θέση δεσμεύεται στο τέλος μιας αλυσίδας από hash. Με κάθε απόφαση για ζαριά ανοίγει ο επόμενος κρίκος και των δύο αλυσίδων· η ζαριά είναι ένα HMAC με κλειδί το μυστικό του διακομιστή, πάνω στο τραπέζι, το ματς, τον αριθμό της ζαριάς, τις δύο δεσμεύσεις και τους δύο κρίκους. Τα byte από 252 και πάνω παραλείπονται, ώστε κάθε αριθμός να είναι εξίσου πιθανός.
verify-noscript = Ο ελεγκτής χρειάζεται JavaScript. Η εντολή «tavola verify-dice FILE» κάνει το ίδιο.
verify-honest = Και οι { $rolls } ζαριές είναι σωστές: καθεμιά προκύπτει από όσα κλειδώθηκαν πριν από το ματς.
verify-honest-one = Η μία ζαριά είναι σωστή: προκύπτει από όσα κλειδώθηκαν πριν από το ματς.
verify-wrong = { $faults ->
    [one] Ένα πράγμα είναι λάθος.
   *[other] { $faults } πράγματα είναι λάθος.
}
verify-rolls = Κάθε ζαριά, και από πού ήρθε κάθε κρίκος
verify-roll-number = Αρ.
verify-roll-who = Ποιος έριξε
verify-roll-dice = Ζάρια
verify-roll-link = Κρίκος: { $who }
verify-roll-both = και οι δύο
verify-link-client = η δική του σελίδα
verify-link-escrow = αντίγραφο φυλαγμένο εδώ
verify-link-house = διακομιστής
verify-link-default = προκαθορισμένη τιμή (χάθηκε)
verify-unreadable = Δεν είναι πρακτικό.
verify-no-length = Η καταγραφή έχει παλιότερη μορφή που δεν δηλώνει το μήκος της, οπότε ζαριές κομμένες στο τέλος δεν θα φαίνονταν.
verify-nameless = Ένας παίκτης αυτής της καταγραφής έφυγε από τη λέσχη και δεν ονομάζεται πια. Οι συνόψεις που έγιναν με το όνομα μένουν όπως ήταν και δεν ξαναϋπολογίζονται· όλα τα άλλα ναι.
verify-in-play = Το ματς παίζεται ακόμη: ο διακομιστής ανοίγει το μυστικό του όταν τελειώσει, και μόνο τότε ξαναϋπολογίζονται οι ζαριές.
verify-fault-scheme = Η καταγραφή είναι άλλου είδους από αυτό που ελέγχει η σελίδα.
verify-fault-secret-missing = Το ματς τελείωσε και λείπει το μυστικό του διακομιστή.
verify-fault-secret = Το μυστικό του διακομιστή δεν είναι αυτό στο οποίο δεσμεύτηκε πριν από το ματς.
verify-fault-link-default = Ζαριά %: ένας χαμένος κρίκος δεν αντικαταστάθηκε με τη συμφωνημένη τιμή.
verify-fault-link-source = Ζαριά %: είναι λάθος από πού λέγεται ότι ήρθε ένας κρίκος.
verify-fault-link = Ζαριά %: ένας κρίκος δεν ανήκει στην αλυσίδα στην οποία δεσμεύτηκε η θέση.
verify-fault-seen = Ζαριά %: μια θέση άνοιξε τον κρίκο της για άλλη καταγραφή.
verify-fault-number = Ζαριά %: οι ζαριές δεν είναι αριθμημένες στη σειρά.
verify-fault-dice = Ζαριά %: τα ζάρια δεν προκύπτουν από το μυστικό και τους κρίκους.
verify-fault-log-missing = Λείπει η πορεία του ματς.
verify-fault-log = Η πορεία του ματς δεν ταιριάζει με τις ζαριές.
verify-fault-count = Οι ζαριές είναι περισσότερες ή λιγότερες από όσες λέει η πορεία του ματς.
verify-fault-kept = Μια σύνοψη λέγεται ότι έγινε με όνομα, ενώ όνομα δεν υπάρχει.
verify-fault-ending = Η καταγραφή δεν τελειώνει όπως λέει: κάτι κόπηκε, προστέθηκε ή άλλαξε.
verify-fault-other = Η καταγραφή δεν στέκει.
dice-part = Τα ζάρια του ματς
dice-warning-title = Ο διακομιστής δεν κρατά την υπόσχεσή του για τα ζάρια
dice-warning-do = Το πρόγραμμα περιήγησής σας κατέγραψε τι του ζητήθηκε, πότε, και τι του έδειξαν. Αποθηκεύστε την καταγραφή, δείξτε την στον αντίπαλο, και μη συνεχίσετε να παίζετε για κάτι που μετρά.
dice-evidence-save = Αποθήκευση του τεκμηρίου
dice-details = Όλες οι ζαριές
dice-away = Συνέχεια σε άλλη συσκευή
dice-away-note = Το μερίδιό σας στα ζάρια είναι σε αυτό το πρόγραμμα περιήγησης. Ανοίξτε τον σύνδεσμο εκεί όπου θέλετε να συνεχίσετε, με τον λογαριασμό σας, και το μερίδιο μεταφέρεται. Μη δώσετε τον σύνδεσμο σε κανέναν: όποιος τον έχει μαζί με το μυστικό του διακομιστή ξέρει τις ζαριές σας.

# Rules for players

# Errors
error-404 = Δεν υπάρχει τίποτα εδώ
error-404-note = Η διεύθυνση είναι λάθος ή το τραπέζι έχει αφαιρεθεί.
clause-says = Τι λέει το { $clause }
error-403 = Δεν έχετε πρόσβαση
error-403-note = Αυτό ανήκει σε άλλον. Αν έχετε πρόσκληση, ανοίξτε ξανά τον σύνδεσμό της.
error-aside = Δεν ανοίγει
error-aside-note = Ένα μέρος από όσα φυλάσσονται εδώ δεν διαβάζεται, γι’ αυτό μπήκε στην άκρη. Τίποτα δεν διαγράφηκε, και η υπόλοιπη λέσχη συνεχίζει. Όσοι κρατούν τη λέσχη μπορούν να το κοιτάξουν με «tavola doctor».
error-other = Δεν έγινε
error-too-fast = Αυτό ήταν πιο γρήγορο απ’ όσο παίζει άνθρωπος. Περιμένετε λίγο και δοκιμάστε ξανά.
error-too-slow = Άργησε πολύ να φτάσει. Ελέγξτε τη σύνδεση και δοκιμάστε ξανά.
error-too-many-guests = Πολλοί μόλις μπήκαν από το δίκτυό σας. Περιμένετε λίγα δευτερόλεπτα και δοκιμάστε ξανά.
error-too-many-bots = Μποτ παίζουν ήδη μεταξύ τους σε αρκετά τραπέζια. Περιμένετε να τελειώσει κάποιο ή να σταματήσει επειδή δεν το βλέπει κανείς.
error-busy = Η λέσχη έχει πολλή κίνηση. Δοκιμάστε ξανά.
error-closing = Η λέσχη θα επανεκκινηθεί αμέσως. Δοκιμάστε ξανά σε λίγο.
error-malformed = Αυτό που στάλθηκε δεν διαβάζεται. Γυρίστε πίσω, ελέγξτε τι γράψατε και δοκιμάστε ξανά.
error-cross-site = Ήρθε από σελίδα άλλου ιστότοπου, οπότε δεν έγινε τίποτα.
error-internal = Κάτι πήγε στραβά από τη μεριά μας. Τίποτα δεν άλλαξε· μπορείτε να δοκιμάσετε ξανά.
error-back = Πίσω
error-home = Στην αρχική σελίδα
error-table = Πίσω στο τραπέζι
error-event = Πίσω στο τουρνουά

# Chouette
chouette-title = Σουέτ
chouette-now = Τι γίνεται τώρα
chouette-open = Άνοιγμα σουέτ
wooden-start-title = Πραγματικό τάβλι
wooden-start = Βάλτε δίπλα του ένα τηλέφωνο: ρολόι, πίνακας σκορ και φύλλο αγώνα. Δουλεύει χωρίς δίκτυο και τίποτα απ’ όσα πατάτε δεν χάνεται.
wooden-open = Άνοιγμα ρολογιού
chouette-start-title = Σουέτ
chouette-start = Ένας με όλους, με βίδο για τον καθένα: το box παίζει με μια ομάδα που συνεννοείται. Με φίλους, με μποτ ή ως βιβλίο σκορ για πραγματικό τάβλι.
chouette-games = { $n ->
    [0] καμία παρτίδα ακόμη
    [one] μία παρτίδα
   *[other] { $n } παρτίδες
}
chouette-lead = Ένας παίκτης είναι το box και παίζει με όλους τους άλλους. Ο αρχηγός κινεί για την ομάδα, οι άλλοι συμβουλεύουν, και καθένας έχει δικό του λογαριασμό με το box.
chouette-turned = { $n ->
    [one] με έναν κανόνα αλλαγμένο
   *[other] με { $n } κανόνες αλλαγμένους
}
preset-chouette-club = Σουέτ λέσχης
preset-chouette-club-note = Βίδος ανάμεσα στο box και κάθε μέλος, με τις υποχρεώσεις της λέσχης: αρκετές αποδοχές, πρώτα ο βίδος του αρχηγού, beaver.
preset-chouette-galore = Απλή σουέτ
preset-chouette-galore-note = Ένας βίδος για όλους· όταν διπλασιάζει το box, κάθε μέλος δέχεται ή πάει πάσο για τον εαυτό του.
chouette-place = Το τάβλι
chouette-place-online = Εδώ, με τα ζάρια του διακομιστή
chouette-place-online-note = Box και αρχηγός κινούν στην οθόνη· κάθε ζαριά ελέγχεται μετά.
chouette-place-over_the_board = Πραγματικό τάβλι
chouette-place-over_the_board-note = Γράφετε βίδους και αποτελέσματα· η σελίδα κρατά σειρά, υποχρεώσεις και λογαριασμούς.
chouette-bots = Μποτ
chouette-bots-note = Μπαίνουν αμέσως και παίζουν ως μέλη, αρχηγός ή box. Με δύο από αυτά αρχίζετε και χωρίς άλλους. Όχι σε πραγματικό τάβλι.
chouette-bot-level = Το επίπεδό τους
chouette-bot-add = Προσθήκη μποτ
level-beginner = Αρχάριος
level-novice = Πρωτάρης
level-casual = Ερασιτέχνης
level-intermediate = Μέτριος
level-advanced = Προχωρημένος
level-expert = Ειδικός
level-full = Πλήρης δύναμη
chouette-host = Εσείς
chouette-host-plays = παίζετε
chouette-host-keeps = μόνο κρατάτε το βιβλίο σκορ
chouette-host-note = Ο οικοδεσπότης προσθέτει μποτ, ορίζει το στοίχημα και σε πραγματικό τάβλι γράφει για όλους.
chouette-lobby = Σουέτ όπου μπορείτε να μπείτε
chouette-lobby-note = Μπαίνουν όλοι· η παρτίδα που παίζεται συνεχίζεται, κι εσείς αρχίζετε από το τέλος της ουράς.
chouette-lobby-nobody = Κανείς ακόμη
chouette-door = Ποιος μπαίνει
chouette-door-link = Όποιος έχει τον σύνδεσμο
chouette-door-open = Όλοι· η σουέτ φαίνεται στη λίστα
chouette-worth = Ένας πόντος αξίζει
chouette-worth-note = Όπως θα το γράφατε: 2,50 με EUR. Χωρίς νόμισμα ένας πόντος είναι απλώς πόντος.
chouette-pace = Όρια χρόνου
chouette-pace-answer = Για απάντηση σε βίδο
chouette-pace-answer-note = Μετά, χωρίς απάντηση ισχύει η απάντηση του αρχηγού ή το πάσο.
chouette-pace-turn = Για ζαριά ή κίνηση
chouette-pace-turn-note = Μετά αναλαμβάνει ο επόμενος της ουράς, ή το box έχασε.
chouette-pace-absence = Χωρίς ανοιχτή σελίδα
chouette-pace-absence-note = Όποιος λείπει τόσο δεν αναμένεται πια: μετρά ως καμία απάντηση.
chouette-pace-gather = Για να μπείτε με τον δικό σας βίδο
chouette-pace-gather-note = Μετά τον πρώτο διπλασιασμό, πριν απαντήσει το box.
chouette-pace-fair = Πριν ρίξει ο αρχηγός
chouette-pace-fair-note = Για να προλάβουν όλοι να διπλασιάσουν· με το «Όχι διπλασιασμός» δεν περιμένουν οι άλλοι.
chouette-seconds = { $n } δευτερόλεπτα
chouette-no-limit = χωρίς όριο
chouette-go = Άνοιγμα της σουέτ
chouette-knob-cubes = Βίδοι
chouette-knob-cubes-note = Λέσχη: ένας για κάθε μέλος. Απλή: ένας για όλους.
chouette-knob-cubes-single = Ένας για όλους
chouette-knob-cubes-multiple = Ένας για κάθε μέλος
chouette-knob-box_stays = Το box μένει
chouette-knob-box_stays-note = Λέσχη: αν κερδίσει και δεν είναι πίσω σε πόντους στην παρτίδα. Απλή: αν νικήσει τον αρχηγό.
chouette-knob-box_stays-beats_captain = αν νικήσει τον αρχηγό
chouette-knob-box_stays-wins_and_level = αν κερδίσει και είναι τουλάχιστον ίσα
chouette-knob-offering = Τα μέλη διπλασιάζουν
chouette-knob-offering-note = Λέσχη: μέχρι το box να απαντήσει σε έναν. Απλή: μέχρι να ρίξει ο αρχηγός.
chouette-knob-offering-until_roll = μέχρι τη ζαριά
chouette-knob-offering-until_answered = μέχρι να απαντήσει το box
chouette-knob-take_enough = Αρκετές αποδοχές
chouette-knob-take_enough-note = Όταν έχουν διπλασιάσει όλοι, το box δέχεται αρκετούς βίδους ώστε να είναι ίσα αν κερδίσει, και κάνει beaver αν δεχτεί μόνο του αρχηγού. Ναι στην προεπιλογή λέσχης.
chouette-knob-captain_cube = Ο βίδος του αρχηγού
chouette-knob-captain_cube-note = Ανάμεσα σε πολλούς βίδους μαζί. Λέσχη: αν το box δεχτεί έστω έναν, δέχεται του αρχηγού. Απλή: όπως θέλει.
chouette-knob-captain_cube-off = το box δέχεται όποιον θέλει
chouette-knob-captain_cube-if_any = αν δεχτεί έστω έναν, δέχεται του αρχηγού
chouette-knob-captain_cube-must = το box πρέπει να δεχτεί του αρχηγού
chouette-knob-beaver = Αποδοχή διπλασιασμού
chouette-knob-beaver-note = Όπου ισχύουν beaver: αν γίνεται αποδοχή και χωρίς.
chouette-knob-beaver-may = με ή χωρίς beaver
chouette-knob-beaver-must = πάντα με beaver
chouette-knob-sole_taker_beavers = Ο μόνος που δέχεται κάνει beaver
chouette-knob-sole_taker_beavers-note = Όταν το box διπλασιάσει όλους και δεχτεί μόνο ένας, αυτός κάνει υποχρεωτικά beaver. Ναι στην προεπιλογή λέσχης.
chouette-knob-holdout = Τελευταίος για πάσο
chouette-knob-holdout-note = Με πέντε ή περισσότερους: αν όλοι εκτός από έναν πάνε πάσο στον διπλασιασμό του box, πάει πάσο κι ο τελευταίος. Όχι, αν δεν επιλεγεί.
chouette-knob-holdout-first = στον πρώτο διπλασιασμό του box
chouette-knob-holdout-any = σε κάθε διπλασιασμό του box
chouette-knob-extras = Επιπλέον βίδοι
chouette-knob-extras-note = Μόνο με έναν βίδο: στον διπλασιασμό από τη μέση, όσοι πήγαν πάσο μπορούν να δώσουν κι άλλον βίδο στον μόνο που δέχτηκε. Όχι, αν δεν επιλεγεί.
chouette-knob-extras-paid = όποιος δίνει πληρώνει όσο κοστίζει το πάσο
chouette-knob-extras-free = όποιος δίνει δεν πληρώνει τίποτα
chouette-knob-consultation = Συμβουλή στον αρχηγό
chouette-knob-consultation-note = Λέσχη: από όσους γύρισαν ή δέχτηκαν βίδο ή ερωτώνται. Απλή: από όλους στην παρτίδα.
chouette-knob-consultation-free = από όλους στην παρτίδα
chouette-knob-consultation-never = ποτέ
chouette-knob-consultation-after-cube = αφού γυρίσει ένας βίδος
chouette-knob-consultation-cube-holders = από όσους έχουν γυρισμένο βίδο
chouette-knob-declining = Όταν πολλοί πάνε πάσο στον βίδο του box
chouette-knob-declining-note = Με πολλούς βίδους οι αρχηγοί πηγαίνουν στο τέλος με τη σειρά. Με έναν βίδο μόνο ο αρχηγός.
chouette-knob-declining-captain_only = μόνο ο αρχηγός πηγαίνει στο τέλος
chouette-knob-declining-in_turn = οι αρχηγοί πηγαίνουν με τη σειρά
chouette-knob-captain_after_drop = Μετά το πάσο του αρχηγού
chouette-knob-captain_after_drop-note = Όταν ο αρχηγός πάει πάσο στον διπλασιασμό του box και άλλοι δεχτούν.
chouette-knob-captain_after_drop-stays = ο επόμενος είναι αρχηγός οριστικά
chouette-knob-captain_after_drop-temporary = ο επόμενος είναι αρχηγός μόνο σε αυτή την παρτίδα
chouette-knob-leaving = Βίδος όποιου φεύγει
chouette-knob-leaving-note = Κατά την παρτίδα. Συνεχίζει, αν δεν επιλέξετε άλλο· γι’ αυτόν απαντά ο αρχηγός.
chouette-knob-leaving-plays_on = συνεχίζει με τον αρχηγό
chouette-knob-leaving-loses = χάνεται αμέσως
chouette-knob-partner_lot = Κλήρωση συμπαίκτη
chouette-knob-partner_lot-note = Αν κανείς δεν θέλει να γίνει συμπαίκτης του box. Συνήθως χωρίς τον αρχηγό.
chouette-knob-partner_lot-without_captain = χωρίς τον αρχηγό
chouette-knob-partner_lot-with_captain = με τον αρχηγό
chouette-knob-partner_place = Ο συμπαίκτης όταν χάνει το box
chouette-knob-partner_place-note = Συνήθως μένει στη θέση του.
chouette-knob-partner_place-kept = μένει στη θέση του
chouette-knob-partner_place-end = πηγαίνει στο τέλος
chouette-knob-partner_from = Συμπαίκτης από
chouette-knob-partner_from-note = Αριθμός παικτών, συνήθως 8.
chouette-automatic-consent = Ο πρώτος· κι άλλοι αν συμφωνεί το box
chouette-join-title = Σουέτ
chouette-there = Είναι ήδη εδώ
chouette-join = Είσοδος
chouette-join-note = Αρχίζετε από το τέλος της ουράς και παίζετε από την επόμενη παρτίδα. Φεύγετε ανάμεσα σε αποφάσεις.
chouette-invite = Πρόσκληση άλλων
chouette-invite-note = Όποιος ανοίξει τον σύνδεσμο μπαίνει όποτε θέλει, στο τέλος της ουράς.
chouette-noscript = Η σελίδα της σουέτ χρειάζεται JavaScript. Χωρίς αυτό βλέπετε μόνο ποιοι είναι εδώ και τους λογαριασμούς.
chouette-resign-note = Η άλλη πλευρά μπορεί να απορρίψει την πρόταση, εκτός αν είναι το μέγιστο που μπορεί να χαθεί.
chouette-sure = Σίγουρα;
accounts-count = { $n ->
    [one] μία παρτίδα
   *[other] { $n } παρτίδες
}
accounts-back = Πίσω στη σουέτ
accounts-csv = Λήψη ως CSV
accounts-print = Σελίδα για εκτύπωση
accounts-balances = Υπόλοιπα
accounts-debts = Ποιος χρωστά σε ποιον
accounts-total = Σύνολο
accounts-by-game = Πόντοι ανά παρτίδα
accounts-marks = B: box σε εκείνη την παρτίδα. C: αρχηγός (captain).
accounts-game = Παρτίδα { $n }
accounts-cube = στο { $value }, { $winner ->
    [box] τον κέρδισε το box
    [team] κερδήθηκε από το box
   *[agreed] διακανονίστηκε
}
cause-dropped = πάσο
cause-decided = κρίθηκε στην παρτίδα
cause-extra_given = με επιπλέον βίδο
cause-agreed = με συμφωνία
cause-left = έφυγε
cause-partner = μερίδιο του συμπαίκτη

# Where a guest is at home
browsers-title = Προγράμματα περιήγησης που σας ξέρουν
browsers-many = { $n ->
    [one] Σας ξέρει μόνο αυτό το πρόγραμμα περιήγησης.
   *[other] Σας ξέρουν { $n } προγράμματα περιήγησης.
 }
browsers-end-others = Αποσύνδεση από όλα τα άλλα
browsers-here-note = Ο επισκέπτης αναγνωρίζεται μόνο από το πρόγραμμα περιήγησής του. Αν αποσυνδεθείτε εδώ και δεν σας ξέρει κανένα άλλο, δεν θα γυρίσετε στα τραπέζια σας.
browsers-end-here = Αποσύνδεση από εδώ

# The rules of the chouette
chouette-rules-title = Κανόνες της σουέτ
chouette-rules-presets = Οι δύο προεπιλογές

## Rules that do not go together
not-translated = Δεν έχει μεταφραστεί ακόμη· εδώ είναι στα αγγλικά.
broken-length-in-money-play = Αυτοί οι κανόνες είναι για παιχνίδι με λεφτά, που δεν έχει όριο πόντων: αφήστε κενούς τους πόντους ή διαλέξτε ματς.
broken-match-without-length = Το ματς παίζεται σε ορισμένους πόντους: γράψτε αριθμό ή διαλέξτε παιχνίδι με λεφτά.
broken-jacoby-in-match = Στα ματς δεν υπάρχει κανόνας Jacoby: βγάλτε τον ή διαλέξτε παιχνίδι με λεφτά.
broken-responses-in-match = Στα ματς δεν υπάρχουν beaver: βγάλτε τα ή διαλέξτε παιχνίδι με λεφτά.
broken-automatic-doubles-in-match = Στα ματς δεν υπάρχουν αυτόματοι διπλασιασμοί: βγάλτε τους ή διαλέξτε παιχνίδι με λεφτά.
broken-holland-without-crawford = Ο κανόνας Holland αφορά τις παρτίδες μετά την παρτίδα Crawford: βάλτε τον κανόνα Crawford ή βγάλτε τον Holland.
broken-tournament-length = Τα ματς τουρνουά παίζονται σε 3 ή περισσότερους πόντους: βάλτε μεγαλύτερο ματς ή διαλέξτε «Ματς».
broken-crawford-outside-match = Ο κανόνας Crawford είναι για ματς: βγάλτε τον ή διαλέξτε ματς.
broken-holland-outside-match = Ο κανόνας Holland είναι για ματς: βγάλτε τον ή διαλέξτε ματς.
broken-doubling-limit-outside-match = Το όριο διπλασιασμού της tavola reale είναι για ματς: βγάλτε το ή διαλέξτε ματς.
broken-consent-outside-chouette = Οι αυτόματοι διπλασιασμοί με συγκατάθεση του box είναι για σουέτ: διαλέξτε αριθμό ή κανέναν.
broken-time-limit = Το όριο χρόνου είναι πολύ μεγάλο ή πολύ μικρό: από ένα δευτερόλεπτο έως επτά ημέρες.
broken-clock-times = Με αυτό το ρολόι δεν παίζει κανείς: θέλει κάποιο χρόνο, και το πολύ 10 ώρες ανά πόντο και ανά σειρά.
broken-rated-time = Ένα ματς για βαθμολογία αφήνει σε όλους χρόνο να παίξουν: τουλάχιστον 15 δευτερόλεπτα για μια απόφαση, 30 για επιστροφή όταν χαθεί η σύνδεση και, με ρολόι, ένα λεπτό ανά παιχνίδι.
broken-bots = Παίζουν το πολύ { $most } μποτ, και κανένα σε πραγματικό τάβλι.
broken-stake-in-match = Στοίχημα ανά πόντο έχει το παιχνίδι με λεφτά: αφήστε κενό το νόμισμα ή διαλέξτε παιχνίδι με λεφτά.
broken-called-in-tavola-reale = Η tavola reale παίζεται με αυστηρή νομιμότητα: διαλέξτε «αυστηρή» ή άλλους κανόνες.

# The tutor on the start page

start-tutor = Με προπονητή
start-tutor-note = Ρωτά πριν από γκάφα, δίνει υποδείξεις, αφήνει να παίρνετε πίσω.
knob-tutor-none = Κανένας
knob-tutor-whopper = Ρωτά πριν από χοντρή γκάφα
knob-tutor-blunder = Ρωτά πριν από γκάφα
knob-tutor-error = Ρωτά πριν από λάθος
knob-tutor-doubtful = Ρωτά πριν από αμφίβολη κίνηση
knob-tutor-note = Με το μποτ: ρωτά πριν από κακή κίνηση, δίνει υποδείξεις και αφήνει να παίρνετε πίσω. Το ματς σημειώνεται ως παιγμένο με προπονητή.
terms-tutor = Ρωτά πριν από απόφαση που χάνει { $loss } ή περισσότερο· επιτρέπονται υποδείξεις και πίσω

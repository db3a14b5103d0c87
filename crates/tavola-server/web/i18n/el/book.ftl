# The rules as a book, the rulebook, boards in a text.

book-title = Οι κανόνες του backgammon
book-lead = Όλο το παιχνίδι, για αναγνώστες: από την πρώτη κίνηση ως τη σουέτ, το ρολόι και το τουρνουά. Σε κάθε τάβλι μπορείτε να παίξετε.
book-contents = Περιεχόμενα
book-search = Ψάξτε κάτι στους κανόνες
book-search-go = Αναζήτηση
book-found =
    { $n ->
        [0] Δεν βρέθηκε τίποτα. Δοκιμάστε άλλη λέξη ή λιγότερες.
        [one] Ένα σημείο.
       *[other] { $n } σημεία.
    }
book-whole = Όλο το βιβλίο σε μία σελίδα
book-whole-note = για εκτύπωση ή αποθήκευση ως PDF από την εκτύπωση
book-print = Εκτύπωση ή αποθήκευση ως PDF
book-paper-lead = Όλο το παιχνίδι, για αναγνώστες: από την πρώτη κίνηση ως τη σουέτ, το ρολόι και το τουρνουά.
book-paper-after = Από πέντε κείμενα άλλων:
book-paper-galore = Backgammon Galore, του Tom Keith (www.bkgm.com)
book-paper-italian = Le regole del Backgammon, του Roberto Gobbo (www.backgammon.it)
book-paper-room = Tavola reale, οι κανόνες μιας ιταλικής διαδικτυακής αίθουσας
book-paper-club = Regole del chouette, από τον ιστότοπο μιας λέσχης
book-paper-manual = ένα ιταλικό εγχειρίδιο κανόνων και τουρνουά, ανώνυμου συγγραφέα
book-paper-own = Οι προτάσεις και τα σχήματα είναι δικά μας. Το τελευταίο κεφάλαιο, «Πηγές και ευχαριστίες», λέει τι έδωσε κάθε κείμενο και πού διαφέρουν. Ονόματα όπως MOV-07 είναι του κανονισμού στο τέλος.
book-figures = Πού είναι τα σχήματα των πηγών
book-onward = Πριν και μετά
book-before = Πριν
book-after = Επόμενο
rulebook-title = Ο κανονισμός, άρθρο προς άρθρο
rulebook-note = αυτό που επικαλούνται αρνήσεις και αποφάσεις
rulebook-lead = Κάθε κανόνας που ακολουθεί το Tavola, καθένας με το όνομά του. Τα γράμματα στις παρενθέσεις δείχνουν την πηγή.
rulebook-told = Το βιβλίο το λέει εδώ:

# Boards in a text
figure-check = Είναι νόμιμο;
figure-back = Πίσω
figure-again = Από την αρχή
figure-open = Άνοιγμα στην ανάλυση
figure-legal = Είναι νόμιμο.
figure-right = Σωστά.
figure-wrong = Όχι έτσι.
figure-cube-roll = Όχι διπλασιασμός
figure-cube-take = Διπλασιασμός – ο άλλος δέχεται
figure-cube-pass = Διπλασιασμός – ο άλλος πάσο
figure-cube-does-double = Διπλασιάζει κανείς.
figure-cube-does-redouble = Επαναδιπλασιάζει κανείς.
figure-cube-does-no-double = Είναι νωρίς για διπλασιασμό.
figure-cube-does-too-good = Παίζει κανείς χωρίς διπλασιασμό: κερδίζονται περισσότερα απ’ όσα θα πλήρωνε ο άλλος.
figure-cube-then-take = Στον διπλασιασμό ο άλλος δέχεται.
figure-cube-then-pass = Στον διπλασιασμό ο άλλος πάει πάσο.
figure-cube-then-beaver = Στον διπλασιασμό ο άλλος κάνει beaver.

# Articles
articles-title = Άρθρα
articles-lead = Για αρχικές ζαριές και παράθυρα διπλασιασμού, για σουέτ και δίκαιες κληρώσεις, από τη λέσχη και τα μέλη της. Κάθε αριθμός της λέσχης προέρχεται από προσομοίωση ή μέτρηση της μηχανής της, και σε κάθε τάβλι μπορείτε να παίξετε.
articles-all = Όλα
articles-none = Δεν υπάρχει άρθρο αυτού του είδους.
articles-shelves = Άρθρα κατά θέμα και έτος
articles-feed = Ροή (Atom)
articles-more = Όλα τα άρθρα
articles-older = Παλιότερα
articles-newer = Νεότερα
date-long = { $day } { $month } { $year }
month-1 = Ιανουαρίου
month-2 = Φεβρουαρίου
month-3 = Μαρτίου
month-4 = Απριλίου
month-5 = Μαΐου
month-6 = Ιουνίου
month-7 = Ιουλίου
month-8 = Αυγούστου
month-9 = Σεπτεμβρίου
month-10 = Οκτωβρίου
month-11 = Νοεμβρίου
month-12 = Δεκεμβρίου
articles-tag-back-game = Back game
articles-tag-bot = Το μποτ
articles-tag-checker-play = Κινήσεις
articles-tag-chouette = Σουέτ
articles-tag-cube = Ο βίδος
articles-tag-dice = Ζάρια
articles-tag-direction = Διεύθυνση αγώνων
articles-tag-engine = Μηχανή
articles-tag-fairness = Τίμιο παιχνίδι
articles-tag-match-play = Ματς
articles-tag-opening = Άνοιγμα
articles-tag-race = Κούρσες
articles-tag-strategy = Στρατηγική
articles-tag-tournament = Τουρνουά

# Papers of the house
nav-house = Η λέσχη
nav-about = Σχετικά
nav-privacy = Απόρρητο
nav-terms = Όροι

# The lessons' own buttons
lessons-done = ολοκληρώθηκε
lesson-over = Αυτό ήταν το μάθημα
lesson-play = Η πρώτη σας παρτίδα με το μποτ
lesson-answer = Η απάντηση
lesson-done = Έτοιμο
lesson-on = Συνέχεια
lesson-number = Ο αριθμός σας:
lesson-say-none = Δεν παίζεται τίποτα
lesson-say-some = Κάτι παίζεται
lesson-say-double = Διπλασιασμός
lesson-say-roll = Ζαριά
lesson-say-take = Δέχομαι
lesson-say-drop = Πάσο

host-is = Τη λέσχη την κρατά:
host-unnamed = Όσοι κρατούν τη λέσχη δεν έχουν πει εδώ ποιοι είναι.
host-reached = Επικοινωνία:
host-unreachable = Δεν έδωσαν διεύθυνση εδώ: ρωτήστε όποιον σας έδωσε τη διεύθυνση της λέσχης.

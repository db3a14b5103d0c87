# One's matches, what they come to, and what is done with one that was read from a file.

start-library = Όλα τα ματς σας, αναλυμένα, και τι βγαίνει συνολικά
start-import = Ή εισαγάγετε ματς από αρχεία.
nav-library = Τα ματς μου
library-title = Τα ματς μου
library-empty = Εδώ μαζεύονται τα ματς σας: όσα παίζετε στη λέσχη και όσα εισάγετε από αρχεία των XG, GNU Backgammon, Galaxy, Heroes και άλλων. Κάθε ματς αναλύεται. Εισαγάγετε ένα πρώτο ή παίξτε.
library-bring = Εισαγωγή ματς
library-drop = Αφήστε εδώ αρχεία ή φάκελο, ή διαλέξτε τα.
library-files = Αρχεία
library-folder = Φάκελος
library-paste = Επικόλληση ματς
library-paste-label = Το ματς ως κείμενο
library-import = Εισαγωγή
library-importing = Εισαγωγή: { $done } από { $all } { $all ->
    [one] αρχείο
   *[other] αρχεία
  }.
library-imported = { $n ->
    [0] Δεν εισήχθη κανένα αρχείο.
    [one] Εισήχθη ένα αρχείο.
   *[other] Εισήχθησαν { $n } αρχεία.
  }
library-import-waits = Ο διακομιστής ζητά παύση. Η εισαγωγή συνεχίζεται μόνη της.
library-import-failed = Η εισαγωγή σταμάτησε: εισήχθησαν { $done } από { $all } αρχεία. Εισαγάγετε ξανά τα υπόλοιπα· ό,τι υπάρχει δεν μπαίνει δύο φορές.
library-file-long = { $n ->
    [one] Ένα αρχείο είναι πάνω από { $most } MiB και έμεινε έξω.
   *[other] { $n } αρχεία είναι πάνω από { $most } MiB και έμειναν έξω.
  }
library-formats = .mat και .txt σε όλες τις συνηθισμένες μορφές, .sgf, .xg και το .json του Tavola. Έως 2 MiB ανά αρχείο. Όσα εισάγετε τα βλέπετε μόνο εσείς, μέχρι να τα κοινοποιήσετε. Το ίδιο το αρχείο φυλάσσεται και κατεβαίνει ξανά.
library-too-much = Μαζί εισάγονται το πολύ 4 MiB και 100 αρχεία. Τα υπόλοιπα μετά.
library-no-files = Διαλέξτε αρχείο ή επικολλήστε ματς.

library-brought = Τι εισήχθη
library-pasted = Κείμενο από επικόλληση
library-known = Το αρχείο υπάρχει ήδη στη βιβλιοθήκη σας.
library-known-match = Το ματς υπάρχει ήδη στη βιβλιοθήκη σας· μετρά μία φορά.
library-extent = { $length ->
    [0] παιχνίδι με λεφτά
   *[other] ματς στους { $length }
  }, { $games } { $games ->
    [one] παρτίδα
   *[other] παρτίδες
  }
library-remarks = { $n } { $n ->
    [one] παρατήρηση
   *[other] παρατηρήσεις
  } της ανάγνωσης
library-more-remarks = Και άλλες { $n }.
library-remark-line = Γραμμή
library-remark-column = Στήλη
library-remark-weight = Διαβάστηκε
library-remark-what = Τι δεν ταιριάζει
library-note = όπως γράφτηκε
library-mended = διορθωμένο
library-left-out = έμεινε έξω
library-refused-empty = Το αρχείο είναι κενό.
library-refused-long = Το αρχείο είναι πάνω από { $most } MiB.
library-refused-archive = Είναι συμπιεσμένο αρχείο. Αποσυμπιέστε το και εισαγάγετε τα αρχεία μέσα του.
library-refused-analysis = Αυτό είναι η ανάλυση, όχι το ματς. Εισαγάγετε το ίδιο το ματς: .mat, .sgf, .xg ή match.json.
library-refused-unreadable = Δεν είναι ματς σε μορφή που διαβάζεται.
library-refused-no-play = Δεν έχει καμία κίνηση.
library-refused-lines = Ένα ματς έχει το πολύ { $games } παρτίδες και { $lines } γραμμές.
library-refused-full = Η βιβλιοθήκη σας είναι γεμάτη: χωρά { $files } αρχεία και { $bytes } MiB. Αφαιρέστε πρώτα μερικά ματς.

library-which = Ποιος παίκτης είστε;
library-neither = Κανένας

library-matches = Ματς
library-none = Κανένα ματς ακόμη.
library-none-found = Κανένα ματς δεν ταιριάζει.
library-not-searched = Η αναζήτηση δεν διαβάστηκε. Διορθώστε ό,τι αναφέρεται παραπάνω.
library-more-tables = Δεν ψάχτηκαν ακόμη όλα τα τραπέζια σας. Ανανεώστε τη σελίδα για τα υπόλοιπα.
library-waiting = { $n ->
    [one] Ένα ματς περιμένει ανάλυση.
   *[other] { $n } ματς περιμένουν ανάλυση.
  }
library-day = Ημερομηνία
library-no-day = Το αρχείο δεν λέει πότε παίχτηκε, ή όχι χωρίς αμφιβολία.
library-players = Παίκτες
library-event = Τουρνουά
library-length = Στους
library-score = Σκορ
library-money = λεφτά
library-unjudged = όχι ακόμη
library-unjudged-note = Η ανάλυση δεν έγινε ακόμη.
library-at-line = γραμμή { $line }
library-list-note = Σκορ και PR είναι με τη σειρά των ονομάτων.
library-older = Παλιότερα ματς

library-search = Αναζήτηση
library-search-player = Παίκτης
library-search-event = Τουρνουά
library-search-from = Από
library-search-to = Έως
library-search-kind = Είδος λάθους
library-search-mark = Τουλάχιστον
library-search-any = οποιοδήποτε
library-search-position = Διάταξη
library-search-position-note = Ένα XGID, ένα id του GNUBG ή του OpenGammon, μια γραμμή του FIBS ή ένα τάβλι με γράμματα. Βρίσκεται εκεί όπου τα πούλια στέκονται έτσι για όποιον ρίχνει.
library-search-go = Αναζήτηση
library-search-all = Εμφάνιση όλων
library-wrong-day = «{ $text }»: δεν είναι ημερομηνία. Γράψτε την όπως 2026-03-22.
library-wrong-choice = «{ $text }»: δεν αναζητείται.
library-error-cube = Βίδος
library-error-play = Κίνηση
library-error-missed-double = Χαμένος διπλασιασμός
library-error-wrong-double = Λάθος διπλασιασμός
library-error-wrong-take = Λάθος αποδοχή
library-error-wrong-drop = Λάθος πάσο
library-error-wrong-beaver = Λάθος beaver

study-match = Αρχεία και κοινοποίηση
study-download = Λήψη:
study-download-report = ανάλυση (.json)
study-you-are = Είστε: { $who }.
study-you-neither = Δεν είστε κανένας από τους δύο: το ματς μένει έξω από τα στατιστικά σας.
study-private = Το ματς το βλέπετε μόνο εσείς.
study-share = Κοινοποίηση με σύνδεσμο
study-shared = Όποιος έχει τον σύνδεσμο βλέπει το ματς και την ανάλυσή του:
study-unshare = Τέλος κοινοποίησης
study-original = Το αρχείο όπως εισήχθη:
study-remove = Αφαίρεση
study-remove-sure = Διαγράφονται το ματς, το αρχείο του και η ανάλυσή του. Το αρχείο μπορεί να εισαχθεί ξανά.
study-remove-now = Αφαίρεση του ματς

statistics-title = Στατιστικά
statistics-empty = Δεν υπάρχει ακόμη κάτι να αθροιστεί. Εισαγάγετε ματς ή παίξτε· καθένα αναλύεται στο παρασκήνιο και μετρά εδώ μόλις γίνει.
statistics-extent = { $n } { $n ->
    [one] ματς
   *[other] ματς
  }, { $decisions } αποφάσεις σας.
statistics-unjudged = { $n ->
    [one] Ένα ματς μένει έξω: η ανάλυσή του δεν έγινε ακόμη.
   *[other] { $n } ματς μένουν έξω: η ανάλυσή τους δεν έγινε ακόμη.
  }
statistics-unclaimed = { $n ->
    [one] Ένα ματς μένει έξω: δεν είναι γνωστό ποιος παίκτης είστε.
   *[other] { $n } ματς μένουν έξω: δεν είναι γνωστό ποιος παίκτης είστε.
  }
statistics-others = { $n ->
    [one] Ένα είναι ματς άλλων.
   *[other] { $n } είναι ματς άλλων.
  }
statistics-whole = Όλα μαζί
statistics-figure = Μέγεθος
statistics-you = Εσείς
statistics-opponents = Αντίπαλοι
statistics-checkers = Πούλια
statistics-cube = Βίδος
statistics-rate = { $rate } ({ $n })
statistics-luck-roll = Τύχη ανά ζαριά
statistics-months = Ανά μήνα
statistics-month = Μήνας
statistics-no-month = Άγνωστη ημερομηνία
statistics-decisions = Αποφάσεις
statistics-chart = PR ανά μήνα· οι ίδιοι αριθμοί είναι στον πίνακα από κάτω.
statistics-bar = { $month }: PR { $rate }, { $n } αποφάσεις
statistics-kinds = Ανά είδος διάταξης
statistics-kind = Διάταξη
statistics-errors = Ανά είδος λάθους
statistics-lost = Κόστος
statistics-first = Πρώτες κινήσεις, ανά ζαριά
statistics-roll = Ζαριά
statistics-replies = Απαντήσεις, ανά πρώτη κίνηση του αντιπάλου
statistics-answers = Πρώτη κίνηση του αντιπάλου
statistics-times = Φορές
statistics-marked = Λάθη
statistics-usual = Πιο συχνή
statistics-definitions = Το PR είναι 500 φορές η απώλεια ανά απόφαση: όλες οι απώλειες μαζί, διά όλες τις αποφάσεις. Δεν είναι ποτέ ο μέσος όρος των PR των ματς. Στις παρενθέσεις είναι ο αριθμός των αποφάσεων. Η τύχη είναι σε μονάδες του βίδου. Λάθη είναι όλες οι αποφάσεις με σημάδι, από 0,010.

kind-bearing-off = Μάζεμα
kind-bearing-off-note = Χωρίς επαφή, και οι δύο έχουν όλα τα πούλια στην περιοχή τους.
kind-race = Κούρσα
kind-race-note = Κάθε άλλη διάταξη χωρίς επαφή.
kind-bearing-off-contact = Μάζεμα με επαφή
kind-bearing-off-contact-note = Ένας παίκτης έχει όλα τα πούλια στην περιοχή του, και υπάρχει επαφή.
kind-back-game = Back game
kind-back-game-note = Ένας παίκτης κρατά δύο ή περισσότερες πόρτες στην περιοχή του αντιπάλου.
kind-priming = Prime
kind-priming-note = Ένας παίκτης κρατά πέντε ή περισσότερες πόρτες στη σειρά, με πούλι του αντιπάλου πίσω τους.
kind-attack = Επίθεση
kind-attack-note = Ένας παίκτης έχει πούλι στο μπαρ, απέναντι σε τρεις ή περισσότερες πόρτες στην περιοχή μαζέματος.
kind-holding = Holding game
kind-holding-note = Τα τελευταία πούλια ενός παίκτη κρατούν το 7, το 5 ή το 4 του αντιπάλου· του αντιπάλου κάνουν το ίδιο ή έχουν φύγει.
kind-low-anchor = Χαμηλή άγκυρα
kind-low-anchor-note = Τα τελευταία πούλια ενός παίκτη κρατούν το 1, το 2 ή το 3 του αντιπάλου· του αντιπάλου έχουν φύγει.
kind-contact = Άλλη επαφή
kind-contact-note = Επαφή κάθε άλλου είδους, όπως στις πρώτες ζαριές.

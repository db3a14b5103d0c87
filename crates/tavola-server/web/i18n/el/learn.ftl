# Questions about positions

question-play = Πώς παίζετε αυτή τη ζαριά;
question-double = Ρίχνετε εσείς. Διπλασιάζετε;
question-take = Σας διπλασιάζουν. Δέχεστε;
question-roll = Ζαριά { $roll }.
question-money = Παιχνίδι με λεφτά.
question-match =
    { $crawford ->
        [yes] Ματς στους { $length }, { $yours }–{ $theirs }, παρτίδα Crawford.
       *[no] Ματς στους { $length }, { $yours }–{ $theirs }.
    }
question-cube =
    { $whose ->
        [yours] Ο βίδος στο { $value }, δικός σας.
        [theirs] Ο βίδος στο { $value }, του αντιπάλου.
       *[middle] Ο βίδος στο { $value }, στη μέση.
    }
question-pips = Πιπ: εσείς { $yours }, αντίπαλος { $theirs }
question-by-hand = Κινήστε τα πούλια στο τάβλι ή γράψτε την κίνηση.
question-write = Η κίνησή σας
question-answer = Απάντηση
question-list = Επιλογή από όλες τις κινήσεις
question-answer-double = Διπλασιασμός
question-answer-wait = Όχι διπλασιασμός
question-answer-take = Δέχομαι
question-answer-drop = Πάσο
question-tolerance = Κάθε απάντηση που χάνει { $loss } ή λιγότερο μετρά ως σωστή.
question-best = Είναι η καλύτερη.
question-right = Σωστά: χάνει { $loss }.
question-wrong = Όχι σωστά: χάνει { $loss }.

# The quiz of one’s own errors

quiz-title = Τα λάθη σας
quiz-own = Αυτή ήταν απόφασή σας σε ένα ματς σας, και ήταν λάθος.
quiz-progress =
    { $due ->
        [one] Ήρθε η ώρα μίας κάρτας, από { $all }· έχουν αποσυρθεί { $retired }.
       *[other] Ήρθε η ώρα { $due } καρτών, από { $all }· έχουν αποσυρθεί { $retired }.
    }
quiz-skip = Αργότερα
quiz-retire = Να μην ξαναρωτηθεί
quiz-made = Στο ματς διαλέξατε { $made } και χάσατε { $loss }.
quiz-next = Επόμενη φορά σε { $when }.
quiz-wait =
    { $unit ->
        [minutes] { $n ->
            [one] 1 λεπτό
           *[other] { $n } λεπτά
        }
        [hours] { $n ->
            [one] 1 ώρα
           *[other] { $n } ώρες
        }
       *[days] { $n ->
            [one] 1 ημέρα
           *[other] { $n } ημέρες
        }
    }
quiz-on = Συνέχεια
quiz-match = Δείτε το στο ματς
quiz-empty = Δεν υπάρχουν κάρτες ακόμη. Τα τελειωμένα ματς σας αναλύονται στο παρασκήνιο, και κάθε λάθος σας γίνεται κάρτα: ρωτάται ξανά, πιο γρήγορα όπου ξεχνάτε, πιο αργά όπου θυμάστε.
quiz-done = Καμία κάρτα τώρα.
quiz-reset-title = Από την αρχή
quiz-reset-note = Όλες οι κάρτες γίνονται ξανά και ρωτιούνται αμέσως, και όσες αποσύρατε.
quiz-reset = Μηδενισμός όλων των χρόνων
own-level =
    { $n ->
        [one] Το PR σας είναι { $rating } σε μία απόφαση: περίπου όσο το επίπεδο «{ $level }».
       *[other] Το PR σας είναι { $rating } σε { $n } αποφάσεις: περίπου όσο το επίπεδο «{ $level }».
    }

# The position of the day

daily-title = Η διάταξη της ημέρας
daily-note = Από ματς της λέσχης· εδώ κάποιος έκανε λάθος. Καθένας απαντά μία φορά και μετά βλέπει τι διάλεξαν οι άλλοι.
daily-empty = Σήμερα δεν υπάρχει διάταξη: τα τελειωμένα ματς της λέσχης δεν έχουν αναλυθεί ακόμη. Παίξτε ένα και αναλύστε το.
daily-none = Εκείνη τη μέρα δεν υπήρχε διάταξη.
daily-shares = Τι διάλεξαν
daily-nobody = Κανείς δεν απάντησε.
daily-answer = Απάντηση
daily-chosen = Άτομα
daily-before = Η προηγούμενη μέρα
daily-today = Η σημερινή διάταξη
daily-rule = Η διάταξη κληρώνεται με βάση την ημερομηνία από τα λάθη 0,040 έως 0,250 των τελευταίων αναλυμένων ματς της λέσχης· ονόματα δεν φαίνονται.
refused-day-is-over = Η διάταξη απαντιέται μόνο τη μέρα της.

# On the start page

start-learn-title = Μάθηση
start-learn = Τα δικά σας λάθη ως ερωτήσεις, και μια διάταξη που την απαντούν όλοι σήμερα.
level-own = Στη δική μου δύναμη
level-own-note = { $rating } σε { $n } αποφάσεις
refused-no-own-level = Δεν έχουν αναλυθεί ακόμη αρκετές αποφάσεις σας. Τελειώστε ένα ματς και αναλύστε το, ή διαλέξτε επίπεδο.

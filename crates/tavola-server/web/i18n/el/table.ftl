# The table: what its page says during play. Read by the browser too: placeables and selectors only.

you = εσείς
you-first = Εσείς
you-object = εσάς
white = Λευκά
black = Μαύρα
bot = μποτ
you-mark = εσείς
seat-free = Κενή θέση
gone = λείπει
bar-word = bar
off-word = off
number = { $n ->
    [0] κανένα
    [1] ένα
    [2] δύο
    [3] τρία
    [4] τέσσερα
    [5] πέντε
    [6] έξι
    [7] επτά
    [8] οκτώ
    [9] εννέα
    [10] δέκα
    [11] έντεκα
    [12] δώδεκα
    [13] δεκατρία
    [14] δεκατέσσερα
    [15] δεκαπέντε
   *[other] { $n }
}
# Places and what stands there
board-label = Τάβλι. Με τα βέλη πηγαίνετε από θέση σε θέση, με το Enter κινείτε πούλι.
point = θέση { $number }
bar-yours = το μπαρ σας
bar-theirs = το μπαρ του αντιπάλου
tray-yours = τα μαζεμένα σας
tray-theirs = τα μαζεμένα του αντιπάλου
bar-white = το μπαρ των Λευκών
bar-black = το μπαρ των Μαύρων
tray-white = τα μαζεμένα των Λευκών
tray-black = τα μαζεμένα των Μαύρων
place = { $place }, { $checkers }
checkers-none = κενή
checkers-count = { $count }
checkers-yours = { $n ->
    [1] ένα ακάλυπτο δικό σας
   *[other] { $count } δικά σας
}
checkers-theirs = { $n ->
    [1] ένα ακάλυπτο του αντιπάλου
   *[other] { $count } του αντιπάλου
}
checkers-white = { $n ->
    [1] ένα ακάλυπτο των Λευκών
   *[other] { $count } των Λευκών
}
checkers-black = { $n ->
    [1] ένα ακάλυπτο των Μαύρων
   *[other] { $count } των Μαύρων
}
moves-to = κίνηση: { $to }
moves-hitting = κίνηση με χτύπημα: { $to }
moves-off = μάζεμα
quadrant-home = Η περιοχή μαζέματός σας: { $checkers }
quadrant-outer = Η εξωτερική σας περιοχή: { $checkers }
quadrant-their-outer = Η εξωτερική περιοχή του αντιπάλου: { $checkers }
quadrant-their-home = Η περιοχή μαζέματος του αντιπάλου: { $checkers }
dice-swap = Ζάρια { $a } και { $b }: αλλαγή σειράς
dice-done = Ζάρια { $a } και { $b }, παίχτηκαν: σηκώστε τα
cube-press = Βίδος: διπλασιασμός στο { $value }
cube-middle = Βίδος στη μέση, στο { $value }
cube-owned = Βίδος στο { $value }, τον έχει: { $you ->
    [true] εσείς
   *[false] { $who }
}

# Acts
act-roll = Ζαριά
act-double = Διπλασιασμός
act-confirm_double = Διπλασιασμός στο { $value }
act-cancel_double = Όχι
act-take = Δέχομαι
act-drop = Πάσο
act-beaver = Beaver
act-raccoon = Raccoon
act-otter = Otter
act-done = Έτοιμο
act-no_move = Δεν παίζεται: συνέχεια
act-undo = Αναίρεση
act-next_game = Επόμενη παρτίδα
act-offer_rematch = Ρεβάνς
act-accept_rematch = Αποδοχή ρεβάνς
act-decline_rematch = Όχι, ευχαριστώ
act-accept_resignation = Αποδοχή
act-reject_resignation = Συνεχίζουμε
act-annul_doubles = Ακύρωση διπλασιασμών
act-annul_doubles-detail = στην παρτίδα Crawford δεν διπλασιάζει κανείς
act-correct_start = Διόρθωση στησίματος
act-correct_start-detail = πριν από την τέταρτη ζαριά
act-roll_early = Πρόωρη ζαριά
act-double_early = Πρόωρος διπλασιασμός
act-double_by_mistake = Διπλασιασμός στην παρτίδα Crawford
act-accept_play = Ας μείνει
act-challenge = Ζητώ νόμιμη κίνηση
confirm-double = Διπλασιασμός στο { $value }; Πατήστε ξανά για επιβεβαίωση.

# The line under the board
status-waiting = Αναμονή για τον αντίπαλο.
status-waiting-doubles = Αναμονή μέχρι να καθίσουν όλοι.
status-ready = Το ματς αρχίζει σε λίγο.
status-opening = Ρίξτε για το ποιος ξεκινά.
status-opening-tie = Ήρθε { $die } και στους δύο: ρίξτε ξανά.
status-rolling = Τα ζάρια κυλούν.
status-their-roll = { $who } ρίχνει.
status-their-play = { $who } παίζει { $roll }.
status-doubled = Διπλασιασμός στο { $value }. Απαντά: { $who }.
status-play = { $roll }: παίζετε.
status-cannot = { $roll }: δεν παίζεται.
status-complete = Πατήστε «Έτοιμο» ή αναιρέστε μια κίνηση.
status-rolled-early = { $mover ->
    [you] { $who } έριξε { $roll } πρόωρα: η ζαριά ισχύει και παίζετε γνωρίζοντάς την. Διπλασιασμός πριν από αυτήν δεν γίνεται (IRR-07).
    [opponent] Ρίξατε { $roll } πρόωρα: η ζαριά ισχύει, ο αντίπαλος παίζει γνωρίζοντάς την και δεν μπορείτε να διπλασιάσετε (IRR-07).
   *[other] { $who } έριξε { $roll } πρόωρα: η ζαριά ισχύει (IRR-07).
}
status-doubled-early = { $mover ->
    [you] { $who } διπλασίασε πρόωρα: παίζετε γνωρίζοντάς το και μετά απαντάτε (CUB-09).
    [opponent] Διπλασιάσατε πρόωρα: δεν παίρνεται πίσω (CUB-09).
   *[other] { $who } διπλασίασε πρόωρα (CUB-09).
}
status-shown = Ένσταση για την κίνησή σας γίνεται μέχρι την επόμενη ζαριά: { $who }.
status-challenged = { $who } ζητά νόμιμη κίνηση: παίξτε ξανά { $roll }.
status-their-shown-answer = { $who } έπαιξε. Αφήστε το ή ζητήστε νόμιμη κίνηση.
status-their-shown = { $who } έπαιξε. Ρίξτε για να το δεχτείτε.
status-resigned = Προτείνατε παραίτηση: { $win ->
    [gammon] διπλό
    [backgammon] τριπλό
   *[single] μονό
}. Αναμένεται απάντηση.
status-next-wanted = Αναμονή για τον αντίπαλο.
status-rematch-asked = Ζητήσατε ρεβάνς.
status-rematch-offered = Ο αντίπαλος θέλει ρεβάνς.
status-closed = Το τραπέζι έχει κλείσει.
done-unmoved = Δεν κινήσατε τίποτα. Πατήστε ξανά για να τελειώσει έτσι η σειρά σας.
roll-early-sure = Ο αντίπαλος δεν έχει τελειώσει. Για μια ζαριά τώρα ισχύει ό,τι λένε οι κανόνες του τραπεζιού. Πατήστε ξανά για να ρίξετε έτσι κι αλλιώς.
double-early-sure = Ο διπλασιασμός είναι πρόωρος και δεν παίρνεται πίσω (CUB-09). Πατήστε ξανά για να διπλασιάσετε έτσι κι αλλιώς.
not-complete = Η κίνηση δεν είναι πλήρης: παίξτε όσους αριθμούς επιτρέπεται.
not-now = Δεν γίνεται τώρα.
dice-used = Παίχτηκαν και τα δύο ζάρια. Αναιρέστε για να παίξετε αλλιώς.
typing = Κίνηση: { $text }
typed-wrong = «{ $text }»: δεν είναι νόμιμη κίνηση.
deadline = { $you ->
    [true] Αποφασίστε σε { $seconds } δ.
   *[false] { $who }: { $seconds } δ για απόφαση.
}
absence = { $who } λείπει. Χωρίς επιστροφή σε { $left }, μπορείτε να διεκδικήσετε τη νίκη.
line-open = Σε σύνδεση
line-lost = Χάθηκε η σύνδεση. Επανασύνδεση…
replay-start = Αρχή της παρτίδας, 0 από { $of }
replay = { $at } από { $of }: { $who } { $roll } { $play }

# Said as it happens
say-sits = { $who } κάθεται.
say-gone = { $who }: χάθηκε η σύνδεση.
say-back = { $who } επέστρεψε.
say-play = { $who } έριξε { $a }-{ $b } και έπαιξε { $play }.
say-play-told = { $who } παίζει { $play }.
say-play-short = { $play }.
say-cannot = { $who } έριξε { $a }-{ $b }: δεν παίζεται.
say-cannot-told = { $who }: δεν παίζεται.
say-roll = { $double ->
    [true] Διπλές, { $a }
   *[false] { $a }-{ $b }
}· { $n ->
    [0] δεν παίζεται
    [one] μία κίνηση
   *[other] { $n } κινήσεις
}.
say-roll-short = { $a }-{ $b }.
say-their-roll = { $who } ρίχνει { $a }-{ $b }.
say-complete = Πλήρης κίνηση
say-forced = Αναγκαστική: { $play }.
say-doubles = { $who } διπλασιάζει στο { $value }. Δέχεστε ή πάσο;
say-beaver = { $who }: beaver. Ο βίδος θα πήγαινε στο { $value }.
say-raccoon = { $who }: raccoon. Ο βίδος θα πήγαινε στο { $value }.
say-otter = { $who }: otter. Ο βίδος θα πήγαινε στο { $value }.
say-cube = Βίδος στο { $value }, τον έχει: { $you ->
    [true] εσείς
   *[false] { $who }
}.
say-cube-middle = Βίδος στη μέση, στο { $value }.
say-game = Παρτίδα { $game }.
say-crawford = Παρτίδα { $game }, η παρτίδα Crawford: χωρίς διπλασιασμό.
say-result = { $you ->
    [true] Κερδίσατε
    [lost] Χάσατε
   *[false] { $who } κερδίζει
} { $win ->
    [gammon] διπλό
    [backgammon] τριπλό
   *[single] την παρτίδα
}{ $ending ->
    [dropped] {" "}με πάσο
    [resigned] {" "}με παραίτηση
    [claimed] {" "}με διεκδίκηση
    [flag] {" "}στον χρόνο
    [forfeited] {" "}άνευ αγώνα
    [adjudicated] {" "}με απόφαση
   *[borne_off] {""}
}{ $cube ->
    [1] {""}
   *[other] , με τον βίδο στο { $cube }
}, { $points ->
    [one] ένας πόντος
   *[other] { $points } πόντοι
}.
say-match-won = { $you ->
    [true] Κερδίσατε το ματς
    [lost] Χάσατε το ματς
   *[false] { $who } κερδίζει το ματς
}{ $cause ->
    [flag] {" "}στον χρόνο
    [too_slow] : η απόφαση άργησε
    [absent] : { $you ->
        [lost] δεν επιστρέψατε
       *[other] ο αντίπαλος δεν επέστρεψε
    }
    [left] : { $you ->
        [lost] φύγατε
       *[other] ο αντίπαλος έφυγε
    }
    [resigned] {" "}με παραίτηση
    [ruling] {" "}με απόφαση
   *[score] {""}
}.
say-session-over = { $cause ->
    [left] Τέλος: ένας παίκτης έφυγε.
    [absent] Τέλος: ένας παίκτης δεν επέστρεψε.
    [too_slow] Τέλος: μια απόφαση άργησε.
    [flag] Τέλος: τελείωσε ο χρόνος ενός παίκτη.
    [resigned] Τέλος: ένας παίκτης παραιτήθηκε.
    [ruling] Τέλος με απόφαση.
    [annulled] Το ματς ακυρώθηκε: δεν μετρά για κανέναν.
   *[session_over] Τέλος.
}
say-resigns = { $who } προτείνει παραίτηση: { $win ->
    [gammon] διπλό
    [backgammon] τριπλό
   *[single] μονό
}.
say-rejected = Η παραίτηση απορρίφθηκε: συνεχίζετε.
say-your-turn = Σειρά σας: ρίξτε.
say-your-turn-cube = Σειρά σας: ρίξτε ή διπλασιάστε.
say-pips = Πιπ: εσείς { $yours }, αντίπαλος { $theirs }.
score-money = Σκορ { $yours }–{ $theirs }.
points-word = πόντοι
score-stake = Σκορ { $yours }–{ $theirs }: { $lead ->
    [level] κανείς δεν χρωστά
    [you] προηγείστε κατά { $amount }
    [opponent] ο αντίπαλος προηγείται κατά { $amount }
   *[other] { $who } προηγείται κατά { $amount }
}.
score-match = Σκορ { $yours }–{ $theirs } στους { $length }.
score-match-stood = Το σκορ ήταν { $yours }–{ $theirs } στους { $length }.

# Around the board
bar-you = Εσείς: { $who }
bar-them = Αντίπαλος: { $who }
pips = { $n } πιπ
away = θέλει { $n }
score-of = σκορ { $n }
title-game = παρτίδα { $game }
title-crawford = Crawford
no-move = δεν παίζεται
moved-double = διπλασιασμός στο { $value }
moved-take = δέχεται
moved-drop = πάσο
moved-beaver = beaver στο { $value }
moved-raccoon = raccoon στο { $value }
moved-otter = otter στο { $value }
moved-roll_early = πρόωρη ζαριά
moved-double_early = πρόωρος διπλασιασμός στο { $value }
moved-annul_doubles = οι διπλασιασμοί της παρτίδας Crawford ακυρώθηκαν
moved-correct_start = το στήσιμο διορθώθηκε
moved-challenge = ζήτησε νόμιμη κίνηση
game-how = { $ending ->
    [dropped] πάσο
    [resigned] { $win ->
        [gammon] διπλό, με παραίτηση
        [backgammon] τριπλό, με παραίτηση
       *[single] με παραίτηση
    }
    [claimed] { $win ->
        [gammon] διπλό, με διεκδίκηση
        [backgammon] τριπλό, με διεκδίκηση
       *[single] με διεκδίκηση
    }
    [flag] { $win ->
        [gammon] διπλό, στον χρόνο
        [backgammon] τριπλό, στον χρόνο
       *[single] στον χρόνο
    }
    [forfeited] { $win ->
        [gammon] διπλό, άνευ αγώνα
        [backgammon] τριπλό, άνευ αγώνα
       *[single] άνευ αγώνα
    }
    [adjudicated] { $win ->
        [gammon] διπλό, με απόφαση
        [backgammon] τριπλό, με απόφαση
       *[single] με απόφαση
    }
   *[borne_off] { $win ->
        [gammon] διπλό
        [backgammon] τριπλό
       *[single] μονό
    }
}
match-decided = { $cause ->
    [flag] νίκη στον χρόνο
    [too_slow] νίκη: η απόφαση άργησε
    [absent] νίκη: ο αντίπαλος δεν επέστρεψε
    [left] νίκη: ο αντίπαλος έφυγε
    [ruling] νίκη με απόφαση
   *[resigned] παραίτηση από το ματς
}{ $between ->
    [true] {" "}ανάμεσα σε παρτίδες
   *[false] {""}
}
plays-count = { $n ->
    [one] Μία νόμιμη κίνηση
   *[other] { $n } νόμιμες κινήσεις
}
resign-single = Παραίτηση, μονό: { $points ->
    [one] 1 πόντος
   *[other] { $points } πόντοι
}
resign-gammon = Παραίτηση, διπλό: { $points } πόντοι
resign-backgammon = Παραίτηση, τριπλό: { $points } πόντοι
resign-match = Παραίτηση από όλο το ματς
resign-match-sure = Ναι, παραιτούμαι από όλο το ματς
resign-match-no = Όχι, συνεχίζω
resign-when-done = { $win ->
    [gammon] Η παραίτηση με διπλό
    [backgammon] Η παραίτηση με τριπλό
   *[single] Η παραίτηση από την παρτίδα
} προτείνεται μόλις τελειώσει η σειρά σας (END-08). Με Esc το παίρνετε πίσω.
resign-kind = { $win ->
    [gammon] Παραίτηση, διπλό
    [backgammon] Παραίτηση, τριπλό
   *[single] Παραίτηση, μονό
}
leave-session = Τέλος
leave-table = Αποχώρηση από το τραπέζι
lookback-game = { $match ->
    [1] Παρτίδα { $game }
   *[other] Ματς { $match }, παρτίδα { $game }
}
lookback-open = Ξαναδείτε την παρτίδα { $game }
lookback-unreachable = Οι παρτίδες δεν είναι διαθέσιμες τώρα. Δοκιμάστε σε λίγο.
copied = Αντιγράφηκε: { $text }
watchers = { $n ->
    [one] 1 θεατής
   *[other] { $n } θεατές
}
bot-level = Μποτ · { $level }
bot-level-beginner = αρχάριος
bot-level-novice = πρωτάρης
bot-level-casual = ερασιτέχνης
bot-level-intermediate = μέτριος
bot-level-advanced = προχωρημένος
bot-level-expert = ειδικός
bot-level-full = πλήρης δύναμη
stake-per-point = { $unit } τον πόντο
line-needed = Χωρίς σύνδεση: θα γίνεται πάλι μόλις επανέλθει.
line-waiting = Δεν στάλθηκε ακόμη: ό,τι κάνατε φεύγει μόλις επανέλθει η σύνδεση.
moved-rejected_single = παραίτηση, μονό: απορρίφθηκε
moved-rejected_gammon = παραίτηση, διπλό: απορρίφθηκε
moved-rejected_backgammon = παραίτηση, τριπλό: απορρίφθηκε
act-double-detail = στο { $value }
act-take-detail = για { $asked }
act-drop-detail = χάνει { $refused }
act-accept_resignation-detail = { $resigned }
resigned-wins = κερδίζει { $points }
act-beaver-detail = στο { $beaver }
act-raccoon-detail = στο { $beaver }
act-otter-detail = στο { $beaver }
key-escape = πίσω από ό,τι έμεινε στη μέση· πίσω από τις προηγούμενες κινήσεις
key-mouse = κίνηση με το πρώτο ζάρι· δεξί κλικ: με το άλλο
key-dice = αλλαγή σειράς στα ζάρια· αν η κίνηση είναι πλήρης: έτοιμο
key-drag = κίνηση και με τα δύο ζάρια μαζί
invite-copied = Αντιγράφηκε. Στείλτε τον σε φίλο.
invite-select = Αντιγράψτε τον επιλεγμένο σύνδεσμο και στείλτε τον σε φίλο.

# Why something is refused
refused-clause = { $text } ({ $clause })
refused-closed = Το τραπέζι έχει κλείσει.
refused-not-seated = Μόνο οι παίκτες του τραπεζιού μπορούν να το κάνουν.
refused-seat-taken = Η θέση είναι πιασμένη.
refused-wrong-invitation = Η θέση κρατιέται για όποιον έχει πρόσκληση.
refused-not-begun = Το ματς δεν έχει αρχίσει.
refused-no-game = Δεν παίζεται παρτίδα.
refused-match-over = Το ματς τελείωσε.
refused-opponent-left = Ο αντίπαλος έφυγε.
refused-dice-called = Τα ζάρια πέφτουν όπου να ’ναι.
refused-time-is-up = Ο χρόνος είχε τελειώσει.
refused-rules = Οι κανόνες δεν το επιτρέπουν τώρα.
refused-not-opened = Δεν υπάρχει τέτοιο τραπέζι.
refused-opened-already = Το τραπέζι υπάρχει ήδη.
refused-not-allowed = Μόνο ο διακομιστής ή ο διευθυντής αγώνων μπορεί να το κάνει.
refused-nobody = Γράψτε πρώτα το όνομά σας.
refused-seated-already = Έχετε ήδη θέση εδώ.
refused-same-player = Δεν γίνεται να παίξετε με τον εαυτό σας.
refused-broken-start = Η πρώτη παρτίδα δεν μπορεί να αρχίσει με αυτές τις ρυθμίσεις.
refused-ready-already = Έχετε ήδη δηλώσει ετοιμότητα.
refused-begun-already = Το ματς έχει ήδη αρχίσει.
refused-seats-kept = Οι θέσεις δεν αλλάζουν πριν τελειώσει το ματς.
refused-game-on = Η παρτίδα δεν τελείωσε.
refused-match-not-over = Το ματς δεν τελείωσε.
refused-no-match = Στο παιχνίδι με λεφτά δεν υπάρχει ματς για παραίτηση: παραιτηθείτε από την παρτίδα ή φύγετε.
refused-asked-already = Το έχετε ήδη ζητήσει.
refused-rejected-before = Ο αντίπαλος το απέρριψε· μπορείτε να το ξαναπροτείνετε μετά την επόμενη ζαριά.
refused-no-rematch = Δεν προτάθηκε ρεβάνς.
refused-not-that-roll = Άλλη ζαριά περιμένει τους κρίκους της.
refused-link-opened = Ο κρίκος αυτής της ζαριάς είναι ήδη ανοιχτός.
refused-no-own-chain = Τους κρίκους αυτής της θέσης τους ανοίγει ο διακομιστής.
deposit-no-own-chain = Σπόρος αφήνεται εδώ μόνο αφού η θέση δεσμευτεί σε δική της αλυσίδα.
deposit-not-the-seed = Ο σπόρος δεν ανήκει στην αλυσίδα στην οποία δεσμεύτηκε η θέση.
refused-bad-link = Ο κρίκος δεν ταιριάζει με τη δέσμευση της θέσης.
refused-another-log = Αυτό το πρόγραμμα περιήγησης είδε άλλη πορεία του ματς από αυτήν που είναι καταγραμμένη εδώ.
refused-too-long = Ένα κείμενο ή μια λίστα είναι πολύ μεγάλη, ή ένας αριθμός πολύ μεγάλος.
refused-chain-too-long = Μια αλυσίδα έχει το πολύ 4.096 κρίκους.
dice-alarm-commitment = Ο διακομιστής άλλαξε τη δέσμευση που είχε κάνει πριν από το ματς.
dice-alarm-chains = Οι αλυσίδες που δεσμεύτηκαν για το ματς άλλαξαν αφού άρχισε.
dice-alarm-start = Ένας κρίκος σας ζητήθηκε πριν αρχίσει το ματς.
dice-alarm-ahead = Ζητήθηκε ο κρίκος της ζαριάς { $number }, ενώ επόμενη είναι η { $expected }. Ο διακομιστής θα μάθαινε μελλοντικές ζαριές.
dice-alarm-log = Ο διακομιστής δείχνει τώρα άλλη πορεία του ματς από πριν.
dice-alarm-between = Ζητήθηκε η ζαριά { $number } και μεσολάβησε κάτι άλλο πριν πέσουν τα ζάρια.
dice-alarm-twice = Η ζαριά { $number } ζητήθηκε δεύτερη φορά, από άλλον ή για κάτι άλλο.
dice-alarm-dice = Τα ζάρια στο τάβλι δεν είναι τα ζάρια της καταγραφής.
dice-alarm-lost = Ο διακομιστής έλαβε τον κρίκο σας για τη ζαριά { $number }, αλλά τον κατέγραψε ως κλειστό.
dice-alarm-escrow = Η ζαριά { $number } γράφεται ως ανοιγμένη από κατάθεση, αλλά αυτό το πρόγραμμα περιήγησης δεν κατέθεσε τίποτα.
dice-alarm-proof = Η καταγραφή των ζαριών δεν στέκει: { $fault }
dice-alarm-refused = Αυτό το πρόγραμμα περιήγησης δεν ανοίγει άλλους κρίκους στο ματς· στη θέση τους μπαίνει η δημοσιευμένη προκαθορισμένη τιμή, και η καταγραφή το δείχνει.
dice-said = Προσοχή: { $text }
dice-remark-late = Ο κρίκος σας για τη ζαριά { $number } στάλθηκε { $seconds } δ αφού η κλήση έφτασε εδώ και δεν μέτρησε πια: στη θέση του μπήκε η δημοσιευμένη προκαθορισμένη τιμή.
dice-remark-away = { $n ->
    [one] Μία ζαριά έγινε ενώ έλειπε αυτό το πρόγραμμα περιήγησης: στη θέση του κρίκου σας μπήκε η δημοσιευμένη προκαθορισμένη τιμή.
   *[other] { $n } ζαριές έγιναν ενώ έλειπε αυτό το πρόγραμμα περιήγησης: στη θέση των κρίκων σας μπήκε η δημοσιευμένη προκαθορισμένη τιμή.
}
dice-remark-elsewhere = Το μερίδιό σας στα ζάρια δεν είναι σε αυτό το πρόγραμμα περιήγησης, αλλά σε εκείνο όπου ετοιμαστήκατε. Εδώ κάθε ζαριά σας περιμένει λίγο και μετά παίρνει τη δημοσιευμένη προκαθορισμένη τιμή. Στο άλλο, το «Συνέχεια σε άλλη συσκευή» σάς δίνει σύνδεσμο που φέρνει το μερίδιό σας εδώ.
dice-remark-house = Αυτό το πρόγραμμα περιήγησης δεν αποθηκεύει τίποτα, οπότε ο διακομιστής τραβά και το δικό σας μερίδιο στα ζάρια.
dice-remark-unsure = Όσο έλειπε αυτό το πρόγραμμα περιήγησης έγιναν περισσότερες ζαριές από όσες μπορεί να εγγυηθεί: δεν ανοίγει άλλους κρίκους στο ματς, και στη θέση τους μπαίνει η δημοσιευμένη προκαθορισμένη τιμή.
dice-remark-brought = Το μερίδιό σας στα ζάρια είναι τώρα και σε αυτό το πρόγραμμα περιήγησης.
dice-right = { $rolls ->
    [one] Τα ζάρια ελέγχθηκαν: η μία ζαριά προκύπτει από όσα κλειδώθηκαν πριν από το ματς και φυλάχτηκαν εδώ.
   *[other] Τα ζάρια ελέγχθηκαν: και οι { $rolls } ζαριές προκύπτουν από όσα κλειδώθηκαν πριν από το ματς και φυλάχτηκαν εδώ.
}
dice-fits = { $rolls ->
    [one] Τα ζάρια ελέγχθηκαν: η μία ζαριά συμφωνεί με την καταγραφή. Αυτό το πρόγραμμα περιήγησης δεν είχε φυλάξει κάτι δικό του για σύγκριση.
   *[other] Τα ζάρια ελέγχθηκαν: και οι { $rolls } ζαριές συμφωνούν με την καταγραφή. Αυτό το πρόγραμμα περιήγησης δεν είχε φυλάξει κάτι δικό του για σύγκριση.
}
dice-wrong = Τα ζάρια του ματς δεν προκύπτουν από όσα κλειδώθηκαν πριν.
refused-no-dice = Λείπουν τα ζάρια γι’ αυτό.
refused-too-many-steps = Μια κίνηση έχει το πολύ τέσσερα βήματα.
refused-nothing-changes = Δεν θα άλλαζε τίποτα.
refused-no-clock = Δεν υπάρχει ρολόι εδώ.
refused-break-between-games = Τα διαλείμματα γίνονται ανάμεσα στις παρτίδες.
refused-nothing-due = Τίποτα δεν εκκρεμεί τώρα.
refused-not-absent = Ο αντίπαλος δεν λείπει αρκετή ώρα.
refused-too-fast = Πάρα πολλά αιτήματα: περιμένετε λίγο.
refused-not-yours = Δεν έχετε δικαίωμα να το κάνετε.
refused-malformed = Ο διακομιστής δεν το κατάλαβε.
refused-away = Η λέσχη δεν μπορεί να αποθηκεύσει τώρα. Δοκιμάστε σε λίγο· στο μεταξύ το ρολόι σας δεν τρέχει.
refused-trouble = Κάτι πήγε στραβά από τη μεριά μας. Δοκιμάστε ξανά.
clause-END-08 = Παραιτηθείτε αφού τελειώσει η σειρά σας, και για όσα το πολύ μπορεί ακόμη να κοστίσει η παρτίδα.
clause-END-09 = Οι επόμενες ζαριές μπορούν ακόμη να αλλάξουν το αποτέλεσμα.
clause-MOV-01 = Η θέση κρατιέται από δύο ή περισσότερα πούλια του αντιπάλου.
clause-MOV-02 = Κάθε αριθμός είναι ξεχωριστή κίνηση, και καμία ενδιάμεση θέση όπου θα μπορούσε να σταματήσει αυτό το πούλι δεν είναι ανοιχτή.
clause-MOV-03 = Κανένας αριθμός δεν είναι ανοιχτός μόνος του.
clause-MOV-05 = Οι διπλές παίζονται το πολύ τέσσερις φορές.
clause-MOV-06 = Δύο χρώματα δεν μοιράζονται ποτέ θέση.
clause-MOV-07 = Πρέπει να παιχτούν και οι δύο αριθμοί.
clause-MOV-08 = Αν παίζεται μόνο ένας αριθμός, πρέπει να είναι ο μεγαλύτερος.
clause-MOV-09 = Από τις διπλές παίζονται όσες περισσότερες γίνεται.
clause-MOV-10 = Τη σειρά σας τη χάνετε μόνο όταν δεν παίζεται τίποτα.
clause-HIT-02 = Πρώτα μπαίνουν τα πούλια από το μπαρ.
clause-HIT-03 = Η θέση όπου θα μπαίνατε δεν είναι ανοιχτή.
clause-HIT-04 = Πρέπει να μπουν όσα περισσότερα πούλια γίνεται.
clause-OFF-01 = Μαζεύετε μόνο όταν όλα τα πούλια σας είναι στην περιοχή μαζέματος.
clause-OFF-02 = Μαζέψτε από τη θέση του αριθμού.
clause-OFF-03 = Τον αριθμό πρέπει να τον παίξει πούλι από ψηλότερη θέση.
clause-OFF-04 = Μαζέψτε από την ψηλότερη θέση σας.
clause-OFF-08 = Και στο μάζεμα πρέπει να παιχτούν και οι δύο αριθμοί.
clause-CUB-02 = Ο βίδος δεν είναι δικός σας ή τα ζάρια έχουν πέσει.
clause-CUB-03 = Δεν σας προτάθηκε τίποτα.
clause-CUB-04 = Δεν γίνεται να διπλασιάσετε δύο φορές στη σειρά.
clause-CUB-06 = Πρώτα πρέπει να απαντηθεί ο διπλασιασμός.
clause-CUB-15 = Οι κανόνες αυτοί δεν έχουν τέτοια απάντηση.
clause-CUB-17 = Με αυτούς τους κανόνες δεν διπλασιάζετε σε αυτό το σκορ.
clause-MAT-02 = Στην παρτίδα Crawford δεν διπλασιάζει κανείς.
clause-MAT-04 = Μετά την παρτίδα Crawford όποιος είναι πίσω δεν διπλασιάζει πριν από την τρίτη σειρά του.
clause-SET-07 = Η αρχική ζαριά ορίζει ποιος ξεκινά.
clause-SET-08 = Ρίξτε πρώτα.
clause-IRR-01 = Η κίνηση που φαίνεται είναι νόμιμη και ισχύει.
clause-IRR-02 = Η σειρά τελείωσε.
clause-IRR-05 = Δεν είναι η σειρά σας.
clause-OPT-03 = Αυτό δεν υπάρχει στα ματς.

# Settings
set-group-board = Τάβλι
set-group-auto = Αυτόματο παιχνίδι
set-group-sound = Ήχοι
set-group-voice = Ανάγνωση
set-board = Τάβλι
set-board-noce = Noce (καρυδιά)
set-board-lavagna = Lavagna (σχιστόλιθος)
set-board-chiaro = Chiaro (υψηλή αντίθεση)
set-board-panno = Panno (πράσινη τσόχα)
set-board-marmo = Marmo (μάρμαρο)
set-board-lacca = Lacca (λάκα και χρυσό)
set-look = Εμφάνιση
set-look-system = Όπως το σύστημα
set-look-light = Φωτεινή
set-look-dark = Σκοτεινή
set-numbers = Αριθμοί των θέσεων
set-numbers-own = Από την περιοχή του καθενός
set-numbers-absolute = Ίδιοι και για τους δύο (οι κινήσεις γράφονται από την περιοχή του καθενός)
set-home = Περιοχή μαζέματος
set-home-right = Δεξιά
set-home-left = Αριστερά
set-colour = Τα πούλια σας
set-colour-light = Ανοιχτόχρωμα
set-colour-dark = Σκουρόχρωμα
set-speed = Κίνηση εικόνας
set-speed-slow = Αργή
set-speed-normal = Κανονική
set-speed-fast = Γρήγορη
set-speed-quick = Πολύ γρήγορη
set-speed-none = Καμία
set-arrows = Να φαίνεται η τελευταία κίνηση
set-pips = Να φαίνονται τα πιπ
set-clocks = Να φαίνονται τα ρολόγια
set-autoForced = Αυτόματα οι εντελώς αναγκαστικές κινήσεις
set-autoPass = Αυτόματη συνέχεια όταν δεν παίζεται
set-autoRoll = Αυτόματη ζαριά όταν δεν γίνεται διπλασιασμός
set-autoBearOff = Αυτόματο μάζεμα όταν δεν υπάρχει επαφή
set-fastForward = Γρήγορη προώθηση όταν είστε κλεισμένοι απ’ έξω
set-confirmDouble = Επιβεβαίωση διπλασιασμού
set-soundRoll = Ζάρια
set-soundChecker = Πούλια
set-soundHit = Χτυπήματα
set-soundOff = Μάζεμα
set-soundCube = Βίδος
set-soundClock = Λίγος χρόνος
set-soundTurn = Η σειρά σας
set-sayRolls = Ζαριές
set-sayRolls-full = Με τον αριθμό των κινήσεων
set-sayRolls-short = Μόνο τα ζάρια
set-sayRolls-none = Όχι
set-sayPlays = Κινήσεις του αντιπάλου
set-sayPlays-full = Ποιος, ζαριά και κίνηση
set-sayPlays-short = Μόνο η κίνηση
set-sayPlays-none = Όχι

# Keys
key-go = ζαριά, έτοιμο, επόμενο
key-undo = αναίρεση ενός βήματος
key-undo-all = αναίρεση όλης της κίνησης
key-double = διπλασιασμός
key-take = δέχομαι, αποδοχή
key-drop = πάσο, απόρριψη
key-beaver = beaver, raccoon, otter
key-swap = αλλαγή σειράς στα ζάρια
key-flip = γύρισμα του ταβλιού
key-list = λίστα νόμιμων κινήσεων· αριθμός και Enter παίζει μία
key-last = πάλι η τελευταία κίνηση
key-clocks = εμφάνιση ή απόκρυψη ρολογιών
key-pips = εμφάνιση ή απόκρυψη πιπ
key-quadrants = ανάγνωση του ταβλιού ανά περιοχή
key-type = γράψτε κίνηση και μετά Enter
key-replay = βήμα βήμα στην παρτίδα
key-board = στο τάβλι
key-help = αυτή η λίστα
key-bell = στο κουδούνι με τις ειδοποιήσεις

# Consultation doubles: two who share a side
pair-title = Το ζευγάρι σας
pair-hand = ζάρια: { $who }
pair-away = λείπει: { $who }
pair-dice = { $you ->
    [true] Έχετε τα ζάρια και παίζετε για την πλευρά σας.
   *[false] { $who } έχει τα ζάρια και παίζει για την πλευρά σας.
}
pair-private = Το διαβάζετε μόνο οι δυο σας.
pair-come-back = Επιστροφή και λήψη των ζαριών
pair-leave = Αποχώρηση (συνεχίζει: { $who })
pair-left = { $who } έφυγε. Συνεχίζετε χωρίς συμπαίκτη· μπορεί να επιστρέψει.
pair-you-left = Φύγατε, και συνεχίζει: { $who }. Μπορείτε να επιστρέψετε.
pair-away-note = { $who } λείπει. Μπορείτε να πάρετε τα ζάρια.
pair-links-away = Το μερίδιο της πλευράς σας στα ζάρια το ανοίγει ένα πρόγραμμα περιήγησης ({ $who }): όσο λείπει, κάθε ζαριά αργεί λίγο.
act-take_dice = Παίρνω τα ζάρια
act-give_dice = Δίνω τα ζάρια: { $who }
act-advise = Γράψτε στον συμπαίκτη
status-advise = { $who } παίζει { $roll }. Κινήστε πούλια για να δείξετε μια κίνηση.
status-advise-ready = Δείξτε την κίνηση ή αναιρέστε την. Θα τη δει: { $who }.
say-dice = { $you ->
    [true] Έχετε τα ζάρια.
   *[false] { $who } έχει τα ζάρια.
}
say-partner-left = { $who } έφυγε.
say-partner-back = { $who } επέστρεψε.
talk-you = Εσείς
key-talk = μήνυμα στον συμπαίκτη
key-dice-hand = πάρτε τα ζάρια ή δώστε τα στον συμπαίκτη
refused-no-partner = Δεν έχετε συμπαίκτη σε αυτό το τραπέζι.
refused-partner-has-dice = Τα ζάρια τα έχει ο συμπαίκτης. Πάρτε τα για να παίξετε.
refused-partner-missing = Ο συμπαίκτης δεν είναι στο τραπέζι.
refused-bot-in-pair = Το μποτ παίζει μόνο του: ζευγάρι είναι δύο άνθρωποι.
refused-bad-text = Γράψτε από 1 έως 500 χαρακτήρες.

# What a side says among itself, here and in a chouette
talk-none = Κανείς δεν έχει πει κάτι ακόμη.
talk-label-partner = Μια κουβέντα στον συμπαίκτη
talk-play-this = Παίξε αυτό
talk-send = Αποστολή
talk-show = Να φανεί στο τάβλι
talk-hide = Απόκρυψη
act-advise_play = Δείξε την κίνηση
act-propose = Πρόταση
said-advice = { $who } συμβουλεύει: { $text }

# The tutor

knob-tutor = Προπονητής
act-take_back = Πίσω
key-hint = υπόδειξη
key-take-back = πίσω
tutor-title = Σίγουρα;
tutor-costs =
    { $kind ->
        [play] Η κίνηση χάνει { $loss }.
       *[decision] Η απόφαση χάνει { $loss }.
    }
tutor-anyway =
    { $kind ->
        [play] Το παίζω
       *[other] Το κάνω
    }
tutor-show = Δείξε το καλύτερο
tutor-again = Διαλέγω ξανά
tutor-hint = Υπόδειξη
tutor-hint-title = Οι καλύτερες κινήσεις
tutor-hint-play = { $play } { $loss }
tutor-back = Πίσω στο τραπέζι
tutor-taken-back =
    { $n ->
        [0] Τίποτα δεν πάρθηκε πίσω σε αυτό το ματς.
        [one] Μία φορά πίσω σε αυτό το ματς.
       *[other] { $n } φορές πίσω σε αυτό το ματς.
    }
tutor-cube-no_double = Όχι διπλασιασμός.
tutor-cube-double = Διπλασιασμός.
tutor-cube-too_good = Πολύ καλό για διπλασιασμό: παίξτε.
tutor-cube-take = Δέχεστε.
tutor-cube-drop = Πάσο.
tutor-cube-beaver = Beaver.
tutor-cube-figures = Χωρίς διπλασιασμό { $wait } / με αποδοχή { $take } / με πάσο { $drop }
tutor-away = Ο προπονητής δεν απαντά αυτή τη στιγμή· η παρτίδα συνεχίζεται χωρίς αυτόν.
say-taken-back = Πάρθηκε πίσω.
with-tutor = Με προπονητή
refused-no-tutor = Το τραπέζι δεν έχει προπονητή για εσάς.
refused-nothing-to-take-back = Δεν υπάρχει κάτι να πάρετε πίσω σε αυτή την παρτίδα.
refused-not-for-tutor = Ο προπονητής βοηθά έναν παίκτη με το μποτ: χωρίς ρολόι, χωρίς λεφτά, μόνο με νόμιμες κινήσεις.
refused-tutor-rests = Παίζετε με ανθρώπους: μέχρι να τελειώσει, ο προπονητής σωπαίνει.
refused-nothing-to-advise = Δεν έχετε κάτι να αποφασίσετε τώρα.

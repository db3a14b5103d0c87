# The chouette: what its page says besides what every table says. Read by the browser too: placeables and selectors only.

role-box = Box
role-partner = Συμπαίκτης
role-captain = Αρχηγός
role-member = Ομάδα
role-giver = Έδωσε βίδο
role-out = Έξω
role-waiting = Σε αναμονή
role-gone = Έφυγε
with-role = { $who }, { $role }
nobody = κανείς
no-cubes = Δεν υπάρχουν βίδοι στο τραπέζι.
points-count = { $n ->
    [one] ένας πόντος
   *[other] { $size } πόντοι
}

# Where it stands
now-gathering = { $n ->
    [0] Κανείς δεν μπήκε ακόμη: η σουέτ θέλει τρεις ή περισσότερους.
    [one] Μπήκε ένας παίκτης: η σουέτ θέλει τρεις ή περισσότερους.
   *[other] Μπήκαν { $n } παίκτες: η σουέτ θέλει τρεις ή περισσότερους.
}
now-enough = Μπήκαν { $n } παίκτες. Ρίξτε ζάρι για τη σειρά ή περιμένετε κι άλλους.
now-enough-wooden = Μπήκαν { $n } παίκτες. Ρίξτε από ένα ζάρι στο τραπέζι και γράψτε τη σειρά.
now-ordering = Όλοι ρίχνουν ένα ζάρι: το μεγαλύτερο είναι το box, το δεύτερο ο αρχηγός.
now-order = Η σειρά ορίστηκε: box { $box }, αρχηγός { $captain }.
now-between = Πριν από την παρτίδα { $game }: box { $box }, αρχηγός { $captain }.
now-partner = { $you ->
    [true] Θέλετε να γίνετε συμπαίκτης του box;
   *[false] Πρόταση για συμπαίκτη του box: { $who }.
}
now-draw = Κανείς δεν θέλει να γίνει συμπαίκτης: το box μπορεί να κληρώσει έναν.
now-closed = Τέλος. Οι λογαριασμοί δείχνουν τι μένει να πληρωθεί.
now-extras = { $you ->
    [true] Δεχτήκατε μόνο εσείς: οι άλλοι μπορούν να σας δώσουν από έναν βίδο ακόμη, πληρώνοντάς σας { $price }.
   *[false] Δέχτηκε μόνο: { $who }. Όσοι πήγαν πάσο μπορούν να δώσουν επιπλέον βίδο και να πληρώσουν μαζί { $price }.
}
now-tie = { $you ->
    [true] Ο ίδιος αριθμός δύο φορές. Να διπλασιαστεί πάλι το στοίχημα;
   *[false] Ο ίδιος αριθμός δύο φορές: για τον νέο διπλασιασμό αποφασίζει { $who }.
}
now-wooden = Η παρτίδα { $game } παίζεται στο πραγματικό τάβλι. Γράψτε βίδους και αποτέλεσμα.
now-box-offers = { $step ->
    [beaver] { $box }: beaver στο { $value }. Προς: { $members }.
    [raccoon] { $box }: raccoon στο { $value }. Προς: { $members }.
    [otter] { $box }: otter στο { $value }. Προς: { $members }.
   *[double] { $box } (box): διπλασιασμός στο { $value }. Προς: { $members }.
}
now-team-offers = { $step ->
    [beaver] { $members }: beaver στο { $value }.
    [raccoon] { $members }: raccoon στο { $value }.
    [otter] { $members }: otter στο { $value }.
   *[double] { $members }: διπλασιασμός στο { $value }.
}
now-offer-part = { $by ->
    [box] στο { $value } ({ $members })
   *[team] { $members } στο { $value }
}
now-box-offers-apart = { $step ->
    [beaver] { $box }: beaver { $list }.
    [raccoon] { $box }: raccoon { $list }.
    [otter] { $box }: otter { $list }.
   *[double] { $box } (box): διπλασιασμός { $list }.
}
now-team-offers-apart = { $step ->
    [beaver] Beaver: { $list }.
    [raccoon] Raccoon: { $list }.
    [otter] Otter: { $list }.
   *[double] Διπλασιασμός: { $list }.
}
waits-next-game = Παίζετε από την επόμενη παρτίδα.
now-resignation = { $you ->
    [true] Σας προτείνεται παραίτηση: { $win ->
        [gammon] διπλό
        [backgammon] τριπλό
       *[single] μονό
    }. Δεκτή;
   *[false] Προτάθηκε παραίτηση: { $win ->
        [gammon] διπλό
        [backgammon] τριπλό
       *[single] μονό
    }. Απαντά: { $who }.
}
now-opening-yours = Αρχική ζαριά: ρίξτε το ζάρι σας.
now-opening = Αρχική ζαριά: box και αρχηγός ρίχνουν από ένα ζάρι.
now-roll-cube = { $you ->
    [true] Σειρά σας: ρίξτε ή διπλασιάστε.
   *[false] { $who } ρίχνει. Μπορείτε πρώτα να διπλασιάσετε.
}
now-roll = { $you ->
    [true] Σειρά σας: ρίξτε.
   *[false] { $who } ρίχνει.
}
now-play = { $who } παίζει { $roll }.
now-shown = { $you ->
    [true] Έγινε κίνηση: ρίξτε για να τη δεχτείτε.
   *[false] Έγινε κίνηση· νόμιμη μπορεί να ζητήσει: { $who }.
}
now-advise = { $who } παίζει { $roll }. Κινήστε πούλια για να δείξετε κίνηση στον αρχηγό.
now-advise-ready = Δείξτε την κίνηση στον αρχηγό ή αναιρέστε την.
waits-roll_die = Μένει να ρίξουν: { $who }.
waits-offer = Διπλασιάζουν ακόμη: { $who }.
waits-answer = Μένει να απαντήσουν: { $who }.
waits-extra = Μένει να αποφασίσουν: { $who }.
time-left = μένουν { $time }

# Acts
choice-roll_die = Ρίξτε το ζάρι σας
choice-roll_opening = Ζαριά
choice-draw_partner = Κλήρωση συμπαίκτη
choice-give_extra = Δώστε βίδο, πληρώστε { $price }
choice-decline_extra = Χωρίς βίδο
choice-count_tie = Αποδοχή του αυτόματου διπλασιασμού
choice-decline_tie = Ο βίδος να μείνει
choice-accept_partner = Συμπαίκτης του box
choice-decline_partner = Όχι, ευχαριστώ
choice-start_game = { $game ->
    [1] Έναρξη της πρώτης παρτίδας
   *[other] Έναρξη της παρτίδας { $game }
}
choice-seek_partner = Αναζήτηση συμπαίκτη
choice-end_partnership = Τέλος συνεργασίας
choice-double = Διπλασιασμός στο { $value }
choice-double_all = Διπλασιασμός σε όλους
choice-double_some = Διπλασιασμός στους επιλεγμένους
choice-hold = Όχι διπλασιασμός
choice-join = Είσοδος
choice-stay = Τελικά μένω
choice-leave = Αποχώρηση από τη σουέτ
choice-leave-game = Αποχώρηση μετά από την παρτίδα
choice-close = Τέλος
sure-leave = Αποχώρηση; Ο λογαριασμός σας μένει ανοιχτός μέχρι να εξοφληθεί.
sure-close = Τέλος για όλους; Οι λογαριασμοί φυλάσσονται.
act-roll_opening = Ζαριά

# Answering
answer-title = { $n ->
    [one] Η απάντησή σας
   *[other] Η απάντησή σας σε { $n } βίδους, ως μία απόφαση
}
answer-cube = { $who }: { $asked } αν δεχτείτε, { $refused } χαμένοι με πάσο
answer-cube-alone = { $asked } αν δεχτείτε, { $refused } χαμένοι με πάσο
answer-take = Δέχομαι
answer-drop = Πάσο
answer-beaver = Beaver
answer-raccoon = Raccoon
answer-otter = Otter
answer-all-take = Δέχομαι όλους
answer-all-drop = Πάσο σε όλους
answer-all-beaver = Beaver σε όλους
answer-all-raccoon = Raccoon σε όλους
answer-all-otter = Otter σε όλους
answer-send = Απάντηση
answer-weigh = Θα παίζατε για { $played } και θα πληρώνατε τώρα { $paid }.
answer-open = Διαλέξτε απάντηση για κάθε βίδο.
answer-fine = Οι κανόνες επιτρέπουν αυτή την απάντηση.
offer-title = Ποιοι βίδοι;
settle-title = Διακανονισμός βίδου
settle-offer = Πρόταση
settle-offered = { $own ->
    [true] Προτείνατε διακανονισμό: { $yours ->
        [true] ο βίδος σας
       *[false] βίδος { $who }
    }.
   *[false] { $by } προτείνει διακανονισμό: { $yours ->
        [true] ο βίδος σας
       *[false] βίδος { $who }
    }.
}
settle-comes-to = { $way ->
    [receive] Θα παίρνατε { $amount }.
    [pay] Θα πληρώνατε { $amount }.
   *[nothing] Κανείς δεν θα πλήρωνε τίποτα.
}
settle-points = { $yours ->
    [true] Ο βίδος σας
   *[false] Βίδος: { $who }
}
settle-way-receive = Παίρνω
settle-way-pay = Πληρώνω
settle-note = Σε πόντους· επιτρέπονται μισοί. Η πρόταση ισχύει μέχρι την επόμενη ζαριά, κίνηση ή διπλασιασμό.
settle-accept = Αποδοχή
settle-decline = Άρνηση
settle-withdraw = Απόσυρση

# The list of members
line-title = Μέλη και βίδοι
line-cube-ends = box ↔ δικός του
line-game = Αυτή η παρτίδα
line-total = Πόντοι
line-you = εσείς
line-leaving = φεύγει μετά από την παρτίδα
line-awaited = αναμένεται
line-extra = επιπλέον βίδος, απέναντι: { $who }
line-bot = μποτ
line-pips = { $n } πιπ
line-ask = Ζητήστε συμβουλή
cube-at = { $at ->
    [box] Βίδος στο { $value }, τον έχει το box
    [own] Βίδος στο { $value }, τον έχει: { $who }
   *[middle] Βίδος στο { $value }, στη μέση
}
cube-offered = { $by ->
    [box] πρόταση του box στο { $value }
   *[team] πρόταση στο box, στο { $value }
}
cube-settled = { $winner ->
    [box] τον κέρδισε το box
    [team] κερδήθηκε από το box
   *[agreed] διακανονίστηκε
}
cube-single = Ο βίδος
cube-won = κερδήθηκε
cube-lost = πάσο
cube-agreed = διακανονίστηκε

# Talk
talk-title = Κουβέντα της ομάδας
talk-never = Οι κανόνες του τραπεζιού δεν επιτρέπουν συμβουλή στον αρχηγό.
talk-free = Οι κανόνες του τραπεζιού δεν σας αφήνουν να συμβουλέψετε τώρα.
talk-after-cube = Η ομάδα συμβουλεύει αφού γυρίσει ένας βίδος.
talk-cube-holders = Συμβουλεύουν όσοι πρότειναν ή δέχτηκαν βίδο, και όποιον ρωτήσει ο αρχηγός.
talk-label = Συμβουλή στον αρχηγό
talk-label-team = Μια κουβέντα στην ομάδα σας
talk-title-partner = Box και συμπαίκτης
talk-agree = Συμφωνώ
talk-agreed = συμφωνούν: { $who }
table-talk-title = Κουβέντα του τραπεζιού
table-talk-label = Σε όλους στο τραπέζι
line-away = λείπει
line-asked = ρωτήθηκε
line-unask = Ανάκληση ερώτησης
sure-paid = Πληρώσατε { $amount }; Προς: { $to }. Γράφεται στους λογαριασμούς για όλους.
sure-leave-plays-on = Αποχώρηση; Ο βίδος σας συνεχίζει με τον αρχηγό μέχρι να τελειώσει η παρτίδα. Ο λογαριασμός σας μένει ανοιχτός μέχρι να εξοφληθεί.
sure-leave-loses = Αποχώρηση; Σε αυτό το τραπέζι χάνετε αμέσως τους ανοιχτούς βίδους σας όπως είναι. Ο λογαριασμός σας μένει ανοιχτός μέχρι να εξοφληθεί.

# Accounts
accounts-title = Λογαριασμοί
accounts-open = Λογαριασμοί και εξόφληση
accounts-games = Παρτίδες
accounts-none = Καμία παρτίδα δεν τελείωσε ακόμη.
accounts-sum = Το άθροισμα των λογαριασμών είναι { $sum }.
accounts-fewest = Λιγότερες πληρωμές
accounts-pay = { $from } → { $to }: πληρώνει { $amount }
accounts-paid = Το πλήρωσα
accounts-even = Κανείς δεν χρωστά.
game-line = { $winner ->
    [box] { $box } (box) νίκησε, αρχηγός: { $captain }
   *[team] { $captain } νίκησε, box: { $box }
}{ $win ->
    [gammon] , διπλό
    [backgammon] , τριπλό
   *[other] {""}
}{ $ending ->
    [dropped] , όλοι οι βίδοι έκλεισαν
    [resigned] , με παραίτηση
    [claimed] , με διεκδίκηση
    [flag] , στον χρόνο
    [forfeited] , άνευ αγώνα
    [adjudicated] , με απόφαση
   *[borne_off] {""}
}
game-fate = { $fate ->
    [stays] Το box μένει.
    [behind] Το box κέρδισε αλλά ήταν πίσω σε πόντους: πηγαίνει στο τέλος της ουράς.
   *[beaten] Το box πηγαίνει στο τέλος της ουράς.
}

# Said as it happens
said-joins = { $who } μπαίνει.
said-stays = { $who } τελικά μένει.
said-leaving = { $who } φεύγει μετά από την παρτίδα.
said-gone = { $who } έφυγε.
said-order = Η σειρά: { $names }.
said-die = { $you ->
    [true] Ρίξατε { $die }.
   *[false] { $who } έριξε { $die }.
}
said-game = Παρτίδα { $game }: box { $box }, αρχηγός { $captain }.
said-captain = { $you ->
    [true] Είστε πλέον αρχηγός.
   *[false] Αρχηγός πλέον: { $who }.
}
said-answer = { $n ->
    [one] Απαντήστε, παρακαλώ: δέχεστε ή πάσο;
   *[other] Απαντήστε, παρακαλώ, σε { $n } βίδους.
}
said-answered = { $who } απάντησε. Μένει να απαντήσουν: { $n ->
    [0] κανείς
   *[other] { $rest }
}.
said-settled = { $winner ->
    [box] { $you ->
        [true] Ο βίδος σας
       *[false] Βίδος { $who }
    }: τον κέρδισε το box.
   *[team] { $you ->
        [true] Ο βίδος σας
       *[false] Βίδος { $who }
    }: κερδήθηκε από το box.
}
said-agreed = { $you ->
    [true] Ο βίδος σας
   *[false] Βίδος { $who }
}: διακανονίστηκε.
said-cube = { $at ->
    [box] { $you ->
        [true] Ο βίδος σας
       *[false] Βίδος { $who }
    }: { $value }, τον έχει το box.
    [own] { $you ->
        [true] Ο βίδος σας: { $value }, τον έχετε εσείς.
       *[false] Βίδος { $who }: { $value }, τον κρατά { $who }.
    }
   *[middle] { $you ->
        [true] Ο βίδος σας
       *[false] Βίδος { $who }
    }: { $value }, στη μέση.
}
said-extra = { $from } δίνει επιπλέον βίδο στο { $value }. Τον παίρνει: { $to }.
said-result = Παρτίδα { $game }: { $winner ->
    [box] νίκη για το box, { $box }, αρχηγός { $captain }
   *[team] νίκη για την ομάδα, αρχηγός { $captain }, box { $box }
}{ $win ->
    [gammon] , διπλό
    [backgammon] , τριπλό
   *[other] {""}
}{ $ending ->
    [dropped] , όλοι οι βίδοι έκλεισαν
    [resigned] , με παραίτηση
    [claimed] , με διεκδίκηση
    [flag] , στον χρόνο
    [forfeited] , άνευ αγώνα
    [adjudicated] , με απόφαση
   *[borne_off] {""}
}. { $fate ->
    [stays] Το box μένει.
    [behind] Το box κέρδισε αλλά ήταν πίσω σε πόντους: πηγαίνει στο τέλος της ουράς.
   *[beaten] Το box πηγαίνει στο τέλος της ουράς.
}
said-points = { $list }.
said-may-double = Μπορείτε να διπλασιάσετε πριν πέσουν τα ζάρια.

# Over the wooden board
wood-title = Βιβλίο σκορ
wood-add = Προσθήκη παίκτη
wood-name = Όνομα
wood-order = Ορισμός σειράς
wood-order-note = Πρώτα το box, μετά ο αρχηγός, μετά η ουρά, με βάση τα ζάρια που έπεσαν.
wood-up = Πάνω: { $who }
wood-down = Κάτω: { $who }
wood-doubles = Ποιος διπλασιάζει;
wood-double = { $who } διπλασιάζει στο { $value }
wood-box-doubles = { $who } (box) διπλασιάζει
wood-answers = { $who } απαντά
wood-rolled = Τα ζάρια έπεσαν
wood-tie = Ίδιος αριθμός στην αρχική ζαριά
wood-result = Η παρτίδα τελείωσε
wood-box-wins = { $who } (box) κερδίζει
wood-team-wins = { $who } και η ομάδα κερδίζουν
wood-single = Μονό
wood-gammon = Διπλό
wood-backgammon = Τριπλό
wood-undo = Αναίρεση τελευταίας εγγραφής
wood-undo-more = Αναίρεση πολλών
wood-undo-steps = Πόσες εγγραφές
wood-leave = { $who } φεύγει
wood-join = { $who } μένει
wood-stake = Στοίχημα για την επόμενη παρτίδα
wood-unit = Ένας πόντος αξίζει
wood-currency = Νόμισμα
wood-settle = Διακανονισμός βίδου με συμφωνία
wood-settle-cube = Βίδος
wood-settle-points = Πόντοι
wood-settle-note = Όσα παίρνει το μέλος· με μείον αν πληρώνει. Επιτρέπονται μισοί.
wood-set = Ορισμός
wood-pay = Καταγραφή πληρωμής
wood-from = Από
wood-to = Προς
wood-amount = Ποσό
wood-no-amount = Γράψτε ποσό πάνω από μηδέν, με τα δεκαδικά του νομίσματός του.
wood-record = Καταγραφή
wood-partner = Συμπαίκτης με κλήρωση
wood-others = Μέλη, στοίχημα, πληρωμές

# Keys
key-chouette-go = ζαριά, έτοιμο, έναρξη
key-chouette-double = διπλασιασμός: ο βίδος σας, ή όλοι αν είστε το box
key-chouette-take = δέχομαι ό,τι μου προτείνεται
key-chouette-drop = πάσο σε ό,τι μου προτείνεται
key-chouette-beaver = beaver σε ό,τι μου προτείνεται
key-chouette-hold = όχι διπλασιασμός σε αυτή τη σειρά
key-chouette-cubes = ανάγνωση όλων των βίδων
key-chouette-wait = ποιος αναμένεται
key-chouette-talk = γράψτε συμβουλή
key-chouette-answer = στην απάντηση

# Why something is refused
chouette-house-only = Μόνο ο διακομιστής μπορεί να το κάνει.
chouette-player-only = Μόνο παίκτης μπορεί να το κάνει.
chouette-not-opened = Δεν υπάρχει τέτοια σουέτ.
chouette-opened-already = Η σουέτ υπάρχει ήδη.
chouette-not-over = Δεν τελείωσε ακόμη.
chouette-goes-on-already = Οι ίδιοι παίκτες έχουν ήδη αρχίσει άλλη σουέτ.
chouette-over = Έχει τελειώσει.
chouette-only-over-the-board = Αυτό γράφεται μόνο σε πραγματικό τάβλι· εδώ το καταγράφει ο διακομιστής.
chouette-only-online = Αυτό γίνεται στο πραγματικό τάβλι και δεν γράφεται.
chouette-dice-missing = Λείπουν τα ζάρια αυτής της ζαριάς.
chouette-bad-text = Το κείμενο είναι κενό ή πολύ μεγάλο.
chouette-not-here = Μόνο μέλη της σουέτ το κάνουν αυτό ή πληρώνονται.
chouette-joined-already = Έχει ήδη μπει: { $member }.
chouette-name-taken = { $name }: υπάρχει ήδη στο βιβλίο. Βάλτε το πάλι μέσα ή γράψτε άλλο όνομα, για παράδειγμα με αρχικό.
chouette-full = Δεν μπαίνουν πάνω από { $most }.
chouette-decide-first = Απαντήστε πρώτα σε ό,τι σας περιμένει: φεύγετε ανάμεσα σε αποφάσεις.
chouette-leaving-already = Το έχετε ήδη πει: φεύγετε όταν τελειώσει η παρτίδα.
chouette-order-known = Η σειρά έχει ήδη οριστεί.
chouette-order-unknown = Η σειρά δεν έχει οριστεί ακόμη.
chouette-no-roll-waited = Δεν ρίχνετε εσείς τώρα.
chouette-order-incomplete = Η σειρά πρέπει να έχει κάθε παίκτη μία φορά.
chouette-too-few = Η σουέτ θέλει τρεις ή περισσότερους.
chouette-game-in-play = Παίζεται παρτίδα.
chouette-no-game = Δεν παίζεται παρτίδα.
chouette-no-part = Δεν είστε σε αυτή την παρτίδα, ή όχι πια.
chouette-box-only = Μόνο το box το αποφασίζει.
chouette-not-the-player = Για αυτή την πλευρά ρίχνει, κινεί και αποφασίζει: { $member }.
chouette-no-partner-yet = Το box έχει συμπαίκτη από { $from } παίκτες και πάνω.
chouette-partner-already = Το box έχει ήδη συμπαίκτη.
chouette-no-partnership = Δεν έχετε συνεργασία για να τελειώσει.
chouette-not-asked = Δεν ήρθε η σειρά σας να ερωτηθείτε για συμπαίκτης.
chouette-lot-too-early = Συμπαίκτης κληρώνεται αφού ερωτηθούν όλοι και δεν θέλει κανείς.
chouette-not-in-the-lot = Δεν είναι στην κλήρωση για συμπαίκτη: { $member }.
chouette-board = Οι κανόνες δεν το επιτρέπουν τώρα.
chouette-too-many-steps = Μια κίνηση έχει το πολύ τέσσερα βήματα.
chouette-tie-waits = Πρώτα το box αποφασίζει αν η ισοπαλία στη ζαριά διπλασιάζει το στοίχημα.
chouette-no-tie = Καμία ίση ζαριά δεν περιμένει να μετρήσει.
chouette-opening-over = Η παρτίδα άρχισε· οι ίσες αρχικές ζαριές είναι πριν.
chouette-cubes-wait = Πρώτα απαντιούνται οι βίδοι που προτάθηκαν.
chouette-extras-wait = Πρώτα όσοι πήγαν πάσο αποφασίζουν για τους επιπλέον βίδους.
chouette-others-may-offer = Μπορούν ακόμη να διπλασιάσουν: { $members }.
chouette-answered-this-turn = Το box απάντησε· κανείς δεν διπλασιάζει πριν από την επόμενη ζαριά.
chouette-captain-offers = Με τον βίδο της ομάδας διπλασιάζει μόνο: { $member }.
chouette-one-cube = Ο βίδος είναι ένας: προτείνεται σε όλους, και το box απαντά σε όλους το ίδιο.
chouette-nothing-to-offer = Δεν έχετε βίδο για διπλασιασμό.
chouette-not-your-cube = Με αυτόν τον βίδο δεν διπλασιάζετε. Τον έχει: { $member }.
chouette-offered-already = Ο βίδος έχει ήδη προταθεί σε αυτή τη σειρά: { $member }.
chouette-cube-exhausted = Ο βίδος δεν πάει πιο ψηλά.
chouette-nothing-offered = Δεν σας προτάθηκε τίποτα.
chouette-answered-already = Έχετε ήδη απαντήσει.
chouette-answer-each = Απαντήστε σε κάθε βίδο που σας προτάθηκε: { $members }.
chouette-response-not-enabled = Οι κανόνες του τραπεζιού δεν έχουν τέτοια απάντηση.
chouette-duty-take-enough = Διπλασίασαν όλοι: οι βίδοι που δέχεστε ({ $taken }) πρέπει να αξίζουν τουλάχιστον όσο εκείνοι όπου πάτε πάσο ({ $dropped }){ $before ->
    [0] {""}
   *[other] {" "}και όσα χάσατε σε αυτή την παρτίδα ({ $before })
}.
chouette-duty-takers-beaver = Σε αυτό το τραπέζι η αποδοχή γίνεται με beaver.
chouette-duty-beaver-the-captain = Αν δεχτείτε μόνο τον βίδο του αρχηγού, κάνετε υποχρεωτικά beaver.
chouette-duty-take-the-captain = Αν δεχτείτε έναν από αυτούς τους βίδους, δέχεστε υποχρεωτικά του αρχηγού ({ $member }).
chouette-duty-sole-taker-beavers = Όλοι οι άλλοι πήγαν πάσο: ο μόνος που δέχεται κάνει υποχρεωτικά beaver.
chouette-duty-last-rejects = Όλοι οι άλλοι πήγαν πάσο στον διπλασιασμό του box: πάσο κι εσείς.
chouette-no-extra = Δεν έχετε επιπλέον βίδο να δώσετε τώρα.
chouette-no-advice = Οι κανόνες του τραπεζιού δεν σας αφήνουν να συμβουλέψετε τώρα.
chouette-advises-nobody = Τα μέλη της ομάδας συμβουλεύουν τον αρχηγό τους· το box παίζει μόνο του.
chouette-out-of-the-game = Είστε έξω από την παρτίδα και δεν συμβουλεύετε.
chouette-no-settlement = Αυτόν τον βίδο δεν τον διακανονίζετε εσείς.
chouette-bad-amount = Αυτό το ποσό δεν γίνεται.
chouette-pays-themselves = Κανείς δεν πληρώνει τον εαυτό του: διαλέξτε δύο παίκτες.
stake-currency = «{ $text }»: δεν είναι νόμισμα. Γράψτε κωδικό όπως EUR ή αφήστε κενό για πόντους.
stake-decimals = { $cents ->
    [points] Οι πόντοι είναι ακέραιοι: γράψτε το στοίχημα χωρίς δεκαδικά.
    [no] { $currency }: μετριέται ακέραιο, γράψτε το στοίχημα χωρίς δεκαδικά.
   *[yes] Ένα ποσό σε { $currency } έχει το πολύ δύο δεκαδικά.
}
stake-bounds = { $cents ->
    [points] Ένας πόντος αξίζει από 1 έως 1.000.000 πόντους.
    [no] Ένας πόντος αξίζει από 1 έως 1.000.000 { $currency }.
   *[yes] Ένας πόντος αξίζει από 0,01 έως 10.000 { $currency }.
}
chouette-nothing-to-undo = Υπάρχουν μόνο { $acts } εγγραφές για αναίρεση.
chouette-nothing-due = Τίποτα δεν εκκρεμεί.
chouette-nothing-changes = Δεν θα άλλαζε τίποτα.
chouette-dice-called = Τα ζάρια πέφτουν όπου να ’ναι.
chouette-not-that-roll = Αυτή η ζαριά δεν ζητήθηκε ή έχει ήδη γίνει.
chouette-no-own-chain = Μόνο box και αρχηγός έχουν αλυσίδα, και καθένας ανοίγει τη δική του.
chouette-chain-too-late = Η αλυσίδα δεσμεύεται μία φορά, πριν από την πρώτη ζαριά της.
chouette-link-opened-already = Ο κρίκος αυτής της ζαριάς είναι ήδη ανοιχτός.
chouette-bad-link = Ο κρίκος δεν ταιριάζει με τη δέσμευση.

# A game as it went
history-of = Παρτίδα { $n }, κίνηση προς κίνηση
history-open = Κίνηση προς κίνηση
history-colours = { $box } (box)
history-colours-team = η ομάδα
history-boards = Το τάβλι μετά από κάθε κίνηση· διαλέξτε ένα για μεγέθυνση, με τα βέλη προχωράτε.
history-position = Διάταξη. { $box }: { $white }. { $captain }: { $black }.
history-before = ← Προηγούμενη παρτίδα
history-next = Επόμενη παρτίδα →
history-order = { $partnered ->
    [true] Box { $box }, συμπαίκτης { $partner }. Απέναντι, με πρώτο τον αρχηγό: { $team }.
   *[false] Box { $box }. Απέναντι, με πρώτο τον αρχηγό: { $team }.
}
history-opening = Άνοιγμα: { $box } ρίχνει { $white }, { $captain } { $black }.
history-tie = Άνοιγμα: ρίχνουν και οι δύο { $white }.
history-same = Άνοιγμα: ο ίδιος αριθμός δύο φορές.
history-tie-counted = δέχεται τον αυτόματο διπλασιασμό
history-tie-declined = Το box αφήνει τον βίδο όπως είναι.
history-cannot = δεν παίζεται
history-doubles = διπλασιάζει
history-box-doubles = διπλασιάζει: { $against }
history-answer = { $who }: { $answer }, { $value }{ $owner ->
    [own] {""}
   *[other] {" "}(βίδος: { $of })
}{ $duty ->
    [none] {""}
    [sole_taker_beavers] {" "}(υποχρεωτικά, CHO-15: ο μόνος που δέχεται κάνει beaver)
    [last_rejects] {" "}(υποχρεωτικά, CHO-09: ο τελευταίος πάει πάσο όπως όλοι)
   *[other] {" "}(υποχρεωτικά)
}
history-captain = Αρχηγός πλέον { $who }: { $why ->
    [declined] ο αρχηγός πήγε πάσο.
    [cube_dropped] πάσο στον βίδο του αρχηγού.
    [settled] ο βίδος του αρχηγού διακανονίστηκε.
    [too_slow] ο αρχηγός δεν πρόλαβε.
   *[left] ο αρχηγός έφυγε.
}
history-extra = { $from } δίνει επιπλέον βίδο και πληρώνει { $price }. Τον παίρνει: { $to }.
history-settled = Διακανονισμός: { $from } – { $to }, { $points }.
history-slow = { $who } δεν πρόλαβε.
history-left-cubes = { $who } φεύγει και χάνει τον βίδο.
history-challenge = ζητά νόμιμη κίνηση
history-resign = προτείνει παραίτηση: { $win ->
    [gammon] διπλό
    [backgammon] τριπλό
   *[single] μονό
}
history-claim = διεκδικεί { $win ->
    [gammon] διπλό
    [backgammon] τριπλό
   *[single] την παρτίδα
}
history-resignation-accepted = δέχεται
history-resignation-rejected = συνεχίζει
again-open = Νέα σουέτ με τους ίδιους παίκτες
again-go = Στη νέα σουέτ

# What has just happened
news-title = Τι έγινε μόλις
news-tie = Έριξαν και οι δύο { $die }.
news-tie-counted = Η ίση ζαριά διπλασίασε όλους τους βίδους.
news-tie-declined = Μετά την ίση ζαριά το box αφήνει τους βίδους όπως είναι.
news-doubled = { $you ->
    [true] Διπλασιάσατε { $n ->
        [one] έναν βίδο
       *[other] { $n } βίδους
    }.
   *[false] { $who } διπλασίασε { $n ->
        [one] έναν βίδο
       *[other] { $n } βίδους
    }.
}
news-answer = { $who }: { $answer }, { $value } (βίδος: { $of }){ $duty ->
    [none] {""}
    [sole_taker_beavers] {" "}– υποχρεωτικά: ο μόνος που δέχεται κάνει beaver
    [last_rejects] {" "}– υποχρεωτικά: ο τελευταίος πάει πάσο όπως όλοι
   *[other] {" "}– υποχρεωτικά
}.
news-extra = { $you ->
    [true] Δώσατε επιπλέον βίδο. Τον παίρνει: { $to }.
   *[false] { $who } έδωσε επιπλέον βίδο. Τον παίρνει: { $to }.
}
news-captain = { $you ->
    [true] Είστε πλέον αρχηγός
   *[false] Αρχηγός πλέον { $who }
}: { $why ->
    [declined] ο αρχηγός πήγε πάσο.
    [cube_dropped] πάσο στον βίδο του αρχηγού.
    [settled] ο βίδος του αρχηγού διακανονίστηκε.
    [too_slow] ο αρχηγός δεν πρόλαβε.
   *[left] ο αρχηγός έφυγε.
}
news-too-slow = { $side ->
    [box] Το box δεν πρόλαβε.
   *[team] Ο αρχηγός δεν πρόλαβε.
}
news-settled = { $paid ->
    [true] Διακανονίστηκε ο βίδος ({ $who }): { $points }, τους παίρνει { $to }.
   *[false] Διακανονίστηκε ο βίδος ({ $who }) χωρίς πληρωμή.
}
news-settle-declined = Η πρόταση διακανονισμού απορρίφθηκε ή αποσύρθηκε. Βίδος: { $who }.
news-silence = { $you ->
    [true] Δεν απαντήσατε έγκαιρα: { $answer }. Χωρίς απάντηση ισχύει η απάντηση του αρχηγού ή το πάσο.
   *[false] { $who } δεν απάντησε έγκαιρα: ισχύει η απάντηση του αρχηγού ή το πάσο.
}
news-own-answer = { $n ->
    [one] Η απάντησή σας: { $answer }. Οι άλλοι αποφασίζουν ακόμη.
   *[other] Οι απαντήσεις σας: { $answers }. Οι άλλοι αποφασίζουν ακόμη.
}

# Who is not there, whose seat it is, and what goes along
role-stand_in = Για τον αρχηγό
news-stands-in = { $you ->
    [true] Παίζετε στη θέση του αρχηγού μέχρι να επιστρέψει.
   *[false] Στη θέση του αρχηγού παίζει, μέχρι να επιστρέψει: { $who }.
}
news-captain-back = { $who }: ο αρχηγός επέστρεψε.
history-stands-in = Στη θέση του αρχηγού, που λείπει, παίζει: { $who }.
history-captain-back = { $who } επέστρεψε και συνεχίζει.
history-silence = { $who } δεν απάντησε έγκαιρα: ισχύει η απάντηση του αρχηγού ή το πάσο.
talk-stand-in = Παίζετε στη θέση του αρχηγού· οι συμβουλές της ομάδας είναι εδώ.
claim-title = Είστε ήδη στο βιβλίο σκορ;
claim-lead = Διαλέξτε το όνομά σας αντί να μπείτε ξανά. Το επιβεβαιώνει ο οικοδεσπότης.
claim-seat = Είμαι: { $who }
waits-claim = Ζητήθηκε από τον οικοδεσπότη να επιβεβαιώσει ότι είστε: { $who }.
wood-claim = { $who } άνοιξε τον σύνδεσμο και λέει: «Στο βιβλίο σκορ είμαι { $seat }.»
wood-claim-grant = Σωστά
wood-claim-refuse = Όχι
wood-enter = Εγγραφή
wood-sure-result = { $kind ->
    [gammon] { $title }: διπλό. Η παρτίδα τελειώνει.
    [backgammon] { $title }: τριπλό. Η παρτίδα τελειώνει.
   *[single] { $title }: μονό. Η παρτίδα τελειώνει.
}
wood-sure-pay = Κατά τους λογαριασμούς το χρέος είναι { $owed } ({ $from } → { $to }). Να γραφτούν παρ’ όλα αυτά { $amount };
accounts-debt = { $from } → { $to }: χρωστά { $amount }
accounts-carried = Από την προηγούμενη σουέτ: { $list }.
accounts-carried-on = Ό,τι ήταν ανοιχτό πέρασε στην επόμενη σουέτ και πληρώνεται εκεί.
game-jacoby = Σε βίδο που δεν γύρισε, το διπλό μέτρησε μονό (Jacoby, CHO-18).
resign-costs = { $you ->
    [true] Χάνετε { $amount }
   *[false] { $who } χάνει { $amount }
}
strip-own-cube = { $at ->
    [box] Βίδος { $value }, του box
    [own] Βίδος { $value }, δικός σας
   *[middle] Βίδος { $value }, στη μέση
}
line-ask-mark = Ερώτηση
line-asked-mark = Ρωτήθηκε
voice = Φωνητική αίθουσα
voice-note = Σύνδεσμος (https) εκεί όπου μιλάτε. Τον βλέπουν όλοι στο τραπέζι.
voice-open = Άνοιγμα φωνητικής αίθουσας
parts-title = Δίπλα στο τάβλι
parts-members = Μέλη
parts-talk = Κουβέντα
parts-accounts = Λογαριασμοί
parts-more = Άλλα
parts-board = Πίσω στο τάβλι
chouette-not-claimable = Αυτή τη θέση δεν τη διεκδικείτε: είναι πιασμένη ή δεν την έγραψε ο οικοδεσπότης.
chouette-not-in-their-place = Παίζετε στη θέση του αρχηγού και δεν παραιτείστε για εκείνον.

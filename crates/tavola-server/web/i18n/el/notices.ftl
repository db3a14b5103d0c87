# Notices: the bell, the list, choices, and what is pushed and mailed. Used by the server only.

bell-none = Ειδοποιήσεις
bell-many = { $n ->
    [one] Ειδοποιήσεις: μία νέα
   *[other] Ειδοποιήσεις: { $n } νέες
  }
bell-some = Ειδοποιήσεις: %n νέες
notices-title = Ειδοποιήσεις
notices-none = Τίποτα νέο. Εδώ διαβάζετε πότε είναι η σειρά σας, ποιος σας προκαλεί ή ποιο τουρνουά σας καλεί.
notices-play = Παιχνίδι
notices-see = Σήμανση ως αναγνωσμένης
notices-see-this = Σήμανση ως αναγνωσμένης: { $what }
notices-see-all = Σήμανση όλων ως αναγνωσμένων
notices-earlier = Παλιότερα
notices-choices = Πώς ενημερώνεστε
notices-about = Για
notices-way-page = Κουδούνι
notices-way-push = Push
notices-way-mail = Mail
notices-hour = Ώρα του ημερήσιου mail
notices-mail-note = Το mail έρχεται το πολύ μία φορά τη μέρα, και μόνο αν δεν έχετε διαβάσει εδώ τις ειδοποιήσεις σας.
notices-keep = Αποθήκευση επιλογών

notice-kind-turn = Η σειρά σας
notice-kind-time = Τελειώνει ο χρόνος
notice-kind-challenge = Πρόκληση
notice-kind-answer = Απάντηση στην πρόκλησή σας
notice-kind-seek = Κάποιος αναζητά αντίπαλο
notice-kind-appointment = Ραντεβού
notice-kind-adjourned = Ματς σε διακοπή
notice-kind-tournament = Κλήση σε ματς
notice-kind-analysis = Ανάλυση
notice-kind-moderation = Συντονισμός
notice-kind-account = Ο λογαριασμός σας

notice-somebody = Κάποιος
notice-turn = Είναι η σειρά σας. Αντίπαλος: { $who }
notice-time = Ο χρόνος σας τελειώνει, αντίπαλος { $who }: { $hours ->
    [0] δεν μένει καθόλου
    [one] μένει λιγότερο από μία ώρα
   *[other] μένουν λιγότερες από { $hours } ώρες
  }
notice-challenge = { $n ->
    [0] { $who } σας προκαλεί σε παιχνίδι με λεφτά
    [one] { $who } σας προκαλεί σε ματς στον έναν πόντο
   *[other] { $who } σας προκαλεί σε ματς στους { $n }
  }
notice-accepted = { $who } δέχτηκε την πρόκλησή σας
notice-declined = { $who } αρνήθηκε την πρόκλησή σας
notice-seek = { $n ->
    [0] { $who } αναζητά αντίπαλο για παιχνίδι με λεφτά
    [one] { $who } αναζητά αντίπαλο για ματς στον έναν πόντο
   *[other] { $who } αναζητά αντίπαλο για ματς στους { $n }
  }
notice-appointment = { $minutes ->
    [0] Έχετε ραντεβού τώρα: { $who }
    [one] Έχετε ραντεβού σε ένα λεπτό: { $who }
   *[other] Έχετε ραντεβού σε { $minutes } λεπτά: { $who }
  }
notice-hour = { $minutes ->
    [0] Η ώρα που δηλώσατε άρχισε
    [one] Η ώρα που δηλώσατε αρχίζει σε ένα λεπτό
   *[other] Η ώρα που δηλώσατε αρχίζει σε { $minutes } λεπτά
  }
notice-adjourned = Το ματς σας διακόπηκε. Αντίπαλος: { $who }
notice-resume = { $who } θέλει να συνεχίσει το ματς σας
notice-resume-by = Το ματς σας πρέπει να συνεχιστεί, αντίπαλος { $who }: { $hours ->
    [0] ο χρόνος γι’ αυτό τελείωσε
    [one] μένει λιγότερο από μία ώρα
   *[other] μένουν λιγότερες από { $hours } ώρες
  }
notice-analysis = Το ματς σας αναλύθηκε
notice-analyses = Όλα τα ματς σας αναλύθηκαν
notice-analysis-of = Το ματς σας αναλύθηκε. Αντίπαλος: { $who }
notice-call = { $name } σας καλεί: ματς { $number }, αντίπαλος { $who }
notice-call-at = { $name } σας καλεί: ματς { $number }, αντίπαλος { $who }, { $board }
notice-decision-silenced = Δεν μπορείτε να γράφετε για κάποιο διάστημα
notice-decision-unrated = Δεν παίζετε ματς με rating για κάποιο διάστημα
notice-decision-closed = Ο λογαριασμός σας έκλεισε
notice-decision-lifted = Ένας περιορισμός του λογαριασμού σας έληξε
notice-decision-warned = Οι συντονιστές σάς θυμίζουν τους κανόνες της λέσχης
notice-decision-reported = Η αναφορά σας εξετάστηκε
notice-report = Μια αναφορά περιμένει απόφαση συντονιστή
notice-account-password = Ο κωδικός σας άλλαξε
notice-account-key-added = Προστέθηκε κλειδί πρόσβασης στον λογαριασμό σας
notice-account-key-removed = Αφαιρέθηκε κλειδί πρόσβασης από τον λογαριασμό σας
notice-account-mail = Η διεύθυνση e-mail σας άλλαξε
notice-account-name = Το όνομά σας άλλαξε
notice-account-codes = Έγιναν νέοι κωδικοί ανάκτησης για τον λογαριασμό σας
notice-account-code-used = Χρησιμοποιήθηκε κωδικός ανάκτησης του λογαριασμού σας
notice-account-signed-in = Κάποιος συνδέθηκε στον λογαριασμό σας από νέο πρόγραμμα περιήγησης
notice-account-deletion = Ο λογαριασμός σας θα διαγραφεί
notice-account-role = Ο ρόλος σας στη λέσχη άλλαξε
notice-account-token = Έγινε token για προγράμματα στον λογαριασμό σας

push-title = Αυτή η συσκευή
push-why = Η λέσχη μπορεί να σας καλεί σε αυτή τη συσκευή όταν είναι η σειρά σας, όταν κάποιος σας προκαλεί ή όταν σας καλεί τουρνουά, ακόμη και χωρίς ανοιχτή σελίδα. Η κλήση δεν έχει ούτε διάταξη ούτε κάτι που έγραψε κάποιος.
push-script = Γι’ αυτό το πρόγραμμα περιήγησης χρειάζεται JavaScript.
push-start = Κλήσεις σε αυτή τη συσκευή
push-end = Όχι άλλες κλήσεις σε αυτή τη συσκευή
push-on = Αυτή η συσκευή δέχεται κλήσεις.
push-denied = Το πρόγραμμα περιήγησής σας δεν αφήνει τη λέσχη να σας καλεί. Αλλάζει στις ρυθμίσεις του για αυτή τη σελίδα.
push-never = Αυτό το πρόγραμμα περιήγησης δεν δέχεται κλήσεις.
push-home = Σε αυτή τη συσκευή προσθέστε πρώτα το Tavola στην αρχική οθόνη και ανοίξτε το από εκεί.
push-failed = Δεν έγινε. Δοκιμάστε αργότερα.

app-install = Εγκατάσταση εφαρμογής
app-clock = Ρολόι και πίνακας σκορ
language-code = el
away-title = Χωρίς σύνδεση
away-lead = Η λέσχη δεν είναι προσβάσιμη. Ό,τι δεν θέλει δίκτυο είναι εδώ.
away-play = Παιχνίδι χωρίς δίκτυο
away-clock = Ρολόι και πίνακας σκορ
away-again = Δοκιμή ξανά
boards-title = Διαλέξτε τάβλι
boards-lead = Κάθε τάβλι έχει χρώματα για μέρα και νύχτα, και πούλια που ξεχωρίζουν και χωρίς χρώματα.
boards-script = Για την επιλογή χρειάζεται JavaScript: η επιλογή μένει στο πρόγραμμα περιήγησής σας.
boards-shown = Το τάβλι που διαλέξατε

notices-turns = Mail αμέσως για τη σειρά μου στα ματς με αλληλογραφία
notices-mail-where = Πού πηγαίνει το mail
letter-digest-subject = { $n ->
    [one] Tavola: μία ειδοποίηση
   *[other] Tavola: { $n } ειδοποιήσεις
}
letter-digest-text = Γεια σας, { $name },

  αυτά δεν τα έχετε διαβάσει ακόμη:

  { $lines }

  Το mail έρχεται το πολύ μία φορά τη μέρα, και μόνο αν υπάρχει κάτι που δεν διαβάσατε.
  Διαλέξτε τι περιέχει: { $choices }
  Όχι άλλα τέτοια mail: { $stop }
letter-turns-subject = Tavola: είναι η σειρά σας
letter-turns-text = Γεια σας, { $name },

  κάποιος σας περιμένει σε ματς με αλληλογραφία:

  { $lines }

  Διαλέξατε να μαθαίνετε αμέσως για τη σειρά σας. Αλλαγή: { $choices }
  Όχι άλλα τέτοια mail: { $stop }
digest-more = { $n ->
    [one] Και άλλη μία.
   *[other] Και άλλες { $n }.
}

calendar-title = Ημερολόγιο
calendar-lead = Τα ραντεβού και τα τουρνουά σας στο ημερολόγιο του τηλεφώνου ή του υπολογιστή: γραφτείτε εκεί συνδρομητές σε αυτή τη διεύθυνση.
calendar-address = Διεύθυνση του ημερολογίου σας
calendar-open = Άνοιγμα αρχείου
calendar-secret = Όποιος ξέρει τη διεύθυνση διαβάζει τα ραντεβού σας. Με νέα διεύθυνση η παλιά δεν ισχύει.
calendar-make = Δημιουργία διεύθυνσης
calendar-other = Νέα διεύθυνση
calendar-revoke = Αφαίρεση διεύθυνσης
calendar-own = Tavola
calendar-match = Backgammon με: { $who }
calendar-event = Προσθήκη των ημερομηνιών στο ημερολόγιό σας

# The lobby: seeks, quick pairing, what goes on. Used by the server only.

lobby-quick-title = Παίξτε τώρα με κάποιον
lobby-quick-note = Ζωντανό ματς: { $clock }. Ένα πάτημα αναζητά, δεύτερο το παίρνει πίσω. Ανάμεσα σε εγγεγραμμένους μετρά για το rating.
lobby-points = { $n ->
    [one] Ένας πόντος
   *[other] { $n } πόντοι
}
lobby-quick-nobody = Αναζήτηση
lobby-quick-one = { $who } περιμένει
lobby-quick-many = Περιμένουν { $n }
lobby-quick-withdraw = Αναμονή: διακοπή
lobby-you-seek = Αναζητάτε:
lobby-waited = Αναμονή
lobby-neighbour = { $n ->
    [one] { $who } περιμένει για ματς στον έναν πόντο.
   *[other] { $who } περιμένει για ματς στους { $n }.
}
lobby-join = Είσοδος
lobby-withdraw = Τέλος αναζήτησης
lobby-stands = Η αναζήτηση μένει δύο εβδομάδες, είτε είστε εδώ είτε όχι.
lobby-meanwhile = Στο μεταξύ, παιχνίδι με το μποτ
lobby-meanwhile-note = Η αναζήτησή σας μένει: θα κληθείτε στο τραπέζι.
lobby-noscript = Χωρίς JavaScript η σελίδα ανανεώνεται μόνη της όσο αναζητάτε.
lobby-clock = { $minutes } λ ανά πόντο, { $seconds } δ ανά σειρά
lobby-unhurried = χωρίς βιασύνη
lobby-no-clock = χωρίς ρολόι
lobby-range = rating με διαφορά έως { $n }
lobby-title = Αίθουσα
lobby-here = { $n ->
    [0] Κανείς άλλος δεν είναι εδώ τώρα
    [one] Ένα άτομο είναι εδώ τώρα
   *[other] { $n } άτομα είναι εδώ τώρα
}
lobby-seeks-title = Αναζητούν αντίπαλο
lobby-seeks-none = Κανείς δεν αναζητά αυτή τη στιγμή.
lobby-seeks-add = Αναζήτηση με δικούς σας όρους
lobby-tables-title = Τραπέζια που παίζουν
lobby-tables-none = Κανένα τραπέζι για θεατές αυτή τη στιγμή.
lobby-chouettes-title = Ανοιχτές σουέτ
lobby-chouettes-none = Καμία ανοιχτή σουέτ αυτή τη στιγμή.
lobby-events-none = Κανένα τουρνουά αυτή τη στιγμή.
lobby-events-add = Άνοιγμα τουρνουά
lobby-players = { $n ->
    [one] Ένας παίκτης
   *[other] { $n } παίκτες
}
lobby-strip-then = πριν από 24 ώρες
lobby-strip-now = τώρα
lobby-strip-empty = Πολύ λίγες επισκέψεις για να φανεί πότε έρχεται κόσμος
lobby-strip-busiest = { $n ->
    [0] Ο περισσότερος κόσμος είναι συνήθως περίπου τώρα
    [one] Ο περισσότερος κόσμος είναι συνήθως σε περίπου μία ώρα
   *[other] Ο περισσότερος κόσμος είναι συνήθως σε περίπου { $n } ώρες
}
lobby-called-title = Κάποιος σας περιμένει
lobby-called = { $who }: στο τραπέζι.
lobby-called-note = Αν δεν έρθετε σε 30 δευτερόλεπτα, το τραπέζι κλείνει. Δεν μετρά για τίποτα.
lobby-called-rated = Αν δεν έρθετε σε 30 δευτερόλεπτα, το τραπέζι κλείνει χωρίς επίδραση στο rating. Όποιος λείπει συχνά, περιμένει πριν από το επόμενο ματς με rating.
lobby-called-go = Στο τραπέζι
lobby-called-stay = Όχι τώρα
lobby-gone = Κάποιος πρόλαβε ή η αναζήτηση πάρθηκε πίσω. Διαλέξτε άλλη.
lobby-own = Η αναζήτηση είναι δική σας. Δεν γίνεται να παίξετε με τον εαυτό σας.
lobby-too-many = Υπάρχουν αρκετές αναζητήσεις τώρα. Μπείτε σε μία ή πάρτε πίσω μία δική σας.
lobby-not-rated-they = Αυτός ο παίκτης δεν μπορεί να παίξει με rating τώρα. Ζητήστε ματς χωρίς rating.
lobby-not-rated = Δεν μπορείτε να παίξετε με rating τώρα. Διαλέξτε ματς χωρίς rating.

lobby-asks-title = Προκλήσεις και ραντεβού
lobby-agreed = Παίζετε με: { $who }
lobby-challenged = Προκαλέσατε: { $who }
lobby-proposed = Προτείνατε ματς: { $who }
lobby-challenges-you = { $who } σας προκαλεί
lobby-proposes = { $who } σας προτείνει ματς
lobby-act-accept = Αποδοχή
lobby-act-decline = Άρνηση
lobby-act-take_back = Πίσω
lobby-date-cancel = Ακύρωση του ραντεβού
lobby-act-begin = Στο τραπέζι
lobby-reason = Λόγος
lobby-reason-none = Χωρίς λόγο
lobby-reason-later = Άλλη ώρα
lobby-reason-shorter = Πιο μικρό ματς
lobby-reason-longer = Πιο μεγάλο ματς
lobby-reason-clock = Άλλο ρολόι
lobby-reason-rules = Άλλοι κανόνες
lobby-choices = Ποιος σας προκαλεί και πότε ειδοποιείστε
lobby-challenged-by = Προκλήσεις από
lobby-challenged-by-anybody = Όλους
lobby-challenged-by-registered = Εγγεγραμμένους παίκτες
lobby-challenged-by-near = Εγγεγραμμένους με διαφορά έως 300 στο rating
lobby-challenged-by-nobody = Κανέναν
lobby-alerts = Ειδοποίηση όταν κάποιος αναζητά αντίπαλο, το πολύ τρεις φορές τη μέρα
lobby-choices-keep = Αποθήκευση
lobby-challenge-over = Η πρόκληση έληξε.
lobby-challenge-early = Κάθεστε το νωρίτερο 15 λεπτά πριν από την ώρα.
lobby-challenge-nobody = Αυτός ο παίκτης δεν δέχεται προκλήσεις τώρα.
lobby-challenge-registered = Αυτός ο παίκτης δέχεται προκλήσεις μόνο από εγγεγραμμένους.
lobby-challenge-near = Αυτός ο παίκτης δέχεται προκλήσεις μόνο από εγγεγραμμένους με διαφορά έως 300 στο rating.
lobby-too-many-challenges = Προκαλέσατε πολλούς τελευταία. Περιμένετε πρώτα τις απαντήσεις τους.
lobby-no-such-player = Κανείς παίκτης δεν έχει αυτό το όνομα. Δείτε πώς γράφεται.
challenges-title = Προκλήσεις
challenges-lead = Διαλέξτε παίκτη και όρους. Ειδοποιείται και απαντά όποτε θέλει.
choose-anybody = Οποιοσδήποτε: αναζήτηση στην αίθουσα
choose-anybody-note = Χωρίς ρολόι και χωρίς βιασύνη η αναζήτηση μένει δύο εβδομάδες.
choose-named = Ένας παίκτης, με όνομα
knob-whom = Όνομα παίκτη
knob-whom-note = Μόνο σε πρόκληση παίκτη.
knob-range = Rating του αντιπάλου
knob-range-note = Μόνο σε αναζήτηση στην αίθουσα.
knob-range-any = Οποιοδήποτε
table-next-week = Ίδια ώρα την άλλη εβδομάδα
table-next-week-asked = Ζητήσατε ματς την ίδια ώρα την άλλη εβδομάδα. Ο αντίπαλος ειδοποιείται, κι εσείς μαθαίνετε τι απαντά.

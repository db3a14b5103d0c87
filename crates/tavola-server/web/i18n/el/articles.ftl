# Articles that members write, and comments below articles.
articles-languages = Και στα
error-not-an-editor = Αυτό είναι για συντάκτες
error-not-an-editor-note = Τα άρθρα τα γράφουν μέλη με ρόλο συντάκτη. Ρωτήστε όσους κρατούν τη λέσχη: τον δίνουν σε εγγεγραμμένους παίκτες. Αν τον έχετε ήδη, συνδεθείτε πρώτα.

write-title = Τα άρθρα σας
write-lead = Ό,τι γράφετε εδώ είναι μόνο δικό σας μέχρι να το δημοσιεύσετε. Μπορείτε να το ξαναπιάσετε, να δείτε πώς θα φαίνεται και να διαλέξετε τη μέρα που θα εμφανιστεί.
write-new = Νέο άρθρο
write-own = Άρθρα
write-none = Δεν έχετε γράψει τίποτα ακόμη.
write-begin = Έναρξη
write-edit = Επεξεργασία
write-read = Ανάγνωση
write-changed = αποθηκεύτηκε
write-comments = { $n ->
    [0] Σχόλια: κανένα σε αναμονή
    [one] Σχόλια: ένα σε αναμονή
   *[other] Σχόλια: { $n } σε αναμονή
 }
write-state-draft = Πρόχειρο
write-state-scheduled = Προγραμματισμένο
write-state-published = Δημοσιευμένο
write-state-withdrawn = Αποσυρμένο

write-said-begun = Το πρόχειρο δημιουργήθηκε. Το βλέπετε μόνο εσείς.
write-said-saved = Αποθηκεύτηκε.
write-said-published = Δημοσιεύτηκε. Το διαβάζουν πλέον όλοι.
write-said-scheduled = Προγραμματίστηκε. Εμφανίζεται μόνο του στη μέρα του.
write-said-withdrawn = Αποσύρθηκε. Δεν το διαβάζει πια κανείς άλλος.
write-said-translated = Δημιουργήθηκε πρόχειρο στην άλλη γλώσσα, με το αρχικό κείμενο μέσα. Το βλέπετε μόνο εσείς.
write-said-wrong = Δεν έγινε ακόμη. Δείτε παρακάτω τι είναι λάθος.

write-field-title = Τίτλος
write-field-language = Γλώσσα
write-field-lead = Εισαγωγή
write-lead-note = Μία ή δύο προτάσεις. Φαίνονται σε λίστες, στη ροή και όπου κοινοποιείται ο σύνδεσμος.
write-field-body = Κείμενο
write-body-note = Σε Markdown.
write-field-tags = Θέματα
write-tags-note = Με κόμματα ανάμεσα, όπως cube, race, opening.
write-field-day = Μέρα δημοσίευσης
write-day-note = Κενό για τη μέρα που δημοσιεύετε. Σε μεταγενέστερη μέρα εμφανίζεται μόνο του, τα μεσάνυχτα UTC.
write-field-name = Διεύθυνση
write-name-note = Μικρά λατινικά γράμματα, ψηφία και παύλες. Αλλάζει μέχρι να δημοσιευτεί ή να μεταφραστεί το άρθρο.
write-preview = Προεπισκόπηση
write-save = Αποθήκευση προχείρου
write-save-published = Αποθήκευση αλλαγών
write-publish = Δημοσίευση
write-withdraw = Απόσυρση
write-delete = Διαγραφή προχείρου
write-delete-note = Διαγράφεται με όλες τις προηγούμενες εκδόσεις. Δεν αναιρείται.
write-delete-yes = Οριστική διαγραφή
write-translate = Μετάφραση: { $language }
write-original = Πρωτότυπο
write-versions = Προηγούμενες εκδόσεις
write-versions-note = Ανοίξτε μία για να μπει το κείμενό της στη φόρμα. Τίποτα δεν αλλάζει μέχρι να αποθηκεύσετε.
write-newer = { $name } αποθήκευσε στο μεταξύ άλλο κείμενο.
write-newer-note = Το δικό σας είναι ακόμη στη φόρμα και δεν αποθηκεύτηκε. Αποθηκεύστε ξανά για να αντικατασταθεί εκείνο· μένει τότε στις προηγούμενες εκδόσεις.
write-newer-text = Το άλλο κείμενο
write-unsaved = Το κείμενο δεν αποθηκεύτηκε.

write-wrong = Προς διόρθωση πριν από τη δημοσίευση
write-wrong-title = Το άρθρο χρειάζεται τίτλο.
write-wrong-title-long = Ο τίτλος έχει το πολύ { $most } χαρακτήρες.
write-wrong-lead = Δεν υπάρχει εισαγωγή ακόμη.
write-wrong-lead-long = Η εισαγωγή έχει το πολύ { $most } χαρακτήρες.
write-wrong-body = Δεν υπάρχει κείμενο ακόμη.
write-wrong-body-long = Το κείμενο είναι πολύ μεγάλο: { $n }.000 byte, το πολύ { $most }.000. Κάντε το δύο άρθρα.
write-wrong-tags = Ένα άρθρο έχει το πολύ { $most } θέματα.
write-wrong-tag-long = Το θέμα είναι πολύ μεγάλο: { $what }
write-wrong-day = Δεν γίνεται να είναι αυτή η μέρα: { $what }. Διαλέξτε μία από το 2000 έως το 2100, όπως 2026-11-25.
write-wrong-name = Η διεύθυνση θέλει μικρά λατινικά γράμματα, ψηφία ή παύλες, το πολύ { $most }, και όνομα που δεν το έχουν οι σελίδες της λέσχης.
write-wrong-name-taken = Άλλο άρθρο έχει αυτή τη διεύθυνση: { $what }
write-wrong-name-stays = Η διεύθυνση δεν αλλάζει πια: το άρθρο έχει δημοσιευτεί ή μεταφραστεί.
write-wrong-board = Το τάβλι δεν διαβάζεται: { $what }. Χρησιμοποιήστε XGID ή id του GNU Backgammon.
write-wrong-figure = Οι κανόνες δεν έχουν σχήμα με αυτό το όνομα: { $what }
write-wrong-beside-text = Το τάβλι θέλει δική του παράγραφο: { $what }
write-wrong-boards = Υπάρχουν πάνω από { $most } τάβλια.
write-wrong-deep = Λίστες ή παραθέματα μπαίνουν το ένα μέσα στο άλλο πάνω από { $most } φορές. Ό,τι ακολουθεί δεν φαίνεται.
write-wrong-link = Ο σύνδεσμος δεν οδηγεί πουθενά: { $what }
write-refused-title-long = Ο τίτλος είναι πολύ μεγάλος.
write-refused-translated = Το άρθρο υπάρχει ήδη σε αυτή τη γλώσσα.
write-refused-many = Ένας λογαριασμός γράφει το πολύ 500 άρθρα.
write-refused-delete = Διαγράφονται μόνο πρόχειρα. Αποσύρετε το άρθρο.

write-help = Πώς γράφεται
write-help-note = Κενές γραμμές χωρίζουν παραγράφους. Το τάβλι είναι σε δική του παράγραφο. Με ζαριά παίζεται· οι κινήσεις στο κείμενο γίνονται στο τάβλι από πάνω τους.
write-help-position = Στήσιμο διάταξης
write-help-what = Τι
write-help-how = Πώς
write-help-heading = Επικεφαλίδα
write-help-strong = Έντονα, έμφαση
write-help-list = Λίστα
write-help-link = Σύνδεσμος
write-help-board = Τάβλι με λεζάντα
write-help-figure = Τάβλι των κανόνων
write-help-play = Κίνηση
write-help-clause = Άρθρο κανονισμού

comment-title = Σχόλια
comment-none = Κανένα σχόλιο ακόμη.
comment-sign-in = Σχολιάζουν οι εγγεγραμμένοι παίκτες.
comment-words = Το σχόλιό σας
comment-note = Το βλέπουν όλοι αφού το εγκρίνει συντάκτης ή συντονιστής. Απλό κείμενο.
comment-send = Αποστολή
comment-own-waiting = Περιμένει έγκριση. Το βλέπετε μόνο εσείς.
comment-own-refused = Δεν εγκρίθηκε. Το βλέπετε μόνο εσείς.
comment-take-away = Διαγραφή
comment-refused-guest = Σχολιάζουν μόνο εγγεγραμμένοι παίκτες.
comment-refused-restricted = Δεν μπορείτε να σχολιάσετε έως { $until }: { $reason }
comment-refused-empty = Γράψτε πρώτα κάτι.
comment-refused-long = Ένα σχόλιο έχει το πολύ 1.000 χαρακτήρες.
comment-refused-many = Πέντε σχόλιά σας περιμένουν ήδη. Στείλτε κι άλλα όταν εγκριθούν.

comments-title = Σχόλια σε άρθρα
comments-lead = Πριν το εγκρίνετε, ένα σχόλιο το βλέπει μόνο όποιος το έγραψε. Μπορείτε να αλλάξετε γνώμη.
comments-counts = Σε αναμονή: { $waiting }. Εγκεκριμένα: { $shown }. Μη εγκεκριμένα: { $refused }.
comments-waiting = Σε αναμονή
comments-none = Τίποτα σε αναμονή.
comments-shown = Εγκεκριμένα
comments-refused = Μη εγκεκριμένα
comments-show = Έγκριση
comments-refuse = Απόρριψη

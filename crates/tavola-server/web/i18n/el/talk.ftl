# Talk between people, blocking, watching, reports.

blocks-title = Όσοι έχετε αποκλείσει
blocks-lead = Δεν σας βάζουμε μαζί, δεν σας προκαλούν, και κανείς από τους δύο δεν διαβάζει όσα γράφει ο άλλος. Δεν το μαθαίνουν.
blocks-none = Δεν έχετε αποκλείσει κανέναν.
blocks-end = Άρση αποκλεισμού
blocks-end-of = Άρση αποκλεισμού: { $name }
block-oneself = Δεν γίνεται να αποκλείσετε τον εαυτό σας.
block-too-many = Έχετε αποκλείσει όσους περισσότερους γίνεται. Πρώτα άρετε κάποιον αποκλεισμό.

## Opening a table

knob-watch = Ποιος βλέπει
knob-watch-note = Όποιος βλέπει με καθυστέρηση δεν βλέπει τίποτα νωρίτερα: ούτε στη σελίδα, ούτε σε αρχείο, ούτε τα ζάρια.
watch-at_once = Όλοι
watch-one_turn = Όλοι, μία σειρά αργότερα
watch-three_turns = Όλοι, τρεις σειρές αργότερα
watch-three_minutes = Όλοι, τρία λεπτά αργότερα
watch-nobody = Μόνο οι παίκτες
form-field-watch = Ποιος βλέπει
watch-later = Το τραπέζι φαίνεται με καθυστέρηση: αυτό θα φανεί όταν τελειώσει το ματς.
watching-three_minutes = Βλέπετε το ματς με τρία λεπτά καθυστέρηση.
watching-three_turns = Βλέπετε το ματς με τρεις σειρές καθυστέρηση.
watching-one_turn = Βλέπετε το ματς με μία σειρά καθυστέρηση.

## What is said

chat-title = Κουβέντα
chat-open = Κουβέντα
chat-unread = { $n ->
    [one] Μία νέα γραμμή
   *[other] { $n } νέες γραμμές
  }
chat-back = Πίσω
chat-empty = Κανείς δεν έχει πει κάτι ακόμη.
chat-room-players = Το διαβάζουν μόνο όσοι παίζουν.
chat-room-watchers = Οι θεατές το διαβάζουν αμέσως, οι παίκτες όταν τελειώσει το ματς.
chat-room-all = Το διαβάζουν όλοι εδώ.
chat-phrase = Φράση
chat-phrase-choose = Διαλέξτε φράση
chat-phrase-send = Πείτε το
chat-text = Δικά σας λόγια
chat-text-send = Αποστολή
chat-of-watchers = Θεατής
chat-line-acts = Περισσότερα για όσα είπε: { $name }
chat-mute = Σίγαση εδώ
chat-block = Αποκλεισμός
chat-report = Αναφορά
chat-unmute = Τέλος σίγασης: { $name }
chat-want = Ελεύθερο γράψιμο
chat-want-no = Μόνο φράσεις
chat-others-want = Ο αντίπαλος θέλει ελεύθερο γράψιμο.

key-chat = σε όσα λέγονται στο τραπέζι

phrases-start = Στην αρχή
phrases-play = Στο παιχνίδι
phrases-offers = Προτάσεις
phrases-end = Στο τέλος

talk-guest = Οι επισκέπτες μιλούν με φράσεις. Με την εγγραφή γράφετε ελεύθερα.
talk-both = Γράφετε ελεύθερα όταν το ανοίξετε και οι δύο.
talk-no-free-words = Προς το παρόν μιλάτε μόνο με φράσεις.
talk-nobody = Κανείς δεν είναι εδώ να σας ακούσει πριν τελειώσει το ματς.
talk-too-fast = Πολλά μαζεμένα. Περιμένετε λίγα δευτερόλεπτα.
talk-repeats = Μόλις το είπατε.
talk-too-long = Πολύ μεγάλο: το πολύ 400 γράμματα.
talk-nothing = Δεν έχει τίποτα να διαβαστεί.
talk-own-line = Η γραμμή είναι δική σας.
talk-restricted = Μιλάτε μόνο με φράσεις έως { $until }: { $reason }

## The forty phrases

phrase-hello = Γεια σας
phrase-good-luck = Καλή τύχη
phrase-have-fun = Καλή διασκέδαση
phrase-thanks-too = Ευχαριστώ, επίσης
phrase-first-time = Έρχομαι πρώτη φορά εδώ
phrase-slow-today = Σήμερα παίζω αργά
phrase-ready = Πάμε;
phrase-nice-roll = Ωραία ζαριά
phrase-nice-play = Ωραία κίνηση
phrase-lucky-me = Τύχη είχα
phrase-unlucky = Ατυχία
phrase-timed-double = Διπλασιασμός στην ώρα του
phrase-brave-take = Γενναία αποδοχή
phrase-good-pass = Σωστό πάσο
phrase-missed-that = Δεν το είδα
phrase-misclick = Συγγνώμη, ξέφυγε το χέρι
phrase-thinking = Σκέφτομαι, λίγη υπομονή
phrase-your-turn = Σειρά σας
phrase-back-soon = Έρχομαι σε ένα λεπτό
phrase-back = Γύρισα
phrase-bad-connection = Έχω κακή σύνδεση
phrase-phone-call = Με παίρνουν τηλέφωνο
phrase-faster = Λίγο πιο γρήγορα, παρακαλώ
phrase-take-time = Με την ησυχία σας
phrase-adjourn = Να διακόψουμε;
phrase-tomorrow = Αύριο, ίδια ώρα;
phrase-one-more = Άλλο ένα;
phrase-last-one = Αυτό είναι το τελευταίο μου
phrase-longer = Πιο μεγάλο ματς;
phrase-with-clock = Με ρολόι;
phrase-analyse = Να το αναλύσουμε;
phrase-friend-watches = Μπορεί να βλέπει κι ένας φίλος;
phrase-good-match = Ωραίο ματς
phrase-well-played = Παίξατε ωραία
phrase-close = Στο τσακ
phrase-dice-liked-me = Με ήθελαν τα ζάρια
phrase-thank-you = Ευχαριστώ
phrase-must-go = Πρέπει να φύγω
phrase-see-you = Τα λέμε
phrase-called-director = Κάλεσα τον διευθυντή αγώνων

## Reports

report-title = Αναφορά
report-lead = Οι τελευταίες 20 γραμμές που διαβάζετε εδώ και η κατάσταση του ματς πηγαίνουν στους συντονιστές. Μαθαίνετε τι αποφασίζουν· ο άλλος δεν μαθαίνει ποιος έκανε την αναφορά.
report-about = Για: { $name }
report-reason = Τι δεν πάει καλά
report-words = Με δικά σας λόγια
report-send = Αποστολή αναφοράς
report-sent = Ευχαριστούμε. Οι συντονιστές θα το δουν, και η σελίδα σας θα πει τι αποφάσισαν.
report-reason-insults = Βρισιές ή απειλές
report-reason-spam = Διαφήμιση ή ανοησίες
report-reason-cheating = Βοήθεια απ’ έξω στο παιχνίδι
report-reason-unfair = Φευγιό, κωλυσιεργία ή ήττα επίτηδες
report-reason-name = Προσβλητικό όνομα
report-reason-other = Κάτι άλλο
report-oneself = Διαλέξτε άλλο άτομο για την αναφορά.
report-twice = Το έχετε ήδη αναφέρει εδώ. Οι συντονιστές θα το δουν.
report-too-many = Κάνατε όσες αναφορές γίνεται σε μία μέρα.
report-too-long = Πολύ μεγάλο: το πολύ 1.000 γράμματα.

## Moderation

moderation-title = Συντονισμός
moderation-lead = Κάθε απόφαση ανακοινώνεται με τον λόγο της, λήγει, και υπάρχει ένσταση σε άλλον συντονιστή. Κανείς δεν κρίνει τη δική του υπόθεση.
moderation-waiting = Σε αναμονή
moderation-none = Τίποτα δεν περιμένει απόφαση.
moderation-decided = Αποφασισμένα
moderation-case = { $reason }: { $name }
moderation-by = Αναφορά από: { $name }
moderation-lines = Οι τελευταίες γραμμές
moderation-no-lines = Δεν ειπώθηκε τίποτα.
moderation-state = Πού έγινε
moderation-state-note = Αναφορά στην έκδοση { $version }.
moderation-before = Προηγούμενες αποφάσεις για αυτό το άτομο
moderation-decide = Απόφαση
moderation-verdict = Απόφαση
moderation-days = Για πόσες ημέρες
moderation-days-note = Αν μείνει κενό: 7 ημέρες, και ένας λογαριασμός κλείνει οριστικά.
moderation-reason = Λόγος
moderation-reason-note = Το άτομο το διαβάζει όπως είναι.
moderation-done = Καταγραφή απόφασης
moderation-log = Ιστορικό
moderation-act-reported = Αναφορά
moderation-act-decided = Απόφαση
moderation-act-appealed = Ένσταση
moderation-act-decided_again = Απόφαση μετά την ένσταση
moderation-not-yours = Η υπόθεση είναι για άλλον συντονιστή.
moderation-why = Πείτε γιατί: το άτομο το διαβάζει.
moderation-stage-open = Σε αναμονή
moderation-stage-decided = Αποφασίστηκε
moderation-stage-appealed = Με ένσταση
moderation-stage-closed = Έκλεισε
verdict-nothing = Τίποτα μεμπτό
verdict-warning = Προειδοποίηση
verdict-no_words = Χωρίς ελεύθερα λόγια για κάποιο διάστημα
verdict-no_rated = Χωρίς ματς με rating για κάποιο διάστημα
verdict-closed = Ο λογαριασμός κλείνει

rated-restricted = Δεν παίζετε ματς με rating έως { $until }: { $reason }

cases-title = Αναφορές
cases-own = Αναφέρατε: { $name }, { $reason }.
cases-own-open = Οι συντονιστές θα το δουν.
cases-own-decided = Απόφαση: { $verdict }.
cases-about = Οι συντονιστές αποφάσισαν για εσάς: { $verdict }.
cases-until = Έως { $until }.
cases-reason = Λόγος: { $reason }
cases-appeal = Ένσταση
cases-appeal-words = Γιατί έχετε άλλη γνώμη
cases-appeal-note = Άλλος συντονιστής το διαβάζει και αποφασίζει.
cases-appealed = Κάνατε ένσταση. Θα αποφασίσει άλλος συντονιστής.
cases-final = Αυτό αποφασίστηκε μετά την ένστασή σας.
appeal-title = Ένσταση
appeal-lead = Αν έκλεισε ο λογαριασμός σας, το ξαναβλέπει άλλος συντονιστής.
appeal-key = Κωδικός πρόσβασης ή ένας κωδικός ανάκτησης
appeal-not-now = Γι’ αυτό δεν γίνεται ένσταση.
closed-title = Ο λογαριασμός είναι κλειστός
closed-by-moderators = Οι συντονιστές έκλεισαν τον λογαριασμό.
closed-by-host = Όσοι κρατούν τη λέσχη έκλεισαν τον λογαριασμό.
closed-for-good = Δεν ορίστηκε λήξη.
closed-no-reason = Δεν γράφτηκε λόγος.
moderation-by-host = Ο οικοδεσπότης έκλεισε τον λογαριασμό από το ίδιο το μηχάνημα

## TV

tv-title = TV
tv-none = Κανείς δεν παίζει αυτή τη στιγμή.
tv-bots = Δείτε δύο μποτ

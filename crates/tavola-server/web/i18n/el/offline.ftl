# Playing against the bot without a server.

nav-offline = Παιχνίδι χωρίς δίκτυο
offline-title = Παιχνίδι χωρίς δίκτυο
offline-about = Το μποτ παίζει στο πρόγραμμα περιήγησής σας, και το ματς μένει εκεί. Αφού ανοίξει μία φορά η σελίδα, δίκτυο δεν χρειάζεται.
offline-script = Η σελίδα χρειάζεται JavaScript και WebAssembly.
offline-loading = Φόρτωση της μηχανής…
offline-broken = Η μηχανή δεν τρέχει εδώ: { $why }
offline-ready = Η μηχανή είναι έτοιμη.
offline-kept = Έτοιμο για χρήση χωρίς δίκτυο.
offline-length = Μήκος
offline-match = { $points ->
    [one] { $points } πόντος
   *[other] { $points } πόντοι
  }
offline-money = Με λεφτά
offline-begin = Παιχνίδι
offline-you = Εσείς
offline-bot = Μποτ, { $level }
offline-rules = { $points ->
    [0] Με λεφτά
   *[other] Ματς στους { $points }
  }
offline-new = Νέο ματς
offline-new-sure = Το ματς που παίζεται εγκαταλείπεται και ξεχνιέται.
offline-new-yes = Εγκατάλειψη
offline-back = Πίσω στο τάβλι
offline-full = Αυτό το πρόγραμμα περιήγησης δεν κρατά άλλα δεδομένα: το ματς θα χανόταν αν έκλεινε η σελίδα.
offline-elsewhere = Το ματς συνεχίζεται σε άλλη καρτέλα.
offline-judging = Ματιά { $plies } { $plies ->
    [one] ζαριά
   *[other] ζαριές
  } μπροστά: { $done } από { $all } γραμμές.
offline-deeper = Ματιά δύο ζαριές μπροστά
offline-no-game = Καμία παρτίδα δεν παίχτηκε ως το τέλος ακόμη.
offline-damaged = Το ματς που φυλάχτηκε δεν διαβάζεται και μπήκε στην άκρη: { $why }
offline-file-title = Ανάλυση ματς
offline-file-note = Ένα ματς σε .mat, .txt, .sgf ή .json αναλύεται σε αυτό το πρόγραμμα περιήγησης, δύο ζαριές μπροστά και μετά τρεις. Τίποτα δεν στέλνεται. Τα .xg του XG θέλουν τον διακομιστή: εισαγάγετέ τα στην «Ανάλυση».
offline-file = Ματς από αρχείο
offline-file-long = Ένα αρχείο έχει το πολύ { $most } MB.
offline-file-xg = Τα αρχεία του eXtreme Gammon (.xg) θέλουν τον διακομιστή: εισαγάγετέ τα στα ματς σας. Εδώ διαβάζονται .mat, .sgf και .json.
offline-another = Άλλο ματς
offline-no-match = Δεν είναι ματς που διαβάζεται εδώ: { $why }

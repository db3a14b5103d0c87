# The device beside a wooden board: clock, scoreboard, score sheet.

board-title = Uhr und Punktetafel
board-lead = Ein Telefon neben deinem Holzbrett: Uhr, Punktetafel und Punktezettel in einem. Es geht ohne Netz; nichts, was gedrückt wurde, geht verloren.
board-needs-script = Die Uhr braucht einen Browser mit JavaScript.
board-new = Neues Match
board-kept = Matches auf diesem Gerät
board-kept-none = Noch keine Matches. Lege eines an: zwei Namen, eine Länge und, wenn du willst, eine Uhr.
board-white = Weiß
board-black = Schwarz
board-name-of = Name von { $side ->
    [white] Weiß
   *[black] Schwarz
}
board-length = Länge in Punkten
board-clock = Uhr
board-clock-none = Keine Uhr, nur Punktetafel
board-clock-simple_delay = Verzögerung, dann Reserve (üblich)
board-clock-bronstein = Bronstein
board-clock-bronstein_prefunded = Bronstein, Verzögerung in der Anzeige enthalten
board-clock-fischer = Fischer
board-minutes = Minuten pro Punkt
board-delay = Sekunden pro Zug
board-flag = Wenn die Zeit abgelaufen ist
board-flag-loss = ist das Match verloren
board-flag-when_noticed = ist das Match verloren, sobald die Gegenseite es reklamiert
board-flag-overtime = noch eine Minute, einmal
board-holland = Holland-Regel: Wer zurückliegt, kann nach der Crawford-Partie erst ab dem dritten eigenen Zug doppeln
board-sound = Klänge
board-vibrate = Vibration
board-start = Beginnen
board-to = bis { $length }
board-one-game = eine Partie
board-crawford = Crawford-Partie: ohne Doppler
board-game = Partie { $number }
board-turn = am Zug
board-waits = wartet
board-stopped = angehalten
board-press-label = { $name }, noch { $time }{ $turn ->
    [yes] , am Zug: drücken, um den Zug zu beenden
   *[no] {""}
}
board-begins = Ich fange an
board-next-game = Nächste Partie
board-double = Auf { $value } doppeln
board-take = { $value } annehmen
board-drop = Ablehnen
board-confirm = Bestätigen
board-accept = Einverstanden
board-reject = Nicht einverstanden
board-stop = Anhalten
board-resume = Weiter
board-resume-other = Zug an { $name } geben
board-over = Partie zu Ende
board-menu = Menü
board-sheet = Punktezettel
board-undo = Zurücknehmen
board-undo-what = Zum Zurücknehmen halten: { $act }
board-undone = Zurückgenommen: { $act }
board-hold = Halte diesen Knopf einen Moment gedrückt.
board-lock = Sperren
board-unlock = Entsperren
board-locked = Gegen versehentliche Berührungen gesperrt
board-full = Vollbild
board-handover = Übergeben
board-leave = Alle Matches
board-say = Zeiten vorlesen
board-cube = Doppler { $value }
board-cube-middle = in der Mitte
board-cube-of = bei { $name }
board-result = Wie endete die Partie?
board-won-by = Gewonnen von
board-kind-single = Einfach
board-kind-gammon = Gammon
board-kind-backgammon = Backgammon
board-enter = Eintragen
board-close = Schließen
board-resign = Partie aufgeben
board-resign-match = Match aufgeben
board-withdraw = Aufgabe zurückziehen
board-claim = Partie beanspruchen
board-claims = { $name } beansprucht die Partie: { $kind }
board-resigns = { $name } gibt auf: { $kind }
board-break = Pause machen
board-end-break = Zurück aus der Pause
board-on-break = { $name } macht Pause: { $time }
board-reason-fallen = Ein Würfel oder Stein ist heruntergefallen
board-reason-contested = Zug beanstanden
board-reason-director = Turnierleitung rufen
board-pause = Uhr anhalten
board-paused = Angehalten
board-reason-faulty = Die Uhr ist defekt
board-reason-break = Pause
board-call-flag = Die Zeit ist abgelaufen
board-why = Warum die Uhr anhalten?
board-entered = { $name } gewinnt: { $kind }, Doppler { $cube }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
board-both-confirm = Beide bestätigen
board-flagged = { $name }: Zeit abgelaufen
board-match-won = { $name } gewinnt das Match
board-how-score = nach Punkten
board-how-flag = durch Zeitüberschreitung
board-how-resigned = durch Aufgabe
board-how-penalty = durch Strafpunkte
board-how-ruling = durch Entscheidung der Turnierleitung
board-called = Die Turnierleitung ist gerufen
board-held = Die Turnierleitung hat das Match angehalten
board-absent = { $name } ist nicht da; die Uhr läuft
board-opening = Werft je einen Würfel. Die höhere Zahl beginnt.
board-ready = Vergleicht eure notierten Stände, dann beginnt.
board-gap = Das Gerät war { $time } aus oder im Hintergrund.
board-restore = Zeit zurückgeben
board-gap-asked = Das Gerät war { $time } aus, und inzwischen ist die Zeit von { $name } abgelaufen. Zählt diese Zeit?
board-gap-banner = Die Uhr steht
board-gap-counts = Sie zählt
board-keep-as-is = So lassen
board-jump = Die Uhrzeit dieses Geräts wurde um { $time } verstellt. Die Matchuhr läuft weiter wie bisher.
board-awake-refused = Der Bildschirm kann sich abschalten: Halte ihn in den Einstellungen deines Geräts an.
board-storage-refused = Dieser Browser speichert nichts: Beim Neuladen ginge das Match verloren.
board-offline = Offline: { $count ->
    [0] alles gesendet
    [one] 1 Eintrag wartet
   *[other] { $count } Einträge warten
}
board-online = Alles gesendet
board-viewer = Du schaust zu. Die Uhr ist auf einem anderen Gerät.
board-viewer-age = Stand vor { $seconds } s
board-take-over = Uhr hierher übernehmen
board-take-over-hold = Uhr hierher übernehmen (halten)
board-take-over-ask = Ein anderes Gerät hat die Uhr. Übernimmst du sie, kann jenes Gerät nur noch zuschauen.
board-take-over-yes = Übernehmen
board-take-up = Dieses Match annehmen?
board-take-up-match = { $white } – { $black }, { $a }–{ $b } bis { $length }: { $count ->
    [one] ein Eintrag
   *[other] { $count } Einträge
} übergeben.
board-take-up-new = Dieses Gerät übernimmt die Uhr. Das Gerät, das sie übergeben hat, kann dann nur noch zuschauen.
board-take-up-known = Dieses Gerät hat das Match schon. Das übergebene Protokoll ersetzt seines; was es darüber hinaus hat, wird getrennt aufbewahrt.
board-take-up-yes = Annehmen
board-read-foreign = Dieses Protokoll gibt kein Recht an dem Match auf diesem Gerät; nichts wurde geändert.
board-kept-unreadable = Das Protokoll dieses Matchs ist auf diesem Gerät nicht lesbar.
board-no-such-match = Dieses Match gibt es nicht. Prüfe den Link: Vielleicht fehlt ein Buchstabe.
board-link-worthless = Dieser Link gibt kein Recht an dem Match.
board-no-right = Der Server weist ab, was du hier drückst, weil der Link kein Recht an dem Match gibt. Öffne den Link des Tisches selbst.
board-posted = Im Turnierbaum
board-conflict = Ein anderes Gerät hat ein anderes Protokoll: hier { $here }, dort { $there }.
board-conflict-scoreboard = Die Punktetafel des Tisches gilt (MAT-07): { $won }.
board-conflict-trailers_sheet = Der Stand der zurückliegenden Seite zählt (MAT-05): { $won }.
board-conflict-agreement = Beide haben denselben Stand.
board-conflict-director = Die Turnierleitung entscheidet.
board-conflict-look = Beide Protokolle vergleichen
board-conflict-title = Zwei Protokolle dieses Matchs
board-conflict-here = Das Protokoll hier
board-conflict-there = Das andere Protokoll
board-conflict-since = { $count ->
    [0] Nichts, seit sie auseinandergehen
    [one] Ein Eintrag, seit sie auseinandergehen
   *[other] { $count } Einträge, seit sie auseinandergehen
}
board-compare = Notierten Stand vergleichen
board-papers-agree = Die notierten Stände stimmen mit der Punktetafel überein: { $counts }.
board-papers-differ = Die notierten Stände stimmen nicht mit der Punktetafel überein. Die Punktetafel zählt: { $counts } (MAT-07).
board-battery = Akku schwach: { $percent } %. Lade das Gerät oder übergib die Uhr.
board-chouette = Mehr als zwei? Das Gerät kann auch das Punktebuch einer Chouette sein.
board-elsewhere = Dieses Match ist in einem anderen Tab offen.
board-elsewhere-here = Hier weitermachen
board-read-older = Dieses Gerät hat ein späteres Protokoll dieses Matchs; die Datei wurde nicht importiert.
board-read-unreadable = Das ist keine Matchdatei.
board-keep-this = Dieses Protokoll behalten
board-keep-that = Das andere Protokoll behalten
board-not-kept = Der Browser hat es nicht gespeichert. Versuche es noch einmal.
board-too-soon = Eine zweite Berührung so kurz danach zählt nicht.
board-no-line = Keine Verbindung zum Gerät mit der Uhr: Trage es dort ein.
board-unheard = Keine Antwort vom Gerät mit der Uhr: Sieh dort nach, ob es angekommen ist.
board-handover-how = Öffne das auf dem anderen Gerät: Es übernimmt die Uhr mit dem ganzen Protokoll. Von da an kann dieses Gerät nur noch zuschauen.
board-handover-copy = Link kopieren
board-handover-file = Als Datei speichern
board-handover-read = Aus einer Datei übernehmen
board-csv = CSV
board-print = Drucken
board-share = Teilen
board-sheet-number = Partie
board-sheet-winner = Sieg
board-sheet-kind = Art
board-sheet-cube = Doppler
board-sheet-points = Punkte
board-sheet-score = Stand
board-sheet-banks = Restzeit
board-sheet-used = Verbrauchte Zeit
board-sheet-lasted = Dauer
board-sheet-crawford = Crawford
board-sheet-how = { $kind }{ $ending ->
    [dropped] , abgelehnt
    [resigned] , aufgegeben
    [claimed] , beansprucht
    [flag] , Zeit
    [forfeited] , kampflos
    [adjudicated] , durch Entscheidung
   *[borne_off] {""}
}
board-sheet-none = Noch ist keine Partie zu Ende.
board-sheet-awards = Strafpunkte
board-sheet-award = { $points } für { $name }
board-sheet-rulings = Entscheidungen
board-sheet-signs = Unterschriften
board-corrected = berichtigt
board-keys = Eine Tastatur oder ein Bluetooth-Knopf, der wie eine wirkt: Leertaste drückt für die Seite am Zug, 1 und 2 drücken für unten und oben, d doppelt, t nimmt an, p lehnt ab, s hält an, u (halten) nimmt zurück, c liest die Zeiten vor, l sperrt.
board-said = { $white } { $whiteTime }, { $black } { $blackTime }. Stand { $a } zu { $b }, Match bis { $length }.
board-side-said = { $name } am Zug
board-low = { $name }: noch eine Minute
board-install = Installiere sie über das Menü des Browsers, um sie ohne Netz zu öffnen.

board-first-game = Beginnen
board-confirm-score = { $a }–{ $b } bestätigen
board-what = Was jetzt?
board-more = Mehr
board-understood = OK
board-new-match = Neues Match
board-continue = Ein Match vom Papier fortsetzen
board-points-of = Punkte von { $side ->
    [white] Weiß
   *[black] Schwarz
}
board-conflict-players = Entscheidet gemeinsam, welches Protokoll zählt.
board-right-menu = Etwas berichtigen
board-right = Was ist zu berichtigen?
board-right-time = Zeit auf der Uhr
board-right-result = Das Ergebnis einer Partie
board-right-length = Die Länge des Matchs
board-right-points = Strafpunkte
board-right-clock = Eine Uhr dazunehmen
board-right-whose = Wessen Uhr
board-right-way = Geben oder nehmen
board-right-give = Geben
board-right-take = Nehmen
board-right-minutes = Minuten
board-right-seconds = Sekunden
board-right-reason = Grund
board-right-against = Bestrafte Seite
board-right-count = Punkte für die Gegenseite
board-sheet-clock = { $mode }, { $bank } pro Punkt, { $delay } s pro Zug
board-ruling-adjust_time = { $name }: { $time } auf der Uhr
board-ruling-penalty = Strafe gegen { $name }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
board-ruling-warn = Verwarnung für { $name }
board-ruling-correct_result = Partie { $game } berichtigt: { $name }, { $kind }, Doppler { $cube }
board-ruling-set_length = Das Match geht bis { $length }
board-ruling-bring_clock = Eine Uhr kommt dazu: { $clock }
board-ruling-hold = Die Turnierleitung hält das Match an
board-ruling-release = Das Match geht weiter
board-ruling-absent = { $name } ist nicht da
board-ruling-arrived = Beide sind da
board-ruling-award_match = Das Match wird { $name } zugesprochen
board-ruling-restore = Die Zeit der Lücke { $gap } wird zurückgegeben
board-ruling-count = Die Zeit der Lücke { $gap } zählt
board-ruling-settle = Eines von zwei Protokollen wird behalten
board-ruling-play_on = Niemand hat die abgelaufene Zeit bemerkt: Beide spielen weiter
board-ruling-cube_stands = Partie { $game }: Der Doppler bleibt auf { $cube }
board-ruling-post = Im Turnierbaum

board-act-press = ein Druck
board-act-opening = der Eröffnungswurf
board-act-start_game = der Beginn der Partie
board-act-double = das Doppel
board-act-take = die Annahme
board-act-drop = die Ablehnung
board-act-stop = das Anhalten
board-act-call_director = das Rufen der Turnierleitung
board-act-resume = das Weiterspielen
board-act-resign = die Aufgabe
board-act-claim = der Anspruch
board-act-accept = die Zustimmung
board-act-reject = der Widerspruch
board-act-result = das Ergebnis
board-act-confirm = die Bestätigung
board-act-compare = der Vergleich der Stände
board-act-take_break = die Pause
board-act-end_break = das Ende der Pause
board-act-resign_match = die Aufgabe des Matchs
board-act-withdraw = das Zurückziehen der Aufgabe
board-act-call_flag = die Zeitreklamation
board-act-open = das Anlegen des Matchs
board-act-flag_fell = Zeit abgelaufen
board-act-undo = das Zurücknehmen des letzten Eintrags
board-act-gap = das Gerät war aus
board-act-jump = die Uhrzeit des Geräts wurde verstellt
board-act-claim_lease = die Übernahme der Uhr
board-act-diverged = ein anderes Protokoll
board-act-received = eine berichtigte Zeit
board-refused-clause = { $text } ({ $clause })

board-refused-not-opened = Das Match ist noch nicht angelegt.
board-refused-opened-already = Das Match ist schon angelegt.
board-refused-unsound = Ein Name fehlt oder ist zu lang, oder die Einstellungen der Uhr gehen nicht.
board-refused-player-only = Das können nur die beiden, die spielen.
board-refused-director-only = Das kann nur die Turnierleitung.
board-refused-reason-missing = Eine Entscheidung braucht einen Grund.
board-refused-on-hold = Bis zur Entscheidung der Turnierleitung kann nichts geändert werden.
board-refused-posted = Das Ergebnis steht im Turnierbaum; nur die Turnierleitung kann es berichtigen.
board-refused-over = Das Match ist zu Ende.
board-refused-flagged = Eine Zeit ist abgelaufen.
board-refused-gap-asked = Sage zuerst, ob die Zeit zählt, in der das Gerät aus war.
board-refused-not-now = Das geht jetzt nicht.
board-refused-not-your-turn = Die andere Seite ist am Zug.
board-refused-no-clock = Es gibt keine Uhr.
board-refused-crawford-game = In der Crawford-Partie wird nicht gedoppelt.
board-refused-crawford-cube = Alle Doppel in der Crawford-Partie sind ungültig: Der Doppler zählt als 1.
board-refused-cube-not-yours = Der Doppler gehört der anderen Seite.
board-refused-cube-exhausted = Der Doppler kann nicht höher.
board-refused-holland-waits = Wer zurückliegt, kann nach der Crawford-Partie erst ab dem dritten eigenen Zug doppeln.
board-refused-nothing-offered = Es gibt nichts zu beantworten.
board-refused-break-between-games = Pausen gibt es zwischen den Partien.
board-refused-no-break-left = Es sind keine Pausen mehr übrig.
board-refused-break-running = Eine Pause ist noch nicht zu Ende.
board-refused-most-resigned = Eine Aufgabe des Höchsten lässt sich nicht ablehnen.
board-refused-trailer-confirms = Der Stand zählt, sobald die zurückliegende Seite ihn bestätigt hat.
board-refused-whose-turn = Wähle, wessen Uhr laufen soll.
board-refused-too-long = Ein Text oder eine Liste ist zu lang oder eine Zahl zu groß.
board-refused-no-points = Eine Strafe ist mindestens ein Punkt.
board-refused-no-flag = Keine Zeit ist abgelaufen.
board-refused-nothing-to-undo = Es gibt nichts zurückzunehmen.
board-refused-no-such = Mit dieser Nummer gibt es nichts.
board-refused-turn-is-over = Der Zug dieser Lücke ist vorbei; die Turnierleitung kann die Zeit anpassen.
board-refused-nothing-given-up = Niemand hat aufgegeben.
board-refused-same-length = Das Match geht schon auf diese Länge.
board-refused-nothing-due = Es steht nichts an.
board-refused-held-by-device = Ein Gerät hat die Uhr; drücke dort.
board-refused-lease-lost = Ein anderes Gerät hat die Uhr.
board-refused-line-missing = Im Protokoll fehlt ein Eintrag.
board-refused-line-known = Dieser Eintrag steht schon im Protokoll.
board-held-button = halten
board-crawford-word = Crawford
board-needs = braucht { $points }
board-points-label = { $name }: { $points }, bisherige Partien zeigen
board-doubles = { $name } doppelt auf { $value }
board-ruled = Die Turnierleitung hat entschieden. Weiter?
board-played-on = Niemand hat die abgelaufene Zeit bemerkt. Weiterspielen.
board-age = { $seconds } s
board-overtime = Zusatzzeit
board-overtime-told = Die Zeit von { $name } ist abgelaufen: { $time } Zusatzzeit, einmal.
board-low-seconds = { $name }: noch { $seconds } Sekunden
board-countdown = Warnungen bei 0:30 und 0:10
board-swap = Seiten tauschen
board-course = Bisherige Partien
board-course-won = { $name } gewinnt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
board-course-time = Dauer { $time }
board-play-on = Niemand hat es bemerkt: weiterspielen
board-turn-dialog = Umdrehen
board-right-flag = Niemand hat die abgelaufene Zeit bemerkt: weiterspielen
board-right-turn = Die Uhr läuft für die falsche Seite
board-right-cube = In der Crawford-Partie wurde der Doppler gedreht
board-right-cube-how = Bis diese Partie zu Ende war, ließ es sich annullieren. Niemand hat es bemerkt, also bleibt es (MAT-03). Was zeigte er?
board-sheet-date = Datum
board-sheet-reason = Grund
board-sheet-after-game = Nach Partie
board-mat = .mat-Datei
board-install-secure = Über HTTPS geöffnet, lässt sich diese Seite installieren und geht dann ohne Netz.
board-presets = Übliche Uhren
board-preset-last = Zuletzt benutzt
board-preset-italy = Italien 3:00 + 12
board-preset-usual = UK, US, WBGF 2:00 + 12
board-preset-doubles = Beratungsdoppel 2:30 + 18
board-preset-none = Keine Uhr
board-total = Je { $bank } und { $delay } s pro Zug.
board-screen = Für den Beamer
board-overlay = Für einen Stream

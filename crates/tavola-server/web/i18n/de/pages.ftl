# Pages around the table. Used by the server only.

tagline = Backgammon ohne Lärm: ein gutes Brett und Würfel, die du nachprüfen kannst.
nav-rules = Regeln
nav-dice = Würfel prüfen
nav-language = Sprache
guest-name = Gast { $number }
skip = Zum Hauptinhalt springen

# Start
start-title = Backgammon auf einem guten Brett
start-lead = Spiele gegen alle, die da sind, gegen den Bot oder per Link gegen jemanden, den du kennst. Kein Konto, keine Münzen, keine Werbung.
start-bot = Gegen den Bot spielen
start-bot-note = Ein Match auf { $length } Punkte mit Doppler. Ein Klick, und du sitzt am Brett.
start-level = Wie stark?
start-friend = Jemanden einladen
start-friend-note = Du bekommst einen Link. Wer ihn öffnet, spielt gegen dich.
start-called = Du spielst als { $name }
start-new-name = Neuer Name
start-nameless = Namen wählen
start-custom = Regeln wählen
start-tables = Deine Tische
start-tables-none = Du hast noch keine Tische. Sie erscheinen hier, und du kannst jederzeit zu ihnen zurückkehren.
start-name = Dein Name
start-dice-title = Würfel, die du nachprüfen kannst
start-dice = Vor dem Match verschließen der Server und beide Seiten je ein Geheimnis. Jeder Wurf entsteht aus allen dreien: Niemand kann ihn vorher kennen, und hinterher kannst du jeden Wurf selbst nachrechnen.
start-dice-how = So geht das
start-ear-title = Mit Tastatur und nach Gehör
start-ear = Jedes Feld hat einen Namen, jeder Wurf und jeder Zug wird vorgelesen, und du kannst ein ganzes Match ohne Maus spielen. Drücke am Tisch ? für die Tasten.
start-kept-title = Nichts geht verloren
start-kept = Schließe die Seite, verliere die Verbindung, komm morgen wieder: Der Tisch ist so, wie du ihn verlassen hast.
table-against = { $white } – { $black }
table-to = bis { $length }, { $a }–{ $b }
table-money = Geldspiel, { $a }–{ $b }
table-waiting = noch niemand gegenüber
table-playing = läuft
table-over = zu Ende
table-broken = lässt sich nicht öffnen
table-unnamed = freier Platz

# Rule chooser
choose-title = Regeln wählen
choose-against = Gegen
choose-bot = Den Bot
choose-friend = Jemanden per Link
choose-doubles = Zwei gegen zwei, per Links
choose-doubles-note = Beratungsdoppel: Jede Seite spielt ein Paar, das sich unter sich berät.
choose-preset = Art des Spiels
choose-preset-note = Eine Vorgabe füllt alle Optionen unten aus; was auf „Vorgabe“ steht, bleibt, wie sie es sagt.
preset-match = Match
preset-match-note = Auf eine Anzahl Punkte, mit Doppler und Crawford-Regel.
preset-money = Geldspiel
preset-money-note = Partie um Partie, jede um ihren eigenen Einsatz, mit Jacoby-Regel.
preset-tavola-reale = Tavola reale
preset-tavola-reale-note = Die Regeln eines italienischen Online-Spielraums: eine eigene Grenze fürs Doppeln, keine Crawford-Partie, Backgammon auch nach dem Abtragen.
preset-tournament = Turnier
preset-tournament-note = Ein Match nach der italienischen Turnierordnung, ab 3 Punkten, ohne Höchstzahl in den Regeln.
knob-length = Punkte zum Sieg
knob-length-note = Für Matches, meist 5; das dauert etwa eine halbe Stunde. Die Regeln kennen keine Höchstzahl; dieses Programm zählt bis 64. Eine einzelne Partie ist in der Tavola reale unüblich: 3, 5 oder 7.
knob-as-preset = Vorgabe
knob-on = An
knob-off = Aus
knob-jacoby = Jacoby-Regel
knob-jacoby-note = Geldspiel: Gammons zählen erst, wenn der Doppler gedreht wurde.
knob-responses = Antworten auf ein Doppel
knob-responses-note = Geldspiel: Ein Beaver doppelt sofort zurück und behält den Doppler.
knob-responses-take_or_drop = Annehmen oder ablehnen
knob-responses-beaver = Beaver
knob-responses-raccoon = Beaver und Raccoon
knob-responses-otter = Beaver, Raccoon und Otter
knob-automatic_doubles = Automatische Doppel
knob-automatic_doubles-note = Geldspiel: Gleiche Zahlen beim Eröffnungswurf verdoppeln den Einsatz.
knob-automatic-none = Keine
knob-automatic-up-to = { $n ->
    [one] Das erste
   *[other] Die ersten { $n }
}
knob-crawford = Crawford-Regel
knob-crawford-note = Matches: eine Partie ohne Doppler, sobald einer Seite nur noch ein Punkt zum Sieg fehlt.
knob-holland = Holland-Regel
knob-holland-note = Matches: Wer zurückliegt, kann nach der Crawford-Partie erst ab dem dritten eigenen Zug doppeln.
knob-backgammon = Backgammon
knob-backgammon-note = Ob du den dreifachen Einsatz verlieren kannst, wenn du schon einen Stein abgetragen hast.
knob-backgammon-only_with_none_off = Nur ohne abgetragenen Stein
knob-backgammon-even_with_some_off = Auch mit abgetragenen Steinen
knob-premature_roll = Zu früher Wurf
knob-premature_roll-note = Ungültig: Es wird neu gewürfelt (IRR-06). Er gilt: Die Gegenseite zieht in Kenntnis des Wurfs, und wer zu früh gewürfelt hat, darf in diesem Zug nicht doppeln (IRR-07). Nur in Matches mit Legalität auf Verlangen.
knob-premature_roll-void = Ungültig
knob-premature_roll-stands = Gilt
knob-doubling_limit = Grenze fürs Doppeln
knob-doubling_limit-note = Tavola reale: kein Doppel, mit dem ein einfacher Sieg das Match beenden würde (CUB-17). Nur in der Tavola reale.
knob-doubling_limit-none = Keine
knob-doubling_limit-tavola-reale = Wie in der Tavola reale
knob-legality = Legalität der Züge
knob-legality-note = Streng: Nur legale Züge lassen sich abschließen. Auf Verlangen: Jeder Zug steht, wenn die Gegenseite keinen legalen verlangt, wie am echten Brett.
knob-legality-strict = Streng
knob-legality-called = Auf Verlangen
knob-pace = Tempo
knob-level = Stärke des Bots
knob-level-note = Nur gegen den Bot.
knob-clock = Uhr
knob-clock-note = Eine Zeitreserve in Minuten pro Punkt und freie Sekunden bei jedem Zug. Ist deine Reserve aufgebraucht, verlierst du das Match.
knob-clock-none = Keine Uhr
knob-clock-simple_delay = Verzögerung, dann Reserve
knob-clock-bronstein = Bronstein
knob-clock-fischer = Fischer: Sekunden kommen bei jedem Zug dazu
knob-minutes = Minuten pro Punkt
knob-seconds = Sekunden pro Zug
knob-side = Deine Steine
knob-side-any = Ausgelost
knob-side-white = Weiß
knob-side-black = Schwarz
choose-more = Weitere Regeln
choose-go = Tisch eröffnen

# Table
table-title = Tisch
table-moves = Diese Partie
table-games = Partien
table-game = Partie
table-winner = Sieg
table-how = Ergebnis
table-points = Punkte
table-score = Stand
table-settings = Einstellungen
table-help = Tasten
table-resign = Aufgeben
table-files = Match herunterladen
table-claim = Sieg beanspruchen
table-plays = Züge auflisten
table-last = Letzten Zug zeigen
table-flip = Brett umdrehen
table-leave = Tisch verlassen
table-proof = Würfel: Festlegungen und Nachweis
table-invite = Lade jemanden ein
table-invite-note = Schicke diesen Link. Wer ihn zuerst öffnet, nimmt den anderen Platz.
table-invite-doubles = Lade dein Paar und die Gegenseite ein
table-invite-doubles-note = Jeder Link gilt für einen Platz. Das Match beginnt, wenn alle vier hier sitzen.
table-invite-partner = Für dein Paar
table-invite-opponent = Für die Gegenseite
table-copy = Kopieren
invite-share = Teilen
invite-qr = QR-Code
invite-qr-note = Der Link als QR-Code
table-terms = Regeln und Fristen
look-open = Zurückblicken
look-first = Zum Anfang der Partie
look-back = Einen Zug zurück
look-on = Einen Zug weiter
look-last = Zum Ende der Partie
look-close = Zurück zur Partie
copy-id-note = Die Stellung vor dem gezeigten Zug, mit ihrem Wurf
copy-link = Link kopieren
name-change = Namen ändern
table-onward = Neuer Tisch
table-close = Schließen
table-result = Ergebnis
table-noscript = Damit sich dieser Tisch von selbst aktualisiert, braucht er JavaScript. Es geht auch ohne: Wähle unten und lade neu, um den gegnerischen Zug zu sehen.
plain-plays = Zug
plain-reload = Neu laden
plain-play-none = Kein legaler Zug: weiter
resign-title = Aufgeben
resign-note = Aufgegeben wird am Ende eines Zuges: Bietest du es mitten in deinem an, wartet das Angebot, bis dein Zug fertig ist. Dein Gegenüber kann die Aufgabe einer Partie ablehnen, außer es ist schon das Höchste, was du verlieren kannst.
plays-title = Legale Züge
plays-note = Wähle einen aus oder tippe seine Nummer und die Eingabetaste.

# Joining
join-title = Du bist eingeladen
join-lead = { $who } lädt dich zu einem Backgammon ein.
join-lead-partner = { $who } lädt dich ein, zu zweit Backgammon gegen zwei andere zu spielen, auf derselben Seite.
join-lead-opponent = { $who } lädt dich zu einem Backgammon zwei gegen zwei ein, auf der Gegenseite.
terms-stake = Einsatz
terms-stake-match = Das Match; Punkte über seine Länge hinaus zählen nichts
terms-stake-money = Punkte: Was die Partien zählen, wird zusammengerechnet
terms-clock = { $mode }, je { $bank } min und { $delay } s pro Zug
terms-decision = Für jede Entscheidung
terms-absence = Zum Zurückkommen nach verlorener Verbindung
terms-time = { $time } min
name-note = Höchstens { $most } Zeichen. Leer gelassen: Du bist ein Gast mit einer Nummer.
name-note-known = Höchstens { $most } Zeichen. Leer gelassen: Du bleibst { $name }.
name-missing = Dieser Name enthält keinen Buchstaben, der sich anzeigen lässt. Geh zurück und wähle einen anderen; was du sonst eingegeben hast, steht noch da.
name-too-long = Dieser Name hat mehr als { $most } Zeichen. Geh zurück und wähle einen kürzeren; was du sonst eingegeben hast, steht noch da.
name-of-house = Dieser Name gehört dem Club selbst. Geh zurück und wähle einen anderen; was du sonst eingegeben hast, steht noch da.
name-mixed = Dieser Name mischt Buchstaben verschiedener Alphabete, die gleich aussehen. Geh zurück und schreibe ihn in einem; was du sonst eingegeben hast, steht noch da.
join-rules = Die Regeln dieses Tisches
join-sit = Hinsetzen und spielen
join-over = Dieses Match ist zu Ende.
join-look = Tisch ansehen
join-taken = Dieser Platz ist schon besetzt.
rules-of-match = Match bis { $length }
rules-of-money = Geldspiel

# Dice checker
verify-title = Die Würfel eines Matchs prüfen
verify-lead = Öffne das Protokoll eines Matchs, und diese Seite rechnet jeden Wurf in deinem Browser nach. Nichts wird verschickt.
verify-file = Protokoll (proof.json)
verify-paste = oder füge es hier ein
verify-go = Prüfen
verify-save = Prüfprogramm für den Gebrauch ohne Netz speichern
verify-how-title = Wie die Würfel entstehen
verify-how = Bevor sich jemand setzt, legt sich der Server auf ein Geheimnis fest. Jeder Platz legt sich auf das Ende einer Kette von Hashes fest. Mit jedem Entschluss zu würfeln wird das nächste Glied beider Ketten geöffnet; der Wurf ist ein HMAC mit dem Geheimnis des Servers als Schlüssel über den Tisch, das Match, die Nummer des Wurfs, beide Festlegungen und beide Glieder. Bytes ab 252 werden übersprungen, damit jede Zahl gleich wahrscheinlich ist.
verify-noscript = Das Prüfprogramm braucht JavaScript. Der Befehl „tavola verify-dice FILE“ tut dasselbe.
verify-honest = Alle { $rolls } Würfe stimmen: Jeder folgt aus dem, was vor dem Match verschlossen wurde.
verify-honest-one = Der eine Wurf stimmt: Er folgt aus dem, was vor dem Match verschlossen wurde.
verify-wrong = { $faults ->
    [one] Eines stimmt nicht.
   *[other] { $faults } Dinge stimmen nicht.
}
verify-rolls = Alle Würfe, und woher jedes Glied kam
verify-roll-number = Wurf
verify-roll-who = Gewürfelt von
verify-roll-dice = Würfel
verify-roll-link = Glied von { $who }
verify-roll-both = beide
verify-link-client = eigene Seite
verify-link-escrow = eigene Kopie, hier hinterlegt
verify-link-house = Server
verify-link-default = Ersatzwert (versäumt)
verify-unreadable = Das ist kein Protokoll.
verify-no-length = Diese Aufzeichnung hat ein älteres Format, das seine Länge nicht nennt; am Ende abgeschnittene Würfe würden nicht bemerkt.
verify-nameless = Jemand aus dieser Aufzeichnung hat den Club verlassen und wird darin nicht mehr genannt. Prüfsummen, die mit dem Namen gebildet wurden, stehen unverändert hier und lassen sich nicht nachrechnen; alles andere wird nachgerechnet.
verify-in-play = Das Match läuft noch: Der Server öffnet sein Geheimnis, wenn es zu Ende ist, und erst dann lassen sich die Würfe nachrechnen.
verify-fault-scheme = Die Aufzeichnung ist von anderer Art, als diese Seite prüft.
verify-fault-secret-missing = Das Match ist zu Ende, und das Geheimnis des Servers fehlt.
verify-fault-secret = Das Geheimnis des Servers ist nicht das, worauf er sich vor dem Match festgelegt hat.
verify-fault-link-default = Wurf %: Ein versäumtes Glied wurde nicht durch das vereinbarte ersetzt.
verify-fault-link-source = Wurf %: Die Angabe, woher ein Glied kommt, ist falsch.
verify-fault-link = Wurf %: Ein Glied gehört nicht zu der Kette, auf die sich sein Platz festgelegt hat.
verify-fault-seen = Wurf %: Ein Platz hat sein Glied für eine andere Aufzeichnung als diese geöffnet.
verify-fault-number = Wurf %: Die Würfe sind nicht fortlaufend nummeriert.
verify-fault-dice = Wurf %: Diese Würfel folgen nicht aus dem Geheimnis und den Gliedern.
verify-fault-log-missing = Der Verlauf des Matchs fehlt.
verify-fault-log = Der Verlauf des Matchs passt nicht zu den Würfen.
verify-fault-count = Es sind mehr oder weniger Würfe, als der Verlauf des Matchs sagt.
verify-fault-kept = Eine Prüfsumme soll mit einem Namen gebildet sein, wo kein Name steht.
verify-fault-ending = Die Aufzeichnung endet nicht so, wie sie sagt: Etwas wurde abgeschnitten, hinzugefügt oder geändert.
verify-fault-other = Die Aufzeichnung ist in sich nicht stimmig.
dice-part = Die Würfel dieses Matchs
dice-warning-title = Der Server hält sein Versprechen über die Würfel nicht
dice-warning-do = Dein Browser hat aufgezeichnet, was wann von ihm verlangt und was ihm gezeigt wurde. Speichere diese Aufzeichnung, zeige sie deinem Gegenüber und spiele um nichts weiter, woran dir liegt.
dice-evidence-save = Beweise speichern
dice-details = Alle Würfe ansehen
dice-away = Auf anderem Gerät weiterspielen
dice-away-note = Dein Anteil an den Würfeln ist in diesem Browser. Öffne diesen Link dort, wo du weiterspielen willst und angemeldet bist, und dein Anteil zieht dorthin um. Gib den Link niemandem: Wer ihn und das Geheimnis des Servers hat, kennt deine Würfe.

# Rules for players

# Errors
error-404 = Hier ist nichts
error-404-note = Die Adresse stimmt nicht, oder den Tisch gibt es nicht mehr.
clause-says = Was { $clause } sagt
error-403 = Du hast keinen Zugang
error-403-note = Das gehört jemand anderem. Wenn du eine Einladung hast, öffne ihren Link noch einmal.
error-aside = Das lässt sich nicht öffnen
error-aside-note = Ein Teil des hier Gespeicherten ist nicht lesbar und wurde deshalb zur Seite gelegt. Nichts wurde gelöscht, und der übrige Club läuft weiter. Wer den Club betreibt, kann mit „tavola doctor“ nachsehen.
error-other = Das hat nicht geklappt
error-too-fast = Das war schneller, als irgendjemand spielt. Warte einen Moment und versuche es noch einmal.
error-too-slow = Es hat zu lange gedauert, bis es ankam. Prüfe deine Verbindung und versuche es noch einmal.
error-too-many-guests = Aus deinem Netz sind gerade viele dazugekommen. Warte ein paar Sekunden und versuche es noch einmal.
error-too-many-bots = Schon an genug Tischen spielen Bots gegeneinander. Warte, bis einer davon fertig ist oder pausiert, weil niemand zuschaut.
error-busy = Im Club ist viel los. Versuche es noch einmal.
error-closing = Der Club startet gleich neu. Versuche es in einem Moment noch einmal.
error-malformed = Was gesendet wurde, war nicht lesbar. Geh zurück, prüfe deine Eingaben und versuche es noch einmal.
error-cross-site = Das kam von der Seite einer anderen Website; deshalb wurde nichts getan.
error-internal = Bei uns ist etwas schiefgegangen. Nichts wurde geändert; du kannst es noch einmal versuchen.
error-back = Zurück
error-home = Zur Startseite
error-table = Zurück zum Tisch
error-event = Zurück zum Turnier

# Chouette
chouette-title = Chouette
chouette-now = Was jetzt ansteht
chouette-open = Chouette eröffnen
wooden-start-title = Holzbrett
wooden-start = Lege ein Telefon daneben: Uhr, Punktetafel und Punktezettel. Es geht ohne Netz, und nichts, was du drückst, geht verloren.
wooden-open = Uhr öffnen
chouette-start-title = Chouette
chouette-start = Eine Box gegen alle, mit einem Doppler für jedes Mitglied: Die Box spielt gegen ein Team, das sich berät. Mit Leuten, die du kennst, mit Bots oder als Punktebuch für ein Holzbrett.
chouette-games = { $n ->
    [0] noch keine Partie
    [one] eine Partie
   *[other] { $n } Partien
}
chouette-lead = Die Box spielt allein gegen alle anderen. Der Captain zieht für das Team, die anderen beraten, und alle rechnen einzeln mit der Box ab.
chouette-turned = { $n ->
    [one] mit einer geänderten Regel
   *[other] mit { $n } geänderten Regeln
}
preset-chouette-club = Club-Chouette
preset-chouette-club-note = Ein Doppler zwischen der Box und jedem Mitglied, mit den Pflichten des Clubs: genug annehmen, den Doppler des Captains zuerst, Beaver.
preset-chouette-galore = Einfache Chouette
preset-chouette-galore-note = Ein Doppler für alle; doppelt die Box, nimmt jedes Mitglied für sich an oder lehnt ab.
chouette-place = Das Brett
chouette-place-online = Hier, mit den Würfeln des Servers
chouette-place-online-note = Box und Captain ziehen am Bildschirm; jeder Wurf lässt sich danach prüfen.
chouette-place-over_the_board = Ein Holzbrett
chouette-place-over_the_board-note = Du trägst Doppel und Ergebnisse ein; die Seite behält Reihenfolge, Pflichten und Abrechnung im Blick.
chouette-bots = Bots
chouette-bots-note = Sie kommen sofort dazu und spielen als Mitglieder, Captain oder Box. Mit zweien kannst du allein beginnen. Nicht am Holzbrett.
chouette-bot-level = Ihre Stärke
chouette-bot-add = Bot hinzufügen
level-beginner = Anfänger
level-novice = Neuling
level-casual = Gelegenheitsspiel
level-intermediate = Mittelstufe
level-advanced = Fortgeschritten
level-expert = Experte
level-full = Volle Stärke
chouette-host = Du
chouette-host-plays = spielst mit
chouette-host-keeps = führst nur das Punktebuch
chouette-host-note = Der Host fügt Bots hinzu, legt den Einsatz fest und trägt am Holzbrett für alle ein.
chouette-lobby = Chouettes, zu denen du dazukommen kannst
chouette-lobby-note = Alle können mitmachen; eine laufende Partie geht weiter, und du beginnst am Ende der Reihe.
chouette-lobby-nobody = Noch niemand
chouette-door = Wer mitmachen kann
chouette-door-link = Alle mit dem Link
chouette-door-open = Alle; die Chouette steht in der Lobby
chouette-worth = Ein Punkt ist wert
chouette-worth-note = So, wie du es schreiben würdest: 2,50 mit EUR. Ohne Währung ist ein Punkt einfach ein Punkt.
chouette-pace = Fristen
chouette-pace-answer = Um auf ein Doppel zu antworten
chouette-pace-answer-note = Danach gilt keine Antwort als Antwort des Captains oder als Ablehnung.
chouette-pace-turn = Um zu würfeln oder zu ziehen
chouette-pace-turn-note = Danach übernimmt, wer in der Reihe als Nächstes steht, oder die Box hat verloren.
chouette-pace-absence = Ohne offene Seite
chouette-pace-absence-note = Auf Mitglieder, die so lange weg sind, wird nicht mehr gewartet: Das zählt als keine Antwort.
chouette-pace-gather = Um sich mit dem eigenen Doppler anzuschließen
chouette-pace-gather-note = Nach dem ersten Doppel, bevor die Box antwortet.
chouette-pace-fair = Bevor der Captain würfelt
chouette-pace-fair-note = Damit alle doppeln können; „Kein Doppel“ zu drücken erspart den anderen das Warten.
chouette-seconds = { $n } Sekunden
chouette-no-limit = keine Frist
chouette-go = Chouette eröffnen
chouette-knob-cubes = Doppler
chouette-knob-cubes-note = Club: einer für jedes Mitglied. Einfach: einer für alle.
chouette-knob-cubes-single = Einer für alle
chouette-knob-cubes-multiple = Einer für jedes Mitglied
chouette-knob-box_stays = Die Box bleibt
chouette-knob-box_stays-note = Club: wenn sie gewinnt und in dieser Partie nach Punkten nicht hinten liegt. Einfach: wenn sie den Captain schlägt.
chouette-knob-box_stays-beats_captain = wenn sie den Captain schlägt
chouette-knob-box_stays-wins_and_level = wenn sie gewinnt und mindestens ausgeglichen ist
chouette-knob-offering = Mitglieder können doppeln
chouette-knob-offering-note = Club: bis die Box einem von ihnen geantwortet hat. Einfach: bis der Captain würfelt.
chouette-knob-offering-until_roll = bis zum Wurf
chouette-knob-offering-until_answered = bis die Box geantwortet hat
chouette-knob-take_enough = Genug annehmen
chouette-knob-take_enough-note = Wenn alle gedoppelt haben, muss die Box so viele Doppel annehmen, dass sie bei einem Sieg ausgeglichen ist, und mit Beaver antworten, wenn sie nur das des Captains annimmt. In der Club-Vorgabe an.
chouette-knob-captain_cube = Der Doppler des Captains
chouette-knob-captain_cube-note = Bei mehreren zugleich angebotenen Doppeln. Club: Nimmt die Box überhaupt eins an, dann auch das des Captains. Einfach: wie sie will.
chouette-knob-captain_cube-off = die Box nimmt an, welche sie will
chouette-knob-captain_cube-if_any = nimmt die Box eins an, dann auch das des Captains
chouette-knob-captain_cube-must = die Box muss das des Captains annehmen
chouette-knob-beaver = Ein Doppel annehmen
chouette-knob-beaver-note = Wo es Beaver gibt: ob man auch ohne annehmen darf.
chouette-knob-beaver-may = mit oder ohne Beaver
chouette-knob-beaver-must = immer mit Beaver
chouette-knob-sole_taker_beavers = Wer allein annimmt, macht Beaver
chouette-knob-sole_taker_beavers-note = Hat die Box alle gedoppelt und nimmt nur ein Mitglied an, muss es mit Beaver annehmen. In der Club-Vorgabe an.
chouette-knob-holdout = Letzte Ablehnung
chouette-knob-holdout-note = Ab fünf Mitspielenden: Lehnen alle bis auf ein Mitglied das Doppel der Box ab, muss auch dieses ablehnen. Aus, wenn nicht gewählt.
chouette-knob-holdout-first = beim ersten Doppel der Box
chouette-knob-holdout-any = bei jedem Doppel der Box
chouette-knob-extras = Zusatzdoppler
chouette-knob-extras-note = Nur mit einem Doppler für alle: Wer abgelehnt hat, kann dem Mitglied, das allein annimmt, einen weiteren Doppler geben, beim Doppel aus der Mitte. Aus, wenn nicht gewählt.
chouette-knob-extras-paid = wer einen gibt, zahlt, was eine Ablehnung kostet
chouette-knob-extras-free = wer einen gibt, zahlt nichts
chouette-knob-consultation = Rat an den Captain
chouette-knob-consultation-note = Club: von denen, die einen Doppler gedreht oder angenommen haben oder gefragt werden. Einfach: von allen in der Partie.
chouette-knob-consultation-free = von allen in der Partie
chouette-knob-consultation-never = nie
chouette-knob-consultation-after-cube = sobald ein Doppler gedreht wurde
chouette-knob-consultation-cube-holders = von denen mit gedrehtem Doppler
chouette-knob-declining = Wenn mehrere das Doppel der Box ablehnen
chouette-knob-declining-note = Bei vielen Dopplern gehen die Captains nacheinander ans Ende. Bei einem Doppler nur der Captain.
chouette-knob-declining-captain_only = nur der Captain geht ans Ende
chouette-knob-declining-in_turn = die Captains gehen nacheinander
chouette-knob-captain_after_drop = Nach der Ablehnung des Captains
chouette-knob-captain_after_drop-note = Wenn der Captain das Doppel der Box ablehnt und andere annehmen.
chouette-knob-captain_after_drop-stays = das nächste Mitglied bleibt Captain
chouette-knob-captain_after_drop-temporary = das nächste Mitglied ist nur für diese Partie Captain
chouette-knob-leaving = Doppler von jemandem, der geht
chouette-knob-leaving-note = Während einer Partie. Spielt weiter, wenn du nichts anderes wählst; der Captain entscheidet für ihn.
chouette-knob-leaving-plays_on = spielt unter dem Captain weiter
chouette-knob-leaving-loses = ist sofort verloren
chouette-knob-partner_lot = Partner auslosen
chouette-knob-partner_lot-note = Wenn niemand Partner der Box sein will. Meist ohne den Captain.
chouette-knob-partner_lot-without_captain = ohne den Captain
chouette-knob-partner_lot-with_captain = mit dem Captain
chouette-knob-partner_place = Der Partner, wenn die Box verliert
chouette-knob-partner_place-note = Behält meist den Platz.
chouette-knob-partner_place-kept = behält den Platz
chouette-knob-partner_place-end = geht ans Ende
chouette-knob-partner_from = Ein Partner ab
chouette-knob-partner_from-note = Zahl der Mitspielenden, meist 8.
chouette-automatic-consent = Das erste; weitere, wenn die Box zustimmt
chouette-join-title = Eine Chouette
chouette-there = Schon hier
chouette-join = Mitmachen
chouette-join-note = Du beginnst am Ende der Reihe und spielst ab der nächsten Partie mit. Zwischen zwei Entscheidungen kannst du gehen.
chouette-invite = Andere einladen
chouette-invite-note = Wer diesen Link öffnet, kann jederzeit am Ende der Reihe dazukommen.
chouette-noscript = Die Seite der Chouette braucht JavaScript. Ohne siehst du nur, wer da ist, und die Abrechnung.
chouette-resign-note = Die andere Seite kann dein Angebot ablehnen, außer es ist schon das Höchste, was verloren gehen kann.
chouette-sure = Ganz sicher?
accounts-count = { $n ->
    [one] eine Partie
   *[other] { $n } Partien
}
accounts-back = Zurück zur Chouette
accounts-csv = Als CSV herunterladen
accounts-print = Druckansicht
accounts-balances = Kontostände
accounts-debts = Wer wem etwas schuldet
accounts-total = Summe
accounts-by-game = Punkte nach Partien
accounts-marks = B: Box in dieser Partie. C: Captain.
accounts-game = Partie { $n }
accounts-cube = auf { $value }, { $winner ->
    [box] von der Box gewonnen
    [team] gegen die Box gewonnen
   *[agreed] durch Vergleich beendet
}
cause-dropped = abgelehnt
cause-decided = durch die Partie entschieden
cause-extra_given = mit einem Zusatzdoppler
cause-agreed = durch Vergleich
cause-left = gegangen
cause-partner = Anteil des Partners

# Where a guest is at home
browsers-title = Browser, die dich kennen
browsers-many = { $n ->
    [one] Nur dieser Browser kennt dich.
   *[other] { $n } Browser kennen dich.
 }
browsers-end-others = In allen anderen Browsern abmelden
browsers-here-note = Ein Gast ist nur seinem Browser bekannt. Wenn du dich hier abmeldest und kein anderer Browser dich kennt, kommst du nicht mehr an deine Tische zurück.
browsers-end-here = In diesem Browser abmelden

# The rules of the chouette
chouette-rules-title = Regeln der Chouette
chouette-rules-presets = Die beiden Vorgaben

## Rules that do not go together
not-translated = Noch nicht übersetzt: hier auf Englisch.
broken-length-in-money-play = Diese Regeln sind fürs Geldspiel, das keine Punktzahl zum Sieg hat: Lass die Punkte leer oder wähle ein Match.
broken-match-without-length = Ein Match geht auf eine Punktzahl: Gib eine ein oder wähle das Geldspiel.
broken-jacoby-in-match = Im Match gibt es keine Jacoby-Regel: Schalte sie aus oder wähle das Geldspiel.
broken-responses-in-match = Im Match gibt es keine Beaver: Schalte sie aus oder wähle das Geldspiel.
broken-automatic-doubles-in-match = Im Match gibt es keine automatischen Doppel: Schalte sie aus oder wähle das Geldspiel.
broken-holland-without-crawford = Die Holland-Regel betrifft die Partien nach der Crawford-Partie: Schalte die Crawford-Regel ein oder die Holland-Regel aus.
broken-tournament-length = Turniermatches gehen auf mindestens 3 Punkte: Gib ein längeres Match ein oder wähle „Match“.
broken-crawford-outside-match = Die Crawford-Regel ist für Matches: Schalte sie aus oder wähle ein Match.
broken-holland-outside-match = Die Holland-Regel ist für Matches: Schalte sie aus oder wähle ein Match.
broken-doubling-limit-outside-match = Die Grenze der Tavola reale fürs Doppeln ist für Matches: Schalte sie aus oder wähle ein Match.
broken-consent-outside-chouette = Automatische Doppel mit Zustimmung der Box sind für eine Chouette: Wähle eine Anzahl oder keine.
broken-time-limit = Diese Frist ist zu lang oder zu kurz: Möglich sind eine Sekunde bis sieben Tage.
broken-clock-times = Mit dieser Uhr kann niemand spielen: Sie braucht etwas Zeit, und höchstens 10 Stunden pro Punkt und pro Zug.
broken-rated-time = Ein gewertetes Match lässt allen Zeit zum Spielen: mindestens 15 Sekunden für eine Entscheidung, 30 für die Rückkehr nach einer verlorenen Verbindung und mit Uhr eine Minute pro Partie.
broken-bots = Höchstens { $most } Bots können mitspielen, und am Holzbrett keiner.
broken-stake-in-match = Ein Einsatz pro Punkt ist fürs Geldspiel: Lass die Währung leer oder wähle das Geldspiel.
broken-called-in-tavola-reale = Tavola reale wird mit strenger Legalität gespielt: Wähle „Streng“ oder andere Regeln.

# The tutor on the start page

start-tutor = Mit Tutor
start-tutor-note = Fragt vor einem Blunder nach, gibt Tipps, lässt dich zurücknehmen.
knob-tutor-none = Keiner
knob-tutor-whopper = Fragt vor einem schweren Blunder nach
knob-tutor-blunder = Fragt vor einem Blunder nach
knob-tutor-error = Fragt vor einem Fehler nach
knob-tutor-doubtful = Fragt vor einem zweifelhaften Zug nach
knob-tutor-note = Gegen einen Bot: fragt vor einem schlechten Zug nach, gibt Tipps und lässt dich zurücknehmen. Das Match wird als mit Tutor gespielt gekennzeichnet.
terms-tutor = Fragt vor einer Entscheidung nach, die { $loss } oder mehr verliert; Tipps und Zurücknehmen sind erlaubt

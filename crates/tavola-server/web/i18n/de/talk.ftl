# Talk between people, blocking, watching, reports.

blocks-title = Wen du blockiert hast
blocks-lead = Ihr werdet nicht miteinander gepaart, du wirst von ihnen nicht herausgefordert, und keine Seite liest, was die andere schreibt. Sie erfahren es nicht.
blocks-none = Du hast niemanden blockiert.
blocks-end = Freigeben
blocks-end-of = { $name } freigeben
block-oneself = Du kannst dich nicht selbst blockieren.
block-too-many = Du hast schon so viele blockiert, wie es geht. Gib zuerst jemanden frei.

## Opening a table

knob-watch = Wer zuschauen kann
knob-watch-note = Wer später zuschaut, sieht auch sonst nichts früher vom Match: nicht auf der Seite, nicht als Datei, nicht die Würfel.
watch-at_once = Alle
watch-one_turn = Alle, einen Zug später
watch-three_turns = Alle, drei Züge später
watch-three_minutes = Alle, drei Minuten später
watch-nobody = Nur wer mitspielt
form-field-watch = Wer zuschauen kann
watch-later = An diesem Tisch wird später zugeschaut: Das ist zu sehen, wenn das Match zu Ende ist.
watching-three_minutes = Du siehst das Match drei Minuten später, als es gespielt wird.
watching-three_turns = Du siehst das Match drei Züge später, als es gespielt wird.
watching-one_turn = Du siehst das Match einen Zug später, als es gespielt wird.

## What is said

chat-title = Gespräch
chat-open = Gespräch
chat-unread = { $n ->
    [one] Eine neue Zeile
   *[other] { $n } neue Zeilen
  }
chat-back = Zurück
chat-empty = Noch hat niemand etwas gesagt.
chat-room-players = Das lesen nur die, die spielen.
chat-room-watchers = Wer zuschaut, liest das sofort; wer spielt, wenn das Match zu Ende ist.
chat-room-all = Das lesen alle hier.
chat-phrase = Satz
chat-phrase-choose = Satz wählen
chat-phrase-send = Sagen
chat-text = Deine Worte
chat-text-send = Senden
chat-of-watchers = Schaut zu
chat-line-acts = Mehr zu dem, was { $name } gesagt hat
chat-mute = Hier stummschalten
chat-block = Blockieren
chat-report = Melden
chat-unmute = { $name } wieder hören
chat-want = Frei schreiben
chat-want-no = Nur Sätze
chat-others-want = Dein Gegenüber möchte frei schreiben.

key-chat = zu dem, was am Tisch gesagt wird

phrases-start = Zu Beginn
phrases-play = Im Spiel
phrases-offers = Angebote
phrases-end = Zum Schluss

talk-guest = Gäste unterhalten sich in Sätzen. Wenn du registriert bist, kannst du frei schreiben.
talk-both = Frei schreiben kannst du, wenn ihr es beide eingeschaltet habt.
talk-no-free-words = Vorerst kannst du dich nur in Sätzen unterhalten.
talk-nobody = Bevor das Match zu Ende ist, hört dich hier niemand.
talk-too-fast = Das war viel auf einmal. Warte ein paar Sekunden.
talk-repeats = Das hast du gerade gesagt.
talk-too-long = Das ist zu lang: Nimm höchstens 400 Zeichen.
talk-nothing = Darin gibt es nichts zu lesen.
talk-own-line = Diese Zeile ist von dir.
talk-restricted = Bis { $until } kannst du dich nur in Sätzen unterhalten: { $reason }

## The forty phrases

phrase-hello = Hallo
phrase-good-luck = Viel Glück
phrase-have-fun = Viel Spaß
phrase-thanks-too = Danke, gleichfalls
phrase-first-time = Ich bin zum ersten Mal hier
phrase-slow-today = Ich spiele heute langsam
phrase-ready = Bereit?
phrase-nice-roll = Schöner Wurf
phrase-nice-play = Schöner Zug
phrase-lucky-me = Glück gehabt
phrase-unlucky = Das war Pech
phrase-timed-double = Doppel zur rechten Zeit
phrase-brave-take = Mutig angenommen
phrase-good-pass = Richtig abgelehnt
phrase-missed-that = Das habe ich übersehen
phrase-misclick = Pardon, verklickt
phrase-thinking = Ich überlege, einen Moment bitte
phrase-your-turn = Du bist dran
phrase-back-soon = Bin gleich wieder da
phrase-back = Bin wieder da
phrase-bad-connection = Meine Verbindung ist schlecht
phrase-phone-call = Ich habe einen Anruf
phrase-faster = Etwas schneller, bitte
phrase-take-time = Lass dir Zeit
phrase-adjourn = Wollen wir vertagen?
phrase-tomorrow = Morgen zur selben Zeit?
phrase-one-more = Noch eins?
phrase-last-one = Das ist mein letztes
phrase-longer = Ein längeres Match?
phrase-with-clock = Mit Uhr?
phrase-analyse = Wollen wir es analysieren?
phrase-friend-watches = Darf noch jemand zuschauen?
phrase-good-match = Gutes Match
phrase-well-played = Gut gespielt
phrase-close = Das war knapp
phrase-dice-liked-me = Die Würfel mochten mich
phrase-thank-you = Danke
phrase-must-go = Ich muss los
phrase-see-you = Bis bald
phrase-called-director = Ich habe die Turnierleitung gerufen

## Reports

report-title = Melden
report-lead = Die letzten 20 Zeilen, die du hier lesen kannst, und der Stand des Matchs gehen an die Moderation. Du erfährst, was sie entscheidet; die andere Person erfährt nicht, von wem die Meldung kam.
report-about = Über { $name }
report-reason = Was nicht in Ordnung ist
report-words = In deinen Worten
report-send = Meldung senden
report-sent = Danke. Die Moderation sieht es sich an, und auf deiner Seite steht dann, was sie entscheidet.
report-reason-insults = Beleidigungen oder Drohungen
report-reason-spam = Werbung oder Unsinn
report-reason-cheating = Hilfe von außen im Spiel
report-reason-unfair = Weglaufen, Hinhalten oder absichtliches Verlieren
report-reason-name = Ein anstößiger Name
report-reason-other = Etwas anderes
report-oneself = Wähle eine andere Person, die du melden willst.
report-twice = Das hast du hier schon gemeldet. Die Moderation sieht es sich an.
report-too-many = Du hast an einem Tag schon so viel gemeldet, wie es geht.
report-too-long = Das ist zu lang: Nimm höchstens 1.000 Zeichen.

## Moderation

moderation-title = Moderation
moderation-lead = Jede Entscheidung wird mit ihrem Grund mitgeteilt, endet einmal und kann bei jemand anderem aus der Moderation angefochten werden. Niemand entscheidet in eigener Sache.
moderation-waiting = Offen
moderation-none = Nichts wartet auf eine Entscheidung.
moderation-decided = Entschieden
moderation-case = { $reason }: { $name }
moderation-by = Gemeldet von { $name }
moderation-lines = Die letzten Zeilen
moderation-no-lines = Es wurde nichts gesagt.
moderation-state = Wo es geschah
moderation-state-note = Gemeldet bei Version { $version }.
moderation-before = Frühere Entscheidungen über diese Person
moderation-decide = Entscheiden
moderation-verdict = Entscheidung
moderation-days = Für wie viele Tage
moderation-days-note = Leer gelassen: 7 Tage, und ein Konto wird für immer gesperrt.
moderation-reason = Grund
moderation-reason-note = Die Person liest das genau so.
moderation-done = Entscheidung festhalten
moderation-log = Protokoll
moderation-act-reported = Gemeldet
moderation-act-decided = Entschieden
moderation-act-appealed = Angefochten
moderation-act-decided_again = Nach dem Einspruch entschieden
moderation-not-yours = Über diesen Fall entscheidet jemand anderes aus der Moderation.
moderation-why = Nenne den Grund: Er wird der Person mitgeteilt.
moderation-stage-open = Offen
moderation-stage-decided = Entschieden
moderation-stage-appealed = Angefochten
moderation-stage-closed = Abgeschlossen
verdict-nothing = Nichts zu beanstanden
verdict-warning = Eine Verwarnung
verdict-no_words = Eine Zeit lang kein freies Schreiben
verdict-no_rated = Eine Zeit lang keine gewerteten Matches
verdict-closed = Das Konto wird gesperrt

rated-restricted = Bis { $until } kannst du keine gewerteten Matches spielen: { $reason }

cases-title = Meldungen
cases-own = Du hast { $name } gemeldet: { $reason }.
cases-own-open = Die Moderation sieht es sich an.
cases-own-decided = Entschieden: { $verdict }.
cases-about = Die Moderation hat über dich entschieden: { $verdict }.
cases-until = Bis { $until }.
cases-reason = Grund: { $reason }
cases-appeal = Einspruch einlegen
cases-appeal-words = Warum du das anders siehst
cases-appeal-note = Jemand anderes aus der Moderation liest es und entscheidet.
cases-appealed = Du hast Einspruch eingelegt. Jemand anderes aus der Moderation entscheidet.
cases-final = Das wurde nach deinem Einspruch entschieden.
appeal-title = Einspruch
appeal-lead = Wenn dein Konto gesperrt wurde, sieht es sich jemand anderes aus der Moderation noch einmal an.
appeal-key = Passwort oder einer deiner Wiederherstellungscodes
appeal-not-now = Dagegen kannst du keinen Einspruch einlegen.
closed-title = Dieses Konto ist gesperrt
closed-by-moderators = Die Moderation hat dieses Konto gesperrt.
closed-by-host = Die Leute, die diesen Club betreiben, haben dieses Konto gesperrt.
closed-for-good = Ein Ende ist nicht festgelegt.
closed-no-reason = Ein Grund wurde nicht notiert.
moderation-by-host = Vom Betreiber direkt auf dem Rechner gesperrt

## TV

tv-title = TV
tv-none = Im Moment spielt niemand.
tv-bots = Zwei Bots zuschauen

# Registering, signing in, one's own page.

nav-account = Dein Konto
account-nav-login = Anmelden
account-title = Dein Konto
account-register = Registrieren
account-register-lead = Du behältst alles: deine Matches, deine Plätze und was du gelernt hast. In einem anderen Browser meldest du dich mit deinem Passkey oder deinem Passwort an.
account-keeps = { $n ->
    [one] Dein laufendes Match geht weiter wie bisher.
   *[other] Deine { $n } laufenden Matches gehen weiter wie bisher.
  }
account-have = Schon registriert?
account-new = Noch nicht registriert?
account-login = Anmelden
account-logout = Hier abmelden
account-name-note = Höchstens 24 Zeichen. Niemand sonst kann unter diesem Namen spielen.
account-password = Passwort
account-password-note = Mindestens { $least } Zeichen. Mehrere Wörter mit Leerzeichen dazwischen sind gut, und jedes Zeichen zählt. Bewahre es gut auf.
account-password-short = Dieses Passwort ist zu kurz: Nimm mindestens { $least } Zeichen, zum Beispiel vier Wörter. Geh zurück und wähle ein anderes.
account-password-long = Dieses Passwort ist zu lang: Es hat mehr als { $most } Bytes. Geh zurück und wähle ein kürzeres.
account-password-guessed = Dieses Passwort ist zu leicht zu erraten: Es ist verbreitet, folgt einem Muster oder besteht aus deinem Namen. Geh zurück und wähle ein anderes.
account-wrong = Dieser Name und dieses Passwort gehören nicht zusammen. Geh zurück und versuche es noch einmal.
account-too-many-tries = { $minutes ->
    [one] Es gab zu viele Versuche. Warte eine Minute und versuche es noch einmal.
   *[other] Es gab zu viele Versuche. Warte { $minutes } Minuten und versuche es noch einmal.
  } Mit einem Passkey kommst du sofort herein, ebenso mit einem Wiederherstellungscode aus einem anderen Netz.
account-left = Dieser Browser spielt als { $name } und hat { $n ->
    [one] ein laufendes Match
   *[other] { $n } laufende Matches
  }. Wenn du dich unter einem anderen Namen anmeldest, lässt dieser Browser sie zurück, und niemand kann für { $name } weiterspielen.
account-leave = Anmelden und sie zurücklassen
account-leaves-matches = Der Gast dieses Browsers hat laufende Matches. Geh zurück und sage, dass du sie zurücklässt, oder spiele sie erst zu Ende.
account-registered-already = Du bist schon registriert und angemeldet.
account-called = Du spielst als { $name }. Der Name gehört nur dir.
account-public = Deine öffentliche Seite
account-guest = Du spielst als Gast. Wenn du registriert bist, kannst du dich überall anmelden, und dein Name gehört nur dir.
name-taken = Dieser Name ist schon registriert. Wähle einen anderen; wenn es deiner ist, melde dich an.

# Registering and signing in by passkey or password.

account-register-password = Mit Passwort registrieren
account-password-show = Passwort zeigen
account-password-breached = Dieses Passwort steht in einer Liste gestohlener Passwörter. Geh zurück und wähle ein anderes.
account-age = Wenn du unter 16 bist, frage zuerst deine Eltern.
account-no-codes = Du hast noch keine Wiederherstellungscodes. Ohne sie kann dich niemand wieder hereinlassen, wenn du deine Schlüssel verlierst.
account-name-change = Namen ändern
account-keys-title = Wie du dich anmeldest
account-last-key = Sonst würde nichts mehr dein Konto öffnen. Füge zuerst einen Passkey hinzu oder wähle ein Passwort.
account-name-often = Du kannst deinen Namen dreimal in 30 Tagen ändern. Versuche es später wieder.
account-code-wrong = Dieser Name und dieser Code gehören nicht zusammen, oder der Code ist verbraucht. Geh zurück und versuche es noch einmal.
account-link-gone = Dieser Link wurde schon benutzt oder ist zu alt. Fordere einen neuen an.
account-prove-first = Zeige zuerst, wer du bist.

passkey-register = Mit Passkey registrieren
passkey-login = Mit Passkey anmelden
passkey-prove = Passkey benutzen
passkey-note = Ein Passkey liegt auf deinem Gerät oder in deinem Passwortmanager. Du entsperrst ihn wie das Gerät und musst dir nichts merken.
passkey-or = Oder mit Passwort:
passkey-elsewhere = Passkeys gehören zu einem Namen und nicht zu einer Nummer. Öffne diese Seite unter
passkey-no-domain = Passkeys gehen nur, wo der Club unter seinem Namen über https erreichbar ist.
passkey-failed = Das hat nicht geklappt. Versuche es noch einmal oder nimm dein Passwort.
passkey-not-allowed = Es wurde kein Passkey benutzt. Versuche es noch einmal oder nimm dein Passwort.
passkey-known = Dieses Gerät hat schon einen Passkey für dein Konto.
passkey-late = Das hat zu lange gedauert. Versuche es noch einmal.
passkey-unknown = Kein Konto hat diesen Passkey. Vielleicht wurde er entfernt.
passkey-wrong = Dieser Passkey hat nicht geantwortet, wie er sollte. Versuche es noch einmal; hilft das nicht, melde dich anders an und füge ihn neu hinzu.
passkey-many = Du hast 20 Passkeys. Entferne einen, bevor du einen weiteren hinzufügst.

prove-title = Bist du es?
prove-lead = Zeige noch einmal, wer du bist. Danach kannst du { $minutes } Minuten lang ändern, wie du dich anmeldest.
prove-password = Weiter
prove-lost = Geht beides nicht?

password-title = Neues Passwort
password-is-there = Es gibt eines
password-is-none = Keines
password-save = Passwort speichern
password-remove = Passwort entfernen
password-remove-note = Du kannst dich allein mit deinen Passkeys anmelden.

codes-title = Wiederherstellungscodes
codes-lead = Jeder Code lässt dich einmal wieder herein, falls du deine Passkeys verlierst oder dein Passwort vergisst. Drucke sie aus oder schreibe sie auf.
codes-left = { $n ->
    [0] Keiner übrig
    [one] Einer übrig
   *[other] { $n } übrig
  }
codes-show = Codes zeigen
codes-renew = Neue Codes erzeugen
codes-renew-note = Die Codes, die du jetzt hast, werden wertlos.
codes-once = Diese Codes werden nur dieses eine Mal gezeigt.
codes-print = Drucken
codes-kept = Ich habe sie verwahrt

keys-title = Passkeys
keys-lead = Du kannst mehrere haben, zum Beispiel einen auf dem Telefon und einen auf dem Computer.
keys-many = { $n ->
    [0] Keiner
    [one] Einer
   *[other] { $n }
  }
keys-label = Name des Passkeys
keys-add = Passkey hinzufügen
keys-rename = Umbenennen
keys-remove = Entfernen
keys-remove-which = { $name } entfernen
keys-used = Zuletzt benutzt
keys-unused = Noch nicht benutzt.

name-title = Namen ändern
name-lead = Du kannst deinen Namen dreimal in 30 Tagen ändern. Dein alter Name führt ein Jahr lang zum neuen, und so lange kann ihn niemand sonst nehmen.
name-save = Namen speichern
name-former = Frühere Namen

browsers-unknown = Unbekannter Browser
browsers-here = dieser
browsers-since = Seit
browsers-seen = Zuletzt gesehen
browsers-end = Abmelden

changes-title = Was sich geändert hat
changes-note = Wenn etwas davon nicht von dir ist, melde dich in allen anderen Browsern ab und ändere deine Schlüssel.
change-registered = Du hast dich registriert.
change-password = Das Passwort wurde geändert.
change-password-gone = Das Passwort wurde entfernt.
change-key-added = Ein Passkey wurde hinzugefügt: { $detail }
change-key-gone = Ein Passkey wurde entfernt: { $detail }
change-codes = Neue Wiederherstellungscodes wurden erzeugt.
change-code-used = Ein Wiederherstellungscode wurde zum Anmelden benutzt.
change-link-used = Ein Link wurde zum Anmelden benutzt.
change-name = Der Name wurde geändert. Vorher: { $detail }
change-mail = Die E-Mail-Adresse wurde geändert.
change-mail-gone = Die E-Mail-Adresse wurde entfernt: { $detail }
change-leaving = Das Konto soll gelöscht werden.
change-staying = Das Konto bleibt.

recover-title = Mit einem Wiederherstellungscode zurück
recover-lead = Jeder deiner Codes gilt einmal. Alle anderen Browser werden dann abgemeldet, und du kannst neue Schlüssel wählen.
recover-code = Wiederherstellungscode
recover-code-note = Groß- oder Kleinbuchstaben, mit oder ohne Striche.
recover-enter = Anmelden
recover-mail-title = Per E-Mail
recover-mail-note = Wenn das Konto eine Adresse hat, geht ein Link dorthin. Er gilt 15 Minuten, einmal.
recover-mail-send = Link senden
recover-mail-sent = Wenn das Konto eine Adresse hat, ist ein Link unterwegs. Er gilt 15 Minuten, einmal.
recover-staff = Kein Code mehr da? Wer den Club betreibt, kann dir einen Link geben.
recover-link-lead = Dieser Link lässt dich einmal herein. Alle anderen Browser werden dann abgemeldet.

mail-title = E-Mail
mail-none = Keine Adresse
mail-lead = Zum Spielen braucht es keine Adresse. Mit einer kommst du auch ohne Code wieder herein und erfährst, wenn jemand deine Schlüssel ändert.
mail-address = E-Mail-Adresse
mail-note = Zuerst geht eine Mail dorthin; ihr Link macht sie zu deiner Adresse.
mail-send = Mail senden
mail-sent = Eine Mail ist unterwegs. Die Adresse gilt, sobald du ihrem Link folgst.
mail-dead = Mails an deine Adresse kamen zurück. Es wird nichts mehr geschickt, bis du sie neu bestätigst.
mail-no-address = Das ist keine E-Mail-Adresse. Geh zurück und suche den Fehler.
mail-remove = Adresse entfernen
mail-notices-on = Dorthin gehen auch deine Mitteilungen, etwa dass du am Zug bist.
mail-notices-off = Du bekommst nur Mails zu deinen Schlüsseln.
mail-notices-stop = Keine Mitteilungen mehr per E-Mail
mail-notices-start = Mitteilungen per E-Mail schicken
mail-stop-lead = Keine Mitteilungen mehr per E-Mail? Änderungen an deinen Schlüsseln erfährst du weiterhin.
mail-stopped = Du bekommst keine Mitteilungen per E-Mail mehr.
mail-confirm-lead = Sollen Mails zu deinem Konto an diese Adresse gehen?
mail-confirm = Adresse bestätigen
mail-confirmed = Mails zu deinem Konto gehen von jetzt an an diese Adresse.
mail-undo-lead = Hast nicht du die Adresse geändert? Das holt die alte zurück und meldet überall ab.
mail-undo = Alte Adresse zurückholen
mail-undone = Die alte Adresse gilt wieder, und überall wurde abgemeldet. Melde dich an und ändere deine Schlüssel.

letter-confirm-subject = Deine Adresse im Club
letter-confirm-text = Hallo { $name },

  folge innerhalb eines Tages diesem Link, damit das deine Adresse wird:
  { $link }

  Wenn nicht du darum gebeten hast, brauchst du nichts zu tun.
letter-link-subject = Zurück in dein Konto
letter-link-text = Hallo { $name },

  dieser Link lässt dich innerhalb von 15 Minuten einmal herein:
  { $link }

  Wenn nicht du darum gebeten hast, brauchst du nichts zu tun.
letter-change-subject = Dein Konto hat sich geändert
letter-change-text = Hallo { $name },

  { $said }

  Wenn nicht du es warst, melde dich an und ändere deine Schlüssel:
  { $link }
letter-before-subject = Deine Adresse hat sich geändert
letter-before-text = Hallo { $name },

  Mails zu deinem Konto gehen nicht mehr an diese Adresse.

  Wenn nicht du es warst, hole sie innerhalb von 7 Tagen zurück:
  { $link }

data-title = Deine Daten
data-lead = Alles mitnehmen oder den Club verlassen
export-title = Alles mitnehmen
export-lead = Eine Datei mit allem, was der Club unter deinem Konto aufbewahrt, auch deinen Meldungen und Entscheidungen über dich, und jedes deiner Matches als .mat-Datei, die andere Programme lesen.
export-get = Herunterladen
leave-title = Den Club verlassen
leave-lead = Du kannst für immer gehen. Niemand behält deinen Namen, deine Schlüssel oder deine Adresse.
leave-goes = Dein Name, Passkeys, Passwort, Codes, E-Mail-Adresse, Einstellungen, importierte Dateien, Notizen und was du gesagt hast werden gelöscht.
leave-stays = Deine Matches bleiben denen, die gegen dich gespielt haben, mit Würfeln und Ergebnissen, aber ohne deinen Namen.
leave-week = Das geschieht in 7 Tagen. Bis dahin kannst du dich anmelden und es dir anders überlegen.
leave-sure = Mein Konto löschen
leave-now = Club verlassen
leave-at = Dieses Konto wird gelöscht am
leave-stay = Ich bleibe

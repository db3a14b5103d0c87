# Articles that members write, and comments below articles.
articles-languages = Auch auf
error-not-an-editor = Das ist für die Redaktion
error-not-an-editor-note = Artikel schreiben Mitglieder, die zur Redaktion gehören. Frage die Leute, die den Club betreiben: Sie geben diese Rolle an Registrierte. Wenn du sie schon hast, melde dich zuerst an.

write-title = Deine Artikel
write-lead = Was du hier schreibst, siehst nur du, bis du es veröffentlichst. Du kannst jederzeit daran weiterschreiben, ansehen, wie es aussehen wird, und den Tag wählen, an dem es erscheint.
write-new = Artikel schreiben
write-own = Artikel
write-none = Du hast noch nichts geschrieben.
write-begin = Anfangen
write-edit = Bearbeiten
write-read = Lesen
write-changed = gespeichert
write-comments = { $n ->
    [0] Kommentare: keiner wartet
    [one] Kommentare: einer wartet
   *[other] Kommentare: { $n } warten
 }
write-state-draft = Entwurf
write-state-scheduled = Geplant
write-state-published = Veröffentlicht
write-state-withdrawn = Zurückgezogen

write-said-begun = Dein Entwurf ist angelegt. Nur du siehst ihn.
write-said-saved = Gespeichert.
write-said-published = Veröffentlicht. Jetzt können ihn alle lesen.
write-said-scheduled = Geplant. An seinem Tag erscheint der Artikel von selbst.
write-said-withdrawn = Zurückgezogen. Niemand sonst kann ihn jetzt lesen.
write-said-translated = Ein Entwurf in der anderen Sprache ist angelegt, mit dem Originaltext darin. Nur du siehst ihn.
write-said-wrong = Das ging noch nicht. Unten steht, was nicht stimmt.

write-field-title = Titel
write-field-language = Sprache
write-field-lead = Vorspann
write-lead-note = Ein oder zwei Sätze. Sie stehen in Listen, im Feed und dort, wo jemand einen Link teilt.
write-field-body = Text
write-body-note = In Markdown.
write-field-tags = Themen
write-tags-note = Mit Kommas dazwischen, etwa cube, race, opening.
write-field-day = Erscheinungstag
write-day-note = Leer gelassen: der Tag, an dem du veröffentlichst. An einem späteren Tag erscheint der Artikel von selbst, um Mitternacht UTC.
write-field-name = Adresse
write-name-note = Kleinbuchstaben, Ziffern und Bindestriche. Sie lässt sich ändern, bis der Artikel veröffentlicht oder übersetzt ist.
write-preview = Vorschau
write-save = Entwurf speichern
write-save-published = Änderungen speichern
write-publish = Veröffentlichen
write-withdraw = Zurückziehen
write-delete = Diesen Entwurf löschen
write-delete-note = Er wird mit allen früheren Fassungen gelöscht. Das lässt sich nicht rückgängig machen.
write-delete-yes = Endgültig löschen
write-translate = Übersetzen: { $language }
write-original = Original
write-versions = Frühere Fassungen
write-versions-note = Öffne eine, um ihren Text ins Formular zu holen. Nichts ändert sich, bis du speicherst.
write-newer = { $name } hat inzwischen einen anderen Text gespeichert.
write-newer-note = Deiner steht noch im Formular und ist nicht gespeichert. Speichere noch einmal, um den anderen zu ersetzen; er bleibt dann unter den früheren Fassungen.
write-newer-text = Der andere Text
write-unsaved = Der Text wurde nicht gespeichert.

write-wrong = Vor dem Veröffentlichen zu berichtigen
write-wrong-title = Ein Artikel braucht einen Titel.
write-wrong-title-long = Der Titel darf höchstens { $most } Zeichen haben.
write-wrong-lead = Der Vorspann fehlt noch.
write-wrong-lead-long = Der Vorspann darf höchstens { $most } Zeichen haben.
write-wrong-body = Der Text fehlt noch.
write-wrong-body-long = Der Text ist zu lang: { $n }.000 Byte von höchstens { $most }.000. Mach zwei Artikel daraus.
write-wrong-tags = Ein Artikel kann höchstens { $most } Themen haben.
write-wrong-tag-long = Dieses Thema ist zu lang: { $what }
write-wrong-day = Dieser Tag geht nicht: { $what }. Wähle einen von 2000 bis 2100, etwa 2026-11-25.
write-wrong-name = Die Adresse braucht Kleinbuchstaben, Ziffern oder Bindestriche, höchstens { $most }, und einen Namen, den nicht schon eine Seite des Clubs trägt.
write-wrong-name-taken = Diese Adresse hat schon ein anderer Artikel: { $what }
write-wrong-name-stays = Die Adresse lässt sich nicht mehr ändern: Der Artikel ist veröffentlicht oder übersetzt.
write-wrong-board = Dieses Brett lässt sich nicht lesen: { $what }. Nimm eine XGID oder eine GNU-Backgammon-ID.
write-wrong-figure = Die Regeln haben keine Abbildung dieses Namens: { $what }
write-wrong-beside-text = Dieses Brett braucht einen eigenen Absatz: { $what }
write-wrong-boards = Es sind mehr als { $most } Bretter.
write-wrong-deep = Listen oder Zitate stehen mehr als { $most }-mal ineinander. Was danach kommt, wird nicht gezeigt.
write-wrong-link = Dieser Link führt nirgendwohin: { $what }
write-refused-title-long = Dieser Titel ist zu lang.
write-refused-translated = In dieser Sprache gibt es den Artikel schon.
write-refused-many = Ein Konto kann höchstens 500 Artikel schreiben.
write-refused-delete = Nur Entwürfe lassen sich löschen. Ziehe den Artikel stattdessen zurück.

write-help = Wie man schreibt
write-help-note = Leerzeilen trennen Absätze. Ein Brett steht in einem eigenen Absatz. Mit einem Wurf lässt es sich bespielen; Züge im Text werden auf dem Brett darüber gemacht.
write-help-position = Stellung aufbauen
write-help-what = Was
write-help-how = Wie
write-help-heading = Überschrift
write-help-strong = Fett, betont
write-help-list = Liste
write-help-link = Link
write-help-board = Brett mit Bildunterschrift
write-help-figure = Brett aus den Regeln
write-help-play = Zug
write-help-clause = Klausel

comment-title = Kommentare
comment-none = Noch keine Kommentare.
comment-sign-in = Kommentieren können Registrierte.
comment-words = Dein Kommentar
comment-note = Alle sehen ihn, sobald ihn Redaktion oder Moderation freigegeben hat. Nur einfacher Text.
comment-send = Senden
comment-own-waiting = Wartet auf Freigabe. Nur du siehst ihn.
comment-own-refused = Nicht freigegeben. Nur du siehst ihn.
comment-take-away = Löschen
comment-refused-guest = Nur Registrierte können kommentieren.
comment-refused-restricted = Bis { $until } kannst du nicht kommentieren: { $reason }
comment-refused-empty = Schreibe zuerst etwas.
comment-refused-long = Ein Kommentar darf höchstens 1.000 Zeichen haben.
comment-refused-many = Fünf deiner Kommentare warten schon. Schicke weitere, wenn sie freigegeben sind.

comments-title = Kommentare zu Artikeln
comments-lead = Bevor du einen Kommentar freigibst, sieht ihn nur, wer ihn geschrieben hat. Du kannst es dir anders überlegen.
comments-counts = Offen: { $waiting }. Freigegeben: { $shown }. Nicht freigegeben: { $refused }.
comments-waiting = Offen
comments-none = Nichts wartet.
comments-shown = Freigegeben
comments-refused = Nicht freigegeben
comments-show = Freigeben
comments-refuse = Nicht freigeben

# The table: what its page says during play. Read by the browser too: placeables and selectors only.

you = du
you-first = Du
you-object = dich
white = Weiß
black = Schwarz
bot = Bot
you-mark = du
seat-free = Freier Platz
gone = weg
bar-word = bar
off-word = off
number = { $n ->
    [0] keine
    [1] eins
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
    [7] sieben
    [8] acht
    [9] neun
    [10] zehn
    [11] elf
    [12] zwölf
    [13] dreizehn
    [14] vierzehn
    [15] fünfzehn
   *[other] { $n }
}
# Places and what stands there
board-label = Brett. Mit den Pfeiltasten gehst du von Feld zu Feld, mit der Eingabetaste ziehst du einen Stein.
point = Feld { $number }
bar-yours = deine Bar
bar-theirs = gegnerische Bar
tray-yours = deine abgetragenen Steine
tray-theirs = gegnerische abgetragene Steine
bar-white = Bar von Weiß
bar-black = Bar von Schwarz
tray-white = abgetragene Steine von Weiß
tray-black = abgetragene Steine von Schwarz
place = { $place }, { $checkers }
checkers-none = leer
checkers-count = Steine: { $count }
checkers-yours = { $n ->
    [1] ein Blot von dir
   *[other] { $count } von dir
}
checkers-theirs = { $n ->
    [1] ein gegnerischer Blot
   *[other] { $count } gegnerische
}
checkers-white = { $n ->
    [1] ein Blot von Weiß
   *[other] { $count } von Weiß
}
checkers-black = { $n ->
    [1] ein Blot von Schwarz
   *[other] { $count } von Schwarz
}
moves-to = zieht auf { $to }
moves-hitting = zieht auf { $to } und schlägt
moves-off = wird abgetragen
quadrant-home = Dein Heimfeld: { $checkers }
quadrant-outer = Dein Außenfeld: { $checkers }
quadrant-their-outer = Gegnerisches Außenfeld: { $checkers }
quadrant-their-home = Gegnerisches Heimfeld: { $checkers }
dice-swap = Würfel { $a } und { $b }: Reihenfolge tauschen
dice-done = Würfel { $a } und { $b }, gespielt: aufnehmen
cube-press = Doppler: auf { $value } doppeln
cube-middle = Doppler in der Mitte, auf { $value }
cube-owned = Doppler auf { $value }, bei { $you ->
    [true] dir
   *[false] { $who }
}

# Acts
act-roll = Würfeln
act-double = Doppeln
act-confirm_double = Auf { $value } doppeln
act-cancel_double = Nein
act-take = Annehmen
act-drop = Ablehnen
act-beaver = Beaver
act-raccoon = Raccoon
act-otter = Otter
act-done = Fertig
act-no_move = Kein legaler Zug: weiter
act-undo = Rückgängig
act-next_game = Nächste Partie
act-offer_rematch = Revanche
act-accept_rematch = Revanche annehmen
act-decline_rematch = Nein, danke
act-accept_resignation = Annehmen
act-reject_resignation = Weiterspielen
act-annul_doubles = Doppel annullieren
act-annul_doubles-detail = in der Crawford-Partie wird nicht gedoppelt
act-correct_start = Grundstellung berichtigen
act-correct_start-detail = vor dem vierten Wurf
act-roll_early = Vorzeitig würfeln
act-double_early = Vorzeitig doppeln
act-double_by_mistake = In der Crawford-Partie doppeln
act-accept_play = Stehen lassen
act-challenge = Legalen Zug verlangen
confirm-double = Auf { $value } doppeln? Zum Bestätigen noch einmal drücken.

# The line under the board
status-waiting = Du wartest auf dein Gegenüber.
status-waiting-doubles = Es fehlt noch jemand am Tisch.
status-ready = Gleich beginnt das Match.
status-opening = Würfle aus, wer anfängt.
status-opening-tie = Beide haben { $die } gewürfelt: noch einmal.
status-rolling = Die Würfel rollen.
status-their-roll = { $who } ist am Wurf.
status-their-play = { $who } spielt { $roll }.
status-doubled = Auf { $value } gedoppelt. Warten auf { $who }.
status-play = { $roll }: Du bist am Zug.
status-cannot = { $roll }: kein legaler Zug.
status-complete = Drücke „Fertig“ oder nimm etwas zurück.
status-rolled-early = { $mover ->
    [you] { $who } hat zu früh { $roll } gewürfelt: Der Wurf gilt, und du kennst ihn, wenn du ziehst. Vor diesem Wurf ist kein Doppel erlaubt (IRR-07).
    [opponent] Du hast zu früh { $roll } gewürfelt: Der Wurf gilt, dein Gegenüber kennt ihn beim Ziehen, und du darfst nicht doppeln (IRR-07).
   *[other] { $who } hat zu früh { $roll } gewürfelt: Der Wurf gilt (IRR-07).
}
status-doubled-early = { $mover ->
    [you] { $who } hat zu früh gedoppelt: Du ziehst in diesem Wissen, danach antwortest du (CUB-09).
    [opponent] Du hast zu früh gedoppelt: Das lässt sich nicht zurücknehmen (CUB-09).
   *[other] { $who } hat zu früh gedoppelt (CUB-09).
}
status-shown = Bis { $who } würfelt, kann dein Zug beanstandet werden.
status-challenged = { $who } verlangt einen legalen Zug: Spiele { $roll } noch einmal.
status-their-shown-answer = { $who } hat gezogen. Lass den Zug stehen oder verlange einen legalen.
status-their-shown = { $who } hat gezogen. Mit deinem Wurf nimmst du den Zug hin.
status-resigned = Du hast angeboten, { $win ->
    [gammon] ein Gammon
    [backgammon] ein Backgammon
   *[single] eine einfache Partie
} aufzugeben. Warten auf die Antwort.
status-next-wanted = Du wartest auf dein Gegenüber.
status-rematch-asked = Du hast um Revanche gebeten.
status-rematch-offered = Dein Gegenüber möchte Revanche.
status-closed = Dieser Tisch ist geschlossen.
done-unmoved = Du hast nichts gezogen. Noch einmal drücken, um den Zug trotzdem zu beenden.
roll-early-sure = Dein Gegenüber ist noch nicht fertig. Ein Wurf jetzt gilt so, wie es die Regeln dieses Tisches sagen. Noch einmal drücken, um trotzdem zu würfeln.
double-early-sure = Dieses Doppel kommt zu früh und lässt sich nicht zurücknehmen (CUB-09). Noch einmal drücken, um trotzdem zu doppeln.
not-complete = Dein Zug ist nicht vollständig: Spiele so viele Augenzahlen, wie du legal kannst.
not-now = Das geht jetzt nicht.
dice-used = Beide Würfel sind gespielt. Nimm zurück, um anders zu ziehen.
typing = Zug: { $text }
typed-wrong = „{ $text }“ ist kein legaler Zug.
deadline = { $you ->
    [true] Du hast noch { $seconds } s für deine Entscheidung.
   *[false] { $who } hat noch { $seconds } s für die Entscheidung.
}
absence = { $who } ist weg. Nach { $left } ohne Rückkehr kannst du den Sieg beanspruchen.
line-open = Verbunden
line-lost = Verbindung verloren. Neuer Versuch…
replay-start = Beginn der Partie, 0 von { $of }
replay = { $at } von { $of }: { $who } { $roll } { $play }

# Said as it happens
say-sits = { $who } setzt sich.
say-gone = { $who } hat die Verbindung verloren.
say-back = { $who } ist wieder da.
say-play = { $who } hat { $a }-{ $b } gewürfelt und spielt { $play }.
say-play-told = { $who } spielt { $play }.
say-play-short = { $play }.
say-cannot = { $who } hat { $a }-{ $b } gewürfelt und keinen legalen Zug.
say-cannot-told = { $who } hat keinen legalen Zug.
say-roll = { $double ->
    [true] { $a }er-Pasch
   *[false] { $a }-{ $b }
}; { $n ->
    [0] kein legaler Zug
    [one] ein Zug möglich
   *[other] { $n } Züge möglich
}.
say-roll-short = { $a }-{ $b }.
say-their-roll = { $who } würfelt { $a }-{ $b }.
say-complete = Zug vollständig
say-forced = Zwangszug: { $play }.
say-doubles = { $who } doppelt auf { $value }. Annehmen oder ablehnen?
say-beaver = { $who } antwortet mit Beaver: Der Doppler ginge auf { $value }.
say-raccoon = { $who } antwortet mit Raccoon: Der Doppler ginge auf { $value }.
say-otter = { $who } antwortet mit Otter: Der Doppler ginge auf { $value }.
say-cube = Doppler auf { $value }, bei { $you ->
    [true] dir
   *[false] { $who }
}.
say-cube-middle = Doppler in der Mitte auf { $value }.
say-game = Partie { $game }.
say-crawford = Partie { $game }, die Crawford-Partie: ohne Doppler.
say-result = { $you ->
    [true] Du gewinnst
    [lost] Du verlierst
   *[false] { $who } gewinnt
} { $win ->
    [gammon] ein Gammon
    [backgammon] ein Backgammon
   *[single] die Partie
}{ $ending ->
    [dropped] {" "}nach abgelehntem Doppel
    [resigned] {" "}durch Aufgabe
    [claimed] {" "}durch berechtigten Anspruch
    [flag] {" "}durch Zeitüberschreitung
    [forfeited] {" "}kampflos
    [adjudicated] {" "}durch Entscheidung
   *[borne_off] {""}
}{ $cube ->
    [1] {""}
   *[other] {" "}mit Doppler auf { $cube }
}, { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}.
say-match-won = { $you ->
    [true] Du gewinnst das Match
    [lost] Du verlierst das Match
   *[false] { $who } gewinnt das Match
}{ $cause ->
    [flag] {" "}durch Zeitüberschreitung
    [too_slow] , weil eine Entscheidung zu lange gedauert hat
    [absent] , { $you ->
        [lost] weil du nicht zurückgekommen bist
       *[other] weil die Gegenseite nicht zurückgekommen ist
    }
    [left] , { $you ->
        [lost] weil du gegangen bist
       *[other] weil die Gegenseite gegangen ist
    }
    [resigned] {" "}durch Aufgabe
    [ruling] {" "}durch Entscheidung
   *[score] {""}
}.
say-session-over = { $cause ->
    [left] Die Sitzung ist zu Ende: Eine Seite ist gegangen.
    [absent] Die Sitzung ist zu Ende: Eine Seite ist nicht zurückgekommen.
    [too_slow] Die Sitzung ist zu Ende: Eine Entscheidung hat zu lange gedauert.
    [flag] Die Sitzung ist zu Ende: Eine Zeit ist abgelaufen.
    [resigned] Die Sitzung ist zu Ende: Eine Seite hat aufgegeben.
    [ruling] Die Sitzung ist durch Entscheidung zu Ende.
    [annulled] Das Match ist annulliert: Es zählt für niemanden.
   *[session_over] Die Sitzung ist zu Ende.
}
say-resigns = { $who } bietet an, { $win ->
    [gammon] ein Gammon
    [backgammon] ein Backgammon
   *[single] eine einfache Partie
} aufzugeben.
say-rejected = Die Aufgabe wurde abgelehnt: Weiter geht’s.
say-your-turn = Du bist am Zug: würfeln.
say-your-turn-cube = Du bist am Zug: würfeln oder doppeln.
say-pips = Pips: du { $yours }, Gegenüber { $theirs }.
score-money = Stand { $yours }–{ $theirs }.
points-word = Punkte
score-stake = Stand { $yours }–{ $theirs }: { $lead ->
    [level] Niemand schuldet etwas
    [you] Du liegst { $amount } vorn
    [opponent] Dein Gegenüber liegt { $amount } vorn
   *[other] { $who } liegt { $amount } vorn
}.
score-match = Stand { $yours }–{ $theirs } bis { $length }.
score-match-stood = Der Stand war { $yours }–{ $theirs } bis { $length }.

# Around the board
bar-you = Du: { $who }
bar-them = Gegenüber: { $who }
pips = { $n } Pips
away = { $n }-away
score-of = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}
title-game = Partie { $game }
title-crawford = Crawford
no-move = kein Zug
moved-double = doppelt auf { $value }
moved-take = nimmt an
moved-drop = lehnt ab
moved-beaver = Beaver auf { $value }
moved-raccoon = Raccoon auf { $value }
moved-otter = Otter auf { $value }
moved-roll_early = zu früh gewürfelt
moved-double_early = zu früh auf { $value } gedoppelt
moved-annul_doubles = Doppel der Crawford-Partie annulliert
moved-correct_start = Grundstellung berichtigt
moved-challenge = verlangt einen legalen Zug
game-how = { $ending ->
    [dropped] Doppel abgelehnt
    [resigned] { $win ->
        [gammon] Gammon, aufgegeben
        [backgammon] Backgammon, aufgegeben
       *[single] aufgegeben
    }
    [claimed] { $win ->
        [gammon] Gammon, beansprucht
        [backgammon] Backgammon, beansprucht
       *[single] beansprucht
    }
    [flag] { $win ->
        [gammon] Gammon, Zeit
        [backgammon] Backgammon, Zeit
       *[single] Zeit
    }
    [forfeited] { $win ->
        [gammon] Gammon, kampflos
        [backgammon] Backgammon, kampflos
       *[single] kampflos
    }
    [adjudicated] { $win ->
        [gammon] Gammon, durch Entscheidung
        [backgammon] Backgammon, durch Entscheidung
       *[single] durch Entscheidung
    }
   *[borne_off] { $win ->
        [gammon] Gammon
        [backgammon] Backgammon
       *[single] einfach
    }
}
match-decided = { $cause ->
    [flag] Match gewonnen durch Zeitüberschreitung
    [too_slow] Match gewonnen: Eine Entscheidung hat zu lange gedauert
    [absent] Match gewonnen: Die Gegenseite ist nicht zurückgekommen
    [left] Match gewonnen: Die Gegenseite ist gegangen
    [ruling] Match gewonnen durch Entscheidung
   *[resigned] Match aufgegeben
}{ $between ->
    [true] {" "}(zwischen zwei Partien)
   *[false] {""}
}
plays-count = { $n ->
    [one] Ein legaler Zug
   *[other] { $n } legale Züge
}
resign-single = Einfache Partie aufgeben: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
resign-gammon = Gammon aufgeben: { $points } Punkte
resign-backgammon = Backgammon aufgeben: { $points } Punkte
resign-match = Das ganze Match aufgeben
resign-match-sure = Ja, das ganze Match aufgeben
resign-match-no = Nein, weiterspielen
resign-when-done = { $win ->
    [gammon] Du bietest an, ein Gammon aufzugeben,
    [backgammon] Du bietest an, ein Backgammon aufzugeben,
   *[single] Du bietest an, die Partie aufzugeben,
} sobald dein Zug fertig ist (END-08). Mit Esc nimmst du das zurück.
resign-kind = { $win ->
    [gammon] Gammon aufgeben
    [backgammon] Backgammon aufgeben
   *[single] Einfache Partie aufgeben
}
leave-session = Sitzung beenden
leave-table = Tisch verlassen
lookback-game = { $match ->
    [1] Partie { $game }
   *[other] Match { $match }, Partie { $game }
}
lookback-open = Partie { $game } ansehen
lookback-unreachable = Die Partien lassen sich gerade nicht laden. Versuche es gleich noch einmal.
copied = Kopiert: { $text }
watchers = { $n ->
    [one] 1 schaut zu
   *[other] { $n } schauen zu
}
bot-level = Bot · { $level }
bot-level-beginner = Anfänger
bot-level-novice = Neuling
bot-level-casual = Gelegenheitsspiel
bot-level-intermediate = Mittelstufe
bot-level-advanced = fortgeschritten
bot-level-expert = Experte
bot-level-full = volle Stärke
stake-per-point = { $unit } pro Punkt
line-needed = Keine Verbindung: Sobald sie wieder da ist, geht das wieder.
line-waiting = Noch nicht gesendet: Was du getan hast, geht ab, sobald die Verbindung wieder da ist.
moved-rejected_single = einfache Partie aufgegeben: abgelehnt
moved-rejected_gammon = Gammon aufgegeben: abgelehnt
moved-rejected_backgammon = Backgammon aufgegeben: abgelehnt
act-double-detail = auf { $value }
act-take-detail = um { $asked }
act-drop-detail = verliert { $refused }
act-accept_resignation-detail = { $resigned }
resigned-wins = gewinnt { $points }
act-beaver-detail = auf { $beaver }
act-raccoon-detail = auf { $beaver }
act-otter-detail = auf { $beaver }
key-escape = Angefangenes abbrechen; zurück vom Ansehen früherer Züge
key-mouse = mit dem ersten Würfel ziehen; Rechtsklick: mit dem anderen
key-dice = Würfel tauschen; wenn der Zug vollständig ist: fertig
key-drag = mit beiden Würfeln auf einmal ziehen
invite-copied = Kopiert. Schicke den Link deinem Gegenüber.
invite-select = Kopiere den markierten Link und schicke ihn deinem Gegenüber.

# Why something is refused
refused-clause = { $text } ({ $clause })
refused-closed = Dieser Tisch ist geschlossen.
refused-not-seated = Das können nur die Spielenden an diesem Tisch.
refused-seat-taken = Dieser Platz ist besetzt.
refused-wrong-invitation = Dieser Platz ist für jemanden mit einer Einladung reserviert.
refused-not-begun = Das Match hat noch nicht begonnen.
refused-no-game = Es läuft keine Partie.
refused-match-over = Das Match ist zu Ende.
refused-opponent-left = Dein Gegenüber ist gegangen.
refused-dice-called = Gleich wird gewürfelt.
refused-time-is-up = Die Zeit war abgelaufen.
refused-rules = Die Regeln erlauben das jetzt nicht.
refused-not-opened = Diesen Tisch gibt es nicht.
refused-opened-already = Diesen Tisch gibt es schon.
refused-not-allowed = Das kann nur der Server oder die Turnierleitung.
refused-nobody = Gib zuerst deinen Namen ein.
refused-seated-already = Du hast hier schon einen Platz.
refused-same-player = Du kannst nicht gegen dich selbst spielen.
refused-broken-start = Mit diesen Einstellungen kann die erste Partie nicht beginnen.
refused-ready-already = Du hast schon gesagt, dass du bereit bist.
refused-begun-already = Das Match hat schon begonnen.
refused-seats-kept = Die Plätze bleiben, bis das Match zu Ende ist.
refused-game-on = Die Partie ist noch nicht zu Ende.
refused-match-not-over = Das Match ist noch nicht zu Ende.
refused-no-match = Im Geldspiel gibt es kein Match zum Aufgeben: Gib die Partie auf oder verlasse den Tisch.
refused-asked-already = Darum hast du schon gebeten.
refused-rejected-before = Das wurde schon abgelehnt; nach dem nächsten Wurf kannst du es wieder anbieten.
refused-no-rematch = Es wurde keine Revanche angeboten.
refused-not-that-roll = Ein anderer Wurf wartet auf seine Kettenglieder.
refused-link-opened = Das Kettenglied für diesen Wurf ist schon offen.
refused-no-own-chain = Die Kettenglieder dieses Platzes öffnet der Server.
deposit-no-own-chain = Ein Startwert kann hier hinterlegt werden, sobald sich dieser Platz auf eine eigene Kette festgelegt hat.
deposit-not-the-seed = Dieser Startwert gehört nicht zu der Kette, auf die sich dieser Platz festgelegt hat.
refused-bad-link = Dieses Kettenglied passt nicht zu dem, worauf sich der Platz festgelegt hat.
refused-another-log = Dieser Browser hat einen anderen Verlauf des Matchs gesehen, als hier aufgezeichnet ist.
refused-too-long = Ein Text oder eine Liste ist zu lang oder eine Zahl zu groß.
refused-chain-too-long = Eine Kette hat höchstens 4.096 Glieder.
dice-alarm-commitment = Der Server hat geändert, worauf er sich vor dem Match festgelegt hatte.
dice-alarm-chains = Die für dieses Match festgelegten Ketten wurden nach dem Beginn geändert.
dice-alarm-start = Eines deiner Kettenglieder wurde angefordert, bevor das Match begann.
dice-alarm-ahead = Das Kettenglied für Wurf { $number } wurde angefordert, obwohl der nächste Wurf { $expected } ist. Damit hätte der Server künftige Würfe gekannt.
dice-alarm-log = Der Server zeigt jetzt einen anderen Verlauf dieses Matchs als zuvor.
dice-alarm-between = Wurf { $number } war aufgerufen, und bevor die Würfel fielen, ist etwas anderes geschehen.
dice-alarm-twice = Wurf { $number } wurde ein zweites Mal aufgerufen, von jemand anderem oder für etwas anderes.
dice-alarm-dice = Die Würfel auf dem Brett sind nicht die aus der Aufzeichnung.
dice-alarm-lost = Der Server hat dein Kettenglied für Wurf { $number } erhalten, es aber als nicht geöffnet aufgezeichnet.
dice-alarm-escrow = Wurf { $number } ist als aus einer Hinterlegung geöffnet aufgezeichnet, aber dieser Browser hat nichts hinterlegt.
dice-alarm-proof = Die Aufzeichnung der Würfel ist nicht schlüssig: { $fault }
dice-alarm-refused = Dieser Browser öffnet in diesem Match keine Kettenglieder mehr; an ihre Stelle tritt der veröffentlichte Ersatzwert, und die Aufzeichnung zeigt das.
dice-said = Warnung: { $text }
dice-remark-late = Dein Kettenglied für Wurf { $number } ging { $seconds } s nach dem Aufruf in diesem Browser ab und zählte nicht mehr: Der veröffentlichte Ersatzwert trat an seine Stelle.
dice-remark-away = { $n ->
    [one] Ein Wurf fiel, während dieser Browser weg war: Der veröffentlichte Ersatzwert trat an die Stelle deines Kettenglieds.
   *[other] { $n } Würfe fielen, während dieser Browser weg war: Der veröffentlichte Ersatzwert trat an die Stelle deiner Kettenglieder.
}
dice-remark-elsewhere = Dein Anteil an diesen Würfeln ist nicht in diesem Browser, sondern in dem, in dem du das Match begonnen hast. Hier wartet jeder deiner Würfe einen Moment und nimmt dann den veröffentlichten Ersatzwert. „Auf anderem Gerät weiterspielen“ im anderen Browser gibt dir einen Link, der deinen Anteil hierher bringt.
dice-remark-house = Dieser Browser speichert nichts; deshalb zieht der Server auch deinen Anteil an den Würfeln.
dice-remark-unsure = Während dieser Browser weg war, fielen mehr Würfe, als er verbürgen kann: Er öffnet in diesem Match keine Kettenglieder mehr, und der veröffentlichte Ersatzwert tritt an ihre Stelle.
dice-remark-brought = Dein Anteil an den Würfeln ist jetzt auch in diesem Browser.
dice-right = { $rolls ->
    [one] Würfel geprüft: Der eine Wurf folgt aus dem, was vor dem Match verschlossen und in diesem Browser aufbewahrt wurde.
   *[other] Würfel geprüft: Alle { $rolls } Würfe folgen aus dem, was vor dem Match verschlossen und in diesem Browser aufbewahrt wurde.
}
dice-fits = { $rolls ->
    [one] Würfel geprüft: Der eine Wurf stimmt mit der Aufzeichnung überein. Dieser Browser hatte nichts Eigenes zum Vergleich gespeichert.
   *[other] Würfel geprüft: Alle { $rolls } Würfe stimmen mit der Aufzeichnung überein. Dieser Browser hatte nichts Eigenes zum Vergleich gespeichert.
}
dice-wrong = Die Würfel dieses Matchs folgen nicht aus dem, was davor verschlossen wurde.
refused-no-dice = Die Würfel dafür fehlen.
refused-too-many-steps = Ein Zug hat höchstens vier Schritte.
refused-nothing-changes = Das würde nichts ändern.
refused-no-clock = Hier gibt es keine Uhr.
refused-break-between-games = Pausen gibt es zwischen den Partien.
refused-nothing-due = Jetzt steht nichts an.
refused-not-absent = Dein Gegenüber ist noch nicht lange genug weg.
refused-too-fast = Zu viele Anfragen: Warte einen Moment.
refused-not-yours = Das darfst du nicht.
refused-malformed = Der Server hat das nicht verstanden.
refused-away = Der Club kann gerade nichts speichern. Versuche es bald wieder; deine Uhr läuft inzwischen nicht.
refused-trouble = Bei uns ist etwas schiefgegangen. Versuche es noch einmal.
clause-END-08 = Gib auf, wenn dein Zug vollständig ist, und höchstens das, was die Partie noch kosten kann.
clause-END-09 = Weitere Würfe könnten das Ergebnis noch ändern.
clause-MOV-01 = Dieses Feld ist von mindestens zwei gegnerischen Steinen besetzt.
clause-MOV-02 = Jede Zahl ist ein eigener Schritt, und kein Feld dazwischen, auf dem dieser Stein landen könnte, ist offen.
clause-MOV-03 = Keine der beiden Zahlen ist für sich allein spielbar.
clause-MOV-05 = Ein Pasch wird höchstens viermal gespielt.
clause-MOV-06 = Zwei Farben stehen nie auf demselben Feld.
clause-MOV-07 = Beide Zahlen müssen gespielt werden.
clause-MOV-08 = Ist nur eine Zahl spielbar, muss es die größere sein.
clause-MOV-09 = Von einem Pasch muss so viel wie möglich gespielt werden.
clause-MOV-10 = Der Zug verfällt nur, wenn kein legaler möglich ist.
clause-HIT-02 = Zuerst müssen die Steine von der Bar eingesetzt werden.
clause-HIT-03 = Das Feld, auf dem du einsetzen würdest, ist nicht offen.
clause-HIT-04 = Es müssen so viele Steine wie möglich eingesetzt werden.
clause-OFF-01 = Abtragen kannst du erst, wenn alle deine Steine im Heimfeld sind.
clause-OFF-02 = Trage vom Feld mit dieser Nummer ab.
clause-OFF-03 = Ein Stein auf einem höheren Feld muss diese Zahl ziehen.
clause-OFF-04 = Trage von deinem höchsten Feld ab.
clause-OFF-08 = Auch beim Abtragen müssen beide Zahlen gespielt werden.
clause-CUB-02 = Der Doppler gehört nicht dir, oder es ist schon gewürfelt.
clause-CUB-03 = Dir wurde nichts angeboten.
clause-CUB-04 = Du kannst nicht zweimal hintereinander doppeln.
clause-CUB-06 = Zuerst muss das Doppel beantwortet werden.
clause-CUB-15 = Diese Antwort gibt es nach diesen Regeln nicht.
clause-CUB-17 = Nach diesen Regeln kannst du bei diesem Stand nicht doppeln.
clause-MAT-02 = In der Crawford-Partie wird nicht gedoppelt.
clause-MAT-04 = Wer zurückliegt, kann nach der Crawford-Partie erst ab dem dritten eigenen Zug doppeln.
clause-SET-07 = Der Eröffnungswurf entscheidet, wer anfängt.
clause-SET-08 = Würfle zuerst.
clause-IRR-01 = Der gezeigte Zug ist legal und bleibt stehen.
clause-IRR-02 = Der Zug ist beendet.
clause-IRR-05 = Du bist nicht am Zug.
clause-OPT-03 = Das gibt es im Matchspiel nicht.

# Settings
set-group-board = Brett
set-group-auto = Automatisch spielen
set-group-sound = Klänge
set-group-voice = Vorlesen
set-board = Brett
set-board-noce = Noce (Nussbaum)
set-board-lavagna = Lavagna (Schiefer)
set-board-chiaro = Chiaro (hoher Kontrast)
set-board-panno = Panno (grünes Tuch)
set-board-marmo = Marmo (Marmor)
set-board-lacca = Lacca (Lack und Gold)
set-look = Erscheinungsbild
set-look-system = Wie das System
set-look-light = Hell
set-look-dark = Dunkel
set-numbers = Nummern der Felder
set-numbers-own = Für jede Seite vom eigenen Heimfeld
set-numbers-absolute = Für beide gleich (Züge werden vom eigenen Heimfeld notiert)
set-home = Heimfeld
set-home-right = Rechts
set-home-left = Links
set-colour = Deine Steine
set-colour-light = Hell
set-colour-dark = Dunkel
set-speed = Animation
set-speed-slow = Langsam
set-speed-normal = Normal
set-speed-fast = Schnell
set-speed-quick = Sehr schnell
set-speed-none = Keine
set-arrows = Letzten Zug zeigen
set-pips = Pipcounts zeigen
set-clocks = Uhren zeigen
set-autoForced = Zwangszüge spielen
set-autoPass = Weiter, wenn kein legaler Zug möglich ist
set-autoRoll = Würfeln, wenn Doppeln nicht möglich ist
set-autoBearOff = Abtragen, wenn kein Kontakt mehr besteht
set-fastForward = Vorspulen bei geschlossenem Heimfeld
set-confirmDouble = Doppel bestätigen
set-soundRoll = Würfel
set-soundChecker = Steine
set-soundHit = Schlagen
set-soundOff = Abtragen
set-soundCube = Doppler
set-soundClock = Zeit wird knapp
set-soundTurn = Du bist am Zug
set-sayRolls = Würfe
set-sayRolls-full = Mit der Anzahl der Züge
set-sayRolls-short = Nur die Würfel
set-sayRolls-none = Aus
set-sayPlays = Gegnerische Züge
set-sayPlays-full = Wer, Wurf und Zug
set-sayPlays-short = Nur der Zug
set-sayPlays-none = Aus

# Keys
key-go = würfeln, fertig, weiter
key-undo = einen Schritt zurücknehmen
key-undo-all = den ganzen Zug zurücknehmen
key-double = doppeln
key-take = annehmen
key-drop = ablehnen
key-beaver = Beaver, Raccoon, Otter
key-swap = Würfel tauschen
key-flip = Brett umdrehen
key-list = legale Züge auflisten; Nummer und Eingabetaste spielen einen
key-last = letzten Zug noch einmal zeigen
key-clocks = Uhren zeigen oder ausblenden
key-pips = Pips zeigen oder ausblenden
key-quadrants = Brett Viertel für Viertel vorlesen
key-type = Zug tippen, dann Eingabetaste
key-replay = Partie Schritt für Schritt ansehen
key-board = zum Brett
key-help = diese Liste
key-bell = zur Glocke mit deinen Mitteilungen

# Consultation doubles: two who share a side
pair-title = Euer Paar
pair-hand = Würfel: { $who }
pair-away = { $who } weg
pair-dice = { $you ->
    [true] Du hast die Würfel und handelst für eure Seite.
   *[false] { $who } hat die Würfel und handelt für eure Seite.
}
pair-private = Das lest nur ihr beide.
pair-come-back = Zurückkommen und Würfel nehmen
pair-leave = Gehen ({ $who } spielt weiter)
pair-left = { $who } ist gegangen. Du spielst allein weiter; eine Rückkehr ist möglich.
pair-you-left = Du bist gegangen, und { $who } spielt weiter. Du kannst zurückkommen.
pair-away-note = { $who } ist weg. Du kannst die Würfel nehmen.
pair-links-away = Euren Anteil an den Würfeln öffnet der Browser von { $who }: Solange er weg ist, dauert jeder Wurf etwas länger.
act-take_dice = Würfel nehmen
act-give_dice = Würfel an { $who } geben
act-advise = Im Paar schreiben
status-advise = { $who } spielt { $roll }. Bewege Steine, um { $who } einen Zug zu zeigen.
status-advise-ready = Zeige { $who } diesen Zug oder nimm ihn zurück.
say-dice = { $you ->
    [true] Du hast die Würfel.
   *[false] { $who } hat die Würfel.
}
say-partner-left = { $who } ist gegangen.
say-partner-back = { $who } ist wieder da.
talk-you = Du
key-talk = im Paar schreiben
key-dice-hand = Würfel nehmen oder im Paar abgeben
refused-no-partner = Du spielst an diesem Tisch nicht im Paar.
refused-partner-has-dice = Die Würfel sind gerade nicht bei dir. Nimm sie, um zu handeln.
refused-partner-missing = Von eurem Paar ist sonst niemand am Tisch.
refused-bot-in-pair = Ein Bot spielt allein: Ein Paar sind zwei Menschen.
refused-bad-text = Schreibe zwischen 1 und 500 Zeichen.

# What a side says among itself, here and in a chouette
talk-none = Noch hat niemand etwas gesagt.
talk-label-partner = Nachricht im Paar
talk-play-this = Das spielen
talk-send = Senden
talk-show = Auf dem Brett zeigen
talk-hide = Ausblenden
act-advise_play = Diesen Zug zeigen
act-propose = Vorschlagen
said-advice = { $who } rät: { $text }

# The tutor

knob-tutor = Tutor
act-take_back = Zurücknehmen
key-hint = Tipp
key-take-back = zurücknehmen
tutor-title = Meinst du das wirklich?
tutor-costs =
    { $kind ->
        [play] Dieser Zug verliert { $loss }.
       *[decision] Diese Entscheidung verliert { $loss }.
    }
tutor-anyway =
    { $kind ->
        [play] Trotzdem spielen
       *[other] Trotzdem
    }
tutor-show = Zeigen, was besser ist
tutor-again = Neu entscheiden
tutor-hint = Tipp
tutor-hint-title = Die besten Züge
tutor-hint-play = { $play } { $loss }
tutor-back = Zurück zum Tisch
tutor-taken-back =
    { $n ->
        [0] In diesem Match wurde nichts zurückgenommen.
        [one] In diesem Match wurde einmal zurückgenommen.
       *[other] In diesem Match wurde { $n }-mal zurückgenommen.
    }
tutor-cube-no_double = Nicht doppeln.
tutor-cube-double = Doppeln.
tutor-cube-too_good = Zu gut zum Doppeln: weiterspielen.
tutor-cube-take = Annehmen.
tutor-cube-drop = Ablehnen.
tutor-cube-beaver = Beaver.
tutor-cube-figures = Kein Doppel { $wait }, Doppel und Annahme { $take }, Doppel und Ablehnung { $drop }
tutor-away = Der Tutor ist gerade nicht erreichbar; die Partie geht ohne ihn weiter.
say-taken-back = Zurückgenommen.
with-tutor = Mit Tutor
refused-no-tutor = An diesem Tisch gibt es für dich keinen Tutor.
refused-nothing-to-take-back = In dieser Partie gibt es nichts zurückzunehmen.
refused-not-for-tutor = Ein Tutor hilft einer Person gegen einen Bot: ohne Uhr, ohne Geld und nur mit legalen Zügen.
refused-tutor-rests = Du spielst gerade gegen Menschen: Bis das vorbei ist, sagt der Tutor nichts.
refused-nothing-to-advise = Für dich gibt es jetzt nichts zu entscheiden.

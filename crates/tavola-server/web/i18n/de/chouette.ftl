# The chouette: what its page says besides what every table says. Read by the browser too: placeables and selectors only.

role-box = Box
role-partner = Partner
role-captain = Captain
role-member = Team
role-giver = Hat einen Doppler gegeben
role-out = Ausgeschieden
role-waiting = Wartet
role-gone = Gegangen
with-role = { $who }, { $role }
nobody = niemand
no-cubes = Es sind keine Doppler im Spiel.
points-count = { $n ->
    [one] ein Punkt
   *[other] { $size } Punkte
}

# Where it stands
now-gathering = { $n ->
    [0] Noch ist niemand dabei: Für eine Chouette braucht es drei oder mehr.
    [one] Eine Person ist dabei: Für eine Chouette braucht es drei oder mehr.
   *[other] { $n } sind dabei: Für eine Chouette braucht es drei oder mehr.
}
now-enough = { $n } sind dabei. Würfelt die Reihenfolge aus oder wartet auf weitere.
now-enough-wooden = { $n } sind dabei. Werft am Tisch je einen Würfel und trage die Reihenfolge ein.
now-ordering = Alle werfen einen Würfel: Die höchste Zahl ist die Box, die zweite der Captain.
now-order = Die Reihenfolge steht: { $box } ist die Box, { $captain } der Captain.
now-between = Vor Partie { $game }: { $box } ist die Box, { $captain } der Captain.
now-partner = { $you ->
    [true] Möchtest du Partner der Box sein?
   *[false] { $who } wurde gefragt, Partner der Box zu sein.
}
now-draw = Niemand will Partner sein: Die Box kann einen auslosen.
now-closed = Die Sitzung ist zu Ende. Die Abrechnung zeigt, was noch zu zahlen ist.
now-extras = { $you ->
    [true] Nur du hast angenommen: Jedes andere Mitglied darf dir einen weiteren Doppler geben und zahlt dir dafür { $price }.
   *[false] Nur { $who } hat angenommen. Wer abgelehnt hat, darf einen Zusatzdoppler geben und zahlt dazu { $price }.
}
now-tie = { $you ->
    [true] Zweimal dieselbe Zahl. Den Einsatz noch einmal verdoppeln?
   *[false] Zweimal dieselbe Zahl: { $who } entscheidet, ob der Einsatz noch einmal verdoppelt wird.
}
now-wooden = Partie { $game } läuft auf dem Holzbrett. Trage Doppel und das Ergebnis ein.
now-box-offers = { $step ->
    [beaver] { $box }: Beaver auf { $value } gegen { $members }.
    [raccoon] { $box }: Raccoon auf { $value } gegen { $members }.
    [otter] { $box }: Otter auf { $value } gegen { $members }.
   *[double] { $box } (Box): Doppel auf { $value } gegen { $members }.
}
now-team-offers = { $step ->
    [beaver] { $members }: Beaver auf { $value }.
    [raccoon] { $members }: Raccoon auf { $value }.
    [otter] { $members }: Otter auf { $value }.
   *[double] { $members }: Doppel auf { $value }.
}
now-offer-part = { $by ->
    [box] auf { $value } gegen { $members }
   *[team] { $members } auf { $value }
}
now-box-offers-apart = { $step ->
    [beaver] { $box }: Beaver { $list }.
    [raccoon] { $box }: Raccoon { $list }.
    [otter] { $box }: Otter { $list }.
   *[double] { $box } (Box): Doppel { $list }.
}
now-team-offers-apart = { $step ->
    [beaver] Beaver: { $list }.
    [raccoon] Raccoon: { $list }.
    [otter] Otter: { $list }.
   *[double] Doppel: { $list }.
}
waits-next-game = Du spielst ab der nächsten Partie mit.
now-resignation = { $you ->
    [true] Dir wird { $win ->
        [gammon] ein Gammon
        [backgammon] ein Backgammon
       *[single] eine einfache Partie
    } angeboten. Annehmen?
   *[false] Aufgabe angeboten: { $win ->
        [gammon] ein Gammon
        [backgammon] ein Backgammon
       *[single] eine einfache Partie
    }. Warten auf { $who }.
}
now-opening-yours = Eröffnungswurf: Wirf deinen Würfel.
now-opening = Eröffnungswurf: Box und Captain werfen je einen Würfel.
now-roll-cube = { $you ->
    [true] Du bist am Zug: würfeln oder doppeln.
   *[false] Am Wurf: { $who }. Du kannst vorher doppeln.
}
now-roll = { $you ->
    [true] Du bist am Zug: würfeln.
   *[false] Am Wurf: { $who }.
}
now-play = Am Zug: { $who } mit { $roll }.
now-shown = { $you ->
    [true] Ein Zug wurde gemacht: Mit deinem Wurf nimmst du ihn hin.
   *[false] Ein Zug wurde gemacht; { $who } kann einen legalen verlangen.
}
now-advise = Am Zug: { $who } mit { $roll }. Bewege Steine, um dem Captain einen Zug zu zeigen.
now-advise-ready = Zeige dem Captain diesen Zug oder nimm ihn zurück.
waits-roll_die = Es würfeln noch: { $who }.
waits-offer = Noch doppeln können: { $who }.
waits-answer = Es antworten noch: { $who }.
waits-extra = Es entscheiden noch: { $who }.
time-left = noch { $time }

# Acts
choice-roll_die = Würfel werfen
choice-roll_opening = Würfeln
choice-draw_partner = Partner auslosen
choice-give_extra = Doppler geben, { $price } zahlen
choice-decline_extra = Keinen Doppler geben
choice-count_tie = Automatisches Doppel annehmen
choice-decline_tie = Doppler so lassen
choice-accept_partner = Partner der Box sein
choice-decline_partner = Nein, danke
choice-start_game = { $game ->
    [1] Erste Partie beginnen
   *[other] Partie { $game } beginnen
}
choice-seek_partner = Partner suchen
choice-end_partnership = Partnerschaft beenden
choice-double = Auf { $value } doppeln
choice-double_all = Alle doppeln
choice-double_some = Ausgewählte doppeln
choice-hold = Kein Doppel
choice-join = Mitmachen
choice-stay = Doch bleiben
choice-leave = Chouette verlassen
choice-leave-game = Nach dieser Partie gehen
choice-close = Sitzung beenden
sure-leave = Gehen? Dein Konto bleibt offen, bis es ausgeglichen ist.
sure-close = Die Sitzung für alle beenden? Die Abrechnung bleibt erhalten.
act-roll_opening = Würfeln

# Answering
answer-title = { $n ->
    [one] Deine Antwort
   *[other] Deine Antwort auf { $n } Doppel, als eine Entscheidung
}
answer-cube = { $who }: { $asked } bei Annahme, { $refused } verloren bei Ablehnung
answer-cube-alone = { $asked } bei Annahme, { $refused } verloren bei Ablehnung
answer-take = Annehmen
answer-drop = Ablehnen
answer-beaver = Beaver
answer-raccoon = Raccoon
answer-otter = Otter
answer-all-take = Alle annehmen
answer-all-drop = Alle ablehnen
answer-all-beaver = Alle mit Beaver
answer-all-raccoon = Alle mit Raccoon
answer-all-otter = Alle mit Otter
answer-send = Antworten
answer-weigh = Du würdest um { $played } spielen und jetzt { $paid } zahlen.
answer-open = Wähle für jeden Doppler eine Antwort.
answer-fine = Die Regeln erlauben diese Antwort.
offer-title = Welche Doppler?
settle-title = Vergleich über einen Doppler
settle-offer = Anbieten
settle-offered = { $own ->
    [true] Du hast einen Vergleich angeboten: { $yours ->
        [true] dein Doppler
       *[false] der Doppler von { $who }
    }.
   *[false] { $by } bietet einen Vergleich an: { $yours ->
        [true] dein Doppler
       *[false] der Doppler von { $who }
    }.
}
settle-comes-to = { $way ->
    [receive] Du würdest { $amount } bekommen.
    [pay] Du würdest { $amount } zahlen.
   *[nothing] Niemand würde etwas zahlen.
}
settle-points = { $yours ->
    [true] Dein Doppler
   *[false] Doppler von { $who }
}
settle-way-receive = Ich bekomme
settle-way-pay = Ich zahle
settle-note = In Punkten; halbe sind erlaubt. Ein Angebot gilt bis zum nächsten Wurf, Zug oder Doppel.
settle-accept = Annehmen
settle-decline = Ablehnen
settle-withdraw = Zurückziehen

# The list of members
line-title = Mitglieder und Doppler
line-cube-ends = Box ↔ selbst
line-game = Diese Partie
line-total = Punkte
line-you = du
line-leaving = geht nach dieser Partie
line-awaited = an der Reihe
line-extra = Zusatzdoppler gegen { $who }
line-bot = Bot
line-pips = { $n } Pips
line-ask = Um Rat fragen
cube-at = { $at ->
    [box] Doppler auf { $value }, bei der Box
    [own] Doppler auf { $value }, bei { $who }
   *[middle] Doppler auf { $value }, in der Mitte
}
cube-offered = { $by ->
    [box] von der Box auf { $value } angeboten
   *[team] der Box auf { $value } angeboten
}
cube-settled = { $winner ->
    [box] von der Box gewonnen
    [team] gegen die Box gewonnen
   *[agreed] durch Vergleich beendet
}
cube-single = Der Doppler
cube-won = gewonnen
cube-lost = abgelehnt
cube-agreed = Vergleich

# Talk
talk-title = Gespräch im Team
talk-never = Die Regeln dieses Tisches erlauben keinen Rat an den Captain.
talk-free = Nach den Regeln dieses Tisches darfst du jetzt nicht beraten.
talk-after-cube = Das Team darf beraten, sobald ein Doppler gedreht wurde.
talk-cube-holders = Beraten darf, wer ein Doppel angeboten oder angenommen hat, und wen der Captain fragt.
talk-label = Rat an den Captain
talk-label-team = Nachricht an dein Team
talk-title-partner = Box und Partner
talk-agree = Einverstanden
talk-agreed = einverstanden: { $who }
table-talk-title = Gespräch am Tisch
table-talk-label = An alle am Tisch
line-away = weg
line-asked = gefragt
line-unask = Frage zurücknehmen
sure-paid = Hast du { $to } { $amount } gezahlt? Das wird für alle in die Abrechnung eingetragen.
sure-leave-plays-on = Gehen? Dein Doppler spielt unter dem Captain weiter, bis die Partie zu Ende ist. Dein Konto bleibt offen, bis es ausgeglichen ist.
sure-leave-loses = Gehen? An diesem Tisch verlierst du deine offenen Doppler sofort so, wie sie liegen. Dein Konto bleibt offen, bis es ausgeglichen ist.

# Accounts
accounts-title = Abrechnung
accounts-open = Abrechnung und Ausgleich
accounts-games = Partien
accounts-none = Noch ist keine Partie zu Ende.
accounts-sum = Die Konten ergeben zusammen { $sum }.
accounts-fewest = Wenigste Zahlungen
accounts-pay = { $from } zahlt { $to } { $amount }
accounts-paid = Ich habe das gezahlt
accounts-even = Niemand schuldet etwas.
game-line = { $winner ->
    [box] { $box } (Box) schlägt { $captain }
   *[team] { $captain } schlägt { $box } (Box)
}{ $win ->
    [gammon] , Gammon
    [backgammon] , Backgammon
   *[other] {""}
}{ $ending ->
    [dropped] , alle Doppler entschieden
    [resigned] , aufgegeben
    [claimed] , beansprucht
    [flag] , durch Zeitüberschreitung
    [forfeited] , kampflos
    [adjudicated] , durch Entscheidung
   *[borne_off] {""}
}
game-fate = { $fate ->
    [stays] Die Box bleibt.
    [behind] Die Box hat gewonnen, lag aber nach Punkten hinten: Sie geht ans Ende der Reihe.
   *[beaten] Die Box geht ans Ende der Reihe.
}

# Said as it happens
said-joins = { $who } kommt dazu.
said-stays = { $who } bleibt doch.
said-leaving = { $who } geht nach dieser Partie.
said-gone = { $who } ist gegangen.
said-order = Die Reihenfolge: { $names }.
said-die = { $you ->
    [true] Du hast { $die } gewürfelt.
   *[false] { $who } hat { $die } gewürfelt.
}
said-game = Partie { $game }: { $box } ist die Box, { $captain } der Captain.
said-captain = { $you ->
    [true] Du bist jetzt der Captain.
   *[false] { $who } ist jetzt der Captain.
}
said-answer = { $n ->
    [one] Deine Antwort, bitte: annehmen oder ablehnen?
   *[other] Deine Antwort auf { $n } Doppel, bitte.
}
said-answered = Geantwortet: { $who }. Es fehlt noch: { $n ->
    [0] niemand
   *[other] { $rest }
}.
said-settled = { $winner ->
    [box] { $you ->
        [true] Dein Doppler
       *[false] Der Doppler von { $who }
    }: von der Box gewonnen.
   *[team] { $you ->
        [true] Dein Doppler
       *[false] Der Doppler von { $who }
    }: gegen die Box gewonnen.
}
said-agreed = { $you ->
    [true] Dein Doppler
   *[false] Der Doppler von { $who }
}: durch Vergleich beendet.
said-cube = { $at ->
    [box] { $you ->
        [true] Dein Doppler
       *[false] Der Doppler von { $who }
    }: { $value }, bei der Box.
    [own] { $you ->
        [true] Dein Doppler: { $value }, bei dir.
       *[false] Der Doppler von { $who }: { $value }, bei { $who }.
    }
   *[middle] { $you ->
        [true] Dein Doppler
       *[false] Der Doppler von { $who }
    }: { $value }, in der Mitte.
}
said-extra = { $from } gibt { $to } einen Zusatzdoppler auf { $value }.
said-result = Partie { $game }: { $winner ->
    [box] { $box }, die Box, schlägt { $captain }
   *[team] { $captain } schlägt { $box }, die Box
}{ $win ->
    [gammon] {" "}mit einem Gammon
    [backgammon] {" "}mit einem Backgammon
   *[other] {""}
}{ $ending ->
    [dropped] , alle Doppler entschieden
    [resigned] , aufgegeben
    [claimed] , beansprucht
    [flag] , durch Zeitüberschreitung
    [forfeited] , kampflos
    [adjudicated] , durch Entscheidung
   *[borne_off] {""}
}. { $fate ->
    [stays] Die Box bleibt.
    [behind] Die Box hat gewonnen, lag aber nach Punkten hinten: Sie geht ans Ende der Reihe.
   *[beaten] Die Box geht ans Ende der Reihe.
}
said-points = { $list }.
said-may-double = Bevor gewürfelt wird, kannst du doppeln.

# Over the wooden board
wood-title = Punktebuch
wood-add = Jemanden hinzufügen
wood-name = Name
wood-order = Reihenfolge festlegen
wood-order-note = Zuerst die Box, dann der Captain, dann die Reihe, nach den geworfenen Würfeln.
wood-up = { $who } nach oben
wood-down = { $who } nach unten
wood-doubles = Wer doppelt?
wood-double = { $who } doppelt auf { $value }
wood-box-doubles = { $who } (Box) doppelt
wood-answers = { $who } antwortet
wood-rolled = Es wurde gewürfelt
wood-tie = Gleiche Zahl beim Eröffnungswurf
wood-result = Die Partie ist zu Ende
wood-box-wins = { $who } (Box) gewinnt
wood-team-wins = { $who } und das Team gewinnen
wood-single = Einfach
wood-gammon = Gammon
wood-backgammon = Backgammon
wood-undo = Letzten Eintrag zurücknehmen
wood-undo-more = Mehrere zurücknehmen
wood-undo-steps = Wie viele Einträge
wood-leave = { $who } geht
wood-join = { $who } bleibt
wood-stake = Einsatz für die nächste Partie
wood-unit = Ein Punkt ist wert
wood-currency = Währung
wood-settle = Doppler durch Vergleich beenden
wood-settle-cube = Der Doppler von
wood-settle-points = Punkte
wood-settle-note = Was das Mitglied bekommt; negativ, wenn das Mitglied zahlt. Halbe sind erlaubt.
wood-set = Festlegen
wood-pay = Zahlung eintragen
wood-from = Von
wood-to = An
wood-amount = Betrag
wood-no-amount = Gib einen Betrag über null ein, mit den Nachkommastellen seiner Währung.
wood-record = Eintragen
wood-partner = Partner ausgelost
wood-others = Mitglieder, Einsatz, Zahlungen

# Keys
key-chouette-go = würfeln, fertig, beginnen
key-chouette-double = doppeln: mit deinem Doppler oder als Box mit allen
key-chouette-take = alles annehmen, was dir angeboten ist
key-chouette-drop = alles ablehnen, was dir angeboten ist
key-chouette-beaver = Beaver auf alles, was dir angeboten ist
key-chouette-hold = in diesem Zug kein Doppel
key-chouette-cubes = alle Doppler vorlesen
key-chouette-wait = sagen, wer noch an der Reihe ist
key-chouette-talk = Rat schreiben
key-chouette-answer = zur Antwort

# Why something is refused
chouette-house-only = Das kann nur der Server.
chouette-player-only = Das können nur die Mitspielenden.
chouette-not-opened = Diese Chouette gibt es nicht.
chouette-opened-already = Diese Chouette gibt es schon.
chouette-not-over = Die Sitzung ist noch nicht zu Ende.
chouette-goes-on-already = In derselben Runde wurde schon eine weitere Chouette begonnen.
chouette-over = Die Sitzung ist zu Ende.
chouette-only-over-the-board = Das wird nur am Holzbrett eingetragen; online zeichnet es der Server auf.
chouette-only-online = Das geschieht auf dem Holzbrett und wird nicht eingetragen.
chouette-dice-missing = Die Würfel für diesen Wurf fehlen.
chouette-bad-text = Der Text ist leer oder zu lang.
chouette-not-here = Das geht nur bei Mitgliedern, die in der Chouette dabei sind.
chouette-joined-already = { $member } ist schon dabei.
chouette-name-taken = { $name } steht schon im Punktebuch: Nimm diesen Eintrag wieder auf oder gib einen anderen Namen ein, etwa mit einem weiteren Buchstaben.
chouette-full = Mehr als { $most } können nicht mitmachen.
chouette-decide-first = Beantworte zuerst, was auf dich wartet: Gehen kannst du zwischen zwei Entscheidungen.
chouette-leaving-already = Du hast schon gesagt, dass du gehst: Du gehst, wenn die Partie zu Ende ist.
chouette-order-known = Die Reihenfolge steht schon fest.
chouette-order-unknown = Die Reihenfolge steht noch nicht fest.
chouette-no-roll-waited = Du bist nicht am Wurf.
chouette-order-incomplete = Die Reihenfolge muss alle genau einmal nennen.
chouette-too-few = Für eine Chouette braucht es drei oder mehr.
chouette-game-in-play = Es läuft eine Partie.
chouette-no-game = Es läuft keine Partie.
chouette-no-part = Du bist in dieser Partie nicht oder nicht mehr dabei.
chouette-box-only = Das kann nur die Box entscheiden.
chouette-not-the-player = { $member } würfelt, zieht und entscheidet für diese Seite.
chouette-no-partner-yet = Die Box kann einen Partner haben, wenn mindestens { $from } mitspielen.
chouette-partner-already = Die Box hat schon einen Partner.
chouette-no-partnership = Du hast keine Partnerschaft zu beenden.
chouette-not-asked = Die Frage nach dem Partner ist noch nicht bei dir.
chouette-lot-too-early = Ein Partner wird ausgelost, wenn alle gefragt wurden und niemand wollte.
chouette-not-in-the-lot = { $member } ist bei der Auslosung des Partners nicht dabei.
chouette-board = Die Regeln erlauben das jetzt nicht.
chouette-too-many-steps = Ein Zug hat höchstens vier Schritte.
chouette-tie-waits = Zuerst entscheidet die Box, ob die gleiche Zahl den Einsatz verdoppelt.
chouette-no-tie = Keine gleiche Zahl wartet darauf, gezählt zu werden.
chouette-opening-over = Die Partie hat begonnen; gleiche Zahlen beim Eröffnungswurf kommen davor.
chouette-cubes-wait = Zuerst müssen die angebotenen Doppel beantwortet werden.
chouette-extras-wait = Zuerst entscheiden die, die abgelehnt haben, über Zusatzdoppler.
chouette-others-may-offer = Andere können ihre Doppler noch anbieten: { $members }.
chouette-answered-this-turn = Die Box hat geantwortet; vor dem nächsten Wurf kann niemand mehr doppeln.
chouette-captain-offers = Nur { $member } kann den Doppler des Teams anbieten.
chouette-one-cube = Es gibt nur einen Doppler: Er wird allen angeboten, und die Box antwortet allen gleich.
chouette-nothing-to-offer = Du hast keinen Doppler anzubieten.
chouette-not-your-cube = Du kannst den Doppler von { $member } nicht anbieten.
chouette-offered-already = Der Doppler von { $member } wurde in diesem Zug schon angeboten.
chouette-cube-exhausted = Der Doppler kann nicht höher.
chouette-nothing-offered = Dir wurde nichts angeboten.
chouette-answered-already = Du hast schon geantwortet.
chouette-answer-each = Beantworte jedes Doppel, das dir angeboten ist: { $members }.
chouette-response-not-enabled = Diese Antwort gibt es nach den Regeln dieses Tisches nicht.
chouette-duty-take-enough = Alle haben gedoppelt: Was du annimmst ({ $taken }), muss mindestens so viel wert sein wie das, was du ablehnst ({ $dropped }){ $before ->
    [0] {""}
   *[other] {" "}und was du in dieser Partie schon verloren hast ({ $before })
}.
chouette-duty-takers-beaver = An diesem Tisch wird ein Doppel mit Beaver angenommen.
chouette-duty-beaver-the-captain = Nimmst du nur das Doppel des Captains an, musst du mit Beaver antworten.
chouette-duty-take-the-captain = Nimmst du eines dieser Doppel an, musst du das des Captains ({ $member }) annehmen.
chouette-duty-sole-taker-beavers = Alle anderen haben abgelehnt: Wer allein annimmt, muss mit Beaver annehmen.
chouette-duty-last-rejects = Alle anderen haben das Doppel der Box abgelehnt: Du musst auch ablehnen.
chouette-no-extra = Du hast jetzt keinen Zusatzdoppler zu geben.
chouette-no-advice = Nach den Regeln dieses Tisches darfst du jetzt nicht beraten.
chouette-advises-nobody = Die Mitglieder des Teams beraten ihren Captain; die Box spielt allein.
chouette-out-of-the-game = Du bist aus dieser Partie ausgeschieden und kannst nicht beraten.
chouette-no-settlement = Über diesen Doppler kannst du keinen Vergleich schließen.
chouette-bad-amount = Dieser Betrag ist nicht möglich.
chouette-pays-themselves = Niemand kann an sich selbst zahlen: Wähle zwei verschiedene Namen.
stake-currency = „{ $text }“ ist keine Währung: Schreibe einen Code wie EUR oder lass das Feld leer, um um Punkte zu spielen.
stake-decimals = { $cents ->
    [points] Punkte sind ganz: Schreibe den Einsatz ohne Nachkommastellen.
    [no] { $currency } wird ganz gezählt: Schreibe den Einsatz ohne Nachkommastellen.
   *[yes] Ein Betrag in { $currency } hat höchstens zwei Nachkommastellen.
}
stake-bounds = { $cents ->
    [points] Ein Punkt ist 1 bis 1.000.000 Punkte wert.
    [no] Ein Punkt ist 1 bis 1.000.000 { $currency } wert.
   *[yes] Ein Punkt ist 0,01 bis 10.000 { $currency } wert.
}
chouette-nothing-to-undo = Es gibt nur { $acts } Einträge zum Zurücknehmen.
chouette-nothing-due = Es steht nichts an.
chouette-nothing-changes = Das würde nichts ändern.
chouette-dice-called = Gleich wird gewürfelt.
chouette-not-that-roll = Dieser Wurf wurde nicht aufgerufen oder ist schon gefallen.
chouette-no-own-chain = Nur Box und Captain haben eine Kette, und jede Seite öffnet ihre eigene.
chouette-chain-too-late = Eine Kette wird einmal festgelegt, vor dem ersten Wurf ihres Satzes.
chouette-link-opened-already = Das Kettenglied für diesen Wurf ist schon offen.
chouette-bad-link = Dieses Kettenglied passt nicht zu dem, was festgelegt wurde.

# A game as it went
history-of = Partie { $n }, Zug um Zug
history-open = Zug um Zug
history-colours = { $box } (Box)
history-colours-team = das Team
history-boards = Das Brett nach jedem Zug; wähle eines, um es zu vergrößern, die Pfeiltasten führen weiter.
history-position = Stellung. { $box }: { $white }. { $captain }: { $black }.
history-before = ← Vorige Partie
history-next = Nächste Partie →
history-order = { $partnered ->
    [true] Box { $box } mit { $partner } gegen { $team }, Captain zuerst.
   *[false] Box { $box } gegen { $team }, Captain zuerst.
}
history-opening = Eröffnung: { $box } würfelt { $white }, { $captain } { $black }.
history-tie = Eröffnung: Beide würfeln { $white }.
history-same = Eröffnung: zweimal dieselbe Zahl.
history-tie-counted = nimmt das automatische Doppel an
history-tie-declined = Die Box lässt den Doppler, wie er ist.
history-cannot = kein legaler Zug
history-doubles = doppelt
history-box-doubles = doppelt { $against }
history-answer = { $who }: { $answer }, { $value }{ $owner ->
    [own] {""}
   *[other] {" "}(Doppler von { $of })
}{ $duty ->
    [none] {""}
    [sole_taker_beavers] {" "}(aus Pflicht, CHO-15: Wer allein annimmt, muss mit Beaver annehmen)
    [last_rejects] {" "}(aus Pflicht, CHO-09: Lehnen alle anderen ab, muss auch das letzte Mitglied ablehnen)
   *[other] {" "}(aus Pflicht)
}
history-captain = { $who } ist jetzt der Captain: { $why ->
    [declined] Der Captain hat abgelehnt.
    [cube_dropped] Das Doppel des Captains wurde abgelehnt.
    [settled] Über den Doppler des Captains wurde ein Vergleich geschlossen.
    [too_slow] Der Captain hat nicht rechtzeitig gehandelt.
   *[left] Der Captain ist gegangen.
}
history-extra = { $from } gibt { $to } einen Zusatzdoppler und zahlt { $price }.
history-settled = { $from } schließt mit { $to } einen Vergleich: { $points }.
history-slow = { $who } hat nicht rechtzeitig gehandelt.
history-left-cubes = { $who } geht und verliert den Doppler.
history-challenge = verlangt einen legalen Zug
history-resign = bietet an, { $win ->
    [gammon] ein Gammon
    [backgammon] ein Backgammon
   *[single] eine einfache Partie
} aufzugeben
history-claim = beansprucht { $win ->
    [gammon] ein Gammon
    [backgammon] ein Backgammon
   *[single] die Partie
}
history-resignation-accepted = nimmt an
history-resignation-rejected = spielt weiter
again-open = Noch eine Chouette in derselben Runde
again-go = Zur neuen Chouette

# What has just happened
news-title = Was gerade geschehen ist
news-tie = Beide haben { $die } gewürfelt.
news-tie-counted = Die gleiche Zahl hat alle Doppler verdoppelt.
news-tie-declined = Die Box lässt die Doppler nach der gleichen Zahl, wie sie sind.
news-doubled = { $you ->
    [true] Du hast { $n ->
        [one] einen Doppler
       *[other] { $n } Doppler
    } gedreht.
   *[false] { $who } hat { $n ->
        [one] einen Doppler
       *[other] { $n } Doppler
    } gedreht.
}
news-answer = { $who }: { $answer }, { $value } (Doppler von { $of }){ $duty ->
    [none] {""}
    [sole_taker_beavers] {" "}– aus Pflicht: Wer allein annimmt, muss mit Beaver annehmen
    [last_rejects] {" "}– aus Pflicht: Lehnen alle anderen ab, muss auch das letzte Mitglied ablehnen
   *[other] {" "}– aus Pflicht
}.
news-extra = { $you ->
    [true] Du hast { $to } einen Zusatzdoppler gegeben.
   *[false] { $who } hat { $to } einen Zusatzdoppler gegeben.
}
news-captain = { $you ->
    [true] Du bist jetzt der Captain
   *[false] { $who } ist jetzt der Captain
}: { $why ->
    [declined] Der Captain hat abgelehnt.
    [cube_dropped] Das Doppel des Captains wurde abgelehnt.
    [settled] Über den Doppler des Captains wurde ein Vergleich geschlossen.
    [too_slow] Der Captain hat nicht rechtzeitig gehandelt.
   *[left] Der Captain ist gegangen.
}
news-too-slow = { $side ->
    [box] Die Box hat nicht rechtzeitig gehandelt.
   *[team] Der Captain hat nicht rechtzeitig gehandelt.
}
news-settled = { $paid ->
    [true] Vergleich über den Doppler von { $who }: { $points } für { $to }.
   *[false] Vergleich über den Doppler von { $who }: ohne Zahlung.
}
news-settle-declined = Das Vergleichsangebot über den Doppler von { $who } wurde abgelehnt oder zurückgezogen.
news-silence = { $you ->
    [true] Du hast nicht rechtzeitig geantwortet: { $answer }. Keine Antwort gilt als Antwort des Captains oder als Ablehnung.
   *[false] { $who } hat nicht rechtzeitig geantwortet: Das gilt als Antwort des Captains oder als Ablehnung.
}
news-own-answer = { $n ->
    [one] Deine Antwort: { $answer }. Die anderen entscheiden noch.
   *[other] Deine Antworten: { $answers }. Die anderen entscheiden noch.
}

# Who is not there, whose seat it is, and what goes along
role-stand_in = Für den Captain
news-stands-in = { $you ->
    [true] Du spielst für den Captain, bis der Captain zurück ist.
   *[false] { $who } spielt für den Captain, bis der Captain zurück ist.
}
news-captain-back = { $who } ist wieder da und Captain.
history-stands-in = { $who } spielt für den Captain, der weg ist.
history-captain-back = { $who } ist wieder da und spielt weiter.
history-silence = { $who } hat nicht rechtzeitig geantwortet: Das gilt als Antwort des Captains oder als Ablehnung.
talk-stand-in = Du spielst für den Captain; hier steht der Rat des Teams.
claim-title = Stehst du schon im Punktebuch?
claim-lead = Wähle deinen Namen, statt neu dazuzukommen. Der Host bestätigt es.
claim-seat = Ich bin { $who }
waits-claim = Der Host soll bestätigen, dass du { $who } bist.
wood-claim = { $who } hat den Link geöffnet und sagt: „Ich bin { $seat } im Punktebuch.“
wood-claim-grant = Das stimmt
wood-claim-refuse = Nein
wood-enter = Eintragen
wood-sure-result = { $kind ->
    [gammon] { $title }: ein Gammon. Die Partie endet.
    [backgammon] { $title }: ein Backgammon. Die Partie endet.
   *[single] { $title }: eine einfache Partie. Die Partie endet.
}
wood-sure-pay = Nach der Abrechnung schuldet { $from } an { $to } { $owed }. Trotzdem { $amount } eintragen?
accounts-debt = { $from } schuldet { $to } { $amount }
accounts-carried = Aus der vorigen Chouette mitgebracht: { $list }.
accounts-carried-on = Was offen war, ist in die nächste Chouette mitgegangen und wird dort gezahlt.
game-jacoby = Bei einem nicht gedrehten Doppler zählte ein Gammon einfach (Jacoby, CHO-18).
resign-costs = { $you ->
    [true] Du verlierst { $amount }
   *[false] { $who } verliert { $amount }
}
strip-own-cube = { $at ->
    [box] Doppler { $value }, bei der Box
    [own] Doppler { $value }, bei dir
   *[middle] Doppler { $value }, Mitte
}
line-ask-mark = Fragen
line-asked-mark = Gefragt
voice = Sprachraum
voice-note = Ein Link (https) dorthin, wo ihr sprecht. Alle am Tisch sehen ihn.
voice-open = Sprachraum öffnen
parts-title = Neben dem Brett
parts-members = Mitglieder
parts-talk = Gespräch
parts-accounts = Abrechnung
parts-more = Mehr
parts-board = Zurück zum Brett
chouette-not-claimable = Dieser Platz lässt sich nicht übernehmen: Er ist besetzt, oder der Host hat ihn nicht eingetragen.
chouette-not-in-their-place = Du spielst für den Captain und kannst nicht für den Captain aufgeben.

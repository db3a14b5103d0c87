# How long one waits for each other: pace, absence, adjourned matches, prepared plays, what counts for ratings.

rated = Gewertet
rated-note = Das Ergebnis zählt fürs Rating beider Seiten
rated-off = Zählt nicht
rated-on = Zählt fürs Rating beider Seiten
rated-choose-note = Nur ein Match zwischen zwei Menschen zählt.
refused-not-for-rating = Fürs Rating zählt nur ein Match zwischen zwei Menschen, von Anfang an und ohne Hilfe.

pace-unhurried = Ohne Eile: keine Frist
pace-live = Live: mit Uhr
pace-post = Fernmatch: Tage für jeden Zug
pace-note = Steht auf der Einladung und am Tisch. Ohne Eile gewinnt niemand durch Warten; live läuft eine Uhr, und zum Zurückkommen bleibt eine Minute; im Fernmatch hat jeder Zug Tage.
pace-days = Fernmatch: Tage pro Zug
pace-days-many = { $n ->
    [one] Ein Tag
   *[other] { $n } Tage
}
pace-post-terms = { $turn ->
    [one] Fernmatch: ein Tag für jeden Zug, { $bank } Tage zu Beginn, höchstens { $cap }
   *[other] Fernmatch: { $turn } Tage für jeden Zug, { $bank } Tage zu Beginn, höchstens { $cap }
}
pace-unhurried-terms = Nach { $time } min Abwesenheit darf die Gegenseite vertagen; durch Warten gewinnt niemand
pace-live-terms = Insgesamt { $away } s, bei jeder Rückkehr { $back } s zurück; danach darf die Gegenseite warten, vertagen oder den Sieg beanspruchen
pace-title = Aufeinander warten
pace-resume-listed = Vertagt: fortsetzen
pace-adjourned = Das Match ist vertagt.
pace-adjourned-absent = { $you ->
    [true] Das Match ist vertagt, weil du weg warst.
   *[false] Das Match ist vertagt, weil { $who } weg war.
}
pace-both-resume = Es geht weiter, sobald beide wollen.
pace-wants-on = { $you ->
    [true] Du willst weiterspielen. Warten auf dein Gegenüber.
   *[false] { $who } will weiterspielen.
}
pace-resume-by = Weiterspielen bis { $date }.
pace-goes-on = Das Match geht weiter.
pace-offered = { $you ->
    [true] Du hast angeboten zu vertagen.
   *[false] { $who } bietet an, das Match zu vertagen.
}
pace-post-left = { $you ->
    [true] Du hast noch { $left }{ $rests ->
        [true] {" "}und bist bis { $until } im Urlaub.
       *[false] .
    }
   *[false] { $who } hat noch { $left }{ $rests ->
        [true] {" "}und ist bis { $until } im Urlaub.
       *[false] .
    }
}
pace-minutes = { $n } min
pace-hours = { $n } h
pace-days-hours = { $days ->
    [one] ein Tag { $hours } h
   *[other] { $days } Tage { $hours } h
}
pace-absence-choose = { $who } ist weg. Nach { $left } ohne Rückkehr darfst du vertagen oder den Sieg beanspruchen; wurde von dort noch gar nicht gezogen, wird das Match annulliert.
pace-absence-adjourn = { $who } ist weg. Nach { $left } ohne Rückkehr darfst du das Match vertagen.
pace-own-absence = Du hast { $left } zum Zurückkommen. Danach darf dein Gegenüber vertagen oder den Sieg beanspruchen.
act-offer_adjourn = Vertagen anbieten
act-accept_adjourn = Vertagen
act-decline_adjourn = Nicht vertagen
act-adjourn_absence = Match vertagen
act-claim_absence = Sieg beanspruchen
act-resume = Match fortsetzen
refused-adjourned = Das Match ist vertagt. Es geht weiter, wenn beide wollen.
refused-not-adjourned = Das Match ist nicht vertagt.
refused-no-adjourning = An diesem Tisch lassen sich Matches nicht vertagen.
refused-no-adjourn-offered = Niemand hat angeboten zu vertagen.
refused-only-adjourning = An diesem Tisch gewinnt niemand durch Warten. Du kannst das Match vertagen.

orders-title = Vorbereitete Züge
orders-note = Sie handeln für dich, sobald ihr Moment kommt. Dein Gegenüber erfährt nichts davon. Für einen einzelnen Wurf von dort kannst du vorbereiten, wo er nur einen Zug lässt: Dann steht er in der Liste.
orders-always = Sooft es dazu kommt
orders-now = In dieser Stellung
orders-rolls = Bei einem gegnerischen Wurf
orders-add = Vorbereiten
orders-cancel = Streichen
orders-kept = Vorbereitet.
orders-cancelled = Gestrichen.
orders-void = Gilt nicht mehr: { $text }
order-forced = Zwangszüge sofort spielen
order-roll_without_double = Sofort würfeln, wo ich nicht doppeln kann
order-roll_dead_cube = Sofort würfeln, wo mir diese Partie das Match gewinnt
order-roll_until-hit = Für mich würfeln, bis ein Stein geschlagen wird
order-roll_until-no_contact = Für mich würfeln, bis kein Kontakt mehr besteht
order-roll_until-bear_off = Für mich würfeln, bis die Gegenseite abträgt
order-if_doubled-take = Bei einem Doppel: annehmen
order-if_doubled-pass = Bei einem Doppel: ablehnen
order-if_doubled-beaver = Bei einem Doppel: Beaver
order-if_dance-roll = Wenn die Gegenseite nicht ziehen kann: würfeln
order-if_dance-double = Wenn die Gegenseite nicht ziehen kann: doppeln
order-if_roll = Wenn die Gegenseite { $roll } würfelt: { $then ->
    [double] doppeln
   *[roll] würfeln
}
refused-orders-not-here = Züge lassen sich nur in einem laufenden Fernmatch vorbereiten.
refused-orders-not-known = Diese Stellung ist noch nicht bekannt. Vorbereiten lässt sie sich, solange dein Gegenüber vor dem Wurf steht.
refused-orders-not-possible = Das wird in dieser Stellung nicht möglich sein.
refused-orders-too-many = Du hast so viel vorbereitet, wie an einem Tisch möglich ist.
refused-orders-no-such = Das ist nicht mehr vorbereitet.
key-adjourn = dem Vertagen zustimmen; vertagen, wenn dein Gegenüber zu lange weg ist
key-orders = zu dem, was du vorbereitet hast

conduct-title = Gewertete Matches verlassen
conduct-terms = Wer oft gewertete Matches verlässt, wartet vor dem nächsten. Ein Match gilt als verlassen, wenn der Sieg wegen Abwesenheit beansprucht wird, die Zeit ohne eine Handlung abläuft oder sofort aufgegeben wird.
conduct-so-far = { $left ->
    [0] Du hast keines deiner letzten gewerteten Matches verlassen.
   *[other] { $of ->
        [one] Du hast dein letztes gewertetes Match verlassen.
       *[other] Du hast { $left } deiner letzten { $of } gewerteten Matches verlassen.
    }
}
conduct-next = { $minutes ->
    [one] Verlässt du noch eins, wartest du vor dem nächsten gewerteten Match eine Minute.
   *[other] Verlässt du noch eins, wartest du vor dem nächsten gewerteten Match { $minutes } Minuten.
}
conduct-waits = Gewertete Matches kannst du wieder spielen in
conduct-why = Du hast { $left } deiner letzten { $of } gewerteten Matches verlassen.
conduct-open = Matches ohne Wertung stehen dir offen, gegen Menschen und Bots.
conduct-adjourned = Drei deiner gewerteten Matches sind vertagt. Setze eines davon fort, bevor du ein weiteres beginnst.
rated-waits = { $minutes ->
    [one] Gewertete Matches kannst du in einer Minute wieder spielen, weil du { $left } deiner letzten { $of } verlassen hast. Matches ohne Wertung stehen dir offen.
   *[other] Gewertete Matches kannst du in { $minutes } Minuten wieder spielen, weil du { $left } deiner letzten { $of } verlassen hast. Matches ohne Wertung stehen dir offen.
}
rated-adjourned = Drei deiner gewerteten Matches sind vertagt. Setze eines davon fort, bevor du ein weiteres beginnst.
rated-adjourned-pair = Euer letztes gewertetes Match gegeneinander ist vertagt. Setze es fort, bevor du ein weiteres beginnst.
rated-adjourned-full = Eine Seite hat schon drei vertagte gewertete Matches. Spielt weiter oder fragt später noch einmal.

vacation-title = Urlaub
vacation-lead = Im Urlaub steht deine Zeit in allen deinen Fernmatches. Wer gegen dich spielt, sieht, dass du im Urlaub bist und bis wann.
vacation-left = { $n ->
    [0] Du hast dieses Jahr keine Urlaubstage mehr.
    [one] Du hast dieses Jahr noch einen Urlaubstag.
   *[other] Du hast dieses Jahr noch { $n } Urlaubstage.
}
vacation-itself = Bevor du durch deine Zeit verlieren würdest, wird von selbst ein Tag genommen, solange du welche hast.
vacation-until = Du bist im Urlaub bis
vacation-days = Tage ab jetzt
vacation-more = Weitere Tage danach
vacation-begin = Urlaub beginnen
vacation-extend = Urlaub verlängern
vacation-end = Urlaub jetzt beenden
vacation-end-note = Tage, die noch nicht begonnen haben, bleiben für später.
vacation-too-many = So viele Tage hast du nicht mehr. Wähle weniger.
vacation-listed = { $n ->
    [0] Keine Urlaubstage für Fernmatches mehr
    [one] Noch ein Urlaubstag für Fernmatches
   *[other] Noch { $n } Urlaubstage für Fernmatches
}
vacation-listed-on = In Fernmatches im Urlaub
post-yours = Du bist am Zug: noch { $left }
post-theirs = Die Gegenseite ist am Zug: noch { $left }
seek-by-post = { $n ->
    [one] Fernmatch, ein Tag pro Zug
   *[other] Fernmatch, { $n } Tage pro Zug
}

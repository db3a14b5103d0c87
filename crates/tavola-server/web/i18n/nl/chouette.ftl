# The chouette: what its page says besides what every table says. Read by the browser too: placeables and selectors only.

role-box = Box
role-partner = Partner
role-captain = Kapitein
role-member = Team
role-giver = Gaf een cube
role-out = Uit
role-waiting = Wacht
role-gone = Weg
with-role = { $who }, { $role }
nobody = niemand
no-cubes = Er liggen geen cubes op tafel.
points-count = { $n ->
    [one] één punt
   *[other] { $size } punten
}

# Where it stands
now-gathering = { $n ->
    [0] Er doet nog niemand mee: een chouette heeft er drie of meer nodig.
    [one] Er doet één speler mee: een chouette heeft er drie of meer nodig.
   *[other] Er doen { $n } spelers mee: een chouette heeft er drie of meer nodig.
}
now-enough = Er doen { $n } spelers mee. Gooi een dobbelsteen om de volgorde, of wacht op meer.
now-enough-wooden = Er doen { $n } spelers mee. Gooi ieder een dobbelsteen op tafel en voer de volgorde in.
now-ordering = Iedereen gooit één dobbelsteen: de hoogste is de box, de tweede de kapitein.
now-order = De volgorde staat vast: { $box } is de box, { $captain } de kapitein.
now-between = Vóór partij { $game }: { $box } is de box, { $captain } de kapitein.
now-partner = { $you ->
    [true] Wil jij partner van de box zijn?
   *[false] { $who } is gevraagd als partner van de box.
}
now-draw = Niemand wil partner zijn: de box kan er een loten.
now-closed = De sessie is voorbij. De rekeningen laten zien wat er nog te betalen is.
now-extras = { $you ->
    [true] Jij neemt als enige aan: de anderen kunnen je elk nog een cube geven en betalen je dan { $price }.
   *[false] { $who } neemt als enige aan. Wie heeft gepast, kan een extra cube geven en betaalt daarbij { $price }.
}
now-tie = { $you ->
    [true] Twee keer hetzelfde getal. Nog eens de inzet verdubbelen?
   *[false] Twee keer hetzelfde getal: { $who } beslist of de inzet nog eens verdubbelt.
}
now-wooden = Partij { $game } wordt op het houten bord gespeeld. Voer cubes en de uitslag in.
now-box-offers = { $step ->
    [beaver] { $box }: beaver naar { $value } tegen { $members }.
    [raccoon] { $box }: raccoon naar { $value } tegen { $members }.
    [otter] { $box }: otter naar { $value } tegen { $members }.
   *[double] { $box } (box): verdubbeling naar { $value } tegen { $members }.
}
now-team-offers = { $step ->
    [beaver] { $members }: beaver naar { $value }.
    [raccoon] { $members }: raccoon naar { $value }.
    [otter] { $members }: otter naar { $value }.
   *[double] { $members }: verdubbeling naar { $value }.
}
now-offer-part = { $by ->
    [box] naar { $value } tegen { $members }
   *[team] { $members } naar { $value }
}
now-box-offers-apart = { $step ->
    [beaver] { $box }: beaver { $list }.
    [raccoon] { $box }: raccoon { $list }.
    [otter] { $box }: otter { $list }.
   *[double] { $box } (box): verdubbeling { $list }.
}
now-team-offers-apart = { $step ->
    [beaver] Beaver: { $list }.
    [raccoon] Raccoon: { $list }.
    [otter] Otter: { $list }.
   *[double] Verdubbeling: { $list }.
}
waits-next-game = Je speelt mee vanaf de volgende partij.
now-resignation = { $you ->
    [true] Je krijgt { $win ->
        [gammon] een gammon
        [backgammon] een backgammon
       *[single] een enkele partij
    } aangeboden. Aannemen?
   *[false] Opgave aangeboden: { $win ->
        [gammon] een gammon
        [backgammon] een backgammon
       *[single] een enkele partij
    }. Wachten op { $who }.
}
now-opening-yours = Openingsworp: gooi je dobbelsteen.
now-opening = Openingsworp: box en kapitein gooien elk één dobbelsteen.
now-roll-cube = { $you ->
    [true] Jouw beurt: gooi of verdubbel.
   *[false] { $who } is aan de beurt. Jij kunt eerst verdubbelen.
}
now-roll = { $you ->
    [true] Jouw beurt: gooi.
   *[false] { $who } is aan de beurt om te gooien.
}
now-play = { $who } speelt { $roll }.
now-shown = { $you ->
    [true] Er is gespeeld: als je gooit, ga je akkoord.
   *[false] Er is gespeeld; { $who } kan om een geldige zet vragen.
}
now-advise = { $who } speelt { $roll }. Verzet stenen om de kapitein een zet te laten zien.
now-advise-ready = Laat de kapitein deze zet zien, of maak hem ongedaan.
waits-roll_die = Moet nog gooien: { $who }.
waits-offer = Kan nog verdubbelen: { $who }.
waits-answer = Moet nog antwoorden: { $who }.
waits-extra = Moet nog beslissen: { $who }.
time-left = nog { $time }

# Acts
choice-roll_die = Dobbelsteen gooien
choice-roll_opening = Gooien
choice-draw_partner = Partner loten
choice-give_extra = Cube geven, { $price } betalen
choice-decline_extra = Geen cube geven
choice-count_tie = Automatische verdubbeling aannemen
choice-decline_tie = Cube zo laten
choice-accept_partner = Partner van de box zijn
choice-decline_partner = Nee, dank je
choice-start_game = { $game ->
    [1] Eerste partij beginnen
   *[other] Partij { $game } beginnen
}
choice-seek_partner = Partner zoeken
choice-end_partnership = Partnerschap beëindigen
choice-double = Verdubbelen naar { $value }
choice-double_all = Allen verdubbelen
choice-double_some = Gekozen cubes verdubbelen
choice-hold = Niet verdubbelen
choice-join = Meedoen
choice-stay = Toch blijven
choice-leave = Chouette verlaten
choice-leave-game = Weggaan na deze partij
choice-close = Sessie beëindigen
sure-leave = Weggaan? Je rekening blijft open tot die is vereffend.
sure-close = De sessie voor iedereen beëindigen? De rekeningen blijven bewaard.
act-roll_opening = Gooien

# Answering
answer-title = { $n ->
    [one] Jouw antwoord
   *[other] Jouw antwoord op { $n } cubes, als één beslissing
}
answer-cube = { $who }: { $asked } als je aanneemt, { $refused } kwijt als je past
answer-cube-alone = { $asked } als je aanneemt, { $refused } kwijt als je past
answer-take = Aannemen
answer-drop = Passen
answer-beaver = Beaver
answer-raccoon = Raccoon
answer-otter = Otter
answer-all-take = Alle aannemen
answer-all-drop = Op alle passen
answer-all-beaver = Alle beaveren
answer-all-raccoon = Raccoon op alle
answer-all-otter = Otter op alle
answer-send = Antwoorden
answer-weigh = Je speelt dan om { $played } en betaalt nu { $paid }.
answer-open = Kies voor elke cube een antwoord.
answer-fine = De regels staan dit antwoord toe.
offer-title = Welke cubes?
settle-title = Een cube schikken
settle-offer = Aanbieden
settle-offered = { $own ->
    [true] Je hebt een schikking aangeboden voor { $yours ->
        [true] jouw cube
       *[false] de cube van { $who }
    }.
   *[false] { $by } biedt een schikking aan voor { $yours ->
        [true] jouw cube
       *[false] de cube van { $who }
    }.
}
settle-comes-to = { $way ->
    [receive] Jij zou { $amount } krijgen.
    [pay] Jij zou { $amount } betalen.
   *[nothing] Niemand zou iets betalen.
}
settle-points = { $yours ->
    [true] Jouw cube
   *[false] Cube van { $who }
}
settle-way-receive = Ik krijg
settle-way-pay = Ik betaal
settle-note = In punten; halve mogen. Een aanbod geldt tot de volgende worp, zet of verdubbeling.
settle-accept = Aannemen
settle-decline = Afslaan
settle-withdraw = Intrekken

# The list of members
line-title = Leden en cubes
line-cube-ends = box ↔ eigen
line-game = Deze partij
line-total = Punten
line-you = jij
line-leaving = gaat weg na deze partij
line-awaited = aan de beurt
line-extra = extra cube tegen { $who }
line-bot = bot
line-pips = { $n } pips
line-ask = Om advies vragen
cube-at = { $at ->
    [box] Cube op { $value }, in handen van de box
    [own] Cube op { $value }, in handen van { $who }
   *[middle] Cube op { $value }, in het midden
}
cube-offered = { $by ->
    [box] door de box aangeboden op { $value }
   *[team] aan de box aangeboden op { $value }
}
cube-settled = { $winner ->
    [box] gewonnen door de box
    [team] gewonnen van de box
   *[agreed] schikking
}
cube-single = De cube
cube-won = gewonnen
cube-lost = gepast
cube-agreed = schikking

# Talk
talk-title = Teamoverleg
talk-never = De regels van deze tafel staan geen advies aan de kapitein toe.
talk-free = De regels van deze tafel staan jouw advies nu niet toe.
talk-after-cube = Het team mag adviseren zodra een cube is gedraaid.
talk-cube-holders = Wie een cube heeft aangeboden of aangenomen mag adviseren, en wie de kapitein erom vraagt.
talk-label = Advies aan de kapitein
talk-label-team = Iets tegen je team
talk-title-partner = Box en partner
talk-agree = Mee eens
talk-agreed = mee eens: { $who }
table-talk-title = Tafelpraat
table-talk-label = Aan iedereen aan tafel
line-away = weg
line-asked = gevraagd
line-unask = Vraag intrekken
sure-paid = Heb je { $to } { $amount } betaald? Het wordt voor iedereen in de rekeningen gezet.
sure-leave-plays-on = Weggaan? Je cube speelt door onder de kapitein tot de partij is afgelopen. Je rekening blijft open tot die is vereffend.
sure-leave-loses = Weggaan? Aan deze tafel verlies je je open cubes meteen, zoals ze staan. Je rekening blijft open tot die is vereffend.

# Accounts
accounts-title = Rekeningen
accounts-open = Rekeningen en vereffening
accounts-games = Partijen
accounts-none = Er is nog geen partij afgelopen.
accounts-sum = De rekeningen tellen op tot { $sum }.
accounts-fewest = Zo min mogelijk betalingen
accounts-pay = { $from } betaalt { $to } { $amount }
accounts-paid = Ik heb dit betaald
accounts-even = Niemand is iets schuldig.
game-line = { $winner ->
    [box] { $box } (box) wint van { $captain }
   *[team] { $captain } wint van { $box } (box)
}{ $win ->
    [gammon] , gammon
    [backgammon] , backgammon
   *[other] {""}
}{ $ending ->
    [dropped] , alle cubes afgehandeld
    [resigned] , opgegeven
    [claimed] , geclaimd
    [flag] , op tijd
    [forfeited] , door verzuim
    [adjudicated] , door een beslissing
   *[borne_off] {""}
}
game-fate = { $fate ->
    [stays] De box blijft.
    [behind] De box heeft gewonnen, maar stond in punten achter: de box gaat achter in de rij.
   *[beaten] De box gaat achter in de rij.
}

# Said as it happens
said-joins = { $who } doet mee.
said-stays = { $who } blijft toch.
said-leaving = { $who } gaat weg na deze partij.
said-gone = { $who } is weggegaan.
said-order = De volgorde: { $names }.
said-die = { $you ->
    [true] Je hebt { $die } gegooid.
   *[false] { $who } heeft { $die } gegooid.
}
said-game = Partij { $game }: { $box } is de box, { $captain } de kapitein.
said-captain = { $you ->
    [true] Jij bent nu kapitein.
   *[false] { $who } is nu kapitein.
}
said-answer = { $n ->
    [one] Jouw antwoord, graag: aannemen of passen?
   *[other] Jouw antwoord op { $n } cubes, graag.
}
said-answered = { $who } heeft geantwoord. Moet nog antwoorden: { $n ->
    [0] niemand
   *[other] { $rest }
}.
said-settled = { $winner ->
    [box] { $you ->
        [true] Jouw cube
       *[false] De cube van { $who }
    }: gewonnen door de box.
   *[team] { $you ->
        [true] Jouw cube
       *[false] De cube van { $who }
    }: gewonnen van de box.
}
said-agreed = { $you ->
    [true] Jouw cube
   *[false] De cube van { $who }
}: met een schikking afgedaan.
said-cube = { $at ->
    [box] { $you ->
        [true] Jouw cube
       *[false] De cube van { $who }
    }: { $value }, in handen van de box.
    [own] { $you ->
        [true] Jouw cube: { $value }, in jouw handen.
       *[false] De cube van { $who }: { $value }, in handen van { $who }.
    }
   *[middle] { $you ->
        [true] Jouw cube
       *[false] De cube van { $who }
    }: { $value }, in het midden.
}
said-extra = { $from } geeft { $to } een extra cube op { $value }.
said-result = Partij { $game }: { $winner ->
    [box] { $box }, de box, wint van { $captain }
   *[team] { $captain } wint van { $box }, de box
}{ $win ->
    [gammon] {" "}met een gammon
    [backgammon] {" "}met een backgammon
   *[other] {""}
}{ $ending ->
    [dropped] , alle cubes afgehandeld
    [resigned] , opgegeven
    [claimed] , geclaimd
    [flag] , op tijd
    [forfeited] , door verzuim
    [adjudicated] , door een beslissing
   *[borne_off] {""}
}. { $fate ->
    [stays] De box blijft.
    [behind] De box heeft gewonnen, maar stond in punten achter: de box gaat achter in de rij.
   *[beaten] De box gaat achter in de rij.
}
said-points = { $list }.
said-may-double = Je kunt verdubbelen voordat er wordt gegooid.

# Over the wooden board
wood-title = Scoreboek
wood-add = Speler toevoegen
wood-name = Naam
wood-order = Volgorde bepalen
wood-order-note = Eerst de box, dan de kapitein, dan de rij, volgens de gegooide dobbelstenen.
wood-up = { $who } omhoog
wood-down = { $who } omlaag
wood-doubles = Wie verdubbelt?
wood-double = { $who } verdubbelt naar { $value }
wood-box-doubles = { $who } (box) verdubbelt
wood-answers = { $who } antwoordt
wood-rolled = Er is gegooid
wood-tie = Gelijk bij de openingsworp
wood-result = De partij is voorbij
wood-box-wins = { $who } (box) wint
wood-team-wins = { $who } en het team winnen
wood-single = Enkel
wood-gammon = Gammon
wood-backgammon = Backgammon
wood-undo = Laatste invoer ongedaan maken
wood-undo-more = Meer ongedaan maken
wood-undo-steps = Hoeveel invoeren
wood-leave = { $who } gaat weg
wood-join = { $who } blijft
wood-stake = Inzet voor de volgende partij
wood-unit = Een punt is waard
wood-currency = Valuta
wood-settle = Een cube in overleg schikken
wood-settle-cube = De cube van
wood-settle-points = Punten
wood-settle-note = Wat het lid krijgt; negatief als het lid betaalt. Halve mogen.
wood-set = Vastleggen
wood-pay = Betaling noteren
wood-from = Van
wood-to = Aan
wood-amount = Bedrag
wood-no-amount = Vul een bedrag boven nul in, met de decimalen van de valuta.
wood-record = Noteren
wood-partner = Gelote partner
wood-others = Leden, inzet, betalingen

# Keys
key-chouette-go = gooien, klaar, beginnen
key-chouette-double = verdubbelen: je cube, of alle cubes als jij de box bent
key-chouette-take = alles aannemen wat je is aangeboden
key-chouette-drop = op alles passen wat je is aangeboden
key-chouette-beaver = alles beaveren wat je is aangeboden
key-chouette-hold = deze beurt niet verdubbelen
key-chouette-cubes = alle cubes voorlezen
key-chouette-wait = zeggen wie er nog aan de beurt is
key-chouette-talk = advies schrijven
key-chouette-answer = naar het antwoord

# Why something is refused
chouette-house-only = Dat kan alleen de server.
chouette-player-only = Dat kan alleen een speler.
chouette-not-opened = Zo’n chouette is er niet.
chouette-opened-already = Deze chouette bestaat al.
chouette-not-over = De sessie is niet voorbij.
chouette-goes-on-already = Dezelfde spelers zijn al een andere chouette begonnen.
chouette-over = De sessie is voorbij.
chouette-only-over-the-board = Dit wordt alleen bij een houten bord ingevoerd; online legt de server het vast.
chouette-only-online = Dit gebeurt op het houten bord en wordt niet ingevoerd.
chouette-dice-missing = De dobbelstenen voor deze worp ontbreken.
chouette-bad-text = De tekst is leeg of te lang.
chouette-not-here = Dat kan alleen voor leden die aan de chouette meedoen; alleen zij kunnen ook worden betaald.
chouette-joined-already = { $member } doet al mee.
chouette-name-taken = { $name } staat al in het boek: laat deze speler weer binnen, of vul een andere naam in, bijvoorbeeld met een voorletter.
chouette-full = Er kunnen er niet meer dan { $most } meedoen.
chouette-decide-first = Antwoord eerst op wat op je wacht: tussen twee beslissingen kun je weggaan.
chouette-leaving-already = Je hebt al gezegd dat je weggaat: je gaat als de partij voorbij is.
chouette-order-known = De volgorde staat al vast.
chouette-order-unknown = De volgorde staat nog niet vast.
chouette-no-roll-waited = Je bent niet aan de beurt om te gooien.
chouette-order-incomplete = De volgorde moet elke speler één keer noemen.
chouette-too-few = Een chouette heeft drie of meer spelers nodig.
chouette-game-in-play = Er is een partij aan de gang.
chouette-no-game = Er is geen partij aan de gang.
chouette-no-part = Je doet aan deze partij niet mee, of niet meer.
chouette-box-only = Dat kan alleen de box beslissen.
chouette-not-the-player = { $member } gooit, zet en beslist voor deze kant.
chouette-no-partner-yet = De box kan een partner hebben vanaf { $from } spelers.
chouette-partner-already = De box heeft al een partner.
chouette-no-partnership = Je hebt geen partnerschap om te beëindigen.
chouette-not-asked = Jij bent nog niet aan de beurt om als partner te worden gevraagd.
chouette-lot-too-early = Een partner wordt pas geloot als iedereen is gevraagd en niemand wilde.
chouette-not-in-the-lot = { $member } doet niet mee aan de loting om een partner.
chouette-board = De regels staan dat nu niet toe.
chouette-too-many-steps = Een zet heeft hoogstens vier stappen.
chouette-tie-waits = Eerst beslist de box of de gelijke worp de inzet verdubbelt.
chouette-no-tie = Er wacht geen gelijke worp om te worden geteld.
chouette-opening-over = De partij is begonnen; gelijke openingsworpen komen ervoor.
chouette-cubes-wait = Eerst moeten de aangeboden cubes worden beantwoord.
chouette-extras-wait = Eerst beslist wie heeft gepast over extra cubes.
chouette-others-may-offer = Anderen kunnen hun cube nog aanbieden: { $members }.
chouette-answered-this-turn = De box heeft geantwoord; vóór de volgende worp kan niemand een cube aanbieden.
chouette-captain-offers = Alleen { $member } kan de cube van het team aanbieden.
chouette-one-cube = Er is één cube: hij wordt aan allen aangeboden, en de box antwoordt voor allen gelijk.
chouette-nothing-to-offer = Je hebt geen cube om aan te bieden.
chouette-not-your-cube = Je kunt de cube van { $member } niet aanbieden.
chouette-offered-already = De cube van { $member } is deze beurt al aangeboden.
chouette-cube-exhausted = Hoger kan de cube niet.
chouette-nothing-offered = Je is niets aangeboden.
chouette-answered-already = Je hebt al geantwoord.
chouette-answer-each = Antwoord op elke cube die je is aangeboden: { $members }.
chouette-response-not-enabled = De regels van deze tafel kennen dat antwoord niet.
chouette-duty-take-enough = Allen hebben verdubbeld: de cubes die je aanneemt ({ $taken }) moeten minstens zoveel waard zijn als die waarop je past ({ $dropped }){ $before ->
    [0] {""}
   *[other] {" "}en wat je in deze partij al hebt verloren ({ $before })
}.
chouette-duty-takers-beaver = Aan deze tafel neem je een verdubbeling met een beaver aan.
chouette-duty-beaver-the-captain = Neem je alleen de cube van de kapitein aan, dan moet je beaveren.
chouette-duty-take-the-captain = Neem je een van deze cubes aan, dan moet je die van de kapitein ({ $member }) aannemen.
chouette-duty-sole-taker-beavers = Alle anderen hebben gepast: wie als enige aanneemt, moet beaveren.
chouette-duty-last-rejects = Alle anderen hebben op de verdubbeling van de box gepast: jij moet ook passen.
chouette-no-extra = Je hebt nu geen extra cube te geven.
chouette-no-advice = De regels van deze tafel staan jouw advies nu niet toe.
chouette-advises-nobody = De leden van het team adviseren hun kapitein; de box speelt alleen.
chouette-out-of-the-game = Je doet aan deze partij niet meer mee en kunt niet adviseren.
chouette-no-settlement = Die cube is niet aan jou om te schikken.
chouette-bad-amount = Dat bedrag kan niet.
chouette-pays-themselves = Niemand kan aan zichzelf betalen: kies twee spelers.
stake-currency = “{ $text }” is geen valuta: schrijf een code als EUR, of laat het veld leeg om om punten te spelen.
stake-decimals = { $cents ->
    [points] Punten zijn heel: schrijf de inzet zonder decimalen.
    [no] { $currency } wordt in hele eenheden geteld: schrijf de inzet zonder decimalen.
   *[yes] Een bedrag in { $currency } heeft hoogstens twee decimalen.
}
stake-bounds = { $cents ->
    [points] Een punt is 1 tot 1.000.000 punten waard.
    [no] Een punt is 1 tot 1.000.000 { $currency } waard.
   *[yes] Een punt is 0,01 tot 10.000 { $currency } waard.
}
chouette-nothing-to-undo = Er zijn maar { $acts } invoeren om ongedaan te maken.
chouette-nothing-due = Er hoeft niets te gebeuren.
chouette-nothing-changes = Dat zou niets veranderen.
chouette-dice-called = De dobbelstenen worden zo gegooid.
chouette-not-that-roll = Die worp is niet opgeroepen, of al gedaan.
chouette-no-own-chain = Alleen box en kapitein hebben een keten, en elk opent de eigen.
chouette-chain-too-late = Een keten wordt één keer vastgelegd, vóór de eerste worp van zijn reeks.
chouette-link-opened-already = De schakel voor deze worp is al geopend.
chouette-bad-link = Die schakel past niet bij wat is vastgelegd.

# A game as it went
history-of = Partij { $n }, zet voor zet
history-open = Zet voor zet
history-colours = { $box } (box)
history-colours-team = het team
history-boards = Het bord na elke zet; kies er een om het te vergroten, met de pijltjestoetsen stap je erdoor.
history-position = Stelling. { $box }: { $white }. { $captain }: { $black }.
history-before = ← Vorige partij
history-next = Volgende partij →
history-order = { $partnered ->
    [true] Box { $box } met { $partner } tegen { $team }, de kapitein eerst.
   *[false] Box { $box } tegen { $team }, de kapitein eerst.
}
history-opening = Opening: { $box } gooit { $white }, { $captain } { $black }.
history-tie = Opening: beiden gooien { $white }.
history-same = Opening: twee keer hetzelfde getal.
history-tie-counted = neemt de automatische verdubbeling aan
history-tie-declined = De box laat de cube zo.
history-cannot = geen zet mogelijk
history-doubles = verdubbelt
history-box-doubles = verdubbelt { $against }
history-answer = { $who }: { $answer }, { $value }{ $owner ->
    [own] {""}
   *[other] {" "}(cube van { $of })
}{ $duty ->
    [none] {""}
    [sole_taker_beavers] {" "}(verplicht, CHO-15: wie als enige aanneemt, moet beaveren)
    [last_rejects] {" "}(verplicht, CHO-09: de laatste moet passen zoals alle anderen)
   *[other] {" "}(verplicht)
}
history-captain = { $who } is nu kapitein: { $why ->
    [declined] de kapitein heeft gepast.
    [cube_dropped] op de cube van de kapitein is gepast.
    [settled] over de cube van de kapitein is een schikking getroffen.
    [too_slow] de kapitein was niet op tijd.
   *[left] de kapitein is weggegaan.
}
history-extra = { $from } geeft { $to } een extra cube en betaalt { $price }.
history-settled = { $from } schikt met { $to }: { $points }.
history-slow = { $who } was niet op tijd.
history-left-cubes = { $who } gaat weg en verliest de cube.
history-challenge = vraagt om een geldige zet
history-resign = biedt aan { $win ->
    [gammon] een gammon
    [backgammon] een backgammon
   *[single] een enkele partij
} op te geven
history-claim = claimt { $win ->
    [gammon] een gammon
    [backgammon] een backgammon
   *[single] de partij
}
history-resignation-accepted = neemt aan
history-resignation-rejected = speelt door
again-open = Nog een chouette met dezelfde spelers
again-go = Naar de nieuwe chouette

# What has just happened
news-title = Wat er net is gebeurd
news-tie = Beiden gooiden { $die }.
news-tie-counted = De gelijke worp verdubbelde alle cubes.
news-tie-declined = De box laat de cubes na de gelijke worp zoals ze zijn.
news-doubled = { $you ->
    [true] Je hebt { $n ->
        [one] een cube
       *[other] { $n } cubes
    } verdubbeld.
   *[false] { $who } heeft { $n ->
        [one] een cube
       *[other] { $n } cubes
    } verdubbeld.
}
news-answer = { $who }: { $answer }, { $value } (cube van { $of }){ $duty ->
    [none] {""}
    [sole_taker_beavers] {" "}– verplicht: wie als enige aanneemt, moet beaveren
    [last_rejects] {" "}– verplicht: de laatste moet passen zoals alle anderen
   *[other] {" "}– verplicht
}.
news-extra = { $you ->
    [true] Je hebt { $to } een extra cube gegeven.
   *[false] { $who } heeft { $to } een extra cube gegeven.
}
news-captain = { $you ->
    [true] Jij bent nu kapitein
   *[false] { $who } is nu kapitein
}: { $why ->
    [declined] de kapitein heeft gepast.
    [cube_dropped] op de cube van de kapitein is gepast.
    [settled] over de cube van de kapitein is een schikking getroffen.
    [too_slow] de kapitein was niet op tijd.
   *[left] de kapitein is weggegaan.
}
news-too-slow = { $side ->
    [box] De box was niet op tijd.
   *[team] De kapitein was niet op tijd.
}
news-settled = { $paid ->
    [true] Schikking over de cube van { $who }: { $points } voor { $to }.
   *[false] Schikking over de cube van { $who }, zonder betaling.
}
news-settle-declined = Het aanbod om de cube van { $who } te schikken is afgeslagen of ingetrokken.
news-silence = { $you ->
    [true] Je hebt niet op tijd geantwoord: { $answer }. Geen antwoord betekent het antwoord van de kapitein, of passen.
   *[false] { $who } heeft niet op tijd geantwoord: dat betekent het antwoord van de kapitein, of passen.
}
news-own-answer = { $n ->
    [one] Jouw antwoord: { $answer }. De anderen beslissen nog.
   *[other] Jouw antwoorden: { $answers }. De anderen beslissen nog.
}

# Who is not there, whose seat it is, and what goes along
role-stand_in = Voor de kapitein
news-stands-in = { $you ->
    [true] Je speelt in plaats van de kapitein tot die terug is.
   *[false] { $who } speelt in plaats van de kapitein tot die terug is.
}
news-captain-back = { $who } is terug als kapitein.
history-stands-in = { $who } speelt in plaats van de kapitein, die weg is.
history-captain-back = { $who } is terug en speelt verder.
history-silence = { $who } heeft niet op tijd geantwoord: dat betekent het antwoord van de kapitein, of passen.
talk-stand-in = Je speelt in plaats van de kapitein; hier staat het advies van het team.
claim-title = Sta je al in het scoreboek?
claim-lead = Kies je naam in plaats van opnieuw mee te doen. De host bevestigt het.
claim-seat = Ik ben { $who }
waits-claim = De host is gevraagd te bevestigen dat jij { $who } bent.
wood-claim = { $who } heeft de link geopend en zegt: “Ik ben { $seat } in het scoreboek.”
wood-claim-grant = Dat klopt
wood-claim-refuse = Nee
wood-enter = Invoeren
wood-sure-result = { $kind ->
    [gammon] { $title }: een gammon. De partij is afgelopen.
    [backgammon] { $title }: een backgammon. De partij is afgelopen.
   *[single] { $title }: een enkele partij. De partij is afgelopen.
}
wood-sure-pay = Volgens de rekeningen is { $from } aan { $to } { $owed } schuldig. Toch { $amount } invoeren?
accounts-debt = { $from } is { $to } { $amount } schuldig
accounts-carried = Meegenomen uit de vorige chouette: { $list }.
accounts-carried-on = Wat openstond, is meegegaan naar de volgende chouette en wordt daar betaald.
game-jacoby = Bij een cube die niet was gedraaid, telde een gammon enkel (Jacoby, CHO-18).
resign-costs = { $you ->
    [true] Je verliest { $amount }
   *[false] { $who } verliest { $amount }
}
strip-own-cube = { $at ->
    [box] Cube { $value }, van de box
    [own] Cube { $value }, van jou
   *[middle] Cube { $value }, midden
}
line-ask-mark = Vraag
line-asked-mark = Gevraagd
voice = Spraakkamer
voice-note = Een link (https) naar waar jullie praten. Iedereen aan tafel ziet hem.
voice-open = Spraakkamer openen
parts-title = Naast het bord
parts-members = Leden
parts-talk = Gesprek
parts-accounts = Rekeningen
parts-more = Meer
parts-board = Terug naar het bord
chouette-not-claimable = Deze plaats kan niet worden geclaimd: die is bezet, of niet door de host ingevoerd.
chouette-not-in-their-place = Je speelt in plaats van de kapitein en kunt niet namens die opgeven.

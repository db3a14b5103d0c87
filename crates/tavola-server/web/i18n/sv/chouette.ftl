# The chouette: what its page says besides what every table says. Read by the browser too: placeables and selectors only.

role-box = Box
role-partner = Partner
role-captain = Kapten
role-member = Lag
role-giver = Gav en kub
role-out = Ute
role-waiting = Väntar
role-gone = Borta
with-role = { $who }, { $role }
nobody = ingen
no-cubes = Det finns inga kuber på bordet.
points-count = { $n ->
    [one] en poäng
   *[other] { $size } poäng
}

# Where it stands
now-gathering = { $n ->
    [0] Ingen är med än: en chouette behöver tre eller fler.
    [one] En spelare är med: en chouette behöver tre eller fler.
   *[other] { $n } spelare är med: en chouette behöver tre eller fler.
}
now-enough = { $n } spelare är med. Slå en tärning om ordningen, eller vänta på fler.
now-enough-wooden = { $n } spelare är med. Slå var sin tärning på bordet och för in ordningen.
now-ordering = Alla slår en tärning: den högsta är box, den näst högsta kapten.
now-order = Ordningen är klar: { $box } är box, { $captain } kapten.
now-between = Före parti { $game }: { $box } är box, { $captain } kapten.
now-partner = { $you ->
    [true] Vill du vara boxens partner?
   *[false] { $who } har fått frågan att vara boxens partner.
}
now-draw = Ingen vill vara partner: boxen kan lotta fram en.
now-closed = Omgången är slut. Räkningarna visar vad som återstår att betala.
now-extras = { $you ->
    [true] Du är den enda som tar: de andra får var och en ge dig en kub till och betalar dig då { $price }.
   *[false] { $who } är den enda som tar. De som passade får ge en extrakub och betalar { $price } med den.
}
now-tie = { $you ->
    [true] Samma tal två gånger. Dubbla insatsen igen?
   *[false] Samma tal två gånger: { $who } avgör om insatsen dubblas igen.
}
now-wooden = Parti { $game } spelas på träbrädet. För in kuber och resultat.
now-box-offers = { $step ->
    [beaver] { $box }: beaver till { $value } mot { $members }.
    [raccoon] { $box }: raccoon till { $value } mot { $members }.
    [otter] { $box }: otter till { $value } mot { $members }.
   *[double] { $box } (box): dubbling till { $value } mot { $members }.
}
now-team-offers = { $step ->
    [beaver] { $members }: beaver till { $value }.
    [raccoon] { $members }: raccoon till { $value }.
    [otter] { $members }: otter till { $value }.
   *[double] { $members }: dubbling till { $value }.
}
now-offer-part = { $by ->
    [box] till { $value } mot { $members }
   *[team] { $members } till { $value }
}
now-box-offers-apart = { $step ->
    [beaver] { $box }: beaver { $list }.
    [raccoon] { $box }: raccoon { $list }.
    [otter] { $box }: otter { $list }.
   *[double] { $box } (box): dubbling { $list }.
}
now-team-offers-apart = { $step ->
    [beaver] Beaver: { $list }.
    [raccoon] Raccoon: { $list }.
    [otter] Otter: { $list }.
   *[double] Dubbling: { $list }.
}
waits-next-game = Du spelar från och med nästa parti.
now-resignation = { $you ->
    [true] Du erbjuds { $win ->
        [gammon] en gammon
        [backgammon] en backgammon
       *[single] ett enkelt parti
    }. Acceptera?
   *[false] Erbjudande att ge upp: { $win ->
        [gammon] en gammon
        [backgammon] en backgammon
       *[single] ett enkelt parti
    }. Väntar på { $who }.
}
now-opening-yours = Öppningsslaget: slå din tärning.
now-opening = Öppningsslaget: box och kapten slår en tärning var.
now-roll-cube = { $you ->
    [true] Din tur: slå eller dubbla.
   *[false] { $who } ska slå. Du kan dubbla först.
}
now-roll = { $you ->
    [true] Din tur: slå.
   *[false] { $who } ska slå.
}
now-play = { $who } spelar { $roll }.
now-shown = { $you ->
    [true] Ett drag är gjort: slå för att godta det.
   *[false] Ett drag är gjort; { $who } kan begära ett tillåtet.
}
now-advise = { $who } spelar { $roll }. Flytta brickor för att visa kaptenen ett drag.
now-advise-ready = Visa draget för kaptenen, eller ångra det.
waits-roll_die = Ska ännu slå: { $who }.
waits-offer = Kan ännu dubbla: { $who }.
waits-answer = Ska ännu svara: { $who }.
waits-extra = Ska ännu bestämma: { $who }.
time-left = { $time } kvar

# Acts
choice-roll_die = Slå din tärning
choice-roll_opening = Slå
choice-draw_partner = Lotta en partner
choice-give_extra = Ge en kub, betala { $price }
choice-decline_extra = Ge ingen kub
choice-count_tie = Godta den automatiska dubblingen
choice-decline_tie = Låt kuben vara
choice-accept_partner = Bli boxens partner
choice-decline_partner = Nej tack
choice-start_game = { $game ->
    [1] Börja första partiet
   *[other] Börja parti { $game }
}
choice-seek_partner = Sök en partner
choice-end_partnership = Avsluta partnerskapet
choice-double = Dubbla till { $value }
choice-double_all = Dubbla alla
choice-double_some = Dubbla de valda
choice-hold = Ingen dubbling
choice-join = Gå med
choice-stay = Stanna ändå
choice-leave = Lämna chouetten
choice-leave-game = Gå efter det här partiet
choice-close = Avsluta omgången
sure-leave = Lämna chouetten? Din räkning är öppen tills den är betald.
sure-close = Avsluta omgången för alla? Räkningarna sparas.
act-roll_opening = Slå

# Answering
answer-title = { $n ->
    [one] Ditt svar
   *[other] Ditt svar på { $n } kuber, som ett enda beslut
}
answer-cube = { $who }: { $asked } om du tar, { $refused } förlorat om du passar
answer-cube-alone = { $asked } om du tar, { $refused } förlorat om du passar
answer-take = Ta
answer-drop = Passa
answer-beaver = Beaver
answer-raccoon = Raccoon
answer-otter = Otter
answer-all-take = Ta alla
answer-all-drop = Passa alla
answer-all-beaver = Beavra alla
answer-all-raccoon = Raccoon på alla
answer-all-otter = Otter på alla
answer-send = Svara
answer-weigh = Du skulle spela om { $played } och betala { $paid } nu.
answer-open = Välj ett svar för varje kub.
answer-fine = Reglerna tillåter det här svaret.
offer-title = Vilka kuber?
settle-title = Gör upp om en kub
settle-offer = Erbjud
settle-offered = { $own ->
    [true] Du har erbjudit en uppgörelse om { $yours ->
        [true] din kub
       *[false] kuben med { $who }
    }.
   *[false] { $by } erbjuder en uppgörelse om { $yours ->
        [true] din kub
       *[false] kuben med { $who }
    }.
}
settle-comes-to = { $way ->
    [receive] Du skulle få { $amount }.
    [pay] Du skulle betala { $amount }.
   *[nothing] Ingen skulle betala något.
}
settle-points = { $yours ->
    [true] Din kub
   *[false] Kuben med { $who }
}
settle-way-receive = Jag får
settle-way-pay = Jag betalar
settle-note = I poäng; halva går bra. Ett erbjudande gäller till nästa slag, drag eller dubbling.
settle-accept = Anta
settle-decline = Tacka nej
settle-withdraw = Ta tillbaka

# The list of members
line-title = Medlemmar och kuber
line-cube-ends = box ↔ egen
line-game = Det här partiet
line-total = Poäng
line-you = du
line-leaving = går efter det här partiet
line-awaited = i tur
line-extra = extrakub mot { $who }
line-bot = bot
line-pips = { $n } pips
line-ask = Be om råd
cube-at = { $at ->
    [box] Kuben på { $value }, ägs av boxen
    [own] Kuben på { $value }, ägs av { $who }
   *[middle] Kuben på { $value }, i mitten
}
cube-offered = { $by ->
    [box] erbjuden av boxen på { $value }
   *[team] erbjuden boxen på { $value }
}
cube-settled = { $winner ->
    [box] vunnen av boxen
    [team] vunnen från boxen
   *[agreed] uppgjord
}
cube-single = Kuben
cube-won = vunnen
cube-lost = passad
cube-agreed = uppgjord

# Talk
talk-title = Lagets samtal
talk-never = Bordets regler tillåter inga råd till kaptenen.
talk-free = Bordets regler låter dig inte ge råd nu.
talk-after-cube = Laget får ge råd när en kub har vridits.
talk-cube-holders = De som har erbjudit eller tagit en kub får ge råd, och de som kaptenen frågar.
talk-label = Råd till kaptenen
talk-label-team = Något till ditt lag
talk-title-partner = Box och partner
talk-agree = Håll med
talk-agreed = håller med: { $who }
table-talk-title = Samtal vid bordet
table-talk-label = Till alla vid bordet
line-away = borta
line-asked = tillfrågad
line-unask = Ta tillbaka frågan
sure-paid = Har du betalat { $amount } till { $to }? Det förs in i räkningarna för alla.
sure-leave-plays-on = Lämna chouetten? Din kub spelar vidare under kaptenen tills partiet är slut. Din räkning är öppen tills den är betald.
sure-leave-loses = Lämna chouetten? Vid det här bordet förlorar du genast dina öppna kuber som de ligger. Din räkning är öppen tills den är betald.

# Accounts
accounts-title = Räkningar
accounts-open = Räkningar och betalning
accounts-games = Partier
accounts-none = Inget parti är slut än.
accounts-sum = Räkningarna blir tillsammans { $sum }.
accounts-fewest = Minsta antal betalningar
accounts-pay = { $from } betalar { $to } { $amount }
accounts-paid = Jag har betalat det här
accounts-even = Ingen är skyldig något.
game-line = { $winner ->
    [box] { $box } (box) slog { $captain }
   *[team] { $captain } slog { $box } (box)
}{ $win ->
    [gammon] , gammon
    [backgammon] , backgammon
   *[other] {""}
}{ $ending ->
    [dropped] , alla kuber avgjorda
    [resigned] , uppgivet
    [claimed] , efter krav
    [flag] , på tid
    [forfeited] , på walkover
    [adjudicated] , genom beslut
   *[borne_off] {""}
}
game-fate = { $fate ->
    [stays] Boxen stannar.
    [behind] Boxen vann men låg på minus i poäng: den går sist i kön.
   *[beaten] Boxen går sist i kön.
}

# Said as it happens
said-joins = { $who } går med.
said-stays = { $who } stannar ändå.
said-leaving = { $who } går efter det här partiet.
said-gone = { $who } har gått.
said-order = Ordningen: { $names }.
said-die = { $you ->
    [true] Du har slagit { $die }.
   *[false] { $who } har slagit { $die }.
}
said-game = Parti { $game }: { $box } är box, { $captain } kapten.
said-captain = { $you ->
    [true] Du är nu kapten.
   *[false] { $who } är nu kapten.
}
said-answer = { $n ->
    [one] Ditt svar, tack: ta eller passa?
   *[other] Ditt svar på { $n } kuber, tack.
}
said-answered = { $who } har svarat. Ska ännu svara: { $n ->
    [0] ingen
   *[other] { $rest }
}.
said-settled = { $winner ->
    [box] { $you ->
        [true] Din kub
       *[false] Kuben med { $who }
    }: vunnen av boxen.
   *[team] { $you ->
        [true] Din kub
       *[false] Kuben med { $who }
    }: vunnen från boxen.
}
said-agreed = { $you ->
    [true] Din kub
   *[false] Kuben med { $who }
} är uppgjord.
said-cube = { $at ->
    [box] { $you ->
        [true] Din kub
       *[false] Kuben med { $who }
    }: { $value }, ägs av boxen.
    [own] { $you ->
        [true] Din kub: { $value }, ägs av dig.
       *[false] Kuben med { $who }: { $value }, ägs av { $who }.
    }
   *[middle] { $you ->
        [true] Din kub
       *[false] Kuben med { $who }
    }: { $value }, i mitten.
}
said-extra = { $from } ger { $to } en extrakub på { $value }.
said-result = Parti { $game }: { $winner ->
    [box] { $box }, boxen, slår { $captain }
   *[team] { $captain } slår { $box }, boxen
}{ $win ->
    [gammon] {" "}med en gammon
    [backgammon] {" "}med en backgammon
   *[other] {""}
}{ $ending ->
    [dropped] , alla kuber avgjorda
    [resigned] , uppgivet
    [claimed] , efter krav
    [flag] , på tid
    [forfeited] , på walkover
    [adjudicated] , genom beslut
   *[borne_off] {""}
}. { $fate ->
    [stays] Boxen stannar.
    [behind] Boxen vann men låg på minus i poäng: den går sist i kön.
   *[beaten] Boxen går sist i kön.
}
said-points = { $list }.
said-may-double = Du kan dubbla innan tärningarna slås.

# Over the wooden board
wood-title = Poängbok
wood-add = Lägg till en spelare
wood-name = Namn
wood-order = Bestäm ordningen
wood-order-note = Först boxen, sedan kaptenen, sedan kön, efter tärningarna som slagits.
wood-up = Flytta upp { $who }
wood-down = Flytta ner { $who }
wood-doubles = Vem dubblar?
wood-double = { $who } dubblar till { $value }
wood-box-doubles = { $who } (box) dubblar
wood-answers = { $who } svarar
wood-rolled = Tärningarna har slagits
wood-tie = Samma tal i öppningsslaget
wood-result = Partiet är slut
wood-box-wins = { $who } (box) vinner
wood-team-wins = { $who } och laget vinner
wood-single = Enkel
wood-gammon = Gammon
wood-backgammon = Backgammon
wood-undo = Ångra senaste posten
wood-undo-more = Ångra flera
wood-undo-steps = Hur många poster
wood-leave = { $who } går
wood-join = { $who } stannar
wood-stake = Insats i nästa parti
wood-unit = En poäng är värd
wood-currency = Valuta
wood-settle = Gör upp om en kub efter överenskommelse
wood-settle-cube = Kuben med
wood-settle-points = Poäng
wood-settle-note = Vad medlemmen får; negativt om medlemmen betalar. Halva går bra.
wood-set = Ange
wood-pay = Anteckna en betalning
wood-from = Från
wood-to = Till
wood-amount = Belopp
wood-no-amount = Ange ett belopp över noll, med valutans decimaler.
wood-record = Anteckna
wood-partner = Lottad partner
wood-others = Medlemmar, insats, betalningar

# Keys
key-chouette-go = slå, klar, börja
key-chouette-double = dubbla: din kub, eller alla kuber om du är box
key-chouette-take = ta allt som erbjuds dig
key-chouette-drop = passa allt som erbjuds dig
key-chouette-beaver = beavra allt som erbjuds dig
key-chouette-hold = ingen dubbling den här turen
key-chouette-cubes = läs upp alla kuber
key-chouette-wait = säg vem som ännu ska handla
key-chouette-talk = skriv råd
key-chouette-answer = gå till svaret

# Why something is refused
chouette-house-only = Det kan bara servern göra.
chouette-player-only = Det kan bara en spelare göra.
chouette-not-opened = Någon sådan chouette finns inte.
chouette-opened-already = Den här chouetten finns redan.
chouette-not-over = Omgången är inte slut.
chouette-goes-on-already = Samma spelare har redan börjat en ny chouette.
chouette-over = Omgången är slut.
chouette-only-over-the-board = Det här förs bara in vid ett träbräde; på nätet antecknar servern det.
chouette-only-online = Det här sker på träbrädet och förs inte in.
chouette-dice-missing = Tärningarna för det här slaget saknas.
chouette-bad-text = Texten är tom eller för lång.
chouette-not-here = Det går bara för medlemmar som är med i chouetten; bara de kan också få betalt.
chouette-joined-already = { $member } är redan med.
chouette-name-taken = { $name } finns redan i boken: släpp in den spelaren igen, eller ange ett annat namn, till exempel med en initial.
chouette-full = Högst { $most } kan vara med.
chouette-decide-first = Svara först på det som väntar på dig: du kan gå mellan två beslut.
chouette-leaving-already = Du har redan sagt att du går: det gör du när partiet är slut.
chouette-order-known = Ordningen är redan bestämd.
chouette-order-unknown = Ordningen är inte bestämd än.
chouette-no-roll-waited = Det är inte din tur att slå.
chouette-order-incomplete = Ordningen måste ta upp varje spelare en gång.
chouette-too-few = En chouette behöver tre eller fler spelare.
chouette-game-in-play = Ett parti pågår.
chouette-no-game = Inget parti pågår.
chouette-no-part = Du är inte med i det här partiet, eller inte längre.
chouette-box-only = Det kan bara boxen bestämma.
chouette-not-the-player = { $member } slår, drar och bestämmer för den här sidan.
chouette-no-partner-yet = Boxen kan ha en partner med { $from } eller fler spelare.
chouette-partner-already = Boxen har redan en partner.
chouette-no-partnership = Du har inget partnerskap att avsluta.
chouette-not-asked = Det är inte din tur att få frågan om att bli partner.
chouette-lot-too-early = En partner lottas när alla har fått frågan och ingen ville.
chouette-not-in-the-lot = { $member } är inte med i lottningen av partner.
chouette-board = Reglerna tillåter inte det nu.
chouette-too-many-steps = Ett drag har högst fyra steg.
chouette-tie-waits = Först avgör boxen om det lika slaget dubblar insatsen.
chouette-no-tie = Inget lika slag väntar på att räknas.
chouette-opening-over = Partiet har börjat; lika öppningsslag kommer före det.
chouette-cubes-wait = Kuberna som erbjuds måste besvaras först.
chouette-extras-wait = Först bestämmer de som passade om extrakuber.
chouette-others-may-offer = Andra kan ännu erbjuda sina kuber: { $members }.
chouette-answered-this-turn = Boxen har svarat; ingen kan erbjuda en kub före nästa slag.
chouette-captain-offers = Bara { $member } kan erbjuda lagets kub.
chouette-one-cube = Det finns en kub: den erbjuds alla, och boxen svarar lika för alla.
chouette-nothing-to-offer = Du har ingen kub att erbjuda.
chouette-not-your-cube = Du kan inte erbjuda kuben med { $member }.
chouette-offered-already = Kuben med { $member } har redan erbjudits den här turen.
chouette-cube-exhausted = Kuben kan inte gå högre.
chouette-nothing-offered = Inget har erbjudits dig.
chouette-answered-already = Du har redan svarat.
chouette-answer-each = Svara på varje kub som erbjuds dig: { $members }.
chouette-response-not-enabled = Bordets regler har inte det svaret.
chouette-duty-take-enough = Alla har dubblat: kuberna du tar ({ $taken }) måste vara värda minst lika mycket som de du passar ({ $dropped }){ $before ->
    [0] {""}
   *[other] {" "}och det du har förlorat i det här partiet ({ $before })
}.
chouette-duty-takers-beaver = Vid det här bordet tas en dubbling med en beaver.
chouette-duty-beaver-the-captain = Tar du bara kaptenens kub måste du beavra.
chouette-duty-take-the-captain = Tar du någon av kuberna måste du ta kaptenens ({ $member }).
chouette-duty-sole-taker-beavers = Alla andra har passat: den enda som tar måste beavra.
chouette-duty-last-rejects = Alla andra har passat boxens dubbling: du måste också passa.
chouette-no-extra = Du har ingen extrakub att ge nu.
chouette-no-advice = Bordets regler låter dig inte ge råd nu.
chouette-advises-nobody = Lagets medlemmar ger sin kapten råd; boxen spelar ensam.
chouette-out-of-the-game = Du är ute ur partiet och kan inte ge råd.
chouette-no-settlement = Den kuben är inte din att göra upp om.
chouette-bad-amount = Det beloppet går inte.
chouette-pays-themselves = Ingen kan betala sig själv: välj två spelare.
stake-currency = ”{ $text }” är ingen valuta: skriv en kod som EUR, eller lämna fältet tomt för att spela om poäng.
stake-decimals = { $cents ->
    [points] Poäng är hela: skriv insatsen utan decimaler.
    [no] { $currency } räknas i hela enheter: skriv insatsen utan decimaler.
   *[yes] Ett belopp i { $currency } har högst två decimaler.
}
stake-bounds = { $cents ->
    [points] En poäng är värd från 1 till 1 000 000 poäng.
    [no] En poäng är värd från 1 till 1 000 000 { $currency }.
   *[yes] En poäng är värd från 0,01 till 10 000 { $currency }.
}
chouette-nothing-to-undo = Det finns bara { $acts } poster att ångra.
chouette-nothing-due = Inget ska göras.
chouette-nothing-changes = Det skulle inte ändra något.
chouette-dice-called = Tärningarna slås strax.
chouette-not-that-roll = Det slaget har inte begärts, eller är redan gjort.
chouette-no-own-chain = Bara box och kapten har en kedja, och var och en öppnar sin egen.
chouette-chain-too-late = En kedja läggs fast en gång, före första slaget i sin omgång.
chouette-link-opened-already = Kedjelänken för det här slaget är redan öppnad.
chouette-bad-link = Den kedjelänken passar inte det som lades fast.

# A game as it went
history-of = Parti { $n }, drag för drag
history-open = Drag för drag
history-colours = { $box } (box)
history-colours-team = laget
history-boards = Brädet efter varje drag; välj ett för att förstora det, piltangenterna stegar igenom.
history-position = Ställning. { $box }: { $white }. { $captain }: { $black }.
history-before = ← Föregående parti
history-next = Nästa parti →
history-order = { $partnered ->
    [true] Box { $box } med { $partner } mot { $team }, kaptenen först.
   *[false] Box { $box } mot { $team }, kaptenen först.
}
history-opening = Öppning: { $box } slår { $white }, { $captain } { $black }.
history-tie = Öppning: båda slår { $white }.
history-same = Öppning: samma tal två gånger.
history-tie-counted = godtar den automatiska dubblingen
history-tie-declined = Boxen låter kuben vara.
history-cannot = inget tillåtet drag
history-doubles = dubblar
history-box-doubles = dubblar { $against }
history-answer = { $who }: { $answer }, { $value }{ $owner ->
    [own] {""}
   *[other] {" "}(kuben med { $of })
}{ $duty ->
    [none] {""}
    [sole_taker_beavers] {" "}(enligt plikt, CHO-15: den enda som tar måste beavra)
    [last_rejects] {" "}(enligt plikt, CHO-09: den sista måste passa som alla andra)
   *[other] {" "}(enligt plikt)
}
history-captain = { $who } är nu kapten: { $why ->
    [declined] kaptenen har passat.
    [cube_dropped] kaptenens kub passades.
    [settled] kaptenens kub gjordes upp.
    [too_slow] kaptenen handlade inte i tid.
   *[left] kaptenen har gått.
}
history-extra = { $from } ger { $to } en extrakub och betalar { $price }.
history-settled = { $from } gör upp med { $to }: { $points }.
history-slow = { $who } handlade inte i tid.
history-left-cubes = { $who } går och förlorar kuben.
history-challenge = begär ett tillåtet drag
history-resign = erbjuder sig att ge upp { $win ->
    [gammon] en gammon
    [backgammon] en backgammon
   *[single] ett enkelt parti
}
history-claim = kräver { $win ->
    [gammon] en gammon
    [backgammon] en backgammon
   *[single] partiet
}
history-resignation-accepted = accepterar
history-resignation-rejected = spelar vidare
again-open = En ny chouette med samma spelare
again-go = Gå till den nya chouetten

# What has just happened
news-title = Vad som just har hänt
news-tie = Båda slog { $die }.
news-tie-counted = Det lika slaget dubblade alla kuber.
news-tie-declined = Boxen låter kuberna vara efter det lika slaget.
news-doubled = { $you ->
    [true] Du dubblade { $n ->
        [one] en kub
       *[other] { $n } kuber
    }.
   *[false] { $who } dubblade { $n ->
        [one] en kub
       *[other] { $n } kuber
    }.
}
news-answer = { $who }: { $answer }, { $value } (kuben med { $of }){ $duty ->
    [none] {""}
    [sole_taker_beavers] {" "}– enligt plikt: den enda som tar måste beavra
    [last_rejects] {" "}– enligt plikt: den sista måste passa som alla andra
   *[other] {" "}– enligt plikt
}.
news-extra = { $you ->
    [true] Du gav { $to } en extrakub.
   *[false] { $who } gav { $to } en extrakub.
}
news-captain = { $you ->
    [true] Du är nu kapten
   *[false] { $who } är nu kapten
}: { $why ->
    [declined] kaptenen har passat.
    [cube_dropped] kaptenens kub passades.
    [settled] kaptenens kub gjordes upp.
    [too_slow] kaptenen handlade inte i tid.
   *[left] kaptenen har gått.
}
news-too-slow = { $side ->
    [box] Boxen handlade inte i tid.
   *[team] Kaptenen handlade inte i tid.
}
news-settled = { $paid ->
    [true] Kuben med { $who } gjordes upp: { $points } till { $to }.
   *[false] Kuben med { $who } gjordes upp utan betalning.
}
news-settle-declined = Erbjudandet att göra upp om kuben med { $who } avböjdes eller togs tillbaka.
news-silence = { $you ->
    [true] Du svarade inte i tid: { $answer }. Inget svar betyder kaptenens svar, eller pass.
   *[false] { $who } svarade inte i tid: det betyder kaptenens svar, eller pass.
}
news-own-answer = { $n ->
    [one] Ditt svar: { $answer }. De andra bestämmer ännu.
   *[other] Dina svar: { $answers }. De andra bestämmer ännu.
}

# Who is not there, whose seat it is, and what goes along
role-stand_in = För kaptenen
news-stands-in = { $you ->
    [true] Du spelar i kaptenens ställe tills kaptenen är tillbaka.
   *[false] { $who } spelar i kaptenens ställe tills kaptenen är tillbaka.
}
news-captain-back = { $who } är tillbaka som kapten.
history-stands-in = { $who } spelar i stället för kaptenen, som är borta.
history-captain-back = { $who } är tillbaka och spelar vidare.
history-silence = { $who } svarade inte i tid: det betyder kaptenens svar, eller pass.
talk-stand-in = Du spelar i kaptenens ställe; lagets råd står här.
claim-title = Finns du redan i poängboken?
claim-lead = Välj ditt namn i stället för att gå med igen. Värden bekräftar det.
claim-seat = Jag är { $who }
waits-claim = Värden har blivit ombedd att bekräfta att du är { $who }.
wood-claim = { $who } har öppnat länken och säger: ”Jag är { $seat } i poängboken.”
wood-claim-grant = Det stämmer
wood-claim-refuse = Nej
wood-enter = För in
wood-sure-result = { $kind ->
    [gammon] { $title }: en gammon. Partiet slutar.
    [backgammon] { $title }: en backgammon. Partiet slutar.
   *[single] { $title }: en enkel vinst. Partiet slutar.
}
wood-sure-pay = Enligt räkningarna är { $from } skyldig { $to } { $owed }. Föra in { $amount } ändå?
accounts-debt = { $from } är skyldig { $to } { $amount }
accounts-carried = Medtaget från förra chouetten: { $list }.
accounts-carried-on = Det som var obetalt har följt med till nästa chouette och betalas där.
game-jacoby = På en kub som inte var vriden räknades en gammon enkelt (Jacoby, CHO-18).
resign-costs = { $you ->
    [true] Du förlorar { $amount }
   *[false] { $who } förlorar { $amount }
}
strip-own-cube = { $at ->
    [box] Kub { $value }, boxens
    [own] Kub { $value }, din
   *[middle] Kub { $value }, i mitten
}
line-ask-mark = Fråga
line-asked-mark = Tillfrågad
voice = Röstrum
voice-note = En länk (https) dit ni pratar. Alla vid bordet ser den.
voice-open = Öppna röstrummet
parts-title = Bredvid brädet
parts-members = Medlemmar
parts-talk = Samtal
parts-accounts = Räkningar
parts-more = Mer
parts-board = Tillbaka till brädet
chouette-not-claimable = Den här platsen kan inte begäras: den är upptagen, eller så har värden inte fört in den.
chouette-not-in-their-place = Du spelar i kaptenens ställe och kan inte ge upp för kaptenen.

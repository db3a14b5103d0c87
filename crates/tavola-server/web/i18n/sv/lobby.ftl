# The lobby: seeks, quick pairing, what goes on. Used by the server only.

lobby-quick-title = Spela mot någon nu
lobby-quick-note = En livematch: { $clock }. Ett tryck söker, ett till slutar söka. Mellan registrerade spelare räknas den för rating.
lobby-points = { $n ->
    [one] En poäng
   *[other] { $n } poäng
}
lobby-quick-nobody = Sök
lobby-quick-one = { $who } väntar
lobby-quick-many = { $n } väntar
lobby-quick-withdraw = Väntar: sluta
lobby-you-seek = Du söker:
lobby-waited = Väntat i
lobby-neighbour = { $n ->
    [one] { $who } väntar på en match till en poäng.
   *[other] { $who } väntar på en match till { $n } poäng.
}
lobby-join = Gå med
lobby-withdraw = Sluta söka
lobby-stands = Den här sökningen står kvar i två veckor, vare sig du är här eller inte.
lobby-meanwhile = Spela mot boten så länge
lobby-meanwhile-note = Din sökning står kvar: du blir kallad till bordet.
lobby-noscript = Utan JavaScript laddas sidan om av sig själv medan du söker.
lobby-clock = { $minutes } min per poäng, { $seconds } s per tur
lobby-unhurried = utan brådska
lobby-no-clock = ingen klocka
lobby-range = rating inom { $n }
lobby-title = Lobby
lobby-here = { $n ->
    [0] Ingen annan är här nu
    [one] En person är här nu
   *[other] { $n } personer är här nu
}
lobby-seeks-title = Söker motståndare
lobby-seeks-none = Ingen söker just nu.
lobby-seeks-add = Sök på egna villkor
lobby-tables-title = Pågående bord
lobby-tables-none = Inget bord att titta på just nu.
lobby-chouettes-title = Öppna chouetter
lobby-chouettes-none = Ingen öppen chouette just nu.
lobby-events-none = Ingen turnering just nu.
lobby-events-add = Öppna en turnering
lobby-players = { $n ->
    [one] En spelare
   *[other] { $n } spelare
}
lobby-strip-then = för 24 timmar sedan
lobby-strip-now = nu
lobby-strip-empty = För få besök än för att säga när folk kommer
lobby-strip-busiest = { $n ->
    [0] Oftast är flest här vid den här tiden
    [one] Oftast är flest här om ungefär en timme
   *[other] Oftast är flest här om ungefär { $n } timmar
}
lobby-called-title = Någon väntar på dig
lobby-called = { $who } sitter vid bordet.
lobby-called-note = Kommer du inte inom 30 sekunder stängs bordet. Det räknas inte.
lobby-called-rated = Kommer du inte inom 30 sekunder stängs bordet och inget räknas för rating. Den som ofta uteblir får vänta på nästa ratingmatch.
lobby-called-go = Gå till bordet
lobby-called-stay = Inte nu
lobby-gone = Någon hann före, eller så har sökningen tagits tillbaka. Välj en annan.
lobby-own = Den här sökningen är din egen. Du kan inte spela mot dig själv.
lobby-too-many = Det finns nog med sökningar just nu. Gå med i en av dem, eller ta tillbaka en av dina.
lobby-not-rated-they = Den här spelaren kan inte spela för rating nu. Be om en match som inte räknas.
lobby-not-rated = Du kan inte spela för rating nu. Välj en match som inte räknas.

lobby-asks-title = Utmaningar och avtalade tider
lobby-agreed = Du spelar mot { $who }
lobby-challenged = Du har utmanat { $who }
lobby-proposed = Du har bett { $who } om en match
lobby-challenges-you = { $who } utmanar dig
lobby-proposes = { $who } ber dig om en match
lobby-act-accept = Anta
lobby-act-decline = Tacka nej
lobby-act-take_back = Ta tillbaka
lobby-date-cancel = Avboka tiden
lobby-act-begin = Gå till bordet
lobby-reason = Skäl
lobby-reason-none = Inget skäl
lobby-reason-later = En annan gång
lobby-reason-shorter = En kortare match
lobby-reason-longer = En längre match
lobby-reason-clock = En annan klocka
lobby-reason-rules = Andra regler
lobby-choices = Vem som får utmana dig, och när du får veta
lobby-challenged-by = Utmaningar från
lobby-challenged-by-anybody = Alla
lobby-challenged-by-registered = Registrerade spelare
lobby-challenged-by-near = Registrerade spelare inom 300 ratingpoäng
lobby-challenged-by-nobody = Ingen
lobby-alerts = Säg till när någon söker motståndare, högst tre gånger om dagen
lobby-choices-keep = Spara
lobby-challenge-over = Den utmaningen är över.
lobby-challenge-early = Du kan sätta dig från 15 minuter före avtalad tid.
lobby-challenge-nobody = Den här spelaren tar inga utmaningar nu.
lobby-challenge-registered = Den här spelaren tar bara utmaningar från registrerade spelare.
lobby-challenge-near = Den här spelaren tar bara utmaningar från registrerade spelare inom 300 ratingpoäng.
lobby-too-many-challenges = Du har utmanat många på sistone. Vänta först på deras svar.
lobby-no-such-player = Ingen spelare heter så. Kontrollera stavningen.
challenges-title = Utmaningar
challenges-lead = Välj en spelare och villkoren. Utmaningen går fram, och svaret kommer när det passar.
choose-anybody = Vem som helst: sök i lobbyn
choose-anybody-note = Utan klocka och utan brådska står sökningen kvar i två veckor.
choose-named = En spelare, med namn
knob-whom = Spelarens namn
knob-whom-note = Bara när du utmanar en spelare.
knob-range = Motståndarens rating
knob-range-note = Bara när du söker i lobbyn.
knob-range-any = Vilken som helst
table-next-week = Samma tid nästa vecka
table-next-week-asked = Du har bett om en match samma tid nästa vecka. Din motståndare får veta det, och du får veta svaret.

# The table: what its page says during play. Read by the browser too: placeables and selectors only.

you = du
you-first = Du
you-object = dig
white = Vit
black = Svart
bot = bot
you-mark = du
seat-free = Ledig plats
gone = borta
bar-word = bar
off-word = off
number = { $n ->
    [0] ingen
    [1] ett
    [2] två
    [3] tre
    [4] fyra
    [5] fem
    [6] sex
    [7] sju
    [8] åtta
    [9] nio
    [10] tio
    [11] elva
    [12] tolv
    [13] tretton
    [14] fjorton
    [15] femton
   *[other] { $n }
}
# Places and what stands there
board-label = Bräde. Med piltangenterna går du från fält till fält, med Enter flyttar du en bricka.
point = fält { $number }
bar-yours = din bar
bar-theirs = motståndarens bar
tray-yours = dina avspelade brickor
tray-theirs = motståndarens avspelade brickor
bar-white = Vits bar
bar-black = Svarts bar
tray-white = Vits avspelade brickor
tray-black = Svarts avspelade brickor
place = { $place }, { $checkers }
checkers-none = tomt
checkers-count = brickor: { $count }
checkers-yours = { $n ->
    [1] en ensam av dina
   *[other] { $count } av dina
}
checkers-theirs = { $n ->
    [1] en ensam av motståndarens
   *[other] { $count } av motståndarens
}
checkers-white = { $n ->
    [1] en ensam av Vits
   *[other] { $count } av Vits
}
checkers-black = { $n ->
    [1] en ensam av Svarts
   *[other] { $count } av Svarts
}
moves-to = flytta till { $to }
moves-hitting = flytta till { $to } och slå ut
moves-off = spela av
quadrant-home = Ditt bo: { $checkers }
quadrant-outer = Din yttre plan: { $checkers }
quadrant-their-outer = Motståndarens yttre plan: { $checkers }
quadrant-their-home = Motståndarens bo: { $checkers }
dice-swap = Tärningar { $a } och { $b }: byt ordning
dice-done = Tärningar { $a } och { $b }, spelade: ta upp dem
cube-press = Kub: dubbla till { $value }
cube-middle = Kuben i mitten, på { $value }
cube-owned = Kuben på { $value }, ägs av { $you ->
    [true] dig
   *[false] { $who }
}

# Acts
act-roll = Slå
act-double = Dubbla
act-confirm_double = Dubbla till { $value }
act-cancel_double = Nej
act-take = Ta
act-drop = Passa
act-beaver = Beaver
act-raccoon = Raccoon
act-otter = Otter
act-done = Klar
act-no_move = Inget tillåtet drag: fortsätt
act-undo = Ångra
act-next_game = Nästa parti
act-offer_rematch = Revansch
act-accept_rematch = Anta revansch
act-decline_rematch = Nej tack
act-accept_resignation = Acceptera
act-reject_resignation = Spela vidare
act-annul_doubles = Annullera dubblingarna
act-annul_doubles-detail = ingen dubbling i Crawfordpartiet
act-correct_start = Rätta startställningen
act-correct_start-detail = före fjärde slaget
act-roll_early = Slå i förtid
act-double_early = Dubbla i förtid
act-double_by_mistake = Dubbla i Crawfordpartiet
act-accept_play = Låt draget stå
act-challenge = Begär ett tillåtet drag
confirm-double = Dubbla till { $value }? Tryck igen för att bekräfta.

# The line under the board
status-waiting = Väntar på din motståndare.
status-waiting-doubles = Väntar på att alla ska sätta sig.
status-ready = Matchen börjar strax.
status-opening = Slå om vem som börjar.
status-opening-tie = Båda slog { $die }: slå igen.
status-rolling = Tärningarna rullar.
status-their-roll = { $who } ska slå.
status-their-play = { $who } spelar { $roll }.
status-doubled = Dubblat till { $value }. Väntar på { $who }.
status-play = { $roll }: ditt drag.
status-cannot = { $roll }: inget tillåtet drag.
status-complete = Tryck på Klar, eller ångra ett drag.
status-rolled-early = { $mover ->
    [you] { $who } har slagit { $roll } för tidigt: slaget står, och du spelar med vetskap om det. Det går inte att dubbla före det (IRR-07).
    [opponent] Du har slagit { $roll } för tidigt: slaget står, motståndaren spelar med vetskap om det, och du kan inte dubbla (IRR-07).
   *[other] { $who } har slagit { $roll } för tidigt: slaget står (IRR-07).
}
status-doubled-early = { $mover ->
    [you] { $who } har dubblat för tidigt: du spelar med vetskap om det, sedan svarar du (CUB-09).
    [opponent] Du har dubblat för tidigt: det går inte att ta tillbaka (CUB-09).
   *[other] { $who } har dubblat för tidigt (CUB-09).
}
status-shown = Ditt drag kan ifrågasättas tills { $who } slår.
status-challenged = { $who } begär ett tillåtet drag: spela { $roll } igen.
status-their-shown-answer = { $who } har spelat. Låt draget stå, eller begär ett tillåtet drag.
status-their-shown = { $who } har spelat. Slå för att godta draget.
status-resigned = Du har erbjudit dig att ge upp { $win ->
    [gammon] en gammon
    [backgammon] en backgammon
   *[single] ett enkelt parti
}. Väntar på svar.
status-next-wanted = Väntar på din motståndare.
status-rematch-asked = Du har bett om revansch.
status-rematch-offered = Din motståndare vill ha revansch.
status-closed = Det här bordet är stängt.
done-unmoved = Du har inte flyttat något. Tryck igen för att avsluta din tur ändå.
roll-early-sure = Din motståndare är inte klar. Slår du nu gäller slaget så som det här bordets regler säger. Tryck igen för att slå ändå.
double-early-sure = Den här dubblingen kommer för tidigt och går inte att ta tillbaka (CUB-09). Tryck igen för att dubbla ändå.
not-complete = Din tur är inte färdig: spela så många tal som reglerna tillåter.
not-now = Det går inte nu.
dice-used = Båda tärningarna är spelade. Ångra för att spela på annat sätt.
typing = Drag: { $text }
typed-wrong = ”{ $text }” är inget tillåtet drag.
deadline = { $you ->
    [true] Bestäm dig inom { $seconds } s.
   *[false] { $who } har { $seconds } s kvar att bestämma sig.
}
absence = { $who } är borta. Dröjer återkomsten mer än { $left } får du kräva vinsten.
line-open = Ansluten
line-lost = Anslutningen bruten. Ansluter igen…
replay-start = Partiets början, 0 av { $of }
replay = { $at } av { $of }: { $who } { $roll } { $play }

# Said as it happens
say-sits = { $who } sätter sig.
say-gone = { $who } har tappat anslutningen.
say-back = { $who } är tillbaka.
say-play = { $who } slog { $a }-{ $b } och spelade { $play }.
say-play-told = { $who } spelar { $play }.
say-play-short = { $play }.
say-cannot = { $who } slog { $a }-{ $b } och har inget tillåtet drag.
say-cannot-told = { $who } har inget tillåtet drag.
say-roll = { $double ->
    [true] Dubbel { $a }
   *[false] { $a }-{ $b }
}; { $n ->
    [0] inget tillåtet drag
    [one] ett drag
   *[other] { $n } drag
}.
say-roll-short = { $a }-{ $b }.
say-their-roll = { $who } slår { $a }-{ $b }.
say-complete = Turen färdig
say-forced = Tvingat: { $play }.
say-doubles = { $who } dubblar till { $value }. Ta eller passa?
say-beaver = { $who } beavrar: kuben skulle gå till { $value }.
say-raccoon = { $who } svarar med raccoon: kuben skulle gå till { $value }.
say-otter = { $who } svarar med otter: kuben skulle gå till { $value }.
say-cube = Kuben på { $value }, ägs av { $you ->
    [true] dig
   *[false] { $who }
}.
say-cube-middle = Kuben i mitten på { $value }.
say-game = Parti { $game }.
say-crawford = Parti { $game }, Crawfordpartiet: ingen dubbling.
say-result = { $you ->
    [true] Du vinner
    [lost] Du förlorar
   *[false] { $who } vinner
} { $win ->
    [gammon] en gammon
    [backgammon] en backgammon
   *[single] partiet
}{ $ending ->
    [dropped] {" "}efter en passad dubbling
    [resigned] {" "}genom uppgivning
    [claimed] {" "}genom krav på vinst
    [flag] {" "}på tid
    [forfeited] {" "}på walkover
    [adjudicated] {" "}genom beslut
   *[borne_off] {""}
}{ $cube ->
    [1] {""}
   *[other] {" "}med kuben på { $cube }
}, { $points ->
    [one] en poäng
   *[other] { $points } poäng
}.
say-match-won = { $you ->
    [true] Du vinner matchen
    [lost] Du förlorar matchen
   *[false] { $who } vinner matchen
}{ $cause ->
    [flag] {" "}på tid
    [too_slow] {" "}för att beslutet dröjde för länge
    [absent] {" "}{ $you ->
        [lost] för att du uteblev
       *[other] för att motståndaren uteblev
    }
    [left] {" "}{ $you ->
        [lost] för att du gick
       *[other] för att motståndaren gick
    }
    [resigned] {" "}genom uppgivning
    [ruling] {" "}genom beslut
   *[score] {""}
}.
say-session-over = { $cause ->
    [left] Omgången är slut: en spelare har gått.
    [absent] Omgången är slut: en spelare uteblev.
    [too_slow] Omgången är slut: ett beslut dröjde för länge.
    [flag] Omgången är slut: en spelares tid tog slut.
    [resigned] Omgången är slut: en spelare gav upp.
    [ruling] Omgången är slut genom beslut.
    [annulled] Matchen är annullerad: den räknas inte för någon.
   *[session_over] Omgången är slut.
}
say-resigns = { $who } erbjuder sig att ge upp { $win ->
    [gammon] en gammon
    [backgammon] en backgammon
   *[single] ett enkelt parti
}.
say-rejected = Erbjudandet att ge upp avvisades: spela vidare.
say-your-turn = Din tur: slå.
say-your-turn-cube = Din tur: slå eller dubbla.
say-pips = Pips: du { $yours }, motståndaren { $theirs }.
score-money = Ställning { $yours }–{ $theirs }.
points-word = poäng
score-stake = Ställning { $yours }–{ $theirs }: { $lead ->
    [level] ingen är skyldig något
    [you] du ligger { $amount } plus
    [opponent] din motståndare ligger { $amount } plus
   *[other] { $who } ligger { $amount } plus
}.
score-match = Ställning { $yours }–{ $theirs }, till { $length }.
score-match-stood = Ställningen var { $yours }–{ $theirs }, till { $length }.

# Around the board
bar-you = Du: { $who }
bar-them = Motståndare: { $who }
pips = { $n } pips
away = { $n } kvar
score-of = ställning { $n }
title-game = parti { $game }
title-crawford = Crawford
no-move = inget drag
moved-double = dubblar till { $value }
moved-take = tar
moved-drop = passar
moved-beaver = beaver till { $value }
moved-raccoon = raccoon till { $value }
moved-otter = otter till { $value }
moved-roll_early = slog för tidigt
moved-double_early = dubblade för tidigt till { $value }
moved-annul_doubles = Crawfordpartiets dubblingar annullerade
moved-correct_start = startställningen rättad
moved-challenge = begärde ett tillåtet drag
game-how = { $ending ->
    [dropped] pass
    [resigned] { $win ->
        [gammon] gammon, uppgiven
        [backgammon] backgammon, uppgiven
       *[single] uppgivet
    }
    [claimed] { $win ->
        [gammon] gammon, efter krav
        [backgammon] backgammon, efter krav
       *[single] efter krav
    }
    [flag] { $win ->
        [gammon] gammon, på tid
        [backgammon] backgammon, på tid
       *[single] på tid
    }
    [forfeited] { $win ->
        [gammon] gammon, på walkover
        [backgammon] backgammon, på walkover
       *[single] på walkover
    }
    [adjudicated] { $win ->
        [gammon] gammon, genom beslut
        [backgammon] backgammon, genom beslut
       *[single] genom beslut
    }
   *[borne_off] { $win ->
        [gammon] gammon
        [backgammon] backgammon
       *[single] enkel
    }
}
match-decided = { $cause ->
    [flag] matchen vunnen på tid
    [too_slow] matchen vunnen: beslutet dröjde för länge
    [absent] matchen vunnen: motståndaren uteblev
    [left] matchen vunnen: motståndaren gick
    [ruling] matchen vunnen genom beslut
   *[resigned] matchen uppgiven
}{ $between ->
    [true] {" "}mellan två partier
   *[false] {""}
}
plays-count = { $n ->
    [one] Ett tillåtet drag
   *[other] { $n } tillåtna drag
}
resign-single = Ge upp ett enkelt parti: { $points ->
    [one] 1 poäng
   *[other] { $points } poäng
}
resign-gammon = Ge upp en gammon: { $points } poäng
resign-backgammon = Ge upp en backgammon: { $points } poäng
resign-match = Ge upp hela matchen
resign-match-sure = Ja, ge upp hela matchen
resign-match-no = Nej, spela vidare
resign-when-done = { $win ->
    [gammon] Du erbjuder dig att ge upp en gammon
    [backgammon] Du erbjuder dig att ge upp en backgammon
   *[single] Du erbjuder dig att ge upp partiet
} så snart din tur är klar (END-08). Med Esc tar du tillbaka det.
resign-kind = { $win ->
    [gammon] Ge upp en gammon
    [backgammon] Ge upp en backgammon
   *[single] Ge upp ett enkelt parti
}
leave-session = Avsluta omgången
leave-table = Lämna bordet
lookback-game = { $match ->
    [1] Parti { $game }
   *[other] Match { $match }, parti { $game }
}
lookback-open = Se tillbaka på parti { $game }
lookback-unreachable = Partierna går inte att hämta just nu. Försök igen om en stund.
copied = Kopierat: { $text }
watchers = { $n ->
    [one] 1 tittar
   *[other] { $n } tittar
}
bot-level = Bot · { $level }
bot-level-beginner = nybörjare
bot-level-novice = lärling
bot-level-casual = vardagsspelare
bot-level-intermediate = van
bot-level-advanced = skicklig
bot-level-expert = expert
bot-level-full = full styrka
stake-per-point = { $unit } per poäng
line-needed = Ingen anslutning: det här går igen så snart den är tillbaka.
line-waiting = Inte skickat än: det du har gjort går iväg så snart anslutningen är tillbaka.
moved-rejected_single = gav upp ett enkelt parti: avvisat
moved-rejected_gammon = gav upp en gammon: avvisat
moved-rejected_backgammon = gav upp en backgammon: avvisat
act-double-detail = till { $value }
act-take-detail = om { $asked }
act-drop-detail = kostar { $refused }
act-accept_resignation-detail = { $resigned }
resigned-wins = vinner { $points }
act-beaver-detail = till { $beaver }
act-raccoon-detail = till { $beaver }
act-otter-detail = till { $beaver }
key-escape = tillbaka från det som är halvgjort; tillbaka från tidigare drag
key-mouse = flytta med första tärningen; högerklick: med den andra
key-dice = byt tärningarnas ordning; när turen är färdig: klar
key-drag = flytta med båda tärningarna på en gång
invite-copied = Kopierat. Skicka det till din vän.
invite-select = Kopiera den markerade länken och skicka den till din vän.

# Why something is refused
refused-clause = { $text } ({ $clause })
refused-closed = Det här bordet är stängt.
refused-not-seated = Det kan bara spelarna vid det här bordet göra.
refused-seat-taken = Den platsen är upptagen.
refused-wrong-invitation = Den platsen är reserverad för någon med inbjudan.
refused-not-begun = Matchen har inte börjat.
refused-no-game = Inget parti pågår.
refused-match-over = Matchen är slut.
refused-opponent-left = Din motståndare har gått.
refused-dice-called = Tärningarna slås strax.
refused-time-is-up = Tiden var slut.
refused-rules = Reglerna tillåter inte det nu.
refused-not-opened = Något sådant bord finns inte.
refused-opened-already = Det här bordet finns redan.
refused-not-allowed = Det kan bara servern eller turneringsledningen göra.
refused-nobody = Skriv först ditt namn.
refused-seated-already = Du har redan en plats här.
refused-same-player = Du kan inte spela mot dig själv.
refused-broken-start = Första partiet kan inte börja med de här inställningarna.
refused-ready-already = Du har redan sagt att du är redo.
refused-begun-already = Matchen har redan börjat.
refused-seats-kept = Platserna kan inte bytas förrän matchen är slut.
refused-game-on = Partiet är inte slut.
refused-match-not-over = Matchen är inte slut.
refused-no-match = Pengaspel har ingen match att ge upp: ge upp partiet eller gå.
refused-asked-already = Det har du redan bett om.
refused-rejected-before = Din motståndare har avvisat det; du kan erbjuda det igen efter nästa slag.
refused-no-rematch = Ingen revansch har erbjudits.
refused-not-that-roll = Ett annat slag väntar på sina kedjelänkar.
refused-link-opened = Kedjelänken för det här slaget är redan öppnad.
refused-no-own-chain = Servern öppnar den här platsens kedjelänkar.
deposit-no-own-chain = Ett startvärde kan lämnas här först när platsen har lagt fast en egen kedja.
deposit-not-the-seed = Det startvärdet hör inte till den kedja som platsen har lagt fast.
refused-bad-link = Den kedjelänken passar inte det som platsen har lagt fast.
refused-another-log = Den här webbläsaren har sett ett annat matchförlopp än det som är antecknat här.
refused-too-long = En text eller lista är för lång, eller ett tal för stort.
refused-chain-too-long = En kedja har högst 4 096 länkar.
dice-alarm-commitment = Servern har ändrat det den lade fast före matchen.
dice-alarm-chains = Kedjorna som lades fast för matchen ändrades efter att den börjat.
dice-alarm-start = En av dina kedjelänkar begärdes innan matchen började.
dice-alarm-ahead = Kedjelänken för slag { $number } begärdes, fast nästa slag är { $expected }. Det skulle ha avslöjat kommande slag för servern.
dice-alarm-log = Servern visar nu ett annat matchförlopp än tidigare.
dice-alarm-between = Slag { $number } begärdes, och något annat hände innan tärningarna föll.
dice-alarm-twice = Slag { $number } begärdes en andra gång, av någon annan eller för något annat.
dice-alarm-dice = Tärningarna på brädet är inte tärningarna i protokollet.
dice-alarm-lost = Servern fick din kedjelänk för slag { $number } men antecknade den som oöppnad.
dice-alarm-escrow = Slag { $number } står som öppnat ur en deposition, men den här webbläsaren har inte deponerat något.
dice-alarm-proof = Tärningsprotokollet går inte ihop: { $fault }
dice-alarm-refused = Den här webbläsaren öppnar inga fler kedjelänkar i matchen; det kungjorda reservvärdet tar deras plats, och protokollet visar det.
dice-said = Varning: { $text }
dice-remark-late = Din kedjelänk för slag { $number } skickades { $seconds } s efter att begäran nått webbläsaren och räknades inte längre: det kungjorda reservvärdet tog dess plats.
dice-remark-away = { $n ->
    [one] Ett slag gjordes medan webbläsaren var borta: det kungjorda reservvärdet tog din kedjelänks plats.
   *[other] { $n } slag gjordes medan webbläsaren var borta: det kungjorda reservvärdet tog dina kedjelänkars plats.
}
dice-remark-elsewhere = Din del av de här tärningarna finns inte i den här webbläsaren utan i den där du gjorde dig redo. Här väntar varje slag du gör en stund och använder sedan det kungjorda reservvärdet. I den andra webbläsaren ger ”Fortsätt på en annan enhet” dig en länk som tar hit din del.
dice-remark-house = Den här webbläsaren lagrar ingenting, så servern drar även din del av tärningarna.
dice-remark-unsure = Fler slag gjordes medan webbläsaren var borta än den kan gå i god för: den öppnar inga fler kedjelänkar i matchen, och det kungjorda reservvärdet tar deras plats.
dice-remark-brought = Din del av tärningarna finns nu även i den här webbläsaren.
dice-right = { $rolls ->
    [one] Tärningarna kontrollerade: det enda slaget följer av det som låstes in före matchen och sparades i den här webbläsaren.
   *[other] Tärningarna kontrollerade: alla { $rolls } slag följer av det som låstes in före matchen och sparades i den här webbläsaren.
}
dice-fits = { $rolls ->
    [one] Tärningarna kontrollerade: det enda slaget stämmer med protokollet. Den här webbläsaren hade inget eget sparat att jämföra med.
   *[other] Tärningarna kontrollerade: alla { $rolls } slag stämmer med protokollet. Den här webbläsaren hade inget eget sparat att jämföra med.
}
dice-wrong = Matchens tärningar följer inte av det som låstes in före den.
refused-no-dice = Tärningarna för det här saknas.
refused-too-many-steps = Ett drag har högst fyra steg.
refused-nothing-changes = Det skulle inte ändra något.
refused-no-clock = Här finns ingen klocka.
refused-break-between-games = Pauser tas mellan partierna.
refused-nothing-due = Inget ska göras nu.
refused-not-absent = Din motståndare har inte varit borta länge nog.
refused-too-fast = För många förfrågningar: vänta lite.
refused-not-yours = Det får du inte göra.
refused-malformed = Servern förstod inte det.
refused-away = Klubben kan inte spara något just nu. Försök snart igen; din klocka står still så länge.
refused-trouble = Något gick fel hos oss. Försök igen.
clause-END-08 = Ge upp när din tur är färdig, och inte mer än partiet ännu kan kosta.
clause-END-09 = Fler slag kan ännu ändra resultatet.
clause-MOV-01 = På det fältet står två eller fler av motståndarens brickor.
clause-MOV-02 = Varje tal är ett eget steg, och inget fält däremellan där den här brickan kunde stanna är öppet.
clause-MOV-03 = Inget av talen går att spela för sig.
clause-MOV-05 = En dubbel spelas högst fyra gånger.
clause-MOV-06 = Två färger står aldrig på samma fält.
clause-MOV-07 = Båda talen måste spelas.
clause-MOV-08 = Om bara ett tal kan spelas måste det vara det högre.
clause-MOV-09 = Av en dubbel måste så många som möjligt spelas.
clause-MOV-10 = Du förlorar din tur bara när du inte har något tillåtet drag.
clause-HIT-02 = Brickor på baren måste gå in först.
clause-HIT-03 = Fältet där du skulle gå in är inte öppet.
clause-HIT-04 = Så många brickor som möjligt måste gå in.
clause-OFF-01 = Du kan spela av först när alla dina brickor är i boet.
clause-OFF-02 = Spela av från fältet med det talet.
clause-OFF-03 = En bricka på ett högre fält måste spela det talet.
clause-OFF-04 = Spela av från ditt högsta fält.
clause-OFF-08 = Båda talen måste användas även vid avspelning.
clause-CUB-02 = Kuben är inte din, eller så har tärningarna slagits.
clause-CUB-03 = Inget har erbjudits dig.
clause-CUB-04 = Du kan inte dubbla två gånger i rad.
clause-CUB-06 = Dubblingen måste besvaras först.
clause-CUB-15 = De här reglerna har inte det svaret.
clause-CUB-17 = Enligt de här reglerna kan du inte dubbla vid den här ställningen.
clause-MAT-02 = I Crawfordpartiet dubblas det inte.
clause-MAT-04 = Efter Crawfordpartiet får den som ligger under inte dubbla före sin tredje tur.
clause-SET-07 = Öppningsslaget avgör vem som börjar.
clause-SET-08 = Slå först.
clause-IRR-01 = Draget är tillåtet och står.
clause-IRR-02 = Turen är slut.
clause-IRR-05 = Det är inte din tur.
clause-OPT-03 = Det finns inte i matchspel.

# Settings
set-group-board = Bräde
set-group-auto = Automatiskt spel
set-group-sound = Ljud
set-group-voice = Uppläsning
set-board = Bräde
set-board-noce = Noce (valnöt)
set-board-lavagna = Lavagna (skiffer)
set-board-chiaro = Chiaro (hög kontrast)
set-board-panno = Panno (grön filt)
set-board-marmo = Marmo (marmor)
set-board-lacca = Lacca (lack och guld)
set-look = Utseende
set-look-system = Som systemet
set-look-light = Ljust
set-look-dark = Mörkt
set-numbers = Fältens nummer
set-numbers-own = Var och en från sitt bo
set-numbers-absolute = Samma för båda (drag skrivs från det egna boet)
set-home = Bo
set-home-right = Till höger
set-home-left = Till vänster
set-colour = Dina brickor
set-colour-light = Ljusa
set-colour-dark = Mörka
set-speed = Animering
set-speed-slow = Långsam
set-speed-normal = Normal
set-speed-fast = Snabb
set-speed-quick = Mycket snabb
set-speed-none = Ingen
set-arrows = Visa senaste draget
set-pips = Visa pipräkning
set-clocks = Visa klockor
set-autoForced = Spela helt tvingade turer
set-autoPass = Fortsätt när det inte finns något drag
set-autoRoll = Slå när det inte går att dubbla
set-autoBearOff = Spela av när kontakten är bruten
set-fastForward = Snabbspola vid utestängning
set-confirmDouble = Bekräfta dubblingar
set-soundRoll = Tärningar
set-soundChecker = Brickor
set-soundHit = Utslagna brickor
set-soundOff = Avspelning
set-soundCube = Kub
set-soundClock = Tiden snart slut
set-soundTurn = Din tur
set-sayRolls = Slag
set-sayRolls-full = Med antalet drag
set-sayRolls-short = Bara tärningarna
set-sayRolls-none = Av
set-sayPlays = Motståndarens drag
set-sayPlays-full = Vem, slag och drag
set-sayPlays-short = Bara draget
set-sayPlays-none = Av

# Keys
key-go = slå, klar, nästa
key-undo = ångra ett steg
key-undo-all = ångra hela turen
key-double = dubbla
key-take = ta, acceptera
key-drop = passa, avvisa
key-beaver = beaver, raccoon, otter
key-swap = byt tärningarnas ordning
key-flip = vänd brädet
key-list = visa tillåtna drag; ett nummer och Enter spelar ett
key-last = visa senaste draget igen
key-clocks = visa eller dölj klockor
key-pips = visa eller dölj pips
key-quadrants = läs upp brädet kvadrant för kvadrant
key-type = skriv ett drag, sedan Enter
key-replay = stega genom partiet
key-board = till brädet
key-help = den här listan
key-bell = till dina notiser

# Consultation doubles: two who share a side
pair-title = Ert par
pair-hand = tärningar: { $who }
pair-away = { $who } borta
pair-dice = { $you ->
    [true] Du har tärningarna och handlar för er sida.
   *[false] { $who } har tärningarna och handlar för er sida.
}
pair-private = Bara ni två läser det här.
pair-come-back = Kom tillbaka och ta tärningarna
pair-leave = Gå ({ $who } spelar vidare)
pair-left = { $who } har gått. Du spelar vidare ensam; det går att komma tillbaka.
pair-you-left = Du har gått, och { $who } spelar vidare. Du kan komma tillbaka.
pair-away-note = { $who } är borta. Du kan ta tärningarna.
pair-links-away = Webbläsaren hos { $who } öppnar er sidas del av tärningarna: medan den är borta tar varje slag lite längre tid.
act-take_dice = Ta tärningarna
act-give_dice = Ge { $who } tärningarna
act-advise = Skriv till din partner
status-advise = { $who } spelar { $roll }. Flytta brickor för att visa { $who } ett drag.
status-advise-ready = Visa draget för { $who }, eller ångra det.
say-dice = { $you ->
    [true] Du har tärningarna.
   *[false] { $who } har tärningarna.
}
say-partner-left = { $who } har gått.
say-partner-back = { $who } är tillbaka.
talk-you = Du
key-talk = skriv till din partner
key-dice-hand = ta tärningarna, eller ge dem till din partner
refused-no-partner = Du har ingen partner vid det här bordet.
refused-partner-has-dice = Din partner har tärningarna. Ta dem för att handla.
refused-partner-missing = Din partner är inte vid bordet.
refused-bot-in-pair = En bot spelar ensam: ett par är två människor.
refused-bad-text = Skriv mellan 1 och 500 tecken.

# What a side says among itself, here and in a chouette
talk-none = Ingen har sagt något än.
talk-label-partner = Något till din partner
talk-play-this = Spela så här
talk-send = Skicka
talk-show = Visa på brädet
talk-hide = Dölj
act-advise_play = Visa det här draget
act-propose = Föreslå
said-advice = { $who } råder: { $text }

# The tutor

knob-tutor = Handledare
act-take_back = Ta tillbaka
key-hint = tips
key-take-back = ta tillbaka
tutor-title = Är du säker?
tutor-costs =
    { $kind ->
        [play] Det här draget kostar { $loss }.
       *[decision] Det här beslutet kostar { $loss }.
    }
tutor-anyway =
    { $kind ->
        [play] Spela ändå
       *[other] Gör det ändå
    }
tutor-show = Visa vad som är bättre
tutor-again = Välj om
tutor-hint = Tips
tutor-hint-title = De bästa dragen
tutor-hint-play = { $play } { $loss }
tutor-back = Tillbaka till bordet
tutor-taken-back =
    { $n ->
        [0] Inget har tagits tillbaka i den här matchen.
        [one] Taget tillbaka en gång i den här matchen.
       *[other] Taget tillbaka { $n } gånger i den här matchen.
    }
tutor-cube-no_double = Dubbla inte.
tutor-cube-double = Dubbla.
tutor-cube-too_good = För bra för att dubbla: spela vidare.
tutor-cube-take = Ta.
tutor-cube-drop = Passa.
tutor-cube-beaver = Beaver.
tutor-cube-figures = Ingen dubbling { $wait }, dubbla och ta { $take }, dubbla och passa { $drop }
tutor-away = Handledaren går inte att nå just nu; partiet fortsätter utan.
say-taken-back = Taget tillbaka.
with-tutor = Med handledare
refused-no-tutor = Det här bordet har ingen handledare för dig.
refused-nothing-to-take-back = Det finns inget att ta tillbaka i det här partiet.
refused-not-for-tutor = En handledare hjälper en person mot en bot: utan klocka, utan pengar, bara med tillåtna drag.
refused-tutor-rests = Du spelar mot människor: tills det är över säger handledaren ingenting.
refused-nothing-to-advise = Det finns inget för dig att bestämma nu.

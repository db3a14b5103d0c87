# The rules as a book, the rulebook, boards in a text.

book-title = Reglur kotru
book-lead = Allt spilið, sagt fyrir lesendur: frá fyrsta leik til chouettu, klukku og móts. Á hverju borði má spila áfram.
book-contents = Efnisyfirlit
book-search = Leita í reglunum
book-search-go = Leita
book-found =
    { $n ->
        [0] Ekkert fannst. Reyndu annað orð eða færri.
        [one] { $n } staður.
       *[other] { $n } staðir.
    }
book-whole = Öll bókin á einni síðu
book-whole-note = til að prenta eða vista sem PDF með prentun
book-print = Prenta eða vista sem PDF
book-paper-lead = Allt spilið, sagt fyrir lesendur: frá fyrsta leik til chouettu, klukku og móts.
book-paper-after = Eftir fimm textum annarra:
book-paper-galore = Backgammon Galore, eftir Tom Keith (www.bkgm.com)
book-paper-italian = Le regole del Backgammon, eftir Roberto Gobbo (www.backgammon.it)
book-paper-room = Tavola reale, reglur ítalsks spilasalar á netinu
book-paper-club = Regole del chouette, af vef klúbbs
book-paper-manual = ítölsk handbók um reglur og mót, eftir ónefndan höfund
book-paper-own = Setningar og myndir eru okkar eigin. Síðasti kaflinn, „Heimildir og þakkir“, segir hvað hver texti lagði til og hvar þá greinir á. Heiti eins og MOV-07 eru úr reglubókinni aftast.
book-figures = Hvar myndir heimildanna standa
book-onward = Á undan og eftir
book-before = Á undan
book-after = Næst
rulebook-title = Reglubókin, grein fyrir grein
rulebook-note = það sem synjanir og úrskurðir vísa í
rulebook-lead = Hver regla sem Tavola fer eftir, hver með sínu heiti. Stafir í svigum nefna heimildina.
rulebook-told = Bókin segir frá því hér:

# Boards in a text
figure-check = Er þetta löglegt?
figure-back = Taka til baka
figure-again = Byrja aftur
figure-open = Opna í greiningarstofu
figure-legal = Þetta er löglegt.
figure-right = Rétt.
figure-wrong = Ekki svona.
figure-cube-roll = Ekki tvöfalda
figure-cube-take = Tvöfalda – hinn þiggur
figure-cube-pass = Tvöfalda – hinn hafnar
figure-cube-does-double = Hér er tvöfaldað.
figure-cube-does-redouble = Hér er endurtvöfaldað.
figure-cube-does-no-double = Of snemmt er að tvöfalda.
figure-cube-does-too-good = Spilað er áfram án þess að tvöfalda: meira er að vinna en hinn myndi greiða.
figure-cube-then-take = Tvöföldunin er þegin.
figure-cube-then-pass = Tvöfölduninni er hafnað.
figure-cube-then-beaver = Tvöfölduninni er svarað með beaver.

# Articles
articles-title = Greinar
articles-lead = Um upphafsköst og tvöföldunarglugga, um chouettur og sanngjarnan drátt, frá klúbbnum og félögum hans. Hver tala klúbbsins var reiknuð með útspilun eða talin af vél hans og á hverju borði má spila áfram.
articles-all = Allar
articles-none = Engin slík grein er til.
articles-shelves = Greinar eftir efni og ári
articles-feed = Efnisstraumur (Atom)
articles-more = Allar greinar
articles-older = Eldri
articles-newer = Nýrri
date-long = { $day }. { $month } { $year }
month-1 = janúar
month-2 = febrúar
month-3 = mars
month-4 = apríl
month-5 = maí
month-6 = júní
month-7 = júlí
month-8 = ágúst
month-9 = september
month-10 = október
month-11 = nóvember
month-12 = desember
articles-tag-back-game = Bakspil
articles-tag-bot = Tölvan
articles-tag-checker-play = Leikmannafærslur
articles-tag-chouette = Chouette
articles-tag-cube = Kubburinn
articles-tag-dice = Teningar
articles-tag-direction = Mótsstjórn
articles-tag-engine = Kotruvél
articles-tag-fairness = Sanngirni
articles-tag-match-play = Viðureignir
articles-tag-opening = Byrjun
articles-tag-race = Kapphlaup
articles-tag-strategy = Herfræði
articles-tag-tournament = Mót

# Papers of the house
nav-house = Þessi klúbbur
nav-about = Um
nav-privacy = Persónuvernd
nav-terms = Skilmálar

# The lessons' own buttons
lessons-done = lokið
lesson-over = Þessari kennslustund er lokið
lesson-play = Fyrsta spil þitt við tölvuna
lesson-answer = Svarið
lesson-done = Búið
lesson-on = Áfram
lesson-number = Tala þín:
lesson-say-none = Ekkert er hægt að leika
lesson-say-some = Eitthvað er hægt að leika
lesson-say-double = Tvöfalda
lesson-say-roll = Kasta
lesson-say-take = Þiggja
lesson-say-drop = Hafna

host-is = Þennan klúbb rekur
host-unnamed = Rekstraraðilar klúbbsins hafa ekki sagt hér hverjir þeir eru.
host-reached = Þú nærð í þá hér:
host-unreachable = Þeir hafa ekki gefið upp neitt vistfang: spurðu þann sem lét þig fá vistfang klúbbsins.

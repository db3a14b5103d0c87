# Questions about positions

question-play = Hogyan léped le ezt a dobást?
question-double = Te következel dobással. Duplázol?
question-take = Dupláztak ellened. Elfogadod?
question-roll = Dobás: { $roll }.
question-money = Pénzjáték.
question-match =
    { $crawford ->
        [yes] { $length } pontos mérkőzés, { $yours }–{ $theirs }, Crawford-játszma.
       *[no] { $length } pontos mérkőzés, { $yours }–{ $theirs }.
    }
question-cube =
    { $whose ->
        [yours] A duplázókocka értéke { $value }, a tiéd.
        [theirs] A duplázókocka értéke { $value }, az ellenfélé.
       *[middle] A duplázókocka értéke { $value }, középen.
    }
question-pips = Pipszám: te { $yours }, az ellenfél { $theirs }
question-by-hand = Mozgasd a korongokat a táblán, vagy írd be a lépést.
question-write = A lépésed
question-answer = Válasz
question-list = Választás az összes lépésből
question-answer-double = Duplázás
question-answer-wait = Nincs duplázás
question-answer-take = Elfogadás
question-answer-drop = Passz
question-tolerance = Minden válasz jónak számít, amely legfeljebb ennyit veszít: { $loss }.
question-best = Ez a legjobb.
question-right = Jó: vesztesége { $loss }.
question-wrong = Nem jó: vesztesége { $loss }.

# The quiz of one’s own errors

quiz-title = Hibáid
quiz-own = Ez a te döntésed volt egyik mérkőzésedben, és hiba volt.
quiz-progress =
    { $due ->
        [one] Egy kártya esedékes, összesen { $all }; félretéve { $retired }.
       *[other] { $due } kártya esedékes, összesen { $all }; félretéve { $retired }.
    }
quiz-skip = Kérdezd később
quiz-retire = Ezt ne kérdezd többet
quiz-made = A mérkőzésben ezt választottad: { $made }, vesztesége { $loss }.
quiz-next = Legközelebb ennyi idő múlva: { $when }.
quiz-wait =
    { $unit ->
        [minutes] { $n ->
            [one] 1 perc
           *[other] { $n } perc
        }
        [hours] { $n ->
            [one] 1 óra
           *[other] { $n } óra
        }
       *[days] { $n ->
            [one] 1 nap
           *[other] { $n } nap
        }
    }
quiz-on = Tovább
quiz-match = Megnézem a mérkőzésben
quiz-empty = Még nincsenek kártyák. Befejezett mérkőzéseidet a háttérben elemezzük, és minden hibádból kártya lesz: újra megkérdezzük, hamarabb, ahol felejtesz, később, ahol emlékszel.
quiz-done = Most nincs esedékes kártya.
quiz-reset-title = Újrakezdés
quiz-reset-note = Minden kártya újra elkészül, és azonnal esedékes, a félretettek is.
quiz-reset = Minden időpont törlése
own-level =
    { $n ->
        [one] A teljesítményszámod (PR) egy döntés alapján { $rating }: körülbelül a következő szintnek felel meg: { $level }.
       *[other] A teljesítményszámod (PR) { $n } döntés alapján { $rating }: körülbelül a következő szintnek felel meg: { $level }.
    }

# The position of the day

daily-title = A nap állása
daily-note = A klubban játszott mérkőzésből; itt valaki hibázott. Mindenki egyszer válaszol, és utána látja, mit választottak mások.
daily-empty = Ma nincs állás: a klub befejezett mérkőzéseit még nem elemeztük. Játssz egyet, és elemezd.
daily-none = Azon a napon nem volt állás.
daily-shares = Mit választottak
daily-nobody = Még senki nem válaszolt.
daily-answer = Válasz
daily-chosen = Játékosok
daily-before = Előző nap
daily-today = A mai állás
daily-rule = Az állást a dátum szerint sorsoljuk a klub legutóbb elemzett mérkőzéseinek 0,040 és 0,250 közötti hibáiból; nevek nem látszanak.
refused-day-is-over = Erre az állásra csak a saját napján lehet válaszolni.

# On the start page

start-learn-title = Tanulás
start-learn = Saját hibáid kérdésként, és egy állás, amelyre ma mindenki válaszol.
level-own = Olyan erős, mint én
level-own-note = { $rating }, { $n } döntés alapján
refused-no-own-level = Még nincs elég elemzett döntésed. Fejezz be és elemezz egy mérkőzést, vagy válassz szintet.

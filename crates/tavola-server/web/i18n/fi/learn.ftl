# Questions about positions

question-play = Miten siirrät tämän heiton?
question-double = Olet heittovuorossa. Tuplaatko?
question-take = Sinulle tarjotaan kuutiota. Otatko?
question-roll = Heitto { $roll }.
question-money = Rahapeli.
question-match =
    { $crawford ->
        [yes] { $length } pisteen ottelu, { $yours }–{ $theirs }, Crawford-peli.
       *[no] { $length } pisteen ottelu, { $yours }–{ $theirs }.
    }
question-cube =
    { $whose ->
        [yours] Kuutio { $value }, sinulla.
        [theirs] Kuutio { $value }, vastustajalla.
       *[middle] Kuutio { $value }, keskellä.
    }
question-pips = Pipsit: sinä { $yours }, vastustaja { $theirs }
question-by-hand = Siirrä nappuloita laudalla tai kirjoita siirto.
question-write = Siirtosi
question-answer = Vastaa
question-list = Valitse kaikista siirroista
question-answer-double = Tuplaa
question-answer-wait = Ei tuplausta
question-answer-take = Ota
question-answer-drop = Hylkää
question-tolerance = Jokainen vastaus, joka häviää enintään { $loss }, lasketaan oikeaksi.
question-best = Paras vastaus.
question-right = Oikein: häviää { $loss }.
question-wrong = Väärin: häviää { $loss }.

# The quiz of one’s own errors

quiz-title = Virheesi
quiz-own = Tämä oli oma päätöksesi yhdessä otteluistasi, ja se oli virhe.
quiz-progress =
    { $due ->
        [one] Yksi kortti vuorossa, kaikkiaan { $all }; poistettu { $retired }.
       *[other] { $due } korttia vuorossa, kaikkiaan { $all }; poistettu { $retired }.
    }
quiz-skip = Kysy myöhemmin
quiz-retire = Älä kysy enää tätä
quiz-made = Ottelussa valitsit { $made }, joka hävisi { $loss }.
quiz-next = Seuraavan kerran, kun on kulunut { $when }.
quiz-wait =
    { $unit ->
        [minutes] { $n ->
            [one] 1 minuutti
           *[other] { $n } minuuttia
        }
        [hours] { $n ->
            [one] 1 tunti
           *[other] { $n } tuntia
        }
       *[days] { $n ->
            [one] 1 päivä
           *[other] { $n } päivää
        }
    }
quiz-on = Jatka
quiz-match = Katso ottelussa
quiz-empty = Kortteja ei vielä ole. Päättyneet ottelusi analysoidaan taustalla, ja jokaisesta virheestäsi tulee kortti: sinulta kysytään uudelleen, pian jos unohdat, myöhemmin jos muistat.
quiz-done = Yhtään korttia ei ole nyt vuorossa.
quiz-reset-title = Aloita alusta
quiz-reset-note = Kaikki kortit tehdään uudelleen ja tulevat heti vuoroon, poistetutkin.
quiz-reset = Unohda kaikki ajat
own-level =
    { $n ->
        [one] PR-lukusi on { $rating } yhden päätöksen perusteella: suunnilleen tasoa { $level }.
       *[other] PR-lukusi on { $rating }, { $n } päätöstä: suunnilleen tasoa { $level }.
    }

# The position of the day

daily-title = Päivän asema
daily-note = Klubissa pelatusta ottelusta; joku teki tässä virheen. Jokainen vastaa kerran ja näkee sitten, mitä muut valitsivat.
daily-empty = Tänään ei ole asemaa: klubin päättyneitä otteluita ei ole vielä analysoitu. Pelaa ottelu ja analysoi se.
daily-none = Sinä päivänä ei ollut asemaa.
daily-shares = Mitä muut valitsivat
daily-nobody = Kukaan ei ole vastannut.
daily-answer = Vastaus
daily-chosen = Vastaajia
daily-before = Edellinen päivä
daily-today = Tämän päivän asema
daily-rule = Asema arvotaan päivämäärän perusteella virheistä 0,040–0,250 klubin viimeksi analysoiduissa otteluissa; nimiä ei näytetä.
refused-day-is-over = Siihen asemaan voi vastata vain sen omana päivänä.

# On the start page

start-learn-title = Opi
start-learn = Omat virheesi kysymyksinä ja asema, johon kaikki vastaavat tänään.
level-own = Oman tasoni mukaan
level-own-note = { $rating }, { $n } päätöstä
refused-no-own-level = Päätöksiäsi on analysoitu vielä liian vähän. Pelaa ottelu loppuun ja analysoi se tai valitse taso.

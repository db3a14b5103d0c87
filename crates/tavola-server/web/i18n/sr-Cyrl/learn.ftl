# Questions about positions

question-play = Како играте ово бацање?
question-double = На бацању сте. Дуплирате ли?
question-take = Понуђена вам је коцка. Прихватате ли?
question-roll = Бацање { $roll }.
question-money = Игра у новац.
question-match =
    { $crawford ->
        [yes] Меч до { $length }, { $yours }–{ $theirs }, Крофордова партија.
       *[no] Меч до { $length }, { $yours }–{ $theirs }.
    }
question-cube =
    { $whose ->
        [yours] Коцка је на { $value }, ваша.
        [theirs] Коцка је на { $value }, противникова.
       *[middle] Коцка је на { $value }, у средини.
    }
question-pips = Пипови: ваши { $yours }, противникови { $theirs }
question-by-hand = Померајте фигуре по табли или напишите потез.
question-write = Ваш потез
question-answer = Одговори
question-list = Изабери међу свим потезима
question-answer-double = Дуплирај
question-answer-wait = Без дуплирања
question-answer-take = Прихвати
question-answer-drop = Одбиј
question-tolerance = Као тачан рачуна се сваки одговор који губи { $loss } или мање.
question-best = То је најбоље.
question-right = Тачно: губи { $loss }.
question-wrong = Нетачно: губи { $loss }.

# The quiz of one’s own errors

quiz-title = Ваше грешке
quiz-own = Ово је била ваша одлука у једном од ваших мечева, и била је грешка.
quiz-progress =
    { $due ->
        [one] На реду је { $due } картица од { $all }; склоњених: { $retired }.
        [few] На реду су { $due } картице од { $all }; склоњених: { $retired }.
       *[other] На реду је { $due } картица од { $all }; склоњених: { $retired }.
    }
quiz-skip = Питај ме касније
quiz-retire = Не питај више ово
quiz-made = У мечу сте изабрали { $made }, што је изгубило { $loss }.
quiz-next = Следећи пут за { $when }.
quiz-wait =
    { $unit ->
        [minutes]
            { $n ->
                [one] { $n } минут
                [few] { $n } минута
               *[other] { $n } минута
            }
        [hours]
            { $n ->
                [one] { $n } сат
                [few] { $n } сата
               *[other] { $n } сати
            }
       *[days]
            { $n ->
                [one] { $n } дан
                [few] { $n } дана
               *[other] { $n } дана
            }
    }
quiz-on = Даље
quiz-match = Погледај у мечу
quiz-empty = Још нема картица. Ваши завршени мечеви анализирају се у позадини, и свака ваша грешка постаје картица: питање се враћа, раније где заборављате, касније где памтите.
quiz-done = Тренутно ниједна картица није на реду.
quiz-reset-title = Из почетка
quiz-reset-note = Све картице се праве поново и одмах су на реду, и оне које сте склонили.
quiz-reset = Заборави све рокове
own-level =
    { $n ->
        [one] Ваш рејтинг учинка је { $rating } на { $n } одлуку: отприлике јачина нивоа { $level }.
        [few] Ваш рејтинг учинка је { $rating } на { $n } одлуке: отприлике јачина нивоа { $level }.
       *[other] Ваш рејтинг учинка је { $rating } на { $n } одлука: отприлике јачина нивоа { $level }.
    }

# The position of the day

daily-title = Позиција дана
daily-note = Из меча одиграног у овом клубу; неко је овде погрешио. Свако одговара једном, па види шта су људи бирали.
daily-empty = Данас нема позиције: завршени мечеви клуба још нису анализирани. Одиграјте један и анализирајте га.
daily-none = Тог дана није било позиције.
daily-shares = Шта су људи бирали
daily-nobody = Нико није одговорио.
daily-answer = Одговор
daily-chosen = Људи
daily-before = Дан раније
daily-today = Данашња позиција
daily-rule = Позиција се жребом по датуму бира међу грешкама од 0,040 до 0,250 из најновијих анализираних мечева клуба; имена се не приказују.
refused-day-is-over = На ту позицију се одговара само њеног дана.

# On the start page

start-learn-title = Учење
start-learn = Ваше грешке као питања и позиција на коју данас сви одговарају.
level-own = Јак као ја
level-own-note = { $rating } на { $n } одлука
refused-no-own-level = Још није анализирано довољно ваших одлука. Завршите меч и анализирајте га, или изаберите ниво.

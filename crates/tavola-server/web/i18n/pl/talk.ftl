# Talk between people, blocking, watching, reports.

blocks-title = Zablokowani
blocks-lead = Nie trafiasz z nimi do pary, nie mogą cię wyzwać i żadna strona nie czyta, co pisze druga. Nie dostają o tym wiadomości.
blocks-none = Nie masz nikogo na liście zablokowanych.
blocks-end = Odblokuj
blocks-end-of = Odblokuj: { $name }
block-oneself = Nie można zablokować siebie.
block-too-many = Blokujesz już tyle osób, ile można. Najpierw kogoś odblokuj.

## Opening a table

knob-watch = Kto może oglądać
knob-watch-note = Kto ogląda z opóźnieniem, nie widzi meczu wcześniej w żaden sposób: ani na stronie, ani w pliku, ani w kościach.
watch-at_once = Wszyscy
watch-one_turn = Wszyscy, jedną kolej później
watch-three_turns = Wszyscy, trzy koleje później
watch-three_minutes = Wszyscy, trzy minuty później
watch-nobody = Tylko grający
form-field-watch = Kto może oglądać
watch-later = Ten stół ogląda się z opóźnieniem: będzie to widać po zakończeniu meczu.
watching-three_minutes = Oglądasz mecz z opóźnieniem trzech minut.
watching-three_turns = Oglądasz mecz z opóźnieniem trzech kolei.
watching-one_turn = Oglądasz mecz z opóźnieniem jednej kolei.

## What is said

chat-title = Rozmowa
chat-open = Rozmowa
chat-unread = { $n ->
    [one] Jedna nowa wiadomość
    [few] { $n } nowe wiadomości
    [many] { $n } nowych wiadomości
   *[other] { $n } nowej wiadomości
  }
chat-back = Wróć
chat-empty = Nikt jeszcze nic nie powiedział.
chat-room-players = Czytają to tylko grający.
chat-room-watchers = Oglądający czytają to od razu, grający po zakończeniu meczu.
chat-room-all = Czytają to wszyscy tutaj.
chat-phrase = Zwrot
chat-phrase-choose = Wybierz zwrot
chat-phrase-send = Powiedz
chat-text = Twoje słowa
chat-text-send = Wyślij
chat-of-watchers = Ogląda
chat-line-acts = Więcej o wypowiedzi: { $name }
chat-mute = Wycisz tutaj
chat-block = Zablokuj
chat-report = Zgłoś
chat-unmute = Znów słuchaj: { $name }
chat-want = Pisz własnymi słowami
chat-want-no = Tylko zwroty
chat-others-want = Przeciwnik chce pisać własnymi słowami.

key-chat = Do rozmowy przy stole

phrases-start = Na początku
phrases-play = W grze
phrases-offers = Propozycje
phrases-end = Na koniec

talk-guest = Goście rozmawiają zwrotami. Po rejestracji możesz pisać własnymi słowami.
talk-both = Własnymi słowami można pisać, gdy włączą to obie strony.
talk-no-free-words = Na razie możesz rozmawiać tylko zwrotami.
talk-nobody = Przed końcem meczu nikt cię tu nie usłyszy.
talk-too-fast = To dużo naraz. Poczekaj parę sekund.
talk-repeats = To już przed chwilą padło.
talk-too-long = To za długie: użyj najwyżej 400 liter.
talk-nothing = Nie ma w tym nic do czytania.
talk-own-line = To twoja własna wypowiedź.
talk-restricted = Do { $until } możesz rozmawiać tylko zwrotami: { $reason }

## The forty phrases

phrase-hello = Cześć
phrase-good-luck = Powodzenia
phrase-have-fun = Miłej gry
phrase-thanks-too = Dzięki, wzajemnie
phrase-first-time = To mój pierwszy raz tutaj
phrase-slow-today = Dziś gram powoli
phrase-ready = Zaczynamy?
phrase-nice-roll = Ładny rzut
phrase-nice-play = Ładny ruch
phrase-lucky-me = Ale mam szczęście
phrase-unlucky = Ale pech
phrase-timed-double = Podwojenie w samą porę
phrase-brave-take = Odważne przyjęcie
phrase-good-pass = Dobry pas
phrase-missed-that = Umknęło mi to
phrase-misclick = Przepraszam, omsknęła mi się ręka
phrase-thinking = Myślę, proszę o chwilę
phrase-your-turn = Twoja kolej
phrase-back-soon = Zaraz wracam
phrase-back = Już jestem
phrase-bad-connection = Mam słabe połączenie
phrase-phone-call = Mam telefon
phrase-faster = Trochę szybciej, proszę
phrase-take-time = Nie spiesz się
phrase-adjourn = Odkładamy?
phrase-tomorrow = Jutro o tej samej porze?
phrase-one-more = Jeszcze raz?
phrase-last-one = To mój ostatni
phrase-longer = Dłuższy mecz?
phrase-with-clock = Z zegarem?
phrase-analyse = Przeanalizujemy?
phrase-friend-watches = Może ktoś znajomy popatrzeć?
phrase-good-match = Dobry mecz
phrase-well-played = Dobra gra
phrase-close = Było blisko
phrase-dice-liked-me = Kości mnie lubiły
phrase-thank-you = Dziękuję
phrase-must-go = Muszę iść
phrase-see-you = Do zobaczenia
phrase-called-director = Dyrektor już wezwany

## Reports

report-title = Zgłoszenie
report-lead = Do moderatorów trafia 20 ostatnich wypowiedzi, które możesz tu przeczytać, i stan meczu. Dowiesz się, co postanowią; druga osoba nie dowie się, kto zgłosił.
report-about = Dotyczy: { $name }
report-reason = Co jest nie tak
report-words = Własnymi słowami
report-send = Wyślij zgłoszenie
report-sent = Dziękujemy. Moderatorzy się temu przyjrzą, a decyzję przeczytasz na swojej stronie.
report-reason-insults = Obelgi lub groźby
report-reason-spam = Reklama lub bzdury
report-reason-cheating = Pomoc z zewnątrz w grze
report-reason-unfair = Odchodzenie, przeciąganie lub celowe przegrywanie
report-reason-name = Obraźliwa nazwa
report-reason-other = Coś innego
report-oneself = Wybierz do zgłoszenia inną osobę.
report-twice = Ta osoba jest już stąd przez ciebie zgłoszona. Moderatorzy się temu przyjrzą.
report-too-many = To już tyle zgłoszeń, ile można w jednym dniu.
report-too-long = To za długie: użyj najwyżej 1000 liter.

## Moderation

moderation-title = Moderacja
moderation-lead = Każda decyzja jest ogłaszana z uzasadnieniem, ma koniec i można się od niej odwołać do innego moderatora. Nikt nie rozstrzyga we własnej sprawie.
moderation-waiting = Oczekujące
moderation-none = Nic nie czeka na decyzję.
moderation-decided = Rozstrzygnięte
moderation-case = { $reason }: { $name }
moderation-by = Zgłasza { $name }
moderation-lines = Ostatnie wypowiedzi
moderation-no-lines = Nic nie powiedziano.
moderation-state = Gdzie to było
moderation-state-note = Zgłoszono przy wersji { $version }.
moderation-before = Wcześniejsze decyzje o tej osobie
moderation-decide = Rozstrzygnij
moderation-verdict = Decyzja
moderation-days = Na ile dni
moderation-days-note = Puste: 7 dni, a konto zamyka się na stałe.
moderation-reason = Uzasadnienie
moderation-reason-note = Ta osoba przeczyta je słowo w słowo.
moderation-done = Zapisz decyzję
moderation-log = Dziennik
moderation-act-reported = Zgłoszono
moderation-act-decided = Rozstrzygnięto
moderation-act-appealed = Złożono odwołanie
moderation-act-decided_again = Rozstrzygnięto po odwołaniu
moderation-not-yours = Ta sprawa jest dla innego moderatora.
moderation-why = Podaj powód: ta osoba go przeczyta.
moderation-stage-open = Oczekuje
moderation-stage-decided = Rozstrzygnięta
moderation-stage-appealed = Odwołanie
moderation-stage-closed = Zamknięta
verdict-nothing = Wszystko w porządku
verdict-warning = Ostrzeżenie
verdict-no_words = Przez pewien czas bez własnych słów
verdict-no_rated = Przez pewien czas bez gry rankingowej
verdict-closed = Konto zamknięte

rated-restricted = Do { $until } nie możesz grać meczów rankingowych: { $reason }

cases-title = Zgłoszenia
cases-own = Twoje zgłoszenie: { $name }, { $reason }.
cases-own-open = Moderatorzy się temu przyjrzą.
cases-own-decided = Rozstrzygnięto: { $verdict }.
cases-about = Decyzja moderatorów o tobie: { $verdict }.
cases-until = Do { $until }.
cases-reason = Uzasadnienie: { $reason }
cases-appeal = Odwołaj się
cases-appeal-words = Dlaczego uważasz inaczej
cases-appeal-note = Przeczyta to i rozstrzygnie inny moderator.
cases-appealed = Odwołanie złożone. Rozstrzygnie inny moderator.
cases-final = Rozstrzygnięto to po twoim odwołaniu.
appeal-title = Odwołanie
appeal-lead = Jeśli twoje konto zamknięto, inny moderator przyjrzy się temu ponownie.
appeal-key = Hasło albo jeden z kodów odzyskiwania
appeal-not-now = Od tego nie można się odwołać.
closed-title = To konto jest zamknięte
closed-by-moderators = Konto zamknęli moderatorzy.
closed-by-host = Konto zamknęli prowadzący klub.
closed-for-good = Nie podano terminu.
closed-no-reason = Nie zapisano powodu.
moderation-by-host = Gospodarz zamknął konto na samej maszynie

## TV

tv-title = TV
tv-none = Nikt teraz nie gra.
tv-bots = Obejrzyj dwa boty

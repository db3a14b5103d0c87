# Talk between people, blocking, watching, reports.

blocks-title = Ljudi koje blokiraš
blocks-lead = Ne spajamo te s njima, ne mogu te izazvati, i nitko od vas ne čita što drugi piše. Njima se to ne javlja.
blocks-none = Nikoga ne blokiraš.
blocks-end = Odblokiraj
blocks-end-of = Odblokiraj: { $name }
block-oneself = Ne možeš blokirati sebe.
block-too-many = Blokiraš najviše ljudi koliko se može. Prvo nekoga odblokiraj.

## Opening a table

knob-watch = Tko može gledati
knob-watch-note = Tko gleda s odgodom, ništa o meču ne vidi prije: ni na stranici, ni u datoteci, ni kockice.
watch-at_once = Svi
watch-one_turn = Svi, potez poslije
watch-three_turns = Svi, tri poteza poslije
watch-three_minutes = Svi, tri minute poslije
watch-nobody = Samo igrači
form-field-watch = Tko može gledati
watch-later = Ovaj se stol gleda s odgodom: to će se vidjeti kad meč završi.
watching-three_minutes = Gledaš meč s odgodom od tri minute.
watching-three_turns = Gledaš meč s odgodom od tri poteza.
watching-one_turn = Gledaš meč s odgodom od jednog poteza.

## What is said

chat-title = Razgovor
chat-open = Razgovor
chat-unread = { $n ->
    [one] { $n } nova poruka
    [few] { $n } nove poruke
   *[other] { $n } novih poruka
  }
chat-back = Natrag
chat-empty = Još nitko ništa nije rekao.
chat-room-players = Ovo čitaju samo oni koji igraju.
chat-room-watchers = Ovo gledatelji čitaju odmah, a igrači kad meč završi.
chat-room-all = Ovo čitaju svi ovdje.
chat-phrase = Izraz
chat-phrase-choose = Odaberi izraz
chat-phrase-send = Reci
chat-text = Tvoje riječi
chat-text-send = Pošalji
chat-of-watchers = Gledatelji
chat-line-acts = Više o poruci (autor: { $name })
chat-mute = Utišaj ovdje
chat-block = Blokiraj
chat-report = Prijavi
chat-unmute = Opet slušaj: { $name }
chat-want = Piši slobodno
chat-want-no = Samo izrazi
chat-others-want = Protivnik bi volio slobodno pisanje.

key-chat = na razgovor za stolom

phrases-start = Na početku
phrases-play = U igri
phrases-offers = Ponude
phrases-end = Na kraju

talk-guest = Gosti razgovaraju izrazima. S računom možeš pisati slobodno.
talk-both = Slobodno možeš pisati kad to uključite oboje.
talk-no-free-words = Zasad možeš razgovarati samo izrazima.
talk-nobody = Prije kraja meča nema nikoga tko bi te čuo.
talk-too-fast = To je bilo mnogo odjednom. Pričekaj nekoliko sekundi.
talk-repeats = To je upravo rečeno.
talk-too-long = Predugo: najviše 400 slova.
talk-nothing = U toj poruci nema ničega za čitanje.
talk-own-line = Ta je poruka tvoja.
talk-restricted = Do { $until } možeš razgovarati samo izrazima: { $reason }

## The forty phrases

phrase-hello = Bok
phrase-good-luck = Sretno
phrase-have-fun = Dobra zabava
phrase-thanks-too = Hvala, također
phrase-first-time = Ovdje sam prvi put
phrase-slow-today = Danas igram sporo
phrase-ready = Može?
phrase-nice-roll = Lijepo bacanje
phrase-nice-play = Lijep potez
phrase-lucky-me = Imam sreće
phrase-unlucky = Kakav peh
phrase-timed-double = Udvostručeno u pravi čas
phrase-brave-take = Hrabro prihvaćeno
phrase-good-pass = Dobro odbijeno
phrase-missed-that = To mi je promaknulo
phrase-misclick = Oprosti, pobjegla mi ruka
phrase-thinking = Mislim, samo malo
phrase-your-turn = Ti si na redu
phrase-back-soon = Vraćam se za minutu
phrase-back = Evo me
phrase-bad-connection = Veza mi je loša
phrase-phone-call = Zvoni mi telefon
phrase-faster = Malo brže, molim
phrase-take-time = Samo polako
phrase-adjourn = Da prekinemo zasad?
phrase-tomorrow = Sutra u isto vrijeme?
phrase-one-more = Još jednu?
phrase-last-one = Ova mi je zadnja
phrase-longer = Dulji meč?
phrase-with-clock = Sa satom?
phrase-analyse = Da analiziramo?
phrase-friend-watches = Smije li prijatelj gledati?
phrase-good-match = Dobar meč
phrase-well-played = Odlična igra
phrase-close = Bilo je tijesno
phrase-dice-liked-me = Kockice su me voljele
phrase-thank-you = Hvala
phrase-must-go = Moram ići
phrase-see-you = Vidimo se
phrase-called-director = Zovem direktora

## Reports

report-title = Prijava
report-lead = Moderatorima se šalje zadnjih 20 poruka koje ovdje možeš čitati i stanje meča. Javlja ti se što odluče; drugoj se osobi ne kaže tko je prijavio.
report-about = O igraču { $name }
report-reason = Što nije u redu
report-words = Svojim riječima
report-send = Pošalji prijavu
report-sent = Hvala. Moderatori će pogledati, a na tvojoj će stranici pisati što odluče.
report-reason-insults = Uvrede ili prijetnje
report-reason-spam = Reklame ili besmislice
report-reason-cheating = Pomoć sa strane u igri
report-reason-unfair = Napuštanje, odugovlačenje ili namjerno gubljenje
report-reason-name = Uvredljivo ime
report-reason-other = Nešto drugo
report-oneself = Odaberi drugu osobu za prijavu.
report-twice = Ova je osoba ovdje već prijavljena. Moderatori će pogledati.
report-too-many = To je najviše prijava koliko se može u jednom danu.
report-too-long = Predugo: najviše 1000 slova.

## Moderation

moderation-title = Moderacija
moderation-lead = Svaka se odluka priopćuje s razlogom, ima rok i na nju se može uložiti žalba drugom moderatoru. Nitko ne odlučuje o svom slučaju.
moderation-waiting = Čeka
moderation-none = Ništa ne čeka odluku.
moderation-decided = Odlučeno
moderation-case = { $reason }: { $name }
moderation-by = Prijavu šalje: { $name }
moderation-lines = Zadnje poruke
moderation-no-lines = Ništa nije rečeno.
moderation-state = Gdje se dogodilo
moderation-state-note = Prijavljeno u verziji { $version }.
moderation-before = Prijašnje odluke o ovoj osobi
moderation-decide = Odluči
moderation-verdict = Odluka
moderation-days = Na koliko dana
moderation-days-note = Prazno: 7 dana, a račun se zatvara zauvijek.
moderation-reason = Razlog
moderation-reason-note = Osoba ovo čita onako kako piše.
moderation-done = Zabilježi odluku
moderation-log = Dnevnik
moderation-act-reported = Prijavljeno
moderation-act-decided = Odlučeno
moderation-act-appealed = Žalba
moderation-act-decided_again = Odlučeno nakon žalbe
moderation-not-yours = Taj je slučaj za drugog moderatora.
moderation-why = Napiši zašto: osobi se to priopćuje.
moderation-stage-open = Čeka
moderation-stage-decided = Odlučeno
moderation-stage-appealed = Žalba
moderation-stage-closed = Zatvoreno
verdict-nothing = Sve je u redu
verdict-warning = Opomena
verdict-no_words = Neko vrijeme bez slobodnog pisanja
verdict-no_rated = Neko vrijeme bez igre za rejting
verdict-closed = Račun je zatvoren

rated-restricted = Do { $until } ne možeš igrati mečeve za rejting: { $reason }

cases-title = Prijave
cases-own = Tvoja prijava: { $name }. Razlog: { $reason }.
cases-own-open = Moderatori će pogledati.
cases-own-decided = Odlučeno: { $verdict }.
cases-about = Moderatori su odlučili o tebi: { $verdict }.
cases-until = Do { $until }.
cases-reason = Razlog: { $reason }
cases-appeal = Žalba
cases-appeal-words = Zašto misliš drukčije
cases-appeal-note = Čita je i odlučuje drugi moderator.
cases-appealed = Žalba je uložena. Odlučit će drugi moderator.
cases-final = O ovome je odlučeno nakon tvoje žalbe.
appeal-title = Žalba
appeal-lead = Ako je tvoj račun zatvoren, drugi će moderator to ponovno razmotriti.
appeal-key = Lozinka ili jedan od tvojih kodova za oporavak
appeal-not-now = Na to ne možeš uložiti žalbu.
closed-title = Ovaj je račun zatvoren
closed-by-moderators = Ovaj su račun zatvorili moderatori.
closed-by-host = Ovaj su račun zatvorili ljudi koji vode klub.
closed-for-good = Rok nije određen.
closed-no-reason = Razlog nije zapisan.
moderation-by-host = Račun je zatvoren na samom poslužitelju

## TV

tv-title = TV
tv-none = Trenutačno nitko ne igra.
tv-bots = Gledaj dva bota

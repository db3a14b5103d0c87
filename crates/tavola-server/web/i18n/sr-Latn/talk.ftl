# Talk between people, blocking, watching, reports.

blocks-title = Ljudi koje ste blokirali
blocks-lead = Ne spajamo vas s njima, ne mogu da vas izazovu, i niko od vas ne čita šta drugi piše. Njima se to ne javlja.
blocks-none = Nikoga niste blokirali.
blocks-end = Odblokiraj
blocks-end-of = Odblokiraj: { $name }
block-oneself = Ne možete blokirati sebe.
block-too-many = Blokirali ste najviše ljudi koliko može. Prvo nekog odblokirajte.

## Opening a table

knob-watch = Ko može da gleda
knob-watch-note = Ko gleda sa zakašnjenjem, ništa o meču ne vidi ranije: ni na stranici, ni u datoteci, ni kockice.
watch-at_once = Svi
watch-one_turn = Svi, potez kasnije
watch-three_turns = Svi, tri poteza kasnije
watch-three_minutes = Svi, tri minuta kasnije
watch-nobody = Samo igrači
form-field-watch = Ko može da gleda
watch-later = Ovaj sto se gleda sa zakašnjenjem: to će se videti kad se meč završi.
watching-three_minutes = Gledate meč sa zakašnjenjem od tri minuta.
watching-three_turns = Gledate meč sa zakašnjenjem od tri poteza.
watching-one_turn = Gledate meč sa zakašnjenjem od jednog poteza.

## What is said

chat-title = Razgovor
chat-open = Razgovor
chat-unread = { $n ->
    [one] { $n } nova poruka
    [few] { $n } nove poruke
   *[other] { $n } novih poruka
  }
chat-back = Nazad
chat-empty = Još niko ništa nije rekao.
chat-room-players = Ovo čitaju samo oni koji igraju.
chat-room-watchers = Ovo posmatrači čitaju odmah, a igrači kad se meč završi.
chat-room-all = Ovo čitaju svi ovde.
chat-phrase = Izraz
chat-phrase-choose = Izaberite izraz
chat-phrase-send = Reci
chat-text = Vaše reči
chat-text-send = Pošalji
chat-of-watchers = Posmatrači
chat-line-acts = Više o poruci (autor: { $name })
chat-mute = Utišaj ovde
chat-block = Blokiraj
chat-report = Prijavi
chat-unmute = Ponovo slušaj: { $name }
chat-want = Piši slobodno
chat-want-no = Samo izrazi
chat-others-want = Protivnik bi želeo da pišete slobodno.

key-chat = na razgovor za stolom

phrases-start = Na početku
phrases-play = U igri
phrases-offers = Ponude
phrases-end = Na kraju

talk-guest = Gosti razgovaraju izrazima. Kad se registrujete, možete pisati slobodno.
talk-both = Slobodno možete da pišete kad to uključite oboje.
talk-no-free-words = Za sada možete razgovarati samo izrazima.
talk-nobody = Pre kraja meča nema nikog ko bi vas čuo.
talk-too-fast = To je bilo mnogo odjednom. Sačekajte nekoliko sekundi.
talk-repeats = To ste upravo rekli.
talk-too-long = Predugačko: najviše 400 slova.
talk-nothing = U toj poruci nema šta da se pročita.
talk-own-line = Ta poruka je vaša.
talk-restricted = Do { $until } možete razgovarati samo izrazima: { $reason }

## The forty phrases

phrase-hello = Zdravo
phrase-good-luck = Srećno
phrase-have-fun = Lepo se zabavite
phrase-thanks-too = Hvala, takođe
phrase-first-time = Prvi put sam ovde
phrase-slow-today = Danas igram sporo
phrase-ready = Može?
phrase-nice-roll = Lepo bacanje
phrase-nice-play = Lep potez
phrase-lucky-me = E, to je sreća
phrase-unlucky = Kakav peh
phrase-timed-double = Duplirano u pravi čas
phrase-brave-take = Hrabro prihvaćeno
phrase-good-pass = Dobro odbijeno
phrase-missed-that = To mi je promaklo
phrase-misclick = Pardon, omakla se ruka
phrase-thinking = Mislim, samo malo
phrase-your-turn = Vi ste na redu
phrase-back-soon = Tu sam za minut
phrase-back = Evo me
phrase-bad-connection = Veza mi je loša
phrase-phone-call = Zvoni mi telefon
phrase-faster = Malo brže, molim
phrase-take-time = Samo polako
phrase-adjourn = Da prekinemo za sada?
phrase-tomorrow = Sutra u isto vreme?
phrase-one-more = Još jednu?
phrase-last-one = Ova mi je poslednja
phrase-longer = Duži meč?
phrase-with-clock = Sa satom?
phrase-analyse = Da analiziramo?
phrase-friend-watches = Sme li prijatelj da gleda?
phrase-good-match = Dobar meč
phrase-well-played = Odlična igra
phrase-close = Bilo je tesno
phrase-dice-liked-me = Kockice su me volele
phrase-thank-you = Hvala
phrase-must-go = Moram da idem
phrase-see-you = Vidimo se
phrase-called-director = Zovem direktora

## Reports

report-title = Prijava
report-lead = Moderatorima se šalje poslednjih 20 poruka koje ovde možete da čitate i stanje meča. Javlja vam se šta su odlučili; drugoj osobi se ne kaže ko je prijavio.
report-about = O igraču { $name }
report-reason = Šta nije u redu
report-words = Svojim rečima
report-send = Pošalji prijavu
report-sent = Hvala. Moderatori će pogledati, a na vašoj stranici će pisati šta su odlučili.
report-reason-insults = Uvrede ili pretnje
report-reason-spam = Reklame ili besmislice
report-reason-cheating = Pomoć sa strane u igri
report-reason-unfair = Napuštanje, odugovlačenje ili namerno gubljenje
report-reason-name = Uvredljivo ime
report-reason-other = Nešto drugo
report-oneself = Izaberite drugu osobu za prijavu.
report-twice = Ovu osobu ste ovde već prijavili. Moderatori će pogledati.
report-too-many = Prijavili ste onoliko koliko može u jednom danu.
report-too-long = Predugačko: najviše 1000 slova.

## Moderation

moderation-title = Moderacija
moderation-lead = Svaka odluka se saopštava s razlogom, ima rok i na nju se može uložiti žalba drugom moderatoru. Niko ne odlučuje o svom slučaju.
moderation-waiting = Čeka
moderation-none = Ništa ne čeka odluku.
moderation-decided = Odlučeno
moderation-case = { $reason }: { $name }
moderation-by = Prijavu šalje: { $name }
moderation-lines = Poslednje poruke
moderation-no-lines = Ništa nije rečeno.
moderation-state = Gde se dogodilo
moderation-state-note = Prijavljeno u verziji { $version }.
moderation-before = Ranije odluke o ovoj osobi
moderation-decide = Odluči
moderation-verdict = Odluka
moderation-days = Na koliko dana
moderation-days-note = Prazno: 7 dana, a nalog se zatvara zauvek.
moderation-reason = Razlog
moderation-reason-note = Osoba ovo čita onako kako piše.
moderation-done = Zabeleži odluku
moderation-log = Dnevnik
moderation-act-reported = Prijavljeno
moderation-act-decided = Odlučeno
moderation-act-appealed = Žalba
moderation-act-decided_again = Odlučeno posle žalbe
moderation-not-yours = Taj slučaj je za drugog moderatora.
moderation-why = Napišite zašto: osobi se to saopštava.
moderation-stage-open = Čeka
moderation-stage-decided = Odlučeno
moderation-stage-appealed = Žalba
moderation-stage-closed = Zatvoreno
verdict-nothing = Sve je u redu
verdict-warning = Opomena
verdict-no_words = Neko vreme bez slobodnog pisanja
verdict-no_rated = Neko vreme bez igre za rejting
verdict-closed = Nalog je zatvoren

rated-restricted = Do { $until } ne možete igrati mečeve za rejting: { $reason }

cases-title = Prijave
cases-own = Prijavili ste: { $name }. Razlog: { $reason }.
cases-own-open = Moderatori će pogledati.
cases-own-decided = Odlučeno: { $verdict }.
cases-about = Moderatori su odlučili o vama: { $verdict }.
cases-until = Do { $until }.
cases-reason = Razlog: { $reason }
cases-appeal = Žalba
cases-appeal-words = Zašto mislite drugačije
cases-appeal-note = Čita je i odlučuje drugi moderator.
cases-appealed = Uložili ste žalbu. Odlučiće drugi moderator.
cases-final = O ovome je odlučeno posle vaše žalbe.
appeal-title = Žalba
appeal-lead = Ako je vaš nalog zatvoren, drugi moderator će to ponovo razmotriti.
appeal-key = Lozinka ili jedan od vaših kodova za oporavak
appeal-not-now = Na to ne možete uložiti žalbu.
closed-title = Ovaj nalog je zatvoren
closed-by-moderators = Ovaj nalog su zatvorili moderatori.
closed-by-host = Ovaj nalog su zatvorili ljudi koji vode klub.
closed-for-good = Rok nije određen.
closed-no-reason = Razlog nije zapisan.
moderation-by-host = Nalog je zatvoren na samom serveru

## TV

tv-title = TV
tv-none = Trenutno niko ne igra.
tv-bots = Gledaj dva bota

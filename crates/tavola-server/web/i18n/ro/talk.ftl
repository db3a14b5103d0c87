# Talk between people, blocking, watching, reports.

blocks-title = Persoane pe care le-ai blocat
blocks-lead = Nu sunteți puși la aceeași masă, nu te pot provoca și niciunul nu citește ce scrie celălalt. Lor nu li se spune.
blocks-none = Nu ai blocat pe nimeni.
blocks-end = Deblochează
blocks-end-of = Deblochează: { $name }
block-oneself = Nu te poți bloca pe tine.
block-too-many = Ai blocat atâtea persoane câte se poate. Deblochează întâi una.

## Opening a table

knob-watch = Cine poate privi
knob-watch-note = Cine privește cu întârziere nu vede nimic din meci mai devreme: nici pe pagină, nici ca fișier, nici zarurile.
watch-at_once = Toată lumea
watch-one_turn = Toată lumea, cu un rând mai târziu
watch-three_turns = Toată lumea, cu trei rânduri mai târziu
watch-three_minutes = Toată lumea, cu trei minute mai târziu
watch-nobody = Doar cei care joacă
form-field-watch = Cine poate privi
watch-later = Masa se privește cu întârziere: asta se poate vedea după sfârșitul meciului.
watching-three_minutes = Privești meciul cu o întârziere de trei minute.
watching-three_turns = Privești meciul cu o întârziere de trei rânduri.
watching-one_turn = Privești meciul cu o întârziere de un rând.

## What is said

chat-title = Discuție
chat-open = Discuție
chat-unread = { $n ->
    [one] Un mesaj nou
    [few] { $n } mesaje noi
   *[other] { $n } de mesaje noi
  }
chat-back = Înapoi
chat-empty = Nimeni nu a spus încă nimic.
chat-room-players = Citesc doar cei care joacă.
chat-room-watchers = Cei care privesc citesc imediat, jucătorii după sfârșitul meciului.
chat-room-all = Citesc toți cei de aici.
chat-phrase = Frază
chat-phrase-choose = Alege o frază
chat-phrase-send = Spune
chat-text = Cuvintele tale
chat-text-send = Trimite
chat-of-watchers = Spectatori
chat-line-acts = Mai multe despre ce a spus { $name }
chat-mute = Ascunde aici
chat-block = Blochează
chat-report = Sesizează
chat-unmute = Arată din nou: { $name }
chat-want = Scrie liber
chat-want-no = Doar fraze
chat-others-want = Adversarul ar vrea să scrie liber.

key-chat = la ce se spune la masă

phrases-start = La început
phrases-play = În joc
phrases-offers = Propuneri
phrases-end = La sfârșit

talk-guest = Oaspeții vorbesc în fraze. Cu un cont poți scrie liber.
talk-both = Poți scrie liber după ce amândoi ați pornit asta.
talk-no-free-words = Deocamdată poți vorbi doar în fraze.
talk-nobody = Nu e nimeni aici să te audă înainte de sfârșitul meciului.
talk-too-fast = A fost mult deodată. Așteaptă câteva secunde.
talk-repeats = Tocmai ai spus asta.
talk-too-long = E prea lung: cel mult 400 de litere.
talk-nothing = Nu e nimic de citit în asta.
talk-own-line = Rândul acesta e al tău.
talk-restricted = Poți vorbi doar în fraze până la { $until }: { $reason }

## The forty phrases

phrase-hello = Salut
phrase-good-luck = Baftă
phrase-have-fun = Distracție plăcută
phrase-thanks-too = Mulțumesc, la fel
phrase-first-time = E prima dată când joc aici
phrase-slow-today = Azi joc încet
phrase-ready = Începem?
phrase-nice-roll = Frumos zar
phrase-nice-play = Frumoasă mutare
phrase-lucky-me = Ce noroc am
phrase-unlucky = Ghinion
phrase-timed-double = Dublare la momentul potrivit
phrase-brave-take = Curajoasă acceptare
phrase-good-pass = Bun pas
phrase-missed-that = N-am văzut asta
phrase-misclick = Scuze, mi-a alunecat mâna
phrase-thinking = Mă gândesc, te rog așteaptă
phrase-your-turn = Rândul tău
phrase-back-soon = Revin într-un minut
phrase-back = Am revenit
phrase-bad-connection = Am conexiune proastă
phrase-phone-call = Mă sună cineva
phrase-faster = Puțin mai repede, te rog
phrase-take-time = Gândește-te în voie
phrase-adjourn = Întrerupem?
phrase-tomorrow = Mâine, la aceeași oră?
phrase-one-more = Încă unul?
phrase-last-one = E ultimul pe ziua de azi
phrase-longer = Un meci mai lung?
phrase-with-clock = Cu ceas?
phrase-analyse = Îl analizăm?
phrase-friend-watches = Poate privi un prieten?
phrase-good-match = Frumos meci
phrase-well-played = Bine jucat
phrase-close = A fost strâns
phrase-dice-liked-me = M-au iubit zarurile
phrase-thank-you = Mulțumesc
phrase-must-go = Trebuie să plec
phrase-see-you = Pe curând
phrase-called-director = Am chemat directorul

## Reports

report-title = Sesizare
report-lead = Ultimele 20 de rânduri pe care le poți citi aici și starea meciului ajung la moderatori. Ți se spune ce hotărăsc; celeilalte persoane nu i se spune cine a sesizat.
report-about = Despre: { $name }
report-reason = Ce nu e în regulă
report-words = Cu cuvintele tale
report-send = Trimite sesizarea
report-sent = Mulțumim. Moderatorii se vor uita, iar pagina ta îți spune ce hotărăsc.
report-reason-insults = Insulte sau amenințări
report-reason-spam = Reclamă sau prostii
report-reason-cheating = Ajutor din afară în joc
report-reason-unfair = Plecări, tărăgănare sau pierderi intenționate
report-reason-name = Un nume care jignește
report-reason-other = Altceva
report-oneself = Alege altă persoană de sesizat.
report-twice = Ai sesizat deja asta aici. Moderatorii se vor uita.
report-too-many = Ai făcut atâtea sesizări câte se poate într-o zi.
report-too-long = E prea lung: cel mult 1.000 de litere.

## Moderation

moderation-title = Moderare
moderation-lead = Fiecare decizie se comunică cu motivul ei, are un sfârșit și poate fi contestată la alt moderator. Nimeni nu hotărăște în propriul caz.
moderation-waiting = În așteptare
moderation-none = Nimic nu așteaptă o decizie.
moderation-decided = Hotărâte
moderation-case = { $reason }: { $name }
moderation-by = Sesizat de { $name }
moderation-lines = Ultimele rânduri
moderation-no-lines = Nu s-a spus nimic.
moderation-state = Unde s-a întâmplat
moderation-state-note = Sesizat la versiunea { $version }.
moderation-before = Hotărât mai înainte despre această persoană
moderation-decide = Hotărăște
moderation-verdict = Decizie
moderation-days = Pentru câte zile
moderation-days-note = Lăsat gol: 7 zile, iar un cont se închide definitiv.
moderation-reason = Motiv
moderation-reason-note = Persoana citește exact ce scrie aici.
moderation-done = Înregistrează decizia
moderation-log = Jurnal
moderation-act-reported = Sesizat
moderation-act-decided = Hotărât
moderation-act-appealed = Contestat
moderation-act-decided_again = Hotărât după contestație
moderation-not-yours = Cazul este pentru alt moderator.
moderation-why = Spune de ce: persoana află.
moderation-stage-open = În așteptare
moderation-stage-decided = Hotărât
moderation-stage-appealed = Contestat
moderation-stage-closed = Închis
verdict-nothing = Nimic greșit
verdict-warning = Un avertisment
verdict-no_words = Fără scris liber o vreme
verdict-no_rated = Fără meciuri cu rating o vreme
verdict-closed = Contul este închis

rated-restricted = Nu poți juca meciuri cu rating până la { $until }: { $reason }

cases-title = Sesizări
cases-own = Ai sesizat: { $name }, { $reason }.
cases-own-open = Moderatorii se vor uita.
cases-own-decided = Hotărât: { $verdict }.
cases-about = Moderatorii au hotărât despre tine: { $verdict }.
cases-until = Până la { $until }.
cases-reason = Motiv: { $reason }
cases-appeal = Contestă
cases-appeal-words = De ce crezi altfel
cases-appeal-note = Citește și hotărăște alt moderator.
cases-appealed = Ai contestat. Va hotărî alt moderator.
cases-final = S-a hotărât după contestația ta.
appeal-title = Contestație
appeal-lead = Dacă ți s-a închis contul, alt moderator se mai uită o dată.
appeal-key = Parola sau unul dintre codurile de recuperare
appeal-not-now = Asta nu se poate contesta.
closed-title = Contul acesta este închis
closed-by-moderators = Moderatorii au închis acest cont.
closed-by-host = Cei care țin clubul au închis acest cont.
closed-for-good = Nu s-a stabilit un sfârșit.
closed-no-reason = Nu s-a notat niciun motiv.
moderation-by-host = Gazda a închis contul direct pe calculatorul clubului

## TV

tv-title = TV
tv-none = Acum nu joacă nimeni.
tv-bots = Privește doi boți

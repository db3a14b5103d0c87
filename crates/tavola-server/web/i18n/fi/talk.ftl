# Talk between people, blocking, watching, reports.

blocks-title = Estämäsi pelaajat
blocks-lead = Et joudu pelaamaan heidän kanssaan, he eivät voi haastaa sinua, eikä kumpikaan näe toisen viestejä. Heille ei kerrota.
blocks-none = Et ole estänyt ketään.
blocks-end = Poista esto
blocks-end-of = Poista esto: { $name }
block-oneself = Et voi estää itseäsi.
block-too-many = Olet estänyt niin monta kuin voi. Poista ensin jokin esto.

## Opening a table

knob-watch = Kuka voi katsoa
knob-watch-note = Myöhemmin katsova ei näe ottelusta mitään aiemmin: ei sivulla, ei tiedostona, ei noppia.
watch-at_once = Kaikki
watch-one_turn = Kaikki, vuoron myöhemmin
watch-three_turns = Kaikki, kolme vuoroa myöhemmin
watch-three_minutes = Kaikki, kolme minuuttia myöhemmin
watch-nobody = Vain pelaajat
form-field-watch = Kuka voi katsoa
watch-later = Tätä pöytää katsotaan viiveellä: tämä näkyy vasta, kun ottelu on ohi.
watching-three_minutes = Katsot kolmen minuutin viiveellä.
watching-three_turns = Katsot kolmen vuoron viiveellä.
watching-one_turn = Katsot yhden vuoron viiveellä.

## What is said

chat-title = Keskustelu
chat-open = Keskustelu
chat-unread = { $n ->
    [one] Yksi uusi rivi
   *[other] { $n } uutta riviä
  }
chat-back = Takaisin
chat-empty = Kukaan ei ole vielä sanonut mitään.
chat-room-players = Vain pelaajat näkevät tämän.
chat-room-watchers = Katsojat näkevät tämän heti, pelaajat ottelun päätyttyä.
chat-room-all = Kaikki täällä näkevät tämän.
chat-phrase = Fraasi
chat-phrase-choose = Valitse fraasi
chat-phrase-send = Sano
chat-text = Omat sanasi
chat-text-send = Lähetä
chat-of-watchers = Katsojat
chat-line-acts = Lisää tästä viestistä: { $name }
chat-mute = Vaienna täällä
chat-block = Estä
chat-report = Ilmoita
chat-unmute = Kuule taas: { $name }
chat-want = Kirjoita vapaasti
chat-want-no = Vain fraaseja
chat-others-want = Vastustajasi haluaisi kirjoittaa vapaasti.

key-chat = pöydän keskusteluun

phrases-start = Alussa
phrases-play = Pelissä
phrases-offers = Tarjoukset
phrases-end = Lopussa

talk-guest = Vieraat käyttävät fraaseja. Rekisteröityneenä voit kirjoittaa vapaasti.
talk-both = Voit kirjoittaa vapaasti, kun molemmat ovat sen sallineet.
talk-no-free-words = Toistaiseksi voit käyttää vain fraaseja.
talk-nobody = Kukaan ei kuule sinua täällä ennen ottelun loppua.
talk-too-fast = Tuli paljon kerralla. Odota muutama sekunti.
talk-repeats = Sanoit tuon juuri.
talk-too-long = Liian pitkä: käytä enintään 400 merkkiä.
talk-nothing = Viestissä ei ole mitään luettavaa.
talk-own-line = Se on oma viestisi.
talk-restricted = Voit käyttää vain fraaseja { $until } asti: { $reason }

## The forty phrases

phrase-hello = Hei
phrase-good-luck = Onnea peliin
phrase-have-fun = Pidä hauskaa
phrase-thanks-too = Kiitos, samoin
phrase-first-time = Olen täällä ensimmäistä kertaa
phrase-slow-today = Pelaan tänään hitaasti
phrase-ready = Valmis?
phrase-nice-roll = Hieno heitto
phrase-nice-play = Hieno siirto
phrase-lucky-me = Kävipä tuuri
phrase-unlucky = Huono tuuri
phrase-timed-double = Hyvin ajoitettu tuplaus
phrase-brave-take = Rohkea otto
phrase-good-pass = Hyvä hylkäys
phrase-missed-that = Se jäi huomaamatta
phrase-misclick = Anteeksi, käsi lipsahti
phrase-thinking = Mietin, odota hetki
phrase-your-turn = Sinun vuorosi
phrase-back-soon = Palaan pian
phrase-back = Olen taas täällä
phrase-bad-connection = Yhteyteni on huono
phrase-phone-call = Puhelin soi
phrase-faster = Vähän nopeammin, kiitos
phrase-take-time = Ei kiirettä
phrase-adjourn = Keskeytetäänkö?
phrase-tomorrow = Huomenna samaan aikaan?
phrase-one-more = Vielä yksi?
phrase-last-one = Tämä on viimeiseni
phrase-longer = Pidempi ottelu?
phrase-with-clock = Kellon kanssa?
phrase-analyse = Analysoidaanko?
phrase-friend-watches = Saako kaveri katsoa?
phrase-good-match = Hyvä ottelu
phrase-well-played = Hyvin pelattu
phrase-close = Tiukka peli
phrase-dice-liked-me = Nopat suosivat minua
phrase-thank-you = Kiitos
phrase-must-go = Täytyy lähteä
phrase-see-you = Nähdään
phrase-called-director = Olen kutsunut kilpailunjohdon

## Reports

report-title = Ilmoita
report-lead = Viimeiset 20 näkemääsi riviä ja ottelun tilanne menevät moderaattoreille. Sinulle kerrotaan päätös; toiselle ei kerrota, kuka ilmoitti.
report-about = Ilmoitus: { $name }
report-reason = Mikä on vialla
report-words = Omin sanoin
report-send = Lähetä ilmoitus
report-sent = Kiitos. Moderaattorit tutkivat asian, ja päätös näkyy sivullasi.
report-reason-insults = Loukkauksia tai uhkailua
report-reason-spam = Mainoksia tai roskaa
report-reason-cheating = Ulkopuolista apua pelissä
report-reason-unfair = Lähtemistä, viivyttelyä tai tahallista häviämistä
report-reason-name = Loukkaava nimi
report-reason-other = Jotain muuta
report-oneself = Valitse toinen ilmoitettava.
report-twice = Olet jo ilmoittanut tästä. Moderaattorit tutkivat asian.
report-too-many = Olet ilmoittanut niin monta kertaa kuin päivässä voi.
report-too-long = Liian pitkä: käytä enintään 1 000 merkkiä.

## Moderation

moderation-title = Moderointi
moderation-lead = Jokainen päätös kerrotaan perusteluineen, päättyy aikanaan, ja siitä voi valittaa toiselle moderaattorille. Kukaan ei päätä omaa asiaansa.
moderation-waiting = Odottavat
moderation-none = Mikään ei odota päätöstä.
moderation-decided = Päätetyt
moderation-case = { $reason }: { $name }
moderation-by = Ilmoittaja: { $name }
moderation-lines = Viimeiset rivit
moderation-no-lines = Mitään ei sanottu.
moderation-state = Missä se tapahtui
moderation-state-note = Ilmoitettu versiossa { $version }.
moderation-before = Aiemmat päätökset tästä henkilöstä
moderation-decide = Päätä
moderation-verdict = Päätös
moderation-days = Kuinka moneksi päiväksi
moderation-days-note = Tyhjänä: 7 päivää, ja tili suljetaan pysyvästi.
moderation-reason = Perustelu
moderation-reason-note = Henkilö lukee tämän sellaisenaan.
moderation-done = Kirjaa päätös
moderation-log = Loki
moderation-act-reported = Ilmoitettu
moderation-act-decided = Päätetty
moderation-act-appealed = Valitettu
moderation-act-decided_again = Päätetty valituksen jälkeen
moderation-not-yours = Asia kuuluu toiselle moderaattorille.
moderation-why = Perustele: henkilö saa tietää syyn.
moderation-stage-open = Odottaa
moderation-stage-decided = Päätetty
moderation-stage-appealed = Valitettu
moderation-stage-closed = Suljettu
verdict-nothing = Ei huomautettavaa
verdict-warning = Varoitus
verdict-no_words = Ei vapaata kirjoittamista määräaikaan
verdict-no_rated = Ei vahvuuspeliä määräaikaan
verdict-closed = Tili on suljettu

rated-restricted = Et voi pelata vahvuusotteluita { $until } asti: { $reason }

cases-title = Ilmoitukset
cases-own = Ilmoituksesi: { $name }, { $reason }.
cases-own-open = Moderaattorit tutkivat asian.
cases-own-decided = Päätös: { $verdict }.
cases-about = Moderaattorit ovat tehneet sinua koskevan päätöksen: { $verdict }.
cases-until = { $until } asti.
cases-reason = Perustelu: { $reason }
cases-appeal = Tee valitus
cases-appeal-words = Miksi olet eri mieltä
cases-appeal-note = Toinen moderaattori lukee sen ja päättää.
cases-appealed = Olet valittanut. Toinen moderaattori päättää.
cases-final = Tämä päätettiin valituksesi jälkeen.
appeal-title = Valitus
appeal-lead = Jos tilisi suljettiin, toinen moderaattori tutkii asian uudelleen.
appeal-key = Salasana tai jokin palautuskoodeistasi
appeal-not-now = Siitä ei voi valittaa.
closed-title = Tämä tili on suljettu
closed-by-moderators = Moderaattorit ovat sulkeneet tämän tilin.
closed-by-host = Klubin ylläpito on sulkenut tämän tilin.
closed-for-good = Päättymisaikaa ei ole asetettu.
closed-no-reason = Perustelua ei kirjattu.
moderation-by-host = Ylläpito sulki tilin suoraan palvelimella

## TV

tv-title = TV
tv-none = Juuri nyt kukaan ei pelaa.
tv-bots = Katso kahta bottia

# Talk between people, blocking, watching, reports.

blocks-title = Fólk sem þú hefur útilokað
blocks-lead = Þið spilið ekki saman, þau geta ekki skorað á þig og hvorugt les það sem hitt skrifar. Þau fá ekki að vita af því.
blocks-none = Þú hefur engan útilokað.
blocks-end = Hætta að útiloka
blocks-end-of = Hætta að útiloka: { $name }
block-oneself = Þú getur ekki útilokað þig.
block-too-many = Þú hefur útilokað eins marga og hægt er. Hættu fyrst að útiloka einhvern.

## Opening a table

knob-watch = Hver má horfa á
knob-watch-note = Sá sem horfir á síðar sér ekkert af viðureigninni fyrr: ekki á síðunni, ekki sem skrá, ekki teningana.
watch-at_once = Allir
watch-one_turn = Allir, einum leik síðar
watch-three_turns = Allir, þremur leikjum síðar
watch-three_minutes = Allir, þremur mínútum síðar
watch-nobody = Aðeins spilararnir
form-field-watch = Hver má horfa á
watch-later = Horft er á þetta borð með töf: þetta sést þegar viðureigninni er lokið.
watching-three_minutes = Þú horfir á þremur mínútum síðar en spilað er.
watching-three_turns = Þú horfir á þremur leikjum síðar en spilað er.
watching-one_turn = Þú horfir á einum leik síðar en spilað er.

## What is said

chat-title = Spjall
chat-open = Spjall
chat-unread = { $n ->
    [one] { $n } ný lína
   *[other] { $n } nýjar línur
  }
chat-back = Til baka
chat-empty = Enginn hefur sagt neitt enn.
chat-room-players = Aðeins þau sem spila lesa þetta.
chat-room-watchers = Þau sem horfa á lesa þetta strax, spilararnir þegar viðureigninni lýkur.
chat-room-all = Allir hér lesa þetta.
chat-phrase = Setning
chat-phrase-choose = Veldu setningu
chat-phrase-send = Segja
chat-text = Þín orð
chat-text-send = Senda
chat-of-watchers = Áhorfendur
chat-line-acts = Meira um línuna: { $name }
chat-mute = Þagga hér
chat-block = Útiloka
chat-report = Senda ábendingu
chat-unmute = Heyra aftur: { $name }
chat-want = Skrifa frjálst
chat-want-no = Aðeins setningar
chat-others-want = Andstæðingurinn vill geta skrifað frjálst.

key-chat = að því sem sagt er við borðið

phrases-start = Í upphafi
phrases-play = Í spili
phrases-offers = Boð
phrases-end = Í lokin

talk-guest = Gestir tala með setningum. Með aðgangi geturðu skrifað frjálst.
talk-both = Þú getur skrifað frjálst þegar þið hafið bæði kveikt á því.
talk-no-free-words = Í bili geturðu aðeins talað með setningum.
talk-nobody = Enginn heyrir til þín hér fyrr en viðureigninni er lokið.
talk-too-fast = Þetta var mikið í einu. Bíddu nokkrar sekúndur.
talk-repeats = Þú varst að segja þetta.
talk-too-long = Þetta er of langt: notaðu í mesta lagi 400 stafi.
talk-nothing = Hér er ekkert til að lesa.
talk-own-line = Þetta er þín eigin lína.
talk-restricted = Þú getur aðeins talað með setningum til { $until }: { $reason }

## The forty phrases

phrase-hello = Halló
phrase-good-luck = Gangi þér vel
phrase-have-fun = Góða skemmtun
phrase-thanks-too = Takk, sömuleiðis
phrase-first-time = Þetta er í fyrsta sinn sem ég er hér
phrase-slow-today = Ég spila hægt í dag
phrase-ready = Til í þetta?
phrase-nice-roll = Gott kast
phrase-nice-play = Góður leikur
phrase-lucky-me = Heppnin með mér
phrase-unlucky = Þetta var óheppni
phrase-timed-double = Tvöföldun á réttum tíma
phrase-brave-take = Djarft að þiggja
phrase-good-pass = Rétt að hafna
phrase-missed-that = Þetta fór fram hjá mér
phrase-misclick = Afsakið, röng hreyfing
phrase-thinking = Ég er að hugsa, augnablik
phrase-your-turn = Þú átt leik
phrase-back-soon = Kem eftir smástund
phrase-back = Ég er hér aftur
phrase-bad-connection = Sambandið er slæmt hjá mér
phrase-phone-call = Síminn hringir
phrase-faster = Aðeins hraðar, takk
phrase-take-time = Gefðu þér tíma
phrase-adjourn = Setjum við þetta í bið?
phrase-tomorrow = Á morgun á sama tíma?
phrase-one-more = Eina enn?
phrase-last-one = Þetta er mín síðasta
phrase-longer = Lengri viðureign?
phrase-with-clock = Með klukku?
phrase-analyse = Eigum við að greina þetta?
phrase-friend-watches = Má vinur horfa á?
phrase-good-match = Góð viðureign
phrase-well-played = Vel spilað
phrase-close = Þetta var tæpt
phrase-dice-liked-me = Teningarnir voru mér hliðhollir
phrase-thank-you = Takk fyrir
phrase-must-go = Ég þarf að fara
phrase-see-you = Sjáumst
phrase-called-director = Ég hef kallað á mótsstjóra

## Reports

report-title = Ábending
report-lead = Síðustu 20 línurnar sem þú getur lesið hér og staða viðureignarinnar fara til umsjónarfólks. Þú færð að vita niðurstöðuna; hin manneskjan fær ekki að vita hver sendi ábendinguna.
report-about = Um: { $name }
report-reason = Hvað er að
report-words = Með eigin orðum
report-send = Senda ábendingu
report-sent = Takk fyrir. Umsjónarfólk skoðar þetta og á síðunni þinni sérðu niðurstöðuna.
report-reason-insults = Móðganir eða hótanir
report-reason-spam = Auglýsingar eða bull
report-reason-cheating = Hjálp utan frá í spili
report-reason-unfair = Brottför, tafir eða tap af ásetningi
report-reason-name = Særandi nafn
report-reason-other = Eitthvað annað
report-oneself = Veldu aðra manneskju í ábendinguna.
report-twice = Þú hefur þegar sent ábendingu um þetta. Umsjónarfólk skoðar hana.
report-too-many = Þú hefur sent eins margar ábendingar og hægt er á einum degi.
report-too-long = Þetta er of langt: notaðu í mesta lagi 1.000 stafi.

## Moderation

moderation-title = Umsjón
moderation-lead = Hver ákvörðun er tilkynnt með ástæðu, tekur enda og henni má áfrýja til annars umsjónarmanns. Enginn ákveður í eigin máli.
moderation-waiting = Í bið
moderation-none = Ekkert bíður ákvörðunar.
moderation-decided = Afgreitt
moderation-case = { $reason }: { $name }
moderation-by = Ábending frá: { $name }
moderation-lines = Síðustu línurnar
moderation-no-lines = Ekkert var sagt.
moderation-state = Hvar það gerðist
moderation-state-note = Ábending send við útgáfu { $version }.
moderation-before = Fyrri ákvarðanir um þessa manneskju
moderation-decide = Ákveða
moderation-verdict = Ákvörðun
moderation-days = Í hversu marga daga
moderation-days-note = Autt: 7 dagar; lokun aðgangs er þá fyrir fullt og allt.
moderation-reason = Ástæða
moderation-reason-note = Manneskjan les þetta óbreytt.
moderation-done = Skrá ákvörðun
moderation-log = Dagbók
moderation-act-reported = Ábending
moderation-act-decided = Ákveðið
moderation-act-appealed = Áfrýjað
moderation-act-decided_again = Ákveðið eftir áfrýjun
moderation-not-yours = Þetta mál er annars umsjónarmanns.
moderation-why = Segðu hvers vegna: manneskjan fær að vita það.
moderation-stage-open = Í bið
moderation-stage-decided = Ákveðið
moderation-stage-appealed = Áfrýjað
moderation-stage-closed = Lokið
verdict-nothing = Ekkert athugavert
verdict-warning = Viðvörun
verdict-no_words = Engin frjáls orð um tíma
verdict-no_rated = Ekkert spil til styrkleikastiga um tíma
verdict-closed = Aðganginum er lokað

rated-restricted = Þú getur ekki spilað til styrkleikastiga til { $until }: { $reason }

cases-title = Ábendingar
cases-own = Ábending þín: { $name }, { $reason }.
cases-own-open = Umsjónarfólk skoðar hana.
cases-own-decided = Ákveðið: { $verdict }.
cases-about = Umsjónarfólk hefur tekið ákvörðun um þig: { $verdict }.
cases-until = Til { $until }.
cases-reason = Ástæða: { $reason }
cases-appeal = Áfrýja
cases-appeal-words = Hvers vegna þú ert á öðru máli
cases-appeal-note = Annar umsjónarmaður les það og ákveður.
cases-appealed = Þú hefur áfrýjað. Annar umsjónarmaður ákveður.
cases-final = Þetta var ákveðið eftir áfrýjun þína.
appeal-title = Áfrýjun
appeal-lead = Ef aðgangi þínum var lokað skoðar annar umsjónarmaður málið aftur.
appeal-key = Lykilorð eða einn endurheimtarkóða þinna
appeal-not-now = Þessu geturðu ekki áfrýjað.
closed-title = Þessum aðgangi er lokað
closed-by-moderators = Umsjónarfólk hefur lokað þessum aðgangi.
closed-by-host = Rekstraraðilar klúbbsins hafa lokað þessum aðgangi.
closed-for-good = Enginn lokadagur hefur verið settur.
closed-no-reason = Engin ástæða var skráð.
moderation-by-host = Rekstraraðili lokaði aðganginum á vélinni

## TV

tv-title = Sjónvarp
tv-none = Enginn spilar núna.
tv-bots = Horfa á tvo tölvuspilara

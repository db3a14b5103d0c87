# Notices: the bell, the list, choices, and what is pushed and mailed. Used by the server only.

bell-none = Tilkynningar
bell-many = { $n ->
    [one] Tilkynningar: { $n } ný
   *[other] Tilkynningar: { $n } nýjar
  }
bell-some = Tilkynningar: %n nýjar
notices-title = Tilkynningar
notices-none = Ekkert nýtt. Hér lestu þegar þú átt leik, þegar einhver skorar á þig eða þegar mót kallar á þig.
notices-play = Spila
notices-see = Merkja sem lesið
notices-see-this = Merkja sem lesið: { $what }
notices-see-all = Merkja allt sem lesið
notices-earlier = Fyrri
notices-choices = Hvernig þú færð að vita
notices-about = Um
notices-way-page = Bjalla
notices-way-push = Skilaboð í tæki
notices-way-mail = Tölvupóstur
notices-hour = Tími daglega póstsins
notices-mail-note = Póstur kemur í mesta lagi einu sinni á dag og aðeins ef þú hefur ekki lesið tilkynningarnar hér áður.
notices-keep = Vista valið

notice-kind-turn = Þú átt leik
notice-kind-time = Tími að renna út
notice-kind-challenge = Áskorun
notice-kind-answer = Svar við áskorun þinni
notice-kind-seek = Einhver leitar að andstæðingi
notice-kind-appointment = Stefnumót
notice-kind-adjourned = Viðureign í bið
notice-kind-tournament = Kall í viðureign
notice-kind-analysis = Greining
notice-kind-moderation = Umsjón
notice-kind-account = Aðgangur þinn

notice-somebody = Einhver
notice-turn = Þú átt leik, andstæðingur { $who }
notice-time = Tími þinn er að renna út, andstæðingur { $who }: { $hours ->
    [0] ekkert er eftir
    [one] innan við { $hours } klukkustund er eftir
   *[other] innan við { $hours } klukkustundir eru eftir
  }
notice-challenge = { $n ->
    [0] { $who } skorar á þig í peningaspil
   *[other] { $who } skorar á þig í viðureign upp í { $n }
  }
notice-accepted = { $who } hefur samþykkt áskorun þína
notice-declined = { $who } hefur hafnað áskorun þinni
notice-seek = { $n ->
    [0] { $who } leitar að andstæðingi í peningaspil
   *[other] { $who } leitar að andstæðingi í viðureign upp í { $n }
  }
notice-appointment = { $minutes ->
    [0] Þú átt stefnumót núna, andstæðingur { $who }
    [one] Þú átt stefnumót eftir { $minutes } mínútu, andstæðingur { $who }
   *[other] Þú átt stefnumót eftir { $minutes } mínútur, andstæðingur { $who }
  }
notice-hour = { $minutes ->
    [0] Stundin sem þú skráðir þig á er hafin
    [one] Stundin sem þú skráðir þig á hefst eftir { $minutes } mínútu
   *[other] Stundin sem þú skráðir þig á hefst eftir { $minutes } mínútur
  }
notice-adjourned = Viðureign þín er í bið, andstæðingur { $who }
notice-resume = { $who } vill halda viðureign ykkar áfram
notice-resume-by = Halda verður viðureign þinni áfram, andstæðingur { $who }: { $hours ->
    [0] fresturinn er liðinn
    [one] innan við { $hours } klukkustund er eftir
   *[other] innan við { $hours } klukkustundir eru eftir
  }
notice-analysis = Viðureign þín hefur verið greind
notice-analyses = Allar viðureignir þínar hafa verið greindar
notice-analysis-of = Viðureign þín hefur verið greind, andstæðingur { $who }
notice-call = { $name } kallar á þig: viðureign { $number }, andstæðingur { $who }
notice-call-at = { $name } kallar á þig: viðureign { $number }, andstæðingur { $who }, { $board }
notice-decision-silenced = Þú getur ekki skrifað um tíma
notice-decision-unrated = Þú getur ekki spilað til styrkleikastiga um tíma
notice-decision-closed = Aðgangi þínum hefur verið lokað
notice-decision-lifted = Takmörkun á aðgangi þínum hefur verið aflétt
notice-decision-warned = Umsjónarfólk minnir þig á reglur klúbbsins
notice-decision-reported = Ábending þín hefur verið afgreidd
notice-report = Ábending bíður ákvörðunar umsjónarfólks
notice-account-password = Lykilorði þínu hefur verið breytt
notice-account-key-added = Aðgangslykli hefur verið bætt við aðgang þinn
notice-account-key-removed = Aðgangslykill hefur verið fjarlægður af aðgangi þínum
notice-account-mail = Netfangi þínu hefur verið breytt
notice-account-name = Nafni þínu hefur verið breytt
notice-account-codes = Nýir endurheimtarkóðar hafa verið búnir til fyrir aðgang þinn
notice-account-code-used = Endurheimtarkóði hefur verið notaður á aðgang þinn
notice-account-signed-in = Innskráning á aðgang þinn úr nýjum vafra
notice-account-deletion = Aðgangi þínum verður eytt
notice-account-role = Hlutverk þitt í klúbbnum hefur breyst
notice-account-token = Forritalykill hefur verið búinn til fyrir aðgang þinn

push-title = Þetta tæki
push-why = Klúbburinn getur kallað á þig í þessu tæki þegar þú átt leik, þegar einhver skorar á þig eða þegar mót kallar á þig, jafnvel þegar engin síða er opin. Skilaboðin sýna enga stöðu og ekkert sem nokkur skrifaði.
push-script = Til þess þarf vafrinn að keyra skriftur.
push-start = Kalla á mig í þessu tæki
push-end = Hætta að kalla í þessu tæki
push-on = Kallað er í þetta tæki.
push-denied = Vafrinn leyfir klúbbnum ekki að kalla á þig. Því geturðu breytt í stillingum vafrans fyrir þessa síðu.
push-never = Ekki er hægt að kalla í þennan vafra.
push-home = Í þessu tæki skaltu fyrst bæta Tavola á heimaskjáinn og opna þaðan.
push-failed = Það tókst ekki. Reyndu aftur síðar.

app-install = Setja upp forrit
app-clock = Klukka og stigatafla
language-code = is
away-title = Ekkert samband
away-lead = Ekki næst í klúbbinn. Hér er það sem þarf ekkert net.
away-play = Spila án nets
away-clock = Klukka og stigatafla
away-again = Reyna aftur
boards-title = Veldu kotruborð
boards-lead = Hvert borð á sér liti fyrir dag og nótt og leikmenn sem þekkja má í sundur án þess að sjá liti.
boards-script = Til að velja borð þarf skriftur: valið er geymt í vafranum.
boards-shown = Borðið sem þú valdir

notices-turns = Senda mér bréfkotruleiki strax í tölvupósti
notices-mail-where = Hvert póstur fer
letter-digest-subject = { $n ->
    [one] Tavola: { $n } tilkynning
   *[other] Tavola: { $n } tilkynningar
}
letter-digest-text = Halló { $name },

  þetta hefurðu ekki lesið enn:

  { $lines }

  Þessi póstur kemur í mesta lagi einu sinni á dag og aðeins ef eitthvað er ólesið.
  Veldu hvað er í honum: { $choices }
  Ekki fleiri póstar af þessu tagi: { $stop }
letter-turns-subject = Tavola: þú átt leik
letter-turns-text = Halló { $name },

  einhver bíður eftir þér í bréfkotru:

  { $lines }

  Þú valdir að fá strax að vita þegar þú átt leik. Breyta því: { $choices }
  Ekki fleiri póstar af þessu tagi: { $stop }
digest-more = { $n ->
    [one] Og { $n } í viðbót.
   *[other] Og { $n } í viðbót.
}

calendar-title = Dagatal
calendar-lead = Stefnumót þín og mót í dagatali símans eða tölvunnar: gerstu þar áskrifandi að þessu vistfangi.
calendar-address = Vistfang dagatals þíns
calendar-open = Opna skrána
calendar-secret = Sá sem þekkir vistfangið getur lesið stefnumót þín. Nýtt vistfang ógildir það gamla.
calendar-make = Búa til vistfang
calendar-other = Búa til nýtt vistfang
calendar-revoke = Fjarlægja vistfangið
calendar-own = Tavola
calendar-match = Kotra, andstæðingur { $who }
calendar-event = Bæta dögunum í dagatal þitt

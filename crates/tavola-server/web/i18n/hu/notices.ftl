# Notices: the bell, the list, choices, and what is pushed and mailed. Used by the server only.

bell-none = Értesítések
bell-many = { $n ->
    [one] Értesítések: egy új
   *[other] Értesítések: { $n } új
  }
bell-some = Értesítések: %n új
notices-title = Értesítések
notices-none = Nincs új. Itt olvasod, ha te következel, ha valaki kihív, vagy ha egy verseny szólít.
notices-play = Játék
notices-see = Megjelölés olvasottként
notices-see-this = Megjelölés olvasottként: { $what }
notices-see-all = Összes megjelölése olvasottként
notices-earlier = Korábbiak
notices-choices = Hogyan szóljunk
notices-about = Miről
notices-way-page = Csengő
notices-way-push = Push
notices-way-mail = E-mail
notices-hour = A napi levél órája
notices-mail-note = Levél naponta legfeljebb egyszer jön, és csak ha előtte nem olvastad itt az értesítéseidet.
notices-keep = Beállítások mentése

notice-kind-turn = Te következel
notice-kind-time = Fogytán az idő
notice-kind-challenge = Kihívás
notice-kind-answer = Válasz a kihívásodra
notice-kind-seek = Valaki ellenfelet keres
notice-kind-appointment = Időpont
notice-kind-adjourned = Felfüggesztett mérkőzés
notice-kind-tournament = Hívás mérkőzésre
notice-kind-analysis = Elemzés
notice-kind-moderation = Moderálás
notice-kind-account = Fiókod

notice-somebody = Valaki
notice-turn = Te következel. Ellenfél: { $who }
notice-time = Fogytán az időd. Ellenfél: { $who }, { $hours ->
    [0] nem maradt időd
    [one] kevesebb mint egy óra maradt
   *[other] kevesebb mint { $hours } óra maradt
  }
notice-challenge = { $n ->
    [0] { $who } pénzjátékra hív
    [one] { $who } egypontos mérkőzésre hív
   *[other] { $who } { $n } pontos mérkőzésre hív
  }
notice-accepted = { $who } elfogadta a kihívásodat
notice-declined = { $who } elutasította a kihívásodat
notice-seek = { $n ->
    [0] { $who } ellenfelet keres pénzjátékhoz
    [one] { $who } ellenfelet keres egypontos mérkőzéshez
   *[other] { $who } ellenfelet keres { $n } pontos mérkőzéshez
  }
notice-appointment = { $minutes ->
    [0] Most van a megbeszélt időpont. Ellenfél: { $who }
    [one] Egy perc múlva van a megbeszélt időpont. Ellenfél: { $who }
   *[other] { $minutes } perc múlva van a megbeszélt időpont. Ellenfél: { $who }
  }
notice-hour = { $minutes ->
    [0] Elkezdődött az óra, amelyre feliratkoztál
    [one] Egy perc múlva kezdődik az óra, amelyre feliratkoztál
   *[other] { $minutes } perc múlva kezdődik az óra, amelyre feliratkoztál
  }
notice-adjourned = A mérkőzésed fel van függesztve. Ellenfél: { $who }
notice-resume = { $who } készen áll a mérkőzés folytatására
notice-resume-by = Folytatásra váró mérkőzés. Ellenfél: { $who }, { $hours ->
    [0] lejárt rá az idő
    [one] kevesebb mint egy óra maradt
   *[other] kevesebb mint { $hours } óra maradt
  }
notice-analysis = Elkészült a mérkőzésed elemzése
notice-analyses = Minden mérkőzésed elemzése elkészült
notice-analysis-of = Elkészült a mérkőzésed elemzése. Ellenfél: { $who }
notice-call = { $name } szólít: { $number }. mérkőzés, ellenfél: { $who }
notice-call-at = { $name } szólít: { $number }. mérkőzés, ellenfél: { $who }, { $board }
notice-decision-silenced = Egy ideig nem írhatsz
notice-decision-unrated = Egy ideig nem játszhatsz értékelt mérkőzést
notice-decision-closed = A fiókodat lezárták
notice-decision-lifted = A fiókod egyik korlátozását feloldották
notice-decision-warned = A moderátorok a klub szabályaira emlékeztetnek
notice-decision-reported = A jelentésedet elbírálták
notice-report = Egy jelentés moderátori döntésre vár
notice-account-password = A jelszavad megváltozott
notice-account-key-added = Új azonosítókulcs került a fiókodhoz
notice-account-key-removed = Egy azonosítókulcsot eltávolítottak a fiókodból
notice-account-mail = Az e-mail-címed megváltozott
notice-account-name = A neved megváltozott
notice-account-codes = Új helyreállítási kódok készültek a fiókodhoz
notice-account-code-used = Helyreállítási kódot használtak a fiókodhoz
notice-account-signed-in = Valaki új böngészőből jelentkezett be a fiókodba
notice-account-deletion = A fiókod törlésre vár
notice-account-role = A szereped a klubban megváltozott
notice-account-token = Programoknak szóló token készült a fiókodhoz

push-title = Ez az eszköz
push-why = A klub szólhat ezen az eszközön, ha te következel, ha valaki kihív, vagy ha egy verseny szólít, akkor is, ha nincs nyitva az oldal. Az üzenetben nincs állás, és semmi, amit valaki írt.
push-script = Ehhez a böngésződnek szkriptek kellenek.
push-start = Szóljatok ezen az eszközön
push-end = Ne szóljatok többet ezen az eszközön
push-on = Ezen az eszközön szólunk.
push-denied = A böngésződ nem engedi, hogy a klub szóljon. Ezt a böngésző beállításaiban, ennél az oldalnál módosíthatod.
push-never = Ezen a böngészőn nem lehet szólni.
push-home = Ezen az eszközön előbb add a Tavola alkalmazást a kezdőképernyőhöz, és ott nyisd meg.
push-failed = Ez nem sikerült. Próbáld később.

app-install = Alkalmazás telepítése
app-clock = Óra és eredményjelző
language-code = hu
away-title = Nincs kapcsolat
away-lead = A klub nem érhető el. Ami hálózat nélkül is működik, itt van.
away-play = Játék hálózat nélkül
away-clock = Óra és eredményjelző
away-again = Újra
boards-title = Válassz táblát
boards-lead = Minden táblának vannak nappali és éjszakai színei, és olyan korongjai, amelyek színlátás nélkül is megkülönböztethetők.
boards-script = A tábla kiválasztásához szkriptek kellenek: a választást a böngésződ őrzi.
boards-shown = A választott tábla

notices-turns = Levelező köreimről azonnal e-mailt kérek
notices-mail-where = Hová menjen a levél
letter-digest-subject = { $n ->
    [one] Tavola: egy értesítés
   *[other] Tavola: { $n } értesítés
}
letter-digest-text = Szia, { $name }!

  Ezt még nem olvastad:

  { $lines }

  Ez a levél naponta legfeljebb egyszer jön, és csak ha van olvasatlan értesítésed.
  Válaszd ki, mi legyen benne: { $choices }
  Ne jöjjön több ilyen levél: { $stop }
letter-turns-subject = Tavola: te következel
letter-turns-text = Szia, { $name }!

  Valaki vár rád egy levelező mérkőzésben:

  { $lines }

  Azt kérted, hogy azonnal szóljunk, ha te következel. Módosítás: { $choices }
  Ne jöjjön több ilyen levél: { $stop }
digest-more = { $n ->
    [one] És még egy.
   *[other] És még { $n }.
}

calendar-title = Naptár
calendar-lead = Időpontjaid és versenyeid a telefonod vagy számítógéped naptárában: ott iratkozz fel erre a címre.
calendar-address = A naptárad címe
calendar-open = Fájl megnyitása
calendar-secret = Aki ismeri a címet, olvashatja az időpontjaidat. Új címmel a régi érvényét veszti.
calendar-make = Cím létrehozása
calendar-other = Új cím létrehozása
calendar-revoke = Cím eltávolítása
calendar-own = Tavola
calendar-match = Backgammon, ellenfél: { $who }
calendar-event = Időpontok felvétele a naptáradba

# Notices: the bell, the list, choices, and what is pushed and mailed. Used by the server only.

bell-none = Obavijesti
bell-many = { $n ->
    [one] Obavijesti: { $n } nova
    [few] Obavijesti: { $n } nove
   *[other] Obavijesti: { $n } novih
  }
bell-some = Obavijesti, novih: %n
notices-title = Obavijesti
notices-none = Ništa novo. Ovdje čitaš kad je red na tebi, kad te netko izazove ili kad te zove turnir.
notices-play = Igraj
notices-see = Označi kao pročitano
notices-see-this = Označi kao pročitano: { $what }
notices-see-all = Označi sve kao pročitano
notices-earlier = Prijašnje
notices-choices = Kako ti se javlja
notices-about = O čemu
notices-way-page = Zvono
notices-way-push = Uređaj
notices-way-mail = E-pošta
notices-hour = Vrijeme dnevnog pisma
notices-mail-note = E-pošta stiže najviše jednom na dan, i samo ako obavijesti nisu već pročitane ovdje.
notices-keep = Spremi ovaj izbor

notice-kind-turn = Ti si na redu
notice-kind-time = Vrijeme pri kraju
notice-kind-challenge = Izazov
notice-kind-answer = Odgovor na tvoj izazov
notice-kind-seek = Netko traži protivnika
notice-kind-appointment = Termin
notice-kind-adjourned = Prekinut meč
notice-kind-tournament = Poziv na meč
notice-kind-analysis = Analiza
notice-kind-moderation = Odluka moderatora
notice-kind-account = Tvoj račun

notice-somebody = Netko
notice-turn = Ti si na redu, protivnik: { $who }
notice-time = Tvoje je vrijeme pri kraju (protivnik: { $who }): { $hours ->
    [0] više ga nema
    [1] ostalo je manje od sata
    [one] ostalo je manje od { $hours } sata
    [few] ostalo je manje od { $hours } sata
   *[other] ostalo je manje od { $hours } sati
  }
notice-challenge = { $n ->
    [0] { $who } te izaziva na igru za novac
    [one] { $who } te izaziva na meč do { $n } boda
    [few] { $who } te izaziva na meč do { $n } boda
   *[other] { $who } te izaziva na meč do { $n } bodova
  }
notice-accepted = { $who } prihvaća tvoj izazov
notice-declined = { $who } odbija tvoj izazov
notice-seek = { $n ->
    [0] { $who } traži protivnika za igru za novac
    [one] { $who } traži protivnika za meč do { $n } boda
    [few] { $who } traži protivnika za meč do { $n } boda
   *[other] { $who } traži protivnika za meč do { $n } bodova
  }
notice-appointment = { $minutes ->
    [0] Sada imaš termin, protivnik: { $who }
    [one] Za { $minutes } minutu imaš termin, protivnik: { $who }
    [few] Za { $minutes } minute imaš termin, protivnik: { $who }
   *[other] Za { $minutes } minuta imaš termin, protivnik: { $who }
  }
notice-hour = { $minutes ->
    [0] Počelo je vrijeme tvoje prijave
    [one] Vrijeme tvoje prijave počinje za { $minutes } minutu
    [few] Vrijeme tvoje prijave počinje za { $minutes } minute
   *[other] Vrijeme tvoje prijave počinje za { $minutes } minuta
  }
notice-adjourned = Tvoj meč je prekinut, protivnik: { $who }
notice-resume = { $who } čeka na nastavak vašeg meča
notice-resume-by = Tvoj se meč mora nastaviti (protivnik: { $who }): { $hours ->
    [0] vrijeme za to je isteklo
    [1] ostalo je manje od sata
    [one] ostalo je manje od { $hours } sata
    [few] ostalo je manje od { $hours } sata
   *[other] ostalo je manje od { $hours } sati
  }
notice-analysis = Tvoj meč je analiziran
notice-analyses = Svi tvoji mečevi su analizirani
notice-analysis-of = Tvoj meč je analiziran, protivnik: { $who }
notice-call = { $name } te poziva: meč { $number }, protivnik: { $who }
notice-call-at = { $name } te poziva: meč { $number }, protivnik: { $who }, { $board }
notice-decision-silenced = Neko vrijeme ne možeš pisati
notice-decision-unrated = Neko vrijeme ne možeš igrati mečeve za rejting
notice-decision-closed = Tvoj račun je zatvoren
notice-decision-lifted = Ukinuto je ograničenje tvojeg računa
notice-decision-warned = Moderatori te podsjećaju na pravila kluba
notice-decision-reported = O tvojoj prijavi je odlučeno
notice-report = Prijava čeka odluku moderatora
notice-account-password = Tvoja lozinka je promijenjena
notice-account-key-added = Tvojem računu dodan je pristupni ključ
notice-account-key-removed = S tvojeg računa uklonjen je pristupni ključ
notice-account-mail = Tvoja adresa e-pošte je promijenjena
notice-account-name = Tvoje ime je promijenjeno
notice-account-codes = Za tvoj račun napravljeni su novi kodovi za oporavak
notice-account-code-used = Za tvoj račun iskorišten je kod za oporavak
notice-account-signed-in = Na tvoj račun netko se prijavio iz novog preglednika
notice-account-deletion = Tvoj će račun biti izbrisan
notice-account-role = Tvoja uloga u klubu je promijenjena
notice-account-token = Za tvoj račun napravljen je token za programe

push-title = Ovaj uređaj
push-why = Klub te može pozvati na ovom uređaju kad je red na tebi, kad te netko izazove ili kad te zove turnir, čak i kad nijedna stranica nije otvorena. U pozivu nema ni pozicije ni ičega što je netko napisao.
push-script = Za to tvoj preglednik treba skripte.
push-start = Zovi me na ovom uređaju
push-end = Ne zovi me više na ovom uređaju
push-on = Ovaj se uređaj poziva.
push-denied = Tvoj preglednik ne dopušta klubu da te poziva. To možeš promijeniti u postavkama preglednika za ovu stranicu.
push-never = Ovaj se preglednik ne može pozivati.
push-home = Na ovom uređaju prvo dodaj Tavolu na početni zaslon i otvori je ondje.
push-failed = To nije uspjelo. Pokušaj poslije.

app-install = Instaliraj aplikaciju
app-clock = Sat i semafor
language-code = hr
away-title = Nema veze
away-lead = Klub trenutačno nije dostupan. Ovdje je ono za što ne treba mreža.
away-play = Igraj bez mreže
away-clock = Sat i semafor
away-again = Pokušaj opet
boards-title = Odaberi ploču
boards-lead = Svaka ploča ima svoje boje za dan i noć i figure koje se razlikuju i bez razlikovanja boja.
boards-script = Za izbor ploče trebaju skripte: izbor se čuva u tvom pregledniku.
boards-shown = Odabrana ploča

notices-turns = Šalji mi odmah dopisne poteze
notices-mail-where = Kamo ide e-pošta
letter-digest-subject = { $n ->
    [one] Tavola: { $n } obavijest
    [few] Tavola: { $n } obavijesti
   *[other] Tavola: { $n } obavijesti
}
letter-digest-text = Bok, { $name },

  ovo još nije pročitano:

  { $lines }

  Ovo pismo stiže najviše jednom na dan, i samo ako ima nečega nepročitanog.
  Odaberi što je u njemu: { $choices }
  Bez ovakvih pisama: { $stop }
letter-turns-subject = Tavola: ti si na redu
letter-turns-text = Bok, { $name },

  netko te čeka u dopisnom meču:

  { $lines }

  Po tvom izboru potezi ti se javljaju odmah. Promijeni to: { $choices }
  Bez ovakvih pisama: { $stop }
digest-more = { $n ->
    [one] I još { $n }.
    [few] I još { $n }.
   *[other] I još { $n }.
}

calendar-title = Kalendar
calendar-lead = Tvoji termini i turniri u kalendaru mobitela ili računala: ondje se pretplati na ovu adresu.
calendar-address = Adresa tvojeg kalendara
calendar-open = Otvori datoteku
calendar-secret = Tko zna adresu, može čitati tvoje termine. Nova adresa poništava staru.
calendar-make = Napravi adresu
calendar-other = Napravi novu adresu
calendar-revoke = Ukloni adresu
calendar-own = Tavola
calendar-match = Backgammon, protivnik: { $who }
calendar-event = Dodaj termine u svoj kalendar

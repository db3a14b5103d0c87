# Notices: the bell, the list, choices, and what is pushed and mailed. Used by the server only.

bell-none = Obaveštenja
bell-many = { $n ->
    [one] Obaveštenja: { $n } novo
    [few] Obaveštenja: { $n } nova
   *[other] Obaveštenja: { $n } novih
  }
bell-some = Obaveštenja, novih: %n
notices-title = Obaveštenja
notices-none = Ništa novo. Ovde čitate kad ste na redu, kad vas neko izazove ili kad vas zove turnir.
notices-play = Igraj
notices-see = Označi kao pročitano
notices-see-this = Označi kao pročitano: { $what }
notices-see-all = Označi sve kao pročitano
notices-earlier = Ranija
notices-choices = Kako vam se javlja
notices-about = O čemu
notices-way-page = Zvono
notices-way-push = Uređaj
notices-way-mail = E-pošta
notices-hour = Vreme dnevnog pisma
notices-mail-note = E-pošta stiže najviše jednom dnevno, i samo ako obaveštenja niste već pročitali ovde.
notices-keep = Sačuvaj ovaj izbor

notice-kind-turn = Vi ste na redu
notice-kind-time = Vreme pri kraju
notice-kind-challenge = Izazov
notice-kind-answer = Odgovor na vaš izazov
notice-kind-seek = Neko traži protivnika
notice-kind-appointment = Termin
notice-kind-adjourned = Prekinut meč
notice-kind-tournament = Poziv na meč
notice-kind-analysis = Analiza
notice-kind-moderation = Moderacija
notice-kind-account = Vaš nalog

notice-somebody = Neko
notice-turn = Vi ste na redu, protivnik: { $who }
notice-time = Vaše vreme je pri kraju (protivnik: { $who }): { $hours ->
    [0] više ga nema
    [1] ostalo je manje od sata
    [one] ostalo je manje od { $hours } sata
    [few] ostalo je manje od { $hours } sata
   *[other] ostalo je manje od { $hours } sati
  }
notice-challenge = { $n ->
    [0] { $who } vas izaziva na igru u novac
    [one] { $who } vas izaziva na meč do { $n } poena
    [few] { $who } vas izaziva na meč do { $n } poena
   *[other] { $who } vas izaziva na meč do { $n } poena
  }
notice-accepted = { $who } prihvata vaš izazov
notice-declined = { $who } odbija vaš izazov
notice-seek = { $n ->
    [0] { $who } traži protivnika za igru u novac
    [one] { $who } traži protivnika za meč do { $n } poena
    [few] { $who } traži protivnika za meč do { $n } poena
   *[other] { $who } traži protivnika za meč do { $n } poena
  }
notice-appointment = { $minutes ->
    [0] Sada imate termin, protivnik: { $who }
    [one] Za { $minutes } minut imate termin, protivnik: { $who }
    [few] Za { $minutes } minuta imate termin, protivnik: { $who }
   *[other] Za { $minutes } minuta imate termin, protivnik: { $who }
  }
notice-hour = { $minutes ->
    [0] Počeo je sat za koji ste se prijavili
    [one] Sat za koji ste se prijavili počinje za { $minutes } minut
    [few] Sat za koji ste se prijavili počinje za { $minutes } minuta
   *[other] Sat za koji ste se prijavili počinje za { $minutes } minuta
  }
notice-adjourned = Vaš meč je prekinut, protivnik: { $who }
notice-resume = { $who } čeka na nastavak vašeg meča
notice-resume-by = Vaš meč mora da se nastavi (protivnik: { $who }): { $hours ->
    [0] vreme za to je isteklo
    [1] ostalo je manje od sata
    [one] ostalo je manje od { $hours } sata
    [few] ostalo je manje od { $hours } sata
   *[other] ostalo je manje od { $hours } sati
  }
notice-analysis = Vaš meč je analiziran
notice-analyses = Svi vaši mečevi su analizirani
notice-analysis-of = Vaš meč je analiziran, protivnik: { $who }
notice-call = { $name } vas poziva: meč { $number }, protivnik: { $who }
notice-call-at = { $name } vas poziva: meč { $number }, protivnik: { $who }, { $board }
notice-decision-silenced = Neko vreme ne možete da pišete
notice-decision-unrated = Neko vreme ne možete da igrate mečeve za rejting
notice-decision-closed = Vaš nalog je zatvoren
notice-decision-lifted = Ukinuto je ograničenje vašeg naloga
notice-decision-warned = Moderatori vas podsećaju na pravila kluba
notice-decision-reported = O vašoj prijavi je odlučeno
notice-report = Prijava čeka odluku moderatora
notice-account-password = Vaša lozinka je promenjena
notice-account-key-added = Vašem nalogu je dodat pristupni ključ
notice-account-key-removed = S vašeg naloga je uklonjen pristupni ključ
notice-account-mail = Vaša adresa e-pošte je promenjena
notice-account-name = Vaše ime je promenjeno
notice-account-codes = Za vaš nalog su napravljeni novi kodovi za oporavak
notice-account-code-used = Za vaš nalog je iskorišćen kod za oporavak
notice-account-signed-in = Na vaš nalog se neko prijavio iz novog pregledača
notice-account-deletion = Vaš nalog će biti izbrisan
notice-account-role = Vaša uloga u klubu je promenjena
notice-account-token = Za vaš nalog je napravljen token za programe

push-title = Ovaj uređaj
push-why = Klub može da vas pozove na ovom uređaju kad ste na redu, kad vas neko izazove ili kad vas zove turnir, čak i kad nijedna stranica nije otvorena. U pozivu nema ni pozicije ni bilo čega što je neko napisao.
push-script = Za to vašem pregledaču trebaju skripte.
push-start = Zovi me na ovom uređaju
push-end = Ne zovi me više na ovom uređaju
push-on = Ovaj uređaj se poziva.
push-denied = Vaš pregledač ne dozvoljava klubu da vas poziva. To možete promeniti u podešavanjima pregledača za ovu stranicu.
push-never = Ovaj pregledač ne može da se poziva.
push-home = Na ovom uređaju prvo dodajte Tavolu na početni ekran i otvorite je tamo.
push-failed = To nije uspelo. Pokušajte kasnije.

app-install = Instaliraj aplikaciju
app-clock = Sat i semafor
language-code = sr-Latn
away-title = Nema veze
away-lead = Klub trenutno nije dostupan. Ovde je ono za šta ne treba mreža.
away-play = Igraj bez mreže
away-clock = Sat i semafor
away-again = Pokušaj ponovo
boards-title = Izaberite tablu
boards-lead = Svaka tabla ima svoje boje za dan i noć i figure koje se razlikuju i bez razlikovanja boja.
boards-script = Za izbor table trebaju skripte: izbor se čuva u vašem pregledaču.
boards-shown = Tabla koju ste izabrali

notices-turns = Šalji mi odmah dopisne poteze
notices-mail-where = Kuda ide e-pošta
letter-digest-subject = { $n ->
    [one] Tavola: { $n } obaveštenje
    [few] Tavola: { $n } obaveštenja
   *[other] Tavola: { $n } obaveštenja
}
letter-digest-text = Zdravo, { $name },

  ovo još niste pročitali:

  { $lines }

  Ovo pismo stiže najviše jednom dnevno, i samo ako ima nečeg nepročitanog.
  Izaberite šta je u njemu: { $choices }
  Bez ovakvih pisama: { $stop }
letter-turns-subject = Tavola: vi ste na redu
letter-turns-text = Zdravo, { $name },

  neko vas čeka u dopisnom meču:

  { $lines }

  Izabrali ste da vam se potezi javljaju odmah. Promenite to: { $choices }
  Bez ovakvih pisama: { $stop }
digest-more = { $n ->
    [one] I još { $n }.
    [few] I još { $n }.
   *[other] I još { $n }.
}

calendar-title = Kalendar
calendar-lead = Vaši termini i turniri u kalendaru telefona ili računara: pretplatite se tamo na ovu adresu.
calendar-address = Adresa vašeg kalendara
calendar-open = Otvori datoteku
calendar-secret = Ko zna adresu, može da čita vaše termine. Nova adresa poništava staru.
calendar-make = Napravi adresu
calendar-other = Napravi novu adresu
calendar-revoke = Ukloni adresu
calendar-own = Tavola
calendar-match = Bekgemon, protivnik: { $who }
calendar-event = Dodaj termine u svoj kalendar

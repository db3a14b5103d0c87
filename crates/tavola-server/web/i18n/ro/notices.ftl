# Notices: the bell, the list, choices, and what is pushed and mailed. Used by the server only.

bell-none = Notificări
bell-many = { $n ->
    [one] Notificări: una nouă
    [few] Notificări: { $n } noi
   *[other] Notificări: { $n } noi
  }
bell-some = Notificări: %n noi
notices-title = Notificări
notices-none = Nimic nou. Aici citești când e rândul tău, când te provoacă cineva sau când te cheamă un turneu.
notices-play = Joacă
notices-see = Marchează ca citită
notices-see-this = Marchează ca citită: { $what }
notices-see-all = Marchează toate ca citite
notices-earlier = Mai vechi
notices-choices = Cum ți se spune
notices-about = Despre
notices-way-page = Clopoțel
notices-way-push = Push
notices-way-mail = E-mail
notices-hour = Ora e-mailului zilnic
notices-mail-note = E-mailul vine cel mult o dată pe zi și doar dacă nu ți-ai citit deja aici notificările.
notices-keep = Păstrează alegerile

notice-kind-turn = Rândul tău
notice-kind-time = Timp pe sfârșite
notice-kind-challenge = Provocare
notice-kind-answer = Răspuns la provocarea ta
notice-kind-seek = Cineva caută adversar
notice-kind-appointment = Întâlnire
notice-kind-adjourned = Meci întrerupt
notice-kind-tournament = Chemare la un meci
notice-kind-analysis = Analiză
notice-kind-moderation = Moderare
notice-kind-account = Contul tău

notice-somebody = Cineva
notice-turn = E rândul tău în meciul cu { $who }
notice-time = Timpul tău în meciul cu { $who } e pe sfârșite: { $hours ->
    [0] nu a mai rămas deloc
    [one] a rămas mai puțin de o oră
    [few] au rămas mai puțin de { $hours } ore
   *[other] au rămas mai puțin de { $hours } de ore
  }
notice-challenge = { $n ->
    [0] { $who } te provoacă la joc pe bani
    [one] { $who } te provoacă la un meci până la un punct
    [few] { $who } te provoacă la un meci până la { $n } puncte
   *[other] { $who } te provoacă la un meci până la { $n } de puncte
  }
notice-accepted = { $who } ți-a acceptat provocarea
notice-declined = { $who } ți-a refuzat provocarea
notice-seek = { $n ->
    [0] { $who } caută adversar pentru joc pe bani
    [one] { $who } caută adversar pentru un meci până la un punct
    [few] { $who } caută adversar pentru un meci până la { $n } puncte
   *[other] { $who } caută adversar pentru un meci până la { $n } de puncte
  }
notice-appointment = { $minutes ->
    [0] Ai întâlnire cu { $who } acum
    [one] Ai întâlnire cu { $who } peste un minut
    [few] Ai întâlnire cu { $who } peste { $minutes } minute
   *[other] Ai întâlnire cu { $who } peste { $minutes } de minute
  }
notice-hour = { $minutes ->
    [0] Ora la care ai spus că vii a început
    [one] Ora la care ai spus că vii începe peste un minut
    [few] Ora la care ai spus că vii începe peste { $minutes } minute
   *[other] Ora la care ai spus că vii începe peste { $minutes } de minute
  }
notice-adjourned = Meciul tău cu { $who } este întrerupt
notice-resume = { $who } vrea să reia meciul vostru
notice-resume-by = Meciul tău cu { $who } trebuie reluat: { $hours ->
    [0] timpul pentru asta a trecut
    [one] a rămas mai puțin de o oră
    [few] au rămas mai puțin de { $hours } ore
   *[other] au rămas mai puțin de { $hours } de ore
  }
notice-analysis = Meciul tău a fost analizat
notice-analyses = Toate meciurile tale au fost analizate
notice-analysis-of = Meciul tău cu { $who } a fost analizat
notice-call = { $name } te cheamă: meciul { $number } cu { $who }
notice-call-at = { $name } te cheamă: meciul { $number } cu { $who }, { $board }
notice-decision-silenced = O vreme nu poți scrie
notice-decision-unrated = O vreme nu poți juca meciuri cu rating
notice-decision-closed = Contul tău a fost închis
notice-decision-lifted = O restricție a contului tău a fost ridicată
notice-decision-warned = Moderatorii îți amintesc regulile clubului
notice-decision-reported = Sesizarea ta a fost rezolvată
notice-report = O sesizare așteaptă decizia unui moderator
notice-account-password = Parola ta a fost schimbată
notice-account-key-added = S-a adăugat o cheie de acces la contul tău
notice-account-key-removed = S-a șters o cheie de acces din contul tău
notice-account-mail = Adresa ta de e-mail a fost schimbată
notice-account-name = Numele tău a fost schimbat
notice-account-codes = S-au făcut coduri noi de recuperare pentru contul tău
notice-account-code-used = S-a folosit un cod de recuperare pentru contul tău
notice-account-signed-in = Cineva s-a conectat la contul tău dintr-un browser nou
notice-account-deletion = Contul tău va fi șters
notice-account-role = Rolul tău în club s-a schimbat
notice-account-token = S-a făcut un jeton pentru programe în contul tău

push-title = Acest dispozitiv
push-why = Clubul te poate chema pe acest dispozitiv când e rândul tău, când te provoacă cineva sau când te cheamă un turneu, chiar fără nicio pagină deschisă. Mesajul nu conține nicio poziție și nimic din ce a scris cineva.
push-script = Pentru asta browserul are nevoie de scripturi.
push-start = Cheamă-mă pe acest dispozitiv
push-end = Nu mă mai chema pe acest dispozitiv
push-on = Acest dispozitiv este chemat.
push-denied = Browserul nu lasă clubul să te cheme. Poți schimba asta în setările browserului pentru această pagină.
push-never = Acest browser nu poate fi chemat.
push-home = Pe acest dispozitiv, adaugă întâi Tavola pe ecranul principal și deschide-o de acolo.
push-failed = Nu a mers. Încearcă mai târziu.

app-install = Instalează aplicația
app-clock = Ceas și tabelă de scor
language-code = ro
away-title = Fără conexiune
away-lead = Clubul nu poate fi contactat. Ce nu are nevoie de rețea e aici.
away-play = Joacă offline
away-clock = Ceas și tabelă de scor
away-again = Încearcă din nou
boards-title = Alege o tablă
boards-lead = Fiecare tablă are culorile ei de zi și de noapte și puluri pe care le deosebești și fără să vezi culorile.
boards-script = Alegerea unei table are nevoie de scripturi: se păstrează în browserul tău.
boards-shown = Tabla pe care ai ales-o

notices-turns = Trimite-mi imediat rândurile prin corespondență
notices-mail-where = Unde merge e-mailul
letter-digest-subject = { $n ->
    [one] Tavola: o notificare
    [few] Tavola: { $n } notificări
   *[other] Tavola: { $n } de notificări
}
letter-digest-text = Bună, { $name },

  iată ce nu ai citit încă:

  { $lines }

  E-mailul vine cel mult o dată pe zi și doar dacă ai ceva necitit.
  Alege ce conține: { $choices }
  Fără astfel de e-mailuri: { $stop }
letter-turns-subject = Tavola: e rândul tău
letter-turns-text = Bună, { $name },

  cineva te așteaptă într-un meci prin corespondență:

  { $lines }

  Ai ales să afli imediat de rândurile tale. Schimbă asta: { $choices }
  Fără astfel de e-mailuri: { $stop }
digest-more = { $n ->
    [one] Și încă una.
    [few] Și încă { $n }.
   *[other] Și încă { $n }.
}

calendar-title = Calendar
calendar-lead = Întâlnirile și turneele tale în calendarul telefonului sau al calculatorului: abonează-te acolo la această adresă.
calendar-address = Adresa calendarului tău
calendar-open = Deschide fișierul
calendar-secret = Cine știe adresa îți poate citi întâlnirile. O adresă nouă o face pe cea veche fără valoare.
calendar-make = Fă o adresă
calendar-other = Fă o adresă nouă
calendar-revoke = Șterge adresa
calendar-own = Tavola
calendar-match = Table cu { $who }
calendar-event = Adaugă datele în calendarul tău

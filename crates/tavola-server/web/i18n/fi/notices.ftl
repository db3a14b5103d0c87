# Notices: the bell, the list, choices, and what is pushed and mailed. Used by the server only.

bell-none = Ilmoitukset
bell-many = { $n ->
    [one] Ilmoitukset: yksi uusi
   *[other] Ilmoitukset: { $n } uutta
  }
bell-some = Ilmoitukset: %n uutta
notices-title = Ilmoitukset
notices-none = Ei mitään uutta. Täällä näet, kun on vuorosi, kun joku haastaa sinut tai kun turnaus kutsuu sinua.
notices-play = Pelaa
notices-see = Merkitse luetuksi
notices-see-this = Merkitse luetuksi: { $what }
notices-see-all = Merkitse kaikki luetuiksi
notices-earlier = Aiemmat
notices-choices = Miten saat tiedon
notices-about = Aihe
notices-way-page = Kello
notices-way-push = Push
notices-way-mail = Sähköposti
notices-hour = Päivän viestin kellonaika
notices-mail-note = Sähköposti tulee enintään kerran päivässä ja vain, jos et ole lukenut ilmoituksia täällä ennen sitä.
notices-keep = Tallenna valinnat

notice-kind-turn = Sinun vuorosi
notice-kind-time = Aika vähissä
notice-kind-challenge = Haaste
notice-kind-answer = Vastaus haasteeseesi
notice-kind-seek = Joku hakee vastustajaa
notice-kind-appointment = Sovittu aika
notice-kind-adjourned = Keskeytetty ottelu
notice-kind-tournament = Kutsu otteluun
notice-kind-analysis = Analyysi
notice-kind-moderation = Moderointi
notice-kind-account = Tilisi

notice-somebody = Joku
notice-turn = On vuorosi, vastustajana { $who }
notice-time = Aikasi on vähissä, vastustajana { $who }: { $hours ->
    [0] aikaa ei ole jäljellä
    [one] alle tunti jäljellä
   *[other] alle { $hours } tuntia jäljellä
  }
notice-challenge = { $n ->
    [0] { $who } haastaa sinut rahapeliin
    [one] { $who } haastaa sinut yhden pisteen otteluun
   *[other] { $who } haastaa sinut { $n } pisteen otteluun
  }
notice-accepted = { $who } on hyväksynyt haasteesi
notice-declined = { $who } on kieltäytynyt haasteestasi
notice-seek = { $n ->
    [0] { $who } hakee vastustajaa rahapeliin
    [one] { $who } hakee vastustajaa yhden pisteen otteluun
   *[other] { $who } hakee vastustajaa { $n } pisteen otteluun
  }
notice-appointment = { $minutes ->
    [0] Sovittu ottelusi alkaa nyt, vastustajana { $who }
    [one] Sovittu ottelusi alkaa minuutin kuluttua, vastustajana { $who }
   *[other] Sovittu ottelusi alkaa { $minutes } minuutin kuluttua, vastustajana { $who }
  }
notice-hour = { $minutes ->
    [0] Pelitunti, johon ilmoittauduit, on alkanut
    [one] Pelitunti, johon ilmoittauduit, alkaa minuutin kuluttua
   *[other] Pelitunti, johon ilmoittauduit, alkaa { $minutes } minuutin kuluttua
  }
notice-adjourned = Ottelusi on keskeytetty, vastustajana { $who }
notice-resume = { $who } on valmis jatkamaan otteluanne
notice-resume-by = Otteluasi on jatkettava, vastustajana { $who }: { $hours ->
    [0] määräaika on ohi
    [one] alle tunti jäljellä
   *[other] alle { $hours } tuntia jäljellä
  }
notice-analysis = Ottelusi on analysoitu
notice-analyses = Kaikki ottelusi on analysoitu
notice-analysis-of = Ottelusi on analysoitu, vastustajana { $who }
notice-call = { $name } kutsuu sinut: ottelu { $number }, vastustajana { $who }
notice-call-at = { $name } kutsuu sinut: ottelu { $number }, vastustajana { $who }, { $board }
notice-decision-silenced = Et voi kirjoittaa vähään aikaan
notice-decision-unrated = Et voi pelata vahvuusotteluita vähään aikaan
notice-decision-closed = Tilisi on suljettu
notice-decision-lifted = Tilisi rajoitus on poistettu
notice-decision-warned = Moderaattorit muistuttavat sinua klubin säännöistä
notice-decision-reported = Ilmoituksesi on käsitelty
notice-report = Ilmoitus odottaa moderaattorin päätöstä
notice-account-password = Salasanasi on vaihdettu
notice-account-key-added = Tilillesi on lisätty avainkoodi
notice-account-key-removed = Tililtäsi on poistettu avainkoodi
notice-account-mail = Sähköpostiosoitteesi on vaihdettu
notice-account-name = Nimesi on vaihdettu
notice-account-codes = Tilillesi on tehty uudet palautuskoodit
notice-account-code-used = Tilillesi on kirjauduttu palautuskoodilla
notice-account-signed-in = Tilillesi on kirjauduttu uudesta selaimesta
notice-account-deletion = Tilisi poistetaan
notice-account-role = Roolisi klubissa on muuttunut
notice-account-token = Tilillesi on tehty ohjelmatunnus

push-title = Tämä laite
push-why = Klubi voi kutsua sinua tällä laitteella, kun on vuorosi, kun joku haastaa sinut tai kun turnaus kutsuu, vaikkei mikään sivu olisi auki. Viesti ei sisällä asemaa eikä kenenkään kirjoittamaa.
push-script = Tähän selaimesi tarvitsee skriptit.
push-start = Kutsu minua tällä laitteella
push-end = Älä enää kutsu tällä laitteella
push-on = Tätä laitetta kutsutaan.
push-denied = Selaimesi ei salli klubin kutsua sinua. Voit muuttaa sen selaimen asetuksissa tälle sivulle.
push-never = Tätä selainta ei voi kutsua.
push-home = Lisää Tavola ensin tämän laitteen aloitusnäyttöön ja avaa se sieltä.
push-failed = Se ei onnistunut. Yritä myöhemmin uudelleen.

app-install = Asenna sovellus
app-clock = Kello ja tulostaulu
language-code = fi
away-title = Ei yhteyttä
away-lead = Klubiin ei saada yhteyttä. Tässä on se, mikä ei tarvitse verkkoa.
away-play = Pelaa ilman verkkoa
away-clock = Kello ja tulostaulu
away-again = Yritä uudelleen
boards-title = Valitse lauta
boards-lead = Jokaisella laudalla on värinsä päivään ja yöhön sekä nappulat, jotka erottaa toisistaan myös värejä näkemättä.
boards-script = Laudan valinta tarvitsee skriptit: valinta säilytetään selaimessasi.
boards-shown = Valitsemasi lauta

notices-turns = Lähetä kirjepelivuoroni heti sähköpostilla
notices-mail-where = Minne sähköposti lähetetään
letter-digest-subject = { $n ->
    [one] Tavola: yksi ilmoitus
   *[other] Tavola: { $n } ilmoitusta
}
letter-digest-text = Hei { $name },

  näitä et ole vielä lukenut:

  { $lines }

  Tämä viesti tulee enintään kerran päivässä ja vain, jos jotain on lukematta.
  Valitse, mitä siinä on: { $choices }
  Ei enää tällaisia viestejä: { $stop }
letter-turns-subject = Tavola: sinun vuorosi
letter-turns-text = Hei { $name },

  joku odottaa sinua kirjepelissä:

  { $lines }

  Valitsit tiedon vuoroistasi heti. Muuta sitä: { $choices }
  Ei enää tällaisia viestejä: { $stop }
digest-more = { $n ->
    [one] Ja vielä yksi.
   *[other] Ja vielä { $n }.
}

calendar-title = Kalenteri
calendar-lead = Sovitut ottelusi ja turnauksesi puhelimen tai tietokoneen kalenterissa: tilaa siellä tämä osoite.
calendar-address = Kalenterisi osoite
calendar-open = Avaa tiedosto
calendar-secret = Kuka osoitteen tietää, voi lukea sovitut aikasi. Uusi osoite mitätöi vanhan.
calendar-make = Tee osoite
calendar-other = Tee uusi osoite
calendar-revoke = Poista osoite
calendar-own = Tavola
calendar-match = Backgammon, vastustajana { $who }
calendar-event = Lisää päivät kalenteriisi

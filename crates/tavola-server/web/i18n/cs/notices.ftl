# Notices: the bell, the list, choices, and what is pushed and mailed. Used by the server only.

bell-none = Oznámení
bell-many = { $n ->
    [one] Oznámení: jedno nové
    [few] Oznámení: { $n } nová
    [many] Oznámení: { $n } nového
   *[other] Oznámení: { $n } nových
  }
bell-some = Oznámení, nová: %n
notices-title = Oznámení
notices-none = Nic nového. Tady se dočtete, že jste na tahu, že vás někdo vyzývá, nebo že vás volá turnaj.
notices-play = Hrát
notices-see = Označit jako přečtené
notices-see-this = Označit jako přečtené: { $what }
notices-see-all = Označit vše jako přečtené
notices-earlier = Dřívější
notices-choices = Jak se to dozvíte
notices-about = O čem
notices-way-page = Zvonek
notices-way-push = Push
notices-way-mail = E-mail
notices-hour = Hodina denního e-mailu
notices-mail-note = E-mail chodí nejvýše jednou denně, a jen když si oznámení nepřečtete dřív tady.
notices-keep = Uložit volbu

notice-kind-turn = Jste na tahu
notice-kind-time = Čas brzy vyprší
notice-kind-challenge = Výzva
notice-kind-answer = Odpověď na vaši výzvu
notice-kind-seek = Někdo hledá soupeře
notice-kind-appointment = Domluvený zápas
notice-kind-adjourned = Odložený zápas
notice-kind-tournament = Výzva k zápasu
notice-kind-analysis = Analýza
notice-kind-moderation = Moderování
notice-kind-account = Váš účet

notice-somebody = Někdo
notice-turn = Jste na tahu, soupeř: { $who }
notice-time = Váš čas brzy vyprší, soupeř: { $who }, { $hours ->
    [0] nezbývá nic
    [one] zbývá méně než hodina
    [few] zbývá méně než { $hours } hodiny
    [many] zbývá méně než { $hours } hodiny
   *[other] zbývá méně než { $hours } hodin
  }
notice-challenge = { $n ->
    [0] { $who } vás vyzývá ke hře o peníze
    [one] { $who } vás vyzývá k zápasu do jednoho bodu
    [few] { $who } vás vyzývá k zápasu do { $n } bodů
    [many] { $who } vás vyzývá k zápasu do { $n } bodu
   *[other] { $who } vás vyzývá k zápasu do { $n } bodů
  }
notice-accepted = { $who } přijímá vaši výzvu
notice-declined = { $who } odmítá vaši výzvu
notice-seek = { $n ->
    [0] { $who } hledá soupeře ke hře o peníze
    [one] { $who } hledá soupeře k zápasu do jednoho bodu
    [few] { $who } hledá soupeře k zápasu do { $n } bodů
    [many] { $who } hledá soupeře k zápasu do { $n } bodu
   *[other] { $who } hledá soupeře k zápasu do { $n } bodů
  }
notice-appointment = { $minutes ->
    [0] Domluvený zápas teď: { $who }
    [one] Domluvený zápas za minutu: { $who }
    [few] Domluvený zápas za { $minutes } minuty: { $who }
    [many] Domluvený zápas za { $minutes } minuty: { $who }
   *[other] Domluvený zápas za { $minutes } minut: { $who }
  }
notice-hour = { $minutes ->
    [0] Hodina, na kterou máte zápis, právě začala
    [one] Hodina, na kterou máte zápis, začíná za minutu
    [few] Hodina, na kterou máte zápis, začíná za { $minutes } minuty
    [many] Hodina, na kterou máte zápis, začíná za { $minutes } minuty
   *[other] Hodina, na kterou máte zápis, začíná za { $minutes } minut
  }
notice-adjourned = Váš zápas je odložen, soupeř: { $who }
notice-resume = { $who } chce obnovit váš zápas
notice-resume-by = Váš zápas je třeba obnovit, soupeř: { $who }, { $hours ->
    [0] čas na to vypršel
    [one] zbývá méně než hodina
    [few] zbývá méně než { $hours } hodiny
    [many] zbývá méně než { $hours } hodiny
   *[other] zbývá méně než { $hours } hodin
  }
notice-analysis = Váš zápas je zanalyzován
notice-analyses = Všechny vaše zápasy jsou zanalyzovány
notice-analysis-of = Váš zápas je zanalyzován, soupeř: { $who }
notice-call = { $name } vás volá: zápas { $number }, soupeř: { $who }
notice-call-at = { $name } vás volá: zápas { $number }, soupeř: { $who }, { $board }
notice-decision-silenced = Po nějakou dobu nemůžete psát
notice-decision-unrated = Po nějakou dobu nemůžete hrát hodnocené zápasy
notice-decision-closed = Váš účet byl zavřen
notice-decision-lifted = Omezení vašeho účtu bylo zrušeno
notice-decision-warned = Moderátoři vám připomínají pravidla klubu
notice-decision-reported = Vaše hlášení bylo vyřízeno
notice-report = Hlášení čeká na rozhodnutí moderátora
notice-account-password = Vaše heslo bylo změněno
notice-account-key-added = K vašemu účtu přibyl přístupový klíč
notice-account-key-removed = Z vašeho účtu byl odstraněn přístupový klíč
notice-account-mail = Vaše e-mailová adresa byla změněna
notice-account-name = Vaše jméno bylo změněno
notice-account-codes = K vašemu účtu byly vytvořeny nové obnovovací kódy
notice-account-code-used = K vašemu účtu byl použit obnovovací kód
notice-account-signed-in = Někdo se k vašemu účtu přihlásil z nového prohlížeče
notice-account-deletion = Váš účet bude smazán
notice-account-role = Vaše role v klubu se změnila
notice-account-token = K vašemu účtu byl vytvořen token pro programy

push-title = Toto zařízení
push-why = Klub vás může na tomto zařízení zavolat, když jste na tahu, když vás někdo vyzve, nebo když vás volá turnaj, i bez otevřené stránky. V oznámení není pozice ani nic, co někdo napsal.
push-script = Váš prohlížeč k tomu potřebuje skripty.
push-start = Volat mě na tomto zařízení
push-end = Přestat mě volat na tomto zařízení
push-on = Na toto zařízení se volá.
push-denied = Váš prohlížeč tomuto klubu nedovoluje vás volat. Změnit to můžete v nastavení prohlížeče pro tuto stránku.
push-never = Na tento prohlížeč volat nelze.
push-home = Na tomto zařízení nejdřív přidejte Tavola na plochu a otevřete ji odtamtud.
push-failed = To se nepovedlo. Zkuste to později.

app-install = Nainstalovat aplikaci
app-clock = Hodiny a ukazatel skóre
language-code = cs
away-title = Bez spojení
away-lead = Klub je nedostupný. Tady je to, k čemu síť není potřeba.
away-play = Hrát offline
away-clock = Hodiny a ukazatel skóre
away-again = Zkusit znovu
boards-title = Vyberte desku
boards-lead = Každá deska má své barvy pro den i noc a kameny, které rozeznáte i bez barev.
boards-script = Volba desky potřebuje skripty: ukládá se ve vašem prohlížeči.
boards-shown = Deska, kterou máte zvolenou

notices-turns = Moje korespondenční tahy posílat e-mailem hned
notices-mail-where = Kam e-maily chodí
letter-digest-subject = { $n ->
    [one] Tavola: jedno oznámení
    [few] Tavola: { $n } oznámení
    [many] Tavola: { $n } oznámení
   *[other] Tavola: { $n } oznámení
}
letter-digest-text = Dobrý den { $name },

  toto je ještě nepřečtené:

  { $lines }

  Tento e-mail chodí nejvýše jednou denně, a jen když je co číst.
  Vyberte, co v něm je: { $choices }
  Už žádné takové e-maily: { $stop }
letter-turns-subject = Tavola: jste na tahu
letter-turns-text = Dobrý den { $name },

  v korespondenčním zápase na vás někdo čeká:

  { $lines }

  Podle vaší volby se o svých tazích dozvídáte hned. Změnit to můžete tady: { $choices }
  Už žádné takové e-maily: { $stop }
digest-more = { $n ->
    [one] A ještě jedno.
    [few] A ještě { $n }.
    [many] A ještě { $n }.
   *[other] A ještě { $n }.
}

calendar-title = Kalendář
calendar-lead = Vaše domluvené zápasy a turnaje v kalendáři telefonu nebo počítače: přihlaste v něm odběr této adresy.
calendar-address = Adresa vašeho kalendáře
calendar-open = Otevřít soubor
calendar-secret = Kdo zná adresu, může číst vaše termíny. Nová adresa tu starou zneplatní.
calendar-make = Vytvořit adresu
calendar-other = Vytvořit novou adresu
calendar-revoke = Odstranit adresu
calendar-own = Tavola
calendar-match = Backgammon: { $who }
calendar-event = Přidat termíny do kalendáře

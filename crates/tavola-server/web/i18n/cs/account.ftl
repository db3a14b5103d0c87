# Registering, signing in, one's own page.

nav-account = Váš účet
account-nav-login = Přihlásit se
account-title = Váš účet
account-register = Zaregistrovat se
account-register-lead = Všechno vám zůstane: zápasy, místa u stolů i to, co se učíte. V jiném prohlížeči se přihlásíte přístupovým klíčem nebo heslem.
account-keeps = { $n ->
    [one] Váš rozehraný zápas běží dál beze změny.
    [few] Vaše { $n } rozehrané zápasy běží dál beze změny.
    [many] Vaše rozehrané zápasy ({ $n }) běží dál beze změny.
   *[other] Vašich { $n } rozehraných zápasů běží dál beze změny.
  }
account-have = Už máte účet?
account-new = Ještě nemáte účet?
account-login = Přihlásit se
account-logout = Odhlásit se tady
account-name-note = Nejvýše 24 znaků. Nikdo jiný pod ním hrát nemůže.
account-password = Heslo
account-password-note = Aspoň { $least } znaků. Dobré je několik slov s mezerami a počítá se každý znak. Dobře ho uložte.
account-password-short = To heslo je příliš krátké: aspoň { $least } znaků, třeba čtyři slova. Vraťte se a zvolte jiné.
account-password-long = To heslo je příliš dlouhé: má víc než { $most } bajtů. Vraťte se a zvolte kratší.
account-password-guessed = To heslo lze příliš snadno uhodnout: je běžné, je to vzorec, nebo vzniklo z vašeho jména. Vraťte se a zvolte jiné.
account-wrong = Hráč s tímto jménem a heslem neexistuje. Vraťte se a zkuste to znovu.
account-too-many-tries = { $minutes ->
    [one] Pokusů bylo příliš mnoho. Počkejte minutu a zkuste to znovu.
    [few] Pokusů bylo příliš mnoho. Počkejte { $minutes } minuty a zkuste to znovu.
    [many] Pokusů bylo příliš mnoho. Počkejte { $minutes } minuty a zkuste to znovu.
   *[other] Pokusů bylo příliš mnoho. Počkejte { $minutes } minut a zkuste to znovu.
  } Přístupový klíč vás pustí hned, stejně jako obnovovací kód z jiné sítě.
account-left = Tento prohlížeč hraje jako { $name }. Rozehrané zápasy: { $n ->
    [one] jeden
    [few] { $n }
    [many] { $n }
   *[other] { $n }
  }. Když se přihlásíte jako někdo jiný, tento prohlížeč je opustí a jako { $name } už nikdo dál hrát nebude.
account-leave = Přihlásit se a opustit je
account-leaves-matches = Host tohoto prohlížeče má rozehrané zápasy. Vraťte se a potvrďte, že je opouštíte, nebo je nejdřív dohrajte.
account-registered-already = Účet už máte a v tomto prohlížeči je otevřený.
account-called = Hrajete jako { $name }. To jméno je jen vaše.
account-public = Vaše veřejná stránka
account-guest = Hrajete jako host. Po registraci se přihlásíte kdekoli a jméno bude jen vaše.
name-taken = To jméno už má registrovaný hráč. Zvolte jiné; je-li vaše, přihlaste se.

# Registering and signing in by passkey or password.

account-register-password = Zaregistrovat se s heslem
account-password-show = Ukázat heslo
account-password-breached = To heslo je v seznamu ukradených hesel. Vraťte se a zvolte jiné.
account-age = Je-li vám méně než 16 let, zeptejte se nejdřív rodičů.
account-no-codes = Zatím nemáte žádné obnovovací kódy. Bez nich vás po ztrátě klíčů nikdo nemůže pustit zpět.
account-name-change = Změnit jméno
account-keys-title = Jak se přihlašujete
account-last-key = Nic jiného by váš účet neotevřelo. Nejdřív přidejte přístupový klíč, nebo zvolte heslo.
account-name-often = Jméno lze změnit třikrát za 30 dní. Zkuste to později.
account-code-wrong = Hráč s tímto jménem a kódem neexistuje, nebo už byl kód použit. Vraťte se a zkuste to znovu.
account-link-gone = Ten odkaz už byl použit nebo je příliš starý. Požádejte o nový.
account-prove-first = Nejdřív potvrďte, že jste to vy.

passkey-register = Zaregistrovat se s přístupovým klíčem
passkey-login = Přihlásit se přístupovým klíčem
passkey-prove = Použít přístupový klíč
passkey-note = Přístupový klíč uchovává vaše zařízení nebo správce hesel. Odemykáte ho jako zařízení samo a není co si pamatovat.
passkey-or = Nebo heslem:
passkey-elsewhere = Přístupové klíče patří ke jménu domény, ne k číslu. Otevřete tuto stránku na adrese
passkey-no-domain = Přístupové klíče fungují jen tam, kde je klub dostupný pod jménem přes https.
passkey-failed = To se nepovedlo. Zkuste to znovu, nebo použijte heslo.
passkey-not-allowed = Žádný přístupový klíč nebyl použit. Zkuste to znovu, nebo použijte heslo.
passkey-known = Toto zařízení už přístupový klíč k vašemu účtu má.
passkey-late = Trvalo to příliš dlouho. Zkuste to znovu.
passkey-unknown = Žádný účet tento přístupový klíč nemá. Možná byl odstraněn.
passkey-wrong = Ten přístupový klíč neodpověděl, jak měl. Zkuste to znovu; nepomůže-li to, přihlaste se jinak a přidejte ho znovu.
passkey-many = Máte 20 přístupových klíčů. Než přidáte další, jeden odstraňte.

prove-title = Jste to vy?
prove-lead = Potvrďte ještě jednou, že jste to vy. Po { $minutes } min pak můžete měnit, jak se přihlašujete.
prove-password = Pokračovat
prove-lost = Nefunguje ani jedno?

password-title = Nové heslo
password-is-there = Je nastaveno
password-is-none = Žádné
password-save = Uložit heslo
password-remove = Odstranit heslo
password-remove-note = Můžete se přihlašovat jen přístupovými klíči.

codes-title = Obnovovací kódy
codes-lead = Každý kód vás jednou pustí zpět, když ztratíte přístupové klíče nebo zapomenete heslo. Vytiskněte je, nebo opište.
codes-left = { $n ->
    [0] Žádný nezbývá
    [one] Zbývá jeden
    [few] Zbývají { $n }
    [many] Zbývá { $n }
   *[other] Zbývá { $n }
  }
codes-show = Ukázat kódy
codes-renew = Vytvořit nové kódy
codes-renew-note = Nynější kódy ztratí platnost.
codes-once = Tyto kódy uvidíte jen teď.
codes-print = Vytisknout
codes-kept = Kódy mám uložené

keys-title = Přístupové klíče
keys-lead = Můžete jich mít víc, třeba jeden v telefonu a jeden v počítači.
keys-many = { $n ->
    [0] Žádný
    [one] Jeden
    [few] { $n }
    [many] { $n }
   *[other] { $n }
  }
keys-label = Název přístupového klíče
keys-add = Přidat přístupový klíč
keys-rename = Přejmenovat
keys-remove = Odstranit
keys-remove-which = Odstranit: { $name }
keys-used = Naposledy použit
keys-unused = Zatím nepoužit.

name-title = Změnit jméno
name-lead = Jméno můžete změnit třikrát za 30 dní. Staré jméno vede rok k novému a po tu dobu ho nikdo jiný nemůže mít.
name-save = Uložit jméno
name-former = Dřívější jména

browsers-unknown = Neznámý prohlížeč
browsers-here = tento
browsers-since = Od
browsers-seen = Naposledy viděn
browsers-end = Odhlásit

changes-title = Co se změnilo
changes-note = Není-li některá změna od vás, odhlaste všechny ostatní prohlížeče a změňte klíče.
change-registered = Účet byl zaregistrován.
change-password = Heslo bylo změněno.
change-password-gone = Heslo bylo odstraněno.
change-key-added = Přidán přístupový klíč: { $detail }
change-key-gone = Odstraněn přístupový klíč: { $detail }
change-codes = Vytvořeny nové obnovovací kódy.
change-code-used = Přihlášení obnovovacím kódem.
change-link-used = Přihlášení odkazem.
change-name = Jméno bylo změněno. Předtím: { $detail }
change-mail = E-mailová adresa byla změněna.
change-mail-gone = E-mailová adresa byla odstraněna: { $detail }
change-leaving = Účet má být vymazán.
change-staying = Účet zůstává.

recover-title = Zpět s obnovovacím kódem
recover-lead = Každý kód funguje jednou. Všechny ostatní prohlížeče se pak odhlásí a můžete zvolit nové klíče.
recover-code = Obnovovací kód
recover-code-note = Velká nebo malá písmena, s pomlčkami i bez nich.
recover-enter = Přihlásit se
recover-mail-title = E-mailem
recover-mail-note = Má-li účet adresu, přijde tam odkaz. Platí 15 minut, jednou.
recover-mail-send = Poslat odkaz
recover-mail-sent = Má-li účet adresu, odkaz je na cestě. Platí 15 minut, jednou.
recover-staff = Už nemáte kód? Odkaz vám může dát, kdo klub provozuje.
recover-link-lead = Tento odkaz vás jednou pustí dovnitř. Všechny ostatní prohlížeče se pak odhlásí.

mail-title = E-mail
mail-none = Žádná adresa
mail-lead = Ke hře adresa není potřeba. S ní se ale dostanete zpět i bez kódu a dozvíte se, když někdo změní vaše klíče.
mail-address = E-mailová adresa
mail-note = Nejdřív tam přijde dopis; vaší adresou se stane až jeho odkazem.
mail-send = Poslat dopis
mail-sent = Dopis je na cestě. Adresa platí, jakmile otevřete jeho odkaz.
mail-dead = Dopisy na vaši adresu se vrátily. Nic dalšího se nepošle, dokud ji znovu nepotvrdíte.
mail-no-address = To není e-mailová adresa. Vraťte se a najděte chybu.
mail-remove = Odstranit adresu
mail-notices-on = Chodí tam i oznámení, třeba že jste na tahu.
mail-notices-off = Dostáváte jen dopisy o svých klíčích.
mail-notices-stop = Už žádná oznámení e-mailem
mail-notices-start = Posílat mi oznámení
mail-stop-lead = Už žádná oznámení e-mailem? O změnách klíčů se dál dozvíte.
mail-stopped = Oznámení e-mailem už nedostáváte.
mail-confirm-lead = Mají dopisy k vašemu účtu chodit na tuto adresu?
mail-confirm = Potvrdit adresu
mail-confirmed = Dopisy k vašemu účtu teď chodí na tuto adresu.
mail-undo-lead = Není změna adresy od vás? Tímto se vrátí stará a všichni se odhlásí.
mail-undo = Vrátit starou adresu
mail-undone = Znovu platí stará adresa a všichni jsou odhlášeni. Přihlaste se a změňte klíče.

letter-confirm-subject = Vaše adresa v klubu
letter-confirm-text = Dobrý den { $name },

  otevřete do jednoho dne tento odkaz a bude to vaše adresa:
  { $link }

  Není-li ta žádost od vás, nedělejte nic.
letter-link-subject = Zpět do vašeho účtu
letter-link-text = Dobrý den { $name },

  tento odkaz vás do 15 minut jednou pustí dovnitř:
  { $link }

  Není-li ta žádost od vás, nedělejte nic.
letter-change-subject = Změna vašeho účtu
letter-change-text = Dobrý den { $name },

  { $said }

  Není-li to od vás, přihlaste se a změňte klíče:
  { $link }
letter-before-subject = Změna vaší adresy
letter-before-text = Dobrý den { $name },

  dopisy k vašemu účtu už na tuto adresu nechodí.

  Není-li to od vás, vraťte ji do 7 dnů zpět:
  { $link }

data-title = Vaše údaje
data-lead = Vzít si všechno s sebou, nebo klub opustit
export-title = Vzít si všechno s sebou
export-lead = Jeden soubor se vším, co klub pod vaším účtem uchovává, včetně vašich hlášení a rozhodnutí o vás, a každý váš zápas jako soubor .mat, který čtou i jiné programy.
export-get = Stáhnout
leave-title = Opustit klub
leave-lead = Můžete odejít natrvalo. Nikdo si nenechá vaše jméno, klíče ani adresu.
leave-goes = Vymaže se vaše jméno, přístupové klíče, heslo, kódy, e-mailová adresa, nastavení, načtené soubory, poznámky a všechno, co bylo od vás řečeno.
leave-stays = Vaše zápasy zůstanou soupeřům, s kostkami a výsledky, ale bez vašeho jména.
leave-week = Stane se to za 7 dní. Do té doby se můžete přihlásit a rozmyslet si to.
leave-sure = Vymazat můj účet
leave-now = Opustit klub
leave-at = Tento účet bude vymazán
leave-stay = Zůstávám

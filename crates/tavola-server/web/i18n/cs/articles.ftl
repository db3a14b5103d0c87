# Articles that members write, and comments below articles.
articles-languages = Také v jazycích
error-not-an-editor = Tohle je pro redaktory
error-not-an-editor-note = Články píšou členové s rolí redaktora. Zeptejte se provozovatelů klubu: dávají ji registrovaným. Pokud ji už máte, nejdřív se přihlaste.

write-title = Vaše články
write-lead = Co sem píšete, je až do zveřejnění jen vaše. Můžete se k tomu vracet, podívat se, jak to bude vypadat, a zvolit den, kdy to vyjde.
write-new = Napsat článek
write-own = Články
write-none = Zatím tu od vás nic není.
write-begin = Začít
write-edit = Upravit
write-read = Přečíst
write-changed = uloženo
write-comments = { $n ->
    [0] Komentáře: žádný nečeká
    [one] Komentáře: jeden čeká
    [few] Komentáře: { $n } čekají
    [many] Komentáře: { $n } čeká
   *[other] Komentáře: { $n } čeká
 }
write-state-draft = Koncept
write-state-scheduled = Naplánováno
write-state-published = Zveřejněno
write-state-withdrawn = Staženo

write-said-begun = Váš koncept vznikl. Vidíte ho jen vy.
write-said-saved = Uloženo.
write-said-published = Zveřejněno. Teď to mohou číst všichni.
write-said-scheduled = Naplánováno. Ve svůj den vyjde samo.
write-said-withdrawn = Staženo. Nikdo jiný to teď nemůže číst.
write-said-translated = Vznikl koncept v druhém jazyce s původním textem. Vidíte ho jen vy.
write-said-wrong = Zatím to nešlo. Co je špatně, vidíte níže.

write-field-title = Titulek
write-field-language = Jazyk
write-field-lead = Perex
write-lead-note = Jedna nebo dvě věty. Stojí v seznamech, v kanálu a tam, kde někdo sdílí odkaz.
write-field-body = Text
write-body-note = V Markdownu.
write-field-tags = Témata
write-tags-note = Oddělená čárkami, třeba kostka, závod, zahájení.
write-field-day = Den zveřejnění
write-day-note = Prázdné: den, kdy zveřejníte. V pozdější den vyjde samo, o půlnoci UTC.
write-field-name = Adresa
write-name-note = Malá písmena, číslice a spojovníky. Lze ji měnit, dokud článek není zveřejněn nebo přeložen.
write-preview = Náhled
write-save = Uložit koncept
write-save-published = Uložit změny
write-publish = Zveřejnit
write-withdraw = Stáhnout
write-delete = Smazat tento koncept
write-delete-note = Smaže se se všemi dřívějšími verzemi. Nelze to vrátit.
write-delete-yes = Smazat natrvalo
write-translate = Přeložit: { $language }
write-original = Originál
write-versions = Dřívější verze
write-versions-note = Otevřete některou a její text bude ve formuláři. Nic se nezmění, dokud neuložíte.
write-newer = Mezitím přišel novější text, ukládá { $name }.
write-newer-note = Váš je stále ve formuláři a není uložen. Uložte znovu a nahradí ten druhý; ten pak zůstane mezi dřívějšími verzemi.
write-newer-text = Druhý text
write-unsaved = Text není uložen.

write-wrong = K opravě před zveřejněním
write-wrong-title = Článek potřebuje titulek.
write-wrong-title-long = Titulek může mít nejvýše { $most } znaků.
write-wrong-lead = Chybí perex.
write-wrong-lead-long = Perex může mít nejvýše { $most } znaků.
write-wrong-body = Chybí text.
write-wrong-body-long = Text je příliš dlouhý: { $n } tis. bajtů, nejvýše { $most } tis. Udělejte z něj dva články.
write-wrong-tags = Nejvyšší počet témat článku: { $most }.
write-wrong-tag-long = Toto téma je příliš dlouhé: { $what }
write-wrong-day = Tento den nejde: { $what }. Zvolte den od roku 2000 do 2100, třeba 2026-11-25.
write-wrong-name = Adresa potřebuje malá písmena, číslice nebo spojovníky, nejvýše { $most }, a název, který nemají stránky samotného klubu.
write-wrong-name-taken = Tuto adresu má jiný článek: { $what }
write-wrong-name-stays = Adresu už změnit nelze: článek byl zveřejněn nebo přeložen.
write-wrong-board = Tuto desku nelze přečíst: { $what }. Použijte XGID nebo ID z GNU Backgammon.
write-wrong-figure = Pravidla nemají obrázek tohoto názvu: { $what }
write-wrong-beside-text = Tato deska potřebuje vlastní odstavec: { $what }
write-wrong-boards = Desek je víc než { $most }.
write-wrong-deep = Seznamy nebo citáty jsou v sobě víc než { $most }krát. Dál se už nic neukazuje.
write-wrong-link = Tento odkaz nikam nevede: { $what }
write-refused-title-long = Ten titulek je příliš dlouhý.
write-refused-translated = V tom jazyce už článek existuje.
write-refused-many = Jeden účet může napsat nejvýše 500 článků.
write-refused-delete = Mazat lze jen koncepty. Článek místo toho stáhněte.

write-help = Jak psát
write-help-note = Prázdné řádky oddělují odstavce. Deska stojí ve vlastním odstavci. S hodem se na ní dá hrát; tahy v textu se dělají na desce nad nimi.
write-help-position = Sestavit pozici
write-help-what = Co
write-help-how = Jak
write-help-heading = Nadpis
write-help-strong = Tučně, zvýrazněně
write-help-list = Seznam
write-help-link = Odkaz
write-help-board = Deska s popiskem
write-help-figure = Deska z pravidel
write-help-play = Tah
write-help-clause = Bod pravidel

comment-title = Komentáře
comment-none = Zatím žádné komentáře.
comment-sign-in = Komentovat mohou registrovaní.
comment-words = Váš komentář
comment-note = Všichni ho uvidí, až ho schválí redaktor nebo moderátor. Prostý text.
comment-send = Odeslat
comment-own-waiting = Čeká na schválení. Vidíte ho jen vy.
comment-own-refused = Neschváleno. Vidíte ho jen vy.
comment-take-away = Smazat
comment-refused-guest = Komentovat mohou jen registrovaní.
comment-refused-restricted = Do { $until } nemůžete komentovat: { $reason }
comment-refused-empty = Nejdřív něco napište.
comment-refused-long = Komentář může mít nejvýše 1000 znaků.
comment-refused-many = Pět vašich komentářů už čeká. Další pošlete, až budou schváleny.

comments-title = Komentáře k článkům
comments-lead = Než komentář schválíte, nevidí ho nikdo kromě autora. Názor můžete změnit.
comments-counts = Čeká: { $waiting }. Schváleno: { $shown }. Neschváleno: { $refused }.
comments-waiting = Čekající
comments-none = Nic nečeká.
comments-shown = Schválené
comments-refused = Neschválené
comments-show = Schválit
comments-refuse = Neschválit

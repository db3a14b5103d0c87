# Articles that members write, and comments below articles.
articles-languages = Også på
error-not-an-editor = Dette er for redaktører
error-not-an-editor-note = Artikler skrives af medlemmer med rollen redaktør. Spørg dem, der driver klubben: de giver den til registrerede spillere. Har du den allerede, så log først ind.

write-title = Dine artikler
write-lead = Det, du skriver her, er kun dit, til du udgiver det. Du kan vende tilbage til det, se, hvordan det kommer til at se ud, og vælge den dag, det udkommer.
write-new = Skriv en artikel
write-own = Artikler
write-none = Du har ikke skrevet noget endnu.
write-begin = Begynd
write-edit = Rediger
write-read = Læs den
write-changed = gemt
write-comments = { $n ->
    [0] Kommentarer: ingen venter
    [one] Kommentarer: en venter
   *[other] Kommentarer: { $n } venter
 }
write-state-draft = Kladde
write-state-scheduled = Planlagt
write-state-published = Udgivet
write-state-withdrawn = Trukket tilbage

write-said-begun = Din kladde er lavet. Kun du ser den.
write-said-saved = Gemt.
write-said-published = Udgivet. Alle kan læse den nu.
write-said-scheduled = Planlagt. Den udkommer af sig selv på sin dag.
write-said-withdrawn = Trukket tilbage. Ingen andre kan læse den nu.
write-said-translated = Der er lavet en kladde på det andet sprog med den oprindelige tekst i. Kun du ser den.
write-said-wrong = Det kunne ikke lade sig gøre endnu. Se nedenfor, hvad der er galt.

write-field-title = Titel
write-field-language = Sprog
write-field-lead = Indledning
write-lead-note = En eller to sætninger. De står i lister, i feedet, og hvor nogen deler et link.
write-field-body = Tekst
write-body-note = I Markdown.
write-field-tags = Emner
write-tags-note = Med komma imellem, for eksempel cube, race, opening.
write-field-day = Udgivelsesdag
write-day-note = Lad feltet stå tomt for den dag, du udgiver. På en senere dag udkommer den af sig selv, ved midnat UTC.
write-field-name = Adresse
write-name-note = Små bogstaver, cifre og bindestreger. Den kan ændres, til artiklen er udgivet eller oversat.
write-preview = Forhåndsvisning
write-save = Gem kladde
write-save-published = Gem ændringer
write-publish = Udgiv
write-withdraw = Træk tilbage
write-delete = Slet kladden
write-delete-note = Den slettes med alle tidligere versioner. Det kan ikke fortrydes.
write-delete-yes = Slet for altid
write-translate = Oversæt: { $language }
write-original = Original
write-versions = Tidligere versioner
write-versions-note = Åbn en for at få dens tekst i formularen. Intet ændres, før du gemmer.
write-newer = { $name } har imens gemt en anden tekst.
write-newer-note = Din står stadig i formularen og er ikke gemt. Gem igen for at erstatte den anden; den bliver så liggende blandt de tidligere versioner.
write-newer-text = Den anden tekst
write-unsaved = Teksten er ikke gemt.

write-wrong = Skal rettes, før den kan udgives
write-wrong-title = En artikel skal have en titel.
write-wrong-title-long = Titlen kan have højst { $most } tegn.
write-wrong-lead = Der er ingen indledning endnu.
write-wrong-lead-long = Indledningen kan have højst { $most } tegn.
write-wrong-body = Der er ingen tekst endnu.
write-wrong-body-long = Teksten er for lang: { $n }.000 bytes af højst { $most }.000. Lav to artikler af den.
write-wrong-tags = En artikel kan have højst { $most } emner.
write-wrong-tag-long = Emnet er for langt: { $what }
write-wrong-day = Det kan ikke være dagen: { $what }. Vælg en fra 2000 til 2100, for eksempel 2026-11-25.
write-wrong-name = Adressen skal have små bogstaver, cifre eller bindestreger, højst { $most }, og et navn, der ikke bruges af klubbens egne sider.
write-wrong-name-taken = En anden artikel har den adresse: { $what }
write-wrong-name-stays = Adressen kan ikke ændres mere: artiklen er udgivet eller oversat.
write-wrong-board = Brættet kan ikke læses: { $what }. Brug et XGID eller et GNU Backgammon ID.
write-wrong-figure = Reglerne har ingen figur med det navn: { $what }
write-wrong-beside-text = Brættet skal stå i et afsnit for sig selv: { $what }
write-wrong-boards = Der er flere end { $most } brætter.
write-wrong-deep = Lister eller citater står mere end { $most } gange inde i hinanden. Intet derefter vises.
write-wrong-link = Linket fører ingen steder hen: { $what }
write-refused-title-long = Titlen er for lang.
write-refused-translated = Artiklen findes allerede på det sprog.
write-refused-many = Én konto kan skrive højst 500 artikler.
write-refused-delete = Kun kladder kan slettes. Træk artiklen tilbage i stedet.

write-help = Sådan skriver du
write-help-note = Tomme linjer skiller afsnit. Et bræt står i et afsnit for sig selv. Med et slag kan det spilles videre på; træk i teksten spilles på brættet over dem.
write-help-position = Stil en stilling op
write-help-what = Hvad
write-help-how = Hvordan
write-help-heading = Overskrift
write-help-strong = Fed, fremhævet
write-help-list = Liste
write-help-link = Link
write-help-board = Bræt med billedtekst
write-help-figure = Bræt fra reglerne
write-help-play = Træk
write-help-clause = Paragraf

comment-title = Kommentarer
comment-none = Ingen kommentarer endnu.
comment-sign-in = Registrerede spillere kan kommentere.
comment-words = Din kommentar
comment-note = Alle ser den, når en redaktør eller moderator har godkendt den. Ren tekst.
comment-send = Send
comment-own-waiting = Venter på godkendelse. Kun du ser den.
comment-own-refused = Ikke godkendt. Kun du ser den.
comment-take-away = Slet
comment-refused-guest = Kun registrerede spillere kan kommentere.
comment-refused-restricted = Du kan ikke kommentere indtil { $until }: { $reason }
comment-refused-empty = Skriv noget først.
comment-refused-long = En kommentar kan have højst 1.000 tegn.
comment-refused-many = Fem af dine kommentarer venter allerede. Send flere, når de er godkendt.

comments-title = Kommentarer til artikler
comments-lead = Kun forfatteren ser en kommentar, før du godkender den. Du kan ombestemme dig.
comments-counts = Venter: { $waiting }. Godkendt: { $shown }. Ikke godkendt: { $refused }.
comments-waiting = Venter
comments-none = Intet venter.
comments-shown = Godkendt
comments-refused = Ikke godkendt
comments-show = Godkend
comments-refuse = Godkend ikke

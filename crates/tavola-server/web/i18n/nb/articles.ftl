# Articles that members write, and comments below articles.
articles-languages = Også på
error-not-an-editor = Dette er for redaktører
error-not-an-editor-note = Artikler skrives av medlemmer med rollen redaktør. Spør dem som driver klubben: de gir den til registrerte spillere. Har du den allerede, logg inn først.

write-title = Artiklene dine
write-lead = Det du skriver her, er ditt alene til du publiserer det. Du kan komme tilbake til det, se hvordan det blir, og velge dagen det kommer ut.
write-new = Skriv en artikkel
write-own = Artikler
write-none = Du har ikke skrevet noe ennå.
write-begin = Begynn
write-edit = Rediger
write-read = Les den
write-changed = lagret
write-comments = { $n ->
    [0] Kommentarer: ingen venter
    [one] Kommentarer: én venter
   *[other] Kommentarer: { $n } venter
 }
write-state-draft = Utkast
write-state-scheduled = Planlagt
write-state-published = Publisert
write-state-withdrawn = Trukket tilbake

write-said-begun = Utkastet ditt er laget. Bare du ser det.
write-said-saved = Lagret.
write-said-published = Publisert. Alle kan lese den nå.
write-said-scheduled = Planlagt. Den kommer ut av seg selv på sin dag.
write-said-withdrawn = Trukket tilbake. Ingen andre kan lese den nå.
write-said-translated = Et utkast på det andre språket er laget, med originalteksten i. Bare du ser det.
write-said-wrong = Det gikk ikke ennå. Se nedenfor hva som er galt.

write-field-title = Tittel
write-field-language = Språk
write-field-lead = Ingress
write-lead-note = En setning eller to. De står i lister, i strømmen og der noen deler en lenke.
write-field-body = Tekst
write-body-note = I Markdown.
write-field-tags = Emner
write-tags-note = Med komma mellom, som cube, race, opening.
write-field-day = Publiseringsdag
write-day-note = La det stå tomt for dagen du publiserer. På en senere dag kommer den ut av seg selv, ved midnatt UTC.
write-field-name = Adresse
write-name-note = Små bokstaver, sifre og bindestreker. Den kan endres til artikkelen er publisert eller oversatt.
write-preview = Forhåndsvis
write-save = Lagre utkast
write-save-published = Lagre endringer
write-publish = Publiser
write-withdraw = Trekk tilbake
write-delete = Slett dette utkastet
write-delete-note = Det slettes med alle tidligere versjoner. Det kan ikke angres.
write-delete-yes = Slett for godt
write-translate = Oversett: { $language }
write-original = Original
write-versions = Tidligere versjoner
write-versions-note = Åpne en for å få teksten i skjemaet. Ingenting endres før du lagrer.
write-newer = { $name } har lagret en annen tekst i mellomtiden.
write-newer-note = Din er ennå i skjemaet og er ikke lagret. Lagre igjen for å erstatte den andre; den blir da stående blant de tidligere versjonene.
write-newer-text = Den andre teksten
write-unsaved = Teksten er ikke lagret.

write-wrong = Må rettes før den kan publiseres
write-wrong-title = En artikkel trenger en tittel.
write-wrong-title-long = Tittelen kan ha høyst { $most } tegn.
write-wrong-lead = Det er ingen ingress ennå.
write-wrong-lead-long = Ingressen kan ha høyst { $most } tegn.
write-wrong-body = Det er ingen tekst ennå.
write-wrong-body-long = Teksten er for lang: { $n } 000 byte av høyst { $most } 000. Gjør den til to artikler.
write-wrong-tags = En artikkel kan ha høyst { $most } emner.
write-wrong-tag-long = Dette emnet er for langt: { $what }
write-wrong-day = Dette kan ikke være dagen: { $what }. Velg en fra 2000 til 2100, som 2026-11-25.
write-wrong-name = Adressen må ha små bokstaver, sifre eller bindestreker, høyst { $most }, og et navn som ikke er tatt av klubbens egne sider.
write-wrong-name-taken = En annen artikkel har denne adressen: { $what }
write-wrong-name-stays = Adressen kan ikke endres lenger: artikkelen er publisert eller oversatt.
write-wrong-board = Dette brettet kan ikke leses: { $what }. Bruk en XGID eller en GNU Backgammon-id.
write-wrong-figure = Reglene har ingen figur med dette navnet: { $what }
write-wrong-beside-text = Dette brettet trenger et eget avsnitt: { $what }
write-wrong-boards = Det er mer enn { $most } brett.
write-wrong-deep = Lister eller sitater står inni hverandre mer enn { $most } ganger. Ingenting etter det vises.
write-wrong-link = Denne lenken fører ingen steder: { $what }
write-refused-title-long = Den tittelen er for lang.
write-refused-translated = Artikkelen finnes allerede på det språket.
write-refused-many = Én konto kan skrive høyst 500 artikler.
write-refused-delete = Bare utkast kan slettes. Trekk artikkelen tilbake i stedet.

write-help = Slik skriver du
write-help-note = Blanke linjer skiller avsnitt. Et brett står i et eget avsnitt. Med et kast kan det spilles videre på; trekk i teksten gjøres på brettet over dem.
write-help-position = Still opp en posisjon
write-help-what = Hva
write-help-how = Hvordan
write-help-heading = Overskrift
write-help-strong = Fet, uthevet
write-help-list = Liste
write-help-link = Lenke
write-help-board = Brett med bildetekst
write-help-figure = Brett fra reglene
write-help-play = Trekk
write-help-clause = Paragraf

comment-title = Kommentarer
comment-none = Ingen kommentarer ennå.
comment-sign-in = Registrerte spillere kan kommentere.
comment-words = Kommentaren din
comment-note = Alle ser den når en redaktør eller moderator har godkjent den. Ren tekst.
comment-send = Send
comment-own-waiting = Venter på godkjenning. Bare du ser den.
comment-own-refused = Ikke godkjent. Bare du ser den.
comment-take-away = Slett
comment-refused-guest = Bare registrerte spillere kan kommentere.
comment-refused-restricted = Du kan ikke kommentere før { $until }: { $reason }
comment-refused-empty = Skriv noe først.
comment-refused-long = En kommentar kan ha høyst 1 000 tegn.
comment-refused-many = Fem av kommentarene dine venter allerede. Send flere når de er godkjent.

comments-title = Kommentarer til artikler
comments-lead = Ingen andre enn forfatteren ser en kommentar før du godkjenner den. Du kan ombestemme deg.
comments-counts = Venter: { $waiting }. Godkjent: { $shown }. Ikke godkjent: { $refused }.
comments-waiting = Venter
comments-none = Ingenting venter.
comments-shown = Godkjent
comments-refused = Ikke godkjent
comments-show = Godkjenn
comments-refuse = Ikke godkjenn

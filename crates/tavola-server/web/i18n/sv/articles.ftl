# Articles that members write, and comments below articles.
articles-languages = Finns även på
error-not-an-editor = Det här är för redaktörer
error-not-an-editor-note = Artiklar skrivs av medlemmar med rollen redaktör. Fråga dem som driver klubben: de ger den till registrerade spelare. Har du den redan, logga in först.

write-title = Dina artiklar
write-lead = Det du skriver här är bara ditt tills du publicerar det. Du kan komma tillbaka till det, se hur det kommer att se ut, och välja vilken dag det ska synas.
write-new = Skriv en artikel
write-own = Artiklar
write-none = Du har inte skrivit något än.
write-begin = Börja
write-edit = Redigera
write-read = Läs den
write-changed = sparad
write-comments = { $n ->
    [0] Kommentarer: ingen väntar
    [one] Kommentarer: en väntar
   *[other] Kommentarer: { $n } väntar
 }
write-state-draft = Utkast
write-state-scheduled = Schemalagd
write-state-published = Publicerad
write-state-withdrawn = Tillbakadragen

write-said-begun = Ditt utkast är skapat. Bara du ser det.
write-said-saved = Sparat.
write-said-published = Publicerat. Alla kan läsa det nu.
write-said-scheduled = Schemalagt. Det visas av sig självt på sin dag.
write-said-withdrawn = Tillbakadraget. Ingen annan kan läsa det nu.
write-said-translated = Ett utkast på det andra språket har skapats, med originaltexten i. Bara du ser det.
write-said-wrong = Det gick inte än. Se nedan vad som är fel.

write-field-title = Rubrik
write-field-language = Språk
write-field-lead = Ingress
write-lead-note = En eller två meningar. De står i listor, i flödet och där någon delar en länk.
write-field-body = Text
write-body-note = I Markdown.
write-field-tags = Ämnen
write-tags-note = Med kommatecken emellan, till exempel cube, race, opening.
write-field-day = Publiceringsdag
write-day-note = Lämna det tomt för dagen då du publicerar. På en senare dag visas den av sig själv, vid midnatt UTC.
write-field-name = Adress
write-name-note = Små bokstäver, siffror och bindestreck. Den kan ändras tills artikeln är publicerad eller översatt.
write-preview = Förhandsgranska
write-save = Spara utkast
write-save-published = Spara ändringar
write-publish = Publicera
write-withdraw = Dra tillbaka
write-delete = Radera utkastet
write-delete-note = Det raderas med alla sina tidigare versioner. Det går inte att ångra.
write-delete-yes = Radera för gott
write-translate = Översätt: { $language }
write-original = Original
write-versions = Tidigare versioner
write-versions-note = Öppna en för att få dess text i formuläret. Inget ändras förrän du sparar.
write-newer = { $name } har sparat en annan text under tiden.
write-newer-note = Din finns kvar i formuläret och har inte sparats. Spara igen för att ersätta den andra; den finns då kvar bland de tidigare versionerna.
write-newer-text = Den andra texten
write-unsaved = Texten har inte sparats.

write-wrong = Att rätta innan den kan publiceras
write-wrong-title = En artikel behöver en rubrik.
write-wrong-title-long = Rubriken får ha högst { $most } tecken.
write-wrong-lead = Det finns ingen ingress än.
write-wrong-lead-long = Ingressen får ha högst { $most } tecken.
write-wrong-body = Det finns ingen text än.
write-wrong-body-long = Texten är för lång: { $n } 000 byte av högst { $most } 000. Gör två artiklar av den.
write-wrong-tags = En artikel får ha högst { $most } ämnen.
write-wrong-tag-long = Det här ämnet är för långt: { $what }
write-wrong-day = Det här kan inte vara dagen: { $what }. Välj en från 2000 till 2100, till exempel 2026-11-25.
write-wrong-name = Adressen behöver små bokstäver, siffror eller bindestreck, högst { $most }, och ett namn som inte är upptaget av klubbens egna sidor.
write-wrong-name-taken = En annan artikel har den här adressen: { $what }
write-wrong-name-stays = Adressen kan inte ändras längre: artikeln har publicerats eller översatts.
write-wrong-board = Det här brädet går inte att läsa: { $what }. Använd en XGID eller ett GNU Backgammon-ID.
write-wrong-figure = Reglerna har ingen figur med det här namnet: { $what }
write-wrong-beside-text = Det här brädet behöver ett eget stycke: { $what }
write-wrong-boards = Det finns fler än { $most } bräden.
write-wrong-deep = Listor eller citat står i varandra mer än { $most } gånger. Inget efter det visas.
write-wrong-link = Den här länken leder ingenstans: { $what }
write-refused-title-long = Rubriken är för lång.
write-refused-translated = Artikeln finns redan på det språket.
write-refused-many = Ett konto kan skriva högst 500 artiklar.
write-refused-delete = Bara utkast kan raderas. Dra tillbaka artikeln i stället.

write-help = Så skriver du
write-help-note = Tomma rader skiljer stycken åt. Ett bräde står i ett eget stycke. Med ett slag kan man spela vidare på det; drag i texten görs på brädet ovanför.
write-help-position = Ställ upp en ställning
write-help-what = Vad
write-help-how = Hur
write-help-heading = Rubrik
write-help-strong = Fet, kursiv
write-help-list = Lista
write-help-link = Länk
write-help-board = Bräde med bildtext
write-help-figure = Bräde ur reglerna
write-help-play = Drag
write-help-clause = Paragraf

comment-title = Kommentarer
comment-none = Inga kommentarer än.
comment-sign-in = Registrerade spelare kan kommentera.
comment-words = Din kommentar
comment-note = Alla ser den när en redaktör eller moderator har godkänt den. Vanlig text.
comment-send = Skicka
comment-own-waiting = Väntar på godkännande. Bara du ser den.
comment-own-refused = Inte godkänd. Bara du ser den.
comment-take-away = Radera
comment-refused-guest = Bara registrerade spelare kan kommentera.
comment-refused-restricted = Du kan inte kommentera före { $until }: { $reason }
comment-refused-empty = Skriv något först.
comment-refused-long = En kommentar får ha högst 1 000 tecken.
comment-refused-many = Fem av dina kommentarer väntar redan. Skicka fler när de har godkänts.

comments-title = Kommentarer till artiklar
comments-lead = Innan du godkänner en kommentar ser bara skribenten den. Du kan ändra dig.
comments-counts = Väntar: { $waiting }. Godkända: { $shown }. Inte godkända: { $refused }.
comments-waiting = Väntar
comments-none = Inget väntar.
comments-shown = Godkända
comments-refused = Inte godkända
comments-show = Godkänn
comments-refuse = Godkänn inte

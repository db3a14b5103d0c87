# Articles that members write, and comments below articles.
articles-languages = Ook in het
error-not-an-editor = Dit is voor redacteuren
error-not-an-editor-note = Artikelen worden geschreven door leden met de rol van redacteur. Vraag het de beheerders van de club: zij geven die aan geregistreerde spelers. Heb je hem al, meld je dan eerst aan.

write-title = Je artikelen
write-lead = Wat je hier schrijft, is alleen van jou tot je het publiceert. Je kunt erop terugkomen, zien hoe het eruit zal zien, en de dag kiezen waarop het verschijnt.
write-new = Artikel schrijven
write-own = Artikelen
write-none = Je hebt nog niets geschreven.
write-begin = Beginnen
write-edit = Bewerken
write-read = Lezen
write-changed = opgeslagen
write-comments = { $n ->
    [0] Reacties: er wacht er geen
    [one] Reacties: er wacht er één
   *[other] Reacties: er wachten er { $n }
 }
write-state-draft = Concept
write-state-scheduled = Ingepland
write-state-published = Gepubliceerd
write-state-withdrawn = Teruggetrokken

write-said-begun = Je concept is gemaakt. Alleen jij ziet het.
write-said-saved = Opgeslagen.
write-said-published = Gepubliceerd. Iedereen kan het nu lezen.
write-said-scheduled = Ingepland. Het verschijnt op de dag zelf vanzelf.
write-said-withdrawn = Teruggetrokken. Niemand anders kan het nu lezen.
write-said-translated = Er is een concept in de andere taal gemaakt, met de oorspronkelijke tekst erin. Alleen jij ziet het.
write-said-wrong = Het lukte nog niet. Hieronder zie je wat er niet klopt.

write-field-title = Titel
write-field-language = Taal
write-field-lead = Inleiding
write-lead-note = Een of twee zinnen. Ze staan in lijsten, in de feed en waar iemand een link deelt.
write-field-body = Tekst
write-body-note = In Markdown.
write-field-tags = Onderwerpen
write-tags-note = Met komma’s ertussen, bijvoorbeeld cube, race, opening.
write-field-day = Dag van publicatie
write-day-note = Laat dit leeg voor de dag waarop je publiceert. Op een latere dag verschijnt het vanzelf, om middernacht UTC.
write-field-name = Adres
write-name-note = Kleine letters, cijfers en koppeltekens. Het kan worden gewijzigd tot het artikel is gepubliceerd of vertaald.
write-preview = Voorbeeld
write-save = Concept opslaan
write-save-published = Wijzigingen opslaan
write-publish = Publiceren
write-withdraw = Terugtrekken
write-delete = Dit concept verwijderen
write-delete-note = Het wordt met al zijn eerdere versies verwijderd. Dat kan niet ongedaan worden gemaakt.
write-delete-yes = Voorgoed verwijderen
write-translate = Vertalen: { $language }
write-original = Origineel
write-versions = Eerdere versies
write-versions-note = Open er een om de tekst ervan in het formulier te krijgen. Er verandert niets tot je opslaat.
write-newer = { $name } heeft intussen een andere tekst opgeslagen.
write-newer-note = De jouwe staat nog in het formulier en is niet opgeslagen. Sla opnieuw op om de andere te vervangen; die blijft dan bij de eerdere versies.
write-newer-text = De andere tekst
write-unsaved = De tekst is niet opgeslagen.

write-wrong = Te verbeteren voordat het kan worden gepubliceerd
write-wrong-title = Een artikel heeft een titel nodig.
write-wrong-title-long = De titel mag hoogstens { $most } tekens hebben.
write-wrong-lead = Er is nog geen inleiding.
write-wrong-lead-long = De inleiding mag hoogstens { $most } tekens hebben.
write-wrong-body = Er is nog geen tekst.
write-wrong-body-long = De tekst is te lang: { $n }.000 bytes van hoogstens { $most }.000. Maak er twee artikelen van.
write-wrong-tags = Een artikel mag hoogstens { $most } onderwerpen hebben.
write-wrong-tag-long = Dit onderwerp is te lang: { $what }
write-wrong-day = Dit kan de dag niet zijn: { $what }. Kies er een van 2000 tot 2100, zoals 2026-11-25.
write-wrong-name = Het adres heeft kleine letters, cijfers of koppeltekens nodig, hoogstens { $most }, en een naam die niet al van een pagina van de club zelf is.
write-wrong-name-taken = Een ander artikel heeft dit adres: { $what }
write-wrong-name-stays = Het adres kan niet meer worden gewijzigd: het artikel is gepubliceerd of vertaald.
write-wrong-board = Dit bord kan niet worden gelezen: { $what }. Gebruik een XGID of een GNU Backgammon-ID.
write-wrong-figure = De regels hebben geen figuur met deze naam: { $what }
write-wrong-beside-text = Dit bord heeft een eigen alinea nodig: { $what }
write-wrong-boards = Er zijn meer dan { $most } borden.
write-wrong-deep = Lijsten of citaten staan meer dan { $most } keer in elkaar. Wat daarna komt, wordt niet getoond.
write-wrong-link = Deze link leidt nergens heen: { $what }
write-refused-title-long = Die titel is te lang.
write-refused-translated = Het artikel bestaat al in die taal.
write-refused-many = Eén account kan hoogstens 500 artikelen schrijven.
write-refused-delete = Alleen concepten kunnen worden verwijderd. Trek het artikel in plaats daarvan terug.

write-help = Hoe je schrijft
write-help-note = Lege regels scheiden alinea’s. Een bord staat in een eigen alinea. Met een worp kan erop worden doorgespeeld; zetten in de tekst worden gespeeld op het bord erboven.
write-help-position = Stelling opzetten
write-help-what = Wat
write-help-how = Hoe
write-help-heading = Kop
write-help-strong = Vet, cursief
write-help-list = Lijst
write-help-link = Link
write-help-board = Bord met onderschrift
write-help-figure = Bord uit de regels
write-help-play = Zet
write-help-clause = Artikel van het reglement

comment-title = Reacties
comment-none = Nog geen reacties.
comment-sign-in = Geregistreerde spelers kunnen reageren.
comment-words = Je reactie
comment-note = Iedereen ziet je reactie zodra een redacteur of moderator die heeft goedgekeurd. Gewone tekst.
comment-send = Versturen
comment-own-waiting = Wacht op goedkeuring. Alleen jij ziet dit.
comment-own-refused = Niet goedgekeurd. Alleen jij ziet dit.
comment-take-away = Verwijderen
comment-refused-guest = Alleen geregistreerde spelers kunnen reageren.
comment-refused-restricted = Je kunt tot { $until } niet reageren: { $reason }
comment-refused-empty = Schrijf eerst iets.
comment-refused-long = Een reactie mag hoogstens 1.000 tekens hebben.
comment-refused-many = Er wachten al vijf reacties van jou. Stuur er meer als die zijn goedgekeurd.

comments-title = Reacties op artikelen
comments-lead = Tot jij een reactie goedkeurt, ziet alleen de schrijver die. Je kunt je bedenken.
comments-counts = Wachtend: { $waiting }. Goedgekeurd: { $shown }. Niet goedgekeurd: { $refused }.
comments-waiting = Wachtend
comments-none = Er wacht niets.
comments-shown = Goedgekeurd
comments-refused = Niet goedgekeurd
comments-show = Goedkeuren
comments-refuse = Niet goedkeuren

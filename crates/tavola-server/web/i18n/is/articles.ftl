# Articles that members write, and comments below articles.
articles-languages = Líka á
error-not-an-editor = Þetta er fyrir ritstjóra
error-not-an-editor-note = Greinar skrifa félagar sem hafa hlutverk ritstjóra. Spurðu umsjónarfólk klúbbsins: það veitir hlutverkið skráðum spilurum. Ef þú hefur það þegar skaltu fyrst skrá þig inn.

write-title = Greinar þínar
write-lead = Það sem þú skrifar hér er aðeins þitt þar til þú birtir það. Þú getur snúið aftur að því, séð hvernig það lítur út og valið birtingardaginn.
write-new = Skrifa grein
write-own = Greinar
write-none = Þú hefur ekkert skrifað enn.
write-begin = Byrja
write-edit = Breyta
write-read = Lesa
write-changed = vistað
write-comments = { $n ->
    [0] Athugasemdir: engin bíður
    [one] Athugasemdir: { $n } bíður
   *[other] Athugasemdir: { $n } bíða
 }
write-state-draft = Drög
write-state-scheduled = Tímasett
write-state-published = Birt
write-state-withdrawn = Tekin úr birtingu

write-said-begun = Drög þín eru tilbúin. Aðeins þú sérð þau.
write-said-saved = Vistað.
write-said-published = Birt. Allir geta nú lesið.
write-said-scheduled = Tímasett. Greinin birtist sjálfkrafa á sínum degi.
write-said-withdrawn = Tekin úr birtingu. Enginn annar getur nú lesið hana.
write-said-translated = Drög á hinu tungumálinu hafa verið gerð með upphaflega textanum. Aðeins þú sérð þau.
write-said-wrong = Það tókst ekki enn. Sjáðu hér fyrir neðan hvað er að.

write-field-title = Titill
write-field-language = Tungumál
write-field-lead = Inngangur
write-lead-note = Ein eða tvær setningar. Þær standa í listum, í straumnum og þar sem einhver deilir tengli.
write-field-body = Texti
write-body-note = Í Markdown.
write-field-tags = Efni
write-tags-note = Með kommum á milli, svo sem cube, race, opening.
write-field-day = Birtingardagur
write-day-note = Hafðu auðan fyrir daginn sem þú birtir. Á síðari degi birtist greinin sjálfkrafa á miðnætti UTC.
write-field-name = Vistfang
write-name-note = Lágstafir, tölustafir og bandstrik. Því má breyta þar til greinin er birt eða þýdd.
write-preview = Forskoðun
write-save = Vista drög
write-save-published = Vista breytingar
write-publish = Birta
write-withdraw = Taka úr birtingu
write-delete = Eyða þessum drögum
write-delete-note = Þeim er eytt með öllum fyrri útgáfum. Það verður ekki afturkallað.
write-delete-yes = Eyða fyrir fullt og allt
write-translate = Þýða: { $language }
write-original = Frumtexti
write-versions = Fyrri útgáfur
write-versions-note = Opnaðu eina til að fá texta hennar í formið. Ekkert breytist fyrr en þú vistar.
write-newer = { $name } hefur vistað annan texta í millitíðinni.
write-newer-note = Þinn er enn í forminu og óvistaður. Vistaðu aftur til að skipta hinum út; hann verður þá meðal fyrri útgáfa.
write-newer-text = Hinn textinn
write-unsaved = Textinn hefur ekki verið vistaður.

write-wrong = Þarf að leiðrétta fyrir birtingu
write-wrong-title = Grein þarf titil.
write-wrong-title-long = Titillinn má vera í mesta lagi { $most } stafir.
write-wrong-lead = Inngang vantar.
write-wrong-lead-long = Inngangurinn má vera í mesta lagi { $most } stafir.
write-wrong-body = Texta vantar.
write-wrong-body-long = Textinn er of langur: { $n }.000 bæti af mest { $most }.000. Gerðu úr honum tvær greinar.
write-wrong-tags = Grein má hafa í mesta lagi { $most } efni.
write-wrong-tag-long = Þetta efni er of langt: { $what }
write-wrong-day = Þetta getur ekki verið dagurinn: { $what }. Veldu frá 2000 til 2100, svo sem 2026-11-25.
write-wrong-name = Vistfangið þarf lágstafi, tölustafi eða bandstrik, í mesta lagi { $most }, og nafn sem síður klúbbsins nota ekki.
write-wrong-name-taken = Önnur grein hefur þetta vistfang: { $what }
write-wrong-name-stays = Vistfanginu er ekki lengur hægt að breyta: greinin hefur verið birt eða þýdd.
write-wrong-board = Þetta borð er ekki hægt að lesa: { $what }. Notaðu XGID eða GNU Backgammon-auðkenni.
write-wrong-figure = Reglurnar hafa enga mynd með þessu nafni: { $what }
write-wrong-beside-text = Þetta borð þarf eigin málsgrein: { $what }
write-wrong-boards = Borðin eru fleiri en { $most }.
write-wrong-deep = Listar eða tilvitnanir eru hver innan í annarri oftar en { $most } sinnum. Ekkert eftir það er sýnt.
write-wrong-link = Þessi tengill leiðir ekkert: { $what }
write-refused-title-long = Titillinn er of langur.
write-refused-translated = Greinin er þegar til á því tungumáli.
write-refused-many = Einn aðgangur getur skrifað í mesta lagi 500 greinar.
write-refused-delete = Aðeins drögum er hægt að eyða. Taktu greinina heldur úr birtingu.

write-help = Hvernig á að skrifa
write-help-note = Auðar línur skilja að málsgreinar. Borð stendur í eigin málsgrein. Með kasti má spila áfram á því; leikir í textanum eru leiknir á borðinu fyrir ofan þá.
write-help-position = Stilla upp stöðu
write-help-what = Hvað
write-help-how = Hvernig
write-help-heading = Fyrirsögn
write-help-strong = Feitletrað, áhersla
write-help-list = Listi
write-help-link = Tengill
write-help-board = Borð með myndatexta
write-help-figure = Borð úr reglunum
write-help-play = Leikur
write-help-clause = Grein í reglum

comment-title = Athugasemdir
comment-none = Engar athugasemdir enn.
comment-sign-in = Skráðir spilarar geta gert athugasemdir.
comment-words = Athugasemd þín
comment-note = Allir sjá hana þegar ritstjóri eða umsjónarmaður hefur samþykkt hana. Aðeins venjulegur texti.
comment-send = Senda
comment-own-waiting = Bíður samþykkis. Aðeins þú sérð hana.
comment-own-refused = Ekki samþykkt. Aðeins þú sérð hana.
comment-take-away = Eyða
comment-refused-guest = Aðeins skráðir spilarar geta gert athugasemdir.
comment-refused-restricted = Þú getur ekki gert athugasemdir til { $until }: { $reason }
comment-refused-empty = Skrifaðu fyrst eitthvað.
comment-refused-long = Athugasemd má vera í mesta lagi 1.000 stafir.
comment-refused-many = Fimm athugasemdir þínar bíða þegar. Sendu fleiri þegar þær hafa verið samþykktar.

comments-title = Athugasemdir við greinar
comments-lead = Enginn nema höfundurinn sér athugasemd fyrr en þú samþykkir hana. Þú getur skipt um skoðun.
comments-counts = Bíða: { $waiting }. Samþykktar: { $shown }. Ekki samþykktar: { $refused }.
comments-waiting = Bíða
comments-none = Ekkert bíður.
comments-shown = Samþykktar
comments-refused = Ekki samþykktar
comments-show = Samþykkja
comments-refuse = Ekki samþykkja

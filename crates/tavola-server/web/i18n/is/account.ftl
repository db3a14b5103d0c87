# Registering, signing in, one's own page.

nav-account = Aðgangur þinn
account-nav-login = Innskráning
account-title = Aðgangur þinn
account-register = Nýskráning
account-register-lead = Þú heldur öllu: viðureignum þínum, sætum og því sem þú hefur lært. Í öðrum vafra skráirðu þig inn með aðgangslykli eða lykilorði.
account-keeps = { $n ->
    [one] { $n } viðureign þín í gangi heldur óbreytt áfram.
   *[other] { $n } viðureignir þínar í gangi halda óbreyttar áfram.
  }
account-have = Áttu þegar aðgang?
account-new = Áttu ekki aðgang enn?
account-login = Skrá inn
account-logout = Skrá út hér
account-name-note = Í mesta lagi 24 stafir. Enginn annar getur spilað undir því.
account-password = Lykilorð
account-password-note = Minnst { $least } stafir. Nokkur orð með bilum á milli eru góð og öll tákn gilda. Gættu þess vel.
account-password-short = Lykilorðið er of stutt: notaðu minnst { $least } stafi, til dæmis fjögur orð. Farðu til baka og veldu annað.
account-password-long = Lykilorðið er of langt: það er meira en { $most } bæti. Farðu til baka og veldu styttra.
account-password-guessed = Of auðvelt er að giska á lykilorðið: það er algengt, mynstur eða gert úr nafni þínu. Farðu til baka og veldu annað.
account-wrong = Enginn spilari hefur þetta nafn og þetta lykilorð. Farðu til baka og reyndu aftur.
account-too-many-tries = { $minutes ->
    [one] Tilraunirnar eru orðnar of margar. Bíddu { $minutes } mínútu og reyndu aftur.
   *[other] Tilraunirnar eru orðnar of margar. Bíddu { $minutes } mínútur og reyndu aftur.
  } Aðgangslykill hleypir þér strax inn, eins endurheimtarkóði af öðru neti.
account-left = Í þessum vafra spilar { $name } og í gangi { $n ->
    [one] er { $n } viðureign
   *[other] eru { $n } viðureignir
  }. Ef þú skráir þig inn undir öðru nafni skilur vafrinn þær eftir og enginn getur spilað áfram undir nafninu { $name }.
account-leave = Skrá inn og skilja þær eftir
account-leaves-matches = Gestur þessa vafra á viðureignir í gangi. Farðu til baka og staðfestu að þú skiljir þær eftir eða ljúktu þeim fyrst.
account-registered-already = Þú átt þegar aðgang og innskráningin er virk.
account-called = Þú spilar sem { $name }. Nafnið er aðeins þitt.
account-public = Opinber síða þín
account-guest = Þú spilar sem gestur. Með aðgangi geturðu skráð þig inn hvar sem er og nafnið er aðeins þitt.
name-taken = Skráður spilari ber þetta nafn. Veldu annað; ef það er þitt skaltu skrá þig inn.

# Registering and signing in by passkey or password.

account-register-password = Nýskráning með lykilorði
account-password-show = Sýna lykilorðið
account-password-breached = Lykilorðið er á lista yfir stolin lykilorð. Farðu til baka og veldu annað.
account-age = Ef þú ert yngri en 16 ára skaltu fyrst spyrja foreldri.
account-no-codes = Þú átt enga endurheimtarkóða enn. Án þeirra getur enginn hleypt þér aftur inn ef þú týnir lyklunum.
account-name-change = Breyta nafni
account-keys-title = Hvernig þú skráir þig inn
account-last-key = Ekkert annað myndi opna aðgang þinn. Bættu fyrst við aðgangslykli eða veldu lykilorð.
account-name-often = Nafni má breyta þrisvar á 30 dögum. Reyndu síðar.
account-code-wrong = Enginn spilari hefur þetta nafn og þennan kóða, eða kóðinn hefur verið notaður. Farðu til baka og reyndu aftur.
account-link-gone = Tengillinn hefur verið notaður eða er of gamall. Biddu um nýjan.
account-prove-first = Sýndu fyrst hver þú ert.

passkey-register = Nýskráning með aðgangslykli
passkey-login = Skrá inn með aðgangslykli
passkey-prove = Nota aðgangslykil
passkey-note = Tækið þitt eða lykilorðastjórinn geymir aðgangslykilinn. Þú opnar hann eins og tækið og þarft ekkert að muna.
passkey-or = Eða með lykilorði:
passkey-elsewhere = Aðgangslyklar tilheyra nafni en ekki tölu. Opnaðu þessa síðu á
passkey-no-domain = Aðgangslyklar virka aðeins þar sem klúbburinn er opnaður með nafni sínu yfir https.
passkey-failed = Það tókst ekki. Reyndu aftur eða notaðu lykilorðið.
passkey-not-allowed = Enginn aðgangslykill var notaður. Reyndu aftur eða notaðu lykilorðið.
passkey-known = Þetta tæki er þegar með aðgangslykil að aðgangi þínum.
passkey-late = Það tók of langan tíma. Reyndu aftur.
passkey-unknown = Enginn aðgangur hefur þennan aðgangslykil. Hann kann að hafa verið fjarlægður.
passkey-wrong = Aðgangslykillinn svaraði ekki eins og hann ætti. Reyndu aftur; ef það dugar ekki skaltu skrá þig inn á annan hátt og bæta honum við aftur.
passkey-many = Þú ert með 20 aðgangslykla. Fjarlægðu einn áður en þú bætir öðrum við.

prove-title = Ert þetta þú?
prove-lead = Sýndu enn einu sinni hver þú ert. Eftir það geturðu í { $minutes } mínútur breytt því hvernig þú skráir þig inn.
prove-password = Áfram
prove-lost = Virkar hvorugt?

password-title = Nýtt lykilorð
password-is-there = Er til
password-is-none = Ekkert
password-save = Vista lykilorð
password-remove = Fjarlægja lykilorðið
password-remove-note = Þú getur skráð þig inn með aðgangslyklunum einum.

codes-title = Endurheimtarkóðar
codes-lead = Hver kóði hleypir þér einu sinni aftur inn ef þú týnir aðgangslyklunum eða gleymir lykilorðinu. Prentaðu þá eða skrifaðu niður.
codes-left = { $n ->
    [0] Enginn eftir
    [one] { $n } eftir
   *[other] { $n } eftir
  }
codes-show = Sýna kóðana
codes-renew = Búa til nýja kóða
codes-renew-note = Kóðarnir sem þú átt núna verða ónýtir.
codes-once = Þetta er eina skiptið sem kóðarnir eru sýndir.
codes-print = Prenta
codes-kept = Ég hef geymt þá

keys-title = Aðgangslyklar
keys-lead = Þú getur átt fleiri en einn, til dæmis einn í símanum og einn í tölvunni.
keys-many = { $n ->
    [0] Enginn
    [one] { $n }
   *[other] { $n }
  }
keys-label = Heiti aðgangslykils
keys-add = Bæta við aðgangslykli
keys-rename = Endurnefna
keys-remove = Fjarlægja
keys-remove-which = Fjarlægja { $name }
keys-used = Síðast notaður
keys-unused = Ekki notaður enn.

name-title = Breyta nafni
name-lead = Nafni má breyta þrisvar á 30 dögum. Gamla nafnið vísar á það nýja í eitt ár og enginn annar getur tekið það á þeim tíma.
name-save = Vista nafn
name-former = Fyrri nöfn

browsers-unknown = Óþekktur vafri
browsers-here = þessi
browsers-since = Síðan
browsers-seen = Síðast séður
browsers-end = Skrá út

changes-title = Hvað hefur breyst
changes-note = Ef eitthvað af þessu er ekki frá þér skaltu skrá út alla aðra vafra og skipta um lykla.
change-registered = Þú skráðir þig.
change-password = Lykilorðinu var breytt.
change-password-gone = Lykilorðið var fjarlægt.
change-key-added = Aðgangslykli var bætt við: { $detail }
change-key-gone = Aðgangslykill var fjarlægður: { $detail }
change-codes = Nýir endurheimtarkóðar voru búnir til.
change-code-used = Endurheimtarkóði var notaður til innskráningar.
change-link-used = Tengill var notaður til innskráningar.
change-name = Nafninu var breytt. Áður: { $detail }
change-mail = Netfanginu var breytt.
change-mail-gone = Netfangið var fjarlægt: { $detail }
change-leaving = Aðganginum verður eytt.
change-staying = Aðgangurinn verður áfram.

recover-title = Aftur inn með endurheimtarkóða
recover-lead = Hver kóði virkar einu sinni. Allir aðrir vafrar eru þá skráðir út og þú getur valið nýja lykla.
recover-code = Endurheimtarkóði
recover-code-note = Hástafir eða lágstafir, með eða án strika.
recover-enter = Skrá inn
recover-mail-title = Með tölvupósti
recover-mail-note = Ef netfang er á aðganginum fer tengill þangað. Hann virkar í 15 mínútur, einu sinni.
recover-mail-send = Senda tengilinn
recover-mail-sent = Ef netfang er á aðganginum er tengill á leiðinni. Hann virkar í 15 mínútur, einu sinni.
recover-staff = Enginn kóði eftir? Umsjónarfólk klúbbsins getur látið þig fá tengil.
recover-link-lead = Þessi tengill hleypir þér inn einu sinni. Allir aðrir vafrar eru þá skráðir út.

mail-title = Tölvupóstur
mail-none = Ekkert netfang
mail-lead = Netfang þarf ekki til að spila. Með því kemstu aftur inn án kóða og færð að vita ef einhver breytir lyklum þínum.
mail-address = Netfang
mail-note = Fyrst fer bréf þangað; tengillinn í því gerir netfangið að þínu.
mail-send = Senda bréfið
mail-sent = Bréf er á leiðinni. Netfangið gildir þegar þú hefur opnað tengilinn í því.
mail-dead = Bréf á netfang þitt komu til baka. Ekkert er sent fyrr en þú staðfestir það aftur.
mail-no-address = Þetta er ekki netfang. Farðu til baka og leitaðu að villu.
mail-remove = Fjarlægja netfangið
mail-notices-on = Þangað koma líka tilkynningar þínar, svo sem að þú eigir leik.
mail-notices-off = Þú færð aðeins bréf um lyklana þína.
mail-notices-stop = Ekki fleiri tilkynningar í tölvupósti
mail-notices-start = Senda mér tilkynningar í tölvupósti
mail-stop-lead = Ekki fleiri tilkynningar í tölvupósti? Þú færð áfram að vita um breytingar á lyklum þínum.
mail-stopped = Þú færð ekki fleiri tilkynningar í tölvupósti.
mail-confirm-lead = Eiga bréf til aðgangs þíns að fara á þetta netfang?
mail-confirm = Staðfesta netfangið
mail-confirmed = Bréf til aðgangs þíns fara á þetta netfang héðan í frá.
mail-undo-lead = Varst það ekki þú sem breyttir netfanginu? Þetta setur það gamla aftur inn og skráir alla út.
mail-undo = Setja gamla netfangið aftur inn
mail-undone = Gamla netfangið gildir aftur og allir eru skráðir út. Skráðu þig inn og skiptu um lykla.

letter-confirm-subject = Netfang þitt hjá klúbbnum
letter-confirm-text = Halló { $name },

  opnaðu þennan tengil innan dags til að gera þetta netfang að þínu:
  { $link }

  Ef þú baðst ekki um þetta skaltu ekkert gera.
letter-link-subject = Aftur inn á aðgang þinn
letter-link-text = Halló { $name },

  þessi tengill hleypir þér inn einu sinni innan 15 mínútna:
  { $link }

  Ef þú baðst ekki um þetta skaltu ekkert gera.
letter-change-subject = Aðgangur þinn hefur breyst
letter-change-text = Halló { $name },

  { $said }

  Ef það varst ekki þú skaltu skrá þig inn og skipta um lykla:
  { $link }
letter-before-subject = Netfang þitt hefur breyst
letter-before-text = Halló { $name },

  bréf til aðgangs þíns fara ekki lengur á þetta netfang.

  Ef það varst ekki þú skaltu setja það aftur inn innan 7 daga:
  { $link }

data-title = Gögnin þín
data-lead = Taktu allt með þér eða yfirgefðu klúbbinn
export-title = Taka allt með
export-lead = Ein skrá með öllu sem klúbburinn geymir um aðgang þinn, þar með taldar ábendingar þínar og ákvarðanir um þig, og hver viðureign þín sem .mat-skrá sem önnur forrit lesa.
export-get = Sækja
leave-title = Yfirgefa klúbbinn
leave-lead = Þú getur farið fyrir fullt og allt. Enginn heldur nafni þínu, lyklum eða netfangi.
leave-goes = Nafni þínu, aðgangslyklum, lykilorði, kóðum, netfangi, stillingum, innfluttum skrám, minnispunktum og því sem þú sagðir er eytt.
leave-stays = Viðureignir þínar verða áfram hjá andstæðingum þínum, með teningum og úrslitum en án nafns þíns.
leave-week = Þetta gerist eftir 7 daga. Þangað til geturðu skráð þig inn og hætt við.
leave-sure = Eyða aðgangi mínum
leave-now = Yfirgefa klúbbinn
leave-at = Þessum aðgangi verður eytt
leave-stay = Ég verð áfram

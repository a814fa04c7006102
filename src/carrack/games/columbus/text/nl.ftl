# De woorden van Columbus. Engels en Duits hebben dezelfde sleutels en variabelen.
# Een argument `x` dat in woorden is gezet (card=mutiny door card-mutiny) heeft zijn ruwe label in `x-id`.

game-title = Columbus
game-pitch = Zeil om het hardst over de Atlantische Oceaan, vind een bewoond eiland en wees als eerste met het nieuws terug in de haven.
game-goal = Vind een schijf met een bewoond eiland en breng die ontdekking als eerste terug naar de haven.

## Dingen

symbol-compass = windroos
symbol-sail = zeil
symbol-whirlwind = wervelwind
symbol-storm = storm
symbol-telescope = verrekijker

direction-n = noord
direction-ne = noordoost
direction-e = oost
direction-se = zuidoost
direction-s = zuid
direction-sw = zuidwest
direction-w = west
direction-nw = noordwest

card-provisions-1 = 1 vat proviand
card-provisions-2 = 2 vaten proviand
card-provisions-3 = 3 vaten proviand
card-mutiny = muiterij
card-hurricane = orkaan
card-fog-n = mist, drijft naar noord
card-fog-e = mist, drijft naar oost
card-fog-s = mist, drijft naar zuid
card-fog-w = mist, drijft naar west
card-kept = een kaart om te houden
card-good-winds = Goede winden
card-very-good-winds = Zeer goede winden
card-whirlwind-2 = Wervelwind, 2 stappen
card-whirlwind-3 = Wervelwind, 3 stappen
card-carpenter = Timmerman
card-good-weather = Mooi weer

card-good-winds-effect = Je schip zeilt deze beurt 2 velden extra, ook uit en door windstiltes.
card-very-good-winds-effect = Na deze beurt heb je er nog een.
card-whirlwind-2-effect = Verplaats de wervelwinden deze beurt 2 extra velden, verdeeld zoals je wilt.
card-whirlwind-3-effect = Verplaats de wervelwinden deze beurt 3 extra velden, verdeeld zoals je wilt.
card-carpenter-effect = Voor de worp: je grote mast staat weer en je speelt een gewone beurt.
card-good-weather-effect = Voorkom een storm die iemand anders laat opsteken, voordat de pijl wordt gedraaid.

disc-sea = open zee
disc-isle-1 = een eiland met 1 palm
disc-isle-2 = een eiland met 2 palmen
disc-isle-3 = een eiland met 3 palmen
disc-inhabited = een bewoond eiland

by-compass = windroos
by-sail = zeil
by-wind = Goede winden
by-die = wervelwindsteen
by-card = wervelwindkaart
flight-stop = stoppen
flight-over = eroverheen vliegen

## Opties

option-start-player = Startspeler
option-start-player-why = Wie begint. De plaatsen tellen vanaf 0.
option-start-player-random = geloot
option-start-player-0 = plaats 0
option-start-player-1 = plaats 1
option-start-player-2 = plaats 2
option-start-player-3 = plaats 3
option-start-player-4 = plaats 4
option-whirlwind-entry = Een wervelwind in zeilen
option-whirlwind-entry-why = Of een schip een wervelwind in mag zeilen; het verliest dan zijn mast.
option-whirlwind-entry-damage = toegestaan, met schade
option-whirlwind-entry-forbidden = niet toegestaan
option-port-reentry = Terug de haven in
option-port-reentry-why = Wie de haven weer in mag zeilen: iedereen, of alleen wie een bewoond eiland heeft gevonden.
option-port-reentry-any = iedereen
option-port-reentry-discoverers-only = alleen ontdekkers
option-early-card-weather = Orkaan en mist in ronde 1
option-early-card-weather-why = Of orkaan- en mistkaarten al in de eerste ronde waaien.
option-early-card-weather-on = ja
option-early-card-weather-off = nee
option-whirlwind-lock = Wervelwind rust na een treffer
option-whirlwind-lock-why = Of een wervelwind die een schip heeft geraakt de rest van de beurt blijft waar hij is.
option-whirlwind-lock-on = ja
option-whirlwind-lock-off = nee
option-round-limit = Rondelimiet
option-round-limit-why = Na zoveel ronden eindigt het spel; wie het verst is gekomen, wint.

## Fasen, en wat elke vraagt

phase-over = Einde van het spel
phase-start-player = Startspeler
phase-before-roll = Voor de worp
phase-dice = Dobbelstenen
phase-action = Op zee
phase-repair = Reparatieworp
phase-flight = Wervelwind in vlucht
phase-good-weather = Er steekt een storm op
phase-spin = Windroos
phase-respin = Storm
phase-turn-up = Gebeurteniskaart
phase-take-card = Gebeurteniskaart
phase-mutiny = Muiterij
phase-disc = Verrekijker
phase-relocate = Wervelwind trekt verder

prompt-before-roll = Gooi je, speel je eerst een kaart, of zie je voor 2 vaten af van je beurt?
prompt-action = Hoe gebruik je je dobbelstenen?
prompt-repair = Je mast is gebroken: alleen een zeil helpt. Gooi je opnieuw of ben je klaar?
prompt-flight = Waar komt de wervelwind neer?
prompt-good-weather = Er steekt een storm op. Bedaar je hem met Mooi weer?
prompt-respin = Laat je deze wind waaien of draai je nog eens?
prompt-mutiny = Muiterij! Geef je de bemanning een vat of sla je een beurt over?
prompt-relocate = De wervelwind heeft je geraakt. Waar trekt hij nu heen?

## Soorten zetten, als kopjes

kind-decline = Van de beurt afzien
kind-roll = Gooien
kind-reroll = Opnieuw gooien
kind-sail = Zeilen
kind-whirl = Wervelwind verplaatsen
kind-raise-storm = Storm laten opsteken
kind-draw-card = Kaart trekken
kind-load = Proviand laden
kind-look = Uitkijken
kind-play = Kaart spelen
kind-end-turn = Beurt beëindigen
kind-finish = Worp afronden
kind-good-weather = Mooi weer
kind-let-it-blow = Laten waaien
kind-accept = Wind aanvaarden
kind-spin-again = Nog eens draaien
kind-pay-crew = Bemanning betalen
kind-miss-turn = Beurt overslaan
kind-relocate = Wervelwind verzetten
kind-leave = Wervelwind laten staan

## Zetten, als knoppen

do-decline = Van de beurt afzien (+2 vaten)
do-roll = Gooi de dobbelstenen
do-reroll =
    { $count ->
        [one] Gooi { $count } steen opnieuw (−1 vat)
       *[other] Gooi { $count } stenen opnieuw (−1 vat)
    }
do-sail = Zeil naar { $field } ({ $direction }) met: { $by }
do-whirl =
    { $flight-id ->
        [over] Wervelwind { $whirlwind } vliegt over { $field } ({ $direction }) met: { $by }
       *[stop] Wervelwind { $whirlwind } gaat naar { $field } ({ $direction }) met: { $by }
    }
do-raise-storm =
    { $spins ->
        [one] Laat een storm opsteken in gebied { $zone }
       *[other] Laat een storm opsteken in gebied { $zone } (tot { $spins } keer draaien)
    }
do-draw-card = Trek een gebeurteniskaart
do-load = Laad een vat bij het eiland
do-look = Bekijk een schijf door de verrekijker
do-play = Speel { $card }
do-end-turn = Beurt beëindigen
do-finish =
    { $repaired ->
        [yes] Zet de mast en beëindig de beurt
       *[no] Beëindig de beurt zonder mast
    }
do-good-weather = Speel Mooi weer: geen storm in gebied { $zone }
do-let-it-blow = Laat de storm in gebied { $zone } waaien
do-accept = Laat het waaien: { $direction }
do-spin-again = Draai de pijl nog eens (nog { $left })
do-pay-crew = Geef de bemanning een vat
do-miss-turn = Sla je volgende beurt over
do-relocate = Verzet wervelwind { $whirlwind } naar { $mark }
do-leave = Laat wervelwind { $whirlwind } op { $at } staan

## Zetten, zoals het logboek ze vertelt. Een tekst die alleen een streepje is, wordt niet getoond: de volgende vertelt het.

act-start-player = { $who } begint.
act-decline = { $who } ziet af van de beurt en neemt 2 vaten.
act-roll = -
act-die = -
act-reroll =
    { $count ->
        [one] { $who } betaalt een vat en gooit { $count } steen opnieuw.
       *[other] { $who } betaalt een vat en gooit { $count } stenen opnieuw.
    }
act-sail = { $who } zeilt naar { $field }.
act-whirl =
    { $flight-id ->
        [over] { $who } laat wervelwind { $whirlwind } over { $field } vliegen.
       *[stop] { $who } verplaatst wervelwind { $whirlwind } naar { $field }.
    }
act-raise-storm = { $who } laat een storm opsteken in gebied { $zone }.
act-draw-card = { $who } trekt een gebeurteniskaart.
act-load = { $who } laadt een vat bij het eiland.
act-look = { $who } kijkt door de verrekijker.
act-play = { $who } speelt { $card }.
act-end-turn = -
act-finish = -
act-good-weather = { $who } speelt Mooi weer: de storm in gebied { $zone } blijft uit.
act-let-it-blow = { $who } laat het waaien.
act-spin = De pijl wijst naar { $direction }.
act-accept = { $who } aanvaardt de wind.
act-spin-again = { $who } draait nog eens.
act-turn-up =
    { $card-id ->
        [kept] De kaart heeft geen kruis: { $who } houdt haar.
       *[other] Op de kaart staat: { $card }.
    }
act-take-card = { $who } heeft nu de kaart { $card }.
act-take-card-unseen = -
act-pay-crew = { $who } geeft de bemanning een vat.
act-miss-turn = { $who } zal een beurt overslaan.
act-open-disc =
    { $disc-id ->
        [inhabited] { $who } ziet een bewoond eiland: een ontdekking!
        [sea] { $who } ziet niets dan open zee.
       *[other]
            { $palms ->
                [one] { $who } ziet een eiland met { $palms } palm en neemt proviand in.
               *[other] { $who } ziet een eiland met { $palms } palmen en neemt proviand in.
            }
    }
act-relocate = { $who } verzet wervelwind { $whirlwind } naar { $mark }.
act-leave = { $who } laat wervelwind { $whirlwind } waar hij is.

## Wat vanzelf volgt

news-throw = { $who } gooit:{ $compass ->
        [0] { "" }
       *[other] { " " }{ $compass } × windroos
    }{ $sail ->
        [0] { "" }
       *[other] { " " }{ $sail } × zeil
    }{ $whirlwind ->
        [0] { "" }
       *[other] { " " }{ $whirlwind } × wervelwind
    }{ $storm ->
        [0] { "" }
       *[other] { " " }{ $storm } × storm
    }{ $telescope ->
        [0] { "" }
       *[other] { " " }{ $telescope } × verrekijker
    }
news-driven = { $who } drijft van { $from } naar { $field }.
news-mast-whirlwind = De wervelwind breekt de mast van { $who } op { $field }.
news-mast-rocks = { $who } drijft bij { $field } op de rotsen en verliest de mast.
news-mast-ship = Schepen botsen op { $field }: { $who } verliest de mast.
news-repaired = { $who } heeft weer een mast.
news-mutiny-misses = { $who } heeft geen vat voor de bemanning en zal een beurt overslaan.
news-turn-lost = { $who } verliest deze beurt aan de muiterij.
news-wins = { $who } is thuis met de ontdekking en wint.
news-round-limit = { $rounds } ronden zijn voorbij: wie het verst is gekomen, wint.

## Wat een stelling waard is, voor tips

term-voyage = de weg die nog rest
term-mast = de mast
term-provisions = proviand
term-cards = kaarten in de hand
term-dice = stenen en stappen die nog resten
term-danger = gevaren dichtbij
term-rivals = wat de anderen hebben bereikt

## Weigeringen

rule-co-2-8 = Daar eindigt de kaart.
rule-co-3-5 = Van een beurt kun je alleen afzien voordat je er iets anders in doet.
rule-co-3-9 = Je hebt je ene kaart van deze beurt al gespeeld.
rule-co-4-7 = Er is al een steen gebruikt: deze beurt wordt niet meer opnieuw gegooid.
rule-co-4-7b = Opnieuw gooien kost een vat, en je hebt er geen.
rule-co-5-2 = Schepen varen niet op riffen, eilanden of het vasteland.
rule-co-5-3 = Daar is een ander schip.
rule-co-5-5 = Je hebt geen windroos meer.
rule-co-5-5b = Je hebt geen zeil meer.
rule-co-5-5c = Je hebt geen stap van Goede winden meer.
rule-co-5-5d = Je ligt in een windstilte: een windroos verplaatst je schip niet.
rule-co-5-6 = Aan deze tafel zeilen schepen geen wervelwind in.
rule-co-5-7 = Aan deze tafel zeilt alleen wie een bewoond eiland heeft gevonden de haven weer in.
rule-co-6-1 = In de eerste ronde zijn er geen stormen.
rule-co-6-2 = Je hebt geen stormsymbool meer.
rule-co-6-7 = Vanuit een windstilte kun je geen storm laten opsteken.
rule-co-8-1 = Je hebt geen wervelwindsymbool meer.
rule-co-8-2 = Een wervelwind stopt alleen op water.
rule-co-8-3 = Een wervelwind vliegt niet over het vasteland, de haven of de rand.
rule-co-8-4 = Daar valt niets over te vliegen; de wervelwind kan er stoppen.
rule-co-8-4b = Je hebt geen stap meer waarmee hij kan neerkomen.
rule-co-8-4c = De andere wervelwind is in vlucht.
rule-co-8-12 = Een wervelwind die een schip heeft geraakt, rust de rest van de beurt.
rule-co-8-13 = De wervelwind staat daar al.
rule-co-9-5 = Een schip zonder mast kan niet zeilen.
rule-co-9-6 = In een reparatieworp telt alleen het zeil.
rule-co-9-9 = Goede winden helpen een schip zonder mast niet.
rule-co-10-2 = Je ligt in een windstilte: alleen zeilen kun je gebruiken.
rule-co-12-1 = Je ligt niet naast een eiland.
rule-co-12-1b = Je ruim is vol: 8 vaten.
rule-co-12-3 = Schijven zie je alleen vanaf open water in de kolommen A en B.
rule-co-12-5 = Je hebt geen verrekijker meer.
rule-co-13-1 = Deze kaart heb je niet.
rule-co-13-7 = Je hebt geen wervelwindstap van een kaart meer.
rule-co-13-8 = De timmerman werkt alleen voor de worp.
rule-co-13-8b = Je mast staat.
rule-co-13-9 = Je hebt geen Mooi weer.
rule-co-13-11 = Mooi weer helpt alleen tegen de storm van een ander, voordat de pijl wordt gedraaid.
rule-co-14-5 = Je hebt een bewoond eiland gevonden en zoekt niet verder.

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

# De vier dobbelstenen van een worp, voor news-throw.
first-compass = { symbol-compass }
first-sail = { symbol-sail }
first-whirlwind = { symbol-whirlwind }
first-storm = { symbol-storm }
first-telescope = { symbol-telescope }
second-compass = { symbol-compass }
second-sail = { symbol-sail }
second-whirlwind = { symbol-whirlwind }
second-storm = { symbol-storm }
second-telescope = { symbol-telescope }
third-compass = { symbol-compass }
third-sail = { symbol-sail }
third-whirlwind = { symbol-whirlwind }
third-storm = { symbol-storm }
third-telescope = { symbol-telescope }
fourth-compass = { symbol-compass }
fourth-sail = { symbol-sail }
fourth-whirlwind = { symbol-whirlwind }
fourth-storm = { symbol-storm }
fourth-telescope = { symbol-telescope }

direction-n = noorden
direction-ne = noordoosten
direction-e = oosten
direction-se = zuidoosten
direction-s = zuiden
direction-sw = zuidwesten
direction-w = westen
direction-nw = noordwesten

card-provisions-1 = 1 vat proviand
card-provisions-2 = 2 vaten proviand
card-provisions-3 = 3 vaten proviand
card-mutiny = muiterij
card-hurricane = orkaan
card-fog-n = mist, drijft naar het noorden
card-fog-e = mist, drijft naar het oosten
card-fog-s = mist, drijft naar het zuiden
card-fog-w = mist, drijft naar het westen
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

mark-d2 = D2
mark-l3 = L3
mark-f5 = F5
mark-h7 = H7
mark-l7 = L7
mark-d8 = D8

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

prompt-before-roll = Voor de worp: wat doe je?
prompt-action = Hoe gebruik je je dobbelstenen?
prompt-repair = Je mast is gebroken: alleen een zeil helpt. Gooi je opnieuw of ben je klaar?
prompt-flight = Waar komt de wervelwind neer?
prompt-good-weather = Er steekt een storm op. Bedaar je hem met Mooi weer?
prompt-respin = Laat je deze wind waaien of draai je nog eens?
prompt-mutiny = Muiterij: geef je de bemanning een vat of sla je in een latere ronde een beurt over?
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

do-decline =
    { $barrels ->
        [0] Van de beurt afzien
        [one] Van de beurt afzien (+{ $barrels } vat)
       *[other] Van de beurt afzien (+{ $barrels } vaten)
    }
do-roll = Gooi de dobbelstenen
do-reroll =
    { $count ->
        [one] Gooi steen { $which } opnieuw (−1 vat)
       *[other] Gooi stenen { $which } opnieuw (−1 vat)
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
do-miss-turn = Sla in een latere ronde een beurt over
do-relocate = Verzet wervelwind { $whirlwind } naar { $mark }
do-leave = Laat wervelwind { $whirlwind } op { $at } staan

## Zetten, zoals het logboek ze vertelt. Een tekst die alleen een streepje is, wordt niet getoond: de volgende vertelt het.

act-start-player = { $who } begint.
act-decline =
    { $barrels ->
        [0] { $who } ziet af van de beurt.
        [one] { $who } ziet af van de beurt en neemt { $barrels } vat.
       *[other] { $who } ziet af van de beurt en neemt { $barrels } vaten.
    }
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
act-spin = De pijl wijst naar het { $direction }.
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
        [inhabited] { $who } ziet een bewoond eiland: een ontdekking.
        [sea] { $who } ziet niets dan open zee.
       *[other] { $barrels ->
            [0] { $who } ziet { $disc }, maar het ruim is vol.
            [one] { $who } ziet { $disc } en neemt { $barrels } vat in.
           *[other] { $who } ziet { $disc } en neemt { $barrels } vaten in.
        }
    }
act-relocate = { $who } verzet wervelwind { $whirlwind } naar { $mark }.
act-leave = { $who } laat wervelwind { $whirlwind } waar hij is.

## Wat vanzelf volgt

news-throw = { $who } gooit { $first }, { $second }, { $third } en { $fourth }.
news-driven = { $who } drijft van { $from } naar { $field }.
news-mast-whirlwind = De wervelwind breekt de mast van { $who } op { $field }.
news-mast-rocks = { $who } drijft bij { $field } op de rotsen en verliest de mast.
news-mast-ship = Schepen botsen op { $field }: { $who } verliest de mast.
news-repaired = { $who } heeft weer een mast.
news-mutiny-misses = { $who } heeft geen vat voor de bemanning en zal een beurt overslaan.
news-no-weather = In de eerste ronde heeft dat geen gevolg.
news-turn-lost = { $who } verliest deze beurt aan de muiterij.
achievement-home = met de ontdekking thuisgekomen
achievement-farthest = het verst toen de ronden om waren
news-wins = { $who } is thuis met de ontdekking en wint.
news-round-limit = { $rounds } ronden zijn voorbij: wie het verst is gekomen, wint.

## Wat een stelling waard is, voor tips

# Elk zegt wat er beter wordt; het staat achter “Dat belooft:”
term-voyage = minder weg voor de boeg
term-mast = minder zorgen om de mast
term-provisions = meer proviand of minder verloren beurten
term-cards = meer of betere kaarten in de hand
term-dice = meer nut van de dobbelstenen en stappen die nog resten
term-danger = minder gevaar door obstakels en wervelwinden
term-rivals = een zwaardere tocht voor de anderen

## Weigeringen

rule-co-2-8 = Daar eindigt de kaart.
rule-co-3-3 = Je hebt nog niet gegooid: geen dobbelsteen kan een stap betalen.
rule-co-3-5 = Van een beurt kun je alleen afzien voordat je er iets anders in doet.
rule-co-3-9 = Je hebt je ene kaart van deze beurt al gespeeld.
rule-co-4-7 = Er is al een steen gebruikt: deze beurt wordt er niet meer opnieuw gegooid.
rule-co-4-7b = Opnieuw gooien kost een vat, en je hebt er geen.
rule-co-5-2 = Schepen varen niet op riffen, eilanden of het vasteland.
rule-co-5-3 = Daar is een ander schip.
rule-co-5-5 = Je hebt geen windroos voor deze stap.
rule-co-5-5b = Je hebt geen zeil voor deze stap.
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
rule-co-10-2 = Je ligt in een windstilte: van de dobbelstenen tellen alleen zeilen.
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

## Hoe je het bord in de terminal leest

legend =
    Op de kaart: · open water, ~ windstilte, ∘ wervelwindteken, ▲▲ rif, ♣♣ eiland, ▒▒ vasteland, ⌂ haven
    Een schip is het teken van zijn kapitein; ' erachter zegt dat de mast gebroken is, als daar plaats voor is. @1 is wervelwind 1, @2 wervelwind 2, @12 allebei.
    Schepen: ‡ mast staat, † mast gebroken, ★ heeft een bewoond eiland gevonden, +1 heeft na deze beurt nog een beurt, ● vat, ○ plaats voor een vat
    Kaarten: ✓ de ene kaart van deze beurt is gespeeld, ↺2 waarvan 2 al van vóór het schudden, −1 een beurt over te slaan
    Onder de schepen: @1 L2, en de tekens van wie wervelwind 1 na de beurt mag verzetten, in hun volgorde.

## Het bord in de browser

stage-before = Voor de worp
stage-sea = Stenen gebruiken
stage-after = Wervelwinden

board-other-island = Je schip ligt niet naast dit eiland.
board-chart = Zeekaart van de Atlantische Oceaan, kolommen A tot en met N van west naar oost, rijen 1 tot en met 9 van noord naar zuid
board-port = Haven
board-europe = Europa
board-africa = Afrika
board-azores = Azoren
board-canaries = Canarische Eil.
board-indies = De Indiën
board-unseen =
    { $count ->
        [one] { $count } gedekt
       *[other] { $count } gedekt
    }
board-look =
    { $count ->
        [one] Met de verrekijker de gedekte schijf bekijken
       *[other] Met de verrekijker een van { $count } gedekte schijven bekijken
    }
board-load = Een vat laden: { $island }
board-zone = Gebied { $zone }
board-zone-storm = In gebied { $zone } een storm laten opsteken
board-rose = De pijl wijst naar het { $direction }.
board-sail-to = Naar { $field } zeilen, betaald met: { $by }
board-whirl-to = Wervelwind { $whirlwind } naar { $field }
board-whirl-over = Wervelwind { $whirlwind } vliegt over { $field }
board-whirl-drop = loslaten
board-too-far = Een stap leidt naar een aangrenzend veld.
board-too-far-whirl = Een wervelwind gaat veld voor veld.
board-ship-own = Je schip op { $field }.
board-ship-of = Het schip van { $who } op { $field }.
board-mast = De mast staat.
board-mast-lost = De mast is gebroken.
board-found = Heeft een bewoond eiland gevonden.
board-pays = De volgende stap wordt betaald met: { $by }. Druk om te wisselen.
board-whirlwind = Wervelwind { $whirlwind } op { $field }.
board-whirlwind-take = Druk om hem op te pakken.
board-whirlwind-drop = In de hand. Druk nog eens om hem los te laten.
board-whirlwind-switch = Druk nog eens om met de kaart te betalen in plaats van met een steen.
board-whirlwind-card = Een stap van de kaart betaalt. Druk nog eens om hem los te laten.
board-whirlwind-die = Een stap van de kaart betaalt. Druk nog eens om met een steen te betalen.
board-flying = In vlucht.
board-claims = Mag na de beurt worden verplaatst door: { $who }.

board-dice = De dobbelstenen
board-die =
    { $used ->
        [yes] { $symbol }, gebruikt
       *[no] { $symbol }
    }
board-die-blank = niet gegooid
board-reroll =
    { $count ->
        [one] { $count } opnieuw gooien
       *[other] { $count } opnieuw gooien
    }

board-hand = Je kaarten
board-hand-none = Geen kaarten
board-one-card = één per beurt
board-card-played = deze beurt gespeeld
board-spectator = Je kijkt toe.
board-deck = Gebeurteniskaarten
board-deck-left = nog { $count }
board-discard = { $count } gespeeld
board-discard-title = Aflegstapel
board-barrels = Vaten
board-cards = Kaarten
board-cards-of =
    { $cards ->
        [one] { $cards } gebeurteniskaart
       *[other] { $cards } gebeurteniskaarten
    }
board-cards-aged = waarvan { $aged } al van vóór het schudden
board-sails = Zeilen
board-hold = { $barrels } van 8 vaten
board-misses = Over te slaan beurten
board-misses-of =
    { $misses ->
        [one] Slaat door muiterij { $misses } beurt over.
       *[other] Slaat door muiterij { $misses } beurten over.
    }
board-extra = Heeft na deze beurt nog een beurt.
board-way-west = Stappen naar het westen
board-way-home = Stappen naar huis
board-steps-west =
    { $steps ->
        [0] Vanaf hier zie je schijven.
        [one] { $steps } stap tot je schijven ziet
       *[other] { $steps } stappen tot je schijven ziet
    }
board-steps-home =
    { $steps ->
        [one] { $steps } stap naar huis
       *[other] { $steps } stappen naar huis
    }

board-sees-sea = ziet open zee.
board-sees-isle-1 = ziet een eiland met 1 palm.
board-sees-isle-2 = ziet een eiland met 2 palmen.
board-sees-isle-3 = ziet een eiland met 3 palmen.
board-sees-inhabited = ontdekt een bewoond eiland.
board-event-provisions = De vaten gaan het ruim in, hoogstens 8.
board-event-mutiny = Een vat voor de bemanning, of een beurt in een latere ronde gaat verloren.
board-event-hurricane = De pijl wordt gedraaid; elk schip op zee drijft één veld af.
board-event-fog = Elk schip op zee drijft één veld af.

board-ask-weather = { $who } laat in gebied { $zone } een storm opsteken.
board-ask-respin = Wind naar het { $direction } in gebied { $zone }.

board-detail-before = Druk op de dobbelstenen om te gooien. Eerst mag je een kaart spelen of voor vaten van de beurt afzien.
board-detail-throw = Druk op de dobbelstenen om te gooien.
board-detail-winds =
    { $winds ->
        [one] Nog { $winds } stap van Goede winden; je kunt hem voor de worp zeilen.
       *[other] Nog { $winds } stappen van Goede winden; je kunt ze voor de worp zeilen.
    }
board-detail-before-repair = Je mast is gebroken: één zeil bij vier dobbelstenen zet hem weer overeind.
board-detail-sail = Klik op een veld naast je schip om te zeilen.
board-detail-sail-tap = Tik op een veld naast je schip om te zeilen.
board-detail-whirlwind = Pak een wervelwind en verplaats hem.
board-detail-storm = Het lint boven een gebied laat daar een storm opsteken.
board-detail-telescope = Een verrekijker trekt een kaart, laadt bij een eiland of toont een schijf.
board-detail-used = Alle dobbelstenen zijn gebruikt.
board-detail-nothing = Met deze dobbelstenen kun je hier niets doen.
board-detail-becalmed = Je ligt in een windstilte: alleen een zeil of Goede winden verplaatsen je schip.
board-detail-becalmed-card = Je ligt in een windstilte: de kaart Goede winden kan je schip nog verplaatsen.
board-detail-becalmed-stuck = Je ligt zonder zeil in een windstilte: gooi voor een vat opnieuw, of beëindig je beurt.
board-detail-becalmed-end = Je ligt in een windstilte en zeilt deze beurt niet verder.
board-detail-dice = Gekozen dobbelstenen worden voor een vat opnieuw gegooid.
board-detail-whirl = Kies waar wervelwind { $whirlwind } heen gaat. Druk er nog eens op om hem los te laten.
board-detail-whirl-switch = Kies waar wervelwind { $whirlwind } heen gaat. Druk er nog eens op om met de kaart te betalen.
board-detail-own = Op { $field } ligt je eigen schip: stopt de wervelwind daar?
board-detail-over = { $field }: daar stoppen of eroverheen vliegen?
board-detail-sail-shown = Er ligt een zeil: rond de worp af en de mast staat.
board-detail-no-sail =
    { $barrels ->
        [0] Geen zeil, en geen vat voor een nieuwe worp.
        [one] Nog geen zeil. Een nieuwe worp kost een vat; je hebt er { $barrels }.
       *[other] Nog geen zeil. Een nieuwe worp kost een vat; je hebt er { $barrels }.
    }
board-detail-weather = { $who } laat hem in gebied { $zone } opsteken.
board-detail-respin =
    { $left ->
        [one] De wind waait naar het { $direction }. Je kunt nog { $left } keer draaien; alleen de laatste wind telt.
       *[other] De wind waait naar het { $direction }. Je kunt nog { $left } keer draaien; alleen de laatste wind telt.
    }
board-detail-mutiny =
    { $barrels ->
        [one] Je hebt { $barrels } vat.
       *[other] Je hebt { $barrels } vaten.
    }
board-detail-relocate = Elk ander wervelwindteken op de kaart staat voor hem open.

board-yes = ja
board-no = nee
board-ground-plain = open water
board-ground-calm = windstilte
board-ground-mark = wervelwindteken
board-ground-reef = rif
board-ground-azores = eiland (Azoren)
board-ground-canaries = eiland (Canarische Eilanden)
board-ground-mainland = vasteland
board-ground-port = haven
board-words-turn = De beurt
board-words-round = Ronde { $round } van hoogstens { $limit }, beurt { $turn }.
board-words-active = { $who } is aan de beurt: { $phase }.
board-words-unrolled = De dobbelstenen zijn nog niet gegooid.
board-words-reroll =
    { $can ->
        [yes] Er is nog geen dobbelsteen gebruikt: voor een vat kan elke dobbelsteen opnieuw worden gegooid.
       *[no] Er is een dobbelsteen gebruikt: geen enkele kan opnieuw worden gegooid.
    }
board-words-winds = Resterende stappen van Goede winden: { $winds }.
board-words-gusts = Resterende stappen van een wervelwindkaart: { $gusts }.
board-words-storm = Storm in gebied { $zone }: stormstenen { $dice }, keren gedraaid { $spins }.
board-words-card-played = De ene kaart van deze beurt is gespeeld.
board-words-around = Rond je schip op { $field }
board-words-zone =
    { $zone ->
        [0] De haven ligt in geen enkel gebied.
       *[other] Gebied { $zone }.
    }
board-words-captains = Schepen
board-words-who = Kapitein
board-words-field = Veld
board-words-mast = Mast
board-words-discovery = Ontdekking
board-words-way = Resterende weg
board-words-whirlwinds = Wervelwinden
board-words-whirlwind = wervelwind { $whirlwind }
board-words-chart = Gebied 1 is A en B, gebied 2 C tot en met E, gebied 3 F tot en met H, gebied 4 I tot en met K, gebied 5 L tot en met N. Een punt is open water.

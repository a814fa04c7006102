# De woorden van New England. Dezelfde sleutels en variabelen als in het Engels.
# Een argument `x` dat in woorden is gezet (card=s_o4 door card-s-o4) heeft zijn ruwe naam in `x-id`.

game-title = New England
game-pitch = Koop land aan de kust van Massachusetts, gebruik het en geef er pelgrimvaders, schuren en schepen een plek.
game-goal = Verzamel de meeste zegepunten: voor uitgevoerde kaartjes en voor de meeste pelgrimvaders, schuren en schepen.

## Dingen

terrain-settlement = nederzetting
terrain-field = akker
terrain-pasture = weide
terrain-none = –

figure-none = –
figure-pilgrim = pelgrimvader
figure-barn = schuur
figure-ship = schip

figures-pilgrim = pelgrimvaders
figures-barn = schuren
figures-ship = schepen

shape-d2 = paar
shape-l3 = hoek van drie
shape-i3 = rij van drie
shape-o4 = vierkant
shape-i4 = rij van vier
shape-t4 = T-vorm
shape-s4 = zigzag
shape-l4 = L-vorm

card-pilgrim = Pelgrimvader
card-barn = Schuur
card-ship = Schip
card-s-d2 = Nederzetting: paar
card-s-l3 = Nederzetting: hoek van drie
card-s-o4 = Nederzetting: vierkant
card-f-d2 = Akker: paar
card-f-l3 = Akker: hoek van drie
card-f-i3 = Akker: rij van drie
card-f-i4 = Akker: rij van vier
card-g-d2 = Weide: paar
card-g-l3 = Weide: hoek van drie
card-g-i3 = Weide: rij van drie
card-g-t4 = Weide: T-vorm
card-g-s4 = Weide: zigzag
card-g-l4 = Weide: L-vorm
card-none = –

card-pilgrim-effect = Elk inkomen brengt je 1 shilling meer. Gaat opzij als zijn kaartje nodig is.
card-barn-effect = Bewaart een gekocht kaartje tot je het uitvoert. Wordt nooit verzet.
card-ship-effect = Staat aan de kust. Wie de meeste schepen heeft, mag in de eigen beurt vóór het kopen een bijkomend aanbod openleggen.

lie-across = dwars
lie-down = omlaag

score-cards = Kaartjes
score-pilgrims = De meeste pelgrimvaders
score-barns = De meeste schuren
score-ships = De meeste schepen

achievement-most-pilgrims = de meeste pelgrimvaders
achievement-most-barns = de meeste schuren
achievement-most-ships = de meeste schepen
achievement-all-terrains = kaartjes van alle drie de terreinsoorten

## Opties

option-first-player = Wie begint
option-first-player-why = Wie in de eerste ronde startspeler is. Stoelen tellen vanaf 0.
option-first-player-random = geloot
option-first-player-0 = stoel 0
option-first-player-1 = stoel 1
option-first-player-2 = stoel 2
option-first-player-3 = stoel 3
option-start-layout = Startopstelling
option-start-layout-why = Of iedereen zelf de startplaatjes legt, of dat ze in een vaste opstelling van ons liggen.
option-start-layout-free = vrij
option-start-layout-preset = vast
option-placement-order = Volgorde van de startronden
option-placement-order-why = Ze beginnen rechts van de startspeler en gaan in deze richting verder.
option-placement-order-counterclockwise = tegen de klok in
option-placement-order-clockwise = met de klok mee
option-start-touch = Startplaatjes die elkaar raken
option-start-touch-why = Of startplaatjes elkaar diagonaal mogen raken.
option-start-touch-strict = gedrukte regel: nooit
option-start-touch-edges = correctie van de auteur: diagonaal
option-mirror-shapes = Spiegelbeelden
option-mirror-shapes-why = Of de vorm van een kaartje behalve gedraaid ook gespiegeld mag worden. Dat telt voor de zigzag en de L-vorm.
option-mirror-shapes-off = nee
option-mirror-shapes-on = ja
option-end-choice = Einde van de partij
option-end-choice-why = Of de startspeler een aantal mag aankondigen waarvoor er niet genoeg kaartjes meer zijn.
option-end-choice-free = naar believen
option-end-choice-feasible-only = alleen als er niets anders overblijft

## Fasen, en wat elke fase vraagt

phase-over = Partij afgelopen
phase-first-player = Startspeler
phase-start-terrain = Startplaatjes
phase-start-spot = Startplaatjes
phase-announce = Aanbod
phase-offer-land = Aanbod
phase-offer-card = Aanbod
phase-token = Biedfiches
phase-turn = Kopen
phase-extra-land = Bijkomend aanbod
phase-extra-card = Bijkomend aanbod
phase-land-plot = Kaartje leggen
phase-shape-spot = Land gebruiken
phase-figure-tile = Figuur zetten
phase-reseat = Verzetten

prompt-start-terrain = Welk startplaatje leg je nu?
prompt-start-spot = Op welke twee percelen leg je het?
prompt-announce = Hoeveel terreinkaartjes komen in het aanbod?
prompt-token = Welke biedfiche neem je, met de plaats in de volgorde en de prijs die erbij horen?
prompt-turn = Wat koop je of voer je uit?
prompt-land-plot = Op welk perceel leg je het kaartje?
prompt-shape-spot = Welke percelen gebruik je?
prompt-figure-tile = Op welk kaartje komt de figuur?
prompt-reseat = Waar gaat de figuur heen?

## Soorten zetten, als kopjes

kind-start-terrain = Startplaatje kiezen
kind-start-spot = Startplaatje leggen
kind-announce = Aanbod aankondigen
kind-take-token = Biedfiche nemen
kind-reveal-land = Terrein openleggen
kind-reveal-card = Kaartje openleggen
kind-buy-land = Terrein kopen
kind-buy-execute = Kopen en uitvoeren
kind-buy-store = Kopen en opslaan
kind-execute-stored = Uit de schuur uitvoeren
kind-end-turn = Beurt beëindigen
kind-land-plot = Kaartje leggen
kind-shape-spot = Percelen kiezen
kind-figure-tile = Figuur zetten
kind-reseat = Verzetten

## Zetten, als knoppen

do-start-terrain = Startplaatje: { $terrain }
do-start-spot = Startplaatje ({ $terrain }) op { $plots } leggen
do-announce =
    { $ends ->
        [yes] { $land } terreinkaartjes: dit beëindigt de partij
       *[no] { $land } terreinkaartjes en { $cards } ontwikkelingskaartjes
    }
do-take-token = Biedfiche { $token } nemen
do-reveal-land = Een terreinkaartje als bijkomend aanbod openleggen
do-reveal-card = Een ontwikkelingskaartje als bijkomend aanbod openleggen
do-buy-land = Terrein kopen: { $terrain } (−{ $price } shilling)
do-buy-execute = Kopen en uitvoeren – { $card } (−{ $price } shilling)
do-buy-store = Kopen en opslaan – { $card } (−{ $price } shilling)
do-execute-stored = Uit de schuur uitvoeren – { $card }
do-end-turn = Beurt beëindigen (+{ $income } shilling)
do-land-plot = Kaartje ({ $terrain }) op { $plot } leggen
do-shape-spot = { $plots } gebruiken – { $card }
do-figure-tile = Op { $tile } zetten: { $figure }
do-reseat = Van { $from } naar { $tile } verzetten: { $figure }

## Zetten, zoals het spelverloop ze vertelt. Een tekst die alleen een streepje is, wordt niet getoond: de volgende vertelt het.

act-first-player = { $who } is startspeler.
act-start-terrain = -
act-start-spot = { $who } legt een startplaatje op { $plots }: { $terrain }.
act-announce = { $who } kondigt { $land } terreinkaartjes aan.
act-draw-land =
    { $extra ->
        [yes] Bijkomend aanbod: { $terrain }.
       *[no] -
    }
act-draw-card =
    { $extra ->
        [yes] Bijkomend aanbod: { $card }.
       *[no] In het aanbod: { $card }.
    }
act-take-token = { $who } neemt biedfiche { $token }.
act-reveal-land = { $who } legt een terreinkaartje open.
act-reveal-card = { $who } legt een ontwikkelingskaartje open.
act-buy-land = { $who } koopt terrein voor { $price } shilling: { $terrain }.
act-buy-execute = { $who } koopt voor { $price } shilling: { $card }.
act-buy-store = { $who } koopt voor { $price } shilling en slaat op: { $card }.
act-execute-stored = { $who } haalt uit een schuur: { $card }.
act-end-turn = { $who } beëindigt de beurt: +{ $income } shilling.
act-land-plot = { $who } legt het kaartje op { $plot }.
act-shape-spot = { $who } gebruikt { $plots }.
act-figure-tile = { $who } kiest { $tile } voor: { $figure }.
act-reseat = { $who } verzet van { $from } naar { $tile }: { $figure }.

## Wat vanzelf volgt

news-preset = De startplaatjes liggen in de vaste opstelling.
news-relaxed =
    { $step ->
        [1] Geen plek ligt nog los van alle startplaatjes: diagonaal raken mag deze keer.
       *[other] Geen plek ligt nog los van alle startplaatjes: dit plaatje mijdt alleen dezelfde terreinsoort van andere families.
    }
news-offer-land = Terrein in het aanbod: nederzetting { $settlements }, akker { $fields }, weide { $pastures }.
news-order-three = Beurtvolgorde: { $first } ({ $first-token }), { $second } ({ $second-token }), { $third } ({ $third-token }).
news-order-four = Beurtvolgorde: { $first } ({ $first-token }), { $second } ({ $second-token }), { $third } ({ $third-token }), { $fourth } ({ $fourth-token }).
news-points =
    { $points ->
        [one] { $who } heeft uitgevoerd: { $card } (+{ $points } zegepunt).
       *[other] { $who } heeft uitgevoerd: { $card } (+{ $points } zegepunten).
    }
news-most =
    { $figure-id ->
        [pilgrim] { $who } heeft nu de meeste pelgrimvaders.
        [barn] { $who } heeft nu de meeste schuren.
       *[ship] { $who } heeft nu de meeste schepen.
    }
news-most-lost =
    { $figure-id ->
        [pilgrim] { $who } heeft niet meer de meeste pelgrimvaders.
        [barn] { $who } heeft niet meer de meeste schuren.
       *[ship] { $who } heeft niet meer de meeste schepen.
    }
news-unsold =
    { $count ->
        [one] { $count } onverkocht kaartje gaat uit het spel.
       *[other] { $count } onverkochte kaartjes gaan uit het spel.
    }
news-round = Ronde { $round }: { $who } is startspeler.
news-ends = Er is te weinig over (zakje { $bag }, stapel { $stack }): de partij is uit.
news-stored-lost =
    { $count ->
        [one] { $who }: { $count } kaartje in een schuur telt niet.
       *[other] { $who }: { $count } kaartjes in schuren tellen niet.
    }
news-wins = { $who } wint met { $points } zegepunten.
news-wins-money = Gelijke stand met { $points } zegepunten: { $who } wint met meer geld, { $money } shilling.
news-shares = { $who } deelt de winst met { $points } zegepunten.

## Wat een stelling waard is, voor hints

# Elk zegt wat er beter wordt; het staat achter “Dat belooft:”
term-money = meer shilling om uit te geven
term-income = meer inkomen voor later
term-cards = meer punten voor uitgevoerde kaartjes
term-majorities = betere kansen op meerderheden
term-land = meer winst uit vrij land en kaartjes in schuren
term-room = meer ruimte om te groeien
term-offer = betere aankopen in de komende beurt
term-rivals = minder punten voor de anderen

## Weigeringen

rule-ne-2-1 = Dit startplaatje heb je al gelegd.
rule-ne-2-3 = Een startplaatje bedekt twee percelen, en hier eindigt het spelbord.
rule-ne-2-3b = Daar ligt al een startplaatje.
rule-ne-2-4 = Het zou een ander startplaatje raken.
rule-ne-5-2 = Deze biedfiche is al genomen.
rule-ne-6-3 = Dit is niet in het aanbod.
rule-ne-6-4 = Je hebt deze beurt al twee keer gekocht.
rule-ne-6-5 = Je hebt minder shilling dan je biedfiche aangeeft.
rule-ne-6-6 = Je zou dit kaartje nergens kunnen leggen.
rule-ne-6-7 = Je kunt dit kaartje nu niet uitvoeren.
rule-ne-7-1 = Daar ligt al een kaartje.
rule-ne-7-2 = Naast dat perceel heb je geen land van deze terreinsoort.
rule-ne-7-3 = Naast dat perceel heeft een andere familie land van dezelfde terreinsoort.
rule-ne-8-1 = Zo past de vorm niet op het spelbord, of hij bedekt dezelfde percelen als minder gedraaid.
rule-ne-8-1b = Niet al deze percelen zijn jouw land van de terreinsoort van het kaartje.
rule-ne-8-2 = Een vorm mag je draaien maar niet spiegelen.
rule-ne-8-3 = Een startplaatje gebruik je helemaal of helemaal niet.
rule-ne-8-4 = Daar staat voorgoed een schuur.
rule-ne-8-7 = Dit kaartje is al gebruikt.
rule-ne-9-1 = Dit is geen kaartje van jou.
rule-ne-9-2 = Daar staat al een figuur.
rule-ne-9-2b = Een startplaatje is één kaartje: kies het eerste perceel.
rule-ne-10-3 = Daar staat een schuur, en die wordt nooit verzet.
rule-ne-10-6 = Je hebt geen lege schuur.
rule-ne-10-8 = Dit kaartje ligt in geen van je schuren.
rule-ne-10-8b = Je kunt dit opgeslagen kaartje nu niet uitvoeren.
rule-ne-10-11 = Een schip heeft een kustkaartje nodig.
rule-ne-10-14 = Eén bijkomend aanbod is voor wie aan het begin van de beurt de meeste schepen heeft, vóór de eerste aankoop.
rule-ne-10-16 = Het zakje is leeg.
rule-ne-10-16b = De stapel is leeg.
rule-ne-11-2 = Je pelgrimvaders en schepen zouden niet allemaal een ander kaartje vinden.
rule-ne-11-4 = Dit kaartje moet juist vrij worden.
rule-ne-13-2 = Voor dit aantal zijn er niet genoeg kaartjes, voor een ander aantal wel.

## Het bord in de browser

stage-start = Startplaatjes
stage-offer = Aanbod
stage-tokens = Biedfiches
stage-buy = Kopen en bouwen

board-country = Het land
board-offer = Aanbod
board-tokens = Biedfiches
board-barns = Kaartjes in schuren
board-remaining = Zakje en stapel
board-start-tiles = Startplaatjes
board-start-tile = Startplaatje
board-land = terrein
board-figure-card = figuur
board-shillings = shilling
board-points = zegepunten
board-plots = percelen
board-land-of = Terrein: { $terrain }
board-card-worth =
    { $points ->
        [one] { $card }, { $points } zegepunt
       *[other] { $card }, { $points } zegepunten
    }
board-tile = { $plots }: { $terrain } van { $who }, ongebruikt.
board-tile-used = { $plots }: { $terrain } van { $who }, gebruikt.
board-tile-figure = Daarop: { $figure }.
board-token = Biedfiche { $token }
board-token-taken = Biedfiche { $token }: bij { $who }
board-token-pays =
    { $count ->
        [0] Biedfiche { $token }: je zou geen aankoop kunnen betalen
        [one] Biedfiche { $token }: je zou één aankoop kunnen betalen
       *[other] Biedfiche { $token }: je zou twee aankopen kunnen betalen
    }
board-token-of =
    { $place ->
        [0] Biedfiche { $token }
       *[other] Biedfiche { $token }, nummer { $place } van de komende beurten
    }
board-order = Komende beurten: { $names }
board-purchases-left =
    { $count ->
        [0] geen aankoop meer
        [one] per aankoop, nog { $count } aankoop
       *[other] per aankoop, nog { $count } aankopen
    }
board-bag =
    { $count ->
        [one] { $count } terreinkaartje in het zakje.
       *[other] { $count } terreinkaartjes in het zakje.
    }
board-stack =
    { $count ->
        [one] { $count } ontwikkelingskaartje op de stapel.
       *[other] { $count } ontwikkelingskaartjes op de stapel.
    }
board-space-land = Aanbodveld { $space }: voor een terreinkaartje
board-space-either = Aanbodveld { $space }: voor een terreinkaartje of een ontwikkelingskaartje
board-space-card = Aanbodveld { $space }: voor een ontwikkelingskaartje
board-space-extra = Bijkomend aanbod { $space }: verkocht
board-ends = beëindigt meteen de partij
board-split = { $land } terreinkaartjes, { $cards } ontwikkelingskaartjes
board-laid = gelegd
board-first = Startspeler
board-family-of = Alles over { $who }
board-money =
    { $income ->
        [0] { $money } shilling
       *[other] { $money } shilling, { $income } erbij aan het einde van de beurt
    }
board-figures = { $figure }: { $count }
board-figures-most = { $figure }: { $count }, de meerderheid, { $points } zegepunten
board-score-made = Punten: { $score } ({ $cards } voor kaartjes, { $bonus } voor meerderheden)
board-stored = { $card }, in een schuur
board-barn-empty = Een lege schuur
board-carried-out =
    { $count ->
        [one] { $card }: { $points } punten
       *[other] { $card } × { $count }: { $points } punten
    }
board-left = { $piece }: nog { $count }, uit het spel { $gone }
board-rounds-left =
    { $count ->
        [0] Dit is de laatste ronde waarvoor het materiaal genoeg is.
        [one] Na deze ronde is het hoogstens genoeg voor nog één.
       *[other] Na deze ronde is het hoogstens genoeg voor nog { $count }.
    }
board-detail-start = Elk plaatje staat voor één terreinsoort; al je land van die soort groeit van daaruit.
board-detail-spot = Het plaatje volgt de aanwijzer, het muiswiel draait het.
board-detail-spot-tap = Eén tik toont een plek, een tweede neemt hem.
board-detail-apart-corners = Afstand tot alle andere, ook bij hoeken.
board-detail-apart-edges = Alleen hoeken mogen elkaar raken.
board-detail-apart-terrain = Geen plek los van alle andere: het mijdt alleen gelijk terrein van andere families.
board-detail-announce = Terrein hangt aan de bovenste van de negen haken, ontwikkelingskaartjes aan de rest.
board-detail-endings = In het zakje: { $bag }, op de stapel: { $stack }. Een rood gemerkt getal beëindigt de partij.
board-detail-token = Je hebt { $money } shilling. De volle stippen onder een fiche zeggen hoeveel aankopen je ermee kunt betalen.
board-detail-buy =
    { $count ->
        [one] Eén aankoop voor { $price }.
       *[other] Twee aankopen voor { $price } elk.
    }
board-detail-poor = Een aankoop kost { $price }, en je hebt { $money }.
board-detail-bought = Beide aankopen zijn gedaan.
board-detail-reveal = Je hebt de meeste schepen en mag vóór het kopen een bijkomend aanbod openleggen.
board-detail-stored = Een kaartje uit je schuur past.
board-detail-land = Naast je eigen land ({ $terrain }), nooit naast hetzelfde van een andere familie.
board-detail-shape = { $card }: de omtrek volgt de aanwijzer, het muiswiel draait hem.
board-detail-shape-tap = { $card }: één tik toont een plek, een tweede neemt hem.
board-detail-shape-only = { $card }: alleen hier is plaats.
board-detail-pilgrim = Op een vrij kaartje van jou. Elk inkomen brengt 1 shilling meer.
board-detail-barn = Ze blijft daar voorgoed, dus niet op land dat je nog wilt gebruiken.
board-detail-ship = Op een kaartje van jou aan de kust.
board-detail-reseat = Op { $from } gaat een { $figure } opzij. Kies het nieuwe kaartje.
board-words-turn = De ronde
board-words-round = Ronde { $round }; startspeler: { $who }.
board-words-active = { $who }: { $phase }
board-words-price =
    { $count ->
        [0] In deze beurt is geen aankoop meer over.
        [one] Een aankoop kost { $price }; nog { $count } over.
       *[other] Een aankoop kost { $price }; nog { $count } over.
    }
board-words-endings = Een van deze getallen aankondigen zou de partij beëindigen: { $numbers }
board-words-pending = Wordt gelegd of uitgevoerd: { $piece }
board-words-reseat = Zoekt vanaf { $from } een ander kaartje: { $figure }
board-words-barred = Verboden voor dit startplaatje: { $plots }
board-words-family = { $who }, familie { $family }
board-words-barns = In schuren: { $cards }. Lege schuren: { $empty }
board-words-land = Terrein
board-words-unused = ongebruikt
board-words-room = kan groeien naar

# De woorden van Age of Discovery. Engels en Duits hebben dezelfde sleutels en variabelen.
# Een argument `x` dat in woorden is gezet (ship=red_2 door ship-red-2) heeft zijn ruwe label in `x-id`.

game-title = Age of Discovery
game-pitch = Rust schepen uit, verdien aan handelsorders en stuur je vloot op twaalf beroemde reizen.
game-goal = Heb de meeste punten als de laatste reizen geteld zijn: voor schepen op reizen, voor je geheime speciale order en voor schepen die over zijn.

## Schepen, orders en jokers

colour-red = rood
colour-yellow = geel
colour-green = groen
colour-blue = blauw
colour-white = wit
colour-brown = bruin
ship-red-1 = schip rood 1
ship-red-2 = schip rood 2
ship-red-3 = schip rood 3
ship-yellow-1 = schip geel 1
ship-yellow-2 = schip geel 2
ship-yellow-3 = schip geel 3
ship-green-1 = schip groen 1
ship-green-2 = schip groen 2
ship-green-3 = schip groen 3
ship-blue-1 = schip blauw 1
ship-blue-2 = schip blauw 2
ship-blue-3 = schip blauw 3
ship-white-1 = schip wit 1
ship-white-2 = schip wit 2
ship-white-3 = schip wit 3
ship-brown-1 = schip bruin 1
ship-brown-2 = schip bruin 2
ship-brown-3 = schip bruin 3
ship-joker-1 = joker als schip 1
ship-joker-2 = joker als schip 2
ship-joker-3 = joker als schip 3
ship-joker-red-1 = joker als schip rood 1
ship-joker-red-2 = joker als schip rood 2
ship-joker-red-3 = joker als schip rood 3
ship-joker-yellow-1 = joker als schip geel 1
ship-joker-yellow-2 = joker als schip geel 2
ship-joker-yellow-3 = joker als schip geel 3
ship-joker-green-1 = joker als schip groen 1
ship-joker-green-2 = joker als schip groen 2
ship-joker-green-3 = joker als schip groen 3
ship-joker-blue-1 = joker als schip blauw 1
ship-joker-blue-2 = joker als schip blauw 2
ship-joker-blue-3 = joker als schip blauw 3
ship-joker-white-1 = joker als schip wit 1
ship-joker-white-2 = joker als schip wit 2
ship-joker-white-3 = joker als schip wit 3
ship-joker-brown-1 = joker als schip bruin 1
ship-joker-brown-2 = joker als schip bruin 2
ship-joker-brown-3 = joker als schip bruin 3
ship-none = –
order-red-3 = order rood 3
order-red-4 = order rood 4
order-red-5 = order rood 5
order-red-6 = order rood 6
order-yellow-3 = order geel 3
order-yellow-4 = order geel 4
order-yellow-5 = order geel 5
order-yellow-6 = order geel 6
order-green-3 = order groen 3
order-green-4 = order groen 4
order-green-5 = order groen 5
order-green-6 = order groen 6
order-blue-3 = order blauw 3
order-blue-4 = order blauw 4
order-blue-5 = order blauw 5
order-blue-6 = order blauw 6
order-white-3 = order wit 3
order-white-4 = order wit 4
order-white-5 = order wit 5
order-white-6 = order wit 6
order-brown-3 = order bruin 3
order-brown-4 = order bruin 4
order-brown-5 = order bruin 5
order-brown-6 = order bruin 6
order-none = –
joker-red-yellow = joker rood/geel
joker-yellow-green = joker geel/groen
joker-green-blue = joker groen/blauw
joker-blue-white = joker blauw/wit
joker-white-brown = joker wit/bruin
joker-brown-red = joker bruin/rood
card-red-1 = schip rood 1
card-red-2 = schip rood 2
card-red-3 = schip rood 3
card-yellow-1 = schip geel 1
card-yellow-2 = schip geel 2
card-yellow-3 = schip geel 3
card-green-1 = schip groen 1
card-green-2 = schip groen 2
card-green-3 = schip groen 3
card-blue-1 = schip blauw 1
card-blue-2 = schip blauw 2
card-blue-3 = schip blauw 3
card-white-1 = schip wit 1
card-white-2 = schip wit 2
card-white-3 = schip wit 3
card-brown-1 = schip bruin 1
card-brown-2 = schip bruin 2
card-brown-3 = schip bruin 3
card-interim = de tussentelling
card-final = de eindtelling
voyage-abreu = António de Abreu
voyage-columbus = Christopher Columbus
voyage-cabot = John Cabot
voyage-da-gama = Vasco da Gama
voyage-balboa = Vasco Núñez de Balboa
voyage-vespucci = Amerigo Vespucci
voyage-dias = Bartolomeu Dias
voyage-magellan = Ferdinand Magellan
voyage-cartier = Jacques Cartier
voyage-cabral = Pedro Álvares Cabral
voyage-verrazzano = Giovanni da Verrazzano
voyage-drake = Francis Drake
place-buy-1 = het schip in kolom 1
place-buy-2 = het schip in kolom 2
place-buy-3 = het schip in kolom 3
place-buy-4 = het schip in kolom 4
place-buy-5 = het schip in kolom 5
place-next-1 = het volgende schip in kolom 1
place-next-2 = het volgende schip in kolom 2
place-next-3 = het volgende schip in kolom 3
place-next-4 = het volgende schip in kolom 4
place-next-5 = het volgende schip in kolom 5
place-order-1 = order 1 van de uitleg
place-order-2 = order 2 van de uitleg
place-order-3 = order 3 van de uitleg
place-order-4 = order 4 van de uitleg

## Speciale orders

special-present = Erbij
special-half = De helft
special-majority = Meerderheid
special-alone = Alleen
special-present-effect = Telt elke reis met minstens één schip van jou.
special-half-effect = Telt elke reis waar je minstens zoveel schepen hebt als alle anderen samen.
special-majority-effect = Telt elke reis waar je meer schepen hebt dan alle anderen samen.
special-alone-effect = Telt elke reis waar alleen jij schepen hebt.

## Opties

option-start-player = Startspeler
option-start-player-why = Wie begint. De plaatsen tellen vanaf 0.
option-start-player-random = geloot
option-start-player-0 = plaats 0
option-start-player-1 = plaats 1
option-start-player-2 = plaats 2
option-start-player-3 = plaats 3
option-joker-counts-unplaced = Joker zonder reis
option-joker-counts-unplaced-why = Of een joker die aan het eind op geen reis is, een punt oplevert als een gekocht schip.
option-joker-counts-unplaced-on = levert een punt op
option-joker-counts-unplaced-off = levert niets op
option-reserve-same-turn = Gereserveerd meteen nemen
option-reserve-same-turn-why = Of een gereserveerde kaart al in dezelfde beurt genomen mag worden.
option-reserve-same-turn-on = ja
option-reserve-same-turn-off = nee
option-strict-markers = Markers raken op
option-strict-markers-why = Of de 20 markers van elke speler een grens zijn.
option-strict-markers-on = ja
option-strict-markers-off = nee
option-seat-bonus = Munten voor latere plaatsen
option-seat-bonus-why = Of de tweede, derde en vierde speler met 1, 2 en 3 munten meer beginnen.
option-seat-bonus-on = ja
option-seat-bonus-off = nee
option-turn-limit = Beurtlimiet
option-turn-limit-why = Het spel eindigt als iedereen zoveel beurten heeft gehad.

## Fasen, en wat elke vraagt

phase-over = Einde van het spel
phase-start-player = Startspeler
phase-lay-ship = De markt wordt uitgelegd
phase-lay-order = Orders worden uitgelegd
phase-deal-order = Orders worden gedeeld
phase-deal-joker = Jokers worden gedeeld
phase-deal-special = Speciale orders worden gedeeld
phase-menu = Twee acties
phase-refill = Uitleg
phase-take-order = Orderstapel
phase-buy = Schepen kopen
phase-turn-up = Trekstapel
phase-place = Schepen inzetten
phase-voyage-ship = Ontdekkingsreis
phase-order-ship = Handelsorder
phase-duration = Looptijd
phase-show-joker = Joker
phase-show-special = Speciale orders

prompt-menu = Twee verschillende acties: munten, een order, schepen kopen of inzetten. Wat doe je?
prompt-buy = Koop je nog een schip?
prompt-place = Zet je nog een schip in?
prompt-voyage-ship = Welk schip gaat op deze reis?
prompt-order-ship = Welk schip vaart voor deze order?
prompt-duration = Hoeveel ronden loopt de order?

## Soorten zetten, als kopjes

kind-take-coins = Munten nemen
kind-acquire = Order verwerven
kind-acquire-unseen = Order van de stapel
kind-buy = Schip kopen
kind-reserve = Reserveren
kind-head-for = Reis
kind-send = Schip voor de reis
kind-start-order = Order beginnen
kind-assign = Schip voor de order
kind-agree = Looptijd
kind-stop = Stoppen
kind-end-turn = Beurt beëindigen

## Zetten, als knoppen

do-take-coins = Neem 2 munten
do-acquire = Verwerf de { $order } (−1 munt)
do-acquire-unseen = Verwerf de bovenste order van de stapel (−1 munt)
do-buy = Koop { $ship } (−{ $coins } munten)
do-reserve = Reserveer { $place }
do-head-for = Zet een schip op de reis van { $voyage }
do-send =
    { $card ->
        [yes] Stuur { $ship } mee met { $voyage } (speelt een kaart voor elke kleur)
       *[no] Stuur { $ship } mee met { $voyage }
    }
do-start-order = Begin de { $order }
do-assign =
    { $card ->
        [yes] Zet { $ship } in (speelt een kaart voor elke kleur)
       *[no] Zet { $ship } in
    }
do-agree =
    { $rounds ->
        [one] { $rounds } ronde voor { $coins } munten
       *[other] { $rounds } ronden voor { $coins } munten
    }
do-stop = Stoppen
do-end-turn = Beurt beëindigen

## Zetten, zoals het logboek ze vertelt. Een tekst die alleen een streepje is, wordt niet getoond: de volgende vertelt het.

act-start-player = { $who } begint.
act-lay-ship = -
act-lay-order = Uitgelegd wordt: { $order }.
act-deal-order = { $who } krijgt: { $order }.
act-deal-order-unseen = { $who } krijgt een order van de stapel.
act-deal-joker = { $who } krijgt: { $joker }.
act-deal-joker-unseen = -
act-deal-special = { $who } krijgt de speciale order { $special }.
act-deal-special-unseen = -
act-take-coins = { $who } neemt 2 munten.
act-acquire = { $who } verwerft: { $order }.
act-acquire-unseen = { $who } verwerft de bovenste order van de stapel.
act-buy = { $who } koopt voor { $coins } munten: { $ship }.
act-turn-up = Omgedraaid: { $card }.
act-reserve = { $who } reserveert { $place }.
act-head-for = -
act-send =
    { $card ->
        [yes] { $who } stuurt met { $voyage } mee, met een kaart voor elke kleur: { $ship }.
       *[no] { $who } stuurt met { $voyage } mee: { $ship }.
    }
act-start-order = { $who } begint: { $order }.
act-assign =
    { $card ->
        [yes] { $who } zet met een kaart voor elke kleur in: { $ship }.
       *[no] { $who } zet in: { $ship }.
    }
act-agree =
    { $rounds ->
        [one] De { $order } loopt { $rounds } ronde en zal { $who } { $coins } munten opleveren.
       *[other] De { $order } loopt { $rounds } ronden en zal { $who } { $coins } munten opleveren.
    }
act-show-joker = { $who } toont: { $joker }.
act-stop = -
act-end-turn = -
act-show-special = { $who } toont de speciale order { $special }.

## Wat vanzelf volgt

news-completed = { $who } voltooit: { $order }, en neemt { $coins } munten.
news-interim-card = De tussentelling komt na ieders volgende beurt.
news-final-card = De laatste ronde begint: iedereen heeft nog één beurt.
news-interim = Tussentelling: { $who } wint { $points }.
news-final = Eindtelling van de reizen: { $who } wint { $points }.
news-special = Speciale order en overige schepen leveren { $who } { $points } op.
news-wins = { $who } wint met { $points }.

## Wat een stelling waard is, voor tips

term-points = behaalde punten
term-voyages = schepen op reizen
term-special = de speciale order
term-coins = munten
term-ships = schepen die klaarliggen
term-orders = orders
term-cards = actiekaarten

## Weigeringen

rule-ad-1-3 = Deze actie is gedaan: een beurt heeft twee verschillende acties.
rule-ad-1-6 = De eerste actie kan niet worden overgeslagen.
rule-ad-4-1 = Een order kost 1 munt.
rule-ad-4-3 = Je hebt al 4 orders in de hand.
rule-ad-4-4 = Daar ligt geen order.
rule-ad-4-5 = De orderstapel is leeg.
rule-ad-4-6 = Deze order is door iemand anders gereserveerd.
rule-ad-5-3 = Je kunt dit schip niet betalen.
rule-ad-5-9 = Daar ligt geen schip.
rule-ad-5-10 = Dit schip is door iemand anders gereserveerd.
rule-ad-6-1 = Je hebt zo'n schip niet vrij.
rule-ad-6-2 = Je kunt de kosten niet betalen: 1 munt voor een schip, 2 voor de joker.
rule-ad-7-1 = Geen van je vrije schepen past op deze reis.
rule-ad-7-2 = De kleur past niet en je hebt geen kaart voor elke kleur.
rule-ad-7-5 = Daarvoor is niet genoeg ruimte.
rule-ad-7-8 = Je hebt niet genoeg markers meer.
rule-ad-8-1 = Deze order is niet in je hand.
rule-ad-8-2 = Het laadvermogen van de order kan niet precies worden gehaald.
rule-ad-9-3 = De joker heeft deze kleur niet.
rule-ad-9-4 = De joker kan deze kleur hier niet aannemen.
rule-ad-10-5 = Je hebt geen kaart om te reserveren meer.
rule-ad-10-5b = Daar ligt niets om te reserveren.
rule-ad-10-7 = Je hebt deze kaart pas deze beurt gereserveerd: vanaf je volgende beurt kun je haar nemen.
rule-ad-10-10 = Iemand anders heeft deze kaart gereserveerd.
rule-ad-10-10b = Je hebt deze kaart deze beurt al gemarkeerd.

# De woorden van Tijdperk der ontdekkingen. Engels en Duits hebben dezelfde sleutels en variabelen.
# Een argument `x` dat in woorden is gezet (ship=red_2 door ship-red-2) heeft zijn ruwe label in `x-id`.

game-title = Tijdperk der ontdekkingen
game-pitch = Rust schepen uit, verdien met handelsopdrachten en stuur je vloot mee op twaalf beroemde ontdekkingsreizen.
game-goal = Heb na de eindtelling de meeste punten: voor schepen op reis, voor je geheime opdracht en voor schepen die over zijn.

## Schepen, handelsopdrachten en jokers

colour-red = rood
colour-yellow = geel
colour-green = groen
colour-blue = blauw
colour-white = wit
colour-brown = bruin
ship-red-1 = rood schip (1)
ship-red-2 = rood schip (2)
ship-red-3 = rood schip (3)
ship-yellow-1 = geel schip (1)
ship-yellow-2 = geel schip (2)
ship-yellow-3 = geel schip (3)
ship-green-1 = groen schip (1)
ship-green-2 = groen schip (2)
ship-green-3 = groen schip (3)
ship-blue-1 = blauw schip (1)
ship-blue-2 = blauw schip (2)
ship-blue-3 = blauw schip (3)
ship-white-1 = wit schip (1)
ship-white-2 = wit schip (2)
ship-white-3 = wit schip (3)
ship-brown-1 = bruin schip (1)
ship-brown-2 = bruin schip (2)
ship-brown-3 = bruin schip (3)
ship-joker-1 = jokerschip (1)
ship-joker-2 = jokerschip (2)
ship-joker-3 = jokerschip (3)
ship-joker-red-1 = joker als rood schip (1)
ship-joker-red-2 = joker als rood schip (2)
ship-joker-red-3 = joker als rood schip (3)
ship-joker-yellow-1 = joker als geel schip (1)
ship-joker-yellow-2 = joker als geel schip (2)
ship-joker-yellow-3 = joker als geel schip (3)
ship-joker-green-1 = joker als groen schip (1)
ship-joker-green-2 = joker als groen schip (2)
ship-joker-green-3 = joker als groen schip (3)
ship-joker-blue-1 = joker als blauw schip (1)
ship-joker-blue-2 = joker als blauw schip (2)
ship-joker-blue-3 = joker als blauw schip (3)
ship-joker-white-1 = joker als wit schip (1)
ship-joker-white-2 = joker als wit schip (2)
ship-joker-white-3 = joker als wit schip (3)
ship-joker-brown-1 = joker als bruin schip (1)
ship-joker-brown-2 = joker als bruin schip (2)
ship-joker-brown-3 = joker als bruin schip (3)
ship-none = –
order-red-3 = rode handelsopdracht (3)
order-red-4 = rode handelsopdracht (4)
order-red-5 = rode handelsopdracht (5)
order-red-6 = rode handelsopdracht (6)
order-yellow-3 = gele handelsopdracht (3)
order-yellow-4 = gele handelsopdracht (4)
order-yellow-5 = gele handelsopdracht (5)
order-yellow-6 = gele handelsopdracht (6)
order-green-3 = groene handelsopdracht (3)
order-green-4 = groene handelsopdracht (4)
order-green-5 = groene handelsopdracht (5)
order-green-6 = groene handelsopdracht (6)
order-blue-3 = blauwe handelsopdracht (3)
order-blue-4 = blauwe handelsopdracht (4)
order-blue-5 = blauwe handelsopdracht (5)
order-blue-6 = blauwe handelsopdracht (6)
order-white-3 = witte handelsopdracht (3)
order-white-4 = witte handelsopdracht (4)
order-white-5 = witte handelsopdracht (5)
order-white-6 = witte handelsopdracht (6)
order-brown-3 = bruine handelsopdracht (3)
order-brown-4 = bruine handelsopdracht (4)
order-brown-5 = bruine handelsopdracht (5)
order-brown-6 = bruine handelsopdracht (6)
order-none = –
joker-red-yellow = jokerschip in rood en geel
joker-yellow-green = jokerschip in geel en groen
joker-green-blue = jokerschip in groen en blauw
joker-blue-white = jokerschip in blauw en wit
joker-white-brown = jokerschip in wit en bruin
joker-brown-red = jokerschip in bruin en rood
card-red-1 = rood schip (1)
card-red-2 = rood schip (2)
card-red-3 = rood schip (3)
card-yellow-1 = geel schip (1)
card-yellow-2 = geel schip (2)
card-yellow-3 = geel schip (3)
card-green-1 = groen schip (1)
card-green-2 = groen schip (2)
card-green-3 = groen schip (3)
card-blue-1 = blauw schip (1)
card-blue-2 = blauw schip (2)
card-blue-3 = blauw schip (3)
card-white-1 = wit schip (1)
card-white-2 = wit schip (2)
card-white-3 = wit schip (3)
card-brown-1 = bruin schip (1)
card-brown-2 = bruin schip (2)
card-brown-3 = bruin schip (3)
card-interim = tussentelling
card-final = eindtelling
voyage-abreu = António de Abreu
voyage-columbus = Christoffel Columbus
voyage-cabot = John Cabot
voyage-da-gama = Vasco da Gama
voyage-balboa = Vasco Núñez de Balboa
voyage-vespucci = Amerigo Vespucci
voyage-dias = Bartolomeu Dias
voyage-magellan = Ferdinand Magellaan
voyage-cartier = Jacques Cartier
voyage-cabral = Pedro Álvares Cabral
voyage-verrazzano = Giovanni da Verrazzano
voyage-drake = Francis Drake
place-buy-1 = het schip in kolom 1
place-buy-2 = het schip in kolom 2
place-buy-3 = het schip in kolom 3
place-buy-4 = het schip in kolom 4
place-buy-5 = het schip in kolom 5
place-next-1 = het opschuivende schip in kolom 1
place-next-2 = het opschuivende schip in kolom 2
place-next-3 = het opschuivende schip in kolom 3
place-next-4 = het opschuivende schip in kolom 4
place-next-5 = het opschuivende schip in kolom 5
place-order-1 = handelsopdracht 1 van de open rij
place-order-2 = handelsopdracht 2 van de open rij
place-order-3 = handelsopdracht 3 van de open rij
place-order-4 = handelsopdracht 4 van de open rij

## Geheime opdrachten

special-present = Aanwezig
special-half = Minstens de helft
special-majority = Meerderheid
special-alone = Alleen
special-present-effect = Telt elke reis met minstens één schip van jou.
special-half-effect = Telt elke reis met een schip van jou waar je er minstens zoveel hebt als alle anderen samen.
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
option-joker-counts-unplaced = Niet-ingezette joker
option-joker-counts-unplaced-why = Of een joker die aan het eind bij geen reis ligt, een punt oplevert zoals een gekocht schip.
option-joker-counts-unplaced-on = levert een punt op
option-joker-counts-unplaced-off = levert niets op
option-reserve-same-turn = Gereserveerde kaart in dezelfde beurt kopen
option-reserve-same-turn-why = Of een gereserveerde kaart al in dezelfde beurt genomen mag worden.
option-reserve-same-turn-on = ja
option-reserve-same-turn-off = nee
option-strict-markers = Maar 20 markeerstenen per persoon
option-strict-markers-why = Of de 20 markeerstenen van elke speler een grens zijn.
option-strict-markers-on = ja
option-strict-markers-off = nee
option-seat-bonus = Extra munten voor latere plaatsen
option-seat-bonus-why = Of de tweede, derde en vierde speler met 1, 2 en 3 munten meer beginnen.
option-seat-bonus-on = ja
option-seat-bonus-off = nee
option-even-specials = Gelijkgetrokken geheime opdrachten
option-even-specials-why = Of de geheime opdrachten voor drie en vier spelers zo betalen dat tussen sterke bots alle vier soorten even vaak winnen.
option-even-specials-on = ja
option-even-specials-off = nee
option-turn-limit = Beurten per speler
option-turn-limit-why = Het spel eindigt als iedereen zoveel beurten heeft gehad.

## Fasen, en wat elke vraagt

phase-over = Einde van het spel
phase-start-player = Startspeler
phase-lay-ship = De scheepsmarkt wordt klaargelegd
phase-lay-order = Handelsopdrachten worden opengelegd
phase-deal-order = Handelsopdrachten worden gedeeld
phase-deal-joker = Jokerschepen worden gedeeld
phase-deal-special = Geheime opdrachten worden gedeeld
phase-menu = Twee acties
phase-refill = Open rij
phase-take-order = Opdrachtenstapel
phase-buy = Schepen kopen
phase-turn-up = Trekstapel
phase-place = Schepen inzetten
phase-voyage-ship = Ontdekkingsreis
phase-order-ship = Handelsopdracht
phase-duration = Ronden
phase-show-joker = Jokerschip
phase-show-special = Geheime opdrachten

prompt-menu = Een beurt heeft twee verschillende acties: munten, een handelsopdracht, schepen kopen of schepen inzetten. Wat doe je?
prompt-buy = Koop je nog een schip?
prompt-place = Zet je nog een schip in?
prompt-voyage-ship = Welk schip zet je bij deze reis in?
prompt-order-ship = Welk schip vaart voor deze handelsopdracht?
prompt-duration = Hoeveel ronden loopt de handelsopdracht?

## Soorten zetten, als kopjes

kind-take-coins = Munten nemen
kind-acquire = Handelsopdracht kopen
kind-acquire-unseen = Handelsopdracht van de stapel
kind-buy = Schepen kopen
kind-reserve = Reserveren
kind-head-for = Reis
kind-send = Schip voor de reis
kind-start-order = Handelsopdracht starten
kind-assign = Schip voor de handelsopdracht
kind-agree = Ronden
kind-stop = Klaar
kind-end-turn = Beurt beëindigen

## Zetten, als knoppen

do-take-coins = 2 munten nemen
do-acquire = Koop de { $order } (−1 munt)
do-acquire-unseen = Koop de bovenste handelsopdracht van de stapel (−1 munt)
do-buy = Koop een { $ship } uit kolom { $column } (−{ $coins } munten)
do-reserve = Reserveer { $place }
do-head-for = Zet een schip in bij de reis van { $voyage }
do-send =
    { $card ->
        [yes] Zet { $ship } in bij de reis van { $voyage } (gebruikt Elke kleur)
       *[no] Zet { $ship } in bij de reis van { $voyage }
    }
do-start-order = Start de { $order }
do-assign =
    { $card ->
        [yes] Zet { $ship } in (gebruikt Elke kleur)
       *[no] Zet { $ship } in
    }
do-agree =
    { $rounds ->
        [one] { $rounds } ronde voor { $coins } munten
       *[other] { $rounds } ronden voor { $coins } munten
    }
do-stop = Klaar
do-end-turn = Beurt beëindigen

## Zetten, zoals het logboek ze vertelt. Een tekst die alleen een streepje is, wordt niet getoond: de volgende vertelt het.

act-start-player = { $who } begint.
act-lay-ship = -
act-lay-order = In de open rij: { $order }.
act-deal-order = { $who } krijgt de { $order }.
act-deal-order-unseen = { $who } krijgt een handelsopdracht van de stapel.
act-deal-joker = { $who } krijgt het { $joker }.
act-deal-joker-unseen = -
act-deal-special = { $who } krijgt de geheime opdracht ‘{ $special }’.
act-deal-special-unseen = -
act-take-coins = { $who } neemt 2 munten.
act-acquire = { $who } koopt de { $order }.
act-acquire-unseen = { $who } koopt de bovenste handelsopdracht van de stapel.
act-buy = { $who } koopt een { $ship } voor { $coins } munten.
act-turn-up = Omgedraaid: { $card }.
act-reserve = { $who } reserveert { $place }.
act-head-for = -
act-send =
    { $card ->
        [yes] { $who } zet bij de reis van { $voyage } in, met Elke kleur: { $ship }.
       *[no] { $who } zet bij de reis van { $voyage } in: { $ship }.
    }
act-start-order = { $who } start de { $order }.
act-assign =
    { $card ->
        [yes] { $who } zet in, met Elke kleur: { $ship }.
       *[no] { $who } zet in: { $ship }.
    }
act-agree =
    { $rounds ->
        [one] De { $order } loopt { $rounds } ronde en zal { $who } { $coins } munten opleveren.
       *[other] De { $order } loopt { $rounds } ronden en zal { $who } { $coins } munten opleveren.
    }
act-show-joker = { $who } toont het { $joker }.
act-stop = -
act-end-turn = -
act-show-special = { $who } toont de geheime opdracht ‘{ $special }’.

## Wat vanzelf volgt

news-any-colour = { $who } speelt daarvoor Elke kleur.
news-completed = { $who } voltooit de { $order } en neemt { $coins } munten.
news-interim-card =
    { $turns ->
        [0] De tussentelling komt na deze beurt.
        [one] De tussentelling komt na nog { $turns } beurt.
       *[other] De tussentelling komt na nog { $turns } beurten.
    }
news-final-card =
    { $turns ->
        [0] De laatste ronde begint: deze beurt is de laatste.
        [one] De laatste ronde begint: na deze nog { $turns } beurt.
       *[other] De laatste ronde begint: na deze nog { $turns } beurten.
    }
news-limit = Iedereen heeft { $turns } beurten gehad: het spel eindigt.
news-interim = Tussentelling voor { $who }: { $points }.
news-final = Eindtelling van de reizen voor { $who }: { $points }.
news-special = Geheime opdracht en niet-ingezette schepen voor { $who }: { $points }.
news-wins =
    { $points ->
        [one] { $who } wint met { $points } punt.
       *[other] { $who } wint met { $points } punten.
    }

## Waaruit een score bestaat

score-interim = Tussentelling
score-final = Ontdekkingsreizen
score-special = Geheime opdracht
score-unplaced = Niet-ingezette schepen

## Wat een stelling waard is, voor tips

# Elk zegt wat er beter wordt; het staat achter “Dat belooft:”
term-points = meer behaalde punten
term-voyages = meer punten met reizen
term-special = betere vooruitzichten voor de geheime opdracht
term-coins = meer munten of betere besteding ervan
term-ships = meer nut van vrije schepen
term-running = meer winst uit lopende handelsopdrachten
term-orders = meer handelsopdrachten in de hand of passende schepen erbij
term-cards = meer actiekaarten

## De tekening in een terminal

table-voyages = Ontdekkingsreizen
table-market = Scheepsmarkt
table-orders = Handelsopdrachten
table-coins =
    { $coins ->
        [one] { $coins } munt
       *[other] { $coins } munten
    }
table-completed = voltooid
table-any-colour = Elke kleur
table-reserve = Reserveren
table-joker = Joker
table-piles = Trekstapels
table-turn = Beurt { $n }
table-interim-in =
    { $n ->
        [0] Tussentelling na deze beurt
        [one] Tussentelling na nog { $n } beurt
       *[other] Tussentelling na nog { $n } beurten
    }
table-final-in =
    { $n ->
        [0] Eindtelling na deze beurt
        [one] Eindtelling na nog { $n } beurt
       *[other] Eindtelling na nog { $n } beurten
    }
table-limit-in =
    { $n ->
        [0] Einde van het spel na deze beurt
        [one] Einde van het spel na nog { $n } beurt
       *[other] Einde van het spel na nog { $n } beurten
    }

## Weigeringen

rule-ad-1-3 = Een beurt heeft twee verschillende acties: deze kan niet meer.
rule-ad-1-6 = De eerste actie kan niet worden overgeslagen. Munten nemen kan altijd.
rule-ad-4-1 = Een handelsopdracht kost 1 munt.
rule-ad-4-3 = Je hebt al 4 handelsopdrachten in de hand.
rule-ad-4-5 = Daar ligt geen handelsopdracht meer.
rule-ad-4-6 = Deze handelsopdracht is door iemand anders gereserveerd.
rule-ad-5-3 = Je kunt dit schip niet betalen.
rule-ad-5-9 = Daar ligt geen schip.
rule-ad-5-10 = Dit schip is door iemand anders gereserveerd.
rule-ad-6-1 = Je hebt hiervoor geen vrij schip.
rule-ad-6-2 = Je kunt de inzetkosten niet betalen, 1 munt voor een schip en 2 voor de joker.
rule-ad-7-1 = Geen van je vrije schepen past bij deze reis.
rule-ad-7-2 = De kleur past niet en je hebt er geen kaart Elke kleur voor.
rule-ad-7-5 = Daarvoor is niet genoeg ruimte.
rule-ad-7-8 = Je hebt hiervoor te weinig markeerstenen.
rule-ad-8-1 = Deze handelsopdracht heb je niet in de hand.
rule-ad-8-2 = Het totale laadvermogen van de handelsopdracht is met je schepen, kaarten, munten en markeerstenen niet precies te halen.
rule-ad-8-2b = Met dit schip zou het totale laadvermogen van de handelsopdracht niet meer precies te halen zijn.
rule-ad-9-3 = Je joker heeft deze kleur niet.
rule-ad-9-4 = De joker kan deze kleur hier niet aannemen.
rule-ad-10-5 = Je hebt geen kaart Reserveren meer.
rule-ad-10-7 = Je hebt deze kaart pas deze beurt gereserveerd: vanaf je volgende beurt kun je haar nemen.
rule-ad-10-10 = Iemand anders heeft deze kaart gereserveerd.
rule-ad-10-10b = Je hebt deze kaart deze beurt al gereserveerd.

## The board in the browser: begin

stage-choose = Kiezen
stage-carry-out = Uitvoeren
stage-score = Tellen
board-quay = Scheepsmarkt
board-piles = Trekstapels
board-pile =
    { $count ->
        [0] Stapel { $pile } is op.
        [one] Stapel { $pile }: nog { $count } schip.
       *[other] Stapel { $pile }: nog { $count } schepen.
    }
board-pile-interim =
    { $count ->
        [one] Stapel { $pile }: nog { $count } kaart. Het is de tussentelling.
       *[other] Stapel { $pile }: nog { $count } kaarten, waaronder de tussentelling.
    }
board-pile-final =
    { $count ->
        [one] Stapel { $pile }: nog { $count } kaart. Het is de eindtelling.
       *[other] Stapel { $pile }: nog { $count } kaarten, waaronder de eindtelling.
    }
board-berth = Kolom { $column }: { $ship } voor { $coins } munten.
board-berth-empty = Kolom { $column }: de kooprij is leeg.
board-follows = Kolom { $column }: { $ship } in de opschuifrij. Het schuift op als het schip eronder gekocht is.
board-follows-none = Kolom { $column }: de opschuifrij is leeg.
board-reserved = Gereserveerd door { $who }.
board-orders = Handelsopdrachten
board-orders-price = 1 munt per stuk
board-order = { $order }: { $one }, { $two } of { $three } munten voor 1, 2 of 3 ronden.
board-slot-empty = Plaats { $slot } van de open rij is leeg.
board-heap =
    { $count ->
        [0] De opdrachtenstapel is leeg.
        [one] Opdrachtenstapel: { $count } kaart, gedekt.
       *[other] Opdrachtenstapel: { $count } kaarten, gedekt.
    }
board-gone = Uit het spel: { $orders }.
board-voyages = Ontdekkingsreizen
board-voyage = Reis van { $voyage }, kleur { $colour }: { $load } van { $capacity } bezet.
board-established = Vlootkleur { $colour }: verdere schepen moeten die hebben of met Elke kleur komen.
board-established-none = Het eerste schip bepaalt de vlootkleur.
board-voyage-points = Een schip levert { $ib } op bij de tussentelling en { $fb } aan het eind; in de kleur van de reis { $ic } en { $fc }.
board-aboard = { $ship } van { $who }
board-fulfils = Telt voor je geheime opdracht.
board-desk = Je kantoor
board-desk-of = Kantoor van { $who }
board-coins =
    { $coins ->
        [one] { $coins } munt
       *[other] { $coins } munten
    }
board-any-colour =
    { $count ->
        [one] { $count } actiekaart Elke kleur
       *[other] { $count } actiekaarten Elke kleur
    }
board-reserve-card =
    { $count ->
        [one] { $count } actiekaart Reserveren
       *[other] { $count } actiekaarten Reserveren
    }
board-fleet = Vrije schepen
board-fleet-of = { $who }: vrije schepen
board-fleet-fee = inzetten: 1 munt per schip, 2 voor de joker
board-fleet-none = Geen vrije schepen
board-free = { $count } × { $ship }
board-joker-why = Het telt als elk van beide kleuren; zijn laadvermogen, 1 tot 3, kies je elke keer opnieuw.
board-joker-hidden = Joker, nog niet getoond
board-hand = Handelsopdrachten in de hand
board-hand-of = { $who }: handelsopdrachten in de hand
board-hand-cards =
    { $cards ->
        [one] { $cards } handelsopdracht in de hand, hoogstens { $limit }
       *[other] { $cards } handelsopdrachten in de hand, hoogstens { $limit }
    }
board-hand-count = { $cards } van { $limit }
board-hand-none = Geen handelsopdrachten
board-known = Bekend: { $orders }
board-running = Lopende handelsopdrachten
board-running-none = Er loopt er geen.
board-running-order =
    { $rounds ->
        [one] { $order }: { $coins } munten na nog { $rounds } ronde.
       *[other] { $order }: { $coins } munten na nog { $rounds } ronden.
    }
board-starting =
    { $need ->
        [0] { $order }, wordt gestart: het totale laadvermogen klopt.
       *[other] { $order }, wordt gestart: nog { $need } van { $capacity } nodig.
    }
board-completed =
    { $count ->
        [0] Nog geen handelsopdracht voltooid
        [one] { $count } handelsopdracht voltooid
       *[other] { $count } handelsopdrachten voltooid
    }
board-special = Geheime opdracht
board-special-table = Punten per reis naar voltooide handelsopdrachten
board-special-sum =
    { $voyages ->
        [one] Nu: { $voyages } reis × { $each } = { $points ->
            [one] { $points } punt
           *[other] { $points } punten
        }
       *[other] Nu: { $voyages } reizen × { $each } = { $points ->
            [one] { $points } punt
           *[other] { $points } punten
        }
    }
board-special-hidden = Geheime opdrachten blijven tot het eind geheim.
board-special-unknown = Nog niet gedeeld.
board-score = Overwinningspunten
board-points = Punten
board-would-interim = Tussentelling nu
board-would-final = Eindtelling nu
board-would-open = Eindtelling zonder geheime opdrachten, nu
board-interim-in =
    { $turns ->
        [0] Tussentelling aan het eind van deze beurt
        [one] Tussentelling na nog { $turns } beurt
       *[other] Tussentelling na nog { $turns } beurten
    }
board-final-in =
    { $turns ->
        [0] Dit is de laatste beurt van het spel.
        [one] Laatste ronde: na deze nog { $turns } beurt.
       *[other] Laatste ronde: na deze nog { $turns } beurten.
    }
board-final-why = Munten tellen dan niet.
board-limit-in =
    { $turns ->
        [0] Dit is de laatste beurt van het spel.
        [one] Het einde is nabij: na deze nog { $turns } beurt.
       *[other] Het einde is nabij: na deze nog { $turns } beurten.
    }
board-limit-why = Iedereen heeft hoogstens { $turns } beurten.
board-room = nog plaats voor { $room }
board-need = nog { $need } van { $capacity } nodig
board-met = Het totale laadvermogen klopt.
board-plays-card = gebruikt Elke kleur
board-actions-done =
    { $count ->
        [0] Nog geen actie begonnen
       *[other] { $count } van twee acties begonnen of uitgevoerd
    }
board-action-coins = munten nemen
board-action-acquire = handelsopdracht kopen
board-action-buy = schepen kopen
board-action-place = schepen inzetten
board-action-done = in deze beurt begonnen of uitgevoerd
board-action-open = nu mogelijk
board-action-closed = nu niet mogelijk
board-detail-menu =
    { $left ->
        [one] Nog één actie: { $actions }.
       *[other] Nog { $left } acties: { $actions }.
    }
board-detail-last = Beide acties zijn uitgevoerd. Je mag nog iets reserveren.
board-detail-buy =
    { $coins ->
        [one] Je hebt nog { $coins } munt.
       *[other] Je hebt nog { $coins } munten.
    }
board-detail-place =
    { $coins ->
        [one] Kies een schip, een reis of een handelsopdracht. Je hebt nog { $coins } munt.
       *[other] Kies een schip, een reis of een handelsopdracht. Je hebt nog { $coins } munten.
    }
board-detail-ship = Kies een reis of een handelsopdracht voor dit schip.
board-detail-reserve = Kies een schip van de kooprij of de opschuifrij, of een handelsopdracht van de open rij.
board-detail-voyage = De reis van { $voyage } heeft nog plaats voor { $room }.
board-detail-order = { $order }: nog precies { $need } nodig.
board-detail-duration = Meer ronden betalen meer, maar de schepen komen later terug.
board-words-turn = De beurt
board-words-number = Beurt { $turn }
board-words-active = { $who } is aan de beurt: { $phase }
board-words-heading = Er wordt een schip ingezet bij de reis van { $voyage }.
board-words-interim-over = De tussentelling is voorbij.
board-words-voyage = Reis
board-words-colour = Kleur
board-words-load = Bezet
board-words-established = Vlootkleur
board-words-interim = Tussentelling
board-words-final = Eindtelling
board-words-ships = Schepen
board-words-pair = { $black }, in de kleur { $coloured }
board-words-column = Kolom
board-words-buy = Kooprij
board-words-price = Prijs
board-words-next = Opschuifrij
board-words-completed = Voltooide handelsopdrachten
board-words-each = Punten per reis
board-words-now = nu
board-words-coins = Munten
board-words-any-colour = Kaarten Elke kleur
board-words-reserve = Kaarten Reserveren
board-words-joker-free = vrij
board-words-joker-used = ingezet
board-words-points =
    { $points ->
        [one] { $points } overwinningspunt
       *[other] { $points } overwinningspunten
    }
board-words-would = Nu geteld: tussentelling { $interim }, eindtelling { $final } en { $left } voor niet-ingezette schepen.

## The board in the browser: end

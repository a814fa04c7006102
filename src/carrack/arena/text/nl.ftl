# De woorden voor wat over bots en hun partijen wordt gezegd: carrack arena, analyse en simulate.
# Engels en Duits hebben dezelfde sleutels en variabelen; een spel kan een sleutel in zijn eigen bestand vervangen.

## Tellen

# $n chooses the form, $number is how the language writes it
count-games =
    { $n ->
        [one] { $number } partij
       *[other] { $number } partijen
    }
count-deals =
    { $n ->
        [one] { $number } beginstand
       *[other] { $number } beginstanden
    }
count-seats =
    { $n ->
        [one] { $number } stoel
       *[other] { $number } stoelen
    }
count-acts =
    { $n ->
        [one] { $number } actie
       *[other] { $number } acties
    }

## Welke bot is sterker: carrack arena

arena-title = { $game }: welke bot is sterker?
# $games, $deals, $seats: counted above
arena-facts = { $games } uit { $deals }, { $seats }, startgetal { $seed }; versie { $version } van het spel.
arena-options = Opties van het spel: { $options }.
arena-every-seat = Elke beginstand wordt met de bots op elke stoel gespeeld.
arena-alone = Aan elke tafel heeft { $first } één stoel en { $second } alle andere.
arena-table-title = { $game }: { $games }, { $seats }
arena-ladder = Ranglijst
arena-ladder-why = De rating is die van openskill (Plackett–Luce): iedereen begint met 25 en stijgt door voor anderen te eindigen, des te meer naarmate die sterker zijn. Achter ± en onder de zeges staan de 95%-intervallen: zoveel laat het toeval open. Een gedeelde zege telt voor een deel.
arena-bot = Bot
arena-rating = Rating
arena-wins = Zeges
arena-interval = 95%-interval
arena-before-next = Voor de volgende
arena-mean-points = Gemiddelde punten
arena-games = Partijen
arena-wins-why = De dunne lijn is het 95%-interval, de gestreepte toont wat iedereen zou winnen als allen even sterk waren: { $fair }.
arena-cross = Wie voor wie eindigt
arena-cross-why = Hoe vaak de bot van een rij voor die van een kolom eindigt; een gedeelde plaats telt half. Gekleurd is wat zeker meer of zeker minder dan de helft is.
arena-by-seat = Zeges per stoel
# $role: a kind of role that seats have in a game, in the words of the code
arena-by-role =
    { $role ->
        [country] Zeges per land
        [family] Zeges per familie
        [home] Zeges per thuiseiland
        [joker] Zeges per jokerschip
        [special] Zeges per geheime opdracht
       *[other] Zeges per { $role }
    }
arena-length = Lengte
arena-length-why = Beurten van alle stoelen samen; de stippellijn is het gemiddelde.
arena-turns = beurten
arena-undecided = Niet beslist: er zijn meer beginstanden nodig.

## Hoe een partij verliep: carrack analyse

course-title = { $game }: hoe het verliep
course-why = Elke beslissing wordt beoordeeld op wat de speler op dat moment wist. Wat het geluk deed, is niemands fout.
course-result = Uitslag
course-standing = Hoe het ervoor staat
# $acts: counted above
course-open = De partij is nog niet afgelopen; het logboek heeft { $acts }.
course-place = Plaats
course-seat = Stoel
course-player = Gespeeld door
course-person = een mens
course-bot = de bot { $bot }
course-chances = Winstkans
course-chances-why = Een ruit is een fout, een cirkel een keerpunt; beide staan hieronder.
course-nothing = Niemand had iets te beslissen.
course-turn = Beurt
course-end = Einde
course-numbers = Hetzelfde in getallen
course-turning = Keerpunten
course-turning-why = Waar iemands winstkans het meest veranderde.
course-no-turning = De kansen zijn nooit sterk veranderd.
course-happened = Wat er gebeurde
course-who = Wie
course-whose = Wiens kans
course-before = Ervoor
course-after = Erna
course-mistakes = Wat beter was geweest
# $least: a share
course-mistakes-why = De beslissingen die de meeste winstkans kostten, elk minstens { $least }.
course-no-mistakes = Niemand maakte een fout die het noemen waard is.
course-act = Actie
course-did = Gedaan
course-better = Beter
course-lost = Kans verloren
course-promised = Dat beloofde
course-care = Hoe zorgvuldig iedereen was
course-care-why = Hoeveel winstkans er per beslissing gemiddeld verloren ging: minder is beter. Wie geen kans meer heeft, kan er ook geen verliezen.
course-decisions = Beslissingen
course-mean-lost = Verlies per beslissing

## Veel partijen geteld: carrack simulate

# $rate: a number
simulate-title = { $game }: { $games }, { $seats }, { $rate } partijen/s
simulate-seat = Stoel
simulate-share = Aandeel
simulate-length = Lengte
simulate-mean = gemiddeld
simulate-least = kortste
simulate-median = mediaan
simulate-tenth = 90% eronder
simulate-most = langste
simulate-decisions = beslissingen
simulate-rounds = beurten per speler
simulate-winners-had = Winnaars hadden
simulate-unfinished =
    { $n ->
        [one] { $n } partij werd door de grens voor beslissingen gestopt en telt voor niemand.
       *[other] { $n } partijen werden door de grens voor beslissingen gestopt en tellen voor niemand.
    }

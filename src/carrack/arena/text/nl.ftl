# De woorden voor wat over bots en hun partijen wordt gezegd: carrack arena, analyse, simulate en report.
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
course-chances-why = Een ruit is een fout, een cirkel een keerpunt; beide staan hieronder. Van links naar rechts zijn de beurten geteld.
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

## Wat gespeelde partijen tonen: carrack report

report-title = { $game }: wat gesimuleerde partijen tonen
report-title-two = { $game }: twee versies vergeleken
# $games, $seats: counted above; $content: a digest of rules, content and bots
report-facts = { $games }, { $seats }, gespeeld door { $bots }, startgetallen { $first } tot { $last }; versie { $version }, inhoud { $content }.
report-left =
    { $n ->
        [one] Nog { $number } werd niet uitgespeeld.
       *[other] Nog { $number } werden niet uitgespeeld.
    }
report-made-by = Gemaakt met Carrack:
report-in-short = In het kort
report-who-wins = Wie wint
report-course = Het verloop van een partij
report-do = Wat spelers doen
report-worth = Wat wordt genomen, en wat het waard is
report-worth-why = Hoeveel van de stoelen iets minstens één keer namen, en hoe vaak het werd genomen in beslissingen waarin dat kon; hoe vaak die wonnen en hoe vaak de anderen; het verschil staat er in procentpunten, met zijn 95%-interval. Wie iets neemt, verschilt ook in andere dingen van de rest: een verschil is een aanwijzing waar te kijken, geen oorzaak. Waar minder dan { $fewest } het deden of niet deden, wordt niets gezegd.

# words below a number
report-number-games = partijen
report-number-decisions = beslissingen per partij
report-number-legal = mogelijke acties voor elke
report-number-points = punten van de winnaar
report-number-changes = wisselingen van de leiding
report-number-half = van wie halverwege leidt, wint

report-stands-out = Wat opvalt
report-from-to = Van { $old } naar { $new }
report-told-why = Alleen wat te veel is voor geluk, als er naar zoveel dingen wordt gekeken.
report-wins-why = De dunne lijn is het 95%-interval, de gestreepte wat eerlijk zou zijn.
report-by-order = Zeges per plaats in de volgorde
# $place: first, second and so on
report-player =
    { $place ->
        [first] Eerste speler
        [second] Tweede speler
        [third] Derde speler
        [fourth] Vierde speler
       *[other] Vijfde speler
    }
report-mean-points = Gemiddelde punten: { $points }.
report-winners-had = Wat winnaars hadden
report-winners-had-why = Het aandeel van de winnaars en van de anderen, aan het einde.
report-winners = winnaars
report-others = de anderen
report-scores = Punten van allen
report-scores-why = Van alle stoelen; de stippellijn is het gemiddelde.
report-margin = Voorsprong van de winnaar
report-margin-why = Punten tussen de eerste en de tweede.
report-made-of = Waaruit de punten bestaan
report-made-of-two = Waaruit de punten van de winnaars bestaan
report-made-of-why = Gemiddelde punten van elk deel.
report-turns = Lengte in beurten
report-turns-why = Beurten per speler; de stippellijn is het gemiddelde.
report-decisions = Lengte in beslissingen
report-decisions-why = Van alle stoelen samen.
report-choices = Keuze in het verloop van een partij
report-choices-why = Mogelijke acties voor elke beslissing; in de band liggen acht van de tien partijen.
report-beginning = begin
report-half-way = halverwege
report-end = einde
report-leader = Wint wie leidt?
report-leader-why = Hoe vaak wint wie op dat moment voorstaat. Wie voorstaat, wordt beoordeeld zoals de bot greedy een stelling beoordeelt.
report-changes = Wisselingen van de leiding
report-changes-why = In een partij, van beurt tot beurt.
report-kinds = Soorten beslissingen
report-kinds-why = Het getal zegt hoeveel het er in een partij zijn.
report-never = Nooit: { $kinds }.
report-unit-points = punten
report-unit-changes = wisselingen

# a title above things: $kind of act, and what is chosen in it
report-things-title = { $kind }: { $what }
report-things = { $number } ervan
report-things-never = { $number } ervan, { $never } nooit genomen
# $what: a word of the code for what an act chooses
report-what =
    { $what ->
        [aboard] met kapitein of zonder
        [by] waarmee
        [card] kaart
        [cloth] doek
        [column] kolom
        [contract] contract
        [crew] markeerstenen
        [direction] richting
        [facing] richting
        [flight] vlucht
        [goal] doelkaart
        [good] product
        [iron] ijzer
        [island] eiland
        [kept] gehouden kaart
        [lie] ligging
        [order] opdracht
        [plot] perceel
        [ship] schip
        [ships] schepen
        [side] kant
        [slot] plek
        [space] veld
        [stack] stapel
        [tile] tegel
        [whirlwind] wervelwind
        [wood] hout
        [yard] werf
       *[other] { $what }
    }
report-taken-by = genomen door
report-when-possible = als het kon
report-they-win = deze winnen
report-others-win = anderen winnen
report-more-wins = meer gewonnen
report-more-points = meer punten
report-change = verandering
report-of-seats = { $share } van de stoelen
report-span = { $low } tot { $high }

# what stands out, in sentences
report-order = Speelvolgorde
# $role: a word of the code, $name: the same as a heading
report-role =
    { $role ->
        [country] Land
        [family] Familie
        [home] Thuiseiland
        [joker] Jokerschip
        [special] Geheime opdracht
       *[other] { $name }
    }
report-whoever =
    { $place ->
        [first] Wie begint,
        [second] Wie tweede is,
        [third] Wie derde is,
        [fourth] Wie vierde is,
       *[other] Wie vijfde is,
    }
report-wins = { $who } wint { $share } ({ $low } tot { $high })
report-off = { $said }; { $fair } zou eerlijk zijn.
report-order-none = Geen plaats in de volgorde is zeker beter of slechter; { $fair } zou eerlijk zijn.
report-role-none = Niets hiervan is zeker beter of slechter; { $fair } zou eerlijk zijn.
report-tension = Spanning
report-half = Wie halverwege voorstaat, wint { $share } van de partijen.
report-lead = De leiding wisselt { $times } keer in een partij.
report-lead-shared = De leiding wisselt { $times } keer in een partij, en in { $share } winnen er meer samen.
report-never-taken = Nooit genomen
report-hardly-taken = Bijna nooit genomen
report-always-taken = Door bijna iedereen genomen
report-with-winning = Gaat samen met winnen
report-with-losing = Gaat samen met verliezen
report-goes = { $thing }, { $points } procentpunten winst, genomen door { $share }
report-unchanged = Er is niets zeker veranderd.
report-games = Partijen
report-taken = Genomen door
report-more-for = Meer gewonnen door wie het nam
report-gone = Verdwenen
report-new = Nieuw
report-mean-turns = Beurten per speler
report-mean-decisions = Beslissingen per partij
report-mean-winner = Punten van de winnaar
report-mean-margin = Voorsprong van de winnaar
report-mean-changes = Wisselingen van de leiding

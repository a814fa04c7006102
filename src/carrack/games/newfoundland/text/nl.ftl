# De woorden van Race to the New Found Land. Sleutels en variabelen zoals in het Engels.

game-title = Race to the New Found Land
game-pitch = Stuur je schepen vier ronden lang over de Atlantische Oceaan: ontdek eilanden, vestig je, lever aan de steden van Europa en win de race op het scorespoor.
game-goal = Heb na vier ronden en de eindtelling de meeste punten.

## Dingen

good-wood = hout
good-cloth = doek
good-iron = ijzer
good-gold = goud
goods-list =
    { $woods ->
        [0] {""}
       *[other]  · { $woods } hout
    }{ $cloths ->
        [0] {""}
       *[other]  · { $cloths } doek
    }{ $irons ->
        [0] {""}
       *[other]  · { $irons } ijzer
    }{ $golds ->
        [0] {""}
       *[other]  · { $golds } goud
    }
country-portugal = Portugal
country-spain = Spanje
country-france = Frankrijk
country-netherlands = Nederland
country-england = Engeland
built-new-yard = nieuwe werf
built-portugal = Portugese werf
built-spain = koloniaal toezicht
built-france = tolhuis
built-netherlands = marinebasis
built-england = koloniale haven
built-new-yard-effect = Eén extra werf voor een schip.
built-portugal-effect = Eén extra werf voor een schip.
built-spain-effect = Bij Vestigen: 1 extra markeersteen op een eilandtegel en een van de bonussen.
built-france-effect = Bij Leveren: 3 punten extra voor elk contract.
built-netherlands-effect = Zeilwaarde +2 bij elke actie.
built-england-effect = Bij Laden: houd 2 kaarten als je er ten minste 2 trekt.
extension-new-yard = nieuwe werf
extension-unique = eigen uitbreiding
action-load = Laden
action-settle = Vestigen
action-deliver = Leveren
action-discover = Ontdekken
value-sail = zeilwaarde
value-chest = kist
value-persons = personen
value-spy = verrekijker
ship-ss1 = São Miguel
ship-ss2 = Santa Clara
ship-ss3 = Dauphine
ship-ss4 = Zeemeeuw
ship-ss5 = Matthew
ship-s01 = Heron
ship-s02 = Gannet
ship-s03 = Petrel
ship-s04 = Tern
ship-s05 = Plover
ship-s06 = Curlew
ship-s07 = Puffin
ship-s08 = Fulmar
ship-s09 = Dunlin
ship-s10 = Kittiwake
ship-s11 = Osprey
ship-s12 = Swift
ship-l01 = Fortuna
ship-l02 = Minerva
ship-l03 = Concordia
ship-l04 = Aurora
ship-l05 = Neptune
ship-l06 = Ceres
ship-l07 = Juno
ship-l08 = Hercules
ship-l09 = Victoria
ship-l10 = Jupiter
ship-l11 = Atlas
ship-veiled = onbekend groot schip
card-xs1 = charterschip Andorinha
card-xs2 = charterschip Golondrina
card-xs3 = charterschip Hirondelle
card-xs4 = charterschip Zwaluw
card-xs5 = charterschip Martlet
card-x01 = charterschip Dolphin
card-x02 = charterschip Mermaid
card-x03 = charterschip Seahorse
card-x04 = charterschip Nautilus
card-x05 = charterschip Porpoise
card-x06 = charterschip Siren
card-g01 = 1 goud + 1 punt
card-g02 = 1 ijzer + 2 punten
card-g03 = 1 hout + 1 ijzer
card-g04 = 1 doek + 1 ijzer
card-g05 = 2 doek + 1 punt
card-g06 = 2 hout + 2 punten
card-g07 = 1 hout + 1 doek + 1 punt
card-g08 = 4 punten
card-g09 = 1 doek + 3 punten
card-g10 = 1 hout + 3 punten
contract-k01 = 2 hout → 3 punten
contract-k02 = 1 hout + 1 doek → 4 punten
contract-k03 = 2 doek → 4 punten
contract-k04 = 1 hout + 1 ijzer → 5 punten
contract-k05 = 1 doek + 1 ijzer → 5 punten
contract-k06 = 2 ijzer → 6 punten
contract-k07 = 2 hout + 1 doek → 6 punten
contract-k08 = 1 hout + 2 doek → 7 punten
contract-k09 = 2 hout + 1 ijzer → 7 punten
contract-k10 = 1 hout + 1 doek + 1 ijzer → 8 punten
contract-k11 = 2 doek + 1 ijzer → 8 punten
contract-k12 = 1 hout + 2 ijzer → 9 punten
contract-k13 = 1 doek + 1 ijzer + 1 goud → 10 punten
contract-k14 = 2 hout + 2 doek → 9 punten
contract-k15 = 2 hout + 1 doek + 1 ijzer → 10 punten
contract-k16 = 1 hout + 2 doek + 1 ijzer → 10 punten
contract-k17 = 1 hout + 1 doek + 2 ijzer → 11 punten
contract-k18 = 1 hout + 2 ijzer + 1 goud → 13 punten
contract-none = geen contract
city-stockholm = Stockholm
city-hamburg = Hamburg
city-venice = Venetië
island-newfoundland = Newfoundland
island-nova-scotia = Nova Scotia
island-anticosti = Île d’Anticosti
island-prince-edward = Prince Edward Island
shape-cape = kaap
shape-corner = hoek
shape-shore = oever
bonus-wood = 1 hout
bonus-wood-2 = 2 hout
bonus-cloth = 1 doek
bonus-cloth-2 = 2 doek
bonus-iron = 1 ijzer
bonus-gold = 1 goud
bonus-wood-cloth = 1 hout + 1 doek
bonus-point = 1 punt
bonus-points-2 = 2 punten
bonus-points-3 = 3 punten
bonus-points-4 = 4 punten
bonus-none = geen bonus
tile-t01 = tegel 1 (hoek: 1 hout + 1 doek / 2 punten)
tile-t02 = tegel 2 (hoek: 2 hout / 2 punten)
tile-t03 = tegel 3 (hoek: 1 doek / 1 goud)
tile-t04 = tegel 4 (hoek: 1 ijzer / 2 punten)
tile-t05 = tegel 5 (hoek: 1 hout / 3 punten)
tile-t06 = tegel 6 (hoek: 1 doek / 3 punten)
tile-t07 = tegel 7 (hoek: 1 hout / 2 punten)
tile-t08 = tegel 8 (hoek: 1 hout / 1 doek)
tile-t09 = tegel 9 (hoek: 1 goud / 1 punt)
tile-t10 = tegel 10 (hoek: 2 doek / 2 punten)
tile-t11 = tegel 11 (hoek: 1 hout / 1 goud)
tile-t12 = tegel 12 (hoek: 1 doek / 1 ijzer)
tile-t13 = tegel 13 (oever: 1 hout + 1 doek / 3 punten)
tile-t14 = tegel 14 (oever: 1 hout + 1 doek / 2 punten)
tile-t15 = tegel 15 (oever: 1 ijzer / 2 punten)
tile-t16 = tegel 16 (oever: 1 ijzer / 3 punten)
tile-t17 = tegel 17 (oever: 1 hout / 3 punten)
tile-t18 = tegel 18 (oever: 1 doek / 3 punten)
tile-t19 = tegel 19 (oever: 1 hout / 2 punten)
tile-t20 = tegel 20 (oever: 1 doek / 2 punten)
tile-t21 = tegel 21 (oever: 1 doek / 2 punten)
tile-t22 = tegel 22 (oever: 1 hout / 1 ijzer)
tile-t23 = tegel 23 (oever: 1 hout / 1 ijzer)
tile-t24 = tegel 24 (oever: 1 goud / 1 punt)
tile-t25 = tegel 25 (oever: 2 hout / 2 punten)
tile-t26 = tegel 26 (oever: 1 doek / 1 goud)
tile-t27 = tegel 27 (kaap: 1 ijzer / 3 punten)
tile-t28 = tegel 28 (kaap: 1 goud / 2 punten)
tile-t29 = tegel 29 (kaap: 1 hout + 1 doek / 3 punten)
tile-t30 = tegel 30 (kaap: 1 doek / 4 punten)
tile-t31 = tegel 31 (kaap: 1 hout / 4 punten)
tile-t32 = tegel 32 (kaap: 2 doek / 2 punten)
tile-t33 = tegel 33 (kaap: 1 hout / 1 goud)
tile-t34 = tegel 34 (kaap: 1 ijzer / 1 punt)
side-left = linkerbonus
side-right = rechterbonus
crew-one = 1 markeersteen
crew-two = een toren van 2 markeerstenen
crew-extra = de extra markeersteen
board-crew-one = 1 markeersteen
board-crew-two = een toren van 2 markeerstenen
board-crew-extra = de extra markeersteen
frame-square = vierkant
stack-square = vierkant
frame-pentagon = vijfhoek
frame-circle = cirkel
stack-circle = cirkel
frame-triangle = driehoek
frame-star = ster
stack-star = ster
captain-columbus = Columbus
captain-magellan = Magellan
captain-cortes = Cortés
captain-da-gama = Da Gama
captain-drake = Drake
captain-none = kapitein
captain-columbus-effect = Bij Ontdekken mag je één van de getrokken tegels extra leggen.
captain-magellan-effect = Eén keer per planningsfase heeft een schip zeilwaarde +7.
captain-cortes-effect = Meteen 1 goud, en 1 goud bij elk inkomen.
captain-da-gama-effect = Eén keer per planningsfase heeft een schip bij Laden of Leveren 3 kisten extra.
captain-drake-effect = Eén extra werf voor een schip.
aboard-nobody = zonder kapitein
aboard-captain = met kapitein
goal-z01 = 4 hout in de opslagplaats → 5 punten
goal-z02 = 3 doek in de opslagplaats → 5 punten
goal-z03 = 2 ijzer in de opslagplaats → 5 punten
goal-z04 = 2 goud in de opslagplaats → 6 punten
goal-z05 = 9 kisten op je schepen → 5 punten; 12 → 8 punten
goal-z06 = 6 personen op je schepen → 5 punten; 8 → 8 punten
goal-z07 = 8 verrekijkers op je schepen → 5 punten; 11 → 8 punten
goal-z08 = 11 zeilen op je schepen → 5 punten; 15 → 8 punten
goal-z09 = 3 markeerstenen in steden → 6 punten; 4 → 9 punten
goal-z10 = markeersteen in 1 afgebouwde stad → 5 punten; markeersteen in 2 afgebouwde steden → 10 punten
goal-z11 = 3 kleine schepen → 5 punten; 4 → 9 punten
goal-z12 = 2 grote schepen → 5 punten; 3 → 9 punten
goal-z13 = 6 markeerstenen op één eiland → 6 punten; 9 → 10 punten
goal-z14 = 6 markeerstenen op een afgebouwd eiland → 7 punten; 6 markeerstenen op elk van 2 afgebouwde eilanden → 13 punten
goal-z15 = 10 markeerstenen op alle eilanden → 6 punten; 15 → 10 punten
goal-none = doelkaart
pair-wood-wood = 2 hout
pair-wood-cloth = 1 hout + 1 doek
pair-wood-iron = 1 hout + 1 ijzer
pair-wood-gold = 1 hout + 1 goud
pair-cloth-cloth = 2 doek
pair-cloth-iron = 1 doek + 1 ijzer
pair-cloth-gold = 1 doek + 1 goud
pair-iron-iron = 2 ijzer
pair-iron-gold = 1 ijzer + 1 goud
pair-gold-gold = 2 goud

## Waar punten vandaan komen

score-contracts = Contracten
score-antwerp = Antwerpen
score-islands = Eilanden
score-cities = Steden
score-discovering = Bonussen bij Ontdekken
score-settling = Bonussen bij Vestigen
score-new-england = New England
score-ships = Grote schepen
score-goals = Doelkaarten
score-cards = Goederen- en puntenkaarten
score-markers = Niet-getelde markeerstenen
score-fifty = 50/100-puntenkaart
score-unplayed = Niet-gespeelde kaarten

## Opties

option-frames = Kadertegels
option-frames-why = Waar de vijf kadertegels op het scorespoor liggen.
option-frames-standard = standaard: 7, 15, 20, 25, 35
option-frames-expert = gevorderd: 7, 15, 20, 30, 40
option-frames-custom = eigen velden
option-square-space = Vierkant: eigen veld
option-square-space-why = Alleen bij eigen velden; elke kadertegel ligt verder dan de vorige.
option-pentagon-space = Vijfhoek: eigen veld
option-pentagon-space-why = Alleen bij eigen velden; elke kadertegel ligt verder dan de vorige.
option-circle-space = Cirkel: eigen veld
option-circle-space-why = Alleen bij eigen velden; elke kadertegel ligt verder dan de vorige.
option-triangle-space = Driehoek: eigen veld
option-triangle-space-why = Alleen bij eigen velden; elke kadertegel ligt verder dan de vorige.
option-star-space = Ster: eigen veld
option-star-space-why = Alleen bij eigen velden; elke kadertegel ligt verder dan de vorige.
option-large-ship-values = Waarden van grote schepen
option-large-ship-values-why = Of grote schepen op de verkoopvelden hun waarden tonen of alleen de kosten.
option-large-ship-values-open = open
option-large-ship-values-blind = gedekt
option-discover-max = Schepen bij Ontdekken
option-discover-max-why = Hoeveel schepen je aan Ontdekken mag toekennen.
option-final-round-start = Start van de laatste ronde
option-final-round-start-why = Met drie spelers, van wie er een twee keer begint: wie de laatste ronde begint. Met vier verandert het niets.
option-final-round-start-rotate = om de beurt
option-final-round-start-random = geloot
option-countries = Landen
option-countries-why = Hoe de tableaus worden verdeeld.
option-countries-random = willekeurig
option-countries-chosen = gekozen

## Fasen, en wat elke vraagt

phase-over = Einde van het spel
phase-deal-country = Landen
phase-choose-country = Keuze van het land
phase-fill-small = Verkoopvelden
phase-fill-large = Verkoopvelden
phase-fill-contract = Contracten
phase-compass = Kompastegel
phase-turn-tile = Cartografie
phase-land = Landfase
phase-scrap = Geen vrije werf
phase-pay = Betaling
phase-plan = Planningsfase
phase-load = Laden
phase-draw-card = Laden
phase-keep = Laden
phase-settle = Vestigen
phase-deliver = Leveren
phase-antwerp = Antwerpen
phase-draw-tile = Ontdekken
phase-discover = Ontdekken
phase-turn-end = Einde van de beurt
phase-look = Kadertegel bereikt
phase-take-goal = Doelkaart
phase-take-captain = Kapitein
phase-take-good = Een product
phase-goal = Doelkaarten
phase-goal-pay = Extra doelkaart
prompt-choose-country = Welk land speel je?
prompt-land = Haven uitbreiden, schepen bouwen of de beurt beëindigen?
prompt-scrap = Alle werven zijn bezet. Welk schip doe je weg?
prompt-pay = Goud vervangt hout, doek en ijzer: hoe betaal je?
prompt-plan = Welke schepen ken je aan deze actie toe?
prompt-load = Welk product neem je?
prompt-keep = Welke kaart houd je?
prompt-settle = Waar vestig je je, en welke bonus neem je?
prompt-deliver = Een contract vervullen, aan Antwerpen leveren of de beurt beëindigen?
prompt-antwerp = Nog een product aan Antwerpen leveren?
prompt-discover = Welke tegel leg je, en op welk eiland?
prompt-turn-end = Een goederen- of puntenkaart spelen of de beurt beëindigen?
prompt-take-goal = Je hebt een kadertegel bereikt. Welke doelkaart neem je?
prompt-take-captain = Je hebt de vijfhoek bereikt. Welke kapitein neem je?
prompt-take-good = Je hebt de driehoek bereikt. Welk product neem je?
prompt-goal = Speel je een doelkaart?
prompt-goal-pay = Welke 2 goederen betaal je voor een extra doelkaart?

## Soorten zetten, als koppen

kind-end-turn = Klaar
kind-choose-country = Land kiezen
kind-play-card = Goederen- of puntenkaart spelen
kind-extend = Haven uitbreiden
kind-build-small = Klein schip bouwen
kind-build-large = Groot schip bouwen
kind-scrap = Schip wegdoen
kind-pay = Betalen
kind-assign = Schip toekennen
kind-charter-start = Startkaart toekennen
kind-charter = Charterschip toekennen
kind-load = Product nemen
kind-keep = Kaart houden
kind-settle = Zich op een eiland vestigen
kind-new-england = Zich in New England vestigen
kind-fulfil = Contract vervullen
kind-antwerp = Aan Antwerpen leveren
kind-unload = Meer aan Antwerpen leveren
kind-stop-unloading = Niet meer leveren
kind-lay = Eilandtegel leggen
kind-take-goal = Doelkaart kiezen
kind-take-captain = Kapitein kiezen
kind-take-good = Product kiezen
kind-play-goal = Doelkaart spelen
kind-pay-goods = 2 goederen betalen

## Zetten, als knoppen

do-end-turn =
    { $stage-id ->
        [land] Landbeurt beëindigen
        [plan] { $ships ->
            [0] Geen schip voor { $action }
           *[other] Klaar met { $action }
        }
        [goal] Geen doelkaart meer spelen
       *[other] Beurt beëindigen
    }
do-choose-country = { $country } spelen
do-play-card = Kaart spelen: { $card }
do-extend = Bouwen: { $built }{ goods-list }
do-build-small = Klein schip { $ship } bouwen · 1 hout · 1 doek
do-build-large =
    { $ship-id ->
        [veiled] Het gedekte grote schip bouwen{ goods-list }
       *[other] Groot schip { $ship } bouwen{ goods-list }
    }
do-scrap = { $ship } wegdoen
do-pay = Betalen{ goods-list }
do-assign =
    { $aboard-id ->
        [captain] { $action }: { $ship } met { $captain } toekennen
       *[nobody] { $action }: { $ship } toekennen
    }
do-charter-start =
    { $aboard-id ->
        [captain] { $action }: charterschip { $ship } met { $captain } toekennen
       *[nobody] { $action }: charterschip { $ship } toekennen
    }
do-charter =
    { $aboard-id ->
        [captain] { $action }: charterschip { $ship } met { $captain } toekennen
       *[nobody] { $action }: charterschip { $ship } toekennen
    }
do-load = 1 { $good } nemen
do-keep = { $card } houden
do-settle = { $island } { $number }: { $crew } zetten, { $bonus } nemen
do-new-england =
    { $persons ->
        [one] 1 persoon in New England vestigen: +1 punt
       *[other] { $persons } personen in New England vestigen: +{ $persons } punten
    }
do-fulfil =
    { $toll ->
        [0] { $city }: { $contract } met { $fleet }
       *[other] { $city }: { $contract } met { $fleet }, +{ $toll } (tolhuis)
    }
do-antwerp = Antwerpen: 1 { $good } met { $name }
do-unload = 1 { $good } aan Antwerpen leveren (plaats voor { $left })
do-stop-unloading = Niet meer aan Antwerpen leveren
do-lay = { $island }: { $tile } leggen
do-take-goal = Doelkaart nemen: { $goal }
do-take-captain = { $captain } nemen
do-take-good = 1 { $good } nemen
do-play-goal = Doelkaart spelen ({ $stack }): { $goal } (nu { $points })
do-pay-goods = { $pair } betalen

## Zetten, zoals het verloop ze vertelt. Een tekst van alleen een streepje wordt niet getoond

act-end-turn = -
act-deal-country = { $who } speelt { $country }.
act-choose-country = { $who } kiest { $country }.
act-offer-small = Nieuw op de verkoopvelden: klein schip { $ship }.
act-offer-large =
    { $ship-id ->
        [veiled] Nieuw op de verkoopvelden: een gedekt groot schip.
       *[other] Nieuw op de verkoopvelden: groot schip { $ship }.
    }
act-offer-contract = Nieuw contract: { $contract }.
act-turn-compass = De kompastegel noemt { $island }.
act-turn-tile =
    { $fits-id ->
        [yes] { $island }: { $tile } wordt gelegd.
       *[no] { $island }: { $tile } past niet en wordt afgelegd.
    }
act-play-card = { $who } speelt een kaart: { $card }.
act-extend = { $who } breidt de haven uit: { $built }.
act-build-small = { $who } bouwt het kleine schip { $ship }.
act-build-large =
    { $ship-id ->
        [veiled] { $who } bouwt een gedekt groot schip: +3 punten.
       *[other] { $who } bouwt het grote schip { $ship }: +3 punten.
    }
act-reveal-large = Het is { $ship }.
act-scrap = { $who } doet { $ship } weg om plaats te maken.
act-pay = { $who } betaalt{ goods-list }.
act-assign =
    { $aboard-id ->
        [captain] { $who } kent { $ship } met { $captain } toe aan { $action }.
       *[nobody] { $who } kent { $ship } toe aan { $action }.
    }
act-charter-start =
    { $aboard-id ->
        [captain] { $who } kent charterschip { $ship } met { $captain } toe aan { $action }.
       *[nobody] { $who } kent charterschip { $ship } toe aan { $action }.
    }
act-charter =
    { $aboard-id ->
        [captain] { $who } kent charterschip { $ship } met { $captain } toe aan { $action }.
       *[nobody] { $who } kent charterschip { $ship } toe aan { $action }.
    }
act-load =
    { $cards ->
        [one] { $who } laadt 1 { $good } en trekt 1 kaart.
       *[other] { $who } laadt 1 { $good } en trekt { $cards } kaarten.
    }
act-draw-card = { $who } trekt { $card }.
act-draw-card-unseen = -
act-keep = { $who } houdt { $card }.
act-keep-unseen = { $who } houdt een kaart.
act-settle = { $who } zet { $crew } op { $island } { $number }: { $bonus }.
act-new-england =
    { $persons ->
        [one] { $who } vestigt zich in New England: +1 punt.
       *[other] { $who } vestigt zich in New England: +{ $persons } punten.
    }
act-fulfil =
    { $toll ->
        [0] { $who } levert met { $fleet } aan { $city }: { $contract }.
       *[other] { $who } levert met { $fleet } aan { $city }: { $contract }, +{ $toll } (tolhuis).
    }
act-antwerp = { $who } levert met { $name } 1 { $good } aan Antwerpen: +1 punt.
act-unload = { $who } levert 1 { $good } aan Antwerpen: +1 punt.
act-stop-unloading = -
act-draw-tile = { $who } trekt { $tile }.
act-draw-tile-unseen = -
act-lay = { $who } ontdekt land op { $island }: { $tile }.
act-look = { $who } bekijkt een doelkaart: { $goal }.
act-look-unseen = -
act-take-goal = { $who } neemt een doelkaart: { $goal }.
act-take-goal-unseen = { $who } neemt een doelkaart.
act-take-captain = { $who } neemt { $captain } in dienst.
act-take-good = { $who } neemt 1 { $good } van de driehoek.
act-play-goal = { $who } speelt een doelkaart ({ $stack }): { $goal } (+{ $points }).
act-pay-goods = { $who } betaalt er { $pair } voor.
act-last-start = { $who } begint de laatste ronde.

## Wat vanzelf volgt

news-city-marker = { $who } zet een markeersteen in { $city }.
news-island-completed = { $island } is afgebouwd.
news-city-completed = { $city } is afgebouwd.
news-neutral = De neutrale macht zet een markeersteen op { $island }.
news-frame = { $who } heeft de kadertegel bereikt: { $frame }.
news-frame-slides = De kadertegel schuift terug van { $from } naar { $space }: { $frame }.
news-frame-stays = De kadertegel is geblokkeerd en blijft op { $space }: { $frame }.
news-frame-removed = Iedereen heeft de kadertegel bereikt; hij gaat van het spoor: { $frame }.
news-island-share =
    { $points ->
        [one] { $who } krijgt { $points } punt voor { $island }.
       *[other] { $who } krijgt { $points } punten voor { $island }.
    }
news-city-share =
    { $points ->
        [one] { $who } krijgt { $points } punt voor { $city }.
       *[other] { $who } krijgt { $points } punten voor { $city }.
    }
news-fifty = { $who } bereikt 50 en neemt een 50/100-puntenkaart: aan het einde bonus { $bonus }.
news-hundred = { $who } bereikt 100 punten.
news-round = Ronde { $round } begint. Startspeler: { $who }.
news-planning = De planningsfase begint.
news-goals = Nu mogen doelkaarten worden gespeeld.
news-order = { $action } op volgorde van zeilwaarde: { $order }.
news-final = Eindtelling, { $who }: niet-getelde markeerstenen { $markers }, 50/100-puntenkaart { $fifty }, niet-gespeelde kaarten { $unplayed }. Totaal { $points }.
news-tiles =
    { $tiles ->
        [one] { $who } trekt 1 eilandtegel.
       *[other] { $who } trekt { $tiles } eilandtegels.
    }
news-wins = { $who } wint met { $points } punten.
news-tie = Gedeelde overwinning met { $points } punten: { $who }.

## Wat een stelling waard is, voor tips

# Elk zegt wat er beter wordt; het staat achter “Dat belooft:”
term-points = meer punten
term-goods = meer of waardevollere goederen in de opslagplaats
term-fleet = meer nut van schepen en haven voor later
term-plans = meer winst met toegekende schepen
term-cards = meer of betere 1x-kaarten
term-goals = meer punten in het vooruitzicht door doelkaarten
term-areas = een betere positie op eilanden en in steden
term-rivals = minder punten voor de anderen

## Weigeringen

rule-nf-1-1 = Dit land is al gekozen.
rule-nf-2-2 = Goud vervangt alleen hout, doek en ijzer dat je moet betalen.
rule-nf-2-2b = Daar heb je te weinig van: er is meer goud nodig.
rule-nf-2-2c = Zo veel goud heb je niet.
rule-nf-2-4 = Deze goederen- of puntenkaart heb je niet.
rule-nf-3-3 = Deze doelkaart zit niet in de stapel.
rule-nf-3-4 = Deze kapitein is al gekozen.
rule-nf-3-5 = Dit product ligt niet meer bij de driehoek.
rule-nf-4-3 = Deze uitbreiding heb je al.
rule-nf-4-3b = Je hebt deze beurt al een schip gebouwd: de haven breid je daarvoor uit.
rule-nf-4-3c = Deze uitbreiding kun je niet betalen.
rule-nf-4-5 = Dit schip kun je niet betalen.
rule-nf-4-7 = Aan deze werf ligt geen schip van jou.
rule-nf-4-9 = Daar ligt geen schip; het veld wordt na de beurt aangevuld.
rule-nf-5-2 = Bij deze actie heb je al zo veel schepen als je tableau toestaat.
rule-nf-5-3 = Aan deze werf ligt geen schip.
rule-nf-5-3b = Dit charterschip heb je niet.
rule-nf-5-4 = Dit schip is deze ronde al toegekend.
rule-nf-5-6 = Je hebt geen kapitein die met een schip meevaart.
rule-nf-5-6b = Je kapitein is deze ronde al op een schip.
rule-nf-5-7 = Da Gama helpt alleen bij Laden en Leveren.
rule-nf-6-2 = De tegel past niet: dit eiland heeft geen onbedekt veld van deze vorm.
rule-nf-8-1 = De kistwaarde van je schip is te laag voor dit product.
rule-nf-8-2 = Deze kaart heb je niet getrokken.
rule-nf-9-1 = Zo’n schip heb je niet meer om je te vestigen.
rule-nf-9-2 = Daar ligt geen eilandtegel.
rule-nf-9-2b = Eerst moeten je schepen zich vestigen, op een eiland of in New England.
rule-nf-9-4 = Beide plekken van deze tegel zijn bezet.
rule-nf-9-6 = Je hebt deze beurt geen extra markeersteen.
rule-nf-10-1 = Deze schepen kunnen niet zo veel goederen dragen.
rule-nf-10-2 = Je hebt de goederen van dit contract niet.
rule-nf-10-3 = Dit schip is niet bij Leveren of is al gebruikt.
rule-nf-10-3b = Voor dit contract zijn minder schepen genoeg.
rule-nf-10-6 = Van dit product heb je niets.
rule-nf-10-8 = Daar ligt geen contract; het veld wordt na de beurt aangevuld.
rule-nf-11-1 = Deze tegel heb je niet getrokken.
rule-nf-11-2 = Je hebt voor elk schip een tegel gelegd.
rule-nf-11-4 = Voor elk schip moet je een tegel leggen zolang er een past.
rule-nf-12-11 = Deze doelkaart heb je niet.
rule-nf-12-12 = Een extra doelkaart kost 2 goederen die je kunt missen.
rule-nf-12-13 = Je hebt het doel van deze kaart niet bereikt.
rule-nf-12-13b = Na deze betaling zou je het doel niet meer bereiken.

## Het bord in de browser

stage-land = Land
stage-planning = Planning
stage-action = Acties
stage-end = Einde
board-goods =
    { $woods ->
        [0] {""}
       *[other] , { $woods } hout
    }{ $cloths ->
        [0] {""}
       *[other] , { $cloths } doek
    }{ $irons ->
        [0] {""}
       *[other] , { $irons } ijzer
    }{ $golds ->
        [0] {""}
       *[other] , { $golds } goud
    }
board-chart = Het nieuwe land: vier eilanden
board-sea = Terra Nova
board-ribbon = Scorespoor
board-pawn =
    { $points ->
        [one] { $who }: { $points } punt
       *[other] { $who }: { $points } punten
    }
board-pawn-next =
    { $points ->
        [one] { $who }: { $points } punt. Volgende kadertegel: { $frame } op { $space }.
       *[other] { $who }: { $points } punten. Volgende kadertegel: { $frame } op { $space }.
    }
board-nobody = niemand
board-frames = Kadertegels
board-frames-why = Wie de punten haalt, kiest daar iets; daarna schuift de kadertegel terug.
board-frame-goal = Kadertegel op { $space } ({ $frame }): wie hem bereikt, kiest een van de doelkaarten daar. Nog over: { $left }. Bereikt door: { $claimed }.
board-frame-captain = Kadertegel op { $space } ({ $frame }): wie hem bereikt, neemt een kapitein. Nog over: { $left }. Bereikt door: { $claimed }.
board-frame-good = Kadertegel op { $space } ({ $frame }): wie hem bereikt, neemt een product. Nog over: { $left }. Bereikt door: { $claimed }.
board-frame-gone = Deze kadertegel heeft iedereen bereikt: { $frame }.
board-goal-cards =
    { $count ->
        [one] { $count } doelkaart
       *[other] { $count } doelkaarten
    }
board-fifties =
    { $bonus ->
        [one] 50/100-puntenkaarten: wie als volgende 50 bereikt, krijgt aan het einde { $bonus } extra punt. Nog over: { $left }.
       *[other] 50/100-puntenkaarten: wie als volgende 50 bereikt, krijgt aan het einde { $bonus } extra punten. Nog over: { $left }.
    }
board-fifty =
    { $bonus ->
        [one] De 50/100-puntenkaart levert aan het einde { $bonus } punt extra op.
       *[other] De 50/100-puntenkaart levert aan het einde { $bonus } punten extra op.
    }
board-first = startspeler van deze ronde
board-leg = { $what }: ga erheen
board-points = punten
board-ships = schepen
board-markers = markeerstenen op eilanden
board-city-markers = markeerstenen in steden
board-island = { $name }: { $filled } van { $whole } tegels
board-city = { $name }: { $filled } van { $whole } markeerstenen
board-majority = Als alles vol is: 1 punt per markeersteen, { $first } extra voor de meeste, { $second } voor de op één na meeste.
board-share =
    { $who }: { $markers }{ $bonus ->
        [0] {""}
       *[other]  (+{ $bonus })
    }
board-share-neutral = neutrale macht: { $markers }
board-scored = geteld
board-tile = { $left } of { $right }
board-open-cape = nog niet ontdekt: hier hoort een kaap
board-open-corner = nog niet ontdekt: hier hoort een hoek
board-open-shore = nog niet ontdekt: hier hoort een oever
board-marker =
    { $count ->
        [one] 1 markeersteen van { $who }
       *[other] toren van { $who }
    }
board-neutral = de neutrale macht
board-slot-free = vrij
board-new-england = New England
board-new-england-why = New England: 1 punt per persoon van een schip, zonder markeersteen.
board-compass-done = Ronde { $round }: { $island } is in kaart gebracht.
board-compass-open = Aan het einde van ronde { $round } noemt een kompastegel een eiland dat verder in kaart wordt gebracht.
board-tile-pile = Eilandtegels op de stapel: { $count }
board-contract-pile = Contracten op de stapel: { $count }
board-ship-pile = Schepen van deze rij op de stapel: { $count }
board-goals-played = Gespeelde doelkaarten: { $goals }
board-card-pile = 1x-kaarten op de stapel: { $count }
board-contract-none = wordt na de beurt aangevuld
board-contract-pick = { $contract }: schepen kiezen
board-antwerp = Antwerpen
board-antwerp-why = Antwerpen: een schip zonder contract levert hier goederen naar keuze, 1 punt per stuk.
board-market = Schepen te koop
board-sale-empty = Dit veld wordt na de beurt aangevuld.
board-cost = Kosten: { $goods }
board-cost-large = Kosten: { $goods }. Levert bij de bouw 3 punten op.
board-size-small = klein schip
board-size-large = groot schip
board-size-charter = charterschip, eenmalig
board-harbour = Jouw haven
board-harbour-of = Haven van { $who }
board-store = { $good }: { $count }
board-out = { $ship } is bij een actie.
board-yard-free = vrije werf
board-yard-closed = nog niet gebouwd
board-yards-free =
    { $count ->
        [one] { $count } vrije werf
       *[other] { $count } vrije werven
    }
board-built = gebouwd
board-captain-none = Nog geen kapitein: wie de vijfhoek bereikt, neemt er een.
board-captain-pick = { $captain } meesturen: druk eerst hier, kies dan het schip
board-hand = Kaarten in je hand
board-hand-empty = Geen kaarten. Laden levert 1x-kaarten op, kadertegels doelkaarten.
board-cards = 1x-kaarten in de hand: { $count }
board-cards-kept = { $count } uit ronde { $round }
board-goals-held = Doelkaarten in de hand: { $count }
board-lane-load = De kisten bepalen welk product je neemt en hoeveel kaarten je trekt.
board-lane-settle = Een schip met 1 persoon plaatst 1 markeersteen, een met 2 personen een toren.
board-lane-deliver = Elk schip draagt zo veel goederen als het kisten heeft.
board-lane-discover = Je trekt zo veel tegels als je daar verrekijkers hebt, en legt er een voor elk schip.
board-lane-of = { $action }: zeilwaarde { $sails }.
board-lane-empty = { $action }: geen schip
board-order = { $action }, speelvolgorde naar zeilwaarde: { $order }
board-order-none = { $action }: niemand heeft daar een schip.
board-goal-met = vervuld: { $points } punten
board-goal-more = { $points } punten; nog { $lacks } voor het betere doel
board-goal-next = nog { $lacks } voor { $points }
board-goal-lacks = Je hebt { $have }; nog { $lacks } nodig.
board-goal-z01 = Hout in opslag
board-goal-z02 = Doek in opslag
board-goal-z03 = IJzer in opslag
board-goal-z04 = Goud in opslag
board-goal-z05 = Kisten op schepen
board-goal-z06 = Personen op schepen
board-goal-z07 = Verrekijkers op schepen
board-goal-z08 = Zeilen op schepen
board-goal-z09 = Stenen in steden
board-goal-z10 = Afgebouwde steden
board-goal-z11 = Kleine schepen
board-goal-z12 = Grote schepen
board-goal-z13 = Stenen op één eiland
board-goal-z14 = Afgebouwde eilanden met 6 stenen
board-goal-z15 = Stenen op alle eilanden
board-bill-new-yard = nieuwe werf
board-bill-unique = havenuitbreiding
board-bill-small = klein schip
board-bill-large = groot schip
board-bill-contract = contract
board-ask-country = Welk land speel je?
board-ask-pay = Betaal: { $what }{ board-goods }
board-ask-load =
    { $chest ->
        [one] 1 kist: welk product neem je?
       *[other] { $chest } kisten: welk product neem je?
    }
board-ask-keep =
    { $count ->
        [one] Houd een van deze kaarten.
       *[other] Houd { $count } van deze kaarten.
    }
board-ask-crew = Wie vestigt zich nu?
board-ask-fleet = Welke schepen dragen dit?
board-ask-antwerp = Welk schip levert aan Antwerpen, en wat eerst?
board-ask-unload =
    { $left ->
        [one] Plaats voor nog 1 product voor Antwerpen
       *[other] Plaats voor nog { $left } goederen voor Antwerpen
    }
board-ask-tile =
    { $count ->
        [0] Leg er nog een als je wilt.
        [one] Leg 1 van deze tegels.
       *[other] Leg { $count } van deze tegels.
    }
board-ask-where = Past op:
board-ask-goal = Kies een doelkaart ({ $frame }).
board-ask-captain = Kies een kapitein.
board-ask-prize = Kies een product.
board-ask-goal-pay = Betaal 2 goederen voor deze doelkaart.
board-ask-scrap = Doe een schip weg om plaats te maken.
board-detail-land = Alles met een rand kun je betalen. Eerst komt de haven, dan de schepen (3 punten voor een groot schip).
board-detail-land-bought = De haven is deze beurt nu gesloten.
board-detail-plan-load = Plaats voor 1 schip: kisten leveren een product en kaarten op.
board-detail-plan-settle = Plaats voor { $left }: personen worden markeerstenen.
board-detail-plan-deliver = Plaats voor { $left }: kisten brengen goederen naar de contracten.
board-detail-plan-discover = Plaats voor { $left }: verrekijkers trekken tegels, elk schip legt er een.
board-detail-plan-others = Vooraan van de anderen: { $who } (zeilen { $sails }).
board-detail-plan-first = Verder is daar nog niemand.
board-detail-load =
    { $chest ->
        [one] Daarna trek je 1 kaart en houd je die.
       *[other] { $keep ->
            [one] Daarna trek je { $chest } kaarten en houd je er een.
           *[other] Daarna trek je { $chest } kaarten en houd je er { $keep }.
        }
    }
board-detail-settle = Druk op een bonus: je plaatst daar { $crew }. Of New England. Schepen: { $left }.
board-detail-settle-extra =
    { $left ->
        [0] Druk op een bonus: je plaatst daar de extra markeersteen. Of beëindig je beurt.
       *[other] Druk op een bonus: je plaatst daar de extra markeersteen. Schepen: { $left }.
    }
board-detail-deliver = Gemarkeerde contracten kun je vervullen; elk zet een markeersteen in de stad zolang er plaats is. Of Antwerpen.
board-detail-deliver-nothing = Je hebt geen goederen meer: beëindig de beurt.
board-detail-discover = Neem een tegel, dan een omrand veld: beide bonussen en een markeersteen erop.
board-detail-discover-more = Columbus laat je nog een tegel leggen. Of beëindig de beurt.
board-detail-discover-where = Druk op een omrand veld van een eiland: daar past de tegel.
board-detail-goal = De eerste doelkaart in deze beurt is gratis. Je goederen houd je.
board-detail-goal-more = Elke extra doelkaart kost 2 goederen.
board-detail-turn-end = Goederen- en puntenkaarten mag je nog spelen; anders levert elke 2 punten op.
board-detail-frame = Daarna schuift de kadertegel tot 3 velden terug, de anderen tegemoet.
board-detail-frame-last = Je bent de laatste: daarna verlaat de kadertegel het spoor.
board-prompt-land-bought = Nog een schip bouwen of de beurt beëindigen?
board-prompt-plan-load = Laden: welk schip ken je toe?
board-prompt-plan-settle = Vestigen: welke schepen ken je toe?
board-prompt-plan-deliver = Leveren: welke schepen ken je toe?
board-prompt-plan-discover = Ontdekken: welke schepen ken je toe?
board-prompt-discover-more = Leg je nog een tegel?
board-prompt-done = Hier is alles gedaan: beëindig de beurt.
board-detail-done = In deze beurt is er niets meer te doen.
board-words-now = Nu
board-words-round = Ronde { $round } van { $limit }. Startspeler: { $who }.
board-words-planning = Schepen worden toegekend aan: { $action }
board-words-action = Wordt uitgevoerd: { $action }
board-words-crews = Nog te vestigen
board-words-orders = Speelvolgorde bij de acties
board-words-going-on = (nu)
board-words-captains = Nog vrije kapiteins
board-words-prizes = Goederen bij de driehoek
board-words-islands = Eilanden
board-words-cities = Steden en contracten
board-words-area = { $filled } van { $whole } gevuld; bonus { $first } / { $second }. Markeerstenen:
board-words-space = Veld
board-words-bonuses = Bonussen
board-words-uncovered = nog niet ontdekt
board-words-goods = Goederen
board-words-none = geen
board-words-yards = Werven
board-words-out = bij een actie

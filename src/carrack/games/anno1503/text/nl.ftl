# De woorden van Anno 1503. Engels en Duits hebben dezelfde sleutels en variabelen.
# Bij een argument `x` dat in woorden is gezet (good=spice door good-spice), staat het ruwe label in `x-id`.

game-title = Anno 1503
game-pitch = Bevolk je thuiseiland, ontdek de eilanden eromheen en word rijk door handel.
game-goal = Wie in de eigen beurt als eerste 3 van de 5 winstpunten tegelijk heeft, wint. Ze zijn er voor 30 goud, 4 handelskantoren, 3 handelsverdragen, 4 openbare gebouwen en 3 kooplui.

## Dingen

good-wood = hout
good-stone = steen
good-tool = werktuig
good-cloth = doek
good-spice = specerij
good-tobacco = tabak
good-free-choice = vrije keuze
good-none = –
# waar weinig plaats is: hoogstens 5 tekens voor een goed, 8 voor een gebouw, 14 voor een voorwaarde
good-short-tool = tuig
good-short-spice = spec.
good-short-tobacco = tabak

level-pioneer = pionier
level-settler = kolonist
level-citizen = burger
level-merchant = koopman
level-none = –

building-great-house = Groot handelskantoor
building-fire-station = brandweerkazerne
building-smithy = smidse
building-church = kerk
building-school = school
building-bathhouse = badhuis
building-tavern = herberg
building-shipyard = scheepswerf
building-short-great-house = g.kant.
building-short-fire-station = brandw.
building-short-bathhouse = badhuis
building-short-tavern = herberg
building-short-shipyard = werf

building-great-house-effect = Eén keer per beurt mag je 2 goud betalen en bij iemand anders een kaart trekken.
building-fire-station-effect = Een brand deert je niet.
building-smithy-effect = De piraat deert je niet.
building-church-effect = Gouden tijden leveren je 2 goederen op in plaats van 1.
building-school-effect = Je pioniers betalen 2 goud in plaats van 1.
building-bathhouse-effect = Je kooplui betalen 6 goud in plaats van 4.
building-tavern-effect = Je kolonisten en burgers betalen elk 4 goud.
building-shipyard-effect = Elk van je schepen heeft twee keer zoveel actiepunten.

tile-post-wood = houtkantoor
tile-post-stone = steenkantoor
tile-post-tool = werktuigenkantoor
tile-post-cloth = doekkantoor
tile-post-spice = specerijenkantoor
tile-post-tobacco = tabakskantoor
tile-treaty = handelsverdrag
tile-treasure-gold = schat, +12 goud
tile-treasure-upgrade = promotie
tile-none = –

home-h1 = thuiseiland met vrije keuze bij 5
home-h2 = thuiseiland met vrije keuze bij 4
home-h3 = thuiseiland met vrije keuze bij 3
home-h4 = thuiseiland met vrije keuze bij 2

direction-north = noorden
direction-east = oosten
direction-south = zuiden
direction-west = westen

event-none = –
event-pirate = piraat
event-fire = brand
event-golden-times = gouden tijden

condition-gold = 30 goud
condition-posts = 4 handelskantoren
condition-treaties = 3 handelsverdragen
condition-buildings = 4 openbare gebouwen
condition-merchants = 3 kooplui
score-gold = { condition-gold }
score-posts = { condition-posts }
score-treaties = { condition-treaties }
score-buildings = { condition-buildings }
score-merchants = { condition-merchants }
condition-short-treaties = 3 verdragen
condition-short-buildings = 4 gebouwen

## Namen van getallen en lijsten; de eerste vervangt die van het platform

ui-victory-points = Winstpunten
ui-buildings = Openbare gebouwen
ui-costs = Kosten
ui-ship = schip

## Fasen, en wat elk ervan vraagt

phase-over = Partij afgelopen
phase-deal-homes = Thuiseilanden
phase-choose-home = Thuiseilanden
phase-start-player = Wie begint
phase-roll = Opbrengst
phase-produce = Opbrengst
phase-event = Gebeurtenis
phase-golden-times = Gouden tijden
phase-pirate = Piraat
phase-turn-back = Piraat
phase-refill = Piraat
phase-lay = Piraat
phase-trade = Bouwen en handelen
phase-draw-in-trade = Groot handelskantoor
phase-building = Openbaar gebouw
phase-ships = Schepen verplaatsen
phase-draw-at-sea = Groot handelskantoor
phase-look = Ontdekken
phase-tile = Eilandkaartje
phase-reveal = Eilandkaartje
phase-jetty = Handelskantoor
phase-upgrade = Promotie
phase-discard = Handlimiet

prompt-choose-home = Welk thuiseiland kies je?
prompt-produce = Welk goed neem je?
prompt-golden-times = Gouden tijden: welk goed kies je?
prompt-pirate = Je kunt de piraat niet betalen. Welk handelskantoor of handelsverdrag geef je af?
prompt-refill = Op welk eilandveld leg je het nieuwe eiland neer?
prompt-trade = Wat wil je bouwen, ontwikkelen of verhandelen?
prompt-building = Welk openbaar gebouw kies je voor de nieuwe pionier?
prompt-ships = Waarheen varen je schepen, en wat ontdekken ze?
prompt-tile = Gebruik je dit eilandkaartje of laat je het liggen?
prompt-jetty = Aan welke stenen steiger leg je het handelskantoor?
prompt-upgrade = Welke inwoner stijgt een niveau?
prompt-discard = Je hebt meer dan 5 kaarten. Welk goed geef je af?

## Soorten acties, als koppen

kind-choose-home = Thuiseiland
kind-produce = Goed nemen
kind-golden-pick = Goed kiezen
kind-decline = Afzien
kind-lose-post = Handelskantoor afgeven
kind-lose-treaty = Handelsverdrag afgeven
kind-refill = Nieuw eiland
kind-build-ship = Schip bouwen
kind-place-pioneer = Pionier inzetten
kind-develop = Ontwikkelen
kind-sell = Verkopen
kind-buy = Kopen
kind-great-house = Groot handelskantoor
kind-choose-building = Openbaar gebouw
kind-no-building = Geen gebouw
kind-set-sail = Uitvaren
kind-move = Varen
kind-discover = Ontdekken
kind-use-tile = Gebruiken
kind-leave-tile = Laten liggen
kind-choose-jetty = Stenen steiger
kind-choose-upgrade = Promotie
kind-end-turn = Beurt beëindigen
kind-discard = Afgeven

## Acties, als knoppen

do-choose-home = Het { $home } kiezen
do-produce = 1 { $good } nemen
do-golden-pick = 1 { $good } kiezen
do-decline = Afzien
do-lose-post = Het { $tile } van stenen steiger { $number } afgeven (achterkant { $back })
do-lose-treaty = Het handelsverdrag van houten steiger { $jetty } afgeven (achterkant { $back })
do-refill = Het nieuwe eiland op { $island } neerleggen
do-build-ship = Schip bouwen (1 doek, 1 hout, 1 werktuig)
do-place-pioneer =
    { $site ->
        [lost] Pionier op inwonersveld { $space } inzetten (1 hout, 1 werktuig), zonder gebouw
       *[other] Pionier op inwonersveld { $space } inzetten (1 hout, 1 werktuig)
    }
do-develop =
    { $level-id ->
        [settler] Pionier op inwonersveld { $space } ontwikkelen tot kolonist (1 doek, 2 stenen)
        [citizen] Kolonist op inwonersveld { $space } ontwikkelen tot burger (2 specerijen, 1 steen)
        [merchant] Burger op inwonersveld { $space } ontwikkelen tot koopman (2 tabak, 1 specerij)
       *[other] Inwoner op inwonersveld { $space } ontwikkelen
    }
do-sell = 1 { $good } verkopen aan de { $level } op inwonersveld { $space } (+{ $gold } goud)
do-buy = 1 { $good } kopen (−{ $gold } goud)
do-great-house = Kaart trekken bij { $opponent } (−2 goud)
do-choose-building =
    { $building-id ->
        [great_house] Het grote handelskantoor kiezen
        [bathhouse] Het { $building } kiezen
       *[other] De { $building } kiezen
    }
do-no-building = Geen gebouw (deze pionier blijft zonder)
do-set-sail = Uitvaren (beëindigt bouwen en handelen)
do-move = Met schip { $ship } naar { $square } varen ({ $direction })
do-discover = Met schip { $ship } het eiland { $square } ontdekken ({ $direction })
do-use-tile = Het eilandkaartje op { $island } gebruiken (het schip gaat terug naar je voorraad)
do-leave-tile = Het eilandkaartje op { $island } laten liggen
do-choose-jetty = Het { $tile } aan stenen steiger { $number } leggen
do-choose-upgrade =
    { $level-id ->
        [settler] Pionier op inwonersveld { $space } promoveren tot kolonist
        [citizen] Kolonist op inwonersveld { $space } promoveren tot burger
        [merchant] Burger op inwonersveld { $space } promoveren tot koopman
       *[other] Inwoner op inwonersveld { $space } promoveren
    }
do-end-turn = Beurt beëindigen
do-discard = 1 { $good } afgeven

## Acties, zoals het spelverloop ze vertelt. Een tekst die alleen uit een streepje bestaat, wordt niet getoond: de volgende vertelt het.

act-deal-home = { $who } krijgt het { $home }.
act-choose-home = { $who } kiest het { $home }.
act-start-player = { $who } begint.
act-roll =
    { $face ->
        [6] { $who } gooit een { $face }: een gebeurtenis.
       *[other] { $who } gooit een { $face }.
    }
act-produce = { $who } neemt 1 { $good }.
act-event = { $who } gooit nog eens, een { $face }: { $event }.
act-golden-pick = { $who } kiest 1 { $good }.
act-decline = { $who } ziet af van een goed.
act-lose-post = { $who } kan niet betalen en geeft het { $tile } van stenen steiger { $number } af.
act-lose-treaty = { $who } kan niet betalen en geeft een handelsverdrag af (achterkant { $back }).
act-turn-back = Het bovenste kaartje van de reservestapel heeft achterkant { $back }.
act-refill = { $who } legt het nieuwe eiland op { $island } neer.
act-lay = Op { $island } ligt gedekt: { $tile }.
act-lay-unseen = -
act-build-ship = { $who } bouwt een schip.
act-place-pioneer = { $who } zet een pionier in op inwonersveld { $space }.
act-develop =
    { $level-id ->
        [settler] { $who } ontwikkelt de pionier op inwonersveld { $space } tot kolonist.
        [citizen] { $who } ontwikkelt de kolonist op inwonersveld { $space } tot burger.
        [merchant] { $who } ontwikkelt de burger op inwonersveld { $space } tot koopman.
       *[other] { $who } ontwikkelt de inwoner op inwonersveld { $space }.
    }
act-sell = { $who } verkoopt 1 { $good } aan een { $level }: +{ $gold } goud.
act-buy = { $who } koopt 1 { $good }: −{ $gold } goud.
act-great-house = { $who } gebruikt het grote handelskantoor: −2 goud.
act-draw-card = { $who } trekt 1 { $good } bij { $victim }.
act-draw-card-unseen = { $who } trekt een kaart bij { $victim }.
act-choose-building =
    { $building-id ->
        [great_house] { $who } kiest het grote handelskantoor.
        [bathhouse] { $who } kiest het { $building }.
       *[other] { $who } kiest de { $building }.
    }
act-no-building = { $who } neemt geen gebouw.
act-set-sail = -
act-move = { $who } vaart met schip { $ship } naar { $square }.
act-discover = { $who } ontdekt met schip { $ship } het eiland { $square }.
act-see = { $who } ziet op { $island }: { $tile }.
act-see-unseen = -
act-use-tile = -
act-leave-tile = { $who } laat het eilandkaartje op { $island } liggen.
act-reveal = { $who } gebruikt het eilandkaartje op { $island }: { $tile }.
act-choose-jetty = { $who } legt het { $tile } aan stenen steiger { $number }.
act-choose-upgrade =
    { $level-id ->
        [settler] { $who } promoveert de pionier op inwonersveld { $space } tot kolonist.
        [citizen] { $who } promoveert de kolonist op inwonersveld { $space } tot burger.
        [merchant] { $who } promoveert de burger op inwonersveld { $space } tot koopman.
       *[other] { $who } promoveert de inwoner op inwonersveld { $space }.
    }
act-end-turn = -
act-discard = { $who } geeft 1 { $good } af.

## Wat vanzelf volgt

news-takes = { $who } neemt 1 { $good }.
news-lays = { $who } legt het nieuwe eiland op { $island } neer.
news-pays = { $who } betaalt { $gold } goud.
news-loses-resident = { $who } kan niet betalen en verliest een { $level }.
news-loses-building =
    { $building-id ->
        [great_house] { $who } verliest ook het grote handelskantoor.
        [bathhouse] { $who } verliest ook het { $building }.
       *[other] { $who } verliest ook de { $building }.
    }
news-gains-point = { $who } heeft nu een winstpunt: { $condition }.
news-loses-point = { $who } verliest een winstpunt: { $condition }.
news-wins = { $who } heeft 3 winstpunten en wint.
news-round-limit =
    { $rounds ->
        [one] De rondelimiet is bereikt: { $rounds } ronde.
       *[other] De rondelimiet is bereikt: { $rounds } ronden.
    }

## Weigeringen

rule-an-1-7 = Iemand anders heeft dit thuiseiland al.
rule-an-2-5 = Je hebt geen kaart van dit goed.
rule-an-3-5 = Bij dit getal levert je thuiseiland noch een handelskantoor dit goed op.
rule-an-3-7 = Dit goed is niet meer op voorraad. Neem een ander.
rule-an-4-5 = Aan deze stenen steiger heb je geen handelskantoor.
rule-an-4-5b = Aan deze houten steiger heb je geen handelsverdrag.
rule-an-4-7 = Op dit eilandveld ligt al een eilandkaartje.
rule-an-4-7b = Dit eilandveld doet in deze partij niet mee.
rule-an-4-7c = Een ander vrij eilandveld ligt verder van het startveld.
rule-an-5-2 = Je beide schepen zijn al op het speelbord.
rule-an-5-2b = Je mist goederen voor een schip. Het kost 1 doek, 1 hout en 1 werktuig.
rule-an-5-4 = Je mist goederen voor een pionier. Die kost 1 hout en 1 werktuig.
rule-an-5-5 = Je 4 inwonerskaarten met pionier en kolonist zijn allemaal in gebruik. Ontwikkel eerst een kolonist tot burger.
rule-an-5-5b = Alle 7 inwonersvelden van je thuiseiland zijn bezet.
rule-an-5-6 = Op dit inwonersveld woont niemand. Je kunt alleen een pionier inzetten.
rule-an-5-7 = Je mist goederen voor een kolonist. Die kost 1 doek en 2 stenen.
rule-an-5-8 = Je mist goederen voor een burger. Die kost 2 specerijen en 1 steen.
rule-an-5-8b = Je 3 inwonerskaarten met burger en koopman zijn allemaal in gebruik.
rule-an-5-9 = Je mist goederen voor een koopman. Die kost 2 tabak en 1 specerij.
rule-an-5-9b = Een koopman stijgt niet verder.
rule-an-6-2 = Op dit inwonersveld woont niemand, dus er koopt ook niemand.
rule-an-6-2b = Je hebt geen kaart van dit goed.
rule-an-6-3 = Deze inwoner koopt dit goed niet. Pioniers kopen hout, steen of werktuig, kolonisten doek, burgers specerijen, kooplui tabak.
rule-an-6-5 = Deze inwoner heeft deze beurt al gekocht.
rule-an-6-7 = Je hebt deze beurt al twee keer gekocht.
rule-an-6-9 = Je hebt niet genoeg goud voor deze aankoop.
rule-an-6-9b = Dit goed is niet meer op voorraad.
rule-an-7-1 = Dit schip heeft geen actiepunten meer.
rule-an-7-3 = Daar houdt het speelbord op.
rule-an-7-4 = Schepen varen nooit naar een eilandveld.
rule-an-7-7 = Aan deze kant ligt geen eilandkaartje naast het schip.
rule-an-7-9 = Dit schip ligt in je eigen voorraad, niet op het speelbord.
rule-an-8-1 = Je hebt geen vrije stenen steiger met dit getal.
rule-an-8-2 = Je hebt al 4 handelskantoren. Je kunt dit kaartje alleen laten liggen.
rule-an-8-3 = Je hebt al 3 handelsverdragen. Je kunt dit kaartje alleen laten liggen.
rule-an-8-5 = Deze inwoner kan niet stijgen.
rule-an-8-6 = Geen van je inwoners kan stijgen. Je kunt dit kaartje alleen laten liggen.
rule-an-9-2 = Dit openbare gebouw heb je al. Kies een ander.
rule-an-9-3 = Dit openbare gebouw is niet op voorraad.
rule-an-9-6 = Je hebt het grote handelskantoor niet.
rule-an-9-6b = Je hebt het grote handelskantoor deze beurt al gebruikt.
rule-an-9-6c = Een kaart trekken kost 2 goud. Zoveel heb je niet.
rule-an-9-6d = Je kunt alleen bij een ander aan deze tafel een kaart trekken.
rule-an-9-6e = Deze speler heeft geen kaarten.
rule-an-11-1 = Dit goed is niet meer op voorraad. Kies een ander of zie ervan af.

## Opties

option-start-player = Wie begint
option-start-player-why = Wie de eerste beurt heeft.
option-start-player-random = willekeurig
option-start-player-0 = stoel 1
option-start-player-1 = stoel 2
option-start-player-2 = stoel 3
option-start-player-3 = stoel 4
option-home-islands = Thuiseilanden
option-home-islands-why = Hoe de thuiseilanden worden verdeeld.
option-home-islands-random = willekeurig
option-home-islands-by-seat = per stoel
option-home-islands-chosen = gekozen
option-pirate-refill-scope = Piraat vult aan
option-pirate-refill-scope-why = Op welke eilandvelden een nieuw eiland mag liggen na een verlies aan de piraat.
option-pirate-refill-scope-any = alle eilanden
option-pirate-refill-scope-in-play = eilanden in het spel
option-round-limit = Rondelimiet
option-round-limit-why = Na zoveel ronden eindigt de partij; 0 betekent geen limiet.
option-remember-looks = Ontdekte eilanden onthouden
option-remember-looks-why = De zee blijft de eilanden tonen die je hebt ontdekt. Het spelverloop vertelt ze in elk geval.
option-remember-looks-off = uit
option-remember-looks-on = aan
option-open-hands = Open handkaarten
option-open-hands-why = Alle kaarten liggen open, om het spel te leren.
option-open-hands-off = uit
option-open-hands-on = aan

## Wat een stelling waard is, voor hints

# Elk zegt wat er beter wordt; het staat achter “Dat belooft:”
term-victory = meer winstpunten
term-residents = meer inwoners of hogere niveaus
term-buildings = meer of betere openbare gebouwen
term-islands = meer of betere handelskantoren en handelsverdragen
term-gold = meer goud
term-ships = meer schepen of betere eilanden binnen bereik
term-goods = meer of nuttigere goederen
term-danger = minder gevaar door piraat en brand

## Hoe het bord in de terminal te lezen is

legend =
    Op zee: ⌂ is het startveld, ◥+1◤ schip 1 van de plaats met het teken +, ·2· de actiepunten die je schip daar nog overheeft.
    Op eilanden: [2] is de achterkant van een kaartje; daaronder of daarachter staan de tekens van wie het bekeken heeft, of wat jij hebt gezien. Een getal alleen is een veld zonder kaartje.
    Kaartjes: de naam van een goed is een handelskantoor, −1 een handelsverdrag, +12 een schat, +▲ een promotie.
    Thuis: 1 tot 5 zijn de getallen van de dobbelsteen, met ? voor een goed naar keuze; ╬ is een stenen steiger, ╫ een houten, en 5 tuig+doek een doekkantoor aan stenen steiger 5; ✓ betekent: deze inwoner heeft gekocht, of dit kun je betalen.
    De anderen: een letter voor elke inwoner, dan gebouwen, handelskantoren en handelsverdragen. ¤ is goud, ◆ een winstpunt.

## De speeltafel in de browser

stage-roll = Dobbelen
stage-trade = Bouwen & handelen
stage-sail = Varen

board-chart = Zeekaart
board-port = Haven
board-look = Bekijk
board-sail =
    { $points ->
        [one] Vaar naar { $square }, { $points } actiepunt
       *[other] Vaar naar { $square }, { $points } actiepunten
    }
board-too-far =
    { $points ->
        [one] Dat is te ver: dit schip heeft nog { $points } actiepunt.
       *[other] Dat is te ver: dit schip heeft nog { $points } actiepunten.
    }
board-not-beside = Dit schip ligt niet naast dit eiland.
board-island = Eiland { $island }, achterkant { $back }.
board-island-known = Je hebt het gezien: { $tile }.
board-island-open = Gedekt ligt hier: { $tile }.
board-island-forgotten = Je hebt het bekeken.
board-island-unknown = Je hebt het niet bekeken.
board-island-looked = Bekeken door: { $who }.
board-island-empty = Eilandveld { $island }, getal { $mark }, zonder kaartje.
board-looked = Op { $island }: { $tile }.
board-ship-own = Je schip { $ship } op { $square }.
board-ship-of = Schip { $ship } van { $who } op { $square }.
board-ship-points =
    { $points ->
        [one] Nog { $points } actiepunt.
       *[other] Nog { $points } actiepunten.
    }
board-ships = Schepen op zee
board-ships-at = Schepen op zee: { $ships }
board-points = Actiepunten
board-yard =
    { $yard ->
        [0] Beide schepen zijn op zee
        [one] { $yard } schip in de voorraad
       *[other] { $yard } schepen in de voorraad
    }

board-rolled = De dobbelsteen toont { $roll }.
board-not-rolled = Er is nog niet gedobbeld.
board-event-pirate = Iedereen betaalt 1 goud per handelskantoor en verdrag. Wie niet kan betalen, verliest er één. Een smidse beschermt.
board-event-fire = Iedereen betaalt 1 goud per inwoner op de velden 3 tot en met 7. Wie niet kan betalen, verliest de laatste. Een brandweerkazerne beschermt.
board-event-golden-times = Iedereen mag 1 goed uit de voorraad nemen, met een kerk 2.

board-home = Je thuiseiland
board-home-of = Thuiseiland van { $who }
board-works = Werkplaatsen
board-shop = Bij { $number } levert dit eiland { $good }.
board-shop-free = Bij { $number } levert het een goed naar keuze.
board-post = Handelskantoor aan stenen steiger { $number }: { $good }.
board-jetty = Steiger { $number }
board-jetty-free = Stenen steiger { $number } is vrij voor een handelskantoor.
board-slot-post = kantoor
board-posts = Handelskantoren
board-treaties = Verdragen
board-treaty = Handelsverdrag (achterkant { $back }): aankopen kosten 1 goud minder.
board-treaty-free = Een houten steiger, vrij voor een handelsverdrag.
board-village = Inwoners
board-plot = Inwonersveld { $space }: { $level }, betaalt { $gold } goud.
board-plot-next = Inwonersveld { $space }: hier komt de volgende pionier.
board-plot-vacant = Inwonersveld { $space } is vrij. Velden worden op volgorde bezet.
board-sold = Heeft deze beurt gekocht.
board-site = Een bouwplaats voor een openbaar gebouw
board-site-lost = Een lege bouwplaats: hier kan niets gebouwd worden zolang deze inwoner er woont.

board-gold = Goud
board-cards = Kaarten
board-cards-of =
    { $cards ->
        [one] { $cards } kaart in de hand
       *[other] { $cards } kaarten in de hand
    }
board-points-held =
    { $points ->
        [one] { $points } winstpunt van 3
       *[other] { $points } winstpunten van 3
    }
board-held = behaald

board-market = Markt
board-market-take = Pak hier een goed.
board-market-left =
    { $left ->
        [one] nog { $left } aankoop
       *[other] nog { $left } aankopen
    }
board-market-closed = Nu gesloten
board-price = Prijs van een aankoop
board-price-each =
    { $treaties ->
        [0] per goed
        [one] per goed · { $treaties } verdrag
       *[other] per goed · { $treaties } verdragen
    }
board-stall = { $count } { $good } in de voorraad

board-hand = Je hand
board-hand-of = { $who }: handkaarten
board-hand-cards =
    { $cards ->
        [one] { $cards } kaart
       *[other] { $cards } kaarten
    }
board-hand-limit = hoogstens { $limit } aan het einde van je beurt
board-hand-over =
    { $many ->
        [one] { $many } te veel aan het einde van je beurt
       *[other] { $many } te veel aan het einde van je beurt
    }
board-hand-none = Geen kaarten
board-card-hold = { $count } { $good }. Kies de kaart om haar te verkopen (koper: { $level }).
board-cost-ship = Schip bouwen: 1 doek, 1 hout, 1 werktuig
board-cost-pioneer = Pionier inzetten: 1 hout, 1 werktuig
board-cost-settler = Pionier wordt kolonist: 1 doek, 2 stenen
board-cost-citizen = Kolonist wordt burger: 2 specerijen, 1 steen
board-cost-merchant = Burger wordt koopman: 2 tabak, 1 specerij

board-goals = Drie van de vijf wint
board-left = nog { $left }
board-owners = In bezit van { $who }

board-detail-produce = De dobbelsteen toont { $number }.
board-detail-golden =
    { $count ->
        [one] Je mag { $count } goed uit de voorraad pakken.
       *[other] Je mag { $count } goederen uit de voorraad pakken.
    }
board-detail-pirate = Je moet { $owed } goud betalen en hebt er { $gold }.
board-detail-refill = Het eilandkaartje heeft achterkant { $back }. Het moet zo ver mogelijk van de haven liggen.
board-detail-trade =
    { $left ->
        [0] Geen aankopen meer.
        [one] Nog { $left } aankoop voor { $price } goud.
       *[other] Nog { $left } aankopen voor { $price } goud.
    }
board-detail-cards =
    { $many ->
        [one] Je hebt { $many } kaart meer dan je mag houden.
       *[other] Je hebt { $many } kaarten meer dan je mag houden.
    }
board-detail-building = Het komt onder je pionier op veld { $space }. Een lege bouwplaats blijft leeg zolang er iemand op woont.
board-detail-no-ship = Je hebt geen schip op zee.
board-detail-no-points = Alle actiepunten zijn op.
board-detail-ship =
    { $points ->
        [one] Schip { $ship } op { $square } heeft { $points } actiepunt.
       *[other] Schip { $ship } op { $square } heeft { $points } actiepunten.
    }
board-detail-tile = Op { $island } ligt: { $tile }. Als je het gebruikt, gaat het schip terug naar je voorraad.
board-detail-discard =
    { $many ->
        [one] { $many } kaart moet weg.
       *[other] { $many } kaarten moeten weg.
    }

board-words-turn = De beurt
board-words-round = Ronde { $round }, beurt { $turn }
board-words-active = { $who } is aan de beurt: { $phase }
board-words-what = Wat
board-words-missing = Je mist
board-words-price =
    { $left ->
        [0] Een aankoop kost { $price } goud.
        [one] Een aankoop kost { $price } goud; deze beurt kan er nog { $left }.
       *[other] Een aankoop kost { $price } goud; deze beurt kunnen er nog { $left }.
    }
board-words-goal = Winstpunt voor
board-words-left = Over
board-words-effect = Werking
board-words-gold = { $gold } goud
board-words-treaties =
    { $treaties ->
        [one] { $treaties } handelsverdrag
       *[other] { $treaties } handelsverdragen
    }
board-words-ship = Schip { $ship } ligt op { $square }.
board-words-ship-yard = Schip { $ship } is in de voorraad.
board-words-number = Getal
board-words-makes = Levert
board-words-post = Handelskantoor
board-words-no-jetty = geen steiger
board-words-free = vrij
board-words-space = Veld
board-words-who = Inwoner
board-words-buys = Koopt
board-words-building = Gebouw
board-words-safe = veilig voor brand
board-words-island-empty = eiland zonder kaartje
board-words-unknown = niet gezien
board-words-back = Kaartje { $back }
board-words-looked = bekeken: { $who }
board-words-sea = zee
board-words-reserve = Reservestapel per achterkant: 2 × { $two }, 3 × { $three }, 4 × { $four }

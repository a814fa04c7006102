# The words of Race to the New Found Land. German and Dutch have the same keys and variables.
# An argument `x` that was put into words (card=g01 by card-g01) has its raw label in `x-id`.

game-title = Race to the New Found Land
game-pitch = Send your ships across the Atlantic for four rounds: discover islands, settle, deliver to Europe’s cities, and race along the score track.
game-goal = Have the most points after four rounds and the final scoring.

## Things

good-wood = wood
good-cloth = cloth
good-iron = iron
good-gold = gold
goods-list =
    { $woods ->
        [0] {""}
       *[other]  · { $woods } wood
    }{ $cloths ->
        [0] {""}
       *[other]  · { $cloths } cloth
    }{ $irons ->
        [0] {""}
       *[other]  · { $irons } iron
    }{ $golds ->
        [0] {""}
       *[other]  · { $golds } gold
    }
country-portugal = Portugal
country-spain = Spain
country-france = France
country-netherlands = the Netherlands
country-england = England
built-new-yard = new yard
built-portugal = Portuguese yard
built-spain = colonial supervision
built-france = toll house
built-netherlands = naval base
built-england = colonial harbour
built-new-yard-effect = One more yard for a ship.
built-portugal-effect = One more yard for a ship.
built-spain-effect = At Settle: 1 extra marker on an island tile, and one of its bonuses.
built-france-effect = At Deliver: 3 more points for each contract.
built-netherlands-effect = Sail value +2 at every action.
built-england-effect = At Load: keep 2 cards if you draw at least 2.
extension-new-yard = new yard
extension-unique = own extension
action-load = Load
action-settle = Settle
action-deliver = Deliver
action-discover = Discover
value-sail = sail value
value-chest = chest
value-persons = persons
value-spy = spyglass
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
ship-veiled = unknown large ship
card-xs1 = charter ship Andorinha
card-xs2 = charter ship Golondrina
card-xs3 = charter ship Hirondelle
card-xs4 = charter ship Zwaluw
card-xs5 = charter ship Martlet
card-x01 = charter ship Dolphin
card-x02 = charter ship Mermaid
card-x03 = charter ship Seahorse
card-x04 = charter ship Nautilus
card-x05 = charter ship Porpoise
card-x06 = charter ship Siren
card-g01 = 1 gold + 1 point
card-g02 = 1 iron + 2 points
card-g03 = 1 wood + 1 iron
card-g04 = 1 cloth + 1 iron
card-g05 = 2 cloth + 1 point
card-g06 = 2 wood + 2 points
card-g07 = 1 wood + 1 cloth + 1 point
card-g08 = 4 points
card-g09 = 1 cloth + 3 points
card-g10 = 1 wood + 3 points
contract-k01 = 2 wood → 3 points
contract-k02 = 1 wood + 1 cloth → 4 points
contract-k03 = 2 cloth → 4 points
contract-k04 = 1 wood + 1 iron → 5 points
contract-k05 = 1 cloth + 1 iron → 5 points
contract-k06 = 2 iron → 6 points
contract-k07 = 2 wood + 1 cloth → 6 points
contract-k08 = 1 wood + 2 cloth → 7 points
contract-k09 = 2 wood + 1 iron → 7 points
contract-k10 = 1 wood + 1 cloth + 1 iron → 8 points
contract-k11 = 2 cloth + 1 iron → 8 points
contract-k12 = 1 wood + 2 iron → 9 points
contract-k13 = 1 cloth + 1 iron + 1 gold → 10 points
contract-k14 = 2 wood + 2 cloth → 9 points
contract-k15 = 2 wood + 1 cloth + 1 iron → 10 points
contract-k16 = 1 wood + 2 cloth + 1 iron → 10 points
contract-k17 = 1 wood + 1 cloth + 2 iron → 11 points
contract-k18 = 1 wood + 2 iron + 1 gold → 13 points
contract-none = no contract
city-stockholm = Stockholm
city-hamburg = Hamburg
city-venice = Venice
island-newfoundland = Newfoundland
island-nova-scotia = Nova Scotia
island-anticosti = Île d’Anticosti
island-prince-edward = Prince Edward Island
shape-cape = cape
shape-corner = corner
shape-shore = shore
bonus-wood = 1 wood
bonus-wood-2 = 2 wood
bonus-cloth = 1 cloth
bonus-cloth-2 = 2 cloth
bonus-iron = 1 iron
bonus-gold = 1 gold
bonus-wood-cloth = 1 wood + 1 cloth
bonus-point = 1 point
bonus-points-2 = 2 points
bonus-points-3 = 3 points
bonus-points-4 = 4 points
bonus-none = no bonus
tile-t01 = tile 1 (corner: 1 wood + 1 cloth / 2 points)
tile-t02 = tile 2 (corner: 2 wood / 2 points)
tile-t03 = tile 3 (corner: 1 cloth / 1 gold)
tile-t04 = tile 4 (corner: 1 iron / 2 points)
tile-t05 = tile 5 (corner: 1 wood / 3 points)
tile-t06 = tile 6 (corner: 1 cloth / 3 points)
tile-t07 = tile 7 (corner: 1 wood / 2 points)
tile-t08 = tile 8 (corner: 1 wood / 1 cloth)
tile-t09 = tile 9 (corner: 1 gold / 1 point)
tile-t10 = tile 10 (corner: 2 cloth / 2 points)
tile-t11 = tile 11 (corner: 1 wood / 1 gold)
tile-t12 = tile 12 (corner: 1 cloth / 1 iron)
tile-t13 = tile 13 (shore: 1 wood + 1 cloth / 3 points)
tile-t14 = tile 14 (shore: 1 wood + 1 cloth / 2 points)
tile-t15 = tile 15 (shore: 1 iron / 2 points)
tile-t16 = tile 16 (shore: 1 iron / 3 points)
tile-t17 = tile 17 (shore: 1 wood / 3 points)
tile-t18 = tile 18 (shore: 1 cloth / 3 points)
tile-t19 = tile 19 (shore: 1 wood / 2 points)
tile-t20 = tile 20 (shore: 1 cloth / 2 points)
tile-t21 = tile 21 (shore: 1 cloth / 2 points)
tile-t22 = tile 22 (shore: 1 wood / 1 iron)
tile-t23 = tile 23 (shore: 1 wood / 1 iron)
tile-t24 = tile 24 (shore: 1 gold / 1 point)
tile-t25 = tile 25 (shore: 2 wood / 2 points)
tile-t26 = tile 26 (shore: 1 cloth / 1 gold)
tile-t27 = tile 27 (cape: 1 iron / 3 points)
tile-t28 = tile 28 (cape: 1 gold / 2 points)
tile-t29 = tile 29 (cape: 1 wood + 1 cloth / 3 points)
tile-t30 = tile 30 (cape: 1 cloth / 4 points)
tile-t31 = tile 31 (cape: 1 wood / 4 points)
tile-t32 = tile 32 (cape: 2 cloth / 2 points)
tile-t33 = tile 33 (cape: 1 wood / 1 gold)
tile-t34 = tile 34 (cape: 1 iron / 1 point)
side-left = left bonus
side-right = right bonus
crew-one = 1 marker
crew-two = a tower of 2 markers
crew-extra = the extra marker
board-crew-one = 1 marker
board-crew-two = a tower of 2 markers
board-crew-extra = the extra marker
frame-square = square
stack-square = square
frame-pentagon = pentagon
frame-circle = circle
stack-circle = circle
frame-triangle = triangle
frame-star = star
stack-star = star
captain-columbus = Columbus
captain-magellan = Magellan
captain-cortes = Cortés
captain-da-gama = Da Gama
captain-drake = Drake
captain-none = captain
captain-columbus-effect = At Discover you may lay one more of the tiles you drew.
captain-magellan-effect = Once in each planning phase a ship has sail value +7.
captain-cortes-effect = 1 gold at once, and 1 gold with each income.
captain-da-gama-effect = Once in each planning phase a ship at Load or Deliver has 3 more chests.
captain-drake-effect = One more yard for a ship.
aboard-nobody = without captain
aboard-captain = with captain
goal-z01 = 4 wood in storage → 5 points
goal-z02 = 3 cloth in storage → 5 points
goal-z03 = 2 iron in storage → 5 points
goal-z04 = 2 gold in storage → 6 points
goal-z05 = 9 chests on your ships → 5 points; 12 → 8 points
goal-z06 = 6 persons on your ships → 5 points; 8 → 8 points
goal-z07 = 8 spyglasses on your ships → 5 points; 11 → 8 points
goal-z08 = 11 sails on your ships → 5 points; 15 → 8 points
goal-z09 = 3 markers in cities → 6 points; 4 → 9 points
goal-z10 = a marker in 1 completed city → 5 points; markers in 2 completed cities → 10 points
goal-z11 = 3 small ships → 5 points; 4 → 9 points
goal-z12 = 2 large ships → 5 points; 3 → 9 points
goal-z13 = 6 markers on one island → 6 points; 9 → 10 points
goal-z14 = 6 markers on a completed island → 7 points; 6 markers on each of 2 completed islands → 13 points
goal-z15 = 10 markers on all islands → 6 points; 15 → 10 points
goal-none = goal card
pair-wood-wood = 2 wood
pair-wood-cloth = 1 wood + 1 cloth
pair-wood-iron = 1 wood + 1 iron
pair-wood-gold = 1 wood + 1 gold
pair-cloth-cloth = 2 cloth
pair-cloth-iron = 1 cloth + 1 iron
pair-cloth-gold = 1 cloth + 1 gold
pair-iron-iron = 2 iron
pair-iron-gold = 1 iron + 1 gold
pair-gold-gold = 2 gold

## Where points come from

score-contracts = Contracts
score-antwerp = Antwerp
score-islands = Islands
score-cities = Cities
score-discovering = Bonuses at Discover
score-settling = Bonuses at Settle
score-new-england = New England
score-ships = Large ships
score-goals = Goal cards
score-cards = Goods and points cards
score-markers = Unscored markers
score-fifty = 50/100 card
score-unplayed = Unplayed cards

## Options

option-frames = Frames
option-frames-why = Where the five frames lie on the score track.
option-frames-standard = standard: 7, 15, 20, 25, 35
option-frames-expert = expert: 7, 15, 20, 30, 40
option-frames-custom = own spaces
option-square-space = Square: own space
option-square-space-why = Only with own spaces; each frame lies beyond the one before it.
option-pentagon-space = Pentagon: own space
option-pentagon-space-why = Only with own spaces; each frame lies beyond the one before it.
option-circle-space = Circle: own space
option-circle-space-why = Only with own spaces; each frame lies beyond the one before it.
option-triangle-space = Triangle: own space
option-triangle-space-why = Only with own spaces; each frame lies beyond the one before it.
option-star-space = Star: own space
option-star-space-why = Only with own spaces; each frame lies beyond the one before it.
option-large-ship-values = Values of large ships
option-large-ship-values-why = Whether large ships on offer show their values or only their cost.
option-large-ship-values-open = open
option-large-ship-values-blind = hidden
option-discover-max = Ships at Discover
option-discover-max-why = How many ships you may assign to Discover.
option-final-round-start = Start of the last round
option-final-round-start-why = With three players, of whom one begins twice: who begins the last round. With four it changes nothing.
option-final-round-start-rotate = in turn
option-final-round-start-random = drawn by lot
option-countries = Countries
option-countries-why = How the player boards are given out.
option-countries-random = random
option-countries-chosen = chosen

## Phases, and what each asks

phase-over = Game over
phase-deal-country = Countries
phase-choose-country = Choice of country
phase-fill-small = Ships on offer
phase-fill-large = Ships on offer
phase-fill-contract = Contracts
phase-compass = Compass tile
phase-turn-tile = Cartography
phase-land = Land phase
phase-scrap = No free yard
phase-pay = Payment
phase-plan = Planning phase
phase-load = Load
phase-draw-card = Load
phase-keep = Load
phase-settle = Settle
phase-deliver = Deliver
phase-antwerp = Antwerp
phase-draw-tile = Discover
phase-discover = Discover
phase-turn-end = End of turn
phase-look = Frame reached
phase-take-goal = Goal card
phase-take-captain = Captain
phase-take-good = A good
phase-goal = Goal cards
phase-goal-pay = Another goal card
prompt-choose-country = Which country do you play?
prompt-land = Extend the harbour, build ships or end the turn?
prompt-scrap = All yards are taken. Which ship do you scrap?
prompt-pay = Gold replaces wood, cloth and iron: how do you pay?
prompt-plan = Which ships do you assign to this action?
prompt-load = Which good do you take?
prompt-keep = Which card do you keep?
prompt-settle = Where do you settle, and which bonus do you take?
prompt-deliver = Fulfil a contract, deliver to Antwerp, or end the turn?
prompt-antwerp = Deliver another good to Antwerp?
prompt-discover = Which tile do you lay, and on which island?
prompt-turn-end = Play a goods or points card, or end the turn?
prompt-take-goal = You have reached a frame. Which goal card do you take?
prompt-take-captain = You have reached the pentagon. Which captain do you take?
prompt-take-good = You have reached the triangle. Which good do you take?
prompt-goal = Do you play a goal card?
prompt-goal-pay = Which 2 goods do you pay for another goal card?

## Kinds of acts, as headings

kind-end-turn = Done
kind-choose-country = Choose a country
kind-play-card = Play a goods or points card
kind-extend = Extend the harbour
kind-build-small = Build a small ship
kind-build-large = Build a large ship
kind-scrap = Scrap a ship
kind-pay = Pay
kind-assign = Assign a ship
kind-charter-start = Assign your start card
kind-charter = Assign a charter ship
kind-load = Take a good
kind-keep = Keep a card
kind-settle = Settle on an island
kind-new-england = Settle in New England
kind-fulfil = Fulfil a contract
kind-antwerp = Deliver to Antwerp
kind-unload = Deliver more to Antwerp
kind-stop-unloading = Deliver no more
kind-lay = Lay an island tile
kind-take-goal = Choose a goal card
kind-take-captain = Choose a captain
kind-take-good = Choose a good
kind-play-goal = Play a goal card
kind-pay-goods = Pay 2 goods

## Acts, as buttons

do-end-turn =
    { $stage-id ->
        [land] End the land turn
        [plan] { $ships ->
            [0] No ship for { $action }
           *[other] Done with { $action }
        }
        [goal] Play no more goal cards
       *[other] End turn
    }
do-choose-country = Play { $country }
do-play-card = Play card: { $card }
do-extend = Build { $built }{ goods-list }
do-build-small = Build small ship { $ship } · 1 wood · 1 cloth
do-build-large =
    { $ship-id ->
        [veiled] Build the large ship that lies face down{ goods-list }
       *[other] Build large ship { $ship }{ goods-list }
    }
do-scrap = Scrap { $ship }
do-pay = Pay{ goods-list }
do-assign =
    { $aboard-id ->
        [captain] { $action }: assign { $ship } with { $captain }
       *[nobody] { $action }: assign { $ship }
    }
do-charter-start =
    { $aboard-id ->
        [captain] { $action }: assign charter ship { $ship } with { $captain }
       *[nobody] { $action }: assign charter ship { $ship }
    }
do-charter =
    { $aboard-id ->
        [captain] { $action }: assign charter ship { $ship } with { $captain }
       *[nobody] { $action }: assign charter ship { $ship }
    }
do-load = Take 1 { $good }
do-keep = Keep { $card }
do-settle = { $island } { $number }: place { $crew }, take { $bonus }
do-new-england =
    { $persons ->
        [one] Settle 1 person in New England: +1 point
       *[other] Settle { $persons } persons in New England: +{ $persons } points
    }
do-fulfil =
    { $toll ->
        [0] { $city }: { $contract } with { $fleet }
       *[other] { $city }: { $contract } with { $fleet }, +{ $toll } (toll house)
    }
do-antwerp = Antwerp: 1 { $good } with { $name }
do-unload = Deliver 1 { $good } to Antwerp (room for { $left })
do-stop-unloading = Deliver no more to Antwerp
do-lay = { $island }: lay { $tile }
do-take-goal = Take goal card: { $goal }
do-take-captain = Take { $captain }
do-take-good = Take 1 { $good }
do-play-goal = Play goal card ({ $stack }): { $goal } (now { $points })
do-pay-goods = Pay { $pair }

## Acts, as the log tells them. A text that is only a hyphen is not shown

act-end-turn = -
act-deal-country = { $who } plays { $country }.
act-choose-country = { $who } chooses { $country }.
act-offer-small = On offer: small ship { $ship }.
act-offer-large =
    { $ship-id ->
        [veiled] On offer: a large ship, face down.
       *[other] On offer: large ship { $ship }.
    }
act-offer-contract = New contract: { $contract }.
act-turn-compass = The compass tile names { $island }.
act-turn-tile =
    { $fits-id ->
        [yes] { $island }: { $tile } is laid.
       *[no] { $island }: { $tile } does not fit and is discarded.
    }
act-play-card = { $who } plays a card: { $card }.
act-extend = { $who } extends the harbour: { $built }.
act-build-small = { $who } builds the small ship { $ship }.
act-build-large =
    { $ship-id ->
        [veiled] { $who } builds a large ship that lies face down: +3 points.
       *[other] { $who } builds the large ship { $ship }: +3 points.
    }
act-reveal-large = It is { $ship }.
act-scrap = { $who } scraps { $ship } to make room.
act-pay = { $who } pays{ goods-list }.
act-assign =
    { $aboard-id ->
        [captain] { $who } assigns { $ship } with { $captain } to { $action }.
       *[nobody] { $who } assigns { $ship } to { $action }.
    }
act-charter-start =
    { $aboard-id ->
        [captain] { $who } assigns charter ship { $ship } with { $captain } to { $action }.
       *[nobody] { $who } assigns charter ship { $ship } to { $action }.
    }
act-charter =
    { $aboard-id ->
        [captain] { $who } assigns charter ship { $ship } with { $captain } to { $action }.
       *[nobody] { $who } assigns charter ship { $ship } to { $action }.
    }
act-load =
    { $cards ->
        [one] { $who } loads 1 { $good } and draws 1 card.
       *[other] { $who } loads 1 { $good } and draws { $cards } cards.
    }
act-draw-card = { $who } draws { $card }.
act-draw-card-unseen = -
act-keep = { $who } keeps { $card }.
act-keep-unseen = { $who } keeps a card.
act-settle = { $who } settles on { $island } { $number } with { $crew }: { $bonus }.
act-new-england =
    { $persons ->
        [one] { $who } settles in New England: +1 point.
       *[other] { $who } settles in New England: +{ $persons } points.
    }
act-fulfil =
    { $toll ->
        [0] { $who } delivers to { $city } with { $fleet }: { $contract }.
       *[other] { $who } delivers to { $city } with { $fleet }: { $contract }, +{ $toll } (toll house).
    }
act-antwerp = { $who } delivers 1 { $good } to Antwerp with { $name }: +1 point.
act-unload = { $who } delivers 1 { $good } to Antwerp: +1 point.
act-stop-unloading = -
act-draw-tile = { $who } draws { $tile }.
act-draw-tile-unseen = -
act-lay = { $who } discovers land on { $island }: { $tile }.
act-look = { $who } looks at a goal card: { $goal }.
act-look-unseen = -
act-take-goal = { $who } takes a goal card: { $goal }.
act-take-goal-unseen = { $who } takes a goal card.
act-take-captain = { $who } takes { $captain } into service.
act-take-good = { $who } takes 1 { $good } from the triangle.
act-play-goal = { $who } plays a goal card from the { $stack }: { $goal } (+{ $points }).
act-pay-goods = { $who } pays { $pair } for it.
act-last-start = { $who } begins the last round.

## What follows by itself

news-city-marker = { $who } places a marker in { $city }.
news-island-completed = { $island } is completed.
news-city-completed = { $city } is completed.
news-neutral = The neutral power places a marker on { $island }.
news-frame = { $who } has reached the frame: { $frame }.
news-frame-slides = The frame slides back from { $from } to { $space }: { $frame }.
news-frame-stays = The frame is blocked and stays on { $space }: { $frame }.
news-frame-removed = All have reached the frame; it leaves the track: { $frame }.
news-island-share =
    { $points ->
        [one] { $who } scores { $points } point for { $island }.
       *[other] { $who } scores { $points } points for { $island }.
    }
news-city-share =
    { $points ->
        [one] { $who } scores { $points } point for { $city }.
       *[other] { $who } scores { $points } points for { $city }.
    }
news-fifty = { $who } reaches 50 and takes a 50/100 card: bonus { $bonus } at the end.
news-hundred = { $who } reaches 100 points.
news-round = Round { $round } begins. Start player: { $who }.
news-planning = The planning phase begins.
news-goals = Goal cards may be played now.
news-order = { $action }, in order of sail values: { $order }.
news-final = Final scoring, { $who }: unscored markers { $markers }, 50/100 card { $fifty }, unplayed cards { $unplayed }. Total { $points }.
news-tiles =
    { $tiles ->
        [one] { $who } draws 1 island tile.
       *[other] { $who } draws { $tiles } island tiles.
    }
news-wins = { $who } wins with { $points } points.
news-tie = Shared victory with { $points } points: { $who }.

## What a position is worth, for hints

# Each says what becomes better; it stands behind “That promises:”
term-points = more points
term-goods = more or better goods in storage
term-fleet = more to gain from ships and harbour later on
term-plans = more to gain from ships at their actions
term-cards = more or better one-time cards
term-goals = more points in prospect from goal cards
term-areas = a better standing on islands and in cities
term-rivals = fewer points for the others

## Refusals

rule-nf-1-1 = This country is taken.
rule-nf-2-2 = Gold replaces only wood, cloth and iron that you must pay.
rule-nf-2-2b = You have too few of these goods: more gold is needed.
rule-nf-2-2c = You do not have so much gold.
rule-nf-2-4 = You do not hold this goods or points card.
rule-nf-3-3 = This goal card is not in the stack.
rule-nf-3-4 = This captain is taken.
rule-nf-3-5 = This good has been taken from the triangle.
rule-nf-4-3 = You have built this extension.
rule-nf-4-3b = You have built a ship this turn: the harbour is extended before.
rule-nf-4-3c = You cannot pay for this extension.
rule-nf-4-5 = You cannot pay for this ship.
rule-nf-4-7 = You have no ship at this yard.
rule-nf-4-9 = No ship is on offer there; the space is filled after the turn.
rule-nf-5-2 = You have as many ships at this action as your board allows.
rule-nf-5-3 = There is no ship at this yard.
rule-nf-5-3b = You do not hold this charter ship.
rule-nf-5-4 = This ship is assigned this round.
rule-nf-5-6 = You have no captain who sails along with a ship.
rule-nf-5-6b = Your captain is with a ship this round.
rule-nf-5-7 = Da Gama only helps at Load and Deliver.
rule-nf-6-2 = The tile does not fit: this island has no uncovered space of its shape.
rule-nf-8-1 = The chest value of your ship is too low for this good.
rule-nf-8-2 = You have not drawn this card.
rule-nf-9-1 = You have no such ship left to settle with.
rule-nf-9-2 = No island tile lies there.
rule-nf-9-2b = Your ships must settle first, on an island or in New England.
rule-nf-9-4 = Both slots of this tile are taken.
rule-nf-9-6 = You have no extra marker in this turn.
rule-nf-10-1 = These ships cannot carry so many goods.
rule-nf-10-2 = You do not have the goods of this contract.
rule-nf-10-3 = This ship is not at Deliver or has been used.
rule-nf-10-3b = Fewer ships are enough for this contract.
rule-nf-10-6 = You have none of this good.
rule-nf-10-8 = No contract lies there; the space is filled after the turn.
rule-nf-11-1 = You have not drawn this tile.
rule-nf-11-2 = You have laid a tile for every ship.
rule-nf-11-4 = You must lay a tile for each ship as long as one fits.
rule-nf-12-11 = You do not hold this goal card.
rule-nf-12-12 = A further goal card costs 2 goods that you can spare.
rule-nf-12-13 = You have not met the goal of this card.
rule-nf-12-13b = After this payment you would not meet the goal any more.

## The board in the browser

stage-land = Land
stage-planning = Planning
stage-action = Actions
stage-end = End
board-goods =
    { $woods ->
        [0] {""}
       *[other] , { $woods } wood
    }{ $cloths ->
        [0] {""}
       *[other] , { $cloths } cloth
    }{ $irons ->
        [0] {""}
       *[other] , { $irons } iron
    }{ $golds ->
        [0] {""}
       *[other] , { $golds } gold
    }
board-chart = The New Found Land: four islands
board-sea = Terra Nova
board-ribbon = Score track
board-pawn =
    { $points ->
        [one] { $who }: { $points } point
       *[other] { $who }: { $points } points
    }
board-pawn-next =
    { $points ->
        [one] { $who }: { $points } point. Next frame: { $frame } on { $space }.
       *[other] { $who }: { $points } points. Next frame: { $frame } on { $space }.
    }
board-nobody = nobody
board-frames = Frames
board-frames-why = Reach its points and choose one; then the frame slides back.
board-frame-goal = Frame on { $space } ({ $frame }): whoever reaches it chooses one of the goal cards there. Left: { $left }. Reached by: { $claimed }.
board-frame-captain = Frame on { $space } ({ $frame }): whoever reaches it takes a captain. Left: { $left }. Reached by: { $claimed }.
board-frame-good = Frame on { $space } ({ $frame }): whoever reaches it takes a good. Left: { $left }. Reached by: { $claimed }.
board-frame-gone = Everybody has reached this frame: { $frame }.
board-goal-cards =
    { $count ->
        [one] { $count } goal card
       *[other] { $count } goal cards
    }
board-fifties =
    { $bonus ->
        [one] 50/100 cards: whoever reaches 50 next gets { $bonus } extra point at the end. Left: { $left }.
       *[other] 50/100 cards: whoever reaches 50 next gets { $bonus } extra points at the end. Left: { $left }.
    }
board-fifty =
    { $bonus ->
        [one] The 50/100 card brings { $bonus } more point at the end.
       *[other] The 50/100 card brings { $bonus } more points at the end.
    }
board-first = start player of this round
board-leg = { $what }: go there
board-points = points
board-ships = ships
board-markers = markers on islands
board-city-markers = markers in cities
board-island = { $name }: { $filled } of { $whole } tiles
board-city = { $name }: { $filled } of { $whole } markers
board-majority = When it is full: 1 point for each marker, { $first } more for the most markers, { $second } for the second most.
board-share =
    { $who }: { $markers }{ $bonus ->
        [0] {""}
       *[other]  (+{ $bonus })
    }
board-share-neutral = neutral power: { $markers }
board-scored = scored
board-tile = { $left } or { $right }
board-open-cape = not discovered yet: a cape belongs here
board-open-corner = not discovered yet: a corner belongs here
board-open-shore = not discovered yet: a shore belongs here
board-marker =
    { $count ->
        [one] 1 marker of { $who }
       *[other] tower of { $who }
    }
board-neutral = the neutral power
board-slot-free = free
board-new-england = New England
board-new-england-why = New England: 1 point for each person of a ship, without a marker.
board-compass-done = Round { $round }: { $island } has been charted.
board-compass-open = At the end of round { $round } a compass tile names an island that is charted further.
board-tile-pile = Island tiles in the stack: { $count }
board-contract-pile = Contracts in the stack: { $count }
board-ship-pile = Ships of this row in the stack: { $count }
board-goals-played = Goal cards played: { $goals }
board-card-pile = One-time cards in the stack: { $count }
board-contract-none = filled again after the turn
board-contract-pick = { $contract }: choose the ships
board-antwerp = Antwerp
board-antwerp-why = Antwerp: a ship that carries no contract delivers any goods here, 1 point for each.
board-market = Ships on offer
board-sale-empty = This space is filled after the turn.
board-cost = Cost: { $goods }
board-cost-large = Cost: { $goods }. Brings 3 points when it is built.
board-size-small = small ship
board-size-large = large ship
board-size-charter = charter ship, once
board-harbour = Your harbour
board-harbour-of = Harbour of { $who }
board-store = { $good }: { $count }
board-out = { $ship } is at an action.
board-yard-free = free yard
board-yard-closed = not built yet
board-yards-free =
    { $count ->
        [one] { $count } free yard
       *[other] { $count } free yards
    }
board-built = built
board-captain-none = No captain yet: whoever reaches the pentagon takes one.
board-captain-pick = Send { $captain } along: choose this first, then the ship
board-hand = Cards in hand
board-hand-empty = No cards. Load brings one-time cards, frames bring goal cards.
board-cards = One-time cards in hand: { $count }
board-cards-kept = { $count } kept in round { $round }
board-goals-held = Goal cards in hand: { $count }
board-lane-load = Chests decide which good you take and how many cards you draw.
board-lane-settle = A ship with 1 person places 1 marker, one with 2 persons a tower.
board-lane-deliver = Each ship carries as many goods as it has chests.
board-lane-discover = You draw as many tiles as you have spyglasses there, and lay one for each ship.
board-lane-of = { $action }: sail value { $sails }.
board-lane-empty = { $action }: no ship
board-order = { $action }, order of play by sail values: { $order }
board-order-none = { $action }: nobody has a ship there.
board-goal-met = met: { $points } points
board-goal-more = { $points } points; { $lacks } more for the better goal
board-goal-next = { $lacks } more for { $points }
board-goal-lacks = You have { $have }; { $lacks } short.
board-goal-z01 = Wood in storage
board-goal-z02 = Cloth in storage
board-goal-z03 = Iron in storage
board-goal-z04 = Gold in storage
board-goal-z05 = Chests on ships
board-goal-z06 = Persons on ships
board-goal-z07 = Spyglasses on ships
board-goal-z08 = Sails on ships
board-goal-z09 = Markers in cities
board-goal-z10 = Completed cities
board-goal-z11 = Small ships
board-goal-z12 = Large ships
board-goal-z13 = Markers on one island
board-goal-z14 = Completed islands with 6 markers
board-goal-z15 = Markers on all islands
board-bill-new-yard = new yard
board-bill-unique = harbour extension
board-bill-small = small ship
board-bill-large = large ship
board-bill-contract = contract
board-ask-country = Which country do you play?
board-ask-pay = Pay for it: { $what }{ board-goods }
board-ask-load =
    { $chest ->
        [one] 1 chest: which good do you take?
       *[other] { $chest } chests: which good do you take?
    }
board-ask-keep =
    { $count ->
        [one] Keep one of these cards.
       *[other] Keep { $count } of these cards.
    }
board-ask-crew = Who settles next?
board-ask-fleet = Which ships carry it?
board-ask-antwerp = Which ship delivers to Antwerp, and what first?
board-ask-unload =
    { $left ->
        [one] Room for 1 more good for Antwerp
       *[other] Room for { $left } more goods for Antwerp
    }
board-ask-tile =
    { $count ->
        [0] Lay one more, if you like.
        [one] Lay 1 of these tiles.
       *[other] Lay { $count } of these tiles.
    }
board-ask-where = It fits on:
board-ask-goal = Choose a goal card ({ $frame }).
board-ask-captain = Choose a captain.
board-ask-prize = Choose a good.
board-ask-goal-pay = Pay 2 goods for this goal card.
board-ask-scrap = Scrap a ship to make room.
board-detail-land = You can pay for anything that is ringed. First comes the harbour, then ships (3 points for a large one).
board-detail-land-bought = The harbour is closed for this turn.
board-detail-plan-load = Room for 1 ship: chests bring a good and cards.
board-detail-plan-settle = Room for { $left }: each ship places its persons as markers.
board-detail-plan-deliver = Room for { $left }: chests carry goods to the contracts.
board-detail-plan-discover = Room for { $left }: spyglasses draw tiles, each ship lays one.
board-detail-plan-others = Highest of the others: { $who } (sail { $sails }).
board-detail-plan-first = No other ship is there yet.
board-detail-load =
    { $chest ->
        [one] Then you draw 1 card and keep it.
       *[other] { $keep ->
            [one] Then you draw { $chest } cards and keep one.
           *[other] Then you draw { $chest } cards and keep { $keep }.
        }
    }
board-detail-settle = Press a bonus: you place { $crew } there. Or New England. Ships left: { $left }.
board-detail-settle-extra =
    { $left ->
        [0] Press a bonus: you place the extra marker there. Or end the turn.
       *[other] Press a bonus: you place the extra marker there. Ships left: { $left }.
    }
board-detail-deliver = Marked contracts can be paid and carried; each sets a marker in its city while there is room. Or Antwerp.
board-detail-deliver-nothing = You have no goods left: end the turn.
board-detail-discover = Take a tile, then press a ringed space: both bonuses and a marker on it.
board-detail-discover-more = Columbus lets you lay one more tile. Or end the turn.
board-detail-discover-where = Press a ringed space of an island: that is where the tile fits.
board-detail-goal = The first goal card of this turn is free. Your goods stay with you.
board-detail-goal-more = Each further goal card costs 2 goods.
board-detail-turn-end = You may still play goods or points cards; unplayed, a card brings 2 points.
board-detail-frame = Then the frame slides back up to 3 spaces towards the others.
board-detail-frame-last = You are the last: then the frame leaves the track.
board-prompt-land-bought = Build another ship, or end the turn?
board-prompt-plan-load = Load: which ship do you assign?
board-prompt-plan-settle = Settle: which ships do you assign?
board-prompt-plan-deliver = Deliver: which ships do you assign?
board-prompt-plan-discover = Discover: which ships do you assign?
board-prompt-discover-more = Do you lay one more tile?
board-prompt-done = That is all here: end the turn.
board-detail-done = Nothing more can be done in this turn.
board-words-now = Now
board-words-round = Round { $round } of { $limit }. Start player: { $who }.
board-words-planning = Ships are being assigned to: { $action }
board-words-action = Being carried out: { $action }
board-words-crews = Left to settle
board-words-orders = Order of play at the actions
board-words-going-on = (now)
board-words-captains = Captains to be had
board-words-prizes = Goods at the triangle
board-words-islands = Islands
board-words-cities = Cities and contracts
board-words-area = { $filled } of { $whole } filled; bonus { $first } / { $second }. Markers:
board-words-space = Space
board-words-bonuses = Bonuses
board-words-uncovered = not discovered yet
board-words-goods = Goods
board-words-none = none
board-words-yards = Yards
board-words-out = at an action

# The words of Anno 1503. German and Dutch have the same keys and variables.
# An argument `x` that was put into words (good=spice by good-spice) has its raw label in `x-id`.

game-title = Anno 1503
game-pitch = Settle your home island, discover the islands around it and grow rich by trade.
game-goal = Be the first to hold 3 of the 5 victory points at once, in your own turn. They are for 30 gold, 4 trading posts, 3 trade treaties, 4 public buildings and 3 merchants.

## Things

good-wood = wood
good-stone = stone
good-tool = tool
good-cloth = cloth
good-spice = spice
good-tobacco = tobacco
good-free-choice = free choice
good-none = –
# where there is little room: at most 5 letters for a good, 8 for a building, 14 for a condition
good-short-tool = tool
good-short-spice = spice
good-short-tobacco = tob.

level-pioneer = pioneer
level-settler = settler
level-citizen = citizen
level-merchant = merchant
level-none = –

building-great-house = Great Trading House
building-fire-station = fire station
building-smithy = smithy
building-church = church
building-school = school
building-bathhouse = bathhouse
building-tavern = tavern
building-shipyard = shipyard
building-short-great-house = G. House
building-short-fire-station = fire st.
building-short-bathhouse = baths
building-short-tavern = tavern
building-short-shipyard = shipyard

building-great-house-effect = Once per turn you may pay 2 gold and draw a card from somebody else.
building-fire-station-effect = Fire does you no harm.
building-smithy-effect = The pirate does you no harm.
building-church-effect = Golden times bring you 2 goods instead of 1.
building-school-effect = Your pioneers pay 2 gold instead of 1.
building-bathhouse-effect = Your merchants pay 6 gold instead of 4.
building-tavern-effect = Your settlers and citizens pay 4 gold each.
building-shipyard-effect = Each of your ships has twice as many action points.

tile-post-wood = wood post
tile-post-stone = stone post
tile-post-tool = tool post
tile-post-cloth = cloth post
tile-post-spice = spice post
tile-post-tobacco = tobacco post
tile-treaty = trade treaty
tile-treasure-gold = treasure, +12 gold
tile-treasure-upgrade = promotion
tile-none = –

home-h1 = home island with free choice on 5
home-h2 = home island with free choice on 4
home-h3 = home island with free choice on 3
home-h4 = home island with free choice on 2

direction-north = north
direction-east = east
direction-south = south
direction-west = west

event-none = –
event-pirate = pirate
event-fire = fire
event-golden-times = golden times

condition-gold = 30 gold
condition-posts = 4 trading posts
condition-treaties = 3 trade treaties
condition-buildings = 4 public buildings
condition-merchants = 3 merchants
score-gold = { condition-gold }
score-posts = { condition-posts }
score-treaties = { condition-treaties }
score-buildings = { condition-buildings }
score-merchants = { condition-merchants }
condition-short-treaties = 3 treaties
condition-short-buildings = 4 buildings

## Labels of numbers and lists; the first replaces the platform's

ui-victory-points = Victory points
ui-buildings = Public buildings
ui-costs = Costs
ui-ship = ship

## Phases, and what each asks

phase-over = Game over
phase-deal-homes = Home islands
phase-choose-home = Home islands
phase-start-player = Start player
phase-roll = Production
phase-produce = Production
phase-event = Event
phase-golden-times = Golden times
phase-pirate = Pirate
phase-turn-back = Pirate
phase-refill = Pirate
phase-lay = Pirate
phase-trade = Building and trading
phase-draw-in-trade = Great Trading House
phase-building = Public building
phase-ships = Ships
phase-draw-at-sea = Great Trading House
phase-look = Discover
phase-tile = Island tile
phase-reveal = Island tile
phase-jetty = Trading post
phase-upgrade = Promotion
phase-discard = Hand limit

prompt-choose-home = Which home island do you choose?
prompt-produce = Which good do you take?
prompt-golden-times = Golden times: which good do you choose?
prompt-pirate = You cannot pay the pirate. Which trading post or trade treaty do you give up?
prompt-refill = On which square do you lay the new island?
prompt-trade = What do you build, develop, sell or buy before you set sail?
prompt-building = Which public building do you choose for the new pioneer?
prompt-ships = Where do your ships sail, and what do they discover?
prompt-tile = Do you use this island tile or leave it?
prompt-jetty = At which stone jetty do you lay the trading post?
prompt-upgrade = Which resident rises one level?
prompt-discard = You hold more than 5 cards. Which good do you hand back?

## Kinds of acts, as headings

kind-choose-home = Home island
kind-produce = Take a good
kind-golden-pick = Choose a good
kind-decline = Decline
kind-lose-post = Give up a trading post
kind-lose-treaty = Give up a trade treaty
kind-refill = New island
kind-build-ship = Build ship
kind-place-pioneer = Place pioneer
kind-develop = Develop
kind-sell = Sell
kind-buy = Buy
kind-great-house = Great Trading House
kind-choose-building = Public building
kind-no-building = No building
kind-set-sail = Set sail
kind-move = Sail
kind-discover = Discover
kind-use-tile = Use
kind-leave-tile = Leave
kind-choose-jetty = Stone jetty
kind-choose-upgrade = Promotion
kind-end-turn = End turn
kind-discard = Hand back

## Acts, as buttons

do-choose-home = Choose the { $home }
do-produce = Take 1 { $good }
do-golden-pick = Choose 1 { $good }
do-decline = Decline
do-lose-post = Give up the { $tile } at stone jetty { $number } (back { $back })
do-lose-treaty = Give up the trade treaty at wooden jetty { $jetty } (back { $back })
do-refill = Lay the new island on { $island }
do-build-ship = Build a ship (1 cloth, 1 wood, 1 tool)
do-place-pioneer =
    { $site ->
        [lost] Place a pioneer on resident space { $space } (1 wood, 1 tool), without a building
       *[other] Place a pioneer on resident space { $space } (1 wood, 1 tool)
    }
do-develop =
    { $level-id ->
        [settler] Develop the pioneer on resident space { $space } into a settler (1 cloth, 2 stone)
        [citizen] Develop the settler on resident space { $space } into a citizen (2 spice, 1 stone)
        [merchant] Develop the citizen on resident space { $space } into a merchant (2 tobacco, 1 spice)
       *[other] Develop the resident on resident space { $space }
    }
do-sell = Sell 1 { $good } to the { $level } on resident space { $space } (+{ $gold } gold)
do-buy = Buy 1 { $good } (−{ $gold } gold)
do-great-house = Draw a card from { $opponent } (−2 gold)
do-choose-building = Choose the { $building }
do-no-building = No building (this pioneer stays without one)
do-set-sail = Set sail (ends building and trading)
do-move = Sail to { $square } with ship { $ship } ({ $direction })
do-discover = Discover island { $square } with ship { $ship } ({ $direction })
do-use-tile = Use the island tile on { $island } (the ship goes back to your supply)
do-leave-tile = Leave the island tile on { $island }
do-choose-jetty = Lay the { $tile } at stone jetty { $number }
do-choose-upgrade =
    { $level-id ->
        [settler] Promote the pioneer on resident space { $space } to settler
        [citizen] Promote the settler on resident space { $space } to citizen
        [merchant] Promote the citizen on resident space { $space } to merchant
       *[other] Promote the resident on resident space { $space }
    }
do-end-turn = End turn
do-discard = Hand back 1 { $good }

## Acts, as the log tells them. A text that is only a hyphen is not shown: the next one tells it.

act-deal-home = { $who } gets the { $home }.
act-choose-home = { $who } chooses the { $home }.
act-start-player = { $who } starts.
act-roll =
    { $face ->
        [6] { $who } rolls a { $face }: an event.
       *[other] { $who } rolls a { $face }.
    }
act-produce = { $who } takes 1 { $good }.
act-event = { $who } rolls again, a { $face }: { $event }.
act-golden-pick = { $who } chooses 1 { $good }.
act-decline = { $who } declines.
act-lose-post = { $who } cannot pay and gives up the { $tile } at stone jetty { $number }.
act-lose-treaty = { $who } cannot pay and gives up a trade treaty (back { $back }).
act-turn-back = The top tile of the reserve stack has back { $back }.
act-refill = { $who } lays the new island on { $island }.
act-lay = Face down on { $island } lies: { $tile }.
act-lay-unseen = -
act-build-ship = { $who } builds a ship.
act-place-pioneer = { $who } places a pioneer on resident space { $space }.
act-develop =
    { $level-id ->
        [settler] { $who } develops the pioneer on resident space { $space } into a settler.
        [citizen] { $who } develops the settler on resident space { $space } into a citizen.
        [merchant] { $who } develops the citizen on resident space { $space } into a merchant.
       *[other] { $who } develops the resident on resident space { $space }.
    }
act-sell = { $who } sells 1 { $good } to a { $level }: +{ $gold } gold.
act-buy = { $who } buys 1 { $good }: −{ $gold } gold.
act-great-house = { $who } uses the Great Trading House: −2 gold.
act-draw-card = { $who } draws 1 { $good } from { $victim }.
act-draw-card-unseen = { $who } draws a card from { $victim }.
act-choose-building = { $who } chooses the { $building }.
act-no-building = { $who } takes no building.
act-set-sail = -
act-move = { $who } sails to { $square } with ship { $ship }.
act-discover = { $who } discovers island { $square } with ship { $ship }.
act-see = { $who } sees on { $island }: { $tile }.
act-see-unseen = -
act-use-tile = -
act-leave-tile = { $who } leaves the island tile on { $island }.
act-reveal = { $who } uses the island tile on { $island }: { $tile }.
act-choose-jetty = { $who } lays the { $tile } at stone jetty { $number }.
act-choose-upgrade =
    { $level-id ->
        [settler] { $who } promotes the pioneer on resident space { $space } to settler.
        [citizen] { $who } promotes the settler on resident space { $space } to citizen.
        [merchant] { $who } promotes the citizen on resident space { $space } to merchant.
       *[other] { $who } promotes the resident on resident space { $space }.
    }
act-end-turn = -
act-discard = { $who } hands back 1 { $good }.

## What follows by itself

news-takes = { $who } takes 1 { $good }.
news-lays = { $who } lays the new island on { $island }.
news-pays = { $who } pays { $gold } gold.
news-loses-resident = { $who } cannot pay and loses a { $level }.
news-loses-building = { $who } loses the { $building } too.
news-gains-point = { $who } now holds a victory point: { $condition }.
news-loses-point = { $who } loses a victory point: { $condition }.
news-wins = { $who } holds 3 victory points and wins.
news-round-limit =
    { $rounds ->
        [one] The round limit is reached: { $rounds } round.
       *[other] The round limit is reached: { $rounds } rounds.
    }

## Refusals

rule-an-1-7 = Somebody already has this home island.
rule-an-2-5 = You hold no card of this good.
rule-an-3-5 = Neither your home island nor your trading post gives this good for this number.
rule-an-3-7 = This good is out of stock. Take another one.
rule-an-4-5 = You have no trading post at this stone jetty.
rule-an-4-5b = You have no trade treaty at this wooden jetty.
rule-an-4-7 = An island tile already lies on this square.
rule-an-4-7b = This island square is not in play in this game.
rule-an-4-7c = Another free island square is farther from the start square.
rule-an-5-2 = Both of your ships are already on the sea board.
rule-an-5-2b = You lack goods for a ship. It costs 1 cloth, 1 wood and 1 tool.
rule-an-5-4 = You lack goods for a pioneer. It costs 1 wood and 1 tool.
rule-an-5-5 = All 4 of your pioneer/settler tiles are in use. Develop a settler into a citizen first.
rule-an-5-5b = All 7 resident spaces of your home island are taken.
rule-an-5-6 = Nobody lives on this resident space. Only a pioneer can be placed.
rule-an-5-7 = You lack goods for a settler. It costs 1 cloth and 2 stone.
rule-an-5-8 = You lack goods for a citizen. It costs 2 spice and 1 stone.
rule-an-5-8b = All 3 of your citizen/merchant tiles are in use.
rule-an-5-9 = You lack goods for a merchant. It costs 2 tobacco and 1 spice.
rule-an-5-9b = A merchant rises no further.
rule-an-6-2 = Nobody lives on this resident space, so nobody buys there.
rule-an-6-2b = You hold no card of this good.
rule-an-6-3 = This resident does not buy this good. Pioneers buy wood, stone or tool, settlers cloth, citizens spice, merchants tobacco.
rule-an-6-5 = This resident has already bought this turn.
rule-an-6-7 = You have already bought twice this turn.
rule-an-6-9 = You do not have enough gold for this purchase.
rule-an-6-9b = This good is out of stock.
rule-an-7-1 = This ship has no action points left.
rule-an-7-3 = The sea board ends there.
rule-an-7-4 = Ships never enter an island square.
rule-an-7-7 = No island tile lies next to the ship on this side.
rule-an-7-9 = This ship is in your own supply, not on the sea board.
rule-an-8-1 = You have no free stone jetty with this number.
rule-an-8-2 = You already have 4 trading posts. You can only leave this tile.
rule-an-8-3 = You already have 3 trade treaties. You can only leave this tile.
rule-an-8-5 = This resident cannot rise.
rule-an-8-6 = None of your residents can rise. You can only leave this tile.
rule-an-9-2 = You already own this public building. Choose a different one.
rule-an-9-3 = This public building is out of stock.
rule-an-9-6 = You do not own the Great Trading House.
rule-an-9-6b = You have already used the Great Trading House this turn.
rule-an-9-6c = You do not have the 2 gold for drawing a card.
rule-an-9-6d = You can draw a card only from another player at this table.
rule-an-9-6e = This player holds no cards.
rule-an-11-1 = This good is out of stock. Choose another one or decline.

## Options

option-start-player = Start player
option-start-player-why = Who takes the first turn.
option-start-player-random = random
option-start-player-0 = seat 1
option-start-player-1 = seat 2
option-start-player-2 = seat 3
option-start-player-3 = seat 4
option-home-islands = Home islands
option-home-islands-why = How the home islands are given out.
option-home-islands-random = random
option-home-islands-by-seat = by seat
option-home-islands-chosen = chosen
option-pirate-refill-scope = Pirate refill
option-pirate-refill-scope-why = On which island squares a new island may lie after a loss to the pirate.
option-pirate-refill-scope-any = any island
option-pirate-refill-scope-in-play = islands in play
option-round-limit = Round limit
option-round-limit-why = The game ends after this many rounds; 0 means no limit.
option-remember-looks = Remember seen islands
option-remember-looks-why = The sea goes on showing the islands that you have seen. The story tells them in any case.
option-remember-looks-off = off
option-remember-looks-on = on
option-open-hands = Open hands
option-open-hands-why = All cards lie face up, for learning the game.
option-open-hands-off = off
option-open-hands-on = on

## What a position is worth, for hints

# Each says what becomes better; it stands behind “That promises:”
term-victory = more victory points
term-residents = more residents or higher levels
term-buildings = more or better public buildings
term-islands = more or better trading posts and treaties
term-gold = more gold
term-ships = more ships or better islands in reach
term-goods = more or better goods
term-danger = less danger from pirate and fire

## How to read the board in the terminal

legend =
    On the sea: ⌂ is the start square, ◥+1◤ ship 1 of the seat with the emblem +, ·2· the action points a ship of yours would have left there.
    On islands: [2] is the back of a tile; below or after it are the emblems of those who have looked, or what you saw. A number alone is a square without a tile.
    Tiles: the name of a good is a trading post, −1 a trade treaty, +12 a treasure, +▲ a promotion.
    At home: 1 to 5 are the numbers of the die, with ? for a good of your choice; ╬ is a stone jetty, ╫ a wooden one, and 5 tool+cloth a cloth post at stone jetty 5; ✓ is a resident who has bought, or a cost that you can pay.
    Others: a letter for each resident, then buildings, trading posts and treaties. ¤ is gold, ◆ a victory point held.

## The board in the browser

stage-roll = Roll
stage-trade = Build & trade
stage-sail = Sail

board-chart = Sea board
board-port = Port
board-look = Look
board-sail =
    { $points ->
        [one] Sail to { $square }, { $points } action point
       *[other] Sail to { $square }, { $points } action points
    }
board-too-far =
    { $points ->
        [one] It is too far: this ship has { $points } action point left.
       *[other] It is too far: this ship has { $points } action points left.
    }
board-not-beside = This ship is not next to this island.
board-island = Island { $island }, back { $back }.
board-island-known = You have seen it: { $tile }.
board-island-open = Face down lies: { $tile }.
board-island-forgotten = You have looked at it.
board-island-unknown = You have not looked at it.
board-island-looked = Looked at by: { $who }.
board-island-empty = Island square { $island }, number { $mark }, without a tile.
board-looked = On { $island }: { $tile }.
board-ship-own = Your ship { $ship } on { $square }.
board-ship-of = Ship { $ship } of { $who } on { $square }.
board-ship-points =
    { $points ->
        [one] { $points } action point left.
       *[other] { $points } action points left.
    }
board-ships = Ships at sea
board-ships-at = Ships at sea: { $ships }
board-points = Action points
board-yard =
    { $yard ->
        [0] Both ships are at sea
        [one] { $yard } ship in the supply
       *[other] { $yard } ships in the supply
    }

board-rolled = The die shows { $roll }.
board-not-rolled = The die has not been rolled yet.
board-event-pirate = Everybody pays 1 gold for each trading post and treaty. Whoever cannot pay loses one of them. A smithy protects.
board-event-fire = Everybody pays 1 gold for each resident on spaces 3 to 7. Whoever cannot pay loses the last one. A fire station protects.
board-event-golden-times = Everybody may take 1 good from the supply; with a church 2.

board-home = Your home island
board-home-of = Home island of { $who }
board-works = Workshops
board-shop = On { $number } this island makes { $good }.
board-shop-free = On { $number } it makes any good you like.
board-post = Trading post at stone jetty { $number }: { $good }.
board-jetty = Jetty { $number }
board-jetty-free = Stone jetty { $number } is free for a trading post.
board-slot-post = post
board-posts = Trading posts
board-treaties = Treaties
board-treaty = Trade treaty (back { $back }): purchases cost 1 gold less.
board-treaty-free = A wooden jetty, free for a trade treaty.
board-village = Residents
board-plot = Resident space { $space }: { $level }, pays { $gold } gold.
board-plot-next = Resident space { $space }: the next pioneer settles here.
board-plot-vacant = Resident space { $space } is vacant. Spaces are filled in order.
board-sold = Has bought this turn.
board-site = A site for a public building
board-site-lost = An empty building site: nothing can be built while this resident lives here.

board-gold = Gold
board-cards = Cards
board-cards-of =
    { $cards ->
        [one] { $cards } card in hand
       *[other] { $cards } cards in hand
    }
board-points-held =
    { $points ->
        [one] { $points } victory point of 3
       *[other] { $points } victory points of 3
    }
board-held = held

board-market = Market
board-market-take = Take a good here.
board-market-left =
    { $left ->
        [one] { $left } purchase left
       *[other] { $left } purchases left
    }
board-market-closed = Closed now
board-price = Price of a purchase
board-price-each =
    { $treaties ->
        [0] each
        [one] each · { $treaties } treaty
       *[other] each · { $treaties } treaties
    }
board-stall = { $count } { $good } in the supply

board-hand = Your hand
board-hand-of = { $who }: cards in hand
board-hand-cards =
    { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
board-hand-limit = at most { $limit } at the end of your turn
board-hand-over =
    { $many ->
        [one] { $many } too many at the end of your turn
       *[other] { $many } too many at the end of your turn
    }
board-hand-none = No cards
board-card-hold = { $count } { $good }. Choose it to sell it to a { $level }.
board-cost-ship = Build a ship: 1 cloth, 1 wood, 1 tool
board-cost-pioneer = Place a pioneer: 1 wood, 1 tool
board-cost-settler = Pioneer becomes settler: 1 cloth, 2 stone
board-cost-citizen = Settler becomes citizen: 2 spice, 1 stone
board-cost-merchant = Citizen becomes merchant: 2 tobacco, 1 spice

board-goals = Three of five win
board-left = { $left } left
board-owners = Owned by { $who }

board-detail-produce = The die shows { $number }.
board-detail-golden =
    { $count ->
        [one] You may take { $count } good from the supply.
       *[other] You may take { $count } goods from the supply.
    }
board-detail-pirate = You owe { $owed } gold and have { $gold }.
board-detail-refill = The tile has back { $back }. It must lie as far from the port as possible.
board-detail-trade =
    { $left ->
        [0] No purchases left.
        [one] { $left } purchase left at { $price } gold.
       *[other] { $left } purchases left at { $price } gold.
    }
board-detail-cards =
    { $many ->
        [one] You hold { $many } card more than you may keep.
       *[other] You hold { $many } cards more than you may keep.
    }
board-detail-building = It stands under your pioneer on space { $space }. A site left empty stays empty as long as a resident lives on it.
board-detail-no-ship = You have no ship at sea.
board-detail-no-points = No action points are left.
board-detail-ship =
    { $points ->
        [one] Ship { $ship } on { $square } has { $points } action point.
       *[other] Ship { $ship } on { $square } has { $points } action points.
    }
board-detail-tile = On { $island } lies: { $tile }. Using it sends the ship back to your supply.
board-detail-discard =
    { $many ->
        [one] { $many } card has to go.
       *[other] { $many } cards have to go.
    }

board-words-turn = The turn
board-words-round = Round { $round }, turn { $turn }
board-words-active = { $who } has the turn: { $phase }
board-words-what = What
board-words-missing = You lack
board-words-price =
    { $left ->
        [0] A purchase costs { $price } gold.
        [one] A purchase costs { $price } gold; { $left } is left this turn.
       *[other] A purchase costs { $price } gold; { $left } are left this turn.
    }
board-words-goal = Victory point for
board-words-left = Left
board-words-effect = Effect
board-words-gold = { $gold } gold
board-words-treaties =
    { $treaties ->
        [one] { $treaties } trade treaty
       *[other] { $treaties } trade treaties
    }
board-words-ship = Ship { $ship } is on { $square }.
board-words-ship-yard = Ship { $ship } is in the supply.
board-words-number = Number
board-words-makes = Makes
board-words-post = Trading post
board-words-no-jetty = no jetty
board-words-free = free
board-words-space = Space
board-words-who = Resident
board-words-buys = Buys
board-words-building = Building
board-words-safe = safe from fire
board-words-island-empty = island without a tile
board-words-unknown = not seen
board-words-back = Tile { $back }
board-words-looked = looked: { $who }
board-words-sea = sea
board-words-reserve = Reserve stack by back: 2 × { $two }, 3 × { $three }, 4 × { $four }

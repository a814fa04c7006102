# The words of Age of Discovery. German and Dutch have the same keys and variables.
# An argument `x` that was put into words (ship=red_2 by ship-red-2) has its raw label in `x-id`.

game-title = Age of Discovery
game-pitch = Fit out ships, earn with trade orders, and send your fleet on twelve famous voyages.
game-goal = Have the most points after the final scoring: for ships on voyages, for your secret special order, and for ships left over.

## Ships, trade orders and jokers

colour-red = red
colour-yellow = yellow
colour-green = green
colour-blue = blue
colour-white = white
colour-brown = brown
ship-red-1 = red ship (1)
ship-red-2 = red ship (2)
ship-red-3 = red ship (3)
ship-yellow-1 = yellow ship (1)
ship-yellow-2 = yellow ship (2)
ship-yellow-3 = yellow ship (3)
ship-green-1 = green ship (1)
ship-green-2 = green ship (2)
ship-green-3 = green ship (3)
ship-blue-1 = blue ship (1)
ship-blue-2 = blue ship (2)
ship-blue-3 = blue ship (3)
ship-white-1 = white ship (1)
ship-white-2 = white ship (2)
ship-white-3 = white ship (3)
ship-brown-1 = brown ship (1)
ship-brown-2 = brown ship (2)
ship-brown-3 = brown ship (3)
ship-joker-1 = joker ship (1)
ship-joker-2 = joker ship (2)
ship-joker-3 = joker ship (3)
ship-joker-red-1 = joker as red ship (1)
ship-joker-red-2 = joker as red ship (2)
ship-joker-red-3 = joker as red ship (3)
ship-joker-yellow-1 = joker as yellow ship (1)
ship-joker-yellow-2 = joker as yellow ship (2)
ship-joker-yellow-3 = joker as yellow ship (3)
ship-joker-green-1 = joker as green ship (1)
ship-joker-green-2 = joker as green ship (2)
ship-joker-green-3 = joker as green ship (3)
ship-joker-blue-1 = joker as blue ship (1)
ship-joker-blue-2 = joker as blue ship (2)
ship-joker-blue-3 = joker as blue ship (3)
ship-joker-white-1 = joker as white ship (1)
ship-joker-white-2 = joker as white ship (2)
ship-joker-white-3 = joker as white ship (3)
ship-joker-brown-1 = joker as brown ship (1)
ship-joker-brown-2 = joker as brown ship (2)
ship-joker-brown-3 = joker as brown ship (3)
ship-none = –
order-red-3 = red trade order (3)
order-red-4 = red trade order (4)
order-red-5 = red trade order (5)
order-red-6 = red trade order (6)
order-yellow-3 = yellow trade order (3)
order-yellow-4 = yellow trade order (4)
order-yellow-5 = yellow trade order (5)
order-yellow-6 = yellow trade order (6)
order-green-3 = green trade order (3)
order-green-4 = green trade order (4)
order-green-5 = green trade order (5)
order-green-6 = green trade order (6)
order-blue-3 = blue trade order (3)
order-blue-4 = blue trade order (4)
order-blue-5 = blue trade order (5)
order-blue-6 = blue trade order (6)
order-white-3 = white trade order (3)
order-white-4 = white trade order (4)
order-white-5 = white trade order (5)
order-white-6 = white trade order (6)
order-brown-3 = brown trade order (3)
order-brown-4 = brown trade order (4)
order-brown-5 = brown trade order (5)
order-brown-6 = brown trade order (6)
order-none = –
joker-red-yellow = joker ship of red and yellow
joker-yellow-green = joker ship of yellow and green
joker-green-blue = joker ship of green and blue
joker-blue-white = joker ship of blue and white
joker-white-brown = joker ship of white and brown
joker-brown-red = joker ship of brown and red
card-red-1 = red ship (1)
card-red-2 = red ship (2)
card-red-3 = red ship (3)
card-yellow-1 = yellow ship (1)
card-yellow-2 = yellow ship (2)
card-yellow-3 = yellow ship (3)
card-green-1 = green ship (1)
card-green-2 = green ship (2)
card-green-3 = green ship (3)
card-blue-1 = blue ship (1)
card-blue-2 = blue ship (2)
card-blue-3 = blue ship (3)
card-white-1 = white ship (1)
card-white-2 = white ship (2)
card-white-3 = white ship (3)
card-brown-1 = brown ship (1)
card-brown-2 = brown ship (2)
card-brown-3 = brown ship (3)
card-interim = interim scoring
card-final = final scoring
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
place-buy-1 = the ship in column 1
place-buy-2 = the ship in column 2
place-buy-3 = the ship in column 3
place-buy-4 = the ship in column 4
place-buy-5 = the ship in column 5
place-next-1 = the follow-up ship in column 1
place-next-2 = the follow-up ship in column 2
place-next-3 = the follow-up ship in column 3
place-next-4 = the follow-up ship in column 4
place-next-5 = the follow-up ship in column 5
place-order-1 = trade order 1 of the display
place-order-2 = trade order 2 of the display
place-order-3 = trade order 3 of the display
place-order-4 = trade order 4 of the display

## Special orders

special-present = Present
special-half = Half
special-majority = Majority
special-alone = Alone
special-present-effect = Counts each voyage with at least one ship of yours.
special-half-effect = Counts each voyage with a ship of yours where you have at least as many as all others together.
special-majority-effect = Counts each voyage where you have more ships than all others together.
special-alone-effect = Counts each voyage where only you have ships.

## Options

option-start-player = Start player
option-start-player-why = Who begins. Seats count from 0.
option-start-player-random = drawn by lot
option-start-player-0 = seat 0
option-start-player-1 = seat 1
option-start-player-2 = seat 2
option-start-player-3 = seat 3
option-joker-counts-unplaced = Unplaced joker
option-joker-counts-unplaced-why = Whether a joker that is on no voyage at the end brings a point like a bought ship.
option-joker-counts-unplaced-on = brings a point
option-joker-counts-unplaced-off = brings nothing
option-reserve-same-turn = Buy what you reserved in the same turn
option-reserve-same-turn-why = Whether a reserved card may be taken in the same turn already.
option-reserve-same-turn-on = yes
option-reserve-same-turn-off = no
option-strict-markers = Only 20 markers each
option-strict-markers-why = Whether the 20 markers of each player are a limit.
option-strict-markers-on = yes
option-strict-markers-off = no
option-seat-bonus = Extra coins for later seats
option-seat-bonus-why = Whether the second, third and fourth player begin with 1, 2 and 3 more coins.
option-seat-bonus-on = yes
option-seat-bonus-off = no
option-even-specials = Evened special orders
option-even-specials-why = Whether the special orders of three and four players pay so that all four kinds win alike between strong bots.
option-even-specials-on = yes
option-even-specials-off = no
option-turn-limit = Turns per player
option-turn-limit-why = The game ends when everybody has had this many turns.

## Phases, and what each asks

phase-over = Game over
phase-start-player = Start player
phase-lay-ship = The ship market is laid out
phase-lay-order = Trade orders are laid out
phase-deal-order = Trade orders are dealt
phase-deal-joker = Joker ships are dealt
phase-deal-special = Special orders are dealt
phase-menu = Two actions
phase-refill = Display
phase-take-order = Trade-order pile
phase-buy = Buying ships
phase-turn-up = Draw pile
phase-place = Placing ships
phase-voyage-ship = Voyage
phase-order-ship = Trade order
phase-duration = Rounds
phase-show-joker = Joker ship
phase-show-special = Special orders

prompt-menu = A turn has two different actions: coins, a trade order, buying ships or placing ships. What do you do?
prompt-buy = Do you buy another ship?
prompt-place = Do you place another ship?
prompt-voyage-ship = Which ship goes on this voyage?
prompt-order-ship = Which ship serves this trade order?
prompt-duration = For how many rounds does the trade order run?

## Kinds of acts, as headings

kind-take-coins = Take coins
kind-acquire = Acquire a trade order
kind-acquire-unseen = Trade order from the pile
kind-buy = Buy ships
kind-reserve = Reserve
kind-head-for = Voyage
kind-send = Ship for the voyage
kind-start-order = Start a trade order
kind-assign = Ship for the trade order
kind-agree = Rounds
kind-stop = Done
kind-end-turn = End turn

## Acts, as buttons

do-take-coins = Take 2 coins
do-acquire = Acquire the { $order } (−1 coin)
do-acquire-unseen = Acquire the top trade order of the pile (−1 coin)
do-buy = Buy the { $ship } from column { $column } (−{ $coins } coins)
do-reserve = Reserve { $place }
do-head-for = Place a ship on the voyage of { $voyage }
do-send =
    { $card ->
        [yes] Place the { $ship } on the voyage of { $voyage } (uses Any colour)
       *[no] Place the { $ship } on the voyage of { $voyage }
    }
do-start-order = Start the { $order }
do-assign =
    { $card ->
        [yes] Assign the { $ship } (uses Any colour)
       *[no] Assign the { $ship }
    }
do-agree =
    { $rounds ->
        [one] { $rounds } round for { $coins } coins
       *[other] { $rounds } rounds for { $coins } coins
    }
do-stop = Done
do-end-turn = End turn

## Acts, as the log tells them. A text that is only a hyphen is not shown: the next one tells it.

act-start-player = { $who } starts.
act-lay-ship = -
act-lay-order = In the display: { $order }.
act-deal-order = { $who } gets the { $order }.
act-deal-order-unseen = { $who } gets a trade order from the pile.
act-deal-joker = { $who } gets the { $joker }.
act-deal-joker-unseen = -
act-deal-special = { $who } gets the special order { $special }.
act-deal-special-unseen = -
act-take-coins = { $who } takes 2 coins.
act-acquire = { $who } acquires the { $order }.
act-acquire-unseen = { $who } acquires the top trade order of the pile.
act-buy = { $who } buys the { $ship } for { $coins } coins.
act-turn-up = Turned up: { $card }.
act-reserve = { $who } reserves { $place }.
act-head-for = -
act-send =
    { $card ->
        [yes] { $who } places the { $ship } on the voyage of { $voyage }, with Any colour.
       *[no] { $who } places the { $ship } on the voyage of { $voyage }.
    }
act-start-order = { $who } starts the { $order }.
act-assign =
    { $card ->
        [yes] { $who } assigns the { $ship }, with Any colour.
       *[no] { $who } assigns the { $ship }.
    }
act-agree =
    { $rounds ->
        [one] The { $order } runs for { $rounds } round and will bring { $who } { $coins } coins.
       *[other] The { $order } runs for { $rounds } rounds and will bring { $who } { $coins } coins.
    }
act-show-joker = { $who } shows the { $joker }.
act-stop = -
act-end-turn = -
act-show-special = { $who } shows the special order { $special }.

## What follows by itself

news-any-colour = { $who } plays Any colour for it.
news-completed = { $who } completes the { $order } and takes { $coins } coins.
news-interim-card =
    { $turns ->
        [0] The interim scoring comes after this turn.
        [one] The interim scoring comes after { $turns } more turn.
       *[other] The interim scoring comes after { $turns } more turns.
    }
news-final-card =
    { $turns ->
        [0] The last round begins: this turn is the last.
        [one] The last round begins: { $turns } more turn after this one.
       *[other] The last round begins: { $turns } more turns after this one.
    }
news-limit = Everybody has had { $turns } turns: the game ends.
news-interim = Interim scoring for { $who }: { $points }.
news-final = Final scoring of the voyages for { $who }: { $points }.
news-special = Special order and unplaced ships for { $who }: { $points }.
news-wins = { $who } wins with { $points }.

## What a score is made of

score-interim = Interim scoring
score-final = Voyages
score-special = Special order
score-unplaced = Unplaced ships

## What a position is worth, for hints

# Each says what becomes better; it stands behind “That promises:”
term-points = more points scored
term-voyages = more points from voyages
term-special = better prospects for the special order
term-coins = more coins or a better use for them
term-ships = more to gain from free ships
term-running = more to gain from running trade orders
term-orders = more trade orders in hand or ships to match them
term-cards = more action cards

## The drawing in a terminal

table-voyages = Voyages
table-market = Ship market
table-orders = Trade orders
table-coins =
    { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
table-completed = completed
table-any-colour = Any colour
table-reserve = Reserve
table-joker = Joker
table-piles = Draw piles
table-turn = Turn { $n }
table-interim-in =
    { $n ->
        [0] Interim scoring after this turn
        [one] Interim scoring after { $n } more turn
       *[other] Interim scoring after { $n } more turns
    }
table-final-in =
    { $n ->
        [0] Final scoring after this turn
        [one] Final scoring after { $n } more turn
       *[other] Final scoring after { $n } more turns
    }
table-limit-in =
    { $n ->
        [0] End of the game after this turn
        [one] End of the game after { $n } more turn
       *[other] End of the game after { $n } more turns
    }

## Refusals

rule-ad-1-3 = A turn has two actions, each a different one: this one is not possible any more.
rule-ad-1-6 = The first action cannot be skipped. Taking coins is always possible.
rule-ad-4-1 = A trade order costs 1 coin.
rule-ad-4-3 = You hold 4 trade orders already.
rule-ad-4-5 = No trade order is left there.
rule-ad-4-6 = This trade order is reserved by somebody else.
rule-ad-5-3 = You cannot pay for this ship.
rule-ad-5-9 = No ship lies there.
rule-ad-5-10 = This ship is reserved by somebody else.
rule-ad-6-1 = You have no free ship for this.
rule-ad-6-2 = You cannot pay the placement fee, 1 coin for a ship and 2 for the joker.
rule-ad-7-1 = None of your free ships fits this voyage.
rule-ad-7-2 = The colour does not fit, and you have no Any colour card for it.
rule-ad-7-5 = There is not enough room for it.
rule-ad-7-8 = You have too few markers left for this.
rule-ad-8-1 = This trade order is not in your hand.
rule-ad-8-2 = The capacity of the trade order cannot be met exactly with the ships, cards, coins and markers you have.
rule-ad-8-2b = With this ship the capacity of the trade order could not be met exactly any more.
rule-ad-9-3 = Your joker does not have this colour.
rule-ad-9-4 = The joker cannot take this colour here.
rule-ad-10-5 = You have no Reserve card left.
rule-ad-10-7 = You reserved this card in this very turn: you can take it from your next turn on.
rule-ad-10-10 = Somebody else has reserved this card.
rule-ad-10-10b = You have already reserved this card in this turn.

## The board in the browser: begin

stage-choose = Choose
stage-carry-out = Carry out
stage-score = Score
board-quay = Ship market
board-piles = Draw piles
board-pile =
    { $count ->
        [0] Pile { $pile } is used up.
        [one] Pile { $pile }: { $count } ship left.
       *[other] Pile { $pile }: { $count } ships left.
    }
board-pile-interim =
    { $count ->
        [one] Pile { $pile }: { $count } card left. It is the interim scoring.
       *[other] Pile { $pile }: { $count } cards left, the interim scoring among them.
    }
board-pile-final =
    { $count ->
        [one] Pile { $pile }: { $count } card left. It is the final scoring.
       *[other] Pile { $pile }: { $count } cards left, the final scoring among them.
    }
board-berth = Column { $column }: { $ship } for { $coins } coins.
board-berth-empty = Column { $column }: the buying row is empty.
board-follows = Column { $column }: { $ship } in the follow-up row. It moves down when the ship below it is bought.
board-follows-none = Column { $column }: the follow-up row is empty.
board-reserved = Reserved by { $who }.
board-orders = Trade orders
board-orders-price = 1 coin each
board-order = { $order }: { $one }, { $two } or { $three } coins for 1, 2 or 3 rounds.
board-slot-empty = Place { $slot } of the display is empty.
board-heap =
    { $count ->
        [0] The trade-order pile is empty.
        [one] Trade-order pile: { $count } card, face down.
       *[other] Trade-order pile: { $count } cards, face down.
    }
board-gone = Left the game: { $orders }.
board-voyages = Voyages
board-voyage = Voyage of { $voyage }, colour { $colour }: { $load } of { $capacity } taken.
board-established = Fleet colour { $colour }: ships that join must have it or come with Any colour.
board-established-none = The first ship sets the fleet colour.
board-voyage-points = A ship brings { $ib } at the interim scoring and { $fb } at the end; in the colour of the voyage { $ic } and { $fc }.
board-aboard = { $ship } of { $who }
board-fulfils = Counts for your special order.
board-desk = Your desk
board-desk-of = Desk of { $who }
board-coins =
    { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
board-any-colour =
    { $count ->
        [one] { $count } action card Any colour
       *[other] { $count } action cards Any colour
    }
board-reserve-card =
    { $count ->
        [one] { $count } action card Reserve
       *[other] { $count } action cards Reserve
    }
board-fleet = Free ships
board-fleet-of = { $who }: free ships
board-fleet-fee = placing: 1 coin a ship, 2 for the joker
board-fleet-none = No free ships
board-free = { $count } × { $ship }
board-joker-why = It counts as either colour; you choose its capacity, 1 to 3, each time.
board-joker-hidden = Joker, not shown yet
board-hand = Trade orders in hand
board-hand-of = { $who }: trade orders in hand
board-hand-cards =
    { $cards ->
        [one] { $cards } trade order in hand, at most { $limit }
       *[other] { $cards } trade orders in hand, at most { $limit }
    }
board-hand-count = { $cards } of { $limit }
board-hand-none = No trade orders
board-known = Known: { $orders }
board-running = Running trade orders
board-running-none = None is running.
board-running-order =
    { $rounds ->
        [one] { $order }: { $coins } coins after { $rounds } more round.
       *[other] { $order }: { $coins } coins after { $rounds } more rounds.
    }
board-starting =
    { $need ->
        [0] { $order }, being started: its capacity is met.
       *[other] { $order }, being started: { $need } of { $capacity } still missing.
    }
board-completed =
    { $count ->
        [0] No trade order completed yet
        [one] { $count } trade order completed
       *[other] { $count } trade orders completed
    }
board-special = Special order
board-special-table = Points for each voyage by completed trade orders
board-special-sum =
    { $voyages ->
        [one] Now: { $voyages } voyage × { $each } = { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
       *[other] Now: { $voyages } voyages × { $each } = { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
    }
board-special-hidden = Special orders stay secret until the end.
board-special-unknown = Not dealt yet.
board-score = Victory points
board-points = Points
board-would-interim = Interim, if scored now
board-would-final = Final, if scored now
board-would-open = Final without special orders, now
board-interim-in =
    { $turns ->
        [0] Interim scoring at the end of this turn
        [one] Interim scoring after { $turns } more turn
       *[other] Interim scoring after { $turns } more turns
    }
board-final-in =
    { $turns ->
        [0] This is the last turn of the game.
        [one] Last round: { $turns } more turn after this one.
       *[other] Last round: { $turns } more turns after this one.
    }
board-final-why = Coins will be worth nothing.
board-limit-in =
    { $turns ->
        [0] This is the last turn of the game.
        [one] The end is near: { $turns } more turn after this one.
       *[other] The end is near: { $turns } more turns after this one.
    }
board-limit-why = Everybody has { $turns } turns at most.
board-room = room for { $room } more
board-need = { $need } of { $capacity } still missing
board-met = Its capacity is met.
board-plays-card = plays Any colour
board-actions-done =
    { $count ->
        [0] No action begun yet
       *[other] { $count } of two actions begun or done
    }
board-action-coins = take coins
board-action-acquire = acquire a trade order
board-action-buy = buy ships
board-action-place = place ships
board-action-done = begun or done in this turn
board-action-open = possible now
board-action-closed = not possible now
board-detail-menu =
    { $left ->
        [one] One action left: { $actions }.
       *[other] { $left } actions left: { $actions }.
    }
board-detail-last = Both actions are done. You may still reserve something.
board-detail-buy =
    { $coins ->
        [one] You have { $coins } coin left.
       *[other] You have { $coins } coins left.
    }
board-detail-place =
    { $coins ->
        [one] Choose a ship, a voyage or a trade order. You have { $coins } coin left.
       *[other] Choose a ship, a voyage or a trade order. You have { $coins } coins left.
    }
board-detail-ship = Choose a voyage or a trade order for this ship.
board-detail-reserve = Choose a ship of the buying row or the follow-up row, or a trade order of the display.
board-detail-voyage = The voyage of { $voyage } has room for { $room } more.
board-detail-order = { $order }: { $need } still missing, exactly.
board-detail-duration = More rounds pay more, but the ships come back later.
board-words-turn = The turn
board-words-number = Turn { $turn }
board-words-active = { $who } has the turn: { $phase }
board-words-heading = A ship is to be placed on the voyage of { $voyage }.
board-words-interim-over = The interim scoring is over.
board-words-voyage = Voyage
board-words-colour = Colour
board-words-load = Taken
board-words-established = Fleet colour
board-words-interim = Interim scoring
board-words-final = Final scoring
board-words-ships = Ships
board-words-pair = { $black }, in its colour { $coloured }
board-words-column = Column
board-words-buy = Buying row
board-words-price = Price
board-words-next = Follow-up row
board-words-completed = Completed trade orders
board-words-each = Points for each voyage
board-words-now = now
board-words-coins = Coins
board-words-any-colour = Any colour cards
board-words-reserve = Reserve cards
board-words-joker-free = free
board-words-joker-used = placed
board-words-points =
    { $points ->
        [one] { $points } victory point
       *[other] { $points } victory points
    }
board-words-would = If scored now: interim { $interim }, final { $final }, and { $left } for unplaced ships.

## The board in the browser: end

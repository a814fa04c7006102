# The words of Age of Discovery. German and Dutch have the same keys and variables.
# An argument `x` that was put into words (ship=red_2 by ship-red-2) has its raw label in `x-id`.

game-title = Age of Discovery
game-pitch = Fit out ships, earn with trade orders, and send your fleet on twelve famous voyages.
game-goal = Have the most points when the last voyages are scored: for ships on voyages, for your secret special order, and for ships left over.

## Ships, orders and jokers

colour-red = red
colour-yellow = yellow
colour-green = green
colour-blue = blue
colour-white = white
colour-brown = brown
ship-red-1 = red ship of 1
ship-red-2 = red ship of 2
ship-red-3 = red ship of 3
ship-yellow-1 = yellow ship of 1
ship-yellow-2 = yellow ship of 2
ship-yellow-3 = yellow ship of 3
ship-green-1 = green ship of 1
ship-green-2 = green ship of 2
ship-green-3 = green ship of 3
ship-blue-1 = blue ship of 1
ship-blue-2 = blue ship of 2
ship-blue-3 = blue ship of 3
ship-white-1 = white ship of 1
ship-white-2 = white ship of 2
ship-white-3 = white ship of 3
ship-brown-1 = brown ship of 1
ship-brown-2 = brown ship of 2
ship-brown-3 = brown ship of 3
ship-joker-1 = joker as ship of 1
ship-joker-2 = joker as ship of 2
ship-joker-3 = joker as ship of 3
ship-joker-red-1 = joker as red ship of 1
ship-joker-red-2 = joker as red ship of 2
ship-joker-red-3 = joker as red ship of 3
ship-joker-yellow-1 = joker as yellow ship of 1
ship-joker-yellow-2 = joker as yellow ship of 2
ship-joker-yellow-3 = joker as yellow ship of 3
ship-joker-green-1 = joker as green ship of 1
ship-joker-green-2 = joker as green ship of 2
ship-joker-green-3 = joker as green ship of 3
ship-joker-blue-1 = joker as blue ship of 1
ship-joker-blue-2 = joker as blue ship of 2
ship-joker-blue-3 = joker as blue ship of 3
ship-joker-white-1 = joker as white ship of 1
ship-joker-white-2 = joker as white ship of 2
ship-joker-white-3 = joker as white ship of 3
ship-joker-brown-1 = joker as brown ship of 1
ship-joker-brown-2 = joker as brown ship of 2
ship-joker-brown-3 = joker as brown ship of 3
ship-none = –
order-red-3 = red order of 3
order-red-4 = red order of 4
order-red-5 = red order of 5
order-red-6 = red order of 6
order-yellow-3 = yellow order of 3
order-yellow-4 = yellow order of 4
order-yellow-5 = yellow order of 5
order-yellow-6 = yellow order of 6
order-green-3 = green order of 3
order-green-4 = green order of 4
order-green-5 = green order of 5
order-green-6 = green order of 6
order-blue-3 = blue order of 3
order-blue-4 = blue order of 4
order-blue-5 = blue order of 5
order-blue-6 = blue order of 6
order-white-3 = white order of 3
order-white-4 = white order of 4
order-white-5 = white order of 5
order-white-6 = white order of 6
order-brown-3 = brown order of 3
order-brown-4 = brown order of 4
order-brown-5 = brown order of 5
order-brown-6 = brown order of 6
order-none = –
joker-red-yellow = joker of red and yellow
joker-yellow-green = joker of yellow and green
joker-green-blue = joker of green and blue
joker-blue-white = joker of blue and white
joker-white-brown = joker of white and brown
joker-brown-red = joker of brown and red
card-red-1 = red ship of 1
card-red-2 = red ship of 2
card-red-3 = red ship of 3
card-yellow-1 = yellow ship of 1
card-yellow-2 = yellow ship of 2
card-yellow-3 = yellow ship of 3
card-green-1 = green ship of 1
card-green-2 = green ship of 2
card-green-3 = green ship of 3
card-blue-1 = blue ship of 1
card-blue-2 = blue ship of 2
card-blue-3 = blue ship of 3
card-white-1 = white ship of 1
card-white-2 = white ship of 2
card-white-3 = white ship of 3
card-brown-1 = brown ship of 1
card-brown-2 = brown ship of 2
card-brown-3 = brown ship of 3
card-interim = the interim scoring
card-final = the final scoring
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
place-next-1 = the following ship in column 1
place-next-2 = the following ship in column 2
place-next-3 = the following ship in column 3
place-next-4 = the following ship in column 4
place-next-5 = the following ship in column 5
place-order-1 = order 1 of the display
place-order-2 = order 2 of the display
place-order-3 = order 3 of the display
place-order-4 = order 4 of the display

## Special orders

special-present = Present
special-half = Half
special-majority = Majority
special-alone = Alone
special-present-effect = Counts each voyage with at least one ship of yours.
special-half-effect = Counts each voyage where you have at least as many ships as all others together.
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
option-reserve-same-turn = Take at once what you reserve
option-reserve-same-turn-why = Whether a reserved card may be taken in the same turn already.
option-reserve-same-turn-on = yes
option-reserve-same-turn-off = no
option-strict-markers = Markers run out
option-strict-markers-why = Whether the 20 markers of each player are a limit.
option-strict-markers-on = yes
option-strict-markers-off = no
option-seat-bonus = Coins for later seats
option-seat-bonus-why = Whether the second, third and fourth player begin with 1, 2 and 3 more coins.
option-seat-bonus-on = yes
option-seat-bonus-off = no
option-turn-limit = Turn limit
option-turn-limit-why = The game ends when everybody has had this many turns.

## Phases, and what each asks

phase-over = Game over
phase-start-player = Start player
phase-lay-ship = The market is laid
phase-lay-order = Orders are laid
phase-deal-order = Orders are dealt
phase-deal-joker = Jokers are dealt
phase-deal-special = Special orders are dealt
phase-menu = Two actions
phase-refill = Display
phase-take-order = Order pile
phase-buy = Buying ships
phase-turn-up = Draw pile
phase-place = Placing ships
phase-voyage-ship = Voyage
phase-order-ship = Order
phase-duration = Duration
phase-show-joker = Joker
phase-show-special = Special orders

prompt-menu = Two different actions: coins, an order, buying ships or placing ships. What do you do?
prompt-buy = Do you buy another ship?
prompt-place = Do you place another ship?
prompt-voyage-ship = Which ship goes on this voyage?
prompt-order-ship = Which ship serves this order?
prompt-duration = For how many rounds does the order run?

## Kinds of acts, as headings

kind-take-coins = Take coins
kind-acquire = Acquire an order
kind-acquire-unseen = Order from the pile
kind-buy = Buy a ship
kind-reserve = Reserve
kind-head-for = Voyage
kind-send = Ship for the voyage
kind-start-order = Start an order
kind-assign = Ship for the order
kind-agree = Duration
kind-stop = Stop
kind-end-turn = End turn

## Acts, as buttons

do-take-coins = Take 2 coins
do-acquire = Acquire the { $order } (−1 coin)
do-acquire-unseen = Acquire the top order of the pile (−1 coin)
do-buy = Buy the { $ship } (−{ $coins } coins)
do-reserve = Reserve { $place }
do-head-for = Place a ship on the voyage of { $voyage }
do-send =
    { $card ->
        [yes] Send the { $ship } with { $voyage } (plays a card for any colour)
       *[no] Send the { $ship } with { $voyage }
    }
do-start-order = Start the { $order }
do-assign =
    { $card ->
        [yes] Assign the { $ship } (plays a card for any colour)
       *[no] Assign the { $ship }
    }
do-agree =
    { $rounds ->
        [one] { $rounds } round for { $coins } coins
       *[other] { $rounds } rounds for { $coins } coins
    }
do-stop = Stop
do-end-turn = End turn

## Acts, as the log tells them. A text that is only a hyphen is not shown: the next one tells it.

act-start-player = { $who } starts.
act-lay-ship = -
act-lay-order = The { $order } is laid out.
act-deal-order = { $who } gets the { $order }.
act-deal-order-unseen = { $who } gets an order from the pile.
act-deal-joker = { $who } gets the { $joker }.
act-deal-joker-unseen = -
act-deal-special = { $who } gets the special order { $special }.
act-deal-special-unseen = -
act-take-coins = { $who } takes 2 coins.
act-acquire = { $who } acquires the { $order }.
act-acquire-unseen = { $who } acquires the top order of the pile.
act-buy = { $who } buys the { $ship } for { $coins } coins.
act-turn-up = Turned up: { $card }.
act-reserve = { $who } reserves { $place }.
act-head-for = -
act-send =
    { $card ->
        [yes] { $who } sends the { $ship } with { $voyage }, by a card for any colour.
       *[no] { $who } sends the { $ship } with { $voyage }.
    }
act-start-order = { $who } starts the { $order }.
act-assign =
    { $card ->
        [yes] { $who } assigns the { $ship }, by a card for any colour.
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

news-completed = { $who } completes the { $order } and takes { $coins } coins.
news-interim-card = The interim scoring comes after everybody’s next turn.
news-final-card = The last round begins: everybody has one more turn.
news-interim = Interim scoring: { $who } gains { $points }.
news-final = Final scoring of the voyages: { $who } gains { $points }.
news-special = Special order and unplaced ships bring { $who } { $points }.
news-wins = { $who } wins with { $points }.

## What a position is worth, for hints

term-points = points scored
term-voyages = ships on voyages
term-special = the special order
term-coins = coins
term-ships = ships ready to sail
term-orders = orders
term-cards = action cards

## Refusals

rule-ad-1-3 = This action is done: a turn has two different actions.
rule-ad-1-6 = The first action cannot be skipped.
rule-ad-4-1 = An order costs 1 coin.
rule-ad-4-3 = You hold 4 orders already.
rule-ad-4-4 = No order lies there.
rule-ad-4-5 = The pile of orders is empty.
rule-ad-4-6 = This order is reserved by somebody else.
rule-ad-5-3 = You cannot pay for this ship.
rule-ad-5-9 = No ship lies there.
rule-ad-5-10 = This ship is reserved by somebody else.
rule-ad-6-1 = You have no such ship free.
rule-ad-6-2 = You cannot pay the fee: 1 coin for a ship, 2 for the joker.
rule-ad-7-1 = None of your free ships fits this voyage.
rule-ad-7-2 = The colour does not fit, and you have no card for any colour.
rule-ad-7-5 = There is not enough room for it.
rule-ad-7-8 = You have not enough markers left.
rule-ad-8-1 = This order is not in your hand.
rule-ad-8-2 = The capacity of the order cannot be met exactly.
rule-ad-9-3 = The joker does not have this colour.
rule-ad-9-4 = The joker cannot take this colour here.
rule-ad-10-5 = You have no card for reserving left.
rule-ad-10-5b = Nothing lies there to be reserved.
rule-ad-10-7 = You reserved this card in this very turn: it can be taken from your next turn on.
rule-ad-10-10 = Somebody else has reserved this card.
rule-ad-10-10b = You have already marked this card in this turn.

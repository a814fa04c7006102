# The words of New England. German and Dutch have the same keys and variables.
# An argument `x` that was put into words (card=s_o4 by card-s-o4) has its raw label in `x-id`.

game-title = New England
game-pitch = Buy land on the coast of Massachusetts, put it to use, and house pilgrims, barns and ships on it.
game-goal = Collect the most victory points: for cards that you carry out, and for most pilgrims, barns and ships.

## Things

terrain-settlement = settlement
terrain-field = field
terrain-pasture = pasture
terrain-none = –

figure-none = –
figure-pilgrim = pilgrim
figure-barn = barn
figure-ship = ship

figures-pilgrim = pilgrims
figures-barn = barns
figures-ship = ships

shape-d2 = pair
shape-l3 = corner of three
shape-i3 = row of three
shape-o4 = square
shape-i4 = row of four
shape-t4 = T shape
shape-s4 = zigzag
shape-l4 = L shape

card-pilgrim = Pilgrim
card-barn = Barn
card-ship = Ship
card-s-d2 = Settlement: pair
card-s-l3 = Settlement: corner of three
card-s-o4 = Settlement: square
card-f-d2 = Field: pair
card-f-l3 = Field: corner of three
card-f-i3 = Field: row of three
card-f-i4 = Field: row of four
card-g-d2 = Pasture: pair
card-g-l3 = Pasture: corner of three
card-g-i3 = Pasture: row of three
card-g-t4 = Pasture: T shape
card-g-s4 = Pasture: zigzag
card-g-l4 = Pasture: L shape
card-none = –

card-pilgrim-effect = Each income brings you 1 shilling more. Moves aside when its tile is wanted.
card-barn-effect = Holds one card that you bought, until you carry it out. Never moves.
card-ship-effect = Stands on the coast. Whoever has most ships may reveal an extra offer in their turn, before buying.

lie-across = across
lie-down = down

score-cards = Cards
score-pilgrims = Most pilgrims
score-barns = Most barns
score-ships = Most ships

achievement-most-pilgrims = most pilgrims
achievement-most-barns = most barns
achievement-most-ships = most ships
achievement-all-terrains = cards of all three terrains

## Options

option-first-player = Start player
option-first-player-why = Who is start player of the first round. Seats count from 0.
option-first-player-random = drawn by lot
option-first-player-0 = seat 0
option-first-player-1 = seat 1
option-first-player-2 = seat 2
option-first-player-3 = seat 3
option-start-layout = Start layout
option-start-layout-why = Whether everybody lays the start tiles, or they lie in a fixed layout of ours.
option-start-layout-free = free
option-start-layout-preset = preset
option-placement-order = Order of the laying rounds
option-placement-order-why = It begins at the right of the start player and goes on in this direction.
option-placement-order-counterclockwise = counter-clockwise
option-placement-order-clockwise = clockwise
option-start-touch = Start tiles touching
option-start-touch-why = Whether start tiles may touch each other at corners.
option-start-touch-strict = printed rule: never
option-start-touch-edges = designer’s correction: at corners
option-mirror-shapes = Mirror images
option-mirror-shapes-why = Whether the shape of a card may be mirrored as well as turned. It matters for the zigzag and the L shape.
option-mirror-shapes-off = no
option-mirror-shapes-on = yes
option-end-choice = Ending the game
option-end-choice-why = Whether the start player may announce a number for which the pieces no longer suffice.
option-end-choice-free = at will
option-end-choice-feasible-only = only when nothing else is left

## Phases, and what each asks

phase-over = Game over
phase-first-player = Start player
phase-start-terrain = Start tiles
phase-start-spot = Start tiles
phase-announce = Offer
phase-offer-land = Offer
phase-offer-card = Offer
phase-token = Bid tokens
phase-turn = Buying
phase-extra-land = Extra offer
phase-extra-card = Extra offer
phase-land-plot = Laying land
phase-shape-spot = Using land
phase-figure-tile = Placing a figure
phase-reseat = Moving aside

prompt-start-terrain = Which start tile do you lay now?
prompt-start-spot = On which two plots does it lie?
prompt-announce = How many land tiles go on offer?
prompt-token = Which bid token do you take, with its place in the order and its price?
prompt-turn = What do you buy or carry out?
prompt-land-plot = On which plot do you lay the tile?
prompt-shape-spot = Which plots do you use?
prompt-figure-tile = On which tile does the figure stand?
prompt-reseat = Where does the figure go?

## Kinds of acts, as headings

kind-start-terrain = Choose a start tile
kind-start-spot = Lay the start tile
kind-announce = Announce the offer
kind-take-token = Take a bid token
kind-reveal-land = Reveal land
kind-reveal-card = Reveal a card
kind-buy-land = Buy land
kind-buy-execute = Buy and carry out
kind-buy-store = Buy and store
kind-execute-stored = Carry out from the barn
kind-end-turn = End turn
kind-land-plot = Lay the tile
kind-shape-spot = Choose plots
kind-figure-tile = Place the figure
kind-reseat = Move aside

## Acts, as buttons

do-start-terrain = Start tile: { $terrain }
do-start-spot = Lay the start tile ({ $terrain }) on { $plots }
do-announce =
    { $ends ->
        [yes] { $land } land tiles: this ends the game
       *[no] { $land } land tiles and { $cards } cards
    }
do-take-token = Take bid token { $token }
do-reveal-land = Reveal a land tile as an extra offer
do-reveal-card = Reveal a card as an extra offer
do-buy-land =
    { $price ->
        [one] Buy land: { $terrain } (−{ $price } shilling)
       *[other] Buy land: { $terrain } (−{ $price } shillings)
    }
do-buy-execute =
    { $price ->
        [one] Buy and carry out – { $card } (−{ $price } shilling)
       *[other] Buy and carry out – { $card } (−{ $price } shillings)
    }
do-buy-store =
    { $price ->
        [one] Buy and store – { $card } (−{ $price } shilling)
       *[other] Buy and store – { $card } (−{ $price } shillings)
    }
do-execute-stored = Carry out from the barn – { $card }
do-end-turn = End turn (+{ $income } shillings)
do-land-plot = Lay the tile ({ $terrain }) on { $plot }
do-shape-spot = Use { $plots } – { $card }
do-figure-tile = Place the { $figure } on { $tile }
do-reseat = Move the { $figure } from { $from } to { $tile }

## Acts, as the log tells them. A text that is only a hyphen is not shown: the next one tells it.

act-first-player = { $who } is start player.
act-start-terrain = -
act-start-spot = { $who } lays a start tile on { $plots }: { $terrain }.
act-announce = { $who } announces { $land } land tiles.
act-draw-land =
    { $extra ->
        [yes] Extra offer: { $terrain }.
       *[no] -
    }
act-draw-card =
    { $extra ->
        [yes] Extra offer: { $card }.
       *[no] On offer: { $card }.
    }
act-take-token = { $who } takes bid token { $token }.
act-reveal-land = { $who } reveals a land tile.
act-reveal-card = { $who } reveals a card.
act-buy-land =
    { $price ->
        [one] { $who } buys land for { $price } shilling: { $terrain }.
       *[other] { $who } buys land for { $price } shillings: { $terrain }.
    }
act-buy-execute =
    { $price ->
        [one] { $who } buys for { $price } shilling: { $card }.
       *[other] { $who } buys for { $price } shillings: { $card }.
    }
act-buy-store =
    { $price ->
        [one] { $who } buys for { $price } shilling and stores in a barn: { $card }.
       *[other] { $who } buys for { $price } shillings and stores in a barn: { $card }.
    }
act-execute-stored = { $who } takes out of a barn: { $card }.
act-end-turn = { $who } ends the turn: +{ $income } shillings.
act-land-plot = { $who } lays the tile on { $plot }.
act-shape-spot = { $who } uses { $plots }.
act-figure-tile = { $who } chooses { $tile } for the { $figure }.
act-reseat = { $who } moves the { $figure } from { $from } to { $tile }.

## What follows by itself

news-preset = The start tiles lie in the preset layout.
news-relaxed =
    { $step ->
        [1] No spot keeps clear of all start tiles: this time corners may touch.
       *[other] No spot keeps clear of all start tiles: this one only avoids the same terrain of other families.
    }
news-offer-land = Land on offer: settlement { $settlements }, field { $fields }, pasture { $pastures }.
news-order-three = Turn order: { $first } ({ $first-token }), { $second } ({ $second-token }), { $third } ({ $third-token }).
news-order-four = Turn order: { $first } ({ $first-token }), { $second } ({ $second-token }), { $third } ({ $third-token }), { $fourth } ({ $fourth-token }).
news-points =
    { $points ->
        [one] { $who } has carried out: { $card } (+{ $points } victory point).
       *[other] { $who } has carried out: { $card } (+{ $points } victory points).
    }
news-most =
    { $figure-id ->
        [pilgrim] { $who } now has most pilgrims.
        [barn] { $who } now has most barns.
       *[ship] { $who } now has most ships.
    }
news-most-lost =
    { $figure-id ->
        [pilgrim] { $who } no longer has most pilgrims.
        [barn] { $who } no longer has most barns.
       *[ship] { $who } no longer has most ships.
    }
news-unsold =
    { $count ->
        [one] { $count } unsold piece leaves the game.
       *[other] { $count } unsold pieces leave the game.
    }
news-round = Round { $round }: { $who } is start player.
news-ends = Not enough is left (bag { $bag }, stack { $stack }): the game is over.
news-stored-lost =
    { $count ->
        [one] { $who }: { $count } card in a barn counts nothing.
       *[other] { $who }: { $count } cards in barns count nothing.
    }
news-wins = { $who } wins with { $points } victory points.
news-wins-money =
    { $money ->
        [one] Tied at { $points } victory points: { $who } wins with more money, { $money } shilling.
       *[other] Tied at { $points } victory points: { $who } wins with more money, { $money } shillings.
    }
news-shares = { $who } shares the win with { $points } victory points.

## What a position is worth, for hints

# Each says what becomes better; it stands behind “That promises:”
term-money = more shillings to spend
term-income = more income later on
term-cards = more points for cards carried out
term-majorities = better prospects of majorities
term-land = more to gain from free land and stored cards
term-room = more room to grow
term-offer = better buys in the coming turn
term-rivals = fewer points for the others

## Refusals

rule-ne-2-1 = You have laid this start tile already.
rule-ne-2-3 = A start tile covers two plots, and the board ends here.
rule-ne-2-3b = A start tile lies there.
rule-ne-2-4 = It would touch another start tile.
rule-ne-5-2 = Somebody has taken this bid token.
rule-ne-6-3 = This is not on offer.
rule-ne-6-4 = You have made your two purchases of this turn.
rule-ne-6-5 = You have fewer shillings than your bid token says.
rule-ne-6-6 = You could not lay this tile anywhere.
rule-ne-6-7 = You cannot carry out this card now.
rule-ne-7-1 = A tile lies there.
rule-ne-7-2 = You have no land of this terrain beside that plot.
rule-ne-7-3 = Another family has land of the same terrain beside that plot.
rule-ne-8-1 = The shape does not fit on the board like that, or covers the same plots as when it is turned less.
rule-ne-8-1b = Not all of these plots are your own land of the card’s terrain.
rule-ne-8-2 = A shape can be turned but not mirrored.
rule-ne-8-3 = A start tile is used as a whole or not at all.
rule-ne-8-4 = A barn stands there for good.
rule-ne-8-7 = This tile is used already.
rule-ne-9-1 = This is not a tile of yours.
rule-ne-9-2 = A figure stands there already.
rule-ne-9-2b = A start tile is one tile: choose its first plot.
rule-ne-10-3 = A barn stands there and never moves.
rule-ne-10-6 = You have no empty barn.
rule-ne-10-8 = No barn of yours holds this card.
rule-ne-10-8b = You cannot carry out this stored card now.
rule-ne-10-11 = A ship needs a tile on the coast.
rule-ne-10-14 = One extra offer is for whoever has most ships as the turn begins, before the first purchase.
rule-ne-10-16 = The bag is empty.
rule-ne-10-16b = The stack is empty.
rule-ne-11-2 = Your pilgrims and ships would not all find another tile.
rule-ne-11-4 = This tile is to be cleared.
rule-ne-13-2 = Not enough is left for that number, but there is for another.

## The board in the browser

stage-start = Start tiles
stage-offer = Offer
stage-tokens = Bid tokens
stage-buy = Buy and build

board-country = The country
board-offer = Offer
board-tokens = Bid tokens
board-barns = Cards in barns
board-remaining = Bag and stack
board-start-tiles = Start tiles
board-start-tile = Start tile
board-land = land
board-figure-card = figure
board-shillings = shillings
board-points = victory points
board-plots = plots
board-land-of = Land: { $terrain }
board-card-worth =
    { $points ->
        [one] { $card }, { $points } victory point
       *[other] { $card }, { $points } victory points
    }
board-tile = { $plots }: { $terrain } of { $who }, unused.
board-tile-used = { $plots }: { $terrain } of { $who }, used.
board-tile-figure = On it: { $figure }.
board-token = Bid token { $token }
board-token-taken = Bid token { $token }: taken by { $who }
board-token-pays =
    { $count ->
        [0] Bid token { $token }: you could not pay a purchase
        [one] Bid token { $token }: you could pay one purchase
       *[other] Bid token { $token }: you could pay two purchases
    }
board-token-of =
    { $place ->
        [0] Bid token { $token }
       *[other] Bid token { $token }, number { $place } of the turns to come
    }
board-order = Turns to come: { $names }
board-purchases-left =
    { $count ->
        [0] no purchase left
        [one] each, { $count } purchase left
       *[other] each, { $count } purchases left
    }
board-bag =
    { $count ->
        [one] { $count } land tile in the bag.
       *[other] { $count } land tiles in the bag.
    }
board-stack =
    { $count ->
        [one] { $count } card in the stack.
       *[other] { $count } cards in the stack.
    }
board-space-land = Space { $space }: for a land tile
board-space-either = Space { $space }: for a land tile or a card
board-space-card = Space { $space }: for a card
board-space-extra = Extra offer { $space }: sold
board-ends = ends the game at once
board-split = { $land } land tiles, { $cards } cards
board-laid = laid
board-first = Start player
board-family-of = Everything about { $who }
board-money =
    { $income ->
        [0] { $money ->
            [one] { $money } shilling
           *[other] { $money } shillings
        }
       *[other] { $money ->
            [one] { $money } shilling, { $income } more at the end of the turn
           *[other] { $money } shillings, { $income } more at the end of the turn
        }
    }
board-figures = { $figure }: { $count }
board-figures-most = { $figure }: { $count }, the majority, { $points } victory points
board-score-made = Points: { $score } ({ $cards } for cards, { $bonus } for majorities)
board-stored = { $card }, in a barn
board-barn-empty = An empty barn
board-carried-out =
    { $count ->
        [one] { $card }: { $points } points
       *[other] { $card } × { $count }: { $points } points
    }
board-left = { $piece }: { $count } left, { $gone } out of the game
board-rounds-left =
    { $count ->
        [0] This is the last round for which the pieces suffice.
        [one] After this round they suffice for one more at most.
       *[other] After this round they suffice for { $count } more at most.
    }
board-detail-start = Each tile stands for one terrain; all your land of it will grow from there.
board-detail-spot = The tile follows the pointer; the wheel turns it.
board-detail-spot-tap = A tap shows a place, a second one takes it.
board-detail-apart-corners = Start tiles keep apart, even at corners.
board-detail-apart-edges = Start tiles may touch only at corners.
board-detail-apart-terrain = No spot keeps clear of them all: this tile only avoids the same terrain of other families.
board-detail-announce = Land hangs on the upper of the nine hooks, cards on the rest.
board-detail-endings = In the bag: { $bag }, in the stack: { $stack }. A number marked red ends the game.
board-detail-token = You have { $money } shillings. The filled dots below a token say how many purchases you can pay with it.
board-detail-buy =
    { $count ->
        [one] One purchase for { $price }.
       *[other] Two purchases for { $price } each.
    }
board-detail-poor = A purchase costs { $price }, and you have { $money }.
board-detail-bought = You have made both purchases.
board-detail-reveal = You have most ships, so you may reveal an extra offer before you buy.
board-detail-stored = A card from your barn fits.
board-detail-land = Beside your own { $terrain }, never beside another family’s.
board-detail-shape = { $card }: the outline follows the pointer; the wheel turns it.
board-detail-shape-tap = { $card }: a tap shows a place, a second one takes it.
board-detail-shape-only = { $card }: it fits only here.
board-detail-pilgrim = On any free tile of yours. Each income brings 1 shilling more.
board-detail-barn = It stays there for good, so not on land that you still want to use.
board-detail-ship = On a tile of yours at the coast.
board-detail-reseat = The { $figure } on { $from } steps aside. Choose its new tile.
board-words-turn = The round
board-words-round = Round { $round }; start player: { $who }.
board-words-active = { $who }: { $phase }
board-words-price =
    { $count ->
        [0] No purchase is left in this turn.
        [one] A purchase costs { $price }; { $count } is left.
       *[other] A purchase costs { $price }; { $count } are left.
    }
board-words-endings = Announcing one of these numbers would end the game: { $numbers }
board-words-pending = Being laid or carried out: { $piece }
board-words-reseat = The { $figure } on { $from } looks for another tile.
board-words-barred = Barred for this start tile: { $plots }
board-words-family = { $who }, family { $family }
board-words-barns = In barns: { $cards }. Empty barns: { $empty }
board-words-land = Land
board-words-unused = unused
board-words-room = can grow to

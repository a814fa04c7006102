game-title = Pearl Divers
game-pitch = Dive, keep your pearls to yourself, and sell them together.
game-goal = Have the most gold when the sea is empty.

phase-over = Over
phase-turn = Turn
phase-find = Finding
prompt-turn = Do you dive for an oyster, or sell what is alike?
stage-turn = Your turn

oyster-empty = empty oyster
oyster-white = white pearl
oyster-black = black pearl

do-dive = Dive
do-sell = Sell { $count } × { $oyster } for { $gold }
do-rest = Rest
kind-dive = Dive
kind-sell = Sell
kind-rest = Rest
act-dive = -
act-find = { $who } dives and finds: { $oyster }.
act-find-unseen = { $who } dives and comes up with an oyster.
act-sell = { $who } sells { $count } × { $oyster } for { $gold }.
act-rest = { $who } rests on the beach.
news-over = The sea is empty, and the game is over.

rule-pd-2-2 = No oyster is left on the sea bed.
rule-pd-2-3 = Your basket is full. Sell something first.
rule-pd-2-4 = Nobody rests who can still dive or sell.
rule-pd-3-1 = You do not have so many of these.

option-basket-size = Basket
option-basket-size-why = How many oysters a basket holds.
option-market = Market
option-market-why = Are pearls of a colour worth more together?
option-market-sets = more together
option-market-pieces = each by itself

term-gold = more gold
term-basket = more worth in the basket
term-dive = more to hope for from the dive
term-room = more room in the basket
score-white = White pearls
score-black = Black pearls
achievement-white = most from white pearls
achievement-black = most from black pearls

board-bed = { $left ->
    [one] { $left } oyster on the sea bed
   *[other] { $left } oysters on the sea bed
  }
board-sea = The sea
board-market = The merchant pays for 1, 2, 3 …
board-sold = { $sold } sold
board-basket = Your basket
board-basket-empty = It is empty.
board-divers = Divers
board-who = Diver
board-gold = Gold
board-held = Oysters

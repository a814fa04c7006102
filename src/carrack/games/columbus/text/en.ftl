# The words of Columbus. German and Dutch have the same keys and variables.
# An argument `x` that was put into words (card=mutiny by card-mutiny) has its raw label in `x-id`.

game-title = Columbus
game-pitch = Race west across the Atlantic, find an inhabited island, and be first back in port with the news.
game-goal = Find a disc that shows an inhabited island, and be the first to bring that discovery back to the port.

## Things

symbol-compass = compass
symbol-sail = sail
symbol-whirlwind = whirlwind
symbol-storm = storm
symbol-telescope = telescope

direction-n = north
direction-ne = north-east
direction-e = east
direction-se = south-east
direction-s = south
direction-sw = south-west
direction-w = west
direction-nw = north-west

card-provisions-1 = 1 barrel of provisions
card-provisions-2 = 2 barrels of provisions
card-provisions-3 = 3 barrels of provisions
card-mutiny = mutiny
card-hurricane = hurricane
card-fog-n = fog, drifting north
card-fog-e = fog, drifting east
card-fog-s = fog, drifting south
card-fog-w = fog, drifting west
card-kept = a card to keep
card-good-winds = Good Winds
card-very-good-winds = Very Good Winds
card-whirlwind-2 = Whirlwind, 2 steps
card-whirlwind-3 = Whirlwind, 3 steps
card-carpenter = Carpenter
card-good-weather = Good Weather

card-good-winds-effect = Your ship sails 2 extra fields this turn, also out of and through calms.
card-very-good-winds-effect = After this turn you have one more.
card-whirlwind-2-effect = Move the whirlwinds 2 extra fields this turn, as you like.
card-whirlwind-3-effect = Move the whirlwinds 3 extra fields this turn, as you like.
card-carpenter-effect = Before you roll: your main mast stands again, and you play a normal turn.
card-good-weather-effect = Cancel a storm that somebody else raises, before the arrow is spun.

disc-sea = open sea
disc-isle-1 = an island with 1 palm
disc-isle-2 = an island with 2 palms
disc-isle-3 = an island with 3 palms
disc-inhabited = an inhabited island

by-compass = compass
by-sail = sail
by-wind = Good Winds
by-die = whirlwind die
by-card = Whirlwind card
flight-stop = stop
flight-over = fly over

## Options

option-start-player = Start player
option-start-player-why = Who begins. Seats count from 0.
option-start-player-random = drawn by lot
option-start-player-0 = seat 0
option-start-player-1 = seat 1
option-start-player-2 = seat 2
option-start-player-3 = seat 3
option-start-player-4 = seat 4
option-whirlwind-entry = Sailing into a whirlwind
option-whirlwind-entry-why = Whether a ship may sail into a whirlwind; it then loses its mast.
option-whirlwind-entry-damage = allowed, with damage
option-whirlwind-entry-forbidden = not allowed
option-port-reentry = Back into port
option-port-reentry-why = Who may sail back into port: everybody, or only who has found an inhabited island.
option-port-reentry-any = everybody
option-port-reentry-discoverers-only = only discoverers
option-early-card-weather = Hurricane and fog in round 1
option-early-card-weather-why = Whether hurricane and fog cards blow in the first round already.
option-early-card-weather-on = yes
option-early-card-weather-off = no
option-whirlwind-lock = Whirlwind rests after a hit
option-whirlwind-lock-why = Whether a whirlwind that has hit a ship stays where it is for the rest of the turn.
option-whirlwind-lock-on = yes
option-whirlwind-lock-off = no
option-round-limit = Round limit
option-round-limit-why = The game ends after this many rounds; whoever has come farthest wins.

## Phases, and what each asks

phase-over = Game over
phase-start-player = Start player
phase-before-roll = Before the roll
phase-dice = Dice
phase-action = At sea
phase-repair = Repair throw
phase-flight = Whirlwind in flight
phase-good-weather = Storm rising
phase-spin = Compass rose
phase-respin = Storm
phase-turn-up = Event card
phase-take-card = Event card
phase-mutiny = Mutiny
phase-disc = Telescope
phase-relocate = Whirlwind moves on

prompt-before-roll = Roll the dice, play a card first, or give up the turn for 2 barrels?
prompt-action = How do you use your dice?
prompt-repair = Your mast is down: only a sail helps. Do you roll again or finish?
prompt-flight = Where does the whirlwind come down?
prompt-good-weather = A storm is rising. Do you calm it with Good Weather?
prompt-respin = Do you let this wind blow or spin again?
prompt-mutiny = Mutiny! Do you give the crew a barrel or lose your next turn?
prompt-relocate = The whirlwind has hit you. Where does it go now?

## Kinds of acts, as headings

kind-decline = Give up the turn
kind-roll = Roll
kind-reroll = Roll again
kind-sail = Sail
kind-whirl = Move a whirlwind
kind-raise-storm = Raise a storm
kind-draw-card = Draw a card
kind-load = Load provisions
kind-look = Look out
kind-play = Play a card
kind-end-turn = End turn
kind-finish = Finish the throw
kind-good-weather = Good Weather
kind-let-it-blow = Let it blow
kind-accept = Accept the wind
kind-spin-again = Spin again
kind-pay-crew = Pay the crew
kind-miss-turn = Lose a turn
kind-relocate = Move the whirlwind
kind-leave = Leave the whirlwind

## Acts, as buttons

do-decline = Give up the turn (+2 barrels)
do-roll = Roll the dice
do-reroll =
    { $count ->
        [one] Roll { $count } die again (−1 barrel)
       *[other] Roll { $count } dice again (−1 barrel)
    }
do-sail = Sail to { $field } ({ $direction }) with: { $by }
do-whirl =
    { $flight-id ->
        [over] Whirlwind { $whirlwind } flies over { $field } ({ $direction }) with: { $by }
       *[stop] Whirlwind { $whirlwind } goes to { $field } ({ $direction }) with: { $by }
    }
do-raise-storm =
    { $spins ->
        [one] Raise a storm in zone { $zone }
       *[other] Raise a storm in zone { $zone } (up to { $spins } spins)
    }
do-draw-card = Draw an event card
do-load = Load a barrel at the island
do-look = Look at a disc through the telescope
do-play = Play { $card }
do-end-turn = End turn
do-finish =
    { $repaired ->
        [yes] Set up the mast and end the turn
       *[no] End the turn without a mast
    }
do-good-weather = Play Good Weather: no storm in zone { $zone }
do-let-it-blow = Let the storm in zone { $zone } blow
do-accept = Let it blow to the { $direction }
do-spin-again = Spin the arrow again ({ $left } left)
do-pay-crew = Give the crew a barrel
do-miss-turn = Lose your next turn
do-relocate = Move whirlwind { $whirlwind } to { $mark }
do-leave = Leave whirlwind { $whirlwind } on { $at }

## Acts, as the log tells them. A text that is only a hyphen is not shown: the next one tells it.

act-start-player = { $who } starts.
act-decline = { $who } gives up the turn and takes 2 barrels.
act-roll = -
act-die = -
act-reroll =
    { $count ->
        [one] { $who } pays a barrel and rolls { $count } die again.
       *[other] { $who } pays a barrel and rolls { $count } dice again.
    }
act-sail = { $who } sails to { $field }.
act-whirl =
    { $flight-id ->
        [over] { $who } lets whirlwind { $whirlwind } fly over { $field }.
       *[stop] { $who } moves whirlwind { $whirlwind } to { $field }.
    }
act-raise-storm = { $who } raises a storm in zone { $zone }.
act-draw-card = { $who } draws an event card.
act-load = { $who } loads a barrel at the island.
act-look = { $who } looks through the telescope.
act-play = { $who } plays { $card }.
act-end-turn = -
act-finish = -
act-good-weather = { $who } plays Good Weather: the storm in zone { $zone } does not come.
act-let-it-blow = { $who } lets it blow.
act-spin = The arrow points { $direction }.
act-accept = { $who } accepts the wind.
act-spin-again = { $who } spins again.
act-turn-up =
    { $card-id ->
        [kept] The card has no cross: { $who } keeps it.
       *[other] The card says: { $card }.
    }
act-take-card = { $who } now holds { $card }.
act-take-card-unseen = -
act-pay-crew = { $who } gives the crew a barrel.
act-miss-turn = { $who } will lose a turn.
act-open-disc =
    { $disc-id ->
        [inhabited] { $who } sees an inhabited island: a discovery!
        [sea] { $who } sees nothing but the open sea.
       *[other]
            { $palms ->
                [one] { $who } sees an island with { $palms } palm and takes provisions.
               *[other] { $who } sees an island with { $palms } palms and takes provisions.
            }
    }
act-relocate = { $who } moves whirlwind { $whirlwind } to { $mark }.
act-leave = { $who } leaves whirlwind { $whirlwind } where it is.

## What follows by itself

news-throw = { $who } throws:{ $compass ->
        [0] { "" }
       *[other] { " " }{ $compass } × compass
    }{ $sail ->
        [0] { "" }
       *[other] { " " }{ $sail } × sail
    }{ $whirlwind ->
        [0] { "" }
       *[other] { " " }{ $whirlwind } × whirlwind
    }{ $storm ->
        [0] { "" }
       *[other] { " " }{ $storm } × storm
    }{ $telescope ->
        [0] { "" }
       *[other] { " " }{ $telescope } × telescope
    }
news-driven = { $who } is driven from { $from } to { $field }.
news-mast-whirlwind = The whirlwind breaks the mast of { $who } on { $field }.
news-mast-rocks = { $who } is driven onto the rocks beside { $field } and loses the mast.
news-mast-ship = Ships collide on { $field }: { $who } loses the mast.
news-repaired = { $who } has a mast again.
news-mutiny-misses = { $who } has no barrel for the crew and will lose a turn.
news-turn-lost = { $who } loses this turn to the mutiny.
news-wins = { $who } is home with the discovery and wins.
news-round-limit = { $rounds } rounds are over: whoever has come farthest wins.

## What a position is worth, for hints

term-voyage = the way left
term-mast = the mast
term-provisions = provisions
term-cards = cards in hand
term-dice = dice and steps still to use
term-danger = dangers near by
term-rivals = what the others have reached

## Refusals

rule-co-2-8 = The chart ends there.
rule-co-3-5 = A turn can only be given up before anything else is done in it.
rule-co-3-9 = You have played your one card of this turn.
rule-co-4-7 = A die has been used: dice cannot be rolled again this turn.
rule-co-4-7b = Rolling again costs a barrel, and you have none.
rule-co-5-2 = Ships cannot enter reefs, islands or the mainland.
rule-co-5-3 = Another ship is there.
rule-co-5-5 = You have no compass left.
rule-co-5-5b = You have no sail left.
rule-co-5-5c = You have no step of Good Winds left.
rule-co-5-5d = You are becalmed: a compass does not move your ship.
rule-co-5-6 = At this table ships do not sail into whirlwinds.
rule-co-5-7 = At this table only who has found an inhabited island sails back into port.
rule-co-6-1 = There are no storms in the first round.
rule-co-6-2 = You have no storm symbol left.
rule-co-6-7 = Becalmed, you cannot raise a storm.
rule-co-8-1 = You have no whirlwind symbol left.
rule-co-8-2 = A whirlwind can only stop on water.
rule-co-8-3 = A whirlwind cannot fly over the mainland, the port or the edge.
rule-co-8-4 = There is nothing to fly over; the whirlwind can stop there.
rule-co-8-4b = You have no further step left with which it could come down.
rule-co-8-4c = The other whirlwind is in flight.
rule-co-8-12 = A whirlwind that has hit a ship rests for the rest of the turn.
rule-co-8-13 = The whirlwind stands there already.
rule-co-9-5 = A ship without its mast cannot be sailed.
rule-co-9-6 = In a repair throw only the sail counts.
rule-co-9-9 = Good Winds do not help a ship without its mast.
rule-co-10-2 = You are becalmed: only sails can be used.
rule-co-12-1 = You are not beside an island.
rule-co-12-1b = Your hold is full: 8 barrels.
rule-co-12-3 = Discs can only be seen from plain water in columns A and B.
rule-co-12-5 = You have no telescope left.
rule-co-13-1 = You do not hold this card.
rule-co-13-7 = You have no whirlwind step of a card left.
rule-co-13-8 = The Carpenter only works before the roll.
rule-co-13-8b = Your mast is standing.
rule-co-13-9 = You do not hold Good Weather.
rule-co-13-11 = Good Weather can only be played against somebody else’s storm, before the arrow is spun.
rule-co-14-5 = You have found an inhabited island and look no further.

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

# The four dice of a throw, for news-throw.
first-compass = { symbol-compass }
first-sail = { symbol-sail }
first-whirlwind = { symbol-whirlwind }
first-storm = { symbol-storm }
first-telescope = { symbol-telescope }
second-compass = { symbol-compass }
second-sail = { symbol-sail }
second-whirlwind = { symbol-whirlwind }
second-storm = { symbol-storm }
second-telescope = { symbol-telescope }
third-compass = { symbol-compass }
third-sail = { symbol-sail }
third-whirlwind = { symbol-whirlwind }
third-storm = { symbol-storm }
third-telescope = { symbol-telescope }
fourth-compass = { symbol-compass }
fourth-sail = { symbol-sail }
fourth-whirlwind = { symbol-whirlwind }
fourth-storm = { symbol-storm }
fourth-telescope = { symbol-telescope }

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

mark-d2 = D2
mark-l3 = L3
mark-f5 = F5
mark-h7 = H7
mark-l7 = L7
mark-d8 = D8

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

prompt-before-roll = Before the roll: what do you do?
prompt-action = How do you use your dice?
prompt-repair = Your mast is down: only a sail helps. Do you roll again or finish?
prompt-flight = Where does the whirlwind come down?
prompt-good-weather = A storm is rising. Do you calm it with Good Weather?
prompt-respin = Do you let this wind blow or spin again?
prompt-mutiny = Mutiny: do you give the crew a barrel or lose a turn in a later round?
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

do-decline =
    { $barrels ->
        [0] Give up the turn
        [one] Give up the turn (+{ $barrels } barrel)
       *[other] Give up the turn (+{ $barrels } barrels)
    }
do-roll = Roll the dice
do-reroll =
    { $count ->
        [one] Roll die { $which } again (−1 barrel)
       *[other] Roll dice { $which } again (−1 barrel)
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
do-miss-turn = Lose a turn in a later round
do-relocate = Move whirlwind { $whirlwind } to { $mark }
do-leave = Leave whirlwind { $whirlwind } on { $at }

## Acts, as the log tells them. A text that is only a hyphen is not shown: the next one tells it.

act-start-player = { $who } starts.
act-decline =
    { $barrels ->
        [0] { $who } gives up the turn.
        [one] { $who } gives up the turn and takes { $barrels } barrel.
       *[other] { $who } gives up the turn and takes { $barrels } barrels.
    }
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
        [inhabited] { $who } sees an inhabited island: a discovery.
        [sea] { $who } sees nothing but the open sea.
       *[other] { $barrels ->
            [0] { $who } sees { $disc }, but the hold is full.
            [one] { $who } sees { $disc } and takes { $barrels } barrel.
           *[other] { $who } sees { $disc } and takes { $barrels } barrels.
        }
    }
act-relocate = { $who } moves whirlwind { $whirlwind } to { $mark }.
act-leave = { $who } leaves whirlwind { $whirlwind } where it is.

## What follows by itself

news-throw = { $who } throws { $first }, { $second }, { $third } and { $fourth }.
news-driven = { $who } is driven from { $from } to { $field }.
news-mast-whirlwind = The whirlwind breaks the mast of { $who } on { $field }.
news-mast-rocks = { $who } is driven onto the rocks beside { $field } and loses the mast.
news-mast-ship = Ships collide on { $field }: { $who } loses the mast.
news-repaired = { $who } has a mast again.
news-mutiny-misses = { $who } has no barrel for the crew and will lose a turn.
news-no-weather = In the first round this has no effect.
news-turn-lost = { $who } loses this turn to the mutiny.
achievement-home = home with the discovery
achievement-farthest = farthest when the rounds were over
news-wins = { $who } is home with the discovery and wins.
news-round-limit = { $rounds } rounds are over: whoever has come farthest wins.

## What a position is worth, for hints

# Each says what becomes better; it stands behind “That promises:”
term-voyage = a shorter way left to go
term-mast = less trouble with the mast
term-provisions = more provisions or fewer turns lost
term-cards = more or better cards in hand
term-dice = more use in the dice and steps left
term-danger = less danger from obstacles and whirlwinds
term-rivals = a harder voyage for the others

## Refusals

rule-co-2-8 = The chart ends there.
rule-co-3-3 = You have not rolled yet: no die can pay a step.
rule-co-3-5 = A turn can only be given up before anything else is done in it.
rule-co-3-9 = You have played your one card of this turn.
rule-co-4-7 = A die has been used: dice cannot be rolled again this turn.
rule-co-4-7b = Rolling again costs a barrel, and you have none.
rule-co-5-2 = Ships cannot enter reefs, islands or the mainland.
rule-co-5-3 = Another ship is there.
rule-co-5-5 = You have no compass for this step.
rule-co-5-5b = You have no sail for this step.
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
rule-co-10-2 = You are becalmed: of the dice only sails can be used.
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

## How to read the board in the terminal

legend =
    On the chart: · plain water, ~ calm, ∘ whirlwind mark, ▲▲ reef, ♣♣ island, ▒▒ mainland, ⌂ port
    A ship is the emblem of its captain; behind it ' says that its mast is down, if there is room. @1 is whirlwind 1, @2 whirlwind 2, @12 both.
    Ships: ‡ mast stands, † mast down, ★ has found an inhabited island, +1 has one more turn after this one, ● barrel, ○ room for one
    Cards: ✓ the one card of this turn is played, ↺2 two of them held since before the reshuffle, −1 a turn to lose
    Below the ships: @1 L2, and the emblems of those who may move whirlwind 1 after the turn, in their order.

## The board in the browser

stage-before = Before the roll
stage-sea = Use the dice
stage-after = Whirlwinds

board-other-island = Your ship does not lie beside this island.
board-chart = Sea chart of the Atlantic, columns A to N from west to east, rows 1 to 9 from north to south
board-port = Port
board-europe = Europe
board-africa = Africa
board-azores = Azores
board-canaries = Canaries
board-indies = The Indies
board-unseen =
    { $count ->
        [one] { $count } unseen
       *[other] { $count } unseen
    }
board-look =
    { $count ->
        [one] Look through the telescope at the disc that lies face down
       *[other] Look through the telescope at one of { $count } discs that lie face down
    }
board-load = Load a barrel at: { $island }
board-zone = Zone { $zone }
board-zone-storm = Raise a storm in zone { $zone }
board-rose = The arrow points { $direction }.
board-sail-to = Sail to { $field }, paid with: { $by }
board-whirl-to = Whirlwind { $whirlwind } to { $field }
board-whirl-over = Whirlwind { $whirlwind } flies over { $field }
board-whirl-drop = let it be
board-too-far = A step leads to a neighbouring field.
board-too-far-whirl = A whirlwind moves one field at a time.
board-ship-own = Your ship on { $field }.
board-ship-of = The ship of { $who } on { $field }.
board-mast = The mast stands.
board-mast-lost = The mast is down.
board-found = Has found an inhabited island.
board-pays = The next step is paid with: { $by }. Press to change.
board-whirlwind = Whirlwind { $whirlwind } on { $field }.
board-whirlwind-take = Press to take it in hand.
board-whirlwind-drop = In hand. Press again to let it be.
board-whirlwind-switch = Press again to pay with the card instead of a die.
board-whirlwind-card = A step of the card pays. Press again to let it be.
board-whirlwind-die = A step of the card pays. Press again to pay with a die.
board-flying = In flight.
board-claims = May be moved after the turn by: { $who }.

board-dice = The dice
board-die =
    { $used ->
        [yes] { $symbol }, used
       *[no] { $symbol }
    }
board-die-blank = not thrown
board-reroll =
    { $count ->
        [one] Throw { $count } again
       *[other] Throw { $count } again
    }

board-hand = Your cards
board-hand-none = No cards
board-one-card = one a turn
board-card-played = played this turn
board-spectator = You are watching.
board-deck = Event cards
board-deck-left = { $count } left
board-discard = { $count } played
board-discard-title = Discard pile
board-barrels = Barrels
board-cards = Cards
board-cards-of =
    { $cards ->
        [one] { $cards } event card
       *[other] { $cards } event cards
    }
board-cards-aged = { $aged } of them held since before the reshuffle
board-sails = Sails
board-hold = { $barrels } of 8 barrels
board-misses = Turns to lose
board-misses-of =
    { $misses ->
        [one] Loses { $misses } turn to mutiny.
       *[other] Loses { $misses } turns to mutiny.
    }
board-extra = Has one more turn after this one.
board-way-west = Steps to the west
board-way-home = Steps home
board-steps-west =
    { $steps ->
        [0] Discs can be seen from here.
        [one] { $steps } step to where discs can be seen
       *[other] { $steps } steps to where discs can be seen
    }
board-steps-home =
    { $steps ->
        [one] { $steps } step home
       *[other] { $steps } steps home
    }

board-sees-sea = sees open sea.
board-sees-isle-1 = sees an island with 1 palm.
board-sees-isle-2 = sees an island with 2 palms.
board-sees-isle-3 = sees an island with 3 palms.
board-sees-inhabited = discovers an inhabited island.
board-event-provisions = The barrels go into the hold, 8 at most.
board-event-mutiny = A barrel for the crew, or a turn in a later round is lost.
board-event-hurricane = The arrow is spun; every ship at sea is driven one field.
board-event-fog = Every ship at sea drifts one field.

board-ask-weather = { $who } raises a storm in zone { $zone }.
board-ask-respin = Wind to the { $direction } in zone { $zone }.

board-detail-before = The tray throws the dice. A card may be played first, or the turn given up for barrels.
board-detail-throw = The tray throws the dice.
board-detail-winds =
    { $winds ->
        [one] { $winds } step of Good Winds is left; a step can be sailed before the roll.
       *[other] { $winds } steps of Good Winds are left; they can be sailed before the roll.
    }
board-detail-before-repair = Your mast is down: one sail among four dice sets it up again.
board-detail-sail = Click a field next to your ship to sail.
board-detail-sail-tap = Tap a field next to your ship to sail.
board-detail-whirlwind = Take a whirlwind and move it.
board-detail-storm = The ribbon of a zone raises a storm.
board-detail-telescope = A telescope draws a card, loads at an island, or looks at a disc.
board-detail-used = All dice are used.
board-detail-nothing = These dice can do nothing here.
board-detail-becalmed = You are becalmed: only a sail or Good Winds move your ship.
board-detail-becalmed-card = You are becalmed: the card Good Winds can still move your ship.
board-detail-becalmed-stuck = You are becalmed and have no sail: throw again for a barrel, or end the turn.
board-detail-becalmed-end = You are becalmed and sail no further in this turn.
board-detail-dice = Chosen dice are thrown again for a barrel.
board-detail-whirl = Choose where whirlwind { $whirlwind } goes. Press it again to let it be.
board-detail-whirl-switch = Choose where whirlwind { $whirlwind } goes. Press it again to pay with the card.
board-detail-own = Your own ship lies on { $field }: does the whirlwind stop there?
board-detail-over = { $field }: stop there, or fly over?
board-detail-sail-shown = A sail shows: finish, and the mast stands.
board-detail-no-sail =
    { $barrels ->
        [0] No sail, and no barrel for another throw.
        [one] No sail yet. Another throw costs a barrel; you have { $barrels }.
       *[other] No sail yet. Another throw costs a barrel; you have { $barrels }.
    }
board-detail-weather = { $who } raises it in zone { $zone }.
board-detail-respin =
    { $left ->
        [one] The wind blows { $direction }. You can spin { $left } more time; only the last spin counts.
       *[other] The wind blows { $direction }. You can spin { $left } more times; only the last spin counts.
    }
board-detail-mutiny =
    { $barrels ->
        [one] You have { $barrels } barrel.
       *[other] You have { $barrels } barrels.
    }
board-detail-relocate = Any whirlwind mark but its own is open to it.

board-yes = yes
board-no = no
board-ground-plain = open water
board-ground-calm = calm
board-ground-mark = whirlwind mark
board-ground-reef = reef
board-ground-azores = island (Azores)
board-ground-canaries = island (Canaries)
board-ground-mainland = mainland
board-ground-port = port
board-words-turn = The turn
board-words-round = Round { $round } of at most { $limit }, turn { $turn }.
board-words-active = { $who } has the turn: { $phase }.
board-words-unrolled = The dice have not been thrown.
board-words-reroll =
    { $can ->
        [yes] No die has been used: any of them can be thrown again for a barrel.
       *[no] A die has been used: none can be thrown again.
    }
board-words-winds = Steps of Good Winds left: { $winds }.
board-words-gusts = Steps of a Whirlwind card left: { $gusts }.
board-words-storm = Storm in zone { $zone }: storm dice { $dice }, spins made { $spins }.
board-words-card-played = The one card of this turn has been played.
board-words-around = Round your ship on { $field }
board-words-zone =
    { $zone ->
        [0] The port lies in no zone.
       *[other] Zone { $zone }.
    }
board-words-captains = Ships
board-words-who = Captain
board-words-field = Field
board-words-mast = Mast
board-words-discovery = Discovery
board-words-way = The way left
board-words-whirlwinds = Whirlwinds
board-words-whirlwind = whirlwind { $whirlwind }
board-words-chart = Zone 1 is A and B, zone 2 C to E, zone 3 F to H, zone 4 I to K, zone 5 L to N. A dot is open water.

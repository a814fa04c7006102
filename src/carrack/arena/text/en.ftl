# The words of what bots and their games are said to be like: carrack arena, analyse, simulate and report.
# German and Dutch have the same keys and variables; a game may override a key in its own file.

## Counting

# $n chooses the form, $number is how the language writes it
count-games =
    { $n ->
        [one] { $number } game
       *[other] { $number } games
    }
count-deals =
    { $n ->
        [one] { $number } deal
       *[other] { $number } deals
    }
count-seats =
    { $n ->
        [one] { $number } seat
       *[other] { $number } seats
    }
count-acts =
    { $n ->
        [one] { $number } act
       *[other] { $number } acts
    }

## Which bot is stronger: carrack arena

arena-title = { $game }: which bot is stronger?
# $games, $deals, $seats: counted above
arena-facts = { $games } of { $deals }, { $seats }, seed { $seed }; version { $version } of the game.
arena-options = Options of the game: { $options }.
arena-every-seat = Every deal is played with the bots on every seat.
arena-alone = At each table { $first } has one seat and { $second } all others.
arena-table-title = { $game }: { $games }, { $seats }
arena-ladder = Ladder
arena-ladder-why = The rating is that of openskill (Plackett–Luce): everybody begins with 25, and rises by coming in before others, the more the stronger they are. Behind ± and below the wins stand the 95% intervals: luck alone would leave so much open. A shared win counts in part.
arena-bot = Bot
arena-rating = Rating
arena-wins = Wins
arena-interval = 95% interval
arena-before-next = Before the next
arena-mean-points = Mean points
arena-games = Games
arena-wins-why = The thin line is the 95% interval, the dashed one what each would win if all were equal: { $fair }.
arena-cross = Who comes in before whom
arena-cross-why = How often the bot of a row comes in before that of a column; a shared place is half. Coloured is what is surely more than half, or surely less.
arena-by-seat = Wins by seat
# $role: a kind of role that seats have in a game, in the words of the code
arena-by-role =
    { $role ->
        [country] Wins by country
        [family] Wins by family
        [home] Wins by home island
        [joker] Wins by joker ship
        [special] Wins by special order
       *[other] Wins by { $role }
    }
arena-length = Length
arena-length-why = Turns of all seats together; the dotted line is the mean.
arena-turns = turns
arena-undecided = Not decided: more deals are needed.

## How a game went: carrack analyse

course-title = { $game }: how it went
course-why = Each decision is judged with what its player knew at that moment. What luck did is nobody’s mistake.
course-result = Result
course-standing = How it stands
# $acts: counted above
course-open = The game is not over; the log has { $acts }.
course-place = Place
course-seat = Seat
course-player = Played by
course-person = a person
course-bot = the bot { $bot }
course-chances = Chance to win
course-chances-why = A diamond is a mistake, a circle a turning point; both are listed below. Turns are counted from left to right.
course-nothing = Nobody has had anything to decide.
course-turn = Turn
course-end = End
course-numbers = The same in numbers
course-turning = Turning points
course-turning-why = Where somebody’s chance to win changed most.
course-no-turning = The chances never changed much.
course-happened = What happened
course-who = Who
course-whose = Whose chance
course-before = Before
course-after = After
course-mistakes = What would have been better
# $least: a share
course-mistakes-why = The decisions that lost most of the chance to win, each at least { $least }.
course-no-mistakes = Nobody made a mistake worth a word.
course-act = Act
course-did = Did
course-better = Better
course-lost = Chance lost
course-promised = It promised
course-care = How careful everybody was
course-care-why = How much of the chance to win was lost with each decision, on average: less is better. Whoever has no chance left has none to lose.
course-decisions = Decisions
course-mean-lost = Lost per decision

## Many games counted: carrack simulate

# $rate: a number
simulate-title = { $game }: { $games }, { $seats }, { $rate } games/s
simulate-seat = Seat
simulate-share = Share
simulate-length = Length
simulate-mean = mean
simulate-least = least
simulate-median = median
simulate-tenth = 90% below
simulate-most = most
simulate-decisions = decisions
simulate-rounds = turns of each player
simulate-winners-had = Winners had
simulate-unfinished =
    { $n ->
        [one] { $n } game was stopped by the limit on decisions and counts for nobody.
       *[other] { $n } games were stopped by the limit on decisions and count for nobody.
    }

## What simulated games show: carrack report

report-title = { $game }: what simulated games show
report-title-two = { $game }: two versions compared
# $games, $seats: counted above; $content: a digest of rules, content and bots
report-facts = { $games }, { $seats }, played by { $bots }, seeds { $first } to { $last }; version { $version }, content { $content }.
report-left =
    { $n ->
        [one] { $number } more was not finished.
       *[other] { $number } more were not finished.
    }
report-made-by = Made by Carrack:
report-in-short = In short
report-who-wins = Who wins
report-course = The course of a game
report-do = What players do
report-worth = What is taken, and what it is worth
report-worth-why = How many of the seats took a thing at least once, and how often it was taken in decisions where that was possible; how often they won and how often the others did; the difference is in percentage points, with its 95% interval. Who takes something differs from others in more than that: a difference is a hint where to look, not a cause. Where fewer than { $fewest } did or did not, nothing is said.

# words below a number
report-number-games = games
report-number-decisions = decisions in a game
report-number-legal = legal acts for each
report-number-points = points of the winner
report-number-changes = changes of the lead
report-number-half = of those who lead half-way win

report-stands-out = What stands out
report-from-to = From { $old } to { $new }
report-told-why = Only what is too much for luck, given how many things were looked at.
report-wins-why = The thin line is the 95% interval, the dashed one what would be fair.
report-by-order = Wins by order of play
# $place: first, second and so on
report-player =
    { $place ->
        [first] First player
        [second] Second player
        [third] Third player
        [fourth] Fourth player
       *[other] Fifth player
    }
report-mean-points = Mean points: { $points }.
report-winners-had = What winners had
report-winners-had-why = The share of winners, and of the others, at the end.
report-winners = winners
report-others = the others
report-scores = Scores
report-scores-why = Of all seats; the dotted line is the mean.
report-margin = Margin of the win
report-margin-why = Points between the first and the second.
report-made-of = What scores are made of
report-made-of-two = What the winners’ scores are made of
report-made-of-why = Mean points of each part.
report-turns = Length in turns
report-turns-why = Turns of each player; the dotted line is the mean.
report-decisions = Length in decisions
report-decisions-why = Of all seats together.
report-choices = Choices over the course of a game
report-choices-why = Legal acts for each decision; the band holds eight games of ten.
report-beginning = beginning
report-half-way = half-way
report-end = end
report-leader = Does the leader win?
report-leader-why = How often who is ahead at that moment wins. Who is ahead is judged as the greedy bot judges a position.
report-changes = Changes of the lead
report-changes-why = In a game, from turn to turn.
report-kinds = Kinds of decisions
report-kinds-why = The number is how many there are in a game.
report-never = Never: { $kinds }.
report-unit-points = points
report-unit-changes = changes

# a title above things: $kind of act, and what is chosen in it
report-things-title = { $kind }: { $what }
report-things = { $number } of them
report-things-never = { $number } of them, { $never } never taken
# $what: a word of the code for what an act chooses
report-what =
    { $what ->
        [aboard] captain or not
        [by] with
        [cloth] cloth
        [crew] markers
        [direction] direction
        [facing] direction
        [flight] flight
        [goal] goal card
        [good] goods
        [iron] iron
        [lie] direction
        [order] order
        [ship] ship
        [side] side
        [stack] goal cards
        [wood] wood
       *[other] { $what }
    }
report-taken-by = taken by
report-when-possible = when possible
report-they-win = they win
report-others-win = others win
report-more-wins = more wins
report-more-points = more points
report-change = change
report-of-seats = { $share } of the seats
report-span = { $low } to { $high }

# what stands out, in sentences
report-order = Order of play
# $role: a word of the code, $name: the same as a heading
report-role =
    { $role ->
        [country] Country
        [family] Family
        [home] Home island
        [joker] Joker ship
        [special] Special order
       *[other] { $name }
    }
report-whoever =
    { $place ->
        [first] Who begins
        [second] Who is second
        [third] Who is third
        [fourth] Who is fourth
       *[other] Who is fifth
    }
report-wins = { $who } wins { $share } ({ $low } to { $high })
report-off = { $said }; { $fair } would be fair.
report-order-none = No place is surely better or worse; { $fair } would be fair.
report-role-none = None is surely better or worse; { $fair } would be fair.
report-tension = Tension
report-half = Who is ahead half-way through wins { $share } of the games.
report-lead = The lead changes { $times } times in a game.
report-lead-shared = The lead changes { $times } times in a game, and several win together in { $share }.
report-never-taken = Never taken
report-hardly-taken = Hardly ever taken
report-always-taken = Taken by nearly everybody
report-with-winning = Goes with winning
report-with-losing = Goes with losing
report-goes = { $thing }, { $points } percentage points of wins, taken by { $share }
report-unchanged = Nothing has surely changed.
report-games = Games
report-taken = Taken by
report-more-for = More wins for who took it
report-gone = Gone
report-new = New
report-mean-turns = Turns of each player
report-mean-decisions = Decisions in a game
report-mean-winner = Points of the winner
report-mean-margin = Margin of the win
report-mean-changes = Changes of the lead

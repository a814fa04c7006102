# The words of what bots and their games are said to be like: carrack arena, analyse and simulate.
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
course-chances-why = A diamond is a mistake, a circle a turning point; both are listed below.
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

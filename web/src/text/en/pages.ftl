# The start page and the tables: what a visitor reads first. German and Dutch have the same keys and variables.

## Start

start-title = Board games of the Age of Discovery
start-what = Sail, trade and settle in your browser, with friends or against bots. No sign-up, nothing to install.
start-choose = Choose a game
start-tables = All tables
start-mine = Your tables
start-all-mine = All of mine
start-games = The games
start-open = Tables with a free seat
start-all-open = All open tables
promise-play = One click and you sit in a game against bots. A friend joins by a link.
promise-rules = Whatever cannot be done says why, with the rule it comes from.
promise-friends = Play live in one evening, or a move a day for weeks.
promise-replay = Every game can be played back, and its shuffles checked.

play-now = Play now
play-now-why = Against bots, at once. Practice: nothing counts.
play-now-bots = Bots play as
bot-offered = { $name } – { $level }
bot-random = Ship’s cat
bot-random-level = anything goes
bot-easy = Deckhand
bot-easy-level = easy
bot-medium = Helmsman
bot-medium-level = medium
bot-hard = Navigator
bot-hard-level = hard
bot-expert = Admiral
bot-expert-level = expert
bot-greedy = Helmsman
bot-greedy-level = medium
bot-search = Pathfinder
bot-search-level = hard
play-friends = With friends
play-rules = Rules
game-by = { $names }, { $year }
game-players = { $span } players
game-minutes = { $span } minutes

## Tables

lobby-title = Tables
lobby-mine = Mine
lobby-open = Free seats
lobby-playing = Being played
lobby-waiting = Waiting for players
lobby-finished = Finished
lobby-filter = Game
lobby-all-games = All games
list-more = Show more
mine-empty = You sit at no table yet.
mine-empty-why = Begin against bots at once, or take a free seat with others.
mine-empty-play = Choose a game
mine-empty-open = See free seats
open-empty = No table is looking for players just now.
open-empty-why = Open one: others find it here.
playing-empty = No public game is being played just now.
playing-empty-why = Begin one, and let others watch.
finished-empty = No public game has ended yet.
finished-empty-why = When one does, it can be played back here.

listed-waiting = { $free ->
    [0] All seats are taken, waiting for { $name } to start
    [one] One seat free at { $name }’s table
   *[other] { $free } seats free at { $name }’s table
  }
listed-your-turn = Your turn
listed-turn = { $name } to move
listed-playing = Being played
listed-won = { $count ->
    [one] { $names } won
   *[other] { $names } share the win
  }
listed-over = Ended without a winner
listed-rated = Rated
listed-sit = Sit down
listed-replay = Replay
listed-enter = To the table
listed-play = To the game
listed-look = Look in
listed-watch = Watch
visibility-private = Private
clock-move-short = { $time } per move
clock-total-short = { $time } each
new-open = Open a table
seat-free = free
seat-bot = bot

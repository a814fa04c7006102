# A new table, the waiting room, about. German and Dutch have the same keys and variables.

## A new table

new-title = New table
new-game = Game
new-who = Who sits where
new-seats = Players
new-seat = Seat { $number }
new-bot = Bot on seat { $number }
new-no-seat = You do not sit at this table yourself: you host it and watch.
sitter-me = Me
sitter-me-why = Your seat.
sitter-open = A friend
sitter-open-why = Stays free until somebody comes.
sitter-bot = Bot
bot-random-why = Does anything that is allowed. Good for trying things out.
bot-easy-why = Knows what is good, but overlooks things. A kind first rival.
bot-medium-why = Looks one move ahead and takes the best. A fair rival.
bot-hard-why = Thinks several moves ahead. Hard to beat.
bot-expert-why = Plays every decision through far more often than the Navigator, and mostly farther ahead. Takes a second for it at most.
bot-greedy-why = Looks one move ahead and takes the best. A fair rival.
bot-search-why = Thinks several moves ahead. Hard to beat.
new-visibility = Who may find the table
visibility-unlisted = By link
visibility-unlisted-why = Whoever has the link can join or watch. It is not in the list.
visibility-public = Public
visibility-public-why = Everybody sees it in the list and can take a free seat.
visibility-private-why = Only the invitation link opens it. Nobody else can look in.
new-options = Options of the game
new-options-changed = { $count ->
    [0] standard
    [one] one changed
   *[other] { $count } changed
  }
option-standard = Standard: { $value }
number-wrong = A whole number from { $first } to { $last }.
new-clock = Time to think
clock-none = No clock
clock-none-why = Everybody takes the time they need.
clock-move = Time per move
clock-move-why = For games over days: each move has its own time.
clock-total = Chess clock
clock-total-why = For an evening: a total for the whole game, and a little more with each move.
clock-each = For each move
clock-minutes = Minutes for each player
clock-increment = Seconds added after each move
clock-timeout = When the time has run out
timeout-bot = A bot plays on
timeout-bot-why = Whoever was late can take the seat again.
timeout-resign = The player resigns
timeout-resign-why = Ranks last; a bot plays on from that seat.
clock-total-long = { $time } each, plus { $increment } per move
new-guests = Spectators and rating
watch = Spectators
watch-why = Others may watch. They see only what lies open.
watch-yes = with spectators
watch-no = without spectators
watch-delay = Spectators see it
watch-delay-acts = { $acts ->
    [0] at once
   *[other] { $acts } acts later
  }
watch-delay-why = A delay keeps anybody from whispering to a player.
rated = Rating
rated-why = The result counts for everybody’s rating. At a rated table with several people there are no hints.
rated-yes = rated
rated-no = not rated
new-open-why = Next you get a link for your friends. Free seats can still go to bots.
new-start = Start the game
new-start-why = All seats are taken: it begins at once.
new-wrong = Something above does not fit yet.

## The waiting room

wait-title = { $game }: before the start
wait-welcome = { $name } invites you to { $game }
wait-welcome-nobody = You are invited to { $game }
wait-name = Your name at the table
wait-name-wrong = Give yourself a name first.
wait-no-account = That is all: no account, no password.
wait-seats = At the table
wait-free = { $count ->
    [one] one seat is free
   *[other] { $count } seats are free
  }
wait-all-here = all seats are taken
wait-start = Start the game
wait-start-why = { $count ->
    [one] One seat is still free. Invite somebody, or give it to a bot.
   *[other] { $count } seats are still free. Invite people, or give them to bots.
  }
wait-start-ready = Everybody is here.
wait-for-host = { $name } starts the game when all seats are taken.
wait-for-start = The host starts the game when all seats are taken.
wait-host-ready = { $name } can start the game now.
wait-ready = The host can start the game now.
wait-settings = How it is played
seat-bot-level = Bot, { $level }
seat-you = this is you
seat-you-host = this is you, the host
seat-host = host
seat-here = here
seat-away = away just now
seat-sit = Sit down
seat-move = Move here
seat-leave = Get up
seat-kick = Send { $name } away
seat-remove-bot = Take the bot away
seat-add-bot = Seat a bot
invite-title = Invite
invite-unlisted = Whoever has this link can come to the table.
invite-public = The table is in the public list. You can also send the link.
invite-private = Only this link opens the table.
invite-link = Link to this table
invite-code = The link as a QR code, to photograph with a phone
invite-copy = Copy link
invite-copied = The link is copied.
invite-copied-short = Copied
invite-copy-yourself = The link is marked: copy it with Ctrl+C.
invite-share = Share
invite-text = Come and play { $title } with me.
stir-title = Stir the luck
stir-why = The server has sealed its random numbers in an envelope; words that you add change every draw, and after the game the envelope is opened so that anybody can check the luck was fair.
stir-why-watching = The server has sealed its random numbers in an envelope; words added by those who play change every draw, and after the game the envelope is opened so that anybody can check the luck was fair.
stir-seal = Seal
stir-said = Words added so far
stir-label = Any words you like
stir-add = Add

## Lost, and about

lost-title = Nothing but sea
lost-why = There is no page at this address. The chart may be old, or a letter was lost on the way.
lost-home = To the start
about-title = About Carrack
about-what = Carrack lets you play board games of the Age of Discovery: in the browser with friends and bots, in a terminal, and from Python.
about-how = Every rule is written once. The same rules refuse a move and tell you why, think ahead for the bots, and play back every game that was ever played here.
about-games = The games and who made them
about-designers = All praise belongs to the people who invented these games. If you like one, buy the box and play it at a table with wood and cardboard.
about-game = Game
about-designer = Designed by
about-publisher = Published by
about-year = Year
about-own = Our own content
about-own-parts = { $count ->
    [0] none
   *[other] { $count } of { $all } parts
  }
about-content = What is ours
about-publishers = Carrack is not affiliated with the designers or the publishers, and uses none of their pictures or texts. Titles and names are theirs and are named here only to say which game it is.
about-reconstructed = Where a map, a card or a tile is not described in the rulebook, we have designed our own; such content is marked “reconstructed” in the rules. All drawings and all sentences are ours.
about-luck = Luck you can check
about-luck-how = Before a game begins the server fixes its random numbers and shows a seal of them. Everybody at the table can add words that change the draws. After the end the numbers are shown, and everybody can check the seal; carrack verify proves every die and every card.
about-keys = Keyboard
about-keys-how = Everything can be done without a mouse. At the table:
keys-tab = goes from one part of the page to the next
keys-arrows = walk over everything that can be done now
keys-enter = does it
keys-escape = puts down what you hold, closes what is open
keys-undo = takes back the last act, where that is possible
keys-hint = asks a bot what it would do
keys-all = shows all keys
about-privacy = Privacy, in plain words
privacy-kept = We keep the name you give, the games you play with their chat, and your settings. No e-mail address, no telephone number, no advertising, no tracking.
privacy-cookie = One cookie remembers who you are. Your browser keeps your settings. That is all that is stored on your device.
privacy-public = Your name and your rated results are visible to everybody. Chat is seen by those at the table and those who watch it.
privacy-nobody = Nothing is given or sold to anybody, and no page loads anything from another server.
privacy-log = Like any server, this one writes a log of requests with the address they came from, so that faults and abuse can be found.
privacy-delete = Whoever runs this server decides how long things are kept. To have something deleted, ask them; Carrack can be run by anybody.
about-licence = Open source
about-licence-what = Carrack is free software under the MIT licence. You may run it, read it, change it and pass it on.

# The platform's own words. German and Dutch have the same keys and variables; a game may override a key in its own file.
# People's names stand in the nominative only. An argument `x` that was put into words has its raw label in `x-id`.

## Seats

# $seat: counted from 0
seat-name =
    { $seat ->
        [0] Red
        [1] Blue
        [2] Yellow
        [3] Green
        [4] White
       *[other] Seat { $seat }
    }

## Refusals that every game shares

rule-not-now = This is not possible now.

## A game at the terminal: whose turn, how it stands, how it ends

ui-welcome = Welcome to { $title }.
ui-preparing = Preparing the rules. The first time takes a while …
# $n: counted from 1
ui-seat = Seat { $n }
ui-you = you
ui-bot = Bot ({ $name })
ui-spectator = Spectator
ui-starts = { $name } starts.
ui-your-turn = Your turn
ui-to-act = To act: { $name }
ui-waiting = Waiting for { $name }
ui-thinking = { $name } is thinking …
ui-round = Round { $n }
ui-round-of = Round { $n } of { $limit }
ui-turn = Turn { $n }
ui-phase = Phase: { $phase }
ui-game-over = Game over
ui-winner = { $names } wins.
ui-winners-shared = { $names } share the win.
ui-and = and
ui-rank = Rank
ui-score = Score
ui-log = Log
ui-rules = Rules
ui-options = Options
ui-players = Players

## A game at the terminal: commands and answers

ui-choices = You can:
ui-more = and { $n } more
ui-choose = Number, act, or ? for help
ui-continue = Press Enter to go on
ui-undone = Taken back.
ui-undo-nothing = There is nothing to take back.
ui-undo-not = This cannot be taken back: something was revealed.
ui-saved = Saved as { $file }.
ui-save-failed = { $file } could not be written: { $reason }
ui-loaded = { $file } goes on here.
ui-hint = Hint: { $act }
ui-hint-why = { $act }, because of: { $reasons }
ui-no-hint = There is no hint here.
ui-allowed = Possible now: { $act }
# $rule: the rule's number as people read it, $sentence: its own sentence
ui-refused =
    { $rule-id ->
        [not-now] { $sentence }
       *[other] Not possible ({ $rule }). { $sentence }
    }
ui-unknown-command = “{ $text }” is neither a number of the list, nor an act, nor a command.
ui-unknown-rule = There is no rule { $text }.
ui-quit = Goodbye.
ui-quit-ask = Leave the game without saving it?
ui-yes = yes
ui-no = no
ui-on = on
ui-off = off
ui-none = none

## Help: one line for each command; the terminal writes the command before it

ui-help = Commands
ui-help-number = do that act of the list
ui-help-act = do the act you write, for example: { $example }
ui-help-help = show this help
ui-help-hint = show a hint
ui-help-why = say why an act is not possible
ui-help-undo = undo your last act
ui-help-save = save the game to a file
ui-help-rules = show the rules, or one of them
ui-help-log = show the log
ui-help-board = show the board again
ui-help-quit = leave the game

## Labels of numbers and lists

ui-hand = Hand
ui-supply = Supply
ui-price = Price
ui-purchases-left = Purchases left
ui-points = Points
ui-victory-points = Victory points
ui-cards = Cards
ui-gold = Gold
ui-ships = Ships
ui-action-points = Action points
# $n: how many
ui-cards-n =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }

## The drawn board at the terminal, and its further answers

ui-costs = Costs
ui-ship = ship
ui-buildings = Public buildings
ui-achieved = Achieved
ui-ask = Number or act (? hint, h help)
ui-pass = Please pass the keyboard to { $name }. Nobody else looks.
ui-which = Which of these do you mean?
ui-undo-luck = This cannot be taken back: luck or somebody else’s act came after it.
ui-save-where = Give the file a name: s FILE
ui-save-before = Save as (Enter: leave without saving)
ui-exists = this file exists already
ui-acts-shown = { $n } of { $all } acts; the game is not over.

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

ui-preparing = Preparing the rules. The first time takes a while …
ui-thinking = { $name } is thinking …
ui-round = Round { $n }
ui-round-of = Round { $n } of { $limit }
ui-game-over = Game over
ui-winner = { $names } wins.
ui-winners-shared = { $names } share the win.
ui-and = and
ui-rank = Rank

## A game at the terminal: commands and answers

ui-choices = You can:
ui-more = and { $n } more
ui-continue = Press Enter to go on
ui-undone = Taken back.
ui-undo-nothing = There is nothing to take back.
ui-saved = Saved as { $file }.
ui-saves-here = From now on every act is saved there.
ui-save-failed = { $file } could not be written: { $reason }
ui-loaded = { $file } goes on here.
ui-hint-why = { $act }. That promises: { $reasons }
# $percent: a whole number; the act stands behind it
ui-hint-chance = { $percent }% to win:
ui-allowed = Possible now: { $act }
ui-unknown-command = “{ $text }” is neither a number of the list, nor an act, nor a command.
ui-unknown-rule = There is no rule { $text }.
ui-rules-english = The rulebook is in English.
ui-quit = Goodbye.

## Help: one line for each command; the terminal writes the command before it

ui-help = Commands
ui-help-number = do that act of the list
ui-help-act = do the act you write
ui-help-help = show this help
ui-help-hint = show a hint: the best acts, why they are good, and the chance to win then
ui-help-why = say why an act is not possible
ui-help-undo = undo your last act
ui-help-save = save the game to a file
ui-help-rules = show the rules, or one of them
ui-help-log = show the log
ui-help-board = show the board again, or all of it
ui-help-parts = show one part of the board
ui-help-quit = leave the game

## Labels of numbers and lists

ui-hand = Hand
ui-supply = Supply
ui-price = Price
ui-points = Points
ui-victory-points = Victory points
ui-ships = Ships
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
# What may be typed for a hint and for help: the words of the line above, in small letters
ui-word-hint = hint
ui-word-help = help
ui-pass = Please pass the keyboard to { $name }. Nobody else looks.
ui-which = Which of these do you mean?
ui-undo-luck = This cannot be taken back: luck or somebody else’s act came after it.
ui-save-where = Give the file a name: s FILE
ui-save-before = Save as (Enter: leave without saving)
ui-exists = this file exists already
ui-acts-shown = { $n } of { $all } acts; the game is not over.

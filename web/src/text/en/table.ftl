# The table while a game is played. German and Dutch have the same keys and variables.

## The action bar

# $act: the name of a kind of act
slip-act = “{ $act }” is not possible now.
# $asked: the sentence of the action bar
slip-asked = Asked now: “{ $asked }”
table-bar-label = What is asked
table-prompt-over = The game is over.
table-prompt-paused = The game is paused.
table-prompt-yours = It is your turn.
table-prompt-soon = In a moment it is your turn.
table-prompt-thinks = { $name } is thinking
table-prompt-turn = It is { $name }’s turn
table-prompt-away = It is { $name }’s turn, who is away just now.
table-armed = This cannot be taken back. Press again, or confirm.
table-armed-never = Never ask again
table-confirm = Confirm
table-cancel = Cancel
table-skip = Skip
table-hint = Hint
table-hint-because = A bot would do this, as it promises: { $reasons }.
table-hint-only = A bot would do this.
table-hint-chance = Chance to win then, as the bot sees it: { $percent }%
table-hint-win = { $percent }% to win
table-hint-or = Otherwise:
table-hint-where = Show it on the board
table-replay = Replay
table-change = { $what }: { $from } becomes { $to }

## Taking back

table-undo = Undo
table-undo-not = This cannot be taken back.
table-undo-nothing = You have not done anything yet.
table-undo-luck = Luck has spoken since.
table-undo-opening = This is where the table began.
table-undo-other = { $name } has acted since.
table-undo-ask = Ask the others
table-undo-alone = Go back all the same
table-undo-unrated = If you go back past it, the game no longer counts for ratings.
table-undo-asked =
    { $count ->
        [one] { $name } asks to take back the last act.
       *[other] { $name } asks to go back { $count } acts.
    }
table-undo-agree = Agree
table-undo-refuse = Refuse
table-undo-waits = Going back has been asked for. Still to answer: { $names }

## Story, chat and rules

table-log-label = Story, chat and rules
table-tab-story = Story
table-tab-chat = Chat
table-tab-rules = Rules
table-story-empty = Nothing has happened yet.
table-story-more = Show earlier
table-chat-empty = Nobody has said anything yet.
table-chat-label = Say something
table-chat-send = Send
table-chat-unread = unread
table-chat-left =
    { $count ->
        [one] { $count } character left
       *[other] { $count } characters left
    }

## The top bar and the menu

table-stages-label = The legs of a turn
table-clock-left = Time left
table-watchers =
    { $count ->
        [one] { $count } spectator
       *[other] { $count } spectators
    }
table-sound = Sound
table-share = Share the link
table-share-copied = The link is copied.
table-share-failed = The browser did not let us copy.
table-menu = Menu
table-pause = Pause the game
table-resume = Go on
table-come-back = Take my seat again
table-leave = To the tables
table-log-file = Download the log
table-log-copy = Report a fault: copy the link to the log
table-resign = Resign
table-resign-sure = Do you really want to give up? You rank behind all who stay, and a bot plays on for you.
table-quick-language = Language
table-quick-theme = Light
table-quick-theme-system = as the system
table-quick-theme-light = day
table-quick-theme-dark = night
table-quick-motion = Motion
table-quick-motion-system = as the system
table-quick-motion-full = full
table-quick-motion-reduced = little
table-quick-pace = Pace of the others
table-quick-pace-option =
    { $pace ->
        [0] at once
        [0.5] slow
        [2] fast
       *[other] normal
    }
table-quick-volume = Volume
table-quick-notify = Notify me when it is my turn
table-quick-confirm = Ask before what cannot be taken back
table-quick-text = The table in words

## Keys

table-keys-title = Keys
table-key-walk = walk over what can be done
table-key-act = do it
table-key-drop = put down, close
table-key-undo = undo
table-key-hint = hint
table-key-skip = skip what the others do
table-key-log = story
table-key-chat = chat
table-key-rules = rules
table-key-text = the table in words, and back
table-key-mute = sound on or off
table-key-help = these keys

## Banners, and what calls the player

table-lost = The connection is lost. It is being tried again …
table-back = The connection is back.
table-paused = The game is paused. The clocks stand still.
table-stand-in = A bot plays for you.
table-resigned = You have resigned. You watch how it goes on.
table-watching = You watch this game.
table-turn-title = ● Your turn – { $game }
table-attention-title = Your turn: { $game }
table-attention-body = The table waits for you.
table-attention-bot = A bot plays on for { $name }.
table-attention-resigned = { $name } has resigned. A bot plays on.
table-attention-returned = { $name } is back.
table-loading = The table is being laid …
table-gone-title = This table cannot be shown.
table-gone-unknown = There is no table at this address. It may have been cleared away, or the link is not complete.
table-gone-private = This table is private. Ask somebody who sits there for the invitation link.
table-gone-kicked = The host has sent you away from this table.
table-gone-unwatched = This table has no spectators.
table-gone-blocked = The host of this table does not want you to watch.
table-gone-lobby = To the tables
table-gone-home = To the start

## The table in words

table-text-asked = What is asked
table-text-acts =
    { $count ->
        [0] Nothing to do now
        [one] You can do { $count } thing
       *[other] You can do { $count } things
    }
table-text-position = The position
table-text-leave = Show the drawn board

## Refusals of the server

error-stale = The table has moved on. Look again.
error-turn = It is not your turn.
error-paused = The game is paused.
error-undo = This cannot be taken back.
error-chat = A line has 1 to 500 characters.
error-store = This cannot be saved just now. Nothing has happened; try again.
error-late = The bot took too long to think. Ask again.
error-bot = The bot is deciding this for you. Come back when it has.
error-hint = There are no hints at a rated table where other people play.
error-finished = The game is over.
error-resigned = You have already resigned.
error-seat = You have to sit at this table for that.
error-playing = The game has to be over for that.
error-rematch = There is a rematch already.
error-waiting = The game has not begun.
error-conflict = Somebody else was first. Look again.

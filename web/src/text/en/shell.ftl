# The words of the shell itself: the bar, the foot, notices, refusals. German and Dutch have the same keys and variables.

guest-name = Guest { NUMBER($number, useGrouping: 0) }
nav-label = Carrack
nav-skip = To the content
nav-home = Start
nav-lobby = Tables
nav-new = New table
nav-leaderboard = Leaderboard
nav-sign-in = Sign in
nav-settings = Settings
nav-about = About
nav-menu = Menu
languages = Language
close = Close
again = Try again
loading = One moment …

foot-label = More about Carrack
foot-free = Carrack is free.
foot-open = Open source, made for the love of it
foot-publishers = Not affiliated with the publishers of these games.
foot-content = What we designed ourselves is marked
foot-keys = Keyboard
foot-privacy = Privacy

slip-title = That cannot be done.
slip-turn = It is not your turn.

## What the server refuses, by its code

error-offline = There is no connection to the server. It is being tried again.
error-slow = That was too fast. Wait a moment.
error-taken = This seat is taken.
error-kicked = The host has sent you away from this table.
error-blocked = The host of this table does not want to play with you.
error-host = Only the host of the table can do this.
error-empty = Some seats are still empty.
error-started = The game has already begun.
error-unwatched = This table has no spectators.
error-private = This table is private. Ask for its invitation link.
error-words = That is too long, or empty.
error-name = A name has 1 to 24 characters that can be seen.
error-sign-in = Say who you are first.

# The words of the shell itself: the bar, notices, refusals. German and Dutch have the same keys and variables.

guest-name = Guest { NUMBER($number, useGrouping: 0) }
nav-label = Carrack
nav-lobby = Tables
nav-sign-in = Sign in
nav-settings = Settings
close = Close

slip-title = That cannot be done.
slip-turn = It is not your turn.

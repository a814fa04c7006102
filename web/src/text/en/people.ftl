# People: signing in, profiles, the leaderboard, settings. German and Dutch have the same keys and variables.

people-loading = One moment …
field-show = Show what is written

## Coming in
sign-in = Sign in
sign-out = Sign out
sign-ways = Ways to come in
sign-way-in = Sign in
sign-way-account = New account
sign-way-guest = As a guest
sign-title-in = Welcome back
sign-title-account = Make an account
sign-title-guest = Just play
sign-login = Login
sign-password = Password
sign-login-missing = Type your login.
sign-password-missing = Type your password.
sign-wrong = The login or the password is wrong.
sign-slow = Too many attempts. Wait a few minutes and try again.
sign-or = or
sign-passkey = Sign in with a passkey
sign-guest-note = { $count ->
    [one] You are playing as the guest { $name } with one table. It does not move to another account.
   *[other] You are playing as the guest { $name } with { $count } tables. They do not move to another account.
  }
sign-guest-instead = Make an account from this guest instead
sign-welcome = Welcome, { $name }!
sign-is-in = You are signed in
sign-go-on = Go on
harbour-port = Port

account-make = Make an account
account-passkey = Make it with a passkey, without a password
account-keeps = { $count ->
    [one] Your table stays yours: the guest becomes the account.
   *[other] Your { $count } tables stay yours: the guest becomes the account.
  }
account-same = You stay who you are: name, games and ratings go with you.
account-login-help = 3 to 32 letters, digits, dots, dashes or underscores. Only you see it.
account-login-wrong = A login has 3 to 32 letters (a to z), digits, dots, dashes or underscores, and begins with a letter or digit.
account-taken = Somebody else has this login. Try another.

name-label = Name
name-help = What the others at the table call you; 24 characters at most.
name-change-help = Tables you already sit at keep the old name.
name-wrong = A name has 1 to 24 characters that can be seen.
name-keep = Change name
name-kept = From now on you go by your new name.

password-help = At least { $count } characters. Long beats complicated: a few words do well.
password-short = A password has at least { $count } characters.
password-old = Old password
password-old-help = Leave it empty if you only have a passkey so far.
password-old-wrong = The old password is wrong.
password-new = New password
password-change = Change password
password-changed = The password is changed. All your other sessions have ended.

passkey-help = A passkey is kept by your phone, computer or security key; you unlock it with a finger, a face or a PIN. There is nothing to remember.
passkey-not-here = Passkeys do not work at this address, or not in this browser.
passkey-localhost = Open this page at localhost
passkey-dismissed = No passkey was used. You can try again.
passkey-known = This device already has a passkey for your account.
passkey-failed = The browser could not use a passkey here.
passkey-unknown = This passkey is not known here.
passkey-last = Set a password first: this passkey is the only way into your account.
passkey-many = You have as many passkeys as one person can have.
passkey-number = Passkey { $number }
passkey-add = Add a passkey
passkey-made = The passkey is ready.
passkey-remove = Remove passkey { $number }
passkey-removed = The passkey is removed.

guest-about = Pick a name and play. Nothing else is needed; this browser remembers you. You can turn the guest into an account later and keep every game.
guest-go = Come in

leave-title = Leave for good?
leave-why = A guest who signs out cannot come back: the games stay, but nobody can play them on under this name. Make an account first if you want to keep them.
leave-go = Sign out anyway
leave-stay = Stay

## A person
person-since = On board since { $day }
person-guest = Guest
person-you = You
person-rename = Change name
person-unknown = There is no such person.
person-none = No finished games yet
person-none-mine = Your first voyage is ahead of you
person-none-help = Results, ratings and opponents appear here after the first finished game.
person-play = Open a table
person-rating = Rating
person-rating-of = { $title }, game by game
person-game-number = Game
person-unrated = No rated games yet.
person-chance = Wins and luck
person-met = Met most often
person-met-none = Nobody yet.
person-results = Results
person-history = Finished games
person-seats = { $count ->
    [one] 1 seat
   *[other] { $count } seats
  }
tally-played = Games played
tally-won = Won
tally-favourite = Favourite game
tally-run = Current run
run-won = { $count ->
    [one] 1 win
   *[other] { $count } wins in a row
  }
run-lost = { $count ->
    [0] No games yet
    [one] 1 game without a win
   *[other] { $count } games without a win
  }
run-best = { $count ->
    [0] no win yet
    [one] best run: 1 win
   *[other] best run: { $count } wins
  }
run-longest = Longest run of wins
run-drought = Longest wait for a win
chance-row = { $share } won; luck alone would bring { $luck }
chance-of = { $count ->
    [one] of 1 game
   *[other] of { $count } games
  }
chance-key = what luck alone would bring
met-times = { $count ->
    [one] 1 game
   *[other] { $count } games
  }
met-record = { $before } times ahead, { $behind } times behind
results-game = Game
results-seats = Seats
results-played = Played
results-won = Won
results-rank = Average place
results-best = Best score
results-rating = Rating
history-rated = rated, now { $rating }
history-free = not rated
history-replay = Replay
history-replay-of = Replay { $title } of { $day }
history-older = Show older games
rank = Place { $rank }
rank-of = Place { $rank } of { $of }
block = Block
unblock = Unblock
unblock-name = Unblock { $name }
blocked = { $name } is blocked.
unblocked = { $name } is no longer blocked.
block-about = You have blocked this person: no sitting down at tables that you host.

## The leaderboard
ranks-title = Leaderboard
ranks-about = The rating is careful: it counts what somebody has surely shown, so it grows with every rated game that confirms it.
ranks-game = Game
ranks-seats = Seats
ranks-bots = Show bots
ranks-guests = Show guests
ranks-bot = Bot
ranks-place = Place
ranks-name = Name
ranks-more = Show more
ranks-guest-note = You are a guest, and guests are listed only when they are asked for.
ranks-none = Nobody has sailed here yet
ranks-none-help = No rated game with { $count } seats is finished. The first place is free.
ranks-play = Play the first

## Settings
set-parts = Parts of this page
set-kept-here = Your choices hold at once and are kept in this browser.
set-kept-person = Your choices hold at once and go with you to every device you sign in on.
set-look = Look
set-language = Language
set-theme = Day or night
set-theme-system = Like the device
set-theme-system-help = Follows your system
set-theme-light = Day
set-theme-light-help = A chart on an oak table
set-theme-dark = Night
set-theme-dark-help = A cabin by lamplight
set-motion = Motion
set-motion-system = Like the device
set-motion-system-help = Follows your system
set-motion-full = Lively
set-motion-full-help = Ships sail, dice roll
set-motion-reduced = Calm
set-motion-reduced-help = Nothing moves
set-play = At the table
set-pace = Pace of the others
set-pace-slow = Slow
set-pace-normal = Normal
set-pace-fast = Fast
set-pace-none = At once
set-pace-help = How long you see each act of other players and bots. “At once” shows only where it leads.
set-confirm = Ask before what cannot be taken back
set-confirm-help = Acts that need luck, or hand over to somebody else, want a second click.
set-text = Tables in words
set-text-help = The position as text and all acts as a list, instead of the drawn board. Good with a screen reader.
set-sound-title = Sound and notices
set-sound = Sound
set-sound-help = Short and quiet: dice, wood, canvas, and a bell when it is your turn.
set-volume = Volume
set-sound-test = Ring the bell
set-notify = Notify me when it is my turn
set-notify-help = A note from the browser while you look at another window.
set-notify-cannot = This browser has no notifications.
set-notify-denied = This browser does not allow it. You can change that beside its address bar.
set-notify-ask = This browser has not been asked yet.
set-notify-allow = Ask now
set-marks-title = Colours and marks
set-marks = Strong marks
set-marks-help = Everything in the colour of a seat also carries the seat's charge, large: a cross, bars, a dot, a bend, a chevron.
set-marks-preview = Pieces of the five seats as seen with { $vision }
vision-normal = full colour vision
vision-protan = no red cones (protanopia)
vision-deutan = no green cones (deuteranopia)
vision-tritan = no blue cones (tritanopia)
seat-tincture-1 = Red
seat-tincture-2 = Blue
seat-tincture-3 = Yellow
seat-tincture-4 = Green
seat-tincture-5 = White
set-account = Account
set-nobody = You are not signed in. You can play as a guest at any time; with an account your games follow you to every device.
set-guest = A guest of this browser
set-login = Login: { $login }
set-profile = My page
set-guest-account = As a guest you exist in this browser only. With an account you keep your games and ratings, and come back from anywhere.
set-password = Password
set-passkeys = Passkeys
set-made = Made on { $day }
set-remove = Remove
set-sessions = Where you are signed in
session-this = This browser
session-other = Another browser
session-here = Here
session-seen = since { $since }, last seen { $seen }
session-end = End
session-ended = { $count ->
    [one] The session has ended.
   *[other] { $count } sessions have ended.
  }
session-end-others = { $count ->
    [one] End the other one
   *[other] End the { $count } others
  }
session-everywhere = Sign out everywhere
set-tokens = Programs
set-tokens-help = A program of yours can play under your name with a token. It opens tables and games, never your account.
set-tokens-docs = The API for programs
token-name = What for?
token-name-missing = Say what the token is for.
token-make = Make a token
token-once = The token for “{ $title }”. Copy it now: it is shown only this once.
token-copy = Copy
token-copied = The token is copied.
token-not-copied = The browser does not let us copy. Mark the token and copy it yourself.
token-many = You have as many tokens as one person can have.
token-remove = Remove the token for “{ $title }”
token-removed = The token is removed and opens nothing any more.
set-blocked = Blocked people
set-blocked-none = Nobody. You can block somebody on their page: they then cannot sit down at tables that you host.

## What the server refuses
error-signed-in = You are signed in already. Sign out first.
error-guest = Make an account first.
error-passkey = The passkey was not accepted. Begin again.
error-self = Nobody can block themselves.
error-many = That is as many as one person can have.
error-unknown = There is no such thing, or it is gone.
error-server = Something went wrong in the server. It has been written down.

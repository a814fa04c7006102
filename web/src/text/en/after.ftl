# After the game and the rules: the end of a game, the replay, the rulebook, curves. German and Dutch have the same keys and variables.

## Curves

curve-table = The same as a table
curve-nothing = There is nothing to draw yet.

## The end of a game

end-you-win = You win!
end-wins = { $name } wins!
end-share = { $names } share the win!
end-nobody = Nobody has won.
end-and = and
end-rules = The game ended by its rules, after { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }.
end-resigned = Everybody else has resigned.
end-closed = The table was closed before the game was over.
end-ranking = Final standing
end-rank = Rank { $rank }
end-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
end-has-resigned = resigned
end-made-of = What the score is made of
end-rating-change = Rating { $rating } ({ $change })
end-chances = Who was ahead
end-chances-why = How likely each seat was to win, as a bot judged the position at the beginning of each turn. Click to see that moment.
end-scores = Points, turn by turn
end-turn = Turn
end-the-end = the end
end-numbers = The game in numbers
end-acts = Moves
end-turns = Turns
end-time = Playing time
end-minutes = { $minutes } min
end-hours = { $hours } h { $minutes } min
end-seconds = { $seconds } s
end-rematch = Play again
end-rematch-join = Join the rematch
end-rematch-asked = A rematch is being set up.
end-rematch-watch = Watch the rematch
end-replay = Watch the replay
end-log = Download the log
end-lobby = Back to the tables
end-loading = Reading how the game went …

end-fair = Fair luck
end-fair-why = Before the game began, the server published the fingerprint of a secret. All luck follows from that secret, from the words players added and from the order of the entries. Nobody could choose it.
end-fair-commitment = Published before the game (SHA-256)
end-fair-secret = The secret, shown after the end
end-fair-words = Words added by players
end-fair-no-words = Nobody added words.
end-fair-check = Check the secret
end-fair-good = It fits: the fingerprint of the secret is exactly what was published.
end-fair-bad = It does not fit! This is not the secret that was promised.
end-fair-cannot = This browser calculates fingerprints on secure pages (https) only. The command below checks the secret too.
end-fair-all = To prove every single outcome, download all entries of this table and run:
end-fair-export = Download all entries

## The replay

replay-title = Replay
replay-of = { $game } · replay
replay-controls = Steps
replay-rail = Moment of the game
replay-mark =
    { $turn ->
        [0] move { $n }
       *[other] move { $n }, turn { $turn }
    }
replay-where =
    { $turn ->
        [0] Move { $n } of { $total }
       *[other] Move { $n } of { $total } · turn { $turn }
    }
replay-past = Move { $n } of { $total }
replay-now = back to now
replay-first = To the beginning
replay-turn-back = Back one turn
replay-act-back = Back one move
replay-play = Play
replay-pause = Pause
replay-act-on = On one move
replay-turn-on = On one turn
replay-last = To the end
replay-speed = Speed
replay-begins = The game begins.
replay-turn = Turn { $turn }
replay-story = What happened
replay-table = Result
replay-eyes = Seen by
replay-eyes-spectator = a spectator
replay-eyes-everything = everything open
replay-eyes-own = While the game is played, you see it with your own eyes.
replay-link = Link to this moment
replay-link-copied = The link has been copied.
replay-branch = Play on from here
replay-branch-why = A new table begins with the first { $n } moves of this game. You play on against bots; it counts for nobody. Luck is drawn anew.
replay-branch-seat = Your seat
replay-branch-bot = The others are played by
replay-branch-go = Play on
replay-keys-act = move
replay-keys-turn = turn
replay-keys-play = play

## The rules

rules-title = Rules
rules-of = { $game } · rules
rules-search = Search: words or 6.7
rules-search-clear = Clear the search
rules-found =
    { $count ->
        [0] No rule found
        [one] { $count } rule
       *[other] { $count } rules
    }
rules-nothing = No rule has all of these words: { $query }
rules-rule = Rule { $rule }
rules-contents = Contents
rules-english = The rules are written in English.
rules-phase-first = First, what matters now: { $phase }
rules-whole = The whole rulebook on a page of its own
rules-by = A game by { $designers }, { $publisher } { NUMBER($year, useGrouping: 0) }
rules-seats = { $seats } players
rules-minutes = { $from }–{ $to } minutes
rules-hidden = hidden information
rules-play = Play this game
rules-provenance = Where the contents come from
rules-provenance-why = The rules are told in our own words. Not everything in the box can be found in print: this is what we are sure of, and what we had to design ourselves so that it fits.
rules-printed = Printed
rules-printed-means = Stands in the rulebook, word for number.
rules-known = Known
rules-known-means = Not in the rulebook, but publicly documented.
rules-reconstructed = Reconstructed
rules-reconstructed-means = Our own design. The original differs in the details.
rules-credits = Credits
rules-credits-text = { $game } was invented by { $designers } and published by { $publisher } in { NUMBER($year, useGrouping: 0) }. Carrack is not affiliated with them. If you like the game, buy the box: it deserves a place on your table.

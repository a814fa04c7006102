# The analysis of a game after its end. German and Dutch have the same keys and variables.

analysis-analyse = Analyse
analysis-title = Analysis
analysis-close = Close the analysis
analysis-why = A strong bot looks at every decision again, with what its player knew at that moment. What luck did is nobody’s mistake.
analysis-looks = It tries at least { $looks } continuations for each.
analysis-begins = Opening the logbook …
analysis-working = Looking at move { $done } of { $total } …
analysis-waiting =
    { $ahead ->
        [one] One other game comes first.
       *[other] { $ahead } other games come first.
    }
analysis-failed = The analysis broke off.
analysis-again = Try again
analysis-chances = Chance to win
analysis-scores = Points
analysis-move = Move
analysis-at =
    { $turn ->
        [0] move { $n }
       *[other] move { $n }, turn { $turn }
    }
analysis-key-mistake = mistake
analysis-key-turn = turning point
analysis-mistakes = What would have been better
analysis-whose = Whose mistakes are shown
analysis-everybody = Everybody
analysis-no-mistakes = Nobody made a mistake worth a word.
analysis-better = Better:
analysis-lost = { $lost } of the chance to win lost
analysis-because = It promised: { $reasons }.
analysis-no-reason = No single thing decides it.
analysis-turning = Turning points
analysis-change = from { $before } to { $after }
analysis-care = How careful everybody was
analysis-decisions =
    { $decisions ->
        [one] { $decisions } decision
       *[other] { $decisions } decisions
    }
analysis-care-why = How much of the chance to win was lost with each decision, on average: less is better.
analysis-verdict = Better: { $better }.
analysis-turned = A turning point for { $name }: from { $before } to { $after }.
analysis-before = Back to the moment of note before
analysis-after = On to the next moment of note

error-busy = Many games are being analysed just now. Try again in a minute.
error-long = This game is too long to be analysed.

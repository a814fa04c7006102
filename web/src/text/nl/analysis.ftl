# De analyse van een partij na haar einde. Engels en Duits hebben dezelfde sleutels en variabelen.

analysis-analyse = Analyseren
analysis-title = Analyse
analysis-close = Analyse sluiten
analysis-why = Een sterke bot bekijkt elke beslissing nog eens, met wat de speler op dat moment wist. Wat het geluk deed, is niemands fout.
analysis-looks = Voor elke beslissing probeert hij minstens { $looks } vervolgen.
analysis-begins = Het logboek gaat open …
analysis-working = Actie { $done } van { $total } wordt bekeken …
analysis-waiting =
    { $ahead ->
        [one] Eén andere partij gaat voor.
       *[other] { $ahead } andere partijen gaan voor.
    }
analysis-failed = De analyse is afgebroken.
analysis-again = Opnieuw proberen
analysis-chances = Winstkans
analysis-scores = Punten
analysis-move = Actie
analysis-at =
    { $turn ->
        [0] actie { $n }
       *[other] actie { $n }, beurt { $turn }
    }
analysis-key-mistake = fout
analysis-key-turn = keerpunt
analysis-mistakes = Wat beter was geweest
analysis-whose = Wiens fouten te zien zijn
analysis-everybody = Iedereen
analysis-no-mistakes = Niemand maakte een fout die het noemen waard is.
analysis-better = Beter:
analysis-lost = { $lost } van de winstkans verloren
analysis-because = Dat beloofde: { $reasons }.
analysis-no-reason = Niets afzonderlijks geeft de doorslag.
analysis-turning = Keerpunten
analysis-change = van { $before } naar { $after }
analysis-care = Hoe zorgvuldig iedereen was
analysis-decisions =
    { $decisions ->
        [one] { $decisions } beslissing
       *[other] { $decisions } beslissingen
    }
analysis-care-why = Hoeveel winstkans er per beslissing gemiddeld verloren ging: minder is beter.
analysis-verdict = Beter: { $better }.
analysis-turned = Een keerpunt voor { $name }: van { $before } naar { $after }.
analysis-before = Terug naar het vorige belangrijke moment
analysis-after = Verder naar het volgende belangrijke moment

error-busy = Er worden nu veel partijen geanalyseerd. Probeer het over een minuut nog eens.
error-long = Deze partij is te lang om te analyseren.

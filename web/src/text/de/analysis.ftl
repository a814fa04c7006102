# Die Analyse einer Partie nach ihrem Ende. Englisch und Niederländisch haben dieselben Schlüssel und Variablen.

analysis-analyse = Analysieren
analysis-title = Analyse
analysis-close = Analyse schließen
analysis-why = Ein starker Bot sieht sich jede Entscheidung noch einmal an, mit dem, was der Spieler in diesem Moment wusste. Was das Glück getan hat, ist niemandes Fehler.
analysis-looks = Für jede probiert er mindestens { $looks } Fortsetzungen aus.
analysis-begins = Das Logbuch wird aufgeschlagen …
analysis-working = Aktion { $done } von { $total } wird angesehen …
analysis-waiting =
    { $ahead ->
        [one] Eine andere Partie kommt zuerst.
       *[other] { $ahead } andere Partien kommen zuerst.
    }
analysis-failed = Die Analyse ist abgebrochen.
analysis-again = Noch einmal versuchen
analysis-chances = Gewinnchance
analysis-scores = Punkte
analysis-move = Aktion
analysis-at =
    { $turn ->
        [0] Aktion { $n }
       *[other] Aktion { $n }, Zug { $turn }
    }
analysis-key-mistake = Fehler
analysis-key-turn = Wendepunkt
analysis-mistakes = Was besser gewesen wäre
analysis-whose = Wessen Fehler gezeigt werden
analysis-everybody = Alle
analysis-no-mistakes = Niemand hat einen Fehler gemacht, der der Rede wert wäre.
analysis-better = Besser:
analysis-lost = { $lost } der Gewinnchance verloren
analysis-because = Das versprach: { $reasons }.
analysis-no-reason = Nichts Einzelnes gibt den Ausschlag.
analysis-turning = Wendepunkte
analysis-change = von { $before } auf { $after }
analysis-care = Wie sorgfältig alle waren
analysis-decisions =
    { $decisions ->
        [one] { $decisions } Entscheidung
       *[other] { $decisions } Entscheidungen
    }
analysis-care-why = Wie viel Gewinnchance mit jeder Entscheidung im Mittel verloren ging: weniger ist besser.
analysis-verdict = Besser: { $better }.
analysis-turned = Ein Wendepunkt für { $name }: von { $before } auf { $after }.
analysis-before = Zurück zum vorigen wichtigen Moment
analysis-after = Weiter zum nächsten wichtigen Moment

error-busy = Gerade werden viele Partien analysiert. Versuch es in einer Minute noch einmal.
error-long = Diese Partie ist zu lang für eine Analyse.

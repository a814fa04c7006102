# Die Wörter für das, was über Bots und ihre Partien gesagt wird: carrack arena, analyse und simulate.
# Englisch und Niederländisch haben dieselben Schlüssel und Variablen; ein Spiel kann einen Schlüssel in seiner eigenen Datei ersetzen.

## Zählen

# $n chooses the form, $number is how the language writes it
count-games =
    { $n ->
        [one] { $number } Partie
       *[other] { $number } Partien
    }
count-deals =
    { $n ->
        [one] { $number } Ausgangslage
       *[other] { $number } Ausgangslagen
    }
count-seats =
    { $n ->
        [one] { $number } Platz
       *[other] { $number } Plätze
    }
count-acts =
    { $n ->
        [one] { $number } Aktion
       *[other] { $number } Aktionen
    }

## Welcher Bot ist stärker: carrack arena

arena-title = { $game }: Welcher Bot ist stärker?
# $games, $deals, $seats: counted above
arena-facts = { $games } aus { $deals }, { $seats }, Startwert { $seed }; Version { $version } des Spiels.
arena-options = Optionen des Spiels: { $options }.
arena-every-seat = Jede Ausgangslage wird mit den Bots auf jedem Platz gespielt.
arena-alone = An jedem Tisch hat { $first } einen Platz und { $second } alle anderen.
arena-table-title = { $game }: { $games }, { $seats }
arena-ladder = Rangliste
arena-ladder-why = Die Wertung ist die von openskill (Plackett–Luce): Alle beginnen mit 25 und steigen, wenn sie vor anderen landen, umso mehr, je stärker diese sind. Hinter ± und unter den Siegen stehen die 95-%-Intervalle: So viel lässt der Zufall offen. Ein geteilter Sieg zählt zum Teil.
arena-bot = Bot
arena-rating = Wertung
arena-wins = Siege
arena-interval = 95-%-Intervall
arena-before-next = Vor dem nächsten
arena-mean-points = Punkte im Mittel
arena-games = Partien
arena-wins-why = Die dünne Linie ist das 95-%-Intervall, die gestrichelte zeigt, was alle gewännen, wenn sie gleich gut wären: { $fair }.
arena-cross = Wer vor wem landet
arena-cross-why = Wie oft der Bot einer Zeile vor dem einer Spalte landet; ein geteilter Rang zählt halb. Farbig ist, was sicher mehr oder sicher weniger als die Hälfte ist.
arena-by-seat = Siege nach Platz
# $role: a kind of role that seats have in a game, in the words of the code
arena-by-role =
    { $role ->
        [country] Siege nach Nation
        [family] Siege nach Familie
        [home] Siege nach Heimatinsel
        [joker] Siege nach Jokerschiff
        [special] Siege nach Sonderauftrag
       *[other] Siege nach { $role }
    }
arena-length = Länge
arena-length-why = Züge aller Plätze zusammen; die gepunktete Linie ist das Mittel.
arena-turns = Züge
arena-undecided = Nicht entschieden: Es sind mehr Ausgangslagen nötig.

## Wie eine Partie lief: carrack analyse

course-title = { $game }: Wie es lief
course-why = Jede Entscheidung wird nach dem beurteilt, was in diesem Moment zu wissen war. Was das Glück getan hat, ist niemandes Fehler.
course-result = Ergebnis
course-standing = Wie es steht
# $acts: counted above
course-open = Die Partie ist nicht zu Ende; das Protokoll hat { $acts }.
course-place = Rang
course-seat = Platz
course-player = Gespielt von
course-person = einem Menschen
course-bot = dem Bot { $bot }
course-chances = Gewinnchance
course-chances-why = Eine Raute ist ein Fehler, ein Kreis ein Wendepunkt; beide stehen unten.
course-nothing = Niemand hatte etwas zu entscheiden.
course-turn = Zug
course-end = Ende
course-numbers = Dasselbe in Zahlen
course-turning = Wendepunkte
course-turning-why = Wo sich eine Gewinnchance am stärksten änderte.
course-no-turning = Die Chancen haben sich nie stark geändert.
course-happened = Was geschah
course-who = Wer
course-whose = Wessen Chance
course-before = Vorher
course-after = Nachher
course-mistakes = Was besser gewesen wäre
# $least: a share
course-mistakes-why = Die Entscheidungen, die am meisten Gewinnchance gekostet haben, jede mindestens { $least }.
course-no-mistakes = Niemand hat einen Fehler gemacht, der der Rede wert wäre.
course-act = Aktion
course-did = Gewählt
course-better = Besser
course-lost = Chance verloren
course-promised = Das versprach
course-care = Wie sorgfältig alle waren
course-care-why = Wie viel Gewinnchance mit jeder Entscheidung im Mittel verloren ging: Weniger ist besser. Wer keine Chance mehr hat, kann auch keine verlieren.
course-decisions = Entscheidungen
course-mean-lost = Verlust je Entscheidung

## Viele Partien gezählt: carrack simulate

# $rate: a number
simulate-title = { $game }: { $games }, { $seats }, { $rate } Partien/s
simulate-seat = Platz
simulate-share = Anteil
simulate-length = Länge
simulate-mean = Mittel
simulate-least = kürzeste
simulate-median = Median
simulate-tenth = 90 % darunter
simulate-most = längste
simulate-decisions = Entscheidungen
simulate-rounds = Züge pro Person
simulate-winners-had = Sieger hatten
simulate-unfinished =
    { $n ->
        [one] { $n } Partie wurde von der Grenze für Entscheidungen beendet und zählt für niemanden.
       *[other] { $n } Partien wurden von der Grenze für Entscheidungen beendet und zählen für niemanden.
    }

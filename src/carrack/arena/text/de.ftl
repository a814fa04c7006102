# Die Wörter für das, was über Bots und ihre Partien gesagt wird: carrack arena, analyse, simulate und report.
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
course-chances-why = Eine Raute ist ein Fehler, ein Kreis ein Wendepunkt; beide stehen unten. Von links nach rechts sind die Züge gezählt.
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

## Was gespielte Partien zeigen: carrack report

report-title = { $game }: Was simulierte Partien zeigen
report-title-two = { $game }: Zwei Fassungen im Vergleich
# $games, $seats: counted above; $content: a digest of rules, content and bots
report-facts = { $games }, { $seats }, gespielt von { $bots }, Startwerte { $first } bis { $last }; Version { $version }, Inhalt { $content }.
report-left =
    { $n ->
        [one] { $number } weitere wurde nicht beendet.
       *[other] { $number } weitere wurden nicht beendet.
    }
report-made-by = Erstellt mit Carrack:
report-in-short = Kurz gesagt
report-who-wins = Wer gewinnt
report-course = Der Verlauf einer Partie
report-do = Was alle tun
report-worth = Was genommen wird und was es wert ist
report-worth-why = Wie viele der Plätze etwas mindestens einmal nahmen, und wie oft es in Entscheidungen genommen wurde, in denen es möglich war; wie oft diese gewannen und wie oft die anderen; der Unterschied steht in Prozentpunkten da, mit seinem 95-%-Intervall. Wer etwas nimmt, unterscheidet sich von anderen auch sonst: Ein Unterschied ist ein Hinweis, wo nachzusehen ist, keine Ursache. Wo es weniger als { $fewest } taten oder nicht taten, wird nichts gesagt.

# words below a number
report-number-games = Partien
report-number-decisions = Entscheidungen je Partie
report-number-legal = mögliche Aktionen für jede
report-number-points = Punkte des Siegers
report-number-changes = Wechsel der Führung
report-number-half = derer, die zur Halbzeit führen, gewinnen

report-stands-out = Was auffällt
report-from-to = Von { $old } zu { $new }
report-told-why = Nur was mehr ist, als der Zufall tut, wenn man so vieles ansieht.
report-wins-why = Die dünne Linie ist das 95-%-Intervall, die gestrichelte das, was gerecht wäre.
report-by-order = Siege nach Reihenfolge
# $place: first, second and so on
report-player =
    { $place ->
        [first] Als Erster dran
        [second] Als Zweiter dran
        [third] Als Dritter dran
        [fourth] Als Vierter dran
       *[other] Als Fünfter dran
    }
report-mean-points = Punkte im Mittel: { $points }.
report-winners-had = Was Sieger hatten
report-winners-had-why = Der Anteil der Sieger und der anderen, am Ende.
report-winners = Sieger
report-others = die anderen
report-scores = Punkte aller
report-scores-why = Von allen Plätzen; die gepunktete Linie ist das Mittel.
report-margin = Vorsprung des Siegers
report-margin-why = Punkte zwischen dem Ersten und dem Zweiten.
report-made-of = Woraus die Punkte bestehen
report-made-of-two = Woraus die Punkte der Sieger bestehen
report-made-of-why = Punkte im Mittel für jeden Teil.
report-turns = Länge in Zügen
report-turns-why = Züge pro Person; die gepunktete Linie ist das Mittel.
report-decisions = Länge in Entscheidungen
report-decisions-why = Von allen Plätzen zusammen.
report-choices = Auswahl im Verlauf einer Partie
report-choices-why = Mögliche Aktionen für jede Entscheidung; im Band liegen acht von zehn Partien.
report-beginning = Anfang
report-half-way = Halbzeit
report-end = Ende
report-leader = Gewinnt, wer führt?
report-leader-why = Wie oft gewinnt, wer in diesem Moment vorn liegt. Wer vorn liegt, wird beurteilt, wie der Bot greedy eine Stellung beurteilt.
report-changes = Wechsel der Führung
report-changes-why = In einer Partie, von Zug zu Zug.
report-kinds = Arten von Entscheidungen
report-kinds-why = Die Zahl sagt, wie viele es in einer Partie sind.
report-never = Nie: { $kinds }.
report-unit-points = Punkte
report-unit-changes = Wechsel

# a title above things: $kind of act, and what is chosen in it
report-things-title = { $kind }: { $what }
report-things = { $number } davon
report-things-never = { $number } davon, { $never } nie genommen
# $what: a word of the code for what an act chooses
report-what =
    { $what ->
        [aboard] mit Kapitän oder ohne
        [by] womit
        [card] Karte
        [cloth] Tuch
        [column] Spalte
        [contract] Auftrag
        [crew] Marker
        [direction] Richtung
        [facing] Richtung
        [flight] Flucht
        [goal] Zielkarte
        [good] Ware
        [iron] Eisen
        [island] Insel
        [kept] behaltene Karte
        [lie] Lage
        [order] Auftrag
        [plot] Parzelle
        [ship] Schiff
        [ships] Schiffe
        [side] Seite
        [slot] Platz
        [space] Feld
        [stack] Stapel
        [tile] Plättchen
        [whirlwind] Wirbelwind
        [wood] Holz
        [yard] Werft
       *[other] { $what }
    }
report-taken-by = genommen von
report-when-possible = wenn möglich
report-they-win = diese gewinnen
report-others-win = andere gewinnen
report-more-wins = mehr Siege
report-more-points = mehr Punkte
report-change = Änderung
report-of-seats = { $share } der Plätze
report-span = { $low } bis { $high }

# what stands out, in sentences
report-order = Reihenfolge
# $role: a word of the code, $name: the same as a heading
report-role =
    { $role ->
        [country] Nation
        [family] Familie
        [home] Heimatinsel
        [joker] Jokerschiff
        [special] Sonderauftrag
       *[other] { $name }
    }
report-whoever =
    { $place ->
        [first] Wer beginnt,
        [second] Wer Zweiter ist,
        [third] Wer Dritter ist,
        [fourth] Wer Vierter ist,
       *[other] Wer Fünfter ist,
    }
report-wins = { $who } gewinnt { $share } ({ $low } bis { $high })
report-off = { $said }; { $fair } wären gerecht.
report-order-none = Keine Stelle in der Reihenfolge ist sicher besser oder schlechter; { $fair } wären gerecht.
report-role-none = Nichts davon ist sicher besser oder schlechter; { $fair } wären gerecht.
report-tension = Spannung
report-half = Wer zur Halbzeit vorn liegt, gewinnt { $share } der Partien.
report-lead = Die Führung wechselt { $times } Mal in einer Partie.
report-lead-shared = Die Führung wechselt { $times } Mal in einer Partie, und in { $share } gewinnen mehrere zusammen.
report-never-taken = Nie genommen
report-hardly-taken = Kaum je genommen
report-always-taken = Von fast allen genommen
report-with-winning = Geht mit Siegen einher
report-with-losing = Geht mit Niederlagen einher
report-goes = { $thing }, { $points } Prozentpunkte Siege, genommen von { $share }
report-unchanged = Nichts hat sich sicher geändert.
report-games = Partien
report-taken = Genommen von
report-more-for = Mehr Siege für alle, die es nahmen
report-gone = Weggefallen
report-new = Neu
report-mean-turns = Züge pro Person
report-mean-decisions = Entscheidungen je Partie
report-mean-winner = Punkte des Siegers
report-mean-margin = Vorsprung des Siegers
report-mean-changes = Wechsel der Führung

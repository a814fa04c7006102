# Nach dem Spiel und die Regeln: das Ende einer Partie, die Wiederholung, das Regelbuch, Kurven. Englisch und Niederländisch haben dieselben Schlüssel und Variablen.

## Kurven

curve-table = Dasselbe als Tabelle
curve-nothing = Noch gibt es nichts zu zeichnen.

## Das Ende einer Partie

end-you-win = Du gewinnst!
end-wins = { $name } gewinnt!
end-share = { $names } teilen sich den Sieg!
end-nobody = Niemand hat gewonnen.
end-and = und
end-rules = Die Partie endete nach den Regeln, nach { $turns ->
        [one] { $turns } Zug
       *[other] { $turns } Zügen
    }.
end-resigned = Alle anderen haben aufgegeben.
end-closed = Der Tisch wurde geschlossen, bevor die Partie zu Ende war.
end-ranking = Endstand
end-rank = Rang { $rank }
end-points = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
end-has-resigned = aufgegeben
end-made-of = Woraus sich die Punkte zusammensetzen
end-rating-change = Wertung { $rating } ({ $change })
end-chances = Wer vorne lag
end-chances-why = Wie wahrscheinlich jeder Platz gewinnt, so wie ein Bot die Stellung zu Beginn jedes Zuges einschätzt. Ein Klick führt zu diesem Moment.
end-scores = Punkte, Zug für Zug
end-turn = Zug
end-the-end = Ende
end-numbers = Die Partie in Zahlen
end-acts = Aktionen
end-turns = Züge
end-time = Spieldauer
end-minutes = { $minutes } min
end-hours = { $hours } h { $minutes } min
end-seconds = { $seconds } s
end-rematch = Revanche
end-rematch-join = Bei der Revanche mitspielen
end-rematch-asked = Eine Revanche wird vorbereitet.
end-rematch-watch = Der Revanche zuschauen
end-replay = Wiederholung ansehen
end-log = Protokoll herunterladen
end-lobby = Zurück zu den Tischen
end-loading = Der Verlauf der Partie wird gelesen …

end-fair = Fairer Zufall
end-fair-why = Bevor die Partie begann, hat der Server den Fingerabdruck eines Geheimnisses veröffentlicht. Jeder Zufall folgt aus diesem Geheimnis, aus den Worten aller am Tisch und aus der Reihenfolge der Einträge. Niemand konnte ihn sich aussuchen.
end-fair-commitment = Vor der Partie veröffentlicht (SHA-256)
end-fair-secret = Das Geheimnis, nach dem Ende gezeigt
end-fair-words = Worte vom Tisch
end-fair-no-words = Niemand hat Worte hinzugefügt.
end-fair-check = Geheimnis prüfen
end-fair-good = Es passt: Der Fingerabdruck des Geheimnisses ist genau der veröffentlichte.
end-fair-bad = Es passt nicht! Das ist nicht das versprochene Geheimnis.
end-fair-cannot = Dieser Browser berechnet Fingerabdrücke nur auf sicheren Seiten (https). Der Befehl unten prüft auch das Geheimnis.
end-fair-all = Um jedes einzelne Ergebnis zu beweisen, lade alle Einträge dieses Tisches herunter und starte:
end-fair-export = Alle Einträge herunterladen

## Die Wiederholung

replay-title = Wiederholung
replay-of = { $game } · Wiederholung
replay-controls = Schritte
replay-rail = Moment der Partie
replay-mark =
    { $turn ->
        [0] Aktion { $n }
       *[other] Aktion { $n }, Zug { $turn }
    }
replay-where =
    { $turn ->
        [0] Aktion { $n } von { $total }
       *[other] Aktion { $n } von { $total } · Zug { $turn }
    }
replay-past = Aktion { $n } von { $total }
replay-now = zurück zur Gegenwart
replay-first = Zum Anfang
replay-turn-back = Einen Zug zurück
replay-act-back = Eine Aktion zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-act-on = Eine Aktion weiter
replay-turn-on = Einen Zug weiter
replay-last = Zum Ende
replay-speed = Geschwindigkeit
replay-begins = Die Partie beginnt.
replay-turn = Zug { $turn }
replay-story = Was geschah
replay-table = Ergebnis
replay-eyes = Gesehen von
replay-eyes-spectator = einem Zuschauer
replay-eyes-everything = alles offen
replay-eyes-own = Solange die Partie läuft, siehst du sie mit deinen eigenen Augen.
replay-link = Link zu diesem Moment
replay-link-copied = Der Link ist kopiert.
replay-branch = Ab hier weiterspielen
replay-branch-why = Ein neuer Tisch beginnt mit den ersten { $n } Aktionen dieser Partie. Du spielst gegen Bots weiter; es zählt für niemanden. Der Zufall entscheidet neu.
replay-branch-seat = Dein Platz
replay-branch-bot = Die anderen spielt
replay-branch-go = Weiterspielen
replay-keys-act = Aktion
replay-keys-turn = Zug
replay-keys-play = abspielen

## Die Regeln

rules-title = Regeln
rules-of = { $game } · Regeln
rules-search = Suchen: Wörter oder 6.7
rules-search-clear = Suche leeren
rules-found =
    { $count ->
        [0] Keine Regel gefunden
        [one] { $count } Regel
       *[other] { $count } Regeln
    }
rules-nothing = Keine Regel enthält alle diese Wörter: { $query }
rules-rule = Regel { $rule }
rules-contents = Inhalt
rules-english = Die Regeltexte gibt es bisher nur auf Englisch. Bitte sieh uns das nach.
rules-phase-first = Zuerst das, worauf es jetzt ankommt: { $phase }
rules-whole = Das ganze Regelbuch auf einer eigenen Seite
rules-by = Ein Spiel von { $designers }, { $publisher } { NUMBER($year, useGrouping: 0) }
rules-seats = { $seats } Personen
rules-minutes = { $from }–{ $to } Minuten
rules-hidden = verdeckte Information
rules-play = Dieses Spiel spielen
rules-provenance = Woher das Material stammt
rules-provenance-why = Die Regeln sind in unseren eigenen Worten erzählt. Nicht alles aus der Schachtel steht irgendwo gedruckt: Hier siehst du, was wir sicher wissen und was wir selbst passend entworfen haben.
rules-printed = Gedruckt
rules-printed-means = Steht so im Regelheft.
rules-known = Bekannt
rules-known-means = Nicht im Regelheft, aber öffentlich dokumentiert.
rules-reconstructed = Rekonstruiert
rules-reconstructed-means = Unser eigener Entwurf. Das Original weicht in Einzelheiten ab.
rules-credits = Dank
rules-credits-text = { $game } wurde von { $designers } erfunden und erschien { NUMBER($year, useGrouping: 0) } bei { $publisher }. Carrack steht in keiner Verbindung zu ihnen. Wenn dir das Spiel gefällt, kauf die Schachtel: Sie hat einen Platz auf deinem Tisch verdient.

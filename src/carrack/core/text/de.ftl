# Die Wörter der Plattform. Englisch und Niederländisch haben dieselben Schlüssel und Variablen; ein Spiel darf einen Schlüssel überschreiben.
# Namen von Personen stehen nur im Nominativ. Zu einem Argument `x`, das in Worte gefasst wurde, steht die rohe Bezeichnung in `x-id`.

## Sitze

# $seat: ab 0 gezählt
seat-name =
    { $seat ->
        [0] Rot
        [1] Blau
        [2] Gelb
        [3] Grün
        [4] Weiß
       *[other] Sitz { $seat }
    }

## Ablehnungen, die alle Spiele teilen

rule-not-now = Das geht jetzt nicht.

## Eine Partie im Terminal: wer am Zug ist, wie es steht, wie es endet

ui-preparing = Die Regeln werden vorbereitet. Beim ersten Mal dauert das etwas …
ui-thinking = { $name } überlegt …
ui-round = Runde { $n }
ui-round-of = Runde { $n } von { $limit }
ui-game-over = Partie beendet
ui-winner = { $names } gewinnt.
ui-winners-shared = { $names } teilen sich den Sieg.
ui-and = und
ui-rank = Rang

## Eine Partie im Terminal: Befehle und Antworten

ui-choices = Du kannst:
ui-more = und { $n } weitere
ui-continue = Weiter mit der Eingabetaste
ui-undone = Zurückgenommen.
ui-undo-nothing = Es gibt nichts zurückzunehmen.
ui-saved = Gespeichert als { $file }.
ui-saves-here = Ab jetzt wird jede Aktion dort gespeichert.
ui-save-failed = { $file } ließ sich nicht schreiben: { $reason }
ui-loaded = { $file } geht hier weiter.
ui-hint-why = { $act }. Das verspricht: { $reasons }
# $percent: a whole number; the act stands behind it
ui-hint-chance = { $percent } % Gewinnchance:
ui-allowed = Jetzt möglich: { $act }
ui-unknown-command = „{ $text }“ ist weder eine Nummer der Liste noch eine Aktion noch ein Befehl.
ui-unknown-rule = Es gibt keine Regel { $text }.
ui-rules-english = Das Regelbuch ist auf Englisch.
ui-quit = Auf Wiedersehen.

## Hilfe: eine Zeile für jeden Befehl; das Terminal schreibt den Befehl davor

ui-help = Befehle
ui-help-number = diese Aktion der Liste ausführen
ui-help-act = die geschriebene Aktion ausführen
ui-help-help = diese Hilfe zeigen
ui-help-hint = einen Tipp zeigen: die besten Aktionen, was sie bringen, und die Gewinnchance danach
ui-help-why = sagen, warum eine Aktion nicht möglich ist
ui-help-undo = deine letzte Aktion rückgängig machen
ui-help-save = die Partie in einer Datei speichern
ui-help-rules = die Regeln zeigen, oder eine davon
ui-help-log = den Spielverlauf zeigen
ui-help-board = den Spielplan noch einmal zeigen, oder alles davon
ui-help-parts = einen Teil des Spielplans zeigen
ui-help-quit = die Partie verlassen

## Bezeichnungen von Zahlen und Listen

ui-hand = Hand
ui-supply = Vorrat
ui-price = Preis
ui-points = Punkte
ui-victory-points = Siegpunkte
ui-ships = Schiffe
# $n: wie viele
ui-cards-n =
    { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }

## The drawn board at the terminal, and its further answers

ui-costs = Kosten
ui-ship = Schiff
ui-buildings = Öffentliche Gebäude
ui-achieved = Erreicht
ui-ask = Nummer oder Aktion (? Tipp, h Hilfe)
# What may be typed for a hint and for help: the words of the line above, in small letters
ui-word-hint = tipp
ui-word-help = hilfe
ui-pass = Bitte gebt die Tastatur weiter an { $name }. Niemand sonst schaut hin.
ui-which = Was davon ist gemeint?
ui-undo-luck = Rückgängig ist nicht möglich: Danach kam Zufall oder eine Aktion von jemand anderem.
ui-save-where = Bitte einen Dateinamen angeben: s DATEI
ui-save-before = Speichern als (Enter: ohne Speichern gehen)
ui-exists = diese Datei gibt es schon
ui-acts-shown = { $n } von { $all } Aktionen; die Partie ist nicht zu Ende.

## The drawn board and the command line

ui-costs = Kosten
ui-ship = Schiff
ui-buildings = Öffentliche Gebäude
ui-achieved = Erreicht
ui-ask = Nummer oder Zug (? Tipp, h Hilfe)
ui-pass = Bitte die Tastatur weitergeben: { $name } ist am Zug. Alle anderen schauen weg.
ui-which = Was davon ist gemeint?
ui-undo-luck = Das lässt sich nicht zurücknehmen: Danach kamen Zufall oder der Zug eines anderen.
ui-save-where = Bitte einen Dateinamen angeben: s DATEI
ui-save-before = Speichern als (Enter: ohne Speichern gehen)
ui-exists = diese Datei gibt es schon

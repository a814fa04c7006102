## The drawn board and the command line

ui-costs = Kosten
ui-ship = schip
ui-buildings = Openbare gebouwen
ui-achieved = Bereikt
ui-ask = Nummer of zet (? tip, h hulp)
ui-pass = Geef het toetsenbord door: { $name } is aan de beurt. De anderen kijken niet.
ui-which = Welke hiervan bedoel je?
ui-undo-luck = Dit kan niet teruggenomen worden: daarna kwam er toeval of een zet van iemand anders.
ui-save-where = Geef een bestandsnaam op: s BESTAND
ui-save-before = Opslaan als (Enter: weggaan zonder opslaan)
ui-exists = dit bestand bestaat al

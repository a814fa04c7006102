## The drawn board and the command line

ui-costs = Costs
ui-ship = ship
ui-buildings = Public buildings
ui-achieved = Achieved
ui-ask = Number or act (? hint, h help)
ui-pass = Please pass the keyboard to { $name }. Nobody else looks.
ui-which = Which of these do you mean?
ui-undo-luck = This cannot be taken back: luck or somebody else’s act came after it.
ui-save-where = Give the file a name: s FILE
ui-save-before = Save as (Enter: leave without saving)
ui-exists = this file exists already

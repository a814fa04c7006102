# De startpagina en de tafels: wat een bezoeker het eerst leest. Engels en Duits hebben dezelfde sleutels en variabelen.

## Start

start-title = Bordspellen uit de tijd van de ontdekkingen
start-what = Vaar, handel en sticht nederzettingen in je browser, met vrienden of tegen bots. Zonder aanmelden, zonder installeren.
start-choose = Kies een spel
start-tables = Alle tafels
start-mine = Jouw tafels
start-all-mine = Al mijn tafels
start-games = De spellen
start-open = Tafels met een vrije stoel
start-all-open = Alle open tafels
promise-play = Eén klik en je zit in een partij tegen bots. Vrienden schuiven aan via een link.
promise-rules = Kan iets niet, dan zie je meteen waarom, met de regel erbij.
promise-friends = Speel op één avond, of wekenlang één zet per dag.
promise-replay = Elke partij kun je terugkijken, en het toeval kun je controleren.

play-now = Nu spelen
play-now-why = Tegen bots, meteen. Om te oefenen: niets telt mee.
play-now-bots = Bots spelen als
bot-offered = { $name } – { $level }
bot-random = Scheepskat
bot-random-level = zomaar wat
bot-easy = Scheepsjongen
bot-easy-level = makkelijk
bot-medium = Stuurman
bot-medium-level = gemiddeld
bot-hard = Navigator
bot-hard-level = moeilijk
bot-expert = Admiraal
bot-expert-level = expert
bot-greedy = Stuurman
bot-greedy-level = gemiddeld
bot-search = Padvinder
bot-search-level = moeilijk
play-friends = Met vrienden
play-rules = Regels
game-by = { $names }, { $year }
game-players = { $span } spelers
game-minutes = { $span } minuten

## Tafels

lobby-title = Tafels
lobby-mine = Van mij
lobby-open = Vrije stoelen
lobby-playing = Wordt gespeeld
lobby-waiting = Wachten op spelers
lobby-finished = Afgelopen
lobby-filter = Spel
lobby-all-games = Alle spellen
list-more = Meer tonen
mine-empty = Je zit nog aan geen enkele tafel.
mine-empty-why = Begin meteen tegen bots, of neem een vrije stoel bij anderen.
mine-empty-play = Kies een spel
mine-empty-open = Bekijk vrije stoelen
open-empty = Geen enkele tafel zoekt nu spelers.
open-empty-why = Open er een: hier vinden anderen hem.
playing-empty = Er wordt nu geen openbare partij gespeeld.
playing-empty-why = Begin er een en laat anderen meekijken.
finished-empty = Er is nog geen openbare partij afgelopen.
finished-empty-why = Zodra er een is, kun je die hier terugkijken.

listed-waiting = { $free ->
    [0] Alle stoelen zijn bezet, { $name } kan beginnen
    [one] Eén stoel vrij, geopend door { $name }
   *[other] { $free } stoelen vrij, geopend door { $name }
  }
listed-your-turn = Jij bent aan de beurt
listed-turn = { $name } is aan de beurt
listed-playing = Wordt gespeeld
listed-won = { $count ->
    [one] { $names } heeft gewonnen
   *[other] { $names } delen de winst
  }
listed-over = Zonder winnaar afgelopen
listed-rated = Telt mee
listed-sit = Ga zitten
listed-replay = Herhaling
listed-enter = Naar de tafel
listed-play = Naar de partij
listed-look = Binnenkijken
listed-watch = Meekijken
visibility-private = Privé
clock-move-short = { $time } per zet
clock-total-short = { $time } per speler
new-open = Tafel openen
seat-free = vrij
seat-bot = bot

# Die Startseite und die Tische: was ein Gast zuerst liest. Englisch und Niederländisch haben dieselben Schlüssel und Variablen.

## Start

start-title = Brettspiele aus der Zeit der Entdeckungen
start-what = Segle, handle und siedle im Browser, mit Freunden oder gegen Bots. Ohne Anmeldung, ohne Installation.
start-choose = Spiel aussuchen
start-tables = Alle Tische
start-mine = Deine Tische
start-all-mine = Alle meine Tische
start-games = Die Spiele
start-open = Tische mit freien Plätzen
start-all-open = Alle offenen Tische
promise-play = Ein Klick, und du sitzt in einer Partie gegen Bots. Freunde kommen über einen Link dazu.
promise-rules = Geht etwas nicht, erfährst du sofort, warum und nach welcher Regel.
promise-friends = Spielt an einem Abend oder über Wochen einen Zug am Tag.
promise-replay = Jede Partie lässt sich nachspielen und ihr Zufall nachprüfen.

play-now = Jetzt spielen
play-now-why = Gegen Bots, sofort. Zum Üben: nichts wird gewertet.
play-now-bots = Bots spielen als
bot-offered = { $name } – { $level }
bot-random = Schiffskatze
bot-random-level = planlos
bot-easy = Schiffsjunge
bot-easy-level = leicht
bot-medium = Steuermann
bot-medium-level = mittel
bot-hard = Navigator
bot-hard-level = schwer
bot-expert = Admiral
bot-expert-level = Experte
bot-greedy = Steuermann
bot-greedy-level = mittel
bot-search = Pfadfinder
bot-search-level = schwer
play-friends = Mit Freunden
play-rules = Regeln
game-by = { $names }, { $year }
game-players = { $span } Personen
game-minutes = { $span } Minuten

## Tische

lobby-title = Tische
lobby-mine = Meine
lobby-open = Freie Plätze
lobby-playing = Laufende Partien
lobby-waiting = Warten auf Mitspieler
lobby-finished = Beendet
lobby-filter = Spiel
lobby-all-games = Alle Spiele
list-more = Mehr zeigen
mine-empty = Du sitzt noch an keinem Tisch.
mine-empty-why = Fang sofort gegen Bots an, oder nimm einen freien Platz bei anderen.
mine-empty-play = Spiel aussuchen
mine-empty-open = Freie Plätze ansehen
open-empty = Gerade sucht kein Tisch Mitspieler.
open-empty-why = Eröffne einen: Hier finden ihn die anderen.
playing-empty = Gerade läuft keine öffentliche Partie.
playing-empty-why = Fang eine an und lass andere zuschauen.
finished-empty = Noch keine öffentliche Partie ist zu Ende.
finished-empty-why = Sobald es eine gibt, lässt sie sich hier nachspielen.

listed-waiting = { $free ->
    [0] Alle Plätze sind besetzt, { $name } kann beginnen
    [one] Ein Platz frei, eröffnet von { $name }
   *[other] { $free } Plätze frei, eröffnet von { $name }
  }
listed-your-turn = Du bist am Zug
listed-turn = { $name } ist am Zug
listed-playing = Partie läuft
listed-won = { $count ->
    [one] { $names } hat gewonnen
   *[other] { $names } teilen sich den Sieg
  }
listed-over = Ohne Sieger beendet
listed-rated = Gewertet
listed-sit = Hinsetzen
listed-replay = Wiederholung
listed-enter = Zum Tisch
listed-play = Zur Partie
listed-look = Hineinschauen
listed-watch = Zuschauen
visibility-private = Privat
clock-move-short = { $time } pro Zug
clock-total-short = je { $time }
new-open = Tisch eröffnen
seat-free = frei
seat-bot = Bot

# Die Worte der Hülle: die Leiste, der Fuß, Hinweise, Absagen. Englisch und Niederländisch haben dieselben Schlüssel und Variablen.

guest-name = Gast { NUMBER($number, useGrouping: 0) }
nav-label = Carrack
nav-skip = Zum Inhalt
nav-home = Start
nav-lobby = Tische
nav-new = Neuer Tisch
nav-leaderboard = Rangliste
nav-sign-in = Anmelden
nav-settings = Einstellungen
nav-about = Über Carrack
nav-menu = Menü
languages = Sprache
close = Schließen
again = Noch einmal versuchen
loading = Einen Augenblick …

foot-label = Mehr über Carrack
foot-free = Carrack ist kostenlos.
foot-open = Quelloffen und aus Liebe zum Spiel gemacht
foot-publishers = Keine Verbindung zu den Verlagen dieser Spiele.
foot-content = Was wir selbst entworfen haben, ist gekennzeichnet
foot-keys = Tastatur
foot-privacy = Datenschutz

slip-title = Das geht nicht.
slip-turn = Du bist nicht am Zug.

## Was der Server ablehnt, nach seinem Kürzel

error-offline = Es gibt keine Verbindung zum Server. Sie wird wieder aufgebaut.
error-slow = Das war zu schnell. Warte einen Augenblick.
error-taken = Dieser Platz ist besetzt.
error-kicked = Du wurdest an diesem Tisch weggeschickt.
error-blocked = Wer diesen Tisch eröffnet hat, möchte nicht mit dir spielen.
error-host = Das kann nur, wer den Tisch eröffnet hat.
error-empty = Einige Plätze sind noch frei.
error-started = Die Partie hat schon begonnen.
error-unwatched = An diesem Tisch schaut niemand zu.
error-private = Dieser Tisch ist privat. Bitte jemanden dort um den Einladungslink.
error-words = Das ist zu lang oder leer.
error-name = Ein Name hat 1 bis 24 sichtbare Zeichen.
error-sign-in = Sag zuerst, wer du bist.

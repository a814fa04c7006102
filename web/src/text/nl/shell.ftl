# De woorden van de schil: de balk, de voet, meldingen, weigeringen. Engels en Duits hebben dezelfde sleutels en variabelen.

guest-name = Gast { NUMBER($number, useGrouping: 0) }
nav-label = Carrack
nav-skip = Naar de inhoud
nav-home = Start
nav-lobby = Tafels
nav-new = Nieuwe tafel
nav-leaderboard = Ranglijst
nav-sign-in = Inloggen
nav-settings = Instellingen
nav-about = Over Carrack
nav-menu = Menu
languages = Taal
close = Sluiten
again = Nog eens proberen
loading = Een ogenblik …

foot-label = Meer over Carrack
foot-free = Carrack is gratis.
foot-open = Open source, gemaakt uit liefde voor het spel
foot-publishers = Niet verbonden aan de uitgevers van deze spellen.
foot-content = Wat we zelf hebben ontworpen, staat erbij vermeld
foot-keys = Toetsenbord
foot-privacy = Privacy

slip-title = Dat kan niet.
slip-turn = Je bent niet aan de beurt.

## Wat de server weigert, per code

error-offline = Er is geen verbinding met de server. Er wordt opnieuw verbonden.
error-slow = Dat ging te snel. Wacht even.
error-taken = Deze stoel is bezet.
error-kicked = Je bent van deze tafel weggestuurd.
error-blocked = Wie deze tafel heeft geopend, wil niet met je spelen.
error-host = Dat kan alleen wie de tafel heeft geopend.
error-empty = Er zijn nog stoelen vrij.
error-started = De partij is al begonnen.
error-unwatched = Aan deze tafel kijkt niemand mee.
error-private = Deze tafel is privé. Vraag iemand daar om de uitnodigingslink.
error-words = Dat is te lang of leeg.
error-name = Een naam heeft 1 tot 24 zichtbare tekens.
error-sign-in = Zeg eerst wie je bent.

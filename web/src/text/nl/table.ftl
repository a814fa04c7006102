# The table while a game is played. English has the same keys and variables.

## The action bar

# $act: the name of a kind of act
slip-act = “{ $act }” kan nu niet.
slip-asked = Nu wordt gevraagd: “{ $asked }”
table-bar-label = Wat er te doen is
table-prompt-over = De partij is afgelopen.
table-prompt-paused = De partij ligt stil.
table-prompt-yours = Je bent aan de beurt.
table-prompt-soon = Zo dadelijk ben je aan de beurt.
table-prompt-thinks = { $name } denkt na
table-prompt-turn = { $name } is aan de beurt
table-prompt-away = { $name } is aan de beurt, maar is er even niet.
table-armed = Dit kun je niet terugnemen. Druk nog een keer of bevestig.
table-armed-never = Nooit meer vragen
table-confirm = Bevestigen
table-cancel = Annuleren
table-skip = Overslaan
table-hint = Hint
table-hint-because = Dit zou een bot doen, want het belooft: { $reasons }.
table-hint-only = Dit zou een bot doen.
table-hint-chance = Kans om dan te winnen, zoals de bot het ziet: { $percent }%
table-hint-win = { $percent }% winstkans
table-hint-or = Anders:
table-hint-where = Toon het op het bord
table-replay = Herhaling
table-change = { $what }: { $from } wordt { $to }

## Taking back

table-undo = Terugnemen
table-undo-not = Dit kun je niet terugnemen.
table-undo-nothing = Je hebt nog niets gedaan.
table-undo-luck = Daarna heeft het toeval gesproken.
table-undo-opening = Hier is de tafel begonnen.
table-undo-other = Daarna heeft { $name } iets gedaan.
table-undo-ask = Vraag het de anderen
table-undo-alone = Toch teruggaan
table-undo-unrated = Ga je verder terug, dan telt de partij niet meer mee voor de ranglijst.
table-undo-asked =
    { $count ->
        [one] { $name } wil de laatste actie terugnemen.
       *[other] { $name } wil { $count } acties terugnemen.
    }
table-undo-agree = Akkoord
table-undo-refuse = Weigeren
table-undo-waits = Iemand wil teruggaan. Nog geen antwoord van: { $names }

## Story, chat and rules

table-log-label = Verloop, chat en regels
table-tab-story = Verloop
table-tab-chat = Chat
table-tab-rules = Regels
table-story-empty = Er is nog niets gebeurd.
table-story-more = Toon wat eerder was
table-chat-empty = Nog niemand heeft iets gezegd.
table-chat-label = Zeg iets
table-chat-send = Versturen
table-chat-unread = ongelezen
table-chat-left =
    { $count ->
        [one] Nog { $count } teken
       *[other] Nog { $count } tekens
    }

## The top bar and the menu

table-stages-label = De delen van een beurt
table-clock-left = Resterende tijd
table-watchers =
    { $count ->
        [one] { $count } toeschouwer
       *[other] { $count } toeschouwers
    }
table-sound = Geluid
table-share = Link delen
table-share-copied = De link is gekopieerd.
table-share-failed = De browser staat kopiëren niet toe.
table-menu = Menu
table-pause = Pauzeren
table-resume = Hervatten
table-come-back = Weer plaatsnemen
table-leave = Naar de tafels
table-log-file = Logboek downloaden
table-log-copy = Fout melden: link naar het logboek kopiëren
table-resign = Opgeven
table-resign-sure = Wil je echt opgeven? Je eindigt achter iedereen die blijft, en een bot speelt voor je verder.
table-quick-language = Taal
table-quick-theme = Licht
table-quick-theme-system = zoals het systeem
table-quick-theme-light = dag
table-quick-theme-dark = nacht
table-quick-motion = Beweging
table-quick-motion-system = zoals het systeem
table-quick-motion-full = volledig
table-quick-motion-reduced = weinig
table-quick-pace = Tempo van de anderen
table-quick-pace-option =
    { $pace ->
        [0] meteen
        [0.5] langzaam
        [2] snel
       *[other] gewoon
    }
table-quick-volume = Volume
table-quick-notify = Waarschuw me als ik aan de beurt ben
table-quick-confirm = Vraag voordat iets definitief is
table-quick-text = De tafel in woorden

## Keys

table-keys-title = Toetsen
table-key-walk = langs alles lopen wat kan
table-key-act = het doen
table-key-drop = neerleggen, sluiten
table-key-undo = terugnemen
table-key-hint = hint
table-key-skip = overslaan wat de anderen doen
table-key-log = verloop
table-key-chat = chat
table-key-rules = regels
table-key-text = de tafel in woorden, en terug
table-key-mute = geluid aan of uit
table-key-help = deze toetsen

## Banners, and what calls the player

table-lost = De verbinding is verbroken. Er wordt opnieuw verbonden …
table-back = De verbinding is er weer.
table-paused = De partij ligt stil. De klokken ook.
table-stand-in = Een bot speelt voor je.
table-resigned = Je hebt opgegeven. Je kijkt hoe het verdergaat.
table-watching = Je kijkt mee met deze partij.
table-turn-title = ● Jij bent aan de beurt – { $game }
table-attention-title = Jij bent aan de beurt: { $game }
table-attention-body = De tafel wacht op je.
table-attention-bot = Een bot speelt verder voor { $name }.
table-attention-resigned = { $name } heeft opgegeven. Een bot speelt verder.
table-attention-returned = { $name } is terug.
table-loading = De tafel wordt gedekt …
table-gone-title = Deze tafel kan niet worden getoond.
table-gone-unknown = Op dit adres is geen tafel. Misschien is hij opgeruimd, of de link is niet volledig.
table-gone-private = Deze tafel is privé. Vraag iemand die er zit om de uitnodigingslink.
table-gone-kicked = De gastheer heeft je van deze tafel weggestuurd.
table-gone-unwatched = Aan deze tafel kijkt niemand mee.
table-gone-blocked = De gastheer van deze tafel wil niet dat je meekijkt.
table-gone-lobby = Naar de tafels
table-gone-home = Naar het begin

## The table in words

table-text-asked = Wat er te doen is
table-text-acts =
    { $count ->
        [0] Er is nu niets te doen
        [one] Je kunt { $count } ding doen
       *[other] Je kunt { $count } dingen doen
    }
table-text-position = De stelling
table-text-leave = Toon het getekende bord

## Refusals of the server

error-stale = Er is intussen verder gespeeld. Kijk nog eens.
error-turn = Je bent niet aan de beurt.
error-paused = De partij ligt stil.
error-undo = Dit kun je niet terugnemen.
error-chat = Een regel heeft 1 tot 500 tekens.
error-store = Dit kan nu niet worden opgeslagen. Er is niets gebeurd; probeer het nog eens.
error-late = De bot dacht te lang na. Vraag het nog eens.
error-bot = De bot beslist dit nu voor je. Kom daarna terug.
error-hint = Aan een tafel die meetelt met andere mensen zijn er geen hints.
error-finished = De partij is afgelopen.
error-resigned = Je hebt al opgegeven.
error-seat = Daarvoor moet je aan deze tafel zitten.
error-playing = Daarvoor moet de partij afgelopen zijn.
error-rematch = Er is al een revanche.
error-waiting = De partij is nog niet begonnen.
error-conflict = Iemand was je voor. Kijk nog eens.

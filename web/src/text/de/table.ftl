# The table while a game is played. English has the same keys and variables.

## The action bar

# $act: the name of a kind of act
slip-act = „{ $act }“ geht jetzt nicht.
slip-asked = Gefragt ist jetzt: „{ $asked }“
table-bar-label = Was ansteht
table-prompt-over = Die Partie ist beendet.
table-prompt-paused = Die Partie ruht.
table-prompt-yours = Du bist am Zug.
table-prompt-soon = Gleich bist du am Zug.
table-prompt-thinks = { $name } überlegt
table-prompt-turn = { $name } ist am Zug
table-prompt-away = { $name } ist am Zug, aber gerade nicht da.
table-armed = Das lässt sich nicht zurücknehmen. Drücke noch einmal oder bestätige.
table-armed-never = Nie mehr fragen
table-confirm = Bestätigen
table-cancel = Abbrechen
table-skip = Überspringen
table-hint = Tipp
table-hint-because = Das täte ein Bot, denn es verspricht: { $reasons }.
table-hint-only = Das täte ein Bot.
table-hint-chance = Gewinnchance danach, wie der Bot sie sieht: { $percent } %
table-hint-win = { $percent } % Gewinnchance
table-hint-or = Sonst:
table-hint-where = Auf dem Brett zeigen
table-replay = Wiederholung
table-change = { $what }: aus { $from } wird { $to }

## Taking back

table-undo = Rückgängig
table-undo-not = Das lässt sich nicht zurücknehmen.
table-undo-nothing = Du hast noch nichts getan.
table-undo-luck = Seither hat der Zufall gesprochen.
table-undo-opening = Hier hat der Tisch begonnen.
table-undo-other = Seither hat { $name } gehandelt.
table-undo-ask = Die anderen fragen
table-undo-alone = Trotzdem zurückgehen
table-undo-unrated = Gehst du dahinter zurück, zählt die Partie nicht mehr für die Wertung.
table-undo-asked =
    { $count ->
        [one] { $name } möchte die letzte Aktion zurücknehmen.
       *[other] { $name } möchte { $count } Aktionen zurücknehmen.
    }
table-undo-agree = Zustimmen
table-undo-refuse = Ablehnen
table-undo-waits = Jemand möchte zurückgehen. Es fehlt noch die Antwort von: { $names }

## Story, chat and rules

table-log-label = Verlauf, Chat und Regeln
table-tab-story = Verlauf
table-tab-chat = Chat
table-tab-rules = Regeln
table-story-empty = Es ist noch nichts geschehen.
table-story-more = Früheres zeigen
table-chat-empty = Noch hat niemand etwas gesagt.
table-chat-label = Sag etwas
table-chat-send = Senden
table-chat-unread = ungelesen
table-chat-left =
    { $count ->
        [one] Noch { $count } Zeichen
       *[other] Noch { $count } Zeichen
    }

## The top bar and the menu

table-stages-label = Die Abschnitte eines Zuges
table-clock-left = Verbleibende Zeit
table-watchers =
    { $count ->
        [one] { $count } Zuschauer
       *[other] { $count } Zuschauer
    }
table-sound = Ton
table-share = Link teilen
table-share-copied = Der Link ist kopiert.
table-share-failed = Der Browser lässt das Kopieren nicht zu.
table-menu = Menü
table-pause = Pausieren
table-resume = Fortsetzen
table-come-back = Wieder Platz nehmen
table-leave = Zu den Tischen
table-log-file = Protokoll herunterladen
table-log-copy = Fehler melden: Link zum Protokoll kopieren
table-resign = Aufgeben
table-resign-sure = Willst du wirklich aufgeben? Du stehst dann hinter allen, die bleiben, und ein Bot spielt für dich weiter.
table-quick-language = Sprache
table-quick-theme = Licht
table-quick-theme-system = wie das System
table-quick-theme-light = Tag
table-quick-theme-dark = Nacht
table-quick-motion = Bewegung
table-quick-motion-system = wie das System
table-quick-motion-full = voll
table-quick-motion-reduced = wenig
table-quick-pace = Tempo der anderen
table-quick-pace-option =
    { $pace ->
        [0] sofort
        [0.5] langsam
        [2] schnell
       *[other] normal
    }
table-quick-volume = Lautstärke
table-quick-notify = Bescheid geben, wenn ich am Zug bin
table-quick-confirm = Fragen, bevor etwas endgültig ist
table-quick-text = Der Tisch in Worten

## Keys

table-keys-title = Tasten
table-key-walk = zu dem gehen, was möglich ist
table-key-act = es tun
table-key-drop = weglegen, schließen
table-key-undo = zurücknehmen
table-key-hint = Tipp
table-key-skip = die Züge der anderen überspringen
table-key-log = Verlauf
table-key-chat = Chat
table-key-rules = Regeln
table-key-text = der Tisch in Worten und zurück
table-key-mute = Ton an oder aus
table-key-help = diese Tasten

## Banners, and what calls the player

table-lost = Die Verbindung ist unterbrochen. Sie wird wieder aufgebaut …
table-back = Die Verbindung ist wieder da.
table-paused = Die Partie ruht. Die Uhren stehen still.
table-stand-in = Ein Bot spielt für dich.
table-resigned = Du hast aufgegeben und schaust zu, wie es weitergeht.
table-watching = Du schaust dieser Partie zu.
table-turn-title = ● Du bist am Zug – { $game }
table-attention-title = Du bist am Zug: { $game }
table-attention-body = Der Tisch wartet auf dich.
table-attention-bot = Für { $name } spielt ein Bot weiter.
table-attention-resigned = { $name } hat aufgegeben. Ein Bot spielt weiter.
table-attention-returned = { $name } ist wieder da.
table-loading = Der Tisch wird gedeckt …
table-gone-title = Dieser Tisch lässt sich nicht zeigen.
table-gone-unknown = Unter dieser Adresse gibt es keinen Tisch. Vielleicht wurde er abgeräumt, oder der Link ist nicht vollständig.
table-gone-private = Dieser Tisch ist privat. Bitte jemanden, der dort sitzt, um den Einladungslink.
table-gone-kicked = Der Gastgeber hat dich von diesem Tisch weggeschickt.
table-gone-unwatched = An diesem Tisch schaut niemand zu.
table-gone-blocked = Der Gastgeber dieses Tisches möchte nicht, dass du zuschaust.
table-gone-lobby = Zu den Tischen
table-gone-home = Zum Anfang

## The table in words

table-text-asked = Was ansteht
table-text-acts =
    { $count ->
        [0] Gerade ist nichts zu tun
        [one] Du kannst { $count } Sache tun
       *[other] Du kannst { $count } Dinge tun
    }
table-text-position = Die Stellung
table-text-leave = Den gezeichneten Plan zeigen

## Refusals of the server

error-stale = Am Tisch ist schon mehr passiert. Schau noch einmal.
error-turn = Du bist nicht am Zug.
error-paused = Die Partie ruht.
error-undo = Das lässt sich nicht zurücknehmen.
error-chat = Eine Zeile hat 1 bis 500 Zeichen.
error-store = Das lässt sich gerade nicht speichern. Es ist nichts geschehen; versuche es noch einmal.
error-late = Der Bot hat zu lange gedacht. Frag noch einmal.
error-bot = Der Bot entscheidet gerade für dich. Komm danach zurück.
error-hint = An einem gewerteten Tisch mit anderen Menschen gibt es keine Tipps.
error-finished = Die Partie ist beendet.
error-resigned = Du hast schon aufgegeben.
error-seat = Dafür musst du an diesem Tisch sitzen.
error-playing = Dafür muss die Partie beendet sein.
error-rematch = Es gibt schon eine Revanche.
error-waiting = Die Partie hat noch nicht begonnen.
error-conflict = Jemand war schneller. Schau noch einmal.

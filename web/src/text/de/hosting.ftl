# Ein neuer Tisch, der Warteraum, über Carrack. Englisch und Niederländisch haben dieselben Schlüssel und Variablen.

## Ein neuer Tisch

new-title = Neuer Tisch
new-game = Spiel
new-who = Wer sitzt wo
new-seats = Wie viele spielen
new-seat = Platz { $number }
new-bot = Bot auf Platz { $number }
new-no-seat = Du sitzt selbst nicht an diesem Tisch: Du eröffnest ihn und schaust zu.
sitter-me = Ich
sitter-me-why = Dein Platz.
sitter-open = Freunde
sitter-open-why = Bleibt frei, bis jemand kommt.
sitter-bot = Bot
bot-random-why = Macht irgendetwas Erlaubtes. Gut zum Ausprobieren.
bot-easy-why = Weiß, was gut ist, übersieht aber manches. Ein freundlicher erster Gegner.
bot-medium-why = Schaut einen Zug voraus und nimmt das Beste. Ein ordentlicher Gegner.
bot-hard-why = Denkt mehrere Züge voraus. Schwer zu schlagen.
bot-expert-why = Spielt jede Entscheidung viel öfter durch als der Navigator und meist weiter voraus. Braucht dafür höchstens eine Sekunde.
bot-greedy-why = Schaut einen Zug voraus und nimmt das Beste. Ein ordentlicher Gegner.
bot-search-why = Denkt mehrere Züge voraus. Schwer zu schlagen.
new-visibility = Wer den Tisch findet
visibility-unlisted = Mit Link
visibility-unlisted-why = Wer den Link hat, kann mitspielen oder zuschauen. Er steht nicht in der Liste.
visibility-public = Öffentlich
visibility-public-why = Alle sehen ihn in der Liste und können einen freien Platz nehmen.
visibility-private-why = Nur der Einladungslink öffnet ihn. Sonst schaut niemand hinein.
new-options = Varianten des Spiels
new-options-changed = { $count ->
    [0] wie üblich
    [one] eine geändert
   *[other] { $count } geändert
  }
option-standard = Üblich: { $value }
number-wrong = Eine ganze Zahl von { $first } bis { $last }.
new-clock = Bedenkzeit
clock-none = Ohne Uhr
clock-none-why = Alle nehmen sich die Zeit, die sie brauchen.
clock-move = Zeit pro Zug
clock-move-why = Für Partien über Tage: Jeder Zug hat seine eigene Zeit.
clock-total = Schachuhr
clock-total-why = Für einen Abend: eine Gesamtzeit, und mit jedem Zug etwas dazu.
clock-each = Für jeden Zug
clock-minutes = Minuten für jede Person
clock-increment = Sekunden dazu nach jedem Zug
clock-timeout = Wenn die Zeit abgelaufen ist
timeout-bot = Ein Bot spielt weiter
timeout-bot-why = Wer zu spät war, kann den Platz wieder einnehmen.
timeout-resign = Wer zu spät ist, gibt auf
timeout-resign-why = Kommt auf den letzten Rang; ein Bot spielt auf dem Platz weiter.
clock-total-long = je { $time }, dazu { $increment } pro Zug
new-guests = Zuschauer und Wertung
watch = Zuschauer
watch-why = Andere dürfen zuschauen. Sie sehen nur, was offen liegt.
watch-yes = mit Zuschauern
watch-no = ohne Zuschauer
watch-delay = Zuschauer sehen es
watch-delay-acts = { $acts ->
    [0] sofort
   *[other] { $acts } Aktionen später
  }
watch-delay-why = Mit Verzögerung kann niemand jemandem etwas zuflüstern.
rated = Wertung
rated-why = Das Ergebnis zählt für die Wertung aller. An gewerteten Tischen mit mehreren Menschen gibt es keine Tipps.
rated-yes = gewertet
rated-no = nicht gewertet
new-open-why = Danach bekommst du einen Link für deine Freunde. Freie Plätze können immer noch Bots einnehmen.
new-start = Partie starten
new-start-why = Alle Plätze sind besetzt: Es geht sofort los.
new-wrong = Weiter oben passt noch etwas nicht.

## Der Warteraum

wait-title = { $game }: vor dem Start
wait-welcome = { $name } lädt dich zu { $game } ein
wait-welcome-nobody = Du bist zu { $game } eingeladen
wait-name = Dein Name am Tisch
wait-name-wrong = Gib dir zuerst einen Namen.
wait-no-account = Das ist alles: kein Konto, kein Passwort.
wait-seats = Am Tisch
wait-free = { $count ->
    [one] ein Platz ist frei
   *[other] { $count } Plätze sind frei
  }
wait-all-here = alle Plätze sind besetzt
wait-start = Partie starten
wait-start-why = { $count ->
    [one] Ein Platz ist noch frei. Lade jemanden ein oder setz einen Bot hin.
   *[other] { $count } Plätze sind noch frei. Lade Leute ein oder setz Bots hin.
  }
wait-start-ready = Alle sind da.
wait-for-host = { $name } startet die Partie, sobald alle Plätze besetzt sind.
wait-for-start = Die Partie beginnt, sobald alle Plätze besetzt sind.
wait-host-ready = { $name } kann die Partie jetzt starten.
wait-ready = Die Partie kann jetzt beginnen.
wait-settings = So wird gespielt
seat-bot-level = Bot, { $level }
seat-you = das bist du
seat-you-host = das bist du, dein Tisch
seat-host = hat den Tisch eröffnet
seat-here = da
seat-away = gerade nicht da
seat-sit = Hinsetzen
seat-move = Hierher wechseln
seat-leave = Aufstehen
seat-kick = { $name } wegschicken
seat-remove-bot = Bot wegnehmen
seat-add-bot = Bot hinsetzen
invite-title = Einladen
invite-unlisted = Wer diesen Link hat, kann an den Tisch kommen.
invite-public = Der Tisch steht in der öffentlichen Liste. Du kannst auch den Link verschicken.
invite-private = Nur dieser Link öffnet den Tisch.
invite-link = Link zu diesem Tisch
invite-code = Der Link als QR-Code, zum Fotografieren mit dem Telefon
invite-copy = Link kopieren
invite-copied = Der Link ist kopiert.
invite-copied-short = Kopiert
invite-copy-yourself = Der Link ist markiert: Kopiere ihn mit Strg+C.
invite-share = Teilen
invite-text = Spiel mit mir { $title }.
stir-title = Misch mit
stir-why = Der Server hat seine Zufallszahlen in einem Umschlag versiegelt; Worte von dir verändern jede Ziehung, und nach der Partie wird der Umschlag geöffnet, damit alle nachprüfen können, dass es mit rechten Dingen zuging.
stir-why-watching = Der Server hat seine Zufallszahlen in einem Umschlag versiegelt; Worte derer, die mitspielen, verändern jede Ziehung, und nach der Partie wird der Umschlag geöffnet, damit alle nachprüfen können, dass es mit rechten Dingen zuging.
stir-seal = Siegel
stir-said = Bisher dazugegeben
stir-label = Beliebige Worte
stir-add = Dazugeben

## Verirrt, und Über

lost-title = Nichts als Meer
lost-why = Unter dieser Adresse gibt es keine Seite. Die Karte ist wohl alt, oder unterwegs ging ein Buchstabe verloren.
lost-home = Zum Start
about-title = Über Carrack
about-what = Mit Carrack spielst du Brettspiele aus der Zeit der Entdeckungen: im Browser mit Freunden und Bots, im Terminal und aus Python.
about-how = Jede Regel ist nur einmal geschrieben. Dieselben Regeln lehnen einen Zug ab und sagen dir, warum, denken für die Bots voraus und spielen jede Partie nach, die hier je gespielt wurde.
about-games = Die Spiele und wer sie gemacht hat
about-designers = Alles Lob gebührt den Menschen, die diese Spiele erfunden haben. Wenn dir eines gefällt, kauf die Schachtel und spiel es am Tisch, mit Holz und Karton.
about-game = Spiel
about-designer = Autor
about-publisher = Verlag
about-year = Jahr
about-own = Von uns entworfen
about-own-parts = { $count ->
    [0] nichts
   *[other] { $count } von { $all } Teilen
  }
about-content = Was von uns ist
about-publishers = Carrack hat keine Verbindung zu Autoren oder Verlagen und verwendet weder ihre Bilder noch ihre Texte. Titel und Namen gehören ihnen und stehen hier nur, um zu sagen, um welches Spiel es geht.
about-reconstructed = Wo die Anleitung einen Plan, eine Karte oder ein Plättchen nicht beschreibt, haben wir selbst etwas entworfen; solche Inhalte sind in den Regeln als „rekonstruiert“ gekennzeichnet. Alle Zeichnungen und alle Sätze sind von uns.
about-luck = Zufall zum Nachprüfen
about-luck-how = Bevor eine Partie beginnt, legt der Server seine Zufallszahlen fest und zeigt ein Siegel davon. Alle am Tisch können Worte dazugeben, die die Ziehungen verändern. Nach dem Ende werden die Zahlen gezeigt, und jeder kann das Siegel prüfen; carrack verify weist jeden Würfel und jede Karte nach.
about-keys = Tastatur
about-keys-how = Alles geht ohne Maus. Am Tisch:
keys-tab = geht von einem Teil der Seite zum nächsten
keys-arrows = gehen über alles, was du jetzt tun kannst
keys-enter = tut es
keys-escape = legt ab, was du in der Hand hast, und schließt, was offen ist
keys-undo = nimmt die letzte Aktion zurück, wo das geht
keys-hint = fragt einen Bot, was er täte
keys-all = zeigt alle Tasten
about-privacy = Datenschutz, einfach gesagt
privacy-kept = Wir speichern den Namen, den du angibst, deine Partien mit ihrem Chat und deine Einstellungen. Keine E-Mail-Adresse, keine Telefonnummer, keine Werbung, kein Tracking.
privacy-cookie = Ein einziges Cookie merkt sich, wer du bist. Dein Browser behält deine Einstellungen. Mehr wird auf deinem Gerät nicht gespeichert.
privacy-public = Deinen Namen und deine gewerteten Ergebnisse können alle sehen. Den Chat sehen alle am Tisch und alle, die zuschauen.
privacy-nobody = Nichts wird weitergegeben oder verkauft, und keine Seite lädt etwas von einem anderen Server.
privacy-log = Wie jeder Server schreibt auch dieser ein Protokoll der Anfragen mit der Adresse, von der sie kamen, um Fehler und Missbrauch zu finden.
privacy-delete = Wer diesen Server betreibt, entscheidet, wie lange etwas aufgehoben wird. Soll etwas gelöscht werden, frag dort nach; Carrack kann jeder betreiben.
about-licence = Quelloffen
about-licence-what = Carrack ist freie Software unter der MIT-Lizenz. Du darfst sie betreiben, lesen, ändern und weitergeben.

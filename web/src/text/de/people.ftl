# Menschen: Anmelden, Profile, Rangliste, Einstellungen. Dieselben Schlüssel und Variablen wie im Englischen.

people-loading = Einen Augenblick …
field-show = Zeigen, was da steht

## Hereinkommen
sign-in = Anmelden
sign-out = Abmelden
sign-ways = Wege herein
sign-way-in = Anmelden
sign-way-account = Neues Konto
sign-way-guest = Als Gast
sign-title-in = Willkommen zurück
sign-title-account = Konto anlegen
sign-title-guest = Einfach spielen
sign-login = Anmeldename
sign-password = Passwort
sign-login-missing = Gib deinen Anmeldenamen ein.
sign-password-missing = Gib dein Passwort ein.
sign-wrong = Der Anmeldename oder das Passwort stimmt nicht.
sign-slow = Zu viele Versuche. Warte ein paar Minuten und versuch es noch einmal.
sign-or = oder
sign-passkey = Mit Passkey anmelden
sign-guest-note = { $count ->
    [one] Du spielst gerade als Gast { $name } an einem Tisch. In ein anderes Konto zieht er nicht um.
   *[other] Du spielst gerade als Gast { $name } an { $count } Tischen. In ein anderes Konto ziehen sie nicht um.
  }
sign-guest-instead = Lieber aus diesem Gast ein Konto machen
sign-welcome = Willkommen, { $name }!
sign-is-in = Du bist angemeldet
sign-go-on = Weiter
harbour-port = Hafen

account-make = Konto anlegen
account-passkey = Mit Passkey anlegen, ohne Passwort
account-keeps = { $count ->
    [one] Dein Tisch bleibt deiner: Aus dem Gast wird das Konto.
   *[other] Deine { $count } Tische bleiben deine: Aus dem Gast wird das Konto.
  }
account-same = Du bleibst, wer du bist: Name, Partien und Wertungen kommen mit.
account-login-help = 3 bis 32 Buchstaben, Ziffern, Punkte, Binde- oder Unterstriche. Nur du siehst ihn.
account-login-wrong = Ein Anmeldename hat 3 bis 32 Buchstaben (a bis z), Ziffern, Punkte, Binde- oder Unterstriche und beginnt mit Buchstabe oder Ziffer.
account-taken = Diesen Anmeldenamen hat schon jemand. Nimm einen anderen.

name-label = Name
name-help = So nennen dich die anderen am Tisch; höchstens 24 Zeichen.
name-change-help = Wo du schon am Tisch sitzt, bleibt der alte Name stehen.
name-wrong = Ein Name hat 1 bis 24 sichtbare Zeichen.
name-keep = Namen ändern
name-kept = Ab jetzt heißt du so.

password-help = Mindestens { $count } Zeichen. Lang schlägt kompliziert: Ein paar Wörter tun es gut.
password-short = Ein Passwort hat mindestens { $count } Zeichen.
password-old = Altes Passwort
password-old-help = Lass es leer, wenn du bisher nur einen Passkey hast.
password-old-wrong = Das alte Passwort stimmt nicht.
password-new = Neues Passwort
password-change = Passwort ändern
password-changed = Das Passwort ist geändert. Alle deine anderen Sitzungen sind beendet.

passkey-help = Ein Passkey liegt auf deinem Telefon, Rechner oder Sicherheitsschlüssel; du öffnest ihn mit Finger, Gesicht oder PIN. Zu merken gibt es nichts.
passkey-not-here = Passkeys gehen unter dieser Adresse oder in diesem Browser nicht.
passkey-localhost = Diese Seite unter localhost öffnen
passkey-dismissed = Es wurde kein Passkey benutzt. Du kannst es noch einmal versuchen.
passkey-known = Auf diesem Gerät liegt schon ein Passkey für dein Konto.
passkey-failed = Der Browser konnte hier keinen Passkey benutzen.
passkey-unknown = Diesen Passkey kennen wir hier nicht.
passkey-last = Setze erst ein Passwort: Dieser Passkey ist der einzige Weg in dein Konto.
passkey-many = Mehr Passkeys kann eine Person nicht haben.
passkey-number = Passkey { $number }
passkey-add = Passkey hinzufügen
passkey-made = Der Passkey ist bereit.
passkey-remove = Passkey { $number } entfernen
passkey-removed = Der Passkey ist entfernt.

guest-about = Such dir einen Namen aus und spiel los. Mehr braucht es nicht; dieser Browser erkennt dich wieder. Später kannst du aus dem Gast ein Konto machen und behältst jede Partie.
guest-go = Hereinkommen

leave-title = Für immer gehen?
leave-why = Ein Gast, der sich abmeldet, kann nicht zurückkommen: Die Partien bleiben, aber niemand kann sie unter diesem Namen weiterspielen. Lege erst ein Konto an, wenn du sie behalten willst.
leave-go = Trotzdem abmelden
leave-stay = Bleiben

## Jemand
person-since = An Bord seit { $day }
person-guest = Gast
person-you = Du
person-rename = Namen ändern
person-unknown = So jemanden gibt es hier nicht.
person-none = Noch keine Partie beendet
person-none-mine = Deine erste Fahrt liegt vor dir
person-none-help = Ergebnisse, Wertungen und Gegner erscheinen hier nach der ersten beendeten Partie.
person-play = Tisch eröffnen
person-rating = Wertung
person-rating-of = { $title }, Partie für Partie
person-game-number = Partie
person-unrated = Noch keine gewerteten Partien.
person-chance = Siege und Zufall
person-met = Am häufigsten getroffen
person-met-none = Noch niemanden.
person-results = Ergebnisse
person-history = Beendete Partien
person-seats = { $count ->
    [one] 1 Platz
   *[other] { $count } Plätze
  }
tally-played = Gespielt
tally-won = Gewonnen
tally-favourite = Lieblingsspiel
tally-run = Zurzeit
run-won = { $count ->
    [one] 1 Sieg
   *[other] { $count } Siege in Folge
  }
run-lost = { $count ->
    [0] Noch keine Partien
    [one] 1 Partie ohne Sieg
   *[other] { $count } Partien ohne Sieg
  }
run-best = { $count ->
    [0] noch kein Sieg
    [one] beste Serie: 1 Sieg
   *[other] beste Serie: { $count } Siege
  }
run-longest = Längste Siegesserie
run-drought = Längste Zeit ohne Sieg
chance-row = { $share } gewonnen; Glück allein brächte { $luck }
chance-of = { $count ->
    [one] von 1 Partie
   *[other] von { $count } Partien
  }
chance-key = was Glück allein brächte
met-times = { $count ->
    [one] 1 Partie
   *[other] { $count } Partien
  }
met-record = { $before }-mal davor, { $behind }-mal dahinter
results-game = Spiel
results-seats = Plätze
results-played = Gespielt
results-won = Gewonnen
results-rank = Mittlerer Rang
results-best = Höchste Punktzahl
results-rating = Wertung
history-rated = gewertet, nun { $rating }
history-free = nicht gewertet
history-replay = Wiederholung
history-replay-of = { $title } vom { $day } noch einmal ansehen
history-older = Ältere Partien zeigen
rank = Rang { $rank }
rank-of = Rang { $rank } von { $of }
block = Sperren
unblock = Entsperren
unblock-name = { $name } entsperren
blocked = { $name } ist gesperrt.
unblocked = { $name } ist nicht mehr gesperrt.
block-about = Du hast diese Person gesperrt: An Tische, die du leitest, kann sie sich nicht setzen.

## Die Rangliste
ranks-title = Rangliste
ranks-about = Die Wertung ist vorsichtig: Sie zählt, was jemand sicher gezeigt hat, und wächst mit jeder gewerteten Partie, die es bestätigt.
ranks-game = Spiel
ranks-seats = Plätze
ranks-bots = Bots zeigen
ranks-guests = Gäste zeigen
ranks-bot = Bot
ranks-place = Rang
ranks-name = Name
ranks-more = Mehr zeigen
ranks-guest-note = Du bist Gast, und Gäste stehen nur auf Wunsch in der Liste.
ranks-none = Hier ist noch niemand gesegelt
ranks-none-help = Noch ist keine gewertete Partie mit { $count } Plätzen zu Ende. Der erste Platz ist frei.
ranks-play = Die erste spielen

## Einstellungen
set-parts = Teile dieser Seite
set-kept-here = Was du wählst, gilt sofort und bleibt in diesem Browser.
set-kept-person = Was du wählst, gilt sofort und begleitet dich auf jedes Gerät, auf dem du dich anmeldest.
set-look = Aussehen
set-language = Sprache
set-theme = Tag oder Nacht
set-theme-system = Wie das Gerät
set-theme-system-help = Folgt deinem System
set-theme-light = Tag
set-theme-light-help = Eine Karte auf Eichenholz
set-theme-dark = Nacht
set-theme-dark-help = Eine Kajüte bei Lampenlicht
set-motion = Bewegung
set-motion-system = Wie das Gerät
set-motion-system-help = Folgt deinem System
set-motion-full = Lebhaft
set-motion-full-help = Schiffe segeln, Würfel rollen
set-motion-reduced = Ruhig
set-motion-reduced-help = Nichts bewegt sich
set-play = Am Tisch
set-pace = Tempo der anderen
set-pace-slow = Langsam
set-pace-normal = Normal
set-pace-fast = Schnell
set-pace-none = Sofort
set-pace-help = Wie lange du jede Aktion der anderen und der Bots siehst. „Sofort“ zeigt nur, wohin sie führt.
set-confirm = Nachfragen, bevor etwas endgültig ist
set-confirm-help = Aktionen, auf die ein Zufall oder jemand anders folgt, brauchen einen zweiten Klick.
set-text = Tische in Worten
set-text-help = Die Stellung als Text und alle Aktionen als Liste statt des gezeichneten Bretts. Gut mit einem Bildschirmleser.
set-sound-title = Töne und Hinweise
set-sound = Töne
set-sound-help = Kurz und leise: Würfel, Holz, Segeltuch, und eine Glocke, wenn du dran bist.
set-volume = Lautstärke
set-sound-test = Glocke läuten
set-notify = Bescheid geben, wenn ich dran bin
set-notify-help = Eine Nachricht des Browsers, während du ein anderes Fenster ansiehst.
set-notify-cannot = Dieser Browser kennt keine Benachrichtigungen.
set-notify-denied = Dieser Browser erlaubt es nicht. Neben seiner Adresszeile kannst du das ändern.
set-notify-ask = Dieser Browser ist noch nicht gefragt worden.
set-notify-allow = Jetzt fragen
set-marks-title = Farben und Zeichen
set-marks = Kräftige Zeichen
set-marks-help = Alles in der Farbe eines Platzes trägt auch groß dessen Zeichen: Kreuz, Balken, Punkt, Schrägbalken, Sparren.
set-marks-preview = Figuren der fünf Plätze, gesehen mit: { $vision }
vision-normal = volle Farbsicht
vision-protan = ohne Rotzapfen (Protanopie)
vision-deutan = ohne Grünzapfen (Deuteranopie)
vision-tritan = ohne Blauzapfen (Tritanopie)
seat-tincture-1 = Rot
seat-tincture-2 = Blau
seat-tincture-3 = Gelb
seat-tincture-4 = Grün
seat-tincture-5 = Weiß
set-account = Konto
set-nobody = Du bist nicht angemeldet. Als Gast kannst du jederzeit spielen; mit einem Konto folgen dir deine Partien auf jedes Gerät.
set-guest = Gast in diesem Browser
set-login = Anmeldename: { $login }
set-profile = Meine Seite
set-guest-account = Als Gast gibt es dich nur in diesem Browser. Mit einem Konto behältst du Partien und Wertungen und kommst von überall zurück.
set-password = Passwort
set-passkeys = Passkeys
set-made = Angelegt am { $day }
set-remove = Entfernen
set-sessions = Wo du angemeldet bist
session-this = Dieser Browser
session-other = Ein anderer Browser
session-here = Hier
session-seen = seit { $since }, zuletzt gesehen { $seen }
session-end = Beenden
session-ended = { $count ->
    [one] Die Sitzung ist beendet.
   *[other] { $count } Sitzungen sind beendet.
  }
session-end-others = { $count ->
    [one] Die andere beenden
   *[other] Die { $count } anderen beenden
  }
session-everywhere = Überall abmelden
set-tokens = Programme
set-tokens-help = Mit einem Schlüssel kann ein Programm von dir unter deinem Namen spielen. Er öffnet Tische und Partien, nie dein Konto.
set-tokens-docs = Die Schnittstelle für Programme
token-name = Wofür?
token-name-missing = Sag, wofür der Schlüssel ist.
token-make = Schlüssel anlegen
token-once = Der Schlüssel für „{ $title }“. Kopiere ihn jetzt: Er wird nur dieses eine Mal gezeigt.
token-copy = Kopieren
token-copied = Der Schlüssel ist kopiert.
token-not-copied = Der Browser lässt uns nicht kopieren. Markiere den Schlüssel und kopiere ihn selbst.
token-many = Mehr Schlüssel kann eine Person nicht haben.
token-remove = Schlüssel für „{ $title }“ entfernen
token-removed = Der Schlüssel ist entfernt und öffnet nichts mehr.
set-blocked = Gesperrte Personen
set-blocked-none = Niemand. Du kannst jemanden auf dessen Seite sperren: An Tische, die du leitest, kann sich diese Person dann nicht setzen.

## Was der Server ablehnt
error-signed-in = Du bist schon angemeldet. Melde dich erst ab.
error-guest = Lege erst ein Konto an.
error-passkey = Der Passkey wurde nicht angenommen. Fang noch einmal an.
error-self = Sich selbst kann niemand sperren.
error-many = Mehr davon kann eine Person nicht haben.
error-unknown = So etwas gibt es hier nicht, oder nicht mehr.
error-server = Im Server ging etwas schief. Es ist aufgeschrieben.

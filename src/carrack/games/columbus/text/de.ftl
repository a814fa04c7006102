# Die Worte von Columbus. Englisch und Niederländisch haben dieselben Schlüssel und Variablen.
# Ein Argument `x`, das in Worte gefasst wurde (card=mutiny durch card-mutiny), hat sein rohes Etikett in `x-id`.

game-title = Columbus
game-pitch = Segle um die Wette über den Atlantik, finde eine bewohnte Insel und sei als Erster mit der Nachricht zurück im Hafen.
game-goal = Finde eine Scheibe mit einer bewohnten Insel und bring diese Entdeckung als Erster zurück in den Hafen.

## Dinge

symbol-compass = Windrose
symbol-sail = Segel
symbol-whirlwind = Wirbelwind
symbol-storm = Sturm
symbol-telescope = Fernrohr

# Die vier Würfel eines Wurfs, für news-throw.
first-compass = { symbol-compass }
first-sail = { symbol-sail }
first-whirlwind = { symbol-whirlwind }
first-storm = { symbol-storm }
first-telescope = { symbol-telescope }
second-compass = { symbol-compass }
second-sail = { symbol-sail }
second-whirlwind = { symbol-whirlwind }
second-storm = { symbol-storm }
second-telescope = { symbol-telescope }
third-compass = { symbol-compass }
third-sail = { symbol-sail }
third-whirlwind = { symbol-whirlwind }
third-storm = { symbol-storm }
third-telescope = { symbol-telescope }
fourth-compass = { symbol-compass }
fourth-sail = { symbol-sail }
fourth-whirlwind = { symbol-whirlwind }
fourth-storm = { symbol-storm }
fourth-telescope = { symbol-telescope }

direction-n = Norden
direction-ne = Nordosten
direction-e = Osten
direction-se = Südosten
direction-s = Süden
direction-sw = Südwesten
direction-w = Westen
direction-nw = Nordwesten

card-provisions-1 = 1 Fass Proviant
card-provisions-2 = 2 Fässer Proviant
card-provisions-3 = 3 Fässer Proviant
card-mutiny = Meuterei
card-hurricane = Hurrikan
card-fog-n = Nebel, Drift nach Norden
card-fog-e = Nebel, Drift nach Osten
card-fog-s = Nebel, Drift nach Süden
card-fog-w = Nebel, Drift nach Westen
card-kept = eine Karte zum Behalten
card-good-winds = Gute Winde
card-very-good-winds = Sehr gute Winde
card-whirlwind-2 = Wirbelwind, 2 Schritte
card-whirlwind-3 = Wirbelwind, 3 Schritte
card-carpenter = Zimmermann
card-good-weather = Gutes Wetter

card-good-winds-effect = Dein Schiff segelt in diesem Zug 2 Felder mehr, auch aus Flauten heraus und durch sie hindurch.
card-very-good-winds-effect = Nach diesem Zug hast du noch einen.
card-whirlwind-2-effect = Bewege die Wirbelwinde in diesem Zug um 2 weitere Felder, beliebig verteilt.
card-whirlwind-3-effect = Bewege die Wirbelwinde in diesem Zug um 3 weitere Felder, beliebig verteilt.
card-carpenter-effect = Vor dem Wurf: Dein Hauptmast steht wieder, und du spielst einen normalen Zug.
card-good-weather-effect = Verhindere einen Sturm, den jemand anderes aufkommen lässt, bevor der Pfeil gedreht wird.

disc-sea = offenes Meer
disc-isle-1 = eine Insel mit 1 Palme
disc-isle-2 = eine Insel mit 2 Palmen
disc-isle-3 = eine Insel mit 3 Palmen
disc-inhabited = eine bewohnte Insel

by-compass = Windrose
by-sail = Segel
by-wind = Gute Winde
by-die = Wirbelwind-Würfel
by-card = Wirbelwind-Karte
flight-stop = anhalten
flight-over = überfliegen

mark-d2 = D2
mark-l3 = L3
mark-f5 = F5
mark-h7 = H7
mark-l7 = L7
mark-d8 = D8

## Optionen

option-start-player = Startspieler
option-start-player-why = Wer beginnt. Die Plätze zählen ab 0.
option-start-player-random = ausgelost
option-start-player-0 = Platz 0
option-start-player-1 = Platz 1
option-start-player-2 = Platz 2
option-start-player-3 = Platz 3
option-start-player-4 = Platz 4
option-whirlwind-entry = In einen Wirbelwind segeln
option-whirlwind-entry-why = Ob ein Schiff in einen Wirbelwind segeln darf; es verliert dann seinen Mast.
option-whirlwind-entry-damage = erlaubt, mit Schaden
option-whirlwind-entry-forbidden = nicht erlaubt
option-port-reentry = Zurück in den Hafen
option-port-reentry-why = Wer in den Hafen zurücksegeln darf: alle, oder nur, wer eine bewohnte Insel gefunden hat.
option-port-reentry-any = alle
option-port-reentry-discoverers-only = nur Entdecker
option-early-card-weather = Hurrikan und Nebel in Runde 1
option-early-card-weather-why = Ob Hurrikan- und Nebelkarten schon in der ersten Runde wehen.
option-early-card-weather-on = ja
option-early-card-weather-off = nein
option-whirlwind-lock = Wirbelwind ruht nach einem Treffer
option-whirlwind-lock-why = Ob ein Wirbelwind, der ein Schiff getroffen hat, für den Rest des Zuges bleibt, wo er ist.
option-whirlwind-lock-on = ja
option-whirlwind-lock-off = nein
option-round-limit = Rundenlimit
option-round-limit-why = Nach so vielen Runden endet das Spiel; wer am weitesten gekommen ist, gewinnt.

## Phasen, und was jede fragt

phase-over = Spielende
phase-start-player = Startspieler
phase-before-roll = Vor dem Wurf
phase-dice = Würfel
phase-action = Auf See
phase-repair = Reparaturwurf
phase-flight = Wirbelwind im Flug
phase-good-weather = Sturm kommt auf
phase-spin = Windrose
phase-respin = Sturm
phase-turn-up = Ereigniskarte
phase-take-card = Ereigniskarte
phase-mutiny = Meuterei
phase-disc = Fernrohr
phase-relocate = Wirbelwind zieht weiter

prompt-before-roll = Vor dem Wurf: Was tust du?
prompt-action = Wie nutzt du deine Würfel?
prompt-repair = Dein Mast ist gebrochen: Nur ein Segel hilft. Würfelst du neu oder bist du fertig?
prompt-flight = Wo kommt der Wirbelwind herunter?
prompt-good-weather = Ein Sturm kommt auf. Besänftigst du ihn mit Gutem Wetter?
prompt-respin = Lässt du diesen Wind wehen oder drehst du noch einmal?
prompt-mutiny = Meuterei: Gibst du der Mannschaft ein Fass oder setzt du in einer späteren Runde aus?
prompt-relocate = Der Wirbelwind hat dich getroffen. Wohin zieht er jetzt?

## Arten von Zügen, als Überschriften

kind-decline = Auf den Zug verzichten
kind-roll = Würfeln
kind-reroll = Neu würfeln
kind-sail = Segeln
kind-whirl = Wirbelwind bewegen
kind-raise-storm = Sturm aufkommen lassen
kind-draw-card = Karte ziehen
kind-load = Proviant laden
kind-look = Ausschau halten
kind-play = Karte spielen
kind-end-turn = Zug beenden
kind-finish = Wurf abschließen
kind-good-weather = Gutes Wetter
kind-let-it-blow = Wehen lassen
kind-accept = Wind annehmen
kind-spin-again = Noch einmal drehen
kind-pay-crew = Mannschaft bezahlen
kind-miss-turn = Aussetzen
kind-relocate = Wirbelwind versetzen
kind-leave = Wirbelwind stehen lassen

## Züge, als Knöpfe

do-decline =
    { $barrels ->
        [0] Auf den Zug verzichten
        [one] Auf den Zug verzichten (+{ $barrels } Fass)
       *[other] Auf den Zug verzichten (+{ $barrels } Fässer)
    }
do-roll = Würfeln
do-reroll =
    { $count ->
        [one] Würfel { $which } neu werfen (−1 Fass)
       *[other] Würfel { $which } neu werfen (−1 Fass)
    }
do-sail = Nach { $field } segeln ({ $direction }) mit: { $by }
do-whirl =
    { $flight-id ->
        [over] Wirbelwind { $whirlwind } überfliegt { $field } ({ $direction }) mit: { $by }
       *[stop] Wirbelwind { $whirlwind } zieht nach { $field } ({ $direction }) mit: { $by }
    }
do-raise-storm =
    { $spins ->
        [one] Sturm in Gebiet { $zone } aufkommen lassen
       *[other] Sturm in Gebiet { $zone } aufkommen lassen (bis zu { $spins } Drehungen)
    }
do-draw-card = Eine Ereigniskarte ziehen
do-load = An der Insel ein Fass laden
do-look = Durch das Fernrohr eine Scheibe ansehen
do-play = { $card } spielen
do-end-turn = Zug beenden
do-finish =
    { $repaired ->
        [yes] Den Mast setzen und den Zug beenden
       *[no] Den Zug ohne Mast beenden
    }
do-good-weather = Gutes Wetter spielen: kein Sturm in Gebiet { $zone }
do-let-it-blow = Den Sturm in Gebiet { $zone } wehen lassen
do-accept = Wehen lassen: { $direction }
do-spin-again = Den Pfeil noch einmal drehen ({ $left } übrig)
do-pay-crew = Der Mannschaft ein Fass geben
do-miss-turn = In einer späteren Runde aussetzen
do-relocate = Wirbelwind { $whirlwind } nach { $mark } versetzen
do-leave = Wirbelwind { $whirlwind } auf { $at } stehen lassen

## Züge, wie das Logbuch sie erzählt. Ein Text, der nur ein Strich ist, wird nicht gezeigt: Der nächste erzählt es.

act-start-player = { $who } beginnt.
act-decline =
    { $barrels ->
        [0] { $who } verzichtet auf den Zug.
        [one] { $who } verzichtet auf den Zug und nimmt { $barrels } Fass.
       *[other] { $who } verzichtet auf den Zug und nimmt { $barrels } Fässer.
    }
act-roll = -
act-die = -
act-reroll =
    { $count ->
        [one] { $who } gibt ein Fass ab und wirft { $count } Würfel neu.
       *[other] { $who } gibt ein Fass ab und wirft { $count } Würfel neu.
    }
act-sail = { $who } segelt nach { $field }.
act-whirl =
    { $flight-id ->
        [over] { $who } lässt Wirbelwind { $whirlwind } über { $field } fliegen.
       *[stop] { $who } zieht Wirbelwind { $whirlwind } nach { $field }.
    }
act-raise-storm = { $who } lässt in Gebiet { $zone } einen Sturm aufkommen.
act-draw-card = { $who } zieht eine Ereigniskarte.
act-load = { $who } lädt an der Insel ein Fass.
act-look = { $who } blickt durch das Fernrohr.
act-play = { $who } spielt { $card }.
act-end-turn = -
act-finish = -
act-good-weather = { $who } spielt Gutes Wetter: Der Sturm in Gebiet { $zone } bleibt aus.
act-let-it-blow = { $who } lässt es wehen.
act-spin = Der Pfeil zeigt nach { $direction }.
act-accept = { $who } nimmt den Wind an.
act-spin-again = { $who } dreht noch einmal.
act-turn-up =
    { $card-id ->
        [kept] Die Karte hat kein Kreuz: { $who } behält sie.
       *[other] Auf der Karte steht: { $card }.
    }
act-take-card = { $who } hat jetzt die Karte { $card }.
act-take-card-unseen = -
act-pay-crew = { $who } gibt der Mannschaft ein Fass.
act-miss-turn = { $who } wird einen Zug aussetzen.
act-open-disc =
    { $disc-id ->
        [inhabited] { $who } sieht eine bewohnte Insel: eine Entdeckung.
        [sea] { $who } sieht nichts als das offene Meer.
       *[other] { $barrels ->
            [0] { $who } sieht { $disc }, aber der Laderaum ist voll.
            [one] { $who } sieht { $disc } und nimmt { $barrels } Fass auf.
           *[other] { $who } sieht { $disc } und nimmt { $barrels } Fässer auf.
        }
    }
act-relocate = { $who } versetzt Wirbelwind { $whirlwind } nach { $mark }.
act-leave = { $who } lässt Wirbelwind { $whirlwind }, wo er ist.

## Was von selbst folgt

news-throw = { $who } wirft { $first }, { $second }, { $third } und { $fourth }.
news-driven = { $who } treibt von { $from } nach { $field }.
news-mast-whirlwind = Der Wirbelwind bricht { $who } auf { $field } den Mast.
news-mast-rocks = { $who } treibt bei { $field } auf die Felsen und verliert den Mast.
news-mast-ship = Schiffe stoßen auf { $field } zusammen: { $who } verliert den Mast.
news-repaired = { $who } hat wieder einen Mast.
news-mutiny-misses = { $who } hat kein Fass für die Mannschaft und wird einen Zug aussetzen.
news-no-weather = In der ersten Runde bleibt das ohne Wirkung.
news-turn-lost = { $who } verliert diesen Zug an die Meuterei.
achievement-home = mit der Entdeckung heimgekehrt
achievement-farthest = am weitesten, als die Runden vorbei waren
news-wins = { $who } ist mit der Entdeckung daheim und gewinnt.
news-round-limit = { $rounds } Runden sind vorbei: Wer am weitesten gekommen ist, gewinnt.

## Was eine Stellung wert ist, für Tipps

# Jeder sagt, was besser wird; er steht hinter „Das verspricht:“
term-voyage = weniger Weg bis zum Ziel
term-mast = weniger Sorgen um den Mast
term-provisions = mehr Proviant oder weniger verlorene Züge
term-cards = mehr oder bessere Karten auf der Hand
term-dice = mehr Nutzen von Würfeln und Schritten, die noch bleiben
term-danger = weniger Gefahr durch Hindernisse und Wirbelwinde
term-rivals = eine schwerere Fahrt für die anderen

## Ablehnungen

rule-co-2-8 = Dort endet die Karte.
rule-co-3-3 = Du hast noch nicht gewürfelt: Kein Würfel kann einen Schritt bezahlen.
rule-co-3-5 = Auf einen Zug kann man nur verzichten, bevor in ihm etwas anderes geschieht.
rule-co-3-9 = Du hast deine eine Karte dieses Zuges schon gespielt.
rule-co-4-7 = Ein Würfel ist schon benutzt: In diesem Zug wird nicht mehr neu gewürfelt.
rule-co-4-7b = Neu zu würfeln kostet ein Fass, und du hast keins.
rule-co-5-2 = Schiffe fahren nicht auf Riffe, Inseln oder das Festland.
rule-co-5-3 = Dort ist ein anderes Schiff.
rule-co-5-5 = Du hast keine Windrose für diesen Schritt.
rule-co-5-5b = Du hast kein Segel für diesen Schritt.
rule-co-5-5c = Du hast keinen Schritt der Guten Winde mehr.
rule-co-5-5d = Du liegst in der Flaute: Eine Windrose bewegt dein Schiff nicht.
rule-co-5-6 = An diesem Tisch segeln Schiffe nicht in Wirbelwinde.
rule-co-5-7 = An diesem Tisch segelt nur in den Hafen, wer eine bewohnte Insel gefunden hat.
rule-co-6-1 = In der ersten Runde gibt es keine Stürme.
rule-co-6-2 = Du hast kein Sturmsymbol mehr.
rule-co-6-7 = Aus der Flaute kannst du keinen Sturm aufkommen lassen.
rule-co-8-1 = Du hast kein Wirbelwindsymbol mehr.
rule-co-8-2 = Ein Wirbelwind hält nur auf Wasser an.
rule-co-8-3 = Ein Wirbelwind überfliegt weder Festland noch Hafen noch Rand.
rule-co-8-4 = Dort gibt es nichts zu überfliegen; der Wirbelwind kann dort anhalten.
rule-co-8-4b = Du hast keinen weiteren Schritt, mit dem er herunterkommen könnte.
rule-co-8-4c = Der andere Wirbelwind ist im Flug.
rule-co-8-12 = Ein Wirbelwind, der ein Schiff getroffen hat, ruht für den Rest des Zuges.
rule-co-8-13 = Der Wirbelwind steht schon dort.
rule-co-9-5 = Ein Schiff ohne Mast kann nicht segeln.
rule-co-9-6 = Im Reparaturwurf zählt nur das Segel.
rule-co-9-9 = Gute Winde helfen einem Schiff ohne Mast nicht.
rule-co-10-2 = Du liegst in der Flaute: Von den Würfeln zählen nur Segel.
rule-co-12-1 = Du liegst nicht neben einer Insel.
rule-co-12-1b = Dein Laderaum ist voll: 8 Fässer.
rule-co-12-3 = Scheiben sieht man nur von offenem Wasser in den Spalten A und B aus.
rule-co-12-5 = Du hast kein Fernrohr mehr.
rule-co-13-1 = Diese Karte hast du nicht.
rule-co-13-7 = Du hast keinen Wirbelwindschritt einer Karte mehr.
rule-co-13-8 = Der Zimmermann arbeitet nur vor dem Wurf.
rule-co-13-8b = Dein Mast steht.
rule-co-13-9 = Du hast kein Gutes Wetter.
rule-co-13-11 = Gutes Wetter hilft nur gegen den Sturm eines anderen, bevor der Pfeil gedreht wird.
rule-co-14-5 = Du hast eine bewohnte Insel gefunden und suchst nicht weiter.

## Wie man das Brett im Terminal liest

legend =
    Auf der Karte: · offenes Wasser, ~ Flaute, ∘ Wirbelwindzeichen, ▲▲ Riff, ♣♣ Insel, ▒▒ Festland, ⌂ Hafen
    Ein Schiff ist das Zeichen seines Kapitäns; ' dahinter heißt, dass der Mast gebrochen ist, wenn Platz dafür ist. @1 ist Wirbelwind 1, @2 Wirbelwind 2, @12 beide.
    Schiffe: ‡ Mast steht, † Mast gebrochen, ★ hat eine bewohnte Insel gefunden, +1 hat nach diesem Zug noch einen, ● Fass, ○ Platz für eins
    Karten: ✓ die eine Karte dieses Zuges ist gespielt, ↺2 davon 2 schon vor dem Neumischen, −1 ein Zug auszusetzen
    Unter den Schiffen: @1 L2, und die Zeichen derer, die Wirbelwind 1 nach dem Zug versetzen dürfen, in ihrer Reihenfolge.

## Das Spielbrett im Browser

stage-before = Vor dem Wurf
stage-sea = Würfel nutzen
stage-after = Wirbelwinde

board-other-island = Dein Schiff liegt nicht neben dieser Insel.
board-chart = Seekarte des Atlantiks, Spalten A bis N von Westen nach Osten, Zeilen 1 bis 9 von Norden nach Süden
board-port = Hafen
board-europe = Europa
board-africa = Afrika
board-azores = Azoren
board-canaries = Kanaren
board-indies = Indien
board-unseen =
    { $count ->
        [one] { $count } verdeckt
       *[other] { $count } verdeckt
    }
board-look =
    { $count ->
        [one] Mit dem Fernrohr die verdeckte Scheibe ansehen
       *[other] Mit dem Fernrohr eine von { $count } verdeckten Scheiben ansehen
    }
board-load = Ein Fass laden: { $island }
board-zone = Gebiet { $zone }
board-zone-storm = In Gebiet { $zone } einen Sturm aufkommen lassen
board-rose = Der Pfeil zeigt nach { $direction }.
board-sail-to = Nach { $field } segeln, bezahlt mit: { $by }
board-whirl-to = Wirbelwind { $whirlwind } nach { $field }
board-whirl-over = Wirbelwind { $whirlwind } überfliegt { $field }
board-whirl-drop = loslassen
board-too-far = Ein Schritt führt auf ein Nachbarfeld.
board-too-far-whirl = Ein Wirbelwind zieht Feld für Feld.
board-ship-own = Dein Schiff auf { $field }.
board-ship-of = Das Schiff von { $who } auf { $field }.
board-mast = Der Mast steht.
board-mast-lost = Der Mast ist gebrochen.
board-found = Hat eine bewohnte Insel gefunden.
board-pays = Der nächste Schritt wird bezahlt mit: { $by }. Drücken, um zu wechseln.
board-whirlwind = Wirbelwind { $whirlwind } auf { $field }.
board-whirlwind-take = Drücken, um ihn in die Hand zu nehmen.
board-whirlwind-drop = In der Hand. Nochmals drücken, um ihn loszulassen.
board-whirlwind-switch = Nochmals drücken, um statt mit einem Würfel mit der Karte zu zahlen.
board-whirlwind-card = Ein Schritt der Karte zahlt. Nochmals drücken, um ihn loszulassen.
board-whirlwind-die = Ein Schritt der Karte zahlt. Nochmals drücken, um mit einem Würfel zu zahlen.
board-flying = Im Flug.
board-claims = Nach dem Zug darf ihn versetzen: { $who }.

board-dice = Die Würfel
board-die =
    { $used ->
        [yes] { $symbol }, genutzt
       *[no] { $symbol }
    }
board-die-blank = nicht geworfen
board-reroll =
    { $count ->
        [one] { $count } neu würfeln
       *[other] { $count } neu würfeln
    }

board-hand = Deine Karten
board-hand-none = Keine Karten
board-one-card = eine pro Zug
board-card-played = in diesem Zug gespielt
board-spectator = Du schaust zu.
board-deck = Ereigniskarten
board-deck-left = noch { $count }
board-discard = { $count } gespielt
board-discard-title = Ablagestapel
board-barrels = Fässer
board-cards = Karten
board-cards-of =
    { $cards ->
        [one] { $cards } Ereigniskarte
       *[other] { $cards } Ereigniskarten
    }
board-cards-aged = davon { $aged } schon vor dem Neumischen
board-sails = Segel
board-hold = { $barrels } von 8 Fässern
board-misses = Auszusetzende Züge
board-misses-of =
    { $misses ->
        [one] Setzt wegen Meuterei { $misses } Zug aus.
       *[other] Setzt wegen Meuterei { $misses } Züge aus.
    }
board-extra = Hat nach diesem Zug noch einen.
board-way-west = Schritte nach Westen
board-way-home = Schritte nach Hause
board-steps-west =
    { $steps ->
        [0] Von hier aus sieht man Scheiben.
        [one] { $steps } Schritt, bis man Scheiben sieht
       *[other] { $steps } Schritte, bis man Scheiben sieht
    }
board-steps-home =
    { $steps ->
        [one] { $steps } Schritt nach Hause
       *[other] { $steps } Schritte nach Hause
    }

board-sees-sea = sieht offenes Meer.
board-sees-isle-1 = sieht eine Insel mit 1 Palme.
board-sees-isle-2 = sieht eine Insel mit 2 Palmen.
board-sees-isle-3 = sieht eine Insel mit 3 Palmen.
board-sees-inhabited = entdeckt eine bewohnte Insel.
board-event-provisions = Die Fässer kommen in den Laderaum, höchstens 8.
board-event-mutiny = Ein Fass für die Mannschaft, sonst entfällt ein Zug in einer späteren Runde.
board-event-hurricane = Der Pfeil wird gedreht; jedes Schiff auf See wird ein Feld weit getrieben.
board-event-fog = Jedes Schiff auf See treibt ein Feld weit ab.

board-ask-weather = { $who } lässt in Gebiet { $zone } einen Sturm aufkommen.
board-ask-respin = Wind nach { $direction } in Gebiet { $zone }.

board-detail-before = Ein Druck auf die Würfel wirft sie. Vorher darfst du eine Karte spielen oder für Fässer auf den Zug verzichten.
board-detail-throw = Ein Druck auf die Würfel wirft sie.
board-detail-winds =
    { $winds ->
        [one] Noch { $winds } Schritt der Guten Winde; du kannst ihn vor dem Wurf segeln.
       *[other] Noch { $winds } Schritte der Guten Winde; du kannst sie vor dem Wurf segeln.
    }
board-detail-before-repair = Dein Mast ist gebrochen: Ein Segel unter vier Würfeln richtet ihn wieder auf.
board-detail-sail = Klick auf ein Feld neben deinem Schiff, um zu segeln.
board-detail-sail-tap = Auf ein Feld neben deinem Schiff tippen, um zu segeln.
board-detail-whirlwind = Nimm einen Wirbelwind und bewege ihn.
board-detail-storm = Das Band über einem Gebiet lässt dort einen Sturm aufkommen.
board-detail-telescope = Ein Fernrohr zieht eine Karte, lädt an einer Insel oder zeigt eine Scheibe.
board-detail-used = Alle Würfel sind genutzt.
board-detail-nothing = Mit diesen Würfeln geht hier nichts.
board-detail-becalmed = Du liegst in der Flaute: Nur ein Segel oder Gute Winde bewegen dein Schiff.
board-detail-becalmed-card = Du liegst in der Flaute: Die Karte Gute Winde kann dein Schiff noch bewegen.
board-detail-becalmed-stuck = Du liegst ohne Segel in der Flaute: Würfle für ein Fass neu oder beende den Zug.
board-detail-becalmed-end = Du liegst in der Flaute und segelst in diesem Zug nicht weiter.
board-detail-dice = Gewählte Würfel werden für ein Fass neu geworfen.
board-detail-whirl = Wähle, wohin Wirbelwind { $whirlwind } zieht. Drück ihn noch einmal, um ihn loszulassen.
board-detail-whirl-switch = Wähle, wohin Wirbelwind { $whirlwind } zieht. Drück ihn noch einmal, um mit der Karte zu zahlen.
board-detail-own = Auf { $field } liegt dein eigenes Schiff: Hält der Wirbelwind dort an?
board-detail-over = { $field }: dort anhalten oder überfliegen?
board-detail-sail-shown = Ein Segel ist da: Beende den Wurf, und der Mast steht.
board-detail-no-sail =
    { $barrels ->
        [0] Kein Segel, und kein Fass für einen neuen Wurf.
        [one] Noch kein Segel. Ein neuer Wurf kostet ein Fass; du hast { $barrels }.
       *[other] Noch kein Segel. Ein neuer Wurf kostet ein Fass; du hast { $barrels }.
    }
board-detail-weather = { $who } lässt ihn in Gebiet { $zone } aufkommen.
board-detail-respin =
    { $left ->
        [one] Der Wind weht nach { $direction }. Du kannst noch { $left }-mal drehen; nur der letzte Wind zählt.
       *[other] Der Wind weht nach { $direction }. Du kannst noch { $left }-mal drehen; nur der letzte Wind zählt.
    }
board-detail-mutiny =
    { $barrels ->
        [one] Du hast { $barrels } Fass.
       *[other] Du hast { $barrels } Fässer.
    }
board-detail-relocate = Jedes andere Wirbelwindzeichen auf der Karte steht ihm offen.

board-yes = ja
board-no = nein
board-ground-plain = offenes Wasser
board-ground-calm = Flaute
board-ground-mark = Wirbelwindzeichen
board-ground-reef = Riff
board-ground-azores = Insel (Azoren)
board-ground-canaries = Insel (Kanaren)
board-ground-mainland = Festland
board-ground-port = Hafen
board-words-turn = Der Zug
board-words-round = Runde { $round } von höchstens { $limit }, Zug { $turn }.
board-words-active = { $who } ist am Zug: { $phase }.
board-words-unrolled = Die Würfel sind noch nicht geworfen.
board-words-reroll =
    { $can ->
        [yes] Noch kein Würfel ist genutzt: Für ein Fass kann jeder neu geworfen werden.
       *[no] Ein Würfel ist genutzt: Keiner kann neu geworfen werden.
    }
board-words-winds = Übrige Schritte der Guten Winde: { $winds }.
board-words-gusts = Übrige Schritte einer Wirbelwind-Karte: { $gusts }.
board-words-storm = Sturm in Gebiet { $zone }: Sturmwürfel { $dice }, bisher gedreht { $spins }.
board-words-card-played = Die eine Karte dieses Zuges ist gespielt.
board-words-around = Rund um dein Schiff auf { $field }
board-words-zone =
    { $zone ->
        [0] Der Hafen liegt in keinem Gebiet.
       *[other] Gebiet { $zone }.
    }
board-words-captains = Schiffe
board-words-who = Kapitän
board-words-field = Feld
board-words-mast = Mast
board-words-discovery = Entdeckung
board-words-way = Restlicher Weg
board-words-whirlwinds = Wirbelwinde
board-words-whirlwind = Wirbelwind { $whirlwind }
board-words-chart = Gebiet 1 ist A und B, Gebiet 2 C bis E, Gebiet 3 F bis H, Gebiet 4 I bis K, Gebiet 5 L bis N. Ein Punkt ist offenes Wasser.

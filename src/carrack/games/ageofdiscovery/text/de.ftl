# Die Worte von Zeitalter der Entdeckungen. Englisch und Niederländisch haben dieselben Schlüssel und Variablen.
# Ein Argument `x`, das in Worte gefasst wurde (ship=red_2 durch ship-red-2), hat sein rohes Etikett in `x-id`.

game-title = Zeitalter der Entdeckungen
game-pitch = Rüste Schiffe aus, verdiene mit Handelsaufträgen und schicke deine Flotte auf zwölf berühmte Fahrten.
game-goal = Hab die meisten Punkte, wenn die letzten Fahrten gewertet sind: für Schiffe auf Fahrten, für deinen geheimen Sonderauftrag und für übrige Schiffe.

## Schiffe, Aufträge und Joker

colour-red = rot
colour-yellow = gelb
colour-green = grün
colour-blue = blau
colour-white = weiß
colour-brown = braun
ship-red-1 = Schiff rot 1
ship-red-2 = Schiff rot 2
ship-red-3 = Schiff rot 3
ship-yellow-1 = Schiff gelb 1
ship-yellow-2 = Schiff gelb 2
ship-yellow-3 = Schiff gelb 3
ship-green-1 = Schiff grün 1
ship-green-2 = Schiff grün 2
ship-green-3 = Schiff grün 3
ship-blue-1 = Schiff blau 1
ship-blue-2 = Schiff blau 2
ship-blue-3 = Schiff blau 3
ship-white-1 = Schiff weiß 1
ship-white-2 = Schiff weiß 2
ship-white-3 = Schiff weiß 3
ship-brown-1 = Schiff braun 1
ship-brown-2 = Schiff braun 2
ship-brown-3 = Schiff braun 3
ship-joker-1 = Joker als Schiff 1
ship-joker-2 = Joker als Schiff 2
ship-joker-3 = Joker als Schiff 3
ship-joker-red-1 = Joker als Schiff rot 1
ship-joker-red-2 = Joker als Schiff rot 2
ship-joker-red-3 = Joker als Schiff rot 3
ship-joker-yellow-1 = Joker als Schiff gelb 1
ship-joker-yellow-2 = Joker als Schiff gelb 2
ship-joker-yellow-3 = Joker als Schiff gelb 3
ship-joker-green-1 = Joker als Schiff grün 1
ship-joker-green-2 = Joker als Schiff grün 2
ship-joker-green-3 = Joker als Schiff grün 3
ship-joker-blue-1 = Joker als Schiff blau 1
ship-joker-blue-2 = Joker als Schiff blau 2
ship-joker-blue-3 = Joker als Schiff blau 3
ship-joker-white-1 = Joker als Schiff weiß 1
ship-joker-white-2 = Joker als Schiff weiß 2
ship-joker-white-3 = Joker als Schiff weiß 3
ship-joker-brown-1 = Joker als Schiff braun 1
ship-joker-brown-2 = Joker als Schiff braun 2
ship-joker-brown-3 = Joker als Schiff braun 3
ship-none = –
order-red-3 = Auftrag rot 3
order-red-4 = Auftrag rot 4
order-red-5 = Auftrag rot 5
order-red-6 = Auftrag rot 6
order-yellow-3 = Auftrag gelb 3
order-yellow-4 = Auftrag gelb 4
order-yellow-5 = Auftrag gelb 5
order-yellow-6 = Auftrag gelb 6
order-green-3 = Auftrag grün 3
order-green-4 = Auftrag grün 4
order-green-5 = Auftrag grün 5
order-green-6 = Auftrag grün 6
order-blue-3 = Auftrag blau 3
order-blue-4 = Auftrag blau 4
order-blue-5 = Auftrag blau 5
order-blue-6 = Auftrag blau 6
order-white-3 = Auftrag weiß 3
order-white-4 = Auftrag weiß 4
order-white-5 = Auftrag weiß 5
order-white-6 = Auftrag weiß 6
order-brown-3 = Auftrag braun 3
order-brown-4 = Auftrag braun 4
order-brown-5 = Auftrag braun 5
order-brown-6 = Auftrag braun 6
order-none = –
joker-red-yellow = Joker rot/gelb
joker-yellow-green = Joker gelb/grün
joker-green-blue = Joker grün/blau
joker-blue-white = Joker blau/weiß
joker-white-brown = Joker weiß/braun
joker-brown-red = Joker braun/rot
card-red-1 = Schiff rot 1
card-red-2 = Schiff rot 2
card-red-3 = Schiff rot 3
card-yellow-1 = Schiff gelb 1
card-yellow-2 = Schiff gelb 2
card-yellow-3 = Schiff gelb 3
card-green-1 = Schiff grün 1
card-green-2 = Schiff grün 2
card-green-3 = Schiff grün 3
card-blue-1 = Schiff blau 1
card-blue-2 = Schiff blau 2
card-blue-3 = Schiff blau 3
card-white-1 = Schiff weiß 1
card-white-2 = Schiff weiß 2
card-white-3 = Schiff weiß 3
card-brown-1 = Schiff braun 1
card-brown-2 = Schiff braun 2
card-brown-3 = Schiff braun 3
card-interim = die Zwischenwertung
card-final = die Schlusswertung
voyage-abreu = António de Abreu
voyage-columbus = Christopher Columbus
voyage-cabot = John Cabot
voyage-da-gama = Vasco da Gama
voyage-balboa = Vasco Núñez de Balboa
voyage-vespucci = Amerigo Vespucci
voyage-dias = Bartolomeu Dias
voyage-magellan = Ferdinand Magellan
voyage-cartier = Jacques Cartier
voyage-cabral = Pedro Álvares Cabral
voyage-verrazzano = Giovanni da Verrazzano
voyage-drake = Francis Drake
place-buy-1 = das Schiff in Spalte 1
place-buy-2 = das Schiff in Spalte 2
place-buy-3 = das Schiff in Spalte 3
place-buy-4 = das Schiff in Spalte 4
place-buy-5 = das Schiff in Spalte 5
place-next-1 = das folgende Schiff in Spalte 1
place-next-2 = das folgende Schiff in Spalte 2
place-next-3 = das folgende Schiff in Spalte 3
place-next-4 = das folgende Schiff in Spalte 4
place-next-5 = das folgende Schiff in Spalte 5
place-order-1 = Auftrag 1 der Auslage
place-order-2 = Auftrag 2 der Auslage
place-order-3 = Auftrag 3 der Auslage
place-order-4 = Auftrag 4 der Auslage

## Sonderaufträge

special-present = Dabei
special-half = Hälfte
special-majority = Mehrheit
special-alone = Allein
special-present-effect = Zählt jede Fahrt mit mindestens einem Schiff von dir.
special-half-effect = Zählt jede Fahrt, auf der du mindestens so viele Schiffe hast wie alle anderen zusammen.
special-majority-effect = Zählt jede Fahrt, auf der du mehr Schiffe hast als alle anderen zusammen.
special-alone-effect = Zählt jede Fahrt, auf der nur du Schiffe hast.

## Optionen

option-start-player = Startspieler
option-start-player-why = Wer beginnt. Die Plätze zählen ab 0.
option-start-player-random = ausgelost
option-start-player-0 = Platz 0
option-start-player-1 = Platz 1
option-start-player-2 = Platz 2
option-start-player-3 = Platz 3
option-joker-counts-unplaced = Joker ohne Fahrt
option-joker-counts-unplaced-why = Ob ein Joker, der am Ende auf keiner Fahrt ist, wie ein gekauftes Schiff einen Punkt bringt.
option-joker-counts-unplaced-on = bringt einen Punkt
option-joker-counts-unplaced-off = bringt nichts
option-reserve-same-turn = Reserviertes sofort nehmen
option-reserve-same-turn-why = Ob eine reservierte Karte schon im selben Zug genommen werden darf.
option-reserve-same-turn-on = ja
option-reserve-same-turn-off = nein
option-strict-markers = Marker gehen aus
option-strict-markers-why = Ob die 20 Marker jedes Spielers eine Grenze sind.
option-strict-markers-on = ja
option-strict-markers-off = nein
option-seat-bonus = Münzen für spätere Plätze
option-seat-bonus-why = Ob der zweite, dritte und vierte Spieler mit 1, 2 und 3 Münzen mehr beginnen.
option-seat-bonus-on = ja
option-seat-bonus-off = nein
option-turn-limit = Zuglimit
option-turn-limit-why = Das Spiel endet, wenn alle so viele Züge hatten.

## Phasen, und was jede fragt

phase-over = Spielende
phase-start-player = Startspieler
phase-lay-ship = Der Markt wird ausgelegt
phase-lay-order = Aufträge werden ausgelegt
phase-deal-order = Aufträge werden ausgeteilt
phase-deal-joker = Joker werden ausgeteilt
phase-deal-special = Sonderaufträge werden ausgeteilt
phase-menu = Zwei Aktionen
phase-refill = Auslage
phase-take-order = Auftragsstapel
phase-buy = Schiffe kaufen
phase-turn-up = Nachziehstapel
phase-place = Schiffe einsetzen
phase-voyage-ship = Entdeckungsfahrt
phase-order-ship = Handelsauftrag
phase-duration = Laufzeit
phase-show-joker = Joker
phase-show-special = Sonderaufträge

prompt-menu = Zwei verschiedene Aktionen: Münzen, ein Auftrag, Schiffe kaufen oder einsetzen. Was tust du?
prompt-buy = Kaufst du noch ein Schiff?
prompt-place = Setzt du noch ein Schiff ein?
prompt-voyage-ship = Welches Schiff geht auf diese Fahrt?
prompt-order-ship = Welches Schiff fährt für diesen Auftrag?
prompt-duration = Wie viele Runden läuft der Auftrag?

## Arten von Zügen, als Überschriften

kind-take-coins = Münzen nehmen
kind-acquire = Auftrag erwerben
kind-acquire-unseen = Auftrag vom Stapel
kind-buy = Schiff kaufen
kind-reserve = Reservieren
kind-head-for = Fahrt
kind-send = Schiff für die Fahrt
kind-start-order = Auftrag beginnen
kind-assign = Schiff für den Auftrag
kind-agree = Laufzeit
kind-stop = Aufhören
kind-end-turn = Zug beenden

## Züge, als Knöpfe

do-take-coins = 2 Münzen nehmen
do-acquire = { $order } erwerben (−1 Münze)
do-acquire-unseen = Den obersten Auftrag vom Stapel erwerben (−1 Münze)
do-buy = { $ship } kaufen (−{ $coins } Münzen)
do-reserve = { $place } reservieren
do-head-for = Ein Schiff auf die Fahrt von { $voyage } setzen
do-send =
    { $card ->
        [yes] { $ship } mit { $voyage } schicken (spielt eine Karte für jede Farbe)
       *[no] { $ship } mit { $voyage } schicken
    }
do-start-order = { $order } beginnen
do-assign =
    { $card ->
        [yes] { $ship } einteilen (spielt eine Karte für jede Farbe)
       *[no] { $ship } einteilen
    }
do-agree =
    { $rounds ->
        [one] { $rounds } Runde für { $coins } Münzen
       *[other] { $rounds } Runden für { $coins } Münzen
    }
do-stop = Aufhören
do-end-turn = Zug beenden

## Züge, wie das Logbuch sie erzählt. Ein Text, der nur ein Strich ist, wird nicht gezeigt: Der nächste erzählt es.

act-start-player = { $who } beginnt.
act-lay-ship = -
act-lay-order = Ausgelegt wird: { $order }.
act-deal-order = { $who } bekommt: { $order }.
act-deal-order-unseen = { $who } bekommt einen Auftrag vom Stapel.
act-deal-joker = { $who } bekommt: { $joker }.
act-deal-joker-unseen = -
act-deal-special = { $who } bekommt den Sonderauftrag { $special }.
act-deal-special-unseen = -
act-take-coins = { $who } nimmt 2 Münzen.
act-acquire = { $who } erwirbt: { $order }.
act-acquire-unseen = { $who } erwirbt den obersten Auftrag vom Stapel.
act-buy = { $who } kauft für { $coins } Münzen: { $ship }.
act-turn-up = Aufgedeckt: { $card }.
act-reserve = { $who } reserviert { $place }.
act-head-for = -
act-send =
    { $card ->
        [yes] { $who } schickt mit { $voyage } und einer Karte für jede Farbe: { $ship }.
       *[no] { $who } schickt mit { $voyage }: { $ship }.
    }
act-start-order = { $who } beginnt: { $order }.
act-assign =
    { $card ->
        [yes] { $who } teilt mit einer Karte für jede Farbe ein: { $ship }.
       *[no] { $who } teilt ein: { $ship }.
    }
act-agree =
    { $rounds ->
        [one] { $order } läuft { $rounds } Runde und wird { $who } { $coins } Münzen bringen.
       *[other] { $order } läuft { $rounds } Runden und wird { $who } { $coins } Münzen bringen.
    }
act-show-joker = { $who } zeigt: { $joker }.
act-stop = -
act-end-turn = -
act-show-special = { $who } zeigt den Sonderauftrag { $special }.

## Was von selbst folgt

news-completed = { $who } schließt ab: { $order }, und nimmt { $coins } Münzen.
news-interim-card = Die Zwischenwertung kommt nach dem nächsten Zug aller.
news-final-card = Die letzte Runde beginnt: Alle haben noch einen Zug.
news-interim = Zwischenwertung: { $who } gewinnt { $points }.
news-final = Schlusswertung der Fahrten: { $who } gewinnt { $points }.
news-special = Sonderauftrag und übrige Schiffe bringen { $who } { $points }.
news-wins = { $who } gewinnt mit { $points }.

## Was eine Stellung wert ist, für Tipps

term-points = gewonnene Punkte
term-voyages = Schiffe auf Fahrten
term-special = der Sonderauftrag
term-coins = Münzen
term-ships = Schiffe, die bereit sind
term-orders = Aufträge
term-cards = Aktionskarten

## Ablehnungen

rule-ad-1-3 = Diese Aktion ist getan: Ein Zug hat zwei verschiedene Aktionen.
rule-ad-1-6 = Die erste Aktion kann nicht ausgelassen werden.
rule-ad-4-1 = Ein Auftrag kostet 1 Münze.
rule-ad-4-3 = Du hast schon 4 Aufträge auf der Hand.
rule-ad-4-4 = Dort liegt kein Auftrag.
rule-ad-4-5 = Der Auftragsstapel ist leer.
rule-ad-4-6 = Dieser Auftrag ist von jemand anderem reserviert.
rule-ad-5-3 = Du kannst dieses Schiff nicht bezahlen.
rule-ad-5-9 = Dort liegt kein Schiff.
rule-ad-5-10 = Dieses Schiff ist von jemand anderem reserviert.
rule-ad-6-1 = Du hast kein solches Schiff frei.
rule-ad-6-2 = Du kannst die Gebühr nicht bezahlen: 1 Münze für ein Schiff, 2 für den Joker.
rule-ad-7-1 = Keines deiner freien Schiffe passt auf diese Fahrt.
rule-ad-7-2 = Die Farbe passt nicht, und du hast keine Karte für jede Farbe.
rule-ad-7-5 = Dafür ist nicht genug Platz.
rule-ad-7-8 = Du hast nicht mehr genug Marker.
rule-ad-8-1 = Dieser Auftrag ist nicht auf deiner Hand.
rule-ad-8-2 = Das Ladevolumen des Auftrags lässt sich nicht genau erreichen.
rule-ad-9-3 = Der Joker hat diese Farbe nicht.
rule-ad-9-4 = Der Joker kann diese Farbe hier nicht annehmen.
rule-ad-10-5 = Du hast keine Karte zum Reservieren mehr.
rule-ad-10-5b = Dort liegt nichts zum Reservieren.
rule-ad-10-7 = Du hast diese Karte erst in diesem Zug reserviert: Ab deinem nächsten Zug kannst du sie nehmen.
rule-ad-10-10 = Jemand anderes hat diese Karte reserviert.
rule-ad-10-10b = Du hast diese Karte in diesem Zug schon markiert.

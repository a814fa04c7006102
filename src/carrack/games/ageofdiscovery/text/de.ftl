# Die Worte von Zeitalter der Entdeckungen. Englisch und Niederländisch haben dieselben Schlüssel und Variablen.
# Ein Argument `x`, das in Worte gefasst wurde (ship=red_2 durch ship-red-2), hat sein rohes Etikett in `x-id`.

game-title = Zeitalter der Entdeckungen
game-pitch = Rüste Schiffe aus, verdiene mit Handelsaufträgen und schicke deine Flotte auf zwölf berühmte Entdeckungsreisen.
game-goal = Hab nach der Schlusswertung die meisten Punkte: für Schiffe auf Reisen, für deinen geheimen Sonderauftrag und für übrige Schiffe.

## Schiffe, Handelsaufträge und Joker

colour-red = rot
colour-yellow = gelb
colour-green = grün
colour-blue = blau
colour-white = weiß
colour-brown = braun
ship-red-1 = rotes Schiff (1)
ship-red-2 = rotes Schiff (2)
ship-red-3 = rotes Schiff (3)
ship-yellow-1 = gelbes Schiff (1)
ship-yellow-2 = gelbes Schiff (2)
ship-yellow-3 = gelbes Schiff (3)
ship-green-1 = grünes Schiff (1)
ship-green-2 = grünes Schiff (2)
ship-green-3 = grünes Schiff (3)
ship-blue-1 = blaues Schiff (1)
ship-blue-2 = blaues Schiff (2)
ship-blue-3 = blaues Schiff (3)
ship-white-1 = weißes Schiff (1)
ship-white-2 = weißes Schiff (2)
ship-white-3 = weißes Schiff (3)
ship-brown-1 = braunes Schiff (1)
ship-brown-2 = braunes Schiff (2)
ship-brown-3 = braunes Schiff (3)
ship-joker-1 = Jokerschiff (1)
ship-joker-2 = Jokerschiff (2)
ship-joker-3 = Jokerschiff (3)
ship-joker-red-1 = Joker als rotes Schiff (1)
ship-joker-red-2 = Joker als rotes Schiff (2)
ship-joker-red-3 = Joker als rotes Schiff (3)
ship-joker-yellow-1 = Joker als gelbes Schiff (1)
ship-joker-yellow-2 = Joker als gelbes Schiff (2)
ship-joker-yellow-3 = Joker als gelbes Schiff (3)
ship-joker-green-1 = Joker als grünes Schiff (1)
ship-joker-green-2 = Joker als grünes Schiff (2)
ship-joker-green-3 = Joker als grünes Schiff (3)
ship-joker-blue-1 = Joker als blaues Schiff (1)
ship-joker-blue-2 = Joker als blaues Schiff (2)
ship-joker-blue-3 = Joker als blaues Schiff (3)
ship-joker-white-1 = Joker als weißes Schiff (1)
ship-joker-white-2 = Joker als weißes Schiff (2)
ship-joker-white-3 = Joker als weißes Schiff (3)
ship-joker-brown-1 = Joker als braunes Schiff (1)
ship-joker-brown-2 = Joker als braunes Schiff (2)
ship-joker-brown-3 = Joker als braunes Schiff (3)
ship-none = –
order-red-3 = Handelsauftrag Rot (3)
order-red-4 = Handelsauftrag Rot (4)
order-red-5 = Handelsauftrag Rot (5)
order-red-6 = Handelsauftrag Rot (6)
order-yellow-3 = Handelsauftrag Gelb (3)
order-yellow-4 = Handelsauftrag Gelb (4)
order-yellow-5 = Handelsauftrag Gelb (5)
order-yellow-6 = Handelsauftrag Gelb (6)
order-green-3 = Handelsauftrag Grün (3)
order-green-4 = Handelsauftrag Grün (4)
order-green-5 = Handelsauftrag Grün (5)
order-green-6 = Handelsauftrag Grün (6)
order-blue-3 = Handelsauftrag Blau (3)
order-blue-4 = Handelsauftrag Blau (4)
order-blue-5 = Handelsauftrag Blau (5)
order-blue-6 = Handelsauftrag Blau (6)
order-white-3 = Handelsauftrag Weiß (3)
order-white-4 = Handelsauftrag Weiß (4)
order-white-5 = Handelsauftrag Weiß (5)
order-white-6 = Handelsauftrag Weiß (6)
order-brown-3 = Handelsauftrag Braun (3)
order-brown-4 = Handelsauftrag Braun (4)
order-brown-5 = Handelsauftrag Braun (5)
order-brown-6 = Handelsauftrag Braun (6)
order-none = –
joker-red-yellow = Jokerschiff in Rot und Gelb
joker-yellow-green = Jokerschiff in Gelb und Grün
joker-green-blue = Jokerschiff in Grün und Blau
joker-blue-white = Jokerschiff in Blau und Weiß
joker-white-brown = Jokerschiff in Weiß und Braun
joker-brown-red = Jokerschiff in Braun und Rot
card-red-1 = rotes Schiff (1)
card-red-2 = rotes Schiff (2)
card-red-3 = rotes Schiff (3)
card-yellow-1 = gelbes Schiff (1)
card-yellow-2 = gelbes Schiff (2)
card-yellow-3 = gelbes Schiff (3)
card-green-1 = grünes Schiff (1)
card-green-2 = grünes Schiff (2)
card-green-3 = grünes Schiff (3)
card-blue-1 = blaues Schiff (1)
card-blue-2 = blaues Schiff (2)
card-blue-3 = blaues Schiff (3)
card-white-1 = weißes Schiff (1)
card-white-2 = weißes Schiff (2)
card-white-3 = weißes Schiff (3)
card-brown-1 = braunes Schiff (1)
card-brown-2 = braunes Schiff (2)
card-brown-3 = braunes Schiff (3)
card-interim = Zwischenwertung
card-final = Schlusswertung
voyage-abreu = Antonio de Abreu
voyage-columbus = Christoph Kolumbus
voyage-cabot = Giovanni Caboto
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
place-next-1 = das nachrückende Schiff in Spalte 1
place-next-2 = das nachrückende Schiff in Spalte 2
place-next-3 = das nachrückende Schiff in Spalte 3
place-next-4 = das nachrückende Schiff in Spalte 4
place-next-5 = das nachrückende Schiff in Spalte 5
place-order-1 = Handelsauftrag 1 der Auslage
place-order-2 = Handelsauftrag 2 der Auslage
place-order-3 = Handelsauftrag 3 der Auslage
place-order-4 = Handelsauftrag 4 der Auslage

## Sonderaufträge

special-present = Vertreten
special-half = Mindestens die Hälfte
special-majority = Mehrheit der Schiffe
special-alone = Allein vertreten
special-present-effect = Zählt jede Reise mit mindestens einem Schiff von dir.
special-half-effect = Zählt jede Reise mit einem Schiff von dir, bei der du mindestens so viele hast wie alle anderen zusammen.
special-majority-effect = Zählt jede Reise, bei der du mehr Schiffe hast als alle anderen zusammen.
special-alone-effect = Zählt jede Reise, bei der nur du Schiffe hast.

## Optionen

option-start-player = Startspieler
option-start-player-why = Wer beginnt. Die Plätze zählen ab 0.
option-start-player-random = ausgelost
option-start-player-0 = Platz 0
option-start-player-1 = Platz 1
option-start-player-2 = Platz 2
option-start-player-3 = Platz 3
option-joker-counts-unplaced = Nicht angelegter Joker
option-joker-counts-unplaced-why = Ob ein Joker, der am Ende an keiner Reise liegt, wie ein gekauftes Schiff einen Punkt bringt.
option-joker-counts-unplaced-on = bringt einen Punkt
option-joker-counts-unplaced-off = bringt nichts
option-reserve-same-turn = Reserviertes im selben Zug kaufen
option-reserve-same-turn-why = Ob eine reservierte Karte schon im selben Zug genommen werden darf.
option-reserve-same-turn-on = ja
option-reserve-same-turn-off = nein
option-strict-markers = Nur 20 Markierungssteine pro Person
option-strict-markers-why = Ob die 20 Markierungssteine jedes Spielers eine Grenze sind.
option-strict-markers-on = ja
option-strict-markers-off = nein
option-seat-bonus = Zusatzmünzen für spätere Plätze
option-seat-bonus-why = Ob der zweite, dritte und vierte Spieler mit 1, 2 und 3 Münzen mehr beginnen.
option-seat-bonus-on = ja
option-seat-bonus-off = nein
option-even-specials = Ausgeglichene Sonderaufträge
option-even-specials-why = Ob die Sonderaufträge für drei und vier Spieler so zahlen, dass zwischen starken Bots alle vier Arten gleich oft gewinnen.
option-even-specials-on = ja
option-even-specials-off = nein
option-turn-limit = Züge pro Person
option-turn-limit-why = Das Spiel endet, wenn alle so viele Züge hatten.

## Phasen, und was jede fragt

phase-over = Spielende
phase-start-player = Startspieler
phase-lay-ship = Der Schiffsmarkt wird ausgelegt
phase-lay-order = Handelsaufträge werden ausgelegt
phase-deal-order = Handelsaufträge werden ausgeteilt
phase-deal-joker = Jokerschiffe werden ausgeteilt
phase-deal-special = Sonderaufträge werden ausgeteilt
phase-menu = Zwei Aktionen
phase-refill = Auslage
phase-take-order = Auftragsstapel
phase-buy = Schiffe kaufen
phase-turn-up = Nachzugstapel
phase-place = Schiffe anlegen
phase-voyage-ship = Entdeckungsreise
phase-order-ship = Handelsauftrag
phase-duration = Runden
phase-show-joker = Jokerschiff
phase-show-special = Sonderaufträge

prompt-menu = Ein Zug hat zwei verschiedene Aktionen: Münzen, ein Handelsauftrag, Schiffe kaufen oder Schiffe anlegen. Was tust du?
prompt-buy = Kaufst du noch ein Schiff?
prompt-place = Legst du noch ein Schiff an?
prompt-voyage-ship = Welches Schiff legst du an diese Reise an?
prompt-order-ship = Welches Schiff fährt für diesen Handelsauftrag?
prompt-duration = Wie viele Runden läuft der Handelsauftrag?

## Arten von Zügen, als Überschriften

kind-take-coins = Münzen nehmen
kind-acquire = Handelsauftrag erwerben
kind-acquire-unseen = Handelsauftrag vom Stapel
kind-buy = Schiffe kaufen
kind-reserve = Reservieren
kind-head-for = Reise
kind-send = Schiff für die Reise
kind-start-order = Handelsauftrag starten
kind-assign = Schiff für den Handelsauftrag
kind-agree = Runden
kind-stop = Fertig
kind-end-turn = Zug beenden

## Züge, als Knöpfe

do-take-coins = 2 Münzen nehmen
do-acquire = { $order } erwerben (−1 Münze)
do-acquire-unseen = Den obersten Handelsauftrag vom Stapel erwerben (−1 Münze)
do-buy = { $ship } aus Spalte { $column } kaufen (−{ $coins } Münzen)
do-reserve = { $place } reservieren
do-head-for = Ein Schiff an die Reise von { $voyage } anlegen
do-send =
    { $card ->
        [yes] { $ship } an die Reise von { $voyage } anlegen (mit „Schiff beliebiger Farbe“)
       *[no] { $ship } an die Reise von { $voyage } anlegen
    }
do-start-order = { $order } starten
do-assign =
    { $card ->
        [yes] { $ship } einteilen (mit „Schiff beliebiger Farbe“)
       *[no] { $ship } einteilen
    }
do-agree =
    { $rounds ->
        [one] { $rounds } Runde für { $coins } Münzen
       *[other] { $rounds } Runden für { $coins } Münzen
    }
do-stop = Fertig
do-end-turn = Zug beenden

## Züge, wie das Logbuch sie erzählt. Ein Text, der nur ein Strich ist, wird nicht gezeigt: Der nächste erzählt es.

act-start-player = { $who } beginnt.
act-lay-ship = -
act-lay-order = In der Auslage: { $order }.
act-deal-order = { $who } bekommt: { $order }.
act-deal-order-unseen = { $who } bekommt einen Handelsauftrag vom Stapel.
act-deal-joker = { $who } bekommt das { $joker }.
act-deal-joker-unseen = -
act-deal-special = { $who } bekommt den Sonderauftrag „{ $special }“.
act-deal-special-unseen = -
act-take-coins = { $who } nimmt 2 Münzen.
act-acquire = { $who } erwirbt: { $order }.
act-acquire-unseen = { $who } erwirbt den obersten Handelsauftrag vom Stapel.
act-buy = { $who } kauft für { $coins } Münzen: { $ship }.
act-turn-up = Aufgedeckt: { $card }.
act-reserve = { $who } reserviert { $place }.
act-head-for = -
act-send =
    { $card ->
        [yes] { $who } legt mit „Schiff beliebiger Farbe“ an die Reise von { $voyage } an: { $ship }.
       *[no] { $who } legt an die Reise von { $voyage } an: { $ship }.
    }
act-start-order = { $who } startet: { $order }.
act-assign =
    { $card ->
        [yes] { $who } teilt mit „Schiff beliebiger Farbe“ ein: { $ship }.
       *[no] { $who } teilt ein: { $ship }.
    }
act-agree =
    { $rounds ->
        [one] { $order } läuft { $rounds } Runde und wird { $who } { $coins } Münzen bringen.
       *[other] { $order } läuft { $rounds } Runden und wird { $who } { $coins } Münzen bringen.
    }
act-show-joker = { $who } zeigt das { $joker }.
act-stop = -
act-end-turn = -
act-show-special = { $who } zeigt den Sonderauftrag „{ $special }“.

## Was von selbst folgt

news-any-colour = { $who } spielt dafür „Schiff beliebiger Farbe“.
news-completed = { $who } nimmt { $coins } Münzen. Erfüllt: { $order }.
news-interim-card =
    { $turns ->
        [0] Die Zwischenwertung kommt nach diesem Zug.
        [one] Die Zwischenwertung kommt nach noch { $turns } Zug.
       *[other] Die Zwischenwertung kommt nach noch { $turns } Zügen.
    }
news-final-card =
    { $turns ->
        [0] Die letzte Runde beginnt: Dieser Zug ist der letzte.
        [one] Die letzte Runde beginnt: nach diesem noch { $turns } Zug.
       *[other] Die letzte Runde beginnt: nach diesem noch { $turns } Züge.
    }
news-limit = Alle hatten { $turns } Züge: Das Spiel endet.
news-interim = Zwischenwertung für { $who }: { $points }.
news-final = Schlusswertung der Reisen für { $who }: { $points }.
news-special = Sonderauftrag und nicht angelegte Schiffe für { $who }: { $points }.
news-wins =
    { $points ->
        [one] { $who } gewinnt mit { $points } Punkt.
       *[other] { $who } gewinnt mit { $points } Punkten.
    }

## Woraus eine Wertung besteht

score-interim = Zwischenwertung
score-final = Entdeckungsreisen
score-special = Sonderauftrag
score-unplaced = Nicht angelegte Schiffe

## Was eine Stellung wert ist, für Tipps

# Jeder sagt, was besser wird; er steht hinter „Das verspricht:“
term-points = mehr gewonnene Punkte
term-voyages = mehr Punkte durch Reisen
term-special = bessere Aussichten beim Sonderauftrag
term-coins = mehr Münzen oder bessere Verwendung für sie
term-ships = mehr Nutzen von freien Schiffen
term-running = mehr Gewinn aus laufenden Handelsaufträgen
term-orders = mehr Handelsaufträge auf der Hand oder passende Schiffe dazu
term-cards = mehr Aktionskarten

## Die Zeichnung im Terminal

table-voyages = Entdeckungsreisen
table-market = Schiffsmarkt
table-orders = Handelsaufträge
table-coins =
    { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }
table-completed = erfüllt
table-any-colour = Beliebige Farbe
table-reserve = Reservieren
table-joker = Joker
table-piles = Nachzugstapel
table-turn = Zug { $n }
table-interim-in =
    { $n ->
        [0] Zwischenwertung nach diesem Zug
        [one] Zwischenwertung nach { $n } weiteren Zug
       *[other] Zwischenwertung nach { $n } weiteren Zügen
    }
table-final-in =
    { $n ->
        [0] Schlusswertung nach diesem Zug
        [one] Schlusswertung nach { $n } weiteren Zug
       *[other] Schlusswertung nach { $n } weiteren Zügen
    }
table-limit-in =
    { $n ->
        [0] Spielende nach diesem Zug
        [one] Spielende nach { $n } weiteren Zug
       *[other] Spielende nach { $n } weiteren Zügen
    }

## Ablehnungen

rule-ad-1-3 = Ein Zug hat zwei verschiedene Aktionen: Diese ist nicht mehr möglich.
rule-ad-1-6 = Die erste Aktion kann nicht ausgelassen werden. Münzen nehmen geht immer.
rule-ad-4-1 = Ein Handelsauftrag kostet 1 Münze.
rule-ad-4-3 = Du hast schon 4 Handelsaufträge auf der Hand.
rule-ad-4-5 = Dort liegt kein Handelsauftrag mehr.
rule-ad-4-6 = Diesen Handelsauftrag hat jemand anderes reserviert.
rule-ad-5-3 = Du kannst dieses Schiff nicht bezahlen.
rule-ad-5-9 = Dort liegt kein Schiff.
rule-ad-5-10 = Dieses Schiff hat jemand anderes reserviert.
rule-ad-6-1 = Du hast dafür kein freies Schiff.
rule-ad-6-2 = Du kannst die Einsetzgebühr nicht bezahlen, 1 Münze für ein Schiff und 2 für den Joker.
rule-ad-7-1 = Keines deiner freien Schiffe passt zu dieser Reise.
rule-ad-7-2 = Die Farbe passt nicht, und du hast dafür keine Karte „Schiff beliebiger Farbe“.
rule-ad-7-5 = Dafür ist nicht genug Platz.
rule-ad-7-8 = Du hast dafür zu wenige Markierungssteine.
rule-ad-8-1 = Diesen Handelsauftrag hast du nicht auf der Hand.
rule-ad-8-2 = Das Gesamtladevolumen des Handelsauftrags lässt sich mit deinen Schiffen, Karten, Münzen und Markierungssteinen nicht genau erreichen.
rule-ad-8-2b = Mit diesem Schiff ließe sich das Gesamtladevolumen des Handelsauftrags nicht mehr genau erreichen.
rule-ad-9-3 = Dein Joker hat diese Farbe nicht.
rule-ad-9-4 = Der Joker kann diese Farbe hier nicht annehmen.
rule-ad-10-5 = Du hast keine Karte „Reservieren“ mehr.
rule-ad-10-7 = Du hast diese Karte erst in diesem Zug reserviert: Ab deinem nächsten Zug kannst du sie nehmen.
rule-ad-10-10 = Diese Karte hat jemand anderes reserviert.
rule-ad-10-10b = Du hast diese Karte in diesem Zug schon reserviert.

## The board in the browser: begin

stage-choose = Wählen
stage-carry-out = Ausführen
stage-score = Werten
board-quay = Schiffsmarkt
board-piles = Nachzugstapel
board-pile =
    { $count ->
        [0] Stapel { $pile } ist aufgebraucht.
        [one] Stapel { $pile }: noch { $count } Schiff.
       *[other] Stapel { $pile }: noch { $count } Schiffe.
    }
board-pile-interim =
    { $count ->
        [one] Stapel { $pile }: noch { $count } Karte. Es ist die Zwischenwertung.
       *[other] Stapel { $pile }: noch { $count } Karten, darunter die Zwischenwertung.
    }
board-pile-final =
    { $count ->
        [one] Stapel { $pile }: noch { $count } Karte. Es ist die Schlusswertung.
       *[other] Stapel { $pile }: noch { $count } Karten, darunter die Schlusswertung.
    }
board-berth = Spalte { $column }: { $ship } für { $coins } Münzen.
board-berth-empty = Spalte { $column }: Die Kaufreihe ist leer.
board-follows = Spalte { $column }: { $ship } in der Nachrückreihe. Es rückt nach, wenn das Schiff darunter gekauft ist.
board-follows-none = Spalte { $column }: Die Nachrückreihe ist leer.
board-reserved = Reserviert von { $who }.
board-orders = Handelsaufträge
board-orders-price = je 1 Münze
board-order = { $order }: { $one }, { $two } oder { $three } Münzen für 1, 2 oder 3 Runden.
board-slot-empty = Platz { $slot } der Auslage ist leer.
board-heap =
    { $count ->
        [0] Der Auftragsstapel ist leer.
        [one] Auftragsstapel: { $count } Karte, verdeckt.
       *[other] Auftragsstapel: { $count } Karten, verdeckt.
    }
board-gone = Aus dem Spiel: { $orders }.
board-voyages = Entdeckungsreisen
board-voyage = Reise von { $voyage }, Farbe { $colour }: { $load } von { $capacity } belegt.
board-established = Flottenfarbe { $colour }: Weitere Schiffe müssen sie haben oder mit „Schiff beliebiger Farbe“ kommen.
board-established-none = Das erste Schiff legt die Flottenfarbe fest.
board-voyage-points = Ein Schiff bringt { $ib } in der Zwischenwertung und { $fb } am Ende; in der Farbe der Reise { $ic } und { $fc }.
board-aboard = { $ship } von { $who }
board-fulfils = Zählt für deinen Sonderauftrag.
board-desk = Dein Kontor
board-desk-of = Kontor von { $who }
board-coins =
    { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }
board-any-colour =
    { $count ->
        [one] { $count } Aktionskarte „Schiff beliebiger Farbe“
       *[other] { $count } Aktionskarten „Schiff beliebiger Farbe“
    }
board-reserve-card =
    { $count ->
        [one] { $count } Aktionskarte „Reservieren“
       *[other] { $count } Aktionskarten „Reservieren“
    }
board-fleet = Freie Schiffe
board-fleet-of = { $who }: freie Schiffe
board-fleet-fee = Anlegen: 1 Münze je Schiff, 2 für den Joker
board-fleet-none = Keine freien Schiffe
board-free = { $count } × { $ship }
board-joker-why = Es zählt als jede der beiden Farben; sein Ladevolumen, 1 bis 3, wählst du jedes Mal neu.
board-joker-hidden = Joker, noch nicht gezeigt
board-hand = Handelsaufträge auf der Hand
board-hand-of = { $who }: Handelsaufträge auf der Hand
board-hand-cards =
    { $cards ->
        [one] { $cards } Handelsauftrag auf der Hand, höchstens { $limit }
       *[other] { $cards } Handelsaufträge auf der Hand, höchstens { $limit }
    }
board-hand-count = { $cards } von { $limit }
board-hand-none = Keine Handelsaufträge
board-known = Bekannt: { $orders }
board-running = Laufende Handelsaufträge
board-running-none = Keiner läuft.
board-running-order =
    { $rounds ->
        [one] { $order }: { $coins } Münzen nach noch { $rounds } Runde.
       *[other] { $order }: { $coins } Münzen nach noch { $rounds } Runden.
    }
board-starting =
    { $need ->
        [0] { $order }, wird gestartet: Das Gesamtladevolumen stimmt.
        [one] { $order }, wird gestartet: { $need } von { $capacity } fehlt noch.
       *[other] { $order }, wird gestartet: { $need } von { $capacity } fehlen noch.
    }
board-completed =
    { $count ->
        [0] Noch kein Handelsauftrag erfüllt
        [one] { $count } Handelsauftrag erfüllt
       *[other] { $count } Handelsaufträge erfüllt
    }
board-special = Sonderauftrag
board-special-table = Punkte je Reise nach erfüllten Handelsaufträgen
board-special-sum =
    { $voyages ->
        [one] Jetzt: { $voyages } Reise × { $each } = { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        }
       *[other] Jetzt: { $voyages } Reisen × { $each } = { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        }
    }
board-special-hidden = Sonderaufträge bleiben bis zum Ende geheim.
board-special-unknown = Noch nicht ausgeteilt.
board-score = Siegpunkte
board-points = Punkte
board-would-interim = Zwischenwertung jetzt
board-would-final = Schlusswertung jetzt
board-would-open = Schlusswertung ohne Sonderaufträge, jetzt
board-interim-in =
    { $turns ->
        [0] Zwischenwertung am Ende dieses Zuges
        [one] Zwischenwertung nach noch { $turns } Zug
       *[other] Zwischenwertung nach noch { $turns } Zügen
    }
board-final-in =
    { $turns ->
        [0] Das ist der letzte Zug der Partie.
        [one] Letzte Runde: nach diesem noch { $turns } Zug.
       *[other] Letzte Runde: nach diesem noch { $turns } Züge.
    }
board-final-why = Münzen zählen dann nichts.
board-limit-in =
    { $turns ->
        [0] Das ist der letzte Zug der Partie.
        [one] Das Ende ist nah: nach diesem noch { $turns } Zug.
       *[other] Das Ende ist nah: nach diesem noch { $turns } Züge.
    }
board-limit-why = Alle haben höchstens { $turns } Züge.
board-room = noch Platz für { $room }
board-need =
    { $need ->
        [one] noch { $need } von { $capacity } fehlt
       *[other] noch { $need } von { $capacity } fehlen
    }
board-met = Das Gesamtladevolumen stimmt.
board-plays-card = mit „Schiff beliebiger Farbe“
board-actions-done =
    { $count ->
        [0] Noch keine Aktion begonnen
       *[other] { $count } von zwei Aktionen begonnen oder ausgeführt
    }
board-action-coins = Münzen nehmen
board-action-acquire = Handelsauftrag erwerben
board-action-buy = Schiffe kaufen
board-action-place = Schiffe anlegen
board-action-done = in diesem Zug begonnen oder ausgeführt
board-action-open = jetzt möglich
board-action-closed = jetzt nicht möglich
board-detail-menu =
    { $left ->
        [one] Noch eine Aktion: { $actions }.
       *[other] Noch { $left } Aktionen: { $actions }.
    }
board-detail-last = Beide Aktionen sind ausgeführt. Reservieren kannst du noch.
board-detail-buy =
    { $coins ->
        [one] Du hast noch { $coins } Münze.
       *[other] Du hast noch { $coins } Münzen.
    }
board-detail-place =
    { $coins ->
        [one] Wähle ein Schiff, eine Reise oder einen Handelsauftrag. Du hast noch { $coins } Münze.
       *[other] Wähle ein Schiff, eine Reise oder einen Handelsauftrag. Du hast noch { $coins } Münzen.
    }
board-detail-ship = Wähle eine Reise oder einen Handelsauftrag für dieses Schiff.
board-detail-reserve = Wähle ein Schiff der Kaufreihe oder der Nachrückreihe oder einen Handelsauftrag der Auslage.
board-detail-voyage = Die Reise von { $voyage } hat noch Platz für { $room }.
board-detail-order =
    { $need ->
        [one] { $order }: genau { $need } fehlt noch.
       *[other] { $order }: genau { $need } fehlen noch.
    }
board-detail-duration = Mehr Runden zahlen mehr, aber die Schiffe kommen später zurück.
board-words-turn = Der Zug
board-words-number = Zug { $turn }
board-words-active = { $who } ist am Zug: { $phase }
board-words-heading = Ein Schiff soll an die Reise von { $voyage } angelegt werden.
board-words-interim-over = Die Zwischenwertung ist vorbei.
board-words-voyage = Reise
board-words-colour = Farbe
board-words-load = Belegt
board-words-established = Flottenfarbe
board-words-interim = Zwischenwertung
board-words-final = Schlusswertung
board-words-ships = Schiffe
board-words-pair = { $black }, in der Farbe { $coloured }
board-words-column = Spalte
board-words-buy = Kaufreihe
board-words-price = Preis
board-words-next = Nachrückreihe
board-words-completed = Erfüllte Handelsaufträge
board-words-each = Punkte je Reise
board-words-now = jetzt
board-words-coins = Münzen
board-words-any-colour = Karten „Schiff beliebiger Farbe“
board-words-reserve = Karten „Reservieren“
board-words-joker-free = frei
board-words-joker-used = angelegt
board-words-points =
    { $points ->
        [one] { $points } Siegpunkt
       *[other] { $points } Siegpunkte
    }
board-words-would = Jetzt gewertet: Zwischenwertung { $interim }, Schlusswertung { $final } und { $left } für nicht angelegte Schiffe.

## The board in the browser: end

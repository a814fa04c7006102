# Die Wörter von Race to the New Found Land. Schlüssel und Variablen wie im Englischen.

game-title = Race to the New Found Land
game-pitch = Schicke deine Schiffe vier Runden lang über den Atlantik: entdecke Inseln, siedle, beliefere Europas Städte und gewinne das Rennen auf der Zählleiste.
game-goal = Habe nach vier Runden und der Schlusswertung die meisten Punkte.

## Dinge

good-wood = Holz
good-cloth = Tuch
good-iron = Eisen
good-gold = Gold
goods-list =
    { $woods ->
        [0] {""}
       *[other]  · { $woods } Holz
    }{ $cloths ->
        [0] {""}
       *[other]  · { $cloths } Tuch
    }{ $irons ->
        [0] {""}
       *[other]  · { $irons } Eisen
    }{ $golds ->
        [0] {""}
       *[other]  · { $golds } Gold
    }
country-portugal = Portugal
country-spain = Spanien
country-france = Frankreich
country-netherlands = die Niederlande
country-england = England
built-new-yard = neue Werft
built-portugal = portugiesische Werft
built-spain = Kolonialaufsicht
built-france = Zollhaus
built-netherlands = Marineamt
built-england = Kolonialhafen
built-new-yard-effect = Eine weitere Werft für ein Schiff.
built-portugal-effect = Eine weitere Werft für ein Schiff.
built-spain-effect = Beim Siedeln: 1 Zusatzmarker auf ein Inselplättchen und einen seiner Boni.
built-france-effect = Beim Liefern: 3 Punkte mehr für jeden Auftrag.
built-netherlands-effect = Segelwert +2 bei jeder Aktion.
built-england-effect = Beim Beladen: behalte 2 Karten, wenn du mindestens 2 ziehst.
extension-new-yard = neue Werft
extension-unique = eigener Ausbau
action-load = Beladen
action-settle = Siedeln
action-deliver = Liefern
action-discover = Entdecken
value-sail = Segelwert
value-chest = Kiste
value-persons = Personen
value-spy = Fernrohr
ship-ss1 = São Miguel
ship-ss2 = Santa Clara
ship-ss3 = Dauphine
ship-ss4 = Zeemeeuw
ship-ss5 = Matthew
ship-s01 = Heron
ship-s02 = Gannet
ship-s03 = Petrel
ship-s04 = Tern
ship-s05 = Plover
ship-s06 = Curlew
ship-s07 = Puffin
ship-s08 = Fulmar
ship-s09 = Dunlin
ship-s10 = Kittiwake
ship-s11 = Osprey
ship-s12 = Swift
ship-l01 = Fortuna
ship-l02 = Minerva
ship-l03 = Concordia
ship-l04 = Aurora
ship-l05 = Neptune
ship-l06 = Ceres
ship-l07 = Juno
ship-l08 = Hercules
ship-l09 = Victoria
ship-l10 = Jupiter
ship-l11 = Atlas
ship-veiled = unbekanntes großes Schiff
card-xs1 = Charterschiff Andorinha
card-xs2 = Charterschiff Golondrina
card-xs3 = Charterschiff Hirondelle
card-xs4 = Charterschiff Zwaluw
card-xs5 = Charterschiff Martlet
card-x01 = Charterschiff Dolphin
card-x02 = Charterschiff Mermaid
card-x03 = Charterschiff Seahorse
card-x04 = Charterschiff Nautilus
card-x05 = Charterschiff Porpoise
card-x06 = Charterschiff Siren
card-g01 = 1 Gold + 1 Punkt
card-g02 = 1 Eisen + 2 Punkte
card-g03 = 1 Holz + 1 Eisen
card-g04 = 1 Tuch + 1 Eisen
card-g05 = 2 Tuch + 1 Punkt
card-g06 = 2 Holz + 2 Punkte
card-g07 = 1 Holz + 1 Tuch + 1 Punkt
card-g08 = 4 Punkte
card-g09 = 1 Tuch + 3 Punkte
card-g10 = 1 Holz + 3 Punkte
contract-k01 = 2 Holz → 3 Punkte
contract-k02 = 1 Holz + 1 Tuch → 4 Punkte
contract-k03 = 2 Tuch → 4 Punkte
contract-k04 = 1 Holz + 1 Eisen → 5 Punkte
contract-k05 = 1 Tuch + 1 Eisen → 5 Punkte
contract-k06 = 2 Eisen → 6 Punkte
contract-k07 = 2 Holz + 1 Tuch → 6 Punkte
contract-k08 = 1 Holz + 2 Tuch → 7 Punkte
contract-k09 = 2 Holz + 1 Eisen → 7 Punkte
contract-k10 = 1 Holz + 1 Tuch + 1 Eisen → 8 Punkte
contract-k11 = 2 Tuch + 1 Eisen → 8 Punkte
contract-k12 = 1 Holz + 2 Eisen → 9 Punkte
contract-k13 = 1 Tuch + 1 Eisen + 1 Gold → 10 Punkte
contract-k14 = 2 Holz + 2 Tuch → 9 Punkte
contract-k15 = 2 Holz + 1 Tuch + 1 Eisen → 10 Punkte
contract-k16 = 1 Holz + 2 Tuch + 1 Eisen → 10 Punkte
contract-k17 = 1 Holz + 1 Tuch + 2 Eisen → 11 Punkte
contract-k18 = 1 Holz + 2 Eisen + 1 Gold → 13 Punkte
contract-none = kein Auftrag
city-stockholm = Stockholm
city-hamburg = Hamburg
city-venice = Venedig
island-newfoundland = Newfoundland
island-nova-scotia = Nova Scotia
island-anticosti = Île d’Anticosti
island-prince-edward = Prince Edward Island
shape-cape = Kap
shape-corner = Ecke
shape-shore = Ufer
bonus-wood = 1 Holz
bonus-wood-2 = 2 Holz
bonus-cloth = 1 Tuch
bonus-cloth-2 = 2 Tuch
bonus-iron = 1 Eisen
bonus-gold = 1 Gold
bonus-wood-cloth = 1 Holz + 1 Tuch
bonus-point = 1 Punkt
bonus-points-2 = 2 Punkte
bonus-points-3 = 3 Punkte
bonus-points-4 = 4 Punkte
bonus-none = kein Bonus
tile-t01 = Plättchen 1 (Ecke: 1 Holz + 1 Tuch / 2 Punkte)
tile-t02 = Plättchen 2 (Ecke: 2 Holz / 2 Punkte)
tile-t03 = Plättchen 3 (Ecke: 1 Tuch / 1 Gold)
tile-t04 = Plättchen 4 (Ecke: 1 Eisen / 2 Punkte)
tile-t05 = Plättchen 5 (Ecke: 1 Holz / 3 Punkte)
tile-t06 = Plättchen 6 (Ecke: 1 Tuch / 3 Punkte)
tile-t07 = Plättchen 7 (Ecke: 1 Holz / 2 Punkte)
tile-t08 = Plättchen 8 (Ecke: 1 Holz / 1 Tuch)
tile-t09 = Plättchen 9 (Ecke: 1 Gold / 1 Punkt)
tile-t10 = Plättchen 10 (Ecke: 2 Tuch / 2 Punkte)
tile-t11 = Plättchen 11 (Ecke: 1 Holz / 1 Gold)
tile-t12 = Plättchen 12 (Ecke: 1 Tuch / 1 Eisen)
tile-t13 = Plättchen 13 (Ufer: 1 Holz + 1 Tuch / 3 Punkte)
tile-t14 = Plättchen 14 (Ufer: 1 Holz + 1 Tuch / 2 Punkte)
tile-t15 = Plättchen 15 (Ufer: 1 Eisen / 2 Punkte)
tile-t16 = Plättchen 16 (Ufer: 1 Eisen / 3 Punkte)
tile-t17 = Plättchen 17 (Ufer: 1 Holz / 3 Punkte)
tile-t18 = Plättchen 18 (Ufer: 1 Tuch / 3 Punkte)
tile-t19 = Plättchen 19 (Ufer: 1 Holz / 2 Punkte)
tile-t20 = Plättchen 20 (Ufer: 1 Tuch / 2 Punkte)
tile-t21 = Plättchen 21 (Ufer: 1 Tuch / 2 Punkte)
tile-t22 = Plättchen 22 (Ufer: 1 Holz / 1 Eisen)
tile-t23 = Plättchen 23 (Ufer: 1 Holz / 1 Eisen)
tile-t24 = Plättchen 24 (Ufer: 1 Gold / 1 Punkt)
tile-t25 = Plättchen 25 (Ufer: 2 Holz / 2 Punkte)
tile-t26 = Plättchen 26 (Ufer: 1 Tuch / 1 Gold)
tile-t27 = Plättchen 27 (Kap: 1 Eisen / 3 Punkte)
tile-t28 = Plättchen 28 (Kap: 1 Gold / 2 Punkte)
tile-t29 = Plättchen 29 (Kap: 1 Holz + 1 Tuch / 3 Punkte)
tile-t30 = Plättchen 30 (Kap: 1 Tuch / 4 Punkte)
tile-t31 = Plättchen 31 (Kap: 1 Holz / 4 Punkte)
tile-t32 = Plättchen 32 (Kap: 2 Tuch / 2 Punkte)
tile-t33 = Plättchen 33 (Kap: 1 Holz / 1 Gold)
tile-t34 = Plättchen 34 (Kap: 1 Eisen / 1 Punkt)
side-left = linker Bonus
side-right = rechter Bonus
crew-one = 1 Marker
crew-two = einen Turm aus 2 Markern
crew-extra = den Zusatzmarker
board-crew-one = 1 Marker
board-crew-two = ein Turm aus 2 Markern
board-crew-extra = der Zusatzmarker
frame-square = Quadrat
stack-square = Quadrat
frame-pentagon = Fünfeck
frame-circle = Kreis
stack-circle = Kreis
frame-triangle = Dreieck
frame-star = Stern
stack-star = Stern
captain-columbus = Columbus
captain-magellan = Magellan
captain-cortes = Cortés
captain-da-gama = da Gama
captain-drake = Drake
captain-none = Kapitän
captain-columbus-effect = Beim Entdecken darfst du eines der gezogenen Plättchen mehr legen.
captain-magellan-effect = Einmal in jeder Planungsphase hat ein Schiff Segelwert +7.
captain-cortes-effect = Sofort 1 Gold und 1 Gold bei jedem Einkommen.
captain-da-gama-effect = Einmal in jeder Planungsphase hat ein Schiff beim Beladen oder Liefern 3 Kisten mehr.
captain-drake-effect = Eine weitere Werft für ein Schiff.
aboard-nobody = ohne Kapitän
aboard-captain = mit Kapitän
goal-z01 = 4 Holz im Lager → 5 Punkte
goal-z02 = 3 Tuch im Lager → 5 Punkte
goal-z03 = 2 Eisen im Lager → 5 Punkte
goal-z04 = 2 Gold im Lager → 6 Punkte
goal-z05 = 9 Kisten auf deinen Schiffen → 5 Punkte; 12 → 8 Punkte
goal-z06 = 6 Personen auf deinen Schiffen → 5 Punkte; 8 → 8 Punkte
goal-z07 = 8 Fernrohre auf deinen Schiffen → 5 Punkte; 11 → 8 Punkte
goal-z08 = 11 Segel auf deinen Schiffen → 5 Punkte; 15 → 8 Punkte
goal-z09 = 3 Marker in Städten → 6 Punkte; 4 → 9 Punkte
goal-z10 = Marker in 1 fertigen Stadt → 5 Punkte; Marker in 2 fertigen Städten → 10 Punkte
goal-z11 = 3 kleine Schiffe → 5 Punkte; 4 → 9 Punkte
goal-z12 = 2 große Schiffe → 5 Punkte; 3 → 9 Punkte
goal-z13 = 6 Marker auf einer Insel → 6 Punkte; 9 → 10 Punkte
goal-z14 = 6 Marker auf einer fertigen Insel → 7 Punkte; 6 Marker auf jeder von 2 fertigen Inseln → 13 Punkte
goal-z15 = 10 Marker auf allen Inseln → 6 Punkte; 15 → 10 Punkte
goal-none = Zielkarte
pair-wood-wood = 2 Holz
pair-wood-cloth = 1 Holz + 1 Tuch
pair-wood-iron = 1 Holz + 1 Eisen
pair-wood-gold = 1 Holz + 1 Gold
pair-cloth-cloth = 2 Tuch
pair-cloth-iron = 1 Tuch + 1 Eisen
pair-cloth-gold = 1 Tuch + 1 Gold
pair-iron-iron = 2 Eisen
pair-iron-gold = 1 Eisen + 1 Gold
pair-gold-gold = 2 Gold

## Woher Punkte kommen

score-contracts = Aufträge
score-antwerp = Antwerpen
score-islands = Inseln
score-cities = Städte
score-discovering = Boni beim Entdecken
score-settling = Boni beim Siedeln
score-new-england = Neuengland
score-ships = Große Schiffe
score-goals = Zielkarten
score-cards = Waren- und Punktekarten
score-markers = Ungewertete Marker
score-fifty = 50/100er-Karte
score-unplayed = Nicht gespielte Karten

## Optionen

option-frames = Rahmen
option-frames-why = Wo die fünf Rahmen auf der Zählleiste liegen.
option-frames-standard = Standard: 7, 15, 20, 25, 35
option-frames-expert = Experten: 7, 15, 20, 30, 40
option-frames-custom = eigene Felder
option-square-space = Quadrat: eigenes Feld
option-square-space-why = Nur bei eigenen Feldern; jeder Rahmen liegt weiter als der vorige.
option-pentagon-space = Fünfeck: eigenes Feld
option-pentagon-space-why = Nur bei eigenen Feldern; jeder Rahmen liegt weiter als der vorige.
option-circle-space = Kreis: eigenes Feld
option-circle-space-why = Nur bei eigenen Feldern; jeder Rahmen liegt weiter als der vorige.
option-triangle-space = Dreieck: eigenes Feld
option-triangle-space-why = Nur bei eigenen Feldern; jeder Rahmen liegt weiter als der vorige.
option-star-space = Stern: eigenes Feld
option-star-space-why = Nur bei eigenen Feldern; jeder Rahmen liegt weiter als der vorige.
option-large-ship-values = Werte großer Schiffe
option-large-ship-values-why = Ob große Schiffe auf den Verkaufsfeldern ihre Werte zeigen oder nur die Kosten.
option-large-ship-values-open = offen
option-large-ship-values-blind = verdeckt
option-discover-max = Schiffe beim Entdecken
option-discover-max-why = Wie viele Schiffe du zum Entdecken einplanen darfst.
option-final-round-start = Start der letzten Runde
option-final-round-start-why = Bei drei Personen, von denen eine zweimal beginnt: wer die letzte Runde beginnt. Bei vieren ändert es nichts.
option-final-round-start-rotate = reihum
option-final-round-start-random = ausgelost
option-countries = Nationen
option-countries-why = Wie die Tableaus verteilt werden.
option-countries-random = zufällig
option-countries-chosen = gewählt

## Phasen, und was jede fragt

phase-over = Spielende
phase-deal-country = Nationen
phase-choose-country = Wahl der Nation
phase-fill-small = Verkaufsfelder
phase-fill-large = Verkaufsfelder
phase-fill-contract = Aufträge
phase-compass = Kompassplättchen
phase-turn-tile = Kartografie
phase-land = Landphase
phase-scrap = Keine freie Werft
phase-pay = Bezahlung
phase-plan = Planungsphase
phase-load = Beladen
phase-draw-card = Beladen
phase-keep = Beladen
phase-settle = Siedeln
phase-deliver = Liefern
phase-antwerp = Antwerpen
phase-draw-tile = Entdecken
phase-discover = Entdecken
phase-turn-end = Ende des Zugs
phase-look = Rahmen erreicht
phase-take-goal = Zielkarte
phase-take-captain = Kapitän
phase-take-good = Eine Ware
phase-goal = Zielkarten
phase-goal-pay = Weitere Zielkarte
prompt-choose-country = Welche Nation spielst du?
prompt-land = Hafen ausbauen, Schiffe bauen oder den Zug beenden?
prompt-scrap = Alle Werften sind belegt. Welches Schiff gibst du ab?
prompt-pay = Gold ersetzt Holz, Tuch und Eisen: Wie bezahlst du?
prompt-plan = Welche Schiffe planst du für diese Aktion ein?
prompt-load = Welche Ware nimmst du?
prompt-keep = Welche Karte behältst du?
prompt-settle = Wo siedelst du, und welchen Bonus nimmst du?
prompt-deliver = Einen Auftrag erfüllen, nach Antwerpen liefern oder den Zug beenden?
prompt-antwerp = Noch eine Ware nach Antwerpen liefern?
prompt-discover = Welches Plättchen legst du, und an welche Insel?
prompt-turn-end = Eine Waren- oder Punktekarte spielen oder den Zug beenden?
prompt-take-goal = Du hast einen Rahmen erreicht. Welche Zielkarte nimmst du?
prompt-take-captain = Du hast das Fünfeck erreicht. Welchen Kapitän nimmst du?
prompt-take-good = Du hast das Dreieck erreicht. Welche Ware nimmst du?
prompt-goal = Spielst du eine Zielkarte?
prompt-goal-pay = Welche 2 Waren zahlst du für eine weitere Zielkarte?

## Arten von Zügen, als Überschriften

kind-end-turn = Fertig
kind-choose-country = Nation wählen
kind-play-card = Waren- oder Punktekarte spielen
kind-extend = Hafen ausbauen
kind-build-small = Kleines Schiff bauen
kind-build-large = Großes Schiff bauen
kind-scrap = Schiff abgeben
kind-pay = Bezahlen
kind-assign = Schiff einplanen
kind-charter-start = Startkarte einplanen
kind-charter = Charterschiff einplanen
kind-load = Ware nehmen
kind-keep = Karte behalten
kind-settle = Auf einer Insel siedeln
kind-new-england = In Neuengland siedeln
kind-fulfil = Auftrag erfüllen
kind-antwerp = Nach Antwerpen liefern
kind-unload = Mehr nach Antwerpen liefern
kind-stop-unloading = Nicht weiter liefern
kind-lay = Inselplättchen legen
kind-take-goal = Zielkarte wählen
kind-take-captain = Kapitän wählen
kind-take-good = Ware wählen
kind-play-goal = Zielkarte spielen
kind-pay-goods = 2 Waren zahlen

## Züge, als Schaltflächen

do-end-turn =
    { $stage-id ->
        [land] Landzug beenden
        [plan] { $ships ->
            [0] Kein Schiff für { $action }
           *[other] Fertig mit { $action }
        }
        [goal] Keine Zielkarte mehr spielen
       *[other] Zug beenden
    }
do-choose-country = { $country } spielen
do-play-card = Karte spielen: { $card }
do-extend = Bauen: { $built }{ goods-list }
do-build-small = Kleines Schiff { $ship } bauen · 1 Holz · 1 Tuch
do-build-large =
    { $ship-id ->
        [veiled] Das verdeckte große Schiff bauen{ goods-list }
       *[other] Großes Schiff { $ship } bauen{ goods-list }
    }
do-scrap = { $ship } abgeben
do-pay = Bezahlen{ goods-list }
do-assign =
    { $aboard-id ->
        [captain] { $action }: { $ship } mit { $captain } einplanen
       *[nobody] { $action }: { $ship } einplanen
    }
do-charter-start =
    { $aboard-id ->
        [captain] { $action }: Charterschiff { $ship } mit { $captain } einplanen
       *[nobody] { $action }: Charterschiff { $ship } einplanen
    }
do-charter =
    { $aboard-id ->
        [captain] { $action }: Charterschiff { $ship } mit { $captain } einplanen
       *[nobody] { $action }: Charterschiff { $ship } einplanen
    }
do-load = 1 { $good } nehmen
do-keep = { $card } behalten
do-settle = { $island } { $number }: { $crew } setzen, { $bonus } nehmen
do-new-england =
    { $persons ->
        [one] 1 Person in Neuengland siedeln: +1 Punkt
       *[other] { $persons } Personen in Neuengland siedeln: +{ $persons } Punkte
    }
do-fulfil =
    { $toll ->
        [0] { $city }: { $contract } mit { $fleet }
       *[other] { $city }: { $contract } mit { $fleet }, +{ $toll } (Zollhaus)
    }
do-antwerp = Antwerpen: 1 { $good } mit { $name }
do-unload = 1 { $good } nach Antwerpen liefern (Platz für { $left })
do-stop-unloading = Nicht weiter nach Antwerpen liefern
do-lay = { $island }: { $tile } legen
do-take-goal = Zielkarte nehmen: { $goal }
do-take-captain = { $captain } nehmen
do-take-good = 1 { $good } nehmen
do-play-goal = Zielkarte spielen ({ $stack }): { $goal } (jetzt { $points })
do-pay-goods = { $pair } zahlen

## Züge, wie der Verlauf sie erzählt. Ein Text aus nur einem Bindestrich wird nicht gezeigt

act-end-turn = -
act-deal-country = { $who } spielt { $country }.
act-choose-country = { $who } wählt { $country }.
act-offer-small = Neu auf den Verkaufsfeldern: kleines Schiff { $ship }.
act-offer-large =
    { $ship-id ->
        [veiled] Neu auf den Verkaufsfeldern: ein verdecktes großes Schiff.
       *[other] Neu auf den Verkaufsfeldern: großes Schiff { $ship }.
    }
act-offer-contract = Neuer Auftrag: { $contract }.
act-turn-compass = Das Kompassplättchen nennt { $island }.
act-turn-tile =
    { $fits-id ->
        [yes] { $island }: { $tile } wird gelegt.
       *[no] { $island }: { $tile } passt nicht und wird abgelegt.
    }
act-play-card = { $who } spielt eine Karte: { $card }.
act-extend = { $who } baut den Hafen aus: { $built }.
act-build-small = { $who } baut das kleine Schiff { $ship }.
act-build-large =
    { $ship-id ->
        [veiled] { $who } baut ein verdecktes großes Schiff: +3 Punkte.
       *[other] { $who } baut das große Schiff { $ship }: +3 Punkte.
    }
act-reveal-large = Es ist { $ship }.
act-scrap = { $who } gibt { $ship } ab, um Platz zu machen.
act-pay = { $who } bezahlt{ goods-list }.
act-assign =
    { $aboard-id ->
        [captain] { $who } plant { $ship } mit { $captain } ein: { $action }.
       *[nobody] { $who } plant { $ship } ein: { $action }.
    }
act-charter-start =
    { $aboard-id ->
        [captain] { $who } plant Charterschiff { $ship } mit { $captain } ein: { $action }.
       *[nobody] { $who } plant Charterschiff { $ship } ein: { $action }.
    }
act-charter =
    { $aboard-id ->
        [captain] { $who } plant Charterschiff { $ship } mit { $captain } ein: { $action }.
       *[nobody] { $who } plant Charterschiff { $ship } ein: { $action }.
    }
act-load =
    { $cards ->
        [one] { $who } lädt 1 { $good } und zieht 1 Karte.
       *[other] { $who } lädt 1 { $good } und zieht { $cards } Karten.
    }
act-draw-card = { $who } zieht { $card }.
act-draw-card-unseen = -
act-keep = { $who } behält { $card }.
act-keep-unseen = { $who } behält eine Karte.
act-settle = { $who } setzt { $crew } auf { $island } { $number }: { $bonus }.
act-new-england =
    { $persons ->
        [one] { $who } siedelt in Neuengland: +1 Punkt.
       *[other] { $who } siedelt in Neuengland: +{ $persons } Punkte.
    }
act-fulfil =
    { $toll ->
        [0] { $who } liefert mit { $fleet } nach { $city }: { $contract }.
       *[other] { $who } liefert mit { $fleet } nach { $city }: { $contract }, +{ $toll } (Zollhaus).
    }
act-antwerp = { $who } liefert mit { $name } 1 { $good } nach Antwerpen: +1 Punkt.
act-unload = { $who } liefert 1 { $good } nach Antwerpen: +1 Punkt.
act-stop-unloading = -
act-draw-tile = { $who } zieht { $tile }.
act-draw-tile-unseen = -
act-lay = { $who } entdeckt Land auf { $island }: { $tile }.
act-look = { $who } sieht sich eine Zielkarte an: { $goal }.
act-look-unseen = -
act-take-goal = { $who } nimmt eine Zielkarte: { $goal }.
act-take-goal-unseen = { $who } nimmt eine Zielkarte.
act-take-captain = { $who } nimmt { $captain } in Dienst.
act-take-good = { $who } nimmt 1 { $good } vom Dreieck.
act-play-goal = { $who } spielt eine Zielkarte ({ $stack }): { $goal } (+{ $points }).
act-pay-goods = { $who } zahlt dafür { $pair }.
act-last-start = { $who } beginnt die letzte Runde.

## Was von selbst folgt

news-city-marker = { $who } setzt einen Marker in { $city }.
news-island-completed = { $island } ist fertig.
news-city-completed = { $city } ist fertig.
news-neutral = Die neutrale Macht setzt einen Marker auf { $island }.
news-frame = { $who } hat den Rahmen erreicht: { $frame }.
news-frame-slides = Der Rahmen rutscht zurück von { $from } auf { $space }: { $frame }.
news-frame-stays = Der Rahmen ist blockiert und bleibt auf { $space }: { $frame }.
news-frame-removed = Alle haben den Rahmen erreicht; er verlässt die Leiste: { $frame }.
news-island-share =
    { $points ->
        [one] { $who } bekommt { $points } Punkt für { $island }.
       *[other] { $who } bekommt { $points } Punkte für { $island }.
    }
news-city-share =
    { $points ->
        [one] { $who } bekommt { $points } Punkt für { $city }.
       *[other] { $who } bekommt { $points } Punkte für { $city }.
    }
news-fifty = { $who } erreicht 50 und nimmt eine 50/100er-Karte: am Ende Bonus { $bonus }.
news-hundred = { $who } erreicht 100 Punkte.
news-round = Runde { $round } beginnt. Startspieler: { $who }.
news-planning = Die Planungsphase beginnt.
news-goals = Jetzt dürfen Zielkarten gespielt werden.
news-order = { $action } in der Reihenfolge der Segelwerte: { $order }.
news-final = Schlusswertung, { $who }: ungewertete Marker { $markers }, 50/100er-Karte { $fifty }, nicht gespielte Karten { $unplayed }. Zusammen { $points }.
news-tiles =
    { $tiles ->
        [one] { $who } zieht 1 Inselplättchen.
       *[other] { $who } zieht { $tiles } Inselplättchen.
    }
news-wins = { $who } gewinnt mit { $points } Punkten.
news-tie = Geteilter Sieg mit { $points } Punkten: { $who }.

## Was eine Stellung wert ist, für Tipps

# Jeder sagt, was besser wird; er steht hinter „Das verspricht:“
term-points = mehr Punkte
term-goods = mehr oder wertvollere Waren im Lager
term-fleet = mehr Nutzen von Schiffen und Hafen für später
term-plans = mehr Gewinn durch eingeplante Schiffe
term-cards = mehr oder bessere 1x-Karten
term-goals = mehr Punkte in Aussicht durch Zielkarten
term-areas = eine bessere Stellung auf Inseln und in Städten
term-rivals = weniger Punkte für die anderen

## Ablehnungen

rule-nf-1-1 = Diese Nation ist vergeben.
rule-nf-2-2 = Gold ersetzt nur Holz, Tuch und Eisen, das du zahlen musst.
rule-nf-2-2b = Davon hast du zu wenig: du brauchst mehr Gold.
rule-nf-2-2c = So viel Gold hast du nicht.
rule-nf-2-4 = Diese Waren- oder Punktekarte hast du nicht.
rule-nf-3-3 = Diese Zielkarte ist nicht im Stapel.
rule-nf-3-4 = Dieser Kapitän ist vergeben.
rule-nf-3-5 = Diese Ware liegt nicht mehr beim Dreieck.
rule-nf-4-3 = Diesen Ausbau hast du schon.
rule-nf-4-3b = Du hast in diesem Zug schon ein Schiff gebaut: der Hafen wird vorher ausgebaut.
rule-nf-4-3c = Diesen Ausbau kannst du nicht bezahlen.
rule-nf-4-5 = Dieses Schiff kannst du nicht bezahlen.
rule-nf-4-7 = An dieser Werft liegt kein Schiff von dir.
rule-nf-4-9 = Dort liegt kein Schiff; das Feld wird nach dem Zug aufgefüllt.
rule-nf-5-2 = Bei dieser Aktion hast du schon so viele Schiffe, wie dein Tableau erlaubt.
rule-nf-5-3 = An dieser Werft liegt kein Schiff.
rule-nf-5-3b = Dieses Charterschiff hast du nicht.
rule-nf-5-4 = Dieses Schiff ist in dieser Runde schon eingeplant.
rule-nf-5-6 = Du hast keinen Kapitän, der mit einem Schiff fährt.
rule-nf-5-6b = Dein Kapitän ist in dieser Runde schon auf einem Schiff.
rule-nf-5-7 = Da Gama hilft nur beim Beladen und Liefern.
rule-nf-6-2 = Das Plättchen passt nicht: diese Insel hat kein freies Feld dieser Form.
rule-nf-8-1 = Der Kistenwert deines Schiffs ist zu niedrig für diese Ware.
rule-nf-8-2 = Diese Karte hast du nicht gezogen.
rule-nf-9-1 = So ein Schiff hast du zum Siedeln nicht mehr.
rule-nf-9-2 = Dort liegt kein Inselplättchen.
rule-nf-9-2b = Erst müssen deine Schiffe siedeln, auf einer Insel oder in Neuengland.
rule-nf-9-4 = Beide Plätze dieses Plättchens sind belegt.
rule-nf-9-6 = Du hast in diesem Zug keinen Zusatzmarker.
rule-nf-10-1 = Diese Schiffe können nicht so viele Waren tragen.
rule-nf-10-2 = Du hast die Waren dieses Auftrags nicht.
rule-nf-10-3 = Dieses Schiff ist nicht beim Liefern oder wurde schon eingesetzt.
rule-nf-10-3b = Für diesen Auftrag genügen weniger Schiffe.
rule-nf-10-6 = Von dieser Ware hast du nichts.
rule-nf-10-8 = Dort liegt kein Auftrag; das Feld wird nach dem Zug aufgefüllt.
rule-nf-11-1 = Dieses Plättchen hast du nicht gezogen.
rule-nf-11-2 = Du hast für jedes Schiff ein Plättchen gelegt.
rule-nf-11-4 = Für jedes Schiff musst du ein Plättchen legen, solange eines passt.
rule-nf-12-11 = Diese Zielkarte hast du nicht.
rule-nf-12-12 = Eine weitere Zielkarte kostet 2 Waren, die du entbehren kannst.
rule-nf-12-13 = Du hast das Ziel dieser Karte nicht erreicht.
rule-nf-12-13b = Nach dieser Zahlung hättest du das Ziel nicht mehr erreicht.

## Das Brett im Browser

stage-land = Land
stage-planning = Planung
stage-action = Aktionen
stage-end = Ende
board-goods =
    { $woods ->
        [0] {""}
       *[other] , { $woods } Holz
    }{ $cloths ->
        [0] {""}
       *[other] , { $cloths } Tuch
    }{ $irons ->
        [0] {""}
       *[other] , { $irons } Eisen
    }{ $golds ->
        [0] {""}
       *[other] , { $golds } Gold
    }
board-chart = Das neue Land: vier Inseln
board-sea = Terra Nova
board-ribbon = Zählleiste
board-pawn =
    { $points ->
        [one] { $who }: { $points } Punkt
       *[other] { $who }: { $points } Punkte
    }
board-pawn-next =
    { $points ->
        [one] { $who }: { $points } Punkt. Nächster Rahmen: { $frame } auf { $space }.
       *[other] { $who }: { $points } Punkte. Nächster Rahmen: { $frame } auf { $space }.
    }
board-nobody = niemand
board-frames = Rahmen
board-frames-why = Wer die Punkte erreicht, wählt dort etwas; dann rutscht der Rahmen zurück.
board-frame-goal = Rahmen auf { $space } ({ $frame }): wer ihn erreicht, wählt eine der Zielkarten dort. Noch da: { $left }. Erreicht von: { $claimed }.
board-frame-captain = Rahmen auf { $space } ({ $frame }): wer ihn erreicht, nimmt einen Kapitän. Noch da: { $left }. Erreicht von: { $claimed }.
board-frame-good = Rahmen auf { $space } ({ $frame }): wer ihn erreicht, nimmt eine Ware. Noch da: { $left }. Erreicht von: { $claimed }.
board-frame-gone = Diesen Rahmen haben alle erreicht: { $frame }.
board-goal-cards =
    { $count ->
        [one] { $count } Zielkarte
       *[other] { $count } Zielkarten
    }
board-fifties =
    { $bonus ->
        [one] 50/100er-Karten: wer als Nächstes 50 erreicht, bekommt am Ende { $bonus } Zusatzpunkt. Noch da: { $left }.
       *[other] 50/100er-Karten: wer als Nächstes 50 erreicht, bekommt am Ende { $bonus } Zusatzpunkte. Noch da: { $left }.
    }
board-fifty =
    { $bonus ->
        [one] Die 50/100er-Karte bringt am Ende { $bonus } Punkt dazu.
       *[other] Die 50/100er-Karte bringt am Ende { $bonus } Punkte dazu.
    }
board-first = Startspieler dieser Runde
board-leg = { $what }: dorthin
board-points = Punkte
board-ships = Schiffe
board-markers = Marker auf Inseln
board-city-markers = Marker in Städten
board-island = { $name }: { $filled } von { $whole } Plättchen
board-city = { $name }: { $filled } von { $whole } Markern
board-majority = Wenn alles voll ist: 1 Punkt für jeden Marker, { $first } dazu für die meisten, { $second } für die zweitmeisten.
board-share =
    { $who }: { $markers }{ $bonus ->
        [0] {""}
       *[other]  (+{ $bonus })
    }
board-share-neutral = neutrale Macht: { $markers }
board-scored = gewertet
board-tile = { $left } oder { $right }
board-open-cape = noch nicht entdeckt: hier gehört ein Kap hin
board-open-corner = noch nicht entdeckt: hier gehört eine Ecke hin
board-open-shore = noch nicht entdeckt: hier gehört ein Ufer hin
board-marker =
    { $count ->
        [one] 1 Marker von { $who }
       *[other] Turm von { $who }
    }
board-neutral = der neutralen Macht
board-slot-free = frei
board-new-england = Neuengland
board-new-england-why = Neuengland: 1 Punkt für jede Person eines Schiffs, ohne Marker.
board-compass-done = Runde { $round }: { $island } wurde kartiert.
board-compass-open = Am Ende der Runde { $round } nennt ein Kompassplättchen eine Insel, die weiter kartiert wird.
board-tile-pile = Inselplättchen im Stapel: { $count }
board-contract-pile = Aufträge im Stapel: { $count }
board-ship-pile = Schiffe dieser Reihe im Stapel: { $count }
board-goals-played = Gespielte Zielkarten: { $goals }
board-card-pile = 1x-Karten im Stapel: { $count }
board-contract-none = wird nach dem Zug aufgefüllt
board-contract-pick = { $contract }: Schiffe wählen
board-antwerp = Antwerpen
board-antwerp-why = Antwerpen: ein Schiff ohne Auftrag liefert hier beliebige Waren, 1 Punkt für jede.
board-market = Schiffe im Angebot
board-sale-empty = Dieses Feld wird nach dem Zug aufgefüllt.
board-cost = Kosten: { $goods }
board-cost-large = Kosten: { $goods }. Bringt beim Bau 3 Punkte.
board-size-small = kleines Schiff
board-size-large = großes Schiff
board-size-charter = Charterschiff, einmalig
board-harbour = Dein Hafen
board-harbour-of = Hafen von { $who }
board-store = { $good }: { $count }
board-out = { $ship } ist bei einer Aktion.
board-yard-free = freie Werft
board-yard-closed = noch nicht gebaut
board-yards-free =
    { $count ->
        [one] { $count } freie Werft
       *[other] { $count } freie Werften
    }
board-built = gebaut
board-captain-none = Noch kein Kapitän: wer das Fünfeck erreicht, nimmt einen.
board-captain-pick = { $captain } mitschicken: erst hier drücken, dann das Schiff wählen
board-hand = Handkarten
board-hand-empty = Keine Karten. Beladen bringt 1x-Karten, Rahmen bringen Zielkarten.
board-cards = 1x-Karten auf der Hand: { $count }
board-cards-kept = { $count } aus Runde { $round }
board-goals-held = Zielkarten auf der Hand: { $count }
board-lane-load = Die Kisten bestimmen, welche Ware du nimmst und wie viele Karten du ziehst.
board-lane-settle = Ein Schiff mit 1 Person setzt 1 Marker, eines mit 2 Personen einen Turm.
board-lane-deliver = Jedes Schiff trägt so viele Waren, wie es Kisten hat.
board-lane-discover = Du ziehst so viele Plättchen, wie du dort Fernrohre hast, und legst eines für jedes Schiff.
board-lane-of = { $action }: Segelwert { $sails }.
board-lane-empty = { $action }: kein Schiff
board-order = { $action }, Reihenfolge nach Segelwerten: { $order }
board-order-none = { $action }: niemand hat dort ein Schiff.
board-goal-met = erfüllt: { $points } Punkte
board-goal-more = { $points } Punkte; noch { $lacks } bis zum besseren Ziel
board-goal-next = noch { $lacks } für { $points }
board-goal-lacks =
    { $lacks ->
        [one] Du hast { $have }; { $lacks } fehlt.
       *[other] Du hast { $have }; { $lacks } fehlen.
    }
board-goal-z01 = Holz im Lager
board-goal-z02 = Tuch im Lager
board-goal-z03 = Eisen im Lager
board-goal-z04 = Gold im Lager
board-goal-z05 = Kisten auf Schiffen
board-goal-z06 = Personen auf Schiffen
board-goal-z07 = Fernrohre auf Schiffen
board-goal-z08 = Segel auf Schiffen
board-goal-z09 = Marker in Städten
board-goal-z10 = Fertige Städte
board-goal-z11 = Kleine Schiffe
board-goal-z12 = Große Schiffe
board-goal-z13 = Marker auf einer Insel
board-goal-z14 = Fertige Inseln mit 6 Markern
board-goal-z15 = Marker auf allen Inseln
board-bill-new-yard = neue Werft
board-bill-unique = Hafenausbau
board-bill-small = kleines Schiff
board-bill-large = großes Schiff
board-bill-contract = Auftrag
board-ask-country = Welche Nation spielst du?
board-ask-pay = Bezahle: { $what }{ board-goods }
board-ask-load =
    { $chest ->
        [one] 1 Kiste: welche Ware nimmst du?
       *[other] { $chest } Kisten: welche Ware nimmst du?
    }
board-ask-keep =
    { $count ->
        [one] Behalte eine dieser Karten.
       *[other] Behalte { $count } dieser Karten.
    }
board-ask-crew = Wer siedelt als Nächstes?
board-ask-fleet = Welche Schiffe tragen das?
board-ask-antwerp = Welches Schiff liefert nach Antwerpen, und was zuerst?
board-ask-unload =
    { $left ->
        [one] Platz für 1 weitere Ware nach Antwerpen
       *[other] Platz für { $left } weitere Waren nach Antwerpen
    }
board-ask-tile =
    { $count ->
        [0] Lege noch eines, wenn du magst.
        [one] Lege 1 dieser Plättchen.
       *[other] Lege { $count } dieser Plättchen.
    }
board-ask-where = Es passt auf:
board-ask-goal = Wähle eine Zielkarte ({ $frame }).
board-ask-captain = Wähle einen Kapitän.
board-ask-prize = Wähle eine Ware.
board-ask-goal-pay = Zahle 2 Waren für diese Zielkarte.
board-ask-scrap = Gib ein Schiff ab, um Platz zu machen.
board-detail-land = Alles Umrandete kannst du bezahlen. Erst kommt der Hafen, dann die Schiffe (3 Punkte für ein großes).
board-detail-land-bought = Der Hafen ist in diesem Zug nun geschlossen.
board-detail-plan-load = Platz für 1 Schiff: Kisten bringen eine Ware und Karten.
board-detail-plan-settle = Platz für { $left }: jedes Schiff setzt seine Personen als Marker.
board-detail-plan-deliver = Platz für { $left }: Kisten bringen Waren zu den Aufträgen.
board-detail-plan-discover = Platz für { $left }: Fernrohre ziehen Plättchen, jedes Schiff legt eines.
board-detail-plan-others = Von den anderen vorn: { $who } (Segel { $sails }).
board-detail-plan-first = Sonst ist noch niemand dort.
board-detail-load =
    { $chest ->
        [one] Danach ziehst du 1 Karte und behältst sie.
       *[other] { $keep ->
            [one] Danach ziehst du { $chest } Karten und behältst eine.
           *[other] Danach ziehst du { $chest } Karten und behältst { $keep }.
        }
    }
board-detail-settle = Drücke auf einen Bonus: dort setzt du { $crew }. Oder Neuengland. Schiffe: { $left }.
board-detail-settle-extra =
    { $left ->
        [0] Drücke auf einen Bonus: dort setzt du den Zusatzmarker. Oder beende den Zug.
       *[other] Drücke auf einen Bonus: dort setzt du den Zusatzmarker. Schiffe: { $left }.
    }
board-detail-deliver = Markierte Aufträge kannst du erfüllen; jeder setzt einen Marker in die Stadt, solange dort Platz ist. Oder Antwerpen.
board-detail-deliver-nothing = Du hast keine Waren mehr: beende den Zug.
board-detail-discover = Nimm ein Plättchen, dann ein umrandetes Feld: beide Boni und ein Marker darauf.
board-detail-discover-more = Columbus lässt dich noch ein Plättchen legen. Oder beende den Zug.
board-detail-discover-where = Drücke auf ein umrandetes Feld einer Insel: dort passt das Plättchen.
board-detail-goal = Die erste Zielkarte in diesem Zug kostet nichts. Deine Waren behältst du.
board-detail-goal-more = Jede weitere Zielkarte kostet 2 Waren.
board-detail-turn-end = Waren- und Punktekarten kannst du noch spielen; sonst bringt jede 2 Punkte.
board-detail-frame = Danach rutscht der Rahmen bis zu 3 Felder zurück, den anderen entgegen.
board-detail-frame-last = Du bist die letzte Person: Danach verlässt der Rahmen die Leiste.
board-prompt-land-bought = Noch ein Schiff bauen oder den Zug beenden?
board-prompt-plan-load = Beladen: welches Schiff planst du ein?
board-prompt-plan-settle = Siedeln: welche Schiffe planst du ein?
board-prompt-plan-deliver = Liefern: welche Schiffe planst du ein?
board-prompt-plan-discover = Entdecken: welche Schiffe planst du ein?
board-prompt-discover-more = Legst du noch ein Plättchen?
board-prompt-done = Hier ist alles getan: beende den Zug.
board-detail-done = In diesem Zug ist nichts mehr zu tun.
board-words-now = Jetzt
board-words-round = Runde { $round } von { $limit }. Startspieler: { $who }.
board-words-planning = Schiffe werden eingeplant für: { $action }
board-words-action = Wird ausgeführt: { $action }
board-words-crews = Noch zu siedeln
board-words-orders = Reihenfolge bei den Aktionen
board-words-going-on = (jetzt)
board-words-captains = Noch freie Kapitäne
board-words-prizes = Waren am Dreieck
board-words-islands = Inseln
board-words-cities = Städte und Aufträge
board-words-area = { $filled } von { $whole } gefüllt; Bonus { $first } / { $second }. Marker:
board-words-space = Feld
board-words-bonuses = Boni
board-words-uncovered = noch nicht entdeckt
board-words-goods = Waren
board-words-none = keine
board-words-yards = Werften
board-words-out = bei einer Aktion

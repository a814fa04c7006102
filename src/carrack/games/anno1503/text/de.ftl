# Die Wörter von Anno 1503. Englisch und Niederländisch haben dieselben Schlüssel und Variablen.
# Zu einem Argument `x`, das in Worte gefasst wurde (good=spice durch good-spice), steht die rohe Bezeichnung in `x-id`.

game-title = Anno 1503
game-pitch = Besiedle deine Heimatinsel, erkunde die Inseln ringsum und werde durch Handel reich.
game-goal = Wer im eigenen Zug als Erstes 3 der 5 Siegpunkte zugleich hat, gewinnt. Es gibt sie für 30 Gold, 4 Handelskontore, 3 Handelsverträge, 4 öffentliche Gebäude und 3 Kaufleute.

## Dinge

good-wood = Holz
good-stone = Stein
good-tool = Werkzeug
good-cloth = Tuch
good-spice = Gewürz
good-tobacco = Tabak
good-free-choice = freie Wahl
good-none = –
# wo wenig Platz ist: höchstens 5 Zeichen für eine Ware, 8 für ein Gebäude, 14 für eine Bedingung
good-short-tool = Wkz.
good-short-spice = Gew.
good-short-tobacco = Tabak

level-pioneer = Pionier
level-settler = Siedler
level-citizen = Bürger
level-merchant = Kaufmann
level-none = –

building-great-house = Großes Kontor
building-fire-station = Feuerwehr
building-smithy = Schmiede
building-church = Kirche
building-school = Schule
building-bathhouse = Badhaus
building-tavern = Wirtshaus
building-shipyard = Werft
building-short-great-house = G.Kontor
building-short-fire-station = Feuerw.
building-short-bathhouse = Badhaus
building-short-tavern = Wirtsh.
building-short-shipyard = Werft

building-great-house-effect = Einmal pro Zug darfst du 2 Gold zahlen und bei jemand anderem eine Karte ziehen.
building-fire-station-effect = Das Feuer schadet dir nicht.
building-smithy-effect = Der Pirat schadet dir nicht.
building-church-effect = Goldene Zeiten bringen dir 2 Waren statt 1.
building-school-effect = Deine Pioniere zahlen 2 Gold statt 1.
building-bathhouse-effect = Deine Kaufleute zahlen 6 Gold statt 4.
building-tavern-effect = Deine Siedler und Bürger zahlen je 4 Gold.
building-shipyard-effect = Jedes deiner Schiffe hat doppelt so viele Aktionspunkte.

tile-post-wood = Holzkontor
tile-post-stone = Steinkontor
tile-post-tool = Werkzeugkontor
tile-post-cloth = Tuchkontor
tile-post-spice = Gewürzkontor
tile-post-tobacco = Tabakkontor
tile-treaty = Handelsvertrag
tile-treasure-gold = Schatz, +12 Gold
tile-treasure-upgrade = Beförderung
tile-none = –

home-h1 = Heimatinsel mit freier Wahl bei 5
home-h2 = Heimatinsel mit freier Wahl bei 4
home-h3 = Heimatinsel mit freier Wahl bei 3
home-h4 = Heimatinsel mit freier Wahl bei 2

direction-north = Norden
direction-east = Osten
direction-south = Süden
direction-west = Westen

event-none = –
event-pirate = Pirat
event-fire = Feuer
event-golden-times = goldene Zeiten

condition-gold = 30 Gold
condition-posts = 4 Handelskontore
condition-treaties = 3 Handelsverträge
condition-buildings = 4 öffentliche Gebäude
condition-merchants = 3 Kaufleute
score-gold = { condition-gold }
score-posts = { condition-posts }
score-treaties = { condition-treaties }
score-buildings = { condition-buildings }
score-merchants = { condition-merchants }
condition-short-treaties = 3 Verträge
condition-short-buildings = 4 Gebäude

## Bezeichnungen von Zahlen und Listen; die erste ersetzt das Wort der Plattform

ui-victory-points = Siegpunkte
ui-buildings = Öffentliche Gebäude
ui-costs = Kosten
ui-ship = Schiff

## Phasen, und was jede fragt

phase-over = Partie beendet
phase-deal-homes = Heimatinseln
phase-choose-home = Heimatinseln
phase-start-player = Wer beginnt
phase-roll = Ertrag
phase-produce = Ertrag
phase-event = Ereignis
phase-golden-times = Goldene Zeiten
phase-pirate = Pirat
phase-turn-back = Pirat
phase-refill = Pirat
phase-lay = Pirat
phase-trade = Bauen und Handeln
phase-draw-in-trade = Großes Kontor
phase-building = Öffentliches Gebäude
phase-ships = Schiffe bewegen
phase-draw-at-sea = Großes Kontor
phase-look = Erkunden
phase-tile = Inselkärtchen
phase-reveal = Inselkärtchen
phase-jetty = Handelskontor
phase-upgrade = Beförderung
phase-discard = Handkartenlimit

prompt-choose-home = Welche Heimatinsel wählst du?
prompt-produce = Welche Ware nimmst du?
prompt-golden-times = Goldene Zeiten: Welche Ware wählst du?
prompt-pirate = Du kannst den Piraten nicht bezahlen. Welches Handelskontor oder welchen Handelsvertrag gibst du ab?
prompt-refill = Auf welchem Inselfeld legst du die neue Insel aus?
prompt-trade = Was willst du bauen, entwickeln, verkaufen oder kaufen, bevor du in See stichst?
prompt-building = Welches öffentliche Gebäude wählst du für den neuen Pionier?
prompt-ships = Wohin fahren deine Schiffe, und was erkunden sie?
prompt-tile = Nutzt du dieses Inselkärtchen oder lässt du es liegen?
prompt-jetty = An welchen Steinsteg legst du das Handelskontor?
prompt-upgrade = Welcher Einwohner steigt eine Stufe auf?
prompt-discard = Du hast mehr als 5 Karten. Welche Ware gibst du ab?

## Arten von Aktionen, als Überschriften

kind-choose-home = Heimatinsel
kind-produce = Ware nehmen
kind-golden-pick = Ware wählen
kind-decline = Verzichten
kind-lose-post = Handelskontor abgeben
kind-lose-treaty = Handelsvertrag abgeben
kind-refill = Neue Insel
kind-build-ship = Schiff bauen
kind-place-pioneer = Pionier einsetzen
kind-develop = Entwickeln
kind-sell = Verkaufen
kind-buy = Kaufen
kind-great-house = Großes Kontor
kind-choose-building = Öffentliches Gebäude
kind-no-building = Kein Gebäude
kind-set-sail = In See stechen
kind-move = Fahren
kind-discover = Erkunden
kind-use-tile = Nutzen
kind-leave-tile = Liegen lassen
kind-choose-jetty = Steinsteg
kind-choose-upgrade = Beförderung
kind-end-turn = Zug beenden
kind-discard = Abgeben

## Aktionen, als Schaltflächen

do-choose-home = { $home } wählen
do-produce = 1 { $good } nehmen
do-golden-pick = 1 { $good } wählen
do-decline = Verzichten
do-lose-post = { $tile } am Steinsteg { $number } abgeben (Rückseite { $back })
do-lose-treaty = Handelsvertrag am Holzsteg { $jetty } abgeben (Rückseite { $back })
do-refill = Neue Insel auf { $island } auslegen
do-build-ship = Schiff bauen (1 Tuch, 1 Holz, 1 Werkzeug)
do-place-pioneer =
    { $site ->
        [lost] Pionier auf Einwohnerfeld { $space } einsetzen (1 Holz, 1 Werkzeug), ohne Gebäude
       *[other] Pionier auf Einwohnerfeld { $space } einsetzen (1 Holz, 1 Werkzeug)
    }
do-develop =
    { $level-id ->
        [settler] Pionier auf Einwohnerfeld { $space } zum Siedler entwickeln (1 Tuch, 2 Stein)
        [citizen] Siedler auf Einwohnerfeld { $space } zum Bürger entwickeln (2 Gewürze, 1 Stein)
        [merchant] Bürger auf Einwohnerfeld { $space } zum Kaufmann entwickeln (2 Tabak, 1 Gewürz)
       *[other] Einwohner auf Einwohnerfeld { $space } entwickeln
    }
do-sell = 1 { $good } an den { $level } auf Einwohnerfeld { $space } verkaufen (+{ $gold } Gold)
do-buy = 1 { $good } kaufen (−{ $gold } Gold)
do-great-house = Karte von { $opponent } ziehen (−2 Gold)
do-choose-building = { $building } wählen
do-no-building = Kein Gebäude (dieser Pionier bleibt ohne)
do-set-sail = In See stechen (beendet Bauen und Handeln)
do-move = Mit Schiff { $ship } nach { $square } fahren ({ $direction })
do-discover = Mit Schiff { $ship } die Insel { $square } erkunden ({ $direction })
do-use-tile = Inselkärtchen auf { $island } nutzen (das Schiff geht in deinen Vorrat zurück)
do-leave-tile = Inselkärtchen auf { $island } liegen lassen
do-choose-jetty = { $tile } an Steinsteg { $number } legen
do-choose-upgrade =
    { $level-id ->
        [settler] Pionier auf Einwohnerfeld { $space } zum Siedler befördern
        [citizen] Siedler auf Einwohnerfeld { $space } zum Bürger befördern
        [merchant] Bürger auf Einwohnerfeld { $space } zum Kaufmann befördern
       *[other] Einwohner auf Einwohnerfeld { $space } befördern
    }
do-end-turn = Zug beenden
do-discard = 1 { $good } abgeben

## Aktionen, wie der Spielverlauf sie erzählt. Ein Text, der nur aus einem Bindestrich besteht, wird nicht gezeigt: Der nächste erzählt es.

act-deal-home = { $who } bekommt die { $home }.
act-choose-home = { $who } wählt die { $home }.
act-start-player = { $who } beginnt.
act-roll =
    { $face ->
        [6] { $who } würfelt eine { $face }: ein Ereignis.
       *[other] { $who } würfelt eine { $face }.
    }
act-produce = { $who } nimmt 1 { $good }.
act-event = { $who } würfelt noch einmal, eine { $face }: { $event }.
act-golden-pick = { $who } wählt 1 { $good }.
act-decline = { $who } verzichtet.
act-lose-post = { $who } kann nicht zahlen und gibt das { $tile } vom Steinsteg { $number } ab.
act-lose-treaty = { $who } kann nicht zahlen und gibt einen Handelsvertrag ab (Rückseite { $back }).
act-turn-back = Das oberste Kärtchen vom Reservestapel hat Rückseite { $back }.
act-refill = { $who } legt die neue Insel auf { $island } aus.
act-lay = Auf { $island } liegt verdeckt: { $tile }.
act-lay-unseen = -
act-build-ship = { $who } baut ein Schiff.
act-place-pioneer = { $who } setzt einen Pionier auf Einwohnerfeld { $space } ein.
act-develop =
    { $level-id ->
        [settler] { $who } entwickelt den Pionier auf Einwohnerfeld { $space } zum Siedler.
        [citizen] { $who } entwickelt den Siedler auf Einwohnerfeld { $space } zum Bürger.
        [merchant] { $who } entwickelt den Bürger auf Einwohnerfeld { $space } zum Kaufmann.
       *[other] { $who } entwickelt den Einwohner auf Einwohnerfeld { $space }.
    }
act-sell = { $who } verkauft 1 { $good } an einen { $level }: +{ $gold } Gold.
act-buy = { $who } kauft 1 { $good }: −{ $gold } Gold.
act-great-house = { $who } nutzt das Große Kontor: −2 Gold.
act-draw-card = { $who } zieht 1 { $good } von { $victim }.
act-draw-card-unseen = { $who } zieht eine Karte von { $victim }.
act-choose-building =
    { $building-id ->
        [great_house] { $who } wählt das Große Kontor.
        [bathhouse] { $who } wählt das { $building }.
        [tavern] { $who } wählt das { $building }.
       *[other] { $who } wählt die { $building }.
    }
act-no-building = { $who } nimmt kein Gebäude.
act-set-sail = -
act-move = { $who } fährt mit Schiff { $ship } nach { $square }.
act-discover = { $who } erkundet mit Schiff { $ship } die Insel { $square }.
act-see = { $who } sieht auf { $island }: { $tile }.
act-see-unseen = -
act-use-tile = -
act-leave-tile = { $who } lässt das Inselkärtchen auf { $island } liegen.
act-reveal = { $who } nutzt das Inselkärtchen auf { $island }: { $tile }.
act-choose-jetty = { $who } legt das { $tile } an Steinsteg { $number }.
act-choose-upgrade =
    { $level-id ->
        [settler] { $who } befördert den Pionier auf Einwohnerfeld { $space } zum Siedler.
        [citizen] { $who } befördert den Siedler auf Einwohnerfeld { $space } zum Bürger.
        [merchant] { $who } befördert den Bürger auf Einwohnerfeld { $space } zum Kaufmann.
       *[other] { $who } befördert den Einwohner auf Einwohnerfeld { $space }.
    }
act-end-turn = -
act-discard = { $who } gibt 1 { $good } ab.

## Was von selbst folgt

news-takes = { $who } nimmt 1 { $good }.
news-lays = { $who } legt die neue Insel auf { $island } aus.
news-pays = { $who } zahlt { $gold } Gold.
news-loses-resident = { $who } kann nicht zahlen und verliert einen { $level }.
news-loses-building =
    { $building-id ->
        [great_house] { $who } verliert auch das Große Kontor.
        [bathhouse] { $who } verliert auch das { $building }.
        [tavern] { $who } verliert auch das { $building }.
       *[other] { $who } verliert auch die { $building }.
    }
news-gains-point = { $who } hat jetzt einen Siegpunkt: { $condition }.
news-loses-point = { $who } verliert einen Siegpunkt: { $condition }.
news-wins = { $who } hat 3 Siegpunkte und gewinnt.
news-round-limit =
    { $rounds ->
        [one] Das Rundenlimit ist erreicht: { $rounds } Runde.
       *[other] Das Rundenlimit ist erreicht: { $rounds } Runden.
    }

## Ablehnungen

rule-an-1-7 = Diese Heimatinsel ist schon vergeben.
rule-an-2-5 = Du hast keine Karte dieser Ware.
rule-an-3-5 = Bei dieser Zahl bringt dir weder deine Heimatinsel noch ein Handelskontor diese Ware.
rule-an-3-7 = Diese Ware ist nicht mehr vorrätig. Nimm eine andere.
rule-an-4-5 = An diesem Steinsteg hast du kein Handelskontor.
rule-an-4-5b = An diesem Holzsteg hast du keinen Handelsvertrag.
rule-an-4-7 = Auf diesem Inselfeld liegt schon ein Inselkärtchen.
rule-an-4-7b = Dieses Inselfeld ist in dieser Partie nicht im Spiel.
rule-an-4-7c = Ein anderes freies Inselfeld liegt weiter vom Startfeld entfernt.
rule-an-5-2 = Deine beiden Schiffe sind schon auf dem Spielplan.
rule-an-5-2b = Dir fehlen Waren für ein Schiff. Es kostet 1 Tuch, 1 Holz und 1 Werkzeug.
rule-an-5-4 = Dir fehlen Waren für einen Pionier. Er kostet 1 Holz und 1 Werkzeug.
rule-an-5-5 = Deine 4 Einwohnerkärtchen mit Pionier und Siedler sind alle im Einsatz. Entwickle erst einen Siedler zum Bürger.
rule-an-5-5b = Alle 7 Einwohnerfelder deiner Heimatinsel sind besetzt.
rule-an-5-6 = Auf diesem Einwohnerfeld wohnt niemand. Einsetzen kannst du nur einen Pionier.
rule-an-5-7 = Dir fehlen Waren für einen Siedler. Er kostet 1 Tuch und 2 Stein.
rule-an-5-8 = Dir fehlen Waren für einen Bürger. Er kostet 2 Gewürze und 1 Stein.
rule-an-5-8b = Deine 3 Einwohnerkärtchen mit Bürger und Kaufmann sind alle im Einsatz.
rule-an-5-9 = Dir fehlen Waren für einen Kaufmann. Er kostet 2 Tabak und 1 Gewürz.
rule-an-5-9b = Ein Kaufmann steigt nicht weiter auf.
rule-an-6-2 = Auf diesem Einwohnerfeld wohnt niemand, also kauft dort auch niemand.
rule-an-6-2b = Du hast keine Karte dieser Ware.
rule-an-6-3 = Dieser Einwohner kauft diese Ware nicht. Pioniere kaufen Holz, Stein oder Werkzeug, Siedler Tuch, Bürger Gewürz, Kaufleute Tabak.
rule-an-6-5 = Dieser Einwohner hat in diesem Zug schon gekauft.
rule-an-6-7 = Du hast in diesem Zug schon zweimal gekauft.
rule-an-6-9 = Dein Gold reicht für diesen Kauf nicht.
rule-an-6-9b = Diese Ware ist nicht mehr vorrätig.
rule-an-7-1 = Dieses Schiff hat keine Aktionspunkte mehr.
rule-an-7-3 = Dort endet der Spielplan.
rule-an-7-4 = Schiffe fahren nie auf ein Inselfeld.
rule-an-7-7 = Auf dieser Seite liegt kein Inselkärtchen neben dem Schiff.
rule-an-7-9 = Dieses Schiff ist in deinem eigenen Vorrat, nicht auf dem Spielplan.
rule-an-8-1 = Du hast keinen freien Steinsteg mit dieser Zahl.
rule-an-8-2 = Du hast schon 4 Handelskontore. Du kannst dieses Kärtchen nur liegen lassen.
rule-an-8-3 = Du hast schon 3 Handelsverträge. Du kannst dieses Kärtchen nur liegen lassen.
rule-an-8-5 = Dieser Einwohner kann nicht aufsteigen.
rule-an-8-6 = Keiner deiner Einwohner kann aufsteigen. Du kannst dieses Kärtchen nur liegen lassen.
rule-an-9-2 = Dieses öffentliche Gebäude hast du schon. Wähle ein anderes.
rule-an-9-3 = Dieses öffentliche Gebäude ist nicht vorrätig.
rule-an-9-6 = Du hast das Große Kontor nicht.
rule-an-9-6b = Du hast das Große Kontor in diesem Zug schon genutzt.
rule-an-9-6c = Eine Karte zu ziehen kostet 2 Gold. So viel hast du nicht.
rule-an-9-6d = Du kannst nur von den anderen an diesem Tisch eine Karte ziehen.
rule-an-9-6e = Diese Person hat keine Karten.
rule-an-11-1 = Diese Ware ist nicht mehr vorrätig. Wähle eine andere oder verzichte.

## Optionen

option-start-player = Wer beginnt
option-start-player-why = Wer den ersten Zug hat.
option-start-player-random = zufällig
option-start-player-0 = Sitz 1
option-start-player-1 = Sitz 2
option-start-player-2 = Sitz 3
option-start-player-3 = Sitz 4
option-home-islands = Heimatinseln
option-home-islands-why = Wie die Heimatinseln verteilt werden.
option-home-islands-random = zufällig
option-home-islands-by-seat = nach Sitz
option-home-islands-chosen = gewählt
option-pirate-refill-scope = Pirat legt nach
option-pirate-refill-scope-why = Auf welchen Inselfeldern nach einem Verlust an den Piraten eine neue Insel liegen darf.
option-pirate-refill-scope-any = alle Inseln
option-pirate-refill-scope-in-play = Inseln im Spiel
option-round-limit = Rundenlimit
option-round-limit-why = Nach so vielen Runden endet die Partie; 0 heißt ohne Limit.
option-remember-looks = Erkundete Inseln merken
option-remember-looks-why = Das Meer zeigt die Inseln weiter, die du erkundet hast. Der Spielverlauf erzählt sie in jedem Fall.
option-remember-looks-off = aus
option-remember-looks-on = an
option-open-hands = Offene Handkarten
option-open-hands-why = Alle Karten liegen offen, um das Spiel zu lernen.
option-open-hands-off = aus
option-open-hands-on = an

## Was eine Stellung wert ist, für Tipps

# Jeder sagt, was besser wird; er steht hinter „Das verspricht:“
term-victory = mehr Siegpunkte
term-residents = mehr Einwohner oder höhere Stufen
term-buildings = mehr oder bessere öffentliche Gebäude
term-islands = mehr oder bessere Handelskontore und Handelsverträge
term-gold = mehr Gold
term-ships = mehr Schiffe oder bessere Inseln in Reichweite
term-goods = mehr oder nützlichere Waren
term-danger = weniger Gefahr durch Pirat und Feuer

## Wie der Spielplan im Terminal zu lesen ist

legend =
    Auf See: ⌂ ist das Startfeld, ◥+1◤ Schiff 1 des Platzes mit dem Zeichen +, ·2· die Aktionspunkte, die deinem Schiff dort noch bleiben.
    Auf Inseln: [2] ist die Rückseite eines Kärtchens; darunter oder dahinter stehen die Zeichen derer, die es angesehen haben, oder was du gesehen hast. Eine Zahl allein ist ein Feld ohne Kärtchen.
    Kärtchen: Der Name einer Ware ist ein Handelskontor, −1 ein Handelsvertrag, +12 ein Schatz, +▲ eine Beförderung.
    Zu Hause: 1 bis 5 sind die Zahlen des Würfels, mit ? für eine Ware nach Wahl; ╬ ist ein Steinsteg, ╫ ein Holzsteg, und 5 Wkz.+Tuch ein Tuchkontor am Steinsteg 5; ✓ heißt: dieser Einwohner hat gekauft, oder das kannst du bezahlen.
    Die anderen: ein Buchstabe für jeden Einwohner, dann Gebäude, Handelskontore und Handelsverträge. ¤ ist Gold, ◆ ein Siegpunkt.

## Der Spieltisch im Browser

stage-roll = Würfeln
stage-trade = Bauen & handeln
stage-sail = Segeln

board-chart = Seekarte
board-port = Hafen
board-look = Ansehen
board-sail =
    { $points ->
        [one] Nach { $square } segeln, { $points } Aktionspunkt
       *[other] Nach { $square } segeln, { $points } Aktionspunkte
    }
board-too-far =
    { $points ->
        [one] Das ist zu weit: Dieses Schiff hat noch { $points } Aktionspunkt.
       *[other] Das ist zu weit: Dieses Schiff hat noch { $points } Aktionspunkte.
    }
board-not-beside = Dieses Schiff liegt nicht neben dieser Insel.
board-island = Insel { $island }, Rückseite { $back }.
board-island-known = Du hast sie gesehen: { $tile }.
board-island-open = Verdeckt liegt hier: { $tile }.
board-island-forgotten = Du hast sie angesehen.
board-island-unknown = Du hast sie nicht angesehen.
board-island-looked = Angesehen von: { $who }.
board-island-empty = Inselfeld { $island }, Zahl { $mark }, ohne Inselkärtchen.
board-looked = Auf { $island }: { $tile }.
board-ship-own = Dein Schiff { $ship } auf { $square }.
board-ship-of = Schiff { $ship } von { $who } auf { $square }.
board-ship-points =
    { $points ->
        [one] Noch { $points } Aktionspunkt.
       *[other] Noch { $points } Aktionspunkte.
    }
board-ships = Schiffe auf See
board-ships-at = Schiffe auf See: { $ships }
board-points = Aktionspunkte
board-yard =
    { $yard ->
        [0] Beide Schiffe sind auf See
        [one] { $yard } Schiff im Vorrat
       *[other] { $yard } Schiffe im Vorrat
    }

board-rolled = Der Würfel zeigt { $roll }.
board-not-rolled = Es wurde noch nicht gewürfelt.
board-event-pirate = Alle zahlen 1 Gold je Handelskontor und Vertrag. Wer nicht zahlen kann, verliert eines davon. Eine Schmiede schützt.
board-event-fire = Alle zahlen 1 Gold je Einwohner auf den Feldern 3 bis 7. Wer nicht zahlen kann, verliert den letzten. Eine Feuerwehr schützt.
board-event-golden-times = Alle dürfen 1 Ware aus dem Vorrat nehmen, mit einer Kirche 2.

board-home = Deine Heimatinsel
board-home-of = Heimatinsel von { $who }
board-works = Werkstätten
board-shop = Bei { $number } liefert diese Insel { $good }.
board-shop-free = Bei { $number } liefert sie eine Ware nach Wahl.
board-post = Handelskontor am Steinsteg { $number }: { $good }.
board-jetty = Steg { $number }
board-jetty-free = Steinsteg { $number } ist frei für ein Handelskontor.
board-slot-post = Kontor
board-posts = Handelskontore
board-treaties = Verträge
board-treaty = Handelsvertrag (Rückseite { $back }): Käufe kosten 1 Gold weniger.
board-treaty-free = Ein Holzsteg, frei für einen Handelsvertrag.
board-village = Einwohner
board-plot = Einwohnerfeld { $space }: { $level }, zahlt { $gold } Gold.
board-plot-next = Einwohnerfeld { $space }: Hier siedelt der nächste Pionier.
board-plot-vacant = Einwohnerfeld { $space } ist frei. Felder werden der Reihe nach besetzt.
board-sold = Hat in diesem Zug gekauft.
board-site = Ein Bauplatz für ein öffentliches Gebäude
board-site-lost = Ein leerer Bauplatz: Hier kann nichts gebaut werden, solange dieser Einwohner da wohnt.

board-gold = Gold
board-cards = Karten
board-cards-of =
    { $cards ->
        [one] { $cards } Karte auf der Hand
       *[other] { $cards } Karten auf der Hand
    }
board-points-held =
    { $points ->
        [one] { $points } Siegpunkt von 3
       *[other] { $points } Siegpunkte von 3
    }
board-held = erreicht

board-market = Markt
board-market-take = Nimm hier eine Ware.
board-market-left =
    { $left ->
        [one] noch { $left } Kauf
       *[other] noch { $left } Käufe
    }
board-market-closed = Jetzt geschlossen
board-price = Preis eines Kaufs
board-price-each =
    { $treaties ->
        [0] je Ware
        [one] je Ware · { $treaties } Vertrag
       *[other] je Ware · { $treaties } Verträge
    }
board-stall = { $count } { $good } im Vorrat

board-hand = Deine Hand
board-hand-of = { $who }: Handkarten
board-hand-cards =
    { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }
board-hand-limit = höchstens { $limit } am Ende deines Zugs
board-hand-over =
    { $many ->
        [one] { $many } zu viel am Ende deines Zugs
       *[other] { $many } zu viel am Ende deines Zugs
    }
board-hand-none = Keine Karten
board-card-hold = { $count } { $good }. Wähle die Karte, um sie zu verkaufen (Abnehmer: { $level }).
board-cost-ship = Schiff bauen: 1 Tuch, 1 Holz, 1 Werkzeug
board-cost-pioneer = Pionier einsetzen: 1 Holz, 1 Werkzeug
board-cost-settler = Pionier wird Siedler: 1 Tuch, 2 Stein
board-cost-citizen = Siedler wird Bürger: 2 Gewürze, 1 Stein
board-cost-merchant = Bürger wird Kaufmann: 2 Tabak, 1 Gewürz

board-goals = Drei von fünf gewinnen
board-left = noch { $left }
board-owners = Im Besitz von { $who }

board-detail-produce = Der Würfel zeigt { $number }.
board-detail-golden =
    { $count ->
        [one] Du darfst { $count } Ware aus dem Vorrat nehmen.
       *[other] Du darfst { $count } Waren aus dem Vorrat nehmen.
    }
board-detail-pirate = Du schuldest { $owed } Gold und hast { $gold }.
board-detail-refill = Das Inselkärtchen hat die Rückseite { $back }. Es muss so weit wie möglich vom Hafen entfernt liegen.
board-detail-trade =
    { $left ->
        [0] Keine Käufe mehr.
        [one] Noch { $left } Kauf zu { $price } Gold.
       *[other] Noch { $left } Käufe zu { $price } Gold.
    }
board-detail-cards =
    { $many ->
        [one] Du hast { $many } Karte mehr, als du behalten darfst.
       *[other] Du hast { $many } Karten mehr, als du behalten darfst.
    }
board-detail-building = Es steht unter deinem Pionier auf Feld { $space }. Ein leerer Bauplatz bleibt leer, solange jemand darauf wohnt.
board-detail-no-ship = Du hast kein Schiff auf See.
board-detail-no-points = Alle Aktionspunkte sind verbraucht.
board-detail-ship =
    { $points ->
        [one] Schiff { $ship } auf { $square } hat { $points } Aktionspunkt.
       *[other] Schiff { $ship } auf { $square } hat { $points } Aktionspunkte.
    }
board-detail-tile = Auf { $island } liegt: { $tile }. Wenn du es nutzt, kommt das Schiff zurück in deinen Vorrat.
board-detail-discard =
    { $many ->
        [one] { $many } Karte muss weg.
       *[other] { $many } Karten müssen weg.
    }

board-words-turn = Der Zug
board-words-round = Runde { $round }, Zug { $turn }
board-words-active = { $who } ist am Zug: { $phase }
board-words-what = Was
board-words-missing = Dir fehlt
board-words-price =
    { $left ->
        [0] Ein Kauf kostet { $price } Gold.
        [one] Ein Kauf kostet { $price } Gold; in diesem Zug ist noch { $left } möglich.
       *[other] Ein Kauf kostet { $price } Gold; in diesem Zug sind noch { $left } möglich.
    }
board-words-goal = Siegpunkt für
board-words-left = Übrig
board-words-effect = Wirkung
board-words-gold = { $gold } Gold
board-words-treaties =
    { $treaties ->
        [one] { $treaties } Handelsvertrag
       *[other] { $treaties } Handelsverträge
    }
board-words-ship = Schiff { $ship } liegt auf { $square }.
board-words-ship-yard = Schiff { $ship } ist im Vorrat.
board-words-number = Zahl
board-words-makes = Liefert
board-words-post = Handelskontor
board-words-no-jetty = kein Steg
board-words-free = frei
board-words-space = Feld
board-words-who = Einwohner
board-words-buys = Kauft
board-words-building = Gebäude
board-words-safe = sicher vor Feuer
board-words-island-empty = Insel ohne Inselkärtchen
board-words-unknown = nicht gesehen
board-words-back = Kärtchen { $back }
board-words-looked = angesehen: { $who }
board-words-sea = Meer
board-words-reserve = Reservestapel nach Rückseite: 2 × { $two }, 3 × { $three }, 4 × { $four }

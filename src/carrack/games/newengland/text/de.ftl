# Die Wörter von New England. Dieselben Schlüssel und Variablen wie im Englischen.
# Ein Argument `x`, das in Worte gefasst wurde (card=s_o4 durch card-s-o4), hat seine rohe Marke in `x-id`.

game-title = New England
game-pitch = Kauf Land an der Küste von Massachusetts, nutze es und bring Pilgerväter, Scheunen und Schiffe darauf unter.
game-goal = Sammle die meisten Siegpunkte: für ausgeführte Karten und für die meisten Pilgerväter, Scheunen und Schiffe.

## Dinge

terrain-settlement = Siedlung
terrain-field = Acker
terrain-pasture = Weide
terrain-none = –

figure-none = –
figure-pilgrim = Pilgervater
figure-barn = Scheune
figure-ship = Schiff

figures-pilgrim = Pilgerväter
figures-barn = Scheunen
figures-ship = Schiffe

shape-d2 = Paar
shape-l3 = Dreierwinkel
shape-i3 = Dreierreihe
shape-o4 = Quadrat
shape-i4 = Viererreihe
shape-t4 = T-Form
shape-s4 = Zickzack
shape-l4 = L-Form

card-pilgrim = Pilgervater
card-barn = Scheune
card-ship = Schiff
card-s-d2 = Siedlung: Paar
card-s-l3 = Siedlung: Dreierwinkel
card-s-o4 = Siedlung: Quadrat
card-f-d2 = Acker: Paar
card-f-l3 = Acker: Dreierwinkel
card-f-i3 = Acker: Dreierreihe
card-f-i4 = Acker: Viererreihe
card-g-d2 = Weide: Paar
card-g-l3 = Weide: Dreierwinkel
card-g-i3 = Weide: Dreierreihe
card-g-t4 = Weide: T-Form
card-g-s4 = Weide: Zickzack
card-g-l4 = Weide: L-Form
card-none = –

card-pilgrim-effect = Jedes Einkommen bringt dir 1 Schilling mehr. Weicht aus, wenn sein Plättchen gebraucht wird.
card-barn-effect = Lagert eine gekaufte Karte, bis du sie ausführst. Wird nie versetzt.
card-ship-effect = Steht an der Küste. Wer die meisten Schiffe hat, darf im eigenen Zug vor dem Kaufen ein Zusatzangebot aufdecken.

lie-across = quer
lie-down = längs

score-cards = Karten
score-pilgrims = Die meisten Pilgerväter
score-barns = Die meisten Scheunen
score-ships = Die meisten Schiffe

achievement-most-pilgrims = die meisten Pilgerväter
achievement-most-barns = die meisten Scheunen
achievement-most-ships = die meisten Schiffe
achievement-all-terrains = Karten aller drei Geländearten

## Optionen

option-first-player = Wer beginnt
option-first-player-why = Wer in der ersten Runde Startspieler ist. Sitze zählen ab 0.
option-first-player-random = ausgelost
option-first-player-0 = Sitz 0
option-first-player-1 = Sitz 1
option-first-player-2 = Sitz 2
option-first-player-3 = Sitz 3
option-start-layout = Startaufstellung
option-start-layout-why = Ob alle ihre Startplättchen selbst legen oder diese in einer festen Aufstellung von uns liegen.
option-start-layout-free = frei
option-start-layout-preset = vorgegeben
option-placement-order = Reihenfolge der Startrunden
option-placement-order-why = Begonnen wird rechts vom Startspieler, und in dieser Richtung geht es weiter.
option-placement-order-counterclockwise = gegen den Uhrzeigersinn
option-placement-order-clockwise = im Uhrzeigersinn
option-start-touch = Berühren der Startplättchen
option-start-touch-why = Ob Startplättchen einander über Eck berühren dürfen.
option-start-touch-strict = gedruckte Regel: nie
option-start-touch-edges = Korrektur des Autors: über Eck
option-mirror-shapes = Spiegelbilder
option-mirror-shapes-why = Ob die Form einer Karte nicht nur gedreht, sondern auch gespiegelt werden darf. Wichtig für Zickzack und L-Form.
option-mirror-shapes-off = nein
option-mirror-shapes-on = ja
option-end-choice = Ende der Partie
option-end-choice-why = Ob der Startspieler eine Zahl ansagen darf, für die Plättchen oder Karten nicht mehr reichen.
option-end-choice-free = nach Belieben
option-end-choice-feasible-only = nur wenn nichts anderes bleibt

## Phasen, und was jede fragt

phase-over = Partie beendet
phase-first-player = Startspieler
phase-start-terrain = Startplättchen
phase-start-spot = Startplättchen
phase-announce = Angebot
phase-offer-land = Angebot
phase-offer-card = Angebot
phase-token = Bietmarken
phase-turn = Kaufen
phase-extra-land = Zusatzangebot
phase-extra-card = Zusatzangebot
phase-land-plot = Plättchen legen
phase-shape-spot = Land nutzen
phase-figure-tile = Figur setzen
phase-reseat = Versetzen

prompt-start-terrain = Welches Startplättchen legst du jetzt?
prompt-start-spot = Auf welche zwei Parzellen legst du es?
prompt-announce = Wie viele Geländeplättchen kommen ins Angebot?
prompt-token = Welche Bietmarke nimmst du, mit ihrem Platz in der Reihenfolge und ihrem Preis?
prompt-turn = Was kaufst du, was führst du aus?
prompt-land-plot = Auf welche Parzelle legst du das Plättchen?
prompt-shape-spot = Welche Parzellen nutzt du?
prompt-figure-tile = Auf welches Plättchen kommt die Figur?
prompt-reseat = Wohin kommt die Figur?

## Arten von Zügen, als Überschriften

kind-start-terrain = Startplättchen wählen
kind-start-spot = Startplättchen legen
kind-announce = Angebot ansagen
kind-take-token = Bietmarke nehmen
kind-reveal-land = Gelände aufdecken
kind-reveal-card = Karte aufdecken
kind-buy-land = Gelände kaufen
kind-buy-execute = Kaufen und ausführen
kind-buy-store = Kaufen und einlagern
kind-execute-stored = Aus der Scheune ausführen
kind-end-turn = Zug beenden
kind-land-plot = Plättchen legen
kind-shape-spot = Parzellen wählen
kind-figure-tile = Figur setzen
kind-reseat = Versetzen

## Züge, als Schaltflächen

do-start-terrain = Startplättchen: { $terrain }
do-start-spot = Startplättchen ({ $terrain }) auf { $plots } legen
do-announce =
    { $ends ->
        [yes] { $land } Geländeplättchen: das beendet die Partie
       *[no] { $land } Geländeplättchen und { $cards } Karten
    }
do-take-token = Bietmarke { $token } nehmen
do-reveal-land = Ein Geländeplättchen als Zusatzangebot aufdecken
do-reveal-card = Eine Karte als Zusatzangebot aufdecken
do-buy-land = Gelände kaufen: { $terrain } (−{ $price } Schilling)
do-buy-execute = Kaufen und ausführen – { $card } (−{ $price } Schilling)
do-buy-store = Kaufen und einlagern – { $card } (−{ $price } Schilling)
do-execute-stored = Aus der Scheune ausführen – { $card }
do-end-turn = Zug beenden (+{ $income } Schilling)
do-land-plot = Plättchen ({ $terrain }) auf { $plot } legen
do-shape-spot = { $plots } nutzen – { $card }
do-figure-tile = { $figure } auf { $tile } setzen
do-reseat = { $figure } von { $from } nach { $tile } versetzen

## Züge, wie der Spielverlauf sie erzählt. Ein Text, der nur ein Strich ist, wird nicht gezeigt: der nächste erzählt es.

act-first-player = { $who } ist Startspieler.
act-start-terrain = -
act-start-spot = { $who } legt ein Startplättchen auf { $plots }: { $terrain }.
act-announce = { $who } sagt { $land } Geländeplättchen an.
act-draw-land =
    { $extra ->
        [yes] Zusatzangebot: { $terrain }.
       *[no] -
    }
act-draw-card =
    { $extra ->
        [yes] Zusatzangebot: { $card }.
       *[no] Im Angebot: { $card }.
    }
act-take-token = { $who } nimmt Bietmarke { $token }.
act-reveal-land = { $who } deckt ein Geländeplättchen auf.
act-reveal-card = { $who } deckt eine Karte auf.
act-buy-land = { $who } kauft Gelände für { $price } Schilling: { $terrain }.
act-buy-execute = { $who } kauft für { $price } Schilling: { $card }.
act-buy-store = { $who } kauft für { $price } Schilling und lagert ein: { $card }.
act-execute-stored = { $who } holt aus einer Scheune: { $card }.
act-end-turn = { $who } beendet den Zug: +{ $income } Schilling.
act-land-plot = { $who } legt das Plättchen auf { $plot }.
act-shape-spot = { $who } nutzt { $plots }.
act-figure-tile = { $who } wählt { $tile } für: { $figure }.
act-reseat = { $who } versetzt von { $from } nach { $tile }: { $figure }.

## Was von selbst folgt

news-preset = Die Startplättchen liegen in der vorgegebenen Aufstellung.
news-relaxed =
    { $step ->
        [1] Kein Platz hält noch Abstand zu allen Startplättchen: Diesmal ist Berührung über Eck erlaubt.
       *[other] Kein Platz hält noch Abstand zu allen Startplättchen: Dieses meidet nur die gleiche Geländeart anderer Familien.
    }
news-offer-land = Gelände im Angebot: Siedlung { $settlements }, Acker { $fields }, Weide { $pastures }.
news-order-three = Zugreihenfolge: { $first } ({ $first-token }), { $second } ({ $second-token }), { $third } ({ $third-token }).
news-order-four = Zugreihenfolge: { $first } ({ $first-token }), { $second } ({ $second-token }), { $third } ({ $third-token }), { $fourth } ({ $fourth-token }).
news-points =
    { $points ->
        [one] { $who } hat ausgeführt: { $card } (+{ $points } Siegpunkt).
       *[other] { $who } hat ausgeführt: { $card } (+{ $points } Siegpunkte).
    }
news-most =
    { $figure-id ->
        [pilgrim] { $who } hat jetzt die meisten Pilgerväter.
        [barn] { $who } hat jetzt die meisten Scheunen.
       *[ship] { $who } hat jetzt die meisten Schiffe.
    }
news-most-lost =
    { $figure-id ->
        [pilgrim] { $who } hat nicht mehr die meisten Pilgerväter.
        [barn] { $who } hat nicht mehr die meisten Scheunen.
       *[ship] { $who } hat nicht mehr die meisten Schiffe.
    }
news-unsold =
    { $count ->
        [one] { $count } unverkauftes Stück kommt aus dem Spiel.
       *[other] { $count } unverkaufte Stücke kommen aus dem Spiel.
    }
news-round = Runde { $round }: { $who } ist Startspieler.
news-ends = Es ist zu wenig übrig (Beutel { $bag }, Stapel { $stack }): Die Partie ist aus.
news-stored-lost =
    { $count ->
        [one] { $who }: { $count } Karte in einer Scheune zählt nicht.
       *[other] { $who }: { $count } Karten in Scheunen zählen nicht.
    }
news-wins = { $who } gewinnt mit { $points } Siegpunkten.
news-wins-money = Gleichauf mit { $points } Siegpunkten: { $who } gewinnt mit mehr Geld, { $money } Schilling.
news-shares = { $who } teilt den Sieg mit { $points } Siegpunkten.

## Was eine Stellung wert ist, für Tipps

# Jeder sagt, was besser wird; er steht hinter „Das verspricht:“
term-money = mehr Schilling zum Ausgeben
term-income = mehr Einkommen für später
term-cards = mehr Punkte für ausgeführte Karten
term-majorities = bessere Aussichten auf Mehrheiten
term-land = mehr Gewinn aus freiem Land und eingelagerten Karten
term-room = mehr Platz zum Wachsen
term-offer = bessere Käufe im kommenden Zug
term-rivals = weniger Punkte für die anderen

## Ablehnungen

rule-ne-2-1 = Dieses Startplättchen hast du schon gelegt.
rule-ne-2-3 = Ein Startplättchen bedeckt zwei Parzellen, und hier endet der Spielplan.
rule-ne-2-3b = Dort liegt schon ein Startplättchen.
rule-ne-2-4 = Es würde ein anderes Startplättchen berühren.
rule-ne-5-2 = Diese Bietmarke ist schon vergeben.
rule-ne-6-3 = Das ist nicht im Angebot.
rule-ne-6-4 = Du hast in diesem Zug schon zweimal gekauft.
rule-ne-6-5 = Du hast weniger Schilling, als deine Bietmarke angibt.
rule-ne-6-6 = Du könntest dieses Plättchen nirgends legen.
rule-ne-6-7 = Du kannst diese Karte jetzt nicht ausführen.
rule-ne-7-1 = Dort liegt schon ein Plättchen.
rule-ne-7-2 = Neben dieser Parzelle hast du kein Land dieser Geländeart.
rule-ne-7-3 = Neben dieser Parzelle hat eine andere Familie Land der gleichen Geländeart.
rule-ne-8-1 = So passt die Form nicht auf den Spielplan, oder sie bedeckt dieselben Parzellen wie weniger gedreht.
rule-ne-8-1b = Nicht alle diese Parzellen sind dein Land in der Geländeart der Karte.
rule-ne-8-2 = Eine Form darf gedreht, aber nicht gespiegelt werden.
rule-ne-8-3 = Ein Startplättchen wird ganz genutzt oder gar nicht.
rule-ne-8-4 = Dort steht für immer eine Scheune.
rule-ne-8-7 = Dieses Plättchen ist schon benutzt.
rule-ne-9-1 = Das ist kein Plättchen von dir.
rule-ne-9-2 = Dort steht schon eine Figur.
rule-ne-9-2b = Ein Startplättchen ist ein einziges Plättchen: wähle seine erste Parzelle.
rule-ne-10-3 = Dort steht eine Scheune, und die wird nie versetzt.
rule-ne-10-6 = Du hast keine leere Scheune.
rule-ne-10-8 = Diese Karte liegt in keiner deiner Scheunen.
rule-ne-10-8b = Du kannst diese eingelagerte Karte jetzt nicht ausführen.
rule-ne-10-11 = Ein Schiff braucht ein Küstenplättchen.
rule-ne-10-14 = Ein einziges Zusatzangebot deckt auf, wer zu Beginn des Zuges die meisten Schiffe hat, vor dem ersten Kauf.
rule-ne-10-16 = Der Beutel ist leer.
rule-ne-10-16b = Der Stapel ist leer.
rule-ne-11-2 = Deine Pilgerväter und Schiffe fänden nicht alle ein anderes Plättchen.
rule-ne-11-4 = Dieses Plättchen soll gerade frei werden.
rule-ne-13-2 = Für diese Zahl reichen Plättchen oder Karten nicht, für eine andere schon.

## Das Brett im Browser

stage-start = Startplättchen
stage-offer = Angebot
stage-tokens = Bietmarken
stage-buy = Kaufen und bauen

board-country = Das Land
board-offer = Angebot
board-tokens = Bietmarken
board-barns = Karten in Scheunen
board-remaining = Beutel und Stapel
board-start-tiles = Startplättchen
board-start-tile = Startplättchen
board-land = Gelände
board-figure-card = Figur
board-shillings = Schilling
board-points = Siegpunkte
board-plots = Parzellen
board-land-of = Gelände: { $terrain }
board-card-worth =
    { $points ->
        [one] { $card }, { $points } Siegpunkt
       *[other] { $card }, { $points } Siegpunkte
    }
board-tile = { $plots }: { $terrain } von { $who }, unbenutzt.
board-tile-used = { $plots }: { $terrain } von { $who }, benutzt.
board-tile-figure = Darauf: { $figure }.
board-token = Bietmarke { $token }
board-token-taken = Bietmarke { $token }: bei { $who }
board-token-pays =
    { $count ->
        [0] Bietmarke { $token }: du könntest keinen Kauf bezahlen
        [one] Bietmarke { $token }: du könntest einen Kauf bezahlen
       *[other] Bietmarke { $token }: du könntest zwei Käufe bezahlen
    }
board-token-of =
    { $place ->
        [0] Bietmarke { $token }
       *[other] Bietmarke { $token }, Nummer { $place } der kommenden Züge
    }
board-order = Kommende Züge: { $names }
board-purchases-left =
    { $count ->
        [0] kein Kauf mehr
        [one] je Kauf, noch { $count } Kauf
       *[other] je Kauf, noch { $count } Käufe
    }
board-bag =
    { $count ->
        [one] { $count } Geländeplättchen im Beutel.
       *[other] { $count } Geländeplättchen im Beutel.
    }
board-stack =
    { $count ->
        [one] { $count } Karte im Stapel.
       *[other] { $count } Karten im Stapel.
    }
board-space-land = Angebotsfeld { $space }: für ein Geländeplättchen
board-space-either = Angebotsfeld { $space }: für ein Geländeplättchen oder eine Karte
board-space-card = Angebotsfeld { $space }: für eine Karte
board-space-extra = Zusatzangebot { $space }: verkauft
board-ends = beendet sofort die Partie
board-split = { $land } Geländeplättchen, { $cards } Karten
board-laid = gelegt
board-first = Startspieler
board-family-of = Alles über { $who }
board-money =
    { $income ->
        [0] { $money } Schilling
       *[other] { $money } Schilling, { $income } mehr am Ende des Zuges
    }
board-figures = { $figure }: { $count }
board-figures-most = { $figure }: { $count }, die Mehrheit, { $points } Siegpunkte
board-score-made = Punkte: { $score } ({ $cards } für Karten, { $bonus } für Mehrheiten)
board-stored = { $card }, in einer Scheune
board-barn-empty = Eine leere Scheune
board-carried-out =
    { $count ->
        [one] { $card }: { $points } Punkte
       *[other] { $card } × { $count }: { $points } Punkte
    }
board-left = { $piece }: noch { $count }, aus dem Spiel { $gone }
board-rounds-left =
    { $count ->
        [0] Dies ist die letzte Runde, für die das Material reicht.
        [one] Nach dieser Runde reicht es höchstens noch für eine.
       *[other] Nach dieser Runde reicht es höchstens noch für { $count }.
    }
board-detail-start = Jedes steht für eine Geländeart; all dein Gelände dieser Art wächst von dort aus.
board-detail-spot = Das Plättchen folgt dem Zeiger, das Mausrad dreht es.
board-detail-spot-tap = Einmal tippen zeigt einen Platz, noch einmal tippen nimmt ihn.
board-detail-apart-corners = Abstand zu allen, auch an Ecken.
board-detail-apart-edges = Nur Ecken dürfen sich berühren.
board-detail-apart-terrain = Kein Platz abseits von allen: Es meidet nur gleiches Gelände anderer Familien.
board-detail-announce = Gelände hängt an den oberen der neun Haken, Karten an den übrigen.
board-detail-endings = Im Beutel: { $bag }, im Stapel: { $stack }. Eine rot markierte Zahl beendet die Partie.
board-detail-token = Du hast { $money } Schilling. Die vollen Punkte unter einer Marke sagen, wie viele Käufe du mit ihr bezahlen kannst.
board-detail-buy =
    { $count ->
        [one] Ein Kauf für { $price }.
       *[other] Zwei Käufe für je { $price }.
    }
board-detail-poor = Ein Kauf kostet { $price }, und du hast { $money }.
board-detail-bought = Beide Käufe sind gemacht.
board-detail-reveal = Du hast die meisten Schiffe und darfst vor dem Kaufen ein Zusatzangebot aufdecken.
board-detail-stored = Eine Karte aus deiner Scheune passt.
board-detail-land = Neben eigenes Gelände ({ $terrain }), nie neben gleiches einer anderen Familie.
board-detail-shape = { $card }: Der Umriss folgt dem Zeiger, das Mausrad dreht ihn.
board-detail-shape-tap = { $card }: Einmal tippen zeigt einen Platz, noch einmal tippen nimmt ihn.
board-detail-shape-only = { $card }: Nur hier ist Platz dafür.
board-detail-pilgrim = Auf ein beliebiges freies Plättchen von dir. Jedes Einkommen bringt 1 Schilling mehr.
board-detail-barn = Die Scheune bleibt dort für immer, also nicht auf Gelände, das du noch nutzen willst.
board-detail-ship = Auf ein eigenes Plättchen an der Küste.
board-detail-reseat = { $figure } auf { $from } weicht aus. Wähle das neue Plättchen.
board-words-turn = Die Runde
board-words-round = Runde { $round }; Startspieler: { $who }.
board-words-active = { $who }: { $phase }
board-words-price =
    { $count ->
        [0] In diesem Zug ist kein Kauf mehr möglich.
        [one] Ein Kauf kostet { $price }; { $count } ist noch möglich.
       *[other] Ein Kauf kostet { $price }; { $count } sind noch möglich.
    }
board-words-endings = Eine dieser Zahlen anzusagen würde die Partie beenden: { $numbers }
board-words-pending = Wird gelegt oder ausgeführt: { $piece }
board-words-reseat = Sucht von { $from } aus ein anderes Plättchen: { $figure }
board-words-barred = Für dieses Startplättchen gesperrt: { $plots }
board-words-family = { $who }, Familie { $family }
board-words-barns = In Scheunen: { $cards }. Leere Scheunen: { $empty }
board-words-land = Gelände
board-words-unused = unbenutzt
board-words-room = kann wachsen auf

game-title = Pearl Divers
game-pitch = Tauche, behalte deine Perlen für dich, und verkaufe sie zusammen.
game-goal = Das meiste Gold haben, wenn das Meer leer ist.

phase-over = Aus
phase-turn = Zug
phase-find = Fund
prompt-turn = Tauchst du nach einer Auster, oder verkaufst du, was gleich ist?
stage-turn = Dein Zug

oyster-empty = leere Auster
oyster-white = weiße Perle
oyster-black = schwarze Perle

do-dive = Tauchen
do-sell = Verkaufen: { $count } × { $oyster } für { $gold }
do-rest = Ausruhen
kind-dive = Tauchen
kind-sell = Verkaufen
kind-rest = Ausruhen
act-dive = -
act-find = { $who } taucht und findet: { $oyster }.
act-find-unseen = { $who } taucht und bringt eine Auster herauf.
act-sell = { $who } verkauft { $count } × { $oyster } für { $gold }.
act-rest = { $who } ruht sich am Strand aus.
news-over = Das Meer ist leer, und das Spiel ist aus.

rule-pd-2-2 = Auf dem Meeresgrund liegt keine Auster mehr.
rule-pd-2-3 = Dein Korb ist voll. Verkaufe erst etwas.
rule-pd-2-4 = Niemand ruht, der noch tauchen oder verkaufen kann.
rule-pd-3-1 = So viele hast du davon nicht.

option-basket-size = Korb
option-basket-size-why = Wie viele Austern ein Korb fasst.
option-market = Markt
option-market-why = Sind Perlen einer Farbe zusammen mehr wert?
option-market-sets = zusammen mehr
option-market-pieces = jede für sich

term-gold = mehr Gold
term-basket = mehr Wert im Korb
term-dive = mehr Aussichten beim Tauchgang
term-room = mehr Platz im Korb
score-white = Weiße Perlen
score-black = Schwarze Perlen
achievement-white = am meisten aus weißen Perlen
achievement-black = am meisten aus schwarzen Perlen

board-bed = { $left ->
    [one] { $left } Auster auf dem Meeresgrund
   *[other] { $left } Austern auf dem Meeresgrund
  }
board-sea = Das Meer
board-market = Der Händler zahlt für 1, 2, 3 …
board-sold = { $sold } verkauft
board-basket = Dein Korb
board-basket-empty = Er ist leer.
board-divers = Taucher
board-who = Taucher
board-gold = Gold
board-held = Austern

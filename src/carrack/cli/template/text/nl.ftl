game-title = Pearl Divers
game-pitch = Duik, houd je parels voor jezelf, en verkoop ze samen.
game-goal = Het meeste goud hebben als de zee leeg is.

phase-over = Uit
phase-turn = Beurt
phase-find = Vondst
prompt-turn = Duik je naar een oester, of verkoop je wat gelijk is?
stage-turn = Jouw beurt

oyster-empty = lege oester
oyster-white = witte parel
oyster-black = zwarte parel

do-dive = Duiken
do-sell = Verkoop { $count } × { $oyster } voor { $gold }
do-rest = Uitrusten
kind-dive = Duiken
kind-sell = Verkopen
kind-rest = Uitrusten
act-dive = -
act-find = { $who } duikt en vindt: { $oyster }.
act-find-unseen = { $who } duikt en komt boven met een oester.
act-sell = { $who } verkoopt { $count } × { $oyster } voor { $gold }.
act-rest = { $who } rust uit op het strand.
news-over = De zee is leeg, en het spel is uit.

rule-pd-2-2 = Er ligt geen oester meer op de zeebodem.
rule-pd-2-3 = Je mand is vol. Verkoop eerst iets.
rule-pd-2-4 = Niemand rust die nog kan duiken of verkopen.
rule-pd-3-1 = Zoveel heb je er niet van.

option-basket-size = Mand
option-basket-size-why = Hoeveel oesters er in een mand passen.
option-market = Markt
option-market-why = Zijn parels van één kleur samen meer waard?
option-market-sets = samen meer
option-market-pieces = elk apart

term-gold = meer goud
term-basket = meer waarde in de mand
term-dive = meer kans bij de duik
term-room = meer ruimte in de mand
score-white = Witte parels
score-black = Zwarte parels
achievement-white = het meest uit witte parels
achievement-black = het meest uit zwarte parels

board-bed = { $left ->
    [one] { $left } oester op de zeebodem
   *[other] { $left } oesters op de zeebodem
  }
board-sea = De zee
board-market = De koopman betaalt voor 1, 2, 3 …
board-sold = { $sold } verkocht
board-basket = Jouw mand
board-basket-empty = Hij is leeg.
board-divers = Duikers
board-who = Duiker
board-gold = Goud
board-held = Oesters

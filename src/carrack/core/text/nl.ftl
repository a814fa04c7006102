# De woorden van het platform. Engels en Duits hebben dezelfde sleutels en variabelen; een spel mag een sleutel vervangen.
# Bij een argument `x` dat in woorden is gezet, staat het ruwe label in `x-id`.

## Stoelen

# $seat: geteld vanaf 0
seat-name =
    { $seat ->
        [0] Rood
        [1] Blauw
        [2] Geel
        [3] Groen
        [4] Wit
       *[other] Stoel { $seat }
    }

## Weigeringen die elk spel kent

rule-not-now = Dat kan nu niet.

## Een partij in de terminal: wie aan de beurt is, hoe het staat, hoe het afloopt

ui-preparing = De spelregels worden voorbereid. De eerste keer duurt dat even …
ui-thinking = { $name } denkt na …
ui-round = Ronde { $n }
ui-round-of = Ronde { $n } van { $limit }
ui-game-over = Partij afgelopen
ui-winner = { $names } wint.
ui-winners-shared = { $names } delen de winst.
ui-and = en
ui-rank = Plaats

## Een partij in de terminal: opdrachten en antwoorden

ui-choices = Je kunt:
ui-more = en nog { $n }
ui-continue = Druk op Enter om verder te gaan
ui-undone = Ongedaan gemaakt.
ui-undo-nothing = Er is niets om ongedaan te maken.
ui-saved = Bewaard als { $file }.
ui-saves-here = Vanaf nu wordt elke actie daar bewaard.
ui-save-failed = { $file } kon niet worden geschreven: { $reason }
ui-loaded = { $file } gaat hier verder.
ui-hint-why = { $act }. Dat belooft: { $reasons }
# $percent: a whole number; the act stands behind it
ui-hint-chance = { $percent }% winstkans:
ui-allowed = Nu mogelijk: { $act }
ui-unknown-command = “{ $text }” is geen nummer uit de lijst, geen actie en geen opdracht.
ui-unknown-rule = Er is geen regel { $text }.
ui-rules-english = Het spelregelboek is in het Engels.
ui-quit = Tot ziens.

## Hulp: een regel voor elke opdracht; de terminal zet de opdracht ervoor

ui-help = Opdrachten
ui-help-number = die actie uit de lijst doen
ui-help-act = de geschreven actie doen
ui-help-help = deze hulp tonen
ui-help-hint = een hint tonen: de beste acties, waar ze goed voor zijn, en de winstkans daarna
ui-help-why = zeggen waarom een actie niet kan
ui-help-undo = je laatste actie ongedaan maken
ui-help-save = de partij in een bestand bewaren
ui-help-rules = de spelregels tonen, of één ervan
ui-help-log = het spelverloop tonen
ui-help-board = het speelbord opnieuw tonen, of alles ervan
ui-help-parts = een deel van het speelbord tonen
ui-help-quit = de partij verlaten

## Namen van getallen en lijsten

ui-hand = Hand
ui-supply = Voorraad
ui-price = Prijs
ui-points = Punten
ui-victory-points = Punten
ui-ships = Schepen
# $n: hoeveel
ui-cards-n =
    { $n ->
        [one] { $n } kaart
       *[other] { $n } kaarten
    }

## The drawn board at the terminal, and its further answers

ui-costs = Kosten
ui-ship = schip
ui-buildings = Openbare gebouwen
ui-achieved = Bereikt
ui-ask = Nummer of actie (? tip, h hulp)
# What may be typed for a hint and for help: the words of the line above, in small letters
ui-word-hint = tip
ui-word-help = hulp
ui-pass = Geef het toetsenbord door aan { $name }. Niemand anders kijkt mee.
ui-which = Welke hiervan bedoel je?
ui-undo-luck = Ongedaan maken kan niet: daarna kwam er toeval of een actie van iemand anders.
ui-save-where = Geef een bestandsnaam op: s BESTAND
ui-save-before = Opslaan als (Enter: weggaan zonder opslaan)
ui-exists = dit bestand bestaat al
ui-acts-shown = { $n } van { $all } acties; de partij is niet afgelopen.

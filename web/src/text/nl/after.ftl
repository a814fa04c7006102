# Na het spel en de regels: het einde van een partij, de herhaling, het regelboek, grafieken. Engels en Duits hebben dezelfde sleutels en variabelen.

## Grafieken

curve-table = Hetzelfde als tabel
curve-nothing = Er valt nog niets te tekenen.

## Het einde van een partij

end-you-win = Je wint!
end-wins = { $name } wint!
end-share = { $names } delen de overwinning!
end-nobody = Niemand heeft gewonnen.
end-and = en
end-rules = De partij eindigde volgens de regels, na { $turns ->
        [one] { $turns } beurt
       *[other] { $turns } beurten
    }.
end-resigned = Alle anderen hebben opgegeven.
end-closed = De tafel werd gesloten voordat de partij was afgelopen.
end-ranking = Eindstand
end-rank = Plaats { $rank }
end-points = { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
end-has-resigned = opgegeven
end-made-of = Waaruit de score bestaat
end-rating-change = Rating { $rating } ({ $change })
end-chances = Wie er voorlag
end-chances-why = Hoe waarschijnlijk het was dat elke stoel zou winnen, zoals een bot de stand aan het begin van elke beurt inschatte. Klik om naar dat moment te gaan.
end-scores = Punten, beurt voor beurt
end-turn = Beurt
end-the-end = einde
end-numbers = De partij in cijfers
end-acts = Acties
end-turns = Beurten
end-time = Speelduur
end-minutes = { $minutes } min
end-hours = { $hours } u { $minutes } min
end-seconds = { $seconds } s
end-rematch = Revanche
end-rematch-join = Meedoen met de revanche
end-rematch-asked = Er wordt een revanche klaargezet.
end-rematch-watch = De revanche bekijken
end-replay = Herhaling bekijken
end-log = Logboek downloaden
end-lobby = Terug naar de tafels
end-loading = Het verloop van de partij wordt gelezen …

end-fair = Eerlijk toeval
end-fair-why = Voordat de partij begon, heeft de server de vingerafdruk van een geheim gepubliceerd. Al het toeval volgt uit dat geheim, uit de woorden die spelers toevoegden en uit de volgorde van de regels in het logboek. Niemand kon het kiezen.
end-fair-commitment = Vóór de partij gepubliceerd (SHA-256)
end-fair-secret = Het geheim, na afloop getoond
end-fair-words = Woorden van de spelers
end-fair-no-words = Niemand heeft woorden toegevoegd.
end-fair-check = Geheim controleren
end-fair-good = Het klopt: de vingerafdruk van het geheim is precies wat er gepubliceerd was.
end-fair-bad = Het klopt niet! Dit is niet het geheim dat beloofd was.
end-fair-cannot = Deze browser berekent vingerafdrukken alleen op beveiligde pagina’s (https). De opdracht hieronder controleert het geheim ook.
end-fair-all = Wil je elke uitkomst bewijzen, download dan alle regels van het logboek van deze tafel en voer uit:
end-fair-export = Alles downloaden

## De herhaling

replay-title = Herhaling
replay-of = { $game } · herhaling
replay-controls = Stappen
replay-rail = Moment van de partij
replay-mark =
    { $turn ->
        [0] actie { $n }
       *[other] actie { $n }, beurt { $turn }
    }
replay-where =
    { $turn ->
        [0] Actie { $n } van { $total }
       *[other] Actie { $n } van { $total } · beurt { $turn }
    }
replay-past = Actie { $n } van { $total }
replay-now = terug naar nu
replay-first = Naar het begin
replay-turn-back = Eén beurt terug
replay-act-back = Eén actie terug
replay-play = Afspelen
replay-pause = Pauzeren
replay-act-on = Eén actie verder
replay-turn-on = Eén beurt verder
replay-last = Naar het einde
replay-speed = Snelheid
replay-begins = De partij begint.
replay-turn = Beurt { $turn }
replay-story = Wat er gebeurde
replay-table = Uitslag
replay-eyes = Gezien door
replay-eyes-spectator = een toeschouwer
replay-eyes-everything = alles open
replay-eyes-own = Zolang de partij bezig is, zie je die met je eigen ogen.
replay-link = Link naar dit moment
replay-link-copied = De link is gekopieerd.
replay-branch = Vanaf hier verder spelen
replay-branch-why = Een nieuwe tafel begint met de eerste { $n } acties van deze partij. Je speelt verder tegen bots; het telt voor niemand. Het toeval beslist opnieuw.
replay-branch-seat = Jouw stoel
replay-branch-bot = De anderen worden gespeeld door
replay-branch-go = Verder spelen
replay-keys-act = actie
replay-keys-turn = beurt
replay-keys-play = afspelen

## De regels

rules-title = Regels
rules-of = { $game } · regels
rules-search = Zoeken: woorden of 6.7
rules-search-clear = Zoekveld leegmaken
rules-found =
    { $count ->
        [0] Geen regel gevonden
        [one] { $count } regel
       *[other] { $count } regels
    }
rules-nothing = Geen enkele regel bevat al deze woorden: { $query }
rules-rule = Regel { $rule }
rules-contents = Inhoud
rules-english = De regelteksten zijn er voorlopig alleen in het Engels. Onze excuses.
rules-phase-first = Eerst wat er nu toe doet: { $phase }
rules-whole = Het hele regelboek op een eigen pagina
rules-by = Een spel van { $designers }, { $publisher } { NUMBER($year, useGrouping: 0) }
rules-seats = { $seats } spelers
rules-minutes = { $from }–{ $to } minuten
rules-hidden = verborgen informatie
rules-play = Dit spel spelen
rules-provenance = Waar het materiaal vandaan komt
rules-provenance-why = De regels zijn in onze eigen woorden verteld. Niet alles uit de doos is ergens gedrukt te vinden: hier zie je wat we zeker weten en wat we zelf passend hebben ontworpen.
rules-printed = Gedrukt
rules-printed-means = Staat zo in het regelboekje.
rules-known = Bekend
rules-known-means = Niet in het regelboekje, maar openbaar gedocumenteerd.
rules-reconstructed = Gereconstrueerd
rules-reconstructed-means = Ons eigen ontwerp. Het origineel wijkt in details af.
rules-credits = Met dank aan
rules-credits-text = { $game } is bedacht door { $designers } en verscheen in { NUMBER($year, useGrouping: 0) } bij { $publisher }. Carrack heeft geen band met hen. Bevalt het spel je, koop dan de doos: die verdient een plek op je tafel.

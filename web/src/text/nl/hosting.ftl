# Een nieuwe tafel, de wachtruimte, over Carrack. Engels en Duits hebben dezelfde sleutels en variabelen.

## Een nieuwe tafel

new-title = Nieuwe tafel
new-game = Spel
new-who = Wie zit waar
new-seats = Aantal spelers
new-seat = Stoel { $number }
new-bot = Bot op stoel { $number }
new-no-seat = Je zit zelf niet aan deze tafel: je opent hem en kijkt mee.
sitter-me = Ik
sitter-me-why = Jouw stoel.
sitter-open = Een vriend
sitter-open-why = Blijft vrij tot er iemand komt.
sitter-bot = Bot
bot-random-why = Doet zomaar iets wat mag. Goed om dingen uit te proberen.
bot-easy-why = Weet wat goed is, maar ziet dingen over het hoofd. Een vriendelijke eerste tegenstander.
bot-medium-why = Kijkt één zet vooruit en neemt het beste. Een redelijke tegenstander.
bot-hard-why = Denkt meerdere zetten vooruit. Moeilijk te verslaan.
bot-expert-why = Speelt elke beslissing veel vaker door dan de Navigator en meestal verder vooruit. Heeft daar hoogstens een seconde voor nodig.
bot-greedy-why = Kijkt één zet vooruit en neemt het beste. Een redelijke tegenstander.
bot-search-why = Denkt meerdere zetten vooruit. Moeilijk te verslaan.
new-visibility = Wie de tafel kan vinden
visibility-unlisted = Met link
visibility-unlisted-why = Wie de link heeft, kan meedoen of meekijken. Hij staat niet in de lijst.
visibility-public = Openbaar
visibility-public-why = Iedereen ziet hem in de lijst en kan een vrije stoel nemen.
visibility-private-why = Alleen de uitnodigingslink opent hem. Verder kijkt niemand mee.
new-options = Varianten van het spel
new-options-changed = { $count ->
    [0] zoals gewoonlijk
    [one] één gewijzigd
   *[other] { $count } gewijzigd
  }
option-standard = Gewoonlijk: { $value }
number-wrong = Een heel getal van { $first } tot en met { $last }.
new-clock = Bedenktijd
clock-none = Zonder klok
clock-none-why = Iedereen neemt de tijd die nodig is.
clock-move = Tijd per zet
clock-move-why = Voor partijen van dagen: elke zet heeft zijn eigen tijd.
clock-total = Schaakklok
clock-total-why = Voor een avond: een totale tijd, met bij elke zet iets erbij.
clock-each = Voor elke zet
clock-minutes = Minuten per speler
clock-increment = Seconden erbij na elke zet
clock-timeout = Als de tijd om is
timeout-bot = Een bot speelt verder
timeout-bot-why = Wie te laat was, kan de stoel weer innemen.
timeout-resign = Wie te laat is, geeft op
timeout-resign-why = Eindigt als laatste; een bot speelt op die stoel verder.
clock-total-long = { $time } per speler, plus { $increment } per zet
new-guests = Toeschouwers en ranglijst
watch = Toeschouwers
watch-why = Anderen mogen meekijken. Ze zien alleen wat open ligt.
watch-yes = met toeschouwers
watch-no = zonder toeschouwers
watch-delay = Toeschouwers zien het
watch-delay-acts = { $acts ->
    [0] meteen
   *[other] { $acts } acties later
  }
watch-delay-why = Met vertraging kan niemand een speler iets influisteren.
rated = Ranglijst
rated-why = De uitslag telt mee voor ieders rating. Aan zulke tafels met meer mensen zijn er geen hints.
rated-yes = telt mee
rated-no = telt niet mee
new-open-why = Daarna krijg je een link voor je vrienden. Vrije stoelen kunnen nog altijd naar bots.
new-start = Partij starten
new-start-why = Alle stoelen zijn bezet: het begint meteen.
new-wrong = Hierboven klopt nog iets niet.

## De wachtkamer

wait-title = { $game }: voor de start
wait-welcome = { $name } nodigt je uit voor { $game }
wait-welcome-nobody = Je bent uitgenodigd voor { $game }
wait-name = Je naam aan tafel
wait-name-wrong = Geef jezelf eerst een naam.
wait-no-account = Dat is alles: geen account, geen wachtwoord.
wait-seats = Aan tafel
wait-free = { $count ->
    [one] één stoel is vrij
   *[other] { $count } stoelen zijn vrij
  }
wait-all-here = alle stoelen zijn bezet
wait-start = Partij starten
wait-start-why = { $count ->
    [one] Er is nog één stoel vrij. Nodig iemand uit of zet er een bot op.
   *[other] Er zijn nog { $count } stoelen vrij. Nodig mensen uit of zet er bots op.
  }
wait-start-ready = Iedereen is er.
wait-for-host = { $name } start de partij zodra alle stoelen bezet zijn.
wait-for-start = De partij begint zodra alle stoelen bezet zijn.
wait-host-ready = { $name } kan de partij nu starten.
wait-ready = De partij kan nu beginnen.
wait-settings = Zo wordt er gespeeld
seat-bot-level = Bot, { $level }
seat-you = dat ben jij
seat-you-host = dat ben jij, jouw tafel
seat-host = heeft de tafel geopend
seat-here = aanwezig
seat-away = nu even weg
seat-sit = Ga zitten
seat-move = Hierheen
seat-leave = Opstaan
seat-kick = { $name } wegsturen
seat-remove-bot = Bot weghalen
seat-add-bot = Bot neerzetten
invite-title = Uitnodigen
invite-unlisted = Wie deze link heeft, kan aan tafel komen.
invite-public = De tafel staat in de openbare lijst. Je kunt ook de link sturen.
invite-private = Alleen deze link opent de tafel.
invite-link = Link naar deze tafel
invite-code = De link als QR-code, om met een telefoon te fotograferen
invite-copy = Link kopiëren
invite-copied = De link is gekopieerd.
invite-copied-short = Gekopieerd
invite-copy-yourself = De link is geselecteerd: kopieer hem met Ctrl+C.
invite-share = Delen
invite-text = Speel { $title } met me mee.
stir-title = Schud mee
stir-why = De server heeft zijn toevalsgetallen in een envelop verzegeld; woorden die jij toevoegt veranderen elke trekking, en na de partij gaat de envelop open, zodat iedereen kan nagaan dat het eerlijk ging.
stir-why-watching = De server heeft zijn toevalsgetallen in een envelop verzegeld; woorden van wie meespeelt veranderen elke trekking, en na de partij gaat de envelop open, zodat iedereen kan nagaan dat het eerlijk ging.
stir-seal = Zegel
stir-said = Woorden tot nu toe
stir-label = Wat je maar wilt
stir-add = Toevoegen

## Verdwaald, en over

lost-title = Niets dan zee
lost-why = Op dit adres is geen pagina. De kaart is misschien oud, of er is onderweg een letter kwijtgeraakt.
lost-home = Naar de start
about-title = Over Carrack
about-what = Met Carrack speel je bordspellen uit de tijd van de ontdekkingen: in de browser met vrienden en bots, in een terminal en vanuit Python.
about-how = Elke regel is maar één keer geschreven. Dezelfde regels weigeren een zet en vertellen waarom, denken vooruit voor de bots en spelen elke partij terug die hier ooit is gespeeld.
about-games = De spellen en wie ze hebben gemaakt
about-designers = Alle lof komt toe aan de mensen die deze spellen hebben bedacht. Vind je er een leuk, koop dan de doos en speel het aan tafel, met hout en karton.
about-game = Spel
about-designer = Ontwerp
about-publisher = Uitgever
about-year = Jaar
about-own = Door ons ontworpen
about-own-parts = { $count ->
    [0] niets
   *[other] { $count } van { $all } onderdelen
  }
about-content = Wat van ons is
about-publishers = Carrack is niet verbonden aan de ontwerpers of de uitgevers en gebruikt hun plaatjes noch hun teksten. Titels en namen zijn van hen en staan hier alleen om te zeggen om welk spel het gaat.
about-reconstructed = Waar de spelregels een plattegrond, een kaart of een tegel niet beschrijven, hebben we er zelf een ontworpen; dat staat in de regels vermeld als “gereconstrueerd”. Alle tekeningen en alle zinnen zijn van ons.
about-luck = Toeval dat je kunt controleren
about-luck-how = Voordat een partij begint, legt de server zijn toevalsgetallen vast en toont er een zegel van. Iedereen aan tafel kan woorden toevoegen die de trekkingen veranderen. Na afloop worden de getallen getoond, en iedereen kan het zegel controleren; carrack verify bewijst elke dobbelsteen en elke kaart.
about-keys = Toetsenbord
about-keys-how = Alles kan zonder muis. Aan tafel:
keys-tab = gaat van het ene deel van de pagina naar het volgende
keys-arrows = lopen langs alles wat je nu kunt doen
keys-enter = doet het
keys-escape = legt neer wat je vasthebt en sluit wat open is
keys-undo = neemt de laatste actie terug, waar dat kan
keys-hint = vraagt een bot wat die zou doen
keys-all = toont alle toetsen
about-privacy = Privacy, in gewone woorden
privacy-kept = We bewaren de naam die je opgeeft, de partijen die je speelt met hun chat, en je instellingen. Geen e-mailadres, geen telefoonnummer, geen reclame, en we volgen je niet.
privacy-cookie = Eén cookie onthoudt wie je bent. Je browser bewaart je instellingen. Meer wordt er niet op je apparaat opgeslagen.
privacy-public = Je naam en de uitslagen die meetellen zijn voor iedereen zichtbaar. De chat is zichtbaar voor wie aan tafel zit en wie meekijkt.
privacy-nobody = Er wordt niets doorgegeven of verkocht, en geen pagina laadt iets van een andere server.
privacy-log = Zoals elke server schrijft ook deze een logboek van verzoeken met het adres waar ze vandaan kwamen, om fouten en misbruik te vinden.
privacy-delete = Wie deze server draait, bepaalt hoelang iets bewaard blijft. Wil je iets laten verwijderen, vraag het daar; iedereen kan Carrack draaien.
about-licence = Open source
about-licence-what = Carrack is vrije software onder de MIT-licentie. Je mag het draaien, lezen, wijzigen en doorgeven.

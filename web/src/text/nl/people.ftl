# Mensen: inloggen, profielen, ranglijst, instellingen. Dezelfde sleutels en variabelen als in het Engels.

people-loading = Een ogenblik …
field-show = Laat zien wat er staat

## Binnenkomen
sign-in = Inloggen
sign-out = Uitloggen
sign-ways = Manieren om binnen te komen
sign-way-in = Inloggen
sign-way-account = Nieuw account
sign-way-guest = Als gast
sign-title-in = Welkom terug
sign-title-account = Maak een account
sign-title-guest = Gewoon spelen
sign-login = Gebruikersnaam
sign-password = Wachtwoord
sign-login-missing = Vul je gebruikersnaam in.
sign-password-missing = Vul je wachtwoord in.
sign-wrong = De gebruikersnaam of het wachtwoord klopt niet.
sign-slow = Te veel pogingen. Wacht een paar minuten en probeer het opnieuw.
sign-or = of
sign-passkey = Inloggen met een passkey
sign-guest-note = { $count ->
    [one] Je speelt nu als gast { $name } aan één tafel. Die verhuist niet mee naar een ander account.
   *[other] Je speelt nu als gast { $name } aan { $count } tafels. Die verhuizen niet mee naar een ander account.
  }
sign-guest-instead = Maak liever een account van deze gast
sign-welcome = Welkom, { $name }!
sign-is-in = Je bent ingelogd
sign-go-on = Verder
harbour-port = Haven

account-make = Account maken
account-passkey = Maak het met een passkey, zonder wachtwoord
account-keeps = { $count ->
    [one] Je tafel blijft van jou: de gast wordt het account.
   *[other] Je { $count } tafels blijven van jou: de gast wordt het account.
  }
account-same = Je blijft wie je bent: naam, partijen en ratings gaan mee.
account-login-help = 3 tot 32 letters, cijfers, punten, streepjes of lage streepjes. Alleen jij ziet hem.
account-login-wrong = Een gebruikersnaam heeft 3 tot 32 letters (a tot z), cijfers, punten, streepjes of lage streepjes, en begint met een letter of cijfer.
account-taken = Iemand anders heeft deze gebruikersnaam al. Probeer een andere.

name-label = Naam
name-help = Zo noemen de anderen aan tafel je; hoogstens 24 tekens.
name-change-help = Aan tafels waar je al zit, blijft je oude naam staan.
name-wrong = Een naam heeft 1 tot 24 zichtbare tekens.
name-keep = Naam wijzigen
name-kept = Vanaf nu heet je zo.

password-help = Minstens { $count } tekens. Lang is beter dan ingewikkeld: een paar woorden volstaan.
password-short = Een wachtwoord heeft minstens { $count } tekens.
password-old = Oude wachtwoord
password-old-help = Laat leeg als je tot nu toe alleen een passkey hebt.
password-old-wrong = Het oude wachtwoord klopt niet.
password-new = Nieuwe wachtwoord
password-change = Wachtwoord wijzigen
password-changed = Het wachtwoord is gewijzigd. Al je andere sessies zijn beëindigd.

passkey-help = Een passkey staat op je telefoon, computer of beveiligingssleutel; je opent hem met je vinger, je gezicht of een pincode. Je hoeft niets te onthouden.
passkey-not-here = Passkeys werken niet op dit adres, of niet in deze browser.
passkey-localhost = Open deze pagina op localhost
passkey-dismissed = Er is geen passkey gebruikt. Je kunt het opnieuw proberen.
passkey-known = Dit apparaat heeft al een passkey voor je account.
passkey-failed = De browser kon hier geen passkey gebruiken.
passkey-unknown = Deze passkey kennen we hier niet.
passkey-last = Stel eerst een wachtwoord in: deze passkey is de enige weg naar je account.
passkey-many = Meer passkeys kan één persoon niet hebben.
passkey-number = Passkey { $number }
passkey-add = Passkey toevoegen
passkey-made = De passkey is klaar.
passkey-remove = Passkey { $number } verwijderen
passkey-removed = De passkey is verwijderd.

guest-about = Kies een naam en speel. Meer is niet nodig; deze browser herkent je. Later kun je van de gast een account maken en houd je elke partij.
guest-go = Kom binnen

leave-title = Voorgoed vertrekken?
leave-why = Een gast die uitlogt, kan niet terugkomen: de partijen blijven, maar niemand kan ze onder deze naam verder spelen. Maak eerst een account als je ze wilt houden.
leave-go = Toch uitloggen
leave-stay = Blijven

## Iemand
person-since = Aan boord sinds { $day }
person-guest = Gast
person-you = Jij
person-rename = Naam wijzigen
person-unknown = Zo iemand is hier niet.
person-none = Nog geen partij uitgespeeld
person-none-mine = Je eerste reis ligt voor je
person-none-help = Uitslagen, ratings en tegenstanders verschijnen hier na de eerste uitgespeelde partij.
person-play = Open een tafel
person-rating = Rating
person-rating-of = { $title }, partij voor partij
person-game-number = Partij
person-unrated = Nog geen partijen met rating.
person-chance = Winst en toeval
person-met = Het vaakst ontmoet
person-met-none = Nog niemand.
person-results = Uitslagen
person-history = Uitgespeelde partijen
person-seats = { $count ->
    [one] 1 stoel
   *[other] { $count } stoelen
  }
tally-played = Gespeeld
tally-won = Gewonnen
tally-favourite = Lievelingsspel
tally-run = Op dit moment
run-won = { $count ->
    [one] 1 keer gewonnen
   *[other] { $count } keer op rij gewonnen
  }
run-lost = { $count ->
    [0] Nog geen partijen
    [one] 1 partij zonder winst
   *[other] { $count } partijen zonder winst
  }
run-best = { $count ->
    [0] nog niet gewonnen
    [one] beste reeks: 1 keer
   *[other] beste reeks: { $count } keer
  }
run-longest = Langste reeks winst
run-drought = Langst zonder winst
chance-row = { $share } gewonnen; geluk alleen zou { $luck } brengen
chance-of = { $count ->
    [one] van 1 partij
   *[other] van { $count } partijen
  }
chance-key = wat geluk alleen zou brengen
met-times = { $count ->
    [one] 1 partij
   *[other] { $count } partijen
  }
met-record = { $before } keer ervoor, { $behind } keer erachter
results-game = Spel
results-seats = Stoelen
results-played = Gespeeld
results-won = Gewonnen
results-rank = Gemiddelde plaats
results-best = Hoogste score
results-rating = Rating
history-rated = met rating, nu { $rating }
history-free = zonder rating
history-replay = Herhaling
history-replay-of = { $title } van { $day } terugkijken
history-older = Oudere partijen tonen
rank = Plaats { $rank }
rank-of = Plaats { $rank } van { $of }
block = Blokkeren
unblock = Deblokkeren
unblock-name = { $name } deblokkeren
blocked = { $name } is geblokkeerd.
unblocked = { $name } is niet meer geblokkeerd.
block-about = Je hebt deze persoon geblokkeerd: aanschuiven aan tafels die jij leidt kan niet.

## De ranglijst
ranks-title = Ranglijst
ranks-about = De rating is voorzichtig: ze telt wat iemand zeker heeft laten zien, en groeit met elke partij met rating die het bevestigt.
ranks-game = Spel
ranks-seats = Stoelen
ranks-bots = Bots tonen
ranks-guests = Gasten tonen
ranks-bot = Bot
ranks-place = Plaats
ranks-name = Naam
ranks-more = Meer tonen
ranks-guest-note = Je bent gast, en gasten staan alleen op verzoek in de lijst.
ranks-none = Hier heeft nog niemand gevaren
ranks-none-help = Er is nog geen partij met rating met { $count } stoelen uitgespeeld. De eerste plaats is vrij.
ranks-play = Speel de eerste

## Instellingen
set-parts = Delen van deze pagina
set-kept-here = Wat je kiest geldt meteen en blijft in deze browser.
set-kept-person = Wat je kiest geldt meteen en gaat mee naar elk apparaat waarop je inlogt.
set-look = Uiterlijk
set-language = Taal
set-theme = Dag of nacht
set-theme-system = Zoals het apparaat
set-theme-system-help = Volgt je systeem
set-theme-light = Dag
set-theme-light-help = Een kaart op eikenhout
set-theme-dark = Nacht
set-theme-dark-help = Een kajuit bij lamplicht
set-motion = Beweging
set-motion-system = Zoals het apparaat
set-motion-system-help = Volgt je systeem
set-motion-full = Levendig
set-motion-full-help = Schepen varen, dobbelstenen rollen
set-motion-reduced = Rustig
set-motion-reduced-help = Niets beweegt
set-play = Aan tafel
set-pace = Tempo van de anderen
set-pace-slow = Langzaam
set-pace-normal = Normaal
set-pace-fast = Snel
set-pace-none = Meteen
set-pace-help = Hoelang je elke actie van anderen en bots ziet. “Meteen” toont alleen waar hij toe leidt.
set-confirm = Vragen voor wat niet terug te nemen is
set-confirm-help = Acties waarop toeval of iemand anders volgt, vragen een tweede klik.
set-text = Tafels in woorden
set-text-help = De stelling als tekst en alle acties als lijst, in plaats van het getekende bord. Goed met een schermlezer.
set-sound-title = Geluid en berichten
set-sound = Geluid
set-sound-help = Kort en zacht: dobbelstenen, hout, zeildoek, en een bel als je aan de beurt bent.
set-volume = Volume
set-sound-test = Luid de bel
set-notify = Laat weten wanneer ik aan de beurt ben
set-notify-help = Een bericht van de browser terwijl je naar een ander venster kijkt.
set-notify-cannot = Deze browser kent geen meldingen.
set-notify-denied = Deze browser staat het niet toe. Naast de adresbalk kun je dat veranderen.
set-notify-ask = Deze browser is nog niet gevraagd.
set-notify-allow = Nu vragen
set-marks-title = Kleuren en tekens
set-marks = Krachtige tekens
set-marks-help = Alles in de kleur van een stoel draagt ook groot het teken ervan: kruis, balken, stip, schuinbalk, keper.
set-marks-preview = Stukken van de vijf stoelen, gezien met: { $vision }
vision-normal = volledig kleurenzicht
vision-protan = zonder rode kegeltjes (protanopie)
vision-deutan = zonder groene kegeltjes (deuteranopie)
vision-tritan = zonder blauwe kegeltjes (tritanopie)
seat-tincture-1 = Rood
seat-tincture-2 = Blauw
seat-tincture-3 = Geel
seat-tincture-4 = Groen
seat-tincture-5 = Wit
set-account = Account
set-nobody = Je bent niet ingelogd. Als gast kun je altijd spelen; met een account gaan je partijen mee naar elk apparaat.
set-guest = Gast in deze browser
set-login = Gebruikersnaam: { $login }
set-profile = Mijn pagina
set-guest-account = Als gast besta je alleen in deze browser. Met een account houd je je partijen en ratings, en kom je overal vandaan terug.
set-password = Wachtwoord
set-passkeys = Passkeys
set-made = Gemaakt op { $day }
set-remove = Verwijderen
set-sessions = Waar je bent ingelogd
session-this = Deze browser
session-other = Een andere browser
session-here = Hier
session-seen = sinds { $since }, laatst gezien { $seen }
session-end = Beëindigen
session-ended = { $count ->
    [one] De sessie is beëindigd.
   *[other] { $count } sessies zijn beëindigd.
  }
session-end-others = { $count ->
    [one] Beëindig de andere
   *[other] Beëindig de { $count } andere
  }
session-everywhere = Overal uitloggen
set-tokens = Programma’s
set-tokens-help = Met een token kan een programma van jou onder jouw naam spelen. Het opent tafels en partijen, nooit je account.
set-tokens-docs = De API voor programma’s
token-name = Waarvoor?
token-name-missing = Zeg waar het token voor is.
token-make = Token maken
token-once = Het token voor “{ $title }”. Kopieer het nu: het wordt alleen deze keer getoond.
token-copy = Kopiëren
token-copied = Het token is gekopieerd.
token-not-copied = De browser laat ons niet kopiëren. Selecteer het token en kopieer het zelf.
token-many = Meer tokens kan één persoon niet hebben.
token-remove = Token voor “{ $title }” verwijderen
token-removed = Het token is verwijderd en opent niets meer.
set-blocked = Geblokkeerde mensen
set-blocked-none = Niemand. Je kunt iemand op zijn of haar pagina blokkeren: aanschuiven aan tafels die jij leidt kan dan niet.

## Wat de server weigert
error-signed-in = Je bent al ingelogd. Log eerst uit.
error-guest = Maak eerst een account.
error-passkey = De passkey is niet aanvaard. Begin opnieuw.
error-self = Niemand kan zichzelf blokkeren.
error-many = Meer daarvan kan één persoon niet hebben.
error-unknown = Zoiets is hier niet, of niet meer.
error-server = Er ging iets mis in de server. Het is genoteerd.

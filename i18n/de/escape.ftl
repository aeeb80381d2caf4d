escape-name = Escape
escape-short = Escape
escape-tagline = Zehn Minuten, bis der Tempel einstürzt.

## Erinnerungen
escape-told-activate = { $jewels ->
    [one] Ein Edelstein kommt in einen Raum
   *[other] { $jewels } Edelsteine kommen in einen Raum
 }
escape-told-destiny = Wink des Schicksals: Ein Edelstein kommt zurück in den Vorrat
escape-told-door-nobody = Die Tür schlägt zu, alle sind zurück
escape-told-door = Die Tür schlägt zu: { $count ->
    [one] { $names } verliert einen Würfel
   *[other] { $names } verlieren je einen Würfel
 }
escape-told-escape = { $name } verlässt den Tempel
escape-told-escape-gives = { $name } geht hinaus und gibt { $to } einen Würfel
escape-told-collapse = Der Tempel stürzt ein
escape-told-door-no-die = Die Tür schlägt zu: { $count ->
    [one] { $names } hat keinen Würfel mehr zu verlieren
   *[other] { $names } haben keinen Würfel mehr zu verlieren
 }
escape-told-set-dice = Korrigiert: { $dice ->
    [0] { $name } hat keinen Würfel mehr
    [one] { $name } hat einen Würfel
   *[other] { $name } hat { $dice } Würfel
 }
escape-told-set-jewels = Korrigiert: { $reserve ->
    [0] kein Edelstein
    [one] ein Edelstein
   *[other] { $reserve } Edelsteine
 } im Vorrat, { $beside } daneben
escape-told-dice = { $count ->
    [one] Würfel
   *[other] Würfel
 }
escape-told-jewels = { $count ->
    [one] Edelstein
   *[other] Edelsteine
 }
escape-told-keys = { $count ->
    [one] Schlüssel
   *[other] Schlüssel
 }
escape-brief-lost = verloren
escape-total-normal = gewonnen, normal
escape-total-advanced = gewonnen, schwer
escape-total-expert = gewonnen, Profi
escape-total-jewels = { $count ->
    [one] Edelstein aktiviert
   *[other] Edelsteine aktiviert
 }
escape-record = Die schnellste Flucht: { $names }

## Aufbau
escape-difficulty = Schwierigkeit
escape-normal = Normal
escape-advanced = Schwer +3
escape-expert = Profi +6
escape-soundtrack = Tonspur
escape-track-one = Titel 1
escape-track-two = Titel 2
escape-track-random = Zufällig
escape-track-surprise = Überraschung
escape-track-gongs = Nur Gongs
escape-track-none = Ohne Ton
escape-track-same-cues = Immer zehn Minuten, die Gongs immer zur selben Zeit.
escape-track-first = Erstes Spiel? Titel 1 oder ohne Ton, bis alles sitzt.
escape-track-surprise-about = Zehn Minuten, doch niemand weiß, wann die ersten zwei Gongs kommen.
escape-track-gongs-about = Die Gongs, die Türen, der Einsturz, dazwischen Stille.
escape-track-none-about = Die Uhr läuft lautlos: Alles steht auf dem Bildschirm.
escape-spoken-countdown = Gesprochener Countdown
escape-spoken-countdown-about = Eine Stimme sagt die letzte Minute an, dreißig Sekunden, dann zehn bis eins.
escape-start = Die zehn Minuten starten
escape-step-rooms = Räume ohne lila Maske oder Schatz
escape-step-rooms-how = { $main } Haupträume und { $base } Grundräume; Start und Ausgang beiseite
escape-step-start = Startraum, in die Mitte
escape-step-start-how = { $count } zufällige Räume daneben
escape-step-under = Räume unter den Stapel
escape-step-exit-last = { $others } Räume und der Ausgang, verdeckt gemischt
escape-step-pile = Räume im Stapel
escape-step-exit-middle = der Ausgang etwa in der Mitte
escape-step-reserve = Edelsteine in den Vorrat
escape-step-beside = Edelsteine daneben
escape-step-beside-how = für den Wink des Schicksals
escape-step-dice = Würfel
escape-step-dice-how = { $each } für jeden
escape-step-pawns = { $count ->
    [one] Figur und Chip
   *[other] Figuren und Chips
 }
escape-step-pawns-how = Figur in den Startraum, Chip vor sich

## Während der Partie
escape-about-normal = normal
escape-about-advanced = schwer
escape-about-expert = Profi
escape-phase-lead-in = Würfel in die Hand
escape-phase-first = Erste Erkundung
escape-phase-second = Zweite Erkundung
escape-phase-last = Letzte Erkundung
escape-phase-gong-1 = Erster Gong
escape-phase-gong-2 = Zweiter Gong
escape-phase-gong-3 = Dritter Gong
escape-phase-collapsed = Der Tempel stürzt ein
escape-phase-countdown = { $phase }: { $seconds } s
escape-go = Los!
escape-paused = Pause
escape-pause = Pause
escape-paused-since = Pause seit { $time }
escape-back = Zurück zum Start!
escape-to-the-exit = Zum Ausgang!
escape-back-price = Nicht zurück, wenn die Tür zufällt: ein Würfel weniger.
escape-keys-label = Schlüssel
escape-reserve = Vorrat
escape-in-reserve = Edelsteine im Vorrat
escape-keys = { $keys ->
    [one] Schlüssel zum Ausgang
   *[other] Schlüssel zum Ausgang
 }
escape-jewels-to-go = { $jewels ->
    [one] Noch 1 Edelstein, bis jemand hinauskann.
   *[other] Noch { $jewels } Edelsteine, bis jemand hinauskann.
 }
escape-able = { $count ->
    [one] { $names } hat genug Würfel!
   *[other] { $names } haben genug Würfel!
 }
escape-all-able = Alle haben genug Würfel!
escape-out = draußen
escape-leaves = Raus
escape-destiny = Wink des Schicksals · { $left }
escape-destiny-now = Wink des Schicksals: Würfelt alle schwarzen Masken neu!
escape-door-who = Die Tür ist zu! Wer war nicht zurück?
escape-door-nobody = Niemand
escape-door-lose = { $count ->
    [one] { $names } verliert einen Würfel
   *[other] { $names } verlieren je einen Würfel
 }
escape-give-who = { $name } ist draußen! Wer bekommt einen der Würfel?
escape-give-short = Ein Würfel: für wen?
escape-give-nobody = Keinen Würfel abgeben
escape-give-to = Ein Würfel für { $name }
escape-set-dice = Wie viele Würfel hat { $name }?
escape-set-reserve = Im Vorrat
escape-set-beside = Daneben
escape-press-pause = Die Uhr anhalten, wieder starten
escape-press-jewels = 1, 2 oder 3 Edelsteine aktivieren
escape-press-destiny = Wink des Schicksals
escape-press-caught = Wer nicht zurück war
escape-press-give = Wer den Würfel bekommt
escape-press-done = Antwort bestätigen
escape-stands-clock = Noch { $time }
escape-stands-keys = { $keys ->
    [one] 1 Schlüssel zum Ausgang
   *[other] { $keys } Schlüssel zum Ausgang
 }
escape-result-won = Alle draußen, { $time } vor dem Ende
escape-result-lost = { $inside ->
    [one] Eine Person unter den Steinen
   *[other] { $inside } Personen unter den Steinen
 }

## Ende
escape-won-title = { $players ->
    [one] Draußen!
   *[other] Alle draußen!
}
escape-won-before = bevor der Tempel einstürzte
escape-lost-title = Der Tempel siegt
escape-inside-time = genug Würfel, keine Zeit mehr
escape-inside-dice = { $count ->
    [one] ein Würfel zu wenig
   *[other] { $count } Würfel zu wenig
}
escape-nearly-time = { $people ->
    [one] { $names } hatte genug Würfel: Nur die Zeit hat gefehlt.
   *[other] { $names } hatten genug Würfel: Nur die Zeit hat gefehlt.
 }
escape-nearly-jewels = { $count ->
    [one] Ein Edelstein mehr
   *[other] { $count } Edelsteine mehr
 }, und { $people ->
    [one] { $names } hätte genug Würfel gehabt.
   *[other] { $names } hätten genug Würfel gehabt.
 }
escape-again-easier = Leichter
escape-again-harder = Schwerer
escape-gave = gibt { $name } einen Würfel
escape-figure-jewels = { $count ->
    [one] Edelstein aktiviert
   *[other] Edelsteine aktiviert
 }
escape-figure-dice = { $count ->
    [one] Würfel verloren
   *[other] Würfel verloren
 }
escape-figure-destiny = { $count ->
    [one] Wink des Schicksals
   *[other] Winke des Schicksals
 }
escape-plot = Der Vorrat, Minute für Minute
escape-listen = Regeln anhören
escape-listen-stop = Stimme anhalten
escape-listen-title = Die Regeln in zwei Minuten

## Eine eigene Aufnahme
escape-track-own = Eigene
escape-preview = Anhören
escape-preview-stop = Anhalten
escape-own-title = Eigene Tonspur
escape-own-choose = Aufnahme wählen
escape-own-formats = Ogg, MP3, FLAC oder WAV
escape-own-first = Bitte zuerst eine Aufnahme wählen.
escape-own-marked = mit Marken
escape-own-unmarked = ohne Marken
escape-own-partly = { $count } von 7 Marken
escape-own-about-marked = Uhr, Gongs, Türen und Ende folgen der Aufnahme.
escape-own-about-unmarked = Ohne Marken läuft die Aufnahme, und die Uhr von Tablée entscheidet: Gongs bei { $first }, { $second } und { $third }.
escape-own-short = Die Aufnahme endet bei { $time }; danach ist Stille.
escape-own-gongs = Gongs von Tablée dazu
escape-own-keep = Auf diesem Gerät behalten
escape-own-keep-on = Die Aufnahme ist beim nächsten Mal wieder da.
escape-own-keep-off = Sonst muss sie beim nächsten Mal neu gewählt werden; ihre Marken bleiben.
escape-own-keep-refused = Der Browser hat keinen Platz, um sie zu behalten.
escape-own-mark = Marken setzen
escape-own-edit = Marken ändern
escape-own-other = Andere Datei
escape-own-forget = Marken entfernen
escape-own-restore = Marken zurückholen
escape-own-marks = Die Marken
escape-own-tab-listen = Hören
escape-own-tab-step = Schritte
escape-own-hint = Aufnahme anhören und bei jedem Signal den großen Knopf antippen.
escape-own-now = Hier: { $mark }
escape-own-done = Fertig
escape-own-play = Anhören
escape-own-of = von { $length }
escape-own-seconds = { $seconds } s
escape-own-moment = { $clock },{ $tenth }
escape-own-by-ten = 10 s
escape-own-by-one = 1 s
escape-own-by-tenth = 0,1 s
escape-own-unset = noch nicht gesetzt
escape-own-hear = Anhören
escape-own-clear = Entfernen
escape-own-mark-shout = der Ruf
escape-own-mark-gong-1 = erster Gong
escape-own-mark-door-1 = erste Tür
escape-own-mark-gong-2 = zweiter Gong
escape-own-mark-door-2 = zweite Tür
escape-own-mark-gong-3 = dritter Gong
escape-own-mark-end = Einsturz
escape-own-places = Wo ist die Aufnahme?
escape-own-last-folder = { $name }, wie zuletzt
escape-own-empty = Hier gibt es nichts zu hören
escape-own-empty-how = In diesem Ordner sind weder Ordner noch Ogg-, MP3-, FLAC- oder WAV-Dateien.
escape-own-unreadable = Dieser Ordner bleibt zu
escape-own-unreadable-how = Er kann nicht gelesen werden: Er ist geschützt, oder das Laufwerk ist nicht mehr da.
escape-own-reading = Einen Moment …
escape-own-opening = Datei wird geöffnet: { $percent } %
escape-own-page = { $page } von { $pages }
escape-own-missing = Die Aufnahme ist nicht zu finden: Die Datei wurde verschoben oder das Laufwerk entfernt.
escape-own-denied = Die Aufnahme ist geschützt und kann nicht gelesen werden.
escape-own-unknown = Das ist keine Ogg-, MP3-, FLAC- oder WAV-Datei, die sich abspielen lässt.
escape-own-damaged = Die Aufnahme ist beschädigt und kann nicht abgespielt werden.
escape-own-cut = Die Aufnahme hört zu früh auf: Ihr Ende fehlt.
escape-own-brief-missing = Die Aufnahme ist nicht zu finden.
escape-own-brief-denied = Die Aufnahme ist geschützt.
escape-own-brief-unknown = Diese Datei lässt sich nicht abspielen.
escape-own-brief-damaged = Die Aufnahme ist beschädigt.
escape-own-brief-cut = Der Aufnahme fehlt das Ende.
escape-own-clock-goes-on = Die Uhr läuft weiter.

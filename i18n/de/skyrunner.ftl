skyrunner-name = SkyRunner
skyrunner-short = SkyRunner
skyrunner-tagline = Bieten, klettern, und Vorsicht am Sims.

## Erinnerungen
skyrunner-told-bid = bietet { $n }
skyrunner-told-surprise = Überraschung
skyrunner-told-climb = klettert { $n }
skyrunner-told-lost = Verlorenes Material gegen { $target }
skyrunner-told-sabotage = sabotiert { $target }
skyrunner-told-hand = { $bids ->
    [one] { $bids } Gebot
   *[other] { $bids } Gebote
 }, { $climbs ->
    [one] { $climbs } Kletterkarte
   *[other] { $climbs } Kletterkarten
 }, { $material } Material
skyrunner-hand-bids = { $count ->
    [0] kein Gebot
    [one] Gebot { $values }
   *[other] Gebote { $values }
 }
skyrunner-hand-climbs = { $count ->
    [0] keine Kletterkarte
    [one] Kletterkarte { $values }
   *[other] Kletterkarten { $values }
 }
skyrunner-hand-material = { $count } Material
skyrunner-hand-lost = { $count } Verlorenes Material
skyrunner-hand-sabotage = { $count ->
    [one] eine Sabotage
   *[other] { $count } Sabotagen
 }
skyrunner-total-roofs = { $count ->
    [0] Dächer erreicht
    [one] Dach erreicht: { $who }
   *[other] Dächer erreicht: { $who }
 }
skyrunner-record = { $count ->
    [one] Zug, das schnellste Rennen: { $name }
   *[other] Züge, das schnellste Rennen: { $name }
 }

## Aufbau
skyrunner-who-holds = Der Stapel für den Jüngsten
skyrunner-holds = { $name } hält den Stapel
skyrunner-wall-lanes = Bahnen unten
skyrunner-wall-higher = Weiter oben dreht ihr die Wände, wie ihr wollt.
skyrunner-walls-now = Ebenen: { $low }, { $middle }, { $top }
skyrunner-walls-assumed = Ebenen angenommen: { $low }, { $middle }, { $top }
skyrunner-walls = Ebenen eures Hochhauses
skyrunner-walls-low = Unterer Teil
skyrunner-walls-middle = Mittlerer Teil
skyrunner-walls-top = Oberer Teil
skyrunner-walls-about = Zählt die Löcher einer Bahn; einmal genügt. Das Dach ist Ebene { $roof }.
skyrunner-first-turn = Erster Zug
skyrunner-step-wall = Bahnen an der unteren Wand
skyrunner-step-wall-how = Hochhaus bauen; weiter oben nach Belieben
skyrunner-step-levels-how = aufbauen, dann die Löcher einer Bahn zählen: hier tippen
skyrunner-step-pawns = Figuren am Fuß der Wand
skyrunner-step-pawns-how = alle auf derselben Seite
skyrunner-step-bids = Gebote
skyrunner-step-bids-how = 1 bis 8, jeder seine Farbe
skyrunner-step-surprises = Überraschungen
skyrunner-step-one-each = eine je Person
skyrunner-step-climbs = Kletterkarten
skyrunner-step-climbs-how = je Person eine 3 und eine 4
skyrunner-step-material = Materialkarten
skyrunner-step-pile = Karten im Stapel
skyrunner-step-pile-how = { $climb } Klettern, { $material } Material, { $lost } Verlorene, { $sabotage } Sabotagen, { $fall } Abstürze

## Die Karten
skyrunner-card-climb = Klettern
skyrunner-card-material = Material
skyrunner-card-lost = Verlorenes Material
skyrunner-card-sabotage = Sabotage
skyrunner-card-fall = Absturz
skyrunner-the-climb = die Kletterkarte { $n }
skyrunner-the-material = das Material
skyrunner-the-lost = das Verlorene Material
skyrunner-the-sabotage = die Sabotage
skyrunner-the-fall = den Absturz { $n }

## Ein Zug
skyrunner-turn = Zug { $n }
skyrunner-turn-revealed = Zug { $n }, aufgedeckt
skyrunner-turn-corrected = Zug { $n } korrigieren
skyrunner-up = Zu ersteigern
skyrunner-up-turn = zu ersteigern, Zug { $n }
skyrunner-up-turn-again = noch einmal, Zug { $n }
skyrunner-again-up = Noch einmal
skyrunner-up-again = Noch einmal: { $card }
skyrunner-which-card = Welche Karte ist aufgedeckt?
skyrunner-pile-refilled = Stapel leer: Ablage mischen. Welche Karte?
skyrunner-climbs-left = { $count ->
    [one] Kletterkarte im Stapel, Wert unbekannt
   *[other] Kletterkarten im Stapel, Werte unbekannt
 }
skyrunner-in-all = { $count } insgesamt
skyrunner-fall-bids = Absturz: alle bieten
skyrunner-front = Was liegt vor jedem?
skyrunner-spent = gestrichelt: schon gespielt; zum Korrigieren den Namen antippen
skyrunner-spent-short = gespielt
skyrunner-level = { $n ->
    [0] am Boden
   *[other] Ebene { $n }
 }
skyrunner-level-short = { $n ->
    [0] Boden
   *[other] Eb. { $n }
 }
skyrunner-waits = { $count ->
    [one] wartet
   *[other] warten
 }
skyrunner-reveal = Aufdecken
skyrunner-entered = { $done } von { $all } Karten
skyrunner-of = { $all ->
    [2] von zwei
    [3] von drei
    [4] von vier
   *[other] von fünf
 }
skyrunner-other = Andere
skyrunner-which-other = Welche Karte wurde gespielt?
skyrunner-back = Zurück
skyrunner-take-away = Wegnehmen
skyrunner-levels = Ebenen
skyrunner-material = Material
skyrunner-against = Gegen wen?
skyrunner-edge-stops = Ohne Material für den Sims ist auf Ebene { $n } Schluss.
skyrunner-roof-stops = Ohne Material für das Dach ist auf Ebene { $n } Schluss.
skyrunner-edge-paid = Ein Sims auf dem Weg: eine Materialkarte.
skyrunner-edges-paid = { $count } Kanten auf dem Weg: { $count } Materialkarten.
skyrunner-edge-roof = Auf das Dach: eine Materialkarte.
skyrunner-overtake = Eine Figur ist im Weg: Sie auf ihrer Bahn zu überholen kostet eine Materialkarte.
skyrunner-overtake-not = Eine Figur ist im Weg: Überholen auf ihrer Bahn geht nur mit Klettern 4 oder mehr.
skyrunner-recover = { $name } nimmt die Gebote zurück
skyrunner-recover-short = { $name }: zurücknehmen

## Die Auflösung
skyrunner-next = Nächster Zug
skyrunner-keep-next = Behalten, nächster Zug
skyrunner-keep = Behalten
skyrunner-correct = Korrigieren
skyrunner-correct-turn = Die Karten von Zug { $n }
skyrunner-correct-older = Ein früherer Zug
skyrunner-correct-which = Welcher Zug?
skyrunner-correct-player = Wessen Ebene oder Karten?
skyrunner-put-right = Diesen Zug korrigieren
skyrunner-leave-as-was = So lassen, wie es war
skyrunner-in-hand = Gebote und Überraschung auf der Hand
skyrunner-tab-bids = Gebote
skyrunner-tab-cards = Karten
skyrunner-tab-level = Ebene
skyrunner-tab-story = Ablauf
skyrunner-tab-building = Hochhaus
skyrunner-tab-act = Zu tun
skyrunner-roof = Aufs Dach
skyrunner-head-wins = { $name } bekommt die Karte
skyrunner-head-falls = { $name } stürzt ab
skyrunner-head-nobody-wins = Niemand bekommt die Karte
skyrunner-head-nobody-falls = Niemand stürzt ab
skyrunner-from-to = { $from ->
    [0] Vom Boden auf Ebene { $to }.
   *[other] Von Ebene { $from } auf Ebene { $to }.
 }
skyrunner-up-to-roof = { $from ->
    [0] Vom Boden bis aufs Dach.
   *[other] Von Ebene { $from } bis aufs Dach.
 }
skyrunner-stays = { $n ->
    [0] Bleibt am Boden.
   *[other] Bleibt auf Ebene { $n }.
 }
skyrunner-down = { $to ->
    [0] Von Ebene { $from } bis zum Boden.
   *[other] Von Ebene { $from } auf Ebene { $to }.
 }
skyrunner-with-material = { $count ->
    [one] Mit einer Materialkarte.
   *[other] Mit { $count } Materialkarten.
 }
skyrunner-line-refilled = Der Stapel ist neu
skyrunner-line-refilled-sub = Er war leer: Die Ablage wird gemischt.
skyrunner-line-cancel = { $name } spielen { $bid }
skyrunner-line-cancel-sub = { $count ->
    [2] Die beiden Gebote heben sich auf.
   *[other] Diese Gebote heben sich auf.
 }
skyrunner-line-wins = { $name } gewinnt { $card }
skyrunner-line-wins-sub = Das Gebot { $bid } ist das höchste, das noch steht.
skyrunner-line-lowest = { $name } trifft der Absturz
skyrunner-line-lowest-sub = Das Gebot { $bid } ist das niedrigste, das noch steht.
skyrunner-line-fall-back = Der Absturz kommt im nächsten Zug wieder
skyrunner-line-card-back = Die Karte kommt im nächsten Zug wieder
skyrunner-line-all-cancel = Alle Gebote haben sich aufgehoben.
skyrunner-line-no-bid = Niemand hat geboten.
skyrunner-line-climbs = { $n ->
    [0] { $name } kommt nicht weiter
   *[other] { $name } klettert um { $n }
 }
skyrunner-line-falls = { $name } stürzt um { $n }
skyrunner-line-discards = { $name } verliert eine Kletterkarte { $n }
skyrunner-line-on-ground = Am Boden geht stattdessen eine Kletterkarte.
skyrunner-line-fall-waits = Der Absturz wartet: { $name }
skyrunner-line-fall-waits-sub = Am Boden, ohne passende Kletterkarte.
skyrunner-line-lost = { $name } trifft { $target }: Verlorenes Material
skyrunner-line-sabotage = { $name } sabotiert { $target }
skyrunner-line-lost-one = { $target } legt eine Materialkarte ab.
skyrunner-line-lost-waits = Kein Material: Die Karte wartet daneben.
skyrunner-line-sabotage-ground = { $target } ist am Boden und legt eine Kletterkarte { $n } ab.
skyrunner-line-sabotage-waits = Am Boden, keine Kletterkarte ab 3: Die Karte wartet daneben.
skyrunner-line-drags = { $count ->
    [one] { $name } ist im Weg
   *[other] { $name } sind im Weg
 }
skyrunner-line-drags-sub = Von { $faller } auf der Bahn getroffen? Ebene korrigieren.
skyrunner-line-waited-lost = Das wartende Verlorene Material trifft { $name }
skyrunner-line-waited-sabotage = Die wartende Sabotage trifft { $name }
skyrunner-line-waited-fall = Der wartende Absturz trifft { $name }
skyrunner-line-waited-sub = Beide Karten kommen auf die Ablage.
skyrunner-line-robs = { $count ->
    [one] { $name } schnappt sich eine Kletterkarte
   *[other] { $name } schnappt sich { $count } Kletterkarten
 }
skyrunner-line-robs-sub = { $count ->
    [one] Wert: { $values }.
   *[other] Werte: { $values }.
 }
skyrunner-line-robs-nothing = { $name } überrascht niemanden
skyrunner-line-robs-nothing-sub = Keine Kletterkarte zu holen.
skyrunner-line-surprises = { $name } spielen ihre Überraschung
skyrunner-line-surprises-sub = Die Überraschungen heben sich auf.
skyrunner-line-passes = Der Stapel geht an { $name }
skyrunner-line-passes-sub = Der Platz zur Linken.
skyrunner-line-recovers = { $name } nimmt die Gebote zurück
skyrunner-line-recovers-sub = Und die Überraschung dazu.
skyrunner-line-hand = { $name }: Karten korrigiert
skyrunner-line-level = { $n ->
    [0] { $name }: am Boden
   *[other] { $name }: Ebene { $n }
 }
skyrunner-line-level-sub = Von Hand korrigiert.
skyrunner-use-lost = { $name } darf das Verlorene Material sofort einsetzen. Gegen wen?
skyrunner-use-sabotage = { $name } darf die Sabotage sofort einsetzen. Gegen wen?
skyrunner-silent = Das Heft schweigt dazu.
skyrunner-silent-no-bid = Niemand hat geboten: Das Heft schweigt.
skyrunner-silent-fall = Auf den Absturz hebt sich alles auf: Das Heft schweigt.
skyrunner-silent-climb = Welche Kletterkarte geht? Das Heft schweigt: die kleinste.
skyrunner-otherwise = Anders entscheiden
skyrunner-otherwise-done = Eure Runde hat anders entschieden.

## Das Dach
skyrunner-over = { $n ->
    [one] Das Dach in { $n } Zug
   *[other] Das Dach in { $n } Zügen
 }
skyrunner-finish = Ende der Partie
skyrunner-on-roof = { $name } ist auf dem Dach
skyrunner-result = { $name } ist auf dem Dach
skyrunner-in-turns = { $n ->
    [one] In { $n } Zug.
   *[other] In { $n } Zügen.
 }
skyrunner-race = Das Rennen, Zug um Zug

## Die Tastatur
skyrunner-keys-card = Die aufgedeckte Karte
skyrunner-keys-bid = Bieten
skyrunner-keys-surprise = Überraschung spielen
skyrunner-keys-other = Andere Karte spielen
skyrunner-keys-climb = Die gespielte Kletterkarte
skyrunner-keys-player = Wer dran ist, wählen
skyrunner-keys-clear = Karte wegnehmen
skyrunner-keys-reveal = Aufdecken
skyrunner-keys-done = Fertig
skyrunner-keys-next = Weiter

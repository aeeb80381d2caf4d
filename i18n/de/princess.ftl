princess-name = Die Prinzessin und die Leitern
princess-short = Die Prinzessin
princess-tagline = „Mehr!“, „weniger!“, und kein Wort dazu.

## Erinnerungen
princess-told-page = Seite { $page }
princess-told-end = Die Seite Fin ist aufgeschlagen
princess-told-prince = { $name } ist Prinz, für { $princess }
princess-told-ladders = { $cards }: { $sum } für einen Turm von { $dungeon }{ $squires ->
    [0] {""}
    [one] , mit einem Knappen
   *[other] , mit { $squires } Knappen
 }{ $page ->
    [broken] , die Seite wurde nicht befolgt
   *[kept] {""}
 }
princess-told-set-hand = Korrigiert: { $count ->
    [0] { $name } hat keine Leiter mehr
   *[other] { $name } hat { $cards } auf der Hand
 }
princess-told-set-squires = Korrigiert: { $count ->
    [0] kein Knappe ist mehr da
    [one] noch ein Knappe
   *[other] noch { $count } Knappen
 }
princess-told-saved = Gerettet
princess-told-pages = Seiten übrig
princess-told-squires = Knappen
princess-told-ladders-left = { $count ->
    [one] Leiter
   *[other] Leitern
 }
princess-told-pages-left = { $count ->
    [one] Seite
   *[other] Seiten
 }
princess-told-saved-short = { $count ->
    [one] gerettet
   *[other] gerettet
 }
princess-plot = Leitern und Seiten, die bleiben
princess-total-standard = gewonnen, Standardspiel
princess-total-extreme = gewonnen, extrem
princess-total-saved = { $count ->
    [one] Prinzessin gerettet
   *[other] Prinzessinnen gerettet
 }
princess-record = { $count ->
    [0] Der deutlichste Sieg, ohne Leiter übrig: { $names }
    [one] Leiter übrig, der deutlichste Sieg: { $names }
   *[other] Leitern übrig, der deutlichste Sieg: { $names }
 }

## Aufbau
princess-story = Geschichte
princess-standard = Standard
princess-extreme = Extrem
princess-squires = Knappen
princess-squires-three = Drei
princess-squires-none = Keine
princess-princesses = Prinzessinnen
princess-cast-first = Die ersten
princess-cast-random = Ausgelost
princess-cast-chosen = Gewählt
princess-draw-cards = Tablée zieht die Karten
princess-swords-missing = Tippt auf jedes „?“: Wie viele Schwerter hat diese Karte hinten?
princess-which-card = Karte { $place } von { $all }: wie viele Schwerter?
princess-prince = Der erste Prinz
princess-help = Hilfe des Prinzen
princess-help-about = mögliche Höhen, nur für seine Augen
princess-start = Das Buch öffnen
princess-swords = Schwerter auf ihrer Rückseite
princess-named = Ihr Name, wenn man mag
princess-name-hint = Ein anderer Name
princess-nameless = { $swords ->
    [1] Ein Schwert
    [2] Zwei Schwerter
    [3] Drei Schwerter
   *[other] Vier Schwerter
 }
princess-step-ladders = Leitern
princess-step-ladders-how = 8 für jeden, von 1 bis 8, in einer Farbe
princess-step-princesses = Prinzessinnen, verdeckt
princess-step-princesses-how = Schwerter, von oben nach unten: { $swords }
princess-step-princesses-ask = nehmt sie und gebt ihre Schwerter an; die wenigsten oben
princess-step-book = Karten für das Buch
princess-step-book-how = Début, { $pages } zufällige Seiten, Fin
princess-step-dungeons = die Türme für { $players ->
    [3] drei
    [4] vier
    [5] fünf
   *[other] sechs
 }
princess-step-dungeons-how = nur die mit einer { $players }, gemischt
princess-step-squires = Knappen, offen
princess-step-squires-how = neben den Stapeln
princess-step-prince = Prinz für den Anfang
princess-step-prince-how = { $name }; wer sich am meisten ziert, oder das Los

## Der Tisch
princess-about-round = Runde { $round }
princess-about-count = Runde { $round }, es wird gezählt
princess-about-correct = Seite { $round } korrigieren
princess-about-end = Ende der Partie
princess-to-save = Zu retten
princess-to-reveal = Aufzudecken
princess-dungeon = Turm
princess-ladders = Leitern
princess-sees-everyone = Alle
princess-sees-prince = Der Prinz
princess-sees-nobody = Niemand
princess-sight-1 = Nur der Prinz sieht den Turm, alle sehen die Leitern.
princess-sight-2 = Alle sehen den Turm, nur der Prinz sieht die Leitern der Helden. Seine eigene bleibt offen.
princess-sight-3 = Nur der Prinz sieht den Turm und die Leitern der Helden. Seine eigene bleibt offen.
princess-sight-4 = Nur der Prinz sieht den Turm, niemand sieht die Leitern der Helden. Seine eigene bleibt offen.
princess-book = Das Buch
princess-page-start = Début
princess-page-end = Fin
princess-rounds-with = { $rounds ->
    [one] Runde vor dem Ende, diese hier
   *[other] Runden vor dem Ende, mit dieser
 }
princess-rounds-left = { $rounds ->
    [one] Runde vor dem Ende
   *[other] Runden vor dem Ende
 }
princess-rounds = { $rounds ->
    [one] { $rounds } Runde vor dem Ende
   *[other] { $rounds } Runden vor dem Ende
 }
princess-in-hand = Leitern auf der Hand
princess-is-prince = { $name } ist Prinz
princess-saved-of = { $saved } von { $all } gerettet
princess-tab-round = Runde
princess-tab-book = Buch
princess-before = Das Buch ist zu
princess-before-about = { $princesses } Prinzessinnen zu retten, in höchstens { $rounds } Runden.
princess-dungeon-covered = Nur der Prinz schaut. Beim Zählen wird er aufgedeckt.
princess-dungeon-which = Wie hoch ist der Turm?
princess-out-of-reach = Die Leitern auf der Hand ergeben { $low } bis { $high }: { $height } geht nicht mehr. Das Nebelhorn?
princess-step-1 = Prinzessin
princess-step-1-reveal = Deckt die Prinzessin auf, dann die Seite
princess-step-1-same = Dieselbe Prinzessin: blättert um
princess-step-2 = Seite des Buchs
princess-step-3 = Turm gezogen
princess-step-3-now = { $name } zieht einen Turm und sieht ihn heimlich an
princess-step-3-all = { $name } zieht einen Turm und zeigt ihn allen
princess-step-4 = Referenzleiter
princess-step-4-now = { $name } legt die Referenzleiter
princess-step-5 = „Mehr!“, „weniger!“
princess-step-5-all = „Mehr!“ oder „weniger!“: alle spielen offen
princess-step-5-prince = „Mehr!“ oder „weniger!“: verdeckt, der Prinz schaut
princess-step-5-nobody = „Mehr!“ oder „weniger!“: verdeckt, für alle
princess-step-6 = Zählen
princess-step-6-now = Alles aufdecken und zählen
princess-foghorn = Nebelhorn
princess-foghorn-short = Horn
princess-help-short = Hilfe
princess-foghorn-when = das Horn, bevor die Helden spielen
princess-count = Zählen
princess-turn = Umblättern
princess-turn-last = Fin aufschlagen
princess-back = Zurück zur Runde
princess-said = { $heading }: { $about }

## Die Seite
princess-page-ask = Was verlangt sie?
princess-page-ask-how = Antippen, um es zu notieren.
princess-page-which = Was verlangt Seite { $page }?
princess-page-fair = Der Text der Karte gilt; dies ist nur eine Gedankenstütze.
princess-page-write = Mit eigenen Worten
princess-asks-gift = Ein Geschenk!
princess-asks-gift-about = Eine der Leitern muss einen ihrer zwei Gegenstände zeigen.
princess-asks-heroes = Eine Art zu spielen
princess-asks-heroes-about = Die Helden spielen ihre Leitern, wie die Seite es sagt.
princess-asks-prince = Eine Prüfung für den Prinzen
princess-asks-prince-about = Der Prinz handelt oder spricht, wie die Seite es sagt.
princess-asks-nothing = Nichts Besonderes
princess-asks-nothing-about = Die Seite erzählt und verlangt nichts.
princess-page-unknown = wurde sie befolgt?
princess-page-is = Seite { $page }: { $asks }
princess-respected = Befolgt
princess-broken = Nicht befolgt
princess-wiped = Ein Knappe löscht sie

## Die Zählung
princess-which-ladder = Welche Leiter hat wer gelegt?
princess-which-of = { $name }: welche Leiter?
princess-just = Genau!
princess-just-but-page = Die Höhe stimmt, die Seite nicht
princess-advice-missing = { $missing ->
    [one] Eine Leiter fehlt noch.
   *[other] { $missing } Leitern fehlen noch.
 }
princess-advice-dungeon = Die Höhe des Turms fehlt noch.
princess-advice-saved = Genau am Fenster: Sie ist frei.
princess-advice-minus = { $off ->
    [one] Eine Sprosse zu viel: Ein Knappe kann sie wegnehmen.
   *[other] { $off } Sprossen zu viel: { $off } Knappen können sie wegnehmen.
 }
princess-advice-plus = { $off ->
    [one] Eine Sprosse zu wenig: Ein Knappe kann sie dazulegen.
   *[other] { $off } Sprossen zu wenig: { $off } Knappen können sie dazulegen.
 }
princess-advice-spends = { $spent ->
    [one] Ein Knappe wird verbraucht
   *[other] { $spent } Knappen werden verbraucht
 }, { $left ->
    [0] keiner bleibt übrig.
    [one] einer bleibt übrig.
   *[other] { $left } bleiben übrig.
 }
princess-advice-several = Mehrere in einer Runde? Die Anleitung sagt nichts dazu: Ihr entscheidet.
princess-advice-over = { $off ->
    [one] Eine Sprosse zu viel
   *[other] { $off } Sprossen zu viel
 }{ $squires ->
    [0] .
   *[other] {""}, und zu wenige Knappen.
 }
princess-advice-under = { $off ->
    [one] Eine Sprosse zu wenig
   *[other] { $off } Sprossen zu wenig
 }{ $squires ->
    [0] .
   *[other] {""}, und zu wenige Knappen.
 }
princess-advice-page-squire = Die Seite wurde nicht befolgt: Sie kommt nicht mit. Ein Knappe kann die Seite löschen.
princess-advice-page = Die Seite wurde nicht befolgt: Sie kommt nicht mit.
princess-decide-saved = Gerettet!
princess-decide-squires = { $spent ->
    [one] Gerettet mit einem Knappen
   *[other] Gerettet mit { $spent } Knappen
 }
princess-decide-not = Nicht gerettet
princess-is-saved = { $name } ist gerettet
princess-not-saved = { $name } bleibt gefangen
princess-ruling = { $sum ->
    [one] { $sum } Sprosse
   *[other] { $sum } Sprossen
 } für einen Turm von { $dungeon }{ $squires ->
    [0] .
    [one] , mit einem Knappen.
   *[other] , mit { $squires } Knappen.
 }
princess-ruling-wiped = { $sum ->
    [one] { $sum } Sprosse
   *[other] { $sum } Sprossen
 } für einen Turm von { $dungeon }; ein Knappe hat die Seite gelöscht{ $squires ->
    [0] .
    [one] , ein weiterer zählte als Sprosse.
   *[other] , { $squires } weitere zählten als Sprossen.
 }
princess-ruling-page = Die Höhe stimmte, aber die Seite wurde nicht befolgt.
princess-foghorn-blown = Das Nebelhorn
princess-foghorn-price = Eine Seite ist verloren, keine Leiter. { $name } bleibt Prinz.

## Die Hilfe
princess-help-only = Nur für die Augen von { $name }
princess-help-covered = Die Helden schauen weg
princess-help-gives = Welche Höhen noch möglich sind, auf wie viele Arten, und die beste Referenzleiter.
princess-hold = Finger hier halten
princess-hold-about = Danach bleiben ein paar Sekunden, um eine Höhe zu wählen.
princess-cover = Antippen zum Verdecken
princess-cover-about = { $seconds ->
    [one] In einer Sekunde wird der Bildschirm verdeckt.
   *[other] In { $seconds } Sekunden wird der Bildschirm verdeckt.
 }
princess-heights = Noch mögliche Höhen, { $low } bis { $high }
princess-heights-about = Über jeder Höhe, auf wie viele Arten
princess-ways = { $ways ->
    [one] Art für
   *[other] Arten für
 }
princess-reference = Die Referenzleiter
princess-ways-left = Arten, die bleiben
princess-best = Die { $card } lässt die meisten Wege offen. Die { $heroes ->
    [2] zwei
    [3] drei
    [4] vier
   *[other] fünf
 } anderen müssen { $rest } ergeben.
princess-best-many = Die { $cards } und die { $last } lassen die meisten Wege offen, gleich viele.
princess-no-way = Keine Leiter führt hin: denkt an das Nebelhorn.

## Das Ende
princess-won = Alle gerettet!
princess-won-about = Der König hat seine Töchter wieder.
princess-lost = Der Drache gewinnt
princess-lost-book = Fin ist aufgeschlagen: Das Buch ist zu Ende.
princess-lost-ladders = Jemand hat keine Leiter mehr auf der Hand.
princess-lost-cannot = Es bleiben weniger Runden oder Leitern als Prinzessinnen: Gewinnen geht nicht mehr.
princess-of = { $saved }/{ $all }
princess-fact-pages = { $count ->
    [one] Seite umgeblättert
   *[other] Seiten umgeblättert
 }
princess-fact-squires = { $count ->
    [one] Knappe übrig
   *[other] Knappen übrig
 }
princess-fact-ladders = { $count ->
    [one] Leiter auf der kleinsten Hand
   *[other] Leitern auf der kleinsten Hand
 }
princess-round-ended = Fin
princess-stands = { $saved } von { $all } Prinzessinnen gerettet · { $name } ist Prinz
princess-result-won = Alle { $all } Prinzessinnen sind gerettet
princess-result-book = Verloren, das Buch ist aus: { $saved } von { $all }
princess-result-ladders = Verloren, keine Leitern mehr: { $saved } von { $all }
princess-result-cannot = Verloren, nicht mehr zu gewinnen: { $saved } von { $all }
princess-result-open = { $saved } von { $all }

## Korrekturen
princess-correct-page = Seite { $page } korrigieren
princess-was-foghorn = Es war das Nebelhorn
princess-edit-hand = { $name }: antippen, was falsch ist
princess-edit-squires = Knappen übrig

## Tasten
princess-keys-enter = Wie der große Knopf
princess-keys-back = Zurück zur Runde
princess-keys-steps = Schritt der Runde
princess-keys-foghorn = Nebelhorn, bevor die Helden spielen
princess-keys-help = Hilfe des Prinzen
princess-keys-digits = Leiter oder Höhe des Turms
princess-keys-move = Nächste oder vorige Frage
princess-keys-page = Seite befolgt, nicht befolgt, gelöscht
princess-keys-uncover = Hilfe aufdecken oder verdecken
princess-keys-heights = Eine andere Höhe

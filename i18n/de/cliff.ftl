cliff-name = Vertical
cliff-short = Vertical
cliff-tagline = Die Wand bauen und zugleich erklimmen.

## Erinnerungen
cliff-told-tile = { $name } zieht ein Plättchen
cliff-told-carabiner = { $name } hängt einen Karabiner ein, { $row ->
    [0] am Fuß
   *[other] auf Stufe { $row }
 }
cliff-told-ladder = { $name } legt eine Leiter an, { $row ->
    [0] am Fuß
   *[other] auf Stufe { $row }
 }
cliff-told-zipline = { $name } spannt eine Seilrutsche, { $row ->
    [0] am Fuß
   *[other] auf Stufe { $row }
 }
cliff-told-cave = { $name } legt eine Höhle, { $row ->
    [0] am Fuß
   *[other] auf Stufe { $row }
 }
cliff-told-starts = { $name } verlässt den Boden
cliff-told-up = { $name } steigt auf Stufe { $row }
cliff-told-down = { $name } steigt ab, { $row ->
    [0] an den Fuß
   *[other] auf Stufe { $row }
 }
cliff-told-aside = { $name } geht zur Seite, { $row ->
    [0] am Fuß
   *[other] auf Stufe { $row }
 }
cliff-told-set-place = { $name } ist { $row ->
    [0] am Fuß
   *[other] auf Stufe { $row }
 } (korrigiert)
cliff-told-set-below = { $name } ist unter dem Fuß (korrigiert)
cliff-told-set-bag = { $count ->
    [0] Der Rucksack von { $name } ist leer
   *[other] Im Rucksack von { $name }: { $tokens }
 } (korrigiert)
cliff-total-summits = { $count ->
    [0] Gipfel
    [one] Gipfel: { $who }
   *[other] Gipfel: { $who }
 }
cliff-record = Die höchste Stufe: { $name }

## Ausrüstung
cliff-carabiner = Karabiner
cliff-ladder = Leiter
cliff-zipline = Seilrutsche
cliff-ice-axe = Eispickel
cliff-crampons = Steigeisen
cliff-cave-map = Höhlenplan

## Aufbau
cliff-way = Was hält Tablée fest?
cliff-way-wall = Die ganze Wand
cliff-way-light = Ganz einfach
cliff-way-wall-about = Schritte, Marken, Höhlen und Stürze
cliff-way-light-about = Plättchen und Stürze, am Ende die Höhen
cliff-youngest = Wer am jüngsten ist, beginnt
cliff-bags = Die Rucksäcke
cliff-bags-last = Wie zuletzt
cliff-fill-bags = { $full } von { $all } voll
cliff-bag-full = Der Rucksack ist voll.
cliff-bag-wants = { $count ->
    [one] Noch eine Marke, auch zweimal dieselbe.
   *[other] Noch { $count } Marken, auch mehrere einer Sorte.
 }
cliff-goes-on-wall = Kommen an die Wand
cliff-stays-in-bag = Bleiben im Rucksack
cliff-missing = { $count ->
    [one] { $name } fehlt noch eine Marke
   *[other] { $name } fehlen noch { $count } Marken
 }
cliff-start = Los geht’s!
cliff-heaps-set = Plättchen jedes Stapels zählen
cliff-heaps-are = Plättchen je Stapel: { $one }, { $two } und { $three }
cliff-heaps-title = Die Plättchen eurer Schachtel
cliff-heaps-hint = Das Heft nennt nur die Summe, { $all }. Wenn ihr sie zählt, zeigt Tablée jeden Stapel.
cliff-heap = Stapel { $n }
cliff-heaps-none = Nicht zählen
cliff-step-tiles = Plättchen, in drei Stapeln
cliff-step-tiles-how = hinten 1, 2 und 3, verdeckt
cliff-step-tiles-counted = { $one } im Stapel 1, { $two } im Stapel 2, { $three } im Stapel 3
cliff-step-tokens = Marken, in sechs Stapeln
cliff-step-tokens-how = { $each } von jeder Sorte, offen
cliff-step-bags = Marken, in den Rucksäcken
cliff-step-bags-how = { $each } je Rucksack, für alle sichtbar
cliff-step-climbers = { $count ->
    [one] Kletterer, unter dem Fuß
   *[other] Kletterer, unter dem Fuß
 }
cliff-step-climbers-how = { $name } beginnt

## Der Zug
cliff-about = { $name } ist dran, { $count ->
    [0] kein Plättchen mehr
    [one] noch ein Plättchen
   *[other] noch { $count } Plättchen
 }
cliff-turn = Jetzt { $name }
cliff-foot = Fuß
cliff-below = unter dem Fuß
cliff-at-foot = am Fuß
cliff-at-row = auf Stufe { $row }
cliff-hint-foot = { $place }: ein Plättchen am Fuß antippen
cliff-hint-arrow = { $place } · ein Pfeil zählt auch das Plättchen
cliff-hint-drawn = { $place } · legen, ausrüsten, klettern
cliff-hint-stepped = { $place } · der Schritt ist getan
cliff-hint-zipline = { $place }, Seilrutsche: jedes Plättchen auf gleicher Höhe oder tiefer
cliff-hint-cave = { $place }, Höhle und Plan: ein Schritt zur nächsten Höhle
cliff-step-draw = Ziehen
cliff-step-lay = Legen
cliff-step-equip = Ausrüsten
cliff-step-climb = Klettern
cliff-phone-draw = 1. Ziehen
cliff-phone-climb = 4. Klettern
cliff-phone-next = Fertig
cliff-tiles = { $count ->
    [one] Plättchen
   *[other] Plättchen
 }
cliff-tiles-of = { $count ->
    [one] Plättchen von 60
   *[other] Plättchen von 60
 }
cliff-heaps-order = Stapel 1, dann 2, dann 3
cliff-heap-now = { $count ->
    [one] Stapel { $n }, noch eins
   *[other] Stapel { $n }, noch { $count }
 }
cliff-all-bags = Alle Rucksäcke
cliff-back-to-wall = Zurück zur Wand
cliff-fall = Sturz!
cliff-cave = Höhle
cliff-equip = Ausrüsten
cliff-stay = Bleibt
cliff-finish = Ende der Partie
cliff-where-cave = Wo liegt die Höhle? Höchstens auf Stufe { $row }.
cliff-where-token = { $token }: das Plättchen antippen, das ausgerüstet wird.

## Was das Plättchen verlangt
cliff-demands = Das Plättchen verlangt
cliff-asks-ice-axe-yes = Eispickel: { $name } hat einen im Rucksack und darf hin.
cliff-asks-ice-axe-no = Eispickel: { $name } hat keinen und darf nicht hin.
cliff-asks-crampons-yes = Steigeisen: { $name } hat sie im Rucksack und darf hin.
cliff-asks-crampons-no = Steigeisen: { $name } hat keine und darf nicht hin.
cliff-asks-ladder-yes = Leiter: { $name } hat eine zum Anlegen; danach dürfen alle hin.
cliff-asks-ladder-no = Leiter: { $name } hat keine mehr; das Plättchen braucht eine.
cliff-asks-danger = Gefahr: Niemand darf hin, mit keiner Ausrüstung.

## Sturz
cliff-falls-held = Ein Karabiner hält { $name }
cliff-falls-caught = { $name } stürzt bis zu einem Karabiner
cliff-falls-to-foot = { $name } stürzt unter den Fuß
cliff-falls-below = { $name } ist schon unter dem Fuß
cliff-from-to = zuerst { $from }, jetzt { $to }
cliff-passed = Stufe { $row }: Da hängt schon { $name }.
cliff-reason-carabiner = { $row ->
    [0] Am Fuß, ein Karabiner
   *[other] Stufe { $row }, ein Karabiner
 }
cliff-reason-taken = aber { $name } hängt schon daran
cliff-reason-free = frei, der erste die Spalte hinunter
cliff-reason-stands = genau hier: keine Bewegung
cliff-reason-foot = Kein freier Karabiner
cliff-reason-foot-why = weiter unten in der Spalte: zurück nach ganz unten
cliff-reason-below = Schon ganz unten
cliff-reason-below-why = das Plättchen kommt beiseite
cliff-rests = { $name } klettert in diesem Zug nicht mehr, auch nicht mit der Seilrutsche, darf aber noch die Wand ausrüsten.

## Ende
cliff-over = Ende der Partie
cliff-result = { $count ->
    [one] { $row ->
        [-1] { $names } gewinnt, unter dem Fuß
        [0] { $names } gewinnt, am Fuß
       *[other] { $names } gewinnt, auf Stufe { $row }
     }
   *[other] { $row ->
        [-1] { $names } gewinnen gemeinsam, unter dem Fuß
        [0] { $names } gewinnen gemeinsam, am Fuß
       *[other] { $names } gewinnen gemeinsam, auf Stufe { $row }
     }
 }
cliff-won = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } gewinnen gemeinsam
 }
cliff-won-many = { $count } gewinnen gemeinsam
cliff-silent = Zum Gleichstand schweigt das Heft: Der Sieg wird geteilt. Tippt auf einen Namen, wenn eure Runde anders entscheidet.
cliff-silent-decided = Von der Runde entschieden. Noch einmal antippen, um zu teilen.
cliff-heights-title = Der Aufstieg, Zug für Zug
cliff-stands = { $count ->
    [0] Kein Plättchen mehr
    [one] Noch ein Plättchen
   *[other] Noch { $count } Plättchen
 }

## Ganz einfach
cliff-light-tile = Plättchen
cliff-light-fell = { $name } stürzt zum ersten freien Karabiner, sonst unter den Fuß.
cliff-then = dann { $name }
cliff-to-light = Ganz einfach
cliff-to-wall = Die ganze Wand
cliff-heights-ask = Wer ist auf welcher Stufe?
cliff-heights-how = Der Fuß zählt 0. Unter dem Fuß: –
cliff-told-bag-unknown = Der Rucksack von { $name } wird nicht mitgezählt

## Berichtigen
cliff-correct = { $name } korrigieren
cliff-correct-place = { $place } · das richtige Plättchen antippen, oder die Marken im Rucksack
cliff-below-are = { $names }: unter dem Fuß

## Tasten
cliff-key-step = Ein Schritt
cliff-key-enter = Ziehen, hier ablegen oder weiter
cliff-key-draw = Ziehen
cliff-key-fall = Sturz!
cliff-key-cave = Eine Höhle legen
cliff-key-equip = Ausrüsten
cliff-key-cancel = Zurücklegen
cliff-key-way = Ganz einfach oder die ganze Wand
cliff-key-tile = Plättchen
cliff-key-heights = Die Höhen
cliff-key-height = Eine Stufe mehr oder weniger
cliff-key-climber = Wer anders
cliff-key-done = Fertig

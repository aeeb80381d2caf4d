ants-name = Ameisen
ants-short = Ameisen
ants-tagline = Stiche, Königinnen und fünfzehn Blattläuse.

## Erinnerungen
ants-told-round = Runde { $round }
ants-told-plus = Plus: { $names }
ants-told-minus = Minus: { $names }
ants-told-queens = Königinnen: { $names }
ants-told-ladybugs = { $count ->
    [one] ein Marienkäfer
   *[other] { $count } Marienkäfer
 }
ants-told-trick = { $name } macht den Stich
ants-total-aphids = { $count ->
    [one] Blattlaus gewonnen
   *[other] Blattläuse gewonnen
 }
ants-record = Die meisten Blattläuse in einer Partie: { $name }

## Aufbau
ants-alone = Jeder für sich
ants-in-teams = In Teams
ants-youngest = Wer ist am jüngsten?
ants-zero = Unter null
ants-zero-floor = Nie unter null
ants-zero-below = Auch unter null
ants-zero-silent = Das Heft schweigt; für Tablée ist bei null Schluss.
ants-your-cards = Eure Karten
ants-your-cards-tap = zum Ändern antippen
ants-your-cards-how = Wählt die Farben, die auf euren Karten gedruckt sind. Das Symbol bleibt, die Farbe wechselt.
ants-paint-red = rot
ants-paint-blue = blau
ants-paint-yellow = gelb
ants-paint-green = grün
ants-paint-purple = lila
ants-paint-orange = orange
ants-paint-pink = rosa
ants-paint-turquoise = türkis
ants-paint-brown = braun
ants-paint-grey = grau
ants-start = Erste Runde
ants-step-deck = Karten, gemischt
ants-step-deck-how = alle Ameisen und { $ladybugs } Marienkäfer
ants-step-deal = Karten für jeden
ants-step-deal-how = alles wird verteilt
ants-step-ghost = Karten für den Geist, verdeckt
ants-step-ghost-right = rechts von { $name } (am jüngsten); später wechselt er die Seite
ants-step-heaps = Stapel mit Zielen, verdeckt
ants-step-heaps-how = Plus auf der einen Seite, Minus auf der anderen
ants-step-goals = Ziele aufgedeckt
ants-step-goals-how = das oberste von jedem Stapel
ants-step-aphids = die Blattläuse, in Reichweite
ants-step-aphids-how = 3 je Ziel, 1 weniger je Marienkäfer
ants-step-opens = { $name } spielt aus
ants-step-opens-how = danach, wer den Stich gewinnt
ants-step-ghost-opens = der Geist spielt aus
ants-ghost-right = Der Geist liegt rechts
ants-ghost-left = Der Geist liegt links
ants-ghost-whose = von { $name } (am jüngsten)
ants-ghost-right-short = rechts
ants-ghost-left-short = links
ants-ghost-moves = In jeder Runde wechselt sein Stapel die Seite.
ants-clockwise = dann im Uhrzeigersinn
ants-in-rounds = { $rounds } Runden, Partner gegenüber

## Der Tisch
ants-ghost = Der Geist
ants-round = Runde { $round }
ants-about-round = Runde { $round }, zu { $players ->
    [2] zweit
    [3] dritt
   *[other] viert
 }
ants-about-correct = Runde { $round } korrigieren, zu { $players ->
    [2] zweit
    [3] dritt
   *[other] viert
 }
ants-about-trick = Stichrichter, Runde { $round }, zu { $players ->
    [2] zweit
    [3] dritt
   *[other] viert
 }
ants-about-end = Ende nach { $round } Runden, zu { $players ->
    [2] zweit
    [3] dritt
   *[other] viert
 }
ants-to-fifteen = Bis fünfzehn
ants-team-rounds = Runde { $done } von { $all }
ants-was-is = { $was } wird { $is }
ants-opens = { $name } spielt aus
ants-judge = Stichrichter
ants-rounds = Runden
ants-count = Runde zählen

## Zählen
ants-count-title = Was habt ihr gesammelt?
ants-plus = Plus
ants-minus = Minus
ants-queens = Königinnen
ants-ladybugs = Käfer
ants-plus-low = Plusfarbe
ants-minus-low = Minusfarbe
ants-queens-low = Königinnen
ants-ladybugs-low = Marienkäfer
ants-out-of = von 15
ants-of = { $sum } von { $all }
ants-which-plus = Die Plusfarbe?
ants-which-minus = Die Minusfarbe?
ants-which-hint = wie auf der Karte
ants-whose = { $name }, { $what }
ants-fills-in = { $name } bekommt den Rest
ants-left = noch { $left } übrig
ants-note = Runde werten
ants-keys-number = Eine Zahl oder Farbe eingeben
ants-keys-clear = Löschen
ants-keys-step = Von Feld zu Feld
ants-too-much = { $left ->
    [0] Es sind keine mehr übrig.
   *[other] Nur noch { $left } übrig.
 }
ants-missing-plus = Wählt die Plusfarbe.
ants-missing-minus = Wählt die Minusfarbe.
ants-missing-counts = { $count ->
    [1] Eine Zahl fehlt noch.
   *[other] { $count } Zahlen fehlen noch.
 }
ants-missing-sum = { $what }: { $sum } von { $all }, das geht nicht auf.

## Wer bekommt was
ants-ruling-title = Wer bekommt was?
ants-took-plus = { $names }, { $count ->
    [1] eine Karte
   *[other] { $count } Karten
 }{ $players ->
    [1] {""}
   *[other] , Gleichstand
 }
ants-took-minus = { $names }, { $count ->
    [0] keine Karte
    [1] eine Karte
   *[other] { $count } Karten
 }{ $players ->
    [1] {""}
   *[other] , Gleichstand
 }
ants-took-queens = { $names }, { $count ->
    [1] eine Königin
   *[other] { $count } Königinnen
 }{ $players ->
    [1] {""}
   *[other] , Gleichstand
 }
ants-took-ladybugs = { $name } −{ $count }
ants-nobody-most = Niemand hat welche: Niemand bekommt etwas.
ants-floor-title = Bei null
ants-floor = Tiefer geht es nicht: { $names }.
ants-silent = das Heft schweigt
ants-next-round = Nächste Runde
ants-see-end = Die Rangliste

## Die Runden
ants-rounds-title = Die Runden
ants-rounds-how = Tippt auf eine Runde, um sie zu korrigieren: Alles danach wird neu gerechnet.
ants-correct-title = Runde korrigieren
ants-correct = Runde korrigieren
ants-correct-short = Korrigieren
ants-leave-old = So lassen

## Der Stichrichter
ants-trick-title = Tippt die Karten der Reihe nach an
ants-trick-how = Tippt die Karten in der Reihenfolge an, in der sie liegen. Vertippt? Tippt auf die gelegte Karte, dann geht sie zurück.
ants-whose-card = { $name } legt
ants-ghost-plays = Der Geist legt
ants-to-count = Zurück zum Zählen
ants-takes-trick = macht den Stich
ants-nobody = Niemand
ants-takes-nobody = Niemand macht den Stich
ants-against = gegen
ants-next-trick = Nächster Stich
ants-decide = Doch anders
ants-decide-close = So lassen
ants-decide-title = Der Tisch entscheidet
ants-decided = Der Tisch hat anders entschieden.
ants-rule = Die Regel
ants-clear = Das Heft ist hier eindeutig.
ants-open-chapter = Kapitel öffnen
ants-silent-here = Hier schweigt das Heft
ants-remembered = Eure Wahl gilt für die ganze Partie.
ants-reads-tablee = so liest Tablée die Regel
ants-then = dann { $name }
ants-then-ghost = dann der Geist
ants-then-nobody = dann niemand
ants-reads-queen = Die Königin gewinnt
ants-reads-first-queen = Die erste Königin gewinnt
ants-reads-ant = Die stärkste Karte gewinnt
ants-reads-first = Die zuerst gespielte gewinnt
ants-reads-opener = Wer ausgespielt hat, bekommt ihn
ants-reads-nobody = Niemand bekommt ihn
ants-rule-strongest = Die stärkste Soldatin macht den Stich.
ants-rule-first-soldier = Bei Gleichstand gewinnt die zuerst gespielte Soldatin.
ants-rule-first-ninja = Die Ninja schlägt alle Soldatinnen; bei mehreren gewinnt die zuerst gespielte.
ants-rule-queen-own-colour = Der ganze Stich hat die Farbe der Königin: Er gehört ihr.
ants-rule-queen-one-below = Die Königin gibt der stärksten ihrer Farbe 1 dazu, und das genügt.
ants-rule-queen-too-low = Die Königin gibt ihrer Farbe 1 dazu, aber das genügt nicht.
ants-rule-queen-two-ninjas = Die Königin gibt ihrer Ninja 1 dazu und zieht an der anderen vorbei.
ants-rule-queen-equal = Die Königin bringt ihre Farbe vor die gleich starke.
ants-rule-queen-ahead = Die Farbe der Königin liegt schon vorn.
ants-rule-queen-alone = Die Königin hat keine Ameise, der sie helfen kann.
ants-rule-only-ladybugs = Ein Marienkäfer gewinnt nie.
ants-open-equal = Zwei gleich starke Ameisen und eine Königin, die einer davon hilft: Ihr entscheidet.
ants-open-ahead = Die Farbe der Königin ist schon die stärkste: Gewinnt sie oder ihre Ameise?
ants-open-alone = Von der Farbe der Königin liegt weder Soldatin noch Ninja: Ihr entscheidet.
ants-open-several = Mehrere Königinnen könnten den Stich machen: Ihr entscheidet.
ants-open-ladybugs = Nur Marienkäfer: Wem gehören sie?

## Das Ende
ants-win-one = { $names } gewinnt
ants-win-many = { $names } gewinnen
ants-end-fifteen = Fünfzehn Blattläuse sind erreicht: Wer am meisten hat, gewinnt.
ants-end-teams = Vier Runden sind gespielt: Die beste Summe gewinnt.
ants-end-shared = Gleichstand an der Spitze: Der Sieg wird geteilt, denn das Heft schweigt.
ants-plot = Blattläuse, Runde für Runde
ants-result-one = { $names } gewinnt mit { $score } Blattläusen
ants-result-many = { $names } gewinnen mit { $score } Blattläusen

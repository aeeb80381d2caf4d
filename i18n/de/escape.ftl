escape-name = Escape
escape-short = Escape
escape-tagline = Zehn Minuten, bis der Tempel einstürzt.

## Aufbau
escape-difficulty = Schwierigkeit
escape-normal = Normal
escape-advanced = Schwer +3
escape-expert = Profi +6
escape-soundtrack = Tonspur
escape-track-one = Eins
escape-track-two = Zwei
escape-track-random = Zufall
escape-track-surprise = Überraschung
escape-track-gongs = Nur Gongs
escape-track-own = Meine
escape-track-none = Ganz ohne Ton
escape-track-same-cues = Immer zehn Minuten, die Gongs immer zur selben Zeit.
escape-track-first = Erstes Spiel? Tonspur Eins oder gar keine, bis alles sitzt.
escape-track-surprise-about = Zehn Minuten, doch niemand weiß, wann die ersten zwei Gongs kommen.
escape-track-gongs-about = Die Gongs, die Türen, der Einsturz, dazwischen Stille.
escape-track-own-about = Eure eigene Aufnahme, mit ihren Marken.
escape-track-none-about = Die Uhr läuft lautlos: Alles steht auf dem Bildschirm.
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
    [one] Figur und Plättchen
   *[other] Figuren und Plättchen
 }
escape-step-pawns-how = Figur in den Startraum, Plättchen vor sich

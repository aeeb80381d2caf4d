# Tablée, auf Deutsch.

app-name = Tablée

## Orte
place-rules = Regeln
place-history = Partien
place-settings = Einstellungen
place-keys = Tasten
place-licences = Lizenzen
place-setup = Aufbau

## Start
home-question = Was spielen wir heute Abend?
home-free = Noch nicht gespielt
home-resume = Weiter
session-another = Neue Partie
session-review = Rückblick
home-recent = Letzte Partien
home-box = { $players } Spieler · { $minutes } Min.
players-range = { $from } bis { $to }
minutes = { $minutes } Min.

## Tage und Zeiten
weekdays = Montag Dienstag Mittwoch Donnerstag Freitag Samstag Sonntag
months = Januar Februar März April Mai Juni Juli August September Oktober November Dezember
day-today = Heute
day-yesterday = Gestern
date-short = { $day }. { $month }
date-long = { $day }. { $month } { $year }
time-of-day = { $hour }:{ $minute } Uhr
day-and-time = { $day }, { $time }
table-of-today = Die Runde von heute
table-of-yesterday = Die Runde von gestern
table-of-weekday = Die Runde vom { $name }
table-of-month = { $vowel ->
    [yes] Die Runde vom { $name }
   *[no] Die Runde vom { $name }
 }
table-of-old = Die Runde von einst

## Die Runde
table-title = Die Runde
table-name = Name
table-name-hint = Ein anderer Name
table-left = Nach links
table-right = Nach rechts
table-remove = Entfernen
table-done = Fertig
keyboard-space = Leertaste
keyboard-done = OK
player-number = Spieler { $number }

## Leiste
notice-undone = Rückgängig: { $what }
notice-redone = Wiederholt: { $what }

## Einstellungen
settings-language = Sprache
settings-light = Licht
settings-dark = Dunkel
settings-bright = Hell
settings-system = System
settings-awake = Bildschirm anlassen
settings-awake-when = während einer Partie
settings-text-size = Schriftgröße
settings-percent = { $percent } %
settings-sample = Aa
settings-sample-title = Schlüssel zum Ausgang
settings-sample-text = Noch 5 Edelsteine, bis jemand hinauskann.
settings-music = Musik
settings-effects = Effekte
settings-effects-which = Gongs, Türen, Nebelhorn
settings-seen = Jeder Ton ist auch zu sehen.
settings-small = Kleine Töne
settings-small-which = Spiel für Spiel; die Tonspur von Escape bleibt
settings-gong = Gong ausprobieren
settings-files = Wo die Dateien sind
settings-files-memory = nirgends: Es wird nichts behalten
settings-export = Alle Partien exportieren
settings-export-forms = JSON oder CSV
settings-licences-which = Schriften, Bilder, Töne
settings-version = Tablée { $version } · ohne Konto, ohne Netz
settings-fullscreen = Vollbild
settings-fullscreen-leave = Vollbild verlassen

## Tasten
keys-undo = Rückgängig
keys-redo = Wiederholen
keys-back = Zurück
keys-fullscreen = Vollbild
keys-rules = Regeln
keys-games = Ein Spiel öffnen
keys-size = Schrift größer, kleiner
keys-history = Partien
keys-settings = Einstellungen
keys-steps = Ein Schritt einer alten Partie, zurück oder weiter
keys-next-game = Die alte Partie davor, die danach
keys-focus = Von Knopf zu Knopf
keys-press = Den gewählten Knopf drücken
keys-list = Diese Liste
keys-hint = Alles geht auch mit dem Finger.
key-space = Leertaste
key-esc = Esc
key-shift = Umschalt
key-ctrl = Strg
key-tab = Tab
key-enter = Eingabe
key-backspace = Rücktaste
key-delete = Entf

## Regeln
rules-missing = Diese Regeln sind in dieser Sprache noch nicht geschrieben.

## Partien
history-empty = Noch keine Partie
history-empty-how = Jede mit Tablée gespielte Partie bleibt hier, Zug um Zug.
history-count = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
 }, { $evenings ->
    [one] { $evenings } Abend
   *[other] { $evenings } Abende
 }
history-games = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
 }
history-all = Alle Spiele
history-all-short = Alle
history-unfinished = abgebrochen
history-start = Alles ist aufgebaut
history-step = Schritt { $step } von { $all }
history-see-end = Das Ende ansehen
history-trade = Exportieren, importieren
history-totals = Summen und Rekorde
history-total-games = { $count ->
    [one] Partie
   *[other] Partien
 }
history-total-evenings = { $count ->
    [one] Abend
   *[other] Abende
 }
history-total-hours = { $count ->
    [one] Stunde gespielt
   *[other] Stunden gespielt
 }
history-total-minutes = { $count ->
    [one] Minute gespielt
   *[other] Minuten gespielt
 }
history-won-of = { $won }/{ $played }
history-wins = { $count ->
    [0] Siege
    [one] Sieg: { $who }
   *[other] Siege: { $who }
 }
history-winners = { $count ->
    [one] { $count } gewinnt
   *[other] { $count } gewinnen
 }
history-reading = Partien werden gelesen …
history-none-match = Nichts gefunden
history-none-match-how = Keine Partie mit diesem Spiel und diesen Leuten.
history-clear = Alles zeigen
history-delete = Diese Partie löschen
history-deleted = Partie gelöscht. Hier tippen, um sie zurückzuholen.
history-unfinished-count = { $count ->
    [one] Die abgebrochene Partie mitzählen
   *[other] Auch die { $count } abgebrochenen Partien mitzählen
 }

## Hinaus und herein
exchange-out = Exportieren
exchange-where = Dateien kommen nach { $folder }
exchange-where-page = Die Datei kommt in die Downloads des Browsers.
exchange-this = Diese Partie
exchange-json = JSON, für ein anderes Tablet
exchange-csv = CSV, für eine Tabelle
exchange-done = { $count ->
    [one] Eine Partie steht in { $file }
   *[other] { $count } Partien stehen in { $file }
 }
exchange-failed = Das hat nicht geklappt: { $reason }
exchange-in = Importieren
exchange-in-how = Kopiert die .jsonl-Datei des anderen Tablets in die Downloads, oder steckt einen Stick ein; sie erscheint hier. Nichts wird ersetzt, nichts doppelt genommen.
exchange-in-how-page = Wählt die .jsonl-Datei des anderen Tablets. Nichts wird ersetzt, nichts doppelt genommen.
exchange-none = Keine Datei mit Partien gefunden.
exchange-unreadable = Dieser Ordner lässt sich nicht lesen.
exchange-look = Noch einmal suchen
exchange-choose = Datei wählen
exchange-taken = { $added ->
    [0] Keine neue Partie
    [one] Eine Partie dazugekommen
   *[other] { $added } Partien dazugekommen
 }{ $already ->
    [0] .
    [one] , eine war schon da.
   *[other] , { $already } waren schon da.
 }
exchange-more = Und { $count ->
    [one] ein weiteres Problem.
   *[other] { $count } weitere Probleme.
 }
exchange-no-game = { $file }, Zeile { $line }: keine Partie, ausgelassen.{ $detail }
exchange-line = { $file }, Zeile { $line }: beschädigt, ausgelassen.{ $detail }
exchange-setup = { $file }, Zeile { $line }: unmöglicher Aufbau, die Partie ist ausgelassen.{ $detail }
exchange-disk = { $file }, Zeile { $line }: Die Partie konnte nicht gesichert werden. { $detail }

## Lizenzen
licences-fonts = Schriften
licences-fonts-text = Atkinson Hyperlegible Next, Young Serif und Barlow Condensed, unter der SIL Open Font License, Version 1.1.
licences-art = Bilder
licences-art-text = Alle für Tablée gezeichnet, unter der MIT- oder Apache-2.0-Lizenz.
licences-sounds = Töne
licences-sounds-text = Alle für Tablée gemacht, unter der MIT- oder Apache-2.0-Lizenz: Instrumente aus FluidR3 GM (Frank Wen) und MuseScore General (S. Christian Collins), MIT; Aufnahmen aus Sonic Pi, CC0; Stimmen von Kokoro (Apache 2.0, nach SIWIS, CC BY 4.0) und Thorsten (Apache 2.0).
licences-code = Programm
licences-code-text = Tablée steht unter der MIT- oder Apache-2.0-Lizenz. Die Oberfläche ist mit iced (MIT) gemacht.
licences-games = Die Spiele
licences-games-text = Namen und Regeln der Spiele gehören ihren Autoren und Verlagen. Tablée begleitet die Schachteln, die ihr besitzt, und ersetzt keine.
licences-crates = Bibliotheken
licences-crates-text = Diese freien Bibliotheken sind Teil des Programms. Die Texte ihrer Lizenzen liegen ihm bei, in der Datei third-party.txt.

## Hinweise
banner-read-only = Hier kann nichts geschrieben werden: Die Partie geht weiter, wird aber nicht behalten. ({ $reason })
banner-not-saved = Die letzten Züge sind noch nicht gesichert: { $reason }
banner-closing = Die letzten Züge sind nicht gesichert ({ $reason }): Wer jetzt schließt, verliert sie.
banner-stay = Bleiben
banner-close-anyway = Trotzdem schließen
banner-lost = Ein Teil dieser Partie konnte nicht gesichert werden: { $reason }
banner-set-aside = Eine beschädigte Datei wurde beiseitegelegt: { $file }
banner-kept = Jemand anders hat die Datei einer Partie geändert: Was hier gespielt wurde, liegt in { $file }
banner-crashed = Tablée ist beim letzten Mal abgebrochen. Die Partien sind alle da; die Ursache steht in { $file }
banner-in-use = Diese Partie ist in einem anderen Fenster offen: Hier kann man nur zusehen.
banner-short-file = Datei beiseite
banner-short-not-saved = Noch nicht gesichert
banner-short-in-use = Nur zum Zusehen
banner-short-no-sound = Kein Ton
banner-short-crashed = War abgestürzt
banner-dismiss = Verstanden
rules-search = Ein Wort suchen
rules-page-of = { $section }, { $page } von { $pages }
rules-without-typing = Ohne zu tippen
rules-found = Gefunden

## Aufbau
setup-on-table = Auf den Tisch, { $players ->
    [1] allein
    [2] zu zweit
    [3] zu dritt
    [4] zu viert
    [5] zu fünft
   *[other] zu sechst
 }
setup-progress = { $done } von { $all }
setup-draw-lots = Auslosen
setup-list = Schachtel: Was kommt heraus?
setup-choices = Auswahl

## Was die Platte sagt
store-in-use = ein anderes Fenster schreibt sie
store-not-found = die Datei ist verschwunden
store-damaged = die Datei ist beschädigt
store-changed = die Datei hat sich inzwischen geändert
store-read-only = der Ordner ist schreibgeschützt
store-full = die Platte ist voll
store-slow = die Platte antwortet nicht
store-io = die Platte meldet einen Fehler
store-not-open = die Partie ist nicht zum Schreiben geöffnet
store-not-a-line = es lässt sich nicht als eine Zeile schreiben

## Überall
why = Warum?
again = Noch einmal
list-and = { $first } und { $last }
banner-no-sound = Kein Tongerät: Alles ist zu sehen, nichts zu hören.
banner-sound-lost = Der Ton ist weg: Die Partie geht weiter, er kommt von selbst zurück.
banner-sound-damaged = Eine Tondatei lässt sich nicht abspielen.
banner-without-sound = Ohne Ton weiter
banner-retry = Noch einmal versuchen
place-music = Musik
place-downloads = Downloads
place-own-folder = Eigener Ordner

## Korrekturen
notice-correction-undone = Korrektur zurückgenommen: Alles ist wie vorher.
notice-corrected = Korrigiert; der Rest ist neu gerechnet.
notice-corrected-ended = { $count ->
    [1] Korrigiert: Die Partie endet früher, und was danach kam, zählt nicht mehr.
   *[other] Korrigiert: Die Partie endet früher, und die { $count } Einträge danach zählen nicht mehr.
 }
notice-corrected-refused = Korrigiert, aber vor „{ $step }“ ist Schluss: { $reason } Rückgängig stellt alles wieder her.
entries-title = Einträge
entries-how = Tippt auf eine Zeile, um sie zu korrigieren: Alles danach wird neu gerechnet.
entries-instead = In Wirklichkeit:
entries-no-other = Etwas anderes war in diesem Moment nicht möglich.
entries-correct = Korrigieren

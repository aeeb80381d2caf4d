# Tablée, in English.

app-name = Tablée

## Places
place-rules = Rules
place-history = Games
place-settings = Settings
place-keys = Keyboard keys
place-licences = Licences
place-setup = Setting up

## Home
home-question = What shall we play tonight?
home-free = Not played yet
home-resume = Resume
session-another = New game
session-review = Look back
home-recent = Latest games
home-box = { $players } players · { $minutes } min
players-range = { $from } to { $to }
minutes = { $minutes } min

## Days and times
weekdays = Monday Tuesday Wednesday Thursday Friday Saturday Sunday
months = January February March April May June July August September October November December
day-today = Today
day-yesterday = Yesterday
date-short = { $day } { $month }
date-long = { $day } { $month } { $year }
time-of-day = { $hour }:{ $minute }
day-and-time = { $day }, { $time }
table-of-today = Today’s table
table-of-yesterday = Yesterday’s table
table-of-weekday = { $name }’s table
table-of-month = { $vowel ->
    [yes] { $name }’s table
   *[no] { $name }’s table
 }
table-of-old = The table of old

## The table
table-title = The table
table-name = Name
table-name-hint = Another name
table-left = Further left
table-right = Further right
table-remove = Remove
table-done = Done
keyboard-space = space
keyboard-done = OK
player-number = Player { $number }

## Bar
notice-undone = Undone: { $what }
notice-redone = Redone: { $what }

## Settings
settings-language = Language
settings-light = Light
settings-dark = Dark
settings-bright = Light
settings-system = System
settings-awake = Keep the screen on
settings-awake-when = during a game
settings-text-size = Text size
settings-percent = { $percent }%
settings-sample = Aa
settings-sample-title = keys to get out
settings-sample-text = 5 more jewels before anyone can leave.
settings-music = Music
settings-effects = Effects
settings-effects-which = gongs, doors, foghorn
settings-seen = Every sound is seen on the screen too.
settings-small = Small sounds
settings-small-which = game by game; Escape’s soundtrack stays
settings-gong = Try the gong
settings-files = Where the files are
settings-files-memory = nowhere: nothing is kept
settings-export = Export all games
settings-export-forms = JSON or CSV
settings-licences-which = fonts, drawings, sounds
settings-version = Tablée { $version } · no account, no network
settings-fullscreen = Full screen
settings-fullscreen-leave = Leave full screen

## Keys
keys-undo = Undo
keys-redo = Redo
keys-back = Back
keys-fullscreen = Full screen
keys-rules = Rules
keys-games = Open a game
keys-size = Larger, smaller text
keys-history = Games
keys-settings = Settings
keys-steps = A step of a kept game, back or on
keys-next-game = The kept game before, the one after
keys-focus = From button to button
keys-press = Press the chosen button
keys-list = This list
keys-hint = Everything can be done by finger too.
key-space = Space
key-esc = Esc
key-shift = Shift
key-ctrl = Ctrl
key-tab = Tab
key-enter = Enter
key-backspace = Backspace
key-delete = Delete

## Rules
rules-missing = These rules have not been written in this language yet.

## Games
history-empty = No game yet
history-empty-how = Every game played with Tablée is kept here, move by move.
history-count = { $games ->
    [one] { $games } game
   *[other] { $games } games
 }, { $evenings ->
    [one] { $evenings } evening
   *[other] { $evenings } evenings
 }
history-games = { $games ->
    [one] { $games } game
   *[other] { $games } games
 }
history-all = All games
history-all-short = All
history-unfinished = unfinished
history-start = Everything is set up
history-step = Step { $step } of { $all }
history-see-end = See the end
history-trade = Export, import
history-totals = Totals and records
history-total-games = { $count ->
    [one] game
   *[other] games
 }
history-total-evenings = { $count ->
    [one] evening
   *[other] evenings
 }
history-total-hours = { $count ->
    [one] hour of play
   *[other] hours of play
 }
history-total-minutes = { $count ->
    [one] minute of play
   *[other] minutes of play
 }
history-won-of = { $won }/{ $played }
history-wins = { $count ->
    [0] wins
    [one] win: { $who }
   *[other] wins: { $who }
 }
history-winners = { $count ->
    [one] { $count } wins
   *[other] { $count } win
 }
history-reading = Reading the games…
history-none-match = Nothing matches
history-none-match-how = No game on record has this box and these players.
history-clear = Show all
history-delete = Delete this game
history-deleted = Game deleted. Tap here to put it back.
history-unfinished-count = { $count ->
    [one] Also count the unfinished game
   *[other] Also count the { $count } unfinished games
 }

## Out and in
exchange-out = Export
exchange-where = Files go to { $folder }
exchange-where-page = The file goes to the browser’s downloads.
exchange-this = This game
exchange-json = JSON, for another tablet
exchange-csv = CSV, for a spreadsheet
exchange-done = { $count ->
    [one] One game is written to { $file }
   *[other] { $count } games are written to { $file }
 }
exchange-failed = That did not work: { $reason }
exchange-in = Import
exchange-in-how = Copy the other tablet’s .jsonl file to Downloads, or plug in a stick; it appears here. Nothing is replaced, nothing is taken twice.
exchange-in-how-page = Choose the other tablet’s .jsonl file. Nothing is replaced, nothing is taken twice.
exchange-none = No file of games found.
exchange-unreadable = This folder cannot be read.
exchange-look = Look again
exchange-choose = Choose a file
exchange-taken = { $added ->
    [0] No new game
    [one] One game added
   *[other] { $added } games added
 }{ $already ->
    [0] .
    [one] , one was here already.
   *[other] , { $already } were here already.
 }
exchange-more = And { $count ->
    [one] one more problem.
   *[other] { $count } more problems.
 }
exchange-no-game = { $file }, line { $line }: not a game, left out.{ $detail }
exchange-line = { $file }, line { $line }: damaged, left out.{ $detail }
exchange-setup = { $file }, line { $line }: an impossible setup, the game is left out.{ $detail }
exchange-disk = { $file }, line { $line }: the disk refused this game. { $detail }

## Licences
licences-fonts = Fonts
licences-fonts-text = Atkinson Hyperlegible Next, Young Serif and Barlow Condensed, under the SIL Open Font Licence, version 1.1.
licences-art = Drawings
licences-art-text = All drawn for Tablée, under the MIT or Apache 2.0 licence.
licences-sounds = Sounds
licences-sounds-text = All made for Tablée, under the MIT or Apache 2.0 licence: instruments of FluidR3 GM (Frank Wen) and MuseScore General (S. Christian Collins), MIT; samples of Sonic Pi, CC0; voices of Kokoro (Apache 2.0, after SIWIS, CC BY 4.0) and Thorsten (Apache 2.0).
licences-code = Program
licences-code-text = Tablée is under the MIT or Apache 2.0 licence. Its interface is made with iced (MIT).
licences-games = The games
licences-games-text = The names and rules of the games belong to their authors and publishers. Tablée goes with the boxes you own; it replaces none of them.
licences-crates = Libraries
licences-crates-text = These free libraries are part of the program. The texts of their licences come with it, in the file third-party.txt.

## Banners
banner-read-only = Nothing can be written here: the game goes on, but it will not be kept. ({ $reason })
banner-not-saved = The latest moves are not kept yet: { $reason }
banner-closing = The latest moves are not kept ({ $reason }): closing now loses them.
banner-stay = Stay
banner-close-anyway = Close anyway
banner-lost = Part of this game could not be kept: { $reason }
banner-set-aside = A damaged file was set aside: { $file }
banner-kept = Somebody else changed the file of a game: what was played here is kept in { $file }
banner-crashed = Tablée stopped suddenly last time. The games are all there; the cause is in { $file }
banner-in-use = This game is open in another window: here you can only watch.
banner-short-file = File set aside
banner-short-not-saved = Not saved yet
banner-short-in-use = Watching only
banner-short-no-sound = No sound
banner-short-crashed = Stopped suddenly
banner-dismiss = Got it
rules-search = Look for a word
rules-page-of = { $section }, { $page } of { $pages }
rules-without-typing = Without typing
rules-found = Found

## Setting up
setup-on-table = On the table, for { $players ->
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
   *[other] six
 }
setup-progress = { $done } of { $all }
setup-draw-lots = Draw lots
setup-list = The box: what to take out
setup-choices = The choices

## What the disk says
store-in-use = another window is writing it
store-not-found = the file is gone
store-damaged = the file is damaged
store-changed = the file has changed meanwhile
store-read-only = the folder is read-only
store-full = the disk is full
store-slow = the disk does not answer
store-io = the disk reports an error
store-not-open = the game is not open for writing
store-not-a-line = it cannot be written as one line

## Everywhere
why = Why?
again = Play again
list-and = { $first } and { $last }
banner-no-sound = No audio device: everything is shown, nothing is heard.
banner-sound-lost = The sound is gone: the game goes on, and it will come back by itself.
banner-sound-damaged = A sound file cannot be played.
banner-without-sound = Go on without
banner-retry = Try again
place-music = Music
place-downloads = Downloads
place-own-folder = Home folder

## Corrections
notice-correction-undone = Correction undone: all is as before.
notice-corrected = Corrected; the rest is worked out again.
notice-corrected-ended = { $count ->
    [1] Corrected: the game ends earlier, and what followed no longer counts.
   *[other] Corrected: the game ends earlier, and the { $count } entries that followed no longer count.
 }
notice-corrected-refused = Corrected, but it stops before “{ $step }”: { $reason } Undo brings everything back.
entries-title = Entries
entries-how = Tap a line to correct it; everything after it is worked out again.
entries-instead = It really was:
entries-no-other = Nothing else was possible at that moment.
entries-correct = Correct

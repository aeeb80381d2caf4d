escape-name = Escape
escape-short = Escape
escape-tagline = Ten minutes before the temple comes down.

## Memories
escape-told-activate = { $jewels ->
    [one] One jewel goes to a room
   *[other] { $jewels } jewels go to a room
 }
escape-told-destiny = Nudge of destiny: one jewel comes back to the reserve
escape-told-door-nobody = The door slams, everybody is back
escape-told-door = The door slams: { $count ->
    [one] { $names } loses a die
   *[other] { $names } lose a die each
 }
escape-told-escape = { $name } leaves the temple
escape-told-escape-gives = { $name } leaves and gives a die to { $to }
escape-told-collapse = The temple collapses
escape-told-door-no-die = The door slams: { $count ->
    [one] { $names } has no die left to lose
   *[other] { $names } have no die left to lose
 }
escape-told-set-dice = Corrected: { $dice ->
    [0] { $name } has no die left
    [one] { $name } has one die
   *[other] { $name } has { $dice } dice
 }
escape-told-set-jewels = Corrected: { $reserve ->
    [0] no jewel
    [one] one jewel
   *[other] { $reserve } jewels
 } in reserve, { $beside } beside it
escape-told-dice = { $count ->
    [one] die
   *[other] dice
 }
escape-told-jewels = { $count ->
    [one] jewel
   *[other] jewels
 }
escape-told-keys = { $count ->
    [one] key
   *[other] keys
 }
escape-brief-lost = lost
escape-total-normal = won, normal difficulty
escape-total-advanced = won, advanced difficulty
escape-total-expert = won, expert difficulty
escape-total-jewels = { $count ->
    [one] jewel activated
   *[other] jewels activated
 }
escape-record = The fastest escape: { $names }

## Setting up
escape-difficulty = Difficulty
escape-normal = Normal
escape-advanced = Advanced +3
escape-expert = Expert +6
escape-soundtrack = Soundtrack
escape-track-one = Track 1
escape-track-two = Track 2
escape-track-random = At random
escape-track-surprise = Surprise
escape-track-gongs = Gongs only
escape-track-none = No sound
escape-track-same-cues = Always ten minutes, the gongs always at the same moments.
escape-track-first = First game? Track 1, or no sound, while you learn.
escape-track-surprise-about = Ten minutes, but nobody knows when the first two gongs will sound.
escape-track-gongs-about = The gongs, the doors, the collapse, and silence in between.
escape-track-none-about = The clock runs without a sound: everything is on the screen.
escape-spoken-countdown = Spoken countdown
escape-spoken-countdown-about = A voice says when a minute is left, thirty seconds, then ten to one.
escape-start = Start the ten minutes
escape-step-rooms = rooms without purple mask or treasure
escape-step-rooms-how = { $main } main and { $base } basic rooms; start and exit apart
escape-step-start = start room, in the middle
escape-step-start-how = { $count } rooms drawn at random beside it
escape-step-under = rooms under the pile
escape-step-exit-last = { $others } rooms and the exit, shuffled face down
escape-step-pile = rooms in the pile
escape-step-exit-middle = the exit slipped in about the middle
escape-step-reserve = jewels in the reserve
escape-step-beside = jewels beside it
escape-step-beside-how = for the nudge of destiny
escape-step-dice = dice
escape-step-dice-how = { $each } for each player
escape-step-pawns = { $count ->
    [one] pawn and token
   *[other] pawns and tokens
 }
escape-step-pawns-how = pawn in the start room, token in front of you

## During the game
escape-about-normal = normal
escape-about-advanced = advanced
escape-about-expert = expert
escape-phase-lead-in = Dice in hand
escape-phase-first = First exploration
escape-phase-second = Second exploration
escape-phase-last = Last exploration
escape-phase-gong-1 = First gong
escape-phase-gong-2 = Second gong
escape-phase-gong-3 = Third gong
escape-phase-collapsed = The temple comes down
escape-phase-countdown = { $phase }: { $seconds } s
escape-go = Go!
escape-paused = Paused
escape-pause = Pause
escape-paused-since = Paused since { $time }
escape-back = Back to the start!
escape-to-the-exit = To the exit!
escape-back-price = Not back when the door slams: one die less.
escape-keys-label = Keys
escape-reserve = Reserve
escape-in-reserve = jewels in reserve
escape-keys = { $keys ->
    [one] key to get out
   *[other] keys to get out
 }
escape-jewels-to-go = { $jewels ->
    [one] 1 more jewel before anyone can leave.
   *[other] { $jewels } more jewels before anyone can leave.
 }
escape-able = { $count ->
    [one] { $names } has enough dice!
   *[other] { $names } have enough dice!
 }
escape-all-able = Everyone has enough dice!
escape-out = out
escape-leaves = Leaves
escape-destiny = Nudge of destiny · { $left }
escape-destiny-now = Nudge of destiny: roll all black masks again!
escape-door-who = The door has slammed! Who was not back?
escape-door-nobody = Nobody
escape-door-lose = { $count ->
    [one] { $names } loses a die
   *[other] { $names } lose a die each
 }
escape-give-who = { $name } is out! Who gets one of their dice?
escape-give-short = Who gets a die?
escape-give-nobody = No die given
escape-give-to = A die for { $name }
escape-set-dice = How many dice does { $name } have?
escape-set-reserve = In reserve
escape-set-beside = Beside it
escape-press-pause = Stop the clock, start it again
escape-press-jewels = Activate 1, 2 or 3 jewels
escape-press-destiny = Nudge of destiny
escape-press-caught = Who was not back
escape-press-give = Who gets the die
escape-press-done = Confirm the answer
escape-stands-clock = { $time } to go
escape-stands-keys = { $keys ->
    [one] 1 key to get out
   *[other] { $keys } keys to get out
 }
escape-result-won = All out, { $time } before the end
escape-result-lost = { $inside ->
    [one] One person under the stones
   *[other] { $inside } people under the stones
 }

## End
escape-won-title = { $players ->
    [one] Out!
   *[other] All out!
}
escape-won-before = before the temple came down
escape-lost-title = The temple wins
escape-inside-time = enough dice, out of time
escape-inside-dice = { $count ->
    [one] one die short
   *[other] { $count } dice short
}
escape-nearly-time = { $people ->
    [one] { $names } had enough dice: only time was missing.
   *[other] { $names } had enough dice: only time was missing.
 }
escape-nearly-jewels = { $count ->
    [one] One more jewel
   *[other] { $count } more jewels
 }, and { $people ->
    [one] { $names } would have had enough dice.
   *[other] { $names } would have had enough dice.
 }
escape-again-easier = Easier
escape-again-harder = Harder
escape-gave = gives { $name } a die
escape-figure-jewels = { $count ->
    [one] jewel activated
   *[other] jewels activated
 }
escape-figure-dice = { $count ->
    [one] die lost
   *[other] dice lost
 }
escape-figure-destiny = { $count ->
    [one] nudge of destiny
   *[other] nudges of destiny
 }
escape-plot = The reserve, minute by minute
escape-listen = Hear the rules
escape-listen-stop = Stop the voice
escape-listen-title = The rules in two minutes

## A recording of one's own
escape-track-own = My own
escape-preview = Listen
escape-preview-stop = Stop
escape-own-title = My soundtrack
escape-own-choose = Choose a recording
escape-own-formats = Ogg, MP3, FLAC or WAV
escape-own-first = Choose a recording first.
escape-own-marked = marked
escape-own-unmarked = not marked
escape-own-partly = { $count } of 7 marks
escape-own-about-marked = The clock, the gongs, the doors and the end follow the recording.
escape-own-about-unmarked = Without marks the recording plays and Tablée’s clock decides: gongs at { $first }, { $second } and { $third }.
escape-own-short = The recording ends at { $time }; after that, silence.
escape-own-gongs = Tablée’s gongs over it
escape-own-keep = Keep on this device
escape-own-keep-on = The recording will be here next time.
escape-own-keep-off = Otherwise it has to be chosen again next time; its marks stay.
escape-own-keep-refused = The browser has no room to keep it.
escape-own-mark = Set the marks
escape-own-edit = Change the marks
escape-own-other = Another file
escape-own-forget = Remove the marks
escape-own-restore = Put the marks back
escape-own-marks = The marks
escape-own-tab-listen = Listen
escape-own-tab-step = Steps
escape-own-hint = Start listening; at every signal that you hear, tap the large button.
escape-own-now = Here: { $mark }
escape-own-done = Done
escape-own-play = Listen
escape-own-of = of { $length }
escape-own-seconds = { $seconds } s
escape-own-moment = { $clock }.{ $tenth }
escape-own-by-ten = 10 s
escape-own-by-one = 1 s
escape-own-by-tenth = 0.1 s
escape-own-unset = not set yet
escape-own-hear = Listen
escape-own-clear = Remove
escape-own-mark-shout = the shout
escape-own-mark-gong-1 = first gong
escape-own-mark-door-1 = first door
escape-own-mark-gong-2 = second gong
escape-own-mark-door-2 = second door
escape-own-mark-gong-3 = third gong
escape-own-mark-end = collapse
escape-own-places = Where is the recording?
escape-own-last-folder = { $name }, as last time
escape-own-empty = Nothing to listen to here
escape-own-empty-how = This folder has neither folders nor Ogg, MP3, FLAC or WAV files.
escape-own-unreadable = This folder stays closed
escape-own-unreadable-how = It cannot be read: it is protected, or its drive is gone.
escape-own-reading = One moment…
escape-own-opening = Opening the file: { $percent }%
escape-own-page = { $page } of { $pages }
escape-own-missing = The recording cannot be found: the file was moved, or its drive removed.
escape-own-denied = The recording is protected and cannot be read.
escape-own-unknown = This is no Ogg, MP3, FLAC or WAV file that can be played.
escape-own-damaged = The recording is damaged and cannot be played.
escape-own-cut = The recording stops too early: its end is missing.
escape-own-brief-missing = The recording cannot be found.
escape-own-brief-denied = The recording is protected.
escape-own-brief-unknown = This file cannot be played.
escape-own-brief-damaged = The recording is damaged.
escape-own-brief-cut = The recording’s end is missing.
escape-own-clock-goes-on = The clock goes on.

escape-name = Escape
escape-short = Escape
escape-tagline = Ten minutes before the temple comes down.

## Memories
escape-told-activate = { $jewels ->
    [one] One jewel goes to a room
   *[other] { $jewels } jewels go to a room
 }
escape-told-destiny = Nudge of destiny: one jewel comes back to the reserve
escape-told-door-nobody = The door slams, nobody is outside
escape-told-door = The door slams: { $count ->
    [one] { $names } loses a die
   *[other] { $names } lose a die each
 }
escape-told-escape = { $name } leaves the temple
escape-told-escape-gives = { $name } leaves and gives a die to { $to }
escape-told-collapse = The temple collapses
escape-told-dice = dice
escape-told-jewels = jewels
escape-told-keys = keys
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
escape-track-one = One
escape-track-two = Two
escape-track-random = At random
escape-track-surprise = Surprise
escape-track-gongs = Gongs only
escape-track-none = No sound
escape-track-same-cues = Always ten minutes, the gongs always at the same moments.
escape-track-first = First game? Soundtrack One, or none, while you learn.
escape-track-surprise-about = Ten minutes, but nobody knows when the first two gongs will sound.
escape-track-gongs-about = The gongs, the doors, the collapse, and silence in between.
escape-track-none-about = The clock runs without a sound: everything is on the screen.
escape-start = Start the ten minutes
escape-step-rooms = rooms without purple mask or treasure
escape-step-rooms-how = { $main } main and { $base } base rooms; start and exit apart
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
escape-about-one = Soundtrack One
escape-about-two = Soundtrack Two
escape-about-normal = normal
escape-about-advanced = advanced
escape-about-expert = expert
escape-phase-lead-in = Dice in hand
escape-phase-first = First exploration
escape-phase-second = Second exploration
escape-phase-last = Last exploration
escape-phase-gong-1 = First gong
escape-phase-gong-2 = Second gong
escape-phase-gong-3 = To the exit!
escape-phase-collapsed = The temple comes down
escape-paused = Paused
escape-pause = Pause
escape-resume = Resume
escape-seconds = seconds
escape-back = Back to the start!
escape-back-price = Outside when the door slams: one die less.
escape-time = Time
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
escape-leaves = Out
escape-destiny = Nudge of destiny · { $left }
escape-door = The door has slammed
escape-door-who = Who was outside?
escape-door-hint = Tap those who were not in the start room. No hurry: the clock keeps running.
escape-door-nobody = Nobody
escape-door-lose = { $count ->
    [one] { $names } loses a die
   *[other] { $names } lose a die
 }
escape-is-out = { $name } is out!
escape-give-who = Who gets one of their dice?
escape-give-nobody = Without giving a die
escape-give-to = A die for { $name }
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
escape-won = Won
escape-won-title = All out!
escape-won-before = before the temple came down
escape-lost = Lost
escape-lost-title = The temple wins
escape-lost-why = { $count ->
    [one] { $names } was still inside, with { $jewels } jewels in reserve.
   *[other] { $names } were still inside, with { $jewels } jewels in reserve.
 }
escape-still-inside = still inside
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

escape-name = Escape
escape-short = Escape
escape-tagline = Ten minutes before the temple comes down.

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
escape-track-own = My own
escape-track-none = No sound at all
escape-track-same-cues = Always ten minutes, the gongs always at the same moments.
escape-track-first = First game? Soundtrack One, or none, while you learn.
escape-track-surprise-about = Ten minutes, but nobody knows when the first two gongs will sound.
escape-track-gongs-about = The gongs, the doors, the collapse, and silence in between.
escape-track-own-about = Your own recording, with its marks.
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

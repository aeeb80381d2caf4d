ants-name = Ants
ants-short = Ants
ants-tagline = Tricks, queens and fifteen aphids.

## Memories
ants-told-round = Round { $round }
ants-told-plus = Plus: { $names }
ants-told-minus = Minus: { $names }
ants-told-queens = Queens: { $names }
ants-told-ladybugs = { $count ->
    [one] one ladybug
   *[other] { $count } ladybugs
 }
ants-told-trick = { $name } takes the trick
ants-total-aphids = { $count ->
    [one] aphid won
   *[other] aphids won
 }
ants-record = Most aphids in one game: { $name }

## Setting up
ants-alone = Everyone for themselves
ants-in-teams = In teams
ants-youngest = Who is the youngest?
ants-zero = Below zero
ants-zero-floor = Never below zero
ants-zero-below = Below zero is allowed
ants-zero-silent = The booklet is silent; Tablée stops at zero.
ants-your-cards = Your cards
ants-your-cards-tap = tap to change
ants-your-cards-how = Choose the colours that are printed on your cards. The symbol stays, the colour changes.
ants-paint-red = red
ants-paint-blue = blue
ants-paint-yellow = yellow
ants-paint-green = green
ants-paint-purple = purple
ants-paint-orange = orange
ants-paint-pink = pink
ants-paint-turquoise = turquoise
ants-paint-brown = brown
ants-paint-grey = grey
ants-start = First round
ants-step-deck = cards, shuffled
ants-step-deck-how = all the ants and { $ladybugs } ladybugs
ants-step-deal = cards to each
ants-step-deal-how = everything is dealt
ants-step-ghost = cards for the Ghost, face down
ants-step-ghost-right = on the right of the youngest, { $name }; it changes sides later
ants-step-heaps = piles of objectives, face down
ants-step-heaps-how = Plus on one side, Minus on the other
ants-step-goals = objectives turned face up
ants-step-goals-how = the top one of each pile
ants-step-aphids = the aphids, within reach
ants-step-aphids-how = 3 per objective, 1 less per ladybug
ants-step-opens = { $name } leads
ants-step-opens-how = then whoever wins a trick
ants-step-ghost-opens = the Ghost leads
ants-ghost-right = The Ghost is on the right
ants-ghost-left = The Ghost is on the left
ants-ghost-whose = of the youngest, { $name }
ants-ghost-right-short = right
ants-ghost-left-short = left
ants-ghost-moves = The pile changes sides every round.
ants-clockwise = then clockwise
ants-in-rounds = { $rounds } rounds, partners face each other

## The table
ants-ghost = The Ghost
ants-round = Round { $round }
ants-about-round = Round { $round }, { $players ->
    [2] two players
    [3] three players
   *[other] four players
 }
ants-about-correct = Correcting round { $round }, { $players ->
    [2] two players
    [3] three players
   *[other] four players
 }
ants-about-trick = Trick judge, round { $round }, { $players ->
    [2] two players
    [3] three players
   *[other] four players
 }
ants-about-end = The end after { $round } rounds, { $players ->
    [2] two players
    [3] three players
   *[other] four players
 }
ants-to-fifteen = Up to fifteen
ants-team-rounds = Round { $done } of { $all }
ants-was-is = { $was } becomes { $is }
ants-opens = { $name } leads
ants-judge = Trick judge
ants-rounds = Rounds
ants-count = Count the round

## Counting
ants-count-title = What have you collected?
ants-plus = Plus
ants-minus = Minus
ants-queens = Queens
ants-ladybugs = Ladybugs
ants-plus-low = Plus colour
ants-minus-low = Minus colour
ants-queens-low = queens
ants-ladybugs-low = ladybugs
ants-out-of = of 15
ants-of = { $sum } of { $all }
ants-which-plus = The Plus colour?
ants-which-minus = The Minus colour?
ants-which-hint = as on the card
ants-whose = { $name }, { $what }
ants-fills-in = the rest goes to { $name }
ants-left = { $left } left
ants-note = Score the round
ants-keys-number = Enter a number or a colour
ants-keys-clear = Clear
ants-keys-step = Go from one count to the next
ants-too-much = { $left ->
    [0] There are none left.
   *[other] Only { $left } left.
 }
ants-missing-plus = Choose the Plus colour.
ants-missing-minus = Choose the Minus colour.
ants-missing-counts = { $count ->
    [1] One number is still missing.
   *[other] { $count } numbers are still missing.
 }
ants-missing-sum = { $what }: { $sum } of { $all }, it does not add up.

## Who took what
ants-ruling-title = Who took what?
ants-took-plus = { $names }, { $count ->
    [1] one card
   *[other] { $count } cards
 }{ $players ->
    [1] {""}
   *[other] , a tie
 }
ants-took-minus = { $names }, { $count ->
    [0] no card
    [1] one card
   *[other] { $count } cards
 }{ $players ->
    [1] {""}
   *[other] , a tie
 }
ants-took-queens = { $names }, { $count ->
    [1] one queen
   *[other] { $count } queens
 }{ $players ->
    [1] {""}
   *[other] , a tie
 }
ants-took-ladybugs = { $name } −{ $count }
ants-nobody-most = Nobody has any: nobody scores.
ants-floor-title = At zero
ants-floor = It goes no lower: { $names }.
ants-silent = the booklet is silent
ants-next-round = Next round
ants-see-end = The ranking

## The rounds
ants-rounds-title = The rounds
ants-rounds-how = Tap a round to correct it; everything after it is worked out again.
ants-correct-title = Correct the round
ants-correct = Correct the round
ants-correct-short = Correct
ants-leave-old = Leave as it was

## The trick judge
ants-trick-title = Tap the cards in order
ants-trick-how = Tap the cards in the order they were played. A mistake? Tap the card you laid to take it back.
ants-whose-card = { $name } plays
ants-ghost-plays = The Ghost plays
ants-to-count = Back to the count
ants-takes-trick = takes the trick
ants-nobody = Nobody
ants-takes-nobody = Nobody takes the trick
ants-against = against
ants-next-trick = Next trick
ants-decide = Decide otherwise
ants-decide-close = Leave it
ants-decide-title = The table decides
ants-decided = The table has decided otherwise.
ants-rule = The rule
ants-clear = The booklet is clear here.
ants-open-chapter = Open the chapter
ants-silent-here = The booklet is silent here
ants-remembered = Your choice counts for the whole game.
ants-reads-tablee = that is how Tablée reads the rule
ants-then = then { $name }
ants-then-ghost = then the Ghost
ants-then-nobody = then nobody
ants-reads-queen = The queen wins
ants-reads-first-queen = The first queen wins
ants-reads-ant = The strongest card wins
ants-reads-first = The first one played wins
ants-reads-opener = Whoever led takes it
ants-reads-nobody = Nobody takes it
ants-rule-strongest = The strongest soldier takes the trick.
ants-rule-first-soldier = Between equal soldiers, the first one played wins.
ants-rule-first-ninja = A ninja beats every soldier; if there are several, the first one played wins.
ants-rule-queen-own-colour = The whole trick is in the queen’s colour, so it is hers.
ants-rule-queen-one-below = The queen adds 1 to the strongest of her colour, and that is enough.
ants-rule-queen-too-low = The queen adds 1 to her colour, but that is not enough.
ants-rule-queen-two-ninjas = The queen adds 1 to her ninja, and passes the other.
ants-rule-queen-equal = The queen pushes her colour ahead of its equal.
ants-rule-queen-ahead = The queen’s colour is already ahead.
ants-rule-queen-alone = The queen has no ant to help.
ants-rule-only-ladybugs = A ladybug never wins.
ants-open-equal = Two equally strong ants, and a queen who helps one of them: it is up to you.
ants-open-ahead = The queen’s colour is already the strongest: does she win, or her ant?
ants-open-alone = The queen has no soldier or ninja of her colour to help: it is up to you.
ants-open-several = Several queens could take the trick: it is up to you.
ants-open-ladybugs = Nothing but ladybugs: whose are they?

## The end
ants-win-one = { $names } wins
ants-win-many = { $names } win
ants-end-fifteen = Somebody has fifteen aphids: the highest score wins.
ants-end-teams = Four rounds have been played: the best total wins.
ants-end-shared = A tie at the top: the victory is shared, as the booklet says nothing.
ants-plot = Aphids, round by round
ants-result-one = { $names } wins with { $score } aphids
ants-result-many = { $names } win with { $score } aphids

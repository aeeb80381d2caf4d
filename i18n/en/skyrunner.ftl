skyrunner-name = SkyRunner
skyrunner-short = SkyRunner
skyrunner-tagline = Bid, climb, and mind the ledge.

## Memories
skyrunner-told-bid = bids { $n }
skyrunner-told-surprise = surprise
skyrunner-told-climb = climbs { $n }
skyrunner-told-lost = Lost material on { $target }
skyrunner-told-sabotage = sabotages { $target }
skyrunner-told-hand = { $bids ->
    [one] { $bids } bid
   *[other] { $bids } bids
 }, { $climbs ->
    [one] { $climbs } climb
   *[other] { $climbs } climbs
 }, { $material } material
skyrunner-hand-bids = { $count ->
    [0] no bid
    [one] bid { $values }
   *[other] bids { $values }
 }
skyrunner-hand-climbs = { $count ->
    [0] no climb
    [one] climb { $values }
   *[other] climbs { $values }
 }
skyrunner-hand-material = { $count ->
    [one] one material
   *[other] { $count } materials
 }
skyrunner-hand-lost = { $count ->
    [one] one Lost material
   *[other] { $count } Lost materials
 }
skyrunner-hand-sabotage = { $count ->
    [one] one Sabotage
   *[other] { $count } Sabotages
 }
skyrunner-total-roofs = { $count ->
    [0] roofs reached
    [one] roof reached: { $who }
   *[other] roofs reached: { $who }
 }
skyrunner-record = { $count ->
    [one] turn, the fastest race: { $name }
   *[other] turns, the fastest race: { $name }
 }

## Setup
skyrunner-who-holds = The pile to the youngest
skyrunner-holds = { $name } holds the pile
skyrunner-wall-lanes = lanes on the lower wall
skyrunner-wall-higher = Higher up, turn the walls as you like.
skyrunner-walls-now = Levels: { $low }, { $middle }, { $top }
skyrunner-walls-assumed = Levels assumed: { $low }, { $middle }, { $top }
skyrunner-walls = Levels of your tower
skyrunner-walls-low = Lower part
skyrunner-walls-middle = Middle part
skyrunner-walls-top = Upper part
skyrunner-walls-about = Count the holes of one lane; once is enough. The roof is level { $roof }.
skyrunner-first-turn = First turn
skyrunner-step-wall = lanes on the lower wall
skyrunner-step-wall-how = build the tower; higher up as you like
skyrunner-step-levels-how = build it, then count the holes of one lane: tap here
skyrunner-step-pawns = pawns at the foot of the wall
skyrunner-step-pawns-how = all on the same side
skyrunner-step-bids = bids
skyrunner-step-bids-how = 1 to 8, each their colour
skyrunner-step-surprises = surprises
skyrunner-step-one-each = one each
skyrunner-step-climbs = climbs
skyrunner-step-climbs-how = a 3 and a 4 each
skyrunner-step-material = material cards
skyrunner-step-pile = cards in the pile
skyrunner-step-pile-how = { $climb } climbs, { $material } materials, { $lost } lost, { $sabotage } sabotages, { $fall } falls

## The cards
skyrunner-card-climb = Climb
skyrunner-card-material = Material
skyrunner-card-lost = Lost material
skyrunner-card-sabotage = Sabotage
skyrunner-card-fall = Fall
skyrunner-the-climb = the Climb { $n }
skyrunner-the-material = the Material
skyrunner-the-lost = the Lost material
skyrunner-the-sabotage = the Sabotage
skyrunner-the-fall = the Fall { $n }

## A turn
skyrunner-turn = Turn { $n }
skyrunner-turn-revealed = Turn { $n }, revealed
skyrunner-turn-corrected = Correcting turn { $n }
skyrunner-up = Up for auction
skyrunner-up-turn = up for auction, turn { $n }
skyrunner-up-turn-again = up again, turn { $n }
skyrunner-again-up = Up again
skyrunner-up-again = Up again: { $card }
skyrunner-which-card = Which card is turned up?
skyrunner-pile-refilled = The pile is empty: shuffle the discards. Which card?
skyrunner-climbs-left = { $count ->
    [one] climb in the pile, value unknown
   *[other] climbs in the pile, values unknown
 }
skyrunner-in-all = { $count } in all
skyrunner-fall-bids = Fall: everybody bids
skyrunner-front = What lies in front of each?
skyrunner-spent = dashed: already played; tap a name to correct
skyrunner-spent-short = played
skyrunner-level = { $n ->
    [0] ground
   *[other] level { $n }
 }
skyrunner-level-short = { $n ->
    [0] ground
   *[other] lvl { $n }
 }
skyrunner-waits = { $count ->
    [one] waits
   *[other] wait
 }
skyrunner-reveal = Reveal
skyrunner-entered = { $done } of { $all } cards
skyrunner-of = { $all ->
    [2] of two
    [3] of three
    [4] of four
   *[other] of five
 }
skyrunner-other = Other
skyrunner-which-other = Which card was played?
skyrunner-back = Back
skyrunner-take-away = Take away
skyrunner-levels = Levels
skyrunner-material = Material
skyrunner-against = Against whom?
skyrunner-edge-stops = Without material for the ledge, the pawn stops at level { $n }.
skyrunner-roof-stops = Without material for the roof, the pawn stops at level { $n }.
skyrunner-edge-paid = A ledge on the way: one Material card.
skyrunner-edges-paid = { $count } edges to cross: { $count } Material cards.
skyrunner-edge-roof = Onto the roof: one Material card.
skyrunner-overtake = A pawn is in the way: overtaking it in its lane costs one Material card.
skyrunner-overtake-not = A pawn is in the way: overtaking in its lane needs a Climb of 4 or more.
skyrunner-recover = { $name } takes back the bids
skyrunner-recover-short = { $name }: take back

## The reveal
skyrunner-next = Next turn
skyrunner-keep-next = Keep it, next turn
skyrunner-keep = Keep it
skyrunner-correct = Correct
skyrunner-correct-turn = The cards of turn { $n }
skyrunner-correct-older = An earlier turn
skyrunner-correct-which = Which turn?
skyrunner-correct-player = Whose level or hand?
skyrunner-put-right = Correct this turn
skyrunner-leave-as-was = Leave it as it was
skyrunner-in-hand = Bids and surprise in hand
skyrunner-tab-bids = Bids
skyrunner-tab-cards = Cards
skyrunner-tab-level = Level
skyrunner-tab-story = Story
skyrunner-tab-building = Tower
skyrunner-tab-act = To do
skyrunner-roof = On the roof
skyrunner-head-wins = { $name } takes the card
skyrunner-head-falls = { $name } falls
skyrunner-head-nobody-wins = Nobody takes the card
skyrunner-head-nobody-falls = Nobody falls
skyrunner-from-to = { $from ->
    [0] From the ground to level { $to }.
   *[other] From level { $from } to level { $to }.
 }
skyrunner-up-to-roof = { $from ->
    [0] From the ground to the roof.
   *[other] From level { $from } to the roof.
 }
skyrunner-stays = { $n ->
    [0] Stays on the ground.
   *[other] Stays on level { $n }.
 }
skyrunner-down = { $to ->
    [0] From level { $from } to the ground.
   *[other] From level { $from } to level { $to }.
 }
skyrunner-with-material = { $count ->
    [one] With one Material card.
   *[other] With { $count } Material cards.
 }
skyrunner-line-refilled = A new pile
skyrunner-line-refilled-sub = The old one was empty: the discards are shuffled.
skyrunner-line-cancel = { $name } play { $bid }
skyrunner-line-cancel-sub = { $count ->
    [2] The two bids cancel each other.
   *[other] These bids cancel each other.
 }
skyrunner-line-wins = { $name } wins { $card }
skyrunner-line-wins-sub = The bid of { $bid } is the highest left.
skyrunner-line-lowest = { $name } takes the Fall
skyrunner-line-lowest-sub = The bid of { $bid } is the lowest left.
skyrunner-line-fall-back = The Fall is up again next turn
skyrunner-line-card-back = The card is up again next turn
skyrunner-line-all-cancel = All bids cancelled each other.
skyrunner-line-no-bid = Nobody bid.
skyrunner-line-climbs = { $n ->
    [0] { $name } does not move
   *[other] { $name } climbs { $n }
 }
skyrunner-line-falls = { $name } falls { $n }
skyrunner-line-discards = { $name } loses a Climb { $n }
skyrunner-line-on-ground = On the ground, a climb goes instead.
skyrunner-line-fall-waits = The Fall waits: { $name }
skyrunner-line-fall-waits-sub = On the ground, without a fitting climb.
skyrunner-line-lost = { $name } hits { $target }: Lost material
skyrunner-line-sabotage = { $name } sabotages { $target }
skyrunner-line-lost-one = { $target } discards a Material card.
skyrunner-line-lost-waits = No material: the card waits beside.
skyrunner-line-sabotage-ground = { $target } is on the ground and discards a Climb { $n }.
skyrunner-line-sabotage-waits = On the ground, no climb of 3 or more: the card waits beside.
skyrunner-line-drags = { $count ->
    [one] { $name } is in the way
   *[other] { $name } are in the way
 }
skyrunner-line-drags-sub = Hit by { $faller } in the same lane? Correct the level.
skyrunner-line-waited-lost = The Lost material that waited strikes { $name }
skyrunner-line-waited-sabotage = The Sabotage that waited strikes { $name }
skyrunner-line-waited-fall = The Fall that waited strikes { $name }
skyrunner-line-waited-sub = Both cards are discarded.
skyrunner-line-robs = { $count ->
    [one] { $name } takes a climb by surprise
   *[other] { $name } takes { $count } climbs by surprise
 }
skyrunner-line-robs-sub = { $count ->
    [one] Value: { $values }.
   *[other] Values: { $values }.
 }
skyrunner-line-robs-nothing = { $name } surprises nobody
skyrunner-line-robs-nothing-sub = There is no climb to take.
skyrunner-line-surprises = { $name } play their surprise
skyrunner-line-surprises-sub = The surprises cancel each other.
skyrunner-line-passes = The pile goes to { $name }
skyrunner-line-passes-sub = The neighbour on the left.
skyrunner-line-recovers = { $name } takes back the bids
skyrunner-line-recovers-sub = And the surprise with them.
skyrunner-line-hand = { $name }: hand corrected
skyrunner-line-level = { $n ->
    [0] { $name }: on the ground
   *[other] { $name }: level { $n }
 }
skyrunner-line-level-sub = Corrected by hand.
skyrunner-use-lost = { $name } may use the Lost material at once. Against whom?
skyrunner-use-sabotage = { $name } may use the Sabotage at once. Against whom?
skyrunner-silent = The booklet says nothing.
skyrunner-silent-no-bid = Nobody bid: the booklet says nothing.
skyrunner-silent-fall = All bids on a Fall cancel: the booklet says nothing.
skyrunner-silent-climb = Which climb goes? The booklet says nothing: the lowest.
skyrunner-otherwise = Decide otherwise
skyrunner-otherwise-done = Your table has decided otherwise.

## The roof
skyrunner-over = { $n ->
    [one] The roof in { $n } turn
   *[other] The roof in { $n } turns
 }
skyrunner-finish = End of the game
skyrunner-on-roof = { $name } is on the roof
skyrunner-result = { $name } is on the roof
skyrunner-in-turns = { $n ->
    [one] In { $n } turn.
   *[other] In { $n } turns.
 }
skyrunner-race = The race, turn by turn

## The keyboard
skyrunner-keys-card = The card that is up
skyrunner-keys-bid = Bid
skyrunner-keys-surprise = Play the surprise
skyrunner-keys-other = Play another card
skyrunner-keys-climb = The climb that was played
skyrunner-keys-player = Choose the player
skyrunner-keys-clear = Take the card away
skyrunner-keys-reveal = Reveal
skyrunner-keys-done = Done
skyrunner-keys-next = Go on

cliff-name = Vertical
cliff-short = Vertical
cliff-tagline = Build the cliff while you climb it.

## Memories
cliff-told-tile = { $name } draws a tile
cliff-told-carabiner = { $name } hangs a carabiner, { $row ->
    [0] at the foot
   *[other] on level { $row }
 }
cliff-told-ladder = { $name } sets a ladder, { $row ->
    [0] at the foot
   *[other] on level { $row }
 }
cliff-told-zipline = { $name } strings a zipline, { $row ->
    [0] at the foot
   *[other] on level { $row }
 }
cliff-told-cave = { $name } lays a cave, { $row ->
    [0] at the foot
   *[other] on level { $row }
 }
cliff-told-starts = { $name } leaves the ground
cliff-told-up = { $name } climbs to level { $row }
cliff-told-down = { $name } goes down, { $row ->
    [0] to the foot
   *[other] to level { $row }
 }
cliff-told-aside = { $name } steps aside, { $row ->
    [0] at the foot
   *[other] on level { $row }
 }
cliff-told-set-place = { $name } is { $row ->
    [0] at the foot
   *[other] on level { $row }
 } (corrected)
cliff-told-set-below = { $name } is below the foot (corrected)
cliff-told-set-bag = { $count ->
    [0] { $name }’s bag is empty
   *[other] { $name }’s bag: { $tokens }
 } (corrected)
cliff-total-summits = { $count ->
    [0] summits
    [one] summit: { $who }
   *[other] summits: { $who }
 }
cliff-record = The highest level: { $name }

## Equipment
cliff-carabiner = Carabiner
cliff-ladder = Ladder
cliff-zipline = Zipline
cliff-ice-axe = Ice axe
cliff-crampons = Crampons
cliff-cave-map = Cave map

## Setup
cliff-way = What does Tablée keep track of?
cliff-way-wall = The whole wall
cliff-way-light = The simple way
cliff-way-wall-about = Steps, tokens, caves and falls
cliff-way-light-about = Tiles and falls, heights at the end
cliff-youngest = The youngest starts
cliff-bags = The bags
cliff-bags-last = Same bags again
cliff-fill-bags = { $full } of { $all } full
cliff-bag-full = The bag is full.
cliff-bag-wants = { $count ->
    [one] One more token, repeats allowed.
   *[other] { $count } more tokens, repeats allowed.
 }
cliff-goes-on-wall = Go on the wall
cliff-stays-in-bag = Stay in the bag
cliff-missing = { $count ->
    [one] { $name } still needs one token
   *[other] { $name } still needs { $count } tokens
 }
cliff-start = Let’s climb!
cliff-heaps-set = Count the tiles of each heap
cliff-heaps-are = Tiles per heap: { $one }, { $two } and { $three }
cliff-heaps-title = The tiles of your box
cliff-heaps-hint = The booklet only gives their sum, { $all }. If you count them, Tablée will show each heap.
cliff-heap = Heap { $n }
cliff-heaps-none = Do not count
cliff-step-tiles = tiles, in three heaps
cliff-step-tiles-how = 1, 2 and 3 on the back, face down
cliff-step-tiles-counted = { $one } in heap 1, { $two } in heap 2, { $three } in heap 3
cliff-step-tokens = tokens, in six heaps
cliff-step-tokens-how = { $each } of each kind, face up
cliff-step-bags = tokens, in the bags
cliff-step-bags-how = { $each } per bag, in sight of all
cliff-step-climbers = { $count ->
    [one] climber, below the foot
   *[other] climbers, below the foot
 }
cliff-step-climbers-how = { $name } starts

## The turn
cliff-about = { $name } to play, { $count ->
    [0] no tile left
    [one] one tile left
   *[other] { $count } tiles left
 }
cliff-turn = { $name } now
cliff-foot = foot
cliff-below = below the foot
cliff-at-foot = at the foot
cliff-at-row = on level { $row }
cliff-hint-foot = { $place }: tap a tile of the foot
cliff-hint-arrow = { $place } · an arrow also counts the tile
cliff-hint-drawn = { $place } · lay, equip, climb
cliff-hint-stepped = { $place } · the step is done
cliff-hint-zipline = { $place }, zipline: any tile on this level or below
cliff-hint-cave = { $place }, cave and map: one step to the nearest cave
cliff-step-draw = Draw
cliff-step-lay = Lay
cliff-step-equip = Equip
cliff-step-climb = Climb
cliff-phone-draw = 1. Draw
cliff-phone-climb = 4. Climb
cliff-phone-next = Done
cliff-tiles = { $count ->
    [one] tile
   *[other] tiles
 }
cliff-tiles-of = { $count ->
    [one] tile of 60
   *[other] tiles of 60
 }
cliff-heaps-order = heap 1, then 2, then 3
cliff-heap-now = { $count ->
    [one] heap { $n }, one left
   *[other] heap { $n }, { $count } left
 }
cliff-all-bags = All bags
cliff-back-to-wall = Back to the wall
cliff-fall = Fall!
cliff-cave = Cave
cliff-equip = Equip
cliff-stay = Stays
cliff-finish = End of the game
cliff-where-cave = Where is the cave laid? Level { $row } at most.
cliff-where-token = { $token }: tap the tile to equip.

## What the tile asks
cliff-demands = The tile needs
cliff-asks-ice-axe-yes = Ice axe: { $name } has one in the bag and may go there.
cliff-asks-ice-axe-no = Ice axe: { $name } has none and cannot go there.
cliff-asks-crampons-yes = Crampons: { $name } has them in the bag and may go there.
cliff-asks-crampons-no = Crampons: { $name } has none and cannot go there.
cliff-asks-ladder-yes = Ladder: { $name } has one to hang; then all may pass.
cliff-asks-ladder-no = Ladder: { $name } has none left; the tile needs one.
cliff-asks-danger = Danger: nobody goes there, whatever they carry.

## Fall
cliff-falls-held = A carabiner holds { $name }
cliff-falls-caught = { $name } falls to a carabiner
cliff-falls-to-foot = { $name } falls below the foot
cliff-falls-below = { $name } is below the foot already
cliff-from-to = first { $from }, now { $to }
cliff-passed = Level { $row }: { $name } is there already.
cliff-reason-carabiner = { $row ->
    [0] At the foot, a carabiner
   *[other] Level { $row }, a carabiner
 }
cliff-reason-taken = but { $name } hangs on it already
cliff-reason-free = free, the first one down the column
cliff-reason-stands = right here: no move
cliff-reason-foot = No free carabiner
cliff-reason-foot-why = further down the column: back to the bottom
cliff-reason-below = Already at the very bottom
cliff-reason-below-why = the tile is laid aside
cliff-rests = { $name } does not climb any more this turn, not even by zipline, but may still equip the wall.

## End
cliff-over = End of the game
cliff-result = { $count ->
    [one] { $row ->
        [-1] { $names } wins, below the foot
        [0] { $names } wins, at the foot
       *[other] { $names } wins, on level { $row }
     }
   *[other] { $row ->
        [-1] { $names } win together, below the foot
        [0] { $names } win together, at the foot
       *[other] { $names } win together, on level { $row }
     }
 }
cliff-won = { $count ->
    [one] { $names } wins
   *[other] { $names } win together
 }
cliff-won-many = { $count } win together
cliff-silent = The booklet is silent about ties: the victory is shared. Tap a name if your table decides otherwise.
cliff-silent-decided = Decided by the table. Tap again to share.
cliff-heights-title = The climb, turn by turn
cliff-stands = { $count ->
    [0] No tile left
    [one] One tile left
   *[other] { $count } tiles left
 }

## The simple way
cliff-light-tile = Tile
cliff-light-fell = { $name } falls to the first free carabiner, else below the foot.
cliff-then = then { $name }
cliff-to-light = The simple way
cliff-to-wall = The whole wall
cliff-heights-ask = Who is on which level?
cliff-heights-how = The foot counts 0. Below the foot: –
cliff-told-bag-unknown = { $name }’s bag is not tracked

## Corrections
cliff-correct = Correct { $name }
cliff-correct-place = { $place } · tap the right tile, or the tokens of the bag
cliff-below-are = { $names }: below the foot

## Keys
cliff-key-step = One step
cliff-key-enter = Draw, put it here, or next climber
cliff-key-draw = Draw
cliff-key-fall = Fall!
cliff-key-cave = Lay a cave
cliff-key-equip = Equip
cliff-key-cancel = Put it back
cliff-key-way = The simple way or the whole wall
cliff-key-tile = Tile
cliff-key-heights = The heights
cliff-key-height = One level up or down
cliff-key-climber = Another climber
cliff-key-done = Done

princess-name = The Princess and the Ladders
princess-short = The Princess
princess-tagline = “More!”, “less!”, and not a word besides.

## Memories
princess-told-page = Page { $page }
princess-told-end = The page Fin is turned
princess-told-prince = { $name } is the Prince, for { $princess }
princess-told-ladders = { $cards }: { $sum } for a dungeon of { $dungeon }{ $squires ->
    [0] {""}
    [one] , with one squire
   *[other] , with { $squires } squires
 }{ $page ->
    [broken] , the page was not respected
   *[kept] {""}
 }
princess-told-set-hand = Corrected: { $count ->
    [0] { $name } has no ladder left
   *[other] { $name } holds { $cards }
 }
princess-told-set-squires = Corrected: { $count ->
    [0] no squire is left
    [one] one squire is left
   *[other] { $count } squires are left
 }
princess-told-saved = Saved
princess-told-pages = Pages to play
princess-told-squires = Squires
princess-told-ladders-left = { $count ->
    [one] ladder
   *[other] ladders
 }
princess-told-pages-left = { $count ->
    [one] page
   *[other] pages
 }
princess-told-saved-short = { $count ->
    [one] saved
   *[other] saved
 }
princess-plot = Ladders and pages left
princess-total-standard = won, standard game
princess-total-extreme = won, extreme mode
princess-total-saved = { $count ->
    [one] princess saved
   *[other] princesses saved
 }
princess-record = { $count ->
    [0] The clearest win, with no ladder left: { $names }
    [one] ladder left, the clearest win: { $names }
   *[other] ladders left, the clearest win: { $names }
 }

## Setup
princess-story = Story
princess-standard = Standard
princess-extreme = Extreme
princess-squires = Squires
princess-squires-three = Three
princess-squires-none = None
princess-princesses = Princesses
princess-cast-first = The first four
princess-cast-random = Drawn by lot
princess-cast-chosen = Chosen
princess-draw-cards = Let Tablée draw the cards
princess-swords-missing = Tap each “?”: how many swords on the back of that card?
princess-which-card = Card { $place } of { $all }: how many swords?
princess-prince = The first Prince
princess-help = Prince’s help
princess-help-about = possible heights, for his eyes only
princess-start = Open the book
princess-swords = Swords on the back of her card
princess-named = Her name, if you like
princess-name-hint = Another name
princess-nameless = { $swords ->
    [1] One sword
    [2] Two swords
    [3] Three swords
   *[other] Four swords
 }
princess-step-ladders = ladders
princess-step-ladders-how = 8 for each player, 1 to 8, of one colour
princess-step-princesses = princesses, face down
princess-step-princesses-how = swords, from top to bottom: { $swords }
princess-step-princesses-ask = take them, then say their swords; fewest swords on top
princess-step-book = cards for the book
princess-step-book-how = Début, { $pages } pages at random, Fin
princess-step-dungeons = the dungeons for { $players ->
    [3] three
    [4] four
    [5] five
   *[other] six
 }
princess-step-dungeons-how = only those that show a { $players }, shuffled
princess-step-squires = squires, face up
princess-step-squires-how = beside the piles
princess-step-prince = Prince to begin with
princess-step-prince-how = { $name }; the most mannered of the table, or by lot

## The table
princess-about-round = Round { $round }
princess-about-count = Round { $round }, the count
princess-about-correct = Page { $round }, to be corrected
princess-about-end = The end
princess-to-save = To be saved
princess-to-reveal = To be turned up
princess-dungeon = Dungeon
princess-ladders = Ladders
princess-sees-everyone = Everyone
princess-sees-prince = The Prince
princess-sees-nobody = Nobody
princess-sight-1 = Only the Prince sees the dungeon, everyone sees the ladders.
princess-sight-2 = Everyone sees the dungeon, only the Prince sees the heroes’ ladders. His own stays visible.
princess-sight-3 = Only the Prince sees the dungeon and the heroes’ ladders. His own stays visible.
princess-sight-4 = Only the Prince sees the dungeon, nobody sees the heroes’ ladders. His own stays visible.
princess-book = The book
princess-page-start = Début
princess-page-end = Fin
princess-rounds-with = { $rounds ->
    [one] round before the end, this one
   *[other] rounds before the end, including this one
 }
princess-rounds-left = { $rounds ->
    [one] round before the end
   *[other] rounds before the end
 }
princess-rounds = { $rounds ->
    [one] { $rounds } round before the end
   *[other] { $rounds } rounds before the end
 }
princess-in-hand = Ladders in hand
princess-is-prince = { $name } is Prince
princess-saved-of = { $saved } of { $all } saved
princess-tab-round = Round
princess-tab-book = Book
princess-before = The book is closed
princess-before-about = { $princesses } princesses to save, in { $rounds } rounds at most.
princess-dungeon-covered = Only the Prince looks. It is revealed at the count.
princess-dungeon-which = How high is the dungeon?
princess-out-of-reach = The ladders in hand give { $low } to { $high }: { $height } is no longer possible. The foghorn?
princess-step-1 = Princess
princess-step-1-reveal = Turn up the princess, then the page
princess-step-1-same = The same princess: turn the page
princess-step-2 = Page of the book
princess-step-3 = Dungeon drawn
princess-step-3-now = { $name } draws a dungeon and looks at it in secret
princess-step-3-all = { $name } draws a dungeon and shows it to all
princess-step-4 = Reference ladder
princess-step-4-now = { $name } lays the reference ladder
princess-step-5 = “More!”, “less!”
princess-step-5-all = “More!” or “less!”: each plays face up
princess-step-5-prince = “More!” or “less!”: face down, the Prince looks
princess-step-5-nobody = “More!” or “less!”: face down, for everyone
princess-step-6 = Count
princess-step-6-now = Reveal everything, and count
princess-foghorn = Foghorn
princess-foghorn-short = Horn
princess-help-short = Help
princess-foghorn-when = the foghorn, before the heroes play
princess-count = Count
princess-turn = Turn the page
princess-turn-last = Turn the page Fin
princess-back = Back to the round
princess-said = { $heading }: { $about }

## The page
princess-page-ask = What does it ask?
princess-page-ask-how = Tap to write it down.
princess-page-which = What does page { $page } ask?
princess-page-fair = The text of the card decides; this is only a reminder.
princess-page-write = In your own words
princess-asks-gift = A gift!
princess-asks-gift-about = One of the ladders must show one of her two objects.
princess-asks-heroes = A way to play
princess-asks-heroes-about = The heroes play their ladders as the page says.
princess-asks-prince = A trial for the Prince
princess-asks-prince-about = The Prince acts or speaks as the page says.
princess-asks-nothing = Nothing in particular
princess-asks-nothing-about = The page tells its story and demands nothing.
princess-page-unknown = was it followed?
princess-page-is = Page { $page }: { $asks }
princess-respected = Respected
princess-broken = Not respected
princess-wiped = A squire wipes it out

## The count
princess-which-ladder = Which ladder did each one lay?
princess-which-of = { $name }: which ladder?
princess-just = Exact!
princess-just-but-page = The height is right, the page is not
princess-advice-missing = { $missing ->
    [one] One ladder is missing.
   *[other] { $missing } ladders are missing.
 }
princess-advice-dungeon = The dungeon’s height is missing.
princess-advice-saved = Exactly at the window: she is free.
princess-advice-minus = { $off ->
    [one] One rung too many: a squire can take it away.
   *[other] { $off } rungs too many: { $off } squires can take them away.
 }
princess-advice-plus = { $off ->
    [one] One rung short: a squire can add it.
   *[other] { $off } rungs short: { $off } squires can add them.
 }
princess-advice-spends = { $spent ->
    [one] One squire spent
   *[other] { $spent } squires spent
 }, { $left ->
    [0] none will be left.
    [one] one will be left.
   *[other] { $left } will be left.
 }
princess-advice-several = Several in one round? The booklet does not say: you decide.
princess-advice-over = { $off ->
    [one] One rung too many
   *[other] { $off } rungs too many
 }{ $squires ->
    [0] .
   *[other] {""}, and not enough squires.
 }
princess-advice-under = { $off ->
    [one] One rung short
   *[other] { $off } rungs short
 }{ $squires ->
    [0] .
   *[other] {""}, and not enough squires.
 }
princess-advice-page-squire = The page was not respected: she does not come. A squire can wipe out the page.
princess-advice-page = The page was not respected: she does not come.
princess-decide-saved = Saved!
princess-decide-squires = { $spent ->
    [one] Saved with a squire
   *[other] Saved with { $spent } squires
 }
princess-decide-not = Not saved
princess-is-saved = { $name } is saved
princess-not-saved = { $name } stays captive
princess-ruling = { $sum ->
    [one] { $sum } rung
   *[other] { $sum } rungs
 } for a dungeon of { $dungeon }{ $squires ->
    [0] .
    [one] , with a squire.
   *[other] , with { $squires } squires.
 }
princess-ruling-wiped = { $sum ->
    [one] { $sum } rung
   *[other] { $sum } rungs
 } for a dungeon of { $dungeon }; a squire wiped out the page{ $squires ->
    [0] .
    [one] , another counted as a rung.
   *[other] , { $squires } others counted as rungs.
 }
princess-ruling-page = The height was right, but the page was not respected.
princess-foghorn-blown = The foghorn
princess-foghorn-price = A page is lost, no ladder. { $name } stays Prince.

## The help
princess-help-only = For the eyes of { $name } only
princess-help-covered = The heroes look away
princess-help-gives = The heights still possible, the ways to reach them, the best reference ladder.
princess-hold = Keep your finger here
princess-hold-about = Once you lift it, a few seconds are left to choose a height.
princess-cover = Tap to cover
princess-cover-about = { $seconds ->
    [one] The screen is covered in one second.
   *[other] The screen is covered in { $seconds } seconds.
 }
princess-heights = Heights still possible, { $low } to { $high }
princess-heights-about = Above each height, the number of ways
princess-ways = { $ways ->
    [one] way to reach
   *[other] ways to reach
 }
princess-reference = The reference ladder
princess-ways-left = ways that remain
princess-best = The { $card } leaves the most ways open. The other { $heroes ->
    [2] two
    [3] three
    [4] four
   *[other] five
 } must make { $rest }.
princess-best-many = The { $cards } and the { $last } leave the most ways open, equally many.
princess-no-way = No ladder leads there: think of the foghorn.

## The end
princess-won = All saved!
princess-won-about = The king has his daughters back.
princess-lost = The dragon wins
princess-lost-book = The page Fin is turned: the book is over.
princess-lost-ladders = Somebody has no ladder left in hand.
princess-lost-cannot = There are fewer rounds or ladders left than princesses to save: it can no longer be won.
princess-of = { $saved }/{ $all }
princess-fact-pages = { $count ->
    [one] page turned
   *[other] pages turned
 }
princess-fact-squires = { $count ->
    [one] squire left
   *[other] squires left
 }
princess-fact-ladders = { $count ->
    [one] ladder in the smallest hand
   *[other] ladders in the smallest hand
 }
princess-round-ended = Fin
princess-stands = { $saved } of { $all } princesses saved · { $name } is Prince
princess-result-won = All { $all } princesses are saved
princess-result-book = Lost, the book is over: { $saved } of { $all }
princess-result-ladders = Lost, no ladders left: { $saved } of { $all }
princess-result-cannot = Lost, no way to win: { $saved } of { $all }
princess-result-open = { $saved } of { $all }

## Corrections
princess-correct-page = Correct page { $page }
princess-was-foghorn = It was the foghorn
princess-edit-hand = { $name }: tap what is wrong
princess-edit-squires = Squires left

## Keys
princess-keys-enter = Like the big button
princess-keys-back = Back to the round
princess-keys-steps = Step of the round
princess-keys-foghorn = Foghorn, before the heroes play
princess-keys-help = Prince’s help
princess-keys-digits = Ladder or height of the dungeon
princess-keys-move = Next or previous question
princess-keys-page = Page respected, not respected, wiped out
princess-keys-uncover = Uncover or cover the help
princess-keys-heights = Another height

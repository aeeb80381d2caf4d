//! The rules of SkyRunner that decide something.

crate::core::rule_ids! {
    /// Preparation: each gets bids 1 to 8, a surprise, climbs 3 and 4, one material; the rest is the pile
    HANDS = printed "sky.hands";
    /// Preparation: the wall has at least as many lanes as players: 5, 4 or 3
    WALL = printed "sky.wall";
    /// Start of a turn: the holder turns up the top card of the pile, each plays one card face down
    TURN = printed "sky.turn";
    /// Start of a turn: only cards in one's hand can be played; bids and surprise played lie in front of their owner
    HAND_ONLY = printed "sky.hand-only";
    /// Turn: actions in order from the holder of the pile clockwise, then the pile goes to the left
    ORDER = printed "sky.order";
    /// Played cards form the discard; an empty pile is made anew from it
    PILE_REFILL = printed "sky.pile-refill";
    /// Bids: the highest bid wins the card up for auction
    HIGHEST_WINS = printed "sky.highest-wins";
    /// Bids: equal bids cancel each other and do not count
    TIES_CANCEL = printed "sky.ties-cancel";
    /// Bids: all bids cancel: nobody wins, the same card is up again next turn
    CARRIED = printed "sky.carried";
    /// SILENT: nobody bids at all: the card is carried over as when all bids cancel
    NO_BID = silent "sky.no-bid";
    /// SILENT: all bids on a fall cancel: nobody falls, the fall is up again next turn
    FALL_CARRIED = silent "sky.fall-carried";
    /// Bids: bids (and the surprise) come back to hand only once the last bid is spent
    RECOVER = printed "sky.recover";
    /// Surprise: a single surprise takes all climbs played this turn; the climbers still climb
    SURPRISE = printed "sky.surprise";
    /// Surprise: two or more surprises cancel each other, and are spent all the same
    SURPRISES_CANCEL = printed "sky.surprises-cancel";
    /// Climb: up to the value of the card, points not used are lost, the card is discarded
    CLIMB = printed "sky.climb";
    /// Material: played with a climb, one for a ledge or the roof, one to overtake (climb of 4 or more), two for both; discarded
    MATERIAL = printed "sky.material";
    /// Lost: an opponent discards a material
    LOST = printed "sky.lost";
    /// Lost: with no material the card waits beside and takes the next material won
    LOST_WAITS = printed "sky.lost-waits";
    /// Sabotage: an opponent goes down 3 levels, not below the ground
    SABOTAGE = printed "sky.sabotage";
    /// Sabotage: on the ground one discards a climb of 3 or more instead
    SABOTAGE_GROUND = printed "sky.sabotage-ground";
    /// Sabotage: on the ground without such a climb the card waits beside and takes the next fitting climb won
    SABOTAGE_WAITS = printed "sky.sabotage-waits";
    /// SILENT: which climb is discarded on the ground (sabotage or fall): the lowest that fits
    LOWEST_CLIMB = silent "sky.lowest-climb";
    /// Fall: a fall up for auction obliges everybody to play a bid
    FALL_MUST_BID = printed "sky.fall-must-bid";
    /// Fall: the lowest bid falls; equal lowest bids cancel and the next higher falls
    FALL_LOWEST = printed "sky.fall-lowest";
    /// Fall: down 2 or 3 levels as printed, not below the ground, card discarded
    FALL = printed "sky.fall";
    /// Fall: on the ground one discards a climb of at least its value
    FALL_GROUND = printed "sky.fall-ground";
    /// Fall: on the ground without such a climb the card waits beside and takes the next fitting climb won
    FALL_WAITS = printed "sky.fall-waits";
    /// Lost, Sabotage, Fall: a card that waits strikes as soon as a fitting card is won, the oldest first: both are discarded
    WAITING_STRIKES = printed "sky.waiting-strikes";
    /// Lost and Sabotage: may be used at once by who has just won them, or kept for a later turn
    USE_AT_ONCE = printed "sky.use-at-once";
    /// Lost and Sabotage: are used against an opponent, never oneself
    OPPONENT = printed "sky.opponent";
    /// Sabotage and Fall: a pawn landing on another drags it along; levels may be set by hand
    DRAGGED = printed "sky.dragged";
    /// End: the first on the roof wins; the exact number is not needed
    ROOF = printed "sky.roof";
}

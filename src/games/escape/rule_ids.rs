//! The rules of Escape that decide something. The rulebook's sections are named in each line.

crate::core::rule_ids! {
    /// Setup 2: 7, 7, 11, 14, 16 jewels in the reserve for 1 to 5 players, and 2 beside it
    RESERVE = printed "esc.reserve";
    /// Harder: 3 jewels more (advanced) or 6 more (expert), agreed on before the game
    DIFFICULTY = printed "esc.difficulty";
    /// Setup 3: 5 dice each, 7 when alone
    DICE = printed "esc.dice";
    /// Setup 1: the 6 main and 13 base rooms, two beside the start, the exit among the last five (about the middle with one or two players)
    TILES = printed "esc.tiles";
    /// Action 3: activating puts 1, 2 or 3 jewels from the reserve into a room; 2 or 3 only together; a room once only; no more than the reserve holds
    ACTIVATE = printed "esc.activate";
    /// Action 4: to escape one needs as many keys as jewels in the reserve, plus one, all on one's own dice
    KEYS = printed "esc.keys";
    /// Action 4: with fewer dice than keys needed one cannot escape: nobody helps with keys at the exit
    ESCAPE_DICE = printed "esc.escape-dice";
    /// Action 4: who escapes may give one die to an adventurer still inside, who uses it at once
    DIE_GIFT = printed "esc.die-gift";
    /// Action 4 and end: who is out is safe: no door, no die and no second escape concerns them
    OUT_IS_OUT = printed "esc.out-is-out";
    /// Action 5: a nudge of destiny moves a jewel from beside into the reserve and frees all black masks; unanimous; twice a game
    DESTINY = printed "esc.destiny";
    /// Harder: expert forbids the nudge of destiny
    DESTINY_EXPERT = printed "esc.destiny-expert";
    /// Soundtrack: two countdowns end with a slamming door, the third with the collapse
    DOORS = printed "esc.doors";
    /// Soundtrack: who is not in the start room when the door slams loses a die for the rest of the game
    LOST_DIE = printed "esc.lost-die";
    /// End: after ten minutes the temple collapses; one adventurer still inside and all have lost
    COLLAPSE = printed "esc.collapse";
    /// End: all out before the collapse: all have won
    ALL_OUT = printed "esc.all-out";
}

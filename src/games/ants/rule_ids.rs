//! The rules of the ants' trick-taking game that decide something.

crate::core::rule_ids! {
    /// Contents: the deck: in each of five colours soldiers 2 to 8, a ninja, a queen; 3 ladybugs: counts cannot exceed it and no card is played twice
    DECK = printed "ant.deck";
    /// Set-up: 12 cards each for four, 16 for three
    DEAL = printed "ant.deal";
    /// Two players: three piles of 16, the third is the Ghost, who turns its top card; what it wins is set aside; its pile changes sides each round
    GHOST = printed "ant.ghost";
    /// Course: each in turn plays a stronger card or discards any; the trick ends when all have played
    FOLLOW = printed "ant.follow";
    /// Objectives: most cards of the Plus colour: 3 aphids
    PLUS = printed "ant.plus";
    /// Objectives: fewest cards of the Minus colour (none included): 3 aphids
    MINUS = printed "ant.minus";
    /// Objectives: most queens: 3 aphids
    QUEENS = printed "ant.queens";
    /// Good to know: a tie on an objective gives 3 aphids to each
    TIES_SCORE = printed "ant.ties-score";
    /// SILENT: the most needs at least one card: with none won, nobody has the most (two players, the Ghost has them all)
    MOST_NEEDS_ONE = silent "ant.most-needs-one";
    /// Good to know: each ladybug won costs 1 aphid
    LADYBUG_COST = printed "ant.ladybug-cost";
    /// SILENT: no score sinks under 0 at the end of a round, unless the table plays below zero
    FLOOR = silent "ant.floor";
    /// End: 15 aphids end the game after the round, the highest score wins
    FIFTEEN = printed "ant.fifteen";
    /// SILENT: equal highest scores share the victory
    SHARED_VICTORY = silent "ant.shared-victory";
    /// Teams: partners opposite each other, 4 rounds, the aphids of partners are added
    TEAMS = printed "ant.teams";
    /// Soldier: the strongest soldier wins the trick when no ninja and no queen does
    STRONGEST = printed "ant.strongest";
    /// Soldier: of equal strongest soldiers the first played wins
    FIRST_SOLDIER = printed "ant.first-soldier";
    /// Ninja: strength 9, beats all soldiers; of several the first played wins
    FIRST_NINJA = printed "ant.first-ninja";
    /// Queen: lifts the strongest card of her colour by one
    QUEEN_LIFTS = printed "ant.queen-lifts";
    /// Queen (example 1): all cards of the trick are of her colour: she wins
    QUEEN_OWN_COLOUR = printed "ant.queen-own-colour";
    /// Queen (example 2): strongest of her colour one below the strongest of another: she wins
    QUEEN_ONE_BELOW = printed "ant.queen-one-below";
    /// Queen (example 3): more than one below: she loses the trick
    QUEEN_TOO_LOW = printed "ant.queen-too-low";
    /// Ninja (example 5): two ninjas and a queen of one of their colours: the queen wins
    QUEEN_TWO_NINJAS = printed "ant.queen-two-ninjas";
    /// SILENT: strongest of her colour equals the strongest of another colour (soldiers): she wins
    QUEEN_EQUAL = silent "ant.queen-equal";
    /// SILENT: her colour is already ahead of the other colours: she wins
    QUEEN_AHEAD = silent "ant.queen-ahead";
    /// SILENT: no soldier or ninja of her colour: she wins only if there is no soldier or ninja at all
    QUEEN_ALONE = silent "ant.queen-alone";
    /// SILENT: several queens would take it: the higher lifted strength, then the first played
    SEVERAL_QUEENS = silent "ant.several-queens";
    /// Ladybug: neutral, never wins a trick, may be played at any time
    LADYBUG = printed "ant.ladybug";
    /// SILENT: a trick of nothing but ladybugs is won by nobody
    ONLY_LADYBUGS = silent "ant.only-ladybugs";
}

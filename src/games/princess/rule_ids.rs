//! The rules of La Princesse aux échelles that decide something.

crate::core::rule_ids! {
    /// Setup: each a set of ladders 1 to 8, dungeons for the number of players, 4 princesses by rising swords; first game: Raymondine, Cunégonde, Rapunzel, Plectrude
    SETUP = printed "pri.setup";
    /// Setup: the book is Début on top, 7 story pages, Fin at the bottom
    BOOK = printed "pri.book";
    /// Advanced: extreme mode, 7 princesses and 8 story pages
    EXTREME = printed "pri.extreme";
    /// Princesses: levels 1 to 4 swords, who sees the dungeon and who sees the ladders
    LEVELS = printed "pri.levels";
    /// Round: each round begins with one page turned, and only one: the open round is finished first (round-open); without a page there is no round (no-round)
    TURN_PAGE = printed "pri.turn-page";
    /// Round: the Prince's reference ladder, always visible, then Plus or Moins to each hero; each plays one ladder
    REFERENCE = printed "pri.reference";
    /// End of round: the sum of all ladders, the reference included, is compared with the dungeon; equal saves her
    SUM = printed "pri.sum";
    /// End of round: a sum that differs, more or less, does not save her: the dragon carries her to another dungeon and she stays to be saved
    DIFFERS = printed "pri.differs";
    /// Important: ladders played are spent for the whole game (ladder-used)
    LADDERS_SPENT = printed "pri.ladders-spent";
    /// Squires: three single-use jokers: add 1, take 1 away, or ignore the story page; spent whether or not she is saved (no-squire)
    SQUIRES = printed "pri.squires";
    /// Story pages and gifts: the page's demand must be respected, else she does not come along; only the page just turned counts
    PAGE = printed "pri.page";
    /// Squires: a squire lets the table ignore the story page, to be decided before the round ends
    PAGE_IGNORED = printed "pri.page-ignored";
    /// End of round: the left neighbour becomes Prince
    PRINCE_MOVES = printed "pri.prince-moves";
    /// Foghorn: the Prince breaks off the round before the heroes play: no ladder spent, the Prince stays, a page is lost
    FOGHORN = printed "pri.foghorn";
    /// End: the last princess saved wins the game
    ALL_SAVED = printed "pri.all-saved";
    /// End: the page Fin turned loses the game, and nothing cancels it
    BOOK_ENDS = printed "pri.book-ends";
    /// End: a player without ladders loses the game
    NO_LADDERS = printed "pri.no-ladders";
    /// End: lost when one simply cannot win any more: fewer rounds or fewer ladders in a hand than princesses to save
    CANNOT_WIN = printed "pri.cannot-win";
}

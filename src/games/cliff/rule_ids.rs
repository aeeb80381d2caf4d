//! The rules of Vertical, the cliff, that decide something.

crate::core::rule_ids! {
    /// Preparation: four tokens each of six kinds, repeats allowed, five of a kind in the box; tokens on the wall stay there (not-in-bag)
    BAG = printed "cli.bag";
    /// Preparation: 60 tiles in three heaps 1, 2, 3, drawn in that order
    TILES = printed "cli.tiles";
    /// Turn: first one tile is drawn (draw-first), and only one (already-drew), then laid, then equip, then move
    DRAW = printed "cli.draw";
    /// Turn: one orange token may equip the wall each turn after the draw
    EQUIP = printed "cli.equip";
    /// Turn: the climber moves by one tile, up, down or sideways, or stays (already-moved, too-far)
    STEP = printed "cli.step";
    /// Start: from below the foot one begins on any tile of the foot
    FOOT = printed "cli.foot";
    /// Turn: two climbers are never on the same tile
    ONE_PER_TILE = printed "cli.one-per-tile";
    /// Laying: no tile on a tile already laid: a cave is already there
    TILE_ON_TILE = printed "cli.tile-on-tile";
    /// Fall: the climber drops down the column to the next tile with a carabiner
    FALL = printed "cli.fall";
    /// Fall, carabiner: a climber standing on a carabiner does not move
    CARABINER_HOLDS = printed "cli.carabiner-holds";
    /// Carabiner: one that is already occupied does not hold: down to the next one
    CARABINER_TAKEN = printed "cli.carabiner-taken";
    /// Fall: no carabiner in the column: below the foot
    BELOW_FOOT = printed "cli.below-foot";
    /// Fall: a fall tile is laid aside, not on the wall (no-tile)
    FALL_ASIDE = printed "cli.fall-aside";
    /// Fall: who has drawn a fall goes on climbing in the next turn only, even when held
    REST_AFTER_FALL = printed "cli.rest-after-fall";
    /// Cave: a cave tile is laid at most three rows above the foot or another cave (too-high)
    CAVE_HEIGHT = printed "cli.cave-height";
    /// Cave: the tile drawn this turn is laid once (no-tile)
    CAVE_LAID = printed "cli.cave-laid";
    /// Cave: with the cave map one passes from a cave to the nearest other cave as one's step
    CAVE_MAP = printed "cli.cave-map";
    /// Zipline: from a tile with a zipline to any tile at the same level or lower, gaps included, beside the step
    ZIPLINE = printed "cli.zipline";
    /// Ladder, ice axe, crampons, danger: what one needs to stand on such a tile
    GEAR = printed "cli.gear";
    /// End: after the last tile the highest climber wins; below the foot is lowest
    HIGHEST = printed "cli.highest";
    /// SILENT: equally high climbers share the victory
    SHARED_VICTORY = silent "cli.shared-victory";
}

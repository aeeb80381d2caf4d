//! The list of games: the one place to add the sixth.

pub mod ants;
pub mod because;
pub mod cliff;
pub mod escape;
pub mod princess;
pub mod skyrunner;

use because::RuleId;

/// Every rule that may stand in a `because`, of all games.
///
/// Each is an anchor in the rules text of every language.
pub fn rule_ids() -> impl Iterator<Item = &'static str> {
    [
        escape::because::ALL,
        princess::because::ALL,
        skyrunner::because::ALL,
        ants::because::ALL,
        cliff::because::ALL,
    ]
    .into_iter()
    .flatten()
    .copied()
    .map(RuleId::as_str)
}

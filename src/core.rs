//! Types that everything shares: seats, players, rules, refusals and journals. Pure: no toolkit, no
//! files, no clock.

pub mod chart;
pub(crate) mod codec;
mod file_id;
mod game;
mod icon;
mod inline_list;
mod journal;
pub mod json;
mod language;
mod line;
mod player;
mod refusal;
mod rule;
mod seat;

pub use codec::Codec;
pub use file_id::FileId;
pub use game::{Game, Outcome, Ruled};
pub use icon::Icon;
pub use inline_list::InlineList;
pub use journal::{Journal, Loaded, Note};
pub use language::Language;
pub use line::{Entry, Header, Line, entry_line, header_line};
pub use player::{Player, PlayerColour, shown_name};
pub use refusal::Refusal;
pub(crate) use refusal::{ensure, refusals};
pub use rule::RuleId;
pub(crate) use rule::rule_ids;
pub use seat::Seat;

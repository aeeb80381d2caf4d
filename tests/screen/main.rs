//! Screens without a display: what a tap does, what is shown after it, and what is then in the
//! files.
#![allow(clippy::disallowed_methods, clippy::disallowed_types)]
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod amend;
mod ants;
mod app_fixture;
mod bench;
mod cliff;
mod ends;
mod entries;
mod escape;
mod faults;
mod fit_text;
mod history;
mod keyboard;
mod kit;
mod layout;
mod motion;
mod newcomer;
mod notices;
mod pictures;
mod places;
mod princess;
mod recordings;
mod skyrunner;
mod small;
mod touch;
mod week;

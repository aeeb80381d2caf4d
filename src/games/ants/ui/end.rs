//! The end: who won and why, the ranking, and the aphids round by round.

use super::{Message, Page, Screen};
use crate::core::{Icon, Player};
use crate::games::ants::{rule_ids, words};
use crate::history::names;
use crate::localize::number;
use crate::session::View;
use crate::session::end::{End, Rank, Verdict, end};
use crate::ui::Element;

impl<'a> View<'a, Screen> {
    pub(super) fn end(self) -> Element<'a, Message> {
        let ui = &self.ui;
        let rule = if self.state().is_shared() {
            rule_ids::SHARED_VICTORY
        } else {
            self.goal_rule()
        };
        end(
            self,
            End {
                verdict: self.end_verdict(),
                ranking: self.ranking(),
                facts: Vec::new(),
                chart: ui.t("ants-plot"),
                own: None,
                ways: vec![
                    (None, ui.t("ants-rounds"), Message::Go(Page::Rounds)),
                    (None, ui.t("why"), Message::Why(rule)),
                ],
                again: (ui.t("again"), Message::Again),
            },
        )
    }

    fn end_verdict(self) -> Verdict {
        let ui = &self.ui;
        let seats = words::seats(self.state().winners().unwrap_or_default());
        let names = names(ui.words, self.players(), seats.iter().copied());
        let title = if seats.len() > 1 {
            "ants-win-many"
        } else {
            "ants-win-one"
        };
        let about = if self.state().is_shared() {
            "ants-end-shared"
        } else if self.is_in_teams() {
            "ants-end-teams"
        } else {
            "ants-end-fifteen"
        };
        let best = self.lines().iter().map(|(_, score)| *score).max();
        Verdict {
            is_won: true,
            players: self.players_at(&seats),
            picture: None,
            title: ui.tr(title, &[("names", names.into())]),
            about: ui.t(about),
            figure: Some((number(best.unwrap_or(0)), Some(Icon::Aphid))),
        }
    }

    fn players_at(self, seats: &[usize]) -> Vec<Player> {
        let players = seats.iter().filter_map(|seat| self.players().get(*seat));
        players.cloned().collect()
    }

    /// The seats of each player or pair, and their score.
    fn lines(self) -> Vec<(Vec<usize>, i64)> {
        match self.state().team_scores() {
            Some([first, second]) => vec![(vec![0, 2], first), (vec![1, 3], second)],
            None => {
                let scores = self.state().scores().iter().enumerate();
                scores.map(|(seat, score)| (vec![seat], *score)).collect()
            }
        }
    }

    /// Who came where; equal scores share a place.
    fn ranking(self) -> Vec<Rank<Message>> {
        let mut lines = self.lines();
        lines.sort_by_key(|(_, score)| -score);
        let winners = words::seats(self.state().winners().unwrap_or_default());
        let name = |seat: &usize| self.seat_name(*seat);
        let own = |seat: &usize| number(self.state().scores().get(*seat).copied().unwrap_or(0));
        let sum = |seats: &[usize]| seats.iter().map(own).collect::<Vec<_>>().join(" + ");
        let rank = |(seats, score): &(Vec<usize>, i64)| Rank {
            place: Some(1 + lines.iter().filter(|(_, other)| other > score).count()),
            players: self.players_at(seats),
            name: seats.iter().map(name).collect::<Vec<_>>().join(" · "),
            about: self.is_in_teams().then(|| sum(seats)),
            figure: number(*score),
            is_winner: seats.iter().any(|seat| winners.contains(seat)),
            message: None,
        };
        lines.iter().map(rank).collect()
    }
}

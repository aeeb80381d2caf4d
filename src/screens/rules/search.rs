//! Search across all games: a word is typed, or picked.

use super::block::block;
use super::{Library, Message};
use crate::core::Icon;
use crate::games::GameInfo;
use crate::localize::rulebook::{self, Block, Kind, Place, Voice};
use crate::ui::panel::{outlined, page};
use crate::ui::{Element, Face, Role, TapStyle, Ui, button, icon, tap, typography};
use iced::widget::{column, container, row, space, text, text_input};
use iced::{Alignment, Background, Length, border};

impl Library {
    pub(super) fn field<'a>(&self, ui: &Ui<'_>) -> Element<'a, Message> {
        let colours = ui.colours;
        let accent = ui.accent.accent;
        let input = text_input(&ui.t("rules-search"), &self.search)
            .on_input(Message::Search)
            .size(ui.px(Role::Label).min(26.0))
            .padding([10, 8])
            .style(move |_, _| text_input::Style {
                background: Background::Color(iced::Color::TRANSPARENT),
                border: border::rounded(0),
                icon: colours.ink_soft,
                placeholder: colours.ink_soft,
                value: colours.ink,
                selection: crate::ui::colour::with_alpha(accent, 0.4),
            });
        let clear = (!self.search.is_empty()).then(|| {
            tap(
                ui,
                TapStyle::bare(ui),
                icon::tinted(Icon::Close, 22.0, colours.ink),
            )
            .width(48)
            .height(46)
            .on_press(Message::Clear)
        });
        container(
            row![icon::tinted(Icon::Search, 26.0, colours.ink), input]
                .push(clear)
                .spacing(8)
                .align_y(Alignment::Center),
        )
        .padding([0, 14])
        .style(outlined(colours.raised, colours.line_strong, 2, 16))
        .into()
    }

    pub(super) fn finds<'a>(&'a self, ui: &Ui<'_>) -> Element<'a, Message> {
        let words = rulebook::words(self.language, self.game.name())
            .into_iter()
            .map(|word| {
                button::secondary(ui, None, word.to_owned())
                    .on_press(Message::Search(word.to_owned()))
                    .into()
            })
            .collect::<Vec<_>>();
        let suggestions = column![
            ui.soft(Role::Small, ui.t("rules-without-typing"))
                .font(typography::BOLD),
            row(words).spacing(8).wrap(),
        ]
        .spacing(10);
        if self.search.is_empty() {
            return suggestions.into();
        }
        let head = row![
            ui.text(Role::Heading, ui.t("rules-found"))
                .width(Length::Fill),
            ui.digits(ui.px(Role::MidDigits), self.found.len().to_string()),
        ]
        .align_y(Alignment::Center);
        let turns = (ui.two_panes() && self.found.len() > 1).then(|| self.turns(ui));
        // Where space is short, the matches come first.
        let short = ui.narrow() || ui.large_text();
        let suggestions = (!short || self.found.is_empty()).then_some(suggestions);
        let cards = self
            .found
            .iter()
            .take(40)
            .map(|(game, place)| self.find(ui, game, *place));
        column![head, page(ui, column(cards).spacing(10))]
            .push(turns)
            .push(suggestions)
            .spacing(12)
            .into()
    }

    /// The buttons to the next and previous match.
    fn turns<'a>(&'a self, ui: &Ui<'_>) -> Element<'a, Message> {
        let now = self.find_now();
        let back = now.is_some_and(|now| now > 0);
        let on = now.is_none_or(|now| now + 1 < self.found.len());
        let place = now.map(|now| {
            let args = [("done", (now + 1).into()), ("all", self.found.len().into())];
            ui.soft(Role::Label, ui.tr("setup-progress", &args))
        });
        row![
            button::framed(ui, Icon::Up, back.then_some(Message::Find(false))),
            space::horizontal(),
        ]
        .push(place)
        .push(space::horizontal())
        .push(button::framed(
            ui,
            Icon::Down,
            on.then_some(Message::Find(true)),
        ))
        .align_y(Alignment::Center)
        .into()
    }

    fn find<'a>(
        &'a self,
        ui: &Ui<'_>,
        game: &'static GameInfo,
        place: Place,
    ) -> Element<'a, Message> {
        let Some((_, book)) = self.books.iter().find(|(id, _)| *id == game) else {
            return column![].into();
        };
        let page = book.page(place);
        let accent = game.accent(ui.colours).accent;
        let title = if game == self.game {
            page.title.clone()
        } else {
            format!("{} · {}", ui.t(&game.key("short")), page.title)
        };
        let here = game == self.game && place == self.at;
        let snippet = page.blocks.get(place.block).map(|block| {
            let around = excerpt(&block.text(), &self.search);
            let block = Block {
                kind: Kind::Paragraph,
                anchors: Vec::new(),
                spans: vec![rulebook::Span {
                    text: around,
                    voice: Voice::Plain,
                }],
            };
            self::block(ui, &block, &self.search, true)
        });
        let words = column![
            text(title)
                .size(ui.px(Role::Small))
                .font(typography::BOLD)
                .color(accent)
        ]
        .push(snippet)
        .spacing(2)
        .width(Length::Fill);
        let (edge, width) = if here {
            (accent, 3.0)
        } else {
            (ui.colours.line, 1.0)
        };
        let skin = Face::Raised.skin(ui).edge(edge, width);
        tap(ui, skin.radius(14.0), words)
            .width(Length::Fill)
            .padding([10, 14])
            .on_press(Message::Turn(game, place))
            .into()
    }
}

/// A piece of text around the first match; it begins and ends at a word.
fn excerpt(text: &str, word: &str) -> String {
    const AROUND: usize = 36;
    let folded: Vec<char> = rulebook::fold(text).chars().collect();
    let wanted: Vec<char> = rulebook::fold(word.trim()).chars().collect();
    let at = folded
        .windows(wanted.len().max(1))
        .position(|piece| piece == wanted)
        .unwrap_or(0);
    let chars: Vec<char> = text.chars().collect();
    let is_gap = |place: &usize| {
        chars
            .get(*place)
            .is_some_and(|letter| letter.is_whitespace())
    };
    let from = match at.checked_sub(AROUND) {
        Some(from) => (from..at).find(is_gap).map_or(at, |gap| gap + 1),
        None => 0,
    };
    let end = at + wanted.len();
    let to = if end + AROUND < chars.len() {
        (end..=end + AROUND).rev().find(is_gap).unwrap_or(end)
    } else {
        chars.len()
    };
    let mut out = String::new();
    if from > 0 {
        out.push('…');
    }
    out.extend(&chars[from..to]);
    if to < chars.len() {
        out.push('…');
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_excerpt_surrounds_the_find() {
        let long = "mot ".repeat(40) + "égalité" + &" mot".repeat(40);
        let piece = excerpt(&long, "egalite");
        assert!(piece.contains("égalité"));
        assert!(
            piece.starts_with("…mot ") && piece.ends_with(" mot…"),
            "{piece}"
        );
    }
}

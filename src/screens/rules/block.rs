//! A paragraph of the rules: matches of the search are marked, and so is the answer to a "why?".

use crate::core::Icon;
use crate::localize::rulebook::{self, Block, Kind, Voice};
use crate::ui::panel::{filled, outlined};
use crate::ui::{Element, Role, Ui, icon, typography};
use iced::widget::{column, container, rich_text, row, span, text};
use iced::{Alignment, Background, Font, Length};

/// One paragraph, with matches marked.
pub fn block<'a, Message: Clone + 'a>(
    ui: &Ui<'_>,
    block: &Block,
    search: &str,
    small: bool,
) -> Element<'a, Message> {
    let colours = ui.colours;
    let px = ui.px(if small { Role::Small } else { Role::Body });
    let mark = Background::Color(crate::ui::colour::with_alpha(colours.warning, 0.45));
    let spans = block.spans.iter().flat_map(|piece| {
        let font: Font = match piece.voice {
            Voice::Plain => typography::SANS,
            Voice::Strong => typography::BOLD,
            Voice::Emphasis => typography::ITALIC,
        };
        marked(&piece.text, search)
            .into_iter()
            .map(move |(part, hit)| {
                let piece = span::<(), Font>(part).font(font).color(colours.ink);
                if hit {
                    piece.background(mark).padding([0, 3])
                } else {
                    piece
                }
            })
    });
    let words = rich_text(spans.collect::<Vec<_>>())
        .size(px)
        .line_height(1.4)
        .width(Length::Fill);
    match block.kind {
        Kind::Paragraph => words.into(),
        Kind::Item => row![
            container(text("\u{2022}").size(px).color(ui.accent.accent)).width(18.0),
            words
        ]
        .into(),
        Kind::Silent => silent(ui, words.into()),
    }
}

/// Where the rulebook says nothing: a sign, and the words beside it.
fn silent<'a, Message: 'a>(ui: &Ui<'_>, words: Element<'a, Message>) -> Element<'a, Message> {
    let sign = container(icon::tinted(Icon::Help, 26.0, ui.accent.on_second))
        .center(42.0)
        .style(filled(ui.accent.second, 21));
    row![sign, words]
        .spacing(14)
        .align_y(Alignment::Center)
        .into()
}

/// The paragraph that answers a "why?": framed, with the question above it.
pub fn answer<'a, Message: Clone + 'a>(
    ui: &Ui<'_>,
    paragraph: &Block,
    search: &str,
) -> Element<'a, Message> {
    let accent = ui.accent;
    let asked = row![
        icon::tinted(Icon::Help, 24.0, accent.accent),
        ui.text(Role::Small, ui.t("why"))
            .font(typography::BOLD)
            .color(accent.accent),
    ]
    .spacing(8)
    .align_y(Alignment::Center);
    container(column![asked, block(ui, paragraph, search, false)].spacing(6))
        .padding([14, 18])
        .width(Length::Fill)
        .style(outlined(accent.tint, accent.accent, 3, 16))
        .into()
}

/// Splits a text at its matches, ignoring accents and case.
fn marked(text: &str, search: &str) -> Vec<(String, bool)> {
    let wanted: Vec<char> = rulebook::fold(search.trim()).chars().collect();
    if wanted.is_empty() {
        return vec![(text.to_owned(), false)];
    }
    let chars: Vec<char> = text.chars().collect();
    let folded: Vec<char> = rulebook::fold(text).chars().collect();
    let mut parts = Vec::new();
    let mut plain = String::new();
    let mut at = 0;
    while at < chars.len() {
        if folded[at..].starts_with(&wanted) {
            if !plain.is_empty() {
                parts.push((std::mem::take(&mut plain), false));
            }
            parts.push((chars[at..at + wanted.len()].iter().collect(), true));
            at += wanted.len();
        } else {
            plain.push(chars[at]);
            at += 1;
        }
    }
    if !plain.is_empty() {
        parts.push((plain, false));
    }
    parts
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn finds_are_marked_where_they_stand() {
        let parts = marked("Une Reine, la reine", "reine");
        let hits: Vec<_> = parts
            .iter()
            .filter(|(_, hit)| *hit)
            .map(|(p, _)| p.as_str())
            .collect();
        assert_eq!(hits, ["Reine", "reine"]);
        assert_eq!(parts.concat_text(), "Une Reine, la reine");
    }

    trait Concat {
        fn concat_text(&self) -> String;
    }

    impl Concat for Vec<(String, bool)> {
        fn concat_text(&self) -> String {
            self.iter().map(|(part, _)| part.as_str()).collect()
        }
    }
}

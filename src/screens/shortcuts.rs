//! The list of keys.

use crate::core::Icon;
use crate::games::GameInfo;
use crate::session::{KeysOf, Press};
use crate::ui::bar::{bar, hairline};
use crate::ui::panel::{outlined, page, panel};
use crate::ui::screen_parts::ScreenParts;
use crate::ui::{Element, Role, Ui, by_space, icon, sheet, typography};
use iced::widget::{column, container, row, text};
use iced::{Alignment, Length};

/// A key on a cap: its sign, or the i18n key of its name.
#[derive(Debug, Clone, PartialEq)]
enum Cap {
    Sign(String),
    Named(&'static str),
    /// Drawn, since no embedded font has it.
    Drawn(Icon),
}

/// Keys that do one thing, and the i18n key of what they do.
struct Line {
    caps: Vec<Cap>,
    about: &'static str,
}

fn line(caps: impl IntoIterator<Item = Cap>, about: &'static str) -> Line {
    Line {
        caps: caps.into_iter().collect(),
        about,
    }
}

fn sign(sign: &str) -> Cap {
    Cap::Sign(sign.to_owned())
}

use Cap::{Drawn, Named};

/// The keys that do the same in every game and on most screens.
fn shared() -> Vec<Line> {
    vec![
        line([Named("key-ctrl"), sign("Z")], "keys-undo"),
        line(
            [Named("key-ctrl"), Named("key-shift"), sign("Z")],
            "keys-redo",
        ),
        line([Named("key-esc")], "keys-back"),
        line([Named("key-tab")], "keys-focus"),
        line([Named("key-enter"), Named("key-space")], "keys-press"),
        line([sign("?")], "keys-rules"),
        line([sign("F11")], "keys-fullscreen"),
        line(
            [Named("key-ctrl"), sign("+"), sign("\u{2212}")],
            "keys-size",
        ),
        line([sign("F1")], "keys-list"),
    ]
}

/// The keys of Home and of the history.
fn elsewhere() -> Vec<Line> {
    let last = GameInfo::ALL.len().to_string();
    vec![
        line([sign("1"), sign("…"), Cap::Sign(last)], "keys-games"),
        line([sign("R")], "keys-rules"),
        line([sign("H")], "keys-history"),
        line([sign("S")], "keys-settings"),
        line(
            [Drawn(Icon::ArrowLeft), Drawn(Icon::ArrowRight)],
            "keys-steps",
        ),
        line(
            [Drawn(Icon::ArrowUp), Drawn(Icon::ArrowDown)],
            "keys-next-game",
        ),
    ]
}

/// Keys of a game, with runs of digits shortened to the first and the last.
fn of_game(about: &'static str, keys: &[Press]) -> Line {
    let mut caps: Vec<Cap> = keys.iter().map(|press| cap_of(*press)).collect();
    let is_digit = |cap: &Cap| matches!(cap, Cap::Sign(sign) if sign.parse::<u8>().is_ok());
    let digits = caps.iter().take_while(|cap| is_digit(cap)).count();
    if digits > 3 {
        caps.splice(1..digits - 1, [sign("…")]);
    }
    line(caps, about)
}

fn cap_of(press: Press) -> Cap {
    use iced::keyboard::key::Named as Key;
    match press {
        Press::Char(' ') | Press::Named(Key::Space) => Named("key-space"),
        Press::Char('-') => sign("\u{2212}"),
        Press::Char(letter) => Cap::Sign(letter.to_uppercase().collect()),
        Press::Named(Key::Enter) => Named("key-enter"),
        Press::Named(Key::Escape) => Named("key-esc"),
        Press::Named(Key::Tab) => Named("key-tab"),
        Press::Named(Key::Backspace) => Named("key-backspace"),
        Press::Named(Key::Delete) => Named("key-delete"),
        Press::Named(Key::ArrowLeft) => Drawn(Icon::ArrowLeft),
        Press::Named(Key::ArrowRight) => Drawn(Icon::ArrowRight),
        Press::Named(Key::ArrowUp) => Drawn(Icon::ArrowUp),
        Press::Named(Key::ArrowDown) => Drawn(Icon::ArrowDown),
        Press::Named(other) => Cap::Sign(format!("{other:?}")),
    }
}

/// The list as a page: what works everywhere, on Home and in the history, and in each game.
pub fn view<'a, Message: Clone + 'a>(ui: Ui<'a>, back: Message) -> ScreenParts<'a, Message> {
    let lists = by_space(ui, |ui| {
        let everywhere = [list(&ui, &shared()), list(&ui, &elsewhere())];
        let games = GameInfo::ALL.iter().map(|game| of_any_game(&ui, game));
        let lists = everywhere.into_iter().chain(games);
        if ui.width_ems() < TWO_COLUMNS {
            return column(lists).spacing(16).into();
        }
        let (left, right): (Vec<_>, Vec<_>) = lists.enumerate().partition(|(at, _)| at % 2 == 0);
        let lists = |lists: Vec<(usize, Element<'a, Message>)>| {
            column(lists.into_iter().map(|(_, list)| list)).spacing(24)
        };
        row![lists(left), lists(right)].spacing(24).into()
    });
    let hint = ui.soft(Role::Small, ui.t("keys-hint"));
    let body = column![
        lists.height(Length::Shrink),
        container(hint).padding([0, 4])
    ]
    .spacing(16);
    let body = container(container(body).max_width(1200))
        .center_x(Length::Fill)
        .padding(ui.margin());
    let bar = bar(ui, back, ui.t("place-keys"));
    ScreenParts::new(ui, bar, page(&ui, body))
}

/// From this width on, in ems, there are two columns.
const TWO_COLUMNS: f32 = 44.0;

/// The keys of a game, below its name.
fn of_any_game<'a, Message: 'a>(ui: &Ui<'_>, game: &GameInfo) -> Element<'a, Message> {
    let keys = game.metadata.keys.iter();
    let keys: Vec<Line> = keys.map(|keys| of_game(keys.about, keys.keys)).collect();
    let name = ui.text(Role::Heading, ui.t(&game.key("short")));
    let name = name.color(game.accent(ui.colours).accent);
    column![container(name).padding([0, 4]), list(ui, &keys)]
        .spacing(8)
        .into()
}

/// In a sheet beside a game: its own keys first, then the shared ones.
pub fn beside<'a, Message: Clone + 'a>(
    ui: Ui<'a>,
    game: &[KeysOf],
    close: Message,
) -> Element<'a, Message> {
    let ui = ui.in_window(iced::Size::new(480.0, ui.window.height));
    let own = game.iter().map(|keys| of_game(keys.about, &keys.keys));
    let own: Vec<Line> = own.collect();
    let own = (!own.is_empty()).then(|| list(&ui, &own));
    let lists = column![].push(own).push(list(&ui, &shared())).spacing(12);
    sheet::titled(&ui, ui.t("place-keys"), page(&ui, lists), close)
}

/// The shared keys alone, for the settings.
pub fn shared_list<'a, Message: 'a>(ui: &Ui<'_>) -> Element<'a, Message> {
    lines(ui, &shared())
}

fn list<'a, Message: 'a>(ui: &Ui<'_>, keys: &[Line]) -> Element<'a, Message> {
    panel(ui, lines(ui, keys))
        .padding([8, 20])
        .width(Length::Fill)
        .into()
}

fn lines<'a, Message: 'a>(ui: &Ui<'_>, keys: &[Line]) -> Element<'a, Message> {
    let lines = keys.iter().enumerate().map(|(place, keys)| {
        let caps = row(keys.caps.iter().map(|key| cap(ui, key))).spacing(8);
        let about = container(ui.text(Role::Body, ui.t(keys.about))).width(Length::Fill);
        let line: Element<'a, Message> = if ui.narrow() && ui.large_text() {
            column![about, caps.wrap().vertical_spacing(6)]
                .spacing(6)
                .into()
        } else {
            row![about, caps]
                .spacing(16)
                .align_y(Alignment::Center)
                .into()
        };
        column![]
            .push((place > 0).then(|| hairline(ui)))
            .push(container(line).padding([10, 4]))
            .into()
    });
    column(lines).into()
}

fn cap<'a, Message: 'a>(ui: &Ui<'_>, key: &Cap) -> Element<'a, Message> {
    let colours = ui.colours;
    let px = ui.px(Role::Small);
    let word = |word: String| {
        text(word)
            .size(px)
            .font(typography::BOLD)
            .color(colours.ink)
            .into()
    };
    let content: Element<'a, Message> = match key {
        Cap::Sign(sign) => word(sign.clone()),
        Named(name) => word(ui.t(name)),
        Drawn(icon) => icon::tinted(*icon, px * 1.3, colours.ink),
    };
    container(content)
        .padding([6, 12])
        .style(outlined(colours.raised, colours.line_strong, 2, 8))
        .into()
}

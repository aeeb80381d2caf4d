//! How the ants' screens look, for every shape of window.

mod count;
mod end;
mod keys;
mod race;
mod rounds;
mod ruling;
mod trick;
mod verdict;

use super::super::rules::State;
use super::{Message, Page, Screen, card_colours};
use crate::core::{Icon, RuleId};
use crate::live::LiveGame;
use crate::ui::banner::{Exit, Tone, banner};
use crate::ui::panel::page;
use crate::ui::player_chip::chip;
use crate::ui::tap::{Tap, TapStyle, tap};
use crate::ui::typography::Role;
use crate::ui::{Element, Text, Ui, button, icon};
use iced::widget::{container, row, text};
use iced::{Alignment, Length, Size};

/// The window's shape: what stands beside what.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Shape {
    /// Two panes.
    Wide,
    /// One column with room for everything.
    Tall,
    /// One page at a time.
    Small,
}

/// Everything that is needed to draw.
#[derive(Clone, Copy)]
struct Scene<'a> {
    ui: Ui<'a>,
    screen: &'a Screen,
    live: &'a LiveGame<State>,
}

pub fn view<'a>(ui: Ui<'a>, screen: &'a Screen, live: &'a LiveGame<State>) -> Element<'a, Message> {
    // Beside a sheet there may be hardly any room: then the page keeps its height and moves.
    let least = 540.0;
    let low = ui.size.height < least;
    let size = Size::new(ui.size.width, ui.size.height.max(least));
    let scene = Scene {
        ui: ui.within(size),
        screen,
        live,
    };
    let shown = scene.show();
    if low {
        page(&ui, container(shown).height(Length::Fixed(size.height)))
    } else {
        shown
    }
}

/// The second voice in the bar.
pub fn about(ui: &Ui<'_>, screen: &Screen, live: &LiveGame<State>) -> String {
    let players = live.people().len();
    let args = |round: u64| [("round", round.into()), ("players", players.into())];
    let state = live.state();
    match (screen.page, screen.correcting) {
        (_, Some(at)) => {
            let round = live
                .journal()
                .state_after(at)
                .map_or(0, |state| state.round());
            ui.tr("ants-about-correct", &args(round + 1))
        }
        (Page::Trick, None) => ui.tr("ants-about-trick", &args(state.round() + 1)),
        (Page::End, None) => ui.tr("ants-about-end", &args(state.round())),
        (Page::Ruling, None) => ui.tr("ants-about-round", &args(state.round())),
        _ => ui.tr("ants-about-round", &args(state.round() + 1)),
    }
}

impl<'a> Scene<'a> {
    fn show(&self) -> Element<'a, Message> {
        match self.page() {
            Page::Table => self.table(),
            Page::Count => self.count(),
            Page::Trick => self.trick(),
            Page::Rounds => self.rounds(),
            Page::Ruling => self.ruling(),
            Page::End => self.end(),
        }
    }

    /// A window on a desk: everything may be larger.
    fn is_big(&self) -> bool {
        self.shape() == Shape::Wide && self.ui.size.height > 950.0
    }

    fn shape(&self) -> Shape {
        let Size { width, height } = self.ui.size;
        if self.ui.two_panes() && height >= 560.0 {
            Shape::Wide
        } else if width >= 700.0 && height >= 1000.0 {
            Shape::Tall
        } else {
            Shape::Small
        }
    }

    /// The page to show: where the table stands beside the count, they are one.
    fn page(&self) -> Page {
        match self.screen.page {
            Page::Table if self.shape() != Shape::Small => Page::Count,
            page => page,
        }
    }

    fn state(&self) -> &'a State {
        self.live.state()
    }

    fn players(&self) -> usize {
        self.state().scores().len()
    }

    fn is_ghost(&self, seat: usize) -> bool {
        seat >= self.players()
    }

    fn name(&self, seat: usize) -> String {
        if self.is_ghost(seat) {
            self.ui.t("ants-ghost")
        } else {
            self.live.person(seat).name
        }
    }

    fn chip(&self, seat: usize, px: f32) -> Element<'a, Message> {
        if self.is_ghost(seat) {
            card_colours::ghost(&self.ui, px)
        } else {
            chip(&self.ui, self.live.person(seat).hue, px)
        }
    }

    /// Text that becomes smaller rather than longer than its place.
    fn fitted(&self, role: Role, words: String, width: f32) -> Text<'a> {
        let wanted = self.ui.px(role);
        #[expect(clippy::cast_precision_loss, reason = "a handful of letters")]
        let letters = words.chars().count().max(1) as f32;
        // The serif is wider.
        let em = if role.font() == crate::ui::typography::SERIF {
            0.6
        } else {
            0.56
        };
        let px = wanted.min(width / (letters * em)).max(15.0).floor();
        self.ui
            .text(role, words)
            .size(px.min(wanted))
            .wrapping(text::Wrapping::WordOrGlyph)
    }

    fn why(&self, rule: RuleId) -> Tap<'a, Message> {
        button::text_button(&self.ui, None, self.ui.t("ants-why")).on_press(Message::Why(rule))
    }

    /// What was refused or done, in words.
    fn said(&self) -> Option<Element<'a, Message>> {
        let said = self.screen.said.as_ref()?;
        let mut exits = Vec::new();
        if let Some(rule) = said.why {
            exits.push(Exit {
                word: self.ui.t("ants-why"),
                message: Message::Why(rule),
            });
        }
        exits.push(Exit {
            word: self.ui.t("banner-dismiss"),
            message: Message::Hush,
        });
        Some(banner(
            &self.ui,
            Tone::Plain,
            if said.why.is_some() {
                Icon::Warning
            } else {
                Icon::Check
            },
            said.words.clone(),
            exits,
        ))
    }

    /// A second button whose word fits this width.
    fn second(
        &self,
        sign: Option<Icon>,
        key: &str,
        message: Message,
        width: f32,
    ) -> Tap<'a, Message> {
        let ui = &self.ui;
        let colours = ui.colours;
        let room = width - 24.0 - if sign.is_some() { 36.0 } else { 0.0 };
        let label = row![]
            .push(sign.map(|sign| icon::tinted(sign, 26.0, colours.ink)))
            .push(self.fitted(Role::Label, ui.t(key), room))
            .spacing(10)
            .align_y(Alignment::Center);
        let skin = TapStyle::bare(ui)
            .fill(colours.raised)
            .edge(colours.line_strong, 2.0)
            .radius(16.0);
        tap(ui, skin, label)
            .width(Length::Fill)
            .height(Length::Fixed(if ui.narrow() { 56.0 } else { 64.0 }))
            .padding([0, 12])
            .on_press(message)
    }

    /// A square button with a sign, beside the primary one.
    fn square(&self, sign: Icon, message: Message, height: f32) -> Element<'a, Message> {
        let colours = self.ui.colours;
        let skin = TapStyle::bare(&self.ui)
            .fill(colours.raised)
            .edge(colours.line_strong, 2.0)
            .radius(16.0);
        tap(
            &self.ui,
            skin,
            container(icon::tinted(sign, 28.0, colours.ink)).center(Length::Fill),
        )
        .width(Length::Fixed(height.min(72.0)))
        .height(Length::Fixed(height))
        .on_press(message)
        .into()
    }

    /// The bottom row: a way back, and the one thing to do next.
    fn bottom(
        &self,
        back: Option<(Icon, Message)>,
        sign: Option<Icon>,
        word: &str,
        message: Option<Message>,
    ) -> Element<'a, Message> {
        let ui = &self.ui;
        let height = if ui.narrow() { 64.0 } else { 80.0 };
        // On a phone the words need the room.
        let sign = sign.filter(|_| !ui.narrow() || back.is_none());
        let beside = if back.is_some() { height + 16.0 } else { 0.0 };
        let drawn = if sign.is_some() { 48.0 } else { 0.0 };
        let room = if self.shape() == Shape::Wide {
            ui.size.width * 0.3
        } else {
            ui.size.width - 2.0 * ui.margin() - beside - drawn - 24.0
        };
        let go = self.next_button(sign, ui.t(word), message, room, height);
        row![]
            .push(back.map(|(sign, message)| self.square(sign, message, height)))
            .push(go)
            .spacing(if ui.narrow() { 8 } else { 14 })
            .align_y(Alignment::Center)
            .into()
    }

    /// The one thing to do next; while it waits it is dashed, and a tap says what is missing.
    fn next_button(
        &self,
        sign: Option<Icon>,
        word: String,
        message: Option<Message>,
        room: f32,
        height: f32,
    ) -> Element<'a, Message> {
        let ui = &self.ui;
        let ready = message.is_some();
        let ink = if ready {
            ui.accent.on_accent
        } else {
            ui.colours.ink_soft
        };
        let skin = TapStyle::bare(ui).radius(16.0);
        let skin = if ready {
            skin.fill(ui.accent.accent)
        } else {
            skin
        };
        let label = row![]
            .push(sign.map(|sign| icon::tinted(sign, 32.0, ink)))
            .push(
                self.fitted(Role::Title, word, room)
                    .line_height(1.1)
                    .color(ink),
            )
            .spacing(12)
            .align_y(Alignment::Center);
        let button = tap(ui, skin, label)
            .width(Length::Fill)
            .height(Length::Fixed(height))
            .padding([0, 12])
            .on_press(message.unwrap_or(Message::Note));
        if ready {
            button.into()
        } else {
            crate::ui::dashed::dashed(button, ui.colours.line_strong, 2.0, 16.0)
        }
    }
}

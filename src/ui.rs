//! What the eye and the finger meet: colours, type, icons and the widgets every screen shares.
//!
//! No game comes in here, and nothing here knows what is tapped or why.

pub mod banner;
pub mod bar;
pub mod button;
pub mod canvas;
pub mod chart;
pub mod checklist;
pub mod choice;
pub mod colour;
pub mod dashed;
pub mod field;
pub mod icon;
pub mod motion;
pub mod panel;
pub mod picture;
pub mod picture_worker;
pub mod pictures;
pub mod player_chip;
pub mod scroll_to;
pub mod sheet;
pub mod tap;
pub mod touch_cursor;
pub mod typography;

use crate::localize::{Arg, Words};
use colour::{Accent, Colours};
use iced::widget::text;
use iced::{Font, Size, Theme};
use typography::Role;

/// The renderer of the whole app; the names below are iced's, made generic over it.
pub use tablee_render::Renderer;

pub type Element<'a, Message> = iced::Element<'a, Message, Theme, Renderer>;
pub type Text<'a> = iced::widget::Text<'a, Theme, Renderer>;
pub type Row<'a, Message> = iced::widget::Row<'a, Message, Theme, Renderer>;
pub type Column<'a, Message> = iced::widget::Column<'a, Message, Theme, Renderer>;
pub type Stack<'a, Message> = iced::widget::Stack<'a, Message, Theme, Renderer>;
pub type Container<'a, Message> = iced::widget::Container<'a, Message, Theme, Renderer>;
pub type Scrollable<'a, Message> = iced::widget::Scrollable<'a, Message, Theme, Renderer>;
pub type Canvas<P, Message> = iced::widget::Canvas<P, Message, Theme, Renderer>;
pub type Frame = iced::widget::canvas::Frame<Renderer>;
pub type Cache = iced::widget::canvas::Cache<Renderer>;
pub type Geometry = iced::widget::canvas::Geometry<Renderer>;

/// Below this width there is one column.
pub const WIDE: f32 = 700.0;
/// From this width on there are two panes.
pub const TWO_PANES: f32 = 1000.0;

/// Everything a view needs to know about how to show itself.
#[derive(Debug, Clone, Copy)]
pub struct Ui<'a> {
    pub colours: &'static Colours,
    pub accent: Accent,
    /// The window (or what a sheet leaves of it): decides the layout and the type scale.
    pub window: Size,
    /// The room there is for this view: decides what fits.
    pub size: Size,
    /// Text size in percent, 100 to 175.
    pub percent: u16,
    pub words: &'a Words,
}

impl<'a> Ui<'a> {
    pub fn new(words: &'a Words, dark: bool, percent: u16, size: Size) -> Self {
        let colours = if dark { &colour::DARK } else { &colour::LIGHT };
        Self {
            colours,
            accent: colours.house,
            window: size,
            size,
            percent: percent.clamp(100, 175),
            words,
        }
    }

    #[must_use]
    pub fn with_accent(mut self, accent: Accent) -> Self {
        self.accent = accent;
        self
    }

    /// The same look for a part of the window.
    #[must_use]
    pub fn within(mut self, size: Size) -> Self {
        self.size = size;
        self
    }

    /// The same look as if the window were this large.
    #[must_use]
    pub fn in_window(mut self, size: Size) -> Self {
        self.window = size;
        self.size = size;
        self
    }

    pub fn narrow(&self) -> bool {
        self.window.width < WIDE
    }

    pub fn two_panes(&self) -> bool {
        self.window.width >= TWO_PANES && self.window.width > self.window.height
    }

    /// Large text: words beside icons go below them, descriptions go.
    pub fn large_text(&self) -> bool {
        self.percent >= 150
    }

    pub fn px(&self, role: Role) -> f32 {
        role.px(self.narrow(), self.percent)
    }

    /// A length that grows with body text, for rows that hold it.
    pub fn grow(&self, px: f32) -> f32 {
        (px * (1.0 + 0.5 * f32::from(self.percent - 100) / 75.0)).round()
    }

    pub fn margin(&self) -> f32 {
        if self.narrow() { 12.0 } else { 24.0 }
    }

    pub fn t(&self, key: &str) -> String {
        self.words.text(key)
    }

    pub fn tr(&self, key: &str, args: &[(&'static str, Arg)]) -> String {
        self.words.text_with(key, args)
    }

    /// Text in one of the roles of the type scale, in ink.
    pub fn text<'b>(&self, role: Role, content: impl text::IntoFragment<'b>) -> Text<'b> {
        text(content)
            .size(self.px(role))
            .line_height(role.line())
            .font(role.font())
            .color(self.colours.ink)
    }

    /// The same in the second voice.
    pub fn soft<'b>(&self, role: Role, content: impl text::IntoFragment<'b>) -> Text<'b> {
        self.text(role, content).color(self.colours.ink_soft)
    }

    /// Digits of a given height, for the numbers that matter.
    pub fn digits<'b>(&self, px: f32, content: impl text::IntoFragment<'b>) -> Text<'b> {
        text(content)
            .size(px)
            .line_height(typography::DIGIT_LINE)
            .font(typography::DIGITS)
            .color(self.colours.ink)
    }
}

/// Fonts that are embedded, so that text is there without any system font.
pub const FONTS: [&[u8]; 5] = [
    include_bytes!("ui/fonts/TableeSans-Regular.ttf"),
    include_bytes!("ui/fonts/TableeSans-Bold.ttf"),
    include_bytes!("ui/fonts/TableeSans-Italic.ttf"),
    include_bytes!("ui/fonts/TableeSerif-Regular.ttf"),
    include_bytes!("ui/fonts/TableeDigits-SemiBold.ttf"),
];

pub const DEFAULT_FONT: Font = typography::SANS;

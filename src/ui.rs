//! The widgets that every screen shares: colours, type, icons, layout.
//!
//! Nothing here knows a game or the meaning of a tap.

pub mod banner;
pub mod bar;
pub mod button;
pub mod canvas;
pub mod chart;
pub mod checklist;
pub mod choice;
pub mod colour;
pub mod dashed;
pub mod face;
pub mod field;
pub mod fit_text;
pub mod focus;
pub mod icon;
pub mod keyboard;
pub mod layout;
pub mod motion;
pub mod outline;
pub mod panel;
pub mod picture;
pub mod picture_worker;
pub mod pictures;
pub mod player_card;
pub mod player_chip;
pub mod screen_parts;
pub mod scroll_to;
pub mod sheet;
pub mod tabs;
pub mod tap;
pub mod tile;
pub mod touch_cursor;
pub mod typography;

use crate::localize::{Arg, Words};
use crate::platform::drives::{Kind, Place};
use colour::{Accent, Colours};
use iced::widget::text;
use iced::{Font, Size, Theme};
use std::path::Path;

// What most views use.
pub use face::Face;
pub use fit_text::{Fit, fit, fit_digits, fit_group, fit_soft};
pub use layout::{by_space, cells, flow, panes};
pub use player_chip::chip;
pub use tap::{Tap, TapStyle, tap};
pub use typography::Role;

/// The renderer of the whole app; the names below are iced's, made generic over it.
pub use tablee_render::Renderer;

pub type Element<'a, Message> = iced::Element<'a, Message, Theme, Renderer>;
pub type Text<'a> = iced::widget::Text<'a, Theme, Renderer>;
pub type Row<'a, Message> = iced::widget::Row<'a, Message, Theme, Renderer>;
pub type Column<'a, Message> = iced::widget::Column<'a, Message, Theme, Renderer>;
pub type Container<'a, Message> = iced::widget::Container<'a, Message, Theme, Renderer>;
pub type Scrollable<'a, Message> = iced::widget::Scrollable<'a, Message, Theme, Renderer>;
pub type Canvas<P, Message> = iced::widget::Canvas<P, Message, Theme, Renderer>;
pub type Frame = iced::widget::canvas::Frame<Renderer>;
pub type Cache = iced::widget::canvas::Cache<Renderer>;
pub type Geometry = iced::widget::canvas::Geometry<Renderer>;

/// Narrower windows have one column.
pub const WIDE: f32 = 700.0;
/// Windows from this width on have two panes.
pub const TWO_PANES: f32 = 1000.0;

/// The class of the window. It decides the arrangement of whole screens and the type scale.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Class {
    /// One column.
    Phone,
    /// One column with more in it.
    Tall,
    /// Two panes.
    Wide,
}

impl Class {
    pub const fn of(window: Size) -> Self {
        if window.width < WIDE {
            Self::Phone
        } else if window.width >= TWO_PANES && window.width > window.height {
            Self::Wide
        } else {
            Self::Tall
        }
    }
}

/// The space of a part of a screen, as measured during layout.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Space {
    pub width: f32,
    /// `None` where the content decides it: in a scrolling area or below a parent that shrinks.
    pub height: Option<f32>,
}

impl Space {
    fn whole(size: Size) -> Self {
        Self {
            width: size.width,
            height: Some(size.height),
        }
    }
}

/// Windows from this size on have larger text: they are looked at from further away, and have room.
const LARGE_WINDOW: Size = Size::new(1600.0, 1000.0);

fn enlarged(percent: u16, window: Size) -> u16 {
    let is_large = window.width >= LARGE_WINDOW.width && window.height >= LARGE_WINDOW.height;
    if is_large { percent * 5 / 4 } else { percent }
}

/// Everything that a view needs to know to draw itself.
#[derive(Debug, Clone, Copy)]
pub struct Ui<'a> {
    pub colours: &'static Colours,
    pub accent: Accent,
    pub class: Class,
    /// The window (or what a sheet leaves of it).
    pub window: Size,
    /// Measured by [`layout::by_space`]; outside of one, the window.
    pub space: Space,
    /// Text size in percent, 100 to 175; larger than chosen in a large window.
    pub percent: u16,
    has_large_text: bool,
    pub words: &'a Words,
}

impl<'a> Ui<'a> {
    pub fn new(words: &'a Words, dark: bool, percent: u16, size: Size) -> Self {
        let colours = if dark { &colour::DARK } else { &colour::LIGHT };
        Self {
            colours,
            accent: colours.neutral,
            class: Class::of(size),
            window: size,
            space: Space::whole(size),
            percent: enlarged(percent, size).clamp(100, 175),
            has_large_text: percent >= 150,
            words,
        }
    }

    #[must_use]
    pub fn with_accent(mut self, accent: Accent) -> Self {
        self.accent = accent;
        self
    }

    /// The same settings for a window of this size.
    #[must_use]
    pub fn in_window(mut self, size: Size) -> Self {
        self.class = Class::of(size);
        self.window = size;
        self.space = Space::whole(size);
        self
    }

    /// The same settings, as if the window had the size of the space.
    #[must_use]
    pub fn as_window(self) -> Self {
        let height = self.space.height.unwrap_or(self.window.height);
        self.in_window(Size::new(self.space.width, height))
    }

    /// The same settings in a measured space.
    #[must_use]
    pub fn in_space(mut self, space: Space) -> Self {
        self.space = space;
        self
    }

    pub fn narrow(&self) -> bool {
        self.class == Class::Phone
    }

    pub fn two_panes(&self) -> bool {
        self.class == Class::Wide
    }

    /// A length of this many ems of body text.
    pub fn em(&self, ems: f32) -> f32 {
        ems * self.px(Role::Body)
    }

    /// The width of the space in ems of body text.
    pub fn width_ems(&self) -> f32 {
        self.space.width / self.px(Role::Body)
    }

    /// The height of the space in ems of body text; infinite where the content decides it.
    pub fn height_ems(&self) -> f32 {
        let height = self.space.height.unwrap_or(f32::INFINITY);
        height / self.px(Role::Body)
    }

    /// Whether text is large for its window: words move below their icons, and descriptions are left out.
    pub fn large_text(&self) -> bool {
        self.has_large_text
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

    /// The same in the secondary colour.
    pub fn soft<'b>(&self, role: Role, content: impl text::IntoFragment<'b>) -> Text<'b> {
        self.text(role, content).color(self.colours.ink_soft)
    }

    /// Digits of a given height.
    ///
    /// Not below 1: cosmic-text 0.15 never returns from shaping a text of negative size.
    pub fn digits<'b>(&self, px: f32, content: impl text::IntoFragment<'b>) -> Text<'b> {
        text(content)
            .size(px.max(1.0))
            .line_height(typography::DIGIT_LINE)
            .font(typography::DIGITS)
            .color(self.colours.ink)
    }
}

/// The name of a place where files may be.
pub fn place_name(ui: &Ui<'_>, place: &Place) -> String {
    match place.kind {
        Kind::Music => ui.t("place-music"),
        Kind::Downloads => ui.t("place-downloads"),
        Kind::Home => ui.t("place-own-folder"),
        Kind::Drive => file_name(&place.path),
    }
}

/// The last part of a path, or all of it when it has none.
pub fn file_name(path: &Path) -> String {
    let last = path.file_name().unwrap_or(path.as_os_str());
    last.to_string_lossy().into_owned()
}

/// The embedded fonts, so that no system font is needed.
pub const FONTS: [&[u8]; 5] = [
    include_bytes!("ui/fonts/TableeSans-Regular.ttf"),
    include_bytes!("ui/fonts/TableeSans-Bold.ttf"),
    include_bytes!("ui/fonts/TableeSans-Italic.ttf"),
    include_bytes!("ui/fonts/TableeSerif-Regular.ttf"),
    include_bytes!("ui/fonts/TableeDigits-SemiBold.ttf"),
];

pub const DEFAULT_FONT: Font = typography::SANS;

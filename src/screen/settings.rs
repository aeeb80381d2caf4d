//! Settings: language, light, text size, sound, the screen kept on, and where things are.

use crate::localize::Language;
use crate::settings::{Light, Settings};
use crate::shelf::GameId;
use crate::ui::bar::{bar, hairline};
use crate::ui::icon::{self, Icon};
use crate::ui::panel::{page, panel, plain, well};
use crate::ui::tap::{Skin, tap};
use crate::ui::typeface::{self, Role};
use crate::ui::{Element, Look, button, choice};
use iced::widget::{column, container, row, space, text};
use iced::{Alignment, Length};
use std::borrow::Cow;

#[derive(Debug, Clone)]
pub enum Message {
    Back,
    Language(Language),
    Light(Light),
    Percent(u16),
    Awake,
    Music(u8),
    Effects(u8),
    /// A game's small sounds, on or off.
    Quiet(GameId),
    Saved,
    Gong,
    Fullscreen,
    Export,
    Keys,
    Licences,
}

/// What the root does about it.
#[derive(Debug, Clone)]
pub enum Action {
    Back,
    /// Something changed and is to be kept.
    Changed,
    /// A level is being dragged: it is heard at once and kept later.
    Louder,
    Gong,
    Fullscreen,
    Export,
    Keys,
    Licences,
}

pub fn update(settings: &mut Settings, message: Message) -> Action {
    match message {
        Message::Back => return Action::Back,
        Message::Language(language) => settings.language = Some(language),
        Message::Light(light) => settings.light = light,
        Message::Percent(percent) => settings.percent = percent,
        Message::Awake => settings.awake = !settings.awake,
        Message::Music(level) => {
            settings.music = level;
            return Action::Louder;
        }
        Message::Effects(level) => {
            settings.effects = level;
            return Action::Louder;
        }
        Message::Quiet(game) => settings.hush(game),
        Message::Saved => {}
        Message::Gong => return Action::Gong,
        Message::Fullscreen => return Action::Fullscreen,
        Message::Export => return Action::Export,
        Message::Keys => return Action::Keys,
        Message::Licences => return Action::Licences,
    }
    Action::Changed
}

/// What the screen shows beside the settings themselves.
#[derive(Debug, Clone)]
pub struct Around<'a> {
    pub settings: &'a Settings,
    /// Where files are kept; `None` when they are not.
    pub folder: Option<Cow<'a, str>>,
    pub fullscreen: bool,
}

pub fn view<'a>(look: Look<'_>, around: Around<'a>) -> Element<'a, Message> {
    let head = bar(&look, Message::Back, look.t("place-settings"), None, []);
    let version = look.soft(
        Role::Small,
        look.tr(
            "settings-version",
            &[("version", env!("CARGO_PKG_VERSION").into())],
        ),
    );
    let version = container(version).center_x(Length::Fill).padding(4);
    let body: Element<'_, Message> = if look.two_panes() {
        let pane = look.within(iced::Size::new(
            look.size.width / 2.0 - 34.0,
            look.size.height,
        ));
        let left = column![basics(&pane, &around), sound(&pane, &around)].spacing(14);
        let right = column![size(&pane, &around), places(&pane, &around)]
            .push(version)
            .spacing(14);
        let panes = row![left.width(Length::Fill), right.width(Length::Fill)].spacing(18);
        page(&look, container(panes).padding([12, 24]))
    } else {
        let all = column![
            basics(&look, &around),
            size(&look, &around),
            sound(&look, &around),
            places(&look, &around),
            version,
        ]
        .spacing(14);
        page(&look, container(all).padding(look.margin()))
    };
    plain(&look, column![head, body])
}

/// How words and a wide control share a line.
struct Share(u16, u16);

const CHOICE: Option<Share> = Some(Share(2, 5));
const LEVEL: Option<Share> = Some(Share(1, 2));

/// A sign, words, and the control at the right; below them when there is no room.
fn line<'a>(
    look: &Look<'_>,
    sign: Icon,
    title: String,
    sub: Option<String>,
    control: Element<'a, Message>,
    share: Option<Share>,
) -> Element<'a, Message> {
    let words = column![bold(look, title)]
        .push(sub.map(|sub| look.soft(Role::Small, sub)))
        .spacing(2);
    let stacked = share.is_some() && (look.size.width < 560.0 || look.large_text());
    let sign = icon::sign(sign, 30.0, look.accent.accent);
    let height = look.grow(72.0);
    if stacked {
        column![
            row![sign, words.width(Length::Fill)]
                .spacing(16)
                .align_y(Alignment::Center),
            control,
        ]
        .spacing(10)
        .padding([12, 0])
        .into()
    } else {
        let (words, control) = match share {
            Some(Share(left, right)) => (
                words.width(Length::FillPortion(left)),
                container(control).width(Length::FillPortion(right)),
            ),
            None => (words.width(Length::Fill), container(control)),
        };
        container(
            row![sign, words, control]
                .spacing(16)
                .align_y(Alignment::Center),
        )
        .center_y(Length::Shrink)
        .padding([(height - 64.0) / 2.0 + 4.0, 0.0])
        .into()
    }
}

fn bold<'a>(look: &Look<'_>, words: String) -> Element<'a, Message> {
    look.text(Role::Label, words).into()
}

fn basics<'a>(look: &Look<'_>, around: &Around<'a>) -> Element<'a, Message> {
    let settings = around.settings;
    let languages = Language::ALL.map(|language| (language, language.endonym().to_owned()));
    let lights = [
        (Light::Dark, look.t("settings-dark")),
        (Light::Light, look.t("settings-bright")),
        (Light::System, look.t("settings-system")),
    ];
    let columns = if look.size.width < 420.0 && look.large_text() {
        1
    } else {
        3
    };
    let language = choice::segmented(
        look,
        &languages,
        Some(look.words.language()),
        columns,
        Message::Language,
    );
    let light = choice::segmented(look, &lights, Some(settings.light), columns, Message::Light);
    let awake = choice::switch(look, settings.awake, Message::Awake);
    let lines = column![
        line(
            look,
            Icon::Globe,
            look.t("settings-language"),
            None,
            language,
            CHOICE,
        ),
        hairline(look),
        line(
            look,
            Icon::Moon,
            look.t("settings-light"),
            None,
            light,
            CHOICE,
        ),
        hairline(look),
        line(
            look,
            Icon::Awake,
            look.t("settings-awake"),
            Some(look.t("settings-awake-when")),
            awake,
            None,
        ),
    ];
    panel(look, lines)
        .padding([8.0, side(look)])
        .width(Length::Fill)
        .into()
}

fn side(look: &Look<'_>) -> f32 {
    if look.narrow() && look.size.width < 500.0 {
        14.0
    } else {
        22.0
    }
}

fn size<'a>(look: &Look<'_>, around: &Around<'a>) -> Element<'a, Message> {
    let chosen = around.settings.percent;
    let sizes = [100u16, 125, 150, 175].map(|percent| {
        let on = percent == chosen;
        let sample = text(look.t("settings-sample"))
            .size(20.0 * f32::from(percent) / 100.0)
            .line_height(1.0)
            .font(typeface::BOLD)
            .color(look.colours.ink);
        let label = text(look.tr("settings-percent", &[("percent", percent.into())]))
            .size(17)
            .color(look.colours.ink)
            .wrapping(text::Wrapping::None);
        let label = row![]
            .push(on.then(|| icon::sign(Icon::Check, 18.0, look.accent.accent)))
            .push(label)
            .spacing(4)
            .align_y(Alignment::Center);
        let content = column![sample, label].spacing(8).align_x(Alignment::Center);
        let skin = Skin::choice(look, on);
        tap(look, skin.radius(16.0), content)
            .width(Length::Fill)
            .height(Length::Fixed(80.0))
            .on_press(Message::Percent(percent))
            .into()
    });
    let sizes: Element<'_, Message> = if look.size.width < 420.0 {
        let [a, b, c, d] = sizes;
        column![row![a, b].spacing(10), row![c, d].spacing(10)]
            .spacing(10)
            .into()
    } else {
        row(sizes).spacing(10).into()
    };
    let digits = if look.narrow() && look.size.width < 500.0 {
        92.0
    } else {
        112.0
    };
    let words = column![
        look.text(Role::Title, look.t("settings-sample-title")),
        look.text(Role::Body, look.t("settings-sample-text")),
    ]
    .spacing(4)
    .width(Length::Fill);
    let sample = row![look.digits(digits, "10"), words]
        .spacing(22)
        .align_y(Alignment::Center);
    let head = row![
        icon::sign(Icon::Textsize, 30.0, look.accent.accent),
        bold(look, look.t("settings-text-size")),
    ]
    .spacing(16)
    .align_y(Alignment::Center);
    let all = column![
        head,
        sizes,
        well(look, sample).padding([14, 24]).width(Length::Fill)
    ]
    .spacing(14);
    panel(look, all)
        .padding([16.0, side(look)])
        .width(Length::Fill)
        .into()
}

fn sound<'a>(look: &Look<'_>, around: &Around<'a>) -> Element<'a, Message> {
    let level = |value: u8, on: fn(u8) -> Message| -> Element<'a, Message> {
        let digits = container(look.digits(40.0, value.to_string()).line_height(1.0))
            .align_x(Alignment::End)
            .width(Length::Fixed(68.0));
        row![choice::level(look, value, on, Message::Saved), digits]
            .align_y(Alignment::Center)
            .into()
    };
    let gong = button::secondary(look, Some(Icon::Sound), look.t("settings-gong"))
        .width(Length::FillPortion(2))
        .on_press(Message::Gong);
    let seen = row![
        look.soft(Role::Small, look.t("settings-seen"))
            .width(Length::FillPortion(1)),
        gong,
    ]
    .spacing(16)
    .align_y(Alignment::Center);
    let lines = column![
        line(
            look,
            Icon::Music,
            look.t("settings-music"),
            None,
            level(around.settings.music, Message::Music),
            LEVEL,
        ),
        hairline(look),
        line(
            look,
            Icon::Sound,
            look.t("settings-effects"),
            Some(look.t("settings-effects-which")),
            level(around.settings.effects, Message::Effects),
            LEVEL,
        ),
        hairline(look),
        container(seen).padding([8, 0]),
        hairline(look),
        small_sounds(look, around.settings),
    ];
    panel(look, lines)
        .padding([8.0, side(look)])
        .width(Length::Fill)
        .into()
}

/// Small sounds game by game: what is heard has its sign and a check.
fn small_sounds<'a>(look: &Look<'_>, settings: &Settings) -> Element<'a, Message> {
    let head = row![
        icon::sign(Icon::Mute, 30.0, look.accent.accent),
        column![
            bold(look, look.t("settings-small")),
            look.soft(Role::Small, look.t("settings-small-which")),
        ]
        .spacing(2)
        .width(Length::Fill),
    ]
    .spacing(16)
    .align_y(Alignment::Center);
    let games = GameId::ALL.iter().map(|game| {
        let heard = !settings.quiet.contains(game);
        let (sign, ink, skin) = if heard {
            let skin = Skin::bare(look)
                .fill(look.accent.tint)
                .edge(look.accent.accent, 3.0);
            (Icon::Check, look.colours.ink, skin)
        } else {
            let skin = Skin::bare(look).edge(look.colours.line_strong, 2.0);
            (Icon::Mute, look.colours.ink_soft, skin)
        };
        let word = text(look.t(&game.key("short")))
            .size(look.px(Role::Label) * 0.9)
            .font(typeface::BOLD)
            .color(ink)
            .wrapping(text::Wrapping::None);
        let content = row![icon::sign(sign, 24.0, ink), word]
            .spacing(8)
            .align_y(Alignment::Center);
        tap(look, skin.radius(16.0), content)
            .height(Length::Fixed(look.grow(52.0)))
            .padding([0, 16])
            .on_press(Message::Quiet(*game))
            .into()
    });
    column![head, row(games).spacing(8).wrap().vertical_spacing(8)]
        .spacing(10)
        .padding([8, 0])
        .into()
}

fn places<'a>(look: &Look<'_>, around: &Around<'a>) -> Element<'a, Message> {
    let folder = around
        .folder
        .as_deref()
        .map_or_else(|| look.t("settings-files-memory"), str::to_owned);
    let screen = if around.fullscreen {
        "settings-fullscreen-leave"
    } else {
        "settings-fullscreen"
    };
    let files = place(
        look,
        Icon::Folder,
        look.t("settings-files"),
        Some(folder),
        None,
    );
    let lines = column![files]
        .push(hairline(look))
        .push(place(
            look,
            Icon::Export,
            look.t("settings-export"),
            Some(look.t("settings-export-forms")),
            Some(Message::Export),
        ))
        .push(hairline(look))
        .push(place(
            look,
            Icon::Touch,
            look.t(screen),
            None,
            Some(Message::Fullscreen),
        ))
        .push(hairline(look))
        .push(place(
            look,
            Icon::Keyboard,
            look.t("place-keys"),
            None,
            Some(Message::Keys),
        ))
        .push(hairline(look))
        .push(place(
            look,
            Icon::Licence,
            look.t("place-licences"),
            Some(look.t("settings-licences-which")),
            Some(Message::Licences),
        ));
    panel(look, lines)
        .padding([8.0, side(look)])
        .width(Length::Fill)
        .into()
}

/// A line that leads somewhere, or only says something.
fn place<'a>(
    look: &Look<'_>,
    sign: Icon,
    title: String,
    sub: Option<String>,
    message: Option<Message>,
) -> Element<'a, Message> {
    let words = column![bold(look, title)]
        .push(sub.map(|sub| {
            look.soft(Role::Small, sub)
                .wrapping(text::Wrapping::WordOrGlyph)
        }))
        .spacing(2)
        .width(Length::Fill);
    let chevron = message
        .is_some()
        .then(|| icon::sign(Icon::Chevron, 28.0, look.colours.ink));
    let content = row![icon::sign(sign, 30.0, look.accent.accent), words]
        .push(space::horizontal().width(0))
        .push(chevron)
        .spacing(16)
        .align_y(Alignment::Center)
        .width(Length::Fill);
    tap(look, Skin::bare(look), content)
        .width(Length::Fill)
        .padding([look.grow(13.0), 0.0])
        .on_press_maybe(message)
        .into()
}

//! Settings: language, theme, text size, sound, keeping the screen on, and where files are.

use crate::core::{Icon, Language};
use crate::games::GameInfo;
use crate::screens::shortcuts;
use crate::settings::{Light, Settings};
use crate::ui::bar::{bar, hairline};
use crate::ui::panel::{page, panel, well};
use crate::ui::screen_parts::ScreenParts;
use crate::ui::{
    Element, Face, Role, TapStyle, Ui, button, by_space, cells, choice, icon, tap, typography,
};
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
    /// Switches a game's effects on or off.
    Quiet(&'static GameInfo),
    Saved,
    Gong,
    Fullscreen,
    Export,
    Keys,
    Licences,
}

/// What the root does in response.
#[derive(Debug, Clone)]
pub enum Action {
    Back,
    /// A setting has changed and is to be saved.
    Changed,
    /// A volume is being dragged: it applies at once and is saved later.
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
        Message::Quiet(game) => settings.toggle_effects(game.name()),
        Message::Saved => {}
        Message::Gong => return Action::Gong,
        Message::Fullscreen => return Action::Fullscreen,
        Message::Export => return Action::Export,
        Message::Keys => return Action::Keys,
        Message::Licences => return Action::Licences,
    }
    Action::Changed
}

/// What the screen shows besides the settings themselves.
#[derive(Debug, Clone)]
pub struct Around<'a> {
    pub settings: &'a Settings,
    /// The data folder; `None` when files are not kept.
    pub folder: Option<Cow<'a, str>>,
    pub fullscreen: bool,
}

pub fn view<'a>(ui: Ui<'a>, around: Around<'a>) -> ScreenParts<'a, Message> {
    let bar = bar(ui, Message::Back, ui.t("place-settings"));
    let content = if ui.two_panes() && ui.width_ems() >= THREE_COLUMNS {
        let columns = [
            parts(ui, &around, [basics, size]),
            parts(ui, &around, [sound, version]),
            parts(ui, &around, [places, keys]),
        ];
        container(row(columns).spacing(18)).padding([12, 24])
    } else if ui.two_panes() {
        let left = parts(ui, &around, [basics, sound]);
        let right = parts(ui, &around, [size, places, version]);
        container(row![left, right].spacing(18)).padding([12, 24])
    } else {
        let all = parts(ui, &around, [basics, size, sound, places, version]);
        container(all).padding(ui.margin())
    };
    ScreenParts::new(ui, bar, page(&ui, content))
}

/// From this width on, in ems, there are three columns, with the list of keys.
const THREE_COLUMNS: f32 = 80.0;

/// The keys that do the same everywhere.
fn keys<'a>(ui: &Ui<'_>, _around: &Around<'a>) -> Element<'a, Message> {
    group(ui, [shortcuts::shared_list(ui)])
}

/// Lines in a panel, with a hairline between each two.
fn group<'a, const N: usize>(
    ui: &Ui<'_>,
    lines: [Element<'a, Message>; N],
) -> Element<'a, Message> {
    let parted = lines
        .into_iter()
        .enumerate()
        .fold(column![], |lines, (place, line)| {
            lines.push((place > 0).then(|| hairline(ui))).push(line)
        });
    panel(ui, parted)
        .padding([8.0, side(ui)])
        .width(Length::Fill)
        .into()
}

type Part = for<'a> fn(&Ui<'_>, &Around<'a>) -> Element<'a, Message>;

/// Parts one below the other, each made for its width.
fn parts<'a, const N: usize>(
    ui: Ui<'a>,
    around: &Around<'a>,
    parts: [Part; N],
) -> Element<'a, Message> {
    let around = around.clone();
    by_space(ui, move |ui| {
        column(parts.map(|part| part(&ui, &around)))
            .spacing(14)
            .into()
    })
    .height(Length::Shrink)
    .into()
}

fn version<'a>(ui: &Ui<'_>, _around: &Around<'a>) -> Element<'a, Message> {
    let version = env!("CARGO_PKG_VERSION");
    let words = ui.tr("settings-version", &[("version", version.into())]);
    container(ui.soft(Role::Small, words))
        .center_x(Length::Fill)
        .padding(4)
        .into()
}

/// How words and a wide control share a line.
struct Share(u16, u16);

const CHOICE: Option<Share> = Some(Share(2, 5));
const LEVEL: Option<Share> = Some(Share(1, 2));

/// An icon, words, and the control at the right; below them where it does not fit.
fn line<'a>(
    ui: &Ui<'_>,
    sign: Icon,
    title: &str,
    sub: Option<&str>,
    control: Element<'a, Message>,
    share: Option<Share>,
) -> Element<'a, Message> {
    let words = column![bold(ui, ui.t(title))]
        .push(sub.map(|sub| ui.soft(Role::Small, ui.t(sub))))
        .spacing(2);
    let stacked = share.is_some() && ui.width_ems() < 28.0;
    let sign = icon::tinted(sign, 30.0, ui.accent.accent);
    let height = ui.grow(72.0);
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

fn bold<'a>(ui: &Ui<'_>, words: String) -> Element<'a, Message> {
    ui.text(Role::Label, words).into()
}

fn basics<'a>(ui: &Ui<'_>, around: &Around<'a>) -> Element<'a, Message> {
    let settings = around.settings;
    let languages = Language::ALL.map(|language| (language, language.endonym().to_owned()));
    let lights = [
        (Light::Dark, ui.t("settings-dark")),
        (Light::Light, ui.t("settings-bright")),
        (Light::System, ui.t("settings-system")),
    ];
    let columns = if ui.width_ems() < 14.0 { 1 } else { 3 };
    let language = choice::segmented(
        ui,
        &languages,
        Some(ui.words.language()),
        columns,
        Message::Language,
    );
    let light = choice::segmented(ui, &lights, Some(settings.light), columns, Message::Light);
    let awake = choice::switch(ui, settings.awake, Message::Awake);
    let when = Some("settings-awake-when");
    let lines = [
        line(ui, Icon::Globe, "settings-language", None, language, CHOICE),
        line(ui, Icon::Moon, "settings-light", None, light, CHOICE),
        line(ui, Icon::Awake, "settings-awake", when, awake, None),
    ];
    group(ui, lines)
}

fn side(ui: &Ui<'_>) -> f32 {
    if ui.narrow() { 14.0 } else { 22.0 }
}

fn size<'a>(ui: &Ui<'_>, around: &Around<'a>) -> Element<'a, Message> {
    let chosen = around.settings.percent;
    let sizes = [100u16, 125, 150, 175].map(|percent| {
        let on = percent == chosen;
        let sample = text(ui.t("settings-sample"))
            .size(20.0 * f32::from(percent) / 100.0)
            .line_height(1.0)
            .font(typography::BOLD)
            .color(ui.colours.ink);
        let label = text(ui.tr("settings-percent", &[("percent", percent.into())]))
            .size(17)
            .color(ui.colours.ink)
            .wrapping(text::Wrapping::None);
        let label = row![]
            .push(on.then(|| icon::tinted(Icon::Check, 18.0, ui.accent.accent)))
            .push(label)
            .spacing(4)
            .align_y(Alignment::Center);
        let content = column![sample, label].spacing(8).align_x(Alignment::Center);
        let skin = Face::Raised.chosen_if(on).skin(ui);
        tap(ui, skin.radius(16.0), content)
            .width(Length::Fill)
            .height(80.0)
            .on_press(Message::Percent(percent))
            .into()
    });
    let sizes = Element::from(cells(sizes).spacing(10.0).min_width(85.0));
    let digits = if ui.narrow() { 92.0 } else { 112.0 };
    let words = column![
        ui.text(Role::Title, ui.t("settings-sample-title")),
        ui.text(Role::Body, ui.t("settings-sample-text")),
    ]
    .spacing(4)
    .width(Length::Fill);
    let digits = ui.digits(digits, "10");
    // Large words on a phone would be one to a line beside them.
    let sample: Element<'_, Message> = if ui.narrow() && ui.large_text() {
        column![digits, words].into()
    } else {
        row![digits, words]
            .spacing(22)
            .align_y(Alignment::Center)
            .into()
    };
    let head = row![
        icon::tinted(Icon::Textsize, 30.0, ui.accent.accent),
        bold(ui, ui.t("settings-text-size")),
    ]
    .spacing(16)
    .align_y(Alignment::Center);
    let all = column![
        head,
        sizes,
        well(ui, sample).padding([14, 24]).width(Length::Fill)
    ]
    .spacing(14);
    panel(ui, all)
        .padding([16.0, side(ui)])
        .width(Length::Fill)
        .into()
}

fn sound<'a>(ui: &Ui<'_>, around: &Around<'a>) -> Element<'a, Message> {
    let level = |value: u8, on: fn(u8) -> Message| -> Element<'a, Message> {
        let digits = container(ui.digits(40.0, value.to_string()).line_height(1.0))
            .align_x(Alignment::End)
            .width(68.0);
        row![choice::volume_slider(ui, value, on, Message::Saved), digits]
            .align_y(Alignment::Center)
            .into()
    };
    let gong = button::secondary(ui, Some(Icon::Sound), ui.t("settings-gong"))
        .width(Length::FillPortion(2))
        .on_press(Message::Gong);
    let seen = row![
        ui.soft(Role::Small, ui.t("settings-seen"))
            .width(Length::FillPortion(1)),
        gong,
    ]
    .spacing(16)
    .align_y(Alignment::Center);
    let music = level(around.settings.music, Message::Music);
    let effects = level(around.settings.effects, Message::Effects);
    let which = Some("settings-effects-which");
    let lines = [
        line(ui, Icon::Music, "settings-music", None, music, LEVEL),
        line(ui, Icon::Sound, "settings-effects", which, effects, LEVEL),
        container(seen).padding([8, 0]).into(),
        small_sounds(ui, around.settings),
    ];
    group(ui, lines)
}

/// Effects game by game: those switched on have an icon and a check.
fn small_sounds<'a>(ui: &Ui<'_>, settings: &Settings) -> Element<'a, Message> {
    let head = row![
        icon::tinted(Icon::Sound, 30.0, ui.accent.accent),
        column![
            bold(ui, ui.t("settings-small")),
            ui.soft(Role::Small, ui.t("settings-small-which")),
        ]
        .spacing(2)
        .width(Length::Fill),
    ]
    .spacing(16)
    .align_y(Alignment::Center);
    let games = GameInfo::ALL.iter().map(|game| {
        let heard = !settings.quiet.contains(game.name());
        let (sign, ink, skin) = if heard {
            (Icon::Check, ui.colours.ink, Face::Chosen.skin(ui))
        } else {
            let skin = TapStyle::bare(ui).edge(ui.colours.line_strong, 2.0);
            (Icon::Mute, ui.colours.ink_soft, skin)
        };
        let word = text(ui.t(&game.key("short")))
            .size(ui.px(Role::Label) * 0.9)
            .font(typography::BOLD)
            .color(ink)
            .wrapping(text::Wrapping::None);
        let content = row![icon::tinted(sign, 24.0, ink), word]
            .spacing(8)
            .align_y(Alignment::Center);
        tap(ui, skin.radius(16.0), content)
            .height(ui.grow(52.0))
            .padding([0, 16])
            .on_press(Message::Quiet(game))
            .into()
    });
    column![head, row(games).spacing(8).wrap().vertical_spacing(8)]
        .spacing(10)
        .padding([8, 0])
        .into()
}

fn places<'a>(ui: &Ui<'_>, around: &Around<'a>) -> Element<'a, Message> {
    let folder = around
        .folder
        .as_deref()
        .map_or_else(|| ui.t("settings-files-memory"), str::to_owned);
    let screen = if around.fullscreen {
        "settings-fullscreen-leave"
    } else {
        "settings-fullscreen"
    };
    let formats = Some(ui.t("settings-export-forms"));
    let licences = Some(ui.t("settings-licences-which"));
    let lines = [
        place(ui, Icon::Folder, "settings-files", Some(folder), None),
        place(
            ui,
            Icon::Export,
            "settings-export",
            formats,
            Some(Message::Export),
        ),
        place(ui, Icon::Touch, screen, None, Some(Message::Fullscreen)),
        place(ui, Icon::Keyboard, "place-keys", None, Some(Message::Keys)),
        place(
            ui,
            Icon::Licence,
            "place-licences",
            licences,
            Some(Message::Licences),
        ),
    ];
    group(ui, lines)
}

/// A line that opens something, or only shows something.
fn place<'a>(
    ui: &Ui<'_>,
    sign: Icon,
    title: &str,
    sub: Option<String>,
    message: Option<Message>,
) -> Element<'a, Message> {
    let words = column![bold(ui, ui.t(title))]
        .push(sub.map(|sub| {
            ui.soft(Role::Small, sub)
                .wrapping(text::Wrapping::WordOrGlyph)
        }))
        .spacing(2)
        .width(Length::Fill);
    let chevron = message
        .is_some()
        .then(|| icon::tinted(Icon::Chevron, 28.0, ui.colours.ink));
    let content = row![icon::tinted(sign, 30.0, ui.accent.accent), words]
        .push(space::horizontal().width(0))
        .push(chevron)
        .spacing(16)
        .align_y(Alignment::Center)
        .width(Length::Fill);
    tap(ui, TapStyle::bare(ui), content)
        .width(Length::Fill)
        .padding([ui.grow(13.0), 0.0])
        .on_press_maybe(message)
        .into()
}

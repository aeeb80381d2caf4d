//! The bar on top of a screen, as data: back, name, subtitle, notice, and buttons at the right.
//!
//! While there is a problem, the bar itself is the banner that reports it: it takes the banner's
//! colour, and the sentence replaces the name, so that nothing moves.

use super::banner::{self, Banner, Tone};
use super::colour::blend;
use super::face::Face;
use super::fit_text::{fit, fit_soft};
use super::layout::by_space;
use super::outline::HEADLINE;
use super::tap::{TapStyle, tap};
use super::typography::Role;
use super::{Class, Element, Ui, button, icon};
use crate::core::Icon;
use iced::widget::{column, container, row, rule, space, stack};
use iced::{Alignment, Background, Color, Length};

/// Id of the indicator that the disk is slow.
pub const WAITING: &str = "waiting";

/// Text size of a banner's sentence where there is space.
const BANNER_SIZE: f32 = 22.0;

/// The height of the bar, with its hairline.
pub const fn height(class: Class) -> f32 {
    match class {
        Class::Phone => 56.0,
        Class::Tall | Class::Wide => 64.0,
    }
}

/// A sentence about the last tap, in place of the name.
#[derive(Debug, Clone)]
pub struct Notice<Message> {
    pub text: String,
    /// What a tap does.
    pub icon: Icon,
    pub on_press: Message,
}

/// A part at the right of the bar.
enum Sign<'a, Message> {
    /// An icon, with its word where it fits; disabled without a message.
    Button(Icon, Option<String>, Option<Message>),
    Element(Element<'a, Message>),
}

#[expect(missing_debug_implementations, reason = "holds elements")]
#[must_use]
pub struct Bar<'a, Message> {
    ui: Ui<'a>,
    back: Message,
    name: String,
    subtitle: Option<String>,
    notice: Option<Notice<Message>>,
    signs: Vec<Sign<'a, Message>>,
    is_waiting: bool,
}

pub fn bar<'a, Message>(ui: Ui<'a>, back: Message, name: String) -> Bar<'a, Message> {
    Bar {
        ui,
        back,
        name,
        subtitle: None,
        notice: None,
        signs: Vec::new(),
        is_waiting: false,
    }
}

impl<'a, Message: 'a> Bar<'a, Message> {
    pub fn subtitle(mut self, subtitle: Option<String>) -> Self {
        self.subtitle = subtitle;
        self
    }

    pub fn notice(mut self, notice: Option<Notice<Message>>) -> Self {
        self.notice = notice;
        self
    }

    pub fn icon(mut self, icon: Icon, message: Option<Message>) -> Self {
        self.signs.push(Sign::Button(icon, None, message));
        self
    }

    /// An icon with its word; on a phone the icon alone.
    pub fn labelled_icon(mut self, icon: Icon, word: String, message: Message) -> Self {
        self.signs
            .push(Sign::Button(icon, Some(word), Some(message)));
        self
    }

    pub fn element(mut self, element: Option<Element<'a, Message>>) -> Self {
        self.signs.extend(element.map(Sign::Element));
        self
    }

    /// A small indicator at the back button, while the disk has not confirmed the latest taps.
    pub fn waiting(mut self) -> Self {
        self.is_waiting = true;
        self
    }

    pub fn map<T: 'a>(self, f: impl Fn(Message) -> T + Copy + 'a) -> Bar<'a, T> {
        let sign = |sign| match sign {
            Sign::Button(icon, word, message) => Sign::Button(icon, word, message.map(f)),
            Sign::Element(element) => Sign::Element(element.map(f)),
        };
        Bar {
            ui: self.ui,
            back: f(self.back),
            name: self.name,
            subtitle: self.subtitle,
            notice: self.notice.map(|notice| Notice {
                text: notice.text,
                icon: notice.icon,
                on_press: f(notice.on_press),
            }),
            signs: self.signs.into_iter().map(sign).collect(),
            is_waiting: self.is_waiting,
        }
    }
}

impl<'a, Message: Clone + 'a> Bar<'a, Message> {
    /// The bar with its hairline. A banner replaces the name, a notice replaces either.
    pub fn view(self, banner: Option<Banner<Message>>) -> Element<'a, Message> {
        let ui = self.ui;
        let tone = banner.as_ref().map(|banner| banner.tone);
        let (ink, off) = match tone.map(|tone| banner::colours(&ui, tone)) {
            // Mixed: the alpha of a tint is ignored.
            Some((ground, ink)) => (ink, blend(ink, ground, 0.6)),
            None => (ui.colours.ink, ui.colours.line_strong),
        };
        let has_notice = self.notice.is_some();
        let words = match (self.notice, banner) {
            (Some(notice), _) => notice_view(ui, notice),
            (None, Some(banner)) => sentence(ui, banner),
            (None, None) => title(ui, self.name, self.subtitle),
        };
        // On a phone a sentence needs the space of the back button; a tap on it closes it.
        let has_back = !(has_notice && ui.narrow());
        let back = button::icon_button_in(&ui, Icon::Back, (ink, off), Some(self.back));
        // Drawn over it, so that nothing moves when it appears.
        let waiting = self.is_waiting.then(|| waiting(ink));
        let line = row![]
            .push(has_back.then(|| stack![back].push(waiting)))
            .push(container(words).id(HEADLINE))
            .extend(self.signs.into_iter().map(|sign| {
                match sign {
                    Sign::Button(icon, Some(word), Some(message)) if !ui.narrow() => {
                        button::labelled_icon_in(&ui, icon, word, ink)
                            .on_press(message)
                            .into()
                    }
                    Sign::Button(icon, _, message) => {
                        button::icon_button_in(&ui, icon, (ink, off), message).into()
                    }
                    Sign::Element(element) => element,
                }
            }));
        framed(&ui, tone, line)
    }
}

/// In the lower right corner of the back button.
fn waiting<'a, Message: 'a>(ink: Color) -> Element<'a, Message> {
    let sign = container(icon::tinted(Icon::Waiting, 18.0, ink)).id(WAITING);
    container(sign)
        .align_right(Length::Fill)
        .align_bottom(Length::Fill)
        .into()
}

/// A banner where a screen has no bar, as high as one.
pub fn banner_only<'a, Message: Clone + 'a>(
    ui: Ui<'a>,
    banner: Banner<Message>,
) -> Element<'a, Message> {
    let tone = Some(banner.tone);
    let line = row![space::horizontal().width(4), sentence(ui, banner)];
    framed(&ui, tone, line)
}

fn framed<'a, Message: 'a>(
    ui: &Ui<'_>,
    tone: Option<Tone>,
    line: super::Row<'a, Message>,
) -> Element<'a, Message> {
    let padding = if ui.narrow() { 4 } else { 12 };
    let line = line
        .spacing(6)
        .padding([0, padding])
        .height(height(ui.class) - 1.0)
        .align_y(Alignment::Center);
    let ground = tone.map(|tone| Background::Color(banner::colours(ui, tone).0));
    container(column![line, hairline(ui)])
        .style(move |_| container::Style {
            background: ground,
            ..container::Style::default()
        })
        .into()
}

fn title<'a, Message: 'a>(
    ui: Ui<'a>,
    name: String,
    subtitle: Option<String>,
) -> Element<'a, Message> {
    let px = if ui.narrow() { 22.0 } else { 26.0 };
    // A long name is drawn smaller; the buttons keep their size.
    let name = fit(ui, Role::Heading, name)
        .max_size(px)
        .min_size(14.0)
        .line_height(1.0)
        .width(Length::Shrink);
    let subtitle = subtitle.filter(|_| !ui.narrow()).map(|subtitle| {
        let subtitle = fit_soft(ui, Role::Small, subtitle)
            .max_size(18.0)
            .min_size(16.0)
            .width(Length::Shrink);
        container(subtitle).padding([0, 8])
    });
    row![name]
        .push(subtitle)
        .spacing(6)
        .width(Length::Fill)
        .align_y(Alignment::Center)
        .into()
}

/// The banner's sentence, with its buttons where they fit; else a tap opens them.
fn sentence<'a, Message: Clone + 'a>(ui: Ui<'a>, banner: Banner<Message>) -> Element<'a, Message> {
    let ink = banner::colours(&ui, banner.tone).1;
    let words = by_space(ui, move |ui| {
        let text = fit(ui, Role::Label, banner.text.clone())
            .short_text(Some(banner.short.clone()))
            .max_size(BANNER_SIZE)
            .min_size(if ui.narrow() { 14.0 } else { 16.0 })
            .max_lines(2)
            .line_height(1.1)
            .color(ink);
        let side = if ui.narrow() { 24.0 } else { 30.0 };
        let line = row![
            icon::tinted(banner.icon, side, ink),
            text.height(Length::Fill)
        ]
        .spacing(10)
        .width(Length::Fill)
        .align_y(Alignment::Center);
        let ways = banner.exits.iter().cloned();
        let exits = banner
            .exits
            .iter()
            .map(|exit| banner::exit_width(&ui, exit));
        if ui.space.width >= 16.0 * BANNER_SIZE + exits.sum::<f32>() {
            return line
                .extend(ways.map(|exit| banner::way_out(&ui, ink, exit)))
                .into();
        }
        // On a phone the words need its space.
        let chevron = (!ui.narrow()).then(|| icon::tinted(Icon::Chevron, 22.0, ink));
        tap(&ui, TapStyle::bare(&ui).text(ink), line.push(chevron))
            .width(Length::Fill)
            .height(Length::Fill)
            .padding([2, 2])
            .on_press(banner.on_open.clone())
            .into()
    });
    words.into()
}

fn notice_view<'a, Message: Clone + 'a>(
    ui: Ui<'a>,
    notice: Notice<Message>,
) -> Element<'a, Message> {
    let skin = Face::Chosen.skin(&ui).radius(14.0);
    let text = fit(ui, Role::Label, notice.text)
        .max_size(if ui.narrow() { 17.0 } else { 22.0 })
        .min_size(12.0)
        .max_lines(if ui.narrow() { 4 } else { 2 })
        .line_height(1.05)
        .height(Length::Fill);
    let sign = icon::tinted(
        notice.icon,
        if ui.narrow() { 18.0 } else { 26.0 },
        ui.accent.accent,
    );
    let content = row![text, sign].spacing(6).align_y(Alignment::Center);
    tap(&ui, skin, content)
        .width(Length::Fill)
        .height(Length::Fill)
        .padding(if ui.narrow() { [2, 6] } else { [2, 10] })
        .on_press(notice.on_press)
        .into()
}

/// A horizontal line of one pixel.
pub fn hairline<'a, Message: 'a>(ui: &Ui<'_>) -> Element<'a, Message> {
    let colour = ui.colours.line;
    rule::horizontal(1)
        .style(move |_| rule::Style {
            color: colour,
            radius: 0.0.into(),
            fill_mode: rule::FillMode::Full,
            snap: true,
        })
        .into()
}

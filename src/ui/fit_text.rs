//! Text that is fitted into the space it gets: first smaller, then wrapped, then shortened.

mod request;

use super::layout::{Arranged, Place, nonnegative};
use super::typography::Role;
use super::{Element, Renderer, Ui};
use iced::advanced::layout::{Layout, Limits, Node};
use iced::advanced::text::{Alignment, Paragraph as _};
use iced::advanced::widget::{Operation, Tree, text, tree};
use iced::advanced::{Widget, mouse, renderer};
use iced::alignment::Vertical;
use iced::{Color, Font, Length, Rectangle, Size, Theme};
use request::{Fitted, MIN_SIZE, Request};
use std::cell::Cell;

/// How many results a text keeps: a group asks for two, and rows of cells ask twice.
const KEPT_RESULTS: usize = 4;

type Sizes = [f32; Role::COUNT];

/// The phase of the group that is being laid out. Layout is one call on one thread.
#[derive(Debug, Clone, Copy)]
enum GroupPass {
    None,
    /// Collects the smallest size of each role.
    Measure(Sizes),
    /// Allows no larger size than these.
    Limit(Sizes),
}

thread_local! {
    static GROUP_PASS: Cell<GroupPass> = const { Cell::new(GroupPass::None) };
}

/// What is kept between layouts: the last results, the one that is drawn first.
#[derive(Debug, Default)]
pub struct FitState {
    results: Vec<Fitted>,
    shapings: usize,
}

impl FitState {
    fn fit(&mut self, request: &Request, space: Size) -> &Fitted {
        // A paragraph that is still there equals another one of the same size, whatever its words
        // (`iced_graphics::text::paragraph::Internal` 0.14): the change would not be drawn.
        self.results.retain(|one| one.is_of(request));
        let kept = self
            .results
            .iter()
            .position(|one| one.answers(request, space));
        let fitted = if let Some(index) = kept {
            self.results.remove(index)
        } else {
            self.results.truncate(KEPT_RESULTS - 1);
            let (fitted, shapings) = request.fit(space);
            self.shapings += shapings;
            fitted
        };
        self.results.insert(0, fitted);
        &self.results[0]
    }

    /// The text as it is drawn.
    pub fn shown(&self) -> &str {
        self.results.first().map_or("", |fitted| &fitted.text)
    }

    /// The size of the letters.
    pub fn size(&self) -> f32 {
        self.results.first().map_or(0.0, |fitted| fitted.size)
    }

    /// The size of the whole text.
    pub fn bounds(&self) -> Size {
        let fitted = self.results.first();
        fitted.map_or(Size::ZERO, |fitted| fitted.paragraph.min_bounds())
    }

    /// How often the text has been shaped so far.
    pub fn shapings(&self) -> usize {
        self.shapings
    }
}

/// Text in the largest size of a range that fits its space, else shortened.
#[must_use]
#[derive(Debug, Clone)]
pub struct Fit {
    request: Request,
    /// The texts of a group that share a size.
    group: Option<Role>,
    size: Size<Length>,
    color: Color,
}

/// One line in the size of a role, or as much smaller as its space requires, in ink. Fills the
/// width.
pub fn fit(ui: Ui<'_>, role: Role, content: impl Into<String>) -> Fit {
    let max_size = ui.px(role);
    Fit {
        request: Request {
            text: content.into(),
            short_text: None,
            font: role.font(),
            line_height: role.line(),
            min_size: (max_size * 0.6).max(16.0).min(max_size),
            max_size,
            max_lines: 1,
            all_or_nothing: false,
            align_x: Alignment::Default,
            align_y: Vertical::Top,
        },
        group: Some(role),
        size: Size::new(Length::Fill, Length::Shrink),
        color: ui.colours.ink,
    }
}

/// The same in the secondary colour.
pub fn fit_soft(ui: Ui<'_>, role: Role, content: impl Into<String>) -> Fit {
    fit(ui, role, content).color(ui.colours.ink_soft)
}

/// A number that fills its box.
pub fn fit_digits(ui: Ui<'_>, value: impl ToString) -> Fit {
    fit(ui, Role::Giant, value.to_string())
        .max_size(400.0)
        .min_size(MIN_SIZE)
        .center()
        .height(Length::Fill)
}

/// Texts of the same role inside share the smallest of their sizes. A group inside a group is part
/// of the outer one.
pub fn fit_group<'a, Message: 'a>(
    content: impl Into<Element<'a, Message>>,
) -> Arranged<'a, Message> {
    let content = content.into();
    let size = content.as_widget().size_hint();
    let place: Place<'a, Message> = Box::new(|children, limits, _| {
        let node = match GROUP_PASS.get() {
            GroupPass::None => {
                GROUP_PASS.set(GroupPass::Measure([f32::INFINITY; Role::COUNT]));
                let _ = children.layout(0, limits);
                if let GroupPass::Measure(sizes) = GROUP_PASS.get() {
                    GROUP_PASS.set(GroupPass::Limit(sizes));
                }
                let node = children.layout(0, limits);
                GROUP_PASS.set(GroupPass::None);
                node
            }
            GroupPass::Measure(_) | GroupPass::Limit(_) => children.layout(0, limits),
        };
        Node::with_children(node.size(), vec![node])
    });
    Arranged::new(vec![content], place)
        .width(size.width)
        .height(size.height)
}

/// As much of a line as fits a width, and its width: for texts on a canvas.
pub fn fit_line(text: &str, font: Font, px: f32, width: f32) -> (String, f32) {
    let request = Request {
        text: text.to_owned(),
        short_text: None,
        font,
        line_height: 1.0,
        min_size: px,
        max_size: px,
        max_lines: 1,
        all_or_nothing: false,
        align_x: Alignment::Default,
        align_y: Vertical::Top,
    };
    let (fitted, _) = request.fit(Size::new(width, f32::INFINITY));
    (fitted.text, fitted.paragraph.min_bounds().width)
}

impl Fit {
    /// The smallest size in which the text is shown whole, in pixels.
    pub fn min_size(mut self, px: f32) -> Self {
        self.request.min_size = px;
        self.request.max_size = self.request.max_size.max(px);
        self
    }

    pub fn max_size(mut self, px: f32) -> Self {
        self.request.max_size = px;
        self.request.min_size = self.request.min_size.min(px);
        self
    }

    pub fn max_lines(mut self, lines: u16) -> Self {
        self.request.max_lines = lines.max(1);
        self
    }

    /// A shorter text for where this one does not fit as a whole.
    pub fn short_text(mut self, text: Option<String>) -> Self {
        self.request.short_text = text;
        self
    }

    /// Shows nothing where the whole text does not fit.
    pub fn all_or_nothing(mut self) -> Self {
        self.request.all_or_nothing = true;
        self
    }

    /// Takes no part in the group around it.
    pub fn ungrouped(mut self) -> Self {
        self.group = None;
        self
    }

    pub fn color(mut self, color: Color) -> Self {
        self.color = color;
        self
    }

    pub fn font(mut self, font: Font) -> Self {
        self.request.font = font;
        self
    }

    /// The height of a line, of the size of the letters.
    pub fn line_height(mut self, line_height: f32) -> Self {
        self.request.line_height = line_height;
        self
    }

    /// Centers each line.
    pub fn center(mut self) -> Self {
        self.request.align_x = Alignment::Center;
        self
    }

    /// The size of the text in a space of this width.
    pub fn measured(&self, width: f32) -> Size {
        let (fitted, _) = self.request.fit(Size::new(width, f32::INFINITY));
        fitted.paragraph.min_bounds()
    }

    /// With `Length::Shrink` it is as wide as the text.
    pub fn width(mut self, width: impl Into<Length>) -> Self {
        self.size.width = width.into();
        self
    }

    /// The text is in the middle of the height.
    pub fn height(mut self, height: impl Into<Length>) -> Self {
        self.size.height = height.into();
        self.request.align_y = Vertical::Center;
        self
    }
}

impl<Message> Widget<Message, Theme, Renderer> for Fit {
    fn tag(&self) -> tree::Tag {
        tree::Tag::of::<FitState>()
    }

    fn state(&self) -> tree::State {
        tree::State::new(FitState::default())
    }

    fn size(&self) -> Size<Length> {
        self.size
    }

    fn layout(&mut self, tree: &mut Tree, _renderer: &Renderer, limits: &Limits) -> Node {
        let limits = nonnegative(limits)
            .width(self.size.width)
            .height(self.size.height);
        let (state, space) = (tree.state.downcast_mut::<FitState>(), limits.max());
        let mut fitted = state.fit(&self.request, space);
        match (GROUP_PASS.get(), self.group.map(|role| role as usize)) {
            (GroupPass::Measure(mut sizes), Some(role)) if fitted.size > 0.0 => {
                sizes[role] = sizes[role].min(fitted.size);
                GROUP_PASS.set(GroupPass::Measure(sizes));
            }
            (GroupPass::Limit(sizes), Some(role)) if sizes[role] < fitted.size => {
                fitted = state.fit(&self.clone().max_size(sizes[role]).request, space);
            }
            _ => {}
        }
        let text = fitted.paragraph.min_bounds();
        Node::new(limits.resolve(self.size.width, self.size.height, text))
    }

    fn draw(
        &self,
        tree: &Tree,
        renderer: &mut Renderer,
        _theme: &Theme,
        style: &renderer::Style,
        layout: Layout<'_>,
        _cursor: mouse::Cursor,
        viewport: &Rectangle,
    ) {
        let state = tree.state.downcast_ref::<FitState>();
        if let Some(fitted) = state.results.first() {
            let bounds = layout.bounds();
            let style_of_text = text::Style {
                color: Some(self.color),
            };
            text::draw(
                renderer,
                style,
                bounds,
                &fitted.paragraph,
                style_of_text,
                viewport,
            );
        }
    }

    /// Reports the whole text, also where it is shortened, but not where nothing is shown.
    fn operate(
        &mut self,
        tree: &mut Tree,
        layout: Layout<'_>,
        _renderer: &Renderer,
        operation: &mut dyn Operation,
    ) {
        let state = tree.state.downcast_mut::<FitState>();
        if !state.shown().is_empty() {
            operation.text(None, layout.bounds(), &self.request.text);
        }
        operation.custom(None, layout.bounds(), state);
    }
}

impl<'a, Message: 'a> From<Fit> for Element<'a, Message> {
    fn from(fit: Fit) -> Self {
        Self::new(fit)
    }
}

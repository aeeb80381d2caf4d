//! Lays elements out without a window and reports the fitted texts in them.

use super::app_fixture;
use iced::advanced::Renderer as _;
use iced::advanced::layout::{Layout, Limits};
use iced::advanced::renderer::{Headless, Style};
use iced::advanced::widget::{Id, Operation, Tree};
use iced::futures::executor::block_on;
use iced::mouse::Cursor;
use iced::{Color, Pixels, Rectangle, Size, Theme};
use std::any::Any;
use tablee::core::Language;
use tablee::localize::Words;
use tablee::ui::fit_text::FitState;
use tablee::ui::{self, Element, Renderer, Ui};
use tablee_render::graphics::Viewport;
use tablee_render::{Offscreen, Region};

pub const WIDE: Size = Size::new(1280.0, 800.0);
pub const TALL: Size = Size::new(800.0, 1280.0);
pub const PHONE: Size = Size::new(360.0, 640.0);

#[derive(Debug, Clone, PartialEq)]
pub struct FittedText {
    pub whole: String,
    pub shown: String,
    /// Size of the letters.
    pub size: f32,
    /// Size of the text.
    pub text: Size,
    pub bounds: Rectangle,
    pub shapings: usize,
}

#[derive(Default)]
struct Collect {
    last_text: String,
    texts: Vec<FittedText>,
}

impl Operation for Collect {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation)) {
        operate(self);
    }

    fn text(&mut self, _: Option<&Id>, _: Rectangle, text: &str) {
        text.clone_into(&mut self.last_text);
    }

    fn custom(&mut self, _: Option<&Id>, bounds: Rectangle, state: &mut dyn Any) {
        if let Some(state) = state.downcast_ref::<FitState>() {
            self.texts.push(FittedText {
                whole: self.last_text.clone(),
                shown: state.shown().to_owned(),
                size: state.size(),
                text: state.bounds(),
                bounds,
                shapings: state.shapings(),
            });
        }
    }
}

/// A widget tree that is kept from one layout to the next.
pub struct Kept {
    renderer: Renderer,
    tree: Tree,
}

impl Kept {
    pub fn new() -> Self {
        app_fixture::load_fonts();
        let renderer = <Renderer as Headless>::new(ui::DEFAULT_FONT, Pixels(16.0), None);
        Self {
            renderer: block_on(renderer).unwrap(),
            tree: Tree::empty(),
        }
    }

    pub fn lay_out<'a, Message: 'a>(
        &mut self,
        element: impl Into<Element<'a, Message>>,
        window: Size,
    ) -> Vec<FittedText> {
        let mut element: Element<'a, Message> = element.into();
        let widget = element.as_widget_mut();
        self.tree.diff(&*widget);
        let limits = Limits::new(Size::ZERO, window);
        let node = widget.layout(&mut self.tree, &self.renderer, &limits);
        let mut collect = Collect::default();
        let layout = Layout::new(&node);
        widget.operate(&mut self.tree, layout, &self.renderer, &mut collect);
        collect.texts
    }

    /// Lays out and draws, and gives the regions that were drawn anew.
    pub fn draw<'a, Message: 'a>(
        &mut self,
        element: impl Into<Element<'a, Message>>,
        screen: &mut Offscreen,
    ) -> Vec<Region> {
        let mut element: Element<'a, Message> = element.into();
        let widget = element.as_widget_mut();
        self.tree.diff(&*widget);
        let window = Size::new(200.0, 100.0);
        let limits = Limits::new(Size::ZERO, window);
        let node = widget.layout(&mut self.tree, &self.renderer, &limits);
        let bounds = Rectangle::with_size(window);
        let style = Style {
            text_color: Color::WHITE,
        };
        self.renderer.reset(bounds);
        widget.draw(
            &self.tree,
            &mut self.renderer,
            &Theme::Dark,
            &style,
            Layout::new(&node),
            Cursor::Unavailable,
            &bounds,
        );
        let viewport = Viewport::with_physical_size(Size::new(200, 100), 1.0);
        screen.draw(&mut self.renderer, &viewport, Color::BLACK)
    }
}

pub fn lay_out<'a, Message: 'a>(
    element: impl Into<Element<'a, Message>>,
    window: Size,
) -> Vec<FittedText> {
    Kept::new().lay_out(element, window)
}

pub fn words() -> Words {
    Words::new(Language::French)
}

pub fn ui_of(words: &Words, percent: u16, window: Size) -> Ui<'_> {
    Ui::new(words, true, percent, window)
}

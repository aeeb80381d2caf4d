//! The keyboard on the screen, for a line that is tapped by a finger where the system shows none.
//!
//! It is around the whole view. Its keys become events for the line, which edits itself as with
//! any other keyboard. Nothing moves while a finger is down.

mod keys;

use super::outline::Finder;
use super::{Element, Renderer, Ui};
use crate::platform::outline;
use iced::advanced::layout::{Limits, Node};
use iced::advanced::widget::operation::{TextInput, focusable};
use iced::advanced::widget::{Id, Operation, Tree, Widget, tree};
use iced::advanced::{Clipboard, Layout, Renderer as _, Shell, input_method, overlay, renderer};
use iced::{Event, Length, Rectangle, Size, Theme, Vector, keyboard, mouse, touch, window};
use keys::{DONE, Keys};

/// What stays free between the line and the keys.
const AROUND: f32 = 12.0;

#[derive(Debug, Default)]
struct State {
    /// The last tap was by a finger: on a line, or beside it while the keyboard was open.
    is_wanted: bool,
    /// Text came from an input method of the system, which has a keyboard of its own then.
    has_input_method: bool,
    /// Fingers and buttons that are down.
    held: usize,
    open: Option<Keys>,
    /// How far the view is moved up, so that the line is above the keys.
    raised: f32,
}

impl State {
    /// Keeps in mind what is held down and what else is typed with. Says whether that matters.
    fn notice(&mut self, event: &Event, is_over_keys: bool) -> bool {
        match event {
            Event::Touch(touch::Event::FingerPressed { .. }) => self.held += 1,
            Event::Mouse(mouse::Event::ButtonPressed(mouse::Button::Left)) => {
                self.held += 1;
                self.is_wanted &= is_over_keys;
            }
            Event::Touch(touch::Event::FingerLifted { .. } | touch::Event::FingerLost { .. })
            | Event::Mouse(mouse::Event::ButtonReleased(mouse::Button::Left)) => {
                self.held = self.held.saturating_sub(1);
            }
            // What is let go outside the window is not told.
            Event::Window(window::Event::Unfocused) => self.held = 0,
            Event::Keyboard(keyboard::Event::KeyPressed { text: Some(_), .. }) => {
                self.is_wanted = false;
            }
            Event::InputMethod(input_method::Event::Commit(_)) => self.has_input_method = true,
            _ => return false,
        }
        self.is_wanted || self.open.is_some()
    }
}

fn is_press(event: &Event) -> bool {
    matches!(
        event,
        Event::Touch(touch::Event::FingerPressed { .. })
            | Event::Mouse(mouse::Event::ButtonPressed(_) | mouse::Event::WheelScrolled { .. })
    )
}

/// Selects what is written in the lines: the first letter replaces it.
struct SelectAll;

impl Operation for SelectAll {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation)) {
        operate(self);
    }

    fn text_input(&mut self, _id: Option<&Id>, _bounds: Rectangle, state: &mut dyn TextInput) {
        state.select_all();
    }
}

#[expect(missing_debug_implementations, reason = "holds elements")]
pub struct WithKeyboard<'a, Message> {
    ui: Ui<'a>,
    content: Element<'a, Message>,
    /// Made during layout, while the keyboard is open.
    keys: Option<Element<'a, char>>,
}

/// The view with a keyboard that opens over its lower part.
pub fn with_keyboard<'a, Message: 'a>(
    ui: Ui<'a>,
    content: impl Into<Element<'a, Message>>,
) -> Element<'a, Message> {
    let content = content.into();
    // On a page the browser's own keyboard comes.
    if outline::IS_WANTED {
        return content;
    }
    Element::new(WithKeyboard {
        ui,
        content,
        keys: None,
    })
}

impl<Message> WithKeyboard<'_, Message> {
    fn operate_content(
        &mut self,
        tree: &mut Tree,
        layout: Layout<'_>,
        renderer: &Renderer,
        operation: &mut dyn Operation,
    ) {
        let (tree, layout) = (&mut tree.children[0], layout.child(0));
        let content = self.content.as_widget_mut();
        content.operate(tree, layout, renderer, operation);
    }

    /// Where the line with the focus is.
    fn line(
        &mut self,
        tree: &mut Tree,
        layout: Layout<'_>,
        renderer: &Renderer,
    ) -> Option<Rectangle> {
        let mut finder = Finder::default();
        self.operate_content(tree, layout, renderer, &mut finder);
        finder.focused
    }

    /// Opens, closes or moves the view as the line needs it.
    fn settle(
        &mut self,
        tree: &mut Tree,
        layout: Layout<'_>,
        renderer: &Renderer,
        shell: &mut Shell<'_, Message>,
    ) {
        let state: &State = tree.state.downcast_ref();
        let (is_wanted, was_open) = (
            state.is_wanted && !state.has_input_method,
            state.open.is_some(),
        );
        if state.held > 0 || !(is_wanted || was_open) {
            return;
        }
        let line = self.line(tree, layout, renderer).filter(|_| is_wanted);
        if line.is_some() && !was_open {
            self.operate_content(tree, layout, renderer, &mut SelectAll);
        }
        let state: &mut State = tree.state.downcast_mut();
        let raised = match line {
            Some(line) if was_open => {
                let top = line.y + state.raised;
                let covered = top + line.height + AROUND - layout.child(1).bounds().y;
                covered.clamp(0.0, top.max(0.0))
            }
            _ => 0.0,
        };
        if was_open == line.is_some() && (raised - state.raised).abs() < 0.5 {
            return;
        }
        state.raised = raised;
        state.open = line.map(|_| state.open.take().unwrap_or_else(Keys::opened));
        shell.invalidate_layout();
        shell.request_redraw();
    }
}

impl<Message> Widget<Message, Theme, Renderer> for WithKeyboard<'_, Message> {
    fn tag(&self) -> tree::Tag {
        tree::Tag::of::<State>()
    }

    fn state(&self) -> tree::State {
        tree::State::new(State::default())
    }

    fn children(&self) -> Vec<Tree> {
        vec![Tree::new(&self.content), Tree::empty()]
    }

    fn diff(&self, tree: &mut Tree) {
        tree.children[0].diff(&self.content);
    }

    fn size(&self) -> Size<Length> {
        self.content.as_widget().size()
    }

    fn layout(&mut self, tree: &mut Tree, renderer: &Renderer, limits: &Limits) -> Node {
        let content = self.content.as_widget_mut();
        let content = content.layout(&mut tree.children[0], renderer, limits);
        let state: &State = tree.state.downcast_ref();
        let size = content.size();
        let open = state.open.as_ref();
        self.keys = open.map(|keys| keys.view(self.ui.in_window(size)));
        let Some(keys) = &mut self.keys else {
            return Node::with_children(size, vec![content]);
        };
        let content = content.translate([0.0, -state.raised]);
        tree.children[1].diff(&*keys);
        let limits = Limits::new(Size::ZERO, size);
        let keys = keys.as_widget_mut();
        let keys = keys.layout(&mut tree.children[1], renderer, &limits);
        let top = size.height - keys.size().height;
        Node::with_children(size, vec![content, keys.translate([0.0, top])])
    }

    fn operate(
        &mut self,
        tree: &mut Tree,
        layout: Layout<'_>,
        renderer: &Renderer,
        operation: &mut dyn Operation,
    ) {
        self.operate_content(tree, layout, renderer, operation);
        if let Some(keys) = &mut self.keys {
            let keys = keys.as_widget_mut();
            keys.operate(&mut tree.children[1], layout.child(1), renderer, operation);
        }
    }

    fn update(
        &mut self,
        tree: &mut Tree,
        event: &Event,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        renderer: &Renderer,
        clipboard: &mut dyn Clipboard,
        shell: &mut Shell<'_, Message>,
        viewport: &Rectangle,
    ) {
        let mut signs = Vec::new();
        let mut is_over_keys = false;
        if let Some(keys) = &mut self.keys {
            let (tree, layout) = (&mut tree.children[1], layout.child(1));
            let mut inner = Shell::new(&mut signs);
            is_over_keys = cursor.is_over(layout.bounds());
            keys.as_widget_mut().update(
                tree, event, layout, cursor, renderer, clipboard, &mut inner, viewport,
            );
            shell.request_redraw_at(inner.redraw_request());
            if inner.is_event_captured() {
                shell.capture_event();
            }
        }
        let state: &mut State = tree.state.downcast_mut();
        if state.notice(event, is_over_keys) {
            shell.request_redraw();
        }
        let typed: Vec<_> = match &mut state.open {
            Some(keys) => signs.iter().filter_map(|sign| keys.press(*sign)).collect(),
            None => Vec::new(),
        };
        let (line, inner) = (&mut tree.children[0], layout.child(0));
        let content = self.content.as_widget_mut();
        // What the keys cover is not tapped.
        if is_over_keys && is_press(event) {
            shell.capture_event();
        } else {
            content.update(
                line, event, inner, cursor, renderer, clipboard, shell, viewport,
            );
        }
        for event in &typed {
            let mut messages = Vec::new();
            let mut typing = Shell::new(&mut messages);
            content.update(
                line,
                event,
                inner,
                mouse::Cursor::Unavailable,
                renderer,
                clipboard,
                &mut typing,
                viewport,
            );
            shell.merge(typing, |message| message);
        }
        if !signs.is_empty() {
            shell.invalidate_layout();
            shell.request_redraw();
        }
        if signs.contains(&DONE) {
            self.operate_content(tree, layout, renderer, &mut focusable::unfocus());
        }
        match event {
            Event::Touch(touch::Event::FingerPressed { .. }) if !is_over_keys => {
                let is_on_line = self.line(tree, layout, renderer).is_some();
                let state: &mut State = tree.state.downcast_mut();
                state.is_wanted = is_on_line || state.open.is_some();
            }
            Event::Window(window::Event::RedrawRequested(_)) => {
                self.settle(tree, layout, renderer, shell);
            }
            _ => {}
        }
    }

    fn draw(
        &self,
        tree: &Tree,
        renderer: &mut Renderer,
        theme: &Theme,
        style: &renderer::Style,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        viewport: &Rectangle,
    ) {
        let (content, inner) = (self.content.as_widget(), layout.child(0));
        content.draw(
            &tree.children[0],
            renderer,
            theme,
            style,
            inner,
            cursor,
            viewport,
        );
        if let Some(keys) = &self.keys {
            let (keys, tree, inner) = (keys.as_widget(), &tree.children[1], layout.child(1));
            renderer.with_layer(inner.bounds(), |renderer| {
                keys.draw(tree, renderer, theme, style, inner, cursor, viewport);
            });
        }
    }

    fn mouse_interaction(
        &self,
        tree: &Tree,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        viewport: &Rectangle,
        renderer: &Renderer,
    ) -> mouse::Interaction {
        if self.keys.is_some() && cursor.is_over(layout.child(1).bounds()) {
            return mouse::Interaction::Pointer;
        }
        let (content, inner) = (self.content.as_widget(), layout.child(0));
        content.mouse_interaction(&tree.children[0], inner, cursor, viewport, renderer)
    }

    fn overlay<'b>(
        &'b mut self,
        tree: &'b mut Tree,
        layout: Layout<'b>,
        renderer: &Renderer,
        viewport: &Rectangle,
        translation: Vector,
    ) -> Option<overlay::Element<'b, Message, Theme, Renderer>> {
        let (tree, layout) = (&mut tree.children[0], layout.child(0));
        let content = self.content.as_widget_mut();
        content.overlay(tree, layout, renderer, viewport, translation)
    }
}

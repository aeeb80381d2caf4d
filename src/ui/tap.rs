//! A button that tracks fingers separately.
//!
//! iced's `button` does not remember which finger pressed it: when two people tap at once and the
//! second lifts first, both presses are lost. Here a press belongs to one pointer until that
//! pointer lifts.

use super::colour::with_alpha;
use super::layout::is_in_list;
use super::{Element, Renderer, Ui};
use crate::platform;
use iced::advanced::layout::{self, Layout};
use iced::advanced::widget::operation::Focusable;
use iced::advanced::widget::{Operation, Tree, tree};
use iced::advanced::{Clipboard, Shell, Widget, mouse, renderer};
use iced::keyboard::{self, Key, key::Named};
use iced::touch::{self, Finger};
use iced::widget::container;
use iced::{
    Background, Border, Color, Event, Length, Padding, Point, Rectangle, Shadow, Size, Theme,
    window,
};
use std::time::Duration;

/// The style of a tappable widget; a press darkens or lightens it.
#[derive(Debug, Clone, Copy)]
#[must_use]
pub struct TapStyle {
    pub background: Option<Background>,
    pub border: Border,
    pub shadow: Shadow,
    pub text: Color,
}

impl TapStyle {
    pub fn bare(ui: &Ui<'_>) -> Self {
        Self {
            background: None,
            border: iced::border::rounded(14),
            shadow: Shadow::default(),
            text: ui.colours.ink,
        }
    }

    pub fn fill(mut self, colour: Color) -> Self {
        self.background = Some(Background::Color(colour));
        self
    }

    pub fn edge(mut self, colour: Color, width: f32) -> Self {
        self.border = self.border.color(colour).width(width);
        self
    }

    pub fn radius(mut self, radius: f32) -> Self {
        self.border = self.border.rounded(radius);
        self
    }

    pub fn text(mut self, colour: Color) -> Self {
        self.text = colour;
        self
    }

    /// The same look for a container that cannot be tapped.
    pub fn surface(&self) -> container::Style {
        container::Style {
            background: self.background,
            border: self.border,
            ..container::Style::default()
        }
    }
}

/// The pointer that holds a button down.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Pointer {
    Mouse,
    Finger(Finger),
    Keyboard,
}

#[derive(Debug, Default)]
struct State {
    /// The pointer that holds it down, and where it was pressed.
    pressed: Option<(Pointer, Point)>,
    /// Enter or Space presses it, and it has a ring around it.
    focused: bool,
    repeat: Repeat,
}

/// The messages that a held button has sent so far.
#[derive(Debug, Default)]
struct Repeat {
    /// When the next one is due.
    due: Duration,
    has_sent: bool,
}

/// How long a repeating button is held before it repeats, and the time between two repeats.
const REPEAT_DELAY: Duration = Duration::from_millis(450);
const REPEAT_INTERVAL: Duration = Duration::from_millis(110);

impl Focusable for State {
    fn is_focused(&self) -> bool {
        self.focused
    }

    fn focus(&mut self) {
        self.focused = true;
    }

    fn unfocus(&mut self) {
        self.focused = false;
    }
}

/// A finger that has moved further scrolls the list and taps nothing.
const DRIFT: f32 = 14.0;

/// The width of the focus ring.
const RING: f32 = 4.0;

/// Whether the key presses the focused button.
fn presses(key: &Key) -> bool {
    matches!(key, Key::Named(Named::Enter | Named::Space))
}

/// What is sent, and when.
enum Response<Message> {
    Nothing,
    OnRelease(Message),
    /// Once for a tap, repeatedly while it is held.
    Repeating(Message),
    /// Down as long as it is held.
    Held {
        pressed: Message,
        released: Message,
    },
}

#[expect(missing_debug_implementations, reason = "holds an element")]
#[must_use]
pub struct Tap<'a, Message> {
    content: Element<'a, Message>,
    does: Response<Message>,
    skin: TapStyle,
    shade: Color,
    ring: Color,
    width: Length,
    height: Length,
    padding: Padding,
}

/// A tappable surface around any content.
pub fn tap<'a, Message>(
    ui: &Ui<'_>,
    skin: TapStyle,
    content: impl Into<Element<'a, Message>>,
) -> Tap<'a, Message> {
    let content = content.into();
    let size = content.as_widget().size_hint();
    // Without a fill it lies on whatever its text can be read on, a banner for one.
    let ring = skin.background.map_or(skin.text, |_| ui.colours.ink);
    Tap {
        content,
        does: Response::Nothing,
        skin,
        shade: with_alpha(ui.colours.ink, 0.14),
        ring,
        width: size.width.fluid(),
        height: size.height.fluid(),
        padding: Padding::ZERO,
    }
}

impl<Message> Tap<'_, Message> {
    pub fn on_press(mut self, message: Message) -> Self {
        self.does = Response::OnRelease(message);
        self
    }

    pub fn on_press_maybe(mut self, message: Option<Message>) -> Self {
        if let Some(message) = message {
            self.does = Response::OnRelease(message);
        }
        self
    }

    /// For buttons that count up or down: they repeat while held.
    pub fn on_press_repeating(mut self, message: Option<Message>) -> Self {
        if let Some(message) = message {
            self.does = Response::Repeating(message);
        }
        self
    }

    /// For what is shown only while it is held.
    pub fn while_held(mut self, pressed: Message, released: Message) -> Self {
        self.does = Response::Held { pressed, released };
        self
    }

    pub fn width(mut self, width: impl Into<Length>) -> Self {
        self.width = width.into();
        self
    }

    pub fn height(mut self, height: impl Into<Length>) -> Self {
        self.height = height.into();
        self
    }

    pub fn padding(mut self, padding: impl Into<Padding>) -> Self {
        self.padding = padding.into();
        self
    }
}

impl<Message: Clone> Tap<'_, Message> {
    fn press(
        &self,
        state: &mut State,
        pointer: Pointer,
        at: Point,
        shell: &mut Shell<'_, Message>,
    ) {
        if matches!(self.does, Response::Nothing) || state.pressed.is_some() {
            return;
        }
        state.pressed = Some((pointer, at));
        state.repeat = Repeat {
            due: platform::instant() + REPEAT_DELAY,
            has_sent: false,
        };
        if let Response::Held { pressed, .. } = &self.does {
            shell.publish(pressed.clone());
        }
        if !(is_in_list() && matches!(pointer, Pointer::Finger(_))) {
            shell.capture_event();
        }
        shell.request_redraw();
    }

    fn release(
        &self,
        state: &mut State,
        pointer: Pointer,
        inside: bool,
        shell: &mut Shell<'_, Message>,
    ) {
        if state.pressed.is_none_or(|(held, _)| held != pointer) {
            return;
        }
        state.pressed = None;
        match &self.does {
            Response::OnRelease(message) if inside => shell.publish(message.clone()),
            Response::Repeating(message) if inside && !state.repeat.has_sent => {
                shell.publish(message.clone());
            }
            Response::Held { released, .. } => shell.publish(released.clone()),
            Response::OnRelease(_) | Response::Repeating(_) | Response::Nothing => {}
        }
        shell.capture_event();
        shell.request_redraw();
    }

    /// Sends the message of a repeating button that is held, when it is due. Returns how long the
    /// next one has to wait.
    fn repeat(&self, state: &mut State, shell: &mut Shell<'_, Message>) -> Option<Duration> {
        let Response::Repeating(message) = &self.does else {
            return None;
        };
        let _ = state.pressed?;
        let now = platform::instant();
        if now >= state.repeat.due {
            shell.publish(message.clone());
            state.repeat = Repeat {
                due: now + REPEAT_INTERVAL,
                has_sent: true,
            };
        }
        Some(state.repeat.due.saturating_sub(now))
    }
}

impl<Message: Clone> Widget<Message, Theme, Renderer> for Tap<'_, Message> {
    fn tag(&self) -> tree::Tag {
        tree::Tag::of::<State>()
    }

    fn state(&self) -> tree::State {
        tree::State::new(State::default())
    }

    fn children(&self) -> Vec<Tree> {
        vec![Tree::new(&self.content)]
    }

    fn diff(&self, tree: &mut Tree) {
        tree.diff_children(std::slice::from_ref(&self.content));
    }

    fn size(&self) -> Size<Length> {
        Size::new(self.width, self.height)
    }

    fn layout(
        &mut self,
        tree: &mut Tree,
        renderer: &Renderer,
        limits: &layout::Limits,
    ) -> layout::Node {
        let content = &mut self.content;
        layout::positioned(
            limits,
            self.width,
            self.height,
            self.padding,
            |limits| {
                content
                    .as_widget_mut()
                    .layout(&mut tree.children[0], renderer, &limits.loose())
            },
            |node, size| node.align(iced::Alignment::Center, iced::Alignment::Center, size),
        )
    }

    fn operate(
        &mut self,
        tree: &mut Tree,
        layout: Layout<'_>,
        renderer: &Renderer,
        operation: &mut dyn Operation,
    ) {
        operation.container(None, layout.bounds());
        if !matches!(self.does, Response::Nothing) {
            let state: &mut State = tree.state.downcast_mut();
            operation.focusable(None, layout.bounds(), state);
        }
        operation.traverse(&mut |operation| {
            if let Some(inner) = layout.children().next() {
                self.content.as_widget_mut().operate(
                    &mut tree.children[0],
                    inner,
                    renderer,
                    operation,
                );
            }
        });
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
        if let Some(inner) = layout.children().next() {
            self.content.as_widget_mut().update(
                &mut tree.children[0],
                event,
                inner,
                cursor,
                renderer,
                clipboard,
                shell,
                viewport,
            );
        }
        if shell.is_event_captured() {
            return;
        }
        let state: &mut State = tree.state.downcast_mut();
        let over = cursor.is_over(layout.bounds());
        // A pointer needs no focus ring.
        if state.focused
            && matches!(
                event,
                Event::Mouse(mouse::Event::ButtonPressed(_))
                    | Event::Touch(touch::Event::FingerPressed { .. })
            )
        {
            state.focused = false;
            shell.request_redraw();
        }
        match event {
            Event::Keyboard(keyboard::Event::KeyPressed { key, repeat, .. })
                if state.focused && presses(key) =>
            {
                if *repeat {
                    shell.capture_event();
                } else {
                    self.press(state, Pointer::Keyboard, Point::ORIGIN, shell);
                }
            }
            Event::Keyboard(keyboard::Event::KeyReleased { key, .. }) if presses(key) => {
                self.release(state, Pointer::Keyboard, true, shell);
            }
            Event::Mouse(mouse::Event::ButtonPressed(mouse::Button::Left)) if over => {
                self.press(state, Pointer::Mouse, Point::ORIGIN, shell);
            }
            Event::Touch(touch::Event::FingerPressed { id, position }) if over => {
                self.press(state, Pointer::Finger(*id), *position, shell);
            }
            Event::Touch(touch::Event::FingerMoved { id, position }) if is_in_list() => {
                let drifted = |(held, from): (Pointer, Point)| {
                    held == Pointer::Finger(*id) && from.distance(*position) > DRIFT
                };
                if state.pressed.is_some_and(drifted) {
                    state.pressed = None;
                    shell.request_redraw();
                }
            }
            Event::Mouse(mouse::Event::ButtonReleased(mouse::Button::Left)) => {
                self.release(state, Pointer::Mouse, over, shell);
            }
            Event::Touch(touch::Event::FingerLifted { id, .. }) => {
                self.release(state, Pointer::Finger(*id), over, shell);
            }
            Event::Touch(touch::Event::FingerLost { id, .. }) => {
                self.release(state, Pointer::Finger(*id), false, shell);
            }
            Event::Window(window::Event::RedrawRequested(now)) => {
                if let Some(wait) = self.repeat(state, shell) {
                    shell.request_redraw_at(*now + wait);
                }
            }
            _ => {}
        }
    }

    fn draw(
        &self,
        tree: &Tree,
        renderer: &mut Renderer,
        theme: &Theme,
        _style: &renderer::Style,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        viewport: &Rectangle,
    ) {
        use iced::advanced::Renderer as _;
        let quad = renderer::Quad {
            bounds: layout.bounds(),
            border: self.skin.border,
            shadow: self.skin.shadow,
            snap: true,
        };
        if self.skin.background.is_some() || self.skin.border.width > 0.0 {
            let ground = self
                .skin
                .background
                .unwrap_or(Background::Color(Color::TRANSPARENT));
            renderer.fill_quad(quad, ground);
        }
        if tree.state.downcast_ref::<State>().pressed.is_some() {
            let shade = renderer::Quad {
                shadow: Shadow::default(),
                ..quad
            };
            renderer.fill_quad(shade, Background::Color(self.shade));
        }
        if let Some(inner) = layout.children().next() {
            let style = renderer::Style {
                text_color: self.skin.text,
            };
            self.content.as_widget().draw(
                &tree.children[0],
                renderer,
                theme,
                &style,
                inner,
                cursor,
                viewport,
            );
        }
        let is_focused = tree.state.downcast_ref::<State>().focused;
        if is_focused && !matches!(self.does, Response::Nothing) {
            // In its own layer, above what is drawn in it.
            renderer.with_layer(layout.bounds(), |renderer| {
                let ring = renderer::Quad {
                    border: self.skin.border.color(self.ring).width(RING),
                    shadow: Shadow::default(),
                    ..quad
                };
                renderer.fill_quad(ring, Background::Color(Color::TRANSPARENT));
            });
        }
    }

    fn mouse_interaction(
        &self,
        _tree: &Tree,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        _viewport: &Rectangle,
        _renderer: &Renderer,
    ) -> mouse::Interaction {
        if cursor.is_over(layout.bounds()) && !matches!(self.does, Response::Nothing) {
            mouse::Interaction::Pointer
        } else {
            mouse::Interaction::None
        }
    }
}

impl<'a, Message: Clone + 'a> From<Tap<'a, Message>> for Element<'a, Message> {
    fn from(tap: Tap<'a, Message>) -> Self {
        Self::new(tap)
    }
}

//! The root of every view: a touch is at its finger's position, whatever the cursor says. Keys and
//! window events that no widget has handled become messages here.
//!
//! Several touches may arrive in one batch, for which the runtime knows only one cursor.

use super::outline::Finder;
use super::{Element, Renderer};
use crate::platform::outline;
use iced::advanced::widget::{Operation, Tree, Widget, tree};
use iced::advanced::{Clipboard, Layout, Shell, layout, overlay, renderer};
use iced::{Event, Length, Rectangle, Size, Theme, Vector, mouse, touch, window};

#[expect(missing_debug_implementations, reason = "holds an element")]
#[must_use]
pub struct Fingers<'a, Message> {
    content: Element<'a, Message>,
    on_ignored: fn(&Event) -> Option<Message>,
}

pub fn fingers<'a, Message>(content: impl Into<Element<'a, Message>>) -> Fingers<'a, Message> {
    Fingers {
        content: content.into(),
        on_ignored: |_| None,
    }
}

impl<Message> Fingers<'_, Message> {
    /// Maps events that no widget has handled to messages. None is ever dropped, however many come
    /// at once: a subscription drops those beyond a hundred (iced 0.14).
    pub fn on_ignored(mut self, message: fn(&Event) -> Option<Message>) -> Self {
        self.on_ignored = message;
        self
    }
}

impl<Message> Widget<Message, Theme, Renderer> for Fingers<'_, Message> {
    fn tag(&self) -> tree::Tag {
        self.content.as_widget().tag()
    }

    fn state(&self) -> tree::State {
        self.content.as_widget().state()
    }

    fn children(&self) -> Vec<Tree> {
        self.content.as_widget().children()
    }

    fn diff(&self, tree: &mut Tree) {
        self.content.as_widget().diff(tree);
    }

    fn size(&self) -> Size<Length> {
        self.content.as_widget().size()
    }

    fn layout(
        &mut self,
        tree: &mut Tree,
        renderer: &Renderer,
        limits: &layout::Limits,
    ) -> layout::Node {
        self.content.as_widget_mut().layout(tree, renderer, limits)
    }

    fn operate(
        &mut self,
        tree: &mut Tree,
        layout: Layout<'_>,
        renderer: &Renderer,
        operation: &mut dyn Operation,
    ) {
        self.content
            .as_widget_mut()
            .operate(tree, layout, renderer, operation);
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
        let cursor = match event {
            Event::Touch(
                touch::Event::FingerPressed { position, .. }
                | touch::Event::FingerMoved { position, .. }
                | touch::Event::FingerLifted { position, .. }
                | touch::Event::FingerLost { position, .. },
            ) => mouse::Cursor::Available(*position),
            _ => cursor,
        };
        self.content.as_widget_mut().update(
            tree, event, layout, cursor, renderer, clipboard, shell, viewport,
        );
        if !shell.is_event_captured()
            && let Some(message) = (self.on_ignored)(event)
        {
            shell.publish(message);
        }
        let is_drawn = matches!(event, Event::Window(window::Event::RedrawRequested(_)));
        if outline::IS_WANTED && is_drawn {
            let mut finder = Finder::default();
            self.operate(tree, layout, renderer, &mut finder);
            outline::show(finder.outline);
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
        self.content
            .as_widget()
            .draw(tree, renderer, theme, style, layout, cursor, viewport);
    }

    fn mouse_interaction(
        &self,
        tree: &Tree,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        viewport: &Rectangle,
        renderer: &Renderer,
    ) -> mouse::Interaction {
        self.content
            .as_widget()
            .mouse_interaction(tree, layout, cursor, viewport, renderer)
    }

    fn overlay<'b>(
        &'b mut self,
        tree: &'b mut Tree,
        layout: Layout<'b>,
        renderer: &Renderer,
        viewport: &Rectangle,
        translation: Vector,
    ) -> Option<overlay::Element<'b, Message, Theme, Renderer>> {
        self.content
            .as_widget_mut()
            .overlay(tree, layout, renderer, viewport, translation)
    }
}

impl<'a, Message: 'a> From<Fingers<'a, Message>> for Element<'a, Message> {
    fn from(fingers: Fingers<'a, Message>) -> Self {
        Self::new(fingers)
    }
}

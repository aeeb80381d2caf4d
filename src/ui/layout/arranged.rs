//! The widget behind every arrangement: children, and a function that lays them out.

use super::in_list::handle_in_list;
use crate::ui::{Element, Renderer};
use iced::advanced::layout::{Layout, Limits, Node};
use iced::advanced::widget::{Operation, Tree};
use iced::advanced::{Clipboard, Shell, Widget, mouse, overlay, renderer};
use iced::{Event, Length, Rectangle, Size, Theme, Vector};

/// Lays the children out within limits, for a widget of this size.
pub(in crate::ui) type Place<'a, Message> =
    Box<dyn Fn(&mut Children<'_, 'a, Message>, &Limits, Size<Length>) -> Node + 'a>;

/// The children during layout.
pub(in crate::ui) struct Children<'w, 'a, Message> {
    pub elements: &'w mut Vec<Element<'a, Message>>,
    pub tree: &'w mut Tree,
    pub renderer: &'w Renderer,
}

impl<'a, Message> Children<'_, 'a, Message> {
    pub fn len(&self) -> usize {
        self.elements.len()
    }

    pub fn layout(&mut self, index: usize, limits: &Limits) -> Node {
        let tree = &mut self.tree.children[index];
        let widget = self.elements[index].as_widget_mut();
        widget.layout(tree, self.renderer, limits)
    }

    /// Replaces all children by a new one.
    pub fn replace(&mut self, element: Element<'a, Message>) {
        *self.elements = vec![element];
        self.tree.diff_children(self.elements);
    }
}

/// Children that are placed by a function, which may also make them.
#[expect(missing_debug_implementations, reason = "holds elements")]
#[must_use]
pub struct Arranged<'a, Message> {
    children: Vec<Element<'a, Message>>,
    /// The children are made during layout, so there is nothing to compare before it.
    made_in_layout: bool,
    size: Size<Length>,
    place: Place<'a, Message>,
    is_list: bool,
}

impl<'a, Message> Arranged<'a, Message> {
    /// Fills the width; fills the height if a child does.
    pub(in crate::ui) fn new(
        children: Vec<Element<'a, Message>>,
        place: Place<'a, Message>,
    ) -> Self {
        let hints = children.iter().map(|child| child.as_widget().size_hint());
        let height = hints.fold(Length::Shrink, |height, hint| height.enclose(hint.height));
        Self {
            children,
            made_in_layout: false,
            size: Size::new(Length::Fill, height),
            place,
            is_list: false,
        }
    }

    /// Fills both ways.
    pub(in crate::ui) fn made_in_layout(place: Place<'a, Message>) -> Self {
        Self {
            children: Vec::new(),
            made_in_layout: true,
            size: Size::new(Length::Fill, Length::Fill),
            place,
            is_list: false,
        }
    }

    pub fn width(mut self, width: impl Into<Length>) -> Self {
        self.size.width = width.into();
        self
    }

    pub(super) fn in_list(mut self) -> Self {
        self.is_list = true;
        self
    }

    /// With `Length::Shrink` it is as high as its content, and the space inside has no height.
    pub fn height(mut self, height: impl Into<Length>) -> Self {
        self.size.height = height.into();
        self
    }
}

/// The same limits with nothing below zero, which iced's flex layout gives when it is too full.
pub(in crate::ui) fn nonnegative(limits: &Limits) -> Limits {
    let clean = |size: Size| Size::new(size.width.max(0.0), size.height.max(0.0));
    let (min, max) = (clean(limits.min()), clean(limits.max()));
    Limits::with_compression(min, max, limits.compression())
}

impl<Message> Widget<Message, Theme, Renderer> for Arranged<'_, Message> {
    fn children(&self) -> Vec<Tree> {
        self.children.iter().map(Tree::new).collect()
    }

    fn diff(&self, tree: &mut Tree) {
        if !self.made_in_layout {
            tree.diff_children(&self.children);
        }
    }

    fn size(&self) -> Size<Length> {
        self.size
    }

    fn layout(&mut self, tree: &mut Tree, renderer: &Renderer, limits: &Limits) -> Node {
        let limits = nonnegative(limits)
            .width(self.size.width)
            .height(self.size.height);
        let mut children = Children {
            elements: &mut self.children,
            tree,
            renderer,
        };
        (self.place)(&mut children, &limits, self.size)
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
        let children = self.children.iter_mut().zip(&mut tree.children);
        let update = || {
            for ((child, tree), layout) in children.zip(layout.children()) {
                child.as_widget_mut().update(
                    tree, event, layout, cursor, renderer, clipboard, shell, viewport,
                );
            }
        };
        if self.is_list {
            handle_in_list(update);
        } else {
            update();
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
        let children = self.children.iter().zip(&tree.children);
        for ((child, tree), layout) in children.zip(layout.children()) {
            if layout.bounds().intersects(viewport) {
                let child = child.as_widget();
                child.draw(tree, renderer, theme, style, layout, cursor, viewport);
            }
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
        let children = self.children.iter().zip(&tree.children);
        let interactions = children
            .zip(layout.children())
            .map(|((child, tree), layout)| {
                let child = child.as_widget();
                child.mouse_interaction(tree, layout, cursor, viewport, renderer)
            });
        interactions.max().unwrap_or_default()
    }

    fn operate(
        &mut self,
        tree: &mut Tree,
        layout: Layout<'_>,
        renderer: &Renderer,
        operation: &mut dyn Operation,
    ) {
        operation.container(None, layout.bounds());
        operation.traverse(&mut |operation| {
            let children = self.children.iter_mut().zip(&mut tree.children);
            for ((child, tree), layout) in children.zip(layout.children()) {
                let child = child.as_widget_mut();
                child.operate(tree, layout, renderer, operation);
            }
        });
    }

    fn overlay<'b>(
        &'b mut self,
        tree: &'b mut Tree,
        layout: Layout<'b>,
        renderer: &Renderer,
        viewport: &Rectangle,
        translation: Vector,
    ) -> Option<overlay::Element<'b, Message, Theme, Renderer>> {
        let children = &mut self.children;
        overlay::from_children(children, tree, layout, renderer, viewport, translation)
    }
}

impl<'a, Message: 'a> From<Arranged<'a, Message>> for Element<'a, Message> {
    fn from(arranged: Arranged<'a, Message>) -> Self {
        Self::new(arranged)
    }
}

//! Finds in a view what its pixels do not tell: the headline and the text field.

use crate::platform::outline::{Line, Outline};
use iced::advanced::widget::operation::{Focusable, Scrollable, TextInput};
use iced::advanced::widget::{Id, Operation};
use iced::{Rectangle, Vector};

/// The container of the words of the bar.
pub const HEADLINE: Id = Id::new("headline");

/// Walks through a view; `outline` is then the result.
#[derive(Debug)]
pub struct Finder {
    pub outline: Outline,
    /// The text field that has the focus, whether or not all of it is visible.
    pub focused: Option<Rectangle>,
    /// The last text field, before it says whether it has the focus.
    line: Option<Rectangle>,
    /// The visible part of the current widget's content.
    inside: Inside,
    /// The same for the content of the widget that is entered next.
    next: Inside,
}

#[derive(Debug, Clone, Copy)]
struct Inside {
    is_headline: bool,
    scrolled: Vector,
    visible: Rectangle,
}

impl Default for Finder {
    fn default() -> Self {
        let inside = Inside {
            is_headline: false,
            scrolled: Vector::ZERO,
            visible: Rectangle::INFINITE,
        };
        Self {
            outline: Outline::default(),
            focused: None,
            line: None,
            inside,
            next: inside,
        }
    }
}

impl Operation for Finder {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation)) {
        let outside = std::mem::replace(&mut self.inside, self.next);
        operate(self);
        self.inside = outside;
        self.next = outside;
    }

    fn container(&mut self, id: Option<&Id>, _bounds: Rectangle) {
        self.next = self.inside;
        self.next.is_headline |= id == Some(&HEADLINE);
    }

    fn scrollable(
        &mut self,
        _id: Option<&Id>,
        bounds: Rectangle,
        _content_bounds: Rectangle,
        translation: Vector,
        _state: &mut dyn Scrollable,
    ) {
        let seen = (bounds - self.inside.scrolled).intersection(&self.inside.visible);
        self.next = Inside {
            scrolled: self.inside.scrolled + translation,
            visible: seen.unwrap_or_default(),
            ..self.inside
        };
    }

    fn text_input(&mut self, _id: Option<&Id>, bounds: Rectangle, state: &mut dyn TextInput) {
        let place = bounds - self.inside.scrolled;
        let seen = place.intersection(&self.inside.visible);
        self.line = Some(place);
        self.outline.line = seen.map(|place| Line {
            x: place.x,
            y: place.y,
            width: place.width,
            height: place.height,
            text: state.text().to_owned(),
        });
    }

    fn focusable(&mut self, _id: Option<&Id>, _bounds: Rectangle, state: &mut dyn Focusable) {
        // A line is a text input first, then focusable.
        let line = self.line.take();
        if state.is_focused() && line.is_some() {
            self.focused = line;
        }
    }

    fn text(&mut self, _id: Option<&Id>, _bounds: Rectangle, text: &str) {
        if self.inside.is_headline {
            let headline = &mut self.outline.headline;
            if !headline.is_empty() {
                headline.push_str(", ");
            }
            headline.push_str(text);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use iced::Size;

    #[derive(Debug)]
    struct Stub;

    impl TextInput for Stub {
        fn text(&self) -> &'static str {
            "Ani"
        }
        fn move_cursor_to_front(&mut self) {}
        fn move_cursor_to_end(&mut self) {}
        fn move_cursor_to(&mut self, _position: usize) {}
        fn select_all(&mut self) {}
        fn select_range(&mut self, _start: usize, _end: usize) {}
    }

    impl Scrollable for Stub {
        fn snap_to(&mut self, _: iced::widget::operation::RelativeOffset<Option<f32>>) {}
        fn scroll_to(&mut self, _: iced::widget::operation::AbsoluteOffset<Option<f32>>) {}
        fn scroll_by(
            &mut self,
            _: iced::widget::operation::AbsoluteOffset,
            _: Rectangle,
            _: Rectangle,
        ) {
        }
    }

    #[test]
    fn only_words_of_the_bar_are_the_headline() {
        let mut finder = Finder::default();
        finder.container(Some(&HEADLINE), Rectangle::default());
        finder.traverse(&mut |inner| {
            inner.container(None, Rectangle::default());
            inner.traverse(&mut |inner| inner.text(None, Rectangle::default(), "Fourmis"));
            inner.text(None, Rectangle::default(), "Manche 2");
        });
        finder.text(None, Rectangle::default(), "Zoé");
        assert_eq!(finder.outline.headline, "Fourmis, Manche 2");
    }

    #[test]
    fn a_scrolled_line_is_where_it_is_seen() {
        let at = |scrolled| {
            let mut finder = Finder::default();
            let page = Rectangle::new([0.0, 64.0].into(), Size::new(400.0, 300.0));
            let line = Rectangle::new([20.0, 364.0].into(), Size::new(360.0, 50.0));
            finder.scrollable(None, page, page, Vector::new(0.0, scrolled), &mut Stub);
            finder.traverse(&mut |inner| inner.text_input(None, line, &mut Stub));
            let line = finder.outline.line;
            line.map(|line| (line.y, line.height, line.text))
        };
        assert_eq!(at(0.0), None);
        assert_eq!(at(100.0), Some((264.0, 50.0, "Ani".to_owned())));
        assert_eq!(at(320.0), Some((64.0, 30.0, "Ani".to_owned())));
    }
}

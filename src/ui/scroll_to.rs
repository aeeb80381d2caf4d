//! Scrolls a page to a part that has an id.

use iced::advanced::widget::operation::scrollable::scroll_to;
use iced::advanced::widget::operation::{Operation, Outcome, Scrollable};
use iced::advanced::widget::{Id, operate};
use iced::widget::operation::AbsoluteOffset;
use iced::{Rectangle, Task, Vector};

/// Margin that stays visible above the part.
const ABOVE: f32 = 8.0;

struct Reveal {
    page: Id,
    part: Id,
    page_at: Option<Rectangle>,
    part_at: Option<Rectangle>,
}

impl Operation<()> for Reveal {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation<()>)) {
        operate(self);
    }

    fn container(&mut self, id: Option<&Id>, bounds: Rectangle) {
        if id == Some(&self.part) {
            self.part_at = Some(bounds);
        }
    }

    fn scrollable(
        &mut self,
        id: Option<&Id>,
        bounds: Rectangle,
        _content_bounds: Rectangle,
        _translation: Vector,
        _state: &mut dyn Scrollable,
    ) {
        if id == Some(&self.page) {
            self.page_at = Some(bounds);
        }
    }

    fn finish(&self) -> Outcome<()> {
        let (Some(page), Some(part)) = (self.page_at, self.part_at) else {
            return Outcome::None;
        };
        let offset = AbsoluteOffset {
            x: None,
            y: Some((part.y - page.y - ABOVE).max(0.0)),
        };
        Outcome::Chain(Box::new(scroll_to(self.page.clone(), offset)))
    }
}

/// Scrolls the page with this id until the part with that id is at its top.
pub fn reveal<Message: Send + 'static>(page: Id, part: Id) -> Task<Message> {
    operate(Reveal {
        page,
        part,
        page_at: None,
        part_at: None,
    })
    .discard()
}

//! Half-entered input with an undo of its own, before anything is written to the journal.

use std::ops::Deref;

/// Input as it is now, as it was before each tap, and as it was before each tap that was undone.
#[derive(Debug, Clone, Default)]
pub struct Drafting<D> {
    now: D,
    past: Vec<D>,
    future: Vec<D>,
}

impl<D: Clone + PartialEq> Drafting<D> {
    pub fn new(now: D) -> Self {
        Self::with_past(Vec::new(), now)
    }

    /// Input that is continued, with its earlier states, oldest first.
    pub fn with_past(past: Vec<D>, now: D) -> Self {
        Self {
            now,
            past,
            future: Vec::new(),
        }
    }

    /// Changes the input by one tap. Returns whether something changed.
    pub fn change(&mut self, change: impl FnOnce(&mut D)) -> bool {
        let before = self.now.clone();
        change(&mut self.now);
        if self.now == before {
            return false;
        }
        self.past.push(before);
        self.future.clear();
        true
    }

    /// Changes what is no input, such as the cursor; it cannot be undone.
    pub fn adjust(&mut self, change: impl FnOnce(&mut D)) {
        change(&mut self.now);
    }

    pub fn can_undo(&self) -> bool {
        !self.past.is_empty()
    }

    pub fn can_redo(&self) -> bool {
        !self.future.is_empty()
    }

    /// Undoes one tap. Returns whether there was one.
    pub fn undo(&mut self) -> bool {
        let Some(before) = self.past.pop() else {
            return false;
        };
        self.future.push(std::mem::replace(&mut self.now, before));
        true
    }

    pub fn redo(&mut self) -> bool {
        let Some(after) = self.future.pop() else {
            return false;
        };
        self.past.push(std::mem::replace(&mut self.now, after));
        true
    }
}

impl<D> Deref for Drafting<D> {
    type Target = D;

    fn deref(&self) -> &D {
        &self.now
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn undo_takes_back_one_tap_at_a_time() {
        let mut draft = Drafting::new(0);
        assert!(draft.change(|n| *n = 1));
        assert!(!draft.change(|n| *n = 1), "nothing changed");
        assert!(draft.change(|n| *n = 2));
        assert!(draft.undo());
        assert_eq!(*draft, 1);
        assert!(draft.redo());
        assert_eq!(*draft, 2);
        assert!(draft.undo() && draft.undo() && !draft.undo());
        assert_eq!(*draft, 0);
        assert!(draft.change(|n| *n = 5));
        assert!(!draft.redo(), "a new tap drops what could be redone");
    }

    #[test]
    fn adjustments_are_not_undone_by_themselves() {
        let mut draft = Drafting::new((0, 'a'));
        let _ = draft.change(|(n, _)| *n = 1);
        draft.adjust(|(_, cursor)| *cursor = 'b');
        assert!(draft.undo() && !draft.can_undo());
    }
}

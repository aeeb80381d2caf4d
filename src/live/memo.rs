//! A computed value, kept while its key stays the same.

use std::cell::RefCell;
use std::rc::Rc;

/// Keeps the value for the newest key, for views that are built many times between two changes
/// of the journal.
#[derive(Debug)]
pub struct Memo<K, T>(RefCell<Option<(K, Rc<T>)>>);

impl<K, T> Default for Memo<K, T> {
    fn default() -> Self {
        Self(RefCell::new(None))
    }
}

impl<K: PartialEq, T> Memo<K, T> {
    /// The value for this key, computed only if the key is another than the last time.
    pub fn get(&self, key: K, compute: impl FnOnce() -> T) -> Rc<T> {
        if let Some((known, value)) = self.0.borrow().as_ref()
            && *known == key
        {
            return Rc::clone(value);
        }
        let value = Rc::new(compute());
        *self.0.borrow_mut() = Some((key, Rc::clone(&value)));
        value
    }
}

#[cfg(test)]
mod tests {
    use crate::live::memo::*;
    use std::cell::Cell;

    #[test]
    fn value_is_computed_once_per_key() {
        let (memo, computed) = (Memo::default(), Cell::new(0));
        let get = |key: u64| {
            memo.get(key, || {
                computed.set(computed.get() + 1);
                key * 2
            })
        };
        assert_eq!([*get(1), *get(1), *get(1)], [2; 3]);
        assert_eq!(computed.get(), 1);
        assert_eq!([*get(2), *get(1)], [4, 2]);
        assert_eq!(computed.get(), 3);
    }
}

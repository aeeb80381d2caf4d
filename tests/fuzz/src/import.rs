//! Files of games from elsewhere: importing, reviewing and exporting them never panics, and what
//! was imported once is not imported again.

use std::cell::RefCell;
use tablee::archive::{self, Form};
use tablee::core::{FileId, Language};
use tablee::history;
use tablee::localize::Words;
use tablee::store::{GameText, Store};
use tempfile::TempDir;

/// Imports into one folder before it is replaced by an empty one.
const IMPORTS: u32 = 200;

struct Table {
    store: Store,
    words: Words,
    imports: u32,
    _folder: TempDir,
}

impl Table {
    fn new() -> Self {
        let folder = tempfile::tempdir().unwrap();
        Self {
            store: Store::open(folder.path(), |_| {}),
            words: Words::new(Language::English),
            imports: 0,
            _folder: folder,
        }
    }
}

thread_local! {
    static TABLE: RefCell<Table> = RefCell::new(Table::new());
}

pub fn check(bytes: &[u8]) {
    TABLE.with_borrow_mut(|table| {
        table.imports += 1;
        if table.imports > IMPORTS {
            *table = Table::new();
        }
        let taken = archive::import_bytes(&table.store, "fuzz", bytes).unwrap();
        let again = archive::import_bytes(&table.store, "fuzz", bytes).unwrap();
        assert_eq!(again.added, 0);
        assert_eq!(again.already, taken.added + taken.already);
        assert_eq!(again.damaged, taken.damaged);
        if taken.added > 0 {
            let mut out = Vec::new();
            archive::write_all(&table.store, Form::Json, &mut out).unwrap();
            archive::write_all(&table.store, Form::Csv, &mut out).unwrap();
        }
        review(bytes, &table.words);
    });
}

/// The game step by step, as the history shows it.
fn review(bytes: &[u8], words: &Words) {
    let id = FileId::parse("fuzz").unwrap();
    if let Ok(text) = GameText::read(id, bytes)
        && let Some(review) = archive::read(&text)
    {
        let _ = history::csv::steps(review.as_ref(), words);
        let _ = (review.chart(words), review.headline(words), review.record());
    }
}

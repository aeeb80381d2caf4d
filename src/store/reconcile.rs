//! The history: reads the index, and corrects it where it does not match the files.

use std::collections::BTreeSet;
use std::sync::Arc;

use super::index::{Change, Loaded};
use super::{Error, GameText, Place, Store, Summary};
use crate::core::FileId;
use crate::platform::file;

/// Number of files that are read before the index is written, so that the result of a long rebuild
/// is kept when the window is closed meanwhile.
const BATCH: usize = 256;

/// The result of a reconciliation.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Reconciled {
    pub added: usize,
    pub dropped: usize,
    pub damaged: usize,
}

impl Store {
    /// The games that are over, the newest first. The first call reads the
    /// index file, some milliseconds per thousand games; later ones do not.
    pub fn history(&self) -> Vec<Arc<Summary>> {
        self.load_index();
        let state = self.shared().lock();
        let entries = state.index.entries().into_iter().flatten();
        let mut summaries: Vec<_> = entries.map(|(_, summary)| Arc::clone(summary)).collect();
        drop(state);
        summaries.reverse();
        summaries
    }

    fn load_index(&self) {
        let shared = self.shared();
        let known = shared.lock().index.entries().is_some();
        if !known {
            let loaded = Loaded::read(&shared.folder.index());
            shared.lock().index.take(loaded);
        }
    }

    /// Compares the index with the files in `finished/`, by name, and corrects it. Only files that
    /// the index does not know take long: each of these is read and given to `summarise`. One that
    /// is no game is renamed; one that `summarise` cannot read is listed by its header.
    ///
    /// # Errors
    /// When the folder cannot be listed.
    pub fn reconcile(
        &self,
        summarise: impl Fn(&GameText) -> Option<Summary>,
    ) -> Result<Reconciled, Error> {
        let (mut sum, missing) = self.compare()?;
        for batch in missing.chunks(BATCH) {
            self.add(batch, &summarise, &mut sum);
        }
        Ok(sum)
    }

    /// Removes entries without a file, and returns files without an entry.
    fn compare(&self) -> Result<(Reconciled, Vec<FileId>), Error> {
        let shared = self.shared();
        let folder = shared.folder.of(Place::Finished);
        let names = file::list(&folder).map_err(|e| Error::io(&folder, &e))?;
        let files: BTreeSet<FileId> = names.iter().filter_map(|n| FileId::from_file(n)).collect();
        self.load_index();

        let mut state = shared.lock();
        // The index of an open game is ahead of its file; leave both alone.
        let open: BTreeSet<FileId> = state.open_games.keys().cloned().collect();
        let entries = state.index.entries().cloned().unwrap_or_default();
        let vanished: Vec<FileId> = entries
            .keys()
            .filter(|id| !files.contains(*id) && !open.contains(*id))
            .cloned()
            .collect();
        let known = |id: &FileId| entries.get(id).is_some_and(|summary| !summary.is_wanting());
        let missing = files
            .into_iter()
            .filter(|id| !open.contains(id) && !known(id))
            .collect();
        let dropped = vanished.len();
        for id in vanished {
            state.index.change(Change::Gone(id));
        }
        state.index.useless += dropped;
        state.index.rewrite |= state.index.useless > entries.len() / 4;
        drop(state);
        self.wake();
        let sum = Reconciled {
            dropped,
            ..Reconciled::default()
        };
        Ok((sum, missing))
    }

    /// Reads these files and adds them to the index.
    fn add(
        &self,
        ids: &[FileId],
        summarise: &impl Fn(&GameText) -> Option<Summary>,
        sum: &mut Reconciled,
    ) {
        let mut found = Vec::new();
        for id in ids {
            match self.read_game(id) {
                Ok(text) => {
                    let summary = summarise(&text);
                    found.push(Summary {
                        id: id.clone(),
                        ..summary.unwrap_or_else(|| Summary::rough(&text))
                    });
                }
                Err(Error::Damaged { .. }) => sum.damaged += 1,
                Err(error) => log::error!("{id} is not in the history: {error}"),
            }
        }
        let mut state = self.shared().lock();
        for summary in found {
            // It may have been opened while we were reading.
            let open = state.open_games.contains_key(&summary.id);
            let entries = state.index.entries();
            let same = entries.and_then(|e| e.get(&summary.id)).map(AsRef::as_ref);
            if open || same == Some(&summary) {
                continue;
            }
            sum.added += 1;
            state.index.change(Change::Put(Arc::new(summary)));
        }
        drop(state);
        self.wake();
    }
}

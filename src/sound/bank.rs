//! Sounds, decoded when they are first asked for.

use super::Error;
use super::beside::Beside;
use super::clip::Clip;
use super::score::From;
use super::sources::Sources;
use crate::localize::Language;
use crate::platform::{self, file::Scratch};
use std::collections::HashMap;
use std::path::PathBuf;
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::sync::{Arc, Weak};
use std::time::Duration;

/// How long what is being decoded elsewhere is waited for while nothing comes: before a show
/// begins, and while it is heard.
const PATIENCE: Duration = Duration::from_secs(1);
const HURRY: Duration = Duration::from_millis(50);

/// What a show may use so that it need not be held in memory.
#[derive(Debug, Clone, Default)]
pub struct Workshop {
    /// Where scratch files are made.
    pub folder: Option<PathBuf>,
    /// The program that decodes as a process of its own, see `beside`.
    pub program: Option<PathBuf>,
}

impl Workshop {
    fn scratch(&self) -> Option<Arc<Scratch>> {
        let scratch = Scratch::create(self.folder.as_deref()?);
        scratch.ok().map(Arc::new)
    }
}

/// What is decoded into a scratch file stays; in memory only the hits that are used thousands of
/// times do, the others as long as they play.
#[derive(Debug)]
pub struct Bank {
    sources: Sources,
    workshop: Workshop,
    scratch: Option<Arc<Scratch>>,
    /// What is decoded beside this thread.
    coming: Option<Receiver<(Arc<From>, Arc<Clip>)>>,
    patience: Duration,
    kept: HashMap<From, Arc<Clip>>,
    passing: HashMap<From, Weak<Clip>>,
}

impl Bank {
    pub fn new(language: Language, own_voices: Option<PathBuf>) -> Self {
        Self {
            sources: Sources {
                language,
                own_voices,
            },
            workshop: Workshop::default(),
            scratch: None,
            coming: None,
            patience: PATIENCE,
            kept: HashMap::new(),
            passing: HashMap::new(),
        }
    }

    pub fn speak(&mut self, language: Language) {
        if language != self.sources.language {
            self.sources.language = language;
            self.passing
                .retain(|from, _| !matches!(from, From::Voice(_)));
        }
    }

    /// An empty one of the same kind for a show, with a scratch file if it can be.
    #[must_use]
    pub fn for_show(&self, workshop: &Workshop) -> Self {
        Self {
            workshop: workshop.clone(),
            scratch: workshop.scratch(),
            ..Self::new(self.sources.language, self.sources.own_voices.clone())
        }
    }

    /// Has decoded what will be needed, in this order, into a file of its own, without costing this
    /// thread more than to wait for what it needs at once. Without files nothing is: it would all
    /// have to be held in memory.
    pub fn foresee(&mut self, sounds: Vec<Arc<From>>) {
        let Some(scratch) = self.workshop.scratch().filter(|_| !sounds.is_empty()) else {
            return;
        };
        let (tell, coming) = mpsc::channel();
        let work = Foreseen {
            sources: self.sources.clone(),
            program: self.workshop.program.clone(),
            scratch,
            sounds,
            tell,
        };
        let spawned = platform::spawn("decoder", move || work.run());
        self.coming = spawned.is_ok().then_some(coming);
    }

    /// From now on it is heard: what has not come when it is needed is soon decoded on the spot.
    pub fn hurry(&mut self) {
        self.patience = HURRY;
    }

    /// A sound, for which what is being decoded elsewhere is waited for a little.
    ///
    /// # Errors
    /// When there is none, or it cannot be played.
    pub fn clip(&mut self, from: &From) -> Result<Arc<Clip>, Error> {
        while !self.kept.contains_key(from)
            && let Some(coming) = &self.coming
        {
            match coming.recv_timeout(self.patience) {
                Ok((from, clip)) => {
                    let _ = self.kept.insert(from.as_ref().clone(), clip);
                }
                Err(RecvTimeoutError::Timeout) => break,
                Err(RecvTimeoutError::Disconnected) => self.coming = None,
            }
        }
        if let Some(clip) = self.kept.get(from) {
            return Ok(Arc::clone(clip));
        }
        if let Some(clip) = self.passing.get(from).and_then(Weak::upgrade) {
            return Ok(clip);
        }
        let clip = self.decode(from);
        let clip = clip.ok_or_else(|| Error::Unplayable(format!("{from:?}")))?;
        let clip = Arc::new(clip);
        if self.scratch.is_some() || matches!(from, From::Music(_, true)) {
            let _ = self.kept.insert(from.clone(), Arc::clone(&clip));
        } else {
            let _ = self.passing.insert(from.clone(), Arc::downgrade(&clip));
        }
        Ok(clip)
    }

    /// A full disk costs memory, not the sound.
    fn decode(&self, from: &From) -> Option<Clip> {
        let scratch = self.scratch.as_ref();
        scratch
            .and_then(|scratch| Clip::write(scratch, self.sources.open(from)?))
            .or_else(|| self.sources.open(from).map(Clip::read))
    }
}

/// What is decoded beside the player.
struct Foreseen {
    sources: Sources,
    program: Option<PathBuf>,
    scratch: Arc<Scratch>,
    sounds: Vec<Arc<From>>,
    tell: Sender<(Arc<From>, Arc<Clip>)>,
}

impl Foreseen {
    /// As a process of its own; here, if there is none or as far as it did not come.
    fn run(self) {
        let done = self.beside();
        for from in &self.sounds[done..] {
            let decoded = self.sources.open(from);
            let clip = decoded.and_then(|decoded| Clip::write(&self.scratch, decoded));
            if !self.say(from, clip) {
                return;
            }
        }
    }

    /// How many sounds were seen to.
    fn beside(&self) -> usize {
        let program = self.program.as_deref();
        let beside = program.map(|program| Beside::start(program, &self.sources, &self.sounds));
        let Some(Ok(mut beside)) = beside else {
            return 0;
        };
        for (done, from) in self.sounds.iter().enumerate() {
            let Ok(clip) = beside.next(&self.scratch) else {
                return done;
            };
            if !self.say(from, clip) {
                break;
            }
        }
        self.sounds.len()
    }

    /// Whether anybody still wants to hear of it.
    fn say(&self, from: &Arc<From>, clip: Option<Clip>) -> bool {
        clip.is_none_or(|clip| self.tell.send((Arc::clone(from), Arc::new(clip))).is_ok())
    }
}

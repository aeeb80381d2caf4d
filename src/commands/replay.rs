//! `tablee replay`: answers every line of a journal and writes no file.

use std::io::{self, BufRead, BufReader, Read, Write};

use serde::Serialize;

use crate::core::json::Json;
use crate::core::{Game, Header, Journal, Line, Refusal, RuleId, Ruled};
use crate::games::{AnyJournal, Visitor};

/// The text for people that goes with an error code, in the app's language.
pub type Phrase<'a> = &'a dyn Fn(&str) -> String;

/// The result, given by the exit status.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    Accepted,
    /// Some lines were rejected; the others count.
    SomeRejected,
    /// There is no game: the header is invalid, or another process is writing the file.
    Fatal,
}

impl Status {
    pub const fn exit_code(self) -> u8 {
        match self {
            Self::Accepted => 0,
            Self::SomeRejected => 1,
            Self::Fatal => 2,
        }
    }
}

const BUFFER: usize = 64 * 1024;

/// Answers every line of the journal. An answer is sent before the next line is waited for.
pub fn replay(input: impl Read, mut output: impl Write, phrase: Phrase<'_>) -> io::Result<Status> {
    let mut lines = Lines::new(input);
    let mut answers = Answers::new(phrase);
    let first = lines.next()?.unwrap_or_default();
    let mut table = match answers.header(first) {
        Some(table) => table,
        None => {
            answers.send(&mut output)?;
            return Ok(Status::Fatal);
        }
    };
    let mut status = Status::Accepted;
    let mut number = 1;
    loop {
        if answers.are_many() || lines.would_wait() {
            answers.send(&mut output)?;
        }
        let Some(line) = lines.next()? else {
            return Ok(status);
        };
        number += 1;
        if answers
            .line(&mut table, number, line, Stamp::Required)
            .is_err()
        {
            status = Status::SomeRejected;
        }
    }
}

/// Reads lines as bytes.
pub(crate) struct Lines<R> {
    reader: BufReader<R>,
    line: Vec<u8>,
}

impl<R: Read> Lines<R> {
    pub(crate) fn new(input: R) -> Self {
        Self {
            reader: BufReader::with_capacity(BUFFER, input),
            line: Vec::new(),
        }
    }

    /// The next line without its line break; the last may have none.
    pub(crate) fn next(&mut self) -> io::Result<Option<&[u8]>> {
        Ok(self.next_with_break()?.map(|(line, _)| line))
    }

    /// The next line, and whether its line break was there.
    pub(crate) fn next_with_break(&mut self) -> io::Result<Option<(&[u8], bool)>> {
        self.line.clear();
        if self.reader.read_until(b'\n', &mut self.line)? == 0 {
            return Ok(None);
        }
        Ok(Some(match self.line.strip_suffix(b"\n") {
            Some(line) => (line, true),
            None => (&self.line, false),
        }))
    }

    /// Whether the next line has not arrived completely.
    pub(crate) fn would_wait(&self) -> bool {
        !self.reader.buffer().contains(&b'\n')
    }
}

/// Whether a line must have a time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Stamp {
    Required,
    /// It may be missing; the caller fills it in.
    MayBeMissing,
}

/// Whether the accepted line had a time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Stamped {
    Yes,
    No,
}

/// Answers that have not been sent yet.
pub(crate) struct Answers<'a> {
    out: Vec<u8>,
    phrase: Phrase<'a>,
    /// Texts already looked up: a journal full of errors needs each only once.
    sentences: Vec<(&'static str, String)>,
}

#[derive(Serialize)]
struct Answer<'a, R, S> {
    #[serde(skip_serializing_if = "Option::is_none")]
    line: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    ruling: Option<&'a Ruled<R>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    error: Option<Fault<'a>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    state: Option<&'a S>,
}

#[derive(Serialize)]
struct Fault<'a> {
    code: &'static str,
    message: &'a str,
    #[serde(skip_serializing_if = "<[RuleId]>::is_empty")]
    because: &'static [RuleId],
}

impl<'a> Answers<'a> {
    pub(crate) fn new(phrase: Phrase<'a>) -> Self {
        Self {
            out: Vec::with_capacity(2 * BUFFER),
            phrase,
            sentences: Vec::new(),
        }
    }

    /// Opens the journal that a header describes; an invalid header is answered, and there is no
    /// journal.
    pub(crate) fn header(&mut self, line: &[u8]) -> Option<AnyJournal> {
        match open(line) {
            Ok(mut table) => {
                table.visit(First { answers: self });
                Some(table)
            }
            Err(refusal) => {
                self.fatal(Some(1), refusal);
                None
            }
        }
    }

    /// Applies a line and answers it.
    pub(crate) fn line(
        &mut self,
        table: &mut AnyJournal,
        number: u64,
        line: &[u8],
        stamp: Stamp,
    ) -> Result<Stamped, Refusal> {
        table.visit(Next {
            answers: self,
            number,
            line,
            stamp,
        })
    }

    /// An answer without a game.
    pub(crate) fn fatal(&mut self, line: Option<u64>, refusal: Refusal) {
        let at = self.sentence(refusal.code);
        let fault = Fault {
            code: refusal.code,
            message: &self.sentences[at].1,
            because: refusal.because,
        };
        let answer: Answer<'_, (), ()> = Answer {
            line,
            ruling: None,
            error: Some(fault),
            state: None,
        };
        write(&mut self.out, &answer);
    }

    pub(crate) fn are_many(&self) -> bool {
        self.out.len() >= BUFFER
    }

    pub(crate) fn send(&mut self, output: &mut impl Write) -> io::Result<()> {
        if !self.out.is_empty() {
            output.write_all(&self.out)?;
            output.flush()?;
            self.out.clear();
        }
        Ok(())
    }

    fn sentence(&mut self, code: &'static str) -> usize {
        let known = self.sentences.iter().position(|(other, _)| *other == code);
        known.unwrap_or_else(|| {
            self.sentences.push((code, (self.phrase)(code)));
            self.sentences.len() - 1
        })
    }

    fn accepted<G: Game>(&mut self, line: u64, ruling: Option<&Ruled<G::Ruling>>, state: &G) {
        let answer = Answer {
            line: Some(line),
            ruling,
            error: None,
            state: Some(state),
        };
        write(&mut self.out, &answer);
    }

    fn rejected<G: Game>(&mut self, line: u64, refusal: Refusal, state: &G) {
        let at = self.sentence(refusal.code);
        let answer: Answer<'_, G::Ruling, G> = Answer {
            line: Some(line),
            ruling: None,
            error: Some(Fault {
                code: refusal.code,
                message: &self.sentences[at].1,
                because: refusal.because,
            }),
            state: Some(state),
        };
        write(&mut self.out, &answer);
    }
}

/// Writes one object and a line break. Writing to memory cannot fail.
fn write(out: &mut Vec<u8>, answer: &impl Serialize) {
    let _ = serde_json::to_writer(&mut *out, answer);
    out.push(b'\n');
}

fn open(line: &[u8]) -> Result<AnyJournal, Refusal> {
    let json = Json::parse(line)?;
    AnyJournal::open(&Header::read(&json)?)
}

/// The answer to the header.
struct First<'a, 'p> {
    answers: &'a mut Answers<'p>,
}

impl Visitor for First<'_, '_> {
    type Output = ();

    fn visit<G: Game>(self, journal: &mut Journal<G>) {
        self.answers.accepted(1, None, journal.state());
    }
}

/// The answer to any later line.
struct Next<'a, 'p> {
    answers: &'a mut Answers<'p>,
    number: u64,
    line: &'a [u8],
    stamp: Stamp,
}

impl Visitor for Next<'_, '_> {
    type Output = Result<Stamped, Refusal>;

    fn visit<G: Game>(self, journal: &mut Journal<G>) -> Self::Output {
        match follow(journal, self.line, self.stamp) {
            Ok((stamped, ruling)) => {
                let state = journal.state();
                self.answers.accepted(self.number, ruling.as_ref(), state);
                Ok(stamped)
            }
            Err(refusal) => {
                self.answers.rejected(self.number, refusal, journal.state());
                Err(refusal)
            }
        }
    }
}

type Followed<G> = (Stamped, Option<Ruled<<G as Game>::Ruling>>);

fn follow<G: Game>(
    journal: &mut Journal<G>,
    line: &[u8],
    stamp: Stamp,
) -> Result<Followed<G>, Refusal> {
    let json = Json::parse(line)?;
    let stamped = match (json.optional("at")?, stamp) {
        (Some(at), _) => at.text().map(|_| Stamped::Yes)?,
        (None, Stamp::MayBeMissing) => Stamped::No,
        (None, Stamp::Required) => return Err(Refusal::MALFORMED),
    };
    let line = Line::read(&json, G::read_event)?;
    Ok((stamped, journal.follow(line)?))
}

//! A player's own recording: every format is exact to the frame, unplayable files are refused, and
//! the steps from choosing a file to resuming a game with it.

use super::app_fixture::game;
use super::app_fixture::{Fixture, WIDE, people, texts, window};
use iced::advanced::subscription;
use iced::futures::executor::block_on_stream;
use iced::futures::{StreamExt, stream};
use iced_test::runtime::task;
use std::collections::{BTreeSet, VecDeque};
use std::path::{Path, PathBuf};
use std::sync::mpsc;
use std::time::Duration;
use tablee::core::Language;
use tablee::games::escape::ui::Message as Play;
use tablee::games::escape::ui::setup::own::Message as Own;
use tablee::games::escape::ui::setup::{Choice, Message as Form};
use tablee::games::{AnySession, Message};
use tablee::localize::Words;
use tablee::session::{Action, Cx, Message as InSession};
use tablee::sound::mixer::Levels;
use tablee::sound::recording::{
    Answer, Depth, Examination, Facts, Fault, Reader, Stream, playable,
};
use tablee::sound::soundtrack::Playback;
use tablee::sound::sources::Sources;
use tablee::sound::{Playable, bank::Bank};
use tablee::ui::Ui;

const SECOND: i64 = 48_000;

/// Examines a file to the end.
fn examined(path: &Path, depth: Depth) -> Result<Facts, Fault> {
    let (sender, answers) = mpsc::channel();
    let _examination = Examination::start(path, depth, move |answer| {
        let _ = sender.send(answer);
    });
    let result = answers.into_iter().find_map(|answer| match answer {
        Answer::Examined(result) => Some(result),
        _ => None,
    });
    result.unwrap()
}

fn examine(path: &Path) -> Result<Facts, Fault> {
    examined(path, Depth::Length)
}

fn opens(path: &Path) -> Result<(), Fault> {
    examined(path, Depth::Beginning).map(drop)
}

fn kept(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/recordings")
        .join(name)
}

/// A WAV file at 48 kHz of a tone from `from` to `to` seconds; its header promises `whole`.
fn wav(seconds: f64, whole: f64, from: f64, to: f64) -> Vec<u8> {
    let count = |seconds: f64| (seconds * 48_000.0) as u32;
    let size = count(whole) * 2;
    let mut bytes = b"RIFF".to_vec();
    bytes.extend((size + 36).to_le_bytes());
    bytes.extend(b"WAVEfmt \x10\0\0\0\x01\0\x01\0");
    bytes.extend(48_000_u32.to_le_bytes());
    bytes.extend(96_000_u32.to_le_bytes());
    bytes.extend(b"\x02\0\x10\0data");
    bytes.extend(size.to_le_bytes());
    for n in 0..count(seconds) {
        let at = f64::from(n) / 48_000.0;
        let tone = (at >= from && at < to).then(|| (at * 440.0 * std::f64::consts::TAU).sin());
        bytes.extend(((tone.unwrap_or(0.0) * 20_000.0) as i16).to_le_bytes());
    }
    bytes
}

/// What sounds from a frame on, as soon as it is there.
fn hear(stream: &mut Stream, from: i64, frames: usize) -> Vec<f32> {
    stream.seek(from);
    let mut heard = Vec::new();
    for block in 0..frames / 256 {
        let at = from + i64::try_from(block * 256).unwrap();
        for _ in 0..500 {
            if stream.is_ready(at, 256) {
                break;
            }
            std::thread::sleep(Duration::from_millis(4));
        }
        let mut out = [0.0; 512];
        stream.add(at, &mut out, 1.0);
        heard.extend(out.chunks_exact(2).map(|frame| frame[0]));
    }
    heard
}

fn onset(heard: &[f32]) -> Option<i64> {
    let first = heard.iter().position(|sample| sample.abs() > 0.15)?;
    i64::try_from(first).ok()
}

#[test]
fn every_kind_of_file_is_heard_on_its_frame() {
    let folder = tempfile::tempdir().unwrap();
    let wave = folder.path().join("tone.wav");
    std::fs::write(&wave, wav(2.0, 2.0, 1.0, 1.25)).unwrap();
    for path in [kept("tone.ogg"), kept("tone.mp3"), kept("tone.flac"), wave] {
        let length = examine(&path).unwrap().length;
        // Some MP3 files do not say how much silence their encoder has put before the sound.
        let silence = if path.ends_with("tone.mp3") { 2_400 } else { 0 };
        let off = (length - 2 * SECOND).abs();
        assert!(off < 60 + silence, "{path:?}: {length}");
        let mut stream = Stream::open(&path, length);
        let mut first = None;
        for from in [0, SECOND / 2, SECOND - 777, 0] {
            let heard = hear(&mut stream, from, 60_000);
            let off = onset(&heard).unwrap() + from - SECOND;
            // A sine needs a few frames to be loud.
            assert!((0..100 + silence).contains(&off), "{path:?}, {from}: {off}");
            let first = *first.get_or_insert(off);
            assert!((off - first).abs() < 20, "{path:?}, {from}: {off}, {first}");
        }
        assert_eq!(stream.fault(), None);
        assert_eq!(onset(&hear(&mut stream, 3 * SECOND, 2_560)), None);
    }
}

#[test]
fn what_cannot_be_played_says_why() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name);
    std::fs::write(path("words.mp3"), "no sound at all, ".repeat(900)).unwrap();
    std::fs::write(path("empty.ogg"), b"").unwrap();
    assert_eq!(examine(&path("gone.wav")), Err(Fault::Missing));
    assert!(examine(&path("words.mp3")).is_err());
    assert!(examine(&path("empty.ogg")).is_err());
    assert!(examine(folder.path()).is_err());

    // The header promises four seconds, the file holds one.
    std::fs::write(path("cut.wav"), wav(1.0, 4.0, 0.0, 1.0)).unwrap();
    let length = examine(&path("cut.wav")).unwrap().length;
    let mut stream = Stream::open(&path("cut.wav"), length);
    assert!(onset(&hear(&mut stream, 0, 24_000)).is_some());
    let _ = hear(&mut stream, SECOND, 48_000);
    assert_eq!(stream.fault(), Some(Fault::Cut));

    let mut stream = Stream::open(&path("gone.wav"), 48_000);
    let _ = hear(&mut stream, 0, 256);
    assert_eq!(stream.fault(), Some(Fault::Missing));
    // It comes back when the stick does.
    std::fs::write(path("gone.wav"), wav(1.0, 1.0, 0.0, 1.0)).unwrap();
    assert!(onset(&hear(&mut stream, 4_800, 4_800)).is_some());

    for (name, yes) in [
        ("a.ogg", true),
        ("A.MP3", true),
        ("b.flac", true),
        ("c.WAV", true),
    ] {
        assert_eq!(playable(name), yes, "{name}");
    }
    for name in [".mp3", "list.m3u", "ogg", "photo.jpg"] {
        assert!(!playable(name), "{name}");
    }
}

#[test]
fn music_and_effects_each_have_their_volume() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.wav");
    std::fs::write(&path, wav(2.0, 2.0, 0.0, 2.0)).unwrap();
    let playable = Playable::Recording {
        path,
        start: 0,
        needed: 0,
        over: None,
    };
    let power = |music, effects| {
        let bank = Bank::immediate(Sources {
            language: Language::French,
            own_voices: None,
        });
        let mut playing = Playback::new(&playable, 0, bank).unwrap();
        playing.seek(0);
        for _ in 0..500 {
            if playing.is_ready(1_024) {
                break;
            }
            std::thread::sleep(Duration::from_millis(4));
        }
        let mut out = [0.0; 2_048];
        playing.render(&mut out, Levels { music, effects });
        out.iter().map(|sample| sample * sample).sum::<f32>()
    };
    let full = power(1.0, 1.0);
    assert!(full > 1.0);
    assert!((power(1.0, 0.0) - full).abs() < 0.001 * full);
    assert!((power(0.5, 1.0) - full / 4.0).abs() < 0.001 * full);
    assert_eq!(power(0.0, 1.0), 0.0);
}

/// The setup and its game, tapped through their own views.
struct Bench {
    fixture: Fixture,
    room: Option<AnySession>,
}

impl Bench {
    fn new() -> Self {
        let mut fixture = Fixture::new(Words::new(Language::French));
        let day = chrono::NaiveDate::from_ymd_opt(2026, 11, 16).unwrap();
        fixture.settings.remember("escape", &people(2), day);
        let mut bench = Self {
            fixture,
            room: None,
        };
        bench.with(|cx| Some(AnySession::set_up(cx, game("escape"))));
        bench
    }

    fn with(&mut self, open: impl FnOnce(&mut Cx<'_>) -> Option<AnySession>) {
        self.room = self.fixture.with(open);
    }

    /// Handles a message and all that come from its tasks.
    fn does(&mut self, message: Message) {
        let mut messages = VecDeque::from([message]);
        while let Some(message) = messages.pop_front() {
            let mut room = self.room.take().unwrap();
            let mut asked = Action::None;
            self.with(|cx| {
                asked = room.update(cx, message);
                Some(room)
            });
            if let Action::Run(work) = asked
                && let Some(stream) = task::into_stream(work)
            {
                messages.extend(block_on_stream(stream).filter_map(|action| match action {
                    iced_test::runtime::Action::Output(message) => Some(message),
                    _ => None,
                }));
            }
        }
    }

    /// Handles what the subscriptions of a game that stands have to say.
    fn listens(&mut self) {
        let recipes = subscription::into_recipes(self.room.as_ref().unwrap().subscription());
        for recipe in recipes {
            let events = stream::pending().boxed();
            for message in block_on_stream(recipe.stream(events)) {
                self.does(message);
            }
        }
    }

    fn own(&mut self, message: Own) {
        self.does(own(message));
    }

    /// Handles a message alone; what it starts does not come to its end.
    fn starts(&mut self, message: Message) {
        let mut room = self.room.take().unwrap();
        self.with(|cx| {
            let _ = room.update(cx, message);
            Some(room)
        });
    }

    fn says(&self, words: &str) -> bool {
        let ui = Ui::new(&self.fixture.words, true, 100, WIDE);
        let view = self.room.as_ref().unwrap().view(ui);
        texts(view, WIDE).iter().any(|text| text == words)
    }

    fn tap(&mut self, words: &str) {
        let ui = Ui::new(&self.fixture.words, true, 100, WIDE);
        let view = self.room.as_ref().unwrap().view(ui);
        let mut window = window(view.into(), WIDE);
        let _ = window.click(words).unwrap_or_else(|_| panic!("no {words}"));
        let messages: Vec<Message> = window.into_messages().collect();
        assert!(!messages.is_empty(), "{words} does nothing");
        for message in messages {
            self.does(message);
        }
    }

    fn t(&self, key: &str) -> String {
        self.fixture.words.text(key)
    }

    fn journal(&self) -> String {
        let _ = self.fixture.store.flush(Duration::from_secs(5));
        let current = self.fixture.store.current();
        let text = self.fixture.store.read_game(&current[0].id).unwrap();
        text.lines
            .iter()
            .map(|line| String::from_utf8_lossy(line).into_owned() + "\n")
            .collect()
    }
}

fn own(message: Own) -> Message {
    Message::Escape(InSession::Form(Form::Own(message)))
}

fn assert_says(bench: &Bench, words: &str) {
    assert!(bench.says(words), "does not say {words}");
}

/// Marks at 3 s, and then every three seconds.
fn mark_step_by_step(bench: &mut Bench) {
    bench.tap(&bench.t("escape-own-mark"));
    bench.tap(&bench.t("escape-own-tab-step"));
    for n in 0..7 {
        bench.own(Own::Step(0));
        for _ in 0..if n == 0 { 2 } else { 3 } {
            bench.own(Own::Step(-10_000));
        }
        let by = if n == 0 { 3_000 } else { 2_000 };
        bench.own(Own::Step(by));
        bench.own(Own::Select(true));
    }
}

#[test]
fn a_recording_is_chosen_marked_played_and_taken_up_again() {
    let mut bench = Bench::new();
    let music = bench.fixture.folder.path().join("music");
    std::fs::create_dir_all(music.join("empty")).unwrap();
    let file = music.join("temple.wav");
    std::fs::write(&file, wav(30.0, 30.0, 1.0, 2.0)).unwrap();
    std::fs::write(music.join("torn.mp3"), "nothing to hear ".repeat(300)).unwrap();
    std::fs::write(music.join("notes.txt"), "not shown").unwrap();

    bench.tap(&bench.t("escape-track-own"));
    assert!(bench.says(&bench.t("escape-own-places")));
    assert!(
        bench.says(&bench.t("escape-own-first")),
        "nothing to start with"
    );
    bench.own(Own::Folder(music.clone()));
    assert_says(&bench, "temple.wav");
    assert!(!bench.says("notes.txt"));
    bench.tap("empty");
    assert_says(&bench, &bench.t("escape-own-empty"));
    bench.own(Own::Up);
    assert_says(&bench, "torn.mp3");
    bench.tap("torn.mp3");
    assert_says(&bench, &bench.t("escape-track-one"));
    bench.tap("temple.wav");
    assert_says(&bench, &bench.t("escape-own-title"));
    assert!(bench.says("0:30"));

    mark_step_by_step(&mut bench);
    bench.own(Own::Close);
    assert!(
        bench.says("0:03,0") && bench.says("0:21,0"),
        "the marks are shown"
    );
    let kept = bench.fixture.settings.to_json();
    assert!(kept.contains("21000"), "and kept: {kept}");

    // A file that was moved has its marks all the same.
    let moved = music.join("empty/elsewhere.wav");
    std::fs::rename(&file, &moved).unwrap();
    bench.own(Own::Pick(moved.clone()));
    assert_says(&bench, "elsewhere");
    assert!(bench.says("0:21,0"));

    bench.tap(&bench.t("escape-start"));
    let journal = bench.journal();
    assert!(journal.contains("\"name\":\"own\"") && journal.contains("elsewhere.wav"));
    assert!(
        journal.contains("\"at_ms\":-3000"),
        "it begins with the recording"
    );

    // Left, and taken up when the file is gone: a sentence, and ours by one tap.
    bench.does(Message::Escape(InSession::Play(Play::Activate(1))));
    bench.does(Message::Escape(InSession::Back));
    std::fs::remove_file(&moved).unwrap();
    let id = bench.fixture.store.current()[0].id.clone();
    bench.with(|cx| AnySession::resume(cx, game("escape"), &id).ok());
    let sentence = format!(
        "{} {}",
        bench.t("escape-own-missing"),
        bench.t("escape-own-clock-goes-on")
    );
    assert!(
        !bench.says(&sentence),
        "nothing is read before the game is there"
    );
    bench.listens();
    assert!(bench.says(&sentence));
    bench.tap(&bench.t("escape-track-one"));
    assert!(!bench.says(&sentence));
    let journal = bench.journal();
    let last = journal
        .lines()
        .rfind(|line| line.contains("\"track\""))
        .unwrap();
    assert!(
        last.contains("\"name\":\"one\"") && last.contains("\"gong1\":3000"),
        "{last}"
    );
}

#[test]
fn a_choice_that_is_changed_while_it_is_tried_goes_on() {
    let mut bench = Bench::new();
    bench.does(Message::Escape(InSession::Form(Form::Preview)));
    assert!(bench.says(&bench.t("escape-preview-stop")));
    bench.does(Message::Escape(InSession::Form(Form::Track(Choice::Two))));
    assert!(bench.says(&bench.t("escape-preview-stop")));
    bench.does(Message::Escape(InSession::Form(Form::Track(Choice::None))));
    assert!(!bench.says(&bench.t("escape-preview-stop")));
}

#[test]
fn spoken_countdown_is_off_until_chosen_and_kept_out_of_the_journal() {
    let mut bench = Bench::new();
    let switch = bench.t("escape-spoken-countdown");
    assert!(bench.says(&switch));
    let is_on = |bench: &Bench| {
        let kept: serde_json::Value =
            serde_json::from_str(&bench.fixture.settings.to_json()).unwrap();
        kept["games"]["escape"]["spoken_countdown"] == true
    };
    assert!(!is_on(&bench));
    bench.does(Message::Escape(InSession::Form(Form::SpokenCountdown)));
    bench.does(Message::Escape(InSession::Form(Form::Track(Choice::None))));
    assert!(!bench.says(&switch), "nobody speaks in a silent game");
    bench.does(Message::Escape(InSession::Form(Form::Track(Choice::Gongs))));
    bench.tap(&bench.t("escape-start"));
    assert!(is_on(&bench));
    assert!(!bench.journal().contains("countdown"));
}

/// The header of a WAV file with 16 bits per sample, then silence.
fn wav_header(rate: u32, channels: u16) -> Vec<u8> {
    let data = vec![0; 9_600];
    let align = channels.saturating_mul(2);
    let mut wav = b"RIFF".to_vec();
    wav.extend(u32::try_from(36 + data.len()).unwrap().to_le_bytes());
    wav.extend(b"WAVEfmt ");
    wav.extend(16u32.to_le_bytes());
    wav.extend(1u16.to_le_bytes());
    wav.extend(channels.to_le_bytes());
    wav.extend(rate.to_le_bytes());
    wav.extend(rate.wrapping_mul(u32::from(align)).to_le_bytes());
    wav.extend(align.to_le_bytes());
    wav.extend(16u16.to_le_bytes());
    wav.extend(b"data");
    wav.extend(u32::try_from(data.len()).unwrap().to_le_bytes());
    wav.extend(data);
    wav
}

#[test]
fn impossible_rates_and_channels_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("one.wav");
    let opens = |rate, channels| {
        std::fs::write(&file, wav_header(rate, channels)).unwrap();
        opens(&file)
    };
    assert_eq!(opens(48_000, 2), Ok(()));
    assert_eq!(opens(8_000, 1), Ok(()));
    for (rate, channels) in [(0, 2), (1, 2), (u32::MAX, 2), (48_000, 0), (48_000, 300)] {
        assert!(opens(rate, channels).is_err(), "{rate} {channels}");
    }
}

#[cfg(unix)]
#[test]
fn only_regular_files_are_opened() {
    assert_eq!(opens(Path::new("/dev/zero")), Err(Fault::Unknown));
    let folder = tempfile::tempdir().unwrap();
    let pipe = folder.path().join("pipe.ogg");
    let made = std::process::Command::new("mkfifo").arg(&pipe).status();
    assert!(made.unwrap().success());
    assert_eq!(opens(&pipe), Err(Fault::Unknown), "and no waiting");
}

/// Found by fuzzing: the decoding library panics over this seek table.
#[test]
fn seek_table_beyond_the_end_is_no_panic() {
    let mut reader = Reader::open(&kept("seek-table.flac")).unwrap();
    while let Ok(Some(_)) = reader.next_piece() {}
    for at in [1, SECOND, 20_000] {
        let _ = reader.seek(at);
    }
    assert_eq!(reader.seek(1), Err(Fault::Damaged));
}

/// Ten damages of each format, by a seed: cut, flipped, filled and repeated.
#[test]
fn forty_malformed_recordings_harm_nothing_else() {
    let folder = tempfile::tempdir().unwrap();
    let mut random = 11_u64;
    let mut draw = |below: usize| {
        random = random
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1);
        usize::try_from(random >> 33).unwrap() % below
    };
    let wav = wav(0.5, 0.5, 0.1, 0.2);
    let read = |name: &str| std::fs::read(kept(name)).unwrap();
    let files = [
        ("ogg", read("tone.ogg")),
        ("mp3", read("tone.mp3")),
        ("flac", read("tone.flac")),
        ("wav", wav),
    ];
    for (ending, whole) in &files {
        for damage in 0..10 {
            let mut bytes = whole.clone();
            match damage {
                0..4 => {
                    // Headers are where most can go wrong.
                    for _ in 0..=4 * damage {
                        let at = draw(bytes.len().min(64 << (4 * damage)));
                        bytes[at] ^= 1 << draw(8);
                    }
                }
                4 | 5 => bytes.truncate(draw(bytes.len())),
                6 => bytes.drain(16..16 + draw(200)).for_each(drop),
                7 => bytes[64..].fill(0xff),
                8 => bytes = bytes.repeat(3)[draw(whole.len())..].to_vec(),
                _ => bytes
                    .iter_mut()
                    .skip(48)
                    .for_each(|byte| *byte = draw(256) as u8),
            }
            let path = folder.path().join(format!("{damage}.{ending}"));
            std::fs::write(&path, &bytes).unwrap();
            let begun = std::time::Instant::now();
            let _ = examine(&path);
            if let Ok(mut reader) = Reader::open(&path) {
                let _ = reader.seek(SECOND / 4);
                while let Ok(Some(_)) = reader.next_piece() {}
            }
            let took = begun.elapsed();
            // Far from endless, also on a busy machine.
            assert!(took.as_secs() < 30, "{ending} {damage}: {took:?}");
        }
    }
}

/// Silence as FLAC that does not say how long it is, as an encoder writes it into a pipe.
fn flac_without_length(seconds: u32) -> Vec<u8> {
    let crc = |bytes: &[u8], polynomial: u16, bits: u32| {
        bytes.iter().fold(0_u16, |sum, byte| {
            let sum = sum ^ u16::from(*byte) << (bits - 8);
            (0..8).fold(sum, |sum, _| {
                let carry = sum >> (bits - 1) & 1;
                (sum << 1 & (u16::MAX >> (16 - bits))) ^ (polynomial * carry)
            })
        })
    };
    let mut file = b"fLaC\x80\0\0\x22\x10\0\x10\0\0\0\0\0\0\0".to_vec();
    // 48,000 a second, one channel, 16 bits, and no number of samples.
    file.extend(b"\x0b\xb8\x00\xf0\0\0\0\0");
    file.extend([0; 16]);
    for number in 0..seconds * 48_000 / 4_096 {
        let mut frame = b"\xff\xf8\xca\x08".to_vec();
        let number = char::from_u32(number).unwrap();
        frame.extend(number.encode_utf8(&mut [0; 4]).bytes());
        frame.push(crc(&frame, 0x07, 8) as u8);
        frame.extend([0, 0, 0]);
        let sum = crc(&frame, 0x8005, 16);
        frame.extend(sum.to_be_bytes());
        file.extend(frame);
    }
    file
}

/// A file that states no length is decoded to its end: that can be watched and stopped.
#[test]
fn examining_a_long_file_tells_its_progress_and_can_be_stopped() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("piped.flac");
    std::fs::write(&path, flac_without_length(20)).unwrap();
    let length = examine(&path).unwrap().length;
    assert!((length - 20 * SECOND).abs() < SECOND / 5, "{length}");

    std::fs::write(&path, flac_without_length(3_600)).unwrap();
    let (sender, answers) = mpsc::channel();
    let examination = Examination::start(&path, Depth::Length, move |answer| {
        let _ = sender.send(answer);
    });
    let seen: BTreeSet<u8> = answers
        .iter()
        .map(|answer| match answer {
            Answer::Percent(percent) => percent,
            answer => panic!("an hour is decoded already: {answer:?}"),
        })
        .take(2)
        .collect();
    assert_eq!(seen.len(), 2);
    let stopped = std::time::Instant::now();
    drop(examination);
    // Until the decoder has ended.
    let rest = answers.into_iter().collect::<Vec<_>>();
    assert!(
        !rest
            .iter()
            .any(|answer| matches!(answer, Answer::Examined(_)))
    );
    let took = stopped.elapsed();
    assert!(took < Duration::from_secs(4), "{took:?}");
}

#[test]
fn a_file_that_takes_long_to_open_says_so_and_can_be_left() {
    let mut bench = Bench::new();
    let path = bench.fixture.folder.path().join("long.mp3");
    std::fs::write(&path, b"nobody reads it").unwrap();
    bench.tap(&bench.t("escape-track-own"));
    // Opened, and not there yet when the next tick comes.
    bench.starts(own(Own::Pick(path.clone())));
    let words = &bench.fixture.words;
    // The file is short: another thread may have read it meanwhile.
    let opening = [0_u8, 100].map(|percent| {
        let percent = ("percent", percent.into());
        words.text_with("escape-own-opening", &[percent])
    });
    let is_opening = |bench: &Bench| opening.iter().any(|words| bench.says(words));
    assert!(!is_opening(&bench), "not in the first moment");
    bench.own(Own::Tick);
    assert!(is_opening(&bench));
    bench.does(Message::Escape(InSession::Back));
    assert!(!is_opening(&bench));
    assert_says(&bench, &bench.t("escape-own-places"));
    // What comes after all is too late.
    bench.own(Own::Examined(path, Err(Fault::Damaged)));
    assert!(!bench.says(&bench.t("escape-own-damaged")));
}

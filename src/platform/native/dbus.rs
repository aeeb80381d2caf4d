//! Minimal D-Bus client, used to inhibit the screen saver and to follow the desktop's settings.
//!
//! A D-Bus crate would bring some forty others for a handful of calls. An inhibition ends when
//! the connection closes, which it does however the program ends.

use std::io::{self, BufRead, BufReader, ErrorKind, Read, Write};
use std::os::linux::net::SocketAddrExt;
use std::os::unix::net::{SocketAddr, UnixStream};
use std::time::Duration;

/// Time to wait for a reply.
const REPLY_TIMEOUT: Duration = Duration::from_secs(3);
/// Messages of others that may come before the reply.
const MAX_OTHER_MESSAGES: usize = 64;
/// The protocol's limit on the size of a message.
const MAX_MESSAGE: usize = 1 << 27;

const PATH: u8 = 1;
const INTERFACE: u8 = 2;
const MEMBER: u8 = 3;
const ERROR_NAME: u8 = 4;
const REPLY_TO: u8 = 5;
const DESTINATION: u8 = 6;
const SIGNATURE: u8 = 8;

const CALL: u8 = 1;
const RETURN: u8 = 2;
const ERROR: u8 = 3;
const SIGNAL: u8 = 4;

/// A method of a service.
#[derive(Debug, Clone, Copy)]
pub(super) struct Method {
    pub service: &'static str,
    pub path: &'static str,
    pub interface: &'static str,
    pub name: &'static str,
}

/// An argument.
#[derive(Debug, Clone, Copy)]
pub(super) enum Arg<'a> {
    Text(&'a str),
    Number(u32),
    NoOptions,
}

/// An authenticated connection.
#[derive(Debug)]
pub(super) struct Bus {
    stream: BufReader<UnixStream>,
    serial: u32,
    /// Names of the signals that came before a reply.
    signals: Vec<String>,
}

impl Bus {
    /// Connects to the address in `addresses` (as in
    /// `DBUS_SESSION_BUS_ADDRESS`) that answers first.
    pub(super) fn connect(addresses: &str) -> io::Result<Self> {
        let mut last = io::Error::new(ErrorKind::NotFound, "no session bus");
        for address in addresses.split(';') {
            match socket(address).and_then(Self::greet) {
                Ok(bus) => return Ok(bus),
                Err(e) => last = e,
            }
        }
        Err(last)
    }

    fn greet(stream: UnixStream) -> io::Result<Self> {
        stream.set_read_timeout(Some(REPLY_TIMEOUT))?;
        stream.set_write_timeout(Some(REPLY_TIMEOUT))?;
        let mut stream = BufReader::new(stream);
        // The empty DATA makes the bus take our identity from the socket.
        stream
            .get_mut()
            .write_all(b"\0AUTH EXTERNAL\r\nDATA\r\nBEGIN\r\n")?;
        for expected in ["DATA", "OK "] {
            let mut line = String::new();
            stream.read_line(&mut line)?;
            if !line.starts_with(expected) {
                return Err(refused(format!("authentication: {}", line.trim())));
            }
        }
        let mut bus = Self {
            stream,
            serial: 0,
            signals: Vec::new(),
        };
        bus.call(bus_method("Hello"), &[])?;
        Ok(bus)
    }

    /// Asks for the signals that fit this rule.
    pub(super) fn subscribe(&mut self, rule: &str) -> io::Result<()> {
        self.call(bus_method("AddMatch"), &[Arg::Text(rule)])
            .map(drop)
    }

    /// Waits for a signal of this name, however long that takes.
    pub(super) fn wait_for_signal(&mut self, name: &str) -> io::Result<()> {
        let kept = std::mem::take(&mut self.signals);
        if kept.iter().any(|signal| signal == name) {
            return Ok(());
        }
        self.stream.get_ref().set_read_timeout(None)?;
        while Message::read(&mut self.stream)?.signal.as_deref() != Some(name) {}
        self.stream.get_ref().set_read_timeout(Some(REPLY_TIMEOUT))
    }

    /// Calls a method and waits for its reply. An error reply is `ConnectionRefused`.
    pub(super) fn call(&mut self, method: Method, args: &[Arg]) -> io::Result<Message> {
        self.serial += 1;
        let message = call_message(self.serial, method, args);
        self.stream.get_mut().write_all(&message)?;
        for _ in 0..MAX_OTHER_MESSAGES {
            let answer = Message::read(&mut self.stream)?;
            if answer.reply_to != Some(self.serial) {
                self.signals.extend(answer.signal);
                continue;
            }
            return match answer.kind {
                RETURN => Ok(answer),
                _ => Err(refused(answer.error.unwrap_or_default())),
            };
        }
        Err(ErrorKind::TimedOut.into())
    }
}

/// A method of the bus itself.
fn bus_method(name: &'static str) -> Method {
    Method {
        service: "org.freedesktop.DBus",
        path: "/org/freedesktop/DBus",
        interface: "org.freedesktop.DBus",
        name,
    }
}

/// Address of the session bus.
pub(super) fn session_address() -> Option<String> {
    std::env::var("DBUS_SESSION_BUS_ADDRESS")
        .ok()
        .filter(|address| !address.is_empty())
        .or_else(|| {
            let runtime = std::env::var("XDG_RUNTIME_DIR").ok()?;
            Some(format!("unix:path={runtime}/bus"))
        })
}

fn refused(why: String) -> io::Error {
    io::Error::new(ErrorKind::ConnectionRefused, why)
}

fn socket(address: &str) -> io::Result<UnixStream> {
    let keys = address
        .strip_prefix("unix:")
        .ok_or_else(|| io::Error::new(ErrorKind::Unsupported, "the session bus is no socket"))?;
    for pair in keys.split(',') {
        match pair.split_once('=') {
            Some(("path", path)) => return UnixStream::connect(unescape(path)),
            Some(("abstract", name)) => {
                let address = SocketAddr::from_abstract_name(unescape(name))?;
                return UnixStream::connect_addr(&address);
            }
            _ => {}
        }
    }
    Err(ErrorKind::AddrNotAvailable.into())
}

/// Addresses write unusual bytes as `%2f`.
fn unescape(text: &str) -> String {
    let mut bytes = Vec::new();
    let mut rest = text.as_bytes();
    while let Some((&first, tail)) = rest.split_first() {
        let code = (first == b'%')
            .then(|| tail.get(..2))
            .flatten()
            .and_then(|hex| std::str::from_utf8(hex).ok())
            .and_then(|hex| u8::from_str_radix(hex, 16).ok());
        bytes.push(code.unwrap_or(first));
        rest = if code.is_some() { &tail[2..] } else { tail };
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

fn pad(out: &mut Vec<u8>, to: usize) {
    out.resize(out.len().next_multiple_of(to), 0);
}

fn put_number(out: &mut Vec<u8>, n: usize) {
    pad(out, 4);
    out.extend_from_slice(&(n as u32).to_le_bytes());
}

fn put_text(out: &mut Vec<u8>, text: &str) {
    put_number(out, text.len());
    out.extend_from_slice(text.as_bytes());
    out.push(0);
}

fn put_field(out: &mut Vec<u8>, code: u8, kind: u8, value: &str) {
    pad(out, 8);
    out.extend_from_slice(&[code, 1, kind, 0]);
    if kind == b'g' {
        out.extend(u8::try_from(value.len()));
        out.extend_from_slice(value.as_bytes());
        out.push(0);
    } else {
        put_text(out, value);
    }
}

fn call_message(serial: u32, method: Method, args: &[Arg]) -> Vec<u8> {
    let mut body = Vec::new();
    let mut signature = String::new();
    for arg in args {
        match arg {
            Arg::Text(text) => {
                signature.push('s');
                put_text(&mut body, text);
            }
            Arg::Number(n) => {
                signature.push('u');
                put_number(&mut body, *n as usize);
            }
            Arg::NoOptions => {
                signature.push_str("a{sv}");
                put_number(&mut body, 0);
                pad(&mut body, 8);
            }
        }
    }
    let mut fields = Vec::new();
    put_field(&mut fields, PATH, b'o', method.path);
    put_field(&mut fields, INTERFACE, b's', method.interface);
    put_field(&mut fields, MEMBER, b's', method.name);
    put_field(&mut fields, DESTINATION, b's', method.service);
    if !signature.is_empty() {
        put_field(&mut fields, SIGNATURE, b'g', &signature);
    }
    envelope(CALL, serial, &fields, &body)
}

fn envelope(kind: u8, serial: u32, fields: &[u8], body: &[u8]) -> Vec<u8> {
    let mut out = vec![b'l', kind, 0, 1];
    put_number(&mut out, body.len());
    out.extend_from_slice(&serial.to_le_bytes());
    put_number(&mut out, fields.len());
    out.extend_from_slice(fields);
    pad(&mut out, 8);
    out.extend_from_slice(body);
    out
}

/// The parts of a received message that are used.
#[derive(Debug)]
pub(super) struct Message {
    kind: u8,
    big: bool,
    reply_to: Option<u32>,
    error: Option<String>,
    /// The name of the signal, if it is one.
    signal: Option<String>,
    body: Vec<u8>,
}

impl Message {
    fn read(from: &mut impl Read) -> io::Result<Self> {
        let mut head = [0; 16];
        from.read_exact(&mut head)?;
        let big = head[0] == b'B';
        let number = |at: usize| number(&head, at, big).unwrap_or(0) as usize;
        let (body_length, fields_length) = (number(4), number(12));
        if body_length > MAX_MESSAGE || fields_length > MAX_MESSAGE {
            return Err(ErrorKind::InvalidData.into());
        }
        let mut fields = vec![0; fields_length.next_multiple_of(8)];
        from.read_exact(&mut fields)?;
        let mut body = vec![0; body_length];
        from.read_exact(&mut body)?;
        fields.truncate(fields_length);
        let mut message = Self {
            kind: head[1],
            big,
            reply_to: None,
            error: None,
            signal: None,
            body,
        };
        message.take_fields(&fields);
        Ok(message)
    }

    /// The number or the boolean in a variant, or in a variant inside a variant.
    pub(super) fn scalar(&self) -> Option<u32> {
        let mut at: usize = 0;
        loop {
            let signature = self.body.get(at..at + 3)?;
            at += 3;
            match signature {
                [1, b'v', 0] => {}
                [1, b'u' | b'b', 0] => {
                    return number(&self.body, at.next_multiple_of(4), self.big);
                }
                _ => return None,
            }
        }
    }

    /// Reads header fields up to the first one of an unknown type.
    fn take_fields(&mut self, fields: &[u8]) -> Option<()> {
        let big = self.big;
        let mut at: usize = 0;
        while at < fields.len() {
            at = at.next_multiple_of(8);
            let (code, kind) = (*fields.get(at)?, *fields.get(at + 2)?);
            at += 4;
            match kind {
                b'u' => {
                    let value = number(fields, at, big)?;
                    if code == REPLY_TO {
                        self.reply_to = Some(value);
                    }
                    at += 4;
                }
                b's' | b'o' => {
                    let length = number(fields, at, big)? as usize;
                    let text = fields.get(at + 4..at + 4 + length)?;
                    let text = || String::from_utf8_lossy(text).into_owned();
                    match (code, self.kind) {
                        (ERROR_NAME, ERROR) => self.error = Some(text()),
                        (MEMBER, SIGNAL) => self.signal = Some(text()),
                        _ => {}
                    }
                    at += 4 + length + 1;
                }
                b'g' => at += usize::from(*fields.get(at)?) + 2,
                _ => return None,
            }
        }
        Some(())
    }
}

fn number(bytes: &[u8], at: usize, big: bool) -> Option<u32> {
    let four: [u8; 4] = bytes.get(at..at + 4)?.try_into().ok()?;
    Some(if big {
        u32::from_be_bytes(four)
    } else {
        u32::from_le_bytes(four)
    })
}

/// A bus with a desktop on it.
#[cfg(test)]
#[allow(clippy::unwrap_used)]
pub(super) mod fake {
    use std::os::unix::net::UnixListener;
    use std::path::Path;
    use std::sync::mpsc::{Receiver, Sender, channel};

    use super::*;

    /// What the desktop answers.
    pub(in crate::platform) enum Answer {
        Number(u32),
        /// A value of this type in a variant, or in a variant inside a variant.
        Variant(u8, u32),
        Nested(u8, u32),
        Error,
    }

    pub(in crate::platform) struct Desktop {
        pub address: String,
        /// What it was asked, by name; `(gone)` when the other end hung up.
        pub calls: Receiver<String>,
    }

    impl Desktop {
        /// Says yes to everything.
        pub(in crate::platform) fn start(path: &Path) -> Self {
            Self::answering(path, |_, _| Answer::Number(7))
        }

        /// Answers calls by their method and their last argument. A caller that subscribes is sent
        /// a signal at once.
        pub(in crate::platform) fn answering(
            path: &Path,
            answer: impl FnMut(&str, &str) -> Answer + Send + 'static,
        ) -> Self {
            let listener = UnixListener::bind(path).unwrap();
            let (tell, calls) = channel();
            crate::platform::spawn("desktop", move || serve(&listener, &tell, answer)).unwrap();
            Self {
                address: format!("unix:path={}", path.display()),
                calls,
            }
        }
    }

    fn serve(
        listener: &UnixListener,
        tell: &Sender<String>,
        mut answer: impl FnMut(&str, &str) -> Answer,
    ) {
        let mut stream = BufReader::new(listener.accept().unwrap().0);
        let mut line = String::new();
        while line != "BEGIN\r\n" {
            line.clear();
            stream.read_line(&mut line).unwrap();
        }
        stream
            .get_mut()
            .write_all(b"DATA\r\nOK 0123456789abcdef\r\n")
            .unwrap();
        loop {
            let mut head = [0; 16];
            if stream.read_exact(&mut head).is_err() {
                // Nobody may be listening any more.
                let _ = tell.send("(gone)".to_owned());
                return;
            }
            let number = |at| number(&head, at, false).unwrap();
            let mut rest = vec![0; (number(12) as usize).next_multiple_of(8) + number(4) as usize];
            stream.read_exact(&mut rest).unwrap();
            let asked = |name: &str| rest.windows(name.len()).any(|w| w == name.as_bytes());
            let method = ["Inhibit", "Hello", "AddMatch", "ReadOne", "Read"];
            let method = method.into_iter().find(|name| asked(name)).unwrap();
            let last = rest.rsplit(|byte| *byte == 0).find(|part| !part.is_empty());
            let last = String::from_utf8_lossy(last.unwrap_or_default());
            tell.send(method.to_owned()).unwrap();
            let answer = match method {
                "Hello" | "AddMatch" => Answer::Number(1),
                _ => answer(method, &last),
            };
            let mut bytes = reply(number(8), answer);
            if method == "AddMatch" {
                bytes.extend(signal("NameAcquired"));
                bytes.extend(signal("SettingChanged"));
            }
            stream.get_mut().write_all(&bytes).unwrap();
        }
    }

    fn signal(name: &str) -> Vec<u8> {
        let mut fields = Vec::new();
        put_field(&mut fields, MEMBER, b's', name);
        envelope(SIGNAL, 1, &fields, &[])
    }

    fn reply(to: u32, answer: Answer) -> Vec<u8> {
        let mut fields = vec![REPLY_TO, 1, b'u', 0];
        fields.extend_from_slice(&to.to_le_bytes());
        let (signature, mut body, value) = match answer {
            Answer::Number(value) => ("u", vec![], value),
            Answer::Variant(kind, value) => ("v", vec![1, kind, 0], value),
            Answer::Nested(kind, value) => ("v", vec![1, b'v', 0, 1, kind, 0], value),
            Answer::Error => {
                put_field(&mut fields, ERROR_NAME, b's', "org.test.NotFound");
                return envelope(ERROR, 1, &fields, &[]);
            }
        };
        put_field(&mut fields, SIGNATURE, b'g', signature);
        put_number(&mut body, value as usize);
        envelope(RETURN, 1, &fields, &body)
    }
}

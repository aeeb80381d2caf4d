//! A small borrowed JSON tree, strict about what a journal may contain.
//!
//! Serde's derived readers are too lenient for the contract (a struct may come as an array, a bare
//! variant as `{"name":null}`), so events are read from this tree instead. Reading checks the
//! structure only: ranges are checked by the rules, since "the game is over" is reported before
//! them.

use std::borrow::Cow;
use std::fmt;

use serde::de::{Deserialize, Deserializer, IgnoredAny, MapAccess, SeqAccess, Visitor};

use crate::core::Seat;

/// The line is not JSON, or does not have the required form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Malformed;

/// What reading gives.
pub type Read<T> = Result<T, Malformed>;

/// Any JSON value, borrowing its strings from the line where it can.
#[derive(Clone, Debug, PartialEq)]
pub enum Json<'a> {
    Null,
    Bool(bool),
    /// A whole number; one too large for 64 bits is clamped.
    Whole(i64),
    /// A number written with a point or an exponent.
    Fraction(f64),
    Text(Cow<'a, str>),
    List(Vec<Json<'a>>),
    Object(Vec<(Cow<'a, str>, Json<'a>)>),
}

impl<'a> Json<'a> {
    /// Reads one line.
    pub fn parse(line: &'a [u8]) -> Read<Self> {
        Self::parse_plain(line).or_else(|_| {
            is_json(line)?;
            Json::parse_plain(&normalised(line)).map(Json::detached)
        })
    }

    fn parse_plain(line: &'a [u8]) -> Read<Self> {
        let mut reader = serde_json::Deserializer::from_slice(line);
        let json = Json::deserialize(&mut reader).map_err(|_| Malformed)?;
        reader.end().map_err(|_| Malformed)?;
        Ok(json)
    }

    /// The same, borrowing nothing.
    fn detached<'b>(self) -> Json<'b> {
        match self {
            Self::Null => Json::Null,
            Self::Bool(value) => Json::Bool(value),
            Self::Whole(number) => Json::Whole(number),
            Self::Fraction(number) => Json::Fraction(number),
            Self::Text(text) => Json::Text(Cow::Owned(text.into_owned())),
            Self::List(items) => Json::List(items.into_iter().map(Json::detached).collect()),
            Self::Object(fields) => Json::Object(
                fields
                    .into_iter()
                    .map(|(name, value)| (Cow::Owned(name.into_owned()), value.detached()))
                    .collect(),
            ),
        }
    }

    /// How many fields have one of these names; a repeated name counts each time.
    pub fn count(&self, names: &[&str]) -> usize {
        match self {
            Self::Object(fields) => fields
                .iter()
                .filter(|(name, _)| names.contains(&name.as_ref()))
                .count(),
            _ => 0,
        }
    }

    pub fn whole(&self) -> Read<i64> {
        match self {
            Self::Whole(number) => Ok(*number),
            _ => Err(Malformed),
        }
    }

    /// A whole number of a small range: others are clamped to `i16`, far outside any range of the
    /// rules.
    pub fn small(&self) -> Read<i16> {
        let bounded = self.whole()?.clamp(i16::MIN.into(), i16::MAX.into());
        i16::try_from(bounded).map_err(|_| Malformed)
    }

    pub fn seat(&self) -> Read<Seat> {
        self.whole().map(Seat::from_whole)
    }

    pub fn bool(&self) -> Read<bool> {
        match self {
            Self::Bool(value) => Ok(*value),
            _ => Err(Malformed),
        }
    }

    pub fn text(&self) -> Read<&str> {
        match self {
            Self::Text(text) => Ok(text),
            _ => Err(Malformed),
        }
    }

    /// A list, each item read with `item`.
    pub fn list<T, L: FromIterator<T>>(&self, item: impl Fn(&Self) -> Read<T>) -> Read<L> {
        match self {
            Self::List(items) => items.iter().map(item).collect(),
            _ => Err(Malformed),
        }
    }

    /// A field that must be there.
    pub fn field(&self, name: &str) -> Read<&Self> {
        self.optional(name)?.ok_or(Malformed)
    }

    /// An optional field. Of a repeated name the last one counts.
    pub fn optional(&self, name: &str) -> Read<Option<&Self>> {
        match self {
            Self::Object(fields) => Ok(fields
                .iter()
                .rev()
                .find_map(|(key, value)| (key == name).then_some(value))),
            _ => Err(Malformed),
        }
    }

    /// An externally tagged variant: a bare string, or an object with exactly one key.
    pub fn variant(&self) -> Read<(&str, Option<&Self>)> {
        match self {
            Self::Text(name) => Ok((name, None)),
            Self::Object(fields) => match fields.as_slice() {
                [(name, data)] => Ok((name, Some(data))),
                _ => Err(Malformed),
            },
            _ => Err(Malformed),
        }
    }

    /// A copy that owns its data.
    pub fn to_value(&self) -> serde_json::Value {
        use serde_json::Value;
        match self {
            Self::Null => Value::Null,
            Self::Bool(value) => Value::Bool(*value),
            Self::Whole(number) => Value::from(*number),
            Self::Fraction(number) => Value::from(*number),
            Self::Text(text) => Value::from(text.as_ref()),
            Self::List(items) => items.iter().map(Self::to_value).collect(),
            Self::Object(fields) => fields
                .iter()
                .map(|(name, value)| (name.to_string(), value.to_value()))
                .collect(),
        }
    }
}

impl<'de> Deserialize<'de> for Json<'de> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(Tree)
    }
}

struct Tree;

impl<'de> Visitor<'de> for Tree {
    type Value = Json<'de>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("any JSON value")
    }

    fn visit_unit<E>(self) -> Result<Json<'de>, E> {
        Ok(Json::Null)
    }

    fn visit_bool<E>(self, value: bool) -> Result<Json<'de>, E> {
        Ok(Json::Bool(value))
    }

    fn visit_i64<E>(self, number: i64) -> Result<Json<'de>, E> {
        Ok(Json::Whole(number))
    }

    fn visit_u64<E>(self, number: u64) -> Result<Json<'de>, E> {
        Ok(Json::Whole(i64::try_from(number).unwrap_or(i64::MAX)))
    }

    fn visit_f64<E: serde::de::Error>(self, number: f64) -> Result<Json<'de>, E> {
        if number == 0.0 && number.is_sign_negative() {
            // `-0`, which serde_json reads as a float.
            Ok(Json::Whole(0))
        } else if number.abs() < WIDE {
            Ok(Json::Fraction(number))
        } else {
            Err(E::custom("beyond 64 bits"))
        }
    }

    fn visit_borrowed_str<E>(self, text: &'de str) -> Result<Json<'de>, E> {
        Ok(Json::Text(Cow::Borrowed(text)))
    }

    fn visit_str<E>(self, text: &str) -> Result<Json<'de>, E> {
        Ok(Json::Text(Cow::Owned(text.to_owned())))
    }

    fn visit_string<E>(self, text: String) -> Result<Json<'de>, E> {
        Ok(Json::Text(Cow::Owned(text)))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<Json<'de>, A::Error> {
        let mut list = Vec::new();
        while let Some(item) = items.next_element()? {
            list.push(item);
        }
        Ok(Json::List(list))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut entries: A) -> Result<Json<'de>, A::Error> {
        let mut fields = Vec::new();
        while let Some(Key(name)) = entries.next_key()? {
            fields.push((name, entries.next_value()?));
        }
        Ok(Json::Object(fields))
    }
}

/// From here on a float may have been a whole number that 64 bits do not hold.
const WIDE: f64 = 9_223_372_036_854_775_808.0;

/// Whether the line is JSON, whatever the length of its numbers, the depth of its lists and its
/// escapes. What serde_json ignores it reads without recursion.
fn is_json(line: &[u8]) -> Read<()> {
    let text = std::str::from_utf8(line).map_err(|_| Malformed)?;
    let mut reader = serde_json::Deserializer::from_str(text);
    let _ = IgnoredAny::deserialize(&mut reader).map_err(|_| Malformed)?;
    reader.end().map_err(|_| Malformed)
}

/// How deep a line is read; the contract names nothing nearly as deep.
const DEEP: usize = 100;

/// JSON in which everything that serde_json would refuse is replaced: a whole number beyond 64 bits
/// by the end of the range, one with a point or an exponent by some fraction, half a surrogate pair
/// by the replacement character, and what is nested too deep by null.
fn normalised(line: &[u8]) -> Vec<u8> {
    let mut out = Vec::with_capacity(line.len());
    let mut rest = line;
    let mut depth = 0_usize;
    while let Some(&byte) = rest.first() {
        let length = match byte {
            b'"' => text_length(rest),
            b'-' | b'0'..=b'9' => number_length(rest),
            _ => 1,
        };
        let (piece, after) = rest.split_at(length);
        rest = after;
        depth -= usize::from(matches!(byte, b']' | b'}'));
        if depth <= DEEP {
            match byte {
                b'"' => tame_text(piece, &mut out),
                b'-' | b'0'..=b'9' => out.extend_from_slice(tame_number(piece)),
                b'[' | b'{' if depth == DEEP => out.extend_from_slice(b"null"),
                b']' | b'}' if depth == DEEP => {}
                _ => out.push(byte),
            }
        }
        depth += usize::from(matches!(byte, b'[' | b'{'));
    }
    out
}

/// The length of a string, from quote to quote.
fn text_length(line: &[u8]) -> usize {
    let mut at = 1;
    while let Some(&byte) = line.get(at) {
        at += match byte {
            b'"' => return at + 1,
            b'\\' => 2,
            _ => 1,
        };
    }
    line.len()
}

fn number_length(line: &[u8]) -> usize {
    line.iter()
        .position(|byte| !matches!(byte, b'0'..=b'9' | b'-' | b'+' | b'.' | b'e' | b'E'))
        .unwrap_or(line.len())
}

fn tame_number(number: &[u8]) -> &[u8] {
    let fits = |text: &str| text.parse::<i64>().is_ok();
    let digits = number.strip_prefix(b"-").unwrap_or(number);
    if std::str::from_utf8(number).is_ok_and(fits) {
        number
    } else if !digits.iter().all(u8::is_ascii_digit) {
        b"0.5"
    } else if digits.len() == number.len() {
        b"9223372036854775807"
    } else {
        b"-9223372036854775808"
    }
}

fn tame_text(text: &[u8], out: &mut Vec<u8>) {
    let mut rest = text;
    while let Some(&byte) = rest.first() {
        let length = match (
            byte,
            escaped(rest),
            escaped(rest.get(6..).unwrap_or_default()),
        ) {
            (_, Some(0xD800..=0xDBFF), Some(0xDC00..=0xDFFF)) => 12,
            (_, Some(0xD800..=0xDFFF), _) => {
                out.extend_from_slice(b"\\ufffd");
                rest = &rest[6..];
                continue;
            }
            (b'\\', ..) => 2,
            _ => 1,
        };
        let (piece, after) = rest.split_at(length.min(rest.len()));
        out.extend_from_slice(piece);
        rest = after;
    }
}

/// The code unit of a `\uXXXX` at the beginning.
fn escaped(text: &[u8]) -> Option<u16> {
    let digits = text.strip_prefix(b"\\u")?.get(..4)?;
    u16::from_str_radix(std::str::from_utf8(digits).ok()?, 16).ok()
}

/// The name of a field, borrowed where nothing in it is escaped.
struct Key<'a>(Cow<'a, str>);

impl<'de> Deserialize<'de> for Key<'de> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_str(KeyText).map(Key)
    }
}

struct KeyText;

impl<'de> Visitor<'de> for KeyText {
    type Value = Cow<'de, str>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a field name")
    }

    fn visit_borrowed_str<E>(self, text: &'de str) -> Result<Self::Value, E> {
        Ok(Cow::Borrowed(text))
    }

    fn visit_str<E>(self, text: &str) -> Result<Self::Value, E> {
        Ok(Cow::Owned(text.to_owned()))
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    #[test]
    fn numbers_keep_what_the_contract_tells_apart() {
        let cases: &[(&str, Read<i64>)] = &[
            ("2", Ok(2)),
            ("-0", Ok(0)),
            ("-7", Ok(-7)),
            ("2.0", Err(Malformed)),
            ("1e2", Err(Malformed)),
            ("9223372036854775807", Ok(i64::MAX)),
            ("18446744073709551615", Ok(i64::MAX)),
            ("100000000000000000000000", Ok(i64::MAX)),
            ("-100000000000000000000000", Ok(i64::MIN)),
            ("\"2\"", Err(Malformed)),
            ("null", Err(Malformed)),
        ];
        for (text, expected) in cases {
            assert_eq!(
                Json::parse(text.as_bytes()).unwrap().whole(),
                *expected,
                "{text}"
            );
        }
    }

    #[test]
    fn what_is_not_json_is_malformed() {
        let deep = "[".repeat(100_000);
        for text in [
            "",
            " ",
            "{",
            "{}{}",
            "01",
            "nul",
            "\"\u{1}\"",
            deep.as_str(),
        ] {
            assert_eq!(Json::parse(text.as_bytes()), Err(Malformed));
        }
        assert_eq!(Json::parse(b"\"\xff\""), Err(Malformed));
    }

    /// The contract: a note is never rejected, and unknown fields are ignored.
    #[test]
    fn depth_and_odd_escapes_are_json_too() {
        for depth in [1, 99, 100, 101, 102, 127, 128, 100_000] {
            let (open, close) = ("[{\"a\":".repeat(depth), "}]".repeat(depth));
            let line = format!("{{\"at\":\"]\",\"deep\":{open}[1]{close},\"note\":{{}}}}");
            let json = Json::parse(line.as_bytes()).unwrap();
            assert_eq!(json.field("at").unwrap().text(), Ok("]"), "{depth}");
            assert_eq!(json.field("note"), Ok(&Json::Object(Vec::new())));
            let broken = line.replacen("}]", "]}", 1);
            assert_eq!(Json::parse(broken.as_bytes()), Err(Malformed));
        }
        for (written, read) in [
            (r#""\ud800""#, "\u{fffd}"),
            (r#""a\udc00b""#, "a\u{fffd}b"),
            (r#""\ud83d\ude00\ud83d""#, "\u{1f600}\u{fffd}"),
            (r#""\\ud800\ud800""#, "\\ud800\u{fffd}"),
        ] {
            let json = Json::parse(written.as_bytes()).unwrap();
            assert_eq!(json.text(), Ok(read), "{written}");
        }
        assert_eq!(Json::parse(br#""\ud80""#), Err(Malformed));
    }

    #[test]
    fn a_variant_is_a_string_or_one_key() {
        let parse = |text: &'static str| Json::parse(text.as_bytes()).unwrap();
        assert_eq!(parse("\"next\"").variant(), Ok(("next", None)));
        assert_eq!(
            parse("{\"a\":1}").variant(),
            Ok(("a", Some(&Json::Whole(1))))
        );
        assert_eq!(parse("{\"a\":1,\"a\":2}").variant(), Err(Malformed));
        assert_eq!(parse("{}").variant(), Err(Malformed));
        assert_eq!(parse("[\"a\"]").variant(), Err(Malformed));
    }

    /// The contract: a whole number outside its range is out of range however long it is, one
    /// with a point or an exponent is a fraction however large.
    #[test]
    fn a_number_is_what_it_is_written_as() {
        let long = "9".repeat(400);
        let cases = [
            ("7", Json::Whole(7)),
            ("-0", Json::Whole(0)),
            ("9223372036854775807", Json::Whole(i64::MAX)),
            ("-9223372036854775809", Json::Whole(i64::MIN)),
            ("99999999999999999999", Json::Whole(i64::MAX)),
            (long.as_str(), Json::Whole(i64::MAX)),
            ("2.0", Json::Fraction(2.0)),
            ("10000000000000000000.5", Json::Fraction(0.5)),
            ("1e30", Json::Fraction(0.5)),
            ("1.0e400", Json::Fraction(0.5)),
        ];
        for (text, expected) in cases {
            assert_eq!(Json::parse(text.as_bytes()), Ok(expected), "{text}");
        }
        for text in [
            "01",
            "1.",
            ".5",
            "-",
            "1e",
            "1e400e",
            "00000000000000000000000001",
        ] {
            assert_eq!(Json::parse(text.as_bytes()), Err(Malformed), "{text}");
        }
        let line = br#"{"a\\":"1e999","b":1e999,"c":1000000000000000001}"#;
        let json = Json::parse(line).unwrap();
        assert_eq!(json.field("a\\").unwrap().text(), Ok("1e999"));
        assert_eq!(
            json.field("c").unwrap().whole(),
            Ok(1_000_000_000_000_000_001)
        );
    }
}

//! A small borrowed JSON tree, strict about what a journal may say.
//!
//! Serde's derived readers are too lenient for the contract (a struct may come as an array, a
//! bare variant as `{"name":null}`), so events are read from this tree instead. Reading is
//! structural only: whether a number is in range is for the rules to say, since a game that is
//! over comes first.

use std::borrow::Cow;
use std::fmt;

use serde::de::{Deserialize, Deserializer, MapAccess, SeqAccess, Visitor};

use crate::journal::Seat;

/// The line is not JSON, or not of the form it must have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Malformed;

/// What reading gives.
pub type Read<T> = Result<T, Malformed>;

/// Any JSON value, borrowing its strings from the line where it can.
#[derive(Clone, Debug, PartialEq)]
pub enum Json<'a> {
    Null,
    Bool(bool),
    /// A whole number; one too large for 64 bits stands at the end of the range.
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
        let mut reader = serde_json::Deserializer::from_slice(line);
        let json = Json::deserialize(&mut reader).map_err(|_| Malformed)?;
        reader.end().map_err(|_| Malformed)?;
        Ok(json)
    }

    pub fn whole(&self) -> Read<i64> {
        match self {
            Self::Whole(number) => Ok(*number),
            _ => Err(Malformed),
        }
    }

    /// A whole number whose range is small: what does not fit stands at the end of `i16`, far
    /// outside any range of the rules.
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

    /// A field that may be left out. Of a name given twice the last counts.
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

    /// A copy that owns everything, for what is kept as it came.
    #[must_use]
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

    fn visit_f64<E>(self, number: f64) -> Result<Json<'de>, E> {
        Ok(float(number))
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

/// A number that serde_json hands over as a float: a fraction, unless it is whole and only came
/// this way because 64 bits do not hold it (`-0` does so too).
fn float<'a>(number: f64) -> Json<'a> {
    const END: f64 = 9_223_372_036_854_775_808.0;
    if number >= END {
        Json::Whole(i64::MAX)
    } else if number < -END {
        Json::Whole(i64::MIN)
    } else if number == 0.0 && number.is_sign_negative() {
        Json::Whole(0)
    } else {
        Json::Fraction(number)
    }
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
}

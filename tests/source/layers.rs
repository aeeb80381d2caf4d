//! Layers: every path in `src` leads to a row that stands earlier in README's table, or stays in
//! its own row, and no layer uses a word that its row forbids.
//!
//! The order is total, so layers cannot form a cycle, and a re-export needs no care: a module can
//! only re-export what lies below it.

use super::files::{root, sources};
use proc_macro2::{Delimiter, TokenStream, TokenTree};
use std::collections::BTreeSet;

/// A module below `src`, such as `["games", "ants", "rules"]`.
type Module = Vec<String>;

struct Layer {
    /// Modules of this layer with all below them; `*` is any one name.
    patterns: Vec<Module>,
    /// Words that may not stand there.
    forbidden: Vec<String>,
}

fn module(path: &str) -> Module {
    path.split('/').map(str::to_owned).collect()
}

/// The table of README, lowest layer first: `| modules | may use | forbidden words |`.
fn layers() -> Vec<Layer> {
    let readme = std::fs::read_to_string(root().join("README.md")).unwrap();
    let table = readme
        .lines()
        .skip_while(|line| !line.starts_with("| layer |"));
    let rows = table.skip(2).take_while(|line| line.starts_with('|'));
    rows.map(|row| {
        let cells: Vec<String> = row.split('|').map(|cell| cell.replace('`', "")).collect();
        Layer {
            patterns: cells[1].split_whitespace().map(module).collect(),
            forbidden: cells[3].split_whitespace().map(str::to_owned).collect(),
        }
    })
    .collect()
}

/// The layer of a module: the longest pattern that fits, so `games/*/ui` before `games/*`, and
/// a name before a `*`.
fn layer_of(layers: &[Layer], module: &Module) -> Option<usize> {
    let fits = |pattern: &Module| {
        let mut pairs = pattern.iter().zip(module);
        pattern.len() <= module.len() && pairs.all(|(part, name)| part == "*" || part == name)
    };
    let fitting = layers.iter().enumerate().flat_map(|(rank, layer)| {
        let fitting = layer.patterns.iter().filter(|pattern| fits(pattern));
        fitting.map(move |pattern| {
            let named = pattern.iter().filter(|part| *part != "*").count();
            (pattern.len(), named, rank)
        })
    });
    fitting.max().map(|(_, _, rank)| rank)
}

/// All tokens in a row, groups opened; items behind `#[cfg(test)]` are left out.
fn tokens(stream: TokenStream, out: &mut Vec<String>) {
    let mut stream = stream.into_iter();
    while let Some(token) = stream.next() {
        match token {
            TokenTree::Group(group) if group.to_string().replace(' ', "") == "[cfg(test)]" => {
                let ends = |token: &TokenTree| match token {
                    TokenTree::Group(group) => group.delimiter() == Delimiter::Brace,
                    TokenTree::Punct(punct) => punct.as_char() == ';',
                    _ => false,
                };
                let _ = stream.find(ends);
            }
            TokenTree::Group(group) => {
                out.push("{".to_owned());
                tokens(group.stream(), out);
                out.push("}".to_owned());
            }
            other => out.push(other.to_string()),
        }
    }
}

fn colons(tokens: &[String], at: usize) -> bool {
    tokens.get(at..at + 2).is_some_and(|two| two == [":", ":"])
}

/// Reads one path with its groups: `a::{b, c::d}` gives `a::b` and `a::c::d`. Returns where it
/// ends.
fn read(tokens: &[String], mut at: usize, before: &[String], out: &mut Vec<Module>) -> usize {
    let mut path = before.to_vec();
    while let Some(token) = tokens.get(at) {
        if token == "{" {
            at += 1;
            while tokens.get(at).is_some_and(|token| token != "}") {
                at = if tokens[at] == "," {
                    at + 1
                } else {
                    read(tokens, at, &path, out)
                };
            }
            return at + 1;
        }
        path.push(token.clone());
        at += 1;
        if !colons(tokens, at) {
            break;
        }
        at += 2;
    }
    out.push(path);
    at
}

/// The modules that a module names.
fn named(me: &Module, tokens: &[String], modules: &BTreeSet<Module>) -> BTreeSet<Module> {
    let mut paths = Vec::new();
    for at in 0..tokens.len() {
        let starts = at == 0 || tokens[at - 1] != ":";
        if starts && colons(tokens, at + 1) {
            let _ = read(tokens, at, &[], &mut paths);
        }
    }
    let resolve = |path: Module| {
        let mut full = me.clone();
        for (place, part) in path.iter().enumerate() {
            match part.as_str() {
                "crate" if place == 0 => full.clear(),
                "self" => {}
                "super" => drop(full.pop()),
                name => full.push(name.to_owned()),
            }
        }
        while !full.is_empty() && !modules.contains(&full) {
            let _ = full.pop();
        }
        full
    };
    let resolved = paths.into_iter().map(resolve);
    resolved.filter(|to| !to.is_empty() && to != me).collect()
}

/// Why one module may not name the other.
fn violation(layers: &[Layer], me: &Module, to: &Module) -> Option<&'static str> {
    let (from, into) = (layer_of(layers, me)?, layer_of(layers, to)?);
    let list = layer_of(layers, &module("games"))?;
    let game = |one: &Module| one.get(1).filter(|_| one[0] == "games").cloned();
    if into > from {
        Some("uses a later layer:")
    } else if game(to).is_some() && game(to) != game(me) && from < list {
        Some("knows a game:")
    } else if me[0] == "platform" && to[0] != "platform" {
        Some("is not alone:")
    } else {
        None
    }
}

fn violations(layers: &[Layer], files: &[(Module, Vec<String>)]) -> Vec<String> {
    let modules: BTreeSet<Module> = files.iter().map(|(me, _)| me.clone()).collect();
    let mut found = Vec::new();
    for (me, tokens) in files {
        let name = me.join("/");
        let Some(rank) = layer_of(layers, me) else {
            found.push(format!("{name} is in no layer"));
            continue;
        };
        let words = &layers[rank].forbidden;
        let said = words.iter().filter(|word| tokens.contains(word));
        found.extend(said.map(|word| format!("{name} says {word}")));
        for to in named(me, tokens, &modules) {
            let why = violation(layers, me, &to);
            found.extend(why.map(|why| format!("{name} {why} {}", to.join("/"))));
        }
    }
    found
}

fn parse(text: &str) -> Vec<String> {
    let mut found = Vec::new();
    tokens(text.parse().unwrap(), &mut found);
    found
}

#[test]
fn every_path_leads_to_an_earlier_layer() {
    let mut files = Vec::new();
    for (file, text) in sources() {
        let name = file.strip_prefix("src").unwrap().with_extension("");
        files.push((module(name.to_str().unwrap()), parse(&text)));
    }
    // The binary uses the library; `render` is a crate of its own.
    let apart = ["lib", "main", "command_line", "render"];
    files.retain(|(me, _)| !apart.contains(&me[0].as_str()));
    let found = violations(&layers(), &files);
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn wrong_edges_and_words_are_found() {
    let layer = |patterns: &[&str], forbidden: &[&str]| Layer {
        patterns: patterns.iter().map(|path| module(path)).collect(),
        forbidden: forbidden.iter().map(|&word| word.to_owned()).collect(),
    };
    let layers = [
        layer(&["core"], &["iced"]),
        layer(&["games/*"], &[]),
        layer(&["platform"], &[]),
        layer(&["games/*/ui"], &[]),
        layer(&["games"], &[]),
    ];
    let check = |me: &str, text: &str| {
        let files = [
            (module(me), parse(text)),
            (module("core/seat"), Vec::new()),
            (module("games"), Vec::new()),
            (module("games/ants"), Vec::new()),
            (module("games/ants/ui"), Vec::new()),
            (module("games/cliff/rules"), Vec::new()),
        ];
        violations(&layers, &files)
    };
    assert_eq!(
        check("games/ants/rules", "use crate::core::{seat::Seat};"),
        [""; 0]
    );
    assert_eq!(
        check(
            "games/ants/rules",
            "use crate::{core::seat, games::{self, ants::ui::X}};"
        ),
        [
            "games/ants/rules uses a later layer: games",
            "games/ants/rules uses a later layer: games/ants/ui"
        ]
    );
    assert_eq!(
        check(
            "games/ants/rules",
            "fn f() { super::super::cliff::rules::g() }"
        ),
        ["games/ants/rules knows a game: games/cliff/rules"]
    );
    assert_eq!(
        check("platform/x", "use super::super::core::seat::Seat;"),
        ["platform/x is not alone: core/seat"]
    );
    assert_eq!(
        check("core/icon", "use iced::Color;"),
        ["core/icon says iced"]
    );
    assert_eq!(
        check(
            "core/icon",
            "/// iced\n#[cfg(test)]\nmod tests { use iced::Color; }"
        ),
        [""; 0]
    );
    assert_eq!(check("other", ""), ["other is in no layer"]);
}

#[test]
fn no_file_is_longer_than_six_hundred_lines() {
    for (path, text) in sources() {
        let lines = text.lines().count();
        assert!(lines <= 600, "{} has {lines}", path.display());
    }
}

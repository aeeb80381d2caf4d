//! What the program is made of besides our own code: licences that may be passed on, no network,
//! and no crate in two versions that was in one before.

use super::files::root;
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::process::Command;

/// Licences that ask for nothing but their text, and MPL, which asks for changed files.
const LICENCES: [&str; 11] = [
    "0BSD",
    "Apache-2.0",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "CC0-1.0",
    "ISC",
    "MIT",
    "MPL-2.0",
    "Unicode-3.0",
    "Unlicense",
    "Zlib",
];

/// Crates that talk to other machines.
const BANNED: [&str; 10] = [
    "curl",
    "h2",
    "hyper",
    "native-tls",
    "openssl",
    "quinn",
    "reqwest",
    "rustls",
    "socket2",
    "ureq",
];

/// Crates that other crates want in two versions. One that no longer is goes from this list.
const DOUBLED: [&str; 19] = [
    "bitflags",
    "calloop",
    "calloop-wayland-source",
    "cpufeatures",
    "font-types",
    "getrandom",
    "hashbrown",
    "kurbo",
    "linux-raw-sys",
    "miniz_oxide",
    "png",
    "read-fonts",
    "rustc-hash",
    "rustix",
    "skrifa",
    "smithay-client-toolkit",
    "syn",
    "thiserror",
    "thiserror-impl",
];

/// The packages for Linux: name, version and licence of each.
fn packages() -> Vec<(String, String, String)> {
    let output = Command::new(env!("CARGO"))
        .args(["metadata", "--locked", "--offline", "--format-version=1"])
        .arg("--filter-platform=x86_64-unknown-linux-gnu")
        .current_dir(root())
        .output()
        .unwrap();
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{said}");
    let all: Value = serde_json::from_slice(&output.stdout).unwrap();
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let packages = all["packages"].as_array().unwrap().iter();
    packages
        .map(|one| {
            (
                text(&one["name"]),
                text(&one["version"]),
                text(&one["license"]),
            )
        })
        .collect()
}

/// Whether a licence expression leaves a choice that is fine.
fn is_fine(licence: &str) -> bool {
    licence.replace('/', " OR ").split(" AND ").all(|part| {
        let part = part.trim_matches(['(', ')']);
        part.split(" OR ").any(|one| LICENCES.contains(&one))
    })
}

#[test]
fn every_dependency_may_be_passed_on() {
    let packages = packages();
    assert!(packages.len() > 100, "no dependencies were found");
    let refused: Vec<_> = packages.iter().filter(|one| !is_fine(&one.2)).collect();
    assert!(refused.is_empty(), "{refused:#?}");
    assert!(!is_fine("GPL-3.0") && !is_fine("MIT AND GPL-3.0") && !is_fine(""));
}

#[test]
fn no_dependency_talks_to_other_machines() {
    for (name, ..) in packages() {
        assert!(!BANNED.contains(&name.as_str()), "{name}");
    }
}

#[test]
fn no_dependency_is_doubled_that_was_not() {
    let mut versions: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for (name, version, _) in packages() {
        let _ = versions.entry(name).or_default().insert(version);
    }
    versions.retain(|_, versions| versions.len() > 1);
    let doubled: Vec<_> = versions.keys().map(String::as_str).collect();
    assert_eq!(doubled, DOUBLED);
}

//! Puts icon, version and manifest into the Windows program; does nothing for other systems.

use std::io;

const ICON: &str = "packaging/windows/tablee.ico";
const MANIFEST: &str = "packaging/windows/tablee.manifest";

fn main() -> io::Result<()> {
    for file in ["packaging/windows/resources.rs", ICON, MANIFEST] {
        println!("cargo:rerun-if-changed={file}");
    }
    if std::env::var("CARGO_CFG_TARGET_OS").as_deref() != Ok("windows") {
        return Ok(());
    }
    winresource::WindowsResource::new()
        .set_icon(ICON)
        .set_manifest_file(MANIFEST)
        .set("ProductName", "Tablée")
        .set("FileDescription", "Tablée")
        .set("OriginalFilename", "tablee.exe")
        .set("LegalCopyright", "MIT OR Apache-2.0")
        .compile_for("tablee")
}

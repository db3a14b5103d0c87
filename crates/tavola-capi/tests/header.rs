//! The committed header is what cbindgen makes of the sources now.

use std::path::Path;

use cbindgen::{Builder, Config};

const HEADER: &str = "include/tavola.h";

/// In the order in which a reader of the header wants to meet them.
const SOURCES: [&str; 5] = ["types", "border", "position", "judge", "rollout"];

#[test]
fn the_header_is_that_of_the_sources() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let config = Config::from_file(root.join("cbindgen.toml")).unwrap();
    let sources = SOURCES.iter().map(|name| root.join(format!("src/{name}.rs")));
    let builder = sources.fold(Builder::new().with_config(config), Builder::with_src);
    let mut made = Vec::new();
    builder.generate().unwrap().write(&mut made);
    let made = String::from_utf8(made).unwrap();
    if std::env::var_os("TAVOLA_WRITE_HEADER").is_some() {
        std::fs::write(root.join(HEADER), &made).unwrap();
    }
    let committed = std::fs::read_to_string(root.join(HEADER)).unwrap_or_default();
    assert!(
        committed == made,
        "{HEADER} is not that of the sources: TAVOLA_WRITE_HEADER=1 cargo test -p tavola-capi --test header"
    );
}

#[test]
fn every_source_with_something_to_call_is_in_the_header() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    for entry in root.join("src").read_dir().unwrap().flatten() {
        let text = std::fs::read_to_string(entry.path()).unwrap();
        let name = entry.path().file_stem().unwrap().to_string_lossy().into_owned();
        assert!(!text.contains("#[unsafe(no_mangle)]") || SOURCES.contains(&name.as_str()), "{name}");
    }
}

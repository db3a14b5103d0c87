//! Scripts, styles and words as they are sent: without the comments, which are for readers of the source, and compressed
//! once, as tightly as it goes. Lines stay where they are, so that an error names the line of the source.

use std::{
    collections::HashMap,
    sync::{LazyLock, Mutex, PoisonError},
};

use axum::body::Bytes;
use brotli::enc::{BrotliCompress, BrotliEncoderParams};

use super::{errors::AppError, files::File};

/// How tightly: where the packer itself is not optimised, the tightest takes seconds of each start.
const QUALITY: i32 = if cfg!(debug_assertions) { 1 } else { 11 };

/// What has been packed, by the hashes of the files: no more than there are, since nobody can ask for another.
static PACKED: LazyLock<Mutex<HashMap<[u8; 32], Bytes>>> = LazyLock::new(Mutex::default);

/// A file of the page, packed with Brotli.
///
/// # Errors
/// If the work was given up.
pub(crate) async fn packed(path: &str, file: File) -> Result<Bytes, AppError> {
    let hash = file.sha256;
    let known = || PACKED.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(packed) = known().get(&hash) {
        return Ok(packed.clone());
    }
    let is_script = path.ends_with(".js");
    let made = tokio::task::spawn_blocking(move || pack(is_script, &file.data)).await;
    let made = made.map_err(|error| AppError::Broken(error.to_string()))?;
    known().insert(hash, made.clone());
    Ok(made)
}

fn pack(is_script: bool, data: &[u8]) -> Bytes {
    let text = is_script.then(|| bare(&String::from_utf8_lossy(data)));
    let mut read = text.as_ref().map_or(data, |text| text.as_bytes());
    let params = BrotliEncoderParams { quality: QUALITY, size_hint: read.len(), ..BrotliEncoderParams::default() };
    let mut out = Vec::new();
    // Writing into memory does not fail.
    BrotliCompress(&mut read, &mut out, &params).unwrap_or_default();
    Bytes::from(out)
}

/// A script without its comments: lines that are nothing else, blocks of them, and the types that stand in a line.
fn bare(source: &str) -> String {
    let mut out = String::with_capacity(source.len());
    let mut is_within = false;
    for line in source.lines() {
        let begun = line.trim_start();
        if is_within || begun.starts_with("/*") {
            let after = if is_within { begun } else { &begun[2..] };
            match after.split_once("*/") {
                Some((_, rest)) => {
                    is_within = false;
                    out.push_str(&without_types(rest));
                }
                None => is_within = true,
            }
        } else if !begun.starts_with("//") {
            out.push_str(&without_types(line));
        }
        out.push('\n');
    }
    out
}

/// A line without `/** @type {…} */` and its like. No text of the page has such a thing in it.
fn without_types(line: &str) -> String {
    let mut parts = line.split("/** @");
    let mut out = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        match part.split_once("*/") {
            // Two words that a comment keeps apart stay apart.
            Some((_, rest)) => out.push_str(if out.ends_with([' ', '(']) { rest.trim_start() } else { rest }),
            None => {
                out.push_str("/** @");
                out.push_str(part);
            }
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::web::files::Web;

    #[test]
    fn comments_go_and_every_line_stays_where_it_is() {
        let source = "// What it is.\n/**\n * @param {string} a\n */\nexport function f(a) {\n  // Why.\n  const b = /** @type {any} */ (a); // now\n  /** @type {string} */ c = `http://x/*`;\n  return b;\n}\n";
        let bare = bare(source);
        assert_eq!(bare.lines().count(), source.lines().count());
        let kept: Vec<_> = bare.lines().filter(|line| !line.trim().is_empty()).map(str::trim).collect();
        let expected = ["export function f(a) {", "const b = (a); // now", "c = `http://x/*`;", "return b;", "}"];
        assert_eq!(kept, expected);
    }

    #[test]
    fn no_comment_that_is_left_out_stands_in_a_text() {
        for path in Web::iter().filter(|path| path.ends_with(".js")) {
            let data = Web::get(&path).unwrap().data;
            let source = String::from_utf8_lossy(&data);
            let mut is_text = false;
            for (number, (line, kept)) in source.lines().zip(bare(&source).lines()).enumerate() {
                assert!(!is_text || line == kept, "{path}:{}: a text over several lines loses {line:?}", number + 1);
                is_text ^= kept.matches('`').count() % 2 == 1;
            }
            assert!(!is_text, "{path}: the texts do not end");
        }
    }

    #[test]
    fn what_is_packed_is_read_as_it_was() {
        let data = Web::get("css/base.css").unwrap().data;
        let packed = pack(false, &data);
        let mut read = Vec::new();
        brotli::BrotliDecompress(&mut packed.as_ref(), &mut read).unwrap();
        assert_eq!(read, data.as_ref());
        assert!(packed.len() * 2 < data.len());
    }
}

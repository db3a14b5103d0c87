//! `tavola analyse` as a person meets it: what it says, where it writes, how a batch goes on, how it exits.
#![expect(clippy::unwrap_used, reason = "a test stops where something is missing")]

use std::path::Path;
use std::process::{Command, Output, Stdio};
use std::time::SystemTime;

use serde_json::Value;
use tempfile::TempDir;

/// A short match: a double that is taken, a dance, a redouble that is dropped.
const MATCH: &str = " 3 point match\n Game 1\n Ann <b> : 0               Bo : 0\n  1)                        31: 8/5 6/5\n  2) 62: 24/18 13/11        55: 8/3(2) 6/1*(2)\n  3) 66:                     Doubles => 2\n  4)  Takes                 21: 13/11 6/5\n  5)  Doubles => 4           Drops\n Wins 2 points\n";
/// One with something in it that is no act of a game.
const BROKEN: &str =
    " 1 point match\n Game 1\n Ann : 0               Bo : 0\n  1)                        31: 8/5 6/5\n  2) hello\n";

fn analyse(folder: &Path, arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tavola"));
    command.current_dir(folder).arg("analyse").args(arguments).stdin(Stdio::null()).output().unwrap()
}

fn folder(files: &[(&str, &str)]) -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    for (name, text) in files {
        let path = folder.path().join(name);
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(path, text).unwrap();
    }
    folder
}

fn said(output: &Output) -> (Option<i32>, String, String) {
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    (output.status.code(), text(&output.stdout), text(&output.stderr))
}

fn written(path: &Path) -> SystemTime {
    std::fs::metadata(path).unwrap().modified().unwrap()
}

#[test]
fn a_match_is_told_in_lines_and_for_programs_in_one_object() {
    let folder = folder(&[("a.mat", MATCH)]);
    let (code, text, _) = said(&analyse(folder.path(), &["--plies", "0", "a.mat"]));
    assert_eq!(code, Some(0));
    assert!(
        text.starts_with("a.mat, 0 plies\n") && text.contains("Bo: PR ") && text.contains("game 1, line "),
        "{text}"
    );
    let (code, json, _) = said(&analyse(folder.path(), &["--plies", "0", "--format", "json", "a.mat"]));
    let one: Value = serde_json::from_str(&json).unwrap();
    assert_eq!((code, one["file"].as_str(), one["report"]["plies"].as_u64()), (Some(0), Some("a.mat"), Some(0)));
    assert_eq!(one["report"]["games"][0]["lines"].as_array().unwrap().len(), 9);
    assert_eq!(one["report"]["players"]["black"]["name"], "Ann <b>");
}

#[test]
fn a_page_needs_nothing_else_and_has_graph_errors_and_tables() {
    let folder = folder(&[("a.mat", MATCH)]);
    let (code, ..) = said(&analyse(folder.path(), &["--plies", "0", "--format", "html", "-o", "a.html", "a.mat"]));
    assert_eq!(code, Some(0));
    let page = std::fs::read_to_string(folder.path().join("a.html")).unwrap();
    assert!(page.contains("class=\"chance\"") && page.contains("<article>") && page.contains("PR is 500 times"));
    assert!(page.contains("Ann &lt;b&gt;") && !page.contains("<b>"), "names are escaped");
    for outside in ["<script", "<link", "src=", "url(", "@import"] {
        assert!(!page.contains(outside), "{outside}");
    }
    let diagrams = page.matches("viewBox=\"0 0 1020 ").count();
    assert_eq!(diagrams, page.matches("<article>").count());
}

#[test]
fn a_batch_that_was_cut_off_goes_on_where_it_was() {
    let folder =
        folder(&[("in/a.mat", MATCH), ("in/deep/b.mat", MATCH), ("in/notes.md", "no match"), ("in/c.mat", MATCH)]);
    let batch = ["--plies", "0", "--format", "html", "-o", "out/", "in"];
    let (code, _, told) = said(&analyse(folder.path(), &batch));
    assert_eq!(code, Some(0), "{told}");
    assert!(told.contains("notes.md: passed over") && told.contains("3 judged, 0 as judged before"), "{told}");
    let kept = folder.path().join("out/deep/b.mat.json");
    let before = written(&kept);
    // As if the batch had been cut off: one is missing, of one only what the engine found.
    std::fs::remove_file(folder.path().join("out/a.mat.json")).unwrap();
    std::fs::remove_file(folder.path().join("out/c.mat.html")).unwrap();
    let (code, _, told) = said(&analyse(folder.path(), &batch));
    assert!(code == Some(0) && told.contains("1 judged, 2 as judged before"), "{told}");
    assert!(folder.path().join("out/c.mat.html").is_file());
    assert_eq!(written(&kept), before);
    // Another depth, another file: judged anew.
    std::fs::write(folder.path().join("in/c.mat"), MATCH.replace("Bo", "Cy")).unwrap();
    let (_, _, told) = said(&analyse(folder.path(), &batch));
    assert!(told.contains("1 judged, 2 as judged before"), "{told}");
    let (_, _, told) = said(&analyse(folder.path(), &["--plies", "1", "-o", "out/", "in"]));
    assert!(told.contains("3 judged, 0 as judged before"), "{told}");
}

#[test]
fn what_cannot_be_done_is_said_and_how_it_exits() {
    let folder = folder(&[("a.mat", MATCH), ("b.mat", BROKEN), ("x/a.mat", MATCH), ("no.txt", "hello")]);
    let of = |arguments: &[&str]| said(&analyse(folder.path(), arguments));
    // Something of a match was left out: 1; the others are judged all the same.
    let (code, text, told) = of(&["--plies", "0", "b.mat", "a.mat"]);
    assert!(code == Some(1) && told.contains("b.mat:5:") && text.contains("a.mat, 0 plies"), "{told}");
    // A file that was named and is none: 2.
    let (code, text, told) = of(&["--plies", "0", "no.txt", "a.mat"]);
    assert!(code == Some(2) && told.contains("tavola: no.txt:") && text.contains("a.mat, 0 plies"), "{told}");
    assert_eq!(of(&["--plies", "0", "missing.mat"]).0, Some(2));
    // Asked wrongly: nothing is judged.
    for wrong in [
        &["--plies", "9", "a.mat"][..],
        &["--plies", "1", "--seconds", "1", "a.mat"],
        &["--seconds", "-1", "a.mat"],
        &["--format", "html", "a.mat", "b.mat"],
        &["--plies", "0", "-o", "no.txt", "a.mat", "b.mat"],
        &["--plies", "0", "-o", "out", "a.mat", "x/a.mat"],
    ] {
        let (code, text, told) = of(wrong);
        assert!(code == Some(2) && text.is_empty() && !told.is_empty(), "{wrong:?}: {told}");
    }
    // An answer that cannot be written: 1.
    let (code, _, told) = of(&["--plies", "0", "-o", "no.txt/x.txt", "a.mat"]);
    assert!(code == Some(1) && told.contains("cannot"), "{told}");
}

#[test]
fn with_little_time_one_looks_less_deep() {
    let folder = folder(&[("a.mat", MATCH)]);
    let plies = |seconds: &str| {
        let (code, text, told) = said(&analyse(folder.path(), &["--seconds", seconds, "--format", "json", "a.mat"]));
        assert_eq!(code, Some(0), "{told}");
        serde_json::from_str::<Value>(&text).unwrap()["report"]["plies"].as_u64().unwrap()
    };
    assert_eq!(plies("0"), 0);
    assert!(plies("60") >= 2);
}

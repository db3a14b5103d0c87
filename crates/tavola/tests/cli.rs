//! The commands as a person or a script meets them: what they print, where, and how they exit.
#![expect(clippy::unwrap_used, reason = "a test stops where something is missing")]

use std::io::Write as _;
use std::process::{Command, Output, Stdio};

use serde_json::Value;

fn tavola(arguments: &[&str], input: &str) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tavola"));
    command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().unwrap();
    child.stdin.take().unwrap().write_all(input.as_bytes()).unwrap();
    child.wait_with_output().unwrap()
}

fn lines(output: &Output) -> Vec<Value> {
    String::from_utf8_lossy(&output.stdout).lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

#[test]
fn legal_lists_each_play_with_its_text_and_the_position_after_it() {
    let output = tavola(&["legal", "4HPwATDgc/ABMA", "31"], "");
    assert_eq!(output.status.code(), Some(0));
    let [line] = &lines(&output)[..] else { panic!("one line for one roll") };
    assert_eq!((line["id"].as_str(), line["roll"].as_str()), (Some("4HPwATDgc/ABMA"), Some("31")));
    let plays = line["plays"].as_array().unwrap();
    assert_eq!(plays.len(), 16);
    assert!(plays.contains(&serde_json::json!({"text": "8/5 6/5", "position": "sGfwATDgc/ABMA"})));
}

#[test]
fn without_a_roll_all_twenty_one_are_listed() {
    let output =
        tavola(&["legal", "--stdin"], "4HPwATDgc/ABMA\n\nXGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:3:10 63\n");
    let lines = lines(&output);
    assert_eq!(lines.len(), 22);
    assert_eq!(lines[21]["roll"], "63");
}

// rule: MOV-10
#[test]
fn nothing_to_play_is_an_empty_list() {
    let output = tavola(&["legal", "XGID=-BBBBBBB-----------bbbbbbA:0:0:1:63:0:0:0:0:10"], "");
    assert_eq!(lines(&output)[0]["plays"], serde_json::json!([]));
}

#[test]
fn what_cannot_be_read_is_reported_on_stderr_and_the_rest_answered() {
    let output = tavola(&["legal", "--stdin"], "nonsense 63\n4HPwATDgc/ABMA 77\n4HPwATDgc/ABMA 63\n");
    assert_eq!(output.status.code(), Some(2));
    assert_eq!(lines(&output).len(), 1);
    let errors = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(
        errors.contains("line 1") && errors.contains("nonsense") && errors.contains("line 2") && errors.contains("77")
    );
}

#[test]
fn an_impossible_position_is_refused_with_its_clause() {
    let output = tavola(&["legal", "XGID=-b----P-C---eE---c-e----B-:0:0:1:63:0:0:0:3:10"], "");
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).contains("SET-01"));
}

#[test]
fn every_command_has_help_with_an_example() {
    let help = String::from_utf8(tavola(&["--help"], "").stdout).unwrap();
    let commands = help.lines().skip_while(|line| *line != "Commands:").skip(1).take_while(|line| !line.is_empty());
    let names: Vec<&str> =
        commands.filter_map(|line| line.split_whitespace().next()).filter(|name| *name != "help").collect();
    assert!(names.len() >= 4);
    for name in names {
        let help = String::from_utf8(tavola(&[name, "--help"], "").stdout).unwrap();
        assert!(help.contains("Example"), "tavola {name} --help shows no example");
    }
}

#[test]
fn completions_name_the_commands() {
    let script = String::from_utf8(tavola(&["completions", "bash"], "").stdout).unwrap();
    assert!(script.contains("legal") && script.contains("perft"));
}

// rule: MOV-07
#[test]
fn a_case_is_replayed_with_its_refusals_and_their_clauses() {
    let case = r#"{"rules": "match", "steps": [
        {"actor": "white", "command": "roll", "dice": "63"},
        {"actor": "white", "command": "play 24/18"}]}"#;
    let output = tavola(&["replay", "-"], case);
    assert_eq!(output.status.code(), Some(0));
    let answer: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(answer["refusals"][0]["clause"], "MOV-07");
    assert_eq!(answer["refusals"][0]["step"], 2);
}

#[test]
fn a_file_that_is_no_case_is_refused_with_the_place() {
    let output = tavola(&["replay", "-"], r#"{"steps": [{"command": "roll", "actor": 7}]}"#);
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).contains("step 1"));
    assert_eq!(tavola(&["replay", "-"], "not JSON").status.code(), Some(2));
    assert_eq!(tavola(&["verify-dice", "-"], "{}").status.code(), Some(2));
}

#[test]
fn the_doctor_finds_nothing_wrong_in_an_empty_folder_and_an_address_in_use() {
    let folder = std::env::temp_dir().join(format!("tavola-doctor-{}", std::process::id()));
    let folder = folder.display().to_string();
    let listener = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let busy = listener.local_addr().unwrap().to_string();
    let well = tavola(&["doctor", "--data-dir", &folder, "--listen", "127.0.0.1:0"], "");
    assert_eq!(well.status.code(), Some(0), "{}", String::from_utf8_lossy(&well.stdout));
    let ill = tavola(&["doctor", "--data-dir", &folder, "--listen", &busy], "");
    assert_eq!(ill.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&ill.stdout).contains(&busy));
    let wrong = tavola(&["doctor", "--database", "mysql://x"], "");
    assert_eq!(wrong.status.code(), Some(1));
}

#[test]
fn a_match_is_played_in_the_terminal_and_its_dice_verify() {
    let file = std::env::temp_dir().join(format!("tavola-play-{}.json", std::process::id()));
    let file = file.display().to_string();
    // The first play of each list, the next game when it is asked for, every double taken.
    let hands = "1\n\nt\n".repeat(2000);
    let played = tavola(&["play", "--points", "1", "--seed", "7", "--proof", &file], &hands);
    let told = String::from_utf8_lossy(&played.stdout).into_owned();
    assert_eq!(played.status.code(), Some(0), "{told}");
    assert!(told.contains("the match."), "nobody won");
    let verdict = tavola(&["verify-dice", &file], "");
    assert_eq!(verdict.status.code(), Some(0), "{}", String::from_utf8_lossy(&verdict.stdout));
    std::fs::remove_file(&file).unwrap();
}

#[test]
fn who_leaves_in_the_middle_is_told_the_score() {
    let left = tavola(&["play", "--rules", "money", "--seed", "3"], "q\n");
    assert_eq!(left.status.code(), Some(0));
    assert!(String::from_utf8_lossy(&left.stdout).contains("You 0, bot 0"));
}

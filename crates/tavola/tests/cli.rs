//! The commands as a person or a script meets them: what they print, where, and how they exit.
#![expect(clippy::unwrap_used, reason = "a test stops where something is missing")]

use std::io::Write as _;
use std::process::{Command, Output, Stdio};

use serde_json::Value;
use tavola_server::base::ids::{CommandId, StreamId, Version};
use tavola_server::store::{Append, CommandKey, DatabaseUrl, Store};

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
fn beside_a_running_club_the_doctor_finds_an_address_in_use_and_nothing_wrong() {
    let folder = std::env::temp_dir().join(format!("tavola-doctor-beside-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let url = DatabaseUrl::sqlite_file(&folder.join("tavola.db"));
    let listener = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let (busy, data) = (listener.local_addr().unwrap().to_string(), folder.display().to_string());
    let doctor = || {
        let output = tavola(&["doctor", "--data-dir", &data, "--listen", &busy], "");
        (output.status.code(), String::from_utf8_lossy(&output.stdout).into_owned())
    };
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let club = runtime.block_on(Store::open_alone(&url)).unwrap();
    let (code, text) = doctor();
    assert_eq!(code, Some(0), "{text}");
    assert!(text.contains("a club is running on it") && text.contains(&format!("{busy} is in use")), "{text}");
    runtime.block_on(club.close());
    let (code, text) = doctor();
    assert_eq!(code, Some(1), "{text}");
    assert!(text.contains("another program?"), "{text}");
    std::fs::remove_dir_all(folder).unwrap();
}

/// What a command says altogether, and how it ends.
fn said(arguments: &[&str]) -> (Option<i32>, String) {
    let output = tavola(arguments, "");
    let text = [output.stdout, output.stderr].map(|text| String::from_utf8_lossy(&text).into_owned()).concat();
    (output.status.code(), text)
}

#[test]
fn no_command_says_the_password_of_an_address_however_it_was_mistyped() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("club.toml");
    std::fs::write(&file, "database = 'postgres://club:secret@127.0.0.1:1/tavola").unwrap();
    let file = file.display().to_string();
    let data = folder.path().display().to_string();
    for address in [
        "postgres://club:secret@127.0.0.1:1/tavola",
        "postgress://club:secret@127.0.0.1:1/tavola",
        "postgres:/club:secret@127.0.0.1:1/tavola",
        "club:secret@127.0.0.1/tavola",
    ] {
        for command in [
            &["serve", "--listen", "127.0.0.1:0"][..],
            &["worker"],
            &["doctor"],
            &["jobs"],
            &["admin", "roles"],
            &["rebuild"],
            &["backup", &data],
            &["restore", &file],
            &["replay", "--export", "x"],
        ] {
            let (code, text) = said(&[command, &["--database", address]].concat());
            assert!(code == Some(1) && !text.contains("secret"), "{command:?} {address}: {text}");
        }
        let (code, text) = said(&["move-database", address, "sqlite:x.db"]);
        assert!(code == Some(1) && !text.contains("secret"), "{text}");
    }
    let (_, text) = said(&["jobs", "--database", "postgres://club:secret@127.0.0.1:1/tavola"]);
    assert!(text.contains("postgres://club:***@127.0.0.1:1/tavola cannot be used"), "{text}");
    let (code, text) = said(&["doctor", "--config", &file]);
    assert!(code == Some(1) && text.contains("line 1") && !text.contains("secret"), "{text}");
}

#[test]
fn settings_are_taken_before_and_behind_the_name_of_a_subcommand() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().display().to_string();
    let url = DatabaseUrl::sqlite_file(&folder.path().join("tavola.db"));
    tokio::runtime::Runtime::new().unwrap().block_on(async { Store::open(&url).await.unwrap().close().await });
    for command in [["admin", "--data-dir", &data, "roles"], ["admin", "roles", "--data-dir", &data]] {
        let (code, text) = said(&command);
        assert!(code == Some(0) && text.contains("nobody has a role yet"), "{text}");
    }
    let (code, text) = said(&["jobs", "again", "analysis", "x", "--database", "sqlite:x.db"]);
    assert!(code == Some(1) && text.contains("on PostgreSQL"), "{text}");
}

#[test]
fn a_club_that_is_not_there_is_looked_for_and_not_made() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data").display().to_string();
    for command in [&["admin", "roles"][..], &["archive"], &["rebuild"], &["repair", "x"], &["replay", "--export", "x"]]
    {
        let (code, text) = said(&[command, &["--data-dir", &data]].concat());
        assert!(
            code == Some(1) && text.contains("there is no club in") && text.contains("start the club first"),
            "{text}"
        );
    }
    assert!(!folder.path().join("data").exists());
}

#[test]
fn what_is_no_backup_is_refused_before_anything_is_made() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name).display().to_string();
    let (file, data) = (at("club.backup"), at("data"));
    let restore = || said(&["restore", &file, "--data-dir", &data]);
    let zstd = [0x28, 0xB5, 0x2F, 0xFD];
    for (bytes, why) in [
        (&b"SQLite format 3\0 and so on"[..], "it is a SQLite database"),
        (b"PGDMP and so on", "pg_restore"),
        (b"", "it is empty"),
        (b"CREATE TABLE", "it begins with something else"),
        (&zstd, ""),
    ] {
        std::fs::write(&file, bytes).unwrap();
        let (code, text) = restore();
        assert!(code == Some(1) && text.contains(why), "{text}");
        assert!(why.is_empty() || text.contains("this is no backup of Tavola: "), "{text}");
    }
    let (code, text) = said(&["restore", &at(""), "--data-dir", &data]);
    assert!(code == Some(1) && text.contains("it is a folder"), "{text}");
    assert!(!folder.path().join("data").exists(), "nothing was made");
}

#[test]
fn a_backup_goes_to_standard_output_and_comes_back() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name).display().to_string();
    let (data, file) = (at("data"), at("club.backup"));
    std::fs::create_dir(&data).unwrap();
    club_with_a_broken_stream(&folder.path().join("data"));
    let (_, text) = said(&["doctor", "--data-dir", &data]);
    assert!(text.contains("none is known of") && text.contains("MiB free where the database is"), "{text}");
    let output = tavola(&["backup", "-", "--data-dir", &data], "");
    assert!(output.status.success() && String::from_utf8_lossy(&output.stderr).contains("2 streams"), "{output:?}");
    std::fs::write(&file, output.stdout).unwrap();
    let (code, text) = said(&["backup", "--check", &file]);
    assert!(code == Some(0) && text.contains("whole") && text.contains("schema"), "{text}");
    let restored = at("new/folder");
    let (code, text) = said(&["restore", &file, "--data-dir", &restored]);
    assert!(code == Some(0) && text.contains("2 streams"), "{text}");
    let (_, text) = said(&["doctor", "--data-dir", &data]);
    assert!(text.contains("the last was taken 0 min ago") && text.contains("up to date, schema "), "{text}");
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
    let whole: Value = serde_json::from_str(&std::fs::read_to_string(&file).unwrap()).unwrap();
    std::fs::remove_file(&file).unwrap();
    let verdict_of = |change: &dyn Fn(&mut Value)| {
        let mut changed = whole.clone();
        change(&mut changed);
        let output = tavola(&["verify-dice", "-"], &changed.to_string());
        (output.status.code(), String::from_utf8_lossy(&output.stdout).into_owned())
    };
    let (code, told) = verdict_of(&|proof| proof["rolls"].as_array_mut().unwrap().truncate(3));
    assert!(code == Some(1) && told.contains("3 stand here, but"), "{told}");
    let (code, told) = verdict_of(&|proof| proof["rolls"] = Value::Array(Vec::new()));
    assert!(code == Some(1) && told.contains("something was cut off, added or changed"), "{told}");
    let (code, told) = verdict_of(&|proof| proof["players"]["white"] = "Somebody".into());
    assert!(code == Some(1) && told.contains("ending"), "{told}");
    // Of the older form, saved before there was a log.
    let (code, told) = verdict_of(&|proof| {
        proof["v"] = 1.into();
        let fields = proof.as_object_mut().unwrap();
        fields.remove("log");
        fields.remove("ending");
    });
    assert!(code == Some(0) && told.contains("does not state its length"), "{told}");
}

#[test]
fn who_leaves_in_the_middle_is_told_the_score() {
    let left = tavola(&["play", "--rules", "money", "--seed", "3"], "q\n");
    assert_eq!(left.status.code(), Some(0));
    assert!(String::from_utf8_lossy(&left.stdout).contains("You 0, bot 0"));
}

fn number(line: &Value, field: &str) -> f64 {
    line[field].as_f64().unwrap_or_else(|| panic!("no number {field:?} in {line}"))
}

#[test]
fn eval_prints_cumulative_chances_and_both_equities() {
    let output = tavola(&["eval", "4HPwATDgc/ABMA"], "");
    assert_eq!(output.status.code(), Some(0));
    let [line] = &lines(&output)[..] else { panic!("one line for one position") };
    assert_eq!(line["id"], "4HPwATDgc/ABMA");
    let of = |field| number(line, field);
    assert!(of("win") > of("wg") && of("wg") > of("wbg") && of("lg") > of("lbg") && of("lbg") >= 0.0);
    let cubeless = 2.0 * of("win") - 1.0 + of("wg") + of("wbg") - of("lg") - of("lbg");
    assert!((of("cubeless") - cubeless).abs() < 1e-5);
    assert!(of("cubeful") > of("cubeless") && line.get("mwc").is_none());
}

#[test]
fn in_a_match_the_score_goes_before_what_the_id_says() {
    let ids = "4HPwATDgc/ABMA\nXGID=-b----E-C---eE---c-e----B-:0:0:1:00:3:5:0:7:10\n";
    let at = ["eval", "--stdin", "--match", "7", "--score", "3-5"];
    let [bare, written] = &lines(&tavola(&at, ids))[..] else { panic!("two lines for two positions") };
    assert_eq!(number(bare, "mwc"), number(written, "mwc"));
    let said = lines(&tavola(&["eval", "--stdin"], ids));
    assert!(said[0].get("mwc").is_none());
    assert_eq!(number(&said[1], "mwc"), number(bare, "mwc"));
}

#[test]
fn best_ranks_every_play_and_names_positions_as_legal_does() {
    let best = &lines(&tavola(&["best", "4HPwATDgc/ABMA", "31"], ""))[0];
    let legal = &lines(&tavola(&["legal", "4HPwATDgc/ABMA", "31"], ""))[0];
    let (ranked, plays) = (best["plays"].as_array().unwrap(), legal["plays"].as_array().unwrap());
    assert_eq!((best["roll"].as_str(), ranked.len()), (Some("31"), plays.len()));
    for play in ranked {
        assert!(plays.contains(&serde_json::json!({"text": play["text"], "position": play["position"]})), "{play}");
    }
    assert!(ranked.windows(2).all(|pair| number(&pair[0], "equity") >= number(&pair[1], "equity")));
    assert_eq!(ranked[0]["text"], "8/5 6/5");
}

#[test]
fn a_person_gets_a_table_and_a_mistype_is_refused_before_any_output() {
    let id = "4HPwATDgc/ABMA";
    for (command, heading) in [("best", "31   equity"), ("eval", "win "), ("cube", "no double, take")] {
        let table = tavola(&[command, "--format", "table", id, "31"], "");
        let text = String::from_utf8_lossy(&table.stdout).into_owned();
        assert!(table.status.code() == Some(0) && text.starts_with(heading), "{command}: {text}");
        assert_eq!(lines(&tavola(&[command, "--json", id, "31"], "")).len(), 1);
        for wrong in [&[id, "71"][..], &[id, "31", "4HPwATDgc/ABM"], &[id, "6-7"], &[id, "31", "XGID=a"]] {
            let refused = tavola(&[&[command], wrong].concat(), "");
            let told = String::from_utf8_lossy(&refused.stderr).into_owned();
            assert!(refused.status.code() == Some(2) && refused.stdout.is_empty(), "{command} {wrong:?}");
            assert!(told.contains(wrong[wrong.len() - 1]), "{told}");
        }
    }
}

#[test]
fn a_position_is_drawn_in_lines_in_pixels_and_in_letters() {
    let folder = tempfile::tempdir().unwrap();
    let file = |name: &str| folder.path().join(name).display().to_string();
    let id = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10";
    let drawn = |arguments: &[&str]| tavola(&[&["diagram"], arguments].concat(), "");
    let letters = drawn(&[id]);
    let text = String::from_utf8_lossy(&letters.stdout).into_owned();
    assert!(letters.status.code() == Some(0) && text.starts_with(id) && text.contains("X to play 31"), "{text}");
    assert_eq!(drawn(&["-o", &file("a.svg"), "--best", "8/5 6/5", id]).status.code(), Some(0));
    assert!(std::fs::read_to_string(file("a.svg")).unwrap().starts_with("<svg xmlns="));
    assert_eq!(drawn(&["-o", &file("a.png"), "--width", "128", "--theme", "chiaro", id]).status.code(), Some(0));
    assert_eq!(&std::fs::read(file("a.png")).unwrap()[..8], b"\x89PNG\r\n\x1a\n");
    // What was written is read again, from a file and from standard input.
    std::fs::write(file("a.txt"), text.split_once("\n\n").unwrap().1).unwrap();
    assert_eq!(String::from_utf8_lossy(&drawn(&[&file("a.txt")]).stdout), text);
    assert_eq!(String::from_utf8_lossy(&tavola(&["diagram", "-"], &text).stdout), text);
    for wrong in
        [&["nonsense"][..], &["-o", "a.gif", id], &["--best", "8/3", "-o", "-", "--format", "svg", id], &[id, "77"]]
    {
        let refused = drawn(wrong);
        assert!(
            refused.status.code() == Some(2) && refused.stdout.is_empty() && !refused.stderr.is_empty(),
            "{wrong:?}"
        );
    }
}

// rule: CUB-03
#[test]
fn cube_gives_three_equities_and_what_to_do() {
    let id = "4HPwATDgc/ABMA";
    let line = &lines(&tavola(&["cube", id], ""))[0];
    assert!(number(line, "no_double") > number(line, "double_take"));
    assert_eq!(number(line, "double_drop"), 1.0);
    assert_eq!((line["action"].as_str(), line["answer"].as_str()), (Some("no_double"), Some("take")));
    let crawford = ["cube", "--match", "7", "--score", "6-3", "--crawford", id];
    assert_eq!(lines(&tavola(&crawford, ""))[0]["action"], "unavailable");
    let theirs = ["cube", "--cube", "2", "--cube-owner", "opponent", id];
    assert_eq!(lines(&tavola(&theirs, ""))[0]["action"], "unavailable");
}

#[test]
fn rollout_gives_the_chances_with_their_error_and_the_same_again_for_the_same_seed() {
    let rollout = || {
        let arguments = ["rollout", "--trials", "36", "--truncate", "2", "--seed", "5", "4HPwATDgc/ABMA"];
        lines(&tavola(&arguments, "")).remove(0)
    };
    let line = rollout();
    for field in ["win", "wg", "wbg", "lg", "lbg", "cubeless", "cubeful", "error"] {
        assert!(number(&line, field).is_finite());
    }
    assert_eq!(number(&line, "trials"), 36.0);
    assert_eq!(line, rollout());
}

#[test]
fn a_rollout_that_was_broken_off_goes_on_as_if_it_never_had_been() {
    let folder = std::env::temp_dir().join(format!("tavola-resume-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let file = folder.join("tallies.json");
    let kept = ["--resume", file.to_str().unwrap()];
    let rollout = |trials: &str, more: &[&str]| {
        let arguments = ["rollout", "--truncate", "2", "--trials", trials, "4HPwATDgc/ABMA"];
        tavola(&[&arguments[..], more].concat(), "")
    };
    rollout("36", &kept);
    rollout("72", &[&kept[..], &["--seed", "2"]].concat());
    let resumed = lines(&rollout("108", &kept)).remove(0);
    assert_eq!(resumed, lines(&rollout("108", &[])).remove(0));
    assert_eq!(number(&resumed, "trials"), 108.0);
    std::fs::write(&file, "no rollouts").unwrap();
    let refused = rollout("36", &kept);
    assert_ne!(refused.status.code(), Some(0));
    assert!(String::from_utf8_lossy(&refused.stderr).contains("holds no rollouts that could go on"));
    std::fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn a_rollout_ends_when_its_time_is_over() {
    let begin = std::time::Instant::now();
    let output =
        tavola(&["rollout", "--seconds", "1", "--trials", "100000000", "--threads", "2", "4HPwATDgc/ABMA"], "");
    // Tables and nets are made ready first; on a busy machine there may be no time for a block.
    assert!(begin.elapsed().as_secs() < 30, "{:?}", begin.elapsed());
    assert!(output.status.success() || String::from_utf8_lossy(&output.stderr).contains("the time was too short"));
}

#[test]
fn one_wrong_question_does_not_stop_the_rest() {
    let over = "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:7:0:0:7:10";
    let impossible = "XGID=-b----P-C---eE---c-e----B-:0:0:1:00:0:0:0:3:10";
    let input = format!("4HPwATDgc/ABMA\n{over}\n{impossible}\nwho knows\n4HPwATDgc/ABMA 66\n");
    for command in ["eval", "best", "cube"] {
        let output = tavola(&[command, "--stdin"], &input);
        assert_eq!(output.status.code(), Some(2), "{command}");
        let errors = String::from_utf8_lossy(&output.stderr).into_owned();
        for line in ["line 2", "line 3", "line 4"] {
            assert!(errors.contains(line), "{command}: {errors}");
        }
        assert_eq!(lines(&output).last().unwrap()["id"], "4HPwATDgc/ABMA", "{command}");
    }
}

#[test]
fn a_match_is_valued_by_the_table_asked_for() {
    let mwc = |table: &str| {
        let output = tavola(&["eval", "--met", table, "--match", "7", "--score", "2-4", "4HPwATDgc/ABMA"], "");
        assert_eq!(output.status.code(), Some(0), "{}", String::from_utf8_lossy(&output.stderr));
        number(&lines(&output)[0], "mwc")
    };
    let (own, published) = (mwc("own"), mwc("kazaross"));
    assert!(own != published && (own - published).abs() < 0.03, "{own} {published}");
    let ours = mwc("tavola");
    assert!(ours != published && ours != own && (ours - published).abs() < 0.015, "{ours} {published}");
    for (name, chance) in [("Kazaross-XG2.xml", published), ("tavola.xml", ours)] {
        assert_eq!(mwc(&format!("{}/../tavola-engine/data/{name}", env!("CARGO_MANIFEST_DIR"))), chance);
    }
    let output = tavola(&["eval", "--met", "Cargo.toml", "4HPwATDgc/ABMA"], "");
    assert_eq!(output.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&output.stderr).contains("match equity table"));
}

#[test]
fn a_larger_bearoff_table_is_used_and_a_broken_one_refused() {
    let file = std::env::temp_dir().join(format!("tavola-bearoff-{}", std::process::id()));
    let name = file.display().to_string();
    // Seven checkers on the ace points against seven: four rolls each, so the first is sure but for doubles.
    let seven = "XGID=-G----------------------g-:0:0:1:00:0:0:0:0:10";
    let built = tavola(&["bearoff", "build", "--checkers", "7", "-o", &name], "");
    assert_eq!(built.status.code(), Some(0), "{}", String::from_utf8_lossy(&built.stderr));
    let shown = &lines(&tavola(&["bearoff", "show", "--table", &name, seven], ""))[0];
    let decision = &lines(&tavola(&["cube", "--bearoff", &name, seven], ""))[0];
    let with = &lines(&tavola(&["eval", "--bearoff", &name, seven], ""))[0];
    assert!((number(shown, "cubeless") - number(with, "cubeless")).abs() < 1e-6);
    assert!((number(shown, "centred") - number(with, "cubeful")).abs() < 1e-4, "{shown} {with} {decision}");
    let mut bytes = std::fs::read(&file).unwrap();
    let middle = bytes.len() / 2;
    bytes[middle] ^= 1;
    std::fs::write(&file, bytes).unwrap();
    let output = tavola(&["eval", "--bearoff", &name, seven], "");
    assert_eq!(output.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&output.stderr).contains("damaged"));
    std::fs::remove_file(file).unwrap();
}

/// A club with a device whose log is whole and one of which the second event is no event.
fn club_with_a_broken_stream(folder: &std::path::Path) {
    let url = DatabaseUrl::sqlite_file(&folder.join("tavola.db"));
    tokio::runtime::Runtime::new().unwrap().block_on(async {
        let store = Store::open(&url).await.unwrap();
        for (stream, second) in [("whole", PRESSED), ("broken", "{}")] {
            let append = Append {
                stream: StreamId::new(stream),
                kind: "device",
                expected: Version::NONE,
                events: vec![PRESSED.to_owned(), second.to_owned()],
                format: 1,
                command: CommandKey { actor: "house".to_owned(), id: CommandId::new("1") },
                at: tavola_base::Time::from_millis(1),
                deadline: None,
                rows: Vec::new(),
            };
            store.append(append).await.unwrap();
        }
        store.close().await;
    });
}

const PRESSED: &str = r#"{"at":1,"by":"house","act":{"type":"press"}}"#;

#[test]
fn a_stream_that_cannot_be_read_is_named_exported_closed_and_reopened() {
    let folder = std::env::temp_dir().join(format!("tavola-broken-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    club_with_a_broken_stream(&folder);
    let (data, export) = (folder.display().to_string(), folder.join("export.jsonl").display().to_string());
    let run = |arguments: &[&str]| {
        let output = tavola(&[arguments, &["--data-dir", &data]].concat(), "");
        let text = [output.stdout, output.stderr].map(|text| String::from_utf8_lossy(&text).into_owned()).concat();
        (output.status.code(), text)
    };
    let (code, text) = run(&["doctor"]);
    assert_eq!(code, Some(1), "{text}");
    assert!(text.contains("device broken: event 2 cannot be read") && !text.contains("device whole"), "{text}");
    let (code, text) = run(&["repair", "whole", "--output", &export]);
    assert_eq!(code, Some(1), "{text}");
    assert!(text.contains("nothing to repair"), "{text}");
    let (code, text) = run(&["repair", "broken", "--output", &export]);
    assert_eq!(code, Some(0), "{text}");
    let lines: Vec<Value> =
        std::fs::read_to_string(&export).unwrap().lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!((lines.len(), &lines[0]["stream"]), (3, &serde_json::json!("broken")));
    assert_eq!(lines[1]["event"], serde_json::from_str::<Value>(PRESSED).unwrap());
    assert_eq!(lines[2]["event"], serde_json::json!({}));
    let (code, text) = run(&["doctor"]);
    assert!(!text.contains("device broken") && text.contains("closed: 1"), "{text}");
    assert!(code.is_some());
    let (_, text) = run(&["doctor", "--all"]);
    assert!(text.contains("device broken: event 2 cannot be read") && text.contains("(closed)"), "{text}");
    assert_eq!(run(&["repair", "broken", "--reopen"]).0, Some(0));
    assert!(run(&["doctor"]).1.contains("device broken"));
    assert_eq!(run(&["repair", "nothing"]).0, Some(1));
    std::fs::remove_dir_all(folder).unwrap();
}

#[test]
fn a_roll_that_is_none_is_told_before_anything_is_answered() {
    let output = tavola(&["best", "4HPwATDgc/ABMA", "73"], "");
    assert_eq!(output.status.code(), Some(2));
    assert!(output.stdout.is_empty(), "{}", String::from_utf8_lossy(&output.stdout));
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(said.contains("73") && !said.contains("cannot read the position"), "{said}");
}

#[test]
fn people_get_tables_and_programs_json() {
    let table = |command: &[&str]| {
        let output = tavola(&[command, &["--format", "table", "4HPwATDgc/ABMA"]].concat(), "");
        assert!(output.status.success());
        String::from_utf8_lossy(&output.stdout).into_owned()
    };
    let best = String::from_utf8_lossy(&tavola(&["best", "--format", "table", "4HPwATDgc/ABMA", "31"], "").stdout)
        .into_owned();
    assert!(best.lines().nth(1).is_some_and(|line| line.contains("8/5 6/5") && line.contains("0.0000")), "{best}");
    assert!(table(&["cube"]).starts_with("no double, take"));
    assert!(table(&["eval"]).starts_with("win "));
    let json = tavola(&["best", "4HPwATDgc/ABMA", "31"], "");
    assert_eq!(lines(&json)[0]["plays"][0]["text"], "8/5 6/5");
}

#[test]
fn in_mid_turn_nothing_is_resigned_and_nobody_leaves_by_one_letter() {
    let output = tavola(&["play", "--points", "1", "--seed", "7", "--level", "beginner"], "resign\nq\nn\nq\ny\n");
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(said.contains("Not in the middle of a turn"), "{said}");
    assert!(said.matches("Leave? (y/n)").count() == 2 && said.contains("Goodbye"), "{said}");
    let wrong = tavola(&["play", "--level", "grandmaster"], "");
    assert!(!wrong.status.success() && String::from_utf8_lossy(&wrong.stderr).contains("intermediate"));
}

// rule: MAT-02
#[test]
fn the_trailer_after_the_crawford_game_doubles_at_the_first_chance() {
    for (length, score) in
        [("7", "5-6"), ("7", "4-6"), ("7", "3-6"), ("7", "1-6"), ("7", "0-6"), ("5", "3-4"), ("5", "1-4")]
    {
        let line = &lines(&tavola(&["cube", "--match", length, "--score", score, "4HPwATDgc/ABMA"], ""))[0];
        assert_eq!(line["action"], "double", "{score} to {length}: {line}");
    }
}

#[test]
fn a_report_of_files_names_positions_as_such() {
    let folder = tempfile::tempdir().unwrap();
    let write = |name: &str, text: &str| std::fs::write(folder.path().join(name), text).unwrap();
    write("a.mat", " 5 point match\n Game 1\n Ann : 0    Bo : 0\n  1) 31: 8/5 6/5       62: 24/18 13/11\n");
    write("b.txt", "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:7:10\n");
    write("c.txt", "4HPwATDgc/ABMA\n");
    write("d.txt", "a shopping list\n");
    let output = tavola(&["convert", "--report", folder.path().to_str().unwrap()], "");
    assert_eq!(output.status.code(), Some(0));
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(text.contains("b.txt: a position, XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:7:10"), "{text}");
    assert!(text.contains("c.txt: a position, XGID=") && text.contains("without Jacoby and beavers"), "{text}");
    assert!(text.lines().any(|line| line.contains("d.txt: ") && !line.contains("position, ")), "{text}");
    assert!(
        text.ends_with(
            "1 match in 4 files: 1 game, 2 plays (2 with a choice), 0 acts with the cube; 2 positions besides\n"
        ),
        "{text}"
    );
    // A folder may hold what it likes; of a file that is named a match is expected.
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let code = |name: &str| tavola(&["convert", "--report", &path("a.mat"), &path(name)], "").status.code();
    assert_eq!((code("a.mat"), code("d.txt"), code("none.mat")), (Some(0), Some(2), Some(2)));
}

#[test]
fn a_bare_position_id_is_the_same_to_every_command_as_with_its_rules_written_out() {
    let without = "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10";
    for command in ["cube", "best", "eval"] {
        let said = |id: &str| {
            let mut line =
                lines(&tavola(&[command, "--json", id, "31"][..if command == "cube" { 3 } else { 4 }], "")).remove(0);
            line["id"].take();
            line
        };
        assert_eq!(said("4HPwATDgc/ABMA"), said(without), "{command}");
    }
}

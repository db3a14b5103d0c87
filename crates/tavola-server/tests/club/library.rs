//! The library: files brought and read, searched, shared, taken away; matches played here; statistics over all of them.

use std::{
    path::{Path, PathBuf},
    time::Duration,
};

use axum::http::{Request, StatusCode};
use serde_json::{Value, json};
use tavola_server::club::library::judge_next;

use crate::actors::{Answer, Club, Guest, two_at_a_table};
use crate::history::one_acts;

const MATCH: &str = "; [Event \"Nice <b>Open</b>\"]\n; [EventDate \"2009.03.22\"]\n 3 point match\n Game 1\n Ann : 0                   Bo : 0\n  1)                        31: 8/5 6/5\n  2) 62: 24/18 13/11        55: 8/3(2) 6/1*(2)\n  3) 66:                     Doubles => 2\n  4)  Takes                 21: 13/11 6/5\n  5)  Doubles => 4           Drops\n Wins 2 points\n";

/// A form with these files.
fn form(files: &[(&str, &[u8])]) -> Vec<u8> {
    let mut body = Vec::new();
    for (name, bytes) in files {
        let head = format!("--X\r\nContent-Disposition: form-data; name=\"files\"; filename=\"{name}\"\r\n\r\n");
        body.extend(head.into_bytes());
        body.extend(*bytes);
        body.extend(b"\r\n");
    }
    body.extend(b"--X--\r\n");
    body
}

async fn brings(guest: &mut Guest<'_>, files: &[(&str, &[u8])]) -> Answer {
    let request = Request::post("/study").header("content-type", "multipart/form-data; boundary=X");
    guest.asks(request, form(files)).await
}

/// Brings one file and says where its first match is.
async fn brings_one(guest: &mut Guest<'_>, name: &str, bytes: &[u8]) -> String {
    let told = brings(guest, &[(name, bytes)]).await.is(StatusCode::OK).json();
    told[0]["matches"][0]["url"].as_str().unwrap_or_else(|| panic!("{name}: {told}")).to_owned()
}

async fn page(guest: &mut Guest<'_>, path: &str) -> String {
    let request = Request::get(path).header("accept", "text/html");
    guest.asks(request, "").await.is(StatusCode::OK).text
}

/// Judges whatever waits, and waits for what is being judged.
async fn all_judged(club: &Club) {
    for _ in 0..1_200 {
        let did = judge_next(&club.app).await.unwrap();
        if !did && club.app.studies().is_idle() && club.app.store().next_to_judge(1).await.unwrap().is_empty() {
            return;
        }
        tokio::time::sleep(Duration::from_millis(if did { 0 } else { 50 })).await;
    }
    panic!("the judging does not come to its end");
}

#[tokio::test]
async fn a_file_is_read_kept_byte_for_byte_and_the_same_one_is_the_same_match() {
    let club = Club::open().await;
    let mut ada = club.guest("Ann").await;
    let told = brings(&mut ada, &[("a/b/<i>.mat", MATCH.as_bytes()), ("no.txt", b"hello")]).await;
    let told = told.is(StatusCode::OK).json();
    assert_eq!((&told[0]["name"], &told[0]["known"]), (&json!("<i>.mat"), &json!(false)));
    assert_eq!(told[0]["matches"][0]["players"], json!(["Ann", "Bo"]));
    assert!(told[1]["refused"][0].as_str().unwrap().contains("neither match text"));
    let at = told[0]["matches"][0]["url"].as_str().unwrap().to_owned();
    let original = ada.gets(&format!("{at}/file/original")).await.is(StatusCode::OK);
    assert_eq!(original.text, MATCH);
    assert_eq!(original.headers["content-disposition"], "attachment; filename=\"_i_.mat\"");
    let again = brings(&mut ada, &[("other name.mat", MATCH.as_bytes())]).await.is(StatusCode::OK).json();
    assert_eq!((&again[0]["known"], &again[0]["matches"][0]["url"]), (&json!(true), &json!(at)));
    // As the whole body, and as it is pasted.
    let raw = Request::post("/study?name=raw.mat").header("content-type", "text/plain");
    let raw = ada.asks(raw, MATCH.replace("Bo ", "Cy ")).await.is(StatusCode::OK).json();
    assert_eq!((&raw[0]["name"], &raw[0]["matches"][0]["players"][1]), (&json!("raw.mat"), &json!("Cy")));
    let list = page(&mut ada, "/study").await;
    assert!(list.contains("<strong>Ann</strong> – Bo") && list.contains("2009-03-22"));
    assert!(list.contains("Nice &lt;b&gt;Open&lt;/b&gt;") && !list.contains("Nice <b>"));
    for (format, begins) in
        [("xg.mat", "; ["), ("gnubg.mat", "; ["), ("match.sgf", "(;"), ("match.txt", ""), ("match.json", "{")]
    {
        let file = ada.gets(&format!("{at}/file/{format}")).await.is(StatusCode::OK);
        assert!(file.text.trim_start_matches('\n').starts_with(begins), "{format}: {:.40}", file.text);
        if format != "match.txt" {
            // What was written is read again as the same match.
            let read = tavola_notation::record::read_record(file.text.as_bytes()).unwrap();
            assert_eq!(read.record.extent().plays, 5, "{format}");
        }
    }
    ada.gets(&format!("{at}/file/exe")).await.is(StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn of_many_matches_that_came_together_one_notice_tells_when_all_are_analysed() {
    let club = Club::open().await;
    let mut ada = club.guest("Ada").await;
    let mut bea = club.guest("Bea").await;
    let match_of = |event: &str| {
        format!(
            "; [Event \"{event}\"]\n 1 point match\n Game 1\n Ann : 0                   Bo : 0\n  1) 31: 8/5 6/5              62: 24/18 13/11\n"
        )
    };
    let texts = ["1", "2", "3"].map(match_of);
    let files: Vec<(&str, &[u8])> = texts.iter().map(|text| ("a.mat", text.as_bytes())).collect();
    brings(&mut ada, &files).await.is(StatusCode::OK);
    brings_one(&mut bea, "b.mat", texts[0].as_bytes()).await;
    let told = "All your matches have been analysed";
    while club.app.store().waiting_to_be_judged().await.unwrap() > 2 {
        assert!(!page(&mut ada, "/notices").await.contains(told), "not before the last one");
        judge_next(&club.app).await.unwrap();
    }
    all_judged(&club).await;
    let page_of_ada = page(&mut ada, "/notices").await;
    assert!(page_of_ada.contains("data-unseen=\"1\""), "{page_of_ada}");
    assert_eq!(page_of_ada.matches("/notices/analysis:all").count(), 1, "{page_of_ada}");
    assert!(page_of_ada.contains(told) && page(&mut bea, "/notices").await.contains(told));
    // Those that come later are told of anew.
    ada.gets("/notices/analysis:all").await.is(StatusCode::SEE_OTHER);
    brings_one(&mut ada, "4.mat", match_of("4").as_bytes()).await;
    all_judged(&club).await;
    assert!(page(&mut ada, "/notices").await.contains("data-unseen=\"1\""));
}

#[tokio::test]
async fn what_is_brought_is_its_owners_until_they_share_it_and_gone_when_they_remove_it() {
    let club = Club::open().await;
    let (mut ada, mut bea) = (club.guest("Ann").await, club.guest("Bea").await);
    let at = brings_one(&mut ada, "a.mat", MATCH.as_bytes()).await;
    let mut stranger = club.stranger();
    all_judged(&club).await;
    for part in ["", "/state", "/report.json", "/file/xg.mat", "/file/original"] {
        ada.gets(&format!("{at}{part}")).await.is(StatusCode::OK);
        bea.gets(&format!("{at}{part}")).await.is(StatusCode::NOT_FOUND);
        stranger.gets(&format!("{at}{part}")).await.is(StatusCode::NOT_FOUND);
    }
    bea.posts(&at, &json!({ "act": "share" })).await.is(StatusCode::NOT_FOUND);
    let shared = ada.posts(&at, &json!({ "act": "share" })).await.is(StatusCode::OK).json();
    let link = shared["url"].as_str().unwrap().to_owned();
    assert_eq!(ada.posts(&at, &json!({ "act": "share" })).await.is(StatusCode::OK).json(), shared, "one link");
    for part in ["", "/state", "/report.json", "/file/xg.mat"] {
        stranger.gets(&format!("{link}{part}")).await.is(StatusCode::OK);
    }
    let seen = page(&mut stranger, &link).await;
    assert!(!seen.contains("act\" value=\"remove") && !seen.contains(&at), "others can't change it");
    stranger.gets(&format!("{link}/file/original")).await.is(StatusCode::NOT_FOUND);
    ada.posts(&at, &json!({ "act": "unshare" })).await.is(StatusCode::NO_CONTENT);
    stranger.gets(&link).await.is(StatusCode::NOT_FOUND);
    all_judged(&club).await;
    ada.posts(&at, &json!({ "act": "remove" })).await.is(StatusCode::NO_CONTENT);
    ada.gets(&at).await.is(StatusCode::NOT_FOUND);
    let key = at.replace("/study/m/", "import/");
    assert_eq!(club.app.store().report_of(&key).await.unwrap(), None);
    assert_eq!(club.app.store().figures_of(&key).await.unwrap(), None);
    let anew = brings_one(&mut ada, "a.mat", MATCH.as_bytes()).await;
    assert_ne!(anew, at, "it can be brought again");
}

#[tokio::test]
async fn a_library_is_searched_by_player_day_event_position_and_error() {
    let club = Club::open().await;
    let mut ada = club.guest("Ann").await;
    let at = brings_one(&mut ada, "a.mat", MATCH.as_bytes()).await;
    brings_one(&mut ada, "b.mat", b" 5 point match\n Game 1\n Cy : 0   Di : 0\n  1) 42: 8/4 6/4   31: 8/5 6/5\n").await;
    all_judged(&club).await;
    let mut finds = async |query: &str| {
        let text = page(&mut ada, &format!("/study?{query}")).await;
        (text.contains("> – Bo<"), text.contains(">Cy – Di<"), text)
    };
    for (query, first, second) in [
        ("", true, true),
        ("player=ann", true, false),
        ("player=%25", false, false),
        ("event=nice", true, false),
        ("from=2009-03-22&to=2009-03-22", true, false),
        ("to=2009-03-21", false, false),
        ("position=4HPwATDgc/ABMA", true, true),
        ("position=XGID%3D-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10", true, true),
        ("mark=whopper&kind=cube", true, false),
        ("kind=wrong_beaver", false, false),
    ] {
        let (has_first, has_second, text) = finds(query).await;
        assert_eq!((has_first, has_second), (first, second), "{query}");
        assert!(!query.starts_with("position") || text.contains("?at=1.1"), "the line is named");
    }
    let report = ada.gets(&format!("{at}/report.json")).await.is(StatusCode::OK).json();
    let marks = report["players"]["black"]["marks"].as_array().unwrap();
    let has_error = |least: usize| marks[least..].iter().any(|many| many.as_u64() > Some(0));
    for (least, mark) in ["doubtful", "error", "blunder", "whopper"].into_iter().enumerate() {
        let text = page(&mut ada, &format!("/study?player=bo&mark={mark}")).await;
        assert_eq!(text.contains("> – Bo<"), has_error(least), "Ann's own: {mark}");
    }
    let text = page(&mut ada, "/study?from=22.3.2009&position=hello&kind=x").await;
    assert_eq!(text.matches("role=\"alert\"").count(), 3);
    assert!(text.contains("“22.3.2009” is not a date"));
    assert!(text.contains("could not be read") && !text.contains("No match fits"), "{text:.3000}");
    let long = "x".repeat(20_000);
    page(&mut ada, &format!("/study?player={long}")).await;
}

#[tokio::test]
async fn statistics_count_own_judged_matches_and_say_what_is_left_out() {
    let club = Club::open().await;
    let mut ada = club.guest("Ann").await;
    assert!(page(&mut ada, "/study/statistics").await.contains("data-matches=\"0\""));
    let at = brings_one(&mut ada, "a.mat", MATCH.as_bytes()).await;
    let other = MATCH.replace("Ann :", "Abe :");
    let unknown = brings_one(&mut ada, "b.mat", other.as_bytes()).await;
    let third = brings_one(&mut ada, "c.mat", other.replace("2009.03", "2010.04").as_bytes()).await;
    let text = page(&mut ada, "/study/statistics").await;
    assert!(text.contains("data-matches=\"0\" data-unjudged=\"3\""), "{text:.3000}");
    all_judged(&club).await;
    let text = page(&mut ada, "/study/statistics").await;
    assert!(text.contains("data-matches=\"1\" data-unjudged=\"0\"") && text.contains("2 matches are left out"));
    // Said of one, it is known of the others of that name.
    ada.posts(&unknown, &json!({ "act": "black" })).await.is(StatusCode::NO_CONTENT);
    let text = page(&mut ada, "/study/statistics").await;
    assert!(text.contains("data-matches=\"3\"") && text.contains("2010-04"));
    let mut decisions = 0;
    for at in [&at, &unknown, &third] {
        let report = ada.gets(&format!("{at}/report.json")).await.is(StatusCode::OK).json();
        let own = &report["players"]["black"];
        decisions += own["plays"].as_u64().unwrap() + own["cubes"].as_u64().unwrap();
    }
    assert!(text.contains(&format!("3 matches, {decisions} of your decisions")), "{text:.3000}");
    ada.posts(&third, &json!({ "act": "neither" })).await.is(StatusCode::NO_CONTENT);
    assert!(page(&mut ada, "/study/statistics").await.contains("data-matches=\"2\""));
    let account = account(&club, &ada).await;
    let errors = tavola_server::club::library::own_errors(&club.app, &account, 0, 100).await.unwrap();
    for (key, _, one) in errors {
        let report = ada.gets(&format!("{}/report.json", key.address())).await.is(StatusCode::OK).json();
        let line = &report["games"][one.error.game]["lines"][one.error.line];
        assert!(line["by"] == "black" && !line["decisions"][one.error.decision]["mark"].is_null());
    }
}

/// The account behind a guest's cookie.
async fn account(club: &Club, guest: &Guest<'_>) -> tavola_server::base::ids::AccountId {
    let cookie = guest.cookie.clone().unwrap();
    club.app.accounts().recognise(&cookie).await.unwrap().unwrap().account
}

#[tokio::test]
async fn a_match_played_here_is_listed_for_both_and_judged_in_its_turn() {
    let club = Club::open().await;
    let (ada, bea, table) = two_at_a_table(&club, None).await;
    let mut guests = [ada, bea];
    assert!(!page(&mut guests[0], "/study").await.contains("Ada"), "a match that is being played is not listed");
    while guests[0].sees(&table.path).await["state"] != "over" {
        one_acts(&mut guests, &table.path).await;
    }
    let address = format!("{}/study?match=1", table.path);
    for guest in &mut guests {
        let text = page(guest, "/study").await;
        assert!(text.contains(&format!("href=\"{address}\"")), "{text:.4000}");
        assert!(text.contains("not yet"));
    }
    let mut stranger = club.stranger();
    assert!(!page(&mut stranger, "/study").await.contains(&address));
    all_judged(&club).await;
    let text = page(&mut guests[0], "/study").await;
    assert!(!text.contains("not yet"));
    assert!(page(&mut guests[1], "/study/statistics").await.contains("data-matches=\"1\""));
    let text = page(&mut guests[0], &address).await;
    assert!(text.contains("/match/xg.mat?match=1") && text.contains("href=\"/study\""));
    // As a file it is the same match, whatever the format: it is in the library already and counts once.
    let mut files = Vec::new();
    for format in ["xg.mat", "gnubg.mat", "match.sgf", "match.json"] {
        let file = guests[0].gets(&format!("{}/match/{format}?match=1", table.path)).await.is(StatusCode::OK).text;
        let told = brings(&mut guests[0], &[(format, file.as_bytes())]).await.is(StatusCode::OK).json();
        assert_eq!((&told[0]["known"], &told[0]["matches"][0]["url"]), (&json!(true), &json!(address)), "{told}");
        files.push((format, file));
    }
    assert!(page(&mut guests[0], "/study/statistics").await.contains("data-matches=\"1\" data-unjudged=\"0\""));
    // Nor does it count twice for somebody who has it from files alone; the page says so with the way to it.
    let mut cy = club.guest("Cy").await;
    let first = brings_one(&mut cy, "a.mat", files[0].1.as_bytes()).await;
    assert!(first.starts_with("/study/m/"));
    assert_eq!(brings_one(&mut cy, "b.sgf", files[2].1.as_bytes()).await, first);
    let request = Request::post("/study").header("content-type", "multipart/form-data; boundary=X");
    let told = cy.asks(request.header("accept", "text/html"), form(&[("c", files[1].1.as_bytes())])).await.text;
    assert!(told.contains("data-came-to=\"known\"") && told.contains("is in your library already"), "{told:.3000}");
    assert!(told.contains(&format!("href=\"{first}\"")));
    // While that one is judged deeply, another that is opened is there at once.
    page(&mut cy, &first).await;
    let other = brings_one(&mut cy, "other.mat", MATCH.as_bytes()).await;
    for _ in 0..100 {
        if page(&mut cy, &other).await.contains("id=\"decision\"") {
            return;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    panic!("the other match waits for the first: {}", cy.gets(&format!("{first}/state")).await.text);
}

#[tokio::test]
async fn nothing_hostile_is_taken_and_everything_is_told() {
    let club = Club::open().await;
    let mut ada = club.guest("Ann").await;
    let long = vec![b'x'; 2 * 1024 * 1024 + 1];
    let many_games = " 3 point match\n Game 1\n A : 0  B : 0\n  1) 31: 8/5 6/5\n".to_owned() + &" Game 2\n".repeat(500);
    let many = " 3 point match\n Game 1\n A : 0  B : 0\n  1) 31: 8/5 6/5\n".repeat(41);
    let nonsense: Vec<u8> = (0..5000_u32).map(|index| (index * 7919 % 256) as u8).collect();
    let cases: [(&str, &[u8], &str); 8] = [
        ("empty", b" \n ", "empty"),
        ("long", &long, "at most"),
        ("zip", b"PK\x03\x04aaaa", "archive"),
        ("xg", b"RGMH nonsense", "damaged"),
        ("nonsense", &nonsense, ""),
        ("none", b" 3 point match\n Game 1\n A : 0  B : 0\n", "no play"),
        ("games", many_games.as_bytes(), "at most 400 games"),
        ("many", many.as_bytes(), "at most 40 matches"),
    ];
    for (name, bytes, why) in cases {
        let told = brings(&mut ada, &[(name, bytes)]).await.is(StatusCode::OK).json();
        assert!(told[0]["matches"].as_array().unwrap().is_empty(), "{name}: {told}");
        assert!(told[0]["refused"][0].as_str().unwrap().contains(why), "{name}: {told}");
    }
    let huge = vec![b'x'; 5 * 1024 * 1024];
    for kind in ["text/plain", "multipart/form-data; boundary=X"] {
        let request = Request::post("/study").header("content-type", kind);
        let body = if kind == "text/plain" { huge.clone() } else { form(&[("huge", &huge)]) };
        let told = ada.asks(request, body).await.is(StatusCode::BAD_REQUEST).json();
        assert_eq!(told["message_key"], "library-too-much", "{kind}");
    }
    let small: Vec<(String, Vec<u8>)> = (0..101).map(|nth| (format!("{nth}"), vec![b'x'])).collect();
    let small: Vec<(&str, &[u8])> = small.iter().map(|(name, bytes)| (name.as_str(), bytes.as_slice())).collect();
    brings(&mut ada, &small).await.is(StatusCode::BAD_REQUEST);
    assert_eq!(brings(&mut ada, &[]).await.is(StatusCode::BAD_REQUEST).json()["message_key"], "library-no-files");
    let named = MATCH.replace("Bo ", "B<script>\u{202e}\u{1}o ").replace("Ann", &"n".repeat(5000));
    let at = brings_one(&mut ada, "x<\u{202e}.mat", named.as_bytes()).await;
    for path in ["/study", &at] {
        let text = page(&mut ada, path).await;
        assert!(!text.contains("<script>\u{202e}") && !text.contains("B<script>") && text.contains("B&lt;script&gt;"));
        assert!(!text.contains(&"n".repeat(200)), "{path}");
    }
    for wrong in ["x", "../..", &"0".repeat(32), &"a".repeat(33)] {
        ada.gets(&format!("/study/m/{wrong}")).await.is(StatusCode::NOT_FOUND);
        ada.gets(&format!("/study/s/{wrong}")).await.is(StatusCode::NOT_FOUND);
    }
    ada.posts(&at, &json!({ "act": "burn" })).await.is(StatusCode::BAD_REQUEST);
    let many: Vec<(&str, &[u8])> = vec![("a", b"x"); 100];
    let careful = Club::with(tavola_server::Config::default()).await;
    let mut flood = careful.guest("Flo").await;
    let mut refused = false;
    for _ in 0..40 {
        refused |= brings(&mut flood, &many).await.status == StatusCode::TOO_MANY_REQUESTS;
    }
    assert!(refused, "who brings too much waits");
}

/// The sample files of other programs, where they lie beside the project.
fn samples() -> Vec<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/samples");
    let folders = ["bglib", "dialects", "gbf", "gnubg", "xg-text"].map(|folder| root.join(folder));
    let files = folders.iter().filter_map(|folder| std::fs::read_dir(folder).ok()).flatten();
    let mut files: Vec<PathBuf> =
        files.filter_map(|file| Some(file.ok()?.path())).filter(|path| path.is_file()).collect();
    if files.is_empty() {
        eprintln!("skipped: {} is not there", root.display());
    }
    files.sort();
    files
}

#[tokio::test]
async fn every_sample_of_other_programs_is_imported_whole() {
    let club = Club::open().await;
    let mut ada = club.guest("Nori").await;
    let mut read = 0;
    for path in samples() {
        let bytes = std::fs::read(&path).unwrap();
        let name = path.file_name().unwrap().to_str().unwrap();
        let told = brings(&mut ada, &[(name, &bytes)]).await.is(StatusCode::OK).json();
        let matches = told[0]["matches"].as_array().unwrap();
        let Some(first) = matches.first() else {
            assert!(!told[0]["refused"].as_array().unwrap().is_empty(), "{name}: nothing is said");
            continue;
        };
        read += matches.len();
        let left_out = |one: &Value| {
            one["remarks"].as_array().is_some_and(|all| all.iter().any(|one| one["weight"] == "left out"))
        };
        assert!(!matches.iter().any(left_out), "{name}: {told}");
        let at = first["url"].as_str().unwrap();
        ada.gets(&format!("{at}/file/match.json")).await.is(StatusCode::OK);
    }
    if read > 0 {
        assert_eq!(read, 44, "as many as the readers' own test counts");
        let list = page(&mut ada, "/study").await;
        assert!(list.matches("<strong>nori,").count() > 20, "one is known by one's name");
    }
}

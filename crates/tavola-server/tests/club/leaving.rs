//! Whoever leaves is named nowhere any more, whatever they have taken part in; guests who do not come back are forgotten; what
//! was said and decided has its time.

use axum::http::StatusCode;
use serde_json::{Value, json};
use sqlx::{AssertSqlSafe, Connection as _, Row as _};
use tavola_base::Millis;
use tavola_server::{
    base::ids::{AccountId, StreamId},
    club::{cases, talk, tournament_devices},
    store::{AccountKind, RowWrite, StoredReport},
    web::accounts::{housekeeping, leaving},
};

use crate::{
    actors::{Club, Guest, two_at_a_table, with_a_friend},
    blocks::account,
    moderation::{case, moderator},
    talk::{registers, says, two_who_talk},
    tournament,
};

const FORM: &str = "application/x-www-form-urlencoded";
/// A name that nothing else in the club is called.
const MARK: &str = "Markworthy";
const DAY: Millis = Millis::seconds(24 * 3600);

/// Every column of every table in which the mark stands.
async fn marked(club: &Club, mark: &str) -> Vec<String> {
    let url = match &club.app.config().database {
        Some(url) => url.clone(),
        None => format!("sqlite:{}", club.folder.path().join("tavola.db").display()),
    };
    let columns = if club.app.config().database.is_some() {
        "SELECT CAST(table_name AS TEXT), CAST(column_name AS TEXT) FROM information_schema.columns WHERE table_schema = 'public'"
    } else {
        "SELECT m.name, p.name FROM sqlite_master AS m JOIN pragma_table_info(m.name) AS p WHERE m.type = 'table'"
    };
    let mut database = sqlx::AnyConnection::connect(&url).await.unwrap();
    let columns = sqlx::query(AssertSqlSafe(columns.to_owned())).fetch_all(&mut database).await.unwrap();
    let mut found = Vec::new();
    for row in columns {
        let (table, column) = (row.get::<String, _>(0), row.get::<String, _>(1));
        let sql = format!("SELECT CAST({column} AS TEXT) FROM {table} WHERE CAST({column} AS TEXT) LIKE '%{mark}%'");
        for row in sqlx::query(AssertSqlSafe(sql)).fetch_all(&mut database).await.unwrap() {
            found.push(format!("{table}.{column}: {}", row.get::<String, _>(0)));
        }
    }
    found
}

/// Says that somebody is to be erased, and lets the week pass.
async fn leaves(club: &Club, guest: &mut Guest<'_>) {
    guest.sends("/account/leave", FORM, "sure=yes").await.is(StatusCode::SEE_OTHER);
    club.clock.advance(DAY.times(8));
    housekeeping::tidy(&club.app).await.unwrap();
}

/// Everything somebody can take part in, once: as guest and as player, seated and gone again, said, written, reported.
async fn takes_part_everywhere<'a>(club: &'a Club) -> Guest<'a> {
    let (mut mark, mut bea) = (club.guest(MARK).await, club.guest("Bea").await);
    // A table where they got up again before the match.
    let left = bea.opens(with_a_friend(None)).await;
    mark.posts(left.link.as_ref().unwrap(), &json!({})).await.is(StatusCode::OK);
    mark.commands(&left.path, json!({ "type": "leave" })).await.is(StatusCode::OK);
    registers(&mut mark, MARK).await;
    registers(&mut bea, "Bea").await;
    // A match that was played.
    let table = mark.opens(with_a_friend(None)).await;
    bea.posts(table.link.as_ref().unwrap(), &json!({})).await.is(StatusCode::OK);
    for guest in [&mut mark, &mut bea] {
        guest.commands(&table.path, json!({ "type": "ready" })).await.is(StatusCode::OK);
        let words = json!({ "command_id": "w", "act": { "type": "want_words" } });
        guest.posts(&format!("{}/talk", table.path), &words).await.is(StatusCode::NO_CONTENT);
    }
    says(&mut mark, &table.path, "good luck").await.is(StatusCode::NO_CONTENT);
    says(&mut bea, &table.path, "and to you").await.is(StatusCode::NO_CONTENT);
    for (guest, line) in [(&mut mark, 2), (&mut bea, 1)] {
        let report = json!({ "command_id": "r", "act": { "type": "report", "line": line, "reason": "spam" } });
        guest.posts(&format!("{}/talk", table.path), &report).await.is(StatusCode::NO_CONTENT);
    }
    while bea.sees(&table.path).await["phase"]["type"] == "opening" {
        bea.commands(&table.path, json!({ "type": "roll" })).await.is(StatusCode::OK);
    }
    bea.commands(&table.path, json!({ "type": "resign_match" })).await.is(StatusCode::OK);
    bea.gets("/study").await.is(StatusCode::OK);
    let key = format!("table/{}/1", &table.path[3..]);
    let side = |name: &str| {
        json!({ "name": name, "rating": 0.0, "millis": 0.0, "plays": 0, "play_losses": 0.0, "cubes": 0, "cube_losses": 0.0,
            "losses_worth": 0.0, "luck": 0.0, "luck_worth": 0.0, "marks": [0, 0, 0, 0] })
    };
    let body = json!({ "format": 1, "plies": 0, "length": 3, "tags": [], "games": [],
        "players": { "white": side(MARK), "black": side("Bea") } });
    let report = StoredReport { match_key: key, games: 0, plies: 0, body: body.to_string() };
    club.app.store().write(vec![RowWrite::report(&report, club.app.now())]).await.unwrap();
    // Chouettes: a member who speaks and leaves; a seat of a keeper's book that is claimed.
    let opened = bea.posts("/chouettes", &json!({ "rules": { "game": { "preset": "chouette-club" } } })).await;
    let opened = opened.is(StatusCode::CREATED).json();
    let path = opened["url"].as_str().unwrap().to_owned();
    mark.posts(opened["join_url"].as_str().unwrap(), &json!({})).await.is(StatusCode::OK);
    mark.commands(&path, json!({ "type": "say", "text": "a word of advice" })).await.is(StatusCode::OK);
    mark.commands(&path, json!({ "type": "leave" })).await.is(StatusCode::OK);
    let terms =
        json!({ "rules": { "game": { "preset": "chouette-club" } }, "play": "over_the_board", "host": "keeps" });
    let opened = bea.posts("/chouettes", &terms).await.is(StatusCode::CREATED).json();
    let path = opened["url"].as_str().unwrap().to_owned();
    let join =
        json!({ "command_id": "j", "as": "g-mark", "command": { "type": "join", "name": format!("{MARK} M.") } });
    bea.posts(&format!("{path}/command"), &join).await.is(StatusCode::OK);
    let link = opened["join_url"].as_str().unwrap();
    mark.posts(link, &json!({ "seat": "g-mark" })).await.is(StatusCode::OK);
    let their = account(&mark).await;
    bea.commands(&path, json!({ "type": "grant_claim", "person": their })).await.is(StatusCode::OK);
    in_tournaments(club, &mut mark, &mut bea).await;
    // What is theirs alone, or between two.
    let id = account(&mark).await;
    mark.sends("/challenges", FORM, "to=Bea&preset=match&length=3").await;
    club.app.store().write(vec![RowWrite::preferences(&id, &json!({ "note": MARK }).to_string())]).await.unwrap();
    mark
}

/// Entered by themselves, let in by a director, in a committee, and on the device of a table.
async fn in_tournaments(club: &Club, mark: &mut Guest<'_>, bea: &mut Guest<'_>) {
    let id = account(mark).await;
    let main = json!({ "id": "main", "lengths": { "main": [1] } });
    let settings = json!({ "name": "Evening", "venue": "over_the_board", "tables": 1, "divisions": [main] });
    let made = bea.posts("/events", &json!({ "settings": settings })).await.is(StatusCode::CREATED).json();
    let event = made["url"].as_str().unwrap().to_owned();
    let members = [MARK, "Dario", "Elena"];
    let members = members.map(|name| json!({ "person": if name == MARK { id.as_str() } else { name }, "name": name }));
    tournament::acts(bea, &event, json!({ "type": "appoint_committee", "members": members })).await;
    tournament::acts(mark, &event, json!({ "type": "enter", "division": "main", "people": [{ "name": MARK }] })).await;
    tournament::acts(bea, &event, json!({ "type": "approve", "entrant": 1 })).await;
    tournament::acts(bea, &event, json!({ "type": "enter", "division": "main", "people": [{ "name": "Zoe" }] })).await;
    tournament::draws(bea, &event).await;
    tournament::acts(bea, &event, json!({ "type": "call", "match": 1, "table": 1 })).await;
    tournament_devices::look_after(&club.app).await.unwrap();
    let number = tavola_tournament::stream::play::TableNumber::new(1);
    let event = StreamId::new(event.trim_start_matches("/e/"));
    tournament_devices::at_table(&club.app, &event, number, None).await.unwrap();
    referees(mark, bea).await;
}

/// Where they do not play, but are a match's referee.
async fn referees(mark: &mut Guest<'_>, bea: &mut Guest<'_>) {
    let main = json!({ "id": "main", "lengths": { "main": [1] } });
    let directors = [account(mark).await, account(bea).await];
    let settings = json!({ "name": "Morning", "venue": "over_the_board", "tables": 1, "divisions": [main], "directors": directors });
    let made = bea.posts("/events", &json!({ "settings": settings })).await.is(StatusCode::CREATED).json();
    let event = made["url"].as_str().unwrap().to_owned();
    tournament::acts(bea, &event, json!({ "type": "appoint", "office": "referee", "person": account(mark).await }))
        .await;
    for name in ["Zoe", "Yan"] {
        tournament::acts(bea, &event, json!({ "type": "enter", "division": "main", "people": [{ "name": name }] }))
            .await;
    }
    let members = ["Carla", "Dario", "Elena"].map(|name| json!({ "person": name, "name": name }));
    tournament::acts(bea, &event, json!({ "type": "appoint_committee", "members": members })).await;
    tournament::draws(bea, &event).await;
    tournament::acts(bea, &event, json!({ "type": "call", "match": 1, "table": 1 })).await;
    tournament::acts(bea, &event, json!({ "type": "name_referee", "match": 1, "name": MARK })).await;
}

async fn is_named_nowhere(club: Club) {
    let mut mark = takes_part_everywhere(&club).await;
    let before = marked(&club, MARK).await;
    for table in ["accounts.", "events.", "rooms.", "library.", "reports.", "played.", "talk.", "cases."] {
        assert!(before.iter().any(|found| found.starts_with(table)), "{table} was to be tried: {before:#?}");
    }
    for kind in [
        "\"joined\"",
        "\"claimed\"",
        "\"entered\"",
        "\"committee_appointed\"",
        "\"referee_named\"",
        "\"seated\"",
        "\"open\"",
    ] {
        assert!(before.iter().any(|found| found.contains(kind)), "{kind} was to be tried: {before:#?}");
    }
    // What somebody has read once is not kept for the next.
    let public = before.iter().any(|found| found.contains("\"entered\""));
    leaves(&club, &mut mark).await;
    assert_eq!(marked(&club, MARK).await, Vec::<String>::new(), "{public}");
    assert_eq!(marked(&club, "a word of advice").await, Vec::<String>::new());
    assert_eq!(marked(&club, "good luck").await.len(), 2, "quoted in both reports, until these are forgotten");
    // Everything else can be read as before.
    for (stream, kind) in club.app.store().streams(tavola_server::store::Which::All).await.unwrap() {
        tavola_server::stream::folding::whole(club.app.store(), &kind, &stream).await.unwrap();
    }
}

#[tokio::test]
async fn whoever_has_left_is_named_nowhere_in_the_whole_store() {
    is_named_nowhere(Club::open().await).await;
}

#[tokio::test]
async fn nor_on_postgresql() {
    if let Some((club, database)) = Club::on_postgres().await {
        is_named_nowhere(club).await;
        database.away().await;
    }
}

#[tokio::test]
async fn a_guest_who_does_not_come_back_is_forgotten_and_whoever_still_has_a_place_is_not() {
    let club = Club::open().await;
    let (idle, (mut ada, bea, table)) = (club.guest("Idle").await, two_at_a_table(&club, None).await);
    let kind = async |guest: &AccountId| club.app.store().account_kind(guest).await.unwrap();
    let [idle, one, other] = [account(&idle).await, account(&ada).await, account(&bea).await];
    let passes = async |days: u64| {
        club.clock.advance(DAY.times(days));
        housekeeping::tidy(&club.app).await.unwrap();
        housekeeping::forget(&club.app).await.unwrap();
    };
    passes(89).await;
    assert_eq!(kind(&idle).await, Some(AccountKind::Guest));
    passes(2).await;
    assert_eq!(kind(&idle).await, Some(AccountKind::Erased));
    assert_eq!((kind(&one).await, kind(&other).await), (Some(AccountKind::Guest), Some(AccountKind::Guest)));
    ada.commands(&table.path, json!({ "type": "resign_match" })).await.is(StatusCode::OK);
    let over = ada.sees(&table.path).await["phase"]["type"].clone();
    assert_eq!(over, "match_over");
    ada.commands(&table.path, json!({ "type": "leave" })).await;
    club.waits(DAY.times(2)).await;
    passes(200).await;
    assert_eq!(kind(&one).await, Some(AccountKind::Guest), "they have matches");
    passes(200).await;
    assert_eq!((kind(&one).await, kind(&other).await), (Some(AccountKind::Erased), Some(AccountKind::Erased)));
    let view = club.stranger().gets(&format!("{}/view", table.path)).await.is(StatusCode::OK).text;
    assert!(view.contains("Closed account") && !view.contains("Ada"), "{view}");
    club.stranger().gets(&format!("{}/proof.json", table.path)).await.is(StatusCode::OK);
}

#[tokio::test]
async fn a_guest_keeps_the_place_they_have_however_long_they_are_away() {
    let club = Club::open().await;
    let (ada, _bea, _) = two_at_a_table(&club, None).await;
    let ada = account(&ada).await;
    club.clock.advance(DAY.times(800));
    housekeeping::tidy(&club.app).await.unwrap();
    housekeeping::forget(&club.app).await.unwrap();
    assert_eq!(club.app.store().account_kind(&ada).await.unwrap(), Some(AccountKind::Guest), "the match is under way");
}

#[tokio::test]
async fn what_is_said_in_a_chouette_is_forgotten_after_as_long_as_what_is_said_beside_a_table() {
    let club = Club::open().await;
    let mut bea = club.guest("Bea").await;
    let opened = bea.posts("/chouettes", &json!({ "rules": { "game": { "preset": "chouette-club" } } })).await;
    let path = opened.is(StatusCode::CREATED).json()["url"].as_str().unwrap().to_owned();
    bea.commands(&path, json!({ "type": "say", "text": "an old word" })).await.is(StatusCode::OK);
    club.clock.advance(DAY.times(89));
    bea.commands(&path, json!({ "type": "say", "text": "a newer word" })).await.is(StatusCode::OK);
    talk::forget_old(&club.app).await.unwrap();
    assert_eq!(marked(&club, "an old word").await.len(), 1);
    club.clock.advance(DAY.times(2));
    talk::forget_old(&club.app).await.unwrap();
    assert_eq!(marked(&club, "an old word").await, Vec::<String>::new());
    let view = bea.sees(&path).await;
    assert_eq!(view["said"].as_array().unwrap().len(), 1, "{view}");
    assert_eq!(view["said"][0]["text"], "a newer word");
    club.clock.advance(DAY.times(90));
    talk::forget_old(&club.app).await.unwrap();
    assert_eq!(bea.sees(&path).await["said"], json!([]));
}

/// The lists of an account's export.
async fn exported(club: &Club, account: &AccountId) -> Value {
    let bytes = leaving::export(&club.app, account).await.unwrap();
    let mut zip = zip::ZipArchive::new(std::io::Cursor::new(bytes)).unwrap();
    let about: Value = serde_json::from_reader(zip.by_name("tavola.json").unwrap()).unwrap();
    about["data"].clone()
}

#[tokio::test]
async fn reports_and_decisions_are_given_to_those_concerned_and_forgotten_after_a_year() {
    let club = Club::open().await;
    let (mut ada, mut bea, table) = two_who_talk(&club).await;
    let mut max = moderator(&club, "Max").await;
    says(&mut ada, &table.path, "your turn").await.is(StatusCode::NO_CONTENT);
    says(&mut bea, &table.path, "you fool").await.is(StatusCode::NO_CONTENT);
    let act = json!({ "type": "report", "line": 2, "reason": "insults", "words": "Every evening" });
    let report = json!({ "command_id": "r", "act": act });
    ada.posts(&format!("{}/talk", table.path), &report).await.is(StatusCode::NO_CONTENT);
    let at = case(&mut max).await;
    let (ada, bea) = (account(&ada).await, account(&bea).await);
    assert_eq!(exported(&club, &bea).await["decisions"], json!([]), "nothing is decided yet");
    max.sends(&at, FORM, "verdict=no_words&days=30&reason=That+was+an+insult").await.is(StatusCode::SEE_OTHER);
    let made = exported(&club, &ada).await;
    assert_eq!((&made["reports"][0]["about"], &made["reports"][0]["verdict"]), (&json!("Bea"), &json!("no_words")));
    assert_eq!(made["reports"][0]["lines"].as_array().unwrap().len(), 2);
    assert!(!made["reports"].to_string().contains("That was an insult"), "the reason is told to whom it is about");
    let told = exported(&club, &bea).await;
    assert_eq!(told["decisions"][0]["decision"]["reason"], "That was an insult");
    assert_eq!(told["decisions"][0]["own_lines"][0]["text"], "you fool");
    for never in ["Ada", ada.as_str(), "Every evening", "your turn", account(&max).await.as_str()] {
        assert!(!told["decisions"].to_string().contains(never), "{never}: {told}");
    }
    let id = StreamId::new(at.trim_start_matches("/moderation/"));
    club.clock.advance(DAY.times(380));
    cases::forget_old(&club.app).await.unwrap();
    assert!(club.app.store().case(&id).await.unwrap().is_some(), "a year after its end, not after the decision");
    club.clock.advance(DAY.times(20));
    cases::forget_old(&club.app).await.unwrap();
    assert!(club.app.store().case(&id).await.unwrap().is_none());
    assert!(club.app.store().moderation_log(&id).await.unwrap().is_empty());
}

#[tokio::test]
async fn a_case_that_waits_is_not_forgotten_nor_is_one_while_it_holds() {
    let club = Club::open().await;
    let (mut ada, mut bea, table) = two_who_talk(&club).await;
    let mut max = moderator(&club, "Max").await;
    says(&mut bea, &table.path, "spam").await.is(StatusCode::NO_CONTENT);
    let report = json!({ "command_id": "r", "act": { "type": "report", "line": 1, "reason": "spam" } });
    ada.posts(&format!("{}/talk", table.path), &report).await.is(StatusCode::NO_CONTENT);
    let at = case(&mut max).await;
    let id = StreamId::new(at.trim_start_matches("/moderation/"));
    let passes = async |days: u64| {
        club.clock.advance(DAY.times(days));
        cases::forget_old(&club.app).await.unwrap();
        club.app.store().case(&id).await.unwrap().is_some()
    };
    assert!(passes(500).await, "nobody has decided it");
    let mut max = club.stranger();
    max.sends("/login", FORM, "name=Max&password=quiet+anchor+on+the+bar").await.is(StatusCode::SEE_OTHER);
    max.sends(&at, FORM, "verdict=closed&reason=Only+spam").await.is(StatusCode::SEE_OTHER);
    assert!(passes(4_000).await, "the account is closed for good");
}

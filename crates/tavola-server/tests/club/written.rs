//! What the house writes itself is read back as it was written, and says nothing twice: rows kept as JSON, what is chosen
//! on a page, settings, everything on a live line. No type can be forgotten: they are known from the sources.

use std::{collections::BTreeSet, fmt::Debug, path::Path};

use futures_util::{SinkExt as _, StreamExt as _};
use serde::{Serialize, de::DeserializeOwned};
use serde_json::{Value, json};
use tavola_base::{Decider, stored::Once};
use tavola_club::{chouette::ChouetteStream, table::Tables};
use tavola_server::web::wire;
use tavola_server::{
    Config,
    base::ids::Version,
    club::{
        bots::BotLevel,
        cases,
        chouette::ChouetteSummary,
        chouette_opening::{Host, NewChouette},
        device::{Answer, Ask},
        duplicate::{DuplicatePlay, NewDuplicate},
        learning::{CardBody, daily::Daily},
        lobby, notices,
        table::Summary,
        table_opening::{NewTable, Opponent},
        tournament::{NewTournament, TournamentSummary},
        variations::{Change, ChangeKind},
    },
    store::{Awaits, Status},
    web::{
        accounts::orders::{Order, Outcome},
        live::PageMessage,
        mail::Letter,
    },
};
use tavola_tournament::TournamentStream;
use tokio_tungstenite::{
    connect_async,
    tungstenite::{Message, client::IntoClientRequest as _},
};

use crate::{
    actors::{Club, Guest, with_a_bot},
    declared::Declarations,
    law::{comes_back, with_every_of},
    line::listens,
    tournament,
};

/// The types of the server that are written and read, as the page's are declared. Bodies that open something are written
/// whole, with what may be left out of them.
const DECLARED: &str = r#"
export type Status = "waiting" | "playing" | "over" | "broken";
export type Awaits = "bot" | "person" | "nobody";
export type Opponent = "bot" | "friend" | "doubles" | "bots";
export type BotLevel = "beginner" | "novice" | "casual" | "intermediate" | "advanced" | "expert" | "full";
export type Host = "plays" | "keeps";
export type Summary = { names: BySide<string | null>, points: BySide<number>, length: number | null, preset: string,
    winner: Side | null, };
export type ChouetteSummary = { names: Array<string>, games: number, preset: string, play: ChouettePlayMode,
    door: ChouetteDoor, stake: Stake, };
export type TournamentSummary = { name: string, players: number, officials: Array<PlayerId>, };
export type NewTable = { opponent: Opponent, rules: RuleSet, clock: ClockSettings | null, side: Side | null,
    pace: Pace | null, level: BotLevel | null, name: string | null, stake: Stake, own_level: boolean,
    tutor: Tutor | null, rated: boolean, watch: Watch, };
export type DuplicatePlay = "bot" | "teams";
export type NewDuplicate = { play: DuplicatePlay, length: number, level: BotLevel | null, name: string | null, };
export type ChangeKind = "add" | "comment" | "promote" | "delete" | "rename" | "share" | "unshare" | "discard";
export type Change = { change: ChangeKind, at: number, text: string, };
export type Asked = "play" | "double" | "take";
export type Question = { xgid: string, asked: Asked, };
export type Daily = { question: Question, };
export type NewTournament = { settings: TournamentSettings, name: string | null, };
export type NewChouette = { rules: ChouetteRules, play: ChouettePlayMode, stake: Stake, pace: ChouettePace | null,
    door: ChouetteDoor, host: Host, voice: ChouetteVoice | null, bots: Array<BotLevel>, name: string | null, };
export type Ask = { id: CommandId, by: DeviceActor, act: Act, };
export type Answer = { id: CommandId, refused: string | null, };
export type Config = { listen: SocketAddr, database?: string, data_dir: string, log: string, public_url?: string,
    bot_pause_ms: number, rate_per_second: number, rate_burst: number, guests_per_minute: number,
    trusted_proxy: Array<IpNet>, most_connections: number, most_connections_each: number, metrics_token?: string,
    bot_tables_each: number, bot_tables: number, archive_after_days: number, backup_every_hours: number, backup_keep: number,
    cluster: boolean, log_format: LogFormat, nats?: string, node_name?: string, otlp?: string, };
export type LogFormat = "text" | "json";
export type SeekRange = number | null;
export type SeekWay = "quick" | "chosen";
export type Seek = { id: SeekId, account: AccountId, way: SeekWay, table: NewTable, range: SeekRange, since: Time, };
export type ChallengedBy = "anybody" | "registered" | "near" | "nobody";
export type Alerts = "off" | "on";
export type LobbyChoices = { challenged_by: ChallengedBy, alerts: Alerts, told: Array<Time>, };
export type Told = "not_yet" | "yes";
export type ChallengeReason = "none" | "later" | "shorter" | "longer" | "clock" | "rules";
export type Standing = { is: "asked" } | { is: "agreed", told: Told } | { is: "begun", table: StreamId }
    | { is: "declined", reason: ChallengeReason } | { is: "taken_back" } | { is: "expired" };
export type Challenge = { id: ChallengeId, from: AccountId, to: AccountId, table: NewTable, at: Time | null, since: Time,
    standing: Standing, };
export type CaseReason = "insults" | "spam" | "cheating" | "unfair" | "name" | "other";
export type Complaint = { line: number | null, seat: string | null, reason: CaseReason, words: string, };
export type Verdict = "nothing" | "warning" | "no_words" | "no_rated" | "closed";
export type Evidence = { number: number, name: string, theirs: boolean, phrase: string, text: string, at: Time, };
export type CaseDecision = { by: string, at: Time, verdict: Verdict, reason: string, until: Time | null, };
export type NoticeAnswer = "accepted" | "declined";
export type NoticeDecision = "silenced" | "unrated" | "closed" | "lifted" | "warned" | "reported";
export type AccountChange = "password" | "key_added" | "key_removed" | "mail" | "name" | "codes" | "code_used" | "signed_in"
    | "deletion" | "role" | "token";
export type Notice = { kind: "your_turn", table: StreamId, opponent: AccountId, turn: number }
    | { kind: "time_short", table: StreamId, opponent: AccountId, until: Time }
    | { kind: "challenge", challenge: string, from: AccountId, length: number | null, at: Address }
    | { kind: "challenge_answered", challenge: string, by: AccountId, answer: NoticeAnswer, at: Address }
    | { kind: "seek", seek: string, from: AccountId, length: number | null, at: Address }
    | { kind: "appointment", appointment: string, with: AccountId | null, begins: Time, at: Address }
    | { kind: "adjourned", table: StreamId, opponent: AccountId }
    | { kind: "to_resume", table: StreamId, opponent: AccountId, until: Time | null }
    | { kind: "analysis_ready", matched: string, opponent: string | null, at: Address }
    | { kind: "analyses_ready", last: string }
    | { kind: "tournament_call", event: StreamId, name: string, number: number, opponent: string, board: string | null, at: Address }
    | { kind: "moderation", case: string, decision: NoticeDecision, at: Address }
    | { kind: "account", change: AccountChange, changed: Time };
export type NoticeKind = "turn" | "time" | "challenge" | "answer" | "seek" | "appointment" | "adjourned" | "analysis"
    | "tournament" | "moderation" | "account";
export type NoticeWay = "page" | "push" | "mail";
export type NoticeWays = Array<NoticeWay>;
export type NoticeChoices = { ways: { [key in NoticeKind]?: NoticeWays }, hour: number | null, turns: "daily" | "at_once", };
export type Letter = { subject: string, text: string, unsubscribe?: string, };
export type Role = "player" | "editor" | "director" | "moderator" | "administrator";
export type Order = { order: "grant", name: string, role: Role } | { order: "revoke", name: string, role: Role }
    | { order: "rename", name: string, to: string } | { order: "reset", name: string, hash: string }
    | { order: "close", name: string, reason: string } | { order: "reopen", name: string };
export type Outcome = "done" | { refused: string };
"#;

/// A card of the quiz: its times are FSRS's own type.
const CARD: &str = r#"{"question":{"xgid":"XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:7:10","asked":"play"},"made":"24/23 13/10",
"lost":0.178,"reasons":[],"at":[0,3,1],"times":{"due":"2026-11-23T16:00:00Z","stability":1.5,"difficulty":5.25,"elapsed_days":0,
"scheduled_days":3,"reps":2,"lapses":1,"state":"Review","last_review":"2026-11-20T16:00:00Z"}}"#;

/// Every type of the server that is both written and read, and is under these laws. Some are their modules' own, and read back
/// by tests that go through them: the body of a case (`tests/club/talk.rs`), a passkey in the making (the browser's), the parts of a backup
/// (`tests/store_contract/backup.rs`), what nodes tell each other (`stream/bus/word.rs`, `cargo xtask fuzz word`), a job (`club/jobs.rs`).
const KNOWN: [&str; 59] = [
    "AccountChange",
    "Address",
    "Alerts",
    "Answer",
    "Ask",
    "Awaits",
    "Body",
    "BotLevel",
    "CardBody",
    "Cell",
    "Challenge",
    "ChallengedBy",
    "Change",
    "ChangeKind",
    "Choices",
    "ChouetteSummary",
    "Complaint",
    "Config",
    "Daily",
    "Decision",
    "DuplicatePlay",
    "End",
    "Envelope",
    "Evidence",
    "Header",
    "Host",
    "Kind",
    "Letter",
    "LobbyChoices",
    "LogFormat",
    "Making",
    "NewChouette",
    "NewDuplicate",
    "NewTable",
    "NewTournament",
    "Notice",
    "Opponent",
    "Order",
    "Outcome",
    "PageMessage",
    "Range",
    "Reason",
    "RolloutJob",
    "Says",
    "Seek",
    "Spent",
    "Standing",
    "Status",
    "Summary",
    "TableHead",
    "Told",
    "TournamentSummary",
    "TurnMail",
    "Verdict",
    "Version",
    "Way",
    "Ways",
    "Who",
    "Word",
];

fn declarations() -> Declarations {
    Declarations::read(&(wire::declarations() + DECLARED))
}

/// The fields of an object, or the words of an enum, as a value has them.
fn parts(value: &Value) -> BTreeSet<String> {
    match value {
        Value::Object(fields) => fields.keys().cloned().collect(),
        other => other.as_str().map(str::to_owned).into_iter().collect(),
    }
}

/// What is made by lot comes back as itself, and nothing of it is new: a field that is not declared above would be.
fn comes_back_whole<T: Serialize + DeserializeOwned>(name: &str) {
    with_every_of(&declarations(), name, |made| {
        let value: T = serde_json::from_str(made).unwrap_or_else(|error| panic!("{error}: {made}"));
        let written = serde_json::to_string(&value).unwrap();
        serde_json::from_str::<Once>(&written).unwrap_or_else(|error| panic!("{error}: {written}"));
        let again: T = serde_json::from_str(&written).unwrap_or_else(|error| panic!("{error}: {written}"));
        assert_eq!(serde_json::to_string(&again).unwrap(), written);
        let (made, written) = (serde_json::from_str(made).unwrap(), serde_json::from_str(&written).unwrap());
        assert_eq!(parts(&made), parts(&written), "{name}");
    });
}

fn is_the_same<T: Serialize + DeserializeOwned + PartialEq + Debug>(name: &str) {
    comes_back_whole::<T>(name);
    with_every_of(&declarations(), name, comes_back::<T>);
}

/// An enum of words: a word that is not declared above would be among those that it expects.
fn is_the_same_word<T: Serialize + DeserializeOwned + PartialEq + Debug>(name: &str) {
    is_the_same::<T>(name);
    let why = serde_json::from_value::<T>(json!("?")).unwrap_err().to_string();
    let known = why.split('`').skip(3).step_by(2).count();
    let declared = DECLARED.split(&format!("type {name} =")).nth(1).unwrap().split(';').next().unwrap();
    assert_eq!(declared.split('|').count(), known, "{name}: {why}");
}

#[test]
fn what_is_kept_as_json_comes_back_as_it_was_written() {
    is_the_same_word::<Status>("Status");
    is_the_same_word::<Awaits>("Awaits");
    is_the_same::<Summary>("Summary");
    is_the_same::<ChouetteSummary>("ChouetteSummary");
    is_the_same::<TournamentSummary>("TournamentSummary");
    is_the_same::<Config>("Config");
    is_the_same::<Daily>("Daily");
    comes_back::<CardBody>(CARD);
    for number in [0, 1, i64::from(u32::MAX)] {
        comes_back::<Version>(&number.to_string());
    }
}

#[test]
fn what_is_chosen_and_wished_comes_back_as_it_was_written() {
    is_the_same_word::<Opponent>("Opponent");
    is_the_same_word::<Host>("Host");
    is_the_same::<BotLevel>("BotLevel");
    is_the_same_word::<DuplicatePlay>("DuplicatePlay");
    is_the_same_word::<ChangeKind>("ChangeKind");
    comes_back_whole::<NewTable>("NewTable");
    comes_back_whole::<NewDuplicate>("NewDuplicate");
    comes_back_whole::<Change>("Change");
    comes_back_whole::<NewChouette>("NewChouette");
    comes_back_whole::<NewTournament>("NewTournament");
    comes_back_whole::<Ask>("Ask");
    is_the_same::<Answer>("Answer");
}

#[test]
fn what_people_seek_and_ask_for_comes_back_as_it_was_written() {
    is_the_same::<lobby::Range>("SeekRange");
    is_the_same_word::<lobby::Way>("SeekWay");
    comes_back_whole::<lobby::Seek>("Seek");
    is_the_same_word::<lobby::ChallengedBy>("ChallengedBy");
    is_the_same_word::<lobby::Alerts>("Alerts");
    comes_back_whole::<lobby::LobbyChoices>("LobbyChoices");
    is_the_same_word::<lobby::Reason>("ChallengeReason");
    is_the_same::<lobby::Standing>("Standing");
    comes_back_whole::<lobby::Challenge>("Challenge");
    is_the_same_word::<cases::Reason>("CaseReason");
    is_the_same::<cases::Complaint>("Complaint");
    is_the_same_word::<cases::Verdict>("Verdict");
    is_the_same::<cases::Evidence>("Evidence");
    is_the_same::<cases::Decision>("CaseDecision");
}

#[test]
fn what_people_are_told_comes_back_as_it_was_written() {
    is_the_same_word::<notices::Answer>("NoticeAnswer");
    is_the_same_word::<notices::Decision>("NoticeDecision");
    is_the_same_word::<notices::AccountChange>("AccountChange");
    is_the_same::<notices::Notice>("Notice");
    is_the_same_word::<notices::Kind>("NoticeKind");
    is_the_same_word::<notices::Way>("NoticeWay");
    is_the_same::<notices::Ways>("NoticeWays");
    is_the_same::<notices::Choices>("NoticeChoices");
    is_the_same::<Letter>("Letter");
    is_the_same::<Order>("Order");
    is_the_same::<Outcome>("Outcome");
}

fn command_comes_through<D: Decider<Command: PartialEq + Debug>>(name: &str) {
    with_every_of(&declarations(), name, |made| {
        let command: D::Command = serde_json::from_str(made).unwrap();
        let made: Value = serde_json::from_str(made).unwrap();
        for said in [
            json!({ "type": "command", "command_id": "c-1", "command": made, "as": "anna" }),
            json!({ "type": "would", "ask": "c-1", "command": made, "as": null }),
        ] {
            let read = serde_json::from_value::<PageMessage<D::Command>>(said.clone());
            match read.unwrap_or_else(|error| panic!("{error}: {said}")) {
                PageMessage::Command { command: read, .. } | PageMessage::Would { command: read, .. } => {
                    assert_eq!(read, command, "{said}");
                }
                PageMessage::Resume { .. } | PageMessage::Ping => panic!("{said} is read as something else"),
            }
        }
    });
}

#[test]
fn every_command_comes_through_a_live_line_as_it_was_sent() {
    command_comes_through::<Tables>("TableCommand");
    command_comes_through::<ChouetteStream>("ChouetteCommand");
    command_comes_through::<TournamentStream>("TournamentCommand");
}

/// All texts of a folder's sources, but for bodies of requests and the reader of those: they are read only, to the last
/// field, which is a law of its own (`tests/stored/strictly.rs`, `tests/club/protocol.rs`).
fn sources(folder: &Path, all: &mut Vec<String>) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.ends_with("web/http") || path.ends_with("web/strict.rs") {
            continue;
        }
        if path.is_dir() {
            sources(&path, all);
        } else if path.extension().is_some_and(|end| end == "rs") {
            all.push(std::fs::read_to_string(path).unwrap());
        }
    }
}

#[test]
fn every_type_that_is_written_and_read_is_under_these_laws() {
    let mut all = Vec::new();
    sources(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/src")), &mut all);
    let mut found = BTreeSet::new();
    for derived in all.iter().flat_map(|text| text.split("#[derive(").skip(1)) {
        let traits = derived.split(')').next().unwrap();
        let both = ["Serialize", "Deserialize"].iter().all(|one| traits.split(',').any(|name| name.trim() == *one));
        let named = |line: &str| {
            let mut words = line.split_whitespace().skip_while(|word| word.starts_with("pub"));
            words.next().filter(|word| ["struct", "enum"].contains(word)).and_then(|_| words.next().map(str::to_owned))
        };
        let declared = derived.lines().find_map(named).unwrap_or_default();
        let name = declared.split(|c: char| !c.is_ascii_alphanumeric()).next().unwrap();
        found.extend(both.then(|| name.to_owned()));
    }
    // Identifiers are made by a macro: texts of their own.
    found.remove("");
    assert_eq!(found.iter().map(String::as_str).collect::<Vec<_>>(), KNOWN);
}

/// What a line says to these messages; each says nothing twice.
async fn said(guest: &Guest<'_>, club: &Club, path: &str, messages: &[Value]) -> BTreeSet<String> {
    let mut request = format!("ws://{}{path}/live", listens(club).await).into_client_request().unwrap();
    request.headers_mut().insert("cookie", guest.cookie.clone().unwrap().parse().unwrap());
    let (mut line, _) = connect_async(request).await.unwrap();
    for message in messages {
        line.send(Message::text(message.to_string())).await.unwrap();
    }
    let mut types = BTreeSet::new();
    while !types.contains("pong") {
        let text = tokio::time::timeout(std::time::Duration::from_secs(20), line.next()).await.unwrap();
        let Message::Text(text) = text.unwrap().unwrap() else { continue };
        serde_json::from_str::<Once>(&text).unwrap_or_else(|error| panic!("{error}: {text}"));
        let message: Value = serde_json::from_str(&text).unwrap();
        types.insert(message["type"].as_str().unwrap().to_owned());
    }
    types
}

/// What a server may say, by name, as its source has it.
fn server_messages() -> BTreeSet<String> {
    let source = include_str!("../../src/web/live/message.rs");
    let body = source.split("pub enum ServerMessage").nth(1).unwrap().split("\n}").next().unwrap();
    let names =
        body.lines().filter_map(|line| line.strip_prefix("    ").filter(|line| line.starts_with(char::is_uppercase)));
    let snake = |name: &str| {
        let name: String = name.chars().take_while(char::is_ascii_alphanumeric).collect();
        let parts =
            name.char_indices().map(|(at, c)| if c.is_uppercase() && at > 0 { format!("_{c}") } else { c.to_string() });
        parts.collect::<String>().to_lowercase()
    };
    names.map(snake).collect()
}

#[tokio::test]
async fn nothing_on_a_live_line_is_said_twice_in_one_message() {
    let club = Club::open().await;
    let mut ada = club.guest("Ada").await;
    let table = ada.opens(with_a_bot()).await.path;
    let rules = json!({ "rules": { "game": { "preset": "chouette-club" } } });
    let chouette = ada.posts("/chouettes", &rules).await.json()["url"].as_str().unwrap().to_owned();
    let event = tournament::opens(&mut ada, json!({})).await;
    let lines = [
        (table, json!({ "type": "resign_match" }), json!({ "type": "beaver" })),
        (chouette, json!({ "type": "leave" }), json!({ "type": "beaver" })),
        (event, json!({ "type": "announce", "text": "dinner" }), json!({ "type": "approve", "entrant": 99 })),
    ];
    let mut heard = BTreeSet::new();
    for (path, right, wrong) in lines {
        let messages = [
            json!({ "type": "would", "ask": "w1", "command": wrong }),
            json!({ "type": "command", "command_id": "c1", "command": wrong }),
            json!({ "type": "command", "command_id": "c2", "command": right }),
            json!({ "type": "nonsense" }),
            json!({ "type": "resume", "version": 0 }),
            json!({ "type": "ping" }),
        ];
        heard.extend(said(&ada, &club, &path, &messages).await);
    }
    assert_eq!(heard, server_messages());
}

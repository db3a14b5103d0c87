//! What the store promises of what tells of people: where they are named, and which guests and cases are to be forgotten.

use std::collections::BTreeSet;

use tavola_base::Time;
use tavola_server::{
    base::ids::{AccountId, SessionId, StreamId, Version},
    store::{Awaits, NewSession, Proved, RoomRow, RowWrite, Status, Store, StoredCase, StoredReport},
};

use crate::append;

const fn at(millis: u64) -> Time {
    Time::from_millis(millis)
}

pub(crate) async fn an_account_is_found_in_every_stream_whose_events_name_it(store: Store) {
    let [ada, bea] = ["ada-id", "bea-id"].map(AccountId::new);
    // More events than are read at once.
    let [long, short, other] = ["long", "short", "other"].map(StreamId::new);
    let events: Vec<String> = (0..2_500).map(|nth| format!(r#"{{"n":{nth}}}"#)).collect();
    let mut events: Vec<&str> = events.iter().map(String::as_str).collect();
    events.push(r#"{"names":{"ada-id":"Ada"}}"#);
    store.append(append(&long, 0, &events, "1")).await.unwrap();
    store.append(append(&short, 0, &[r#"{"by":"bea-id","with":["ada-id"]}"#], "1")).await.unwrap();
    store.append(append(&other, 0, &[r#"{"text":"ada-id-and-more"}"#], "1")).await.unwrap();
    let found = store.naming(&[ada.clone(), bea.clone()]).await.unwrap();
    assert_eq!(found.keys().collect::<Vec<_>>(), [&long, &short]);
    assert_eq!(found[&long].accounts, BTreeSet::from([ada.clone()]));
    assert_eq!((found[&short].accounts.len(), found[&short].kind.as_str()), (2, "table"));
    assert!(store.naming(&[]).await.unwrap().is_empty());
    store.write(vec![RowWrite::event_rewritten(&short, 1, "{}", 2)]).await.unwrap();
    let written = store.events_after(&short, Version::NONE).await.unwrap();
    assert_eq!((written[0].body.as_str(), written[0].format), ("{}", 2));
    assert_eq!(store.naming(&[bea]).await.unwrap().len(), 0);
    assert_eq!(store.moved_between("table", at(1_000), at(1_001)).await.unwrap().len(), 3);
    assert_eq!(store.moved_between("table", at(1_001), at(2_000)).await.unwrap().len(), 0, "nothing since");
    assert_eq!(store.moved_between("chouette", at(0), at(2_000)).await.unwrap().len(), 0);
    let report = |key: &str| {
        let report = StoredReport { match_key: key.to_owned(), games: 1, plies: 0, body: "Ada".to_owned() };
        RowWrite::report(&report, at(1))
    };
    store.write(vec![report("table/short/1"), report("table/shorter/1"), report("import/short")]).await.unwrap();
    let keys: Vec<String> = store.reports_at(&short).await.unwrap().into_iter().map(|one| one.match_key).collect();
    assert_eq!(keys, ["table/short/1"]);
    store.write(vec![RowWrite::report_rewritten("table/short/1", "Nobody")]).await.unwrap();
    assert_eq!(store.report_of("table/short/1").await.unwrap().unwrap().body, "Nobody");
}

fn guest(name: &str, seen: u64) -> Vec<RowWrite> {
    let (account, session) = (AccountId::new(name), SessionId::new(name));
    let new = NewSession { id: &session, account: &account, family: "", at: at(1), proved: Proved::No };
    vec![RowWrite::guest(&account, name, at(1)), RowWrite::session(new), RowWrite::session_seen(&session, at(seen))]
}

fn sits(name: &str, table: &str, status: Status) -> Vec<RowWrite> {
    let stream = StreamId::new(table);
    let (kind, summary) = ("table".to_owned(), "{}".to_owned());
    let row = RoomRow { id: stream.clone(), kind, status, awaits: Awaits::Person, summary, updated_at: at(1) };
    vec![RowWrite::room(&row), RowWrite::seat(&stream, "white", &AccountId::new(name))]
}

pub(crate) async fn guests_are_gone_when_nobody_has_seen_them_and_they_have_no_place(store: Store) {
    let mut rows: Vec<RowWrite> =
        ["idle", "played", "waits", "reported"].iter().flat_map(|name| guest(name, 50)).collect();
    rows.extend(guest("here", 150));
    rows.extend(guest("signed-out", 150));
    rows.push(RowWrite::all_sessions_ended(&AccountId::new("signed-out")));
    rows.extend(sits("played", "over", Status::Over));
    rows.extend(sits("waits", "open", Status::Waiting));
    let case = StoredCase {
        id: StreamId::new("case"),
        about: AccountId::new("reported"),
        reporter: AccountId::new("bea"),
        stream: StreamId::new("over"),
        state: "open".to_owned(),
        opened: at(5),
        body: "{}".to_owned(),
    };
    rows.push(RowWrite::case(&case));
    store.write(rows).await.unwrap();
    let gone = async |unseen: u64, with_matches: u64| {
        let gone = store.guests_gone(at(unseen), at(with_matches)).await.unwrap();
        gone.iter().map(|account| account.as_str().to_owned()).collect::<Vec<_>>()
    };
    assert_eq!(gone(1, 0).await, Vec::<String>::new(), "they have only just come");
    assert_eq!(gone(40, 10).await, ["signed-out"]);
    assert_eq!(gone(100, 10).await, ["idle", "signed-out"]);
    assert_eq!(gone(100, 60).await, ["idle", "played", "signed-out"]);
    store.write(vec![RowWrite::case(&StoredCase { state: "closed".to_owned(), ..case })]).await.unwrap();
    assert_eq!(gone(100, 10).await, ["idle", "reported", "signed-out"]);
}

pub(crate) async fn decided_cases_come_page_by_page_and_are_forgotten_whole(store: Store) {
    let case = |nth: u64, state: &str| StoredCase {
        id: StreamId::new(format!("case-{nth}")),
        about: AccountId::new("ada"),
        reporter: AccountId::new("bea"),
        stream: StreamId::new("t"),
        state: state.to_owned(),
        opened: at(10 + nth / 2),
        body: "{}".to_owned(),
    };
    let decided = (0..5).map(|nth| RowWrite::case(&case(nth, "decided")));
    let waiting = [case(6, "open"), case(7, "appealed"), case(8, "closed")];
    store.write(decided.chain(waiting.iter().map(RowWrite::case)).collect()).await.unwrap();
    let (mut behind, mut seen) = (None, Vec::new());
    loop {
        let page = store.cases_decided(at(14), behind.as_ref(), 2).await.unwrap();
        let Some(last) = page.last() else { break };
        behind = Some((last.opened, last.id.clone()));
        seen.extend(page.iter().map(|case| case.id.to_string()));
    }
    assert_eq!(seen, ["case-0", "case-1", "case-2", "case-3", "case-4"]);
    assert_eq!(store.cases_at(&StreamId::new("t")).await.unwrap().len(), 8);
    assert_eq!(store.cases_of(&AccountId::new("bea"), 3).await.unwrap().len(), 3);
    store.write(RowWrite::case_forgotten(&StreamId::new("case-0"))).await.unwrap();
    assert!(store.case(&StreamId::new("case-0")).await.unwrap().is_none());
}

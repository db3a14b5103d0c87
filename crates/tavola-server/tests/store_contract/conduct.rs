//! What the store promises of how matches end, of vacations, and of mails of notices.

use tavola_base::Time;
use tavola_server::{
    base::ids::{AccountId, StreamId},
    club::conduct::Outcome,
    store::{Awaits, Mailbox, RoomRow, RowWrite, Status, Store, StoredNotice},
};

fn at(millis: u64) -> Time {
    Time::from_millis(millis)
}

fn table(id: &str, summary: &str, status: Status, seats: [&str; 2]) -> Vec<RowWrite> {
    let stream = StreamId::new(id);
    let (kind, summary) = ("table".to_owned(), summary.to_owned());
    let row = RoomRow { id: stream.clone(), kind, status, awaits: Awaits::Person, summary, updated_at: at(1) };
    let seat = |place: &str, who: &str| RowWrite::seat(&stream, place, &AccountId::new(who));
    vec![RowWrite::room(&row), seat("white", seats[0]), seat("black", seats[1])]
}

pub(crate) async fn endings_are_read_in_their_order_and_each_counts_once(store: Store) {
    let ada = AccountId::new("ada");
    let ending = |key: &str, when: u64, weight: u8| RowWrite::outcome(&ada, key, Outcome { at: at(when), weight });
    let rows = vec![ending("b", 20, 100), ending("a", 10, 0), ending("c", 30, 70), ending("b", 40, 0)];
    store.write(rows).await.unwrap();
    let read = store.outcomes(&ada).await.unwrap();
    assert_eq!(read.iter().map(|one| one.weight).collect::<Vec<_>>(), [0, 100, 70], "the first word on a match counts");
    let many = (0..120).map(|nth| ending(&format!("m{nth}"), 100 + nth, 0)).collect();
    store.write(many).await.unwrap();
    assert_eq!(store.outcomes(&ada).await.unwrap().len(), 100);
    assert!(store.outcomes(&AccountId::new("bea")).await.unwrap().is_empty());
}

pub(crate) async fn rated_matches_that_rest_are_counted_by_player_and_by_pair(store: Store) {
    let (ada, bea, carl) = (AccountId::new("ada"), AccountId::new("bea"), AccountId::new("carl"));
    let rests = r#"{"names":{},"rated":true,"adjourned":true}"#;
    let mut rows = table("a", rests, Status::Playing, ["ada", "bea"]);
    rows.extend(table("b", rests, Status::Playing, ["carl", "ada"]));
    rows.extend(table("c", rests, Status::Over, ["ada", "bea"]));
    rows.extend(table("d", r#"{"rated":true}"#, Status::Playing, ["ada", "bea"]));
    rows.extend(table("e", r#"{"adjourned":true}"#, Status::Playing, ["ada", "bea"]));
    let named = r#"{"names":{"white":"\"rated\":true,\"adjourned\":true"}}"#;
    rows.extend(table("f", named, Status::Playing, ["ada", "bea"]));
    store.write(rows).await.unwrap();
    assert_eq!(store.adjourned_rated(&ada, None).await.unwrap(), 2);
    assert_eq!(store.adjourned_rated(&ada, Some(&bea)).await.unwrap(), 1);
    assert_eq!(store.adjourned_rated(&bea, Some(&carl)).await.unwrap(), 0);
    let mut played = store.tables_played_by(&ada).await.unwrap();
    played.sort_by(|one, other| one.as_str().cmp(other.as_str()));
    assert_eq!(played.iter().map(StreamId::as_str).collect::<Vec<_>>(), ["a", "b", "d", "e", "f"]);
}

pub(crate) async fn a_vacation_is_the_last_that_was_taken(store: Store) {
    let ada = AccountId::new("ada");
    assert_eq!(store.on_vacation(&ada).await.unwrap(), None);
    store.write(vec![RowWrite::on_vacation(&ada, at(50), 57)]).await.unwrap();
    store.write(vec![RowWrite::on_vacation(&ada, at(40), 58)]).await.unwrap();
    assert_eq!(store.on_vacation(&ada).await.unwrap(), Some((at(40), 58)));
}

pub(crate) async fn only_who_gets_mails_waits_for_one_and_for_what_was_not_mailed(store: Store) {
    let told = |key: &str, when: u64| StoredNotice {
        key: key.to_owned(),
        body: "{}".to_owned(),
        told: at(when),
        seen: None,
        mails: true,
    };
    for name in ["ada", "bea", "carl"] {
        let account = AccountId::new(name);
        let mut rows = vec![RowWrite::notice(&account, &told("x", 10)), RowWrite::notice(&account, &told("y", 20))];
        let mailbox = Mailbox {
            address: format!("{name}@club.example"),
            locale: "en".to_owned(),
            confirmed: at(1),
            wants_news: name != "bea",
            is_dead: false,
            stop: name.to_owned(),
        };
        rows.extend((name != "carl").then(|| RowWrite::mailbox(&account, &mailbox)));
        store.write(rows).await.unwrap();
    }
    let ada = AccountId::new("ada");
    assert_eq!(store.awaiting_mail("", 10).await.unwrap(), [(ada.clone(), -1)]);
    store.write(vec![RowWrite::digest_sent(&ada, 7), RowWrite::notice_mailed(&ada, "x")]).await.unwrap();
    let left = store.notices_for_mail(&ada).await.unwrap();
    assert_eq!(left.iter().map(|one| one.key.as_str()).collect::<Vec<_>>(), ["y"]);
    assert_eq!(store.awaiting_mail("", 10).await.unwrap(), [(ada.clone(), 7)]);
    store.write(vec![RowWrite::notices_mailed(&ada, at(20))]).await.unwrap();
    assert!(store.awaiting_mail("", 10).await.unwrap().is_empty());
}

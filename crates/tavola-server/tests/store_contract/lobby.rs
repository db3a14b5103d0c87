//! What the store promises of the lobby: seeks, tables that anybody may watch, visits, challenges, choices.

use tavola_base::Time;
use tavola_server::{
    base::ids::{AccountId, ChallengeId, SeekId, StreamId},
    club::lobby::{Range, Seek, Way, quick},
    store::{Alerted, Awaits, RoomRow, RowWrite, Status, Store, StoredChallenge, Waits},
};

fn seek(who: &str, at: u64) -> Seek {
    Seek {
        id: SeekId::fresh(),
        account: AccountId::new(who),
        way: Way::Chosen,
        table: quick(5).unwrap(),
        range: Range::ANYBODY,
        since: Time::from_millis(at),
    }
}

fn playing(id: &str, at: u64) -> RowWrite {
    let (kind, summary, at) = ("table".to_owned(), "{}".to_owned(), Time::from_millis(at));
    let (id, status, awaits) = (StreamId::new(id), Status::Playing, Awaits::Person);
    RowWrite::room(&RoomRow { id, kind, status, awaits, summary, updated_at: at })
}

pub(crate) async fn seeks_stand_until_they_are_gone_and_tables_are_listed_if_they_are_public(store: Store) {
    let (later, earlier) = (seek("ada", 20), seek("bea", 10));
    store.write(vec![RowWrite::seek(&later), RowWrite::seek(&earlier)]).await.unwrap();
    let who = async || {
        let seeks = store.seeks().await.unwrap();
        seeks.iter().map(|body| serde_json::from_str::<Seek>(body).unwrap().account.to_string()).collect::<Vec<_>>()
    };
    assert_eq!(who().await, ["bea", "ada"]);
    store.write(vec![RowWrite::seek_gone(&earlier.id)]).await.unwrap();
    assert_eq!(who().await, ["ada"]);
    let public = |id: &str| RowWrite::public_table(&StreamId::new(id), Time::from_millis(1));
    let rows =
        vec![playing("a", 1), playing("b", 3), playing("c", 2), public("a"), public("c"), public("d"), public("a")];
    store.write(rows).await.unwrap();
    for (id, is_public) in [("a", true), ("b", false), ("e", false)] {
        assert_eq!(store.is_public_table(&StreamId::new(id)).await.unwrap(), is_public, "{id}");
    }
    let listed = store.public_tables(8).await.unwrap();
    assert_eq!(listed.iter().map(|row| row.id.as_str()).collect::<Vec<_>>(), ["c", "a"]);
    assert_eq!(store.public_tables(1).await.unwrap().len(), 1);
    for (hour, people) in [(7, 1), (9, 2), (9, 5)] {
        store.write(vec![RowWrite::visits(hour, people)]).await.unwrap();
    }
    assert_eq!(store.visits_since(8).await.unwrap(), [(9, 5)]);
}

pub(crate) async fn challenges_are_found_by_both_until_they_are_done_with(store: Store) {
    let (ada, bea) = (AccountId::new("ada"), AccountId::new("bea"));
    let write = async |id: &ChallengeId, waits, due, body: &str| {
        let due = Time::from_millis(due);
        let row = RowWrite::challenge(&StoredChallenge { id, from: &ada, to: &bea, waits, due, body });
        store.write(vec![row]).await.unwrap();
    };
    let (one, other) = (ChallengeId::fresh(), ChallengeId::fresh());
    write(&one, Waits::Yes, 50, "one").await;
    write(&other, Waits::Yes, 20, "other").await;
    for account in [&ada, &bea] {
        assert_eq!(store.challenges_of(account).await.unwrap(), ["other", "one"]);
    }
    assert_eq!(store.challenges_due(Time::from_millis(20)).await.unwrap(), ["other"]);
    write(&other, Waits::No, 20, "done").await;
    assert_eq!(store.challenges_of(&bea).await.unwrap(), ["one"]);
    assert_eq!(store.challenge(&other).await.unwrap().as_deref(), Some("done"));
    assert!(store.challenges_due(Time::from_millis(20)).await.unwrap().is_empty());
    store
        .write(vec![
            RowWrite::lobby_choices(&ada, Alerted::Yes, "{}"),
            RowWrite::lobby_choices(&bea, Alerted::Yes, "{}"),
        ])
        .await
        .unwrap();
    store.write(vec![RowWrite::lobby_choices(&ada, Alerted::No, "[]")]).await.unwrap();
    assert_eq!(store.alerted().await.unwrap(), [bea]);
    assert_eq!(store.lobby_choices(&ada).await.unwrap().as_deref(), Some("[]"));
}

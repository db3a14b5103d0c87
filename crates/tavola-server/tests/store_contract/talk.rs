//! What the store promises of talk and of restrictions: lines are numbered and said once, restrictions end by themselves.

use tavola_base::Time;
use tavola_server::{
    base::ids::{AccountId, CommandId, StreamId},
    store::{LogLine, NewLine, Restricted, Restriction, RowWrite, Store, StoredCase, TalkWish},
};

const fn at(millis: u64) -> Time {
    Time::from_millis(millis)
}

pub(crate) async fn lines_are_numbered_said_once_and_forgotten(store: Store) {
    let [table, other] = ["t", "u"].map(StreamId::new);
    let (ada, bea) = (AccountId::new("ada"), AccountId::new("bea"));
    let says = async |stream: &StreamId, account: &AccountId, id: &str, millis: u64| {
        let command = CommandId::new(id);
        let line = NewLine {
            stream,
            account,
            command: &command,
            name: "Ada",
            room: "players",
            part: 2,
            phrase: "",
            text: id,
            at: at(millis),
        };
        store.write(vec![RowWrite::line(&line)]).await.unwrap()
    };
    assert_eq!(says(&table, &ada, "one", 5).await, 1);
    assert_eq!(says(&table, &ada, "one", 6).await, 0);
    assert_eq!((says(&table, &bea, "one", 7).await, says(&other, &ada, "one", 8).await), (1, 1));
    let lines = store.talk_of(&table, 10).await.unwrap();
    let numbers: Vec<_> = lines.iter().map(|line| (line.number, line.account.as_str(), line.part)).collect();
    assert_eq!(numbers, [(1, "ada", 2), (2, "bea", 2)]);
    assert_eq!(store.talk_of(&table, 1).await.unwrap()[0].number, 2, "the last ones");
    assert!(store.was_said(&table, &ada, &CommandId::new("one")).await.unwrap());
    assert_eq!(store.talk_before(at(7)).await.unwrap(), 1);
    store.write(vec![RowWrite::talk_forgotten(at(7))]).await.unwrap();
    assert_eq!(store.talk_of(&table, 10).await.unwrap().len(), 1);
    let mute = TalkWish::Mute(bea);
    store
        .write(vec![RowWrite::talk_wish(&table, &ada, &mute), RowWrite::talk_wish(&table, &ada, &TalkWish::FreeWords)])
        .await
        .unwrap();
    store.write(vec![RowWrite::talk_wish_ended(&table, &ada, &TalkWish::FreeWords)]).await.unwrap();
    assert!(store.talk_wishes(&table).await.unwrap().into_iter().eq([(ada, mute)]));
}

pub(crate) async fn what_somebody_may_not_do_ends_by_itself_or_with_its_case(store: Store) {
    let (ada, case) = (AccountId::new("ada"), StreamId::new("case"));
    let reported = StoredCase {
        id: case.clone(),
        about: ada.clone(),
        reporter: AccountId::new("bea"),
        stream: StreamId::new("t"),
        state: "open".to_owned(),
        opened: at(1),
        body: "{}".to_owned(),
    };
    let log = LogLine { at: at(1), by: ada.clone(), act: "reported".to_owned(), body: String::new() };
    store
        .write(vec![RowWrite::case(&reported), RowWrite::moderated(&case, &log), RowWrite::moderated(&case, &log)])
        .await
        .unwrap();
    assert_eq!(store.moderation_log(&case).await.unwrap().len(), 2);
    assert!(store.cases_of(&ada, 9).await.unwrap().is_empty(), "nobody is told before it is decided");
    assert!(store.is_reported(&reported.reporter, &ada, &reported.stream).await.unwrap());
    assert_eq!(store.reports_by(&reported.reporter, at(0)).await.unwrap(), 1);
    store.write(vec![RowWrite::case(&StoredCase { state: "decided".to_owned(), ..reported })]).await.unwrap();
    assert_eq!((store.cases_of(&ada, 9).await.unwrap().len(), store.cases(5).await.unwrap().len()), (1, 1));
    let restriction = |what, ends| Restriction { what, ends: at(ends), reason: "why".to_owned(), case: case.clone() };
    let words = restriction(Restricted::FreeWords, 50);
    store.write(vec![RowWrite::restriction(&ada, at(10), &words)]).await.unwrap();
    let holds = async |what, now| store.restricted(&ada, what, at(now)).await.unwrap();
    assert_eq!(holds(Restricted::FreeWords, 49).await, Some(words));
    assert_eq!((holds(Restricted::FreeWords, 50).await, holds(Restricted::RatedPlay, 20).await), (None, None));
    store.write(vec![RowWrite::restriction(&ada, at(10), &restriction(Restricted::Everything, 90))]).await.unwrap();
    assert!(holds(Restricted::RatedPlay, 60).await.is_some(), "a closed account may do nothing");
    store.write(vec![RowWrite::restrictions_lifted(&case)]).await.unwrap();
    assert!(store.restrictions(&ada, at(20)).await.unwrap().is_empty());
}

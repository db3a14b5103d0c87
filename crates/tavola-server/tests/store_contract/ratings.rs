//! What the store promises of ratings: matches that wait in their order, lists that keep what is private, sums over the latest.

use tavola_base::Time;
use tavola_rules::{BySide, Roll, Side};
use tavola_server::{
    base::ids::{AccountId, StreamId},
    club::{
        dice_counts::DiceCounts,
        ratings::{Pool, Standing},
    },
    store::{Period, Played, PlayedSearch, Rate, RatingChange, RowWrite, Store, WAITS},
};
use tavola_tournament::result::rating::Rating;

fn played(nth: u64, winner: Side) -> Played {
    Played {
        match_key: format!("table/{nth}/1"),
        table: StreamId::new(nth.to_string()),
        number: 1,
        length: if nth.is_multiple_of(2) { 7 } else { 1 },
        pool: Pool::People.name().to_owned(),
        players: BySide { white: AccountId::new("ada"), black: AccountId::new("bea") },
        names: BySide { white: "Ada".to_owned(), black: "Bea".to_owned() },
        points: BySide { white: 7, black: 3 },
        winner,
        began: Time::default(),
        ended: Time::from_millis(1000 - nth),
        by_link: nth == 1,
        unseen: nth == 2,
        rated: true,
        standing: WAITS.to_owned(),
    }
}

fn change(nth: u64, account: &str, opponent: &str, by: i64) -> RatingChange {
    RatingChange {
        match_key: format!("table/{nth}/1"),
        account: AccountId::new(account),
        opponent: AccountId::new(opponent),
        pool: Pool::People,
        length: 7,
        won: by > 0,
        share: 100,
        before: Rating::START,
        after: Rating::of_stored(Rating::START.stored() + by),
        at: Time::from_millis(1000 - nth),
    }
}

pub(crate) async fn matches_wait_in_order_are_listed_and_counted_once(store: Store) {
    let rows = (0..4).map(|nth| RowWrite::played(&played(nth, if nth == 3 { Side::Black } else { Side::White })));
    store.write(rows.collect()).await.unwrap();
    store.write(vec![RowWrite::played(&Played { winner: Side::Black, ..played(0, Side::White) })]).await.unwrap();
    let waiting = store.waiting_to_be_rated(10).await.unwrap();
    let keys: Vec<&str> = waiting.iter().map(|one| one.match_key.as_str()).collect();
    assert_eq!(keys, ["table/3/1", "table/2/1", "table/1/1", "table/0/1"], "by their ends");
    assert_eq!(waiting[3].winner, Side::White, "told twice it is there once");
    let began = Time::from_millis(7);
    for nth in 0..4 {
        let standing = if nth == 1 { "casual" } else { "rated" };
        let row = RowWrite::looked_at(&format!("table/{nth}/1"), standing, Pool::People.name(), began);
        store.write(vec![row]).await.unwrap();
    }
    assert!(store.waiting_to_be_rated(10).await.unwrap().is_empty());
    let (ada, bea) = (AccountId::new("ada"), AccountId::new("bea"));
    let listed = async |search: &PlayedSearch| -> Vec<String> {
        let found = store.played_by(&ada, search, 0, 10).await.unwrap();
        found.into_iter().map(|one| one.of.match_key).collect()
    };
    let others = PlayedSearch::default();
    assert_eq!(listed(&others).await, ["table/0/1", "table/3/1"], "neither casual by a link nor unseen");
    assert_eq!(store.played_count(&ada, &others).await.unwrap(), (2, 1));
    let own = PlayedSearch { all: true, ..PlayedSearch::default() };
    assert_eq!(listed(&own).await.len(), 4);
    assert_eq!(listed(&PlayedSearch { length: 1, result: "lost".to_owned(), ..own.clone() }).await, ["table/3/1"]);
    assert_eq!(listed(&PlayedSearch { opponent: "nobody".to_owned(), ..own.clone() }).await, Vec::<String>::new());
    let until = Some(Time::from_millis(999));
    assert_eq!(listed(&PlayedSearch { since: Time::from_millis(998), until, ..own.clone() }).await, ["table/2/1"]);
    assert_eq!(store.lengths_between(&ada, &own).await.unwrap(), [(1, 2, 1), (7, 2, 2)]);
    assert_eq!(store.played_by(&bea, &own, 0, 1).await.unwrap()[0].own, Side::Black);
}

pub(crate) async fn ratings_are_known_as_they_were_and_boards_add_up(store: Store) {
    let (ada, bea) = (AccountId::new("ada"), AccountId::new("bea"));
    let mut rows = vec![RowWrite::standing(&ada, Pool::People, &Standing::new(Time::from_millis(1000)))];
    for (nth, by) in [(3, 50_000), (2, -20_000), (1, 30_000)] {
        rows.extend(
            [change(nth, "ada", "bea", by), change(nth, "bea", "ada", -by)].map(|one| RowWrite::rating_change(&one)),
        );
    }
    store.write(rows.clone()).await.unwrap();
    store.write(rows).await.unwrap();
    let standing = store.standing_in(&ada, Pool::People).await.unwrap().unwrap();
    assert_eq!(standing, Standing::new(Time::from_millis(1000)));
    assert_eq!(store.standing_in(&ada, Pool::Bots).await.unwrap(), None);
    let at = async |millis| store.rating_at(&ada, Pool::People, Time::from_millis(millis)).await.unwrap().points();
    assert_eq!((at(996).await, at(997).await, at(5000).await), (1500.0, 1505.0, 1503.0));
    let counted = store.counted_between(&ada, &bea, Time::from_millis(997), Time::from_millis(999)).await.unwrap();
    assert_eq!(counted, 2, "since then, not then");
    let history = store.rating_history(&ada, Pool::People, 2).await.unwrap();
    assert_eq!(history.iter().map(|one| one.at.millis()).collect::<Vec<_>>(), [999, 998]);
    assert_eq!(store.changes_by("table/3/1").await.unwrap().len(), 2);
    let period = Period { pool: Pool::People, since: Time::default(), least_points: 21, least_people: 1 };
    let board = store.board(&period).await.unwrap();
    let best = &board[0];
    assert_eq!((board.len(), best.gain, best.points, best.people, best.matches, best.won), (2, 60_000, 21, 1, 3, 2));
    assert!(store.board(&Period { least_people: 2, ..period }).await.unwrap().is_empty());
    store.write(vec![RowWrite::unlisted(&ada, Time::from_millis(1))]).await.unwrap();
    assert_eq!(store.board(&period).await.unwrap().len(), 1);
    assert!(store.is_unlisted(&ada).await.unwrap());
}

pub(crate) async fn dice_and_rates_are_summed(store: Store) {
    let ada = AccountId::new("ada");
    let mut counts = DiceCounts { tries: 4, enters: 3, due: 2.5, spread: 0.75, ..DiceCounts::default() };
    counts.pairs[Roll::all().count() - 1] = 2;
    let mut rows = Vec::new();
    for nth in 0..3 {
        rows.push(RowWrite::match_dice(&format!("table/{nth}/1"), Side::White, &ada, &counts));
        rows.push(RowWrite::played(&Played { standing: "rated".to_owned(), ..played(nth, Side::White) }));
        let rate = Rate { checker: 90 + nth, checker_loss: 1_000_000, cube: 10, cube_loss: 500_000 };
        rows.push(RowWrite::match_rate(&format!("table/{nth}/1"), Side::White, &rate));
    }
    store.write(rows).await.unwrap();
    for whose in [Some(&ada), None] {
        let sum = store.dice_counts(whose).await.unwrap();
        assert_eq!((sum.pairs[20], sum.tries, sum.enters, sum.due, sum.spread), (6, 12, 9, 7.5, 2.25));
    }
    assert_eq!(store.dice_counts(Some(&AccountId::new("nobody"))).await.unwrap(), DiceCounts::default());
    let rates = store.rates_of(&ada, 2).await.unwrap();
    assert_eq!(rates.iter().map(|(_, rate)| rate.checker).collect::<Vec<_>>(), [90, 91], "the latest first");
    let latest = store.latest_rates(150, 150).await.unwrap();
    assert_eq!(
        (latest.len(), latest[0].1.decisions(), latest[0].1.loss()),
        (1, 201, 3_000_000),
        "whole matches up to 150"
    );
    assert!(store.latest_rates(1_000, 1_000).await.unwrap().is_empty());
}

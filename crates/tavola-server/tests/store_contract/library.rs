//! What the store promises of libraries: lists, searches, pages, errors of one's own, files that go with their last match.

use tavola_base::Time;
use tavola_rules::{BySide, Side};
use tavola_server::{
    base::ids::{AccountId, InvitationToken},
    store::{
        Behind, Brought, ImportedFile, LibraryMatch, LibrarySearch, Own, RowWrite, Store, StoredError, StoredFigures,
    },
};

fn one(key: &str, at: u64, white: &str, event: &str) -> LibraryMatch {
    LibraryMatch {
        match_key: key.to_owned(),
        file: Some("file".to_owned()),
        part: 0,
        own: Own::Is(Side::White),
        names: BySide { white: white.to_owned(), black: "Bo_Derek 100%".to_owned() },
        event: event.to_owned(),
        day: (at > 10).then(|| Time::from_millis(at)),
        sorted_at: Time::from_millis(at),
        length: Some(7),
        points: BySide { white: 7, black: 3 },
        games: 5,
    }
}

fn ada() -> AccountId {
    AccountId::new("ada")
}

async fn filled(store: &Store) {
    let rows = [
        one("import/a", 20, "Éva", "Nice Open"),
        one("import/b", 30, "Ada", "Cup"),
        one("import/c", 30, "Ada", ""),
        one("import/d", 5, "ADA", "Cup"),
    ];
    let mut rows: Vec<RowWrite> = rows.iter().map(|one| RowWrite::library(&ada(), one)).collect();
    rows.push(RowWrite::library(&AccountId::new("bea"), &one("import/e", 40, "Ada", "Cup")));
    rows.push(RowWrite::positions("import/a", &LibrarySearch::position_mark(0, 2, "abc123")));
    rows.push(RowWrite::positions("import/b", &LibrarySearch::position_mark(0, 2, "abc124")));
    store.write(rows).await.unwrap();
}

async fn found(store: &Store, search: LibrarySearch) -> Vec<String> {
    let listed = store.library(&ada(), &search, None, 50).await.unwrap();
    listed.into_iter().map(|listed| listed.of.match_key.replace("import/", "")).collect()
}

pub(crate) async fn a_library_is_listed_searched_and_paged(store: Store) {
    filled(&store).await;
    let all = LibrarySearch::default;
    assert_eq!(found(&store, all()).await, ["c", "b", "a", "d"]);
    let player = |player: &str| LibrarySearch { player: player.to_owned(), ..all() };
    assert_eq!(found(&store, player("ada")).await, ["c", "b", "d"]);
    assert_eq!(found(&store, player(" ÉVA ")).await, ["a"]);
    assert_eq!(found(&store, player("o_d")).await.len(), 4, "a sign that means something is only itself");
    assert!(found(&store, player("o%d")).await.is_empty() && found(&store, player("nice")).await.is_empty());
    assert_eq!(found(&store, player("100%")).await.len(), 4);
    let event = |event: &str| LibrarySearch { event: event.to_owned(), ..all() };
    assert_eq!(found(&store, event("nice")).await, ["a"]);
    let days = |from: Option<u64>, to: Option<u64>| LibrarySearch {
        from: from.map(Time::from_millis),
        to: to.map(Time::from_millis),
        ..all()
    };
    assert_eq!(found(&store, days(Some(25), None)).await, ["c", "b"]);
    assert_eq!(found(&store, days(None, Some(20))).await, ["a"], "a day that nobody said is in no range");
    let position = |digits: &str| LibrarySearch { position: digits.to_owned(), ..all() };
    assert_eq!(found(&store, position("abc123")).await, ["a"]);
    assert!(found(&store, position("bc123")).await.is_empty());
    let (mut behind, mut paged) = (None, Vec::new());
    loop {
        let page = store.library(&ada(), &all(), behind.as_ref(), 3).await.unwrap();
        let Some(last) = page.last() else { break };
        behind = Some(Behind { sorted_at: last.of.sorted_at, match_key: last.of.match_key.clone() });
        paged.extend(page.into_iter().map(|listed| listed.of.match_key.replace("import/", "")));
    }
    assert_eq!(paged, ["c", "b", "a", "d"]);
    let read = store.library_match(&ada(), "import/a").await.unwrap();
    assert_eq!(read, Some(one("import/a", 20, "Éva", "Nice Open")));
    assert_eq!(store.library_match(&ada(), "import/e").await.unwrap(), None, "another's");
    store.write(vec![RowWrite::own(&ada(), "import/a", Own::Unknown)]).await.unwrap();
    assert_eq!(store.library_unclaimed(&ada()).await.unwrap().len(), 1);
}

fn error(line: usize, side: Side, kind: &str, mark: u8) -> StoredError {
    StoredError { game: 0, line, decision: 0, side, kind: kind.to_owned(), mark, loss: 1000 * u64::from(mark) }
}

pub(crate) async fn errors_of_the_own_side_are_found(store: Store) {
    filled(&store).await;
    let figures = |key: &str, errors| StoredFigures {
        match_key: key.to_owned(),
        version: 1,
        games: 5,
        body: "{}".to_owned(),
        errors,
    };
    let many = vec![
        error(1, Side::White, "play", 1),
        error(2, Side::White, "wrong_take", 3),
        error(3, Side::Black, "play", 3),
    ];
    store.write(RowWrite::figures(&figures("import/a", many))).await.unwrap();
    store.write(RowWrite::figures(&figures("import/b", vec![error(9, Side::White, "play", 2)]))).await.unwrap();
    store.write(RowWrite::figures(&figures("import/e", vec![error(9, Side::White, "play", 2)]))).await.unwrap();
    let own = async |least| {
        let errors = store.own_errors(&ada(), least, 10).await.unwrap();
        errors.into_iter().map(|one| (one.match_key, one.error.line)).collect::<Vec<_>>()
    };
    let told = |found: &[(&str, usize)]| found.iter().map(|(key, line)| ((*key).to_owned(), *line)).collect::<Vec<_>>();
    assert_eq!(own(0).await, told(&[("import/b", 9), ("import/a", 2), ("import/a", 1)]));
    assert_eq!(own(3).await, told(&[("import/a", 2)]));
    let search = |kind: &str, mark| LibrarySearch { error_kind: kind.to_owned(), mark, ..LibrarySearch::default() };
    assert_eq!(found(&store, search("", Some(2))).await, ["b", "a"]);
    assert_eq!(found(&store, search("play", Some(3))).await, [""; 0], "the opponent's is no error of one's own");
    assert_eq!(found(&store, search("cube", None)).await, ["a"]);
    assert_eq!(found(&store, search("wrong_drop", None)).await, [""; 0]);
    // Judged anew, nothing of before is left.
    store.write(RowWrite::figures(&figures("import/a", vec![error(7, Side::White, "play", 1)]))).await.unwrap();
    assert_eq!(own(0).await, told(&[("import/b", 9), ("import/a", 7)]));
    assert_eq!(store.figures_of("import/a").await.unwrap(), Some((5, "{}".to_owned())));
    let statistics = store.own_figures(&ada(), 10).await.unwrap();
    let judged = statistics.iter().filter(|one| one.figures.is_some()).map(|one| one.match_key.as_str());
    assert_eq!((statistics.len(), judged.collect::<Vec<_>>()), (4, vec!["import/b", "import/a"]));
}

pub(crate) async fn a_file_goes_with_its_last_match(store: Store) {
    filled(&store).await;
    let file = ImportedFile {
        id: "file".to_owned(),
        account: ada(),
        hash: "00ff".to_owned(),
        name: "a.mat".to_owned(),
        bytes: 3_000_000_000,
        packed: "AAAA".to_owned(),
        added_at: Time::from_millis(7),
    };
    let token = InvitationToken::new("0".repeat(32));
    let share = RowWrite::share("import/a", &token, Time::from_millis(8));
    store.write(vec![RowWrite::imported_file(&file), share, RowWrite::alias(&ada(), "ÉVA")]).await.unwrap();
    assert_eq!(store.imported_file("file").await.unwrap(), Some(file.clone()));
    assert_eq!(store.imported_before(&ada(), "00ff").await.unwrap().len(), 5);
    assert!(store.imported_before(&AccountId::new("bea"), "00ff").await.unwrap().is_empty());
    assert_eq!(store.brought(&ada()).await.unwrap(), Brought { files: 1, bytes: 3_000_000_000 });
    assert_eq!(store.aliases(&ada()).await.unwrap(), ["éva"]);
    assert_eq!(store.shared(&token).await.unwrap().as_deref(), Some("import/a"));
    assert_eq!(store.share_of("import/a").await.unwrap(), Some(token.clone()));
    let again = ImportedFile { id: "other".to_owned(), ..file };
    assert!(store.write(vec![RowWrite::imported_file(&again)]).await.is_err(), "the same bytes are one file");
    for key in ["import/a", "import/b", "import/c", "import/d", "import/e"] {
        assert!(store.imported_file("file").await.unwrap().is_some());
        let account = if key == "import/e" { AccountId::new("bea") } else { ada() };
        store.write(RowWrite::match_removed(&account, key, "file")).await.unwrap();
    }
    assert_eq!(store.imported_file("file").await.unwrap(), None);
    assert_eq!(store.shared(&token).await.unwrap(), None);
    assert!(store.library(&ada(), &LibrarySearch::default(), None, 9).await.unwrap().is_empty());
}

pub(crate) async fn what_waits_to_be_judged_comes_in_its_order(store: Store) {
    filled(&store).await;
    let wait = |key: &str, due| RowWrite::to_be_judged(key, Time::from_millis(due));
    store.write(vec![wait("import/a", 5), wait("import/b", 3), wait("import/b", 1)]).await.unwrap();
    assert_eq!(store.next_to_judge(1).await.unwrap(), ["import/b"]);
    assert_eq!(store.waiting_to_be_judged().await.unwrap(), 2);
    assert_eq!(store.last_to_judge(&ada()).await.unwrap(), Some(Time::from_millis(5)));
    store.write(vec![RowWrite::judged("import/b")]).await.unwrap();
    assert_eq!(store.next_to_judge(1).await.unwrap(), ["import/a"]);
    store.write(vec![RowWrite::library_read(&ada(), Time::from_millis(9))]).await.unwrap();
    assert_eq!(store.library_read(&ada()).await.unwrap(), Some(Time::from_millis(9)));
    assert!(store.tables_changed(&ada(), Time::default(), 5).await.unwrap().is_empty());
}

//! What the store promises of articles and comments: nobody's newer text is lost, earlier ones are kept, comments wait.

use tavola_base::Time;
use tavola_server::{
    base::ids::{AccountId, StreamId},
    store::{ArticleState, ArticleText, CommentState, RowWrite, Store, StoredArticle, StoredComment},
};

const fn at(millis: u64) -> Time {
    Time::from_millis(millis)
}

fn draft(id: &str, account: &str, name: &str, language: &str) -> StoredArticle {
    let text = ArticleText {
        title: id.to_owned(),
        lead: "Lead".to_owned(),
        tags: "cube race".to_owned(),
        body: "1".to_owned(),
    };
    StoredArticle {
        id: StreamId::new(id),
        account: AccountId::new(account),
        writer: AccountId::new(account),
        name: name.to_owned(),
        language: language.to_owned(),
        text,
        state: ArticleState::Draft,
        day: String::new(),
        version: 1,
        made: at(1),
        changed: at(1),
    }
}

/// The next version, saved by somebody.
fn next(before: &StoredArticle, writer: &str, body: &str) -> StoredArticle {
    let text = ArticleText { body: body.to_owned(), ..before.text.clone() };
    let (writer, version) = (AccountId::new(writer), before.version + 1);
    StoredArticle { writer, text, version, changed: before.changed + tavola_base::Millis::seconds(1), ..before.clone() }
}

pub(crate) async fn an_article_is_saved_over_the_text_that_was_read_only_and_earlier_ones_are_kept(store: Store) {
    let (one, two) = (draft("one", "ada", "races", "en"), draft("two", "bea", "races", "it"));
    store.write(vec![RowWrite::article(&one), RowWrite::article(&two)]).await.unwrap();
    assert_eq!(store.article(&one.id).await.unwrap(), Some(one.clone()));
    let second = next(&one, "bea", "2");
    store.write(RowWrite::article_saved(&second)).await.unwrap();
    let late = next(&one, "ada", "3");
    assert_eq!(store.write(RowWrite::article_saved(&late)).await.unwrap(), 0, "somebody was faster");
    assert_eq!(store.article(&one.id).await.unwrap(), Some(second.clone()));
    let third =
        StoredArticle { state: ArticleState::Published, day: "2026-11-25".to_owned(), ..next(&second, "ada", "3") };
    store.write(RowWrite::article_saved(&third)).await.unwrap();
    let versions = store.article_versions(&one.id).await.unwrap();
    assert_eq!(versions.iter().map(|one| one.version).collect::<Vec<_>>(), [2, 1]);
    assert_eq!(store.article_version(&one.id, 1).await.unwrap(), Some(one.text.clone()));
    assert_eq!(store.article_version(&one.id, 9).await.unwrap(), None);
    let heads = store.published_articles().await.unwrap();
    assert_eq!(heads.iter().map(|head| (head.id.as_str(), head.version)).collect::<Vec<_>>(), [("one", 3)]);
    let named = store.articles_named("races").await.unwrap();
    assert_eq!(named.iter().map(|one| one.language.as_str()).collect::<Vec<_>>(), ["en", "it"]);
    let own = store.articles_of(Some(&two.account)).await.unwrap();
    assert_eq!((own.len(), store.articles_of(None).await.unwrap().len()), (1, 2));
    // What was published stays, and a draft goes with all that it said.
    for id in [&one.id, &two.id] {
        store.write(RowWrite::draft_deleted(id)).await.unwrap();
    }
    assert_eq!(store.articles_of(None).await.unwrap().len(), 1);
    assert_eq!(store.article_versions(&one.id).await.unwrap().len(), 2);
    // The author leaves: what everybody reads stays, and nobody's name with it.
    let four = draft("four", "ada", "cubes", "en");
    store.write(vec![RowWrite::article(&four)]).await.unwrap();
    let own = store.own(&one.account).await.unwrap();
    assert_eq!((own["articles"].as_array().unwrap().len(), own["article_versions"].as_array().unwrap().len()), (2, 1));
    store.write(RowWrite::account_erased(&one.account)).await.unwrap();
    assert_eq!(store.articles_of(None).await.unwrap().iter().map(|one| one.id.as_str()).collect::<Vec<_>>(), ["one"]);
    assert_eq!(store.article_version(&one.id, 1).await.unwrap(), None);
}

pub(crate) async fn of_two_articles_with_one_name_in_one_language_there_is_one(store: Store) {
    store.write(vec![RowWrite::article(&draft("one", "ada", "races", "en"))]).await.unwrap();
    assert!(store.write(vec![RowWrite::article(&draft("two", "bea", "races", "en"))]).await.is_err());
    assert_eq!(store.articles_of(None).await.unwrap().len(), 1);
}

pub(crate) async fn a_comment_is_its_authors_until_it_is_shown(store: Store) {
    let (ada, bea, max) = (AccountId::new("ada"), AccountId::new("bea"), AccountId::new("max"));
    let comment = |id: &str, account: &AccountId, millis| StoredComment {
        id: StreamId::new(id),
        account: account.clone(),
        author: String::new(),
        name: "races".to_owned(),
        language: "en".to_owned(),
        body: "Why not 24/18?".to_owned(),
        state: CommentState::Waiting,
        at: at(millis),
    };
    let (one, two) = (comment("one", &ada, 1), comment("two", &bea, 2));
    store.write(vec![RowWrite::comment(&two), RowWrite::comment(&one)]).await.unwrap();
    let below = async |reader: Option<&AccountId>| {
        let all = store.comments_below("races", "en", reader).await.unwrap();
        all.iter().map(|one| one.id.as_str().to_owned()).collect::<Vec<_>>()
    };
    assert_eq!((below(None).await.len(), below(Some(&ada)).await), (0, vec!["one".to_owned()]));
    assert_eq!(store.comments_in(CommentState::Waiting, 10).await.unwrap(), [one.clone(), two.clone()]);
    assert_eq!(store.count_comments(CommentState::Waiting, Some(&ada)).await.unwrap(), 1);
    let decided = RowWrite::comment_decided(&one.id, CommentState::Shown, &max, at(5));
    store.write(vec![decided, RowWrite::comment_decided(&two.id, CommentState::Refused, &max, at(6))]).await.unwrap();
    assert_eq!(below(None).await, ["one"]);
    assert_eq!(below(Some(&bea)).await, ["one", "two"]);
    assert_eq!(store.count_comments(CommentState::Waiting, None).await.unwrap(), 0);
    assert!(store.comments_below("races", "it", Some(&ada)).await.unwrap().is_empty());
    store.write(vec![RowWrite::comment_deleted(&one.id)]).await.unwrap();
    assert_eq!(store.comment(&one.id).await.unwrap(), None);
    store.write(RowWrite::account_erased(&bea)).await.unwrap();
    assert_eq!(store.comment(&two.id).await.unwrap(), None);
}

//! Articles that members write: only editors may, nothing is lost, readers find them, comments wait, hostile text is harmless.

use std::time::{Duration, Instant};

use atom_syndication::Feed;
use axum::http::StatusCode;
use serde_json::Value;
use tavola_base::Millis;
use tavola_server::{
    store::{Restricted, Restriction, Role, RowWrite},
    web::accounts::leaving,
};

use crate::{
    actors::{Answer, Club, Guest},
    blocks::account,
    talk::registers,
};

const FORM: &str = "application/x-www-form-urlencoded";
const BOARD: &str = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10";

fn form(fields: &[(&str, &str)]) -> String {
    let encoded = |text: &str| {
        text.bytes()
            .map(
                |byte| if byte.is_ascii_alphanumeric() { char::from(byte).to_string() } else { format!("%{byte:02X}") },
            )
            .collect::<String>()
    };
    fields.iter().map(|(name, value)| format!("{name}={}", encoded(value))).collect::<Vec<_>>().join("&")
}

async fn player<'a>(club: &'a Club, name: &str) -> Guest<'a> {
    let mut guest = club.stranger();
    registers(&mut guest, name).await;
    guest
}

async fn in_role<'a>(club: &'a Club, name: &str, role: Role) -> Guest<'a> {
    let guest = player(club, name).await;
    let role = RowWrite::role(&account(&guest).await, role, club.clock.time());
    club.app.store().write(vec![role]).await.unwrap();
    guest
}

/// Begins an article and says where it is written.
async fn begins(editor: &mut Guest<'_>, title: &str, language: &str) -> String {
    let body = form(&[("title", title), ("language", language)]);
    let answer = editor.sends("/articles/write", FORM, &body).await.is(StatusCode::SEE_OTHER);
    place(&answer)
}

fn place(answer: &Answer) -> String {
    answer.headers["location"].to_str().unwrap().split('?').next().unwrap().to_owned()
}

/// A text as it is written, with the version that was read.
#[derive(Clone)]
struct Text<'a> {
    version: &'a str,
    title: &'a str,
    lead: &'a str,
    body: &'a str,
    day: &'a str,
    name: &'a str,
    tags: &'a str,
}

const SOUND: Text<'static> = Text {
    version: "1",
    title: "Three from the bar",
    lead: "What to do with three checkers on the bar.",
    body: "## Why {#why}\n\n![Play it](XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10)\n\nPlay `8/5 6/5`.",
    day: "",
    name: "three-from-the-bar",
    tags: "Bar play, cube",
};

async fn does(editor: &mut Guest<'_>, at: &str, act: &str, text: &Text<'_>) -> Answer {
    let Text { version, title, lead, body, day, name, tags } = *text;
    let fields = [("act", act), ("version", version), ("title", title), ("lead", lead), ("body", body), ("day", day)];
    let body = form(&[fields.as_slice(), &[("name", name), ("tags", tags)]].concat());
    editor.sends(at, FORM, &body).await
}

async fn publishes(editor: &mut Guest<'_>, text: &Text<'_>) -> String {
    let at = begins(editor, text.title, "en").await;
    does(editor, &at, "publish", text).await.is(StatusCode::SEE_OTHER);
    at
}

#[tokio::test]
async fn only_editors_write_and_others_are_told_what_they_need() {
    let club = Club::open().await;
    let (mut ada, mut bea) = (in_role(&club, "Ada", Role::Editor).await, player(&club, "Bea").await);
    let at = begins(&mut ada, SOUND.title, "en").await;
    for path in ["/articles/write", at.as_str(), "/articles/comments"] {
        for guest in [&mut bea, &mut club.stranger()] {
            let answer = guest.gets(path).await.is(StatusCode::FORBIDDEN);
            assert_eq!(answer.json()["code"], "not_an_editor");
            let request = axum::http::Request::get(path).header("accept", "text/html");
            let page = guest.asks(request, "").await.is(StatusCode::FORBIDDEN).text;
            assert!(page.contains("role of editor"), "{page}");
        }
    }
    does(&mut bea, &at, "publish", &SOUND).await.is(StatusCode::FORBIDDEN);
    bea.sends("/articles/write", FORM, "title=x&language=en").await.is(StatusCode::FORBIDDEN);
    // Another editor's draft is theirs; an administrator's is everybody's.
    let mut cleo = in_role(&club, "Cleo", Role::Editor).await;
    cleo.gets(&at).await.is(StatusCode::FORBIDDEN);
    does(&mut cleo, &at, "save", &SOUND).await.is(StatusCode::FORBIDDEN);
    let mut dina = in_role(&club, "Dina", Role::Administrator).await;
    dina.gets(&at).await.is(StatusCode::OK);
    assert!(
        dina.gets("/articles/write").await.text.contains(&at) && !cleo.gets("/articles/write").await.text.contains(&at)
    );
    assert!(
        ada.gets("/articles").await.text.contains("/articles/write")
            && !bea.gets("/articles").await.text.contains("/articles/write")
    );
    bea.gets(&format!("/articles/{}", SOUND.name)).await.is(StatusCode::NOT_FOUND);
    // A page of another site sends nothing in their name.
    let request =
        axum::http::Request::post(at.as_str()).header("content-type", FORM).header("sec-fetch-site", "cross-site");
    ada.asks(request, "act=delete&version=1").await.is(StatusCode::FORBIDDEN);
    // Who may no longer, may not go on.
    let taken = RowWrite::role_taken(&account(&ada).await, Role::Editor);
    club.app.store().write(vec![taken]).await.unwrap();
    does(&mut ada, &at, "publish", &SOUND).await.is(StatusCode::FORBIDDEN);
}

#[tokio::test]
async fn an_article_is_looked_at_published_read_listed_fed_and_withdrawn() {
    let club = Club::open().await;
    let (mut ada, mut reader) = (in_role(&club, "Ada", Role::Editor).await, club.stranger());
    let at = begins(&mut ada, SOUND.title, "en").await;
    let preview = does(&mut ada, &at, "preview", &SOUND).await.is(StatusCode::OK).text;
    assert!(preview.contains("data-task=\"play\"") && preview.contains("<code class=\"play\">8/5 6/5"), "{preview}");
    assert!(ada.gets(&at).await.text.contains("data-state=\"draft\""), "a look changes nothing");
    does(&mut ada, &at, "publish", &SOUND).await.is(StatusCode::SEE_OTHER);
    let page = reader.gets("/articles/three-from-the-bar").await.is(StatusCode::OK).text;
    let article = |page: &str| {
        let begin = page.find("<p class=\"note\"><time").unwrap();
        page[begin..].split("8/5 6/5").next().unwrap().to_owned()
    };
    assert_eq!(article(&page), article(&preview), "exactly what was looked at");
    for told in [
        "/articles/three-from-the-bar/en\"",
        "og:image",
        "position.png?id=XGID%3D",
        "\"Person\"",
        "tag=bar-play",
        "author=Ada",
    ] {
        assert!(page.contains(told), "{told}: {page}");
    }
    assert!(!page.contains("/articles/write"), "readers are not asked to change it");
    assert!(ada.gets("/articles/three-from-the-bar").await.text.contains(&at));
    let list = reader.gets("/articles").await.text;
    assert!(list.find(SOUND.title).unwrap() < list.find("/articles/swing-night").unwrap(), "the newest first");
    assert!(reader.gets("/").await.text.contains("href=\"/articles/three-from-the-bar\""));
    for shelf in ["tag=bar-play", "author=Ada", "year=2027"] {
        let page = reader.gets(&format!("/articles?{shelf}")).await.text;
        assert_eq!(page.matches("<time").count(), 1, "{shelf}");
    }
    let feed: Feed = reader.gets("/articles/feed.xml").await.is(StatusCode::OK).text.parse().unwrap();
    let first = &feed.entries()[0];
    assert_eq!((first.title().as_str(), first.authors()[0].name.as_str()), (SOUND.title, "Ada"));
    assert!(first.id().ends_with("/articles/three-from-the-bar/en") && feed.updated() >= first.updated());
    assert!(reader.gets("/sitemap.xml").await.text.contains("/articles/three-from-the-bar/en</loc>"));
    does(&mut ada, &at, "withdraw", &Text { version: "2", ..SOUND }).await.is(StatusCode::SEE_OTHER);
    reader.gets("/articles/three-from-the-bar").await.is(StatusCode::NOT_FOUND);
    does(&mut ada, &at, "delete", &Text { version: "3", ..SOUND }).await.is(StatusCode::UNPROCESSABLE_ENTITY);
    does(&mut ada, &at, "publish", &Text { version: "3", ..SOUND }).await.is(StatusCode::SEE_OTHER);
    reader.gets("/articles/three-from-the-bar").await.is(StatusCode::OK);
}

#[tokio::test]
async fn what_is_published_for_a_later_day_appears_on_that_day_by_itself() {
    let club = Club::open().await;
    let (mut ada, mut reader) = (in_role(&club, "Ada", Role::Editor).await, club.stranger());
    let at = publishes(&mut ada, &Text { day: "2027-01-17", ..SOUND }).await;
    assert!(ada.gets(&at).await.text.contains("data-state=\"scheduled\""));
    let is_there = async |reader: &mut Guest<'_>| {
        let status = reader.gets("/articles/three-from-the-bar").await.status;
        let lists = [reader.gets("/articles").await.text, reader.gets("/articles/feed.xml").await.text];
        assert!(lists.iter().all(|list| list.contains(SOUND.title) == (status == StatusCode::OK)));
        status == StatusCode::OK
    };
    assert!(!is_there(&mut reader).await);
    club.clock.advance(Millis::seconds(40 * 3600 - 1));
    assert!(!is_there(&mut reader).await, "a second before midnight");
    club.clock.advance(Millis::seconds(1));
    assert!(is_there(&mut reader).await);
    assert!(ada.gets(&at).await.text.contains("data-state=\"published\""));
}

#[tokio::test]
async fn a_translation_has_the_same_name_and_both_lead_to_each_other() {
    let club = Club::open().await;
    let (mut ada, mut bea) = (in_role(&club, "Ada", Role::Editor).await, in_role(&club, "Bea", Role::Editor).await);
    let at = begins(&mut ada, SOUND.title, "en").await;
    let to = format!("{at}/translate");
    bea.sends(&to, FORM, "language=it").await.is(StatusCode::FORBIDDEN);
    does(&mut ada, &at, "publish", &SOUND).await.is(StatusCode::SEE_OTHER);
    bea.sends(&to, FORM, "language=en").await.is(StatusCode::UNPROCESSABLE_ENTITY);
    let italian = place(&bea.sends(&to, FORM, "language=it").await.is(StatusCode::SEE_OTHER));
    bea.sends(&to, FORM, "language=it").await.is(StatusCode::UNPROCESSABLE_ENTITY);
    let page = bea.gets(&italian).await.is(StatusCode::OK).text;
    assert!(page.contains("writing-original") && page.contains("Original"), "{page}");
    let text = Text { title: "Tre dalla barra", lead: "Che fare.", ..SOUND };
    does(&mut bea, &italian, "publish", &text).await.is(StatusCode::SEE_OTHER);
    let mut reader = club.stranger();
    let english = reader.gets("/articles/three-from-the-bar").await.text;
    let other = reader.gets("/articles/three-from-the-bar/it").await.is(StatusCode::OK).text;
    for page in [&english, &other] {
        for (language, end) in [("en", "/en"), ("it", "/it"), ("x-default", "")] {
            let wanted = format!("hreflang=\"{language}\" href=\"");
            let at = page.find(&wanted).unwrap_or_else(|| panic!("{wanted}: {page}"));
            let href = page[at + wanted.len()..].split('"').next().unwrap();
            assert!(href.ends_with(&format!("/articles/three-from-the-bar{end}")), "{href}");
        }
    }
    assert!(other.contains("<html lang=\"it\"") && other.contains("Tre dalla barra"), "{other}");
    let request = axum::http::Request::get("/articles").header("accept-language", "it");
    let list = reader.asks(request, "").await.text;
    assert!(list.contains("Tre dalla barra") && !list.contains(SOUND.title));
    let feed: Feed = reader.gets("/articles/feed.xml?lang=it").await.text.parse().unwrap();
    assert_eq!((feed.entries()[0].title().as_str(), feed.lang()), ("Tre dalla barra", Some("it")));
    // In one language only, it is listed for readers of the other, as what it is.
    let only = begins(&mut bea, "Solo italiano", "it").await;
    does(&mut bea, &only, "publish", &Text { name: "solo-italiano", title: "Solo italiano", ..text })
        .await
        .is(StatusCode::SEE_OTHER);
    assert!(reader.gets("/articles").await.text.contains("href=\"/articles/solo-italiano/it\" lang=\"it\""));
    let led = reader.gets("/articles/solo-italiano").await.is(StatusCode::SEE_OTHER);
    assert_eq!(led.headers["location"], "/articles/solo-italiano/it");
    reader.gets("/articles/solo-italiano/en").await.is(StatusCode::NOT_FOUND);
    // The name stays, since readers may have it.
    let renamed = Text { version: "2", name: "another", ..SOUND };
    does(&mut ada, &at, "save", &renamed).await.is(StatusCode::UNPROCESSABLE_ENTITY);
}

#[tokio::test]
async fn who_saves_over_a_newer_text_is_told_and_loses_nothing() {
    let club = Club::open().await;
    let (mut ada, mut dina) =
        (in_role(&club, "Ada", Role::Editor).await, in_role(&club, "Dina", Role::Administrator).await);
    let at = begins(&mut ada, SOUND.title, "en").await;
    does(&mut dina, &at, "save", &Text { body: "Dina wrote this", ..SOUND }).await.is(StatusCode::SEE_OTHER);
    let late = Text { body: "Ada wrote that", ..SOUND };
    let told = does(&mut ada, &at, "save", &late).await.is(StatusCode::CONFLICT).text;
    for part in ["Dina", "Dina wrote this", "Ada wrote that", "name=\"version\" value=\"2\""] {
        assert!(told.contains(part), "{part}: {told}");
    }
    assert!(!ada.gets(&at).await.text.contains("Ada wrote that"));
    does(&mut ada, &at, "save", &Text { version: "2", ..late }).await.is(StatusCode::SEE_OTHER);
    let page = ada.gets(&at).await.text;
    assert!(page.contains("Ada wrote that") && page.contains("?version=2"), "{page}");
    let before = ada.gets(&format!("{at}?version=2")).await.is(StatusCode::OK).text;
    assert!(before.contains("Dina wrote this") && before.contains("data-unsaved"), "{before}");
    ada.gets(&format!("{at}?version=99")).await.is(StatusCode::NOT_FOUND);
    let again = does(&mut ada, &at, "save", &Text { version: "2", ..late }).await;
    assert_eq!(again.status, StatusCode::SEE_OTHER, "a form sent twice is saved once");
    does(&mut ada, &at, "delete", &late).await.is(StatusCode::SEE_OTHER);
    ada.gets(&at).await.is(StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn a_draft_may_be_wrong_and_what_everybody_reads_may_not() {
    let club = Club::open().await;
    let mut ada = in_role(&club, "Ada", Role::Editor).await;
    let at = begins(&mut ada, SOUND.title, "en").await;
    let bad = Text { body: "![x](nonsense)\n\n[y](/nowhere) [z](javascript:alert(1))", ..SOUND };
    let told = does(&mut ada, &at, "publish", &bad).await.is(StatusCode::UNPROCESSABLE_ENTITY).text;
    for part in ["This board can’t be read: nonsense", "leads nowhere: /nowhere", "leads nowhere: javascript:alert(1)"]
    {
        assert!(told.contains(part), "{part}: {told}");
    }
    let page = ada.gets(&at).await.text;
    assert!(page.contains("nonsense") && page.contains("data-state=\"draft\""), "it is kept, as a draft");
    does(&mut ada, &at, "publish", &Text { version: "2", ..SOUND }).await.is(StatusCode::SEE_OTHER);
    does(&mut ada, &at, "save", &Text { version: "3", ..bad }).await.is(StatusCode::UNPROCESSABLE_ENTITY);
    let read = club.stranger().gets("/articles/three-from-the-bar").await.text;
    assert!(!read.contains("nonsense"), "readers see what was sound");
    // Names that are taken: the club's own articles, its pages, other articles.
    let other = begins(&mut ada, SOUND.title, "en").await;
    assert!(ada.gets(&other).await.text.contains("value=\"three-from-the-bar-2\""));
    for name in ["swing-night", "write", "comments", "three-from-the-bar", "../x", "Ä"] {
        let wrong = Text { name, ..SOUND };
        does(&mut ada, &other, "save", &wrong).await.is(StatusCode::UNPROCESSABLE_ENTITY);
    }
    does(&mut ada, &other, "save", &Text { name: "another-one", ..SOUND }).await.is(StatusCode::SEE_OTHER);
    for (title, language) in [("", "en"), ("x", "xx")] {
        let body = form(&[("title", title), ("language", language)]);
        assert!(ada.sends("/articles/write", FORM, &body).await.status.is_client_error());
    }
}

#[tokio::test]
async fn hostile_markdown_is_harmless_on_the_page_in_lists_and_in_the_feed() {
    let club = Club::open().await;
    let mut ada = in_role(&club, "Ada", Role::Editor).await;
    let text = Text {
        title: "<script>alert(1)</script>\u{202e}\u{ffff}",
        lead: "<img src=x onerror=alert(1)>\"'&",
        body: "<script>alert(2)</script>\n\n<img src=x onerror=alert(3)>\n\n## <b onclick=alert(4)>x</b>\n\n\
               ```\n</script><svg onload=alert(5)>\n```\n\n|<iframe src=//evil.example>|\n|-|\n|[a](https://example.org \"\\\"onmouseover=alert(6)\")|",
        name: "alert",
        tags: "<script>, \"><img src=x>",
        ..SOUND
    };
    let at = begins(&mut ada, text.title, "en").await;
    let preview = does(&mut ada, &at, "preview", &text).await.is(StatusCode::OK).text;
    does(&mut ada, &at, "publish", &text).await.is(StatusCode::SEE_OTHER);
    let mut pages = vec![preview, ada.gets(&at).await.text, ada.gets("/articles/write").await.text];
    for path in ["/articles/alert", "/articles", "/", "/articles?tag=%3Cscript%3E&author=%22%3E%3Cscript%3E"] {
        pages.push(ada.gets(path).await.is(StatusCode::OK).text);
    }
    for page in &pages {
        // What stands between quotation marks in a tag is a value.
        for tag in page.split('<').skip(1) {
            let name = tag.split([' ', '>']).next().unwrap();
            assert!(!matches!(name, "iframe" | "b"), "{tag}");
            let bare: String = tag.split('>').next().unwrap().split('"').step_by(2).collect();
            assert!(!bare.contains("alert") && !bare.contains(" on"), "{tag}");
            assert!(name != "script" || bare.contains("src=") || bare.contains("type="), "{tag}");
        }
        assert!(!page.contains('\u{202e}') && !page.contains("<img src=x"), "{page}");
    }
    let feed: Feed = ada.gets("/articles/feed.xml").await.text.parse().unwrap();
    assert_eq!(feed.entries()[0].title().as_str(), "<script>alert(1)</script>");
    assert!(!ada.gets("/articles/feed.xml").await.text.contains("<script>"));
}

#[tokio::test]
async fn a_megabyte_ten_thousand_boards_and_deep_nesting_are_answered_quickly_in_words() {
    let club = Club::open().await;
    let mut ada = in_role(&club, "Ada", Role::Editor).await;
    let at = begins(&mut ada, SOUND.title, "en").await;
    let boards = format!("![x]({BOARD})\n\n").repeat(10_000);
    let begun = Instant::now();
    for (body, told) in [
        ("a ".repeat(1 << 19), "too long"),
        (boards, "too long"),
        ("![](figure:start)\n\n".repeat(5_000), "more than 100 boards"),
        ("> ".repeat(40_000), "inside each other"),
        ("[".repeat(90_000), "Preview"),
        ("# a\n".repeat(20_000), "Preview"),
    ] {
        let page = does(&mut ada, &at, "preview", &Text { body: &body, ..SOUND }).await.is(StatusCode::OK).text;
        assert!(page.contains(told), "{told}");
        let answer = does(&mut ada, &at, "publish", &Text { body: &body, ..SOUND }).await;
        assert!(
            answer.status == StatusCode::UNPROCESSABLE_ENTITY
                || told == "Preview"
                || answer.status == StatusCode::CONFLICT
        );
    }
    assert!(begun.elapsed() < Duration::from_secs(60), "{:?}", begun.elapsed());
    let flood = format!("act=preview&version=1&body={}", "a".repeat(5 << 20));
    assert!(ada.sends(&at, FORM, &flood).await.status.is_client_error());
    // Whoever asks again and again waits.
    let mut statuses = Vec::new();
    for _ in 0..40 {
        statuses.push(does(&mut ada, &at, "preview", &SOUND).await.status);
    }
    assert!(statuses.contains(&StatusCode::TOO_MANY_REQUESTS));
}

async fn comments(guest: &mut Guest<'_>, at: &str, words: &str) -> Answer {
    guest.sends(&format!("{at}/comments"), FORM, &form(&[("words", words)])).await
}

/// What waits, by its id.
async fn waiting(club: &Club, words: &str) -> String {
    let waiting = club.app.store().comments_in(tavola_server::store::CommentState::Waiting, 100).await.unwrap();
    waiting.into_iter().find(|one| one.body == words).map(|one| one.id.to_string()).unwrap()
}

#[tokio::test]
async fn a_comment_waits_until_somebody_has_looked_at_it() {
    let club = Club::open().await;
    let (mut ada, mut bea) = (in_role(&club, "Ada", Role::Editor).await, player(&club, "Bea").await);
    let mut reader = club.stranger();
    // The club's own articles have comments too.
    let at = "/articles/swing-night/en";
    assert!(comments(&mut reader, at, "hello").await.status.is_client_error());
    comments(&mut club.guest("Gast").await, at, "hello").await.is(StatusCode::UNPROCESSABLE_ENTITY);
    comments(&mut bea, at, "Why not <b>24/18</b>?\n\u{202e}Twice").await.is(StatusCode::SEE_OTHER);
    assert!(!reader.gets(at).await.text.contains("24/18&lt;"));
    let own = bea.gets(at).await.text;
    assert!(own.contains("&lt;b&gt;24/18") && own.contains("Waiting for approval"), "{own}");
    assert!(!bea.gets("/articles/swing-night/it").await.text.contains("24/18"));
    let id = waiting(&club, "Why not <b>24/18</b>?\nTwice").await;
    let act = format!("/articles/comments/{id}");
    bea.sends(&act, FORM, "act=show").await.is(StatusCode::FORBIDDEN);
    assert!(ada.gets("/articles/comments").await.is(StatusCode::OK).text.contains("&lt;b&gt;24/18"));
    ada.sends(&act, FORM, "act=show").await.is(StatusCode::SEE_OTHER);
    let page = reader.gets(at).await.text;
    assert!(page.contains("&lt;b&gt;24/18") && !page.contains("<b>24/18"), "{page}");
    let mut max = in_role(&club, "Max", Role::Moderator).await;
    max.gets("/articles/comments").await.is(StatusCode::OK);
    max.sends(&act, FORM, "act=refuse").await.is(StatusCode::SEE_OTHER);
    assert!(!reader.gets(at).await.text.contains("24/18&lt;") && bea.gets(at).await.text.contains("Not approved"));
    ada.sends(&act, FORM, "act=take_away").await.is(StatusCode::NOT_FOUND);
    bea.sends(&act, FORM, "act=take_away").await.is(StatusCode::SEE_OTHER);
    assert!(!bea.gets(at).await.text.contains("24/18&lt;"));
}

#[tokio::test]
async fn a_flood_of_comments_is_stopped_and_who_is_restricted_says_nothing() {
    let club = Club::open().await;
    let mut bea = player(&club, "Bea").await;
    let at = "/articles/swing-night/en";
    for (words, status) in [("", 422), (" \u{200b}\n ", 422), (&*"x".repeat(1_001), 422)] {
        assert_eq!(comments(&mut bea, at, words).await.status.as_u16(), status);
    }
    comments(&mut bea, "/articles/none/en", "x").await.is(StatusCode::NOT_FOUND);
    comments(&mut bea, "/articles/swing-night/xx", "x").await.is(StatusCode::NOT_FOUND);
    for number in 0..5 {
        comments(&mut bea, at, &format!("Number {number}")).await.is(StatusCode::SEE_OTHER);
    }
    comments(&mut bea, at, "one more").await.is(StatusCode::UNPROCESSABLE_ENTITY);
    let mut cleo = player(&club, "Cleo").await;
    let restriction = Restriction {
        what: Restricted::FreeWords,
        ends: club.clock.time() + Millis::seconds(86_400),
        reason: "Too loud".to_owned(),
        case: tavola_server::base::ids::StreamId::new("case"),
    };
    let row = RowWrite::restriction(&account(&cleo).await, club.clock.time(), &restriction);
    club.app.store().write(vec![row]).await.unwrap();
    let refused = comments(&mut cleo, at, "hello").await.is(StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(refused.json()["message_key"], "comment-refused-restricted");
    club.clock.advance(Millis::seconds(86_401));
    comments(&mut cleo, at, "hello").await.is(StatusCode::SEE_OTHER);
}

#[tokio::test]
async fn who_leaves_takes_drafts_and_comments_along_and_what_was_published_is_nobodys() {
    let club = Club::open().await;
    let mut ada = in_role(&club, "Ada", Role::Editor).await;
    publishes(&mut ada, &SOUND).await;
    let draft = begins(&mut ada, "Only a draft", "en").await;
    comments(&mut ada, "/articles/swing-night/en", "My own words").await.is(StatusCode::SEE_OTHER);
    let id = account(&ada).await;
    let own: Value = Value::Object(club.app.store().own(&id).await.unwrap());
    for part in ["Only a draft", "My own words", "8/5 6/5"] {
        assert!(own.to_string().contains(part), "{part}");
    }
    leaving::erase(&club.app, std::slice::from_ref(&id)).await.unwrap();
    let mut reader = club.stranger();
    let page = reader.gets("/articles/three-from-the-bar").await.is(StatusCode::OK).text;
    assert!(page.contains("Closed account") && !page.contains(">Ada<"), "{page}");
    let feed = reader.gets("/articles/feed.xml").await.text;
    assert!(!feed.contains("<name>Ada</name>") && feed.contains("Closed account"));
    let mut dina = in_role(&club, "Dina", Role::Administrator).await;
    dina.gets(&draft).await.is(StatusCode::NOT_FOUND);
    assert!(!dina.gets("/articles/comments").await.text.contains("My own words"));
}

#[tokio::test]
async fn robots_are_told_where_the_map_is_and_the_map_has_lessons() {
    let club = Club::open().await;
    let mut robot = club.stranger();
    let request = axum::http::Request::get("/robots.txt").header("host", "club.example");
    let said = robot.asks(request, "").await.is(StatusCode::OK);
    assert!(said.headers["content-type"].to_str().unwrap().starts_with("text/plain"));
    assert!(
        said.text.starts_with("User-agent: *\n") && said.text.ends_with("\nSitemap: http://club.example/sitemap.xml\n"),
        "{}",
        said.text
    );
    let nowhere = robot.gets("/robots.txt").await.is(StatusCode::OK).text;
    assert!(
        !nowhere.contains("Sitemap") && nowhere.contains("Disallow: /account"),
        "nobody knows by which name: {nowhere}"
    );
    let map = robot.gets("/sitemap.xml").await.text;
    assert!(map.contains("/lessons</loc>") && map.matches("/lessons/").count() > 5, "{map}");
}

//! Whatever somebody writes is read quickly, does nothing, and is told in words where it is wrong.

use std::time::{Duration, Instant};

use super::*;
use crate::web::markdown::{Block, MOST_BOARDS};

const BOARD: &str = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10";

fn draft(body: &str) -> Draft {
    let (title, lead, body) = ("Title".to_owned(), "Lead".to_owned(), body.to_owned());
    Draft { title, lead, body, ..Draft::default() }.tidied()
}

fn look_at(body: &str) -> (Document, Vec<Wrong>) {
    look(&draft(body), &BTreeSet::from(["races".to_owned()]))
}

fn wrong(body: &str) -> Vec<Wrong> {
    look_at(body).1
}

fn html(document: &Document) -> String {
    let text = |block: &Block| match block {
        Block::Text(text) => text.clone(),
        Block::Board(_) => "[board]".to_owned(),
    };
    document.blocks.iter().map(text).collect()
}

#[test]
fn a_sound_text_has_boards_by_their_ids_and_nothing_wrong() {
    let body = format!(
        "Play `8/5 6/5`.\n\n![The opening]({BOARD})\n\n{BOARD}\n\n![GNU](4HPwATDgc/ABMA:cAkAAAAAAAAA)\n\n![F](figure:start)\n\n\
         ## Why {{#why}}\n\nSee [why](#why), [MOV-02], [races](races), [rules](/rules/movement), [away](https://example.org)."
    );
    let (document, wrong) = look_at(&body);
    assert_eq!((wrong, document.boards().count()), (vec![], 4), "{}", html(&document));
    let made = html(&document);
    assert!(made.contains("id=\"s-why\"") && made.contains("href=\"#s-why\""), "{made}");
}

#[test]
fn boards_and_links_that_are_wrong_are_told_one_by_one() {
    for (body, told) in [
        ("![x](nonsense)", Wrong::Board("nonsense".to_owned())),
        ("![x](data:image/png;base64,iVBORw0KGgo=)", Wrong::Board("data:image/png;base64,iVBORw0KGgo=".to_owned())),
        ("![x](https://evil.example/pixel.png)", Wrong::Board("https://evil.example/pixel.png".to_owned())),
        ("![x](figure:none)", Wrong::Figure("none".to_owned())),
        ("XGID=nonsense", Wrong::Board("XGID=nonsense".to_owned())),
        ("- ![x](figure:start)", Wrong::BesideText("figure:start".to_owned())),
        ("[x](javascript:alert(1))", Wrong::Link("javascript:alert(1)".to_owned())),
        ("[x](//evil.example)", Wrong::Link("//evil.example".to_owned())),
        ("[x](#nowhere)", Wrong::Link("#nowhere".to_owned())),
        ("[x](/rules/none)", Wrong::Link("/rules/none".to_owned())),
        ("[x](/nonsense)", Wrong::Link("/nonsense".to_owned())),
        ("[x](unwritten)", Wrong::Link("unwritten".to_owned())),
        ("[x](/position?id=nonsense)", Wrong::Link("/position?id=nonsense".to_owned())),
        ("", Wrong::Body),
    ] {
        assert_eq!(wrong(body), [told], "{body}");
    }
}

#[test]
fn hostile_markdown_does_nothing() {
    for hostile in [
        "<script>alert(1)</script>",
        "<img src=x onerror=alert(1)>",
        "<iframe src=//evil.example></iframe>",
        "[x](javascript:alert(1))",
        "[x](data:text/html,<script>alert(1)</script>)",
        "![x](data:image/svg+xml,<svg onload=alert(1)>)",
        "![x](\"onerror=alert(1))",
        "<a href=\"javascript:alert(1)\">x</a>",
        "</article></main><form action=//evil.example>",
        "```html\n<script>alert(1)</script>\n```",
        "[x]: javascript:alert(1)\n\n[x]",
        "## <img src=x onerror=alert(1)> {#\"onclick=alert(1)}",
    ] {
        let made = html(&look_at(hostile).0);
        let tags: Vec<&str> = made.split('<').skip(1).filter_map(|tag| tag.split('>').next()).collect();
        for act in ["script", "img", "iframe", "form", "svg", " on", "javascript:", "data:"] {
            assert!(tags.iter().all(|tag| !tag.contains(act)), "{hostile}: {made}");
        }
    }
}

#[test]
fn signs_that_turn_or_hide_a_text_are_taken_out() {
    let draft = Draft {
        title: "Ti\u{202e}tle\u{200b}".to_owned(),
        lead: "Le\u{2066}ad\u{2069}".to_owned(),
        body: "One\u{202e}\r\ntwo\u{0}\u{feff}\n".to_owned(),
        tags: "Back games, CUBE,, cube ,\u{202e}".to_owned(),
        ..Draft::default()
    };
    let tidy = draft.tidied();
    assert_eq!((tidy.title.as_str(), tidy.lead.as_str(), tidy.body.as_str()), ("Title", "Lead", "One\ntwo"));
    assert_eq!((tidy.tags.as_str(), tidy.text().tags.as_str()), ("back-games, cube", "back-games cube"));
    assert_eq!(tidy.tidied(), tidy, "once is enough");
}

#[test]
fn what_is_too_long_too_deep_or_too_many_is_told_quickly() {
    let boards = |many: usize| format!("![x]({BOARD})\n\n").repeat(many);
    assert_eq!(wrong(&boards(MOST_BOARDS)), []);
    assert_eq!(wrong(&boards(MOST_BOARDS + 1)), [Wrong::Boards]);
    let begun = Instant::now();
    assert!(wrong(&"a".repeat(1 << 20)).contains(&Wrong::BodyLong(1 << 20)));
    assert!(matches!(wrong(&boards(10_000)).as_slice(), [Wrong::BodyLong(_)]));
    let short = "![](figure:start)\n\n".repeat(5_000);
    assert_eq!(wrong(&short), [Wrong::Boards], "as many as fit");
    for deep in ["> ", "- ", "*", "[", "![", "**a ", "1. ", "`"] {
        let many = LONGEST_BODY / deep.len();
        look_at(&deep.repeat(many));
    }
    assert_eq!(wrong(&format!("{}x", "> ".repeat(1_000))), [Wrong::Deep]);
    look_at(&"# a\n".repeat(LONGEST_BODY / 4));
    look_at(&format!("{}\n|-|\n{}", "|a|", "|b|\n".repeat(LONGEST_BODY / 5)));
    look_at(&"[x](unwritten)\n".repeat(LONGEST_BODY / 15));
    assert!(begun.elapsed() < Duration::from_secs(60), "{:?}", begun.elapsed());
}

#[test]
fn a_title_becomes_a_name_for_addresses() {
    for (title, name) in [
        ("The doubling window", "the-doubling-window"),
        ("Perché sì: è un’apertura!", "perche-si-e-un-apertura"),
        ("Привет", "article"),
        ("--", "article"),
    ] {
        assert_eq!(name_of(title), name);
        assert!(is_name(&name_of(title)));
    }
    assert!(is_name(&name_of(&"word ".repeat(100))));
    for none in ["", "-a", "a-", "A", "a b", "a/b", "à", "..", &"a".repeat(61)] {
        assert!(!is_name(none), "{none}");
    }
}

#[test]
fn fields_that_cannot_be_kept_are_told_from_those_that_only_cannot_be_published() {
    let grave = |draft: Draft| look(&draft.tidied(), &BTreeSet::new()).1.iter().any(Wrong::is_grave);
    let good = || draft("text");
    assert!(!grave(good()) && !grave(Draft { lead: String::new(), body: "![x](y)".to_owned(), ..good() }));
    for wrong in [
        Draft { title: String::new(), ..good() },
        Draft { title: "t".repeat(LONGEST_TITLE + 1), ..good() },
        Draft { lead: "l".repeat(LONGEST_LEAD + 1), ..good() },
        Draft { day: "tomorrow".to_owned(), ..good() },
        Draft { day: "9999-01-01".to_owned(), ..good() },
        Draft { tags: "a,b,c,d,e,f,g".to_owned(), ..good() },
        Draft { tags: "t".repeat(LONGEST_TAG + 1), ..good() },
    ] {
        assert!(grave(wrong.clone()), "{wrong:?}");
    }
}

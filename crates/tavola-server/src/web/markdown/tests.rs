//! What is written is shown, and does nothing.

use proptest::prelude::*;

use super::*;

fn read(text: &str) -> Document {
    let figures =
        serde_json::from_str(r#"{ "start": { "xgid": "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10" } }"#)
            .unwrap();
    Document::read(text, &Setting { base: "/rules/", anchors: "s-", figures: &figures }).unwrap()
}

#[test]
fn in_a_text_from_right_to_left_rolls_keep_their_direction() {
    assert_eq!(html("لعب 3-1 هنا"), "<p>لعب \u{2066}3-1\u{2069} هنا</p>\n");
    assert_eq!(html("played 3-1"), "<p>played 3-1</p>\n");
}

fn html(text: &str) -> String {
    let document = read(&format!("# Title\n\nLead.\n\n{text}"));
    document
        .blocks
        .iter()
        .map(|block| match block {
            Block::Text(text) => text.as_str(),
            Block::Board(_) => "[board]",
        })
        .collect()
}

#[test]
fn clauses_plays_sections_and_boards_are_known() {
    let document = read(
        "# Moving\n\nThe lead.\n\n## Two numbers {#two}\n\nPlay `8/5 6/5`. [MOV-02] [MOV-04]\n\n![Play it](figure:start)\n",
    );
    assert_eq!((document.title.as_str(), document.lead.as_str()), ("Moving", "The lead."));
    let [section] = document.sections.as_slice() else { panic!("{document:?}") };
    assert_eq!((section.anchor.as_str(), section.text.as_str()), ("s-two", "Play 8/5 6/5. "));
    assert_eq!(section.clauses, [Clause::MOV_02, Clause::MOV_04]);
    assert_eq!(document.boards().map(|board| board.caption.as_str()).collect::<Vec<_>>(), ["Play it"]);
    assert_eq!(
        html("[MOV-02]"),
        "<p><a class=\"clause\" href=\"/rulebook/MOV-02\" rel=\"noopener noreferrer nofollow ugc\">MOV-02</a></p>\n"
    );
    assert_eq!(html("`8/5 6/5`"), "<p><code class=\"play\">8/5 6/5</code></p>\n");
    assert!(html("[MOV-99]").contains("[MOV-99]"), "no clause is a text");
}

#[test]
fn hostile_text_is_shown_and_does_nothing() {
    for hostile in [
        "<script>alert(1)</script>",
        "<img src=x onerror=alert(1)>",
        "a <b onmouseover=alert(1)>b</b>",
        "<style>*{display:none}</style>",
        "<iframe src=\"https://evil.example\"></iframe>",
        "<svg><script>alert(1)</script></svg>",
        "</article></main><form action=//evil.example>",
    ] {
        let made = html(hostile);
        assert!(made.contains("&lt;"), "it is shown as it was typed: {made}");
        for tag in ["<script", "<img", "<b ", "<style", "<iframe", "<svg", "<form", "</main"] {
            assert!(!made.contains(tag), "{made}");
        }
    }
    for hostile in [
        "[x](javascript:alert(1))",
        "[x](JaVaScRiPt:alert(1))",
        "[x](data:text/html,x)",
        "[x](//evil.example)",
        "[x](vbscript:x)",
    ] {
        assert!(!html(hostile).contains("href"), "{hostile}: {}", html(hostile));
    }
    assert!(html("[x](https://example.org)").contains("rel=\"noopener noreferrer nofollow ugc\""));
    let figures = Figures::default();
    let setting = Setting { base: "/", anchors: "", figures: &figures };
    let inside = "One.\n\ninside ![x](https://evil.example/pixel.png) a text";
    let (document, faults) = Document::with_faults("Title".to_owned(), "Lead".to_owned(), inside, &setting);
    assert_eq!(faults, [Fault::BesideText("https://evil.example/pixel.png".to_owned())]);
    let [_, Block::Text(made)] = document.blocks.as_slice() else { panic!("{document:?}") };
    assert_eq!(made, "<p>inside x a text</p>\n");
}

#[test]
fn a_picture_that_is_no_board_is_refused_in_words() {
    let figures = Figures::default();
    let setting = Setting { base: "/", anchors: "", figures: &figures };
    let error = Document::read("![x](https://evil.example/pixel.png)", &setting).unwrap_err();
    assert!(error.to_string().contains("a picture is a board"), "{error}");
    let error = Document::read("![x](figure:none)", &setting).unwrap_err();
    assert_eq!(error, Fault::Board(BoardNotFound::NoSuchFigure("none".to_owned())));
}

#[test]
fn two_headings_of_one_name_have_two_addresses() {
    let document = read("# T\n\nL.\n\n## Same\n\nx\n\n## Same\n\ny\n\n## Più “così”\n");
    let anchors: Vec<&str> = document.sections.iter().map(|section| section.anchor.as_str()).collect();
    assert_eq!(anchors, ["s-same", "s-same-2", "s-più-così"]);
}

proptest! {
    #[test]
    fn whatever_is_written_nothing_of_it_acts(text in r#"[a-z<>/="'(){}\[\]!#*` \n:&;-]{0,200}"#) {
        let figures = Figures::default();
        let setting = Setting { base: "/", anchors: "", figures: &figures };
        if let Ok(document) = Document::read(&text, &setting) {
            for block in &document.blocks {
                let Block::Text(made) = block else { continue };
                for act in ["<script", "<img", "<iframe", "<form", "<style", "<svg", " on", "javascript:"] {
                    let in_tags = made.split('<').skip(1).filter_map(|tag| tag.split('>').next());
                    prop_assert!(in_tags.into_iter().all(|tag| !format!("<{tag}").contains(act)), "{made}");
                }
            }
        }
    }
}

//! What pages tell whom: where a pair plays, who is missing, what comes next, what is called and what has begun.

use super::fields::{division, event};
use super::*;

/// Who reads in a language.
fn reader(language: &str) -> Reader {
    Reader { path: "/here".to_owned(), accept_language: language.to_owned(), ..Reader::default() }
}

/// Drawn and published.
fn published() -> [Value; 2] {
    [json!({ "type": "draw", "division": "main" }), json!({ "type": "publish_draw", "division": "main" })]
}

fn must(walk: &mut Walk, command: Value) {
    walk.must(serde_json::from_value(command).unwrap());
}

/// The part of a page from a mark to the next end of a section.
fn part<'a>(page: &'a str, from: &str) -> &'a str {
    let begin = page.find(from).unwrap_or_else(|| panic!("no {from} in {page}"));
    page[begin..].split("</section>").next().unwrap_or_default()
}

// rule: TRN-05
#[test]
fn the_programme_has_what_is_drawn_later_with_what_is_known_of_it() {
    let format = json!({ "type": "knock_out", "last_chance": { "type": "first_rounds", "rounds": 2 } });
    let mut walk = event(division(format), json!({ "tables": 0 }), 8, &published());
    let programme = |walk: &Walk, language: &str| {
        let page = public(&reader(language), &walk.data("")).unwrap().into_string();
        part(&page, "class=\"programme\"").to_owned()
    };
    for (language, told) in [
        ("en", ["Consolation", "after the first round, about <time", "after the first round of the consolation"]),
        ("it", ["Consolazione", "dopo il primo turno, verso le <time", "dopo il primo turno di consolazione"]),
    ] {
        let before = programme(&walk, language);
        for told in told {
            assert!(before.contains(told), "{told}: {before}");
        }
    }
    for of in 1..=4 {
        let winner = walk.data("director").view.matches[of - 1].seats[0].entrant();
        must(&mut walk, json!({ "type": "result", "match": of, "result": { "winner": winner, "score": [7, 1] } }));
    }
    walk.now = walk.now + Millis::seconds(60);
    walk.settles();
    let after = programme(&walk, "en");
    assert!(after.contains("Consolation · Round 1") && !after.contains("after the first round,"), "{after}");
}

// rule: DAV-02, TRN-06
#[test]
fn a_pair_is_told_both_tables_wherever_it_looks() {
    let mut walk = event(division(json!({ "type": "davis_cup" })), json!({ "tables": 3 }), 2, &published());
    must(&mut walk, json!({ "type": "call", "match": 1 }));
    for (language, both) in [("en", "Tables 1 and 2"), ("it", "Tavoli 1 e 2")] {
        let (reader, data) = (reader(language), walk.data("director"));
        let mut own = data.clone();
        own.view.you.entrants = vec![walk.event.entries()[0].entrant];
        own.view.you.matches = vec![data.view.matches[0].id];
        for page in [
            find(&reader, &data, "Ada 0"),
            me(&reader, &own),
            entries(&reader, &data, ""),
            game(&reader, &data, 1, None, &[]).unwrap(),
        ] {
            assert!(page.0.contains(both), "{both}: {}", page.0);
        }
        let heard = format!("data-call=\"{both}: ");
        assert!(me(&reader, &own).0.contains(&heard), "the call itself says where");
    }
    // The doubles are played at one of them.
    for rubber in ["first_second", "second_first"] {
        let winner = walk.data("director").view.matches[0].seats[0].entrant();
        must(&mut walk, json!({ "type": "result", "match": 1, "result": { "winner": winner, "rubber": rubber } }));
    }
    let page = find(&reader("en"), &walk.data("director"), "Ada 0").into_string();
    assert!(page.contains("<strong>Table 1</strong>"), "{page}");
}

// rule: TRN-12
#[test]
fn the_button_for_somebody_missing_says_who() {
    for format in ["knock_out", "davis_cup"] {
        let mut walk = event(division(json!({ "type": format })), json!({}), 2, &published());
        must(&mut walk, json!({ "type": "call", "match": 1 }));
        for (language, says) in [("en", "Missing: Ada 0-0"), ("it", "Manca Ada 0-0")] {
            let page = board(&reader(language), &walk.data("director")).into_string();
            assert!(page.contains(says), "{says}: {page}");
        }
    }
}

#[test]
fn the_projector_parts_what_is_called_from_what_has_begun() {
    let mut walk = event(division(json!({ "type": "knock_out" })), json!({}), 4, &published());
    must(&mut walk, json!({ "type": "call_next" }));
    must(&mut walk, json!({ "type": "start", "match": 2 }));
    let page = projector(&reader("en"), &walk.data("")).into_string();
    let pane = |name: &str| part(&page, &format!("data-pane=\"{name}\"")).to_owned();
    let names = |of: usize| walk.data("").view.matches[of].seats[0].entrant().unwrap().number() - 1;
    let has = |pane: &str, of: usize| pane.contains(&format!("Ada {}-0", names(of)));
    let (called, begun) = (pane("tournament-called"), pane("tournament-playing"));
    assert_eq!((has(&called, 0), has(&called, 1)), (true, false), "{called}");
    assert_eq!((has(&begun, 0), has(&begun, 1)), (false, true), "{begun}");
}

// rule: TRN-08
#[test]
fn the_first_page_of_the_desk_says_what_comes_next() {
    let knock_out = || division(json!({ "type": "knock_out" }));
    let draw = json!({ "type": "draw", "division": "main" });
    let page = |entries: usize, commands: &[Value]| {
        let walk = event(knock_out(), json!({}), entries, commands);
        board(&reader("en"), &walk.data("director")).into_string()
    };
    let links = |page: &str, to: &str| part(page, "data-next=").contains(&format!("{to}\""));
    let empty = page(1, &[]);
    assert_eq!((links(&empty, "/desk/entries"), links(&empty, "/desk/draw")), (true, false));
    let entered = page(5, &[]);
    assert!(links(&entered, "/desk/draw") && part(&entered, "data-next=\"draw\"").contains("5 players have entered"));
    let drawn = page(5, std::slice::from_ref(&draw));
    let publish = forms(part(&drawn, "data-next=\"publish\""));
    assert_eq!(publish.iter().map(Form::kind).collect::<Vec<_>>(), ["publish_draw"]);
    assert!(!page(5, &published()).contains("data-next="));
}

// rule: TRN-03
#[test]
fn the_columns_of_a_list_are_named_in_words_that_a_list_may_have() {
    use crate::web::http::tournament::list_words::with_columns;
    use tavola_tournament::stream::csv::{columns, read_list};
    for locale in Locale::all() {
        let words: Vec<String> = columns().map(|column| locale.say(&format!("term-{}", column.text()))).collect();
        let list = format!("{}\nAnna;Bruno;Roma;anna;1500;20\n", words.join(";"));
        let read = read_list(&with_columns(&list, locale), 2).unwrap();
        assert_eq!(read.wrong, [], "{words:?}");
        let [anna, bruno] = &read.listed[0].people[..] else { panic!("two people: {words:?}") };
        let club = anna.club.as_deref();
        assert_eq!((anna.name.as_str(), bruno.name.as_str(), club), ("Anna", "Bruno", Some("Roma")), "{words:?}");
        let rating = anna.rating.map(|rating| (rating.hundredths, rating.experience));
        assert_eq!((anna.player.as_ref().map(|id| id.as_str()), rating), (Some("anna"), Some((150_000, 20))));
    }
}

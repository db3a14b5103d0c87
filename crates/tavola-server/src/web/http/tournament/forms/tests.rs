//! How forms are read, whichever they are.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use super::{course::Outcome, desk, device, kinds::Numbers, opening::OpenTournament, *};
use crate::web::i18n::Locale;

fn form(fields: &[(&str, &str)]) -> Result<Fields, String> {
    Fields::checked(fields.iter().map(|&(name, text)| (name.to_owned(), text.to_owned())).collect())
}

fn said(fields: &[(&str, &str)]) -> Result<Value, AppError> {
    let command = command(&form(fields).map_err(AppError::Malformed)?)?;
    Ok(serde_json::to_value(command).unwrap())
}

/// What is said about a form that cannot be read.
fn wrong(fields: &[(&str, &str)]) -> String {
    said(fields).unwrap_err().to_string()
}

#[test]
fn a_form_is_what_its_fields_say_and_blank_ones_say_nothing() {
    let read = said(&[
        ("form", "enter"),
        ("division", "main"),
        ("name", " Ada "),
        ("partner", "Bea"),
        ("club", "  "),
        ("zone", "-60"),
        ("back", "/e/1"),
    ]);
    let people = json!([{ "name": "Ada" }, { "name": "Bea" }]);
    assert_eq!(read.unwrap(), json!({ "type": "enter", "division": "main", "people": people, "name": null }));
}

#[test]
fn a_button_is_the_command_it_has() {
    assert_eq!(
        said(&[("command", r#"{"type":"call_next"}"#), ("sure", "yes")]).unwrap(),
        json!({ "type": "call_next" })
    );
    for text in [r#"{"type":"call_next","x":1}"#, "{}", "[", r#"{"type":"call_next","type":"call_next"}"#] {
        assert!(said(&[("command", text)]).is_err(), "{text}");
    }
    assert!(wrong(&[("command", r#"{"type":"call_next"}"#), ("text", "x")]).contains("unknown field text"));
}

#[test]
fn what_is_not_known_missing_or_there_twice_is_refused_by_name() {
    assert!(wrong(&[("form", "announce"), ("text", "dinner"), ("x", "1")]).contains("unknown field x"));
    assert!(wrong(&[("form", "announce"), ("text", "  ")]).contains("text is missing"));
    assert!(wrong(&[("form", "announce"), ("text", "dinner"), ("text", "lunch")]).contains("text is there twice"));
    assert!(wrong(&[("form", "nonsense")]).contains("nonsense"));
    assert!(wrong(&[("text", "dinner")]).contains("form is missing"));
}

#[test]
fn each_kind_of_field_says_which_it_is_and_what_would_be_right() {
    let pool = |fee| wrong(&[("form", "sell_lot"), ("division", "main"), ("buyer", "Zeno"), ("price", fee)]);
    assert_eq!(pool("much"), "price: \"much\" is not an amount");
    assert_eq!(wrong(&[("form", "set_tables"), ("tables", "-1")]), "tables: \"-1\" is not a whole number");
    let at = [("form", "schedule_match"), ("match", "1"), ("begins", "soon")];
    assert_eq!(wrong(&at), "begins: \"soon\" is not a date and time");
    let size = [("form", "draw"), ("division", "main"), ("size", "huge")];
    assert_eq!(wrong(&size), "size: \"huge\" is not one of the choices");
}

#[test]
fn a_time_is_read_by_the_readers_clock() {
    let at = |zone, text| said(&[("form", "schedule_match"), ("match", "1"), ("begins", text), ("zone", zone)]);
    let begins = |zone, text| at(zone, text).unwrap()["at"].clone();
    assert_eq!(begins("", "1970-01-01T00:01"), 60_000);
    assert_eq!(begins("0", "2000-03-01T00:00"), 951_868_800_000_i64);
    assert_eq!(begins("-60", "2024-02-29T13:00"), 1_709_208_000_000_i64);
    assert_eq!(begins("99999999999", "1970-01-01T00:01"), 60_000, "what is no zone is none");
    assert!(at("0", "1969-12-31T23:00").is_err());
}

#[test]
fn money_shares_and_boxes_are_read_as_people_write_them() {
    let read = said(&[
        ("form", "sell_lot"),
        ("division", "main"),
        ("players", "4"),
        ("players", "7"),
        ("players", "4"),
        ("buyer", "Zeno"),
        ("price", "12,50"),
        ("bought_back", "12.5"),
    ]);
    let expected = json!({ "type": "sell_lot", "division": "main", "players": [4, 7], "buyer": "Zeno", "price": 1250,
        "bought_back": 1250 });
    assert_eq!(read.unwrap(), expected);
}

#[test]
fn a_result_is_the_winner_and_what_the_loser_had() {
    let result = [("form", "result"), ("match", "2"), ("winner", "3"), ("loser_points", "5"), ("length", "7")];
    let read = said(&result).unwrap();
    assert_eq!((&read["match"], &read["result"]["winner"]), (&json!(2), &json!(3)));
    assert_eq!(read["result"]["score"], json!([7, 5]));
}

#[test]
fn a_remedy_has_the_points_or_the_time_beside_it() {
    let rule = |remedy, more: &[(&'static str, &'static str)]| {
        let fields = [("form", "rule"), ("clause", "TRN-21"), ("reason", "noise"), ("remedy", remedy)];
        said(&[&fields[..], more].concat()).unwrap()["remedy"].clone()
    };
    assert_eq!(rule("penalty_points", &[("points", "3")]), json!({ "type": "penalty_points", "points": 3 }));
    assert_eq!(rule("give_time", &[("minutes", "1,5")]), json!({ "type": "give_time", "time": 90_000 }));
    assert_eq!(rule("warning", &[("points", "3"), ("minutes", "2")]), json!({ "type": "warning" }));
}

#[test]
fn tie_breaks_are_by_custom_none_or_those_chosen() {
    let plan = serde_json::to_string(&tavola_tournament::Division::default()).unwrap();
    let chosen = |breaks: &[&'static str]| {
        let fields = [("form", "change_details"), ("plan", plan.as_str())];
        let breaks: Vec<_> = breaks.iter().map(|one| ("tie_break", *one)).collect();
        said(&[&fields[..], &breaks].concat()).unwrap()["division"]["tie_breaks"].clone()
    };
    assert_eq!(chosen(&["", ""]), json!(null));
    assert_eq!(chosen(&["none", "", ""]), json!([]));
    assert_eq!(chosen(&["buchholz", "", "buchholz", "median"]), json!(["buchholz", "median"]));
}

#[test]
fn a_form_and_a_list_in_it_have_an_end() {
    let many = |many| [vec![("form", "sell_lot")], vec![("players", "1"); many]].concat();
    assert!(form(&many(599)).is_ok() && form(&many(600)).is_err());
    let numbers = |many: usize| <Numbers as kinds::Kind>::of_text(&"7,".repeat(many), jiff::tz::Offset::UTC);
    assert!(numbers(600).is_ok() && numbers(601).is_err());
}

#[test]
fn one_comes_back_to_this_house_only() {
    let fields = |back: &str| form(&[("back", back)]).unwrap();
    assert_eq!(fields("/e/1/desk").back("/"), "/e/1/desk");
    for foreign in ["//evil.example", "https://evil.example", "/\\evil.example"] {
        assert_eq!(fields(foreign).back("/"), "/");
    }
}

#[test]
fn a_form_sent_twice_is_one_thing_and_with_other_words_another() {
    let name = |fields: &[(&str, &str)]| form(fields).unwrap().command_id();
    let first = name(&[("command_id", "a"), ("form", "announce"), ("text", "dinner")]);
    assert!(first.is_sound());
    assert_eq!(name(&[("command_id", "a"), ("form", "announce"), ("text", "dinner"), ("sure", "yes")]), first);
    assert_ne!(name(&[("command_id", "a"), ("form", "announce"), ("text", "lunch")]), first);
    assert_ne!(name(&[("command_id", "b"), ("form", "announce"), ("text", "dinner")]), first);
    assert_ne!(name(&[("form", "announce")]), name(&[("form", "announce")]), "what has no name is something new");
}

/// Every form there is, whatever its address, with its fields.
fn all() -> Vec<(&'static str, Vec<&'static str>)> {
    let by_kind = FormKind::ALL.iter().map(|kind| (kind.word(), kind.fields()));
    let others = [
        ("committee", desk::Committee::fields()),
        ("seat", desk::TakeSeat::fields()),
        ("office", desk::TakeOffice::fields()),
        ("bots", desk::Bots::fields()),
        (device::SETTLE, device::SettleLogs::fields()),
        (device::GAP, device::SettleGap::fields()),
        (device::TIME, device::AdjustTime::fields()),
        (device::FLAG, device::PlayOn::fields()),
        (device::TURN, device::GiveTurn::fields()),
        (device::CUBE, device::CubeStands::fields()),
        ("events", OpenTournament::fields()),
        ("correction", Outcome::fields()),
    ];
    by_kind.chain(others).collect()
}

#[test]
fn no_form_has_two_fields_of_one_name() {
    for (form, fields) in all() {
        let names: BTreeSet<_> =
            fields.iter().chain(&["form", "command", "command_id", "zone", "back", "sure"]).collect();
        assert_eq!(names.len(), fields.len() + 6, "{form}: {fields:?}");
    }
}

#[test]
fn every_field_has_a_name_in_every_language() {
    for (form, fields) in all() {
        for (locale, field) in Locale::all().flat_map(|locale| fields.iter().map(move |field| (locale, field))) {
            let key = format!("form-field-{}", field.replace('_', "-"));
            assert_ne!(locale.say(&key), key, "{form}");
        }
    }
}

#[test]
fn what_is_wrong_in_a_field_is_told_in_every_language() {
    use kinds::Wrong::{Amount, Choice, Minutes, Number, Numbers, Percent, Time};
    for (locale, wrong) in Locale::all()
        .flat_map(|locale| [Number, Amount, Percent, Minutes, Time, Numbers, Choice].map(|wrong| (locale, wrong)))
    {
        let said = locale.say_with(wrong.key(), &[("field", "7".into()), ("text", "8".into())]);
        assert!(said.contains('7') && said.contains('8') && !said.contains('{'), "{said}");
    }
}

// rule: CLK-02, MAT-03
#[test]
fn one_touch_at_the_desk_lets_both_play_on_or_a_cube_stand_or_gives_the_turn_to_the_other() {
    use tavola_club::device::Act;
    let ordered = |fields: &[(&str, &str)]| device::ordered(&form(fields).unwrap()).map(|ordered| ordered.act);
    assert_eq!(ordered(&[("form", "flag")]).unwrap(), Act::PlayOn);
    let Ok(Act::CubeStands { game: 3, cube, reason }) = ordered(&[("form", "cube"), ("game", "3"), ("cube", "2")])
    else {
        panic!("the cube stands in game 3");
    };
    assert_eq!((cube.number(), reason.as_str()), (2, "MAT-03"));
    let turn = ordered(&[("form", "turn"), ("side", "black")]).unwrap();
    assert_eq!(turn, Act::Resume { side: Some(tavola_rules::Side::Black) });
    assert!(ordered(&[("form", "cube"), ("game", "3"), ("cube", "3")]).is_err(), "no cube shows 3");
    assert!(ordered(&[("form", "flag"), ("side", "white")]).is_err(), "a field that is not known");
}

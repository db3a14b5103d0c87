//! The forms of the desk and what is read of them are the same: every form has a page that offers it with all its fields,
//! and no page offers a field that nobody reads.

use super::forms::every_form;
use super::*;
use crate::web::http::tournament::forms::{Form as _, FormKind, desk, opening::OpenTournament};

/// The forms of some pages, each with its fields.
type Met = BTreeMap<String, BTreeSet<String>>;

/// What form it is, and the fields that are read of it; none of a button.
fn known(form: &Form) -> Option<(&str, Vec<&'static str>)> {
    match form.address.rsplit('/').next() {
        Some("committee") => Some(("committee", desk::Committee::fields())),
        Some("bots") => Some(("bots", desk::Bots::fields())),
        _ => {
            let word = form.word()?;
            let kind = FormKind::ALL.iter().find(|kind| kind.word() == word);
            Some((word, kind.map(|kind| kind.fields()).unwrap_or_default()))
        }
    }
}

/// The forms of a page with their fields; each has a name of its own, so that it acts once.
pub(super) fn on(page: &str) -> Result<Met, String> {
    let all = every_form(page);
    let names: BTreeSet<&str> = all.iter().filter_map(Form::command_id).filter(|id| !id.is_empty()).collect();
    let forms: BTreeSet<&str> = all.iter().map(|form| form.written.as_str()).collect();
    if names.len() != forms.len() {
        return Err(format!("{} forms have {} names", forms.len(), names.len()));
    }
    let mut met = Met::new();
    for form in &all {
        let Some((word, known)) = known(form) else { continue };
        let own = form.names().filter(|name| !["form", "command_id", "back"].contains(name));
        for name in own {
            if !known.contains(&name) {
                return Err(format!("nobody reads {name} of {form:?}"));
            }
            met.entry(word.to_owned()).or_default().insert(name.to_owned());
        }
    }
    Ok(met)
}

/// An event of one division, its entries, and what the house has done in it.
pub(super) fn event(division: Value, settings: Value, entries: usize, commands: &[Value]) -> Walk {
    let mut walk = Walk { event: Tournament::default(), ..Walk::new(0) };
    let mut all = json!({ "name": "Open", "divisions": [division], "directors": ["director"], "tables": 2 });
    all.as_object_mut().unwrap().extend(settings.as_object().unwrap().clone());
    let settings: Settings = serde_json::from_value(all).unwrap();
    let people = settings.divisions[0].entrants.people();
    walk.must(TournamentCommand::House(HouseCommand::Open { settings: Box::new(settings) }));
    let member = |name: &str| json!({ "person": name, "name": name });
    let members = ["carla", "dario", "elena"].map(member);
    let committee = json!({ "type": "appoint_committee", "members": members });
    let enter = |number: usize| {
        let people: Vec<Value> = (0..people).map(|seat| json!({ "name": format!("Ada {number}-{seat}") })).collect();
        json!({ "type": "enter", "division": "main", "people": people })
    };
    let all = std::iter::once(committee).chain((0..entries).map(enter)).chain(commands.iter().cloned());
    for command in all {
        walk.must(serde_json::from_value(command).unwrap());
    }
    walk
}

pub(super) fn division(format: Value) -> Value {
    let pair = format["type"] == "davis_cup";
    json!({ "id": "main", "format": format, "entrants": if pair { "davis_pair" } else { "single" } })
}

/// Each format, with all that some of it is chosen of.
fn formats() -> [Value; 7] {
    [
        json!({ "type": "knock_out", "last_chance": { "type": "first_rounds", "rounds": 2 } }),
        json!({ "type": "double_elimination" }),
        json!({ "type": "lives", "lives": 3 }),
        json!({ "type": "swiss", "rounds": 2 }),
        json!({ "type": "round_robin" }),
        json!({ "type": "swing", "points": 400, "chips": { "type": "steps", "first": 100, "step": 50 } }),
        json!({ "type": "davis_cup" }),
    ]
}

/// Events at every stage at which a form of the desk is offered.
fn stages() -> Vec<Walk> {
    let none = || json!({});
    let mut all: Vec<Walk> = formats().map(|format| event(division(format), none(), 3, &[])).into();
    let published = |format: Value, more: &[Value]| {
        let draw =
            [json!({ "type": "draw", "division": "main" }), json!({ "type": "publish_draw", "division": "main" })];
        event(division(format), none(), 5, &[&draw, more].concat())
    };
    all.extend(formats().map(|format| published(format, &[])));
    let first_to_call = |walk: &Walk| walk.data("director").view.calls.first().map(|call| call.of);
    for format in formats() {
        let mut walk = published(format, &[]);
        let of = first_to_call(&walk).unwrap();
        walk.must(serde_json::from_value(json!({ "type": "start", "match": of })).unwrap());
        let rule = json!({ "type": "rule", "match": of, "clause": "TRN-21", "reason": "noise", "remedy": { "type": "stands" } });
        walk.must(serde_json::from_value(rule).unwrap());
        let by = walk.data("director").view.matches.iter().find(|game| game.id == of).unwrap().seats[0].entrant();
        walk.must(serde_json::from_value(json!({ "type": "appeal", "ruling": 1, "entrant": by })).unwrap());
        all.push(walk);
    }
    all.push(event(division(json!({ "type": "swiss" })), json!({ "venue": "online" }), 2, &[]));
    let mut auction = division(json!({ "type": "swiss" }));
    auction["calcutta"] = json!({});
    all.push(event(auction, none(), 2, &[]));
    let mut with_fee = division(json!({ "type": "swiss" }));
    with_fee["fees"] = json!({ "entry": 5000 });
    let in_part = json!({ "type": "pay", "entrant": 1, "charge": { "type": "entry" }, "amount": 2000 });
    all.push(event(with_fee, none(), 2, &[in_part]));
    let surplus = json!({ "surplus": "keep" });
    let drawn = [json!({ "type": "draw", "division": "main" }), json!({ "type": "publish_draw", "division": "main" })];
    all.push(event(division(json!({ "type": "knock_out" })), surplus, 2, &drawn));
    all.push(three_equals());
    all
}

/// Three who have all won once, and nothing parts them.
fn three_equals() -> Walk {
    let mut round_robin = division(json!({ "type": "round_robin" }));
    round_robin["tie_breaks"] = json!([]);
    let draw = [json!({ "type": "draw", "division": "main" }), json!({ "type": "publish_draw", "division": "main" })];
    let mut walk = event(round_robin, json!({}), 3, &draw);
    for game in walk.data("director").view.matches {
        let seats: Vec<u32> = game.seats.iter().filter_map(|seat| seat.entrant()).map(|one| one.number()).collect();
        let [one, other] = seats[..] else { continue };
        let winner = if one % 3 + 1 == other { one } else { other };
        let result = json!({ "type": "result", "match": game.id, "result": { "winner": winner, "score": [7, 1] } });
        walk.must(serde_json::from_value(result).unwrap());
        walk.now = walk.now + Millis::seconds(60);
        walk.settles();
    }
    walk
}

#[test]
fn every_form_is_offered_with_all_its_fields_and_no_others() {
    let mut met = Met::new();
    for mut walk in stages() {
        let data = walk.data("director");
        let reader = Reader { path: "/here".to_owned(), ..Reader::default() };
        let mut pages = walk.pages("director");
        pages.push(book(&reader, &data, "", None).into_string());
        let games =
            data.view.matches.iter().filter_map(|game| super::super::game(&reader, &data, game.id.number(), None, &[]));
        pages.extend(games.map(maud::PreEscaped::into_string));
        for page in pages {
            for form in forms(&page) {
                let kind = FormKind::ALL.iter().find(|kind| Some(kind.word()) == form.word());
                if let (Some(kind), Ok(command)) = (kind, meant(&form.filled(&mut walk.lot))) {
                    assert!(
                        act::agree(*kind, &command),
                        "a referee is offered {kind:?} but not {command:?}, or turned about"
                    );
                }
            }
            for (form, fields) in on(&page).unwrap_or_else(|why| panic!("{why}")) {
                met.entry(form).or_default().extend(fields);
            }
        }
    }
    let others = [("committee", desk::Committee::fields()), ("bots", desk::Bots::fields())];
    let all = FormKind::ALL.iter().map(|kind| (kind.word(), kind.fields())).chain(others);
    let missing: Vec<_> = all
        .flat_map(|(form, fields)| fields.into_iter().map(move |field| (form, field)))
        .filter(|(form, field)| !met.get(*form).is_some_and(|fields| fields.contains(*field)))
        .collect();
    assert!(missing.is_empty(), "read and never offered: {missing:?}");
}

/// All fields of the first form of a page, but for its name and its way back.
fn fields_of_the_form(page: &Markup) -> BTreeSet<String> {
    let form = every_form(&page.0).into_iter().next().unwrap();
    form.names().filter(|name| !["command_id", "back"].contains(name)).map(str::to_owned).collect()
}

#[test]
fn the_forms_beside_the_desk_have_the_fields_that_are_read_of_them() {
    let walk = event(division(json!({ "type": "swiss" })), json!({}), 2, &[]);
    let (data, reader) = (walk.data("director"), Reader { path: "/here".to_owned(), ..Reader::default() });
    let named = data.view.committee.iter().map(|member| crate::club::tournament::by_name(&member.name));
    let mut seated = data.clone();
    for (member, name) in seated.view.committee.iter_mut().zip(named) {
        member.person = PlayerId::new(name);
    }
    for (page, read) in [
        (new(&reader, &[]), OpenTournament::fields()),
        (join_desk(&reader, &data, Office::Referee, "key"), desk::TakeOffice::fields()),
        (take_seat(&reader, &seated, "key"), desk::TakeSeat::fields()),
    ] {
        let read: BTreeSet<String> = read.into_iter().map(str::to_owned).collect();
        assert_eq!(fields_of_the_form(&page), read);
    }
}

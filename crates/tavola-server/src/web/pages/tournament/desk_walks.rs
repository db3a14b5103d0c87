//! Random walks over a tournament by what its pages offer: every button that a page shows is accepted when it is pressed, by
//! whoever sees it, and no form says why it cannot be read in words of the program.
//!
//! `TAVOLA_WALKS=500` walks so many, `TAVOLA_WALK=7` that one and tells it.

mod fields;
mod forms;
mod told;

use std::collections::{BTreeMap, BTreeSet};
use tavola_tournament::{DeskCommand, EntryCommand, HouseCommand};

use serde_json::{Value, json};
use tavola_base::{Decider, Millis, PlayerId, Time};
use tavola_tournament::{
    Lot, LotSeed, Office, Reason, Settings, Tournament, TournamentActor, TournamentCommand, TournamentFacts,
    TournamentRefusal, TournamentStream, TournamentViewer,
    ruling::RulingState,
    stream::{settings::CommitteeMember, view::TournamentStage},
};

use self::forms::{Form, forms};
use super::*;
use crate::base::ids::{StreamId, Version};
use crate::web::errors::AppError;
use crate::web::http::tournament::forms::command as meant;
use crate::web::page_data::ErrorData;
use crate::web::pages;

/// How many walks the tests make, and how many presses each has.
const WALKS: u32 = 6;
const PRESSES: usize = 120;

/// Who looks at pages: both officials, a member of the committee, a player, everybody.
const PEOPLE: [&str; 5] = ["director", "referee", "carla", "p1", ""];

/// A name that is written from right to left.
const ARABIC: &str = "علي";

struct Walk {
    event: Tournament,
    seed: LotSeed,
    lot: Lot,
    now: Time,
    story: Vec<String>,
}

impl Walk {
    fn new(number: u32) -> Self {
        let mut bytes = [0; 32];
        bytes[..4].copy_from_slice(&number.to_be_bytes());
        let seed = LotSeed::new(bytes);
        let (now, lot) = (Time::from_millis(1), seed.key("desk", "").lot());
        let mut walk = Self { event: Tournament::default(), seed, lot, now, story: Vec::new() };
        let formats = [
            json!({ "type": "knock_out" }),
            json!({ "type": "swiss", "rounds": 3 }),
            json!({ "type": "double_elimination" }),
            json!({ "type": "davis_cup" }),
            json!({ "type": "swing", "points": 400, "chips": { "type": "steps", "first": 100, "step": 50 } }),
            json!({ "type": "round_robin" }),
        ];
        let format = walk.lot.one_of(&formats).cloned().unwrap();
        let people = if format["type"] == "davis_cup" { 2 } else { 1 };
        let entrants = if people == 2 { "davis_pair" } else { "single" };
        let division = json!({ "id": "main", "format": format, "entrants": entrants, "fees": { "entry": 5000 },
            "pools": [{ "name": "Extra", "fee": 1000, "returned": 10000, "parts": [70, 30] }] });
        let settings = json!({ "name": "Open", "divisions": [division], "directors": ["director"],
            "tables": walk.lot.below(4), "rounds": if walk.lot.below(3) == 0 { "by_the_director" } else { "by_themselves" } });
        let settings: Settings = serde_json::from_value(settings).unwrap();
        walk.must(TournamentCommand::House(HouseCommand::Open { settings: Box::new(settings) }));
        walk.must(TournamentCommand::Desk(DeskCommand::Appoint {
            office: Office::Referee,
            person: PlayerId::new("referee"),
        }));
        let member = |name: &str| CommitteeMember { person: PlayerId::new(name.to_lowercase()), name: name.to_owned() };
        walk.must(TournamentCommand::Desk(DeskCommand::AppointCommittee {
            members: ["Carla", "Dario", "Elena"].map(member).to_vec(),
        }));
        for number in 0..4 + walk.lot.below(6) {
            let person = |seat: usize| match seat {
                0 => {
                    json!({ "name": format!("{} {number}", if number == 1 { ARABIC } else { "Ada" }), "player": format!("p{number}") })
                }
                _ => json!({ "name": format!("Bea {number}") }),
            };
            let people: Vec<Value> = (0..people).map(person).collect();
            let enter = json!({ "type": "enter", "division": "main", "people": people });
            walk.must(serde_json::from_value(enter).unwrap());
        }
        walk
    }

    fn decide(
        &self,
        who: &str,
        command: TournamentCommand,
    ) -> Result<Vec<tavola_tournament::TournamentEvent>, TournamentRefusal> {
        let actor = TournamentActor::Person(PlayerId::new(who));
        TournamentStream::decide(&self.event, command, &TournamentFacts { now: self.now, actor, seed: Some(self.seed) })
    }

    fn must(&mut self, command: TournamentCommand) {
        let facts = TournamentFacts::house(self.now, Some(self.seed));
        let events =
            TournamentStream::decide(&self.event, command, &facts).unwrap_or_else(|why| self.fails(&why.to_string()));
        self.happens(&events);
    }

    fn happens(&mut self, events: &[tavola_tournament::TournamentEvent]) {
        for event in events {
            self.event = TournamentStream::evolve(std::mem::take(&mut self.event), event);
            self.story.push(format!("    {}", serde_json::to_string(&event.what).unwrap()));
        }
    }

    fn fails(&self, why: &str) -> ! {
        let from = self.story.len().saturating_sub(if asked("TAVOLA_WALK").is_some() { usize::MAX } else { 12 });
        panic!("{why}\n{}", self.story[from..].join("\n"));
    }

    /// What is due at the moment is done, as the timer does it.
    fn settles(&mut self) {
        for _ in 0..500 {
            if TournamentStream::next_deadline(&self.event).is_none_or(|at| at > self.now) {
                return;
            }
            self.must(TournamentCommand::House(HouseCommand::Tick));
        }
        self.fails("what is due never ends");
    }

    fn data(&self, who: &str) -> TournamentData {
        let viewer = match who {
            "" => TournamentViewer::Public,
            who => TournamentViewer::Person { player: PlayerId::new(who) },
        };
        let view = self.event.view(&viewer, self.now);
        let id = StreamId::fresh();
        let (version, names, called) = (Version::new(1), BTreeMap::new(), BTreeMap::new());
        TournamentData { id, version, view, now: self.now, names, keys: None, called }
    }

    /// All pages that somebody may see.
    fn pages(&mut self, who: &str) -> Vec<String> {
        let data = self.data(who);
        let reader = |path: &str| Reader { path: path.to_owned(), ..Reader::default() };
        let here = reader("/here");
        let mut pages = vec![public(&here, &data).unwrap()];
        if !who.is_empty() {
            pages.push(me(&here, &data));
        }
        if data.view.you.offices.is_empty() {
            return pages.into_iter().map(maud::PreEscaped::into_string).collect();
        }
        pages.extend([board(&here, &data), entries(&here, &data, ""), draw(&here, &data), money(&here, &data)]);
        pages.extend([book(&here, &data, "conduct", None), setup(&here, &data), log(&here, &data, None)]);
        for _ in 0..3 {
            if let Some(game) = self.lot.one_of(&data.view.matches) {
                pages.extend(super::game(&here, &data, game.id.number(), None, &[]));
                pages.push(book(&here, &data, "conduct", Some(game.id.number())));
            }
        }
        pages.into_iter().map(maud::PreEscaped::into_string).collect()
    }

    /// The desk's first page names every appeal, and the book has a form that ends it, which is accepted.
    fn every_appeal_has_a_way_out(&mut self) {
        let data = self.data("director");
        let reader = Reader { path: "/here".to_owned(), ..Reader::default() };
        let open: Vec<_> = data.view.rulings.iter().filter(|one| one.state == RulingState::Appealed).collect();
        if open.is_empty() {
            return;
        }
        let (first, whole) = (board(&reader, &data).into_string(), book(&reader, &data, "", None).into_string());
        let ends = |form: &Form| matches!(form.kind().as_str(), "decide_appeal" | "close_appeal");
        let ending: Vec<Form> = forms(&whole).into_iter().filter(ends).collect();
        if open.len() != ending.len() || open.iter().any(|one| !first.contains(&format!("#ruling-{}\"", one.number))) {
            self.fails(&format!("{} appeals, {} ways out", open.len(), ending.len()));
        }
        for form in ending {
            let filled = form.filled(&mut self.lot);
            let command: TournamentCommand = meant(&filled).unwrap_or_else(|why| self.fails(&why.to_string()));
            if let Err(why) = self.decide("director", command) {
                self.fails(&format!("{form:?} ends no appeal: {why}"));
            }
        }
    }

    /// The first page offers the end when nothing forbids it, and at no other time.
    fn the_end_is_offered_in_time(&self) {
        let data = self.data("director");
        let reader = Reader { path: "/here".to_owned(), ..Reader::default() };
        let offered = forms(&board(&reader, &data).into_string()).iter().any(|form| form.kind() == "finish");
        let is_due =
            data.view.stage == TournamentStage::Open && !data.view.left.forbids() && !data.view.matches.is_empty();
        if offered != is_due {
            self.fails(&format!("the end is offered: {offered}, due: {is_due}; {:?}", data.view.left));
        }
    }

    /// Looks at everything somebody may see, presses each button of it for a try, and one in earnest.
    fn presses(&mut self, who: &str) {
        let pages = self.pages(who);
        pages.iter().for_each(|page| self.sets_names_apart(page));
        pages.iter().for_each(|page| drop(fields::on(page).unwrap_or_else(|why| self.fails(&why))));
        let all: Vec<Form> = pages.iter().flat_map(|page| forms(page)).collect();
        let mut way: Vec<(Form, TournamentCommand)> = Vec::new();
        for form in all {
            let filled = form.filled(&mut self.lot);
            let command: TournamentCommand = match meant(&filled) {
                Ok(command) => command,
                Err(why) => self.fails(&format!("{who} cannot send {form:?}: {why}")),
            };
            if let Err(why) = self.decide(who, command.clone()) {
                let is_of_the_state =
                    is_of_the_state(why.reason) && !(why.reason == Reason::Busy && names_somebody(&command));
                let is_for_what_was_written = !form.is_pressed_only() && !is_of_the_state;
                let touches = why.reason == Reason::Touches;
                if !is_for_what_was_written && !touches {
                    self.fails(&format!("{who} is offered {command:?} and refused: {why}\n{form:?}"));
                }
                continue;
            }
            self.says_what_is_missing(&form);
            way.push((form, command));
        }
        // What ends everything comes seldom.
        let is_end =
            |command: &TournamentCommand| matches!(command, TournamentCommand::Desk(DeskCommand::Finish { .. }));
        way.retain(|(_, command)| !is_end(command) || self.story.len() > 400);
        if way.is_empty() {
            return;
        }
        // Each kind of act as often as any other, however many buttons it has.
        let kinds: BTreeSet<String> = way.iter().map(|(form, _)| form.kind()).collect();
        let kinds: Vec<String> = kinds.into_iter().collect();
        let kind = self.lot.one_of(&kinds).cloned().unwrap();
        way.retain(|(form, _)| form.kind() == kind);
        let (_, command) = way.swap_remove(self.lot.below(way.len()));
        self.story.push(format!("{who} {}", serde_json::to_string(&command).unwrap()));
        let events = self.decide(who, command).unwrap_or_else(|why| self.fails(&why.to_string()));
        self.happens(&events);
    }

    /// A name from right to left stands where it turns nothing around it: set apart, but for what a form sends.
    fn sets_names_apart(&self, page: &str) {
        for (at, _) in page.match_indices(ARABIC) {
            let before = &page[..at];
            let is_sent = before.rfind("value=\"").is_some_and(|value| !before[value + 7..].contains('"'));
            if !is_sent && !before.ends_with('\u{2068}') {
                let from = (0..=at.saturating_sub(80)).rev().find(|at| page.is_char_boundary(*at)).unwrap_or(0);
                self.fails(&format!("a name is not set apart: {}", &page[from..at]));
            }
        }
    }

    /// Whatever field is left empty, the answer is a sentence in the reader's language.
    fn says_what_is_missing(&self, form: &Form) {
        for empty in form.fields_to_fill() {
            let Err(why) = meant(&form.without(empty)) else { continue };
            let error = ErrorData { status: why.status().as_u16(), error: why.body(), back: None };
            let said = |language: &str| {
                let reader = Reader { accept_language: language.to_owned(), ..Reader::default() };
                pages::error(&reader, &error).into_string()
            };
            let [english, italian] = ["en", "it"].map(said);
            let is_raw = |page: &str| {
                ["missing field", "expected", "invalid", "at line", "`"].iter().any(|raw| page.contains(raw))
            };
            if is_raw(&english) || is_raw(&italian) || !matches!(why, AppError::Misread(_)) {
                self.fails(&format!("without {empty} of {form:?} it is said: {why:?}"));
            }
            let other = Locale::ENGLISH.say("form-field-other");
            if english.contains(&other) {
                self.fails(&format!("{empty} of {form:?} has no name in the translations"));
            }
        }
    }
}

/// Whether a command writes a name, which may be that of somebody who is playing elsewhere.
const fn names_somebody(command: &TournamentCommand) -> bool {
    matches!(command, TournamentCommand::Entry(EntryCommand::Amend { .. } | EntryCommand::Substitute { .. }))
}

/// Whether a refusal says that nothing of the kind is in order now, whatever is written.
fn is_of_the_state(reason: Reason) -> bool {
    matches!(
        reason,
        Reason::HouseOnly
            | Reason::DirectorOnly
            | Reason::OfficialOnly
            | Reason::PlayersOnly
            | Reason::Over
            | Reason::DrawnAlready
            | Reason::NoCommittee
            | Reason::NothingToDraw
            | Reason::NotPublished
            | Reason::PlayersUnknown
            | Reason::IsBye
            | Reason::NotPlayed
            | Reason::IsOver
            | Reason::NotCalled
            | Reason::NotBegun
            | Reason::BegunAlready
            | Reason::WaitsForWord
            | Reason::Busy
            | Reason::NoFreeTable
            | Reason::InDispute
            | Reason::NothingToConfirm
            | Reason::ClockThere
            | Reason::NothingDue
            | Reason::TooLateToEnter
            | Reason::NotOver
            | Reason::AppealOpen
            | Reason::Unplayed
            | Reason::CanBeDecided
            | Reason::NotDrawn
    )
}

fn asked(name: &str) -> Option<u32> {
    std::env::var(name).ok()?.parse().ok()
}

fn walk(number: u32) {
    let mut walk = Walk::new(number);
    for press in 0..PRESSES {
        let minutes = if walk.lot.below(5) == 0 { u64::try_from(walk.lot.below(20)).unwrap() } else { 0 };
        walk.now = walk.now + Millis::seconds(60 * minutes + 1);
        walk.settles();
        // The director does most of it.
        let who = if press % 3 == 0 { PEOPLE[walk.lot.below(PEOPLE.len())] } else { "director" };
        walk.presses(who);
        walk.every_appeal_has_a_way_out();
        walk.the_end_is_offered_in_time();
    }
    if asked("TAVOLA_WALK").is_some() {
        println!("{}", walk.story.join("\n"));
    }
}

// rule: TRN-19
#[test]
fn what_the_pages_of_a_tournament_offer_is_accepted() {
    if let Some(number) = asked("TAVOLA_WALK") {
        return walk(number);
    }
    let failed: Vec<u32> = (0..asked("TAVOLA_WALKS").unwrap_or(WALKS))
        .filter(|&number| std::panic::catch_unwind(|| walk(number)).is_err())
        .collect();
    assert!(failed.is_empty(), "walks {failed:?} fail: TAVOLA_WALK=NUMBER tells one alone");
}

// rule: TRN-19
#[test]
fn an_appeal_against_a_ruling_without_a_match_is_heard_and_closed_from_the_page() {
    let mut walk = Walk::new(3);
    let entrant = walk.event.entries()[0].entrant;
    let rule = json!({ "type": "rule", "about": entrant, "clause": "TRN-25", "reason": "a shout", "remedy": { "type": "warning" } });
    let command = serde_json::from_value(rule).unwrap();
    let events = walk.decide("director", command).unwrap();
    walk.happens(&events);
    for kind in ["appeal", "hear", "cast_vote", "cast_vote", "cast_vote", "cast_vote", "decide_appeal"] {
        let reader = Reader { path: "/here".to_owned(), ..Reader::default() };
        let page = book(&reader, &walk.data("director"), "", None).into_string();
        let form = forms(&page).into_iter().find(|form| form.kind() == kind);
        let form = form.unwrap_or_else(|| panic!("the page offers no {kind}"));
        let command = meant(&form.filled(&mut walk.lot)).unwrap();
        let events = walk.decide("director", command).unwrap();
        walk.happens(&events);
    }
    let rulings = walk.data("director").view.rulings;
    assert!(matches!(rulings[0].state, RulingState::Upheld | RulingState::Overturned), "{:?}", rulings[0].state);
}

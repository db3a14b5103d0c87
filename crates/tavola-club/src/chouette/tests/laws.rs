//! Laws of every chouette, whatever its rules and whoever comes and goes: random sessions, checked after every command.

use std::collections::{BTreeMap, BTreeSet};

use proptest::prelude::*;
use serde_json::{Value, json};
use tavola_base::stored::folded_again;
use tavola_base::{Decider, PlayerId};
use tavola_replay::{export_chouette, replay};
use tavola_rules::{Action, Die, Phase};

use super::scene::{Scene, id};
use super::{moments, offers};
use crate::chouette::{
    AnswerSource, Balance, Between, Camp, Chouette, ChouetteActor, ChouetteEvent, ChouetteHappened as Happened,
    ChouetteStream, ChouetteViewer, Consultation, CubeAnswer, CubeEvent, EdgeKind, GameEvent, GameHistory, Presence,
    Settlement, Stage, TalkEvent,
};

/// A stream of numbers good enough to wander through sessions with.
#[derive(Clone)]
struct Chance(u64);

impl Chance {
    fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % limit.max(1)
    }

    fn one_in(&mut self, chances: usize) -> bool {
        self.below(chances) == 0
    }

    fn of<'a, T>(&mut self, choices: &'a [T]) -> Option<&'a T> {
        choices.get(self.below(choices.len()))
    }

    fn die(&mut self) -> Die {
        Die::ALL[self.below(6)]
    }
}

/// How many random sessions: few in the test command, as many as one wants by `TAVOLA_WALKS`.
fn walks(usual: u32) -> u32 {
    std::env::var("TAVOLA_WALKS").ok().and_then(|number| number.parse().ok()).unwrap_or(usual)
}

fn random_rules(chance: &mut Chance) -> Value {
    let mut pick = |words: &[&str]| words[chance.below(words.len())].to_owned();
    let club = pick(&["chouette-galore", "chouette-club"]);
    let (single, sole) = (pick(&["single", "multiple"]), pick(&["on", "off"]));
    let holdout = pick(&["off", "first", "any"]);
    let extras = if single == "single" { pick(&["off", "paid", "free"]) } else { "off".to_owned() };
    json!({
        "game": {
            "preset": club,
            "jacoby": pick(&["on", "off"]),
            "responses": pick(&["take_or_drop", "beaver", "raccoon", "otter"]),
            "automatic_doubles": match pick(&["none", "first_then_by_consent", "up_to"]).as_str() {
                "up_to" => json!({ "up_to": 2 }),
                other => json!(other),
            },
            "backgammon": pick(&["only_with_none_off", "even_with_some_off"]),
            "legality": pick(&["strict", "strict", "called"]),
        },
        "cubes": single,
        "sole_taker_beavers": sole,
        "holdout": holdout,
        "extras": extras,
        "box_stays": pick(&["beats_captain", "wins_and_level"]),
        "offering": pick(&["until_roll", "until_answered"]),
        "take_enough": pick(&["on", "off"]),
        "captain_cube": pick(&["off", "if_any", "must"]),
        "beaver": pick(&["may", "may", "must"]),
        "captain_after_drop": pick(&["stays", "temporary"]),
        "consultation": pick(&["free", "never", "after-cube", "cube-holders"]),
        "declining": pick(&["captain_only", "in_turn"]),
        "leaving": pick(&["plays_on", "loses"]),
        "partner_from": chance.below(6) + 4,
        "partner_lot": if chance.one_in(2) { "without_captain" } else { "with_captain" },
        "partner_place": if chance.one_in(2) { "kept" } else { "end" },
    })
}

/// What was seen in the game in play, from the events alone.
#[derive(Default)]
struct Seen {
    /// Cubes offered since the last roll, and by which side.
    offered: BTreeSet<Between>,
    by: Option<Camp>,
    /// Cubes asked about in this round and answered.
    answered: BTreeSet<Between>,
    /// Members whose part is over.
    out: BTreeSet<PlayerId>,
    /// Members at either end of an additional cube.
    extra: BTreeSet<PlayerId>,
    /// Whether a cube was accepted in this game.
    turned: bool,
    /// Members who have offered or accepted a cube.
    holders: BTreeSet<PlayerId>,
    /// Members whom the captain has asked for advice.
    asked: BTreeSet<PlayerId>,
}

impl Seen {
    fn check(&mut self, before: &Chouette, actor: Option<&PlayerId>, what: &Happened) {
        match what {
            Happened::Game(GameEvent::GameStarted { .. }) => *self = Self::default(),
            Happened::Game(GameEvent::Rolled)
            | Happened::Game(GameEvent::Acted { action: Action::Roll { .. } | Action::RollOpening { .. }, .. }) => {
                self.asked.clear();
                self.offered.clear();
                self.asked.clear();
            }
            Happened::Cube(CubeEvent::Doubled { by, camp, cubes, .. }) => {
                self.asked.clear();
                self.check_double(before, by, *camp, cubes);
                self.holders.extend((*camp == Camp::Team).then(|| by.clone()));
            }
            Happened::Cube(CubeEvent::Answered { member, answers, source }) => {
                assert!(
                    *source == AnswerSource::Silence || actor == Some(member),
                    "{member} answered through {actor:?}"
                );
                for (cube, _) in answers {
                    assert!(self.answered.insert(cube.clone()), "asked twice about {cube:?}");
                    let ends = [&cube.member, &cube.box_side];
                    let for_leaver = ends.iter().any(|end| before.presence(end) == Presence::Leaving);
                    assert!(ends.contains(&member) || for_leaver, "{member} answers for {cube:?}");
                }
            }
            Happened::Cube(CubeEvent::CubesAnswered { results, .. }) => {
                self.answered.clear();
                let by_box =
                    before.game().and_then(|game| game.round.as_ref()).is_some_and(|round| round.by == Camp::Box);
                let accepted = results.iter().filter(|result| result.answer.plays_on() && by_box);
                self.holders.extend(accepted.map(|result| result.cube.member.clone()));
                self.turned |= results.iter().any(|result| result.answer == CubeAnswer::Take);
            }
            Happened::Talk(TalkEvent::AdviceAsked { member }) => drop(self.asked.insert(member.clone())),
            Happened::Talk(TalkEvent::AskingTakenBack { member }) => drop(self.asked.remove(member)),
            Happened::Game(GameEvent::CaptainChanged { captain, .. }) => drop(self.asked.remove(captain)),
            Happened::Talk(TalkEvent::Advised { member, .. }) => self.check_advice(before, member),
            Happened::Cube(CubeEvent::ExtraAnswered { member, paid: Some(paid) }) => {
                self.extra.extend([member.clone(), paid.to.clone()]);
            }
            _ => {}
        }
        self.check_postings(before, what);
    }

    fn check_double(&mut self, before: &Chouette, by: &PlayerId, camp: Camp, cubes: &[Between]) {
        if self.by != Some(camp) {
            self.offered.clear();
        }
        self.by = Some(camp);
        let game = before.game().expect("cubes are offered in a game");
        for cube in cubes {
            assert!(self.offered.insert(cube.clone()), "{cube:?} is asked about twice in a turn");
            let edge = game.edge(cube).expect("a cube of this game");
            assert!(edge.is_open() && edge.cube.owner.lets(camp.side()));
            let for_others = before.has_one_cube() || before.presence(&cube.member) == Presence::Leaving;
            let captain = camp == Camp::Team && *by == game.captain && for_others;
            let leaver = before.presence(&cube.box_side) == Presence::Leaving;
            let for_giver = camp == Camp::Box && *by == game.the_box && leaver;
            assert!(edge.end(camp) == by || captain || for_giver, "{by} offers {cube:?}");
            assert!(edge.kind == EdgeKind::Extra || !self.out.contains(&cube.member), "{cube:?} is over");
        }
    }

    /// Nobody advises whom the rules do not let, and nobody who is out (CHO-06).
    fn check_advice(&self, before: &Chouette, member: &PlayerId) {
        let game = before.game().expect("advice is given in a game");
        if game.plays_the_box(member) {
            assert!(game.partner.is_some(), "{member} is a lone box and advises");
            return;
        }
        assert!(game.is_in(member), "{member} is out and advises");
        let may = match before.settings().rules.knobs().consultation {
            Consultation::Free => true,
            Consultation::Never => false,
            Consultation::AfterCube => self.turned,
            Consultation::CubeHolders => self.holders.contains(member) || self.asked.contains(member),
        };
        assert!(may || *member == game.captain, "{member} may not advise");
    }

    /// Whoever is out pays no more, but for additional cubes of their own.
    fn check_postings(&mut self, before: &Chouette, what: &Happened) {
        let (Some(game), postings) = (before.game(), what.postings()) else { return };
        for posting in &postings {
            assert!(posting.points > Balance::ZERO && posting.from != posting.to);
            let partner = game.partner.as_ref().is_some_and(|id| *id == posting.from || *id == posting.to);
            let free = self.extra.contains(&posting.from)
                || partner
                || matches!(what, Happened::Cube(CubeEvent::ExtraAnswered { .. }));
            assert!(free || !self.out.contains(&posting.from), "{} is out and pays {posting:?}", posting.from);
            assert!(free || !self.out.contains(&posting.to), "{} is out and gets {posting:?}", posting.to);
        }
        if !matches!(what, Happened::Game(GameEvent::GameEnded { .. })) {
            let ends = postings.iter().flat_map(|posting| [&posting.from, &posting.to]);
            let members = ends.filter(|end| {
                **end != game.the_box && !matches!(what, Happened::Cube(CubeEvent::ExtraAnswered { .. }))
            });
            self.out.extend(members.filter(|end| !self.extra.contains(*end)).cloned());
        }
    }
}

fn check_state(state: &Chouette) {
    assert!(state.ledger().is_zero_sum());
    for account in state.ledger().accounts().values() {
        let present = account.balances().values().filter(|balance| **balance != Balance::ZERO).count();
        assert!(account.payments().len() <= present.saturating_sub(1));
    }
    if let Some(line) = state.line() {
        let (mut standing, mut joined): (Vec<_>, _) = (line.everybody().cloned().collect(), state.joined.clone());
        standing.sort();
        joined.sort();
        assert_eq!(standing, joined, "the line is no permutation of those who are there");
        assert!(line.partner.as_ref().is_none_or(|partner| line.queue.contains(partner)));
    }
    for record in state.games() {
        assert_eq!(record.points.values().copied().sum::<Balance>(), Balance::ZERO);
    }
    let Some(game) = state.game() else { return };
    assert!(game.edges.iter().any(|edge| edge.is_open()), "a game goes on without a cube");
    assert!(game.open_mains().next().is_none() || game.is_in(&game.captain), "the captain is out, others are in");
    if let Some(round) = &game.round {
        assert!(!round.offers.is_empty() && !round.is_complete(), "a round waits for nobody");
    }
    let paid: Balance = state.members().keys().map(|member| game.points_of(member)).sum();
    assert_eq!(paid, Balance::ZERO);
}

fn check_deadline(state: &Chouette, scene: &Scene) {
    if let Some(deadline) = ChouetteStream::next_deadline(state) {
        let mut later = scene.clone();
        later.now = deadline;
        let due = later.house(json!({"type": "tick"}));
        assert!(due.is_ok(), "the timer is refused at its own deadline: {due:?}");
        check_state(&later.state);
    }
}

/// Box and captain alone act on the board, each for their side (CHO-02).
fn check_mover(before: &Chouette, sender: Option<&PlayerId>, event: &ChouetteEvent) {
    let Happened::Game(GameEvent::Acted { camp, action }) = &event.what else { return };
    // An equal roll over the board is entered by anybody; offering a cube, too, lets a play stand.
    let anybody = before.is_over_the_board() || *action == Action::AcceptPlay;
    let Some(sender) = sender.filter(|_| event.origin.is_command() && !anybody) else { return };
    let mover = before.player_of(*camp);
    let either =
        matches!(action, Action::RollOpening { .. }) && before.player_of(camp.opponent()).as_ref() == Some(sender);
    assert!(mover.as_ref() == Some(sender) || either, "{sender} acts for the {camp:?}: {action:?}");
}

struct Session {
    scene: Scene,
    chance: Chance,
    seen: Seen,
    people: Vec<PlayerId>,
    /// Over the board: the state before each entry that stands.
    before: Vec<Chouette>,
}

impl Session {
    fn new(seed: u64, members: usize, play: &str) -> Self {
        let mut chance = Chance(seed);
        let rules = random_rules(&mut chance);
        let pace = json!({
            "turn": if seed % 4 == 2 { json!(null) } else { json!(60_000) }, "gather": chance.below(2) * 15_000, "fair": chance.below(2) * 2_000,
            "absence": if chance.one_in(2) { json!(20_000) } else { json!(null) },
            "answer": if seed % 4 == 1 { json!(null) } else { json!(60_000) },
        });
        let people: Vec<_> = ('A'..'P').map(id).collect();
        let names: String = ('A'..).take(members).collect();
        let scene = Scene::opened(json!({"rules": rules, "play": play, "pace": pace}), &names);
        let before = Vec::new();
        Self { scene, chance, seen: Seen::default(), people, before }
    }

    fn run(&mut self, commands: usize) {
        for _ in 0..commands {
            let person = self.whoever();
            let command = self.command(&person);
            let dice = [self.chance.die(), self.chance.die()];
            let before = self.scene.state.clone();
            let waits = self.chance.below(3) as u64;
            self.scene.later(waits);
            let of_the_house = ["tick", "connected", "disconnected"].iter().any(|name| command["type"] == *name);
            let actor = if of_the_house { ChouetteActor::House } else { ChouetteActor::Player(person.clone()) };
            let Ok(events) = self.scene.decided(actor, command.clone(), Some(dice)) else {
                assert_eq!(self.scene.state.version(), before.version(), "a refusal changed something");
                continue;
            };
            if command["type"] == "undo" {
                self.check_undo(&command);
                continue;
            }
            let mut at = before.clone();
            let stored = self.scene.events[self.scene.events.len() - events.len()..].to_vec();
            for event in &stored {
                let sender = Some(&person).filter(|_| !of_the_house);
                check_mover(&at, sender, event);
                self.seen.check(&at, sender, &event.what);
                at = at.after(event);
            }
            self.before.push(before);
            check_state(&self.scene.state);
            moments::nobody_waits_for_nobody(&self.scene.state, self.scene.now);
            moments::cubes_have_owners_of_the_game(&self.scene.state);
            if self.scene.state.version().is_multiple_of(8) {
                let (state, now) = (&self.scene.state, self.scene.now);
                moments::what_one_may_do_changes_by_events_and_deadlines_alone(state, now);
                offers::what_is_offered_can_be_done(state, now);
            }
            check_deadline(&self.scene.state, &self.scene);
        }
    }

    /// Mostly somebody who is waited for.
    fn whoever(&mut self) -> PlayerId {
        let mut wanted: Vec<PlayerId> = Vec::new();
        if let Some(game) = self.scene.state.game() {
            let queue = self.scene.state.queue();
            wanted.extend([game.player(Camp::Box, queue), game.player(Camp::Team, queue)]);
            wanted.extend(game.open_mains().map(|edge| edge.between.member.clone()));
        }
        if wanted.is_empty() || self.chance.one_in(5) {
            wanted = self.people.clone();
        }
        self.chance.of(&wanted).cloned().expect("people")
    }

    /// Whoever has no part in the team hears no advice, and nobody another's answer before all have answered.
    fn check_told(&self) {
        let state = &self.scene.state;
        let viewers = state.members().keys().cloned().map(ChouetteViewer::Member).chain([ChouetteViewer::Watcher]);
        for viewer in viewers {
            let of_team = match &viewer {
                ChouetteViewer::Member(member) => state.game().and_then(|game| game.camp_of(member)),
                ChouetteViewer::Watcher => None,
            };
            for event in state.told(&self.scene.events, &viewer) {
                match &event.what {
                    Happened::Talk(TalkEvent::AdviceAsked { .. } | TalkEvent::AskingTakenBack { .. }) => {
                        assert_eq!(of_team, Some(Camp::Team));
                    }
                    Happened::Talk(TalkEvent::Advised { member, .. } | TalkEvent::AdviceAgreed { member, .. }) => {
                        let game = state.game().unwrap();
                        assert_eq!(of_team, Some(if game.plays_the_box(member) { Camp::Box } else { Camp::Team }));
                    }
                    Happened::Cube(CubeEvent::Answered { member, answers, .. }) => {
                        assert!(answers.is_empty() || viewer == ChouetteViewer::Member(member.clone()));
                    }
                    _ => {}
                }
            }
        }
    }

    /// What was played is exported and replayed to the same events, and its games are told as they ended.
    fn check_export(&self) {
        let events = &self.scene.events;
        let again = folded_again::<ChouetteStream>(events).unwrap();
        assert!(format!("{again:?}") == format!("{:?}", self.scene.state), "another fold is another chouette");
        let file = export_chouette(&as_read(events))
            .unwrap_or_else(|why| panic!("{why}: {:?}", &events[why.number - 1..events.len().min(why.number + 2)]));
        let answer = replay(&file).unwrap_or_else(|why| panic!("{why}"));
        assert_eq!(answer["refusals"], json!([]));
        assert_eq!(answer["events"], serde_json::to_value(events).unwrap());
        let told = GameHistory::of(events);
        let ended = |game: &&GameHistory| {
            matches!(game.events.last().unwrap().what, Happened::Game(GameEvent::GameEnded { .. }))
        };
        assert_eq!(told.iter().filter(ended).count(), self.scene.state.games().len());
    }

    fn check_undo(&mut self, command: &Value) {
        let steps = command["steps"].as_u64().unwrap_or(1) as usize;
        if steps > self.before.len() {
            self.before.clear();
            return;
        }
        let earlier = self.before.split_off(self.before.len() - steps).remove(0);
        let bare = |state: &Chouette| format!("{:?}", Chouette { version: 0, ..state.clone() });
        assert!(bare(&self.scene.state) == bare(&earlier), "an entry taken back leaves a trace");
        self.seen = Seen::default();
        if let Some(game) = self.scene.state.game() {
            let settled = game.edges.iter().filter(|edge| !edge.is_open() && edge.kind == EdgeKind::Main);
            self.seen.out = settled.map(|edge| edge.between.member.clone()).collect();
            let extras = game.edges.iter().filter(|edge| edge.kind == EdgeKind::Extra);
            let ends = extras.flat_map(|edge| [edge.between.member.clone(), edge.between.box_side.clone()]);
            self.seen.extra = ends.collect();
            self.seen.turned = game.so_far.turned;
            self.seen.holders = game.so_far.holders.clone();
            self.seen.asked = game.talk.asked.clone();
            self.seen.by = game.turn.camp;
            self.seen.offered = game.turn.offered.clone();
            let answered =
                game.round.iter().flat_map(|round| round.offers.iter().filter(|offer| offer.answer.is_some()));
            self.seen.answered = answered.map(|offer| offer.cube.clone()).collect();
        }
    }

    fn command(&mut self, person: &PlayerId) -> Value {
        if self.chance.one_in(25) {
            return self.coming_and_going();
        }
        match self.scene.state.stage() {
            Stage::Playing(_) => self.in_game(person),
            Stage::Gathering | Stage::Ordering { .. } => json!({"type": "roll_die"}),
            _ => {
                let name = self.chance.of(&[
                    "start_game",
                    "start_game",
                    "start_game",
                    "seek_partner",
                    "accept_partner",
                    "decline_partner",
                    "decline_partner",
                    "draw_partner",
                    "end_partnership",
                ]);
                json!({"type": name})
            }
        }
    }

    fn coming_and_going(&mut self) -> Value {
        let to = self.chance.of(&self.people).cloned();
        match self.chance.below(9) {
            7 => json!({"type": "disconnected", "member": to}),
            8 => json!({"type": "connected", "member": to}),
            0 | 1 => json!({"type": "join"}),
            2 => json!({"type": "leave"}),
            3 => json!({"type": "undo", "steps": self.chance.below(4) + 1}),
            4 => json!({"type": "pay", "to": to, "currency": "points", "amount": self.chance.below(3)}),
            5 => json!({"type": "set_stake", "stake": {"currency": "EUR", "unit": self.chance.below(9) + 1}}),
            _ => {
                self.scene.later(61);
                json!({"type": "tick"})
            }
        }
    }

    fn in_game(&mut self, person: &PlayerId) -> Value {
        let game = self.scene.state.game().expect("a game").clone();
        let asked =
            |offer: &&Settlement| offer.by != *person && [&offer.cube.member, &offer.cube.box_side].contains(&person);
        if let Some(offer) = game.talk.settlements.iter().find(asked) {
            let edge = game.edge(&offer.cube).expect("a cube of this game");
            return json!({"type": self.chance.of(&["accept_settlement", "decline_settlement"]), "cube": edge.key()});
        }
        if game.tie_waits() && self.chance.one_in(2) {
            return json!({"type": self.chance.of(&["count_tie", "decline_tie"])});
        }
        if let Some(round) = &game.round {
            let keys: Vec<PlayerId> =
                self.scene.state.asked_of(&game, round, person).map(|(edge, _)| edge.key().clone()).collect();
            let words = ["take", "take", "drop", "beaver", "raccoon", "otter", "hold", "double"];
            if keys.is_empty() || self.chance.one_in(3) {
                return json!({"type": self.chance.of(&words)});
            }
            let answers: BTreeMap<_, _> = keys
                .into_iter()
                .map(|key| (key, *self.chance.of(&["take", "take", "drop", "beaver"]).unwrap()))
                .collect();
            return json!({"type": "answer", "answers": answers});
        }
        if self.chance.one_in(12) {
            let cubes = self.chance.of(&self.people).map(|name| vec![name.clone()]);
            return match self.chance.below(8) {
                0 => json!({"type": self.chance.of(&["advise", "say"]), "text": "hit"}),
                1 => json!({"type": "ask_advice", "member": self.chance.of(&self.people)}),
                2 => json!({"type": "offer_settlement", "points": self.chance.below(5) as f64 / 2.0 - 1.0}),
                3 => json!({"type": "decline_settlement"}),
                4 => json!({"type": "resign", "kind": "single"}),
                5 => json!({"type": "double", "cubes": cubes}),
                6 => {
                    json!({"type": self.chance.of(&["accept_resignation", "reject_resignation", "claim"]), "kind": "single"})
                }
                _ => json!({"type": self.chance.of(&["challenge", "accept_play", "count_tie", "decline_settlement"])}),
            };
        }
        if self.scene.state.is_over_the_board() { self.over_the_board() } else { self.online(&game.board) }
    }

    fn over_the_board(&mut self) -> Value {
        match self.chance.below(12) {
            0..4 => json!({"type": "double"}),
            4..6 => json!({"type": self.chance.of(&["give_extra", "decline_extra", "decline_tie", "count_tie"])}),
            6 => json!({"type": "tie"}),
            7 => json!({
                "type": "result",
                "winner": self.chance.of(&["box", "team"]),
                "kind": self.chance.of(&["single", "gammon", "backgammon"]),
            }),
            _ => json!({"type": "rolled"}),
        }
    }

    fn online(&mut self, board: &tavola_rules::Game) -> Value {
        let extras = ["give_extra", "decline_extra"];
        match board.phase() {
            Phase::OpeningRoll { .. } => {
                json!({"type": self.chance.of(&["roll_opening", "roll_opening", "decline_tie"])})
            }
            Phase::ToPlay { .. } if self.chance.one_in(8) => json!({"type": self.chance.of(&extras)}),
            Phase::ToPlay { .. } => {
                let plays = board.legal_plays();
                let play = self.chance.of(&plays).map_or(json!([]), |legal| json!(legal.play));
                json!({"type": "play", "steps": play})
            }
            _ => {
                json!({"type": self.chance.of(&["roll", "roll", "roll", "roll", "double", "give_extra", "decline_extra"])})
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(walks(48)))]

    // rule: CHO-05, CHO-06, CHO-11, CHO-23
    #[test]
    fn over_the_board_the_laws_hold_whatever_happens(seed: u64, members in 3usize..13) {
        let mut session = Session::new(seed, members, "over_the_board");
        session.run(300);
        session.check_told();
        session.check_export();
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(walks(12)))]

    // rule: CHO-02, CHO-05, CHO-06, CHO-11, CHO-23
    #[test]
    fn online_the_laws_hold_whatever_happens(seed: u64, members in 3usize..13) {
        let mut session = Session::new(seed, members, "online");
        session.run(600);
        session.check_told();
        session.check_export();
    }
}

/// In this session the timer lets a play stand, and a cube is offered at the same moment: two acts, not one.
#[test]
fn what_the_timer_does_is_exported_apart_from_what_is_done_at_that_moment() {
    let mut session = Session::new(46_188_334_552_628_044, 3, "online");
    session.run(600);
    session.check_export();
}

/// In this session several members let the time for additional cubes run out: one act of the timer, not one for each.
#[test]
fn what_one_stroke_of_the_timer_does_is_exported_as_one_command() {
    let mut session = Session::new(16_126_871_702_285_735_586, 4, "online");
    session.run(600);
    session.check_export();
}

/// In this session a partner is drawn by dice that no event tells: the export finds dice that draw the same.
#[test]
fn a_partner_drawn_by_dice_from_outside_is_exported() {
    let mut session = Session::new(9_487_770_917_738_992_982, 8, "online");
    session.run(600);
    session.check_export();
}

#[test]
fn random_sessions_reach_every_corner() {
    let mut kinds = BTreeSet::new();
    let mut games = 0;
    for seed in 0..60 {
        let play = if seed % 3 == 0 { "online" } else { "over_the_board" };
        let mut session = Session::new(seed, 3 + seed as usize % 10, play);
        session.run(500);
        games += session.scene.state.games().len();
        for event in &session.scene.events {
            let value = serde_json::to_value(event).unwrap();
            kinds.insert(value["type"].as_str().unwrap().to_owned());
        }
    }
    for kind in [
        "cubes_answered",
        "captain_changed",
        "extras_asked",
        "partner_found",
        "left_cubes",
        "leaving",
        "undone",
        "settlement_agreed",
        "game_ended",
        "too_slow",
        "tie_declined",
    ] {
        assert!(kinds.contains(kind), "no random session has {kind}: {kinds:?}");
    }
    assert!(games > 60, "only {games} games came to an end");
}

/// The same events as the crate of the replay knows them: it was built with this crate as a library, not as its own tests.
pub(super) fn as_read<T: serde::de::DeserializeOwned>(events: &[ChouetteEvent]) -> Vec<T> {
    serde_json::from_value(serde_json::to_value(events).unwrap()).unwrap()
}

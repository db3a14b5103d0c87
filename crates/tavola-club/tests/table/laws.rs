//! Laws of the table over random commands: whatever anybody sends, in whatever order, at whatever time.

use proptest::prelude::*;
use tavola_base::clock::{ClockMode, ClockSettings, StopReason};
use tavola_base::dice_proof::{ChainContext, Digest, RollNumber, TableSecret};
use tavola_base::stored::folded_again;
use tavola_base::{Millis, Time};
use tavola_club::Viewer;
use tavola_club::table::{
    Actor, CommandName, Happening, Partner, Place, Post, SeatPlan, SitterKind, TableCommand, TableEvent, Tables, Terms,
    Tutor, WhenAbsent, invitation_digest, narrow, played_games, transcript, view,
};
use tavola_replay::{export_table, replay};
use tavola_rules::{Board, BySide, Legality, Points, Preset, RuleSet, Setup, Side, Step, WinKind};

use crate::world::{self, Chance, Dice, START, World, bot, rules, taken, terms};

/// How many random tables: few in the test command, as many as one wants by `TAVOLA_WALKS`.
fn walks(usual: u32) -> u32 {
    std::env::var("TAVOLA_WALKS").ok().and_then(|number| number.parse().ok()).unwrap_or(usual)
}

const RULES: [&str; 8] = [
    r#"{"preset":"money"}"#,
    r#"{"preset":"money","responses":"otter","automatic_doubles":{"up_to":2},"legality":"called"}"#,
    r#"{"preset":"match","length":{"points":3}}"#,
    r#"{"preset":"match","length":{"points":1}}"#,
    r#"{"preset":"match","length":{"points":3},"legality":"called","holland":"on"}"#,
    r#"{"preset":"tavola-reale","length":{"points":3}}"#,
    r#"{"preset":"tournament","length":{"points":3}}"#,
    r#"{"preset":"tournament","length":{"points":5},"legality":"called"}"#,
];

fn some_terms(chance: &mut Chance) -> Terms {
    let mut terms = terms(rules(RULES[chance.below(RULES.len())]));
    if chance.below(2) == 0 {
        let mode = *chance.of(&[ClockMode::SimpleDelay, ClockMode::Bronstein, ClockMode::Fischer]);
        let settings = ClockSettings { mode, bank_per_point: Millis::seconds(90), delay: Millis::seconds(12) };
        terms.clock = Some(settings);
    }
    match chance.below(8) {
        0 | 1 => terms.seats.black = bot("Bottega"),
        2 => terms.seats.black = SeatPlan::Open,
        3 => terms.seats.black = SeatPlan::Invited { invitation: invitation_digest("a secret word") },
        _ => {}
    }
    // Consultation doubles, where nobody opposite is a bot.
    let later = SeatPlan::Later { invitation: invitation_digest("a secret word") };
    let plans = [None, Some(taken("Dina")), Some(SeatPlan::Open), Some(later)];
    if chance.below(3) == 0 {
        terms.partners.white.clone_from(chance.of(&plans));
        let is_person = matches!(&terms.seats.black, SeatPlan::Taken { sitter } if sitter.kind == SitterKind::Person);
        terms.partners.black = if is_person { Some(taken("Ezio")) } else { None };
    }
    // Where a tutor may help, it often does.
    let helped = Terms { tutor: Some(Tutor { limit: 80 }), clock: None, ..terms.clone() };
    let is_bot = matches!(&terms.seats.black, SeatPlan::Taken { sitter } if sitter.kind == SitterKind::Bot);
    let is_strict = terms.rules.knobs().legality == Legality::Strict && terms.partners.white.is_none();
    if is_bot && is_strict && chance.below(3) != 0 {
        terms = helped;
    }
    some_patience(&mut terms, chance);
    if chance.below(4) == 0 {
        terms.pace.decision = None;
    }
    if chance.below(4) == 0 {
        terms.pace.absence = None;
    }
    terms
}

/// How the two wait for each other: as ever, with absences counted together, by adjourning alone, or by post.
fn some_patience(terms: &mut Terms, chance: &mut Chance) {
    let long = Millis::seconds(300);
    match chance.below(6) {
        0 => {
            terms.pace.absent = WhenAbsent::Choose;
            terms.pace.per_return = Some(Millis::seconds(20));
            terms.pace.absence = Some(Millis::seconds(40));
            terms.pace.resume = Some(long);
        }
        1 => terms.pace.absent = WhenAbsent::Adjourn,
        2 if terms.tutor.is_none() => {
            terms.clock = None;
            (terms.pace.decision, terms.pace.absence) = (None, None);
            let (per_turn, bank) = (Millis::seconds(30), Millis::seconds(90));
            terms.pace.post = Some(Post { per_turn, bank, cap: long, grace: long });
        }
        _ => {}
    }
}

fn some_dice(chance: &mut Chance) -> Dice {
    if chance.below(2) == 0 {
        return Dice::Told;
    }
    let mut seed = |own| (own != 0).then(|| Digest::new([chance.below(255) as u8 + 1; 32]));
    let seeds = BySide { white: seed(1), black: seed(0) };
    Dice::Sealed { secret: TableSecret::new([9; 32]), seeds }
}

/// A command that may make sense, or not.
fn some_command(world: &World, side: Side, chance: &mut Chance) -> TableCommand {
    let kind = *chance.of(&WinKind::ALL);
    let number = view(&world.table, Viewer::Watcher, world.now).map_or(RollNumber::new(0), |v| v.dice.roll_number);
    if !world.opened().is_playing() && chance.below(3) == 0 {
        return rare_command(chance, kind);
    }
    if world.opened().terms().tutor.is_some() && chance.below(12) == 0 {
        return TableCommand::TakeBack;
    }
    match chance.below(68) {
        60 => TableCommand::OfferAdjourn,
        61 => TableCommand::AcceptAdjourn,
        62 => TableCommand::DeclineAdjourn,
        63 => TableCommand::AdjournAbsence,
        64..68 => TableCommand::Resume,
        0..8 => TableCommand::Roll { link: world.link(side, number.next()) },
        8..12 => TableCommand::Roll { link: None },
        12..30 => some_play(world, chance),
        30..34 => world.link(side, number).map_or(TableCommand::AcceptPlay, |link| {
            let seen = (chance.below(2) == 0).then(|| shown_log(world)).flatten();
            TableCommand::OpenLink { number, link, seen }
        }),
        34..36 => TableCommand::Double,
        36..39 => TableCommand::Take,
        39 => TableCommand::Drop,
        40 => TableCommand::Beaver,
        41 => TableCommand::Raccoon,
        42 => TableCommand::Otter,
        43 => TableCommand::AcceptPlay,
        44..46 => TableCommand::Challenge,
        46 => TableCommand::Resign { kind },
        47 => TableCommand::AcceptResignation,
        48 => TableCommand::RejectResignation,
        49 => TableCommand::Claim { kind },
        50..53 => TableCommand::NextGame,
        53 => TableCommand::OfferRematch,
        54 => TableCommand::AcceptRematch,
        55 => some_ready(world, side),
        56 => TableCommand::OpenLink { number, link: Digest::new([3; 32]), seen: None },
        57 => TableCommand::ClaimAbsence,
        58 => rare_command(chance, kind),
        _ => TableCommand::Play { steps: vec![some_step(chance)] },
    }
}

/// What a page that keeps a log says of it.
fn shown_log(world: &World) -> Option<Digest> {
    view(&world.table, Viewer::Watcher, world.now)?.dice.log.map(|log| log.digest)
}

fn some_partner(chance: &mut Chance) -> Partner {
    *chance.of(&Partner::BOTH)
}

/// What partners say has their side in it, to be looked for where it must not be.
pub(crate) fn private_words(side: Side) -> String {
    format!("said among {side:?}")
}

fn pair_command(world: &World, side: Side, chance: &mut Chance) -> TableCommand {
    match chance.below(5) {
        0 => TableCommand::GiveDice,
        1 | 2 => TableCommand::TakeDice,
        3 => TableCommand::Advise { text: private_words(side), steps: Vec::new() },
        _ => match some_play(world, chance) {
            TableCommand::Play { steps } => TableCommand::Advise { text: private_words(side), steps },
            other => other,
        },
    }
}

fn rare_command(chance: &mut Chance, kind: WinKind) -> TableCommand {
    match chance.below(12) {
        9.. => {
            let invitation = (chance.below(2) == 0).then(|| "a secret word".to_owned());
            TableCommand::TakeSeat { side: None, invitation }
        }
        0 => TableCommand::Leave,
        1 => TableCommand::ResignMatch,
        2 => TableCommand::DeclineRematch,
        3 => TableCommand::RollEarly,
        4 => TableCommand::DoubleEarly,
        5 => TableCommand::DoubleByMistake,
        6 => TableCommand::AnnulDoubles,
        7 => TableCommand::CorrectStart,
        _ => TableCommand::Claim { kind },
    }
}

pub(crate) fn some_ready(world: &World, side: Side) -> TableCommand {
    let Dice::Sealed { seeds, .. } = &world.dice else { return world::ready() };
    let opened = world.opened();
    let context = ChainContext { table: &opened.terms().table, of: opened.match_number(), side };
    let anchor = seeds[side].map(|seed| context.anchor(seed, world::CHAIN));
    TableCommand::Ready { anchor, length: world::CHAIN }
}

fn some_step(chance: &mut Chance) -> Step {
    let from = tavola_rules::Origin::new(chance.below(25) as u8 + 1).unwrap();
    let to = tavola_rules::Target::new(chance.below(25) as u8).unwrap();
    Step { from, to, hit: chance.below(2) == 0 }
}

fn some_play(world: &World, chance: &mut Chance) -> TableCommand {
    let plays = world.opened().game().map(|game| game.legal_plays()).unwrap_or_default();
    let mut steps = if plays.is_empty() { Vec::new() } else { chance.of(&plays).play.steps().to_vec() };
    if chance.below(12) == 0 {
        steps.pop();
    }
    TableCommand::Play { steps }
}

fn some_actor(side: Side, chance: &mut Chance) -> Actor {
    match chance.below(40) {
        0 => Actor::Watcher,
        1..4 => Actor::Player(world::sitter("Carla")),
        4 => Actor::Player(world::sitter(if side == Side::White { "Anna" } else { "Bruno" })),
        5..12 => Actor::Player(world::sitter(if side == Side::White { "Dina" } else { "Ezio" })),
        _ => Actor::Seat(side),
    }
}

/// One step of a table's life: something is sent, or time passes.
pub(crate) fn step(world: &mut World, chance: &mut Chance) {
    world.told = Some((chance.die(), chance.die()));
    world.lag = Millis::new(chance.next() % 2000);
    world.after(Millis::new(chance.next() % 9000));
    match chance.below(40) {
        0 => drop(world.try_by(Actor::House, TableCommand::Tick)),
        1 => {
            let side = *chance.of(&Side::BOTH);
            drop(world.try_by(Actor::House, TableCommand::Disconnected { side, partner: some_partner(chance) }));
        }
        2 | 3 => {
            let side = *chance.of(&Side::BOTH);
            drop(world.try_by(Actor::House, TableCommand::Connected { side, partner: some_partner(chance) }));
        }
        4 => official(world, chance),
        5 | 6 => {
            let side = *chance.of(&Side::BOTH);
            let actor = some_actor(side, chance);
            // Whoever speaks may sit on the other side.
            let place = match &actor {
                Actor::Player(sitter) => world.opened().place_of(sitter.player.as_str()),
                _ => None,
            };
            let command = pair_command(world, place.map_or(side, |place| place.side), chance);
            drop(world.try_by(actor, command));
        }
        _ => {
            let side = *chance.of(&Side::BOTH);
            let (actor, command) = (some_actor(side, chance), some_command(world, side, chance));
            let before = world.table.clone();
            if world.try_by(actor, command).is_err() {
                assert_eq!(world.table, before, "refusals change nothing");
            }
        }
    }
}

fn official(world: &mut World, chance: &mut Chance) {
    let down = Millis::new(chance.next() % 60_000);
    let command = match chance.below(7) {
        6 => TableCommand::Rest { side: *chance.of(&Side::BOTH), until: world.now + Millis::seconds(200) },
        0 => TableCommand::Resumed { down },
        1 => TableCommand::GiveTime { time: BySide { white: down, black: down }, reason: "faulty clock".into() },
        2 => TableCommand::StopClock { reason: StopReason::Director },
        3 | 4 => TableCommand::StartClock,
        _ => TableCommand::OrderClock { settings: ClockSettings::USUAL },
    };
    drop(world.try_by(Actor::House, command));
}

pub(crate) fn new_table(seed: u64) -> (World, Chance) {
    let mut chance = Chance::new(seed);
    let terms = some_terms(&mut chance);
    let mut world = World::new(some_dice(&mut chance));
    world.house(TableCommand::Open { terms: Box::new(terms) });
    for side in Side::BOTH {
        let command = some_ready(&world, side);
        drop(world.try_by(Actor::Seat(side), command));
    }
    (world, chance)
}

const VIEWERS: [Viewer; 5] = [
    Viewer::Watcher,
    Viewer::Seat(Side::White),
    Viewer::Seat(Side::Black),
    Viewer::Second(Side::White),
    Viewer::Second(Side::Black),
];

/// Each invariant of a table, by name.
mod invariants {
    use super::*;

    pub(super) fn the_view_counts_the_events(world: &World) {
        let seen = view(&world.table, Viewer::Watcher, world.now).unwrap();
        assert_eq!(seen.version, world.events.len() as u64);
    }

    pub(super) fn the_board_is_possible(world: &World) {
        let seen = view(&world.table, Viewer::Watcher, world.now).unwrap();
        assert!(Setup::from(seen.board.board().unwrap_or(Board::START)) == seen.board);
    }

    pub(super) fn the_score_is_the_sum_of_the_games(world: &World) {
        let opened = world.opened();
        for side in Side::BOTH {
            let won: u64 =
                opened.games().filter(|game| game.result.outcome.winner == side).map(|game| game.points.number()).sum();
            if opened.is_playing() || opened.verdict().is_some() {
                assert_eq!(opened.score().won(side), Points::new(won));
            }
        }
    }

    pub(super) fn a_match_that_goes_on_has_no_winner(world: &World) {
        if world.opened().is_playing() {
            assert_eq!(world.opened().score().winner(), None);
        }
    }

    /// A match has one result, whoever claims, adjourns, comes back or leaves.
    pub(super) fn a_match_has_one_result(world: &World) {
        let many = |of: fn(&Happening) -> bool| world.events.iter().filter(|event| of(&event.what)).count();
        let begun = many(|what| matches!(what, Happening::MatchStarted { .. }));
        let ended = many(|what| matches!(what, Happening::MatchEnded { .. }));
        assert_eq!(begun - ended, usize::from(world.opened().is_playing()));
    }

    /// An adjourned match rests: nobody decides, no clock runs, and nobody can be claimed to be absent.
    pub(super) fn what_is_adjourned_rests(world: &World) {
        let seen = view(&world.table, Viewer::Watcher, world.now).unwrap();
        if seen.pace.adjourned.is_some() {
            assert_eq!((seen.pace.waiting_for, seen.pace.decide_by, seen.pace.post_ends), (None, None, None));
            assert!(seen.pace.absent_from.iter().all(|(_, from)| from.is_none()));
            let faces = |at| world.opened().clock().map(|clock| clock.faces(at));
            assert_eq!(faces(world.now), faces(world.now + Millis::seconds(99)));
        }
    }

    /// By post nobody has more than the cap or what they began with.
    pub(super) fn days_are_not_invented(world: &World) {
        let seen = view(&world.table, Viewer::Watcher, world.now).unwrap();
        let (Some(post), Some(left)) = (world.opened().terms().pace.post, seen.pace.post) else { return };
        assert!(left.iter().all(|(_, left)| *left <= post.cap.max(post.bank)));
    }

    pub(super) fn only_who_sits_can_act(world: &World) {
        let watcher = view(&world.table, Viewer::Watcher, world.now).unwrap();
        assert!(watcher.legal.steps.is_none() && watcher.legal.claim.is_empty() && watcher.legal.resign.is_empty());
        assert!(watcher.legal.actions.iter().all(|name| name.text() == "take_seat"));
    }

    pub(super) fn no_bank_exceeds_what_was_given(world: &World) {
        if let Some(clock) = world.opened().clock() {
            let faces = clock.faces(world.now);
            for side in Side::BOTH {
                assert!(faces[side].delay_left <= clock.settings().delay);
            }
        }
    }

    /// What has left a bank is no more than the time that has passed, and nothing comes back unless it was given.
    pub(super) fn time_is_neither_invented_nor_lost_twice(world: &World) {
        let terms = world.opened().terms();
        let Some(settings) = terms.clock.filter(|settings| settings.mode != ClockMode::Fischer) else { return };
        let simple = world.events.iter().all(|event| {
            !matches!(
                event.what,
                Happening::TimeGiven { .. } | Happening::ClockOrdered { .. } | Happening::RematchAgreed { .. }
            )
        });
        let Some(clock) = world.opened().clock().filter(|_| simple && terms.rules.match_length().is_some()) else {
            return;
        };
        let begun = world.events.iter().find(|event| matches!(event.what, Happening::MatchStarted { .. })).unwrap().at;
        let full = settings.bank(terms.rules.knobs().length);
        let faces = clock.faces(world.now);
        let used = full.less(faces.white.bank) + full.less(faces.black.bank);
        assert!(faces.white.bank <= full && faces.black.bank <= full);
        assert!(used <= world.now.since(begun));
    }

    /// What each may do at a moment.
    fn may_do(world: &World, at: Time) -> Vec<view::LegalView> {
        VIEWERS.map(|viewer| view(&world.table, viewer, at).unwrap().legal).to_vec()
    }

    /// From the last event up to the next deadline everybody may do the same: a page need not be told.
    pub(super) fn what_one_may_do_changes_by_events_and_deadlines_alone(world: &World) {
        let last =
            world.deadline().map_or(world.now + Millis::seconds(86_400), |at| Time::from_millis(at.millis() - 1));
        if last > world.now {
            assert_eq!(may_do(world, last), may_do(world, world.now), "changed by the mere time");
        }
    }

    /// In a match somebody can go on, or it goes on by itself.
    pub(super) fn somebody_can_go_on(world: &World) {
        let idle = [CommandName::Leave, CommandName::ResignMatch, CommandName::Resign];
        let acts = may_do(world, world.now).into_iter().flat_map(|legal| legal.actions);
        let stands_still = !world.opened().is_playing();
        assert!(stands_still || world.deadline().is_some() || acts.into_iter().any(|act| !idle.contains(&act)));
    }

    /// Whichever of a pair stays away, the other takes the dice and may do all that could be done for the side.
    pub(super) fn either_of_a_pair_can_do_what_the_other_could(world: &World) {
        let opened = world.opened();
        let pairs = Side::BOTH.into_iter().filter(|&side| opened.terms().partners[side].is_some());
        for side in pairs.filter(|_| opened.is_playing()) {
            let viewer = |partner| if partner == Partner::First { Viewer::Seat(side) } else { Viewer::Second(side) };
            let (holder, place) = (opened.dice_holder(side), |partner| Place { side, partner });
            // Who may come later may not have come.
            let there = opened.sitters().find(|(at, _)| *at == place(holder.other()));
            let Some((_, other)) = there.map(|(at, sitter)| (at, sitter.clone())) else { continue };
            let mut taken = world.clone();
            taken.try_by(Actor::Player(other), TableCommand::TakeDice).unwrap();
            let may = |world: &World, partner| {
                let legal = view(&world.table, viewer(partner), world.now).unwrap().legal;
                let own = [CommandName::GiveDice, CommandName::TakeDice];
                let actions = legal.actions.into_iter().filter(|act| !own.contains(act)).collect();
                view::LegalView { actions, ..legal }
            };
            assert_eq!(may(&taken, holder.other()), may(world, holder));
            let pace = |world: &World| view(&world.table, Viewer::Watcher, world.now).unwrap().pace;
            assert_eq!(pace(&taken).decide_by, pace(world).decide_by, "the time runs as it ran");
        }
    }

    /// What has been taken back is in nobody's record: the lines of the game, played from its start, lead to the board.
    pub(super) fn the_record_leads_to_the_board(world: &World) {
        let games = played_games(&world.events);
        let (Some(last), Some(game)) = (games.last(), world.opened().game()) else { return };
        assert_eq!(last.end, *game);
        let shown = view(&world.table, Viewer::Watcher, world.now).unwrap().history.turns;
        let lines: Vec<_> = last.lines.iter().map(|line| line.record.clone()).collect();
        assert_eq!(lines, shown);
    }

    pub(super) fn all(world: &World) {
        a_match_has_one_result(world);
        what_is_adjourned_rests(world);
        days_are_not_invented(world);
        the_record_leads_to_the_board(world);
        either_of_a_pair_can_do_what_the_other_could(world);
        what_one_may_do_changes_by_events_and_deadlines_alone(world);
        somebody_can_go_on(world);
        time_is_neither_invented_nor_lost_twice(world);
        the_view_counts_the_events(world);
        the_board_is_possible(world);
        the_score_is_the_sum_of_the_games(world);
        a_match_that_goes_on_has_no_winner(world);
        only_who_sits_can_act(world);
        no_bank_exceeds_what_was_given(world);
    }
}

/// Nothing secret is in what anybody sees: the house's secret before the match is over, chain seeds, links to come,
/// invitations, players' identifiers.
fn nothing_secret_is_seen(world: &World) {
    let mut secrets = ["Anna", "Bruno", "Dina", "Ezio"].map(|name| format!("id-of-{name}")).to_vec();
    secrets.push("a secret word".to_owned());
    secrets.push(invitation_digest("a secret word").to_string());
    if let Dice::Sealed { secret, seeds } = &world.dice {
        let opened = world.opened();
        let table = &opened.terms().table;
        if opened.is_playing() {
            secrets.push(secret.house_secret(table, opened.match_number()).to_string());
        }
        for side in Side::BOTH {
            let context = ChainContext { table, of: opened.match_number(), side };
            secrets.extend(seeds[side].map(|seed| seed.to_string()));
            secrets.push(secret.house_chain(&context).to_string());
            let number = view(&world.table, Viewer::Watcher, world.now).unwrap().dice.roll_number;
            secrets.extend(world.link(side, number.next()).map(|link| link.to_string()));
        }
    }
    for viewer in VIEWERS {
        let theirs = viewer.side().map(Side::opponent);
        let unheard = theirs.map_or(Side::BOTH.to_vec(), |side| vec![side]).into_iter().map(private_words);
        let secrets: Vec<String> = secrets.iter().cloned().chain(unheard).collect();
        let seen = serde_json::to_string(&view(&world.table, viewer, world.now)).unwrap();
        let told: Vec<TableEvent> = world.events.iter().filter_map(|event| narrow(event, viewer)).collect();
        let told = serde_json::to_string(&told).unwrap();
        for secret in &secrets {
            assert!(!seen.contains(secret.as_str()), "{secret} in the view of {viewer:?}");
            assert!(!told.contains(secret.as_str()), "{secret} in the events for {viewer:?}");
        }
    }
}

fn refolded(events: &[TableEvent]) -> tavola_club::table::Table {
    folded_again::<Tables>(events).unwrap()
}

fn replays_as_it_was(seed: u64) {
    let (mut world, mut chance) = new_table(seed);
    for _ in 0..200 {
        step(&mut world, &mut chance);
    }
    let file = export_table(&world.events).unwrap_or_else(|why| panic!("{why}"));
    let answer = replay(&file).unwrap_or_else(|why| panic!("{why}"));
    assert_eq!(&answer["refusals"], &serde_json::json!([]));
    let events: Vec<TableEvent> = serde_json::from_value(answer["events"].clone()).unwrap();
    assert_eq!(&events, &world.events);
}

// rule: IRR-07
#[test]
fn a_table_at_which_dice_of_links_were_rolled_too_early_replays_to_the_same_events() {
    replays_as_it_was(16_777_651_771_017_716_127);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(walks(80)))]

    #[test]
    fn whatever_is_sent_the_invariants_hold(seed: u64) {
        let (mut world, mut chance) = new_table(seed);
        for _ in 0..250 {
            step(&mut world, &mut chance);
            invariants::all(&world);
        }
        nothing_secret_is_seen(&world);
        prop_assert_eq!(refolded(&world.events), world.table);
    }

    #[test]
    fn an_exported_table_replays_to_the_same_events(seed: u64) {
        replays_as_it_was(seed);
    }

    #[test]
    fn the_timer_is_never_refused_and_every_table_ends_by_itself(seed: u64) {
        let (mut world, mut chance) = new_table(seed);
        for _ in 0..chance.below(200) {
            step(&mut world, &mut chance);
        }
        let mut deadlines = 0;
        while let Some(at) = world.deadline() {
            world.now = world.now.max(at);
            world.told = Some((chance.die(), chance.die()));
            let before = world.table.clone();
            let events = world.house(TableCommand::Tick);
            prop_assert!(!events.is_empty());
            prop_assert!(before != world.table);
            deadlines += 1;
            prop_assert!(deadlines < 1000, "the table never comes to rest");
        }
    }

    #[test]
    fn the_dice_of_every_table_verify(seed: u64) {
        let mut chance = Chance::new(seed);
        let seeds = BySide { white: Some(Digest::new([1; 32])), black: (chance.below(2) == 0).then(|| Digest::new([2; 32])) };
        let mut world = World::new(Dice::Sealed { secret: TableSecret::new([5; 32]), seeds });
        let partners = BySide { white: (chance.below(2) == 0).then(|| taken("Dina")), black: None };
        let terms = Terms { partners, ..terms(RuleSet::preset(Preset::Match)) };
        world.house(TableCommand::Open { terms: Box::new(terms) });
        for side in Side::BOTH {
            let command = some_ready(&world, side);
            world.by(side, command);
        }
        for _ in 0..200 {
            step(&mut world, &mut chance);
        }
        let first = world.events.iter().any(|event| matches!(event.what, Happening::DiceOpened { .. }));
        if world.opened().is_playing() {
            drop(world.try_by(Actor::Seat(Side::White), TableCommand::ResignMatch));
        }
        let proof = transcript(&world.events, tavola_base::dice_proof::MatchNumber::FIRST).unwrap();
        if first || proof.house_secret.is_some() {
            prop_assert_eq!(proof.verify().faults, vec![]);
        }
    }
}

#[test]
fn before_it_is_opened_a_table_answers_nothing_but_that_it_is_not_there() {
    let mut world = World::new(Dice::Told);
    assert!(world.try_by(Actor::House, TableCommand::Tick).is_err());
    assert!(world.try_by(Actor::Seat(Side::White), TableCommand::Double).is_err());
    assert_eq!(view(&world.table, Viewer::Watcher, START), None);
    let terms = Terms { seats: BySide { white: taken("Anna"), black: taken("Anna") }, ..terms(rules(RULES[0])) };
    assert!(world.try_by(Actor::House, TableCommand::Open { terms: Box::new(terms) }).is_err());
}

//! A page is told only what is new of a match's history: together the pieces are the whole.

use crate::laws::{new_table, step};
use crate::world::{Chance, World, resign, rules, terms};
use tavola_club::Viewer;
use tavola_club::table::view::{GameRecord, HistoryView, TableState, TurnRecord};
use tavola_club::table::{TableCommand, played_games, view, view_since};
use tavola_rules::{Phase, Side, WinKind};

/// A page: the version it has, and its history pieced together.
#[derive(Default)]
struct Page {
    version: u64,
    games: Vec<GameRecord>,
    turns: Vec<TurnRecord>,
}

impl Page {
    fn hears(&mut self, history: HistoryView, version: u64) {
        let (games, turns) = match history.after {
            None => (0, 0),
            Some(known) => {
                assert_eq!(known.version, self.version, "it goes on from what the page has");
                (known.games as usize, known.turns as usize)
            }
        };
        assert!(games <= self.games.len() && turns <= self.turns.len(), "nothing between is missing");
        self.games.truncate(games);
        self.turns.truncate(turns);
        self.games.extend(history.games);
        self.turns.extend(history.turns);
        self.version = version;
    }

    fn has_all(&self, world: &World) {
        let whole = view(&world.table, Viewer::Watcher, world.now).unwrap().history;
        assert_eq!(whole.after, None);
        assert_eq!((&self.games, &self.turns), (&whole.games, &whole.turns));
    }
}

fn told(world: &World, page: &mut Page, viewer: Viewer) {
    let seen = view_since(&world.table, viewer, world.now, page.version).unwrap();
    page.hears(seen.history, seen.version);
    page.has_all(world);
}

#[test]
fn the_whole_history_is_the_sum_of_what_each_page_was_told() {
    let mut games = 0;
    for seed in 0..60 {
        let (mut world, mut chance) = new_table(seed);
        // One hears everything, one looks now and then, one comes back with nothing now and then.
        let (mut steady, mut seldom, mut returning) = (Page::default(), Page::default(), Page::default());
        for _ in 0..400 {
            step(&mut world, &mut chance);
            told(&world, &mut steady, Viewer::Seat(Side::White));
            if chance.below(9) == 0 {
                told(&world, &mut seldom, Viewer::Watcher);
            }
            come_back(&mut returning, &mut chance);
            told(&world, &mut returning, Viewer::Seat(Side::Black));
        }
        games += steady.games.len();
    }
    assert!(games > 20, "the walks go from game to game: {games}");
}

fn come_back(page: &mut Page, chance: &mut Chance) {
    if chance.below(20) == 0 {
        *page = Page::default();
    }
}

#[test]
fn a_turn_that_is_taken_back_is_taken_back_from_every_page() {
    let mut world = World::playing(terms(rules(r#"{"preset":"money","legality":"called"}"#)));
    let (mut steady, mut seldom) = (Page::default(), Page::default());
    world.rolls(Side::White, (3, 1));
    told(&world, &mut seldom, Viewer::Watcher);
    world.plays(Side::White, "8/5");
    told(&world, &mut steady, Viewer::Watcher);
    assert!(matches!(steady.turns[..], [TurnRecord::Turn(_)]));
    world.by(Side::Black, TableCommand::Challenge);
    for page in [&mut steady, &mut seldom] {
        told(&world, page, Viewer::Watcher);
        assert!(matches!(page.turns[..], [TurnRecord::Challenged { .. }]));
    }
}

#[test]
fn a_version_the_table_has_not_reached_is_answered_with_everything() {
    let (mut world, mut chance) = new_table(3);
    (0..300).for_each(|_| step(&mut world, &mut chance));
    let ahead = view_since(&world.table, Viewer::Watcher, world.now, world.table.version() + 1).unwrap();
    assert_eq!(ahead, view(&world.table, Viewer::Watcher, world.now).unwrap());
    let known = view_since(&world.table, Viewer::Watcher, world.now, world.table.version()).unwrap().history;
    assert!(known.games.is_empty() && known.turns.is_empty(), "who has it all is told nothing");
}

#[test]
fn what_one_looks_back_at_is_the_history_and_each_line_follows_from_the_game_before_it() {
    let (mut lines, mut ended) = (0, 0);
    for seed in 0..90 {
        let (mut world, mut chance) = new_table(seed);
        for _ in 0..400 {
            step(&mut world, &mut chance);
        }
        let told = view(&world.table, Viewer::Watcher, world.now).unwrap();
        let games = played_games(&world.events);
        let Some(last) = games.last() else { continue };
        if last.of == told.match_number && last.number == told.game_number {
            let records: Vec<_> = last.lines.iter().map(|line| line.record.clone()).collect();
            assert_eq!(records, told.history.turns, "seed {seed}");
        }
        let of_this_match = games.iter().filter(|game| game.of == told.match_number);
        let results: Vec<_> = of_this_match.filter_map(|game| game.result.clone()).collect();
        // Between two matches the view still tells the games of the one before.
        if told.state != TableState::Waiting {
            assert_eq!(results, told.history.games, "seed {seed}");
        }
        for game in &games {
            for line in &game.lines {
                let TurnRecord::Turn(turn) = &line.record else { continue };
                let roll = match *line.before.phase() {
                    Phase::ToPlay { side, roll, .. } => (side, roll),
                    ref other => panic!("{turn:?} was played at {other:?}"),
                };
                assert_eq!(roll, (turn.side, turn.roll));
            }
            lines += game.lines.len();
            ended += usize::from(game.result.is_some());
        }
    }
    assert!(lines > 200 && ended > 20, "{lines} lines, {ended} games");
}

#[test]
fn an_offer_to_resign_that_was_rejected_stands_in_the_record() {
    let mut world = World::playing(terms(rules(r#"{"preset":"money","jacoby":"off"}"#)));
    world.rolls(Side::White, (3, 1));
    world.plays(Side::White, "8/5 6/5");
    world.by(Side::White, resign(WinKind::Single));
    world.by(Side::Black, TableCommand::RejectResignation);
    let turns = view(&world.table, Viewer::Watcher, world.now).unwrap().history.turns;
    assert_eq!(turns.last(), Some(&TurnRecord::Rejected { side: Side::White, kind: WinKind::Single }));
}

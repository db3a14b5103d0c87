//! Whole events of every format, and events tormented by late arrivals, corrections and acts undone.

use crate::stream::command::{CallCommand, DeskCommand, DrawCommand, EntryCommand, ResultCommand};
use proptest::prelude::*;
use tavola_base::stored::folded_again;

use super::*;
use crate::format::consolation::Feeding;
use crate::format::swing::{CppSchedule, LossLimit};
use crate::format::swiss::SwissOrder;
use crate::stream::division::{Consolation, LastChance, Recharge, Ties};

fn formats() -> Vec<Format> {
    let (feeding, rounds) = (Feeding::AllButFinal, 2);
    vec![
        Format::default(),
        Format::KnockOut { consolation: Consolation::None, last_chance: LastChance::None },
        Format::KnockOut { consolation: Consolation::FixedTree { feeding }, last_chance: LastChance::None },
        Format::KnockOut { consolation: Consolation::Usual, last_chance: LastChance::FirstRounds { rounds } },
        Format::DoubleElimination { recharge: Recharge::Played },
        Format::Lives { lives: 3, rounds: None },
        Format::Swiss { rounds: None, order: SwissOrder::Lot },
        Format::RoundRobin { rounds: None },
        Format::Swing {
            points: 1000,
            chips: CppSchedule::Steps { first: 100, step: 100 },
            limit: LossLimit::LoserStack,
        },
        Format::DavisCup { ties: Ties::KnockOut, dead: None },
        Format::DavisCup { ties: Ties::Group, dead: None },
    ]
}

// rule: TRN-09
// rule: SWG-01
// rule: SWG-02
// rule: DAV-03
#[test]
fn whole_tournaments_of_every_format_end_and_are_right() {
    for format in formats() {
        for entries in [2, 3, 5, 6, 8, 9, 13, 16, 17, 33] {
            let seed = LotSeed::new([u8::try_from(entries).unwrap(); 32]);
            let mut simulation = Simulation::new(format.clone(), entries, seed).unwrap();
            let mut rounds = 0;
            while simulation.round().unwrap().is_some() {
                rounds += 1;
                assert!(rounds < 1000, "{format:?} of {entries} does not end");
            }
            assert_eq!(simulation.faults(), Vec::<String>::new(), "{format:?} of {entries}");
        }
    }
}

#[test]
fn folding_the_events_again_gives_the_same_tournament() {
    let mut simulation = Simulation::new(Format::default(), 13, LotSeed::new([9; 32])).unwrap();
    while simulation.round().unwrap().is_some() {}
    let again = folded_again::<TournamentStream>(simulation.events()).unwrap();
    assert_eq!(format!("{again:?}"), format!("{:?}", simulation.event()));
}

/// What somebody does to a tournament between two rounds.
#[derive(Debug, Clone)]
enum Disturbance {
    Arrives,
    CutOff,
    Corrects(prop::sample::Index),
    Undoes(prop::sample::Index),
    Plays(prop::sample::Index),
    Round,
}

fn disturbance() -> impl Strategy<Value = Disturbance> {
    let which = any::<prop::sample::Index>;
    prop_oneof![
        2 => Just(Disturbance::Arrives),
        1 => Just(Disturbance::CutOff),
        4 => which().prop_map(Disturbance::Corrects),
        2 => which().prop_map(Disturbance::Undoes),
        4 => which().prop_map(Disturbance::Plays),
        2 => Just(Disturbance::Round),
    ]
}

impl Simulation {
    fn is_disturbed_by(&mut self, disturbance: &Disturbance, number: usize) {
        let division = DivisionId::new("main");
        match disturbance {
            Disturbance::Arrives => {
                let people = vec![crate::Person::named(format!("Late {number}"))];
                // Refused where no late place is left.
                let _ = self.act(TournamentCommand::Entry(EntryCommand::Enter { division, people, name: None }));
            }
            Disturbance::CutOff => {
                let _ = self.act(TournamentCommand::Draw(DrawCommand::CutOff { division }));
            }
            Disturbance::Corrects(which) => self.corrects(*which),
            Disturbance::Undoes(which) => {
                let act = u32::try_from(which.index(self.event.log.len()) + 1).unwrap();
                let is_result = self.event.log[act as usize - 1].what == "ended";
                let accepting =
                    (1..=self.event.matches.len()).map(|id| MatchId::new(u32::try_from(id).unwrap())).collect();
                if is_result {
                    // Refused where something of the same match came after it.
                    let _ = self.act(TournamentCommand::Result(ResultCommand::Undo { act, accepting }));
                }
            }
            Disturbance::Plays(which) => {
                let open: Vec<MatchId> = self.event.open_matches().collect();
                if !open.is_empty() {
                    self.play(*which.get(&open)).unwrap();
                }
            }
            Disturbance::Round => {
                self.round().unwrap();
            }
        }
        self.settle().unwrap();
    }

    /// The other player has won some match after all; all it touches is accepted.
    fn corrects(&mut self, which: prop::sample::Index) {
        let has_result =
            |id: &MatchId| self.event.game(*id).is_some_and(|game| matches!(game.state, MatchState::Played { .. }));
        let ids = (1..=self.event.matches.len()).map(|id| MatchId::new(u32::try_from(id).unwrap()));
        let ended: Vec<MatchId> = ids.filter(has_result).collect();
        if ended.is_empty() {
            return;
        }
        let of = *which.get(&ended);
        let winner = self.event.game(of).unwrap().winner().entrant();
        let other = self.event.pair(of).unwrap().into_iter().find(|&one| Some(one) != winner).unwrap();
        let result = Report::scored(other, [7, 0]);
        let accepting = self.event.correction(of, Some(&result)).into_iter().map(|touched| touched.of).collect();
        self.act(TournamentCommand::Result(ResultCommand::Correct { of, result, accepting })).unwrap();
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(40))]

    // rule: TRN-09
    // rule: TRN-10
    // rule: TRN-18
    #[test]
    fn a_disturbed_tournament_still_ends_and_is_right(
        n in 5u32..=128,
        late in 0u32..64,
        form in 0usize..4,
        seed in any::<[u8; 32]>(),
        disturbances in prop::collection::vec(disturbance(), 0..24),
    ) {
        let late = late.min(n.next_power_of_two() - n);
        let format = formats()[[0, 2, 3, 4][form]].clone();
        let mut simulation = Simulation::with_late_places(format, n, late, LotSeed::new(seed)).unwrap();
        for (number, disturbance) in disturbances.iter().enumerate() {
            simulation.is_disturbed_by(disturbance, number);
        }
        let _ = simulation.act(TournamentCommand::Draw(DrawCommand::CutOff { division: DivisionId::new("main") }));
        simulation.settle().unwrap();
        for rounds in 0.. {
            prop_assert!(rounds < 200, "it does not end");
            if simulation.round().unwrap().is_none() {
                break;
            }
        }
        prop_assert_eq!(simulation.faults(), Vec::<String>::new());
        let again = folded_again::<TournamentStream>(simulation.events()).unwrap();
        prop_assert!(format!("{again:?}") == format!("{:?}", simulation.event()), "another fold is another event");
    }
}

// rule: TRN-18
#[test]
fn a_result_undone_in_a_log_stored_in_the_order_of_before_folds_to_the_same_event() {
    let mut simulation = Simulation::new(Format::default(), 4, LotSeed::new([3; 32])).unwrap();
    let first = |simulation: &Simulation| simulation.event.pair(MatchId::new(1)).unwrap()[0];
    let (of, winner) = (MatchId::new(1), first(&simulation));
    simulation.act(TournamentCommand::Desk(DeskCommand::SetTables { tables: 3 })).unwrap();
    simulation.act(TournamentCommand::Call(CallCommand::Call { of, table: None })).unwrap();
    simulation
        .act(TournamentCommand::Result(ResultCommand::Result { of, result: Report::scored(winner, [7, 3]) }))
        .unwrap();
    let (act, accepting) = (simulation.event.version(), vec![MatchId::new(3)]);
    simulation.act(TournamentCommand::Result(ResultCommand::Undo { act, accepting })).unwrap();
    let mut events = simulation.events().to_vec();
    let [.., reopened, undone] = events.as_mut_slice() else { panic!("two events") };
    assert_eq!((reopened.what.name(), undone.what.name()), ("reopened", "undone"));
    std::mem::swap(&mut reopened.what, &mut undone.what);
    let viewer = crate::TournamentViewer::Public;
    let view = |event: &Tournament| event.view(&viewer, Time::from_millis(1_000));
    assert_eq!(view(&TournamentStream::fold(&events)).matches, view(simulation.event()).matches);
    let status = simulation.event.status(of).unwrap();
    assert_eq!((status.phase.name(), status.table.map(|table| table.number())), ("called", Some(1)));
}

#[test]
#[ignore = "a measurement, not a test"]
#[expect(clippy::disallowed_methods, reason = "it measures")]
fn four_thousand_entries_are_timed_round_by_round() {
    for (name, format) in [("knock-out", formats()[0].clone()), ("double elimination", formats()[4].clone())] {
        let begun = std::time::Instant::now();
        let mut simulation = Simulation::new(format, 4096, LotSeed::new([1; 32])).unwrap();
        println!("{name}: drawn in {} ms", begun.elapsed().as_millis());
        loop {
            let begun = std::time::Instant::now();
            let Some(played) = simulation.round().unwrap() else { break };
            println!("{:>5} matches {:>6} ms", played.matches, begun.elapsed().as_millis());
        }
        assert_eq!(simulation.faults(), Vec::<String>::new());
    }
}

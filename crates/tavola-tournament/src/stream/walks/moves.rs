//! What is done in a walk: any command, by whoever it is for, with what the tournament has, seldom with what it has not.

use tavola_base::clock::ClockSettings;
use tavola_base::{Decider, Millis, PlayerId};
use tavola_rules::{Clause, CubeValue, WinKind};

use super::Walk;
use crate::format::davis_cup::Member;
use crate::format::knock_out::MainSize;
use crate::ids::{EntrantId, LatePlace, MatchId};
use crate::result::penalty::Lateness;
use crate::ruling::{Remedy, RulingNumber, Vote};
use crate::stream::command::{
    AppealCommand, CallCommand, Clubs, DeskCommand, DrawCommand, EntryCommand, Noticed, ResultCommand, RulingCommand,
    TournamentCommand,
};
use crate::stream::decide::TournamentActor;
use crate::stream::division::{DivisionId, Format, Series};
use crate::stream::play::{Chair, How, Report, TableNumber};
use crate::stream::settings::Terms;
use crate::stream::state::Tournament;
use crate::stream::view::DrawState;
use crate::{TournamentStream, TournamentViewer};

/// A result of a match won from that chair; nothing if its players are not known.
pub(super) fn report(event: &Tournament, of: MatchId, chair: usize, lost: usize) -> Option<Report> {
    let game = event.game(of)?;
    let winner = game.pair()?[chair];
    let lost = u32::try_from(lost).ok()?;
    let format = event.division_of(game).map(|division| &division.division.format);
    Some(match format {
        Some(Format::Swing { .. }) => {
            let kind = if lost == 0 { WinKind::Gammon } else { WinKind::Single };
            Report { kind: Some(kind), cube: CubeValue::new(1 << lost), ..Report::won_by(winner) }
        }
        Some(Format::DavisCup { .. }) => match event.rubbers_to_play(of).first() {
            Some(rubber) => Report { rubber: Some(*rubber), ..Report::won_by(winner) },
            None => Report { how: How::Forfeited, ..Report::won_by(winner) },
        },
        _ => Report::won_by(winner),
    })
}

impl Walk {
    /// One act, or time that goes by.
    pub(super) fn moves(&mut self) {
        match self.lot.below(22) {
            20 | 21 => self.about_settings(),
            0 => self.waits(),
            1 | 2 => self.about_entries(),
            3 | 4 => self.about_draws(),
            5..=9 => self.about_calls(),
            10..=13 => self.about_results(),
            14 | 15 => self.about_corrections(),
            16 | 17 => self.undoes(),
            _ => self.about_rulings(),
        }
    }

    fn some_division(&mut self) -> DivisionId {
        let ids = self.division_ids();
        ids[self.lot.below(ids.len())].clone()
    }

    fn some_match(&mut self) -> MatchId {
        let open: Vec<MatchId> = self.event.open_matches().collect();
        if self.lot.below(8) > 0 && !open.is_empty() {
            return open[self.lot.below(open.len())];
        }
        MatchId::new(u32::try_from(self.lot.below(self.event.match_count() + 1) + 1).unwrap())
    }

    fn some_entrant(&mut self) -> EntrantId {
        EntrantId::new(u32::try_from(self.lot.below(self.event.entries().len() + 1) + 1).unwrap())
    }

    /// One of the two at a match, if they are known.
    fn some_player(&mut self, of: MatchId) -> EntrantId {
        let pair = self.event.pair(of);
        pair.map_or(EntrantId::FIRST, |pair| pair[self.lot.below(2)])
    }

    /// The account of somebody in an entry, or of a stranger.
    fn account(&self, entrant: EntrantId) -> TournamentActor {
        let people = self.event.entry(entrant).map(|entry| entry.people.as_slice()).unwrap_or_default();
        let player = people.iter().find_map(|person| person.player.clone());
        TournamentActor::Person(player.unwrap_or_else(|| PlayerId::new("stranger")))
    }

    fn about_entries(&mut self) {
        let (division, entrant) = (self.some_division(), self.some_entrant());
        match self.lot.below(8) {
            0..=2 => self.enters(&division),
            3 => {
                let asks = crate::Person::named(format!("Q{}", self.lot.below(9)));
                let enter = TournamentCommand::Entry(EntryCommand::Enter { division, people: vec![asks], name: None });
                let _ = self.acts(TournamentActor::Person(PlayerId::new("stranger")), enter);
            }
            4 => self.tries(TournamentCommand::Entry(EntryCommand::Approve { entrant })),
            5 => self.tries(TournamentCommand::Entry(EntryCommand::RefuseEntry { entrant })),
            6 => self.tries(TournamentCommand::Entry(EntryCommand::Withdraw { entrant })),
            _ => self.tries(TournamentCommand::Entry(EntryCommand::Rebuy { entrant })),
        }
    }

    fn about_draws(&mut self) {
        let division = self.some_division();
        let state = self.event.divisions[&division].draw;
        match self.lot.below(6) {
            0..=2 if state != DrawState::Published => {
                let late_places = u32::try_from(self.lot.below(3)).unwrap();
                let until = (late_places > 0).then(|| self.now + Millis::seconds(1800));
                let size = MainSize::Fitting;
                let clubs = [Clubs::ByLot, Clubs::Apart][self.lot.below(2)];
                self.tries(TournamentCommand::Draw(DrawCommand::Draw {
                    division: division.clone(),
                    late_places,
                    until,
                    size,
                    clubs,
                }));
                if self.lot.below(4) > 0 {
                    self.tries(TournamentCommand::Draw(DrawCommand::PublishDraw { division }));
                }
            }
            0 => self.tries(TournamentCommand::Draw(DrawCommand::CutOff { division })),
            1 => self.tries(TournamentCommand::Draw(DrawCommand::CloseLatePlace { division, place: LatePlace::FIRST })),
            2 | 3 => self.tries(TournamentCommand::Draw(DrawCommand::DrawRound { division })),
            _ => self.tries(TournamentCommand::Draw(DrawCommand::PublishDraw { division })),
        }
    }

    fn about_calls(&mut self) {
        let of = self.some_match();
        let entrant = self.some_player(of);
        let table = TableNumber::new(u32::try_from(self.lot.below(5) + 1).unwrap());
        let member = [None, Some(Member::First), Some(Member::Second)][self.lot.below(3)];
        let command = match self.lot.below(17) {
            0..=2 => TournamentCommand::Call(CallCommand::Call { of, table: None }),
            3 => TournamentCommand::Call(CallCommand::Call { of, table: Some(table) }),
            4 => TournamentCommand::Call(CallCommand::StartAll),
            5 => TournamentCommand::Call(CallCommand::CallNext),
            6 | 7 => TournamentCommand::Call(CallCommand::Start { of }),
            8 => TournamentCommand::Call(CallCommand::Absent { of, entrant, member }),
            9 => TournamentCommand::Call(CallCommand::Arrive { of, entrant, member }),
            10 => TournamentCommand::Call(CallCommand::Postpone { of }),
            11 => TournamentCommand::Call(CallCommand::Break { of, entrant }),
            12 => TournamentCommand::Call(CallCommand::Return { of, entrant }),
            13 => TournamentCommand::Desk(DeskCommand::CloseTable { table }),
            14 => TournamentCommand::Desk(DeskCommand::OpenTable { table }),
            15 => TournamentCommand::Desk(DeskCommand::SetTables { tables: table.number() }),
            _ => {
                let at = self.now + Millis::seconds(600);
                TournamentCommand::Call(CallCommand::Schedule {
                    of: Some(of),
                    division: None,
                    stage: None,
                    round: None,
                    at,
                })
            }
        };
        self.tries(command);
    }

    /// Something is set anew: a clock, lateness, the settings, who an entry is.
    fn about_settings(&mut self) {
        let (division, entrant, of) = (self.some_division(), self.some_entrant(), self.some_match());
        let some = self.lot.below(2) == 0;
        let name = format!("P{}", self.lot.below(24));
        let round = some.then_some(crate::ids::Round::FIRST);
        let lateness = some.then_some(Lateness::UKBGF);
        let command = match self.lot.below(7) {
            0 => DeskCommand::SetClock { division, clock: some.then_some(ClockSettings::USUAL) }.into(),
            1 => {
                let of = Some(of);
                CallCommand::SetLateness { of, division: None, stage: None, round: None, lateness }.into()
            }
            2 => CallCommand::SetLateness { of: None, division: Some(division), stage: None, round, lateness }.into(),
            3 => EntryCommand::Substitute { entrant, number: 1, name, club: None }.into(),
            4 => EntryCommand::Amend { entrant, number: 1, name, club: None, rating: None }.into(),
            5 => DeskCommand::SetTables { tables: u32::try_from(self.lot.below(6)).unwrap() }.into(),
            _ => {
                let lateness = lateness.unwrap_or_default();
                let settings = Box::new(Terms { name, lateness, ..self.event.settings.terms() });
                DeskCommand::ChangeSettings { settings }.into()
            }
        };
        self.sets_anew(command);
    }

    /// The director sets something; undone at once, everything is as it was, and what was set before it is not undone while
    /// this stands.
    fn sets_anew(&mut self, command: TournamentCommand) {
        let before = self.event.clone();
        self.tries(command);
        let act = before.version() + 1;
        if self.event.version() < act {
            return;
        }
        let undo = TournamentCommand::Result(ResultCommand::Undo { act, accepting: Vec::new() });
        let events = match self.would(&undo) {
            // Somebody who is banned does not come back by it.
            Err(why) if why.reason == crate::stream::refusal::Reason::Banned => return,
            undone => undone.unwrap_or_else(|why| self.fails(&format!("act {act} can't be undone: {why}"))),
        };
        let undone = events.iter().fold(self.event.clone(), TournamentStream::evolve);
        let seen = |event: &Tournament| {
            let view = event.view(&TournamentViewer::Person { player: PlayerId::new("director") }, self.now);
            (view.settings, view.entries, view.matches, view.tables, view.divisions, view.next_deadline)
        };
        if seen(&undone) != seen(&before) {
            self.fails(&format!(
                "act {act} undone at once leaves {:?}\nand there was {:?}",
                seen(&undone),
                seen(&before)
            ));
        }
    }

    fn about_results(&mut self) {
        let of = self.some_match();
        let Some(mut result) = self.report(of) else { return };
        if self.lot.below(8) == 0 {
            result = Report { how: How::Forfeited, rubber: None, ..result };
        }
        let player = self.some_player(of);
        let actor = self.account(player);
        let _ = match self.lot.below(6) {
            0..=2 => self.acts(Self::director(), TournamentCommand::Result(ResultCommand::Result { of, result })),
            3 => self.acts(actor, TournamentCommand::Result(ResultCommand::Result { of, result })),
            4 => self.acts(actor, TournamentCommand::Result(ResultCommand::Confirm { of })),
            _ => self.acts(Self::director(), TournamentCommand::Result(ResultCommand::Score { of, score: [1, 2] })),
        };
    }

    /// Some match that is over gets the other winner; all it touches is accepted.
    fn about_corrections(&mut self) {
        let of = MatchId::new(u32::try_from(self.lot.below(self.event.match_count() + 1) + 1).unwrap());
        let Some(game) = self.event.game(of) else { return };
        let Some(chair) = Chair::BOTH.into_iter().find(|chair| {
            let seat = game.seats[chair.index()].entrant();
            seat.is_some() && seat != game.winner().entrant()
        }) else {
            return;
        };
        let winner = game.seats[chair.index()].entrant().expect("somebody sits there");
        let format = self.event.division_of(game).map(|division| division.division.clone()).expect("its division");
        let result = match (&format.format, format.series) {
            (Format::DavisCup { .. }, _) => {
                let rubber = game.status.rubbers.last().and_then(|known| known.rubber);
                Report { rubber, ..Report::won_by(winner) }
            }
            (Format::Swing { .. }, _) => {
                Report { kind: Some(WinKind::Single), cube: CubeValue::new(1), ..Report::won_by(winner) }
            }
            (_, Series::BestOfThree) => Report::scored(winner, [2, 0]),
            _ => Report::scored(winner, [u32::from(game.status.length), 0]),
        };
        let accepting = (1..=u32::try_from(self.event.match_count()).unwrap()).map(MatchId::new).collect();
        self.tries(TournamentCommand::Result(ResultCommand::Correct { of, result, accepting }));
    }

    fn undoes(&mut self) {
        let last = self.event.version();
        let back = if self.lot.below(2) == 0 { 4 } else { last as usize };
        let act = last.saturating_sub(u32::try_from(self.lot.below(back)).unwrap()).max(1);
        let accepting = (1..=u32::try_from(self.event.match_count()).unwrap()).map(MatchId::new).collect();
        self.tries(TournamentCommand::Result(ResultCommand::Undo { act, accepting }));
    }

    fn about_rulings(&mut self) {
        let of = self.some_match();
        let entrant = self.some_player(of);
        let ruling = RulingNumber::new(u32::try_from(self.lot.below(self.event.rulings.len() + 1) + 1).unwrap());
        let member = PlayerId::new(["Carla", "Dario", "Elena", "director"][self.lot.below(4)]);
        let command = match self.lot.below(14) {
            0 | 1 => TournamentCommand::Ruling(RulingCommand::Dispute { of, text: "who is right".to_owned() }),
            2..=4 => self.rule(of, entrant),
            5 => TournamentCommand::Appeal(AppealCommand::Appeal { ruling, entrant }),
            6 => return self.appeals(ruling),
            7 => TournamentCommand::Appeal(AppealCommand::CastVote { ruling, member, vote: Vote::Overturn }),
            8 => TournamentCommand::Ruling(RulingCommand::IllegalPlay { of, entrant }),
            9 => TournamentCommand::Ruling(RulingCommand::OrderClock { of, settings: None, reason: "slow".to_owned() }),
            10 => TournamentCommand::Ruling(RulingCommand::MixDice { of, entrant }),
            11 => TournamentCommand::Appeal(AppealCommand::ReplaceMember {
                ruling,
                member,
                by: self.somebody(),
                name: None,
            }),
            12 => TournamentCommand::Appeal(AppealCommand::CloseAppeal { ruling, reason: "taken back".to_owned() }),
            _ => {
                let noticed = if self.lot.below(2) == 0 { Noticed::InPlay } else { Noticed::Posted };
                TournamentCommand::Ruling(RulingCommand::WrongLength { of, noted: Some(5), score: [5, 3], noticed })
            }
        };
        self.does_and_might_undo(command);
    }

    /// Somebody of the town who may play themselves.
    fn somebody(&mut self) -> PlayerId {
        PlayerId::new(format!("P{}", self.lot.below(24)))
    }

    /// The director does it; undone at once, it would leave everything as it was.
    pub(super) fn does_and_might_undo(&mut self, command: TournamentCommand) {
        let before = self.event.clone();
        let act = before.version() + 1;
        let is_leaving = |event: &Tournament| event.entries() != before.entries();
        self.tries(command);
        if !is_leaving(&self.event) || self.event.version() < act {
            return;
        }
        let accepting = (1..=u32::try_from(self.event.match_count()).unwrap()).map(MatchId::new).collect();
        let Ok(events) = self.would(&TournamentCommand::Result(ResultCommand::Undo { act, accepting })) else { return };
        let undone = events.iter().fold(self.event.clone(), TournamentStream::evolve);
        // Nobody sits down again at a table that went out of use meanwhile.
        let is_gone = |table: TableNumber| table.number() > before.tables || before.closed_tables.contains(&table);
        if before.matches.iter().any(|game| game.status.official_tables().any(is_gone)) {
            return;
        }
        let seen = |event: &Tournament| {
            let view = event.view(&TournamentViewer::Person { player: PlayerId::new("director") }, self.now);
            (view.entries, view.matches, view.tables, view.calls)
        };
        if seen(&undone) != seen(&before) {
            self.fails(&format!(
                "act {act} undone at once leaves {:?}\nand there was {:?}",
                seen(&undone),
                seen(&before)
            ));
        }
    }

    fn rule(&mut self, of: MatchId, entrant: EntrantId) -> TournamentCommand {
        let remedy = [
            Remedy::Stands,
            Remedy::Settled,
            Remedy::Warning,
            Remedy::PenaltyPoints { points: 3 },
            Remedy::LossOfGame { points: 6 },
            Remedy::LossOfMatch,
            Remedy::Disqualify,
            Remedy::Ban,
            Remedy::GiveTime { time: Millis::seconds(60) },
        ][self.lot.below(9)];
        let (clause, reason) = (Clause::TRN_21, "a gesture".to_owned());
        let of = (self.lot.below(6) > 0).then_some(of);
        TournamentCommand::Ruling(RulingCommand::Rule {
            of,
            rubber: None,
            about: Some(entrant),
            clause,
            reason,
            remedy,
        })
    }

    /// A whole appeal that the committee grants.
    fn appeals(&mut self, ruling: RulingNumber) {
        let Some(known) = self.event.ruling(ruling) else { return };
        let pair = known.of.and_then(|of| self.event.pair(of)).map(Vec::from);
        let sides = pair.unwrap_or_else(|| known.about.into_iter().collect());
        let Some(&entrant) = sides.first() else { return };
        self.tries(TournamentCommand::Appeal(AppealCommand::Appeal { ruling, entrant }));
        for entrant in sides {
            self.tries(TournamentCommand::Appeal(AppealCommand::Hear { ruling, entrant }));
        }
        for member in ["Carla", "Dario", "director"].map(PlayerId::new) {
            self.tries(TournamentCommand::Appeal(AppealCommand::CastVote { ruling, member, vote: Vote::Overturn }));
        }
        self.tries(TournamentCommand::Appeal(AppealCommand::DecideAppeal { ruling }));
    }
}

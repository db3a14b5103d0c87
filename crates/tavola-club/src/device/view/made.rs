//! How the view is made.

use tavola_base::clock::{ClockSettings, StopReason};
use tavola_base::{Millis, Time};
use tavola_rules::{BySide, CrawfordState, CubeOwner, CubeValue, Points, ScoreSheet, Side, score_that_counts};

use super::{
    BreakView, ComparisonView, ConflictView, DeviceClock, DeviceCube, DevicePhase, DeviceView, GameNow, Irregular,
    Legal, SetupPhase,
};
use crate::device::act::{Act, ActName, Keep};
use crate::device::conflict::Conflict;
use crate::device::course::{Course, How, Paper, Phase};
use crate::device::entry::{DeviceActor, Origin};
use crate::device::settings::{BREAK, Oversight, breaks_allowed};
use crate::device::state::DeviceMatch;

impl DeviceMatch {
    /// The match as everybody sees it at `now`.
    #[must_use]
    pub fn view(&self, now: Time) -> DeviceView {
        let mut view = self.course().map_or_else(|| unopened(now), |course| course.view(now));
        view.version = self.version();
        view.undone = self.undone().cloned().collect();
        view.undo = self.undoable().map(|entry| entry.act.name());
        view.lease = self.lease().cloned();
        view.irregular.extend(self.odd_times.iter().copied());
        view.conflicts = self.conflicts().iter().map(|conflict| self.conflict_view(conflict)).collect();
        view.legal = Legal {
            white: self.legal(DeviceActor::White, now),
            black: self.legal(DeviceActor::Black, now),
            director: self.legal(DeviceActor::Director, now),
        };
        view
    }

    fn conflict_view(&self, conflict: &Conflict) -> ConflictView {
        let other = self.as_the_other_log_has_it(conflict);
        let score = |state: &Self| state.course().map(Course::won).unwrap_or_default();
        ConflictView {
            device: conflict.device.clone(),
            epoch: conflict.epoch,
            common: conflict.common,
            lines: [self.effective().len().saturating_sub(conflict.common), conflict.entries.len()],
            here: score(self),
            there: score(&other),
            games: other.course().map(|course| course.games.clone()).unwrap_or_default(),
            ruling: self.ruling_on(conflict),
            settled: conflict.settled,
        }
    }

    /// The names of the acts `by` may do at `now`; those that need more said are tried with something usual.
    #[must_use]
    pub fn legal(&self, by: DeviceActor, now: Time) -> Vec<ActName> {
        self.offered(by, now).iter().map(Act::name).collect()
    }

    /// The acts `by` may do at `now`; those that need more said with something usual.
    #[must_use]
    pub fn offered(&self, by: DeviceActor, now: Time) -> Vec<Act> {
        let mut acts = samples(by, self.conflicts().len(), self.gap_asked());
        acts.retain(|act| self.judge(act, by, Origin::Server, now).is_ok());
        acts
    }
}

/// An act of each name that a person may do.
fn samples(by: DeviceActor, conflicts: usize, gap: Option<u32>) -> Vec<Act> {
    use tavola_rules::WinKind::Single;
    let side = by.side().unwrap_or(Side::White);
    let mut acts = vec![
        Act::StartGame,
        Act::Opening { winner: side },
        Act::Press,
        Act::Double,
        Act::Take,
        Act::Drop,
        Act::Stop { reason: StopReason::Fallen },
        Act::CallDirector,
        Act::Resume { side: Some(side) },
        Act::Resign { kind: Single },
        Act::Claim { kind: Single },
        Act::Accept,
        Act::Reject,
        Act::Result { winner: side, kind: Single, cube: None },
        Act::Confirm,
        Act::Compare { length: None, white: Points::ZERO, black: Points::ZERO },
        Act::TakeBreak,
        Act::EndBreak,
        Act::ResignMatch,
        Act::Withdraw,
        Act::CallFlag,
        Act::Undo,
        Act::CorrectResult { game: 1, winner: side, kind: Single, cube: CubeValue::ONE, reason: "…".into() },
        Act::AdjustTime { side, millis: 0, reason: "…".into() },
        Act::Penalty { against: side, points: Points::new(1), reason: "…".into() },
        Act::Warn { against: side, reason: "…".into() },
        Act::Hold { reason: "…".into() },
        Act::Release,
        Act::BringClock { clock: ClockSettings::USUAL },
        Act::Absent { side },
        Act::Arrived,
        Act::AwardMatch { winner: side, reason: "…".into() },
        Act::Post,
        Act::PlayOn,
    ];
    acts.extend(
        (0..conflicts)
            .map(|index| Act::Settle { conflict: u32::try_from(index).unwrap_or(u32::MAX) + 1, keep: Keep::This }),
    );
    acts.extend(gap.into_iter().flat_map(|gap| [Act::Restore { gap }, Act::Count { gap }]));
    acts
}

impl Course {
    pub(in crate::device) fn won(&self) -> BySide<Points> {
        BySide::from_fn(|side| self.score.won(side))
    }

    fn view(&self, now: Time) -> DeviceView {
        let breaks = BySide::from_fn(|side| self.break_view(side, now));
        DeviceView {
            phase: DevicePhase::Course(self.phase),
            opened: Some(self.opened),
            names: self.settings.names.clone(),
            length: Some(self.length),
            score: self.won(),
            away: BySide::from_fn(|side| self.score.away(side).map_or(0, |away| away.points())),
            crawford: self.score.crawford(),
            clock: self.clock_view(now),
            cube: self.cube_view(),
            game: self.game_view(),
            games: self.games.clone(),
            awards: self.awards.clone(),
            used: self.used,
            waits_for: self.waits_for(),
            comparison: self.comparison(),
            called: self.called,
            hold: self.hold.clone(),
            oversight: self.settings.oversight,
            gaps: self.gaps.clone(),
            jumps: self.jumps.clone(),
            irregular: self.irregular(&breaks),
            breaks,
            rulings: self.rulings.iter().cloned().collect(),
            winner: self.winner(),
            how: match self.phase {
                Phase::MatchOver { how, .. } => Some(how),
                Phase::Flagged { .. } => Some(How::Flag),
                Phase::Ready
                | Phase::OpeningRoll
                | Phase::Running { .. }
                | Phase::CubeOffered { .. }
                | Phase::Stopped { .. }
                | Phase::Resigned { .. }
                | Phase::Claimed { .. }
                | Phase::GameEntry { .. }
                | Phase::Absent { .. }
                | Phase::GapAsked { .. } => None,
            },
            posted: self.posted,
            ..unopened(now)
        }
    }

    fn clock_view(&self, now: Time) -> Option<DeviceClock> {
        let clock = self.clock.as_ref()?;
        let faces = clock.faces(now);
        Some(DeviceClock {
            settings: *clock.settings(),
            flag: self.settings.flag,
            banks: faces.map(|face| face.bank),
            shown: faces.map(|face| face.bank.to_string()),
            delay_left: faces.map(|face| face.delay_left),
            running: clock.running(),
            turn: clock.turn(),
            used: clock.used(now),
            falls_at: clock.falls_at(),
            overtime: self.overtime,
            overtime_at: self.overtime_at,
            plays_on: self.plays_on,
            fallen: self.fallen,
        })
    }

    fn cube_view(&self) -> DeviceCube {
        let cube = self.game.as_ref().map_or(tavola_rules::Cube::START, |game| game.cube);
        let next_is_crawford = self.score.crawford() == CrawfordState::Crawford;
        let locked = self.game.as_ref().map_or(next_is_crawford, |game| game.crawford);
        DeviceCube { value: cube.value, owner: cube.owner, locked }
    }

    fn game_view(&self) -> Option<GameNow> {
        let game = self.game.as_ref()?;
        let (number, began, turns, used, crawford) = (game.number, game.began, game.turns, game.used, game.crawford);
        Some(GameNow { number, began, turns, used, crawford })
    }

    fn waits_for(&self) -> Vec<Side> {
        let unconfirmed = |confirmed: BySide<bool>| Side::BOTH.into_iter().filter(|side| !confirmed[*side]).collect();
        match self.phase {
            Phase::Running { side } => side.into_iter().collect(),
            Phase::CubeOffered { by } | Phase::Resigned { by, .. } | Phase::Claimed { by, .. } => vec![by.opponent()],
            Phase::GameEntry { confirmed, .. } | Phase::Flagged { confirmed, .. } => unconfirmed(confirmed),
            Phase::Absent { side } => vec![side],
            Phase::GapAsked { side, .. } if self.settings.oversight == Oversight::Director => vec![side],
            Phase::GapAsked { .. } => Side::BOTH.to_vec(),
            Phase::Ready | Phase::OpeningRoll => Side::BOTH.to_vec(),
            Phase::Stopped { .. } | Phase::MatchOver { .. } => Vec::new(),
        }
    }

    fn comparison(&self) -> Option<ComparisonView> {
        let papers = self.papers;
        if papers.white.is_none() && papers.black.is_none() {
            return None;
        }
        let counts = self.won();
        let agrees = papers
            .iter()
            .all(|(_, paper)| paper.is_none_or(|paper| paper.won == counts && paper.length == Some(self.length)));
        let sheet = |paper: Paper| ScoreSheet { length: paper.length, won: paper.won };
        let papers_alone = papers
            .white
            .zip(papers.black)
            .map(|(white, black)| score_that_counts(&BySide { white: sheet(white), black: sheet(black) }, None));
        Some(ComparisonView { papers, agrees, papers_alone, counts })
    }

    fn break_view(&self, side: Side, now: Time) -> BreakView {
        let taken = self.breaks[side].clone();
        let allowed = breaks_allowed(self.length);
        let over = taken.iter().map(|one| one.to.unwrap_or(now).since(one.from).less(BREAK)).max();
        let left = allowed.saturating_sub(u8::try_from(taken.len()).unwrap_or(u8::MAX));
        BreakView { taken, left, over: over.unwrap_or_default() }
    }

    fn irregular(&self, breaks: &BySide<BreakView>) -> Vec<Irregular> {
        let mut found = Vec::new();
        match (&self.clock, self.ordered) {
            (None, Some(_)) => found.push(Irregular::NoClock),
            (Some(clock), Some(ordered)) if *clock.settings() != ordered => found.push(Irregular::WrongTime),
            _ => {}
        }
        for (side, one) in breaks.iter().filter(|(_, one)| !one.over.is_zero()) {
            found.push(Irregular::LongBreak { side, over: one.over });
        }
        let unchecked = self.games.iter().filter(|game| !game.confirmed.white || !game.confirmed.black);
        found.extend(unchecked.map(|game| Irregular::Unchecked { game: game.number }));
        found
    }
}

/// The view of a stream before its settings.
fn unopened(now: Time) -> DeviceView {
    let none = || BreakView { taken: Vec::new(), left: 0, over: Millis::ZERO };
    DeviceView {
        version: 0,
        now,
        phase: DevicePhase::Setup(SetupPhase::Setup),
        opened: None,
        names: BySide::default(),
        length: None,
        score: BySide::default(),
        away: BySide::default(),
        crawford: CrawfordState::Pre,
        clock: None,
        cube: DeviceCube { value: CubeValue::ONE, owner: CubeOwner::Middle, locked: false },
        game: None,
        games: Vec::new(),
        awards: Vec::new(),
        used: BySide::default(),
        waits_for: Vec::new(),
        comparison: None,
        breaks: BySide { white: none(), black: none() },
        called: None,
        hold: None,
        oversight: Oversight::Players,
        gaps: Vec::new(),
        jumps: Vec::new(),
        irregular: Vec::new(),
        rulings: Vec::new(),
        undone: Vec::new(),
        undo: None,
        winner: None,
        how: None,
        posted: None,
        lease: None,
        conflicts: Vec::new(),
        legal: Legal::default(),
    }
}

//! A client at a table: following what happens, acting where there is nothing to choose.

use tavola_club::{
    TableView,
    table::{
        CommandName, Happening, TableCommand, TableEvent,
        view::{PendingView, PhaseView, TableState},
    },
};
use tavola_rules::{Action, BySide, Play, Side, Step, StepGraph, Target};

use super::{
    moves,
    said::{Ear, End, Then},
    session::Session,
    table::{AtTable, called, may},
};
use crate::{base::ids::Version, stream::rooms::Has};

impl Session {
    /// Says what has happened since, and acts where there is nothing to choose.
    pub(super) async fn follow(&mut self) {
        loop {
            if !self.catch_up().await {
                return;
            }
            let Some(command) = self.automatic() else { return };
            if self.send(command).await.is_err() {
                return;
            }
        }
    }

    /// Says what is new; false if the table is gone or over.
    async fn catch_up(&mut self) -> bool {
        let Some(at) = &self.table else { return false };
        let has = Has { version: Some(at.version()), view: Version::NONE };
        let Ok(update) = self.app.tables().update(&at.id, has, Some(&self.account)).await else { return false };
        if update.version == at.version() {
            return true;
        }
        let (lines, shows) = self.lines_of(&update.events, &update.view);
        let Some(at) = &mut self.table else { return false };
        let is_over = matches!(update.view.state, TableState::Over | TableState::Closed);
        at.names = BySide::from_fn(|side| called(&update.view, side));
        *at.view = update.view;
        for line in lines {
            self.say(line);
        }
        if is_over {
            self.is_over(&update.events);
            return false;
        }
        if shows && self.settings.is_on("autoboard") {
            self.show_board();
        }
        self.prompt();
        true
    }

    /// The match is over: the winner's line goes to those who want to hear of it, and both are free again.
    fn is_over(&mut self, events: &[TableEvent]) {
        let ends = events.iter().find_map(|event| match event.what {
            Happening::MatchEnded { winner, .. } => winner,
            _ => None,
        });
        if let Some(winner) = ends
            && let Some(at) = self.table.as_ref().filter(|at| at.side() == Some(winner))
            && let Some(length) = at.view.score.length
        {
            let points = |side: Side| at.view.score.points[side].number();
            let (name, other) = (&at.names[winner], &at.names[winner.opponent()]);
            let (won, lost) = (points(winner), points(winner.opponent()));
            let line = format!("{name} wins a {length} point match against {other}  {won}-{lost} .");
            self.report(&line);
        }
        self.stand_up();
    }

    /// What is said of events, and whether the board is shown after them.
    fn lines_of(&mut self, events: &[TableEvent], view: &TableView) -> (Vec<String>, bool) {
        let Some(at) = &mut self.table else { return (Vec::new(), false) };
        let mut cube = at.view.cube.value.number();
        let (mut lines, mut shows, mut end) = (Vec::new(), false, End::Played);
        let is_last = events.iter().any(|event| matches!(event.what, Happening::MatchEnded { .. }));
        for event in events {
            if let Happening::Acted { action, .. } = &event.what {
                match action {
                    Action::Take => cube *= 2,
                    Action::Resign { kind } => at.offered = u64::from(kind.multiplier()),
                    _ => {}
                }
                end =
                    if matches!(action, Action::Drop | Action::AcceptResignation) { End::GivenUp } else { End::Played };
                shows |= is_shown_after(action);
            }
            let ear = Ear {
                side: at.view.you,
                seen_by: at.seen_by,
                names: &at.names,
                cube,
                length: view.score.length,
                points: view.score.points.map(tavola_rules::Points::number),
                offered: at.offered,
                end,
                then: if is_last { Then::Last } else { Then::Next },
            };
            lines.extend(ear.lines(&event.what));
            match event.what {
                Happening::GameStarted { .. } => cube = 1,
                Happening::GameEnded { .. } => shows = false,
                _ => {}
            }
        }
        (lines, shows)
    }

    /// Shows the board as the client likes it.
    pub(super) fn show_board(&mut self) {
        let lines = self.table.as_ref().map(|at| at.board(self.settings.style)).unwrap_or_default();
        lines.into_iter().for_each(|line| self.say(line));
    }

    /// Says what one is to do, where there is something to choose.
    pub(super) fn prompt(&mut self) {
        let Some(at) = self.table.as_ref().filter(|at| at.resigning().is_none()) else { return };
        let line = match (&at.view.phase, at.side()) {
            (PhaseView::GameOver { .. }, Some(_)) if may(&at.view, CommandName::NextGame) => {
                "Type 'join' if you want to play the next game, type 'leave' if you don't.".to_owned()
            }
            (PhaseView::OnRoll { side }, Some(me)) if *side == me && self.asks_to_double() => {
                "It's your turn. Please roll or double".to_owned()
            }
            (PhaseView::ToPlay { side, .. }, Some(me)) if *side == me && self.forced().is_none() => {
                let pieces = at.view.legal.steps.as_ref().map_or(0, StepGraph::length);
                format!("Please move {pieces} piece{}.", if pieces == 1 { "" } else { "s" })
            }
            _ => return,
        };
        self.say(line);
    }

    /// Whether one is asked before each roll.
    fn asks_to_double(&self) -> bool {
        self.settings.is_on("double") && self.table.as_ref().is_some_and(|at| may(&at.view, CommandName::Double))
    }

    /// The one play there is, if it is made without asking.
    fn forced(&self) -> Option<Vec<Step>> {
        let at = self.table.as_ref()?;
        let graph = at.view.legal.steps.as_ref()?;
        let is_only = at.view.legal.plays <= 1 && (graph.is_empty() || self.settings.is_on("automove"));
        if is_only { Some(first_way(graph, |_| true)) } else { None }
    }

    /// A play that bears a checker off with every number, if there is one.
    pub(super) fn all_off(&self) -> Option<Vec<Step>> {
        let graph = self.table.as_ref()?.view.legal.steps.as_ref()?;
        let steps = first_way(graph, |to| to == Target::Off);
        (!steps.is_empty() && steps.len() == graph.length()).then_some(steps)
    }

    /// What is done without asking.
    fn automatic(&mut self) -> Option<TableCommand> {
        let at = self.table.as_ref()?;
        let (view, me) = (&at.view, at.side()?);
        if at.resigning().is_some() {
            return None;
        }
        if may(view, CommandName::Ready) {
            return Some(TableCommand::Ready { anchor: None, length: tavola_base::dice_proof::ChainLength::USUAL });
        }
        match &view.phase {
            PhaseView::Opening { .. } if may(view, CommandName::Roll) => Some(TableCommand::Roll { link: None }),
            PhaseView::OnRoll { side } if *side == me && !self.asks_to_double() && may(view, CommandName::Roll) => {
                Some(TableCommand::Roll { link: None })
            }
            PhaseView::ToPlay { side, .. } if *side == me => self.played_unasked(me),
            _ => None,
        }
    }

    /// The play that is made without asking, and what is said of it.
    fn played_unasked(&mut self, me: Side) -> Option<TableCommand> {
        let greedy = if self.settings.is_on("greedy") { self.all_off() } else { None };
        let (steps, is_greedy) = match greedy {
            Some(steps) => (steps, true),
            None => (self.forced()?, false),
        };
        if let Some(play) = Play::new(&steps).filter(|play| !play.is_empty()) {
            let line = if is_greedy {
                format!("Bearing off: {}", moves::borne_off(me, &play))
            } else {
                format!("The only possible move is {} .", moves::text(me, &play))
            };
            self.say(line);
        }
        Some(TableCommand::Play { steps })
    }
}

impl AtTable {
    /// Who has offered to resign and is not answered yet.
    pub(super) fn resigning(&self) -> Option<Side> {
        self.view.pending.iter().find_map(|pending| match pending {
            PendingView::Resignation { by, .. } => Some(*by),
            _ => None,
        })
    }
}

/// Whether the board is sent after an act.
const fn is_shown_after(action: &Action) -> bool {
    matches!(action, Action::RollOpening { .. } | Action::Roll { .. } | Action::Play { .. } | Action::Take)
}

/// The first way through the graph by steps that end where they may.
fn first_way(graph: &StepGraph, may_end: impl Fn(Target) -> bool) -> Vec<Step> {
    let (mut steps, mut at) = (Vec::new(), 0);
    while let Some(edge) = graph.nodes.get(at).and_then(|node| node.steps.iter().find(|edge| may_end(edge.to))) {
        steps.push(Step { from: edge.from, to: edge.to, hit: edge.hit });
        at = edge.next;
    }
    steps
}

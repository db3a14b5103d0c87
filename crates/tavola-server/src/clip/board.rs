//! The board as a line of 53 fields: `board:You:bea:5:0:0:…`, seen by one of the players.

use tavola_club::{TableView, table::view::PhaseView};
use tavola_rules::{BySide, CrawfordState, Roll, Side};

/// The length that means no end.
const UNLIMITED: u64 = 9999;

/// A moment of a table, as boards show it.
#[derive(Debug)]
pub(super) struct Seen<'a> {
    /// The table.
    pub(super) view: &'a TableView,
    /// Whose board it is.
    pub(super) side: Side,
    /// How the two are called; `You` for whoever looks at their own.
    pub(super) names: BySide<String>,
}

impl Seen<'_> {
    /// Whose turn it is; none between two games.
    pub(super) fn turn(&self) -> Option<Side> {
        match &self.view.phase {
            PhaseView::Rolling { side, .. } => *side,
            PhaseView::OnRoll { side } | PhaseView::ToPlay { side, .. } | PhaseView::PlayShown { side, .. } => {
                Some(*side)
            }
            PhaseView::Doubled { by, .. } => Some(*by),
            _ => None,
        }
    }

    /// What a side has rolled and not played.
    pub(super) fn dice(&self, side: Side) -> Option<Roll> {
        match &self.view.phase {
            PhaseView::ToPlay { side: on_roll, roll, .. } if *on_roll == side => Some(*roll),
            _ => None,
        }
    }

    fn pair(&self, side: Side) -> String {
        self.dice(side)
            .map_or_else(|| "0:0".to_owned(), |roll| format!("{}:{}", roll.high().number(), roll.low().number()))
    }

    fn may_double(&self, side: Side) -> u8 {
        u8::from(self.view.cube.enabled && self.view.cube.owner.lets(side))
    }

    /// The 26 places: O's checkers positive, X's bar at 0, O's at 25.
    fn places(&self) -> String {
        let board = &self.view.board;
        let bars = [-i16::from(board.bar.black), i16::from(board.bar.white)];
        let points = board.points.iter().map(|count| i16::from(*count));
        let all = [bars[0]].into_iter().chain(points).chain([bars[1]]);
        all.map(|count| count.to_string()).collect::<Vec<_>>().join(":")
    }

    /// The line.
    pub(super) fn line(&self) -> String {
        let Self { view, side, names } = self;
        let (me, other) = (*side, side.opponent());
        let sign = |side: Side| if side == Side::White { 1 } else { -1 };
        let turn = self.turn().map_or(0, sign);
        let length = view.score.length.map_or(UNLIMITED, u64::from);
        let points = |side: Side| view.score.points[side].number();
        let was_doubled = u8::from(matches!(&view.phase, PhaseView::Doubled { to, .. } if *to == me));
        let (home, bar) = if me == Side::White { (0, 25) } else { (25, 0) };
        let pieces = view.legal.steps.as_ref().map_or(0, tavola_rules::StepGraph::length);
        let did_crawford = u8::from(view.crawford == CrawfordState::Post);
        let board = &view.board;
        format!(
            "board:{}:{}:{length}:{}:{}:{}:{turn}:{}:{}:{}:{}:{}:{was_doubled}:{}:{}:{home}:{bar}:{}:{}:{}:{}:{pieces}:0:{did_crawford}:0",
            names[me],
            names[other],
            points(me),
            points(other),
            self.places(),
            self.pair(me),
            self.pair(other),
            view.cube.value.number(),
            self.may_double(me),
            self.may_double(other),
            sign(me),
            -sign(me),
            board.off[me],
            board.off[other],
            board.bar[me],
            board.bar[other],
        )
    }
}

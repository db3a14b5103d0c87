//! How a game ended, by what is said of it.

use tavola_rules::{Action, Award, BySide, OfferStep, Outcome, Phase, Side, WinKind};

use super::super::Act;
use super::super::draft::{DraftGame, Said, What};
use super::super::remark::{Place, Weight};
use super::Playing;

impl Playing<'_> {
    pub(super) fn finish(&mut self, draft: &DraftGame, after: Option<BySide<u32>>) {
        let at = draft.said.last().map_or(draft.at, |said| said.at);
        let told = self.told(draft, after);
        match (told, self.game.result().map(|result| result.outcome)) {
            (None, Some(_)) => {}
            (None, None) if after.is_none() => self.remark(at, Weight::Note, "the game is not finished".to_owned()),
            (None, None) => self.leave_out(at, "nothing says how the game ended".to_owned()),
            (Some((winner, points)), Some(outcome)) => {
                let worth = outcome.points(self.rules.knobs()).number();
                if winner != outcome.winner || !self.is_worth(winner, worth, points) {
                    let what = format!("{points} points are said to be won; by the rules it is {worth}");
                    self.remark(at, Weight::Mended, what);
                }
            }
            (Some((winner, points)), None) => self.given_up(at, winner, points),
        }
    }

    /// Who is said to have won how much: the next score says it best, then the line itself.
    fn told(&self, draft: &DraftGame, after: Option<BySide<u32>>) -> Option<(Side, u64)> {
        let gain = |side: Side| {
            let after = u64::from(after?[side]);
            after.checked_sub(self.score.won(side).number()).filter(|&points| points > 0).map(|points| (side, points))
        };
        let by_score = match (gain(Side::White), gain(Side::Black)) {
            (Some(one), None) | (None, Some(one)) => Some(one),
            _ => None,
        };
        let by_word = draft.said.iter().rev().find_map(|said| match said.what {
            What::Wins { points } => Some((said.by, points.into())),
            What::Loses { points } => Some((said.by.opponent(), points.into())),
            What::Resigns { kind } => {
                let times = kind.map_or(1, WinKind::multiplier);
                Some((said.by.opponent(), u64::from(times) * self.game.cube().value.number()))
            }
            _ => None,
        });
        by_score.or(by_word)
    }

    /// Whether `points` are what the file means by a win worth `worth`: some write no more than the winner needs.
    fn is_worth(&self, winner: Side, worth: u64, points: u64) -> bool {
        let needed = self.score.away(winner).map(|away| u64::from(away.points()));
        points == worth || needed.is_some_and(|needed| points == worth.min(needed))
    }

    /// The loser gave up, or the file leaves out how it came about.
    fn given_up(&mut self, at: Place, winner: Side, points: u64) {
        let loser = winner.opponent();
        if let Phase::Doubled { offer } = *self.game.phase()
            && offer.to() == loser
            && offer.refused.number() == points
        {
            self.remark(at, Weight::Mended, "the cube was dropped without a word".to_owned());
            return self.act(&Said { at, by: loser, what: What::Drop }, Act::Drop, Action::Drop);
        }
        if let Phase::Doubled { offer } = *self.game.phase() {
            if offer.step == OfferStep::Double {
                self.remark(at, Weight::Mended, "the cube was taken without a word".to_owned());
            }
            self.act(&Said { at, by: offer.to(), what: What::Take }, Act::Take, Action::Take);
        }
        let kind = self.kind_for(winner, points);
        if kind.is_none() {
            self.remark(at, Weight::Mended, format!("{points} points cannot be won in this game"));
        }
        let kind = kind.unwrap_or(WinKind::Single);
        let resigned = self.game.apply(loser, Action::Resign { kind });
        let accepted = resigned.and_then(|game| game.apply(winner, Action::AcceptResignation));
        let game = accepted.unwrap_or_else(|_| self.game.awarded(winner, kind, Award::Ruling));
        self.done(at, loser, Act::Resign { kind }, game);
    }

    fn kind_for(&self, winner: Side, points: u64) -> Option<WinKind> {
        let cube = self.game.cube();
        WinKind::ALL.into_iter().find(|&kind| {
            let outcome = Outcome { winner, kind, cube };
            self.is_worth(winner, outcome.points(self.rules.knobs()).number(), points)
        })
    }
}

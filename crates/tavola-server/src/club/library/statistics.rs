//! What all judged matches of an account come to: sums over its own decisions, by month, opening, kind of position and kind
//! of error. Rates are made of the sums at the end, never of other rates; a match that is not judged is left out and counted.

use std::collections::BTreeMap;

use jiff::Timestamp;
use tavola_base::Time;
use tavola_rules::Side;
use tavola_study::figures::{MatchFigures, OpeningPlay, SideFigures, Tally};

use super::{figures, to_be_judged};
use crate::{
    app::App,
    base::ids::AccountId,
    store::{Own, OwnFigures},
    web::errors::AppError,
};

/// How many matches are added up, the latest ones.
const MOST: u16 = 5_000;

/// How many matches that are not judged are put into the queue at once.
const HEALED: usize = 100;

/// A month: year and month, from 1.
pub type Month = (i16, i8);

/// Everything an account's matches come to.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Statistics {
    /// How many matches are in it.
    pub matches: usize,
    /// How many are not judged yet.
    pub unjudged: usize,
    /// Of how many that are, nobody has said which player is the account's.
    pub unclaimed: usize,
    /// How many are of others.
    pub others: usize,
    /// All own decisions.
    pub own: SideFigures,
    /// All decisions of the opponents.
    pub opponents: SideFigures,
    /// By month; none for matches of which the day is not known.
    pub months: BTreeMap<Option<Month>, OfMonth>,
    /// The own first plays, by roll.
    pub first_plays: BTreeMap<String, Opening>,
    /// The own answers to the opponent's first play, by that: `31: 8/5 6/5`.
    pub replies: BTreeMap<String, Opening>,
}

/// A month's matches.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub struct OfMonth {
    /// How many.
    pub matches: usize,
    /// The own decisions in them.
    pub tally: Tally,
}

/// Plays of one kind of opening.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Opening {
    /// How many.
    pub count: u32,
    /// How many have a mark.
    pub marked: u32,
    /// What they lost, in units of the cube.
    pub losses: f64,
    /// How often each play was made: `8/5 6/5`, of replies with the roll before it.
    pub plays: BTreeMap<String, u32>,
}

impl Opening {
    /// 500 times the loss a play.
    #[must_use]
    pub fn rating(&self) -> f64 {
        500.0 * self.losses / f64::from(self.count.max(1))
    }

    /// The play that was made most often, and how often.
    #[must_use]
    pub fn usual(&self) -> Option<(&str, u32)> {
        let most = self.plays.iter().max_by(|a, b| a.1.cmp(b.1).then(b.0.cmp(a.0)))?;
        Some((most.0, *most.1))
    }

    fn add(&mut self, one: &OpeningPlay, play: String) {
        self.count += 1;
        self.marked += u32::from(one.mark.is_some());
        self.losses += f64::from(one.loss);
        *self.plays.entry(play).or_default() += 1;
    }
}

/// The statistics of an account. Matches that should have been judged and wait nowhere are put into the queue.
///
/// # Errors
/// If the database fails.
pub async fn statistics(app: &App, account: &AccountId) -> Result<Statistics, AppError> {
    let all = app.store().own_figures(account, MOST).await?;
    let (statistics, unjudged) = app.workshop().does(move || added_up(&all)).await?;
    let healed = &unjudged[..unjudged.len().min(HEALED)];
    let rows = to_be_judged(app, account, healed).await?;
    if !rows.is_empty() {
        app.store().write(rows).await?;
    }
    Ok(statistics)
}

/// All matches added up, and the keys of those that are not judged.
fn added_up(all: &[OwnFigures]) -> (Statistics, Vec<String>) {
    let (mut sum, mut unjudged) = (Statistics::default(), Vec::new());
    for one in all {
        let judged = one.figures.as_ref().filter(|(games, _)| *games == one.games);
        let judged = judged.and_then(|(_, body)| figures(body)).filter(MatchFigures::is_current);
        match (one.own, judged) {
            (Own::Neither, _) => sum.others += 1,
            (_, None) => unjudged.push(one.match_key.clone()),
            (Own::Unknown, Some(_)) => sum.unclaimed += 1,
            (Own::Is(side), Some(figures)) => sum.add(side, one.day, &figures),
        }
    }
    sum.unjudged = unjudged.len();
    (sum, unjudged)
}

impl Statistics {
    fn add(&mut self, side: Side, day: Option<Time>, figures: &MatchFigures) {
        let own = &figures.sides[side];
        self.matches += 1;
        self.own.add(own);
        self.opponents.add(&figures.sides[side.opponent()]);
        let month = self.months.entry(day.and_then(month)).or_default();
        month.matches += 1;
        month.tally.add(&own.total());
        for one in figures.openings.iter().filter(|one| one.by == side) {
            match &one.answers {
                None => self.first_plays.entry(one.roll.to_string()).or_default().add(one, one.play.clone()),
                Some((roll, play)) => {
                    let reply = format!("{}: {}", one.roll, one.play);
                    self.replies.entry(format!("{roll}: {play}")).or_default().add(one, reply);
                }
            }
        }
    }
}

fn month(at: Time) -> Option<Month> {
    let at = Timestamp::from_millisecond(i64::try_from(at.millis()).ok()?).ok()?;
    let date = at.to_zoned(jiff::tz::TimeZone::UTC).date();
    Some((date.year(), date.month()))
}

#[cfg(test)]
mod tests {
    use tavola_rules::BySide;
    use tavola_study::{PositionKind, figures::VERSION, report::FORMAT};

    use super::*;

    fn figures_of(plays: u32, play_losses: f64) -> MatchFigures {
        let tally = Tally { plays, play_losses, ..Tally::default() };
        let mut white = SideFigures::default();
        white.kinds.insert(PositionKind::Race, tally);
        let sides = BySide { white, black: SideFigures::default() };
        MatchFigures { version: VERSION, report: FORMAT, plies: 2, length: Some(7), sides, openings: Vec::new() }
    }

    fn one(own: Own, day: Option<u64>, figures: Option<MatchFigures>) -> OwnFigures {
        let figures = figures.map(|figures| (3, serde_json::to_string(&figures).unwrap()));
        let match_key = "import/a".to_owned();
        OwnFigures { match_key, own, day: day.map(Time::from_millis), games: 3, figures }
    }

    // study.md 1: pool by sums, never average the PRs of matches.
    #[test]
    fn a_rating_over_many_matches_is_made_of_sums() {
        let white = Own::Is(Side::White);
        let march = Some(1_237_680_000_000);
        let all = [
            one(white, march, Some(figures_of(100, 1.0))),
            one(white, march, Some(figures_of(10, 1.0))),
            one(white, None, Some(figures_of(10, 0.0))),
            one(white, march, None),
            one(Own::Unknown, march, Some(figures_of(10, 9.0))),
            one(Own::Neither, march, Some(figures_of(10, 9.0))),
            one(white, march, Some(MatchFigures { version: 0, ..figures_of(10, 9.0) })),
        ];
        let (sum, unjudged) = added_up(&all);
        assert_eq!((sum.matches, sum.unjudged, sum.unclaimed, sum.others), (3, 2, 1, 1));
        assert_eq!(unjudged.len(), 2);
        assert_eq!(sum.own.total().rating(), Some(500.0 * 2.0 / 120.0));
        assert_eq!(sum.months[&Some((2009, 3))].tally.rating(), Some(500.0 * 2.0 / 110.0));
        assert_eq!(sum.months[&None].matches, 1);
    }

    #[test]
    fn of_plays_made_as_often_the_first_by_name_is_the_usual_one() {
        let mut opening = Opening::default();
        assert_eq!(opening.usual(), None);
        opening.plays.insert("b".to_owned(), 2);
        opening.plays.insert("a".to_owned(), 2);
        opening.plays.insert("c".to_owned(), 1);
        assert_eq!(opening.usual(), Some(("a", 2)));
    }
}

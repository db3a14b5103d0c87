//! Match equity tables: the chance to win a match at every score.
//!
//! The table at hand is Kazaross-XG2 (its notice stands in `data/Kazaross-XG2.xml`), which reaches 25 points away; our own
//! (`data/tavola.xml`, by rollouts) reaches as far and can be chosen. Beyond, the cube model of [`cubeful`](crate::cubeful) continues it one score at a time, as Zadeh did (Management Science 23,
//! 1977): a game at that score with ordinary gammon rates, valued at the scores it may lead to.

mod model;

use std::sync::OnceLock;

use crate::equity::MatchChance;
use crate::outcomes::Outcomes;
use crate::stakes::{PointsAway, Terms};

static SHARED: OnceLock<MatchEquityTable> = OnceLock::new();

const KAZAROSS_XG2: &str = include_str!("../data/Kazaross-XG2.xml");

/// How it was made is in `docs/strength.md`, from what in `training/met.jsonl`.
const TAVOLA: &str = include_str!("../data/tavola.xml");

/// Scores up to so many points away are known; players further away are treated as just so far.
const LONGEST: usize = 64;

/// Chances at all scores of a match up to 64 points away.
#[derive(Debug, Clone)]
pub struct MatchEquityTable {
    /// `before[i][j]`: the player `i + 1` away against one `j + 1` away; row and column 0 are the Crawford game.
    before: Vec<Vec<f32>>,
    /// `after[k]`: the player `k + 1` away against one who is 1 away, after the Crawford game.
    after: Vec<f32>,
}

/// The shared table is in use already and cannot be exchanged.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("the match equity table is in use already")]
pub struct InUse;

/// Why a match equity table cannot be read.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum BrokenTable {
    /// The file lacks a part.
    #[error("the match equity table has no explicit {0}")]
    Missing(&'static str),
    /// A number is not one, or not between 0 and 1.
    #[error("{0:?} is not a chance between 0 and 1")]
    NotAChance(String),
    /// The rows are of unequal length.
    #[error("row {row} of the match equity table has {found} chances instead of {expected}")]
    Ragged {
        /// Counted from 1.
        row: usize,
        /// Chances in it.
        found: usize,
        /// Chances in the others.
        expected: usize,
    },
}

impl MatchEquityTable {
    /// The table every match is valued by: Kazaross-XG2, unless another has been [chosen](Self::share).
    pub fn shared() -> &'static Self {
        SHARED.get_or_init(Self::published)
    }

    /// Makes this the table every match is valued by, before anybody has used it.
    ///
    /// # Errors
    /// If somebody has.
    pub fn share(self) -> Result<(), InUse> {
        SHARED.set(self).map_err(|_| InUse)
    }

    /// Kazaross-XG2, continued beyond 25 points by the cube model.
    ///
    /// # Panics
    /// Never: the file of the repository is sound.
    #[must_use]
    pub fn published() -> Self {
        Self::parse(KAZAROSS_XG2).expect("the table of the repository is sound").continued(&model::usual())
    }

    /// Our own table, every score to 25 points rolled out by the engine, continued beyond by the cube model.
    ///
    /// # Panics
    /// Never: the file of the repository is sound.
    #[must_use]
    pub fn rolled_out() -> Self {
        Self::parse(TAVOLA).expect("the table of the repository is sound").continued(&model::usual())
    }

    /// A table computed by our own cube model alone, from nothing but how a game between equals ends: `start` is what
    /// an engine expects of the first position.
    #[must_use]
    pub fn own(start: &Outcomes) -> Self {
        Self { before: vec![vec![0.5]], after: vec![0.5] }.continued(&model::between_equals(start))
    }

    /// The table in the making: a score is put in once its chance is known, for both players. What lies beyond the
    /// longest match is left out.
    pub fn put(&mut self, own: PointsAway, opponent: PointsAway, next: NextGame, chance: MatchChance) {
        let (first, second) = (own.points() as usize - 1, opponent.points() as usize - 1);
        if first.max(second) >= self.before.len() {
            return;
        }
        match next {
            NextGame::Ordinary | NextGame::Crawford => {
                self.before[second][first] = chance.flipped().value();
                self.before[first][second] = chance.value();
            }
            NextGame::AfterCrawford if second == 0 => self.after[first] = chance.value(),
            NextGame::AfterCrawford => self.after[second] = chance.flipped().value(),
        }
    }

    /// The first `length` points as gnubg's XML with explicit values to six places, under that name and with a text that
    /// says where they come from (neither may hold `<` or `&`); [`read`](Self::read) takes it.
    ///
    /// # Panics
    /// If the table is shorter.
    #[must_use]
    pub fn to_xml(&self, length: usize, name: &str, description: &str) -> String {
        let row = |chances: &[f32]| -> String {
            let chances: String =
                chances[..length].iter().map(|chance| format!("      <me>{chance:.6}</me>\n")).collect();
            format!("    <row>\n{chances}    </row>\n")
        };
        let before: String = self.before[..length].iter().map(|chances| row(chances)).collect();
        let after = row(&self.after);
        format!(
            "<?xml version = \"1.0\"?>\n<!DOCTYPE met PUBLIC \"-//GNU Backgammon//DTD Match Equity Tables//EN\" \"met.dtd\">\n\n\
             <met>\n  <info>\n    <name>{name}</name>\n    <description>{description}</description>\n    \
             <length>{length}</length>\n  </info>\n\n  \
             <pre-crawford-table type=\"explicit\">\n{before}  </pre-crawford-table>\n\n  \
             <post-crawford-table player=\"both\" type=\"explicit\">\n{after}  </post-crawford-table>\n</met>\n"
        )
    }

    /// Reads a table in gnubg's XML with explicit values and continues it to the longest match by the cube model.
    ///
    /// # Errors
    /// If a part is missing, a number is none, or rows differ in length.
    pub fn read(xml: &str) -> Result<Self, BrokenTable> {
        Ok(Self::parse(xml)?.continued(&model::usual()))
    }

    /// Reads a table in gnubg's XML with explicit values; reaches as far as the file, without continuation.
    ///
    /// # Errors
    /// If a part is missing, a number is none, or rows differ in length.
    pub fn parse(xml: &str) -> Result<Self, BrokenTable> {
        let before = rows(section(xml, "pre-crawford-table")?)?;
        let after = rows(section(xml, "post-crawford-table")?)?;
        let after = after.into_iter().next().ok_or(BrokenTable::Missing("row after Crawford"))?;
        let expected = before.len();
        let ragged = |(index, row): (usize, &Vec<f32>)| {
            (row.len() != expected).then_some(BrokenTable::Ragged { row: index + 1, found: row.len(), expected })
        };
        let broken = before.iter().chain([&after]).enumerate().find_map(ragged);
        match broken {
            Some(broken) => Err(broken),
            None if expected == 0 => Err(BrokenTable::Missing("row before Crawford")),
            None => Ok(Self { before, after }),
        }
    }

    /// The chance of a player `own` away against one `opponent` away to win the match, with the next game to come.
    ///
    /// `next` says what that game is; see [`NextGame::after`].
    #[must_use]
    pub fn chance(&self, own: PointsAway, opponent: PointsAway, next: NextGame) -> MatchChance {
        let index = |away: PointsAway| (away.points() as usize).min(self.before.len()) - 1;
        let (own, opponent) = (index(own), index(opponent));
        MatchChance(match next {
            NextGame::Ordinary | NextGame::Crawford => self.before[own][opponent],
            NextGame::AfterCrawford if opponent == 0 => self.after[own],
            NextGame::AfterCrawford => 1.0 - self.after[opponent],
        })
    }

    /// The chance after the player on roll has won `points` in a game under `terms` (their opponent if negative).
    ///
    /// # Panics
    /// If `terms` are money: a purse has no end to reach.
    #[must_use]
    pub fn after_game(&self, terms: &Terms, points: i64) -> MatchChance {
        let Terms::Match { away_own, away_opponent, .. } = *terms else {
            panic!("only a match has chances");
        };
        let gain = |points: i64| u32::try_from(points.max(0)).unwrap_or(u32::MAX);
        match (away_own.after_winning(gain(points)), away_opponent.after_winning(gain(-points))) {
            (None, _) => MatchChance(1.0),
            (_, None) => MatchChance(0.0),
            (Some(own), Some(opponent)) => self.chance(own, opponent, NextGame::after(terms, own, opponent)),
        }
    }
}

/// Which kind of game comes next in a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NextGame {
    /// Nobody is one point away.
    Ordinary,
    /// Somebody has just come to one point away (MAT-02).
    Crawford,
    /// The Crawford game has been played.
    AfterCrawford,
}

impl NextGame {
    /// What follows a game under `terms` that left the players so far away.
    #[must_use]
    pub fn after(terms: &Terms, own: PointsAway, opponent: PointsAway) -> Self {
        let close = own == PointsAway::ONE || opponent == PointsAway::ONE;
        let had_crawford = match *terms {
            Terms::Match { away_own, away_opponent, .. } => {
                away_own == PointsAway::ONE || away_opponent == PointsAway::ONE
            }
            Terms::Money { .. } => false,
        };
        match (had_crawford, close) {
            (true, _) => Self::AfterCrawford,
            (false, true) => Self::Crawford,
            (false, false) => Self::Ordinary,
        }
    }
}

/// What stands between the tags of that name.
fn section<'a>(xml: &'a str, name: &'static str) -> Result<&'a str, BrokenTable> {
    let inside = |text: &'a str| {
        let (_, rest) = text.split_once(&format!("<{name}"))?;
        let (body, _) = rest.split_once(&format!("</{name}>"))?;
        body.contains("explicit").then_some(body)
    };
    inside(xml).ok_or(BrokenTable::Missing(name))
}

/// The chances row by row.
fn rows(section: &str) -> Result<Vec<Vec<f32>>, BrokenTable> {
    section.split("<row>").skip(1).map(|row| row.split("<me>").skip(1).map(chance).collect()).collect()
}

fn chance(text: &str) -> Result<f32, BrokenTable> {
    let text = text.split('<').next().unwrap_or("").trim();
    let chance: Option<f32> = text.parse().ok();
    chance.filter(|chance| (0.0..=1.0).contains(chance)).ok_or_else(|| BrokenTable::NotAChance(text.to_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn away(points: u32) -> PointsAway {
        PointsAway::new(points).unwrap()
    }

    #[test]
    fn the_table_has_its_published_values() {
        let table = MatchEquityTable::shared();
        let chance = |own, opponent, next| table.chance(away(own), away(opponent), next).value();
        assert_eq!(chance(3, 5, NextGame::Ordinary), 0.64795);
        assert_eq!(chance(1, 2, NextGame::Crawford), 0.67736);
        assert_eq!(chance(2, 1, NextGame::AfterCrawford), 0.48803);
        assert_eq!(chance(1, 3, NextGame::AfterCrawford), 1.0 - 0.32264);
    }

    fn both() -> [MatchEquityTable; 2] {
        [MatchEquityTable::published(), MatchEquityTable::rolled_out()]
    }

    #[test]
    fn what_one_player_has_the_other_lacks() {
        for table in both() {
            for own in 1..=64 {
                for opponent in 1..=64 {
                    let one = table.chance(away(own), away(opponent), NextGame::Ordinary).value();
                    let other = table.chance(away(opponent), away(own), NextGame::Ordinary).value();
                    assert!((one + other - 1.0).abs() < 1e-5, "{own} {opponent}");
                }
            }
        }
    }

    #[test]
    fn our_own_table_is_near_the_published_one_and_reaches_as_far() {
        let [published, ours] = both();
        assert_eq!(MatchEquityTable::parse(TAVOLA).unwrap().before.len(), 25);
        for own in 1..=25 {
            for opponent in 1..=25 {
                let at = |table: &MatchEquityTable, next| table.chance(away(own), away(opponent), next).value();
                let apart = |next| (at(&ours, next) - at(&published, next)).abs();
                assert!(apart(NextGame::Ordinary) < 0.015, "{own} {opponent}");
                assert!(opponent > 1 || apart(NextGame::AfterCrawford) < 0.015, "{own} after Crawford");
                assert!(own != opponent || at(&ours, NextGame::Ordinary) == 0.5);
            }
        }
        assert_eq!(ours.chance(away(1), away(1), NextGame::AfterCrawford).value(), 0.5);
    }

    #[test]
    fn fewer_points_to_go_are_never_worse_within_the_table_and_beyond() {
        for table in both() {
            for opponent in 1..=64 {
                for own in 2..=64 {
                    let near = table.chance(away(own - 1), away(opponent), NextGame::Ordinary).value();
                    let far = table.chance(away(own), away(opponent), NextGame::Ordinary).value();
                    assert!(near >= far - 1e-4, "{own} against {opponent}: {near} < {far}");
                }
            }
            for own in 2..=25 {
                let after = |own| table.chance(away(own), away(1), NextGame::AfterCrawford).value();
                assert!(after(own - 1) >= after(own), "{own} after Crawford");
            }
        }
    }

    // rule: MAT-02
    #[test]
    fn the_crawford_game_comes_once() {
        let terms =
            |own, opponent, crawford| Terms::Match { away_own: away(own), away_opponent: away(opponent), crawford };
        assert_eq!(NextGame::after(&terms(3, 4, false), away(1), away(4)), NextGame::Crawford);
        assert_eq!(NextGame::after(&terms(1, 4, true), away(1), away(2)), NextGame::AfterCrawford);
        assert_eq!(NextGame::after(&terms(3, 4, false), away(2), away(4)), NextGame::Ordinary);
    }

    #[test]
    fn a_score_put_in_is_known_to_both_players_and_stands_in_the_file() {
        let mut table = MatchEquityTable::published();
        table.put(away(5), away(3), NextGame::Ordinary, MatchChance(0.25));
        table.put(away(1), away(4), NextGame::AfterCrawford, MatchChance(0.875));
        let read = MatchEquityTable::parse(&table.to_xml(7, "ours", "from nowhere")).unwrap();
        for table in [&table, &read] {
            let chance = |own, opponent, next| table.chance(away(own), away(opponent), next).value();
            assert_eq!(chance(3, 5, NextGame::Ordinary), 0.75);
            assert_eq!(chance(5, 3, NextGame::Ordinary), 0.25);
            assert_eq!(chance(4, 1, NextGame::AfterCrawford), 0.125);
            assert_eq!(chance(2, 7, NextGame::Ordinary), 0.84225);
        }
        assert_eq!(read.before.len(), 7);
    }

    #[test]
    fn broken_tables_are_refused() {
        assert!(matches!(MatchEquityTable::parse("<met></met>"), Err(BrokenTable::Missing(_))));
        let odd = KAZAROSS_XG2.replacen("0.67736", "1.67736", 1);
        assert_eq!(MatchEquityTable::parse(&odd).unwrap_err(), BrokenTable::NotAChance("1.67736".to_owned()));
    }
}

//! From rollouts with their noise to a table: neighbouring scores help each other, and nobody is better off who needs
//! more points.

use std::collections::BTreeMap;

use serde::Serialize;
use tavola_engine::{MatchEquityTable, PointsAway};

use super::{BETWEEN_EQUALS, RolledScore, Score, modelled};

/// Where both players need at least so many points, a score is smoothed; nearer the end each score is a case of its own.
pub const SMOOTHED_FROM: u32 = 4;

/// The width of the bell in points: neighbours this far away count exp(−½) as much.
const WIDTH: f64 = 1.0;

/// Neighbours further away than this, in either player's points, do not count.
const REACH: i32 = 3;

/// A table made of rollouts.
#[derive(Debug, Clone)]
pub struct Smoothed {
    /// The table, continued beyond the scores rolled out by the cube model.
    pub table: MatchEquityTable,
    /// What making it did to the rollouts.
    pub changes: Changes,
}

/// What smoothing changed.
#[derive(Debug, Clone, Copy, PartialEq, Default, Serialize)]
pub struct Changes {
    /// Scores that were smoothed.
    pub smoothed: u32,
    /// The root mean square of the changes of smoothed scores' equities, in standard errors of their rollouts: about 0.9 if
    /// all that was smoothed away is noise.
    pub in_standard_errors: f64,
    /// Scores that were put level with a neighbour because they were better although a point more is needed.
    pub levelled: u32,
    /// By how much at most, in chances of the match.
    pub most_levelled: f64,
}

/// Makes a table of all scores of a match of `length` points, each with its rollout.
///
/// What is smoothed is by how much a score is better than the cube model expects of it, in units of half of what lies
/// between a point won and one lost. Around each score with both players at least [`SMOOTHED_FROM`] points away a plane
/// is laid through the scores near it, weighted by a bell and by the precision of the rollouts. The table is then built
/// again from the end of the match upward.
#[must_use]
pub fn smoothed(length: u32, rolled: &[(Score, RolledScore)]) -> Smoothed {
    let field = field(rolled);
    let mut table = MatchEquityTable::own(&BETWEEN_EQUALS);
    let (mut changes, mut squares) = (Changes::default(), 0.0);
    for (score, rolled) in rolled.iter().filter(|(score, _)| score.trailer != score.leader) {
        let (model, unit) = modelled(score, &table, &BETWEEN_EQUALS);
        let beyond = if score.leader.points() < SMOOTHED_FROM {
            rolled.beyond_model
        } else {
            let beyond = plane(&field, score.trailer.points(), score.leader.points()).unwrap_or(rolled.beyond_model);
            changes.smoothed += 1;
            squares += ((beyond - rolled.beyond_model) * rolled.unit / rolled.error).powi(2);
            beyond
        };
        let chance = unit.mul_add(beyond, model);
        let (least, most) = bounds(score, &table);
        let levelled = chance.clamp(least, most);
        if levelled != chance {
            changes.levelled += 1;
            changes.most_levelled = changes.most_levelled.max((levelled - chance).abs());
        }
        score.put(&mut table, levelled);
    }
    changes.in_standard_errors = (squares / f64::from(changes.smoothed.max(1))).sqrt();
    let table = MatchEquityTable::read(&table.to_xml(length as usize, "", "")).unwrap_or(table);
    Smoothed { table, changes }
}

/// What is known of a score: by how much it is better than the model expects, and how much that counts.
#[derive(Debug, Clone, Copy)]
struct Known {
    beyond: f64,
    weight: f64,
}

type Field = BTreeMap<(u32, u32), Known>;

/// Both players' views of all scores far enough from the end; level scores are worth what the model says, exactly.
fn field(rolled: &[(Score, RolledScore)]) -> Field {
    let mut field = Field::new();
    for (score, rolled) in rolled {
        let (own, other) = (score.trailer.points(), score.leader.points());
        if other >= SMOOTHED_FROM && own != other {
            let weight = (rolled.unit / rolled.error.max(1e-9)).powi(2);
            field.insert((own, other), Known { beyond: rolled.beyond_model, weight });
            field.insert((other, own), Known { beyond: -rolled.beyond_model, weight });
            // As if rolled out as often as their neighbours: the bell, not certainty, says how far they reach.
            for level in [own, other] {
                field.insert((level, level), Known { beyond: 0.0, weight });
            }
        }
    }
    field
}

/// The value at a score of the plane that fits its neighbours best; `None` where there are too few of them.
fn plane(field: &Field, own: u32, other: u32) -> Option<f64> {
    let mut matrix = [[0.0; 3]; 3];
    let mut right = [0.0; 3];
    for (&(near, far), known) in field {
        let offsets = [near.cast_signed() - own.cast_signed(), far.cast_signed() - other.cast_signed()];
        if offsets.iter().any(|offset| offset.abs() > REACH) {
            continue;
        }
        let [x, y] = offsets.map(f64::from);
        let weight = known.weight * (-(x * x + y * y) / (2.0 * WIDTH * WIDTH)).exp();
        let terms = [1.0, x, y];
        for (row, term) in terms.iter().enumerate() {
            right[row] += weight * term * known.beyond;
            matrix[row].iter_mut().zip(terms).for_each(|(cell, other)| *cell += weight * term * other);
        }
    }
    first_unknown(matrix, right)
}

/// The first unknown of three linear equations, by Cramer's rule; `None` where they say too little.
fn first_unknown(matrix: [[f64; 3]; 3], right: [f64; 3]) -> Option<f64> {
    let determinant = |[a, b, c]: [[f64; 3]; 3]| {
        a[0] * (b[1] * c[2] - b[2] * c[1]) - a[1] * (b[0] * c[2] - b[2] * c[0]) + a[2] * (b[0] * c[1] - b[1] * c[0])
    };
    let whole = determinant(matrix);
    let replaced = [0, 1, 2].map(|row| [right[row], matrix[row][1], matrix[row][2]]);
    // All three rows carry the same weights: their product tells how large a determinant could be.
    let scale = matrix[0][0] * matrix[1][1] * matrix[2][2];
    (whole > 1e-6 * scale).then(|| determinant(replaced) / whole)
}

/// Between what chances the trailer's must lie: not below the one they have where the leader needs a point less, not above
/// the one they have where they need a point less themselves.
fn bounds(score: &Score, table: &MatchEquityTable) -> (f64, f64) {
    let less = |away: PointsAway| away.after_winning(1).unwrap_or(PointsAway::ONE);
    let at = |own, other| f64::from(table.chance(own, other, score.game).value());
    let least = if score.leader == PointsAway::ONE { 0.0 } else { at(score.trailer, less(score.leader)) };
    (least, at(less(score.trailer), score.leader))
}

#[cfg(test)]
mod tests {
    use tavola_engine::met::NextGame;

    use super::*;

    /// Rollouts that found what the model says and in every other score `off` more, in units of equity.
    fn rolled(length: u32, off: f64) -> Vec<(Score, RolledScore)> {
        let mut table = MatchEquityTable::own(&BETWEEN_EQUALS);
        let roll = |(number, score): (usize, Score)| {
            let (model, unit) = modelled(&score, &table, &BETWEEN_EQUALS);
            let beyond_model = if number % 2 == 0 { off } else { -off };
            let chance = unit.mul_add(beyond_model, model);
            score.put(&mut table, chance);
            let rolled = RolledScore {
                trailer: score.trailer.points(),
                leader: score.leader.points(),
                after_crawford: score.game == NextGame::AfterCrawford,
                chance,
                error: 0.01 * unit,
                beyond_model,
                unit,
                ends: [0.37, 0.124, 0.006, 0.37, 0.124, 0.006],
                trials: 1080,
            };
            (score, rolled)
        };
        Score::all(length).into_iter().enumerate().map(roll).collect()
    }

    fn at(table: &MatchEquityTable, own: u32, other: u32) -> f64 {
        let away = |points| PointsAway::new(points).unwrap();
        table.chance(away(own), away(other), NextGame::Ordinary).value().into()
    }

    #[test]
    fn rollouts_that_agree_with_the_model_are_left_as_they_are() {
        let rolled = rolled(12, 0.0);
        let Smoothed { table, changes } = smoothed(12, &rolled);
        for (score, rolled) in rolled.iter().filter(|(score, _)| score.game == NextGame::Ordinary) {
            let (own, other) = (score.trailer.points(), score.leader.points());
            assert!((at(&table, own, other) - if own == other { 0.5 } else { rolled.chance }).abs() < 1e-5);
        }
        assert!(changes.in_standard_errors < 1e-6 && changes.levelled == 0, "{changes:?}");
    }

    #[test]
    fn noise_that_goes_up_and_down_is_smoothed_away_far_from_the_end() {
        let (plain, noisy) = (smoothed(12, &rolled(12, 0.0)), smoothed(12, &rolled(12, 0.02)));
        assert!((at(&plain.table, 11, 8) - at(&noisy.table, 11, 8)).abs() < 0.000_5);
        assert!((1.0..3.0).contains(&noisy.changes.in_standard_errors), "{:?}", noisy.changes);
    }

    #[test]
    fn whoever_needs_more_is_never_better_off_however_noisy_the_rollouts() {
        let Smoothed { table, changes } = smoothed(12, &rolled(12, 0.5));
        assert!(changes.levelled > 0 && changes.most_levelled > 0.01, "{changes:?}");
        for own in 1..12 {
            for other in 1..=12 {
                assert!(at(&table, own, other) >= at(&table, own + 1, other), "{own} {other}");
                assert!((at(&table, own, other) + at(&table, other, own) - 1.0).abs() < 2e-5);
            }
        }
    }
}

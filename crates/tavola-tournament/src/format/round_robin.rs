//! Everybody against everybody: the rounds by the circle method, whole or truncated, in one group or several.

use crate::ids::EntrantId;
use crate::stream::division::{Format, Ties};

/// A round: who meets whom, and with an odd number who is free.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct RoundRobinRound {
    /// Who meets whom.
    pub pairs: Vec<[EntrantId; 2]>,
    /// Who is free.
    pub bye: Option<EntrantId>,
}

/// All rounds for these entrants in drawn order. Everybody meets everybody once; with an odd number everybody is free
/// once. The last stands still and the others go round, as in Berger's tables.
#[must_use]
pub fn rounds(drawn: &[EntrantId]) -> Vec<RoundRobinRound> {
    let mut seats: Vec<Option<EntrantId>> = drawn.iter().copied().map(Some).collect();
    if seats.len() % 2 == 1 {
        seats.push(None);
    }
    let Some(last) = seats.len().checked_sub(1).filter(|&last| last > 0) else { return Vec::new() };
    (0..last).map(|turn| round(&seats, turn, last)).collect()
}

fn round(seats: &[Option<EntrantId>], turn: usize, last: usize) -> RoundRobinRound {
    let mut round = RoundRobinRound::default();
    // In turn t the places whose sum is 2t meet, counted modulo the number of those who go round.
    let fixed = if turn.is_multiple_of(2) { [turn, last] } else { [last, turn] };
    let others = (1..=last / 2).map(|step| [(turn + step) % last, (turn + last - step) % last]);
    for [a, b] in std::iter::once(fixed).chain(others) {
        match (seats[a], seats[b]) {
            (Some(a), Some(b)) => round.pairs.push([a, b]),
            (one, other) => round.bye = one.or(other),
        }
    }
    round
}

/// How many rounds a truncated round robin has: 6 with an even number, 7 with an odd one, so that with few byes most play 6.
#[must_use]
pub fn truncated(entrants: usize) -> usize {
    let whole = entrants.saturating_sub(1) + entrants % 2;
    whole.min(if entrants.is_multiple_of(2) { 6 } else { 7 })
}

/// Divides entrants in drawn order into groups of nearly equal size, one to each in turn.
#[must_use]
pub fn groups(drawn: &[EntrantId], many: usize) -> Vec<Vec<EntrantId>> {
    let many = many.clamp(1, drawn.len().max(1));
    (0..many).map(|group| drawn.iter().copied().skip(group).step_by(many).collect()).collect()
}

impl Format {
    /// How many matches a draw of so many entrants makes where all who meet are drawn at once; none elsewhere.
    #[must_use]
    pub fn meetings(&self, entrants: usize) -> u64 {
        let entrants = entrants as u64;
        let all = entrants.saturating_sub(1) + entrants % 2;
        let rounds = match self {
            Self::RoundRobin { rounds } => rounds.map_or(all, |rounds| all.min(rounds.into())),
            Self::DavisCup { ties: Ties::Group, .. } => all,
            Self::DavisCup { ties: Ties::KnockOut, .. }
            | Self::KnockOut { .. }
            | Self::DoubleElimination { .. }
            | Self::Lives { .. }
            | Self::Swiss { .. }
            | Self::Swing { .. } => return 0,
        };
        rounds.saturating_mul(entrants / 2)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::format::rehearsal::entrants;

    #[test]
    fn everybody_meets_everybody_once_and_is_free_at_most_once() {
        for n in 2..=24u32 {
            let rounds = rounds(&entrants(n));
            assert_eq!(rounds.len(), (n - 1 + n % 2) as usize);
            let mut met = BTreeSet::new();
            for round in &rounds {
                let mut seated: Vec<_> = round.pairs.iter().flatten().copied().chain(round.bye).collect();
                seated.sort_unstable();
                assert_eq!(seated, entrants(n), "everybody once a round");
                assert!(round.pairs.iter().all(|&[a, b]| met.insert((a.min(b), a.max(b)))), "nobody again");
            }
            assert_eq!(met.len(), (n * (n - 1) / 2) as usize);
            let free: BTreeSet<_> = rounds.iter().filter_map(|round| round.bye).collect();
            assert_eq!(free.len(), if n % 2 == 1 { n as usize } else { 0 });
        }
    }

    #[test]
    fn a_truncated_one_has_six_rounds_or_seven() {
        assert_eq!([5, 6, 8, 9, 20, 21].map(truncated), [5, 5, 6, 7, 6, 7]);
    }

    #[test]
    fn groups_differ_by_one_at_most() {
        let sizes: Vec<_> = groups(&entrants(14), 4).iter().map(Vec::len).collect();
        assert_eq!(sizes, [4, 4, 3, 3]);
    }
}

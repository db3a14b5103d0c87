//! Fees and prizes to the cent: what comes back, how it is split, how ties share.

use serde::{Deserialize, Serialize};

use super::money::Cents;
use crate::format::bracket::Stage;
use crate::ids::EntrantId;

/// A share in hundredths of a percent.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(type = "number"))]
#[serde(transparent)]
pub struct Rate(u32);

impl Rate {
    /// All of it.
    pub const WHOLE: Self = Self(10_000);

    /// So many percent.
    #[must_use]
    pub const fn percent(percent: u32) -> Self {
        Self(percent.saturating_mul(100))
    }

    /// So many hundredths of a percent.
    #[must_use]
    pub const fn hundredths(hundredths: u32) -> Self {
        Self(hundredths)
    }

    /// That share of an amount, cut to the cent.
    #[must_use]
    pub const fn of(self, amount: Cents) -> Cents {
        Cents::new(amount.number().saturating_mul(self.0 as i64) / 10_000)
    }
}

/// What entering costs.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(deny_unknown_fields, default)]
pub struct Fees {
    /// For the organiser; nothing of it comes back.
    pub registration: Cents,
    /// Into the prizes, as far as it comes back.
    pub entry: Cents,
    /// For who buys themselves in again, as far as it comes back.
    pub rebuy: Cents,
    /// How much of entries and rebuys comes back.
    pub returned: Rate,
    /// Money added to the prizes.
    pub added: Cents,
}

impl Default for Fees {
    /// Nothing is paid; what is comes back whole.
    fn default() -> Self {
        let nothing = Cents::ZERO;
        Self { registration: nothing, entry: nothing, rebuy: nothing, returned: Rate::WHOLE, added: nothing }
    }
}

impl Fees {
    /// The prize pool of so many entries and rebuys.
    #[must_use]
    pub fn pool(&self, entries: u32, rebuys: u32) -> Cents {
        self.returned.of(self.entry.times(entries.into()) + self.rebuy.times(rebuys.into())) + self.added
    }
}

/// A side pool: its own fee and its own ranking among those who pay it.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct SidePool {
    /// What it costs.
    pub fee: Cents,
    /// How much comes back.
    pub returned: Rate,
    /// The parts of the first, the second, …
    pub parts: Vec<u32>,
}

impl SidePool {
    /// The parts of the places that so many can take.
    #[must_use]
    pub fn parts_for(&self, members: usize) -> &[u32] {
        &self.parts[..self.parts.len().min(members.max(1))]
    }

    /// What each of its entrants wins, given everybody in groups of equal place, best first.
    #[must_use]
    pub fn payouts(&self, entrants: &[EntrantId], ranking: &[Vec<EntrantId>]) -> Vec<(EntrantId, Cents)> {
        let many = i64::try_from(entrants.len()).unwrap_or(0);
        let prizes = split(self.returned.of(self.fee.times(many)), self.parts_for(entrants.len()));
        let own = |group: &Vec<EntrantId>| group.iter().copied().filter(|one| entrants.contains(one)).collect();
        let own: Vec<Vec<EntrantId>> = ranking.iter().map(own).collect();
        shared(&prizes, &own)
    }
}

/// Splits an amount in these parts to the cent: cents left over go one each to the largest remainders, among equal
/// remainders to the higher place. The sum is the amount.
#[must_use]
pub fn split(amount: Cents, parts: &[u32]) -> Vec<Cents> {
    let total: i128 = parts.iter().map(|&part| i128::from(part)).sum();
    if total == 0 {
        return vec![Cents::ZERO; parts.len()];
    }
    let due = |part: u32| i128::from(amount.number()) * i128::from(part);
    let mut cents: Vec<i128> = parts.iter().map(|&part| due(part).div_euclid(total)).collect();
    let left = i128::from(amount.number()) - cents.iter().sum::<i128>();
    let mut places: Vec<usize> = (0..parts.len()).filter(|&place| parts[place] > 0).collect();
    places.sort_by_key(|&place| std::cmp::Reverse(due(parts[place]).rem_euclid(total)));
    for &place in places.iter().take(usize::try_from(left).unwrap_or(0)) {
        cents[place] += 1;
    }
    cents.into_iter().map(|cents| Cents::new(i64::try_from(cents).unwrap_or(i64::MAX))).collect()
}

/// Who wins what: each group of equal place takes as many prizes as it has members and shares their sum; cents that do
/// not divide go to the first named.
#[must_use]
pub fn shared(prizes: &[Cents], ranking: &[Vec<EntrantId>]) -> Vec<(EntrantId, Cents)> {
    let mut left = prizes.iter();
    let mut payouts = Vec::new();
    for group in ranking.iter().filter(|group| !group.is_empty()) {
        let sum: Cents = left.by_ref().take(group.len()).copied().sum();
        payouts.extend(group.iter().copied().zip(split(sum, &vec![1; group.len()])));
    }
    payouts.retain(|(_, cents)| *cents != Cents::ZERO);
    payouts
}

/// A place that is paid, and its part.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct PrizeLine {
    /// In which part of the tournament.
    pub stage: Stage,
    /// The place there, 1 the winner. Losing semi-finalists are both third: two lines.
    pub place: u32,
    /// Its part of the pool.
    pub part: u32,
}

/// The paid places of a division, the higher first.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct PrizeTable(Vec<PrizeLine>);

impl PrizeTable {
    /// The table of these lines, the higher first.
    #[must_use]
    pub const fn new(lines: Vec<PrizeLine>) -> Self {
        Self(lines)
    }

    /// The custom for a knock-out of so many: up to 16 the winner half, the finalist and the consolation a quarter each;
    /// beyond, the winner twice the finalist, the finalist twice a semi-finalist, the main twice the consolation.
    #[must_use]
    pub fn customary(entrants: usize) -> Self {
        use Stage::{Consolation, LastChance, Main};
        let lines: &[(Stage, u32, u32)] = if entrants <= 16 {
            &[(Main, 1, 50), (Main, 2, 25), (Consolation, 1, 25)]
        } else {
            &[
                (Main, 1, 4),
                (Main, 2, 2),
                (Consolation, 1, 2),
                (Main, 3, 1),
                (Main, 3, 1),
                (Consolation, 2, 1),
                (LastChance, 1, 1),
            ]
        };
        Self(lines.iter().map(|&(stage, place, part)| PrizeLine { stage, place, part }).collect())
    }

    /// The custom where all play the same rounds: 50, 30, 20.
    #[must_use]
    pub fn of_rounds() -> Self {
        let lines = [50, 30, 20].into_iter().zip(1..);
        Self(lines.map(|(part, place)| PrizeLine { stage: Stage::Rounds, place, part }).collect())
    }

    /// The table without the parts of the tournament that are not played; what they would get goes to the others.
    #[must_use]
    pub fn only(&self, is_played: impl Fn(Stage) -> bool) -> Self {
        Self(self.0.iter().copied().filter(|line| is_played(line.stage)).collect())
    }

    /// The table with no more places of a stage than `places` says can be taken there; the others get what is left.
    #[must_use]
    pub fn within(&self, places: impl Fn(Stage) -> usize) -> Self {
        let is_taken = |(at, line): &(usize, &PrizeLine)| {
            let before = self.0[..*at].iter().filter(|higher| higher.stage == line.stage).count();
            before < places(line.stage)
        };
        Self(self.0.iter().enumerate().filter(is_taken).map(|(_, line)| *line).collect())
    }

    /// The lines.
    #[must_use]
    pub fn lines(&self) -> &[PrizeLine] {
        &self.0
    }

    /// Each line with what it gets of a pool.
    #[must_use]
    pub fn prizes(&self, pool: Cents) -> Vec<(PrizeLine, Cents)> {
        let parts: Vec<u32> = self.0.iter().map(|line| line.part).collect();
        self.0.iter().copied().zip(split(pool, &parts)).collect()
    }
}

/// A lot of a Calcutta auction as it was sold.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct SoldLot {
    /// The players in it.
    pub players: Vec<EntrantId>,
    /// Who bought it.
    pub buyer: String,
    /// For how much.
    pub price: Cents,
    /// The share that its players have bought back.
    #[serde(default)]
    pub bought_back: Rate,
}

/// What a lot of a Calcutta brings.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct CalcuttaPayout<'a> {
    /// Which lot.
    pub lot: &'a SoldLot,
    /// To its owner.
    pub owner: Cents,
    /// To its players, who bought a share back.
    pub players: Cents,
}

/// Pays a Calcutta: the lots are ranked by their best player among groups of equal place, equals share the sum of
/// their places, and the returned part of the prices is split.
#[must_use]
pub fn calcutta<'a>(
    lots: &'a [SoldLot],
    returned: Rate,
    parts: &[u32],
    ranking: &[Vec<EntrantId>],
) -> Vec<CalcuttaPayout<'a>> {
    let pool = returned.of(lots.iter().map(|lot| lot.price).sum());
    let place = |lot: &&SoldLot| {
        let has = |group: &Vec<EntrantId>| group.iter().any(|one| lot.players.contains(one));
        ranking.iter().position(has).unwrap_or(usize::MAX)
    };
    let mut ranked: Vec<&SoldLot> = lots.iter().collect();
    ranked.sort_by_key(place);
    let paid = parts.iter().take(ranked.len()).copied().collect::<Vec<_>>();
    let prizes = split(pool, &paid);
    let mut left = prizes.iter();
    let mut payouts = Vec::new();
    for equals in ranked.chunk_by(|one, other| place(one) == place(other)) {
        let sum: Cents = left.by_ref().take(equals.len()).copied().sum();
        for (&lot, prize) in equals.iter().zip(split(sum, &vec![1; equals.len()])) {
            let players = lot.bought_back.of(prize);
            payouts.push(CalcuttaPayout { lot, owner: prize - players, players });
        }
    }
    payouts
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn ids(numbers: &[u32]) -> Vec<EntrantId> {
        numbers.iter().copied().map(EntrantId::new).collect()
    }

    #[test]
    fn pz_01_sixteen_entries_of_100_return_90_percent_and_are_split_50_25_25() {
        let fees = Fees {
            registration: Cents::whole(10),
            entry: Cents::whole(100),
            rebuy: Cents::whole(50),
            returned: Rate::percent(90),
            added: Cents::ZERO,
        };
        let pool = fees.pool(16, 0);
        assert_eq!(pool, Cents::whole(1440));
        let prizes: Vec<_> = PrizeTable::customary(16).prizes(pool).into_iter().map(|(_, prize)| prize).collect();
        assert_eq!(prizes, [720, 360, 360].map(Cents::whole));
        assert_eq!(fees.pool(16, 2), Cents::whole(1530), "a rebuy at half price adds to it");
    }

    #[test]
    fn pz_03_a_side_pool_goes_to_the_best_placed_of_its_own_entrants() {
        let pool = SidePool { fee: Cents::whole(20), returned: Rate::percent(95), parts: vec![70, 30] };
        let ranking: Vec<_> = (1..=16).map(|place| ids(&[place])).collect();
        let payouts = pool.payouts(&ids(&[3, 4, 8, 9, 11, 12, 13]), &ranking);
        let expected = [(EntrantId::new(3), Cents::new(9310)), (EntrantId::new(4), Cents::new(3990))];
        assert_eq!(payouts, expected, "7 x 20 at 95 % is 133.00");
    }

    #[test]
    fn ties_share_the_sum_of_their_places_to_the_cent() {
        let prizes = [500, 300, 101].map(Cents::new);
        let payouts = shared(&prizes, &[ids(&[7]), ids(&[2, 5, 9])]);
        let cents: Vec<_> = payouts.iter().map(|(one, prize)| (one.number(), prize.number())).collect();
        assert_eq!(cents, [(7, 500), (2, 134), (5, 134), (9, 133)]);
    }

    #[test]
    fn a_stage_that_is_not_played_leaves_its_part_to_the_others() {
        let table = PrizeTable::customary(40).only(|stage| stage != Stage::LastChance);
        let prizes = table.prizes(Cents::whole(1100));
        assert_eq!(prizes.iter().map(|(_, prize)| *prize).sum::<Cents>(), Cents::whole(1100));
        assert_eq!(prizes[0].1, Cents::whole(400));
    }

    #[test]
    fn a_calcutta_pays_the_owner_and_who_bought_a_share_back_and_equals_share() {
        let lot = |player, buyer: &str, price, back| SoldLot {
            players: ids(&[player]),
            buyer: buyer.to_owned(),
            price: Cents::whole(price),
            bought_back: Rate::percent(back),
        };
        let lots = [lot(1, "Ann", 300, 0), lot(2, "Ben", 500, 50), lot(3, "Cy", 200, 0)];
        let paid = |parts: &[u32], ranking: &[Vec<EntrantId>]| -> Vec<(String, i64, i64)> {
            let payouts = calcutta(&lots, Rate::WHOLE, parts, ranking);
            payouts.iter().map(|p| (p.lot.buyer.clone(), p.owner.number(), p.players.number())).collect()
        };
        let of = |name: &str, owner, players| (name.to_owned(), owner, players);
        let clear = paid(&[70, 30], &[ids(&[2]), ids(&[3]), ids(&[1])]);
        assert_eq!(clear[..2], [of("Ben", 35_000, 35_000), of("Cy", 30_000, 0)]);
        let equal = paid(&[50, 30, 20], &[ids(&[3]), ids(&[1, 2])]);
        assert_eq!(equal, [of("Cy", 50_000, 0), of("Ann", 25_000, 0), of("Ben", 12_500, 12_500)]);
    }

    proptest! {
        #[test]
        fn no_cent_is_lost_and_the_higher_part_never_gets_less(cents in 0i64..10_000_000, parts in prop::collection::vec(0u32..100, 1..12)) {
            let prizes = split(Cents::new(cents), &parts);
            if parts.iter().any(|&part| part > 0) {
                prop_assert_eq!(prizes.iter().copied().sum::<Cents>(), Cents::new(cents));
            }
            for (a, b) in (0..parts.len()).flat_map(|a| (a + 1..parts.len()).map(move |b| (a, b))) {
                prop_assert!(parts[a] < parts[b] || prizes[a] >= prizes[b]);
            }
        }
    }
}

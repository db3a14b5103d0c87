//! The order by dice: everybody rolls, ties among the tied roll again (CHO-01).

use std::collections::BTreeMap;

use tavola_base::PlayerId;
use tavola_rules::Die;

/// The rolls for the order so far: groups of equal rank, best first.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct OrderRoll {
    groups: Vec<Group>,
}

#[derive(Debug, Clone, PartialEq, Eq, Default)]
struct Group {
    members: Vec<PlayerId>,
    rolled: BTreeMap<PlayerId, Die>,
}

impl OrderRoll {
    /// Nobody has rolled yet.
    #[must_use]
    pub fn among(members: Vec<PlayerId>) -> Self {
        Self { groups: vec![Group { members, rolled: BTreeMap::new() }] }
    }

    /// Who has to roll: once at first, again after a tie.
    #[must_use]
    pub fn to_roll(&self) -> Vec<PlayerId> {
        let open = self.groups.iter().filter(|group| group.members.len() > 1);
        open.flat_map(|group| group.members.iter().filter(|id| !group.rolled.contains_key(*id)).cloned()).collect()
    }

    /// What lies on the table: the dice of everybody tied, in this round of rolls.
    #[must_use]
    pub fn rolled(&self) -> BTreeMap<PlayerId, Die> {
        self.groups.iter().flat_map(|group| group.rolled.clone()).collect()
    }

    /// A member's die; those who wait for no roll change nothing.
    pub fn roll(&mut self, member: &PlayerId, die: Die) {
        let waits = |group: &Group| {
            group.members.len() > 1 && group.members.contains(member) && !group.rolled.contains_key(member)
        };
        let Some(index) = self.groups.iter().position(waits) else { return };
        self.groups[index].rolled.insert(member.clone(), die);
        self.split(index);
    }

    /// A member who no longer takes part.
    pub fn remove(&mut self, member: &PlayerId) {
        for index in (0..self.groups.len()).rev() {
            let group = &mut self.groups[index];
            group.members.retain(|id| id != member);
            group.rolled.remove(member);
            self.split(index);
        }
        self.groups.retain(|group| !group.members.is_empty());
    }

    /// Once all of a group have rolled, it falls apart by number, the higher first.
    fn split(&mut self, index: usize) {
        let group = &self.groups[index];
        if group.rolled.len() < group.members.len() || group.members.len() < 2 {
            return;
        }
        let ranks = Die::ALL.into_iter().rev().map(|die| {
            let members = group.members.iter().filter(|id| group.rolled.get(*id) == Some(&die)).cloned().collect();
            Group { members, rolled: BTreeMap::new() }
        });
        let ranks: Vec<_> = ranks.filter(|rank: &Group| !rank.members.is_empty()).collect();
        self.groups.splice(index..=index, ranks);
    }

    /// The order, once it is decided; whoever has not rolled in time comes last, as they joined.
    #[must_use]
    pub fn order(&self) -> Vec<PlayerId> {
        let late = self.to_roll();
        let in_time = self.groups.iter().flat_map(|group| &group.members).filter(|id| !late.contains(id));
        in_time.chain(&late).cloned().collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ids(names: &str) -> Vec<PlayerId> {
        names.chars().map(PlayerId::new).collect()
    }

    fn rolled(order: &mut OrderRoll, rolls: &[(&str, u8)]) {
        for &(name, number) in rolls {
            order.roll(&PlayerId::new(name), Die::new(number).unwrap());
        }
    }

    // rule: CHO-01
    #[test]
    fn the_highest_die_is_first_and_only_the_tied_roll_again() {
        let mut order = OrderRoll::among(ids("ABCDE"));
        rolled(&mut order, &[("A", 3), ("B", 6), ("C", 3), ("D", 6), ("E", 1)]);
        assert_eq!(order.to_roll(), ids("BDAC"));
        rolled(&mut order, &[("A", 2), ("C", 5), ("B", 4), ("D", 4), ("E", 6)]);
        assert_eq!(order.to_roll(), ids("BD"));
        rolled(&mut order, &[("B", 1), ("D", 2)]);
        assert!(order.to_roll().is_empty());
        assert_eq!(order.order(), ids("DBCAE"));
    }

    #[test]
    fn whoever_goes_away_is_waited_for_no_longer() {
        let mut order = OrderRoll::among(ids("ABC"));
        rolled(&mut order, &[("A", 3), ("B", 3)]);
        order.remove(&PlayerId::new("C"));
        assert_eq!(order.to_roll(), ids("AB"));
        order.remove(&PlayerId::new("A"));
        assert!(order.to_roll().is_empty());
        assert_eq!(order.order(), ids("B"));
    }

    #[test]
    fn whoever_rolls_too_late_comes_last() {
        let mut order = OrderRoll::among(ids("ABC"));
        rolled(&mut order, &[("B", 3), ("C", 5)]);
        assert_eq!(order.order(), ids("BCA"));
    }
}

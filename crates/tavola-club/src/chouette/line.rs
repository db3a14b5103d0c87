//! The line: who is the box, who their partner, and the queue behind the captain.

use serde::{Deserialize, Serialize};
use tavola_base::PlayerId;

/// The order of a chouette. Everybody stands in it once: as the box, or in the queue, the partner included.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(rename = "ChouetteLine"))]
pub struct Line {
    /// The box.
    #[serde(rename = "box")]
    pub the_box: PlayerId,
    /// Who shares the box's results; they keep their place in the queue but are no member of the team.
    pub partner: Option<PlayerId>,
    /// The queue, best placed first.
    pub queue: Vec<PlayerId>,
}

impl Line {
    /// The line in that order: the first is the box, the second the captain; `None` for nobody.
    #[must_use]
    pub fn of(order: &[PlayerId]) -> Option<Self> {
        let (the_box, queue) = order.split_first()?;
        Some(Self { the_box: the_box.clone(), partner: None, queue: queue.to_vec() })
    }

    /// The team, captain first: the queue without the partner.
    pub fn team(&self) -> impl Iterator<Item = &PlayerId> {
        self.queue.iter().filter(|id| self.partner.as_ref() != Some(id))
    }

    /// Whoever is next in the line of captains.
    #[must_use]
    pub fn captain(&self) -> Option<&PlayerId> {
        self.team().next()
    }

    /// Everybody, the box first.
    pub fn everybody(&self) -> impl Iterator<Item = &PlayerId> {
        std::iter::once(&self.the_box).chain(&self.queue)
    }

    /// Whether somebody stands in the line.
    #[must_use]
    pub fn has(&self, member: &PlayerId) -> bool {
        self.everybody().any(|id| id == member)
    }

    /// Somebody goes to the end of the queue; whoever does not stand in it stays away.
    pub fn to_end(&mut self, member: &PlayerId) {
        if let Some(place) = self.queue.iter().position(|id| id == member) {
            let member = self.queue.remove(place);
            self.queue.push(member);
        }
    }

    /// Somebody of the queue becomes the box; the former box goes to the end, and their partner is free (CHO-04).
    pub fn hand_over(&mut self, to: &PlayerId) {
        if let Some(place) = self.queue.iter().position(|id| id == to) {
            let new_box = self.queue.remove(place);
            let former = std::mem::replace(&mut self.the_box, new_box);
            self.queue.push(former);
            self.partner = None;
        }
    }

    /// The line without somebody; the first in the line of captains takes a box that goes (CHO-21). `None` if nobody
    /// is left.
    #[must_use]
    pub fn without(mut self, member: &PlayerId) -> Option<Self> {
        if self.partner.as_ref() == Some(member) {
            self.partner = None;
        }
        if &self.the_box == member {
            let next = self.captain().or(self.partner.as_ref()).cloned()?;
            self.hand_over(&next);
        }
        self.queue.retain(|id| id != member);
        Some(self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ids(names: &str) -> Vec<PlayerId> {
        names.chars().map(PlayerId::new).collect()
    }

    // rule: CHO-21
    #[test]
    fn when_the_box_goes_the_captain_takes_it() {
        let line = Line::of(&ids("ACDB")).unwrap().without(&PlayerId::new("A")).unwrap();
        assert_eq!((line.the_box.clone(), line.queue.clone()), (PlayerId::new("C"), ids("DB")));
        assert_eq!(line.captain(), Some(&PlayerId::new("D")));
    }

    // rule: CHO-22
    #[test]
    fn a_partner_keeps_his_place_but_is_not_captain() {
        let mut line = Line::of(&ids("ABCD")).unwrap();
        line.partner = Some(PlayerId::new("B"));
        assert_eq!(line.captain(), Some(&PlayerId::new("C")));
        line.hand_over(&PlayerId::new("C"));
        assert_eq!((line.partner.clone(), line.queue.clone()), (None, ids("BDA")));
        assert_eq!(line.captain(), Some(&PlayerId::new("B")));
    }

    #[test]
    fn the_last_to_go_leaves_no_line() {
        assert_eq!(Line::of(&ids("A")).unwrap().without(&PlayerId::new("A")), None);
    }
}

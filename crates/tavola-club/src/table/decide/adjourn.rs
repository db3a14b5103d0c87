//! Adjourning a match, going on with it, and what becomes of one that nobody resumes.

use tavola_base::Time;
use tavola_rules::Side;

use super::{Cause, Decided, Draft, Happening, WhyNot};
use crate::table::waiting::WhenAbsent;

impl Draft<'_> {
    fn may_adjourn(&self) -> Decided {
        self.in_match()?;
        let opened = self.opened()?;
        if !opened.may_be_adjourned() {
            return Err(WhyNot::NoAdjourning);
        }
        // What has been called for falls first.
        if opened.dice.called.is_some() { Err(WhyNot::DiceCalled) } else { Ok(()) }
    }

    pub(super) fn offer_adjourn(&mut self) -> Decided {
        let side = self.side()?;
        self.may_adjourn()?;
        match self.opened()?.patience.offer {
            Some(by) if by == side => return Err(WhyNot::AskedAlready),
            Some(_) => self.push(Happening::Adjourned { absent: None }),
            None => self.push(Happening::AdjournOffered { side }),
        }
        Ok(())
    }

    pub(super) fn accept_adjourn(&mut self) -> Decided {
        let side = self.side()?;
        self.may_adjourn()?;
        self.opened()?.patience.offer.filter(|by| *by != side).ok_or(WhyNot::NoAdjournOffered)?;
        self.push(Happening::Adjourned { absent: None });
        Ok(())
    }

    pub(super) fn decline_adjourn(&mut self) -> Decided {
        let side = self.side()?;
        self.in_match()?;
        self.opened()?.patience.offer.ok_or(WhyNot::NoAdjournOffered)?;
        self.push(Happening::AdjournDeclined { side });
        Ok(())
    }

    /// Whoever waits for an absent opponent lets the match rest.
    pub(super) fn adjourn_absence(&mut self) -> Decided {
        let side = self.side()?;
        self.may_adjourn()?;
        self.only_if_absent(side.opponent())?;
        self.push(Happening::Adjourned { absent: Some(side.opponent()) });
        Ok(())
    }

    pub(super) fn claim_absence(&mut self) -> Decided {
        let side = self.side()?;
        self.in_match()?;
        let pace = self.opened()?.terms.pace;
        if pace.post.is_none() && pace.absent == WhenAbsent::Adjourn {
            return Err(WhyNot::OnlyAdjourning);
        }
        self.only_if_absent(side.opponent())?;
        self.lose_waiting(side.opponent(), if pace.post.is_some() { Cause::TooSlow } else { Cause::Absent })
    }

    fn only_if_absent(&self, side: Side) -> Decided {
        match self.opened()?.absent_from(side) {
            Some(from) if from <= self.facts.now => Ok(()),
            other => Err(WhyNot::NotAbsent(other)),
        }
    }

    /// Goes on as soon as both want to; a bot always does.
    pub(super) fn resume(&mut self) -> Decided {
        let side = self.side()?;
        let opened = self.opened()?;
        let adjourned = opened.patience.adjourned.ok_or(WhyNot::NotAdjourned)?;
        if adjourned.wants[side] {
            return Err(WhyNot::AskedAlready);
        }
        let opponent = side.opponent();
        let both = adjourned.wants[opponent] || opened.seats[opponent].is_bot();
        self.push(Happening::ResumeWanted { side });
        if both {
            self.push(Happening::TakenUp);
        }
        Ok(())
    }

    /// Nobody has resumed the match in time: whoever did not want to loses it, or else whoever was away.
    pub(super) fn not_resumed(&mut self) -> Decided {
        let adjourned = self.opened()?.patience.adjourned.ok_or(WhyNot::NothingDue)?;
        let waits = Side::BOTH.into_iter().find(|side| adjourned.wants[*side]);
        match waits.map(Side::opponent).or(adjourned.absent) {
            Some(loser) => self.lose_waiting(loser, Cause::Absent),
            None => self.end_match(None, Cause::Annulled),
        }
    }

    /// `loser` has been waited for in vain. A match in which they never acted counts for nobody.
    pub(super) fn lose_waiting(&mut self, loser: Side, cause: Cause) -> Decided {
        if self.opened()?.ends_unplayed(loser) {
            return self.end_match(None, Cause::Annulled);
        }
        self.lose(loser, cause)
    }

    pub(super) fn rest(&mut self, side: Side, until: Time) -> Decided {
        self.only_house()?;
        self.in_match()?;
        let opened = self.opened()?;
        opened.terms.pace.post.ok_or(WhyNot::NothingChanges)?;
        // A vacation that is over is not shortened any more.
        let rests = opened.patience.rests[side].filter(|rests| *rests > self.facts.now);
        let changes = rests.map_or(until > self.facts.now, |rests| rests != until);
        if !changes {
            return Err(WhyNot::NothingChanges);
        }
        self.push(Happening::Rested { side, until });
        Ok(())
    }
}

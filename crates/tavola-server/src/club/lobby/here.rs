//! Who has the lobby open, at any node: by a live connection, or, in a browser without a script, by having loaded the page of
//! late. Other nodes hear of it by [`Presence`], a moment later.

use std::{
    collections::HashMap,
    sync::{Mutex, MutexGuard, PoisonError},
};

use tavola_base::{Millis, Time};

use crate::{
    base::{
        ids::{AccountId, StreamId},
        now::Now,
    },
    stream::presence::Presence,
};

/// How long a page may be away, as while another is loaded in its place, before its owner's seek goes.
const GRACE: Millis = Millis::seconds(3);
/// How long a page without a live connection counts as open: it loads itself again before.
pub const LOADED: Millis = Millis::seconds(20);
/// By when a node has heard at the latest who has it open at another.
const HEARD: Millis = Millis::seconds(5);
/// What the lobby is called among the places where people are: for those with a line, and for those who have loaded its page.
const PLACE: &str = "lobby";
const LOADED_PLACE: &str = "lobby page";

/// Everybody who has it open.
#[derive(Debug, Default)]
pub struct Here {
    of: Mutex<HashMap<AccountId, Lines>>,
    /// Who has it open at other nodes; none where there are none.
    elsewhere: Option<Mutex<Elsewhere>>,
}

#[derive(Debug, Default)]
struct Elsewhere {
    /// When it was looked last.
    at: Time,
    /// When they were seen last.
    seen: HashMap<AccountId, Time>,
}

#[derive(Debug, Default)]
struct Lines {
    open: usize,
    /// Until when they count as there although no line is open.
    until: Time,
    /// Whether that is because they have loaded the page.
    loaded: Loaded,
    /// Whether other nodes are told of them because they have loaded it.
    told: bool,
}

#[derive(Debug, Default, Clone, Copy, PartialEq, Eq)]
enum Loaded {
    #[default]
    No,
    Yes,
}

/// A line of somebody's page, for as long as it lives.
#[derive(Debug)]
pub struct OpenLine<'a> {
    here: &'a Here,
    presence: &'a Presence,
    account: Option<AccountId>,
    clock: &'a Now,
}

impl Here {
    /// Nobody has it open yet, at one of several nodes.
    pub(super) fn of_a_node() -> Self {
        Self { elsewhere: Some(Mutex::default()), ..Self::default() }
    }

    /// A line is opened.
    pub fn line<'a>(&'a self, account: Option<&AccountId>, presence: &'a Presence, clock: &'a Now) -> OpenLine<'a> {
        presence.arrive(&StreamId::new(PLACE), account);
        if let Some(account) = account {
            let mut of = self.of();
            let lines = of.entry(account.clone()).or_default();
            lines.open += 1;
            lines.loaded = Loaded::No;
        }
        OpenLine { here: self, presence, account: account.cloned(), clock }
    }

    /// Somebody has loaded the page, or sought from it, and their line may be on its way: they count as there for a while.
    pub fn loaded(&self, account: &AccountId, now: Time) {
        let mut of = self.of();
        let lines = of.entry(account.clone()).or_default();
        if lines.open == 0 {
            lines.until = now + LOADED;
            lines.loaded = Loaded::Yes;
        }
    }

    /// Somebody was there before the server was started: their page may come back.
    pub(super) fn was_here(&self, account: &AccountId, now: Time) {
        self.of().entry(account.clone()).or_default().until = now + LOADED;
    }

    /// Whether anybody has it open.
    pub(super) fn is_open(presence: &Presence) -> bool {
        [PLACE, LOADED_PLACE].iter().any(|place| presence.lines_of(&StreamId::new(*place)) > 0)
    }

    /// Whether somebody can be paired: they have it open.
    pub(super) fn is_here(&self, account: &AccountId, now: Time) -> bool {
        let is_here = self.of().get(account).is_some_and(|lines| lines.open > 0 || lines.is_loaded(now));
        is_here || self.elsewhere().is_some_and(|other| other.seen.get(account) == Some(&other.at))
    }

    /// Whether the owner of a seek that stands since then is gone for good: it goes too.
    pub(super) fn has_left(&self, account: &AccountId, since: Time, now: Time) -> bool {
        if !self.of().get(account).is_none_or(|lines| lines.open == 0 && now >= lines.until) {
            return false;
        }
        self.elsewhere().is_none_or(|other| {
            now.since(since) >= HEARD && other.seen.get(account).is_none_or(|seen| now.since(*seen) >= GRACE)
        })
    }

    /// Forgets who is gone, and exchanges with other nodes who is there.
    pub(super) fn look(&self, presence: &Presence, now: Time) {
        let [place, loaded_place] = [PLACE, LOADED_PLACE].map(StreamId::new);
        self.of().retain(|account, lines| {
            if lines.open == 0 && presence.is_here(&place, account) {
                // The line of the page that was loaded here has come to another node, and tells more.
                lines.loaded = Loaded::No;
                lines.until = lines.until.min(now);
            }
            let is_loaded = lines.is_loaded(now);
            if is_loaded != std::mem::replace(&mut lines.told, is_loaded) {
                if is_loaded {
                    presence.arrive(&loaded_place, Some(account))
                } else {
                    presence.leave(&loaded_place, Some(account))
                };
            }
            lines.open > 0 || now < lines.until
        });
        if let Some(mut other) = self.elsewhere() {
            other.at = now;
            let elsewhere = [place, loaded_place].into_iter().flat_map(|place| presence.elsewhere_at(&place));
            other.seen.extend(elsewhere.map(|account| (account, now)));
            other.seen.retain(|_, seen| now.since(*seen) < GRACE);
        }
    }

    fn of(&self) -> MutexGuard<'_, HashMap<AccountId, Lines>> {
        self.of.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn elsewhere(&self) -> Option<MutexGuard<'_, Elsewhere>> {
        self.elsewhere.as_ref().map(|elsewhere| elsewhere.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

impl Lines {
    fn is_loaded(&self, now: Time) -> bool {
        self.loaded == Loaded::Yes && now < self.until
    }
}

impl Drop for OpenLine<'_> {
    fn drop(&mut self) {
        self.presence.leave(&StreamId::new(PLACE), self.account.as_ref());
        let Some(account) = &self.account else { return };
        if let Some(lines) = self.here.of().get_mut(account) {
            lines.open = lines.open.saturating_sub(1);
            if lines.open == 0 {
                lines.until = self.clock.time() + GRACE;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_closed_page_is_away_at_once_and_gone_after_a_grace_and_a_second_one_keeps_its_owner() {
        let (here, clock, ada) = (Here::default(), Now::fixed(Time::from_millis(1_000)), AccountId::new("ada"));
        let (presence, since) = (Presence::default(), clock.time());
        let [first, second] = [(), ()].map(|()| here.line(Some(&ada), &presence, &clock));
        drop(first);
        assert!(here.is_here(&ada, clock.time()));
        drop(second);
        assert!(!here.is_here(&ada, clock.time()) && !here.has_left(&ada, since, clock.time()));
        clock.advance(GRACE);
        assert!(here.has_left(&ada, since, clock.time()));
        here.loaded(&ada, clock.time());
        here.look(&presence, clock.time());
        assert!(here.is_here(&ada, clock.time()) && presence.people() == 1);
        clock.advance(LOADED);
        assert!(!here.is_here(&ada, clock.time()));
        here.look(&presence, clock.time());
        assert!(here.of().is_empty() && presence.people() == 0);
    }

    #[test]
    fn a_page_loaded_here_whose_line_is_at_another_node_counts_by_its_line() {
        let (here, ada) = (Here::of_a_node(), AccountId::new("ada"));
        let (presence, now) = (Presence::of_a_node(), Time::from_millis(100_000));
        here.loaded(&ada, now);
        here.look(&presence, now);
        assert_eq!(presence.lines_of(&StreamId::new(LOADED_PLACE)), 1, "others are told of it");
        presence.is_at_another_node(&StreamId::new(PLACE), &ada);
        here.look(&presence, now);
        assert!(here.is_here(&ada, now) && presence.lines_of(&StreamId::new(LOADED_PLACE)) == 0);
        presence.nobody_is_at_another_node();
        here.look(&presence, now + Millis::seconds(1));
        assert!(!here.is_here(&ada, now + Millis::seconds(1)));
        assert!(
            here.has_left(&ada, Time::default(), now + GRACE),
            "seventeen seconds before the page would count as closed"
        );
    }

    #[test]
    fn who_seeks_at_another_node_has_left_only_once_that_could_be_heard() {
        let (here, ada, now) = (Here::of_a_node(), AccountId::new("ada"), Time::from_millis(100_000));
        assert!(!here.has_left(&ada, now, now + Millis::seconds(4)));
        assert!(here.has_left(&ada, now, now + HEARD));
        assert!(Here::default().has_left(&ada, now, now));
    }
}

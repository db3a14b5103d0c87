//! Who has the lobby open: by a live connection, or, in a browser without a script, by having loaded the page of late.

use std::{
    collections::HashMap,
    sync::{Mutex, PoisonError},
};

use tavola_base::{Millis, Time};

use crate::base::ids::AccountId;

/// How long a page may be away, as while another is loaded in its place, before its owner's seek goes.
const GRACE: Millis = Millis::seconds(3);
/// How long a page without a live connection counts as open: it loads itself again before.
pub const LOADED: Millis = Millis::seconds(20);

/// Everybody who has it open.
#[derive(Debug, Default)]
pub struct Here {
    of: Mutex<HashMap<AccountId, Lines>>,
    nameless: Mutex<usize>,
}

#[derive(Debug, Default)]
struct Lines {
    open: usize,
    /// Until when they count as there although no line is open.
    until: Time,
    /// Whether that is because they have loaded the page.
    loaded: Loaded,
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
    account: Option<AccountId>,
    clock: &'a crate::base::now::Now,
}

impl Here {
    /// A line is opened.
    pub fn line<'a>(&'a self, account: Option<&AccountId>, clock: &'a crate::base::now::Now) -> OpenLine<'a> {
        match account {
            Some(account) => {
                let mut of = self.of();
                let lines = of.entry(account.clone()).or_default();
                lines.open += 1;
                lines.loaded = Loaded::No;
            }
            None => *self.nameless.lock().unwrap_or_else(PoisonError::into_inner) += 1,
        }
        OpenLine { here: self, account: account.cloned(), clock }
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

    /// Whether somebody can be paired: they have it open.
    pub(super) fn is_here(&self, account: &AccountId, now: Time) -> bool {
        self.of().get(account).is_some_and(|lines| lines.open > 0 || (lines.loaded == Loaded::Yes && now < lines.until))
    }

    /// Whether somebody is gone for good: their seek goes too.
    pub(super) fn is_gone(&self, account: &AccountId, now: Time) -> bool {
        self.of().get(account).is_none_or(|lines| lines.open == 0 && now >= lines.until)
    }

    /// Forgets who is gone.
    pub(super) fn sweep(&self, now: Time) {
        self.of().retain(|_, lines| lines.open > 0 || now < lines.until);
    }

    /// How many people have it open, and lines of people without a name.
    #[must_use]
    pub fn many(&self) -> usize {
        let named = self.of().values().filter(|lines| lines.open > 0).count();
        named + *self.nameless.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn of(&self) -> std::sync::MutexGuard<'_, HashMap<AccountId, Lines>> {
        self.of.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for OpenLine<'_> {
    fn drop(&mut self) {
        let Some(account) = &self.account else {
            let mut nameless = self.here.nameless.lock().unwrap_or_else(PoisonError::into_inner);
            *nameless = nameless.saturating_sub(1);
            return;
        };
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
    use crate::base::now::Now;

    #[test]
    fn a_closed_page_is_away_at_once_and_gone_after_a_grace_and_a_second_one_keeps_its_owner() {
        let (here, clock, ada) = (Here::default(), Now::fixed(Time::from_millis(1_000)), AccountId::new("ada"));
        let (first, second) = (here.line(Some(&ada), &clock), here.line(Some(&ada), &clock));
        drop(first);
        assert!(here.is_here(&ada, clock.time()));
        drop(second);
        assert!(!here.is_here(&ada, clock.time()) && !here.is_gone(&ada, clock.time()));
        clock.advance(GRACE);
        assert!(here.is_gone(&ada, clock.time()));
        here.loaded(&ada, clock.time());
        assert!(here.is_here(&ada, clock.time()));
        clock.advance(LOADED);
        assert!(!here.is_here(&ada, clock.time()));
        here.sweep(clock.time());
        assert!(here.of().is_empty());
    }
}

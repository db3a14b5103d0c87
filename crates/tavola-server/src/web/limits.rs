//! How fast a visitor may ask and send: buckets of tokens, refilled steadily.
//!
//! Who is known has buckets of their own; who is not shares those of their network. Everything also takes from the bucket of
//! the network, which is wide: a club of fifty phones has one address. What costs more takes more.
//!
//! Several nodes have the same buckets: each takes from its own at once and tells the others what it has taken as soon as that is
//! much for the bucket. What was taken too much meanwhile is owed, so nobody gains by going from node to node.

mod buckets;

use std::time::Duration;

use serde::{Deserialize, Serialize};
use tavola_base::{Millis, Time};

use crate::{
    app::App,
    base::ids::{AccountId, TokenId},
    config::Config,
    stream::bus::{Reach, Word},
    web::origin::Network,
};
use buckets::{Buckets, Told};

pub use buckets::{Rate, Who};

/// How often other nodes are told what was taken here.
const TELL: Duration = Duration::from_millis(100);
/// How much is told in one word.
const AT_ONCE: usize = 40;

/// What was taken from a bucket at another node.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Spent {
    /// Of what kind the bucket is.
    kind: u8,
    /// Whose it is.
    who: Who,
    /// How much, in tenths of a plain act.
    tenths: u32,
}

/// What an asking or an act costs, in tenths of a plain one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Cost(u32);

impl Cost {
    const NOTHING: Self = Self(0);
    /// A file that never changes, a sign of life.
    pub const LITTLE: Self = Self(1);
    /// A page, a view, an act.
    pub const PLAIN: Self = Self(10);
    /// A whole view again, an event's desk.
    pub const MORE: Self = Self(30);
    /// A transcript, an export.
    pub const MUCH: Self = Self(50);
    /// A QR code, a new match beside a board.
    pub const MOST: Self = Self(100);

    /// The most lines of a device's log that are paid for at once: no bucket would ever hold more.
    const LINES: usize = 512;

    /// Lines of a device's log: each as much as a sign of life.
    #[must_use]
    pub fn of_lines(lines: usize) -> Self {
        Self(u32::try_from(lines.min(Self::LINES)).unwrap_or(u32::MAX).saturating_mul(Self::LITTLE.0))
    }

    /// Files that are read: each as much as a page.
    #[must_use]
    pub fn of_files(files: usize) -> Self {
        Self(u32::try_from(files).unwrap_or(u32::MAX).saturating_mul(Self::PLAIN.0))
    }

    fn tokens(self) -> f64 {
        f64::from(self.0) / 10.0
    }
}

/// Who asks, as the buckets know them.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Asker {
    /// A guest.
    Known(AccountId),
    /// Anybody of a network; none if the request came by no network.
    Nameless(Option<Network>),
}

/// The buckets of all visitors.
#[derive(Debug)]
pub struct Limits {
    acts: Buckets,
    asks: Buckets,
    nameless: Buckets,
    devices: Buckets,
    networks: Buckets,
    guests: Buckets,
    talk: Buckets,
    texts: Buckets,
    comments: Buckets,
    passwords: PasswordBuckets,
    challenges: Buckets,
    questions: Buckets,
    letters: LetterBuckets,
    exports: Buckets,
    tokens: Buckets,
}

/// Who may have letters sent how often: to one address or name, and from one network.
#[derive(Debug)]
struct LetterBuckets {
    to: Buckets,
    from: Buckets,
}

/// Who may guess at passwords how often: a name from one network, a name from anywhere, a network at any names.
#[derive(Debug)]
struct PasswordBuckets {
    here: Buckets,
    names: Buckets,
    networks: Buckets,
    devices: Buckets,
}

impl Limits {
    /// Buckets as wide as the settings say: a visitor's acts as they are, what they ask five times as much, what the
    /// nameless of a network ask ten times, what a whole network asks twenty-five times as much.
    #[must_use]
    pub fn new(config: &Config) -> Self {
        let wide = |times: f64, burst: f64| Rate {
            per_second: f64::from(config.rate_per_second) * times,
            burst: f64::from(config.rate_burst) * burst,
        };
        let told = if config.cluster { Told::Others } else { Told::Nobody };
        let buckets = |rate: Rate| Buckets::new(rate, told);
        let guests = f64::from(config.guests_per_minute.max(config.rate_per_second / 2));
        Self {
            acts: buckets(wide(1.0, 1.0)),
            asks: buckets(wide(5.0, 15.0)),
            nameless: buckets(wide(10.0, 30.0)),
            devices: buckets(wide(5.0, 10.0)),
            networks: buckets(wide(25.0, 50.0)),
            guests: buckets(Rate { per_second: guests / 60.0, burst: guests }),
            challenges: buckets(Rate { per_second: 40.0 / 86_400.0, burst: 40.0 }),
            talk: buckets(Rate { per_second: 0.5, burst: 20.0 }),
            texts: buckets(Rate { per_second: 0.5, burst: 30.0 }),
            comments: buckets(Rate { per_second: 20.0 / 86_400.0, burst: 10.0 }),
            tokens: buckets(wide(1.0, 1.0)),
            passwords: PasswordBuckets {
                here: buckets(Rate { per_second: 10.0 / 1800.0, burst: 10.0 }),
                names: buckets(Rate { per_second: 30.0 / 3600.0, burst: 30.0 }),
                networks: buckets(Rate { per_second: 60.0 / 480.0, burst: 60.0 }),
                devices: buckets(Rate { per_second: 10.0 / 1800.0, burst: 10.0 }),
            },
            questions: buckets(Rate { per_second: 1.0, burst: 200.0 }),
            letters: LetterBuckets {
                to: buckets(Rate { per_second: 3.0 / 86_400.0, burst: 3.0 }),
                from: buckets(Rate { per_second: 20.0 / 86_400.0, burst: 20.0 }),
            },
            exports: buckets(Rate { per_second: 3.0 / 3600.0, burst: 3.0 }),
        }
    }

    /// All buckets, in the order in which nodes speak of them: a new one comes last.
    const fn all(&self) -> [&Buckets; 19] {
        let PasswordBuckets { here, names, networks, devices } = &self.passwords;
        let LetterBuckets { to, from } = &self.letters;
        [
            &self.acts,
            &self.asks,
            &self.nameless,
            &self.devices,
            &self.networks,
            &self.guests,
            &self.talk,
            &self.texts,
            &self.comments,
            here,
            names,
            networks,
            devices,
            &self.challenges,
            &self.questions,
            to,
            from,
            &self.exports,
            &self.tokens,
        ]
    }

    /// What other nodes must hear of what was taken here.
    #[must_use]
    pub fn to_be_told(&self) -> Vec<Spent> {
        let of = |(kind, buckets): (u8, &Buckets)| {
            let due = buckets.to_be_told().into_iter();
            due.map(move |(who, tenths)| Spent { kind, who, tenths })
        };
        (0..).zip(self.all()).flat_map(of).collect()
    }

    /// Takes what another node says it has given.
    pub fn were_spent(&self, spent: &[Spent], now: Time) {
        for Spent { kind, who, tenths } in spent {
            if let Some(buckets) = self.all().get(usize::from(*kind)) {
                buckets.owe(*who, Cost(*tenths), now);
            }
        }
    }

    /// Takes what an asking costs; false if a bucket is empty.
    pub fn may_ask(&self, asker: &Asker, network: Option<Network>, cost: Cost, now: Time) -> bool {
        let own = match asker {
            Asker::Known(account) => self.asks.take(account, cost, now),
            Asker::Nameless(network) => self.nameless.take(network, cost, now),
        };
        own && network.is_none_or(|network| self.networks.take(&network, cost, now))
    }

    /// Takes an act from an account's bucket; false if it is empty. Who has no account can write to a device's match,
    /// for which [`Limits::may_use_a_device`] asks, and become a guest, for which [`Limits::may_become_a_guest`] does.
    pub fn may_act(&self, asker: &Asker, now: Time) -> bool {
        match asker {
            Asker::Known(account) => self.acts.take(account, Cost::PLAIN, now),
            Asker::Nameless(_) => true,
        }
    }

    /// Takes an act at a device beside a board from a network's bucket; false if it is empty.
    pub fn may_use_a_device(&self, network: Option<Network>, cost: Cost, now: Time) -> bool {
        self.devices.take(&network, cost, now)
    }

    /// Takes a password that is tried under a name, as it is compared. Who tries too often from one network is stopped there,
    /// before they use up what others may try from elsewhere.
    ///
    /// # Errors
    /// How long to wait, if there have been too many of late.
    pub fn may_try_a_password(&self, name: &str, network: Option<Network>, now: Time) -> Result<(), Millis> {
        let PasswordBuckets { here, names, networks, devices: _ } = &self.passwords;
        networks.try_one(&network, now)?;
        here.try_one(&(name.to_owned(), network), now)?;
        names.try_one(&name.to_owned(), now)
    }

    /// Takes a challenge to somebody from an account's bucket; false if there have been too many of late.
    pub fn may_challenge(&self, account: &AccountId, now: Time) -> bool {
        self.challenges.take(account, Cost::PLAIN, now)
    }

    /// Takes a line that somebody says from their bucket; false if they have said too much of late, wherever it was.
    pub fn may_talk(&self, account: &AccountId, now: Time) -> bool {
        self.talk.take(account, Cost::PLAIN, now)
    }

    /// Takes a text of an article that is saved or looked at from its writer's bucket; false if there have been too many of late.
    pub fn may_write(&self, account: &AccountId, now: Time) -> bool {
        self.texts.take(account, Cost::PLAIN, now)
    }

    /// Takes a comment from its writer's bucket; false if there have been too many of late.
    pub fn may_comment(&self, account: &AccountId, now: Time) -> bool {
        self.comments.take(account, Cost::PLAIN, now)
    }

    /// Takes a password that is tried in a browser where the name's player was at home before. What others try under the name
    /// elsewhere does not count here.
    ///
    /// # Errors
    /// How long to wait, if there have been too many of late.
    pub fn may_try_where_known(&self, device: &str, network: Option<Network>, now: Time) -> Result<(), Millis> {
        let PasswordBuckets { networks, devices, .. } = &self.passwords;
        networks.try_one(&network, now)?;
        devices.try_one(&device.to_owned(), now)
    }

    /// Takes a question to a passkey from a network's bucket; false if there have been too many of late.
    pub fn may_ask_for_a_passkey(&self, network: Option<Network>, now: Time) -> bool {
        self.questions.take(&network, Cost::PLAIN, now)
    }

    /// Takes a letter to an address, or to whoever has a name; false if there have been too many of late.
    pub fn may_have_a_letter_sent(&self, to: &str, network: Option<Network>, now: Time) -> bool {
        let LetterBuckets { to: addresses, from } = &self.letters;
        from.take(&network, Cost::PLAIN, now) && addresses.take(&to.to_owned(), Cost::PLAIN, now)
    }

    /// Takes a file of everything that an account has; false if there have been too many of late.
    pub fn may_export(&self, account: &AccountId, now: Time) -> bool {
        self.exports.take(account, Cost::PLAIN, now)
    }

    /// Takes what an asking by a token costs; false if its bucket is empty.
    pub fn may_use_a_token(&self, token: &TokenId, cost: Cost, now: Time) -> bool {
        self.tokens.take(token, cost, now)
    }

    /// Takes a new guest from a network's bucket; false if there have been too many of late.
    pub fn may_become_a_guest(&self, network: Option<Network>, now: Time) -> bool {
        self.guests.take(&network, Cost::PLAIN, now)
    }
}

/// Tells other nodes what was taken here, until the server stops.
pub(crate) async fn run(app: App) {
    loop {
        tokio::select! {
            () = app.stopping() => return,
            () = tokio::time::sleep(TELL) => {}
        }
        // While nobody hears it is kept.
        if app.bus().reach() == Reach::Everybody {
            let spent = app.limits().to_be_told();
            spent.chunks(AT_ONCE).for_each(|some| app.bus().tell(Word::Spent(some.to_vec())));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn at(millis: u64) -> Time {
        Time::from_millis(millis)
    }

    fn network(last: u8) -> Option<Network> {
        Some(Network::from(std::net::IpAddr::from([192, 0, 2, last])))
    }

    #[test]
    fn a_nameless_flood_does_not_shut_out_those_who_are_known_nor_newcomers() {
        let limits = Limits::new(&Config::default());
        let (nameless, ada) = (Asker::Nameless(network(1)), Asker::Known(AccountId::new("ada")));
        let flood = (0..100_000).filter(|_| limits.may_ask(&nameless, network(1), Cost::PLAIN, at(0))).count();
        assert_eq!(flood, 1_800);
        assert!(limits.may_ask(&ada, network(1), Cost::PLAIN, at(0)));
        let guests = (0..100).filter(|_| limits.may_become_a_guest(network(1), at(0))).count();
        assert_eq!(guests, 10);
        assert!(limits.may_become_a_guest(network(2), at(0)));
        assert!(limits.may_become_a_guest(network(1), at(6_000)));
        assert!(!limits.may_become_a_guest(network(1), at(6_000)));
    }
}

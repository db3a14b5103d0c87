//! Who is let in: so many lines at once, so many from one network. When it is full the quietest line of the network
//! with the most makes room, so that silent lines never shut the club, and nobody's lines shut out another's.

use std::{
    collections::{BTreeMap, HashMap},
    net::IpAddr,
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicBool, AtomicU64, Ordering},
    },
    task::Waker,
    time::{Duration, Instant},
};

use futures_util::task::AtomicWaker;
use ipnet::IpNet;

use crate::web::origin::Network;

/// Handles that are kept for the database, its files and the log.
const KEPT_HANDLES: u64 = 64;
/// The fewest lines there are, however few handles.
const FEWEST: usize = 16;

/// How many lines there may be.
#[derive(Debug, Clone)]
pub struct Room {
    /// In all.
    pub most: usize,
    /// From one network.
    pub most_of_one: usize,
    /// Networks that speak for others, and so are bound by the number in all only; so is this machine.
    pub trusted: Vec<IpNet>,
    /// How long a line may take for the head of its next request, and so how long it may be silent between two.
    pub head: Duration,
    /// A line that has been quiet for less is not cut for another of its own network.
    pub quiet: Duration,
}

impl Room {
    /// The same, but no more lines than this process has handles for; it is given as many as it may have.
    #[must_use]
    pub fn within_handles(self) -> Self {
        let Ok(handles) = rlimit::increase_nofile_limit(u64::MAX) else { return self };
        let lines = usize::try_from(handles.saturating_sub(KEPT_HANDLES)).unwrap_or(usize::MAX);
        Self { most: self.most.min(lines).max(FEWEST), ..self }
    }
}

/// The lines that are open.
#[derive(Debug)]
pub(super) struct Door {
    room: Room,
    inside: Mutex<Inside>,
    opened: Instant,
}

#[derive(Debug, Default)]
struct Inside {
    next: u64,
    all: usize,
    of: HashMap<Network, BTreeMap<u64, Arc<Line>>>,
}

/// What the door knows of a line.
#[derive(Debug, Default)]
struct Line {
    /// When something last went over it, in milliseconds since the door was opened.
    moved: AtomicU64,
    cut: AtomicBool,
    waker: AtomicWaker,
}

/// The right to be inside; given back when it is dropped.
#[derive(Debug)]
pub(super) struct Pass {
    door: Arc<Door>,
    network: Network,
    number: u64,
    line: Arc<Line>,
}

impl Door {
    pub(super) fn new(room: Room) -> Self {
        Self { room, inside: Mutex::default(), opened: Instant::now() }
    }

    /// Lets a line in, if need be in place of another; none if none can go.
    pub(super) fn admit(self: &Arc<Self>, peer: IpAddr) -> Option<Pass> {
        let (peer, network) = (peer.to_canonical(), Network::from(peer));
        let mut inside = self.inside();
        let is_bound = !peer.is_loopback() && !self.room.trusted.iter().any(|net| net.contains(&peer));
        if is_bound && inside.count(network) >= self.room.most_of_one {
            self.make_room(&mut inside, network, self.room.quiet)?;
        }
        if inside.all >= self.room.most {
            let (fullest, count) = inside.fullest()?;
            let is_fair = count > inside.count(network) + 1;
            self.make_room(&mut inside, fullest, if is_fair { Duration::ZERO } else { self.room.quiet })?;
        }
        let number = inside.next;
        inside.next += 1;
        inside.all += 1;
        let line = Arc::new(Line { moved: AtomicU64::new(self.time()), ..Line::default() });
        inside.of.entry(network).or_default().insert(number, Arc::clone(&line));
        drop(inside);
        Some(Pass { door: Arc::clone(self), network, number, line })
    }

    /// Cuts the line of a network that has been quiet for longest, if that is long enough.
    fn make_room(&self, inside: &mut Inside, of: Network, quiet: Duration) -> Option<()> {
        let lines = inside.of.get(&of)?;
        let moved = |line: &Line| line.moved.load(Ordering::Relaxed);
        let (number, line) = lines.iter().min_by_key(|(_, line)| moved(line))?;
        if u128::from(self.time().saturating_sub(moved(line))) < quiet.as_millis() {
            return None;
        }
        line.cut.store(true, Ordering::Release);
        line.waker.wake();
        metrics::counter!("tavola_connections_cut_total").increment(1);
        inside.remove(of, *number);
        Some(())
    }

    fn time(&self) -> u64 {
        u64::try_from(self.opened.elapsed().as_millis()).unwrap_or(u64::MAX)
    }

    fn inside(&self) -> MutexGuard<'_, Inside> {
        self.inside.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Inside {
    fn count(&self, network: Network) -> usize {
        self.of.get(&network).map_or(0, BTreeMap::len)
    }

    fn fullest(&self) -> Option<(Network, usize)> {
        self.of.iter().map(|(network, lines)| (*network, lines.len())).max_by_key(|(_, count)| *count)
    }

    /// A line that was cut has been taken away already.
    fn remove(&mut self, network: Network, number: u64) {
        let Some(lines) = self.of.get_mut(&network) else { return };
        if lines.remove(&number).is_some() {
            self.all -= 1;
        }
        if lines.is_empty() {
            self.of.remove(&network);
        }
    }
}

impl Pass {
    /// Notes that something has gone over the line.
    pub(super) fn moved(&self) {
        self.line.moved.store(self.door.time(), Ordering::Relaxed);
    }

    /// Whether the line is to end; if not, who is to be woken when it is.
    pub(super) fn is_cut(&self, waker: &Waker) -> bool {
        self.line.waker.register(waker);
        self.line.cut.load(Ordering::Acquire)
    }
}

impl Drop for Pass {
    fn drop(&mut self) {
        self.door.inside().remove(self.network, self.number);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const QUIET: Duration = Duration::from_secs(2);

    fn door(most: usize, most_of_one: usize) -> Arc<Door> {
        let trusted = vec!["203.0.113.9/32".parse().unwrap()];
        Arc::new(Door::new(Room { most, most_of_one, trusted, head: Duration::ZERO, quiet: QUIET }))
    }

    fn ip(text: &str) -> IpAddr {
        text.parse().unwrap()
    }

    fn is_cut(pass: &Pass) -> bool {
        pass.is_cut(Waker::noop())
    }

    #[test]
    fn one_network_has_its_share_only_and_others_the_rest() {
        let door = door(10, 3);
        let own: Vec<Pass> = (0..3).filter_map(|_| door.admit(ip("192.0.2.1"))).collect();
        assert_eq!(own.len(), 3);
        assert!(door.admit(ip("192.0.2.1")).is_none());
        assert!(door.admit(ip("192.0.2.2")).is_some());
        drop(own);
        assert!(door.admit(ip("192.0.2.1")).is_some());
    }

    #[test]
    fn a_proxy_and_this_machine_speak_for_many() {
        let door = door(10, 1);
        let lines: Vec<Pass> =
            (0..8).filter_map(|n| door.admit(ip(if n % 2 == 0 { "127.0.0.1" } else { "203.0.113.9" }))).collect();
        assert_eq!(lines.len(), 8);
    }

    #[test]
    fn the_network_with_the_most_lines_makes_room() {
        let door = door(4, 4);
        let many: Vec<Pass> = (0..4).filter_map(|_| door.admit(ip("192.0.2.1"))).collect();
        many[0].line.moved.store(u64::MAX, Ordering::Relaxed);
        let other = door.admit(ip("2001:db8::1")).unwrap();
        assert_eq!(many.iter().filter(|pass| is_cut(pass)).count(), 1);
        assert!(!is_cut(&many[0]), "the one that has just moved stays");
        assert!(door.admit(ip("192.0.2.1")).is_none(), "who has the most gets no more at others' cost");
        assert!(!is_cut(&other));
        assert_eq!(door.inside().all, 4);
        drop(many);
        assert_eq!(door.inside().all, 1);
        drop(other);
        assert!(door.inside().of.is_empty());
    }

    #[test]
    fn a_silent_line_makes_room_for_another_of_its_own_network() {
        let earlier = Instant::now().checked_sub(QUIET).unwrap();
        let room = Room { most: 3, most_of_one: 3, trusted: Vec::new(), head: Duration::ZERO, quiet: QUIET };
        let door = Arc::new(Door { room, inside: Mutex::default(), opened: earlier });
        let lines: Vec<Pass> = (0..3).filter_map(|_| door.admit(ip("127.0.0.1"))).collect();
        assert!(door.admit(ip("127.0.0.1")).is_none(), "all have just come");
        lines[1].line.moved.store(0, Ordering::Relaxed);
        assert!(door.admit(ip("127.0.0.1")).is_some());
        assert_eq!(lines.iter().map(is_cut).collect::<Vec<_>>(), [false, true, false]);
    }
}

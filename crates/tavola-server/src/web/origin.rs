//! Where a request comes from: the address of the line, or what a trusted proxy says stands behind it.

use std::net::{IpAddr, Ipv6Addr, SocketAddr};

use axum::http::{HeaderMap, HeaderName, header::FORWARDED};
use ipnet::IpNet;

/// The older way of naming who stands behind a proxy.
const X_FORWARDED_FOR: HeaderName = HeaderName::from_static("x-forwarded-for");

/// The most proxies that are looked behind.
const MOST_PROXIES: usize = 16;

/// Whoever has one way into the net, and so one set of buckets: an IPv4 address, or the 64 bits of an IPv6 address that
/// a household is given whole.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Network(IpAddr);

impl From<IpAddr> for Network {
    fn from(address: IpAddr) -> Self {
        Self(match address.to_canonical() {
            IpAddr::V4(address) => address.into(),
            IpAddr::V6(address) => Ipv6Addr::from_bits(address.to_bits() >> 64 << 64).into(),
        })
    }
}

/// Who sends a request: the other end of the line, or, if that is a trusted proxy, the last address before the trusted
/// ones. Where a proxy says two different things it is taken for the sender itself: one of them it did not write.
#[must_use]
pub fn sender(peer: IpAddr, headers: &HeaderMap, trusted: &[IpNet]) -> IpAddr {
    let peer = peer.to_canonical();
    let is_trusted = |address: &IpAddr| trusted.iter().any(|net| net.contains(address));
    if !is_trusted(&peer) {
        return peer;
    }
    let told = [told_by(headers, &X_FORWARDED_FOR, whole), told_by(headers, &FORWARDED, named_for)];
    let told = told.map(|line| line.and_then(|line| before(&line, is_trusted)));
    match told {
        [None, None] => peer,
        [Some(one), None] | [None, Some(one)] => one,
        [Some(one), Some(other)] => {
            if one == other {
                one
            } else {
                peer
            }
        }
    }
}

/// Whether a request has come through any proxy that says so, trusted or not.
#[must_use]
pub fn is_forwarded(headers: &HeaderMap) -> bool {
    const SIGNS: [HeaderName; 4] =
        [FORWARDED, X_FORWARDED_FOR, HeaderName::from_static("x-real-ip"), axum::http::header::VIA];
    SIGNS.iter().any(|name| headers.contains_key(name))
}

/// The addresses a header names, the nearest first; none if it is not there. An address nobody can read ends them.
fn told_by(headers: &HeaderMap, name: &HeaderName, read: fn(&str) -> Option<IpAddr>) -> Option<Vec<Option<IpAddr>>> {
    if !headers.contains_key(name) {
        return None;
    }
    let lines: Vec<&str> = headers.get_all(name).iter().map(|line| line.to_str().unwrap_or_default()).collect();
    let parts = lines.iter().rev().flat_map(|line| line.rsplit(','));
    Some(parts.take(MOST_PROXIES).map(|part| read(part.trim())).collect())
}

/// The first address that is no trusted proxy's; the last trusted one if there is no other.
fn before(told: &[Option<IpAddr>], is_trusted: impl Fn(&IpAddr) -> bool) -> Option<IpAddr> {
    let known = told.iter().map_while(|address| *address);
    let mut last = None;
    for address in known {
        last = Some(address);
        if !is_trusted(&address) {
            break;
        }
    }
    last
}

/// `192.0.2.7`, `192.0.2.7:4711`, `2001:db8::7`, `[2001:db8::7]`, `[2001:db8::7]:4711`.
fn whole(text: &str) -> Option<IpAddr> {
    let bare = text.strip_prefix('[').and_then(|text| text.strip_suffix(']')).unwrap_or(text);
    let address = bare.parse().ok().or_else(|| text.parse::<SocketAddr>().ok().map(|socket| socket.ip()));
    address.map(|address| address.to_canonical())
}

/// `for=192.0.2.7;proto=https`, `for="[2001:db8::7]:4711"`.
fn named_for(text: &str) -> Option<IpAddr> {
    let pairs = text.split(';').filter_map(|pair| pair.split_once('='));
    let (_, value) = pairs.into_iter().find(|(name, _)| name.trim().eq_ignore_ascii_case("for"))?;
    whole(value.trim().trim_matches('"'))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ip(text: &str) -> IpAddr {
        text.parse().unwrap()
    }

    fn headers(pairs: &[(&'static str, &str)]) -> HeaderMap {
        pairs.iter().map(|(name, value)| (HeaderName::from_static(name), value.parse().unwrap())).collect()
    }

    fn seen(peer: &str, pairs: &[(&'static str, &str)]) -> IpAddr {
        let trusted: Vec<IpNet> = ["127.0.0.1/32", "10.0.0.0/8", "fd00::/8"].map(|net| net.parse().unwrap()).into();
        sender(ip(peer), &headers(pairs), &trusted)
    }

    #[test]
    fn only_a_trusted_proxy_is_believed() {
        let forged = [("x-forwarded-for", "192.0.2.1"), ("forwarded", "for=192.0.2.1")];
        assert_eq!(seen("198.51.100.9", &forged), ip("198.51.100.9"));
        assert_eq!(seen("127.0.0.1", &[]), ip("127.0.0.1"));
        assert_eq!(seen("127.0.0.1", &[("x-forwarded-for", "192.0.2.1")]), ip("192.0.2.1"));
        assert_eq!(seen("::ffff:127.0.0.1", &[("x-forwarded-for", "192.0.2.1")]), ip("192.0.2.1"));
        assert_eq!(seen("10.1.2.3", &[("forwarded", "for=\"[2001:db8::7]:4711\";proto=https")]), ip("2001:db8::7"));
    }

    #[test]
    fn what_a_client_wrote_itself_stands_before_the_proxys_word() {
        assert_eq!(seen("127.0.0.1", &[("x-forwarded-for", "1.1.1.1, 192.0.2.1")]), ip("192.0.2.1"));
        assert_eq!(seen("127.0.0.1", &[("x-forwarded-for", "1.1.1.1, 192.0.2.1, 10.0.0.7")]), ip("192.0.2.1"));
        assert_eq!(seen("127.0.0.1", &[("x-forwarded-for", "1.1.1.1, unknown")]), ip("127.0.0.1"));
        assert_eq!(seen("127.0.0.1", &[("x-forwarded-for", "1.1.1.1, unknown, 10.0.0.7")]), ip("10.0.0.7"));
        assert_eq!(
            seen("127.0.0.1", &[("x-forwarded-for", "192.0.2.1"), ("forwarded", "for=1.1.1.1")]),
            ip("127.0.0.1")
        );
        let many = "10.0.0.1, ".repeat(5_000) + "10.0.0.1";
        assert_eq!(seen("127.0.0.1", &[("x-forwarded-for", &many)]), ip("10.0.0.1"));
    }

    #[test]
    fn a_household_is_one_network() {
        let of = |text: &str| Network::from(ip(text));
        assert_eq!(of("2001:db8:0:1::1"), of("2001:db8:0:1:ffff::2"));
        assert_ne!(of("2001:db8:0:1::1"), of("2001:db8:0:2::1"));
        assert_ne!(of("192.0.2.1"), of("192.0.2.2"));
        assert_eq!(of("::ffff:192.0.2.1"), of("192.0.2.1"));
    }
}

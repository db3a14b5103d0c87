//! Who carries a message to a push service. Endpoints come from people: nothing is sent to an address of this network.

use std::{
    future::Future,
    io,
    net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr},
    pin::Pin,
    task::{Context, Poll},
    time::Duration,
};

use axum::{
    body::Body,
    http::{Request, Uri},
};
use hyper_rustls::{HttpsConnector, HttpsConnectorBuilder};
use hyper_util::{
    client::legacy::{
        Client,
        connect::{HttpConnector, dns::Name},
    },
    rt::TokioExecutor,
};
use tower::Service;

/// How long a push service may take.
const PATIENCE: Duration = Duration::from_secs(10);
/// The longest endpoint, in bytes.
const LONGEST: usize = 1024;

/// What became of a message.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Carried {
    /// The service has it.
    Taken,
    /// There is no such device any more.
    Gone,
    /// The service did not want this one.
    Refused,
    /// The service could not be reached or is busy.
    Later,
}

impl Carried {
    /// What a service's answer says.
    #[must_use]
    pub const fn of_status(status: u16) -> Self {
        match status {
            200..=299 => Self::Taken,
            404 | 410 => Self::Gone,
            429 | 500..=599 => Self::Later,
            _ => Self::Refused,
        }
    }

    pub(super) const fn name(self) -> &'static str {
        match self {
            Self::Taken => "taken",
            Self::Gone => "gone",
            Self::Refused => "refused",
            Self::Later => "later",
        }
    }
}

/// Takes messages to push services.
pub trait Carrier: Send + Sync {
    /// Takes one there.
    fn carry(&self, request: Request<Vec<u8>>) -> Pin<Box<dyn Future<Output = Carried> + Send + '_>>;
}

/// The network: TLS only, to public addresses only, following nobody's directions elsewhere.
pub struct Https(Client<HttpsConnector<HttpConnector<PublicOnly>>, Body>);

impl Https {
    /// A carrier with the system's own trust; none if it trusts nobody.
    ///
    /// # Errors
    /// If the system's certificates cannot be read.
    pub fn new() -> io::Result<Self> {
        let mut http = HttpConnector::new_with_resolver(PublicOnly);
        http.enforce_http(false);
        let tls = HttpsConnectorBuilder::new().with_native_roots()?.https_only().enable_http1().wrap_connector(http);
        Ok(Self(Client::builder(TokioExecutor::new()).build(tls)))
    }
}

impl Carrier for Https {
    fn carry(&self, request: Request<Vec<u8>>) -> Pin<Box<dyn Future<Output = Carried> + Send + '_>> {
        let request = request.map(Body::from);
        Box::pin(async move {
            match tokio::time::timeout(PATIENCE, self.0.request(request)).await {
                Ok(Ok(answer)) => Carried::of_status(answer.status().as_u16()),
                Ok(Err(_)) | Err(_) => Carried::Later,
            }
        })
    }
}

/// Nobody: everything waits.
#[derive(Debug, Clone, Copy)]
pub struct Nobody;

impl Carrier for Nobody {
    fn carry(&self, _: Request<Vec<u8>>) -> Pin<Box<dyn Future<Output = Carried> + Send + '_>> {
        Box::pin(async { Carried::Later })
    }
}

/// Whether something can be sent to an endpoint: TLS, a host by name, no user and no odd port.
#[must_use]
pub fn is_sound_endpoint(endpoint: &str) -> bool {
    let Ok(uri) = endpoint.parse::<Uri>() else { return false };
    let Some(host) = uri.host() else { return false };
    let is_plain = endpoint.len() <= LONGEST && endpoint.bytes().all(|byte| byte.is_ascii_graphic());
    let is_name = host.contains('.') && !host.ends_with('.') && !host.contains(['[', ']', ':']);
    let is_number = host.rsplit('.').next().is_some_and(|last| last.bytes().all(|byte| byte.is_ascii_digit()))
        || host.bytes().all(|byte| byte.is_ascii_hexdigit() || matches!(byte, b'.' | b'x'));
    let is_local = [".localhost", ".local", ".internal", ".invalid"].iter().any(|end| host.ends_with(end));
    let has_user = uri.authority().is_some_and(|authority| authority.as_str().contains('@'));
    let port = uri.port_u16().unwrap_or(443);
    uri.scheme_str() == Some("https") && is_plain && is_name && !is_number && !is_local && !has_user && port == 443
}

/// Finds addresses of names, public ones only.
#[derive(Debug, Clone, Copy)]
struct PublicOnly;

impl Service<Name> for PublicOnly {
    type Response = std::vec::IntoIter<SocketAddr>;
    type Error = io::Error;
    type Future = Pin<Box<dyn Future<Output = io::Result<Self::Response>> + Send>>;

    fn poll_ready(&mut self, _: &mut Context<'_>) -> Poll<io::Result<()>> {
        Poll::Ready(Ok(()))
    }

    fn call(&mut self, name: Name) -> Self::Future {
        Box::pin(async move {
            let found = tokio::net::lookup_host((name.as_str(), 0)).await?;
            let public: Vec<SocketAddr> = found.filter(|address| is_public(address.ip())).collect();
            if public.is_empty() {
                return Err(io::Error::new(io::ErrorKind::PermissionDenied, "no public address"));
            }
            Ok(public.into_iter())
        })
    }
}

fn is_public(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(address) => is_public_v4(address),
        IpAddr::V6(address) => is_public_v6(address),
    }
}

fn is_public_v4(address: Ipv4Addr) -> bool {
    let [a, b, c, _] = address.octets();
    let is_special = match (a, b, c) {
        (0 | 10 | 127, ..) | (192, 168, _) | (169, 254, _) | (198, 18..=19, _) | (192, 0, 0 | 2) => true,
        (100, 64..=127, _) | (172, 16..=31, _) | (198, 51, 100) | (203, 0, 113) => true,
        _ => a >= 224,
    };
    !is_special
}

/// Only addresses that are routed in the open: those that carry an older one inside are not among them.
fn is_public_v6(address: Ipv6Addr) -> bool {
    let [a, b, ..] = address.segments();
    let is_global = a & 0xe000 == 0x2000;
    let is_special = a == 0x2002 || (a == 0x2001 && (b < 0x200 || b == 0xdb8)) || a & 0xfff0 == 0x3ff0;
    is_global && !is_special
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_is_sent_into_this_network() {
        for address in [
            "127.0.0.1",
            "10.1.2.3",
            "172.20.0.1",
            "192.168.1.1",
            "169.254.169.254",
            "100.64.0.1",
            "0.0.0.0",
            "224.0.0.1",
            "255.255.255.255",
            "::1",
            "::",
            "fe80::1",
            "fd00::1",
            "::ffff:127.0.0.1",
            "64:ff9b::7f00:1",
            "2002:7f00:1::",
            "2001:db8::1",
        ] {
            assert!(!is_public(address.parse().unwrap()), "{address}");
        }
        for address in ["8.8.8.8", "142.250.184.42", "172.32.0.1", "2a00:1450:4002::1", "2606:4700::1"] {
            assert!(is_public(address.parse().unwrap()), "{address}");
        }
    }

    #[test]
    fn an_endpoint_is_a_name_in_the_open_over_tls() {
        for good in [
            "https://fcm.googleapis.com/fcm/send/abc",
            "https://updates.push.services.mozilla.com/wpush/v2/x",
            "https://web.push.apple.com/Q",
        ] {
            assert!(is_sound_endpoint(good), "{good}");
        }
        for bad in [
            "http://push.example/x",
            "https://127.0.0.1/x",
            "https://[::1]/x",
            "https://localhost/x",
            "https://push.example:8080/x",
            "https://me@push.example/x",
            "https://2130706433/x",
            "https://0x7f.1/x",
            "https://printer.local/x",
            "ftp://push.example/",
            "",
            "https://",
            "https://push.example./x",
            "https://metadata.google.internal/",
        ] {
            assert!(!is_sound_endpoint(bad), "{bad}");
        }
        assert!(!is_sound_endpoint(&format!("https://push.example/{}", "x".repeat(LONGEST))));
    }

    #[tokio::test]
    async fn a_name_that_stands_for_this_machine_is_not_found() {
        let name: Name = "localhost".parse().unwrap();
        assert!(PublicOnly.call(name).await.is_err());
    }
}

//! What of a secret may be stored, or told: enough to know it again, too little to use it.

use sha2::{Digest, Sha256};

/// What a secret comes to. It must be drawn and long: what people think of is hashed with salt and cost instead.
#[must_use]
pub fn digest(secret: &str) -> String {
    Sha256::digest(secret.as_bytes()).iter().map(|byte| format!("{byte:02x}")).collect()
}

/// An address without its password, fit for a log; of several those before the last password are left out.
#[must_use]
pub fn without_password(address: &str) -> String {
    match (address.split_once("://"), address.rsplit_once('@')) {
        (Some((scheme, _)), Some((_, host))) => format!("{scheme}://…@{host}"),
        (None, Some((_, host))) => format!("…@{host}"),
        _ => address.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_password_is_shown() {
        for (address, shown) in [
            ("nats://bus:4222,nats://other:4222", "nats://bus:4222,nats://other:4222"),
            ("nats://club:se,cret@bus:4222", "nats://…@bus:4222"),
            ("nats://token@one,nats://club:se@cret@two", "nats://…@two"),
            ("club:secret@bus", "…@bus"),
        ] {
            assert_eq!(without_password(address), shown);
        }
    }
}

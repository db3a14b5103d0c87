//! What of a secret may be stored: enough to know it again, too little to use it.

use sha2::{Digest, Sha256};

/// What a secret comes to. It must be drawn and long: what people think of is hashed with salt and cost instead.
#[must_use]
pub fn digest(secret: &str) -> String {
    Sha256::digest(secret.as_bytes()).iter().map(|byte| format!("{byte:02x}")).collect()
}

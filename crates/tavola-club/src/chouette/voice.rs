//! Where the members of a chouette talk by voice, if they do: a link that they bring along.

use serde::{Deserialize, Serialize};

/// A link may be so long, in characters.
const LONGEST: usize = 300;

/// An https link to a room for voices elsewhere.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(type = "string", rename = "ChouetteVoice"))]
#[serde(try_from = "String", into = "String")]
pub struct Voice(String);

impl Voice {
    /// The link.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl TryFrom<String> for Voice {
    type Error = NotAVoiceLink;

    fn try_from(text: String) -> Result<Self, NotAVoiceLink> {
        let rest = text.strip_prefix("https://").unwrap_or_default();
        let host = rest.split(['/', '?', '#']).next().unwrap_or_default();
        let plain = |letter: char| letter.is_ascii_graphic() && !matches!(letter, '"' | '<' | '>' | '\\' | '`');
        let named = host.contains('.') && !host.contains('@');
        let fine = named && text.len() <= LONGEST && text.chars().all(plain);
        if fine { Ok(Self(text)) } else { Err(NotAVoiceLink) }
    }
}

impl From<Voice> for String {
    fn from(voice: Voice) -> Self {
        voice.0
    }
}

/// Text that is no link of that kind.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("a link for voices begins with https:// and has at most {LONGEST} characters")]
pub struct NotAVoiceLink;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_plain_https_links_lead_to_voices() {
        let is_one = |text: &str| Voice::try_from(text.to_owned()).is_ok();
        assert!(is_one("https://meet.example.org/chouette?x=1#room"));
        for bad in
            ["", "http://meet.example.org", "javascript:alert(1)", "https://", "https://nowhere", "https://a.b/ c"]
        {
            assert!(!is_one(bad), "{bad}");
        }
        assert!(!is_one("https://bank.example@evil.example/"));
        assert!(!is_one(&format!("https://a.b/{}", "x".repeat(300))));
    }
}

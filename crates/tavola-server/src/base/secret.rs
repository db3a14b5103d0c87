//! What of a secret may be stored or said: enough to know it again, too little to use it.

use sha2::{Digest, Sha256};

/// Stands for what is not said.
const HIDDEN: &str = "***";
/// Schemes whose addresses carry a token where others have a user.
const OF_TOKENS: [&str; 4] = ["nats", "tls", "ws", "wss"];
/// What a mistyped address of ours may begin with.
const SCHEMES: [&str; 4] = ["postgres:", "postgresql:", "sqlite:", "nats:"];
/// What ends a word in which a mistyped address may stand.
const ENDS: [char; 6] = [' ', '\t', '"', '\'', '<', '>'];

/// What a secret comes to. It must be drawn and long: what people think of is hashed with salt and cost instead.
#[must_use]
pub fn digest(secret: &str) -> String {
    Sha256::digest(secret.as_bytes()).iter().map(|byte| format!("{byte:02x}")).collect()
}

/// A text, such as an address or a message in which some stand, without the passwords of its addresses, mistyped ones
/// included: `postgres://user:***@host/name`. Where it is not clear what is the password, more is hidden than it. Every
/// address of a database, of NATS or of a mail server that is said anywhere goes through here.
#[must_use]
pub fn without_passwords(text: &str) -> String {
    let lines: Vec<String> = text.split('\n').map(|line| settings_hidden(&line_hidden(line))).collect();
    lines.join("\n")
}

/// A line without what stands between user and host.
fn line_hidden(line: &str) -> String {
    let Some((before, rest)) = line.split_once("://") else { return words_hidden(line) };
    let scheme = before.rsplit(|sign: char| !sign.is_ascii_alphanumeric()).next().unwrap_or_default();
    // The next address of a list begins behind the last comma before its scheme.
    let comma = rest.find("://").and_then(|at| rest[..at].rfind([',', ' '])).unwrap_or(rest.len());
    // A word that has a host is a whole address; otherwise what looks like its end may stand in a password.
    let end = rest[..comma].find(ENDS).filter(|end| rest[..*end].contains('@')).unwrap_or(comma);
    let (own, next) = rest.split_at(end);
    let own = match own.rsplit_once('@') {
        None => own.to_owned(),
        Some((user, host)) => match user.split_once(':') {
            Some((user, _)) => format!("{user}:{HIDDEN}@{host}"),
            None if OF_TOKENS.contains(&scheme) => format!("{HIDDEN}@{host}"),
            None => format!("{user}@{host}"),
        },
    };
    let next = if next.is_empty() { String::new() } else { line_hidden(next) };
    format!("{before}://{own}{next}")
}

/// A line without proper addresses: what stands before an `@` may be a user and a password.
fn words_hidden(line: &str) -> String {
    let hidden = |word: &str| match word.rsplit_once('@') {
        Some((user, host)) if user.contains(':') => {
            let scheme = SCHEMES.into_iter().find(|scheme| user.starts_with(scheme)).unwrap_or_default();
            format!("{scheme}{HIDDEN}@{host}")
        }
        _ => word.to_owned(),
    };
    line.split_inclusive(ENDS).map(hidden).collect()
}

/// A line without what is set as a password behind an address.
fn settings_hidden(line: &str) -> String {
    let Some((before, rest)) = line.split_once("password=") else { return line.to_owned() };
    let end = rest.find(['&', ' ', '"', '\'']).unwrap_or(rest.len());
    format!("{before}password={HIDDEN}{}", settings_hidden(&rest[end..]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_said_without_its_password_however_it_was_typed() {
        for (typed, said) in [
            ("postgres://club:secret@db.example/tavola", "postgres://club:***@db.example/tavola"),
            ("postgress://club:secret@h/d", "postgress://club:***@h/d"),
            ("postgres://club:se:cr@et/secret@h1,h2/d?a=b", "postgres://club:***@h1,h2/d?a=b"),
            ("postgres://club@h/d", "postgres://club@h/d"),
            ("postgres://h/d?user=club&password=secret&a=b", "postgres://h/d?user=club&password=***&a=b"),
            ("postgres:/club:secret@h/d", "postgres:***@h/d"),
            ("postgres:club:secret@h/d", "postgres:***@h/d"),
            ("club:secret@h/d", "***@h/d"),
            ("nats://secret@h:4222", "nats://***@h:4222"),
            ("nats://u:secret@a:1,nats://secret@b:2", "nats://u:***@a:1,nats://***@b:2"),
            ("sqlite:data/club.db", "sqlite:data/club.db"),
            ("http://127.0.0.1:8080", "http://127.0.0.1:8080"),
            (
                "1 | database = \"postgres://u:secret@h/d\n  | ^\ninvalid",
                "1 | database = \"postgres://u:***@h/d\n  | ^\ninvalid",
            ),
        ] {
            assert_eq!(without_passwords(typed), said);
            assert_eq!(without_passwords(said), said, "twice is as once");
            assert!(!said.contains("secret"), "{said}");
        }
    }
}

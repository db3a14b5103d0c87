//! The targets: one for each reader of outside text or bytes, with what it begins with and the law it keeps.
//!
//! A law answers with what became of the input, in words: inputs with an answer of their own are gone on from. Where there is
//! a writer, what was read is written and read again and must be the same.

mod club;
mod files;
mod matches;
mod notation;
mod service;
mod trees;
mod xg_files;

/// One reader.
pub(crate) struct Target {
    pub(crate) name: &'static str,
    pub(crate) about: &'static str,
    /// What to begin with.
    pub(crate) seeds: fn() -> Vec<Vec<u8>>,
    /// What became of an input.
    ///
    /// # Errors
    /// The law it breaks.
    pub(crate) law: fn(&[u8]) -> Answer,
}

/// What became of an input, or the law it breaks.
pub(crate) type Answer = Result<String, String>;

/// All of them.
pub(crate) const TARGETS: &[Target] = &[
    Target { name: "position-id", about: "gnubg's position id", seeds: notation::ids, law: notation::position_id },
    Target { name: "gnubg-id", about: "gnubg's position and match id", seeds: notation::ids, law: notation::gnubg_id },
    Target { name: "match-id", about: "gnubg's match id", seeds: notation::ids, law: notation::match_id },
    Target { name: "xgid", about: "eXtreme Gammon's id", seeds: notation::ids, law: notation::xgid },
    Target { name: "ogid", about: "OpenGammon's id, both readings", seeds: notation::ids, law: notation::ogid },
    Target { name: "board-line", about: "gnubg's board line", seeds: notation::board_lines, law: notation::board_line },
    Target { name: "fibs-line", about: "FIBS's board line", seeds: notation::board_lines, law: notation::fibs_line },
    Target {
        name: "position-text",
        about: "a board of letters",
        seeds: notation::position_texts,
        law: notation::position_text,
    },
    Target { name: "any-id", about: "an id of any kind", seeds: notation::ids, law: notation::any },
    Target { name: "play", about: "a written play", seeds: notation::plays, law: notation::play },
    Target { name: "mat", about: "match text of every dialect", seeds: matches::mat_files, law: matches::any },
    Target { name: "sgf", about: "SGF of backgammon", seeds: matches::sgf_files, law: matches::any },
    Target { name: "xg", about: "eXtreme Gammon's archive", seeds: matches::xg_files, law: matches::archive },
    Target { name: "xg-records", about: "and what is in it", seeds: matches::xg_records, law: matches::records },
    Target { name: "match-json", about: "a match as our JSON", seeds: matches::json_files, law: matches::json },
    Target { name: "tree", about: "a tree of variations as it is kept", seeds: trees::trees, law: trees::tree },
    Target { name: "replay-table", about: "a table's file", seeds: club::table_files, law: club::table_file },
    Target {
        name: "replay-chouette",
        about: "a chouette's file",
        seeds: club::chouette_files,
        law: club::chouette_file,
    },
    Target { name: "replay-event", about: "a tournament's file", seeds: club::event_files, law: club::event_file },
    Target { name: "replay-device", about: "a device's file", seeds: club::device_files, law: club::device_file },
    Target { name: "table-log", about: "a table's stored events", seeds: club::table_logs, law: club::table_log },
    Target {
        name: "chouette-log",
        about: "a chouette's stored events",
        seeds: club::chouette_logs,
        law: club::chouette_log,
    },
    Target {
        name: "tournament-log",
        about: "a tournament's stored events",
        seeds: club::event_logs,
        law: club::event_log,
    },
    Target { name: "device-log", about: "lines sent by a device", seeds: club::device_logs, law: club::device_log },
    Target { name: "list", about: "a list of entries as CSV", seeds: club::lists, law: club::list },
    Target { name: "proof", about: "a transcript of dice", seeds: club::proofs, law: club::proof },
    Target {
        name: "table-live",
        about: "what a table's page says",
        seeds: service::table_messages,
        law: service::table_message,
    },
    Target {
        name: "chouette-live",
        about: "what a chouette's page says",
        seeds: service::chouette_messages,
        law: service::chouette_message,
    },
    Target {
        name: "tournament-live",
        about: "what an event's page says",
        seeds: service::event_messages,
        law: service::event_message,
    },
    Target { name: "form", about: "a plain page's form", seeds: service::forms, law: service::form },
    Target {
        name: "new-table",
        about: "what a table is opened with",
        seeds: service::new_tables,
        law: service::new_table,
    },
    Target {
        name: "new-chouette",
        about: "what a chouette is opened with",
        seeds: service::new_chouettes,
        law: service::new_chouette,
    },
    Target { name: "ids", about: "identifiers, digests and tokens", seeds: service::ids, law: service::id },
    Target { name: "word", about: "what nodes tell each other", seeds: service::words, law: service::word },
    Target { name: "settings", about: "the settings file", seeds: service::settings, law: service::setting },
    Target { name: "net", about: "a net file", seeds: files::nets, law: files::net },
    Target { name: "prune", about: "the file of the very small nets", seeds: files::glances, law: files::prune },
    Target { name: "bearoff", about: "a bear-off table", seeds: files::bearoffs, law: files::bearoff },
    Target { name: "equities", about: "a match equity table as XML", seeds: files::equities, law: files::equity },
];

/// The input as text; readers of text are never given anything else.
fn text(input: &[u8]) -> String {
    String::from_utf8_lossy(input).into_owned()
}

/// Read, written and read again: the same.
fn same<T: PartialEq + std::fmt::Debug, E: std::fmt::Display>(one: &T, again: Result<T, E>, written: &str) -> Answer {
    match again {
        Ok(again) if again == *one => Ok("read".to_owned()),
        Ok(again) => Err(format!("read back otherwise: {one:?} was written {written} and read {again:?}")),
        Err(why) => Err(format!("cannot be read back: {one:?} was written {written}: {why}")),
    }
}

/// Read as JSON, written and read again: the same.
fn json_law<T: serde::Serialize + serde::de::DeserializeOwned>(input: &[u8]) -> Result<Result<T, String>, String> {
    let read: T = match serde_json::from_slice(input) {
        Ok(read) => read,
        Err(why) => return Ok(Err(why.to_string())),
    };
    let written = serde_json::to_string(&read).map_err(|why| format!("cannot be written: {why}"))?;
    let again: T = serde_json::from_str(&written).map_err(|why| format!("{written} cannot be read back: {why}"))?;
    let rewritten = serde_json::to_string(&again).map_err(|why| format!("cannot be written: {why}"))?;
    if rewritten == written { Ok(Ok(read)) } else { Err(format!("{written} was read back as {rewritten}")) }
}

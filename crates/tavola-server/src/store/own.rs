//! Everything the store has of an account: read for its owner, and erased when they leave.

use serde_json::{Map, Value as Json};
use sqlx::{Column as _, Row as _, any::AnyRow};
use tavola_base::Time;

use super::{RowWrite, Store, StoreError, reading::text, statement::Statement, statement::stored};
use crate::base::ids::{AccountId, StreamId};

/// What somebody is called in the store who has left for good.
pub const LEFT: &str = "Closed account";

/// What an account's owner is given, list by list: nothing that opens anything is among it.
const OWN: &[(&str, &str)] = &[
    ("account", "SELECT name, kind, created_at, erase_at FROM accounts WHERE id = $1"),
    ("former_names", "SELECT name, left_at FROM former_names WHERE account_id = $1"),
    ("roles", "SELECT role, given_at FROM roles WHERE account_id = $1"),
    ("browsers", "SELECT family, created_at, seen_at FROM sessions WHERE account_id = $1"),
    ("passkeys", "SELECT name, made_at, used_at FROM passkeys WHERE account_id = $1"),
    ("password", "SELECT changed_at FROM passwords WHERE account_id = $1"),
    ("recovery_codes", "SELECT made_at FROM recovery_codes WHERE account_id = $1"),
    ("mailbox", "SELECT address, locale, confirmed_at, wants_news FROM mailboxes WHERE account_id = $1"),
    ("changes", "SELECT at, what, detail FROM account_changes WHERE account_id = $1 ORDER BY at"),
    ("preferences", "SELECT body FROM preferences WHERE account_id = $1"),
    ("seats", "SELECT stream_id, place FROM seats WHERE account_id = $1"),
    (
        "matches",
        "SELECT match_key, own, white, black, event, day, sorted_at, length, white_points, black_points, games \
         FROM library WHERE account_id = $1 ORDER BY sorted_at",
    ),
    ("imported_files", "SELECT name, bytes, added_at FROM imported_files WHERE account_id = $1"),
    ("names_elsewhere", "SELECT name FROM aliases WHERE account_id = $1"),
    ("variations", "SELECT name, body, changed_at FROM variations WHERE account_id = $1"),
    (
        "articles",
        "SELECT name, language, title, lead, tags, body, state, day, made_at, changed_at FROM articles \
         WHERE account_id = $1 ORDER BY made_at",
    ),
    (
        "article_versions",
        "SELECT article_id, version, title, lead, tags, body, at FROM article_versions WHERE account_id = $1 ORDER BY at",
    ),
    (
        "article_comments",
        "SELECT name, language, body, state, at FROM article_comments WHERE account_id = $1 ORDER BY at",
    ),
    ("quiz_cards", "SELECT card, state, due_at, body FROM quiz_cards WHERE account_id = $1"),
    ("daily_answers", "SELECT day, answer FROM daily_answers WHERE account_id = $1"),
    ("ratings", "SELECT pool, rating, experience, matches, changed_at FROM ratings WHERE account_id = $1"),
    (
        "rating_changes",
        "SELECT match_key, pool, length, won, share, before, after, at FROM rating_changes WHERE account_id = $1 ORDER BY at",
    ),
    ("conduct", "SELECT match_key, at, weight FROM conduct WHERE account_id = $1 ORDER BY at"),
    ("unlisted", "SELECT since FROM unlisted WHERE account_id = $1"),
    ("follows", "SELECT followed_id, since FROM follows WHERE account_id = $1"),
    ("blocks", "SELECT blocked_id, blocked_at FROM blocks WHERE account_id = $1"),
    ("notices", "SELECT body, told_at, seen_at FROM notices WHERE account_id = $1 ORDER BY told_at"),
    ("notice_choices", "SELECT body FROM notice_choices WHERE account_id = $1"),
    ("talk", "SELECT stream_id, room, phrase, body, said_at FROM talk WHERE account_id = $1 ORDER BY said_at"),
    ("talk_wishes", "SELECT stream_id, wish, about_id FROM talk_wishes WHERE account_id = $1"),
    ("restrictions", "SELECT kind, began_at, ends_at, reason FROM restrictions WHERE account_id = $1"),
    ("push_subscriptions", "SELECT endpoint, locale, seen_at FROM push_subscriptions WHERE account_id = $1"),
    ("seeks", "SELECT body FROM seeks WHERE account_id = $1"),
    ("seated", "SELECT table_id, with_id, seated_at FROM seated WHERE account_id = $1"),
    ("challenges_sent", "SELECT body FROM challenges WHERE from_id = $1"),
    ("challenges_received", "SELECT body FROM challenges WHERE to_id = $1"),
    ("lobby_choices", "SELECT body FROM lobby_choices WHERE account_id = $1"),
    ("prepared", "SELECT stream_id, body FROM prepared WHERE account_id = $1"),
    ("on_vacation", "SELECT until, year FROM on_vacation WHERE account_id = $1"),
    ("vacations", "SELECT year, days FROM vacations WHERE account_id = $1"),
    ("tokens", "SELECT name, scopes, created_at, ends_at, used_at FROM tokens WHERE account_id = $1"),
    ("letters", "SELECT address, due_at FROM letters WHERE account_id = $1"),
];

/// What goes with an account: everything but what it played, and the articles that everybody reads.
const ERASED: &[&str] = &[
    "DELETE FROM reports WHERE match_key IN (SELECT match_key FROM library WHERE account_id = $1 AND file_id <> '')",
    "DELETE FROM match_figures WHERE match_key IN (SELECT match_key FROM library WHERE account_id = $1 AND file_id <> '')",
    "DELETE FROM match_errors WHERE match_key IN (SELECT match_key FROM library WHERE account_id = $1 AND file_id <> '')",
    "DELETE FROM match_positions WHERE match_key IN (SELECT match_key FROM library WHERE account_id = $1 AND file_id <> '')",
    "DELETE FROM judging WHERE match_key IN (SELECT match_key FROM library WHERE account_id = $1 AND file_id <> '')",
    "DELETE FROM shares WHERE match_key IN (SELECT match_key FROM library WHERE account_id = $1 AND file_id <> '')",
    "DELETE FROM library_read WHERE account_id = $1",
    "DELETE FROM sessions WHERE account_id = $1",
    "DELETE FROM former_names WHERE account_id = $1",
    "DELETE FROM roles WHERE account_id = $1",
    "DELETE FROM passkeys WHERE account_id = $1",
    "DELETE FROM passwords WHERE account_id = $1",
    "DELETE FROM recovery_codes WHERE account_id = $1",
    "DELETE FROM tickets WHERE account_id = $1",
    "DELETE FROM tokens WHERE account_id = $1",
    "DELETE FROM mailboxes WHERE account_id = $1",
    "DELETE FROM letters WHERE account_id = $1",
    "DELETE FROM account_changes WHERE account_id = $1",
    "DELETE FROM preferences WHERE account_id = $1",
    "DELETE FROM imported_files WHERE account_id = $1",
    "DELETE FROM aliases WHERE account_id = $1",
    "DELETE FROM library WHERE account_id = $1",
    "DELETE FROM variations WHERE account_id = $1",
    "DELETE FROM article_comments WHERE account_id = $1",
    "DELETE FROM article_versions WHERE account_id = $1",
    "DELETE FROM article_versions WHERE article_id IN (SELECT id FROM articles WHERE account_id = $1 AND state <> 'published')",
    "DELETE FROM articles WHERE account_id = $1 AND state <> 'published'",
    "DELETE FROM quiz_cards WHERE account_id = $1",
    "DELETE FROM daily_answers WHERE account_id = $1",
    "DELETE FROM conduct WHERE account_id = $1",
    "DELETE FROM unlisted WHERE account_id = $1",
    "DELETE FROM follows WHERE account_id = $1",
    "DELETE FROM follows WHERE followed_id = $1",
    "DELETE FROM blocks WHERE account_id = $1",
    "DELETE FROM blocks WHERE blocked_id = $1",
    "DELETE FROM prepared WHERE account_id = $1",
    "DELETE FROM on_vacation WHERE account_id = $1",
    "DELETE FROM vacations WHERE account_id = $1",
    "DELETE FROM notices WHERE account_id = $1",
    "DELETE FROM notice_choices WHERE account_id = $1",
    "DELETE FROM talk WHERE account_id = $1",
    "DELETE FROM talk_wishes WHERE account_id = $1",
    "DELETE FROM restrictions WHERE account_id = $1",
    "DELETE FROM push_subscriptions WHERE account_id = $1",
    "DELETE FROM push_queue WHERE account_id = $1",
    "DELETE FROM digests WHERE account_id = $1",
    "DELETE FROM calendars WHERE account_id = $1",
    "DELETE FROM seeks WHERE account_id = $1",
    "DELETE FROM seated WHERE account_id = $1",
    "DELETE FROM seated WHERE with_id = $1",
    "DELETE FROM challenges WHERE from_id = $1",
    "DELETE FROM challenges WHERE to_id = $1",
    "DELETE FROM lobby_choices WHERE account_id = $1",
    "UPDATE played SET white_name = 'Closed account' WHERE white = $1",
    "UPDATE played SET black_name = 'Closed account' WHERE black = $1",
];

/// The most rows of one list that are given.
const MOST: usize = 20_000;

impl RowWrite {
    /// An account is erased at a time.
    #[must_use]
    pub fn leaving(account: &AccountId, at: Time) -> Self {
        let leaving = Statement::new("UPDATE accounts SET erase_at = $1 WHERE id = $2 AND kind = 'player'");
        Self::of(leaving.time(at).text(account.as_str()))
    }

    /// An account is not erased after all.
    #[must_use]
    pub fn staying(account: &AccountId) -> Self {
        let staying = Statement::new("UPDATE accounts SET erase_at = NULL WHERE id = $1 AND erase_at IS NOT NULL");
        Self::of(staying.text(account.as_str()))
    }

    /// What erases an account: nobody can sign in to it, and nothing says whose it was.
    #[must_use]
    pub fn account_erased(account: &AccountId) -> Vec<Self> {
        let nameless = Statement::new(
            "UPDATE accounts SET kind = 'erased', name = $1, name_key = NULL, handle = NULL, erase_at = NULL WHERE id = $2",
        );
        let of_account = |sql: &'static str| Self::of(Statement::new(sql).text(account.as_str()));
        let nameless = Self::of(nameless.text(LEFT).text(account.as_str()));
        ERASED.iter().map(|sql| of_account(sql)).chain([nameless]).collect()
    }

    /// What a list says of a stream is written anew.
    #[must_use]
    pub(crate) fn summary_rewritten(stream: &StreamId, summary: &str) -> Self {
        let written = Statement::new("UPDATE rooms SET summary = $1 WHERE id = $2");
        Self::of(written.text(summary).text(stream.as_str()))
    }

    /// In others' lists of matches a name of theirs is nobody's.
    #[must_use]
    pub(crate) fn library_nameless(stream: &StreamId, name: &str) -> [Self; 2] {
        let key = format!("%/{stream}/%");
        ["white", "black"].map(|side| {
            let sql = if side == "white" {
                "UPDATE library SET white = $1, name_words = '' WHERE match_key LIKE $2 AND white = $3"
            } else {
                "UPDATE library SET black = $1, name_words = '' WHERE match_key LIKE $2 AND black = $3"
            };
            Self::of(Statement::new(sql).text(LEFT).text(&key).text(name))
        })
    }
}

impl Store {
    /// Everything of an account, list by list, as JSON.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn own(&self, account: &AccountId) -> Result<Map<String, Json>, StoreError> {
        let _turn = self.turn_at_lists().await?;
        let mut all = Map::new();
        for &(name, sql) in OWN {
            let rows = sqlx::query(sql).bind(account.as_str().to_owned()).fetch_all(&self.read).await?;
            all.insert(name.to_owned(), rows.iter().take(MOST).map(object).collect());
        }
        Ok(all)
    }

    /// The accounts whose time has come, at most a hundred.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn to_be_erased(&self, now: Time) -> Result<Vec<AccountId>, StoreError> {
        let sql = "SELECT id FROM accounts WHERE erase_at IS NOT NULL AND erase_at <= $1 ORDER BY erase_at LIMIT 100";
        let rows = sqlx::query(sql).bind(stored(now)).fetch_all(&self.read).await?;
        rows.iter().map(|row| Ok(AccountId::new(text(row, 0)?))).collect()
    }

    /// Guests who will not come back, at most a hundred: nobody has seen them since the first time if they have sat down
    /// nowhere, since the second if they have, or no browser is at home with them any more. Whoever still has a place
    /// somewhere, or stands in a case that waits, stays.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn guests_gone(&self, unseen: Time, unseen_with_matches: Time) -> Result<Vec<AccountId>, StoreError> {
        let _turn = self.turn_at_lists().await?;
        let rows = sqlx::query(
            "SELECT a.id FROM accounts AS a WHERE a.kind = 'guest' AND a.created_at < $1 \
             AND NOT EXISTS (SELECT 1 FROM sessions AS s WHERE s.account_id = a.id AND COALESCE(s.seen_at, s.created_at) \
             >= (CASE WHEN EXISTS (SELECT 1 FROM seats AS t WHERE t.account_id = a.id) THEN $2 ELSE $3 END)) \
             AND NOT EXISTS (SELECT 1 FROM seats AS t JOIN rooms AS r ON r.id = t.stream_id \
             WHERE t.account_id = a.id AND r.status <> 'over') \
             AND NOT EXISTS (SELECT 1 FROM cases AS c WHERE (c.about_id = a.id OR c.reporter_id = a.id) \
             AND c.state IN ('open', 'appealed')) ORDER BY a.created_at, a.id LIMIT 100",
        );
        let times = [unseen, unseen_with_matches, unseen].map(stored);
        let rows = times.into_iter().fold(rows, |rows, time| rows.bind(time)).fetch_all(&self.read).await?;
        rows.iter().map(|row| Ok(AccountId::new(text(row, 0)?))).collect()
    }

    /// Forgets what an account is called: it is written by a statement that knows nothing of what is remembered.
    pub(crate) fn forget_name(&self, account: &AccountId) {
        self.names.forget(account);
    }

    /// When an account is to be erased; none if it is not.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn leaves_at(&self, account: &AccountId) -> Result<Option<Time>, StoreError> {
        let sql = "SELECT erase_at FROM accounts WHERE id = $1 AND erase_at IS NOT NULL";
        let row = sqlx::query(sql).bind(account.as_str().to_owned()).fetch_optional(&self.read).await?;
        row.map(|row| super::reading::time(&row, 0)).transpose()
    }
}

/// A row by its columns' names.
fn object(row: &AnyRow) -> Json {
    let value = |at: usize| match (row.try_get::<Option<String>, _>(at), row.try_get::<Option<i64>, _>(at)) {
        (Ok(Some(text)), _) => Json::from(text),
        (_, Ok(Some(number))) => Json::from(number),
        _ => Json::Null,
    };
    row.columns()
        .iter()
        .enumerate()
        .map(|(at, column)| (column.name().to_owned(), value(at)))
        .collect::<Map<_, _>>()
        .into()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    /// What stays, with an id that says nothing once its account is erased: who sat where, and how they played.
    const STAYS: [&str; 4] = ["seats", "ratings", "rating_changes", "match_dice"];
    /// What `club/cases` gives and forgets.
    const OF_CASES: [&str; 2] = ["cases", "moderation_log"];
    /// What is an account's by another name than its own: whoever is followed, blocked, reported, or has written something.
    const COLUMNS: [&str; 7] = ["account_id", "about_id", "reporter_id", "by_id", "from_id", "to_id", "author_id"];
    /// What is no news for its owner: secrets, and figures of what is given already.
    const NOT_GIVEN: [&str; 6] = ["tickets", "library_read", "match_dice", "push_queue", "digests", "calendars"];

    /// The tables of which each row is an account's.
    fn tables() -> BTreeSet<String> {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/migrations");
        let files =
            std::fs::read_dir(folder).unwrap().map(|file| std::fs::read_to_string(file.unwrap().path()).unwrap());
        let mut found = BTreeSet::new();
        for text in files {
            for table in text.split("CREATE TABLE ").skip(1) {
                let (name, columns) = table.split_once(" (").unwrap();
                let columns = columns.split(");").next().unwrap();
                if COLUMNS.iter().any(|column| columns.contains(column)) {
                    found.insert(name.to_owned());
                }
            }
        }
        found
    }

    #[test]
    fn every_table_of_an_account_is_given_to_its_owner_and_goes_with_them_or_is_named_here() {
        let named = |sql: &str, table: &str| sql.split(' ').any(|word| word == table);
        let tables = tables();
        assert!(tables.len() > 15, "{tables:?}");
        for table in tables.iter().filter(|table| !OF_CASES.contains(&table.as_str())) {
            let is_given = OWN.iter().any(|(_, sql)| named(sql, table));
            assert!(is_given || NOT_GIVEN.contains(&table.as_str()), "{table} is not given to its owner");
            let goes = ERASED.iter().any(|sql| sql.starts_with(&format!("DELETE FROM {table} ")));
            assert!(goes || STAYS.contains(&table.as_str()), "{table} stays when its owner leaves");
        }
    }
}

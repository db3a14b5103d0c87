//! What people say at a stream, and whom they want to hear there.

use std::collections::HashSet;

use sqlx::any::AnyRow;
use tavola_base::Time;

use super::{
    RowWrite, Store, StoreError,
    reading::{integer, text, time},
    statement::{Clash, Holds, Insert, Statement, Value, stored},
};
use crate::base::ids::{AccountId, CommandId, StreamId};

static WISHES: Insert = Insert {
    table: "talk_wishes",
    columns: &[
        ("stream_id", Holds::Text),
        ("account_id", Holds::Text),
        ("wish", Holds::Text),
        ("about_id", Holds::Text),
    ],
    key: 4,
    clash: Clash::Keeps,
};

/// A line that is to be kept.
#[derive(Debug, Clone)]
pub struct NewLine<'a> {
    /// Where it is said.
    pub stream: &'a StreamId,
    /// By whom.
    pub account: &'a AccountId,
    /// The sender's name for it: sent again it is said once.
    pub command: &'a CommandId,
    /// What they are called.
    pub name: &'a str,
    /// Who is meant to hear it.
    pub room: &'a str,
    /// In which match of the table.
    pub part: u32,
    /// Which phrase it is; empty for free words.
    pub phrase: &'a str,
    /// The words; empty for a phrase.
    pub text: &'a str,
    /// When.
    pub at: Time,
}

/// A line as it is kept.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StoredLine {
    /// Its number at its stream, from 1.
    pub number: i64,
    /// Who said it.
    pub account: AccountId,
    /// What they were called.
    pub name: String,
    /// Who was meant to hear it.
    pub room: String,
    /// In which match of the table.
    pub part: u32,
    /// Which phrase; empty for free words.
    pub phrase: String,
    /// The words; empty for a phrase.
    pub text: String,
    /// When.
    pub at: Time,
}

/// What somebody wants at a stream.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum TalkWish {
    /// To write and read free words.
    FreeWords,
    /// Not to hear somebody.
    Mute(AccountId),
}

impl TalkWish {
    fn stored(&self) -> (&'static str, &str) {
        match self {
            Self::FreeWords => ("free", ""),
            Self::Mute(account) => ("mute", account.as_str()),
        }
    }
}

impl RowWrite {
    /// A line, numbered after those before it.
    #[must_use]
    pub fn line(line: &NewLine<'_>) -> Self {
        let said = Statement::new(
            "INSERT INTO talk (stream_id, number, account_id, command_id, name, room, part, phrase, body, said_at) \
             SELECT $1, COALESCE(MAX(number), 0) + 1, $2, $3, $4, $5, CAST($6 AS BIGINT), $7, $8, $9 FROM talk \
             WHERE stream_id = $1 ON CONFLICT (stream_id, account_id, command_id) DO NOTHING",
        );
        let said = said.text(line.stream.as_str()).text(line.account.as_str()).text(line.command.as_str());
        let said = said.text(line.name).text(line.room).text(line.part.to_string()).text(line.phrase).text(line.text);
        Self::of(said.time(line.at))
    }

    /// That somebody wants something at a stream.
    #[must_use]
    pub fn talk_wish(stream: &StreamId, account: &AccountId, wish: &TalkWish) -> Self {
        let (wish, about) = wish.stored();
        let values = [stream.as_str(), account.as_str(), wish, about].map(Value::text);
        Self::put(&WISHES, values.to_vec())
    }

    /// That they want it no more.
    #[must_use]
    pub fn talk_wish_ended(stream: &StreamId, account: &AccountId, wish: &TalkWish) -> Self {
        let (wish, about) = wish.stored();
        let ended = Statement::new(
            "DELETE FROM talk_wishes WHERE stream_id = $1 AND account_id = $2 AND wish = $3 AND about_id = $4",
        );
        Self::of(ended.text(stream.as_str()).text(account.as_str()).text(wish).text(about))
    }

    /// What was said before a time is forgotten.
    #[must_use]
    pub fn talk_forgotten(before: Time) -> Self {
        Self::of(Statement::new("DELETE FROM talk WHERE said_at < $1").time(before))
    }
}

impl Store {
    /// The last lines of a stream, at most so many, the oldest first.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn talk_of(&self, stream: &StreamId, most: u16) -> Result<Vec<StoredLine>, StoreError> {
        let rows = sqlx::query(
            "SELECT number, account_id, name, room, part, phrase, body, said_at FROM talk \
             WHERE stream_id = $1 ORDER BY number DESC LIMIT $2",
        )
        .bind(stream.as_str().to_owned())
        .bind(i64::from(most))
        .fetch_all(&self.read)
        .await?;
        rows.iter().rev().map(line).collect()
    }

    /// Whether a line of that name was said.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn was_said(
        &self,
        stream: &StreamId,
        account: &AccountId,
        command: &CommandId,
    ) -> Result<bool, StoreError> {
        let row = sqlx::query("SELECT number FROM talk WHERE stream_id = $1 AND account_id = $2 AND command_id = $3")
            .bind(stream.as_str().to_owned())
            .bind(account.as_str().to_owned())
            .bind(command.as_str().to_owned())
            .fetch_optional(&self.read)
            .await?;
        Ok(row.is_some())
    }

    /// What everybody wants at a stream.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn talk_wishes(&self, stream: &StreamId) -> Result<HashSet<(AccountId, TalkWish)>, StoreError> {
        let rows = sqlx::query("SELECT account_id, wish, about_id FROM talk_wishes WHERE stream_id = $1")
            .bind(stream.as_str().to_owned())
            .fetch_all(&self.read)
            .await?;
        let wish = |row: &AnyRow| {
            let about = AccountId::new(text(row, 2)?);
            let wish = if text(row, 1)? == "free" { TalkWish::FreeWords } else { TalkWish::Mute(about) };
            Ok((AccountId::new(text(row, 0)?), wish))
        };
        rows.iter().map(wish).collect()
    }

    /// How many lines were said before a time.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn talk_before(&self, before: Time) -> Result<i64, StoreError> {
        let row = sqlx::query("SELECT COUNT(*) FROM talk WHERE said_at < $1");
        integer(&row.bind(stored(before)).fetch_one(&self.read).await?, 0)
    }
}

fn line(row: &AnyRow) -> Result<StoredLine, StoreError> {
    Ok(StoredLine {
        number: integer(row, 0)?,
        account: AccountId::new(text(row, 1)?),
        name: text(row, 2)?,
        room: text(row, 3)?,
        part: u32::try_from(integer(row, 4)?).unwrap_or(1),
        phrase: text(row, 5)?,
        text: text(row, 6)?,
        at: time(row, 7)?,
    })
}

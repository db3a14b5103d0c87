//! Cards of one's own errors, and the position of each day.

use sqlx::{Row as _, any::AnyRow};
use tavola_base::Time;

use super::{
    RowWrite, Store, StoreError,
    reading::{integer, text, time},
    statement::{Clash, Holds, Insert, Statement, Value, stored},
};
use crate::base::ids::AccountId;

static CARDS: Insert = Insert {
    table: "quiz_cards",
    columns: &[
        ("account_id", Holds::Text),
        ("card", Holds::Text),
        ("state", Holds::Text),
        ("due_at", Holds::Integer),
        ("body", Holds::Text),
    ],
    key: 2,
    clash: Clash::Takes(&["state", "due_at", "body"]),
};

static DAILY: Insert = Insert {
    table: "daily",
    columns: &[("day", Holds::Integer), ("source", Holds::Text), ("body", Holds::Text)],
    key: 1,
    clash: Clash::Keeps,
};

static ANSWERS: Insert = Insert {
    table: "daily_answers",
    columns: &[("day", Holds::Integer), ("account_id", Holds::Text), ("answer", Holds::Text)],
    key: 2,
    clash: Clash::Keeps,
};

/// What becomes of a card.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CardState {
    /// It is asked when it is due.
    Asked,
    /// Its owner does not want to be asked any more.
    Retired,
    /// It makes no question, and is kept so that nobody looks again.
    NoQuestion,
}

impl CardState {
    const ALL: [Self; 3] = [Self::Asked, Self::Retired, Self::NoQuestion];

    const fn name(self) -> &'static str {
        match self {
            Self::Asked => "asked",
            Self::Retired => "retired",
            Self::NoQuestion => "none",
        }
    }
}

/// A card as it lies in the store.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StoredCard {
    /// Which: the match, and where in it.
    pub card: String,
    /// What becomes of it.
    pub state: CardState,
    /// When it is asked next.
    pub due: Time,
    /// What it asks and how it was answered, as JSON.
    pub body: String,
}

/// How many cards of an account there are.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct CardCounts {
    /// That are asked some time.
    pub asked: usize,
    /// Of these due now.
    pub due: usize,
    /// That are asked no more.
    pub retired: usize,
}

impl RowWrite {
    /// A card, new or changed.
    #[must_use]
    pub fn card(account: &AccountId, card: &StoredCard) -> Self {
        let values = vec![
            Value::text(account.as_str()),
            Value::text(&card.card),
            Value::text(card.state.name()),
            Value::time(card.due),
            Value::text(&card.body),
        ];
        Self::put(&CARDS, values)
    }

    /// All cards of an account are gone.
    #[must_use]
    pub fn no_cards(account: &AccountId) -> Self {
        Self::of(Statement::new("DELETE FROM quiz_cards WHERE account_id = $1").text(account.as_str()))
    }

    /// The position of a day; the first one stays.
    #[must_use]
    pub fn daily(day: u32, source: &str, body: &str) -> Self {
        Self::put(&DAILY, vec![Value::Integer(day.into()), Value::text(source), Value::text(body)])
    }

    /// An answer to the position of a day; the first one stays.
    #[must_use]
    pub fn daily_answer(day: u32, account: &AccountId, answer: &str) -> Self {
        Self::put(&ANSWERS, vec![Value::Integer(day.into()), Value::text(account.as_str()), Value::text(answer)])
    }
}

impl Store {
    /// Which cards an account has, whatever becomes of them.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn cards_known(&self, account: &AccountId) -> Result<Vec<String>, StoreError> {
        let _turn = self.turn_at_lists().await?;
        let rows = sqlx::query("SELECT card FROM quiz_cards WHERE account_id = $1")
            .bind(account.as_str().to_owned())
            .fetch_all(&self.read)
            .await?;
        rows.iter().map(|row| text(row, 0)).collect()
    }

    /// The card that is due since the earliest time; none if none is.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn card_due(&self, account: &AccountId, now: Time) -> Result<Option<StoredCard>, StoreError> {
        let row = sqlx::query(
            "SELECT card, state, due_at, body FROM quiz_cards \
             WHERE account_id = $1 AND state = 'asked' AND due_at <= $2 ORDER BY due_at, card LIMIT 1",
        )
        .bind(account.as_str().to_owned())
        .bind(stored(now))
        .fetch_optional(&self.read)
        .await?;
        row.as_ref().map(card).transpose()
    }

    /// A card of an account by its name.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn card_of(&self, account: &AccountId, name: &str) -> Result<Option<StoredCard>, StoreError> {
        let row = sqlx::query("SELECT card, state, due_at, body FROM quiz_cards WHERE account_id = $1 AND card = $2")
            .bind(account.as_str().to_owned())
            .bind(name.to_owned())
            .fetch_optional(&self.read)
            .await?;
        row.as_ref().map(card).transpose()
    }

    /// How many cards there are, and when the next is due that is not due yet.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn card_counts(&self, account: &AccountId, now: Time) -> Result<(CardCounts, Option<Time>), StoreError> {
        let row = sqlx::query(
            "SELECT COUNT(CASE WHEN state = 'asked' THEN 1 END), \
             COUNT(CASE WHEN state = 'asked' AND due_at <= $2 THEN 1 END), \
             COUNT(CASE WHEN state = 'retired' THEN 1 END), \
             COALESCE(MIN(CASE WHEN state = 'asked' AND due_at > $2 THEN due_at END), 0) \
             FROM quiz_cards WHERE account_id = $1",
        )
        .bind(account.as_str().to_owned())
        .bind(stored(now))
        .fetch_one(&self.read)
        .await?;
        let count = |at: usize| Ok::<_, StoreError>(usize::try_from(integer(&row, at)?).unwrap_or(0));
        let counts = CardCounts { asked: count(0)?, due: count(1)?, retired: count(2)? };
        let next = time(&row, 3)?;
        Ok((counts, (next.millis() > 0).then_some(next)))
    }

    /// The position of a day; none if none was chosen.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn daily(&self, day: u32) -> Result<Option<String>, StoreError> {
        let row = sqlx::query("SELECT body FROM daily WHERE day = $1").bind(i64::from(day));
        row.fetch_optional(&self.read).await?.map(|row| text(&row, 0)).transpose()
    }

    /// From which decisions positions of days were chosen.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn daily_sources(&self) -> Result<Vec<String>, StoreError> {
        let rows = sqlx::query("SELECT source FROM daily").fetch_all(&self.read).await?;
        rows.iter().map(|row| text(row, 0)).collect()
    }

    /// Errors made at the club's tables that lost between these, in millionths of the cube, the latest matches first: the
    /// match, game, line and decision of each.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn errors_at_tables(
        &self,
        least: u32,
        most: u32,
        limit: u16,
    ) -> Result<Vec<(String, [usize; 3])>, StoreError> {
        let _turn = self.turn_at_lists().await?;
        let rows = sqlx::query(
            "SELECT match_key, game, line, decision FROM match_errors \
             WHERE match_key LIKE 'table/%' AND loss BETWEEN $1 AND $2 \
             ORDER BY match_key DESC, game, line, decision LIMIT $3",
        )
        .bind(i64::from(least))
        .bind(i64::from(most))
        .bind(i64::from(limit))
        .fetch_all(&self.read)
        .await?;
        let place = |row: &AnyRow| {
            let number = |at: usize| Ok::<_, StoreError>(usize::try_from(integer(row, at)?).unwrap_or(0));
            Ok((text(row, 0)?, [number(1)?, number(2)?, number(3)?]))
        };
        rows.iter().map(place).collect()
    }

    /// What an account has answered to the position of a day.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn daily_answer(&self, day: u32, account: &AccountId) -> Result<Option<String>, StoreError> {
        let row = sqlx::query("SELECT answer FROM daily_answers WHERE day = $1 AND account_id = $2")
            .bind(i64::from(day))
            .bind(account.as_str().to_owned());
        row.fetch_optional(&self.read).await?.map(|row| text(&row, 0)).transpose()
    }

    /// How often each answer was given to the position of a day, the most frequent first, at most fifty.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn daily_answers(&self, day: u32) -> Result<Vec<(String, usize)>, StoreError> {
        let rows = sqlx::query(
            "SELECT answer, COUNT(*) FROM daily_answers WHERE day = $1 \
             GROUP BY answer ORDER BY COUNT(*) DESC, answer LIMIT 50",
        )
        .bind(i64::from(day))
        .fetch_all(&self.read)
        .await?;
        let answer = |row: &AnyRow| Ok((text(row, 0)?, usize::try_from(row.try_get::<i64, _>(1)?).unwrap_or(0)));
        rows.iter().map(answer).collect()
    }
}

fn card(row: &AnyRow) -> Result<StoredCard, StoreError> {
    let state = text(row, 1)?;
    Ok(StoredCard {
        card: text(row, 0)?,
        state: CardState::ALL.into_iter().find(|known| known.name() == state).unwrap_or(CardState::NoQuestion),
        due: time(row, 2)?,
        body: text(row, 3)?,
    })
}

//! Duplicates: a match played at two tables with the same dice, so that what was played can be compared.

use serde::{Deserialize, Serialize};
use serde_json::json;
use tavola_base::{
    TableId,
    dice_proof::{Digest, MatchNumber, house_commitment},
};
use tavola_club::table::{Duplicate, SeatPlan, Sitter, TableCommand, Tables, Terms, invitation_digest};
use tavola_rules::{BySide, RuleSet, Side};

use crate::{
    base::{
        ids::{AccountId, InvitationToken, StreamId},
        random,
    },
    club::{
        bots::BotLevel,
        table::{place_kept, sitter},
        table_opening::{PaceChoice, bot},
    },
    store::RowWrite,
    stream::{rooms::Rooms, submit::Snapshot},
    web::{errors::AppError, http::tournament::forms::kinds::Wrong, strict},
};

/// The longest match of a duplicate, in points.
pub const LONGEST: u8 = 25;

/// What somebody who opens a duplicate chooses.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NewDuplicate {
    /// Who meets whom.
    pub play: DuplicatePlay,
    /// Points to win the match: 1 to [`LONGEST`].
    pub length: u8,
    /// How strong the bots are; as strong as they can if left out.
    #[serde(default)]
    pub level: Option<BotLevel>,
    /// The name to go by from now on.
    #[serde(default)]
    pub name: Option<String>,
}

/// Who meets whom.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DuplicatePlay {
    /// Each of two has White against the same bot.
    Bot,
    /// Two against two: partners have White at one table and Black at the other.
    Teams,
}

/// The page's form: every field is text.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct DuplicateForm {
    /// `bot` or `teams`.
    pub play: String,
    /// Points to win.
    pub length: String,
    /// A level's name, or empty.
    pub level: String,
    /// The name to go by from now on.
    pub name: String,
}

impl TryFrom<DuplicateForm> for NewDuplicate {
    type Error = AppError;

    fn try_from(form: DuplicateForm) -> Result<Self, AppError> {
        let length = form.length.trim().parse::<u8>().ok().filter(|length| (1..=LONGEST).contains(length));
        let length = length.ok_or_else(|| AppError::wrong_in_a_field("length", &form.length, Wrong::Length))?;
        let mut chosen = json!({ "play": form.play, "length": length });
        for (name, value) in [("level", &form.level), ("name", &form.name)] {
            if !value.trim().is_empty() {
                chosen[name] = json!(value);
            }
        }
        strict::of_value(chosen).map_err(|error| AppError::Malformed(error.to_string()))
    }
}

/// A table of a duplicate as it stands.
pub struct DuplicateTable {
    /// Its name.
    pub id: StreamId,
    /// What it is.
    pub table: Snapshot<Tables>,
    /// The invitations to its seats that nobody has taken.
    pub free: Vec<(Side, InvitationToken)>,
}

/// A duplicate as it stands.
pub struct DuplicateSet {
    /// Its name.
    pub id: StreamId,
    /// Its tables.
    pub tables: [DuplicateTable; 2],
    /// The house's secret; none before both tables are over.
    pub secret: Option<Digest>,
}

impl DuplicateTable {
    /// Whether nothing can fall there any more.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.table.state.opened().is_some_and(|opened| opened.is_closed() || opened.verdict().is_some())
    }

    /// Where an account sits.
    #[must_use]
    pub fn seat(&self, account: Option<&AccountId>) -> Option<Side> {
        Some(self.table.state.opened()?.place_of(account?.as_str())?.side)
    }

    /// What it is a table of.
    #[must_use]
    pub fn duplicate(&self) -> Option<&Duplicate> {
        self.table.state.opened()?.terms().duplicate.as_ref()
    }
}

impl Rooms<Tables> {
    /// Opens both tables of a duplicate for a host, who has White at the first.
    ///
    /// # Errors
    /// If the choice is unsound or the database fails.
    pub async fn open_duplicate(&self, new: &NewDuplicate, host: &AccountId, name: &str) -> Result<StreamId, AppError> {
        if !(1..=LONGEST).contains(&new.length) {
            return Err(AppError::Malformed(format!("a duplicate goes to 1 to {LONGEST} points")));
        }
        let rules: RuleSet = strict::of_value(json!({ "preset": "match", "length": { "points": new.length } }))
            .map_err(|error| AppError::Malformed(error.to_string()))?;
        let set = StreamId::fresh();
        let tables = [StreamId::fresh(), StreamId::fresh()];
        let locked = self.secrets.share(&set, &tables).await?;
        let id = TableId::new(set.as_str());
        let secret = locked.secret(MatchNumber::FIRST).ok_or(AppError::NotFound)?.house_secret(&id, MatchNumber::FIRST);
        let commitment = house_commitment(&id, MatchNumber::FIRST, &secret);
        for (index, table) in tables.iter().enumerate() {
            let mut invited = Vec::new();
            let mut kept = || {
                let token = InvitationToken::new(random::hex(16));
                let invitation = invitation_digest(token.as_str());
                invited.push(RowWrite::invitation(&token, table, self.time()));
                SeatPlan::Invited { invitation }
            };
            let own = |sitter: Sitter| SeatPlan::Taken { sitter };
            let white = if index == 0 { own(sitter(host, name)) } else { kept() };
            let black = match new.play {
                DuplicatePlay::Bot => own(bot(Side::Black, new.level)),
                DuplicatePlay::Teams => kept(),
            };
            let terms = Terms {
                pace: PaceChoice::alone(),
                duplicate: Some(Duplicate { set: id.clone(), commitment }),
                ..Terms::new(TableId::new(table.as_str()), rules, BySide { white, black })
            };
            self.begin(table, TableCommand::Open { terms: Box::new(terms) }, invited).await?;
        }
        Ok(set)
    }

    /// A duplicate as it stands.
    ///
    /// # Errors
    /// [`AppError::NotFound`] if there is none of that name, or the database fails.
    pub async fn duplicate(&self, set: &StreamId) -> Result<DuplicateSet, AppError> {
        let locked = self.secrets.of(set).await?;
        let [one, other] = locked.tables().ok_or(AppError::NotFound)?;
        let tables = [self.duplicate_table(one).await?, self.duplicate_table(other).await?];
        let id = TableId::new(set.as_str());
        let secret = locked.secret(MatchNumber::FIRST).map(|secret| secret.house_secret(&id, MatchNumber::FIRST));
        let secret = secret.filter(|_| tables.iter().all(DuplicateTable::is_over));
        Ok(DuplicateSet { id: set.clone(), tables, secret })
    }

    /// Whether the dice of a table are still to fall at the other table of its duplicate: nothing of it may be shown to
    /// whoever has not played there.
    ///
    /// # Errors
    /// [`AppError::NotFound`] if there is no such table, or the database fails.
    pub async fn falls_again(&self, table: &StreamId) -> Result<bool, AppError> {
        let table = self.existing(table).await?;
        let Some(duplicate) = table.state.opened().and_then(|opened| opened.terms().duplicate.as_ref()) else {
            return Ok(false);
        };
        Ok(self.duplicate(&StreamId::new(duplicate.set.as_str())).await?.secret.is_none())
    }

    async fn duplicate_table(&self, id: StreamId) -> Result<DuplicateTable, AppError> {
        let table = self.existing(&id).await?;
        let mut free = Vec::new();
        if let Some(opened) = table.state.opened() {
            for token in self.store().invitations_of(&id).await? {
                let place = place_kept(opened.terms(), &token);
                let taken = |place| opened.sitters().any(|(at, _)| at == place);
                free.extend(place.filter(|place| !taken(*place)).map(|place| (place.side, token)));
            }
        }
        Ok(DuplicateTable { id, table, free })
    }
}

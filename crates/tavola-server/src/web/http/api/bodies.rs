//! Bodies of addresses that pages have too, as the description declares them.
#![expect(dead_code, reason = "their declarations are what they are for; the handlers have their own")]

use serde::{Deserialize, Serialize};
use tavola_base::{PlayerId, Refusal, Time, dice_proof::Digest};

use crate::{
    base::ids::{ChallengeId, CommandId, SeekId, StreamId, Version},
    club::table_opening::NewTable,
};

/// Why a request was not answered as asked.
#[derive(Debug, Serialize, ts_rs::TS)]
pub(crate) struct ApiProblem {
    /// `about:blank`: the status says it.
    r#type: String,
    /// The status in words.
    title: String,
    /// The status.
    status: u16,
    /// What is wrong, in English.
    detail: String,
    /// The kind of error: `refused`, `scope`, `stale`, …
    code: String,
    /// As `detail`.
    message: String,
    /// The clause, where the rules refuse.
    #[ts(optional = nullable)]
    clause: Option<String>,
    /// The address below this server where that clause is explained.
    #[ts(optional)]
    clause_page: Option<String>,
    /// The sentence, for translation.
    #[ts(optional)]
    message_key: Option<String>,
    /// What would be legal instead.
    #[ts(optional)]
    legal: Option<Vec<String>>,
    /// After how many seconds it is worth trying again.
    #[ts(optional)]
    retry_after: Option<u32>,
    /// With `stale`: the present version.
    #[ts(optional)]
    version: Option<Version>,
}

/// Taking the seat of an invitation.
#[derive(Debug, Deserialize, ts_rs::TS)]
pub(crate) struct ApiJoin {
    /// The seat of a chouette's book that one says is one's own.
    #[ts(optional = nullable)]
    seat: Option<PlayerId>,
}

/// Where one sits now.
#[derive(Debug, Serialize, ts_rs::TS)]
pub(crate) struct ApiJoined {
    /// The table or chouette.
    id: StreamId,
    /// Its page.
    url: String,
}

/// What was opened.
#[derive(Debug, Serialize, ts_rs::TS)]
pub(crate) struct ApiOpened {
    /// Its name in addresses.
    id: StreamId,
    /// Its page.
    url: String,
    /// Where whoever is invited joins, behind `/api/v1` too; none where nobody is.
    join_url: Option<String>,
    /// In doubles the partner's link, then those of both opponents.
    #[ts(optional)]
    join_urls: Option<Vec<String>>,
}

/// The seed of one's dice chain.
#[derive(Debug, Deserialize, ts_rs::TS)]
pub(crate) struct ApiDeposit {
    /// The seed.
    seed: Digest,
}

/// A command of which one wants to know only whether it would be refused.
#[derive(Debug, Deserialize, ts_rs::TS)]
pub(crate) struct ApiQuestion<C> {
    /// The command.
    command: C,
    /// For whom, if for somebody else.
    #[serde(default, rename = "as")]
    #[ts(optional = nullable)]
    on_behalf: Option<PlayerId>,
}

/// Whether it would be.
#[derive(Debug, Serialize, ts_rs::TS)]
pub(crate) struct ApiVerdict {
    /// Why; none if it would not.
    refusal: Option<Refusal>,
}

/// Seeking somebody to play: the length of a quick button, or a table.
#[derive(Debug, Deserialize, ts_rs::TS)]
pub(crate) struct ApiWish {
    /// The length of a quick button: 1, 5 or 7.
    #[ts(optional = nullable)]
    quick: Option<u8>,
    /// What is to be played; its opponent counts for nothing.
    #[ts(optional = nullable)]
    table: Option<NewTable>,
    /// How far the opponent’s rating may be from one’s own.
    #[ts(optional = nullable)]
    range: Option<u16>,
}

/// What has come of it: one of the two.
#[derive(Debug, Serialize, ts_rs::TS)]
pub(crate) struct ApiSought {
    /// The seek, where it stands: for as long as its owner listens to `/events`.
    #[ts(optional)]
    seek: Option<SeekId>,
    /// The page of the table, where there is one.
    #[ts(optional)]
    table: Option<String>,
}

/// Something that is said.
#[derive(Debug, Deserialize, ts_rs::TS)]
pub(crate) struct ApiSay {
    /// The program’s name for it: sent again with the same one it is said once.
    command_id: CommandId,
    /// `phrase` with the name of a `phrase`, `say` with a `text`, `want_words`, `want_no_words`, `mute`, `unmute` or `block`
    /// with the number of a `line`.
    #[ts(type = "{ type: string; phrase?: string; text?: string; line?: number }")]
    act: serde_json::Value,
}

/// Which seek is taken back; without it what one waits for now.
#[derive(Debug, Deserialize, ts_rs::TS)]
pub(crate) struct ApiWithdraw {
    /// Which.
    #[ts(optional = nullable)]
    id: Option<SeekId>,
}

/// Nothing but the act itself.
#[derive(Debug, Deserialize, ts_rs::TS)]
#[ts(type = "Record<string, unknown>")]
pub(crate) struct ApiNothing {}

/// A challenge.
#[derive(Debug, Deserialize, ts_rs::TS)]
pub(crate) struct ApiNewChallenge {
    /// The player’s name.
    to: String,
    /// What is to be played; its opponent counts for nothing.
    table: NewTable,
    /// When, if not at once.
    #[ts(optional = nullable)]
    at: Option<Time>,
}

/// The challenge that was made.
#[derive(Debug, Serialize, ts_rs::TS)]
pub(crate) struct ApiAsked {
    /// Its name.
    challenge: ChallengeId,
}

/// What one does about a challenge.
#[derive(Debug, Deserialize, ts_rs::TS)]
pub(crate) struct ApiAnswer {
    /// `accept`, `decline`, `take_back` or `begin`.
    act: String,
    /// Why it is declined.
    #[ts(optional = nullable)]
    reason: Option<String>,
}

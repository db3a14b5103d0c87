//! The record of a match's dice and the verifier that recomputes all of it.

use std::fmt;

use serde::{Deserialize, Serialize};
use tavola_rules::{BySide, Die, Side};

use super::{ChainContext, ChainLength, Digest, MatchNumber, OpenedLinks, RollContext, RollNumber};
use super::{house_commitment, roll};
use crate::TableId;

/// Where a link came from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum LinkSource {
    /// The seat's own page opened it in time.
    Client,
    /// The house opened it from the copy the seat had deposited.
    Escrow,
    /// The house drew the seat's chain, which has no page of its own.
    House,
    /// Nobody opened it in time: the published default.
    Default,
}

/// A seat's chain as committed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct TranscriptChain {
    /// `client` if the seat's page drew it, `house` if the house did.
    pub source: LinkSource,
    /// Its committed end.
    pub anchor: Digest,
    /// How many links it has.
    pub length: ChainLength,
}

/// One side's part in a roll.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct TranscriptLink {
    /// The link.
    pub link: Digest,
    /// Where it came from.
    pub source: LinkSource,
}

/// What a roll was rolled for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum RollPurpose {
    /// One die each, White's first.
    Opening,
    /// A turn's two dice; which fell first has no meaning.
    Turn,
    /// A chouette's order: the first die counts.
    Order,
    /// A chouette's lot: both dice, the first first.
    Lot,
}

/// One roll and what it was made from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct TranscriptRoll {
    /// Its number in the match, from 1, without gaps.
    pub number: RollNumber,
    /// What it was rolled for.
    #[serde(alias = "throw")]
    pub purpose: RollPurpose,
    /// Both links.
    pub links: BySide<TranscriptLink>,
    /// The digest of the log up to the call, as each seat's page said that it had it.
    #[serde(default, skip_serializing_if = "nobody_said")]
    #[cfg_attr(feature = "wire", ts(optional, as = "Option<BySide<Option<Digest>>>"))]
    pub seen: BySide<Option<Digest>>,
    /// What fell; for an opening roll White's die first.
    pub dice: (Die, Die),
}

fn nobody_said(seen: &BySide<Option<Digest>>) -> bool {
    seen.white.is_none() && seen.black.is_none()
}

/// Where a record ends; what is cut off of it no longer fits.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct TranscriptEnding {
    /// How many rolls fell.
    pub rolls: u32,
    /// How many lines the log has.
    pub lines: u32,
    /// How it ended: the log's last line.
    pub how: String,
    /// The digest of the whole log, names and chains included.
    pub digest: Digest,
}

/// Everything needed to recompute every roll of a match. `docs/dice.md` describes the file.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Transcript {
    /// The version of this format: 2; 1 has neither log nor ending.
    pub v: u32,
    /// The scheme: `tavola-dice-1`.
    pub scheme: String,
    /// The table.
    pub table: TableId,
    /// Which match of the table.
    #[serde(rename = "match")]
    pub of: MatchNumber,
    /// Who sat where, by name.
    pub players: BySide<String>,
    /// The house's commitment, shown before anybody sat down.
    pub house_commitment: Digest,
    /// The house's secret; `null` until the match is over.
    pub house_secret: Option<Digest>,
    /// Both chains.
    pub chains: BySide<TranscriptChain>,
    /// The rolls, first to last.
    pub rolls: Vec<TranscriptRoll>,
    /// What happened, line by line; none in version 1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "wire", ts(optional))]
    pub log: Option<Vec<String>>,
    /// Digests of the log as they were, each after so many lines: names were taken out of what they are made of, since
    /// their players have left for good.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "wire", ts(optional, as = "Option<Vec<(u32, Digest)>>"))]
    pub kept: Vec<(u32, Digest)>,
    /// Where it ends; none in version 1 and while the match goes on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "wire", ts(optional))]
    pub ending: Option<TranscriptEnding>,
}

impl Transcript {
    /// The scheme this module implements.
    pub const SCHEME: &'static str = "tavola-dice-1";

    /// Recomputes everything.
    #[must_use]
    pub fn verify(&self) -> Verdict {
        let mut faults = self.heading_faults();
        faults.extend(self.secret_faults());
        for side in Side::BOTH {
            faults.extend(self.link_faults(side));
        }
        faults.extend(self.rolls.iter().enumerate().filter_map(|(index, roll)| self.roll_fault(index, roll)));
        faults.extend(self.log_faults());
        let no_length = (self.v == 1).then(|| super::log_check::NO_LENGTH.to_owned());
        let nameless = (!self.kept.is_empty()).then(|| super::log_check::NAMELESS.to_owned());
        let remarks = no_length.into_iter().chain(nameless).collect();
        Verdict { rolls: self.rolls.len(), faults, remarks }
    }

    fn heading_faults(&self) -> Vec<Fault> {
        let mut faults = Vec::new();
        if !(1..=2).contains(&self.v) {
            faults.push(Fault::new("v", format!("this verifier reads versions 1 and 2, not {}", self.v)));
        }
        if self.scheme != Self::SCHEME {
            faults.push(Fault::new("scheme", format!("this verifier knows {}, not {}", Self::SCHEME, self.scheme)));
        }
        faults
    }

    fn secret_faults(&self) -> Option<Fault> {
        let Some(secret) = &self.house_secret else {
            return Some(Fault::new("house_secret", "not opened yet: the rolls cannot be recomputed".to_owned()));
        };
        let committed = house_commitment(&self.table, self.of, secret);
        (committed != self.house_commitment).then(|| {
            Fault::new("house_secret", format!("it gives the commitment {committed}, not {}", self.house_commitment))
        })
    }

    fn link_faults(&self, side: Side) -> Vec<Fault> {
        let chain = ChainContext { table: &self.table, of: self.of, side };
        let TranscriptChain { anchor, length, source } = self.chains[side];
        let mut opened = OpenedLinks::committed(anchor, length);
        let mut faults = Vec::new();
        for (index, roll) in self.rolls.iter().enumerate() {
            let place = || format!("rolls[{index}].links.{}", super::digest::side_name(side));
            let TranscriptLink { link, source: from } = roll.links[side];
            if from == LinkSource::Default {
                if link != chain.default_link(roll.number) {
                    faults.push(Fault::new(place(), "it is not the published default".to_owned()));
                }
                continue;
            }
            if (from == LinkSource::House) != (source == LinkSource::House) {
                faults.push(Fault::new(place(), "its source does not fit the chain's".to_owned()));
            }
            match opened.opened(&chain, roll.number, link) {
                Ok(after) => opened = after,
                Err(mismatch) => faults.push(Fault::new(place(), mismatch.to_string())),
            }
        }
        faults
    }

    fn roll_fault(&self, index: usize, record: &TranscriptRoll) -> Option<Fault> {
        if usize::try_from(record.number.number()) != Ok(index + 1) {
            let what = format!("roll {} stands in the place of roll {}", record.number.number(), index + 1);
            return Some(Fault::new(format!("rolls[{index}].number"), what));
        }
        let secret = self.house_secret.as_ref()?;
        let anchors = self.chains.map(|chain| chain.anchor);
        let context = RollContext { table: &self.table, of: self.of, number: record.number, anchors };
        let (first, second) = roll(secret, &context, &record.links.map(|link| link.link));
        let (a, b) = record.dice;
        let swapped = record.purpose == RollPurpose::Turn && (second, first) == (a, b);
        ((first, second) != (a, b) && !swapped).then(|| {
            Fault::new(format!("rolls[{index}].dice"), format!("recomputed as {first}-{second}, recorded as {a}-{b}"))
        })
    }
}

/// Something in a transcript that does not fit.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct Fault {
    /// Where it stands in the file: `rolls[3].links.white`.
    pub place: String,
    /// What is wrong with it.
    pub what: String,
}

impl Fault {
    pub(super) fn new(place: impl Into<String>, what: String) -> Self {
        Self { place: place.into(), what }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.place, self.what)
    }
}

/// What a verification has found.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct Verdict {
    /// How many rolls were looked at.
    pub rolls: usize,
    /// Everything that does not fit; none if the dice were honest.
    pub faults: Vec<Fault>,
    /// What a reader should know although nothing is wrong.
    pub remarks: Vec<String>,
}

impl Verdict {
    /// Whether everything fits.
    #[must_use]
    pub const fn is_honest(&self) -> bool {
        self.faults.is_empty()
    }
}

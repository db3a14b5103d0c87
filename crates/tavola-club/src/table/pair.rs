//! Two who share a side in consultation doubles: who of them it is, who has the dice in hand, what they say among themselves.

use serde::{Deserialize, Serialize};
use tavola_base::Time;
use tavola_base::dice_proof::{LinkSource, TranscriptChain};
use tavola_rules::{Side, Step};

use super::seating::{SeatPlan, Sitter, SitterKind};
use super::state::Chain;

/// So much of what partners said is kept.
const MOST_TALK: usize = 100;

/// Which of the two of a pair; whoever sits alone is the first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Partner {
    /// Number 1, or whoever sits alone.
    #[default]
    First,
    /// Number 2.
    Second,
}

impl Partner {
    /// Both, number 1 first.
    pub const BOTH: [Self; 2] = [Self::First, Self::Second];

    /// The other of the two.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::First => Self::Second,
            Self::Second => Self::First,
        }
    }

    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks with a reference")]
    pub(super) const fn is_first(&self) -> bool {
        matches!(self, Self::First)
    }
}

/// Where somebody sits: on a side, and as which of a pair.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Place {
    /// The side.
    pub side: Side,
    /// Which of the two; the first where the side is one player's.
    pub partner: Partner,
}

impl Place {
    /// The place of whoever sits alone on a side, or of number 1.
    #[must_use]
    pub const fn first(side: Side) -> Self {
        Self { side, partner: Partner::First }
    }
}

/// What one of a pair has said to the other.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(rename = "PartnerWord"))]
pub struct Word {
    /// Which of the pair's, from 1.
    pub number: u32,
    /// Who said it.
    pub partner: Partner,
    /// The words; may be empty where a play is shown.
    pub text: String,
    /// The play shown, while the roll it is for is to be played.
    pub steps: Vec<Step>,
}

/// One of those who play a side.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(super) struct Person {
    pub(super) sitter: Option<Sitter>,
    /// Whether they have gone while their partner plays on.
    pub(super) has_left: bool,
    pub(super) gone_since: Option<Time>,
    /// Whether the side may begin without them.
    pub(super) may_come_later: bool,
}

impl Person {
    /// Nobody yet, in a seat meant for somebody.
    pub(super) const fn planned(plan: &SeatPlan) -> Self {
        let may_come_later = matches!(plan, SeatPlan::Later { .. });
        Self { sitter: None, has_left: false, gone_since: None, may_come_later }
    }

    fn anew(&mut self, sitter: Option<Sitter>) {
        *self = Self { sitter, may_come_later: self.may_come_later, ..Self::default() };
    }
}

/// One side of the table and who plays it.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(super) struct Seat {
    /// Whoever sits alone, or number 1.
    pub(super) first: Person,
    /// Number 2, where the side is a pair's.
    pub(super) second: Option<Person>,
    /// Who of a pair has the dice in hand: whose acts are the side's.
    pub(super) holder: Partner,
    pub(super) is_ready: bool,
    /// Whether everybody has left after the match.
    pub(super) has_left: bool,
    /// Whether it has been noted that nobody has been there for as long as the table waits.
    pub(super) is_overdue: bool,
    pub(super) chain: Option<Chain>,
    /// Who has committed that chain.
    pub(super) chain_of: Partner,
    pub(super) words: Vec<Word>,
    said: u32,
}

impl Seat {
    /// A free seat; for a pair if there is to be a second.
    pub(super) fn free(second: Option<Person>) -> Self {
        Self { second, ..Self::default() }
    }

    pub(super) const fn is_pair(&self) -> bool {
        self.second.is_some()
    }

    pub(super) const fn person(&self, partner: Partner) -> Option<&Person> {
        match partner {
            Partner::First => Some(&self.first),
            Partner::Second => self.second.as_ref(),
        }
    }

    pub(super) const fn person_mut(&mut self, partner: Partner) -> Option<&mut Person> {
        match partner {
            Partner::First => Some(&mut self.first),
            Partner::Second => self.second.as_mut(),
        }
    }

    /// Those who play it, or are to: number 1 first.
    pub(super) fn people(&self) -> impl Iterator<Item = (Partner, &Person)> {
        Partner::BOTH.into_iter().filter_map(|partner| Some((partner, self.person(partner)?)))
    }

    /// Who sits there as that one.
    pub(super) fn sitter(&self, partner: Partner) -> Option<&Sitter> {
        self.person(partner)?.sitter.as_ref()
    }

    pub(super) fn is_bot(&self) -> bool {
        self.first.sitter.as_ref().is_some_and(|sitter| sitter.kind == SitterKind::Bot)
    }

    /// Whether nobody is missing who is waited for.
    pub(super) fn is_full(&self) -> bool {
        self.people().all(|(_, person)| person.sitter.is_some() || person.may_come_later)
    }

    /// Since when nobody has been there: of a pair since the later of the two went.
    pub(super) fn gone_since(&self) -> Option<Time> {
        let seated = self.people().map(|(_, person)| person).filter(|person| person.sitter.is_some());
        let gone: Option<Vec<Time>> = seated.map(|person| person.gone_since).collect();
        gone?.into_iter().max()
    }

    /// What the side is called: the names of all who play it; none while nobody has sat down.
    pub(super) fn name(&self) -> Option<String> {
        let names = self.people().filter_map(|(_, person)| Some(person.sitter.as_ref()?.name.as_str()));
        joined(names)
    }

    /// Somebody sits down; whoever comes first has the dice.
    pub(super) fn sit(&mut self, partner: Partner, sitter: Sitter) {
        if self.sitter(partner.other()).is_none() {
            self.holder = partner;
            (self.is_ready, self.has_left, self.is_overdue, self.chain) = (false, false, false, None);
        }
        if let Some(person) = self.person_mut(partner) {
            person.anew(Some(sitter));
        }
        self.is_overdue = false;
    }

    /// Somebody gets up before the match; whoever stays has the dice, and gets ready anew.
    pub(super) fn get_up(&mut self, partner: Partner) {
        if let Some(person) = self.person_mut(partner) {
            person.anew(None);
        }
        if self.holder == partner && self.sitter(partner.other()).is_some() {
            self.holder = partner.other();
        }
        (self.is_ready, self.has_left, self.is_overdue, self.chain) = (false, false, false, None);
    }

    /// One of a pair goes and the other plays on.
    pub(super) fn leave(&mut self, partner: Partner, at: Time) {
        if let Some(person) = self.person_mut(partner) {
            person.has_left = true;
            person.gone_since.get_or_insert(at);
        }
        self.holder = partner.other();
    }

    /// The dice change hands; whoever had gone is back.
    pub(super) fn pass_dice(&mut self, to: Partner) {
        self.holder = to;
        if let Some(person) = self.person_mut(to).filter(|person| person.has_left) {
            let sitter = person.sitter.take();
            person.anew(sitter);
            self.is_overdue = false;
        }
    }

    pub(super) fn hear(&mut self, partner: Partner, text: String, steps: Vec<Step>) {
        self.said = self.said.saturating_add(1);
        self.words.push(Word { number: self.said, partner, text, steps });
        let surplus = self.words.len().saturating_sub(MOST_TALK);
        self.words.drain(..surplus);
    }

    /// What was shown for a roll is over with it.
    pub(super) fn forget_plays(&mut self) {
        self.words.iter_mut().for_each(|word| word.steps.clear());
        self.words.retain(|word| !word.text.trim().is_empty());
    }

    /// Who of a pair opens the links of its chain; none where the house does, or before there is one.
    pub(super) fn link_holder(&self) -> Option<Partner> {
        let is_own = |chain: &Chain| matches!(chain.committed, TranscriptChain { source: LinkSource::Client, .. });
        self.chain.as_ref().filter(|chain| is_own(chain)).map(|_| self.chain_of)
    }
}

/// The names of those who play a side as one name.
pub(super) fn joined<'a>(names: impl Iterator<Item = &'a str>) -> Option<String> {
    let names: Vec<&str> = names.filter(|name| !name.is_empty()).collect();
    (!names.is_empty()).then(|| names.join(" & "))
}

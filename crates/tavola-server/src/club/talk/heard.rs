//! Who hears whom, and who may write what: decided here and nowhere else.

use std::collections::{HashMap, HashSet};

use super::{
    Said, Saying, expect_words_allowed,
    view::{Muted, Room, TalkLine, Writing},
};
use crate::{
    app::App,
    base::ids::AccountId,
    store::{Restricted, StoreError, StoredLine, TalkWish},
    stream::rooms::TalkStanding,
    web::errors::AppError,
};

/// Who hears what somebody says; where nobody takes part more than others, everybody.
pub(super) fn room(standing: &TalkStanding) -> Room {
    if standing.people.is_empty() {
        return Room::All;
    }
    match standing {
        TalkStanding { is_over: true, .. } => Room::All,
        TalkStanding { takes_part: true, .. } => Room::Players,
        TalkStanding { takes_part: false, .. } => Room::Watchers,
    }
}

/// Whether a line is for a reader who stands so: those who take part hear the watchers once the match is over, and nobody
/// else ever hears what they have said among themselves.
pub(super) fn reaches(line: &StoredLine, standing: &TalkStanding, account: Option<&AccountId>) -> bool {
    let is_past = standing.is_over || line.part < standing.part;
    account == Some(&line.account)
        || match Room::of_name(&line.room) {
            Room::Players => standing.takes_part,
            Room::Watchers => !standing.takes_part || is_past,
            Room::All => standing.takes_part || is_past || standing.people.is_empty(),
        }
}

pub(super) fn shown(line: &StoredLine, account: Option<&AccountId>) -> TalkLine {
    TalkLine {
        number: line.number,
        name: line.name.clone(),
        own: account == Some(&line.account),
        room: Room::of_name(&line.room),
        phrase: (!line.phrase.is_empty()).then(|| line.phrase.clone()),
        text: line.text.clone(),
        at: line.at,
    }
}

/// What is said at a stream, as one reader hears it.
pub(super) struct Heard<'a> {
    said: &'a Said,
    standing: &'a TalkStanding,
    blocked: HashSet<AccountId>,
}

impl<'a> Heard<'a> {
    pub(super) async fn of(
        app: &App,
        said: &'a Said,
        standing: &'a TalkStanding,
        account: Option<&AccountId>,
    ) -> Result<Self, StoreError> {
        let blocked = match account {
            Some(account) => app.store().blocked_either_way(account).await?,
            None => HashSet::new(),
        };
        Ok(Self { said, standing, blocked })
    }

    pub(super) fn lines(&self, account: Option<&AccountId>) -> impl Iterator<Item = &StoredLine> {
        let is_heard = move |line: &&StoredLine| {
            let is_muted = || account.is_some_and(|own| self.has_muted(own, &line.account));
            reaches(line, self.standing, account) && !self.blocked.contains(&line.account) && !is_muted()
        };
        self.said.lines.iter().filter(is_heard)
    }

    pub(super) fn wants(&self, account: &AccountId) -> bool {
        self.said.wishes.contains(&(account.clone(), TalkWish::FreeWords))
    }

    fn has_muted(&self, own: &AccountId, other: &AccountId) -> bool {
        self.said.wishes.contains(&(own.clone(), TalkWish::Mute(other.clone())))
    }

    /// The muted, each once, by their last line that the reader would be shown.
    pub(super) fn muted(&self, account: Option<&AccountId>) -> Vec<Muted> {
        let Some(own) = account else { return Vec::new() };
        let mut found: HashMap<&AccountId, Muted> = HashMap::new();
        for line in self.said.lines.iter().filter(|line| self.has_muted(own, &line.account)) {
            if reaches(line, self.standing, account) {
                found.insert(&line.account, Muted { line: line.number, name: line.name.clone() });
            }
        }
        let mut muted: Vec<_> = found.into_values().collect();
        muted.sort_by_key(|one| one.line);
        muted
    }

    /// What a reader may write, and why not more.
    pub(super) async fn writing(
        &self,
        app: &App,
        account: Option<&AccountId>,
    ) -> Result<(Writing, Option<&'static str>), AppError> {
        let Some(account) = account else { return Ok((Writing::Phrases, Some("talk-guest"))) };
        if let Some(why) = self.nobody_hears() {
            return Ok((Writing::Nothing, Some(why)));
        }
        if !app.store().is_player(account).await? {
            return Ok((Writing::Phrases, Some("talk-guest")));
        }
        if app.store().restricted(account, Restricted::FreeWords, app.now()).await?.is_some() {
            return Ok((Writing::Phrases, Some("talk-no-free-words")));
        }
        if !self.all_want() {
            return Ok((Writing::Phrases, Some("talk-both")));
        }
        Ok((Writing::Free, None))
    }

    pub(super) async fn expect_allowed(&self, app: &App, account: &AccountId, saying: &Saying) -> Result<(), AppError> {
        if matches!(saying, Saying::Words(_)) {
            expect_words_allowed(app.store(), account, app.now()).await?;
        }
        let refused = match (self.writing(app, Some(account)).await?, saying) {
            ((Writing::Free, _), _) | ((Writing::Phrases, _), Saying::Phrase(_)) => return Ok(()),
            ((Writing::Phrases | Writing::Nothing, why), _) => why.unwrap_or("talk-both"),
        };
        Err(AppError::plainly(refused, "that cannot be said here now"))
    }

    /// Those who take part write freely when all of them want it; whoever watches, to others who do.
    fn all_want(&self) -> bool {
        !self.standing.takes_part || self.standing.people.iter().all(|person| self.wants(person))
    }

    /// Whoever plays a bot has nobody to talk to before it is over.
    fn nobody_hears(&self) -> Option<&'static str> {
        let TalkStanding { people, takes_part, is_over, .. } = self.standing;
        (*takes_part && !is_over && people.len() < 2).then_some("talk-nobody")
    }
}

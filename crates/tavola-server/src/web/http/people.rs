//! `/people` and below: the boards, players' pages, what two have played, how the dice fell.

pub(crate) mod acts;
pub(crate) mod listed;

use axum::{
    extract::State,
    response::{IntoResponse, Redirect, Response},
};
use maud::Markup;
use serde::Deserialize;

use crate::{
    app::App,
    base::ids::AccountId,
    club::{
        fair_play,
        people::{
            self,
            boards::{self, Board},
            called,
        },
        ratings::{PersonKind, PersonShown, Pool},
    },
    store::{PlayedSearch, Role},
    web::{
        accounts::{name_key, tidy_name},
        errors::AppError,
        http::{
            address::{Path, Query},
            guard::Visitor,
        },
        page_data::{AgainstData, DiceData, FairPlayData, PeopleData, ProfileData, Reader, Regard},
        pages,
    },
};

/// How many players a search finds.
pub(crate) const FOUND: u16 = 20;

/// How many of those one follows are shown.
const FOLLOWED: u16 = acts::MOST_FOLLOWED;

/// What is asked of the boards.
#[derive(Debug, Deserialize)]
#[serde(default)]
#[derive(Default)]
pub(crate) struct Asked {
    board: String,
    pool: String,
    find: String,
}

/// The boards, and the players whose names begin so.
pub(crate) async fn all(
    State(app): State<App>,
    Query(asked): Query<Asked>,
    visitor: Visitor,
    reader: Reader,
) -> Result<Markup, AppError> {
    let (board, pool) = (asked.board.parse().unwrap_or(Board::Rating), Pool::named(&asked.pool));
    let find = tidy_name(&asked.find).unwrap_or_default();
    let found = if find.is_empty() {
        Vec::new()
    } else {
        shown(&app, app.store().players_beginning(&name_key(&find), FOUND).await?).await?
    };
    let mut data = PeopleData {
        board,
        pool,
        listed: boards::board(&app, board, pool).await?,
        find,
        found,
        ..PeopleData::default()
    };
    if let Some(account) = visitor.account.as_ref().filter(|_| reader.is_player) {
        data.is_listed = Some(!app.store().is_unlisted(account).await?);
        data.followed = shown(&app, app.store().followed_by(account, FOLLOWED).await?).await?;
    }
    Ok(pages::people(&reader, &data))
}

pub(crate) async fn shown(app: &App, accounts: Vec<AccountId>) -> Result<Vec<PersonShown>, AppError> {
    let mut people = Vec::with_capacity(accounts.len());
    for account in accounts {
        people.extend(app.ratings().person(&account, app.now()).await?);
    }
    Ok(people)
}

/// A player by the name in an address.
pub(crate) async fn player(app: &App, name: &str) -> Result<(AccountId, PersonShown), AppError> {
    let account = called(app, name).await?.ok_or(AppError::NotFound)?;
    let person = app.ratings().person(&account, app.now()).await?.ok_or(AppError::NotFound)?;
    if matches!(person.kind, PersonKind::Player | PersonKind::Bot) {
        Ok((account, person))
    } else {
        Err(AppError::NotFound)
    }
}

/// A player's page; a name of before leads to the present one.
pub(crate) async fn one(
    State(app): State<App>,
    Path(name): Path<String>,
    Query(asked): Query<listed::Asked>,
    visitor: Visitor,
    reader: Reader,
) -> Result<Response, AppError> {
    let (account, person) = player(&app, &name).await?;
    if name_key(&person.name) != name_key(&name) {
        return Ok(Redirect::to(&pages::person_address(&person.name)).into_response());
    }
    let profile = people::profile(&app, &account).await?.ok_or(AppError::NotFound)?;
    let regard = regard(&app, &visitor, &reader, &account).await?;
    let (search, wrong, list) = listed::list(&app, &account, &asked, regard).await?;
    let former = app.store().former_names(&account).await?.into_iter().map(|former| former.name).collect();
    let data = ProfileData { profile, former, regard, search, wrong, list, now: app.now() };
    Ok(pages::profile(&reader, &data).into_response())
}

/// How a visitor stands to a player.
async fn regard(app: &App, visitor: &Visitor, reader: &Reader, account: &AccountId) -> Result<Regard, AppError> {
    let Some(own) = visitor.account.as_ref() else { return Ok(Regard::default()) };
    let blocked = app.store().blocks_of(own, super::visitor::blocks::MOST_BLOCKED).await?;
    Ok(Regard {
        own: own == account,
        player: reader.is_player,
        follows: app.store().follows(own, account).await?,
        blocked: blocked.iter().any(|one| one.account == *account),
        moderator: app.accounts().may(own, Role::Moderator).await?,
    })
}

/// What two have played against each other.
pub(crate) async fn against(
    State(app): State<App>,
    Path((name, other)): Path<(String, String)>,
    visitor: Visitor,
    reader: Reader,
) -> Result<Markup, AppError> {
    let ((account, one), (other_account, other)) = (player(&app, &name).await?, player(&app, &other).await?);
    let is_theirs = visitor.account.as_ref().is_some_and(|own| *own == account || *own == other_account);
    let search = PlayedSearch { opponent: other_account.to_string(), all: is_theirs, ..PlayedSearch::default() };
    let list = listed::of(&app, &account, &search, 0).await?;
    let lengths = app.store().lengths_between(&account, &search).await?;
    Ok(pages::against(&reader, &AgainstData { one, other, lengths, list }))
}

/// How a player's dice fell.
pub(crate) async fn dice(State(app): State<App>, Path(name): Path<String>, reader: Reader) -> Result<Markup, AppError> {
    let (account, person) = player(&app, &name).await?;
    let counts = app.store().dice_counts(Some(&account)).await?;
    Ok(pages::dice_counts(&reader, &DiceData { person: Some(person), counts }))
}

/// How everybody's dice fell.
pub(crate) async fn all_dice(State(app): State<App>, reader: Reader) -> Result<Markup, AppError> {
    let counts = app.store().dice_counts(None).await?;
    Ok(pages::dice_counts(&reader, &DiceData { person: None, counts }))
}

/// The evidence about fair play; to who is no moderator there is no such page.
pub(crate) async fn fair_play(
    State(app): State<App>,
    Path(name): Path<String>,
    visitor: Visitor,
    reader: Reader,
) -> Result<Markup, AppError> {
    let own = visitor.account.as_ref().ok_or(AppError::NotFound)?;
    if !app.accounts().may(own, Role::Moderator).await? {
        return Err(AppError::NotFound);
    }
    let (account, person) = player(&app, &name).await?;
    // Nobody judges their own case.
    if account == *own {
        return Err(AppError::Forbidden);
    }
    let report = fair_play::gathered(&app, &account).await?;
    Ok(pages::fair_play(&reader, &FairPlayData { person, report }))
}

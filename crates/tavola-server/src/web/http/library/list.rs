//! `GET /study`: one's own matches, searched and page by page.

use axum::extract::State;
use maud::Markup;
use serde::Deserialize;
use tavola_base::Time;

use super::search::{Fields, line_of};
use crate::{
    app::App,
    base::ids::AccountId,
    club::{
        library::{self, Found},
        study::MatchKey,
    },
    store::{Behind, LibrarySearch, ListedMatch},
    web::{
        errors::AppError,
        http::{address::Query, guard::Visitor},
        page_data::{LibraryData, Matches, Reader},
        pages,
    },
};

/// How many matches a page lists.
const A_PAGE: u16 = 50;

/// What is asked for.
#[derive(Debug, Deserialize)]
pub(crate) struct Asked {
    #[serde(flatten)]
    fields: Fields,
    /// The last match of the page before: `1237680000000.import/…`.
    behind: Option<String>,
}

/// The page.
pub(crate) async fn get(
    State(app): State<App>,
    Query(asked): Query<Asked>,
    visitor: Visitor,
    reader: Reader,
) -> Result<Markup, AppError> {
    let (text, wrong, search) = asked.fields.read();
    let mut data = LibraryData { search: text, wrong, ..LibraryData::default() };
    if let Some(account) = &visitor.account {
        data.has_more_tables = library::find(&app, account).await? == Found::More;
        if data.wrong.is_empty() {
            let behind = asked.behind.as_deref().and_then(behind);
            data.matches = matches(&app, account, &search, behind.as_ref()).await?;
        }
        data.waiting = app.store().waiting_to_be_judged().await?;
    }
    Ok(pages::library(&reader, &data))
}

/// A page of matches.
pub(crate) async fn matches(
    app: &App,
    account: &AccountId,
    search: &LibrarySearch,
    behind: Option<&Behind>,
) -> Result<Matches, AppError> {
    let mut listed = app.store().library(account, search, behind, A_PAGE + 1).await?;
    let has_more = listed.len() > usize::from(A_PAGE);
    listed.truncate(A_PAGE.into());
    let last = listed.last().filter(|_| has_more);
    let behind = last.map(|last| Behind { sorted_at: last.of.sorted_at, match_key: last.of.match_key.clone() });
    let listed = listed.into_iter().filter_map(|one| with_address(one, search)).collect();
    Ok(Matches { listed, behind })
}

fn with_address(one: ListedMatch, search: &LibrarySearch) -> Option<(ListedMatch, String, Option<String>)> {
    let address = MatchKey::of_stored(&one.of.match_key)?.address();
    let line = one.positions.as_deref().and_then(|positions| line_of(positions, &search.position));
    Some((one, address, line))
}

pub(crate) fn behind(text: &str) -> Option<Behind> {
    let (at, match_key) = text.split_once('.')?;
    Some(Behind { sorted_at: Time::from_millis(at.parse().ok()?), match_key: match_key.to_owned() })
}

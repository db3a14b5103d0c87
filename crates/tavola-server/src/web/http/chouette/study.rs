//! `GET /c/{id}/study` and below: the games of a chouette judged by the engine, cube by cube.

use axum::{Json, extract::State};
use maud::Markup;
use serde::Deserialize;
use tavola_base::PlayerId;
use tavola_club::chouette::ChouetteView;
use tavola_rules::{BySide, Side};
use tavola_study::chouette::{CubeGame, games_by_cube};
use tokio::sync::watch;

use crate::{
    app::App,
    base::ids::{AccountId, StreamId, Version},
    club::study::{MatchKey, Studied},
    web::{
        errors::AppError,
        http::{
            address::{Path, Query},
            guard::Visitor,
            studied::{self, Asked as OfThePage, StudyState},
        },
        page_data::{CubeLink, OfChouette, Reader, StudyData, StudyOf},
    },
};

/// What is looked at.
#[derive(Debug, Deserialize)]
pub(crate) struct Asked {
    /// Which game, from 1; the latest that is over if left out.
    game: Option<u32>,
    /// Which of its cubes, from 1; the reader's own if left out, else the first.
    cube: Option<usize>,
}

/// One cube with everything the page says of it.
struct Found {
    view: ChouetteView,
    version: Version,
    cubes: Vec<CubeGame>,
    /// Which of `cubes`.
    at: usize,
}

/// The page.
pub(crate) async fn get(
    State(app): State<App>,
    Path(id): Path<StreamId>,
    Query(asked): Query<Asked>,
    Query(page): Query<OfThePage>,
    visitor: Visitor,
    reader: Reader,
) -> Result<Markup, AppError> {
    let found = found(&app, &id, &asked, visitor.account.as_ref()).await?;
    let studied = studied::looked_at(found.studied(&app, &id)?).await;
    let you = visitor.account.as_ref().and_then(|account| found.side_of(account));
    let data = StudyData {
        base: format!("/c/{id}/study"),
        of: None,
        whence: StudyOf::Chouette(found.links(&id)),
        names: found.names(&found.cubes[found.at]),
        studied,
        at: page.line(),
        you,
        bottom: you.unwrap_or(Side::White),
    };
    studied::waits(&app, &found.key(&id), &visitor, &data);
    Ok(page.page(&reader, &data))
}

/// How far the judging has come.
pub(crate) async fn state(
    State(app): State<App>,
    Path(id): Path<StreamId>,
    Query(asked): Query<Asked>,
    visitor: Visitor,
) -> Result<Json<StudyState>, AppError> {
    let found = found(&app, &id, &asked, visitor.account.as_ref()).await?;
    studied::still_looks(&app, &found.key(&id), &visitor);
    Ok(studied::state(&found.studied(&app, &id)?))
}

/// The cube that is asked for, of a game that is over; of a game that is being played nothing is told.
async fn found(app: &App, id: &StreamId, asked: &Asked, reader: Option<&AccountId>) -> Result<Found, AppError> {
    let chouette = app.chouettes().existing(id).await?;
    let view = app.chouettes().view(id, reader).await?;
    let events = app.chouettes().events(id).await?;
    let cubes = app.workshop().does(move || games_by_cube(&events)).await?;
    let number = asked.game.or(cubes.last().map(|cube| cube.number)).ok_or(AppError::NotFound)?;
    let own = |cube: &CubeGame| reader.is_some_and(|reader| cube.between.member.as_str() == reader.as_str());
    let of_game: Vec<usize> = (0..cubes.len()).filter(|&index| cubes[index].number == number).collect();
    let at = match asked.cube {
        Some(cube) => cube.checked_sub(1).and_then(|index| of_game.get(index)),
        None => of_game.iter().find(|&&index| own(&cubes[index])).or(of_game.first()),
    };
    let at = *at.ok_or(AppError::NotFound)?;
    Ok(Found { view, version: chouette.version, cubes, at })
}

impl Found {
    fn studied(&self, app: &App, id: &StreamId) -> Result<watch::Receiver<Studied>, AppError> {
        let cube = &self.cubes[self.at];
        let key = self.key(id);
        if let Some(studied) = app.studies().at(&key, self.version) {
            return Ok(studied);
        }
        app.studies().of(app, key, self.version, cube.clone().alone(self.names(cube)))
    }

    fn key(&self, id: &StreamId) -> MatchKey {
        MatchKey::Chouette(id.clone(), self.cubes[self.at].number, self.place(self.at))
    }

    /// Which cube of its game it is, from 1.
    fn place(&self, at: usize) -> usize {
        self.cubes[..=at].iter().filter(|cube| cube.number == self.cubes[at].number).count()
    }

    fn name(&self, member: &PlayerId) -> String {
        let known = self.view.members.iter().find(|known| known.id == *member);
        known.map_or_else(|| member.to_string(), |known| known.name.clone())
    }

    fn names(&self, cube: &CubeGame) -> BySide<String> {
        BySide { white: self.name(&cube.between.box_side), black: self.name(&cube.between.member) }
    }

    fn side_of(&self, reader: &AccountId) -> Option<Side> {
        let between = &self.cubes[self.at].between;
        let is = |member: &PlayerId| member.as_str() == reader.as_str();
        if is(&between.box_side) {
            return Some(Side::White);
        }
        is(&between.member).then_some(Side::Black)
    }

    /// The way to every cube of every game.
    fn links(&self, id: &StreamId) -> OfChouette {
        let link = |index: usize| {
            let cube = &self.cubes[index];
            let names = self.names(cube);
            CubeLink { game: cube.number, cube: self.place(index), the_box: names.white, member: names.black }
        };
        let links: Vec<CubeLink> = (0..self.cubes.len()).map(link).collect();
        OfChouette { back: format!("/c/{id}"), game: links[self.at].game, cube: links[self.at].cube, links }
    }
}

//! `GET /met`, `/met/take-points`, `/met/gammons`: what every score is worth, by the table and the model the engine uses.

use maud::Markup;
use serde::Deserialize;
use tavola_engine::PointsAway;
use tavola_rules::CubeValue;

use crate::web::{
    http::address::Query,
    page_data::{MetData, MetPart, Reader},
    pages,
};

/// Which score is looked at. What is none, or beyond the tables, is passed over.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(crate) struct Asked {
    /// Points the reader still needs.
    own: String,
    /// Points the opponent still needs.
    other: String,
    /// What the cube shows before it is turned.
    cube: String,
}

/// The match equity table.
pub(crate) async fn get(Query(asked): Query<Asked>, reader: Reader) -> Markup {
    pages::met(&reader, &data(&asked, MetPart::Chances))
}

/// Take points.
pub(crate) async fn take_points(Query(asked): Query<Asked>, reader: Reader) -> Markup {
    pages::met(&reader, &data(&asked, MetPart::TakePoints))
}

/// Gammon values.
pub(crate) async fn gammons(Query(asked): Query<Asked>, reader: Reader) -> Markup {
    pages::met(&reader, &data(&asked, MetPart::Gammons))
}

fn data(asked: &Asked, part: MetPart) -> MetData {
    let away = |text: &str| text.parse().ok().filter(|points| *points <= pages::FARTHEST).and_then(PointsAway::new);
    let cube = asked.cube.parse().ok().filter(|cube| pages::CUBES.contains(cube)).and_then(CubeValue::new);
    MetData { part, score: away(&asked.own).zip(away(&asked.other)), cube: cube.unwrap_or(CubeValue::ONE) }
}

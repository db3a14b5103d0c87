//! `GET /position.png`: a board as a picture of the size that links are shown with.

use axum::{
    http::header::CONTENT_TYPE,
    response::{IntoResponse, Response},
};
use resvg::{
    tiny_skia::{Color, Pixmap, Transform},
    usvg,
};
use tavola_notation::diagram::Diagram;

use super::Asked;
use crate::web::{errors::AppError, http::address::Query};

/// How wide and high a picture is that stands for a page.
const PICTURE: (u32, u32) = (1200, 630);

/// What is left free around the board, in pixels.
const MARGIN: f32 = 30.0;

/// The picture.
///
/// # Errors
/// If that is no position.
pub(crate) async fn get(Query(asked): Query<Asked>) -> Result<Response, AppError> {
    let situation =
        asked.situation().map_err(|wrong| AppError::Malformed(format!("that is no position: {wrong:?}")))?;
    let png = tokio::task::spawn_blocking(move || drawn(&Diagram::of(&situation, "").svg()));
    let png = png.await.ok().flatten().ok_or_else(|| AppError::Broken("a board could not be drawn".to_owned()))?;
    Ok(([(CONTENT_TYPE, "image/png")], png).into_response())
}

fn drawn(svg: &str) -> Option<Vec<u8>> {
    let tree = usvg::Tree::from_str(svg, &usvg::Options::default()).ok()?;
    let (width, height) = PICTURE;
    let mut pixels = Pixmap::new(width, height)?;
    pixels.fill(Color::from_rgba8(0xf4, 0xef, 0xe6, 0xff));
    let (whole, room) = (tree.size(), (width as f32 - 2.0 * MARGIN, height as f32 - 2.0 * MARGIN));
    let scale = (room.0 / whole.width()).min(room.1 / whole.height());
    let (left, top) = ((width as f32 - whole.width() * scale) / 2.0, (height as f32 - whole.height() * scale) / 2.0);
    resvg::render(&tree, Transform::from_scale(scale, scale).post_translate(left, top), &mut pixels.as_mut());
    pixels.encode_png().ok()
}

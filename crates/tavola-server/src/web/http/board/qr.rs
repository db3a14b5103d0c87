//! `GET /board/qr.svg?text=…`: a link as a QR code, for the next device's camera.

use axum::{
    extract::State,
    http::header::CONTENT_TYPE,
    response::{IntoResponse, Response},
};
use qrcode::{EcLevel, QrCode, render::svg};
use serde::Deserialize;

use crate::{
    app::App,
    web::{errors::AppError, http::address::Query},
};

/// What it is to say.
#[derive(Debug, Deserialize)]
pub(crate) struct Wanted {
    text: String,
}

/// The picture.
pub(crate) async fn get(State(app): State<App>, Query(wanted): Query<Wanted>) -> Result<Response, AppError> {
    let picture = app.workshop().does(move || picture(&wanted)).await??;
    Ok(([(CONTENT_TYPE, "image/svg+xml")], picture).into_response())
}

fn picture(wanted: &Wanted) -> Result<String, AppError> {
    let code = QrCode::with_error_correction_level(wanted.text.as_bytes(), EcLevel::L)
        .map_err(|_| AppError::Malformed("that is too long for a QR code".to_owned()))?;
    Ok(code.render::<svg::Color<'_>>().min_dimensions(240, 240).build())
}

//! What the analyses of matches have in common, wherever the match comes from: the page, how far it has come, the report as
//! a file, and the match in the formats that can be written.

use std::{sync::Arc, time::Duration};

use axum::{
    Json,
    http::header::{CONTENT_DISPOSITION, CONTENT_TYPE},
    response::{IntoResponse, Response},
};
use maud::Markup;
use serde::{Deserialize, Serialize};
use tavola_base::dice_proof::MatchNumber;
use tavola_notation::record::{MatDialect, MatchRecord, write_json, write_mat, write_sgf, write_text};
use tavola_rules::BySide;
use tokio::sync::watch;

use crate::{
    app::App,
    club::study::{MatchKey, Studied},
    web::{
        errors::AppError,
        http::guard::Visitor,
        page_data::{Reader, StudyData},
        pages,
    },
};

/// How long a page waits for the first look, so that it need not be asked for twice.
const PATIENCE: Duration = Duration::from_millis(900);

/// What is looked at.
#[derive(Debug, Deserialize)]
pub(crate) struct Asked {
    /// Which match of the table; the latest that has begun if left out.
    pub(crate) r#match: Option<MatchNumber>,
    /// Which line: `2.14`, game and line from 1.
    at: Option<String>,
    /// The part that is wanted; the whole page if left out.
    part: Option<Part>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Part {
    /// The line that is looked at.
    Decision,
}

/// How far it has come.
#[derive(Debug, Serialize)]
pub(crate) struct StudyState {
    /// How deep the report is that there is.
    plies: Option<u8>,
    /// How deep the next one will be; none if there will be none.
    next: Option<u8>,
    /// How many lines of it are done, and how many there are.
    done: usize,
    all: usize,
}

impl Asked {
    /// The line that is looked at: game and line, from 0.
    pub(crate) fn line(&self) -> Option<(usize, usize)> {
        self.at.as_deref().and_then(line_numbers)
    }

    /// Whether only a part of the page is wanted.
    pub(crate) const fn is_part(&self) -> bool {
        self.part.is_some()
    }

    /// The page, or the part of it that is wanted.
    pub(crate) fn page(&self, reader: &Reader, data: &StudyData) -> Markup {
        match self.part {
            None => pages::study(reader, data),
            Some(Part::Decision) => pages::study_decision(reader, data),
        }
    }
}

/// What is known of a match, with a first look if there is one soon.
pub(crate) async fn looked_at(mut studied: watch::Receiver<Studied>) -> Studied {
    tokio::time::timeout(PATIENCE, studied.wait_for(|studied| studied.report.is_some())).await.ok();
    studied.borrow().clone()
}

/// Notes that whoever has opened the page waits for what is under way: they are told if they have left it by then.
pub(crate) fn waits(app: &App, key: &MatchKey, visitor: &Visitor, data: &StudyData) {
    if let Some(account) = visitor.account.as_ref().filter(|_| data.studied.underway.is_some()) {
        let opponent = data.you.map(|you| data.names[you.opponent()].as_str());
        app.studies().waits(key, account, opponent, app.now());
    }
}

/// Notes that their page is still there.
pub(crate) fn still_looks(app: &App, key: &MatchKey, visitor: &Visitor) {
    if let Some(account) = &visitor.account {
        app.studies().still_looks(key, account, app.now());
    }
}

/// How far the judging has come.
pub(crate) fn state(studied: &watch::Receiver<Studied>) -> Json<StudyState> {
    let studied = studied.borrow();
    let lines = studied.underway.and_then(|underway| underway.lines);
    Json(StudyState {
        plies: studied.report.as_ref().map(|report| report.plies),
        next: studied.underway.map(|underway| underway.plies),
        done: lines.map_or(0, |lines| lines.done),
        all: lines.map_or(0, |lines| lines.all),
    })
}

/// The report as a file, as deep as there is one, of players called by `names`: those of a club's match are
/// not kept in it.
///
/// # Errors
/// If there is none yet.
pub(crate) async fn report(
    studied: watch::Receiver<Studied>,
    id: &str,
    names: Option<BySide<String>>,
) -> Result<Response, AppError> {
    let mut report = looked_at(studied).await.report.ok_or(AppError::Busy)?;
    if let Some(names) = names {
        report = Arc::new(Arc::unwrap_or_clone(report).named(&names));
    }
    let text = serde_json::to_string(&*report).map_err(|error| AppError::Broken(error.to_string()))?;
    Ok(attachment("application/json", &format!("tavola-{id}-analysis.json"), text))
}

/// The match as a file: `xg.mat`, `gnubg.mat`, `match.sgf`, `match.txt` or `match.json`.
///
/// # Errors
/// If that is no format, or the match cannot be written in it.
pub(crate) fn file(record: &MatchRecord, format: &str, id: &str) -> Result<Response, AppError> {
    let written = match format {
        "xg.mat" => write_mat(record, MatDialect::Xg),
        "gnubg.mat" => write_mat(record, MatDialect::Gnubg),
        "match.sgf" => write_sgf(record),
        "match.txt" => Ok(write_text(record)),
        "match.json" => Ok(write_json(record)),
        _ => return Err(AppError::NotFound),
    };
    let text = written.map_err(|why| AppError::Malformed(why.to_string()))?;
    let ending = format.rsplit('.').next().unwrap_or("mat");
    let kind = if ending == "json" { "application/json" } else { "text/plain; charset=utf-8" };
    // The two kinds of match text end alike and lie side by side where they are kept.
    let of = format.strip_suffix(".mat").map(|dialect| format!("-{dialect}")).unwrap_or_default();
    Ok(attachment(kind, &format!("tavola-{id}{of}.{ending}"), text))
}

/// An answer that is kept as a file of that name, of which only plain letters are left.
pub(crate) fn attachment(kind: &str, name: &str, body: impl IntoResponse) -> Response {
    let plain = |c: char| if c.is_ascii_alphanumeric() || "-_. ()".contains(c) { c } else { '_' };
    let name: String = name.chars().map(plain).collect();
    let disposition = format!("attachment; filename=\"{name}\"");
    ([(CONTENT_TYPE, kind.to_owned()), (CONTENT_DISPOSITION, disposition)], body).into_response()
}

/// `2.14`, from 1, as game and line from 0.
fn line_numbers(text: &str) -> Option<(usize, usize)> {
    let (game, line) = text.split_once('.')?;
    let number = |text: &str| text.parse::<usize>().ok()?.checked_sub(1);
    Some((number(game)?, number(line)?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_numbered_from_one() {
        assert_eq!(line_numbers("2.14"), Some((1, 13)));
        for wrong in ["", "2", "0.1", "1.0", "1.-1", "a.b", "1.2.3", "99999999999999999999.1"] {
            assert_eq!(line_numbers(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn the_name_of_a_file_ends_where_it_ends() {
        let answer = attachment("text/plain", "a\"; x=\r\né.mat", "");
        assert_eq!(answer.headers()[CONTENT_DISPOSITION], "attachment; filename=\"a__ x____.mat\"");
    }
}

//! A division's sheets for paper: A4 across, or a poster for the wall.

use maud::{DOCTYPE, Markup, html};
use tavola_club::tournament::view::{DivisionView, StageSheet};

use super::{Sheet, bracket, public, standing};
use crate::page_data::{EventData, Paper, Reader};
use crate::pages::{Frame, head};

/// A division on paper; none if there is no such division.
#[must_use]
pub fn print(reader: &Reader, data: &EventData, division: &str, paper: Paper) -> Option<Markup> {
    let sheet = Sheet::new(reader, data);
    let division = sheet.view().divisions.iter().find(|one| one.division.id.as_str() == division)?;
    let name = &sheet.view().settings.name;
    let (style, class) = match paper {
        Paper::A4 => ("paper-a4", "paper a4"),
        Paper::Poster => ("paper-poster", "paper poster"),
    };
    let title = format!("{name} · {}", division.division.title());
    let frame = Frame { title: &title, styles: &["pages", "event", "paper", style], script: Some("event/page") };
    let say = |name: &str| sheet.say(name);
    Some(html! {
        (DOCTYPE)
        html lang=(sheet.locale.code()) data-look="light" {
            (head(&say, &frame))
            body class=(class) {
                p.no-print { a href=(sheet.at("")) { (sheet.say("ev-nav-public")) } " · " (sheet.say("ev-print-how")) }
                main #main {
                    @for stage in &division.stages { (one(&sheet, division, stage)) }
                    @if division.is_over || !division.division.format.is_bracket() {
                        section.leaf { (heading(&sheet, division)) (standing::standings(&sheet, division)) (standing::prizes(&sheet, division)) }
                    }
                }
            }
        }
    })
}

fn one(sheet: &Sheet<'_>, division: &DivisionView, stage: &StageSheet) -> Markup {
    let first = stage.rounds.iter().map(Vec::len).max().unwrap_or(0);
    let size = match first {
        0..=8 => "large",
        9..=16 => "middle",
        17..=32 => "small",
        _ => "tiny",
    };
    html! {
        section class={ "leaf " (size) } { (heading(sheet, division)) (bracket::stage_of(sheet, division, stage)) }
    }
}

fn heading(sheet: &Sheet<'_>, division: &DivisionView) -> Markup {
    html! {
        header.leaf-head {
            h2 { (sheet.view().settings.name) @if sheet.has_divisions() { " · " (division.division.title()) } }
            p { (public::format_line(sheet, &division.division)) }
        }
    }
}

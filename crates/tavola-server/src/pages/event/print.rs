//! A division's sheets for paper: A4 across, or a poster for the wall.

use maud::{DOCTYPE, Markup, html};
use tavola_club::tournament::{
    MatchId,
    view::{DivisionView, StageSheet},
};

use super::bracket::Part;
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
    let title = format!("{name} · {}", sheet.title(&division.division));
    let frame = Frame { title: &title, styles: &["pages", "event", "paper", style], script: Some("event/page") };
    let say = |name: &str| sheet.say(name);
    Some(html! {
        (DOCTYPE)
        html lang=(sheet.locale.code()) data-look="light" {
            (head(&say, &frame))
            body class=(class) {
                p.no-print { a href=(sheet.at("")) { (sheet.say("ev-nav-public")) } " · " (sheet.say("ev-print-how")) }
                main #main {
                    @for stage in &division.stages { @for part in parts(&sheet, stage, paper) { (one(&sheet, division, &part, paper)) } }
                    @if division.is_over || !division.division.format.is_bracket() {
                        section.leaf { (heading(&sheet, division)) (standing::standings(&sheet, division)) (standing::prizes(&sheet, division)) }
                    }
                }
            }
        }
    })
}

/// How many matches of a round stand on one sheet, and into what parts a larger tree is cut.
const fn fitting(paper: Paper) -> (usize, usize) {
    match paper {
        Paper::A4 => (16, 16),
        Paper::Poster => (64, 64),
    }
}

/// What of a stage stands on each sheet: all of it, or of a large tree its parts and then the rounds in which they meet.
fn parts<'a>(sheet: &Sheet<'_>, stage: &'a StageSheet, paper: Paper) -> Vec<Part<'a>> {
    let rounds = bracket::rounds_of(stage);
    let first = rounds.first().map_or(0, |round| round.len());
    let (most, each) = fitting(paper);
    let all = rounds.len();
    if first <= most || bracket::shape(sheet, &rounds) != "tree" {
        return vec![Part { stage: stage.stage, number: 0, first: 0, all, rounds }];
    }
    let own = rounds.iter().take_while(|round| round.len() * each >= first).count();
    let of = |number: usize| -> Vec<&'a [MatchId]> {
        rounds[..own]
            .iter()
            .map(|round| &round[number * round.len() * each / first..][..round.len() * each / first])
            .collect()
    };
    let part = |number, first, rounds| Part { stage: stage.stage, number: number + 1, first, all, rounds };
    let mut parts: Vec<Part<'a>> = (0..first / each).map(|number| part(number, 0, of(number))).collect();
    parts.push(part(first / each, own, rounds[own..].to_vec()));
    parts
}

/// How large things are drawn: the more matches in a column and the more columns, the smaller.
fn size(part: &Part<'_>, paper: Paper) -> &'static str {
    let most = part.rounds.iter().map(|round| round.len()).max().unwrap_or(0);
    match (most, part.rounds.len()) {
        _ if most > fitting(paper).0 => "flowing",
        (..=4, ..=3) => "huge",
        (..=8, ..=5) => "large",
        (..=16, ..=8) => "middle",
        (..=32, _) => "small",
        _ => "tiny",
    }
}

fn one(sheet: &Sheet<'_>, division: &DivisionView, part: &Part<'_>, paper: Paper) -> Markup {
    let size = size(part, paper);
    html! {
        section class={ "leaf sheet " (size) } { (heading(sheet, division)) (bracket::part(sheet, division, part)) }
    }
}

fn heading(sheet: &Sheet<'_>, division: &DivisionView) -> Markup {
    html! {
        header.leaf-head {
            h2 { (sheet.view().settings.name) @if sheet.has_divisions() { " · " (sheet.title(&division.division)) } }
            p { (public::format_line(sheet, &division.division)) }
        }
    }
}

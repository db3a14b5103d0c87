//! A division's sheets for paper: A4 across, or a poster for the wall.

use std::ops::Range;

use maud::{DOCTYPE, Markup, html};
use tavola_tournament::stream::view::{DivisionView, StageSheet};

use super::bracket::Part;
use super::pieces::{LINES, MATCHES};
use super::{Sheet, bracket, pieces, public, standing};
use crate::web::page_data::{Paper, Reader, TournamentData};
use crate::web::pages::{Frame, head};

/// A division on paper; none if there is no such division, or not the part of it that is asked for.
#[must_use]
pub fn print(reader: &Reader, data: &TournamentData, division: &str, paper: Paper) -> Option<Markup> {
    let sheet = Sheet::new(reader, data);
    let division = sheet.view().divisions.iter().find(|one| one.division.id.as_str() == division)?;
    let name = &sheet.view().settings.name;
    let (style, class) = match paper {
        Paper::A4 => ("paper-a4", "paper a4"),
        Paper::Poster => ("paper-poster", "paper poster"),
    };
    let title = format!("{name} · {}", sheet.title(&division.division));
    let frame =
        Frame { title: &title, styles: &["pages", "tournament", "paper", style], script: Some("tournament/page") };
    let say = |name: &str| sheet.say(name);
    let documents = documents(&sheet, division, paper);
    let labels: Vec<String> = (1..=documents.len()).map(|number| number.to_string()).collect();
    let (shown, others) = pieces::documents(&sheet, "print", &labels);
    let Document { leaves, standings } = documents.get(shown)?;
    let page = html! {
        (DOCTYPE)
        html lang=(sheet.locale.code()) data-look="light" {
            (head(&say, &frame))
            body class=(class) {
                p.no-print { a href=(sheet.at("")) { (sheet.say("tournament-nav-public")) } " · " (sheet.say("tournament-print-how")) }
                (others)
                main #main {
                    @for part in leaves { (one(&sheet, division, part, paper)) }
                    @if let Some(lines) = standings {
                        section.leaf {
                            (heading(&sheet, division))
                            (standing::some_standings(&sheet, division, lines.clone()))
                            @if lines.start == 0 { (standing::prizes(&sheet, division)) }
                        }
                    }
                }
            }
        }
    };
    (!sheet.asked.is_missed()).then_some(page)
}

/// What is printed at once: leaves with sheets, and lines of the standings.
struct Document<'a> {
    leaves: Vec<Part<'a>>,
    standings: Option<Range<usize>>,
}

/// A division on paper: one document if it is small, else as many as it takes for none to be too large.
fn documents<'a>(sheet: &Sheet<'_>, division: &'a DivisionView, paper: Paper) -> Vec<Document<'a>> {
    let leaves = division.stages.iter().flat_map(|stage| parts(sheet, stage, paper));
    let mut documents: Vec<Document<'a>> = Vec::new();
    let mut many = MATCHES;
    for leaf in leaves {
        let matches = leaf.rounds.iter().map(|round| round.len()).sum::<usize>();
        if many + matches > MATCHES {
            documents.push(Document { leaves: Vec::new(), standings: None });
            many = 0;
        }
        many += matches;
        if let Some(open) = documents.last_mut() {
            open.leaves.push(leaf);
        }
    }
    let (ranked, is_shown) = (division.standings.len(), division.is_over || !division.division.format.is_bracket());
    match documents.as_mut_slice() {
        _ if !is_shown => {}
        [only] if ranked <= LINES => only.standings = Some(0..ranked),
        _ => {
            let lines = (0..ranked.max(1)).step_by(LINES).map(|first| first..ranked.min(first + LINES));
            documents.extend(lines.map(|lines| Document { leaves: Vec::new(), standings: Some(lines) }));
        }
    }
    if documents.is_empty() {
        documents.push(Document { leaves: Vec::new(), standings: None });
    }
    documents
}

/// How many matches of a round stand on one sheet, and into what parts a larger tree is cut.
const fn fitting(paper: Paper) -> (usize, usize) {
    match paper {
        Paper::A4 => (16, 16),
        Paper::Poster => (64, 64),
    }
}

/// What of a stage stands on each leaf: all of it, or of a large tree its parts and then the rounds in which they meet.
fn parts<'a>(sheet: &Sheet<'_>, stage: &'a StageSheet, paper: Paper) -> Vec<Part<'a>> {
    let rounds = bracket::rounds_of(stage);
    let (most, each) = fitting(paper);
    if rounds.first().is_some_and(|first| first.len() > most) && bracket::shape(sheet, &rounds) == "tree" {
        return pieces::numbered(stage.stage, rounds.len(), pieces::tree(&rounds, each));
    }
    pieces::cut(sheet, stage, MATCHES, each)
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

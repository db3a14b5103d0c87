//! A division's sheets for paper: A4 across, or a poster for the wall.

use std::collections::BTreeSet;
use std::ops::Range;

use maud::{DOCTYPE, Markup, html};
use tavola_tournament::{
    MatchId, Seat, Stage,
    stream::{
        division::{Consolation, Format},
        play::Status,
        view::{DivisionView, MatchView, Readiness, StageSheet},
    },
};

use super::bracket::Part;
use super::pieces::{LINES, MATCHES};
use super::{Sheet, bracket, pieces, plan, standing};
use crate::web::page_data::{Paper, Reader, TournamentData};
use crate::web::pages::{Frame, head};

/// A division on paper; none if there is no such division, or not the part of it that is asked for.
#[must_use]
pub fn print(reader: &Reader, data: &TournamentData, division: &str, paper: Paper) -> Option<Markup> {
    let unplayed = (paper == Paper::Blank).then(|| unplayed(data));
    let sheet = Sheet::new(reader, unplayed.as_ref().unwrap_or(data));
    let division = sheet.view().divisions.iter().find(|one| one.division.id.as_str() == division)?;
    let name = &sheet.view().settings.name;
    let (style, class) = match paper {
        Paper::A4 => ("paper-a4", "paper a4"),
        Paper::Poster => ("paper-poster", "paper poster"),
        Paper::Blank => ("paper-a4", "paper a4 to-write"),
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
        html lang=(sheet.locale.code()) dir=(sheet.locale.direction()) data-look="light" {
            (head(&say, &frame))
            body class=(class) {
                nav.no-print aria-label="Tavola" { a href=(sheet.at("")) { (sheet.say("tournament-nav-public")) } " · " (sheet.say("tournament-print-how")) }
                (others)
                main #main {
                    h1.no-print { (title) }
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

/// A tournament as its draw was, before anything was played: what is redrawn below it has no lines yet.
fn unplayed(data: &TournamentData) -> TournamentData {
    let mut data = data.clone();
    let byes: BTreeSet<MatchId> =
        data.view.matches.iter().filter(|game| game.readiness == Readiness::Bye).map(|game| game.id).collect();
    let is_drawn =
        |game: &MatchView| game.stage != Stage::Consolation || game.feeds.iter().all(|feed| feed.of().is_some());
    for game in &mut data.view.matches {
        for index in 0..2 {
            let stays = game.feeds[index].of().is_none_or(|of| byes.contains(&of));
            if !stays {
                game.seats[index] = Seat::Open;
            }
        }
        game.status = Status { length: game.status.length, ..Status::default() };
        if game.readiness == Readiness::Begun {
            game.readiness = Readiness::Waiting;
        }
    }
    let kept: BTreeSet<MatchId> = data.view.matches.iter().filter(|game| is_drawn(game)).map(|game| game.id).collect();
    for division in &mut data.view.divisions {
        let is_redrawn = !matches!(
            division.division.format,
            Format::KnockOut { consolation: Consolation::FixedTree { .. }, .. } | Format::DoubleElimination { .. }
        );
        division.stages.retain(|stage| {
            stage.stage == Stage::Main || !is_redrawn || stage.rounds.iter().flatten().all(|id| kept.contains(id))
        });
        division.is_over = false;
    }
    data
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
        Paper::A4 | Paper::Blank => (16, 16),
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
            p { (plan::format_line(sheet, &division.division)) }
        }
    }
}

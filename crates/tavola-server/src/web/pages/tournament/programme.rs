//! The programme: every round still to be played, when it is to begin and when it should be over (TRN-05, TRN-12).

use maud::{Markup, html};
use tavola_base::Time;
use tavola_tournament::{
    Round, Stage,
    format::lengths::IsFinal,
    stream::{
        play::Phase,
        view::{DivisionView, DrawState, MatchView, RoundEstimate},
    },
};

use super::{Sheet, bracket};

/// A round of the programme.
pub(super) struct Line {
    pub(super) name: String,
    pub(super) begins: Begins,
    /// When it should be over, by the pace of the room; not known of what is not drawn.
    pub(super) ends: Option<Time>,
}

/// When a round begins.
pub(super) enum Begins {
    /// It has.
    Begun,
    /// At an hour that was said.
    At(Time),
    /// It is drawn when the first round of that stage is over, and when that should be.
    After(Stage, Option<Time>),
    /// Nobody has said.
    Unsaid,
}

/// The rounds of a division that are still to be played, and the stages that are drawn later.
pub(super) fn lines(sheet: &Sheet<'_>, division: &DivisionView) -> Vec<Line> {
    let drawn = division.schedule.iter().map(|round| line(sheet, division, round));
    drawn.chain(to_come(sheet, division)).collect()
}

fn line(sheet: &Sheet<'_>, division: &DivisionView, estimate: &RoundEstimate) -> Line {
    let (stage, round) = (estimate.stage, estimate.round);
    let rounds = division.stages.iter().find(|one| one.stage == stage).map_or(0, |one| one.rounds.len());
    let name = sheet.round_name(stage, round.index(), rounds, division);
    let name = if stage == Stage::Rounds { name } else { format!("{} · {name}", sheet.stage(stage)) };
    let games = || games_of(sheet, division, stage, round);
    let hours = games().filter(|game| game.status.phase == Phase::Planned).filter_map(|game| game.status.scheduled);
    let begins = match hours.min() {
        _ if games().any(bracket::is_live) => Begins::Begun,
        Some(hour) => Begins::At(hour),
        None => Begins::Unsaid,
    };
    Line { name, begins, ends: Some(estimate.ends) }
}

/// What a bracket feeds and is not drawn yet: consolation, last chance, the lower bracket.
fn to_come<'a>(sheet: &'a Sheet<'_>, division: &'a DivisionView) -> impl Iterator<Item = Line> + 'a {
    let is_drawn = |stage| division.stages.iter().any(|one| one.stage == stage);
    let has_losers = division.stages.iter().any(|one| one.stage == Stage::Main && one.rounds.len() > 1);
    let goes_on = division.draw.state == DrawState::Published && !division.is_over && has_losers;
    let below =
        [(Stage::Consolation, Stage::Main), (Stage::LastChance, Stage::Consolation), (Stage::Lower, Stage::Main)];
    let coming = below
        .into_iter()
        .filter(move |(stage, _)| goes_on && division.division.format.plays(*stage) && !is_drawn(*stage));
    coming.map(move |(stage, above)| {
        let first = division.schedule.iter().find(|one| one.stage == above && one.round == Round::FIRST);
        let length = division.division.lengths.of(stage, Round::FIRST, IsFinal::No);
        let name = format!("{} · {}", sheet.stage(stage), sheet.say_with("tournament-to", &[("n", length.into())]));
        Line { name, begins: Begins::After(above, first.map(|one| one.ends)), ends: None }
    })
}

fn games_of<'a>(
    sheet: &Sheet<'a>,
    division: &DivisionView,
    stage: Stage,
    round: Round,
) -> impl Iterator<Item = &'a MatchView> {
    let id = division.division.id.clone();
    let of_it = move |game: &&MatchView| game.division == id && (game.stage, game.round) == (stage, round);
    sheet.view().matches.iter().filter(of_it)
}

/// When a round begins, as one says it.
pub(super) fn begins(sheet: &Sheet<'_>, begins: &Begins) -> Markup {
    html! {
        @match begins {
            Begins::Begun => (sheet.say("tournament-playing")),
            Begins::At(hour) => (sheet.time(*hour)),
            Begins::After(stage, about) => {
                (sheet.say(if *stage == Stage::Consolation { "tournament-after-consolation" } else { "tournament-after-first" }))
                @if let Some(about) = about { ", " (sheet.say("tournament-towards")) " " (sheet.time(*about)) }
            }
            Begins::Unsaid => "–",
        }
    }
}

/// The programme of a division as a table; nothing where no round is to be played.
pub(super) fn programme(sheet: &Sheet<'_>, division: &DivisionView) -> Markup {
    let lines = lines(sheet, division);
    if lines.is_empty() {
        return html! {};
    }
    let id = format!("programme-{}", division.division.id);
    html! {
        section.programme aria-labelledby=(id) {
            h2 id=(id) { (sheet.say("tournament-programme")) @if sheet.has_divisions() { " · " (sheet.title(&division.division)) } }
            table.standings {
                thead { tr {
                    th scope="col" { (sheet.say("tournament-round-word")) }
                    th scope="col" { (sheet.say("tournament-programme-begins")) }
                    th scope="col" { (sheet.say("tournament-programme-ends")) }
                } }
                tbody { @for line in lines {
                    tr {
                        th scope="row" { (line.name) }
                        td.text { (begins(sheet, &line.begins)) }
                        td.text { @if let Some(ends) = line.ends { (sheet.time(ends)) } @else { "–" } }
                    }
                } }
            }
            p.note { (sheet.say("tournament-programme-note")) }
        }
    }
}

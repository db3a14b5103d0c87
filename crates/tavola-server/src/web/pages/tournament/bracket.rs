//! Brackets and rounds as lists of lists: a tree to the eye, rounds and matches to the ear, black on white on paper.

use maud::{Markup, html};
use tavola_tournament::{
    Feed, MatchId, Seat, Stage,
    stream::{
        play::Phase,
        view::{DivisionView, MatchView, Readiness, StageSheet},
    },
};

use super::words::won;
use super::{Sheet, pieces};

/// The sheets of a division; of a large one the piece that is asked for, or that is played now.
pub(super) fn sheets(sheet: &Sheet<'_>, division: &DivisionView) -> Markup {
    html! {
        @for stage in &division.stages {
            @let (shown, links) = pieces::of_stage(sheet, division, stage);
            (links)
            @if let Some(shown) = shown { (part(sheet, division, &shown)) }
        }
    }
}

/// Whether a match is still to be played, now or later.
pub(super) fn is_to_come(game: &MatchView) -> bool {
    let is_played = matches!(game.status.phase, Phase::Ended { .. });
    !is_played && matches!(game.readiness, Readiness::Waiting | Readiness::Ready | Readiness::Begun)
}

/// A stage's rounds.
pub(super) fn rounds_of(stage: &StageSheet) -> Vec<&[MatchId]> {
    stage.rounds.iter().map(Vec::as_slice).filter(|round| !round.is_empty()).collect()
}

/// Some of a stage's rounds, or a part of them: what stands on one sheet.
pub(super) struct Part<'a> {
    pub(super) stage: Stage,
    /// Which part of its stage.
    pub(super) number: usize,
    /// The round its first one is, counted from 0.
    pub(super) first: usize,
    /// How many rounds the stage has.
    pub(super) all: usize,
    pub(super) rounds: Vec<&'a [MatchId]>,
}

/// One part of a stage as a sheet.
pub(super) fn part(sheet: &Sheet<'_>, division: &DivisionView, part: &Part<'_>) -> Markup {
    let (rounds, number) = (&part.rounds, (part.number > 0).then_some(part.number));
    let id = format!("{}-{}", division.division.id, super::words::stage_word(part.stage));
    let id = number.map_or_else(|| id.clone(), |number| format!("{id}-{number}"));
    if rounds.is_empty() {
        return html! {};
    }
    html! {
        section.stage id=(id) aria-labelledby={ (id) "-title" } {
            h3 id={ (id) "-title" } { (sheet.stage(part.stage)) @if let Some(number) = number { " · " (number) } }
            div class={ "bracket " (shape(sheet, rounds)) " rounds-" (rounds.len().min(9)) } tabindex="0" role="group"
                aria-labelledby={ (id) "-title" } {
                @for (index, round) in rounds.iter().enumerate() {
                    section.round {
                        h4 { (sheet.round_name(part.stage, part.first + index, part.all, division)) }
                        ol { @for id in *round { @if let Some(game) = sheet.matches.get(id) { li { (node(sheet, game)) } } } }
                    }
                }
            }
        }
    }
}

/// Whether each round halves the one before and is fed by it, so that lines can be drawn.
pub(super) fn shape(sheet: &Sheet<'_>, rounds: &[&[MatchId]]) -> &'static str {
    let halves = rounds.windows(2).all(|pair| {
        let [before, after] = pair else { return false };
        before.len() == after.len() * 2
            && after.iter().enumerate().all(|(index, id)| {
                let feeds = sheet.matches.get(id).map(|game| game.feeds.map(|feed| feed.of()));
                feeds == Some([Some(before[2 * index]), Some(before[2 * index + 1])])
            })
    });
    if halves && rounds.len() > 1 { "tree" } else { "list" }
}

/// One match of a sheet.
pub(super) fn node(sheet: &Sheet<'_>, game: &MatchView) -> Markup {
    html! {
        div.node .bye[game.readiness == Readiness::Bye] .none[game.readiness == Readiness::Empty]
            .live[is_live(game)] data-match=(game.id) {
            span.node-id {
                span.number { (game.id) }
                @if let Phase::Ended { report, .. } = &game.status.phase {
                    @if let Some(won) = sheet.game_won(report) { " " span.won-by { (won) } }
                }
                @for table in game.status.official_tables().filter(|_| is_live(game)) {
                    " " span.at { (sheet.say_with("tournament-at-table", &[("n", table.number().into())])) }
                }
                @for table in game.status.tables() {
                    " " a.at href={ "/t/" (table) } { (sheet.say(if is_ended(game) { "tournament-look-back" } else { "tournament-watch" })) }
                }
            }
            @for index in 0..2 { (line(sheet, game, index)) }
        }
    }
}

fn line(sheet: &Sheet<'_>, game: &MatchView, index: usize) -> Markup {
    let known = game.seats[index].entrant();
    html! {
        div.line .won[won(game, index) || is_through(game, index)] .open[known.is_none()] data-from=[origin(game, index)] {
            span.who {
                @match known {
                    Some(entrant) => (sheet.link(entrant)),
                    None => (sheet.seat(game, index)),
                }
            }
            @if won(game, index) { span.hidden { " " (sheet.say("tournament-won")) } }
            span.points { @if let Some(points) = sheet.points(game, index) { (points) } }
        }
    }
}

/// Whether somebody is to be written there by hand, and who: the winner of a match, or its loser.
const fn origin(game: &MatchView, index: usize) -> Option<&'static str> {
    match (game.seats[index], game.feeds[index]) {
        (Seat::Open, Feed::Winner { .. }) => Some("winner"),
        (Seat::Open, Feed::Loser { .. }) => Some("loser"),
        _ => None,
    }
}

fn is_through(game: &MatchView, index: usize) -> bool {
    game.readiness == Readiness::Bye && matches!(game.seats[index], Seat::Known { .. })
}

/// Whether a match is called or being played.
pub(super) const fn is_live(game: &MatchView) -> bool {
    matches!(game.status.phase, Phase::Called { .. } | Phase::Playing { .. } | Phase::Reported { .. })
}

const fn is_ended(game: &MatchView) -> bool {
    matches!(game.status.phase, Phase::Ended { .. })
}

/// Whether a stage is the one that decides first place.
pub(super) const fn is_first(stage: Stage) -> bool {
    matches!(stage, Stage::Main | Stage::Rounds)
}

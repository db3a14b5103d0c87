//! Standings and prizes.

use std::collections::BTreeMap;
use std::ops::Range;

use maud::{Markup, html};
use tavola_tournament::{
    EntrantId, Stage,
    stream::{
        division::Format,
        play::Phase,
        view::{DivisionView, MatchView, Prize, Standing},
    },
};

use super::Sheet;
use super::pieces::{self, LINES};
use super::words::won;

/// The standings of a division as a table, a piece of them where they are many; nothing before there are any.
pub(super) fn standings(sheet: &Sheet<'_>, division: &DivisionView) -> Markup {
    let name = pieces::name(sheet, division, "standings");
    let (lines, _, links) = pieces::lines(sheet, &name, &division.standings, LINES);
    html! { (links) (some_standings(sheet, division, lines)) }
}

/// Some lines of the standings, from 0.
pub(super) fn some_standings(sheet: &Sheet<'_>, division: &DivisionView, lines: Range<usize>) -> Markup {
    let Some(shown) = division.standings.get(lines).filter(|shown| !shown.is_empty()) else { return html! {} };
    let format = &division.division.format;
    let points = points_word(format);
    let lost = if format.is_bracket() { last_lost(sheet, division) } else { LastLost::new() };
    html! {
        section.stage aria-labelledby={ (division.division.id) "-standings" } {
            h3 id={ (division.division.id) "-standings" } { (sheet.say("tournament-standings")) }
            div.scroll tabindex="0" role="group" aria-labelledby={ (division.division.id) "-standings" } {
                table.standings {
                    thead { tr {
                        th scope="col" { (sheet.say("tournament-place")) }
                        th scope="col" { (sheet.say("tournament-player")) }
                        th scope="col" { (sheet.say("tournament-wins")) }
                        th scope="col" { (sheet.say("tournament-losses")) }
                        th scope="col" { (sheet.say("tournament-byes")) }
                        @if let Some(points) = points { th scope="col" { (sheet.say(points)) } }
                        @for value in division.standings.first().map_or(&[][..], |first| &first.tie_breaks) {
                            th scope="col" { (sheet.say(&format!("tournament-tie-{}", super::rules::written(value.by)))) }
                        }
                        @if format.is_bracket() { th scope="col" { (sheet.say("tournament-reached")) } }
                    } }
                    tbody { @for standing in shown { (row(sheet, division, standing, &lost)) } }
                }
            }
        }
    }
}

fn row(sheet: &Sheet<'_>, division: &DivisionView, standing: &Standing, lost: &LastLost<'_>) -> Markup {
    let format = &division.division.format;
    html! {
        tr {
            td { (standing.place) }
            th scope="row" { (sheet.link(standing.entrant)) }
            td { (standing.won) }
            td { (standing.lost) }
            td { (standing.byes) }
            @if points_word(format).is_some() { td { (standing.points) @if standing.and_half { "½" } } }
            @for value in &standing.tie_breaks { td { (value.value.map_or_else(|| "–".to_owned(), |points| points.to_string())) } }
            @if format.is_bracket() { td { (went_out_in(sheet, division, standing, lost)) } }
        }
    }
}

/// The match that each entrant lost last in each stage.
type LastLost<'a> = BTreeMap<(EntrantId, Stage), &'a MatchView>;

fn last_lost<'a>(sheet: &Sheet<'a>, division: &DivisionView) -> LastLost<'a> {
    let is_ended = |game: &&&MatchView| matches!(game.status.phase, Phase::Ended { .. });
    let ended = sheet.matches.values().filter(|game| game.division == division.division.id).filter(is_ended);
    let mut last = LastLost::new();
    for game in ended {
        let losers = (0..2).filter(|&seat| !won(game, seat)).filter_map(|seat| game.seats[seat].entrant());
        for loser in losers {
            let known = last.entry((loser, game.stage)).or_insert(game);
            if known.round <= game.round {
                *known = game;
            }
        }
    }
    last
}

/// The round in which somebody lost last, in the stage that ranks them; a dash while they are in it or if they have won it.
fn went_out_in(sheet: &Sheet<'_>, division: &DivisionView, standing: &Standing, lost: &LastLost<'_>) -> String {
    let Some(stage) = standing.stage else { return "–".to_owned() };
    let Some(lost) = lost.get(&(standing.entrant, stage)) else { return "–".to_owned() };
    let rounds = division.stages.iter().find(|one| one.stage == stage).map_or(0, |one| one.rounds.len());
    let round = sheet.round_name(stage, lost.round.index(), rounds, division);
    if stage == Stage::Main { round } else { format!("{} · {round}", sheet.stage(stage)) }
}

const fn points_word(format: &Format) -> Option<&'static str> {
    match format {
        Format::Swing { .. } => Some("tournament-victory-points"),
        Format::Lives { .. } => Some("tournament-lives"),
        Format::Swiss { .. } | Format::RoundRobin { .. } => Some("tournament-points"),
        Format::DavisCup { .. } => Some("tournament-matches"),
        Format::KnockOut { .. } | Format::DoubleElimination { .. } => None,
    }
}

/// The prizes of a division; nothing where there is nothing to win.
pub(super) fn prizes(sheet: &Sheet<'_>, division: &DivisionView) -> Markup {
    let paid: Vec<&Prize> = division.prizes.iter().filter(|prize| prize.amount.number() > 0).collect();
    if paid.is_empty() {
        return html! {};
    }
    html! {
        section.stage aria-labelledby={ (division.division.id) "-prizes" } {
            h3 id={ (division.division.id) "-prizes" } { (sheet.say("tournament-prizes")) }
            @if !division.is_over { p.note { (sheet.say("tournament-prizes-open")) } }
            table.standings {
                thead { tr {
                    th scope="col" { (sheet.say("tournament-prize-for")) }
                    th scope="col" { (sheet.say("tournament-player")) }
                    th.sum scope="col" { (sheet.say("tournament-amount")) }
                } }
                tbody {
                    @for prize in paid {
                        tr {
                            td.text { (prize_for(sheet, prize)) }
                            th scope="row" {
                                @match prize.entrant { Some(entrant) => (sheet.link(entrant)), None => "–" }
                            }
                            td.sum { (sheet.amount(prize.amount)) }
                        }
                    }
                }
            }
        }
    }
}

fn prize_for(sheet: &Sheet<'_>, prize: &Prize) -> String {
    let place = sheet.say_with("tournament-place-n", &[("n", prize.place.into())]);
    match &prize.pool {
        Some(pool) => format!("{pool}: {place}"),
        None if super::bracket::is_first(prize.stage) => place,
        None => format!("{}: {place}", sheet.stage(prize.stage)),
    }
}

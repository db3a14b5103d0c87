//! Standings and prizes.

use maud::{Markup, html};
use tavola_club::tournament::{
    Stage,
    division::Format,
    play::Phase,
    view::{DivisionView, MatchView, Prize, Standing},
};

use super::Sheet;
use super::words::won;

/// The standings of a division as a table; nothing before there are any.
pub(super) fn standings(sheet: &Sheet<'_>, division: &DivisionView) -> Markup {
    if division.standings.is_empty() {
        return html! {};
    }
    let format = &division.division.format;
    let points = points_word(format);
    html! {
        section.stage aria-labelledby={ (division.division.id) "-standings" } {
            h3 id={ (division.division.id) "-standings" } { (sheet.say("ev-standings")) }
            div.scroll tabindex="0" role="group" aria-labelledby={ (division.division.id) "-standings" } {
                table.standings {
                    thead { tr {
                        th scope="col" { (sheet.say("ev-place")) }
                        th scope="col" { (sheet.say("ev-player")) }
                        th scope="col" { (sheet.say("ev-wins")) }
                        th scope="col" { (sheet.say("ev-losses")) }
                        th scope="col" { (sheet.say("ev-byes")) }
                        @if let Some(points) = points { th scope="col" { (sheet.say(points)) } }
                        @for value in division.standings.first().map_or(&[][..], |first| &first.tie_breaks) {
                            th scope="col" { (sheet.say(&format!("ev-tie-{}", super::rules::written(value.by)))) }
                        }
                        @if format.is_bracket() { th scope="col" { (sheet.say("ev-reached")) } }
                    } }
                    tbody { @for standing in &division.standings { (row(sheet, division, standing)) } }
                }
            }
        }
    }
}

fn row(sheet: &Sheet<'_>, division: &DivisionView, standing: &Standing) -> Markup {
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
            @if format.is_bracket() { td { (went_out_in(sheet, division, standing)) } }
        }
    }
}

/// The round in which somebody lost last, in the stage that ranks him; a dash while he is in it or if he has won it.
fn went_out_in(sheet: &Sheet<'_>, division: &DivisionView, standing: &Standing) -> String {
    let Some(stage) = standing.stage else { return "–".to_owned() };
    let is_his = |game: &&&MatchView| {
        let seat = game.seats.iter().position(|seat| seat.entrant() == Some(standing.entrant));
        let is_over = matches!(game.status.phase, Phase::Ended { .. });
        game.stage == stage
            && game.division == division.division.id
            && is_over
            && seat.is_some_and(|seat| !won(game, seat))
    };
    let last = sheet.matches.values().filter(is_his).max_by_key(|game| game.round);
    let Some(lost) = last else { return "–".to_owned() };
    let rounds = division.stages.iter().find(|one| one.stage == stage).map_or(0, |one| one.rounds.len());
    let round = sheet.round_name(stage, lost.round.index(), rounds, division);
    if stage == Stage::Main { round } else { format!("{} · {round}", sheet.stage(stage)) }
}

const fn points_word(format: &Format) -> Option<&'static str> {
    match format {
        Format::Swing { .. } => Some("ev-victory-points"),
        Format::Lives { .. } => Some("ev-lives"),
        Format::Swiss { .. } | Format::RoundRobin { .. } => Some("ev-points"),
        Format::DavisCup { .. } => Some("ev-matches"),
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
            h3 id={ (division.division.id) "-prizes" } { (sheet.say("ev-prizes")) }
            @if !division.is_over { p.note { (sheet.say("ev-prizes-open")) } }
            table.standings {
                thead { tr {
                    th scope="col" { (sheet.say("ev-prize-for")) }
                    th scope="col" { (sheet.say("ev-player")) }
                    th.sum scope="col" { (sheet.say("ev-amount")) }
                } }
                tbody {
                    @for prize in paid {
                        tr {
                            td { (prize_for(sheet, prize)) }
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
    let place = sheet.say_with("ev-place-n", &[("n", prize.place.into())]);
    match &prize.pool {
        Some(pool) => format!("{pool}: {place}"),
        None if super::bracket::is_first(prize.stage) => place,
        None => format!("{}: {place}", sheet.stage(prize.stage)),
    }
}

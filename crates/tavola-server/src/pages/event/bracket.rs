//! Brackets and rounds as lists of lists: a tree to the eye, rounds and matches to the ear, black on white on paper.

use std::ops::Range;

use maud::{Markup, html};
use tavola_club::tournament::{
    MatchId, Seat, Stage,
    play::Phase,
    view::{DivisionView, MatchView, Readiness, StageSheet},
};

use super::Sheet;
use super::words::won;

/// All sheets of a division.
pub(super) fn sheets(sheet: &Sheet<'_>, division: &DivisionView) -> Markup {
    html! {
        @for stage in &division.stages {
            @if stage.stage == Stage::Rounds { (some_rounds(sheet, division, stage)) } @else { (stage_of(sheet, division, stage)) }
        }
    }
}

/// How many matches of rounds stand on one page, unless a single round has more.
const SHOWN: usize = 512;

/// As many rounds as a page holds: from the one that is asked for, or else that is being played.
fn some_rounds(sheet: &Sheet<'_>, division: &DivisionView, stage: &StageSheet) -> Markup {
    let rounds = rounds_of(stage);
    let asked = asked_round(&sheet.reader.path).map(|round| round.saturating_sub(1));
    let is_open = |id: &MatchId| sheet.matches.get(id).is_some_and(|game| is_to_come(game));
    let now = || rounds.iter().position(|round| round.iter().any(is_open)).unwrap_or(rounds.len());
    let sizes: Vec<usize> = rounds.iter().map(|round| round.len()).collect();
    let shown = window(&sizes, asked.unwrap_or_else(now));
    let (first, after) = (shown.start, shown.end);
    let page = sheet.reader.path.split('?').next().unwrap_or_default();
    let some = Part { stage: stage.stage, number: 0, first, all: rounds.len(), rounds: rounds[shown].to_vec() };
    html! {
        (part(sheet, division, &some))
        @if after - first < rounds.len() {
            p.acts {
                @if first > 0 { a.panel-button href={ (page) "?round=" (page_before(&sizes, first) + 1) } { (sheet.say("ev-rounds-before")) } }
                @if after < rounds.len() { a.panel-button href={ (page) "?round=" (after + 1) } { (sheet.say("ev-rounds-after")) } }
            }
        }
    }
}

/// The round, from 0, with which the page that ends before `first` begins.
fn page_before(sizes: &[usize], first: usize) -> usize {
    let mut many = 0;
    let fits = |size: &&usize| {
        many += **size;
        many <= SHOWN
    };
    first.saturating_sub(sizes[..first].iter().rev().take_while(fits).count().max(1))
}

fn is_to_come(game: &MatchView) -> bool {
    let is_played = matches!(game.status.phase, Phase::Ended { .. });
    !is_played && matches!(game.readiness, Readiness::Waiting | Readiness::Ready | Readiness::Begun)
}

/// The round that an address asks for, from 1.
fn asked_round(path: &str) -> Option<usize> {
    let (_, query) = path.split_once('?')?;
    query.split('&').find_map(|field| field.strip_prefix("round="))?.parse().ok()
}

/// Which rounds of these sizes stand on the page that begins with `from`: at least one; all if they fit, and as many
/// before it as still do.
fn window(sizes: &[usize], from: usize) -> Range<usize> {
    let mut start = from.min(sizes.len().saturating_sub(1));
    let mut end = (start + 1).min(sizes.len());
    let mut many: usize = sizes[start..end].iter().sum();
    while end < sizes.len() && many + sizes[end] <= SHOWN {
        many += sizes[end];
        end += 1;
    }
    while start > 0 && many + sizes[start - 1] <= SHOWN {
        start -= 1;
        many += sizes[start];
    }
    start..end
}

/// One stage's sheet.
pub(super) fn stage_of(sheet: &Sheet<'_>, division: &DivisionView, stage: &StageSheet) -> Markup {
    let rounds = rounds_of(stage);
    part(sheet, division, &Part { stage: stage.stage, number: 0, first: 0, all: rounds.len(), rounds })
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
                @if let Some(table) = game.status.table.filter(|_| is_live(game)) {
                    " " span.at { (sheet.say_with("ev-at-table", &[("n", table.number().into())])) }
                }
                @for table in game.status.tables() {
                    " " a.at href={ "/t/" (table) } { (sheet.say(if is_ended(game) { "ev-look-back" } else { "ev-watch" })) }
                }
            }
            @for index in 0..2 { (line(sheet, game, index)) }
        }
    }
}

fn line(sheet: &Sheet<'_>, game: &MatchView, index: usize) -> Markup {
    let known = game.seats[index].entrant();
    html! {
        div.line .won[won(game, index) || is_through(game, index)] .open[known.is_none()] {
            span.who {
                @match known {
                    Some(entrant) => (sheet.link(entrant)),
                    None => (sheet.seat(game, index)),
                }
            }
            @if won(game, index) { span.hidden { " " (sheet.say("ev-won")) } }
            span.points { @if let Some(points) = sheet.points(game, index) { (points) } }
        }
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rounds_stand_on_pages_of_bounded_size_that_lead_to_each_other() {
        let sixty_four = vec![32; 63];
        assert_eq!(window(&sixty_four, 0), 0..16);
        assert_eq!(window(&sixty_four, 62), 47..63);
        assert_eq!(window(&[4, 4, 4], 2), 0..3, "few matches stand together");
        assert_eq!(window(&[2048, 2048], 1), 1..2, "a round is never cut");
        assert_eq!(window(&[], 3), 0..0);
        // From the last page back to the first, and no round is missed.
        let mut first = window(&sixty_four, 62).start;
        while first > 0 {
            let before = window(&sixty_four, page_before(&sixty_four, first));
            assert!(before.start < first && before.end >= first && before.len() <= 16, "{before:?}");
            first = before.start;
        }
        assert_eq!(
            (asked_round("/e/1?a=2&round=7"), asked_round("/e/1?round=x"), asked_round("/e/1")),
            (Some(7), None, None)
        );
    }
}

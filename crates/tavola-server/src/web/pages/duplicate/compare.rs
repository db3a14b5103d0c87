//! Both tables side by side: the result, the figures, every roll as each played it.

use std::collections::BTreeMap;

use maud::{Markup, html};
use tavola_rules::{BySide, Side};
use tavola_study::MatchReport;
use tavola_study::report::{ActReport, GameReport, LineReport};

use super::{Compared, sitters};
use crate::club::duplicate::{DuplicateSet, DuplicateTable};
use crate::web::i18n::Locale;
use crate::web::pages::study::{act, mark_sign, unsigned};

/// What came of it and how it was played.
pub(super) fn comparison(locale: Locale, set: &DuplicateSet, compared: &Compared) -> Markup {
    let say = |name: &str| locale.say(name);
    let reports = [0, 1].map(|index| compared[index].as_ref().and_then(|studied| studied.report.as_deref()));
    let underway = compared.iter().flatten().any(|studied| studied.underway.is_some());
    let games = reports.iter().flatten().map(|report| report.games.len()).max().unwrap_or(0);
    html! {
        section.study-summary {
            h2 { (say("duplicate-result")) }
            div.study-scroll tabindex="0" { table {
                thead { tr {
                    td {} th scope="col" { (say("duplicate-players")) } th.number scope="col" { (say("duplicate-points")) }
                    th.number scope="col" title=(say("study-rating-note")) { (say("study-rating")) }
                } }
                tbody { @for (index, table) in set.tables.iter().enumerate() { tr {
                    th scope="row" { (locale.say_with("duplicate-table", &[("n", i64::try_from(index + 1).unwrap_or(0).into())])) }
                    td { (sitters(locale, table)) }
                    td.number { (points(table)) }
                    td.number { @if let Some(report) = reports[index] { (rating(locale, report, Side::White)) " – " (rating(locale, report, Side::Black)) } }
                } } }
            } }
            p { (verdict(locale, set)) }
            @if underway { p.note role="status" { (say("study-reload")) " " a href={ "/duplicates/" (set.id) } { (say("study-reload-link")) } } }
        }
        @for number in 0..games { (game(locale, set, &reports, number)) }
    }
}

fn rating(locale: Locale, report: &MatchReport, side: Side) -> String {
    unsigned(locale, report.players[side].rating, 2)
}

fn score(table: &DuplicateTable) -> BySide<u64> {
    let opened = table.table.state.opened();
    BySide::from_fn(|side| opened.map_or(0, |opened| opened.score().won(side).number()))
}

fn points(table: &DuplicateTable) -> String {
    let score = score(table);
    format!("{}–{}", score.white, score.black)
}

/// White's points over Black's at the first table against those at the second: partners and opponents of the first table
/// have changed colours at the second.
fn verdict(locale: Locale, set: &DuplicateSet) -> String {
    let ahead = |table: &DuplicateTable| {
        let score = score(table).map(|points| i64::try_from(points).unwrap_or(i64::MAX));
        score.white.saturating_sub(score.black)
    };
    let by = ahead(&set.tables[0]).saturating_sub(ahead(&set.tables[1]));
    let name = |index: usize| {
        let opened = set.tables[index].table.state.opened();
        opened.and_then(|opened| opened.name(Side::White)).unwrap_or_else(|| locale.say("duplicate-free"))
    };
    let (who, by) = if by < 0 { (name(1), by.saturating_neg()) } else { (name(0), by) };
    if by == 0 {
        locale.say("duplicate-even")
    } else {
        locale.say_with("duplicate-ahead", &[("who", who.into()), ("n", by.into())])
    }
}

/// A game, roll by roll.
fn game(locale: Locale, set: &DuplicateSet, reports: &[Option<&MatchReport>; 2], number: usize) -> Markup {
    let say = |name: &str| locale.say(name);
    let lines =
        reports.map(|report| report.and_then(|report| report.games.get(number)).map(moments).unwrap_or_default());
    let moments = merged(&lines);
    let before = |one: &Option<(usize, &LineReport)>| one.and_then(|(_, line)| line.xgid.clone());
    let parted = moments.iter().find(|(_, [one, other])| before(one) != before(other)).map(|(moment, _)| *moment);
    html! {
        section.study-games { details open[number == 0] {
            summary { (locale.say_with("duplicate-game", &[("n", i64::try_from(number + 1).unwrap_or(0).into())])) }
            table.study-lines {
                thead { tr {
                    th scope="col" { (say("openings-roll-head")) }
                    @for index in 0..2 { th scope="col" { (locale.say_with("duplicate-table", &[("n", (index + 1).into())])) } th.number scope="col" { (say("study-cost")) } }
                } }
                tbody { @for (moment, both) in &moments {
                    @if parted == Some(*moment) { tr { td colspan="5" { em { (say("duplicate-parted")) } } } }
                    tr {
                        th scope="row" { (roll(both)) }
                        @for index in 0..2 { (cell(locale, &set.tables[index], number, both[index])) }
                    }
                } }
            }
        } }
    }
}

/// A moment of a game that both tables come to: before a roll, with the how-manieth act with the cube, then the roll itself.
type Moment = (u32, u32);

/// The lines of a game with their moments.
fn moments(game: &GameReport) -> Vec<(Moment, usize, &LineReport)> {
    let (mut rolls, mut acts) = (0, 0);
    let mut found = Vec::new();
    for (index, line) in game.lines.iter().enumerate() {
        let moment = if rolled(line).is_some() {
            (rolls, acts) = (rolls + 1, 0);
            (rolls, u32::MAX)
        } else {
            acts += 1;
            (rolls + 1, acts)
        };
        found.push((moment, index, line));
    }
    found
}

fn merged<'a>(
    lines: &[Vec<(Moment, usize, &'a LineReport)>; 2],
) -> BTreeMap<Moment, [Option<(usize, &'a LineReport)>; 2]> {
    let mut both: BTreeMap<Moment, [Option<(usize, &LineReport)>; 2]> = BTreeMap::new();
    for (index, lines) in lines.iter().enumerate() {
        for &(moment, at, line) in lines {
            both.entry(moment).or_default()[index] = Some((at, line));
        }
    }
    both
}

/// The roll of a line; none for what is done without one.
fn rolled(line: &LineReport) -> Option<tavola_rules::Roll> {
    match line.act {
        ActReport::Play { roll, .. } | ActReport::Illegal { roll } | ActReport::Roll { roll } => Some(roll),
        _ => None,
    }
}

fn roll(both: &[Option<(usize, &LineReport)>; 2]) -> Markup {
    let line = both.iter().flatten().next().map(|(_, line)| *line);
    html! { @if let Some(line) = line {
        span.study-disc.(if line.by == Side::White { "study-white" } else { "study-black" }) aria-hidden="true" {}
        @if let Some(roll) = rolled(line) { (roll) }
    } }
}

fn cell(locale: Locale, table: &DuplicateTable, game: usize, line: Option<(usize, &LineReport)>) -> Markup {
    let Some((index, line)) = line else { return html! { td { "—" } td {} } };
    let loss: f32 = line.decisions.iter().map(|decision| decision.loss).sum();
    let mark = line.decisions.iter().filter_map(|decision| decision.mark).max();
    html! {
        td { a href={ "/t/" (table.id) "/study?match=1&at=" (game + 1) "." (index + 1) } { (act(locale, &line.act)) } }
        td.number { @if loss >= 0.0005 { @if let Some(mark) = mark { (mark_sign(locale, mark)) " " } (unsigned(locale, loss.into(), 3)) } }
    }
}

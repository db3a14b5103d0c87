//! What of a large event stands on one page: its sheets, lists and tables in pieces that lead to each other. What is
//! small stands there whole.

use std::cell::Cell;
use std::ops::Range;

use maud::{Markup, html};
use tavola_tournament::{
    MatchId, Stage,
    stream::view::{DivisionView, StageSheet},
};

use super::Sheet;
use super::bracket::{self, Part};

/// How many matches of a stage stand on one page.
pub(super) const MATCHES: usize = 512;
/// How many lines of a list or a table do.
pub(super) const LINES: usize = 500;
/// How many matches begin together on a piece of a tree.
const OF_A_TREE: usize = 64;

/// The piece that an address asks for: `?part=NAME-NUMBER`, its number from 1.
#[derive(Debug, Default)]
pub(super) struct Asked {
    name: String,
    number: usize,
    /// Whether there is one.
    is_met: Cell<bool>,
}

impl Asked {
    /// What the query of a path asks for; nothing that can be met if it asks for nothing.
    pub(super) fn of(path: &str) -> Self {
        let query = path.split_once('?').map_or("", |(_, query)| query);
        let part = query.split('&').find_map(|field| field.strip_prefix("part=")).unwrap_or_default();
        let (name, written) = part.rsplit_once('-').unwrap_or((part, ""));
        // One way to write a number: each address is kept as a page of its own.
        let number = written.parse().ok().filter(|number: &usize| number.to_string() == written);
        Self { name: name.to_owned(), number: number.unwrap_or(0), is_met: Cell::new(false) }
    }

    /// Whether a piece is asked for that the page has not come upon.
    pub(super) fn is_missed(&self) -> bool {
        !self.name.is_empty() && !self.is_met.get()
    }

    /// The piece from 0 that stands on the page, of so many of this name.
    fn piece(&self, name: &str, many: usize, usual: usize) -> usize {
        if self.name != name || !(1..=many).contains(&self.number) {
            return usual.min(many.saturating_sub(1));
        }
        self.is_met.set(true);
        self.number - 1
    }

    /// Whether something of a division is asked for, by its number from 1.
    fn is_of(&self, division: usize) -> bool {
        self.name.split_once('-').is_some_and(|(number, _)| number == division.to_string())
    }
}

/// The name of a division's pieces of one kind.
pub(super) fn name(sheet: &Sheet<'_>, division: &DivisionView, kind: &str) -> String {
    format!("{}-{kind}", number(sheet, division))
}

/// The division's number on the page, from 1.
fn number(sheet: &Sheet<'_>, division: &DivisionView) -> usize {
    let all = &sheet.view().divisions;
    all.iter().position(|one| one.division.id == division.division.id).map_or(0, |at| at + 1)
}

/// The lines of a list that stand on this page, and the links to the others.
pub(super) fn lines<'l, T>(
    sheet: &Sheet<'_>,
    name: &str,
    all: &'l [T],
    most: usize,
) -> (Range<usize>, &'l [T], Markup) {
    let many = all.len().div_ceil(most).max(1);
    let shown = sheet.asked.piece(name, many, 0);
    let range = shown * most..all.len().min((shown + 1) * most);
    let label = |piece: usize| format!("{}–{}", piece * most + 1, all.len().min((piece + 1) * most));
    let labels: Vec<String> = (0..many).map(label).collect();
    (range.clone(), &all[range], links(sheet, name, &labels, shown))
}

/// The links between the pieces of a name; nothing where there is one.
fn links(sheet: &Sheet<'_>, name: &str, labels: &[String], shown: usize) -> Markup {
    if labels.len() < 2 {
        return html! {};
    }
    html! {
        nav.pieces .no-print id={ "part-" (name) } aria-label=(sheet.say("tournament-pieces")) {
            @for (index, label) in labels.iter().enumerate() {
                a href={ (address(sheet, name, index)) "#part-" (name) } aria-current=[(index == shown).then_some("page")] { (label) }
            }
        }
    }
}

/// The address of a piece, from 0, of this page.
fn address(sheet: &Sheet<'_>, name: &str, piece: usize) -> String {
    let (page, query) = sheet.reader.path.split_once('?').unwrap_or((&sheet.reader.path, ""));
    let others: String = query
        .split('&')
        .filter(|field| !field.is_empty() && !field.starts_with("part="))
        .map(|field| format!("{field}&"))
        .collect();
    format!("{page}?{others}part={name}-{}", piece + 1)
}

/// Which of several documents is asked for, and the links to the others.
pub(super) fn documents(sheet: &Sheet<'_>, name: &str, labels: &[String]) -> (usize, Markup) {
    let shown = sheet.asked.piece(name, labels.len(), 0);
    (shown, links(sheet, name, labels, shown))
}

/// The piece of a stage that stands on this page, and the links to the others.
pub(super) fn of_stage<'a>(
    sheet: &Sheet<'_>,
    division: &DivisionView,
    stage: &'a StageSheet,
) -> (Option<Part<'a>>, Markup) {
    let mut parts = cut(sheet, stage, MATCHES, OF_A_TREE);
    let is_open = |part: &Part<'_>| {
        let mut games = part.rounds.iter().copied().flatten().filter_map(|id| sheet.matches.get(id));
        games.any(|game| bracket::is_to_come(game))
    };
    // What is played now, or else how it has ended.
    let usual = parts.iter().position(is_open).unwrap_or(parts.len().saturating_sub(1));
    let name = name(sheet, division, &super::rules::written(stage.stage));
    let shown = sheet.asked.piece(&name, parts.len(), usual);
    let labels: Vec<String> = (0..parts.len()).map(|index| label(sheet, &parts, index)).collect();
    let links = links(sheet, &name, &labels, shown);
    (if parts.is_empty() { None } else { Some(parts.swap_remove(shown)) }, links)
}

/// What a piece of a stage is called: its rounds; of those cut from one round or one tree the number too.
fn label(sheet: &Sheet<'_>, parts: &[Part<'_>], index: usize) -> String {
    let part = &parts[index];
    let siblings = parts.iter().filter(|other| other.first == part.first).count();
    let (first, last) = (part.first + 1, part.first + part.rounds.len());
    let number = |n: usize| i64::try_from(n).unwrap_or(0);
    let rounds = if first == last {
        sheet.say_with("tournament-round", &[("n", number(first).into())])
    } else {
        sheet.say_with("tournament-rounds-span", &[("first", number(first).into()), ("last", number(last).into())])
    };
    if siblings > 1 { format!("{rounds} · {}", index + 1) } else { rounds }
}

/// A stage in parts of which none has more than `most` matches: whole if it is small, a tree as the parts that begin
/// with up to `each` matches and then the rounds in which they meet, all others round by round.
pub(super) fn cut<'a>(sheet: &Sheet<'_>, stage: &'a StageSheet, most: usize, each: usize) -> Vec<Part<'a>> {
    let rounds = bracket::rounds_of(stage);
    let all = rounds.len();
    if rounds.iter().map(|round| round.len()).sum::<usize>() <= most {
        let whole = Part { stage: stage.stage, number: 0, first: 0, all, rounds };
        return if all == 0 { Vec::new() } else { vec![whole] };
    }
    let rounds = if bracket::shape(sheet, &rounds) == "tree" { tree(&rounds, each) } else { vec![(0, rounds)] };
    let parts = rounds.into_iter().flat_map(|(first, rounds)| by_rounds(first, &rounds, most));
    numbered(stage.stage, all, parts.collect())
}

/// Some rounds, and which the first of them is, from 0.
pub(super) type Rounds<'a> = (usize, Vec<&'a [MatchId]>);

/// A stage's parts by number, of which there are several.
pub(super) fn numbered<'a>(stage: Stage, all: usize, parts: Vec<Rounds<'a>>) -> Vec<Part<'a>> {
    let is_whole = parts.len() < 2;
    let part = |(index, (first, rounds))| {
        let number = if is_whole { 0 } else { index + 1 };
        Part { stage, number, first, all, rounds }
    };
    parts.into_iter().enumerate().map(part).collect()
}

/// The parts of a tree, and then the rounds in which they meet.
pub(super) fn tree<'a>(rounds: &[&'a [MatchId]], each: usize) -> Vec<Rounds<'a>> {
    let first = rounds.first().map_or(0, |round| round.len());
    let many = (first.div_ceil(each).max(1)..=first).find(|many| first.is_multiple_of(*many)).unwrap_or(1);
    let own = rounds.iter().take_while(|round| round.len().is_multiple_of(many)).count();
    let piece = |round: &&'a [MatchId], number: usize| &round[number * round.len() / many..][..round.len() / many];
    let of = |number: usize| rounds[..own].iter().map(|round| piece(round, number)).collect();
    let mut parts: Vec<Rounds<'a>> = (0..many).map(|number| (0, of(number))).collect();
    if own < rounds.len() {
        parts.push((own, rounds[own..].to_vec()));
    }
    parts
}

/// Rounds one after the other, in parts of `most` matches; a round that has more is cut.
fn by_rounds<'a>(first: usize, rounds: &[&'a [MatchId]], most: usize) -> Vec<Rounds<'a>> {
    let mut parts: Vec<Rounds<'a>> = Vec::new();
    let mut many = most;
    for (index, round) in rounds.iter().enumerate() {
        for piece in round.chunks(most) {
            if many + piece.len() > most {
                parts.push((first + index, Vec::new()));
                many = 0;
            }
            many += piece.len();
            if let Some((_, open)) = parts.last_mut() {
                open.push(piece);
            }
        }
    }
    parts
}

/// Whether a division stands on this page: all do where they are small; else the one something is asked of, or the first
/// and as many after it as are no more than a page has.
pub(super) fn shows(sheet: &Sheet<'_>, division: &DivisionView) -> bool {
    const MOST: usize = MATCHES + LINES;
    let (all, here) = (&sheet.view().divisions, number(sheet, division));
    // Who asks for all of a division that is there does not ask in vain.
    sheet.asked.piece(&name(sheet, division, "all"), 1, 0);
    let until = |number: usize| all.iter().take(number).map(weight).sum::<usize>();
    if until(all.len()) <= MOST {
        return true;
    }
    if (1..=all.len()).any(|number| sheet.asked.is_of(number)) {
        return sheet.asked.is_of(here);
    }
    here == 1 || until(here) <= MOST
}

/// How much of a division stands on a page: matches and lines.
fn weight(division: &DivisionView) -> usize {
    let matches = |stage: &StageSheet| stage.rounds.iter().map(Vec::len).sum::<usize>().min(MATCHES);
    division.stages.iter().map(matches).sum::<usize>() + division.standings.len().min(LINES)
}

/// The link to a division that stands on a page of its own.
pub(super) fn elsewhere(sheet: &Sheet<'_>, division: &DivisionView) -> Markup {
    html! { p { a.panel-button href=(address(sheet, &name(sheet, division, "all"), 0)) { (sheet.say("tournament-division-show")) } } }
}

#[cfg(test)]
mod tests;

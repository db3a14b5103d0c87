//! The way to take a result back, beside the match it is the result of; of a tie's single at the table where that was played.

use std::collections::BTreeMap;

use maud::{Markup, html};
use tavola_tournament::{
    MatchId, Rubber, TableNumber,
    stream::view::{LogLine, MatchView},
};

use super::{Sheet, act, bracket, tie};

/// The act by which each match got its last result, or that of a part of it, where it can be undone.
pub(super) struct TakeBacks<'a> {
    sheet: &'a Sheet<'a>,
    last: BTreeMap<MatchId, &'a LogLine>,
}

impl<'a> TakeBacks<'a> {
    /// All that whoever reads the page may take back.
    pub(super) fn on(sheet: &'a Sheet<'a>) -> Self {
        let is_result = |line: &&LogLine| {
            line.can_be_undone && matches!(line.what, "ended" | "leg_ended" | "rubber_ended") && line.of.is_some()
        };
        let lines = sheet.view().log.iter().filter(is_result).filter(|_| act::is_a_directors(sheet));
        Self { sheet, last: lines.filter_map(|line| Some((line.of?, line))).collect() }
    }

    /// The way for a match; nothing while it is a tie that goes on, whose singles have their own.
    pub(super) fn of_whole(&self, game: &MatchView) -> Markup {
        let goes_on = self.sheet.is_davis(game) && bracket::is_live(game);
        html! { @if let Some(line) = self.last.get(&game.id).filter(|_| !goes_on) { (self.way(game, line)) } }
    }

    /// The way for the last single of a tie that goes on, if that was played at this table; where there are no tables, anywhere.
    pub(super) fn of_single(&self, game: &MatchView, table: Option<TableNumber>) -> Option<Markup> {
        let line = self.last.get(&game.id).filter(|_| bracket::is_live(game))?;
        let rubber = rubber(line)?;
        let is_here = table.is_none() || game.status.table_of(rubber) == table;
        is_here.then(|| self.way(game, line))
    }

    /// What a single's is called is seen, since it stands beside another; a match's own is heard.
    fn way(&self, game: &MatchView, line: &LogLine) -> Markup {
        let sheet = self.sheet;
        let which = rubber(line);
        let of = which.map_or_else(|| game.id.to_string(), |rubber| format!("{}-{}", game.id, tie::written(rubber)));
        let result = line.result.as_ref().map(|report| sheet.result(game, report));
        html! {
            a.quiet-button data-undo="" data-of=(of) href={ (sheet.at("/desk/log")) "?undo=" (line.act) "#confirm" } {
                (sheet.say("tournament-undo"))
                @match which {
                    Some(rubber) => { " " (tie::rubber_name(sheet, game, rubber)) @if let Some(result) = result { ": " (result) } }
                    None => span.hidden { " " (sheet.pairing(game)) },
                }
            }
        }
    }
}

fn rubber(line: &LogLine) -> Option<Rubber> {
    line.result.as_ref().and_then(|report| report.rubber)
}

#[cfg(test)]
mod tests;

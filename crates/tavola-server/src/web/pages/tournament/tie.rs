//! Davis Cup ties: the five matches of each, phase by phase (DAV-02).

use maud::{Markup, html};
use tavola_tournament::{
    CallCommand, EntrantId, Rubber, TableNumber,
    stream::{
        division::Format,
        play::{AtTable, Chair, Phase},
        view::{DivisionView, MatchView},
    },
};

use super::act::Act;
use super::{Sheet, bracket, pieces};
use crate::web::i18n::isolated;

/// How many ties stand on one page.
const SHOWN: usize = 64;

/// The ties of a Davis Cup that have begun; nothing of other formats.
pub(super) fn ties(sheet: &Sheet<'_>, division: &DivisionView) -> Markup {
    if !matches!(division.division.format, Format::DavisCup { .. }) {
        return html! {};
    }
    let begun = |game: &&MatchView| game.division == division.division.id && game.status.phase != Phase::Planned;
    let ties: Vec<&MatchView> = sheet.view().matches.iter().filter(begun).collect();
    let (_, shown, links) = pieces::lines(sheet, &pieces::name(sheet, division, "ties"), &ties, SHOWN);
    html! { (links) @for tie in shown { (tie_table(sheet, tie)) } }
}

/// One tie as a table of its five matches.
pub(super) fn tie_table(sheet: &Sheet<'_>, tie: &MatchView) -> Markup {
    let now = if bracket::is_live(tie) { sittings(sheet, tie) } else { Vec::new() };
    html! {
        section.stage aria-labelledby={ "tie-" (tie.id) } {
            h3 id={ "tie-" (tie.id) } { (sheet.say("tournament-tie")) " " (tie.id) ": " (sheet.pairing(tie)) }
            table.standings {
                thead { tr {
                    th scope="col" { (sheet.say("tournament-phase")) }
                    th scope="col" { (sheet.say("tournament-match")) }
                    th scope="col" { (sheet.say("tournament-result")) }
                } }
                tbody {
                    @for rubber in Rubber::ALL {
                        tr {
                            td { (phase(rubber)) }
                            th scope="row" {
                                (rubber_name(sheet, tie, rubber))
                                @if let Some(table) = now.iter().find(|one| one.rubber == Some(rubber)).and_then(|one| one.table) {
                                    " " span.at { (sheet.say_with("tournament-at-table", &[("n", table.number().into())])) }
                                }
                            }
                            td.text { (rubber_result(sheet, tie, rubber)) }
                        }
                    }
                }
            }
        }
    }
}

/// Who plays one of a tie's matches for one pair: a name, in the doubles both.
pub(super) fn who_plays(sheet: &Sheet<'_>, tie: &MatchView, rubber: Rubber, index: usize) -> String {
    let &[member] = rubber.members()[index] else { return sheet.seat(tie, index) };
    let entry = tie.seats[index].entrant().and_then(|entrant| sheet.entries.get(&entrant));
    let name =
        entry.and_then(|entry| entry.people.get(member.index())).map(|person| isolated(&person.name).into_owned());
    name.unwrap_or_else(|| sheet.seat(tie, index))
}

/// Who has won one of a tie's matches, which is reported as their pair's.
pub(super) fn who_won(sheet: &Sheet<'_>, tie: &MatchView, rubber: Rubber, winner: EntrantId) -> String {
    let index = (0..2).find(|&index| tie.seats[index].entrant() == Some(winner));
    index.map_or_else(|| sheet.name(winner), |index| who_plays(sheet, tie, rubber, index))
}

/// Who plays one of the five matches: by name where the names are known.
pub(super) fn rubber_name(sheet: &Sheet<'_>, tie: &MatchView, rubber: Rubber) -> String {
    let pairing = format!("{} – {}", who_plays(sheet, tie, rubber, 0), who_plays(sheet, tie, rubber, 1));
    if rubber == Rubber::Doubles { format!("{}: {pairing}", sheet.say("tournament-doubles")) } else { pairing }
}

/// Something that is played at one table: a match, or one of a tie's.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Sitting {
    pub(super) table: Option<TableNumber>,
    pub(super) rubber: Option<Rubber>,
}

impl Sitting {
    /// Both who play there, the upper line first.
    pub(super) fn names(self, sheet: &Sheet<'_>, game: &MatchView) -> [String; 2] {
        [0, 1].map(|index| match self.rubber {
            Some(rubber) => who_plays(sheet, game, rubber, index),
            None => sheet.seat(game, index),
        })
    }

    /// Who plays there.
    pub(super) fn pairing(self, sheet: &Sheet<'_>, game: &MatchView) -> String {
        self.rubber.map_or_else(|| sheet.pairing(game), |rubber| rubber_name(sheet, game, rubber))
    }
}

/// What of a match is played now, table by table: a tie is played at two in phases 1 and 3 (DAV-02).
pub(super) fn sittings(sheet: &Sheet<'_>, game: &MatchView) -> Vec<Sitting> {
    if !sheet.is_davis(game) || !bracket::is_live(game) {
        return vec![Sitting { table: game.status.table, rubber: None }];
    }
    rubbers_now(game).map(|rubber| Sitting { table: game.status.table_of(rubber), rubber: Some(rubber) }).collect()
}

/// The tables at which a match that is on is played now: of a tie one or two.
pub(super) fn tables(sheet: &Sheet<'_>, game: &MatchView) -> Vec<TableNumber> {
    if !bracket::is_live(game) {
        return Vec::new();
    }
    let mut tables: Vec<TableNumber> = sittings(sheet, game).into_iter().filter_map(|one| one.table).collect();
    tables.dedup();
    tables
}

/// Whether somebody keeps a match waiting, or one of a tie's.
pub(super) fn is_waited_for(game: &MatchView, rubber: Option<Rubber>) -> bool {
    let waits = |rubber: Rubber| Chair::BOTH.into_iter().any(|chair| game.status.tie.keeps_waiting(rubber, chair));
    match rubber {
        Some(rubber) => waits(rubber),
        None if !game.status.tie.missed.is_empty() => rubbers_now(game).any(waits),
        None => game.status.sides.iter().any(|side| side.at_table == AtTable::Absent),
    }
}

/// Who of those who play is missed or has come: a button for each.
pub(super) fn presence(sheet: &Sheet<'_>, tie: &MatchView, rubber: Rubber) -> Markup {
    html! {
        @for (index, chair) in Chair::BOTH.into_iter().enumerate() {
            @if let Some(entrant) = tie.seats[index].entrant() {
                @let who = who_plays(sheet, tie, rubber, index);
                @let member = match rubber.members()[index] { [one] => Some(*one), _ => None };
                @if tie.status.tie.keeps_waiting(rubber, chair) {
                    (Act::new(sheet.say_with("tournament-arrived", &[("who", who.into())]),
                        CallCommand::Arrive { of: tie.id, entrant, member }).key(["h", "j"][index]).form(sheet))
                } @else {
                    (Act::new(sheet.say_with("tournament-missing", &[("who", who.into())]),
                        CallCommand::Absent { of: tie.id, entrant, member }).key(["a", "b"][index]).class("quiet-button").form(sheet))
                }
            }
        }
    }
}

/// The button that gives a tie its second table, where it has one.
pub(super) fn second_table(sheet: &Sheet<'_>, tie: &MatchView) -> Markup {
    let status = &tie.status;
    let lacks = status.table.is_some() && status.tie.second_table.is_none() && status.dispute.is_none();
    if !sheet.is_davis(tie) || !bracket::is_live(tie) || !lacks || sheet.view().tables.is_empty() {
        return html! {};
    }
    Act::new(sheet.say("tournament-second-table"), CallCommand::Call { of: tie.id, table: None })
        .about(sheet.pairing(tie))
        .class("quiet-button")
        .form(sheet)
}

/// Who keeps a tie's matches waiting, and what that has cost by now.
pub(super) fn lateness(sheet: &Sheet<'_>, tie: &MatchView, only: Option<Rubber>) -> Markup {
    let late = tie.late_in.iter().filter(|late| only.is_none_or(|rubber| rubber == late.rubber));
    html! {
        @for late in late {
            p.warning { (sheet.say_with("tournament-late-points", &[
                ("who", who_plays(sheet, tie, late.rubber, late.chair.index()).into()), ("n", late.points.into()),
            ])) }
        }
    }
}

/// The name of one of the five matches as written.
pub(super) fn written(rubber: Rubber) -> String {
    serde_json::to_value(rubber).ok().and_then(|name| name.as_str().map(str::to_owned)).unwrap_or_default()
}

/// The matches of a tie that have no result yet.
pub(super) fn open_rubbers(tie: &MatchView) -> impl Iterator<Item = Rubber> {
    let is_played = |rubber: &Rubber| tie.status.rubbers.iter().any(|report| report.rubber == Some(*rubber));
    Rubber::ALL.into_iter().filter(move |rubber| !is_played(rubber))
}

/// Those of them that are played now: the ones of the earliest phase (DAV-02).
pub(super) fn rubbers_now(tie: &MatchView) -> impl Iterator<Item = Rubber> {
    let now = open_rubbers(tie).map(Rubber::phase).min();
    open_rubbers(tie).filter(move |rubber| Some(rubber.phase()) == now)
}

/// The matches of a tie that have a result.
pub(super) fn played_rubbers(tie: &MatchView) -> impl Iterator<Item = Rubber> {
    tie.status.rubbers.iter().filter_map(|report| report.rubber)
}

/// Matches of a tie to choose from: each as written, and who plays it.
pub(super) fn named(
    sheet: &Sheet<'_>,
    tie: &MatchView,
    rubbers: impl Iterator<Item = Rubber>,
) -> Vec<(String, String)> {
    rubbers.map(|rubber| (written(rubber), rubber_name(sheet, tie, rubber))).collect()
}

/// The same where it may also be about the whole tie.
pub(super) fn which_rubber(sheet: &Sheet<'_>, tie: &MatchView) -> Vec<(String, String)> {
    std::iter::once((String::new(), "–".to_owned())).chain(named(sheet, tie, open_rubbers(tie))).collect()
}

fn rubber_result(sheet: &Sheet<'_>, tie: &MatchView, rubber: Rubber) -> String {
    let played = tie.status.rubbers.iter().find(|report| report.rubber == Some(rubber));
    match played {
        Some(report) => sheet.result(tie, report),
        None if matches!(tie.status.phase, Phase::Ended { .. }) => sheet.say("tournament-not-played"),
        None => String::new(),
    }
}

/// The phase's number, 1 to 3 (DAV-02).
const fn phase(rubber: Rubber) -> u8 {
    match rubber {
        Rubber::FirstSecond | Rubber::SecondFirst => 1,
        Rubber::Doubles => 2,
        Rubber::Firsts | Rubber::Seconds => 3,
    }
}

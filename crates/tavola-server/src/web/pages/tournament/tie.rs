//! Davis Cup ties: the five matches of each, phase by phase (DAV-02).

use maud::{Markup, html};
use tavola_tournament::{
    Rubber,
    stream::{
        division::Format,
        play::Phase,
        view::{DivisionView, MatchView},
    },
};

use super::{Sheet, pieces};
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
                            th scope="row" { (rubber_name(sheet, tie, rubber)) }
                            td.text { (rubber_result(sheet, tie, rubber)) }
                        }
                    }
                }
            }
        }
    }
}

/// Who plays one of the five matches: by name where the names are known.
pub(super) fn rubber_name(sheet: &Sheet<'_>, tie: &MatchView, rubber: Rubber) -> String {
    let person = |index: usize, number: usize| {
        let entry = tie.seats[index].entrant().and_then(|entrant| sheet.entries.get(&entrant));
        let name = entry.and_then(|entry| entry.people.get(number)).map(|person| isolated(&person.name).into_owned());
        name.unwrap_or_else(|| sheet.seat(tie, index))
    };
    match rubber {
        Rubber::FirstSecond => format!("{} – {}", person(0, 0), person(1, 1)),
        Rubber::SecondFirst => format!("{} – {}", person(0, 1), person(1, 0)),
        Rubber::Doubles => format!("{}: {}", sheet.say("tournament-doubles"), sheet.pairing(tie)),
        Rubber::Firsts => format!("{} – {}", person(0, 0), person(1, 0)),
        Rubber::Seconds => format!("{} – {}", person(0, 1), person(1, 1)),
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
        Some(report) => sheet.result(report),
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

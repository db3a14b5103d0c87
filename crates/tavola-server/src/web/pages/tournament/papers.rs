//! Papers for the hall that are no bracket: pairings by name for the wall, score slips to cut, score sheets to write on.

use maud::{DOCTYPE, Markup, html};
use tavola_tournament::stream::view::MatchView;

use super::pairings;
use super::{Sheet, tie};
use crate::web::page_data::{Leaf, Reader, TournamentData};
use crate::web::pages::{Frame, head};

/// How many games have a line on a score sheet.
const GAMES: usize = 25;

/// How many games have a line on a slip: as many as the match can take, but for those that hardly ever come.
fn games_of_slip(length: u8) -> usize {
    (2 * usize::from(length)).saturating_sub(1).clamp(3, 15)
}

/// One kind of paper.
#[must_use]
pub fn papers(reader: &Reader, data: &TournamentData, leaf: Leaf) -> Markup {
    let sheet = Sheet::new(reader, data);
    let (heading, body) = match leaf {
        Leaf::Names => ("tournament-by-name", by_name(&sheet)),
        Leaf::Slips => ("tournament-slips", slips(&sheet)),
        Leaf::Score => ("tournament-score-sheets", score_sheets(&sheet)),
    };
    let title = format!("{} · {}", sheet.view().settings.name, sheet.say(heading));
    let styles = &["pages", "tournament", "paper", "paper-upright"];
    let frame = Frame { title: &title, styles, script: Some("tournament/page") };
    let say = |name: &str| sheet.say(name);
    html! {
        (DOCTYPE)
        html lang=(sheet.locale.code()) dir=(sheet.locale.direction()) data-look="light" {
            (head(&say, &frame))
            body.paper.upright {
                nav.no-print aria-label="Tavola" { a href=(sheet.at("")) { (sheet.say("tournament-nav-public")) } " · " (sheet.say("tournament-print-upright")) }
                main #main { h1.no-print { (sheet.say(heading)) } (body) }
            }
        }
    }
}

fn by_name(sheet: &Sheet<'_>) -> Markup {
    let all = pairings::by_name(sheet);
    html! {
        header.leaf-head { h2 { (sheet.view().settings.name) } p { (sheet.say("tournament-by-name")) } }
        @if all.is_empty() { p { (sheet.say("tournament-papers-none")) } }
        @else {
            table.standings.by-name {
                thead { tr {
                    th scope="col" { (sheet.say("tournament-player")) }
                    th scope="col" { (sheet.say("tournament-table-word")) }
                    th scope="col" { (sheet.say("tournament-opponent")) }
                    th scope="col" { (sheet.say("tournament-hour")) }
                } }
                tbody { @for one in &all { tr {
                    th scope="row" { (one.name) }
                    td.sum { @if one.tables.is_empty() { "–" } @for table in &one.tables { (table) " " } }
                    td.text { (one.opponent) }
                    td.text { @if let Some(begins) = one.begins { (sheet.time(begins)) } @else { "–" } }
                } } }
            }
        }
    }
}

/// A slip for each match that is called or can be: names, table, length, a line for each game, who signs.
fn slips(sheet: &Sheet<'_>) -> Markup {
    let games: Vec<&MatchView> = sheet.view().matches.iter().filter(|game| pairings::is_paired(game)).collect();
    html! {
        @if games.is_empty() { p { (sheet.say("tournament-papers-none")) } }
        div.slips {
            @for game in games { @for sitting in tie::sittings(sheet, game) {
                article.slip {
                    header { strong { (sitting.pairing(sheet, game)) }
                        @if let Some(table) = sitting.table { span { (sheet.say_with("tournament-table", &[("n", table.number().into())])) } }
                    }
                    p { "#" (game.id) " · " (sheet.whereabouts_and_length(game)) }
                    (lines(sheet, &sitting.names(sheet, game), games_of_slip(game.status.length)))
                    p.sign { (sheet.say("tournament-sign-winner")) ": " span {} (sheet.say("tournament-sign-loser")) ": " span {} }
                }
            } }
        }
    }
}

/// A score sheet without names, for a match of the hall (TRN-18, MAT-05).
fn score_sheets(sheet: &Sheet<'_>) -> Markup {
    html! {
        section.leaf.blank {
            header.leaf-head { h2 { (sheet.view().settings.name) } p { (sheet.say("tournament-score-sheets")) } }
            p.sign {
                (sheet.say("tournament-match")) " #" span {} (sheet.say("tournament-table-word")) ": " span {} (sheet.say("tournament-length-word")) ": " span {}
            }
            (lines(sheet, &[String::new(), String::new()], GAMES))
            p.sign { (sheet.say("tournament-sign-winner")) ": " span {} (sheet.say("tournament-sign-loser")) ": " span {} }
        }
    }
}

/// A line for each game: its points for the one or the other, and the score after it.
fn lines(sheet: &Sheet<'_>, names: &[String; 2], games: usize) -> Markup {
    html! {
        table.games {
            thead { tr {
                th scope="col" { (sheet.say("tournament-game-word")) }
                @for name in names { @if name.is_empty() { td {} } @else { th scope="col" { (name) } } }
                th scope="col" { (sheet.say("tournament-score-word")) }
            } }
            tbody { @for game in 1..=games { tr { td { (game) } @for _ in names { td {} } td {} } } }
        }
    }
}

//! The devices at the tables: QR codes to put up, the line on a card, time given or taken at the desk.

use maud::{DOCTYPE, Markup, html};
use tavola_base::Millis;
use tavola_club::device::{self as match_device, ConflictView, DevicePhase, DeviceView, Irregular};
use tavola_rules::{BySide, CubeValue, Points, ScoreRuling, Side};
use tavola_tournament::{
    Rubber,
    stream::{
        play::{Phase, TableNumber},
        settings::Venue,
        view::MatchView,
    },
};

use super::{Sheet, act, tie};
use crate::base::ids::StreamId;
use crate::web::http::tournament::forms::device;
use crate::web::i18n::Locale;
use crate::web::page_data::{Reader, TournamentData};
use crate::web::pages::{Frame, clause::linked, head, invite::escaped, language};

/// What a device can be doing, each with its word.
const PHASES: [&str; 15] = [
    "ready",
    "opening_roll",
    "running",
    "cube_offered",
    "stopped",
    "director",
    "resigned",
    "claimed",
    "game_entry",
    "absent",
    "flagged",
    "match_over",
    "held",
    "setup",
    "gap_asked",
];

/// The QR codes of all tables.
#[must_use]
pub fn devices(reader: &Reader, data: &TournamentData, tables: &[(TableNumber, String)]) -> Markup {
    let sheet = Sheet::new(reader, data);
    let title = sheet.say("tournament-devices");
    let frame = Frame { title: &title, styles: &["pages", "tournament", "paper", "paper-a4"], script: None };
    let say = |name: &str| sheet.say(name);
    html! {
        (DOCTYPE)
        html lang=(sheet.locale.code()) dir=(sheet.locale.direction()) data-look="light" {
            (head(&say, &frame))
            body.paper.a4 {
                nav.no-print aria-label="Tavola" { a href=(sheet.at("/desk")) { (sheet.say("tournament-to-board")) } }
                main #main .leaf {
                    h1 { (sheet.view().settings.name) " · " (title) }
                    p { (sheet.say("tournament-devices-how")) }
                    div.codes {
                        @for (table, link) in tables {
                            figure.code {
                                img alt=(link) src={ "/board/qr.svg?text=" (escaped(link)) } width="200" height="200";
                                figcaption { (sheet.say_with("tournament-table", &[("n", table.number().into())])) }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// What is shown where nobody is called to a table.
#[must_use]
pub fn nobody_at_table(reader: &Reader, event: &StreamId, table: TableNumber) -> Markup {
    let locale = language(reader);
    at_table(
        &locale,
        table,
        &html! {
            p.lead { (locale.say("tournament-device-nobody")) }
            p.acts {
                a.button href=(reader.path) { (locale.say("tournament-device-again")) }
                a.panel-button href={ "/e/" (event) } { (locale.say("tournament-nav-public")) }
            }
        },
    )
}

/// Where two matches of a Davis Cup tie are played at a table: which of them?
#[must_use]
pub fn which_at_table(
    reader: &Reader,
    event: &StreamId,
    table: TableNumber,
    key: &str,
    matches: &[(Rubber, BySide<String>)],
) -> Markup {
    let locale = language(reader);
    let way =
        |rubber: &Rubber| format!("/board/at/{event}/{table}?t={}&rubber={}", escaped(key), tie::written(*rubber));
    at_table(
        &locale,
        table,
        &html! {
            p.lead { (locale.say("tournament-device-which")) }
            ul.plain {
                @for (rubber, names) in matches {
                    li { a.button href=(way(rubber)) { (names.white) " – " (names.black) } }
                }
            }
        },
    )
}

fn at_table(locale: &Locale, table: TableNumber, body: &Markup) -> Markup {
    let title = locale.say_with("tournament-table", &[("n", table.number().into())]);
    let frame = Frame { title: &title, styles: &["pages", "tournament"], script: None };
    let say = |name: &str| locale.say(name);
    html! {
        (DOCTYPE)
        html lang=(locale.code()) dir=(locale.direction()) {
            (head(&say, &frame))
            body.tournament-page { main #main { h1 { (title) } (body) } }
        }
    }
}

/// Where the script writes how a match stands on its device.
pub(super) fn line(sheet: &Sheet<'_>, game: &MatchView) -> Markup {
    let is_live = !matches!(game.status.phase, Phase::Planned | Phase::Ended { .. });
    if sheet.view().settings.venue != Venue::OverTheBoard || !is_live {
        return html! {};
    }
    let mut words: serde_json::Map<String, serde_json::Value> = PHASES
        .iter()
        .map(|phase| ((*phase).to_owned(), sheet.say(&format!("tournament-device-{phase}")).into()))
        .collect();
    for word in ["conflict", "unheard", "gap", "odd_times"] {
        words.insert(word.to_owned(), sheet.say(&format!("tournament-device-{word}")).into());
    }
    let words = serde_json::Value::Object(words);
    html! {
        @if sheet.is_davis(game) {
            @for rubber in tie::open_rubbers(game) {
                p.device-line data-device={ (game.id) "-" (tie::written(rubber)) } data-words=(words)
                    data-name=(tie::rubber_name(sheet, game, rubber)) hidden {}
            }
        } @else {
            p.device-line data-device=(game.id) data-words=(words) hidden {}
        }
    }
}

/// A device of a match that is being played.
#[derive(Debug)]
pub struct Beside {
    /// Of which match of a tie.
    pub rubber: Option<Rubber>,
    /// What it shows.
    pub view: DeviceView,
}

/// Two logs to be settled and gaps to be restored, each by a button.
pub(super) fn disorder(sheet: &Sheet<'_>, game: &MatchView, beside: &[Beside]) -> Markup {
    html! {
        @for Beside { rubber, view } in beside {
            @for (number, conflict) in (1..).zip(&view.conflicts).filter(|(_, conflict)| conflict.settled.is_none()) {
                section.parted {
                    p.warning { (of_which(sheet, game, *rubber)) (two_scores(sheet, conflict)) " " (linked(&ruling(sheet, conflict))) }
                    div.acts {
                        @for keep in ["this", "that"] {
                            (order(sheet, game, *rubber, device::SETTLE, &[("conflict", number.to_string()), ("keep", keep.to_owned())],
                                &sheet.say(&format!("board-keep-{keep}"))))
                        }
                    }
                }
            }
            @if let Some(gap) = view.gaps.last()
                && let Some(side) = gap.side.filter(|_| !gap.restored && !gap.counted)
            {
                section.parted {
                    p.warning {
                        (of_which(sheet, game, *rubber)) (sheet.say_with("board-gap", &[("time", span(gap.length).into())]))
                        " " (view.names[side])
                    }
                    div.acts {
                        (order(sheet, game, *rubber, device::GAP, &[("gap", view.gaps.len().to_string()), ("time", "restore".to_owned())], &sheet.say("board-restore")))
                        @if matches!(view.phase, DevicePhase::Course(match_device::Phase::GapAsked { .. })) {
                            (order(sheet, game, *rubber, device::GAP, &[("gap", view.gaps.len().to_string()), ("time", "count".to_owned())],
                                &sheet.say("board-gap-counts")))
                        }
                    }
                }
            }
            (one_touch(sheet, game, *rubber, view))
            @for odd in view.irregular.iter().filter(|one| one.is_of_time()) {
                p.warning { (of_which(sheet, game, *rubber)) (odd_time(sheet, view, odd)) }
            }
        }
    }
}

/// Rulings that are one touch: a clock that runs for the wrong player, a flag that nobody noticed, a cube turned by mistake
/// in the Crawford game.
fn one_touch(sheet: &Sheet<'_>, game: &MatchView, rubber: Option<Rubber>, view: &DeviceView) -> Markup {
    let crawford = view.games.iter().find(|game| game.crawford && game.cube == CubeValue::ONE);
    let running = match view.phase {
        DevicePhase::Course(match_device::Phase::Running { side }) => side,
        DevicePhase::Course(_) | DevicePhase::Setup(_) => None,
    };
    let label = |key: &str| format!("{}{}", of_which(sheet, game, rubber), sheet.say(key));
    html! {
        @if let Some(side) = running {
            @let other = if side == Side::White { "black" } else { "white" };
            div.acts { (order(sheet, game, rubber, device::TURN, &[("side", other.to_owned())], &label("board-right-turn"))) }
        }
        @if view.legal.director.contains(&"play_on") {
            div.acts { (order(sheet, game, rubber, device::FLAG, &[], &label("board-right-flag"))) }
        }
        @if let Some(line) = crawford.filter(|_| view.posted.is_none()) {
            details {
                summary { (of_which(sheet, game, rubber)) (sheet.say("board-right-cube")) }
                p.note { (linked(&sheet.say("board-right-cube-how"))) }
                div.acts {
                    @for cube in ["2", "4", "8"] {
                        (order(sheet, game, rubber, device::CUBE, &[("game", line.number.to_string()), ("cube", cube.to_owned())],
                            &sheet.say_with("board-cube", &[("value", cube.into())])))
                    }
                }
            }
        }
    }
}

fn of_which(sheet: &Sheet<'_>, game: &MatchView, rubber: Option<Rubber>) -> String {
    rubber.map(|rubber| format!("{}: ", tie::rubber_name(sheet, game, rubber))).unwrap_or_default()
}

fn two_scores(sheet: &Sheet<'_>, conflict: &ConflictView) -> String {
    let [here, there] = [conflict.here, conflict.there].map(score);
    sheet.say_with("board-conflict", &[("here", here.into()), ("there", there.into())])
}

/// Which score counts, and by which clause.
fn ruling(sheet: &Sheet<'_>, conflict: &ConflictView) -> String {
    let (by, won) = match conflict.ruling {
        ScoreRuling::Scoreboard { won } => ("scoreboard", score(won)),
        ScoreRuling::Agreement { won } => ("agreement", score(won)),
        ScoreRuling::TrailersSheet { won } => ("trailers_sheet", score(won)),
        ScoreRuling::Director => ("director", String::new()),
    };
    sheet.say_with(&format!("board-conflict-{by}"), &[("won", won.into())])
}

/// A line of a time that cannot be, or one that goes on after a flag.
fn odd_time(sheet: &Sheet<'_>, view: &DeviceView, odd: &Irregular) -> Markup {
    let (text, at) = match odd {
        Irregular::ImpossibleTime { said, counted, by, .. } => {
            let whose =
                by.side().map_or_else(|| sheet.say("tournament-device-itself"), |side| view.names[side].clone());
            let off = said.since(*counted).max(counted.since(*said));
            let key = if said > counted { "tournament-device-odd-ahead" } else { "tournament-device-odd-behind" };
            (sheet.say_with(key, &[("name", whose.into()), ("time", span(off).into())]), *counted)
        }
        Irregular::PastFlag { side, fell, .. } => {
            (sheet.say_with("tournament-device-odd-past_flag", &[("name", view.names[*side].clone().into())]), *fell)
        }
        Irregular::ImpossibleGap { at } => (sheet.say("tournament-device-odd-gap"), *at),
        Irregular::ImpossibleJump { at } => (sheet.say("tournament-device-odd-jump"), *at),
        Irregular::NoClock | Irregular::WrongTime | Irregular::LongBreak { .. } | Irregular::Unchecked { .. } => {
            return html! {};
        }
    };
    html! { (text) " " (sheet.time(at)) }
}

fn score(won: BySide<Points>) -> String {
    format!("{}–{}", won.white.number(), won.black.number())
}

fn span(time: Millis) -> String {
    let seconds = time.number() / 1000;
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

/// A button that orders something on a device.
fn order(
    sheet: &Sheet<'_>,
    game: &MatchView,
    rubber: Option<Rubber>,
    kind: &str,
    fields: &[(&str, String)],
    label: &str,
) -> Markup {
    html! {
        form.act-form method="post" action={ (sheet.at("/devices/")) (game.id) } {
            (act::hidden("form", kind))
            @if let Some(rubber) = rubber { (act::hidden("rubber", &tie::written(rubber))) }
            @for (name, value) in fields { (act::hidden(name, value)) }
            (act::sent_to(&sheet.reader.path))
            button.panel-button { (label) }
        }
    }
}

/// Time given or taken at the desk, where the match has a device.
pub(super) fn adjust(sheet: &Sheet<'_>, game: &MatchView, beside: &[Beside]) -> Markup {
    let is_live = !matches!(game.status.phase, Phase::Planned | Phase::Ended { .. });
    if beside.is_empty() || !is_live {
        return html! {};
    }
    let sides = ["white", "black"].into_iter().enumerate();
    let sides: Vec<_> = sides.map(|(index, side)| (side.to_owned(), sheet.seat(game, index))).collect();
    let rubbers = tie::named(sheet, game, beside.iter().filter_map(|one| one.rubber));
    html! {
        details #device {
            summary { (sheet.say("tournament-device-adjust")) }
            form.fields method="post" action={ (sheet.at("/devices/")) (game.id) } {
                (act::hidden("form", device::TIME))
                (act::sent_to(&sheet.reader.path))
                @if !rubbers.is_empty() {
                    (act::choice("device-rubber", "rubber", &sheet.say("tournament-which-match"), &rubbers))
                }
                (act::choice("device-side", "side", &sheet.say("tournament-device-whose"), &sides))
                (act::field("device-seconds", &sheet.say("tournament-device-seconds"), &html! {
                    input.short #device-seconds name="seconds" type="number" required inputmode="numeric";
                }))
                (act::field("device-reason", &sheet.say("tournament-device-reason"), &html! {
                    input #device-reason name="reason" required maxlength="200";
                }))
                button.panel-button { (sheet.say("tournament-device-adjust")) }
            }
        }
    }
}

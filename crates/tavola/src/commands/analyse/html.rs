//! A judged match as a page that needs nothing else: no script, no font, no picture from elsewhere.

use maud::{DOCTYPE, Markup, PreEscaped, html};
use tavola_engine::CubeAction;
use tavola_notation::diagram::{Arrow, ArrowKind, Diagram};
use tavola_notation::{Situation, Waiting, Xgid, read_play};
use tavola_rules::{BySide, WinKind};
use tavola_study::report::{
    ActReport, CandidateReport, Chances, CubeReport, Decided, DecisionReport, GameReport, LineReport,
};
use tavola_study::{Mark, MatchReport};

use super::graph::{Chance, drawn};
use super::text::{act, errors, told};

/// How many errors get a diagram.
const DIAGRAMS: usize = 40;

const STYLE: &str = "\
:root{color-scheme:light dark;--ground:#faf7f2;--surface:#fff;--line:#d8cfc0;--text:#2c2117;--quiet:#6d5f50;--accent:#14523f;--error:#a86400;--blunder:#b3261e;--whopper:#6b1fa3}\
@media(prefers-color-scheme:dark){:root{--ground:#1c1814;--surface:#26211b;--line:#4a4138;--text:#f1e9dd;--quiet:#b9ab9a;--accent:#7fd1b3;--error:#f0b95a;--blunder:#ff8a80;--whopper:#d5a6ff}}\
body{margin:0 auto;max-width:72rem;padding:1rem;background:var(--ground);color:var(--text);font:1rem/1.5 system-ui,sans-serif;font-variant-numeric:tabular-nums}\
h1{font-size:1.6rem}h2{font-size:1.3rem;margin-top:2rem}\
table{border-collapse:collapse;width:100%}th,td{padding:.25rem .5rem;text-align:left;border-bottom:1px solid var(--line);vertical-align:top}\
td.n,th.n{text-align:right}.scroll{overflow-x:auto}.quiet{color:var(--quiet)}\
figure{margin:1rem 0}figcaption{color:var(--quiet)}svg{max-width:100%;height:auto;display:block}svg text{fill:var(--quiet);font-size:12px}\
.grid{stroke:var(--line);fill:none}.game{stroke:var(--quiet);fill:none;stroke-dasharray:2 3}.chance{stroke:var(--accent);fill:none;stroke-width:2}\
svg .error{fill:var(--error)}svg .blunder{fill:var(--blunder)}svg .whopper{fill:var(--whopper)}\
.mark-error{color:var(--error)}.mark-blunder{color:var(--blunder);font-weight:600}.mark-whopper{color:var(--whopper);font-weight:700}\
article{display:grid;grid-template-columns:minmax(16rem,26rem) 1fr;gap:1rem;padding:1rem;margin:1rem 0;background:var(--surface);border:1px solid var(--line);border-radius:8px}\
article>div{min-width:0}td.play{white-space:nowrap}article h3{margin:0;font-size:1.1rem}code{font-size:.85em;overflow-wrap:anywhere}summary{cursor:pointer}\
@media(max-width:48rem){article{grid-template-columns:1fr}}@media print{body{max-width:none}details{break-inside:avoid}article{break-inside:avoid}}";

/// The whole page.
pub(super) fn page(name: &str, report: &MatchReport) -> String {
    let BySide { white, black } = &report.players;
    let title = format!("{} – {}", black.name, white.name);
    html! {
        (DOCTYPE)
        html lang="en" {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { (title) }
                style { (PreEscaped(STYLE)) }
            }
            body {
                h1 { (title) }
                p.quiet {
                    (report.length.map_or_else(|| "Money session".to_owned(), |length| format!("Match to {length}")))
                    ", " (report.games.len()) " games, looking " (depth(report.plies)) " ahead. From " (name) "."
                    @for (tag, value) in report.tags.iter().filter(|(tag, _)| is_told(tag)) { " " (tag) ": " (value) "." }
                }
                (sums(report))
                @if report.length.is_some() { @if let Some(graph) = drawn(report, Chance::Match) { (graph) } }
                @if let Some(graph) = drawn(report, Chance::Game) { (graph) }
                p.quiet { "Errors of " (white.name) " are circles, those of " (black.name) " squares; the vertical lines are games." }
                (worst(report))
                h2 { "Every decision" }
                @for (index, game) in report.games.iter().enumerate() { (game_table(report, index, game)) }
                h2 { "What the figures mean" }
                p { "Losses are equities in units of the cube (EMG in a match). PR is 500 times the loss a decision; decisions are plays with a choice, doubles, answers, and not doubling where it was close or wrong. gnubg’s rate is thousandths of the cube a decision. Marks: doubtful from 0.010, error from 0.020, blunder from 0.080, whopper from 0.160." }
            }
        }
    }
    .into_string()
}

fn depth(plies: u8) -> String {
    match plies {
        0 => "no roll".to_owned(),
        1 => "one roll".to_owned(),
        plies => format!("{plies} rolls"),
    }
}

fn is_told(tag: &str) -> bool {
    ["Event", "Site", "EventDate", "Date", "Round", "EV", "DT", "RO", "PC"].contains(&tag)
}

fn sums(report: &MatchReport) -> Markup {
    let players = [&report.players.black, &report.players.white];
    let figures = |of: &dyn Fn(&tavola_study::report::PlayerReport) -> String| players.map(of);
    let rows = [
        ("PR", figures(&|player| format!("{:.2}", player.rating))),
        ("Decisions", figures(&|player| (player.plays + player.cubes).to_string())),
        ("Plays with a choice", figures(&|player| player.plays.to_string())),
        ("Lost at plays", figures(&|player| format!("{:.3}", player.play_losses))),
        ("Cube decisions", figures(&|player| player.cubes.to_string())),
        ("Lost at the cube", figures(&|player| format!("{:.3}", player.cube_losses))),
        (
            "Doubtful, errors, blunders, whoppers",
            figures(&|player| player.marks.map(|many| many.to_string()).join(", ")),
        ),
        ("gnubg’s rate", figures(&|player| format!("{:.1}", player.millis))),
        ("Luck", figures(&|player| format!("{:+.3}", player.luck))),
    ];
    html! {
        div.scroll { table {
            thead { tr { th {} @for player in players { th.n scope="col" { (player.name) } } } }
            tbody { @for (label, figures) in rows { tr { th scope="row" { (label) } @for figure in figures { td.n { (figure) } } } } }
        } }
    }
}

/// The errors, worst first, the first of them with diagrams.
fn worst(report: &MatchReport) -> Markup {
    let errors: Vec<_> = errors(report).into_iter().filter(|(.., one)| one.mark >= Some(Mark::Error)).collect();
    html! {
        h2 { "Errors, worst first" }
        @if errors.is_empty() { p { "There is none." } }
        @for (index, (game, number, line, decision)) in errors.iter().enumerate() {
            article {
                div { @if index < DIAGRAMS { @if let Some(picture) = picture(line, decision) { (picture) } } }
                div {
                    h3 {
                        (report.players[line.by].name) ", game " (game + 1) ", line " (number + 1) ": "
                        span class=(mark_class(decision.mark)) { (mark_name(decision.mark)) " " (format!("{:.3}", decision.loss)) }
                    }
                    p { (told(line, decision)) }
                    (alternatives(decision))
                    @if let Some(xgid) = &line.xgid { p.quiet { code { (xgid) } } }
                }
            }
        }
    }
}

/// The position of a decision, with arrows for what was played and what is best.
fn picture(line: &LineReport, decision: &DecisionReport) -> Option<Markup> {
    let mut situation: Situation = *line.xgid.as_ref()?.parse::<Xgid>().ok()?.situation();
    let mut arrows = Vec::new();
    match (&decision.what, situation.waiting) {
        (Decided::Play { candidates, chosen, .. }, Waiting::Play(roll)) => {
            let play = |index: usize| read_play(&situation.position(), roll, &candidates.get(index)?.play).ok();
            let made = chosen.filter(|chosen| *chosen != 0).and_then(play);
            arrows.extend(made.map(|play| Arrow { play, kind: ArrowKind::Made }));
            arrows.extend(play(0).map(|play| Arrow { play, kind: ArrowKind::Best }));
        }
        // The roll came after the decision.
        (Decided::Doubling { .. }, _) => situation.waiting = Waiting::RollOrDouble,
        _ => {}
    }
    let title = told(line, decision);
    Some(PreEscaped(Diagram { below: line.by, arrows, ..Diagram::of(&situation, &title) }.svg()))
}

fn mark_name(mark: Option<Mark>) -> &'static str {
    match mark {
        None => "",
        Some(Mark::Doubtful) => "doubtful",
        Some(Mark::Error) => "error",
        Some(Mark::Blunder) => "blunder",
        Some(Mark::Whopper) => "whopper",
    }
}

fn mark_class(mark: Option<Mark>) -> String {
    format!("mark-{}", mark_name(mark))
}

/// A game in lines.
fn game_table(report: &MatchReport, index: usize, game: &GameReport) -> Markup {
    let score = &game.score;
    html! {
        details {
            summary {
                "Game " (index + 1) ", " (score.black) "–" (score.white) @if game.crawford { ", Crawford" }
                @if let Some(result) = &game.result {
                    ": " (report.players[result.by].name) " wins a " (kind_name(result.kind))
                }
            }
            div.scroll { table {
                thead { tr { th.n { "Line" } th { "Player" } th { "Act" } th.n { "Lost" } th { "Best and others" } } }
                tbody { @for (number, line) in game.lines.iter().enumerate() { (row(report, number, line)) } }
            } }
        }
    }
}

fn kind_name(kind: WinKind) -> &'static str {
    match kind {
        WinKind::Single => "single game",
        WinKind::Gammon => "gammon",
        WinKind::Backgammon => "backgammon",
    }
}

fn row(report: &MatchReport, number: usize, line: &LineReport) -> Markup {
    let is_telling = |decision: &&DecisionReport| decision.counts || decision.mark.is_some();
    let lost: f32 = line.decisions.iter().map(|decision| decision.loss).sum();
    let mark = line.decisions.iter().filter_map(|decision| decision.mark).max();
    html! {
        tr {
            td.n { (number + 1) }
            td { (report.players[line.by].name) }
            td { (act(&line.act)) }
            td.n { @if lost > 0.0005 { span class=(mark_class(mark)) { (format!("{lost:.3}")) } } }
            td { @for decision in line.decisions.iter().filter(is_telling) {
                details { summary { (summary(line, decision)) } (alternatives(decision)) }
            } }
        }
    }
}

/// What was right, in a few words.
fn summary(line: &LineReport, decision: &DecisionReport) -> String {
    match &decision.what {
        Decided::Play { candidates, chosen, .. } => match (candidates.first(), chosen, &line.act) {
            (_, Some(0), ActReport::Play { .. }) => "the best play".to_owned(),
            (Some(best), ..) => format!("best {}", best.play),
            (None, ..) => String::new(),
        },
        Decided::Doubling { cube, .. } | Decided::Answer { cube, .. } => right(cube).to_owned(),
    }
}

fn right(cube: &CubeReport) -> String {
    let action = match cube.action {
        CubeAction::Unavailable => return "no cube to turn".to_owned(),
        CubeAction::NoDouble => "no double",
        CubeAction::Double => "double",
        CubeAction::Redouble => "redouble",
        CubeAction::TooGood => "too good to double",
    };
    let answer = match cube.answer {
        tavola_engine::CubeAnswer::Take => "take",
        tavola_engine::CubeAnswer::Drop => "drop",
        tavola_engine::CubeAnswer::Beaver => "beaver",
    };
    format!("{action}, {answer}")
}

/// What else there was, with its figures.
fn alternatives(decision: &DecisionReport) -> Markup {
    match &decision.what {
        Decided::Play { candidates, chosen, .. } => plays(candidates, *chosen),
        Decided::Doubling { cube, .. } | Decided::Answer { cube, .. } => html! {
            div.scroll { table {
                thead { tr { th { "Action" } th.n { "Equity" } th.n { "Difference" } } }
                tbody {
                    @let choices = [("No double", cube.no_double), ("Double, take", cube.double_take), ("Double, drop", cube.double_drop)];
                    @for (name, equity) in choices {
                        tr { td { (name) } td.n { (format!("{equity:+.3}")) } td.n { (format!("{:+.3}", equity - cube.no_double)) } }
                    }
                }
            } }
            p.quiet { "Right: " (right(cube)) ". Chances of who may double: " (chances(&cube.chances)) "." }
        },
    }
}

fn plays(candidates: &[CandidateReport], chosen: Option<usize>) -> Markup {
    html! {
        div.scroll { table {
            thead { tr { th.n { "#" } th { "Play" } th.n { "Plies" } th.n { "Equity" } th.n { "Loss" } th { "Wins, gammons, backgammons; lost gammons, backgammons" } } }
            tbody { @for (index, one) in candidates.iter().enumerate() {
                tr {
                    td.n { (index + 1) }
                    td.play { (one.play) @if chosen == Some(index) { " ←" } }
                    td.n { (one.plies) }
                    td.n { (format!("{:+.3}", one.equity)) }
                    td.n { @if index > 0 { (format!("{:.3}", one.loss)) } }
                    td { (chances(&one.chances)) }
                }
            } }
        } }
    }
}

fn chances(chances: &Chances) -> String {
    let Chances { win, win_gammon, win_backgammon, lose_gammon, lose_backgammon } = chances;
    let percent = |chance: &f32| format!("{:.1}%", 100.0 * chance);
    [win, win_gammon, win_backgammon, lose_gammon, lose_backgammon].map(percent).join(" ")
}

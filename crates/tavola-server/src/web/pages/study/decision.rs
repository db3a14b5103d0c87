//! One line of a match: the board before it with what was played and what is best, and every alternative in figures.

use maud::{Markup, PreEscaped, html};
use tavola_engine::{CubeAction, CubeAnswer};
use tavola_notation::{
    GnubgId, Situation, Xgid,
    diagram::{Arrow, ArrowKind, Diagram},
    read_play,
};
use tavola_rules::Side;
use tavola_study::{
    MatchReport,
    reason::Reason,
    report::{ActReport, CandidateReport, Chances, CubeReport, Decided, DecisionReport, LineReport},
};

use super::super::{position::at_this_score, variations::what_if};
use super::board_words::board_in_words;
use super::figures::{chance, percent, signed, unsigned};
use super::lists::{self, act, heading, mark_name};
use super::{line_at, who};
use crate::web::i18n::Locale;
use crate::web::page_data::StudyData;

/// The line at those numbers, from 0. There is one.
pub(super) fn section(locale: Locale, data: &StudyData, report: &MatchReport, at: (usize, usize)) -> Markup {
    let Some((game, line)) = line_at(report, at) else { return html! {} };
    let situation = line.xgid.as_deref().and_then(|id| id.parse::<Xgid>().ok()).map(|id| *id.situation());
    html! {
        section #decision.study-decision tabindex="-1" aria-labelledby="decision-title" data-at={ (at.0 + 1) "." (at.1 + 1) } data-said=(said(locale, data, report, at, line)) {
            p.note { (heading(locale, data, report, at.0, game)) }
            h2 #decision-title { (at.0 + 1) "." (at.1 + 1) " · " (who(data, line.by)) " · " (act(locale, &line.act)) }
            @if let Some(now) = situation {
                div.study-board role="img" aria-label=(locale.say("study-board")) aria-describedby="board-words" { (PreEscaped(picture(locale, data, line, &now))) }
                p #board-words.hidden { (board_in_words(locale, data, &now)) }
            }
            (steps(locale, data, report, at))
            @for one in &line.decisions { (decision(locale, report, line, one)) }
            @if line.decisions.is_empty() { p.note { (locale.say("study-no-decision")) } }
            @if let Some(now) = situation { (ids(locale, data, at, &now)) }
        }
    }
}

/// What is heard of a step to this line: which, who, what, and how good that was.
fn said(locale: Locale, data: &StudyData, report: &MatchReport, at: (usize, usize), line: &LineReport) -> String {
    let about = [
        ("line", format!("{}.{}", at.0 + 1, at.1 + 1).into()),
        ("who", data.names[line.by].clone().into()),
        ("act", act(locale, &line.act).into()),
    ];
    let verdicts = line.decisions.iter().map(|one| match lists::of_which(one, line.decisions.iter()) {
        Some(name) => format!("{}: {}", locale.say(name), verdict(locale, report, one)),
        None => verdict(locale, report, one),
    });
    [locale.say_with("study-said", &about)].into_iter().chain(verdicts).collect::<Vec<_>>().join(" ")
}

/// The board with the play that was made, and the best where that was another.
fn picture(locale: Locale, data: &StudyData, line: &LineReport, now: &Situation) -> String {
    let mut arrows = Vec::new();
    if let ActReport::Play { roll, play } = &line.act {
        let position = now.board.seen_by(line.by);
        let arrow = |text: &str, kind| {
            let play = read_play(&position, *roll, text).ok()?;
            (!play.is_empty()).then_some(Arrow { play, kind })
        };
        let best = line.decisions.iter().find_map(best_play).filter(|best| *best != play.as_str());
        arrows.extend(arrow(play, ArrowKind::Made));
        arrows.extend(best.and_then(|best| arrow(best, ArrowKind::Best)));
    }
    let title = locale.say("study-board");
    Diagram { below: data.bottom, arrows, ..Diagram::of(now, &title) }.svg()
}

fn best_play(one: &DecisionReport) -> Option<&str> {
    let Decided::Play { candidates, .. } = &one.what else { return None };
    candidates.first().map(|best| best.play.as_str())
}

/// The ways to other lines.
fn steps(locale: Locale, data: &StudyData, report: &MatchReport, at: (usize, usize)) -> Markup {
    let all: Vec<(usize, usize)> = report
        .games
        .iter()
        .enumerate()
        .flat_map(|(game, report)| (0..report.lines.len()).map(move |line| (game, line)))
        .collect();
    let here = all.iter().position(|one| *one == at).unwrap_or(0);
    let is_error = |one: &&(usize, usize)| {
        line_at(report, **one).is_some_and(|(_, line)| line.decisions.iter().any(|decision| decision.mark.is_some()))
    };
    let way = |name: &str, sign: &str, key: &str, to: Option<&(usize, usize)>| {
        let label = locale.say(name);
        html! {
            @if let Some(to) = to {
                a.step rel=(name.trim_start_matches("study-")) data-at={ (to.0 + 1) "." (to.1 + 1) } href=(data.address(Some(*to))) aria-label=(label) title=(label) aria-keyshortcuts=(key) { (sign) }
            } @else { span.step aria-hidden="true" { (sign) } }
        }
    };
    html! {
        nav.study-steps aria-label=(locale.say("study-steps")) {
            (way("study-first", "|◀", "Home", all.first().filter(|_| here > 0)))
            (way("study-error-before", "◀?", "ArrowUp", all[..here].iter().rev().find(is_error)))
            (way("study-before", "◀", "ArrowLeft", here.checked_sub(1).and_then(|index| all.get(index))))
            (way("study-next", "▶", "ArrowRight", all.get(here + 1)))
            (way("study-error-next", "?▶", "ArrowDown", all.get(here + 1..).unwrap_or_default().iter().find(is_error)))
            (way("study-last", "▶|", "End", all.last().filter(|_| here + 1 < all.len())))
        }
    }
}

fn decision(locale: Locale, report: &MatchReport, line: &LineReport, one: &DecisionReport) -> Markup {
    let of = lists::of_which(one, line.decisions.iter());
    html! {
        p.study-verdict { @if let Some(name) = of { strong { (locale.say(name)) ":" } " " } (verdict(locale, report, one)) }
        @if !one.reasons.is_empty() { p { @for reason in &one.reasons { (why(locale, reason)) " " } } }
        @match &one.what {
            Decided::Play { candidates, chosen, choices, luck, luck_worth } => {
                @if *choices > 0 { (candidates_table(locale, candidates, *chosen, *choices)) }
                p.note { (luck_words(locale, report, *luck, *luck_worth)) }
            }
            Decided::Doubling { cube, .. } => { p.note { (locale.say("study-cube-before")) } (cube_table(locale, cube)) },
            Decided::Answer { cube, .. } => { p.note { (locale.say("study-cube-doubler")) } (cube_table(locale, cube)) },
        }
    }
}

/// "Blunder: it cost 0.093, 2.1 % of the match."
fn verdict(locale: Locale, report: &MatchReport, one: &DecisionReport) -> String {
    let say = |name: &str| locale.say(name);
    if let Decided::Play { choices, .. } = one.what {
        match choices {
            0 => return say("study-no-move"),
            1 => return say("study-forced"),
            _ => {}
        }
    }
    let right = match &one.what {
        Decided::Play { .. } => None,
        Decided::Doubling { cube, .. } | Decided::Answer { cube, .. } => Some(right_cube(locale, cube)),
    };
    let worth = f64::from(one.loss_worth);
    let worth = if report.length.is_some() { percent(locale, -worth) } else { signed(locale, -worth, 3) };
    let about = [("lost", unsigned(locale, f64::from(one.loss), 3).into()), ("worth", worth.into())];
    let said = match one.mark {
        Some(mark) => {
            let name = if report.length.is_some() { "study-cost-match" } else { "study-cost-money" };
            format!("{}: {}", say(mark_name(mark)), locale.say_with(name, &about))
        }
        None if one.loss == 0.0 => say("study-right"),
        None => locale.say_with("study-as-good", &about),
    };
    match right {
        Some(right) => format!("{said} {right}"),
        None => said,
    }
}

/// What the best play has over the one that was made, or it over the best, in a sentence.
pub(in crate::web::pages) fn why(locale: Locale, reason: &Reason) -> String {
    let share = |by: f32| unsigned(locale, f64::from(by) * 100.0, 1);
    let of_games = |name: &str, by: f32| locale.say_with(name, &[("by", share(by).into())]);
    let both = |name: &str, made: u8, best: u8| {
        locale.say_with(name, &[("made", i64::from(made).into()), ("best", i64::from(best).into())])
    };
    match *reason {
        Reason::FewerWins { by } => of_games("study-why-wins", by),
        Reason::FewerGammons { by } => of_games("study-why-gammons", by),
        Reason::MoreGammonsLost { by } => of_games("study-why-gammons-lost", by),
        Reason::Shots { made, best } => both("study-why-shots", made, best),
        Reason::Hits { made, best } if made == 0 || best == 0 => {
            locale.say(if best > made { "study-why-best-hits" } else { "study-why-made-hits" })
        }
        Reason::Hits { made, best } => both("study-why-hits", made, best),
        Reason::HomePoints { made, best } => both("study-why-home", made, best),
        Reason::Prime { made, best } => both("study-why-prime", made, best),
        Reason::Anchor => locale.say("study-why-anchor"),
        Reason::Off { made, best } => both("study-why-off", made, best),
    }
}

/// "Right is: double, take."
pub(in crate::web::pages) fn right_cube(locale: Locale, cube: &CubeReport) -> String {
    right_cube_words(locale, cube.action, cube.answer)
}

/// The same of an action and its answer.
pub(in crate::web::pages) fn right_cube_words(locale: Locale, action: CubeAction, answer: CubeAnswer) -> String {
    let action = match action {
        CubeAction::Unavailable | CubeAction::NoDouble => "study-right-wait",
        CubeAction::Double => "study-right-double",
        CubeAction::Redouble => "study-right-redouble",
        CubeAction::TooGood => "study-right-too-good",
    };
    let answer = match answer {
        CubeAnswer::Take => "study-right-take",
        CubeAnswer::Drop => "study-right-drop",
        CubeAnswer::Beaver => "study-right-beaver",
    };
    locale.say_with("study-right-is", &[("action", locale.say(action).into()), ("answer", locale.say(answer).into())])
}

fn luck_words(locale: Locale, report: &MatchReport, luck: f32, worth: f32) -> String {
    let worth = f64::from(worth);
    let worth = if report.length.is_some() { percent(locale, worth) } else { signed(locale, worth, 2) };
    let name = if report.length.is_some() { "study-roll-luck-match" } else { "study-roll-luck" };
    locale.say_with(name, &[("luck", signed(locale, f64::from(luck), 3).into()), ("worth", worth.into())])
}

pub(in crate::web::pages) fn candidates_table(
    locale: Locale,
    candidates: &[CandidateReport],
    chosen: Option<usize>,
    choices: usize,
) -> Markup {
    let say = |name: &str| locale.say(name);
    html! {
        div.study-scroll tabindex="0" { table.study-candidates {
            thead { tr {
                th scope="col" { "#" } th scope="col" { (say("study-play")) }
                th.number scope="col" { (say("study-equity")) } th.number scope="col" { (say("study-difference")) }
                (chances_head(locale))
                th.number scope="col" title=(say("study-plies-note")) { (say("study-plies")) }
            } }
            tbody { @for (index, one) in candidates.iter().enumerate() {
                tr .chosen[chosen == Some(index)] {
                    td { (index + 1) }
                    th scope="row" { bdi { (one.play) } @if chosen == Some(index) { " " span.note { (say("study-made")) } } }
                    td.number { (signed(locale, f64::from(one.equity), 3)) }
                    td.number { @if index > 0 { (signed(locale, -f64::from(one.loss), 3)) } }
                    (chances_cells(locale, &one.chances))
                    td.number { (one.plies) }
                }
            } }
        } }
        @if choices > candidates.len() { p.note { (locale.say_with("study-more-plays", &[("n", i64::try_from(choices - candidates.len()).unwrap_or(i64::MAX).into())])) } }
    }
}

/// The three equities, and the chances behind them.
pub(in crate::web::pages) fn cube_table(locale: Locale, cube: &CubeReport) -> Markup {
    let say = |name: &str| locale.say(name);
    let best = match cube.action {
        CubeAction::Unavailable | CubeAction::NoDouble | CubeAction::TooGood => 0,
        CubeAction::Double | CubeAction::Redouble => {
            if cube.answer == CubeAnswer::Drop {
                2
            } else {
                1
            }
        }
    };
    let rows = [
        ("study-no-double", cube.no_double),
        ("study-double-take", cube.double_take),
        ("study-double-drop", cube.double_drop),
    ];
    let worth = rows[best].1;
    html! {
        table.study-candidates {
            thead { tr {
                th scope="col" { (say("study-cube")) }
                th.number scope="col" { (say("study-equity")) } th.number scope="col" { (say("study-difference")) }
            } }
            tbody { @for (index, (name, equity)) in rows.iter().enumerate() {
                tr .chosen[index == best] {
                    th scope="row" { (say(name)) }
                    td.number { (signed(locale, f64::from(*equity), 3)) }
                    td.number { @if index != best { (signed(locale, f64::from(equity - worth), 3)) } }
                }
            } }
        }
        table.study-candidates {
            thead { tr { (chances_head(locale)) th.number scope="col" title=(say("study-plies-note")) { (say("study-plies")) } } }
            tbody { tr { (chances_cells(locale, &cube.chances)) td.number { (cube.plies) } } }
        }
    }
}

/// The heads of the six chances.
pub(in crate::web::pages) fn chances_head(locale: Locale) -> Markup {
    let names = ["win", "win-gammon", "win-backgammon", "lose", "lose-gammon", "lose-backgammon"];
    html! { @for name in names { th.number scope="col" title=(locale.say(&format!("study-{name}-note"))) { (locale.say(&format!("study-{name}"))) } } }
}

/// The six chances.
pub(in crate::web::pages) fn chances_cells(locale: Locale, chances: &Chances) -> Markup {
    let six = [
        chances.win,
        chances.win_gammon,
        chances.win_backgammon,
        1.0 - chances.win,
        chances.lose_gammon,
        chances.lose_backgammon,
    ];
    html! { @for share in six { td.number { (chance(locale, share)) } } }
}

/// The position for other programs.
fn ids(locale: Locale, data: &StudyData, at: (usize, usize), now: &Situation) -> Markup {
    let xgid = Xgid::try_from(now).ok().map(|id| id.to_string());
    let gnubg = GnubgId::try_from(now).ok().map(|id| id.to_string());
    let [black, white] = [Side::Black, Side::White].map(|side| &data.names[side]);
    let tree = format!("{black} – {white}, {}.{}", at.0 + 1, at.1 + 1);
    html! {
        p.study-ids aria-label=(locale.say("study-ids")) {
            @if let Some(id) = &xgid { a href={ "/position?id=" (id) } { (locale.say("study-look-on")) } " " code { (id) } " " }
            @if let Some(id) = gnubg { code { "GNUBG " (id) } }
        }
        div.study-on { @if let Some(id) = &xgid { (what_if(locale, id, Some(&tree))) } (at_this_score(locale, now)) }
    }
}

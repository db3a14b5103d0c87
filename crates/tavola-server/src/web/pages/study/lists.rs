//! The errors of a match, worst first, and all its lines.

use maud::{Markup, html};
use tavola_engine::CubeAnswer;
use tavola_rules::{Ending, Side, WinKind};
use tavola_study::{
    Mark, MatchReport,
    report::{ActReport, Decided, DecisionReport, GameReport, LineReport, Won},
};

use super::figures::{chance, signed, unsigned};
use super::graph::Point;
use super::who;
use crate::web::i18n::Locale;
use crate::web::page_data::StudyData;

/// How many errors are listed at once.
const LISTED: usize = 40;

/// A decision that was no good one.
pub(super) struct Found<'a> {
    /// Its game and line, from 0.
    pub(super) at: (usize, usize),
    pub(super) line: &'a LineReport,
    pub(super) decision: &'a DecisionReport,
}

/// The decisions that have a mark, worst first; only a side's if one is named.
pub(super) fn worst(report: &MatchReport, of: Option<Side>) -> Vec<Found<'_>> {
    let marked =
        report.decisions().filter(|(.., line, one)| one.mark.is_some() && of.is_none_or(|side| line.by == side));
    let mut found: Vec<Found<'_>> =
        marked.map(|(game, index, line, decision)| Found { at: (game, index), line, decision }).collect();
    found.sort_by(|a, b| b.decision.loss.total_cmp(&a.decision.loss));
    found
}

/// The name of a mark in the words of the page.
pub(super) const fn mark_name(mark: Mark) -> &'static str {
    match mark {
        Mark::Doubtful => "study-doubtful",
        Mark::Error => "study-error",
        Mark::Blunder => "study-blunder",
        Mark::Whopper => "study-whopper",
    }
}

/// What a mark looks like, beside a line and on the graph.
pub(super) const fn mark_class(mark: Mark) -> &'static str {
    match mark {
        Mark::Doubtful => "mark-doubtful",
        Mark::Error => "mark-error",
        Mark::Blunder => "mark-blunder",
        Mark::Whopper => "mark-whopper",
    }
}

/// A mark as it stands beside a line: a word for the ear, a sign for the eye.
pub(in crate::web::pages) fn mark_sign(locale: Locale, mark: Mark) -> Markup {
    let sign = match mark {
        Mark::Doubtful => "?!",
        Mark::Error => "?",
        Mark::Blunder => "??",
        Mark::Whopper => "???",
    };
    html! { abbr.study-mark.(mark_class(mark)) title=(locale.say(mark_name(mark))) { (sign) } }
}

/// The errors of both players, worst first.
pub(super) fn errors(locale: Locale, data: &StudyData, report: &MatchReport) -> Markup {
    let say = |name: &str| locale.say(name);
    let found = worst(report, None);
    html! {
        section #errors.study-errors aria-labelledby="errors-title" {
            h2 #errors-title { (say("study-errors")) }
            @if found.is_empty() { p { (say("study-no-errors")) } }
            @else {
                table {
                    thead { tr {
                        th scope="col" { (say("study-where")) } th scope="col" { (say("study-who")) }
                        th scope="col" { (say("study-what")) } th.number scope="col" { (say("study-cost")) }
                    } }
                    tbody { @for one in found.iter().take(LISTED) { (error(locale, data, one)) } }
                }
                @if found.len() > LISTED { p.note { (locale.say_with("study-more-errors", &[("n", i64::try_from(found.len() - LISTED).unwrap_or(i64::MAX).into())])) } }
            }
        }
    }
}

fn error(locale: Locale, data: &StudyData, found: &Found<'_>) -> Markup {
    let (game, line) = found.at;
    html! {
        tr {
            td { a data-at={ (game + 1) "." (line + 1) } href=(data.address(Some(found.at))) { (game + 1) "." (line + 1) } }
            td { (who(data, found.line.by)) }
            td { (what(locale, found)) }
            td.number { @if let Some(mark) = found.decision.mark { (mark_sign(locale, mark)) " " } (unsigned(locale, f64::from(found.decision.loss), 3)) }
        }
    }
}

/// What was wrong, in few words.
fn what(locale: Locale, found: &Found<'_>) -> String {
    match (&found.decision.what, &found.line.act) {
        (Decided::Play { candidates, .. }, ActReport::Play { roll, play }) => {
            let best = candidates.first().map(|best| best.play.clone()).unwrap_or_default();
            let about = [("roll", roll.to_string().into()), ("play", play.clone().into()), ("best", best.into())];
            locale.say_with("study-played", &about)
        }
        (Decided::Play { .. }, _) => locale.say("study-illegal"),
        (Decided::Doubling { doubled: true, .. }, _) => locale.say("study-wrong-double"),
        (Decided::Doubling { doubled: false, .. }, _) => locale.say("study-missed-double"),
        (Decided::Answer { answer, .. }, _) => locale.say(match answer {
            CubeAnswer::Take => "study-wrong-take",
            CubeAnswer::Drop => "study-wrong-drop",
            CubeAnswer::Beaver => "study-wrong-beaver",
        }),
    }
}

/// Every line of every game, with how things stood after it: the graph as a table.
pub(super) fn games(
    locale: Locale,
    data: &StudyData,
    report: &MatchReport,
    points: &[Point],
    at: Option<(usize, usize)>,
) -> Markup {
    html! {
        section #games.study-games aria-labelledby="games-title" {
            h2 #games-title { (locale.say("study-games")) }
            @for (index, game) in report.games.iter().enumerate() {
                details open[at.is_some_and(|(now, _)| now == index) || report.games.len() == 1] {
                    summary { (heading(locale, data, report, index, game)) }
                    (lines(locale, data, report, points, (index, game), at))
                }
            }
        }
    }
}

/// "Game 2, 3–1 (Crawford): Ada wins a gammon, 4 points".
pub(super) fn heading(
    locale: Locale,
    data: &StudyData,
    report: &MatchReport,
    index: usize,
    game: &GameReport,
) -> String {
    let number = |value: u64| i64::try_from(value).unwrap_or(i64::MAX);
    let about = [
        ("n", number(index as u64 + 1).into()),
        ("black", number(game.score.black.number()).into()),
        ("white", number(game.score.white.number()).into()),
        ("length", report.length.map_or(0, number).into()),
        ("crawford", if game.crawford && report.length != Some(1) { "yes" } else { "no" }.into()),
    ];
    let begun = locale.say_with("study-game", &about);
    match &game.result {
        Some(result) => format!("{begun}: {}", result_words(locale, data, result)),
        None => begun,
    }
}

fn result_words(locale: Locale, data: &StudyData, won: &Won) -> String {
    let kind = match (won.ending, won.kind) {
        (Ending::Dropped, _) => "dropped",
        (_, WinKind::Single) => "single",
        (_, WinKind::Gammon) => "gammon",
        (_, WinKind::Backgammon) => "backgammon",
    };
    let points = i64::try_from(won.points.number()).unwrap_or(i64::MAX);
    let who = data.names[won.by].clone();
    locale.say_with("study-won", &[("who", who.into()), ("win", kind.into()), ("points", points.into())])
}

fn lines(
    locale: Locale,
    data: &StudyData,
    report: &MatchReport,
    points: &[Point],
    (index, game): (usize, &GameReport),
    at: Option<(usize, usize)>,
) -> Markup {
    let x = |number: usize| points.iter().find(|point| point.at == (index, number)).map(|point| point.x);
    let say = |name: &str| locale.say(name);
    let is_match = report.length.is_some();
    let seen = |share: f32| if data.bottom == Side::White { share } else { 1.0 - share };
    let worth = |worth: f32| match is_match {
        true => format!("{} %", chance(locale, seen(worth))),
        false => signed(locale, f64::from(if data.bottom == Side::White { worth } else { -worth }), 2),
    };
    let name = &data.names[data.bottom];
    html! {
        table.study-lines {
            thead { tr {
                th scope="col" { (say("study-where")) } th scope="col" { (say("study-who")) } th scope="col" { (say("study-what")) }
                th.number scope="col" { (say("study-cost")) }
                th.number scope="col" { (locale.say_with("study-game-chance", &[("who", name.clone().into())])) }
                th.number scope="col" { (locale.say_with(if is_match { "study-match-chance" } else { "study-equity-of" }, &[("who", name.clone().into())])) }
            } }
            tbody { @for (number, line) in game.lines.iter().enumerate() {
                tr #{ "l" (index + 1) "." (number + 1) } data-x=[x(number)] aria-current=[(at == Some((index, number))).then_some("true")] {
                    td { (number + 1) }
                    td { (who(data, line.by)) }
                    td { a data-at={ (index + 1) "." (number + 1) } href=(data.address(Some((index, number)))) { (act(locale, &line.act)) } }
                    td.number { @for one in &line.decisions { (cost(locale, line, one)) } }
                    td.number { @if let Some(now) = line.standing { (chance(locale, seen(now.wins))) " %" } }
                    td.number { @if let Some(now) = line.standing { (worth(now.worth)) } }
                }
            } }
        }
    }
}

/// What a decision with a mark cost, and which of a line's two it is.
fn cost(locale: Locale, line: &LineReport, one: &DecisionReport) -> Markup {
    let of = of_which(one, line.decisions.iter().filter(|one| one.mark.is_some()));
    html! {
        @if let Some(mark) = one.mark {
            span.study-cost { (mark_sign(locale, mark)) " " (unsigned(locale, f64::from(one.loss), 3)) @if let Some(name) = of { " " (locale.say(name)) } }
            " "
        }
    }
}

/// The name of a decision among those of its line that are shown: not to double is always named, since the line does not say
/// it, and the play beside it.
pub(super) fn of_which<'a>(
    one: &DecisionReport,
    mut shown: impl Iterator<Item = &'a DecisionReport>,
) -> Option<&'static str> {
    let is_waiting = |one: &DecisionReport| matches!(one.what, Decided::Doubling { doubled: false, .. });
    match one.what {
        Decided::Play { .. } => shown.any(is_waiting).then_some("study-play"),
        Decided::Doubling { .. } | Decided::Answer { .. } => is_waiting(one).then_some("study-cube"),
    }
}

/// What was done, as a line of a game has it: `63: 24/15`, `doubles`.
pub(in crate::web::pages) fn act(locale: Locale, act: &ActReport) -> String {
    match act {
        ActReport::Play { roll, play } if play.is_empty() => format!("{roll}: {}", locale.say("study-dances")),
        ActReport::Play { roll, play } => format!("{roll}: {play}"),
        ActReport::Illegal { roll } => format!("{roll}: {}", locale.say("study-illegal")),
        ActReport::Roll { roll } => format!("{roll}:"),
        ActReport::Double => locale.say("study-doubles"),
        ActReport::Take => locale.say("study-takes"),
        ActReport::Drop => locale.say("study-drops"),
        ActReport::Beaver => locale.say("study-beavers"),
        ActReport::Raccoon => locale.say("study-raccoons"),
        ActReport::Resign { kind } => locale.say(match kind {
            WinKind::Single => "study-resigns-single",
            WinKind::Gammon => "study-resigns-gammon",
            WinKind::Backgammon => "study-resigns-backgammon",
        }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A turn in which somebody should have doubled, and then played with that mark.
    fn line(mark: Option<Mark>) -> LineReport {
        let chances = serde_json::json!({ "win": 0.7, "win_gammon": 0.1, "win_backgammon": 0.0, "lose_gammon": 0.1, "lose_backgammon": 0.0 });
        let cube = serde_json::json!({ "no_double": 0.5, "double_take": 0.62, "double_drop": 1.0, "action": "double", "answer": "take", "plies": 2, "chances": chances });
        let line = serde_json::json!({
            "by": "white", "act": "play", "roll": [6, 3], "play": "24/15", "xgid": null, "standing": null,
            "decisions": [
                { "loss": 0.12, "loss_worth": 0.12, "mark": "blunder", "counts": true, "decision": "doubling", "doubled": false, "cube": cube },
                { "loss": 0.03, "loss_worth": 0.03, "mark": mark, "counts": true, "decision": "play", "candidates": [], "chosen": null, "choices": 5, "luck": 0.0, "luck_worth": 0.0 },
            ],
        });
        serde_json::from_value(line).unwrap()
    }

    #[test]
    fn of_a_line_with_two_decisions_each_mark_says_whose_it_is() {
        let told = |line: &LineReport| {
            line.decisions.iter().map(|one| cost(Locale::ENGLISH, line, one).into_string()).collect::<Vec<_>>()
        };
        let both = told(&line(Some(Mark::Error)));
        assert!(both[0].contains("0.120 Cube</span>") && both[1].contains("0.030 Play</span>"), "{both:?}");
        let one = told(&line(None));
        assert!(
            one[0].contains("0.120 Cube</span>") && one[1].is_empty(),
            "the line itself says the play only: {one:?}"
        );
        let mut line = line(Some(Mark::Error));
        line.decisions.remove(0);
        assert!(told(&line)[0].contains("0.030</span>"), "and the play then says itself");
    }
}

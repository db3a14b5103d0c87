//! How a report is made of a record and what was judged of it.

use tavola_engine::analysis::Doubling;
use tavola_engine::cubeful::Plies;
use tavola_engine::moves::RankedPlay;
use tavola_engine::{CubeDecision, CubeGame, Outcomes};
use tavola_notation::record::{Act, GameRecord, Line, MatchRecord};
use tavola_notation::{MoveText, Situation, Xgid};
use tavola_rules::{BySide, GameResult, Length, Side};

use super::{
    ActReport, CandidateReport, Chances, CubeReport, Decided, DecisionReport, FORMAT, GameReport, LineReport,
    MatchReport, PlayerReport, Standing, Won,
};
use crate::judge::{Candidate, Judged, Judgement, MatchJudgement, seen};
use crate::reason::{GammonValues, Reason, reasons};
use crate::summary::{Limits, Summary};

impl From<&Outcomes> for Chances {
    fn from(outcomes: &Outcomes) -> Self {
        let seen = outcomes.cumulative();
        Self {
            win: rounded(seen.win),
            win_gammon: rounded(seen.win_gammon),
            win_backgammon: rounded(seen.win_backgammon),
            lose_gammon: rounded(seen.lose_gammon),
            lose_backgammon: rounded(seen.lose_backgammon),
        }
    }
}

impl CandidateReport {
    /// A play of a roll whose best is worth `best`.
    pub(crate) fn of(ranked: &RankedPlay, best: &RankedPlay) -> Self {
        Self {
            play: MoveText(&ranked.play).to_string(),
            equity: rounded(ranked.equity.value()),
            loss: rounded(ranked.loss_against(best).value()),
            plies: ranked.plies.0,
            chances: (&ranked.outcomes).into(),
        }
    }
}

impl CubeReport {
    pub(crate) fn of(decision: &CubeDecision, outcomes: &Outcomes, plies: Plies) -> Self {
        Self {
            no_double: rounded(decision.no_double.value()),
            double_take: rounded(decision.double_take.value()),
            double_drop: rounded(decision.double_drop.value()),
            action: decision.action,
            answer: decision.answer,
            plies: plies.0,
            chances: outcomes.into(),
        }
    }
}

impl MatchReport {
    /// What is to be said of a judged match.
    #[must_use]
    pub fn of(record: &MatchRecord, judged: &MatchJudgement, limits: &Limits) -> Self {
        let mut left = judged.judged.as_slice();
        let games: Vec<GameReport> =
            record.games.iter().enumerate().map(|(index, game)| game_report(index, game, &mut left, limits)).collect();
        let players = BySide::from_fn(|side| player(record, judged, &games, side, limits));
        Self {
            format: FORMAT,
            plies: judged.depth.plays.0,
            length: length(record),
            tags: record.tags.clone(),
            players,
            games,
        }
    }
}

fn length(record: &MatchRecord) -> Option<u64> {
    match record.rules.knobs().length {
        Length::Points(length) => Some(u64::from(length.points())),
        Length::Unlimited => None,
    }
}

fn player(
    record: &MatchRecord,
    judged: &MatchJudgement,
    games: &[GameReport],
    side: Side,
    limits: &Limits,
) -> PlayerReport {
    let sum = Summary::of(judged, side, limits);
    let own = games.iter().flat_map(|game| &game.lines).filter(|line| line.by == side).flat_map(|line| &line.decisions);
    let (mut losses_worth, mut luck_all) = (0.0, 0.0);
    for one in own {
        losses_worth += f64::from(one.loss_worth);
        if let Decided::Play { luck_worth, .. } = one.what {
            luck_all += f64::from(luck_worth);
        }
    }
    PlayerReport {
        name: record.players[side].clone(),
        rating: sum.errors.performance_rating(),
        millis: sum.errors.millis_per_decision(),
        plays: sum.errors.unforced_plays,
        play_losses: sum.errors.play_losses,
        cubes: sum.errors.cube_decisions,
        cube_losses: sum.errors.cube_losses,
        losses_worth,
        luck: sum.luck,
        luck_worth: luck_all,
        marks: sum.marks,
    }
}

fn won(result: &GameResult, game: &GameRecord) -> Won {
    let (outcome, knobs) = (&result.outcome, game.start.rules().knobs());
    Won { by: outcome.winner, kind: outcome.counted_kind(knobs), points: outcome.points(knobs), ending: result.ending }
}

/// The report of a game; takes its decisions from the front of those that are left.
fn game_report(index: usize, game: &GameRecord, left: &mut &[Judged], limits: &Limits) -> GameReport {
    let lines = game.lines.iter().enumerate().map(|(number, line)| {
        let own = left.iter().take_while(|one| (one.game, one.line) == (index, number)).count();
        let (now, later) = left.split_at(own);
        *left = later;
        line_report(line, now, limits)
    });
    let lines = lines.collect();
    let score = game.start.score();
    GameReport {
        score: BySide::from_fn(|side| score.won(side)),
        crawford: game.is_crawford(),
        lines,
        result: game.result().map(|result| won(result, game)),
    }
}

fn line_report(line: &Line, judged: &[Judged], limits: &Limits) -> LineReport {
    let (_, stakes) = seen(line);
    let scale = stakes.scale(stakes.cube());
    let decisions = judged.iter().map(|one| decision(&one.what, &stakes, limits)).collect();
    let standing = judged.iter().rev().find_map(|one| one.what.standing()).map(|(equity, outcomes)| {
        let own = Standing { wins: outcomes.win(), worth: scale.worth(equity).value() };
        let seen = if line.by == Side::White { own } else { own.flipped(stakes.is_match()) };
        Standing { wins: rounded(seen.wins), worth: rounded(seen.worth) }
    });
    let situation = Situation::of_game(&line.before);
    let xgid = situation.and_then(|now| Xgid::try_from(&now).ok()).map(|id| id.to_string());
    LineReport { by: line.by, act: act(&line.act), xgid, standing, decisions }
}

impl Standing {
    fn flipped(self, is_match: bool) -> Self {
        Self { wins: 1.0 - self.wins, worth: if is_match { 1.0 - self.worth } else { -self.worth } }
    }
}

fn act(act: &Act) -> ActReport {
    match act {
        Act::Play { roll, play } => ActReport::Play { roll: *roll, play: MoveText(play).to_string() },
        Act::Illegal { roll, .. } => ActReport::Illegal { roll: *roll },
        Act::Roll { roll } => ActReport::Roll { roll: *roll },
        Act::Double => ActReport::Double,
        Act::Take => ActReport::Take,
        Act::Drop => ActReport::Drop,
        Act::Beaver => ActReport::Beaver,
        Act::Raccoon => ActReport::Raccoon,
        Act::Resign { kind } => ActReport::Resign { kind: *kind },
    }
}

fn decision(what: &Judgement, stakes: &CubeGame, limits: &Limits) -> DecisionReport {
    let unit = stakes.scale(stakes.cube()).unit;
    let loss = what.loss();
    let report = |counts: bool, what: Decided| DecisionReport {
        loss: rounded(loss.value()),
        loss_worth: rounded(loss.value() * unit),
        mark: limits.mark(loss),
        counts,
        reasons: Vec::new(),
        what,
    };
    match what {
        Judgement::Play { candidates, chosen, choices, luck, .. } => {
            let best = candidates.first().map(|best| best.ranked);
            let told =
                candidates.iter().zip(best.iter().cycle()).map(|(one, best)| CandidateReport::of(&one.ranked, best));
            let what = Decided::Play {
                candidates: told.collect(),
                chosen: *chosen,
                choices: *choices,
                luck: rounded(*luck),
                luck_worth: rounded(luck * unit),
            };
            DecisionReport {
                reasons: why(candidates, *chosen, stakes, limits),
                ..report(*choices > 1 && chosen.is_some(), what)
            }
        }
        Judgement::Doubling { decision, outcomes, plies, did, counts, .. } => {
            let cube = CubeReport::of(decision, outcomes, *plies);
            report(*counts, Decided::Doubling { doubled: *did == Doubling::Doubled, cube })
        }
        Judgement::Answer { decision, outcomes, plies, did, .. } => {
            report(true, Decided::Answer { answer: *did, cube: CubeReport::of(decision, outcomes, *plies) })
        }
    }
}

/// Why the play that was made is worse than the best, if it has a mark.
fn why(candidates: &[Candidate], chosen: Option<usize>, stakes: &CubeGame, limits: &Limits) -> Vec<Reason> {
    let gammons = GammonValues::of(stakes);
    let made = chosen.and_then(|chosen| candidates.get(chosen)).filter(|made| limits.mark(made.loss).is_some());
    made.zip(candidates.first()).map(|(made, best)| reasons(made, best, gammons)).unwrap_or_default()
}

/// To five decimals: more say nothing, and cost room.
fn rounded(figure: f32) -> f32 {
    (figure * 1e5).round() / 1e5
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use tavola_engine::{Engine, RulesOfThumb};
    use tavola_notation::record::read_record;

    use super::*;
    use crate::{Depth, judge_match};

    /// A short match: a double that is taken, a dance, a redouble that is dropped.
    const MATCH: &str = " 3 point match\n Game 1\n Ann : 0                   Bo : 0\n  1)                        31: 8/5 6/5\n  2) 62: 24/18 13/11        55: 8/3(2) 6/1*(2)\n  3) 66:                     Doubles => 2\n  4)  Takes                 21: 13/11 6/5\n  5)  Doubles => 4           Drops\n Wins 2 points\n";

    fn report(text: &str) -> (MatchJudgement, MatchReport) {
        let reading = read_record(text.as_bytes()).unwrap();
        let engine = Engine::new(Arc::new(RulesOfThumb));
        let judged = judge_match(&reading.record, &engine, Depth::of(0));
        let report = MatchReport::of(&reading.record, &judged, &Limits::USUAL);
        (judged, report)
    }

    #[test]
    fn it_has_every_decision_where_it_was_made_and_comes_back_from_text_as_it_was() {
        let (judged, report) = report(MATCH);
        let places = |one: &Judged| (one.game, one.line, one.by);
        let told: Vec<_> = report.decisions().map(|(game, index, line, _)| (game, index, line.by)).collect();
        assert_eq!(told, judged.judged.iter().map(places).collect::<Vec<_>>());
        let text = serde_json::to_string(&report).unwrap();
        assert_eq!(serde_json::from_str::<MatchReport>(&text).unwrap(), report);
    }

    #[test]
    fn losses_in_chances_of_the_match_are_those_of_the_cube_at_its_score() {
        let (_, report) = report(MATCH);
        let whole: f32 = report.decisions().map(|(.., one)| one.loss_worth).sum();
        let players = f64::from(whole) - report.players.white.losses_worth - report.players.black.losses_worth;
        assert!(players.abs() < 1e-4);
        for (.., line, one) in report.decisions() {
            // At 3 points a single game is worth less than half a match, and a whole match at most.
            assert!(one.loss_worth <= one.loss && one.loss_worth >= 0.0, "{line:?}");
            if let Some(now) = line.standing {
                assert!((0.0..=1.0).contains(&now.wins) && (-0.01..=1.01).contains(&now.worth), "{now:?}");
            }
        }
    }

    #[test]
    fn what_luck_has_given_one_player_it_has_taken_from_the_other() {
        let (_, mut report) = report(MATCH);
        assert_eq!(report.luck_adjusted(Side::White), None, "the match is not over");
        report.length = Some(2);
        let both = Side::BOTH.map(|side| report.luck_adjusted(side).unwrap());
        assert!((both[0] + both[1] - 1.0).abs() < 1e-9, "{both:?}");
        report.length = None;
        let both = Side::BOTH.map(|side| report.luck_adjusted(side).unwrap());
        assert!((both[0] + both[1]).abs() < 1e-9, "{both:?}");
    }
}

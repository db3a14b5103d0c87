//! The first rolls as others play them, beside ours.

use std::io::Write as _;
use std::process::ExitCode;

use tavola_notation::{MoveText, read_play};
use tavola_rules::{Position, Roll};
use tavola_study::openings::{Decision, OpeningBook, Verdict};

use super::replies;

/// First rolls with the plays that are taken for right at money play: XG's rollouts as they are published (its list of
/// cubeful equities), the plays within 0.010 of the best; checked with gnubg at 3 plies.
const PUBLISHED: [(&str, &[&str]); 15] = [
    ("21", &["13/11 6/5", "24/23 13/11"]),
    ("31", &["8/5 6/5"]),
    ("32", &["24/21 13/11", "13/11 13/10", "24/22 13/10"]),
    ("41", &["24/23 13/9", "13/9 6/5"]),
    ("42", &["8/4 6/4"]),
    ("43", &["13/10 13/9", "24/21 13/9", "24/20 13/10"]),
    ("51", &["24/23 13/8", "13/8 6/5"]),
    ("52", &["24/22 13/8", "13/11 13/8"]),
    ("53", &["8/3 6/3"]),
    ("54", &["24/20 13/8", "13/9 13/8"]),
    ("61", &["13/7 8/7"]),
    ("62", &["24/18 13/11"]),
    ("63", &["24/18 13/10"]),
    ("64", &["8/2 6/2", "24/18 13/9", "24/14"]),
    ("65", &["24/13"]),
];

/// How our best play of a roll stands to the published ones.
enum Agreement {
    /// It is the first of them.
    First,
    /// It is one of them.
    Equal,
    /// It is another; so much better than the best of theirs, with the joint error.
    Other { by: f32, error: f32, verdict: Verdict },
    /// None of theirs was rolled out.
    Unknown,
}

/// Prints it roll by roll, then the replies that differ; with plies of gnubg, against gnubg too.
pub(super) fn print(book: &OpeningBook, program: &str, gnubg_plies: Option<u8>) -> anyhow::Result<ExitCode> {
    let mut output = std::io::stdout().lock();
    let mut agreed = 0;
    for (roll, plays) in PUBLISHED {
        let roll: Roll = roll.parse()?;
        let plays = written(roll, plays)?;
        let Some(decision) = book.first(roll) else { continue };
        let best = decision.best();
        write!(output, "{roll}  {:<14} {:+.4} ± {:.4}  ", best.play, best.equity, best.error)?;
        match agreement(decision, &plays) {
            Agreement::First => writeln!(output, "as published")?,
            Agreement::Equal => writeln!(output, "as published, where {} comes first", plays[0])?,
            Agreement::Unknown => writeln!(output, "published: {}; not rolled out", plays.join(", "))?,
            Agreement::Other { by, error, verdict } => {
                let certain = if verdict == Verdict::Worse { "certain" } else { "not certain" };
                writeln!(output, "published: {}, {by:.4} ± {error:.4} behind, {certain}", plays.join(", "))?;
            }
        }
        agreed += u32::from(matches!(agreement(decision, &plays), Agreement::First | Agreement::Equal));
    }
    writeln!(output, "{agreed} of {} first rolls as published", PUBLISHED.len())?;
    replies::print_published(book, &mut output)?;
    if let Some(plies) = gnubg_plies {
        replies::print_gnubg(book, program, plies, &mut output)?;
    }
    Ok(ExitCode::SUCCESS)
}

/// Plays as we write them.
fn written(roll: Roll, plays: &[&str]) -> anyhow::Result<Vec<String>> {
    plays.iter().map(|play| Ok(MoveText(&read_play(&Position::START, roll, play)?).to_string())).collect()
}

fn agreement(decision: &Decision, published: &[String]) -> Agreement {
    let best = decision.best();
    if best.play == published[0] {
        return Agreement::First;
    }
    if published.contains(&best.play) {
        return Agreement::Equal;
    }
    let theirs = decision.plays.iter().find(|play| published.contains(&play.play));
    theirs.map_or(Agreement::Unknown, |play| Agreement::Other {
        by: best.equity - play.equity,
        error: best.error.hypot(play.error),
        verdict: decision.verdict(play),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_first_roll_is_there_with_plays_that_can_be_made() {
        let rolls: Vec<Roll> = PUBLISHED.iter().map(|(roll, _)| roll.parse().unwrap()).collect();
        assert_eq!(rolls, Roll::all().filter(|roll| !roll.is_double()).collect::<Vec<_>>());
        for (roll, plays) in PUBLISHED {
            assert_eq!(written(roll.parse().unwrap(), plays).unwrap().len(), plays.len());
        }
    }
}

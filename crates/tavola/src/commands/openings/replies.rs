//! The replies to the first plays as others play them, beside ours.

use std::io::Write;

use anyhow::Context as _;
use tavola_engine::Stakes;
use tavola_notation::{MoveText, read_play};
use tavola_rules::{Position, legal_plays};
use tavola_study::openings::{Decision, FirstPlay, OpeningBook, RolledOut, Verdict};

use crate::commands::versus::{CubeUse, GnubgOracle};

/// The published replies; the file says what its lines mean and where they come from.
const PUBLISHED: &str = include_str!("replies.txt");

/// First plays by the names they have in the published tables.
const OPENINGS: [(&str, &str); 29] = [
    ("21S", "24/23 13/11"),
    ("21$", "13/11 6/5"),
    ("31P", "8/5 6/5"),
    ("32S", "24/21 13/11"),
    ("32D", "13/11 13/10"),
    ("32Z", "24/22 13/10"),
    ("41S", "24/23 13/9"),
    ("41$", "13/9 6/5"),
    ("42P", "8/4 6/4"),
    ("43Z", "24/21 13/9"),
    ("43U", "24/20 13/10"),
    ("43D", "13/10 13/9"),
    ("51S", "24/23 13/8"),
    ("51$", "13/8 6/5"),
    ("52S", "24/22 13/8"),
    ("52D", "13/11 13/8"),
    ("53P", "8/3 6/3"),
    ("54S", "24/20 13/8"),
    ("54D", "13/9 13/8"),
    ("61P", "13/7 8/7"),
    ("62S", "24/18 13/11"),
    ("62R", "24/16"),
    ("62$", "13/5"),
    ("63S", "24/18 13/10"),
    ("63R", "24/15"),
    ("64S", "24/18 13/9"),
    ("64R", "24/14"),
    ("64P", "8/2 6/2"),
    ("65R", "24/13"),
];

/// Plays that are taken for right after a first play, as positions after them.
struct Known {
    next: Vec<Position>,
    /// As they are written.
    text: String,
    /// Whether it is said to be close.
    is_close: bool,
}

/// How our best play stands to what is taken for right.
enum Agreement {
    /// It is one of those.
    Same,
    /// One of those is less than a hundredth behind.
    AsGood,
    /// They are further behind: by so much, with the joint standard error.
    Behind { by: f32, error: f32, verdict: Verdict },
    /// None of them was rolled out.
    NotRolledOut,
}

/// How often each was the case.
#[derive(Default)]
struct Count {
    same: usize,
    as_good: usize,
    unsettled: usize,
    behind: usize,
    not_rolled_out: usize,
}

impl Count {
    fn add(&mut self, agreement: &Agreement) {
        *match agreement {
            Agreement::Same => &mut self.same,
            Agreement::AsGood => &mut self.as_good,
            Agreement::Behind { verdict: Verdict::Worse, .. } => &mut self.behind,
            Agreement::Behind { .. } => &mut self.unsettled,
            Agreement::NotRolledOut => &mut self.not_rolled_out,
        } += 1;
    }

    fn told(&self, by: &str) -> String {
        let Self { same, as_good, unsettled, behind, not_rolled_out } = self;
        let all = same + as_good + unsettled + behind + not_rolled_out;
        format!(
            "replies {by}: {all}; the same {same}, within 0.010 {as_good}, further behind but not settled {unsettled}, \
             behind for certain {behind}, not rolled out {not_rolled_out}"
        )
    }
}

/// Prints every reply of the book that differs from what is published, and how many do not.
pub(super) fn print_published(book: &OpeningBook, output: &mut dyn Write) -> anyhow::Result<()> {
    let mut count = Count::default();
    for decision in book.decisions() {
        if let Some(known) = published(decision)? {
            print_one(decision, &known, "published", &mut count, output)?;
        }
    }
    writeln!(output, "{}", count.told("as published"))?;
    Ok(())
}

/// The same against gnubg, which is asked for every reply.
pub(super) fn print_gnubg(book: &OpeningBook, program: &str, plies: u8, output: &mut dyn Write) -> anyhow::Result<()> {
    let mut gnubg = GnubgOracle::start(program, plies, CubeUse::Cubeful)?;
    let mut count = Count::default();
    for decision in book.decisions().iter().filter(|decision| decision.after.is_some()) {
        let known = asked(&mut gnubg, decision)?;
        print_one(decision, &known, "gnubg", &mut count, output)?;
    }
    writeln!(output, "{}", count.told(&format!("by gnubg at {plies} plies")))?;
    Ok(())
}

fn print_one(
    decision: &Decision,
    known: &Known,
    by: &str,
    count: &mut Count,
    output: &mut dyn Write,
) -> anyhow::Result<()> {
    let agreement = agreement(decision, known);
    count.add(&agreement);
    let told = match agreement {
        Agreement::Same | Agreement::AsGood => return Ok(()),
        Agreement::NotRolledOut => "not rolled out".to_owned(),
        Agreement::Behind { by, error, verdict } => {
            let certain = if verdict == Verdict::Worse { "certain" } else { "not settled" };
            format!("{by:.4} ± {error:.4} behind, {certain}")
        }
    };
    let Some(first) = &decision.after else { return Ok(()) };
    let (best, close) = (&decision.best().play, if known.is_close { " (close)" } else { "" });
    writeln!(
        output,
        "{} {}, reply {}: {best}; {by}{close}: {}, {told}",
        first.roll, first.play, decision.roll, known.text
    )?;
    Ok(())
}

fn agreement(decision: &Decision, known: &Known) -> Agreement {
    let is_known = |one: &&RolledOut| after(decision, &one.play).is_some_and(|next| known.next.contains(&next));
    let Some(theirs) = decision.plays.iter().find(is_known) else { return Agreement::NotRolledOut };
    let best = decision.best();
    match decision.verdict(theirs) {
        Verdict::Best => Agreement::Same,
        Verdict::AsGood => Agreement::AsGood,
        verdict => {
            Agreement::Behind { by: best.equity - theirs.equity, error: best.error.hypot(theirs.error), verdict }
        }
    }
}

/// The position after a play of a decision, seen by who made it.
fn after(decision: &Decision, play: &str) -> Option<Position> {
    let before = decision.position()?;
    Some(read_play(&before, decision.roll, play).ok()?.result(&before))
}

/// The published plays of a decision; none where nothing is published.
fn published(decision: &Decision) -> anyhow::Result<Option<Known>> {
    let Some(name) = decision.after.as_ref().and_then(name) else { return Ok(None) };
    let digits = decision.roll.to_string().replace('-', "");
    let of_roll = PUBLISHED.lines().filter_map(|line| line.strip_prefix(&digits)?.trim_start().split_once(": "));
    let mut otherwise = None;
    for (names, plays) in of_roll {
        if let Some(named) = names.split(' ').find(|one| one.trim_end_matches('~') == name) {
            return known(decision, plays, named.ends_with('~'));
        }
        otherwise = otherwise.or((names == "else").then_some(plays));
    }
    otherwise.map_or(Ok(None), |plays| known(decision, plays, false))
}

/// The plays of a line of the file.
fn known(decision: &Decision, plays: &str, is_close: bool) -> anyhow::Result<Option<Known>> {
    if plays == "-" {
        return Ok(None);
    }
    let next = plays.split(" | ").map(|play| {
        after(decision, play)
            .with_context(|| format!("{:?}: {} cannot be played {play}", decision.after, decision.roll))
    });
    Ok(Some(Known { next: next.collect::<anyhow::Result<_>>()?, text: plays.to_owned(), is_close }))
}

fn name(first: &FirstPlay) -> Option<&'static str> {
    let digits = first.roll.to_string().replace('-', "");
    let reached = first.leads_to();
    let is_it = |(name, play): &&(&str, &str)| {
        name.starts_with(&digits) && FirstPlay { roll: first.roll, play: (*play).to_owned() }.leads_to() == reached
    };
    OPENINGS.iter().find(is_it).map(|(name, _)| *name)
}

/// What gnubg plays.
fn asked(gnubg: &mut GnubgOracle, decision: &Decision) -> anyhow::Result<Known> {
    let before = decision.position().context("the first play cannot be made")?;
    let next = gnubg.play(&before, decision.roll, &Stakes::MONEY)?;
    let play = legal_plays(&before, decision.roll).into_iter().find(|legal| legal.result == next);
    let text = play.map_or_else(String::new, |legal| MoveText(&legal.play).to_string());
    Ok(Known { next: vec![next], text, is_close: false })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_published_reply_can_be_played_and_every_line_of_the_file_is_used() {
        let book = OpeningBook::shared();
        let replies = || book.decisions().iter().filter(|decision| decision.after.is_some());
        let known = replies().filter(|decision| published(decision).unwrap().is_some()).count();
        assert_eq!(known, 384, "28 of the 29 openings stand in the book, and not every roll is published");
        let first = |name: &str, play: &str| FirstPlay {
            roll: name[..2].parse::<tavola_rules::Roll>().unwrap(),
            play: play.to_owned(),
        };
        for line in PUBLISHED.lines().filter(|line| !line.starts_with('#')) {
            let (roll, rest) = line.split_once(' ').unwrap();
            let (names, plays) = rest.split_once(": ").unwrap();
            for name in names.split(' ').filter(|name| *name != "else") {
                let (name, play) = OPENINGS.iter().find(|(known, _)| *known == name.trim_end_matches('~')).unwrap();
                let decision =
                    Decision { after: Some(first(name, play)), roll: roll.parse().unwrap(), plays: Vec::new() };
                super::known(&decision, plays, false).unwrap_or_else(|why| panic!("{line}: {name}: {why}"));
            }
        }
        let names: Vec<&str> = book.first_plays().iter().filter_map(name).collect();
        assert_eq!(names.len(), 28, "{names:?}");
    }
}

//! How a division is played, said in a line.

use tavola_tournament::{
    Round,
    stream::division::{Consolation, Division, EntrantKind, Format, LastChance, Series},
};

use super::{Sheet, rules};

/// The stakes of how many rounds of a Swing are told.
const STAKES: usize = 6;

/// How a division is played, in a line.
pub(super) fn format_line(sheet: &Sheet<'_>, division: &Division) -> String {
    let mut parts = vec![sheet.say(format_word(&division.format))];
    match &division.format {
        Format::KnockOut { consolation, last_chance } => {
            parts.push(sheet.say(match consolation {
                Consolation::None => "tournament-cons-none",
                Consolation::Usual | Consolation::Redraw { .. } => "tournament-cons-redraw",
                Consolation::FixedTree { .. } => "tournament-cons-fixed_tree",
            }));
            if *last_chance != LastChance::None {
                parts.push(sheet.say("tournament-stage-last_chance"));
            }
        }
        Format::Lives { lives, .. } => parts.push(sheet.say_with("tournament-lives-n", &[("n", (*lives).into())])),
        Format::Swiss { order, .. } => parts.push(sheet.say(&format!("tournament-order-{}", rules::written(order)))),
        Format::DavisCup { ties, dead } => {
            parts.push(sheet.say(&format!("tournament-ties-{}", rules::written(ties))));
            parts.extend(dead.map(|dead| sheet.say(&format!("tournament-dead-{}", rules::written(dead)))));
        }
        Format::Swing { points, chips, .. } => {
            parts.push(sheet.say_with("tournament-swing-n", &[("n", (*points).into())]));
            // What a point is worth in the rounds to come, so that everybody knows before them (SWG-06).
            let list = (0..STAKES).map(|round| chips.at(Round::at(round)).to_string()).collect::<Vec<_>>().join(", ");
            parts.push(sheet.say_with("tournament-stakes", &[("list", list.into())]));
        }
        _ => {}
    }
    if division.entrants == EntrantKind::ConsultationDoubles {
        parts.push(sheet.say("tournament-kind-consultation_doubles"));
    }
    if !matches!(division.format, Format::Swing { .. }) {
        let lengths: Vec<String> = division.lengths.main.iter().map(ToString::to_string).collect();
        let longest = division.lengths.main.last().copied().unwrap_or_default();
        if division.series == Series::BestOfThree {
            parts.push(sheet.say("tournament-series-best_of_three"));
        }
        parts.push(
            sheet.say_with("tournament-lengths", &[("lengths", lengths.join(", ").into()), ("n", longest.into())]),
        );
    }
    parts.join(" · ")
}

/// The name of a format.
const fn format_word(format: &Format) -> &'static str {
    match format {
        Format::KnockOut { .. } => "tournament-format-knock_out",
        Format::DoubleElimination { .. } => "tournament-format-double_elimination",
        Format::Lives { .. } => "tournament-format-lives",
        Format::Swiss { .. } => "tournament-format-swiss",
        Format::RoundRobin { .. } => "tournament-format-round_robin",
        Format::Swing { .. } => "tournament-format-swing",
        Format::DavisCup { .. } => "tournament-format-davis_cup",
    }
}

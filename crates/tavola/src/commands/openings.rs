//! `tavola openings`: the opening book, looked up, compared with what is published, and made.

mod consensus;
mod replies;

use std::io::Write as _;
use std::process::ExitCode;

use clap::Args;
use tavola_rules::Roll;
use tavola_study::openings::{Decision, FirstPlay, OpeningBook, Verdict};

use super::ASKED_WRONGLY;

/// Look up how the opening is played, by our own rollouts.
///
/// Without arguments the first rolls; with a roll its plays, with a play behind it the replies to it, with a further roll
/// that reply. Money play, the cube in the middle, neither Jacoby nor beavers. `=` marks plays as good in practice (within
/// 0.010), `?` those the rollout does not settle.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  tavola openings
  tavola openings 43
  tavola openings 31 '8/5 6/5'
  tavola openings 31 '8/5 6/5' 64
  tavola openings --consensus
  tavola openings --consensus --gnubg-plies 2")]
pub(crate) struct Arguments {
    /// The first roll.
    #[arg(value_name = "ROLL")]
    roll: Option<Roll>,
    /// How it was played.
    #[arg(value_name = "PLAY", requires = "roll")]
    play: Option<String>,
    /// The roll to reply with.
    #[arg(value_name = "REPLY", requires = "play")]
    reply: Option<Roll>,
    /// As JSON, a decision a line.
    #[arg(long)]
    json: bool,
    /// Compare with what is published: the first rolls one by one, of the replies those that differ, with their margin.
    #[arg(long, conflicts_with_all = ["roll", "json"])]
    consensus: bool,
    /// Ask gnubg too how it replies, looking so far ahead; takes minutes.
    #[arg(long, value_name = "PLIES", requires = "consensus")]
    gnubg_plies: Option<u8>,
    /// The path of gnubg.
    #[arg(long, value_name = "PROGRAM", default_value = "/usr/games/gnubg", env = "TAVOLA_GNUBG")]
    gnubg: String,
}

/// Looks it up.
pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<ExitCode> {
    let book = OpeningBook::shared();
    if arguments.consensus {
        return consensus::print(book, &arguments.gnubg, arguments.gnubg_plies);
    }
    let decisions = match asked(arguments, book) {
        Ok(decisions) => decisions,
        Err(why) => {
            eprintln!("tavola: {why}");
            return Ok(ExitCode::from(ASKED_WRONGLY));
        }
    };
    let mut output = std::io::stdout().lock();
    for decision in decisions {
        if arguments.json {
            serde_json::to_writer(&mut output, decision)?;
            writeln!(output)?;
        } else {
            write!(output, "{}", table(decision))?;
        }
    }
    Ok(ExitCode::SUCCESS)
}

/// The decisions that are asked for, or what the book has instead.
fn asked<'a>(arguments: &Arguments, book: &'a OpeningBook) -> Result<Vec<&'a Decision>, String> {
    let Some(roll) = arguments.roll else { return Ok(book.first_rolls().collect()) };
    let first = book.first(roll).ok_or("a game does not begin with a double: the first roll is two different dice")?;
    let Some(play) = &arguments.play else { return Ok(vec![first]) };
    let plays = book.first_plays();
    let known = plays.iter().find(|known| known.roll == roll && is_same(known, play)).ok_or_else(|| {
        let known: Vec<&str> =
            plays.iter().filter(|known| known.roll == roll).map(|known| known.play.as_str()).collect();
        format!("the book has no replies to {roll} played {play}; it has {}", known.join(", "))
    })?;
    let of_reply = |decision: &&Decision| arguments.reply.is_none_or(|reply| decision.roll == reply);
    Ok(book.decisions().iter().filter(|decision| decision.after.as_ref() == Some(known)).filter(of_reply).collect())
}

/// Whether a play typed by somebody is that one.
fn is_same(known: &FirstPlay, typed: &str) -> bool {
    let read = tavola_notation::read_play(&tavola_rules::Position::START, known.roll, typed);
    read.is_ok_and(|play| tavola_notation::MoveText(&play).to_string() == known.play)
}

fn table(decision: &Decision) -> String {
    let mut text = match &decision.after {
        None => format!("{}\n", decision.roll),
        Some(first) => format!("{} played {}, reply {}\n", first.roll, first.play, decision.roll),
    };
    let best = decision.best().equity;
    for play in &decision.plays {
        let mark = match decision.verdict(play) {
            Verdict::Best => ' ',
            Verdict::AsGood => '=',
            Verdict::Unsettled => '?',
            Verdict::Worse => '-',
        };
        let behind = play.equity - best;
        let chances = &play.chances;
        text += &format!(
            "  {mark} {:<28} {:+.4} ± {:.4}  {behind:+.4}  wins {:4.1} % (g {:4.1}, bg {:.1})  loses g {:4.1}, bg {:.1}  {} games\n",
            play.play,
            play.equity,
            play.error,
            100.0 * chances.win,
            100.0 * chances.win_gammon,
            100.0 * chances.win_backgammon,
            100.0 * chances.lose_gammon,
            100.0 * chances.lose_backgammon,
            play.trials,
        );
    }
    text
}

//! The person at the terminal: asks for each decision until the answer is one.

use std::io::{BufRead, Write as _};

use anyhow::Context as _;
use tavola_base::dice_proof::ChainLength;
use tavola_club::TableView;
use tavola_club::table::view::PhaseView;
use tavola_club::table::{CommandName, TableCommand};
use tavola_notation::MoveText;
use tavola_rules::{Board, LegalPlay, Position, Roll, WinKind, legal_plays};

use super::board;
use super::entry::Entry;
use super::narrate;
use super::session::YOU;

/// Shown once.
pub(super) const WELCOME: &str = "You are ●, the bot is ○. Type h for help, q to leave.";

const HELP: &str = "\
  Enter    roll, or finish your play          d        double
  8/5 6/5  play; one step at a time is fine   t, p, b  take, pass, beaver
  3        play number 3 of the list          m        list the legal plays
  u        undo the last step                 s        show the board
  resign   resign a single game (or: resign gammon, resign backgammon)
  claim    claim a win that is certain        q        leave; the match is lost";

/// What the person wants.
pub(super) enum Wish {
    /// A command to the table.
    Do(TableCommand),
    /// No more.
    Leave,
}

/// Reads from the terminal.
pub(super) struct Person<'a> {
    input: &'a mut dyn BufRead,
}

impl<'a> Person<'a> {
    pub(super) const fn new(input: &'a mut dyn BufRead) -> Self {
        Self { input }
    }

    /// What the person does now; formalities are done without asking.
    pub(super) fn decide(&mut self, view: &TableView) -> anyhow::Result<Wish> {
        let may = |name| view.legal.actions.contains(&name);
        if may(CommandName::Ready) {
            return Ok(Wish::Do(TableCommand::Ready { anchor: None, length: ChainLength::USUAL }));
        }
        match &view.phase {
            PhaseView::ToPlay { roll, .. } if may(CommandName::Play) => self.play(view, *roll),
            PhaseView::Opening { .. } => Ok(Wish::Do(TableCommand::Roll { link: None })),
            _ if may(CommandName::NextGame) => self.next_game(view),
            _ if may(CommandName::Roll) && !has_choice(view) => Ok(Wish::Do(TableCommand::Roll { link: None })),
            _ => self.choose(view),
        }
    }

    fn next_game(&mut self, view: &TableView) -> anyhow::Result<Wish> {
        println!("{}", narrate::score(view));
        Ok(match self.ask("Enter for the next game, q to leave")?.as_deref() {
            None | Some("q") => Wish::Leave,
            Some(_) => Wish::Do(TableCommand::NextGame),
        })
    }

    /// A decision that is one word.
    fn choose(&mut self, view: &TableView) -> anyhow::Result<Wish> {
        println!("{}", board::drawn(view));
        loop {
            let Some(word) = self.ask(&question(view))? else { return Ok(Wish::Leave) };
            match self.common(&word, view) {
                Some(Common::Wish(wish)) => return Ok(wish),
                Some(Common::Shown) => continue,
                None => {}
            }
            match command(&word, view) {
                Some((name, command)) if view.legal.actions.contains(&name) => return Ok(Wish::Do(command)),
                Some((name, _)) => println!("  {}", why_not(view, name)),
                None => println!("  I do not understand {word:?}; type h for help."),
            }
        }
    }

    /// A play, step by step or at once.
    fn play(&mut self, view: &TableView, roll: Roll) -> anyhow::Result<Wish> {
        let Ok(table) = view.board.board() else { anyhow::bail!("the board is broken") };
        let position = table.seen_by(YOU);
        let plays = legal_plays(&position, roll);
        if plays.len() <= 1 {
            return Ok(Wish::Do(forced(&plays)));
        }
        println!("{}", board::drawn(view));
        let mut entry = Entry::new(position, roll);
        loop {
            let Some(word) = self.ask(&play_question(&entry, roll))? else { return Ok(Wish::Leave) };
            match (word.as_str(), word.parse::<usize>()) {
                ("", _) if entry.is_complete() => return Ok(Wish::Do(TableCommand::Play { steps: entry.steps() })),
                ("", _) => println!("  You must play more of the roll."),
                ("u", _) if entry.undo().is_none() => println!("  There is nothing to undo."),
                ("u", _) => show(&entry.result(), view),
                ("m", _) => list(&plays),
                (_, Ok(number)) => match number.checked_sub(1).and_then(|index| plays.get(index)) {
                    Some(legal) => return Ok(Wish::Do(TableCommand::Play { steps: legal.play.steps().to_vec() })),
                    None => println!("  The plays are numbered 1 to {}.", plays.len()),
                },
                (text, _) => match self.common(text, view) {
                    Some(Common::Wish(wish)) => return Ok(wish),
                    Some(Common::Shown) => {}
                    None if matches!(command(text, view), Some((name, _)) if name != CommandName::Roll) => {
                        println!("  Not in the middle of a turn: finish your play first{}.", clause_of(text, view));
                    }
                    None => match entry.add(text) {
                        Ok(()) => show(&entry.result(), view),
                        Err(error) => println!("  {error}"),
                    },
                },
            }
        }
    }

    /// Words that mean the same everywhere.
    fn common(&mut self, word: &str, view: &TableView) -> Option<Common> {
        match word {
            "q" | "quit" => Some(self.leave(view)),
            "h" | "?" | "help" => {
                println!("{HELP}");
                Some(Common::Shown)
            }
            "s" => {
                println!("{}", board::drawn(view));
                Some(Common::Shown)
            }
            _ => None,
        }
    }

    /// Leaves if that is meant: a match is lost by it.
    fn leave(&mut self, view: &TableView) -> Common {
        let what = if view.score.length.is_some() { "the match" } else { "this game" };
        match self.ask(&format!("Leaving loses {what}. Leave? (y/n)")) {
            Ok(Some(answer)) if !matches!(answer.as_str(), "y" | "yes" | "q") => Common::Shown,
            Ok(_) | Err(_) => Common::Wish(Wish::Leave),
        }
    }

    /// One line of input; none at its end.
    fn ask(&mut self, question: &str) -> anyhow::Result<Option<String>> {
        print!("{question}: ");
        std::io::stdout().flush()?;
        let mut line = String::new();
        let length = self.input.read_line(&mut line).context("cannot read what you type")?;
        Ok((length > 0).then(|| line.trim().to_ascii_lowercase()))
    }
}

enum Common {
    Wish(Wish),
    Shown,
}

/// Whether there is anything to choose but to roll: doubling, or a claim.
fn has_choice(view: &TableView) -> bool {
    view.legal.actions.contains(&CommandName::Double) || view.legal.actions.contains(&CommandName::Claim)
}

fn forced(plays: &[LegalPlay]) -> TableCommand {
    TableCommand::Play { steps: plays.first().map_or_else(Vec::new, |legal| legal.play.steps().to_vec()) }
}

fn question(view: &TableView) -> String {
    let words = [
        (CommandName::Roll, "Enter to roll"),
        (CommandName::Double, "d to double"),
        (CommandName::Take, "t to take"),
        (CommandName::Drop, "p to pass"),
        (CommandName::Beaver, "b to beaver"),
        (CommandName::Raccoon, "raccoon"),
        (CommandName::Otter, "otter"),
        (CommandName::AcceptPlay, "a to accept the play"),
        (CommandName::AcceptResignation, "y to accept"),
        (CommandName::RejectResignation, "n to play on"),
        (CommandName::Claim, "claim"),
    ];
    let offered = words.iter().filter(|(name, _)| view.legal.actions.contains(name)).map(|(_, words)| *words);
    offered.collect::<Vec<_>>().join(", ")
}

fn command(word: &str, view: &TableView) -> Option<(CommandName, TableCommand)> {
    let resign = |kind| Some((CommandName::Resign, TableCommand::Resign { kind }));
    match word {
        "" | "r" => Some((CommandName::Roll, TableCommand::Roll { link: None })),
        "d" => Some((CommandName::Double, TableCommand::Double)),
        "t" => Some((CommandName::Take, TableCommand::Take)),
        "p" => Some((CommandName::Drop, TableCommand::Drop)),
        "b" => Some((CommandName::Beaver, TableCommand::Beaver)),
        "a" => Some((CommandName::AcceptPlay, TableCommand::AcceptPlay)),
        "raccoon" => Some((CommandName::Raccoon, TableCommand::Raccoon)),
        "otter" => Some((CommandName::Otter, TableCommand::Otter)),
        "y" => Some((CommandName::AcceptResignation, TableCommand::AcceptResignation)),
        "n" => Some((CommandName::RejectResignation, TableCommand::RejectResignation)),
        "resign" => resign(view.legal.resign.first().copied().unwrap_or(WinKind::Single)),
        "resign gammon" => resign(WinKind::Gammon),
        "resign backgammon" => resign(WinKind::Backgammon),
        "claim" => {
            let kind = view.legal.claim.last().copied().unwrap_or(WinKind::Single);
            Some((CommandName::Claim, TableCommand::Claim { kind }))
        }
        _ => None,
    }
}

/// The clause by which a word is not in order now, in brackets.
fn clause_of(word: &str, view: &TableView) -> String {
    let clause = command(word, view).and_then(|(name, _)| view.legal.why_not.get(&name));
    clause.map_or_else(String::new, |clause| format!(" ({clause})"))
}

fn why_not(view: &TableView, name: CommandName) -> String {
    let clause = view.legal.why_not.get(&name).map_or_else(String::new, |clause| format!(" ({clause})"));
    format!("That is not possible now{clause}. You can: {}.", question(view))
}

fn play_question(entry: &Entry, roll: Roll) -> String {
    if entry.is_complete() { "Enter to finish, u to undo".to_owned() } else { format!("Your {roll}") }
}

fn show(position: &Position, view: &TableView) {
    println!("{}", board::position(&Board::from_view(YOU, position), view));
}

fn list(plays: &[LegalPlay]) {
    for (number, legal) in (1..).zip(plays) {
        println!("  {number:>3}  {}", MoveText(&legal.play));
    }
}

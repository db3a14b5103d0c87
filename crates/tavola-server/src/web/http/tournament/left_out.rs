//! Which lines of a list of entries are left out when the others are entered, found before that is done.

use std::collections::{BTreeMap, BTreeSet};

use tavola_base::{Arg, Refusal};
use tavola_tournament::{
    DivisionId, EntryCommand, Reason, TournamentCommand, TournamentRefusal,
    stream::{
        command::WrongLines,
        csv::{WrongLine, read_list},
    },
};

use crate::{
    app::App,
    base::ids::{AccountId, StreamId},
    stream::rooms::Sender,
    web::{
        errors::AppError,
        page_data::Reader,
        pages::{self, tournament::LeftOut},
    },
};

/// The lines that a list would leave out; none if it is no such list, or leaves out none.
///
/// # Errors
/// If the tournament cannot be read.
pub(super) async fn of(
    app: &App,
    id: &StreamId,
    (account, reader): (Option<&AccountId>, &Reader),
    command: &TournamentCommand,
) -> Result<Option<LeftOut>, AppError> {
    let TournamentCommand::Entry(EntryCommand::Import { division, csv, wrong: WrongLines::LeaveOut }) = command else {
        return Ok(None);
    };
    let data = super::seen(app, id, account).await?;
    let Some(known) = data.view.divisions.iter().find(|known| known.division.id == *division) else { return Ok(None) };
    let Ok(list) = read_list(csv, known.division.entrants.people()) else { return Ok(None) };
    let named: BTreeSet<usize> = list.listed.iter().map(|one| one.line).collect();
    let is_column = |one: &&WrongLine| one.why.reason == Reason::ListColumn;
    let unread: BTreeSet<usize> = list.wrong.iter().filter(|one| !is_column(one)).map(|one| one.line).collect();
    // Where a line is neither somebody's nor wrong, it is the heading: it stands over whatever is left.
    let is_heading = |line: &usize| !named.contains(line) && !unread.contains(line);
    let (mut gone, mut why) = (BTreeSet::new(), Vec::new());
    let mut rest = csv.clone();
    // A refusal names only so many lines: those that it names make way, until it names no more.
    while let Some(refusal) = refused(app, id, account, division.clone(), rest).await? {
        let lines: BTreeSet<usize> = lines_of(&refusal).difference(&gone).copied().collect();
        if lines.is_empty() {
            break;
        }
        why.push(said(reader, &refusal));
        gone.extend(lines);
        rest = without(csv, &gone.iter().copied().filter(|line| !is_heading(line)).collect());
    }
    if gone.is_empty() {
        return Ok(None);
    }
    let entered = named.difference(&gone).count();
    let is_kept = |line: &usize| gone.contains(line) || is_heading(line);
    let numbered = (1_usize..).zip(csv.lines());
    let kept = numbered.filter(|(line, text)| is_kept(line) && !text.trim().is_empty());
    let lines = kept.map(|(_, text)| text).collect::<Vec<_>>().join("\n");
    Ok((entered > 0).then(|| LeftOut { division: division.clone(), entered, why: why.join("; "), lines }))
}

/// Why the list would not be entered whole.
async fn refused(
    app: &App,
    id: &StreamId,
    account: Option<&AccountId>,
    division: DivisionId,
    csv: String,
) -> Result<Option<TournamentRefusal>, AppError> {
    let whole = EntryCommand::Import { division, csv, wrong: WrongLines::Refuse };
    Ok(app.tournaments().dry_run(id, &Sender::new(account.cloned()), whole.into()).await?.err())
}

/// The list with those lines blank: the others keep their numbers.
fn without(csv: &str, gone: &BTreeSet<usize>) -> String {
    let line = |(line, text)| if gone.contains(&line) { "" } else { text };
    (1_usize..).zip(csv.lines()).map(line).collect::<Vec<_>>().join("\n")
}

/// The lines that a refusal is about.
fn lines_of(refusal: &TournamentRefusal) -> BTreeSet<usize> {
    let number = |arg: &Arg| match arg {
        Arg::Number(number) => usize::try_from(*number).ok(),
        Arg::Noted(what, _) => match **what {
            Arg::Number(number) => usize::try_from(number).ok(),
            _ => None,
        },
        _ => None,
    };
    match (refusal.args.get("lines"), refusal.args.get("line")) {
        (Some(Arg::List(lines)), _) => lines.iter().filter_map(number).collect(),
        (_, line) => line.and_then(number).into_iter().collect(),
    }
}

/// Those lines with what is wrong with each, as the reader is told.
fn said(reader: &Reader, refusal: &TournamentRefusal) -> String {
    let told = match refusal.args.get("lines") {
        Some(lines) => Refusal {
            clause: None,
            message_key: "tournament-left-out-lines",
            args: BTreeMap::from([("lines", lines.clone())]),
            message: refusal.to_string(),
            legal: Vec::new(),
        },
        None => Refusal::of(refusal),
    };
    pages::refusal(reader, &told).map_or_else(|| refusal.to_string(), pages::WhyNot::into_text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_without_some_lines_keeps_the_numbers_of_the_others() {
        assert_eq!(without("name\nAda\nBea\nCarlo", &BTreeSet::from([2, 4])), "name\n\nBea\n");
    }
}

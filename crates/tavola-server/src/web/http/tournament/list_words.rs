//! The heading of a list of players, written in the reader's language: its columns are named as the list has them.

use tavola_tournament::{EntryCommand, TournamentCommand, stream::csv::columns};

use crate::web::i18n::Locale;

/// The command with the heading of its list in the words that lists have, if it has a list and a heading.
pub(crate) fn understood(command: TournamentCommand, locale: Locale) -> TournamentCommand {
    match command {
        TournamentCommand::Entry(EntryCommand::Import { division, csv, wrong }) => {
            TournamentCommand::Entry(EntryCommand::Import { division, csv: with_columns(&csv, locale), wrong })
        }
        other => other,
    }
}

/// The list with the columns of its first line named so; lines that name none are left as they are.
pub(crate) fn with_columns(csv: &str, locale: Locale) -> String {
    let first = csv.trim_start_matches('\u{feff}').trim_start();
    let (heading, rest) = first.split_at(first.find(['\n', '\r']).unwrap_or(first.len()));
    let own: Vec<(String, &str)> = columns()
        .map(|column| (locale.say(&format!("term-{}", column.text())).to_lowercase(), column.text()))
        .collect();
    let named =
        |field: &str| own.iter().find(|(word, _)| *word == field.trim().to_lowercase()).map(|(_, column)| *column);
    // A line is a heading where it names whose names these are.
    let separator = ['\t', ';'].into_iter().find(|one| heading.contains(*one)).unwrap_or(',');
    let fields: Vec<&str> = heading.split(separator).collect();
    if !fields.iter().any(|field| named(field) == Some("name")) {
        return csv.to_owned();
    }
    let fields: Vec<&str> = fields.into_iter().map(|field| named(field).unwrap_or(field)).collect();
    // Whatever stood before it, so that every line keeps its number.
    let before = &csv[..csv.len() - first.len()];
    format!("{before}{}{rest}", fields.join(&separator.to_string()))
}

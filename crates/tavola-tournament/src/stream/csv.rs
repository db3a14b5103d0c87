//! Lists of entries as comma-separated text: one heading line, one line an entrant; a broken line is named.

use tavola_base::Arg;
use tavola_base::PlayerId;

use super::entry::{Person, RatingBefore};
use super::refusal::{Reason, TournamentRefusal};

/// One line of a list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Listed {
    /// The line it stands on, from 1.
    pub line: usize,
    /// One person, or two for a pair.
    pub people: Vec<Person>,
}

/// Reads a list. Columns by their headings, in any order: `name`, `name2`, `club`, `player`, `rating`, `experience`.
///
/// Commas or semicolons part the fields; a field with one of them stands in double quotes, doubled inside.
///
/// # Errors
/// The first line that cannot be read.
pub fn read_list(text: &str) -> Result<Vec<Listed>, TournamentRefusal> {
    let text = text.trim_start_matches('\u{feff}');
    let mut lines = (1..).zip(text.lines()).filter(|(_, line)| !line.trim().is_empty());
    let Some((first, heading)) = lines.next() else { return Err(Reason::ListEmpty.refusal().in_line(1)) };
    let separator = if heading.contains(';') { ';' } else { ',' };
    let fields =
        |line: usize, text: &str| split(text, separator).ok_or_else(|| Reason::ListQuote.refusal().in_line(line));
    let columns: Vec<String> = fields(first, heading)?.iter().map(|name| name.trim().to_lowercase()).collect();
    if let Some(unknown) = columns.iter().find(|name| !COLUMNS.contains(&name.as_str())) {
        let refusal = Reason::ListColumn.of("name", Arg::name(unknown)).with("known", COLUMNS.map(Arg::name).to_vec());
        return Err(refusal.in_line(first));
    }
    if !columns.iter().any(|name| name == "name") {
        return Err(Reason::ListNoName.refusal().in_line(first));
    }
    lines
        .map(|(line, text)| {
            let fields = fields(line, text)?;
            if fields.len() != columns.len() {
                let refusal = Reason::ListFields.of("many", fields.len()).with("wanted", columns.len());
                return Err(refusal.in_line(line));
            }
            let people = people(&columns, &fields).map_err(|why| why.in_line(line))?;
            Ok(Listed { line, people })
        })
        .collect()
}

const COLUMNS: [&str; 6] = ["name", "name2", "club", "player", "rating", "experience"];

fn people(columns: &[String], fields: &[String]) -> Result<Vec<Person>, TournamentRefusal> {
    let field = |name: &str| {
        let value = columns.iter().position(|column| column == name).and_then(|index| fields.get(index));
        value.map(|value| value.trim()).filter(|value| !value.is_empty())
    };
    let name = field("name").ok_or(Reason::ListNameless)?;
    let experience = field("experience")
        .map(|value| value.parse().map_err(|_| Reason::ListNumber.of("name", Arg::name(value))))
        .transpose()?
        .unwrap_or(0);
    let rating =
        field("rating").map(|value| hundredths(value).ok_or_else(|| Reason::ListRating.of("name", Arg::name(value))));
    let rating = rating.transpose()?.map(|hundredths| RatingBefore { hundredths, experience });
    let club = field("club").map(str::to_owned);
    let player = field("player").map(PlayerId::new);
    let first = Person { name: name.to_owned(), player, club: club.clone(), rating };
    let second = field("name2").map(|name| Person { club, ..Person::named(name) });
    Ok(std::iter::once(first).chain(second).collect())
}

/// `1500`, `1500.5` or `1500,25` as hundredths.
fn hundredths(text: &str) -> Option<u32> {
    let (whole, part) = text.split_once(['.', ',']).unwrap_or((text, ""));
    let part = format!("{part:0<2}");
    let whole: u32 = whole.parse().ok()?;
    let part: u32 = part.get(..2)?.parse().ok()?;
    whole.checked_mul(100)?.checked_add(part)
}

fn split(line: &str, separator: char) -> Option<Vec<String>> {
    let (mut fields, mut field, mut quoted) = (Vec::new(), String::new(), false);
    let mut letters = line.chars().peekable();
    while let Some(letter) = letters.next() {
        match letter {
            '"' if quoted && letters.peek() == Some(&'"') => {
                letters.next();
                field.push('"');
            }
            '"' => quoted = !quoted,
            letter if letter == separator && !quoted => fields.push(std::mem::take(&mut field)),
            letter => field.push(letter),
        }
    }
    if quoted {
        return None;
    }
    fields.push(field);
    Some(fields)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_is_read_by_its_headings() {
        let list = "name;rating;club\nAnna Rossi;1612,5;Bologna\n\n\"Neri; Bruno\";;\n";
        let read = read_list(list).unwrap();
        assert_eq!(read[0].people[0].name, "Anna Rossi");
        assert_eq!(read[0].people[0].rating, Some(RatingBefore { hundredths: 161_250, experience: 0 }));
        assert_eq!((read[1].line, read[1].people[0].name.as_str()), (4, "Neri; Bruno"));
    }

    #[test]
    fn a_broken_line_is_named() {
        let line = |text: &str| read_list(text).unwrap_err().args["line"].to_string();
        assert_eq!(line("name,club\nAnna,Roma\nBruno\n"), "3");
        assert_eq!(line("name\n\"Anna\n"), "2");
        assert_eq!(line("name,rating\nAnna,strong\n"), "2");
        assert_eq!(line("who\nAnna\n"), "1");
        assert_eq!(line(""), "1");
    }
}

//! Lists of entries as text, one line an entrant: what a spreadsheet gives, with a heading or without. Every line that
//! cannot be read is named, not only the first.

use tavola_base::Arg;
use tavola_base::PlayerId;

use super::entry::{Person, RatingBefore};
use super::refusal::{Reason, Term, TournamentRefusal};

/// One line of a list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Listed {
    /// The line it stands on, from 1.
    pub line: usize,
    /// One person, or two for a pair.
    pub people: Vec<Person>,
}

/// A line that cannot be entered.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WrongLine {
    /// Which, from 1.
    pub line: usize,
    /// What is wrong with it.
    pub why: TournamentRefusal,
}

/// A list as far as it can be read.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct List {
    /// The lines that name somebody.
    pub listed: Vec<Listed>,
    /// The others.
    pub wrong: Vec<WrongLine>,
}

/// What stands in a column.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Column {
    Name,
    Partner,
    Club,
    Player,
    Rating,
    Experience,
    /// Nothing: a column without a heading.
    Blank,
}

/// The columns: each with the word by which it is named to whoever has written another, and what it is called in a
/// heading. That word is among these in every language.
const COLUMNS: [(Column, Term, &[&str]); 6] = [
    (
        Column::Name,
        Term::Name,
        &["name", "nome", "giocatore", "nominativo", "nome e cognome", "cognome e nome", "full name"],
    ),
    (Column::Partner, Term::Partner, &["partner", "name2", "nome2", "compagno", "socio"]),
    (Column::Club, Term::Club, &["club", "circolo", "country", "paese", "nazione", "città", "city"]),
    (Column::Player, Term::Account, &["account", "player"]),
    (Column::Rating, Term::Rating, &["rating", "elo", "punteggio"]),
    (Column::Experience, Term::Experience, &["experience", "esperienza"]),
];

/// What the columns of a list are called to whoever writes one, in their usual order.
pub fn columns() -> impl Iterator<Item = Term> {
    COLUMNS.iter().map(|(_, word, _)| *word)
}

impl Column {
    fn named(text: &str) -> Option<Self> {
        let text = text.trim().to_lowercase();
        let found = COLUMNS.iter().find(|(_, _, names)| names.contains(&text.as_str()));
        if text.is_empty() { Some(Self::Blank) } else { found.map(|(column, ..)| *column) }
    }
}

/// Reads a list whose entrants are so many `people` each.
///
/// Tabs, semicolons or commas part the fields; a field with one of them stands in double quotes, doubled inside. Columns
/// by their headings in any order: `name`, `partner`, `club`, `account`, `rating`, `experience`, in English or Italian. A
/// list whose first line names no column has the name first, of a pair then the other's, then in any order a club and a
/// rating.
///
/// # Errors
/// If the list is empty, or its heading has no column of names. Lines that are wrong, and a heading with a column that
/// nobody knows, are named in [`List::wrong`]; what stands in that column is passed over.
pub fn read_list(text: &str, people: usize) -> Result<List, TournamentRefusal> {
    let text = text.trim_start_matches('\u{feff}');
    let mut lines = (1..).zip(text.lines()).filter(|(_, line)| !line.trim().is_empty()).peekable();
    let Some(&(first, heading)) = lines.peek() else { return Err(Reason::ListEmpty.refusal().in_line(1)) };
    let separator = ['\t', ';'].into_iter().find(|one| heading.contains(*one)).unwrap_or(',');
    let heading = heading_of(heading, separator).map_err(|why| why.in_line(first))?;
    let mut list = List::default();
    if let Some(heading) = &heading {
        lines.next();
        let unknown = heading.unknown.clone().map(|why| WrongLine { line: first, why });
        list.wrong.extend(unknown);
    }
    let columns = heading.map(|heading| heading.columns);
    for (line, text) in lines {
        match read_line(text, separator, columns.as_deref(), people) {
            Ok(people) => list.listed.push(Listed { line, people }),
            Err(why) => list.wrong.push(WrongLine { line, why }),
        }
    }
    Ok(list)
}

/// A first line that names columns.
struct Heading {
    columns: Vec<Column>,
    /// That some of its columns are known to nobody.
    unknown: Option<TournamentRefusal>,
}

/// The columns that a first line names; none if it names nobody's and is an entrant's line.
fn heading_of(line: &str, separator: char) -> Result<Option<Heading>, TournamentRefusal> {
    let Some(fields) = split(line, separator) else { return Ok(None) };
    let named: Vec<Option<Column>> = fields.iter().map(|field| Column::named(field)).collect();
    if !named.iter().flatten().any(|column| *column != Column::Blank) {
        return Ok(None);
    }
    let others: Vec<Arg> = fields
        .iter()
        .zip(&named)
        .filter(|(_, column)| column.is_none())
        .map(|(field, _)| Arg::name(field.trim()))
        .collect();
    let known: Vec<Arg> = columns().map(Arg::from).collect();
    let unknown = (!others.is_empty()).then(|| Reason::ListColumn.of("name", others).with("known", known));
    let columns: Vec<Column> = named.into_iter().map(|column| column.unwrap_or(Column::Blank)).collect();
    if columns.contains(&Column::Name) {
        return Ok(Some(Heading { columns, unknown }));
    }
    // One of the columns nobody knows is the names', written otherwise.
    Err(unknown.unwrap_or_else(|| Reason::ListNoName.into()))
}

fn read_line(
    text: &str,
    separator: char,
    columns: Option<&[Column]>,
    people: usize,
) -> Result<Vec<Person>, TournamentRefusal> {
    let fields = split(text, separator).ok_or(Reason::ListQuote)?;
    let Some(columns) = columns else { return named_people(&guessed(&fields, people), &fields) };
    // What is empty at the end of a line is often cut off with its tabs.
    let is_cut = separator == '\t' && fields.len() < columns.len();
    if fields.len() != columns.len() && !is_cut {
        return Err(Reason::ListFields.of("many", fields.len()).with("wanted", columns.len()));
    }
    named_people(columns, &fields)
}

/// What the fields of a line without a heading are: names first, then whatever a number says is a rating.
fn guessed(fields: &[String], people: usize) -> Vec<Column> {
    let names = [Column::Name, Column::Partner].into_iter().take(people.max(1));
    let mut columns: Vec<Column> = names.take(fields.len()).collect();
    for field in &fields[columns.len()..] {
        let column = if hundredths(field.trim()).is_some() { Column::Rating } else { Column::Club };
        let is_taken = field.trim().is_empty() || columns.contains(&column);
        columns.push(if is_taken { Column::Blank } else { column });
    }
    columns
}

fn named_people(columns: &[Column], fields: &[String]) -> Result<Vec<Person>, TournamentRefusal> {
    let field = |wanted: Column| {
        let value = columns.iter().position(|column| *column == wanted).and_then(|index| fields.get(index));
        value.map(|value| value.trim()).filter(|value| !value.is_empty())
    };
    let name = field(Column::Name).ok_or(Reason::ListNameless)?;
    let experience = field(Column::Experience)
        .map(|value| value.parse().map_err(|_| Reason::ListNumber.of("name", Arg::name(value))))
        .transpose()?
        .unwrap_or(0);
    let rating = field(Column::Rating)
        .map(|value| hundredths(value).ok_or_else(|| Reason::ListRating.of("name", Arg::name(value))));
    let rating = rating.transpose()?.map(|hundredths| RatingBefore { hundredths, experience });
    let club = field(Column::Club).map(str::to_owned);
    let player = field(Column::Player).map(PlayerId::new);
    let first = Person { name: name.to_owned(), player, club: club.clone(), rating };
    let second = field(Column::Partner).map(|name| Person { club, ..Person::named(name) });
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

/// The most wrong lines of a list that are named; more than these are no list of entries.
const NAMED_LINES: usize = 50;

/// Why a list is refused: what is wrong with its one wrong line, or with each of several in a word.
pub(crate) fn refused_lines(mut wrong: Vec<WrongLine>) -> Option<TournamentRefusal> {
    if wrong.len() < 2 {
        return wrong.pop().map(|one| one.why.in_line(one.line));
    }
    Some(Reason::ListLines.of("many", wrong.len()).with("lines", faults(&wrong)))
}

/// Why nobody of a list is left to be entered when its wrong lines are left out.
pub(crate) fn nobody_left(mut wrong: Vec<WrongLine>) -> TournamentRefusal {
    let of_people = || wrong.iter().filter(|one| one.why.reason != Reason::ListColumn);
    match of_people().count() {
        0 => Reason::ListEmpty.refusal().in_line(1),
        many if of_people().all(|one| one.why.reason == Reason::EnteredTwice) => {
            Reason::ListAllEntered.of("many", many)
        }
        1 if wrong.len() == 1 => wrong.remove(0).why,
        _ => Reason::ListNobodyLeft.of("lines", faults(&wrong)),
    }
}

/// The wrong lines by number, each with what is wrong with it.
fn faults(wrong: &[WrongLine]) -> Vec<Arg> {
    wrong.iter().take(NAMED_LINES).map(|one| Arg::noted(one.line, fault(&one.why))).collect()
}

/// What is wrong with a line of a list, in a word; of a heading also which columns.
fn fault(why: &TournamentRefusal) -> Arg {
    match (why.reason, why.args.get("name")) {
        (Reason::ListColumn, Some(Arg::List(names))) => {
            Arg::List(std::iter::once(Term::UnknownColumn.into()).chain(names.iter().cloned()).collect())
        }
        (reason, _) => word(reason).into(),
    }
}

/// What is wrong with a line of a list, in a word.
const fn word(reason: Reason) -> Term {
    match reason {
        Reason::ListColumn => Term::UnknownColumn,
        Reason::ListNameless => Term::NoNameThere,
        Reason::ListFields => Term::OtherFields,
        Reason::ListNumber | Reason::ListRating => Term::NoNumber,
        Reason::ListQuote => Term::OpenQuote,
        Reason::EnteredTwice | Reason::TwiceInPair => Term::ThereTwice,
        Reason::PeopleCount => Term::OtherPeople,
        Reason::Banned => Term::IsBanned,
        _ => Term::TooLong,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(text: &str, people: usize) -> Vec<String> {
        let list = read_list(text, people).unwrap();
        assert_eq!(list.wrong, []);
        let joined = |listed: &Listed| listed.people.iter().map(|one| one.name.clone()).collect::<Vec<_>>().join(" & ");
        list.listed.iter().map(joined).collect()
    }

    #[test]
    fn a_list_is_read_by_its_headings() {
        let list = "name;rating;club\nAnna Rossi;1612,5;Bologna\n\n\"Neri; Bruno\";;\n";
        let read = read_list(list, 1).unwrap().listed;
        assert_eq!(read[0].people[0].name, "Anna Rossi");
        assert_eq!(read[0].people[0].rating, Some(RatingBefore { hundredths: 161_250, experience: 0 }));
        assert_eq!((read[1].line, read[1].people[0].name.as_str()), (4, "Neri; Bruno"));
    }

    #[test]
    fn what_is_copied_from_a_spreadsheet_is_read_with_a_heading_in_either_language_or_none() {
        for text in [
            "name\tclub\trating\nAnna\tRoma\t1612\nBruno\t\t\n",
            "Nome\tCircolo\tElo\nAnna\tRoma\t1612\nBruno\t\t\n",
            "Anna\tRoma\t1612\nBruno\t\t\n",
            "Anna\t1612\tRoma\nBruno\n",
            "name\tclub\trating\nAnna\tRoma\t1612\nBruno",
        ] {
            assert_eq!(names(text, 1), ["Anna", "Bruno"], "{text}");
            let anna = &read_list(text, 1).unwrap().listed[0].people[0];
            assert_eq!((anna.club.as_deref(), anna.rating.map(|one| one.hundredths)), (Some("Roma"), Some(161_200)));
        }
        assert_eq!(names("Anna\nBruno\n", 1), ["Anna", "Bruno"]);
        assert_eq!(names("Anna;Bruno;Roma\nCarla;Dario", 2), ["Anna & Bruno", "Carla & Dario"]);
        assert_eq!(names("nome;compagno\nAnna;Bruno", 2), ["Anna & Bruno"]);
    }

    #[test]
    fn all_broken_lines_are_named_at_once() {
        let wrong = |text: &str| read_list(text, 1).unwrap().wrong.iter().map(|one| one.line).collect::<Vec<_>>();
        assert_eq!(wrong("name,club\nAnna,Roma\nBruno\n,Milano\nCarla,Pisa\n"), [3, 4]);
        assert_eq!(wrong("name\n\"Anna\n"), [2]);
        assert_eq!(wrong("name,rating\nAnna,strong\nBruno,1500\n"), [2]);
        let line = |text: &str| read_list(text, 1).unwrap_err().args["line"].to_string();
        assert_eq!(wrong("name,shoes\nAnna,42\n,43\n"), [1, 3], "a column that nobody knows hides no other fault");
        assert_eq!(line("nmae,club\nAnna,Roma\n"), "1", "the names' column written otherwise");
        assert_eq!(line("club,rating\nRoma,1500\n"), "1", "a heading without names");
        assert_eq!(line(""), "1");
    }
}

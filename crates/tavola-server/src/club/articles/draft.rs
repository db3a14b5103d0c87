//! What somebody writes: made fit to be kept, read as readers will, and everything that is wrong with it.

use std::collections::BTreeSet;

use jiff::civil::Date;
use serde::Deserialize;
use tavola_rules::Clause;

use crate::{
    club::talk,
    store::{ArticleText, StoredArticle},
    web::{
        book::{CHAPTERS, FIGURES},
        http::position,
        lessons::lesson,
        markdown::{self, BoardNotFound, Document, Fault, Setting},
    },
};

/// How many letters a title has at most.
pub(crate) const LONGEST_TITLE: usize = 120;
/// How many letters a lead has at most.
pub(crate) const LONGEST_LEAD: usize = 400;
/// How many bytes a text has at most.
pub(crate) const LONGEST_BODY: usize = 100_000;
/// How many subjects an article has at most, and how many letters each.
pub(crate) const MOST_TAGS: usize = 6;
const LONGEST_TAG: usize = 30;
/// How many letters a name in addresses has at most.
pub(crate) const LONGEST_NAME: usize = 60;

/// Names that addresses have for something else.
const RESERVED: [&str; 3] = ["write", "comments", "feed"];

/// The first parts of addresses to which links may lead.
const PLACES: [&str; 32] = [
    "",
    "about",
    "account",
    "api",
    "board",
    "boards",
    "c",
    "chouettes",
    "daily",
    "dice",
    "duplicates",
    "e",
    "events",
    "lessons",
    "login",
    "met",
    "notices",
    "offline",
    "openings",
    "people",
    "position",
    "privacy",
    "quiz",
    "register",
    "rulebook",
    "rules",
    "study",
    "t",
    "terms",
    "tv",
    "variations",
    "verify",
];

/// How the texts of articles are read. Their headings have addresses that nothing else in the page has.
fn setting() -> Setting<'static> {
    Setting { base: "/articles/", anchors: "s-", figures: &FIGURES }
}

/// What somebody writes, as a form has it.
#[derive(Debug, Clone, Default, PartialEq, Eq, Deserialize)]
pub(crate) struct Draft {
    /// What it is called.
    #[serde(default)]
    pub(crate) title: String,
    /// What it is about.
    #[serde(default)]
    pub(crate) lead: String,
    /// Its subjects, with commas between them.
    #[serde(default)]
    pub(crate) tags: String,
    /// The day on which it appears, or nothing.
    #[serde(default)]
    pub(crate) day: String,
    /// As it is called in addresses.
    #[serde(default)]
    pub(crate) name: String,
    /// Everything else, in Markdown.
    #[serde(default)]
    pub(crate) body: String,
}

/// Something that is wrong with what was written.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Wrong {
    /// There is no title.
    Title,
    /// It is too long.
    TitleLong,
    /// There is no lead.
    Lead,
    /// It is too long.
    LeadLong,
    /// There is no text.
    Body,
    /// It is too long; so many bytes.
    BodyLong(usize),
    /// There are too many subjects.
    Tags,
    /// One is too long.
    TagLong(String),
    /// That is no day.
    Day(String),
    /// Nothing can be called that in addresses.
    Name,
    /// Another article is called that.
    NameTaken(String),
    /// It cannot be called otherwise any longer.
    NameStays,
    /// A picture that is no board.
    Board(String),
    /// A figure that the rules do not have.
    Figure(String),
    /// A board in the middle of a text.
    BesideText(String),
    /// Too many boards.
    Boards,
    /// Marks in marks in marks.
    Deep,
    /// A link that leads nowhere.
    Link(String),
}

impl Wrong {
    /// Whether it cannot even be kept so.
    pub(crate) const fn is_grave(&self) -> bool {
        matches!(
            self,
            Self::Title
                | Self::TitleLong
                | Self::LeadLong
                | Self::BodyLong(_)
                | Self::Tags
                | Self::TagLong(_)
                | Self::Day(_)
                | Self::Name
                | Self::NameTaken(_)
                | Self::NameStays
        )
    }
}

impl From<Fault> for Wrong {
    fn from(fault: Fault) -> Self {
        match fault {
            Fault::Board(BoardNotFound::NoBoard(id)) => Self::Board(id),
            Fault::Board(BoardNotFound::NoSuchFigure(name)) => Self::Figure(name),
            Fault::BesideText(id) => Self::BesideText(id),
            Fault::TooManyBoards => Self::Boards,
            Fault::TooDeep => Self::Deep,
        }
    }
}

impl Draft {
    /// As the store has it.
    pub(crate) fn of(article: &StoredArticle) -> Self {
        let tags = tags(&article.text.tags).join(", ");
        let ArticleText { title, lead, body, .. } = article.text.clone();
        Self { title, lead, tags, day: article.day.clone(), name: article.name.clone(), body }
    }

    /// Without signs that cannot be seen or that turn the text around them, subjects as addresses have them.
    pub(crate) fn tidied(&self) -> Self {
        let mut tags: Vec<String> = Vec::new();
        for tag in self.tags.split(',').map(markdown::slug).filter(|tag| !tag.is_empty()) {
            if !tags.contains(&tag) {
                tags.push(tag);
            }
        }
        Self {
            title: talk::tidy(&self.title),
            lead: talk::tidy(&self.lead),
            tags: tags.join(", "),
            day: self.day.trim().to_owned(),
            name: self.name.trim().to_owned(),
            body: tidy_lines(&self.body),
        }
    }

    /// As the store has it: of what is tidy.
    pub(crate) fn text(&self) -> ArticleText {
        let (title, lead, body) = (self.title.clone(), self.lead.clone(), self.body.clone());
        ArticleText { title, lead, tags: self.tags.replace(',', ""), body }
    }
}

/// A text without signs that cannot be seen or that turn what stands around them; its lines stay.
pub(super) fn tidy_lines(text: &str) -> String {
    let text = text.replace("\r\n", "\n").replace('\r', "\n");
    let text: String = text.chars().filter(|c| matches!(c, '\n' | '\t') || !talk::is_hidden(*c)).collect();
    text.trim_end().trim_start_matches('\n').to_owned()
}

/// Subjects as the store has them.
pub(crate) fn tags(text: &str) -> Vec<String> {
    text.split_whitespace().map(str::to_owned).collect()
}

/// A text as readers see it; what cannot be shown is left out and told.
pub(crate) fn document(text: &ArticleText) -> (Document, Vec<Fault>) {
    Document::with_faults(text.title.clone(), text.lead.clone(), &text.body, &setting())
}

/// Reads what was written and looks at everything that could be wrong: of what is tidy. A text that is too long is not read.
pub(crate) fn look(draft: &Draft, names: &BTreeSet<String>) -> (Document, Vec<Wrong>) {
    let mut wrong = fields(draft);
    if draft.body.len() > LONGEST_BODY {
        return (document(&ArticleText { body: String::new(), ..draft.text() }).0, wrong);
    }
    let (document, faults) = document(&draft.text());
    wrong.extend(faults.into_iter().map(Wrong::from));
    let anchors: BTreeSet<&str> = document.sections.iter().map(|section| section.anchor.as_str()).collect();
    for (written, target) in markdown::links(&draft.body, &setting()) {
        if !target.is_some_and(|target| leads_somewhere(&target, &anchors, names)) {
            wrong.push(Wrong::Link(written));
        }
    }
    let mut told: Vec<Wrong> = Vec::new();
    for one in wrong {
        if told.len() < MOST_TOLD && !told.contains(&one) {
            told.push(one);
        }
    }
    (document, told)
}

/// So many faults are told at once.
const MOST_TOLD: usize = 50;

fn fields(draft: &Draft) -> Vec<Wrong> {
    let tags: Vec<&str> = draft.tags.split(", ").filter(|tag| !tag.is_empty()).collect();
    let is_day = |day: &str| day.parse::<Date>().is_ok_and(|day| (2000..=2100).contains(&day.year()));
    let found = [
        draft.title.is_empty().then_some(Wrong::Title),
        (draft.title.chars().count() > LONGEST_TITLE).then_some(Wrong::TitleLong),
        draft.lead.is_empty().then_some(Wrong::Lead),
        (draft.lead.chars().count() > LONGEST_LEAD).then_some(Wrong::LeadLong),
        (tags.len() > MOST_TAGS).then_some(Wrong::Tags),
        (!draft.day.is_empty() && !is_day(&draft.day)).then(|| Wrong::Day(draft.day.clone())),
        draft.body.trim().is_empty().then_some(Wrong::Body),
        (draft.body.len() > LONGEST_BODY).then_some(Wrong::BodyLong(draft.body.len())),
    ];
    let long = tags.iter().filter(|tag| tag.chars().count() > LONGEST_TAG).map(|tag| Wrong::TagLong((*tag).to_owned()));
    found.into_iter().flatten().chain(long).collect()
}

/// Whether something is there: in the page, in the club, or, as far as anybody can say, elsewhere.
fn leads_somewhere(target: &str, anchors: &BTreeSet<&str>, names: &BTreeSet<String>) -> bool {
    if let Some(anchor) = target.strip_prefix('#') {
        return anchors.contains(anchor);
    }
    let Some(path) = target.strip_prefix('/') else { return true };
    let (path, query) = path.split_once('?').unwrap_or((path, ""));
    let path = path.split('#').next().unwrap_or_default().trim_end_matches('/');
    match path.split('/').collect::<Vec<_>>().as_slice() {
        ["articles"] | ["articles", "feed.xml"] => true,
        ["articles", name] | ["articles", name, _] => names.contains(*name),
        ["rulebook", clause] => Clause::named(clause).is_some(),
        ["rules", chapter] => *chapter == "whole" || CHAPTERS.contains(chapter),
        ["lessons", id] => lesson(id).is_some(),
        ["position"] => query.strip_prefix("id=").is_none_or(|id| position::read(&unescaped(id)).is_ok()),
        [place, ..] => PLACES.contains(place),
        [] => true,
    }
}

/// An id in an address as it was: what ids have in them that addresses do not.
fn unescaped(id: &str) -> String {
    let id = id.split('&').next().unwrap_or_default();
    [("%3D", "="), ("%3A", ":"), ("%2F", "/"), ("%2B", "+"), ("%20", " ")]
        .iter()
        .fold(id.to_owned(), |id, (written, sign)| id.replace(written, sign).replace(&written.to_lowercase(), sign))
}

/// A title as addresses have it: small Latin letters, digits, hyphens.
pub(crate) fn name_of(title: &str) -> String {
    let plain: String = title.to_lowercase().chars().map(plain).collect();
    let words = plain.split(|c: char| !c.is_ascii_alphanumeric()).filter(|word| !word.is_empty());
    let mut name = String::new();
    for word in words {
        if name.len() + word.len() + 1 > LONGEST_NAME - 4 {
            break;
        }
        if !name.is_empty() {
            name.push('-');
        }
        name.push_str(word);
    }
    if name.is_empty() { "article".to_owned() } else { name }
}

/// The letter below an accent, of the letters that Western languages have.
const fn plain(c: char) -> char {
    match c {
        'à'..='å' => 'a',
        'ç' => 'c',
        'è'..='ë' => 'e',
        'ì'..='ï' => 'i',
        'ñ' => 'n',
        'ò'..='ö' | 'ø' => 'o',
        'ù'..='ü' => 'u',
        'ý' | 'ÿ' => 'y',
        other => other,
    }
}

/// Whether an article can be called that in addresses.
pub(crate) fn is_name(name: &str) -> bool {
    let is_sign = |c: u8| c.is_ascii_lowercase() || c.is_ascii_digit() || c == b'-';
    (1..=LONGEST_NAME).contains(&name.len())
        && name.bytes().all(is_sign)
        && !name.starts_with('-')
        && !name.ends_with('-')
}

/// Whether addresses have a name for something else.
pub(crate) fn is_reserved(name: &str) -> bool {
    RESERVED.contains(&name)
}

#[cfg(test)]
mod tests;

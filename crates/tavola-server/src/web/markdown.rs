//! Markdown as the book and the articles use it: sections with addresses, clauses by their names, plays, and boards that
//! can be played on.
//!
//! What is written becomes text, never markup of the writer's own: HTML in it is shown as it was typed, and what comes out
//! is cleaned once more. Boards stand between the texts as positions, for the pages to draw.

mod boards;
mod rewrite;

use pulldown_cmark::{BrokenLink, CowStr, Event, HeadingLevel, Options, Parser, Tag, TagEnd, html::push_html};
use tavola_rules::Clause;

use std::collections::HashMap;

pub(crate) use boards::{Answers, Board, BoardNotFound, CubeAnswer, Doubles, Figures, Task};
use rewrite::{rewritten, target};

use super::i18n::{is_rightward, runs::isolated};

/// How deep marks may stand in each other; nobody who writes for readers comes near.
pub(crate) const DEEPEST: usize = 24;
/// How many boards one text may have.
pub(crate) const MOST_BOARDS: usize = 100;

/// What a text is called, what it begins with, and what follows.
#[derive(Debug, Clone, Default)]
pub(crate) struct Document {
    /// The heading of the first level.
    pub(crate) title: String,
    /// The first paragraph, without marks.
    pub(crate) lead: String,
    /// The other headings, in their order.
    pub(crate) sections: Vec<Section>,
    /// Everything after the lead.
    pub(crate) blocks: Vec<Block>,
    /// How many headings are called so, for those that come later.
    anchors: HashMap<String, usize>,
}

/// What cannot be shown as it was written.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub(crate) enum Fault {
    /// A picture that is no board.
    #[error(transparent)]
    Board(#[from] BoardNotFound),
    /// A picture in the middle of a text.
    #[error("a board stands in a paragraph of its own: {0:?}")]
    BesideText(String),
    /// More boards than one text may have.
    #[error("a text has at most {MOST_BOARDS} boards")]
    TooManyBoards,
    /// Marks in marks in marks.
    #[error("marks stand in each other more than {DEEPEST} times")]
    TooDeep,
}

/// A heading and the plain text below it, to be found by.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct Section {
    /// 2 for the chief ones.
    pub(crate) level: u8,
    /// Its address in the page; empty for what stands before the first.
    pub(crate) anchor: String,
    /// What it is called.
    pub(crate) title: String,
    /// What stands below it, without marks.
    pub(crate) text: String,
    /// The clauses named there.
    pub(crate) clauses: Vec<Clause>,
}

/// A part of a text.
#[derive(Debug, Clone)]
pub(crate) enum Block {
    /// Clean HTML.
    Text(String),
    /// A board.
    Board(Board),
}

/// Where relative links lead, and which boards there are.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Setting<'a> {
    /// What stands before a link without a `/`, such as `/rules/`.
    pub(crate) base: &'a str,
    /// What stands before an anchor made of a heading, so that it is none of the page's own.
    pub(crate) anchors: &'a str,
    /// The boards that are called by a name.
    pub(crate) figures: &'a Figures,
}

const OPTIONS: Options = Options::ENABLE_TABLES
    .union(Options::ENABLE_HEADING_ATTRIBUTES)
    .union(Options::ENABLE_STRIKETHROUGH)
    .union(Options::ENABLE_SMART_PUNCTUATION);

impl Document {
    /// Reads a text.
    ///
    /// # Errors
    /// What cannot be shown, the first of it.
    pub(crate) fn read(text: &str, setting: &Setting<'_>) -> Result<Self, Fault> {
        Self::default().and(text, setting).sound()
    }

    /// Reads a text whose title and lead are known.
    ///
    /// # Errors
    /// What cannot be shown, the first of it.
    pub(crate) fn named(title: String, lead: String, text: &str, setting: &Setting<'_>) -> Result<Self, Fault> {
        Self { title, lead, ..Self::default() }.and(text, setting).sound()
    }

    /// Reads a text that may have faults: what cannot be shown is left out, and told.
    pub(crate) fn with_faults(title: String, lead: String, text: &str, setting: &Setting<'_>) -> (Self, Vec<Fault>) {
        let made = Self { title, lead, ..Self::default() }.and(text, setting);
        (made.document, made.faults)
    }

    fn and(self, text: &str, setting: &Setting<'_>) -> Made {
        let mut made = Made { document: self, faults: Vec::new(), boards: 0 };
        let (blocks, fault) = blocks(text);
        for block in blocks {
            made.take(&block, setting);
        }
        made.faults.extend(fault);
        made
    }

    /// The anchor, or with a number if another heading has it.
    fn free(&mut self, anchor: String) -> String {
        let Some(mut many) = self.anchors.get(&anchor).copied() else {
            self.anchors.insert(anchor.clone(), 1);
            return anchor;
        };
        let free = loop {
            many += 1;
            let numbered = format!("{anchor}-{many}");
            if !self.anchors.contains_key(&numbered) {
                break numbered;
            }
        };
        self.anchors.insert(anchor, many);
        self.anchors.insert(free.clone(), 1);
        free
    }

    /// The boards in it.
    pub(crate) fn boards(&self) -> impl Iterator<Item = &Board> {
        self.blocks.iter().filter_map(|block| match block {
            Block::Board(board) => Some(board),
            Block::Text(_) => None,
        })
    }
}

/// A text that is being read.
struct Made {
    document: Document,
    faults: Vec<Fault>,
    boards: usize,
}

impl Made {
    fn sound(self) -> Result<Document, Fault> {
        self.faults.into_iter().next().map_or(Ok(self.document), Err)
    }

    fn take(&mut self, block: &[Event<'_>], setting: &Setting<'_>) {
        if let Some((target, caption)) = picture(block) {
            return self.board(&target, caption, setting);
        }
        self.faults.extend(pictures_in(block).map(|target| Fault::BesideText(target.to_owned())));
        let (document, plain) = (&mut self.document, plain(block));
        match block.first() {
            Some(Event::Start(Tag::Heading { level: HeadingLevel::H1, .. })) if document.title.is_empty() => {
                document.title = plain;
            }
            Some(Event::Start(Tag::Paragraph)) if document.lead.is_empty() && document.blocks.is_empty() => {
                document.lead = plain;
            }
            Some(Event::Start(Tag::Heading { level, id, .. })) => {
                let given = id.as_ref().map_or_else(|| slug(&plain), |id| slug(id));
                let anchor = document.free(format!("{}{given}", setting.anchors));
                document.blocks.push(Block::Text(heading(*level, &anchor, &html(block, setting))));
                document.sections.push(Section { level: *level as u8, anchor, title: plain, ..Section::default() });
            }
            _ => document.text(block, &plain, setting),
        }
    }

    fn board(&mut self, target: &str, caption: String, setting: &Setting<'_>) {
        let caption = if caption.contains(is_rightward) { isolated(&caption) } else { caption };
        self.boards += 1;
        if self.boards > MOST_BOARDS {
            if self.boards == MOST_BOARDS + 1 {
                self.faults.push(Fault::TooManyBoards);
            }
            return;
        }
        match setting.figures.board(target, caption) {
            Ok(mut board) => {
                // A figure that stands there twice is called so once.
                let is_there = self.document.boards().any(|other| other.name == board.name);
                board.name = board.name.filter(|_| !is_there);
                self.document.blocks.push(Block::Board(board));
            }
            Err(fault) => self.faults.push(fault.into()),
        }
    }
}

impl Document {
    fn text(&mut self, block: &[Event<'_>], plain: &str, setting: &Setting<'_>) {
        if self.sections.is_empty() {
            self.sections.push(Section { level: 2, ..Section::default() });
        }
        if let Some(section) = self.sections.last_mut() {
            section.text.push_str(plain);
            section.text.push(' ');
            section.clauses.extend(clauses(block));
        }
        self.blocks.push(Block::Text(cleaned(&html(block, setting))));
    }
}

/// Where the links of a text lead, in their order: as they were written, and what becomes of that, which is nothing where
/// they lead nowhere.
pub(crate) fn links(text: &str, setting: &Setting<'_>) -> Vec<(String, Option<String>)> {
    let (blocks, _) = blocks(text);
    let links = blocks.into_iter().flatten().filter_map(|event| match event {
        Event::Start(Tag::Link { dest_url, .. }) => Some(dest_url.to_string()),
        _ => None,
    });
    links.map(|written| (written.clone(), target(&written, setting))).collect()
}

/// The text's outermost parts, each whole; what comes after marks that stand too deep in each other is not read.
fn blocks(text: &str) -> (Vec<Vec<Event<'_>>>, Option<Fault>) {
    let (mut blocks, mut block, mut depth) = (Vec::new(), Vec::new(), 0_usize);
    for event in Parser::new_with_broken_link_callback(text, OPTIONS, Some(&mut clause_named)) {
        match &event {
            Event::Start(_) => depth += 1,
            Event::End(_) => depth = depth.saturating_sub(1),
            _ => {}
        }
        if depth > DEEPEST {
            return (blocks, Some(Fault::TooDeep));
        }
        block.push(event.into_static());
        if depth == 0 {
            blocks.push(std::mem::take(&mut block));
        }
    }
    (blocks, None)
}

/// Where a clause in square brackets leads.
#[expect(clippy::needless_pass_by_value, reason = "as the parser asks")]
fn clause_named<'a>(link: BrokenLink<'a>) -> Option<(CowStr<'a>, CowStr<'a>)> {
    let clause = Clause::named(&link.reference)?;
    Some((address_of(clause).into(), CowStr::Borrowed("")))
}

/// Where a clause's page is.
pub(crate) fn address_of(clause: Clause) -> String {
    format!("/rulebook/{clause}")
}

/// What a paragraph shows that is only a picture, with its caption, or only an id.
fn picture(block: &[Event<'_>]) -> Option<(String, String)> {
    if let Some(id) = lone_id(block) {
        return Some((id, String::new()));
    }
    let [Event::Start(Tag::Paragraph), Event::Start(Tag::Image { dest_url, .. }), inside @ ..] = block else {
        return None;
    };
    let [inside @ .., Event::End(TagEnd::Image), Event::End(TagEnd::Paragraph)] = inside else { return None };
    Some((dest_url.to_string(), plain(inside)))
}

/// The id of a paragraph that is nothing else. Its hyphens have become dashes by then.
fn lone_id(block: &[Event<'_>]) -> Option<String> {
    let [Event::Start(Tag::Paragraph), inside @ .., Event::End(TagEnd::Paragraph)] = block else { return None };
    let Some(Event::Text(first)) = inside.first() else { return None };
    if !first.starts_with("XGID=") || !inside.iter().all(|event| matches!(event, Event::Text(_))) {
        return None;
    }
    let id = plain(inside).replace('—', "---").replace('–', "--");
    (!id.contains(char::is_whitespace)).then_some(id)
}

/// Where the pictures of a block lead.
fn pictures_in<'a>(block: &'a [Event<'_>]) -> impl Iterator<Item = &'a str> {
    block.iter().filter_map(|event| match event {
        Event::Start(Tag::Image { dest_url, .. }) => Some(&**dest_url),
        _ => None,
    })
}

/// What is said, without marks; names of clauses are left out.
fn plain(block: &[Event<'_>]) -> String {
    let (mut text, mut in_clause) = (String::new(), false);
    for event in block {
        match event {
            Event::Start(Tag::Link { dest_url, .. }) => in_clause = dest_url.starts_with("/rulebook/"),
            Event::End(TagEnd::Link) => in_clause = false,
            Event::Text(part) | Event::Code(part) if !in_clause => text.push_str(part),
            Event::SoftBreak | Event::HardBreak | Event::End(TagEnd::TableCell | TagEnd::Item) => text.push(' '),
            _ => {}
        }
    }
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The clauses that a block names.
fn clauses(block: &[Event<'_>]) -> impl Iterator<Item = Clause> {
    block.iter().filter_map(|event| match event {
        Event::Start(Tag::Link { dest_url, .. }) => Clause::named(dest_url.strip_prefix("/rulebook/")?),
        _ => None,
    })
}

fn html(block: &[Event<'_>], setting: &Setting<'_>) -> String {
    let mut html = String::new();
    push_html(&mut html, rewritten(block, setting).into_iter());
    html
}

/// A heading that can be linked to; its own markup is inside what was made of the block.
fn heading(level: HeadingLevel, anchor: &str, made: &str) -> String {
    // Above all stands the page's own.
    let level = (level as u8).max(2);
    let inside = made.split_once('>').map_or(made, |(_, rest)| rest);
    let inside = inside.rsplit_once("</h").map_or(inside, |(inside, _)| inside);
    format!("<h{level} id=\"{anchor}\">{}</h{level}>\n", cleaned(inside))
}

/// Clean HTML: nothing that acts, nothing that is loaded, only what a text is made of.
fn cleaned(html: &str) -> String {
    use std::collections::{HashMap, HashSet};
    use std::sync::LazyLock;

    static CLEANER: LazyLock<ammonia::Builder<'static>> = LazyLock::new(|| {
        let tags = [
            "p",
            "em",
            "strong",
            "del",
            "code",
            "pre",
            "a",
            "ul",
            "ol",
            "li",
            "blockquote",
            "table",
            "thead",
            "tbody",
            "tr",
            "th",
            "td",
            "h2",
            "h3",
            "h4",
            "h5",
            "h6",
            "hr",
            "br",
            "sup",
        ];
        let mut cleaner = ammonia::Builder::default();
        cleaner
            .tags(HashSet::from(tags))
            .clean_content_tags(HashSet::new())
            .tag_attributes(HashMap::from([("a", HashSet::from(["href"])), ("ol", HashSet::from(["start"]))]))
            .generic_attributes(HashSet::new())
            .allowed_classes(HashMap::from([("a", HashSet::from(["clause"])), ("code", HashSet::from(["play"]))]))
            .url_schemes(HashSet::from(["http", "https", "mailto"]))
            .link_rel(Some("noopener noreferrer nofollow ugc"));
        cleaner
    });
    CLEANER.clean(html).to_string()
}

/// A heading as an address: small letters, digits and hyphens; letters of any script stay.
pub(crate) fn slug(text: &str) -> String {
    let text: String = text.to_lowercase().chars().map(|c| if c.is_alphanumeric() { c } else { '-' }).collect();
    let slug = text.split('-').filter(|part| !part.is_empty()).collect::<Vec<_>>().join("-");
    slug.chars().take(80).collect()
}

#[cfg(test)]
mod tests;

//! `cargo xtask words`: the sentences of every language held against the English ones, file by file.
//!
//! A language is a folder of Fluent files. What is told is what a reader would stumble over: a sentence that is missing or
//! can no longer be shown, a placeable or a choice that differs, a sentence left in English, signs that no typesetter sets.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey};
use sha2::{Digest, Sha256};

use crate::{made, project};

/// Where the languages lie, one folder each.
pub(crate) const LANGUAGES: &str = "crates/tavola-server/web/i18n";

/// The language every other is compared with.
const FIRST: &str = "en";

/// The categories of plurals: which a language has is its own.
const PLURALS: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];

/// The sentences of a language: file, name, what it says.
type Language = BTreeMap<String, BTreeMap<String, Sentence>>;

/// What a sentence is made of.
#[derive(Debug, Default, Clone, PartialEq, Eq)]
struct Sentence {
    placeables: BTreeSet<String>,
    /// The words by which it chooses, by what: plurals and numbers left out.
    choices: BTreeMap<String, BTreeSet<String>>,
    /// What is read, without what is put in.
    text: String,
}

impl Sentence {
    fn add(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => self.text.push_str(value),
                PatternElement::Placeable { expression } => self.put_in(expression),
            }
        }
    }

    fn put_in(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.put(inline),
            Expression::Select { selector, variants } => {
                self.put(selector);
                let InlineExpression::VariableReference { id } = selector else { return };
                let keys = variants.iter().filter_map(|variant| match variant.key {
                    VariantKey::Identifier { name } if !PLURALS.contains(&name) => Some(name.to_owned()),
                    VariantKey::Identifier { .. } | VariantKey::NumberLiteral { .. } => None,
                });
                self.choices.entry(id.name.to_owned()).or_default().extend(keys);
                for variant in variants {
                    self.add(&variant.value);
                }
            }
        }
    }

    fn put(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::VariableReference { id } => drop(self.placeables.insert(format!("${}", id.name))),
            InlineExpression::MessageReference { id, .. } => drop(self.placeables.insert(id.name.to_owned())),
            InlineExpression::TermReference { id, .. } => drop(self.placeables.insert(format!("-{}", id.name))),
            InlineExpression::Placeable { expression } => self.put_in(expression),
            InlineExpression::StringLiteral { .. }
            | InlineExpression::NumberLiteral { .. }
            | InlineExpression::FunctionReference { .. } => {}
        }
    }
}

/// What is wrong in one file of a language, and what is only worth a look.
#[derive(Debug, Default)]
struct Found {
    wrong: Vec<String>,
    /// Sentences that read as the English ones do.
    equal: Vec<String>,
}

/// How many sentences are drawn to be read back.
const READ_BACK: usize = 150;

/// Prints sentences and paragraphs of a language by chance, without the English ones: what a reader who is to say in
/// English what they mean may see. Another `seed` draws others.
pub(crate) fn sample(language: &str, seed: &str) -> anyhow::Result<()> {
    let folder = format!("{LANGUAGES}/{language}");
    let mut all = Vec::new();
    for path in project::files(&folder, &[".ftl", ".md"]) {
        let (name, text) = (project::name(&path), project::read_file(&path)?);
        let file = name.strip_prefix(&folder).unwrap_or(&name).trim_start_matches('/');
        if path.extension().is_some_and(|ending| ending == "md") {
            let prose = text
                .split("\n\n")
                .filter(|paragraph| paragraph.chars().count() > 80 && !paragraph.starts_with(['#', '`', '<']));
            all.extend(prose.map(|paragraph| format!("{file}: {paragraph}")));
            continue;
        }
        let resource = fluent_syntax::parser::parse(text.as_str()).unwrap_or_else(|(resource, _)| resource);
        for entry in resource.body.into_iter().filter(|entry| matches!(entry, Entry::Message(_))) {
            let one = fluent_syntax::ast::Resource { body: vec![entry] };
            all.push(format!("{file}: {}", fluent_syntax::serializer::serialize(&one).trim_end()));
        }
    }
    anyhow::ensure!(!all.is_empty(), "there is no language {language:?}; its folder would be {folder}");
    all.sort_by_cached_key(|text| Sha256::digest(format!("{seed} {language} {text}")));
    for (number, text) in all.iter().take(READ_BACK).enumerate() {
        println!("{}. {text}", number + 1);
    }
    Ok(())
}

/// Prints the table language × file and everything wrong; what it returns are the findings.
pub(crate) fn run(arguments: &[String]) -> anyhow::Result<Vec<String>> {
    let (languages, junk) = read()?;
    let english = languages.get(FIRST).cloned().unwrap_or_default();
    let chosen = |code: &str| arguments.is_empty() || arguments.iter().any(|one| one == code);
    let mut wrong = junk;
    let short = |file: &str| file.trim_end_matches(".ftl").chars().take(7).collect::<String>();
    println!(
        "{:<9}{}  equal to English",
        "",
        english.keys().map(|file| format!("{:>8}", short(file))).collect::<String>()
    );
    for (code, language) in languages.iter().filter(|(code, _)| chosen(code)) {
        let mut equal = Vec::new();
        let mut row = String::new();
        for (file, sentences) in &english {
            let found = compared(sentences, language.get(file));
            let there = language.get(file).map_or(0, BTreeMap::len);
            row += &match found.wrong.len() {
                0 => format!("{there:>8}"),
                many => format!("{:>8}", format!("{there}!{many}")),
            };
            wrong.extend(found.wrong.iter().map(|what| format!("{code}/{file}: {what}")));
            equal.extend(found.equal);
        }
        let many = if code == FIRST { String::new() } else { equal.len().to_string() };
        println!("{code:<9}{row}  {many}");
        if !arguments.is_empty() && code != FIRST {
            println!("{:<9}equal to English: {}", "", equal.join(" "));
        }
    }
    wrong.extend(texts(chosen)?);
    let is_made = |(name, text): (&String, &String)| project::read(name).is_ok_and(|there| there == *text);
    if chosen(made::CYRILLIC) && !made::cyrillic()?.iter().all(is_made) {
        wrong.push("sr-Cyrl does not follow from sr-Latn; `cargo xtask words --cyrillic` makes it".to_owned());
    }
    Ok(wrong)
}

/// What the chapters and papers of the languages have other than the English ones, of what has to be the same.
fn texts(chosen: impl Fn(&str) -> bool) -> anyhow::Result<Vec<String>> {
    let mut wrong = Vec::new();
    let english = format!("{LANGUAGES}/{FIRST}");
    for path in project::files(LANGUAGES, &[".md"]) {
        let name = project::name(&path);
        let Some((code, file)) =
            name.strip_prefix(LANGUAGES).and_then(|name| name.trim_start_matches('/').split_once('/'))
        else {
            continue;
        };
        let first = project::root().join(&english).join(file);
        if !chosen(code) || !first.exists() {
            continue;
        }
        let (first, own) = (marks(&project::read_file(&first)?), marks(&project::read_file(&path)?));
        for (mark, many) in &first {
            let there = own.get(mark).copied().unwrap_or_default();
            if there != *many {
                wrong.push(format!("{code}/{file}: {mark} stands there {there} times, in English {many}"));
            }
        }
        wrong.extend(
            own.keys()
                .filter(|mark| !first.contains_key(*mark))
                .map(|mark| format!("{code}/{file}: {mark} is not in the English text")),
        );
    }
    Ok(wrong)
}

/// What a text holds in every language alike, and how often: its sections, boards, links and clauses.
fn marks(text: &str) -> BTreeMap<String, usize> {
    let mut marks = BTreeMap::new();
    let mut add = |mark: &str| *marks.entry(mark.to_owned()).or_default() += 1;
    for line in text.lines() {
        let level = line.bytes().take_while(|byte| *byte == b'#').count();
        if level > 0 {
            add(line.rfind("{#").map_or("a heading without an anchor", |at| &line[at..]));
        }
    }
    for (at, _) in text.match_indices("](") {
        add(text[at..].split_inclusive(')').next().unwrap_or_default());
    }
    for (at, _) in text.match_indices('[') {
        let inside = text[at + 1..].split(']').next().unwrap_or_default();
        if inside.split_once('-').is_some_and(|(part, number)| {
            part.len() == 3 && part.bytes().all(|b| b.is_ascii_uppercase()) && number.parse::<u8>().is_ok()
        }) {
            add(&format!("[{inside}]"));
        }
    }
    marks
}

/// Every language there is, and what in its files cannot be read.
fn read() -> anyhow::Result<(BTreeMap<String, Language>, Vec<String>)> {
    let (mut languages, mut junk): (BTreeMap<String, Language>, _) = (BTreeMap::new(), Vec::new());
    for path in project::files(LANGUAGES, &[".ftl"]) {
        let name = |part: Option<&std::ffi::OsStr>| part.unwrap_or_default().to_string_lossy().into_owned();
        let (code, file) = (name(path.parent().and_then(|folder| folder.file_name())), name(path.file_name()));
        let text = project::read_file(&path)?;
        let (sentences, unread) = sentences(&text);
        junk.extend(unread.into_iter().map(|what| format!("{code}/{file}: {what}")));
        languages.entry(code).or_default().insert(file, sentences);
    }
    Ok((languages, junk))
}

fn sentences(text: &str) -> (BTreeMap<String, Sentence>, Vec<String>) {
    let (mut sentences, mut unread) = (BTreeMap::new(), Vec::new());
    let resource = fluent_syntax::parser::parse(text).unwrap_or_else(|(resource, _)| resource);
    for entry in resource.body {
        let (name, pattern) = match entry {
            Entry::Message(message) => (message.id.name.to_owned(), message.value),
            Entry::Term(term) => (format!("-{}", term.id.name), Some(term.value)),
            Entry::Junk { content } => {
                unread.push(format!("cannot be read: {:?}", content.lines().next().unwrap_or_default()));
                continue;
            }
            Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => continue,
        };
        let mut sentence = Sentence::default();
        if let Some(pattern) = &pattern {
            sentence.add(pattern);
        }
        if sentences.insert(name.clone(), sentence).is_some() {
            unread.push(format!("{name} is there twice"));
        }
    }
    (sentences, unread)
}

/// A file held against the English one.
fn compared(english: &BTreeMap<String, Sentence>, own: Option<&BTreeMap<String, Sentence>>) -> Found {
    let mut found = Found::default();
    let none = BTreeMap::new();
    let own = own.unwrap_or(&none);
    for (name, first) in english {
        let Some(sentence) = own.get(name) else {
            found.wrong.push(format!("{name} is missing"));
            continue;
        };
        let differ = first.placeables.symmetric_difference(&sentence.placeables).cloned().collect::<Vec<_>>();
        if !differ.is_empty() {
            found.wrong.push(format!("{name}: not the same placeables: {}", differ.join(" ")));
        }
        for (on, keys) in &sentence.choices {
            let known = first.choices.get(on);
            let lacking = known.into_iter().flatten().filter(|key| !keys.contains(*key)).cloned().collect::<Vec<_>>();
            if !lacking.is_empty() && !keys.is_empty() {
                found.wrong.push(format!("{name}: ${on} lacks {}", lacking.join(" ")));
            }
        }
        found.wrong.extend(wrong_sign(&sentence.text).map(|sign| format!("{name}: {sign:?} is not how it is set")));
        let is_prose = first.text.split(|c: char| !c.is_alphabetic()).any(|word| word.len() >= 4);
        if is_prose && first.text == sentence.text {
            found.equal.push(name.clone());
        }
    }
    let more = own.keys().filter(|name| !english.contains_key(*name));
    found.wrong.extend(more.map(|name| format!("{name} is in no English file of that name")));
    found
}

/// Straight quotation marks, three dots, signs that nobody sees.
fn wrong_sign(text: &str) -> Option<&'static str> {
    let invisible = |c: char| matches!(c, '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{feff}' | '\t');
    if text.contains(invisible) {
        return Some("a sign nobody sees");
    }
    ["\"", "'", "`", "..."].into_iter().find(|sign| text.contains(sign))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn wrong(english: &str, own: &str) -> Vec<String> {
        compared(&sentences(english).0, Some(&sentences(own).0)).wrong
    }

    #[test]
    fn what_a_reader_would_stumble_over_is_told() {
        let english = "a = { $who } rolled\nb = { $n ->\n    [one] point\n   *[other] points\n  }\nc = { $win ->\n    [gammon] gammon\n   *[single] game\n  }\n";
        let good = "a = { $who } ha tirato\nb = { $n ->\n    [few] a\n   *[many] b\n  }\nc = { $win ->\n    [gammon] gammon\n   *[single] partita\n  }\n";
        assert_eq!(wrong(english, good), Vec::<String>::new());
        let bad = "a = { $wo } 'tira'\nc = { $win ->\n    [gamon] gammon\n   *[single] partita\n  }\nd = x\n";
        assert_eq!(
            wrong(english, bad),
            [
                "a: not the same placeables: $who $wo",
                "a: \"'\" is not how it is set",
                "b is missing",
                "c: $win lacks gammon",
                "d is in no English file of that name",
            ]
        );
        assert_eq!(sentences("a = x\na = y\nb c\n").1.len(), 2);
    }

    #[test]
    fn a_chapter_has_the_sections_boards_links_and_clauses_of_the_english_one() {
        let found = marks("# A\n\n## B {#b}\n\n![x](figure:start) and [c](d#e). [MOV-02] [MOV-02]\n");
        let expected =
            [("[MOV-02]", 2), ("](d#e)", 1), ("](figure:start)", 1), ("a heading without an anchor", 1), ("{#b}", 1)];
        assert_eq!(found, expected.map(|(mark, many)| (mark.to_owned(), many)).into());
    }
}

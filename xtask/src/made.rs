//! Languages that are made from another: Serbian in Cyrillic from Serbian in Latin script, and two that nobody speaks, by
//! which the browser tests find what is not translated, too narrow or does not turn: `en-XA` (longer, with accents) and
//! `ar-XB` (from right to left).

use std::{collections::BTreeMap, path::Path};

use anyhow::Context;
use fluent_syntax::{
    ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, Resource},
    parser, serializer,
};

use crate::{project, words::LANGUAGES};

/// What Serbian in Cyrillic is made from, ...
const LATIN_SERBIAN: &str = "sr-Latn";
/// ... and its own code.
pub(crate) const CYRILLIC: &str = "sr-Cyrl";

/// The files of Serbian in Cyrillic, by their paths from the root, as they follow from those in Latin script.
pub(crate) fn cyrillic() -> anyhow::Result<BTreeMap<String, String>> {
    let (from, to) = (format!("{LANGUAGES}/{LATIN_SERBIAN}"), format!("{LANGUAGES}/{CYRILLIC}"));
    let files = project::files(&from, &[".ftl", ".md"]);
    let made = files.iter().map(|path| {
        let (name, text) = (project::name(path), project::read_file(path)?);
        let text = if name.ends_with(".md") { in_prose(&text) } else { in_sentences(text, &in_cyrillic) };
        let text = if name.ends_with("/book/words.md") { in_order(&text) } else { text };
        Ok((name.replacen(&from, &to, 1), text))
    });
    made.collect()
}

/// Writes them; what is there and does not follow is taken away.
pub(crate) fn write_cyrillic() -> anyhow::Result<()> {
    let made = cyrillic()?;
    for old in project::files(&format!("{LANGUAGES}/{CYRILLIC}"), &[".ftl", ".md"]) {
        if !made.contains_key(&project::name(&old)) {
            std::fs::remove_file(old)?;
        }
    }
    for (name, text) in made {
        write(&project::root().join(name), &text)?;
    }
    Ok(())
}

/// Writes the two languages nobody speaks into a folder, for `tavola serve --languages`.
pub(crate) fn write_pseudo(folder: &Path) -> anyhow::Result<()> {
    for path in project::files(&format!("{LANGUAGES}/en"), &[".ftl"]) {
        let (text, name) = (project::read_file(&path)?, path.file_name().unwrap_or_default());
        for (code, other) in [("en-XA", longer as fn(&str) -> String), ("ar-XB", leftward)] {
            write(&folder.join(code).join(name), &in_sentences(text.clone(), &other))?;
        }
    }
    Ok(())
}

fn write(path: &Path, text: &str) -> anyhow::Result<()> {
    let folder = path.parent().context("a file lies in a folder")?;
    std::fs::create_dir_all(folder)?;
    std::fs::write(path, text).with_context(|| format!("cannot write {}", path.display()))
}

/// A Fluent file with the text of its sentences changed, and neither what is put in nor what chooses.
fn in_sentences(text: String, change: &dyn Fn(&str) -> String) -> String {
    let mut resource: Resource<String> = parser::parse(text).unwrap_or_else(|(resource, _)| resource);
    for entry in &mut resource.body {
        match entry {
            Entry::Message(message) => message.value.iter_mut().for_each(|pattern| in_pattern(pattern, change)),
            Entry::Term(term) => in_pattern(&mut term.value, change),
            Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) | Entry::Junk { .. } => {}
        }
    }
    serializer::serialize(&resource)
}

fn in_pattern(pattern: &mut Pattern<String>, change: &dyn Fn(&str) -> String) {
    for element in &mut pattern.elements {
        match element {
            PatternElement::TextElement { value } => *value = change(value),
            PatternElement::Placeable { expression } => in_expression(expression, change),
        }
    }
}

fn in_expression(expression: &mut Expression<String>, change: &dyn Fn(&str) -> String) {
    match expression {
        Expression::Select { variants, .. } => {
            variants.iter_mut().for_each(|variant| in_pattern(&mut variant.value, change))
        }
        Expression::Inline(InlineExpression::Placeable { expression }) => in_expression(expression, change),
        Expression::Inline(_) => {}
    }
}

/// Markdown in Cyrillic, without plays, addresses, anchors and the numbers of clauses.
fn in_prose(text: &str) -> String {
    let (mut made, mut rest) = (String::with_capacity(text.len() * 2), text);
    // What stays begins with one of these and ends with the other.
    let kept = [("`", "`"), ("](", ")"), ("{#", "}"), ("http", " "), ("![](", ")")];
    while let Some((at, (begin, end))) = kept.iter().filter_map(|one| Some((rest.find(one.0)?, *one))).min() {
        let (before, after) = rest.split_at(at);
        let length = after[begin.len()..].find(end).map_or(after.len(), |found| begin.len() + found + end.len());
        made.push_str(&in_cyrillic(before));
        made.push_str(&after[..length]);
        rest = &after[length..];
    }
    made + &in_cyrillic(rest)
}

/// The entries of the glossary, in the order of the Cyrillic letters.
fn in_order(text: &str) -> String {
    const LETTERS: &str = "абвгдђежзијклљмнњопрстћуфхцчџш";
    let mut parts = text.trim_end().split("\n## ");
    let head = parts.next().unwrap_or_default().trim_end();
    let mut entries: Vec<&str> = parts.map(str::trim_end).collect();
    entries.sort_by_cached_key(|entry| {
        let word = entry.split(" {#").next().unwrap_or_default().to_lowercase();
        word.chars().map(|c| LETTERS.find(c).map_or(0, |at| at + 1)).collect::<Vec<_>>()
    });
    std::iter::once(head.to_owned())
        .chain(entries.iter().map(|entry| format!("## {entry}")))
        .collect::<Vec<_>>()
        .join("\n\n")
        + "\n"
}

/// What is written in Latin script in Cyrillic too: names of programs, files, kinds of things with a foreign name.
const LATIN: &str = " Tavola tavola reale regole Regole Le del gnubg OpenGammon GammonGalore Galore Heroes Backgammon backgammon club chouette \
    duodecim ludus scriptorum JavaScript Bluetooth Authorization Bearer Atom application match division name tournament openings \
    proof dice from doctor com https json mat sgf main list off Enter Esc Delete Backspace Shift Tab Ctrl Alt ";

/// A text word by word; what is no Serbian word stays: with a letter Serbian has not, or capitals only (`XG`, `MOV-02`).
fn in_cyrillic(text: &str) -> String {
    let is_letter = |c: char| c.is_alphanumeric() || "-/*+.@_".contains(c);
    let mut made = String::with_capacity(text.len() * 2);
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let word = &rest[..rest.find(|c| is_letter(c) != is_letter(first)).unwrap_or(rest.len())];
        if is_letter(first) {
            made.push_str(&word_in_cyrillic(word))
        } else {
            made.push_str(word)
        }
        rest = &rest[word.len()..];
    }
    made
}

fn word_in_cyrillic(word: &str) -> String {
    // A star is a hit in a play, which has digits, and emphasis in prose.
    let bare = word.trim_start_matches('*').trim_end_matches(['.', '-', '/', '*', '+']);
    let letters = || bare.chars().filter(|c| c.is_alphabetic());
    let is_foreign = letters().any(|c| "qwxyQWXY".contains(c));
    let is_sign = letters().count() > 1 && letters().all(char::is_uppercase);
    let is_address = bare.contains(['@', '_']) || bare.trim_start_matches('.').contains('.') || bare.starts_with('.');
    if is_foreign
        || is_sign
        || is_address
        || LATIN.contains(&format!(" {bare} "))
        || bare.bytes().any(|byte| byte.is_ascii_digit())
    {
        return word.to_owned();
    }
    let mut made = String::with_capacity(word.len() * 2);
    let mut rest = word;
    while let Some(first) = rest.chars().next() {
        let pair = PAIRS.iter().find(|(latin, _)| rest.starts_with(latin) && !is_apart(word, word.len() - rest.len()));
        let (length, letter) = match pair {
            Some((latin, letter)) => (latin.len(), *letter),
            None => (
                first.len_utf8(),
                LETTERS.iter().find(|(latin, _)| *latin == first).map_or(first, |(_, letter)| *letter),
            ),
        };
        made.push(letter);
        rest = &rest[length..];
    }
    made
}

/// Whether two letters that are one elsewhere are two: `in-jekcija`, `kon-junkcija`, `nad-živeti`.
fn is_apart(word: &str, at: usize) -> bool {
    let word = word.to_lowercase();
    ["injekc", "konjun", "konjug", "nadživ", "odžal", "vanjezič", "injuri"]
        .iter()
        .any(|begin| word.match_indices(begin).any(|(found, _)| (found..found + begin.len()).contains(&at)))
}

/// Two letters that are one.
const PAIRS: [(&str, char); 9] = [
    ("lj", 'љ'),
    ("nj", 'њ'),
    ("dž", 'џ'),
    ("Lj", 'Љ'),
    ("Nj", 'Њ'),
    ("Dž", 'Џ'),
    ("LJ", 'Љ'),
    ("NJ", 'Њ'),
    ("DŽ", 'Џ'),
];

/// One by one.
const LETTERS: [(char, char); 54] = [
    ('a', 'а'),
    ('b', 'б'),
    ('c', 'ц'),
    ('č', 'ч'),
    ('ć', 'ћ'),
    ('d', 'д'),
    ('đ', 'ђ'),
    ('e', 'е'),
    ('f', 'ф'),
    ('g', 'г'),
    ('h', 'х'),
    ('i', 'и'),
    ('j', 'ј'),
    ('k', 'к'),
    ('l', 'л'),
    ('m', 'м'),
    ('n', 'н'),
    ('o', 'о'),
    ('p', 'п'),
    ('r', 'р'),
    ('s', 'с'),
    ('š', 'ш'),
    ('t', 'т'),
    ('u', 'у'),
    ('v', 'в'),
    ('z', 'з'),
    ('ž', 'ж'),
    ('A', 'А'),
    ('B', 'Б'),
    ('C', 'Ц'),
    ('Č', 'Ч'),
    ('Ć', 'Ћ'),
    ('D', 'Д'),
    ('Đ', 'Ђ'),
    ('E', 'Е'),
    ('F', 'Ф'),
    ('G', 'Г'),
    ('H', 'Х'),
    ('I', 'И'),
    ('J', 'Ј'),
    ('K', 'К'),
    ('L', 'Л'),
    ('M', 'М'),
    ('N', 'Н'),
    ('O', 'О'),
    ('P', 'П'),
    ('R', 'Р'),
    ('S', 'С'),
    ('Š', 'Ш'),
    ('T', 'Т'),
    ('U', 'У'),
    ('V', 'В'),
    ('Z', 'З'),
    ('Ž', 'Ж'),
];

/// English half as long again, every vowel with an accent: what is not in a Fluent file stands out.
fn longer(text: &str) -> String {
    let mut made = String::with_capacity(text.len() * 3);
    for c in text.chars() {
        let accented = "aáeéiíoóuúAÁEÉIÍOÓUÚ".chars().collect::<Vec<_>>();
        match accented.iter().step_by(2).position(|plain| *plain == c) {
            Some(at) => made.extend([accented[2 * at + 1]; 2]),
            None => made.push(c),
        }
    }
    made
}

/// English in Arabic letters, one for one: nonsense that runs from right to left.
fn leftward(text: &str) -> String {
    const LETTERS: &str = "ابتثجحخدذرزسشصضطظعغفقكلمنهوي";
    let letters: Vec<char> = LETTERS.chars().collect();
    text.chars()
        .map(|c| if c.is_ascii_alphabetic() { letters[usize::from(c.to_ascii_lowercase() as u8 - b'a')] } else { c })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn serbian_words_are_written_in_cyrillic_and_nothing_else() {
        assert_eq!(in_cyrillic("Njegov ljubimac i džep, konjunkcija."), "Његов љубимац и џеп, конјункција.");
        assert_eq!(
            in_cyrillic("Igra do 7 poena: 13/7*, 6-3, XG i .mat; [MOV-02]"),
            "Игра до 7 поена: 13/7*, 6-3, XG и .mat; [MOV-02]"
        );
        let made = in_sentences(
            "a = Baci { $who }\nb = { $n ->\n    [one] poen\n   *[other] poena\n  }\n".to_owned(),
            &in_cyrillic,
        );
        assert!(
            made.contains("Баци { $who }") && made.contains("[one] поен") && made.contains("*[other] поена"),
            "{made}"
        );
        assert_eq!(
            in_prose("# Kocka {#cube}\n\nVidi [ovo](match-play#b). `bar/21` *Igra u novac*\n"),
            "# Коцка {#cube}\n\nВиди [ово](match-play#b). `bar/21` *Игра у новац*\n"
        );
        let glossary = "# Reči\n\nSve.\n\n## Žreb {#lot}\n\nA.\n\n## Bar {#bar}\n\nB.\n\n## CPP {#cpp}\n\nC.\n";
        let heads: Vec<_> =
            in_order(&in_prose(glossary)).lines().filter(|line| line.starts_with('#')).map(str::to_owned).collect();
        assert_eq!(heads, ["# Речи", "## CPP {#cpp}", "## Бар {#bar}", "## Жреб {#lot}"]);
    }

    #[test]
    fn what_nobody_speaks_is_longer_or_runs_the_other_way() {
        assert_eq!(longer("Roll"), "Róóll");
        assert_eq!(leftward("Roll 6-3").chars().last(), Some('3'));
    }
}

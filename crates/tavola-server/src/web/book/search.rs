//! Looking for words in the book and in the clauses.

use tavola_rules::Clause;
use unicode_normalization::UnicodeNormalization as _;

use super::{Book, Chapter, Law};
use crate::web::markdown::Section;

/// How many characters stand around what was found.
const AROUND: usize = 80;

/// So many places are shown.
const MOST: usize = 40;

/// The longest text looked for, in characters.
const LONGEST: usize = 60;

/// A place where all words stand.
#[derive(Debug)]
pub(crate) enum Found<'a> {
    /// In a section of a chapter.
    Section {
        /// The chapter.
        chapter: &'a Chapter,
        /// The section.
        section: &'a Section,
        /// What stands around the first of the words.
        excerpt: String,
    },
    /// In a clause.
    Clause {
        /// Which.
        clause: Clause,
        /// What it says.
        text: &'a str,
    },
}

/// The places where all words of a text stand, those that have one in their title first; small and capital letters and
/// accents are the same.
pub(crate) fn search<'a>(book: &'a Book, law: &'a Law, text: &str) -> Vec<Found<'a>> {
    let text: String = text.chars().take(LONGEST).collect();
    let words: Vec<String> = folded(&text).split_whitespace().map(str::to_owned).collect();
    if words.is_empty() {
        return Vec::new();
    }
    let has_all = |text: &str| words.iter().all(|word| text.contains(word.as_str()));
    let mut found: Vec<(bool, Found<'a>)> = Vec::new();
    for chapter in &book.chapters {
        for section in &chapter.document.sections {
            let title = folded(&format!("{} {}", chapter.document.title, section.title));
            if has_all(&format!("{title} {}", folded(&section.text))) {
                let excerpt = excerpt(&section.text, &words);
                found.push((!has_all(&title), Found::Section { chapter, section, excerpt }));
            }
        }
    }
    for clause in Clause::ALL {
        if let Some((_, text)) = law.text(*clause)
            && has_all(&folded(&format!("{clause} {text}")))
        {
            let is_named = words == [folded(clause.id())];
            found.push((!is_named, Found::Clause { clause: *clause, text }));
        }
    }
    found.sort_by_key(|(last, _)| *last);
    found.into_iter().map(|(_, found)| found).take(MOST).collect()
}

/// As words are compared: small letters without accents, and without the Turkish difference of two i.
pub(crate) fn folded(text: &str) -> String {
    let plain = text.nfd().filter(|c| !unicode_normalization::char::is_combining_mark(*c)).flat_map(char::to_lowercase);
    plain
        .filter(|c| !unicode_normalization::char::is_combining_mark(*c))
        .map(|c| if c == 'ı' { 'i' } else { c })
        .collect()
}

/// What stands around the first of the words: whole words or, where none are set apart, what stands between two signs.
fn excerpt(text: &str, words: &[String]) -> String {
    let all: Vec<&str> = text.split_inclusive([' ', '、', '。', '，', '；']).collect();
    let is_hit = |word: &&str| words.iter().any(|one| folded(word).contains(one.as_str()));
    let hit = all.iter().position(is_hit).unwrap_or(0);
    let (mut first, mut last, mut length) = (hit, hit, 0);
    while length < 2 * AROUND && (first > 0 || last + 1 < all.len()) {
        if first > 0 {
            first -= 1;
            length += all[first].chars().count();
        }
        if last + 1 < all.len() {
            last += 1;
            length += all[last].chars().count();
        }
    }
    let (before, after) = (if first > 0 { "… " } else { "" }, if last + 1 < all.len() { " …" } else { "" });
    format!("{before}{}{after}", all.get(first..=last).unwrap_or_default().concat().trim())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn accents_and_capitals_are_the_same_and_the_excerpt_has_whole_words() {
        assert_eq!(folded("PERÓ Così"), "pero cosi");
        assert_eq!(
            (folded("KIRMAK"), folded("kırmak"), folded("İki")),
            ("kirmak".to_owned(), "kirmak".to_owned(), "iki".to_owned())
        );
        let text = "a checker that is hit goes to the bar and enters again";
        assert!(excerpt(text, &["bar".to_owned()]).contains("goes to the bar and"));
        assert_eq!(excerpt("", &["bar".to_owned()]), "");
        let text = "駒は、盤の上を進みます。".repeat(40)
            + "ヒットされた駒は、バーに置かれます。"
            + &"目は、二つです。".repeat(40);
        let found = excerpt(&text, &["ヒット".to_owned()]);
        assert!(found.contains("ヒットされた駒は、バーに") && found.chars().count() < 300, "{found}");
    }
}

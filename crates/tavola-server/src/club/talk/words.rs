//! Free words made fit to be shown, and told from floods.

use tavola_base::Time;

use crate::store::StoredLine;

/// What somebody writes has at most so many letters.
pub const LONGEST: usize = 400;
/// So many lines somebody may say in a while before they have to wait.
const MOST: usize = 5;
/// How long that while is, in milliseconds.
const WHILE: u64 = 10_000;

/// Words without signs that cannot be seen or that turn the text around them; runs of blanks are one.
#[must_use]
pub fn tidy(text: &str) -> String {
    let seen: String =
        text.chars().map(|c| if c.is_whitespace() { ' ' } else { c }).filter(|c| !is_hidden(*c)).collect();
    seen.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Signs of control, marks of direction, blanks without width, and tags: what lets one text pose as another. The joiner
/// that some scripts and signs are written with stays.
pub(crate) fn is_hidden(c: char) -> bool {
    c.is_control()
        || matches!(
            c,
            '\u{ad}'
                | '\u{61c}'
                | '\u{180e}'
                | '\u{200b}'
                | '\u{200e}'
                | '\u{200f}'
                | '\u{202a}'..='\u{202e}'
                | '\u{2060}'..='\u{206f}'
                | '\u{feff}'
                | '\u{fff9}'..='\u{fffb}'
                | '\u{e0000}'..='\u{e007f}'
        )
}

/// Whether somebody has said so much just now that they have to wait.
#[must_use]
pub(super) fn is_flood(own: &[&StoredLine], now: Time) -> bool {
    own.iter().filter(|line| now.since(line.at).number() < WHILE).count() >= MOST
}

/// Whether words are nearly what the same person has said in one of their last two lines.
#[must_use]
pub(super) fn repeats(own: &[&StoredLine], text: &str) -> bool {
    let free = own.iter().rev().take(2).filter(|line| line.phrase.is_empty());
    free.map(|line| line.text.as_str()).any(|said| distance(said, text) < (text.chars().count() / 8).max(2))
}

/// How many letters one has to change, add or take away to get from one text to the other (Levenshtein).
fn distance(one: &str, other: &str) -> usize {
    let [one, other] = [one, other].map(|text| text.to_lowercase().chars().collect::<Vec<_>>());
    let mut row: Vec<usize> = (0..=other.len()).collect();
    for (i, letter) in one.iter().enumerate() {
        let mut before = row[0];
        row[0] = i + 1;
        for (j, theirs) in other.iter().enumerate() {
            let changed = before + usize::from(letter != theirs);
            before = row[j + 1];
            row[j + 1] = changed.min(before + 1).min(row[j] + 1);
        }
    }
    row[other.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_cannot_be_seen_is_taken_out_and_what_scripts_need_stays() {
        assert_eq!(tidy("  a\u{202e}b \n\t c\u{0}\u{200b} "), "ab c");
        assert_eq!(tidy("\u{2066}\u{202a}\u{feff}"), "");
        assert_eq!(tidy("<img src=x onerror=alert(1)>"), "<img src=x onerror=alert(1)>");
        assert_eq!(tidy("می\u{200c}خواهم 👩\u{200d}🎓"), "می\u{200c}خواهم 👩\u{200d}🎓");
    }

    #[test]
    fn the_distance_of_two_texts_is_known() {
        for (one, other, apart) in [("kitten", "sitting", 3), ("", "abc", 3), ("Ciao", "ciao", 0), ("a", "b", 1)] {
            assert_eq!(distance(one, other), apart);
        }
    }
}

//! Plays, rolls and scores in a text that runs from right to left: `24/18*/13`, `6-3`, `3–2` read from left to right in every
//! language, and would be turned round there.

const FIRST: char = '\u{2066}';
const LAST: char = '\u{2069}';

/// The text with each of them set apart, neighbours together.
pub(crate) fn isolated(text: &str) -> String {
    let mut all = String::with_capacity(text.len() + 16);
    let mut rest = text;
    while let Some(start) = rest.find(|c: char| c.is_ascii_alphanumeric()) {
        let (before, from) = rest.split_at(start);
        all.push_str(before);
        let end = end(from);
        let (run, after) = from.split_at(end);
        if is_turned(run) {
            all.extend([FIRST]);
            all.push_str(run);
            all.extend([LAST]);
        } else {
            all.push_str(run);
        }
        rest = after;
    }
    all.push_str(rest);
    all
}

/// Where the run ends that the text begins with: at its last sign that does not end a sentence.
fn end(text: &str) -> usize {
    let is_of_it = |c: char| c.is_ascii_alphanumeric() || "/*()+:.,–-%".contains(c);
    let mut end = 0;
    for word in text.split_inclusive(' ') {
        let length = word.find(|c: char| !is_of_it(c)).unwrap_or(word.len());
        let mut run = word[..length].trim_end_matches(['.', ',', ':', '(', '–', '-']);
        // A bracket that was opened before it is not its own.
        while run.ends_with(')') && run.matches(')').count() > run.matches('(').count() {
            run = run[..run.len() - 1].trim_end_matches(['.', ',', ':', '–', '-']);
        }
        if end > 0 && !is_turned(run) {
            break;
        }
        end = (word.as_ptr() as usize - text.as_ptr() as usize) + run.len();
        if run.len() + 1 != word.len() || !word.ends_with(' ') || !is_turned(run) {
            break;
        }
    }
    end.max(1)
}

/// Whether a text from right to left would turn it round: figures with a sign between them.
fn is_turned(run: &str) -> bool {
    run.contains(|c: char| c.is_ascii_digit()) && run.contains(['/', '*', '(', '-', '–', ':'])
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(text: &str) -> String {
        isolated(text).replace(FIRST, "[").replace(LAST, "]")
    }

    #[test]
    fn plays_rolls_and_scores_are_set_apart_with_their_neighbours_and_nothing_else_is() {
        for (text, apart) in [
            ("نقلة 24/18*/13 6/5(2).", "نقلة [24/18*/13 6/5(2)]."),
            ("6-3: bar/22", "[6-3]: [bar/22]"),
            ("النتيجة 3–2، حتى 7", "النتيجة [3–2]، حتى 7"),
            ("Ada 5", "Ada 5"),
            ("1:05", "[1:05]"),
            ("(MOV-07)", "([MOV-07])"),
            ("", ""),
            ("a – b", "a – b"),
        ] {
            assert_eq!(shown(text), apart, "{text}");
        }
    }
}

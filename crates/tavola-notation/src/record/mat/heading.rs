//! The lines before a game's rows: tags, the length, names with the score.

use tavola_rules::BySide;

use super::sides;

/// `[Event "Aachen"]` as name and value.
pub(super) fn tag(comment: &str) -> Option<(String, String)> {
    let inner = comment.trim().strip_prefix('[')?;
    let (name, rest) = inner.split_once('"')?;
    let (value, _) = rest.rsplit_once('"')?;
    Some((name.trim().to_owned(), value.to_owned()))
}

/// ` 7 point match`; 0 is money play.
pub(super) fn length(line: &str) -> Option<u32> {
    let mut words = line.split_whitespace();
    let points = words.next()?.parse().ok()?;
    let is_point = words.next()?.to_ascii_lowercase().starts_with("point");
    let is_match = words.next()?.to_ascii_lowercase().starts_with("match");
    (is_point && is_match).then_some(points)
}

/// Names and points before a game.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct ScoreLine {
    pub(super) names: BySide<String>,
    pub(super) won: BySide<u32>,
    /// Where the right name begins, in characters from 1.
    pub(super) right_column: usize,
}

/// `Ann : 0      Bob, Jr.: 2`; a name may hold colons and spaces.
pub(super) fn score(line: &str) -> Option<ScoreLine> {
    let (rest, right_points) = trailing_points(line)?;
    // The left points are where a colon, a number and a wide gap meet; else the first such number with any gap.
    let cuts: Vec<(usize, u32, usize)> = rest.match_indices(':').filter_map(|(colon, _)| cut(rest, colon)).collect();
    let is_wide = |(_, _, gap): &&(usize, u32, usize)| rest[*gap..].starts_with("  ");
    let &(colon, left_points, gap) = cuts.iter().find(is_wide).or_else(|| cuts.first())?;
    let name = rest[gap..].trim_start();
    Some(ScoreLine {
        names: sides(rest[..colon].trim().to_owned(), name.trim_end().to_owned()),
        won: sides(left_points, right_points),
        right_column: rest[..rest.len() - name.len()].chars().count() + 1,
    })
}

/// A line without ` : 12` at its end, and that number.
fn trailing_points(line: &str) -> Option<(&str, u32)> {
    let (rest, number) = line.rsplit_once(':')?;
    Some((rest, number.trim().parse().ok()?))
}

/// The points behind a colon and where the gap behind them begins, if a name follows.
fn cut(text: &str, colon: usize) -> Option<(usize, u32, usize)> {
    let after = text[colon + 1..].trim_start();
    let points = &after[..after.find(|c: char| !c.is_ascii_digit())?];
    let gap = text.len() - after.len() + points.len();
    let is_followed = text[gap..].starts_with(' ') && !text[gap..].trim().is_empty();
    Some((colon, points.parse().ok()?, gap)).filter(|_| is_followed)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_before_the_rows() {
        assert_eq!(tag(r#" [Event "A "good" one"]"#), Some(("Event".to_owned(), r#"A "good" one"#.to_owned())));
        assert_eq!((length(" 7 point match"), length("0 Points Match"), length("7 points")), (Some(7), Some(0), None));
        let line = score(" zoonk,1666 : 0                   nori: the 2nd : 12").unwrap();
        assert_eq!((line.names.black.as_str(), line.names.white.as_str()), ("zoonk,1666", "nori: the 2nd"));
        assert_eq!((line.won.black, line.won.white, line.right_column), (0, 12, 35));
        assert_eq!(score("ab: 1 cd: 2").map(|line| line.names.white), Some("cd".to_owned()));
        assert_eq!(score("Game 1"), None);
    }
}

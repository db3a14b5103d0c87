//! The syntax of SGF: game trees of nodes of properties. Of every tree the main line is kept.

use super::super::remark::Place;

/// One node of a game.
#[derive(Debug, Clone, Default)]
pub(super) struct Node {
    pub(super) at: Place,
    properties: Vec<(String, Vec<String>)>,
}

impl Node {
    pub(super) fn values(&self, key: &str) -> &[String] {
        self.properties.iter().find(|(name, _)| name == key).map_or(&[], |(_, values)| values)
    }

    pub(super) fn value(&self, key: &str) -> Option<&str> {
        self.values(key).first().map(String::as_str)
    }

    pub(super) fn has(&self, key: &str) -> bool {
        !self.values(key).is_empty()
    }
}

/// Every game tree's main line, and where the file breaks off, if it does.
pub(super) fn trees(text: &str) -> (Vec<Vec<Node>>, Option<Place>) {
    let mut scanner = Scanner { rest: text.chars().peekable(), at: Place { line: 1, column: 0 } };
    let mut trees: Vec<Vec<Node>> = Vec::new();
    // How deep, and in which the first variation has been read already: what follows is beside the main line.
    let mut depth = 0_u32;
    let mut beside = false;
    while let Some(character) = scanner.next() {
        match character {
            '(' => {
                if depth == 0 {
                    trees.push(Vec::new());
                    beside = false;
                }
                depth += 1;
            }
            ')' => {
                depth = depth.saturating_sub(1);
                beside = true;
            }
            ';' if depth > 0 => {
                let Some(node) = scanner.node() else { return (trees, Some(scanner.at)) };
                if let Some(tree) = trees.last_mut().filter(|_| !beside) {
                    tree.push(node);
                }
            }
            _ => {}
        }
    }
    let torn = (depth > 0).then_some(scanner.at);
    (trees, torn)
}

struct Scanner<'a> {
    rest: std::iter::Peekable<std::str::Chars<'a>>,
    at: Place,
}

impl Scanner<'_> {
    fn next(&mut self) -> Option<char> {
        let character = self.rest.next()?;
        if character == '\n' {
            self.at = Place { line: self.at.line + 1, column: 0 };
        } else {
            self.at.column += 1;
        }
        Some(character)
    }

    fn skip_space(&mut self) -> Option<char> {
        while self.rest.peek().is_some_and(|character| character.is_whitespace()) {
            self.next();
        }
        self.rest.peek().copied()
    }

    /// The properties behind a semicolon; `None` if the text ends inside one.
    fn node(&mut self) -> Option<Node> {
        let mut node = Node { at: self.at, properties: Vec::new() };
        while let Some(character) = self.skip_space() {
            if !character.is_ascii_alphabetic() {
                break;
            }
            let mut key = String::new();
            while let Some(&letter) = self.rest.peek().filter(|letter| letter.is_ascii_alphanumeric()) {
                // Old files write small letters between the capitals that count.
                if !letter.is_ascii_lowercase() {
                    key.push(letter);
                }
                self.next();
            }
            let mut values = Vec::new();
            while self.skip_space() == Some('[') {
                self.next();
                values.push(self.value()?);
            }
            node.properties.push((key, values));
        }
        Some(node)
    }

    /// A value to its closing bracket, with `\]`, `\\` and `\:` made plain.
    fn value(&mut self) -> Option<String> {
        let mut value = String::new();
        loop {
            match self.next()? {
                ']' => return Some(value),
                '\\' => match self.next()? {
                    '\n' => {}
                    escaped => value.push(escaped),
                },
                character => value.push(character),
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_main_line_of_every_tree_is_read() {
        let (trees, torn) = trees("(;GM[6]C[a \\] b\\\\];W[1](;B[2];W[3])(;B[4]))\n(;GM[6])");
        assert_eq!(torn, None);
        let [first, second] = &trees[..] else { panic!("{trees:?}") };
        assert_eq!(
            first.iter().map(|node| node.value("W").or(node.value("B"))).collect::<Vec<_>>(),
            [None, Some("1"), Some("2"), Some("3")]
        );
        assert_eq!((first[0].value("C"), second.len()), (Some("a ] b\\"), 1));
    }

    #[test]
    fn a_torn_file_is_read_as_far_as_it_goes() {
        for torn in ["(;GM[6];W[12", "(;GM[6];W[12]", "(;"] {
            let (trees, at) = trees(torn);
            assert!(at.is_some(), "{torn}");
            assert_eq!(trees.len(), 1);
        }
        assert_eq!(trees("nothing of the kind").0.len(), 0);
    }
}

//! The examples in the papers about replaying, for the tests that replay them.

use serde_json::Value;

/// The examples of the documentation, by the heading above each.
pub(crate) fn documented(documentation: &str) -> Vec<(String, Value)> {
    let mut examples = Vec::new();
    let (mut heading, mut open) = (String::new(), None::<String>);
    for line in documentation.lines() {
        match &mut open {
            None if line.starts_with('#') => heading = line.trim_start_matches('#').trim().to_owned(),
            None if line == "```json" => open = Some(String::new()),
            None => {}
            Some(body) if line == "```" => {
                let value = serde_json::from_str(body).unwrap_or_else(|why| panic!("{heading}: {why}\n{body}"));
                examples.push((heading.clone(), value));
                open = None;
            }
            Some(body) => {
                body.push_str(line);
                body.push('\n');
            }
        }
    }
    examples
}

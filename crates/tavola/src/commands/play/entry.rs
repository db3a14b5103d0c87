//! Making a play step by step: the steps tried so far, and undo. What is legal comes from the graph of steps.

use tavola_rules::{Play, Position, Roll, Step, StepEdge, StepGraph};

use tavola_notation::{UnreadablePlay, read_play};

/// A play in the making.
pub(super) struct Entry {
    position: Position,
    roll: Roll,
    graph: StepGraph,
    /// Steps made so far, in groups that were typed together.
    groups: Vec<Vec<StepEdge>>,
}

impl Entry {
    /// Nothing moved yet.
    pub(super) fn new(position: Position, roll: Roll) -> Self {
        Self { position, roll, graph: StepGraph::of(&position, roll), groups: Vec::new() }
    }

    /// Takes what was typed: a whole play, or further steps of one.
    pub(super) fn add(&mut self, text: &str) -> Result<(), UnreadablePlay> {
        if let Some(steps) = self.further(text) {
            self.groups.push(steps);
            return Ok(());
        }
        if self.groups.is_empty() {
            let play = read_play(&self.position, self.roll, text)?;
            self.groups.push(self.along(play.steps()));
            return Ok(());
        }
        Err(UnreadablePlay::NotThisRoll { text: text.trim().to_owned(), roll: self.roll })
    }

    /// Takes back what was typed last, or `None` if nothing was.
    pub(super) fn undo(&mut self) -> Option<()> {
        self.groups.pop().map(drop)
    }

    /// Whether nothing more can be moved.
    pub(super) fn is_complete(&self) -> bool {
        self.graph.nodes.get(self.node()).is_none_or(|node| node.steps.is_empty())
    }

    /// The steps so far.
    pub(super) fn steps(&self) -> Vec<Step> {
        self.edges().map(|edge| Step { from: edge.from, to: edge.to, hit: edge.hit }).collect()
    }

    /// The position after the steps so far, still seen by the mover.
    pub(super) fn result(&self) -> Position {
        Play::new(&self.steps()).map_or(self.position, |play| play.result(&self.position))
    }

    fn edges(&self) -> impl Iterator<Item = &StepEdge> {
        self.groups.iter().flatten()
    }

    fn node(&self) -> usize {
        self.edges().last().map_or(0, |edge| edge.next)
    }

    /// The steps `8/5 6/5`, each possible from where the play stands.
    fn further(&self, text: &str) -> Option<Vec<StepEdge>> {
        let mut steps: Vec<StepEdge> = Vec::new();
        for part in text.split_whitespace() {
            let (from, to) = part.trim_end_matches('*').split_once('/')?;
            let node = steps.last().map_or_else(|| self.node(), |edge| edge.next);
            steps.extend(self.way(node, place(from)?, place(to)?)?);
        }
        (!steps.is_empty()).then_some(steps)
    }

    /// The steps by which one checker goes from place to place, fewest first.
    fn way(&self, node: usize, from: u8, to: u8) -> Option<Vec<StepEdge>> {
        let leaving = || self.graph.nodes[node].steps.iter().filter(move |edge| edge.from.number() == from);
        if let Some(edge) = leaving().find(|edge| edge.to.number() == to) {
            return Some(vec![*edge]);
        }
        leaving().filter(|edge| edge.to.number() > to).find_map(|edge| {
            let rest = self.way(edge.next, edge.to.number(), to)?;
            Some([vec![*edge], rest].concat())
        })
    }

    /// The edges of a play that is known to be legal.
    fn along(&self, steps: &[Step]) -> Vec<StepEdge> {
        self.ordered(0, steps).unwrap_or_default()
    }

    /// The steps in an order in which the graph has them.
    fn ordered(&self, node: usize, steps: &[Step]) -> Option<Vec<StepEdge>> {
        if steps.is_empty() {
            return Some(Vec::new());
        }
        steps.iter().enumerate().find_map(|(index, step)| {
            let edge = self.graph.nodes[node].steps.iter().find(|edge| edge.from == step.from && edge.to == step.to)?;
            let others = [&steps[..index], &steps[index + 1..]].concat();
            let rest = self.ordered(edge.next, &others)?;
            Some([vec![*edge], rest].concat())
        })
    }
}

fn place(text: &str) -> Option<u8> {
    match text.to_ascii_lowercase().as_str() {
        "bar" | "b" => Some(25),
        "off" | "o" => Some(0),
        number => number.parse().ok().filter(|number| *number <= 25),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tavola_notation::MoveText;

    fn entry() -> Entry {
        Entry::new(Position::START, "63".parse().unwrap())
    }

    fn text(entry: &Entry) -> String {
        MoveText(&Play::new(&entry.steps()).unwrap()).to_string()
    }

    #[test]
    fn a_play_is_made_step_by_step_and_taken_back() {
        let mut entry = entry();
        entry.add("24/18").unwrap();
        assert!(!entry.is_complete());
        entry.add("13/10").unwrap();
        assert!(entry.is_complete());
        assert_eq!(text(&entry), "24/18 13/10");
        assert_eq!(entry.undo(), Some(()));
        assert_eq!(text(&entry), "24/18");
        assert_eq!(entry.undo(), Some(()));
        assert_eq!(entry.undo(), None);
        assert_eq!(entry.result(), Position::START);
    }

    #[test]
    fn a_whole_play_may_be_typed_at_once() {
        for typed in ["24/15", "13/10 24/18", "24/18/15"] {
            let mut entry = entry();
            entry.add(typed).unwrap();
            assert!(entry.is_complete(), "{typed}");
        }
    }

    #[test]
    fn what_is_illegal_is_refused_with_its_clause() {
        assert!(entry().add("24/19").is_err());
        let Err(UnreadablePlay::Illegal(illegal)) = Entry::new(Position::START, "65".parse().unwrap()).add("6/1 24/18")
        else {
            panic!("6/1 is closed")
        };
        assert_eq!(illegal.clause().id(), "MOV-01");
    }
}

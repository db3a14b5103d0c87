//! A tree of variations as SGF (FF[4], GM[6]): the position set up, then one node an act, branches in brackets.

use std::fmt::Write;

use tavola_notation::record::sgf_words::{checkers, escaped, key, steps};
use tavola_notation::{Contest, Situation, Waiting, read_play};
use tavola_rules::CubeOwner;

use super::{NoVariation, Node, NodeId, VariationAct, Variations};

impl Variations {
    /// The tree as SGF. A roll and its play are one node there; a roll that nobody has played, or that has a comment, is
    /// set up in a node of its own.
    ///
    /// # Errors
    /// If what is kept does not fit the rules.
    pub fn sgf(&self, name: &str) -> Result<String, NoVariation> {
        let root = self.situation(NodeId::ROOT)?;
        let mut text = opening(&root, name);
        if let Some(first) = self.node(NodeId::ROOT) {
            comment(&mut text, first);
        }
        self.write_after(NodeId::ROOT, &mut text)?;
        text.push_str(")\n");
        Ok(text)
    }

    fn write_after(&self, id: NodeId, text: &mut String) -> Result<(), NoVariation> {
        let ways = self.ways(id);
        for way in &ways {
            text.push_str(if ways.len() > 1 { "\n(" } else { "\n" });
            self.write(way, text)?;
            self.write_after(way.id, text)?;
            if ways.len() > 1 {
                text.push(')');
            }
        }
        Ok(())
    }

    /// What follows a node, a plain roll left out: its plays say it.
    fn ways(&self, id: NodeId) -> Vec<&Node> {
        let mut ways = Vec::new();
        for child in self.children(id) {
            let is_roll = matches!(child.act, Some(VariationAct::Roll { .. }));
            let mut plays = self.children(child.id).peekable();
            if is_roll && child.comment.is_empty() && plays.peek().is_some() {
                ways.extend(plays);
            } else {
                ways.push(child);
            }
        }
        ways
    }

    fn write(&self, node: &Node, text: &mut String) -> Result<(), NoVariation> {
        let before = self.situation(node.parent.unwrap_or(NodeId::ROOT))?;
        let by = before.to_act();
        match &node.act {
            None => {}
            Some(VariationAct::Roll { roll }) => {
                let _ = write!(text, ";PL[{}]DI[{}{}]", key(by), roll.high().number(), roll.low().number());
            }
            Some(VariationAct::Play { play }) => {
                let roll = before.roll().ok_or(NoVariation::NotNow)?;
                let play = read_play(&before.position(), roll, play);
                let play = play.map_err(|wrong| NoVariation::Play(wrong.to_string()))?;
                let _ = write!(text, ";{}[{}]", key(by), steps(by, roll, &play));
            }
            // A double of a double is a beaver, and so on.
            Some(VariationAct::Double | VariationAct::Beaver | VariationAct::Raccoon | VariationAct::Otter) => {
                let _ = write!(text, ";{}[double]", key(by));
            }
            Some(VariationAct::Take) => {
                let _ = write!(text, ";{}[take]", key(by));
            }
            Some(VariationAct::Drop) => {
                let _ = write!(text, ";{}[drop]", key(by));
            }
        }
        comment(text, node);
        Ok(())
    }
}

fn comment(text: &mut String, node: &Node) {
    if !node.comment.is_empty() {
        let _ = write!(text, "C[{}]", escaped(&node.comment));
    }
}

/// The header, and the position as a node.
fn opening(root: &Situation, name: &str) -> String {
    let (length, won, is_crawford) = match root.contest {
        Contest::Match { length, won, crawford_game } => (length, won, crawford_game),
        Contest::Money { won, .. } => (0, won, false),
    };
    let mut text = format!(
        "(;FF[4]GM[6]CA[UTF-8]AP[Tavola]MI[length:{length}][game:0][ws:{}][bs:{}]GN[{}]",
        won.black,
        won.white,
        escaped(name)
    );
    let rules = match root.contest {
        Contest::Match { .. } if is_crawford => "Crawford:CrawfordGame",
        Contest::Match { .. } => "Crawford",
        Contest::Money { jacoby: true, .. } => "Jacoby",
        Contest::Money { .. } => "",
    };
    if !rules.is_empty() {
        let _ = write!(text, "RU[{rules}]");
    }
    let owner = match root.cube.owner {
        CubeOwner::Middle => "c",
        CubeOwner::White => "b",
        CubeOwner::Black => "w",
    };
    let _ = write!(text, "\n;{}PL[{}]CV[{}]CP[{owner}]", checkers(&root.board), key(root.on_roll), root.cube.value);
    if let Waiting::Play(roll) = root.waiting {
        let _ = write!(text, "DI[{}{}]", roll.high().number(), roll.low().number());
    }
    text
}

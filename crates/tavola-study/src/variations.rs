//! “What if”: a tree of variations from a position. Each node is an act (a roll, a play, an act with the cube) and may have
//! a comment; of several ways on, the first is the main line. Every act is checked against the rules when it is added.

mod sgf;

use std::collections::HashSet;

use serde::{Deserialize, Serialize};
use tavola_engine::finished;
use tavola_notation::{Contest, MoveText, Situation, Waiting, Xgid, read_play};
use tavola_rules::{Cube, CubeValue, OfferStep, Roll};

use crate::position::after;

/// The version of this form.
pub const FORMAT: u32 = 1;
/// How many nodes a tree has at most, the root counted.
pub const MOST_NODES: usize = 500;
/// How many characters a comment has at most.
pub const LONGEST_COMMENT: usize = 2_000;

/// The number of a node; the root has 0. A number is never given twice in a tree.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct NodeId(pub u32);

impl NodeId {
    /// The position the tree begins with.
    pub const ROOT: Self = Self(0);
}

/// A tree of variations.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Variations {
    format: u32,
    /// The position it begins with, as XGID.
    root: String,
    /// The nodes in the order of the tree: each before its children, siblings in their order.
    nodes: Vec<Node>,
    /// The number the next node gets.
    next: u32,
}

/// A node of the tree.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Node {
    /// Its number.
    pub id: NodeId,
    /// What it comes after; none for the root.
    pub parent: Option<NodeId>,
    /// What is done; none for the root.
    pub act: Option<VariationAct>,
    /// What somebody wrote about it.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub comment: String,
}

/// What is done in a variation.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "act", rename_all = "snake_case", deny_unknown_fields)]
pub enum VariationAct {
    /// A roll falls.
    Roll {
        /// The roll.
        roll: Roll,
    },
    /// It is played.
    Play {
        /// The play as text.
        play: String,
    },
    /// The player on roll doubles.
    Double,
    /// The other takes.
    Take,
    /// The other drops.
    Drop,
    /// Who is doubled doubles at once and keeps the cube (CUB-11).
    Beaver,
    /// The beaver is doubled (CUB-12).
    Raccoon,
    /// And the raccoon (CUB-13).
    Otter,
}

impl VariationAct {
    /// The step of a beaver, a raccoon or an otter.
    const fn step(&self) -> Option<OfferStep> {
        match self {
            Self::Beaver => Some(OfferStep::Beaver),
            Self::Raccoon => Some(OfferStep::Raccoon),
            Self::Otter => Some(OfferStep::Otter),
            Self::Roll { .. } | Self::Play { .. } | Self::Double | Self::Take | Self::Drop => None,
        }
    }
}

/// Why a tree is not changed.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum NoVariation {
    /// There is no such node.
    #[error("the tree has no such node")]
    NoSuchNode,
    /// The root cannot be deleted or moved.
    #[error("the position the tree begins with stays")]
    Root,
    /// That cannot be done in the position.
    #[error("that cannot be done here")]
    NotNow,
    /// The play is not one of the roll's.
    #[error("{0}")]
    Play(String),
    /// The tree is full.
    #[error("a tree has at most {MOST_NODES} nodes")]
    Full,
    /// The comment is too long.
    #[error("a comment has at most {LONGEST_COMMENT} characters")]
    LongComment,
    /// The position it would begin with has no XGID.
    #[error("that position cannot be kept")]
    NoPosition,
}

impl Variations {
    /// The tree that has only its first position.
    ///
    /// # Errors
    /// If XGID has no words for the position.
    pub fn new(situation: &Situation) -> Result<Self, NoVariation> {
        let root = Xgid::try_from(situation).map_err(|_| NoVariation::NoPosition)?.to_string();
        let first = Node { id: NodeId::ROOT, parent: None, act: None, comment: String::new() };
        Ok(Self { format: FORMAT, root, nodes: vec![first], next: 1 })
    }

    /// A tree as it was kept; none if it is not one.
    #[must_use]
    pub fn read(body: &str) -> Option<Self> {
        let tree: Self = serde_json::from_str(body).ok()?;
        let is_sound = tree.format == FORMAT && tree.nodes.len() <= MOST_NODES && tree.hangs_together();
        (is_sound && tree.root.parse::<Xgid>().is_ok()).then_some(tree)
    }

    /// Whether the nodes stand in the order of a tree, the root first and each branch in one piece: whoever walks it comes to
    /// an end, and what is cut off is all there was.
    fn hangs_together(&self) -> bool {
        let mut known = HashSet::new();
        let mut way: Vec<NodeId> = Vec::new();
        let in_order = self.nodes.iter().enumerate().all(|(index, node)| {
            let is_in_place = match node.parent {
                None => index == 0 && node.id == NodeId::ROOT,
                Some(parent) => {
                    way.truncate(way.iter().rposition(|id| *id == parent).map_or(0, |at| at + 1));
                    !way.is_empty()
                }
            };
            way.push(node.id);
            is_in_place && known.insert(node.id) && node.id.0 < self.next
        });
        in_order && !self.nodes.is_empty()
    }

    /// The nodes in the order of the tree: each before its children, siblings in their order.
    #[must_use]
    pub fn nodes(&self) -> &[Node] {
        &self.nodes
    }

    /// A node.
    #[must_use]
    pub fn node(&self, id: NodeId) -> Option<&Node> {
        self.nodes.iter().find(|node| node.id == id)
    }

    /// What follows a node, the main line first.
    pub fn children(&self, id: NodeId) -> impl Iterator<Item = &Node> {
        self.nodes.iter().filter(move |node| node.parent == Some(id))
    }

    /// The nodes from the root to one, both included.
    #[must_use]
    pub fn path(&self, id: NodeId) -> Vec<&Node> {
        let mut path = Vec::new();
        let mut at = self.node(id);
        while let Some(node) = at.filter(|_| path.len() < MOST_NODES) {
            path.push(node);
            at = node.parent.and_then(|parent| self.node(parent));
        }
        path.reverse();
        path
    }

    /// The position at a node.
    ///
    /// # Errors
    /// If there is no such node, or what is kept does not fit the rules.
    pub fn situation(&self, id: NodeId) -> Result<Situation, NoVariation> {
        let path = self.path(id);
        if path.is_empty() {
            return Err(NoVariation::NoSuchNode);
        }
        let root = self.root.parse::<Xgid>().map_err(|_| NoVariation::NoPosition)?;
        let mut acts = path.iter().filter_map(|node| node.act.as_ref());
        acts.try_fold(*root.situation(), |now, act| done(&now, act).map(|(next, _)| next))
    }

    /// Adds an act after a node; if it is there already, that is the one. Gives its number.
    ///
    /// # Errors
    /// If it cannot be done there, or the tree is full.
    pub fn add(&mut self, parent: NodeId, act: &VariationAct) -> Result<NodeId, NoVariation> {
        let (_, act) = done(&self.situation(parent)?, act)?;
        if let Some(there) = self.children(parent).find(|node| node.act.as_ref() == Some(&act)) {
            return Ok(there.id);
        }
        if self.nodes.len() >= MOST_NODES {
            return Err(NoVariation::Full);
        }
        let id = NodeId(self.next);
        self.next += 1;
        let end = self.end_of(parent).ok_or(NoVariation::NoSuchNode)?;
        self.nodes.insert(end, Node { id, parent: Some(parent), act: Some(act), comment: String::new() });
        Ok(id)
    }

    /// Writes a comment to a node; an empty one takes it away.
    ///
    /// # Errors
    /// If there is no such node, or it is too long.
    pub fn comment(&mut self, id: NodeId, comment: &str) -> Result<(), NoVariation> {
        if comment.chars().count() > LONGEST_COMMENT {
            return Err(NoVariation::LongComment);
        }
        let node = self.nodes.iter_mut().find(|node| node.id == id).ok_or(NoVariation::NoSuchNode)?;
        node.comment = comment.trim().to_owned();
        Ok(())
    }

    /// Makes a node the first way on from its parent.
    ///
    /// # Errors
    /// If there is no such node, or it is the root.
    pub fn promote(&mut self, id: NodeId) -> Result<(), NoVariation> {
        let parent = self.node(id).ok_or(NoVariation::NoSuchNode)?.parent.ok_or(NoVariation::Root)?;
        let at = self.place_of(parent).ok_or(NoVariation::NoSuchNode)?;
        let branch: Vec<Node> = self.cut(id)?;
        self.nodes.splice(at + 1..at + 1, branch);
        Ok(())
    }

    /// Takes a node away with everything that follows it. Gives its parent.
    ///
    /// # Errors
    /// If there is no such node, or it is the root.
    pub fn delete(&mut self, id: NodeId) -> Result<NodeId, NoVariation> {
        let parent = self.node(id).ok_or(NoVariation::NoSuchNode)?.parent.ok_or(NoVariation::Root)?;
        self.cut(id)?;
        Ok(parent)
    }

    fn cut(&mut self, id: NodeId) -> Result<Vec<Node>, NoVariation> {
        let (from, to) = self.place_of(id).zip(self.end_of(id)).ok_or(NoVariation::NoSuchNode)?;
        Ok(self.nodes.drain(from..to).collect())
    }

    fn place_of(&self, id: NodeId) -> Option<usize> {
        self.nodes.iter().position(|node| node.id == id)
    }

    /// Where the branch of a node ends.
    fn end_of(&self, id: NodeId) -> Option<usize> {
        let from = self.place_of(id)?;
        let mut branch = vec![id];
        let rest = self.nodes.iter().skip(from + 1);
        let inside = rest.take_while(|node| {
            let is_inside = node.parent.is_some_and(|parent| branch.contains(&parent));
            branch.push(node.id);
            is_inside
        });
        Some(from + 1 + inside.count())
    }
}

/// What can be done in a situation.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Next {
    /// Roll, and double or not.
    Roll {
        /// Whether the cube can be turned.
        may_double: bool,
    },
    /// Play a roll.
    Play(Roll),
    /// Answer a double, or what was answered to it.
    Answer {
        /// What may be answered besides take and drop: in money play with beavers one step further, while the cube can be turned.
        further: Option<OfferStep>,
    },
    /// Nothing: the game is over.
    Nothing,
}

/// What can be done in a situation.
#[must_use]
pub fn next(now: &Situation) -> Next {
    if finished(&now.position()).is_some() {
        return Next::Nothing;
    }
    match now.waiting {
        Waiting::RollOrDouble => Next::Roll { may_double: may_double(now) },
        Waiting::Play(roll) => Next::Play(roll),
        Waiting::Answer(step) => Next::Answer { further: further(now, step) },
        Waiting::Resignation { .. } => Next::Nothing,
    }
}

/// The step that may answer another one.
fn further(now: &Situation, step: OfferStep) -> Option<OfferStep> {
    let has_beavers = matches!(now.contest, Contest::Money { beavers: true, .. });
    step.next().filter(|further| has_beavers && asked(now, *further).is_some())
}

/// What the cube shows once a step is taken; none beyond the largest.
fn asked(now: &Situation, step: OfferStep) -> Option<CubeValue> {
    let turns = match step {
        OfferStep::Double => 1,
        OfferStep::Beaver => 2,
        OfferStep::Raccoon => 3,
        OfferStep::Otter => 4,
    };
    (0..turns).try_fold(now.cube.value, |value, _| value.doubled())
}

fn may_double(now: &Situation) -> bool {
    let is_crawford = matches!(now.contest, Contest::Match { crawford_game: true, .. });
    !is_crawford && now.cube.owner.lets(now.on_roll) && now.cube.value.doubled().is_some()
}

/// The situation after an act, and the act as it is kept.
fn done(now: &Situation, act: &VariationAct) -> Result<(Situation, VariationAct), NoVariation> {
    let kept = act.clone();
    let after_it = match (next(now), act) {
        (Next::Roll { .. }, VariationAct::Roll { roll }) => Situation { waiting: Waiting::Play(*roll), ..*now },
        (Next::Roll { may_double: true }, VariationAct::Double) => {
            Situation { waiting: Waiting::Answer(OfferStep::Double), ..*now }
        }
        (Next::Play(roll), VariationAct::Play { play }) => {
            let play = read_play(&now.position(), roll, play).map_err(|wrong| NoVariation::Play(wrong.to_string()))?;
            let next = after(now, &play).ok_or(NoVariation::NotNow)?;
            return Ok((*next.situation(), VariationAct::Play { play: MoveText(&play).to_string() }));
        }
        // Beaver, raccoon and otter leave the cube where the double brought it (CUB-14).
        (Next::Answer { .. }, VariationAct::Take) => {
            let Waiting::Answer(step) = now.waiting else { return Err(NoVariation::NotNow) };
            let value = asked(now, step).ok_or(NoVariation::NotNow)?;
            let cube = Cube { value, owner: now.on_roll.opponent().into() };
            Situation { cube, waiting: Waiting::RollOrDouble, ..*now }
        }
        // The game is over: what is shown is the board as it was.
        (Next::Answer { .. }, VariationAct::Drop) => return Ok((dropped(now), kept)),
        (Next::Answer { further: Some(step) }, act) if act.step() == Some(step) => {
            Situation { waiting: Waiting::Answer(step), ..*now }
        }
        _ => return Err(NoVariation::NotNow),
    };
    Ok((after_it, kept))
}

/// After a drop nothing is waited for: who dropped has resigned a single game, as far as a situation can say it.
fn dropped(now: &Situation) -> Situation {
    let by = now.to_act();
    Situation { waiting: Waiting::Resignation { by, kind: tavola_rules::WinKind::Single }, ..*now }
}

#[cfg(test)]
mod tests;

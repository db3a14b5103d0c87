//! Trees of variations as the store has them.

use tavola_notation::Xgid;
use tavola_study::variations::{NodeId, VariationAct, Variations};

use super::{Answer, text};

/// A tree with two branches and a comment, and one with a cube.
pub(super) fn trees() -> Vec<Vec<u8>> {
    let grown = |id: &str, acts: &[(u32, VariationAct)]| {
        let id: Xgid = id.parse().ok()?;
        let mut tree = Variations::new(id.situation()).ok()?;
        for (parent, act) in acts {
            tree.add(NodeId(*parent), act).ok()?;
        }
        tree.comment(NodeId::ROOT, "from \u{202e}here").ok()?;
        serde_json::to_vec(&tree).ok()
    };
    let play = |text: &str| VariationAct::Play { play: text.to_owned() };
    let opening =
        grown("XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:7:10", &[(0, play("8/5 6/5")), (0, play("24/21 6/5"))]);
    let cube = grown(
        "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:7:10",
        &[(0, VariationAct::Double), (1, VariationAct::Take), (1, VariationAct::Drop)],
    );
    let beaver = grown(
        "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:3:0:10",
        &[(0, VariationAct::Double), (1, VariationAct::Beaver), (2, VariationAct::Raccoon), (3, VariationAct::Otter)],
    );
    [opening, cube, beaver].into_iter().flatten().collect()
}

/// What is read as a tree can be walked from every node to the root, is written and read as the same, and can be pruned
/// to its root.
pub(super) fn tree(input: &[u8]) -> Answer {
    let Some(mut tree) = Variations::read(&text(input)) else { return Ok("no tree".to_owned()) };
    let written = serde_json::to_string(&tree).map_err(|why| format!("cannot be written: {why}"))?;
    if Variations::read(&written).as_ref() != Some(&tree) {
        return Err(format!("{written} is not read back as it was"));
    }
    let mut sound = 0;
    for node in tree.nodes() {
        let path = tree.path(node.id);
        if path.first().map(|first| first.id) != Some(NodeId::ROOT) {
            return Err(format!("no way leads from {:?} to the root of {written}", node.id));
        }
        sound += usize::from(tree.situation(node.id).is_ok());
    }
    let children: Vec<NodeId> = tree.children(NodeId::ROOT).map(|node| node.id).collect();
    for child in children {
        tree.delete(child).map_err(|why| format!("{child:?} of {written} cannot be deleted: {why}"))?;
    }
    if tree.nodes().len() == 1 {
        Ok(format!("a tree, {sound} sound"))
    } else {
        Err(format!("{written} keeps nodes without a parent"))
    }
}

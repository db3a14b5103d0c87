//! Trees grow, are pruned and turned round, and stay what the rules allow.

use tavola_rules::{CubeOwner, Side};

use super::*;

const OPENING: &str = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:7:10";

fn tree() -> Variations {
    Variations::new(OPENING.parse::<Xgid>().unwrap().situation()).unwrap()
}

fn play(text: &str) -> VariationAct {
    VariationAct::Play { play: text.to_owned() }
}

fn roll(text: &str) -> VariationAct {
    VariationAct::Roll { roll: text.parse().unwrap() }
}

#[test]
fn a_line_is_tried_and_each_node_has_its_position() {
    let mut tree = tree();
    let made = tree.add(NodeId::ROOT, &play("6/5 8/5")).unwrap();
    assert_eq!(tree.node(made).unwrap().act, Some(play("8/5 6/5")), "kept as it is written everywhere");
    assert_eq!(tree.add(NodeId::ROOT, &play("8/5 6/5")).unwrap(), made, "the same act is the same node");
    let doubled = tree.add(made, &VariationAct::Double).unwrap();
    let taken = tree.add(doubled, &VariationAct::Take).unwrap();
    let now = tree.situation(taken).unwrap();
    assert_eq!(Xgid::try_from(&now).unwrap().to_string(), "XGID=-b---BD-B---eE---c-e----B-:1:1:-1:00:0:0:0:7:10");
    assert_eq!(next(&now), Next::Roll { may_double: false }, "the cube is the other's now");
    let dropped = tree.add(doubled, &VariationAct::Drop).unwrap();
    assert_eq!(next(&tree.situation(dropped).unwrap()), Next::Nothing);
    let rolled = tree.add(taken, &roll("55")).unwrap();
    assert_eq!(tree.path(rolled).len(), 5);
}

#[test]
fn what_the_rules_do_not_allow_is_not_added() {
    let mut tree = tree();
    assert_eq!(tree.add(NodeId::ROOT, &roll("31")), Err(NoVariation::NotNow));
    assert!(matches!(tree.add(NodeId::ROOT, &play("13/1")), Err(NoVariation::Play(_))));
    assert_eq!(tree.add(NodeId::ROOT, &VariationAct::Take), Err(NoVariation::NotNow));
    assert_eq!(tree.add(NodeId(9), &roll("31")), Err(NoVariation::NoSuchNode));
    assert_eq!(tree.nodes().len(), 1);
}

// rule: CUB-11, CUB-12, CUB-13, CUB-14
#[test]
fn in_money_play_with_beavers_a_double_is_answered_up_to_the_otter_and_the_cube_stays() {
    let tree = |id: &str| Variations::new(id.parse::<Xgid>().unwrap().situation()).unwrap();
    let mut money = tree("XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:3:0:10");
    let steps = [VariationAct::Double, VariationAct::Beaver, VariationAct::Raccoon, VariationAct::Otter];
    let mut at = NodeId::ROOT;
    for (turns, act) in (1..).zip(&steps) {
        at = money.add(at, act).unwrap();
        let taken = money.add(at, &VariationAct::Take).unwrap();
        let now = money.situation(taken).unwrap();
        assert_eq!((now.cube.value.number(), now.cube.owner), (1 << turns, CubeOwner::Black), "{act:?}");
        assert_eq!(next(&now), Next::Roll { may_double: false });
        let dropped = money.add(at, &VariationAct::Drop).unwrap();
        let by = if turns % 2 == 1 { Side::Black } else { Side::White };
        let waiting = Waiting::Resignation { by, kind: tavola_rules::WinKind::Single };
        assert_eq!(money.situation(dropped).unwrap().waiting, waiting, "{act:?}");
    }
    assert_eq!(money.add(at, &VariationAct::Beaver), Err(NoVariation::NotNow));
    assert_eq!(Variations::read(&serde_json::to_string(&money).unwrap()), Some(money.clone()));
    assert_eq!(money.sgf("").unwrap().matches("[double]").count(), 4);
    for without in
        ["XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:1:0:10", "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:7:10"]
    {
        let mut tree = tree(without);
        let doubled = tree.add(NodeId::ROOT, &VariationAct::Double).unwrap();
        assert_eq!(tree.add(doubled, &VariationAct::Beaver), Err(NoVariation::NotNow), "{without}");
    }
}

#[test]
fn variations_are_promoted_and_deleted_with_all_that_follows_and_read_back_equal() {
    let mut tree = tree();
    let first = tree.add(NodeId::ROOT, &play("8/5 6/5")).unwrap();
    let below = tree.add(first, &roll("66")).unwrap();
    let second = tree.add(NodeId::ROOT, &play("24/20")).unwrap();
    let reply = tree.add(second, &roll("21")).unwrap();
    tree.comment(second, " Why not? ").unwrap();
    let order = |tree: &Variations| tree.nodes().iter().map(|node| node.id).collect::<Vec<_>>();
    assert_eq!(order(&tree), [NodeId::ROOT, first, below, second, reply]);
    tree.promote(second).unwrap();
    assert_eq!(order(&tree), [NodeId::ROOT, second, reply, first, below]);
    assert_eq!(tree.children(NodeId::ROOT).map(|node| node.id).collect::<Vec<_>>(), [second, first]);
    let kept = serde_json::to_string(&tree).unwrap();
    assert_eq!(Variations::read(&kept).as_ref(), Some(&tree));
    assert_eq!(tree.node(second).unwrap().comment, "Why not?");
    assert_eq!(tree.delete(second), Ok(NodeId::ROOT));
    assert_eq!(order(&tree), [NodeId::ROOT, first, below]);
    let again = tree.add(NodeId::ROOT, &play("24/20")).unwrap();
    assert!(again > reply, "a number is not given twice");
    assert_eq!(tree.delete(NodeId::ROOT), Err(NoVariation::Root));
    assert_eq!(tree.promote(NodeId::ROOT), Err(NoVariation::Root));
}

#[test]
fn a_tree_has_bounds() {
    let mut tree = tree();
    let mut at = tree.add(NodeId::ROOT, &play("8/5 6/5")).unwrap();
    // Fifteen rolls after every play fill it long before the game is over.
    let mut full = false;
    'filling: for _ in 0..MOST_NODES {
        for text in ["11", "21", "22", "31", "32", "33", "41", "42", "43", "44", "51", "52", "53", "54", "55"] {
            match tree.add(at, &roll(text)) {
                Ok(_) => {}
                Err(NoVariation::Full) => {
                    full = true;
                    break 'filling;
                }
                Err(other) => panic!("{other}"),
            }
        }
        let rolled = tree.children(at).next().unwrap().id;
        let now = tree.situation(rolled).unwrap();
        let plays = tavola_rules::legal_plays(&now.position(), now.roll().unwrap());
        let first = plays.first().map(|legal| MoveText(&legal.play).to_string()).unwrap_or_default();
        match tree.add(rolled, &play(&first)) {
            Ok(next) => at = next,
            Err(_) => {
                full = true;
                break;
            }
        }
        if next(&tree.situation(at).unwrap()) == Next::Nothing {
            break;
        }
    }
    assert!(full || tree.nodes().len() > 100);
    assert!(tree.nodes().len() <= MOST_NODES);
    assert_eq!(tree.comment(at, &"x".repeat(LONGEST_COMMENT + 1)), Err(NoVariation::LongComment));
    assert_eq!(Variations::read("{}"), None);
    assert_eq!(Variations::read(&serde_json::to_string(&tree).unwrap().replace("XGID", "XG")), None);
}

#[test]
fn sgf_has_the_position_the_main_line_and_the_variations() {
    let mut tree = tree();
    let first = tree.add(NodeId::ROOT, &play("8/5 6/5")).unwrap();
    tree.comment(first, "best] by far").unwrap();
    let rolled = tree.add(first, &roll("62")).unwrap();
    tree.add(rolled, &play("24/18 13/11")).unwrap();
    tree.add(NodeId::ROOT, &play("24/20")).unwrap();
    let text = tree.sgf("A study").unwrap();
    assert!(text.starts_with("(;FF[4]GM[6]CA[UTF-8]AP[Tavola]MI[length:7][game:0][ws:0][bs:0]"), "{text}");
    assert!(text.contains("AE[a:y]") && text.contains("PL[B]") && text.contains("DI[31]"), "{text}");
    assert!(text.contains("C[best\\] by far]") && text.matches('(').count() == 3, "{text}");
    assert_eq!(text.matches('(').count(), text.matches(')').count());
}

#[test]
fn whatever_was_done_to_a_tree_it_is_read_back_and_one_that_does_not_hang_together_is_not() {
    let mut tree = tree();
    let read_back = |tree: &Variations| Variations::read(&serde_json::to_string(tree).unwrap()).as_ref() == Some(tree);
    let first = tree.add(NodeId::ROOT, &play("8/5 6/5")).unwrap();
    let rolled = tree.add(first, &roll("62")).unwrap();
    tree.add(rolled, &play("24/18 13/11")).unwrap();
    tree.add(rolled, &play("24/16")).unwrap();
    let second = tree.add(NodeId::ROOT, &play("24/20")).unwrap();
    tree.add(second, &roll("31")).unwrap();
    assert!(read_back(&tree));
    tree.promote(second).unwrap();
    assert!(read_back(&tree));
    tree.delete(rolled).unwrap();
    assert!(read_back(&tree));

    let good = serde_json::to_value(&tree).unwrap();
    let spoilt = |spoil: &dyn Fn(&mut serde_json::Value)| {
        let mut bad = good.clone();
        spoil(&mut bad);
        assert_eq!(Variations::read(&bad.to_string()), None, "{bad}");
    };
    spoilt(&|bad| bad["nodes"][1]["id"] = 0.into());
    spoilt(&|bad| bad["nodes"][1]["parent"] = bad["nodes"][1]["id"].clone());
    spoilt(&|bad| bad["nodes"][1]["parent"] = serde_json::Value::Null);
    spoilt(&|bad| bad["nodes"][1]["parent"] = 99.into());
    spoilt(&|bad| bad["nodes"].as_array_mut().unwrap().swap(1, 2));
    spoilt(&|bad| bad["nodes"] = serde_json::json!([]));
    spoilt(&|bad| bad["next"] = 1.into());
}

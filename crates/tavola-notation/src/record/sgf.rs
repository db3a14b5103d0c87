//! SGF of backgammon (`GM[6]`) as GNU Backgammon writes it: one tree a game, the main line of each.
//!
//! White of the file is gnubg's player 0, so [`Side::Black`] here; points are lettered from White's ace point, `y` is the
//! bar and `z` off the board. Source: `formats.md` 1.8 and files of gnubg 1.07.

mod tree;

use tavola_rules::{BySide, Die, Roll, Setup, Side};

use super::any::MOST_MATCHES;
use super::draft::{Draft, DraftGame, Moves, Said, What};
use super::mat::NotAMatch;
use super::remark::{Place, Remark, Weight};
use super::replay::{Reading, replay};
use super::text::decoded;
use tree::{Node, trees};

/// Reads SGF.
///
/// # Errors
/// If the bytes are no SGF of backgammon, or the length is more than can be played.
pub fn read_sgf(bytes: &[u8]) -> Result<Reading, NotAMatch> {
    let (trees, torn) = trees(&decoded(bytes));
    one(&trees, torn)
}

/// Reads every match of a collection: one begins where a first game follows another game.
///
/// # Errors
/// If there are too many.
pub(super) fn read_sgfs(text: &str) -> Result<Vec<Result<Reading, NotAMatch>>, NotAMatch> {
    let (trees, torn) = trees(text);
    let begins = |tree: &Vec<Node>| tree.first().is_some_and(|root| info(root, "game") == Some(0));
    let mut starts: Vec<usize> = (0..trees.len()).filter(|&index| index == 0 || begins(&trees[index])).collect();
    if starts.len() > MOST_MATCHES {
        return Err(NotAMatch(format!("a file may hold at most {MOST_MATCHES} matches, not {}", starts.len())));
    }
    if starts.is_empty() {
        starts.push(0);
    }
    starts.push(trees.len());
    let last = starts.len() - 2;
    let read = |(index, part): (usize, &[usize])| one(&trees[part[0]..part[1]], torn.filter(|_| index == last));
    Ok(starts.windows(2).enumerate().map(read).collect())
}

/// The match whose games these are.
fn one(trees: &[Vec<Node>], torn: Option<Place>) -> Result<Reading, NotAMatch> {
    let mut draft = Draft::default();
    if let Some(at) = torn {
        let what = "the file ends in the middle of a node".to_owned();
        draft.remarks.push(Remark { at, weight: Weight::LeftOut, what });
    }
    for tree in trees {
        let Some((root, nodes)) = tree.split_first() else { continue };
        if root.value("GM").is_some_and(|game| game.trim() != "6") {
            let what = format!("GM[{}] is another game than backgammon", root.value("GM").unwrap_or_default());
            draft.remarks.push(Remark { at: root.at, weight: Weight::LeftOut, what });
            continue;
        }
        if draft.games.is_empty() {
            head(&mut draft, root);
        }
        let game = game(root, nodes, &mut draft.remarks);
        draft.games.push(game);
    }
    if draft.games.is_empty() {
        return Err(NotAMatch("it holds no game of backgammon".to_owned()));
    }
    replay(draft).map_err(NotAMatch)
}

/// Who plays, to how many points and by which rules.
fn head(draft: &mut Draft, root: &Node) {
    let name = |key: &str| root.value(key).unwrap_or_default().to_owned();
    draft.players = BySide { white: name("PB"), black: name("PW") };
    draft.length = info(root, "length").filter(|&points| points > 0);
    let rules: Vec<&str> = root.value("RU").unwrap_or_default().split(':').collect();
    draft.options.crawford = draft.length.map(|_| rules.contains(&"Crawford"));
    draft.options.jacoby = draft.length.is_none().then(|| rules.contains(&"Jacoby"));
    let names = [("EV", "Event"), ("RO", "Round"), ("PC", "Place"), ("DT", "EventDate"), ("AN", "Annotator")];
    for (key, tag) in names {
        if let Some(value) = root.value(key).filter(|value| !value.is_empty()) {
            draft.tags.push((tag.to_owned(), value.to_owned()));
        }
    }
    let variation = ["Nackgammon", "Hypergammon1", "Hypergammon2", "Hypergammon3", "NoCube"];
    if let Some(name) = rules.into_iter().find(|rule| variation.contains(rule)) {
        let what = format!("{name} is not played here: read as backgammon");
        draft.remarks.push(Remark { at: root.at, weight: Weight::LeftOut, what });
    }
}

/// `MI[length:5][ws:0]`: the number of that name.
fn info(root: &Node, name: &str) -> Option<u32> {
    let value = root.values("MI").iter().find_map(|value| value.strip_prefix(name)?.strip_prefix(':'))?;
    value.trim().parse().ok()
}

fn game(root: &Node, nodes: &[Node], remarks: &mut Vec<Remark>) -> DraftGame {
    let won = info(root, "bs").zip(info(root, "ws")).map(|(white, black)| BySide { white, black });
    let crawford = root.value("RU").map(|rules| rules.split(':').any(|rule| rule == "CrawfordGame"));
    let mut game = DraftGame { at: root.at, won, crawford, ..DraftGame::default() };
    // Dice that a later node does not play were rolled when the game was given up.
    let mut unplayed = None;
    for node in nodes {
        match said(node, game.said.last()) {
            Ok(Some(said)) => {
                unplayed = None;
                game.said.push(said);
            }
            Ok(None) if node.has("DI") => unplayed = dice(node),
            Ok(None) if node.has("AE") || node.has("AW") || node.has("AB") => set_up(&mut game, node, remarks),
            Ok(None) => {}
            Err(what) => remarks.push(Remark { at: node.at, weight: Weight::LeftOut, what }),
        }
    }
    game.said.extend(unplayed);
    game.said.extend(result(root));
    game
}

const fn side(key: &str) -> Option<Side> {
    match key.as_bytes() {
        b"W" => Some(Side::Black),
        b"B" => Some(Side::White),
        _ => None,
    }
}

/// What a node says was done, after what was done last: a double of a double is a beaver.
fn said(node: &Node, last: Option<&Said>) -> Result<Option<Said>, String> {
    let Some((by, value)) = ["W", "B"].into_iter().find_map(|key| Some((side(key)?, node.value(key)?))) else {
        return Ok(None);
    };
    let what = match value.trim() {
        "double" => match last.filter(|last| last.by != by).map(|last| &last.what) {
            Some(What::Double { .. }) => What::Beaver,
            Some(What::Beaver) => What::Raccoon,
            _ => What::Double { to: None },
        },
        "take" => What::Take,
        "drop" => What::Drop,
        "beaver" => What::Beaver,
        text => roll(by, text).ok_or_else(|| format!("{text:?} is no roll with its play"))?,
    };
    Ok(Some(Said { at: node.at, by, what }))
}

/// `PL[W]DI[31]`: a roll that lies there; none if it does not say whose, or they are no dice.
fn dice(node: &Node) -> Option<Said> {
    let by = side(node.value("PL")?.trim())?;
    let digits = node.value("DI")?.trim().as_bytes();
    let die = |index: usize| Die::new(digits.get(index)?.wrapping_sub(b'0'));
    let what = What::Roll { roll: Roll::new(die(0)?, die(1)?), moves: Moves::Hidden };
    (digits.len() == 2).then_some(Said { at: node.at, by, what })
}

/// `53qvsv`: two dice and pairs of letters.
fn roll(by: Side, text: &str) -> Option<What> {
    let bytes = text.as_bytes();
    let die = |index: usize| Die::new(bytes.get(index)?.wrapping_sub(b'0'));
    let roll = Roll::new(die(0)?, die(1)?);
    let letters = &bytes[2..];
    if !letters.len().is_multiple_of(2) || letters.len() > 8 {
        return None;
    }
    let ways = letters.chunks(2).map(|pair| Some((place(by, pair[0])?, place(by, pair[1])?)));
    Some(What::Roll { roll, moves: Moves::Ways(ways.collect::<Option<_>>()?) })
}

/// The place of a letter as that side numbers it: 25 the bar, 0 off.
const fn place(by: Side, letter: u8) -> Option<u8> {
    match (letter, by) {
        (b'y', _) => Some(25),
        (b'z', _) => Some(0),
        (b'a'..=b'x', Side::Black) => Some(letter - b'a' + 1),
        (b'a'..=b'x', Side::White) => Some(24 - (letter - b'a')),
        _ => None,
    }
}

/// `RE[B+2R]`.
fn result(root: &Node) -> Option<Said> {
    let value = root.value("RE")?;
    let (winner, points) = value.split_once('+')?;
    let points = points.trim_end_matches(|c: char| !c.is_ascii_digit()).parse().ok()?;
    Some(Said { at: root.at, by: side(winner)?, what: What::Wins { points } })
}

/// A position set up on purpose; only before the first play can it be where a game begins.
fn set_up(game: &mut DraftGame, node: &Node, remarks: &mut Vec<Remark>) {
    if !game.said.is_empty() {
        let what = "a position set up in the middle of a game".to_owned();
        return remarks.push(Remark { at: node.at, weight: Weight::LeftOut, what });
    }
    let mut points = [0_i8; 24];
    let mut bar = BySide::default();
    for (key, by, sign) in [("AW", Side::Black, -1), ("AB", Side::White, 1)] {
        for letter in letters(node.values(key)) {
            match place(Side::White, letter) {
                Some(25) => bar[by] += 1_u8,
                Some(point @ 1..=24) => points[usize::from(point) - 1] += sign,
                _ => {}
            }
        }
    }
    match Setup::with_the_rest_off(points, bar).board() {
        Ok(board) => game.start = Some(board),
        Err(broken) => remarks.push(Remark { at: node.at, weight: Weight::LeftOut, what: broken.to_string() }),
    }
    game.on_roll = node.value("PL").and_then(|player| side(player.trim()));
}

/// The letters of `[a][c:e]`, at most as many as there are checkers.
fn letters(values: &[String]) -> impl Iterator<Item = u8> + '_ {
    let range = |value: &String| match *value.as_bytes() {
        [one] => Some(one..=one),
        [first, b':', last] => Some(first..=last),
        _ => None,
    };
    values.iter().filter_map(range).flatten().take(30)
}

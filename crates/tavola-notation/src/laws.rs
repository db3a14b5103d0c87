//! One law per format: value to text to value gives the value again; and text of other programs reads as they mean it.

use std::path::PathBuf;

use proptest::prelude::*;
use proptest::strategy::ValueTree as _;
use tavola_rules::{
    Board, BySide, Cube, CubeOwner, CubeValue, OfferStep, Points, Position, Roll, Side, WinKind, legal_plays,
};

use crate::{
    Contest, FibsBoard, GnubgId, MoveText, Ogid, PositionId, Situation, TurnLetter, Waiting, Xgid, read_play,
    read_written,
};

/// Positions on the way of a random game: every roll and every choice comes from `choices`.
fn played(choices: &[(u8, u16)]) -> Position {
    let rolls: Vec<Roll> = Roll::all().collect();
    choices.iter().fold(Position::START, |position, (roll, choice)| {
        let plays = legal_plays(&position, rolls[usize::from(*roll) % rolls.len()]);
        let chosen = plays.get(usize::from(*choice) % plays.len().max(1)).map_or(position, |play| play.result);
        let is_over = chosen.own_off() == 15;
        if is_over { position } else { chosen.flipped() }
    })
}

fn position() -> impl Strategy<Value = Position> {
    prop::collection::vec((any::<u8>(), any::<u16>()), 0..120).prop_map(|choices| played(&choices))
}

fn roll() -> impl Strategy<Value = Roll> {
    (0..21usize).prop_map(|index| Roll::all().nth(index).unwrap())
}

fn side() -> impl Strategy<Value = Side> {
    prop::sample::select(vec![Side::White, Side::Black])
}

fn won() -> impl Strategy<Value = BySide<Points>> {
    (0..300u64, 0..300u64).prop_map(|(white, black)| BySide { white: Points::new(white), black: Points::new(black) })
}

fn contest() -> impl Strategy<Value = Contest> {
    prop_oneof![
        (won(), any::<bool>(), any::<bool>()).prop_map(|(won, jacoby, beavers)| Contest::Money {
            won,
            jacoby,
            beavers
        }),
        (1..65u16, won(), any::<bool>()).prop_map(|(length, won, crawford_game)| Contest::Match {
            length,
            won,
            crawford_game
        }),
    ]
}

fn waiting() -> impl Strategy<Value = Waiting> {
    let kind = prop::sample::select(vec![WinKind::Single, WinKind::Gammon, WinKind::Backgammon]);
    prop_oneof![
        Just(Waiting::RollOrDouble),
        roll().prop_map(Waiting::Play),
        prop::sample::select(vec![OfferStep::Double, OfferStep::Beaver, OfferStep::Raccoon]).prop_map(Waiting::Answer),
        (side(), kind).prop_map(|(by, kind)| Waiting::Resignation { by, kind }),
    ]
}

prop_compose! {
    pub(crate) fn situation()(
        position in position(), on_roll in side(), waiting in waiting(), contest in contest(), doublings in 0..12u8,
        owner in prop::sample::select(vec![CubeOwner::Middle, CubeOwner::White, CubeOwner::Black]),
    ) -> Situation {
        let cube = Cube { value: CubeValue::new(1 << doublings).unwrap(), owner };
        Situation { board: Board::from_view(on_roll, &position), on_roll, waiting, cube, contest }
    }
}

/// The same moment with White on roll.
pub(crate) fn turned(situation: &Situation) -> Situation {
    if situation.on_roll == Side::White {
        return *situation;
    }
    let swapped = |owner: CubeOwner| owner.side().map_or(CubeOwner::Middle, |side| side.opponent().into());
    let swap = |won: BySide<Points>| BySide { white: won.black, black: won.white };
    Situation {
        board: Board::from_view(Side::White, &situation.position()),
        on_roll: Side::White,
        cube: Cube { owner: swapped(situation.cube.owner), ..situation.cube },
        contest: match situation.contest {
            Contest::Money { won, jacoby, beavers } => Contest::Money { won: swap(won), jacoby, beavers },
            Contest::Match { length, won, crawford_game } => Contest::Match { length, won: swap(won), crawford_game },
        },
        ..*situation
    }
}

prop_compose! {
    /// A moment as gnubg's XGID reader knows it: a score from which a game is played, nobody waiting for an answer.
    fn for_gnubg()(
        position in position(), on_roll in side(), roll in prop::option::of(roll()), length in 0..=25_u16,
        scores in (0..25_u64, 0..25_u64), doublings in 0..5_u8, owner in side(), rules in 0..2_u8,
    ) -> Situation {
        let most = u64::from(length.saturating_sub(1));
        let won = BySide { white: Points::new(scores.0.min(most)), black: Points::new(scores.1.min(most)) };
        let is_close = won.white.number() == most || won.black.number() == most;
        let is_crawford = length > 1 && is_close && won.white != won.black && rules == 1;
        let contest = match length {
            0 => Contest::Money { won: BySide::default(), jacoby: rules == 1, beavers: true },
            length => Contest::Match { length, won, crawford_game: is_crawford },
        };
        let doublings = if is_crawford { 0 } else { doublings };
        let owner = if doublings == 0 { CubeOwner::Middle } else { owner.into() };
        let cube = Cube { value: CubeValue::new(1 << doublings).unwrap(), owner };
        let waiting = roll.map_or(Waiting::RollOrDouble, Waiting::Play);
        Situation { board: Board::from_view(on_roll, &position), on_roll, waiting, cube, contest }
    }
}

/// 2,000 moments told to gnubg as XGID: it names them as we do. gnubg turns the board so that X is on roll.
/// Skipped, with a note, without gnubg.
#[test]
fn gnubg_names_two_thousand_moments_as_we_do() {
    const GNUBG: &str = "/usr/games/gnubg";
    const MANY: usize = 2_000;
    if !std::path::Path::new(GNUBG).exists() {
        return eprintln!("skipped: {GNUBG} is not installed");
    }
    let mut runner = proptest::test_runner::TestRunner::deterministic();
    let moments: Vec<Situation> = (0..MANY).map(|_| for_gnubg().new_tree(&mut runner).unwrap().current()).collect();
    let mut orders = String::from("set automatic game off\nset automatic roll off\nset automatic move off\n");
    orders += "set automatic crawford off\nset confirm new off\nset player 0 human\nset player 1 human\n";
    for (nth, moment) in moments.iter().enumerate() {
        // The name tells which answer is whose.
        orders += &format!(
            "set player 0 name n{nth}\nset {}\n",
            Xgid::try_from(moment).unwrap().to_string().replace("XGID=", "xgid XGID=")
        );
    }
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("orders"), orders).unwrap();
    let mut gnubg = std::process::Command::new(GNUBG);
    gnubg.args(["-t", "-q", "-r", "-c"]).arg(folder.path().join("orders")).stdin(std::process::Stdio::null());
    let asked = gnubg.output().unwrap();
    let told = String::from_utf8_lossy(&asked.stdout).into_owned();
    let mut named = vec![None; MANY];
    for block in told.split("Position ID: ").skip(1) {
        let word = |mark: &str| block.split_once(mark)?.1.split_whitespace().next().map(str::to_owned);
        let nth = ["     O: n", "     X: n"].into_iter().filter_map(|mark| word(mark)?.parse::<usize>().ok()).max();
        let (Some(nth), Some(game)) = (nth, word("Match ID   : ")) else { continue };
        // The last one is the whole of it: before, gnubg shows how far it has come. The older name is that of the other.
        named[nth] = Some(format!("{}:{game}", block.split_whitespace().next().unwrap_or_default()));
    }
    for (moment, named) in moments.iter().zip(named) {
        let ours = GnubgId::try_from(&turned(moment)).unwrap().to_string();
        let id = Xgid::try_from(moment).unwrap();
        assert_eq!(named.as_deref(), Some(&*ours), "{id}");
    }
}

proptest! {
    #[test]
    fn a_position_comes_back_from_its_id(position in position()) {
        let id = PositionId::from(&position);
        prop_assert_eq!(id.position(), position);
        prop_assert_eq!(id.to_string().parse(), Ok(id));
    }

    #[test]
    fn a_moment_comes_back_from_its_gnubgid(mut situation in situation()) {
        if let Contest::Money { beavers, .. } = &mut situation.contest {
            *beavers = true;
        }
        match GnubgId::try_from(&situation) {
            Ok(id) => prop_assert_eq!(Situation::from(id.to_string().parse::<GnubgId>().unwrap()), situation),
            Err(_) => prop_assert_eq!(situation.waiting, Waiting::Answer(OfferStep::Raccoon)),
        }
    }

    #[test]
    fn a_moment_comes_back_from_its_xgid(situation in situation()) {
        match Xgid::try_from(&situation) {
            Ok(id) => prop_assert_eq!(*id.to_string().parse::<Xgid>().unwrap().situation(), situation),
            Err(_) => prop_assert!(matches!(situation.waiting, Waiting::Resignation { .. }), "an id should say this"),
        }
    }

    #[test]
    fn a_moment_comes_back_from_its_ogid(mut situation in situation()) {
        if let Contest::Money { jacoby, beavers, .. } = &mut situation.contest {
            (*jacoby, *beavers) = (true, true);
        }
        if let Ok(id) = Ogid::try_from(&situation) {
            let read = Ogid::read(&id.to_string(), TurnLetter::ToAct).unwrap();
            prop_assert_eq!(*read.situation(), situation);
        }
    }

    #[test]
    fn a_moment_comes_back_from_fibss_line(mut situation in situation(), name in ".{0,12}") {
        if let Contest::Money { jacoby, beavers, .. } = &mut situation.contest {
            (*jacoby, *beavers) = (false, false);
        }
        if let Ok(line) = FibsBoard::new(&situation, &BySide { white: name, black: "O:ther".to_owned() }) {
            let read: FibsBoard = line.to_string().parse().unwrap();
            prop_assert_eq!(*read.situation(), situation);
            prop_assert_eq!(read, line);
        }
    }

    #[test]
    fn every_legal_play_comes_back_from_its_text(position in position(), roll in roll()) {
        for play in legal_plays(&position, roll) {
            let text = MoveText(&play.play).to_string();
            let read = read_play(&position, roll, &text);
            prop_assert_eq!(read.map(|read| read.result(&position)), Ok(play.result), "{}", text);
        }
    }

    #[test]
    fn no_text_breaks_a_reader(text in "[A-Za-z0-9+/:=* ()-]{0,60}", position in position(), roll in roll()) {
        drop(read_written(&text));
        drop(read_play(&position, roll, &text));
        drop(format!("XGID={text}").parse::<Xgid>());
        drop(Ogid::read(&text, TurnLetter::Other));
        drop(format!("board:a:b:{text}").parse::<FibsBoard>());
    }
}

/// A folder of samples of other programs. They are not part of the project: where they are absent a test says so.
pub(crate) fn samples(folder: &str) -> Option<PathBuf> {
    let shared = std::env::var_os("TAVOLA_SHARED").map(PathBuf::from);
    let beside = ["../../../shared", "../../../../shared", "../../../../../shared"]
        .map(|path| PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(path));
    let found =
        shared.into_iter().chain(beside).map(|path| path.join("samples").join(folder)).find(|path| path.is_dir());
    if found.is_none() {
        eprintln!("skipped: no samples in ../shared/samples/{folder} (TAVOLA_SHARED names another place)");
    }
    found
}

#[test]
fn three_ids_of_one_position_agree() {
    let Some(folder) = samples("xg-text/positions/2025-11-04") else { return };
    let mut compared = 0;
    for entry in std::fs::read_dir(folder).unwrap().flatten() {
        let bytes = std::fs::read(entry.path()).unwrap();
        let text = String::from_utf8_lossy(&bytes);
        for line in text.lines().filter(|line| line.contains("XGID=")) {
            let id: Xgid = line.trim().parse().unwrap();
            assert_eq!(id.to_string(), line.trim());
            compared += 1;
        }
    }
    assert!(compared > 0);
}

#[test]
fn gnubgs_own_text_names_the_ids_we_read_and_write() {
    let Some(folder) = samples("gnubg") else { return };
    let text = std::fs::read_to_string(folder.join("match5.txt")).unwrap();
    let after = |line: &str, mark: &str| line.split_once(mark).map(|(_, id)| id.trim().to_owned());
    let positions: Vec<String> = text.lines().filter_map(|line| after(line, "Position ID: ")).collect();
    let games: Vec<String> = text.lines().filter_map(|line| after(line, "Match ID   : ")).collect();
    assert!(positions.len() > 50 && positions.len() == games.len());
    for (position, game) in positions.iter().zip(&games) {
        let id: GnubgId = format!("{position}:{game}").parse().unwrap();
        assert_eq!(id.to_string(), format!("{position}:{game}"));
    }
}

#[test]
fn pairs_of_xgid_and_ogid_say_the_same() {
    let Some(folder) = samples("ogid") else { return };
    let text = std::fs::read_to_string(folder.join("id_pairs.tsv")).unwrap();
    let pairs: Vec<(&str, &str)> =
        text.lines().filter(|line| !line.starts_with('#')).filter_map(|line| line.split_once('\t')).collect();
    assert!(pairs.len() >= 5);
    for (xgid, ogid) in pairs {
        let mut said = *xgid.parse::<Xgid>().unwrap().situation();
        // The pairs' OGIDs do not mark the Crawford game.
        if let Contest::Match { crawford_game, .. } = &mut said.contest {
            *crawford_game = false;
        }
        let read = Ogid::read(ogid, TurnLetter::ToAct).unwrap();
        assert_eq!(*read.situation(), said, "{ogid}");
        assert!(read.to_string().starts_with(ogid.split("::").next().unwrap()), "{ogid}");
    }
}

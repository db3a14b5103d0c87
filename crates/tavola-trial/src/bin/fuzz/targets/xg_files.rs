//! Files of eXtreme Gammon, built here of matches that chance plays by the rules: whole archives, and the records in them.

use std::io::Write as _;

use flate2::{Compression, Crc, write::ZlibEncoder};
use tavola_rules::{
    Action, CubeResponses, Die, Game, Length, MatchLength, Phase, Play, Preset, Roll, RuleChoice, RuleSet, Score, Side,
};
use tavola_trial::chance::Chance;

/// How many bytes of each record say what is read; the rest of its 2,560 is left away where records are tried alone.
pub(super) const HEAD: usize = 160;
/// Bytes of a whole record.
pub(super) const RECORD: usize = 2560;
/// Bytes of an entry of the register, and of the trailer.
const ENTRY: usize = 532;
const TRAILER: usize = 36;

/// Matches as records, to several lengths and for money: short ones, so that what is made of them is short too.
pub(super) fn matches() -> Vec<Vec<u8>> {
    const LONGEST: usize = 64 * HEAD;
    let lengths = [0, 1, 2, 3, 5, 7];
    let of = |seed: usize| a_match(&mut Chance::new(seed as u64), lengths[seed % lengths.len()]);
    (1..400).map(of).filter(|records| (12 * HEAD..LONGEST).contains(&records.len())).take(24).collect()
}

/// The same in their archives, with and without compression.
pub(super) fn archives() -> Vec<Vec<u8>> {
    matches().iter().enumerate().map(|(index, records)| archive(&whole(records), index % 2 == 0)).collect()
}

/// Records with all their bytes.
pub(super) fn whole(heads: &[u8]) -> Vec<u8> {
    let filled = |head: &[u8]| head.iter().copied().chain(std::iter::repeat(0)).take(RECORD).collect::<Vec<u8>>();
    heads.chunks(HEAD).flat_map(filled).collect()
}

/// The archive with the checksum that its bytes have: a reader looks further into it.
pub(super) fn sealed(bytes: &[u8]) -> Option<Vec<u8>> {
    let trailer = bytes.len().checked_sub(TRAILER)?;
    let number = |at: usize| Some(u32::from_le_bytes(bytes.get(trailer + at..trailer + at + 4)?.try_into().ok()?));
    let long = usize::try_from(number(12)?).ok()?.checked_add(usize::try_from(number(16)?).ok()?)?;
    let start = trailer.checked_sub(long)?;
    let mut sealed = bytes.to_vec();
    sealed[trailer..trailer + 4].copy_from_slice(&checksum(&bytes[start..trailer]).to_le_bytes());
    Some(sealed)
}

fn checksum(bytes: &[u8]) -> u32 {
    let mut crc = Crc::new();
    crc.update(bytes);
    crc.sum()
}

fn packed(bytes: &[u8]) -> Vec<u8> {
    let mut encoder = ZlibEncoder::new(Vec::new(), Compression::default());
    encoder.write_all(bytes).and_then(|()| encoder.finish()).unwrap_or_default()
}

fn number(value: usize) -> [u8; 4] {
    u32::try_from(value).unwrap_or(u32::MAX).to_le_bytes()
}

fn put(bytes: &mut [u8], at: usize, what: &[u8]) {
    bytes[at..at + what.len()].copy_from_slice(what);
}

/// A header with a small picture, one file, the register and the trailer.
fn archive(records: &[u8], is_packed: bool) -> Vec<u8> {
    let file = if is_packed { packed(records) } else { records.to_vec() };
    let mut entry = vec![0; ENTRY];
    put(&mut entry, 0, b"\x07temp.xg");
    put(&mut entry, 512, &number(records.len()));
    put(&mut entry, 516, &number(file.len()));
    put(&mut entry, 524, &checksum(records).to_le_bytes());
    entry[528] = u8::from(!is_packed);
    let register = if is_packed { packed(&entry) } else { entry };
    let mut trailer = vec![0; TRAILER];
    put(&mut trailer, 4, &number(1));
    put(&mut trailer, 12, &number(register.len()));
    put(&mut trailer, 16, &number(file.len()));
    put(&mut trailer, 20, &number(usize::from(is_packed)));
    put(&mut trailer, 0, &checksum(&[&file[..], &register].concat()).to_le_bytes());
    [&b"RGMH"[..], &[0; 60], &file, &register, &trailer].concat()
}

/// A record of a kind with whole numbers at their places.
fn record(kind: u8, numbers: &[(usize, i64)]) -> Vec<u8> {
    let mut record = vec![0; HEAD];
    record[8] = kind;
    for &(at, number) in numbers {
        put(&mut record, at, &i32::try_from(number).unwrap_or(i32::MAX).to_le_bytes());
    }
    record
}

/// As XG writes a side: our Black is its player 1.
const fn player(side: Side) -> i64 {
    match side {
        Side::White => -1,
        Side::Black => 1,
    }
}

fn rules(points: u8) -> Option<RuleSet> {
    match MatchLength::new(points) {
        Some(length) => Some(RuleSet::match_to(length)),
        None => {
            let responses = Some(CubeResponses::Beaver);
            let length = Some(Length::Unlimited);
            RuleSet::new(RuleChoice { responses, length, ..RuleChoice::of(Preset::Money) }).ok()
        }
    }
}

fn a_match(chance: &mut Chance, points: u8) -> Vec<u8> {
    let Some(rules) = rules(points) else { return Vec::new() };
    let length = if points == 0 { 99_999 } else { i64::from(points) };
    let mut head = record(0, &[(92, length), (100, 0x0100_0101)]);
    put(&mut head, 9, b"\x03Ann");
    put(&mut head, 50, b"\x05Zo\xeb L");
    put(&mut head, 128, &45_514.125_f64.to_le_bytes());
    put(&mut head, 136, b"\x05Event");
    let mut records = head;
    let mut score = Score::start(&rules);
    for nth in 1..=3 {
        if score.winner().is_some() {
            break;
        }
        let won = |side| i64::try_from(score.won(side).number()).unwrap_or(i64::MAX);
        records.extend(record(1, &[(12, won(Side::Black)), (16, won(Side::White)), (48, nth)]));
        let Some(after) = a_game(chance, Game::new(&rules, &score), &mut records) else { break };
        score = after;
    }
    records
}

/// Plays a game to its end; the score after it.
fn a_game(chance: &mut Chance, mut game: Game, records: &mut Vec<u8>) -> Option<Score> {
    while game.result().is_none() {
        game = match *game.phase() {
            Phase::OpeningRoll { .. } => {
                let (white, black) = (die(chance), die(chance));
                game.apply(Side::White, Action::RollOpening { white, black }).ok()?
            }
            Phase::OnRoll { side } => turn(chance, &game, side, records)?,
            Phase::ToPlay { side, roll, .. } => played(chance, &game, side, roll, records)?,
            _ => return None,
        };
    }
    let outcome = game.result()?.outcome;
    let points = i64::try_from(outcome.points(game.rules().knobs()).number()).ok()?;
    records.extend(record(4, &[(24, player(outcome.winner)), (28, points)]));
    game.score_after()
}

fn die(chance: &mut Chance) -> Die {
    Die::ALL[chance.below(6)]
}

/// A roll, or a double with its answer.
fn turn(chance: &mut Chance, game: &Game, side: Side, records: &mut Vec<u8>) -> Option<Game> {
    let roll = Action::Roll { roll: Roll::new(die(chance), die(chance)) };
    let Some(doubled) = chance.one_in(3).then(|| game.apply(side, Action::Double).ok()).flatten() else {
        records.extend(record(2, &[(12, player(side)), (20, -1)]));
        return game.apply(side, roll).ok();
    };
    let (answer, said) = [(Action::Take, 1), (Action::Drop, 0), (Action::Beaver, 2)][chance.below(3)];
    let answered = doubled.apply(side.opponent(), answer);
    let (after, said) = match answered {
        Ok(after) if said == 2 => (after.apply(side, Action::Take).ok()?, 2),
        Ok(after) => (after, said),
        Err(_) => (doubled.apply(side.opponent(), Action::Take).ok()?, 1),
    };
    records.extend(record(2, &[(12, player(side)), (16, 1), (20, said)]));
    Some(after)
}

fn played(chance: &mut Chance, game: &Game, side: Side, roll: Roll, records: &mut Vec<u8>) -> Option<Game> {
    let plays = game.legal_plays();
    let play = if plays.is_empty() { Play::NONE } else { plays[chance.below(plays.len())].play };
    let before = game.board().seen_by(side);
    let dice = [(100, i64::from(roll.high().number())), (104, i64::from(roll.low().number()))];
    let mut record = record(3, &[(64, player(side)), dice[0], dice[1]]);
    for (at, position) in [(9, before), (35, play.result(&before))] {
        let places = position.counts()[..26].iter().map(|count| count.to_le_bytes()[0]);
        put(&mut record, at, &places.collect::<Vec<u8>>());
    }
    records.extend(record);
    game.apply(side, Action::Play { play }).ok()
}

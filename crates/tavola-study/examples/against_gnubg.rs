//! Matches judged by us and by GNU Backgammon, decision by decision; and how long ours takes at 0, 1 and 2 plies.
//!
//! `cargo run --release -p tavola-study --example against_gnubg -- FILE…`
//!
//! A FILE is a match of any format that is read here. If it is SGF with gnubg's analysis in it, that is compared; else
//! gnubg (`/usr/games/gnubg`, or what `GNUBG` names) analyses it first, at 2 plies, which takes minutes. gnubg stays an
//! outside program: it is asked, and nothing of it is taken.
#![expect(clippy::unwrap_used, reason = "a measurement stops where something is missing")]
#![expect(clippy::disallowed_methods, reason = "it measures how long an analysis takes")]

use std::io::Write as _;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Instant;

use tavola_engine::analysis::{Doubling, ErrorTally, Loss, answer_loss, doubling_counts, doubling_loss};
use tavola_engine::cubeful::{CubeDecision, CubefulValue};
use tavola_engine::{CubeGame, Engine, Stakes};
use tavola_notation::read_play;
use tavola_notation::record::{Line, MatDialect, MatchRecord, read_record, write_mat};
use tavola_rules::{BySide, Length, Position, Roll, Side};
use tavola_study::{Depth, Judged, Judgement, MatchJudgement, judge_match};

fn main() {
    let files: Vec<String> = std::env::args().skip(1).collect();
    assert!(!files.is_empty(), "name one match or more");
    let engine = Engine::default();
    // Nets and tables are opened by the first question.
    engine.evaluator().evaluate_one(&Position::START);
    for file in &files {
        let analysed = analysed(Path::new(file));
        let record = read_record(&analysed).unwrap().record;
        assert!(matches!(record.rules.knobs().length, Length::Points(_)), "{file}: only matches are compared");
        let lines: Vec<String> = String::from_utf8(analysed).unwrap().lines().map(str::to_owned).collect();
        let BySide { white, black } = &record.players;
        println!("{file}: {black} – {white}, {} games", record.games.len());
        println!(
            "  plies  seconds, processor  best play agrees  |difference| of losses  ours / gnubg's PR ({black})  ({white})"
        );
        for plies in 0..=2 {
            let (start, worked) = (Instant::now(), processor_seconds());
            let judged = judge_match(&record, &engine, Depth::of(plies));
            let (seconds, worked) = (start.elapsed().as_secs_f64(), processor_seconds() - worked);
            let comparison = Comparison::of(&record, &judged, &lines);
            println!("  {plies:>5}  {seconds:>7.2} {worked:>10.2}  {comparison}");
        }
    }
}

/// What all threads have worked since the program began, in seconds; in steps of a hundredth, and 0 where Linux's `/proc` is
/// not there.
fn processor_seconds() -> f64 {
    let told = std::fs::read_to_string("/proc/self/stat").unwrap_or_default();
    let numbers = told.rsplit(')').next().unwrap_or_default().split_whitespace().skip(11).take(2);
    numbers.filter_map(|ticks| ticks.parse::<f64>().ok()).sum::<f64>() / 100.0
}

/// The match with gnubg's analysis as SGF.
fn analysed(file: &Path) -> Vec<u8> {
    let bytes = std::fs::read(file).unwrap();
    if bytes.starts_with(b"(;") && bytes.windows(4).any(|four| four == b"]A[0") {
        return bytes;
    }
    let record = read_record(&bytes).unwrap().record;
    let folder = std::env::temp_dir().join(format!("tavola-against-gnubg-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let (from, to) = (folder.join("match.mat"), folder.join("match.sgf"));
    std::fs::write(&from, write_mat(&record, MatDialect::Gnubg).unwrap()).unwrap();
    let program = std::env::var("GNUBG").unwrap_or_else(|_| "/usr/games/gnubg".to_owned());
    let mut gnubg = Command::new(program)
        .args(["-t", "-q", "-r"])
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .expect("gnubg is installed");
    let orders = format!(
        "set analysis chequerplay evaluation plies 2\nset analysis cubedecision evaluation plies 2\n\
         import mat \"{}\"\nanalyse match\nsave match \"{}\"\nquit\ny\n",
        from.display(),
        to.display()
    );
    gnubg.stdin.take().unwrap().write_all(orders.as_bytes()).unwrap();
    gnubg.wait().unwrap();
    let analysed = std::fs::read(&to).expect("gnubg wrote the match");
    std::fs::remove_dir_all(&folder).unwrap();
    analysed
}

/// What two analyses of one match have in common and what not.
#[derive(Default)]
struct Comparison {
    plays: usize,
    /// Of these, those in which both hold the same position for the best.
    agree: usize,
    /// What our best play loses by gnubg's reckoning, where it is another one and gnubg tells it.
    given_up: f64,
    cubes: usize,
    difference: f64,
    ours: BySide<ErrorTally>,
    gnubgs: BySide<ErrorTally>,
}

impl Comparison {
    fn of(record: &MatchRecord, judged: &MatchJudgement, lines: &[String]) -> Self {
        let mut comparison = Self::default();
        for one in &judged.judged {
            let line = &record.games[one.game].lines[one.line];
            let text = &lines[usize::try_from(line.at.line).unwrap() - 1];
            comparison.add(one, line, &record.games[one.game].lines[..one.line], text);
        }
        comparison
    }

    fn add(&mut self, one: &Judged, line: &Line, before: &[Line], text: &str) {
        match &one.what {
            Judgement::Play { roll, candidates, chosen: Some(chosen), choices, loss, .. } if *choices > 1 => {
                let Some(theirs) = Plays::of(text, line, *roll) else { return };
                let made = candidates[*chosen].ranked.next;
                let (best, others) = (candidates[0].ranked.next, theirs.loss_of(&made));
                let Some(others) = others else { return };
                self.plays += 1;
                self.agree += usize::from(theirs.best() == best);
                self.given_up += theirs.loss_of(&best).map_or(0.0, |loss| f64::from(loss.value()));
                self.difference += f64::from((loss.value() - others.value()).abs());
                self.ours[one.by].add_play(*choices, *loss);
                self.gnubgs[one.by].add_play(*choices, others);
            }
            Judgement::Doubling { decision, did, loss, .. } => {
                let Some(theirs) = cube(text, line) else { return };
                self.ours[one.by].add_doubling(decision, *did);
                self.gnubgs[one.by].add_doubling(&theirs, *did);
                let counts = |decision| *did == Doubling::Doubled || doubling_counts(decision, *did);
                if counts(decision) || counts(&theirs) {
                    self.cubes += 1;
                    self.difference += f64::from((loss.value() - doubling_loss(&theirs, *did).value()).abs());
                }
            }
            Judgement::Answer { decision, did, loss, .. } => {
                let Some(double) = before.last() else { return };
                let Some(theirs) = cube(text, double) else { return };
                self.ours[one.by].add_answer(decision, *did);
                self.gnubgs[one.by].add_answer(&theirs, *did);
                self.cubes += 1;
                self.difference += f64::from((loss.value() - answer_loss(&theirs, *did).value()).abs());
            }
            Judgement::Play { .. } => {}
        }
    }
}

impl std::fmt::Display for Comparison {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let all = self.plays + self.cubes;
        let rating = |tally: &BySide<ErrorTally>, side| tally[side].performance_rating();
        write!(
            f,
            "{} of {} ({:.1} %; ours loses {:.4} a play by gnubg)  {:.4} over {all}  {:.2} / {:.2}  {:.2} / {:.2}",
            self.agree,
            self.plays,
            100.0 * self.agree as f64 / self.plays.max(1) as f64,
            self.given_up / self.plays.max(1) as f64,
            self.difference / all.max(1) as f64,
            rating(&self.ours, Side::Black),
            rating(&self.gnubgs, Side::Black),
            rating(&self.ours, Side::White),
            rating(&self.gnubgs, Side::White),
        )
    }
}

/// gnubg's plays of a roll, best first: the position after each, the opponent on roll, and its equity.
struct Plays(Vec<(Position, f32)>);

impl Plays {
    fn of(text: &str, line: &Line, roll: Roll) -> Option<Self> {
        let (_, list) = text.split_once("]A[")?;
        let (_, list) = list.split_once(']')?;
        let position = line.before.board().seen_by(line.by);
        let values = list.split('[').skip(1).take_while(|value| value.contains(" E ver "));
        let plays = values.filter_map(|value| {
            let words: Vec<&str> = value.split([' ', ']']).collect();
            let play = read_play(&position, roll, &moves(words[0], line.by)).ok()?;
            Some((play.result(&position).flipped(), words.get(9)?.parse().ok()?))
        });
        let mut plays: Vec<(Position, f32)> = plays.collect();
        plays.sort_by(|a, b| b.1.total_cmp(&a.1));
        (!plays.is_empty()).then_some(Self(plays))
    }

    fn best(&self) -> Position {
        self.0[0].0
    }

    fn loss_of(&self, next: &Position) -> Option<Loss> {
        let (_, equity) = self.0.iter().find(|(other, _)| other == next)?;
        Some(Loss::of(tavola_engine::CubefulEquity(self.0[0].1), tavola_engine::CubefulEquity(*equity)))
    }
}

/// Pairs of letters as move text: `a` is White's ace point in the file, who is our Black; `y` the bar, `z` off.
fn moves(letters: &str, by: Side) -> String {
    let place = |letter: u8| match letter {
        b'y' => "bar".to_owned(),
        b'z' => "off".to_owned(),
        letter if by == Side::Black => (letter - b'a' + 1).to_string(),
        letter => (b'x' - letter + 1).to_string(),
    };
    let pairs = letters.as_bytes().chunks_exact(2);
    pairs.map(|pair| format!("{}/{}", place(pair[0]), place(pair[1]))).collect::<Vec<_>>().join(" ")
}

/// gnubg's decision about the cube in a node: chances of the match without doubling and with a take.
fn cube(text: &str, line: &Line) -> Option<CubeDecision> {
    let (_, rest) = text.split_once("DA[E ver ")?;
    let (value, _) = rest.split_once(']')?;
    let numbers: Vec<f32> = value.split_whitespace().filter_map(|word| word.parse().ok()).collect();
    // The last fourteen: five chances, the equity without a cube and the chance with it, for waiting and for a take.
    let last = numbers.len().checked_sub(14).map(|from| &numbers[from..])?;
    let game = &line.before;
    let stakes = CubeGame::new(&Stakes::seen_by(line.by, game.rules(), game.score(), game.cube()));
    Some(CubeDecision::of(&stakes, stakes.cube(), CubefulValue(last[6]), CubefulValue(last[13])))
}

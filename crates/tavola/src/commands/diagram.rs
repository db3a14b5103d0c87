//! `tavola diagram`: a position as a picture, SVG or PNG, or as text.

use std::io::{Read as _, Write as _};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context as _, bail};
use clap::{Args, ValueEnum};
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg;
use tavola_notation::diagram::{Arrow, ArrowKind, Diagram, Home, Theme};
use tavola_notation::{PositionReading, Situation, Waiting, Xgid, read_pasted, read_play, write_position_text};
use tavola_rules::{BySide, Play, Roll, Side};

use super::ASKED_WRONGLY;

/// The most bytes of a file that are read.
const LONGEST: u64 = 64 * 1024;

/// Draw a position.
///
/// POSITION is an id (GNU Backgammon's, GNUBGID, XGID, OGID), a board line of FIBS, or a file (- for standard input) with
/// such a line or with a board of letters as XG and gnubg export it. The ending of the file given by -o decides what is
/// drawn: .svg, .png or .txt; without it the board is printed as text, with its XGID to copy.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  tavola diagram 4HPwATDgc/ABMA
  tavola diagram -o opening.svg --best '8/5 6/5' 'XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10'
  tavola diagram -o problem.png --theme chiaro --width 800 problem.txt")]
pub(crate) struct Arguments {
    /// The position, or a file that holds it.
    #[arg(value_name = "POSITION")]
    position: String,
    /// A roll to be played, where the position says none.
    #[arg(value_name = "ROLL")]
    roll: Option<Roll>,
    /// Where to write it; - for standard output.
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
    /// What is drawn, where the name of the file does not say it.
    #[arg(long, value_enum)]
    format: Option<Format>,
    /// Who sits at the bottom; the numbers at the points are those of whoever acts.
    #[arg(long, value_enum, default_value_t = From::Act)]
    from: From,
    /// The colours: noce, lavagna, chiaro.
    #[arg(long, default_value = "noce")]
    theme: Theme,
    /// The home of the lower player is on the left.
    #[arg(long)]
    mirror: bool,
    /// A play to show by arrows, as the best one.
    #[arg(long, value_name = "PLAY")]
    best: Option<String>,
    /// A play to show by arrows, as the one that was made.
    #[arg(long, value_name = "PLAY")]
    made: Option<String>,
    /// How wide a PNG is, in pixels.
    #[arg(long, default_value_t = 1040, value_parser = clap::value_parser!(u32).range(64..=4096))]
    width: u32,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Format {
    /// A picture in lines.
    Svg,
    /// A picture in pixels.
    Png,
    /// A board of letters.
    Text,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum From {
    /// Who has to act.
    Act,
    /// Their opponent.
    Opponent,
    /// White: the player an XGID writes in capitals, gnubg's second one.
    White,
    /// The other.
    Black,
}

/// Draws it.
pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<ExitCode> {
    let drawn = situation(arguments).and_then(|situation| Ok((arguments.format()?, situation)));
    let (format, situation) = match drawn {
        Ok(drawn) => drawn,
        Err(error) => {
            eprintln!("tavola: {error:#}");
            return Ok(ExitCode::from(ASKED_WRONGLY));
        }
    };
    let drawn = match format {
        Format::Svg => arguments.svg(&situation).map(String::into_bytes),
        Format::Png => arguments.svg(&situation).and_then(|svg| png(&svg, arguments.width)),
        Format::Text => text(&situation).map(String::into_bytes),
    };
    let bytes = match drawn {
        Ok(bytes) => bytes,
        Err(error) => {
            eprintln!("tavola: {error:#}");
            return Ok(ExitCode::from(ASKED_WRONGLY));
        }
    };
    match arguments.output.as_deref().filter(|path| *path != Path::new("-")) {
        Some(path) => std::fs::write(path, bytes).with_context(|| format!("cannot write {}", path.display()))?,
        None => std::io::stdout().write_all(&bytes)?,
    }
    Ok(ExitCode::SUCCESS)
}

/// The moment that is asked about.
fn situation(arguments: &Arguments) -> anyhow::Result<Situation> {
    let reading = reading(&arguments.position)?;
    for remark in reading.remarks.iter().filter(|remark| remark.at.line > 1) {
        eprintln!("{}:{remark}", arguments.position);
    }
    let mut situation = reading.situation;
    match (arguments.roll, situation.waiting) {
        (None, _) => {}
        (Some(roll), Waiting::RollOrDouble | Waiting::Play(_)) => situation.waiting = Waiting::Play(roll),
        (Some(roll), _) => bail!("{roll} cannot be played while an offer waits for its answer"),
    }
    Ok(situation)
}

/// An id or a board line as it stands, else what a file of that name holds.
fn reading(position: &str) -> anyhow::Result<PositionReading> {
    let mut text = String::new();
    if position == "-" {
        std::io::stdin().take(LONGEST).read_to_string(&mut text)?;
    } else {
        match read_pasted(position) {
            Ok(reading) => return Ok(reading),
            Err(error) if !Path::new(position).is_file() => {
                return Err(error).with_context(|| format!("{position:?} is no file and no position"));
            }
            Err(_) => {
                let file = std::fs::File::open(position).with_context(|| format!("cannot open {position}"))?;
                file.take(LONGEST).read_to_string(&mut text).with_context(|| format!("cannot read {position}"))?;
            }
        }
    }
    read_pasted(&text).with_context(|| format!("{position} holds no position"))
}

impl Arguments {
    /// What was asked for, or what the name of the file says.
    fn format(&self) -> anyhow::Result<Format> {
        if let Some(format) = self.format {
            return Ok(format);
        }
        let Some(path) = self.output.as_deref().filter(|path| *path != Path::new("-")) else { return Ok(Format::Text) };
        let ending = path.extension().map(|ending| ending.to_string_lossy().to_ascii_lowercase());
        match ending.as_deref() {
            Some("svg") => Ok(Format::Svg),
            Some("png") => Ok(Format::Png),
            Some("txt") => Ok(Format::Text),
            _ => bail!("{}: .svg, .png and .txt can be written (or say --format)", path.display()),
        }
    }

    fn svg(&self, situation: &Situation) -> anyhow::Result<String> {
        let id = Xgid::try_from(situation).map_or_else(|_| String::new(), |id| format!(", {id}"));
        let title = format!("Backgammon position{id}");
        let act = situation.to_act();
        let below = match self.from {
            From::Act => act,
            From::Opponent => act.opponent(),
            From::White => Side::White,
            From::Black => Side::Black,
        };
        let home = if self.mirror { Home::Left } else { Home::Right };
        let said = [(&self.made, ArrowKind::Made), (&self.best, ArrowKind::Best)];
        let said = said.into_iter().filter_map(|(text, kind)| Some((text.as_deref()?, kind)));
        let arrows = said.map(|(text, kind)| Ok(Arrow { play: play(situation, text)?, kind }));
        let arrows = arrows.collect::<anyhow::Result<_>>()?;
        Ok(Diagram { below, home, theme: self.theme, arrows, ..Diagram::of(situation, &title) }.svg())
    }
}

/// A play of the roll that lies there.
fn play(situation: &Situation, text: &str) -> anyhow::Result<Play> {
    let roll = situation.roll().context("which roll is to be played? Give it behind the position, as 31")?;
    read_play(&situation.position(), roll, text).with_context(|| format!("cannot play {text:?} with {roll}"))
}

fn text(situation: &Situation) -> anyhow::Result<String> {
    let names = BySide::from_fn(|side| if side == situation.on_roll { "on roll" } else { "opponent" }.to_owned());
    Ok(write_position_text(situation, &names)?)
}

/// The picture in pixels.
fn png(svg: &str, width: u32) -> anyhow::Result<Vec<u8>> {
    let tree = usvg::Tree::from_str(svg, &usvg::Options::default()).context("the picture cannot be drawn in pixels")?;
    let scale = width as f32 / tree.size().width();
    let height = (tree.size().height() * scale).ceil() as u32;
    let mut pixels = Pixmap::new(width, height).with_context(|| format!("no picture is {width} by {height}"))?;
    resvg::render(&tree, Transform::from_scale(scale, scale), &mut pixels.as_mut());
    Ok(pixels.encode_png()?)
}

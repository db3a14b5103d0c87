//! Tables that every command can use instead of or besides the program's own: match equities, larger bear-offs.

use std::path::{Path, PathBuf};

use anyhow::Context as _;
use clap::Args;
use tavola_engine::bearoff::TableFile;
use tavola_engine::cubeful::Plies;
use tavola_engine::lookahead::outcomes_after;
use tavola_engine::{Bearoff, Engine, MatchEquityTable};
use tavola_rules::Position;

/// Which tables the engine uses.
#[derive(Debug, Args)]
pub(crate) struct TableArguments {
    /// The match equity table: kazaross, tavola (ours, by rollouts), own (ours, by the cube model), or a file in gnubg's
    /// XML.
    #[arg(long, global = true, value_name = "TABLE", default_value = "kazaross", env = "TAVOLA_MET")]
    #[arg(hide = true)]
    met: String,
    /// A larger two-sided bear-off table written by `tavola bearoff build`.
    #[arg(long, global = true, value_name = "FILE", env = "TAVOLA_BEAROFF")]
    #[arg(hide = true)]
    bearoff: Option<PathBuf>,
}

impl TableArguments {
    /// Makes them the tables of this process.
    pub(crate) fn share(&self) -> anyhow::Result<()> {
        if let Some(path) = &self.bearoff {
            let table = TableFile::open(path).with_context(|| format!("cannot use {}", path.display()))?;
            Bearoff::share(table)?;
        }
        match self.met.as_str() {
            "kazaross" => {}
            "tavola" => MatchEquityTable::rolled_out().share()?,
            "own" => own().share()?,
            file => read(Path::new(file))?.share()?,
        }
        Ok(())
    }
}

/// The table of the engine's cube model, from what it expects of the first position one roll ahead.
fn own() -> MatchEquityTable {
    MatchEquityTable::own(&outcomes_after(Engine::default().evaluator(), &Position::START, Plies(1)))
}

fn read(path: &Path) -> anyhow::Result<MatchEquityTable> {
    let text = std::fs::read_to_string(path).with_context(|| {
        format!("the match equity tables are kazaross, tavola, own, or a file; cannot read {}", path.display())
    })?;
    MatchEquityTable::read(&text).with_context(|| format!("cannot use {}", path.display()))
}

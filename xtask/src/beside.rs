//! A stage that waits more than it works runs beside the others, in a process of its own; what it printed is shown at its end.

use std::fs::File;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Instant;

use anyhow::Context;

use crate::slowest::{self, Timed};
use crate::stages::{Stage, Tally};
use crate::{process, project};

/// A stage on its way.
pub(crate) struct Beside {
    pub(crate) stage: &'static Stage,
    child: Child,
    log: PathBuf,
    begin: Instant,
}

impl Beside {
    /// Starts a stage, and lets it go before what is done here from now on: it waits for moments, we wait for nothing.
    /// `own_program` is where this program was when it began: it has been built anew since, and lies there again.
    pub(crate) fn start(stage: &'static Stage, own_program: &Path) -> anyhow::Result<Self> {
        let log = project::target().join(format!("beside-{}.log", stage.name));
        let out = File::create(&log).with_context(|| format!("cannot write {}", log.display()))?;
        let mut command = Command::new(own_program);
        command.args(["test", "--only", stage.name]).current_dir(project::root());
        command.stdin(Stdio::null()).stderr(out.try_clone()?).stdout(out);
        let child = command.spawn().with_context(|| format!("cannot start the stage {}", stage.name))?;
        let own = std::process::id().to_string();
        // Without renice both go on alike.
        process::output(&mut process::program("renice", &["-n", "10", "-p", &own])).ok();
        println!("\n== {}: beside the stages from here on", stage.name);
        Ok(Self { stage, child, log, begin: Instant::now() })
    }

    /// Waits for its end, shows what it printed and says what came of it, and in how many seconds.
    pub(crate) fn finish(mut self, times: &mut Vec<Timed>) -> anyhow::Result<(Tally, f64)> {
        let status = self.child.wait().context("lost a stage that was running")?;
        let text = std::fs::read_to_string(&self.log).unwrap_or_default();
        let report = text.split("\n== all stages").next().unwrap_or_default();
        println!("{report}");
        times.extend(slowest::timed(report));
        let tally = Tally::of_report(&text, self.stage.name).unwrap_or_default();
        let failed = if status.success() { tally.failed } else { tally.failed.max(1) };
        Ok((Tally { failed, ..tally }, self.begin.elapsed().as_secs_f64()))
    }
}

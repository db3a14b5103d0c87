//! A small disk of our own, that can be filled and emptied.

use std::path::{Path, PathBuf};

use crate::Failure;

/// A file system in memory, unmounted when this is dropped.
#[derive(Debug)]
pub(crate) struct Disk(PathBuf);

impl Disk {
    /// Mounts one over a folder.
    pub(crate) async fn mount(folder: &Path) -> Result<Self, Failure> {
        let arguments = ["-t", "tmpfs", "-o", "size=96m", "tavola-chaos"];
        let mounted = tokio::process::Command::new("mount").args(arguments).arg(folder).status().await?;
        if mounted.success() { Ok(Self(folder.to_owned())) } else { Err("no small disk can be mounted here".into()) }
    }

    /// Fills it. The write fails at the end of the disk: that is what it is for.
    pub(crate) fn fill(&self) {
        drop(std::fs::write(self.ballast(), vec![0_u8; 100 * 1024 * 1024]));
    }

    /// Makes room again.
    pub(crate) fn empty(&self) -> std::io::Result<()> {
        let ballast = self.ballast();
        if ballast.exists() { std::fs::remove_file(ballast) } else { Ok(()) }
    }

    fn ballast(&self) -> PathBuf {
        self.0.join("ballast")
    }
}

impl Drop for Disk {
    fn drop(&mut self) {
        let status = std::process::Command::new("umount").arg("-l").arg(&self.0).status();
        if !status.is_ok_and(|status| status.success()) {
            eprintln!("chaos: {} is still mounted", self.0.display());
        }
    }
}

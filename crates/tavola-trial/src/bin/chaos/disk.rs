//! A small disk of our own, that can be filled and emptied.

use std::path::{Path, PathBuf};
use std::time::Duration;

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

    /// Fills it for so long.
    pub(crate) async fn full_for(&self, time: Duration) -> Result<(), Failure> {
        let ballast = self.0.join("ballast");
        // The write fails at the end of the disk: that is what it is for.
        drop(std::fs::write(&ballast, vec![0_u8; 100 * 1024 * 1024]));
        tokio::time::sleep(time).await;
        Ok(std::fs::remove_file(&ballast)?)
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

//! What is known of devices beside their logs: of so many, and of none by asking.

use std::{
    collections::HashMap,
    sync::{MutexGuard, PoisonError},
};

use super::{Boards, Line, Right};
use crate::{
    base::{
        ids::{StreamId, Version},
        memory::forget_half,
    },
    web::errors::AppError,
};

/// How many devices are known of beside their logs before those not heard of for longest are forgotten.
const REMEMBERED: usize = 4_000;

impl Boards {
    /// That there is a match of that name, or that somebody has been given the right to begin it.
    ///
    /// # Errors
    /// If there is none, or the database fails.
    pub async fn existing(&self, id: &StreamId, token: Option<&str>) -> Result<(), AppError> {
        if token.is_some_and(|token| self.check(id, Right::Table, token).is_ok()) {
            return Ok(());
        }
        let version = self.streams.snapshot(id).await?.version;
        if version == Version::NONE { Err(AppError::NotFound) } else { Ok(()) }
    }

    /// What is known of a device; nothing is remembered by asking.
    pub(super) fn known(&self, id: &StreamId) -> Line {
        self.lines().get(id).cloned().unwrap_or_default()
    }

    /// What is known of a device, to be changed.
    pub(super) fn line<T>(&self, id: &StreamId, with: impl FnOnce(&mut Line) -> T) -> T {
        let mut lines = self.lines();
        if lines.len() >= REMEMBERED && !lines.contains_key(id) {
            forget_half(&mut lines, |line| line.heard);
        }
        with(lines.entry(id.clone()).or_default())
    }

    fn lines(&self) -> MutexGuard<'_, HashMap<StreamId, Line>> {
        self.lines.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

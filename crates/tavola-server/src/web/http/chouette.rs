//! Chouettes.

pub(crate) mod accounts;
pub(crate) mod again;
pub(crate) mod bots;
pub(crate) mod choose;
pub(crate) mod command;
pub(crate) mod commitments;
pub(crate) mod history;
pub(crate) mod open;
pub(crate) mod proof;
pub(crate) mod sheet;
pub(crate) mod show;
pub(crate) mod study;

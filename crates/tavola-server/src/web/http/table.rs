//! Tables.

pub(crate) mod command;
pub(crate) mod commitments;
pub(crate) mod files;
pub(crate) mod open;
pub(crate) mod orders;
pub(crate) mod proof;
pub(crate) mod rating;
pub(crate) mod record;
pub(crate) mod show;
pub(crate) mod study;
pub(crate) mod tutor;

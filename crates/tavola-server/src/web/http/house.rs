//! The house: its start page, its rules, its files, its health.

pub(crate) mod app;
pub(crate) mod files;
pub(crate) mod health;
mod kept;
pub(crate) mod metrics;
pub(crate) mod nets;
pub(crate) mod offline;
pub(crate) mod rules;
pub(crate) mod sitemap;
pub(crate) mod start;
pub(crate) mod verify;

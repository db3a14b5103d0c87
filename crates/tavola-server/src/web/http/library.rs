//! `GET /study` and below: one's matches, what they come to, and the analyses of those that were read from files.

pub(crate) mod bring;
pub(crate) mod list;
pub(crate) mod manage;
pub(crate) mod search;
pub(crate) mod shown;
pub(crate) mod statistics;

//! What can be asked about a match beside a wooden board.

pub(crate) mod ask;
pub(crate) mod command;
pub(crate) mod create;
pub(crate) mod events;
pub(crate) mod lease;
pub(crate) mod log;
pub(crate) mod qr;
pub(crate) mod right;
pub(crate) mod sheet;
pub(crate) mod show;
pub(crate) mod view;
pub(crate) mod worker;

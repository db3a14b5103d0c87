//! Invitations.

pub(crate) mod accept;
pub(crate) mod show;

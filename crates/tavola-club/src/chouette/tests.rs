//! The rules of a chouette, as cases played through the door everybody uses.

mod acts;
mod cases;
mod laws;
mod moments;
mod online;
mod refusals;
mod scene;
mod sealed;
mod views;

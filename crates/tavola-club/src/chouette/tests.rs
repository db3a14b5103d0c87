//! The rules of a chouette, as cases played through the door everybody uses.

mod acts;
mod amended;
mod cases;
mod company;
mod laws;
mod moments;
mod offers;
mod online;
mod refusals;
mod scene;
mod sealed;
mod views;

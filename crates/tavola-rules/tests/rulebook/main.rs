//! The rulebook as tests: a file for each of its chapters, a test's name is a sentence of it.

mod cub;
mod end;
mod hit;
mod invariant;
mod irr;
mod laws;
mod mat;
mod mov;
mod off;
mod opt;
mod oracle;
mod set;
mod support;

//! Trials of the club by what comes from outside. The programs are in `bin`: `fuzz` feeds every reader of text and bytes with
//! what nobody would write, `attack` plays roles against a house it starts itself. Nothing here is shipped.
#![forbid(unsafe_code)]

pub mod chance;

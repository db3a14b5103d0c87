//! What people and programs meet: connections, requests, live lines, pages, languages.

pub mod accounts;
pub(crate) mod articles;
pub(crate) mod book;
pub mod breached;
pub mod browsers;
pub mod connections;
pub mod errors;
pub(crate) mod files;
pub(crate) mod http;
pub mod i18n;
pub mod ics;
pub(crate) mod lessons;
pub mod limits;
pub mod live;
pub mod mail;
pub(crate) mod markdown;
pub mod origin;
pub mod outside;
mod packed;
pub mod page_data;
pub mod pages;
pub mod passwords;
pub mod rendered;
pub mod strict;
pub mod tokens;
pub mod turns;
#[cfg(feature = "wire")]
pub mod wire;

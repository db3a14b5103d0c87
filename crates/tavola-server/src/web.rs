//! What people and programs meet: connections, requests, live lines, pages, languages.

pub mod accounts;
pub mod connections;
pub mod errors;
pub(crate) mod files;
pub(crate) mod http;
pub mod i18n;
pub mod limits;
pub mod live;
pub mod origin;
pub mod outside;
pub mod page_data;
pub mod pages;
pub mod passwords;
pub mod rendered;
pub mod strict;
pub mod turns;
#[cfg(feature = "wire")]
pub mod wire;

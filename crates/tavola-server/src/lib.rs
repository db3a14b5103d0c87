//! The club as a service: store, submit, timers, bots, live updates, pages.
#![forbid(unsafe_code)]

pub mod app;
pub mod base;
pub mod club;
pub mod config;
pub mod store;
pub mod stream;
pub mod web;

pub use app::{App, ServeError, Server};
pub use config::{Config, ConfigArgs, ConfigError};

//! The club as a service: store, submit, timers, bots, live updates, pages.
#![forbid(unsafe_code)]

pub mod app;
pub mod base;
pub mod clip;
pub mod club;
pub mod config;
pub mod server;
pub mod store;
pub mod stream;
pub mod web;
pub mod worker;

pub use app::App;
pub use config::{Config, ConfigArgs, ConfigError};
pub use server::{ServeError, Server};
pub use worker::Worker;

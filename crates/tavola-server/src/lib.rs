//! The club as a service: store, submit, timers, bots, live updates, pages.
#![forbid(unsafe_code)]

pub mod accounts;
pub mod app;
mod aside;
pub mod boards;
pub mod bots;
pub mod bus;
pub mod chouette_lobby;
pub mod chouette_opening;
pub mod chouettes;
pub mod config;
pub mod connections;
pub mod dice;
pub mod errors;
pub mod event_boards;
pub mod event_tables;
pub mod events;
pub mod folding;
pub mod heartbeat;
mod http;
pub mod i18n;
pub mod ids;
pub mod limits;
pub mod live;
pub mod logging;
mod memory;
pub mod now;
pub mod opening;
pub mod origin;
pub mod outside;
pub mod page_data;
pub mod pages;
pub mod presence;
pub mod private;
pub mod random;
pub mod rendered;
pub mod rooms;
pub mod store;
pub mod submit;
mod supervise;
pub mod tables;
pub mod timers;
pub mod turns;
#[cfg(feature = "wire")]
pub mod wire;
pub mod workshop;

pub use app::{App, ServeError, Server};
pub use config::{Config, ConfigArgs, ConfigError};

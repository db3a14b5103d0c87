//! What the club runs: tables, chouettes, tournaments, devices beside wooden boards, bots, and the dice of all of them.

pub mod bots;
pub mod chouette;
pub mod chouette_lobby;
pub mod chouette_opening;
pub mod device;
pub mod dice;
pub mod duplicate;
pub mod learning;
pub mod library;
pub mod rollouts;
pub mod study;
pub mod table;
pub use tavola_study::table as table_files;
pub mod table_opening;
pub use tavola_study::lookback as table_record;
pub mod tournament;
pub mod tournament_devices;
pub mod tournament_online;
pub mod variations;

//! Readers of outside text that are the service's own business, as trials reach them (`cargo xtask fuzz`).

use tavola_tournament::TournamentCommand;

use crate::web::http::tournament::forms::{self, Fields};

/// The command that a plain page's form means, by its fields in their order.
///
/// # Errors
/// What is wrong with it, in English.
pub fn form(fields: Vec<(String, String)>) -> Result<TournamentCommand, String> {
    forms::command(&Fields::checked(fields)?).map_err(|why| why.to_string())
}

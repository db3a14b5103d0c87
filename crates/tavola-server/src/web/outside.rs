//! Readers of outside text that are the service's own business, as trials reach them (`cargo xtask fuzz`).

use serde_json::Value;

use crate::web::http::tournament::written::said_by;

/// What a plain page's form says, by its fields in their order.
///
/// # Errors
/// What is wrong with it, in English.
pub fn form(fields: Vec<(String, String)>) -> Result<Value, String> {
    said_by(fields)
}

//! What is logged, and what never is: whatever opens something (invitations, keys of offices and tables, tokens, cookies,
//! seeds) stands in no line, however much one asks for.

use tracing::{Level, Metadata, Subscriber};
use tracing_subscriber::{
    EnvFilter,
    filter::{ParseError, filter_fn},
    fmt::{self, MakeWriter},
    layer::SubscriberExt as _,
    registry,
};

/// Libraries that tell, below a warning, what goes through them: every frame of a live line, what of a body was not read.
const CARRIERS: [&str; 3] = ["axum", "tungstenite", "tokio_tungstenite"];

/// Logs what a filter such as `info,tavola_server=debug` lets through and may be told.
///
/// # Errors
/// If the text is no filter.
pub fn to<W>(wanted: &str, writer: W) -> Result<impl Subscriber + Send + Sync, ParseError>
where
    W: for<'w> MakeWriter<'w> + Send + Sync + 'static,
{
    let wanted = EnvFilter::try_new(wanted)?;
    Ok(registry().with(fmt::layer().with_writer(writer)).with(wanted).with(filter_fn(may_be_told)))
}

fn may_be_told(about: &Metadata<'_>) -> bool {
    let library = about.target().split("::").next().unwrap_or_default();
    *about.level() <= Level::WARN || !CARRIERS.contains(&library)
}

//! What is logged, and what never is: whatever opens something (invitations, keys of offices and tables, tokens, cookies,
//! seeds) stands in no line, however much one asks for.

use std::{fmt as text, io::IsTerminal as _};

use serde::{Deserialize, Serialize};
use tracing::{Event, Level, Metadata, Subscriber};
use tracing_subscriber::{
    EnvFilter, Layer,
    filter::{LevelFilter, ParseError, filter_fn},
    fmt::{
        self, FmtContext, FormatEvent, FormatFields, MakeWriter,
        format::{Format, Full, Json, JsonFields, Writer},
    },
    layer::SubscriberExt as _,
    registry,
    registry::LookupSpan,
};

use super::trail::Trail;

/// Libraries that tell, below a warning, what goes through them: every frame of a live line, what of a body was not read.
const CARRIERS: [&str; 4] = ["axum", "tungstenite", "tokio_tungstenite", "async_nats"];

/// How lines of the log look.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, clap::ValueEnum)]
#[serde(rename_all = "lowercase")]
pub enum LogFormat {
    /// For people.
    #[default]
    Text,
    /// For programs: one JSON object a line.
    Json,
}

/// What is wanted of the log.
#[derive(Debug, Clone, Copy)]
pub struct Wanted<'a> {
    /// A filter such as `info,tavola_server=debug`.
    pub filter: &'a str,
    /// How lines look.
    pub format: LogFormat,
    /// What this node is called: it then stands in every line.
    pub node: Option<&'a str>,
    /// Where spans go besides.
    pub trail: Option<&'a Trail>,
}

/// Logs what a filter such as `info,tavola_server=debug` lets through and may be told.
///
/// # Errors
/// If the text is no filter.
pub fn to<W>(wanted: &str, writer: W) -> Result<impl Subscriber + Send + Sync + use<W>, ParseError>
where
    W: for<'w> MakeWriter<'w> + Send + Sync + 'static,
{
    as_wanted(Wanted { filter: wanted, format: LogFormat::Text, node: None, trail: None }, writer)
}

/// Logs as it is wanted.
///
/// # Errors
/// If the filter is none.
pub fn as_wanted<W>(wanted: Wanted<'_>, writer: W) -> Result<impl Subscriber + Send + Sync + use<W>, ParseError>
where
    W: for<'w> MakeWriter<'w> + Send + Sync + 'static,
{
    let Wanted { filter, format, node, trail } = wanted;
    let filter = EnvFilter::try_new(filter)?;
    // Without a hint whatever libraries log would be handed on, to be dropped.
    let most = filter.max_level_hint().unwrap_or(LevelFilter::TRACE);
    let node = node.map(str::to_owned);
    // A file has no colours.
    let lines = fmt::layer().with_ansi(std::io::stderr().is_terminal()).with_writer(writer);
    let lines = match format {
        LogFormat::Text => lines.map_event_format(|text| Named { node, lines: Lines::Text(text) }).boxed(),
        LogFormat::Json => {
            let json = |text: Format| Named { node, lines: Lines::Json(text.json().flatten_event(true)) };
            lines.fmt_fields(JsonFields::new()).map_event_format(json).boxed()
        }
    };
    let spans = trail.map(|trail| {
        let spans = tracing_opentelemetry::layer().with_tracer(trail.tracer()).with_location(false);
        spans.with_threads(false).with_filter(filter_fn(is_of_the_trail).with_max_level_hint(Level::DEBUG))
    });
    let told = filter_fn(move |about| *about.level() <= most && may_be_told(about)).with_max_level_hint(most);
    Ok(registry().with(lines.with_filter(filter).with_filter(told)).with(spans))
}

fn may_be_told(about: &Metadata<'_>) -> bool {
    let library = about.target().split("::").next().unwrap_or_default();
    *about.level() <= Level::WARN || !CARRIERS.contains(&library)
}

/// Spans of our own go to a collector, whatever is logged; what happens in them is the log's.
fn is_of_the_trail(about: &Metadata<'_>) -> bool {
    about.is_span() && about.target().starts_with("tavola_server") && *about.level() <= Level::DEBUG
}

/// Lines that begin with the name of the node, if it has one.
struct Named {
    node: Option<String>,
    lines: Lines,
}

enum Lines {
    Text(Format<Full>),
    Json(Format<Json>),
}

impl<S, N> FormatEvent<S, N> for Named
where
    S: Subscriber + for<'a> LookupSpan<'a>,
    N: for<'a> FormatFields<'a> + 'static,
{
    fn format_event(&self, context: &FmtContext<'_, S, N>, mut to: Writer<'_>, event: &Event<'_>) -> text::Result {
        match (&self.lines, &self.node) {
            (Lines::Text(lines), Some(node)) => {
                write!(to, "{node} ")?;
                lines.format_event(context, to, event)
            }
            (Lines::Text(lines), None) => lines.format_event(context, to, event),
            (Lines::Json(lines), None) => lines.format_event(context, to, event),
            (Lines::Json(lines), Some(node)) => {
                let mut line = String::new();
                lines.format_event(context, Writer::new(&mut line), event)?;
                // The name of a node has no sign that would have to be escaped.
                write!(to, "{{\"node\":\"{node}\",{}", line.trim_start_matches('{'))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::{
        io::{self, Write},
        sync::{Arc, Mutex},
    };

    use super::*;

    #[derive(Clone, Default)]
    struct Kept(Arc<Mutex<Vec<u8>>>);

    impl Write for Kept {
        fn write(&mut self, text: &[u8]) -> io::Result<usize> {
            Write::write(&mut *self.0.lock().unwrap(), text)
        }

        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    fn logged(format: LogFormat, node: Option<&str>) -> String {
        let kept = Kept::default();
        let writer = kept.clone();
        let wanted = Wanted { filter: "info", format, node, trail: None };
        tracing::subscriber::with_default(as_wanted(wanted, move || writer.clone()).unwrap(), || {
            tracing::info_span!("submit", stream = "t1", command = "c\"1")
                .in_scope(|| tracing::warn!(tried = 2, "again"));
            tracing::debug!("not wanted");
        });
        let text = kept.0.lock().unwrap().clone();
        String::from_utf8(text).unwrap()
    }

    #[test]
    fn a_line_for_programs_is_an_object_with_the_stream_and_the_command() {
        for node in [None, Some("n1")] {
            let text = logged(LogFormat::Json, node);
            let line: serde_json::Value = serde_json::from_str(&text).unwrap();
            assert_eq!(
                (&line["message"], &line["tried"], &line["level"]),
                (&"again".into(), &2.into(), &"WARN".into())
            );
            assert_eq!(line["span"]["stream"], "t1", "{line}");
            assert_eq!(line["spans"][0]["command"], "c\"1");
            assert_eq!(line["node"].as_str(), node);
            assert_eq!(text.lines().count(), 1);
        }
    }

    #[test]
    fn what_nobody_wants_is_not_even_made() {
        for (wanted, most) in [("warn", LevelFilter::WARN), ("info,tavola_server=debug", LevelFilter::DEBUG)] {
            assert_eq!(to(wanted, io::sink).unwrap().max_level_hint(), Some(most), "{wanted}");
        }
    }

    #[test]
    fn a_line_for_people_has_them_too() {
        let text = logged(LogFormat::Text, Some("n1"));
        assert!(text.starts_with("n1 ") && text.contains("again") && text.contains("t1"), "{text}");
        assert!(!logged(LogFormat::Text, None).starts_with("n1"));
    }
}

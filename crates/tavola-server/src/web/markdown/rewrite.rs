//! What a text's marks become: links that lead inside or openly away, plays, and HTML as it was typed.

use pulldown_cmark::{CowStr, Event, LinkType, Tag, TagEnd};

use super::Setting;
use crate::web::i18n::{is_rightward, runs::isolated};

/// The events of a block as they are to be shown.
pub(super) fn rewritten<'a>(block: &[Event<'a>], setting: &Setting<'_>) -> Vec<Event<'a>> {
    let mut shown = Vec::with_capacity(block.len());
    // A link that leads nowhere is its text.
    let mut dropped = Vec::new();
    let is_leftward = block.iter().any(|event| matches!(event, Event::Text(text) if text.contains(is_rightward)));
    for event in block {
        match event {
            Event::Text(text) if is_leftward => shown.push(Event::Text(isolated(text).into())),
            Event::Html(text) | Event::InlineHtml(text) => shown.push(Event::Text(text.clone())),
            Event::Start(Tag::HtmlBlock | Tag::Image { .. }) | Event::End(TagEnd::HtmlBlock | TagEnd::Image) => {}
            Event::Start(Tag::Link { dest_url, .. }) => {
                let target = target(dest_url, setting);
                dropped.push(target.is_none());
                if let Some(target) = target {
                    shown.push(link(target));
                }
            }
            Event::End(TagEnd::Link) => {
                if dropped.pop() == Some(false) {
                    shown.push(event.clone());
                }
            }
            Event::Code(text) if is_play(text) => {
                shown.push(Event::InlineHtml(format!("<code class=\"play\">{}</code>", escaped(text)).into()));
            }
            event => shown.push(event.clone()),
        }
    }
    shown
}

fn link<'a>(target: String) -> Event<'a> {
    if target.starts_with("/rulebook/") {
        return Event::InlineHtml(format!("<a class=\"clause\" href=\"{}\">", escaped(&target)).into());
    }
    let (title, id) = (CowStr::Borrowed(""), CowStr::Borrowed(""));
    Event::Start(Tag::Link { link_type: LinkType::Inline, dest_url: target.into(), title, id })
}

/// Where a link leads: in the page, in the club, or openly away; none for anything else.
pub(super) fn target(written: &str, setting: &Setting<'_>) -> Option<String> {
    let Setting { base, anchors, .. } = setting;
    let is_away = ["https://", "http://", "mailto:"].iter().any(|scheme| written.starts_with(scheme));
    if is_away {
        return Some(written.to_owned());
    }
    if let Some(anchor) = written.strip_prefix('#') {
        return Some(format!("#{anchors}{anchor}"));
    }
    if written.starts_with('/') {
        return (!written.starts_with("//") && !written.contains('\\')).then(|| written.to_owned());
    }
    let is_name = |c: char| c.is_ascii_alphanumeric() || matches!(c, '-' | '#' | '/' | '?' | '=' | '&' | '%');
    written.chars().all(is_name).then(|| format!("{base}{written}"))
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// Whether a text is a play as one writes it: `8/5 6/5`, `bar/21*/15`, `13/7(2)`.
fn is_play(text: &str) -> bool {
    let is_point = |part: &str| {
        let part = part.strip_suffix('*').unwrap_or(part);
        matches!(part, "bar" | "off") || part.parse::<u8>().is_ok_and(|point| (1..=24).contains(&point))
    };
    let is_way = |word: &str| {
        let (way, times) = word.split_once('(').map_or((word, "1)"), |(way, times)| (way, times));
        let is_times = matches!(times, "1)" | "2)" | "3)" | "4)");
        is_times && way.contains('/') && way.split('/').all(is_point)
    };
    !text.is_empty() && text.split(' ').all(is_way)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::web::markdown::Figures;

    #[test]
    fn plays_are_told_from_other_code() {
        for play in ["8/5 6/5", "bar/21*/15", "13/7(2) 8/2(2)", "4/off 3/off", "24/18"] {
            assert!(is_play(play), "{play}");
        }
        for other in ["", "6-1", "25/20", "tavola serve", "8/5(9)", "/", "8/5  6/5", "1/2/x"] {
            assert!(!is_play(other), "{other}");
        }
    }

    #[test]
    fn links_lead_inside_or_openly_away_and_nowhere_else() {
        let figures = Figures::default();
        let leads = |written: &str| target(written, &Setting { base: "/rules/", anchors: "s-", figures: &figures });
        assert_eq!(leads("movement#doubles").as_deref(), Some("/rules/movement#doubles"));
        assert_eq!(leads("/openings").as_deref(), Some("/openings"));
        assert_eq!(leads("#here").as_deref(), Some("#s-here"));
        assert_eq!(leads("https://example.org/").as_deref(), Some("https://example.org/"));
        for hostile in
            ["javascript:alert(1)", "//evil.example/", "data:text/html,x", "/\\evil.example", " java script:x"]
        {
            assert_eq!(leads(hostile), None, "{hostile}");
        }
    }
}

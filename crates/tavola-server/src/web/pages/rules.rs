//! The rules for players. Every figure is a real position whose roll can be played on the page (SITE-04).

use maud::{Markup, PreEscaped, html};
use serde_json::json;
use tavola_rules::{BySide, Die, Roll, Setup, Side, StepGraph};

use super::{Frame, language, page};
use crate::web::files;
use crate::web::i18n::Locale;
use crate::web::page_data::Reader;

/// The sections in their order, each with its figure if it has one.
const SECTIONS: [(&str, Option<&str>); 11] = [
    ("board", Some("start")),
    ("aim", None),
    ("start", None),
    ("move", None),
    ("both", Some("both")),
    ("hit", Some("bar")),
    ("off", Some("off")),
    ("win", None),
    ("cube", None),
    ("match", None),
    ("clock", None),
];

/// A position of the rules with White to play a roll.
struct Figure {
    /// White's checkers by point.
    white: &'static [(usize, i8)],
    /// Black's checkers by White's numbers.
    black: &'static [(usize, i8)],
    /// White's checkers on the bar.
    bar: u8,
    roll: (u8, u8),
}

fn figure(name: &str) -> Option<Figure> {
    Some(match name {
        "start" => Figure {
            white: &[(24, 2), (13, 5), (8, 3), (6, 5)],
            black: &[(1, 2), (12, 5), (17, 3), (19, 5)],
            bar: 0,
            roll: (3, 1),
        },
        "both" => Figure {
            white: &[(13, 1), (5, 2), (2, 6), (1, 6)],
            black: &[(7, 2), (18, 4), (19, 5), (20, 4)],
            bar: 0,
            roll: (6, 3),
        },
        "bar" => Figure {
            white: &[(13, 4), (8, 4), (6, 6)],
            black: &[(23, 2), (20, 3), (19, 4), (17, 2), (12, 4)],
            bar: 1,
            roll: (4, 2),
        },
        "off" => Figure { white: &[(6, 1), (5, 1)], black: &[(1, 2), (20, 6), (21, 7)], bar: 0, roll: (6, 4) },
        _ => return None,
    })
}

impl Figure {
    fn setup(&self) -> Setup {
        let mut points = [0; 24];
        for &(point, count) in self.white {
            points[point - 1] = count;
        }
        for &(point, count) in self.black {
            points[point - 1] = -count;
        }
        Setup::with_the_rest_off(points, BySide { white: self.bar, black: 0 })
    }

    fn roll(&self) -> Option<Roll> {
        Some(Roll::new(Die::new(self.roll.0)?, Die::new(self.roll.1)?))
    }

    /// What the page needs to draw the position and let its roll be played.
    fn json(&self) -> Option<String> {
        let (setup, roll) = (self.setup(), self.roll()?);
        let graph = StepGraph::of(&setup.board().ok()?.seen_by(Side::White), roll);
        Some(json!({ "board": setup, "roll": roll, "steps": graph }).to_string())
    }
}

/// The rules for players.
#[must_use]
pub fn rules(reader: &Reader) -> Markup {
    let locale = language(reader);
    let say = |name: &str| locale.say(name);
    let title = say("rules-title");
    let frame = Frame { title: &format!("{title} · Tavola"), styles: &["pages", "board"], script: Some("rules") };
    page(
        reader,
        &frame,
        &html! {
            article.rules data-words=(files::address(&format!("i18n/{}/table.ftl", locale.code()))) {
                h1 { (title) }
                p.lead { (say("rules-lead")) }
                @for (name, figure) in SECTIONS {
                    section {
                        h2 { (say(&format!("rules-{name}-title"))) }
                        p { (say(&format!("rules-{name}"))) }
                        @if let Some(figure) = figure { (drawn(locale, figure)) }
                    }
                }
                p { a href="/rules/chouette" { (say("chouette-rules-title")) } }
                p.note { (say("rules-full")) }
                p { a.button href="/" { (say("error-home")) } }
            }
        },
    )
}

fn drawn(locale: Locale, name: &str) -> Markup {
    let caption = locale.say(&format!("rules-fig-{name}"));
    let Some(data) = figure(name).and_then(|figure| figure.json()) else { return html! {} };
    html! {
        figure.figure {
            tavola-board label=(caption) {}
            figcaption {
                span { (caption) }
                button.quiet-button type="button" { (locale.say("rules-again")) }
            }
            script type="application/json" { (PreEscaped(data)) }
        }
    }
}

#[cfg(test)]
mod tests {
    use tavola_rules::legal_plays;

    use super::*;

    fn plays(name: &str) -> usize {
        let figure = figure(name).unwrap();
        let board = figure.setup().board().unwrap();
        legal_plays(&board.seen_by(Side::White), figure.roll().unwrap()).len()
    }

    // rule: MOV-11
    // rule: OFF-08
    // rule: HIT-03
    #[test]
    fn the_figures_are_what_their_captions_say() {
        assert!(plays("start") > 10);
        assert_eq!(plays("both"), 1);
        assert_eq!(plays("off"), 1);
        let bar = figure("bar").unwrap();
        let board = bar.setup().board().unwrap();
        let found = legal_plays(&board.seen_by(Side::White), bar.roll().unwrap());
        assert!(found.iter().all(|play| play.play.steps()[0].to.number() == 21));
    }

    #[test]
    fn every_figure_of_the_rules_is_a_real_position() {
        for name in SECTIONS.into_iter().filter_map(|(_, figure)| figure) {
            assert!(figure(name).and_then(|figure| figure.json()).is_some(), "{name}");
        }
    }
}

//! SVG as text: elements with their attributes, figures as short as they can be written.

use std::fmt::{self, Display, Write as _};

use super::geometry::Spot;

/// A length or a coordinate in the units of the drawing, written with one digit behind the point at most.
#[derive(Clone, Copy)]
pub(super) struct N(pub(super) f32);

impl Display for N {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = format!("{:.1}", self.0);
        let short = text.strip_suffix(".0").unwrap_or(&text);
        f.write_str(if short == "-0" { "0" } else { short })
    }
}

/// A picture that is being drawn.
pub(super) struct Ink {
    text: String,
}

impl Ink {
    /// An empty picture of that size with its name.
    pub(super) fn new(size: Spot, title: &str) -> Self {
        let mut ink = Self { text: String::with_capacity(16 * 1024) };
        let (width, height) = (N(size.x), N(size.y));
        ink.say(format_args!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" role=\"img\"><title>{}</title>",
            Escaped(title)
        ));
        ink
    }

    /// Opens a group whose children share these attributes.
    pub(super) fn group(&mut self, attributes: &dyn Display, children: impl FnOnce(&mut Self)) {
        self.say(format_args!("<g {attributes}>"));
        children(self);
        self.say(format_args!("</g>"));
    }

    /// A circle.
    pub(super) fn circle(&mut self, at: Spot, radius: f32, attributes: &dyn Display) {
        self.say(format_args!("<circle cx=\"{}\" cy=\"{}\" r=\"{}\" {attributes}/>", N(at.x), N(at.y), N(radius)));
    }

    /// A rectangle whose corners have that radius.
    pub(super) fn rect(&mut self, at: Spot, size: Spot, corner: f32, attributes: &dyn Display) {
        let (x, y, width, height) = (N(at.x), N(at.y), N(size.x), N(size.y));
        self.say(format_args!("<rect x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\""));
        if corner > 0.0 {
            self.say(format_args!(" rx=\"{}\"", N(corner)));
        }
        self.say(format_args!(" {attributes}/>"));
    }

    /// A path.
    pub(super) fn path(&mut self, line: &str, attributes: &dyn Display) {
        self.say(format_args!("<path d=\"{line}\" {attributes}/>"));
    }

    /// The whole picture.
    pub(super) fn finish(mut self) -> String {
        self.text.push_str("</svg>\n");
        self.text
    }

    fn say(&mut self, what: fmt::Arguments<'_>) {
        self.text.write_fmt(what).expect("text takes what is written to it");
    }
}

/// Text between tags.
struct Escaped<'a>(&'a str);

impl Display for Escaped<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.chars().try_for_each(|letter| match letter {
            '<' => f.write_str("&lt;"),
            '>' => f.write_str("&gt;"),
            '&' => f.write_str("&amp;"),
            // XML has no words for other control characters.
            letter if letter.is_control() || ('\u{fffe}'..='\u{ffff}').contains(&letter) => f.write_char(' '),
            letter => f.write_char(letter),
        })
    }
}

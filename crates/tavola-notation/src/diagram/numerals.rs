//! Figures as lines, so that they look alike wherever the picture is drawn.

use std::fmt::Write as _;

use super::geometry::Spot;
use super::ink::{Ink, N};

/// How high a figure is in its own units, how wide, and how far the next one begins.
const HIGH: f32 = 14.0;
const WIDE: f32 = 10.0;
const NEXT: f32 = 13.0;

/// How high a figure is drawn, and how bold.
#[derive(Debug, Clone, Copy)]
pub(super) struct Size {
    /// In the units of the drawing.
    pub(super) high: f32,
    /// The width of the line, in fourteenths of the height.
    pub(super) bold: f32,
}

/// Where a figure's line begins, and how it goes on from there.
type Figure = (f32, f32, &'static str);

const DIGITS: [Figure; 10] = [
    (5.0, 0.0, "c3 0 5 2.6 5 7s-2 7-5 7-5-2.6-5-7 2-7 5-7z"),
    (2.2, 2.8, "l3.8-2.8v14"),
    (0.6, 3.6, "c.5-2.4 2.2-3.6 4.4-3.6 2.6 0 4.4 1.6 4.4 3.9 0 1.9-1 3.1-3 5l-5.8 5.1h8.9"),
    (
        0.8,
        2.6,
        "c.9-1.7 2.3-2.6 4.1-2.6 2.4 0 4.1 1.4 4.1 3.5s-1.7 3.2-4.4 3.2c3 0 4.8 1.4 4.8 3.6s-2 3.7-4.6 3.7c-2.1 0-3.6-1-4.4-2.9",
    ),
    (7.0, 14.0, "v-14l-7 10h10"),
    (9.0, 0.0, "h-7l-.8 6.2c1-.9 2.2-1.3 3.6-1.3 2.8 0 4.8 1.7 4.8 4.5s-2 4.6-4.9 4.6c-2 0-3.6-.9-4.4-2.6"),
    (
        8.6,
        1.4,
        "c-.9-.9-2-1.4-3.4-1.4-3 0-5 2.7-5 7.4 0 4.2 1.8 6.6 4.9 6.6 2.7 0 4.6-1.9 4.6-4.5s-1.9-4.4-4.5-4.4-4.6 1.7-5 4.1",
    ),
    (0.4, 0.0, "h9.2l-5.6 14"),
    (
        5.0,
        6.5,
        "c-2.4 0-4.1-1.3-4.1-3.3s1.7-3.2 4.1-3.2 4.1 1.2 4.1 3.2-1.7 3.3-4.1 3.3c-2.8 0-4.7 1.5-4.7 3.8s1.9 3.7 4.7 3.7 4.7-1.4 4.7-3.7-1.9-3.8-4.7-3.8z",
    ),
    (
        1.4,
        12.6,
        "c.9.9 2 1.4 3.4 1.4 3 0 5-2.7 5-7.4 0-4.2-1.8-6.6-4.9-6.6-2.7 0-4.6 1.9-4.6 4.5s1.9 4.4 4.5 4.4 4.6-1.7 5-4.1",
    ),
];
const SLASH: Figure = (1.5, 15.5, "l7-17");
/// For “Crawford”.
const CAPITAL_C: Figure = (9.4, 2.6, "c-.9-1.6-2.3-2.6-4.2-2.6-3 0-5 2.7-5 7s2 7 5 7c1.9 0 3.3-1 4.2-2.6");

fn figure(letter: char) -> Option<Figure> {
    match letter {
        '/' => Some(SLASH),
        'C' => Some(CAPITAL_C),
        _ => DIGITS.get(usize::try_from(letter.to_digit(10)?).ok()?).copied(),
    }
}

/// Digits, slashes and the C of Crawford around `middle`; anything else is a gap.
pub(super) fn write(ink: &mut Ink, text: &str, middle: Spot, size: Size, colour: &str) {
    let scale = size.high / HIGH;
    let count = text.chars().fold(0.0, |count, _| count + 1.0_f32);
    let width = (count * NEXT - (NEXT - WIDE)) * scale;
    let (left, top) = (middle.x - width / 2.0, middle.y - size.high / 2.0);
    let mut line = String::new();
    let mut offset = 0.0;
    for letter in text.chars() {
        if let Some((x, y, rest)) = figure(letter) {
            let _ = write!(line, "M{} {}{rest}", N(x + offset), N(y));
        }
        offset += NEXT;
    }
    let attributes = format!(
        "fill=\"none\" stroke=\"{colour}\" stroke-width=\"{}\" stroke-linecap=\"round\" stroke-linejoin=\"round\" \
         transform=\"translate({} {})scale({scale:.3})\"",
        N(size.bold),
        N(left),
        N(top)
    );
    ink.path(&line, &attributes);
}

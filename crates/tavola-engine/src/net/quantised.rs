//! One net, ready to use: weights as small integers.

use tavola_rules::Position;

use crate::features::{Layout, base_rows};
use crate::simd::Level;
use crate::simd::eval::{BENT, BENT_ONE, Head, MIDDLE, ONE, Pair, Row, Switched, WIDTH, change};

/// A trained net in floating point, as training hands it over.
#[derive(Debug, Clone, Copy)]
pub struct Weights<'a> {
    /// First layer, a row for each input.
    pub rows: &'a [[f32; WIDTH]],
    /// First-layer biases.
    pub bias: &'a [f32; WIDTH],
    /// Second layer by first-layer unit.
    pub middle: &'a [[f32; MIDDLE]; WIDTH],
    /// Second-layer biases.
    pub middle_bias: &'a [f32; MIDDLE],
    /// Last layer by bent unit; lanes 6 and 7 are ignored.
    pub last: &'a [[f32; 8]; BENT],
}

/// One net: inputs of a layout to class probabilities.
#[derive(Debug, Clone, PartialEq)]
pub struct Net {
    pub(super) layout: Layout,
    pub(super) rows: Vec<Row>,
    pub(super) bias: Row,
    pub(super) start: Row,
    pub(super) head: Box<Head>,
}

impl Net {
    /// Rounds trained weights.
    ///
    /// # Panics
    /// If the number of rows is not that of `layout`.
    #[must_use]
    pub fn quantised(layout: Layout, weights: &Weights<'_>) -> Self {
        assert_eq!(weights.rows.len(), layout.rows());
        let small = |row: &[f32; WIDTH]| Row(row.map(|weight| (weight * f32::from(ONE)).round() as i16));
        let steps: [f32; MIDDLE] = std::array::from_fn(|column| steps_of(weights.middle, column));
        let mut head = Box::new(Head {
            pairs: [Pair([0; 2 * MIDDLE]); WIDTH / 2],
            scale: steps.map(|steps| 1.0 / (steps * BENT_ONE)),
            bias: *weights.middle_bias,
            last: weights.last.map(|row| std::array::from_fn(|class| if class < 6 { row[class] } else { 0.0 })),
        });
        for (unit, row) in weights.middle.iter().enumerate() {
            for column in 0..MIDDLE {
                head.pairs[unit / 2].0[2 * column + unit % 2] = (row[column] * steps[column]).round() as i16;
            }
        }
        Self::assembled(layout, weights.rows.iter().map(small).collect(), small(weights.bias), head)
    }

    /// Puts the parts together and computes what follows from them.
    pub(super) fn assembled(layout: Layout, rows: Vec<Row>, bias: Row, head: Box<Head>) -> Self {
        let mut on = Vec::new();
        base_rows(&Position::START, &mut on);
        let mut start = bias;
        change(Level::PLAIN, &bias, &mut start, Switched { rows: &rows, on: &on, off: &[] });
        Self { layout, rows, bias, start, head }
    }

    /// The inputs it looks at.
    #[must_use]
    pub const fn layout(&self) -> Layout {
        self.layout
    }

    /// First-layer sums of the start of a game without expert inputs: where a list of positions begins.
    #[must_use]
    pub const fn start(&self) -> &Row {
        &self.start
    }

    /// The biases of the first layer.
    #[must_use]
    pub const fn bias(&self) -> &Row {
        &self.bias
    }

    /// The first layer.
    #[must_use]
    pub fn rows(&self) -> &[Row] {
        &self.rows
    }

    /// Everything above the first layer.
    #[must_use]
    pub const fn head(&self) -> &Head {
        &self.head
    }
}

/// Integer steps to one in a column, such that neither a weight nor a 32-bit sum can overflow.
fn steps_of(middle: &[[f32; MIDDLE]; WIDTH], column: usize) -> f32 {
    let top = middle.iter().map(|row| row[column].abs()).fold(1e-6, f32::max);
    let total: f32 = middle.iter().map(|row| row[column].abs()).sum();
    (32_000.0 / top).min(260_000.0 / total.max(1e-6))
}

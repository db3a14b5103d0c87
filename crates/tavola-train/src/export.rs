//! Nets in training made ready for use.

use tavola_engine::net::{Kind, Net, Nets, Weights};

use crate::self_play::Brain;

/// The nets of a brain, rounded to what the engine computes with.
///
/// # Panics
/// If the brain has not one net for each kind.
#[must_use]
pub fn nets(brain: &Brain) -> Nets {
    Nets::new(Kind::ALL.map(|kind| net(brain, kind)))
}

/// One net of a brain, rounded.
#[must_use]
pub fn net(brain: &Brain, kind: Kind) -> Net {
    let model = brain.net(kind);
    let weights = Weights {
        rows: &model.rows,
        bias: &model.bias,
        middle: &model.middle,
        middle_bias: &model.middle_bias,
        last: &model.last,
    };
    Net::quantised(kind.layout(), &weights)
}

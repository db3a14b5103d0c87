//! Nets in training made ready for use, and back: finished nets are precise enough to go on from.

use tavola_engine::net::{Kind, Net, Nets, Weights};
use tavola_engine::simd::eval::{BENT_ONE, ONE, Row};

use crate::model::{MIDDLE, Model, WIDTH};
use crate::random::Random;
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

/// Finished nets as nets in training.
#[must_use]
pub fn brain(nets: &Nets) -> Brain {
    Brain { nets: Kind::ALL.iter().map(|kind| model(nets.net(*kind))).collect() }
}

fn model(net: &Net) -> Model {
    let plain = |row: &Row| row.0.map(|weight| f32::from(weight) / f32::from(ONE));
    let mut model = Model::new(net.rows().len(), &mut Random::new(0));
    model.rows = net.rows().iter().map(plain).collect();
    *model.bias = plain(net.bias());
    let head = net.head();
    for unit in 0..WIDTH {
        let weights = &head.pairs[unit / 2].0;
        model.middle[unit] =
            std::array::from_fn(|column| f32::from(weights[2 * column + unit % 2]) * head.scale[column] * BENT_ONE);
    }
    const { assert!(MIDDLE == 32) };
    model.middle_bias = head.bias;
    model.last = head.last;
    model
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn finished_nets_survive_the_way_to_training_and_back() {
        let there = brain(Nets::built_in());
        for kind in Kind::ALL {
            let back = net(&there, kind);
            assert_eq!(back.rows(), Nets::built_in().net(kind).rows());
        }
    }
}

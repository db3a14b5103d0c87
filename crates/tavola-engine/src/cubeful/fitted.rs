//! Cube efficiencies fitted to our own rollouts. Written by `tavola train cube`; do not edit.

use super::efficiency::{ByHolder, PhaseEfficiencies};

/// Fitted to cubeful rollouts to the end, 216 trials each, nets f3063aabc4b3bfef, seed 3:
///
/// Open, 160 positions: centred 0.681 ± 0.024 (misses 0.052), own 0.744 ± 0.010 (misses 0.038), opponent's 0.726 ± 0.007 (misses 0.017).
/// Free, 160 positions: centred 0.800 ± 0.018 (misses 0.055), own 0.786 ± 0.010 (misses 0.042), opponent's 0.642 ± 0.008 (misses 0.013).
/// Deep, 160 positions: centred 0.731 ± 0.018 (misses 0.052), own 0.766 ± 0.010 (misses 0.039), opponent's 0.736 ± 0.007 (misses 0.014).
/// Late, 160 positions: centred 0.629 ± 0.035 (misses 0.067), own 0.672 ± 0.022 (misses 0.049), opponent's 0.625 ± 0.020 (misses 0.017).
/// Race, 160 positions: centred 0.787 ± 0.009 (misses 0.009), own 0.767 ± 0.007 (misses 0.011), opponent's 0.627 ± 0.011 (misses 0.005).
/// Bearoff, 160 positions: centred 0.776 ± 0.017 (misses 0.014), own 0.748 ± 0.009 (misses 0.011), opponent's 0.509 ± 0.016 (misses 0.007).
pub(super) const FITTED: PhaseEfficiencies = PhaseEfficiencies {
    open: ByHolder { centred: 0.681, own: 0.744, opponent: 0.726 },
    free: ByHolder { centred: 0.800, own: 0.786, opponent: 0.642 },
    deep: ByHolder { centred: 0.731, own: 0.766, opponent: 0.736 },
    late: ByHolder { centred: 0.629, own: 0.672, opponent: 0.625 },
    race: ByHolder { centred: 0.801, own: 0.780, opponent: 0.639 },
    bearoff: ByHolder { centred: 0.776, own: 0.748, opponent: 0.509 },
    race_per_pip: 0.000827,
};

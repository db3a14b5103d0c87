//! Cube efficiencies fitted to our own rollouts. Written by `tavola train cube`; do not edit.

use super::efficiency::Efficiencies;

/// What `tavola train cube` last wrote here.
pub(super) const FITTED: Efficiencies = Efficiencies {
    open: 0.68,
    free: 0.68,
    deep: 0.68,
    late: 0.68,
    race_base: 0.55,
    race_per_pip: 0.00125,
    race_range: (0.6, 0.7),
    bearoff: 0.6,
};

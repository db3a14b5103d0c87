//! Vector kernels, chosen at run time, each with a scalar twin. The only place with unsafe code.
#![expect(unsafe_code, reason = "vector loads and calls of functions that need a CPU feature")]

pub mod columns;
pub mod dense;
pub mod eval;
pub mod places;
pub mod train;

/// What the CPU can do, as far as the kernels care. Only made by asking the CPU; of WebAssembly it is known when it is
/// compiled.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Level(Features);

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Features {
    Plain,
    #[cfg(target_arch = "x86_64")]
    Avx2,
    #[cfg(target_arch = "x86_64")]
    Avx512,
    #[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
    Simd128,
    #[cfg(target_arch = "aarch64")]
    Neon,
}

impl Level {
    /// No vectors: runs everywhere.
    pub const PLAIN: Self = Self(Features::Plain);

    /// The best this CPU can do.
    #[must_use]
    pub fn best() -> Self {
        Self::all().last().unwrap_or(Self::PLAIN)
    }

    /// All levels this CPU can do, the plainest first.
    pub fn all() -> impl Iterator<Item = Self> {
        let mut levels = vec![Self::PLAIN];
        #[cfg(target_arch = "x86_64")]
        if has_avx2() {
            levels.push(Self(Features::Avx2));
            if has_avx512() {
                levels.push(Self(Features::Avx512));
            }
        }
        #[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
        levels.push(Self(Features::Simd128));
        #[cfg(target_arch = "aarch64")]
        levels.push(Self(Features::Neon));
        levels.into_iter()
    }

    /// A word for reports.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self.0 {
            Features::Plain => "plain",
            #[cfg(target_arch = "x86_64")]
            Features::Avx2 => "avx2",
            #[cfg(target_arch = "x86_64")]
            Features::Avx512 => "avx512-vnni",
            #[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
            Features::Simd128 => "simd128",
            #[cfg(target_arch = "aarch64")]
            Features::Neon => "neon",
        }
    }

    /// Does `work` compiled for this level, as far as it is inlined.
    #[inline(always)]
    pub fn run<R>(self, work: impl FnOnce() -> R) -> R {
        match self.0 {
            #[cfg(target_arch = "x86_64")]
            // SAFETY: the CPU has the features: `all` asked.
            Features::Avx512 => unsafe { with_avx512(work) },
            #[cfg(target_arch = "x86_64")]
            // SAFETY: as above.
            Features::Avx2 => unsafe { with_avx2(work) },
            // WebAssembly has no choice at run time: all of a module is compiled with SIMD128 or none of it. NEON is on every
            // 64-bit ARM.
            _ => work(),
        }
    }
}

#[cfg(target_arch = "x86_64")]
fn has_avx2() -> bool {
    is_x86_feature_detected!("avx2")
        && is_x86_feature_detected!("fma")
        && is_x86_feature_detected!("bmi1")
        && is_x86_feature_detected!("bmi2")
        && is_x86_feature_detected!("lzcnt")
        && is_x86_feature_detected!("popcnt")
}

#[cfg(target_arch = "x86_64")]
fn has_avx512() -> bool {
    is_x86_feature_detected!("avx512f")
        && is_x86_feature_detected!("avx512bw")
        && is_x86_feature_detected!("avx512cd")
        && is_x86_feature_detected!("avx512dq")
        && is_x86_feature_detected!("avx512vl")
        && is_x86_feature_detected!("avx512vpopcntdq")
        && is_x86_feature_detected!("avx512vnni")
        && is_x86_feature_detected!("avx512vbmi2")
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx2,fma,bmi1,bmi2,lzcnt,popcnt")]
fn with_avx2<R>(work: impl FnOnce() -> R) -> R {
    work()
}

#[cfg(target_arch = "x86_64")]
#[target_feature(
    enable = "avx512f,avx512bw,avx512cd,avx512dq,avx512vl,avx512vbmi2,avx512vnni,avx512vpopcntdq,avx2,fma,bmi1,bmi2,lzcnt,popcnt"
)]
fn with_avx512<R>(work: impl FnOnce() -> R) -> R {
    work()
}

//! Prints what the scalar kernels say of positions from a seed: `twin SEED COUNT`. `tests/page/wasm.test.mjs` holds
//! WebAssembly to it.
#![forbid(unsafe_code)]

use tavola_wasm::twin;

fn main() {
    let mut numbers = std::env::args().skip(1).map(|argument| argument.parse().unwrap_or(0_usize));
    let (seed, count) = (numbers.next().unwrap_or(1), numbers.next().unwrap_or(2000));
    let seed = u32::try_from(seed).unwrap_or(1);
    for line in twin::lines(&twin::scalar(), seed, count) {
        println!("{line}");
    }
}

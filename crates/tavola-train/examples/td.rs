//! Runs temporal-difference learning from a configuration file.
use tavola_train::td::TdRun;
fn main() {
    let path = std::env::args().nth(1).expect("a configuration file");
    let run: TdRun = serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap();
    let t0 = std::time::Instant::now();
    run.run(|p| println!("{:.0}s {}", t0.elapsed().as_secs_f32(), serde_json::to_string(&p).unwrap())).unwrap();
}

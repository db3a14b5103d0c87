//! Prints the page's types; `cargo xtask wire` writes them where they belong.

#[cfg(feature = "wire")]
fn main() {
    print!("{}", tavola_server::web::wire::declarations());
}

#[cfg(not(feature = "wire"))]
fn main() {
    eprintln!("build with --features wire");
}

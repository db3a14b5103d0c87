//! Prints the description of the API; `cargo xtask wire` writes it where it belongs.

#[cfg(feature = "wire")]
fn main() {
    print!("{}", tavola_server::web::wire::openapi());
}

#[cfg(not(feature = "wire"))]
fn main() {
    eprintln!("build with --features wire");
}

//! The archive in a file of XG: a header with a picture, files one after another, a register of them, and 36 bytes that
//! say how long all this is.

use std::io::Read;

use flate2::{Crc, read::ZlibDecoder};

use super::bytes::Bytes;

/// Bytes of the trailer.
const TRAILER: usize = 36;
/// Bytes of an entry of the register.
const ENTRY: usize = 532;
/// The largest file that is unpacked: 30 times the longest match that was ever seen.
const LARGEST: u64 = 64 * 1024 * 1024;

/// The file of that name in the archive, unpacked.
pub(super) fn file(bytes: &[u8], name: &str) -> Result<Vec<u8>, String> {
    if !bytes.starts_with(b"RGMH") {
        return Err("it is no file of XG (the mark \"RGMH\" is missing)".to_owned());
    }
    let damaged = || "the archive in the file of XG is damaged".to_owned();
    let trailer = bytes.len().checked_sub(TRAILER).ok_or_else(damaged)?;
    let end = Bytes(&bytes[trailer..]);
    let size = |at: usize| usize::try_from(end.i32(at)).map_err(|_| damaged());
    let register = trailer.checked_sub(size(12)?).ok_or_else(damaged)?;
    let start = register.checked_sub(size(16)?).ok_or_else(damaged)?;
    if checksum(&bytes[start..trailer]) != end.u32(0) {
        return Err("the file of XG is damaged: its checksum is wrong".to_owned());
    }
    let entries = match end.i32(20) {
        0 => bytes[register..trailer].to_vec(),
        _ => unpacked(&bytes[register..trailer])?,
    };
    let is_named = |entry: &&[u8]| Bytes(entry).pascal(0).eq_ignore_ascii_case(name);
    let entry = entries.chunks_exact(ENTRY).find(is_named).ok_or_else(|| format!("the file of XG holds no {name}"))?;
    let entry = Bytes(entry);
    let place = |at: usize| usize::try_from(entry.i32(at)).map_err(|_| damaged());
    let from = start + place(520)?;
    let packed = from.checked_add(place(516)?).and_then(|to| bytes.get(from..to)).ok_or_else(damaged)?;
    let whole = if entry.u8(528) == 0 { unpacked(packed)? } else { packed.to_vec() };
    if checksum(&whole) == entry.u32(524) { Ok(whole) } else { Err(damaged()) }
}

fn checksum(bytes: &[u8]) -> u32 {
    let mut crc = Crc::new();
    crc.update(bytes);
    crc.sum()
}

fn unpacked(bytes: &[u8]) -> Result<Vec<u8>, String> {
    let mut whole = Vec::new();
    let read = ZlibDecoder::new(bytes).take(LARGEST).read_to_end(&mut whole);
    read.map_err(|error| format!("the archive in the file of XG cannot be unpacked: {error}"))?;
    Ok(whole)
}

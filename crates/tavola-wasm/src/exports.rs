//! What the module exports. Texts and files lie on one desk, whose place and length the page is told.
#![expect(unsafe_code, reason = "names that are exported are promised to be nobody else's")]

use std::cell::RefCell;

use tavola_engine::net::files;

use crate::ask::{self, Room};

struct Desk {
    bytes: Vec<u8>,
    nets: [Vec<u8>; files::NAMES.len()],
    room: Option<Room>,
}

thread_local! {
    static DESK: RefCell<Desk> =
        RefCell::new(Desk { bytes: Vec::new(), nets: Default::default(), room: None });
}

/// Makes room for so many bytes on the desk, and says where the page is to put them.
#[unsafe(no_mangle)]
pub extern "C" fn tavola_room(bytes: usize) -> *mut u8 {
    DESK.with_borrow_mut(|desk| {
        desk.bytes.clear();
        desk.bytes.resize(bytes, 0);
        desk.bytes.as_mut_ptr()
    })
}

/// Takes what lies on the desk as a net, by its number. After the last one: 0 if all are well, otherwise the number of the
/// first that is not, from 1. Before that 0.
#[unsafe(no_mangle)]
pub extern "C" fn tavola_net(number: usize) -> usize {
    DESK.with_borrow_mut(|desk| {
        let bytes = std::mem::take(&mut desk.bytes);
        if let Some(net) = desk.nets.get_mut(number) {
            *net = bytes;
        }
        if desk.nets.iter().any(Vec::is_empty) {
            return 0;
        }
        files::give(std::mem::take(&mut desk.nets)).map_or_else(|(index, _)| index + 1, |()| 0)
    })
}

/// Answers the question on the desk; the answer lies there then. Its length in bytes.
#[unsafe(no_mangle)]
pub extern "C" fn tavola_answer() -> usize {
    DESK.with_borrow_mut(|desk| {
        desk.bytes = if files::are_given() {
            ask::answer(desk.room.get_or_insert_default(), &desk.bytes)
        } else {
            ask::no_nets()
        };
        desk.bytes.len()
    })
}

/// Where the answer lies.
#[unsafe(no_mangle)]
pub extern "C" fn tavola_place() -> *const u8 {
    DESK.with_borrow(|desk| desk.bytes.as_ptr())
}

//! What every function does at the border: look at pointers, catch panics, keep the last error's text.

use std::cell::RefCell;
use std::ffi::{CStr, CString, c_char};
use std::panic::{AssertUnwindSafe, catch_unwind};

/// What came of a call.
#[repr(C)]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TavolaStatus {
    /// It was done.
    Ok = 0,
    /// A pointer that must not be null is null.
    NullPointer = 1,
    /// A text is no position in any notation, or no UTF-8.
    BadText = 2,
    /// Counts that cannot stand on a board.
    BadPosition = 3,
    /// Stakes that cannot be played for.
    BadStakes = 4,
    /// A number beyond what is allowed: dice, plies, the size of a buffer, settings.
    BadNumber = 5,
    /// A player has no checker left: there is nothing to decide.
    GameOver = 6,
    /// The callback broke it off. What was reached by then is in the output.
    Cancelled = 7,
    /// A fault in the library. The engine can be used on.
    Fault = 8,
}

/// Why a call was refused.
#[derive(Debug)]
pub(crate) struct Refused {
    status: TavolaStatus,
    text: String,
}

impl Refused {
    pub(crate) fn new(status: TavolaStatus, text: impl Into<String>) -> Self {
        Self { status, text: text.into() }
    }
}

thread_local! {
    static LAST: RefCell<CString> = RefCell::new(CString::default());
}

/// Does `work` and says what came of it; a panic becomes [`TavolaStatus::Fault`].
pub(crate) fn answered(work: impl FnOnce() -> Result<(), Refused>) -> TavolaStatus {
    let done = catch_unwind(AssertUnwindSafe(work));
    let (status, text) = match done {
        Ok(Ok(())) => (TavolaStatus::Ok, String::new()),
        Ok(Err(refused)) => (refused.status, refused.text),
        Err(panic) => {
            let said = panic.downcast_ref::<String>().map(String::as_str);
            let said = said.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("no reason given");
            (TavolaStatus::Fault, format!("a fault in the library, please report it: {said}"))
        }
    };
    LAST.with_borrow_mut(|last| *last = CString::new(text.replace('\0', " ")).unwrap_or_default());
    status
}

/// What `pointer` points to.
///
/// # Errors
/// If it is null.
///
/// # Safety
/// Not null, it must point to a `T` that nobody changes meanwhile.
pub(crate) unsafe fn read<'a, T>(pointer: *const T, name: &str) -> Result<&'a T, Refused> {
    // SAFETY: as the caller promises.
    unsafe { pointer.as_ref() }.ok_or_else(|| is_null(name))
}

/// A slice of `length` that begins at `pointer`; an empty one may be null.
///
/// # Errors
/// If it is null.
///
/// # Safety
/// Not null, it must point to so many `T` that nobody changes meanwhile.
pub(crate) unsafe fn read_many<'a, T>(pointer: *const T, length: usize, name: &str) -> Result<&'a [T], Refused> {
    match (length, pointer.is_null()) {
        (0, _) => Ok(&[]),
        (_, true) => Err(is_null(name)),
        // SAFETY: as the caller promises.
        (_, false) => Ok(unsafe { std::slice::from_raw_parts(pointer, length) }),
    }
}

/// Says so if `pointer` is null.
///
/// # Errors
/// If it is.
pub(crate) fn is_given<T>(pointer: *const T, name: &str) -> Result<(), Refused> {
    if pointer.is_null() { Err(is_null(name)) } else { Ok(()) }
}

fn is_null(name: &str) -> Refused {
    Refused::new(TavolaStatus::NullPointer, format!("`{name}` is NULL; it has to point to something"))
}

/// The text at `pointer`.
///
/// # Errors
/// If it is null or no UTF-8.
///
/// # Safety
/// Not null, it must point to a text that a zero ends and nobody changes meanwhile.
pub(crate) unsafe fn read_text<'a>(pointer: *const c_char, name: &str) -> Result<&'a str, Refused> {
    is_given(pointer, name)?;
    // SAFETY: as the caller promises.
    let text = unsafe { CStr::from_ptr(pointer) };
    text.to_str().map_err(|_| Refused::new(TavolaStatus::BadText, format!("`{name}` is no UTF-8")))
}

/// What was wrong with the last call on this thread, in English; empty if it succeeded.
///
/// Never null. The text stays until the next call on the same thread; copy it to keep it.
#[unsafe(no_mangle)]
pub extern "C" fn tavola_last_error() -> *const c_char {
    LAST.with_borrow(|last| last.as_ptr())
}

/// The version of the library, such as "0.1.0". Never null; the text stays as long as the program.
#[unsafe(no_mangle)]
pub extern "C" fn tavola_version() -> *const c_char {
    concat!(env!("CARGO_PKG_VERSION"), "\0").as_ptr().cast()
}

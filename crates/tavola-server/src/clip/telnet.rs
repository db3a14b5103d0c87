//! Bytes of a telnet connection as lines: without the options that terminals negotiate, and never longer than a line may be.

/// The longest line, in bytes; what is longer is thrown away to its end.
pub(super) const LONGEST: usize = 1024;

const IAC: u8 = 255;
const SB: u8 = 250;
const SE: u8 = 240;

/// What stands between bytes and lines.
#[derive(Debug, Default)]
pub(super) struct Telnet {
    line: Vec<u8>,
    option: Option<Expected>,
    is_too_long: bool,
}

/// Within an option: what comes next.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Expected {
    /// A command.
    Command,
    /// The number of an option.
    Number,
    /// The end of a negotiation in detail.
    End,
    /// Perhaps the second byte of that end.
    EndsHere,
}

/// What a byte has completed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Line {
    /// A line.
    Said(String),
    /// One that was too long to be read.
    TooLong,
}

impl Telnet {
    /// Takes a byte; the line it completes, if it does.
    pub(super) fn takes(&mut self, byte: u8) -> Option<Line> {
        if let Some(expected) = self.option {
            self.option = after(expected, byte);
            return None;
        }
        match byte {
            IAC => self.option = Some(Expected::Command),
            b'\n' => return Some(self.ends()),
            b'\r' | 0 => {}
            _ if self.line.len() >= LONGEST => self.is_too_long = true,
            _ => self.line.push(byte),
        }
        None
    }

    fn ends(&mut self) -> Line {
        let line = std::mem::take(&mut self.line);
        if std::mem::take(&mut self.is_too_long) {
            return Line::TooLong;
        }
        // Clients of thirty years speak Latin-1, in which every byte is the character of its number.
        let text = String::from_utf8(line).unwrap_or_else(|no| no.as_bytes().iter().copied().map(char::from).collect());
        Line::Said(text.chars().filter(|c| !c.is_control()).collect::<String>().trim().to_owned())
    }
}

fn after(expected: Expected, byte: u8) -> Option<Expected> {
    match (expected, byte) {
        (Expected::Command, 251..=254) => Some(Expected::Number),
        (Expected::Command, SB) | (Expected::EndsHere, _) if byte != SE => Some(Expected::End),
        (Expected::End, IAC) => Some(Expected::EndsHere),
        (Expected::End, _) => Some(Expected::End),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(bytes: &[u8]) -> Vec<Line> {
        let mut telnet = Telnet::default();
        bytes.iter().filter_map(|byte| telnet.takes(*byte)).collect()
    }

    fn said(text: &str) -> Line {
        Line::Said(text.to_owned())
    }

    #[test]
    fn options_are_passed_over_wherever_they_stand() {
        assert_eq!(lines(b"who\r\n"), [said("who")]);
        assert_eq!(lines(b"w\xff\xfd\x01ho\r\n"), [said("who")]);
        assert_eq!(lines(b"\xff\xfa\x1f\x00\x50\xff\xf0who \n"), [said("who")]);
        assert_eq!(lines(b"\xff\xf1who\n\n"), [said("who"), said("")]);
    }

    #[test]
    fn half_a_line_is_none_and_a_long_one_is_not_kept() {
        assert_eq!(lines(b"wh"), []);
        let mut long = vec![b'a'; 1_000_000];
        long.extend(b"\nwho\n");
        let mut telnet = Telnet::default();
        let found: Vec<Line> = long.iter().filter_map(|byte| telnet.takes(*byte)).collect();
        assert_eq!(found, [Line::TooLong, said("who")]);
        assert!(telnet.line.capacity() <= 2 * LONGEST);
    }

    #[test]
    fn no_control_sign_gets_through_and_what_is_no_utf_8_is_latin_1() {
        assert_eq!(lines(b"sh\x1b[2Jout \xc3\x28\n"), [said("sh[2Jout \u{c3}(")]);
        assert_eq!(lines(b"shout gr\xfc\xdfe\n"), [said("shout gr\u{fc}\u{df}e")]);
        assert_eq!(lines("shout gr\u{fc}\u{df}e\n".as_bytes()), [said("shout gr\u{fc}\u{df}e")]);
    }
}

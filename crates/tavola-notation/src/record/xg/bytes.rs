//! Numbers and texts at fixed places, little-endian. Beyond the end everything is zero.

/// A record or a file.
#[derive(Debug, Clone, Copy)]
pub(super) struct Bytes<'a>(pub(super) &'a [u8]);

impl Bytes<'_> {
    fn array<const N: usize>(self, at: usize) -> [u8; N] {
        let found = self.0.get(at..).and_then(|rest| rest.first_chunk());
        found.copied().unwrap_or([0; N])
    }

    pub(super) fn u8(self, at: usize) -> u8 {
        self.array::<1>(at)[0]
    }

    pub(super) fn i8(self, at: usize) -> i8 {
        i8::from_le_bytes(self.array(at))
    }

    pub(super) fn i32(self, at: usize) -> i32 {
        i32::from_le_bytes(self.array(at))
    }

    pub(super) fn u32(self, at: usize) -> u32 {
        u32::from_le_bytes(self.array(at))
    }

    /// A text with its length in front, in Windows-1252 or UTF-8.
    pub(super) fn pascal(self, at: usize) -> String {
        let length = usize::from(self.u8(at));
        let text = self.0.get(at + 1..).map_or(&[][..], |rest| &rest[..length.min(rest.len())]);
        super::super::text::decoded(text).trim_end_matches('\0').to_owned()
    }

    /// A day as Delphi counts it, days since 30 December 1899, as `2024.08.10`; none at zero or out of bounds.
    pub(super) fn date(self, at: usize) -> Option<String> {
        let days = f64::from_le_bytes(self.array(at));
        if !(1.0..200_000.0).contains(&days) {
            return None;
        }
        #[expect(clippy::cast_possible_truncation, reason = "below 200,000, as was just asked")]
        let (year, month, day) = civil(days as i64 - 25_569);
        Some(format!("{year:04}.{month:02}.{day:02}"))
    }
}

/// Year, month and day of a number of days since 1 January 1970, by the Gregorian calendar's eras of 400 years.
const fn civil(days: i64) -> (i64, i64, i64) {
    let shifted = days + 719_468;
    let era = shifted.div_euclid(146_097);
    let of_era = shifted.rem_euclid(146_097);
    let year_of_era = (of_era - of_era / 1_460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let month_from_march = (5 * of_year + 2) / 153;
    let day = of_year - (153 * month_from_march + 2) / 5 + 1;
    let month = if month_from_march < 10 { month_from_march + 3 } else { month_from_march - 9 };
    let year = year_of_era + era * 400;
    (if month <= 2 { year + 1 } else { year }, month, day)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_not_there_is_zero() {
        let bytes = Bytes(&[3, b'A', 0xe9, b'b', 0xff]);
        assert_eq!((bytes.pascal(0).as_str(), bytes.i8(4), bytes.i32(2), bytes.u8(99)), ("Aéb", -1, 0, 0));
        assert_eq!(bytes.pascal(4), "");
    }

    #[test]
    fn days_are_dates() {
        let date = |days: f64| Bytes(&days.to_le_bytes()).date(0);
        assert_eq!(date(45_514.125).as_deref(), Some("2024.08.10"));
        assert_eq!(date(36_585.0).as_deref(), Some("2000.02.29"));
        assert_eq!((date(0.0), date(f64::NAN), date(1e300)), (None, None, None));
    }
}

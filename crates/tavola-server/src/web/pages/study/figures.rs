//! Figures as the reader's language writes them.

use crate::web::i18n::Locale;

/// A figure of 0 or more with so many decimals.
pub(in crate::web::pages) fn unsigned(locale: Locale, figure: f64, decimals: usize) -> String {
    format!("{figure:.decimals$}").replace('.', locale.decimal_sign())
}

/// A figure with its sign, and a true minus.
pub(in crate::web::pages) fn signed(locale: Locale, figure: f64, decimals: usize) -> String {
    let text = unsigned(locale, figure.abs(), decimals);
    let is_nothing = text.chars().all(|sign| !sign.is_ascii_digit() || sign == '0');
    let sign = if is_nothing {
        ""
    } else if figure < 0.0 {
        "−"
    } else {
        "+"
    };
    format!("{sign}{text}")
}

/// An equity or a difference of equities: three decimals and a sign.
pub(in crate::web::pages) fn signed_figure(locale: Locale, figure: f32) -> String {
    signed(locale, f64::from(figure), 3)
}

/// A loss: three decimals without a sign.
pub(in crate::web::pages) fn unsigned_figure(locale: Locale, figure: f32) -> String {
    unsigned(locale, f64::from(figure), 3)
}

/// A share of 1 as signed percent: `+1.2 %`.
pub(super) fn percent(locale: Locale, share: f64) -> String {
    format!("{} %", signed(locale, share * 100.0, 1))
}

/// A chance, 0 to 1, in percent without the sign for it: `72.4`.
pub(super) fn chance(locale: Locale, share: f32) -> String {
    unsigned(locale, f64::from(share) * 100.0, 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_has_no_sign_and_less_than_nothing_a_true_minus() {
        assert_eq!(signed(Locale::ENGLISH, -0.0004, 3), "0.000");
        assert_eq!(signed(Locale::italian(), -0.0126, 3), "−0,013");
        assert_eq!(percent(Locale::ENGLISH, 0.0123), "+1.2 %");
        assert_eq!(chance(Locale::italian(), 0.7243), "72,4");
    }
}

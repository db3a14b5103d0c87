//! Days on which one's own time in matches by post stands.

use maud::{Markup, html};

use super::{framed, keys::back, language, moment};
use crate::club::vacations::Vacation;
use crate::web::page_data::Reader;

/// How many days are left, and the forms that take them.
#[must_use]
pub fn account_vacation(reader: &Reader, vacation: &Vacation) -> Markup {
    let locale = language(reader);
    let say = |key: &str| locale.say(key);
    let (label, button) = match vacation.until {
        None => ("vacation-days", "vacation-begin"),
        Some(_) => ("vacation-more", "vacation-extend"),
    };
    framed(
        reader,
        "vacation-title",
        &html! {
            p { (say("vacation-lead")) }
            @if let Some(until) = vacation.until {
                p role="status" { strong { (say("vacation-until")) " " (moment(until)) } }
                form.stack method="post" action="/account/vacation" {
                    button.button name="act" value="end" { (say("vacation-end")) }
                    small.note { (say("vacation-end-note")) }
                }
            }
            p #vacation-left data-left=(vacation.left) { (locale.say_with("vacation-left", &[("n", vacation.left.into())])) }
            @if vacation.left > 0 {
                form.stack method="post" action="/account/vacation" {
                    label for="vacation-days" { (say(label)) }
                    select #vacation-days name="days" { @for days in 1..=vacation.left { option value=(days) { (days) } } }
                    button.button.second-button name="act" value="begin" { (say(button)) }
                }
            }
            p.note { (say("vacation-itself")) }
            (back(reader))
        },
    )
}

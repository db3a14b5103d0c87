//! Money at the desk: what was paid, what is won; and everything to take away as a file.

use maud::{Markup, html};
use tavola_tournament::{Cents, stream::view::DivisionView};

use super::{Place, Sheet, auction, desk_page, standing};
use crate::web::page_data::{EventData, Reader};

/// Fees, prizes, exports.
#[must_use]
pub fn money(reader: &Reader, data: &EventData) -> Markup {
    let sheet = Sheet::new(reader, data);
    let title = sheet.say("ev-nav-money");
    desk_page(
        &sheet,
        Place::Money,
        &title,
        &html! {
            h1 { (title) }
            @for division in &sheet.view().divisions { (of_division(&sheet, division)) }
            section {
                h2 { (sheet.say("ev-export")) }
                p.note { (sheet.say("ev-export-note")) }
                ul.export {
                    @for (file, word) in [("entries.csv", "ev-export-entries"), ("matches.csv", "ev-export-matches"),
                        ("standings.csv", "ev-export-standings"), ("prizes.csv", "ev-export-prizes"),
                        ("event.json", "ev-export-json"), ("log.json", "ev-export-log")] {
                        li { a href={ (sheet.at("/export/")) (file) } download { (sheet.say(word)) " (" (file) ")" } }
                    }
                }
            }
        },
    )
}

fn of_division(sheet: &Sheet<'_>, division: &DivisionView) -> Markup {
    let fees = &division.division.fees;
    let entries =
        || sheet.view().entries.iter().filter(|entry| entry.division == division.division.id && entry.is_in());
    let paid: Cents = entries().map(|entry| entry.paid).sum();
    let each = fees.registration + fees.entry;
    let open = entries().filter(|entry| entry.paid < each).count();
    let rows = [
        ("ev-fee-registration", sheet.amount(fees.registration)),
        ("ev-fee-entry", sheet.amount(fees.entry)),
        ("ev-fee-returned", format!("{}%", sheet.percent(fees.returned))),
        ("ev-fee-added", sheet.amount(fees.added)),
        ("ev-paid", sheet.amount(paid)),
        ("ev-unpaid", open.to_string()),
        ("ev-to-pay-out", sheet.amount(division.prizes.iter().map(|prize| prize.amount).sum())),
    ];
    html! {
        section.division {
            h2 { (sheet.title(&division.division)) }
            table.standings { tbody { @for (word, amount) in rows { tr { th scope="row" { (sheet.say(word)) } td.sum { (amount) } } } } }
            (standing::prizes(sheet, division))
            (auction::lots(sheet, division))
        }
    }
}

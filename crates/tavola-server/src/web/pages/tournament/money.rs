//! Money at the desk: what was paid, what is won; and everything to take away as a file.

use maud::{Markup, html};
use tavola_tournament::{Cents, stream::view::DivisionView};

use super::{Place, Sheet, auction, desk_page, standing};
use crate::web::page_data::{Reader, TournamentData};

/// Fees, prizes, exports.
#[must_use]
pub fn money(reader: &Reader, data: &TournamentData) -> Markup {
    let sheet = Sheet::new(reader, data);
    let title = sheet.say("tournament-nav-money");
    desk_page(
        &sheet,
        Place::Money,
        &title,
        &html! {
            h1 { (title) }
            @for division in &sheet.view().divisions { (of_division(&sheet, division)) }
            section {
                h2 { (sheet.say("tournament-export")) }
                p.note { (sheet.say("tournament-export-note")) }
                ul.export {
                    @for (file, word) in [("entries.csv", "tournament-export-entries"), ("matches.csv", "tournament-export-matches"),
                        ("standings.csv", "tournament-export-standings"), ("prizes.csv", "tournament-export-prizes"),
                        ("event.json", "tournament-export-json"), ("log.json", "tournament-export-log")] {
                        li { a href={ (sheet.at("/export/")) (file) } download { (sheet.say(word)) " (" (file) ")" } }
                    }
                }
            }
        },
    )
}

fn of_division(sheet: &Sheet<'_>, division: &DivisionView) -> Markup {
    let fees = &division.division.fees;
    // Who has left has paid all the same.
    let all = || sheet.view().entries.iter().filter(|entry| entry.division == division.division.id);
    let paid: Cents = all().map(|entry| entry.paid).sum();
    let of_left: Cents = all().filter(|entry| !entry.is_in()).map(|entry| entry.paid).sum();
    let waived: Cents = all().map(|entry| entry.waived).sum();
    let open = all().filter(|entry| division.division.due(entry) > Cents::ZERO).count();
    let rows = [
        ("tournament-fee-registration", sheet.amount(fees.registration)),
        ("tournament-fee-entry", sheet.amount(fees.entry)),
        ("tournament-fee-returned", format!("{}%", sheet.percent(fees.returned))),
        ("tournament-fee-added", sheet.amount(fees.added)),
        ("tournament-paid", sheet.amount(paid)),
        ("tournament-paid-by-left", sheet.amount(of_left)),
        ("tournament-waived", sheet.amount(waived)),
        ("tournament-unpaid", open.to_string()),
        ("tournament-to-pay-out", sheet.amount(division.prizes.iter().map(|prize| prize.amount).sum())),
    ];
    html! {
        section.division {
            h2 { (sheet.title(&division.division)) }
            table.standings { tbody { @for (word, amount) in rows { tr { th scope="row" { (sheet.say(word)) } td.sum { (amount) } } } } }
            p.note { (sheet.say("tournament-prizes-of-all")) }
            (standing::prizes(sheet, division))
            (auction::lots(sheet, division))
        }
    }
}

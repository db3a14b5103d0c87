//! The page a director's or referee's link leads to.

use maud::{Markup, html};
use tavola_tournament::stream::command::Office;

use super::{Place, Sheet, act, page_of};
use crate::web::page_data::{Reader, TournamentData};

/// The invitation to an office.
#[must_use]
pub fn join(reader: &Reader, data: &TournamentData, office: Office, key: &str) -> Markup {
    let sheet = Sheet::new(reader, data);
    let title = sheet.say("tournament-office-title");
    let word = match office {
        Office::Director => "tournament-office-director",
        Office::Referee => "tournament-office-referee",
    };
    page_of(
        &sheet,
        Place::Public,
        &title,
        &html! {
            section.narrow {
                h1 { (title) }
                p.lead { (sheet.say_with(word, &[("tournament", sheet.view().settings.name.clone().into())])) }
                form.stack method="post" action=(sheet.at(&format!("/office/{key}"))) {
                    (act::sent_to(&reader.path))
                    (act::own_name(&sheet, reader))
                    button.button { (sheet.say("tournament-office-go")) }
                }
            }
        },
    )
}

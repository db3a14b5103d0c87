//! Where an invitation's link leads.

use maud::{Markup, html};
use tavola_club::table::view::TableState;
use tavola_rules::Side;

use super::{Frame, language, name_field, page, terms};
use crate::web::page_data::{Invited, JoinData, Reader};

/// The page an invitation leads to: who invites, to what, and one button.
#[must_use]
pub fn join(reader: &Reader, data: &JoinData) -> Markup {
    let locale = language(reader);
    let say = |name: &str| locale.say(name);
    let is_over = matches!(data.view.state, TableState::Over | TableState::Closed);
    let invites = match data.whose {
        None => "join-lead",
        Some(Invited::Partner) => "join-lead-partner",
        Some(Invited::Opponent) => "join-lead-opponent",
    };
    let title = say("join-title");
    let frame = Frame { title: &format!("{title} · Tavola"), styles: &["pages"], script: None };
    page(
        reader,
        &frame,
        &html! {
            section.narrow {
                h1 { (title) }
                p.lead { (locale.say_with(invites, &[("who", data.inviter.clone().into())])) }
                @let there: Vec<_> = Side::BOTH.iter().filter_map(|side| data.view.seats[*side].name.clone()).collect();
                @if !there.is_empty() { p { (say("chouette-there")) ": " (there.join(", ")) } }
                (terms::of_table(locale, &data.view, data.clock.as_ref()))
                @if is_over {
                    p { strong { (say("join-over")) } }
                    p { a.button href={ "/t/" (data.view.id) } { (say("join-look")) } " " a.button.second-button href="/" { (say("table-onward")) } }
                } @else if data.may_sit {
                    form.stack method="post" action={ "/join/" (data.token) } {
                        (name_field(reader, "name"))
                        button.button { (say("join-sit")) }
                    }
                } @else {
                    p { (say("join-taken")) }
                    p { a.button href={ "/t/" (data.view.id) } { (say("join-look")) } " " a.button.second-button href="/" { (say("table-onward")) } }
                }
            }
        },
    )
}

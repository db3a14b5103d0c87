//! A chouette's page, and the page its invitation leads to.

use maud::{Markup, html};

use super::{Frame, page};
use crate::page_data::{ChouetteData, JoinChouetteData, Reader};

/// A chouette.
#[must_use]
pub fn chouette(reader: &Reader, data: &ChouetteData) -> Markup {
    let names = data.view.members.iter().map(|member| member.name.as_str()).collect::<Vec<_>>().join(", ");
    let frame = Frame { title: "Chouette · Tavola", styles: &[], script: None };
    page(reader, &frame, &html! { h1 { "Chouette" } p { (names) } })
}

/// An invitation to a chouette.
#[must_use]
pub fn join_chouette(reader: &Reader, data: &JoinChouetteData) -> Markup {
    let frame = Frame { title: "Chouette · Tavola", styles: &[], script: None };
    let form = html! {
        h1 { "Chouette" }
        form method="post" action={ "/join/" (data.token) } { button { "Chouette" } }
    };
    page(reader, &frame, &form)
}

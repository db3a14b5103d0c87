//! The committee's own pages: a seat taken by link, and a member's vote in an appeal (TRN-02, TRN-19).

use maud::{Markup, html};
use tavola_tournament::AppealCommand;
use tavola_tournament::ruling::{Ruling, RulingState, Vote};

use super::act::{self, Act};
use super::{Place, Sheet, page_of};
use crate::club::tournament::goes_by_name;
use crate::web::page_data::{Reader, TournamentData};

/// The page the committee's link leads to.
#[must_use]
pub fn take_seat(reader: &Reader, data: &TournamentData, key: &str) -> Markup {
    let sheet = Sheet::new(reader, data);
    let title = sheet.say("tournament-committee");
    let free: Vec<_> = sheet.view().committee.iter().filter(|member| goes_by_name(&member.person)).collect();
    page_of(
        &sheet,
        Place::Public,
        &title,
        &html! {
            section.narrow {
                h1 { (title) }
                @if free.is_empty() {
                    p.lead { (sheet.say("tournament-seat-none")) }
                } @else {
                    p.lead { (sheet.say_with("tournament-seat-lead", &[("tournament", sheet.view().settings.name.clone().into())])) }
                    form.stack method="post" action=(sheet.at(&format!("/seat/{key}"))) {
                        (act::sent_to(&reader.path))
                        (act::field("seat-member", &sheet.say("tournament-seat-who"), &html! {
                            select #seat-member name="member" { @for member in &free { option value=(member.person) { (sheet.member(member)) } } }
                        }))
                        (act::own_name(&sheet, reader))
                        button.button { (sheet.say("tournament-seat-go")) }
                    }
                }
            }
        },
    )
}

/// The appeals in which the visitor sits, each with their vote or the buttons for it.
pub(super) fn own_votes(sheet: &Sheet<'_>) -> Markup {
    let Some(you) = &sheet.view().you.player else { return html! {} };
    let sits = |ruling: &&Ruling| {
        ruling.state == RulingState::Appealed
            && ruling.appeal.as_ref().is_some_and(|appeal| appeal.members.contains(you))
    };
    html! {
        @if sheet.view().you.on_committee { p.lead { (sheet.say("tournament-seat-yours")) } }
        @for ruling in sheet.view().rulings.iter().filter(sits) {
            section.own-match {
                (super::book::ruling(sheet, ruling))
                @let cast = ruling.appeal.as_ref().and_then(|appeal| appeal.votes.iter().find(|(voter, _)| voter == you));
                @if let Some((_, vote)) = cast {
                    p { (sheet.say("tournament-vote-yours")) ": " (sheet.say(vote_word(*vote))) }
                } @else if super::appeal::is_party(sheet, ruling, you) {
                    p { (sheet.say_with("tournament-vote-party", &[("who", sheet.person(Some(you)).into())])) }
                } @else if ruling.appeal.as_ref().is_some_and(|appeal| appeal.unheard().next().is_some()) {
                    p.note { (sheet.say("tournament-refused-not-heard")) }
                } @else {
                    p { (sheet.say("tournament-vote-ask")) }
                    div.acts {
                        @for vote in [Vote::Uphold, Vote::Overturn] {
                            (Act::new(sheet.say(vote_word(vote)),
                                AppealCommand::CastVote { ruling: ruling.number, member: you.clone(), vote }).form(sheet))
                        }
                    }
                }
            }
        }
    }
}

const fn vote_word(vote: Vote) -> &'static str {
    match vote {
        Vote::Uphold => "tournament-vote-uphold",
        Vote::Overturn => "tournament-vote-overturn",
    }
}

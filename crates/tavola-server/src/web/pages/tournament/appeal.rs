//! Appeals against rulings (TRN-19): made by whom they concern, heard, decided or closed by the director.

use maud::{Markup, html};
use tavola_base::{PlayerId, Time};
use tavola_tournament::{
    AppealCommand, EntrantId,
    ruling::{Appeal, Ruling, RulingNumber, RulingState, Vote},
    stream::command::Office,
};

use super::act::{self, Act};
use super::{Sheet, book};
use crate::web::http::tournament::forms::FormKind;

/// The fewest members of a committee (TRN-02).
const FEWEST: usize = 3;

/// How the appeal against a ruling stands, with what the reader may do about it.
pub(super) fn appeal(sheet: &Sheet<'_>, ruling: &Ruling) -> Markup {
    let is_director = sheet.view().you.offices.contains(&Office::Director);
    html! {
        @match (&ruling.appeal, ruling.state) {
            (None, RulingState::Holds) => { (offer(sheet, ruling)) (convene(sheet, ruling)) },
            (None, RulingState::Final) => (convene(sheet, ruling)),
            (Some(appeal), RulingState::Appealed) => {
                p.note { (brought_by(sheet, appeal)) }
                @if is_director { (hearing(sheet, ruling, appeal)) }
            },
            (Some(Appeal { closed: Some(why), .. }), RulingState::Undecided) => p.note { (sheet.say("tournament-appeal-closed")) ": " (why) },
            _ => {}
        }
    }
}

/// Who has brought a ruling before the committee: one of the players, or the director.
fn brought_by(sheet: &Sheet<'_>, appeal: &Appeal) -> String {
    match appeal.by {
        Some(by) => sheet.say_with("tournament-appealed-by", &[("who", sheet.name(by).into())]),
        None => sheet.say("tournament-convened"),
    }
}

/// The director's own way to the committee (TRN-02).
fn convene(sheet: &Sheet<'_>, ruling: &Ruling) -> Markup {
    html! {
        @if sheet.view().committee.len() >= FEWEST && sheet.view().you.offices.contains(&Office::Director) {
            div.acts { (quiet(sheet, sheet.say("tournament-convene"), AppealCommand::Convene { ruling: ruling.number })) }
        }
    }
}

/// The way to an appeal, for officials on behalf of either side and for a player on their own, as long as there is one.
fn offer(sheet: &Sheet<'_>, ruling: &Ruling) -> Markup {
    let view = sheet.view();
    let is_official = !view.you.offices.is_empty();
    let mine = |side: &EntrantId| is_official || view.you.entrants.contains(side);
    let sides: Vec<EntrantId> = sides(sheet, ruling).into_iter().filter(mine).collect();
    let Some(until) = appealable_until(sheet, ruling) else { return html! {} };
    html! {
        @if sides.is_empty() {}
        @else if view.committee.len() < FEWEST { p.note { (sheet.say("tournament-appeal-no-committee")) } }
        @else {
            p.note { (sheet.say("tournament-appeal-until")) " " (sheet.time(until)) }
            div.acts {
                @for &entrant in &sides {
                    @let label = if is_official { sheet.say_with("tournament-appeal-by", &[("who", sheet.name(entrant).into())]) } else { sheet.say("tournament-appeal-own") };
                    (quiet(sheet, label, AppealCommand::Appeal { ruling: ruling.number, entrant }))
                }
            }
        }
    }
}

/// Until when a ruling can be appealed against, while it can.
fn appealable_until(sheet: &Sheet<'_>, ruling: &Ruling) -> Option<Time> {
    ruling.appealable_until(sheet.view().settings.appeal).filter(|until| sheet.data.now <= *until)
}

/// Whose sides are heard in an appeal against a ruling, as far as they are on this sheet.
pub(super) fn sides(sheet: &Sheet<'_>, ruling: &Ruling) -> Vec<EntrantId> {
    let game = ruling.of.and_then(|of| sheet.matches.get(&of));
    let pair = game.and_then(|game| Some([game.seats[0].entrant()?, game.seats[1].entrant()?]));
    ruling.sides(pair)
}

/// Rulings that concern one of these entries, the latest first; nothing where there are none.
pub(super) fn rulings_about(sheet: &Sheet<'_>, entrants: &[EntrantId]) -> Markup {
    let concerns = |ruling: &&Ruling| {
        sides(sheet, ruling).into_iter().chain(ruling.about).any(|entrant| entrants.contains(&entrant))
    };
    let found: Vec<&Ruling> = sheet.view().rulings.iter().rev().filter(concerns).collect();
    html! {
        @if !found.is_empty() {
            section.stage aria-labelledby="own-rulings" {
                h2 #own-rulings { (sheet.say("tournament-rulings")) }
                ul.rulings {
                    @for ruling in found {
                        li { (book::ruling(sheet, ruling)) (super::super::clause::behind(sheet.locale, ruling.clause)) }
                    }
                }
            }
        }
    }
}

/// The appeals that wait for the director, each leading to where it is heard.
pub(super) fn open_appeals(sheet: &Sheet<'_>) -> Markup {
    let open = |ruling: &&Ruling| ruling.state == RulingState::Appealed;
    let open: Vec<&Ruling> = sheet.view().rulings.iter().filter(open).collect();
    html! {
        @if !open.is_empty() {
            section.invite #open-appeals {
                h2 { (sheet.say("tournament-appeals-open")) }
                ul {
                    @for ruling in open { li data-call=(line(sheet, ruling)) { a href={ (sheet.at("/desk/book#ruling-")) (ruling.number) } { (line(sheet, ruling)) } } }
                }
            }
        }
    }
}

fn line(sheet: &Sheet<'_>, ruling: &Ruling) -> String {
    let appealed = ruling.appeal.as_ref().and_then(|appeal| appeal.by);
    let by = appealed.map_or_else(|| sheet.say("tournament-director"), |by| sheet.name(by));
    let what = format!("{} {}", ruling.clause, book::remedy(sheet, ruling.remedy));
    sheet.say_with(
        "tournament-appeal-line",
        &[("who", by.into()), ("ruling", ruling.number.number().into()), ("what", what.into())],
    )
}

fn quiet(sheet: &Sheet<'_>, label: String, command: AppealCommand) -> Markup {
    Act::new(label, command).class("quiet-button").form(sheet)
}

/// What a director has to do until the appeal is closed: hear both sides, note the votes, replace who can't vote.
fn hearing(sheet: &Sheet<'_>, ruling: &Ruling, appeal: &Appeal) -> Markup {
    let you = sheet.view().you.player.as_ref().filter(|you| !appeal.members.contains(you));
    let voters = appeal.members.iter().map(|member| (member, member_name(sheet, appeal, member)));
    let is_heard = appeal.unheard().next().is_none();
    let voters = voters.chain(you.map(|you| (you, sheet.say("tournament-director")))).filter(|_| is_heard);
    html! {
        @if !appeal.votes.is_empty() {
            ul.votes { @for (voter, vote) in &appeal.votes { li { (vote_cast(sheet, appeal, voter, *vote)) } } }
        }
        div.acts {
            @for side in appeal.unheard() {
                (quiet(sheet, sheet.say_with("tournament-heard", &[("who", sheet.name(side).into())]),
                    AppealCommand::Hear { ruling: ruling.number, entrant: side }))
            }
            @for (voter, name) in voters.filter(|(voter, _)| !appeal.votes.iter().any(|(voted, _)| voted == *voter)) {
                @if appeal.members.contains(voter) && is_party(sheet, ruling, voter) {
                    span.note { (sheet.say_with("tournament-vote-party", &[("who", name.into())])) }
                } @else {
                    @for (vote, word) in [(Vote::Uphold, "tournament-vote-uphold"), (Vote::Overturn, "tournament-vote-overturn")] {
                        (quiet(sheet, format!("{name}: {}", sheet.say(word)),
                            AppealCommand::CastVote { ruling: ruling.number, member: voter.clone(), vote }))
                    }
                }
            }
            @if appeal.can_be_decided(|voter| is_director(sheet, voter)) {
                (quiet(sheet, sheet.say("tournament-appeal-close"), AppealCommand::DecideAppeal { ruling: ruling.number }))
            }
        }
        (replacing(sheet, ruling, appeal))
        @if !appeal.can_be_decided(|voter| is_director(sheet, voter)) { (closing(sheet, ruling)) }
    }
}

/// Who has voted how.
fn vote_cast(sheet: &Sheet<'_>, appeal: &Appeal, voter: &PlayerId, vote: Vote) -> String {
    let is_member = appeal.members.contains(voter);
    let name = if is_member { member_name(sheet, appeal, voter) } else { sheet.say("tournament-director") };
    let word = match vote {
        Vote::Uphold => "tournament-vote-uphold",
        Vote::Overturn => "tournament-vote-overturn",
    };
    format!("{name}: {}", sheet.say(word))
}

/// The forms that put somebody else on the committee for this appeal.
fn replacing(sheet: &Sheet<'_>, ruling: &Ruling, appeal: &Appeal) -> Markup {
    let number = ruling.number;
    html! {
        details id={ "replace-" (number) } {
            summary { (sheet.say("tournament-member-replace")) }
            @for (at, member) in appeal.members.iter().enumerate() {
                @let label = sheet.say_with("tournament-member-instead-of", &[("who", member_name(sheet, appeal, member).into())]);
                (act::form(sheet, FormKind::ReplaceMember, &[("ruling", number.to_string()), ("member", member.to_string())],
                    &act::field(&format!("replace-{number}-{at}"), &label, &html! {
                        input id={ "replace-" (number) "-" (at) } name="name" required maxlength="50" autocomplete="off";
                    }), &sheet.say("tournament-member-replace-go")))
            }
        }
    }
}

/// The way out of an appeal that can't be decided, or that is taken back.
fn closing(sheet: &Sheet<'_>, ruling: &Ruling) -> Markup {
    let number = ruling.number;
    html! {
        details id={ "close-appeal-" (number) } {
            summary { (sheet.say("tournament-appeal-undecided")) }
            p.note { (sheet.say("tournament-appeal-undecided-note")) }
            (act::form(sheet, FormKind::CloseAppeal, &[("ruling", number.to_string())],
                &act::needed_text(&format!("close-appeal-{number}-reason"), "reason", &sheet.say("tournament-reason")), &sheet.say("tournament-appeal-undecided")))
        }
    }
}

/// Whether somebody is party to a ruling and votes not in its appeal.
pub(super) fn is_party(sheet: &Sheet<'_>, ruling: &Ruling, person: &PlayerId) -> bool {
    ruling.is_party(person, sides(sheet, ruling).iter().filter_map(|side| sheet.entries.get(side).copied()))
}

fn is_director(sheet: &Sheet<'_>, person: &PlayerId) -> bool {
    sheet.view().officials.iter().any(|(office, official)| *office == Office::Director && official == person)
}

/// What a member who sits in the appeal against that ruling is called.
pub(super) fn member_of(sheet: &Sheet<'_>, number: RulingNumber, member: &PlayerId) -> String {
    let ruling = sheet.view().rulings.iter().find(|ruling| ruling.number == number);
    match ruling.and_then(|ruling| ruling.appeal.as_ref()) {
        Some(appeal) => member_name(sheet, appeal, member),
        None => sheet.person(Some(member)),
    }
}

fn member_name(sheet: &Sheet<'_>, appeal: &Appeal, member: &PlayerId) -> String {
    let mut known = appeal.successors.iter().rev().chain(&sheet.view().committee);
    known.find(|one| one.person == *member).map_or_else(|| sheet.person(Some(member)), |one| sheet.member(one))
}

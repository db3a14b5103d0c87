//! What is settled beside the matches: the auction of the players (Calcutta), and one-point matches between equals.

use maud::{Markup, html};
use tavola_tournament::{
    DeskCommand, EntrantId, EntryCommand,
    stream::{
        division::Division,
        view::{AuctionLine, DivisionView, DrawState},
    },
};

use super::Sheet;
use super::act::{self, Act};
use crate::web::http::tournament::forms::FormKind;

/// The form that says that players are auctioned, or the button that takes it back.
pub(super) fn plan(sheet: &Sheet<'_>, division: &DivisionView) -> Markup {
    let (id, plan) = (&division.division.id, &division.division);
    let without = Division { calcutta: None, ..plan.clone() };
    let without = DeskCommand::ChangeDivision { division: Box::new(without) };
    html! {
        p.note { (sheet.say("tournament-auction-note")) }
        @if let Some(known) = &plan.calcutta {
            p {
                (sheet.say_with("tournament-auction-plan", &[
                    ("percent", sheet.percent(known.returned).into()),
                    ("parts", known.parts.iter().map(ToString::to_string).collect::<Vec<_>>().join(" : ").into()),
                ]))
                " " (Act::new(sheet.say("tournament-auction-drop"), without).class("quiet-button").form(sheet))
            }
        } @else {
            (act::form(sheet, FormKind::HoldAuction, &[("plan", act::as_json(plan))], &html! {
                (act::field(&format!("auction-{id}-returned"), &sheet.say("tournament-fee-returned"), &html! {
                    input.short id={ "auction-" (id) "-returned" } name="returned" type="number" min="0" max="100" placeholder="100";
                }))
                (act::field(&format!("auction-{id}-parts"), &sheet.say("tournament-auction-parts"), &html! {
                    input id={ "auction-" (id) "-parts" } name="parts" placeholder="70, 30" maxlength="40";
                }))
            }, &sheet.say("tournament-auction-hold")))
        }
    }
}

/// The lots sold with what they bring, and the form that sells another; nothing where there is no auction.
pub(super) fn lots(sheet: &Sheet<'_>, division: &DivisionView) -> Markup {
    if division.division.calcutta.is_none() {
        return html! {};
    }
    let id = &division.division.id;
    html! {
        section.stage aria-labelledby={ (id) "-auction" } {
            h3 id={ (id) "-auction" } { (sheet.say("tournament-auction")) }
            @if division.auction.is_empty() {
                p.note { (sheet.say("tournament-auction-none")) }
            } @else {
                div.scroll tabindex="0" role="group" aria-labelledby={ (id) "-auction" } {
                    table.standings {
                        thead { tr {
                            th scope="col" { (sheet.say("tournament-lot-players")) }
                            th scope="col" { (sheet.say("tournament-lot-buyer")) }
                            th.sum scope="col" { (sheet.say("tournament-lot-price")) }
                            th.sum scope="col" { (sheet.say("tournament-lot-gets")) }
                            th.sum scope="col" { (sheet.say("tournament-lot-players-get")) }
                        } }
                        tbody { @for line in &division.auction { (lot(sheet, line)) } }
                    }
                }
            }
            (sell(sheet, division))
        }
    }
}

fn lot(sheet: &Sheet<'_>, line: &AuctionLine) -> Markup {
    let amount = |amount: Option<_>| amount.map_or_else(|| "–".to_owned(), |amount| sheet.amount(amount));
    html! {
        tr {
            th scope="row" { (line.lot.players.iter().map(|one| sheet.name(*one)).collect::<Vec<_>>().join(", ")) }
            td.text { (line.lot.buyer) }
            td.sum { (sheet.amount(line.lot.price)) }
            td.sum { (amount(line.owner)) }
            td.sum { (amount(line.players)) }
        }
    }
}

fn sell(sheet: &Sheet<'_>, division: &DivisionView) -> Markup {
    let id = &division.division.id;
    let is_sold = |entrant: EntrantId| division.auction.iter().any(|line| line.lot.players.contains(&entrant));
    let free = || {
        let own = sheet.entries.values().filter(|entry| entry.division == *id && entry.is_in());
        own.filter(|entry| !is_sold(entry.entrant))
    };
    let is_begun = sheet.view().matches.iter().any(|game| game.division == *id && game.status.phase.has_begun());
    if is_begun || free().next().is_none() {
        return html! {};
    }
    let fields = html! {
        fieldset.lot {
            legend { (sheet.say("tournament-lot-players")) }
            @for entry in free() {
                label { input type="checkbox" name="players" value=(entry.entrant); " " (sheet.name(entry.entrant)) }
            }
        }
        (act::field(&format!("lot-{id}-buyer"), &sheet.say("tournament-lot-buyer"), &html! {
            input id={ "lot-" (id) "-buyer" } name="buyer" required maxlength="64";
        }))
        (act::field(&format!("lot-{id}-price"), &sheet.say("tournament-lot-price"), &html! {
            input id={ "lot-" (id) "-price" } name="price" required inputmode="decimal" pattern="[0-9]+([.,][0-9]{1,2})?";
        }))
        (act::field(&format!("lot-{id}-back"), &sheet.say("tournament-lot-back"), &html! {
            input.short id={ "lot-" (id) "-back" } name="bought_back" type="number" min="0" max="100" placeholder="0";
        }))
    };
    html! {
        details id={ "sell-" (id) } open[division.auction.is_empty()] {
            summary { (sheet.say("tournament-lot-sell")) }
            (act::form(sheet, FormKind::SellLot, &[("division", id.to_string())], &fields, &sheet.say("tournament-lot-sell")))
        }
    }
}

/// Those who share a place when all rounds are over, each with the buttons for a play-off.
pub(super) fn play_offs(sheet: &Sheet<'_>, division: &DivisionView) -> Markup {
    let groups = equals(division);
    if groups.is_empty() || !division.is_over || division.draw.state != DrawState::Published {
        return html! {};
    }
    html! {
        section.stage aria-labelledby={ (division.division.id) "-play-off" } {
            h3 id={ (division.division.id) "-play-off" } { (sheet.say("tournament-play-off")) }
            p.note { (sheet.say("tournament-play-off-note")) }
            @for (place, group) in groups { (play_off(sheet, division, place, &group)) }
        }
    }
}

fn equals(division: &DivisionView) -> Vec<(u32, Vec<EntrantId>)> {
    let mut groups: Vec<(u32, Vec<EntrantId>)> = Vec::new();
    for standing in &division.standings {
        match groups.last_mut() {
            Some((place, group)) if *place == standing.place => group.push(standing.entrant),
            _ => groups.push((standing.place, vec![standing.entrant])),
        }
    }
    groups.retain(|(_, group)| group.len() > 1 && !division.division.format.is_bracket());
    groups
}

fn play_off(sheet: &Sheet<'_>, division: &DivisionView, place: u32, group: &[EntrantId]) -> Markup {
    let id = &division.division.id;
    let title = sheet.say_with("tournament-place-n", &[("n", place.into())]);
    if let [one, other] = *group {
        return html! {
            div.acts {
                span { (title) }
                @for (winner, loser) in [(one, other), (other, one)] {
                    (Act::new(sheet.say_with("tournament-wins-button", &[("who", sheet.name(winner).into())]),
                        EntryCommand::PlayOff { division: id.clone(), winner, loser }).form(sheet))
                }
            }
        };
    }
    let names: Vec<_> = group.iter().map(|one| (one.to_string(), sheet.name(*one))).collect();
    act::form(
        sheet,
        FormKind::PlayOff,
        &[("division", id.to_string())],
        &html! {
            span { (title) }
            (act::choice(&format!("play-off-{id}-{place}-won"), "winner", &sheet.say("tournament-play-off-winner"), &names))
            (act::choice(&format!("play-off-{id}-{place}-lost"), "loser", &sheet.say("tournament-play-off-loser"), &names))
        },
        &sheet.say("tournament-play-off-go"),
    )
}

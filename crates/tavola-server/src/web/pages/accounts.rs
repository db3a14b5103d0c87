//! A chouette's accounts as a document: what is to be paid, who has won what, every game with every cube. It prints well.

use maud::{Markup, html};
use serde_json::Value;
use tavola_base::PlayerId;
use tavola_club::chouette::{
    AccountView, Accounts, Balance, ChouetteView, Currency, Edge, EdgeKind, GameRecord, Payment, PostingCause, Role,
    Settled, Stake,
};

use tavola_rules::WinKind;

use super::chouette::rules_text;
use super::{Frame, language, page};
use crate::base::ids::StreamId;
use crate::web::i18n::Locale;
use crate::web::page_data::{AccountsData, Reader};

/// The accounts of a chouette.
#[must_use]
pub fn accounts(reader: &Reader, data: &AccountsData) -> Markup {
    let locale = language(reader);
    let say = |name: &str| locale.say(name);
    let title = format!("{} · {} · Tavola", say("accounts-title"), say("chouette-title"));
    let frame = Frame { title: &title, styles: &["pages", "accounts"], script: None };
    let view = &data.view;
    page(
        reader,
        &frame,
        &html! {
            section.sheet {
                h1 { (say("accounts-title")) }
                p.lead { (rules_text(locale, &view.rules)) " · " (locale.say_with("accounts-count", &[("n", count(view.games.len()).into())])) }
                p.sheet-acts {
                    a.button href={ "/c/" (data.id) } { (say("accounts-back")) }
                    a.button.second-button href={ "/c/" (data.id) "/sheet.csv" } download { (say("accounts-csv")) }
                }
                p.note.no-print { (say("accounts-print")) }
                @if view.ledger.accounts.is_empty() { p { (say("accounts-none")) } }
                (carried(locale, view))
                @for account in &view.ledger.accounts { (settlement(locale, view, account, &data.id)) }
                (totals(locale, view))
                @if !view.games.is_empty() {
                    h2 { (say("accounts-games")) }
                    ol.sheet-games { @for game in &view.games { li { (record(locale, view, game, &data.id)) } } }
                }
            }
        },
    )
}

/// Whoever owes says that they have paid.
fn paid(locale: Locale, id: &StreamId, payment: &Payment, currency: &str) -> Markup {
    html! {
        form.inline.no-print method="post" action={ "/c/" (id) "/command" } {
            (super::acts_once())
            input type="hidden" name="type" value="pay";
            input type="hidden" name="to" value=(payment.to);
            input type="hidden" name="currency" value=(currency);
            input type="hidden" name="amount" value=(payment.amount);
            button.button.second-button { (locale.say("accounts-paid")) }
        }
    }
}

/// What was brought along from another chouette, and where it has gone from here.
fn carried(locale: Locale, view: &ChouetteView) -> Markup {
    let owes = |debt: &Payment, currency: &str| {
        let sum = amount(locale, debt.amount, currency);
        let sum = if currency == "points" { format!("{sum} {}", locale.say("points-word")) } else { sum };
        let about =
            [("from", name(view, &debt.from).into()), ("to", name(view, &debt.to).into()), ("amount", sum.into())];
        locale.say_with("accounts-debt", &about)
    };
    let all = view.ledger.carried.iter();
    let debts: Vec<_> =
        all.flat_map(|account| account.debts.iter().map(|debt| owes(debt, account.currency.as_str()))).collect();
    html! {
        @if view.ledger.stand == Accounts::CarriedOn {
            p.note { (locale.say("accounts-carried-on"))
                @if let Some(sequel) = &view.sequel { " " a href={ "/c/" (sequel) "/accounts" } { (locale.say("again-go")) } } }
        }
        @if !debts.is_empty() { p.note { (locale.say_with("accounts-carried", &[("list", debts.join("; ").into())])) } }
    }
}

/// Whether a gammon counted single on a cube that was not turned (CHO-18).
fn counts_single(game: &GameRecord) -> bool {
    let of_cube = |edge: &&Edge, from: &PlayerId, to: &PlayerId| {
        let ends = [&edge.between.box_side, &edge.between.member];
        ends.contains(&from) && ends.contains(&to)
    };
    let large = matches!(game.result.kind, Some(WinKind::Gammon | WinKind::Backgammon));
    large
        && game.postings.iter().filter(|posting| posting.cause == PostingCause::Decided).any(|posting| {
            let cube = game.cubes.iter().find(|edge| of_cube(edge, &posting.from, &posting.to));
            cube.is_some_and(|edge| {
                i64::try_from(edge.cube.value.number()).is_ok_and(|value| posting.points == Balance::whole(value))
            })
        })
}

fn settlement(locale: Locale, view: &ChouetteView, account: &AccountView, id: &StreamId) -> Markup {
    let say = |name: &str| locale.say(name);
    let unit = if account.currency == "points" { say("points-word") } else { account.currency.clone() };
    let amount = |value: Balance| amount(locale, value, &account.currency);
    let sum: Balance = account.balances.values().copied().sum();
    html! {
        section.settlement {
            h2 { (unit) }
            div.settlement-columns {
                div {
                    h3 { (say("accounts-fewest")) }
                    @if account.payments.is_empty() { p { (say("accounts-even")) } }
                    ul.payments {
                        @for payment in &account.payments {
                            li { strong { (name(view, &payment.from)) } " → " strong { (name(view, &payment.to)) }
                                span.amount { (amount(payment.amount)) }
                                @if view.you.as_ref() == Some(&payment.from) && view.ledger.stand == Accounts::Stay { (paid(locale, id, payment, &account.currency)) } }
                        }
                    }
                }
                div {
                    table {
                        caption { (say("accounts-balances")) }
                        tbody { @for (member, balance) in &account.balances {
                            tr { th scope="row" { (name(view, member)) } td.number { (signed(*balance, &amount(balance.size()))) } }
                        } }
                        tfoot { tr { th scope="row" { (say("accounts-total")) } td.number { (signed(sum, &amount(sum.size()))) } } }
                    }
                }
                div {
                    table {
                        caption { (say("accounts-debts")) }
                        tbody { @for debt in &account.debts {
                            tr { td { (name(view, &debt.from)) " → " (name(view, &debt.to)) } td.number { (amount(debt.amount)) } }
                        } }
                    }
                }
            }
        }
    }
}

/// Points by game and member.
fn totals(locale: Locale, view: &ChouetteView) -> Markup {
    let say = |name: &str| locale.say(name);
    html! {
        div.sheet-scroll tabindex="0" role="region" aria-label=(say("accounts-by-game")) {
            table.by-game {
                caption { (say("accounts-by-game")) }
                thead { tr { th scope="col" { (say("table-game")) } @for member in &view.members { th.number scope="col" { (member.name) } } } }
                tbody { @for game in &view.games {
                    tr { th scope="row" { (game.number) }
                        @for member in &view.members {
                            @let won = game.points.get(&member.id).copied().unwrap_or_default();
                            td.number { (points(locale, won)) @if game.the_box == member.id { sup title=(say("role-box")) { "B" } } @else if game.captain == member.id { sup title=(say("role-captain")) { "C" } } }
                        }
                    }
                } }
                tfoot { tr { th scope="row" { (say("accounts-total")) } @for member in &view.members { td.number { (points(locale, member.points)) } } } }
            }
        }
        p.note { (say("accounts-marks")) }
    }
}

/// One game: how it ended, each cube, each posting.
fn record(locale: Locale, view: &ChouetteView, game: &GameRecord, id: &StreamId) -> Markup {
    let result = &game.result;
    let text = |value: &Value| value.as_str().unwrap_or("none").to_owned();
    let shown = serde_json::to_value(result).unwrap_or_default();
    let about = [
        ("box", name(view, &game.the_box).into()),
        ("captain", name(view, &game.captain).into()),
        ("winner", text(&shown["winner"]).into()),
        ("win", text(&shown["kind"]).into()),
        ("ending", text(&shown["ending"]).into()),
        ("fate", text(&shown["fate"]).into()),
    ];
    html! {
        article.game-sheet {
            h3 { (locale.say_with("accounts-game", &[("n", i64::from(game.number).into())])) }
            p { (locale.say_with("game-line", &about)) ". " (locale.say_with("game-fate", &about))
                @if counts_single(game) { " " (locale.say("game-jacoby")) } }
            ul.cube-list { @for edge in &game.cubes { li { (cube(locale, view, edge)) } } }
            ul.posting-list { @for posting in &game.postings {
                @let cause = serde_json::to_value(posting.cause).unwrap_or_default();
                li { (name(view, &posting.from)) " → " (name(view, &posting.to)) ": " strong { (posting.points.to_string()) }
                    " (" (locale.say(&format!("cause-{}", text(&cause)))) ")" }
            } }
            p.no-print { a href={ "/c/" (id) "/games/" (game.number) } { (locale.say("history-open")) } }
        }
    }
}

fn cube(locale: Locale, view: &ChouetteView, edge: &Edge) -> Markup {
    let winner = match edge.settled {
        Some(Settled::Box) => "box",
        Some(Settled::Team) => "team",
        Some(Settled::Agreed) | None => "agreed",
    };
    let about =
        [("value", i64::try_from(edge.cube.value.number()).unwrap_or(i64::MAX).into()), ("winner", winner.into())];
    let of = match edge.kind {
        EdgeKind::Main => name(view, &edge.between.member),
        EdgeKind::Extra => format!("{} – {}", name(view, &edge.between.box_side), name(view, &edge.between.member)),
    };
    html! { strong { (of) } " " (locale.say_with("accounts-cube", &about)) }
}

pub(super) fn name(view: &ChouetteView, id: &PlayerId) -> String {
    let member = view.members.iter().find(|member| member.id == *id);
    member.map_or_else(|| id.to_string(), |member| member.name.clone())
}

fn count(number: usize) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

/// The key of a role in the sentences.
pub(super) const fn role_key(role: Role) -> &'static str {
    match role {
        Role::Box => "box",
        Role::Partner => "partner",
        Role::Captain => "captain",
        Role::Member => "member",
        Role::Giver => "giver",
        Role::StandIn => "stand_in",
        Role::Out => "out",
        Role::Waiting => "waiting",
        Role::Gone => "gone",
    }
}

/// Points with their sign, the half as the language writes it.
pub(super) fn points(locale: Locale, points: Balance) -> String {
    signed(points, &points.size().to_string().replace('.', locale.decimal_sign()))
}

/// What a point is worth, as a list says it.
pub(super) fn stake_text(locale: Locale, stake: &Stake) -> String {
    if *stake == Stake::points() {
        return locale.say("points-word");
    }
    let currency = stake.currency().to_string();
    let worth = amount(locale, stake.worth(Balance::whole(1)), &currency);
    let worth = if currency.as_str() == "points" { format!("{worth} {}", locale.say("points-word")) } else { worth };
    locale.say_with("stake-per-point", &[("unit", worth.into())])
}

fn signed(value: Balance, size: &str) -> String {
    match value.cmp(&Balance::ZERO) {
        std::cmp::Ordering::Less => format!("−{size}"),
        std::cmp::Ordering::Equal => size.to_owned(),
        std::cmp::Ordering::Greater => format!("+{size}"),
    }
}

/// An amount without its sign, with the decimals of its currency: `12.50 EUR`.
fn amount(locale: Locale, value: Balance, currency: &str) -> String {
    let size = value.size();
    let known = Currency::try_from(currency.to_owned());
    let cents = known.is_ok_and(|currency| currency.decimals() == 2);
    if currency == "points" {
        return size.to_string().replace('.', locale.decimal_sign());
    }
    if !cents {
        return format!("{} {currency}", size.to_string().replace('.', locale.decimal_sign()));
    }
    let half = if size.in_halves() % 2 == 0 { "" } else { "5" };
    let whole = size.in_halves() / 2;
    format!("{}{}{:02}{half} {currency}", whole / 100, locale.decimal_sign(), whole % 100)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn amounts_have_the_decimals_of_their_currency_and_of_the_language() {
        assert_eq!(amount(Locale::ENGLISH, Balance::whole(-1250), "EUR"), "12.50 EUR");
        assert_eq!(amount(Locale::italian(), Balance::halves(1251 * 2 + 1), "EUR"), "12,515 EUR");
        assert_eq!(amount(Locale::ENGLISH, Balance::whole(300), "JPY"), "300 JPY");
        assert_eq!(amount(Locale::italian(), Balance::halves(3), "points"), "1,5");
        assert_eq!(points(Locale::ENGLISH, Balance::halves(-3)), "−1.5");
        assert_eq!(points(Locale::ENGLISH, Balance::ZERO), "0");
    }
}

//! The pages of a tournament: for everybody, for its players, for its desk. Plain documents with forms; a script makes them
//! come alive by asking for the same documents again.

mod act;
mod appeal;
mod auction;
mod board;
mod book;
mod bracket;
mod calendar;
mod desk;
#[cfg(test)]
mod desk_walks;
mod devices;
mod draw;
mod end;
mod entries;
mod entry_forms;
mod game;
mod hall;
mod left_out;
mod log;
mod money;
mod new;
mod pairings;
mod papers;
mod pieces;
mod plan;
mod player;
mod print;
mod programme;
mod projector;
mod public;
mod rules;
mod seat;
mod series;
mod setup;
mod stages;
mod standing;
mod sure;
mod take_back;
mod terms;
mod tie;
mod touched;
mod words;

use std::collections::BTreeMap;

use fluent_bundle::FluentValue;
use maud::{DOCTYPE, Markup, html};
use tavola_tournament::{
    EntrantId, MatchId,
    stream::{
        division::{Division, Format},
        entry::Entry,
        view::{DivisionView, MatchView, TournamentView},
    },
};

pub use board::board;
pub use book::book;
pub use calendar::{appointments, appointments_of};
pub use desk::join as join_desk;
pub use devices::{Beside, devices, nobody_at_table, which_at_table};
pub use draw::draw;
pub use entries::entries;
pub use game::game;
pub(crate) use left_out::{LeftOut, left_out};
pub use log::log;
pub use money::money;
pub use new::new;
pub use papers::papers;
pub use player::{me, player};
pub use print::print;
pub use projector::projector;
pub use public::{find, public, public_for};
pub use seat::take_seat;
pub use setup::setup;
pub(crate) use sure::{Sent, may_ask, sure};

use super::{Frame, head, language, language_form, mark};
use crate::web::i18n::Locale;
use crate::web::page_data::{Reader, TournamentData};

/// A tournament on its way to a page: its data with what pages look up in it.
struct Sheet<'a> {
    locale: Locale,
    reader: &'a Reader,
    data: &'a TournamentData,
    entries: BTreeMap<EntrantId, &'a Entry>,
    matches: BTreeMap<MatchId, &'a MatchView>,
    /// The piece of something large that is asked for.
    asked: pieces::Asked,
}

impl<'a> Sheet<'a> {
    fn new(reader: &'a Reader, data: &'a TournamentData) -> Self {
        let entries = data.view.entries.iter().map(|entry| (entry.entrant, entry)).collect();
        let matches = data.view.matches.iter().map(|game| (game.id, game)).collect();
        let asked = pieces::Asked::of(&reader.path);
        Self { locale: language(reader), reader, data, entries, matches, asked }
    }

    const fn view(&self) -> &'a TournamentView {
        &self.data.view
    }

    /// Whether a match is a Davis Cup tie.
    fn is_davis(&self, game: &MatchView) -> bool {
        self.division(&game.division).is_some_and(|one| matches!(one.division.format, Format::DavisCup { .. }))
    }

    fn say(&self, name: &str) -> String {
        self.locale.say(name)
    }

    fn say_with(&self, name: &str, about: &[(&str, FluentValue<'_>)]) -> String {
        self.locale.say_with(name, about)
    }

    /// The tournament's address, or one below it.
    fn at(&self, below: &str) -> String {
        format!("/e/{}{below}", self.data.id)
    }

    fn division(&self, id: &tavola_tournament::stream::division::DivisionId) -> Option<&'a DivisionView> {
        self.view().divisions.iter().find(|division| division.division.id == *id)
    }

    /// The name of a division to show: its own, else the one in commands as a name is written.
    fn title(&self, division: &Division) -> String {
        match (&division.name, division.id.as_str()) {
            (Some(name), _) => name.clone(),
            (None, "main") => self.say("tournament-division-main"),
            (None, id) => {
                let mut letters = id.chars();
                letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
            }
        }
    }

    /// Whether there is more than one division, so that one must be named.
    fn has_divisions(&self) -> bool {
        self.view().divisions.len() > 1
    }
}

/// Where one is in a tournament: for the marks in its menu.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Place {
    Public,
    Me,
    Board,
    Entries,
    Draw,
    Money,
    Book,
    Log,
    Setup,
}

impl Place {
    const DESK: [Self; 7] = [Self::Board, Self::Entries, Self::Draw, Self::Money, Self::Book, Self::Log, Self::Setup];

    const fn path(self) -> &'static str {
        match self {
            Self::Public => "",
            Self::Me => "/me",
            Self::Board => "/desk",
            Self::Entries => "/desk/entries",
            Self::Draw => "/desk/draw",
            Self::Money => "/desk/money",
            Self::Book => "/desk/book",
            Self::Log => "/desk/log",
            Self::Setup => "/desk/setup",
        }
    }

    const fn word(self) -> &'static str {
        match self {
            Self::Public => "tournament-nav-public",
            Self::Me => "tournament-nav-me",
            Self::Board => "tournament-nav-board",
            Self::Entries => "tournament-nav-entries",
            Self::Draw => "tournament-nav-draw",
            Self::Money => "tournament-nav-money",
            Self::Book => "tournament-nav-book",
            Self::Log => "tournament-nav-log",
            Self::Setup => "tournament-nav-setup",
        }
    }
}

/// A page of a tournament for everybody: with the house's head, and kept up to date.
fn page_of(sheet: &Sheet<'_>, place: Place, title: &str, main: &Markup) -> Markup {
    whole(
        sheet,
        title,
        ("tournament-page", "tournament-choose"),
        main,
        &html! {
            nav.tournament-nav aria-label=(sheet.view().settings.name) {
                @for other in [Place::Public, Place::Me] { (menu_item(sheet, other, place)) }
            }
        },
    )
}

/// A page of the desk.
fn desk_page(sheet: &Sheet<'_>, place: Place, title: &str, main: &Markup) -> Markup {
    whole(
        sheet,
        title,
        ("desk-page", if place == Place::Entries { "tournament-choose-entry" } else { "tournament-choose" }),
        main,
        &html! {
            nav.tournament-nav aria-label=(sheet.say("tournament-desk")) {
                @for other in Place::DESK { (menu_item(sheet, other, place)) }
                a href=(sheet.at("")) { (sheet.say("tournament-nav-public")) }
            }
        },
    )
}

fn menu_item(sheet: &Sheet<'_>, item: Place, here: Place) -> Markup {
    html! {
        a href=(sheet.at(item.path())) aria-current=[(item == here).then_some("page")] { (sheet.say(item.word())) }
    }
}

fn whole(sheet: &Sheet<'_>, title: &str, (class, choose): (&str, &str), main: &Markup, menu: &Markup) -> Markup {
    let name = &sheet.view().settings.name;
    let title = if title == name { name.clone() } else { format!("{title} · {name}") };
    let frame = Frame { title: &title, styles: &["pages", "tournament"], script: Some("tournament/page") };
    let say = |name: &str| sheet.say(name);
    html! {
        (DOCTYPE)
        html lang=(sheet.locale.code()) dir=(sheet.locale.direction()) {
            (head(&say, &frame))
            body class=(class) data-tournament=(sheet.data.id) data-version=(sheet.data.version) {
                a.skip href="#main" { (say("skip")) }
                header.tournament-head {
                    a.brand href="/" aria-label="Tavola" { (mark()) }
                    a.tournament-name href=(sheet.at("")) { (name) }
                    (menu)
                    (language_form(sheet.locale, sheet.reader))
                }
                p #said .said role="status" aria-live="polite" data-lost=(say("tournament-line-lost")) data-done=(say("tournament-done"))
                    data-choose=(say(choose)) {}
                p #away .away role="alert" data-back=(say("tournament-back")) hidden { (say("tournament-away")) }
                p #heard .hidden aria-live="polite" {}
                main #main { (main) }
            }
        }
    }
}

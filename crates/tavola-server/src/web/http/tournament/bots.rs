//! `POST /e/{id}/bots`: bots fill places of a tournament that is played at the house's own tables.

use axum::{
    extract::State,
    response::{IntoResponse, Redirect, Response},
};
use tavola_engine::Level;
use tavola_tournament::EntryCommand;
use tavola_tournament::{
    TournamentCommand,
    stream::{command::Office, entry::Person, settings::Venue},
};

use super::{
    AtDesk,
    forms::{Fields, desk::Bots},
};
use crate::{
    app::App,
    base::ids::StreamId,
    club::bots::{bot_id, is_bot},
    web::{
        errors::{AppError, leads_back},
        http::{address::Path, body::Form},
        page_data::TournamentData,
    },
};

/// The most that come at once.
const MOST: u32 = 64;

/// The names they go by, one after the other.
const NAMES: [&str; 16] = [
    "Alba", "Brio", "Cino", "Dora", "Elmo", "Fosca", "Gino", "Ilda", "Lapo", "Mina", "Nilo", "Olga", "Pico", "Rita",
    "Tea", "Ugo",
];

/// Enters them.
pub(crate) async fn post(
    State(app): State<App>,
    Path(id): Path<StreamId>,
    AtDesk(data): AtDesk,
    Form(fields): Form<Fields>,
) -> Response {
    let to = format!("/e/{id}/desk/entries");
    let done = enter(&app, &id, &data, &fields).await;
    leads_back(fields.back(&to), done.map(|()| Redirect::to(&to).into_response()))
}

async fn enter(app: &App, id: &StreamId, data: &TournamentData, fields: &Fields) -> Result<(), AppError> {
    if !data.view.you.offices.contains(&Office::Director) || data.view.settings.venue != Venue::Online {
        return Err(AppError::Forbidden);
    }
    let Bots { division, many } = fields.read()?;
    let plays = |person: &&Person| person.player.as_ref().is_some_and(is_bot);
    let there = data.view.entries.iter().flat_map(|entry| &entry.people).filter(plays).count();
    let people = data.view.divisions.iter().find(|one| one.division.id == division);
    let people = people.ok_or(AppError::NotFound)?.division.entrants.people();
    // Sent twice, each of them is entered once.
    let name = fields.command_id();
    for index in 0..many.min(MOST) {
        let person = |seat: usize| bot(there + index as usize * people + seat);
        let people = (0..people).map(person).collect();
        let command = TournamentCommand::Entry(EntryCommand::Enter { division: division.clone(), people, name: None });
        app.tournaments().by_house(id, &format!("bot-{name}-{index}"), command).await?;
    }
    Ok(())
}

fn bot(number: usize) -> Person {
    let name = NAMES[number % NAMES.len()];
    let again = number / NAMES.len();
    let name = if again == 0 { format!("{name} (bot)") } else { format!("{name} {} (bot)", again + 1) };
    Person { player: Some(bot_id(Level::Casual, number + 1)), ..Person::named(name) }
}

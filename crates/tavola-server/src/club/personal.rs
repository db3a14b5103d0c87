//! Streams written anew without what tells of somebody: names of whoever has left for good, and words said long ago.
//!
//! What is a name and what are words, each kind's `Decider::personal` says, event by event; nothing here knows a field.

use std::collections::BTreeSet;

use tavola_base::{
    Decider, Time,
    personal::{Personal, rewritten},
};
use tavola_club::{chouette::ChouetteStream, device::DeviceStream, table::Tables};
use tavola_study::MatchReport;
use tavola_tournament::TournamentStream;

use crate::{
    app::App,
    base::{
        aside,
        ids::{AccountId, StreamId, Version},
    },
    club::{cases, talk},
    store::{LEFT, Named, RowWrite, StoredEvent},
    stream::{folding, rooms::Kind},
    web::errors::AppError,
};

/// Takes what an account was called, and what it said, out of a stream in which it stands, and its names out of what is
/// kept about that stream.
///
/// # Errors
/// If the database fails.
pub async fn leave(app: &App, stream: &StreamId, named: &Named) -> Result<(), AppError> {
    for account in &named.accounts {
        let mut names = called(app, account).await?;
        match named.kind.as_str() {
            Tables::STREAM => of_room::<Tables>(app, stream, account, &mut names).await?,
            ChouetteStream::STREAM => of_room::<ChouetteStream>(app, stream, account, &mut names).await?,
            TournamentStream::STREAM => of_room::<TournamentStream>(app, stream, account, &mut names).await?,
            DeviceStream::STREAM => of_stream::<DeviceStream>(app, stream, account, &mut names).await.map(drop)?,
            other => tracing::warn!(%stream, kind = other, "a stream of no known kind names somebody who has left"),
        }
        beside(app, stream, &names).await?;
        app.forget_stream(stream);
    }
    Ok(())
}

/// What an account is called and was before, as far as is known.
async fn called(app: &App, account: &AccountId) -> Result<BTreeSet<String>, AppError> {
    let now = app.store().account_name(account).await?;
    let former = app.store().former_names(account).await?;
    Ok(now.into_iter().chain(former.into_iter().map(|former| former.name)).filter(|name| name != LEFT).collect())
}

/// A stream that lists show: what they say of it is made anew.
async fn of_room<K: Kind>(
    app: &App,
    stream: &StreamId,
    account: &AccountId,
    names: &mut BTreeSet<String>,
) -> Result<(), AppError> {
    let Some(events) = of_stream::<K>(app, stream, account, names).await? else { return Ok(()) };
    let entry = folding::unbroken(|| K::list_entry(&K::fold(&events), app.now())).ok().flatten();
    if let Some(entry) = entry {
        app.store().write(vec![RowWrite::summary_rewritten(stream, &entry.summary)]).await?;
    }
    Ok(())
}

/// Writes a stream anew without an account's names, which are added to `names`, and without its words; the events as they
/// are now, none if they cannot be read.
async fn of_stream<D: Decider>(
    app: &App,
    stream: &StreamId,
    account: &AccountId,
    names: &mut BTreeSet<String>,
) -> Result<Option<Vec<D::Event>>, AppError> {
    let stored = app.store().events_after(stream, Version::NONE).await?;
    let Some(events) = read::<D>(&stored) else {
        tracing::warn!(%stream, "a stream that cannot be read keeps the name of somebody who has left");
        return Ok(None);
    };
    let mut theirs = BTreeSet::from([account.to_string()]);
    shown::<D>(&events, |told| {
        if let Personal::Given { to, seat } = told
            && to.as_str() == account.as_str()
        {
            theirs.insert(seat.as_str().to_owned());
        }
    });
    shown::<D>(&events, |told| {
        if let Personal::Name { of, name } = told
            && theirs.contains(of.as_str())
        {
            names.insert(name.clone());
        }
    });
    let change = |_: usize, told: Personal<'_>| match told {
        Personal::Name { of, name } if theirs.contains(of.as_str()) => LEFT.clone_into(name),
        Personal::ByHand(name) if names.contains(name) => LEFT.clone_into(name),
        Personal::Words { by: Some(by), text } if theirs.contains(by.as_str()) => text.clear(),
        Personal::Name { .. } | Personal::ByHand(_) | Personal::Words { .. } | Personal::Given { .. } => {}
    };
    write::<D>(app, stream, &stored, events, change).await
}

/// The devices of a tournament's tables have the names from its draw.
async fn of_device(app: &App, device: &StreamId, names: &BTreeSet<String>) -> Result<(), AppError> {
    let stored = app.store().events_after(device, Version::NONE).await?;
    let Some(events) = read::<DeviceStream>(&stored) else { return Ok(()) };
    let change = |_: usize, told: Personal<'_>| match told {
        Personal::ByHand(name) if names.contains(name) => LEFT.clone_into(name),
        Personal::ByHand(_) | Personal::Name { .. } | Personal::Given { .. } | Personal::Words { .. } => {}
    };
    write::<DeviceStream>(app, device, &stored, events, change).await?;
    app.forget_stream(device);
    Ok(())
}

/// What is kept about a stream and has names in it: reports of the engine, others' lists of matches, cases, devices.
async fn beside(app: &App, stream: &StreamId, names: &BTreeSet<String>) -> Result<(), AppError> {
    let mut rows: Vec<RowWrite> = names.iter().flat_map(|name| RowWrite::library_nameless(stream, name)).collect();
    for stored in app.store().reports_at(stream).await? {
        let Ok(mut report) = serde_json::from_str::<MatchReport>(&stored.body) else { continue };
        for player in [&mut report.players.white, &mut report.players.black] {
            if names.contains(&player.name) {
                LEFT.clone_into(&mut player.name);
            }
        }
        if let Ok(body) = serde_json::to_string(&report) {
            rows.push(RowWrite::report_rewritten(&stored.match_key, &body));
        }
    }
    rows.extend(cases::without_names(app, stream, names).await?);
    app.store().write(rows).await?;
    for device in app.store().devices_of(stream).await? {
        of_device(app, &device, names).await?;
    }
    Ok(())
}

/// Forgets what was said in streams between two times: it stood there as long as what is said beside them.
///
/// # Errors
/// If the database fails.
pub(super) async fn forget_words(app: &App, since: Time, before: Time) -> Result<(), AppError> {
    for stream in app.store().moved_between(ChouetteStream::STREAM, since, before).await? {
        wordless::<ChouetteStream>(app, &stream, before).await?;
    }
    for stream in app.store().moved_between(Tables::STREAM, since, before).await? {
        wordless::<Tables>(app, &stream, before).await?;
    }
    Ok(())
}

async fn wordless<D: Decider>(app: &App, stream: &StreamId, before: Time) -> Result<(), AppError> {
    let stored = app.store().events_after(stream, Version::NONE).await?;
    // Most tables are no pair's, and nothing was said in them.
    if !stored.iter().any(|event| event.at < before && event.body.contains("\"text\":\"")) {
        return Ok(());
    }
    let Some(events) = read::<D>(&stored) else { return Ok(()) };
    let change = |nth: usize, told: Personal<'_>| match told {
        Personal::Words { text, .. } if stored.get(nth).is_some_and(|event| event.at < before) => text.clear(),
        Personal::Words { .. } | Personal::Name { .. } | Personal::ByHand(_) | Personal::Given { .. } => {}
    };
    write::<D>(app, stream, &stored, events, change).await?;
    app.forget_stream(stream);
    talk::tell_again(app, stream, D::STREAM);
    Ok(())
}

fn read<D: Decider>(stored: &[StoredEvent]) -> Option<Vec<D::Event>> {
    stored.iter().map(|event| D::read(event.format, &event.body).ok()).collect()
}

/// Shows all that events tell of people.
fn shown<D: Decider>(events: &[D::Event], mut see: impl FnMut(Personal<'_>)) {
    for event in events {
        D::personal(&D::State::default(), &mut event.clone(), &mut see);
    }
}

/// The events with a change; none if folding them breaks off.
fn changed<D: Decider>(events: &[D::Event], change: impl FnMut(usize, Personal<'_>)) -> Option<Vec<D::Event>> {
    folding::unbroken(|| aside::done(D::DECIDES, || rewritten::<D>(events, change))).ok()
}

/// Writes what a change alters in one transaction; the events as they are now.
async fn write<D: Decider>(
    app: &App,
    stream: &StreamId,
    stored: &[StoredEvent],
    events: Vec<D::Event>,
    change: impl FnMut(usize, Personal<'_>),
) -> Result<Option<Vec<D::Event>>, AppError> {
    let Some(now) = changed::<D>(&events, change) else { return Ok(None) };
    let altered = stored.iter().zip(events.iter().zip(&now)).filter(|(_, (before, after))| before != after);
    let row = |(stored, (_, after)): (&StoredEvent, (&D::Event, &D::Event))| {
        let body = D::write(after).map_err(|why| AppError::Broken(format!("{stream}: {why}")))?;
        Ok(RowWrite::event_rewritten(stream, stored.version.number(), &body, D::VERSION))
    };
    let mut rows = altered.map(row).collect::<Result<Vec<_>, AppError>>()?;
    if !rows.is_empty() {
        rows.insert(0, RowWrite::unarchived(stream));
    }
    app.store().write(rows).await?;
    Ok(Some(now))
}

//! `/api/v1`: what the pages do, for programs. One list of addresses, from which the router, the scopes and the description
//! are made: none of them can say anything else than the others.

pub(crate) mod about;
mod acts;
#[cfg(feature = "wire")]
mod bodies;
pub(crate) mod endpoint;
mod events;
mod library;
pub(crate) mod lines;
mod listed;
mod lobby;
mod me;
pub(crate) mod openapi;
mod people;
pub(crate) mod problem;
mod streams;

use axum::{
    Router,
    routing::{get, post},
};
use tavola_club::{chouette::ChouetteStream, table::Tables};
use tavola_tournament::TournamentStream;

use self::endpoint::{Endpoint, reads, writes};
use super::{chouette, invitation, stream, table};
use crate::{app::App, web::tokens::Scope};

/// What travels and has a name of its own in the description.
#[cfg(feature = "wire")]
pub(crate) mod declared {
    pub(crate) use super::{
        acts::{ApiAccepted, ApiAct},
        bodies::*,
        events::ApiEvent,
        library::ApiMatch,
        lines::ApiLine,
        listed::{ApiNotice, ApiOpenChouette, ApiOpenTable, ApiOpenTournament, ApiTv},
        lobby::{ApiChallenge, ApiSeek},
        me::{ApiMe, ApiPlace},
        people::{ApiAgainst, ApiListed, ApiPerson, ApiPlayed, ApiProfile},
    };
}

/// The beginning of all addresses.
pub(crate) const ROOT: &str = "/api/v1";

/// All addresses, each behind its scope.
pub(crate) fn router() -> Router<App> {
    let routes = endpoints().into_iter().fold(Router::new(), |router, endpoint| {
        let path = format!("{ROOT}{}", endpoint.path);
        router.route(&path, endpoint.guarded())
    });
    routes.route(&format!("{ROOT}/openapi.json"), get(openapi::get))
}

/// Every address but that of the description itself.
pub(crate) fn endpoints() -> Vec<Endpoint> {
    [own(), lobby(), people(), tables(), chouettes(), tournaments(), studies()].into_iter().flatten().collect()
}

fn own() -> Vec<Endpoint> {
    vec![
        reads("/me", "The account of the token, and what the token may do", get(me::get))
            .needs(Scope::MeRead)
            .answers("ApiMe"),
        reads("/me/playing", "Where one has a place, what has changed last first", get(me::playing))
            .needs(Scope::MeRead)
            .answers_list("ApiPlace"),
        reads(
            "/events",
            "Lines for as long as one listens: every place one has, then whatever changes there",
            get(events::get),
        )
        .needs(Scope::MeRead)
        .streams("ApiEvent"),
        writes("/me/bot", "Makes the account a bot’s for good; only one without matches", post(me::become_bot))
            .needs(Scope::BotPlay)
            .answers("ApiMe"),
        writes("/join/{token}", "Takes the seat of an invitation", post(invitation::accept::post))
            .needs(Scope::ChallengeWrite)
            .takes("ApiJoin")
            .answers("ApiJoined"),
        reads("/notices", "What one was told, the latest first", get(listed::notices))
            .needs(Scope::MeRead)
            .answers_list("ApiNotice"),
    ]
}

fn lobby() -> Vec<Endpoint> {
    use super::lobby::{challenge, join, seek, withdraw};

    vec![
        reads("/seeks", "One’s own seeks and those one may join", get(lobby::seeks)).answers_list("ApiSeek"),
        writes(
            "/seeks",
            "Seeks somebody: at once the table, or a seek that stands while one listens to `/events`",
            post(seek::post),
        )
        .needs(Scope::ChallengeWrite)
        .takes("ApiWish")
        .answers("ApiSought"),
        writes("/seeks/{id}/join", "Plays whoever seeks", post(join::post))
            .needs(Scope::ChallengeWrite)
            .takes("ApiNothing")
            .answers("ApiSought"),
        writes("/seeks/withdraw", "Takes a seek back", post(withdraw::post))
            .needs(Scope::ChallengeWrite)
            .takes("ApiWithdraw")
            .answers_nothing(),
        reads("/challenges", "Challenges from and to one that wait", get(lobby::challenges))
            .needs(Scope::MeRead)
            .answers_list("ApiChallenge"),
        writes("/challenges", "Challenges a player by name", post(challenge::post))
            .needs(Scope::ChallengeWrite)
            .takes("ApiNewChallenge")
            .creates("ApiAsked"),
        writes(
            "/challenges/{id}",
            "Accepts, declines, takes back or begins; 204 where no table comes of it",
            post(challenge::answer),
        )
        .needs(Scope::ChallengeWrite)
        .takes("ApiAnswer")
        .answers("ApiSought"),
        writes("/tables/{id}/next-week", "Asks the opponent for the same in a week", post(challenge::next_week))
            .needs(Scope::ChallengeWrite)
            .takes("ApiNothing")
            .creates("ApiAsked"),
    ]
}

fn people() -> Vec<Endpoint> {
    vec![
        reads("/people", "Players whose names begin so", get(people::find))
            .asks("find", "How the name begins")
            .answers_list("ApiPerson"),
        reads("/people/{name}", "A player: ratings and how they moved, how well they play", get(people::one))
            .answers("ApiProfile"),
        reads("/people/{name}/matches", "What a player has played, the latest first", get(people::played))
            .asks("page", "Which page, from 0")
            .answers_list("ApiPlayed"),
        reads("/people/{name}/against/{other}", "What two have played against each other", get(people::against))
            .answers("ApiAgainst"),
        reads(
            "/leaderboards/{board}",
            "A board, best first: `rating`, `week`, `month`, `year`, `errors` or `points`",
            get(people::board),
        )
        .asks("pool", "`people`, `correspondence` or `bots`")
        .answers_list("ApiListed"),
        reads("/tv", "The best match being played now", get(listed::tv)).answers("ApiTv"),
    ]
}

fn tables() -> Vec<Endpoint> {
    let mut all = vec![
        reads("/tables", "Tables that anybody may watch, a few of them", get(listed::tables))
            .answers_list("ApiOpenTable"),
        writes("/tables", "Opens a table", post(table::open::post))
            .needs(Scope::ChallengeWrite)
            .takes("NewTable")
            .creates("ApiOpened"),
        reads("/tables/{id}/record", "All games line by line", get(table::record::get)).answers("TableRecord"),
        reads(
            "/tables/{id}/match/{format}",
            "A match as a file: `xg.mat`, `gnubg.mat`, `match.sgf`, `match.txt`, `match.json`",
            get(table::files::get),
        )
        .asks("match", "Which match of the table; the latest if left out")
        .answers_file(),
        reads("/tables/{id}/proof", "The transcript of the dice", get(table::proof::get))
            .asks("match", "Which match of the table; the latest if left out")
            .answers("Transcript"),
        reads("/tables/{id}/report", "The analysis as deep as there is one", get(table::study::report)).answers_any(),
        writes("/tables/{id}/escrow", "Deposits the seed of one’s dice chain", post(stream::escrow::<Tables>))
            .needs(Scope::Play)
            .takes("ApiDeposit")
            .answers_nothing(),
    ];
    all.extend(streams::of::<Tables>("/tables/{id}", &streams::TABLE));
    all
}

fn chouettes() -> Vec<Endpoint> {
    let mut all = vec![
        reads("/chouettes", "The chouettes that everybody may join", get(listed::chouettes))
            .answers_list("ApiOpenChouette"),
        writes("/chouettes", "Opens a chouette", post(chouette::open::post))
            .needs(Scope::ChallengeWrite)
            .takes("NewChouette")
            .creates("ApiOpened"),
        reads("/chouettes/{id}/sheet", "The accounts as CSV", get(chouette::sheet::get)).answers_file(),
        reads("/chouettes/{id}/proof", "The transcript of the dice of a game", get(chouette::proof::get))
            .asks("set", "Which set of dice; the latest if left out")
            .answers("Transcript"),
    ];
    all.extend(streams::of::<ChouetteStream>("/chouettes/{id}", &streams::CHOUETTE));
    all
}

fn tournaments() -> Vec<Endpoint> {
    let open = reads("/tournaments", "Tournaments that are to begin or under way", get(listed::tournaments))
        .answers_list("ApiOpenTournament");
    [open].into_iter().chain(streams::of::<TournamentStream>("/tournaments/{id}", &streams::TOURNAMENT)).collect()
}

fn studies() -> Vec<Endpoint> {
    vec![
        reads("/matches", "One’s own matches, newest first", get(library::list))
            .needs(Scope::StudyRead)
            .asks("behind", "The `behind` of the last match of the page before")
            .answers_list("ApiMatch"),
        writes(
            "/matches",
            "Imports a file: the whole body; any format the club reads",
            post(super::library::bring::post),
        )
        .needs(Scope::StudyWrite)
        .asks("name", "What the file is called")
        .takes_file()
        .answers_any(),
        reads(
            "/matches/{id}/report",
            "The analysis of an imported match, as deep as there is one",
            get(super::library::shown::report),
        )
        .needs(Scope::StudyRead)
        .answers_any(),
        reads(
            "/matches/{id}/file/{format}",
            "An imported match as a file; `original` is the file as it came",
            get(super::library::shown::file),
        )
        .needs(Scope::StudyRead)
        .answers_file(),
    ]
}

//! `tavola external`: gnubg's external-player protocol, from both ends.

mod answers;
mod club;
mod seat;

use std::net::SocketAddr;
use std::process::ExitCode;

use anyhow::Context as _;
use clap::{ArgGroup, Args, ValueEnum};

use self::answers::Listens;
use self::club::Club;
use self::seat::{Gnubg, Seat, Wanted};
use super::stakes::DepthArguments;

/// Play against gnubg as its external player, or seat gnubg at a table of a club.
///
/// With `--listen` this program answers: in gnubg, `set player 0 external localhost:PORT`. Each line it sends is a board,
/// each answer `roll`, `double`, `take`, `drop`, `beaver` or a play.
///
/// With `--club` gnubg answers: in gnubg, `external localhost:PORT`. This command stands between gnubg and the club's
/// API and acts by a token, so that gnubg plays wherever the token's account has a seat.
#[derive(Debug, Args)]
#[command(
    group = ArgGroup::new("end").required(true).args(["listen", "club"]),
    after_help = "Examples:\n  tavola external --listen 127.0.0.1:1234 --plies 2\n  \
        TAVOLA_TOKEN=tvl_… tavola external --club http://127.0.0.1:8080 --gnubg 127.0.0.1:1234 --open 5"
)]
pub(crate) struct Arguments {
    /// The address to listen on, to answer gnubg.
    #[arg(long, value_name = "ADDRESS:PORT")]
    listen: Option<SocketAddr>,
    #[command(flatten)]
    depth: DepthArguments,
    /// The club at which gnubg is to play.
    #[arg(long, value_name = "URL", requires = "gnubg")]
    club: Option<String>,
    /// Where gnubg answers.
    #[arg(long, value_name = "HOST:PORT", requires = "club")]
    gnubg: Option<String>,
    /// The token of the account that is to play, with the scopes me:read, challenge:write and play.
    #[arg(long, env = "TAVOLA_TOKEN", hide_env_values = true, value_name = "TOKEN")]
    token: Option<String>,
    /// Open a match to this many points.
    #[arg(long, value_name = "POINTS", requires = "club", conflicts_with = "join")]
    open: Option<u8>,
    /// Against whom: whoever follows the link that is printed, or the club's bot.
    #[arg(long, value_enum, requires = "open", default_value_t = Against::Friend)]
    against: Against,
    /// Take the seat of an invitation.
    #[arg(long, value_name = "LINK", requires = "club")]
    join: Option<String>,
    /// Exit when the first connection closes, or the first match is over.
    #[arg(long)]
    once: bool,
}

/// Whom gnubg plays.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Against {
    /// Whoever is given the link.
    Friend,
    /// The club's bot.
    Bot,
}

/// Answers gnubg, or has gnubg answer.
pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<ExitCode> {
    let listens = if arguments.once { Listens::Once } else { Listens::Always };
    if let Some(at) = arguments.listen {
        return answers::run(at, arguments.depth.plies(), listens);
    }
    let (club, gnubg) = arguments.club.as_deref().zip(arguments.gnubg.as_deref()).context("a club and a gnubg")?;
    let token = arguments.token.as_deref().context("set TAVOLA_TOKEN to a token of the account that is to play")?;
    let wanted = match (&arguments.join, arguments.open) {
        (Some(link), _) => Some(Wanted::Join(link.clone())),
        (None, Some(points)) if arguments.against == Against::Bot => Some(Wanted::Bot(points)),
        (None, Some(points)) => Some(Wanted::Friend(points)),
        (None, None) => None,
    };
    let mut seat = Seat::new(Club::new(club, token), Gnubg::connect(gnubg)?);
    seat.run(wanted.as_ref(), listens)?;
    Ok(ExitCode::SUCCESS)
}

//! `tavola admin`: the staff's roles, and help for players who cannot help themselves.

use std::process::ExitCode;
use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context as _, bail};
use clap::{Args, Subcommand};
use tavola_server::base::now::Now;
use tavola_server::base::{random, secret};
use tavola_server::config::{Config, ConfigArgs};
use tavola_server::store::{Role, RowWrite, Store, StoredOrder};
use tavola_server::stream::bus::LocalBus;
use tavola_server::web::accounts::Accounts;
use tavola_server::web::accounts::orders::{Order, Outcome};

/// For how long a running club is waited for.
const PATIENCE: Duration = Duration::from_secs(15);
/// How often is looked whether it has answered.
const LOOK: Duration = Duration::from_millis(100);

/// Give and take roles, and help players with their accounts.
///
/// Takes the settings of `serve`, which may be running: then the club itself does what is asked, within a second or two,
/// since nothing else may write to its database. Exits with 1 if it was not done.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  tavola admin grant \"Ada Lovelace\" administrator
  tavola admin roles
  tavola admin reset Bea
  tavola admin close Eve --reason \"Played with an engine\"")]
pub(crate) struct Arguments {
    #[command(subcommand)]
    what: What,
    #[command(flatten)]
    config: ConfigArgs,
}

#[derive(Debug, Subcommand)]
enum What {
    /// Give a registered player a role
    Grant {
        /// The player's name
        name: String,
        /// Which role
        role: Role,
    },
    /// Take a role from a player
    Revoke {
        /// The player's name
        name: String,
        /// Which role
        role: Role,
    },
    /// List who has which role
    Roles,
    /// Give a player another name; the old one leads to it for a year
    Rename {
        /// The player's name
        name: String,
        /// The new name
        to: String,
    },
    /// Print a link, good for an hour and once, by which a player can sign in and choose new keys
    Reset {
        /// The player's name
        name: String,
    },
    /// Close a player's account: they are signed out everywhere; who signs in is told why and can appeal
    Close {
        /// The player's name
        name: String,
        /// Why: the player reads it as it stands
        #[arg(long, default_value = "")]
        reason: String,
    },
    /// Open it again
    Reopen {
        /// The player's name
        name: String,
    },
}

/// Does what is asked, or has the running club do it.
pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<ExitCode> {
    let config = Config::load(&arguments.config)?;
    let runtime = tokio::runtime::Runtime::new().context("cannot start the runtime")?;
    runtime.block_on(async {
        let store = Store::open_existing(&config.database_url()?).await?;
        let done = act(&store, &arguments.what, &config).await;
        store.close().await;
        done.map(|()| ExitCode::SUCCESS)
    })
}

async fn act(store: &Store, what: &What, config: &Config) -> anyhow::Result<()> {
    let (name, order, said) = match what {
        What::Roles => return list(store).await,
        What::Grant { name, role } => {
            let said = format!("{name} is {} from now on", role.as_str());
            (name, Order::Grant { name: name.clone(), role: *role }, said)
        }
        What::Revoke { name, role } => {
            let said = format!("{name} is {} no longer", role.as_str());
            (name, Order::Revoke { name: name.clone(), role: *role }, said)
        }
        What::Rename { name, to } => {
            (name, Order::Rename { name: name.clone(), to: to.clone() }, format!("{name} is called {to} from now on"))
        }
        What::Reset { name } => {
            let secret = random::hex(32);
            let order = Order::Reset { name: name.clone(), hash: secret::digest(&secret) };
            (name, order, format!("good for an hour and once, for {name} alone:\n{}/recover/{secret}", at(config)))
        }
        What::Close { name, reason } => {
            let order = Order::Close { name: name.clone(), reason: reason.clone() };
            (name, order, format!("the account of {name} is closed"))
        }
        What::Reopen { name } => {
            (name, Order::Reopen { name: name.clone() }, format!("the account of {name} is open again"))
        }
    };
    let outcome = if store.is_beside_a_server() { ask(store, &order).await? } else { carry_out(store, &order).await? };
    match outcome {
        Outcome::Done => println!("{said}"),
        Outcome::Refused(why) => bail!("nothing was done for {name}: {why}"),
    }
    Ok(())
}

async fn list(store: &Store) -> anyhow::Result<()> {
    let roles = store.roles().await?;
    if roles.is_empty() {
        println!("nobody has a role yet; `tavola admin grant NAME administrator` gives the first");
    }
    for one in roles {
        println!("{:<14} {}", one.role.as_str(), one.name);
    }
    Ok(())
}

/// Where the club is reached.
fn at(config: &Config) -> String {
    config.public_url.clone().unwrap_or_else(|| format!("http://{}", config.listen))
}

async fn carry_out(store: &Store, order: &Order) -> anyhow::Result<Outcome> {
    // Whether cookies are for TLS only changes nothing here: none is made.
    let accounts = Accounts::open(store.clone(), Arc::new(LocalBus::default()), true).await?;
    Ok(accounts.carry_out(order, Now::system().time()).await?)
}

/// Lays the order down for the running club and waits for its answer.
async fn ask(store: &Store, order: &Order) -> anyhow::Result<Outcome> {
    let order = StoredOrder { id: random::hex(16), body: serde_json::to_string(order)? };
    store.write(vec![RowWrite::order(&order, Now::system().time())]).await?;
    let answered = tokio::time::timeout(PATIENCE, answer(store, &order.id)).await;
    let text = match answered {
        Ok(answer) => answer?,
        Err(_) if store.write(vec![RowWrite::order_withdrawn(&order.id)]).await? > 0 => {
            bail!("the running club does not answer, or only its workers run; nothing was done")
        }
        // It was carried out just as we gave up.
        Err(_) => store.order_answer(&order.id).await?.context("the order was lost")?,
    };
    serde_json::from_str(&text).with_context(|| format!("the club's answer cannot be read: {text}"))
}

async fn answer(store: &Store, id: &str) -> anyhow::Result<String> {
    loop {
        if let Some(answer) = store.order_answer(id).await? {
            return Ok(answer);
        }
        tokio::time::sleep(LOOK).await;
    }
}

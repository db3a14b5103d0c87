//! Trees of variations, kept under an account: made, changed one act at a time, shared to be read.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use tavola_base::Refusal;
use tavola_notation::Situation;
use tavola_rules::Roll;
use tavola_study::variations::{NoVariation, NodeId, VariationAct, Variations};

use crate::{
    app::App,
    base::ids::{AccountId, StreamId},
    store::{ListedVariations, RowWrite, StoredVariations},
    web::errors::AppError,
};

/// How many trees an account keeps.
pub const MOST_TREES: usize = 200;
/// How many characters the name of a tree has at most.
pub const LONGEST_NAME: usize = 80;

/// What is done to a tree.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ChangeKind {
    /// Adds an act after a node: `31`, a play as text, `double`, `take`, `pass`.
    Add,
    /// Writes a comment to a node.
    Comment,
    /// Makes a node the first way on from its parent.
    Promote,
    /// Takes a node away with all that follows.
    Delete,
    /// Gives the tree another name.
    Rename,
    /// Lets everybody who has the address read it.
    Share,
    /// Lets nobody else read it.
    Unshare,
    /// Takes the whole tree away.
    Discard,
}

/// A change, as it is sent.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Change {
    /// What is done.
    pub change: ChangeKind,
    /// At which node.
    #[serde(default)]
    pub at: u32,
    /// What is written: an act, a comment, a name.
    #[serde(default)]
    pub text: String,
}

/// A tree that is read.
#[derive(Debug, Clone)]
pub struct Opened {
    /// As it lies in the store.
    pub kept: StoredVariations,
    /// The tree.
    pub tree: Variations,
    /// Whether the reader may change it.
    pub is_own: bool,
}

/// What became of a change.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Changed {
    /// This node is looked at next.
    At(NodeId),
    /// The tree is no more.
    Gone,
}

/// All trees. One change after the other: each reads the tree it changes.
#[derive(Debug, Clone, Copy, Default)]
pub struct Trees;

impl Trees {
    /// Makes a tree of a position, with a first act if one is given. Gives its name and the node that is looked at.
    ///
    /// # Errors
    /// If the account has too many, or the act cannot be done there.
    pub async fn make(
        &self,
        app: &App,
        account: &AccountId,
        situation: &Situation,
        name: &str,
        act: Option<&str>,
    ) -> Result<(StreamId, NodeId), AppError> {
        let mut tree = Variations::new(situation).map_err(|why| no_variation(&why))?;
        let at = match act.filter(|act| !act.trim().is_empty()) {
            Some(act) => add(&mut tree, NodeId::ROOT, act)?,
            None => NodeId::ROOT,
        };
        let name = tidy_name(name);
        let _one = app.store().turn_at("variations", account.as_str()).await?;
        if app.store().variations_of(account, MOST_TREES).await?.len() >= MOST_TREES {
            return Err(refused("variations-refused-many", format!("an account keeps at most {MOST_TREES} trees")));
        }
        let id = StreamId::fresh();
        let kept = StoredVariations {
            id: id.clone(),
            account: account.clone(),
            name,
            body: written(&tree)?,
            is_shared: false,
            changed: app.now(),
        };
        app.store().write(vec![RowWrite::variations(&kept)]).await?;
        Ok((id, at))
    }

    /// A tree as somebody reads it.
    ///
    /// # Errors
    /// [`AppError::NotFound`] if there is none, or it is another's and not shared.
    pub async fn open(&self, app: &App, id: &StreamId, reader: Option<&AccountId>) -> Result<Opened, AppError> {
        let kept = app.store().variations(id).await?.ok_or(AppError::NotFound)?;
        let is_own = reader == Some(&kept.account);
        if !is_own && !kept.is_shared {
            return Err(AppError::NotFound);
        }
        let broken = || AppError::Unreadable("a tree of variations".to_owned());
        let tree = Variations::read(&kept.body).ok_or_else(broken)?;
        Ok(Opened { kept, tree, is_own })
    }

    /// The trees of an account, the latest first.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn of(&self, app: &App, account: &AccountId) -> Result<Vec<ListedVariations>, AppError> {
        Ok(app.store().variations_of(account, MOST_TREES).await?)
    }

    /// Changes a tree of one's own.
    ///
    /// # Errors
    /// [`AppError::NotFound`] if it cannot be read by them, [`AppError::Forbidden`] if it is another's, and why the rules
    /// or the bounds do not allow the change.
    pub async fn change(
        &self,
        app: &App,
        id: &StreamId,
        account: &AccountId,
        change: &Change,
    ) -> Result<Changed, AppError> {
        let _one = app.store().turn_at("variations", account.as_str()).await?;
        let Opened { mut kept, mut tree, is_own } = self.open(app, id, Some(account)).await?;
        if !is_own {
            return Err(AppError::Forbidden);
        }
        let at = NodeId(change.at);
        let unchanged = |why: NoVariation| no_variation(&why);
        let mut next = at;
        match change.change {
            ChangeKind::Add => next = add(&mut tree, at, &change.text)?,
            ChangeKind::Comment => tree.comment(at, &change.text).map_err(unchanged)?,
            ChangeKind::Promote => tree.promote(at).map_err(unchanged)?,
            ChangeKind::Delete => next = tree.delete(at).map_err(unchanged)?,
            ChangeKind::Rename => kept.name = tidy_name(&change.text),
            ChangeKind::Share => kept.is_shared = true,
            ChangeKind::Unshare => kept.is_shared = false,
            ChangeKind::Discard => {
                app.store().write(vec![RowWrite::variations_deleted(id)]).await?;
                return Ok(Changed::Gone);
            }
        }
        kept.body = written(&tree)?;
        kept.changed = app.now();
        app.store().write(vec![RowWrite::variations(&kept)]).await?;
        Ok(Changed::At(next))
    }
}

/// Adds what a text says: a roll, an act with the cube, or a play of the roll.
fn add(tree: &mut Variations, at: NodeId, text: &str) -> Result<NodeId, AppError> {
    let text = text.trim();
    let act = match (text.to_ascii_lowercase().as_str(), text.parse::<Roll>()) {
        ("double", _) => VariationAct::Double,
        ("take", _) => VariationAct::Take,
        ("pass" | "drop", _) => VariationAct::Drop,
        ("beaver", _) => VariationAct::Beaver,
        ("raccoon", _) => VariationAct::Raccoon,
        ("otter", _) => VariationAct::Otter,
        (_, Ok(roll)) => VariationAct::Roll { roll },
        _ => VariationAct::Play { play: text.to_owned() },
    };
    tree.add(at, &act).map_err(|why| no_variation(&why))
}

fn no_variation(why: &NoVariation) -> AppError {
    let key = match why {
        NoVariation::NoSuchNode => return AppError::NotFound,
        NoVariation::NotNow => "variations-refused-now",
        NoVariation::Play(_) => "variations-refused-play",
        NoVariation::Full => "variations-refused-full",
        NoVariation::LongComment => "variations-refused-long",
        NoVariation::Root => "variations-refused-root",
        NoVariation::NoPosition => "variations-refused-position",
    };
    refused(key, why.to_string())
}

fn refused(message_key: &'static str, message: String) -> AppError {
    let refusal = Refusal { clause: None, message_key, args: BTreeMap::new(), message, legal: Vec::new() };
    AppError::Refused(Box::new(refusal))
}

fn written(tree: &Variations) -> Result<String, AppError> {
    serde_json::to_string(tree).map_err(|error| AppError::Broken(error.to_string()))
}

/// The name as it is shown: one line, not too long.
fn tidy_name(name: &str) -> String {
    let plain: String = name.split_whitespace().collect::<Vec<_>>().join(" ");
    plain.chars().filter(|sign| !sign.is_control()).take(LONGEST_NAME).collect()
}

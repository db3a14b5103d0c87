//! The visitor themselves: their name, their language, their choices.

pub(crate) mod blocks;
pub(crate) mod language;
pub(crate) mod preferences;
pub(crate) mod rename;
pub(crate) mod sessions;

use std::collections::BTreeMap;

use tavola_base::Refusal;
use unicode_script::{Script, UnicodeScript as _};

use crate::{
    app::App,
    base::{
        ids::{AccountId, SessionId},
        random,
    },
    web::{
        accounts::{LONGEST_NAME, name_key, tidy_name},
        errors::AppError,
        http::{account::taken, guard::Visitor},
    },
};

/// A visitor who is a guest now.
pub(crate) struct Known {
    pub(crate) account: AccountId,
    pub(crate) name: String,
    /// For a new guest, the browser that is at home with them.
    pub(crate) new_session: Option<SessionId>,
    /// For a new guest, the cookie that goes with the answer.
    pub(crate) set_cookie: Option<String>,
}

/// The visitor as a guest, made one if they are not, with another name if they ask for one.
///
/// # Errors
/// The name cannot be shown or is too long; nothing has happened then.
pub(crate) async fn known(app: &App, visitor: &Visitor, name: Option<&str>) -> Result<Known, AppError> {
    name.map_or(Ok(()), sound_name)?;
    let is_player = match &visitor.account {
        Some(account) => app.store().is_player(account).await?,
        None => false,
    };
    // A player's name is the one they have registered: forms that ask guests for a name do not change it.
    let name = name.filter(|_| !is_player);
    if let Some(name) = name
        && app.accounts().is_taken(name).await?
    {
        return Err(taken());
    }
    let (account, new) = match &visitor.account {
        Some(account) => (account.clone(), None),
        None => {
            if !app.limits().may_become_a_guest(visitor.network, app.now()) {
                return Err(AppError::TooManyGuests);
            }
            let number = (1000 + random::below(9000)).to_string();
            let called = visitor.locale.say_with("guest-name", &[("number", number.into())]);
            let guest = app.accounts().welcome(&called, &visitor.browser, app.now()).await?;
            (guest.account, Some((guest.session, guest.set_cookie)))
        }
    };
    if let Some(name) = name {
        // Somebody may have registered by it just now.
        if !app.accounts().rename(&account, name).await? {
            return Err(taken());
        }
    }
    let name = app.accounts().name(&account).await?;
    let (new_session, set_cookie) = new.unzip();
    Ok(Known { account, name, new_session, set_cookie })
}

/// A name that would not be shown as it was typed is refused in words.
pub(crate) fn sound_name(name: &str) -> Result<(), AppError> {
    let refused = |message_key, message: String| {
        let args = BTreeMap::from([("most", LONGEST_NAME.into())]);
        let refusal = Refusal { clause: None, message_key, args, message, legal: Vec::new() };
        Err(AppError::Refused(Box::new(refusal)))
    };
    match tidy_name(name) {
        None => refused("name-missing", "that name has no letter that can be shown".to_owned()),
        Some(_) if name.split_whitespace().collect::<Vec<_>>().join(" ").chars().count() > LONGEST_NAME => {
            refused("name-too-long", format!("a name has at most {LONGEST_NAME} characters"))
        }
        Some(name) if is_of_house(&name) => refused("name-of-house", "that name is the house’s".to_owned()),
        Some(name) if mixes_alphabets(&name) => {
            refused("name-mixed", "that name mixes alphabets whose letters look alike".to_owned())
        }
        Some(_) => Ok(()),
    }
}

/// Names by which somebody would be taken for the house.
const OF_HOUSE: [&str; 8] =
    ["tavola", "admin", "administrator", "amministratore", "moderator", "moderatore", "system", "support"];

fn is_of_house(name: &str) -> bool {
    OF_HOUSE.contains(&name_key(name).as_str())
}

/// Whether letters of several alphabets stand in a name that are drawn alike: one of them poses as another.
fn mixes_alphabets(name: &str) -> bool {
    let alike = [Script::Latin, Script::Cyrillic, Script::Greek];
    let used = name.chars().map(|letter| letter.script()).filter(|script| alike.contains(script));
    let used: Vec<Script> = used.collect();
    used.iter().any(|script| Some(script) != used.first())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_poses_as_somebody_else_or_as_the_house() {
        for name in ["Ada", "Łukasz 2", "Отто", "Ωμέγα", "田中 Yuki", "Ali علي"] {
            assert!(sound_name(name).is_ok(), "{name}");
        }
        for name in ["Оtto", "Οtto", "Adа", "Tavola", "ADMIN", "ｍｏｄｅｒａｔｏｒ", " support "] {
            assert!(sound_name(name).is_err(), "{name}");
        }
    }
}

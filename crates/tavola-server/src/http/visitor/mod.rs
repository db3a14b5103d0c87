//! The visitor himself: his name, his language, his choices.

pub(crate) mod language;
pub(crate) mod preferences;
pub(crate) mod rename;
pub(crate) mod sessions;

use crate::{app::App, errors::AppError, http::guard::Visitor, ids::AccountId, random};

/// A visitor who is a guest now.
pub(crate) struct Known {
    pub(crate) account: AccountId,
    pub(crate) name: String,
    /// For a new guest, the cookie that goes with the answer.
    pub(crate) set_cookie: Option<String>,
}

/// The visitor as a guest, made one if he is not, with another name if he asks for one.
pub(crate) async fn known(app: &App, visitor: &Visitor, name: Option<&str>) -> Result<Known, AppError> {
    let (account, set_cookie) = match &visitor.account {
        Some(account) => (account.clone(), None),
        None => {
            if !app.limits().may_become_a_guest(visitor.network, app.now()) {
                return Err(AppError::TooManyGuests);
            }
            let number = (1000 + random::below(9000)).to_string();
            let called = visitor.locale.say_with("guest-name", &[("number", number.into())]);
            let guest = app.accounts().welcome(&called, app.now()).await?;
            (guest.account, Some(guest.set_cookie))
        }
    };
    if let Some(name) = name {
        app.accounts().rename(&account, name).await?;
    }
    let name = app.accounts().name(&account).await?;
    Ok(Known { account, name, set_cookie })
}

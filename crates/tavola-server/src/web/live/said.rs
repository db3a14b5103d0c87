//! What is said at a stream, as a line tells it.

use super::{Line, Over, ServerMessage};
use crate::{
    club::talk::{self, TalkView},
    stream::rooms::{Kind, TalkStanding},
};

/// What a page was told of what is said.
pub(super) struct Told {
    pub(super) standing: TalkStanding,
    view: TalkView,
    lines: Vec<i64>,
}

impl<K: Kind> Line<K> {
    /// Sends what the page has not been told of what is said; all of it where the old has changed.
    pub(super) async fn tell_talk(&mut self) -> Result<(), Over> {
        let (app, account) = (&self.app, self.visitor.account.as_ref());
        let standing = K::rooms(app).talks(&self.stream, account).await.map_err(|error| self.trouble(&error))?;
        let view = talk::view::<K>(app, &self.stream, account).await.map_err(|error| self.trouble(&error))?;
        let lines = view.lines.iter().map(|line| line.number).collect();
        let told = Told { standing, view: view.clone(), lines };
        let news = match self.told.replace(told) {
            Some(before) => view.since(&before.view, &before.lines),
            None => Some(view),
        };
        match news {
            Some(view) => self.say(&ServerMessage::Talk(Box::new(view))).await,
            None => Ok(()),
        }
    }
}

//! How many watch, and what a page is told without a hint.

use super::{Line, Over, ServerMessage, TROUBLE};
use crate::stream::rooms::Kind;

impl<K: Kind> Line<K> {
    /// Tells what no hint will: what the page is only told later, and who has come and gone.
    pub(super) async fn look(&mut self) -> Result<(), Over> {
        if self.more_later {
            return self.update().await;
        }
        let Some(told) = &self.told else { return Ok(()) };
        let watchers = self.app.presence().watchers(&self.stream, &told.standing.people);
        self.say_watchers(watchers).await
    }

    pub(super) async fn tell_watchers(&mut self) -> Result<(), Over> {
        let watchers = K::rooms(&self.app).watchers(&self.stream, self.app.presence()).await.map_err(|_| TROUBLE)?;
        self.say_watchers(watchers).await
    }

    pub(super) async fn say_watchers(&mut self, watchers: usize) -> Result<(), Over> {
        if self.watchers == Some(watchers) {
            return Ok(());
        }
        self.watchers = Some(watchers);
        self.say(&ServerMessage::Presence { watchers }).await
    }
}

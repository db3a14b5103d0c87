//! What events tell of people: what they are called, and what they have said. A name goes when its owner leaves for good,
//! words go after a time; all else of an event stays, and a dice log keeps the digests it had.

use crate::{Decider, PlayerId};

/// Something in an event that tells of somebody.
#[derive(Debug)]
pub enum Personal<'a> {
    /// What somebody is called.
    Name {
        /// Who.
        of: &'a PlayerId,
        /// Their name.
        name: &'a mut String,
    },
    /// What somebody is called whose account does not stand beside it.
    ByHand(&'a mut String),
    /// A place that was entered by name is somebody's from now on.
    Given {
        /// Whose.
        to: &'a PlayerId,
        /// The place.
        seat: &'a PlayerId,
    },
    /// What somebody has said to others.
    Words {
        /// Who; none where the stream does not know.
        by: Option<&'a PlayerId>,
        /// The words.
        text: &'a mut String,
    },
}

/// The events of a stream, from its first on, with what `change` makes of everything in them that tells of people; it is
/// told which event that is in, from 0. Where
/// that changes what a dice log's digest is made of, the event keeps the digest as it was, so that what pages have said of
/// the log still fits.
pub fn rewritten<D: Decider>(events: &[D::Event], mut change: impl FnMut(usize, Personal<'_>)) -> Vec<D::Event> {
    let (mut before, mut after) = (D::State::default(), D::State::default());
    let mut rewrite = |(nth, event): (usize, &D::Event)| {
        let mut now = event.clone();
        D::personal(&before, &mut now, &mut |told| change(nth, told));
        before = D::evolve(std::mem::take(&mut before), event);
        let Some(digest) = D::dice_log(&before) else {
            after = D::evolve(std::mem::take(&mut after), &now);
            return now;
        };
        let next = D::evolve(after.clone(), &now);
        after = if D::dice_log(&next) == Some(digest) {
            next
        } else {
            D::keep_dice_log(&mut now, digest);
            D::evolve(std::mem::take(&mut after), &now)
        };
        now
    };
    events.iter().enumerate().map(&mut rewrite).collect()
}

//! Events of earlier versions, as they lie in stores, translated into those of today.

use std::borrow::Cow;

use tavola_base::stored::{Fields, Unreadable};

/// The events of version 1 that had a field of the envelope's name: their own one stands after the `type`.
const DOUBLED: [(&str, &str, &str); 2] = [("scheduled", "at", "begins"), ("member_replaced", "by", "successor")];

/// An event of version 1 as version 2 writes it.
pub(crate) fn to_version_2(body: &str) -> Result<Cow<'_, str>, Unreadable> {
    // Most events are as they were, and looking for a word is quicker than reading them twice.
    if DOUBLED.iter().all(|(kind, ..)| !body.contains(kind)) {
        return Ok(Cow::Borrowed(body));
    }
    let mut fields: Fields = serde_json::from_str(body)?;
    let (Some(place), Some(kind)) = (fields.place("type"), fields.value("type")) else {
        return Ok(Cow::Borrowed(body));
    };
    let Some((_, name, another)) = DOUBLED.iter().find(|(doubled, ..)| kind == doubled) else {
        return Ok(Cow::Borrowed(body));
    };
    fields.rename_after(place, name, another);
    Ok(Cow::Owned(serde_json::to_string(&fields)?))
}

#[cfg(test)]
mod tests {
    use crate::{
        TournamentStream,
        ids::MatchId,
        stream::event::{Happened, MatchEvent, RulingEvent},
    };
    use tavola_base::{Decider, PlayerId, Time};

    #[test]
    fn an_hour_stored_with_two_fields_of_one_name_is_read() {
        let stored = r#"{"at":1795344010885,"by":"ada","type":"scheduled","matches":[3],"at":1795349760000}"#;
        let event = TournamentStream::read(1, stored).unwrap();
        assert_eq!(event.at, Time::from_millis(1_795_344_010_885));
        assert_eq!(event.by, Some(PlayerId::new("ada")));
        let begins = Time::from_millis(1_795_349_760_000);
        assert_eq!(event.what, Happened::Match(MatchEvent::Scheduled { matches: vec![MatchId::new(3)], begins }));
    }

    #[test]
    fn a_replaced_member_stored_with_two_fields_of_one_name_is_read() {
        let stored = r#"{"at":7,"by":"ada","type":"member_replaced","ruling":1,"member":"bo","by":"cy"}"#;
        let event = TournamentStream::read(1, stored).unwrap();
        assert_eq!(event.by, Some(PlayerId::new("ada")));
        let Happened::Ruling(RulingEvent::MemberReplaced { member, successor, .. }) = event.what else {
            panic!("{:?}", event.what)
        };
        assert_eq!((member, successor), (PlayerId::new("bo"), PlayerId::new("cy")));
        // Where the house did it, there was one such field, and it was the successor's.
        let of_house = r#"{"at":7,"type":"member_replaced","ruling":1,"member":"bo","by":"cy"}"#;
        assert_eq!(TournamentStream::read(1, of_house).unwrap().by, None);
    }

    #[test]
    fn other_events_of_version_1_are_read_as_they_are() {
        let announced = r#"{"at":7,"by":"ada","type":"announced","text":"the rest is \"scheduled\" at 9"}"#;
        let event = TournamentStream::read(1, announced).unwrap();
        assert_eq!(event, TournamentStream::read(2, announced).unwrap());
    }

    #[test]
    fn an_event_of_a_later_version_is_not_guessed_at() {
        let error = TournamentStream::read(TournamentStream::VERSION + 1, "{}").unwrap_err();
        assert!(error.to_string().starts_with("a newer program wrote it"), "{error}");
    }
}

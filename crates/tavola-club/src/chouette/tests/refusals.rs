//! Which refusals name a clause of the rulebook, and which are the house's own.

use tavola_base::{Explain, PlayerId};
use tavola_rules::Clause;

use crate::chouette::ChouetteRefusal;

#[test]
fn what_the_rulebook_says_is_refused_by_its_clause() {
    assert_eq!(ChouetteRefusal::NoGame.clause(), Some(Clause::END_01));
    assert_eq!(ChouetteRefusal::DiceCalled.clause(), Some(Clause::IRR_04));
    assert_eq!(ChouetteRefusal::ChainTooLate.clause(), Some(Clause::TRN_22));
}

#[test]
fn what_names_no_clause_is_the_houses_own() {
    let somebody = || PlayerId::new("A");
    let stream = [
        ChouetteRefusal::HouseOnly,
        ChouetteRefusal::PlayerOnly,
        ChouetteRefusal::NotOpened,
        ChouetteRefusal::OpenedAlready,
        ChouetteRefusal::Over,
        ChouetteRefusal::NotOver,
        ChouetteRefusal::GoesOnAlready,
        ChouetteRefusal::DiceMissing,
        ChouetteRefusal::NothingDue,
        ChouetteRefusal::NothingChanges,
    ];
    let entered = [
        ChouetteRefusal::OnlyOverTheBoard,
        ChouetteRefusal::OnlyOnline,
        ChouetteRefusal::BadText,
        ChouetteRefusal::TooLarge,
        ChouetteRefusal::NotHere(somebody()),
        ChouetteRefusal::JoinedAlready(somebody()),
        ChouetteRefusal::NameTaken { name: "Anna".to_owned() },
        ChouetteRefusal::Full { most: 16 },
        ChouetteRefusal::GameInPlay,
        ChouetteRefusal::NothingToUndo { acts: 1 },
    ];
    let agreed = [ChouetteRefusal::NoSettlement, ChouetteRefusal::BadAmount, ChouetteRefusal::PaysThemselves];
    let links = [
        ChouetteRefusal::NotThatRoll,
        ChouetteRefusal::NoOwnChain,
        ChouetteRefusal::LinkOpenedAlready,
        ChouetteRefusal::AnotherLog,
        ChouetteRefusal::ChainTooLong,
    ];
    for refusal in stream.into_iter().chain(entered).chain(agreed).chain(links) {
        assert_eq!(refusal.clause(), None, "{refusal}");
    }
}

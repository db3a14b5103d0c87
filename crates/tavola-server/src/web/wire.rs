//! The page's types, as TypeScript declarations made from the Rust types.

#[expect(dead_code, reason = "laws of the tests need the rest")]
mod declared;
mod openapi;

use std::collections::BTreeMap;

use tavola_base::dice_proof::{Transcript, Verdict};
use tavola_base::{Arg, Refusal};
use tavola_club::TableView;
use tavola_club::chouette::{ChouetteCommand, ChouetteEvent, ChouetteView};
use tavola_club::device::{Act, DeviceView, Entry, Heard};
use tavola_club::table::{TableCommand, TableEvent};
use tavola_rules::RuleChoice;
use tavola_tournament::{TournamentCommand, TournamentEvent, TournamentView};
use ts_rs::{Config, TS, TypeVisitor};

pub use openapi::openapi;

use crate::{
    club::{
        chouette_opening::NewChouette, table_opening::NewTable, table_record::TableRecord, tournament::NewTournament,
    },
    web::{
        http::api::declared as api,
        live::{PageMessage, ServerMessage},
    },
};

/// One declaration file with everything that travels between server and page, by name.
#[must_use]
pub fn declarations() -> String {
    let mut found = Found { config: Config::new().with_large_int("number"), declared: BTreeMap::new() };
    // The serialised form of a rule set, which only names it.
    found.visit::<RuleChoice>();
    found.visit::<TableView>();
    found.visit::<TableRecord>();
    found.visit::<TableCommand>();
    found.visit::<TableEvent>();
    found.visit::<ChouetteView>();
    found.visit::<ChouetteCommand>();
    found.visit::<ChouetteEvent>();
    found.visit::<Act>();
    found.visit::<Entry>();
    found.visit::<DeviceView>();
    found.visit::<Heard>();
    found.visit::<TournamentView>();
    found.visit::<TournamentCommand>();
    found.visit::<TournamentEvent>();
    found.visit::<Refusal>();
    found.visit::<Arg>();
    found.visit::<PageMessage<TableCommand>>();
    found.visit::<ServerMessage<TableEvent, TableView>>();
    found.visit::<NewTable>();
    found.visit::<NewChouette>();
    found.visit::<NewTournament>();
    found.visit::<Transcript>();
    found.visit::<Verdict>();
    found.visit::<api::ApiMe>();
    found.visit::<api::ApiPlace>();
    found.visit::<api::ApiEvent>();
    found.visit::<api::ApiOpenChouette>();
    found.visit::<api::ApiMatch>();
    found.visit::<api::ApiProblem>();
    found.visit::<api::ApiJoin>();
    found.visit::<api::ApiJoined>();
    found.visit::<api::ApiOpened>();
    found.visit::<api::ApiDeposit>();
    found.visit::<api::ApiAccepted>();
    found.visit::<api::ApiAct<TableCommand>>();
    found.visit::<api::ApiQuestion<TableCommand>>();
    found.visit::<api::ApiVerdict>();
    found.visit::<api::ApiSeek>();
    found.visit::<api::ApiWish>();
    found.visit::<api::ApiSought>();
    found.visit::<api::ApiWithdraw>();
    found.visit::<api::ApiSay>();
    found.visit::<api::ApiNothing>();
    found.visit::<api::ApiChallenge>();
    found.visit::<api::ApiNewChallenge>();
    found.visit::<api::ApiAsked>();
    found.visit::<api::ApiAnswer>();
    found.visit::<api::ApiNotice>();
    found.visit::<api::ApiPerson>();
    found.visit::<api::ApiProfile>();
    found.visit::<api::ApiPlayed>();
    found.visit::<api::ApiAgainst>();
    found.visit::<api::ApiListed>();
    found.visit::<api::ApiOpenTable>();
    found.visit::<api::ApiOpenTournament>();
    found.visit::<api::ApiTv>();
    found.visit::<api::ApiLine<TableEvent, TableView>>();
    let body: String = found.declared.values().map(|text| format!("\nexport {text}\n")).collect();
    format!("// Written by `cargo xtask wire` from the Rust types. Do not edit.\n{body}")
}

struct Found {
    config: Config,
    declared: BTreeMap<String, String>,
}

impl TypeVisitor for Found {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        // Types of the language itself have no file of their own and are not declared.
        if T::output_path().is_some() {
            let name = T::ident(&self.config);
            if let Some(known) = self.declared.get(&name) {
                assert_eq!(known, &T::decl(&self.config), "two types of the page have the name {name}");
                return;
            }
            self.declared.insert(name, T::decl(&self.config));
        }
        T::visit_dependencies(self);
        T::visit_generics(self);
    }
}

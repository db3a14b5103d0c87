//! The page's types, as TypeScript declarations made from the Rust types.

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

use crate::{
    club::{
        chouette_opening::NewChouette, table_opening::NewTable, table_record::TableRecord, tournament::NewTournament,
    },
    web::live::{PageMessage, ServerMessage},
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

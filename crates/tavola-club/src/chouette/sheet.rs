//! The accounts as a sheet to hand out: one line a game, comma-separated.

use tavola_base::PlayerId;
use tavola_base::csv::{Cell, line};
use tavola_rules::Ending;

use super::edge::Camp;
use super::state::Chouette;

impl Chouette {
    /// The games with what each member has won or lost, then the sums, then what is still to be paid.
    ///
    /// CSV as RFC 4180 has it; points with a dot before a half, money as one writes it: `45.00`.
    #[must_use]
    pub fn sheet(&self) -> String {
        let names = self.members.keys().map(|member| self.name_of(member));
        let mut sheet =
            line(["game", "stake", "box", "captain", "winner", "ending"].map(Cell::text).into_iter().chain(names));
        for game in &self.games {
            let winner = match game.result.winner {
                Camp::Box => "box",
                Camp::Team => "team",
            };
            let heading = [
                Cell::number(game.number),
                Cell::text(game.stake.written()),
                self.name_of(&game.the_box),
                self.name_of(&game.captain),
                Cell::text(winner),
                Cell::text(ending_text(game.result.ending)),
            ];
            let points = self.members.keys().map(|member| game.points.get(member).copied().unwrap_or_default());
            sheet += &line(heading.into_iter().chain(points.map(Cell::number)));
        }
        let beside = |heading: &str| std::iter::once(Cell::text(heading)).chain(vec![Cell::empty(); 5]);
        let sums = self.members.keys().map(|member| self.ledger.points().get(member).copied().unwrap_or_default());
        sheet += &line(beside("points").chain(sums.map(Cell::number)));
        for (currency, account) in self.ledger.accounts() {
            let open = self.members.keys().map(|member| account.balances().get(member).copied().unwrap_or_default());
            sheet += &line(beside(currency.as_str()).chain(open.map(|amount| Cell::number(currency.written(amount)))));
            for payment in account.payments() {
                let pays = [self.name_of(&payment.from), Cell::text("to"), self.name_of(&payment.to)];
                let what = [Cell::number(currency.written(payment.amount)), Cell::text(currency.to_string())];
                sheet += &line(pays.into_iter().chain(what));
            }
        }
        sheet
    }

    fn name_of(&self, member: &PlayerId) -> Cell {
        Cell::text(self.members.get(member).map_or_else(|| member.to_string(), |member| member.name.clone()))
    }
}

/// An ending as the sheet names it.
const fn ending_text(ending: Ending) -> &'static str {
    match ending {
        Ending::BorneOff => "borne off",
        Ending::Dropped => "cubes settled",
        Ending::Resigned => "resigned",
        Ending::Claimed => "claimed",
        Ending::Flag => "time",
        Ending::Forfeited => "forfeited",
        Ending::Adjudicated => "ruling",
    }
}

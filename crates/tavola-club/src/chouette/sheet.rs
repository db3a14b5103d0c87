//! The accounts as a sheet to hand out: one line a game, comma-separated.

use std::fmt::Write as _;

use super::edge::Camp;
use super::state::Chouette;
use crate::PlayerId;

impl Chouette {
    /// The games with what each member has won or lost, then the sums, then what is still to be paid.
    ///
    /// CSV as RFC 4180 has it; points with a dot before a half.
    #[must_use]
    pub fn sheet(&self) -> String {
        let mut sheet = String::new();
        let names = self.members.keys().map(|member| self.name_of(member));
        line(&mut sheet, ["game", "stake", "box", "captain", "winner"].map(str::to_owned).into_iter().chain(names));
        for game in &self.games {
            let winner = match game.result.winner {
                Camp::Box => "box",
                Camp::Team => "team",
            };
            let heading = [
                game.number.to_string(),
                game.stake.to_string(),
                self.name_of(&game.the_box),
                self.name_of(&game.captain),
                winner.to_owned(),
            ];
            let points =
                self.members.keys().map(|member| game.points.get(member).copied().unwrap_or_default().to_string());
            line(&mut sheet, heading.into_iter().chain(points));
        }
        let blank = |heading: &str| [heading.to_owned(), String::new(), String::new(), String::new(), String::new()];
        let sums =
            self.members.keys().map(|member| self.ledger.points().get(member).copied().unwrap_or_default().to_string());
        line(&mut sheet, blank("points").into_iter().chain(sums));
        for (currency, account) in self.ledger.accounts() {
            let open = self
                .members
                .keys()
                .map(|member| account.balances().get(member).copied().unwrap_or_default().to_string());
            line(&mut sheet, blank(currency.as_str()).into_iter().chain(open));
            for payment in account.payments() {
                let pays = [self.name_of(&payment.from), "to".to_owned(), self.name_of(&payment.to)];
                line(&mut sheet, pays.into_iter().chain([payment.amount.to_string(), currency.to_string()]));
            }
        }
        sheet
    }

    fn name_of(&self, member: &PlayerId) -> String {
        self.members.get(member).map_or_else(|| member.to_string(), |member| member.name.clone())
    }
}

fn line(sheet: &mut String, cells: impl Iterator<Item = String>) {
    for (number, cell) in cells.enumerate() {
        sheet.push_str(if number == 0 { "" } else { "," });
        // A cell that a spreadsheet would take for a formula is text.
        let formula =
            cell.starts_with(['=', '@', '+', '\t']) || (cell.starts_with('-') && cell.parse::<f64>().is_err());
        let cell = if formula { format!("'{cell}") } else { cell };
        if cell.contains([',', '"', '\n', '\r']) {
            let _ = write!(sheet, "\"{}\"", cell.replace('"', "\"\""));
        } else {
            sheet.push_str(&cell);
        }
    }
    sheet.push_str("\r\n");
}

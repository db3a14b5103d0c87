//! How a tournament's things are called: entrants, seats, rounds, results, times, money.

use maud::{Markup, html};
use tavola_base::{Millis, PlayerId, Time};
use tavola_tournament::{
    Cents, EntrantId, EntryState, Feed, Format, MatchId, Round, Seat, Stage, TableNumber,
    result::prize::Rate,
    ruling::Ruling,
    stream::{
        play::{Dispute, How, Phase, Report},
        settings::CommitteeMember,
        view::{DivisionView, MatchView},
    },
};

use super::{Sheet, stages, tie};
use crate::web::i18n::isolated;

impl Sheet<'_> {
    /// An entrant's name.
    pub(super) fn name(&self, entrant: EntrantId) -> String {
        self.entries.get(&entrant).map_or_else(|| format!("#{entrant}"), |entry| isolated(&entry.name).into_owned())
    }

    /// An entrant's name, leading to their way through the tournament.
    pub(super) fn link(&self, entrant: EntrantId) -> Markup {
        html! { a.player href=(self.at(&format!("/player/{entrant}"))) { (self.name(entrant)) } }
    }

    /// Who sits on a seat of a match, or where they will come from.
    pub(super) fn seat(&self, game: &MatchView, index: usize) -> String {
        match game.seats[index] {
            Seat::Known { entrant } => self.name(entrant),
            Seat::Nobody => self.say("tournament-bye"),
            Seat::Open => self.origin(game.feeds[index]),
        }
    }

    fn origin(&self, feed: Feed) -> String {
        match feed {
            Feed::Entrant { entrant } => self.name(entrant),
            Feed::Late { place } => format!("LA{place}"),
            Feed::Bye => self.say("tournament-bye"),
            Feed::Winner { of } => self.say_with("tournament-winner-of", &[("match", of.number().into())]),
            Feed::Loser { of } => self.say_with("tournament-loser-of", &[("match", of.number().into())]),
        }
    }

    /// Both, as one says it.
    pub(super) fn pairing(&self, game: &MatchView) -> String {
        format!("{} – {}", self.seat(game, 0), self.seat(game, 1))
    }

    /// A match by its number, as one says it.
    pub(super) fn pairing_of(&self, id: MatchId) -> String {
        self.matches.get(&id).map_or_else(|| format!("#{id}"), |game| self.pairing(game))
    }

    /// A stage's name in a division.
    pub(super) fn stage(&self, stage: Stage) -> String {
        self.say(stage_word(stage))
    }

    /// Whether the two of a match have met before, since their round could not be paired otherwise.
    pub(super) fn meet_again(&self, game: &MatchView) -> bool {
        self.division(&game.division).is_some_and(|division| division.met_again.contains(&game.id))
    }

    /// Where a match belongs: division, stage, round.
    pub(super) fn whereabouts(&self, game: &MatchView) -> String {
        let mut parts = Vec::new();
        let division = self.division(&game.division);
        if self.has_divisions()
            && let Some(division) = division
        {
            parts.push(self.title(&division.division));
        }
        if game.stage != Stage::Rounds {
            parts.push(self.stage(game.stage));
        }
        parts.push(division.map_or_else(String::new, |division| self.round(division, game)));
        if self.meet_again(game) {
            parts.push(self.say("tournament-met-again"));
        }
        if let Some(referee) = &game.status.referee {
            parts.push(self.say_with("tournament-refereed-by", &[("who", isolated(referee).into_owned().into())]));
        }
        parts.join(" · ")
    }

    /// A round's name: final, semi-finals and so on where it is one of a main bracket.
    fn round(&self, division: &DivisionView, game: &MatchView) -> String {
        let rounds =
            division.stages.iter().find(|sheet| sheet.stage == game.stage).map_or(0, |sheet| sheet.rounds.len());
        self.round_name(game.stage, game.round.index(), rounds, division)
    }

    /// The name of a stage's round, counted from 0, of so many.
    pub(super) fn round_name(&self, stage: Stage, index: usize, of: usize, division: &DivisionView) -> String {
        let is_tree = stage == Stage::Main && division.division.format.is_bracket();
        match of.saturating_sub(index) {
            1 if stages::is_closed(self, division, stage) => self.say("tournament-round-final"),
            1 if is_tree => self.say("tournament-round-final"),
            2 if is_tree => self.say("tournament-round-semi"),
            3 if is_tree => self.say("tournament-round-quarter"),
            _ => {
                let name = self.say_with("tournament-round", &[("n", i64::try_from(index + 1).unwrap_or(0).into())]);
                match &division.division.format {
                    // What a point is worth there (SWG-06).
                    Format::Swing { chips, .. } => {
                        let chips = chips.at(Round::at(index)).number();
                        format!("{name} · {}", self.say_with("tournament-cpp", &[("n", chips.into())]))
                    }
                    _ => name,
                }
            }
        }
    }

    /// The tables at which something is played, as one says it; nothing where there are none.
    pub(super) fn tables(&self, tables: &[TableNumber]) -> Option<String> {
        match *tables {
            [] => None,
            [one] => Some(self.say_with("tournament-table", &[("n", one.number().into())])),
            [first, second, ..] => Some(self.say_with(
                "tournament-tables-two",
                &[("first", first.number().into()), ("second", second.number().into())],
            )),
        }
    }

    /// Where a match belongs, and to how many points it is played; a Swing's single game to none.
    pub(super) fn whereabouts_and_length(&self, game: &MatchView) -> String {
        let division = self.division(&game.division);
        if division.is_some_and(|one| matches!(one.division.format, Format::Swing { .. })) {
            return self.whereabouts(game);
        }
        format!("{} · {}", self.whereabouts(game), self.say_with("tournament-to", &[("n", game.status.length.into())]))
    }

    /// That a match is in dispute, and about what: what was said, if anything was, or that two results differ.
    pub(super) fn in_dispute(&self, game: &MatchView, dispute: &Dispute) -> String {
        let about = match &dispute.other {
            Some(other) => self.say_with("tournament-two-results", &[("result", self.result(game, other).into())]),
            None => dispute.text.trim().to_owned(),
        };
        let is = self.say("tournament-disputed");
        if about.is_empty() { is } else { format!("{is}: {about}") }
    }

    /// Why somebody ruled: in their own words, or what every language says of what the system itself ruled.
    pub(super) fn why(&self, ruling: &Ruling) -> String {
        let Some(grounds) = ruling.grounds else { return ruling.reason.clone() };
        let about: Vec<_> = grounds.args().map(|(name, value)| (name, value.into())).into_iter().collect();
        self.say_with(grounds.key(), &about)
    }

    /// A result of a match in a line: who won and by how much. One of a tie's matches is won by who played it.
    pub(super) fn result(&self, game: &MatchView, report: &Report) -> String {
        let name = match report.rubber {
            Some(rubber) => tie::who_won(self, game, rubber, report.winner),
            None => self.name(report.winner),
        };
        let mut text = match report.score {
            Some([won, lost]) => format!("{name} {won}–{lost}"),
            None => name,
        };
        if let Some(game) = self.game_won(report) {
            text.push_str(&format!(" · {game}"));
        }
        if report.how != How::Played {
            text.push_str(&format!(" · {}", self.say(how_word(report.how))));
        }
        text
    }

    /// How a single game of a Swing was won: its kind and the cube.
    pub(super) fn game_won(&self, report: &Report) -> Option<String> {
        let kind = self.say(&format!("tournament-kind-{}", super::rules::written(report.kind?)));
        let cube = report.cube.map(|cube| format!(" · {} {}", self.say("tournament-cube"), cube.number()));
        Some(format!("{kind}{}", cube.unwrap_or_default()))
    }

    /// The points of one line of a match, if there are any to show.
    pub(super) fn points(&self, game: &MatchView, index: usize) -> Option<u32> {
        match (&game.status.phase, game.seats[index]) {
            (Phase::Ended { report, .. } | Phase::Reported { report, .. }, Seat::Known { entrant }) => {
                report.score.map(|score| score[usize::from(report.winner != entrant)])
            }
            (Phase::Called { .. } | Phase::Playing { .. }, Seat::Known { .. }) => {
                let points = game.status.sides.each_ref().map(|side| side.points);
                (points != [0, 0] || matches!(game.status.phase, Phase::Playing { .. })).then_some(points[index])
            }
            _ => None,
        }
    }

    /// A moment; the script shows it by the reader's own clock.
    pub(super) fn time(&self, at: Time) -> Markup {
        let text = clock_time(at);
        html! { time data-at=(at.millis()) { (text) " UTC" } }
    }

    /// An amount with its currency, as the reader's language writes it.
    pub(super) fn amount(&self, cents: Cents) -> String {
        let number = cents.to_string().replace('.', self.locale.decimal_sign());
        format!("{number} {}", self.view().settings.currency)
    }

    /// A share in percent, without the sign: `90`, `12.50`.
    pub(super) fn percent(&self, rate: Rate) -> String {
        let hundredths = rate.of(Cents::whole(100));
        let number = hundredths.to_string().replace('.', self.locale.decimal_sign());
        if hundredths.number() % 100 == 0 { (hundredths.number() / 100).to_string() } else { number }
    }

    /// What a member of the committee is called.
    pub(super) fn member(&self, member: &CommitteeMember) -> String {
        isolated(&member.name).into_owned()
    }

    /// What somebody with an account is called; the house where it was nobody.
    pub(super) fn person(&self, player: Option<&PlayerId>) -> String {
        match player {
            None => self.say("tournament-house"),
            Some(player) => match self.data.names.get(player) {
                Some(name) => isolated(name).into_owned(),
                None => self.say("tournament-somebody"),
            },
        }
    }
}

/// Whether an entrant has won a match.
pub(super) fn won(game: &MatchView, index: usize) -> bool {
    match (&game.status.phase, game.seats[index]) {
        (Phase::Ended { report, .. }, Seat::Known { entrant }) => report.winner == entrant,
        _ => false,
    }
}

/// Minutes, rounded down.
pub(super) fn minutes(span: Millis) -> u64 {
    span.number() / 60_000
}

fn clock_time(at: Time) -> String {
    let minutes = at.millis() / 60_000;
    format!("{:02}:{:02}", minutes / 60 % 24, minutes % 60)
}

pub(super) const fn stage_word(stage: Stage) -> &'static str {
    match stage {
        Stage::Main => "tournament-stage-main",
        Stage::Consolation => "tournament-stage-consolation",
        Stage::LastChance => "tournament-stage-last_chance",
        Stage::Lower => "tournament-stage-lower",
        Stage::Finals => "tournament-stage-finals",
        Stage::Rounds => "tournament-stage-rounds",
    }
}

/// How far an entry is.
pub(super) const fn entry_word(state: EntryState) -> &'static str {
    match state {
        EntryState::Requested => "tournament-entry-requested",
        EntryState::Approved => "tournament-entry-approved",
        EntryState::Refused => "tournament-entry-refused",
        EntryState::Out => "tournament-entry-out",
        EntryState::Disqualified => "tournament-entry-disqualified",
    }
}

pub(super) const HOWS: [How; 8] =
    [How::Played, How::Resigned, How::Forfeited, How::Late, How::Flag, How::Ruling, How::Withdrawn, How::Disqualified];

/// The name of a way to end, as it is written.
pub(super) const fn how_name(how: How) -> &'static str {
    match how {
        How::Played => "played",
        How::Resigned => "resigned",
        How::Forfeited => "forfeited",
        How::Late => "late",
        How::Flag => "flag",
        How::Ruling => "ruling",
        How::Withdrawn => "withdrawn",
        How::Disqualified => "disqualified",
    }
}

pub(super) const fn how_word(how: How) -> &'static str {
    match how {
        How::Played => "tournament-how-played",
        How::Resigned => "tournament-how-resigned",
        How::Forfeited => "tournament-how-forfeited",
        How::Late => "tournament-how-late",
        How::Flag => "tournament-how-flag",
        How::Ruling => "tournament-how-ruling",
        How::Withdrawn => "tournament-how-withdrawn",
        How::Disqualified => "tournament-how-disqualified",
    }
}

//! Draws: the first, shown only when it is final; late places; the rounds that follow.

use crate::stream::command::{Clubs, DrawCommand};
use tavola_base::Time;

use super::{Judged, TournamentFacts};
use crate::format::bracket::{Feed, Stage};
use crate::format::knock_out::{KnockOut, KnockOutRefusal, MainSize};
use crate::format::printed_tree::{self, TreePlan};
use crate::ids::{EntrantId, LatePlace, MatchId, Round};
use crate::stream::division::{Consolation, DivisionId, Format, Ties};
use crate::stream::event::{DrawEvent, Happened};
use crate::stream::evolve::same;
use crate::stream::refusal::{Reason, TournamentRefusal};
use crate::stream::rounds;
use crate::stream::state::{DivisionState, Tournament};
use crate::stream::view::DrawState;

impl Tournament {
    pub(super) fn judge_draw(&self, command: DrawCommand, facts: &TournamentFacts) -> Judged {
        self.director_only(facts)?;
        match command {
            DrawCommand::AddWords { division, words } => {
                self.not_published(&division)?;
                let words = super::desk::checked_text(&words)?;
                Ok(vec![Happened::Draw(DrawEvent::WordsAdded { division, words })])
            }
            DrawCommand::Draw { division, late_places, until, size, clubs } => {
                self.draw(division, (late_places as usize, until), (size, clubs), facts)
            }
            DrawCommand::PublishDraw { division } => self.publish(division),
            DrawCommand::CloseLatePlace { division, place } => self.close_late_place(division, place),
            DrawCommand::CutOff { division } => {
                if self.division(&division)?.late.open().next().is_none() {
                    return Err(Reason::NoLatePlaces.of("division", &division));
                }
                Ok(vec![Happened::Draw(DrawEvent::CutOff { division })])
            }
            DrawCommand::DrawRound { division } => {
                let known = self.division(&division)?;
                if known.draw != DrawState::Published {
                    return Err(Reason::NotDrawn.of("division", &division));
                }
                let next = self.next_round(known).ok_or_else(|| Reason::NothingToDraw.of("division", &division))?;
                Ok(vec![self.draw_round(known, next, facts.seed(self)?)])
            }
        }
    }

    fn not_published(&self, id: &DivisionId) -> Result<&DivisionState, TournamentRefusal> {
        let division = self.division(id)?;
        if division.draw == DrawState::Published {
            return Err(Reason::DrawnAlready.of("division", id));
        }
        Ok(division)
    }

    fn draw(
        &self,
        id: DivisionId,
        (late, until): (usize, Option<Time>),
        (size, clubs): (MainSize, Clubs),
        facts: &TournamentFacts,
    ) -> Judged {
        let division = self.not_published(&id)?;
        if self.committee.is_empty() {
            return Err(Reason::NoCommittee.into());
        }
        if late > 0 && until.is_none_or(|until| until <= facts.now) {
            return Err(Reason::LateUntil.into());
        }
        let seed = facts.seed(self)?;
        let again = division.keys.len();
        let is_bracket = division.division.format.is_bracket();
        let clubs = if is_bracket { clubs } else { Clubs::ByLot };
        let name = match clubs {
            Clubs::ByLot => format!("{id} draw"),
            Clubs::Apart => format!("{id} draw, clubs apart"),
        };
        let name = if again == 0 { name } else { format!("{name} again {again}") };
        let key = seed.key(&name, &division.words);
        let entrants = self.entrants_in(division);
        if entrants.len() < 2 {
            return Err(Reason::TooFew.of("division", &id));
        }
        self.draws_at_once(division, entrants.len())?;
        let first = self.next_match();
        let drawn = match clubs {
            Clubs::ByLot => key.order(&entrants),
            Clubs::Apart => {
                let meet = |order: &[EntrantId]| meet_first(order, late, size, first);
                key.order_apart(&entrants, meet, |one, other| self.are_club_mates(one, other))
            }
        };
        let (sheet, fixtures) = if is_bracket {
            let sheet = KnockOut::draw(&drawn, late, size, first).map_err(|why| cannot(why, &id))?;
            (Some(sheet), Vec::new())
        } else {
            if late > 0 {
                return Err(Reason::LateOnlyBracket.into());
            }
            (None, self.first_rounds(division, &drawn, &mut key.lot()))
        };
        let below = self.tree_below(division, sheet.as_ref());
        let fixtures = fixtures.into_iter().chain(below).collect();
        Ok(vec![Happened::Draw(DrawEvent::Drawn { division: id, name, key, sheet, fixtures, until })])
    }

    fn first_rounds(
        &self,
        division: &DivisionState,
        drawn: &[EntrantId],
        lot: &mut crate::format::lot::Lot,
    ) -> Vec<crate::Fixture> {
        let first = self.next_match();
        match &division.division.format {
            Format::RoundRobin { rounds } => rounds::round_robin(drawn, *rounds, first),
            Format::DavisCup { ties: Ties::Group, .. } => rounds::round_robin(drawn, None, first),
            Format::DavisCup { ties: Ties::KnockOut, .. }
            | Format::KnockOut { .. }
            | Format::DoubleElimination { .. }
            | Format::Lives { .. }
            | Format::Swiss { .. }
            | Format::Swing { .. } => rounds::fixtures(&self.pair_first(drawn, lot), Round::FIRST, first),
        }
    }

    /// The first round: the drawn order pair by pair, the last one sitting out where one must.
    fn pair_first(&self, drawn: &[EntrantId], _lot: &mut crate::format::lot::Lot) -> rounds::Pairing {
        let pairs = drawn.chunks_exact(2).map(|pair| [pair[0], pair[1]]).collect();
        rounds::Pairing { pairs, bye: (drawn.len() % 2 == 1).then(|| drawn.last().copied()).flatten() }
    }

    /// The printed tree below a bracket, where the division has one.
    fn tree_below(&self, division: &DivisionState, sheet: Option<&KnockOut>) -> Vec<crate::Fixture> {
        match (&division.division.format, sheet) {
            (Format::KnockOut { consolation: Consolation::FixedTree { feeding }, .. }, Some(sheet)) => {
                let plan = TreePlan { feeding: *feeding, into: Stage::Consolation, until: 1 };
                printed_tree::below(sheet, &sheet.late_places(), plan, sheet.last().next()).fixtures
            }
            _ => Vec::new(),
        }
    }

    fn publish(&self, id: DivisionId) -> Judged {
        match self.division(&id)?.draw {
            DrawState::Entries => Err(Reason::NotDrawn.of("division", &id)),
            DrawState::Published => Err(Reason::DrawnAlready.of("division", &id)),
            DrawState::Drawn => Ok(vec![Happened::Draw(DrawEvent::DrawPublished { division: id })]),
        }
    }

    fn close_late_place(&self, id: DivisionId, place: LatePlace) -> Judged {
        if !self.division(&id)?.late.open().any(|open| open == place) {
            return Err(Reason::NoLatePlace.of("place", place));
        }
        Ok(vec![Happened::Draw(DrawEvent::LatePlaceClosed { division: id, place })])
    }
}

impl Tournament {
    /// Whether two entries have somebody of the same club.
    fn are_club_mates(&self, one: EntrantId, other: EntrantId) -> bool {
        let clubs = |entrant: EntrantId| {
            let people = self.entry(entrant).map_or(&[][..], |entry| &entry.people).iter();
            people.filter_map(|person| person.club.as_deref()).map(same).filter(|club| !club.is_empty())
        };
        clubs(one).any(|club| clubs(other).any(|of_the_other| of_the_other == club))
    }
}

/// Who meets in the first round of a bracket drawn in that order, by their places in it.
fn meet_first(order: &[EntrantId], late: usize, size: MainSize, first: MatchId) -> Vec<[usize; 2]> {
    let Ok(sheet) = KnockOut::draw(order, late, size, first) else { return Vec::new() };
    let place = |feed: Feed| match feed {
        Feed::Entrant { entrant } => order.iter().position(|one| *one == entrant),
        Feed::Late { .. } | Feed::Bye | Feed::Winner { .. } | Feed::Loser { .. } => None,
    };
    let opening = sheet.fixtures(Stage::Main).into_iter().filter(|fixture| fixture.round == Round::FIRST);
    opening.filter_map(|fixture| Some([place(fixture.feeds[0])?, place(fixture.feeds[1])?])).collect()
}

fn cannot(why: KnockOutRefusal, division: &DivisionId) -> TournamentRefusal {
    match why {
        KnockOutRefusal::TooFew => Reason::TooFew.of("division", division),
        KnockOutRefusal::Twice(entrant) => Reason::DrawnTwice.of("entrant", entrant),
        KnockOutRefusal::LatePlaces { byes } => Reason::LatePlaces.of("byes", byes),
        KnockOutRefusal::NotDoubled => Reason::NotDoubled.into(),
    }
}

//! Cube decisions of the box and of the members of a chouette, from each cube's own decision.
//!
//! Equities are in units of one point of the table; whose turn it is and who may speak is the club's business.

use tavola_rules::CubeValue;

use super::decision::{CubeAnswer, CubeDecision};

/// One member's cube against the box, with the decision on it as if the two played alone.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct MemberCube {
    /// Its value before it is turned.
    pub value: CubeValue,
    /// The decision, seen by the player on roll.
    pub decision: CubeDecision,
}

impl MemberCube {
    fn points(&self, equity: f32) -> f32 {
        equity * self.value.number() as f32
    }

    /// What turning this cube gains the player on roll if it is answered well: points, negative for a loss.
    fn gain(&self) -> f32 {
        self.points(self.decision.doubled().value() - self.decision.no_double.value())
    }
}

/// Which cubes the box may turn together.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BoxDoubles {
    /// Each cube by itself (CHO-11).
    Separately,
    /// One cube for the whole team: all or none (CHO-07).
    Together,
}

/// What the box on roll doubles: for each of `cubes` whether to turn it.
#[must_use]
pub fn box_doubles(cubes: &[MemberCube], mode: BoxDoubles) -> Vec<bool> {
    match mode {
        BoxDoubles::Separately => cubes.iter().map(|cube| cube.decision.doubles()).collect(),
        BoxDoubles::Together => {
            let may = cubes.iter().any(|cube| cube.decision.doubles());
            let pays = cubes.iter().map(MemberCube::gain).sum::<f32>() >= 0.0;
            vec![may && pays; cubes.len()]
        }
    }
}

/// What binds a member who answers the box's double.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum MemberDuty {
    /// They answer as they like.
    None,
    /// All others have dropped the box's first double, so they must (CHO-09).
    MustDrop,
    /// They are the only one to take a double of all cubes, so they must beaver (CHO-15).
    MustBeaver,
    /// They are the only one to take and must accept an extra cube from so many members (CHO-10). Each pays them a point
    /// and plays at 2, so the extras are worth taking exactly if the double is.
    WithExtras(u8),
}

/// How a member answers the box's double; `cube` is seen by the box.
#[must_use]
pub fn member_answer(cube: &MemberCube, duty: MemberDuty) -> CubeAnswer {
    let pass = cube.decision.double_drop;
    match duty {
        MemberDuty::None | MemberDuty::WithExtras(_) => cube.decision.answer,
        MemberDuty::MustDrop => CubeAnswer::Drop,
        MemberDuty::MustBeaver if cube.decision.after(CubeAnswer::Beaver) <= pass => CubeAnswer::Beaver,
        MemberDuty::MustBeaver => CubeAnswer::Drop,
    }
}

/// What a member expects in points if they answer the box's double so, extras included; seen by the member.
#[must_use]
pub fn member_expects(cube: &MemberCube, answer: CubeAnswer, duty: MemberDuty) -> f32 {
    let own = -cube.points(cube.decision.after(answer).value());
    match (duty, answer) {
        (MemberDuty::WithExtras(extras), CubeAnswer::Take | CubeAnswer::Beaver) => {
            own + f32::from(extras) * (1.0 - cube.decision.double_take.value())
        }
        _ => own,
    }
}

/// What binds the box when members double it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BoxDuty {
    /// It answers each cube by itself.
    None,
    /// If all double at once it must take enough to be at least level if it wins, and the captain's among them; taking
    /// only the captain's it must beaver (CHO-13, CHO-14).
    StayLevel,
}

/// How the box answers the cubes offered together, the captain's first; `cubes` are seen by the members.
#[must_use]
pub fn box_answers(cubes: &[MemberCube], duty: BoxDuty) -> Vec<CubeAnswer> {
    let free: Vec<CubeAnswer> = cubes.iter().map(|cube| cube.decision.answer).collect();
    match duty {
        BoxDuty::None => free,
        BoxDuty::StayLevel if is_level(cubes, &free) => free,
        BoxDuty::StayLevel => cheapest_level(cubes),
    }
}

/// Whether the box is at least level if it wins every cube it keeps, and keeps the captain's if any.
fn is_level(cubes: &[MemberCube], answers: &[CubeAnswer]) -> bool {
    if answers.iter().all(|&answer| answer == CubeAnswer::Drop) {
        return true;
    }
    if answers.first() == Some(&CubeAnswer::Drop) {
        return false;
    }
    let balance = |(cube, answer): (&MemberCube, &CubeAnswer)| match answer {
        CubeAnswer::Drop => -cube.points(1.0),
        CubeAnswer::Take => cube.points(2.0),
        CubeAnswer::Beaver => cube.points(4.0),
    };
    cubes.iter().zip(answers).map(balance).sum::<f32>() >= 0.0
}

/// The best answers among those the rule allows: all passed, or the captain's cube taken or beavered and then the
/// cubes that cost least.
fn cheapest_level(cubes: &[MemberCube]) -> Vec<CubeAnswer> {
    let cost = |answers: &[CubeAnswer]| -> f32 {
        cubes.iter().zip(answers).map(|(cube, &answer)| cube.points(cube.decision.after(answer).value())).sum()
    };
    let regret = |index: &usize| {
        let CubeDecision { double_take, double_drop, .. } = cubes[*index].decision;
        cubes[*index].points(double_take.value() - double_drop.value())
    };
    let mut order: Vec<usize> = (1..cubes.len()).collect();
    order.sort_by(|a, b| regret(a).total_cmp(&regret(b)));
    let mut allowed = vec![vec![CubeAnswer::Drop; cubes.len()]];
    for captains in [CubeAnswer::Take, CubeAnswer::Beaver] {
        let mut answers = vec![CubeAnswer::Drop; cubes.len()];
        answers[0] = captains;
        allowed.push(answers.clone());
        for &next in &order {
            answers[next] = CubeAnswer::Take;
            allowed.push(answers.clone());
        }
    }
    let level = allowed.into_iter().filter(|answers| is_level(cubes, answers));
    level.min_by(|a, b| cost(a).total_cmp(&cost(b))).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cubeful::{CubeGame, CubefulValue};
    use crate::stakes::Stakes;

    fn cube(no_double: f32, double_take: f32) -> MemberCube {
        let game = CubeGame::new(&Stakes::MONEY);
        let decision = CubeDecision::of(&game, game.cube(), CubefulValue(no_double), CubefulValue(double_take));
        MemberCube { value: CubeValue::ONE, decision }
    }

    // rule: CHO-11
    #[test]
    fn the_box_doubles_each_member_by_himself() {
        let cubes = [cube(0.7, 0.8), cube(0.4, 0.3)];
        assert_eq!(box_doubles(&cubes, BoxDoubles::Separately), [true, false]);
        assert_eq!(box_doubles(&cubes, BoxDoubles::Together), [true, true]);
    }

    // rule: CHO-13
    #[test]
    fn a_box_doubled_by_all_takes_enough_to_be_level_or_none() {
        let clear_drop = [cube(0.9, 1.5), cube(0.9, 1.5), cube(0.9, 1.5)];
        assert_eq!(box_answers(&clear_drop, BoxDuty::StayLevel), [CubeAnswer::Drop; 3]);
        let one_good = [cube(0.9, 1.1), cube(0.9, 0.5), cube(0.9, 1.1)];
        let answers = box_answers(&one_good, BoxDuty::StayLevel);
        assert!(is_level(&one_good, &answers));
        assert_eq!(answers, [CubeAnswer::Take, CubeAnswer::Take, CubeAnswer::Drop]);
    }

    // rule: CHO-15
    #[test]
    fn a_member_who_must_beaver_takes_only_if_a_beaver_is_better_than_passing() {
        assert_eq!(member_answer(&cube(0.5, 0.4), MemberDuty::MustBeaver), CubeAnswer::Beaver);
        assert_eq!(member_answer(&cube(0.5, 0.7), MemberDuty::MustBeaver), CubeAnswer::Drop);
        assert_eq!(member_answer(&cube(0.5, 0.7), MemberDuty::None), CubeAnswer::Take);
    }

    // rule: CHO-10
    #[test]
    fn extras_make_a_good_take_better() {
        let cube = cube(0.5, 0.6);
        let alone = member_expects(&cube, CubeAnswer::Take, MemberDuty::None);
        assert!(member_expects(&cube, CubeAnswer::Take, MemberDuty::WithExtras(2)) > alone);
    }
}

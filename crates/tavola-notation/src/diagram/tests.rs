//! The laws of the picture: it is sound XML for every moment, has every checker, and the colours of the page.

use proptest::prelude::*;
use tavola_rules::{Board, Setup};

use super::*;
use crate::laws::situation;
use crate::read_play;

/// The names of the tags that are open at the end, and how often each was opened.
fn tags(svg: &str) -> (Vec<String>, Vec<String>) {
    let (mut open, mut all) = (Vec::new(), Vec::new());
    for tag in svg.split('<').skip(1) {
        let (tag, _) = tag.split_once('>').expect("a tag ends");
        let name: String = tag.trim_start_matches('/').chars().take_while(char::is_ascii_alphabetic).collect();
        match (tag.starts_with('/'), tag.ends_with('/')) {
            (true, _) => assert_eq!(open.pop().as_deref(), Some(&*name), "{tag}"),
            (_, true) => all.push(name),
            _ => {
                all.push(name.clone());
                open.push(name);
            }
        }
    }
    (open, all)
}

/// How many checkers of `side` one sees from above, and how many on their edges.
fn expected(board: &Board, side: Side) -> (usize, usize) {
    let setup = Setup::from(*board);
    let sign = if side == Side::White { 1 } else { -1 };
    let points: usize = setup.points.iter().map(|count| usize::from((count * sign).clamp(0, 5).unsigned_abs())).sum();
    (points + usize::from(setup.bar[side].min(4)), usize::from(setup.off[side]))
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]
    #[test]
    fn every_moment_is_a_sound_picture_with_all_its_checkers(situation in situation(), title in ".{0,40}") {
        for theme in Theme::ALL {
            let svg = Diagram { theme, home: Home::Left, ..Diagram::of(&situation, &title) }.svg();
            let (open, all) = tags(&svg);
            prop_assert_eq!(open, Vec::<String>::new());
            prop_assert_eq!(all.iter().filter(|name| *name == "title").count(), 1);
            let is_number = |c: char| c.is_control() && c != '\n';
            prop_assert!(!svg.contains("NaN") && !svg.contains(is_number), "{}", svg);
            let colours = theme.colours();
            for (side, paint) in [(Side::White, &colours.light), (Side::Black, &colours.dark)] {
                let disc = format!("fill=\"{}\" stroke=\"{}\" stroke-width=\"2.4\"", paint.disc, paint.rim);
                let edge = format!("fill=\"{}\" stroke=\"{}\" stroke-width=\"1.6\"", paint.disc, paint.rim);
                let drawn = (svg.matches(&disc).count(), svg.matches(&edge).count());
                prop_assert_eq!(drawn, expected(&situation.board, side));
            }
        }
    }
}

#[test]
fn the_colours_are_those_of_the_page_by_day() {
    let page = concat!(env!("CARGO_MANIFEST_DIR"), "/../tavola-server/web/css/tokens.css");
    let page = std::fs::read_to_string(page).unwrap();
    for theme in Theme::ALL {
        let start = format!("[data-board=\"{theme}\"] {{");
        let (_, block) = page.split_once(&start).expect("each board has its tokens");
        let (block, _) = block.split_once('}').unwrap();
        let colours = theme.colours();
        let (light, dark) = (&colours.light, &colours.dark);
        let tokens = [
            ("frame", colours.frame),
            ("frame-deep", colours.frame_deep),
            ("grain", colours.grain),
            ("felt", colours.felt),
            ("well", colours.well),
            ("point-a", colours.point_a),
            ("point-b", colours.point_b),
            ("point-line", colours.point_line),
            ("frame-text", colours.frame_text),
            ("light", light.disc),
            ("light-ring", light.ring),
            ("light-rim", light.rim),
            ("light-text", light.text),
            ("die-light", light.die),
            ("die-light-line", light.die_line),
            ("die-light-pip", light.pip),
            ("dark", dark.disc),
            ("dark-ring", dark.ring),
            ("dark-rim", dark.rim),
            ("dark-text", dark.text),
            ("die-dark", dark.die),
            ("die-dark-line", dark.die_line),
            ("die-dark-pip", dark.pip),
            ("cube", colours.cube),
            ("cube-side", colours.cube_side),
            ("cube-text", colours.cube_text),
            ("trail", colours.best),
        ];
        for (token, colour) in tokens {
            let by_day = [format!("--{token}: {colour};"), format!("--{token}: light-dark({colour},")];
            assert!(by_day.iter().any(|said| block.contains(said)), "{theme}: {token} is not {colour} by day");
        }
    }
}

#[test]
fn a_play_is_shown_by_an_arrow_for_each_step() {
    let situation = Situation::money(Board::START, Side::Black);
    let roll = "31".parse().unwrap();
    let play = read_play(&situation.position(), roll, "8/5 6/5").unwrap();
    let svg = |arrows| Diagram { arrows, ..Diagram::of(&situation, "") }.svg();
    let (none, some) = (svg(Vec::new()), svg(vec![Arrow { play, kind: ArrowKind::Best }]));
    let paths = |svg: &str| svg.matches("<path").count();
    assert_eq!(paths(&some) - paths(&none), 4);
}

#[test]
fn the_one_who_acts_sits_at_the_bottom() {
    use crate::Xgid;
    let id: Xgid = "XGID=-b----E-C---eE---c-e----B-:0:0:1:D:0:0:0:0:10".parse().unwrap();
    assert_eq!(Diagram::of(id.situation(), "").below, Side::Black);
    let id: Xgid = "XGID=-b----E-C---eE---c-e----B-:0:0:1:B:0:0:0:2:10".parse().unwrap();
    assert_eq!(Diagram::of(id.situation(), "").below, Side::White);
}

#[test]
fn the_numbers_are_those_of_whoever_acts_wherever_they_sit() {
    let situation = Situation::money(Board::START, Side::Black);
    let drawn = Diagram { below: Side::White, ..Diagram::of(&situation, "") };
    assert_eq!(drawn.numbers, Side::Black);
    let geometry = Geometry::new(Side::White, Home::Right);
    // White's ace point, at the bottom right, is Black's 24-point.
    assert_eq!((geometry.number_of(Side::Black, 1), geometry.number_of(Side::White, 1)), (24, 1));
    assert_ne!(drawn.svg(), Diagram { numbers: Side::White, ..drawn.clone() }.svg());
}

#[test]
fn a_theme_is_known_by_its_name() {
    for theme in Theme::ALL {
        assert_eq!(theme.name().parse(), Ok(theme));
    }
    assert_eq!("wood".parse::<Theme>(), Err(NotATheme("wood".to_owned())));
}

//! A game of a chouette as it went: every roll and play, every cube with its answers, captains, payments.

use maud::{Markup, html};
use tavola_base::PlayerId;
use tavola_club::chouette::{
    AnswerSource, Balance, Between, Camp, ChouetteEvent, ChouetteHappened as Happened, ChouetteResult, ChouetteView,
    CubeEvent, CubeResult, GameEvent, MemberEvent, PlayMode, TalkEvent,
};
use tavola_notation::MoveText;
use tavola_rules::{Action, Board, Game, Play, Roll, Score, Setup, Side, WinKind};

use super::accounts::{name, points};
use super::chouette::rules_text;
use super::mini_board::{empty_board, picture};
use super::{Frame, language, page};
use crate::web::i18n::Locale;
use crate::web::page_data::{HistoryData, Reader};

/// The game from its first roll to its settlement.
#[must_use]
pub fn game_history(reader: &Reader, data: &HistoryData) -> Markup {
    let locale = language(reader);
    let say = |name: &str| locale.say(name);
    let number = i64::from(data.game.number);
    let heading = locale.say_with("accounts-game", &[("n", number.into())]);
    let title = format!("{heading} · {} · Tavola", say("chouette-title"));
    let frame = Frame { title: &title, styles: &["pages", "accounts"], script: Some("chouette/history") };
    let next = (number < i64::try_from(data.count).unwrap_or(i64::MAX)).then_some(number + 1);
    let before = (number > 1).then_some(number - 1);
    let link = |number: i64, text: &str| html! { a href={ "/c/" (data.id) "/games/" (number) } { (say(text)) } };
    page(
        reader,
        &frame,
        &html! {
            section.sheet.history {
                h1 { (heading) }
                p.lead { (rules_text(locale, &data.view.rules)) }
                p.note { (order(locale, data)) }
                p.sheet-acts.no-print {
                    a.button href={ "/c/" (data.id) } { (say("accounts-back")) }
                    a.button.second-button href={ "/c/" (data.id) "/accounts" } { (say("accounts-open")) }
                    @if data.view.games.iter().any(|game| game.number == data.game.number) && data.view.play == PlayMode::Online {
                        a.button.second-button href={ "/c/" (data.id) "/study?game=" (data.game.number) } { (say("study-open")) }
                    }
                }
                (rows(locale, data))
                @if let Some(record) = data.view.games.iter().find(|game| game.number == data.game.number) {
                    p.won { @for (member, won) in &record.points { @if *won != Balance::ZERO {
                        span { (name(&data.view, member)) " " strong { (points(locale, *won)) } }
                    } } }
                }
                p.history-ways.no-print {
                    @if let Some(before) = before { (link(before, "history-before")) }
                    @if let Some(next) = next { (link(next, "history-next")) }
                }
            }
        },
    )
}

/// Who played against whom, in order.
fn order(locale: Locale, data: &HistoryData) -> String {
    let name = |id: &PlayerId| name(&data.view, id);
    let team: Vec<_> = data.game.team.iter().map(name).collect();
    let line = &data.game.line;
    let mut about = vec![("box", name(&line.the_box).into()), ("team", team.join(", ").into())];
    about.push(("partner", line.partner.as_ref().map_or_else(String::new, name).into()));
    about.push(("partnered", line.partner.is_some().to_string().into()));
    locale.say_with("history-order", &about)
}

fn rows(locale: Locale, data: &HistoryData) -> Markup {
    let captain = data.game.team.first().unwrap_or(&data.game.line.the_box);
    let rules = data.view.rules.game();
    let board = Game::new(rules, &Score::start(rules));
    let the_box = &data.game.line.the_box;
    let mut tale = Tale { locale, view: &data.view, the_box, captain, roll: None, board, asked: Camp::Team };
    let told: Vec<_> = data.game.events.iter().flat_map(|event| tale.tell(event)).collect();
    let has_boards = told.iter().any(|row| row.board.is_some());
    html! {
        @if has_boards {
            p.note.legend {
                span.mini-disc.mini-disc-light {} (locale.say_with("history-colours", &[("box", name(&data.view, &data.game.line.the_box).into())]))
                span.mini-disc.mini-disc-dark {} (locale.say("history-colours-team"))
            }
            p.note.no-print { (locale.say("history-boards")) }
            (empty_board())
        }
        ol.moves #moves { @for (index, row) in told.iter().enumerate() {
            li.(row.kind).whole[row.who.is_empty()] id={ "m" (index + 1) } {
                span.mover { (row.who) } span.roll { (row.roll) } span.told { (row.text) }
                @if let Some(board) = &row.board {
                    a.mini-link href={ "#m" (index + 1) } { (picture(board, &tale.position(board))) }
                }
            }
        } }
    }
}

/// A line of the tale.
struct Row {
    kind: &'static str,
    who: String,
    roll: String,
    text: String,
    /// How it stands after it.
    board: Option<Board>,
}

/// What must be kept in mind from one event to the next.
struct Tale<'a> {
    locale: Locale,
    view: &'a ChouetteView,
    the_box: &'a PlayerId,
    captain: &'a PlayerId,
    roll: Option<Roll>,
    board: Game,
    /// Who answers the cubes that were turned last.
    asked: Camp,
}

impl<'a> Tale<'a> {
    fn tell(&mut self, event: &'a ChouetteEvent) -> Vec<Row> {
        match &event.what {
            Happened::Game(what) => self.of_the_game(what),
            Happened::Cube(what) => self.of_cubes(what),
            Happened::Talk(what) => self.of_talk(what).into_iter().collect(),
            Happened::Member(what) => self.of_members(what).into_iter().collect(),
            Happened::Session(_) | Happened::Presence(_) | Happened::Line(_) | Happened::Dice(_) => Vec::new(),
        }
    }

    fn of_the_game(&mut self, what: &'a GameEvent) -> Vec<Row> {
        match what {
            GameEvent::Acted { camp, action } => self.acted(*camp, *action).into_iter().collect(),
            GameEvent::TieDeclined => vec![self.note("cube", self.locale.say("history-tie-declined"))],
            GameEvent::TooSlow { camp } => vec![self.about("history-slow", self.mover(*camp))],
            GameEvent::CaptainChanged { captain, why, queue: _ } => {
                self.captain = captain;
                let why = serde_json::to_value(why).unwrap_or_default();
                let why = why.as_str().unwrap_or_default().to_owned();
                let about = [("who", name(self.view, captain).into()), ("why", why.into())];
                vec![self.note("note", self.locale.say_with("history-captain", &about))]
            }
            GameEvent::StoodIn { member: Some(member) } => vec![self.about("history-stands-in", member)],
            GameEvent::StoodIn { member: None } => vec![self.about("history-captain-back", self.captain)],
            GameEvent::GameEnded { result, .. } => self.ended(result),
            GameEvent::GameStarted { .. }
            | GameEvent::Rolled
            | GameEvent::FairOver
            | GameEvent::ResultEntered { .. } => Vec::new(),
        }
    }

    fn of_cubes(&mut self, what: &CubeEvent) -> Vec<Row> {
        match what {
            CubeEvent::CubesAnswered { results, .. } => {
                let told = results.iter().map(|result| self.note("cube", self.answered(result))).collect();
                // What was doubled again goes back to those who had doubled.
                self.asked = self.asked.opponent();
                told
            }
            CubeEvent::Doubled { by, camp, cubes, .. } => {
                self.asked = camp.opponent();
                vec![self.doubled(by, *camp, cubes)]
            }
            CubeEvent::ExtraAnswered { member: _, paid: Some(paid) } => {
                let about = [
                    ("from", name(self.view, &paid.from).into()),
                    ("to", name(self.view, &paid.to).into()),
                    ("price", paid.points.to_string().into()),
                ];
                vec![self.note("cube", self.locale.say_with("history-extra", &about))]
            }
            // Their answer follows, with everybody's.
            CubeEvent::Answered { member, answers: _, source: AnswerSource::Silence } => {
                vec![self.about("history-silence", member)]
            }
            CubeEvent::ExtraAnswered { member: _, paid: None }
            | CubeEvent::Held { .. }
            | CubeEvent::GatheringOver { .. }
            | CubeEvent::Answered { source: AnswerSource::Player, .. }
            | CubeEvent::ExtrasAsked { .. } => Vec::new(),
        }
    }

    fn of_talk(&self, what: &TalkEvent) -> Option<Row> {
        match what {
            TalkEvent::SettlementAgreed { cube, posting } => {
                let paid = posting.as_ref().map_or(Balance::ZERO, |posting| posting.points);
                let (from, to) = posting.as_ref().map_or((&cube.member, &cube.box_side), |paid| (&paid.from, &paid.to));
                let about = [
                    ("from", name(self.view, from).into()),
                    ("to", name(self.view, to).into()),
                    ("points", points(self.locale, paid).into()),
                ];
                Some(self.note("cube", self.locale.say_with("history-settled", &about)))
            }
            TalkEvent::AdviceAsked { .. }
            | TalkEvent::AskingTakenBack { .. }
            | TalkEvent::Advised { .. }
            | TalkEvent::AdviceAgreed { .. }
            | TalkEvent::Said { .. }
            | TalkEvent::SettlementOffered { .. }
            | TalkEvent::SettlementDeclined { .. } => None,
        }
    }

    fn of_members(&self, what: &MemberEvent) -> Option<Row> {
        Some(match what {
            MemberEvent::Joined { member, name: _ } => self.about("said-joins", member),
            MemberEvent::Stayed { member } => self.about("said-stays", member),
            MemberEvent::Leaving { member } => self.about("said-leaving", member),
            MemberEvent::LeftCubes { member, postings: _ } => self.about("history-left-cubes", member),
            MemberEvent::Left { member, line: _ } => self.about("said-gone", member),
            MemberEvent::Claimed { .. } | MemberEvent::ClaimGranted { .. } | MemberEvent::ClaimRefused { .. } => {
                return None;
            }
        })
    }

    /// One sentence about somebody.
    fn about(&self, key: &str, member: &PlayerId) -> Row {
        let about = [("who", name(self.view, member).into()), ("you", "false".into())];
        self.note("note", self.locale.say_with(key, &about))
    }

    const fn mover(&self, camp: Camp) -> &'a PlayerId {
        match camp {
            Camp::Box => self.the_box,
            Camp::Team => self.captain,
        }
    }

    fn note(&self, kind: &'static str, text: String) -> Row {
        Row { kind, who: String::new(), roll: String::new(), text, board: None }
    }

    /// What was done on the board, with how it stands then: after plays, and after what changes them.
    fn acted(&mut self, camp: Camp, action: Action) -> Option<Row> {
        let before = *self.board.board();
        if let Ok(after) = self.board.apply(camp.side(), action) {
            self.board = after;
        }
        let row = self.act(camp, action)?;
        let moved = matches!(action, Action::Play { .. }) || before != *self.board.board();
        Some(Row { board: moved.then(|| *self.board.board()), ..row })
    }

    /// Where the checkers stand, in words: each side's by its own numbers.
    fn position(&self, board: &Board) -> String {
        let checkers = |side: Side| {
            let setup = Setup::from(*board);
            let seen = |point: usize| match side {
                Side::White => setup.points[point - 1],
                Side::Black => -setup.points[24 - point],
            };
            let place = |name: String, count: u8| (count > 0).then(|| format!("{name}: {count}"));
            let on_points =
                (1..=24).rev().filter_map(|point| place(point.to_string(), seen(point).max(0).unsigned_abs()));
            let bar = place(self.locale.say("bar-word"), setup.bar[side]);
            let off = place(self.locale.say("off-word"), setup.off[side]);
            bar.into_iter().chain(on_points).chain(off).collect::<Vec<_>>().join(", ")
        };
        let about = [
            ("box", name(self.view, self.the_box).into()),
            ("captain", name(self.view, self.captain).into()),
            ("white", checkers(Side::White).into()),
            ("black", checkers(Side::Black).into()),
        ];
        self.locale.say_with("history-position", &about)
    }

    fn act(&mut self, camp: Camp, action: Action) -> Option<Row> {
        let say = |key: &str| Some(self.locale.say(key));
        let resigned = |key: &str, kind: WinKind| {
            let kind = serde_json::to_value(kind).unwrap_or_default();
            Some(self.locale.say_with(key, &[("win", kind.as_str().unwrap_or_default().to_owned().into())]))
        };
        let text = match action {
            Action::RollOpening { white, black } => {
                self.roll = Some(Roll::new(white, black));
                let about = [
                    ("box", name(self.view, self.the_box).into()),
                    ("captain", name(self.view, self.captain).into()),
                    ("white", i64::from(white.number()).into()),
                    ("black", i64::from(black.number()).into()),
                ];
                let key = match (white == black, self.view.play) {
                    (true, PlayMode::OverTheBoard) => "history-same",
                    (true, PlayMode::Online) => "history-tie",
                    (false, _) => "history-opening",
                };
                return Some(self.note("note", self.locale.say_with(key, &about)));
            }
            Action::Roll { roll } => {
                self.roll = Some(roll);
                return None;
            }
            Action::Play { play } => return Some(self.played(camp, &play)),
            Action::CountTie => say("history-tie-counted"),
            Action::Challenge => say("history-challenge"),
            Action::Resign { kind } => resigned("history-resign", kind),
            Action::AcceptResignation => say("history-resignation-accepted"),
            Action::RejectResignation => say("history-resignation-rejected"),
            Action::Claim { kind } => resigned("history-claim", kind),
            _ => None,
        };
        text.map(|text| Row { who: name(self.view, self.mover(camp)), ..self.note("said", text) })
    }

    fn played(&self, camp: Camp, play: &Play) -> Row {
        let (bar, off) = (self.locale.say("bar-word"), self.locale.say("off-word"));
        let text = if play.steps().is_empty() {
            self.locale.say("history-cannot")
        } else {
            MoveText(play).to_string().replace("bar", &bar).replace("off", &off)
        };
        let roll =
            self.roll.map_or_else(String::new, |roll| format!("{}-{}", roll.high().number(), roll.low().number()));
        Row { kind: "play", who: name(self.view, self.mover(camp)), roll, text, board: None }
    }

    /// By whom a cube is known: the member; of an additional cube both ends.
    fn cube(&self, cube: &Between) -> String {
        let member = name(self.view, &cube.member);
        if cube.box_side == *self.the_box {
            member
        } else {
            format!("{} – {member}", name(self.view, &cube.box_side))
        }
    }

    fn doubled(&self, by: &PlayerId, camp: Camp, cubes: &[Between]) -> Row {
        let against: Vec<_> = cubes.iter().map(|cube| self.cube(cube)).collect();
        let text = match camp {
            Camp::Box => self.locale.say_with("history-box-doubles", &[("against", against.join(", ").into())]),
            Camp::Team => self.locale.say("history-doubles"),
        };
        Row { who: name(self.view, by), ..self.note("cube", text) }
    }

    /// An answer by whoever gave it: the box answers for cubes that are others'.
    fn answered(&self, result: &CubeResult) -> String {
        let ours = &result.cube;
        let (who, owner) = match self.asked {
            Camp::Team => (self.cube(ours), "own"),
            Camp::Box => (name(self.view, &ours.box_side), "other"),
        };
        let duty = serde_json::to_value(&result.duty).unwrap_or_default();
        let answer = serde_json::to_value(result.answer).unwrap_or_default();
        let answer = self.locale.say(&format!("answer-{}", answer.as_str().unwrap_or_default()));
        let value = i64::try_from(result.value.number()).unwrap_or(i64::MAX);
        let about = [
            ("who", who.into()),
            ("owner", owner.into()),
            ("of", name(self.view, &ours.member).into()),
            ("answer", answer.into()),
            ("value", value.into()),
            ("duty", duty["type"].as_str().unwrap_or("none").to_owned().into()),
        ];
        self.locale.say_with("history-answer", &about)
    }

    /// How it ended, and what everybody has won or lost.
    fn ended(&self, result: &ChouetteResult) -> Vec<Row> {
        let shown = serde_json::to_value(result).unwrap_or_default();
        let text = |key: &str| shown[key].as_str().unwrap_or("none").to_owned();
        let about = [
            ("box", name(self.view, self.the_box).into()),
            ("captain", name(self.view, self.captain).into()),
            ("winner", text("winner").into()),
            ("win", text("kind").into()),
            ("ending", text("ending").into()),
            ("fate", text("fate").into()),
        ];
        let line = self.locale.say_with("game-line", &about);
        let fate = self.locale.say_with("game-fate", &about);
        vec![self.note("end", format!("{line}. {fate}"))]
    }
}

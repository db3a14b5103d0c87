//! Replaying a chouette. `docs/replay-chouette.md` documents it with an example of each command.

use serde_json::{Value, json};
use tavola_base::Time;
use tavola_base::{PlayerId, Refusal};
use tavola_club::chouette::{
    BoardCommand, Carried, Chouette, ChouetteAct, ChouetteActor, ChouetteCommand, ChouetteEvent, ChouetteFacts,
    ChouettePace, ChouetteRules, ChouetteStream, ChouetteViewer, Door, HouseCommand, InPlay, Line, MemberCommand,
    Origin, PlayMode, SessionCommand, Settings, Stage as ChouetteStage, Stake,
};

use super::chouette_text::{line_of_text, to_the_letter};
use super::stage::{Object, Scene, Stage, command_name, command_of};
use super::{ReplayError, read, text};

/// How a chouette is replayed.
pub(super) struct ChouetteScene;

impl Scene for ChouetteScene {
    type Stream = ChouetteStream;
    const KEYS: &'static [&'static str] = &[
        "v", "stream", "note", "members", "players", "order", "rules", "preset", "play", "stake", "pace", "keeper",
        "door", "voice", "carried", "at", "until", "ticks", "expect", "steps",
    ];

    fn tick(now: Time) -> (ChouetteCommand, ChouetteFacts) {
        (ChouetteCommand::House(HouseCommand::Tick), house(now))
    }

    /// Opens the chouette as the heading says, and lets its members join in the order they are named.
    fn open(stage: &mut Stage<Self>, heading: &Object) -> Result<(), ReplayError> {
        let facts = house(stage.now());
        let open = ChouetteCommand::House(HouseCommand::Open { settings: Box::new(settings(heading)?) });
        stage.decide(open, &facts).map_err(|why| ReplayError::heading("file", why.message))?;
        let members = members(heading)?;
        for (member, name) in &members {
            let facts = ChouetteFacts { actor: ChouetteActor::Player(member.clone()), ..facts.clone() };
            let joined = stage
                .decide_together(ChouetteCommand::Member(MemberCommand::Join { name: Some(name.clone()) }), &facts);
            joined.map_err(|why| ReplayError::heading("members", why.message))?;
        }
        if heading.get("order").is_none_or(|order| order != "rolled") && members.len() >= 3 {
            let order = members.into_iter().map(|(member, _)| member).collect();
            let ordered = stage.decide_together(ChouetteCommand::Session(SessionCommand::SetOrder { order }), &facts);
            ordered.map_err(|why| ReplayError::heading("members", why.message))?;
        }
        Ok(())
    }

    /// Between games an act that needs one begins it.
    fn prepare(stage: &mut Stage<Self>, step: &Object) {
        const IN_A_GAME: [&str; 9] =
            ["roll_opening", "tie", "double", "redouble", "roll", "rolled", "result", "hold", "offer_settlement"];
        let needs_one = command_name(step).is_some_and(|name| IN_A_GAME.contains(&name.to_lowercase().as_str()));
        let between =
            matches!(stage.state().stage(), ChouetteStage::Between | ChouetteStage::Seeking { asked: None, .. });
        if stage.runs_by_itself() && needs_one && between {
            // Refused with too few players; the act itself is then refused too, and says so.
            let facts = house(stage.now());
            let _ = stage.decide(ChouetteCommand::Session(SessionCommand::StartGame), &facts);
        }
    }

    /// A game that began without saying is taken back with the act that began it; the heading never is.
    fn together(event: &mut ChouetteEvent) {
        event.origin = Origin::Consequence;
    }

    fn read(stage: &Stage<Self>, step: &Object) -> Result<(ChouetteCommand, ChouetteFacts), String> {
        let (command, spoken_of) = command(step, stage.state())?;
        let dice = step.get("dice").map(read::dice).transpose()?.map(|(first, second)| [first, second]);
        let actor = actor(step, spoken_of, stage.state(), &command)?;
        Ok((command, ChouetteFacts { dice, ..ChouetteFacts::new(stage.now(), actor) }))
    }

    fn explain(chouette: &Chouette, facts: &ChouetteFacts, mut refusal: Refusal) -> Refusal {
        if let ChouetteActor::Player(member) = &facts.actor {
            let legal = chouette.view(&ChouetteViewer::Member(member.clone()), facts.now).legal;
            refusal.legal = legal.actions.iter().map(ChouetteAct::to_string).collect();
        }
        refusal
    }

    fn show(chouette: &Chouette, now: Time) -> Value {
        let mut state = serde_json::to_value(chouette.view(&ChouetteViewer::Watcher, now)).unwrap_or_default();
        let legal = chouette.members().keys().map(|member| {
            let seen = chouette.view(&ChouetteViewer::Member(member.clone()), now);
            (member.to_string(), serde_json::to_value(seen.legal).unwrap_or_default())
        });
        state["legal"] = Value::Object(legal.collect());
        state
    }
}

const fn house(now: Time) -> ChouetteFacts {
    ChouetteFacts::new(now, ChouetteActor::House)
}

fn settings(heading: &Object) -> Result<Settings, ReplayError> {
    let part = |place: &str| heading.get(place).cloned();
    let play = part("play").map(serde_json::from_value).transpose();
    let stake = part("stake").map(stake).transpose();
    let voice = part("voice").map(serde_json::from_value).transpose();
    let carried = part("carried").map(serde_json::from_value::<Carried>).transpose();
    let door = part("door").map(serde_json::from_value::<Door>).transpose();
    Ok(Settings {
        rules: rules(heading)?,
        play: play.map_err(|why| ReplayError::heading("play", why))?.unwrap_or(PlayMode::OverTheBoard),
        stake: stake.map_err(|why| ReplayError::heading("stake", why))?.unwrap_or_else(Stake::points),
        pace: match heading.get("pace") {
            None | Some(Value::Null) => ChouettePace { answer: None, ..ChouettePace::default() },
            Some(written) => read::timed(written, "pace")?,
        },
        keeper: heading.get("keeper").and_then(Value::as_str).map(PlayerId::new),
        door: door.map_err(|why| ReplayError::heading("door", why))?.unwrap_or_default(),
        voice: voice.map_err(|why| ReplayError::heading("voice", why))?,
        carried: carried.map_err(|why| ReplayError::heading("carried", why))?.unwrap_or_default(),
    })
}

/// A preset's name; or an object, the game's knobs among the chouette's own or in `game`.
fn rules(heading: &Object) -> Result<ChouetteRules, ReplayError> {
    let wrong = |what: String| ReplayError::heading("rules", what);
    let mut choice = match heading.get("rules").or_else(|| heading.get("preset")) {
        None => Object::new(),
        Some(Value::String(preset)) => Object::from_iter([("preset".to_owned(), json!(preset))]),
        Some(Value::Object(written)) => written.clone(),
        Some(_) => return Err(wrong("a preset's name or an object".into())),
    };
    let mut game = match choice.remove("game") {
        None => Object::new(),
        Some(Value::Object(game)) => game,
        Some(_) => return Err(wrong("game: an object".into())),
    };
    // As a word `beaver` is the chouette's own knob (CHO-15), as a switch the game's short for `responses`.
    let is_own = |knob: &str, choice: &Object| {
        knob == "beaver" && choice.get(knob).is_some_and(|value| value == "may" || value == "must")
    };
    for knob in GAME_KNOBS {
        if !is_own(knob, &choice)
            && let Some(value) = choice.remove(knob)
        {
            game.insert(knob.to_owned(), value);
        }
    }
    game.entry("preset").or_insert_with(|| json!("chouette-galore"));
    read::shorten(&mut game);
    for value in choice.values_mut() {
        if let Some(is_on) = value.as_bool() {
            *value = json!(if is_on { "on" } else { "off" });
        }
    }
    if let Some(Value::String(consultation)) = choice.get_mut("consultation") {
        *consultation = consultation.replace('_', "-");
    }
    choice.insert("game".to_owned(), Value::Object(game));
    let named = |why: String| {
        if why.contains("unknown field") { format!("{why}; or of the game: {}", GAME_KNOBS.join(", ")) } else { why }
    };
    serde_json::from_value(Value::Object(choice)).map_err(|error| wrong(named(error.to_string())))
}

/// The stake: an object, or `"EUR 500"`.
fn stake(written: Value) -> Result<Stake, String> {
    let written = match written.as_str().and_then(|text| text.split_once(' ')) {
        Some((currency, unit)) => json!({ "currency": currency, "unit": unit.trim().parse::<u64>().ok() }),
        None => written,
    };
    serde_json::from_value(written).map_err(|why| format!("{{\"currency\": \"EUR\", \"unit\": 500}}: {why}"))
}

/// The knobs of the game on the board, and their short forms.
const GAME_KNOBS: [&str; 10] = [
    "preset",
    "jacoby",
    "responses",
    "beaver",
    "raccoon",
    "otter",
    "automatic_doubles",
    "backgammon",
    "premature_roll",
    "legality",
];

/// The members: names, or objects with `id` and `name`; `"ABCD"` for four of them.
fn members(heading: &Object) -> Result<Vec<(PlayerId, String)>, ReplayError> {
    let wrong = || ReplayError::heading("members", "a list of names, or of {\"id\": …, \"name\": …}; box first");
    let named = |name: &str| (PlayerId::new(name), name.to_owned());
    let members = match heading.get("members").or_else(|| heading.get("players")) {
        None => Ok(Vec::new()),
        Some(Value::String(letters)) => Ok(letters.chars().map(|letter| named(&letter.to_string())).collect()),
        Some(Value::Array(members)) => members
            .iter()
            .map(|member| match member {
                Value::String(name) => Ok(named(name)),
                member => {
                    let id = member.get("id").and_then(Value::as_str).ok_or_else(wrong)?;
                    let name = member.get("name").and_then(Value::as_str).unwrap_or(id);
                    Ok((PlayerId::new(id), name.to_owned()))
                }
            })
            .collect(),
        Some(_) => Err(wrong()),
    }?;
    match members.iter().find(|(id, name)| [id.as_str(), name].iter().any(|word| ROLES.contains(word))) {
        Some((_, name)) => Err(ReplayError::heading("members", format!("{name:?} is a role, not a name: {ROLES:?}"))),
        None => Ok(members),
    }
}

/// Words by which a step means whoever is that now.
const ROLES: [&str; 4] = ["box", "captain", "partner", "house"];

/// Who acts; without a name whom the command itself speaks of, else the house, but for an equal roll the box, which
/// decides about it.
fn actor(
    step: &Object,
    spoken_of: Option<PlayerId>,
    chouette: &Chouette,
    command: &ChouetteCommand,
) -> Result<ChouetteActor, String> {
    let the_box = || chouette.line().map(|line| line.the_box.clone());
    let named = ["actor", "by", "player"].iter().find_map(|key| step.get(*key));
    match (named, command) {
        (None, _) if spoken_of.is_some() => Ok(spoken_of.map_or(ChouetteActor::House, ChouetteActor::Player)),
        (None, ChouetteCommand::Board(BoardCommand::CountTie | BoardCommand::DeclineTie)) => {
            Ok(the_box().map_or(ChouetteActor::House, ChouetteActor::Player))
        }
        (None, _) => Ok(ChouetteActor::House),
        (Some(Value::String(name)), _) if name == "house" => Ok(ChouetteActor::House),
        (Some(Value::String(name)), _) => Ok(ChouetteActor::Player(person(chouette, name))),
        (Some(_), _) => Err("`actor` is a member, \"box\", \"captain\" or \"house\"".to_owned()),
    }
}

/// Whoever is meant: a member's identifier, else their name, else who is `box`, `captain` or `partner` now.
fn person(chouette: &Chouette, written: &str) -> PlayerId {
    let id = PlayerId::new(written);
    if chouette.members().contains_key(&id) {
        return id;
    }
    let named = chouette.members().iter().find(|(_, member)| member.name == written);
    let line = chouette.line();
    let role = || match written.to_lowercase().as_str() {
        "box" => chouette.game().map(InPlay::box_of).or(line.map(|line| &line.the_box)),
        "captain" => chouette.game().map(InPlay::captain).or_else(|| line.and_then(Line::captain)),
        "partner" => line.and_then(|line| line.partner.as_ref()),
        _ => None,
    };
    named.map(|(id, _)| id).or_else(role).cloned().unwrap_or(id)
}

/// Puts identifiers in the place of names, wherever a command speaks of members.
fn name_members(chouette: &Chouette, command: &mut Object) {
    let named = |value: &mut Value| {
        if let Some(name) = value.as_str() {
            *value = json!(person(chouette, name));
        }
    };
    for key in ["cube", "member", "to"] {
        command.get_mut(key).into_iter().for_each(named);
    }
    for key in ["cubes", "order"] {
        let several = command.get_mut(key).and_then(Value::as_array_mut);
        several.into_iter().flatten().for_each(named);
    }
    if let Some(answers) = command.get_mut("answers").and_then(Value::as_object_mut) {
        let each = std::mem::take(answers).into_iter();
        *answers = each.map(|(name, answer)| (person(chouette, &name).to_string(), answer)).collect();
    }
}

/// The command, and of whom it speaks where that is who acts: `leave Dora`.
fn command(step: &Object, chouette: &Chouette) -> Result<(ChouetteCommand, Option<PlayerId>), String> {
    let game = chouette.game().map(InPlay::board);
    let mut command = command_of(step, &["player"], line_of_text)?;
    to_the_letter(&mut command, |name| chouette.game().and_then(|game| game.camp_of(&person(chouette, name))));
    name_members(chouette, &mut command);
    let spoken_of = match command.get("type").and_then(Value::as_str) {
        Some("leave") => command.remove("member"),
        Some("join") => command.remove("member").or_else(|| command.get("name").cloned()),
        _ => None,
    };
    let spoken_of = spoken_of.as_ref().and_then(Value::as_str).map(PlayerId::new);
    if let Some(play) = command.remove("play") {
        let written = play.as_str().ok_or("a play is written \"24/18 13/10\"")?;
        command.insert("steps".into(), json!(text::steps(written, game)?));
    }
    if command.get("type").is_some_and(|name| name == "play") {
        command.entry("steps").or_insert_with(|| json!([]));
    }
    let opens = command.get("type").is_some_and(|name| name == "open");
    if let Some(settings) = command.get("settings").and_then(Value::as_object).filter(|_| opens) {
        let settings = self::settings(settings).map_err(|why| why.to_string())?;
        return Ok((ChouetteCommand::House(HouseCommand::Open { settings: Box::new(settings) }), None));
    }
    let written: Vec<_> = command.keys().cloned().collect();
    let command: ChouetteCommand = serde_json::from_value(Value::Object(command)).map_err(|error| error.to_string())?;
    // A command that has nothing to say more is read over whatever stands beside it.
    let read = serde_json::to_value(&command).unwrap_or_default();
    match written.iter().find(|key| read.get(key.as_str()).is_none()) {
        Some(key) => Err(format!("{}: there is no `{key}`", read["type"].as_str().unwrap_or_default())),
        None => Ok((command, spoken_of)),
    }
}

//! A chouette's commands as people write them: one line of text, other words for the same, what goes without saying.

use serde_json::{Value, json};
use tavola_club::chouette::Camp;

use super::stage::Object;

/// A command in one line: `double B C`, `answer B=take C=drop`, `result box gammon`, `pay A EUR 500`.
pub(super) fn line_of_text(line: &str) -> Result<Object, String> {
    let (name, rest) = line.trim().split_once(char::is_whitespace).unwrap_or((line.trim(), ""));
    let name = known_by(&name.to_lowercase().replace('-', "_")).to_owned();
    let words: Vec<&str> = rest.split([' ', ',', '\t']).filter(|word| !word.is_empty()).collect();
    let number = |word: &str| word.parse::<f64>().map_err(|_| format!("{name}: {word:?} is not a number"));
    let whole = |word: &str| word.parse::<u32>().map_err(|_| format!("{name}: {word:?} is no whole number"));
    let data = match (name.as_str(), &words[..]) {
        (_, []) => json!({}),
        ("play", _) => json!({ "play": rest }),
        ("join", _) => json!({ "name": rest }),
        ("advise", _) => json!({ "text": rest }),
        ("double" | "take" | "drop" | "beaver" | "raccoon" | "otter", cubes) => json!({ "cubes": cubes }),
        ("set_order", order) => json!({ "order": order }),
        ("answer", answers) => json!({ "answers": answers_of(answers)? }),
        ("resign" | "claim", [kind]) => json!({ "kind": kind }),
        ("result", [winner]) => json!({ "winner": winner }),
        ("result", [winner, kind]) => json!({ "winner": winner, "kind": kind }),
        ("tie" | "roll_die", [die]) => json!({ "die": whole(die)? }),
        ("undo", [steps]) => json!({ "steps": whole(steps)? }),
        ("draw_partner" | "ask_advice" | "leave", [member]) => json!({ "member": member }),
        ("accept_settlement" | "decline_settlement", [cube]) => json!({ "cube": cube }),
        ("offer_settlement", [points]) => json!({ "points": number(points)? }),
        ("offer_settlement", [points, cube]) => json!({ "points": number(points)?, "cube": cube }),
        ("go_on", [chouette]) => json!({ "chouette": chouette }),
        ("set_stake", [currency, unit]) => json!({ "stake": { "currency": currency, "unit": whole(unit)? } }),
        ("pay", [to, currency, amount]) => json!({ "to": to, "currency": currency, "amount": number(amount)? }),
        _ => return Err(format!("{name}: {rest:?} is too much or too little; an object says everything")),
    };
    let mut command = data.as_object().cloned().unwrap_or_default();
    command.insert("type".into(), json!(name));
    Ok(command)
}

/// `B=take C=drop`, `B:take, C:drop` or `B take C drop`.
fn answers_of(words: &[&str]) -> Result<Object, String> {
    let written = |cube: &str, answer: &str| (cube.to_owned(), json!(answer));
    if words.len().is_multiple_of(2) && words.iter().all(|word| !word.contains(['=', ':'])) {
        return Ok(words.chunks(2).map(|pair| written(pair[0], pair[1])).collect());
    }
    let pair = |word: &&str| {
        let (cube, answer) = word.split_once(['=', ':']).ok_or_else(|| format!("answer: B=take, not {word:?}"))?;
        Ok(written(cube, answer))
    };
    words.iter().map(pair).collect()
}

/// The name of a command that some call otherwise.
fn known_by(name: &str) -> &str {
    match name {
        "redouble" => "double",
        "accept" => "take",
        "pass" | "refuse" | "reject" => "drop",
        "concede" => "resign",
        "throw_die" => "roll_die",
        "throw_opening" => "roll_opening",
        "thrown" => "rolled",
        "accept_tie" => "count_tie",
        "refuse_tie" | "reject_tie" => "decline_tie",
        "next_game" | "new_game" => "start_game",
        name => name,
    }
}

/// Puts the words of the format in the place of what means the same: other names, `plain` and a result without a kind,
/// a winner by name (`camp_of` tells their side), answers to some cubes, a cube that is not in a list.
pub(super) fn to_the_letter(command: &mut Object, camp_of: impl Fn(&str) -> Option<Camp>) {
    let Some(name) = command.get("type").and_then(Value::as_str).map(|name| name.replace('-', "_")) else { return };
    let name = known_by(&name).to_owned();
    command.insert("type".into(), json!(name));
    match name.as_str() {
        "result" => {
            if let Some(winner) = command.get_mut("winner")
                && let Some(camp) = winner.as_str().filter(|name| !["box", "team"].contains(name)).and_then(camp_of)
            {
                *winner = json!(camp);
            }
            let kind = command.entry("kind").or_insert_with(|| json!("single"));
            if *kind == json!("plain") {
                *kind = json!("single");
            }
        }
        "double" => {
            for other in ["cube", "member", "members", "to"] {
                if let Some(named) = command.remove(other) {
                    command.insert("cubes".into(), if named.is_array() { named } else { json!([named]) });
                }
            }
            if command.get("cubes").is_some_and(|cubes| *cubes == json!(["all"])) {
                command.remove("cubes");
            }
        }
        "take" | "drop" | "beaver" | "raccoon" | "otter" => {
            let cubes = command.get("cubes").or_else(|| command.get("cube"));
            if let Some(cubes) = cubes.map(|cubes| cubes.as_array().cloned().unwrap_or_else(|| vec![cubes.clone()])) {
                let each = cubes.iter().filter_map(Value::as_str).map(|cube| (cube.to_owned(), json!(name)));
                let answers: Object = each.collect();
                *command = Object::from_iter([("type".into(), json!("answer")), ("answers".into(), json!(answers))]);
            }
        }
        "answer" => {
            for answer in
                command.get_mut("answers").and_then(Value::as_object_mut).into_iter().flat_map(Object::values_mut)
            {
                *answer = answer.as_str().map_or(Value::Null, |word| json!(known_by(&word.to_lowercase())));
            }
        }
        _ => {}
    }
}

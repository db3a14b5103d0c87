//! Commands to a tournament in one line of text: `call 3`, `result 3 first 7-4`, `withdraw Anna Rossi`.

use serde_json::{Value, json};
use tavola_tournament::TournamentCommand;

use super::stage::Object;

/// A line as a command; what does not fit is said.
pub(super) fn line_of_text(line: &str) -> Result<Object, String> {
    let (name, rest) = line.trim().split_once(char::is_whitespace).unwrap_or((line.trim(), ""));
    let (name, rest) = (name.replace('-', "_"), rest.trim());
    let words: Vec<&str> = rest.split_whitespace().collect();
    let number = |word: &str| word.parse::<u32>().map_err(|_| format!("{name}: {word:?} is not a number"));
    let data = match (name.as_str(), &words[..]) {
        (_, []) => json!({}),
        ("announce", _) => json!({ "text": rest }),
        ("enter", _) => json!({ "name": rest }),
        ("draw" | "publish_draw" | "draw_round" | "cut_off", [division]) => json!({ "division": division }),
        ("approve" | "refuse_entry" | "withdraw" | "rebuy", _) => json!({ "entrant": named(rest) }),
        ("call" | "start" | "postpone" | "confirm" | "record_match", [of]) => json!({ "match": number(of)? }),
        ("call", [of, table]) => json!({ "match": number(of)?, "table": number(table)? }),
        ("absent" | "arrive" | "break" | "leave_room" | "return" | "illegal_play" | "mix_dice", [of, entrant @ ..])
            if !entrant.is_empty() =>
        {
            json!({ "match": number(of)?, "entrant": named(&entrant.join(" ")) })
        }
        ("wrong_length", [of, points]) => {
            let score = score(points).ok_or_else(|| format!("{name}: a score is written 7-4"))?;
            json!({ "match": number(of)?, "score": score })
        }
        ("wrong_length", [of, noted, points]) => {
            let score = score(points).ok_or_else(|| format!("{name}: a score is written 7-4"))?;
            json!({ "match": number(of)?, "noted": number(noted)?, "score": score })
        }
        ("score", [of, points]) => {
            let score = score(points).ok_or_else(|| format!("{name}: a score is written 7-4"))?;
            json!({ "match": number(of)?, "score": score })
        }
        ("result" | "correct", [of, report @ ..]) if !report.is_empty() => {
            let mut data = report_of(report);
            data["match"] = json!(number(of)?);
            data
        }
        ("dispute", [of, ..]) => {
            let text = rest.trim_start_matches(of).trim();
            json!({ "match": number(of)?, "text": text })
        }
        ("undo", [act]) => json!({ "act": number(act)? }),
        ("set_tables", [tables]) => json!({ "tables": number(tables)? }),
        ("close_table" | "open_table", [table]) => json!({ "table": number(table)? }),
        ("withdraw_announcement", [which]) => json!({ "number": number(which)? }),
        ("name_referee", [of]) => json!({ "match": number(of)? }),
        ("name_referee", [of, ..]) => json!({ "match": number(of)?, "name": rest.trim_start_matches(of).trim() }),
        ("decide_appeal" | "convene", [ruling]) => json!({ "ruling": number(ruling)? }),
        ("appeal" | "hear", [ruling, entrant @ ..]) if !entrant.is_empty() => {
            json!({ "ruling": number(ruling)?, "entrant": named(&entrant.join(" ")) })
        }
        ("cast_vote", [ruling, member, vote]) => {
            json!({ "ruling": number(ruling)?, "member": member, "vote": vote })
        }
        ("replace_member", [ruling, member, by]) => json!({ "ruling": number(ruling)?, "member": member, "by": by }),
        ("appoint" | "dismiss", [office, person]) => json!({ "office": office, "person": person }),
        ("join_pool", [entrant, pool @ ..]) if !pool.is_empty() => {
            json!({ "entrant": named(entrant), "pool": pool.join(" ") })
        }
        ("play_off", [winner, loser]) => json!({ "winner": named(winner), "loser": named(loser) }),
        ("order_clock", [of, ..]) => json!({ "match": number(of)?, "reason": rest.trim_start_matches(of).trim() }),
        ("add_words", _) => json!({ "words": rest }),
        ("close_late_place", [place]) => json!({ "place": number(place)? }),
        ("nominate", [entrant @ .., first]) if !entrant.is_empty() => {
            json!({ "entrant": named(&entrant.join(" ")), "first": first })
        }
        _ => {
            return Err(match names_but(&name) {
                Some(names) => format!("there is no command {name}; there are {names}"),
                None => format!("{name}: {rest:?} is too much or too little; an object says everything"),
            });
        }
    };
    let mut command = data.as_object().cloned().unwrap_or_default();
    command.insert("type".into(), json!(name));
    Ok(command)
}

/// An entrant by number, or by name.
fn named(word: &str) -> Value {
    word.parse::<u32>().map_or_else(|_| json!(word), |number| json!(number))
}

fn score(word: &str) -> Option<[u32; 2]> {
    let (one, other) = word.split_once(['-', ':'])?;
    Some([one.parse().ok()?, other.parse().ok()?])
}

const KINDS: [&str; 3] = ["single", "gammon", "backgammon"];
const RUBBERS: [&str; 5] = ["first_second", "second_first", "doubles", "firsts", "seconds"];
const HOW: [&str; 7] = ["resigned", "forfeited", "late", "flag", "ruling", "withdrawn", "disqualified"];

/// The names of all commands, where `name` is none of them.
fn names_but(name: &str) -> Option<String> {
    let why = serde_json::from_value::<TournamentCommand>(json!({ "type": name })).err()?.to_string();
    why.split_once("expected one of ").map(|(_, names)| names.replace('`', ""))
}

/// A result: who won, then in any order a score, a Swing game's kind with its cube, a tie's match, how it ended.
fn report_of(words: &[&str]) -> Value {
    let mut data = json!({});
    let mut words = words;
    while let [before @ .., last] = words
        && !before.is_empty()
    {
        let is_beside_kind = |word: &&str| KINDS.contains(word) || *word == "cube";
        let number = last.parse::<u32>().ok();
        let cube = || number.filter(|_| before.last().is_some_and(is_beside_kind) || data.get("kind").is_some());
        if *last == "cube" && data.get("cube").is_some() {
            words = before;
            continue;
        }
        if let Some(score) = score(last) {
            data["score"] = json!(score);
        } else if let Some(cube) = cube() {
            data["cube"] = json!(cube);
        } else if KINDS.contains(last) {
            data["kind"] = json!(last);
        } else if RUBBERS.contains(last) {
            data["rubber"] = json!(last);
        } else if HOW.contains(last) {
            data["how"] = json!(last);
        } else {
            break;
        }
        words = before;
    }
    data["winner"] = named(&words.join(" "));
    data
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_says_what_an_object_says() {
        let read = |line| Value::Object(line_of_text(line).unwrap());
        let result = json!({"type": "result", "match": 3, "winner": "Anna Rossi", "score": [7, 4]});
        assert_eq!(read("result 3 Anna Rossi 7-4"), result);
        let game = json!({"type": "result", "match": 1, "winner": "first", "kind": "gammon", "cube": 4});
        assert_eq!(read("result 1 first gammon 4"), game);
        let rubber = json!({"type": "correct", "match": 1, "winner": 2, "rubber": "firsts", "score": [7, 5]});
        assert_eq!(read("correct 1 2 firsts 7-5"), rubber);
        assert_eq!(read("withdraw Player 3"), json!({"type": "withdraw", "entrant": "Player 3"}));
        assert!(line_of_text("result x first").is_err());
        assert!(line_of_text("decide_appeal 1 2").is_err());
    }
}

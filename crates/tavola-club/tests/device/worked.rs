//! Cases written from the rulebook alone, with the answers worked out by hand: `worked.jsonl`, one file of the replay a
//! line. Whatever is not marked as to be refused is in order.

use std::collections::BTreeSet;

use serde_json::{Value, json};
use tavola_replay::replay;

const CASES: &str = include_str!("worked.jsonl");

/// What came otherwise than the case says.
fn otherwise(case: &Value) -> Option<String> {
    let answer = match replay(case) {
        Ok(answer) => answer,
        Err(why) => return Some(why.to_string()),
    };
    let steps = case["steps"].as_array().unwrap();
    let unexpected = answer["refusals"].as_array().unwrap().iter().find(|refused| {
        let step = usize::try_from(refused["step"].as_u64().unwrap()).unwrap();
        steps[step - 1].get("expect").is_none()
    });
    unexpected.or(answer.get("unmet")).map(Value::to_string)
}

// rule: CLK-01, CLK-02, CLK-03, CLK-04, CLK-05, CLK-06, CLK-07, CLK-08, CLK-09, CLK-10, CLK-11
// rule: MAT-01, MAT-02, MAT-04, MAT-05, MAT-06, MAT-08
#[test]
fn cases_written_from_the_rulebook_come_out_as_worked_by_hand() {
    let mut names = BTreeSet::new();
    let mut wrong = Vec::new();
    for line in CASES.lines() {
        let mut case: Value = serde_json::from_str(line).unwrap();
        case["stream"] = json!("device");
        let name = case["name"].as_str().unwrap().to_owned();
        if let Some(why) = otherwise(&case) {
            wrong.push(format!("{name}: {why}"));
        }
        assert!(names.insert(name.clone()), "{name} twice");
    }
    assert!(names.len() > 200);
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

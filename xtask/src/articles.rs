//! `cargo xtask articles`: every number of the articles with what gives it. Formulas and quotations are checked always
//! (`cargo xtask tidy` too), the program's own figures are had again with `--again`.

use std::collections::BTreeMap;
use std::process::ExitCode;

use anyhow::{Context, bail};
use serde_json::Value;

use crate::{process, project};

const NUMBERS: &str = "crates/tavola-server/web/articles/numbers.json";

type Numbers = serde_json::Map<String, Value>;

/// Names each number's source; with `--again` runs the commands too, which takes some minutes of processor.
pub(crate) fn run(arguments: &[String]) -> anyhow::Result<ExitCode> {
    let numbers = read()?;
    let mut found = findings()?;
    for (name, number) in &numbers {
        println!("{name}: {} {}", number["value"], source(&number["of"]));
    }
    if arguments.iter().any(|argument| argument == "--again") {
        found.extend(again(&numbers)?);
    }
    for finding in &found {
        println!("{finding}");
    }
    println!("{} numbers, {} wrong", numbers.len(), found.len());
    Ok(if found.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// What is wrong with a number without running anything.
pub(crate) fn findings() -> anyhow::Result<Vec<String>> {
    let numbers = read()?;
    let mut found = Vec::new();
    for (name, number) in &numbers {
        let of = &number["of"];
        if let Some(formula) = of["exact"].as_str() {
            let worth = evaluate(formula, &|other| numbers.get(other)?["value"].as_f64());
            let said = number["value"].as_f64().unwrap_or(f64::NAN);
            match worth {
                Ok(worth) if (worth - said).abs() <= 1e-4 * worth.abs().max(1.0) => {}
                Ok(worth) => found.push(format!("{NUMBERS}: {name}: {formula} is {worth}, not {said}")),
                Err(error) => found.push(format!("{NUMBERS}: {name}: {error:#}")),
            }
        } else if let (Some(file), Some(quote)) = (of["file"].as_str(), of["quote"].as_str()) {
            let text = project::read(file)?.split_whitespace().collect::<Vec<_>>().join(" ");
            if !text.contains(quote) {
                found.push(format!("{NUMBERS}: {name}: not in {file}: {quote}"));
            }
        } else if of["tavola"].as_array().is_none() && of["published"].as_str().is_none() {
            found.push(format!("{NUMBERS}: {name}: nothing says where it is from"));
        }
    }
    Ok(found)
}

fn read() -> anyhow::Result<Numbers> {
    serde_json::from_str(&project::read(NUMBERS)?).with_context(|| format!("cannot read {NUMBERS}"))
}

/// Where a number is from, in a line.
fn source(of: &Value) -> String {
    let words =
        |list: &Value| list.as_array().into_iter().flatten().filter_map(Value::as_str).collect::<Vec<_>>().join(" ");
    match (of["exact"].as_str(), of["file"].as_str(), of["published"].as_str()) {
        (Some(formula), ..) => format!("= {formula}"),
        (_, Some(file), _) => format!("in {file}: {}", of["quote"]),
        (.., Some(where_)) => format!("published: {where_}"),
        _ => format!("by tavola {}", words(&of["tavola"])),
    }
}

/// Runs every command once more and compares what it gives.
fn again(numbers: &Numbers) -> anyhow::Result<Vec<String>> {
    let built = ["build", "--quiet", "--locked", "--release", "--package", "tavola"];
    process::run(&mut process::program("cargo", &built))?;
    let program = project::target().join("release/tavola").display().to_string();
    let mut answers: BTreeMap<String, Value> = BTreeMap::new();
    let mut found = Vec::new();
    for (name, number) in numbers {
        let of = &number["of"];
        let Some(words) = of["tavola"].as_array() else { continue };
        let words: Vec<&str> = words.iter().filter_map(Value::as_str).collect();
        let key = words.join(" ");
        if !answers.contains_key(&key) {
            let text = process::output(process::program(&program, &words).current_dir(project::root()))?;
            let first =
                serde_json::from_str(&text).or_else(|_| serde_json::from_str(text.lines().next().unwrap_or_default()));
            answers.insert(key.clone(), first.with_context(|| format!("tavola {key} answers no JSON"))?);
        }
        let worth = worth(of, &answers[&key])?;
        let said = number["value"].as_f64().unwrap_or(f64::NAN);
        let share = if number["unit"] == "percent" { 0.01 } else { 1.0 };
        let written = 0.5 * share * 10_f64.powi(-i32::try_from(number["places"].as_i64().unwrap_or(0))?);
        let near = number["error"].as_f64().unwrap_or(0.0).max(written).max(1e-6);
        let is_had_again = (worth - said).abs() <= near;
        if !is_had_again {
            found.push(format!("{NUMBERS}: {name}: {worth} now, {said} is said"));
        }
    }
    Ok(found)
}

/// What an answer gives for a number: a place in it, or a formula of some.
fn worth(of: &Value, answer: &Value) -> anyhow::Result<f64> {
    let at = |pointer: &str| answer.pointer(pointer).and_then(Value::as_f64);
    match (of["pointer"].as_str(), of["formula"].as_str()) {
        (Some(pointer), _) => at(pointer).with_context(|| format!("nothing is at {pointer}")),
        (None, Some(formula)) => evaluate(formula, &|name| at(of["pointers"][name].as_str()?)),
        (None, None) => bail!("neither a place nor a formula"),
    }
}

/// The value of a formula of numbers and names with + - * / and parentheses.
fn evaluate(formula: &str, named: &dyn Fn(&str) -> Option<f64>) -> anyhow::Result<f64> {
    let mut rest = formula;
    let value = sum(&mut rest, named)?;
    anyhow::ensure!(rest.trim().is_empty(), "{formula}: what is {rest:?}?");
    Ok(value)
}

fn sum(rest: &mut &str, named: &dyn Fn(&str) -> Option<f64>) -> anyhow::Result<f64> {
    let mut value = product(rest, named)?;
    loop {
        match taken(rest, &['+', '-']) {
            Some('+') => value += product(rest, named)?,
            Some(_) => value -= product(rest, named)?,
            None => return Ok(value),
        }
    }
}

fn product(rest: &mut &str, named: &dyn Fn(&str) -> Option<f64>) -> anyhow::Result<f64> {
    let mut value = power(rest, named)?;
    loop {
        match taken(rest, &['*', '/']) {
            Some('*') => value *= power(rest, named)?,
            Some(_) => value /= power(rest, named)?,
            None => return Ok(value),
        }
    }
}

fn power(rest: &mut &str, named: &dyn Fn(&str) -> Option<f64>) -> anyhow::Result<f64> {
    let value = atom(rest, named)?;
    if let Some(after) = rest.trim_start().strip_prefix("**") {
        *rest = after;
        return Ok(value.powf(power(rest, named)?));
    }
    Ok(value)
}

fn atom(rest: &mut &str, named: &dyn Fn(&str) -> Option<f64>) -> anyhow::Result<f64> {
    *rest = rest.trim_start();
    if taken(rest, &['-']).is_some() {
        return Ok(-atom(rest, named)?);
    }
    if taken(rest, &['(']).is_some() {
        let value = sum(rest, named)?;
        anyhow::ensure!(taken(rest, &[')']).is_some(), "a parenthesis is open");
        return Ok(value);
    }
    let end = rest.find(|c: char| !(c.is_ascii_alphanumeric() || matches!(c, '_' | '.'))).unwrap_or(rest.len());
    let (word, after) = rest.split_at(end);
    *rest = after;
    word.parse().ok().or_else(|| named(word)).with_context(|| format!("{word:?} is no number"))
}

/// Takes one of these signs, if it comes next; `**` is none of them.
fn taken(rest: &mut &str, signs: &[char]) -> Option<char> {
    let text = rest.trim_start();
    let sign = text.chars().next().filter(|sign| signs.contains(sign))?;
    if text.starts_with("**") {
        return None;
    }
    *rest = &text[sign.len_utf8()..];
    Some(sign)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn formulas_are_reckoned_as_one_writes_them() {
        let named = |name: &str| (name == "me_23").then_some(0.6);
        for (formula, worth) in [
            ("11/36", 11.0 / 36.0),
            ("(me_23 - 0.5) / (1 - 0.5)", 0.2),
            ("2 * -3 + 1", -5.0),
            ("(5/6)**2*4", 25.0 / 9.0),
        ] {
            let found = evaluate(formula, &named).unwrap();
            assert!((found - worth).abs() < 1e-12, "{formula}: {found}");
        }
        for wrong in ["", "1 +", "(1", "x", "1 2"] {
            assert!(evaluate(wrong, &named).is_err(), "{wrong}");
        }
    }
}

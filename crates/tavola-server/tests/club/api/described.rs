//! What the description says of the API is so.

use super::*;

/// The description, as it was written down.
pub(super) fn described() -> Value {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/web/api/openapi.json");
    serde_json::from_str(&std::fs::read_to_string(file).unwrap()).unwrap()
}

/// Whether a value is what a schema of the description says, of the words that are used there.
fn fits(all: &Value, schema: &Value, value: &Value) -> Result<(), String> {
    if let Some(name) = schema["$ref"].as_str() {
        return fits(all, &all["components"]["schemas"][name.rsplit('/').next().unwrap()], value);
    }
    let wrong = || Err(format!("{value} is not {schema}"));
    if let Some(parts) = schema["anyOf"].as_array() {
        return if parts.iter().any(|part| fits(all, part, value).is_ok()) { Ok(()) } else { wrong() };
    }
    if let Some(parts) = schema["allOf"].as_array() {
        return parts.iter().try_for_each(|part| fits(all, part, value));
    }
    let is_allowed = schema["enum"].as_array().is_none_or(|texts| texts.contains(value));
    let is_meant = schema.get("const").is_none_or(|text| text == value);
    let is_typed = match schema["type"].as_str() {
        Some("object") => value.is_object(),
        Some("array") => value.is_array(),
        Some("string") => value.is_string(),
        Some("number") => value.is_number(),
        Some("boolean") => value.is_boolean(),
        Some("null") => value.is_null(),
        _ => true,
    };
    if !(is_allowed && is_meant && is_typed) {
        return wrong();
    }
    for name in schema["required"].as_array().into_iter().flatten() {
        if value.get(name.as_str().unwrap()).is_none() {
            return Err(format!("{name} is missing in {value}"));
        }
    }
    for (name, inner) in schema["properties"].as_object().into_iter().flatten() {
        value.get(name).map_or(Ok(()), |value| fits(all, inner, value))?;
    }
    value.as_array().into_iter().flatten().try_for_each(|item| fits(all, &schema["items"], item))
}

#[tokio::test]
async fn answers_are_what_the_description_says() {
    let club = Club::open().await;
    let (ada, _, table) = two(&club).await;
    let all = described();
    let at = format!("/tables/{table}");
    for (path, address) in [
        ("/me", "/me".to_owned()),
        ("/me/playing", "/me/playing".to_owned()),
        ("/tables/{id}", at.clone()),
        ("/tables/{id}/record", format!("{at}/record")),
        ("/tables/{id}/proof", format!("{at}/proof")),
        ("/chouettes", "/chouettes".to_owned()),
        ("/seeks", "/seeks".to_owned()),
        ("/challenges", "/challenges".to_owned()),
        ("/notices", "/notices".to_owned()),
        ("/people", "/people?find=a".to_owned()),
        ("/people/{name}", "/people/Ada".to_owned()),
        ("/people/{name}/matches", "/people/Ada/matches".to_owned()),
        ("/people/{name}/against/{other}", "/people/Ada/against/Bea".to_owned()),
        ("/leaderboards/{board}", "/leaderboards/rating".to_owned()),
        ("/tv", "/tv".to_owned()),
        ("/tournaments", "/tournaments".to_owned()),
        ("/tables", "/tables".to_owned()),
        ("/tables/{id}/talk", format!("{at}/talk")),
    ] {
        let answer = gets(&club, &ada, &address).await.is(StatusCode::OK).json();
        let answers = &all["paths"][format!("/api/v1{path}")]["get"]["responses"];
        let schema = &answers["200"]["content"]["application/json"]["schema"];
        assert!(schema.is_object(), "{path} is described");
        fits(&all, schema, &answer).unwrap_or_else(|why| panic!("{path}: {why}"));
    }
    let refused = gets(&club, "x", "/me").await.json();
    fits(&all, &json!({ "$ref": "#/components/schemas/ApiProblem" }), &refused).unwrap();
    let mut lines = listens(&club, &ada, &format!("{at}/stream")).await;
    let content = &all["paths"]["/api/v1/tables/{id}/stream"]["get"]["responses"]["200"]["content"];
    fits(&all, &content["application/x-ndjson"]["itemSchema"], &line(&mut lines).await.unwrap()).unwrap();
}

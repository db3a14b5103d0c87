//! The description of the API: its addresses from the list that the router is made of, its types from the page's declarations.

use std::collections::{BTreeMap, BTreeSet};

use axum::http::Method;
use serde_json::{Map, Value, json};
use utoipa::openapi::{
    ContentBuilder, HttpMethod, InfoBuilder, OpenApiBuilder, PathItem, PathsBuilder, Ref, RefOr, Required, Response,
    ResponseBuilder, Schema,
    path::{OperationBuilder, ParameterBuilder, ParameterIn},
    request_body::{RequestBody, RequestBodyBuilder},
    schema::{ArrayBuilder, ComponentsBuilder, ObjectBuilder, Type as Plain},
    security::{HttpAuthScheme, HttpBuilder, SecurityRequirement, SecurityScheme},
};

use super::declared::{Declarations, Field, Type};
use crate::web::http::api::{
    ROOT,
    endpoint::{Answers, Endpoint, Takes},
    endpoints, lines,
};

/// The description as text.
#[must_use]
pub fn openapi() -> String {
    let declared = Declarations::read(&super::declarations());
    let endpoints = endpoints();
    let mut wanted: Vec<Type> = endpoints.iter().flat_map(types).collect();
    wanted.push(named("ApiProblem"));
    let mut document = serde_json::to_value(document(&endpoints)).expect("a description is JSON");
    document["components"]["schemas"] = Value::Object(schemas(&declared, wanted));
    serde_json::to_string_pretty(&document).expect("JSON can be written") + "\n"
}

fn named(text: &str) -> Type {
    Type::Named(text.to_owned(), Vec::new())
}

/// The types an address speaks of: `ApiAct<TableCommand>` is one with an argument.
fn types(endpoint: &Endpoint) -> Vec<Type> {
    let taken = match &endpoint.takes {
        Takes::Json(name) => Some(name),
        Takes::Nothing | Takes::File => None,
    };
    let answered = match &endpoint.answers {
        Answers::Json(name) | Answers::Created(name) | Answers::List(name) | Answers::Lines(name) => Some(name),
        Answers::Nothing | Answers::File | Answers::Any => None,
    };
    taken.into_iter().chain(answered).map(|text| of_text(text)).collect()
}

fn of_text(text: &str) -> Type {
    let Some((name, arguments)) = text.split_once('<') else { return named(text) };
    let arguments = arguments.trim_end_matches('>').split(',').map(|one| named(one.trim())).collect();
    Type::Named(name.to_owned(), arguments)
}

fn document(endpoints: &[Endpoint]) -> utoipa::openapi::OpenApi {
    let about = "What the pages do, for programs. Each request carries `Authorization: Bearer tvl_…`; errors are \
                 `application/problem+json`; streams are lines of JSON with a sign of life every seven seconds.";
    let info = InfoBuilder::new().title("Tavola").version("1").description(Some(about)).build();
    let bearer =
        HttpBuilder::new().scheme(HttpAuthScheme::Bearer).description(Some("A token from /account/tokens")).build();
    let components = ComponentsBuilder::new().security_scheme("token", SecurityScheme::Http(bearer)).build();
    let mut items: BTreeMap<String, PathItem> = BTreeMap::new();
    for endpoint in endpoints {
        let method = if endpoint.method == Method::GET { HttpMethod::Get } else { HttpMethod::Post };
        let item = PathItem::new(method, operation(endpoint));
        let path = format!("{ROOT}{}", endpoint.path);
        match items.get_mut(&path) {
            Some(there) => there.merge_operations(item),
            None => {
                items.insert(path, item);
            }
        }
    }
    let paths = items.into_iter().fold(PathsBuilder::new(), |paths, (path, item)| paths.path(path, item)).build();
    OpenApiBuilder::new().info(info).paths(paths).components(Some(components)).build()
}

fn operation(endpoint: &Endpoint) -> utoipa::openapi::path::Operation {
    let in_path = endpoint.path.split('{').skip(1).filter_map(|rest| rest.split('}').next());
    let in_path =
        in_path.map(|name| ParameterBuilder::new().name(name).parameter_in(ParameterIn::Path).required(Required::True));
    let asked = endpoint.asked.iter().map(|(name, about)| {
        ParameterBuilder::new()
            .name(*name)
            .parameter_in(ParameterIn::Query)
            .required(Required::False)
            .description(Some(*about))
    });
    let text = || Some(ObjectBuilder::new().schema_type(Plain::String).build());
    let parameters = in_path.chain(asked).map(|one| one.schema(text()).build());
    let name: String = endpoint.path.split(|c: char| !c.is_ascii_alphanumeric()).collect::<Vec<_>>().join("_");
    let mut operation = OperationBuilder::new()
        .operation_id(Some(format!("{}{name}", endpoint.method.as_str().to_lowercase()).trim_end_matches('_')))
        .summary(Some(endpoint.about))
        .parameters(Some(parameters))
        .request_body(body(&endpoint.takes))
        .response(
            if matches!(endpoint.answers, Answers::Created(_)) {
                "201"
            } else if endpoint.answers == Answers::Nothing {
                "204"
            } else {
                "200"
            },
            answer(&endpoint.answers),
        )
        .response("default", problem());
    if let Some(scope) = endpoint.scope {
        operation = operation.security(SecurityRequirement::new("token", [scope.name()]));
    }
    operation.build()
}

fn referred(text: &str) -> RefOr<Schema> {
    RefOr::Ref(Ref::from_schema_name(component(&of_text(text))))
}

fn body(takes: &Takes) -> Option<RequestBody> {
    let builder = RequestBodyBuilder::new().required(Some(Required::True));
    match takes {
        Takes::Nothing => None,
        Takes::Json(name) => Some(
            builder.content("application/json", ContentBuilder::new().schema(Some(referred(name))).build()).build(),
        ),
        Takes::File => Some(builder.content("application/octet-stream", ContentBuilder::new().build()).build()),
    }
}

fn answer(answers: &Answers) -> Response {
    let json = |schema: Option<RefOr<Schema>>| ContentBuilder::new().schema(schema).build();
    match answers {
        Answers::Nothing => ResponseBuilder::new().description("Done").build(),
        Answers::Json(name) | Answers::Created(name) => {
            ResponseBuilder::new().description("Done").content("application/json", json(Some(referred(name)))).build()
        }
        Answers::List(name) => {
            let list = ArrayBuilder::new().items(referred(name)).build();
            let list = RefOr::T(Schema::Array(list));
            ResponseBuilder::new().description("A list").content("application/json", json(Some(list))).build()
        }
        Answers::Lines(name) => {
            let lines = ContentBuilder::new().item_schema(Some(referred(name))).build();
            ResponseBuilder::new().description("Lines of JSON").content(lines::KIND, lines).build()
        }
        Answers::File => ResponseBuilder::new()
            .description("A file")
            .content("application/octet-stream", ContentBuilder::new().build())
            .build(),
        Answers::Any => ResponseBuilder::new().description("Done").content("application/json", json(None)).build(),
    }
}

fn problem() -> Response {
    let content = ContentBuilder::new().schema(Some(referred("ApiProblem"))).build();
    ResponseBuilder::new().description("Why not").content("application/problem+json", content).build()
}

/// The name of a type among the components: what is called nothing is called by what it is made of.
fn component(of: &Type) -> String {
    let all = |between: &str, parts: &[Type]| parts.iter().map(component).collect::<Vec<_>>().join(between);
    match of {
        Type::Named(name, arguments) if arguments.is_empty() => name.clone(),
        Type::Named(name, arguments) => format!("{name}.{}", all(".", arguments)),
        Type::Plain(name) => name.clone(),
        Type::Text(text) => text.chars().filter(char::is_ascii_alphanumeric).collect(),
        Type::List(item) => format!("List.{}", component(item)),
        Type::Map(_, value) => format!("Map.{}", component(value)),
        Type::Tuple(parts) => format!("Tuple.{}", all(".", parts)),
        Type::Union(parts) => all("-or-", parts),
        Type::Both(parts) => all("-and-", parts),
        Type::Object(fields) => {
            fields.iter().map(|field| format!("{}_{}", field.name, component(&field.of))).collect::<Vec<_>>().join(".")
        }
    }
}

/// The types that are wanted and all that these speak of.
fn schemas(declared: &Declarations, wanted: Vec<Type>) -> Map<String, Value> {
    let (mut wanted, mut found, mut seen) = (wanted, BTreeMap::new(), BTreeSet::new());
    while let Some(of) = wanted.pop() {
        if !seen.insert(component(&of)) {
            continue;
        }
        let Type::Named(name, arguments) = &of else { continue };
        let schema = schema(&declared.of(name, arguments), &mut wanted);
        found.insert(component(&of), schema);
    }
    found.into_iter().collect()
}

fn schema(of: &Type, wanted: &mut Vec<Type>) -> Value {
    match of {
        Type::Plain(name) if name == "unknown" => json!({}),
        Type::Plain(name) => json!({ "type": name }),
        Type::Text(text) => json!({ "const": text }),
        Type::List(item) => json!({ "type": "array", "items": schema(item, wanted) }),
        Type::Tuple(items) => {
            let items: Vec<Value> = items.iter().map(|item| schema(item, wanted)).collect();
            json!({ "type": "array", "prefixItems": items, "minItems": items.len(), "maxItems": items.len() })
        }
        Type::Map(_, value) => json!({ "type": "object", "additionalProperties": schema(value, wanted) }),
        Type::Both(parts) => json!({ "allOf": parts.iter().map(|part| schema(part, wanted)).collect::<Vec<_>>() }),
        Type::Union(parts) => union(parts, wanted),
        Type::Object(fields) => object(fields, wanted),
        Type::Named(..) => {
            wanted.push(of.clone());
            json!({ "$ref": format!("#/components/schemas/{}", component(of)) })
        }
    }
}

fn union(parts: &[Type], wanted: &mut Vec<Type>) -> Value {
    let texts: Option<Vec<&str>> = parts
        .iter()
        .map(|part| match part {
            Type::Text(text) => Some(text.as_str()),
            _ => None,
        })
        .collect();
    match texts {
        Some(texts) => json!({ "type": "string", "enum": texts }),
        None => json!({ "anyOf": parts.iter().map(|part| schema(part, wanted)).collect::<Vec<_>>() }),
    }
}

fn object(fields: &[Field], wanted: &mut Vec<Type>) -> Value {
    let properties: Map<String, Value> =
        fields.iter().map(|field| (field.name.clone(), schema(&field.of, wanted))).collect();
    let required: Vec<&str> =
        fields.iter().filter(|field| !field.is_optional).map(|field| field.name.as_str()).collect();
    json!({ "type": "object", "properties": properties, "required": required })
}

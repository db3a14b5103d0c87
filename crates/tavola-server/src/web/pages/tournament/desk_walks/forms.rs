//! The forms that send a command, read off a page as a browser has them, one for each button of theirs.

use tavola_tournament::Lot;

use crate::web::http::tournament::forms::Fields;

/// A form as one button of it sends it.
#[derive(Debug, Clone)]
pub(super) struct Form {
    /// As the page has it, with all its buttons.
    pub(super) written: String,
    /// Where it is sent.
    pub(super) address: String,
    /// Hidden ones and that of the button.
    fixed: Vec<(String, String)>,
    /// Those that are filled in.
    open: Vec<Field>,
}

#[derive(Debug, Clone)]
struct Field {
    name: String,
    /// What stands there, or what there is to choose from.
    values: Vec<String>,
    kind: Kind,
    required: bool,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Kind {
    Text,
    Number,
    Time,
    Choice,
    Box,
}

impl Form {
    /// Whether nothing need be written: it is a button, or its fields may stay as they are.
    pub(super) fn is_pressed_only(&self) -> bool {
        self.open.is_empty() || self.fixed.iter().any(|(name, _)| name == "winner")
    }

    /// What kind of act it is, whatever it is about.
    pub(super) fn kind(&self) -> String {
        let fixed = |wanted: &str| self.fixed.iter().find(|(name, _)| name == wanted).map_or("", |(_, text)| text);
        let command: serde_json::Value = serde_json::from_str(fixed("command")).unwrap_or_default();
        command["type"].as_str().unwrap_or_else(|| fixed("form")).to_owned()
    }

    /// Which form of ours it is; none if it is a button.
    pub(super) fn word(&self) -> Option<&str> {
        self.fixed.iter().find(|(name, _)| name == "form").map(|(_, kind)| kind.as_str())
    }

    /// The names of its fields.
    pub(super) fn names(&self) -> impl Iterator<Item = &str> {
        let all = self.fixed.iter().map(|(name, _)| name).chain(self.open.iter().map(|field| &field.name));
        all.map(String::as_str)
    }

    /// The name under which it is sent.
    pub(super) fn command_id(&self) -> Option<&str> {
        self.fixed.iter().find(|(name, _)| name == "command_id").map(|(_, id)| id.as_str())
    }

    /// The form as somebody sends it who fills it in; the fields of a result stay as they are.
    pub(super) fn filled(&self, lot: &mut Lot) -> Fields {
        let is_result = self.is_pressed_only();
        let mut fields = self.fixed.clone();
        for field in &self.open {
            let value =
                if is_result { field.values.first().cloned().unwrap_or_default() } else { field.some_value(lot) };
            if field.kind != Kind::Box || !value.is_empty() {
                fields.push((field.name.clone(), value));
            }
        }
        checked(fields)
    }

    /// The fields in which something is written.
    pub(super) fn fields_to_fill(&self) -> impl Iterator<Item = &str> {
        let is_written = |field: &&Field| field.required && !matches!(field.kind, Kind::Choice | Kind::Box);
        self.open.iter().filter(is_written).map(|field| field.name.as_str())
    }

    /// The form with that field left blank, the others as they are given.
    pub(super) fn without(&self, empty: &str) -> Fields {
        let value = |field: &Field| if field.name == empty { "  ".to_owned() } else { field.plain_value() };
        let open =
            self.open.iter().filter(|field| field.kind != Kind::Box).map(|field| (field.name.clone(), value(field)));
        checked(self.fixed.iter().cloned().chain(open).collect())
    }
}

impl Field {
    fn plain_value(&self) -> String {
        match self.kind {
            Kind::Text if self.required && ["fee", "price"].contains(&self.name.as_str()) => "5".to_owned(),
            Kind::Text if self.required && self.name == "list" => "name\nZoe".to_owned(),
            Kind::Text if self.required => "text".to_owned(),
            Kind::Time if self.required => "2030-01-01T10:00".to_owned(),
            Kind::Number if self.required && self.values.iter().all(String::is_empty) => "5".to_owned(),
            _ => self.values.first().cloned().unwrap_or_default(),
        }
    }

    fn some_value(&self, lot: &mut Lot) -> String {
        match self.kind {
            Kind::Choice => lot.one_of(&self.values).cloned().unwrap_or_default(),
            Kind::Box if lot.below(3) > 0 => String::new(),
            Kind::Text if ["name", "partner"].contains(&self.name.as_str()) => format!("N{}", lot.below(40)),
            Kind::Number if lot.below(3) == 0 => lot.below(4).to_string(),
            _ => self.plain_value(),
        }
    }
}

fn checked(fields: Vec<(String, String)>) -> Fields {
    Fields::checked(fields).expect("the forms of our pages are small")
}

/// All forms of a page that send a command, one for each of their buttons.
pub(super) fn forms(page: &str) -> Vec<Form> {
    every_form(page).into_iter().filter(|form| form.address.ends_with("/command")).collect()
}

/// All forms of a page that do something in its tournament, one for each of their buttons.
pub(super) fn every_form(page: &str) -> Vec<Form> {
    let inside = page.split("<form").skip(1).filter_map(|rest| rest.split("</form>").next());
    let acts = |form: &&str| form.contains(" method=\"post\"") && form.contains(" action=\"/e");
    inside.filter(acts).flat_map(one_form).collect()
}

fn one_form(text: &str) -> Vec<Form> {
    let address = attribute(text.split('>').next().unwrap_or_default(), "action").unwrap_or_default();
    let mut form = Form { written: text.to_owned(), address, fixed: Vec::new(), open: Vec::new() };
    let mut buttons = Vec::new();
    for (at, tag) in text.match_indices('<').map(|(at, _)| (at, &text[at..])) {
        let end = tag.find('>').unwrap_or(tag.len());
        let (head, name) = (&tag[..end], attribute(&tag[..end], "name"));
        let value = || attribute(head, "value").unwrap_or_default();
        let required = has(head, "required");
        let Some(word) = head.split([' ', '>']).next() else { continue };
        match (word, name) {
            ("<button", name) if !has(head, "disabled") => buttons.push(name.map(|name| (name, value()))),
            ("<input", Some(name)) => {
                let kind = match attribute(head, "type").as_deref() {
                    Some("hidden") => {
                        form.fixed.push((name, value()));
                        continue;
                    }
                    Some("number") => Kind::Number,
                    Some("datetime-local") => Kind::Time,
                    Some("checkbox") => Kind::Box,
                    _ => Kind::Text,
                };
                form.open.push(Field { name, values: vec![value()], kind, required });
            }
            ("<textarea", Some(name)) => form.open.push(Field { name, values: Vec::new(), kind: Kind::Text, required }),
            ("<select", Some(name)) => {
                let options = text[at..].split("</select>").next().unwrap_or_default();
                let values =
                    options.split("<option").skip(1).filter_map(|option| attribute(option.split('>').next()?, "value"));
                form.open.push(Field { name, values: values.collect(), kind: Kind::Choice, required });
            }
            _ => {}
        }
    }
    let with = |button: Option<(String, String)>| {
        let mut one = form.clone();
        one.fixed.extend(button);
        one
    };
    buttons.into_iter().map(with).collect()
}

/// Whether a tag has an attribute that stands without a value.
fn has(head: &str, name: &str) -> bool {
    head.split(' ').any(|part| part == name)
}

fn attribute(head: &str, name: &str) -> Option<String> {
    let written = head.split(&format!(" {name}=\"")).nth(1)?.split('"').next()?;
    let plain = written.replace("&quot;", "\"").replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&");
    Some(plain)
}

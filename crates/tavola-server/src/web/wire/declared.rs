//! What the page's declarations say of each type, read from their text: what laws over all types are stated over.

use std::collections::BTreeMap;

/// A type as it is declared.
#[derive(Debug, Clone, PartialEq)]
pub(crate) enum Type {
    /// One of its fields each.
    Object(Vec<Field>),
    /// Any number of fields of one type, their names of another.
    Map(Box<Type>, Box<Type>),
    /// One of these.
    Union(Vec<Type>),
    /// All of these at once: what `flatten` makes.
    Both(Vec<Type>),
    /// So many, in this order.
    Tuple(Vec<Type>),
    /// Any number.
    List(Box<Type>),
    /// Another declared type, with its arguments.
    Named(String, Vec<Type>),
    /// This text.
    Text(String),
    /// A type of the language: `number`, `string`, `boolean`, `null`, `unknown`.
    Plain(String),
}

/// A field of an object.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Field {
    /// Its name.
    pub(crate) name: String,
    /// Whether it may be left out.
    pub(crate) is_optional: bool,
    /// Its type.
    pub(crate) of: Type,
}

/// All declared types.
#[derive(Debug, Default)]
pub(crate) struct Declarations(BTreeMap<String, (Vec<String>, Type)>);

impl Declarations {
    /// Reads the text of the declarations.
    pub(crate) fn read(text: &str) -> Self {
        let mut reader = Reader { tokens: tokens(text), at: 0 };
        let mut found = BTreeMap::new();
        while reader.takes("export") {
            reader.expect("type");
            let name = reader.next();
            let mut parameters = Vec::new();
            if reader.takes("<") {
                parameters = reader.list_until(">", Reader::next);
            }
            reader.expect("=");
            let of = reader.union();
            reader.expect(";");
            found.insert(name, (parameters, of));
        }
        assert_eq!(reader.at, reader.tokens.len(), "not read: {:?}", &reader.tokens[reader.at..][..5]);
        Self(found)
    }

    /// The names of all of them.
    pub(crate) fn names(&self) -> impl Iterator<Item = &str> {
        self.0.keys().map(String::as_str)
    }

    /// A declared type with these arguments.
    pub(crate) fn of(&self, name: &str, arguments: &[Type]) -> Type {
        let (parameters, of) = self.0.get(name).unwrap_or_else(|| panic!("{name} is not declared"));
        let given = parameters.iter().map(String::as_str).zip(arguments).collect();
        self.opened(put_in(of, &given))
    }

    /// A union of other unions, such as a tournament's events by topic, as one of all their parts.
    fn opened(&self, of: Type) -> Type {
        match of {
            Type::Union(parts) => {
                let inner = parts.iter().map(|part| match part {
                    Type::Named(name, arguments) => match self.of(name, arguments) {
                        Type::Union(inner) => Some(inner),
                        _ => None,
                    },
                    _ => None,
                });
                let all: Option<Vec<Vec<Type>>> = inner.collect();
                Type::Union(all.map_or(parts, |all| all.concat()))
            }
            Type::Both(parts) => Type::Both(parts.into_iter().map(|part| self.opened(part)).collect()),
            of => of,
        }
    }

    /// The shapes a value of a type may have: sets of fields for objects; nothing for what is no object.
    pub(crate) fn shapes(&self, of: &Type) -> Vec<Vec<Field>> {
        match of {
            Type::Object(fields) => vec![fields.clone()],
            Type::Union(parts) => parts.iter().flat_map(|part| self.shapes(part)).collect(),
            Type::Named(name, arguments) => self.shapes(&self.of(name, arguments)),
            Type::Both(parts) => parts.iter().fold(vec![Vec::new()], |all, part| {
                let shapes = self.shapes(part);
                all.iter().flat_map(|one| shapes.iter().map(move |more| [one.as_slice(), more].concat())).collect()
            }),
            _ => Vec::new(),
        }
    }
}

fn put_in(of: &Type, given: &BTreeMap<&str, &Type>) -> Type {
    let all = |types: &[Type]| types.iter().map(|one| put_in(one, given)).collect();
    match of {
        Type::Named(name, _) if given.contains_key(name.as_str()) => given[name.as_str()].clone(),
        Type::Named(name, arguments) => Type::Named(name.clone(), all(arguments)),
        Type::Object(fields) => {
            Type::Object(fields.iter().map(|field| Field { of: put_in(&field.of, given), ..field.clone() }).collect())
        }
        Type::Map(key, value) => Type::Map(Box::new(put_in(key, given)), Box::new(put_in(value, given))),
        Type::Union(parts) => Type::Union(all(parts)),
        Type::Both(parts) => Type::Both(all(parts)),
        Type::Tuple(parts) => Type::Tuple(all(parts)),
        Type::List(item) => Type::List(Box::new(put_in(item, given))),
        Type::Text(_) | Type::Plain(_) => of.clone(),
    }
}

/// Words, quoted texts and signs; comments are left out.
fn tokens(text: &str) -> Vec<String> {
    let mut found = Vec::new();
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let length = if rest.starts_with("//") {
            rest.find('\n').unwrap_or(rest.len())
        } else if rest.starts_with("/*") {
            rest.find("*/").map_or(rest.len(), |end| end + 2)
        } else if first == '"' {
            let length = rest[1..].find('"').expect("texts are closed") + 2;
            found.push(rest[..length].to_owned());
            length
        } else if first.is_whitespace() {
            first.len_utf8()
        } else {
            let is_word = |c: char| c.is_ascii_alphanumeric() || c == '_';
            let length = rest.find(|c| !is_word(c)).unwrap_or(rest.len()).max(1);
            found.push(rest[..length].to_owned());
            length
        };
        rest = &rest[length..];
    }
    found
}

struct Reader {
    tokens: Vec<String>,
    at: usize,
}

impl Reader {
    fn sees(&self, token: &str) -> bool {
        self.tokens.get(self.at).is_some_and(|next| next == token)
    }

    fn takes(&mut self, token: &str) -> bool {
        let is_there = self.sees(token);
        self.at += usize::from(is_there);
        is_there
    }

    fn next(&mut self) -> String {
        self.at += 1;
        self.tokens.get(self.at - 1).expect("declarations are whole").clone()
    }

    fn expect(&mut self, token: &str) {
        let next = self.next();
        assert_eq!(next, token, "after {:?}", &self.tokens[self.at.saturating_sub(12)..self.at]);
    }

    fn list_until<T>(&mut self, end: &str, mut item: impl FnMut(&mut Self) -> T) -> Vec<T> {
        let mut items = Vec::new();
        while !self.takes(end) {
            items.push(item(self));
            let _ = self.takes(",") || self.takes(";");
        }
        items
    }

    fn union(&mut self) -> Type {
        let parts = self.parts("|", Self::both);
        if parts.len() == 1 { parts[0].clone() } else { Type::Union(parts) }
    }

    fn both(&mut self) -> Type {
        let parts = self.parts("&", Self::item);
        if parts.len() == 1 { parts[0].clone() } else { Type::Both(parts) }
    }

    fn parts(&mut self, between: &str, part: impl Fn(&mut Self) -> Type) -> Vec<Type> {
        let mut parts = vec![part(self)];
        while self.takes(between) {
            parts.push(part(self));
        }
        parts
    }

    fn item(&mut self) -> Type {
        let mut of = self.single();
        while self.takes("[") {
            self.expect("]");
            of = Type::List(Box::new(of));
        }
        of
    }

    fn single(&mut self) -> Type {
        let token = self.next();
        match token.as_str() {
            "{" => self.object(),
            "[" => Type::Tuple(self.list_until("]", Self::union)),
            "(" => {
                let inner = self.union();
                self.expect(")");
                inner
            }
            "number" | "string" | "boolean" | "null" | "unknown" => Type::Plain(token),
            text if text.starts_with('"') => Type::Text(text.trim_matches('"').to_owned()),
            name => {
                let arguments = if self.takes("<") { self.list_until(">", Self::union) } else { Vec::new() };
                named(name, arguments)
            }
        }
    }

    fn object(&mut self) -> Type {
        if self.takes("[") {
            self.next();
            self.expect("in");
            let key = self.union();
            self.expect("]");
            self.takes("?");
            self.expect(":");
            let value = self.union();
            self.expect("}");
            return Type::Map(Box::new(key), Box::new(value));
        }
        Type::Object(self.list_until("}", |reader| {
            let name = reader.next().trim_matches('"').to_owned();
            let is_optional = reader.takes("?");
            reader.expect(":");
            Field { name, is_optional, of: reader.union() }
        }))
    }
}

fn named(name: &str, mut arguments: Vec<Type>) -> Type {
    match (name, arguments.len()) {
        ("Array", 1) => Type::List(Box::new(arguments.remove(0))),
        ("Record", 2) => Type::Map(Box::new(arguments.remove(0)), Box::new(arguments.remove(0))),
        _ => Type::Named(name.to_owned(), arguments),
    }
}

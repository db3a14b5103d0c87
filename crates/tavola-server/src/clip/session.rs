//! A client's connection: login, then one line after the other, theirs and ours.

use std::{collections::VecDeque, io, net::IpAddr, time::Duration};

use tavola_base::Time;
use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::TcpStream,
    sync::{broadcast, mpsc},
};

use super::{
    hall::{Hall, Person, Told, WAITING, letters},
    settings::Settings,
    table::{AtTable, Leaving},
    telnet::{Line, Telnet},
};
use crate::{
    app::App,
    base::ids::{AccountId, StreamId, TokenId},
    club::{herald::Listener, ratings::Pool},
    web::{
        limits::Asker,
        origin::Network,
        tokens::{Access, Scope},
    },
};

/// How long a login may take.
const LOGIN: Duration = Duration::from_secs(60);
/// How often a name and password may be wrong.
const TRIES: u32 = 5;
/// How long a client may say nothing at all.
const IDLE: Duration = Duration::from_secs(3600);
/// How long a client may take nothing of what is sent.
const STALLED: Duration = Duration::from_secs(10);
/// How long a client that sends more than anybody types has to wait for the next line.
const BREATH: Duration = Duration::from_millis(500);
/// The longest name of a client, in characters.
const LONGEST_CLIENT: usize = 20;
/// The version of the protocol.
const CLIP: &str = "1008";

/// Whether the conversation goes on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Then {
    /// It does.
    On,
    /// It ends.
    Over,
}

/// A client that has logged in.
pub(super) struct Session {
    pub(super) app: App,
    pub(super) hall: Hall,
    pub(super) account: AccountId,
    pub(super) name: String,
    pub(super) settings: Settings,
    pub(super) table: Option<AtTable>,
    /// How one leaves when the conversation ends.
    pub(super) leaving: Leaving,
    pub(super) has_waved: bool,
    /// Tables that are not come back to unasked.
    pub(super) left: Vec<StreamId>,
    out: Out,
    inbox: mpsc::Receiver<Told>,
    own_inbox: mpsc::Sender<Told>,
    listener: Listener,
    token: TokenId,
    ends: broadcast::Receiver<TokenId>,
    rated: broadcast::Receiver<AccountId>,
}

/// The two halves of a connection and what is between them and lines.
struct Out {
    stream: TcpStream,
    telnet: Telnet,
    lines: VecDeque<Line>,
    buffer: String,
}

impl Out {
    /// The next line; none at the end of the connection. What was read of a line stays if this is given up.
    async fn line(&mut self) -> io::Result<Option<Line>> {
        let mut bytes = [0; 1024];
        loop {
            if let Some(line) = self.lines.pop_front() {
                return Ok(Some(line));
            }
            let read = self.stream.read(&mut bytes).await?;
            if read == 0 {
                return Ok(None);
            }
            for byte in &bytes[..read] {
                self.lines.extend(self.telnet.takes(*byte));
            }
        }
    }

    async fn flush(&mut self) -> io::Result<()> {
        let text = std::mem::take(&mut self.buffer);
        if text.is_empty() {
            return Ok(());
        }
        tokio::time::timeout(STALLED, self.stream.write_all(text.as_bytes())).await?
    }
}

/// What a login line says.
struct Login {
    client: String,
    name: String,
    password: String,
}

fn login(line: &str) -> Option<Login> {
    let mut words = line.split_whitespace();
    let (word, client, version) = (words.next()?, words.next()?, words.next()?);
    let (name, password) = (words.next()?, words.next()?);
    let is_sound = word.eq_ignore_ascii_case("login") && version == CLIP && words.next().is_none();
    let client = client.chars().filter(char::is_ascii_graphic).take(LONGEST_CLIENT).collect();
    is_sound.then(|| Login { client, name: name.to_owned(), password: password.to_owned() })
}

impl Session {
    /// Talks with a client until it ends.
    ///
    /// # Errors
    /// If the connection breaks off.
    pub(super) async fn run(app: App, stream: TcpStream, host: IpAddr) -> io::Result<()> {
        let mut out = Out { stream, telnet: Telnet::default(), lines: VecDeque::new(), buffer: String::new() };
        let admitted = tokio::select! {
            () = app.stopping() => return Ok(()),
            admitted = tokio::time::timeout(LOGIN, admitted(&app, &mut out, host)) => admitted?,
        };
        let Some((login, account, access, name)) = admitted? else { return Ok(()) };
        let mut session = Self::begin(app, out, &login, account, &access, &name, host).await?;
        let talked = session.talk().await;
        session.end().await;
        talked
    }

    async fn begin(
        app: App,
        out: Out,
        login: &Login,
        account: AccountId,
        access: &Access,
        name: &str,
        host: IpAddr,
    ) -> io::Result<Self> {
        let hall = app.clip().clone();
        let name = hall.name_for(name, &account);
        let (own_inbox, inbox) = mpsc::channel(WAITING);
        let now = app.now();
        let (rating, experience) = standing(&app, &account).await;
        let is_there = hall.of(&account).is_some();
        let settings = Settings::default();
        let person = Person {
            name: name.clone(),
            account: account.clone(),
            inbox: own_inbox.clone(),
            client: login.client.clone(),
            since: now,
            heard: now,
            is_ready: false,
            hears_shouts: true,
            hears_reports: false,
            allows_pips: true,
            is_notified: true,
            away: None,
            table: None,
            is_shown: false,
            opponent: None,
            watching: None,
            is_expected: false,
            rating,
            experience,
            invitations: std::collections::BTreeMap::new(),
        };
        let (listener, ends, rated) = (app.herald().listen(&account), app.tokens().ends(), app.ratings().changes());
        let mut session = Self {
            app,
            hall,
            account,
            name,
            settings,
            table: None,
            leaving: Leaving::Dropped,
            has_waved: false,
            left: Vec::new(),
            out,
            inbox,
            own_inbox,
            listener,
            token: access.token.clone(),
            ends,
            rated,
        };
        session.welcome(person, host, is_there, now);
        session.out.flush().await?;
        Ok(session)
    }

    fn welcome(&mut self, person: Person, host: IpAddr, is_there: bool, now: Time) {
        if is_there {
            self.say("** Warning: You are already logged in.");
        }
        self.say(format!("1 {} {} {host}", self.name, now.millis() / 1000));
        self.say(self.settings.own_info(&self.name, person.rating, u64::from(person.experience)));
        self.motd();
        let who = person.who(now);
        self.hall
            .tell_all(&format!("7 {0} {0} logs in.", self.name), |other| other.is_notified && other.name != self.name);
        self.hall.tell_all(&who, |other| other.name != self.name);
        self.hall.enter(person);
        self.list(|_| true);
    }

    /// The message of the day.
    pub(super) fn motd(&mut self) {
        self.say("3");
        self.say(
            "Welcome to Tavola. Tables opened here are ordinary tables: the dice can be checked, nothing is lost.",
        );
        self.say("4");
    }

    /// What one is rated after a match is shown to all.
    async fn weigh(&mut self) -> Then {
        let now = standing(&self.app, &self.account).await;
        let before = self.hall.find_exactly(&self.name).map(|person| (person.rating, person.experience));
        if before.is_some_and(|before| before != now) {
            self.changed(|person| (person.rating, person.experience) = now);
        }
        Then::On
    }

    /// Lists those for whom a condition holds.
    pub(super) fn list(&mut self, whom: impl Fn(&Person) -> bool) {
        let now = self.app.now();
        for person in self.hall.all().into_iter().filter(|person| whom(person)) {
            self.say(person.who(now));
        }
        self.say("6");
    }

    /// Adds a line to what is sent next.
    pub(super) fn say(&mut self, line: impl AsRef<str>) {
        self.out.buffer.push_str(line.as_ref());
        self.out.buffer.push_str("\r\n");
    }

    /// Tells everybody how somebody is listed now.
    pub(super) fn changed(&self, change: impl FnOnce(&mut Person)) {
        self.hall.change(&self.name, change);
        if let Some(person) = self.hall.find(&self.name) {
            self.hall.tell_all(&person.who(self.app.now()), |_| true);
        }
    }

    async fn talk(&mut self) -> io::Result<()> {
        let app = self.app.clone();
        let stopping = app.stopping();
        tokio::pin!(stopping);
        loop {
            let then = tokio::select! {
                () = &mut stopping => return Ok(()),
                line = tokio::time::timeout(IDLE, self.out.line()) => match line {
                    Ok(line) => match line? {
                        Some(line) => self.heard(line).await,
                        None => return Ok(()),
                    },
                    Err(_) => { self.leaving = Leaving::TimedOut; self.say("Connection timed out."); Then::Over }
                },
                told = self.inbox.recv() => self.told(told).await,
                hint = self.listener.next() => match hint {
                    Some(hint) => self.moved(&hint.stream).await,
                    None => { self.listener = app.herald().listen(&self.account); Then::On }
                },
                hint = AtTable::hint(&mut self.table) => self.moved(&hint).await,
                rated = self.rated.recv() => {
                    // Of changes that were missed one may have been one's own.
                    if rated.is_ok_and(|account| account != self.account) { Then::On } else { self.weigh().await }
                }
                end = self.ends.recv() => match end {
                    Ok(token) if token != self.token => Then::On,
                    _ => Then::Over,
                },
            };
            self.out.flush().await?;
            if then == Then::Over {
                return Ok(());
            }
        }
    }

    async fn heard(&mut self, line: Line) -> Then {
        let now = self.app.now();
        self.hall.change(&self.name, |person| person.heard = now);
        while !self.app.limits().may_act(&Asker::Known(self.account.clone()), self.app.now()) {
            tokio::time::sleep(BREATH).await;
        }
        match line {
            Line::Said(text) => self.obey(&text).await,
            Line::TooLong => Then::On,
        }
    }

    async fn told(&mut self, told: Option<Told>) -> Then {
        match told {
            Some(Told::Line(line)) => self.say(line),
            Some(Told::Sit { table, greeting }) => {
                self.hall.change(&self.name, |person| person.is_expected = false);
                self.say(greeting);
                self.sit(table).await;
            }
            Some(Told::Alone(line)) => {
                self.say(line);
                self.stand_up();
            }
            Some(Told::Replaced) | None => return Then::Over,
        }
        Then::On
    }

    async fn moved(&mut self, table: &StreamId) -> Then {
        match &self.table {
            Some(at) if at.id == *table => self.follow().await,
            None => self.take_notice(table).await,
            Some(_) => {}
        }
        Then::On
    }

    async fn end(&mut self) {
        let name = self.name.clone();
        let how = match self.leaving {
            Leaving::Dropped => format!("{name} drops connection."),
            Leaving::TimedOut => format!("Connection with {name} timed out."),
            Leaving::LoggedOut | Leaving::Left => format!("{name} logs out."),
        };
        self.drop_table(self.leaving);
        if self.hall.leave(&name, &self.own_inbox) {
            self.hall.tell_all(&format!("8 {name} {how}"), |other| other.is_notified);
            let line = format!("{how}. You're not watching anymore.");
            for watcher in self.hall.all().into_iter().filter(|other| other.watching.as_ref() == Some(&name)) {
                watcher.inbox.try_send(Told::Alone(line.clone())).ok();
            }
        }
        self.out.flush().await.ok();
        self.out.stream.shutdown().await.ok();
    }
}

/// The rating of an account among people, and how many points it has played.
async fn standing(app: &App, account: &AccountId) -> (f64, u32) {
    let standing = app.ratings().standing(account, Pool::People).await.ok().flatten();
    let rated = standing.map(|standing| standing.rated).unwrap_or_default();
    (rated.rating.points(), rated.experience)
}

type Admitted = (Login, AccountId, Access, String);

/// Whoever logs in by a name and a token of that name’s account; none if they give up.
async fn admitted(app: &App, out: &mut Out, host: IpAddr) -> io::Result<Option<Admitted>> {
    out.buffer.push_str("\r\nTavola\r\n\r\n");
    for _ in 0..TRIES {
        out.buffer.push_str("login: ");
        out.flush().await?;
        let Some(line) = out.line().await? else { return Ok(None) };
        let Line::Said(line) = line else { continue };
        let Some(login) = login(&line) else {
            let register =
                "Register on the pages, and log in with a client: the password is a token with the scope play.\r\n";
            out.buffer.push_str(register);
            continue;
        };
        let network = Some(Network::from(host));
        if app.limits().may_try_a_password(&login.name.to_ascii_lowercase(), network, app.now()).is_err() {
            return Ok(None);
        }
        let known = app.tokens().recognise(&login.password, app.now()).await.ok().flatten();
        if let Some((account, access)) = known {
            let name = app.accounts().name(&account).await.unwrap_or_default();
            // Another may be there under the same letters: the welcome tells by which name one goes.
            let is_theirs = letters(&name).eq_ignore_ascii_case(&letters(&login.name));
            if is_theirs && access.scopes.contains(&Scope::Play) {
                return Ok(Some((login, account, access, name)));
            }
        }
        tracing::info!("a login by an old client was refused");
    }
    Ok(None)
}

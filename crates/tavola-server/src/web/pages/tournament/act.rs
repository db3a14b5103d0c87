//! Buttons and forms that send a command: a button has its command in a hidden field, a form says which it is and what it is
//! about in hidden ones. Each drawing of one has a name of its own, so that what is sent twice acts once.

use maud::{Markup, html};
use tavola_base::PlayerId;
use tavola_tournament::{
    AppealCommand, CallCommand, DeskCommand, DrawCommand, EntrantId, EntryCommand, HouseCommand, ResultCommand,
    RulingCommand, TournamentCommand,
    stream::{command::Office, view::TournamentStage},
};

use super::Sheet;
use crate::base::ids::CommandId;
use crate::web::accounts::LONGEST_NAME;
use crate::web::http::tournament::forms::FormKind;
use crate::web::page_data::Reader;

/// A button that sends a command.
pub(super) struct Act<'a> {
    label: String,
    command: TournamentCommand,
    key: Option<&'a str>,
    class: &'a str,
    about: Option<String>,
}

impl<'a> Act<'a> {
    /// A button with that label.
    pub(super) fn new(label: String, command: impl Into<TournamentCommand>) -> Self {
        Self { label, command: command.into(), key: None, class: "panel-button", about: None }
    }

    /// The key that presses it while its card is in focus.
    pub(super) fn key(self, key: &'a str) -> Self {
        Self { key: Some(key), ..self }
    }

    /// How it looks.
    pub(super) fn class(self, class: &'a str) -> Self {
        Self { class, ..self }
    }

    /// Whom or what it is about, for who hears only the button.
    pub(super) fn about(self, about: impl Into<String>) -> Self {
        Self { about: Some(about.into()), ..self }
    }

    /// The form around it; one stays where one is.
    pub(super) fn form(&self, sheet: &Sheet<'_>) -> Markup {
        self.form_to(sheet, &sheet.reader.path)
    }

    /// The form around it, leading there.
    pub(super) fn form_to(&self, sheet: &Sheet<'_>, back: &str) -> Markup {
        if !is_offered(sheet, &self.command) {
            return html! {};
        }
        html! {
            form.act-form method="post" action=(sheet.at("/command")) {
                (hidden("command", &as_json(&self.command)))
                (sent_to(back))
                button class=(self.class) data-key=[self.key] {
                    (self.label)
                    @if let Some(about) = &self.about { span.hidden { " " (about) } }
                    @if let Some(key) = self.key { kbd aria-hidden="true" { (key) } }
                }
            }
        }
    }
}

/// A value in a hidden field.
pub(super) fn as_json(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).expect("commands and divisions have text keys only")
}

/// A hidden field.
pub(super) fn hidden(name: &str, value: &str) -> Markup {
    html! { input type="hidden" name=(name) value=(value); }
}

/// The hidden fields of every form: its name, so that it acts once, and where one goes when it is done.
pub(super) fn sent_to(back: &str) -> Markup {
    html! {
        (hidden("command_id", CommandId::fresh().as_str()))
        (hidden("back", back))
    }
}

/// Whose act something is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Whose<'a> {
    /// A director's; others act for themselves only where the page says so.
    Directors,
    /// Also a referee's: their powers are over one match (TRN-19).
    Officials,
    /// Also that of the player of this entry.
    Players(EntrantId),
    /// Also that of this member of the committee.
    Members(&'a PlayerId),
}

/// Whose act a command is. Every command is named, so that a new one is decided here.
const fn whose(command: &TournamentCommand) -> Whose<'_> {
    use TournamentCommand as C;
    match command {
        C::Call(
            CallCommand::Start { .. }
            | CallCommand::StartAll
            | CallCommand::Absent { .. }
            | CallCommand::Arrive { .. }
            | CallCommand::Break { .. }
            | CallCommand::LeaveRoom { .. }
            | CallCommand::Return { .. },
        )
        | C::Result(ResultCommand::Score { .. } | ResultCommand::Result { .. } | ResultCommand::Confirm { .. })
        | C::Ruling(
            RulingCommand::Dispute { .. }
            | RulingCommand::Rule { of: Some(_), .. }
            | RulingCommand::IllegalPlay { .. }
            | RulingCommand::OrderClock { .. }
            | RulingCommand::WrongLength { .. }
            | RulingCommand::MixDice { .. }
            | RulingCommand::ReplaceEquipment { .. },
        )
        | C::Appeal(AppealCommand::Appeal { .. })
        | C::Entry(EntryCommand::Enter { .. } | EntryCommand::CheckIn { .. }) => Whose::Officials,
        C::Entry(
            EntryCommand::Withdraw { entrant }
            | EntryCommand::Rebuy { entrant }
            | EntryCommand::Nominate { entrant, .. },
        ) => Whose::Players(*entrant),
        C::Appeal(AppealCommand::CastVote { member, .. }) => Whose::Members(member),
        C::House(HouseCommand::Open { .. } | HouseCommand::Tick)
        | C::Desk(
            DeskCommand::AddDivision { .. }
            | DeskCommand::ChangeDivision { .. }
            | DeskCommand::ChangeSettings { .. }
            | DeskCommand::SetClock { .. }
            | DeskCommand::SetNotes { .. }
            | DeskCommand::SetTables { .. }
            | DeskCommand::CloseTable { .. }
            | DeskCommand::OpenTable { .. }
            | DeskCommand::Appoint { .. }
            | DeskCommand::Dismiss { .. }
            | DeskCommand::AppointCommittee { .. }
            | DeskCommand::Announce { .. }
            | DeskCommand::WithdrawAnnouncement { .. }
            | DeskCommand::Finish { .. },
        )
        | C::Entry(
            EntryCommand::Approve { .. }
            | EntryCommand::RefuseEntry { .. }
            | EntryCommand::Import { .. }
            | EntryCommand::Pay { .. }
            | EntryCommand::PayAll { .. }
            | EntryCommand::Amend { .. }
            | EntryCommand::Substitute { .. }
            | EntryCommand::Refund { .. }
            | EntryCommand::Waive { .. }
            | EntryCommand::JoinPool { .. }
            | EntryCommand::SellLot { .. }
            | EntryCommand::PlayOff { .. },
        )
        | C::Draw(
            DrawCommand::AddWords { .. }
            | DrawCommand::Draw { .. }
            | DrawCommand::PublishDraw { .. }
            | DrawCommand::CloseLatePlace { .. }
            | DrawCommand::CutOff { .. }
            | DrawCommand::DrawRound { .. },
        )
        | C::Call(
            CallCommand::Schedule { .. }
            | CallCommand::SetLateness { .. }
            | CallCommand::Call { .. }
            | CallCommand::CallNext
            | CallCommand::Postpone { .. }
            | CallCommand::TableMade { .. },
        )
        | C::Result(ResultCommand::Correct { .. } | ResultCommand::Undo { .. })
        | C::Ruling(
            RulingCommand::Rule { of: None, .. }
            | RulingCommand::NameReferee { .. }
            | RulingCommand::RecordMatch { .. },
        )
        | C::Appeal(
            AppealCommand::ReplaceMember { .. }
            | AppealCommand::Convene { .. }
            | AppealCommand::Hear { .. }
            | AppealCommand::DecideAppeal { .. }
            | AppealCommand::CloseAppeal { .. },
        ) => Whose::Directors,
    }
}

/// Whose act a form is; `desk_walks` holds it and [`whose`] together.
const fn whose_form(kind: FormKind) -> Whose<'static> {
    match kind {
        FormKind::Dispute
        | FormKind::Enter
        | FormKind::HandIn
        | FormKind::NoteScore
        | FormKind::OrderClock
        | FormKind::ReplaceEquipment
        | FormKind::RuleInMatch
        | FormKind::WrongLength => Whose::Officials,
        FormKind::AddDivision
        | FormKind::AddPool
        | FormKind::AddWords
        | FormKind::Amend
        | FormKind::Announce
        | FormKind::Call
        | FormKind::ChangeDetails
        | FormKind::ChangeFormat
        | FormKind::ChangePrizes
        | FormKind::ChangeSettings
        | FormKind::CloseAppeal
        | FormKind::DrawDivision
        | FormKind::HoldAuction
        | FormKind::Import
        | FormKind::LatenessOfMatch
        | FormKind::LatenessOfRound
        | FormKind::NameReferee
        | FormKind::NotePayment
        | FormKind::PlayOff
        | FormKind::Refund
        | FormKind::ReplaceMember
        | FormKind::Rule
        | FormKind::ScheduleMatch
        | FormKind::ScheduleRound
        | FormKind::SellLot
        | FormKind::SetClock
        | FormKind::SetNotes
        | FormKind::SetTables
        | FormKind::Substitute
        | FormKind::Waive => Whose::Directors,
    }
}

/// Whether a form is offered to the same people as the command that it means.
#[cfg(test)]
pub(super) fn agree(kind: FormKind, command: &TournamentCommand) -> bool {
    whose(command) == whose_form(kind)
}

/// Whether whoever reads the page may do something at all: nobody anything once the tournament is closed, a referee what is
/// theirs. When it is in order is the page's affair.
fn is_theirs(sheet: &Sheet<'_>, whose: Whose<'_>) -> bool {
    let view = sheet.view();
    let offices = &view.you.offices;
    let is_referee = !offices.is_empty() && !offices.contains(&Office::Director);
    let is_a_referees = match whose {
        Whose::Directors => false,
        Whose::Officials => true,
        Whose::Players(entrant) => view.you.entrants.contains(&entrant),
        Whose::Members(member) => view.you.player.as_ref() == Some(member),
    };
    view.stage == TournamentStage::Open && (!is_referee || is_a_referees)
}

/// Whether a command can be theirs who read the page.
pub(super) fn is_offered(sheet: &Sheet<'_>, command: &TournamentCommand) -> bool {
    is_theirs(sheet, whose(command))
}

/// The same of a form.
pub(super) fn offers(sheet: &Sheet<'_>, kind: FormKind) -> bool {
    is_theirs(sheet, whose_form(kind))
}

/// The same of what is a director's.
pub(super) fn is_a_directors(sheet: &Sheet<'_>) -> bool {
    is_theirs(sheet, Whose::Directors)
}

/// The hidden fields of a form: which it is, what it is about, and where one is now.
pub(super) fn fixed(sheet: &Sheet<'_>, kind: FormKind, about: &[(&str, String)]) -> Markup {
    html! {
        (hidden("form", kind.word()))
        @for (name, value) in about { (hidden(name, value)) }
        (sent_to(&sheet.reader.path))
    }
}

/// A form with fields of its own, and a button at its end.
pub(super) fn form(
    sheet: &Sheet<'_>,
    kind: FormKind,
    about: &[(&str, String)],
    fields: &Markup,
    label: &str,
) -> Markup {
    form_with(sheet, kind, about, fields, (label, "panel-button"))
}

/// The same, its button looking like that.
pub(super) fn form_with(
    sheet: &Sheet<'_>,
    kind: FormKind,
    about: &[(&str, String)],
    fields: &Markup,
    (label, class): (&str, &str),
) -> Markup {
    if !offers(sheet, kind) {
        return html! {};
    }
    html! {
        form.fields method="post" action=(sheet.at("/command")) {
            (fixed(sheet, kind, about))
            (fields)
            button class=(class) { (label) }
        }
    }
}

/// A field with its label.
pub(super) fn field(id: &str, label: &str, input: &Markup) -> Markup {
    html! { div.field { label for=(id) { (label) } (input) } }
}

/// A field for a line of text.
pub(super) fn text(id: &str, name: &str, label: &str, value: &str) -> Markup {
    field(id, label, &html! { input id=(id) name=(name) value=(value) maxlength="200"; })
}

/// A field for a line of text that must say something.
pub(super) fn needed_text(id: &str, name: &str, label: &str) -> Markup {
    field(id, label, &html! { input id=(id) name=(name) required maxlength="200"; })
}

/// A field for a whole number.
pub(super) fn number(id: &str, name: &str, label: &str, value: &str) -> Markup {
    field(
        id,
        label,
        &html! { input.short id=(id) name=(name) type="number" min="0" inputmode="numeric" value=(value); },
    )
}

/// A field for a moment, as the page shows it.
pub(super) fn moment(id: &str, name: &str, label: &str) -> Markup {
    field(id, label, &html! { input id=(id) name=(name) type="datetime-local"; })
}

/// A field for a moment that must be named.
pub(super) fn needed_moment(id: &str, name: &str, label: &str) -> Markup {
    field(id, label, &html! { input id=(id) name=(name) type="datetime-local" required; })
}

/// A choice of one.
pub(super) fn choice(id: &str, name: &str, label: &str, options: &[(String, String)]) -> Markup {
    field(
        id,
        label,
        &html! {
            select id=(id) name=(name) { @for (value, text) in options { option value=(value) { (text) } } }
        },
    )
}

/// The field in which who follows a link says their name.
pub(super) fn own_name(sheet: &Sheet<'_>, reader: &Reader) -> Markup {
    html! {
        label for="own-name" { (sheet.say("tournament-your-name")) }
        input #own-name name="name" required autocomplete="name" maxlength=(LONGEST_NAME) value=[reader.name.as_deref()];
    }
}

/// What each key of a page does.
pub(super) fn key_list(sheet: &Sheet<'_>, all: &[(&str, &str)]) -> Markup {
    html! {
        details.keys #keys {
            summary { (sheet.say("tournament-keys")) }
            dl { @for (key, word) in all { dt { kbd { (key) } } dd { (sheet.say(word)) } } }
        }
    }
}

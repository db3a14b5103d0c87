//! What a browser or a program sends to the service, and what the operator writes for it.

use std::path::Path;

use serde::de::DeserializeOwned;
use tavola_base::dice_proof::Digest;
use tavola_club::chouette::ChouetteCommand;
use tavola_club::table::TableCommand;
use tavola_server::{
    Config, ConfigArgs,
    base::{ids::CommandId, random},
    club::{chouette_opening::NewChouette, table_opening::NewTable},
    stream::bus::{Envelope, Seal},
    web::{live::PageMessage, outside, strict},
};
use tavola_tournament::TournamentCommand;

use super::{Answer, json_law, text};
use crate::corpus;

pub(super) fn table_messages() -> Vec<Vec<u8>> {
    corpus::texts(&[
        r#"{"type":"command","command_id":"a1","command":{"type":"play","steps":[{"from":24,"to":18},{"from":"bar","to":"off"}]}}"#,
        r#"{"type":"command","command_id":"a2","command":{"type":"roll","link":"00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff"}}"#,
        r#"{"type":"command","command_id":"a3","command":{"type":"ready","anchor":null,"length":4096}}"#,
        r#"{"type":"command","command_id":"a4","command":{"type":"resign","kind":"gammon"}}"#,
        r#"{"type":"would","ask":"b","command":{"type":"double"}}"#,
        r#"{"type":"resume","version":7}"#,
        r#"{"type":"ping"}"#,
    ])
}

pub(super) fn chouette_messages() -> Vec<Vec<u8>> {
    corpus::texts(&[
        r#"{"type":"command","command_id":"a","command":{"type":"double","cubes":["A","B"]},"as":"C"}"#,
        r#"{"type":"command","command_id":"a","command":{"type":"answer","answers":{"A":"take","B":"beaver"}}}"#,
        r#"{"type":"command","command_id":"a","command":{"type":"advise","text":"hit","steps":[{"from":6,"to":5}]}}"#,
        r#"{"type":"command","command_id":"a","command":{"type":"offer_settlement","cube":"A","points":1.5}}"#,
        r#"{"type":"command","command_id":"a","command":{"type":"pay","to":"A","currency":"EUR","amount":500}}"#,
        r#"{"type":"command","command_id":"a","command":{"type":"set_stake","stake":{"currency":"EUR","unit":500}}}"#,
    ])
}

pub(super) fn event_messages() -> Vec<Vec<u8>> {
    corpus::texts(&[
        r#"{"type":"command","command_id":"a","command":{"type":"enter","division":"main","people":[{"name":"Anna","rating":{"hundredths":150000}}]}}"#,
        r#"{"type":"command","command_id":"a","command":{"type":"result","match":1,"result":{"winner":1,"score":[7,5]}}}"#,
        r#"{"type":"command","command_id":"a","command":{"type":"add_division","division":{"id":"b","name":"B","format":{"type":"swiss","rounds":5},"lengths":[7]}}}"#,
        r#"{"type":"command","command_id":"a","command":{"type":"set_tables","from":1,"to":40}}"#,
        r#"{"type":"would","ask":"b","command":{"type":"draw","division":"main","late":2}}"#,
    ])
}

fn message<C: serde::Serialize + DeserializeOwned>(input: &[u8]) -> Answer {
    Ok(match strict::read::<PageMessage<C>>(input) {
        Ok(PageMessage::Command { command_id, .. }) => format!("a command, sound: {}", command_id.is_sound()),
        Ok(PageMessage::Would { .. }) => "a question".to_owned(),
        Ok(PageMessage::Resume { version }) if version.number() < 0 => return Err("a version below zero".to_owned()),
        Ok(_) => "said".to_owned(),
        Err(why) => why.to_string(),
    })
}

/// The command inside a message is written as it was read.
fn command<C: serde::Serialize + DeserializeOwned>(input: &[u8]) -> Answer {
    let inner = serde_json::from_slice::<serde_json::Value>(input).ok().map(|whole| whole["command"].clone());
    let inner = inner.and_then(|inner| serde_json::to_vec(&inner).ok()).unwrap_or_default();
    let of_command = json_law::<C>(&inner)?.map_or_else(|why| why, |_| "command".to_owned());
    Ok(format!("{} {of_command}", message::<C>(input)?))
}

pub(super) fn table_message(input: &[u8]) -> Answer {
    command::<TableCommand>(input)
}

pub(super) fn chouette_message(input: &[u8]) -> Answer {
    command::<ChouetteCommand>(input)
}

pub(super) fn event_message(input: &[u8]) -> Answer {
    command::<TournamentCommand>(input)
}

pub(super) fn forms() -> Vec<Vec<u8>> {
    corpus::texts(&[
        "command={\"type\":\"enter\",\"division\":\"main\",\"people\":[{\"name\":\"Ada\"}]}\nsure=yes\ncommand_id=a-1",
        "form=enter\ndivision=main\nname= Ada \npartner=Bea\nclub=Roma\nback=/e/1",
        "form=schedule_match\nmatch=3\nbegins=2024-02-29T13:00\nzone=-60",
        "form=result\nmatch=2\nwinner=3\nloser_points=5\nlength=7\nhow=resigned",
        "form=sell_lot\ndivision=main\nplayers=1\nplayers=2\nbuyer=Zeno\nprice=12,50\nbought_back=50",
        "form=rule_in_match\nmatch=1\nclause=TRN-21\nremedy=give_time\nminutes=1,5\nreason=noise\nabout=2",
        "form=change_details\nplan={\"id\":\"main\",\"format\":{\"type\":\"swing\",\"points\":600,\"chips\":{\"type\":\"steps\",\"first\":1,\"step\":1}}}\nchips=100, 300\ntie_break=none\nper_point=6",
        "form=change_prizes\nplan={\"id\":\"main\"}\nmain=8, 4, 2, 2, 1\nconsolation=2",
    ])
}

/// A form: a line a field, its name and what was written into it.
pub(super) fn form(input: &[u8]) -> Answer {
    let text = text(input);
    let field = |line: &str| line.split_once('=').map(|(name, value)| (name.to_owned(), value.to_owned()));
    match outside::form(text.lines().filter_map(field).collect()) {
        Ok(command) => {
            let written = serde_json::to_vec(&command).map_err(|why| why.to_string())?;
            if written.len() > 64 * text.len() + 100_000 {
                return Err(format!("{} bytes became {}", text.len(), written.len()));
            }
            json_law::<TournamentCommand>(&written)?.map_or_else(Ok, |_| Ok("a command".to_owned()))
        }
        Err(why) => Ok(why),
    }
}

pub(super) fn new_tables() -> Vec<Vec<u8>> {
    corpus::texts(&[
        r#"{"opponent":"bot","rules":{"preset":"match","length":{"points":7}},"clock":{"mode":"fischer","bank_per_point":120000,"delay":8000},"side":"white","name":"Ada"}"#,
        r#"{"opponent":"friend","rules":{"preset":"money","responses":"otter","automatic_doubles":{"up_to":2},"legality":"called"}}"#,
    ])
}

pub(super) fn new_table(input: &[u8]) -> Answer {
    Ok(json_law::<NewTable>(input)?.map_or_else(|why| why, |new| format!("{:?}", new.opponent)))
}

pub(super) fn new_chouettes() -> Vec<Vec<u8>> {
    corpus::texts(&[
        r#"{"rules":{"game":{"preset":"chouette-club"},"cubes":"single","take_enough":"on"},"bots":["casual"],"name":"A","pace":{"fair":20,"gather":100},"stake":{"currency":"EUR","unit":500}}"#,
    ])
}

pub(super) fn new_chouette(input: &[u8]) -> Answer {
    Ok(strict::read::<NewChouette>(input).map_or_else(|why| why.to_string(), |_| "read".to_owned()))
}

pub(super) fn ids() -> Vec<Vec<u8>> {
    corpus::texts(&[
        "0198b1c27d0198b1c27d0198b1c27d01",
        "00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff",
        "a-b_c:d.e",
    ])
}

pub(super) fn id(input: &[u8]) -> Answer {
    let text = text(input);
    let sound = CommandId::new(text.clone()).is_sound();
    if sound && text.len() > CommandId::LONGEST {
        return Err("a command id is too long".to_owned());
    }
    let bytes = random::from_hex(&text).map(|bytes| bytes.len());
    match text.parse::<Digest>() {
        Ok(digest) => super::same(&digest, digest.to_string().parse(), &text),
        Err(why) => Ok(format!("{why} {sound} {}", bytes.is_some())),
    }
}

pub(super) fn words() -> Vec<Vec<u8>> {
    corpus::texts(&[
        r#"{"from":"n1","number":1,"at":1790000000000,"says":{"moved":{"stream":"0198b1c27d0198b1c27d0198b1c27d01","kind":"table","version":7}}}"#,
        r#"{"from":"n1","number":2,"at":1790000000000,"says":{"word":{"ended":{"account":"a","session":"s","all_but":true}}}}"#,
        r#"{"from":"n1","number":3,"at":1790000000000,"says":{"word":"lobby"}}"#,
        r#"{"from":"n1","number":18446744073709551615,"at":1790000000000,"says":{"word":{"spent":[{"kind":10,"who":7,"tenths":100}]}}}"#,
    ])
}

/// What nodes tell each other is read to the last field, and written again it says the same. Under a seal it is what was
/// sealed, and without one it is nothing.
pub(super) fn word(input: &[u8]) -> Answer {
    let seal = Seal::of(b"tried");
    let sealed = seal.put(input);
    let fits = (input.len() <= Envelope::LONGEST).then_some(input);
    if seal.open(&sealed) != fits || seal.open(input).is_some() {
        return Err("a seal that does not hold".to_owned());
    }
    let Some(word) = Envelope::read(input) else { return Ok("no word".to_owned()) };
    let written = word.write();
    super::same(&word, Envelope::read(&written).ok_or("no word"), &String::from_utf8_lossy(&written))?;
    Ok(format!("{:?}", word.told().map(|told| std::mem::discriminant(&told))))
}

pub(super) fn settings() -> Vec<Vec<u8>> {
    corpus::texts(&[
        "listen = '127.0.0.1:9000'\nlog = 'debug'\nrate_per_second = 20\n",
        "database = \"postgres://club@localhost/tavola\"\ndata_dir = '/tmp'\nbot_pause_ms = 700\npublic_url = 'https://club.example'\n",
    ])
}

pub(super) fn setting(input: &[u8]) -> Answer {
    let file = super::files::written("settings", input)?;
    let args = ConfigArgs { config: Some(Path::new(&file).to_owned()), ..ConfigArgs::default() };
    Ok(match Config::load(&args) {
        Ok(config) => format!("{} {}", config.secure_cookies(), config.database_url().is_ok()),
        Err(why) => why.to_string(),
    })
}

//! Files of the engine: nets, bear-off tables, match equities.

use std::path::PathBuf;

use tavola_engine::MatchEquityTable;
use tavola_engine::bearoff::{Checkers, HomeBoard, TableFile, TwoSided, write_table};
use tavola_engine::net::{Kind, Net, PruneNets};

use super::{Answer, text};
use crate::corpus;

/// The input as a file of its own.
pub(super) fn written(target: &str, input: &[u8]) -> Result<PathBuf, String> {
    let file = corpus::folder(target).map_err(|why| why.to_string())?.join("file");
    std::fs::write(&file, input).map_err(|why| why.to_string())?;
    Ok(file)
}

/// The head of a net file: the rest is a megabyte of weights, of which every change is found by the checksum.
pub(super) fn nets() -> Vec<Vec<u8>> {
    let mut seeds = corpus::file("crates/tavola-engine/nets/race.net");
    let heads: Vec<Vec<u8>> = seeds.iter().map(|file| file[..file.len().min(400)].to_vec()).collect();
    seeds.extend(heads);
    seeds
}

pub(super) fn net(input: &[u8]) -> Answer {
    for kind in Kind::ALL {
        match Net::from_bytes(kind.layout(), input) {
            Ok(net) if net.to_bytes() == input => return Ok("read".to_owned()),
            Ok(_) => return Err("the net is written otherwise".to_owned()),
            Err(_) => {}
        }
    }
    Ok(Net::from_bytes(Kind::Race.layout(), input).map_or_else(|why| why.to_string(), |_| "read".to_owned()))
}

pub(super) fn glances() -> Vec<Vec<u8>> {
    corpus::file("crates/tavola-engine/nets/prune.net")
}

pub(super) fn prune(input: &[u8]) -> Answer {
    Ok(PruneNets::from_bytes(input).map_or_else(|why| why.to_string(), |_| "read".to_owned()))
}

pub(super) fn bearoffs() -> Vec<Vec<u8>> {
    let small = Checkers::new(1).map(TwoSided::build);
    let file = written("bearoff", &[]).ok();
    let table = small.zip(file).and_then(|(table, file)| {
        write_table(&table, &file).ok()?;
        std::fs::read(file).ok()
    });
    table.into_iter().collect()
}

pub(super) fn bearoff(input: &[u8]) -> Answer {
    let file = written("bearoff", input)?;
    Ok(match TableFile::open(&file) {
        Ok(table) => {
            let first = HomeBoard::of_rank(1);
            format!("{} {}", table.checkers().get(), table.equities(&first, &first).is_some())
        }
        Err(why) => why.to_string(),
    })
}

pub(super) fn equities() -> Vec<Vec<u8>> {
    let small = "<met><pre-crawford-table type=\"explicit\"><row><me>0.5</me><me>0.7</me></row><row><me>0.3</me><me>0.5</me></row>\
                 </pre-crawford-table><post-crawford-table player=\"both\" type=\"explicit\"><row><me>0.5</me><me>0.4</me></row>\
                 </post-crawford-table></met>";
    [corpus::file("crates/tavola-engine/data/Kazaross-XG2.xml"), corpus::texts(&[small])].concat()
}

pub(super) fn equity(input: &[u8]) -> Answer {
    // What is read is continued to the longest match, which costs as much however small the table is.
    Ok(match MatchEquityTable::parse(&text(input)) {
        Ok(_) if input.len() > 2_000 => "read".to_owned(),
        Ok(_) => MatchEquityTable::read(&text(input)).map_or_else(|why| why.to_string(), |_| "continued".to_owned()),
        Err(why) => why.to_string(),
    })
}

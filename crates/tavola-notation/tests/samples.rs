//! Real files of many programs, where they lie beside the project: each is read whole, and what did not fit is said.

use std::path::{Path, PathBuf};

use tavola_notation::record::{Act, MatchRecord, Reading, Weight, read_record, write_json};

/// The files of a folder; none, with a note, where the samples are not there.
fn samples(folder: &str) -> Vec<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/samples").join(folder);
    let Ok(found) = std::fs::read_dir(&root) else {
        eprintln!("skipped: {} is not there", root.display());
        return Vec::new();
    };
    let mut found: Vec<PathBuf> =
        found.filter_map(|entry| Some(entry.ok()?.path())).filter(|path| path.is_file()).collect();
    found.sort();
    found
}

fn read(path: &Path) -> Option<Reading> {
    let bytes = std::fs::read(path).expect("a file that was listed is there");
    read_record(&bytes).map_err(|why| println!("{}: {why}", path.display())).ok()
}

/// What was decided in a match, whatever the file that tells it: by whom, what, and the board before.
fn decisions(record: &MatchRecord) -> Vec<String> {
    let lines = record.games.iter().flat_map(|game| &game.lines);
    lines
        .filter(|line| !matches!(line.act, Act::Resign { .. } | Act::Roll { .. }))
        .map(|line| match line.act {
            // Of plays that come to the same, files write one or the other.
            Act::Play { roll, play } => {
                let after = play.result(&line.before.board().seen_by(line.by));
                format!("{:?} {roll} {:?}", line.by, after.counts())
            }
            act => format!("{:?} {act:?} {:?}", line.by, line.before.board()),
        })
        .collect()
}

/// Everything that is a match: 29 of GamesGrid, 5 dialects, 3 of XG's text, one match in four formats, one of gnubg's in two,
/// one more of XG's. Nothing is left out of any of them; in two, plays are missing in the file itself.
#[test]
fn every_sample_is_read_to_its_end() {
    let (mut files, mut mended) = (0, Vec::new());
    for path in ["bglib", "dialects", "gbf", "gnubg", "xg-text"].into_iter().flat_map(samples) {
        let Some(reading) = read(&path) else { continue };
        files += 1;
        let again = read_record(write_json(&reading.record).as_bytes()).unwrap();
        assert_eq!(again.record, reading.record, "{}: as JSON", path.display());
        for remark in &reading.remarks {
            println!("{}:{remark}", path.display());
            assert_ne!(remark.weight, Weight::LeftOut, "{}:{remark}", path.display());
        }
        if reading.remarks.iter().any(|remark| remark.weight == Weight::Mended) {
            mended.push(path.file_stem().unwrap().to_string_lossy().into_owned());
        }
    }
    if files > 0 {
        assert_eq!(files, 44);
        assert_eq!(mended, ["bglib__record__snowietxt__nicksbar-nori-2009Jan302316"]);
    }
}

#[test]
fn one_match_in_several_formats_is_one_match() {
    for (folder, names) in
        [("gbf", &["test.mat", "test.txt", "test.sgf", "test.xg"][..]), ("gnubg", &["match5.mat", "match5.sgf"])]
    {
        let files: Vec<PathBuf> = samples(folder);
        let mut of: Vec<(&str, MatchRecord)> = Vec::new();
        for &name in names {
            let path = files.iter().find(|path| path.ends_with(name));
            of.extend(path.and_then(|path| read(path)).map(|reading| (name, reading.record)));
        }
        for pair in of.windows(2) {
            let [(first, one), (second, other)] = pair else { continue };
            assert_eq!(one.players, other.players, "{first} and {second}");
            let (decided, also) = (decisions(one), decisions(other));
            let differs = decided.iter().zip(&also).find(|(one, other)| one != other);
            assert_eq!(differs, None, "{first} and {second}");
            assert_eq!(decided.len(), also.len(), "{first} and {second}");
            let score = |record: &MatchRecord| record.games.last().map(|game| game.end.score_after());
            assert_eq!(score(one), score(other), "{first} and {second}");
        }
    }
}

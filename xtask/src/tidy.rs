//! The mechanical rules of the house: what can be checked without understanding it. One file per subject.

mod layers;
mod papers;
mod sources;
mod strings;

/// Everything that breaks a rule, one line each, with file and line where there is one.
pub(crate) fn findings() -> anyhow::Result<Vec<String>> {
    let own = [layers::findings()?, sources::findings()?, papers::findings()?, strings::findings()?];
    let beside = [crate::articles::findings()?, crate::library::stale_lock().into_iter().collect()];
    Ok([own.concat(), beside.concat()].concat())
}

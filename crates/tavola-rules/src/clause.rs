//! The clauses of the rulebook by identifier, so that a refusal can name the one it rests on.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A clause of `docs/rulebook.md`, such as `MOV-07`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(type = "string"))]
pub struct Clause(&'static str);

macro_rules! clauses {
    ($($name:ident $id:literal)*) => {
        #[expect(missing_docs, reason = "the rulebook says what each clause means")]
        impl Clause {
            $(pub const $name: Self = Self($id);)*

            /// Every clause, in the rulebook's order.
            pub const ALL: &[Self] = &[$(Self::$name),*];
        }
    };
}

clauses! {
    SET_01 "SET-01" SET_02 "SET-02" SET_03 "SET-03" SET_04 "SET-04" SET_05 "SET-05" SET_06 "SET-06" SET_07 "SET-07" SET_08 "SET-08" SET_09 "SET-09"
    MOV_01 "MOV-01" MOV_02 "MOV-02" MOV_03 "MOV-03" MOV_04 "MOV-04" MOV_05 "MOV-05" MOV_06 "MOV-06" MOV_07 "MOV-07" MOV_08 "MOV-08" MOV_09 "MOV-09" MOV_10 "MOV-10" MOV_11 "MOV-11" MOV_12 "MOV-12" MOV_13 "MOV-13"
    HIT_01 "HIT-01" HIT_02 "HIT-02" HIT_03 "HIT-03" HIT_04 "HIT-04" HIT_05 "HIT-05" HIT_06 "HIT-06" HIT_07 "HIT-07"
    OFF_01 "OFF-01" OFF_02 "OFF-02" OFF_03 "OFF-03" OFF_04 "OFF-04" OFF_05 "OFF-05" OFF_06 "OFF-06" OFF_07 "OFF-07" OFF_08 "OFF-08"
    END_01 "END-01" END_02 "END-02" END_03 "END-03" END_04 "END-04" END_05 "END-05" END_06 "END-06" END_07 "END-07" END_08 "END-08" END_09 "END-09"
    CUB_01 "CUB-01" CUB_02 "CUB-02" CUB_03 "CUB-03" CUB_04 "CUB-04" CUB_05 "CUB-05" CUB_06 "CUB-06" CUB_07 "CUB-07" CUB_08 "CUB-08" CUB_09 "CUB-09" CUB_10 "CUB-10" CUB_11 "CUB-11" CUB_12 "CUB-12" CUB_13 "CUB-13" CUB_14 "CUB-14" CUB_15 "CUB-15" CUB_16 "CUB-16" CUB_17 "CUB-17" CUB_18 "CUB-18"
    OPT_01 "OPT-01" OPT_02 "OPT-02" OPT_03 "OPT-03"
    IRR_01 "IRR-01" IRR_02 "IRR-02" IRR_03 "IRR-03" IRR_04 "IRR-04" IRR_05 "IRR-05" IRR_06 "IRR-06" IRR_07 "IRR-07" IRR_08 "IRR-08" IRR_09 "IRR-09" IRR_10 "IRR-10"
    MAT_01 "MAT-01" MAT_02 "MAT-02" MAT_03 "MAT-03" MAT_04 "MAT-04" MAT_05 "MAT-05" MAT_06 "MAT-06" MAT_07 "MAT-07" MAT_08 "MAT-08" MAT_09 "MAT-09"
    CHO_01 "CHO-01" CHO_02 "CHO-02" CHO_03 "CHO-03" CHO_04 "CHO-04" CHO_05 "CHO-05" CHO_06 "CHO-06" CHO_07 "CHO-07" CHO_08 "CHO-08" CHO_09 "CHO-09" CHO_10 "CHO-10" CHO_11 "CHO-11" CHO_12 "CHO-12" CHO_13 "CHO-13" CHO_14 "CHO-14" CHO_15 "CHO-15" CHO_16 "CHO-16" CHO_17 "CHO-17" CHO_18 "CHO-18" CHO_19 "CHO-19" CHO_20 "CHO-20" CHO_21 "CHO-21" CHO_22 "CHO-22" CHO_23 "CHO-23" CHO_24 "CHO-24"
    TRN_01 "TRN-01" TRN_02 "TRN-02" TRN_03 "TRN-03" TRN_04 "TRN-04" TRN_05 "TRN-05" TRN_06 "TRN-06" TRN_07 "TRN-07" TRN_08 "TRN-08" TRN_09 "TRN-09" TRN_10 "TRN-10" TRN_11 "TRN-11" TRN_12 "TRN-12" TRN_13 "TRN-13" TRN_14 "TRN-14" TRN_15 "TRN-15" TRN_16 "TRN-16" TRN_17 "TRN-17" TRN_18 "TRN-18" TRN_19 "TRN-19" TRN_20 "TRN-20" TRN_21 "TRN-21" TRN_22 "TRN-22" TRN_23 "TRN-23" TRN_24 "TRN-24" TRN_25 "TRN-25"
    CLK_01 "CLK-01" CLK_02 "CLK-02" CLK_03 "CLK-03" CLK_04 "CLK-04" CLK_05 "CLK-05" CLK_06 "CLK-06" CLK_07 "CLK-07" CLK_08 "CLK-08" CLK_09 "CLK-09" CLK_10 "CLK-10" CLK_11 "CLK-11" CLK_12 "CLK-12"
    SWG_01 "SWG-01" SWG_02 "SWG-02" SWG_03 "SWG-03" SWG_04 "SWG-04" SWG_05 "SWG-05" SWG_06 "SWG-06"
    DAV_01 "DAV-01" DAV_02 "DAV-02" DAV_03 "DAV-03"
    SITE_01 "SITE-01" SITE_02 "SITE-02" SITE_03 "SITE-03" SITE_04 "SITE-04"
}

impl Clause {
    /// The identifier: `MOV-07`.
    #[must_use]
    pub const fn id(self) -> &'static str {
        self.0
    }

    /// The clause of that identifier, if the rulebook has it.
    #[must_use]
    pub fn named(id: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|clause| clause.0 == id)
    }
}

impl fmt::Display for Clause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.0)
    }
}

impl Serialize for Clause {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.0)
    }
}

impl<'de> Deserialize<'de> for Clause {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let id = String::deserialize(deserializer)?;
        Self::named(&id).ok_or_else(|| serde::de::Error::custom(format_args!("the rulebook has no clause {id:?}")))
    }
}

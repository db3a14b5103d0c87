//! Pictures for people, made from their names: points and checkers in colours of their own. The same name has the same
//! picture everywhere, and nothing is stored.

use maud::{Markup, html};
use sha2::{Digest as _, Sha256};

use crate::web::accounts::name_key;

/// Ground, points, light and dark of a picture.
type Palette = [&'static str; 4];

/// Woods, cloths and stones that go together; the checkers stand out from every ground.
const PALETTES: [Palette; 14] = [
    ["#6b4429", "#c9a36b", "#f7eedd", "#2f1a10"],
    ["#2b6650", "#123b2d", "#f8f0dc", "#c9a250"],
    ["#2c3c66", "#c6a25a", "#f6f3ec", "#a8322c"],
    ["#8a2f2b", "#d9a05b", "#fbeee0", "#33100f"],
    ["#3d4a47", "#9fb6ae", "#fcfbf7", "#141d1c"],
    ["#5b3a63", "#c49ac2", "#f7eef6", "#25132b"],
    ["#1f5f73", "#8fc2c9", "#f1f8f6", "#0b2a36"],
    ["#9a5a1f", "#f0c982", "#fff6e6", "#3a1d06"],
    ["#4a5a2a", "#b9c383", "#f7f7e6", "#1c240d"],
    ["#7a3b52", "#e0a3b0", "#fdf0f1", "#301019"],
    ["#343a52", "#8d96b8", "#f2f3f9", "#e0a23c"],
    ["#0f5a4e", "#e2c791", "#fdf6e4", "#7f1f1a"],
    ["#734d12", "#3f2a08", "#f5e6c4", "#d8822f"],
    ["#24557f", "#a9c7df", "#f4f8fb", "#0c2236"],
];

/// The picture of a name. It says nothing to who listens: the name stands beside it.
#[must_use]
pub fn avatar(name: &str) -> Markup {
    let hash = Sha256::digest(name_key(name));
    let pick = |at: usize, many: usize| usize::from(hash[at]) % many;
    let [ground, points, light, dark] = PALETTES[pick(0, PALETTES.len())];
    let (above, below) = (3 + pick(1, 3), pick(2, 4));
    let checkers = 1 + pick(3, 3);
    html! {
        svg.avatar viewBox="0 0 40 40" width="28" height="28" aria-hidden="true" focusable="false" {
            rect width="40" height="40" rx="9" fill=(ground) {}
            path d=(triangles(above, 0, 22 + pick(4, 3) * 3)) fill=(points) {}
            @if below > 0 { path d=(triangles(below, 40, 40 - 9 - pick(5, 3) * 3)) fill=(points) opacity="0.55" {} }
            @for nth in 0..checkers {
                @let (x, y) = PLACES[(pick(6, PLACES.len()) + nth * (1 + pick(7, 3) * 2)) % PLACES.len()];
                @let face = if (pick(8, 8) >> nth) & 1 == 0 { light } else { dark };
                @let rim = if face == light { dark } else { light };
                circle cx=(x) cy=(y) r="7" fill=(face) stroke=(rim) stroke-width="1.4" {}
                circle cx=(x) cy=(y) r=(3.2 + f32::from(hash[9 + nth] % 3) * 0.5) fill="none" stroke=(rim) stroke-width="1" opacity="0.6" {}
            }
        }
    }
}

/// Where checkers can lie.
const PLACES: [(u8, u8); 8] = [(10, 29), (20, 29), (30, 29), (15, 17), (25, 17), (10, 11), (30, 11), (20, 20)];

/// So many points along an edge, with their tips at a height.
fn triangles(many: usize, edge: usize, tip: usize) -> String {
    let width = 40.0 / many as f32;
    let point = |nth: usize| {
        let left = nth as f32 * width;
        format!("M{:.1} {edge}L{:.1} {tip} {:.1} {edge}Z", left + 0.6, left + width / 2.0, left + width - 0.6)
    };
    (0..many).map(point).collect()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn a_name_has_one_picture_and_a_thousand_names_nearly_as_many() {
        assert_eq!(avatar("Ada").into_string(), avatar("aDA").into_string());
        let pictures: BTreeSet<String> = (0..1000).map(|nth| avatar(&format!("Guest {nth}")).into_string()).collect();
        assert!(pictures.len() > 980, "{}", pictures.len());
        let one = avatar("<script>").into_string();
        assert!(!one.contains("script") && one.contains("aria-hidden") && one.len() < 1800, "{} {one}", one.len());
    }
}

//! How a division is played in detail: a best of three, what parts equals, and what each format leaves to choose.

use maud::{Markup, html};
use serde::Serialize;
use tavola_tournament::{
    result::tie_break::TieBreak,
    stream::division::{Division, Format},
};

use super::new::knob;
use crate::web::http::tournament::forms::{choices::ConsolationChoice, kinds::Ranked};
use crate::web::i18n::Locale;

/// What can part equals, in the order in which it is offered.
const TIE_BREAKS: [&str; 8] = [
    "direct_encounter",
    "sonneborn_berger",
    "buchholz",
    "median",
    "buchholz_cut_one",
    "points_difference",
    "fewest_losses",
    "play_off",
];

/// What is chosen where nothing parts equals.
const NO_TIE_BREAK: &str = Ranked::<TieBreak>::NONE;

/// How many tie-breaks the form has room for.
const ROOM: usize = 4;

/// How something is written in commands.
pub(super) fn written(of: impl Serialize) -> String {
    serde_json::to_value(of).ok().and_then(|name| name.as_str().map(str::to_owned)).unwrap_or_default()
}

/// A select of words that begin alike; nothing is said while the first, empty one is chosen.
struct Words<'a> {
    locale: Locale,
    id: String,
    name: String,
    label: &'a str,
    prefix: &'a str,
}

impl Words<'_> {
    fn of(&self, words: &[&str], chosen: &str) -> Markup {
        let options: Vec<_> = words.iter().map(|word| ((*word).to_owned(), format!("{}{word}", self.prefix))).collect();
        self.options(&options, chosen)
    }

    fn options(&self, options: &[(String, String)], chosen: &str) -> Markup {
        knob(
            &self.id,
            &self.locale.say(self.label),
            None,
            &html! {
                select id=(self.id) name=(self.name) {
                    @for (value, word) in options {
                        option value=(value) selected[value == chosen] { (self.locale.say(word)) }
                    }
                }
            },
        )
    }
}

/// Selects by the names of their fields; their ids begin with `id`.
fn selects<'a>(locale: Locale, id: &'a str) -> impl Fn(&str, &'a str, &'a str) -> Words<'a> {
    move |what, label, prefix| Words { locale, id: format!("{id}-{what}"), name: what.to_owned(), label, prefix }
}

/// The fields of a division's details: all of them for a new one, else those that its format has.
pub(super) fn fields(locale: Locale, id: &str, plan: Option<&Division>) -> Markup {
    let words = selects(locale, id);
    let is_swing = plan.is_some_and(|plan| matches!(plan.format, Format::Swing { .. }));
    let has_equals = plan.is_none_or(|plan| !plan.format.is_bracket());
    html! {
        @if !is_swing {
            (only(MATCHES, plan, &words("series", "tournament-series", "tournament-series-").of(&["single", "best_of_three"], &plan.map(|plan| written(plan.series)).unwrap_or_default())))
        }
        (format_fields(locale, id, plan))
        @if has_equals { (only("for-swiss for-round_robin for-davis_cup", plan, &tie_breaks(locale, id, plan))) }
        (knob(&format!("{id}-per-point"), &locale.say("tournament-per-point"), None, &html! {
            input id={ (id) "-per-point" } name="per_point" type="number" min="1" max="60"
                value=(plan.map_or(8, |plan| super::words::minutes(plan.per_point)));
        }))
    }
}

/// The formats whose pairings are matches, as classes.
pub(super) const MATCHES: &str = "for-knock_out for-double_elimination for-lives for-swiss for-round_robin";

/// Fields that some formats have: of a new division they are shown while one of these is chosen.
pub(super) fn only(formats: &str, plan: Option<&Division>, fields: &Markup) -> Markup {
    html! {
        @if plan.is_some() { (fields) } @else { div class={ "only " (formats) } { (fields) } }
    }
}

fn format_fields(locale: Locale, id: &str, plan: Option<&Division>) -> Markup {
    let format = plan.map(|plan| &plan.format);
    let words = selects(locale, id);
    html! {
        @if let Some(Format::KnockOut { .. }) = format {
            (words("consolation", "tournament-stage-consolation", "").options(&consolations(), ""))
        }
        @if let None | Some(Format::DoubleElimination { .. }) = format {
            (only("for-double_elimination", plan, &words("recharge", "tournament-recharge", "tournament-recharge-").of(&["played", "none"], &match format {
                Some(Format::DoubleElimination { recharge }) => written(recharge), _ => String::new() })))
        }
        @if let None | Some(Format::Swiss { .. }) = format {
            (only("for-swiss", plan, &words("order", "tournament-swiss-order", "tournament-order-").of(&["lot", "fold", "neighbours"], &match format {
                Some(Format::Swiss { order, .. }) => written(order), _ => String::new() })))
        }
        @if let None | Some(Format::Swiss { .. } | Format::RoundRobin { .. } | Format::Lives { .. }) = format {
            (only("for-swiss for-round_robin for-lives", plan, &rounds(locale, id, format)))
        }
        @if let None | Some(Format::Swing { .. }) = format {
            (only("for-swing", plan, &html! {
                (swing(locale, id, format))
                (words("limit", "tournament-swing-limit", "tournament-limit-").of(&["loser_stack", "table_stakes", "owed"], &match format {
                    Some(Format::Swing { limit, .. }) => written(limit), _ => String::new() }))
            }))
        }
        @if let None | Some(Format::DavisCup { .. }) = format {
            (only("for-davis_cup", plan, &html! {
                (words("ties", "tournament-ties", "tournament-ties-").of(&["knock_out", "group"], &match format {
                    Some(Format::DavisCup { ties, .. }) => written(ties), _ => String::new() }))
                (words("dead", "tournament-dead", "").options(&[("", "tournament-dead-usual"), ("played", "tournament-dead-played"), ("not_played", "tournament-dead-not_played")]
                    .map(|(value, word)| (value.to_owned(), word.to_owned())), &match format {
                    Some(Format::DavisCup { dead: Some(dead), .. }) => written(dead), _ => String::new() }))
            }))
        }
    }
}

fn consolations() -> Vec<(String, String)> {
    let same = (String::new(), "tournament-unchanged".to_owned());
    let words = ConsolationChoice::ALL.map(ConsolationChoice::word);
    let others = words.into_iter().map(|word| (word.to_owned(), format!("tournament-consolation-{word}")));
    std::iter::once(same).chain(others).collect()
}

fn rounds(locale: Locale, id: &str, format: Option<&Format>) -> Markup {
    let known = match format {
        Some(Format::Swiss { rounds, .. } | Format::RoundRobin { rounds } | Format::Lives { rounds, .. }) => *rounds,
        _ => None,
    };
    knob(
        &format!("{id}-rounds"),
        &locale.say("tournament-rounds-many"),
        Some(&locale.say("tournament-rounds-many-note")),
        &html! { input id={ (id) "-rounds" } name="rounds" type="number" min="1" max="99" value=[known]; },
    )
}

fn swing(locale: Locale, id: &str, format: Option<&Format>) -> Markup {
    let points = match format {
        Some(Format::Swing { points, .. }) => Some(*points),
        _ => None,
    };
    html! {
        (knob(&format!("{id}-points"), &locale.say("tournament-swing-points"), None, &html! {
            input id={ (id) "-points" } name="points" type="number" min="1" value=[points] placeholder="1000";
        }))
        (knob(&format!("{id}-chips"), &locale.say("tournament-swing-chips"), Some(&locale.say("tournament-swing-chips-note")), &html! {
            input id={ (id) "-chips" } name="chips" pattern="[0-9 ,;]*" inputmode="numeric" placeholder="100, 200";
        }))
    }
}

/// One choice after the other; the first says that it is by custom, or that nothing parts equals.
fn tie_breaks(locale: Locale, id: &str, plan: Option<&Division>) -> Markup {
    let own = plan.and_then(|plan| plan.tie_breaks.as_ref());
    let known = TIE_BREAKS.iter().map(|name| ((*name).to_owned(), format!("tournament-tie-{name}")));
    html! {
        @for index in 0..ROOM {
            @let others: Vec<_> = if index == 0 {
                vec![(String::new(), "tournament-tie-custom".to_owned()), (NO_TIE_BREAK.to_owned(), "tournament-tie-none".to_owned())]
            } else {
                vec![(String::new(), "tournament-tie-nothing".to_owned())]
            };
            @let chosen = match own {
                Some(list) if list.is_empty() && index == 0 => NO_TIE_BREAK.to_owned(),
                Some(list) => list.get(index).map(written).unwrap_or_default(),
                None => String::new(),
            };
            (Words {
                locale, id: format!("{id}-tie-{index}"), name: "tie_break".to_owned(),
                label: if index == 0 { "tournament-tie-first" } else { "tournament-tie-then" }, prefix: "",
            }.options(&others.into_iter().chain(known.clone()).collect::<Vec<_>>(), &chosen))
        }
    }
}

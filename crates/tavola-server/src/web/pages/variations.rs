//! A tree of variations: the board at one node, what can be tried there, the tree, its name, sharing and files.

use maud::{Markup, PreEscaped, html};
use tavola_notation::{Situation, Xgid, diagram::Diagram};
use tavola_rules::{OfferStep, Roll, Side, StepGraph};
use tavola_study::variations::{LONGEST_COMMENT, Next, Node, NodeId, VariationAct, Variations, next};

use super::position::{about, address, words};
use super::study_keys::{TREE, keys};
use super::study_nav::{Place, study_nav};
use super::{Frame, language, page};
use crate::base::ids::StreamId;
use crate::club::variations::LONGEST_NAME;
use crate::store::ListedVariations;
use crate::web::i18n::Locale;
use crate::web::page_data::{Reader, VariationsData};

/// The address of a node.
#[must_use]
pub fn at_node(id: &StreamId, at: NodeId) -> String {
    if at == NodeId::ROOT { format!("/variations/{id}") } else { format!("/variations/{id}?at={}", at.0) }
}

/// The reader's own trees, and the form for another.
#[must_use]
pub fn list(reader: &Reader, own: &[ListedVariations]) -> Markup {
    let locale = language(reader);
    let say = |name: &str| locale.say(name);
    let title = format!("{} · Tavola", say("variations-title"));
    let frame = Frame { title: &title, styles: &["pages", "study", "position"], script: None };
    page(
        reader,
        &frame,
        &html! {
            div.study-page {
                (study_nav(locale, Place::Variations))
                h1 { (say("variations-title")) }
                p { (say("variations-lead")) }
                @if !own.is_empty() { ul.variations-list { @for tree in own { li {
                    a href=(at_node(&tree.id, NodeId::ROOT)) { (tree.name) }
                    @if tree.is_shared { " " span.note { (say("variations-is-shared")) } }
                } } } }
                form.stack method="post" action="/variations" {
                    label for="new-id" { (say("position-id")) }
                    textarea #new-id name="id" rows="3" maxlength="8000" required spellcheck="false" aria-describedby="new-id-note" {}
                    small.note #new-id-note { (say("position-id-note")) }
                    label for="new-name" { (say("variations-name")) }
                    input #new-name name="name" maxlength=(LONGEST_NAME);
                    button.button { (say("variations-make")) }
                }
            }
        },
    )
}

/// The button that begins a tree from a position; a script fills in what was tried on the board.
///
/// The tree is called after where the position comes from, if that is known.
pub(super) fn what_if(locale: Locale, id: &str, name: Option<&str>) -> Markup {
    html! {
        form.what-if method="post" action="/variations" {
            input type="hidden" name="id" value=(id);
            input type="hidden" name="act" value="";
            @if let Some(name) = name { input type="hidden" name="name" value=(name); }
            button.panel-button { (locale.say("variations-what-if")) }
        }
    }
}

/// A tree at one of its nodes.
#[must_use]
pub fn variations(reader: &Reader, data: &VariationsData) -> Markup {
    let locale = language(reader);
    let say = |name: &str| locale.say(name);
    let kept = &data.opened.kept;
    let title = format!("{} · Tavola", kept.name);
    let frame =
        Frame { title: &title, styles: &["pages", "board", "study", "position"], script: Some("position/tree") };
    page(
        reader,
        &frame,
        &html! {
            div.study-page #variations data-words=(words(locale)) {
                (study_nav(locale, Place::Variations))
                div.study-columns {
                    div.study-main {
                        h1 #tree-name { (kept.name) }
                        div #tree-about {
                            @if data.is_lost { p.warning role="alert" { (say("variations-no-node")) } }
                            p.note { (about_node(locale, data)) }
                            (script_data(&data.now))
                        }
                        div.study-board #tree-board { (board(locale, &data.now)) }
                        p.position-said #tree-said role="status" {}
                        div.position-acts #tree-undoing hidden { button.panel-button #tree-undo type="button" { (say("position-undo")) } }
                        div #tree-acts { (steps(locale, data)) @if data.opened.is_own { (tries(locale, data)) } (comment(locale, data)) }
                    }
                    div.study-side #tree-side {
                        (tree(locale, data))
                        (around(locale, data))
                    }
                }
                (keys(locale, TREE))
            }
        },
    )
}

fn board(locale: Locale, now: &Situation) -> PreEscaped<String> {
    let title = locale.say("position-board");
    PreEscaped(Diagram { below: below(now), ..Diagram::of(now, &title) }.svg())
}

/// Who sits at the bottom: whoever decides.
const fn below(now: &Situation) -> Side {
    match now.waiting {
        // After a drop nobody does; the board stays as it was.
        tavola_notation::Waiting::Resignation { .. } => now.on_roll,
        _ => now.to_act(),
    }
}

/// What the script plays with.
fn script_data(now: &Situation) -> Markup {
    let steps = now.roll().map(|roll| StepGraph::of(&now.position(), roll));
    let below = if below(now) == Side::White { "white" } else { "black" };
    let data = serde_json::json!({ "xgid": xgid(now), "below": below, "steps": steps });
    html! { script #tree-data type="application/json" { (PreEscaped(data.to_string().replace('<', "\\u003c"))) } }
}

/// The position as XGID, one that is over as if it went on.
fn xgid(now: &Situation) -> Option<String> {
    let still = Situation { waiting: tavola_notation::Waiting::RollOrDouble, ..*now };
    Xgid::try_from(now).or_else(|_| Xgid::try_from(&still)).ok().map(|id| id.to_string())
}

fn about_node(locale: Locale, data: &VariationsData) -> String {
    match next(&data.now) {
        Next::Nothing => locale.say("variations-over"),
        _ => about(locale, &data.now),
    }
}

/// The ways through the tree, which keys go too.
fn steps(locale: Locale, data: &VariationsData) -> Markup {
    let VariationsData { opened, at, .. } = data;
    let (id, tree) = (&opened.kept.id, &opened.tree);
    let parent = tree.node(*at).and_then(|node| node.parent);
    let siblings: Vec<NodeId> =
        parent.map(|parent| tree.children(parent).map(|node| node.id).collect()).unwrap_or_default();
    let here = siblings.iter().position(|sibling| sibling == at);
    let beside =
        |by: isize| here.and_then(|here| here.checked_add_signed(by)).and_then(|index| siblings.get(index)).copied();
    let last = std::iter::successors(Some(*at), |at| tree.children(*at).next().map(|node| node.id)).last();
    let way = |rel: &str, sign: &str, key: &str, to: Option<NodeId>| {
        let label = locale.say(&format!("variations-{rel}"));
        html! { @match to {
            Some(to) => a.step rel=(rel) href=(at_node(id, to)) aria-label=(label) title=(label) aria-keyshortcuts=(key) { (sign) },
            None => span.step aria-hidden="true" { (sign) },
        } }
    };
    html! {
        nav.study-steps aria-label=(locale.say("variations-steps")) {
            (way("first", "|◀", "Home", (*at != NodeId::ROOT).then_some(NodeId::ROOT)))
            (way("before", "◀", "ArrowLeft", parent))
            (way("beside-before", "▲", "ArrowUp", beside(-1)))
            (way("beside-next", "▼", "ArrowDown", beside(1)))
            (way("next", "▶", "ArrowRight", tree.children(*at).next().map(|node| node.id)))
            (way("last", "▶|", "End", last.filter(|last| last != at)))
        }
    }
}

/// A form that changes the tree at this node.
fn change(data: &VariationsData, kind: &str, class: &str, inside: &Markup) -> Markup {
    html! {
        form class=(class) data-change=(kind) method="post" action={ "/variations/" (data.opened.kept.id) } {
            input type="hidden" name="change" value=(kind);
            input type="hidden" name="at" value=(data.at.0);
            (inside)
        }
    }
}

/// What can be tried here.
fn tries(locale: Locale, data: &VariationsData) -> Markup {
    let say = |name: &str| locale.say(name);
    let press = |text: &str, label: &str| html! { button.step name="text" value=(text) { (label) } };
    match next(&data.now) {
        Next::Roll { may_double } => {
            let rolls = html! {
                span.label { (say("variations-roll")) }
                @if may_double { (press("double", &say("variations-double"))) }
                @for roll in Roll::all() { (press(&roll.to_string().replace('-', ""), &roll.to_string())) }
            };
            change(data, "add", "position-rolls variations-rolls", &rolls)
        }
        Next::Answer { further } => {
            let answers = html! {
                (press("take", &say("variations-take"))) (press("pass", &say("variations-pass")))
                @if let Some(step) = further.and_then(raised) { (press(step, &say(&format!("act-{step}")))) }
            };
            change(data, "add", "position-rolls variations-rolls", &answers)
        }
        Next::Play(roll) => {
            let cannot_move = StepGraph::of(&data.now.position(), roll).is_empty();
            let play = html! {
                @if cannot_move { input type="hidden" name="text" value="-"; button.button { (say("study-no-move")) } }
                @else {
                    label for="tree-play" { (say("variations-play")) }
                    input #tree-play name="text" required maxlength="60" autocapitalize="off" autocomplete="off" spellcheck="false" placeholder="8/5 6/5";
                    button.button { (say("variations-try")) }
                }
            };
            change(data, "add", "variations-play", &play)
        }
        Next::Nothing => html! {},
    }
}

/// The name of an answer that doubles again.
const fn raised(step: OfferStep) -> Option<&'static str> {
    match step {
        OfferStep::Double => None,
        OfferStep::Beaver => Some("beaver"),
        OfferStep::Raccoon => Some("raccoon"),
        OfferStep::Otter => Some("otter"),
    }
}

fn comment(locale: Locale, data: &VariationsData) -> Markup {
    let written = data.opened.tree.node(data.at).map(|node| node.comment.as_str()).unwrap_or_default();
    if !data.opened.is_own {
        return html! { @if !written.is_empty() { p.variations-comment { (written) } } };
    }
    let field = html! {
        label for="tree-comment" { (locale.say("variations-comment")) }
        textarea #tree-comment name="text" rows="3" maxlength=(LONGEST_COMMENT) { (written) }
        button.panel-button { (locale.say("variations-comment-keep")) }
    };
    html! {
        (change(data, "comment", "variations-comment stack", &field))
        @if data.at != NodeId::ROOT { div.position-acts {
            (change(data, "promote", "", &html! { button.panel-button { (locale.say("variations-promote")) } }))
            (change(data, "delete", "", &html! { button.panel-button { (locale.say("variations-delete")) } }))
        } }
    }
}

fn tree(locale: Locale, data: &VariationsData) -> Markup {
    html! {
        nav.variations-tree aria-labelledby="tree-title" {
            h2 #tree-title { (locale.say("variations-tree")) }
            ul { (node(locale, data, NodeId::ROOT, None, Side::White)) (line(locale, data, NodeId::ROOT)) }
        }
    }
}

/// The main line from a node on, with the other ways as lists of their own where they leave it.
fn line(locale: Locale, data: &VariationsData, from: NodeId) -> Markup {
    let tree = &data.opened.tree;
    let mut at = from;
    let mut parts: Vec<Markup> = Vec::new();
    loop {
        let ways: Vec<&Node> = tree.children(at).collect();
        let Some((main, others)) = ways.split_first() else { break };
        let by = side_at(tree, at);
        parts.push(node(locale, data, main.id, Some(main), by));
        for other in others {
            parts.push(html! { li.variations-other { ul { (node(locale, data, other.id, Some(other), by)) (line(locale, data, other.id)) } } });
        }
        at = main.id;
    }
    html! { @for part in &parts { (part) } }
}

fn side_at(tree: &Variations, at: NodeId) -> Side {
    tree.situation(at).map_or(Side::White, |now| now.to_act())
}

fn node(locale: Locale, data: &VariationsData, id: NodeId, node: Option<&Node>, by: Side) -> Markup {
    let colour = if by == Side::White { "study-white" } else { "study-black" };
    let who = locale.say(if by == Side::White { "white" } else { "black" });
    html! {
        li {
            a href=(at_node(&data.opened.kept.id, id)) aria-current=[(id == data.at).then_some("true")] {
                @match node.and_then(|node| node.act.as_ref()) {
                    Some(act) => { span.study-disc.(colour) role="img" aria-label=(who) {} (act_words(locale, act)) },
                    None => (locale.say("variations-root")),
                }
            }
            @if let Some(node) = node.filter(|node| !node.comment.is_empty()) { " " span.note { (node.comment) } }
        }
    }
}

fn act_words(locale: Locale, act: &VariationAct) -> String {
    match act {
        VariationAct::Roll { roll } => roll.to_string(),
        VariationAct::Play { play } if play.is_empty() => locale.say("study-dances"),
        VariationAct::Play { play } => play.clone(),
        VariationAct::Double => locale.say("study-doubles"),
        VariationAct::Take => locale.say("study-takes"),
        VariationAct::Drop => locale.say("study-drops"),
        VariationAct::Beaver => locale.say("study-beavers"),
        VariationAct::Raccoon => locale.say("study-raccoons"),
        VariationAct::Otter => locale.say("study-otters"),
    }
}

/// The engine on this position, files, name and sharing.
fn around(locale: Locale, data: &VariationsData) -> Markup {
    let say = |name: &str| locale.say(name);
    let kept = &data.opened.kept;
    let roll = data.now.roll();
    let before = Situation { waiting: tavola_notation::Waiting::RollOrDouble, ..data.now };
    html! {
        p.position-acts {
            @if let Some(id) = xgid(&before) { a.panel-button href=(address(&id, roll, 2)) { (say("variations-engine")) } }
            a.panel-button href={ "/variations/" (kept.id) "/tree.sgf" } download { "SGF" }
            a.panel-button href={ "/variations/" (kept.id) "/tree.json" } download { "JSON" }
        }
        @if data.opened.is_own {
            section.variations-own aria-labelledby="own-title" {
                h2 #own-title { (say("variations-own")) }
                (change(data, "rename", "variations-play", &html! {
                    label for="tree-rename" { (say("variations-name")) }
                    input #tree-rename name="text" maxlength=(LONGEST_NAME) value=(kept.name);
                    button.panel-button { (say("variations-rename")) }
                }))
                p.note { (say(if kept.is_shared { "variations-shared-note" } else { "variations-private-note" })) }
                div.position-acts {
                    @if kept.is_shared { (change(data, "unshare", "", &html! { button.panel-button { (say("variations-unshare")) } })) }
                    @else { (change(data, "share", "", &html! { button.panel-button { (say("variations-share")) } })) }
                    a.panel-button href="/variations" { (say("variations-all")) }
                }
                details { summary { (say("variations-discard")) }
                    p.note { (say("variations-discard-note")) }
                    (change(data, "discard", "", &html! { button.panel-button { (say("variations-discard")) } }))
                }
            }
        }
    }
}

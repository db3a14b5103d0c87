// Beside the board: what a side says among itself, and what everybody says.

/** @import { ChouetteCommand, ChouetteView } from "../wire.js" */
/** @import { Words } from "../page/words.js" */
import { byId, el, setText } from "../page/dom.js";
import { keyed } from "./draw.js";
import { consultation, nameOf, namesOf } from "./members.js";
import { adviceText } from "./speech.js";

/** Why whoever looks may not advise now, as a sentence's name. @param {ChouetteView} view */
function whyNoAdvice(view) {
  const own = view.game?.cubes.find((edge) => edge.kind === "main" && edge.member === view.you);
  return !own || own.settled !== null ? "chouette-out-of-the-game" : `talk-${consultation(view)}`;
}

export class Talk {
  /** @param {Words} words @param {{ say: (text: string) => void, show: (number: number | null) => void, send: (command: ChouetteCommand) => void }} host */
  constructor(words, host) {
    this.words = words;
    this.host = host;
    this.field = /** @type {HTMLInputElement} */ (byId("talk-text"));
    byId("talk-form").addEventListener("submit", (event) => {
      event.preventDefault();
      const text = this.field.value.trim();
      if (text) host.say(text);
      this.field.value = "";
    });
  }

  /** @param {ChouetteView} view @param {number | null} shown the number of the piece whose play is on the board */
  show(view, shown) {
    const { words } = this;
    const role = view.members.find((member) => member.id === view.you)?.role;
    const inTeam = view.game !== null && (role === "captain" || role === "member");
    const withPartner = Boolean(view.game?.partner) && (role === "box" || role === "partner");
    byId("talk").hidden = !inTeam && !withPartner;
    setText(byId("talk-title"), words.say(withPartner ? "talk-title-partner" : "talk-title"));
    const label = words.say(withPartner ? "talk-label-partner" : view.game?.captain === view.you ? "talk-label-team" : "talk-label");
    this.field.placeholder = label;
    this.field.setAttribute("aria-label", label);
    const may = view.legal.actions.includes("advise");
    byId("talk-form").hidden = !may;
    setText(byId("talk-note"), may ? "" : words.say(whyNoAdvice(view)));
    const pieces = view.game?.advice ?? [];
    const plays = view.legal.actions.includes("play");
    keyed(byId("talk-list"), JSON.stringify([pieces, shown, plays, may]), () => pieces.length === 0 && may
      ? [el("li", { class: "note" }, words.say("talk-none"))]
      : pieces.map((piece) => this.#piece(view, piece, shown)));
    const list = byId("talk-list");
    list.scrollTop = list.scrollHeight;
  }

  /** @param {ChouetteView} view @param {import("../wire.js").ChouetteAdvice} piece @param {number | null} shown */
  #piece(view, piece, shown) {
    const { words } = this;
    const { number } = piece;
    const on = shown === number;
    const show = piece.steps.length === 0 ? [] : [
      el("button", { type: "button", class: "quiet-button", "data-id": `advice-${number}`, "aria-pressed": String(on), onclick: () => this.host.show(on ? null : number) }, words.say(on ? "talk-hide" : "talk-show")),
    ];
    const agreed = piece.agreed.length === 0 ? [] : [el("small", { class: "agreed" }, words.say("talk-agreed", { who: namesOf(view, piece.agreed, words) }))];
    return el("li", { class: "advice" }, el("b", {}, nameOf(view, piece.member)), el("span", {}, adviceText(piece, words)), ...agreed, ...show, ...this.#replies(view, piece));
  }

  /** What one can do with a piece of advice beside looking at it. @param {ChouetteView} view @param {import("../wire.js").ChouetteAdvice} piece */
  #replies(view, piece) {
    const { words, host } = this;
    const { number, steps } = piece;
    const button = (/** @type {string} */ act, /** @type {ChouetteCommand} */ command, /** @type {string} */ text) =>
      el("button", { type: "button", class: "quiet-button", "data-act": act, "data-id": `${act}-${number}`, onclick: () => host.send(command) }, words.say(text));
    const list = [];
    if (steps.length > 0 && view.legal.actions.includes("play")) list.push(button("play-this", { type: "play", steps }, "talk-play-this"));
    const own = piece.member === view.you || (view.you !== null && piece.agreed.includes(view.you));
    if (!own && view.legal.actions.includes("advise")) list.push(button("agree", { type: "agree_to_advice", number }, "talk-agree"));
    return list;
  }
}

/** What everybody at the table says to everybody. */
export class TableTalk {
  /** @param {Words} words @param {(text: string) => void} say */
  constructor(words, say) {
    this.words = words;
    const field = /** @type {HTMLInputElement} */ (byId("table-talk-text"));
    byId("table-talk-form").addEventListener("submit", (event) => {
      event.preventDefault();
      const text = field.value.trim();
      if (text) say(text);
      field.value = "";
    });
  }

  /** @param {ChouetteView} view */
  show(view) {
    const may = view.legal.actions.includes("say");
    byId("table-talk").hidden = !may && view.said.length === 0;
    byId("table-talk-form").hidden = !may;
    const list = byId("table-talk-list");
    const before = list.childElementCount;
    keyed(list, JSON.stringify(view.said), () => view.said.map((one) => el("li", { class: "advice" }, el("b", {}, nameOf(view, one.member)), el("span", {}, one.text))));
    if (list.childElementCount !== before) list.scrollTop = list.scrollHeight;
  }
}

// Beside the board: what a side says among itself, and what everybody says.

/** @import { ChouetteCommand, ChouetteView } from "../wire.js" */
/** @import { Words } from "../page/words.js" */
import { byId, el, setText } from "../page/dom.js";
import { keyed } from "../page/keyed.js";
import { armTalk, pieceItem, replyButton } from "../play/talk.js";
import { consultation, nameOf, namesOf } from "./members.js";

/** Why whoever looks may not advise now, as a sentence's name. @param {ChouetteView} view */
function whyNoAdvice(view) {
  const own = view.game?.cubes.find((edge) => edge.kind === "main" && edge.member === view.you);
  if (view.game?.team_player === view.you && view.game.captain !== view.you) return "talk-stand-in";
  return !own || own.settled !== null ? "chouette-out-of-the-game" : `talk-${consultation(view)}`;
}

export class Talk {
  /** @param {Words} words @param {{ say: (text: string) => void, show: (number: number | null) => void, send: (command: ChouetteCommand) => void }} host */
  constructor(words, host) {
    this.words = words;
    this.host = host;
    this.field = armTalk(byId("talk-form"), /** @type {HTMLInputElement} */ (byId("talk-text")), (text) => host.say(text));
  }

  /** @param {ChouetteView} view @param {number | null} shown the number of the piece whose play is on the board */
  show(view, shown) {
    const { words } = this;
    const role = view.members.find((member) => member.id === view.you)?.role;
    const inTeam = view.game !== null && (role === "captain" || role === "member" || role === "stand_in");
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
    const agreed = piece.agreed.length === 0 ? [] : [el("small", { class: "agreed" }, words.say("talk-agreed", { who: namesOf(view, piece.agreed, words) }))];
    return pieceItem(piece, words, { name: nameOf(view, piece.member), shown, show: (number) => this.host.show(number) }, agreed, this.#replies(view, piece));
  }

  /** What one can do with a piece of advice beside looking at it. @param {ChouetteView} view @param {import("../wire.js").ChouetteAdvice} piece */
  #replies(view, piece) {
    const { words, host } = this;
    const { number, steps } = piece;
    const button = (/** @type {string} */ act, /** @type {ChouetteCommand} */ command, /** @type {string} */ text) => replyButton(piece, act, words.say(text), () => host.send(command));
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
    armTalk(byId("table-talk-form"), /** @type {HTMLInputElement} */ (byId("table-talk-text")), say);
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

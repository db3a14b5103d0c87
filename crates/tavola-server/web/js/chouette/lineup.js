// The list of members: who is what, where their cube lies, what they have won. Draws rows; what is in them is decided elsewhere.

/** @import { ChouetteView, PlayerId } from "../wire.js" */
/** @import { CubeCell, Row } from "./members.js" */
/** @import { Words } from "../page/words.js" */
import { el } from "../page/dom.js";
import { keyed } from "../page/keyed.js";
import { consultation, hasOneCube, rows, theCube } from "./members.js";
import { pointsText } from "../page/money.js";

/**
 * @typedef {object} Looks
 * @property {(side: "white" | "black") => string} swatch the class of a side's checkers
 * @property {(id: PlayerId) => boolean} isBot
 * @property {readonly PlayerId[]} askable whom the captain may ask for advice
 * @property {(id: PlayerId, asked: boolean) => void} ask
 */

/** Whom the captain may ask for advice now. @param {ChouetteView} view @returns {PlayerId[]} */
export function askable(view) {
  const { game } = view;
  if (!game || game.captain !== view.you || consultation(view) === "never" || !game.board) return [];
  // Where everybody may speak, only bots wait to be asked; they have an opinion about plays alone.
  const all = consultation(view) === "cube-holders";
  const toPlay = game.board.phase.type === "to_play" && game.board.phase.side === "black";
  const may = (/** @type {PlayerId} */ id) => (id.startsWith("bot:") ? toPlay : all);
  return game.cubes.filter((edge) => edge.kind === "main" && edge.settled === null && edge.member !== view.you).map((edge) => edge.member).filter(may);
}

export class Lineup {
  /** @param {HTMLElement} root @param {Words} words */
  constructor(root, words) {
    this.root = root;
    this.words = words;
  }

  /** @param {ChouetteView} view @param {Looks} looks */
  show(view, looks) {
    const list = rows(view);
    const single = theCube(view);
    const key = JSON.stringify([list, single, looks.askable, looks.swatch("white"), list.map((row) => looks.isBot(row.member)), view.stage.type]);
    keyed(this.root, key, () => [
      ...(single ? [this.#single(single)] : []),
      ...list.map((row) => this.#row(row, view, looks)),
    ]);
  }

  /** The one cube of all, above the list. @param {CubeCell} cube */
  #single(cube) {
    return el("li", { class: "single-cube" }, el("span", { class: "member-name" }, this.words.say("cube-single")), this.#track(cube, this.words.say("role-member")));
  }

  /** @param {Row} row @param {ChouetteView} view @param {Looks} looks */
  #row(row, view, looks) {
    const { words } = this;
    const marks = [
      row.you ? words.say("line-you") : "",
      looks.isBot(row.member) ? words.say("line-bot") : "",
      row.asked ? words.say("line-asked") : "",
    ].filter(Boolean).map((text) => el("span", { class: "badge" }, text));
    if (row.away && row.against === null) marks.push(el("span", { class: "badge badge-away" }, words.say("line-away")));
    const who = row.against !== null
      ? [el("span", { class: "extra-mark" }, words.say("line-extra", { who: view.members.find((one) => one.id === row.against)?.name ?? "" }))]
      : [
          el("span", { class: "role" }, words.say(`role-${row.role}`)),
          el("span", { class: "member-name" }, row.side ? el("span", { class: `swatch ${looks.swatch(row.side)}`, "aria-hidden": "true" }) : "", el("b", {}, row.name), ...marks),
          row.leaving ? el("small", {}, words.say("line-leaving")) : "",
          row.awaited ? el("span", { class: "hidden" }, words.say("line-awaited")) : "",
        ];
    const ask = row.against === null && looks.askable.includes(row.member)
      ? [el("button", { type: "button", class: "ask-button", "data-id": `ask-${row.member}`, "aria-label": `${words.say(row.asked ? "line-unask" : "line-ask")}: ${row.name}`, title: words.say(row.asked ? "line-unask" : "line-ask"), "aria-pressed": String(row.asked), onclick: () => looks.ask(row.member, row.asked) }, words.say(row.asked ? "line-asked-mark" : "line-ask-mark"))]
      : [];
    const cube = row.cube && (row.against !== null || !hasOneCube(view) || row.cube.settled || row.cube.offered) ? this.#track(row.cube, row.name) : el("span", { class: "no-cube" });
    const points = row.against === null ? [this.#points(row.points, row.inGame)] : [];
    return el("li", { class: `member role-${row.role}${row.awaited ? " awaited" : ""}${row.against !== null ? " extra" : ""}`, "data-member": row.member }, el("span", { class: "who" }, ...who), ...ask, cube, ...points);
  }

  /** @param {number} points @param {number} inGame */
  #points(points, inGame) {
    const { words } = this;
    const label = `${words.say("line-total")} ${pointsText(points, words.language)}`;
    const now = inGame === 0 ? [] : [el("small", { title: words.say("line-game") }, el("span", { class: "hidden" }, `${words.say("line-game")} `), pointsText(inGame, words.language))];
    return el("span", { class: "points" }, el("span", { class: "hidden" }, label), el("b", { "aria-hidden": "true", class: points < 0 ? "minus" : "" }, pointsText(points, words.language)), ...now);
  }

  /** A cube on its way between box and member. @param {CubeCell} cube @param {string} owner */
  #track(cube, owner) {
    const { words } = this;
    const label = cube.settled !== null
      ? words.say("cube-settled", { winner: cube.settled })
      : words.say("cube-at", { at: cube.at, value: cube.value, who: owner }) + (cube.offered ? `; ${words.say("cube-offered", { by: cube.offered.by, value: cube.offered.asked })}` : "");
    const value = cube.offered ? cube.offered.asked : cube.value === 1 && cube.at === "middle" ? 64 : cube.value;
    const result = cube.settled === null ? "" : words.say(cube.settled === "box" ? "cube-lost" : cube.settled === "team" ? "cube-won" : "cube-agreed");
    return el("span", { class: "cube-track", "data-at": cube.at, "data-settled": cube.settled ?? "", "data-offered": cube.offered?.by ?? "", title: label },
      el("span", { class: "hidden" }, label),
      cube.settled === null ? el("span", { class: "cube-token", "aria-hidden": "true" }, String(value)) : el("span", { class: "cube-result", "aria-hidden": "true" }, result));
  }
}

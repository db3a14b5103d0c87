// The keeper's book over a wooden board: big buttons for what happens there, for every member. Draws; decides nothing.

/** @import { ChouetteCommand, ChouetteLegal, ChouetteView, PlayerId, WinKind } from "../wire.js" */
/** @import { Answers } from "./answers.js" */
/** @import { FormHost, Verdict } from "./form.js" */
/** @import { Words } from "../page/words.js" */
import { byId, el } from "../page/dom.js";
import { decisions } from "./decisions.js";
import { keyed } from "../page/keyed.js";
import { AnswerForm } from "./form.js";
import { hasOneCube, nameOf } from "./members.js";
import { amountText, centsOf, fieldText, isInPoints, readStake, smallestUnits } from "../page/money.js";
import { uuid } from "../page/socket.js";

/** @type {ChouetteLegal} */
const NOTHING = { actions: [], offer: [], answer: [], steps: null, resign: [], claim: [], why_not: {} };

/**
 * @typedef {object} BookHost
 * @property {(command: ChouetteCommand, person?: PlayerId) => void} send for whom; without it the keeper themselves
 * @property {FormHost} form
 * @property {(text: string, then: () => void) => void} sure asks before what is hard to see undone
 */

/**
 * Whether an amount above zero was written; the field says so if not.
 * @param {HTMLInputElement} field
 * @param {number | null} amount
 * @param {Words} words
 */
function isAmount(field, amount, words) {
  const fine = amount !== null && amount > 0;
  complain(field, fine ? "" : words.say("wood-no-amount"));
  return fine;
}

/** The field says what is wrong with it until something else stands there. @param {HTMLInputElement} field @param {string} text */
function complain(field, text) {
  field.setCustomValidity(text);
  field.reportValidity();
  field.addEventListener("input", () => field.setCustomValidity(""), { once: true });
}

/** Where somebody stands in the line. @param {ChouetteView} view @param {PlayerId} id */
function placeOf(view, id) {
  const place = [view.line?.box ?? "", ...(view.line?.queue ?? [])].indexOf(id);
  return place < 0 ? Infinity : place;
}

/**
 * The most that one owes another, in whichever way one settles: between the two, or by the fewest payments of all.
 * @param {ChouetteView} view
 * @param {PlayerId} from
 * @param {PlayerId} to
 * @param {string} currency
 */
export function mostOwed(view, from, to, currency) {
  const account = view.ledger.accounts.find((one) => one.currency === currency);
  if (!account) return 0;
  const between = account.debts.find((debt) => debt.from === from && debt.to === to)?.amount ?? 0;
  return Math.max(between, Math.min(-(account.balances[from] ?? 0), account.balances[to] ?? 0));
}

/** What a member may do, as the keeper enters it. @param {ChouetteView} view @param {PlayerId} id */
export const legalOf = (view, id) => view.legal_of[id] ?? NOTHING;

export class Book {
  /** @type {Map<PlayerId, AnswerForm>} */
  #forms = new Map();
  /** The order as it is being set. @type {PlayerId[]} */
  #order = [];

  /** @param {Words} words @param {BookHost} host */
  constructor(words, host) {
    this.words = words;
    this.host = host;
    this.root = byId("book");
  }

  /**
   * @param {ChouetteView} view
   * @param {(person: PlayerId) => { answers: Answers, verdict: Verdict }} answering
   */
  show(view, answering) {
    this.root.hidden = false;
    const { version, stage } = view;
    const here = view.members.filter((member) => member.presence !== "gone").map((member) => member.id);
    this.#order = [...this.#order.filter((id) => here.includes(id)), ...here.filter((id) => !this.#order.includes(id))];
    keyed(byId("book-main"), `${version} ${this.#order}`, () => this.#main(view));
    keyed(byId("book-claims"), JSON.stringify(view.claims), () => this.#claims(view));
    keyed(byId("book-more"), `${version} ${stage.type}`, () => this.#more(view));
    byId("book-undo").hidden = !Object.values(view.legal_of).some((legal) => legal?.actions.includes("undo"));
    this.#answers(view, answering);
  }

  /** @param {ChouetteView} view @returns {Node[]} */
  #main(view) {
    switch (view.stage.type) {
      case "gathering":
      case "ordering":
        return [this.#add(), ...this.#setOrder(view)];
      case "between":
      case "seeking":
        return this.#between(view);
      case "playing":
        return this.#playing(view);
      default:
        return [];
    }
  }

  /** @param {string} text @param {ChouetteCommand} command @param {{ person?: PlayerId, id: string, main?: boolean }} how */
  #big(text, command, { person, id, main = false }) {
    return el("button", { type: "button", class: main ? "button book-button" : "panel-button book-button", "data-act": id, "data-id": `book-${id}`, onclick: () => this.host.send(command, person) }, text);
  }

  #add() {
    const { words } = this;
    const field = /** @type {HTMLInputElement} */ (el("input", { maxlength: "40", autocomplete: "off", "aria-label": words.say("wood-name"), placeholder: words.say("wood-name"), "data-id": "book-name" }));
    const send = (/** @type {Event} */ event) => {
      event.preventDefault();
      const name = field.value.trim();
      if (name) this.host.send({ type: "join", name }, `g-${uuid().slice(0, 8)}`);
      field.value = "";
    };
    return el("form", { class: "book-row", onsubmit: send }, field, el("button", { class: "panel-button", "data-act": "add" }, words.say("wood-add")));
  }

  /** @param {ChouetteView} view @returns {Node[]} */
  #setOrder(view) {
    const { words } = this;
    if (this.#order.length < 3) return [];
    const move = (/** @type {number} */ index, /** @type {-1 | 1} */ by) => {
      const order = this.#order.slice();
      const [id] = order.splice(index, 1);
      if (id) order.splice(index + by, 0, id);
      this.#order = order;
      keyed(byId("book-main"), `${view.version} ${order}`, () => this.#main(view));
    };
    const rows = this.#order.map((id, index) => el("li", {}, el("span", { class: "order-number" }, String(index + 1)), el("b", {}, nameOf(view, id)),
      el("button", { type: "button", class: "quiet-button", "data-id": `up-${id}`, "aria-label": words.say("wood-up", { who: nameOf(view, id) }), disabled: index === 0, onclick: () => move(index, -1) }, "↑"),
      el("button", { type: "button", class: "quiet-button", "data-id": `down-${id}`, "aria-label": words.say("wood-down", { who: nameOf(view, id) }), disabled: index === this.#order.length - 1, onclick: () => move(index, 1) }, "↓")));
    return [el("p", { class: "note" }, words.say("wood-order-note")), el("ol", { class: "order-list" }, ...rows), this.#big(words.say("wood-order"), { type: "set_order", order: this.#order }, { id: "set_order", main: true })];
  }

  /** @param {ChouetteView} view @returns {Node[]} */
  #between(view) {
    const { words } = this;
    const box = view.line?.box ?? "";
    const list = [];
    if (view.stage.type === "seeking" && view.stage.asked) {
      const { asked } = view.stage;
      list.push(this.#big(words.say("choice-accept_partner"), { type: "accept_partner" }, { person: asked, id: "accept_partner", main: true }));
      list.push(this.#big(words.say("choice-decline_partner"), { type: "decline_partner" }, { person: asked, id: "decline_partner" }));
      return list;
    }
    if (view.stage.type === "seeking") {
      const candidates = view.line?.queue ?? [];
      list.push(el("div", { class: "book-group" }, el("h3", {}, words.say("wood-partner")), ...candidates.map((member) => this.#big(nameOf(view, member), { type: "draw_partner", member }, { person: box, id: `draw-${member}` }))));
    }
    list.push(this.#big(words.say("choice-start_game", { game: view.games.length + 1 }), { type: "start_game" }, { id: "start_game", main: true }));
    if (legalOf(view, box).actions.includes("seek_partner")) list.push(this.#big(words.say("choice-seek_partner"), { type: "seek_partner" }, { person: box, id: "seek_partner" }));
    return list;
  }

  /** @param {ChouetteView} view @returns {Node[]} */
  #playing(view) {
    const { words } = this;
    const { game } = view;
    if (!game) return [];
    // While cubes are on offer others may still join in with theirs.
    if (game.round) return [this.#doubles(view)];
    if (game.extras || game.tie_waits) return this.#asked(view);
    const may = Object.values(view.legal_of);
    const able = (/** @type {import("../wire.js").ChouetteAct} */ act) => may.some((legal) => legal?.actions.includes(act));
    const row = [];
    if (able("rolled")) row.push(this.#big(words.say("wood-rolled"), { type: "rolled" }, { id: "rolled" }));
    if (able("tie")) row.push(this.#big(words.say("wood-tie"), { type: "tie", die: 1 }, { id: "tie" }));
    return [this.#doubles(view), el("div", { class: "book-row" }, ...row), this.#result(view), this.#settle(view)];
  }

  /** Who has to decide about additional cubes, or about an equal roll. @param {ChouetteView} view @returns {Node[]} */
  #asked(view) {
    const { words } = this;
    const waiting = view.game?.extras?.waiting ?? [view.game?.box ?? ""];
    const people = [...waiting].sort((one, other) => placeOf(view, one) - placeOf(view, other));
    return people.map((person) => el("div", { class: "book-group" }, el("h3", {}, nameOf(view, person)),
      el("div", { class: "book-row" }, ...decisions(view, person, legalOf(view, person)).buttons
        .filter((button) => ["give_extra", "decline_extra", "count_tie", "decline_tie"].includes(button.id))
        .map((button) => this.#big(words.say(`choice-${button.id}`, button.about), button.command, { person, id: `${button.id}-${person}`, main: button.tone === "main" })))));
  }

  /** @param {ChouetteView} view */
  #doubles(view) {
    const { words } = this;
    const box = view.game?.box ?? "";
    const order = [...(view.line?.queue ?? []), ...Object.keys(view.legal_of)];
    const people = [...new Set(order)].filter((id) => legalOf(view, id).actions.includes("double"));
    const team = people.filter((id) => id !== box).map((person) => {
      const value = this.#value(view, legalOf(view, person).offer[0] ?? person);
      return this.#big(words.say("wood-double", { who: nameOf(view, person), value }), { type: "double", cubes: null }, { person, id: `double-${person}` });
    });
    if (people.length === 0) return el("span", {});
    return el("div", { class: "book-group" }, el("h3", {}, words.say("wood-doubles")), el("div", { class: "book-buttons" }, ...team), ...(people.includes(box) ? [this.#boxDoubles(view, box)] : []));
  }

  /** @param {ChouetteView} view @param {PlayerId} box */
  #boxDoubles(view, box) {
    const { words } = this;
    const { offer } = legalOf(view, box);
    const marked = new Set(offer);
    const send = () => marked.size > 0 && this.host.send({ type: "double", cubes: [...marked] }, box);
    const marks = offer.map((key) => el("label", { class: "offer-cube" },
      el("input", { type: "checkbox", checked: true, "data-cube": key, "data-id": `box-mark-${key}`, onchange: (event) => void (/** @type {HTMLInputElement} */ (event.target).checked ? marked.add(key) : marked.delete(key)) }),
      el("span", {}, nameOf(view, key)), el("b", {}, String(this.#value(view, key)))));
    const button = el("button", { type: "button", class: "panel-button book-button", "data-act": "box-double", "data-id": "box-double", onclick: send }, words.say("wood-box-doubles", { who: nameOf(view, box) }));
    return el("div", { class: "box-doubles" }, ...(offer.length > 1 && !hasOneCube(view) ? [el("div", { class: "offer-cubes" }, ...marks)] : []), button);
  }

  /** @param {ChouetteView} view @param {PlayerId} key what its cube would be worth */
  #value(view, key) {
    return 2 * (view.game?.cubes.find((edge) => (edge.kind === "main" ? edge.member : edge.box) === key)?.cube.value ?? 1);
  }

  /** @param {ChouetteView} view */
  #result(view) {
    const { words } = this;
    const { game } = view;
    const kinds = /** @type {WinKind[]} */ (["single", "gammon", "backgammon"]);
    const column = (/** @type {"box" | "team"} */ winner, /** @type {string} */ title) => el("div", { class: "result-column" }, el("h4", {}, title),
      ...kinds.map((kind) => el("button", { type: "button", class: "panel-button book-button", "data-act": `result-${winner}-${kind}`, "data-id": `book-result-${winner}-${kind}`,
        onclick: () => this.host.sure(words.say("wood-sure-result", { title, kind }), () => this.host.send({ type: "result", winner, kind })) }, words.say(`wood-${kind}`))));
    return el("div", { class: "book-group" }, el("h3", {}, words.say("wood-result")), el("div", { class: "result-columns" },
      column("box", words.say("wood-box-wins", { who: nameOf(view, game?.box_player ?? "") })), column("team", words.say("wood-team-wins", { who: nameOf(view, game?.captain ?? "") }))));
  }

  /** A cube settled by agreement: what one end offers, the other accepts at once. @param {ChouetteView} view */
  #settle(view) {
    const { words } = this;
    const open = view.game?.cubes.filter((edge) => edge.settled === null) ?? [];
    const title = (/** @type {import("../wire.js").ChouetteEdge} */ edge) => (edge.kind === "main" ? nameOf(view, edge.member) : `${nameOf(view, edge.box)} – ${nameOf(view, edge.member)}`);
    const cube = /** @type {HTMLSelectElement} */ (el("select", { "aria-label": words.say("wood-settle-cube"), "data-id": "settle-cube" }, ...open.map((edge, index) => el("option", { value: String(index) }, title(edge)))));
    const points = /** @type {HTMLInputElement} */ (el("input", { type: "number", step: "0.5", required: "", class: "amount", inputmode: "decimal", "aria-label": words.say("wood-settle-points"), "aria-describedby": "settle-said", "data-id": "settle-points" }));
    const send = (/** @type {Event} */ event) => {
      event.preventDefault();
      const edge = open[Number(cube.value)];
      if (!edge || points.value === "") return;
      const key = edge.kind === "main" ? edge.member : edge.box;
      this.host.send({ type: "offer_settlement", cube: key, points: Number(points.value) }, edge.member);
      this.host.send({ type: "accept_settlement", cube: key }, edge.box);
    };
    return el("details", { class: "book-group" }, el("summary", {}, words.say("wood-settle")),
      el("form", { class: "book-row", onsubmit: send }, cube, points, el("button", { class: "panel-button", "data-act": "settle" }, words.say("wood-record"))),
      el("p", { class: "note", id: "settle-said" }, words.say("wood-settle-note")));
  }

  /** @param {ChouetteView} view @param {(person: PlayerId) => { answers: Answers, verdict: Verdict }} answering */
  #answers(view, answering) {
    const { words } = this;
    const root = byId("book-answers");
    // As they answer: the captain, then the queue.
    const order = [...(view.game?.round?.waiting ?? []), ...Object.keys(view.legal_of)];
    const people = [...new Set(order)].filter((id) => legalOf(view, id).answer.length > 0);
    for (const id of this.#forms.keys()) if (!people.includes(id)) this.#forms.delete(id);
    for (const id of people) if (!this.#forms.has(id)) this.#forms.set(id, new AnswerForm(words, this.host.form, id));
    keyed(root, people.join(), () => people.map((id) => this.#forms.get(id)?.root ?? ""));
    for (const id of people) {
      const { answers, verdict } = answering(id);
      this.#forms.get(id)?.show(view, answers, verdict, words.say("wood-answers", { who: nameOf(view, id) }));
    }
  }

  /** Members, stake, payments. @param {ChouetteView} view @returns {Node[]} */
  #more(view) {
    const { words } = this;
    const here = view.members.filter((member) => member.presence !== "gone");
    const started = view.line !== null;
    const comings = here.filter((member) => legalOf(view, member.id).actions.some((act) => act === "leave" || act === "join")).map((member) =>
      member.presence === "leaving"
        ? this.#big(words.say("wood-join", { who: member.name }), { type: "join", name: null }, { person: member.id, id: `stay-${member.id}` })
        : this.#big(words.say("wood-leave", { who: member.name }), { type: "leave" }, { person: member.id, id: `leave-${member.id}` }));
    const parts = [el("div", { class: "book-buttons" }, ...comings)];
    if (started && view.stage.type !== "closed") parts.unshift(this.#add());
    if (view.game === null && view.stage.type !== "closed") parts.push(this.#stake(view));
    if (view.ledger.accounts.length > 0 && view.ledger.stand === "stay") parts.push(this.#pay(view));
    return parts;
  }

  /** Who says that a seat of the book is theirs. @param {ChouetteView} view */
  #claims(view) {
    const { words } = this;
    return view.claims.map(({ person, name, seat }) => el("div", { class: "book-group claim" }, el("p", {}, words.say("wood-claim", { who: name, seat: nameOf(view, seat) })),
      el("div", { class: "book-row" }, this.#big(words.say("wood-claim-grant"), { type: "grant_claim", person }, { id: `grant-${person}`, main: true }),
        this.#big(words.say("wood-claim-refuse"), { type: "refuse_claim", person }, { id: `refuse-${person}` }))));
  }

  /** @param {ChouetteView} view */
  #stake(view) {
    const { words } = this;
    const unit = /** @type {HTMLInputElement} */ (el("input", { class: "amount", maxlength: "10", inputmode: "decimal", autocomplete: "off", value: fieldText(view.stake.unit, view.stake.currency, words.language), "aria-label": words.say("wood-unit"), "data-id": "stake-unit" }));
    const currency = /** @type {HTMLInputElement} */ (el("input", { maxlength: "8", value: isInPoints(view.stake) ? "" : view.stake.currency, placeholder: words.say("points-word"), "aria-label": words.say("wood-currency"), "data-id": "stake-currency" }));
    const send = (/** @type {Event} */ event) => {
      event.preventDefault();
      const read = readStake(unit.value, currency.value);
      if ("stake" in read) return this.host.send({ type: "set_stake", stake: read.stake });
      const about = { text: read.currency, currency: read.currency, cents: centsOf(read.currency) };
      complain(read.wrong === "currency" ? currency : unit, words.say(read.wrong === "amount" ? "wood-no-amount" : `stake-${read.wrong}`, about));
    };
    return el("form", { class: "book-row", onsubmit: send }, el("h3", {}, words.say("wood-stake")), unit, currency, el("button", { class: "panel-button" }, words.say("wood-set")));
  }

  /** @param {ChouetteView} view */
  #pay(view) {
    const { words } = this;
    const people = (/** @type {string} */ label) => /** @type {HTMLSelectElement} */ (el("select", { "aria-label": label, "data-id": `pay-${label}` }, ...view.members.map((member) => el("option", { value: member.id }, member.name))));
    const [from, to] = [people(words.say("wood-from")), people(words.say("wood-to"))];
    // Nobody pays themselves.
    const all = [...to.options];
    const others = () => to.replaceChildren(...all.filter((option) => option.value !== from.value));
    from.addEventListener("change", others);
    others();
    const amount = /** @type {HTMLInputElement} */ (el("input", { class: "amount", maxlength: "12", inputmode: "decimal", autocomplete: "off", "aria-label": words.say("wood-amount"), placeholder: words.say("wood-amount"), "data-id": "pay-amount" }));
    const currencies = view.ledger.accounts.map((account) => account.currency);
    const currency = /** @type {HTMLSelectElement} */ (el("select", { "aria-label": words.say("wood-currency"), "data-id": "pay-currency" }, ...currencies.map((name) => el("option", { value: name }, name === "points" ? words.say("points-word") : name))));
    const send = (/** @type {Event} */ event) => {
      event.preventDefault();
      const paid = smallestUnits(amount.value, currency.value);
      if (!isAmount(amount, paid, words) || paid === null) return;
      const pay = () => this.host.send({ type: "pay", to: to.value, currency: currency.value, amount: paid }, from.value);
      const owed = mostOwed(view, from.value, to.value, currency.value);
      if (paid <= owed) return pay();
      const sum = (/** @type {number} */ size) => amountText(size, currency.value, words.language, words.say("points-word"));
      this.host.sure(words.say("wood-sure-pay", { from: nameOf(view, from.value), to: nameOf(view, to.value), owed: sum(owed), amount: sum(paid) }), pay);
    };
    return el("form", { class: "book-row", onsubmit: send }, el("h3", {}, words.say("wood-pay")), from, to, amount, currency, el("button", { class: "panel-button" }, words.say("wood-record")));
  }
}

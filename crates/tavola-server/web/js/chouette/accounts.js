// Beside the board: who owes whom, and the games so far.

/** @import { ChouetteCommand, ChouetteView } from "../wire.js" */
/** @import { Words } from "../page/words.js" */
import { byId, el } from "../page/dom.js";
import { keyed } from "../page/keyed.js";
import { nameOf } from "./members.js";
import { amountText, balanceText, pointsText } from "../page/money.js";

export class Accounts {
  /** @param {Words} words @param {string} id the chouette's @param {(command: ChouetteCommand, about: Record<string, string>) => void} pay asks first */
  constructor(words, id, pay) {
    this.words = words;
    this.pay = pay;
    this.id = id;
  }

  /** @param {ChouetteView} view */
  show(view) {
    const isEmpty = view.games.length === 0 && view.ledger.accounts.length === 0;
    byId("accounts").hidden = isEmpty;
    byId("accounts-none").hidden = !isEmpty;
    keyed(byId("accounts-list"), JSON.stringify(view.ledger), () => [...this.#goAlong(view), ...view.ledger.accounts.map((account) => this.#account(view, account))]);
    byId("games-title").hidden = view.games.length === 0;
    keyed(byId("games-list"), JSON.stringify(view.games), () => view.games.toReversed().map((game) => this.#game(view, game)));
  }

  /** What was brought along from another chouette, and where it has gone from here. @param {ChouetteView} view */
  #goAlong(view) {
    const { words } = this;
    const { carried, stand } = view.ledger;
    const brought = carried.flatMap(({ currency, debts }) => debts.map((debt) =>
      words.say("accounts-debt", { from: nameOf(view, debt.from), to: nameOf(view, debt.to), amount: this.#amount(debt.amount, currency) })));
    return [
      ...(stand === "carried_on" ? [el("p", { class: "note" }, words.say("accounts-carried-on"))] : []),
      ...(brought.length > 0 ? [el("p", { class: "note" }, words.say("accounts-carried", { list: brought.join("; ") }))] : []),
    ];
  }

  /** @param {ChouetteView} view @param {import("../wire.js").ChouetteAccountView} account */
  #account(view, account) {
    const { words } = this;
    const { currency } = account;
    const unit = currency === "points" ? words.say("points-word") : currency;
    const open = Object.entries(account.balances).filter(([, amount]) => amount !== 0);
    const sum = open.reduce((all, [, amount]) => all + (amount ?? 0), 0);
    const payments = account.payments.map((payment) =>
      el("li", {}, words.say("accounts-pay", { from: nameOf(view, payment.from), to: nameOf(view, payment.to), amount: this.#amount(payment.amount, currency) }), ...this.#paid(view, payment, currency)));
    return el("section", { class: "account" },
      el("table", { class: "balances" },
        el("caption", {}, unit),
        el("tbody", {}, ...open.map(([id, amount]) => el("tr", {}, el("th", { scope: "row" }, nameOf(view, id)), el("td", { class: (amount ?? 0) < 0 ? "minus" : "" }, balanceText(amount ?? 0, currency, words.language))))),
        el("tfoot", {}, el("tr", {}, el("td", { colspan: "2" }, words.say("accounts-sum", { sum: balanceText(sum, currency, words.language) || "0" }))))),
      el("h3", {}, words.say("accounts-fewest")),
      payments.length > 0 ? el("ul", { class: "payments" }, ...payments) : el("p", { class: "note" }, words.say("accounts-even")));
  }

  /** Whoever owes says that they have paid. @param {ChouetteView} view @param {import("../wire.js").ChouettePayment} payment @param {string} currency */
  #paid(view, payment, currency) {
    if (payment.from !== view.you || view.ledger.stand === "carried_on") return [];
    const { words } = this;
    const { to, amount } = payment;
    const about = { to: nameOf(view, to), amount: this.#amount(amount, currency) };
    return [" ", el("button", { type: "button", class: "panel-button", "data-act": "pay", "data-id": `pay-${to}-${currency}`, onclick: () => this.pay({ type: "pay", to, currency, amount }, about) }, words.say("accounts-paid"))];
  }

  /** @param {number} amount @param {string} currency */
  #amount(amount, currency) {
    const { words } = this;
    if (currency !== "points") return amountText(amount, currency, words.language);
    return words.say("points-count", { n: amount, size: pointsText(amount, words.language).slice(1) });
  }

  /** @param {ChouetteView} view @param {import("../wire.js").ChouetteGameRecord} game */
  #game(view, game) {
    const { words } = this;
    const about = { box: nameOf(view, game.box), captain: nameOf(view, game.captain), winner: game.result.winner, win: game.result.kind ?? "none", ending: game.result.ending };
    const points = Object.entries(game.points).filter(([, won]) => won !== 0);
    return el("li", { class: "game-record" },
      el("b", { class: "game-number" }, String(game.number)),
      el("span", {}, words.say("game-line", about), " ", el("small", {}, words.say("game-fate", { fate: game.result.fate }), countsSingle(game) ? ` ${words.say("game-jacoby")}` : "")),
      el("span", { class: "game-points" }, ...points.map(([id, won]) => el("span", {}, `${nameOf(view, id)} `, el("b", { class: (won ?? 0) < 0 ? "minus" : "" }, pointsText(won ?? 0, words.language))))),
      el("a", { class: "game-moves", href: `/c/${this.id}/games/${game.number}`, "aria-label": words.say("history-of", { n: game.number }) }, words.say("history-open")));
  }
}

/** Whether a gammon counted single on a cube that was not turned (CHO-18). @param {import("../wire.js").ChouetteGameRecord} game */
export function countsSingle({ result, postings, cubes }) {
  if (result.kind !== "gammon" && result.kind !== "backgammon") return false;
  const ofCube = (/** @type {{ from: string, to: string }} */ { from, to }) => cubes.find(({ box, member }) => (box === from && member === to) || (box === to && member === from));
  return postings.some((posting) => posting.cause === "decided" && ofCube(posting)?.cube.value === posting.points);
}

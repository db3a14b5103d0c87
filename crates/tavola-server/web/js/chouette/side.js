// Beside the board: the team's talk, the accounts, the games so far.

/** @import { ChouetteView } from "../wire.js" */
/** @import { Words } from "../page/words.js" */
import { byId, el, setText } from "../page/dom.js";
import { keyed } from "./draw.js";
import { consultation, nameOf } from "./members.js";
import { amountText, balanceText, pointsText } from "./money.js";
import { adviceText } from "./speech.js";

/** Why whoever looks may not advise now, as a sentence's name. @param {ChouetteView} view */
function whyNoAdvice(view) {
  const own = view.game?.cubes.find((edge) => edge.kind === "main" && edge.member === view.you);
  return !own || own.settled !== null ? "chouette-out-of-the-game" : `talk-${consultation(view)}`;
}

export class Talk {
  /** @param {Words} words @param {{ say: (text: string) => void, show: (number: number | null) => void }} host */
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
    byId("talk").hidden = !inTeam;
    const may = view.legal.actions.includes("advise");
    byId("talk-form").hidden = !may;
    setText(byId("talk-note"), may ? "" : words.say(whyNoAdvice(view)));
    const pieces = view.game?.advice ?? [];
    keyed(byId("talk-list"), JSON.stringify([pieces, shown]), () => pieces.length === 0 && may
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
    return el("li", { class: "advice" }, el("b", {}, nameOf(view, piece.member)), el("span", {}, adviceText(piece, words)), ...show);
  }
}

export class Accounts {
  /** @param {Words} words @param {string} id the chouette's */
  constructor(words, id) {
    this.words = words;
    this.id = id;
  }

  /** @param {ChouetteView} view */
  show(view) {
    byId("accounts").hidden = view.games.length === 0 && view.ledger.accounts.length === 0;
    keyed(byId("accounts-list"), JSON.stringify(view.ledger), () => view.ledger.accounts.map((account) => this.#account(view, account)));
    byId("games-title").hidden = view.games.length === 0;
    keyed(byId("games-list"), JSON.stringify(view.games), () => view.games.toReversed().map((game) => this.#game(view, game)));
  }

  /** @param {ChouetteView} view @param {import("../wire.js").ChouetteAccountView} account */
  #account(view, account) {
    const { words } = this;
    const { currency } = account;
    const unit = currency === "points" ? words.say("points-word") : currency;
    const open = Object.entries(account.balances).filter(([, amount]) => amount !== 0);
    const sum = open.reduce((all, [, amount]) => all + (amount ?? 0), 0);
    const payments = account.payments.map((payment) =>
      el("li", {}, words.say("accounts-pay", { from: nameOf(view, payment.from), to: nameOf(view, payment.to), amount: this.#amount(payment.amount, currency) })));
    return el("section", { class: "account" },
      el("table", { class: "balances" },
        el("caption", {}, unit),
        el("tbody", {}, ...open.map(([id, amount]) => el("tr", {}, el("th", { scope: "row" }, nameOf(view, id)), el("td", { class: (amount ?? 0) < 0 ? "minus" : "" }, balanceText(amount ?? 0, currency, words.language))))),
        el("tfoot", {}, el("tr", {}, el("td", { colspan: "2" }, words.say("accounts-sum", { sum: balanceText(sum, currency, words.language) || "0" }))))),
      el("h3", {}, words.say("accounts-fewest")),
      payments.length > 0 ? el("ul", { class: "payments" }, ...payments) : el("p", { class: "note" }, words.say("accounts-even")));
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
      el("span", {}, words.say("game-line", about), " ", el("small", {}, words.say("game-fate", { fate: game.result.fate }))),
      el("span", { class: "game-points" }, ...points.map(([id, won]) => el("span", {}, `${nameOf(view, id)} `, el("b", { class: (won ?? 0) < 0 ? "minus" : "" }, pointsText(won ?? 0, words.language))))),
      el("a", { class: "game-moves", href: `/c/${this.id}/games/${game.number}`, "aria-label": words.say("history-of", { n: game.number }) }, words.say("history-open")));
  }
}

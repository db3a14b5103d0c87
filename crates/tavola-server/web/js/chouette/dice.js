// The page's part in the chouette's dice: box and captain commit a chain for each set and open its links.

/** @import { ChouetteCommand, ChouetteView, Side } from "../wire.js" */
import { Chain, LENGTH, secret } from "../chain.js";

export class ChouetteDice {
  /** @type {Chain | null} */
  #chain = null;
  #key = "";
  /** The set for which a chain has been sent. */
  #sent = "";
  /** The throw whose link has been sent. */
  #opened = "";
  /** The link of the next throw, where one's own chain counts. @type {string | null} */
  #next = null;

  /** @param {string} id of the chouette @param {(command: ChouetteCommand) => void} send */
  constructor(id, send) {
    this.id = id;
    this.send = send;
  }

  /** @param {ChouetteView} view */
  follow(view) {
    const { dice, you } = view;
    this.#next = null;
    if (!dice || you === null) return;
    const side = sideOf(view);
    if (view.legal.actions.includes("commit_chain") && side) this.#commit(dice.set, side);
    const owned = /** @type {const} */ (["white", "black"]).find((one) => dice.owners[one] === you);
    if (!owned) return;
    const chain = this.#own(dice.set, owned);
    if (!chain || chain.anchor !== dice.chains[owned]?.anchor) return;
    this.#next = chain.link(dice.roll_number + 1);
    if (dice.called?.waiting.includes(owned)) this.#open(chain, dice.set, dice.roll_number);
  }

  /** What goes along with a throw of one's own. @returns {{ link?: string }} */
  link() {
    return this.#next ? { link: this.#next } : {};
  }

  /** @param {number} set @param {Side} side */
  #commit(set, side) {
    const key = `${set} ${side}`;
    const chain = this.#sent === key ? null : this.#own(set, side);
    if (!chain) return;
    this.#sent = key;
    this.send({ type: "commit_chain", set, anchor: chain.anchor, length: LENGTH });
  }

  /** @param {Chain} chain @param {number} set @param {number} number */
  #open(chain, set, number) {
    const key = `${set} ${number}`;
    const link = this.#opened === key ? null : chain.link(number);
    if (!link) return;
    this.#opened = key;
    this.send({ type: "open_link", number, link });
  }

  /** @param {number} set @param {Side} side */
  #own(set, side) {
    const key = `${set} ${side}`;
    if (key !== this.#key) {
      const own = secret();
      this.#chain = own && new Chain(own, this.id, set, side);
      this.#key = key;
    }
    return this.#chain;
  }
}

/** Whose chain would be one's own: White's is the box's, Black's the captain's. @param {ChouetteView} view @returns {Side | null} */
function sideOf({ you, game, line }) {
  const box = game?.box ?? line?.box;
  const captain = game?.captain ?? line?.queue.find((id) => id !== line.partner);
  return you === null ? null : you === box ? "white" : you === captain ? "black" : null;
}

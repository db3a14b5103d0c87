// The line at the top of the board: a table or a name finds a match, digits after it are the loser's points. The pairing that
// is meant stands there before anything is sent, and Enter only leads to the question who has won. What can be no result is
// said at once, and one stays where one is.

/** How many matches are offered where several are meant. */
const CHOICES = 6;

/** A name as it is sought: small letters without accents, and without the signs that set it apart. @param {string} text */
const plain = (text) => text.normalize("NFD").replace(/\p{M}|[\u2068\u2069]/gu, "").toLowerCase();

/**
 * What is written: whom or which table it is about, and the loser's points if there are any.
 * @param {string} text
 */
export function read(text) {
  const words = text.trim().split(/\s+/).filter((word) => word !== "");
  const last = words.at(-1) ?? "";
  const hasPoints = words.length > 1 && /^\d{1,2}$/.test(last);
  return { sought: (hasPoints ? words.slice(0, -1) : words).map(plain), points: hasPoints ? last : null };
}

/** Whether it is about a result, and not only about a player: it has points, or begins with a number. @param {{ sought: string[], points: string | null }} written */
export const isResult = ({ sought, points }) => points !== null || (sought.length === 1 && /^#?\d+$/.test(sought[0] ?? ""));

/** Whether nobody can have lost with these points. @param {string | null} points @param {number} length of the match; none is no number */
export const isTooMany = (points, length) => points !== null && length > 0 && Number(points) >= length;

/** A match on the board, as far as it can be found. @typedef {{ id: string, table: string | null, names: string }} Found */

/**
 * The matches that are meant: by number "#12", by table, else by the beginnings of names.
 * @template {Found} F
 * @param {string[]} sought @param {F[]} all @returns {F[]}
 */
export function meant(sought, all) {
  const [first = ""] = sought;
  // A tie has two rows in phases 1 and 3, the second called -2.
  if (sought.length === 1 && /^#\d+$/.test(first)) return all.filter((one) => `#${one.id.replace(/-2$/, "")}` === first);
  if (sought.length === 1 && /^\d+$/.test(first)) {
    const there = all.filter((one) => one.table === first);
    return there.length > 0 ? there : all.filter((one) => one.table === null && one.id === first);
  }
  const begins = (/** @type {string[]} */ names, /** @type {string} */ word) => names.some((name) => name.startsWith(word));
  return sought.length === 0 ? [] : all.filter((one) => sought.every((word) => begins(plain(one.names).split(/[\s,&-]+/), word)));
}

/**
 * Makes the line work.
 * @returns {() => void} draws it again when the page has changed
 */
export function watchQuick() {
  /** The match whose pairing stands there; it stays the one that is meant until something else is written. @type {string | null} */
  let shown = null;
  const line = () => document.getElementById("find");
  const place = () => document.getElementById("quick-found");
  const card = (/** @type {string} */ id) => document.getElementById(`match-${id}`);

  const all = () =>
    [...document.querySelectorAll("[data-card][data-find]")].map((one) => ({
      id: one.id.replace("match-", ""),
      table: one.getAttribute("data-table"),
      names: one.getAttribute("data-find") ?? "",
    }));

  /** @param {string} tag @param {string} text @param {Record<string, string>} [attributes] */
  const element = (tag, text, attributes = {}) => {
    const made = document.createElement(tag);
    made.textContent = text;
    for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
    return made;
  };

  /** The pairing, and its two winners if it can have a result. @param {string} id @param {string | null} points */
  function pairing(id, points) {
    const game = card(id);
    const words = place()?.dataset ?? {};
    const link = game?.querySelector("header a");
    const names = element("a", game?.getAttribute("aria-label") ?? "", { href: link?.getAttribute("href") ?? "", class: "quick-pairing" });
    const form = game?.querySelector("form.result-form");
    const winners = [...(form?.querySelectorAll("button[name='winner']") ?? [])];
    if (winners.length === 0) return [names];
    const length = form?.querySelector("input[name='length']");
    if (isTooMany(points, Number(length?.getAttribute("value")))) {
      return [names, element("span", form?.getAttribute("data-too-many") ?? "", { class: "warning" })];
    }
    const group = element("div", "", { id: "quick-winners", class: "acts", role: "group", tabindex: "-1", "aria-label": words["who"] ?? "" });
    winners.forEach((winner, at) => {
      const button = element("button", winner.firstChild?.textContent ?? "", { type: "button", class: "panel-button", "data-key": `${at + 1}` });
      button.append(element("kbd", `${at + 1}`, { "aria-hidden": "true" }));
      button.addEventListener("click", () => decide(id, at));
      group.append(button);
    });
    const counts = points !== null && length !== null;
    return [names, element("span", counts ? `${words["points"]}: ${points}` : "", { class: "note" }), group];
  }

  /** Sends the result by the form of its own row. @param {string} id @param {number} at */
  function decide(id, at) {
    const form = card(id)?.querySelector("form.result-form");
    const field = line();
    if (!(form instanceof HTMLFormElement) || !(field instanceof HTMLInputElement)) return;
    const { points } = read(field.value);
    const loser = form.elements.namedItem("loser_points");
    if (loser instanceof HTMLInputElement) loser.value = points ?? "";
    form.requestSubmit(/** @type {HTMLButtonElement} */ (form.querySelectorAll("button[name='winner']")[at]));
    field.focus();
    field.select();
    shown = null;
    place()?.replaceChildren();
  }

  /** @param {boolean} isNew whether something else is written than before */
  function draw(isNew) {
    const [field, found] = [line(), place()];
    if (!(field instanceof HTMLInputElement) || !found) return;
    const { sought, points } = read(field.value);
    const games = meant(sought, all());
    if (isNew) shown = games.length === 1 ? (games[0]?.id ?? null) : null;
    found.setAttribute("data-card", "");
    if (sought.length === 0) found.replaceChildren();
    else if (shown !== null) found.replaceChildren(...pairing(shown, points));
    else if (games.length === 0) found.replaceChildren(element("p", nobody(found), { class: "note" }));
    else found.replaceChildren(element("p", found.dataset["which"] ?? "", { class: "note" }), ...games.slice(0, CHOICES).map((game) => choice(game.id, points)));
  }

  /** That nothing is found, and where there is something. @param {HTMLElement} found */
  function nobody(found) {
    const field = line();
    if (!(field instanceof HTMLInputElement) || !isResult(read(field.value))) return found.dataset["none"] ?? "";
    const tables = [...new Set(all().flatMap((one) => (one.table === null ? [] : [Number(one.table)])))].sort((one, other) => one - other);
    const nothing = found.dataset["nothing"] ?? "";
    return tables.length === 0 ? nothing : `${nothing} ${found.dataset["tables"]}: ${tables.join(", ")}.`;
  }

  /** One of several. @param {string} id @param {string | null} points */
  function choice(id, points) {
    const button = element("button", card(id)?.getAttribute("aria-label") ?? "", { type: "button", class: "quiet-button" });
    button.addEventListener("click", () => {
      shown = id;
      place()?.replaceChildren(...pairing(id, points));
      lead();
    });
    return button;
  }

  /** Goes to what is asked next. */
  function lead() {
    const next = place()?.querySelector("#quick-winners") ?? place()?.querySelector("button, a");
    if (next instanceof HTMLElement) next.focus();
  }

  document.addEventListener("input", (written) => written.target === line() && draw(true));
  document.addEventListener("keydown", (pressed) => {
    const field = line();
    if (pressed.target !== field || !(field instanceof HTMLInputElement)) return;
    if (pressed.key === "Escape") {
      field.value = "";
      draw(true);
    }
    // Where no player is found here, Enter looks through all entries; a result stays here until it can be one.
    const isHere = place()?.querySelector("button, a") !== null;
    if (pressed.key !== "Enter" || (!isHere && !isResult(read(field.value)))) return;
    pressed.preventDefault();
    if (isHere && !place()?.querySelector(".warning")) lead();
    else field.select();
  });
  return () => draw(false);
}

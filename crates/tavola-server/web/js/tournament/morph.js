// Makes one tree of elements like another and keeps the elements that stay: with them what is written into them, what has
// the focus, how far they are scrolled, and a press of the pointer that has begun. An element that does something else than
// before (a form with another command, a button with another word) is never made out of an old one.

/** The hidden fields that say nothing of what a form does. */
const OF_EACH_DRAWING = ["command_id", "back", "zone"];

/** What an element is, so that it is the same one in the next page. @param {Element} element @returns {string} */
function keyOf(element) {
  if (element.id) return `${element.nodeName} #${element.id}`;
  const named = `${element.nodeName} ${element.getAttribute("name") ?? ""}`;
  if (element instanceof HTMLFormElement) {
    const hidden = [...element.querySelectorAll('input[type="hidden"]')].filter((one) => !OF_EACH_DRAWING.includes(one.getAttribute("name") ?? ""));
    const about = hidden.map((one) => `${one.getAttribute("name")}=${one.getAttribute("value")}`);
    return `${named} ${element.getAttribute("action")} ${about.join(" ")}`;
  }
  if (element instanceof HTMLInputElement && OF_EACH_DRAWING.includes(element.name)) return named;
  if (element instanceof HTMLInputElement && ["hidden", "radio", "checkbox"].includes(element.type)) {
    return `${named} ${element.type} ${element.getAttribute("value")}`;
  }
  if (element instanceof HTMLButtonElement || element.nodeName === "SUMMARY") return `${named} ${element.textContent}`;
  if (element instanceof HTMLAnchorElement) return `${named} ${element.getAttribute("href")}`;
  const first = element.firstElementChild;
  return first?.id ? `${named} of ${first.id}` : named;
}

/** @typedef {HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement} Field */

/** @param {Node} node @returns {node is Field} */
const isField = (node) => node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement || node instanceof HTMLSelectElement;

/** @param {HTMLSelectElement} select */
const chosenAtFirst = (select) => Math.max(0, [...select.options].findIndex((option) => option.defaultSelected));

/** Whether the reader has changed a field. @param {Field} field */
function isChanged(field) {
  if (field instanceof HTMLSelectElement) return field.selectedIndex !== chosenAtFirst(field);
  const ticked = field instanceof HTMLInputElement && field.checked !== field.defaultChecked;
  return ticked || field.value !== field.defaultValue;
}

/** A field as the page has it. @param {Field} field */
function asGiven(field) {
  if (field instanceof HTMLSelectElement) field.selectedIndex = chosenAtFirst(field);
  else if (field.value !== field.defaultValue) field.value = field.defaultValue;
  if (field instanceof HTMLInputElement) field.checked = field.defaultChecked;
}

/** @param {Element} now @param {Element} next */
function attributes(now, next) {
  // Whether details stand open is the reader's affair, once they are there.
  const isKept = (/** @type {string} */ name) => name === "open" && now.nodeName === "DETAILS";
  for (const name of now.getAttributeNames()) if (!next.hasAttribute(name) && !isKept(name)) now.removeAttribute(name);
  for (const name of next.getAttributeNames()) {
    const value = next.getAttribute(name) ?? "";
    if (!isKept(name) && now.getAttribute(name) !== value) now.setAttribute(name, value);
  }
}

/** @typedef {Map<string, Element>} Named the elements with a name of their own, wherever they are */

/** What a node is, so that it is the same one in the next page. @param {Node} node */
const nameOf = (node) => (node instanceof Element ? keyOf(node) : node.nodeName);

/**
 * Which of the children there are, or of the named elements elsewhere, is to become each wanted child.
 * @param {Element} now @param {ChildNode[]} wanted @param {Named} named
 */
function partners(now, wanted, named) {
  /** @type {Map<string, ChildNode[]>} */
  const had = new Map();
  for (const child of now.childNodes) {
    const name = nameOf(child);
    had.set(name, [...(had.get(name) ?? []), child]);
  }
  return wanted.map((one) => {
    const name = nameOf(one);
    const elsewhere = named.get(name);
    const found = had.get(name)?.shift() ?? (elsewhere?.contains(now) ? undefined : elsewhere);
    named.delete(name);
    return found;
  });
}

/** @param {Element} now @param {Element} next @param {Named} named */
function children(now, next, named) {
  const wanted = [...next.childNodes];
  const found = partners(now, wanted, named);
  const stays = new Set(found);
  for (const child of [...now.childNodes]) if (!stays.has(child)) child.remove();
  /** @type {ChildNode | null} */
  let at = now.firstChild;
  wanted.forEach((one, index) => {
    const old = found[index];
    if (old && old === at) at = at.nextSibling;
    else now.insertBefore(old ?? one, at);
    if (old) become(old, one, named);
    else if (one instanceof Element) adopt(one, named);
  });
}

/** Named elements that stand in a new place now. @param {Element} fresh @param {Named} named */
function adopt(fresh, named) {
  for (const place of fresh.querySelectorAll("[id]")) {
    const old = named.get(keyOf(place));
    if (!old || !fresh.contains(place) || old.contains(fresh)) continue;
    named.delete(keyOf(place));
    place.replaceWith(old);
    become(old, place, named);
  }
}

/** @param {ChildNode} now @param {ChildNode} next @param {Named} named */
function become(now, next, named) {
  if (!(now instanceof Element) || !(next instanceof Element)) {
    if (now.nodeValue !== next.nodeValue) now.nodeValue = next.nodeValue;
    return;
  }
  const kept = isField(now) && isChanged(now) ? now.value : null;
  attributes(now, next);
  children(now, next, named);
  if (!isField(now)) return;
  if (kept === null) asGiven(now);
  else if (now instanceof HTMLSelectElement) now.value = kept;
}

/**
 * Makes what is there like what shall be there.
 * @param {Element} now @param {Element} next
 */
export function morph(now, next) {
  const named = new Map([...now.querySelectorAll("[id]")].map((one) => [keyOf(one), one]));
  become(now, next, named);
}

/** The head of this page becomes that of another: the tournament's name may have changed. @param {Document} page */
export function morphHead(page) {
  const [now, next] = [document, page].map((one) => one.querySelector(".tournament-head, .projector-head h1"));
  if (now && next) morph(now, next);
}

// Making elements, the short way.

/**
 * @param {string} name
 * @param {Record<string, string | boolean | ((event: Event) => void)>} [attributes] "on…" are listeners
 * @param {(Node | string)[]} children
 * @returns {HTMLElement}
 */
export function el(name, attributes = {}, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (typeof value === "function") element.addEventListener(key.slice(2), value);
    else if (typeof value === "boolean") element.toggleAttribute(key, value);
    else element.setAttribute(key, value);
  }
  element.append(...children);
  return element;
}

/**
 * @param {string} id
 * @returns {HTMLElement}
 */
export function byId(id) {
  const element = document.getElementById(id);
  if (!element) throw new Error(`the page has no #${id}`);
  return element;
}

/** @param {string} id of a button @param {boolean} can */
export const enable = (id, can) => byId(id).toggleAttribute("disabled", !can);

/** @param {HTMLElement} element @param {string} text only if it is another, so that nothing is read again */
export function setText(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

/** Brings one line of a list into sight; the page itself stays where it is. @param {HTMLElement} list @param {HTMLElement} line */
export function scrollWithin(list, line) {
  const [all, one] = [list.getBoundingClientRect(), line.getBoundingClientRect()];
  if (one.top < all.top) list.scrollTop -= all.top - one.top;
  else if (one.bottom > all.bottom) list.scrollTop += one.bottom - all.bottom;
}

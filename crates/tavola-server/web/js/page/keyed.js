// Drawing parts of the page anew without losing the place of who uses the keyboard.

/**
 * Fills an element when its key is another than before; what has the focus keeps it, by its `data-id`.
 * @param {HTMLElement} root
 * @param {string} key
 * @param {() => (Node | string)[]} build
 */
export function keyed(root, key, build) {
  if (root.dataset["key"] === key) return;
  const focused = root.contains(document.activeElement) ? document.activeElement?.getAttribute("data-id") : null;
  root.dataset["key"] = key;
  root.replaceChildren(...build());
  if (focused) /** @type {HTMLElement | null} */ (root.querySelector(`[data-id="${CSS.escape(focused)}"]`))?.focus();
}

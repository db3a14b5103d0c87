// The list of keys at the end of a page of study: “?” opens it, and closes it again and brings the focus back.

/** Where the focus was. @type {Element | null} */
let before = null;

addEventListener("keydown", (event) => {
  const focus = document.activeElement;
  const isWriting = focus !== null && focus.closest("input, textarea, select") !== null;
  if (event.key !== "?" || isWriting || event.ctrlKey || event.metaKey || event.altKey) return;
  const list = /** @type {HTMLDetailsElement | null} */ (document.getElementById("keys"));
  const summary = list?.querySelector("summary");
  if (!list || !summary) return;
  event.preventDefault();
  list.open = !list.open;
  if (list.open) {
    before = focus;
    summary.focus();
    list.scrollIntoView({ block: "nearest" });
  } else if (before instanceof HTMLElement) {
    before.focus();
  }
});

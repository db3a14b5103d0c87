// The form in which an article is written: leaving it with a text that is not saved is asked about; boards of the preview can
// be played on.

import "../book.js";

const form = /** @type {HTMLFormElement | null} */ (document.querySelector("#write-form"));

/** What stands in the form. @param {HTMLFormElement} form */
const written = (form) => new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)])).toString();

if (form) {
  let kept = form.dataset["unsaved"] ? null : written(form);
  addEventListener("beforeunload", (event) => {
    if (kept === "sent" || kept === written(form)) return;
    event.preventDefault();
  });
  // Sent is not lost: whatever comes back has it again.
  form.addEventListener("submit", () => {
    kept = "sent";
  });
  // Whoever comes back to the page by the browser's own button finds the form as it was, and has not sent that.
  addEventListener("pageshow", (event) => {
    if (event.persisted) kept = null;
  });
  // What is wrong comes first, then how it will look.
  const first = /** @type {HTMLElement | null} */ (document.querySelector("#wrong-title[data-first], #preview-title"));
  first?.scrollIntoView();
  first?.focus();
}

// A form is sent once: a second click before the answer is there is the first click again. What a page's own script sends
// never comes here.
(() => {
  /** Milliseconds after which it may be sent again, should no answer come. */
  const PATIENCE = 5_000;
  /** @type {WeakMap<EventTarget, number>} when each was sent */
  let sent = new WeakMap();
  window.addEventListener("submit", (event) => {
    if (event.defaultPrevented || !(event.target instanceof HTMLFormElement) || event.target.method !== "post") return;
    const last = sent.get(event.target) ?? -Infinity;
    if (event.timeStamp - last < PATIENCE) event.preventDefault();
    else sent.set(event.target, event.timeStamp);
  });
  // Who comes back to the page may send it anew.
  window.addEventListener("pageshow", () => {
    sent = new WeakMap();
  });
})();

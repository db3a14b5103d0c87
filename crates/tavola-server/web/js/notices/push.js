// The switch that has this device called: asked for on a click, never before.

import { send } from "../page/app.js";

const section = document.getElementById("devices");
const state = document.getElementById("push-state");
const start = document.getElementById("push-start");
const end = document.getElementById("push-end");

/** @param {string} what a sentence of the page; none says nothing */
function say(what) {
  if (state) state.textContent = state.dataset[what] ?? "";
}

/** Whether pages of this device are called from the home screen only. */
const fromHome = () => /iPad|iPhone|iPod/.test(navigator.userAgent) && !matchMedia("(display-mode: standalone)").matches;

const subscribed = async () => (await (await navigator.serviceWorker.ready).pushManager.getSubscription()) ?? null;

/** @returns {Promise<void>} */
async function show() {
  if (!("PushManager" in globalThis) || !("serviceWorker" in navigator)) return say(fromHome() ? "home" : "never");
  const has = Notification.permission === "granted" && (await subscribed()) !== null;
  start?.toggleAttribute("hidden", has);
  end?.toggleAttribute("hidden", !has);
  if (Notification.permission === "denied") say("denied");
  else say(has ? "on" : "");
}

/** @returns {Promise<void>} */
async function begin() {
  if ((await Notification.requestPermission()) !== "granted") return show();
  const { pushManager } = await navigator.serviceWorker.ready;
  const key = section?.dataset["key"] ?? "";
  try {
    if (!(await send(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })))) throw new Error("not taken");
    await show();
  } catch {
    await (await subscribed())?.unsubscribe();
    await show();
    say("failed");
  }
}

/** @returns {Promise<void>} */
async function finish() {
  const subscription = await subscribed();
  if (!subscription) return show();
  await fetch("/push/end", { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ endpoint: subscription.endpoint }) });
  await subscription.unsubscribe();
  return show();
}

export function armPush() {
  if (!section) return;
  start?.addEventListener("click", () => void begin());
  end?.addEventListener("click", () => void finish());
  void show();
}

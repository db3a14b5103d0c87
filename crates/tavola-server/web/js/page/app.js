// What makes the club an app: its worker, the button that installs it, and this device's subscription kept fresh.

const KEPT = "tavola-push-told";
const DAY = 86_400_000;

async function begin() {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return;
  // The pages below other workers have their own.
  await serviceWorker.register("/sw.js", { scope: "/" }).catch(() => null);
  const registration = await serviceWorker.ready;
  registration.active?.postMessage({ language: document.documentElement.lang });
  await refresh(registration);
}

/** Tells the club once a day that this device is still there. @param {ServiceWorkerRegistration} registration */
async function refresh(registration) {
  if (!("Notification" in globalThis) || Notification.permission !== "granted") return;
  if (Date.now() - Number(localStorage.getItem(KEPT) ?? 0) < DAY || !document.querySelector("a.bell")) return;
  const subscription = await registration.pushManager?.getSubscription();
  if (subscription && (await send(subscription))) localStorage.setItem(KEPT, String(Date.now()));
}

/** @param {PushSubscription} subscription @returns {Promise<boolean>} whether the club has it */
export async function send(subscription) {
  const { endpoint, keys } = subscription.toJSON();
  const body = JSON.stringify({ endpoint, key: keys?.["p256dh"] ?? "", auth: keys?.["auth"] ?? "" });
  const answer = await fetch("/push", { method: "POST", headers: { "content-type": "application/json" }, body }).catch(() => null);
  return answer?.ok ?? false;
}

const button = document.getElementById("install");
addEventListener("beforeinstallprompt", (event) => {
  if (!button) return;
  event.preventDefault();
  button.hidden = false;
  button.onclick = () => {
    button.hidden = true;
    /** @type {any} */ (event).prompt();
  };
});
addEventListener("appinstalled", () => button?.toggleAttribute("hidden", true));

if (document.readyState === "complete") void begin();
else addEventListener("load", () => void begin());

// The service worker that keeps a page with all it needs, so that it opens without a network.

/** @param {string} scope the page @returns {Promise<boolean>} whether it is kept */
export async function kept(scope) {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return false;
  try {
    const registration = await serviceWorker.register("/engine-worker.js", { scope });
    if (registration.active) return true;
    const coming = registration.installing ?? registration.waiting;
    if (!coming) return false;
    return await new Promise((resolve) => {
      coming.addEventListener("statechange", () => {
        if (coming.state === "activated") resolve(true);
        if (coming.state === "redundant") resolve(false);
      });
    });
  } catch {
    return false;
  }
}

/**
 * Registers `public/sw.js` for this build: another build brings another address, and with it new caches. Browsers that
 * know none, or are told to keep none, go on without.
 */
export async function registerServiceWorker(build: string): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  try {
    await navigator.serviceWorker.register(`/sw.js?build=${encodeURIComponent(build)}`);
  } catch (error) {
    console.warn("The service worker could not be registered", error);
  }
}

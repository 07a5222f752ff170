/**
 * Registers `public/sw.js` for this build: another build has another address, and thereby new caches. Browsers
 * without service workers, or with storage disabled, go on without.
 */
export async function registerServiceWorker(build: string): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  try {
    await navigator.serviceWorker.register(`/sw.js?build=${encodeURIComponent(build)}`);
  } catch (error) {
    console.warn("The service worker could not be registered", error);
  }
}

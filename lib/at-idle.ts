/** Maximum delay in milliseconds when the page is never idle. */
const IDLE_TIMEOUT = 5_000;

/** Returns whether the browser is set to save data. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

/**
 * Prefetches at idle time, once the page has loaded, so that it does not delay painting; not for a visitor who saves
 * data. Returns a function that cancels it before the page has loaded.
 */
export function atIdle(prefetch: () => void): () => void {
  if (savesData()) return () => {};
  const schedule = () => {
    if ("requestIdleCallback" in window) requestIdleCallback(prefetch, { timeout: IDLE_TIMEOUT });
    else setTimeout(prefetch, IDLE_TIMEOUT);
  };
  if (document.readyState === "complete") schedule();
  else window.addEventListener("load", schedule, { once: true });
  return () => window.removeEventListener("load", schedule);
}

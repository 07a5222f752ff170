/** Milliseconds after which something runs even if the page is never idle. */
const PATIENCE = 5_000;

/** Whether the visitor asked their browser to spare data. */
function sparesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

/**
 * Fetches what may be needed later: when the page is there and the browser has nothing else to do, so that it costs no
 * paint; never for a visitor who spares data. Gives what calls it off before the page is there.
 */
export function atIdle(fetchAhead: () => void): () => void {
  if (sparesData()) return () => {};
  const later = () => {
    if ("requestIdleCallback" in window) requestIdleCallback(fetchAhead, { timeout: PATIENCE });
    else setTimeout(fetchAhead, PATIENCE);
  };
  if (document.readyState === "complete") later();
  else window.addEventListener("load", later, { once: true });
  return () => window.removeEventListener("load", later);
}

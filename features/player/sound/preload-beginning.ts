import { mediaUrl } from "#/lib/pages/media.ts";

/** Bytes to preload of a sound: four seconds at 256 kbit/s. */
const FIRST_BYTES = 131_072;

const requested = new Set<string>();
let isBusy = false;

/**
 * Preloads the first seconds of a sound into the browser's cache, so that a press can use them; `src` is its path in
 * the API. Makes one small request per sound and page visit, one at a time, and none for a visitor who saves data.
 */
export async function preloadBeginning(src: string): Promise<void> {
  const url = mediaUrl(src);
  // A script may read a file of another host only with its permission.
  if (isBusy || requested.has(url) || !url.startsWith("/") || savesData()) return;
  requested.add(url);
  isBusy = true;
  try {
    const answer = await fetch(url, {
      headers: { range: `bytes=0-${FIRST_BYTES - 1}` },
      priority: "low",
    });
    // The cache keeps the bytes read; a server without range support would send the whole file.
    if (answer.status === 206) await answer.arrayBuffer();
    else await answer.body?.cancel();
  } catch {
    // A press tries again and reports the failure.
  } finally {
    isBusy = false;
  }
}

/** Chromium browsers only; others have no such setting. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

import { showToast } from "#/components/toast/show-toast.ts";

/** Milliseconds between two checks of the build manifest (specification §7). */
const HOUR = 3_600_000;
/** Contains the id of the server's build. */
const MANIFEST = "/build-manifest.json";

/**
 * Checks the build manifest every hour, and reports once, discreetly, that another build than `build` is online
 * (acceptance S27). Returns a function that stops it.
 */
export function watchVersion(build: string, message: string): () => void {
  const timer = setInterval(async () => {
    const current = await currentBuild();
    if (!current || current === build) return;
    clearInterval(timer);
    showToast({ message, status: "success" });
  }, HOUR);
  return () => clearInterval(timer);
}

/** Returns the online build; null on failure, until the next hour. */
async function currentBuild(): Promise<string | null> {
  try {
    const answer = await fetch(MANIFEST, { cache: "no-store" });
    const { build } = (await answer.json()) as { build?: unknown };
    return answer.ok && typeof build === "string" ? build : null;
  } catch {
    return null;
  }
}

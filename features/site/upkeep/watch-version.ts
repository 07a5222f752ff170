import { showToast } from "#/components/toast/show-toast.ts";

/** Milliseconds between two looks at the build manifest (specification §7). */
const HOUR = 3_600_000;
/** Names the build that the server answers with. */
const MANIFEST = "/build-manifest.json";

/**
 * Looks at the build manifest every hour and says once, discreetly, that another build than `build` is online
 * (acceptance S27). Gives what stops it.
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

/** The build online now; null when it cannot be had: the next hour comes. */
async function currentBuild(): Promise<string | null> {
  try {
    const answer = await fetch(MANIFEST, { cache: "no-store" });
    const { build } = (await answer.json()) as { build?: unknown };
    return answer.ok && typeof build === "string" ? build : null;
  } catch {
    return null;
  }
}

import { solveChallengeWorkers } from "altcha-lib";
import { captchaChallengeEndpoint } from "#/contract/captcha.ts";
import { call } from "#/lib/api/call.ts";

/** More workers would make the page stutter while someone types. */
const MOST_WORKERS = 4;
const DEADLINE = 60_000;

/**
 * Fetches a proof-of-work challenge and solves it; returns the form's captcha value. Throws when it cannot be
 * fetched or solved, as without https, where browsers have no cryptography.
 */
export async function solvedChallenge(): Promise<string> {
  const { parameters, signature } = await call(captchaChallengeEndpoint, {});
  const challenge = { parameters, signature };
  const solution = await solveChallengeWorkers({
    challenge,
    concurrency: Math.min(MOST_WORKERS, Math.max(1, (navigator.hardwareConcurrency ?? 2) - 1)),
    createWorker: () => new Worker(new URL("./proof-worker.ts", import.meta.url), { type: "module" }),
    timeout: DEADLINE,
  });
  if (!solution) throw new Error("The proof of work took too long");
  return btoa(JSON.stringify({ challenge, solution }));
}

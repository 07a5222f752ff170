import { renewSessionEndpoint } from "#/contract/session.ts";
import { call } from "#/lib/api/call.ts";
import { RENEWED_BELOW, readToken } from "#/lib/api/token.ts";
import { secondsLeft } from "#/lib/api/token-claims.ts";
import { takeToken } from "./session.ts";

/** How often a token's life is looked at, in milliseconds. */
const EVERY = 60_000;
/** Milliseconds since the last sign of the person after which they count as gone. */
const GONE_AFTER = 20 * 60_000;
const SIGNS = ["pointerdown", "keydown", "scroll"] as const;

/**
 * Keeps the session while the person is there: a token near its end is exchanged for a fresh hour. `isListening` says
 * whether sound plays, which counts as being there. Gives what stops it.
 */
export function keepSession(isListening: () => boolean): () => void {
  let seen = Date.now();
  const onSign = () => {
    seen = Date.now();
  };
  const look = () => {
    const token = readToken();
    if (!token) return;
    const left = secondsLeft(token);
    const isThere = isListening() || Date.now() - seen < GONE_AFTER;
    // A token that has ended is the business of the next private call.
    if (!isThere || left === 0 || left > RENEWED_BELOW) return;
    call(renewSessionEndpoint, { token }).then(
      (fresh) => readToken() && takeToken(fresh.token),
      // Twelve hours after sign-in the backend refuses: the session then ends by itself.
      () => {},
    );
  };
  for (const sign of SIGNS) addEventListener(sign, onSign, { passive: true });
  const timer = setInterval(look, EVERY);
  document.addEventListener("visibilitychange", look);
  look();
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", look);
    for (const sign of SIGNS) removeEventListener(sign, onSign);
  };
}

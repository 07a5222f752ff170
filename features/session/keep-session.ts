import { renewSessionEndpoint } from "#/contract/session.ts";
import { call } from "#/lib/api/call.ts";
import { RENEWED_BELOW, readToken } from "#/lib/api/token.ts";
import { secondsLeft } from "#/lib/api/token-claims.ts";
import { acceptToken } from "./session.ts";

/** Milliseconds between two checks of the token's remaining time. */
const CHECK_INTERVAL = 60_000;
/** Milliseconds without activity after which the person counts as away. */
const IDLE_AFTER = 20 * 60_000;
const ACTIVITY_EVENTS = ["pointerdown", "keydown", "scroll"] as const;

/**
 * Keeps the session alive while the person is active: renews a token near its end for an hour. `isListening` says
 * whether sound plays, which counts as activity. Returns a function that stops it.
 */
export function keepSession(isListening: () => boolean): () => void {
  let seen = Date.now();
  const onActivity = () => {
    seen = Date.now();
  };
  const check = () => {
    const token = readToken();
    if (!token) return;
    const left = secondsLeft(token);
    const isThere = isListening() || Date.now() - seen < IDLE_AFTER;
    // The next private call handles an expired token.
    if (!isThere || left === 0 || left > RENEWED_BELOW) return;
    call(renewSessionEndpoint, { token }).then(
      (fresh) => readToken() && acceptToken(fresh.token),
      // Twelve hours after sign-in the backend refuses, and the session ends by itself.
      () => {},
    );
  };
  for (const sign of ACTIVITY_EVENTS) addEventListener(sign, onActivity, { passive: true });
  const timer = setInterval(check, CHECK_INTERVAL);
  document.addEventListener("visibilitychange", check);
  check();
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", check);
    for (const sign of ACTIVITY_EVENTS) removeEventListener(sign, onActivity);
  };
}

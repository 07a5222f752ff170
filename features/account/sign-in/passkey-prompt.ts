import { startAuthentication, WebAuthnAbortService } from "@simplewebauthn/browser";
import { passkeyChallengeEndpoint, passkeySignInEndpoint } from "#/contract/passkey.ts";
import { enter } from "#/features/session/session.ts";
import { call } from "#/lib/api/call.ts";

/**
 * Has the browser ask for a passkey, in a window of its own or among what it offers to fill in, and signs in by it.
 * Throws what the browser says when none was shown, `ApiError` when the backend refuses the one that was.
 */
export async function signInByPasskey({
  isAutofill,
  isOver,
}: {
  isAutofill: boolean;
  /** Whether somebody has asked in another way meanwhile: what the browser is asked last ends what it was asked before. */
  isOver?: () => boolean;
}): Promise<void> {
  const optionsJSON = await call(passkeyChallengeEndpoint, {});
  if (isOver?.()) throw new DOMException("Asked in another way", "AbortError");
  const credential = await startAuthentication({ optionsJSON, useBrowserAutofill: isAutofill });
  await enter(() => call(passkeySignInEndpoint, { body: { credential } }));
}

/** Has the browser ask no longer. */
export const stopAsking = () => WebAuthnAbortService.cancelCeremony();

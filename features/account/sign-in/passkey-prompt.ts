import { startAuthentication, WebAuthnAbortService } from "@simplewebauthn/browser";
import { passkeyChallengeEndpoint, passkeySignInEndpoint } from "#/contract/passkey.ts";
import { signInBy } from "#/features/session/session.ts";
import { call } from "#/lib/api/call.ts";

/**
 * Lets the browser ask for a passkey, in a dialog or among its autofill suggestions, and signs in with it. Throws the
 * browser's error when none was given, `ApiError` when the backend refuses the passkey.
 */
export async function signInByPasskey({
  isAutofill,
  isOver,
}: {
  isAutofill: boolean;
  /** Whether a later request has replaced this one: the browser's newest request ends the previous one. */
  isOver?: () => boolean;
}): Promise<void> {
  const optionsJSON = await call(passkeyChallengeEndpoint, {});
  if (isOver?.()) throw new DOMException("Asked in another way", "AbortError");
  const credential = await startAuthentication({ optionsJSON, useBrowserAutofill: isAutofill });
  await signInBy(() => call(passkeySignInEndpoint, { body: { credential } }));
}

/** Ends the browser's passkey prompt. */
export const stopPasskeyPrompt = () => WebAuthnAbortService.cancelCeremony();

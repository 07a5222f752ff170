import { startRegistration } from "@simplewebauthn/browser";
import { addPasskeyEndpoint, offerPasskeyEndpoint } from "#/contract/passkey.ts";
import { call } from "#/lib/api/call.ts";

/** Failures in the browser, besides the backend's refusals. */
export type PasskeyFailure = "missing" | "cancelled" | "known" | "unable";

/** The browser created no passkey. */
export class PasskeyError extends Error {
  readonly reason: PasskeyFailure;

  constructor(reason: PasskeyFailure, cause?: unknown) {
    super(`No passkey was made: ${reason}`, { cause });
    this.name = "PasskeyError";
    this.reason = reason;
  }
}

const REASONS: Readonly<Record<string, PasskeyFailure>> = {
  NotAllowedError: "cancelled",
  AbortError: "cancelled",
  /** The authenticator already has a passkey of this account. */
  InvalidStateError: "known",
};

/**
 * Requests an offer, lets the browser create a passkey for it and adds it to the account. Throws `PasskeyError` when
 * the browser created none, `ApiError` when the backend refuses password, code or passkey.
 */
export async function createPasskey(entered: {
  name: string;
  password: string;
  code?: string;
}): Promise<void> {
  if (typeof PublicKeyCredential === "undefined") throw new PasskeyError("missing");
  const { name, ...proof } = entered;
  const optionsJSON = await call(offerPasskeyEndpoint, { body: proof });
  const credential = await startRegistration({ optionsJSON }).catch((error: unknown) => {
    throw new PasskeyError((error instanceof Error && REASONS[error.name]) || "unable", error);
  });
  await call(addPasskeyEndpoint, { body: { name, credential } });
}

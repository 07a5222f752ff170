import { startRegistration } from "@simplewebauthn/browser";
import { addPasskeyEndpoint, offerPasskeyEndpoint } from "#/contract/passkey.ts";
import { call } from "#/lib/api/call.ts";

/** What may become of it in the browser, beside what the backend refuses. */
export type NotMade = "missing" | "cancelled" | "known" | "unable";

/** The browser has made no passkey. */
export class NotMadeError extends Error {
  readonly reason: NotMade;

  constructor(reason: NotMade, cause?: unknown) {
    super(`No passkey was made: ${reason}`, { cause });
    this.name = "NotMadeError";
    this.reason = reason;
  }
}

const REASONS: Readonly<Record<string, NotMade>> = {
  NotAllowedError: "cancelled",
  AbortError: "cancelled",
  /** The authenticator has one of this account. */
  InvalidStateError: "known",
};

/**
 * Asks for an offer, has the browser make a passkey from it and adds it to the account. Throws `NotMadeError` when the
 * browser made none, `ApiError` when the backend refuses password, code or passkey.
 */
export async function makePasskey(entered: { name: string; password: string; code?: string }): Promise<void> {
  if (typeof PublicKeyCredential === "undefined") throw new NotMadeError("missing");
  const { name, ...proof } = entered;
  const optionsJSON = await call(offerPasskeyEndpoint, { body: proof });
  const credential = await startRegistration({ optionsJSON }).catch((error: unknown) => {
    throw new NotMadeError((error instanceof Error && REASONS[error.name]) || "unable", error);
  });
  await call(addPasskeyEndpoint, { body: { name, credential } });
}

import { houseName } from "#/contract/house-name.ts";
import type { PasskeyAssertion, PasskeyRegistration } from "#/contract/passkey.ts";

/** EdDSA, ES256 and RS256 (COSE): between them every authenticator knows one. */
export const ALGORITHMS = [-8, -7, -257];

/** Where the passkeys of a site are valid: its origin, and its host as WebAuthn's ID. */
export const relyingParty = (siteUrl: string) => ({
  origin: new URL(siteUrl).origin,
  id: new URL(siteUrl).hostname,
  name: houseName(),
});

/** Loaded with the first passkey: it takes 26 MB and an eighth of a second. */
const library = () => import("@simplewebauthn/server");
const helpers = () => import("@simplewebauthn/server/helpers");

interface Expectations {
  siteUrl: string;
  isValidChallenge: (challenge: string) => boolean;
}

/** A public key from an authenticator, as stored. */
export interface NewCredential {
  credentialId: string;
  publicKey: string;
  counter: number;
  transports: string[];
  challenge: string;
}

const challengeOf = async (clientData: string) =>
  (await helpers()).decodeClientDataJSON(clientData).challenge;

/** Verifies a browser's answer to a registration offer; null when any check fails. */
export async function verifyRegistration(
  credential: PasskeyRegistration,
  expected: Expectations,
): Promise<NewCredential | null> {
  try {
    if (await hasAttestation(credential)) return null;
    const { verifyRegistrationResponse } = await library();
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { ...credential, clientExtensionResults: {} } as Parameters<
        typeof verifyRegistrationResponse
      >[0]["response"],
      expectedChallenge: expected.isValidChallenge,
      expectedOrigin: relyingParty(expected.siteUrl).origin,
      expectedRPID: relyingParty(expected.siteUrl).id,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    if (!registrationInfo) return null;
    const { id, publicKey, counter } = registrationInfo.credential;
    return {
      credentialId: id,
      publicKey: Buffer.from(publicKey).toString("base64url"),
      counter,
      transports: credential.response.transports ?? [],
      challenge: await challengeOf(credential.response.clientDataJSON),
    };
  } catch {
    return null;
  }
}

/**
 * Whether the answer carries an attestation. We request none, so browsers send none; to verify one, the library would
 * fetch lists from addresses in the attestation itself.
 */
async function hasAttestation({ response }: PasskeyRegistration): Promise<boolean> {
  const { decodeAttestationObject } = await helpers();
  const decoded = decodeAttestationObject(
    new Uint8Array(Buffer.from(response.attestationObject, "base64url")),
  );
  const format = decoded.get("fmt");
  return format !== "none" && !(format === "packed" && decoded.get("attStmt").get("x5c") === undefined);
}

/** Facts from a valid signature. */
export interface VerifiedAssertion {
  counter: number;
  challenge: string;
}

/** Verifies a browser's sign-in answer against the stored key; null when any check fails. */
export async function verifyAssertion(
  credential: PasskeyAssertion,
  kept: { credentialId: string; publicKey: string; userHandle: string },
  expected: Expectations,
): Promise<VerifiedAssertion | null> {
  const { userHandle, clientDataJSON } = credential.response;
  if (userHandle !== kept.userHandle) return null;
  try {
    const { verifyAuthenticationResponse } = await library();
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...credential, clientExtensionResults: {} },
      expectedChallenge: expected.isValidChallenge,
      expectedOrigin: relyingParty(expected.siteUrl).origin,
      expectedRPID: relyingParty(expected.siteUrl).id,
      requireUserVerification: true,
      credential: {
        id: kept.credentialId,
        publicKey: new Uint8Array(Buffer.from(kept.publicKey, "base64url")),
        // Compared by the database, which orders two simultaneous sign-ins.
        counter: 0,
      },
    });
    if (!verified) return null;
    return { counter: authenticationInfo.newCounter, challenge: await challengeOf(clientDataJSON) };
  } catch {
    return null;
  }
}

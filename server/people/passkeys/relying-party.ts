import { houseName } from "#/contract/house-name.ts";
import type { MadePasskey, ShownPasskey } from "#/contract/passkey.ts";

/** EdDSA, ES256 and RS256 (COSE): between them every authenticator knows one. */
export const ALGORITHMS = [-8, -7, -257];

/** Where passkeys of a site are good: its origin, and as WebAuthn's ID its host. */
export const relyingParty = (siteUrl: string) => ({
  origin: new URL(siteUrl).origin,
  id: new URL(siteUrl).hostname,
  name: houseName(),
});

/** Loaded when the first passkey comes: it takes 26 MB and an eighth of a second. */
const library = () => import("@simplewebauthn/server");
const helpers = () => import("@simplewebauthn/server/helpers");

interface Expected {
  siteUrl: string;
  isGoodChallenge: (challenge: string) => boolean;
}

/** The key that an authenticator has made, as it is kept. */
export interface NewKey {
  credentialId: string;
  publicKey: string;
  counter: number;
  transports: string[];
  challenge: string;
}

const challengeOf = async (clientData: string) =>
  (await helpers()).decodeClientDataJSON(clientData).challenge;

/** Reads what a browser made from an offer; null when anything of it is not as it must be. */
export async function readMade(credential: MadePasskey, expected: Expected): Promise<NewKey | null> {
  try {
    if (await isVouched(credential)) return null;
    const { verifyRegistrationResponse } = await library();
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { ...credential, clientExtensionResults: {} } as Parameters<
        typeof verifyRegistrationResponse
      >[0]["response"],
      expectedChallenge: expected.isGoodChallenge,
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
 * Whether somebody's certificates vouch for the authenticator. None are asked for, so no browser sends them; to check
 * them the library would fetch lists from addresses that stand in them.
 */
async function isVouched({ response }: MadePasskey): Promise<boolean> {
  const { decodeAttestationObject } = await helpers();
  const decoded = decodeAttestationObject(
    new Uint8Array(Buffer.from(response.attestationObject, "base64url")),
  );
  const format = decoded.get("fmt");
  return format !== "none" && !(format === "packed" && decoded.get("attStmt").get("x5c") === undefined);
}

/** What a right signature tells. */
export interface Shown {
  counter: number;
  challenge: string;
}

/** Checks what a browser shows for a sign-in against the key that is kept; null when anything is not as it must be. */
export async function readShown(
  credential: ShownPasskey,
  kept: { credentialId: string; publicKey: string; userHandle: string },
  expected: Expected,
): Promise<Shown | null> {
  const { userHandle, clientDataJSON } = credential.response;
  if (userHandle !== kept.userHandle) return null;
  try {
    const { verifyAuthenticationResponse } = await library();
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...credential, clientExtensionResults: {} },
      expectedChallenge: expected.isGoodChallenge,
      expectedOrigin: relyingParty(expected.siteUrl).origin,
      expectedRPID: relyingParty(expected.siteUrl).id,
      requireUserVerification: true,
      credential: {
        id: kept.credentialId,
        publicKey: new Uint8Array(Buffer.from(kept.publicKey, "base64url")),
        // Compared by the database, where two that come at once are told apart.
        counter: 0,
      },
    });
    if (!verified) return null;
    return { counter: authenticationInfo.newCounter, challenge: await challengeOf(clientDataJSON) };
  } catch {
    return null;
  }
}

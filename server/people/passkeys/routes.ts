import type { Hono } from "hono";
import {
  addPasskeyEndpoint,
  CHALLENGE_LIFETIME,
  MOST_PASSKEYS,
  offerPasskeyEndpoint,
  type Passkey,
  passkeyChallengeEndpoint,
  passkeyEndpoint,
  passkeySignInEndpoint,
  passkeysEndpoint,
  removePasskeyEndpoint,
} from "#/contract/passkey.ts";
import type { AccountDeps } from "#/server/people/credentials/deps.ts";
import { confirmPerson } from "#/server/people/second-factor/confirm-person.ts";
import { notifySecurityChange } from "#/server/people/security-log/notify-security-change.ts";
import { deviceCookie } from "#/server/people/session/device-cookie.ts";
import { tokenCookie } from "#/server/people/session/token-cookie.ts";
import { notFound, violation } from "#/server/platform/http/problem.ts";
import { serve } from "#/server/platform/http/serve.ts";
import { anonymousId } from "#/server/platform/hydra/anonymous-id.ts";
import { collectionAnswer } from "#/server/platform/hydra/collection.ts";
import { isValidChallenge, newChallenge, spendChallenge } from "./challenge.ts";
import {
  addPasskey,
  findPasskey,
  type PasskeyRow,
  passkeysOf,
  removePasskey,
  userHandleOf,
} from "./passkeys.ts";
import { ALGORITHMS, relyingParty, verifyRegistration } from "./relying-party.ts";
import { signInByPasskey } from "./sign-in.ts";

function presentPasskey({ id, name, createdAt, lastUsedAt }: PasskeyRow): Passkey {
  return {
    "@id": `/api/user/me/passkeys/${id}`,
    "@type": "Passkey",
    id,
    name,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  };
}

const notValid = () => violation("credential", "format", "This passkey is not valid.");

/**
 * Sign-in without a password (docs/decisions/042). Adding and removing passkeys needs the password, and a code where
 * the user has a second factor.
 */
export function passkeyRoutes(app: Hono, deps: AccountDeps): void {
  const { db, clock, secret, siteUrl } = deps;
  const { id: rpId, name: rpName } = relyingParty(siteUrl);

  serve(app, passkeysEndpoint, async ({ user, url }) => {
    const members = (await passkeysOf(db, user.id)).map(presentPasskey);
    return collectionAnswer(passkeysEndpoint, url, { members, total: members.length });
  });

  serve(app, passkeyEndpoint, async ({ user, params }) => {
    const row = await findPasskey(db, user.id, params.id);
    if (!row) throw notFound();
    return presentPasskey(row);
  });

  serve(app, offerPasskeyEndpoint, async ({ user, body, header }) => {
    await confirmPerson(deps, { userId: user.id, ...body, header });
    const existing = await passkeysOf(db, user.id);
    return {
      "@id": anonymousId(),
      "@type": "PasskeyOffer",
      rp: { id: rpId, name: rpName },
      user: { id: userHandleOf(existing, user.id, secret), name: user.email, displayName: user.email },
      challenge: newChallenge(secret, `add ${user.id}`, clock()),
      pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: "public-key" as const, alg })),
      timeout: CHALLENGE_LIFETIME,
      attestation: "none" as const,
      excludeCredentials: existing.map(({ credentialId, transports }) => ({
        id: credentialId,
        type: "public-key" as const,
        transports,
      })),
      authenticatorSelection: {
        residentKey: "required" as const,
        requireResidentKey: true as const,
        userVerification: "required" as const,
      },
    };
  });

  serve(app, addPasskeyEndpoint, async ({ user, body: { name, credential }, header }) => {
    const at = clock();
    const key = await verifyRegistration(credential, {
      siteUrl,
      isValidChallenge: (challenge) => isValidChallenge(secret, `add ${user.id}`, challenge, at),
    });
    if (!key) throw notValid();
    const added = await db.transaction(async (tx) => {
      if (!(await spendChallenge(tx, key.challenge, at))) return "used";
      const row = await addPasskey(tx, { userId: user.id, name, key, secret, at });
      if (typeof row === "string") return row;
      await notifySecurityChange(tx, user, { kind: "passkeyAdded", at, header, detail: name });
      return row;
    });
    if (added === "full") throw violation("name", "tooMany", MOST_PASSKEYS);
    if (typeof added === "string") throw notValid();
    return presentPasskey(added);
  });

  serve(app, removePasskeyEndpoint, async ({ user, params, body, header }) => {
    if (!(await findPasskey(db, user.id, params.id))) throw notFound();
    await confirmPerson(deps, { userId: user.id, ...body, header });
    const removed = await db.transaction(async (tx) => {
      const row = await removePasskey(tx, user.id, params.id);
      if (!row) return false;
      const event = { kind: "passkeyRemoved", at: clock(), header, detail: row.name } as const;
      await notifySecurityChange(tx, user, event);
      return true;
    });
    if (!removed) throw notFound();
  });

  serve(app, passkeyChallengeEndpoint, async () => ({
    rpId,
    challenge: newChallenge(secret, "sign-in", clock()),
    timeout: CHALLENGE_LIFETIME,
    userVerification: "required" as const,
  }));

  serve(app, passkeySignInEndpoint, async ({ body, header, setCookie }) => {
    const { token, device } = await signInByPasskey(deps, body.credential, header);
    setCookie(tokenCookie(token, siteUrl));
    setCookie(deviceCookie(device, siteUrl));
    return { token };
  });
}

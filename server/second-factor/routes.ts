import { randomUUID } from "node:crypto";
import type { Hono } from "hono";
import {
  confirmSecondFactorEndpoint,
  offerSecondFactorEndpoint,
  removeSecondFactorEndpoint,
  renewRecoveryCodesEndpoint,
  secondFactorEndpoint,
} from "#/contract/second-factor.ts";
import { Problem } from "#/server/http/problem.ts";
import { recordSecurityEvent } from "#/server/security-log/record-security-event.ts";
import { serve } from "#/server/serve.ts";
import { confirmPassword } from "#/server/users/confirm-password.ts";
import type { AccountSurroundings } from "#/server/users/surroundings.ts";
import { qrPath, secretAddress } from "./one-time-code.ts";
import { giveRecoveryCodes } from "./recovery-codes.ts";
import {
  confirmSecret,
  countRecoveryCodes,
  dropSecondFactor,
  findSecondFactor,
  hasSecondFactor,
  offerSecret,
  passSecondFactor,
} from "./second-factor.ts";

const ADDRESS = "/api/user/me/second_factor";
/** An address that nothing answers at: what it names is told once. */
const nowhere = () => `/api/.well-known/genid/${randomUUID()}`;

/** One-time codes at sign-in, for who wants them. What changes them asks for the password again. */
export function secondFactorRoutes(app: Hono, surroundings: AccountSurroundings): void {
  const { db, clock } = surroundings;

  serve(app, secondFactorEndpoint, async ({ user }) => {
    const since = (await findSecondFactor(db, user.id))?.confirmedAt ?? null;
    return {
      "@id": ADDRESS,
      "@type": "SecondFactor",
      isSet: since !== null,
      since: since?.toISOString() ?? null,
      recoveryCodesLeft: await countRecoveryCodes(db, user.id),
    };
  });

  serve(app, offerSecondFactorEndpoint, async ({ user, body }) => {
    await confirmPassword(surroundings, { userId: user.id, password: body.password, path: "password" });
    const secret = await offerSecret(surroundings, user.id, clock());
    const uri = secretAddress(secret, user.email);
    return { "@id": nowhere(), "@type": "SecondFactorOffer", secret, uri, drawing: qrPath(uri) };
  });

  serve(app, confirmSecondFactorEndpoint, async ({ user, body, header }) => {
    const entered = { userId: user.id, code: body.code, at: clock(), header };
    const recoveryCodes = await confirmSecret(surroundings, entered);
    return { "@id": nowhere(), "@type": "RecoveryCodes", recoveryCodes };
  });

  serve(app, renewRecoveryCodesEndpoint, async ({ user, body, header }) => {
    await confirmPassword(surroundings, { userId: user.id, password: body.password, path: "password" });
    if (!(await hasSecondFactor(db, user.id))) throw new Problem(409, "No second factor is set.");
    const recoveryCodes = await db.transaction(async (tx) => {
      const event = { account: user.id, kind: "recoveryCodesRenewed", at: clock(), header } as const;
      await recordSecurityEvent(tx, event);
      return giveRecoveryCodes(tx, user.id);
    });
    return { "@id": nowhere(), "@type": "RecoveryCodes", recoveryCodes };
  });

  serve(app, removeSecondFactorEndpoint, async ({ user, body, header }) => {
    await confirmPassword(surroundings, { userId: user.id, password: body.password, path: "password" });
    const at = clock();
    await passSecondFactor(surroundings, { userId: user.id, code: body.code, at, header });
    await db.transaction(async (tx) => {
      await dropSecondFactor(tx, user.id);
      await recordSecurityEvent(tx, { account: user.id, kind: "secondFactorRemoved", at, header });
    });
  });
}

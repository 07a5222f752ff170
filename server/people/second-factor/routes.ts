import { randomUUID } from "node:crypto";
import type { Hono } from "hono";
import {
  confirmSecondFactorEndpoint,
  offerSecondFactorEndpoint,
  removeSecondFactorEndpoint,
  renewRecoveryCodesEndpoint,
  secondFactorEndpoint,
} from "#/contract/second-factor.ts";
import { tellSecurityChange } from "#/server/people/security-log/tell-security-change.ts";
import { confirmPassword } from "#/server/people/users/confirm-password.ts";
import type { AccountDeps } from "#/server/people/users/deps.ts";
import { Problem } from "#/server/platform/http/problem.ts";
import { serve } from "#/server/platform/http/serve.ts";
import { confirmPerson } from "./confirm-person.ts";
import { qrPath, secretAddress } from "./one-time-code.ts";
import { giveRecoveryCodes } from "./recovery-codes.ts";
import {
  confirmSecret,
  countRecoveryCodes,
  dropSecondFactor,
  findSecondFactor,
  hasSecondFactor,
  offerSecret,
} from "./second-factor.ts";

const ADDRESS = "/api/user/me/second_factor";
/** An address that nothing answers at: what it names is told once. */
const nowhere = () => `/api/.well-known/genid/${randomUUID()}`;

const noneSet = () => new Problem(409, "No second factor is set.");

/** One-time codes at sign-in, for who wants them. What changes them asks for the password again, and for a code once they are set. */
export function secondFactorRoutes(app: Hono, deps: AccountDeps): void {
  const { db, clock } = deps;

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
    await confirmPassword(deps, { userId: user.id, password: body.password, path: "password" });
    const secret = await offerSecret(deps, user.id, clock());
    const uri = secretAddress(secret, user.email);
    return { "@id": nowhere(), "@type": "SecondFactorOffer", secret, uri, drawing: qrPath(uri) };
  });

  serve(app, confirmSecondFactorEndpoint, async ({ user, body, header }) => {
    const entered = { code: body.code, at: clock(), header };
    const recoveryCodes = await confirmSecret(deps, user, entered);
    return { "@id": nowhere(), "@type": "RecoveryCodes", recoveryCodes };
  });

  serve(app, renewRecoveryCodesEndpoint, async ({ user, body, header }) => {
    await confirmPerson(deps, { userId: user.id, ...body, header });
    if (!(await hasSecondFactor(db, user.id))) throw noneSet();
    const recoveryCodes = await db.transaction(async (tx) => {
      await tellSecurityChange(tx, user, { kind: "recoveryCodesRenewed", at: clock(), header });
      return giveRecoveryCodes(tx, user.id);
    });
    return { "@id": nowhere(), "@type": "RecoveryCodes", recoveryCodes };
  });

  serve(app, removeSecondFactorEndpoint, async ({ user, body, header }) => {
    await confirmPerson(deps, { userId: user.id, ...body, header });
    await db.transaction(async (tx) => {
      if (!(await dropSecondFactor(tx, user.id))) throw noneSet();
      await tellSecurityChange(tx, user, { kind: "secondFactorRemoved", at: clock(), header });
    });
  });
}

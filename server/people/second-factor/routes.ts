import type { Hono } from "hono";
import {
  confirmSecondFactorEndpoint,
  offerSecondFactorEndpoint,
  removeSecondFactorEndpoint,
  renewRecoveryCodesEndpoint,
  secondFactorEndpoint,
} from "#/contract/second-factor.ts";
import { confirmPassword } from "#/server/people/credentials/confirm-password.ts";
import type { AccountDeps } from "#/server/people/credentials/deps.ts";
import { notifySecurityChange } from "#/server/people/security-log/notify-security-change.ts";
import { Problem } from "#/server/platform/http/problem.ts";
import { serve } from "#/server/platform/http/serve.ts";
import { anonymousId } from "#/server/platform/hydra/anonymous-id.ts";
import { confirmPerson } from "./confirm-person.ts";
import { qrPath, secretAddress } from "./one-time-code.ts";
import { replaceRecoveryCodes } from "./recovery-codes.ts";
import {
  confirmSecret,
  countRecoveryCodes,
  findSecondFactor,
  hasSecondFactor,
  offerSecret,
  removeSecondFactor,
} from "./second-factor.ts";

const notSet = () => new Problem(409, "No second factor is set.");

/**
 * Optional one-time codes at sign-in. Changes need the password again, and a code once the user has a second factor.
 */
export function secondFactorRoutes(app: Hono, deps: AccountDeps): void {
  const { db, clock } = deps;

  serve(app, secondFactorEndpoint, async ({ user }) => {
    const since = (await findSecondFactor(db, user.id))?.confirmedAt ?? null;
    return {
      "@id": secondFactorEndpoint.path,
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
    return { "@id": anonymousId(), "@type": "SecondFactorOffer", secret, uri, drawing: qrPath(uri) };
  });

  serve(app, confirmSecondFactorEndpoint, async ({ user, body, header }) => {
    const entered = { code: body.code, at: clock(), header };
    const recoveryCodes = await confirmSecret(deps, user, entered);
    return { "@id": anonymousId(), "@type": "RecoveryCodes", recoveryCodes };
  });

  serve(app, renewRecoveryCodesEndpoint, async ({ user, body, header }) => {
    await confirmPerson(deps, { userId: user.id, ...body, header });
    if (!(await hasSecondFactor(db, user.id))) throw notSet();
    const recoveryCodes = await db.transaction(async (tx) => {
      await notifySecurityChange(tx, user, { kind: "recoveryCodesRenewed", at: clock(), header });
      return replaceRecoveryCodes(tx, user.id);
    });
    return { "@id": anonymousId(), "@type": "RecoveryCodes", recoveryCodes };
  });

  serve(app, removeSecondFactorEndpoint, async ({ user, body, header }) => {
    await confirmPerson(deps, { userId: user.id, ...body, header });
    await db.transaction(async (tx) => {
      if (!(await removeSecondFactor(tx, user.id))) throw notSet();
      await notifySecurityChange(tx, user, { kind: "secondFactorRemoved", at: clock(), header });
    });
  });
}

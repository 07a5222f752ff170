import type { Hono } from "hono";
import {
  changePasswordEndpoint,
  deleteAccountEndpoint,
  signUpEndpoint,
  validationCodeEndpoint,
} from "#/contract/user.ts";
import { confirmPerson } from "#/server/people/second-factor/confirm-person.ts";
import { tokenCookie } from "#/server/people/session/token-cookie.ts";
import { serve } from "#/server/platform/http/serve.ts";
import { anonymousId } from "#/server/platform/hydra/anonymous-id.ts";
import { addressKey } from "#/server/platform/rate-limits/limit-key.ts";
import { takeOrRefuse } from "#/server/platform/rate-limits/rate-limiter.ts";
import type { AccountDeps } from "../credentials/deps.ts";
import { CODES_A_DAY, CODES_A_MINUTE } from "../credentials/limits.ts";
import { changePassword } from "./change-password.ts";
import { deleteAccount } from "./delete-account.ts";
import { answerUser } from "./routes.ts";
import { signUp } from "./sign-up.ts";
import { checkCode, sendCode } from "./validation-code.ts";

/** Sign-up, confirmation of the address, change of password, deletion (contract §2.1–§2.3). */
export function accountRoutes(app: Hono, deps: AccountDeps): void {
  const { db, clock, limiter } = deps;

  serve(app, signUpEndpoint, async ({ body, header }) => {
    await signUp(deps, body, addressKey(header));
    return { "@id": anonymousId(), "@type": "Registration", status: "pending" as const };
  });

  serve(app, validationCodeEndpoint, async (call) => {
    const { user, body, header } = call;
    const isCheck = body.code !== undefined;
    if (isCheck && !user.isVerified) {
      await checkCode(db, { userId: user.id, code: body.code ?? "", at: clock(), header });
    }
    if (isCheck || user.isVerified) {
      call.succeedWith(200);
      return answerUser(db, call);
    }
    const key = String(user.id);
    await takeOrRefuse(limiter, [
      [CODES_A_MINUTE, key],
      [CODES_A_DAY, key],
    ]);
    await sendCode(db, user, clock());
    return { "@id": anonymousId(), "@type": "ValidationCode", status: "sent" as const };
  });

  serve(app, changePasswordEndpoint, async ({ user, body, header, setCookie }) => {
    const token = await changePassword(deps, user, { ...body, header });
    setCookie(tokenCookie(token, deps.siteUrl));
    return { token };
  });

  serve(app, deleteAccountEndpoint, async ({ user, body, header }) => {
    await confirmPerson(deps, { userId: user.id, ...body, header });
    await deleteAccount(db, user, { at: clock(), header });
  });
}

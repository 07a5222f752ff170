import type { Hono, MiddlewareHandler } from "hono";
import {
  forgotPasswordEndpoint,
  passwordTokenEndpoint,
  resetPasswordEndpoint,
} from "#/contract/password-reset.ts";
import { BareRefusal } from "#/server/platform/http/problem.ts";
import { serve } from "#/server/platform/http/serve.ts";
import { anonymousId } from "#/server/platform/hydra/anonymous-id.ts";
import { addressKey } from "#/server/platform/rate-limits/limit-key.ts";
import type { AccountDeps } from "../credentials/deps.ts";
import { findLink, forgotPassword, resetPassword } from "./password-reset.ts";

/**
 * Refuses a request without a body before the types of its fields are checked. The contract (§2.4) prescribes this
 * answer, in the form of the Symfony bundle behind the specified API.
 */
const needsBody: MiddlewareHandler = async ({ req }, next) => {
  const length = req.header("Content-Length");
  const isEmpty = length === undefined ? req.raw.body === null : length === "0";
  if (req.method === "POST" && isEmpty) throw new BareRefusal(422, "No parameter sent.");
  await next();
};

/** Password reset by a mailed link (contract §2.4). */
export function passwordResetRoutes(app: Hono, deps: AccountDeps): void {
  const { db, clock } = deps;

  for (const path of [forgotPasswordEndpoint.path, "/api/forgot-password"] as const) {
    app.use(path, needsBody);
    serve(app, { ...forgotPasswordEndpoint, path }, async ({ body: { email, locale }, header }) => {
      if (email === undefined) throw new BareRefusal(422, 'Parameter "email" is missing.');
      await forgotPassword(deps, { email, locale, visitor: addressKey(header) });
    });
  }

  serve(app, passwordTokenEndpoint, async ({ params }) => {
    const { expiresAt } = await findLink(db, params.token, clock());
    return {
      "@id": anonymousId(),
      "@type": "PasswordToken",
      expiresAt: expiresAt.toISOString(),
    };
  });

  serve(app, resetPasswordEndpoint, ({ params, body, header }) =>
    resetPassword(deps, { token: params.token, password: body.password ?? "", header }),
  );
}

import type { MiddlewareHandler } from "hono";
import type { Mailer } from "./mailer.ts";

/** Wakes the mailer after the answer to a write, whose transaction is then finished. */
export function wakeMailer(mailer: Pick<Mailer, "wake">): MiddlewareHandler {
  return async ({ req }, next) => {
    await next();
    if (req.method !== "GET" && req.method !== "HEAD" && req.method !== "OPTIONS") mailer.wake();
  };
}

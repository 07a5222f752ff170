import type { MiddlewareHandler } from "hono";
import type { Mailer } from "./mailer.ts";

/** Has the mailer look at its queue once a write is answered: its transaction is over by then. */
export function wakeMailer(mailer: Pick<Mailer, "wake">): MiddlewareHandler {
  return async ({ req }, next) => {
    await next();
    if (req.method !== "GET" && req.method !== "HEAD" && req.method !== "OPTIONS") mailer.wake();
  };
}

import type { MiddlewareHandler } from "hono";
import { Problem } from "./problem.ts";

/**
 * Refuses compressed bodies and tells the client so (RFC 9110, 12.5.3): read as they are they would be a syntax error,
 * and unpacked they could have any size.
 * @throws Problem 415
 */
export const plainBodies: MiddlewareHandler = async ({ req }, next) => {
  const coding = req.header("Content-Encoding")?.trim().toLowerCase();
  if (coding && coding !== "identity") {
    throw new Problem(415, `The content-encoding "${coding}" is not supported.`, {
      "Accept-Encoding": "identity",
    });
  }
  await next();
};

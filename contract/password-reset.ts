import { z } from "zod";
import { SMALL_BODY } from "./body-size.ts";
import { endpoint } from "./endpoint.ts";
import { node } from "./hydra.ts";

const open = { resource: "PasswordToken", access: "public", cache: "U" } as const;

/** Always 204, whether or not the address has an account (contract §2.4). */
export const forgotPasswordEndpoint = endpoint({
  ...open,
  method: "POST",
  path: "/api/forgot-password/",
  summary: "Asks for a link by which a new password can be chosen",
  status: 204,
  largestBody: SMALL_BODY,
  body: z.object({ email: z.string().optional(), locale: z.string().optional() }),
  answer: z.undefined(),
});

/** 404 for a link that is unknown, used or expired (after an hour). */
export const passwordTokenEndpoint = endpoint({
  ...open,
  method: "GET",
  path: "/api/forgot-password/{token}",
  summary: "Whether a link still opens",
  status: 200,
  answer: z.object({ ...node, expiresAt: z.string() }),
});

/** Uses up the link and ends every session. An invalid link is answered with 404 before the password is checked. */
export const resetPasswordEndpoint = endpoint({
  ...open,
  method: "POST",
  path: "/api/forgot-password/{token}",
  summary: "Chooses a new password by a link",
  status: 204,
  largestBody: SMALL_BODY,
  body: z.object({ password: z.string().optional() }),
  answer: z.undefined(),
});

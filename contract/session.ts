import { z } from "zod";
import { TEXT_BODY } from "./body-size.ts";
import { endpoint } from "./endpoint.ts";
import { collection, node } from "./hydra.ts";

/** A bearer token; its cookie expires with it. */
export const tokenSchema = z.object({ token: z.string() });

/** An active session. */
export const sessionSchema = z.object({
  ...node,
  id: z.number().int(),
  /** Such as `Firefox` and `Windows`; null when the browser does not tell. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  createdAt: z.string(),
  lastSeenAt: z.string(),
  /** Whether it is the session of this request. */
  isCurrent: z.boolean(),
});

export type Session = z.infer<typeof sessionSchema>;

/** The token of a sign-in; `isPasswordBreached` is present only for a password from lists of stolen ones. */
export const signedInSchema = tokenSchema.extend({ isPasswordBreached: z.literal(true).optional() });

/**
 * 401 for any wrong credentials, 429 after too many failures. With a second factor, the right password alone gets 422
 * at `code`; send the same again with a one-time code or a recovery code.
 */
export const signInEndpoint = endpoint({
  method: "POST",
  path: "/authentification",
  resource: "Token",
  summary: "Sign in; `username` is another name of `email`",
  access: "public",
  cache: "U",
  status: 200,
  format: "json",
  /** Enough for a password of 4,096 bytes, above which any is wrong (contract §1.1), with an address. */
  largestBody: TEXT_BODY,
  body: z.object({
    email: z.string().optional(),
    username: z.string().optional(),
    password: z.string().optional(),
    code: z.string().optional(),
  }),
  answer: signedInSchema,
});

/** Refused with 401 twelve hours after sign-in. */
export const renewSessionEndpoint = endpoint({
  method: "POST",
  path: "/api/user/me/session",
  resource: "Token",
  summary: "A fresh hour for a living session",
  access: "token",
  cache: "U",
  status: 200,
  format: "json",
  answer: tokenSchema,
});

export const signOutEndpoint = endpoint({
  method: "DELETE",
  path: "/api/user/me/session",
  resource: "Token",
  summary: "Ends this session: its tokens are refused from now on",
  access: "token",
  cache: "U",
  status: 204,
  answer: z.undefined(),
});

export const sessionsEndpoint = endpoint({
  method: "GET",
  path: "/api/user/me/sessions",
  resource: "Session",
  summary: "Living sessions of the user, the last seen first, unpaged",
  access: "token",
  cache: "U",
  status: 200,
  answer: collection(sessionSchema),
});

export const sessionEndpoint = endpoint({
  method: "GET",
  path: "/api/user/me/sessions/{id}",
  resource: "Session",
  summary: "One living session of the user",
  access: "token",
  cache: "U",
  status: 200,
  answer: sessionSchema,
});

export const endSessionEndpoint = endpoint({
  method: "DELETE",
  path: "/api/user/me/sessions/{id}",
  resource: "Session",
  summary: "Signs out there",
  access: "token",
  cache: "U",
  status: 204,
  answer: z.undefined(),
});

export const endOtherSessionsEndpoint = endpoint({
  method: "DELETE",
  path: "/api/user/me/sessions",
  resource: "Session",
  summary: "Signs out everywhere but here",
  access: "token",
  cache: "U",
  status: 204,
  answer: z.undefined(),
});

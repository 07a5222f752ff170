import { z } from "zod";
import { SMALL_BODY } from "./body-size.ts";
import { confirmation } from "./confirmation.ts";
import { LONGEST_NAME, requiredText } from "./constraints.ts";
import { endpoint } from "./endpoint.ts";
import { collection, node } from "./hydra.ts";
import { SCOPES } from "./scope.ts";

/** Beginning of every access token, by which secret scanners recognise a leaked one. */
export const ACCESS_TOKEN_PREFIX = "sillon_pat_";

/** Maximum lifetime of an access token, in days. */
export const LONGEST_LIFE = 366;
/** Lifetimes that the form offers, in days. */
export const LIVES = [30, 90, 365] as const;
/** Maximum number of tokens per user. */
export const MOST_ACCESS_TOKENS = 50;

export const accessTokenSchema = z.object({
  ...node,
  id: z.number().int(),
  name: z.string(),
  scopes: z.array(z.enum(SCOPES)),
  /** Its last characters, by which its owner can recognise it: the token itself is not stored. */
  hint: z.string(),
  createdAt: z.string(),
  expiresAt: z.string(),
  isExpired: z.boolean(),
  /** To the minute; null when it has never been used. */
  lastUsedAt: z.string().nullable(),
});

/** A new token, the only answer that contains it: we store its hash. */
export const newAccessTokenSchema = accessTokenSchema.extend({ token: z.string() });

export type AccessToken = z.infer<typeof accessTokenSchema>;

const own = { resource: "AccessToken", access: "token", cache: "U" } as const;
const PATH = "/api/user/me/access_tokens";

export const accessTokensEndpoint = endpoint({
  ...own,
  method: "GET",
  path: PATH,
  summary: "Access tokens of the user, the newest first, unpaged",
  status: 200,
  answer: collection(accessTokenSchema),
});

export const accessTokenEndpoint = endpoint({
  ...own,
  method: "GET",
  path: `${PATH}/{id}`,
  summary: "One access token of the user",
  status: 200,
  answer: accessTokenSchema,
});

export const accessTokenBody = z.object({
  name: requiredText(LONGEST_NAME),
  scopes: z.array(z.enum(SCOPES)).min(1).max(SCOPES.length),
  expiresInDays: z.number().int().min(1).max(LONGEST_LIFE).default(90),
  ...confirmation,
});

export const createAccessTokenEndpoint = endpoint({
  ...own,
  method: "POST",
  path: PATH,
  summary: "Makes an access token for a program; `token` is told this once",
  status: 201,
  largestBody: SMALL_BODY,
  body: accessTokenBody,
  answer: newAccessTokenSchema,
});

export const revokeAccessTokenEndpoint = endpoint({
  ...own,
  method: "DELETE",
  path: `${PATH}/{id}`,
  summary: "Revokes an access token: it is refused from now on",
  status: 204,
  answer: z.undefined(),
});

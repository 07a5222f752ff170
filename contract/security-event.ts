import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { collection, node, paging } from "./hydra.ts";

/** Days for which an event stays in the security log. */
export const DAYS_LOGGED = 90;

/** Kinds of events in the security log of an account. */
export const SECURITY_EVENTS = [
  "signedIn",
  /** Signed in by a mailed link instead of the password. */
  "signInLinkUsed",
  "signInFailed",
  "sessionsEnded",
  "addressConfirmed",
  "passwordChanged",
  "passwordReset",
  /** By a command of the operator, like the next two. */
  "passwordResetByOperator",
  "accountShut",
  "accountOpened",
  "secondFactorSet",
  "secondFactorRemoved",
  "secondFactorRemovedByOperator",
  /** Wrong one-time code after the right password. */
  "codeRefused",
  "recoveryCodeUsed",
  "recoveryCodesRenewed",
  "passkeyAdded",
  "passkeyRemoved",
  "passkeyUsed",
  /** Its counter had not grown: the passkey may have been copied. */
  "passkeyRefused",
  "deviceForgotten",
  "tokenMade",
  "tokenRevoked",
  "dataExported",
  "accountDeleted",
] as const;

export type SecurityEventKind = (typeof SECURITY_EVENTS)[number];

export const securityEventSchema = z.object({
  ...node,
  id: z.number().int(),
  kind: z.enum(SECURITY_EVENTS),
  createdAt: z.string(),
  /** Such as `Firefox` and `Windows`; null when the browser does not tell, or for actions of the operator. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  /** Network of the client, such as `192.0.2.0/24` or `2001:db8:1::/48`: never the whole address. */
  network: z.string().nullable(),
  /** Further detail, such as the name of a token. */
  detail: z.string().nullable(),
});

export type SecurityEvent = z.infer<typeof securityEventSchema>;

const own = { resource: "SecurityEvent", access: "token", cache: "U" } as const;

export const securityEventsEndpoint = endpoint({
  ...own,
  method: "GET",
  path: "/api/user/me/security_events",
  summary: "What happened to the user's account in the last 90 days, newest first",
  status: 200,
  query: z.object({ ...paging }),
  answer: collection(securityEventSchema),
});

export const securityEventEndpoint = endpoint({
  ...own,
  method: "GET",
  path: "/api/user/me/security_events/{id}",
  summary: "One event of that log",
  status: 200,
  answer: securityEventSchema,
});

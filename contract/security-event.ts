import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { collection, node, paging } from "./hydra.ts";

/** Days that an event stays in the security log. */
export const DAYS_LOGGED = 90;

/** What the security log of an account tells. */
export const SECURITY_EVENTS = [
  "signedIn",
  /** A mailed link stood for the password. */
  "signInLinkUsed",
  "signInFailed",
  "sessionsEnded",
  "addressConfirmed",
  "passwordChanged",
  "passwordReset",
  /** By the operator's command, as are the next two. */
  "passwordResetByOperator",
  "accountShut",
  "accountOpened",
  "secondFactorSet",
  "secondFactorRemoved",
  "secondFactorRemovedByOperator",
  /** The password was right. */
  "codeRefused",
  "recoveryCodeUsed",
  "recoveryCodesRenewed",
  "passkeyAdded",
  "passkeyRemoved",
  "passkeyUsed",
  /** Its counter had not grown: somebody has a copy of it. */
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
  /** As `Firefox`, and as `Windows`; null when it does not say, or when the operator did it. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  /** The network it came from, as `192.0.2.0/24` or `2001:db8:1::/48`: never the whole address. */
  network: z.string().nullable(),
  /** What it was about, as the name of a token. */
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

/**
 * What an access token can be good for. A call that names none is for sessions alone: no token of a program changes an
 * account.
 */
export const SCOPES = [
  "catalogue:read",
  "projects:read",
  "projects:write",
  "cue-sheets:read",
  "cue-sheets:write",
  "downloads",
  "account:read",
  "webhooks",
] as const;

export type Scope = (typeof SCOPES)[number];

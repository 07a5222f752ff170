/**
 * Scopes of access tokens. A call without a scope accepts sessions only, so that no program's token can change an
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

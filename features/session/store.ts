import { create } from "zustand";
import type { User } from "#/contract/user.ts";

/** The session of the specification (§3); its token is a cookie (`lib/api/token.ts`). */
export interface Session {
  /** Profile of the signed-in user; the header counts their cart. */
  user: User | null;
  isAuthenticated: boolean;
  /** The last sign-in or profile fetch was refused (401). */
  error: boolean;
  /**
   * Whether this browser holds a token. For one found on start, the profile may still be loading; for a new one, this
   * is set together with the profile.
   */
  hasToken: boolean;
  /** Whether it held one at any time since the page was opened: the session's code then stays loaded. */
  wasSignedIn: boolean;
}

/** State after clearing a session. */
export const SIGNED_OUT = { user: null, isAuthenticated: false, error: false, hasToken: false };

export const useSession = create<Session>(() => ({ ...SIGNED_OUT, wasSignedIn: false }));

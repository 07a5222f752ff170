import { create } from "zustand";
import type { User } from "#/contract/user.ts";

/** The session of the specification (§3); its token is a cookie (`lib/api/token.ts`). */
export interface Session {
  /** The profile of who is signed in; their cart counts in the header. */
  user: User | null;
  isAuthenticated: boolean;
  /** The last sign-in or profile fetch was refused (401). */
  error: boolean;
  /**
   * Whether this browser holds a token. Of one found on start the profile may still be on its way; of one that was just
   * given it is said with the profile.
   */
  hasToken: boolean;
  /** Whether it did at some time since the page was opened: what serves a session is then there for good. */
  wasSignedIn: boolean;
}

/** What clearing a session leaves. */
export const SIGNED_OUT = { user: null, isAuthenticated: false, error: false, hasToken: false };

export const useSession = create<Session>(() => ({ ...SIGNED_OUT, wasSignedIn: false }));

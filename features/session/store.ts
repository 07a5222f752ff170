import { create } from "zustand";

/** What is known of the signed-in person (specification §3); their cart counts in the header. */
interface SessionUser {
  id: number;
  "@id": string;
  firstname: string | null;
  lastname: string | null;
  cart: { tracks: number[] } | null;
}

interface Session {
  user: SessionUser | null;
  isAuthenticated: boolean;
  /** The last sign-in or profile fetch was refused (401). */
  error: boolean;
}

export const useSession = create<Session>(() => ({ user: null, isAuthenticated: false, error: false }));

import { create } from "zustand";

/** The track last counted as listened to; those who show what was heard follow it. */
export const useLastListened = create<{ track: number | null }>(() => ({ track: null }));

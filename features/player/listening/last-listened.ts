import { create } from "zustand";
import type { Id } from "#/contract/hydra.ts";

/** The track last counted as listened to; those who show what was heard follow it. */
export const useLastListened = create<{ track: Id | null }>(() => ({ track: null }));

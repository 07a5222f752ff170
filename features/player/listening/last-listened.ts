import { create } from "zustand";
import type { Id } from "#/contract/hydra.ts";

/** The track that last counted as listened to, and its version; the marks of heard tracks follow it. */
export const useLastListened = create<{ track: Id | null; version: Id | null }>(() => ({
  track: null,
  version: null,
}));

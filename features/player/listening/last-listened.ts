import { create } from "zustand";
import type { Id } from "#/contract/hydra.ts";

/** The track that last counted as listened to; marks of heard tracks follow it. */
export const useLastListened = create<{ track: Id | null }>(() => ({ track: null }));

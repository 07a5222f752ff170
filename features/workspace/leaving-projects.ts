import { create } from "zustand";

/** Projects that are about to be deleted and can still be taken back; they are out of sight. */
export const useLeavingProjects = create<{ ids: readonly number[] }>(() => ({ ids: [] }));

import { create } from "zustand";
import { persist } from "zustand/middleware";

/** Whether searches hide the tracks that the person has heard; stored in the browser. */
export const useHiddenHeard = create<{ hides: boolean }>()(
  persist((): { hides: boolean } => ({ hides: false }), { name: "sillon.hiddenHeard" }),
);

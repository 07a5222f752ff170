import { create } from "zustand";
import { persist } from "zustand/middleware";

/** Whether searches leave out what the person has heard already; remembered in the browser. */
export const useHiddenHeard = create<{ hides: boolean }>()(
  persist((): { hides: boolean } => ({ hides: false }), { name: "sillon.hiddenHeard" }),
);

import { create } from "zustand";
import { persist } from "zustand/middleware";

/** What a listener chose once and for all, remembered in the browser. */
export interface Choices {
  /** Plays on in the list at the end of a track; the specification stops there. */
  goesOn: boolean;
  /** Single letters drive the player (WCAG 2.1.4: they can be switched off). */
  keys: boolean;
}

const DEFAULTS: Choices = { goesOn: false, keys: true };

export const useChoices = create<Choices>()(
  persist((): Choices => DEFAULTS, {
    name: "sillon.choices",
    version: 1,
    merge: (stored, initial) => ({ ...initial, ...chosen(stored) }),
  }),
);

function chosen(stored: unknown): Partial<Choices> {
  if (typeof stored !== "object" || stored === null) return {};
  return {
    goesOn: "goesOn" in stored && stored.goesOn === true,
    keys: !("keys" in stored && stored.keys === false),
  };
}

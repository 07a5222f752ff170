import { create } from "zustand";
import { persist } from "zustand/middleware";

/** What a listener chose once and for all, remembered in the browser. */
export interface Choices {
  /** Plays on in the list at the end of a track; the specification stops there. */
  autoplayNext: boolean;
  /** Single letters drive the player (WCAG 2.1.4: they can be switched off). */
  keys: boolean;
}

const DEFAULTS: Choices = { autoplayNext: false, keys: true };

export const usePreferences = create<Choices>()(
  persist((): Choices => DEFAULTS, {
    name: "sillon.choices",
    version: 2,
    migrate: (stored) => renamed(stored),
    merge: (stored, initial) => ({ ...initial, ...chosen(stored) }),
  }),
);

/** Choices as version 1 kept them, by their names of today. */
function renamed(stored: unknown): Choices {
  const keeps = (name: string, value: boolean) =>
    typeof stored === "object" && stored !== null && Reflect.get(stored, name) === value;
  return { autoplayNext: keeps("goesOn", true), keys: !keeps("keys", false) };
}

function chosen(stored: unknown): Partial<Choices> {
  if (typeof stored !== "object" || stored === null) return {};
  return {
    autoplayNext: "autoplayNext" in stored && stored.autoplayNext === true,
    keys: !("keys" in stored && stored.keys === false),
  };
}

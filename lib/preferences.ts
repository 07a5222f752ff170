import { create } from "zustand";
import { persist } from "zustand/middleware";

/** Permanent settings of a listener, stored in the browser. */
export interface Preferences {
  /** Continues with the list at the end of a track, where the specification stops. */
  autoplayNext: boolean;
  /** Single letters control the player (WCAG 2.1.4: people can switch them off). */
  keys: boolean;
}

const DEFAULTS: Preferences = { autoplayNext: false, keys: true };

export const usePreferences = create<Preferences>()(
  persist((): Preferences => DEFAULTS, {
    name: "sillon.choices",
    version: 2,
    migrate: (stored) => fromVersion1(stored),
    merge: (stored, initial) => ({ ...initial, ...validated(stored) }),
  }),
);

/** Converts the settings of version 1 to today's names. */
function fromVersion1(stored: unknown): Preferences {
  const keeps = (name: string, value: boolean) =>
    typeof stored === "object" && stored !== null && Reflect.get(stored, name) === value;
  return { autoplayNext: keeps("goesOn", true), keys: !keeps("keys", false) };
}

function validated(stored: unknown): Partial<Preferences> {
  if (typeof stored !== "object" || stored === null) return {};
  return {
    autoplayNext: "autoplayNext" in stored && stored.autoplayNext === true,
    keys: !("keys" in stored && stored.keys === false),
  };
}

import { useCallback } from "react";
import { useVersionLabel } from "./use-version-label.ts";

/** Fields that name a sound. */
export interface NamedSound {
  name: string;
  /** Label of the version; null for the track itself. */
  version?: string | null | undefined;
}

/**
 * Returns a function for the name of a sound in the page's language: «Delta», or «Delta, Version 60 secondes» for a
 * version.
 */
export function useSoundName(): (sound: NamedSound) => string {
  const versionLabel = useVersionLabel();
  return useCallback(
    ({ name, version }) => (version ? `${name}, ${versionLabel(version)}` : name),
    [versionLabel],
  );
}

import { useCallback } from "react";
import { useVersionLabel } from "./use-version-label.ts";

/** What of a sound tells how it is called. */
export interface NamedSound {
  name: string;
  /** Label of the version; null for the track itself. */
  version?: string | null | undefined;
}

/** Gives how a sound is called in the page's language: «Delta», or «Delta, 60 secondes» for a version. */
export function useSoundName(): (sound: NamedSound) => string {
  const versionLabel = useVersionLabel();
  return useCallback(
    ({ name, version }) => (version ? `${name}, ${versionLabel(version)}` : name),
    [versionLabel],
  );
}

import { useCallback } from "react";
import { useSoundName } from "#/features/player/use-sound-name.ts";
import { useNamedTexts } from "./use-named-texts.ts";
import type { ActionTrack, TrackAct } from "./use-track-acts.ts";

/** Whether an item is in the cart; null before the profile is loaded: the button then shows neither state. */
export type InCart = boolean | null;

/** Returns a function for the label of an action's button, with the track's name. */
export function useActionLabels(): (act: TrackAct, track: ActionTrack, inCart: InCart) => string {
  const named = useNamedTexts();
  const soundName = useSoundName();
  return useCallback(
    (act, track, inCart) => {
      if (act === "similar") return named("similar", track.name);
      const name = soundName({ name: track.name, version: track.trackVersion?.version });
      if (act === "project") return named("addToProject", name);
      if (act === "download") return named("download", name);
      return named(inCart === null ? "cart" : inCart ? "removeFromCart" : "addToCart", name);
    },
    [named, soundName],
  );
}

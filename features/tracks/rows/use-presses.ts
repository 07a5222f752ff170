import { type FocusEvent, type MouseEvent, type PointerEvent, type SyntheticEvent, useState } from "react";
import { itemIri } from "#/contract/item.ts";
import { play, toggle } from "#/features/player/actions.ts";
import { type PlayIntent, playIntent } from "#/features/player/play-intent.ts";
import { type Playable, playableOfTrack } from "#/features/player/playable.ts";
import { useEnqueue } from "#/features/tracks/acting/use-add-to-queue.ts";
import { type TrackAct, useTrackActs } from "#/features/tracks/acting/use-track-acts.ts";
import type { RowTrack } from "../row-parts/row-track.ts";
import { hideTitles, showTitles } from "./row-titles.ts";

/** Action of a row's button, from its `data-act`. */
export type RowAct = TrackAct | "play" | "wave" | "queue" | "more";

/** Selector of the buttons whose sound is preloaded before the press. */
const PLAYING = "[data-act='play'], [data-act='wave']";

/**
 * Returns the listeners of a list for presses on its rows' buttons, and the track whose sheet of actions is open.
 * Creates the data of an action only when it is pressed.
 */
export function usePresses({
  tracks,
  list,
}: {
  tracks: readonly RowTrack[];
  list: () => readonly Playable[];
}) {
  const acts = useTrackActs();
  const enqueue = useEnqueue();
  const [asked, setAsked] = useState<RowTrack | null>(null);
  // The sheet closes with its row, and does not open again when the row comes back.
  if (asked && !tracks.some((one) => itemIri(one) === itemIri(asked))) setAsked(null);

  const press = (event: MouseEvent<HTMLElement>) => {
    const button = buttonAt(event, "[data-act]");
    const track = button && trackOf(button, tracks);
    if (!track) return;
    const act = button.dataset.act as RowAct;
    if (act === "more") setAsked(track);
    else if (act === "queue") enqueue(playableOfTrack(track));
    else if (act === "wave") {
      const { left, width } = button.getBoundingClientRect();
      play(playableOfTrack(track), { at: (event.clientX - left) / width, list: list() });
    } else if (act !== "play") acts[act](track);
    else if (isSounding(button)) toggle();
    else play(playableOfTrack(track), { list: list() });
  };

  /**
   * Reports the intent to play a row. Uses pointerover and pointerout, because pointerenter and pointerleave do not
   * bubble.
   */
  const tell =
    <Happening extends PointerEvent<HTMLElement> | FocusEvent<HTMLElement>>(name: keyof PlayIntent) =>
    (event: Happening) => {
      const button = buttonAt(event, PLAYING);
      const track = button && trackOf(button, tracks);
      if (!track || (event.relatedTarget instanceof Node && button.contains(event.relatedTarget))) return;
      const handle = playIntent(() => (isSounding(button) ? null : playableOfTrack(track)))[name] as
        | ((event: Happening) => void)
        | undefined;
      handle?.(event);
    };

  return {
    asked,
    forget: () => setAsked(null),
    listeners: {
      // In the capture phase, so that the list itself does not count as clickable for assistive technology.
      onClickCapture: press,
      onPointerOver: tell<PointerEvent<HTMLElement>>("onPointerEnter"),
      onPointerMove: showTitles,
      onPointerOut: (event: PointerEvent<HTMLElement>) => {
        hideTitles(event);
        tell<PointerEvent<HTMLElement>>("onPointerLeave")(event);
      },
      onPointerDown: tell<PointerEvent<HTMLElement>>("onPointerDown"),
      onFocus: tell<FocusEvent<HTMLElement>>("onFocus"),
      onBlur: tell<FocusEvent<HTMLElement>>("onBlur"),
    },
  };
}

function buttonAt({ target }: SyntheticEvent, which: string): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(which) : null;
}

/** Whether a play button is for the player's current sound, which it pauses or resumes. */
function isSounding(button: HTMLElement): boolean {
  return "current" in button.dataset;
}

/** Returns the track, or the version of it, whose row contains the button. */
function trackOf(button: HTMLElement, tracks: readonly RowTrack[]): RowTrack | undefined {
  const { track, trackVersion = "" } = button.closest<HTMLElement>("[data-track]")?.dataset ?? {};
  return tracks.find(
    (one) => String(one.id) === track && String(one.trackVersion?.id ?? "") === trackVersion,
  );
}

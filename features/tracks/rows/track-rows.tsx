"use client";

import {
  type ComponentProps,
  lazy,
  Suspense,
  type SyntheticEvent,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from "react";
import type { Id } from "#/contract/hydra.ts";
import type { Playable } from "#/features/player/playable.ts";
import type { RowTrack } from "../row-parts/row-track.ts";
import { Rows } from "./row-state.ts";
import { usePresses } from "./use-presses.ts";
import { useRowsState } from "./use-rows-state.ts";

const RowSheet = lazy(async () => ({ default: (await import("./row-sheet.tsx")).RowSheet }));

type Props = ComponentProps<"ol"> & {
  /** The tracks and versions that the rows may show. */
  tracks: readonly RowTrack[];
  /** The queue for previous and next when playing starts here. */
  list: () => readonly Playable[];
  /** Address of a shared drawing with the waveforms of the tracks. */
  waveforms?: string | null;
  /** By track, the drawing that holds its cover and others. */
  covers?: ReadonlyMap<Id, string>;
};

const NO_COVERS: ReadonlyMap<Id, string> = new Map();

/**
 * Renders the list around rows: a single listener handles their buttons (docs/decisions/076), and a single subscription
 * provides the playing sound, the cart and the heard tracks.
 */
export function TrackRows({
  tracks,
  list,
  waveforms = null,
  covers = NO_COVERS,
  ref,
  children,
  ...props
}: Props) {
  const [failed, setFailed] = useState<string | null>(null);
  const rows = useRowsState({ list, waveforms: waveforms === failed ? null : waveforms, covers });
  const { asked, forget, listeners } = usePresses({ tracks, list });
  const box = useRef<HTMLOListElement>(null);
  useImperativeHandle(ref, () => box.current as HTMLOListElement);

  /**
   * For a backend without drawings of lists: each row then loads its own image; if that fails too, its place stays
   * empty.
   */
  const fail = (image: HTMLImageElement) => {
    if (image.src.includes("#t")) setFailed(waveforms);
    else image.style.visibility = "hidden";
  };
  const watch = ({ target, type }: SyntheticEvent) => {
    if (!(target instanceof HTMLImageElement && target.closest("[data-waveform]"))) return;
    // A hidden lazy image without a box would never load: it keeps its box, and becomes visible when it has loaded.
    if (type === "load") target.style.visibility = "";
    else fail(target);
  };
  // They may have failed before hydration, when nothing listened.
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows that come later are listened to.
  useEffect(() => {
    for (const image of box.current?.querySelectorAll<HTMLImageElement>("[data-waveform] img") ?? []) {
      if (image.complete) image.decode?.().catch(() => fail(image));
    }
  }, []);

  return (
    <Rows value={rows}>
      <ol {...props} {...listeners} ref={box} onErrorCapture={watch} onLoadCapture={watch}>
        {children}
      </ol>
      {asked && (
        <Suspense fallback={null}>
          <RowSheet track={asked} onClose={forget} />
        </Suspense>
      )}
    </Rows>
  );
}

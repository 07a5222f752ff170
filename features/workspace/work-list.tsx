"use client";

import {
  type CollisionDetection,
  closestCenter,
  DndContext,
  MouseSensor,
  TouchSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import { restrictToParentElement, restrictToVerticalAxis } from "@dnd-kit/modifiers";
import { SortableContext, verticalListSortingStrategy } from "@dnd-kit/sortable";
import { useTranslations } from "next-intl";
import { type ReactNode, useCallback, useRef, useState } from "react";
import type { Item } from "#/contract/item.ts";
import { playableOfTrack } from "#/features/player/playable.ts";
import type { Marks } from "#/features/session/marks-store.ts";
import { TrackColumns } from "#/features/tracks/rows/track-columns.tsx";
import { TrackRows } from "#/features/tracks/rows/track-rows.tsx";
import { ActionBar } from "./action-bar.tsx";
import { choose, type ListSelection, NOTHING, stillThere } from "./choose.ts";
import { moveTo } from "./move-to.ts";
import { RowKeyboardSensor } from "./row-keyboard-sensor.ts";
import { useDragWords } from "./use-drag-words.ts";
import { WorkRow } from "./work-row.tsx";

/** Pixels before a pointer drags a row, and milliseconds before a finger does. */
const DRAG_DISTANCE = 6;
const TOUCH_DELAY = 220;

interface Props {
  tracks: readonly Item[];
  /** Without them the list is read-only. */
  onReorder?: ((ids: string[]) => void) | undefined;
  onRemove?: ((ids: readonly string[]) => void) | undefined;
  /** A mark that the list itself states. */
  hideMark?: keyof Marks | undefined;
  trailingOf?: (track: Item) => ReactNode;
  footerOf?: (track: Item) => ReactNode;
  /** Pixels of the trailing content, without its gap. */
  after?: number;
  /** Additional actions for the selected rows. */
  moreActions?: (ids: readonly string[]) => ReactNode;
}

/** Renders an editable list of tracks and versions, ordered by dragging, by buttons and by number, several at once. */
export function WorkList({
  tracks,
  onReorder,
  onRemove,
  hideMark,
  trailingOf,
  footerOf,
  after = 0,
  moreActions,
}: Props) {
  const t = useTranslations("workspace");
  const [choice, setChoice] = useState<ListSelection<string>>(NOTHING);
  const ids = tracks.map((track) => track["@id"]);
  const { chosen } = stillThere(choice, ids);
  const list = () => tracks.map(playableOfTrack);
  const place = useRef<UniqueIdentifier | null>(null);
  const words = useDragWords(tracks, place);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: DRAG_DISTANCE } }),
    useSensor(TouchSensor, { activationConstraint: { delay: TOUCH_DELAY, tolerance: DRAG_DISTANCE } }),
    useSensor(RowKeyboardSensor, { place }),
  );
  // Keys set the target row themselves; for a pointer it is the nearest row.
  const findPlace: CollisionDetection = useCallback(
    (drag) => (place.current === null ? closestCenter(drag) : [{ id: place.current }]),
    [],
  );

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={findPlace}
      modifiers={[restrictToVerticalAxis, restrictToParentElement]}
      accessibility={words}
      onDragEnd={({ active, over }) => {
        // If a row is dropped right after an arrow key, the library has not found its place yet.
        const to = place.current ?? over?.id;
        if (to === undefined || to === active.id || !onReorder) return;
        const moved = new Set([String(active.id)]);
        onReorder(moveTo(ids, moved, ids.indexOf(String(to))));
      }}
    >
      <TrackColumns
        numbered
        showCover
        hasLeading={onReorder !== undefined}
        trailing={after > 0 && <span className="block" style={{ width: after }} />}
      />
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <TrackRows aria-label={t("list")} tracks={tracks} list={list}>
          {tracks.map((track, index) => (
            <WorkRow
              key={track["@id"]}
              track={track}
              number={index + 1}
              isChosen={chosen.has(track["@id"])}
              onChoose={
                onReorder && ((range) => setChoice((now) => choose(now, ids, { id: track["@id"], range })))
              }
              onRemove={onRemove && (() => onRemove([track["@id"]]))}
              hideMark={hideMark}
              trailing={trailingOf?.(track)}
              footer={footerOf?.(track)}
            />
          ))}
        </TrackRows>
      </SortableContext>
      {chosen.size > 0 && onReorder && (
        <ActionBar
          ids={ids}
          chosen={chosen}
          onReorder={onReorder}
          onRemove={onRemove}
          onAll={() => setChoice({ chosen: new Set(ids), anchor: null })}
          onNone={() => setChoice(NOTHING)}
        >
          {moreActions?.(ids.filter((id) => chosen.has(id)))}
        </ActionBar>
      )}
    </DndContext>
  );
}

import { useDndContext } from "@dnd-kit/core";
import { useSortable } from "@dnd-kit/sortable";
import { GripVertical, X } from "lucide-react";
import { useTranslations } from "next-intl";
import type { MouseEvent, ReactNode } from "react";
import { IconButton } from "#/components/button/icon-button.tsx";
import type { Item } from "#/contract/item.ts";
import { useSoundName } from "#/features/player/use-sound-name.ts";
import type { Marks } from "#/features/session/marks-store.ts";
import { TrackRow } from "#/features/tracks/rows/track-row.tsx";
import { refocusWhenGone } from "#/lib/refocus-when-gone.ts";
import { shiftToPlace } from "./row-keyboard-sensor.ts";

interface Props {
  track: Item;
  number: number;
  isChosen: boolean;
  /** Absent in a read-only list. */
  onChoose?: ((range: boolean) => void) | undefined;
  onRemove?: (() => void) | undefined;
  hideMark?: keyof Marks | undefined;
  /** Content among its actions, and content below the row. */
  trailing?: ReactNode;
  footer?: ReactNode;
}

/** Renders a track or version in an editable list, with selection, drag handle and remove button. */
export function WorkRow({ track, number, isChosen, onChoose, onRemove, hideMark, trailing, footer }: Props) {
  const t = useTranslations("workspace");
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transition, isDragging, ...sorted } =
    useSortable({ id: track["@id"], disabled: !onChoose });
  const isLiftedByKeys = useDndContext().activatorEvent instanceof KeyboardEvent && isDragging;
  const transform = isLiftedByKeys ? shiftToPlace(sorted.rect.current, sorted.over?.rect) : sorted.transform;
  const name = useSoundName()({ name: track.name, version: track.trackVersion?.version });
  const names = { name, number };

  return (
    <TrackRow
      frame={{
        ref: setNodeRef,
        isLifted: isDragging,
        style: {
          ...(transform && { transform: `translate3d(${transform.x}px, ${transform.y}px, 0)` }),
          ...(transition && { transition }),
          ...(isDragging && { zIndex: 10 }),
        },
      }}
      track={track}
      number={number}
      numbered
      showCover
      defaultName
      hideMark={hideMark}
      leading={
        onChoose && (
          <>
            <button
              type="button"
              ref={setActivatorNodeRef}
              {...attributes}
              {...listeners}
              aria-label={t("drag", names)}
              aria-roledescription={t("draggable")}
              className="grid h-9 w-7 shrink-0 cursor-grab touch-none place-items-center rounded-control text-ink3 hover:bg-hover hover:text-ink active:cursor-grabbing"
            >
              <GripVertical aria-hidden="true" size={16} />
            </button>
            <input
              type="checkbox"
              checked={isChosen}
              aria-label={t("choose", names)}
              onClick={(event: MouseEvent) => onChoose(event.shiftKey)}
              onChange={() => {}}
              className="size-4 shrink-0"
            />
          </>
        )
      }
      trailing={
        (trailing || onRemove) && (
          <>
            {trailing}
            {onRemove && (
              <IconButton
                label={t("remove", names)}
                data-removes="track"
                onClick={(event) => {
                  refocusWhenGone(event.currentTarget);
                  onRemove();
                }}
              >
                <X aria-hidden="true" size={18} strokeWidth={1.75} />
              </IconButton>
            )}
          </>
        )
      }
      footer={footer}
    />
  );
}

import type { Announcements, UniqueIdentifier } from "@dnd-kit/core";
import { useTranslations } from "next-intl";
import { type RefObject, useRef } from "react";
import type { Item } from "#/contract/item.ts";
import { useSoundName } from "#/features/player/use-sound-name.ts";

/** Returns the announcements while a row is moved, in the page's language; `place` is the position by keys, if any. */
export function useDragWords(tracks: readonly Item[], place: RefObject<UniqueIdentifier | null>) {
  const t = useTranslations("workspace");
  const soundName = useSoundName();
  const of = (id: UniqueIdentifier) => {
    const index = tracks.findIndex((track) => track["@id"] === id);
    const track = tracks[index];
    const name = track ? soundName({ name: track.name, version: track.trackVersion?.version }) : "";
    return { name, number: index + 1, total: tracks.length };
  };
  const hasMoved = useRef(false);
  const announcements: Announcements = {
    onDragStart: ({ active }) => {
      hasMoved.current = false;
      return t("lifted", of(active.id));
    },
    onDragOver: ({ active, over }) => {
      // A lifted row is over its own place at once: announcing that would interrupt the announcement of the lift.
      if (!over || (over.id === active.id && !hasMoved.current)) return undefined;
      hasMoved.current = true;
      return t("over", { ...of(over.id), name: of(active.id).name });
    },
    onDragEnd: ({ active, over }) => {
      const to = place.current ?? over?.id;
      return to === undefined
        ? t("putBack", of(active.id))
        : t("dropped", { ...of(to), name: of(active.id).name });
    },
    onDragCancel: ({ active }) => t("putBack", of(active.id)),
  };
  return { announcements, screenReaderInstructions: { draggable: t("dragHelp") } };
}

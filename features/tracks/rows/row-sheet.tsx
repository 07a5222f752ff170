"use client";

import { ListEnd, ListStart } from "lucide-react";
import { useTranslations } from "next-intl";
import { Dialog } from "#/components/dialog/dialog.tsx";
import { playableOfTrack } from "#/features/player/playable.ts";
import { queueNext } from "#/features/player/queue/queue-actions.ts";
import { useSoundName } from "#/features/player/use-sound-name.ts";
import { useEnqueue } from "#/features/tracks/acting/use-add-to-queue.ts";
import { useTrackActions } from "#/features/tracks/acting/use-track-actions.ts";
import { MarkedPart } from "#/lib/i18n/part-lang.tsx";
import type { RowTrack } from "../row-parts/row-track.ts";

/** Renders the actions of a row as texts, where there is no room for their icons. */
export function RowSheet({ track, onClose }: { track: RowTrack; onClose: () => void }) {
  const t = useTranslations("track");
  const enqueue = useEnqueue();
  const playable = playableOfTrack(track);
  const name = useSoundName()({ name: track.name, version: track.trackVersion?.version });
  const queueing = [
    {
      key: "next",
      Sign: ListStart,
      label: t("playNext", { name }),
      isOn: false,
      act: () => queueNext(playable),
    },
    {
      key: "queue",
      Sign: ListEnd,
      label: t("queue", { name }),
      isOn: false,
      act: () => enqueue(playable),
    },
  ];
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={<MarkedPart text={name} part={track.name} lang={track.nameLang} />}
      closeLabel={t("closeActions")}
    >
      <ul className="-mx-2 border-t-2 border-ink">
        {[...queueing, ...useTrackActions(track)].map(({ key, Sign, label, isOn, act }) => (
          <li key={key}>
            <button
              type="button"
              onClick={() => {
                onClose();
                act();
              }}
              className="flex min-h-12 w-full items-center gap-3 border-b border-line px-2 py-2 text-left text-body hover:bg-hover"
            >
              <Sign aria-hidden="true" size={18} strokeWidth={isOn ? 2.5 : 1.75} className="shrink-0" />
              {/* One item of the flex box: its gap would separate the parts of the label. */}
              <span className="min-w-0">
                <MarkedPart text={label} part={track.name} lang={track.nameLang} />
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

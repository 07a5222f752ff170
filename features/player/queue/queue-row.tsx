import { ArrowDown, ArrowUp, X } from "lucide-react";
import NextLink from "next/link";
import { useTranslations } from "next-intl";
import { IconButton } from "#/components/button/icon-button.tsx";
import { MarkedPart } from "#/lib/i18n/part-lang.tsx";
import { formatDuration } from "../duration.ts";
import { useSoundName } from "../use-sound-name.ts";
import type { QueueItem } from "./queue.ts";
import { playEntry } from "./queue-actions.ts";

/** A coming entry: play it now, its origin, move it up or down, remove it. Alt with an arrow key moves it too. */
export function QueueRow({
  item: { key, playable, origin },
  isFirst,
  isLast,
  onMove,
  onRemove,
}: {
  item: QueueItem;
  isFirst: boolean;
  isLast: boolean;
  onMove: (key: string, steps: number) => void;
  onRemove: (key: string) => void;
}) {
  const t = useTranslations("panel");
  const name = useSoundName()(playable);
  return (
    <li
      data-entry={key}
      className="flex min-h-14 items-center gap-1 border-line border-b py-1 pr-3 pl-5 hover:bg-hover"
    >
      <div className="min-w-0 flex-1">
        <button
          type="button"
          data-move
          onClick={() => playEntry(key)}
          onKeyDown={(event) => {
            const steps = { ArrowUp: -1, ArrowDown: 1 }[event.key];
            if (!event.altKey || !steps) return;
            event.preventDefault();
            onMove(key, steps);
          }}
          aria-label={t("playEntry", { name })}
          aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
          className="block max-w-full truncate text-left text-row font-semibold hover:underline"
        >
          <MarkedPart text={name} part={playable.name} lang={playable.nameLang} />
        </button>
        <p className="shorten text-small text-ink2">
          {origin && (
            <NextLink href={origin.path} className="hover:underline">
              {t("from", { title: origin.title })}
            </NextLink>
          )}
        </p>
      </div>
      <span className="pr-2 text-small text-ink2">{formatDuration(playable.duration)}</span>
      <IconButton onClick={() => onMove(key, -1)} disabled={isFirst} label={t("moveUp", { name })}>
        <ArrowUp size={16} aria-hidden="true" />
      </IconButton>
      <IconButton onClick={() => onMove(key, 1)} disabled={isLast} label={t("moveDown", { name })}>
        <ArrowDown size={16} aria-hidden="true" />
      </IconButton>
      <IconButton onClick={() => onRemove(key)} label={t("remove", { name })}>
        <X size={16} aria-hidden="true" />
      </IconButton>
    </li>
  );
}

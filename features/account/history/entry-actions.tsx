"use client";

import { Download } from "lucide-react";
import { useTranslations } from "next-intl";
import { IconButton } from "#/components/button/icon-button.tsx";
import { iriEnd } from "#/contract/hydra.ts";
import { useSoundName } from "#/features/player/use-sound-name.ts";
import { useVersionLabel } from "#/features/player/use-version-label.ts";
import { useDates } from "#/lib/i18n/use-dates.ts";
import { useSavePrivateFile } from "../use-save-private-file.ts";
import type { HistoryEntry, HistoryKind } from "./history-query.ts";

const SOURCES = {
  track: "sourceTrack",
  playlist: "sourcePlaylist",
  conseil: "sourceConseil",
  cart: "sourceCart",
} as const;

/** Column widths from tablets on, which align headings with their columns. */
const WIDTHS = { listened: "md:w-11", downloaded: "md:w-28" } as const;

/** Heading of the column of `EntryActions`. */
export function EntryHead({ kind }: { kind: HistoryKind }) {
  const t = useTranslations("history");
  return (
    // The button to download again is beside the time.
    <span className={`block text-right ${WIDTHS[kind]} ${kind === "downloaded" ? "md:pr-11" : ""}`}>
      {t("time")}
    </span>
  );
}

/** Time of an entry; for a download also its source, and a button to download again. */
export function EntryActions({ kind, entry }: { kind: HistoryKind; entry: HistoryEntry }) {
  const t = useTranslations("history");
  const dates = useDates();
  const versionLabel = useVersionLabel();
  const time = dates.dateTime(new Date(entry.createdAt), {
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  });
  return (
    <div className={`flex items-center justify-end gap-2 max-md:flex-col max-md:gap-0 ${WIDTHS[kind]}`}>
      <span className="flex min-w-0 flex-col text-right text-small whitespace-nowrap text-ink2">
        <time dateTime={entry.createdAt}>{time}</time>
        {entry.source && (
          <span className="truncate text-label text-ink3 max-md:sr-only">
            {entry.version && !entry.item ? versionLabel(entry.version.version) : t(SOURCES[entry.source])}
          </span>
        )}
      </span>
      {kind === "downloaded" && <DownloadAgain entry={entry} />}
    </div>
  );
}

function DownloadAgain({ entry: { track, version } }: { entry: HistoryEntry }) {
  const t = useTranslations("history");
  const soundName = useSoundName();
  const { save, isBusy } = useSavePrivateFile(t("failedFile"));
  return (
    <IconButton
      label={t("again", { name: soundName({ name: track.name, version: version?.version }) })}
      disabled={isBusy}
      onClick={() =>
        save(`/api/front/tracks/${iriEnd(track.id)}/download`, version ? { version: String(version.id) } : {})
      }
    >
      <Download aria-hidden="true" size={18} strokeWidth={1.75} />
    </IconButton>
  );
}

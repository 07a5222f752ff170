"use client";

import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { useTimeZone, useTranslations } from "next-intl";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { playableOfTrack } from "#/features/player/playable.ts";
import { TrackColumns } from "#/features/tracks/rows/track-columns.tsx";
import { TrackRow } from "#/features/tracks/rows/track-row.tsx";
import { TrackRows } from "#/features/tracks/rows/track-rows.tsx";
import { useTightRows } from "#/lib/row-density.ts";
import { DayHeading } from "./day-heading.tsx";
import { EntryActions, EntryHead } from "./entry-actions.tsx";
import type { HistoryEntry, HistoryKind } from "./history-query.ts";
import { historyRows } from "./history-rows.ts";

/** Heights in pixels of a day's heading, and of a row when no style sheet sets it (app/tokens.css). */
const DAY = 64;
const ROW = 56;
/** Rows drawn beyond the window, and rows before the end at which more are fetched. */
const OVERSCAN = 12;

/**
 * A history as track rows under their days. Only rows near the window are rendered, so that years of listening scroll
 * as fast as a week.
 */
export function HistoryList({
  kind,
  entries,
  onEnd,
}: {
  kind: HistoryKind;
  entries: readonly HistoryEntry[];
  /** Called near the end of the list, to load more. */
  onEnd: () => void;
}) {
  const t = useTranslations("history");
  const timeZone = useTimeZone() ?? "UTC";
  const box = useRef<HTMLOListElement>(null);
  const [top, setTop] = useState(0);
  const [height, setHeight] = useState(ROW);
  const { isTight } = useTightRows();
  // biome-ignore lint/correctness/useExhaustiveDependencies: tight rows have another height.
  useLayoutEffect(() => {
    setTop(box.current?.offsetTop ?? 0);
    const phones = matchMedia("(width < 768px)");
    const look = () => setHeight(rowHeight());
    look();
    phones.addEventListener("change", look);
    return () => phones.removeEventListener("change", look);
  }, [isTight]);

  const rows = useMemo(() => historyRows(entries, timeZone), [entries, timeZone]);
  const virtual = useWindowVirtualizer({
    count: rows.length,
    estimateSize: (index) => (rows[index]?.kind === "day" ? DAY : height),
    getItemKey: (index) => rows[index]?.key ?? index,
    overscan: OVERSCAN,
    scrollMargin: top,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new height of the style sheet makes every measured one stale.
  useEffect(() => virtual.measure(), [height]);

  const shown = virtual.getVirtualItems();
  const last = shown.at(-1)?.index ?? 0;
  useEffect(() => {
    if (last >= rows.length - OVERSCAN) onEnd();
  }, [last, rows.length, onEnd]);

  const tracks = useMemo(() => entries.map(soundOf), [entries]);
  const list = () => tracks.map(playableOfTrack);
  const before = (shown[0]?.start ?? top) - top;
  const after = virtual.getTotalSize() - ((shown.at(-1)?.end ?? top) - top);
  return (
    <div>
      <TrackColumns showCover trailing={<EntryHead kind={kind} />} />
      <TrackRows
        ref={box}
        aria-label={t(kind)}
        style={{ paddingTop: before, paddingBottom: Math.max(0, after) }}
        tracks={tracks}
        list={list}
      >
        {shown.map(({ index, key }) => {
          const row = rows[index];
          if (!row) return null;
          if (row.kind === "day") return <DayHeading key={key} day={row.day} height={DAY} />;
          return (
            <TrackRow
              key={key}
              // Unfolded versions make a row higher than the others.
              frame={{ ref: virtual.measureElement, index }}
              track={soundOf(row.entry)}
              number={index + 1}
              showCover
              showAlbum
              defaultName
              hideMark={kind === "listened" ? "heard" : "downloaded"}
              trailing={<EntryActions kind={kind} entry={row.entry} />}
            />
          );
        })}
      </TrackRows>
    </div>
  );
}

/** Returns the sound that a row shows and plays: the version, if one was heard or downloaded, else the track. */
const soundOf = ({ item, track }: HistoryEntry) => item ?? track;

/** Returns the row height from the style sheet, in pixels. */
function rowHeight(): number {
  const height = getComputedStyle(document.documentElement).getPropertyValue("--row-height");
  return Number.parseFloat(height) || ROW;
}

"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { type KeyboardEvent, useEffect, useState } from "react";
import { Button } from "#/components/button/button.tsx";
import { useSkeleton } from "#/components/skeleton/use-skeleton.ts";
import { holdListening } from "#/features/player/listening/report-listening.ts";
import type { Playable } from "#/features/player/playable.ts";
import { FULL } from "#/features/player/use-version-label.ts";
import type { RowTrack } from "#/features/tracks/row-parts/row-track.ts";
import { TrackListSkeleton } from "#/features/tracks/row-parts/track-list-skeleton.tsx";
import styles from "./unfolded-versions.module.css";
import { versionCount } from "./version-count.ts";
import { VersionList } from "./version-list.tsx";
import type { BesideColumns } from "./version-row.tsx";
import { versionsQuery } from "./versions-query.ts";
import { wholeTrackQuery } from "./whole-track-query.ts";

/**
 * Renders the versions of a row, unfolded under it in its own columns (S80–S83). While they are visible, no
 * listened event is sent for this track (S76).
 */
export function UnfoldedVersions({
  id,
  track,
  around,
  beside,
  onEscape,
}: {
  id: string;
  track: RowTrack;
  /** The list around this track, in which playback continues. */
  around: () => readonly Playable[];
  beside: BesideColumns;
  onEscape: () => void;
}) {
  const t = useTranslations("versions");
  const inRow = useTranslations("track");
  const { data, isFetching, isError, refetch } = useQuery(versionsQuery(track.id));
  const { data: full } = useQuery(wholeTrackQuery(track));
  const skeleton = useSkeleton(isFetching);
  useEffect(() => holdListening(track.id), [track.id]);

  const leave = (event: KeyboardEvent<HTMLElement>) => {
    // Escape in a menu or a dialog opened from here closes only that.
    if (event.key !== "Escape" || event.defaultPrevented || !isWithin(event)) return;
    event.preventDefault();
    onEscape();
  };
  const versions = data?.["hydra:member"] ?? [];
  const family = versions.length + (full && !versions.some(({ version }) => version === FULL) ? 1 : 0);
  const now = skeleton ? t("loading") : versions.length > 0 ? inRow("versionCount", { count: family }) : "";
  const [said, say] = useState("");
  // Screen readers stay silent about text inserted together with its live region, so the region is inserted empty.
  useEffect(() => say(now), [now]);
  return (
    <section
      id={id}
      aria-label={t("title", { name: track.name })}
      onKeyDown={leave}
      className={`${styles.panel} fade`}
    >
      <p role="status" className="sr-only">
        {said}
      </p>
      {skeleton ? (
        <>
          <TrackListSkeleton rows={versionCount(track)} showCover={beside.showCover} inset />
          {/* Reserves the line of the common facts. */}
          <div className="h-(--row-height)" />
        </>
      ) : isError ? (
        <div role="alert" className="flex flex-wrap items-center gap-4 py-2 text-body text-ink2">
          <p>{t("failed")}</p>
          <Button kind="secondary" size={36} onClick={() => refetch()}>
            {t("retry")}
          </Button>
        </div>
      ) : (
        <VersionList versions={versions} full={full ?? null} around={around} beside={beside} />
      )}
    </section>
  );
}

function isWithin({ currentTarget, target }: KeyboardEvent): boolean {
  return target instanceof Node && currentTarget.contains(target);
}

"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { Button } from "#/components/button/button.tsx";
import { Dialog } from "#/components/dialog/dialog.tsx";
import { useSkeleton } from "#/components/skeleton/use-skeleton.ts";
import { observeListening } from "#/features/player/listening/report-listening.ts";
import type { Playable } from "#/features/player/playable.ts";
import { usePlayer } from "#/features/player/store.ts";
import type { RowTrack } from "./row-track.ts";
import { TrackListSkeleton } from "./track-list-skeleton.tsx";
import { VersionList } from "./version-list.tsx";
import { versionsQuery } from "./versions-query.ts";

/** Rows that stand in for versions of an unknown number. */
const SOME = 4;

/** A track as far as its versions are concerned. */
type VersionedTrack = Pick<RowTrack, "id" | "name"> & Partial<Pick<RowTrack, "trackVersions">>;

/** The versions of a track in a modal (S80–S83); while it is open no listened event is sent (S76). */
export function VersionsDialog({
  track,
  full,
  onClose,
}: {
  track: VersionedTrack;
  /** The track itself; without it, as after a key, what the queue knows of it. */
  full?: Playable;
  onClose: () => void;
}) {
  const t = useTranslations("versions");
  const { data, isFetching, isError, refetch } = useQuery(versionsQuery(track.id));
  const queued = usePlayer(({ list }) => list.find((item) => isFullMix(item.playable, track.id)));
  const skeleton = useSkeleton(isFetching);

  useEffect(() => {
    observeListening({ type: "hold" });
    return () => observeListening({ type: "release" });
  }, []);

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("title", { name: track.name })}
      closeLabel={t("close")}
      shape="wide"
    >
      {skeleton ? (
        <TrackListSkeleton rows={track.trackVersions?.length ?? SOME} label={t("loading")} inset />
      ) : isError ? (
        <div role="alert" className="flex flex-wrap items-center gap-4 text-body text-ink2">
          <p>{t("failed")}</p>
          <Button kind="secondary" size={36} onClick={() => refetch()}>
            {t("retry")}
          </Button>
        </div>
      ) : (
        <VersionList versions={data?.["hydra:member"] ?? []} full={full ?? queued?.playable ?? null} />
      )}
    </Dialog>
  );
}

function isFullMix({ id, versionId }: Playable, track: number): boolean {
  return id === track && versionId === null;
}

"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { Button } from "#/components/button/button.tsx";
import { Dialog } from "#/components/dialog/dialog.tsx";
import { useSkeleton } from "#/components/skeleton/use-skeleton.ts";
import type { Id } from "#/contract/hydra.ts";
import { holdListening } from "#/features/player/listening/report-listening.ts";
import type { Playable } from "#/features/player/playable.ts";
import { usePlayer } from "#/features/player/store.ts";
import type { RowTrack } from "#/features/tracks/row-parts/row-track.ts";
import { TrackListSkeleton } from "#/features/tracks/row-parts/track-list-skeleton.tsx";
import { MarkedPart } from "#/lib/i18n/part-lang.tsx";
import { VersionList } from "./version-list.tsx";
import { versionsQuery } from "./versions-query.ts";

/** Skeleton rows while the number of versions is unknown. */
const SOME = 4;

/**
 * Renders the versions of a track in a modal (S80–S83), for a track far from a row that could unfold them; no
 * listened event is sent while it is open (S76).
 */
export function VersionsDialog({
  track,
  onClose,
}: {
  track: Pick<RowTrack, "id" | "name" | "nameLang">;
  onClose: () => void;
}) {
  const t = useTranslations("versions");
  const { data, isFetching, isError, refetch } = useQuery(versionsQuery(track.id));
  const queued = usePlayer(({ list }) => list.find((item) => isFullMix(item.playable, track.id)));
  const skeleton = useSkeleton(isFetching);

  useEffect(() => holdListening("any"), []);

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={<MarkedPart text={t("title", { name: track.name })} part={track.name} lang={track.nameLang} />}
      closeLabel={t("close")}
      shape="wide"
    >
      {skeleton ? (
        <TrackListSkeleton rows={SOME} label={t("loading")} inset />
      ) : isError ? (
        <div role="alert" className="flex flex-wrap items-center gap-4 text-body text-ink2">
          <p>{t("failed")}</p>
          <Button kind="secondary" size={36} onClick={() => refetch()}>
            {t("retry")}
          </Button>
        </div>
      ) : (
        <VersionList versions={data?.["hydra:member"] ?? []} full={queued?.playable ?? null} />
      )}
    </Dialog>
  );
}

function isFullMix({ id, versionId }: Playable, track: Id): boolean {
  return id === track && versionId === null;
}

"use client";

import { Play } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "#/components/button/button.tsx";
import { buttonStyle } from "#/components/button/button-style.ts";
import { play } from "#/features/player/actions.ts";
import { playableOfTrack } from "#/features/player/playable.ts";
import type { RowTrack } from "#/features/tracks/row-parts/row-track.ts";
import { Link } from "#/lib/i18n/navigation.ts";

/** Renders the buttons that play the territory from its first track, and that search in it. */
export function TerritoryActions({
  title,
  codes,
  tracks,
}: {
  title: string;
  codes: readonly string[];
  tracks: readonly RowTrack[];
}) {
  const t = useTranslations("map");
  const [first] = tracks;
  return (
    <div className="mt-5 flex flex-wrap gap-2">
      {first && (
        <Button
          aria-label={t("hearIn", { title })}
          onClick={() => play(playableOfTrack(first), { list: tracks.map(playableOfTrack) })}
          className="max-lg:h-11"
        >
          <Play size={16} fill="currentColor" strokeWidth={0} aria-hidden="true" />
          {t("hear")}
        </Button>
      )}
      <Link
        aria-label={t("searchIn", { title })}
        href={{ pathname: "/search-guidee", query: { territory: codes.join(",") } }}
        className={`${buttonStyle("secondary")} max-lg:h-11`}
      >
        {t("search")}
      </Link>
    </div>
  );
}

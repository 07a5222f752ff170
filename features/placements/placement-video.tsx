"use client";

import { Play } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Picture } from "#/components/picture/picture.tsx";
import { pause } from "#/features/player/actions.ts";
import { SoundPrint } from "#/features/tracks/rows/sound-print.tsx";
import { FilmPlayer } from "./film-player.tsx";
import { HostedPlayer } from "./hosted-player.tsx";
import type { Film } from "./shown-video.ts";
import type { Video } from "./video-of.ts";

/** Width of the poster, CSS pixels. */
const POSTER = 960;

/**
 * Renders a placement's video: first a poster of our own (its picture, else the print of its track), so that
 * neither film nor provider is requested before a press; then the film or the provider's player, while our own
 * sound stops.
 */
export function PlacementVideo({
  video,
  title,
  image,
  analysis,
}: {
  video: Film | Video;
  title: string;
  image: string | null;
  analysis: string | null;
}) {
  const t = useTranslations("placements");
  const [watched, setWatched] = useState(false);

  if (watched) {
    const name = t("videoOf", { title });
    return "film" in video ? (
      <FilmPlayer src={video.film} title={name} captions={video.captions ?? null} />
    ) : (
      <HostedPlayer video={video} title={name} />
    );
  }
  return (
    <div>
      <button
        type="button"
        aria-label={t("watchOf", { title })}
        onClick={() => {
          pause();
          setWatched(true);
        }}
        className="relative block aspect-video w-full overflow-hidden rounded-sleeve bg-sunken"
      >
        {image ? (
          <Picture path={image} width={POSTER} eager className="size-full object-cover" />
        ) : (
          <SoundPrint analysis={analysis} className="size-full" />
        )}
        <span className="absolute bottom-4 left-4 inline-flex h-12 items-center gap-2.5 rounded-control bg-ink px-5 font-semibold text-body text-onink">
          <Play aria-hidden="true" size={16} fill="currentColor" strokeWidth={0} />
          {t("watch")}
        </span>
      </button>
      {"provider" in video && (
        <p className="mt-2 text-ink3 text-small">{t("watchNote", { provider: video.provider })}</p>
      )}
    </div>
  );
}

"use client";

import { Play } from "lucide-react";
import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { Picture } from "#/components/picture/picture.tsx";
import { pause } from "#/features/player/actions.ts";
import { SoundPrint } from "#/features/tracks/sound-print.tsx";
import type { Video } from "./video-of.ts";

/** Width of the poster, CSS pixels. */
const POSTER = 960;

/**
 * A placement's video: first a poster of our own (its picture, else the print of the track heard), so that nothing is
 * asked of the provider before the visitor presses it; then the provider's player, and our own sound stops.
 */
export function PlacementVideo({
  video,
  title,
  image,
  analysis,
}: {
  video: Video;
  title: string;
  image: string | null;
  analysis: string | null;
}) {
  const t = useTranslations("placements");
  const [watched, setWatched] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    if (watched) frame.current?.focus();
  }, [watched]);

  if (watched) {
    return (
      <iframe
        ref={frame}
        src={video.embed}
        title={t("videoOf", { title })}
        allow="autoplay; fullscreen; encrypted-media; picture-in-picture"
        // Players refuse to play for a page they cannot name; they learn the site and not the page.
        referrerPolicy="strict-origin-when-cross-origin"
        sandbox="allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox"
        className="aspect-video w-full rounded-sleeve bg-sunken"
      />
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
          <SoundPrint analysis={analysis} wide className="size-full" />
        )}
        <span className="absolute bottom-4 left-4 inline-flex h-12 items-center gap-2.5 rounded-control bg-ink px-5 font-semibold text-body text-onink">
          <Play aria-hidden="true" size={16} fill="currentColor" strokeWidth={0} />
          {t("watch")}
        </span>
      </button>
      <p className="mt-2 text-ink3 text-small">{t("watchNote", { provider: video.provider })}</p>
    </div>
  );
}

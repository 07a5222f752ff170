import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { pause } from "#/features/player/actions.ts";
import { usePlayer } from "#/features/player/store.ts";
import type { Film } from "./shown-video.ts";

/**
 * Renders a film on the site itself, which plays at once and takes the focus. The film and the player never sound
 * together.
 */
export function FilmPlayer({
  src,
  title,
  captions,
}: {
  src: string;
  title: string;
  captions: NonNullable<Film["captions"]> | null;
}) {
  const t = useTranslations("placements");
  const video = useRef<HTMLVideoElement>(null);
  const [failed, setFailed] = useState(false);
  const [track, setTrack] = useState<string | null>(null);
  useEffect(() => video.current?.focus(), []);
  // A `<track>` accepts captions from an address only.
  useEffect(() => {
    if (!captions) return;
    const address = URL.createObjectURL(new Blob([captions.text], { type: "text/vtt" }));
    setTrack(address);
    return () => URL.revokeObjectURL(address);
  }, [captions]);
  useEffect(() => usePlayer.subscribe(({ playing }) => playing && video.current?.pause()), []);

  const retry = () => {
    setFailed(false);
    video.current?.load();
    video.current?.focus();
  };

  return (
    <div>
      {/* biome-ignore lint/a11y/useMediaCaption: they come with the film where the catalogue has any. */}
      <video
        ref={video}
        src={src}
        aria-label={title}
        controls
        // In some browsers its controls are not reachable otherwise.
        tabIndex={0}
        autoPlay
        playsInline
        onPlay={() => pause()}
        onError={() => setFailed(true)}
        className="aspect-video w-full rounded-sleeve bg-sunken"
      >
        {track && captions && (
          <track
            kind="captions"
            src={track}
            srcLang={captions.lang}
            label={t(`captionsIn.${captions.lang}`)}
            default
          />
        )}
      </video>
      {failed && (
        <div role="alert" className="mt-2 flex flex-wrap items-baseline gap-x-4 gap-y-1 text-body">
          <p className="text-error">{t("filmError")}</p>
          <button type="button" className="text-link touch-target" onClick={retry}>
            {t("retry")}
          </button>
          <a href={src} download className="text-link touch-target">
            {t("saveFilm")}
          </a>
        </div>
      )}
    </div>
  );
}

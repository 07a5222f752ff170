import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { pause } from "#/features/player/actions.ts";
import { usePlayer } from "#/features/player/store.ts";

/** A film of the site's own, which plays at once and takes the focus; one of it and our sound is heard at a time. */
export function FilmPlayer({ src, title }: { src: string; title: string }) {
  const t = useTranslations("placements");
  const video = useRef<HTMLVideoElement>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => video.current?.focus(), []);
  useEffect(() => usePlayer.subscribe(({ playing }) => playing && video.current?.pause()), []);

  const retry = () => {
    setFailed(false);
    video.current?.load();
    video.current?.focus();
  };

  return (
    <div>
      {/* biome-ignore lint/a11y/useMediaCaption: placements are music; words said in one stand in its description. */}
      <video
        ref={video}
        src={src}
        aria-label={title}
        controls
        // Not everywhere can its controls be reached otherwise.
        tabIndex={0}
        autoPlay
        playsInline
        onPlay={() => pause()}
        onError={() => setFailed(true)}
        className="aspect-video w-full rounded-sleeve bg-sunken"
      />
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

import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import type { SimilarTrack } from "#/contract/similarity.ts";
import { pause } from "#/features/player/actions.ts";
import { PlayButton } from "#/features/player/play-button.tsx";
import { usePlayer } from "#/features/player/store.ts";
import type { Part } from "./similarity-state.ts";
import { useFilmInStep } from "./use-film-in-step.ts";

/**
 * Renders the visitor's own sound or film, played from the part to compare. A film is shown beside its name, muted and
 * in step, while a found track plays. The file never leaves the browser for this.
 */
export function ReferenceFile({
  file,
  part,
  tracks,
}: {
  file: File;
  part: Part | null;
  tracks: readonly SimilarTrack[];
}) {
  const t = useTranslations("similarity");
  const media = useRef<HTMLVideoElement>(null);
  const [playing, setPlaying] = useState(false);
  const volume = usePlayer((player) => player.volume);
  const muted = usePlayer((player) => player.muted);
  const otherPlays = usePlayer((player) => player.playing);
  const isFilm = file.type.startsWith("video/");

  useEffect(() => {
    const element = media.current;
    if (!element) return;
    const address = URL.createObjectURL(file);
    element.src = address;
    return () => {
      // Revoked while the element still loads it, the file would be reported as not found.
      element.removeAttribute("src");
      element.load();
      URL.revokeObjectURL(address);
    };
  }, [file]);
  useFilmInStep(media, tracks, isFilm && !playing);
  // Only one sound plays at a time.
  useEffect(() => {
    if (otherPlays) setPlaying(false);
  }, [otherPlays]);
  useEffect(() => {
    if (media.current) Object.assign(media.current, { muted: muted || !playing, volume });
  }, [playing, muted, volume]);
  useEffect(() => {
    const element = media.current;
    if (!playing || !element) return;
    // If the browser cannot play a file that the server could read, the button stays as it was.
    element.play().catch(() => setPlaying(false));
    return () => element.pause();
  }, [playing]);

  const press = () => {
    const element = media.current;
    if (!element) return;
    if (!playing) pause();
    if (!playing && part && (element.currentTime < part.from || element.currentTime >= part.to))
      element.currentTime = part.from;
    setPlaying(!playing);
  };
  return (
    <>
      <PlayButton
        playing={playing}
        waiting={false}
        label={t(playing ? "pause" : "playReference", { name: file.name })}
        onClick={press}
        className="size-12"
      />
      <video
        ref={media}
        muted
        playsInline
        preload="auto"
        onEnded={() => setPlaying(false)}
        aria-label={t("film", { name: file.name })}
        hidden={!isFilm}
        className="max-h-[100px] bg-ink object-contain max-md:max-w-[40vw]"
      />
    </>
  );
}

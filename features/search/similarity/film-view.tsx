import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import type { SimilarTrack } from "#/contract/similarity.ts";
import { clockNow, subscribeClock } from "#/features/player/clock.ts";
import { usePlayer } from "#/features/player/store.ts";
import { matchOf } from "./match-of.ts";

/** Seconds by which picture and sound may drift apart before the picture is moved. */
const DRIFT = 0.3;

/**
 * The visitor's own film, muted, in step with whatever found track plays: its matching part under the part of the film
 * it is like. The film never leaves the browser for this.
 */
export function FilmView({ file, tracks }: { file: File; tracks: readonly SimilarTrack[] }) {
  const t = useTranslations("similarity");
  const video = useRef<HTMLVideoElement>(null);
  const [address, setAddress] = useState<string | null>(null);
  const playing = usePlayer((player) => player.playing);
  const track = usePlayer((player) => player.current?.id ?? null);

  useEffect(() => {
    const own = URL.createObjectURL(file);
    setAddress(own);
    return () => URL.revokeObjectURL(own);
  }, [file]);

  useEffect(() => {
    const found = tracks.find(({ id }) => id === track);
    const film = video.current;
    if (!found || !film || !playing) {
      film?.pause();
      return;
    }
    const { start, queryStart } = matchOf(found);
    const follow = () => {
      const wanted = Math.max(0, clockNow() - start + queryStart);
      if (Math.abs(film.currentTime - wanted) > DRIFT) film.currentTime = wanted;
    };
    follow();
    // A browser that refuses shows the first picture: the sound is what was asked for.
    film.play()?.catch(() => {});
    return subscribeClock(follow);
  }, [tracks, track, playing]);

  if (!address) return null;
  return (
    <video
      ref={video}
      src={address}
      muted
      playsInline
      preload="auto"
      aria-label={t("film", { name: file.name })}
      className="max-h-[260px] w-full bg-ink object-contain md:w-auto"
    />
  );
}

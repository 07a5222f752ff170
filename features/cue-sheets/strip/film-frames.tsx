"use client";

import { useEffect, useRef } from "react";
import styles from "./film-strip.module.css";

const FRAMES = 16;
const HEIGHT = 108;

/**
 * Renders frames of the person's film along the strip, at equal distances, drawn from the file on their device. `share`
 * is the part of the strip that the film takes.
 */
export function FilmFrames({
  url,
  share,
  onLength,
}: {
  url: string;
  share: number;
  onLength: (seconds: number) => void;
}) {
  const row = useRef<HTMLDivElement>(null);
  const told = useRef(onLength);
  told.current = onLength;
  useEffect(() => {
    const video = document.createElement("video");
    let isGone = false;
    video.muted = true;
    video.preload = "auto";
    video.src = url;
    const arrive = (event: string) =>
      new Promise<void>((resolve, reject) => {
        video.addEventListener(event, () => resolve(), { once: true });
        video.addEventListener("error", () => reject(video.error), { once: true });
      });
    const draw = async () => {
      await arrive("loadeddata");
      // A film recorded as a stream has no length.
      if (!Number.isFinite(video.duration)) return;
      told.current(video.duration);
      for (const [index, canvas] of [...(row.current?.querySelectorAll("canvas") ?? [])].entries()) {
        if (isGone) return;
        const seeked = arrive("seeked");
        video.currentTime = ((index + 0.5) / FRAMES) * video.duration;
        await seeked;
        canvas.height = HEIGHT;
        canvas.width = Math.round((HEIGHT * video.videoWidth) / Math.max(1, video.videoHeight));
        canvas.getContext("2d")?.drawImage(video, 0, 0, canvas.width, canvas.height);
      }
    };
    // The file chooser reports a film that cannot be shown.
    draw().catch(() => {});
    return () => {
      isGone = true;
      video.removeAttribute("src");
      video.load();
    };
  }, [url]);
  return (
    <div ref={row} aria-hidden="true" style={{ width: `${share * 100}%` }} className={styles.frames}>
      {Array.from({ length: FRAMES }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they stand where they stand.
        <canvas key={index} />
      ))}
    </div>
  );
}

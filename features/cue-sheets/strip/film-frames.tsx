"use client";

import { useEffect, useRef } from "react";
import styles from "./film-strip.module.css";

const FRAMES = 16;
const HEIGHT = 108;

/**
 * Renders frames of the person's film along the strip, at equal distances, from the file on their device. `share` is the
 * fraction of the strip that the film covers, 0 to 1.
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
  const onLengthRef = useRef(onLength);
  onLengthRef.current = onLength;
  useEffect(() => {
    const video = document.createElement("video");
    let isUnmounted = false;
    video.muted = true;
    video.preload = "auto";
    video.src = url;
    const waitFor = (event: string) =>
      new Promise<void>((resolve, reject) => {
        video.addEventListener(event, () => resolve(), { once: true });
        video.addEventListener("error", () => reject(video.error), { once: true });
      });
    const draw = async () => {
      await waitFor("loadeddata");
      // The length of a film that was recorded as a stream is unknown.
      if (!Number.isFinite(video.duration)) return;
      onLengthRef.current(video.duration);
      for (const [index, canvas] of [...(row.current?.querySelectorAll("canvas") ?? [])].entries()) {
        if (isUnmounted) return;
        const seeked = waitFor("seeked");
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
      isUnmounted = true;
      video.removeAttribute("src");
      video.load();
    };
  }, [url]);
  return (
    <div ref={row} aria-hidden="true" style={{ width: `${share * 100}%` }} className={styles.frames}>
      {Array.from({ length: FRAMES }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the frames never change their order.
        <canvas key={index} />
      ))}
    </div>
  );
}

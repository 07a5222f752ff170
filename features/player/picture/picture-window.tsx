"use client";

import { useTranslations } from "next-intl";
import { type CSSProperties, useEffect, useRef, useState } from "react";
import { LazyMessages } from "#/lib/i18n/lazy-messages.tsx";
import { followPicture } from "./follow-picture.ts";
import { PictureHead } from "./picture-head.tsx";
import { PictureScrub } from "./picture-scrub.tsx";
import { refusePicture, usePicture } from "./picture-store.ts";
import styles from "./picture-window.module.css";
import { PHONE_SIZES, usePictureWindow, WINDOW_SIZES } from "./picture-window-store.ts";
import { useWindowPlace } from "./use-window-place.ts";

/**
 * The listener's film, muted and in sync with the player: a window above the page, which is moved, sized, folded and
 * closed by pointer and by keys; on a phone, a part of the player that covers nothing of the page.
 */
export function PictureWindow() {
  return (
    <LazyMessages names={["panel"]}>
      <Film />
    </LazyMessages>
  );
}

function Film() {
  const t = useTranslations("panel");
  const { url, name } = usePicture();
  const { size, folded } = usePictureWindow();
  const video = useRef<HTMLVideoElement>(null);
  const box = useRef<HTMLElement>(null);
  /** Length of the film in seconds and its aspect ratio, once known. */
  const [known, setKnown] = useState({ duration: 0, shape: "" });
  const { place, moveTo, turn } = useWindowPlace(box, known.shape && `${known.shape} ${size} ${folded}`);

  useEffect(() => {
    if (!video.current || !url) return;
    // Events from before this element was in the page were missed.
    if (video.current.error) return refusePicture();
    if (video.current.readyState >= HTMLMediaElement.HAVE_METADATA) setKnown(shapeOf(video.current));
    return followPicture(video.current);
  }, [url]);

  return (
    <section
      ref={box}
      data-film
      aria-label={t("pictureWindow", { name })}
      style={
        {
          "--width": `${WINDOW_SIZES[size] ?? WINDOW_SIZES[0]}px`,
          "--most": `${PHONE_SIZES[size] ?? PHONE_SIZES[0]}svh`,
          "--left": `${place?.left ?? 0}px`,
          "--bottom": `${place?.bottom ?? 0}px`,
        } as CSSProperties
      }
      className={styles.window}
    >
      <PictureHead name={name} place={place} onMove={moveTo} onTurn={turn} />
      <div hidden={folded}>
        {/* The sound is the player's: this film is muted and needs no captions. */}
        <video
          ref={video}
          src={url ?? undefined}
          muted
          playsInline
          preload="auto"
          onError={refusePicture}
          onLoadedMetadata={({ currentTarget }) => setKnown(shapeOf(currentTarget))}
          className={styles.film}
        />
        {known.duration > 0 && <PictureScrub duration={known.duration} />}
      </div>
    </section>
  );
}

function shapeOf({ duration, videoWidth, videoHeight }: HTMLVideoElement) {
  return { duration: Number.isFinite(duration) ? duration : 0, shape: `${videoWidth}:${videoHeight}` };
}

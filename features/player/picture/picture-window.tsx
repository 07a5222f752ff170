"use client";

import { useTranslations } from "next-intl";
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from "react";
import { LazyMessages } from "#/lib/i18n/lazy-messages.tsx";
import { followPicture } from "./follow-picture.ts";
import { refusePicture, usePicture } from "./picture-store.ts";

/** How wide the window is. */
const WIDTH = "min(320px, 60vw)";
/** CSS pixels that an arrow moves the window. */
const STEP = 24;

/** The listener's film in a small window that can be moved, muted and in step with the player. */
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
  const video = useRef<HTMLVideoElement>(null);
  const box = useRef<HTMLElement>(null);
  const [place, setPlace] = useState({ right: 16, bottom: 16 });
  const held = useRef<{ x: number; y: number } | null>(null);
  useEffect(() => {
    if (!video.current || !url) return;
    // An error that came before this element was in the page was told to nobody.
    if (video.current.error) return refusePicture();
    return followPicture(video.current);
  }, [url]);

  const moveBy = (right: number, down: number) =>
    setPlace((before) => ({
      right: within(before.right - right, window.innerWidth - (box.current?.offsetWidth ?? 0)),
      bottom: within(before.bottom - down, window.innerHeight - (box.current?.offsetHeight ?? 0)),
    }));
  const onKeyDown = (event: KeyboardEvent) => {
    const move = { ArrowLeft: [-STEP, 0], ArrowRight: [STEP, 0], ArrowUp: [0, -STEP], ArrowDown: [0, STEP] }[
      event.key
    ] as [number, number] | undefined;
    if (!move) return;
    event.preventDefault();
    moveBy(...move);
  };
  const onPointerMove = (event: PointerEvent) => {
    if (!held.current) return;
    moveBy(event.clientX - held.current.x, event.clientY - held.current.y);
    held.current = { x: event.clientX, y: event.clientY };
  };

  return (
    <figure
      ref={box}
      style={{
        width: WIDTH,
        right: `min(env(safe-area-inset-right, 0px) + ${place.right}px, 100% - env(safe-area-inset-left, 0px) - ${WIDTH})`,
        bottom: `calc(var(--player-height, 0px) + ${place.bottom}px)`,
      }}
      className="fixed z-40 border border-line2 bg-bg"
    >
      <button
        type="button"
        aria-label={t("pictureMove")}
        aria-roledescription={t("movable")}
        onKeyDown={onKeyDown}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          held.current = { x: event.clientX, y: event.clientY };
        }}
        onPointerMove={onPointerMove}
        onPointerUp={() => {
          held.current = null;
        }}
        className="block h-8 w-full cursor-move touch-none truncate px-2 text-left text-small text-ink2"
      >
        {name}
      </button>
      {/* The sound is the player's: this film is muted and needs no captions. */}
      <video
        ref={video}
        src={url ?? undefined}
        muted
        playsInline
        preload="auto"
        onError={refusePicture}
        className="block w-full bg-ink"
      />
    </figure>
  );
}

function within(value: number, most: number): number {
  return Math.min(Math.max(0, most), Math.max(0, value));
}

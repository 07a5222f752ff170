import { useTranslations } from "next-intl";
import { useLayoutEffect, useRef } from "react";
import { seek } from "../actions.ts";
import { clockNow, subscribeClock, useClock } from "../clock.ts";
import { formatDuration } from "../duration.ts";
import { usePlayer } from "../store.ts";
import { useSpokenTime } from "../use-spoken-time.ts";
import { IMAGE, usePicture } from "./picture-store.ts";

/** Longest time until a seek takes effect, milliseconds. */
const WAY_MS = 1_000;

/** The film's position as a slider, by pointer and, frame by frame, by keys; the music moves along. */
export function PictureScrub({ duration }: { duration: number }) {
  const t = useTranslations("panel");
  const { offset } = usePicture();
  const field = useRef<HTMLInputElement>(null);
  const goal = useRef<{ at: number; until: number } | null>(null);
  const ofFilm = (seconds: number) => Math.min(duration, Math.max(0, seconds - offset));
  const second = useClock((seconds) => Math.floor(ofFilm(seconds)));

  useLayoutEffect(() => {
    // A tick moves the thumb without rendering.
    const follow = () => {
      const at = Math.min(duration, Math.max(0, clockNow() - offset));
      // During a seek the clock may still show the old position, so the next key counts from the thumb.
      const { current: to } = goal;
      if (to && Math.abs(at - to.at) > IMAGE / 2 && performance.now() < to.until) return;
      goal.current = null;
      if (field.current) field.current.value = String(at);
    };
    follow();
    return subscribeClock(follow);
  }, [duration, offset]);

  const spoken = useSpokenTime();
  return (
    <div className="flex items-center gap-3 px-2">
      <input
        ref={field}
        type="range"
        min={0}
        max={duration}
        step={IMAGE}
        defaultValue={0}
        onChange={({ currentTarget }) => {
          const at = currentTarget.valueAsNumber;
          const sound = usePlayer.getState().duration;
          goal.current = { at, until: performance.now() + WAY_MS };
          if (sound > 0) seek((at + offset) / sound);
        }}
        aria-label={t("pictureScrub")}
        aria-valuetext={spoken(second, duration)}
        className="h-9 min-w-0 flex-1 accent-[var(--ink)]"
      />
      <p aria-hidden="true" className="shrink-0 text-ink2 text-small">
        {formatDuration(second)} / {formatDuration(duration)}
      </p>
    </div>
  );
}

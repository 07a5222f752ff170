"use client";

import { useTranslations } from "next-intl";
import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { usePlayer } from "#/features/player/store.ts";
import { termTitle } from "#/lib/i18n/localise.ts";
import { useLang } from "#/lib/i18n/use-lang.ts";
import { type Aim, aimAt, moveAim } from "./dial-aim.ts";
import type { DialBand } from "./dial-bands.ts";
import { DialFlag } from "./dial-flag.tsx";
import { DialNeedle } from "./dial-needle.tsx";
import { FASTEST, SLOWEST, tempoFraction } from "./tempo.ts";
import { useDial } from "./use-dial.ts";

/**
 * Makes the rendered dial interactive (`children`: a band of equal height for each of `moods`): the pointer shows the
 * nearest track and a press plays it; the arrow keys move from track to track and Enter plays. The needle is at the
 * tempo of the playing track.
 */
export function DialPlot({ moods, children }: { moods: readonly string[]; children: ReactNode }) {
  const t = useTranslations("dial");
  const lang = useLang();
  const help = useId();
  const plot = useRef<HTMLDivElement>(null);
  const [aim, setAim] = useState<Aim | null>(null);
  const { bands, failed, playTick, wake } = useDial();
  const playing = usePlayer((player) => player.current);
  const band = aim ? bands?.[aim.band] : undefined;
  const aimed = aim ? band?.ticks[aim.tick] : undefined;
  const resting = t(failed ? "playFailed" : "idle");
  const spoken = band && aimed ? t("tick", { ...aimed.tick, mood: termTitle(band, lang) }) : resting;

  function pointed(bands: readonly DialBand[] | undefined, event: PointerEvent): Aim | null {
    const box = plot.current?.getBoundingClientRect();
    if (!bands || !box) return null;
    const row = Math.floor(((event.clientY - box.top) / box.height) * moods.length);
    const inBand = bands[row];
    const nearest = inBand && aimAt([inBand], 0, (event.clientX - box.left) / box.width);
    return nearest ? { band: row, tick: nearest.tick } : null;
  }

  // The pointer may already be over the dial before the scripts run, and fires no event then; public/start.js
  // replays the focus.
  useEffect(() => {
    if (plot.current?.matches(":hover")) wake();
  }, [wake]);

  // Escape hides the name under the pointer, wherever the focus is, because it covers other names (WCAG
  // 1.4.13).
  const isAimed = aim !== null;
  useEffect(() => {
    if (!isAimed) return;
    const onEscape = ({ key }: globalThis.KeyboardEvent) => key === "Escape" && setAim(null);
    document.addEventListener("keydown", onEscape);
    return () => document.removeEventListener("keydown", onEscape);
  }, [isAimed]);

  function onKeyDown(event: KeyboardEvent) {
    if ((event.key === "Enter" || event.key === " ") && aimed) {
      event.preventDefault();
      playTick(() => aimed.tick.id);
    }
    const next = bands && moveAim(bands, aim, event.key, playing?.bpm ? tempoFraction(playing.bpm) : 0.5);
    if (!next) return;
    event.preventDefault();
    setAim(next);
  }

  function onPointerUp(event: PointerEvent) {
    if (event.button !== 0) return;
    playTick((bands) => {
      const target = pointed(bands, event);
      setAim(target);
      return target ? bands[target.band]?.ticks[target.tick]?.tick.id : undefined;
    });
  }

  return (
    <>
      <div
        ref={plot}
        role="slider"
        tabIndex={0}
        aria-label={t("plot")}
        aria-describedby={help}
        aria-valuemin={SLOWEST}
        aria-valuemax={FASTEST}
        aria-valuenow={aimed?.tick.bpm ?? playing?.bpm ?? SLOWEST}
        aria-valuetext={spoken}
        onFocus={wake}
        onBlur={() => setAim(null)}
        onPointerEnter={wake}
        onPointerMove={(event) => event.pointerType === "mouse" && setAim(pointed(bands, event))}
        onPointerLeave={(event) => event.pointerType === "mouse" && setAim(null)}
        onPointerUp={onPointerUp}
        onKeyDown={onKeyDown}
        className="@container relative cursor-crosshair touch-pan-y select-none"
      >
        {children}
        {playing?.bpm && (
          <DialNeedle
            x={tempoFraction(playing.bpm)}
            bpm={playing.bpm}
            name={playing.name}
            band={moods.indexOf(playing.mood?.slug ?? "")}
            bands={moods.length}
          />
        )}
        {aim && band && aimed && (
          <DialFlag aimed={aimed} band={aim.band} bands={moods.length} mood={band.mood} />
        )}
        {failed && (
          <p
            role="alert"
            className="absolute right-0 bottom-2 rounded-control bg-ink px-2 py-1 text-onink text-small"
          >
            {t("playFailed")}
          </p>
        )}
      </div>
      <p id={help} className="sr-only">
        {t("help")}
      </p>
    </>
  );
}

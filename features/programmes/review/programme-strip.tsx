"use client";

import { useTranslations } from "next-intl";
import { type CSSProperties, useMemo, useRef } from "react";
import { nameOfTime, scaleOf } from "#/features/cue-sheets/strip/strip-scale.ts";
import { useWidth } from "#/features/cue-sheets/strip/use-width.ts";
import type { Playable } from "#/features/player/playable.ts";
import type { HeardUse } from "../listening/heard-use.ts";
import { useListening } from "../listening/listening-store.ts";
import type { HeardProgramme } from "../programme-store.ts";
import styles from "./programme-strip.module.css";
import { barPath, heightsOf, PITCH } from "./strip-bars.ts";

const HEIGHT = 86;
const place = (left: number, width = 0) =>
  ({ "--left": `${100 * left}%`, "--width": `${100 * width}%` }) as CSSProperties;

/**
 * Renders the programme from end to end: its level, and every use that is not refused, in the hue of its mood.
 * Each use is a button that leads to its row.
 */
export function ProgrammeStrip({
  heard: { seconds, levels },
  uses,
  soundOf,
  onGo,
}: {
  heard: HeardProgramme;
  uses: readonly HeardUse[];
  soundOf: (use: HeardUse) => Playable | undefined;
  onGo: (id: string) => void;
}) {
  const t = useTranslations("programme");
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box, true);
  const count = Math.max(1, Math.floor(width / PITCH));
  const heights = useMemo(() => heightsOf(levels, seconds, count), [levels, seconds, count]);
  const shownUses = uses.filter(({ verdict }) => verdict !== "refused");
  const shownAt = (bar: number) => {
    const second = ((bar + 0.5) / count) * seconds;
    return shownUses.find(({ start, end }) => second >= start && second < end)?.id;
  };
  const { named } = scaleOf(seconds, width);
  return (
    <section aria-label={t("strip")} className={styles.strip}>
      <div ref={box} className={styles.lane}>
        {shownUses.map((use, index) => (
          <StripUse
            key={use.id}
            use={use}
            room={(shownUses[index + 1]?.start ?? seconds) - use.start}
            number={uses.indexOf(use) + 1}
            mood={soundOf(use)?.mood?.slug}
            seconds={seconds}
            onGo={onGo}
          />
        ))}
        <svg
          viewBox={`0 0 ${count * PITCH} ${HEIGHT}`}
          preserveAspectRatio="none"
          aria-hidden="true"
          focusable="false"
          className={styles.bars}
        >
          <path
            d={barPath(heights, HEIGHT, (bar) => shownAt(bar) === undefined)}
            className="fill-ink opacity-40"
          />
          {shownUses.map((use) => (
            <path
              key={use.id}
              data-mood={soundOf(use)?.mood?.slug}
              d={barPath(heights, HEIGHT, (bar) => shownAt(bar) === use.id)}
              className="fill-(--mood-fill,var(--ink))"
            />
          ))}
        </svg>
        <StripHead seconds={seconds} />
      </div>
      <div aria-hidden="true" className={`${styles.scale} text-ink3 text-label tabular-nums`}>
        {named.map((second) => (
          <span key={second} className={styles.time} style={place(second / seconds)}>
            {nameOfTime(second, named.length > 1 && (named[1] ?? 0) % 60 === 0)}
          </span>
        ))}
      </div>
    </section>
  );
}

function StripUse({
  use: { id, title, start, end, verdict },
  room,
  number,
  mood,
  seconds,
  onGo,
}: {
  use: HeardUse;
  /** Seconds until the next one begins, which limit the width of its name. */
  room: number;
  number: number;
  mood: string | undefined;
  seconds: number;
  onGo: (id: string) => void;
}) {
  const t = useTranslations("programme");
  const isHeard = useListening(({ use }) => use === id);
  return (
    <button
      type="button"
      data-mood={mood}
      data-open={verdict === "open" || undefined}
      data-heard={isHeard || undefined}
      aria-label={t("toUse", { number, title })}
      title={title}
      onClick={() => onGo(id)}
      style={
        {
          ...place(start / seconds, (end - start) / seconds),
          "--room": room / (end - start),
        } as CSSProperties
      }
      className={styles.use}
    >
      <span aria-hidden="true" className={`${styles.name} text-label`}>
        <span className="font-semibold">{number}</span> {title}
      </span>
    </button>
  );
}

/** Renders the playhead. */
function StripHead({ seconds }: { seconds: number }) {
  const at = useListening(({ use, at }) => (use === null ? null : at));
  return at === null ? null : <span aria-hidden="true" style={place(at / seconds)} className={styles.head} />;
}

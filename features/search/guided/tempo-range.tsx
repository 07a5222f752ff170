import { useEffect, useState } from "react";
import styles from "./tempo-range.module.css";
import { inTempoScale, type Scale, type Tempo, type TempoBar, tempoBars } from "./tempo-scale.ts";

/** Milliseconds a thumb rests before its position is sent: a drag is one request, not fifty. */
const REST = 250;
const BAR = { pitch: 6, width: 5, height: 40 };
/** Share of the scale within which a thumb's figure hides that of the end. */
const NEAR = 0.14;

interface Words {
  legend: string;
  unit: string;
  /** Labels of the two thumbs. */
  from: string;
  to: string;
  /** A figure as it is read out, and as it is shown. */
  spoken: (value: number) => string;
  written: (value: number) => string;
}

/** Renders a range of figures below the histogram of the tracks, with a thumb for each end (looks §5, Tempo). */
export function TempoRange({
  scale,
  words,
  tempo,
  counts,
  onChange,
}: {
  scale: Scale;
  words: Words;
  tempo: Tempo;
  counts: readonly TempoBar[];
  onChange: (tempo: Tempo) => void;
}) {
  const [draft, setDraft] = useState<Tempo | null>(null);
  useEffect(() => {
    if (!draft) return;
    const timer = setTimeout(() => {
      onChange(draft);
      setDraft(null);
    }, REST);
    return () => clearTimeout(timer);
  }, [draft, onChange]);
  /** Leaving the thumbs applies their position now, without waiting for a rest. */
  const settle = () => {
    if (draft) onChange(draft);
    setDraft(null);
  };

  const shown = draft ?? tempo;
  const from = shown.from ?? scale.from;
  const to = shown.to ?? scale.to;
  const bars = tempoBars(counts, scale);
  const chosen = (bar: TempoBar) => bar.from >= from && bar.from <= to;
  const fraction = (bpm: number) => (bpm - scale.from) / (scale.to - scale.from);
  const inset = (share: number) => `calc(var(--inset) + ${share} * (100% - 2 * var(--inset)))`;
  const at = (bpm: number) => ({ left: `${fraction(bpm) * 100}%` });
  const thumb = {
    min: scale.from,
    max: scale.to,
    className: styles.thumb,
  } as const;

  return (
    <fieldset className={styles.tempo} onBlur={settle}>
      <legend className="mb-2 font-semibold text-body">
        {words.legend} <span className="font-normal text-ink3">{words.unit}</span>
      </legend>
      <div className={styles.scale}>
        <svg
          viewBox={`0 0 ${bars.length * BAR.pitch} ${BAR.height}`}
          preserveAspectRatio="none"
          aria-hidden="true"
          focusable="false"
          className={styles.bars}
        >
          <path d={barsPath(bars, chosen)} className="fill-ink" />
          <path d={barsPath(bars, (bar) => !chosen(bar))} className="fill-line2" />
        </svg>
        <span
          className={styles.range}
          style={{ left: inset(fraction(from)), right: inset(1 - fraction(to)) }}
        />
        <input
          {...thumb}
          type="range"
          aria-label={words.from}
          aria-valuetext={words.spoken(from)}
          value={from}
          style={{ zIndex: from > (scale.from + scale.to) / 2 ? 2 : 1 }}
          onChange={(event) =>
            setDraft(inTempoScale({ from: Math.min(event.target.valueAsNumber, to), to: shown.to }, scale))
          }
        />
        <input
          {...thumb}
          type="range"
          aria-label={words.to}
          aria-valuetext={words.spoken(to)}
          value={to}
          style={{ zIndex: 1 }}
          onChange={(event) =>
            setDraft(
              inTempoScale({ from: shown.from, to: Math.max(event.target.valueAsNumber, from) }, scale),
            )
          }
        />
      </div>
      <p aria-hidden="true" className={`${styles.figures} text-label`}>
        {fraction(from) > NEAR && <span style={at(scale.from)}>{words.written(scale.from)}</span>}
        {fraction(to) < 1 - NEAR && <span style={at(scale.to)}>{words.written(scale.to)}</span>}
        {fraction(to) - fraction(from) < NEAR ? (
          <b style={at((from + to) / 2)}>
            {from === to ? words.written(from) : `${words.written(from)}–${words.written(to)}`}
          </b>
        ) : (
          <>
            <b style={at(from)}>{words.written(from)}</b>
            <b style={at(to)}>{words.written(to)}</b>
          </>
        )}
      </p>
    </fieldset>
  );
}

/** Returns the path of those bars of a histogram that are `drawn`; the tallest bar of all is as high as the drawing. */
function barsPath(bars: readonly TempoBar[], drawn: (bar: TempoBar) => boolean): string {
  const most = Math.max(1, ...bars.map(({ count }) => count));
  return bars
    .map((bar, index) => {
      if (!drawn(bar)) return "";
      const height = bar.count === 0 ? 1 : Math.max(2, Math.round((bar.count / most) * BAR.height));
      return `M${index * BAR.pitch} ${BAR.height}v-${height}h${BAR.width}v${height}z`;
    })
    .join("");
}

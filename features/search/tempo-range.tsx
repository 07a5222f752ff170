import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import styles from "./tempo-range.module.css";
import { inTempoScale, TEMPO_SCALE, type Tempo, type TempoBar, tempoBars } from "./tempo-scale.ts";

/** Milliseconds a thumb rests before its place is asked for: a drag is one question, not fifty. */
const REST = 250;
const BAR = { pitch: 6, width: 5, height: 40 };
const SPAN = TEMPO_SCALE.to - TEMPO_SCALE.from;
/** Share of the scale within which an end's own figure gives way to that of a thumb. */
const NEAR = 0.14;

/** A range of tempo under the histogram of the titles, with a thumb for either end (looks §5, Tempo). */
export function TempoRange({
  tempo,
  counts,
  onChange,
}: {
  tempo: Tempo;
  counts: readonly TempoBar[];
  onChange: (tempo: Tempo) => void;
}) {
  const t = useTranslations("guided");
  const [draft, setDraft] = useState<Tempo | null>(null);
  useEffect(() => {
    if (!draft) return;
    const timer = setTimeout(() => {
      onChange(draft);
      setDraft(null);
    }, REST);
    return () => clearTimeout(timer);
  }, [draft, onChange]);
  /** Who leaves the thumbs wants their place now, not after a rest that may never come. */
  const settle = () => {
    if (draft) onChange(draft);
    setDraft(null);
  };

  const shown = draft ?? tempo;
  const from = shown.from ?? TEMPO_SCALE.from;
  const to = shown.to ?? TEMPO_SCALE.to;
  const bars = tempoBars(counts);
  const most = Math.max(1, ...bars.map(({ count }) => count));
  const fraction = (bpm: number) => (bpm - TEMPO_SCALE.from) / SPAN;
  const inset = (share: number) => `calc(var(--inset) + ${share} * (100% - 2 * var(--inset)))`;
  const at = (bpm: number) => ({ left: `${fraction(bpm) * 100}%` });
  const thumb = {
    min: TEMPO_SCALE.from,
    max: TEMPO_SCALE.to,
    className: styles.thumb,
  } as const;

  return (
    <fieldset className={styles.tempo} onBlur={settle}>
      <legend className="mb-2 font-semibold text-body">
        {t("tempo")} <span className="font-normal text-ink3">{t("bpm")}</span>
      </legend>
      <div className={styles.scale}>
        <svg
          viewBox={`0 0 ${bars.length * BAR.pitch} ${BAR.height}`}
          preserveAspectRatio="none"
          aria-hidden="true"
          focusable="false"
          className={styles.bars}
        >
          {bars.map((bar, index) => {
            const height = bar.count === 0 ? 1 : Math.max(2, Math.round((bar.count / most) * BAR.height));
            return (
              <rect
                key={bar.from}
                x={index * BAR.pitch}
                y={BAR.height - height}
                width={BAR.width}
                height={height}
                className={bar.from >= from && bar.from <= to ? "fill-ink" : "fill-line2"}
              />
            );
          })}
        </svg>
        <span
          className={styles.range}
          style={{ left: inset(fraction(from)), right: inset(1 - fraction(to)) }}
        />
        <input
          {...thumb}
          type="range"
          aria-label={t("tempoFrom")}
          aria-valuetext={t("tempoValue", { bpm: from })}
          value={from}
          style={{ zIndex: from > TEMPO_SCALE.from + SPAN / 2 ? 2 : 1 }}
          onChange={(event) =>
            setDraft(inTempoScale({ from: Math.min(event.target.valueAsNumber, to), to: shown.to }))
          }
        />
        <input
          {...thumb}
          type="range"
          aria-label={t("tempoTo")}
          aria-valuetext={t("tempoValue", { bpm: to })}
          value={to}
          style={{ zIndex: 1 }}
          onChange={(event) =>
            setDraft(inTempoScale({ from: shown.from, to: Math.max(event.target.valueAsNumber, from) }))
          }
        />
      </div>
      <p aria-hidden="true" className={`${styles.figures} text-label`}>
        {fraction(from) > NEAR && <span style={at(TEMPO_SCALE.from)}>{TEMPO_SCALE.from}</span>}
        {fraction(to) < 1 - NEAR && <span style={at(TEMPO_SCALE.to)}>{TEMPO_SCALE.to}</span>}
        {fraction(to) - fraction(from) < NEAR ? (
          <b style={at((from + to) / 2)}>{from === to ? from : `${from}–${to}`}</b>
        ) : (
          <>
            <b style={at(from)}>{from}</b>
            <b style={at(to)}>{to}</b>
          </>
        )}
      </p>
    </fieldset>
  );
}

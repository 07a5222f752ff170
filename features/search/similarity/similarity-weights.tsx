import { useTranslations } from "next-intl";
import { type CSSProperties, useEffect, useState } from "react";
import { SIDES, type Weights } from "./similarity-state.ts";
import styles from "./similarity-weights.module.css";

/** Milliseconds a slider rests before a new search. */
const REST = 250;

/** Renders the weights of the sides: three sliders, 0 to 100. The search follows when they rest. */
export function SimilarityWeights({
  weights,
  onChange,
}: {
  weights: Weights;
  onChange: (weights: Weights) => void;
}) {
  const t = useTranslations("similarity");
  const [moved, setMoved] = useState<Weights | null>(null);
  const shown = moved ?? weights;
  useEffect(() => {
    if (!moved) return;
    const timer = setTimeout(() => {
      setMoved(null);
      onChange(moved);
    }, REST);
    return () => clearTimeout(timer);
  }, [moved, onChange]);

  return (
    <section aria-labelledby="similarity-weights">
      <h2 id="similarity-weights" className="text-h2">
        {t("matters")}
      </h2>
      {SIDES.map((side) => {
        const value = Math.round(shown[side] * 100);
        return (
          <div key={side} className="mt-6">
            <div className="flex justify-between font-semibold text-body">
              <label htmlFor={`similarity-${side}`}>{t(`sides.${side}`)}</label>
              <output htmlFor={`similarity-${side}`}>{value}</output>
            </div>
            <input
              id={`similarity-${side}`}
              type="range"
              min={0}
              max={100}
              step={5}
              value={value}
              aria-describedby={`similarity-${side}-help`}
              onChange={(event) => setMoved({ ...shown, [side]: Number(event.target.value) / 100 })}
              className={styles.range}
              style={{ "--value": `${value}%` } as CSSProperties}
            />
            <p id={`similarity-${side}-help`} className="text-ink3 text-small">
              {t(`sideHelp.${side}`)}
            </p>
          </div>
        );
      })}
    </section>
  );
}

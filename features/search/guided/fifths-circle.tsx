import { useTranslations } from "next-intl";
import { type KeyboardEvent, useId, useState } from "react";
import { formatTonality } from "#/features/player/tonality-name.ts";
import { useLang } from "#/lib/i18n/use-lang.ts";
import { CIRCLE, type Key, nearKeys, nextKey } from "./circle-of-fifths.ts";
import styles from "./fifths.module.css";
import { FifthsSegment } from "./fifths-segment.tsx";

const FIRST = CIRCLE[0]?.tonalities[0];

/**
 * Chooses keys on the circle of fifths, where near keys are neighbours: majors outside, minors inside. One tab stop;
 * arrow keys lead from key to key, as drawn.
 */
export function FifthsCircle({
  chosen,
  counts,
  onToggle,
  onAdd,
}: {
  /** Tonalities by the usual names of their keys. */
  chosen: readonly string[];
  counts: Readonly<Record<string, number>>;
  onToggle: (tonality: string) => void;
  /** Adds several at once: the near keys of the chosen ones. */
  onAdd: (tonalities: string[]) => void;
}) {
  const t = useTranslations("guided");
  const lang = useLang();
  const help = useId();
  const [current, setCurrent] = useState(FIRST);
  const countOf = ({ tonalities }: Key) => tonalities.reduce((sum, one) => sum + (counts[one] ?? 0), 0);
  const near = chosen.length > 0 ? nearKeys(chosen) : [];
  const most = Math.max(1, ...CIRCLE.map(countOf));

  const press = (event: KeyboardEvent<SVGGElement>, key: Key) => {
    const next = nextKey(key, event.key);
    if (next) {
      event.preventDefault();
      setCurrent(next.tonalities[0]);
      event.currentTarget.ownerSVGElement
        ?.querySelector<SVGGElement>(`[data-tonality="${next.tonalities[0]}"]`)
        ?.focus();
    } else if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      onToggle(key.tonalities[0]);
    }
  };

  return (
    <fieldset aria-describedby={help}>
      <legend className="mb-2 font-semibold text-body">{t("tonality")}</legend>
      <p id={help} className="sr-only">
        {t("tonalityHelp")}
      </p>
      <svg viewBox="-150 -150 300 300" role="presentation" className={styles.circle}>
        {CIRCLE.map((key) => {
          const [tonality] = key.tonalities;
          const name = formatTonality(tonality, lang);
          const count = countOf(key);
          return (
            <FifthsSegment
              key={tonality}
              place={key}
              name={name.split(" ")[0] ?? name}
              label={t("tonalityCount", { name, count })}
              count={count}
              share={count / most}
              isChosen={chosen.includes(tonality)}
              isStop={tonality === current}
              onPress={() => {
                setCurrent(tonality);
                onToggle(tonality);
              }}
              onKeyDown={(event) => press(event, key)}
            />
          );
        })}
        <text>{t("keys", { count: chosen.length })}</text>
      </svg>
      {near.length > 0 && (
        <button
          type="button"
          onClick={() => onAdd(near)}
          className="text-link touch-target mt-2 px-1 text-small"
        >
          {t("nearKeys", { keys: near.map((one) => formatTonality(one, lang)).join(", ") })}
        </button>
      )}
    </fieldset>
  );
}

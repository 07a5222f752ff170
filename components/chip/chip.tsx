import { Check, Minus } from "lucide-react";
import { Swatch } from "../drawing/swatch.tsx";
import styles from "./chip.module.css";

/** Off, wanted, or excluded. */
export type ChipState = "off" | "in" | "out";

const PRESSED = { off: false, in: true, out: "mixed" } as const;

/**
 * Renders a term that can be wanted or excluded: 30 px, 38 on phones. Shape shows its state before colour does:
 * off is an outline with a count, wanted is ink with a tick (a mood family its own wash and ring), excluded is an
 * ink outline with a minus and a struck-through text (looks §5, Chips).
 */
export function Chip({
  state,
  onPress,
  count,
  mood,
  outLabel,
  children,
}: {
  state: ChipState;
  onPress: () => void;
  count?: number;
  /** Slug of a mood family, which sets the hue and the swatch of the chip. */
  mood?: string | null;
  /** Read aloud after the term when it is excluded. */
  outLabel?: string;
  children: string;
}) {
  return (
    <button
      type="button"
      aria-pressed={PRESSED[state]}
      data-mood={mood || undefined}
      data-none={(state === "off" && count === 0) || undefined}
      onClick={onPress}
      className={styles.chip}
    >
      {state === "in" && <Check aria-hidden="true" size={13} strokeWidth={2.25} />}
      {state === "out" && <Minus aria-hidden="true" size={13} strokeWidth={2.25} />}
      {state === "off" && mood && <Swatch />}
      {state === "out" ? (
        <span aria-hidden={Boolean(outLabel)} className="line-through">
          {children}
        </span>
      ) : (
        children
      )}
      {state === "out" && outLabel && <span className="sr-only">{`${children}, ${outLabel}`}</span>}
      {count !== undefined && <small>{count}</small>}
    </button>
  );
}

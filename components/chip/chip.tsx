import { Check, Minus } from "lucide-react";
import { Swatch } from "../drawing/swatch.tsx";

/** Off, wanted, or excluded. */
export type ChipState = "off" | "in" | "out";

const PRESSED = { off: false, in: true, out: "mixed" } as const;

/**
 * Renders a term that can be wanted or excluded: 30 px, 38 on phones. Shape shows its state before colour does:
 * off is an outline with a count, wanted is ink with a tick (a mood family its own wash and ring), excluded is an
 * ink outline with a minus and a struck-through text (looks.md §5, Chips).
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
  const isFilled = state === "in" && !mood;
  const ground = {
    off: `border-line2 bg-raised hover:border-ink ${count === 0 ? "text-ink3" : "text-ink"}`,
    in: mood
      ? "border-mood bg-mood-wash text-ink outline-1 -outline-offset-2 outline-mood"
      : "border-ink bg-ink text-onink",
    out: "border-ink bg-transparent text-ink",
  }[state];
  return (
    <button
      type="button"
      aria-pressed={PRESSED[state]}
      data-mood={mood || undefined}
      onClick={onPress}
      className={`inline-flex h-[30px] items-center gap-1.5 rounded-control border px-2.5 text-small max-md:h-[38px] [--hue-fill:var(--mood-fill)] ${ground}`}
    >
      {state === "in" && <Check aria-hidden="true" size={13} strokeWidth={2.25} />}
      {state === "out" && <Minus aria-hidden="true" size={13} strokeWidth={2.25} />}
      {state === "off" && mood && <Swatch />}
      <span className={state === "out" ? "line-through" : undefined}>{children}</span>
      {state === "out" && outLabel && <span className="sr-only">, {outLabel}</span>}
      {count !== undefined && (
        <span className={`text-label ${isFilled ? "text-onink" : "text-ink3"}`}>{count}</span>
      )}
    </button>
  );
}

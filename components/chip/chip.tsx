import { Check } from "lucide-react";
import { Swatch } from "../drawing/swatch.tsx";

/**
 * A term that can be switched on and off: 30 px, 38 on phones. Off is an outline with a count, on is ink with a
 * tick; a mood family is on in its own wash and ring (looks.md §5, Chips).
 */
export function Chip({
  on,
  onPress,
  count,
  mood,
  children,
}: {
  on: boolean;
  onPress: () => void;
  count?: number;
  /** Slug of a mood family, whose hue and swatch the chip takes. */
  mood?: string | null;
  children: string;
}) {
  const ground = on
    ? mood
      ? "border-mood bg-mood-wash text-ink outline-1 -outline-offset-2 outline-mood"
      : "border-ink bg-ink text-onink"
    : `border-line2 bg-raised hover:border-ink ${count === 0 ? "text-ink3" : "text-ink"}`;
  return (
    <button
      type="button"
      aria-pressed={on}
      data-mood={mood || undefined}
      onClick={onPress}
      className={`inline-flex h-[30px] items-center gap-1.5 rounded-control border px-2.5 text-small max-md:h-[38px] [--hue-fill:var(--mood-fill)] ${ground}`}
    >
      {on && <Check aria-hidden="true" size={13} strokeWidth={2.25} />}
      {!on && mood && <Swatch />}
      {children}
      {count !== undefined && (
        <span className={`text-label ${on && !mood ? "text-onink" : "text-ink3"}`}>{count}</span>
      )}
    </button>
  );
}

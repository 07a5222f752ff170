import { X } from "lucide-react";
import { Swatch } from "../drawing/swatch.tsx";

/** A filter that is on, as a sentence of the result, with the button that takes it off (looks.md §5, Chips). */
export function ActiveChip({
  label,
  removeLabel,
  onRemove,
  mood,
}: {
  label: string;
  /** Name of the button, read aloud. */
  removeLabel: string;
  onRemove: () => void;
  mood?: string | null;
}) {
  return (
    <li
      data-mood={mood || undefined}
      className="flex h-[30px] items-center gap-1.5 rounded-control border border-line bg-sunken pl-2.5 text-small max-md:h-[38px] [--hue-fill:var(--mood-fill)]"
    >
      {mood && <Swatch />}
      {label}
      <button
        type="button"
        onClick={onRemove}
        aria-label={removeLabel}
        className="grid h-full w-8 place-items-center rounded-control text-ink2 hover:text-ink"
      >
        <X aria-hidden="true" size={14} strokeWidth={2} />
      </button>
    </li>
  );
}

import { X } from "lucide-react";
import { Swatch } from "../drawing/swatch.tsx";

/** Renders an active filter as a phrase of the result, with a button that removes it (looks §5, Chips). */
export function ActiveChip({
  label,
  removeLabel,
  onRemove,
  mood,
  except,
}: {
  label: string;
  /** Prefix of a filter that excludes, such as «except». */
  except?: string;
  /** Accessible name of the button. */
  removeLabel: string;
  onRemove: () => void;
  mood?: string | null;
}) {
  return (
    <li
      data-mood={mood || undefined}
      className={`flex h-[30px] items-center gap-1.5 shrink-0 rounded-control border pl-2.5 text-small max-md:h-[38px] [--hue-fill:var(--mood-fill)] ${except ? "border-line2 bg-bg" : "border-line bg-sunken"}`}
    >
      {except && <span className="text-ink2">{except} </span>}
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

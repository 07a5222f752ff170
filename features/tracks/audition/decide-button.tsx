import type { LucideIcon } from "lucide-react";
import { useKeyHint } from "#/features/player/keys/use-key-hint.ts";
import { usePreferences } from "#/lib/preferences.ts";

/** Renders a decision of an audition: its icon, its label and, on devices with a keyboard, its key. */
export function DecideButton({
  Icon,
  label,
  keyLabel,
  keys,
  onClick,
  isMain = false,
}: {
  Icon: LucideIcon;
  label: string;
  keyLabel: string;
  /** The key in the syntax of `aria-keyshortcuts`, if it differs from its label. */
  keys?: string;
  onClick: () => void;
  isMain?: boolean;
}) {
  const hint = useKeyHint();
  const hasKeys = usePreferences((choices) => choices.keys);
  const ink = isMain
    ? "border-ink bg-ink text-onink hover:border-ink2 hover:bg-ink2"
    : "border-line2 text-ink hover:border-ink";
  return (
    <button
      {...hint(label, keyLabel, keys)}
      type="button"
      onClick={onClick}
      className={`inline-flex h-10 items-center justify-center gap-2 rounded-control border px-3 font-semibold text-body whitespace-nowrap transition-colors max-md:h-14 max-md:flex-col max-md:gap-0.5 max-md:px-1 max-md:text-small ${ink}`}
    >
      <Icon aria-hidden="true" size={18} strokeWidth={1.75} />
      {label}
      {hasKeys && (
        <span
          aria-hidden="true"
          className="min-w-5 rounded-control border border-current px-1 text-center font-normal font-sans text-[11px] leading-4 opacity-70 max-lg:hidden pointer-coarse:hidden"
        >
          {keyLabel}
        </span>
      )}
    </button>
  );
}

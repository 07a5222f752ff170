/** Primary is filled with ink, secondary is outlined, quiet is bare until hovered. */
export type ButtonKind = "primary" | "secondary" | "quiet";

/** Heights of controls, in pixels. */
export type ButtonSize = 36 | 40 | 48;

const KINDS: Record<ButtonKind, string> = {
  primary: "bg-ink text-onink border-ink hover:bg-ink2 hover:border-ink2",
  secondary: "bg-transparent text-ink border-line2 hover:border-ink",
  quiet: "bg-transparent text-ink border-transparent hover:bg-hover",
};
const SIZES: Record<ButtonSize, string> = { 36: "h-9 px-3", 40: "h-10 px-4", 48: "h-12 px-5" };

/** Returns the classes of a button, for a `<button>` or for a link that looks like one. */
export function buttonStyle(kind: ButtonKind = "primary", size: ButtonSize = 40): string {
  return `inline-flex items-center justify-center gap-2 rounded-control border text-body font-semibold whitespace-nowrap transition-colors disabled:opacity-50 aria-disabled:opacity-50 ${KINDS[kind]} ${SIZES[size]}`;
}

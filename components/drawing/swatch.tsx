/** Three furrows in a box of 12 × 12, each swelling elsewhere. */
const FURROWS =
  "M0 1.2Q4 .5 8 1.2T12 1.2V2.8Q8 3.5 4 2.8T0 2.8zM0 5.2Q2.5 4.4 5 5.2T12 5.2V6.8Q9 7.4 5 6.8T0 6.8zM0 9.2Q5 8.6 8 9.2T12 9.2V10.8Q10 11.4 8 10.8T0 10.8z";

/**
 * The striped sign of a mood family, in `--hue-fill` of its surroundings. Always set beside the family's name: a hue
 * alone says nothing to many people, hence hidden from assistive technology.
 */
export function Swatch({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 12 12"
      width="12"
      height="12"
      aria-hidden="true"
      focusable="false"
      className={className}
    >
      <path d={FURROWS} style={{ fill: "var(--hue-fill, currentColor)" }} />
    </svg>
  );
}
